//! What was found, in words.
use super::fits::{Begun, Fits, Found};
use super::repeats::{remainders, repeats};
use super::takes::list;
use snippets::periodic::Periodic;

/// At most this many games are shown.
const MOST_SHOWN: usize = 10;
/// Fewer values than these fit by chance.
const ENOUGH_VALUES: usize = 30;

pub const NOTHING: &str = "no game of the library fits\n";

/// What to try where no game fits.
pub const NEXT: &str = "\
what to try next (section 6 of snippets/first_lesson.rs):
- check the first numbers by hand, and print more of them
- does a position fall into parts? print the values of one part alone
- print lines of 8, 10 or 12 numbers (snippets/tables.rs), and look at the columns
- compare with the heap itself: its parity, its binary digits, its prime factors
- give the heaps of value 0 alone to `grundy guess`, and look at their differences
- if you may use the network, search for the numbers in the OEIS (oeis.org)
";

/// What numbers are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Values,
    LostHeaps,
    LostPairs,
}

impl Kind {
    fn plural(self) -> &'static str {
        match self {
            Kind::Values => "values",
            Kind::LostHeaps => "lost heaps",
            Kind::LostPairs => "lost pairs",
        }
    }

    /// Where two games differ.
    fn place(self, difference: (u64, u64)) -> String {
        match self {
            Kind::Values => format!("value {}", difference.0 + 1),
            Kind::LostHeaps => format!("heap {}", difference.0),
            Kind::LostPairs => format!("the pair ({}, {})", difference.0, difference.1),
        }
    }
}

/// The games that fit, in lines; nothing if there is none.
pub fn games(kind: Kind, fits: &Fits) -> String {
    let found = &fits.found;
    let [first, ..] = &found[..] else {
        return String::new();
    };
    let what = kind.plural();
    let mut text = format!("games that have these {what} so far: no proof\n");
    let mut greatest = None;
    for one in found.iter().take(MOST_SHOWN) {
        text += &game(kind, one);
        if let Some(difference) = first.first_difference(one) {
            text += &format!(
                "; differs from the first game at {}",
                kind.place(difference)
            );
            greatest = greatest.max(Some(difference));
        }
        text += "\n";
    }
    if found.len() > MOST_SHOWN {
        let more = found.len() - MOST_SHOWN;
        text += &format!("and {more} more: give more {what}\n");
    }
    if let Some(greatest) = greatest {
        let place = kind.place(greatest);
        text += &format!(
            "these games begin alike and go on differently: give the {what} up to {place}\n"
        );
    }
    text
}

/// Below so many values, how many games have them.
pub fn chance(count: usize, fits: &Fits) -> String {
    if fits.found.is_empty() || count >= ENOUGH_VALUES {
        return String::new();
    }
    format!(
        "fewer than {ENOUGH_VALUES} values may fit by chance: {} of {} games have these {count}\n",
        fits.count, fits.of
    )
}

/// A game in words, without the end of its line.
fn game(kind: Kind, one: &Found) -> String {
    let game = &one.game;
    let mut text = String::new();
    if !game.name.is_empty() {
        text += &format!("{}: ", game.name);
    }
    text += &format!("a move {}\n    snippets/{}.rs", game.rule, game.page);
    if kind == Kind::Values {
        text += &format!("; from heap {} on", one.start);
    }
    match one.shift {
        0 => (),
        1.. => text += &format!("; each heap has {} more", one.shift),
        _ => text += &format!("; each heap has {} less", -one.shift),
    }
    if let Some(period) = game.solution.period() {
        text += &format!("; {}", period_in_words(&period));
    }
    if !one.others.is_empty() {
        text += &format!("; the same: {}", one.others.join(", "));
    }
    if one.is_cut {
        text += "; only the first numbers were compared";
    }
    text
}

pub fn period_in_words(period: &Periodic) -> String {
    let (length, first) = (period.period, period.preperiod());
    let mut words = format!("period {length} from heap {first} on");
    if period.saltus() > 0 {
        words += &format!(", each time {} more", period.saltus());
    }
    words
}

/// A game with the same beginning, where none fits.
pub fn begins(kind: Kind, fits: &Fits) -> String {
    let Some(Begun { game, until }) = &fits.begun else {
        return String::new();
    };
    let name = match game.name {
        "" => String::new(),
        name => format!("{name}: "),
    };
    format!(
        "as this game before {}, then not: {name}a move {} (snippets/{}.rs)\n",
        kind.place((*until, 0)),
        game.rule,
        game.page
    )
}

/// Remainders that the lost heaps have only up to some heap.
pub fn leaves(heaps: &[u64]) -> String {
    remainders(heaps).map_or_else(String::new, |pattern| {
        format!(
            "as the remainders {} modulo {} up to heap {}, then not: heap {} differs\n",
            list(&pattern.remainders, "and"),
            pattern.modulus,
            pattern.last,
            pattern.wrong
        )
    })
}

/// Whether the numbers repeat, or what to try next.
pub fn repeats_or_next(numbers: &[u64]) -> String {
    if let Some((first, length, saltus)) = repeats(numbers) {
        let more = match saltus {
            0 => String::new(),
            _ => format!(", each time {saltus} more"),
        };
        format!(
            "from place {first} on (the first is place 0) the numbers have the period {length} so far{more}: \
             no proof\n"
        )
    } else {
        format!("the numbers do not repeat so far\n{NEXT}")
    }
}
