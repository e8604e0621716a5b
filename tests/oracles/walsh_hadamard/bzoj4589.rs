use crate::prelude::*;
oracle! { same(generate, solve).lines(rows).largest(largest, 10_000, 128).slow() }

fn generate(random: &mut Random) -> String {
    let test = |_| {
        if random.between(0, 39) == 0 {
            // More lists than the modulus.
            return format!("{} 3\n", random.between(31, 34));
        }
        let n = random.between(1, 5);
        // The number of lists grows with both numbers.
        let most = [20, 10, 6, 3, 3][n - 1];
        format!("{n} {}\n", random.between(2, most))
    };
    (0..3).map(test).collect()
}

fn largest(random: &mut Random) -> Vec<String> {
    let tests = (0..80).map(|_| {
        let n = random.between(990_000_000, 1_000_000_000);
        format!("{n} {}\n", random.between(49_900, 50_000))
    });
    vec![
        tests.collect(),
        format!("{} 50000\n", 1_000_000_000).repeat(80),
    ]
}

/// How many heaps there are of 1, 2, ..., 19 stones.
type Counts = [u8; 19];

fn options(counts: &Counts) -> Vec<Counts> {
    let mut options = Vec::new();
    for heap in (0..counts.len()).filter(|&heap| counts[heap] > 0) {
        let mut option = *counts;
        option[heap] -= 1;
        options.push(option);
        for rest in 0..heap {
            let mut option = option;
            option[rest] += 1;
            options.push(option);
        }
    }
    options
}

type Wins<'a> = &'a mut dyn FnMut(&[usize]) -> bool;

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(options);
    let mut wins = |heaps: &[usize]| {
        let mut counts = Counts::default();
        for heap in heaps {
            counts[heap - 1] += 1;
        }
        search.wins(&counts)
    };
    while !input.at_end() {
        let [n, most]: [usize; 2] = input.read_array();
        if n > 30 {
            output.line(lost_lists_of_twos_and_threes(n, &mut wins) % 1_000_000_007);
            continue;
        }
        let heaps = 2..=most;
        let is_prime = |heap: &usize| (2..*heap).all(|divisor| heap % divisor != 0);
        let primes: Vec<usize> = heaps.filter(is_prime).collect();
        let lists = product(&vec![primes; n]);
        output.line(lists.iter().filter(|heaps| !wins(heaps)).count());
    }
}

fn lost_lists_of_twos_and_threes(n: usize, wins: Wins) -> u64 {
    let (mut lost, mut orders) = (0, 1);
    for twos in 0..=n {
        if !wins(&[vec![2; twos], vec![3; n - twos]].concat()) {
            lost += orders;
        }
        orders = orders * (n - twos) as u64 / (twos + 1) as u64;
    }
    lost
}
