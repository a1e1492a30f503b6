//! Functions: header, body, and the names local to a body.
//!
//! Values get dense ids where they are defined. A use before the definition (in textual order) gets a *forward* id
//! with the top bit set; the instructions that hold one are listed and patched at the end of the body. Blocks are
//! numbered at first mention and renumbered to textual order at the end.

use super::attributes::{Behind, GroupUser};
use super::debug_records::Described;
use super::{Name, Parser, Result};
use crate::Diagnostic;
use crate::ir::{
    Block, BlockId, Body, Function, Inst, InstKind, Linkage, LocationId, Operand, ParamAttrs, SymbolId,
    SymbolKind, Type, TypeId, TypedOperand, ValueId,
};
use crate::lexer::Token;
use crate::walk::Visit;
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

const FORWARD: u32 = 1 << 31;

/// A value used before it was defined.
struct Forward<'a> {
    name: Name<'a>,
    ty: TypeId,
    first_use: u32,
    resolved: Option<ValueId>,
}

/// A block, numbered at first mention.
struct BlockState<'a> {
    name: Name<'a>,
    first_use: u32,
    /// Its place in textual order and its line.
    defined: Option<(BlockId, u32)>,
}

/// What is known while a body is read.
#[derive(Default)]
pub(super) struct FunctionState<'a> {
    /// The next number for an unnamed value or block.
    next_number: u32,
    values: HashMap<Name<'a>, ValueId>,
    forwards: Vec<Forward<'a>>,
    /// How often a forward id was handed out.
    forward_uses: u32,
    block_names: HashMap<Name<'a>, u32>,
    blocks: Vec<BlockState<'a>>,
    /// Instructions (block, index) with forward ids.
    patches: Vec<(u32, u32)>,
    /// Groups of attributes at calls: block, index, group.
    pub(super) call_groups: Vec<(u32, u32, u32)>,
    /// Of each of `body.variables`.
    pub(super) variables: Vec<Described>,
    pub(super) seen_variables: hashbrown::HashSet<(u32, Described)>,
    pub(super) body: Body,
    pub(super) ret: Option<TypeId>,
}

struct Header<'a> {
    linkage: Linkage,
    function: Function,
    names: Vec<(Name<'a>, u32)>,
    location: Option<u32>,
    fma: bool,
}

impl<'a> Parser<'a> {
    /// `define …` or `declare …`, from behind the keyword.
    pub(super) fn function(&mut self, define: bool) -> Result<()> {
        self.function = FunctionState::default();
        let (id, header) = self.header(define)?;
        if !define {
            self.set_symbol(id, header.linkage, SymbolKind::Function(header.function));
            return Ok(());
        }
        if self.header_only {
            let linkage = Linkage::External;
            self.set_symbol(id, linkage, SymbolKind::Function(header.function));
            return self.skip_brackets();
        }
        self.set_symbol(id, header.linkage, SymbolKind::Function(header.function));
        self.function.body.location = header.location.map_or(LocationId(0), |md| self.metadata.location(md));
        self.function.body.fma = header.fma;
        self.parameters(id, header.names)?;
        self.body(id)?;
        let body = std::mem::take(&mut self.function.body);
        self.metadata.variables.push((id, std::mem::take(&mut self.function.variables)));
        for (block, index, group) in std::mem::take(&mut self.function.call_groups) {
            self.attributes.users.push(GroupUser { function: id, call: Some((block, index)), group });
        }
        if let Some(function) = self.function_mut(id) {
            function.body = Some(body);
        }
        Ok(())
    }

    fn header(&mut self, define: bool) -> Result<(SymbolId, Header<'a>)> {
        let (mut linkage, mut location) = (Linkage::External, None);
        while let Token::Metadata(kind) = self.token {
            let number = self.attachment()?;
            if kind == b"dbg" {
                location = number;
            }
        }
        self.words_before_type(|_, word| {
            if let Some(found) = std::str::from_utf8(word).ok().and_then(Linkage::from_keyword) {
                linkage = found;
            }
        })?;
        let place = self.start..self.lexer.pos;
        let ret = self.ty()?;
        if matches!(self.module.types.list[ret.0 as usize], Type::Func { .. }) {
            return Err(self.error_at(place, "a function cannot return this type"));
        }
        let id = self.introduce_symbol()?;
        self.expect(b'(')?;
        let (mut params, mut names, mut variadic) = (Vec::<(TypeId, ParamAttrs)>::new(), Vec::new(), false);
        while !self.is(b')') {
            if self.token == Token::Ellipsis {
                self.advance();
                variadic = true;
                break;
            }
            let place = self.start..self.lexer.pos;
            let ty = self.ty()?;
            if matches!(self.module.types.list[ty.0 as usize], Type::Void | Type::Func { .. }) {
                return Err(self.error_at(place, "a parameter cannot have this type"));
            }
            let attrs = self.param_attrs()?;
            let start = self.start as u32;
            match self.token {
                Token::Local(raw) => names.push((Name::Text(raw), start)),
                Token::LocalNumber(n) => names.push((Name::Number(n), start)),
                _ => names.push((Name::Number(params.len() as u32), u32::MAX)),
            }
            if names.last().is_some_and(|&(_, start)| start != u32::MAX) {
                self.advance();
            }
            params.push((ty, attrs));
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        let mut groups = Vec::new();
        let behind = if define { Behind::Definition } else { Behind::Declaration };
        let (attrs, after) = self.words_after_params(behind, |_, group| groups.push(group))?;
        let location = location.or(after);
        for group in groups {
            self.attributes.users.push(GroupUser { function: id, call: None, group });
        }
        let types = params.iter().map(|&(ty, _)| ty).collect();
        let ty = self.intern(Type::Func { ret, params: types, variadic });
        let function = Function {
            ty,
            ret,
            params,
            variadic,
            noreturn: attrs.noreturn,
            returns_twice: attrs.returns_twice,
            body: None,
        };
        Ok((id, Header { linkage, function, names, location, fma: attrs.fma }))
    }

    fn parameters(&mut self, id: SymbolId, names: Vec<(Name<'a>, u32)>) -> Result<()> {
        let params = self.function_mut(id).map(|f| f.params.iter().map(|&(ty, _)| ty).collect::<Vec<_>>());
        self.function.ret = match &self.module.symbols[id.0 as usize].kind {
            SymbolKind::Function(f) => Some(f.ret),
            _ => None,
        };
        for (ty, (mut name, start)) in params.unwrap_or_default().into_iter().zip(names) {
            if start == u32::MAX {
                name = Name::Number(self.function.next_number);
            }
            self.define_value(name, ty, start)?;
        }
        Ok(())
    }

    // Values.

    /// Gives the next id to a value named `name`, written at `start`.
    fn define_value(&mut self, name: Name<'a>, ty: TypeId, start: u32) -> Result<ValueId> {
        let state = &mut self.function;
        if let Name::Number(number) = name {
            if number < state.next_number {
                let next = state.next_number;
                return Err(self.error_from(
                    start,
                    format!("the next unnamed value must be numbered %{next} or higher"),
                ));
            }
            state.next_number = number.saturating_add(1);
        }
        let id = ValueId(state.body.value_types.len() as u32);
        match state.values.entry(name) {
            Entry::Vacant(entry) => {
                entry.insert(id);
            }
            Entry::Occupied(mut entry) => {
                let known = *entry.get();
                let Some(index) = known.0.checked_sub(FORWARD) else {
                    return Err(self.error_from(start, format!("'%{}' is already defined", name.text())));
                };
                entry.insert(id);
                let forward = &mut state.forwards[index as usize];
                forward.resolved = Some(id);
                let (used_as, first_use) = (forward.ty, forward.first_use);
                if used_as != ty && ty != self.common.unknown {
                    let message = format!(
                        "'%{}' is {}, but was used as {}",
                        name.text(),
                        self.type_text(ty),
                        self.type_text(used_as)
                    );
                    let line = self.error_from(first_use, "").line();
                    return Err(self.error_from(start, message).with_label("", line, "used here"));
                }
            }
        }
        state.body.value_types.push(ty);
        state.body.value_names.push(match name {
            Name::Number(_) => self.no_name.clone(),
            Name::Text(_) => name.text(),
        });
        Ok(id)
    }

    /// The value named `name` (the current token), used as a `ty`.
    fn use_value(&mut self, name: Name<'a>, ty: TypeId) -> Result<ValueId> {
        let state = &mut self.function;
        let id = match state.values.entry(name) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let id = ValueId(FORWARD | state.forwards.len() as u32);
                entry.insert(id);
                state.forwards.push(Forward { name, ty, first_use: self.start as u32, resolved: None });
                id
            }
        };
        let known = match id.0.checked_sub(FORWARD) {
            Some(index) => {
                state.forward_uses += 1;
                state.forwards[index as usize].ty
            }
            None => state.body.value_types[id.0 as usize],
        };
        if known != ty && known != self.common.unknown {
            let message = format!(
                "'%{}' is {}, but {} is needed here",
                name.text(),
                self.type_text(known),
                self.type_text(ty)
            );
            return Err(self.error(message));
        }
        self.advance();
        Ok(id)
    }

    /// Reads a value of type `ty`: local, constant or inline assembly.
    #[inline]
    pub(super) fn value(&mut self, ty: TypeId) -> Result<Operand> {
        match self.token {
            Token::LocalNumber(n) => Ok(Operand::Value(self.use_value(Name::Number(n), ty)?)),
            Token::Local(raw) => Ok(Operand::Value(self.use_value(Name::Text(raw), ty)?)),
            Token::Word(b"asm") => self.inline_asm(),
            _ => Ok(Operand::Const(self.constant(ty)?)),
        }
    }

    /// Reads `TYPE VALUE`.
    #[inline]
    pub(super) fn typed_value(&mut self) -> Result<TypedOperand> {
        let ty = self.ty()?;
        Ok(TypedOperand { ty, value: self.value(ty)? })
    }

    // Blocks.

    fn block_state(&mut self, name: Name<'a>, start: u32) -> u32 {
        let state = &mut self.function;
        *state.block_names.entry(name).or_insert_with(|| {
            state.blocks.push(BlockState { name, first_use: start, defined: None });
            state.blocks.len() as u32 - 1
        })
    }

    /// Reads `%block`.
    pub(super) fn block_name(&mut self) -> Result<BlockId> {
        let name = match self.token {
            Token::Local(raw) => Name::Text(raw),
            Token::LocalNumber(n) => Name::Number(n),
            _ => return Err(self.expected("a block's name ('%…')")),
        };
        let id = self.block_state(name, self.start as u32);
        self.advance();
        Ok(BlockId(id))
    }

    /// Reads `label %block`.
    pub(super) fn label(&mut self) -> Result<BlockId> {
        self.expect_word("label")?;
        self.block_name()
    }

    fn start_block(&mut self, name: Name<'a>) -> Result<()> {
        if let Name::Number(number) = name {
            let next = self.function.next_number;
            if number < next {
                return Err(self.error(format!("the next unnamed block must be numbered {next} or higher")));
            }
            self.function.next_number = number.saturating_add(1);
        }
        let index = self.block_state(name, self.start as u32);
        let order = BlockId(self.function.body.blocks.len() as u32);
        let state = &mut self.function.blocks[index as usize];
        if let Some((_, first)) = state.defined {
            let message = format!("block '%{}' is already defined", name.text());
            return Err(self.error(message).with_label("", first, "first defined here"));
        }
        state.defined = Some((order, self.line));
        self.function.body.blocks.push(Block { name: name.text(), insts: Vec::new() });
        Ok(())
    }

    /// Is the last block complete?
    fn terminated(&self) -> bool {
        let last = self.function.body.blocks.last().and_then(|b| b.insts.last());
        last.is_some_and(|inst| match &inst.kind {
            InstKind::Ret(_) | InstKind::Br(_) | InstKind::CondBr(..) | InstKind::Switch(..) => true,
            InstKind::IndirectBr(..)
            | InstKind::Invoke(..)
            | InstKind::CallBr(..)
            | InstKind::Resume(_)
            | InstKind::Unreachable => true,
            InstKind::Unsupported(name) => {
                matches!(&**name, "cleanupret" | "catchret" | "catchswitch")
            }
            _ => false,
        })
    }

    // The body.

    /// A block is over too early. An instruction that is not known, at its end, may have been meant for a terminator.
    fn unfinished(&self, message: &str) -> Diagnostic {
        let last = self.function.body.blocks.last().and_then(|block| block.insts.last());
        let error = self.error(message);
        match last.map(|inst| (&inst.kind, inst.line)) {
            Some((InstKind::Unsupported(name), line)) => {
                error.with_label("", line, format!("'{name}' is no instruction that is known"))
            }
            _ => error,
        }
    }

    fn body(&mut self, id: SymbolId) -> Result<()> {
        let open = self.start;
        self.expect(b'{')?;
        let mut complete = true;
        loop {
            match self.token {
                Token::Punct(b'}') => break,
                Token::Label(_) | Token::LabelNumber(_) => {
                    if !complete {
                        return Err(
                            self.unfinished("the block before this label does not end in a terminator")
                        );
                    }
                    let name = match self.token {
                        Token::LabelNumber(n) => Name::Number(n),
                        Token::Label(raw) => Name::Text(raw),
                        _ => Name::Text(b""),
                    };
                    self.start_block(name)?;
                    self.advance();
                    complete = false;
                }
                Token::Record(kind) => self.debug_record(kind)?,
                Token::Word(b"uselistorder") => self.skip_line()?,
                Token::Eof => {
                    return Err(self.error_at(open..open + 1, "this function's body is not closed"));
                }
                _ => {
                    if complete {
                        self.start_block(Name::Number(self.function.next_number))?;
                    }
                    self.instruction()?;
                    complete = self.terminated();
                }
            }
        }
        if self.function.body.blocks.is_empty() {
            return Err(self.error("a function's body needs at least one block"));
        }
        if !complete {
            return Err(self.unfinished("the last block does not end in a terminator"));
        }
        self.resolve(id)?;
        self.advance();
        Ok(())
    }

    /// One instruction, with its name before it and its metadata behind it.
    fn instruction(&mut self) -> Result<()> {
        let (start, line) = (self.start as u32, self.line);
        let uses = self.function.forward_uses;
        let name = match self.token {
            Token::LocalNumber(n) => Some(Name::Number(n)),
            Token::Local(raw) => Some(Name::Text(raw)),
            _ => None,
        };
        if name.is_some() {
            self.advance();
            self.expect(b'=')?;
        }
        let Token::Word(opcode) = self.token else { return Err(self.expected("an instruction")) };
        (self.segment, self.address_space) = (None, None);
        let operation = self.operation(opcode, name.is_some())?;
        let operation = self.without_segments(operation);
        let location = self.trailing_metadata()?;
        let Some((kind, ty)) = operation else { return Ok(()) };
        let result = match name {
            _ if ty == self.common.void => match name {
                None => None,
                Some(_) => return Err(self.error_from(start, "this instruction has no result to name")),
            },
            Some(name) => Some(self.define_value(name, ty, start)?),
            None => Some(self.define_value(Name::Number(self.function.next_number), ty, start)?),
        };
        let state = &mut self.function;
        let block = state.body.blocks.len() as u32 - 1;
        let insts = &mut state.body.blocks[block as usize].insts;
        if state.forward_uses != uses {
            state.patches.push((block, insts.len() as u32));
        }
        insts.push(Inst { result, ty, kind, location, line });
        Ok(())
    }

    /// Patches forward ids and block numbers at the end of a body.
    fn resolve(&mut self, id: SymbolId) -> Result<()> {
        let mut state = std::mem::take(&mut self.function);
        if let Some(f) = state.forwards.iter().find(|f| f.resolved.is_none()) {
            let hint = state.block_names.contains_key(&f.name);
            let error = self.error_from(f.first_use, format!("use of undefined value '%{}'", f.name.text()));
            return Err(if hint { error.with_help("this is the name of a block") } else { error });
        }
        if let Some(b) = state.blocks.iter().find(|b| b.defined.is_none()) {
            return Err(self.error_from(b.first_use, format!("use of undefined block '%{}'", b.name.text())));
        }
        let mut patcher = Patcher { forwards: &state.forwards, blocks: &state.blocks };
        let mut patches = state.patches.iter().peekable();
        for (b, block) in state.body.blocks.iter_mut().enumerate() {
            // Forward values anywhere, block numbers in phis and the terminator only.
            while let Some(&&(_, i)) = patches.peek().filter(|&&&(at, _)| at as usize == b) {
                patches.next();
                Values(&mut patcher).inst(&mut block.insts[i as usize]);
            }
            for inst in &mut block.insts {
                match &mut inst.kind {
                    InstKind::Phi(incoming) => incoming.iter_mut().for_each(|(_, b)| patcher.block(b)),
                    _ => break,
                }
            }
            if let Some(last) = block.insts.last_mut() {
                Blocks(&mut patcher).inst(last);
            }
        }
        for variable in &mut state.body.variables {
            patcher.value(&mut variable.value);
        }
        // A phi behind another instruction would have been missed above.
        self.check_phis(id, &mut state.body)?;
        self.function = state;
        Ok(())
    }
}

struct Patcher<'p, 'a> {
    forwards: &'p [Forward<'a>],
    blocks: &'p [BlockState<'a>],
}

impl Patcher<'_, '_> {
    fn value(&mut self, id: &mut ValueId) {
        if let Some(index) = id.0.checked_sub(FORWARD) {
            *id = self.forwards[index as usize].resolved.unwrap_or_default();
        }
    }

    fn block(&mut self, id: &mut BlockId) {
        *id = self.blocks[id.0 as usize].defined.map(|(order, _)| order).unwrap_or_default();
    }
}

struct Values<'p, 'q, 'a>(&'p mut Patcher<'q, 'a>);

impl Visit for Values<'_, '_, '_> {
    fn value(&mut self, id: &mut ValueId) {
        self.0.value(id);
    }
}

struct Blocks<'p, 'q, 'a>(&'p mut Patcher<'q, 'a>);

impl Visit for Blocks<'_, '_, '_> {
    fn block(&mut self, id: &mut BlockId) {
        self.0.block(id);
    }
}
