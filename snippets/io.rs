//! # Input and output of a judge
//!
//! The whole input is read at once and cut into tokens; integers are parsed by hand.
//! The output is collected and written once.
//!
//! A missing or malformed token panics with what was expected, what was found, and its line and
//! column: a wrong guess about the format shows at once. Lines may end in `\r\n`.
//!
//! ```
//! use snippets::io::{Input, Output};
//!
//! let mut input = Input::new(b"3\n10 -20 30\n");
//! let n = input.read();
//! let numbers: Vec<i64> = input.read_list(n);
//! let mut output = Output(String::new());
//! output.line(numbers.iter().sum::<i64>());
//! assert_eq!(output.0, "20\n");
//! ```
use std::convert::TryFrom;
use std::fmt::{Display, Write};
use std::io::{stdin, Read};

/// Tokens of a text, read from front to back.
///
/// A token is a run of bytes above the blank; the others, line ends among them, separate tokens.
pub struct Input<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Input<'a> {
    /// An input that starts at the first byte of `text`.
    pub fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0 }
    }

    /// The next token, an integer in decimal notation that may have a minus sign. O(length).
    ///
    /// # Panics
    /// If there is no token, or it is no integer of at most twenty digits, or `T` cannot hold it.
    pub fn read<T: TryFrom<i128>>(&mut self) -> T {
        while let Some(0..=b' ') = self.text.get(self.at) {
            self.at += 1;
        }
        let first = self.at + usize::from(self.text.get(self.at) == Some(&b'-'));
        // The last digit waits: nineteen digits never leave u64, the twentieth is added in i128.
        let (mut end, mut value, mut last) = (first, 0u64, 0);
        for digit in self.text[first..].iter().take_while(|b| b.is_ascii_digit()) {
            value = value.wrapping_mul(10).wrapping_add(last);
            last = u64::from(digit - b'0');
            end += 1;
        }
        let value = i128::from(value) * 10 + i128::from(last);
        match T::try_from(if first > self.at { -value } else { value }) {
            Ok(value) if end > first && end <= first + 20 && self.text.get(end) <= Some(&b' ') => {
                self.at = end;
                value
            }
            _ => self.fail(std::any::type_name::<T>()),
        }
    }

    /// The next `count` tokens as integers, see [`Input::read`].
    pub fn read_list<T: TryFrom<i128>>(&mut self, count: usize) -> Vec<T> {
        // A wrong count shall end at the end of the input, not for want of memory.
        let mut numbers = Vec::with_capacity(count.min(self.text.len() - self.at));
        for _ in 0..count {
            numbers.push(self.read());
        }
        numbers
    }

    /// The next token as it stands.
    ///
    /// # Panics
    /// If there is no token, or it is not UTF-8.
    pub fn read_word(&mut self) -> &'a str {
        while let Some(0..=b' ') = self.text.get(self.at) {
            self.at += 1;
        }
        let mut tokens = self.text[self.at..].split(|&byte| byte <= b' ');
        match tokens.next().map(std::str::from_utf8) {
            Some(Ok(word)) if !word.is_empty() => {
                self.at += word.len();
                word
            }
            _ => self.fail("a word"),
        }
    }

    /// The rest of the current line, without its line end.
    ///
    /// After a token this is what follows on the same line, an empty text as a rule.
    ///
    /// # Panics
    /// At the end of the input, or if the line is not UTF-8.
    pub fn read_line(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let mut lines = rest.split_inclusive(|&byte| byte == b'\n');
        match lines.next().map(std::str::from_utf8) {
            Some(Ok(line)) => {
                self.at += line.len();
                let line = line.strip_suffix('\n').unwrap_or(line);
                line.strip_suffix('\r').unwrap_or(line)
            }
            _ => self.fail("a line"),
        }
    }

    /// Whether no token is left.
    pub fn at_end(&self) -> bool {
        self.text[self.at..].iter().all(|&byte| byte <= b' ')
    }

    fn fail(&self, what: &str) -> ! {
        let (read, rest) = self.text.split_at(self.at);
        let rest = String::from_utf8_lossy(rest);
        let found = rest.split_whitespace().next().unwrap_or("the end");
        let mut lines = read.rsplit(|&b| b == b'\n');
        let column = lines.next().unwrap().len() + 1;
        let place = format!("line {}, column {column}", lines.count() + 1);
        panic!("{}: expected {}, found {}", place, what, found);
    }
}

/// The text to be written.
pub struct Output(pub String);

impl Output {
    /// Adds a line.
    pub fn line(&mut self, value: impl Display) {
        writeln!(self.0, "{value}").unwrap();
    }

    /// Adds a line of values with a blank between two of them.
    pub fn list(&mut self, values: impl IntoIterator<Item = impl Display>) {
        let mut separator = "";
        for value in values {
            write!(self.0, "{separator}{value}").unwrap();
            separator = " ";
        }
        self.0.push('\n');
    }
}

/// Runs a solution on standard input and output.
///
/// # Panics
/// If reading or writing fails, or if the solution does.
pub fn run(solve: fn(&mut Input, &mut Output)) {
    let (mut text, mut output) = (Vec::new(), Output(String::new()));
    stdin().read_to_end(&mut text).unwrap();
    solve(&mut Input { text: &text, at: 0 }, &mut output);
    print!("{}", output.0);
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
        let mut input = Input::new(
            b" 0 -0 7 255 -128 18446744073709551615 -9223372036854775808 007 00000000000000000001",
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
                Input::new(text.as_bytes()).read_list::<u8>(4);
            });
            let expected = format!("line 2, column 4: expected u8, found {token}");
            assert_eq!(message, expected);
        }
    }

    #[test]
    fn a_missing_token_is_named_with_its_place() {
        let integer = message(|| {
            Input::new(b"1 2\n").read_list::<u64>(usize::MAX);
        });
        assert_eq!(integer, "line 2, column 1: expected u64, found the end");
        let word = message(|| {
            Input::new(b" \t").read_word();
        });
        assert_eq!(word, "line 1, column 3: expected a word, found the end");
        let line = message(|| {
            Input::new(b"").read_line();
        });
        assert_eq!(line, "line 1, column 1: expected a line, found the end");
    }

    #[test]
    fn words_and_lines_keep_what_is_between_them() {
        let mut input = Input::new("2 甲 b\r\n\r\n c d \n\n".as_bytes());
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
            let mut input = Input::new(b"x \xff\n");
            input.read_word();
            input.read_word();
        });
        assert_eq!(word, "line 1, column 3: expected a word, found \u{fffd}");
    }

    #[test]
    fn output_is_lines() {
        let mut output = Output(String::new());
        output.line("Yes");
        output.list([1, 2, 3]);
        output.list([0; 0]);
        assert_eq!(output.0, "Yes\n1 2 3\n\n");
    }
}
