use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 125) }

fn generate(random: &mut Random) -> String {
    if random.between(0, 9) == 0 {
        // More placements than the modulus.
        return format!(
            "{} 4 {}\n",
            random.between(400, 10_000),
            random.between(2, 4)
        );
    }
    let n = random.between(2, 11);
    let k = 2 * random.between(1, (n / 2).min(4));
    format!("{n} {k} {}\n", random.between(1, k))
}

fn largest(_: &mut Random) -> Vec<String> {
    ["10000 100 1\n", "10000 100 2\n", "10000 100 100\n"]
        .map(String::from)
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, k, d): (u32, u32, usize) = (input.read(), input.read(), input.read());
    if n > 11 {
        // Two heaps, and a move may clear both. So lost are the placements of two pairs of
        // neighbours, as many as those of two single pieces on n - 2 cells.
        let n = u128::from(n);
        let placements = n * (n - 1) * (n - 2) * (n - 3) / 24;
        output.line((placements - (n - 2) * (n - 3) / 2) % 1_000_000_007);
        return;
    }
    // The cells of the pieces, and which of the two players, 0 with the white pieces at the even
    // places of this list, is to move.
    let mut search = Search::normal(|(pieces, player): &(Vec<u32>, usize)| {
        // The positions after moves of the pieces so far, and how many of them have moved.
        let mut turns = vec![(pieces.clone(), 0)];
        for i in (*player..pieces.len()).step_by(2) {
            for (before, moved) in turns.clone() {
                let mut after = before;
                loop {
                    if *player == 0 {
                        after[i] += 1;
                    } else {
                        after[i] -= 1;
                    }
                    let on_the_strip = (1..=n).contains(&after[i]);
                    if moved == d || !on_the_strip || after.windows(2).any(|p| p[0] >= p[1]) {
                        break;
                    }
                    turns.push((after.clone(), moved + 1));
                }
            }
        }
        let turns = turns.into_iter().skip(1);
        turns.map(|(after, _)| (after, 1 - player)).collect()
    });
    let mut won = 0;
    for set in (0..1u32 << n).filter(|set| set.count_ones() == k) {
        let pieces = (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
        won += u32::from(search.wins(&(pieces, 0)));
    }
    output.line(won);
}
