//! What no transcript shows: how problems are found, files that are not text, pipes, folders.
use crate::support::{entries, folder_with, given, grundy, home, read, succeed, tool, write};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn problems_are_found_as_people_call_them() {
    let bundle = |words: &str| succeed(grundy().args(words.split(' '))).stdout;
    let file = home().join("problems/nim/luogu_p2197.rs");
    assert!(bundle("luogu_p2197") == succeed(grundy().arg(file)).stdout);
    for (id, calls) in [
        ("luogu_p2197", "P2197|luogu P2197|洛谷P2197|LUOGU-p2197|https://www.luogu.com.cn/problem/P2197?contestId=1#submit|http://luogu.org/problemnew/show/P2197/"),
        ("cf812e", "812E|CF812E|cf 812 E|Codeforces 812E|https://codeforces.com/contest/812/problem/E?locale=ru|https://www.luogu.com.cn/problem/CF812E"),
        ("agc017d", "agc017_d|AGC017D|agc 017 d|AT_agc017_d|https://atcoder.jp/contests/agc017/tasks/agc017_d?lang=en"),
        ("gym101908b", "gym 101908 B|101908B|Codeforces Gym 101908B"),
        ("hdu1846", "hdu 1846|HDOJ 1846|http://acm.hdu.edu.cn/showproblem.php?pid=1846|https://vjudge.net/problem/HDU-1846"),
        ("yosupo_nim_product_64", "nim_product_64|Library Checker nim_product_64"),
        ("kattis_snim", "snim|Kattis snim"),
        ("yuki103", "yukicoder 103|yukicoder No.103|https://yukicoder.me/problems/no/103"),
        // By the numbers at other judges, and by the title.
        ("luogu_p4279", "POJ 3480|poj3480|UVA1566|HDU 1907"),
        ("usaco1113", "P7413|洛谷 P7413"),
        ("luogu_p1247", "取火柴游戏"),
        // The number in the address is another one.
        ("acwing893", "https://www.acwing.com/problem/content/895/|https://www.acwing.com/problem/content/description/895/"),
        ("spoj_cot3", "https://www.spoj.com/problems/COT3/en/"),
    ] {
        let expected = bundle(id);
        for call in calls.split('|') {
            assert!(bundle(call) == expected, "{call}");
        }
    }
}

#[test]
fn files_that_are_not_text_and_missing_compilers_are_refused() {
    let folder = folder_with("cli/bytes", &[]);
    fs::write(folder.join("a.rs"), b"fn main() {}\n// \xe9\n").expect("a file");
    let output = given("", &folder, "a.rs");
    assert!(output.stdout.is_empty() && output.stderr.starts_with(b"a.rs:2:4: error: "));

    #[cfg(windows)]
    let word: OsString = std::os::windows::ffi::OsStringExt::from_wide(&[0xd800]);
    #[cfg(not(windows))]
    let word: OsString = std::os::unix::ffi::OsStringExt::from_vec(vec![0xff]);
    let errors = grundy().arg(word).output().expect("it runs").stderr;
    assert!(errors.starts_with(b"error: no problem "));

    write(&folder.join("a.rs"), "fn main() {}\n");
    let mut run = grundy();
    run.args(["run", "a.rs"]).current_dir(folder);
    let errors = run.env("RUSTC", "nosuch").output().expect("it runs").stderr;
    let errors = String::from_utf8(errors).expect("text");
    assert!(
        errors.starts_with("nosuch: error: cannot run it; https://rustup.rs has Rust: "),
        "{errors}"
    );
}

#[test]
fn samples_that_are_not_text_files_are_reported() {
    let folder = folder_with("cli/samples", &[("a.rs", "fn main() {}"), ("2.in", "")]);
    #[cfg(unix)]
    std::os::unix::fs::symlink("nosuch", folder.join("1.in")).expect("a link");
    let output = given("", &folder, "test a.rs --limit 1000");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        !output.status.success() && text.contains("??   ./2.in"),
        "{text}"
    );
    assert!(
        !cfg!(unix) || text.starts_with("--   ./1.in  is not a file"),
        "{text}"
    );

    fs::write(folder.join("2.in"), b"\xff\xfe1\0").expect("a file");
    let output = given("", &folder, "test a.rs --limit 1000");
    let errors = String::from_utf8(output.stderr).expect("text");
    assert_eq!(
        errors,
        "./2.in:1:1: error: the text is UTF-16; save it as UTF-8\n"
    );
}

/// Judges give 256 MiB, and so does a shell, if the system lets it.
#[test]
fn recursion_may_be_deep() {
    let solution = "fn depth(n: u64) -> u64 {\n    if n == 0 { 0 } else { \
        std::hint::black_box([n; 8])[7] - n + 1 + depth(n - 1) }\n}\n\
        fn main() { println!(\"{}\", depth(1_000_000)); }\n";
    let files = [("a.rs", solution), ("1.in", ""), ("1.out", "1000000\n")];
    let folder = folder_with("cli/deep", &files);
    let mut shell = Command::new("/bin/sh");
    let shell = shell.args(["-c", "ulimit -S -s 262144"]).status();
    let output = given("", &folder, "test a.rs --limit 1000");
    let text = String::from_utf8(output.stdout).expect("text");
    if shell.is_ok_and(|status| status.success()) {
        assert!(text.starts_with("AC "), "{text}");
    } else {
        assert!(text.contains("ulimit -Hs"), "{text}");
    }
}

/// After the verdict comes the reason why the input cannot be kept.
#[test]
fn what_cannot_be_kept_is_reported() {
    let files = [
        ("a.rs", "fn main() {}"),
        ("brute.rs", "fn main() { println!(\"1\"); }"),
        ("gen.rs", "fn main() { println!(\"one\"); }"),
        ("a.failing.in/file", ""),
    ];
    let folder = folder_with("cli/kept", &files);
    let output = given("", &folder, "stress a.rs --limit 1000");
    let errors = String::from_utf8(output.stderr).expect("text");
    let [start, end] = [
        "error: WA on seed 1\ninput:\none\n",
        "\na.failing.in: error: cannot write it",
    ];
    assert!(
        errors.starts_with(start) && errors.contains(end),
        "{errors}"
    );
}

#[test]
fn long_bundles_are_reported() {
    for (length, is_long) in [(49_000, false), (51_000, true)] {
        let text = "x".repeat(length);
        let text = format!("const TEXT: &str = \"{text}\";\nfn main() {{}}\n");
        let folder = folder_with("cli/long", &[("a.rs", &text)]);
        let errors = given("", &folder, "a.rs").stderr;
        let errors = String::from_utf8(errors).expect("text");
        assert_eq!(errors.contains("Luogu takes 50000"), is_long, "{errors}");
    }
}

/// In a folder with no manifest above, an editor and cargo have one from then on.
#[test]
fn new_solutions_have_a_manifest() {
    let folder = std::env::temp_dir().join(format!("grundy-new-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let output = given("", &folder, "new day/a.rs");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(
        text.replace('\\', "/").ends_with("day/Cargo.toml: new\n"),
        "{text}"
    );
    assert!(given("", &folder, "new day/a.rs").stdout.is_empty());
    // Without a manifest the edition is the same: `gen` is a keyword there.
    assert!(!given("fn main() { let gen = 1; }", &folder, "run -")
        .status
        .success());
    let day = folder.join("day");
    let mut cargo = tool("cargo");
    let cargo = cargo.args(["metadata", "--offline", "--format-version", "1"]);
    let metadata = succeed(cargo.current_dir(&day)).stdout;
    let metadata = String::from_utf8(metadata).expect("text");
    for part in [
        "name\":\"a\"",
        "name\":\"brute\"",
        "name\":\"gen\"",
        "name\":\"snippets\"",
        "edition\":\"2024\"",
    ] {
        assert!(metadata.contains(part), "{part}: {metadata}");
    }
    let bundle = given("", &day, "a.rs").stdout;
    assert!(String::from_utf8_lossy(&bundle).contains("\nmod snippets {"));
    fs::remove_dir_all(&folder).expect("an empty place");
}

#[test]
fn the_reader_of_the_output_may_stop() {
    for word in ["agc017d", "list"] {
        let mut command = grundy();
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.arg(word).spawn().expect("it runs");
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

/// Nothing is left in the folder for temporary files. What an interrupted run leaves goes at the next run.
#[test]
fn temporary_files_are_removed() {
    let inputs = ["1.in", "1.out", "temporary/grundy-x/file"].map(|name| (name, ""));
    let folder = folder_with("cli/temporary", &inputs);
    write(&folder.join("a.rs"), "fn main() {}");
    let temporary = folder.join("temporary");
    let run = || {
        let mut command = grundy();
        command.args(["test", "a.rs"]).current_dir(&folder);
        succeed(command.env("TMPDIR", &temporary).env("TMP", &temporary));
        entries(&temporary).len()
    };
    assert_eq!(run(), 1);
    if Path::new("/proc/self").exists() {
        // No system has that many processes.
        let left = temporary.join(format!("grundy-trial-{}", u32::MAX));
        let living = temporary.join(format!("grundy-trial-{}", std::process::id()));
        fs::create_dir_all(left.join("folder")).expect("a folder");
        fs::create_dir_all(&living).expect("a folder");
        assert_eq!(run(), 2);
        assert!(living.exists() && !left.exists());
    }
}

#[test]
fn the_referee_is_the_one_of_the_transcript() {
    let guide = read("CONTRIBUTING.md");
    let (_, program) = guide.split_once("```rust\n").expect("a program");
    let (program, _) = program.split_once("```").expect("its end");
    let transcript = read("tests/transcripts/dialogues.txt");
    assert!(
        transcript.contains(&format!("=== judge.rs\n{program}===")),
        "{program}"
    );
}

/// The walk in the README, with its programs and with what it says they print.
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
    let mut files = vec![("a.rs", &*wrong)];
    files.extend([("brute.rs", brute), ("gen.rs", generator)]);
    let folder = folder_with("cli/readme", &files);
    for sample in ["1.in", "1.out", "2.in", "2.out"] {
        let own = home().join("tests/samples/luogu_p1247").join(sample);
        fs::copy(own, folder.join(sample)).expect("a sample");
    }
    let says = |words: &str| {
        let output = given("", &folder, words);
        let text = [output.stdout, output.stderr].concat();
        let is_right = output.status.success();
        (String::from_utf8(text).expect("text"), is_right)
    };
    let assert_quoted = |words: &str, text: &str| {
        let quoted = format!("```text\n$ grundy {words}\n{text}```");
        assert!(readme.contains(&quoted), "README.md: missing:\n{quoted}");
    };
    assert_quoted("list 取火柴", &says("list 取火柴").0);
    assert_quoted("stress a.rs", &says("stress a.rs --limit 1000").0);
    assert!(!says("test a.rs --limit 1000").1);
    fs::write(folder.join("a.rs"), solution).expect("a file");
    for words in ["test a.rs", "stress a.rs --cases 100"] {
        let (text, is_right) = says(&format!("{words} --limit 1000"));
        assert!(is_right, "{text}");
    }
}

#[test]
fn help_fits_a_terminal() {
    for command in [
        "", "run", "test", "stress", "guess", "play", "table", "list", "new",
    ] {
        let help =
            succeed(grundy().args(["--help", command].iter().filter(|word| !word.is_empty())));
        let help = String::from_utf8(help.stdout).expect("text");
        let long = help.lines().find(|line| line.chars().count() > 79);
        assert_eq!(long, None, "{command}");
    }
}
