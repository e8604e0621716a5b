use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    // Around the places where bounds enter or leave a run of equal values.
    let mut heaps = match random.between(0, 2) {
        0 => random.list(3, 1, 30),
        1 => {
            let n = random.between(0, 2);
            let mut heaps = random.list(n, 1, 20);
            heaps.push(random.between(70, 90));
            heaps
        }
        _ => vec![
            random.between(1, 90),
            match random.between(0, 3) {
                0 => random.between(6_720, 6_727),
                1 => random.between(50_620, 50_629),
                2 => random.between(255, 260),
                _ => random.between(624, 626),
            },
        ],
    };
    random.shuffle(&mut heaps);
    counted(&heaps)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 777_777_777_777_u64;
    let heaps = random.list(77_777, most - 1_000_000, most);
    vec![format!("77777\n{}\n", line(&heaps))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let mut heaps: Vec<u64> = input.read_list(n);
    heaps.sort_unstable();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = change_one(heaps, |x| {
            let small = (0..x).take_while(|y| y * y <= x);
            small.filter(|y| y.pow(4) >= x).collect()
        });
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let wins = search.wins(&heaps);
    output.line(either(wins, "Furlo", "Rublo"));
}
