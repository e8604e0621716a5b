use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 512).slow() }

fn text(a: &[usize], b: &[usize]) -> String {
    format!("{} {}\n{}\n{}\n", a.len(), b.len(), line(a), line(b))
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let (n, m) = (random.between(1, 4), random.between(1, 7));
        let a = random.list(n, 1, either(n == 1, 3, n + m));
        text(&a, &random.list(m, 1, n + m))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let million = 1_000_000;
    let all: Vec<usize> = (1..=million).collect();
    let any = random.list(million, 1, 2 * million);
    let many = cases(10_000, || {
        text(&random.list(100, 1, 200), &random.list(100, 1, 200))
    });
    vec![
        format!("1\n{}", text(&all, &any)),
        format!("1\n{}", text(&vec![1; million], &any)),
        many,
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, m]: [usize; 2] = [input.read(), input.read()];
        let a: Vec<usize> = input.read_list(n);
        let mut search = Search::normal(|(b, alices_turn): &(Vec<usize>, bool)| {
            let mut options = Vec::new();
            for (place, y) in b.iter().enumerate() {
                if a.iter().any(|x| (y % x == 0) == *alices_turn) {
                    let mut rest = b.clone();
                    rest.remove(place);
                    options.push((rest, !alices_turn));
                }
            }
            options
        });
        let won = search.wins(&(input.read_list(m), true));
        output.line(either(won, "Alice", "Bob"));
    }
}
