//! What has to be known of std: a few lists of names, with white space between the names.

use std::collections::HashMap;
use std::sync::OnceLock;

/// Traits that have to be imported, with the members that are called by their names.
const TRAITS: &str = "
    Read: read read_to_end read_to_string read_exact by_ref bytes chain take read_vectored;
    Write: write write_all write_fmt write_str write_char flush by_ref write_vectored;
    BufRead: read_line read_until lines split fill_buf consume skip_until;
    Seek: seek rewind stream_position seek_relative; IsTerminal: is_terminal; FromStr: from_str;
    TryFrom: try_from; TryInto: try_into; FromIterator: from_iter; Hash: hash hash_slice;
    Hasher: finish write write_u8 write_u16 write_u32 write_u64 write_u128 write_usize
        write_i8 write_i16 write_i32 write_i64 write_i128 write_isize;
    BuildHasher: build_hasher hash_one; Borrow: borrow; BorrowMut: borrow_mut";

/// Traits whose members are mostly used without their names, or are rare.
const QUIET_TRAITS: &str = "
    Any: type_id; Error: source description cause; Deref: deref; DerefMut: deref_mut;
    Index: index; IndexMut: index_mut; RangeBounds: start_bound end_bound contains;
    Add: add; Sub: sub; Mul: mul; Div: div; Rem: rem; Neg: neg; Not: not;
    BitAnd: bitand; BitOr: bitor; BitXor: bitxor; Shl: shl; Shr: shr;
    AddAssign: add_assign; SubAssign: sub_assign; MulAssign: mul_assign; DivAssign: div_assign;
    RemAssign: rem_assign; BitAndAssign: bitand_assign; BitOrAssign: bitor_assign;
    BitXorAssign: bitxor_assign; ShlAssign: shl_assign; ShrAssign: shr_assign;
    Sum: sum; Product: product; Display: fmt; Debug: fmt; Binary: fmt; LowerHex: fmt;
    UpperHex: fmt; Octal: fmt; LowerExp: fmt; UpperExp: fmt; Pointer: fmt;
    ToSocketAddrs: to_socket_addrs; SliceIndex: get get_mut; Future: poll;
    IntoFuture: into_future; Wake: wake wake_by_ref; Termination: report;
    GlobalAlloc: alloc dealloc alloc_zeroed realloc; Pattern: into_searcher";

fn has(list: &str, name: &str) -> bool {
    list.split_ascii_whitespace().any(|word| word == name)
}

/// The members of all listed traits.
fn traits() -> &'static HashMap<&'static str, &'static str> {
    static ALL: OnceLock<HashMap<&str, &str>> = OnceLock::new();
    ALL.get_or_init(|| {
        let all = TRAITS.split(';').chain(QUIET_TRAITS.split(';'));
        let pairs = all.filter_map(|text| text.split_once(':'));
        pairs
            .map(|(name, members)| (name.trim(), members))
            .collect()
    })
}

/// The crates that come with the compiler.
pub fn is_crate(name: &str) -> bool {
    has("std core alloc proc_macro test", name)
}

/// Whether a name means something without being imported.
pub fn is_in_prelude(name: &str) -> bool {
    const NAMES: &str = "
        AsMut AsRef Box Clone Copy Debug Default DoubleEndedIterator Drop Eq Err ExactSizeIterator
        Extend Fn FnMut FnOnce From FromIterator Hash Into IntoIterator Iterator None Ok Option
        Ord PartialEq PartialOrd Result Self Send Sized Some String Sync ToOwned ToString TryFrom
        TryInto Unpin Vec align_of align_of_val bool char drop f32 f64 i128 i16 i32 i64 i8 isize
        size_of size_of_val str u128 u16 u32 u64 u8 usize";
    has(NAMES, name)
}

/// Whether a name is a macro of std's, which can be called without being imported.
pub fn is_macro(name: &str) -> bool {
    const OTHERS: &str = "
        cfg column compile_error concat env file include include_bytes include_str
        is_x86_feature_detected line matches module_path option_env stringify thread_local";
    takes_expressions(name) || has(OTHERS, name)
}

/// Whether a macro takes expressions between `,` and `;`.
pub fn takes_expressions(name: &str) -> bool {
    const OTHERS: &str = "addr_of addr_of_mut dbg pin ready try vec";
    format_argument(name).is_some() || has(OTHERS, name)
}

/// Which argument of a macro is a text whose `{name}` is a use of that name.
pub fn format_argument(name: &str) -> Option<usize> {
    const NAMES: [&str; 3] = [
        "eprint eprintln format format_args panic print println todo unimplemented unreachable",
        "assert debug_assert write writeln",
        "assert_eq assert_ne debug_assert_eq debug_assert_ne",
    ];
    NAMES.iter().position(|list| has(list, name))
}

/// Whether a `derive` is built in.
pub fn is_derive(name: &str) -> bool {
    reads_fields(name) || has("Clone Copy Debug Default Eq", name)
}

/// Whether a `derive` reads all fields, as rustc sees it.
pub fn reads_fields(name: &str) -> bool {
    has("Hash Ord PartialEq PartialOrd", name)
}

/// Whether an attribute is built in.
pub fn is_attribute(name: &str) -> bool {
    const NAMES: &str = "
        allow automatically_derived bench cfg cfg_attr cold default deny deprecated derive doc
        expect export_name forbid global_allocator ignore inline link link_name link_section
        macro_export macro_use must_use no_mangle non_exhaustive path recursion_limit repr
        should_panic target_feature test track_caller type_length_limit used warn";
    has(NAMES, name)
}

/// Whether a trait of std's may be used by a member's name where it is imported; none for what is no
/// trait with members, or is in the prelude.
pub fn trait_has(name: &str, member: &str) -> Option<bool> {
    traits().get(name).map(|members| has(members, member))
}

/// Whether the last of the names that lead there is that of a trait of std which may be a type.
pub fn is_trait(names: &[&str]) -> bool {
    const OTHERS: &str = "
        AsMut AsRef DoubleEndedIterator Drop ExactSizeIterator Fn FnMut FnOnce Into Iterator
        RefUnwindSafe Send Sync ToString Unpin UnwindSafe";
    match names[names.len() - 1] {
        "Error" => names.contains(&"error"),
        name => traits().contains_key(name) || has(OTHERS, name),
    }
}

/// Whether a trait of std's that has to be imported may have a member of a name.
pub fn is_trait_member(member: &str) -> bool {
    has(TRAITS, member) || has(TRAITS, &format!("{member};"))
}

/// Whether all traits with members that a module of std holds are in [`trait_has`]'s list.
pub fn knows_module(name: &str) -> bool {
    const NAMES: &str = "
        alloc any array ascii atomic binary_heap borrow boxed btree_map btree_set cell char clone
        cmp collections consts convert core default env error f32 f64 ffi fmt fs future hash
        hash_map hash_set hint i128 i16 i32 i64 i8 io isize iter marker mem mpsc net num ops
        option panic path pin process ptr rc result slice std str string sync task thread time
        u128 u16 u32 u64 u8 usize vec vec_deque";
    has(NAMES, name)
}

/// Whether a module of std holds traits with members.
pub fn holds_traits(name: &str) -> bool {
    const NAMES: &str = "
        alloc any borrow convert error fmt future hash io iter net ops prelude process slice str
        task";
    has(NAMES, name)
}

/// Whether types of std have a method of a name that types of libraries often have, too.
pub fn is_common_method(name: &str) -> bool {
    const NAMES: &str = "
        abs append as_mut as_ref binary_search bytes chars clear clone cmp collect contains
        contains_key count count_ones drain entry eq extend fill filter find first fold
        for_each from get get_mut get_or_insert_with index insert into_iter is_empty iter
        iter_mut join keys last leading_zeros len lines map max max_by_key max_value min
        min_value next peek pop pop_back pop_front position pow push push_back push_front
        range read remove replace resize rev reverse set size sort split split_off sqrt sum
        swap take to_string trailing_zeros truncate unwrap values write zip";
    has(NAMES, name)
}

#[test]
fn names_are_found_as_wholes() {
    assert!(is_crate("std") && !is_crate("st") && !is_in_prelude("") && is_macro("vec"));
    assert_eq!(format_argument("assert_ne"), Some(2));
    assert_eq!(trait_has("SliceIndex", "get_mut"), Some(true));
    assert_eq!(trait_has("SliceIndex", "mut"), Some(false));
    assert_eq!(trait_has("HashMap", "get"), None);
    assert!(is_trait(&["error", "Error"]) && !is_trait(&["io", "Error"]) && is_trait(&["FnMut"]));
    assert!(is_trait_member("write_isize") && !is_trait_member("poll"));
}
