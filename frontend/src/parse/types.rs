//! Types: typed and opaque pointers become one, everything else keeps its shape.

use super::{Common, Name, NamedType, Parser, Result};
use crate::ir::{FloatKind, Type, TypeId, Types};
use crate::lexer::Token;

/// The widest integer type accepted.
pub const MAX_INT_BITS: u32 = 1 << 16;
/// The longest vector accepted.
pub const MAX_LANES: u64 = 1 << 16;

/// The types that [`Common`] names.
pub(super) fn common(types: &mut Types) -> Common {
    Common {
        void: types.intern(Type::Void),
        ptr: types.intern(Type::Ptr),
        i1: types.intern(Type::Int(1)),
        i8: types.intern(Type::Int(8)),
        i16: types.intern(Type::Int(16)),
        i32: types.intern(Type::Int(32)),
        i64: types.intern(Type::Int(64)),
        unknown: types.intern(Type::Other("unknown".into())),
    }
}

impl<'a> Parser<'a> {
    /// Adds a type at the current place.
    pub(super) fn intern(&mut self, ty: Type) -> TypeId {
        let id = self.module.types.intern(ty);
        let known = self.type_places.len();
        if known < self.module.types.list.len() {
            self.type_places.resize(self.module.types.list.len(), self.start as u32);
        }
        id
    }

    /// Does a type begin with this token?
    pub(super) fn at_type(&self) -> bool {
        match self.token {
            Token::Word(word) => {
                matches!(word, [b'i', b'1'..=b'9', ..])
                    || matches!(
                        word,
                        b"void"
                            | b"ptr"
                            | b"half"
                            | b"bfloat"
                            | b"float"
                            | b"double"
                            | b"x86_fp80"
                            | b"fp128"
                    )
                    || matches!(
                        word,
                        b"ppc_fp128"
                            | b"label"
                            | b"metadata"
                            | b"token"
                            | b"x86_mmx"
                            | b"x86_amx"
                            | b"target"
                    )
            }
            Token::Local(_) | Token::LocalNumber(_) | Token::Punct(b'[' | b'{' | b'<') => true,
            _ => false,
        }
    }

    /// Notes an address space that is one of x86's segments, or has pointers of 32 bits, which was read from that place on.
    fn note_segment(&mut self, from: usize) {
        let text = String::from_utf8_lossy(&self.lexer.text[from..self.start]);
        let number = text.trim_matches(|c: char| !c.is_ascii_digit()).parse().ok();
        self.segment = number.filter(|number| matches!(number, 256..=258 | 270 | 271)).or(self.segment);
    }

    /// Reads a type.
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        let mut ty = match self.token {
            Token::Word(word) => self.word_type(word)?,
            Token::Local(name) => self.named_type(Name::Text(name)),
            Token::LocalNumber(n) => self.named_type(Name::Number(n)),
            Token::Punct(b'[' | b'{' | b'<') => {
                self.enter()?;
                let ty = self.composite()?;
                self.leave();
                ty
            }
            _ => return Err(self.expected("a type")),
        };
        loop {
            match self.token {
                Token::Punct(b'*') => {
                    self.advance();
                    ty = self.common.ptr;
                }
                Token::Word(b"addrspace") => {
                    self.advance();
                    let from = self.start;
                    self.skip_brackets()?;
                    self.note_segment(from);
                    if ty != self.common.ptr {
                        self.expect(b'*')?;
                        ty = self.common.ptr;
                    }
                }
                Token::Punct(b'(') => {
                    self.enter()?;
                    ty = self.function_type(ty)?;
                    self.leave();
                }
                _ => return Ok(ty),
            }
        }
    }

    fn word_type(&mut self, word: &'a [u8]) -> Result<TypeId> {
        let ty = match word {
            b"ptr" => self.common.ptr,
            b"i32" => self.common.i32,
            b"i8" => self.common.i8,
            b"i64" => self.common.i64,
            b"i1" => self.common.i1,
            b"i16" => self.common.i16,
            b"void" => self.common.void,
            b"double" => self.intern(Type::Float(FloatKind::Double)),
            b"float" => self.intern(Type::Float(FloatKind::Single)),
            b"half" => self.intern(Type::Float(FloatKind::Half)),
            b"bfloat" => self.intern(Type::Float(FloatKind::BFloat)),
            b"x86_fp80" => self.intern(Type::Float(FloatKind::X87)),
            b"fp128" => self.intern(Type::Float(FloatKind::Quad)),
            b"ppc_fp128" | b"label" | b"metadata" | b"token" | b"x86_mmx" | b"x86_amx" => {
                self.intern(Type::Other(Name::Text(word).text()))
            }
            b"target" => {
                self.advance();
                let start = self.start;
                self.lexer.pos = start;
                if !self.lexer.skip_balanced(|_, _| {}) {
                    return Err(self.error("this bracket is not closed"));
                }
                let text = Name::Text(&self.lexer.text[start..self.lexer.pos]).text();
                let ty = self.intern(Type::Other(format!("target{text}").into()));
                self.advance();
                return Ok(ty);
            }
            [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let width = std::str::from_utf8(digits).ok().and_then(|d| d.parse().ok());
                match width {
                    Some(width @ 1..=MAX_INT_BITS) => self.intern(Type::Int(width)),
                    _ => {
                        let text = String::from_utf8_lossy(&word[..word.len().min(24)]);
                        return Err(
                            self.error(format!("integers have 1 to {MAX_INT_BITS} bits, not '{text}'"))
                        );
                    }
                }
            }
            _ => return Err(self.expected("a type")),
        };
        self.advance();
        Ok(ty)
    }

    /// The type behind a `%name`; unknown as yet at a forward mention.
    fn named_type(&mut self, name: Name<'a>) -> TypeId {
        let id = self.name_type(name);
        self.advance();
        id
    }

    fn name_type(&mut self, name: Name<'a>) -> TypeId {
        if let Some(known) = self.named_types.get(&name) {
            return known.id;
        }
        let index = self.module.types.named.len() as u32;
        self.module.types.named.push((name.text(), None));
        let id = self.intern(Type::Named(index));
        let first_use = self.start as u32;
        self.named_types.insert(name, NamedType { id, first_use, defined: false });
        id
    }

    /// `%x = type …`, from the name on.
    pub(super) fn type_definition(&mut self) -> Result<()> {
        let (place, line) = (self.start..self.lexer.pos, self.line);
        let name = match self.token {
            Token::Local(name) => Name::Text(name),
            Token::LocalNumber(n) => Name::Number(n),
            _ => return Err(self.expected("a type's name ('%…')")),
        };
        let known = self.named_types.get(&name).map(|t| (t.defined, t.first_use));
        if let Some((true, first)) = known {
            let message = format!("type '%{}' is already defined", name.text());
            let first = self.error_from(first, "").line();
            return Err(self.error_at(place, message).with_label("", first, "first seen here"));
        }
        self.advance();
        self.expect(b'=')?;
        self.expect_word("type")?;
        let packed = self.is(b'<') && {
            let rest = &self.lexer.text[self.lexer.pos..];
            rest.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{')
        };
        if self.is(b'{') || packed || self.is_word(b"opaque") {
            // Named first: the body may mention it (behind a typed pointer).
            let start = std::mem::replace(&mut self.start, place.start);
            let id = self.name_type(name);
            self.start = start;
            let body = if self.eat_word(b"opaque") { None } else { Some(self.ty()?) };
            if let Type::Named(index) = self.module.types.list[id.0 as usize] {
                self.module.types.named[index as usize].1 = body;
            }
            if let Some(entry) = self.named_types.get_mut(&name) {
                entry.defined = true;
                entry.first_use = place.start as u32;
            }
            return Ok(());
        }
        if known.is_some() {
            return Err(self.error(format!(
                "type '%{}' was used before this line, so it must be a struct (line {line})",
                name.text()
            )));
        }
        let id = self.ty()?;
        self.named_types.insert(name, NamedType { id, first_use: place.start as u32, defined: true });
        Ok(())
    }

    fn composite(&mut self) -> Result<TypeId> {
        let start = self.start;
        let open = self.token;
        self.advance();
        let ty = match open {
            Token::Punct(b'[') => {
                let len = self.length()?;
                self.expect_word("x")?;
                let elem = self.element_type()?;
                self.expect(b']')?;
                Type::Array { elem, len }
            }
            Token::Punct(b'{') => {
                let fields = self.fields()?;
                Type::Struct { fields, packed: false }
            }
            _ if self.eat(b'{') => {
                let fields = self.fields()?;
                self.expect(b'>')?;
                Type::Struct { fields, packed: true }
            }
            _ if self.is_word(b"vscale") => {
                return Err(self.error("vectors of unknown length ('vscale') are not supported"));
            }
            _ => {
                let place = self.start..self.lexer.pos;
                let len = self.length()?;
                if len == 0 || len > MAX_LANES {
                    return Err(self.error_at(place, format!("vectors have 1 to {MAX_LANES} elements")));
                }
                self.expect_word("x")?;
                let elem = self.element_type()?;
                self.expect(b'>')?;
                Type::Vector { elem, len: len as u32 }
            }
        };
        let after = std::mem::replace(&mut self.start, start);
        let id = self.intern(ty);
        self.start = after;
        Ok(id)
    }

    fn length(&mut self) -> Result<u64> {
        let Token::Int(digits) = self.token else { return Err(self.expected("a number of elements")) };
        let len = std::str::from_utf8(digits).ok().and_then(|d| d.parse().ok());
        let len = len.ok_or_else(|| self.error("this number of elements is out of range"))?;
        self.advance();
        Ok(len)
    }

    /// Reads a type that memory can hold.
    fn element_type(&mut self) -> Result<TypeId> {
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        match &self.module.types.list[ty.0 as usize] {
            Type::Void | Type::Func { .. } => Err(self.error_at(place, "this type cannot be an element")),
            _ => Ok(ty),
        }
    }

    fn fields(&mut self) -> Result<Vec<TypeId>> {
        let mut fields = Vec::new();
        if self.eat(b'}') {
            return Ok(fields);
        }
        loop {
            fields.push(self.element_type()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'}')?;
        Ok(fields)
    }

    /// The parameters of a function type, from `(` on.
    fn function_type(&mut self, ret: TypeId) -> Result<TypeId> {
        self.expect(b'(')?;
        let (mut params, mut variadic) = (Vec::new(), false);
        while !self.is(b')') {
            if self.token == Token::Ellipsis {
                self.advance();
                variadic = true;
                break;
            }
            params.push(self.element_type()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')')?;
        Ok(self.intern(Type::Func { ret, params, variadic }))
    }

    /// A type as text, for messages.
    pub(super) fn type_text(&self, id: TypeId) -> String {
        let mut out = String::new();
        self.module.types.write(id, &mut out, 0);
        out
    }
}

impl Types {
    /// A type in LLVM's notation (opaque pointers); deep and long ones are cut with `…`.
    pub fn display(&self, id: TypeId) -> String {
        let mut out = String::new();
        self.write(id, &mut out, 0);
        out
    }

    fn write(&self, id: TypeId, out: &mut String, depth: u32) {
        use std::fmt::Write;
        if depth > 8 || out.len() > 200 {
            out.push('…');
            return;
        }
        let list = |out: &mut String, open: &str, items: &[TypeId], close: &str| {
            out.push_str(open);
            for (i, &item) in items.iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                self.write(item, out, depth + 1);
            }
            out.push_str(close);
        };
        let number = |out: &mut String, open: char, n: u64| {
            // Writing to a `String` cannot fail.
            let _ = write!(out, "{open}{n} x ");
        };
        match &self.list[id.0 as usize] {
            Type::Void => out.push_str("void"),
            Type::Int(width) => drop(write!(out, "i{width}")),
            Type::Float(kind) => out.push_str(kind.name()),
            Type::Ptr => out.push_str("ptr"),
            Type::Array { elem, len } => {
                number(out, '[', *len);
                self.write(*elem, out, depth + 1);
                out.push(']');
            }
            Type::Vector { elem, len } => {
                number(out, '<', u64::from(*len));
                self.write(*elem, out, depth + 1);
                out.push('>');
            }
            Type::Struct { fields, packed: false } => list(out, "{ ", fields, " }"),
            Type::Struct { fields, packed: true } => list(out, "<{ ", fields, " }>"),
            Type::Named(index) => drop(write!(out, "%{}", self.named[*index as usize].0)),
            Type::Func { ret, params, variadic } => {
                self.write(*ret, out, depth + 1);
                let close = match (variadic, params.is_empty()) {
                    (true, true) => "...)",
                    (true, false) => ", ...)",
                    _ => ")",
                };
                list(out, " (", params, close);
            }
            Type::Other(text) => out.push_str(text),
        }
    }
}
