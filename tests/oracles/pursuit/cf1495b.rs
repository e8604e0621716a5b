use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

/// A few short slopes, so that there often are two longest ones.
fn generate(random: &mut Random) -> String {
    let mut levels = vec![0];
    let mut step = either(random.between(0, 7) > 0, 1, -1);
    let most = random.between(2, 4);
    for _ in 0..random.between(2, most) {
        let length = [1, 2, 2, 3][random.between(0, 3)];
        for _ in 0..length {
            levels.push(levels[levels.len() - 1] + step);
        }
        step = -step;
    }
    let mut places: Vec<usize> = (0..levels.len()).collect();
    random.shuffle(&mut places);
    places.sort_by_key(|&place| levels[place]);
    let mut heights = places.clone();
    for (below, &place) in places.iter().enumerate() {
        heights[place] = below + 1;
    }
    counted(&heights)
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let rising: Vec<usize> = (1..=n).collect();
    // One top with equal slopes of 49,998 steps, and two places behind them.
    let odd = (1..n - 1).step_by(2);
    let even = (2..n - 2).step_by(2).rev();
    let top: Vec<usize> = odd.chain(even).chain([n - 1, n]).collect();
    let mut any = rising.clone();
    random.shuffle(&mut any);
    [rising, top, any].map(|heights| counted(&heights)).into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let heights: Vec<usize> = input.read_counted();
    // The place of the player to move, that of the other one, and whether Qingshan is to move.
    let mut search = Search::normal(|&(own, other, is_first): &(usize, usize, bool)| {
        let next = (0..heights.len()).filter(|to| to.abs_diff(own) == 1 && *to != other);
        let next = next.filter(|&to| (heights[to] < heights[own]) == is_first);
        next.map(|to| (other, to, !is_first)).collect()
    });
    let mut wins = |x: usize| {
        let mut others = (0..heights.len()).filter(|&y| y != x);
        others.all(|y| search.wins(&(x, y, true)))
    };
    output.line((0..heights.len()).filter(|&x| wins(x)).count());
}
