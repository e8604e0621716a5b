use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let games = random.between(1, 2);
    cases(games, || {
        // Lost triples, some lost in Nim and some with zero moves, and what is next to them.
        let triples = [
            [1, 2, 3],
            [1, 2, 4],
            [1, 3, 5],
            [2, 3, 6],
            [4, 5, 6],
            [2, 4, 6],
        ];
        let mut heaps = triples[random.between(0, 5)].to_vec();
        random.shuffle(&mut heaps);
        heaps.truncate(random.between(1, 9));
        if random.between(0, 1) == 1 {
            heaps[0] = random.between(1, 6);
        }
        counted(&heaps)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(10, || {
        let heaps = random.list(10, (1 << 30) - 100, (1 << 30) - 1);
        format!("10\n{}\n", line(&heaps))
    })]
}

fn solve(input: &mut Input, output: &mut Output) {
    // Heaps with whether the zero move is still there, sorted.
    let mut search = Search::normal(|heaps: &Vec<(u64, bool)>| {
        let mut options = Vec::new();
        for (i, &(heap, has_zero_move)) in heaps.iter().enumerate() {
            let mut rests: Vec<_> = (0..heap).map(|rest| (rest, has_zero_move)).collect();
            if heap > 0 && has_zero_move {
                rests.push((heap, false));
            }
            for rest in rests {
                let mut option = heaps.clone();
                option[i] = rest;
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let heaps: Vec<u64> = input.read_list(n);
        let won = search.wins(&heaps.into_iter().map(|heap| (heap, true)).collect());
        output.line(if won { 'W' } else { 'L' });
    }
}
