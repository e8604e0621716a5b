use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(3, 7);
    let most = [5, 20, 60][random.between(0, 2)];
    let mut strengths = random.list(n, 0, most);
    strengths.sort_unstable();
    let mut text = format!("3\n{}", counted(&strengths));
    for _ in 0..2 {
        // Numbers between their neighbours do not break the order.
        let snake = random.between(1, n);
        let least = either(snake == 1, 0, strengths[snake.max(2) - 2]);
        let most = either(snake == n, most, strengths[snake % n]);
        strengths[snake - 1] = random.between(least, most);
        writeln!(text, "1\n{snake} {}", strengths[snake - 1]).unwrap();
    }
    text
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 1_000_000;
    let mut strengths = random.list(n, 0, 1_000_000_000_u32);
    strengths.sort_unstable();
    let mut inputs = Vec::new();
    for strengths in [strengths, vec![1_000_000_000; n], (0..1_000_000).collect()] {
        let same = "0\n".repeat(9);
        inputs.push(format!("10\n{}{same}", counted(&strengths)));
    }
    inputs
}

/// Strengths and numbers, the weakest first. What each snake that plays has in the end: whether it lives, and how
/// many it has eaten.
fn play(snakes: &[(i64, usize)], meals: &[usize]) -> (usize, Vec<(bool, usize)>) {
    let n = snakes.len();
    let mut ends_now: Vec<(bool, usize)> = meals.iter().map(|&count| (false, count)).collect();
    for &(_, number) in snakes {
        ends_now[number].0 = true;
    }
    if n == 1 {
        return (1, ends_now);
    }
    let eater = snakes[n - 1];
    let mut others = snakes[1..n - 1].to_vec();
    others.push((eater.0 - snakes[0].0, eater.1));
    others.sort_unstable();
    let mut meals = meals.to_vec();
    meals[eater.1] += 1;
    let (left, ends) = play(&others, &meals);
    if ends[eater.1] > ends_now[eater.1] {
        (left, ends)
    } else {
        (n, ends_now)
    }
}

fn solve(input: &mut Input, output: &mut Output) {
    let games: usize = input.read();
    let mut strengths: Vec<i64> = Vec::new();
    for game in 0..games {
        let count: usize = input.read();
        if game == 0 {
            strengths = input.read_list(count);
        } else {
            for _ in 0..count {
                let snake: usize = input.read();
                strengths[snake - 1] = input.read();
            }
        }
        let snakes: Vec<(i64, usize)> = strengths.iter().copied().zip(0..).collect();
        output.line(play(&snakes, &vec![0; snakes.len()]).0);
    }
}
