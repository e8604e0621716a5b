use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn text(most: usize, numbers: &[u64]) -> String {
    format!("{} {most}\n{}\n", numbers.len(), line(numbers))
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 4);
        let choices = [1, 7, 10, 20, 100, 101, 120, 1000];
        let numbers: Vec<u64> = (0..n).map(|_| choices[random.between(0, 7)]).collect();
        let digits: usize = numbers.iter().map(|number| number.to_string().len()).sum();
        text(random.between(digits / 2, digits), &numbers)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let tens = vec![1_000_000_000; n];
    let many = format!("1\n{}", text(1_000_000, &tens));
    let any = format!("1\n{}", text(1_700_000, &random.list(n, 1, 1_000_000_000)));
    vec![
        many,
        any,
        cases(10_000, || text(40, &[100, 10, 7, 1_000_000_000])),
    ]
}

/// The numbers, and whether Anna is to move; none if the game is over and its last mover has won.
type Position = (Vec<String>, bool);

fn options((numbers, is_annas): &Position, most: usize) -> Vec<Position> {
    let mut options = Vec::new();
    for i in 0..numbers.len() {
        let mut rest = numbers.clone();
        let number = rest.remove(i);
        if *is_annas {
            let turned: String = number.chars().rev().collect();
            rest.push(turned.trim_start_matches('0').to_string());
            rest.sort_unstable();
            if rest.len() > 1 {
                options.push((rest, false));
            } else if rest[0].len() <= most {
                options.push((Vec::new(), false));
            }
        } else {
            for j in 0..rest.len() {
                let mut after = rest.clone();
                after[j] = number.clone() + &rest[j];
                after.sort_unstable();
                options.push((after, true));
            }
        }
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let most = input.read();
        let mut numbers: Vec<String> = (0..n).map(|_| input.read_word()).collect();
        numbers.sort_unstable();
        let mut search = Search::normal(|position: &Position| options(position, most));
        output.line(either(search.wins(&(numbers, true)), "Anna", "Sasha"));
    }
}
