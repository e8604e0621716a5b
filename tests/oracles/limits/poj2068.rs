use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..3 {
        let n = random.between(1, 3);
        let limits = random.list(2 * n, 1, 4);
        input += &format!("{n} {} {}\n", random.between(1, 30), line(&limits));
    }
    input + "0\n"
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::new();
    for i in 0..1000 {
        let limits = match i {
            0 => vec![16; 20],
            1 => vec![1; 20],
            _ => random.list(20, 1, 16),
        };
        input += &format!("10 {} {}\n", 1 << 13, line(&limits));
    }
    vec![input + "0\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let players = 2 * input.read::<usize>();
        if players == 0 {
            break;
        }
        let stones: u64 = input.read();
        let limits: Vec<u64> = input.read_list(players);
        let mut search = Search::misere(|&(heap, player): &(u64, usize)| {
            let takes = 1..=heap.min(limits[player]);
            takes
                .map(|take| (heap - take, (player + 1) % players))
                .collect()
        });
        output.line(u8::from(search.wins(&(stones, 0))));
    }
}
