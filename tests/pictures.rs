//! The pictures of the documentation, drawn from what the snippets compute.
//!
//! `snippets/pictures/<page>.svg` stands on the page of that name. A test draws each of them again, so
//! that none differs from what the code says.
use crate::judge::either;
use crate::support::{entries, folder, name, read};
use snippets::{
    chomp, euclid, geography, hackenbush, hackenbush_tree, matching, nim, nimber, octal, partizan,
    red_blue_hackenbush, staircase, wythoff,
};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::ops::Range;

/// These are seen on light and on dark ground. All else has the colour of the text.
const BLUE: &str = "hsl(210 80% 55%)";
const RED: &str = "hsl(0 75% 60%)";
const FAINT: &str = "hsl(0 0% 50% / 0.2)";

/// The side of a square on a board, in pixels.
const SIDE: usize = 22;

/// A drawing; lengths are pixels, y grows downwards.
struct Picture {
    width: usize,
    height: usize,
    /// The path around the squares of each colour. They lie below the shapes.
    squares: BTreeMap<String, String>,
    shapes: String,
}

impl Picture {
    fn new(width: usize, height: usize) -> Self {
        let (squares, shapes) = Default::default();
        Self {
            width,
            height,
            squares,
            shapes,
        }
    }

    /// A square of a board of which (x, y) is the upper left corner. Next squares do not touch.
    fn square(&mut self, x: usize, y: usize, side: usize, fill: &str) {
        let side = side - 1;
        let path = self.squares.entry(fill.to_string()).or_default();
        *path += &format!("M{x} {y}h{side}v{side}h-{side}z");
    }

    /// Letters whose middle is at (x, y).
    fn label(&mut self, x: usize, y: usize, text: impl Display) {
        self.shapes += &format!("<text x=\"{x}\" y=\"{}\">{text}</text>\n", y + 4);
    }

    fn line(&mut self, (x, y): (usize, usize), to: (usize, usize), colour: &str, width: usize) {
        let ends = format!("x1=\"{x}\" y1=\"{y}\" x2=\"{}\" y2=\"{}\"", to.0, to.1);
        let stroke = format!("stroke=\"{colour}\" stroke-width=\"{width}\"");
        self.shapes += &format!("<line {ends} {stroke}/>\n");
    }

    fn circle(&mut self, (x, y): (usize, usize), radius: usize, fill: &str) {
        let place = format!("cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"");
        self.shapes += &format!("<circle {place} fill=\"{fill}\" stroke=\"currentColor\"/>\n");
    }

    /// A board with a colour and a label for each square, by its column and row; the lowest row is the
    /// first. Both are numbered by `sizes`.
    fn board(sizes: Range<u64>, cell: impl Fn(u64, u64) -> (String, String)) -> Self {
        let count = sizes.clone().count();
        let mut picture = Self::new((count + 1) * SIDE, (count + 1) * SIDE);
        let middle = |i: usize| i * SIDE + SIDE / 2;
        for (up, y) in (0..count).rev().zip(sizes.clone()) {
            picture.label(SIDE / 2, middle(up), y);
            for (i, x) in (1..).zip(sizes.clone()) {
                let (fill, label) = cell(x, y);
                picture.square(i * SIDE, up * SIDE, SIDE, &fill);
                if !label.is_empty() {
                    picture.label(middle(i), middle(up), label);
                }
            }
        }
        for (i, x) in (1..).zip(sizes) {
            picture.label(middle(i), middle(count), x);
        }
        picture
    }

    /// Fails if the file of the picture on `page` holds another one, or its caption does not say `told`.
    /// The caption is the file's own; it tells, to those too who cannot see it, what is shown.
    fn assert_drawn(&self, page: &str, told: &str) {
        let Self { width, height, .. } = self;
        let path = format!("snippets/pictures/{page}.svg");
        let stored = read(&path);
        let caption = stored.split("figcaption>").nth(1).expect("a caption");
        let caption = caption.trim_end_matches("</");
        assert!(caption.contains(told), "{path}: not said: {told}");
        let square = |(fill, path)| format!("<path fill=\"{fill}\" d=\"{path}\"/>\n");
        let squares: String = self.squares.iter().map(square).collect();
        let text = format!(
            "<figure>\n\
             <svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" role=\"img\" \
             aria-label=\"{caption}\" style=\"max-width:100%;height:auto\" font-size=\"11\" \
             text-anchor=\"middle\" fill=\"currentColor\" \
             xmlns=\"http://www.w3.org/2000/svg\">\n{squares}{}</svg>\n\
             <figcaption>{caption}</figcaption>\n</figure>\n",
            self.shapes
        );
        let drawn = folder("pictures").join(format!("{page}.svg"));
        fs::write(&drawn, &text).expect("a file for the picture");
        let drawn = drawn.display();
        assert!(
            stored == text,
            "{path}: not what the snippets compute, which is drawn in {drawn}"
        );
    }
}

/// Pairs of numbers, of a text.
fn pairs(text: &str) -> Vec<(usize, usize)> {
    let numbers: Vec<usize> = text
        .split([' ', '-'])
        .map(|n| n.parse().expect("a number"))
        .collect();
    numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

/// A light colour for each of the numbers 0 to `most`, from blue to red.
fn shade(value: u64, most: u64) -> String {
    format!("hsl({} 75% 55% / 0.5)", 230 - 230 * value / most.max(1))
}

/// A board of the lost positions, in blue.
fn outcomes(sizes: Range<u64>, wins: fn(u64, u64) -> bool) -> Picture {
    let cell = |x, y| (either(wins(x, y), FAINT, BLUE).to_string(), String::new());
    Picture::board(sizes, cell)
}

/// A board of numbers up to 15.
fn table(size: u64, value: impl Fn(u64, u64) -> u64) -> Picture {
    Picture::board(0..size, |x, y| {
        (shade(value(x, y), 15), value(x, y).to_string())
    })
}

/// The page, and no other, shows each picture.
#[test]
fn each_stands_on_its_page() {
    let pictures = entries("snippets/pictures");
    assert!(!pictures.is_empty(), "no picture");
    for picture in pictures {
        let page = name(&picture);
        let line = format!("#![doc = include_str!(\"pictures/{page}.svg\")]");
        assert!(
            read(format!("snippets/{page}.rs")).contains(&line),
            "snippets/{page}.rs: no {line}"
        );
    }
}

#[test]
fn boards() {
    table(16, |x, y| nim::sum([x, y])).assert_drawn("nim", "");
    table(16, nimber::product).assert_drawn("nimber", "");
    outcomes(0..21, wythoff::wins).assert_drawn("wythoff", "");
    outcomes(1..24, euclid::wins).assert_drawn("euclid", "");
}

#[test]
fn strips_of_octal_games() {
    // Dawson's Kayles has two lines to a period.
    let strips: [(&[u8], usize, usize, usize); 2] =
        [(&[0, 7, 7], 12, 12, 96), (&[0, 0, 7], 34, 17, 136)];
    let mut picture = Picture::new(19 * SIDE, 18 * SIDE);
    let mut top = 0;
    for (digits, period, columns, count) in strips {
        let values = octal::grundy_values(digits, count - 1);
        let last = &values[count - period..];
        for (n, &value) in values.iter().enumerate() {
            let (row, column) = (n / columns, n % columns);
            let (x, y) = (SIDE * (column + 1) + SIDE / 2, top + SIDE * row);
            if column == 0 {
                picture.label(SIDE / 2, y + SIDE / 2, n);
            }
            let fill = if value == last[n % period] {
                shade(value, 9)
            } else {
                FAINT.to_string()
            };
            picture.square(x, y, SIDE, &fill);
            picture.label(x + SIDE / 2, y + SIDE / 2, value);
        }
        top += (count / columns + 1) * SIDE;
    }
    picture.assert_drawn("octal", "");
}

#[test]
fn a_staircase() {
    let steps = [2, 1, 3, 4, 2];
    let (width, rise) = (4 * SIDE, SIDE);
    let floor = (steps.len() + 5) * rise;
    let mut picture = Picture::new(width * (steps.len() + 1), floor + SIDE);
    picture.line((0, floor), (width, floor), "currentColor", 2);
    picture.label(width / 2, floor + SIDE / 2, "ground");
    for (i, &stones) in (1..).zip(&steps) {
        let (left, top) = (i * width, floor - i * rise);
        picture.line((left, top + rise), (left, top), "currentColor", 2);
        picture.line((left, top), (left + width, top), "currentColor", 2);
        picture.label(left + width / 2, top + SIDE / 2, i);
        for stone in 0..stones {
            let x = left + width / 2;
            let y = top - 10 - 18 * usize::try_from(stone).expect("few stones");
            let fill = if i % 2 == 1 { BLUE } else { "none" };
            picture.circle((x, y), 7, fill);
        }
    }
    let value = staircase::grundy(&steps);
    picture.assert_drawn("staircase", &format!(" = {value}."));
}

/// Draws the vertices at `places` with their labels, and the edges.
fn graph(picture: &mut Picture, places: &[(usize, usize)], edges: &[(usize, usize)]) {
    for &(a, b) in edges {
        picture.line(places[a], places[b], "currentColor", 2);
    }
    for &place in places {
        picture.circle(place, 4, "currentColor");
    }
}

#[test]
fn a_tree_and_its_values() {
    let edges = pairs("0-1 1-2 1-3 0-4 4-5 5-6 5-7 5-8");
    let places = pairs("150-220 70-150 30-80 110-80 230-150 230-80 170-20 230-20 290-20");
    let mut picture = Picture::new(330, 240);
    picture.line((20, 220), (310, 220), "currentColor", 1);
    graph(&mut picture, &places, &edges);
    let values = hackenbush_tree::grundy_values(&edges, 0);
    for (&(x, y), value) in places.iter().zip(values) {
        let below = if y == 220 { 14 } else { 0 };
        picture.label(x + 14, y + below, value);
    }
    picture.assert_drawn("hackenbush_tree", "");
}

#[test]
fn a_graph_before_and_after_fusion() {
    // A house of five edges in cycles, where both feet of the walls are the ground, and a chimney of
    // two edges.
    let places = [(1, 4), (1, 2), (3, 2), (2, 1), (2, 0), (3, 0), (3, 4)];
    let places = places.map(|(x, y)| (20 + 40 * x, 20 + 40 * y));
    let walls_and_roof = [(0, 1), (1, 2), (2, 6), (1, 3), (3, 2)];
    let chimney = [(3, 4), (4, 5)];
    let edges = [&walls_and_roof[..], &chimney].concat();
    let mut picture = Picture::new(440, 200);
    picture.line((20, 180), (180, 180), "currentColor", 1);
    graph(&mut picture, &places, &edges);

    let stalks = [1, 1, 1, 1, 1, 2];
    picture.line((240, 180), (420, 180), "currentColor", 1);
    for (i, height) in stalks.into_iter().enumerate() {
        let places: Vec<_> = (0..=height)
            .map(|up| (255 + 30 * i, 180 - 50 * up))
            .collect();
        let edges: Vec<_> = (0..height).map(|up| (up, up + 1)).collect();
        graph(&mut picture, &places, &edges);
    }

    let on_ground = |v| if v == 6 { 0 } else { v };
    let edges: Vec<_> = edges
        .iter()
        .map(|&(a, b)| (on_ground(a), on_ground(b)))
        .collect();
    let value = hackenbush::grundy(6, &edges, 0);
    assert_eq!(
        value,
        stalks.iter().fold(0, |sum, &height| sum ^ height as u64)
    );
    picture.assert_drawn("hackenbush", &format!(" the value {value}."));
}

#[test]
fn a_matching_that_decides_geography() {
    let places = pairs("0-0 0-2 0-4 0-6 2-1 2-3 2-5 2-7 0-8");
    let places: Vec<_> = places
        .iter()
        .map(|(x, y)| (30 + 70 * x, 20 + 30 * y))
        .collect();
    let edges = pairs("0-4 1-4 1-5 2-5 2-6 3-6 8-7 8-6");
    let moves = geography::winning_move_by_start(places.len(), &edges);
    let mates = matching::maximum(places.len(), &edges);
    let mut picture = Picture::new(200, 280);
    for (a, b) in edges {
        let width = if mates[a] == Some(b) { 5 } else { 1 };
        picture.line(places[a], places[b], "currentColor", width);
    }
    for (&place, winning_move) in places.iter().zip(&moves) {
        let fill = if winning_move.is_some() { RED } else { BLUE };
        picture.circle(place, 9, fill);
    }
    picture.assert_drawn("geography", "");
}

#[test]
fn turning_corners() {
    let mut picture = table(8, nimber::product);
    let corner = |x: usize, y: usize| ((x + 1) * SIDE + SIDE / 2, (7 - y) * SIDE + SIDE / 2);
    for (x, y) in [(6, 5), (6, 2), (3, 5), (3, 2)] {
        picture.circle(corner(x, y), 10, "none");
    }
    picture.assert_drawn("coin_turning", "");
}

#[test]
fn first_bites_of_chomp() {
    let side = 9;
    let mut picture = Picture::new(0, 0);
    let mut y = 0;
    for height in 2..=5 {
        let mut x = 0;
        for width in 2..=8 {
            let rows = vec![width; height];
            let bites = chomp::Table::new(height, width).winning_moves(&rows);
            for (row, column) in (0..height).flat_map(|row| (0..width).map(move |c| (row, c))) {
                let fill = match (row, column) {
                    (0, 0) => RED,
                    bite if bites.contains(&bite) => BLUE,
                    _ => FAINT,
                };
                let up = height - 1 - row;
                picture.square(x + column * side, y + up * side, side, fill);
            }
            x += (width + 1) * side;
        }
        picture.width = x;
        y += (height + 1) * side;
    }
    picture.height = y;
    picture.assert_drawn("chomp", "");
}

#[test]
fn a_red_blue_string() {
    let blue = [true, true, false, true, false, false];
    let mut picture = Picture::new(70 * (blue.len() + 1), 70);
    picture.line((30, 25), (30, 60), "currentColor", 1);
    let places: Vec<(usize, usize)> = (0..=blue.len()).map(|i| (30 + 65 * i, 35)).collect();
    for (i, &blue) in blue.iter().enumerate() {
        let colour = if blue { BLUE } else { RED };
        picture.line(places[i], places[i + 1], colour, 6);
    }
    for (count, &(x, y)) in places.iter().enumerate() {
        picture.circle((x, y), 4, "currentColor");
        let value = red_blue_hackenbush::string_value(&blue[..count]);
        match partizan::fraction(value) {
            (number, 1) => picture.label(x, y - 17, number),
            (numerator, denominator) => {
                picture.label(x, y - 17, format_args!("{numerator}/{denominator}"));
            }
        }
    }
    picture.assert_drawn("red_blue_hackenbush", "");
}
