use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let first = ["RUBEN", "ALBERT"][usize::from(random.between(0, 1) == 1)];
    let n = random.between(1, 3);
    let mut input = format!("{first}\n{n}\n");
    for _ in 0..n {
        let sides = random.list(3, 1, if n == 1 { 5 } else { 3 });
        input += &format!("{}\n", line(&sides));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    // The greatest sides that accepted programs have room for; the bound on their number is not known.
    let mut input = "RUBEN\n100000\n30 30 30\n".to_string();
    for _ in 1..100_000 {
        input += &format!("{}\n", line(&random.list(3, 1, 30)));
    }
    vec![input]
}

fn solve(input: &mut Input, output: &mut Output) {
    // A cuboid has its sides by size, and a position its cuboids.
    let mut search = Search::normal(|cuboids: &Vec<Vec<u64>>| {
        let mut options = Vec::new();
        for (i, cuboid) in cuboids.iter().enumerate() {
            let layers: Vec<Vec<u64>> = cuboid.iter().map(|&side| (0..side).collect()).collect();
            for layers in product(&layers) {
                let sides = cuboid.iter().zip(layers);
                let parts: Vec<_> = sides
                    .map(|(side, layer)| vec![layer, side - 1 - layer])
                    .collect();
                let mut option = cuboids.clone();
                option.swap_remove(i);
                for mut part in product(&parts) {
                    part.sort_unstable();
                    if part[0] > 0 {
                        option.push(part);
                    }
                }
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let first = input.read_word();
    let second = if first == "RUBEN" { "ALBERT" } else { "RUBEN" };
    let mut cuboids = Vec::new();
    for _ in 0..input.read() {
        let mut sides: Vec<u64> = input.read_list(3);
        sides.sort_unstable();
        cuboids.push(sides);
    }
    cuboids.sort_unstable();
    output.line(if search.wins(&cuboids) {
        &first
    } else {
        second
    });
}
