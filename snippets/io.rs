//! # Input and output of a judge (快读, 交互题)
//!
//! A solution reads numbers and words from [`Input`] and writes lines to [`Output`]. Both are fast,
//! and a wrong guess about the format of the input shows at once.
//!
//! ## How to use it
//!
//! A solution is a function `solve`, and `main` runs it on standard input and output:
//!
//! ```no_run
//! use snippets::io::{Input, Output};
//!
//! /// The sum of n numbers, for several tests.
//! fn solve(input: &mut Input, output: &mut Output) {
//!     for _ in 0..input.read() {
//!         let n = input.read();
//!         let numbers: Vec<i64> = input.read_list(n);
//!         output.line(numbers.iter().sum::<i64>());
//!     }
//! }
//!
//! fn main() {
//!     snippets::io::run(solve);
//! }
//! ```
//!
//! [`Input::read`] reads the next token as an integer of any type. The type follows from the use of
//! the number, or is given as in `input.read::<u64>()`. [`Input::read_word`] reads the next token as
//! it stands, and [`Input::read_line`] the rest of a line. If the number of tests is not given, read
//! `while !input.at_end()`.
//!
//! If a token is missing or malformed, the program panics with what was expected, what was found,
//! and its line and column: `line 2, column 1: expected i64, found x`. Lines may end in `\r\n`.
//!
//! The input is taken in chunks as it comes, so memory does not grow with it, and integers are
//! parsed by hand. The output is collected, and written when more input is needed and at the end.
//!
//! ## Example
//!
//! To try this solution, give it a text:
//!
//! ```
//! # fn solve(input: &mut Input, output: &mut Output) {
//! #     for _ in 0..input.read() {
//! #         let n = input.read();
//! #         let numbers: Vec<i64> = input.read_list(n);
//! #         output.line(numbers.iter().sum::<i64>());
//! #     }
//! # }
//! use snippets::io::{Input, Output};
//! use std::cell::RefCell;
//!
//! let mut input = Input::from_text("2\n3\n10 -20 30\n1\n7\n");
//! let written = RefCell::default();
//! solve(&mut input, &mut Output(&written));
//! assert_eq!(written.take(), "20\n7\n");
//! ```
//!
//! ## Interactive problems (交互题)
//!
//! A question has to go out before its answer is waited for. That needs no flush: before the program
//! waits for input, all that was written goes out. So write first and then read. When the game is
//! over, do not read on, and do not ask whether the input is [at its end](Input::at_end): the judge
//! may be waiting, too.
//!
//! To try a solution, let a function be the judge: it sees what was written and puts its answer
//! into the buffer.
//!
//! ```
//! use snippets::io::{Input, Output};
//! use std::cell::RefCell;
//!
//! /// Finds a number up to 100 by asking whether it is below others.
//! fn solve(input: &mut Input, output: &mut Output) {
//!     let (mut least, mut behind) = (1, 101);
//!     while least + 1 < behind {
//!         let middle = (least + behind) / 2;
//!         output.line(middle);
//!         match input.read_word().as_str() {
//!             "below" => behind = middle,
//!             _ => least = middle,
//!         }
//!     }
//!     output.line(format!("it is {least}"));
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
//! assert_eq!(written.take(), "it is 42\n");
//! ```
#![doc(alias = "快读")]
#![doc(alias = "快速读入")]
#![doc(alias = "交互题")]
#![doc(alias = "interactive")]
#![doc(alias = "fast input")]
use std::cell::RefCell;
use std::convert::TryFrom;
use std::fmt::{Display, Write};
use std::io::{stdin, Read};

/// Bytes that are asked for at once.
const CHUNK: usize = 1 << 14;

/// Puts what comes next into a buffer and returns its length, 0 at the end.
type Source<'a> = Box<dyn FnMut(&mut [u8]) -> usize + 'a>;

/// Tokens of a text, read from front to back.
///
/// A token is a run of bytes above 32, the blank; the others, line ends among them, separate tokens.
pub struct Input<'a> {
    source: Source<'a>,
    /// What came and was not read when it came, up to the end of a token.
    chunk: Vec<u8>,
    /// What of the chunk was read since.
    at: usize,
    /// The beginning of a token that follows the chunk.
    rest: Vec<u8>,
    /// Lines, and bytes of the last of them, in front of the chunk.
    lines: usize,
    column: usize,
}

impl<'a> Input<'a> {
    /// An input that asks `source` to put what comes next into a buffer and to return its length,
    /// which is 0 at the end.
    pub fn new(source: impl FnMut(&mut [u8]) -> usize + 'a) -> Self {
        Self {
            source: Box::new(source),
            chunk: Vec::new(),
            at: 0,
            rest: Vec::new(),
            lines: 0,
            column: 0,
        }
    }

    /// An input that is this text.
    pub fn from_text(text: &'a str) -> Self {
        let mut bytes = text.as_bytes();
        Self::new(move |buffer| Read::read(&mut bytes, buffer).unwrap())
    }

    /// The next token, an integer in decimal notation that may have a minus sign. O(length).
    ///
    /// # Panics
    /// If there is no token, or it is no integer of at most twenty digits, or `T` cannot hold it.
    #[inline] // a call per number costs a fifth of the time
    pub fn read<T: TryFrom<i128>>(&mut self) -> T {
        self.skip_blanks();
        let token = &self.chunk[self.at..];
        let (mut length, mut minus, mut value) = (0, 0, 0u64);
        while let Some(eight) = eight_digits(&token[length..]) {
            value = value.wrapping_mul(100_000_000).wrapping_add(eight);
            length += 8;
        }
        for &byte in &token[length..] {
            match byte {
                b'0'..=b'9' => value = value.wrapping_mul(10).wrapping_add(u64::from(byte - b'0')),
                b'-' if length == 0 => minus = 1,
                _ => break,
            }
            length += 1;
        }
        let mut value = i128::from(value);
        if length - minus == 20 {
            // They may be too many for 64 bits.
            let digits = token[minus..length].iter();
            value = digits.fold(0, |value, digit| value * 10 + i128::from(digit - b'0'));
        }
        match T::try_from(if minus > 0 { -value } else { value }) {
            Ok(value)
                if (1..=20).contains(&(length - minus)) && token.get(length) <= Some(&b' ') =>
            {
                self.at += length;
                value
            }
            _ => self.fail(std::any::type_name::<T>()),
        }
    }

    /// The next `count` tokens as integers, see [`Input::read`].
    pub fn read_list<T: TryFrom<i128>>(&mut self, count: usize) -> Vec<T> {
        // A wrong count shall end at the end of the input, not for want of memory.
        let mut numbers = Vec::with_capacity(count.min(CHUNK));
        for _ in 0..count {
            numbers.push(self.read());
        }
        numbers
    }

    /// The next token as it stands.
    ///
    /// # Panics
    /// If there is no token, or it is not UTF-8.
    pub fn read_word(&mut self) -> String {
        self.skip_blanks();
        let mut tokens = self.chunk[self.at..].split(|&byte| byte <= b' ');
        match tokens.next().map(std::str::from_utf8) {
            Some(Ok(word)) if !word.is_empty() => {
                self.at += word.len();
                word.to_string()
            }
            _ => self.fail("a word"),
        }
    }

    /// The rest of the current line, without its line end. After a token this is what follows it on
    /// its line, as a rule an empty text: call it again for the next line.
    ///
    /// # Panics
    /// At the end of the input, or if the line is not UTF-8.
    pub fn read_line(&mut self) -> String {
        while !self.chunk[self.at..].contains(&b'\n') && self.refill() {}
        let mut lines = self.chunk[self.at..].split_inclusive(|&byte| byte == b'\n');
        match lines.next().map(std::str::from_utf8) {
            Some(Ok(line)) => {
                self.at += line.len();
                let line = line.strip_suffix('\n').unwrap_or(line);
                line.strip_suffix('\r').unwrap_or(line).to_string()
            }
            _ => self.fail("a line"),
        }
    }

    /// Whether no token is left.
    pub fn at_end(&mut self) -> bool {
        self.skip_blanks();
        self.at == self.chunk.len()
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.chunk.get(self.at).copied() {
                Some(0..=b' ') => self.at += 1,
                None if self.refill() => {}
                _ => return,
            }
        }
    }

    /// Drops what was read of the chunk and asks for more. Returns whether something came.
    #[cold]
    fn refill(&mut self) -> bool {
        self.pass();
        let begun = self.rest.len();
        self.chunk.append(&mut self.rest);
        let old = self.chunk.len();
        self.chunk.extend_from_slice(&[0; CHUNK]);
        let count = (self.source)(&mut self.chunk[old..]);
        self.chunk.truncate(old + count);
        if count > 0 {
            let last = self.chunk[old..].iter().rposition(|&byte| byte <= b' ');
            self.rest = self.chunk.split_off(last.map_or(0, |last| old + last + 1));
        }
        begun + count > 0
    }

    /// Drops what was read of the chunk and counts its lines.
    fn pass(&mut self) {
        let read = &self.chunk[..self.at];
        // As many bytes as one byte can count: many times as fast.
        let ends = |part: &[u8]| part.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
        let lines: usize = read.chunks(255).map(|part| usize::from(ends(part))).sum();
        self.lines += lines;
        self.column = match lines {
            0 => self.column + self.at,
            _ => read.iter().rev().take_while(|&&byte| byte != b'\n').count(),
        };
        self.chunk.drain(..self.at);
        self.at = 0;
    }

    fn fail(&mut self, what: &str) -> ! {
        self.pass();
        let rest = String::from_utf8_lossy(&self.chunk);
        let found = rest.split_whitespace().next().unwrap_or("the end");
        let place = format!("line {}, column {}", self.lines + 1, self.column + 1);
        panic!("{}: expected {}, found {}", place, what, found);
    }
}

/// The value of the eight digits with which `text` begins, if it does.
fn eight_digits(text: &[u8]) -> Option<u64> {
    let bytes = <[u8; 8]>::try_from(text.get(..8)?).ok()?;
    let digits = u64::from_le_bytes(bytes) ^ 0x3030_3030_3030_3030;
    // Where a byte is above 9, it or its sum with 0x76 has the highest bit.
    if (digits | digits.wrapping_add(0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    // Neighbours are joined: to four numbers below 100, to two below 10 000, to one.
    let pairs = (digits * 10 + (digits >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    Some((fours * 10_000 + (fours >> 32)) & 0xffff_ffff)
}

/// The text to be written.
pub struct Output<'a>(pub &'a RefCell<String>);

impl Output<'_> {
    /// Adds a line.
    pub fn line(&mut self, value: impl Display) {
        writeln!(self.0.borrow_mut(), "{value}").unwrap();
    }

    /// Adds a line of values with a blank between two of them.
    pub fn list(&mut self, values: impl IntoIterator<Item = impl Display>) {
        let mut separator = "";
        for value in values {
            write!(self.0.borrow_mut(), "{separator}{value}").unwrap();
            separator = " ";
        }
        self.0.borrow_mut().push('\n');
    }
}

/// Runs a solution on standard input and output.
///
/// # Panics
/// If reading or writing fails, or if the solution does.
pub fn run(solve: fn(&mut Input, &mut Output)) {
    let written = RefCell::new(String::new());
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

    fn message(read: impl FnOnce() + std::panic::UnwindSafe) -> String {
        let panic = std::panic::catch_unwind(read).expect_err("a panic");
        panic.downcast_ref::<String>().expect("a message").clone()
    }

    #[test]
    fn integers_up_to_the_bounds_of_their_types() {
        let mut input = Input::from_text(
            " 0 -0 7 255 -128 18446744073709551615 -9223372036854775808 007 00000000000000000001",
        );
        assert_eq!(input.read_list::<i8>(3), [0, 0, 7]);
        assert_eq!(input.read::<u8>(), 255);
        assert_eq!(input.read::<i8>(), -128);
        assert_eq!(input.read::<u64>(), u64::MAX);
        assert_eq!(input.read::<i64>(), i64::MIN);
        assert_eq!(input.read_list::<u8>(2), [7, 1]);
        assert!(input.at_end());
    }

    #[test]
    fn malformed_integers_are_named_with_their_place() {
        for token in [
            "256",
            "-1",
            "+1",
            "12x",
            "-",
            "--1",
            "1.5",
            "18446744073709551616",
            "99999999999999999999",
            "000000000000000000000",
            "99999999999999999999999",
        ] {
            let text = format!("7\r\n 1 {token} 2\r\n");
            let message = message(|| {
                Input::from_text(&text).read_list::<u8>(4);
            });
            let expected = format!("line 2, column 4: expected u8, found {token}");
            assert_eq!(message, expected);
        }
    }

    #[test]
    fn a_missing_token_is_named_with_its_place() {
        let integer = message(|| {
            Input::from_text("1 2\n").read_list::<u64>(usize::MAX);
        });
        assert_eq!(integer, "line 2, column 1: expected u64, found the end");
        let word = message(|| {
            Input::from_text(" \t").read_word();
        });
        assert_eq!(word, "line 1, column 3: expected a word, found the end");
        let line = message(|| {
            Input::from_text("").read_line();
        });
        assert_eq!(line, "line 1, column 1: expected a line, found the end");
    }

    /// An input that comes in pieces of `size` bytes.
    fn pieces(mut text: &[u8], size: usize) -> Input<'_> {
        Input::new(move |buffer| {
            let size = size.min(buffer.len());
            text.read(&mut buffer[..size]).unwrap()
        })
    }

    #[test]
    fn the_input_may_come_in_any_pieces() {
        let text =
            "-12345678901234567 18446744073709551615\r\n\r\n 7 12345678\nword b\r\n\nc d \r\n  8x";
        for size in 1..=text.len() {
            let mut input = pieces(text.as_bytes(), size);
            assert_eq!(input.read::<i64>(), -12_345_678_901_234_567);
            assert_eq!(input.read::<u64>(), u64::MAX);
            assert_eq!(input.read_list::<u32>(2), [7, 12_345_678]);
            assert_eq!(input.read_line(), "");
            assert_eq!(input.read_word(), "word");
            assert_eq!(input.read_line(), " b");
            assert_eq!(input.read_line(), "");
            assert!(!input.at_end());
            assert_eq!(input.read_line(), "c d ");
            let message = message(std::panic::AssertUnwindSafe(|| {
                input.read::<u8>();
            }));
            assert_eq!(message, "line 7, column 3: expected u8, found 8x");
        }
    }

    /// Tokens and lines longer than a chunk, and more lines in it than a byte can count.
    #[test]
    fn chunks_hold_what_is_longer() {
        let word = "x".repeat(3 * CHUNK);
        let text = format!("{word} {word}\n{}1 y", "\n".repeat(2 * CHUNK));
        let mut input = Input::from_text(&text);
        assert_eq!(input.read_word(), word);
        assert_eq!(input.read_line(), format!(" {word}"));
        assert_eq!(input.read::<u8>(), 1);
        let message = message(std::panic::AssertUnwindSafe(|| {
            input.read::<u8>();
        }));
        let line = 2 * CHUNK + 2;
        assert_eq!(
            message,
            format!("line {line}, column 3: expected u8, found y")
        );
    }

    #[test]
    fn eight_digits_and_no_other_eight_bytes() {
        for start in ["01234567", "89999998", "10000000"] {
            assert_eq!(eight_digits(start.as_bytes()), start.parse().ok());
            assert_eq!(eight_digits(&start.as_bytes()[1..]), None);
            for (place, byte) in (0..8).flat_map(|place| (0..=255).map(move |byte| (place, byte))) {
                let mut bytes = start.as_bytes().to_vec();
                bytes[place] = byte;
                let digits = bytes.iter().all(u8::is_ascii_digit);
                let text = String::from_utf8(bytes.clone());
                let value = text
                    .ok()
                    .filter(|_| digits)
                    .map(|text| text.parse().unwrap());
                assert_eq!(eight_digits(&bytes), value, "{bytes:?}");
            }
        }
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
        for (number, times) in [(5, 1), (1, 2), (2, 2), (3, 2), (4, 3)] {
            assert_eq!(input.read::<u8>(), number);
            assert_eq!(*asked.borrow(), times);
        }
    }

    #[test]
    fn words_and_lines_keep_what_is_between_them() {
        let mut input = Input::from_text("2 甲 b\r\n\r\n c d \n\n");
        assert_eq!(input.read::<usize>(), 2);
        assert_eq!(input.read_word(), "甲");
        assert_eq!(input.read_line(), " b");
        assert_eq!(input.read_line(), "");
        assert_eq!(input.read_line(), " c d ");
        assert!(input.at_end());
    }

    #[test]
    fn text_that_is_not_utf8_is_refused() {
        let word = message(|| {
            let mut bytes = &b"x \xff\n"[..];
            let mut input = Input::new(move |buffer| bytes.read(buffer).unwrap());
            input.read_word();
            input.read_word();
        });
        assert_eq!(word, "line 1, column 3: expected a word, found \u{fffd}");
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
