//! What names have to be known for: macro calls whose macros are not in textual scope, and blocks
//! that hold items.
use crate::crates::{Entry, ItemId, Module, ModuleId, Program, Textual, Written};
use crate::error::Error;
use crate::names::{From, MACROS};
use crate::source::{inside, list_inside, Token};
use crate::syntax::{Failure, Parser};
use crate::tree::{Block, Body, Call, Event, Kind, Place};

impl Program {
    /// Expands the calls among items whose macros are not in textual scope.
    pub fn expand_pending_calls(&mut self) -> Result<(), Error> {
        loop {
            let pending = std::mem::take(&mut self.pending);
            let count = pending.len();
            let mut left = Vec::new();
            for (id, call) in pending {
                let from = self.place(id);
                let found = self.find_macros(call, self.items[id].tokens, from);
                if found.is_empty() {
                    left.push((id, call));
                    continue;
                }
                let textual = &mut self.modules[from.module].textual;
                let end = std::mem::replace(textual, from.textual);
                self.add_expansions(id, call, &found)?;
                let textual = &mut self.modules[from.module].textual;
                self.items[id].behind = std::mem::replace(textual, end);
            }
            if left.len() == count {
                let mut left = left.into_iter();
                return left.try_for_each(|(id, call)| self.standard_call(id, call));
            }
            self.pending.append(&mut left);
        }
    }

    /// The macro at hand that a call means, and its twins.
    fn find_macros(&self, call: &Call, tokens: &[Token], from: From) -> Vec<ItemId> {
        let meaning = self.resolve(&call.path, tokens, from, MACROS);
        meaning.items().collect()
    }

    /// A call among items of a macro that is not at hand: of std's, one alone says items.
    fn standard_call(&mut self, id: ItemId, call: &Call) -> Result<(), Error> {
        let tokens = self.items[id].tokens;
        if let Some(written) = statics(tokens, call)? {
            return self.add_written(id, call, written);
        }
        let name = call.name(tokens);
        match name.name() {
            "compile_error" => Ok(()),
            word => Err(name.error(&format!(
                "macro `{word}` is not at hand, and what it defines is not known"
            ))),
        }
    }

    /// The module that a block is, with its items entered in the order of the text, and those that
    /// its macro calls write; and the items that stand in it themselves.
    pub fn block(
        &mut self,
        parent: ModuleId,
        tokens: &'static [Token],
        block: &'static Block,
        textual: Textual,
    ) -> Result<(ModuleId, Vec<ItemId>), Error> {
        if let Some(known) = self.blocks.get(&(block as *const Block)) {
            return Ok(known.clone());
        }
        let module = self.add_module(Module {
            crate_id: self.modules[parent].crate_id,
            parent: Some(parent),
            is_block: true,
            textual,
            ..Module::default()
        });
        let items = self.enter_block(module, tokens, block)?;
        self.blocks.insert(block, (module, items.clone()));
        self.expand_pending_calls()?;
        Ok((module, items))
    }

    fn enter_block(
        &mut self,
        module: ModuleId,
        tokens: &'static [Token],
        block: &'static Block,
    ) -> Result<Vec<ItemId>, Error> {
        let mut items = Vec::new();
        let mut calls = block.calls.iter().peekable();
        for item in &block.items {
            while let Some(call) = calls.next_if(|call| call.open < item.tokens.start) {
                self.enter_call(module, tokens, call)?;
            }
            items.push(self.add_item(module, None, tokens, item)?);
        }
        calls.try_for_each(|call| self.enter_call(module, tokens, call))?;
        Ok(items)
    }

    /// Expands a call among statements and enters its items, if its macro is at hand.
    fn enter_call(
        &mut self,
        module: ModuleId,
        tokens: &'static [Token],
        call: &Call,
    ) -> Result<(), Error> {
        let textual = self.modules[module].textual;
        let written = match self.expand_by_name(module, tokens, call, textual)? {
            None => statics(tokens, call)?,
            written => written,
        };
        let Some(written) = written else {
            return Ok(());
        };
        let parse = |parser: &mut Parser| {
            let block = parser.statements()?;
            Ok(&*Box::leak(Box::new(block)))
        };
        let (block, written) = self.parse_written(written, call, tokens, module, parse)?;
        let items = self.enter_block(module, written.tokens, block)?;
        self.written
            .insert(tokens[call.open..].as_ptr(), Written { items, ..written });
        Ok(())
    }

    /// What a call in a module comes to, if its macro is at hand.
    fn expand_by_name(
        &mut self,
        module: ModuleId,
        tokens: &'static [Token],
        call: &Call,
        textual: Textual,
    ) -> Result<Option<&'static [Token]>, Error> {
        let from = From {
            module,
            textual,
            is_import: false,
        };
        let found = self.find_macros(call, tokens, from);
        let found = self.fitting(&found, call, tokens).into_iter().next();
        let written = found.map(|found| self.expand(found, call, tokens));
        written.transpose()
    }

    /// Parses what a call in a module comes to.
    pub fn parse_written<T>(
        &mut self,
        written: &'static [Token],
        call: &Call,
        tokens: &[Token],
        module: ModuleId,
        parse: impl FnOnce(&mut Parser) -> Result<T, Failure>,
    ) -> Result<(T, Written), Error> {
        let near = &tokens[call.path.segments[0]];
        let crate_id = self.modules[module].crate_id;
        let all = 0..written.len();
        let (parsed, events) = self.parse(crate_id, near, written, all, parse)?;
        let written = Written {
            tokens: written,
            events,
            items: Vec::new(),
        };
        Ok((parsed, written))
    }

    /// What a call among statements came to.
    pub fn written(&self, tokens: &'static [Token], call: &Call) -> Option<Written> {
        self.written.get(&tokens[call.open..].as_ptr()).cloned()
    }

    /// What a function's body says.
    pub fn body(&mut self, id: ItemId) -> Result<&'static [Event], Error> {
        if let Some(known) = self.bodies.get(&id) {
            return Ok(known);
        }
        let Entry { item, tokens, .. } = self.items[id];
        let (Kind::Function, &Body::Group(open)) = (item.kind, &item.body) else {
            return Ok(&item.events);
        };
        let body = open..inside(tokens, open).end + 1;
        let parse = |parser: &mut Parser| parser.block();
        let ((), events) = self.parse(self.crate_of(id), &tokens[open], tokens, body, parse)?;
        self.bodies.insert(id, events);
        Ok(events)
    }

    /// Enters the blocks of an item of a library that holds impls: they are there for all.
    pub fn enter_impls(&mut self, id: ItemId) -> Result<(), Error> {
        let Entry { item, tokens, .. } = self.items[id];
        let holds = match (item.kind, &item.body) {
            (Kind::Function, &Body::Group(open)) => inside(tokens, open),
            (Kind::Constant | Kind::Static, _) => item.head_end..item.tokens.end,
            _ => return Ok(()),
        };
        // What has no name is there for the impls that its macros write, too.
        let is_unnamed = self.is_unnamed_constant(id);
        let mut words = tokens[holds].iter();
        if !words.any(|token| token.text == "impl" || is_unnamed && token.text == "!") {
            return Ok(());
        }
        let From {
            module, textual, ..
        } = self.place(id);
        let events = self.body(id)?;
        self.enter_blocks(id, module, tokens, events, textual)
    }

    fn is_unnamed_constant(&self, id: ItemId) -> bool {
        self.kind(id) == Kind::Constant && self.name(id) == "_"
    }

    /// Expands a call that is an expression, if its macro is at hand.
    fn enter_expression(
        &mut self,
        module: ModuleId,
        tokens: &'static [Token],
        call: &Call,
        textual: Textual,
    ) -> Result<(), Error> {
        if let Some(written) = self.expand_by_name(module, tokens, call, textual)? {
            let parse = |parser: &mut Parser| parser.whole(call.place);
            let (_, written) = self.parse_written(written, call, tokens, module, parse)?;
            self.written.insert(tokens[call.open..].as_ptr(), written);
        }
        Ok(())
    }

    /// Enters the blocks of an item that events in a module tell of.
    fn enter_blocks(
        &mut self,
        id: ItemId,
        module: ModuleId,
        tokens: &'static [Token],
        events: &'static [Event],
        textual: Textual,
    ) -> Result<(), Error> {
        let mut modules = vec![module];
        for event in events {
            let around = modules[modules.len() - 1];
            match event {
                Event::Open => modules.push(around),
                Event::Block(block) => {
                    let (inside, _) = self.block(around, tokens, block, textual)?;
                    self.modules[inside].item = Some(id);
                    modules.push(inside);
                }
                Event::Close => drop(modules.pop()),
                Event::Call(call) => {
                    if call.place == Place::Expression && self.is_unnamed_constant(id) {
                        // What is wrong with it is told when it is needed.
                        let _ = self.enter_expression(around, tokens, call, textual);
                    }
                    if let Some(written) = self.written(tokens, call) {
                        self.enter_blocks(id, around, written.tokens, written.events, textual)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// What a call of std's `thread_local` says: items.
fn statics(tokens: &[Token], call: &Call) -> Result<Option<&'static [Token]>, Error> {
    if call.name(tokens).name() != "thread_local" {
        return Ok(None);
    }
    Ok(Some(Vec::leak(list_inside(tokens, call.open)?)))
}
