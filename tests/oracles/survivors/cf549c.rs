use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn text(left: usize, people: &[u64]) -> String {
    format!("{} {left}\n{}\n", people.len(), line(people))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    text(random.between(1, n), &random.list(n, 1, 9))
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(200_000, 1, 1_000_000);
    vec![
        text(1, &any),
        text(100_000, &any),
        text(1, &[1_000_000; 200_000]),
    ]
}

/// Whether an even number of people is left; the cities that are left are those of the set.
fn is_even(people: &[u64], left: usize, set: u32, is_stannis: bool) -> bool {
    let cities = (0..people.len()).filter(|i| set >> i & 1 == 1);
    let cities: Vec<usize> = cities.collect();
    if cities.len() == left {
        return cities.iter().map(|&i| people[i]).sum::<u64>() % 2 == 0;
    }
    let burn = |i: &usize| is_even(people, left, set & !(1 << i), !is_stannis);
    let mut cities = cities.iter();
    if is_stannis {
        cities.all(burn)
    } else {
        cities.any(burn)
    }
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let left = input.read();
    let even = is_even(&input.read_list(n), left, (1 << n) - 1, true);
    output.line(either(even, "Daenerys", "Stannis"));
}
