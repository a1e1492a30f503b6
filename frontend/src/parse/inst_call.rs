//! Calls, and inline assembly.

use super::attributes::Behind;
use super::inst::Parsed;
use super::{Attrs, Parser, Result, readable};
use crate::ir::{
    Call, Constant, InlineAsm, InstKind, LandingClause, LandingPad, Operand, Type, TypeId, TypedOperand,
};
use crate::lexer::Token;
use std::sync::Arc;

impl<'a> Parser<'a> {
    /// `call …`, perhaps behind `tail`, `musttail` or `notail`; `None` for `llvm.dbg.*`.
    pub(super) fn call(&mut self) -> Result<Option<Parsed>> {
        let must_tail = self.is_word(b"musttail");
        while !self.is_word(b"call") {
            self.advance();
            if !matches!(self.token, Token::Word(b"call" | b"tail" | b"musttail" | b"notail")) {
                return Err(self.expected("'call'"));
            }
        }
        self.advance();
        let (mut call, ret) = self.call_parts()?;
        call.must_tail = must_tail;
        if let Operand::Const(Constant::Symbol(id)) = call.callee
            && self.module.symbols[id.0 as usize].name.starts_with("llvm.dbg.")
        {
            return Ok(None);
        }
        Ok(Some((InstKind::Call(Box::new(call)), ret)))
    }

    pub(super) fn invoke(&mut self) -> Result<Parsed> {
        let (call, ret) = self.call_parts()?;
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        let unwind = self.label()?;
        Ok((InstKind::Invoke(Box::new(call), normal, unwind), ret))
    }

    /// `landingpad`, whose clauses stand on lines of their own.
    pub(super) fn landingpad(&mut self) -> Result<Parsed> {
        let ty = self.ty()?;
        let mut pad = LandingPad::default();
        loop {
            let clause = match self.token {
                Token::Word(b"cleanup") => {
                    self.advance();
                    pad.cleanup = true;
                    continue;
                }
                Token::Word(b"catch") => LandingClause::Catch,
                Token::Word(b"filter") => LandingClause::Filter,
                _ => return Ok((InstKind::LandingPad(pad), ty)),
            };
            self.advance();
            pad.clauses.push((clause, self.typed_value()?));
        }
    }

    /// `resume`: a call, as compilers make one of it, of a function that the text need not declare.
    pub(super) fn resume(&mut self) -> Result<Parsed> {
        let exception = self.typed_value()?;
        let (void, ptr) = (self.common.void, self.common.ptr);
        let callee = self.resumes();
        let fn_ty = self.intern(Type::Func { ret: void, params: vec![ptr], variadic: false });
        let call = Call {
            callee: Operand::Const(Constant::Symbol(callee)),
            ret: void,
            fn_ty: Some(fn_ty),
            // Of the exception and its selector the first is passed on.
            args: vec![(exception, Attrs::default())],
            returns_twice: false,
            must_tail: false,
            forwards: false,
        };
        Ok((InstKind::Resume(Box::new(call)), void))
    }

    pub(super) fn callbr(&mut self) -> Result<Parsed> {
        let (call, ret) = self.call_parts()?;
        self.expect_word("to")?;
        let to = self.label()?;
        let others = self.labels()?;
        Ok((InstKind::CallBr(Box::new(call), to, others), ret))
    }

    /// From the calling convention to the attributes behind the arguments.
    fn call_parts(&mut self) -> Result<(Call, TypeId)> {
        let mut returns_twice = false;
        self.words_before_type(|_, _| {})?;
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        let written = match &self.module.types.list[ty.0 as usize] {
            Type::Func { ret, params, variadic } => Some((*ret, params.len(), *variadic)),
            _ => None,
        };
        let ret = written.map_or(ty, |(ret, ..)| ret);
        let debug = match self.token {
            Token::Global(name) if name.starts_with(b"llvm.dbg.") => Some(&name[9..]),
            _ => None,
        };
        let callee = self.value(self.common.ptr)?;
        if let Some(kind) = debug {
            self.debug_call(kind)?;
            let args = Vec::new();
            let call =
                Call { callee, ret, fn_ty: None, args, returns_twice, must_tail: false, forwards: false };
            return Ok((call, ret));
        }
        self.expect(b'(')?;
        let mut args: Vec<(TypedOperand, Attrs)> = Vec::new();
        let mut forwards = false;
        while !self.is(b')') {
            forwards = matches!(self.token, Token::Ellipsis);
            if forwards {
                self.advance();
                break;
            }
            let place = self.start..self.lexer.pos;
            let argument = self.argument()?;
            if let Some((_, fixed, variadic)) = written {
                let want = match &self.module.types.list[ty.0 as usize] {
                    Type::Func { params, .. } => params.get(args.len()).copied(),
                    _ => None,
                };
                if want.is_some_and(|want| want != argument.0.ty) || (args.len() >= fixed && !variadic) {
                    let message = format!(
                        "argument {} is {}, but the callee is {}",
                        args.len() + 1,
                        self.type_text(argument.0.ty),
                        self.type_text(ty)
                    );
                    return Err(self.error_at(place, message));
                }
            }
            args.push(argument);
            if !self.eat(b',') {
                break;
            }
        }
        if let Some((_, fixed, _)) = written
            && args.len() < fixed
        {
            let message = format!("{} arguments, but the callee is {}", args.len(), self.type_text(ty));
            return Err(self.error_at(place, message));
        }
        self.expect(b')')?;
        let (block, index) = match self.function.body.blocks.last() {
            Some(block) => (self.function.body.blocks.len() as u32 - 1, block.insts.len() as u32),
            None => (0, 0),
        };
        let (attrs, _) = self.words_after_params(Behind::Call, |p, group| {
            p.function.call_groups.push((block, index, group))
        })?;
        returns_twice |= attrs.returns_twice;
        if self.is(b'[') {
            // Operand bundles.
            self.skip_brackets()?;
        }
        let fn_ty = if written.is_some() {
            ty
        } else {
            let params = args.iter().map(|(a, _)| a.ty).collect();
            self.intern(Type::Func { ret, params, variadic: false })
        };
        let call = Call { callee, ret, fn_ty: Some(fn_ty), args, returns_twice, must_tail: false, forwards };
        Ok((call, ret))
    }

    fn argument(&mut self) -> Result<(TypedOperand, Attrs)> {
        if self.is_word(b"metadata") {
            let ty = self.ty()?;
            let value = Operand::Metadata(self.metadata_operand()?);
            return Ok((TypedOperand { ty, value }, Attrs::default()));
        }
        let ty = self.ty()?;
        let attrs = self.param_attrs()?;
        let value = self.value(ty)?;
        Ok((TypedOperand { ty, value }, attrs))
    }

    /// `asm [sideeffect] [alignstack] [inteldialect] [unwind] "template", "constraints"`.
    pub(super) fn inline_asm(&mut self) -> Result<Operand> {
        self.advance();
        let (mut side_effect, mut intel) = (false, false);
        while let Token::Word(word) = self.token {
            side_effect |= word == b"sideeffect";
            intel |= word == b"inteldialect";
            self.advance();
        }
        let template = readable(self.string()?);
        self.expect(b',')?;
        let constraints = readable(self.string()?);
        Ok(Operand::InlineAsm(Arc::new(InlineAsm { template, constraints, side_effect, intel })))
    }
}
