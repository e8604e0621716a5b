//! A solution and its libraries become one file: the program and, in modules, what it needs of the libraries.
//!
//! It is the front end of a compiler, in a straight line, and it infers nothing and expands nothing. Words are
//! looked up by name, and whatever may be meant is kept.
//!
//! | stage | makes |
//! |---|---|
//! | [`tokens`] | a text as tokens with their places, brackets matched |
//! | [`items`] | tokens as items: kind, name, body; a `use` as its imports |
//! | [`crates`] | the files of all modules, without what a `cfg` leaves out, as one list of items |
//! | [`names`] | what the names of a path may mean: items, imports |
//! | [`heads`] | the head of each impl: its trait, its outermost type |
//! | [`mentions`] | what tokens mention: paths, members, macros |
//! | [`refusals`] | what one file cannot have |
//! | [`needed`] | a work list: what the words of kept items may mean is kept |
//! | [`mod@print`] | the solution, and the kept items in their modules |
//!
//! # What is kept
//!
//! 1. The solution is kept whole. The words of what is kept are looked up, and what they may mean is kept, until
//!    nothing is added. A library that nothing names is left out.
//! 2. The first name of a path is looked up in the module of the path: among the items and imports there, and
//!    through the globs. In `a::b`, `b` is looked up in every module that is called `a` anywhere. Imports in
//!    blocks count as the module's. What is found nowhere is a local, or of std.
//! 3. A function of a kept type or trait is kept if its name comes after a dot, after `fn`, or after what may be
//!    a type: `x.f()`, `fn f()`, `A::f`. After a type of std, as in `Vec::f`, the name counts only if a trait has a
//!    member of that name. An associated type or constant is kept if its name appears anywhere.
//! 4. An impl is kept if its outermost type and its trait both allow it. The type allows it if it is kept or not at
//!    hand. The trait allows it if it is kept or not at hand, or if a member of it may be called: which method `x.f()`
//!    is depends on all traits. An impl of a trait that is not at hand keeps all its members, other impls keep those
//!    of rule 3. A type or trait is at hand if its name leads to items of the sources and *cannot* lead to std or to
//!    an alias. It may lead to std if its path begins with std's name, if an import or a glob on its way does, or if
//!    it is a name of the prelude that its module does not have itself. If neither the trait nor the type is at hand,
//!    one of the types that the head names has to be kept, if there are any.
//! 5. In macros, and in the arguments of macros other than std's, each word may mean anything of its name in its
//!    crate and in all libraries except ours. A glob in a macro keeps all that its module has. A macro call among
//!    items is kept with its module. It also is kept if it names a type of a library that is kept, or a trait that
//!    rule 4 allows: by its name, by an alias, by the name that an import gives it, or through a macro. So is a
//!    function or a constant with an impl in its body. A macro call in a trait may write any member of the trait.
//! 6. An import, or an `extern crate`, is kept if its name was looked up, if it brings in a kept trait, if it is a
//!    glob, or if a macro may make what it brings in: no item has the name, or the module that it leads to has macro
//!    calls. Imports from std are kept; in our library, only if they are named or a method of theirs is.
//! 7. Refused, with their places, are `include!`, `env!("CARGO_..")`, procedural macros, `#[path]`, files of modules
//!    that macros declare, modules in functions, an `extern crate` that renames a library or loads its macros, exported
//!    macros in functions and in macros, `crate` and features in exported macros, in a macro a glob of a module that an
//!    argument names, `crate` in the arguments of a macro that takes tokens or names one by one, names that the bundle
//!    would have twice, `type_name::<T>()` outside of `panic!`, and, if a library is without std, functions in traits
//!    and in macros that have the name of a function of std.
//!
//! # What changes
//!
//! The bundle is one crate. So a library `kit` says `crate::kit` for `crate`. A macro `m` that it exports is
//! `__kit__m` in the root, where it meets no other name, and `m` in the module of the library and in those that call
//! it by its name alone; if std has a macro of that name, only the root of the library may call it so. Lints that a
//! library denies are left out, and those that its root allows stand before its module. What the solution denies on
//! its top becomes a warning, as it would hold for the libraries, too.
//!
//! # What is not known
//!
//! Types, so members of the same name are kept together; what macros write, so their calls stay whole. What code says
//! about its own text or place (`stringify!`, `line!`, `module_path!`, `type_name_of_val`), it says about the bundle.
//! Not looked for are
//!
//! - paths into our library that a macro of the solution completes;
//! - macros that macros define in a module that nothing names, and calls of macros in functions that nothing names;
//! - exported macros whose names are arguments or raw, or that a `cfg` of the judge leaves out, and calls of an
//!   exported macro where something else is imported by its name;
//! - macros that hand their arguments to one that counts tokens;
//! - the name of a library in the arguments of a macro that takes tokens one by one, where it becomes `crate::kit`;
//! - a macro of another library that takes `pub(crate)` by these very tokens, as it is `pub(in crate::kit)` there;
//! - a glob in braces in a macro: `use $crate::a::{*}`, and one of an argument, if in its file another macro makes an
//!   enum by an argument of that name;
//! - in a library without std, a function of std's name whose name is an argument of a macro;
//! - `extern crate` in a block, and `#![recursion_limit]` and `#![no_implicit_prelude]` of a library;
//! - what is different in the edition of a library: a note says which it is, and `grundy test` asks rustc.
mod crates;
mod heads;
mod items;
mod mentions;
mod names;
mod needed;
mod print;
mod refusals;
mod tokens;

pub use crates::Library;

use crate::error::Result;
use crate::heading::title_and_link;
use crates::Program;
use std::path::PathBuf;

/// A file that was read.
pub struct Text {
    pub path: PathBuf,
    pub text: String,
}

/// What a bundle is made for.
#[derive(Clone, Copy, PartialEq)]
pub enum Purpose {
    /// A judge: messages name the bundle and its lines.
    Submit,
    /// A run on this machine, as at a judge; an example of the documentation, which has no `main`, is run, too.
    Run,
    /// A test on this machine: messages name the file of the solution and its lines.
    Test,
    /// The same, where one process answers many inputs if its `main` is `snippets::io::run(solve)`.
    Serve,
}

/// One file that a judge compiles.
#[derive(Default)]
pub struct Bundle {
    /// What rustc and a panic are to call it.
    pub name: String,
    pub text: String,
    /// By the number of a line of the text, from 1 on, its number in the file that `name` stands for, or 0 if it is of a
    /// library.
    pub lines: Vec<usize>,
    /// The edition that it is compiled under.
    pub edition: String,
    /// The libraries in it that are of another edition, each with its own.
    pub foreign: Vec<(String, String)>,
}

/// Returns the bundle of a solution. Fails if it would not mean the same as the linked program, or may not.
pub fn bundle(
    solution: Text,
    libraries: &[Library],
    edition: String,
    purpose: Purpose,
) -> Result<Bundle> {
    // Rustc takes no name with this character.
    let mut name = solution.path.display().to_string().replace('=', "_");
    let program = Program::read(solution, libraries)?;
    let needed = needed::needed(&program)?;
    let (mut text, mut lines) = print::print(&program, &needed)?;
    if let Some(title) = title_and_link(program.sources[0].text) {
        text = format!("// {title}\n{text}");
        lines.insert(0, 0);
    }
    // Lines are counted from 1.
    lines.insert(0, 0);
    let mut foreign = Vec::new();
    for (id, library) in (1..).zip(libraries) {
        let own = library.edition.as_ref().unwrap_or(&edition);
        if *own != edition && needed.items[program.roots[id]] {
            foreign.push((library.name.clone(), own.clone()));
        }
    }
    if matches!(purpose, Purpose::Submit | Purpose::Run) {
        name = format!("bundle of {name}");
        lines = (0..lines.len()).collect();
    }
    Ok(Bundle {
        name,
        text,
        lines,
        edition,
        foreign,
    })
}

#[cfg(test)]
#[path = "../tests/stages.rs"]
mod tests;
