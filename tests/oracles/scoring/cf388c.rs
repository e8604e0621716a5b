use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn text(piles: &[Vec<i64>]) -> String {
    let lines = piles
        .iter()
        .map(|pile| format!("{} {}\n", pile.len(), line(pile)));
    format!("{}\n{}", piles.len(), lines.collect::<String>())
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let piles = (0..n).map(|_| {
        let size = random.between(1, [8, 4, 3][n - 1]);
        random.list(size, 1, 9)
    });
    text(&piles.collect::<Vec<_>>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let even: Vec<_> = (0..100).map(|_| random.list(100, 1, 1000)).collect();
    let odd: Vec<_> = (0..100).map(|_| random.list(99, 900, 1000)).collect();
    vec![text(&even), text(&odd)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let piles: Vec<Vec<i64>> = (0..n).map(|_| input.read_counted()).collect();
    let sum: i64 = piles.iter().flatten().sum();
    // Whether Ciel is to move, and the piles.
    let mut search = Scores::new(|(ciel, piles): &(bool, Vec<Vec<i64>>)| {
        let mut moves = Vec::new();
        for (i, pile) in piles
            .iter()
            .enumerate()
            .filter(|(_, pile)| !pile.is_empty())
        {
            let mut option = piles.clone();
            let card = option[i].remove(if *ciel { 0 } else { pile.len() - 1 });
            moves.push((card, (!ciel, option)));
        }
        moves
    });
    let lead = search.lead(&(true, piles));
    output.list([(sum + lead) / 2, (sum - lead) / 2]);
}
