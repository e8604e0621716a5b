use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let games = random.between(1, 4);
    let mut input = format!("{games} {}\n", random.between(1, 6));
    for _ in 0..games {
        let n = random.between(1, 3);
        let most = [20, 10, 7][n - 1];
        input += &format!("{n} {}\n", line(&random.list(n, 1, most)));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("99 1\n"), String::from("99 2\n")];
    for _ in 0..99 {
        inputs[0] += &format!("99 {}\n", line(&random.list(99, 1, 99_999)));
        inputs[1] += &format!("99 {}\n", line(&[99_999; 99]));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let games = input.read();
    let least: u64 = input.read();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for parts in 2..=heap {
                let mut option = heaps.clone();
                option.remove(i);
                option.extend((0..parts).map(|part| heap / parts + u64::from(part < heap % parts)));
                // Heaps that no one can split any more.
                option.retain(|&heap| heap >= least.max(2));
                option.sort_unstable();
                if heap >= least {
                    options.push(option);
                }
            }
        }
        options
    });
    let mut won = Vec::new();
    for _ in 0..games {
        let n = input.read();
        won.push(u8::from(search.wins(&input.read_list(n))));
    }
    output.list(won);
}
