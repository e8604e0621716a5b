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
use std::time::{Duration, Instant};

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

/// What the name of a folder begins with; the number of its process follows.
const FOLDER: &str = "grundy-trial-";

/// A folder for programs and their files, which goes with the value.
pub struct Trial(pub PathBuf);

impl Trial {
    pub fn new() -> Result<Self, Error> {
        clear();
        let folder = env::temp_dir().join(format!("{FOLDER}{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| cannot("create", &folder, &error))?;
        Ok(Self(folder))
    }

    /// Compiles a program. Returns its executable.
    pub fn compile(&self, name: &str, program: &Program, flags: &[&str]) -> Result<PathBuf, Error> {
        let source = self.0.join(format!("{name}.rs"));
        let executable = self.0.join(format!("{name}{EXE_SUFFIX}"));
        write(&source, &program.text)?;
        let (name, edition) = (program.name.display(), program.edition.to_string());
        let remap = format!("--remap-path-prefix={}={name}", source.display());
        let rustc = PathBuf::from(env::var_os("RUSTC").unwrap_or("rustc".into()));
        let mut command = Command::new(&rustc);
        command.args(["-O", "--edition", &edition, &remap, "-o"]);
        let output = command.args([&executable, &source]).args(flags).output();
        let output = output.map_err(|error| cannot("run", &rustc, &error))?;
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

/// Takes away what was left by interrupted processes, which are no more, as Linux tells.
fn clear() {
    let runs = |process: &str| Path::new("/proc").join(process).exists();
    for folder in entries(&env::temp_dir(), "") {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let process = name.strip_prefix(FOLDER).filter(|_| runs("self"));
        if process.is_some_and(|process| !runs(process)) {
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

/// What a judge says of a run, and why.
pub struct Run {
    /// `AC` until it is compared with the answer.
    pub verdict: &'static str,
    pub cause: String,
    pub output: String,
    pub milliseconds: u128,
}

impl Run {
    /// Makes it a wrong answer if it is one.
    pub fn compare(&mut self, expected: &str) {
        if let ("AC", Some(diff)) = (self.verdict, difference(expected, &self.output)) {
            self.verdict = "WA";
            self.cause = format!("- expected, + written\n{diff}\n{}", self.cause);
        }
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
    let [output, errors] = [output, errors].map(|text| text.join().expect("a reader"));
    let (verdict, mut cause) = match status {
        _ if output.len() >= MOST_OUTPUT => ("OLE", "more than 64 MiB were written\n".to_string()),
        None => ("TLE", format!("still running after {limit:?}\n")),
        Some(status) if status.success() => ("AC", String::new()),
        Some(status) => ("RE", format!("{status}\n")),
    };
    if !errors.is_empty() {
        cause += &format!("standard error:\n{}\n", last(&errors));
    }
    Ok(Run {
        verdict,
        cause,
        output,
        milliseconds,
    })
}

/// Reads all that comes, or as much as a judge takes.
fn collect(pipe: impl Read + Send + 'static) -> JoinHandle<String> {
    thread::spawn(|| {
        let mut bytes = Vec::new();
        let _ = pipe.take(MOST_OUTPUT as u64).read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into()
    })
}
