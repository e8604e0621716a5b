//! Compiling programs as judges do, and running them with a limit of time.
use super::diff::last;
use super::setting::program;
use crate::arguments::Arguments;
use crate::error::{fail, Error};
use crate::files::{cannot, entries, name, write};
use std::env::{self, consts::EXE_EXTENSION};
use std::fmt;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// More than any judge takes.
pub const MOST_OUTPUT: usize = 64 << 20;

/// What there is where a system has POSIX's commands.
const SHELL: &str = "/bin/sh";

/// Runs a program with a stack of 256 MiB, as judges have it, or the largest that is allowed; and for no
/// more than a time of the processor, so that it ends even if this process is killed.
const BOUNDED: &str = "{ ulimit -S -s 262144 || ulimit -S -s $(ulimit -H -s); ulimit -t $1; } \
    2>/dev/null; shift; exec \"$@\"";

/// A bundle.
pub struct Program {
    /// What rustc and a panic are to call its file.
    pub name: String,
    pub text: String,
    /// How many lines are the contestant's.
    pub own_lines: usize,
    pub edition: u32,
}

impl Program {
    /// A text in which places behind the contestant's lines are of the bundle.
    fn with_places(&self, text: &str) -> String {
        let file = format!("{}:", self.name);
        let mut parts = text.split(&file);
        let mut told = parts.next().unwrap_or_default().to_string();
        for part in parts {
            let line = part.split(':').next().unwrap_or_default();
            if line.parse().is_ok_and(|line: usize| line > self.own_lines) {
                told += "bundle of ";
            }
            told += &file;
            told += part;
        }
        told
    }
}

/// What the name of a folder begins with; the number of its process follows.
const FOLDER: &str = "grundy-trial-";

/// An empty file there.
pub const NOTHING: &str = "nothing";

/// A folder for programs and their files, which goes with the value.
pub struct Trial(pub PathBuf);

impl Trial {
    pub fn new() -> Result<Self, Error> {
        clear();
        let folder = env::temp_dir().join(format!("{FOLDER}{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| cannot("create", &folder, &error))?;
        write(&folder.join(NOTHING), "")?;
        Ok(Self(folder))
    }

    /// Compiles a solution as a judge does. Where it is checked, lines stay where they are and an overflow
    /// that is silent at the judge's panics.
    pub fn compile(
        &self,
        arguments: &Arguments,
        role: &str,
        solution: &Path,
        is_checked: bool,
    ) -> Result<Executable, Error> {
        let program = program(arguments, solution, is_checked)?;
        let name = &program.name;
        let source = self.0.join(role).with_extension("rs");
        let path = source.with_extension(EXE_EXTENSION);
        write(&source, &program.text)?;
        let remap = format!("--remap-path-prefix={}={name}", source.display());
        let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
        let mut command = Command::new(&rustc);
        command.args(["-O", "--edition", &program.edition.to_string(), &remap]);
        if is_checked {
            command.arg("-Coverflow-checks=on");
        }
        let output = command.arg("-o").args([&path, &source]).output();
        let output = output.map_err(|error| {
            let error = cannot("run", rustc.as_ref(), &error);
            Error(format!("{error}; https://rustup.rs has Rust"))
        })?;
        if output.status.success() {
            return Ok(Executable { path, program });
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        let mut hint = String::new();
        if let Some((_, rest)) = errors.split_once("missing a crate named `") {
            let library = rest.split('`').next().unwrap_or_default();
            hint = format!("\nnote: name it by `--lib {library}=PATH`");
        } else if errors.contains("No space left on device") {
            hint = "\nnote: the disk is full".to_string();
        }
        let errors = program.with_places(errors.trim_end());
        fail!("error: rustc refuses {name}\n{errors}{hint}")
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Takes away what was left by interrupted processes, which are no more, as Linux tells.
fn clear() {
    let runs = |process: &str| Path::new("/proc").join(process).exists();
    if !runs("self") {
        return;
    }
    for folder in entries(&env::temp_dir(), "") {
        let name = name(&folder);
        let process = name.strip_prefix(FOLDER);
        if process.is_some_and(|process| !runs(process)) {
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

/// What a judge says of a run.
#[derive(Clone, Copy, PartialEq)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    RuntimeError,
    TimeLimit,
    OutputLimit,
    /// Nothing tells what is right.
    Unknown,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::RuntimeError => "RE",
            Self::TimeLimit => "TLE",
            Self::OutputLimit => "OLE",
            Self::Unknown => "??",
        })
    }
}

/// What comes of a run.
pub struct Run {
    /// Accepted until the answer is judged.
    pub verdict: Verdict,
    /// Why, in lines.
    pub cause: String,
    pub output: String,
    pub milliseconds: u128,
}

/// A program that is compiled.
pub struct Executable {
    path: PathBuf,
    program: Program,
}

impl Executable {
    pub fn name(&self) -> &str {
        &self.program.name
    }

    /// How it is run, if a shell is there to set bounds.
    pub fn command(&self, limit: Duration) -> Command {
        if !Path::new(SHELL).exists() {
            return Command::new(&self.path);
        }
        // It may use several processors at once.
        let seconds = limit.as_secs().saturating_add(1).saturating_mul(4);
        let mut command = Command::new(SHELL);
        command.args(["-c", BOUNDED, SHELL, &seconds.to_string()]);
        command.arg(&self.path);
        command
    }

    /// Begins a run of it, with pipes for what it writes.
    pub fn spawn(
        &self,
        arguments: &[&Path],
        input: Stdio,
        limit: Duration,
    ) -> Result<Child, Error> {
        let mut command = self.command(limit);
        // A panic without its stack fits on a screen.
        command.args(arguments).env("RUST_BACKTRACE", "0");
        command.stdin(input).stdout(Stdio::piped());
        let child = command.stderr(Stdio::piped()).spawn();
        child.map_err(|error| cannot("run", &self.path, &error))
    }

    /// Runs it on an input, a file.
    pub fn run(&self, arguments: &[&Path], input: &Path, limit: Duration) -> Result<Run, Error> {
        let file = File::open(input).map_err(|error| cannot("read", input, &error))?;
        let mut children = [self.spawn(arguments, file.into(), limit)?];
        let output = collect(children[0].stdout.take().expect("a pipe"));
        let errors = collect(children[0].stderr.take().expect("a pipe"));
        let (statuses, milliseconds) = wait(&mut children, limit);
        kill(&mut children);
        let output = output.join().expect("a reader");
        let errors = errors.join().expect("a reader");
        let mut cause = String::new();
        let verdict = match statuses[0] {
            _ if output.len() >= MOST_OUTPUT => {
                cause += "more than 64 MiB were written\n";
                Verdict::OutputLimit
            }
            None => {
                cause += &format!("still running after {limit:?}\n");
                Verdict::TimeLimit
            }
            Some(status) if status.success() => Verdict::Accepted,
            Some(status) => {
                cause += &format!("{status}\n");
                Verdict::RuntimeError
            }
        };
        cause += &self.told(&errors);
        Ok(Run {
            verdict,
            cause,
            output,
            milliseconds,
        })
    }

    /// What it wrote to standard error, as it is told.
    pub fn told(&self, errors: &str) -> String {
        if errors.is_empty() {
            return String::new();
        }
        let told = self.program.with_places(&last(errors));
        let hint = if errors.contains("has overflowed its stack") {
            "judges give it 256 MiB or more; so it has here, if `ulimit -Hs` allows that\n"
        } else {
            ""
        };
        format!("standard error:\n{told}\n{hint}")
    }
}

/// Waits until programs have ended, or the time is over. Returns how those ended that did, and after how
/// many milliseconds.
pub fn wait(children: &mut [Child], limit: Duration) -> (Vec<Option<ExitStatus>>, u128) {
    let start = Instant::now();
    loop {
        let is_over = start.elapsed() >= limit;
        let statuses = children.iter_mut().map(|child| child.try_wait().ok()?);
        let statuses: Vec<_> = statuses.collect();
        if is_over || !statuses.contains(&None) {
            return (statuses, start.elapsed().as_millis());
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Ends programs that have not ended.
pub fn kill(children: &mut [Child]) {
    for child in children {
        let _ = child.kill().and_then(|()| child.wait());
    }
}

/// Reads all that comes, or as much as a judge takes.
pub fn collect(pipe: impl Read + Send + 'static) -> JoinHandle<String> {
    thread::spawn(|| {
        let mut bytes = Vec::new();
        let _ = pipe.take(MOST_OUTPUT as u64).read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into()
    })
}
