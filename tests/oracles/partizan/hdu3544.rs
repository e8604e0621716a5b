use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 3);
        let bars = (0..n).map(|i| {
            let (long, short) = (random.between(1, 6 - n - i), random.between(1, 4 - i));
            either(random.between(0, 1) == 1, (long, short), (short, long))
        });
        format!("{n}\n{}", lines(&bars.collect::<Vec<(u32, u32)>>()))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut side = || random.between(1, 1_000_000_000);
    let mut bars = || (0..100).map(|_| (side(), side())).collect::<Vec<_>>();
    let any = cases(100, || format!("100\n{}", lines(&bars())));
    let ahead = lines(&[(1_000_000_000, 1); 100]);
    vec![any, format!("1\n100\n{ahead}")]
}

/// The bars that can still be broken, sorted, and whether Alice moves.
type Position = (Vec<(u32, u32)>, bool);

fn options((bars, alice): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, &(x, y)) in bars.iter().enumerate() {
        for part in 1..either(*alice, x, y) {
            let parts = if *alice {
                [(part, y), (x - part, y)]
            } else {
                [(x, part), (x, y - part)]
            };
            let mut option = [&bars[..i], &bars[i + 1..], &parts].concat();
            option.retain(|&bar| bar != (1, 1));
            option.sort_unstable();
            options.push((option, !alice));
        }
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(options);
    for test in 1..=input.read() {
        let n = input.read();
        let mut bars: Vec<(u32, u32)> = (0..n).map(|_| (input.read(), input.read())).collect();
        bars.sort_unstable();
        let winner = either(search.wins(&(bars, true)), "Alice", "Bob");
        output.line(format!("Case {test}: {winner}"));
    }
}
