use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

/// The cubes of the greatest set of towers that is generated.
const CUBES: u64 = 3;

fn tower(random: &mut Random, height: u64) -> String {
    let cubes = (0..height).map(|_| ["W", "B"][usize::from(random.between(0, 1) == 1)]);
    cubes.collect::<Vec<_>>().join(" ")
}

fn towers(random: &mut Random, heights: [u64; 3]) -> String {
    let towers = heights.map(|height| tower(random, height));
    format!("{}\n{}\n", line(&heights), towers.join("\n"))
}

fn generate(random: &mut Random) -> String {
    let mut input = String::from("2\n");
    for test in 1..=2 {
        input += &format!("Test {test}\n");
        for _ in 0..2 {
            let x = random.between(0, CUBES);
            let y = random.between(0, CUBES - x);
            let z = random.between(0, CUBES - x - y);
            input += &towers(random, [x, y, z]);
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let tests = 10_000;
    let mut input = format!("{tests}\n");
    for test in 1..=tests {
        let (first, second) = (towers(random, [50; 3]), towers(random, [50; 3]));
        input += &format!("Test {test}\n{first}{second}");
    }
    vec![input]
}

/// From the bottom, white cubes as true.
type Tower = Vec<bool>;

/// Towers, sorted, and whether White moves.
type Position = (Vec<Tower>, bool);

fn options((towers, white): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for (i, tower) in towers.iter().enumerate() {
        for height in (0..tower.len()).filter(|&cube| tower[cube] == *white) {
            let mut option = towers.clone();
            option[i].truncate(height);
            option.sort_unstable();
            options.push((option, !white));
        }
    }
    options
}

fn read(input: &mut Input) -> Vec<Tower> {
    let heights: Vec<usize> = input.read_list(3);
    let tower = |&height| (0..height).map(|_| input.read_word() == "W").collect();
    heights.iter().map(tower).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    // A fourth tower that needs more cubes than this tells no two of the small sets apart.
    let fourth: Vec<Tower> = (0..=5)
        .flat_map(|n| product(&vec![vec![true, false]; n]))
        .collect();
    let mut search = Search::normal(options);
    // Whether White wins, who moves first or second.
    let mut wins = |towers: &[Tower], fourth: &Tower| {
        let mut towers = [towers, std::slice::from_ref(fourth)].concat();
        towers.sort_unstable();
        search.wins(&(towers.clone(), true)) && !search.wins(&(towers, false))
    };
    for test in 1..=input.read() {
        for word in ["Test".to_string(), test.to_string()] {
            assert_eq!(input.read_word(), word);
        }
        let [first, second] = [read(input), read(input)];
        let better = fourth
            .iter()
            .all(|tower| !wins(&second, tower) || wins(&first, tower));
        output.line(format!("Test {test}: {}", either(better, "Yes", "No")));
    }
}
