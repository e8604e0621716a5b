#!/usr/bin/env bash
# rustc 1.95.0 and 1.63.0 (the one at hand is taken): two programs in one folder whose names differ behind a point only.
#
# One expects that `-o prog.1` and `-o prog.2` have nothing in common, so that a tool may compile candidates of one
# solution side by side. In fact the object files in between are called by the output's name *up to the point*, the
# name of the crate and a hash that is not one of the text: both programs have the same. One after the other nobody
# notices. At the same time one links, now and then, what the other has half written or has just removed: the linker
# ends with "undefined symbol: main", or a program is the other one. `-o prog-1` and `-o prog-2` share nothing.
#
# Seen, with the files in between kept (`-C save-temps`): after prog.1 and prog.2 one object file of the program, which
# the second run has written anew; after prog-1 and prog-2 two.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -r "$room"' EXIT
cd "$room"

rustc --version
for mark in . -; do
  for number in 1 2; do
    echo "fn main() { println!(\"program $number\"); }" > source.rs
    rustc --crate-name main -C save-temps -o "prog$mark$number" source.rs
    cat prog*.main.*-cgu.0.rcgu.o | cksum > "sum$mark$number"
  done
  count=$(ls | grep -c '^prog.*\.main\..*-cgu\.0\.rcgu\.o$')
  echo "prog${mark}1, prog${mark}2: $("./prog${mark}1"), $("./prog${mark}2"); object files of the program: $count"
  if [ "$mark" = . ]; then
    [ "$count" = 1 ]
    ! cmp --silent sum.1 sum.2
  else
    [ "$count" = 2 ]
  fi
  rm prog*
done
