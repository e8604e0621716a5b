use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    if random.between(0, 9) == 0 {
        // More choices than the modulus.
        let (n, d) = (random.between(35, 38), random.between(1, 4));
        return format!("{n} {d}\n{}\n", line(&random.list(n, 1, 2)));
    }
    let (n, d) = (random.between(1, 7), random.between(1, 4));
    let most = random.between(1, if n < 6 { 7 } else { 3 });
    format!("{n} {d}\n{}\n", line(&random.list(n, 1, most)))
}

/// The sum of all heaps is at most 10^7.
fn largest(random: &mut Random) -> Vec<String> {
    let mut small = random.list(450_000, 1, 19);
    small.extend(random.list(5, 900_000, 1_000_000));
    small.extend(vec![1; 49_995]);
    let lists = [small, vec![1_000_000; 10], vec![20; 500_000]];
    let inputs = lists
        .iter()
        .map(|list| format!("{} 10\n{}\n", list.len(), line(list)));
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, d]: [usize; 2] = input.read_array();
    // How many heaps there are of each size up to 7.
    let mut heaps = [0; 8];
    for _ in 0..n {
        heaps[input.read::<usize>()] += 1;
    }
    let mut search = Search::normal(|heaps: &Vec<usize>| {
        let sizes = (1..8).filter(|&size| heaps[size] > 0);
        let moves = sizes.flat_map(|size| (0..size).map(move |rest| (size, rest)));
        let options = moves.map(|(size, rest)| {
            let mut option = heaps.clone();
            option[size] -= 1;
            option[rest] += usize::from(rest > 0);
            option
        });
        options.collect()
    });
    let ways =
        |n: usize, k: usize| (0..k).fold(1, |ways, i| ways * (n - i) as u64 / (i + 1) as u64);
    let each: Vec<Vec<usize>> = heaps.iter().map(|&count| (0..=count).collect()).collect();
    let mut choices = 0;
    for kept in product(&each) {
        let thrown = n - kept.iter().sum::<usize>();
        if thrown < n && thrown % d == 0 && !search.wins(&kept) {
            let sizes = heaps.iter().zip(&kept);
            choices += sizes.map(|(&n, &k)| ways(n, k)).product::<u64>();
        }
    }
    output.line(choices % 1_000_000_007);
}
