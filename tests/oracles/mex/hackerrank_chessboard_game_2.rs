use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        // Two coins near the corner, one of them perhaps near the other end of a border, or one coin
        // anywhere.
        let (k, most) = (random.between(1, 2), random.between(4, 5));
        input += &format!("{k}\n");
        for i in 0..k {
            let most = if k == 1 { 15 } else { most };
            let (along, across) = (random.between(1, most), random.between(1, most));
            match random.between(0, 3) {
                0 if i == 1 => input += &format!("{} {across}\n", 16 - along),
                1 if i == 1 => input += &format!("{across} {}\n", 16 - along),
                _ => input += &format!("{along} {across}\n"),
            }
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut any = || lines(&[(random.between(1, 15), random.between(1, 15))]);
    let corner = cases(1000, || cases(1000, || "15 15\n".to_string()));
    vec![corner, cases(1000, || cases(1000, &mut any))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|coins: &Vec<(i32, i32)>| {
        let mut options = Vec::new();
        for (i, &(x, y)) in coins.iter().enumerate() {
            for (right, down) in [(-2, 1), (-2, -1), (1, -2), (-1, -2)] {
                let cell = (x + right, y + down);
                if (1..=15).contains(&cell.0) && (1..=15).contains(&cell.1) {
                    let mut option = coins.clone();
                    option[i] = cell;
                    options.push(option);
                }
            }
        }
        options
    });
    for _ in 0..input.read() {
        let coins = (0..input.read())
            .map(|_| (input.read(), input.read()))
            .collect();
        output.line(either(search.wins(&coins), "First", "Second"));
    }
}
