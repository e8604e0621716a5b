use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3) * 2;
    let most = random.between(n, 30);
    let mut points: Vec<usize> = (0..=most).collect();
    random.shuffle(&mut points);
    counted(&points[..n])
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut points: Vec<u64> = (0..200_000).map(|i| i * 5000).collect();
    points[199_999] = 1_000_000_000;
    let rising = counted(&points);
    random.shuffle(&mut points);
    vec![rising, counted(&points)]
}

/// The distance of the last two; Vova is to move if the number of points is even.
fn distance(points: &[u64]) -> u64 {
    if let [a, b] = points {
        return a.abs_diff(*b);
    }
    let ban = |i: usize| distance(&[&points[..i], &points[i + 1..]].concat());
    let distances = (0..points.len()).map(ban);
    let is_vova = points.len() % 2 == 0;
    let distance = if is_vova {
        distances.min()
    } else {
        distances.max()
    };
    distance.expect("a point")
}

fn solve(input: &mut Input, output: &mut Output) {
    output.line(distance(&input.read_counted::<u64>()));
}
