use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let most = 6 / n;
    let white = random.list(n, 0, most);
    let mut blue = random.list(n, 0, most + 1);
    for (white, blue) in white.iter().zip(&mut blue) {
        // A pile has at least one stone.
        *blue += usize::from(white + *blue == 0);
    }
    format!("{n}\n{}\n{}\n", line(&white), line(&blue))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let all_equal = line(&vec![50; 100_000]);
    let mixed = [1, 0].map(|least| line(&random.list(n, least, 50)));
    vec![
        format!("{n}\n{all_equal}\n{all_equal}\n"),
        format!("{n}\n{}\n{}\n", mixed[0], mixed[1]),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|piles: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (i, &(white, blue)) in piles.iter().enumerate() {
            let mut replace = |pile| {
                let mut option = piles.clone();
                option[i] = pile;
                options.push(option);
            };
            if white > 0 {
                replace((white - 1, blue + white));
            }
            for taken in 1..=blue / 2 {
                replace((white, blue - taken));
            }
        }
        options
    });
    let n = input.read();
    let (white, blue): (Vec<u64>, Vec<u64>) = (input.read_list(n), input.read_list(n));
    let piles = white.into_iter().zip(blue).collect();
    output.line(either(search.wins(&piles), "First", "Second"));
}
