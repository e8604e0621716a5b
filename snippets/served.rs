//! # Many inputs for one process (对拍)
//!
//! Starting a process costs more than a small input takes. So in what `grundy stress` compiles, [`run`] of
//! this module stands for [`snippets::io::run`](crate::io::run): if the program gets the mark as its
//! argument, it answers input after input. What is submitted does not have it.
//!
//! - An input comes after a line with its length in bytes.
//! - After its answer comes the mark, which nobody else writes. A solution may also use `println!`.
//!
//! What lives longer than a call of the solution is shared by the inputs: a static, `thread_local!`, `OnceLock`.
#![doc(alias("Many inputs for one process", "对拍"))]
use crate::io::{Input, Output};
use std::cell::RefCell;
use std::io::{stdin, BufRead, Read};

/// A line that nobody writes. What ends a line is passed on at once.
const MARK: &str = "end of an answer for grundy\n";

/// Runs a solution on standard input and output: once, or if the program gets the mark as its argument, on
/// each input that comes. O(1) per input beside what the solution does.
/// The program panics if reading or writing fails, or if the solution does.
pub fn run(solve: fn(&mut Input, &mut Output)) {
    if std::env::args().nth(1).as_deref() != Some(MARK) {
        return answer(solve, stdin(), "");
    }
    let mut source = stdin().lock();
    while let Some(text) = next_text(&mut source) {
        answer(solve, &text[..], MARK);
    }
}

/// Returns the input that comes next, `None` at the end.
fn next_text(mut source: impl BufRead) -> Option<Vec<u8>> {
    let mut length = String::new();
    source.read_line(&mut length).expect("a length");
    if length.is_empty() {
        return None;
    }
    let mut text = vec![0; length.trim_end().parse().expect("a length")];
    source.read_exact(&mut text).expect("an input");
    Some(text)
}

/// Writes the answer to an input as a process of its own would, in the same pieces, and then the mark.
fn answer(solve: fn(&mut Input, &mut Output), mut source: impl Read, mark: &str) {
    let written = RefCell::default();
    let mut input = Input::new(|buffer| {
        print!("{}", written.take());
        source.read(buffer).unwrap()
    });
    solve(&mut input, &mut Output(&written));
    *written.borrow_mut() += mark;
    print!("{}", written.take());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_come_one_after_the_other() {
        let mut source = "6\n1\n2 3\n0\n4\n\u{7532}\n".as_bytes();
        let texts: Vec<Vec<u8>> = std::iter::from_fn(|| next_text(&mut source)).collect();
        assert_eq!(texts, [&b"1\n2 3\n"[..], b"", "\u{7532}\n".as_bytes()]);
    }
}
