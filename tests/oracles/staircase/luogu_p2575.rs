use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = random.between(1, 2);
        input += &format!("{n}\n");
        for _ in 0..n {
            let mut columns: Vec<usize> = (random.between(14, 16)..=20).collect();
            random.shuffle(&mut columns);
            let m = random.between(0, columns.len());
            columns.truncate(m);
            input += &format!("{m} {}\n", line(&columns));
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::with_capacity(6_000_000); 2];
    for input in &mut inputs {
        *input += "100\n";
    }
    let mut columns: Vec<usize> = (1..=20).collect();
    for _ in 0..100 {
        for input in &mut inputs {
            *input += "1000\n";
        }
        for _ in 0..1000 {
            random.shuffle(&mut columns);
            let m = random.between(0, 20);
            writeln!(inputs[0], "20 {}", line(&columns)).unwrap();
            writeln!(inputs[1], "{m} {}", line(&columns[..m])).unwrap();
        }
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    // A row is a number with one bit for each piece, column 20 being bit 0.
    let mut search = Search::normal(|rows: &Vec<u64>| {
        change_one(rows, |row| {
            let mut options = Vec::new();
            for from in (0..20).filter(|&from| row >> from & 1 == 1) {
                let free = (0..from).rev().find(|&to| row >> to & 1 == 0);
                options.extend(free.map(|to| row ^ 1 << from ^ 1 << to));
            }
            options
        })
    });
    for _ in 0..input.read() {
        let mut rows = Vec::new();
        for _ in 0..input.read() {
            let m = input.read();
            let columns: Vec<u64> = input.read_list(m);
            rows.push(columns.iter().map(|column| 1 << (20 - column)).sum());
        }
        output.line(either(search.wins(&rows), "YES", "NO"));
    }
}
