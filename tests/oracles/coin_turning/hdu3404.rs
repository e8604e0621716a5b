use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let (width, height) = match random.between(0, 3) {
            0 => (1, random.between(1, 5)),
            1 => (random.between(1, 5), 1),
            _ => (random.between(1, 3), random.between(1, 3)),
        };
        let mut lights = Vec::new();
        for x in 1..=width {
            for y in 1..=height {
                if random.between(0, 1) == 1 {
                    lights.push(format!("{x} {y}\n"));
                }
            }
        }
        random.shuffle(&mut lights);
        format!("{}\n{}", lights.len(), lights.concat())
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("100\n"); 2];
    let mut columns: Vec<u64> = (1..=10_000).collect();
    for _ in 0..100 {
        for input in &mut inputs {
            *input += "1000\n";
        }
        random.shuffle(&mut columns);
        for i in 0..1000 {
            let (x, y) = (10_000 - i / 32, 10_000 - i % 32);
            writeln!(inputs[0], "{x} {y}").unwrap();
        }
        for x in &columns[..1000] {
            let y = random.between(1, 10_000);
            writeln!(inputs[1], "{x} {y}").unwrap();
        }
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let bit = |x: u32, y: u32| 1u32 << (5 * (y - 1) + x - 1);
    let mut search = Search::normal(|&on: &u32| {
        let mut options = Vec::new();
        for x in 1..=5 {
            for y in 1..=5 {
                if on & bit(x, y) == 0 {
                    continue;
                }
                for u in 1..=x {
                    for v in 1..=y {
                        // Different corners have different bits.
                        options.push(on ^ (bit(x, y) | bit(u, y) | bit(x, v) | bit(u, v)));
                    }
                }
            }
        }
        options
    });
    for _ in 0..input.read() {
        let mut on = 0;
        for _ in 0..input.read() {
            on |= bit(input.read(), input.read());
        }
        let won = search.wins(&on);
        output.line(either(won, "Have a try, lxhgww.", "Don't waste your time."));
    }
}
