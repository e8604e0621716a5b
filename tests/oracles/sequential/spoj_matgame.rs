use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 1536) }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        let (n, m) = (random.between(1, 3), random.between(1, 3));
        let most = if n == 3 { 2 } else { 4 };
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            input += &format!("{}\n", line(&random.list(m, 1, most)));
        }
        input += "\n";
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::from("1000\n");
    for _ in 0..1000 {
        input += "50 50\n";
        for _ in 0..50 {
            input += &format!("{}\n", line(&random.list(50, 10, 50)));
        }
        input += "\n";
    }
    vec![input]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|rows: &Vec<Vec<u64>>| {
        let mut options = Vec::new();
        for (i, row) in rows.iter().enumerate() {
            let Some(leftmost) = row.iter().position(|&number| number > 0) else {
                continue;
            };
            for number in 0..row[leftmost] {
                let mut option = rows.clone();
                option[i][leftmost] = number;
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let [n, m]: [usize; 2] = input.read_array();
        let rows = (0..n).map(|_| input.read_list(m)).collect();
        output.line(either(search.wins(&rows), "FIRST", "SECOND"));
    }
}
