use crate::prelude::*;
use std::collections::BTreeMap;
oracle! { same(generate, solve).largest(largest, 1000, 512) }

fn table(n: usize, mut letter: impl FnMut(usize, usize) -> u8) -> String {
    let mut text = format!("{n}\n");
    for row in 0..n {
        let letters = (0..n).map(|column| char::from(letter(row, column)));
        text += &(letters.collect::<String>() + "\n");
    }
    text
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let most = random.between(b'b', b'd');
    table(n, |_, _| random.between(b'a', most))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut tables: Vec<String> = (b'b'..b'h')
        .map(|most| table(20, |_, _| random.between(b'a', most)))
        .collect();
    tables.push(table(20, |_, _| b'a'));
    // Other letters on each diagonal: as many sets as there are paths, as long as there are letters.
    tables.push(table(20, |row, _| b'a' + u8::try_from(row).expect("a row")));
    tables
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let rows: Vec<Vec<char>> = (0..n)
        .map(|_| input.read_word().chars().collect())
        .collect();
    // The good words of each length, and how they can be read.
    let mut paths = vec![(String::from(rows[0][0]), 0, 0)];
    let mut longer: BTreeMap<String, Vec<String>> = BTreeMap::new();
    while let Some((word, row, column)) = paths.pop() {
        for (row, column) in [(row + 1, column), (row, column + 1)] {
            if row < n && column < n {
                let next = format!("{word}{}", rows[row][column]);
                longer.entry(word.clone()).or_default().push(next.clone());
                paths.push((next, row, column));
            }
        }
    }
    let mut search = Scores::new(|word: &String| {
        let options = longer.get(word).into_iter().flatten();
        let points = |option: &String| {
            let own = either(option.len() % 2 == 1, 'a', 'b');
            match option.chars().last() {
                Some(letter) if letter == own => 1,
                Some('a' | 'b') => -1,
                _ => 0,
            }
        };
        options
            .map(|option| (points(option), option.clone()))
            .collect()
    });
    // The second player is to move.
    let first = match rows[0][0] {
        'a' => 1,
        'b' => -1,
        _ => 0,
    };
    let lead = first - search.lead(&rows[0][0].to_string());
    let others = either(lead < 0, "SECOND", "DRAW");
    output.line(either(lead > 0, "FIRST", others));
}
