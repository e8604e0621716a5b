//! Compiling programs as judges do.
use super::executable::Executable;
use crate::arguments::Options;
use crate::error::{fail, Error};
use crate::files::{cannot, entries, read, write};
use crate::home::home;
use crate::setting::bundle;
use crate::stages::{Bundle, Purpose};
use std::collections::hash_map::DefaultHasher;
use std::env::{self, consts::EXE_EXTENSION};
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// A file that exists where a system has POSIX's commands.
pub const SHELL: &str = "/bin/sh";

/// Removes the folder and kills all processes of its group when its input ends, as it does when this process ends,
/// however that ends.
const WATCH: &str = "read line; rm -rf \"$0\"; kill -9 0";

/// Returns a message with the lines of the solution in place of those of its bundle. What is in a library is said
/// to be in the bundle.
pub fn with_places(bundle: &Bundle, message: &str) -> String {
    let place = format!("{}:", bundle.name);
    let mut text = String::new();
    let mut is_own = false;
    for line in message.split_inclusive('\n') {
        let cut = line.split_once(&place);
        let (before, rest) = cut.unwrap_or(("", line));
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, after) = rest.split_at(digits);
        let id = number.parse().unwrap_or(0_usize).wrapping_sub(1);
        let own = bundle.lines.get(id).filter(|&&own| own > 0);
        text += before;
        if cut.is_some() {
            is_own = own.is_some();
            if !is_own && digits > 0 {
                text += "bundle of ";
            }
            text += &place;
        }
        // An excerpt has the numbers of its lines on the left.
        let is_excerpt = is_own && after.trim_start().starts_with('|');
        match own {
            Some(own) if cut.is_some() => text += &format!("{own}{after}"),
            Some(own) if is_excerpt => text += &format!("{own:<digits$}{after}"),
            _ => text += rest,
        }
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
    pub fn new() -> Result<Self, Error> {
        let folder = env::temp_dir().join(format!("grundy-trial-{}", std::process::id()));
        let mut watch = Command::new(SHELL);
        watch.args(["-c", WATCH]).arg(&folder).stdin(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut watch, 0);
        let watch = watch.spawn().ok();
        fs::create_dir_all(&folder).map_err(cannot("create it", &folder))?;
        let kept = home()?.join("target/programs");
        fs::create_dir_all(&kept).map_err(cannot("create it", &kept))?;
        for file in entries(&kept, "") {
            let changed = file.metadata().and_then(|about| about.modified());
            let age = changed.map(|time| time.elapsed().unwrap_or_default());
            if age.is_ok_and(|age| age > DAY) {
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
    pub fn file(&self, name: &str, text: &str) -> Result<PathBuf, Error> {
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
    ) -> Result<(Option<PathBuf>, String), Error> {
        let mut key = DefaultHasher::new();
        (&bundle.name, &bundle.text, edition, options, &self.version).hash(&mut key);
        let key = format!("{:x}", key.finish());
        let path = self.kept.join(&key).with_extension(EXE_EXTENSION);
        let said = path.with_extension("txt");
        if !said.is_file() {
            let source = self.file(&format!("{key}.rs"), &bundle.text)?;
            let made = path.with_extension(std::process::id().to_string());
            let mut command = rustc();
            command.args(["--edition", edition]).args(options);
            command.arg(format!(
                "--remap-path-prefix={}={}",
                source.display(),
                bundle.name
            ));
            let output = command.arg("-o").args([&made, &source]).output();
            let output = output.map_err(cannot("compile it", &source))?;
            // Nobody sees a part of it.
            let _ = fs::rename(made, &path);
            write(
                &said,
                &with_places(bundle, &String::from_utf8_lossy(&output.stderr)),
            )?;
        }
        Ok((Some(path).filter(|path| path.is_file()), read(&said)?))
    }

    /// Makes programs of files, those that are given, at the same time.
    pub fn programs(
        &self,
        paths: &[Option<&Path>],
        options: &Options,
        purpose: Purpose,
    ) -> Result<Vec<Option<Executable>>, Error> {
        thread::scope(|scope| {
            let mut threads = Vec::new();
            for path in paths {
                let make = |path| self.program(path, options, purpose);
                threads.push(scope.spawn(move || path.map(make).transpose()));
            }
            let programs = threads.into_iter();
            programs
                .map(|thread| thread.join().expect("no panic"))
                .collect()
        })
    }

    /// Compiles the bundle of a file; a file that is not of Rust is the program. If it is not to be submitted, an
    /// overflow, which goes unnoticed at a judge, panics.
    pub fn program(
        &self,
        path: &Path,
        options: &Options,
        purpose: Purpose,
    ) -> Result<Executable, Error> {
        let group = self.watch.as_ref().map(Child::id);
        if path.extension() != Some("rs".as_ref()) && path != Path::new("-") {
            let name = path.display().to_string();
            let bundle = Bundle {
                name,
                ..Bundle::default()
            };
            // Without a folder the name would be looked for elsewhere.
            let path = Path::new(".").join(path);
            return Ok(Executable {
                path,
                bundle,
                group,
            });
        }
        let bundle = bundle(path, options, purpose)?;
        let name = &bundle.name;
        // Nobody debugs it.
        let mut flags = vec!["-O", "-Cstrip=symbols"];
        if purpose != Purpose::Run {
            flags.push("-Coverflow-checks=on");
        }
        let (path, errors) = self.compile(&bundle, &bundle.edition, &flags)?;
        if let Some(path) = path {
            return Ok(Executable {
                path,
                bundle,
                group,
            });
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
        let _ = fs::remove_dir_all(&self.folder);
    }
}
