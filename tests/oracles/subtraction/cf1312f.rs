use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 3000, 512) }

fn generate(random: &mut Random) -> String {
    let castles = match random.between(0, 3) {
        0 => vec![random.between(1, 150)],
        1 => vec![random.between(1, 5), random.between(1, 60)],
        2 => random.list(2, 1, 15),
        _ => random.list(3, 1, 6),
    };
    let kills = random.list(3, 1, 5);
    format!(
        "1\n{} {}\n{}\n",
        castles.len(),
        line(&kills),
        line(&castles)
    )
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000_000_000_000_u64;
    let mut test = |n| {
        let kills = random.list(3, 1, 5);
        let castles = random.list(n, most - 1000, most);
        format!("{n} {}\n{}\n", line(&kills), line(&castles))
    };
    let many: String = (0..1000).map(|_| test(300)).collect();
    vec![format!("1\n{}", test(300_000)), format!("1000\n{many}")]
}

/// A castle: its defenders and the kind of the last attack, 0 for none.
type Castle = (u64, usize);

/// The castle after an attack of each kind: 1 is mixed, 2 infantry, 3 cavalry.
fn attacks((defenders, last): Castle, kills: &[u64]) -> Vec<Castle> {
    let allowed = (1..=3).filter(|&kind| kind == 1 || kind != last);
    let left = |kind: usize| defenders.saturating_sub(kills[kind - 1]);
    allowed.map(|kind| (left(kind), kind)).collect()
}

/// The castles that still stand, sorted, after each attack.
fn options(castles: &[Castle], kills: &[u64]) -> Vec<Vec<Castle>> {
    let mut options = Vec::new();
    for (i, &castle) in castles.iter().enumerate() {
        for attacked in attacks(castle, kills) {
            let mut option = castles.to_vec();
            option[i] = attacked;
            option.retain(|castle| castle.0 > 0);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let kills: Vec<u64> = input.read_list(3);
        let castles: Vec<Castle> = (0..n).map(|_| (input.read(), 0)).collect();
        let mut search = Search::normal(|castles: &Vec<Castle>| options(castles, &kills));
        let moves = options(&castles, &kills);
        let winning = moves.iter().filter(|&option| !search.wins(option));
        output.line(winning.count());
    }
}

#[test]
fn all_kinds_of_kills_on_one_castle() {
    let mut tests = Vec::new();
    for code in 0..125 {
        let kills = [code / 25 + 1, code / 5 % 5 + 1, code % 5 + 1];
        for castle in [1, 40, 79, 150 + code] {
            tests.push(format!("1 {}\n{castle}\n", line(&kills)));
        }
    }
    let input = format!("{}\n{}", tests.len(), tests.concat());
    let solution = crate::problems::subtraction::cf1312f::solve;
    let expected = crate::support::answer(solve, &input);
    assert_eq!(expected.lines().count(), tests.len());
    assert_eq!(crate::support::answer(solution, &input), expected);
}
