//! The commands that try programs, look for problems and begin them: from empty folders, with every
//! message.
use crate::support::{answer, folder_with, grundy, home};
use snippets::random::Random;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf, MAIN_SEPARATOR};
use std::process::{Output, Stdio};

// What `new` writes compiles, and one fits the other.
#[path = "../bundler/skeletons/oracle.rs"]
mod oracle;
#[path = "../bundler/skeletons/solution.rs"]
mod solution;
const _: fn() = solution::main;

/// What a command writes and what errors it tells, without times and memory, and with `/` in paths.
fn told(folder: &Path, arguments: &[&str]) -> (bool, String, String) {
    let output = grundy().args(arguments).current_dir(folder).output();
    let output = output.expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let lines = text(output.stdout);
    let lines = lines.lines().map(|line| match line.split_once(" ms") {
        Some((start, _)) => start
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .trim_end(),
        None => line,
    });
    let lines: Vec<&str> = lines.collect();
    (
        output.status.success(),
        lines.join("\n").replace(MAIN_SEPARATOR, "/"),
        text(output.stderr),
    )
}

const SOLUTION: &str = "\
use snippets::io::{Input, Output};
fn solve(input: &mut Input, output: &mut Output) {
    match input.read::<i32>() {
        1 => output.line(1),
        2 => panic!(\"two\"),
        3 => loop {
            std::thread::park();
        },
        4 => {}
        _ => loop {
            output.line(\"much \".repeat(1 << 20));
            if input.at_end() && false {}
        },
    }
}
fn main() {
    snippets::io::run(solve);
}
";

#[test]
fn samples_are_judged() {
    let folder = folder_with(
        "commands/samples 样例",
        &[
            ("a.rs", SOLUTION),
            ("1.in", "1\r\n"),
            ("1.out", "1"),
            ("2.in", "2"),
            ("2.out", "2\n"),
            ("3.in", "3\n"),
            ("3.out", "3\n"),
            ("4.in", "4\n"),
            ("4.out", "4\n"),
            ("5.in", "1\n"),
            ("6.in", "6\n"),
            ("6.out", "6\n"),
            ("test/sample-1.in", "1\n"),
            ("test/sample-1.out", "2\n"),
            ("in/x.txt", "1\n"),
            ("out/x.txt", "1\r\n\r\n"),
        ],
    );
    let (success, lines, errors) = told(&folder, &["test", "a.rs", "--limit", "1"]);
    assert!(!success);
    assert_eq!(errors, "error: 2 of 8 samples are right\n");
    let expected = [
        "AC   ./1.in",
        "RE   ./2.in",
        "TLE  ./3.in",
        "still running after 1 s",
        "WA   ./4.in",
        "- expected, + written",
        "    1 - 4",
        "??   ./5.in",
        "the program wrote",
        "OLE  ./6.in",
        "more than 64 MiB were written",
        "WA   ./test/sample-1.in",
        "    1 - 2",
        "    1 + 1",
        "AC   ./in/x.txt",
    ];
    for line in expected {
        assert!(lines.lines().any(|own| own == line), "no {line}:\n{lines}");
    }
    assert!(
        lines.contains("\nexit ") && lines.contains("two"),
        "{lines}"
    );
    assert!(lines.contains("5.out"), "{lines}");

    let (_, lines, errors) = told(&folder, &["test", "cf1310f"]);
    assert!(lines.starts_with("WA "), "{lines}");
    let hint =
        "where several answers are right, or the judge plays, ask `cargo test --test tests ID`";
    assert_eq!(errors, format!("error: 0 of 1 samples are right; {hint}\n"));
    let (_, _, errors) = told(&folder, &["test", "a.rs", "nosuch"]);
    assert_eq!(errors, "nosuch: error: no sample, as 1.in with its 1.out\n");
}

#[test]
fn programs_are_of_the_edition_that_is_told() {
    let oldest = "mod inner {
            pub fn one() -> u32 { 1 }
            pub mod deep {
                use inner::one;
                pub fn async() -> u32 { one() + 1 }
            }
        }
        fn main() { println!(\"{}\", inner::deep::async()); }";
    let older = "fn gen() -> u32 { 3 }
        fn main() { println!(\"{}\", gen()); }";
    let library = "pub mod async {
            pub fn gen() -> i32 { 5 }
            pub fn try() -> Result<i32, i32> { Ok(try!(Some(gen()).ok_or(0))) }
        }
        pub fn both() -> i32 {
            use async;
            async::try().unwrap() + async::gen()
        }";
    let newest = "fn main() { println!(\"{}\", library::both()); }";
    let files = [
        ("library/Cargo.toml", "[package]\nname = \"library\"\n"),
        ("library/src/lib.rs", library),
        ("newest.rs", newest),
        ("oldest.rs", oldest),
        ("older.rs", older),
        ("oldest.out", "2"),
        ("oldest.in", ""),
        ("older/older.out", "3"),
        ("older/older.in", ""),
    ];
    let folder = folder_with("commands/edition", &files);
    let refused = "error: rustc refuses the bundle\n";
    for (arguments, right) in [
        ("run oldest.rs --edition 2015", "2"),
        ("test oldest.rs --edition 2015", "AC   ./oldest.in"),
        ("run older.rs", "3"),
        ("run newest.rs --lib library=library --edition 2018", "10"),
        ("run newest.rs --lib library=library --edition 2024", "10"),
        ("test older.rs older", "AC   older/older.in"),
        ("run older.rs --edition 2024", ""),
        ("test older.rs older --edition 2024", ""),
        (
            "stress older.rs --brute older.rs --gen older.rs --cases 1 --edition 2018",
            "1 cases are right",
        ),
        (
            "stress older.rs --brute older.rs --gen older.rs --edition 2024",
            "",
        ),
    ] {
        let words: Vec<&str> = arguments.split(' ').collect();
        let (success, lines, errors) = told(&folder, &words);
        assert_eq!(
            (success, lines.as_str()),
            (!right.is_empty(), right),
            "{errors}"
        );
        assert!(success == errors.is_empty() && (success || errors.starts_with(refused)));
    }
}

#[test]
fn a_brute_force_finds_what_is_wrong() {
    // Without the library they compile in no time.
    let program = |answer: &str| {
        format!(
            "fn main() {{
                let mut line = String::new();
                std::io::stdin().read_line(&mut line).unwrap();
                let number: u64 = line.trim().parse().expect(\"a number\");
                println!(\"{{}}\", {answer});
            }}"
        )
    };
    let generator = "fn main() {
            let seed: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
            println!(\"{}\", seed * 4 % 9 + 1);
        }";
    // Any multiple is right.
    let checker = "use std::{env, fs};
        fn main() {
            let number = |i| -> u64 {
                let text = fs::read_to_string(env::args().nth(i).unwrap()).unwrap();
                text.trim().parse().unwrap()
            };
            assert!(number(2) % number(1) == 0 && number(3) == number(1), \"no multiple\");
        }";
    let folder = folder_with(
        "commands/stress",
        &[
            ("right.rs", &program("number")),
            ("twice.rs", &program("2 * number")),
            ("wrong.rs", &program("number + number / 7")),
            ("broken.rs", &program("number / (number / 7)")),
            ("generator.rs", generator),
            ("checker.rs", checker),
            ("endless.rs", "fn main() { loop { std::thread::park(); } }"),
            (
                "slow.rs",
                &program(
                    "{ let _ = 12 / (number - 4); std::thread::sleep(std::time::Duration::from_millis(600)); number }",
                ),
            ),
        ],
    );
    let stress = |name: &str, more: &[&str]| {
        let common = [
            "stress",
            name,
            "--brute",
            "right.rs",
            "--gen",
            "generator.rs",
        ];
        told(&folder, &[&common, more].concat())
    };
    let right = stress("twice.rs", &["--cases", "20", "--check", "checker.rs"]);
    assert_eq!(
        right,
        (true, "20 cases are right".to_string(), String::new())
    );

    let (_, lines, _) = stress("wrong.rs", &["--check", "checker.rs"]);
    assert!(
        lines.starts_with("WA  seed ") && lines.contains("no multiple"),
        "{lines}"
    );
    let (_, _, errors) = told(
        &folder,
        &[
            "stress", "right.rs", "--brute", "right.rs", "--gen", "right.rs",
        ],
    );
    assert!(
        errors.starts_with("error: the generator fails on seed 1: RE, ")
            && errors.contains("a number"),
        "{errors}"
    );
    // The third number is 4, which it cannot stand. By then more than a second has gone by, so it
    // was told at least once how far it got.
    let brute = ["stress", "right.rs", "--brute", "slow.rs"];
    let (_, _, errors) = told(&folder, &[&brute[..], &["--gen", "generator.rs"]].concat());
    let (progress, error) = errors.split_once("error: ").expect("an error");
    assert!(progress.ends_with(" cases are right\n"), "{errors}");
    assert!(
        error.starts_with("the brute force fails on seed 3: RE, ")
            && error.contains("divide by zero"),
        "{errors}"
    );
    let (_, _, errors) = stress("right.rs", &["--check", "endless.rs", "--limit", "0.5"]);
    let message = "error: the checker fails on seed 1: TLE, still running after 0.5 s\n";
    assert_eq!(errors, message);
    let (_, lines, _) = stress("broken.rs", &["--check", "checker.rs"]);
    assert!(
        lines.starts_with("RE  seed ") && lines.contains("divide by zero"),
        "{lines}"
    );
}

/// The walk that the README takes, with its programs and what it says that they print.
#[test]
fn the_readme_is_right() {
    let readme = fs::read_to_string(home().join("README.md")).expect("a file");
    let walk = readme
        .split("\n## ")
        .find(|part| part.starts_with("In a contest"));
    let blocks = walk.expect("a part").split("```rust\n").skip(1);
    let programs = blocks.map(|block| block.split("```").next().expect("a program"));
    let [solution, brute, generator] = programs.collect::<Vec<_>>()[..] else {
        panic!("three programs");
    };
    let wrong = solution.replace("piles[i] - rest", "piles[i]");
    let folder = folder_with(
        "commands/readme",
        &[
            ("a.rs", solution),
            ("brute.rs", brute),
            ("gen.rs", generator),
            ("wrong/a.rs", &wrong),
        ],
    );
    for sample in ["1.in", "1.out", "2.in", "2.out"] {
        let own = home().join("tests/samples/luogu_p1247").join(sample);
        fs::copy(own, folder.join(sample)).expect("a sample");
    }
    let is_told = |text: &str| assert!(readme.contains(text), "README.md: not told:\n{text}");

    let list = told(&folder, &["list", "nim", "pile"]).1;
    is_told(&format!("```text\n$ grundy list nim pile\n{list}\n```"));
    let tested = told(&folder, &["test", "a.rs"]);
    let right = "AC   ./1.in\nAC   ./2.in".to_string();
    assert_eq!(tested, (true, right, String::new()));
    let others = ["--brute", "brute.rs", "--gen", "gen.rs", "--cases", "100"];
    let compared = told(&folder, &[&["stress", "a.rs"], &others[..]].concat());
    let right = "100 cases are right".to_string();
    assert_eq!((compared.0, compared.1), (true, right));
    // Once a second it tells how far it is.
    let mut progress = compared.2.lines();
    assert!(progress.all(|line| line.ends_with(" cases are right")));

    let (success, lines, errors) =
        told(&folder, &[&["stress", "wrong/a.rs"], &others[..]].concat());
    assert!(!success);
    let lines = lines.replace("wrong/a.failing.in", "a.failing.in");
    is_told(&format!("```text\n{lines}\n{errors}```"));
    let found = fs::read_to_string(folder.join("wrong/a.failing.in")).expect("the input");
    assert!(lines.contains(&format!(":\n{found}- expected")), "{lines}");
}

/// A command line is refused with this message, and nothing is written.
fn assert_refused(folder: &Path, arguments: &[&str], message: &str) {
    let expected = (false, String::new(), format!("error: {message}\n"));
    assert_eq!(told(folder, arguments), expected, "{arguments:?}");
}

#[test]
fn words_without_effect_are_refused() {
    let folder = folder_with("commands/words", &[]);
    for (arguments, problem) in [
        ("", "expected a problem or a file"),
        ("agc017d hdu1846", "\"hdu1846\" has no effect"),
        ("agc017d --limit 1", "--limit has no effect here"),
        ("agc017d -o a.rs -o b.rs", "-o is given twice"),
        ("agc017d -o", "expected a file behind -o"),
        (
            "agc017d --features x=a",
            "features of \"x\", which no --lib gives",
        ),
        (
            "agc017d --features x",
            "expected NAME=A,B behind --features, found \"x\"",
        ),
        (
            "agc017d --edition 2022",
            "expected one of [2015, 2018, 2021, 2024] behind --edition, found 2022",
        ),
        ("--all a --edition 2024", "--edition has no effect here"),
        ("run", "expected a problem or a file"),
        ("run agc017d x", "\"x\" has no effect"),
        (
            "run -",
            "`run` takes no `-`: standard input is the program's",
        ),
        ("test", "expected a problem or a file"),
        ("test agc017d -o x.rs", "-o has no effect here"),
        ("test agc017d a b", "\"b\" has no effect"),
        (
            "test agc017d --limit x",
            "expected a number behind --limit, found \"x\"",
        ),
        ("test agc017d --limit -1", "expected a time behind --limit"),
        ("stress", "expected a file"),
        ("stress a.rs b.rs", "\"b.rs\" has no effect"),
        ("stress a.rs", "`stress` needs --brute"),
        ("stress a.rs --brute b.rs", "`stress` needs --gen"),
        (
            "stress agc017d --brute b.rs --gen c.rs",
            "`stress` takes files, and \"agc017d\" is none",
        ),
        (
            "stress - --brute b.rs --gen c.rs",
            "`stress` takes files, and \"-\" is none",
        ),
        (
            "stress a.rs --cases -1",
            "expected a number behind --cases, found \"-1\"",
        ),
        ("list --lib x=a.rs", "--lib has no effect here"),
        ("new", "expected FAMILY/ID"),
        ("new nim/a b c", "\"c\" has no effect"),
        ("--all", "expected a folder"),
        ("--all a b", "\"b\" has no effect"),
        ("--catalogue a", "\"a\" has no effect"),
        ("--version a", "\"a\" has no effect"),
    ] {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        assert_refused(&folder, &words, &format!("{problem}; see `grundy --help`"));
    }
    assert!(fs::read_dir(&folder).expect("a folder").next().is_none());
}

#[test]
fn words_that_are_no_text_are_refused() {
    #[cfg(windows)]
    let word: OsString = std::os::windows::ffi::OsStringExt::from_wide(&[0xd800]);
    #[cfg(not(windows))]
    let word: OsString = std::os::unix::ffi::OsStringExt::from_vec(vec![0xff]);
    let output = grundy().arg(&word).output().expect("it runs");
    let message = format!("error: {word:?} is not UTF-8; see `grundy --help`\n");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stderr), message);
}

#[test]
fn help_and_version_are_answers() {
    let folder = folder_with("commands/help", &[]);
    for arguments in [&["--help"][..], &["test", "-h"]] {
        let (success, lines, errors) = told(&folder, arguments);
        assert!(success && errors.is_empty(), "{errors}");
        assert!(
            lines.starts_with("Prints a solution as one file"),
            "{lines}"
        );
    }
    let (success, version, _) = told(&folder, &["--version"]);
    assert!(success);
    assert_eq!(version, format!("grundy {}", env!("CARGO_PKG_VERSION")));
}

#[test]
fn problems_are_found_as_people_call_them() {
    let folder = folder_with("commands/find", &[]);
    for (id, calls) in [
        ("luogu_p2197", "P2197|https://www.luogu.com.cn/problem/P2197?contestId=1|luogu p2197"),
        ("cf812e", "812E|CF812E|https://codeforces.com/contest/812/problem/E|https://www.luogu.com.cn/problem/CF812E"),
        ("hdu1846", "hdu 1846|HDU-1846|https://vjudge.net/problem/HDU-1846"),
        ("agc017d", "agc017_d|AtCoder AGC 017D"),
        // The number in the address is another one.
        ("acwing893", "https://www.acwing.com/problem/content/895/"),
    ] {
        let expected = grundy().arg(id).output().expect("it runs").stdout;
        for call in calls.split('|') {
            let words: Vec<&str> = call.split(' ').collect();
            let output = grundy().args(&words).output().expect("it runs");
            assert!(output.stdout == expected, "{call}");
        }
    }
    for (call, hint) in [
        ("agc17d", "is it `agc017d`?"),
        ("1846", "is it `hdu1846`?"),
        (
            "acwing89",
            "is it `acwing890` or `acwing891` or `acwing892`?",
        ),
        ("luogu_p9999", "`grundy list` names them all"),
        (
            "https://www.acwing.com/problem/content/893000/",
            "`grundy list` names them all",
        ),
    ] {
        assert_refused(&folder, &[call], &format!("no problem {call:?}; {hint}"));
    }
    assert_refused(
        &folder,
        &["Wythoff"],
        "which of these is \"Wythoff\"?
  hackerrank_return_of_the_nim  HackerRank Return of the Nim
  hdu2177                       HDU 2177 取(2堆)石子游戏
  luogu_p2252                   Luogu P2252 [SHOI2002] 取石子游戏",
    );
}

#[test]
fn lists_are_of_problems_and_pages() {
    let folder = folder_with("commands/list", &[]);
    let list = |words: &[&str]| told(&folder, &[&["list"], words].concat()).1;
    let wythoff = "\
wythoff                         Wythoff's game (威佐夫博弈)
  hackerrank_return_of_the_nim  HackerRank Return of the Nim
  hdu2177                       HDU 2177 取(2堆)石子游戏
  luogu_p2252                   Luogu P2252 [SHOI2002] 取石子游戏";
    assert_eq!(list(&["威佐夫"]), wythoff);
    let lines = wythoff.lines().collect::<Vec<_>>();
    let luogu = [lines[0], lines[3]].join("\n");
    assert_eq!(list(&["luogu", "WYTHOFF"]), luogu);
    for (words, part) in [
        (&["翻硬币"][..], "\n  cf494e "),
        (&["kayles"], "octal  "),
        (&["tree", "agc"], "\n  agc033c "),
        (&["巧克力"], "chomp "),
    ] {
        let list = list(words);
        assert!(list.contains(part), "{list}");
        assert!(!list.contains("luogu_p2197"), "{list}");
    }
    // `pictures` is a folder beside the pages.
    for words in ["no such", "pictures"] {
        let arguments: Vec<&str> = ["list"].into_iter().chain(words.split(' ')).collect();
        let message = format!("no problem and no page matches {words:?}");
        assert_refused(&folder, &arguments, &message);
    }
}

#[test]
fn a_file_that_was_read_is_not_written() {
    let folder = folder_with(
        "commands/output 输出",
        &[
            (
                "a.rs",
                "mod b;\nfn main() { snippets::nim::sum(&[]); own::f(); }\n",
            ),
            ("b.rs", ""),
            (
                "own/Cargo.toml",
                "[package]\nname = \"own\"\nedition = \"2021\"\n",
            ),
            ("own/src/lib.rs", "pub fn f() {}\n"),
        ],
    );
    let bundle = |output| told(&folder, &["a.rs", "--lib", "own=own", "-o", output]);
    for input in [
        "a.rs",
        "./own/../a.rs",
        "b.rs",
        "own/src/lib.rs",
        "own/Cargo.toml",
    ] {
        let before = fs::read(folder.join(input)).expect("an input");
        let message = format!("{input}: error: what is written is made of this file\n");
        assert_eq!(bundle(input), (false, String::new(), message));
        assert!(fs::read(folder.join(input)).expect("an input") == before);
    }
    for _ in 0..2 {
        assert_eq!(bundle("out.rs"), (true, String::new(), String::new()));
    }
    let written = fs::read_to_string(folder.join("out.rs")).expect("a bundle");
    assert!(written.contains("\npub mod snippets {") || written.contains("\nmod snippets {"));

    let (success, _, errors) = bundle("own");
    assert!(
        !success && errors.starts_with("own: error: cannot write it: "),
        "{errors}"
    );
}

/// What a command writes, given a text on standard input.
fn given(text: &str, folder: &Path, arguments: &[&str]) -> Output {
    let mut command = grundy();
    command.args(arguments).current_dir(folder);
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_solution_may_come_from_standard_input() {
    let text = "use snippets::nim;\nfn main() {\n    println!(\"{}\", nim::sum(&[1, 2]));\n}\n";
    let files = [("a.rs", text), ("1.in", ""), ("1.out", "3\n")];
    let folder = folder_with("commands/input", &files);
    let piped = given(text, &folder, &["-"]);
    let named = given("", &folder, &["a.rs"]);
    assert!(piped.status.success() && piped.stdout == named.stdout);
    let broken = given("fn main( {}\n", &folder, &["-"]);
    assert!(broken
        .stderr
        .starts_with(b"-:1:8: error: this bracket is not closed\n"));
    let tested = given(text, &folder, &["test", "-"]);
    assert!(tested.stdout.starts_with(b"AC   ./1.in "));
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
    assert!(
        errors.contains("two\n") && errors.contains("\nerror: the program ended with "),
        "{errors}"
    );

    let (success, _, errors) = told(&folder, &["run", "b.rs"]);
    let refused = "error: rustc refuses the bundle\nerror[E0308]: mismatched types\n";
    assert!(!success && errors.starts_with(refused), "{errors}");
    let output = grundy()
        .args(["run", "a.rs"])
        .current_dir(&folder)
        .env("RUSTC", "nosuch")
        .output();
    let errors = output.expect("it runs").stderr;
    assert!(errors.starts_with(b"error: cannot run nosuch: "));
}

#[test]
fn who_reads_may_stop() {
    let folder = folder_with("commands/pipe", &[("a.rs", SOLUTION), ("5.in", "5\n")]);
    for arguments in [&["agc017d"][..], &["list"], &["run", "a.rs"]] {
        let mut command = grundy();
        command.args(arguments).current_dir(&folder);
        command.stdin(File::open(folder.join("5.in")).expect("an input"));
        let child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = child.expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
    let full = Path::new("/dev/full");
    if full.exists() {
        let full = File::options().write(true).open(full).expect("a device");
        let output = grundy()
            .arg("agc017d")
            .stdout(full)
            .output()
            .expect("it runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            errors.starts_with("error: cannot write to standard output: "),
            "{errors}"
        );
    }
}

/// A checkout with one problem and a library of its own.
fn checkout(name: &str) -> PathBuf {
    let catalogue = fs::read_to_string(home().join("problems/catalogue.rs")).expect("a file");
    let solution = "//! # Own\nfn main() { snippets::own(); }\n";
    folder_with(
        name,
        &[
            (
                "Cargo.toml",
                "[package]\nname = \"grundy\"\n[lib]\npath = \"snippets/lib.rs\"\n",
            ),
            ("snippets/lib.rs", "pub fn own() {}\n"),
            ("problems/catalogue.rs", &catalogue),
            ("problems/nim/luogu_p2197.rs", solution),
        ],
    )
}

#[test]
fn a_checkout_uses_itself() {
    let folder = checkout("commands/checkout 副本");
    let bundle = |here: &Path, cargo: Option<&Path>| {
        let mut command = grundy();
        command
            .env_remove("CARGO_MANIFEST_DIR")
            .arg("luogu_p2197")
            .current_dir(here);
        if let Some(cargo) = cargo {
            command.env("CARGO_MANIFEST_DIR", cargo);
        }
        let text = command.output().expect("it runs").stdout;
        String::from_utf8(text)
            .expect("text")
            .contains("pub fn own()")
    };
    let elsewhere = std::env::temp_dir();
    assert!(bundle(&folder.join("problems/nim"), None));
    assert!(bundle(&elsewhere, Some(&folder)));
    assert!(!bundle(&elsewhere, None));
    assert!(!bundle(&folder, Some(home())));
}

#[test]
fn bundles_do_not_take_the_place_of_solutions() {
    let folder = checkout("commands/all");
    let own = folder.join("problems/nim/luogu_p2197.rs");
    let before = fs::read(&own).expect("a solution");
    let run = |into: &Path| {
        let mut command = grundy();
        command.arg("--all").arg(into);
        command.env("CARGO_MANIFEST_DIR", &folder).output()
    };
    let output = run(&folder.join("problems/nim")).expect("it runs");
    let message = "error: what is written is made of this file";
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(errors, format!("{}: {message}\n", own.display()));
    let below = own.join("all");
    let errors = run(&below).expect("it runs").stderr;
    let errors = String::from_utf8_lossy(&errors);
    let message = format!("{}: error: cannot create it: ", below.display());
    assert!(errors.starts_with(&message), "{errors}");
    assert!(fs::read(&own).expect("a solution") == before);
    assert!(run(&folder.join("all")).expect("it runs").status.success());
    assert!(folder.join("all/luogu_p2197.rs").is_file());
}

#[test]
fn a_problem_is_begun() {
    let folder = checkout("commands/new 新");
    let run = |arguments: &[&str]| {
        let output = grundy()
            .args(arguments)
            .env("CARGO_MANIFEST_DIR", &folder)
            .output();
        let output = output.expect("it runs");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        (
            output.status.success(),
            text(output.stdout),
            text(output.stderr),
        )
    };
    let url = "https://www.luogu.com.cn/problem/P1";
    let told = |state: &str| {
        let path = |path: &str| folder.join(path).display().to_string();
        format!(
            "{}: {state}\n{}: {state}\n{}: for 1.in, 1.out, ...\n{}: names all problems\n",
            path("problems/moves/luogu_p1.rs"),
            path("tests/oracles/luogu_p1.rs"),
            path("tests/samples/luogu_p1"),
            path("problems/catalogue.rs")
        )
    };
    let begun = run(&["new", "moves/luogu_p1", url]);
    assert_eq!(
        begun,
        (
            true,
            told("to be filled in where it says TODO"),
            String::new()
        )
    );
    let read = |path: &str| fs::read_to_string(folder.join(path)).expect("a file");
    let solution = read("problems/moves/luogu_p1.rs");
    assert!(solution.contains(&format!("//! <{url}>\n")), "{solution}");
    assert!(read("tests/oracles/luogu_p1.rs").contains("pub const ORACLE: Oracle"));
    assert!(folder.join("tests/samples/luogu_p1").is_dir());
    let catalogue = read("problems/catalogue.rs");
    let list = "        $callback! {
            moves {
                luogu_p1
            }
            nim {
                luogu_p2197
            }
        }
    };
}
";
    assert!(catalogue.contains(list), "{catalogue}");

    fs::write(folder.join("problems/moves/luogu_p1.rs"), "//! # Mine\n").expect("a file");
    let again = run(&["new", "moves/luogu_p1"]);
    assert_eq!(again, (true, told("is there already"), String::new()));
    assert_eq!(read("problems/moves/luogu_p1.rs"), "//! # Mine\n");
    assert_eq!(read("problems/catalogue.rs"), catalogue);
    let (_, list, _) = run(&["list", "moves"]);
    assert_eq!(list, "moves\n  luogu_p1                      Mine\n");

    for name in [
        "luogu_p1", "nim/", "nim/P1", "../p1", "nim/1a", "nim/fn", "nim/a/b", "nim/取",
    ] {
        let form = "small letters, digits and _, as nim/luogu_p2197";
        let message = format!("error: expected FAMILY/ID in {form}, found {name:?}\n");
        assert_eq!(run(&["new", name]), (false, String::new(), message));
    }
    let there = folder.join("problems/moves/luogu_p1.rs");
    fs::write(&there, format!("//! # Mine\n//!\n//! <{url}>\n")).expect("a file");
    let message = format!("{}: error: this is the problem already\n", there.display());
    for arguments in [&["new", "nim/luogu_p1"][..], &["new", "nim/mine", url]] {
        assert_eq!(run(arguments), (false, String::new(), message.clone()));
    }
    let message = "error: expected a URL, found \"P1\"\n";
    assert_eq!(run(&["new", "nim/mine", "P1"]).2, message);
    fs::write(folder.join("problems/catalogue.rs"), "").expect("a file");
    let message = format!(
        "{}: error: no list of problems is in it\n",
        folder.join("problems/catalogue.rs").display()
    );
    assert_eq!(run(&["new", "moves/luogu_p1"]).2, message);
}

#[test]
fn the_skeletons_fit() {
    let oracle = oracle::ORACLE;
    let mut random = Random::new(1);
    for input in [
        (oracle.generate)(&mut random),
        (oracle.largest)(&mut random).remove(0),
    ] {
        let answer = answer(solution::solve, &input);
        assert!(answer.trim().parse::<u64>().is_ok(), "{answer}");
    }
}
