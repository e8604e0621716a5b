//! A judge that talks with a solution in this process, line by line, and a program that has to say the
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

/// Plays by the rules the game that `input` gives. What the player does wrong is an error.
pub type Referee = fn(input: &str, player: &mut Player) -> Result<(), String>;

/// Longer than any program thinks, on whatever machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The other side of the dialogue.
pub struct Player {
    /// Takes what the judge says.
    tell: Sender<String>,
    /// The lines that the player says, and `None` where the player waits for one.
    said: Receiver<Option<String>>,
    /// How many lines the player has waited for that the judge has not said yet.
    waits: i32,
    /// The dialogue: `< ` is before what the judge says, `> ` before what the player says.
    log: String,
}

impl Player {
    /// Tells the player a line.
    pub fn tell(&mut self, line: impl Display) {
        self.log += &format!("< {line}\n");
        self.waits -= 1;
        // A player that has ended hears no more; that is reported when it should speak.
        let _ = self.tell.send(format!("{line}\n"));
    }

    /// The player's next line.
    pub fn hear(&mut self) -> Result<String, String> {
        self.next()?.ok_or_else(|| "the player ended".to_string())
    }

    /// The same, or `None` if the player has ended.
    fn next(&mut self) -> Result<Option<String>, String> {
        for said in &self.said {
            if let Some(line) = said {
                self.log += &format!("> {line}\n");
                return Ok(Some(line.trim_end().to_string()));
            }
            self.waits += 1;
            if self.waits > 0 {
                return Err("the player waits for a line, too".to_string());
            }
        }
        Ok(None)
    }
}

/// Lets a solution play. Returns the dialogue.
pub fn play(referee: Referee, input: &str, solve: Solve) -> Result<String, String> {
    let (tell, heard) = channel::<String>();
    let (say, said) = channel();
    let thread = thread::spawn(move || {
        let written: RefCell<String> = RefCell::default();
        let say_all = || {
            for line in written.take().lines() {
                let _ = say.send(Some(line.to_string()));
            }
        };
        let mut input = Input::new(|buffer| {
            say_all();
            let _ = say.send(None);
            let line = heard.recv().unwrap_or_default();
            buffer[..line.len()].copy_from_slice(line.as_bytes());
            line.len()
        });
        solve(&mut input, &mut Output(&written));
        say_all();
    });
    let mut player = Player {
        tell,
        said,
        waits: 0,
        log: String::new(),
    };
    let verdict = referee(input, &mut player).and_then(|()| match player.next()? {
        Some(_) => Err("the player goes on".to_string()),
        None => thread.join().map_err(|_| "the player panicked".to_string()),
    });
    match verdict {
        Ok(()) => Ok(player.log),
        Err(cause) => Err(format!("{cause}\n{}", player.log)),
    }
}

/// What a player says in a dialogue.
pub fn said(log: &str) -> String {
    let lines = log.split_inclusive('\n');
    lines.filter_map(|line| line.strip_prefix("> ")).collect()
}

/// Lets a program play. It hears the same, so it has to answer the same.
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
            continue;
        }
        let answer = said.recv_timeout(PATIENCE);
        if answer != Ok(line.replacen("> ", "", 1)) {
            let _ = child.kill();
            panic!("{answer:?} (silent, or not flushed?) in place of {line}\n{log}");
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
    let talks = verdict(|_, output| output.line("42\nbye"));
    assert_eq!(talks, "the player goes on\n< 21\n> 42\n> bye\n");
    let waits = verdict(|input, _| input.read_list::<i64>(2).clear());
    assert_eq!(waits, "the player waits for a line, too\n< 21\n");
    let panics = verdict(|input, output| {
        output.line(42);
        assert_eq!(input.read::<i64>(), 42);
    });
    assert_eq!(panics, "the player panicked\n< 21\n> 42\n");
}
