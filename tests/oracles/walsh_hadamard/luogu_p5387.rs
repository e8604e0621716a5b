use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    if random.between(0, 29) == 0 {
        // More lists than the modulus.
        return format!("{} 3\n", random.between(19, 24));
    }
    let length = random.between(1, 4);
    let most = [200, 20, 7, 4][length - 1];
    format!("{length} {}\n", random.between(1, most))
}

fn largest(_: &mut Random) -> Vec<String> {
    let length = 1_000_000_000_000_000_000u64;
    let most = [1_000_000, 524_287];
    let inputs = most.iter().map(|m| format!("{} {m}\n", length - m % 2));
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let (length, most): (usize, u64) = (input.read(), input.read());
    if length > 4 {
        output.line(won_lists_of_one_to_three(length) % 998_244_353);
        return;
    }
    let numbers: Vec<u64> = (1..=most).collect();
    let mut search = Search::normal(|list: &Vec<u64>| {
        change_one(list, |x| {
            let results = (1..=x).map(|y| x ^ y);
            results.filter(|&result| result < x).collect()
        })
    });
    let lists = product(&vec![numbers; length]).into_iter();
    output.line(lists.filter(|list| search.wins(list)).count());
}

fn won_lists_of_one_to_three(length: usize) -> u64 {
    // How often each of the numbers 0 to 3 is in the list.
    let mut search = Search::normal(|counts: &[usize; 4]| {
        let mut options = Vec::new();
        for x in (1..4).filter(|&x| counts[x] > 0) {
            for result in (1..=x).map(|y| x ^ y).filter(|&result| result < x) {
                let mut option = *counts;
                option[x] -= 1;
                option[result] += 1;
                options.push(option);
            }
        }
        options
    });
    let factorial = |n: usize| (1..=n as u128).product::<u128>();
    let mut won = 0;
    for ones in 0..=length {
        for twos in 0..=length - ones {
            let threes = length - ones - twos;
            if search.wins(&[0, ones, twos, threes]) {
                let equal = factorial(ones) * factorial(twos) * factorial(threes);
                won += factorial(length) / equal;
            }
        }
    }
    u64::try_from(won).expect("at most 3^24 lists")
}
