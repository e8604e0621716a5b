use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn text(bowls: &[(usize, usize)]) -> String {
    format!("{}\n{}", bowls.len() + 1, lines(bowls))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 7);
    let mut bowls: Vec<(usize, usize)> = (1..n).map(|i| (random.between(1, i), 0)).collect();
    // Up to six beans.
    for _ in 0..random.between(1, 6) {
        let bowl = random.between(0, n - 2);
        bowls[bowl].1 += 1;
    }
    text(&bowls)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let farthest: Vec<(usize, usize)> = (1..100_000).map(|i| (i, most)).collect();
    let nearest: Vec<(usize, usize)> = (1..100_000).map(|_| (1, most - 1)).collect();
    let any = (1..100_000).map(|i| (random.between(1, i), random.between(0, most)));
    vec![
        text(&farthest),
        text(&nearest),
        text(&any.collect::<Vec<_>>()),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut reaches = vec![0; n];
    let mut beans = vec![0u64; n];
    for i in 1..n {
        reaches[i] = input.read();
        beans[i] = input.read();
    }
    let mut search = Search::normal(|beans: &Vec<u64>| {
        let mut options = Vec::new();
        for i in (0..n).filter(|&i| beans[i] > 0) {
            for to in i - reaches[i]..i {
                let mut option = beans.clone();
                option[i] -= 1;
                option[to] += 1;
                options.push(option);
            }
        }
        options
    });
    let won = search.wins(&beans);
    output.line(either(won, "First", "Second"));
}
