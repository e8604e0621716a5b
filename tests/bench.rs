//! `cargo bench [WORD]`: the bundles with WORD in their ids, on the largest inputs of their statements,
//! as the tests measure them (limits.rs).
use std::env;
use std::io::{stderr, Write};
use std::process::{exit, Command, Stdio};

fn main() {
    let mut words = env::args().skip(1).filter(|word| !word.starts_with("--"));
    let chosen = words.next().unwrap_or("::largest".into());
    println!("Memory in MiB; `!` is above half of the limit, `?` a limit that is assumed.\n");
    println!("{:28} bundle     input      ms  limit     MiB  limit", "id");
    let mut tests = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    tests.args(["test", "--quiet", "--test", "tests", "--"]);
    tests.args(["--test-threads=1", "--nocapture"]);
    for other in ["samples", "oracle", "bundle"] {
        tests.arg(format!("--skip=::{other}"));
    }
    tests.arg(chosen);
    tests.env("MEASURE", "1");
    tests.stderr(Stdio::inherit());
    let output = tests.output().expect("cargo runs");
    if !output.status.success() {
        stderr().write_all(&output.stdout).expect("the report");
        exit(1);
    }
}
