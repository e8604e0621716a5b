use crate::prelude::*;
oracle! { same(generate, solve).lines(rows).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 3) {
        input += &format!("{} {}\n", random.between(2, 7), random.between(2, 6));
    }
    input
}

/// All sheets: the statement does not bound the number of lines.
fn largest(random: &mut Random) -> Vec<String> {
    let sheets = (2..=200).flat_map(|width| (2..=200).map(move |height| (width, height)));
    let mut lines: Vec<String> = sheets.map(|(w, h)| format!("{w} {h}\n")).collect();
    random.shuffle(&mut lines);
    vec![lines.concat()]
}

fn solve(input: &mut Input, output: &mut Output) {
    // The pieces; none once a single cell has been cut out: then the player to move has lost.
    let mut search = Search::normal(|pieces: &Vec<(u32, u32)>| {
        let mut options = Vec::new();
        for (i, &(width, height)) in pieces.iter().enumerate() {
            let upright = (1..width).map(|cut| [(cut, height), (width - cut, height)]);
            let across = (1..height).map(|cut| [(width, cut), (width, height - cut)]);
            for parts in upright.chain(across) {
                if parts.contains(&(1, 1)) {
                    // The game is over, which spares the search all other options.
                    return vec![Vec::new()];
                }
                let mut option = pieces.clone();
                option.remove(i);
                option.extend(parts);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    while !input.at_end() {
        let sheet = (input.read(), input.read());
        output.line(either(search.wins(&vec![sheet]), "WIN", "LOSE"));
    }
}
