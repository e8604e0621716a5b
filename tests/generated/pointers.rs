//! Types that deref to another one.
use super::bodies::Body;
use super::names::{Kind, World};

impl World {
    /// Makes a struct around a value of a type, which it derefs to by std's trait under the name
    /// `import`. Returns that type and the text.
    pub fn define_pointer(
        &mut self,
        id: usize,
        head: &str,
        import: &str,
    ) -> Option<(usize, String)> {
        let item = &self.items[id];
        let (name, module, seen) = (item.name.clone(), item.module, item.seen);
        let (x, field) = (self.word(), self.word());
        let mut body = Body::new(module, &[(x, true)]);
        let (of, path, alias) = self.some_type(&mut body, seen)?;
        let target = self.with_arguments(of, &path, alias);
        let value = self.construct(&mut body, of, &path, alias)?;
        let own = self.own_method(module, of, field, import);
        Some((
            of,
            format!(
                "use std::ops::Deref as {import};
{head}struct {name} {{
    {field}: {target},
}}
impl {name} {{
    pub fn around({x}: u32) -> Self {{
        let _ = {x};
        Self {{ {field}: {value} }}
    }}
{own}}}
impl {import} for {name} {{
    type Target = {target};

    fn deref(&self) -> &{target} {{
        &self.{field}
    }}
}}"
            ),
        ))
    }

    /// A method with the name of one of the type that is behind it, or none.
    fn own_method(&mut self, module: usize, of: usize, field: &str, import: &str) -> String {
        let methods = self.kind_of_type(of).methods;
        let x = self.word();
        let mut body = Body::new(module, &[(x, true)]);
        let receiver = match self.below(3) {
            0 => format!("self.{field}"),
            1 => "self.deref()".to_string(),
            _ => format!("{import}::deref(self)"),
        };
        let call = self.call(&mut body, of, &receiver);
        let sum = self.sum(&mut body);
        match self.pick(&methods[1..]) {
            Some((method, _)) if call != "1" && self.chance(50) => format!(
                "\n    pub fn {method}(&self, {x}: u32) -> u32 {{\n        {call} ^ 11 ^ {sum} ^ {x}\n    }}\n"
            ),
            _ => String::new(),
        }
    }

    /// A number by what is behind a pointer.
    pub fn use_pointer(&mut self, body: &mut Body, path: &str, of: usize) -> Option<String> {
        let value = format!("{path}::around({})", self.sum(body));
        let taker = self.some(
            body,
            |world, id| matches!(world.items[id].kind, Kind::Taker(taken) if taken == of),
        );
        let word = self.word();
        let mark = body.locals.len();
        body.locals.push((word.into(), false));
        let by_name = self.call(body, of, word);
        let behind = self.call(body, of, &format!("(*{word})"));
        body.locals.truncate(mark);
        if by_name == "1" || behind == "1" {
            return None;
        }
        Some(match (self.below(4), taker) {
            (0 | 1, Some((_, taker))) => format!("{taker}(&{value}, {})", self.sum(body)),
            (0 | 2, _) => self.call(body, of, &value),
            _ => format!("{{ let {word} = {value}; {by_name} ^ {behind} }}"),
        })
    }
}
