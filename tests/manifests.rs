//! The forms of a manifest: which texts are found, and where reading ends.
use super::Entries;
use std::collections::BTreeMap;
use std::{env, fs, process, thread};

/// Returns what a manifest has, `path text` in order, or its error without the path of the file.
fn read(text: &str) -> String {
    let thread = format!("{:?}", thread::current().id());
    let name = format!("grundy-manifest-{}-{thread}", process::id());
    let file = env::temp_dir().join(name);
    fs::write(&file, text).expect("a file");
    let found = Entries::read(&file);
    fs::remove_file(&file).expect("the file");
    match found {
        Ok(found) => {
            let mut lists: BTreeMap<String, Vec<String>> = BTreeMap::new();
            for (path, text) in found.0 {
                lists.entry(path).or_default().push(text);
            }
            let lists = lists.iter();
            let entries = lists.map(|(path, texts)| format!("{path} {}", texts.join(" ")));
            entries.collect::<Vec<_>>().join("|")
        }
        Err(error) => {
            let file = file.display().to_string();
            error.0.strip_prefix(&file).expect("its path").to_string()
        }
    }
}

/// A manifest per line, where `⏎` ends one of its lines, and what it has.
const FORMS: &str = r#"
name = "kit" ¦ name. kit
name='kit'# "no" ¦ name. kit
[a]⏎b = "c"⏎[ d . e ] # f⏎g = 1⏎[a.h]⏎ i = true ¦ a.b. c|a.h.i. true|d.e.g. 1
a.b.c = "d"⏎a . e = "f" ¦ a.b.c. d|a.e. f
"a" = 1⏎'b'."c d" = -2 ¦ a. 1|b.c d. -2
a = { b = "c", d.e = 'f', g = { h = [] } } ¦ a.b. c|a.d.e. f
a = { b = "c", # d⏎ e = "f", } ¦ a.b. c|a.e. f
a = [ "b", # "c"⏎ # ]⏎ 'd' ,⏎]⏎e = "f" ¦ a. b d|e. f
a = [["b"], [], ["c", "d"]] ¦ a. b c d
a = [{ b = "c" }, { b = "d" }] ¦ a.b. c d
[[bin]]⏎name = "a"⏎path = "a.rs"⏎[[bin]]⏎name = "b" ¦ bin.name. a b|bin.path. a.rs
a = "\"b\" # [c] \\ = {"⏎d = 'e\f"' ¦ a. "b" # [c] \ = {|d. e\f"
a = ""⏎b = '' ¦ a. |b. 
a = """b⏎[c]⏎"d" """⏎e = '''⏎'f'⏎''' ¦ a. b⏎[c]⏎"d" |e. ⏎'f'⏎
[target.'cfg(any(unix, windows))'.dependencies]⏎a = "1" ¦ target.cfg(any(unix, windows)).dependencies.a. 1
a = "b"⇤⏎[c]⇤⏎d = [⇤⏎"e",⇤⏎]⇤⏎ ¦ a. b|c.d. e
a = 1_000⏎b = +1⏎c = 0xff⏎d = 1979-05-27T07:32:00Z ¦ a. 1_000|b. +1|c. 0xff|d. 1979-05-27T07:32:00Z
a = "名"⏎名 = "b" ¦ a. 名|名. b
[a]⏎[b]⏎c = "d"⏎[[e]] ¦ b.c. d
# only a comment ¦ 
{"name": "A. Nim", "batch": {"id": "x", "size": 2}, "tests": [{"input": "1\n2\n", "output": ""}, {"input": "\u7532\ud83d\ude00\/", "output": "\t"}], "dialogue": false} ¦ batch.id. x|batch.size. 2|dialogue. false|name. A. Nim|tests.input. 1⏎2⏎ 甲😀/|tests.output.  	
 {} ¦ 
"#;

/// Manifests that cannot be read, and where.
const REFUSED: &str = r#"
a ¦ 2:1
a = ¦ 2:1
[a⏎b = "c ¦ 2:1
a = "b⏎c = 1 ¦ 1:6
a = [1, 2 ¦ 2:1
a = { b } ¦ 1:9
a = 1.5 ¦ 1:6
= 1 ¦ 1:1
a = [1⏎b = 2 ¦ 2:3
{"a": "b" ¦ 2:1
{"a": } ¦ 1:7
{"a": "\ud83d"} ¦ 1:15
{"a": "b"} c ¦ 2:1
"#;

fn rows(table: &str) -> impl Iterator<Item = (String, String)> + '_ {
    table.trim_matches('\n').lines().map(|row| {
        let row = row.replace('⏎', "\n").replace('⇤', "\r");
        let (text, expected) = row.split_once(" ¦ ").expect("two cells");
        (text.to_string(), expected.to_string())
    })
}

#[test]
fn each_form_is_read() {
    for (text, expected) in rows(FORMS) {
        assert_eq!(read(&text), expected, "{text}");
    }
}

#[test]
fn what_is_unreadable_is_refused_with_its_place() {
    for (text, place) in rows(REFUSED) {
        let error = read(&text);
        assert!(
            error.starts_with(&format!(":{place}: error: ")),
            "{text}\n{error}"
        );
    }
}
