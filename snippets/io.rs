//! # Fast input and output (快读, 交互题)
//!
//! A solution reads numbers and words from [`Input`] and writes lines to [`Output`]. Both are fast, and
//! a wrong guess about the format of the input shows at once.
//!
//! A solution is a function `solve`. The program's `main` is `snippets::io::run(solve)`, which gives it
//! standard input and output; a test gives it a text:
//!
//! ```
//! use snippets::io::{Input, Output};
//! use std::cell::RefCell;
//!
//! /// For several tests: how many numbers there are, and the numbers.
//! /// The answer is their sum.
//! fn solve(input: &mut Input, output: &mut Output) {
//!     for _ in 0..input.read() {
//!         let numbers: Vec<i64> = input.read_counted();
//!         output.line(numbers.iter().sum::<i64>());
//!     }
//! }
//!
//! let written = RefCell::default();
//! solve(&mut Input::from_text("2\n3\n10 -20 30\n1\n7\n"), &mut Output(&written));
//! assert_eq!(written.take(), "20\n7\n");
//! ```
//!
//! [`Input::read`] reads the next token as an integer of any type. The type follows from the use of
//! the number, or is given as in `input.read::<u64>()`. [`Input::read_array`] reads several of one type,
//! as in `let [n, m]: [usize; 2] = input.read_array();`, [`Input::read_list`],
//! [`Input::read_counted`] and [`Input::read_edges`] read many, [`Input::read_word`] a token as it
//! stands. If the number of tests is not given, read `while !input.at_end()`.
//!
//! If a token is malformed, the program panics with what was expected and what was found,
//! `expected i64, found "x"`; if it is missing, with `found the end of input`. The panic names the line of the
//! solution. Lines may end in `\r\n`.
//!
//! The input is taken in chunks as it comes, so memory does not grow with it. Integers of 64 bits that
//! lie whole in a chunk are parsed by hand, others by [`str::parse`]. The output is collected, and
//! written when more input is needed and when `solve` returns. What has not been written yet is lost if `solve`
//! panics or calls `std::process::exit`: let it return instead.
//!
//! A program has one reader. Another one, such as proconio's `input!`, reads ahead, too: each goes on where the
//! other one's chunk ended, which on a large input is in the middle of a number.
//!
//! ## Interactive problems (交互题)
//!
//! Write first and then read: before the program waits for input, all that was written goes out, so
//! it needs no flush. When the game is over, do not read on, and do not ask whether the input is [at
//! its end](Input::at_end): the judge may be waiting, too. To try a solution, let a function be the
//! judge, which sees what was written and puts its answer into the buffer:
//!
//! ```
//! use snippets::io::{Input, Output};
//! use std::cell::RefCell;
//!
//! fn solve(input: &mut Input, output: &mut Output) {
//!     output.line(50);
//!     output.line(if input.read_word() == "below" { "small" } else { "great" });
//! }
//!
//! let written = RefCell::new(String::new());
//! let mut input = Input::new(|buffer| {
//!     let question: u32 = written.take().trim().parse().expect("one question");
//!     let answer = if 42 < question { "below\n" } else { "no\n" };
//!     buffer[..answer.len()].copy_from_slice(answer.as_bytes());
//!     answer.len()
//! });
//! solve(&mut input, &mut Output(&written));
//! assert_eq!(written.take(), "small\n");
//! ```
#![doc(alias("快读", "Fast input and output", "交互题"))]
use std::cell::RefCell;
use std::convert::TryFrom;
use std::fmt::{Display, Write};
use std::io::{stdin, Read};

/// Reads the tokens of a text from front to back. A token is a run of bytes greater than 32, the code of the
/// blank. Other bytes, line ends among them, separate tokens.
pub struct Input<'a> {
    /// Puts what comes next into a buffer and returns its length, 0 at the end.
    fill: Box<dyn FnMut(&mut [u8]) -> usize + 'a>,
    /// What came last, and how much of it was read.
    text: Vec<u8>,
    at: usize,
}

impl<'a> Input<'a> {
    /// Makes an input that asks `fill` to put what comes next into a buffer, of 2^16 bytes, and to return its
    /// length, which is 0 at the end. O(1).
    pub fn new(fill: impl FnMut(&mut [u8]) -> usize + 'a) -> Self {
        Self {
            fill: Box::new(fill),
            text: vec![],
            at: 0,
        }
    }

    /// Makes an input that is this text. O(1).
    pub fn from_text(text: &'a str) -> Self {
        let mut bytes = text.as_bytes();
        Self::new(move |buffer| bytes.read(buffer).unwrap())
    }

    /// Returns the next token, an integer in decimal notation that may have a sign. O(n) for n bytes.
    ///
    /// # Panics
    /// If there is no token, or it is no integer that `T` and `i128` can hold.
    #[inline] // a call per number costs a fifth
    #[track_caller]
    pub fn read<T: TryFrom<i128>>(&mut self) -> T {
        let (mut value, mut sign) = (0u64, 1);
        let mut start = self.at;
        for at in self.at..self.text.len() {
            let byte = self.text[at];
            match byte {
                b'0'..=b'9' => value = value.wrapping_mul(10).wrapping_add((byte - b'0').into()),
                0..=b' ' if at == start => start += 1,
                b'-' if at == start => sign = -1,
                // 19 digits fit into a u64.
                0..=b' ' if at < start + 20 && (value > 0 || sign > 0) => {
                    if let Ok(number) = T::try_from(sign * i128::from(value)) {
                        self.at = at + 1;
                        return number;
                    }
                    break;
                }
                _ => break,
            }
        }
        // It is long, cut by the end of the chunk, or wrong.
        let token = self.read_word();
        match token.parse().map(T::try_from) {
            Ok(Ok(number)) => number,
            _ => panic!("expected {}, found {:?}", std::any::type_name::<T>(), token),
        }
    }

    /// Returns the next `N` integers: `let [n, m]: [usize; 2] = input.read_array();`. O(n) for n bytes.
    ///
    /// # Panics
    /// If there are fewer tokens, or one is no integer that `T` and `i128` can hold.
    #[track_caller]
    pub fn read_array<T: Copy + Default + TryFrom<i128>, const N: usize>(&mut self) -> [T; N] {
        let mut numbers = [T::default(); N];
        for number in &mut numbers {
            *number = self.read();
        }
        numbers
    }

    /// Returns the next `count` integers. O(n) for n bytes.
    ///
    /// # Panics
    /// If there are fewer tokens, or one is no integer that `T` and `i128` can hold.
    #[track_caller]
    pub fn read_list<T: TryFrom<i128>>(&mut self, count: usize) -> Vec<T> {
        // A wrong count ends at the end of the input, not of memory.
        let mut list = Vec::new();
        for _ in 0..count {
            list.push(self.read());
        }
        list
    }

    /// Returns the next integers, after their count. O(n) for n bytes.
    ///
    /// # Panics
    /// If there are fewer tokens, or one is no integer that `T` and `i128` can hold.
    #[track_caller]
    pub fn read_counted<T: TryFrom<i128>>(&mut self) -> Vec<T> {
        let count = self.read();
        self.read_list(count)
    }

    /// Returns the next `count` pairs of vertices, which the input numbers from 1 and the result from 0.
    /// O(n) for n bytes.
    ///
    /// # Panics
    /// If there are fewer tokens, or one is no integer from 1 on that `usize` can hold.
    #[track_caller]
    pub fn read_edges(&mut self, count: usize) -> Vec<(usize, usize)> {
        let mut edges = Vec::new();
        for _ in 0..count {
            let [a, b]: [usize; 2] = self.read_array();
            assert!(a > 0 && b > 0, "expected a vertex, found 0");
            edges.push((a - 1, b - 1));
        }
        edges
    }

    /// Returns whether no token is left. O(n) for n bytes before the next token.
    pub fn at_end(&mut self) -> bool {
        while let Some(0..=b' ') = self.peek() {
            self.at += 1;
        }
        self.at == self.text.len()
    }

    /// Returns the next token as it stands. O(n) for n bytes.
    ///
    /// # Panics
    /// If there is no token, or it is not UTF-8.
    #[cold] // `read` seldom needs it
    #[track_caller]
    pub fn read_word(&mut self) -> String {
        while let Some(0..=b' ') = self.peek() {
            self.at += 1;
        }
        let mut token = Vec::new();
        while let Some(byte @ b'!'..) = self.peek() {
            token.push(*byte);
            self.at += 1;
        }
        assert!(!token.is_empty(), "found the end of input");
        String::from_utf8(token).expect("UTF-8")
    }

    /// The next byte, `None` at the end.
    fn peek(&mut self) -> Option<&u8> {
        if self.at == self.text.len() {
            self.text = vec![0; 1 << 16];
            let count = (self.fill)(&mut self.text);
            self.text.truncate(count);
            self.at = 0;
        }
        self.text.get(self.at)
    }
}

/// Collects the text that is to be written at the end of `self.0`. [`run`] takes it from there to standard
/// output whenever the input asks for more, and when the solution returns.
pub struct Output<'a>(pub &'a RefCell<String>);

impl Output<'_> {
    /// Adds a line. The text is written as soon as more input is needed, and when the solution returns. O(n)
    /// for n bytes.
    pub fn line(&mut self, value: impl Display) {
        writeln!(self.0.borrow_mut(), "{value}").unwrap();
    }

    /// Adds a line of values with a blank between two of them. The text is written as soon as more input is
    /// needed, and when the solution returns. O(n) for n bytes.
    pub fn list(&mut self, values: impl IntoIterator<Item = impl Display>) {
        let mut separator = "";
        for value in values {
            write!(self.0.borrow_mut(), "{separator}{value}").unwrap();
            separator = " ";
        }
        self.0.borrow_mut().push('\n');
    }
}

/// Runs a solution on standard input and output. O(1) beside what the solution does. The program panics if
/// reading or writing fails, or if the solution does; then what has not been written yet is lost.
pub fn run(solve: fn(&mut Input, &mut Output)) {
    let written = RefCell::default();
    let mut input = Input::new(|buffer| {
        print!("{}", written.take());
        Read::read(&mut stdin(), buffer).unwrap()
    });
    solve(&mut input, &mut Output(&written));
    print!("{}", written.take());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said when `read` panics.
    fn message_of(text: &[u8], read: fn(&mut Input)) -> String {
        let reading = || {
            let mut bytes = text;
            read(&mut Input::new(|buffer| bytes.read(buffer).unwrap()));
        };
        let panic = std::panic::catch_unwind(reading).expect_err("a panic");
        match panic.downcast_ref::<&str>() {
            Some(message) => (*message).to_string(),
            None => panic.downcast_ref::<String>().expect("a text").clone(),
        }
    }

    #[test]
    fn integers_up_to_the_bounds_of_their_types() {
        let text = " 0 -0 7 255 -128 18446744073709551615 -9223372036854775808 18446744073709551616 007 +1";
        let mut input = Input::from_text(text);
        assert_eq!(input.read_list::<i8>(3), [0, 0, 7]);
        assert_eq!((input.read(), input.read()), (u8::MAX, i8::MIN));
        assert_eq!((input.read(), input.read()), (u64::MAX, i64::MIN));
        assert_eq!(input.read::<i128>(), 1 << 64);
        assert_eq!(input.read_list::<u8>(2), [7, 1]);
        assert!(input.at_end());
    }

    #[test]
    fn wrong_tokens_are_named() {
        let long = "9".repeat(40);
        let wrong = "256 -1 12x - --1 1- 1.5 -x 18446744073709551616";
        for token in wrong.split(' ').chain([long.as_str()]) {
            for text in [format!("7\r\n 1 {token} 2\r\n"), format!("7 1 {token}")] {
                let message = message_of(text.as_bytes(), |input| drop(input.read_list::<u8>(4)));
                assert_eq!(message, format!("expected u8, found {token:?}"));
            }
        }
        let many = message_of(b"1 2\n", |input| drop(input.read_list::<u64>(usize::MAX)));
        assert_eq!(many, "found the end of input");
        let none = message_of(b" \t", |input| drop(input.read_word()));
        assert_eq!(none, "found the end of input");
        let zero = message_of(b"1 0\n", |input| drop(input.read_edges(1)));
        assert_eq!(zero, "expected a vertex, found 0");
        let not_utf8 = message_of(b"\xff\n", |input| drop(input.read_word()));
        assert!(not_utf8.starts_with("UTF-8: "), "{not_utf8}");
    }

    #[test]
    fn the_input_may_come_in_any_pieces() {
        let text = "-12345678901234567 18446744073709551615\r\n\r\n 7 \u{7532} 2 3 4 1 2  8x ";
        for size in 1..=text.len() {
            let mut bytes = text.as_bytes();
            let mut input = Input::new(|buffer| bytes.read(&mut buffer[..size]).unwrap());
            assert_eq!(input.read::<i64>(), -12_345_678_901_234_567);
            assert_eq!(input.read_array::<u64, 2>(), [u64::MAX, 7]);
            assert_eq!(input.read_word(), "\u{7532}");
            assert_eq!(input.read_counted::<u8>(), [3, 4]);
            assert_eq!(input.read_edges(1), [(0, 1)]);
            assert!(!input.at_end());
            assert_eq!(input.read_word(), "8x");
            assert!(input.at_end());
        }
        let text = [
            "x".repeat(200_000),
            " ".repeat(200_000),
            "y".repeat(200_000),
        ];
        let words = text.concat();
        let mut input = Input::from_text(&words);
        assert_eq!(
            [input.read_word(), input.read_word()],
            [&text[0][..], &text[2]]
        );
    }

    #[test]
    fn what_has_come_is_read_without_waiting() {
        let mut pieces = ["5\n", "1 2\n3 ", "4\n"].iter();
        let asked = RefCell::new(0);
        let mut input = Input::new(|buffer| {
            *asked.borrow_mut() += 1;
            let piece = pieces.next().expect("a piece that was asked for");
            buffer[..piece.len()].copy_from_slice(piece.as_bytes());
            piece.len()
        });
        for expected in [(5, 1), (1, 2), (2, 2), (3, 2), (4, 3)] {
            assert_eq!((input.read::<u8>(), *asked.borrow()), expected);
        }
    }

    #[test]
    fn output_is_lines() {
        let written = RefCell::default();
        let mut output = Output(&written);
        output.line("Yes");
        output.list([1, 2, 3]);
        output.list([0; 0]);
        assert_eq!(written.take(), "Yes\n1 2 3\n\n");
    }
}
