//! A judge that talks with a solution, line by line, over pipes or in this process.
use crate::problems::Solve;
use snippets::io::{Input, Output};
use std::cell::RefCell;
use std::fmt::Display;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Plays by the rules, with what `input` tells of the game. What is wrong with the player's part is an
/// error.
pub type Referee = fn(input: &str, player: &mut Player) -> Result<(), String>;

/// Longer than any solution thinks, on whatever machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The other side of the dialogue.
pub struct Player {
    tell: Box<dyn FnMut(&str)>,
    /// What the player writes, in pieces as it comes.
    pieces: Receiver<String>,
    patience: Duration,
    /// What was written and not yet heard.
    unheard: String,
    /// All that was heard.
    heard: String,
    /// The dialogue.
    log: String,
}

impl Player {
    fn new(tell: impl FnMut(&str) + 'static, pieces: Receiver<String>, patience: Duration) -> Self {
        Self {
            tell: Box::new(tell),
            pieces,
            patience,
            unheard: String::new(),
            heard: String::new(),
            log: String::new(),
        }
    }

    /// Tells the player a line.
    pub fn tell(&mut self, line: impl Display) {
        self.log += &format!("< {line}\n");
        (self.tell)(&format!("{line}\n"));
    }

    /// The player's next line.
    pub fn hear(&mut self) -> Result<String, String> {
        while !self.unheard.contains('\n') {
            match self.pieces.recv_timeout(self.patience) {
                Ok(piece) => self.unheard += &piece,
                Err(RecvTimeoutError::Disconnected) => return Err("the program ended".to_string()),
                Err(RecvTimeoutError::Timeout) => {
                    let cause = "time limit: silent, or what was written was not flushed";
                    return Err(cause.to_string());
                }
            }
        }
        let end = self.unheard.find('\n').expect("a line") + 1;
        let line: String = self.unheard.drain(..end).collect();
        self.log += &format!("> {line}");
        self.heard += &line;
        Ok(line.trim_end().to_string())
    }

    /// The game is over: the player has to end without another word.
    fn leave(&mut self) -> Result<(), String> {
        self.tell = Box::new(|_| ());
        loop {
            match self.pieces.recv_timeout(self.patience) {
                Ok(piece) => self.unheard += &piece,
                Err(RecvTimeoutError::Disconnected) if self.unheard.trim().is_empty() => {
                    return Ok(())
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(format!("written after the end: {:?}", self.unheard));
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err("time limit: still running after the end".to_string());
                }
            }
        }
    }

    fn play(&mut self, referee: Referee, input: &str) -> Result<(), String> {
        let verdict = referee(input, self).and_then(|()| self.leave());
        verdict.map_err(|cause| format!("{cause}\n{}", self.log))
    }
}

/// Lets a solution of this process play. Returns what it said.
pub fn play(referee: Referee, input: &str, solve: Solve) -> Result<String, String> {
    play_patiently(referee, input, solve, PATIENCE)
}

fn play_patiently(
    referee: Referee,
    input: &str,
    solve: Solve,
    patience: Duration,
) -> Result<String, String> {
    let (tell, told) = channel::<String>();
    let (say, said) = channel();
    let thread = thread::spawn(move || {
        let written = RefCell::default();
        let mut input = Input::new(|buffer| {
            // Who has left hears no more; its silence is the end.
            let _ = say.send(written.take());
            let piece = told.recv().unwrap_or_default();
            buffer[..piece.len()].copy_from_slice(piece.as_bytes());
            piece.len()
        });
        solve(&mut input, &mut Output(&written));
        drop(input);
        let _ = say.send(written.take());
    });
    let tell = move |line: &str| {
        let _ = tell.send(line.to_string());
    };
    let mut player = Player::new(tell, said, patience);
    player.play(referee, input)?;
    match thread.join() {
        Ok(()) => Ok(player.heard),
        Err(_) => Err(format!("the solution panicked\n{}", player.log)),
    }
}

/// Lets a program play. Returns what it said.
pub fn play_program(referee: Referee, input: &str, program: &Path) -> Result<String, String> {
    let mut command = Command::new(program);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input");
    let mut stdout = child.stdout.take().expect("its output");
    let (say, said) = channel();
    thread::spawn(move || {
        let mut buffer = [0; 1 << 10];
        while let Ok(count @ 1..) = stdout.read(&mut buffer) {
            let piece = String::from_utf8_lossy(&buffer[..count]).into_owned();
            if say.send(piece).is_err() {
                break;
            }
        }
    });
    // A program that has ended takes no more; that it ended is told when it should speak.
    let tell = move |line: &str| {
        let _ = stdin.write_all(line.as_bytes());
    };
    let mut player = Player::new(tell, said, PATIENCE);
    let verdict = player.play(referee, input);
    if verdict.is_err() {
        let _ = child.kill();
    }
    let status = child.wait().expect("the program's end");
    verdict?;
    if !status.success() {
        return Err(format!("{status}\n{}", player.log));
    }
    Ok(player.heard)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks for the double of a number.
    fn double(input: &str, player: &mut Player) -> Result<(), String> {
        player.tell(input);
        let answer = player.hear()?;
        let right = (2 * input.parse::<i64>().expect("a number")).to_string();
        if answer != right {
            return Err(format!("{answer} is wrong"));
        }
        Ok(())
    }

    fn verdict(solve: Solve) -> Result<String, String> {
        play(double, "21", solve)
    }

    #[test]
    fn verdicts() {
        assert_eq!(
            verdict(|input, output| output.line(2 * input.read::<i64>())),
            Ok("42\n".to_string())
        );
        assert_eq!(
            verdict(|input, output| output.line(3 * input.read::<i64>())),
            Err("63 is wrong\n< 21\n> 63\n".to_string())
        );
        assert_eq!(
            verdict(|_, _| ()),
            Err("the program ended\n< 21\n".to_string())
        );
        assert_eq!(
            verdict(|input, output| {
                output.line(2 * input.read::<i64>());
                output.line("bye");
            }),
            Err("written after the end: \"bye\\n\"\n< 21\n> 42\n".to_string())
        );
        // It says nothing, however long one waits.
        let silent: Solve = |input, _| {
            input.read::<i64>();
            input.at_end();
        };
        let silent = play_patiently(double, "21", silent, Duration::from_millis(1));
        let cause = "time limit: silent, or what was written was not flushed";
        assert_eq!(silent, Err(format!("{cause}\n< 21\n")));
    }
}
