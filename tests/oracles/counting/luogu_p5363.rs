use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    if random.between(0, 29) == 0 {
        // More placements than the modulus.
        return format!("{} 2\n", random.between(45_000, 50_000));
    }
    let n = random.between(1, 13);
    format!("{n} {}\n", random.between(1, n + 1))
}

fn largest(_: &mut Random) -> Vec<String> {
    ["150000 50\n", "150000 49\n", "150000 2\n"]
        .map(String::from)
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [u32; 2] = input.read_array();
    if n > 13 {
        // Two coins are lost if they are neighbours: the second player moves up each time.
        let n = u64::from(n);
        output.line((n * (n - 1) / 2 - (n - 1)) % 1_000_000_009);
        return;
    }
    // One bit for each taken cell.
    let mut search = Search::normal(|&cells: &u32| {
        let mut options = Vec::new();
        for from in (0..n).filter(|&from| cells >> from & 1 == 1) {
            let free = (0..from).rev().take_while(|&to| cells >> to & 1 == 0);
            options.extend(free.map(|to| cells ^ 1 << from ^ 1 << to));
        }
        options
    });
    let placements = (0..1u32 << n).filter(|cells| cells.count_ones() == m);
    output.line(placements.filter(|cells| search.wins(cells)).count());
}
