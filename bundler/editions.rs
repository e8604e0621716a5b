//! What a library of an earlier edition has to be written as in the edition of the solution.
use crate::crates::{CrateId, Program};
use crate::source::Token;
use crate::tree::Kind;

/// Words that are keywords since an edition. `dyn` was one in front of types before.
const KEYWORDS: [(&str, u32); 3] = [("async", 2018), ("try", 2018), ("gen", 2024)];

/// Other texts for tokens of libraries: names that are keywords by now are raw, patterns that a macro
/// takes have no `|` outside, and blocks of foreign items say that they are unsafe.
pub fn edits(program: &Program) -> Vec<(Token, String)> {
    let edition = program.crates[0].edition;
    let is_new =
        |library: CrateId, since| (program.crates[library].edition + 1..=edition).contains(&since);
    let mut edits = Vec::new();
    let modules = program.modules.iter();
    for module in modules.filter(|module| program.crates[module.crate_id].edition < edition) {
        let mut keywords = KEYWORDS.to_vec();
        keywords.retain(|&(_, since)| is_new(module.crate_id, since));
        let tokens = module.file.unwrap_or_default();
        let is_fragment =
            |four: &&[Token]| [four[0].text, four[2].text, four[3].text] == ["$", ":", "pat"];
        if is_new(module.crate_id, 2021) {
            let fragments = tokens.windows(4).filter(is_fragment);
            edits.extend(fragments.map(|four| (four[3], "pat_param".to_string())));
        }
        for token in tokens {
            if keywords.iter().any(|(word, _)| token.text == *word) {
                edits.push((*token, format!("r#{}", token.text)));
            }
        }
    }
    for (id, entry) in program.items.iter().enumerate() {
        let first = entry.tokens[entry.item.first];
        let is_block = entry.item.kind == Kind::Foreign && first.text == "extern";
        if is_block && is_new(program.crate_of(id), 2024) {
            edits.push((first, "unsafe extern".to_string()));
        }
    }
    edits
}
