//! A dialogue (交互题): a solution and a referee run side by side, and the output of each is the input of
//! the other.
use super::diff::last;
use super::executable::{
    collect, kill, said, verdict, wait, Executable, Run, Verdict, MOST_OUTPUT,
};
use crate::error::Result;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

/// Lets a solution play against a referee, whose first argument is the file of the case, and which ends with
/// success if the solution won.
pub fn play(
    solution: &Executable,
    referee: &Executable,
    files: &[PathBuf],
    limit: Duration,
) -> Result<Run> {
    let programs = [solution, referee];
    let mut children = [solution.spawn(&[])?, referee.spawn(files)?];
    let start = Instant::now();
    let errors = [0, 1].map(|side| collect(children[side].stderr.take()));
    let log = Mutex::new(String::new());
    let (statuses, length) = thread::scope(|scope| {
        for (speaker, listener) in [(0, 1), (1, 0)] {
            let from = children[speaker].stdout.take().expect("a pipe");
            let to = children[listener].stdin.take().expect("a pipe");
            let (name, log) = (programs[speaker].name(), &log);
            scope.spawn(move || pass_on(name, from, to, log));
        }
        let statuses = [0, 1].map(|side| wait(&mut children[side], start, limit));
        // While the log is locked, neither hears that the other one has ended.
        let log = log.lock().expect("a log");
        children.iter_mut().for_each(kill);
        (statuses, log.len())
    });
    let milliseconds = start.elapsed().as_millis();
    let mut log = log.into_inner().expect("a log");
    if statuses.contains(&None) {
        log.truncate(length);
    }

    let (own, mut verdict) = (verdict(statuses[0]), said(statuses[1]));
    // The dialogue shows which of the two ended first.
    if own != Verdict::Accepted && (verdict == Verdict::Accepted || statuses[1].is_none()) {
        verdict = own;
    }
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

/// Hands on to a listener what a speaker says, line by line. The log has each line before the listener does, and at
/// last that the speaker has ended.
fn pass_on(speaker: &str, from: impl Read, mut to: impl Write, log: &Mutex<String>) {
    let add = |said: &str| *log.lock().expect("a log") += &format!("{speaker}{said}\n");
    let lines = BufReader::new(from.take(MOST_OUTPUT)).split(b'\n');
    for mut line in lines.map_while(io::Result::ok) {
        add(&format!(": {}", String::from_utf8_lossy(&line).trim_end()));
        line.push(b'\n');
        // A program that has ended does not listen.
        let _ = to.write_all(&line);
    }
    add(" ended");
}
