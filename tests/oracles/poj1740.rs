use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, 1000, 30) }

fn generate(random: &mut Random) -> String {
    let mut text = String::new();
    for _ in 0..3 {
        let n = random.between(1, 3);
        let mut heaps = random.list(n, 1, 9 - 2 * n as u64);
        if n == 2 && random.between(0, 1) == 0 {
            heaps = random.list(2, 1, 2);
            heaps.extend_from_within(..);
            random.shuffle(&mut heaps);
        }
        text += &counted(&heaps);
    }
    text + "0\n"
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut text = String::new();
    for _ in 0..5000 {
        text += &counted(&random.list(10, 99, 100));
        text += &counted(&random.list(9, 1, 100));
    }
    vec![text + "0\n"]
}

fn options(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        // The heap gets smaller, others that have stones may grow, and one stone at least is gone.
        let sizes = |(j, &other): (usize, &u64)| match other {
            _ if i == j => (0..heap).collect(),
            0 => vec![0],
            _ => (other..other + heap).collect(),
        };
        let mut lists = product(&heaps.iter().enumerate().map(sizes).collect::<Vec<_>>());
        lists.retain(|list| list.iter().sum::<u64>() < heaps.iter().sum());
        options.extend(lists);
    }
    for option in &mut options {
        option.sort_unstable();
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(options);
    loop {
        let mut heaps: Vec<u64> = input.read_counted();
        if heaps.is_empty() {
            break;
        }
        heaps.sort_unstable();
        output.line(u8::from(search.wins(&heaps)));
    }
}
