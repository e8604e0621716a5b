use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    // Heaps in pairs, one of each pair perhaps changed a little: many such positions are lost.
    cases(2, || {
        let mut heaps = match random.between(0, 2) {
            0 => vec![random.between(1, 60)],
            1 => {
                let heap = random.between(1, 20);
                vec![heap, heap + 6 * random.between(0, 2)]
            }
            _ => random.list(3, 1, 9),
        };
        random.shuffle(&mut heaps);
        counted(&heaps)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 10_000_000;
    let one = format!("1\n300000\n{}\n", line(&random.list(300_000, 1, most)));
    let heaps = (0..10_000).map(|_| format!("30\n{}\n", line(&random.list(30, most - 99, most))));
    vec![one, format!("10000\n{}", heaps.collect::<String>())]
}

fn coprime(a: u64, b: u64) -> bool {
    if b == 0 {
        a == 1
    } else {
        coprime(b, a % b)
    }
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let heaps: Vec<u64> = input.read_list(n);
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            change_one(heaps, |heap| {
                let takes = (1..=heap).filter(|&take| coprime(heap, take));
                takes.map(|take| heap - take).collect()
            })
        });
        let wins = search.wins(&heaps);
        output.line(either(wins, "Alice", "Bob"));
    }
}
