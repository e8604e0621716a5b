//! The pictures of the documentation, drawn from what the snippets compute.
//!
//! `snippets/pictures/<page>.svg` stands on the page of that name; a second one has a 2 behind it. A new one begins
//! as a file of its caption alone, `<figcaption>...</figcaption>`, and a line of `PICTURES`; most are a `board`, a `table`
//! or a `graph`. Then `RENEW=1 cargo test pictures` draws it.
use crate::catalogue::{is_stored, names};
use crate::judge::either;
use crate::support::read;
use snippets::{
    chomp, euclid, geography, hackenbush, hackenbush_tree, matching, nim, nimber, octal,
    painted_row, partizan, red_blue_hackenbush, staircase, wythoff,
};
use std::collections::BTreeMap;
use std::fmt::Display;

/// The picture of each page.
const PICTURES: &[(&str, fn() -> Picture)] = &[
    ("chomp", first_bites),
    ("coin_turning", turning_corners),
    ("euclid", || outcomes(1, 23, euclid::wins)),
    ("first_lesson", || {
        marks(&["    F", "   ↘↓", "  E→D", " ↘↓ ↓", "A→B→C"])
    }),
    ("first_lesson2", || {
        marks(&[nim::sum([3, 4, 5]), 5, 4, 3].map(|number| format!("{number} {number:03b}")))
    }),
    ("geography", a_matching),
    ("hackenbush", a_house_and_its_fusion),
    ("hackenbush_tree", a_tree),
    ("nim", || values(16, |x, y| nim::sum([x, y]))),
    ("nimber", || values(16, nimber::product)),
    ("octal", || lines(&[0, 7, 7], 12, 12)),
    // Two lines are a period.
    ("octal2", || lines(&[0, 0, 7], 34, 17)),
    ("painted_row", a_painted_row),
    ("red_blue_hackenbush", a_string),
    ("staircase", stairs),
    ("wythoff", || outcomes(0, 21, wythoff::wins)),
];

#[test]
fn each_is_as_computed_and_stands_on_its_page() {
    let drawn = PICTURES.iter().map(|(picture, _)| (*picture).to_string());
    assert_eq!(names("snippets/pictures"), drawn.collect(), "stored, drawn");
    for (picture, draw) in PICTURES {
        let line = format!("#![doc = include_str!(\"pictures/{picture}.svg\")]");
        let page = format!("snippets/{}.rs", picture.trim_end_matches('2'));
        assert!(read(&page).contains(&line), "{page}: no {line}");
        let path = format!("snippets/pictures/{picture}.svg");
        assert!(
            is_stored(&path, &file(draw(), &caption(picture))),
            "{path}: RENEW=1 cargo test pictures draws it anew"
        );
    }
}

/// The file's own words, which say what is shown, also to those who cannot see it.
fn caption(page: &str) -> String {
    let file = read(format!("snippets/pictures/{page}.svg"));
    let caption = file.split("figcaption>").nth(1).expect("a caption");
    caption.trim_end_matches("</").to_string()
}

/// Pixels to the right and down.
type Place = (usize, usize);

/// The size of a picture, and its shapes in SVG.
type Picture = (Place, String);

fn file(((width, height), shapes): Picture, caption: &str) -> String {
    format!(
        "<figure>\n\
         <svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" role=\"img\" \
         aria-label=\"{caption}\" style=\"max-width:100%;height:auto\" font-size=\"11\" \
         text-anchor=\"middle\" fill=\"currentColor\" \
         xmlns=\"http://www.w3.org/2000/svg\">\n{shapes}</svg>\n\
         <figcaption>{caption}</figcaption>\n</figure>\n"
    )
}

/// These can be seen on a light and on a dark background, as the colour of the text can.
const BLUE: &str = "hsl(210 80% 55%)";
const RED: &str = "hsl(0 75% 60%)";
const FAINT: &str = "hsl(0 0% 50% / 0.2)";
const TEXT: &str = "currentColor";

/// A light colour for each of the numbers 0 to `most`, from blue to red.
fn shade(value: u64, most: u64) -> String {
    format!("hsl({} 75% 55% / 0.5)", 230 - 230 * value / most)
}

/// A text with its middle at a place.
fn text((x, y): Place, text: impl Display) -> String {
    format!("<text x=\"{x}\" y=\"{}\">{text}</text>\n", y + 4)
}

fn line((x1, y1): Place, (x2, y2): Place, colour: &str, width: usize) -> String {
    format!("<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>\n")
}

fn circle((x, y): Place, radius: usize, colour: &str) -> String {
    format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\" stroke=\"{TEXT}\"/>\n")
}

/// A square of a board: its colour, if it has one, and what is written there.
type Square = (String, String);

fn square(colour: &str, text: impl Display) -> Square {
    (colour.to_string(), text.to_string())
}

/// Squares by column and row; the lowest row is the first.
fn board(side: usize, (columns, rows): Place, square: impl Fn(usize, usize) -> Square) -> Picture {
    // One path for all squares of a colour makes small files.
    let mut path_of_colour: BTreeMap<String, String> = BTreeMap::new();
    let mut texts = String::new();
    let filled = side - 1;
    for row in 0..rows {
        for column in 0..columns {
            let (colour, written) = square(column, row);
            let x = side * column;
            let y = side * (rows - 1 - row);
            if !colour.is_empty() {
                *path_of_colour.entry(colour).or_default() +=
                    &format!("M{x} {y}h{filled}v{filled}h-{filled}z");
            }
            if !written.is_empty() {
                texts += &text((x + side / 2, y + side / 2), written);
            }
        }
    }
    let mut shapes = String::new();
    for (colour, path) in path_of_colour {
        shapes += &format!("<path fill=\"{colour}\" d=\"{path}\"/>\n");
    }
    shapes += &texts;
    ((columns * side, rows * side), shapes)
}

/// A board for the pairs of `count` numbers from `first` on.
fn table(first: u64, count: usize, square_of: impl Fn(u64, u64) -> Square) -> Picture {
    let number = |place: usize| first + place as u64 - 1;
    board(22, (count + 1, count + 1), |x, y| match (x, y) {
        (0, 0) => square("", ""),
        (0, place) | (place, 0) => square("", number(place)),
        _ => square_of(number(x), number(y)),
    })
}

/// The lost positions in blue.
fn outcomes(first: u64, count: usize, wins: fn(u64, u64) -> bool) -> Picture {
    table(first, count, |x, y| {
        square(either(wins(x, y), FAINT, BLUE), "")
    })
}

/// Numbers up to 15.
fn values(count: usize, value: fn(u64, u64) -> u64) -> Picture {
    table(0, count, |x, y| {
        let value = value(x, y);
        square(&shade(value, 15), value)
    })
}

fn turning_corners() -> Picture {
    let (size, mut shapes) = values(8, nimber::product);
    for (x, y) in [(6, 5), (6, 2), (3, 5), (3, 2)] {
        shapes += &circle((33 + 22 * x, 165 - 22 * y), 10, "none");
    }
    (size, shapes)
}

/// Bars of 2 to 5 rows and 2 to 8 columns, each in a part of the board.
fn first_bites() -> Picture {
    board(9, (7 * 9, 4 * 6), |x, y| {
        let columns = 2 + x / 9;
        let rows = 2 + y / 6;
        let (row, column) = (y % 6, x % 9);
        if row >= rows || column >= columns {
            return square("", "");
        }
        if (row, column) == (0, 0) {
            return square(RED, "");
        }
        let bar = chomp::Table::new(rows, columns);
        let bites = bar.winning_moves(&vec![columns as u64; rows]);
        square(either(bites.contains(&(row, column)), BLUE, FAINT), "")
    })
}

/// The values of an octal game in eight lines. Those unlike the last period are faint.
fn lines(digits: &[u8], period: usize, columns: usize) -> Picture {
    let count = 8 * columns;
    let values = octal::grundy_values(digits, count - 1);
    board(22, (columns + 1, 8), |x, y| {
        let first = columns * (7 - y);
        if x == 0 {
            return square("", first);
        }
        let heap = first + x - 1;
        let value = values[heap];
        let in_last_period = values[count - period + heap % period];
        let colour = either(value == in_last_period, shade(value, 9), FAINT.to_string());
        square(&colour, value)
    })
}

/// Squares by rows, the lowest first: letters on grey ones, digits on grey and blue ones, other marks on none.
fn marks(rows: &[impl AsRef<str>]) -> Picture {
    board(26, (5, rows.len()), |x, y| {
        let mark = rows[y].as_ref().chars().nth(x).unwrap_or(' ');
        let colour = match mark {
            'A'..='Z' | '0' => FAINT,
            '1' => BLUE,
            _ => "",
        };
        square(colour, mark)
    })
}

fn a_painted_row() -> Picture {
    let row = b"..R...B.B..R...";
    let colour = |x| match row[x] {
        b'R' => RED,
        b'B' => BLUE,
        _ => FAINT,
    };
    let (size, mut shapes) = board(30, (15, 1), |x, _| square(colour(x), ""));
    for (first, length, value) in painted_row::parts(row) {
        shapes += &text((15 * (2 * first + length), 15), value);
    }
    (size, shapes)
}

fn stairs() -> Picture {
    let stones = [2, 1, 3, 4, 2];
    let value = staircase::grundy(&stones.map(|count| count as u64));
    assert!(caption("staircase").contains(&format!(" = {value}.")));
    let (size, mut shapes) = board(36, (6, 8), |x, y| match (x, y) {
        (0, 0) => square("", "ground"),
        _ if y + 1 == x => square(FAINT, x),
        _ => square(either(y < x, FAINT, ""), ""),
    });
    for (step, count) in (1..).zip(stones) {
        for y in step..step + count {
            let colour = either(step % 2 == 1, BLUE, "none");
            shapes += &circle((18 + 36 * step, 270 - 36 * y), 12, colour);
        }
    }
    (size, shapes)
}

/// Pairs of numbers: the places of vertices, or edges.
fn pairs(text: &str) -> Vec<(usize, usize)> {
    let number = |word: &str| word.parse().expect("a number");
    let words = text.split(' ');
    let pairs = words.map(|word| word.split_once('-').expect("a pair"));
    pairs.map(|(a, b)| (number(a), number(b))).collect()
}

/// The edges, each of a colour and a width, and the vertices, each of a colour.
fn graph(
    places: &[Place],
    edges: &[(usize, usize)],
    edge: impl Fn(usize, usize) -> (&'static str, usize),
    vertex: impl Fn(usize) -> &'static str,
) -> String {
    let mut shapes = String::new();
    for &(a, b) in edges {
        let (colour, width) = edge(a, b);
        shapes += &line(places[a], places[b], colour, width);
    }
    for (v, &place) in places.iter().enumerate() {
        shapes += &circle(place, 5, vertex(v));
    }
    shapes
}

fn a_tree() -> Picture {
    let places = pairs("150-220 70-150 30-80 110-80 230-150 230-80 170-20 230-20 290-20");
    let edges = pairs("0-1 1-2 1-3 0-4 4-5 5-6 5-7 5-8");
    let mut shapes = line((20, 220), (310, 220), TEXT, 1);
    shapes += &graph(&places, &edges, |_, _| (TEXT, 2), |_| TEXT);
    let values = hackenbush_tree::grundy_values(&edges, 0);
    for ((x, y), value) in places.into_iter().zip(values) {
        // The ground is at 220; what stands there is written below it.
        shapes += &text((x + 14, y + either(y == 220, 14, 0)), value);
    }
    ((330, 240), shapes)
}

fn a_house_and_its_fusion() -> Picture {
    let places = pairs(
        "60-180 60-100 140-100 100-60 100-20 140-20 140-180 \
         255-180 285-180 315-180 345-180 375-180 405-180 \
         255-130 285-130 315-130 345-130 375-130 405-130 405-80",
    );
    let edges = pairs("0-1 1-2 2-6 1-3 3-2 3-4 4-5 7-13 8-14 9-15 10-16 11-17 12-18 18-19");
    let ground = line((20, 180), (180, 180), TEXT, 1) + &line((240, 180), (420, 180), TEXT, 1);
    // Both feet, 0 and 6, are the ground.
    let fused: Vec<_> = edges[..7].iter().map(|&(a, b)| (a, b % 6)).collect();
    let value = hackenbush::grundy(6, &fused, 0);
    assert!(caption("hackenbush").contains(&format!(" the value {value}.")));
    assert_eq!(value, nim::sum([1, 1, 1, 1, 1, 2]));
    (
        (440, 200),
        ground + &graph(&places, &edges, |_, _| (TEXT, 2), |_| TEXT),
    )
}

fn a_matching() -> Picture {
    let places = pairs("30-20 30-80 30-140 30-200 170-50 170-110 170-170 170-230 30-260");
    let edges = pairs("0-4 1-4 1-5 2-5 2-6 3-6 8-7 8-6");
    let mates = matching::maximum(places.len(), &edges);
    let moves = geography::winning_move_by_start(places.len(), &edges);
    let shapes = graph(
        &places,
        &edges,
        |a, b| (TEXT, either(mates[a] == Some(b), 5, 1)),
        |v| either(moves[v].is_some(), RED, BLUE),
    );
    ((200, 280), shapes)
}

fn a_string() -> Picture {
    let blue = [true, true, false, true, false, false];
    let places = pairs("30-35 95-35 160-35 225-35 290-35 355-35 420-35");
    let edges = pairs("0-1 1-2 2-3 3-4 4-5 5-6");
    let mut shapes = line((30, 25), (30, 60), TEXT, 1);
    shapes += &graph(
        &places,
        &edges,
        |a, _| (either(blue[a], BLUE, RED), 6),
        |_| TEXT,
    );
    for (count, (x, y)) in places.into_iter().enumerate() {
        let value = red_blue_hackenbush::string_value(&blue[..count]);
        let (numerator, denominator) = partizan::fraction(value);
        let number = format!("{numerator}/{denominator}");
        shapes += &text((x, y - 17), number.trim_end_matches("/1"));
    }
    ((490, 70), shapes)
}
