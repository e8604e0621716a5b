//! Running programs with a time limit.
use super::diff::last;
use super::editions::OtherEditions;
use super::trial::{with_places, SHELL};
use crate::error::Error;
use crate::files::cannot;
use crate::stages::Bundle;
use std::fmt;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// More than any judge takes.
pub const MOST_OUTPUT: u64 = 64 << 20;

/// The argument of a program that is to answer many inputs, and what it writes behind each answer: see
/// `snippets::served`.
const MARK: &str = "end of an answer for grundy\n";

/// Runs a program with a stack of 256 MiB, as judges give, or the largest that is allowed.
const BOUNDED: &str =
    "{ ulimit -S -s 262144 || ulimit -S -s $(ulimit -H -s); } 2>/dev/null; exec \"$@\"";

/// What a judge says about a run.
#[derive(Clone, Copy, Default, PartialEq)]
pub enum Verdict {
    #[default]
    Accepted,
    WrongAnswer,
    RuntimeError,
    TimeLimit,
    /// The right answer is not known.
    Unknown,
    /// The checker or the referee is at fault.
    JudgeFailed,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::RuntimeError => "RE",
            Self::TimeLimit => "TLE",
            Self::Unknown => "??",
            Self::JudgeFailed => "FAIL",
        })
    }
}

/// The outcome of a run.
#[derive(Default)]
pub struct Run {
    /// Accepted until the answer is judged.
    pub verdict: Verdict,
    /// The reason, in lines.
    pub cause: String,
    pub output: String,
    pub milliseconds: u128,
    /// How its process ended, if it did by itself.
    pub status: Option<ExitStatus>,
}

/// A compiled program.
pub struct Executable {
    pub path: PathBuf,
    pub bundle: Bundle,
    /// The group of its processes.
    pub group: Option<u32>,
    /// What other editions make of it, if it is tested.
    pub other_editions: OtherEditions,
}

impl Executable {
    pub fn name(&self) -> &str {
        &self.bundle.name
    }

    /// The command that runs it, with bounds if there is a shell to set them.
    pub fn command(&self) -> Command {
        if !Path::new(SHELL).exists() {
            return Command::new(&self.path);
        }
        let mut command = Command::new(SHELL);
        command.args(["-c", BOUNDED, SHELL]).arg(&self.path);
        command
    }

    /// Starts it, with pipes for what it reads and writes.
    pub fn spawn(&self, arguments: &[PathBuf]) -> Result<Child, Error> {
        let mut command = self.command();
        // A panic without a backtrace fits on a screen.
        command.args(arguments).env("RUST_BACKTRACE", "0");
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::piped());
        self.join_group(&mut command);
        command.spawn().map_err(cannot("run it", &self.path))
    }

    /// Lets its process end with this one, where there are groups of processes.
    pub fn join_group(&self, command: &mut Command) {
        #[cfg(unix)]
        if let Some(group) = self.group.and_then(|group| group.try_into().ok()) {
            std::os::unix::process::CommandExt::process_group(command, group);
        }
    }

    /// Runs it on an input.
    pub fn run(&self, arguments: &[PathBuf], input: &str, limit: Duration) -> Result<Run, Error> {
        let mut child = self.spawn(arguments)?;
        let start = Instant::now();
        let to = child.stdin.take();
        let input = input.to_string();
        // A program may end before it has read all.
        thread::spawn(move || to.expect("a pipe").write_all(input.as_bytes()));
        let output = collect(child.stdout.take());
        let errors = collect(child.stderr.take());
        let status = wait(&mut child, start, limit);
        let milliseconds = start.elapsed().as_millis();
        kill(&mut child);
        let mut run = Run {
            verdict: verdict(status),
            cause: self.ending(status, errors, limit),
            output: output.join().expect("a reader"),
            milliseconds,
            status,
        };
        if run.output.len() as u64 >= MOST_OUTPUT {
            run.verdict = Verdict::RuntimeError;
            run.cause = "more than 64 MiB were written\n".to_string();
        }
        Ok(run)
    }

    /// Whether one process can answer many inputs.
    pub fn is_served(&self) -> bool {
        self.bundle.text.contains(MARK.trim_end())
    }

    /// The answers of one process to inputs. There are less if it ends, or if the time for all is up.
    pub fn answers(&self, inputs: &[String], limit: Duration) -> Result<Vec<String>, Error> {
        let mut requests = String::new();
        for input in inputs {
            requests += &format!("{}\n{input}", input.len());
        }
        let run = self.run(&[MARK.into()], &requests, limit)?;
        let mut answers: Vec<_> = run.output.split(MARK).map(String::from).collect();
        answers.pop();
        Ok(answers)
    }

    /// The report on a run: how it ended, if not well, and what it wrote to standard error.
    pub fn ending(
        &self,
        status: Option<ExitStatus>,
        errors: JoinHandle<String>,
        limit: Duration,
    ) -> String {
        let name = self.name();
        let mut report = match status {
            Some(status) if status.success() => String::new(),
            Some(status) => format!("{name}: {status}\n"),
            None => format!("{name}: still running after {limit:?}\n"),
        };
        let errors = errors.join().expect("a reader");
        if !errors.is_empty() {
            let errors = with_places(&self.bundle, &last(&errors), false);
            report += &format!("{name} to standard error:\n{errors}\n");
        }
        if errors.contains("has overflowed its stack") {
            report += "judges give 256 MiB of stack or more, and so does `grundy`, if `ulimit -Hs` allows it\n";
        }
        report
    }
}

/// What a judge says about how a run ended, if it did, before the answer is judged.
pub fn verdict(status: Option<ExitStatus>) -> Verdict {
    match status {
        None => Verdict::TimeLimit,
        Some(status) if status.success() => Verdict::Accepted,
        Some(_) => Verdict::RuntimeError,
    }
}

/// What a checker or a referee says by how it ended: 3 is its own failure, as for testlib; 126 and 127 are the shell's.
pub fn said(status: Option<ExitStatus>) -> Verdict {
    match status.and_then(|status| status.code()) {
        Some(0) => Verdict::Accepted,
        None | Some(3 | 126 | 127) => Verdict::JudgeFailed,
        Some(_) => Verdict::WrongAnswer,
    }
}

/// Waits until a program has ended, or the time since a start is up. Returns how it ended, if it did.
pub fn wait(child: &mut Child, start: Instant, limit: Duration) -> Option<ExitStatus> {
    loop {
        let status = child.try_wait().ok()?;
        if status.is_some() || start.elapsed() >= limit {
            return status;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Kills a program that has not ended.
pub fn kill(child: &mut Child) {
    let _ = child.kill().and_then(|()| child.wait());
}

/// Reads all that a program writes to a pipe, or as much as a judge takes.
pub fn collect(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    let mut pipe = pipe.expect("a pipe").take(MOST_OUTPUT);
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into()
    })
}
