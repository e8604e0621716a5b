//! What rustc would call dead although it cannot go: it gets `#[allow(dead_code)]`.
use crate::crates::{Entry, ItemId, Program};
use crate::needed::Needed;
use crate::standard;
use crate::tree::{Body, Field, Kind};
use crate::uses::{field_of, Owner};
use std::collections::BTreeMap;

/// The needed items of libraries of which a part is not used for certain: what no path leads to,
/// structs with a field that nothing reads, enums with a variant that nothing makes, members whose
/// name may be meant for another one's.
pub fn dead(program: &Program, needed: &Needed) -> Vec<ItemId> {
    let mut owners: BTreeMap<&str, Vec<Option<ItemId>>> = BTreeMap::new();
    let mut structs: BTreeMap<&str, usize> = BTreeMap::new();
    for &item in &needed.items {
        if is_member(program, needed, item) {
            let owner = program.items[item].owner;
            let of = owner.and_then(|owner| needed.type_of(owner));
            owners.entry(program.name(item)).or_default().push(of);
        }
        for field in fields(&program.items[item].item.body) {
            *structs.entry(&field.name).or_default() += 1;
        }
    }
    let dead = Dead {
        program,
        needed,
        owners,
        structs,
    };
    let is_dead = |&item: &ItemId| is_of_library(program, item) && dead.is_dead(item);
    needed.items.iter().copied().filter(is_dead).collect()
}

struct Dead<'a> {
    program: &'a Program,
    needed: &'a Needed,
    /// The traits and the types whose impls have a member of a name.
    owners: BTreeMap<&'a str, Vec<Option<ItemId>>>,
    /// How many structs and variants have a field of a name.
    structs: BTreeMap<&'a str, usize>,
}

/// The fields of a struct, or of all variants of an enum.
fn fields(body: &Body) -> Vec<&Field> {
    match body {
        Body::Fields(fields) => fields.iter().collect(),
        Body::Variants(variants) => variants.iter().flat_map(|it| &it.fields).collect(),
        _ => Vec::new(),
    }
}

/// Whether a library says an item, be it in its macros: of these rustc warns in their own crate alone.
fn is_of_library(program: &Program, id: ItemId) -> bool {
    let Entry { item, tokens, .. } = program.items[id];
    let mut head = tokens[item.tokens.start..item.head_end].iter();
    program.crate_of(id) != 0
        || head.any(|token| {
            let from = program.written_by(token);
            from.is_some_and(|from| program.crate_of(from) != 0)
        })
}

/// Whether an item is a member of a trait or of a type itself.
fn is_member(program: &Program, needed: &Needed, item: ItemId) -> bool {
    let owner = program.items[item].owner;
    owner.is_some_and(|owner| match needed.impls.get(&owner) {
        Some(found) => !found.is_of_trait,
        None => program.kind(owner) == Kind::Trait,
    })
}

impl Dead<'_> {
    fn is_dead(&self, item: ItemId) -> bool {
        let entry = &self.program.items[item];
        let is_foreign = |owner| self.program.kind(owner) == Kind::Foreign;
        if entry.owner.is_some_and(|owner| !is_foreign(owner)) {
            let is_trait = |owner| self.program.kind(owner) == Kind::Trait;
            return is_member(self.program, self.needed, item)
                && entry.item.kind != Kind::Call
                && !entry.owner.is_some_and(is_trait)
                && !self.is_called(item);
        }
        let is_used = self.needed.used.items.contains(&item);
        match &entry.item.body {
            Body::Fields(fields) => !is_used || self.has_unread_fields(item, None, fields),
            Body::Variants(variants) => {
                let is_named = |name| self.needed.named.contains(&(Owner::Any, name));
                let mut variants = variants.iter().enumerate();
                variants.any(|(index, variant)| {
                    let is_made = self.needed.used.variants.contains(&(item, index))
                        || is_named(entry.tokens[variant.name].name())
                        || (variant.is_default && self.derives(item, |name| name == "Default"));
                    !is_made || self.has_unread_fields(item, Some(index), &variant.fields)
                })
            }
            Body::Items(_) if entry.item.kind == Kind::Trait => {
                let members = self.program.members(item);
                let mut members = members.iter();
                let mut is_certain = is_used;
                let is_unsure = members.any(|&member| {
                    let is_value =
                        matches!(self.program.kind(member), Kind::Function | Kind::Constant);
                    let is_called = self.is_called(member);
                    is_certain |= is_called;
                    self.needed.items.contains(&member) && is_value && !is_called
                });
                is_unsure || !is_certain
            }
            _ => {
                let kinds = [Kind::Function, Kind::Constant, Kind::Static, Kind::Alias];
                !is_used && kinds.contains(&entry.item.kind) && self.program.name(item) != "_"
            }
        }
    }

    /// Whether a member is called for certain: by a path, or by a name that no other member has.
    fn is_called(&self, member: ItemId) -> bool {
        let Entry { item, owner, .. } = &self.program.items[member];
        let name = self.program.name(member);
        // What calls itself may be called by nothing else.
        let is_named = |owner| self.needed.used.members.contains(&(owner, name));
        let is_method = item.takes_self && is_named(Owner::Method);
        let owners = self.owners.get(name).map_or(&[][..], Vec::as_slice);
        let is_alone = owners.len() == 1 && !standard::is_common_method(name);
        let of = owner.and_then(|owner| self.needed.type_of(owner));
        // Impls for several instances of a type may have the member.
        let is_one = owners.iter().filter(|&&other| other == of).count() == 1;
        of.is_some_and(|of| is_one && is_named(Owner::Of(of)))
            || (is_alone
                && (is_method
                    || is_named(Owner::Any)
                    || is_named(Owner::AnyTrait)
                    || is_named(Owner::OfStd) && !standard::is_associated(name)))
    }

    fn derives(&self, item: ItemId, accept: impl Fn(&str) -> bool) -> bool {
        let entry = &self.program.items[item];
        let mut attributes = entry.item.attributes.iter();
        attributes.any(|&at| {
            let close = entry.tokens[at + 1].partner as usize;
            let mut names = entry.tokens[at + 1..close.max(at + 1)].iter();
            entry.tokens[at].text == "derive" && names.any(|token| accept(token.text))
        })
    }

    /// Whether a field of a struct or of a variant is not read for certain.
    fn has_unread_fields(&self, item: ItemId, variant: Option<usize>, fields: &[Field]) -> bool {
        let tokens = self.program.items[item].tokens;
        let is_number = |name: &str| name.starts_with(|c: char| c.is_ascii_digit());
        let is_read = |name: &str| {
            let is_read_as = |owner, name: String| self.needed.used.fields.contains(&(owner, name));
            let is_said = |owner| is_read_as(owner, name.to_string());
            // A number may be that of any tuple, and ranges have ends.
            let is_of_std = is_number(name) || matches!(name, "start" | "end");
            let is_alone = variant.is_none() && !is_of_std && self.structs.get(name) == Some(&1);
            is_read_as(Owner::Of(item), field_of(variant, name))
                || is_said(Owner::Any)
                || (is_alone && is_said(Owner::Method))
        };
        let is_unread = |(at, field): (usize, &Field)| {
            let mut words = tokens[field.tokens.clone()].iter();
            let name = field.name.as_str();
            let from_end = || format!("-{}", fields.len() - at);
            let is_read = is_read(name) || (is_number(name) && is_read(&from_end()));
            !is_read && !name.starts_with('_') && !words.any(|token| token.text == "PhantomData")
        };
        !self.derives(item, standard::reads_fields) && fields.iter().enumerate().any(is_unread)
    }
}
