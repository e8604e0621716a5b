use crate::prelude::*;
oracle! { same(generate, solve).known(known).largest(largest, 1000, 256) }

/// A test in which each size has this part of the whole as its chance.
fn text(n: usize, parts: &[u32]) -> String {
    let whole: u32 = parts.iter().sum();
    assert_eq!(whole, 1_000_000);
    let mut text = format!("{n} {}\n", parts.len() - 1);
    for part in parts {
        write!(text, "{}.{:06} ", part / whole, part % whole).unwrap();
    }
    text + "\n"
}

/// Cuts the whole at random places.
fn parts(random: &mut Random, count: usize) -> Vec<u32> {
    let mut cuts = random.list(count - 1, 0, 1_000_000);
    cuts.extend([0, 1_000_000]);
    cuts.sort_unstable();
    cuts.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 5);
    let most = random.between(1, [12, 9, 6, 4, 3][n - 1]);
    text(n, &parts(random, most + 1))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 1_000_000_000;
    let mut equal = vec![1_000_000 / 101; 101];
    equal[0] += 1_000_000 % 101;
    vec![text(n, &equal), text(n, &parts(random, 101))]
}

/// All heaps have one size, so an even number of them is lost; and sizes 0 and 100 with equal chances.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let mut one_size = vec![0; 101];
    one_size[100] = 1_000_000;
    let mut two_sizes = one_size.clone();
    (two_sizes[0], two_sizes[100]) = (500_000, 500_000);
    let cases = [
        (text(1_000_000_000, &one_size), "0.00000000"),
        (text(999_999_999, &one_size), "1.00000000"),
        (text(999_999_999, &two_sizes), "0.50000000"),
    ];
    cases.map(|(input, answer)| (input, answer.into())).to_vec()
}

/// All lists of heaps, each with its chance.
fn chance(n: usize, chances: &[f64]) -> f64 {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    let sizes: Vec<u64> = (0..chances.len() as u64).collect();
    let lists = product(&vec![sizes; n]);
    let of = |heaps: &Vec<u64>| -> f64 {
        let places = heaps.iter().map(|&heap| usize::try_from(heap).unwrap());
        places.map(|place| chances[place]).product()
    };
    let won = lists.iter().filter(|heaps| search.wins(heaps));
    won.map(of).sum()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, most]: [usize; 2] = input.read_array();
    let words = (0..=most).map(|_| input.read_word());
    let chances: Vec<f64> = words.map(|word| word.parse().unwrap()).collect();
    output.line(format!("{:.8}", chance(n, &chances)));
}
