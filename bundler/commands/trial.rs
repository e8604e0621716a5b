//! Compiling programs as judges do, and running them with a limit of time.
use super::diff::{difference, last};
use crate::error::{fail, Error};
use crate::files::{cannot, entries, write};
use std::env::{self, consts::EXE_SUFFIX};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

/// More than any judge takes.
const MOST_OUTPUT: usize = 64 << 20;

/// What `test` and `stress` add to a judge's flags: an overflow that is silent there panics here.
pub const CHECKED: &[&str] = &["-C", "overflow-checks=on"];

/// A bundle.
pub struct Program {
    /// What rustc and a panic are to call its file.
    pub name: PathBuf,
    pub text: String,
    pub edition: u32,
}

/// A folder for programs and their files, which goes with the value.
pub struct Trial(PathBuf);

impl Trial {
    pub fn new() -> Result<Self, Error> {
        clear();
        let folder = env::temp_dir().join(format!("grundy-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| cannot("create", &folder, &error))?;
        Ok(Self(folder))
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Compiles a program. Returns its executable.
    pub fn compile(&self, name: &str, program: &Program, flags: &[&str]) -> Result<PathBuf, Error> {
        let source = self.file(&format!("{name}.rs"));
        let executable = self.file(&format!("{name}{EXE_SUFFIX}"));
        write(&source, &program.text)?;
        let name = program.name.display();
        let remap = format!("--remap-path-prefix={}={name}", source.display());
        let rustc = PathBuf::from(env::var_os("RUSTC").unwrap_or("rustc".into()));
        let mut command = Command::new(&rustc);
        command.args([
            "-O",
            "--edition",
            &program.edition.to_string(),
            &remap,
            "-o",
        ]);
        command.args([&executable, &source]).args(flags);
        let output = command
            .output()
            .map_err(|error| cannot("run", &rustc, &error))?;
        if output.status.success() {
            return Ok(executable);
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        fail!("error: rustc refuses {name}\n{}", errors.trim_end())
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Takes away what interrupted processes left: those that are no more, where the system tells, else what
/// is a day old.
fn clear() {
    let runs = |process: &str| Path::new("/proc").join(process).exists();
    let yesterday = SystemTime::now() - Duration::from_secs(24 * 60 * 60);
    for folder in entries(&env::temp_dir(), "") {
        let time = folder.metadata().and_then(|data| data.modified());
        let is_old = time.is_ok_and(|time| time < yesterday);
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let process = name
            .strip_prefix("grundy-")
            .filter(|id| id.parse::<u32>().is_ok());
        if process.is_some_and(|process| !runs(process) && (is_old || runs("self"))) {
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

/// What a judge says of a run.
pub struct Run {
    /// `AC` until it is compared with the answer.
    pub verdict: &'static str,
    pub cause: String,
    pub output: String,
    /// What it wrote to standard error.
    pub errors: String,
    pub milliseconds: u128,
}

impl Run {
    /// Makes it a wrong answer if it is one.
    pub fn compare(&mut self, expected: &str) {
        if let ("AC", Some(diff)) = (self.verdict, difference(expected, &self.output)) {
            (self.verdict, self.cause) = ("WA", format!("- expected, + written\n{diff}"));
        }
    }

    /// Why it is not accepted.
    pub fn why(&self) -> String {
        let (cause, errors) = (self.cause.trim_end(), last(self.errors.trim_end()));
        let header = if errors.is_empty() {
            ""
        } else {
            "\nstandard error:\n"
        };
        [cause, header, &errors].concat()
    }
}

/// Runs a program on an input, a file.
pub fn run(command: &mut Command, input: &Path, limit: Duration) -> Result<Run, Error> {
    let file = File::open(input).map_err(|error| cannot("read", input, &error))?;
    // A panic without its stack fits on a screen.
    command.env("RUST_BACKTRACE", "0").stdin(file);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let child = command.spawn();
    let mut child = child.map_err(|error| cannot("run", command.get_program().as_ref(), &error))?;
    let output = collect(child.stdout.take().expect("a pipe"));
    let errors = collect(child.stderr.take().expect("a pipe"));
    let status = loop {
        match child.try_wait() {
            Ok(None) if start.elapsed() < limit => thread::sleep(Duration::from_millis(1)),
            status => break status.ok().flatten(),
        }
    };
    let milliseconds = start.elapsed().as_millis();
    let _ = child.kill().and_then(|()| child.wait());
    let [output, errors] = [output, errors].map(|bytes| bytes.join().expect("a reader"));
    let (verdict, cause) = match status {
        _ if output.len() == MOST_OUTPUT => ("OLE", "more than 64 MiB were written".to_string()),
        None => (
            "TLE",
            format!("still running after {} s", limit.as_secs_f64()),
        ),
        Some(status) if status.success() => ("AC", String::new()),
        Some(status) => ("RE", status.to_string()),
    };
    let [output, errors] = [output, errors].map(|bytes| String::from_utf8_lossy(&bytes).into());
    Ok(Run {
        verdict,
        cause,
        output,
        errors,
        milliseconds,
    })
}

/// Reads all that comes, or as much as a judge takes.
fn collect(pipe: impl Read + Send + 'static) -> JoinHandle<Vec<u8>> {
    thread::spawn(|| {
        let mut bytes = Vec::new();
        let _ = pipe.take(MOST_OUTPUT as u64).read_to_end(&mut bytes);
        bytes
    })
}
