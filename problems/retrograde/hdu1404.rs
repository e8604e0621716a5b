//! # HDU 1404 Digital Deletions
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1404>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A string of up to six digits. A move lowers one digit, or erases a 0 with all digits to
//! the right of it. The player who erases the last digit wins. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** All positions are decided backwards, as in [`snippets::retrograde`], but without
//! cycles and in the order of the numbers: each lost one makes those won from which a move leads to it.
//! A string that begins with 0 is won in one move, which erases the whole string. The others are
//! numbers, and each move makes them smaller. A move leads to a lost number from those in which a digit
//! of it is higher, or in which a 0 and any digits stand behind it. O(N log N) for numbers up to N,
//! once.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut strings = Vec::new();
    while !input.at_end() {
        let string = input.read_word();
        let number = string.parse().expect("digits");
        // Number 0 stands for all strings that begin so.
        strings.push(if string.starts_with('0') { 0 } else { number });
    }
    let most = strings.iter().max().map_or(0, |&number| number);
    let mut won = vec![false; most + 1];
    won[0] = true;
    for number in 1..=most {
        if won[number] {
            continue;
        }
        for power in (0..6).map(|exponent| 10_usize.pow(exponent)) {
            let digit = number / power % 10;
            let steps = if power > number { 0 } else { 9 - digit };
            let raised = won.iter_mut().skip(number + power).step_by(power);
            raised.take(steps).for_each(|won| *won = true);
            let longer = won.iter_mut().skip(10 * power * number).take(power);
            longer.for_each(|won| *won = true);
        }
    }
    for string in strings {
        output.line(if won[string] { "Yes" } else { "No" });
    }
}

fn main() {
    snippets::io::run(solve);
}
