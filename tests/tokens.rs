//! The parts of a text: where each ends, and that nothing is lost.
use super::{parts, TokenKind};

#[test]
fn parts_end_where_others_begin_and_add_up() {
    for (text, expected) in [
        ("a::b->c=>d..=e...f..g", "a :: b -> c => d ..= e ... f .. g"),
        ("1_0u8.max(0xff)..1.5e9", "1_0u8 . max ( 0xff ) .. 1 . 5e9"),
        ("<'a>'b''\\''\"'\\\"\"", "< 'a > 'b' '\\'' \"'\\\"\""),
        (
            "r#type r\"\\\" br##\"\"#\"## b\"x\" cr#\"\"\"#",
            "r#type r\"\\\" br##\"\"#\"## b \"x\" cr#\"\"\"#",
        ),
        (
            "$crate::$crates /*/**/*/ x//y",
            "$crate :: $ crates /*/**/*/ x //y",
        ),
    ] {
        let words = parts(text).filter(|(kind, _)| *kind != TokenKind::Gap);
        let words: Vec<&str> = words.map(|(_, text)| text).collect();
        assert_eq!(words.join(" "), expected);
        let all: String = parts(text).map(|(_, text)| text).collect();
        assert_eq!(all, text);
    }
    for text in ["\"x", "r#\"x\"", "/* /* */", "'\\", "'", "\0"] {
        assert_eq!(parts(text).next(), Some((TokenKind::Bad, text)));
    }
}
