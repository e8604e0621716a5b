use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("1 2\n0 0\n", "1\n"),
    ("2 2\n0 0\n", "0\n"),
    ("2 2\n0 0\n", "1\n1 2\n0 0\n"),
    ("2 2\n0 0\n", "1\n0 0\n2 1\n"),
    ("2 2\n0 0\n", "1\n0 0\n0 0\n"),
    ("2 2\n0 0\n", "1\n0 0\n1 2\n1 2\n"),
    ("5 8\n0 0\n", "1\n4 7\n"),
    ("5 8\n0 0\n", "1\n3 5\n4 7\n"),
    ("5 8\n0 0\n", "1\n4 7\n3 5\n1 2\n"),
    ("5 8\n0 0\n", "1\n4 7\n3 4\n"),
    ("5 7\n0 0\n", "1\n3 5\n4 7\n3 5\n"),
];

oracle! { checked(generate, check, WRONG).some_lines().largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..3 {
        let b = random.between(1, 15);
        let mut a = random.between(0, b);
        if random.between(0, 2) == 0 {
            // Near a lost position.
            a = (b * 618 / 1000 + random.between(0, 1)).min(b);
        }
        input += &format!("{a} {b}\n");
    }
    input + "0 0\n"
}

/// The number of tests has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let any = (0..200_000).map(|_| {
        let b = random.between(1, 1_000_000);
        format!("{} {b}\n", random.between(0, b))
    });
    let equal = "1000000 1000000\n".repeat(200_000);
    vec![any.collect::<String>() + "0 0\n", equal + "0 0\n"]
}

/// The options of a pair, smaller heap first: those after taking from both heaps, and the others.
fn options(&(a, b): &(u64, u64)) -> [Vec<(u64, u64)>; 2] {
    let both = (1..=a).map(|count| (a - count, b - count));
    let first = (0..a).map(|rest| (rest, b));
    let second = (0..b).map(|rest| (rest.min(a), rest.max(a)));
    [both.collect(), first.chain(second).collect()]
}

/// All winning moves, the one on both heaps first; the others in any order, and no pair of heaps twice.
fn check(input: &str, answer: &str) -> Result<(), String> {
    let mut search = Search::normal(|pair: &(u64, u64)| options(pair).concat());
    let mut input = Input::from_text(input);
    let mut lines = answer.lines();
    loop {
        let pair: (u64, u64) = (input.read(), input.read());
        if pair == (0, 0) {
            break;
        }
        let [mut both, mut one] = options(&pair);
        both.retain(|option| !search.wins(option));
        one.retain(|option| !search.wins(option) && !both.contains(option));
        one.sort_unstable();
        one.dedup();
        let wins = i32::from(!both.is_empty() || !one.is_empty());
        if lines.next() != Some(&wins.to_string()) {
            return Err(format!("{pair:?}: not {wins}"));
        }
        let mut expect = |options: &[(u64, u64)]| {
            let mut expected: Vec<String> = Vec::new();
            expected.extend(options.iter().map(|(a, b)| format!("{a} {b}")));
            let mut found: Vec<&str> = lines.by_ref().take(options.len()).collect();
            expected.sort_unstable();
            found.sort_unstable();
            if found == expected {
                Ok(())
            } else {
                Err(format!("{pair:?}: {expected:?} expected, {found:?} found"))
            }
        };
        expect(&both)?;
        expect(&one)?;
    }
    match lines.next() {
        None => Ok(()),
        Some(line) => Err(format!("{line:?} after the end")),
    }
}
