use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(n: u64, digits: &[(u64, u64)]) -> String {
    format!("{n} {}\n{}", digits.len(), lines(digits))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 10);
    let mut digits: Vec<(u64, u64)> = Vec::new();
    for x in 1..=n {
        let y = random.between(0, 1);
        if random.between(0, 3) == 0 && digits.last() != Some(&(x - 1, y)) {
            digits.push((x, y));
        }
    }
    text(n, &digits)
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 1_000_000_000_000_000_000;
    let m = 200_000;
    let mut x = 0;
    let any = (0..m).map(|_| {
        x += random.between(2, n / m);
        (x, random.between(0, 1))
    });
    let any: Vec<(u64, u64)> = any.collect();
    let dense: Vec<(u64, u64)> = (0..m).map(|i| (n - m + 1 + i, i % 2)).collect();
    vec![text(n, &any), text(n, &dense), text(n - 1, &[])]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let m: usize = input.read();
    let mut cells: Vec<Option<u8>> = vec![None; n];
    for _ in 0..m {
        let x: usize = input.read();
        cells[x - 1] = Some(input.read());
    }
    let mut search = Search::normal(|cells: &Vec<Option<u8>>| {
        let mut options = Vec::new();
        for i in (0..n).filter(|&i| cells[i].is_none()) {
            for digit in [Some(0), Some(1)] {
                if (i == 0 || cells[i - 1] != digit) && (i + 1 == n || cells[i + 1] != digit) {
                    let mut option = cells.clone();
                    option[i] = digit;
                    options.push(option);
                }
            }
        }
        options
    });
    let won = search.wins(&cells);
    output.line(either(won, "Takahashi", "Aoki"));
}
