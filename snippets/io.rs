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
//! let numbers: Vec<i64> = input.list(n);
//! let mut output = Output::new();
//! output.line(numbers.iter().sum::<i64>());
//! assert_eq!(output.as_str(), "20\n");
//! ```
use std::any::type_name;
use std::convert::TryFrom;
use std::fmt::{Display, Write as _};
use std::io::{Read, Write as _};

/// Tokens of a text, read from front to back.
///
/// A token is a run of bytes without ASCII white space.
pub struct Input<'a> {
    text: &'a [u8],
    position: usize,
}

impl<'a> Input<'a> {
    /// An input that starts at the first byte of `text`.
    pub fn new(text: &'a [u8]) -> Self {
        Self { text, position: 0 }
    }

    /// The next token, an integer in decimal notation with an optional sign. O(length).
    ///
    /// # Panics
    /// If there is no token, or it is no integer, or `T` cannot hold it.
    pub fn read<T: TryFrom<i128>>(&mut self) -> T {
        self.skip_white_space();
        let start = self.position;
        let negative = self.text.get(start) == Some(&b'-');
        let signed = negative || self.text.get(start) == Some(&b'+');
        let mut magnitude = 0u64;
        let mut overflow = false;
        let mut end = start + usize::from(signed);
        let first_digit = end;
        while let Some(digit) = self.text.get(end).map(|byte| byte.wrapping_sub(b'0')) {
            if digit > 9 {
                break;
            }
            // Nineteen digits always fit.
            if end - first_digit < 19 {
                magnitude = magnitude * 10 + u64::from(digit);
            } else {
                let longer = magnitude.checked_mul(10);
                let longer = longer.and_then(|value| value.checked_add(u64::from(digit)));
                overflow |= longer.is_none();
                magnitude = longer.unwrap_or(magnitude);
            }
            end += 1;
        }
        let delimited = self.text.get(end).map_or(true, u8::is_ascii_whitespace);
        if end > first_digit && delimited && !overflow {
            let value = i128::from(magnitude);
            if let Ok(value) = T::try_from(if negative { -value } else { value }) {
                self.position = end;
                return value;
            }
        }
        self.fail(type_name::<T>())
    }

    /// The next `count` tokens as integers, see [`Input::read`].
    pub fn list<T: TryFrom<i128>>(&mut self, count: usize) -> Vec<T> {
        // A wrong count must end at the end of the input, not ask for all the memory.
        let mut numbers = Vec::with_capacity(count.min(self.rest().len()));
        for _ in 0..count {
            numbers.push(self.read());
        }
        numbers
    }

    /// The next token as it stands.
    ///
    /// # Panics
    /// If there is no token, or it is not UTF-8.
    pub fn word(&mut self) -> &'a str {
        self.skip_white_space();
        let length = self.rest().iter().position(u8::is_ascii_whitespace);
        let token = &self.rest()[..length.unwrap_or(self.rest().len())];
        match std::str::from_utf8(token) {
            Ok(word) if !word.is_empty() => {
                self.position += word.len();
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
    pub fn line(&mut self) -> &'a str {
        let length = self.rest().iter().position(|&byte| byte == b'\n');
        let line = &self.rest()[..length.unwrap_or(self.rest().len())];
        match std::str::from_utf8(line) {
            Ok(text) if !self.rest().is_empty() => {
                self.position += line.len() + usize::from(length.is_some());
                text.strip_suffix('\r').unwrap_or(text)
            }
            _ => self.fail("a line"),
        }
    }

    /// Whether nothing but white space is left.
    pub fn at_end(&mut self) -> bool {
        self.skip_white_space();
        self.rest().is_empty()
    }

    fn rest(&self) -> &'a [u8] {
        &self.text[self.position..]
    }

    fn skip_white_space(&mut self) {
        while self
            .text
            .get(self.position)
            .is_some_and(u8::is_ascii_whitespace)
        {
            self.position += 1;
        }
    }

    #[cold]
    fn fail(&self, expected: &str) -> ! {
        let before = &self.text[..self.position];
        let line = before.split(|&byte| byte == b'\n').count();
        let column = before
            .iter()
            .rev()
            .take_while(|&&byte| byte != b'\n')
            .count()
            + 1;
        let length = self.rest().iter().position(u8::is_ascii_whitespace);
        let token = String::from_utf8_lossy(&self.rest()[..length.unwrap_or(self.rest().len())]);
        let found = match token.as_ref() {
            "" => "the end".to_string(),
            token => format!("{token:?}"),
        };
        // Spelled out, as edition 2018 takes a lone literal in panic! as it is.
        panic!(
            "input, line {}, column {}: expected {}, found {}",
            line, column, expected, found
        );
    }
}

/// Lines to be written.
pub struct Output {
    text: String,
}

impl Output {
    /// No line yet.
    #[allow(clippy::new_without_default)] // a default nobody asks for would be dead in a bundle
    pub fn new() -> Self {
        Self {
            text: String::new(),
        }
    }

    /// Adds a line.
    pub fn line(&mut self, value: impl Display) {
        writeln!(self.text, "{value}").expect("a string takes any text");
    }

    /// Adds a line of values with a blank between two of them.
    pub fn list(&mut self, values: impl IntoIterator<Item = impl Display>) {
        for (index, value) in values.into_iter().enumerate() {
            let separator = if index == 0 { "" } else { " " };
            write!(self.text, "{separator}{value}").expect("a string takes any text");
        }
        self.text.push('\n');
    }

    /// What was added so far.
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// Runs a solution on standard input and output.
///
/// # Panics
/// If reading or writing fails, or if the solution does.
pub fn run(solve: fn(&mut Input, &mut Output)) {
    let mut text = Vec::new();
    std::io::stdin()
        .read_to_end(&mut text)
        .expect("standard input can be read");
    let mut output = Output::new();
    solve(&mut Input::new(&text), &mut output);
    std::io::stdout()
        .write_all(output.text.as_bytes())
        .expect("standard output takes the answer");
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
            b" 0 -0 +7 255 -128 18446744073709551615 -9223372036854775808 007 00000000000000000000001",
        );
        assert_eq!(input.list::<i8>(3), [0, 0, 7]);
        assert_eq!(input.read::<u8>(), 255);
        assert_eq!(input.read::<i8>(), -128);
        assert_eq!(input.read::<u64>(), u64::MAX);
        assert_eq!(input.read::<i64>(), i64::MIN);
        assert_eq!(input.list::<u8>(2), [7, 1]);
        assert!(input.at_end());
    }

    #[test]
    fn malformed_integers_are_named_with_their_place() {
        for token in ["256", "-1", "12x", "-", "1.5", "18446744073709551616"] {
            let text = format!("7\r\n 1 {token} 2\r\n");
            let message = message(|| {
                Input::new(text.as_bytes()).list::<u8>(4);
            });
            let expected = format!("input, line 2, column 4: expected u8, found \"{token}\"");
            assert_eq!(message, expected);
        }
    }

    #[test]
    fn a_missing_token_is_named_with_its_place() {
        let integer = message(|| {
            Input::new(b"1 2\n").list::<u64>(usize::MAX);
        });
        assert_eq!(
            integer,
            "input, line 2, column 1: expected u64, found the end"
        );
        let word = message(|| {
            Input::new(b" \t").word();
        });
        assert_eq!(
            word,
            "input, line 1, column 3: expected a word, found the end"
        );
        let line = message(|| {
            Input::new(b"").line();
        });
        assert_eq!(
            line,
            "input, line 1, column 1: expected a line, found the end"
        );
    }

    #[test]
    fn words_and_lines_keep_what_is_between_them() {
        let mut input = Input::new("2 甲 b\r\n\r\n c d \n\n".as_bytes());
        assert_eq!(input.read::<usize>(), 2);
        assert_eq!(input.word(), "甲");
        assert_eq!(input.line(), " b");
        assert_eq!(input.line(), "");
        assert_eq!(input.line(), " c d ");
        assert!(input.at_end());
    }

    #[test]
    fn text_that_is_not_utf8_is_refused() {
        let word = message(|| {
            let mut input = Input::new(b"x \xff\n");
            input.word();
            input.word();
        });
        assert_eq!(
            word,
            "input, line 1, column 3: expected a word, found \"\u{fffd}\""
        );
    }

    #[test]
    fn output_is_lines() {
        let mut output = Output::new();
        output.line("Yes");
        output.list([1, 2, 3]);
        output.list([0; 0]);
        assert_eq!(output.as_str(), "Yes\n1 2 3\n\n");
    }
}
