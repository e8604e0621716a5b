//! What the stages know of std: its crates, types, traits and macros, what its types hold, and what
//! its methods return, as far as that tells whose methods programs call. What is not here is not known.
use crate::types::Type;
use std::collections::BTreeSet;

/// Whether a name is that of a type of the language.
pub fn is_primitive(name: &str) -> bool {
    is_among(name, PRIMITIVES)
}

const PRIMITIVES: &str = "\
    u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool char str";

/// Whether a crate comes with the compiler.
pub fn is_std(name: &str) -> bool {
    matches!(name, "std" | "core" | "alloc" | "proc_macro" | "test")
}

/// Whether a macro of the compiler takes a format string.
pub fn is_format(name: &str) -> bool {
    is_among(name, FORMATS)
}

const FORMATS: &str = "\
    format format_args print println eprint eprintln write writeln panic todo unimplemented \
    unreachable assert assert_eq assert_ne debug_assert debug_assert_eq debug_assert_ne";

/// Whether a name of std is that of a pointer through which methods are called.
pub fn is_pointer(name: &str) -> bool {
    matches!(name, "Box" | "Rc" | "Arc" | "Ref" | "RefMut" | "MutexGuard")
}

/// Whether a name of std or of the prelude is a type whose methods are its own: no pointer, no trait.
pub fn is_plain(name: &str) -> bool {
    is_scalar(name) || is_among(name, PLAIN)
}

fn is_among(word: &str, list: &str) -> bool {
    list.split(' ').any(|other| other == word)
}

/// Types without arguments, of which most methods return others of them.
fn is_scalar(name: &str) -> bool {
    is_primitive(name)
        || matches!(
            name,
            "String" | "Ordering" | "Duration" | "Instant" | "literal"
        )
}

/// Other types.
const PLAIN: &str = "\
    Vec VecDeque HashMap HashSet BTreeMap BTreeSet BinaryHeap Option Result Range RangeInclusive \
    Chars Bytes Lines SplitWhitespace SplitAsciiWhitespace Stdin Stdout StdinLock StdoutLock \
    Formatter RefCell Cell Mutex Reverse Wrapping";

/// A number, a text or the like, as a literal is.
pub fn scalar() -> Type {
    Type::std("literal", [])
}

/// What a value of a type iterates over.
pub fn element(kind: &Type) -> Type {
    match kind {
        Type::Std(name, arguments) => match name.as_str() {
            "HashMap" | "BTreeMap" => Type::Std("(".to_string(), arguments.clone()),
            "Chars" | "Bytes" => Type::std("char", []),
            "SplitWhitespace" | "SplitAsciiWhitespace" => Type::std("str", []),
            "(" => Type::Unknown,
            _ => kind.argument(0),
        },
        _ => Type::Unknown,
    }
}

/// Whether a method puts all that it is given into a collection as one element.
pub fn puts(collection: &str, method: &str) -> bool {
    matches!(
        (collection, method),
        ("Vec" | "BinaryHeap", "push")
            | ("VecDeque", "push_back" | "push_front")
            | ("HashSet" | "BTreeSet" | "HashMap" | "BTreeMap", "insert")
    )
}

/// What stands at an index of a value of a type.
pub fn indexed(kind: &Type) -> Type {
    match kind {
        Type::Std(name, _) => match name.as_str() {
            "HashMap" | "BTreeMap" => kind.argument(1),
            "Vec" | "VecDeque" | "[" => kind.argument(0),
            _ => Type::Unknown,
        },
        _ => Type::Unknown,
    }
}

/// What `?` and `unwrap` make of a type.
pub fn unwrapped(kind: &Type) -> Type {
    match kind {
        Type::Std(name, _) if name == "Option" || name == "Result" => kind.argument(0),
        _ => Type::Unknown,
    }
}

/// The type of a call of a macro of std whose first argument has a type.
pub fn of_macro(name: &str, first: impl FnOnce() -> Type) -> Type {
    match name {
        "vec" => Type::std("Vec", [first()]),
        "format" | "concat" | "stringify" => Type::std("String", []),
        _ => Type::Unknown,
    }
}

/// The result of a method of std, with the type in its turbofish if there is one.
pub fn result(receiver: &Type, method: &str, turbofish: Option<Type>) -> Type {
    let Type::Std(name, _) = receiver else {
        return Type::Unknown;
    };
    if let Some(given) = turbofish {
        return match method {
            "sum" | "product" | "into" => given,
            "parse" => Type::std("Result", [given]),
            "collect" => collected(given, element(receiver)),
            _ => Type::Unknown,
        };
    }
    let name = name.as_str();
    let map = matches!(name, "HashMap" | "BTreeMap");
    let option = |kind| Type::std("Option", [kind]);
    let iterator = |kind| Type::std("Iterator", [kind]);
    if is_scalar(name) {
        return match method {
            "chars"
            | "bytes"
            | "lines"
            | "split_whitespace"
            | "split_ascii_whitespace"
            | "split"
            | "char_indices" => iterator(Type::Unknown),
            method if method.starts_with("checked_") => option(scalar()),
            _ if is_among(method, OF_SCALARS) => scalar(),
            _ => Type::Unknown,
        };
    }
    match (name, method) {
        ("Result", "unwrap_err" | "expect_err")
        | ("Entry", "or_insert" | "or_insert_with" | "or_default") => receiver.argument(1),
        ("Result", "err") => option(receiver.argument(1)),
        ("Option" | "Result", "expect") => receiver.argument(0),
        ("Option" | "Result", method) if method.starts_with("unwrap") => receiver.argument(0),
        ("RefCell" | "Cell", "borrow" | "borrow_mut" | "get" | "into_inner" | "take")
        | ("Option", "insert" | "get_or_insert_with" | "get_or_insert")
        | ("Vec", "remove" | "swap_remove") => receiver.argument(0),
        ("Result", "ok") => option(receiver.argument(0)),
        ("Option", "ok_or" | "ok_or_else") => Type::std("Result", [receiver.argument(0)]),
        ("Option" | "Result", "map" | "and_then") => Type::Unknown,
        ("Entry", "and_modify") => receiver.clone(),
        ("HashMap" | "BTreeMap", "entry") => match receiver {
            Type::Std(_, arguments) => Type::Std("Entry".to_string(), arguments.clone()),
            _ => Type::Unknown,
        },
        ("HashMap" | "BTreeMap", "keys" | "into_keys") => iterator(receiver.argument(0)),
        ("HashMap" | "BTreeMap", "values" | "values_mut" | "into_values") => {
            iterator(receiver.argument(1))
        }
        ("HashMap" | "BTreeMap", "get" | "get_mut" | "remove" | "insert") => {
            option(receiver.argument(1))
        }
        (_, "windows" | "chunks" | "chunks_exact" | "chunks_mut" | "rchunks") => {
            iterator(Type::std("[", [receiver.argument(0)]))
        }
        (_, "enumerate") => iterator(Type::std("(", [scalar(), element(receiver)])),
        (_, "zip") => iterator(Type::std("(", [element(receiver)])),
        (_, "iter" | "iter_mut" | "into_iter" | "drain") => iterator(element(receiver)),
        (_, "map" | "flat_map" | "filter_map" | "scan" | "map_while") => iterator(Type::Unknown),
        (_, "split_at" | "split_at_mut") => Type::std("(", [receiver.clone(), receiver.clone()]),
        (_, "len" | "count" | "is_empty" | "contains" | "contains_key" | "any" | "all") => scalar(),
        (_, "position" | "rposition") => option(scalar()),
        _ if is_among(method, SAME) => receiver.clone(),
        _ if !map && is_among(method, ELEMENTS) => option(element(receiver)),
        _ => Type::Unknown,
    }
}

/// What `collect` makes of elements, where the turbofish leaves these open.
fn collected(given: Type, element: Type) -> Type {
    match given {
        Type::Std(name, arguments) if arguments == [Type::Unknown] => {
            Type::Std(name, vec![element])
        }
        given => given,
    }
}

/// The types of the parameters of a closure that a method of std is given.
pub fn parameters(receiver: &Type, method: &str) -> Vec<Type> {
    let Type::Std(name, _) = receiver else {
        return Vec::new();
    };
    match (name.as_str(), method) {
        ("Result", "unwrap_or_else" | "or_else") | ("Entry", "and_modify") => {
            vec![receiver.argument(1)]
        }
        ("Result", method) if method.contains("err") => vec![receiver.argument(1)],
        ("Option" | "Result", "map_or_else") | (_, "zip" | "sort_by_cached_key") => Vec::new(),
        ("HashMap" | "BTreeMap", "retain") => vec![receiver.argument(0), receiver.argument(1)],
        (_, "fold" | "rfold" | "try_fold" | "scan") => vec![Type::Unknown, element(receiver)],
        _ => vec![element(receiver), element(receiver)],
    }
}

/// Methods of scalars and strings that return scalars and strings.
const OF_SCALARS: &str = "\
    abs pow powi powf sqrt min max clamp len clone to_string to_owned trim trim_start trim_end \
    as_str as_bytes to_vec is_empty count_ones count_zeros leading_zeros trailing_zeros \
    wrapping_add wrapping_sub wrapping_mul saturating_sub saturating_add saturating_mul \
    rem_euclid div_euclid abs_diff signum is_power_of_two next_power_of_two is_ascii_digit \
    is_alphabetic to_ascii_lowercase to_ascii_uppercase to_lowercase to_uppercase contains \
    starts_with ends_with floor ceil round reverse";

/// Methods that return what they are called on, or a part or a copy of it of the same kind.
const SAME: &str = "\
    clone to_owned to_vec as_ref as_mut as_deref as_deref_mut by_ref cloned copied as_slice \
    as_mut_slice into_boxed_slice split_off rev filter skip take skip_while take_while step_by \
    chain peekable inspect fuse cycle or or_else xor lock into_sorted_vec";

/// Methods that may return an element.
const ELEMENTS: &str = "\
    next next_back last nth nth_back min max min_by max_by min_by_key max_by_key find rfind \
    reduce first first_mut last_mut pop pop_front pop_back pop_first pop_last front front_mut \
    back back_mut peek peek_mut get get_mut";

/// Whether a name is that of a trait of std that is imported to call its methods.
pub fn is_std_trait(name: &str) -> bool {
    let last = |known: &str| known.rsplit(':').next() == Some(name);
    TRAITS.iter().any(|(known, _)| last(known))
}

/// Whether a trait of std in some module has one of some members. Two traits are called `Write`.
pub fn has_member(module: Option<&str>, name: &str, members: &BTreeSet<String>) -> bool {
    let full = module.map(|module| format!("{module}::{name}"));
    let mut known = TRAITS
        .iter()
        .filter(|(known, _)| *known == name || Some(*known) == full.as_deref());
    known.any(|(_, known)| known.split(' ').any(|member| members.contains(member)))
}

/// The traits of std that are imported to call their methods, with these.
const TRAITS: [(&str, &str); 51] = [
    (
        "Read",
        "read read_to_end read_to_string read_exact bytes by_ref chain take",
    ),
    ("io::Write", "write write_all write_fmt flush by_ref"),
    ("fmt::Write", "write_str write_char write_fmt"),
    (
        "BufRead",
        "read_line read_until lines split fill_buf consume",
    ),
    ("Seek", "seek rewind stream_position"),
    ("FromStr", "from_str"),
    ("TryFrom", "try_from"),
    ("TryInto", "try_into"),
    ("FromIterator", "from_iter"),
    ("Sum", "sum"),
    ("Product", "product"),
    ("Hash", "hash hash_slice"),
    (
        "Hasher",
        "finish write write_u8 write_u16 write_u32 write_u64 write_usize write_i32 write_i64",
    ),
    ("BuildHasher", "build_hasher hash_one"),
    ("Borrow", "borrow"),
    ("BorrowMut", "borrow_mut"),
    ("Any", "type_id"),
    ("Error", "source description"),
    ("Display", "fmt"),
    ("Debug", "fmt"),
    ("Binary", "fmt"),
    ("LowerHex", "fmt"),
    ("UpperHex", "fmt"),
    ("Deref", "deref"),
    ("DerefMut", "deref_mut"),
    ("Index", "index"),
    ("IndexMut", "index_mut"),
    ("RangeBounds", "start_bound end_bound contains"),
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Div", "div"),
    ("Rem", "rem"),
    ("Neg", "neg"),
    ("Not", "not"),
    ("BitAnd", "bitand"),
    ("BitOr", "bitor"),
    ("BitXor", "bitxor"),
    ("Shl", "shl"),
    ("Shr", "shr"),
    ("AddAssign", "add_assign"),
    ("SubAssign", "sub_assign"),
    ("MulAssign", "mul_assign"),
    ("DivAssign", "div_assign"),
    ("RemAssign", "rem_assign"),
    ("BitAndAssign", "bitand_assign"),
    ("BitOrAssign", "bitor_assign"),
    ("BitXorAssign", "bitxor_assign"),
    ("ShlAssign", "shl_assign"),
    ("ShrAssign", "shr_assign"),
    ("Future", "poll"),
];
