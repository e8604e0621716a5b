use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None).known(known) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    counted(&random.list(n, 1, 5))
}

fn largest(random: &mut Random) -> Vec<String> {
    let lists = [random.list(200, 1, 200), vec![1; 200], vec![200; 200]];
    let inputs = lists.iter().map(|list| format!("200\n{}\n", line(list)));
    inputs.collect()
}

/// From heaps of 1 she takes one whole, and loses where an odd number of others is left: with `first` in
/// 2^(n - 2) sets each. Of large heaps few are tried in all ways, each chosen set by its nim-sum.
fn known(random: &mut Random) -> Vec<(String, String)> {
    let half = (2..200).fold(1_u64, |power, _| power * 2 % 1_000_000_007);
    let ones = format!("200\n{}\n", line(&[1; 200]));
    let mut known = vec![(ones, format!("{}\n", 200 * half % 1_000_000_007))];
    for _ in 0..20 {
        let heaps: Vec<u64> = random.list(8, 100, 200);
        let mut lost = 0;
        for (set, first) in (0..1 << 8).flat_map(|set| (0..8).map(move |first| (set, first))) {
            let others = (0..8).filter(|&i| set >> i & 1 == 1 && i != first);
            let sum = others.fold(0, |sum, i| sum ^ heaps[i]);
            lost += u64::from(set >> first & 1 == 1 && sum >= heaps[first]);
        }
        known.push((format!("8\n{}\n", line(&heaps)), format!("{lost}\n")));
    }
    known
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    let mut lost = 0;
    for set in 0..1usize << n {
        let chosen: Vec<u64> = (0..n)
            .filter(|i| set >> i & 1 == 1)
            .map(|i| heaps[i])
            .collect();
        for first in 0..chosen.len() {
            let others = [&chosen[..first], &chosen[first + 1..]].concat();
            let mut options = change_one(&chosen[first..=first], |heap| (0..heap).collect());
            let wins = options
                .iter_mut()
                .any(|option| !search.wins(&[others.as_slice(), option].concat()));
            lost += u32::from(!wins);
        }
    }
    output.line(lost);
}
