use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 2);
    let mut input = format!("{n}\n");
    for _ in 0..n {
        let sides = random.list(3, 1, 5);
        let peppers = random.between(1, 3);
        input += &format!("{}\n{peppers}\n", line(&sides));
        for _ in 0..peppers {
            let cube: Vec<u64> = sides.iter().map(|s| random.between(0, s - 1)).collect();
            input += &format!("{}\n", line(&cube));
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    // As much as published programs have room for; the bounds are not known.
    let side = 1_000_000_000;
    let mut input = "1000\n".to_string();
    for _ in 0..1000 {
        input += &format!("{side} {side} {side}\n100\n");
        for _ in 0..100 {
            let cube = random.list(3, side / 10, side - 1);
            input += &format!("{}\n", line(&cube));
        }
    }
    vec![input]
}

/// For each axis the first layer of the block, and the first one after the block.
type Block = Vec<(u64, u64)>;

fn solve(input: &mut Input, output: &mut Output) {
    let mut blocks: Vec<Block> = Vec::new();
    let mut peppers: Vec<Vec<Vec<u64>>> = Vec::new();
    for _ in 0..input.read() {
        let sides: Vec<u64> = input.read_list(3);
        blocks.push(sides.into_iter().map(|side| (0, side)).collect());
        let count: usize = input.read();
        peppers.push((0..count).map(|_| input.read_list(3)).collect());
    }
    let is_free = |i: usize, part: &Block| {
        let inside = |cube: &&Vec<u64>| {
            let mut axes = part.iter().zip(cube.iter());
            axes.all(|(&(from, to), layer)| (from..to).contains(layer))
        };
        peppers[i].iter().find(inside).is_none()
    };
    // Both players eat no pepper as long as they can.
    let mut search = Search::normal(|blocks: &Vec<Block>| {
        let mut options = Vec::new();
        for (i, block) in blocks.iter().enumerate() {
            for (axis, &(from, to)) in block.iter().enumerate() {
                for cut in from + 1..to {
                    let (mut low, mut high) = (block.clone(), block.clone());
                    low[axis] = (from, cut);
                    high[axis] = (cut, to);
                    for (eaten, kept) in [(&low, &high), (&high, &low)] {
                        if is_free(i, eaten) {
                            let mut option = blocks.clone();
                            option[i].clone_from(kept);
                            options.push(option);
                        }
                    }
                }
            }
        }
        options
    });
    output.line(either(search.wins(&blocks), "WIN", "LOSE"));
}
