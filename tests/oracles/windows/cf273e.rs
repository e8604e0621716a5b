use crate::prelude::*;
oracle! { same(generate, solve).inputs(50).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    let n = [1, 1, 1, 2, 3][random.between(0, 4)];
    let most = [50, 7, 4][n - 1];
    format!("{n} {}\n", random.between(1, most))
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let any = random.between(most / 2, most);
    vec![format!("1000 {most}\n"), format!("999 {any}\n")]
}

/// The list of the pairs.
type Pairs = Vec<(u64, u64)>;

fn options(list: &Pairs) -> Vec<Pairs> {
    let mut options = Vec::new();
    for (i, &(l, r)) in list.iter().enumerate().filter(|(_, (l, r))| r - l > 2) {
        let third = (r - l) / 3;
        for pair in [(l + third, l + 2 * third), (l, r - third)] {
            let mut option = list.clone();
            option[i] = pair;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, p): (usize, u64) = (input.read(), input.read());
    let pairs: Vec<(u64, u64)> = (1..=p).flat_map(|r| (1..r).map(move |l| (l, r))).collect();
    let mut search = Search::normal(options);
    let lists = product(&vec![pairs; n]).into_iter();
    let won = lists.filter(|list| search.wins(list)).count();
    output.line(won % 1_000_000_007);
}
