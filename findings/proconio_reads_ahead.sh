#!/usr/bin/env bash
# proconio 0.5.0 and 0.6.0, the reader of most Rust programs at AtCoder: what a second reader finds after `input!`.
#
# One expects that `input!` takes the numbers that it was asked for, and that std's reader goes on after them; on
# samples it finds nothing, and no error. In fact `input!` reads blocks of 8,192 bytes into a buffer of its own. So a
# second reader sees nothing of a short input, and of a long one what comes after the first block: the rest of a
# number that the block has cut in two, as a number of its own, without an error.
#
# Seen with both versions, of 3,000 numbers 1001, 1002, ..., 4000 on lines of their own, after one `input!` of the
# first: std's next line is "39", the last two digits of 2639. Of three numbers it is the end of the input.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -r "$room"' EXIT
cd "$room"

mkdir src
cat > src/main.rs << 'RUST'
fn main() {
    proconio::input! { first: u32 }
    let mut line = String::new();
    let length = std::io::stdin().read_line(&mut line).unwrap();
    println!("{first}, then {length} bytes: {}", line.trim());
}
RUST

for version in 0.5.0 0.6.0; do
  printf '[package]\nname = "reader"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\nproconio = "=%s"\n' "$version" > Cargo.toml
  rm -f Cargo.lock
  cargo build --quiet
  short=$(printf '1001\n1002\n1003\n' | target/debug/reader)
  seq 1001 4000 > long.txt
  long=$(target/debug/reader < long.txt)
  echo "proconio $version: of three numbers: $short"
  echo "proconio $version: of 3000 numbers: $long"
  [ "$short" = "1001, then 0 bytes: " ]
  [ "$long" = "1001, then 3 bytes: 39" ]
done
