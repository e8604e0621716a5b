use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let mut input = "2\n".to_string();
    for _ in 0..2 {
        let (n, most) = [(1, 9), (2, 6), (3, 4)][random.between(0, 2)];
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, most)));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = format!("1\n1000000\n{}\n", line(&vec![1_000_000_000; 1_000_000]));
    let any = line(&random.list(1_000_000, 1, 1_000_000_000));
    let any = format!("1\n1000000\n{any}\n");
    let single = (0..1_000_000).map(|i| format!("1\n{}\n", i % 200 + 1));
    let single: String = single.collect();
    vec![most, any, format!("1000000\n{single}")]
}

/// The number of points of a plane, numbered in their order, and its segments.
type Plane = (u64, Vec<(u64, u64)>);

/// Whether two segments have a point in common: an end, or one has an end on either side of the
/// other.
fn touch((a, b): (u64, u64), (c, d): (u64, u64)) -> bool {
    let between = |point| a < point && point < b;
    [a, b].contains(&c) || [a, b].contains(&d) || between(c) != between(d)
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|planes: &Vec<Plane>| {
        let mut options = Vec::new();
        for (i, (n, segments)) in planes.iter().enumerate() {
            for new in (0..*n).flat_map(|b| (0..b).map(move |a| (a, b))) {
                if !segments.iter().any(|&old| touch(old, new)) {
                    let mut option = planes.clone();
                    option[i].1.push(new);
                    option[i].1.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    });
    for _ in 0..input.read() {
        let planes = (0..input.read()).map(|_| (input.read(), Vec::new()));
        let planes: Vec<Plane> = planes.collect();
        let wins = search.wins(&planes);
        output.line(either(wins, "Carol", "Dave"));
    }
}
