use crate::prelude::*;
oracle! { same(generate, solve).inputs(50).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    format!("{} {}\n", random.between(0, 7), random.between(0, 7))
}

fn largest(_: &mut Random) -> Vec<String> {
    let bags = [
        "1000 1000\n",
        "1 1000\n",
        "1000 1\n",
        "0 1000\n",
        "1000 0\n",
    ];
    bags.map(String::from).to_vec()
}

/// Whose turn it is, or that a mouse jumps.
#[derive(Clone, Copy)]
enum Turn {
    Princess,
    Dragon,
    Mouse,
}

/// The chance that the princess wins.
fn chance(white: u8, black: u8, turn: Turn) -> f64 {
    let mut sum = 0.0;
    if white > 0 {
        let chance = match turn {
            Turn::Princess => 1.0,
            Turn::Dragon => 0.0,
            Turn::Mouse => chance(white - 1, black, Turn::Princess),
        };
        sum += f64::from(white) * chance;
    }
    if black > 0 {
        let next = match turn {
            Turn::Princess => Turn::Dragon,
            Turn::Dragon => Turn::Mouse,
            Turn::Mouse => Turn::Princess,
        };
        sum += f64::from(black) * chance(white, black - 1, next);
    }
    // An empty bag is the dragon's.
    sum / f64::from((white + black).max(1))
}

fn solve(input: &mut Input, output: &mut Output) {
    let chance = chance(input.read(), input.read(), Turn::Princess);
    output.line(format!("{chance:.9}"));
}
