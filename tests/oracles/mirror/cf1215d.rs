use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

/// A ticket with an even number of blanks, as many as `n` and `most` allow, at random places.
fn ticket(random: &mut Random, n: usize, most: usize) -> String {
    let mut ticket: Vec<u8> = random.list(n, b'0', b'9');
    let mut places: Vec<usize> = (0..n).collect();
    random.shuffle(&mut places);
    for &place in &places[..most.min(n) / 2 * 2] {
        ticket[place] = b'?';
    }
    format!("{n}\n{}\n", String::from_utf8(ticket).expect("digits"))
}

fn generate(random: &mut Random) -> String {
    let n = 2 * random.between(1, 4);
    let blanks = random.between(0, 6);
    let text = ticket(random, n, blanks);
    // Equal sums seldom come by themselves.
    let few = either(random.between(0, 1) == 0, "09", "4500");
    let digit = |letter: char| match letter {
        '0'..='9' => few.chars().nth(random.between(0, few.len() - 1)),
        other => Some(other),
    };
    let (n, ticket) = text.split_once('\n').expect("two lines");
    format!(
        "{n}\n{}",
        ticket.chars().filter_map(digit).collect::<String>()
    )
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let half = |letter: &str| letter.repeat(n / 2);
    vec![
        ticket(random, n, 0),
        ticket(random, n, n / 2),
        ticket(random, n, n),
        format!("{n}\n{}{}\n", half("9"), half("0")),
        format!("{n}\n{}{}\n", half("?"), "90".repeat(n / 4)),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let ticket = input.read_word();
    let halves = [&ticket[..n / 2], &ticket[n / 2..]];
    let blanks = halves.map(|half| half.matches('?').count());
    let sums =
        halves.map(|half| -> u32 { half.chars().filter_map(|digit| digit.to_digit(10)).sum() });
    // The sum and the blanks of both halves. Monocarp makes the first move, and Bicarp the last one. A
    // position without options is lost for the player to move.
    let mut search = Search::normal(|&(sums, blanks): &([u32; 2], [usize; 2])| {
        let mut options = Vec::new();
        for half in (0..2).filter(|&half| blanks[half] > 0) {
            for digit in 0..10 {
                let mut option = (sums, blanks);
                option.0[half] += digit;
                option.1[half] -= 1;
                options.push(option);
            }
        }
        // At the end Monocarp would be to move: he has won, if he has one more option.
        if blanks == [0, 0] && sums[0] != sums[1] {
            options.push(([0, 0], [0, 0]));
        }
        options
    });
    let won = search.wins(&(sums, blanks));
    output.line(either(won, "Monocarp", "Bicarp"));
}
