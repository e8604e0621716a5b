#!/usr/bin/env bash
# cargo-equip 0.20.1, a bundler of Rust programs and their libraries: strings over lines.
#
# One expects that a bundle prints what the program prints; a bundler may indent code, as it puts the library into
# modules. In fact it indents the lines of string literals, too: whoever writes a board, a picture or several lines of
# an answer as one literal in a library submits another program, without an error or a warning. With `--remove comments`
# the first line of such a literal is taken for a comment, and no bundle is made; with `--minify libs` all is right.
#
# Seen: the program prints "..#" and ".#.", the bundle "..#" and "            .#.".
set -euo pipefail
room=$(mktemp -d)
trap 'rm -r "$room"' EXIT
cd "$room"
cargo install --quiet --locked --root tools cargo-equip --version 0.20.1
export PATH="$room/tools/bin:$PATH"

mkdir -p kit/src app/src
cat > kit/Cargo.toml << 'TOML'
[package]
name = "kit"
version = "0.1.0"
edition = "2018"
license = "CC0-1.0"
TOML
cat > kit/src/lib.rs << 'RUST'
pub mod board {
    pub fn rows() -> &'static str {
        "..#
.#."
    }
}
RUST
cat > app/Cargo.toml << 'TOML'
[package]
name = "app"
version = "0.1.0"
edition = "2018"
[dependencies]
kit = { path = "../kit" }
TOML
echo 'fn main() { println!("{}", kit::board::rows()) }' > app/src/main.rs

cd app
program=$(cargo run --quiet --target-dir "$room/target")
cargo equip --bin app > "$room/bundle.rs" 2> "$room/messages"
rustc --edition 2018 -o "$room/bundle" "$room/bundle.rs"
bundle=$("$room/bundle")
small=$(cargo equip --bin app --minify libs 2> "$room/messages" | rustc --edition 2018 -o "$room/small" - && "$room/small")
echo "the program:"$'\n'"$program"
echo "the bundle of cargo-equip 0.20.1:"$'\n'"$bundle"
[ "$program" = $'..#\n.#.' ]
[ "$bundle" = $'..#\n            .#.' ]
[ "$small" = "$program" ]
if cargo equip --bin app --remove comments > "$room/none.rs" 2> "$room/messages"; then exit 1; fi
echo "with --remove comments: $(grep -m1 '^error\[' "$room/messages")"
