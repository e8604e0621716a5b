use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 0)).largest(largest, 1000, 256) }

/// An arc for each two vertices of which `letter` makes a letter, from the first to the second one in
/// some order.
fn graph(
    random: &mut Random,
    n: usize,
    mut letter: impl FnMut(&mut Random, usize, usize) -> Option<u8>,
) -> String {
    let mut order: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut order);
    let mut arcs = Vec::new();
    for (i, j) in (0..n).flat_map(|j| (0..j).map(move |i| (i, j))) {
        if let Some(letter) = letter(random, i, j) {
            arcs.push(format!(
                "{} {} {}\n",
                order[i],
                order[j],
                char::from(letter)
            ));
        }
    }
    random.shuffle(&mut arcs);
    format!("{n} {}\n{}", arcs.len(), arcs.concat())
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 5);
    let most = random.between(b'a', b'd');
    let text = graph(random, n, |random, _, _| {
        let letter = random.between(b'a', most);
        Some(letter).filter(|_| random.between(0, 2) > 0)
    });
    // There is at least one arc.
    either(text.lines().count() > 1, text, "2 1\n2 1 z\n".to_string())
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![
        graph(random, 100, |random, _, _| Some(random.between(b'a', b'z'))),
        graph(random, 100, |_, _, _| Some(b'q')),
        // The longest plays.
        graph(random, 100, |_, i, j| Some(either(j == i + 1, b'z', b'a'))),
        graph(random, 100, |_, i, _| {
            u8::try_from(i / 4).ok().map(|i| b'a' + i)
        }),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m = input.read();
    let arc = |_| {
        let (from, to): (usize, usize) = (input.read(), input.read());
        (from, to, input.read_word())
    };
    let arcs: Vec<(usize, usize, String)> = (0..m).map(arc).collect();
    // The player to move, the other one, and the last letter.
    let mut search = Search::normal(|(own, other, last): &(usize, usize, String)| {
        let allowed = arcs
            .iter()
            .filter(|(from, _, letter)| from == own && letter >= last);
        let options = allowed.map(|(_, to, letter)| (*other, *to, letter.clone()));
        options.collect()
    });
    for max in 1..=n {
        let won = (1..=n).map(|lucas| search.wins(&(max, lucas, String::new())));
        output.line(won.map(|won| either(won, 'A', 'B')).collect::<String>());
    }
}
