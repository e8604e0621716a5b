//! Compiling programs as judges do.
use super::editions::{ask, OtherEditions};
use super::executable::Executable;
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::files::{cannot, entries, read, write};
use crate::home::home;
use crate::setting::bundle;
use crate::stages::{Bundle, Purpose};
use std::collections::hash_map::DefaultHasher;
use std::env::{self, consts::EXE_EXTENSION};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A file that exists where a system has POSIX's commands.
pub const SHELL: &str = "/bin/sh";

/// Removes the folder and kills all processes of its group when its input ends, as it does when this process ends,
/// however that ends.
const WATCH: &str = "read line; rm -rf \"$0\"; kill -9 0";

/// Returns a message with the lines of the solution in place of those of its bundle. What is in a library is said
/// to be in the bundle.
pub fn with_places(bundle: &Bundle, message: &str, has_excerpts: bool) -> String {
    let name = format!("{}:", bundle.name);
    let mut text = String::new();
    for line in message.split_inclusive('\n') {
        let place = line.split_once(&name);
        let (before, rest) = place.unwrap_or(("", line));
        let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = rest.len() - after.len();
        let number = rest[..digits].parse().unwrap_or(0_usize);
        let own = bundle.lines.get(number).filter(|&&own| own > 0);
        // An excerpt has the numbers of its lines on the left.
        let is_excerpt = has_excerpts && after.trim_start().starts_with('|');
        text += &match own {
            Some(own) if place.is_some() => format!("{before}{name}{own}{after}"),
            Some(own) if is_excerpt => format!("{own:<digits$}{after}"),
            None if place.is_some() && digits > 0 => format!("{before}bundle of {name}{rest}"),
            _ => line.to_string(),
        };
    }
    text
}

/// How long a compiled program is kept.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
}

/// A folder for the files of programs, which is removed with the value, or when this process has ended.
pub struct Trial {
    folder: PathBuf,
    /// Where what rustc makes is kept.
    kept: PathBuf,
    /// The version of rustc.
    version: Vec<u8>,
    /// Programs run in the group of this process, so that they end with this one.
    watch: Option<Child>,
}

impl Trial {
    pub fn new() -> Result<Self> {
        let folder = env::temp_dir().join(format!("grundy-trial-{}", process::id()));
        let mut watch = Command::new(SHELL);
        watch.args(["-c", WATCH]).arg(&folder).stdin(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut watch, 0);
        let watch = watch.spawn().ok();
        let kept = home()?.join("target/programs");
        for folder in [&folder, &kept] {
            fs::create_dir_all(folder).map_err(cannot("create it", folder))?;
        }
        for file in entries(&kept, "") {
            let age = || file.metadata().ok()?.modified().ok()?.elapsed().ok();
            if age() > Some(DAY) {
                let _ = fs::remove_file(file);
            }
        }
        let mut command = rustc();
        let version = command.arg("-vV").output().map_err(cannot(
            "run it; https://rustup.rs has Rust",
            command.get_program().as_ref(),
        ))?;
        Ok(Self {
            folder,
            kept,
            version: version.stdout,
            watch,
        })
    }

    /// A file in the folder, with this text.
    pub fn file(&self, name: &str, text: &str) -> Result<PathBuf> {
        let path = self.folder.join(name);
        write(&path, text)?;
        Ok(path)
    }

    /// Compiles a bundle under an edition. Returns what rustc makes of it, unless rustc refuses it, and what rustc
    /// says; there, the places are those of the bundle's name. What was compiled before is found again.
    pub fn compile(
        &self,
        bundle: &Bundle,
        edition: &str,
        options: &[&str],
    ) -> Result<(Option<PathBuf>, String)> {
        let mut key = DefaultHasher::new();
        (&bundle.name, &bundle.text, edition, options, &self.version).hash(&mut key);
        let path = self.kept.join(format!("{:x}", key.finish()));
        let path = path.with_extension(EXE_EXTENSION);
        let said = path.with_extension("txt");
        if !said.is_file() {
            // Other threads and processes may compile the same.
            let id = format!("{}-{:?}", process::id(), thread::current().id());
            let source = self.file(&id, &bundle.text)?;
            // The names of rustc's own files beside it begin with its name up to a point, so it has none.
            let made = self.kept.join(&id);
            let mut command = rustc();
            command
                .args(["--crate-name", "main", "--edition", edition])
                .args(options);
            command.arg(format!(
                "--remap-path-prefix={}={}",
                source.display(),
                bundle.name
            ));
            let output = command
                .arg("-o")
                .args([&made, &source])
                .output()
                .map_err(cannot("compile it", &source))?;
            // Nobody sees a part of it.
            let _ = fs::rename(made, &path);
            let messages = String::from_utf8_lossy(&output.stderr);
            write(&said, &with_places(bundle, &messages, true))?;
        }
        Ok((Some(path).filter(|path| path.is_file()), read(&said)?))
    }

    /// Compiles the bundle of a file; a file that is not of Rust is the program. If it is not to be submitted, an
    /// overflow, which goes unnoticed at a judge, panics.
    pub fn program(&self, path: &Path, options: &Options, purpose: Purpose) -> Result<Executable> {
        let mut program = Executable {
            // Without a folder the name would be looked for elsewhere.
            path: Path::new(".").join(path),
            bundle: Bundle {
                name: path.display().to_string(),
                ..Bundle::default()
            },
            group: self.watch.as_ref().map(Child::id),
            other_editions: OtherEditions::default(),
        };
        if path.extension() != Some("rs".as_ref()) && path != Path::new("-") {
            return Ok(program);
        }
        program.bundle = bundle(path, options, purpose)?;
        let checks = match purpose {
            Purpose::Run => "-Coverflow-checks=off",
            _ => "-Coverflow-checks=on",
        };
        // Nobody debugs it.
        let flags = ["-O", "-Cstrip=symbols", checks];
        let bundle = &program.bundle;
        let ((made, errors), other_editions) = thread::scope(|scope| {
            let asked = scope.spawn(|| ask(self, bundle, purpose));
            let made = self.compile(bundle, &bundle.edition, &flags)?;
            Ok((made, asked.join().expect("no panic")?))
        })?;
        program.other_editions = other_editions;
        if let Some(path) = made {
            program.path = path;
            return Ok(program);
        }
        let mut report = errors.trim_end().to_string();
        if let Some((_, rest)) = errors.split_once("missing a crate named `") {
            let library = rest.split('`').next().unwrap_or_default();
            report += &format!("\nnote: name it with `--lib {library}=PATH`");
        }
        fail!("error: rustc refuses {}\n{report}", program.name())
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
