use crate::prelude::*;
oracle! { played(generate, referee).largest(largest, 3000, 256) }

fn generate(random: &mut Random) -> String {
    format!("{}\n{}\n", random.between(2, 6), random.between(0, 999))
}

fn largest(_: &mut Random) -> Vec<String> {
    let seeds = 0..6;
    seeds.map(|seed| format!("100\n{seed}\n")).collect()
}

/// The colours of the cells, 0 if there is none; a frame of empty cells is around them.
type Board = Vec<Vec<u32>>;

/// Whether a token of this colour may be put on a cell.
fn fits(board: &Board, colour: u32, i: usize, j: usize) -> bool {
    let neighbours = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)];
    board[i][j] == 0 && neighbours.iter().all(|&(i, j)| board[i][j] != colour)
}

/// Forbids a colour in one of three ways, by a seed, which is the last number of the input: any; mostly
/// that of the turn before; that for which there is the most room.
fn referee(input: &str, player: &mut Player) -> Result<(), String> {
    let mut numbers = Input::from_text(input);
    let n: usize = numbers.read();
    let seed = if numbers.at_end() { 0 } else { numbers.read() };
    let mut random = Random::new(seed);
    let mut board: Board = vec![vec![0; n + 2]; n + 2];
    let mut forbidden = 1;
    player.tell(n);
    for _ in 0..n * n {
        let is_new = seed % 3 != 1 || random.between(0, n) == 0;
        if seed % 3 == 2 && n <= 6 {
            let cells: Vec<usize> = (0..n * n).collect();
            let room = |colour: u32| {
                let cells = cells.iter().map(|cell| (cell / n + 1, cell % n + 1));
                cells.filter(|&(i, j)| fits(&board, colour, i, j)).count()
            };
            let mut colours = [1, 2, 3];
            random.shuffle(&mut colours);
            forbidden = colours
                .into_iter()
                .max_by_key(|&colour| room(colour))
                .expect("a colour");
        } else if is_new {
            forbidden = random.between(1, 3);
        }
        player.tell(forbidden);
        let said = player.hear()?;
        let words: Vec<usize> = said
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        let [colour @ 1..=3, i, j] = words[..] else {
            return Err(format!("not a colour and a cell: {said}"));
        };
        let colour = u32::try_from(colour).expect("a colour");
        let is_inside = (1..=n).contains(&i) && (1..=n).contains(&j);
        if colour == forbidden || !is_inside || !fits(&board, colour, i, j) {
            return Err(format!("not allowed: {said}"));
        }
        board[i][j] = colour;
    }
    Ok(())
}
