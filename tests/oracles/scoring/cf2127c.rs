use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn text(k: usize, rows: [&[u64]; 2]) -> String {
    format!(
        "{} {k}\n{}\n{}\n",
        rows[0].len(),
        line(rows[0]),
        line(rows[1])
    )
}

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(2, 3);
        let k = random.between(1, either(n == 2, 2, 1));
        let mut row = || random.list(n, 1, 12);
        text(k, [&row(), &row()])
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let (n, most) = (200_000, 1_000_000_000);
    let any = random.list(n, 1, most);
    let far = format!("1\n{}", text(n, [&vec![1; n], &vec![most; n]]));
    let same = format!("1\n{}", text(1, [&any, &any]));
    vec![
        far,
        same,
        cases(10_000, || {
            text(3, [&random.list(20, 1, most), &random.list(20, 1, most)])
        }),
    ]
}

fn value(numbers: &[[i64; 2]]) -> i64 {
    numbers.iter().map(|[a, b]| (a - b).abs()).sum()
}

/// The value after so many rounds.
fn play(numbers: &[[i64; 2]], rounds: usize, orders: &[Vec<usize>]) -> i64 {
    if rounds == 0 {
        return value(numbers);
    }
    let mut least = i64::MAX;
    for j in 0..numbers.len() {
        for i in 0..j {
            let four = [numbers[i], numbers[j]].concat();
            let values = orders.iter().map(|order| {
                let mut after = numbers.to_vec();
                after[i] = [four[order[0]], four[order[1]]];
                after[j] = [four[order[2]], four[order[3]]];
                play(&after, rounds - 1, orders)
            });
            least = least.min(values.max().unwrap());
        }
    }
    least
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut orders = product(&vec![vec![0, 1, 2, 3]; 4]);
    orders.retain(|order| (0..4).all(|place| order.contains(&place)));
    for _ in 0..input.read() {
        let [n, k]: [usize; 2] = [input.read(), input.read()];
        let rows = [(); 2].map(|()| input.read_list::<i64>(n));
        let numbers: Vec<[i64; 2]> = (0..n).map(|i| [rows[0][i], rows[1][i]]).collect();
        output.line(play(&numbers, k, &orders));
    }
}
