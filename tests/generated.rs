//! Libraries and solutions made at random, valid by construction: each item computes a number out of
//! numbers of the items before it, named by one of the paths that lead there. The bundle must
//! compile under the oldest and the newest edition without a warning, so hold nothing dead, and print
//! what the solution prints that is linked with the libraries as they are.
mod attributes;
mod bodies;
mod closures;
mod conditions;
mod impls;
mod items;
mod macros;
mod names;
mod operators;
mod patterns;
mod pointers;
mod types;

use crate::diff::assert_same;
use crate::support::{self, compile, folder, run, succeed};
use names::World;
use std::fs;
use std::path::Path;
use std::process::Stdio;

fn rustc(folder: &Path, edition: &str, libraries: &[&str], arguments: &[&str]) {
    let mut rustc = support::rustc();
    rustc.args(["-D", "warnings", "--edition", edition, "-L", "."]);
    for name in libraries {
        rustc.args(["--extern", name]);
    }
    succeed(rustc.args(arguments).current_dir(folder));
}

fn check(seed: u64) {
    let folder = folder("generated").join(seed.to_string());
    println!("the case is kept in {}", folder.display());
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the case");
    let libraries = World::write(seed, &folder);

    let edition = if seed % 2 == 0 { "2018" } else { "2021" };
    let allowed = ["dead_code", "unused_imports", "unused_macros"].map(|lint| ["-A", lint]);
    let mut bundle = support::grundy();
    bundle.arg("main.rs").current_dir(&folder);
    for (index, name) in libraries.iter().enumerate() {
        let root = format!("{name}/lib.rs");
        let library = ["--crate-type", "rlib", "--crate-name", name, &root];
        let arguments = [&allowed.concat()[..], &library].concat();
        rustc(&folder, edition, &libraries[..index], &arguments);
        bundle.arg("--lib").arg(format!("{name}={root}"));
    }
    rustc(&folder, edition, &libraries, &["-o", "linked", "main.rs"]);

    let bundled = succeed(&mut bundle);
    assert_same("warnings", "", &String::from_utf8_lossy(&bundled.stderr));
    let path = folder.join("bundle.rs");
    fs::write(&path, &bundled.stdout).expect("a file for the bundle");
    compile(&path, &["2015", "2024"]);
    let expected = run(&folder.join("linked"), Stdio::null());
    let printed = run(&folder.join("bundle"), Stdio::null());
    assert_same("bundle", &expected, &printed);
}

#[test]
fn seeds_0_to_4() {
    (0..5).for_each(check);
}

#[test]
fn seeds_5_to_9() {
    (5..10).for_each(check);
}
