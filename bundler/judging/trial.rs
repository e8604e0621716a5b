//! Compiling programs as judges do, and running them with a time limit.
use super::diff::last;
use crate::error::{fail, Error};
use crate::files::{cannot, entries, name, write};
use crate::stages::Bundle;
use std::env::{self, consts::EXE_EXTENSION};
use std::fmt;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// More than any judge takes.
pub const MOST_OUTPUT: u64 = 64 << 20;

/// A file that exists where a system has POSIX's commands.
const SHELL: &str = "/bin/sh";

/// Runs a program with a stack of 256 MiB, as judges give, or the largest that is allowed; and for no more
/// than an hour of processor time, so that it ends even if this process is killed.
const BOUNDED: &str = "{ ulimit -S -s 262144 || ulimit -S -s $(ulimit -H -s); ulimit -t 3600; } \
    2>/dev/null; exec \"$@\"";

/// Returns a message with the lines of the solution in place of those of its bundle. What is in a library is said
/// to be in the bundle.
fn with_places(bundle: &Bundle, message: &str) -> String {
    let own_line = |number: &str| {
        let line: usize = number.parse().ok()?;
        let own = bundle.lines.get(line.checked_sub(1)?);
        own.copied().filter(|&own| own > 0)
    };
    let cut = |text: &str| text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let place = format!("{}:", bundle.name);
    let mut parts = message.split(&place);
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (number, rest) = part.split_at(cut(part));
        let Some(own) = own_line(number) else {
            let mark = if number.is_empty() { "" } else { "bundle of " };
            text += &format!("{mark}{place}{part}");
            continue;
        };
        // An excerpt has the numbers of its lines on the left.
        let mut is_excerpt = text.ends_with("--> ") || text.ends_with("::: ");
        text += &format!("{place}{own}");
        for line in rest.split_inclusive('\n') {
            let (number, code) = line.split_at(cut(line));
            is_excerpt &= !line.contains("--> ");
            match own_line(number).filter(|_| is_excerpt) {
                Some(own) => text += &format!("{own:<0$}{code}", number.len()),
                None => text += line,
            }
        }
    }
    text
}

/// Runs rustc. Returns whether it takes a bundle, and what it says.
pub fn run(mut command: Command, bundle: &Bundle) -> Result<(bool, String), Error> {
    let output = command.output().map_err(cannot(
        "run it; https://rustup.rs has Rust",
        command.get_program().as_ref(),
    ))?;
    let messages = with_places(bundle, &String::from_utf8_lossy(&output.stderr));
    Ok((output.status.success(), messages))
}

/// What the name of a folder begins with; the id of its process follows.
const FOLDER: &str = "grundy-trial-";

/// A folder for programs and their files, which is removed with the value.
pub struct Trial(PathBuf);

impl Trial {
    pub fn new() -> Result<Self, Error> {
        clear();
        let folder = env::temp_dir().join(format!("{FOLDER}{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(cannot("create it", &folder))?;
        Ok(Self(folder))
    }

    /// A file in the folder, with this text.
    pub fn file(&self, name: &str, text: &str) -> Result<PathBuf, Error> {
        let path = self.0.join(name);
        write(&path, text)?;
        Ok(path)
    }

    /// Returns what compiles a bundle under an edition to a file in the folder. In messages, the places are those of
    /// the bundle's name.
    pub fn rustc(&self, role: &str, bundle: &Bundle, edition: &str) -> Result<Command, Error> {
        let source = self.file(role, &bundle.text)?;
        let path = source.with_extension(EXE_EXTENSION);
        let remap = format!("--remap-path-prefix={}={}", source.display(), bundle.name);
        let mut command = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
        command.args(["--edition", edition, &remap, "-o"]);
        command.args([path, source]);
        Ok(command)
    }

    /// Compiles a bundle as a judge does. If it is checked, an overflow, which goes unnoticed at a judge, panics.
    pub fn compile(
        &self,
        role: &str,
        bundle: Bundle,
        is_checked: bool,
    ) -> Result<Executable, Error> {
        let name = &bundle.name;
        let mut command = self.rustc(role, &bundle, &bundle.edition)?;
        command.arg("-O");
        if is_checked {
            command.arg("-Coverflow-checks=on");
        }
        let (is_right, errors) = run(command, &bundle)?;
        if is_right {
            let path = self.0.join(role).with_extension(EXE_EXTENSION);
            return Ok(Executable { path, bundle });
        }
        let mut hint = String::new();
        if let Some((_, rest)) = errors.split_once("missing a crate named `") {
            let library = rest.split('`').next().unwrap_or_default();
            hint = format!("\nnote: name it with `--lib {library}=PATH`");
        }
        let errors = errors.trim_end();
        fail!("error: rustc refuses {name}\n{errors}{hint}")
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Removes what interrupted processes left, those that do not run any more according to Linux.
fn clear() {
    let processes = Path::new("/proc");
    for folder in entries(&env::temp_dir(), "") {
        let name = name(&folder);
        // No other folder is removed: `/proc/self` is always there.
        let process = name.strip_prefix(FOLDER).unwrap_or("self");
        if processes.join("self").exists() && !processes.join(process).exists() {
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

/// What a judge says about a run.
#[derive(Clone, Copy, PartialEq)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    RuntimeError,
    TimeLimit,
    /// The right answer is not known.
    Unknown,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::RuntimeError => "RE",
            Self::TimeLimit => "TLE",
            Self::Unknown => "??",
        })
    }
}

/// The outcome of a run.
pub struct Run {
    /// Accepted until the answer is judged.
    pub verdict: Verdict,
    /// The reason, in lines.
    pub cause: String,
    pub output: String,
    pub milliseconds: u128,
}

/// A compiled program.
pub struct Executable {
    path: PathBuf,
    pub bundle: Bundle,
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

    /// Starts it, with pipes for what it writes.
    pub fn spawn(&self, arguments: &[&Path], input: Stdio) -> Result<Child, Error> {
        let mut command = self.command();
        // A panic without a backtrace fits on a screen.
        command.args(arguments).env("RUST_BACKTRACE", "0");
        command.stdin(input).stdout(Stdio::piped());
        let child = command.stderr(Stdio::piped()).spawn();
        child.map_err(cannot("run it", &self.path))
    }

    /// Runs it on an input file.
    pub fn run(&self, arguments: &[&Path], input: &Path, limit: Duration) -> Result<Run, Error> {
        let file = File::open(input).map_err(cannot("read it", input))?;
        let mut children = [self.spawn(arguments, file.into())?];
        let output = collect(&mut children[0].stdout);
        let errors = collect(&mut children[0].stderr);
        let (statuses, milliseconds) = wait(&mut children, limit);
        kill(&mut children);
        let output = output.join().expect("a reader");
        let mut run = Run {
            verdict: verdict(statuses[0]),
            cause: self.ending(statuses[0], errors, limit),
            output,
            milliseconds,
        };
        if run.output.len() as u64 >= MOST_OUTPUT {
            run.verdict = Verdict::RuntimeError;
            run.cause = "more than 64 MiB were written\n".to_string();
        }
        Ok(run)
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
            let errors = with_places(&self.bundle, &last(&errors));
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

/// Waits until programs have ended, or the time is up. Returns how those ended that did, and the milliseconds
/// that passed.
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

/// Kills programs that have not ended.
pub fn kill(children: &mut [Child]) {
    for child in children {
        let _ = child.kill().and_then(|()| child.wait());
    }
}

/// One end of a pipe of a running program.
pub fn pipe<T>(end: &mut Option<T>) -> T {
    end.take().expect("a pipe that nobody took")
}

/// Reads all that a program writes, or as much as a judge takes.
pub fn collect<T: Read + Send + 'static>(end: &mut Option<T>) -> JoinHandle<String> {
    let pipe = pipe(end);
    thread::spawn(|| {
        let mut bytes = Vec::new();
        let _ = pipe.take(MOST_OUTPUT).read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into()
    })
}
