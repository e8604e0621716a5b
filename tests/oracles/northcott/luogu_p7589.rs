use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = random.between(1, 3);
        let (k, d) = (random.between(0, 1), random.between(1, 2));
        input += &format!("\n{n} {k} {d}\n");
        let mut gaps = random.list(n, 0, 5 - n);
        if n == 3 && random.between(0, 1) == 1 {
            gaps[2] = gaps[0] ^ gaps[1];
        }
        for (y, gap) in gaps.iter().enumerate() {
            let left = random.between(0, 9) - 5;
            let right = left + 1 + i64::try_from(*gap).expect("a small number");
            let black_first = random.between(0, 1) == 1;
            let (black, white) = if black_first {
                (left, right)
            } else {
                (right, left)
            };
            input += &format!("{y} {black} {white}\n");
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        input += "\n100 100 20\n";
        for y in 0..100 {
            let (black, white) = (random.between(500, 1000), random.between(500, 1000));
            input += &format!("-{y} -{black} {white}\n");
        }
    }
    vec![input]
}

/// The distances between the two pieces of each row, and the moves away that are left to the player to move
/// and to the other one.
type Position = (Vec<u64>, u32, u32);

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let k: u32 = input.read();
        let d: u64 = input.read();
        let mut search = Search::normal(|(distances, own, other): &Position| {
            let towards = change_one(distances, |distance| (1..distance).collect());
            let towards = towards.into_iter().map(|option| (option, *other, *own));
            let mut options: Vec<Position> = towards.collect();
            if *own > 0 {
                let away = change_one(distances, |distance| {
                    (distance + 1..=distance + d).collect()
                });
                options.extend(away.into_iter().map(|option| (option, *other, own - 1)));
            }
            options
        });
        let mut distances = Vec::new();
        for _ in 0..n {
            let [_, black, white]: [i64; 3] = input.read_array();
            distances.push(black.abs_diff(white));
        }
        let won = search.wins(&(distances, k, k));
        output.line(either(won, "Yes", "No"));
    }
}
