//! Constants and constant expressions.

use super::{Name, Parser, Result, numbers};
use crate::ir::{
    BinaryOp, BlockRef, CastOp, ConstExpr, Constant, FloatPredicate, IntPredicate, Type, TypeId,
    TypedConstant,
};
use crate::lexer::{Token, unescape};

/// The constant expressions by the shape of their text.
#[derive(Clone, Copy)]
pub(super) enum Expression {
    Cast(CastOp),
    Binary(BinaryOp),
    Gep,
    ICmp,
    FCmp,
    Select,
    /// Operands in brackets, and perhaps indices.
    Other,
}

/// What a word that begins a constant expression stands for.
pub(super) fn expression(word: &[u8]) -> Option<Expression> {
    let word = std::str::from_utf8(word).ok()?;
    Some(match word {
        "getelementptr" => Expression::Gep,
        "icmp" => Expression::ICmp,
        "fcmp" => Expression::FCmp,
        "select" => Expression::Select,
        "extractelement" | "insertelement" | "shufflevector" | "extractvalue" | "insertvalue" | "fneg" => {
            Expression::Other
        }
        _ => match CastOp::from_keyword(word) {
            Some(op) => Expression::Cast(op),
            None => Expression::Binary(BinaryOp::from_keyword(word)?),
        },
    })
}

impl<'a> Parser<'a> {
    /// Reads `TYPE CONSTANT`.
    pub(super) fn typed_constant(&mut self) -> Result<TypedConstant> {
        let ty = self.ty()?;
        Ok(TypedConstant { ty, value: self.constant(ty)? })
    }

    /// Reads a constant of type `ty`.
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<Constant> {
        match self.token {
            Token::Int(text) => {
                let limbs = match self.module.types.list[ty.0 as usize] {
                    Type::Int(width) => {
                        self.spend_limbs(width)?;
                        numbers::integer(text, width)
                    }
                    _ => return Err(self.mismatch("an integer", ty)),
                };
                let limbs = limbs
                    .ok_or_else(|| self.error(format!("this number does not fit {}", self.type_text(ty))))?;
                self.advance();
                Ok(Constant::Int(limbs))
            }
            Token::Global(_) | Token::GlobalNumber(_) => self.symbol_constant(ty),
            Token::Word(word) => self.word_constant(word, ty),
            Token::Float(text) | Token::Hex(text) => {
                let hex = matches!(self.token, Token::Hex(_));
                let limbs = match &self.module.types.list[ty.0 as usize] {
                    Type::Float(kind) if hex => numbers::hex_float(text, *kind),
                    Type::Float(kind) => numbers::decimal_float(text, *kind),
                    Type::Other(name) if &**name == "ppc_fp128" => Some(vec![0, 0]),
                    _ => return Err(self.mismatch("a float", ty)),
                };
                let limbs = limbs.ok_or_else(|| {
                    self.error(format!("{} cannot hold this number exactly", self.type_text(ty)))
                })?;
                self.advance();
                Ok(Constant::Float(limbs))
            }
            Token::Bytes(raw) => {
                let bytes = unescape(raw);
                let fits = match *self.module.types.get(ty) {
                    Type::Array { elem, len } => elem == self.common.i8 && len == bytes.len() as u64,
                    _ => false,
                };
                if !fits {
                    return Err(self.mismatch(&format!("[{} x i8]", bytes.len()), ty));
                }
                self.advance();
                Ok(Constant::Bytes(bytes))
            }
            Token::Punct(b'[' | b'{' | b'<') => {
                self.enter()?;
                let value = self.aggregate(ty)?;
                self.leave();
                Ok(value)
            }
            Token::Local(_) | Token::LocalNumber(_) => {
                Err(self.error("a constant is needed here, not a value of the function"))
            }
            _ => Err(self.expected("a constant")),
        }
    }

    /// "… where a TYPE is needed" at the current token.
    fn mismatch(&self, found: &str, ty: TypeId) -> crate::Diagnostic {
        self.error(format!("this is {found}, but {} is needed here", self.type_text(ty)))
    }

    fn spend_limbs(&mut self, width: u32) -> Result<()> {
        let limbs = width.div_ceil(64) as usize;
        match self.limb_budget.checked_sub(limbs - 1) {
            Some(rest) => self.limb_budget = rest,
            None => return Err(self.error("the file's wide integer constants exceed 128 MiB")),
        }
        Ok(())
    }

    /// `@x` where a pointer is needed.
    fn symbol_constant(&mut self, ty: TypeId) -> Result<Constant> {
        if ty != self.common.ptr && ty != self.common.unknown {
            return Err(self.mismatch("a pointer", ty));
        }
        match self.symbol_token() {
            Some(id) => Ok(Constant::Symbol(id)),
            None => Err(self.expected("a symbol's name ('@…')")),
        }
    }

    fn word_constant(&mut self, word: &'a [u8], ty: TypeId) -> Result<Constant> {
        let simple = match word {
            b"null" => {
                if ty != self.common.ptr {
                    return Err(self.mismatch("a pointer", ty));
                }
                Constant::Null
            }
            b"undef" => Constant::Undef,
            b"poison" => Constant::Poison,
            b"zeroinitializer" | b"none" => Constant::Zero,
            b"true" | b"false" => {
                if ty != self.common.i1 {
                    return Err(self.mismatch("an i1", ty));
                }
                Constant::Int(vec![u64::from(word == b"true")])
            }
            b"splat" => {
                self.advance();
                self.expect(b'(')?;
                self.enter()?;
                let elem = self.typed_constant()?;
                self.leave();
                if !matches!(*self.module.types.get(ty), Type::Vector { elem: want, .. } if want == elem.ty) {
                    return Err(self.mismatch(&format!("a splat of {}", self.type_text(elem.ty)), ty));
                }
                self.expect(b')')?;
                return Ok(Constant::Splat(Box::new(elem)));
            }
            b"blockaddress" => return self.block_address(),
            b"dso_local_equivalent" | b"no_cfi" => {
                self.advance();
                return self.symbol_constant(ty);
            }
            [sign @ (b'u' | b's'), b'0', b'x', digits @ ..] if digits.iter().all(u8::is_ascii_hexdigit) => {
                let Type::Int(width) = *self.module.types.get(ty) else {
                    return Err(self.mismatch("an integer", ty));
                };
                self.spend_limbs(width)?;
                let limbs = numbers::hex_integer(digits, *sign == b's', width);
                Constant::Int(limbs.ok_or_else(|| self.error("this number does not fit its type"))?)
            }
            _ => {
                let Some(shape) = expression(word) else { return Err(self.expected("a value")) };
                self.enter()?;
                let value = self.expression(word, shape, ty)?;
                self.leave();
                return Ok(Constant::Expr(Box::new(value)));
            }
        };
        self.advance();
        Ok(simple)
    }

    /// `blockaddress(@f, %block)`.
    fn block_address(&mut self) -> Result<Constant> {
        self.advance();
        self.expect(b'(')?;
        let Some(function) = self.symbol_token() else {
            return Err(self.expected("a function's name ('@…')"));
        };
        self.expect(b',')?;
        let block = match self.token {
            Token::Local(raw) => Name::Text(raw),
            Token::LocalNumber(n) => Name::Number(n),
            _ => return Err(self.expected("a block's name ('%…')")),
        };
        self.block_address_targets.push((function, self.start as u32));
        self.advance();
        self.expect(b')')?;
        Ok(Constant::BlockAddress(function, BlockRef::Name(block.text())))
    }

    fn aggregate(&mut self, ty: TypeId) -> Result<Constant> {
        let (start, open) = (self.start, self.token);
        self.advance();
        let packed = open == Token::Punct(b'<') && self.eat(b'{');
        let close = match open {
            Token::Punct(b'[') => b']',
            Token::Punct(b'{') => b'}',
            _ if packed => b'}',
            _ => b'>',
        };
        let shape = match (open, self.module.types.get(ty)) {
            (Token::Punct(b'['), Type::Array { elem, len }) => Some((Some(*elem), *len)),
            (Token::Punct(b'<'), Type::Vector { elem, len }) if !packed => {
                Some((Some(*elem), u64::from(*len)))
            }
            (Token::Punct(_), Type::Struct { fields, packed: p }) if close == b'}' && *p == packed => {
                Some((None, fields.len() as u64))
            }
            _ => None,
        };
        let Some((elem, len)) = shape else {
            let what = if close == b']' {
                "an array"
            } else if close == b'}' {
                "a struct"
            } else {
                "a vector"
            };
            return Err(self.error_at(
                start..start + 1,
                format!("this is {what}, but {} is needed here", self.type_text(ty)),
            ));
        };
        let mut items = Vec::new();
        while !self.is(close) {
            let place = self.start..self.lexer.pos;
            let item = self.typed_constant()?;
            let want = match elem {
                Some(elem) => Some(elem),
                None => match self.module.types.get(ty) {
                    Type::Struct { fields, .. } => fields.get(items.len()).copied(),
                    _ => None,
                },
            };
            if items.len() as u64 >= len {
                return Err(self.error_at(place, format!("{} has only {len} elements", self.type_text(ty))));
            }
            if let Some(want) = want.filter(|&want| want != item.ty) {
                let (found, want) = (self.type_text(item.ty), self.type_text(want));
                let message = format!("element {} is {found}, but {want} is needed", items.len());
                return Err(self.error_at(place, message));
            }
            items.push(item);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(close)?;
        if packed {
            self.expect(b'>')?;
        }
        if items.len() as u64 != len {
            return Err(self.error_at(
                start..start + 1,
                format!("{} elements, but {} has {len}", items.len(), self.type_text(ty)),
            ));
        }
        Ok(Constant::Aggregate(items))
    }

    /// A constant expression from its keyword on.
    fn expression(&mut self, word: &'a [u8], shape: Expression, ty: TypeId) -> Result<ConstExpr> {
        let place = self.start..self.lexer.pos;
        self.advance();
        let mut predicate: &[u8] = b"";
        // Flags, and a comparison's predicate, come before the bracket.
        while let Token::Word(flag) = self.token {
            predicate = flag;
            self.advance();
            if flag == b"inrange" && self.is(b'(') {
                self.skip_brackets()?;
            }
        }
        self.expect(b'(')?;
        let predicate = std::str::from_utf8(predicate).unwrap_or("");
        let unknown = |p: &Self| p.error_at(place.clone(), format!("unknown comparison '{predicate}'"));
        let value = match shape {
            Expression::Cast(op) => {
                let from = self.typed_constant()?;
                self.expect_word("to")?;
                let to_place = self.start..self.lexer.pos;
                let to = self.ty()?;
                if to != ty {
                    let message =
                        format!("this is {}, but {} is needed here", self.type_text(to), self.type_text(ty));
                    return Err(self.error_at(to_place, message));
                }
                ConstExpr::Cast(op, from, to)
            }
            Expression::Binary(op) => {
                let [lhs, rhs] = self.pair()?;
                ConstExpr::Binary(op, lhs, rhs)
            }
            Expression::ICmp => {
                let op = IntPredicate::from_keyword(predicate).ok_or_else(|| unknown(self))?;
                let [lhs, rhs] = self.pair()?;
                ConstExpr::ICmp(op, lhs, rhs)
            }
            Expression::FCmp => {
                let op = FloatPredicate::from_keyword(predicate).ok_or_else(|| unknown(self))?;
                let [lhs, rhs] = self.pair()?;
                ConstExpr::FCmp(op, lhs, rhs)
            }
            Expression::Select => {
                let condition = self.typed_constant()?;
                self.expect(b',')?;
                let [lhs, rhs] = self.pair()?;
                ConstExpr::Select(condition, lhs, rhs)
            }
            Expression::Gep => {
                let source = self.element_type_of_gep()?;
                let operands = self.operands()?;
                if operands.is_empty() {
                    return Err(self.expected("a base pointer"));
                }
                ConstExpr::Gep { source, operands }
            }
            Expression::Other => ConstExpr::Other(Name::Text(word).text(), self.operands()?),
        };
        self.expect(b')')?;
        Ok(value)
    }

    /// `T,` at the head of a constant `getelementptr`.
    fn element_type_of_gep(&mut self) -> Result<TypeId> {
        let ty = self.ty()?;
        if !self.is(b')') {
            self.expect(b',')?;
        }
        Ok(ty)
    }

    /// Two constants of one type.
    fn pair(&mut self) -> Result<[TypedConstant; 2]> {
        let lhs = self.typed_constant()?;
        self.expect(b',')?;
        let place = self.start..self.lexer.pos;
        let rhs = self.typed_constant()?;
        if lhs.ty != rhs.ty {
            let message =
                format!("this is {}, but the other is {}", self.type_text(rhs.ty), self.type_text(lhs.ty));
            return Err(self.error_at(place, message));
        }
        Ok([lhs, rhs])
    }

    /// Constants up to a `)`, the old `inrange` marks skipped; bare numbers (`extractvalue`) count as i32.
    fn operands(&mut self) -> Result<Vec<TypedConstant>> {
        let mut operands = Vec::new();
        while !self.is(b')') {
            self.eat_word(b"inrange");
            if let Token::Int(_) = self.token {
                let ty = self.common.i32;
                operands.push(TypedConstant { ty, value: self.constant(ty)? });
            } else {
                operands.push(self.typed_constant()?);
            }
            if !self.eat(b',') {
                break;
            }
        }
        Ok(operands)
    }
}
