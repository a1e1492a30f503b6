//! What stands at the left margin of a module, and the checks at its end.

use super::attributes::GroupUser;
use super::{Parser, Result, readable};
use crate::ir::{
    BlockId, BlockRef, Function, Linkage, LocationId, Module, SymbolId, SymbolKind, Type, TypedConstant,
    Variable,
};
use crate::lexer::Token;
use crate::walk::Visit;
use hashbrown::HashMap;
use std::sync::Arc;

/// Is a module for this `target triple` what the machine runs: x86-64 with the System V ABI and 64-bit pointers?
fn runs(triple: &str) -> bool {
    let mut parts = triple.split('-');
    let x86_64 = matches!(parts.next(), Some("" | "x86_64" | "x86_64h" | "amd64"));
    let other_abi = |part: &str| {
        ["win", "msvc", "cygwin", "mingw", "uefi"].iter().any(|start| part.starts_with(start))
            || part.ends_with("x32")
    };
    x86_64 && !parts.any(other_abi)
}

impl<'a> Parser<'a> {
    /// One entity.
    pub(crate) fn top_level(&mut self) -> Result<()> {
        match self.token {
            Token::Word(b"define") => {
                self.advance();
                self.function(true)
            }
            Token::Word(b"declare") => {
                self.advance();
                self.function(false)
            }
            Token::Global(_) | Token::GlobalNumber(_) => self.global(),
            Token::MetadataNumber(_) | Token::Metadata(_) => self.metadata_definition(),
            Token::Local(_) | Token::LocalNumber(_) => self.type_definition(),
            Token::Word(b"attributes") => {
                self.advance();
                self.attribute_group()
            }
            Token::Word(b"target") => self.target(),
            Token::Word(b"module") => {
                self.advance();
                self.expect_word("asm")?;
                let text = readable(self.string()?);
                self.module.module_asm.push(text);
                Ok(())
            }
            Token::Word(b"source_filename") => {
                self.advance();
                self.expect(b'=')?;
                self.string().map(drop)
            }
            Token::Comdat(_)
            | Token::Summary
            | Token::Word(b"uselistorder" | b"uselistorder_bb" | b"deplibs") => self.skip_line(),
            _ => Err(self.expected("a definition or declaration")),
        }
    }

    fn target(&mut self) -> Result<()> {
        self.advance();
        let place = self.start..self.lexer.pos;
        let layout = self.eat_word(b"datalayout");
        if !layout && !self.eat_word(b"triple") {
            return Err(self.expected("'datalayout' or 'triple'"));
        }
        self.expect(b'=')?;
        let text = readable(self.string()?);
        if layout {
            if text.starts_with('E') || text.contains("-E-") {
                return Err(self.error_at(place, "big-endian targets are not supported"));
            }
            self.module.data_layout = Some(text);
        } else {
            if !runs(&text) {
                let message = format!("the module is for '{text}'; symvm runs x86-64 as Unix does");
                let help = "compile with --target=x86_64-linux-gnu";
                return Err(self.error_at(place, message).with_help(help));
            }
            self.module.triple = Some(text);
        }
        Ok(())
    }

    /// `@x = …`.
    fn global(&mut self) -> Result<()> {
        let id = self.introduce_symbol()?;
        self.expect(b'=')?;
        let (mut linkage, mut thread_local) = (None, false);
        loop {
            let Token::Word(word) = self.token else {
                return Err(self.expected("'global', 'constant' or 'alias'"));
            };
            match word {
                b"global" | b"constant" => {
                    self.advance();
                    return self.variable(id, linkage, word == b"constant", thread_local);
                }
                b"alias" | b"ifunc" => {
                    self.advance();
                    return self.alias(id, linkage.unwrap_or(Linkage::External), word == b"alias");
                }
                b"thread_local" => thread_local = true,
                _ => linkage = std::str::from_utf8(word).ok().and_then(Linkage::from_keyword).or(linkage),
            }
            if self.at_type() {
                return Err(self.expected("'global', 'constant' or 'alias'"));
            }
            self.skip_attribute()?;
        }
    }

    fn variable(
        &mut self,
        id: SymbolId,
        linkage: Option<Linkage>,
        constant: bool,
        thread_local: bool,
    ) -> Result<()> {
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        if matches!(self.module.types.list[ty.0 as usize], Type::Void | Type::Func { .. }) {
            return Err(self.error_at(place, "a variable cannot have this type"));
        }
        let declaration = matches!(linkage, Some(Linkage::External | Linkage::ExternWeak));
        let mut variable = Variable {
            ty,
            init: None,
            constant,
            align: 0,
            thread_local,
            section: None,
            location: LocationId(0),
        };
        if self.header_only {
            self.set_symbol(id, Linkage::External, SymbolKind::Variable(variable));
            return self.skip_line();
        }
        if !declaration {
            variable.init = Some(self.constant(ty)?);
        }
        while self.eat(b',') {
            match self.token {
                Token::Word(b"align") => {
                    self.advance();
                    variable.align = self.alignment()?;
                }
                Token::Word(b"section") => {
                    self.advance();
                    variable.section = Some(readable(self.string()?).into());
                }
                Token::Metadata(kind) => {
                    if let Some(number) = self.attachment()?
                        && kind == b"dbg"
                    {
                        variable.location = self.metadata.location(number);
                    }
                }
                Token::Word(_) => {
                    self.skip_attribute()?;
                    if matches!(self.token, Token::Str(_)) {
                        self.advance();
                    }
                }
                _ => return Err(self.expected("a property of the variable")),
            }
        }
        while !self.after_newline
            && matches!(self.token, Token::AttributeGroup(_) | Token::Word(_) | Token::Str(_))
        {
            self.skip_attribute()?;
        }
        self.set_symbol(id, linkage.unwrap_or(Linkage::External), SymbolKind::Variable(variable));
        Ok(())
    }

    fn alias(&mut self, id: SymbolId, linkage: Linkage, alias: bool) -> Result<()> {
        let ty = self.ty()?;
        if self.header_only {
            let kind = match self.module.types.list[ty.0 as usize].clone() {
                Type::Func { ret, params, variadic } => SymbolKind::Function(Function {
                    ty,
                    ret,
                    params: params.into_iter().map(|ty| (ty, Default::default())).collect(),
                    variadic,
                    noreturn: false,
                    returns_twice: false,
                    body: None,
                }),
                _ => SymbolKind::Variable(Variable {
                    ty,
                    init: None,
                    constant: false,
                    align: 0,
                    thread_local: false,
                    section: None,
                    location: LocationId(0),
                }),
            };
            self.set_symbol(id, Linkage::External, kind);
            return self.skip_line();
        }
        self.expect(b',')?;
        let target = match self.token {
            // A constant expression may stand without a type.
            Token::Word(word) if super::attributes::begins_value(word) => {
                TypedConstant { ty: self.common.ptr, value: self.constant(self.common.ptr)? }
            }
            _ => self.typed_constant()?,
        };
        while self.is(b',') {
            self.skip_line()?;
        }
        let kind = match self.module.types.list[ty.0 as usize].clone() {
            _ if alias => SymbolKind::Alias(target),
            Type::Func { ret, params, variadic: false } => {
                SymbolKind::Function(self.resolved_function(ty, ret, params, target))
            }
            _ => SymbolKind::IFunc(target),
        };
        self.set_symbol(id, linkage, kind);
        Ok(())
    }

    /// Checks that all that was mentioned is defined, and fills in what stood at the end of the file.
    pub(crate) fn finish(mut self) -> Result<Module> {
        self.declare_implied();
        let undefined =
            self.symbol_states.iter().zip(&self.module.symbols).filter(|(state, _)| !state.defined);
        let undefined: Vec<_> =
            undefined.map(|(state, symbol)| (state.first_use, symbol.name.clone())).collect();
        if let Some((place, name)) = undefined.into_iter().min() {
            return Err(self.error_from(place, format!("use of undefined symbol '@{name}'")));
        }
        let untyped = self.named_types.iter().filter(|(_, t)| !t.defined);
        if let Some((place, name)) = untyped.map(|(name, t)| (t.first_use, name.text())).min() {
            return Err(self.error_from(place, format!("use of undefined type '%{name}'")));
        }
        if let Some((place, number)) = self.metadata.undefined() {
            return Err(self.error_from(place, format!("use of undefined metadata '!{number}'")));
        }
        self.check_types()?;
        self.check_aliases()?;
        self.apply_attribute_groups();
        self.resolve_block_addresses()?;
        self.resolve_debug_info()?;
        Ok(self.module)
    }

    fn apply_attribute_groups(&mut self) {
        for GroupUser { function, call, group } in std::mem::take(&mut self.attributes.users) {
            let attrs = self.attributes.get(group);
            let Some(function) = self.function_mut(function) else { continue };
            let Some((block, index)) = call else {
                function.noreturn |= attrs.noreturn;
                function.returns_twice |= attrs.returns_twice;
                if let Some(body) = &mut function.body {
                    body.fma |= attrs.fma;
                }
                continue;
            };
            if !attrs.returns_twice {
                continue;
            }
            use crate::ir::InstKind;
            let inst = function.body.as_mut().and_then(|body| {
                body.blocks.get_mut(block as usize).and_then(|block| block.insts.get_mut(index as usize))
            });
            if let Some(InstKind::Call(c) | InstKind::Invoke(c, ..) | InstKind::CallBr(c, ..)) =
                inst.map(|i| &mut i.kind)
            {
                c.returns_twice = true;
            }
        }
    }

    fn resolve_block_addresses(&mut self) -> Result<()> {
        if self.block_address_targets.is_empty() {
            return Ok(());
        }
        let mut blocks: HashMap<(SymbolId, Arc<str>), BlockId> = HashMap::new();
        for &(id, place) in &self.block_address_targets {
            let SymbolKind::Function(Function { body: Some(body), .. }) =
                &self.module.symbols[id.0 as usize].kind
            else {
                if self.header_only || self.library {
                    continue;
                }
                return Err(
                    self.error_from(place, "only a defined function has blocks to take the address of")
                );
            };
            let names = body.blocks.iter().enumerate();
            blocks.extend(names.map(|(n, b)| ((id, b.name.clone()), BlockId(n as u32))));
        }
        let mut visitor = BlockAddresses { blocks: &blocks, missing: None };
        for symbol in &mut self.module.symbols {
            visitor.symbol_kind(&mut symbol.kind);
        }
        match visitor.missing {
            Some(name) => Err(crate::Diagnostic::new(format!("'blockaddress' of undefined block '%{name}'"))
                .with_label(self.file, 0, "no such block in the function named beside it")),
            None => Ok(()),
        }
    }
}

struct BlockAddresses<'b> {
    blocks: &'b HashMap<(SymbolId, Arc<str>), BlockId>,
    missing: Option<Arc<str>>,
}

impl Visit for BlockAddresses<'_> {
    fn block_address(&mut self, function: SymbolId, block: &mut BlockRef) {
        let BlockRef::Name(name) = block else { return };
        match self.blocks.get(&(function, name.clone())) {
            Some(&id) => *block = BlockRef::Id(id),
            None => self.missing = Some(name.clone()),
        }
    }
}
