//! A dialogue (交互题): a solution and a referee run side by side, and the output of each is the input of
//! the other.
use super::diff::last;
use super::executable::{
    collect, kill, pipe, said, verdict, wait, Executable, Run, Verdict, MOST_OUTPUT,
};
use crate::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

/// A text of this many bytes has more lines than are shown.
const LONG: usize = 1 << 20;

/// Lets a solution play against a referee, whose first argument is the file of the case, and which ends with
/// success if the solution won.
pub fn play(
    solution: &Executable,
    referee: &Executable,
    files: &[PathBuf],
    limit: Duration,
) -> Result<Run, Error> {
    let programs = [solution, referee];
    let mut children = [solution.spawn(&[])?, referee.spawn(files)?];
    // The output of each goes to the other one.
    let listeners = [1, 0].map(|side| pipe(&mut children[side].stdin));
    let errors = [0, 1].map(|side| collect(&mut children[side].stderr));
    let log = Mutex::new(String::new());
    let (statuses, milliseconds) = thread::scope(|scope| {
        for (side, listener) in listeners.into_iter().enumerate() {
            let output = pipe(&mut children[side].stdout);
            let (name, log) = (programs[side].name(), &log);
            scope.spawn(move || pass_on(name, output, listener, log));
        }
        let ends = wait(&mut children, limit);
        // While the log is locked, neither hears that the other one has ended.
        let _held = log.lock().expect("a log");
        kill(&mut children);
        ends
    });

    let mut log = log.into_inner().expect("a log");
    for (program, status) in programs.iter().zip(&statuses) {
        if status.is_none() {
            log = log.replace(&ended(program.name()), "");
        }
    }
    // The dialogue shows which of the two ended first.
    let verdict = match (verdict(statuses[0]), said(statuses[1])) {
        (_, referee) if statuses[1].is_some() && referee != Verdict::Accepted => referee,
        (Verdict::Accepted, referee) => referee,
        (own, _) => own,
    };
    let mut cause = String::new();
    if verdict != Verdict::Accepted {
        cause = last(&log) + "\n";
        for ((program, status), errors) in programs.iter().zip(statuses).zip(errors) {
            cause += &program.ending(status, errors, limit);
        }
    }
    Ok(Run {
        verdict,
        cause,
        milliseconds,
        ..Run::default()
    })
}

/// Hands on to a listener what a speaker says, line by line, and at last that the speaker has ended. The log has
/// all this before the listener does.
fn pass_on(speaker: &str, from: impl Read, mut to: impl Write, log: &Mutex<String>) {
    let mut from = BufReader::new(from.take(MOST_OUTPUT));
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line).is_ok() && !line.is_empty() {
        let mut log = log.lock().expect("a log");
        if log.len() > LONG {
            *log = last(&log) + "\n";
        }
        let said = String::from_utf8_lossy(&line);
        *log += &format!("{speaker}: {}\n", said.trim_end());
        drop(log);
        // A program that has ended does not listen.
        let _ = to.write_all(&line);
        line.clear();
    }
    *log.lock().expect("a log") += &ended(speaker);
}

fn ended(speaker: &str) -> String {
    format!("{speaker} ended\n")
}
