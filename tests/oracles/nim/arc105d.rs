use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
        let n = [1, 2, 2, 3, 4, 4][random.between(0, 5)];
        let bags = random.list(n, 1, if n == 4 { 2 } else { 4 });
        input += &format!("{n}\n{}\n", line(&bags));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let mut paired = random.list(50_000, most / 10, most);
    paired.extend_from_within(..);
    random.shuffle(&mut paired);
    let equal = line(&vec![most; 100_000]);
    vec![
        format!("2\n100000\n{}\n100000\n{equal}\n", line(&paired)),
        format!("100000\n{}", format!("2\n{most} {most}\n").repeat(100_000)),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    // The bags and the plates, both by size.
    let mut search = Search::normal(|(bags, plates): &(Vec<u64>, Vec<u64>)| {
        let mut options = Vec::new();
        for (i, bag) in bags.iter().enumerate() {
            for j in 0..plates.len() {
                let (mut bags, mut plates) = (bags.clone(), plates.clone());
                bags.remove(i);
                plates[j] += bag;
                options.push((bags, plates));
            }
        }
        if bags.is_empty() {
            let taken = take_from_one(plates).into_iter();
            options.extend(taken.map(|plates| (Vec::new(), plates)));
        }
        for (_, plates) in &mut options {
            plates.sort_unstable();
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let mut bags: Vec<u64> = input.read_list(n);
        bags.sort_unstable();
        let won = search.wins(&(bags, vec![0; n]));
        output.line(either(won, "First", "Second"));
    }
}
