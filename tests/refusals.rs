//! What cannot be bundled: `path:line:column: error: ..`, and nothing is printed.
use crate::support::{folder_with, grundy};

/// The place where it is refused, a word of the reason, the solution, and its libraries `library` and `other`;
/// in the files `⏎` ends a line, and `⇥` is a tab.
const REFUSED: &str = r#"
main.rs:2:5 ¦ bracket ¦ fn main() {⏎    (1;⏎}
main.rs:2:1 ¦ bracket ¦ fn main() {}⏎)
library/lib.rs:1:14 ¦ bracket ¦ fn main() { library::f(); } ¦ pub fn f() { (1] }
library/lib.rs:2:6 ¦ unreadable ¦ fn main() { library::f(); } ¦ pub fn f() {⏎⇥let ∑ = 1;⏎}
library/lib.rs:2:4 ¦ no end ¦ fn main() { library::f(); } ¦ pub fn f() {⏎ é("no end);⏎}
main.rs:1:13 ¦ no end ¦ fn main() { r#""; }
main.rs:1:14 ¦ no end ¦ fn main() {} /* /* */
main.rs:1:14 ¦ no end ¦ fn main() {} '\
main.rs:2:1 ¦ item ¦ fn main() {}⏎fn
library/lib.rs:2:5 ¦ item ¦ fn main() { library::f(); } ¦ pub fn f() {}⏎pub fun x() {}
library/lib.rs:2:1 ¦ item ¦ fn main() { library::f(); } ¦ pub fn f() {}⏎g(1);
library/lib.rs:2:1 ¦ unreadable ¦ fn main() { library::f(); } ¦ pub fn f() {}⏎use 1;
library/lib.rs:3:8 ¦ procedural ¦ fn main() { library::f(); } ¦ pub fn f() {}⏎#[proc_macro]⏎pub fn x() {}
library/lib.rs:3:8 ¦ procedural ¦ fn main() { library::f(); } ¦ pub fn f() {}⏎#[proc_macro_attribute]⏎pub fn x() {}
library/lib.rs:3:8 ¦ procedural ¦ fn main() { library::f(); } ¦ pub fn f() {}⏎#[proc_macro_derive(X)]⏎pub fn x() {}
library/lib.rs:1:14 ¦ judge ¦ fn main() { library::f(); } ¦ pub fn f() { include!("x.rs") }
main.rs:2:12 ¦ judge ¦ fn main() {⏎    print!(include_str!("x"));⏎}
library/lib.rs:1:34 ¦ cargo ¦ fn main() { library::f(); } ¦ pub fn f() { println!("{}", env!("CARGO_PKG_NAME")); }
library/lib.rs:1:26 ¦ cargo ¦ fn main() { library::f(); } ¦ pub fn f() { option_env!("CARGO_PKG_NAME"); }
library/lib.rs:2:17 ¦ cargo ¦ fn main() { library::f(); } ¦ macro_rules! m { ($x:ident) => { $x!("CARGO") } }⏎pub fn f() { m!("CARGO_PKG_NAME", option_env); }
library/lib.rs:1:39 ¦ name of a type ¦ fn main() { library::f(); } ¦ pub fn f() { println!("{}", std::any::type_name::<T>()); }⏎struct T;
library/lib.rs:2:18 ¦ no_std ¦ fn main() { library::f(); } ¦ #![no_std]⏎pub trait T { fn to_owned(&self) -> u8; }⏎pub fn f() { T::to_owned(&1); }⏎impl T for u8 { fn to_owned(&self) -> u8 { 2 } }
library/lib.rs:2:33 ¦ no_std ¦ fn main() { library::f(); } ¦ #![no_std]⏎macro_rules! m { () => { pub fn to_owned(&self) {} } }⏎pub struct A;⏎impl A { m!(); }⏎pub fn f() { A.to_owned(); }
library/lib.rs:1:14 ¦ judge ¦ fn main() { library::f(); } ¦ pub fn f() { include_bytes!("x"); }
main.rs:1:5 ¦ no file ¦ mod missing;⏎fn main() {}
library/lib.rs:1:9 ¦ no file ¦ fn main() { library::f(); } ¦ pub mod missing;⏎pub fn f() {}
library/lib.rs:2:5 ¦ path ¦ fn main() { library::f(); } ¦ #[path = "y.rs"]⏎mod x;⏎pub fn f() {}
library/lib.rs:1:34 ¦ file ¦ fn main() { library::f(); } ¦ macro_rules! m { ($x:ident) => { mod $x; } }⏎m!(x);⏎pub fn f() {}
library/lib.rs:1:26 ¦ file ¦ fn main() { library::f(); } ¦ macro_rules! m { () => { mod x; } }⏎m!();⏎pub fn f() {}
library/lib.rs:2:26 ¦ `crate` ¦ fn main() { library::m!(); } ¦ #[macro_export]⏎macro_rules! m { () => { crate::f() } }⏎pub fn f() {}
library/lib.rs:2:19 ¦ `crate` ¦ fn main() { library::m!(crate); } ¦ #[macro_export]⏎macro_rules! m { (crate) => {}; ($a:ident) => { 1 } }
main.rs:1:13 ¦ block ¦ fn main() { mod local { pub fn g() { library::f() } } local::g() } ¦ pub fn f() {}
main.rs:1:5 ¦ name ¦ mod library {}⏎fn main() { ::library::f(); } ¦ pub fn f() {}
main.rs:1:1 ¦ name ¦ use std::fmt as library;⏎fn main() { ::library::f(); } ¦ pub fn f() {}
main.rs:1:1 ¦ name ¦ use other::library;⏎fn main() { ::library::f(); } ¦ pub fn f() {} ¦ pub mod library {}
library/lib.rs:1:46 ¦ glob ¦ fn main() { library::f(); } ¦ macro_rules! m { ($m:ident) => { use crate::$m::*; } }⏎m!(a);⏎pub mod a {}⏎pub fn f() {}
library/lib.rs:1:44 ¦ glob ¦ fn main() { library::f(); } ¦ macro_rules! m { ($($m:tt)*) => { use $($m)*::*; } }⏎m!(crate::a);⏎pub mod a {}⏎pub fn f() {}
library/lib.rs:2:21 ¦ longer ¦ fn main() { library::f(); } ¦ macro_rules! count { () => { 0 }; ($a:tt $($b:tt)*) => { 1 + count!($($b)*) } }⏎pub fn f() { count!(crate::f); }
library/lib.rs:3:17 ¦ longer ¦ fn main() { library::f(); } ¦ macro_rules! count { () => { 0 }; ($a:tt $($b:tt)*) => { 1 + count!($($b)*) } }⏎use count as n;⏎pub fn f() { n!(crate::f); }
library/lib.rs:2:17 ¦ longer ¦ fn main() { library::f(); } ¦ macro_rules! m { ($a:ident::$b:ident) => { 1 }; ($p:path) => { 2 } }⏎pub fn f() { m!(crate::f); }
library/lib.rs:1:25 ¦ longer ¦ fn main() { library::f(); } ¦ pub fn f() { stringify!(crate::f); }
library/lib.rs:3:26 ¦ std ¦ fn main() { library::f(); } ¦ #[macro_export]⏎macro_rules! vec { () => { 1 } }⏎pub mod a { pub fn f() { vec!(); } }⏎pub use a::f;
library/lib.rs:1:52 ¦ feature ¦ fn main() { library::f(); } ¦ macro_rules! on { ($f:literal, $i:item) => { #[cfg(feature = $f)] $i } }⏎on!("x", pub fn g() {});⏎pub fn f() {}
library/lib.rs:1:39 ¦ exported ¦ fn main() { library::f(); } ¦ macro_rules! make { ($m:ident) => { #[macro_export] macro_rules! $m { () => {} } } }⏎make!(m);⏎pub fn f() {}
library/lib.rs:1:16 ¦ exported ¦ fn main() { library::f(); } ¦ pub fn f() { #[macro_export] macro_rules! m { () => {} } }
main.rs:1:1 ¦ import ¦ extern crate library as lib;⏎fn main() { lib::f(); } ¦ pub fn f() {}
library/lib.rs:1:1 ¦ import ¦ fn main() { library::f(); } ¦ extern crate self as tools;⏎pub fn f() {}
main.rs:2:1 ¦ import ¦ #[macro_use]⏎extern crate library;⏎fn main() { m!() } ¦ #[macro_export]⏎macro_rules! m { () => {} }
"#;

#[test]
fn what_cannot_be_one_file_is_refused() {
    for row in REFUSED.trim().lines() {
        let text = row.replace('⏎', "\n").replace('⇥', "\t");
        let mut cells = text.split(" ¦ ");
        let mut cell = || cells.next().unwrap_or_default();
        let (place, word) = (cell(), cell());
        let names = ["main.rs", "library/lib.rs", "other/lib.rs"];
        let folder = folder_with("refusals", &names.map(|name| (name, cell())));
        let mut bundle = grundy();
        bundle.args(["--lib", "library=library/lib.rs", "--lib"]);
        bundle.args(["other=other/lib.rs", "main.rs"]);
        let output = bundle.current_dir(folder).output().expect("the program");
        let errors = String::from_utf8_lossy(&output.stderr);
        let first = errors.lines().next().unwrap_or_default();
        let is_there = first.starts_with(&format!("{place}: error: "));
        assert!(is_there && first.contains(word), "{row}\n{errors}");
        let ended = (output.stdout.len(), output.status.code());
        assert_eq!(ended, (0, Some(1)), "{row}");
    }
}
