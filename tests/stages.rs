//! The stages through their door, a rule each: what of a library is kept, and how it is printed.
use super::{bundle, Library, Purpose, Text};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

static FOLDERS: AtomicUsize = AtomicUsize::new(0);

/// Returns the bundle of `fn main() { BODY }` over a library of this text.
fn bundled(body: &str, library: &str, is_exact: bool) -> String {
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let name = format!("grundy-stages-{}-{number}", process::id());
    let folder = env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("lib.rs"), library).expect("a file");
    let solution = Text {
        path: PathBuf::from("a.rs"),
        text: format!("fn main() {{ {body} }}\n"),
    };
    let library = Library {
        name: "kit".to_string(),
        path: folder.join("lib.rs"),
        is_exact,
        ..Library::default()
    };
    let made = bundle(solution, &[library], "2021".to_string(), Purpose::Submit);
    fs::remove_dir_all(folder).expect("the folder");
    made.expect("a bundle").text
}

/// The library in the bundle of `fn main() { BODY }`.
fn printed(body: &str, library: &str, is_exact: bool) -> String {
    let text = bundled(body, library, is_exact);
    let (_, module) = text.split_once("mod kit {\n").unwrap_or(("", "}\n"));
    module.strip_suffix("}\n").expect("a module").to_string()
}

/// Checks what of a library is kept: the lines that begin with `+`, and not those that begin with `-`.
fn keeps(body: &str, marked: &str, is_exact: bool) {
    let lines = || marked.lines().filter(|line| !line.is_empty());
    let text = |lines: Vec<&str>| {
        lines
            .iter()
            .flat_map(|line| [&line[2..], "\n"])
            .collect::<String>()
    };
    let kept = lines().filter(|line| line.starts_with('+')).collect();
    let found = printed(body, &text(lines().collect()), is_exact);
    assert_eq!(found, text(kept), "{body}");
}

/// Our own library: exactly what is needed.
fn exact(body: &str, marked: &str) {
    keeps(body, marked, true);
}

/// A library of somebody else: what may be needed.
fn foreign(body: &str, marked: &str) {
    keeps(body, marked, false);
}

#[test]
fn tokens_tell_names_from_comments_texts_and_lifetimes() {
    exact(
        "kit::f(); // kit::g()\n",
        "
+ pub fn f() {}
- pub fn g() {}
",
    );
    exact(
        r##"kit::f("kit::g", 'g', r#"g"#, b"g");"##,
        "
+ pub fn f<'g>(_: &'g str, _: char, _: &str, _: &[u8]) {}
- pub fn g() {}
",
    );
    exact(
        "kit::r#match()",
        "\n+ pub fn r#match() {}\n- pub fn other() {}\n",
    );
}

#[test]
fn items_end_where_the_next_begins() {
    exact(
        "kit::f(kit::N)",
        "
+ pub const N: usize = 1 << 3;
- pub const M: [u8; 2] = [1, 2];
- pub static S: &str = \"fn f() {}\";
+ pub fn f(_: usize) {}
- pub struct Unit;
- pub struct Tuple(u8, u8);
- pub enum E { A, B }
- pub type T = (u8, u8);
- pub unsafe trait Marker {}
- pub const fn g() -> u8 { 1 }
",
    );
}

#[test]
fn what_a_cfg_leaves_out_is_not_there() {
    exact(
        "kit::f()",
        "
- #[cfg(test)]
- pub fn f() { panic!() }
- #[cfg(any(test, feature = \"slow\"))]
- pub fn f() {}
+ pub fn f() {}
",
    );
}

#[test]
fn names_lead_through_imports_renames_and_globs() {
    exact(
        "kit::f()",
        "
+ pub use inner::g as f;
- pub use inner::h;
+ mod inner {
+     pub fn g() {}
-     pub fn h() {}
+ }
",
    );
    exact(
        "kit::f()",
        "
+ pub use inner::*;
+ mod inner {
+     pub fn f() {}
-     pub fn h() {}
+ }
- mod other {
-     pub fn f() {}
- }
",
    );
    exact(
        "kit::a::f()",
        "
+ pub mod a {
+     pub fn f() { super::g() }
- 
-     pub fn h() { self::f() }
+ }
+ fn g() { self::h() }
+ fn h() {}
",
    );
}

#[test]
fn a_local_of_the_name_of_a_module_keeps_nothing() {
    exact(
        "let other = 1; kit::f(other)",
        "
+ pub fn f(_: u8) {}
- pub mod other { pub fn g() {} }
",
    );
}

#[test]
fn members_are_kept_by_their_names() {
    exact(
        "kit::A.f(); let _ = kit::A::N;",
        "
+ pub struct A;
+ impl A {
+     pub const N: u8 = 1;
-     pub const M: u8 = 1;
+     pub fn f(&self) {}
-     pub fn g(&self) {}
+ }
- pub struct B;
- impl B {
-     pub fn f(&self) {}
- }
",
    );
}

#[test]
fn an_impl_needs_its_trait_and_its_type() {
    exact(
        "use kit::Wins; kit::A.wins();",
        "
+ pub trait Wins { fn wins(&self); }
+ pub struct A;
- pub struct B;
+ impl Wins for A { fn wins(&self) {} }
- impl Wins for B { fn wins(&self) {} }
- trait Other { fn other(&self); }
- impl Other for A { fn other(&self) {} }
",
    );
}

#[test]
fn an_impl_of_std_stays_with_its_type() {
    exact(
        "let _ = kit::A;",
        "
+ pub struct A;
- pub struct B;
+ impl Drop for A { fn drop(&mut self) { g() } }
- impl Drop for B { fn drop(&mut self) { h() } }
+ use std::ops::Neg;
+ impl Neg for A { type Output = u8; fn neg(self) -> u8 { 1 } }
+ fn g() {}
- fn h() {}
",
    );
}

#[test]
fn what_may_be_of_std_stays_whatever_else_has_its_name() {
    exact(
        "let _ = kit::A[0];",
        "
+ mod a {
+     pub mod ops { pub trait Index {} }
+ }
+ pub struct A;
+ use std::ops;
+ impl ops::Index<u8> for A { type Output = u8; fn index(&self, _: u8) -> &u8 { &1 } }
",
    );
    exact(
        "let _ = kit::a::A[0];",
        "
+ mod b {
+     pub mod ops { pub trait Index {} }
-     pub mod other { pub trait Index {} }
+ }
+ pub mod a {
+     use std::ops::*;
+     pub struct A;
+     impl Index<u8> for A { type Output = u8; fn index(&self, _: u8) -> &u8 { &1 } }
+ }
",
    );
    exact(
        "let _ = kit::A;",
        "
+ pub enum Step { Drop, Stay }
- pub fn is_last(step: Step) -> bool { use Step::*; matches!(step, Drop) }
+ pub struct A;
+ impl Drop for A { fn drop(&mut self) {} }
",
    );
}

#[test]
fn what_a_glob_brings_in_is_at_hand() {
    exact(
        "kit::b::f()",
        "
+ pub mod a {
+     pub struct A;
-     pub struct Other;
+ }
+ pub mod b {
+     use super::a::*;
+     pub fn f() { drop(A) }
+     impl Clone for A { fn clone(&self) -> A { A } }
-     impl Clone for Other { fn clone(&self) -> Other { Other } }
+ }
",
    );
}

#[test]
fn an_impl_for_a_type_that_is_not_at_hand_stays_with_any_that_it_names() {
    exact(
        "let (a, _): (_, u8) = kit::A.into();",
        "
+ pub struct A;
+ pub struct Inferred;
- pub struct Other;
+ impl From<A> for (Inferred, u8) { fn from(_: A) -> (Inferred, u8) { (Inferred, 1) } }
- impl From<Other> for (Other, u8) { fn from(_: Other) -> (Other, u8) { (Other, 1) } }
",
    );
    exact(
        "let _ = kit::A == kit::A;",
        "
+ pub trait Has { type Type; }
+ pub struct It;
+ pub struct A;
+ impl Has for It { type Type = A; }
+ impl PartialEq for <It as Has>::Type { fn eq(&self, _: &A) -> bool { true } }
",
    );
}

#[test]
fn a_function_of_a_trait_may_come_after_a_type_of_std() {
    exact(
        "use kit::New; let _ = std::collections::HashSet::<u8>::fresh(); let _ = Vec::<u8>::with_capacity(1);",
        "
+ pub trait New { fn fresh() -> Self; }
+ impl New for ::std::collections::HashSet<u8> { fn fresh() -> Self { Self::new() } }
",
    );
}

#[test]
fn a_macro_of_a_library_does_not_name_the_types_of_the_solution() {
    foreign(
        "kit::f() } struct M; fn g() {",
        "
+ pub fn f() {}
- mod ring {
-     pub trait Has { type M: Clone; }
-     pub struct Ring<M>(M);
-     macro_rules! zero { ($t:ty, $m:ident) => { impl<$m> Ring<$m> { fn zero(n: $t) {} } } }
-     zero!(u8, M);
- }
",
    );
}

#[test]
fn a_brace_may_be_an_argument() {
    exact(
        "kit::f::<{ kit::N }>()",
        "
+ pub const N: usize = { 1 + 1 };
- pub struct A<const K: usize = { 2 }>;
- impl A<{ N }> { pub fn g(&self) -> A<{ 3 }> { A } }
+ pub fn f<const K: usize>() {}
",
    );
}

#[test]
fn a_trait_that_may_be_called_decides_which_method_is_meant() {
    foreign(
        "kit::A.f()",
        "
+ pub struct A;
+ impl A {
+     pub fn f(&self) {}
+ }
+ trait Other { fn f(&self); }
+ impl Other for A { fn f(&self) {} }
- trait Silent { fn g(&self); }
- impl Silent for A { fn g(&self) {} }
",
    );
}

#[test]
fn the_words_of_a_macro_may_mean_anything() {
    exact(
        "kit::f()",
        "
+ macro_rules! m { ($t:ident) => { g(stringify!($t)) } }
+ pub fn f() { m!(h) }
+ fn g(_: &str) {}
+ fn h() {}
- fn i() {}
",
    );
}

#[test]
fn a_name_in_the_braces_of_a_text_is_a_mention() {
    exact(
        "kit::f()",
        "
+ const N: u8 = 1;
- const M: u8 = 1;
+ pub fn f() { println!(\"{N} M\") }
",
    );
}

#[test]
fn paths_change_as_libraries_become_modules() {
    for (body, library, expected) in [
        (
            "kit::f()",
            "pub fn f() { crate::g() }\npub fn g() {}\n",
            "pub fn f() { crate::kit::g() }\npub fn g() {}\n",
        ),
        (
            "kit::f()",
            "pub(crate) mod a { pub(crate) fn g() {} }\npub fn f() { a::g() }\n",
            "pub(in crate::kit) mod a { pub(in crate::kit) fn g() {} }\npub fn f() { a::g() }\n",
        ),
        (
            "kit::f()",
            "pub fn f() { std::mem::drop(1) }\n",
            "pub fn f() { ::std::mem::drop(1) }\n",
        ),
        (
            "kit::f()",
            "use crate as root;\npub fn f() { root::g() }\nfn g() {}\nfn h() {}\n",
            "use crate::kit as root;\npub fn f() { root::g() }\nfn g() {}\n",
        ),
        (
            "kit::f()",
            "extern crate self as kit;\npub fn f() { kit::g() }\npub fn g() {}\n",
            "pub fn f() { crate::kit::g() }\npub fn g() {}\n",
        ),
        (
            "kit::f()",
            "#[macro_use]\npub extern crate alloc;\npub mod a { pub fn g() -> crate::alloc::string::String { panic!() } }\npub fn f() { a::g() }\n",
            "pub extern crate alloc;\npub mod a { pub fn g() -> crate::kit::alloc::string::String { panic!() } }\npub fn f() { a::g() }\n",
        ),
        (
            "kit::f()",
            "mod a {\n    use ::{std::mem::drop, kit2::g};\n    pub fn h() { drop(g()) }\n}\npub fn f() { a::h() }\n",
            "mod a {\n    use {std::mem::drop, kit2::g};\n    pub fn h() { drop(g()) }\n}\npub fn f() { a::h() }\n",
        ),
        (
            "kit::f()",
            "#[cfg(not(feature = \"x\"))]\npub fn f() { println!(\"{feature}\", feature = 1) }\n",
            "#[cfg(not(any()))]\npub fn f() { println!(\"{feature}\", feature = 1) }\n",
        ),
        (
            "kit::f()",
            "use std::{fmt, mem};\npub fn f() { mem::drop(1) }\n",
            "use std::mem;\npub fn f() { mem::drop(1) }\n",
        ),
    ] {
        assert_eq!(printed(body, library, true), expected);
    }
}

#[test]
fn comments_documentation_and_tests_go() {
    let library = "//! Page.\n\n/// Doc.\npub fn f() {\n    // Why.\n    g(/* one */ 1)\n}\n\n/// Doc.\n#[doc(alias = \"x\")]\npub fn g(_: u8) {}\n\n\
        #[cfg(test)]\nmod tests {\n    #[test]\n    fn t() {}\n}\n";
    let expected = "pub fn f() {\n    g(1)\n}\n\npub fn g(_: u8) {}\n";
    let early = "pub fn f() { h() }\n\n#[cfg(test)]\nmod tests {\n    fn t() {} }\nfn h() {\n}\n";
    assert_eq!(
        printed("kit::f()", early, true),
        "pub fn f() { h() }\n\nfn h() {\n}\n"
    );
    let read = "#[doc = include_str!(\"a.md\")]\npub fn f() {}\n";
    assert_eq!(printed("kit::f()", read, true), "pub fn f() {}\n");
    assert_eq!(printed("kit::f()", library, true), expected);
}

#[test]
fn a_library_that_nothing_names_is_not_there() {
    assert_eq!(bundled("", "pub fn f() {}\n", true), "fn main() {  }\n");
}
