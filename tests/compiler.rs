//! A compiler for the tests: rustc, but it compiles no text twice. It is called as
//! `compiler OPTIONS PROGRAM SOURCE`, and keeps the programs beside itself.
use std::collections::hash_map::DefaultHasher;
use std::ffi::OsString;
use std::hash::{Hash, Hasher};
use std::process::{self, Command};
use std::{env, fs};

fn main() {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let [options @ .., program, source] = &arguments[..] else {
        panic!("expected a program and its source, found {arguments:?}");
    };
    let mut hasher = DefaultHasher::new();
    (options, fs::read(source).expect("a text")).hash(&mut hasher);
    let folder = env::current_exe().expect("a path");
    let kept = folder.with_file_name(hasher.finish().to_string());
    if !kept.exists() {
        // Another process may be making the same program.
        let made = kept.with_extension(process::id().to_string());
        let mut rustc = Command::new(env::var_os("COMPILER").expect("a compiler"));
        let status = rustc.args(options).arg(&made).arg(source).status();
        if !status.expect("rustc runs").success() {
            process::exit(1);
        }
        fs::rename(made, &kept).expect("a program");
    }
    fs::copy(kept, program).expect("a program");
}
