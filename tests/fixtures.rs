//! The bundler on what the language has: a fixture a construct, in `fixtures/<construct>`, with a
//! library, a solution that uses it, and the bundle as it ought to be.
//!
//! That is `main.rs`, `<library>/lib.rs` (a later library in the alphabet may use an earlier one) and
//! `expected.rs`; a `Cargo.toml` beside the first two tells their edition. The bundle must be
//! `expected.rs` to the byte, compile without a warning, and do what the solution does that is linked
//! with the libraries as they are.
use crate::support::{compile, entries, folder, grundy, home, name, read, run, rustc, succeed};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The oldest paths and the smallest prelude, and the most keywords.
const ALL: &[&str] = &["2015", "2024"];

/// Each fixture with the editions that know its construct; the program that is run is of the last.
macro_rules! fixtures {
    ($($name:ident $editions:expr,)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        $(
            #[test]
            fn $name() {
                check(stringify!($name), $editions);
            }
        )*
    };
}
fixtures! {
    associated_items ALL,
    bare_trait_objects &["2018", "2024", "2021"],
    blanket_impls ALL,
    // The literals are there since 2021.
    c_strings &["2024", "2021"],
    calls_that_stay_whole ALL,
    cfg_attributes ALL,
    comments_and_spacing ALL,
    const_generics ALL,
    const_in_match_pattern ALL,
    consts_and_statics ALL,
    default_methods ALL,
    dense_code ALL,
    dereferenced_receivers ALL,
    derives ALL,
    documentation_for_macros ALL,
    edition_2018_paths ALL,
    enum_globs ALL,
    exported_macros ALL,
    exported_macros_renamed ALL,
    extern_crate_alias ALL,
    extern_crate_self_as ALL,
    extern_crate_underscore ALL,
    extern_crates ALL,
    foreign_impls ALL,
    format_captures ALL,
    generics ALL,
    global_paths ALL,
    globs ALL,
    globs_for_macros ALL,
    hidden_names ALL,
    impl_in_const_underscore ALL,
    impl_macro_leftovers ALL,
    impl_macros ALL,
    impl_macros_for_tuples ALL,
    imports_in_blocks ALL,
    include_rs_file ALL,
    inferred_receivers ALL,
    inherent_impls_spread ALL,
    inner_attributes_and_shebang ALL,
    item_macros ALL,
    items_in_blocks ALL,
    items_in_functions ALL,
    libraries_that_use_each_other ALL,
    library_traits_implemented ALL,
    line_ends ALL,
    lints_of_macros ALL,
    local_shadows ALL,
    lookalikes ALL,
    macro_arguments_through_globs ALL,
    macro_callbacks_and_munchers ALL,
    macro_chmin_debug ALL,
    macro_defines_several_items ALL,
    macro_dollar_crate_everywhere ALL,
    macro_generated_enum ALL,
    macro_hygiene_local ALL,
    macro_ident_names_things ALL,
    // In 2015 a `use` does not see macros of textual scope.
    macro_imports &["2018", "2024", "2021"],
    macro_in_format_args ALL,
    macro_item_impl_trait_positions ALL,
    macro_local_inner_macros ALL,
    macro_named_as_library &["2018", "2024", "2021"],
    macro_nested_repetition ALL,
    macro_semicolons ALL,
    macro_several_rules ALL,
    macro_unused_arm_names_missing_item ALL,
    macros_handed_on &["2018", "2024", "2021"],
    macros_in_blocks ALL,
    macros_named_as_modules ALL,
    match_arms ALL,
    messages_of_2018 &["2018", "2024", "2021"],
    methods_named_as_in_std ALL,
    modules_in_files ALL,
    names_as_macro_arguments ALL,
    nested_macros ALL,
    nested_modules ALL,
    newest_edition &["2024"],
    non_exhaustive ALL,
    operators ALL,
    operators_in_macros ALL,
    or_method_calls_not_closures ALL,
    own_vec_and_println ALL,
    partial_use_groups ALL,
    paths ALL,
    // In 2015 std is private where it is handed on.
    paths_to_macros &["2018", "2024"],
    phantom_data_states ALL,
    preludes ALL,
    private_imports_handed_on ALL,
    private_modules ALL,
    program_macro_names_library_items ALL,
    pub_use_chains ALL,
    question_mark_and_for ALL,
    raw_identifiers ALL,
    receiver_types ALL,
    renames ALL,
    restricted_visibility ALL,
    solution_macros ALL,
    std_globs ALL,
    std_traits_imported ALL,
    struct_macros ALL,
    textual_macros ALL,
    thread_locals ALL,
    trait_methods_in_scope ALL,
    trait_objects ALL,
    type_aliases ALL,
    unconstructed_variants ALL,
    unions ALL,
    unneeded_libraries ALL,
    unread_fields ALL,
    unread_public_fields ALL,
    // In 2024 the block has to be `unsafe`.
    unsafe_and_extern_fns &["2015", "2021"],
    visibility_of_the_rest ALL,
}

#[test]
fn every_folder_is_tested() {
    let found: Vec<String> = entries("tests/fixtures")
        .iter()
        .map(|path| name(path))
        .collect();
    assert_eq!(NAMES, found, "the list and the folders, by name");
}

fn check(fixture: &str, editions: &[&str]) {
    let target = folder(format!("fixtures/{fixture}"));
    let fixture = home().join("tests/fixtures").join(fixture);
    let solution = fixture.join("main.rs");

    let mut bundle = grundy();
    let mut linked = Vec::new();
    for library in entries(&fixture) {
        let root = library.join("lib.rs");
        if root.is_file() {
            let library = name(&library);
            let argument = format!("{library}={}", root.display());
            bundle.arg("--lib").arg(argument);
            let output = target.join(format!("lib{library}.rlib"));
            let mut rustc = unbundled(&root, &linked, &output);
            succeed(rustc.args(["--crate-type", "rlib", "--crate-name", &library]));
            linked.push(format!("{library}={}", output.display()));
        }
    }
    bundle.args(["--edition", &edition(&solution)]);
    let bundled = succeed(bundle.arg(&solution));
    assert_eq!(String::from_utf8_lossy(&bundled.stderr), "");
    let bundled = String::from_utf8(bundled.stdout).expect("text");
    let expected = read(fixture.join("expected.rs"));
    assert!(bundled == expected, "{}", difference(&expected, &bundled));

    let source = target.join("bundle.rs");
    fs::write(&source, &bundled).expect("a file for the bundle");
    let program = compile(&source, editions);
    let original = target.join("unbundled");
    succeed(&mut unbundled(&solution, &linked, &original));
    let printed = |program| run(program, Stdio::null());
    assert_eq!(printed(&original), printed(&program));
}

/// The edition of a file by the manifest beside it.
fn edition(source: &Path) -> String {
    let manifest = source.with_file_name("Cargo.toml");
    let manifest = fs::read_to_string(manifest).unwrap_or_default();
    let mut lines = manifest.lines();
    let edition = lines.find_map(|line| line.strip_prefix("edition = "));
    let edition = edition.map_or("2021", |year| year.trim_matches('"'));
    edition.to_string()
}

/// A compilation of a file as its author wrote it, whatever it warns of.
fn unbundled(source: &Path, libraries: &[String], output: &Path) -> Command {
    let mut rustc = rustc();
    rustc.args(["--edition", &edition(source), "--cap-lints", "allow"]);
    for library in libraries {
        rustc.arg("--extern").arg(library);
    }
    // Libraries that these libraries use lie there too.
    rustc.arg("-L").args(output.parent());
    rustc.arg(source).arg("-o").arg(output);
    rustc
}

/// The lines between the first and the last that differ, with some around.
fn difference(expected: &str, actual: &str) -> String {
    const AROUND: usize = 3;
    let expected: Vec<&str> = expected.split('\n').collect();
    let actual: Vec<&str> = actual.split('\n').collect();
    let same = |pairs: &mut dyn Iterator<Item = (&&str, &&str)>| -> usize {
        pairs.take_while(|(a, b)| a == b).count()
    };
    let start = same(&mut expected.iter().zip(&actual));
    let end = same(
        &mut expected[start..]
            .iter()
            .rev()
            .zip(actual[start..].iter().rev()),
    );
    let mut text = format!(
        "the bundle from line {} (- expected, + printed)\n",
        start + 1
    );
    let mut show = |sign: char, lines: &[&str]| {
        for line in lines {
            writeln!(text, "{sign} {line}").unwrap();
        }
    };
    let behind = expected.len() - end;
    show(' ', &expected[start.saturating_sub(AROUND)..start]);
    show('-', &expected[start..behind]);
    show('+', &actual[start..actual.len() - end]);
    show(' ', &expected[behind..expected.len().min(behind + AROUND)]);
    text
}

#[test]
fn a_difference_is_shown_with_what_is_around() {
    let expected = "one\ntwo\nthree\nfour\nfive\nsix\n";
    let actual = "one\ntwo\nthree\nfour\nFIVE\nand\nsix\n";
    let shown = "the bundle from line 5 (- expected, + printed)
  two\n  three\n  four\n- five\n+ FIVE\n+ and\n  six\n  \n";
    assert_eq!(difference(expected, actual), shown);
}
