//! Documentation, and what a `cfg` turns off.
use super::names::World;

impl World {
    /// A line of documentation for what follows, mostly none.
    pub fn doc(&mut self) -> &'static str {
        let docs = [
            "/// The `mex` of { it, \"as it is\" // and /* more\n",
            "#[doc = \"A quote \\\" and a brace }\"]\n",
            "#[doc = r#\"The \"leaf\" of // it\"#]\n",
            "#[doc = concat!(\"pile\", \" {\")]\n",
            "/** A `pile`; /* inside */ { it ends */\n",
            "#[cfg_attr(all(), doc = \"fork\")]\n",
            "#[cfg_attr(test, derive(Debug))]\n",
            "/// grove::mex()\n///\n/// ```\n/// }\n/// ```\n",
        ];
        if self.chance(85) {
            return "";
        }
        self.pick(&docs).expect("a doc")
    }

    /// What stands first in a module's text.
    pub fn doc_of_module(&mut self) -> &'static str {
        let docs = [
            "",
            "",
            "//! A module { of its own.\n",
            "#![doc = \"A module } of its own\"]\n",
            "#![doc(hidden)]\n",
            "/*! A module /* inside */ { \" */\n",
        ];
        self.pick(&docs).expect("a doc")
    }

    /// An item in the place of another one of its name, of which one at most is there; that other
    /// one is `text`, and `wrong` is what it must not be.
    pub fn twins(&mut self, text: &str, wrong: &str) -> String {
        let same = ["debug_assertions", "unix", "target_pointer_width = \"64\""];
        let off = ["test", "feature = \"knot\"", "any()"];
        if self.chance(50) {
            let on = self.pick(&same).expect("a condition");
            return format!("#[cfg({on})]\n{text}\n#[cfg(not({on}))]\n{text}");
        }
        let off = self.pick(&off).expect("a condition");
        if self.chance(50) {
            format!("#[cfg({off})]\n{wrong}\n#[cfg(not({off}))]\n{text}")
        } else {
            format!("#[cfg(not({off}))]\n{text}\n#[cfg({off})]\n{wrong}")
        }
    }

    /// What is there for tests only, so here never.
    pub fn tests(&mut self) -> String {
        let (name, other) = self.two_words();
        let kind = self.word_like("A");
        match self.below(6) {
            0 => format!("#[cfg(test)]\nmod tests {{\n    use super::*;\n    use nothing::{name};\n\n    #[test]\n    fn {other}() {{\n        assert_eq!({name}({other}), 3);\n    }}\n}}\n"),
            1 => "#[cfg(test)]\nmod tests;\n".into(),
            2 => format!("#[cfg(test)]\nuse std::collections::HashMap as {kind};\n"),
            3 => format!("#[cfg(test)]\nfn {name}({other}: {kind}) -> u32 {{\n    {other}.{name}()\n}}\n"),
            4 => format!("#[cfg(test)]\nimpl nothing::{kind} for {kind} {{}}\n"),
            _ => format!("#[cfg(all(test, unix))]\npub struct {kind} {{\n    {name}: Nothing,\n}}\n"),
        }
    }
}
