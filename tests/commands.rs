//! The commands that try programs: from a folder of their own, with what they say. No run is bound to
//! end within some time, but those without end.
use crate::support::{assert_fails, folder_with, given, grundy, home, read, succeed, told};
use std::fs;
use std::path::Path;

/// More than any machine needs.
const PATIENT: &str = "--limit=1000";

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
    for (names, number) in [
        ("2.in 2.out", "2"),
        ("4.in 4.ans", "4"),
        ("6.in 6.out", "6"),
    ] {
        files.extend(numbered(names, number));
    }
    files.extend(numbered("8.in 8.out", "8"));
    let folder = folder_with("commands/samples 样例", &files);
    let (success, lines, errors) = told(&folder, &["test", "a.rs", PATIENT]);
    assert!(!success);
    assert_eq!(errors, "error: 1 of 6 samples are right\n");
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
    let bundled = given("8\n", &folder, &["run", "a.rs"]);
    assert_eq!(String::from_utf8_lossy(&bundled.stdout), "-2147483648\n");

    let (_, lines, _) = told(&folder, &["test", "a.rs", "slow", "--limit", "0.01"]);
    assert_eq!(lines, "TLE  slow/5.in\nstill running after 10ms");
    // Nothing is wrong where no answer is known.
    let (success, lines, errors) = told(&folder, &["test", "a.rs", "3.in", PATIENT]);
    assert!(success && errors.is_empty() && lines.starts_with("??   3.in\n"));
    assert_fails(
        &folder,
        "test a.rs nosuch",
        "nosuch: error: no sample, as 1.in",
    );
    assert!(told(&folder, &["test", "P2197", PATIENT]).0);
}

#[test]
fn samples_are_those_of_the_program() {
    let mut files = vec![("a.rs", SOLUTION)];
    let inputs = "1.in b1.in test/2.in tests/3.in in/4 b.failing.in a.failing.in";
    files.extend(numbered(inputs, "1"));
    files.extend(numbered("1.out out/4 a.failing.out", "1"));
    let folder = folder_with("commands/whose", &files);
    let names = || {
        let (success, lines, errors) = told(&folder, &["test", "a.rs", PATIENT]);
        assert!(success, "{errors}");
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
    for (arguments, right) in [
        ("run a.rs", "3"),
        ("test a.rs --limit 1000", "AC   ./a1.in"),
        (stress, "1 cases are right"),
    ] {
        let mut words: Vec<&str> = arguments.split(' ').collect();
        assert_eq!(
            told(&folder, &words),
            (true, right.to_string(), String::new())
        );
        words.extend(["--edition", "2024"]);
        let (success, _, errors) = told(&folder, &words);
        assert!(
            !success && errors.starts_with("error: rustc refuses "),
            "{errors}"
        );
        // An error of rustc is where the contestant sees it.
        let is_placed = errors.contains("--> a.rs:1:4\n") || arguments == "run a.rs";
        assert!(is_placed, "{errors}");
    }
}

#[test]
fn a_program_is_run_on_standard_input() {
    let folder = folder_with(
        "commands/run",
        &[("a.rs", SOLUTION), ("b.rs", "fn main() { 0 }")],
    );
    let answer = given("1\n", &folder, &["run", "a.rs"]);
    assert!(answer.status.success() && answer.stdout == b"1\n" && answer.stderr.is_empty());
    let panic = given("2\n", &folder, &["run", "a.rs"]);
    let errors = String::from_utf8_lossy(&panic.stderr);
    assert!(errors.contains("two\n") && errors.contains("\nerror: the program ended with "));
    assert!(!told(&folder, &["run", "b.rs"]).0);
    let mut command = grundy();
    command
        .args(["run", "a.rs"])
        .current_dir(&folder)
        .env("RUSTC", "nosuch");
    let errors = command.output().expect("it runs").stderr;
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
    let wrong = |more: &str, start: &str, part: &str| {
        let errors = assert_fails(&folder, &format!("stress {more}"), start);
        assert!(errors.contains(part), "no {part}: {errors}");
    };
    let arguments = "stress twice.rs --cases 20 --check checker.rs --limit 1000";
    let right = (true, "20 cases are right".to_string(), String::new());
    assert_eq!(
        told(&folder, &arguments.split(' ').collect::<Vec<_>>()),
        right
    );

    // What it leaves, `test` takes for a sample.
    let start = "error: WA on seed 2, input in wrong.failing.in:\n9\n";
    wrong(
        "wrong.rs --limit 1000",
        start,
        "\n- expected, + written\n    1 - 9\n    1 + 10\n",
    );
    let test = || told(&folder, &["test", "wrong.rs", PATIENT]);
    assert!(test().1.starts_with("WA   ./wrong.failing.in\n"));
    fs::write(folder.join("wrong.rs"), program("number")).expect("a file");
    assert!(test().0);
    // But with a checker, the brute force's answer is one of several.
    fs::write(folder.join("wrong.rs"), program("number + number / 7")).expect("a file");
    wrong(
        "wrong.rs --check checker.rs --limit 1000",
        "error: WA on seed 2, ",
        "no multiple",
    );
    assert!(test().1.starts_with("??   ./wrong.failing.in\n"));

    wrong(
        "broken.rs --limit 1000",
        "error: RE on seed 1, ",
        "divide by zero",
    );
    let start = "error: twice.rs fails on seed 1: RE, ";
    wrong("brute.rs --gen twice.rs --limit 1000", start, "a number");
    let start = "error: broken.rs fails on seed 1: RE, ";
    wrong(
        "twice.rs --brute broken.rs --limit 1000",
        start,
        "divide by zero",
    );
    let start = "error: endless.rs fails on seed 1: TLE, still running after 10ms\n";
    wrong("brute.rs --gen endless.rs --limit 0.01", start, "");
}

#[test]
fn programs_are_begun() {
    let folder = folder_with("commands/new 新", &[]);
    let new = |file: &str| told(&folder, &["new", file]);
    let lines = "a.rs: new\nbrute.rs: new\ngen.rs: new".to_string();
    assert_eq!(new("a.rs"), (true, lines, String::new()));
    let compared = told(&folder, &["stress", "a.rs", "--cases", "5", PATIENT]);
    assert_eq!(
        compared,
        (true, "5 cases are right".to_string(), String::new())
    );
    for edition in ["2015", "2024"] {
        let words = [
            "stress",
            "a.rs",
            "--cases",
            "1",
            PATIENT,
            "--edition",
            edition,
        ];
        assert!(told(&folder, &words).0);
    }
    fs::write(folder.join("brute.rs"), "mine").expect("a file");
    let lines = "b.rs: new\nbrute.rs: there already\ngen.rs: there already".to_string();
    assert_eq!(new("b.rs"), (true, lines, String::new()));
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
    let walk = readme
        .split("\n## ")
        .find(|part| part.starts_with("In a contest"));
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
    let list = told(&folder, &["list", "取火柴"]).1;
    is_told(&format!("```text\n$ grundy list 取火柴\n{list}\n```"));
    let stress = |cases| told(&folder, &["stress", "a.rs", "--cases", cases, PATIENT]);
    let (success, _, errors) = stress("100");
    assert!(!success);
    is_told(&format!("```text\n$ grundy stress a.rs\n{errors}```"));
    assert!(!told(&folder, &["test", "a.rs", PATIENT]).0);
    fs::write(folder.join("a.rs"), solution).expect("a file");
    let right = "AC   ./1.in\nAC   ./2.in\nAC   ./a.failing.in".to_string();
    assert_eq!(
        told(&folder, &["test", "a.rs", PATIENT]),
        (true, right, String::new())
    );
    assert_eq!(
        stress("100"),
        (true, "100 cases are right".to_string(), String::new())
    );
}
