//! A judge that talks with a solution of this process, line by line, and a program that has to say the
//! same.
use crate::problems::Solve;
use snippets::io::{Input, Output};
use std::cell::RefCell;
use std::fmt::Display;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// Plays by the rules, with what `input` tells of the game. What is wrong with the player's part is an
/// error.
pub type Referee = fn(input: &str, player: &mut Player) -> Result<(), String>;

/// Longer than any program thinks, on whatever machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The other side of the dialogue.
pub struct Player {
    tell: Sender<String>,
    /// What the player writes, in pieces, and whether it then waits for a line.
    pieces: Receiver<(String, bool)>,
    /// How many lines it waited for that were not yet told.
    waits: i32,
    unheard: String,
    /// The dialogue: `< ` is before what the judge says, `> ` before what the player does.
    log: String,
}

impl Player {
    /// Tells the player a line.
    pub fn tell(&mut self, line: impl Display) {
        self.log += &format!("< {line}\n");
        self.waits -= 1;
        // Who has ended hears no more; that is told when it should speak.
        let _ = self.tell.send(format!("{line}\n"));
    }

    /// The player's next line.
    pub fn hear(&mut self) -> Result<String, String> {
        while !self.unheard.contains('\n') {
            if self.waits > 0 {
                return Err("the player waits for a line, too".to_string());
            }
            let (piece, waits) = self.pieces.recv().map_err(|_| "the player ended")?;
            self.unheard += &piece;
            self.waits += i32::from(waits);
        }
        let end = self.unheard.find('\n').expect("a line") + 1;
        let line: String = self.unheard.drain(..end).collect();
        self.log += &format!("> {line}");
        Ok(line.trim_end().to_string())
    }
}

/// Lets a solution play. Returns the dialogue.
pub fn play(referee: Referee, input: &str, solve: Solve) -> Result<String, String> {
    let (tell, told) = channel::<String>();
    let (say, pieces) = channel();
    let thread = thread::spawn(move || {
        let written = RefCell::default();
        let mut input = Input::new(|buffer| {
            let _ = say.send((written.take(), true));
            let line = told.recv().unwrap_or_default();
            buffer[..line.len()].copy_from_slice(line.as_bytes());
            line.len()
        });
        solve(&mut input, &mut Output(&written));
        drop(input);
        let _ = say.send((written.take(), false));
    });
    let (waits, unheard, log) = (0, String::new(), String::new());
    let mut player = Player {
        tell,
        pieces,
        waits,
        unheard,
        log,
    };
    let verdict = referee(input, &mut player);
    // The game is over: the player has to end without another word.
    let Player {
        tell,
        pieces,
        mut unheard,
        log,
        ..
    } = player;
    verdict.map_err(|cause| format!("{cause}\n{log}"))?;
    drop(tell);
    unheard.extend(pieces.iter().map(|(piece, _)| piece));
    if thread.join().is_err() {
        return Err(format!("the solution panicked\n{log}"));
    }
    if !unheard.trim().is_empty() {
        return Err(format!("written after the end: {unheard:?}\n{log}"));
    }
    Ok(log)
}

/// What a player says in a dialogue.
pub fn said(log: &str) -> String {
    let lines = log.split_inclusive('\n');
    lines.filter_map(|line| line.strip_prefix("> ")).collect()
}

/// Lets a program play, to which the same is said, so it has to answer the same.
pub fn assert_says(program: &Path, log: &str) {
    let mut command = Command::new(program);
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    let stdout = child.stdout.take().expect("its output");
    let (say, said) = channel();
    thread::spawn(move || {
        let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
        lines.try_for_each(|line| say.send(line))
    });
    for line in log.lines() {
        if let Some(line) = line.strip_prefix("< ") {
            let _ = writeln!(stdin, "{line}");
        } else {
            let answer = said
                .recv_timeout(PATIENCE)
                .map(|answer| format!("> {answer}"));
            if answer.as_deref() != Ok(line) {
                let _ = child.kill();
                panic!("{answer:?} (silent, or not flushed?) in place of {line}\n{log}");
            }
        }
    }
    drop(stdin);
    assert_eq!(said.iter().next(), None, "written after the end\n{log}");
    assert!(child.wait().expect("its end").success(), "{log}");
}

#[test]
fn verdicts() {
    /// Asks for the double of a number.
    fn double(input: &str, player: &mut Player) -> Result<(), String> {
        player.tell(input);
        match player.hear()?.as_str() {
            "42" => Ok(()),
            answer => Err(format!("{answer} is wrong")),
        }
    }
    let verdict = |solve: Solve| play(double, "21", solve).unwrap_or_else(|cause| cause);
    let right = verdict(|input, output| output.line(2 * input.read::<i64>()));
    assert_eq!(right, "< 21\n> 42\n");
    let wrong = verdict(|input, output| output.line(3 * input.read::<i64>()));
    assert_eq!(wrong, "63 is wrong\n< 21\n> 63\n");
    assert_eq!(verdict(|_, _| ()), "the player ended\n< 21\n");
    let talks = verdict(|_, output| {
        output.line(42);
        output.line("bye");
    });
    assert_eq!(talks, "written after the end: \"bye\\n\"\n< 21\n> 42\n");
    let silent = verdict(|input, _| {
        while !input.at_end() {
            input.read::<i64>();
        }
    });
    assert_eq!(silent, "the player waits for a line, too\n< 21\n");
}
