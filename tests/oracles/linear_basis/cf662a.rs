use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let most = random.between(1, 6);
    let cards = (0..n).map(|_| (random.between(0, most), random.between(0, most)));
    text(&cards.collect::<Vec<_>>())
}

fn text(cards: &[(u64, u64)]) -> String {
    let lines = cards.iter().map(|(one, other)| format!("{one} {other}\n"));
    format!("{}\n{}", cards.len(), lines.collect::<String>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000_000_000_000;
    let mut number = || random.between(most - (1 << 58), most);
    let random = (0..500_000).map(|_| (number(), number()));
    let random = random.collect::<Vec<_>>();
    // Cards that are worth turning over for the highest bit down to the lowest.
    let bits = (0..500_000).map(|i| (0, 1 << (59 - i % 60)));
    vec![text(&random), text(&bits.collect::<Vec<_>>())]
}

fn solve(input: &mut Input, output: &mut Output) {
    let cards: Vec<[u64; 2]> = (0..input.read()).map(|_| input.read_array()).collect();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = take_from_one(heaps);
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let all = 1 << cards.len();
    let won = (0..all).filter(|choice| {
        let on_top = cards.iter().enumerate();
        let mut heaps: Vec<u64> = on_top.map(|(i, card)| card[choice >> i & 1]).collect();
        heaps.sort_unstable();
        search.wins(&heaps)
    });
    let won = won.count();
    let greatest = (1..=all).rev();
    let mut common = greatest.filter(|divisor| won % divisor == 0 && all % divisor == 0);
    let divisor = common.next().expect("1");
    output.line(format!("{}/{}", won / divisor, all / divisor));
}
