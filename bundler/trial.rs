//! Compiling a program as judges do, and running it with a limit of time.
use crate::error::Error;
use crate::files::{cannot, create, write};
use crate::memory::peak;
use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// More than any judge takes.
const MOST_OUTPUT: u64 = 64 << 20;

/// A folder for programs and answers, which goes with the value.
pub struct Folder {
    path: PathBuf,
    /// The edition of the programs.
    edition: u32,
}

impl Folder {
    pub fn new(edition: u32) -> Result<Self, Error> {
        let path = std::env::temp_dir().join(format!("grundy-{}", std::process::id()));
        create(&path)?;
        Ok(Self { path, edition })
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Compiles a bundle as judges do. Returns the program.
    pub fn compile(&self, name: &str, bundle: &str) -> Result<PathBuf, Error> {
        let source = self.file(&format!("{name}.rs"));
        write(&source, bundle)?;
        let program = self.file(&format!("{name}{EXE_SUFFIX}"));
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc
            .args(["-O", "--edition", &self.edition.to_string(), "-o"])
            .arg(&program)
            .arg(source);
        let output = rustc.output();
        let output = output.map_err(|error| cannot_run(&rustc, &error))?;
        if !output.status.success() {
            let errors = String::from_utf8_lossy(&output.stderr);
            return Err(Error(format!(
                "error: rustc refuses the bundle\n{}",
                errors.trim_end()
            )));
        }
        Ok(program)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed lies where the system clears up.
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// How a run ended.
pub enum End {
    Success,
    Failure(ExitStatus),
    TimeLimit,
    OutputLimit,
}

/// What a run was.
pub struct Run {
    pub end: End,
    pub output: String,
    pub errors: String,
    pub milliseconds: u128,
    /// The most memory, where the system tells it.
    pub mebibytes: Option<u32>,
}

/// That a program cannot be run.
pub fn cannot_run(command: &Command, error: &io::Error) -> Error {
    let program = command.get_program().to_string_lossy();
    Error(format!("error: cannot run {program}: {error}"))
}

/// Runs a program on an input, a file.
pub fn run(command: &mut Command, input: &Path, limit: Duration) -> Result<Run, Error> {
    let file = File::open(input).map_err(|error| cannot("read", input, &error))?;
    let command = command
        .stdin(file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let start = Instant::now();
    let child = command.spawn();
    let mut child = child.map_err(|error| cannot_run(command, &error))?;
    let output = collect(child.stdout.take().expect("a pipe"));
    let errors = collect(child.stderr.take().expect("a pipe"));
    let mut kibibytes = None;
    let status = loop {
        kibibytes = kibibytes.max(peak(&child));
        match child.try_wait() {
            Ok(None) if start.elapsed() < limit => thread::sleep(Duration::from_millis(1)),
            status => break status.ok().flatten(),
        }
    };
    let milliseconds = start.elapsed().as_millis();
    if status.is_none() {
        let _ = child.kill();
        let _ = child.wait();
    }
    let (output, is_whole) = output.join().expect("a thread that reads");
    let (errors, _) = errors.join().expect("a thread that reads");
    let end = match status {
        _ if !is_whole => End::OutputLimit,
        None => End::TimeLimit,
        Some(status) if status.success() => End::Success,
        Some(status) => End::Failure(status),
    };
    Ok(Run {
        end,
        output,
        errors,
        milliseconds,
        mebibytes: kibibytes.map(|kibibytes| kibibytes / 1024),
    })
}

/// Reads all that comes, or as much as a judge takes. Whether that is all.
fn collect(pipe: impl Read + Send + 'static) -> JoinHandle<(String, bool)> {
    thread::spawn(|| {
        let mut bytes = Vec::new();
        let count = pipe.take(MOST_OUTPUT).read_to_end(&mut bytes);
        let is_whole = count.map_or(true, |count| (count as u64) < MOST_OUTPUT);
        (String::from_utf8_lossy(&bytes).into_owned(), is_whole)
    })
}
