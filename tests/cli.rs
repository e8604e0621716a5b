//! Bundles from the command line, what is said of a wrong one, and how problems are found.
use crate::support::{fails, folder_with, given, grundy, home, says, succeed, told};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::process::Stdio;

#[test]
fn a_problem_and_its_file_give_the_same() {
    let by_id = succeed(grundy().arg("luogu_p2197")).stdout;
    let file = home().join("problems/nim/luogu_p2197.rs");
    assert!(by_id == succeed(grundy().arg(file)).stdout);
    assert!(by_id.starts_with(b"// Luogu P2197 "));
}

#[test]
fn a_solution_may_come_from_standard_input() {
    let text = "use snippets::nim;\nfn main() {\n    println!(\"{}\", nim::sum(&[1, 2]));\n}\n";
    let files = [("a.rs", text), ("1.in", ""), ("1.out", "3\n")];
    let folder = folder_with("cli/input", &files);
    let piped = given(text, &folder, "-");
    assert!(piped.status.success() && piped.stdout == given("", &folder, "a.rs").stdout);
    let broken = given("fn main( {}\n", &folder, "-").stderr;
    assert!(broken.starts_with(b"-:1:8: error: "));
    let tested = given(text, &folder, "test -").stdout;
    assert!(tested.starts_with(b"AC   ./1.in "));
}

/// Nothing is printed, and the place is told.
#[test]
fn broken_files_are_refused() {
    let folder = folder_with("cli/broken 坏", &[]);
    for (text, place) in [
        (&b"fn main() {\n    f(1;\n}\n"[..], ":2:6: error: "),
        (b"fn main() {}\n}\n", ":2:1: error: "),
        (b"fn main() {\n    f(\"x);\n}\n", ":2:7: error: "),
        (b"fn main() {} /* /* */\n", ":1:14: error: "),
        (b"fn main() {}\n// \xe9\n", ":2:4: error: "),
        (b"mod a;\nfn main() {}\n", ":1:5: error: "),
        (b"use grundy::nim;\nfn main() {}\n", ": error: `use "),
    ] {
        fs::write(folder.join("a.rs"), text).expect("a file for the test");
        let (lines, errors) = fails(&folder, "a.rs", "");
        let start = format!("a.rs{place}");
        let mut errors = errors.lines();
        assert!(lines.is_empty() && errors.any(|line| line.starts_with(&start)));
    }
    fails(&folder, "nosuch.rs", "nosuch.rs: error: cannot read it: ");
}

/// It tells the name, the size and the title, and keeps what the bundle is made of.
#[test]
fn a_bundle_is_written_to_a_file() {
    let main = "fn main() { own::f(); }\n";
    let files = [
        ("a.rs", main),
        ("lib.rs", "pub fn f() {}\n"),
        ("own/src/lib.rs", "pub fn f() {}\n"),
    ];
    let folder = folder_with("cli/output 输出", &files);
    for (library, output) in [
        ("own=own", "a.rs"),
        ("own=own", "./own/../a.rs"),
        ("own=own", "own/src/lib.rs"),
        ("own=lib.rs", "lib.rs"),
    ] {
        let read = || fs::read(folder.join(output)).expect("an input");
        let before = read();
        let message = format!("{output}: error: the bundle is made of this file\n");
        let words = format!("a.rs --lib {library} -o {output}");
        assert_eq!(fails(&folder, &words, &message).1, message);
        assert!(read() == before);
    }
    for _ in 0..2 {
        let (success, lines, errors) = told(&folder, "a.rs --lib own=own -o out.rs");
        let written = fs::read_to_string(folder.join("out.rs")).expect("a bundle");
        assert!(success && lines.is_empty() && written.starts_with(main));
        assert!(errors.starts_with(&format!("out.rs: {} bytes", written.len())));
    }
    let (_, _, errors) = told(&folder, "P2197 -o out.rs");
    assert!(errors.contains(" bytes Luogu P2197 "), "{errors}");
    let cause = "own/src: error: cannot write it: ";
    fails(&folder, "P2197 -o own/src", cause);
}

#[test]
fn a_judge_without_rust_is_told_of() {
    let folder = folder_with("cli/note", &[]);
    let (success, lines, errors) = told(&folder, "hdu1849 --edition 2015");
    assert!(success && lines.starts_with("// HDU 1849 "));
    assert!(errors.starts_with("note: HDU takes no Rust") && errors.contains("`luogu_p2197`"));
    says(&folder, "P2197 --edition 2015");
}

const WRONG: &str = r#" => expected a problem or a file; see `grundy --help`
test => expected a problem or a file; see `grundy --help`
agc017d hdu1846 => one solution at a time, and ["hdu1846"] is left
run a.rs b.rs => one solution at a time, and ["b.rs"] is left
test a.rs b.rs => one solution at a time, and ["b.rs"] is left
test agc017d a b => one solution at a time, and ["a", "b"] is left
--nosuch => --nosuch has no effect here; see `grundy --help`
agc017d --limit 1 => --limit has no effect here; see `grundy --help`
agc017d -o a.rs -o b.rs => -o has no effect here; see `grundy --help`
test agc017d -o x.rs => -o has no effect here; see `grundy --help`
list --lib x=a.rs => --lib has no effect here; see `grundy --help`
agc017d -o => nothing follows -o; see `grundy --help`
agc017d --edition 2022 => there is no edition 2022, but 2015, 2018, 2021 and 2024
agc017d --lib x => expected NAME=PATH of a library, found "x"
agc017d --lib std=x => expected NAME=PATH of a library, found "std=x"
agc017d --lib fn=x => expected NAME=PATH of a library, found "fn=x"
agc017d --lib a-b=x => expected NAME=PATH of a library, found "a-b=x"
agc017d --lib 1x=x => expected NAME=PATH of a library, found "1x=x"
agc017d --lib x=a --lib x=b => the library "x" is given twice
test agc017d --limit x => expected a number behind --limit, found "x"
stress a.rs --cases -1 => expected a number behind --cases, found "-1"
stress => expected one file, as a.rs, found []
stress a => expected one file, as a.rs, found ["a"]
new a.rs b.rs => expected one file, as a.rs, found ["a.rs", "b.rs"]
a => no problem "a"; is it a.rs?
test a 1.in => no problem "a 1.in"; is it a.rs?
威佐夫 => no problem "威佐夫", but `grundy list 威佐夫` finds some
acwing89 => no problem "acwing89", but `grundy list acwing89` finds some
P9999 => no problem "P9999"; `grundy list` prints them all
list no such => no problem and no page matches "no such""#;

#[test]
fn wrong_command_lines_are_refused() {
    let folder = folder_with("cli/words", &[("a.rs", "fn main() {}\n")]);
    for line in WRONG.lines() {
        let (words, problem) = line.split_once("=> ").expect("a message");
        let message = format!("error: {problem}\n");
        let told = fails(&folder, words, "");
        assert_eq!(told, (String::new(), message), "{words}");
    }
    let time = "error: expected a time behind --limit: ";
    fails(&folder, "test a.rs --limit -1", time);
    fails(&folder, "stress a.rs", "brute.rs: error: no such file; ");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);

    #[cfg(windows)]
    let word: OsString = std::os::windows::ffi::OsStringExt::from_wide(&[0xd800]);
    #[cfg(not(windows))]
    let word: OsString = std::os::unix::ffi::OsStringExt::from_vec(vec![0xff]);
    let errors = grundy().arg(word).output().expect("it runs").stderr;
    assert!(errors.ends_with(b" is not UTF-8\n"));
}

#[test]
fn help_and_version_are_answers() {
    let folder = folder_with("cli/help", &[]);
    let answer = |words: &str| says(&folder, words);
    let all = answer("--help");
    assert!(all == answer("help") && all == answer("-h"));
    for command in ["run", "test", "stress", "list", "new"] {
        let help = answer(&format!("{command} --help"));
        assert!(help == answer(&format!("help {command}")) && all.contains(&help));
        let line = format!("grundy {command} ");
        let is_shown = help.contains(&format!("\n  example: {line}"));
        assert!(help.starts_with(&line) && is_shown, "{help}");
    }
    let version = format!("grundy {}", env!("CARGO_PKG_VERSION"));
    assert!(version == answer("--version") && version == answer("-V"));
}

#[test]
fn problems_are_found_as_people_call_them() {
    let folder = folder_with("cli/calls", &[]);
    for (id, calls) in [
        ("luogu_p2197", "P2197|luogu P2197|洛谷P2197|LUOGU-p2197|https://www.luogu.com.cn/problem/P2197?contestId=1#submit|http://luogu.org/problemnew/show/P2197/"),
        ("cf812e", "812E|CF812E|cf 812 E|Codeforces 812E|https://codeforces.com/contest/812/problem/E?locale=ru|https://www.luogu.com.cn/problem/CF812E"),
        ("agc017d", "agc017_d|AGC017D|agc 017 d|AT_agc017_d|https://atcoder.jp/contests/agc017/tasks/agc017_d?lang=en"),
        ("gym101908b", "gym 101908 B|101908B|Codeforces Gym 101908B"),
        ("hdu1846", "hdu 1846|HDOJ 1846|http://acm.hdu.edu.cn/showproblem.php?pid=1846|https://vjudge.net/problem/HDU-1846"),
        ("yosupo_nim_product_64", "nim_product_64|Library Checker nim_product_64"),
        ("kattis_snim", "snim|Kattis snim"),
        // The number in the address is another one.
        ("acwing893", "https://www.acwing.com/problem/content/895/|https://www.acwing.com/problem/content/description/895/"),
        ("spoj_cot3", "https://www.spoj.com/problems/COT3/en/"),
    ] {
        let expected = told(&folder, id).1;
        for call in calls.split('|') {
            assert!(told(&folder, call).1 == expected, "{call}");
        }
    }
    let acwing = "https://www.acwing.com/problem/content/893000/";
    for call in ["1846", "2197", "P219", "luogu", "https://", acwing] {
        assert_eq!(fails(&folder, call, "error: no problem ").0, "");
    }
    fails(&folder, "luogu 812e", "error: no problem ");
}

#[test]
fn lists_are_of_problems_and_pages() {
    let folder = folder_with("cli/list", &[]);
    let list = |words| says(&folder, &format!("list {words}"));
    let wythoff = "\
wythoff                         Wythoff's game (威佐夫博弈)
  hackerrank_return_of_the_nim  HackerRank Return of the Nim
  hdu2177                       HDU 2177 取(2堆)石子游戏
  luogu_p2252                   Luogu P2252 [SHOI2002] 取石子游戏";
    assert_eq!(list("威佐夫"), wythoff);
    let lines: Vec<&str> = wythoff.lines().collect();
    assert_eq!(list("luogu WYTHOFF"), [lines[0], lines[3]].join("\n"));
    for (words, part) in [
        ("反nim", "misere  "),
        ("翻硬币", "\n  cf494e "),
        ("kayles", "octal  "),
        ("tree agc", "\n  agc033c "),
        ("巧克力", "chomp "),
        ("brave GAME", "\n  hdu1846 "),
        ("取（2堆）", "\n  hdu2177 "),
    ] {
        let list = list(words);
        let is_found = list.contains(part) && !list.contains("luogu_p2197");
        assert!(is_found, "{list}");
    }
}

#[test]
fn who_reads_may_stop() {
    for word in ["agc017d", "list"] {
        let mut command = grundy();
        command
            .arg(word)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn().expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        let is_calm = output.status.success() && output.stderr.is_empty();
        assert!(is_calm, "{output:?}");
    }
    if let Ok(full) = File::options().write(true).open("/dev/full") {
        let output = grundy().arg("agc017d").stdout(full).output();
        let errors = output.expect("it runs").stderr;
        assert!(errors.starts_with(b"error: cannot write to standard output: "));
    }
}

/// A copy of the checkout with a library of its own.
#[test]
fn a_checkout_uses_itself() {
    let solution = "//! # Own\nfn main() { snippets::own(); }\n";
    let files = [
        ("snippets/lib.rs", "pub fn own() {}\n"),
        ("problems/catalogue.rs", ""),
        ("problems/nim/luogu_p2197.rs", solution),
    ];
    let folder = folder_with("cli/checkout 副本", &files);
    let bundle = |here: &Path| succeed(grundy().arg("luogu_p2197").current_dir(here)).stdout;
    let own = String::from_utf8(bundle(&folder.join("problems/nim"))).expect("text");
    let is_own = own.starts_with("// Own\n") && own.contains("pub fn own()");
    assert!(is_own, "{own}");
    assert!(bundle(&std::env::temp_dir()).starts_with(b"// Luogu P2197 "));
}
