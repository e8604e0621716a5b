use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let [k, x, a] = [(2, 6), (1, 4), (1, 12)].map(|(least, most)| random.between(least, most));
        format!("{k} {x} {a}\n")
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let line = || {
        format!(
            "{} {} {}\n",
            random.between(2, 30),
            random.between(1, 100),
            random.between(1, 1_000_000_000)
        )
    };
    vec![
        cases(1000, line),
        cases(1000, || "2 100 1000000000\n".to_string()),
    ]
}

/// More coins than are needed to show that he wins more and more.
const MANY: usize = 32;

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [k, x, a]: [usize; 3] = [(); 3].map(|()| input.read());
        // By the losses in a row, and the coins: whether he can be sure to have that many coins in the end.
        let mut wins = vec![vec![false; MANY + 1]; x + 1];
        for row in &mut wins {
            row[MANY] = true;
        }
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for losses in 0..=x {
                for coins in 1..MANY {
                    let can = (1..=coins).any(|bet| {
                        let after_win = (coins + bet * (k - 1)).min(MANY);
                        let after_loss = losses == x || wins[losses + 1][coins - bet];
                        wins[0][after_win] && after_loss
                    });
                    goes_on |= can && !wins[losses][coins];
                    wins[losses][coins] |= can;
                }
            }
        }
        output.line(either(wins[0][a], "YES", "NO"));
    }
}
