//! Instructions that touch memory.

use super::inst::Parsed;
use super::{Parser, Result};
use crate::ir::{Constant, InstKind, Operand, RmwOp, Type};
use crate::lexer::Token;

impl<'a> Parser<'a> {
    /// `volatile`, `atomic`, `weak` and other words before the operands.
    fn memory_flags(&mut self) -> Result<(bool, bool)> {
        let (mut volatile, mut atomic) = (false, false);
        while let Token::Word(word) = self.token {
            match word {
                b"volatile" => volatile = true,
                b"atomic" => atomic = true,
                _ if self.at_type() => break,
                _ => {}
            }
            self.skip_attribute()?;
        }
        Ok((volatile, atomic))
    }

    /// `, align N`; 0 if absent.
    fn trailing_align(&mut self) -> Result<u32> {
        self.ordering()?;
        if !self.eat_comma() {
            return Ok(0);
        }
        self.expect_word("align")?;
        self.alignment()
    }

    /// `, ptr %p` with the pointer's type.
    fn pointer(&mut self) -> Result<Operand> {
        let before = self.segment.take();
        let pointer = self.same_typed_value(self.common.ptr)?.value;
        self.address_space = self.segment.or(self.address_space);
        self.segment = before.or(self.segment);
        Ok(pointer)
    }

    pub(super) fn alloca(&mut self) -> Result<Parsed> {
        self.memory_flags()?;
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        if matches!(self.module.types.get(ty), Type::Void | Type::Func { .. } | Type::Named(_)) {
            return Err(self.error_at(place, format!("no memory can hold {}", self.type_text(ty))));
        }
        let (mut count, mut align) = (None, 0);
        while self.eat_comma() {
            match self.token {
                Token::Word(b"align") => {
                    self.advance();
                    align = self.alignment()?;
                }
                Token::Word(b"addrspace") => self.skip_attribute()?,
                _ => count = Some(self.typed_value()?),
            }
        }
        Ok((InstKind::Alloca { ty, count, align }, self.common.ptr))
    }

    pub(super) fn load(&mut self) -> Result<Parsed> {
        let (volatile, atomic) = self.memory_flags()?;
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        if matches!(self.module.types.get(ty), Type::Void | Type::Func { .. } | Type::Named(_)) {
            return Err(self.error_at(place, format!("no memory can hold {}", self.type_text(ty))));
        }
        self.expect(b',')?;
        let ptr = self.pointer()?;
        let align = self.trailing_align()?;
        Ok((InstKind::Load { ptr, volatile, atomic, align }, ty))
    }

    pub(super) fn store(&mut self) -> Result<Parsed> {
        let (volatile, atomic) = self.memory_flags()?;
        let value = self.typed_value()?;
        self.expect(b',')?;
        let ptr = self.pointer()?;
        let align = self.trailing_align()?;
        Ok((InstKind::Store { value, ptr, volatile, atomic, align }, self.common.void))
    }

    pub(super) fn gep(&mut self) -> Result<Parsed> {
        let flags = self.flags()?;
        let source = self.ty()?;
        self.expect(b',')?;
        let place = self.start..self.lexer.pos;
        let base = self.typed_value()?;
        let scalar = match self.module.types.list[base.ty.0 as usize] {
            Type::Vector { elem, .. } => elem,
            _ => base.ty,
        };
        if scalar != self.common.ptr && scalar != self.common.unknown {
            let message = format!("'getelementptr' needs a pointer, not {}", self.type_text(base.ty));
            return Err(self.error_at(place, message));
        }
        let mut lanes = self.lanes(base.ty);
        let mut indices = Vec::new();
        // What the next index chooses from; the first one steps over whole sources.
        let mut within = None;
        while self.eat_comma() {
            let place = self.start..self.lexer.pos;
            let index = self.typed_value()?;
            let ty = &self.module.types.list[index.ty.0 as usize];
            let fits = match ty {
                Type::Int(_) => true,
                Type::Vector { elem, len } => {
                    matches!(self.module.types.list[elem.0 as usize], Type::Int(_))
                        && lanes.is_none_or(|l| l == *len)
                }
                _ => index.ty == self.common.unknown,
            };
            if !fits {
                let message = format!("{} cannot be an index here", self.type_text(index.ty));
                return Err(self.error_at(place, message));
            }
            lanes = lanes.or(self.lanes(index.ty));
            within = match within.map(|ty| self.module.types.get(ty)) {
                None if indices.is_empty() => Some(source),
                Some(Type::Struct { fields, .. }) => match &index.value {
                    Operand::Const(Constant::Int(limbs)) => {
                        let field = limbs.first().and_then(|n| fields.get(usize::try_from(*n).ok()?));
                        let missing =
                            || self.error_at(place, format!("the struct has only {} fields", fields.len()));
                        Some(*field.ok_or_else(missing)?)
                    }
                    Operand::Const(Constant::Zero) => fields.first().copied(),
                    _ => None,
                },
                Some(Type::Array { elem, .. } | Type::Vector { elem, .. }) => Some(*elem),
                _ => None,
            };
            indices.push(index);
        }
        let ty = match lanes {
            Some(len) => self.intern(Type::Vector { elem: self.common.ptr, len }),
            None => self.common.ptr,
        };
        Ok((InstKind::Gep { source, base, indices, flags }, ty))
    }

    pub(super) fn cmpxchg(&mut self) -> Result<Parsed> {
        self.memory_flags()?;
        let ptr = self.pointer()?;
        self.expect(b',')?;
        let expected = self.typed_value()?;
        self.expect(b',')?;
        let new = self.same_typed_value(expected.ty)?;
        self.trailing_align()?;
        let fields = vec![expected.ty, self.common.i1];
        let ty = self.intern(Type::Struct { fields, packed: false });
        Ok((InstKind::CmpXchg(ptr, expected, new), ty))
    }

    pub(super) fn atomicrmw(&mut self) -> Result<Parsed> {
        let op = loop {
            let Token::Word(word) = self.token else {
                return Err(self.expected("an operation of 'atomicrmw'"));
            };
            if let Some(op) = std::str::from_utf8(word).ok().and_then(RmwOp::from_keyword) {
                self.advance();
                break op;
            }
            if !matches!(word, b"volatile" | b"elementwise") {
                return self.unknown_operation("atomicrmw", word);
            }
            self.advance();
        };
        let ptr = self.pointer()?;
        self.expect(b',')?;
        let value = self.typed_value()?;
        self.trailing_align()?;
        let ty = value.ty;
        Ok((InstKind::AtomicRmw(op, ptr, value), ty))
    }

    /// One that newer text has: its type is known, and reaching it is an error.
    fn unknown_operation(&mut self, of: &str, word: &[u8]) -> Result<Parsed> {
        self.advance();
        self.pointer()?;
        self.expect(b',')?;
        let ty = self.typed_value()?.ty;
        self.trailing_align()?;
        Ok((InstKind::Unsupported(format!("{of} {}", String::from_utf8_lossy(word)).into()), ty))
    }

    pub(super) fn fence(&mut self) -> Result<Parsed> {
        self.ordering()?;
        Ok((InstKind::Fence, self.common.void))
    }

    pub(super) fn va_arg(&mut self) -> Result<Parsed> {
        let list = self.typed_value()?;
        self.expect(b',')?;
        let ty = self.ty()?;
        Ok((InstKind::VaArg(list), ty))
    }
}
