use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 3500, 256).slow() }

fn text(own: &[i64], others: &[i64]) -> String {
    format!("{}{}\n", counted(own), line(others))
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(2, 5);
        text(&random.list(n, 1, 6), &random.list(n, 1, 6))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let any = random.list(n, 1, 1_000_000_000);
    let great = vec![1_000_000_000; n];
    let one = format!("1\n{}", text(&great, &any));
    let ahead = format!("1\n{}", text(&great, &vec![1; n]));
    vec![
        one,
        ahead,
        cases(10_000, || {
            text(&random.list(20, 1, 9), &random.list(20, 1, 9))
        }),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    // By how much a move changes the difference of the mover's marbles and the other's.
    let mut search = Scores::new(|(own, others): &(Vec<i64>, Vec<i64>)| {
        let named = (0..own.len()).filter(|&i| own[i] > 0 && others[i] > 0);
        let moves = named.map(|i| {
            let (mut own, mut others) = (own.clone(), others.clone());
            let change = others[i] - 1;
            own[i] -= 1;
            others[i] = 0;
            (change, (others, own))
        });
        moves.collect()
    });
    for _ in 0..input.read() {
        let n = input.read();
        let own: Vec<i64> = input.read_list(n);
        let others: Vec<i64> = input.read_list(n);
        let ahead = own.iter().sum::<i64>() - others.iter().sum::<i64>();
        output.line(ahead + search.lead(&(own, others)));
    }
}
