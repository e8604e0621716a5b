use crate::prelude::*;
oracle! { same(generate, solve).lines(rows).known(known).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    // The most digits, and the largest digit.
    let (length, most) = [(2, 9), (3, 3), (4, 2), (5, 1)][random.between(0, 3)];
    let length = random.between(1, length);
    line(&random.list(length, 0, most)).replace(' ', "") + "\n"
}

/// Of six digits the first one counts, too.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let mut strings = String::new();
    for digits in product(&[&[vec![3]], &vec![vec![1, 2]; 5][..]].concat()) {
        strings += &line(&digits).replace(' ', "");
        strings.push('\n');
    }
    let by_rules = crate::support::answer(solve, &strings);
    vec![(strings, by_rules)]
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut strings = random.list(10_000, 100_000, 999_999);
    strings[0] = 999_999;
    vec![line(&strings).replace(' ', "\n")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|digits: &Vec<u64>| {
        let mut options = change_one(digits, |digit| (0..digit).collect());
        let zeros = (0..digits.len()).filter(|&place| digits[place] == 0);
        options.extend(zeros.map(|place| digits[..place].to_vec()));
        options
    });
    while !input.at_end() {
        let digits = input
            .read_word()
            .bytes()
            .map(|digit| u64::from(digit - b'0'))
            .collect();
        output.line(either(search.wins(&digits), "Yes", "No"));
    }
}
