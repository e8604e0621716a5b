use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None).known(known) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    counted(&random.list(n, 1, 10 - n as u64))
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(100_000, 1, 1_000_000);
    // Every quotient occurs an even number of times, so all are looked at.
    let equal = vec![1_000_000; 100_000];
    [any, equal].map(|heaps| counted(&heaps)).to_vec()
}

/// Heaps in pairs and one more, which is the one to take from: after a take of more than its half the
/// others are answered in pairs, and after a smaller one the opponent takes what is left of it.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let takes: u64 = 99_999 * 500_000;
    vec![(counted(&vec![1_000_000; 99_999]), format!("{takes}\n"))]
}

/// What can be taken, and what is then left.
fn moves(last: u64, heaps: &[u64]) -> Vec<(u64, Vec<u64>)> {
    let mut moves = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for taken in (1..=heap).filter(|taken| taken % last == 0) {
            let mut rest = heaps.to_vec();
            rest[i] -= taken;
            moves.push((taken, rest));
        }
    }
    moves
}

fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<u64> = input.read_counted();
    let mut search = Search::normal(|(last, heaps): &(u64, Vec<u64>)| {
        let mut options = moves(*last, heaps);
        for (_, rest) in &mut options {
            rest.sort_unstable();
        }
        options
    });
    let first = moves(1, &heaps).into_iter();
    output.line(first.filter(|option| !search.wins(option)).count());
}
