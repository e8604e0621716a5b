//! The commands that try programs: from a folder of their own, with what they say. No run is bound to
//! end within some time, but those without end.
use crate::support::{fails, folder_with, given, grundy, home, read, says, succeed, told};
use std::fs;
use std::path::Path;

/// It shows by the input what a verdict is for.
const SOLUTION: &str = "\
use snippets::io::{Input, Output};
fn solve(input: &mut Input, output: &mut Output) {
    match input.read::<i32>() {
        1 => output.line(1),
        2 => panic!(\"two\"),
        3 => (0..30).for_each(|i| output.line(i)),
        4 => eprintln!(\"four\"),
        5 => loop {
            std::thread::park();
        },
        6 => loop {
            output.line(\"much \".repeat(1 << 20));
            if input.at_end() && false {}
        },
        n => output.line(n - 7 + i32::MAX),
    }
}
fn main() {
    snippets::io::run(solve);
}
";

/// A file of nothing but a number for each name.
fn numbered<'a>(names: &'a str, number: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    names.split(' ').map(move |name| (name, number))
}

#[test]
fn samples_are_judged() {
    let mut files = vec![("a.rs", SOLUTION), ("1.in", "1\r\n"), ("1.out", "1")];
    files.extend([("slow/5.in", "5\n"), ("slow/5.out", "5\n"), ("3.in", "3\n")]);
    files.extend(numbered("2.in 2.out", "2"));
    files.extend(numbered("4.in 4.ans", "4"));
    files.extend(numbered("6.in 6.out", "6"));
    files.extend(numbered("8.in 8.out", "8"));
    let folder = folder_with("commands/samples 样例", &files);
    // More than any machine needs, here and below.
    let start = "error: 1 of 6 samples are right\n";
    let (lines, _) = fails(&folder, "test a.rs --limit 1000", start);
    for part in [
        "AC   ./1.in\nRE   ./2.in\n",
        // The place is the contestant's.
        " panicked at a.rs:5:14:\ntwo\n",
        "\n??   ./3.in\nno answer is there; it wrote\n0\n1\n",
        "\n19\n...\nWA   ./4.in\n- expected, + written\n    1 - 4\nstandard error:\nfour\n",
        "\nOLE  ./6.in\nmore than 64 MiB were written\n",
        // A judge would be given a wrong answer.
        " panicked at a.rs:15:26:\nattempt to add with overflow",
    ] {
        assert!(lines.contains(part), "no {part}: {lines}");
    }
    let bundled = given("8\n", &folder, "run a.rs").stdout;
    assert_eq!(bundled, b"-2147483648\n");

    let (lines, _) = fails(&folder, "test a.rs slow --limit 0.01", "");
    assert_eq!(lines, "TLE  slow/5.in\nstill running after 10ms");
    // Nothing is wrong where no answer is known.
    let lines = says(&folder, "test a.rs 3.in --limit 1000");
    assert!(lines.starts_with("??   3.in\n"));
    let cause = "nosuch: error: no sample, as 1.in";
    fails(&folder, "test a.rs nosuch", cause);
    says(&folder, "test P2197 --limit 1000");
}

#[test]
fn samples_are_those_of_the_program() {
    let mut files = vec![("a.rs", SOLUTION)];
    let inputs = "1.in b1.in test/2.in tests/3.in in/4 b.failing.in a.failing.in";
    files.extend(numbered(inputs, "1"));
    files.extend(numbered("1.out out/4 a.failing.out", "1"));
    let folder = folder_with("commands/whose", &files);
    let names = || {
        let lines = says(&folder, "test a.rs --limit 1000");
        let names = lines.lines().filter_map(|line| line.split_once("./"));
        let names: Vec<&str> = names.map(|(_, name)| name).collect();
        names.join(" ")
    };
    assert_eq!(names(), "1.in a.failing.in b1.in test/2.in tests/3.in in/4");
    for name in ["a1.in", "a-1.in", "a.1.in"] {
        fs::write(folder.join(name), "1\n").expect("a sample");
        let mut expected = [name, "a.failing.in"];
        expected.sort_unstable();
        assert_eq!(names(), expected.join(" "));
        fs::remove_file(folder.join(name)).expect("a sample");
    }
}

#[test]
fn programs_are_of_the_edition_that_is_told() {
    let older = "fn gen() -> u32 { 3 }\nfn main() { println!(\"{}\", gen()); }\n";
    let files = [("a.rs", older), ("a1.in", ""), ("a1.out", "3")];
    let folder = folder_with("commands/edition", &files);
    let stress = "stress a.rs --brute a.rs --gen a.rs --cases 1 --limit 1000";
    for (words, right) in [
        ("run a.rs", "3"),
        ("test a.rs --limit 1000", "AC   ./a1.in"),
        (stress, "1 cases are right"),
    ] {
        assert_eq!(says(&folder, words), right);
        let newer = format!("{words} --edition 2024");
        let (_, errors) = fails(&folder, &newer, "error: rustc refuses ");
        // An error of rustc is where the contestant sees it.
        let is_placed = errors.contains("--> a.rs:1:4\n") || words == "run a.rs";
        assert!(is_placed, "{errors}");
    }
}

#[test]
fn a_program_is_run_on_standard_input() {
    let files = [("a.rs", SOLUTION), ("b.rs", "fn main() { 0 }")];
    let folder = folder_with("commands/run", &files);
    let answer = given("1\n", &folder, "run a.rs");
    assert!(answer.status.success() && answer.stdout == b"1\n" && answer.stderr.is_empty());
    let errors = given("2\n", &folder, "run a.rs").stderr;
    let errors = String::from_utf8_lossy(&errors);
    assert!(errors.contains("two\n") && errors.contains("\nerror: the program ended with "));
    fails(&folder, "run b.rs", "error: rustc refuses ");
    let mut command = grundy();
    command.args(["run", "a.rs"]).current_dir(&folder);
    let errors = command
        .env("RUSTC", "nosuch")
        .output()
        .expect("it runs")
        .stderr;
    assert!(errors.starts_with(b"nosuch: error: cannot run it: "));
}

/// A program that answers a number. Without the library it compiles in no time.
fn program(answer: &str) -> String {
    format!(
        "fn main() {{
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).unwrap();
            let number: u64 = line.trim().parse().expect(\"a number\");
            println!(\"{{}}\", {answer});
        }}"
    )
}

const GENERATOR: &str = "fn main() {
    let seed: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    println!(\"{}\", seed * 4 % 9 + 1);
}";

#[test]
fn a_brute_force_finds_what_is_wrong() {
    // Any multiple is right.
    let checker = "use std::{env, fs};
        fn main() {
            let number = |i| -> u64 {
                let text = fs::read_to_string(env::args().nth(i).unwrap()).unwrap();
                text.trim().parse().unwrap()
            };
            assert!(number(2) % number(1) == 0 && number(3) == number(1), \"no multiple\");
        }";
    let endless = "fn main() { loop { std::thread::park(); } }";
    let files = [
        ("brute.rs", &*program("number")),
        ("twice.rs", &program("2 * number")),
        ("wrong.rs", &program("number + number / 7")),
        ("broken.rs", &program("number / (number / 7)")),
        ("gen.rs", GENERATOR),
        ("checker.rs", checker),
        ("endless.rs", endless),
    ];
    let folder = folder_with("commands/stress 对拍", &files);
    let wrong = |words: &str, start: &str, part: &str| {
        let (_, errors) = fails(&folder, &format!("stress {words}"), start);
        assert!(errors.contains(part), "no {part}: {errors}");
    };
    let words = "stress twice.rs --cases 20 --check checker.rs --limit 1000";
    assert_eq!(says(&folder, words), "20 cases are right");

    // What it leaves, `test` takes for a sample.
    let start = "error: WA on seed 2, input in wrong.failing.in:\n9\n";
    let diff = "\n- expected, + written\n    1 - 9\n    1 + 10\n";
    wrong("wrong.rs --limit 1000", start, diff);
    let test = "test wrong.rs --limit 1000";
    assert!(told(&folder, test)
        .1
        .starts_with("WA   ./wrong.failing.in\n"));
    let write = |text| fs::write(folder.join("wrong.rs"), text).expect("a file");
    write(program("number"));
    says(&folder, test);
    // But with a checker, the brute force's answer is one of several.
    write(program("number + number / 7"));
    let words = "wrong.rs --check checker.rs --limit 1000";
    wrong(words, "error: WA on seed 2, ", "no multiple");
    assert!(says(&folder, test).starts_with("??   ./wrong.failing.in\n"));

    let start = "error: RE on seed 1, ";
    wrong("broken.rs --limit 1000", start, "divide by zero");
    let start = "error: twice.rs fails on seed 1: RE, ";
    wrong("brute.rs --gen twice.rs --limit 1000", start, "a number");
    let start = "error: broken.rs fails on seed 1: RE, ";
    let words = "twice.rs --brute broken.rs --limit 1000";
    wrong(words, start, "divide by zero");
    let start = "error: endless.rs fails on seed 1: TLE, still running after 10ms\n";
    wrong("brute.rs --gen endless.rs --limit 0.01", start, "");
}

#[test]
fn programs_are_begun() {
    let folder = folder_with("commands/new 新", &[]);
    let begun = says(&folder, "new a.rs");
    assert_eq!(begun, "a.rs: new\nbrute.rs: new\ngen.rs: new");
    let stress = "stress a.rs --cases 5 --limit 1000";
    assert_eq!(says(&folder, stress), "5 cases are right");
    for edition in ["2015", "2024"] {
        says(&folder, &format!("{stress} --edition {edition}"));
    }
    fs::write(folder.join("brute.rs"), "mine").expect("a file");
    let begun = says(&folder, "new b.rs");
    let there = "b.rs: new\nbrute.rs: there already\ngen.rs: there already";
    assert_eq!(begun, there);
    assert!(fs::read(folder.join("brute.rs")).expect("a file") == b"mine");
}

/// Nothing is left in the folder for temporary files, of an interrupted run no later than at the next.
#[test]
fn what_is_temporary_goes() {
    let files = [
        ("a.rs", SOLUTION),
        ("1.in", "1\n"),
        ("temporary/grundy-x/file", ""),
    ];
    let folder = folder_with("commands/temporary", &files);
    let temporary = folder.join("temporary");
    let run = || {
        let mut command = grundy();
        command.args(["test", "a.rs"]).current_dir(&folder);
        succeed(command.env("TMPDIR", &temporary).env("TMP", &temporary));
        fs::read_dir(&temporary).expect("a folder").count()
    };
    assert_eq!(run(), 1);
    if Path::new("/proc/self").exists() {
        // No system has so many processes.
        let left = temporary.join(format!("grundy-trial-{}", u32::MAX));
        let living = temporary.join(format!("grundy-trial-{}", std::process::id()));
        fs::create_dir_all(left.join("folder")).expect("a folder");
        fs::create_dir_all(&living).expect("a folder");
        assert_eq!(run(), 2);
        assert!(living.exists() && !left.exists());
    }
}

/// The walk that the README takes, with its programs and what it says that they print.
#[test]
fn the_readme_is_right() {
    let readme = read("README.md");
    let mut parts = readme.split("\n## ");
    let walk = parts.find(|part| part.starts_with("In a contest"));
    let blocks = walk.expect("a part").split("```rust\n").skip(1);
    let programs = blocks.map(|block| block.split("```").next().expect("a program"));
    let [solution, brute, generator] = programs.collect::<Vec<_>>()[..] else {
        panic!("three programs");
    };
    let wrong = solution.replace("piles[i] - rest", "piles[i]");
    let files = [
        ("a.rs", &*wrong),
        ("brute.rs", brute),
        ("gen.rs", generator),
    ];
    let folder = folder_with("commands/readme", &files);
    for sample in ["1.in", "1.out", "2.in", "2.out"] {
        let own = home().join("tests/samples/luogu_p1247").join(sample);
        fs::copy(own, folder.join(sample)).expect("a sample");
    }
    let is_told = |text: &str| assert!(readme.contains(text), "README.md: not told:\n{text}");
    let list = says(&folder, "list 取火柴");
    is_told(&format!("```text\n$ grundy list 取火柴\n{list}\n```"));
    let (stress, test) = ("stress a.rs --limit 1000", "test a.rs --limit 1000");
    let (_, errors) = fails(&folder, stress, "");
    is_told(&format!("```text\n$ grundy stress a.rs\n{errors}```"));
    fails(&folder, test, "");
    fs::write(folder.join("a.rs"), solution).expect("a file");
    let right = "AC   ./1.in\nAC   ./2.in\nAC   ./a.failing.in";
    assert_eq!(says(&folder, test), right);
    let cases = format!("{stress} --cases 100");
    assert_eq!(says(&folder, &cases), "100 cases are right");
}
