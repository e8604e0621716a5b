use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256).slow() }

fn text(k: usize, costs: &[u64], prices: &[u64]) -> String {
    format!("{} {k}\n{}\n{}\n", costs.len(), line(costs), line(prices))
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 6);
        text(
            random.between(0, n.min(3)),
            &random.list(n, 1, 9),
            &random.list(n, 1, 12),
        )
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let (n, most) = (200_000, 1_000_000_000);
    let mut one = |k| {
        format!(
            "1\n{}",
            text(k, &random.list(n, 1, most), &random.list(n, 1, most))
        )
    };
    let mut inputs = vec![one(0), one(1000), one(n)];
    inputs.push(cases(10_000, || {
        text(3, &random.list(20, 1, 9), &random.list(20, 1, most))
    }));
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, k]: [usize; 2] = [input.read(), input.read()];
        let costs: Vec<i64> = input.read_list(n);
        let prices: Vec<i64> = input.read_list(n);
        let chosen = |set: u32| (0..n).filter(move |i| set >> i & 1 == 1);
        let mut best = 0;
        for bought in 0..1_u32 << n {
            let cost: i64 = chosen(bought).map(|i| costs[i]).sum();
            let taken = k.min(chosen(bought).count());
            let mut least = i64::MAX;
            for set in (0..=bought).filter(|set| set & bought == *set) {
                if chosen(set).count() == taken {
                    least = least.min(chosen(bought & !set).map(|i| prices[i]).sum());
                }
            }
            best = best.max(least - cost);
        }
        output.line(best);
    }
}
