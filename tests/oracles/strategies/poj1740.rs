use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, 1000, 30) }

fn generate(random: &mut Random) -> String {
    let mut text = String::new();
    for _ in 0..3 {
        let n = random.between(1, 2);
        let mut heaps = random.list(n, 1, 4 - n as u64);
        if random.between(0, 1) == 0 {
            heaps.extend_from_within(..);
        } else {
            heaps.push(random.between(1, 5));
        }
        text += &counted(&heaps);
    }
    text + "0\n"
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut game = || counted(&random.list(10, 99, 100));
    let games: Vec<String> = (0..10_000).map(|_| game()).collect();
    vec![games.concat() + "0\n"]
}

/// One heap gets smaller, others that have stones may grow, and one stone at least is gone.
fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let sizes = |(j, &other): (usize, &u64)| match other {
            _ if i == j => (0..heap).collect(),
            0 => vec![0],
            _ => (other..other + heap).collect(),
        };
        options.extend(product(
            &heaps.iter().enumerate().map(sizes).collect::<Vec<_>>(),
        ));
    }
    options.retain(|option| option.iter().sum::<u64>() < heaps.iter().sum());
    for option in &mut options {
        option.sort_unstable();
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps));
    loop {
        let heaps: Vec<u64> = input.read_counted();
        if heaps.is_empty() {
            break;
        }
        output.line(u8::from(search.wins(&heaps)));
    }
}
