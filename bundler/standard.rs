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
    BuildHasher: build_hasher hash_one; Borrow: borrow; BorrowMut: borrow_mut; Any: type_id;
    Error: source description cause; Deref: deref; DerefMut: deref_mut;
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
        let pairs = TRAITS.split(';').filter_map(|text| text.split_once(':'));
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
        AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop Eq Err ExactSizeIterator
        Extend Fn FnMut FnOnce From FromIterator Into IntoIterator Iterator None Ok Option Ord
        PartialEq PartialOrd Result Self Send Sized Some String Sync ToOwned ToString TryFrom
        TryInto Unpin Vec align_of align_of_val drop size_of size_of_val";
    is_primitive(name) || has(NAMES, name)
}

/// Whether a name is that of a type that the language has.
pub fn is_primitive(name: &str) -> bool {
    const NAMES: &str = "
        bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize";
    has(NAMES, name)
}

/// Whether a name is a macro of std's, which can be called without being imported.
pub fn is_macro(name: &str) -> bool {
    const OTHERS: &str = "
        cfg column compile_error env file include include_bytes include_str
        is_x86_feature_detected line matches module_path option_env stringify thread_local";
    takes_expressions(name) || has(OTHERS, name)
}

/// Whether a macro takes expressions between `,` and `;`.
pub fn takes_expressions(name: &str) -> bool {
    const OTHERS: &str = "addr_of addr_of_mut concat dbg pin ready try vec";
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

/// Whether a macro took anything as a message before 2021.
pub fn takes_any_message(name: &str) -> bool {
    has("assert debug_assert panic unreachable", name)
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
        AsMut AsRef DoubleEndedIterator Drop ExactSizeIterator Fn FnMut FnOnce FusedIterator
        Into Iterator PartialEq PartialOrd RefUnwindSafe Send Sync ToString Unpin UnwindSafe";
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
        hash_map hash_set hint i128 i16 i32 i64 i8 io isize iter linked_list marker mem mpsc net num
        ops option panic path pin process ptr rc result slice std str string sync task thread time
        u128 u16 u32 u64 u8 usize vec vec_deque";
    has(NAMES, name)
}

/// Whether a name of std's is of a crate or a module, and of no type.
pub fn is_module(name: &str) -> bool {
    is_crate(name) || (knows_module(name) && !is_in_prelude(name))
}

/// Whether methods of std of a name hand a closure nothing but references.
pub fn hands_out_references(method: &str) -> bool {
    const NAMES: &str = "
        binary_search_by filter find inspect is_sorted_by max_by max_by_key min_by min_by_key
        partition partition_point skip_while sort_by sort_by_cached_key sort_by_key
        sort_unstable_by sort_unstable_by_key take_while";
    has(NAMES, method)
}

/// Whether std, and not core, gives floats a method of a name.
pub fn is_method_of_floats(name: &str) -> bool {
    const NAMES: &str = "
        abs_sub acos acosh asin asinh atan atan2 atanh cbrt ceil cos cosh div_euclid exp exp2 exp_m1 floor
        fract hypot ln ln_1p log log10 log2 mul_add powf powi rem_euclid round round_ties_even sin
        sin_cos sinh sqrt tan tanh trunc";
    has(NAMES, name)
}

/// Whether a name is that of a variant of an enum of std's.
pub fn is_variant(name: &str) -> bool {
    const NAMES: &str = "
        Borrowed Break Continue Equal Excluded Greater Included Less Occupied Owned Ready Pending
        Unbounded Vacant";
    has(NAMES, name)
}

/// Whether a name in a module of std is that of a function or a macro.
pub fn is_function(module: &str, name: &str) -> bool {
    const MODULES: &str = "alloc cmp env fmt fs hint io iter mem process ptr slice thread";
    has(MODULES, module)
        && name.starts_with(char::is_lowercase)
        && !matches!(name, "consts" | "prelude")
}

/// Whether a module of std holds traits with members.
pub fn holds_traits(name: &str) -> bool {
    const NAMES: &str = "
        alloc any borrow convert error fmt future hash io iter net ops prelude process slice str
        task";
    has(NAMES, name)
}

/// Whether types of std have a constant or a function of a name that is no method.
pub fn is_associated(name: &str) -> bool {
    const NAMES: &str = "
        BITS DIGITS EPSILON INFINITY MANTISSA_DIGITS MAX MAX_EXP MIN MIN_EXP MIN_POSITIVE NAN
        NEG_INFINITY RADIX dangling downgrade from_be from_be_bytes from_bits from_digit from_fn
        from_le from_le_bytes from_micros from_millis from_nanos from_ne_bytes from_ptr from_raw
        from_raw_parts from_secs from_secs_f64 from_str_radix from_u32 from_utf16 from_utf8
        from_utf8_lossy from_utf8_unchecked into_raw make_mut new new_in new_unchecked now pin
        strong_count try_unwrap weak_count with_capacity";
    has(NAMES, name)
}

/// Whether types of std have a method of a name that types of libraries often have, too.
pub fn is_common_method(name: &str) -> bool {
    const NAMES: &str = "
        abs abs_diff abs_sub accept acos acosh advance all and and_modify and_then any append
        as_bytes as_bytes_mut as_deref as_deref_mut as_micros as_millis as_mut as_mut_ptr
        as_mut_slice as_mut_slices as_mut_str as_mut_vec as_nanos as_ptr as_ref as_secs as_secs_f64
        as_slice as_slices as_str asin asinh atan atan2 atanh back back_mut binary_search
        binary_search_by bits borrow borrow_mut buffer by_ref bytes canonicalize capacity cast cbrt
        ceil chain char_indices chars checked_abs checked_add checked_add_signed
        checked_add_unsigned checked_div checked_div_euclid checked_isqrt checked_mul checked_neg
        checked_next_power_of_two checked_pow checked_rem checked_rem_euclid checked_shl checked_shr
        checked_sub checked_sub_unsigned chunk_by chunks chunks_exact chunks_exact_mut chunks_mut
        clamp classify clear clone clone_from_slice cloned cmp collect concat connect contains
        contains_key copied copy_from_slice copysign cos cosh count count_ones count_zeros cycle
        dedup dedup_by dedup_by_key default difference div_ceil div_euclid div_floor downcast
        downcast_unchecked drain duration_since elapsed end ends_with entries entry enumerate eq
        eq_ignore_ascii_case err escape_debug escape_default exp2 exp_m1 expect expect_err extend
        extend_from_slice extend_from_within extend_one extend_reserve extract_if fetch_add
        fetch_sub fetch_update field fill fill_bytes fill_with filter filter_map find find_map first
        first_entry first_key_value first_mut flat_map flatten floor fold for_each fract from front
        front_mut fuse ge get get_disjoint_mut get_key_value get_many_mut get_mut get_or_insert
        get_or_insert_with get_ref get_unchecked get_unchecked_mut gt hypot ilog ilog10 ilog2 index
        insert insert_entry inspect intersect intersection into into_boxed_slice into_bytes
        into_inner into_iter into_key into_keys into_mut into_owned into_parts into_raw_parts
        into_sorted_vec into_value into_values into_vec is_alphabetic is_alphanumeric is_ascii
        is_ascii_alphabetic is_ascii_alphanumeric is_ascii_digit is_ascii_hexdigit
        is_ascii_lowercase is_ascii_punctuation is_ascii_uppercase is_ascii_whitespace
        is_char_boundary is_control is_digit is_disjoint is_empty is_err is_finite is_infinite
        is_lowercase is_multiple_of is_nan is_negative is_none is_none_or is_normal is_null
        is_numeric is_ok is_ok_and is_positive is_power_of_two is_sign_negative is_sign_positive
        is_some is_some_and is_sorted is_sorted_by is_sorted_by_key is_subset is_superset
        is_uppercase is_whitespace isqrt iter iter_mut join key keys last last_entry last_key_value
        last_mut le leading_ones leading_zeros leak len lines ln ln_1p load lock log10 log2
        lower_bound lt make_ascii_lowercase make_ascii_uppercase make_contiguous map map_err map_or
        map_or_else map_while match_indices matches max max_by max_by_key max_value midpoint min
        min_by min_by_key min_value move_next mul_add ne next next_back next_multiple_of
        next_power_of_two notify_all notify_one nth nth_back offset offset_from ok ok_or ok_or_else
        or or_default or_else or_insert or_insert_with overflowing_abs overflowing_add
        overflowing_div overflowing_div_euclid overflowing_mul overflowing_neg overflowing_pow
        overflowing_rem overflowing_rem_euclid overflowing_shl overflowing_shr overflowing_sub parse
        partial_cmp partition partition_point peek peek_mut peekable pop pop_back pop_first
        pop_front pop_if pop_last position pow powf powi ptr_eq push push_back push_front push_str
        range range_mut rchunks rchunks_exact rchunks_exact_mut rchunks_mut read read_line recv
        reduce rem_euclid remove remove_entry repeat replace reserve reserve_exact resize
        resize_with retain retain_mut rev reverse reverse_bits rfind rfold rmatches rotate_left
        rotate_right round rposition rsplit rsplit_once rsplitn sample saturating_add
        saturating_add_signed saturating_add_unsigned saturating_div saturating_mul saturating_pow
        saturating_sub saturating_sub_unsigned scan select select_nth_unstable send set set_len
        shift_left shift_right shrink_to shrink_to_fit signum sin sin_cos sinh size size_hint
        size_of skip skip_while sort sort_by sort_by_cached_key sort_by_key sort_unstable
        sort_unstable_by sort_unstable_by_key spare_capacity_mut split split_ascii_whitespace
        split_at split_at_mut split_first split_first_mut split_inclusive split_last split_last_mut
        split_off split_once split_terminator split_whitespace splitn sqrt start starts_with step_by
        store strip_prefix strip_suffix subsec_nanos sum swap swap_bytes swap_remove swap_with_slice
        symmetric_difference take take_while tan tanh then then_some then_with to_ascii_lowercase
        to_ascii_uppercase to_be to_be_bytes to_bits to_degrees to_digit to_le to_le_bytes
        to_lowercase to_mut to_ne_bytes to_owned to_radians to_str to_string to_uppercase to_vec
        total_cmp trailing_ones trailing_zeros transpose trim trim_end trim_end_matches trim_matches
        trim_start trim_start_matches trunc truncate try_fold try_for_each try_insert try_reserve
        union unlock unsigned_abs unwrap unwrap_err unwrap_or unwrap_or_default unwrap_or_else unzip
        upgrade upper_bound valid values values_mut wait windows with wrapping_abs wrapping_add
        wrapping_add_signed wrapping_add_unsigned wrapping_div wrapping_div_euclid wrapping_mul
        wrapping_neg wrapping_pow wrapping_rem wrapping_rem_euclid wrapping_shl wrapping_shr
        wrapping_sub wrapping_sub_unsigned write write_str xor zip";
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
    assert!(is_trait_member("write_isize") && is_trait_member("poll") && !is_trait_member("Any"));
}
