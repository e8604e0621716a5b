//! Compiling programs as judges do.
use super::executable::Executable;
use crate::arguments::Options;
use crate::error::{fail, Error};
use crate::files::{cannot, write};
use crate::setting::bundle;
use crate::stages::{Bundle, Purpose};
use std::env::{self, consts::EXE_EXTENSION};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

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

/// Runs rustc. Returns whether it takes a bundle, and what it says.
pub fn run(mut command: Command, bundle: &Bundle) -> Result<(bool, String), Error> {
    let output = command.output().map_err(cannot(
        "run it; https://rustup.rs has Rust",
        command.get_program().as_ref(),
    ))?;
    let messages = with_places(bundle, &String::from_utf8_lossy(&output.stderr));
    Ok((output.status.success(), messages))
}

/// A folder for programs and their files, which is removed with the value, or when this process has ended.
pub struct Trial {
    folder: PathBuf,
    /// Its programs run in the group of this process, so that they end with this one.
    watch: Option<Child>,
}

impl Trial {
    pub fn new() -> Result<Self, Error> {
        let folder = env::temp_dir().join(format!("grundy-trial-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(cannot("create it", &folder))?;
        let mut watch = Command::new(SHELL);
        watch.args(["-c", WATCH]).arg(&folder).stdin(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut watch, 0);
        let watch = watch.spawn().ok();
        Ok(Self { folder, watch })
    }

    /// A file in the folder, with this text.
    pub fn file(&self, name: &str, text: &str) -> Result<PathBuf, Error> {
        let path = self.folder.join(name);
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

    /// Makes programs of files, those that are given, at the same time.
    pub fn programs(
        &self,
        paths: &[Option<&Path>],
        options: &Options,
        purpose: Purpose,
    ) -> Result<Vec<Option<Executable>>, Error> {
        thread::scope(|scope| {
            let mut threads = Vec::new();
            for (id, path) in paths.iter().enumerate() {
                let role = format!("{id}.rs");
                let make = move |path| self.program(&role, path, options, purpose);
                threads.push(scope.spawn(|| path.map(make).transpose()));
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
        role: &str,
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
        let mut command = self.rustc(role, &bundle, &bundle.edition)?;
        command.arg("-O");
        if purpose != Purpose::Submit {
            command.arg("-Coverflow-checks=on");
        }
        let (is_right, errors) = run(command, &bundle)?;
        if is_right {
            let path = self.folder.join(role).with_extension(EXE_EXTENSION);
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
