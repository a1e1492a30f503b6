//! Instructions: the table from opcode to reader, and the readers of arithmetic, casts, vectors, aggregates and
//! terminators.

use super::{Name, Parser, Result};
use crate::ir::{
    BinaryOp, CastOp, Constant, Flags, FloatPredicate, InstKind, IntPredicate, Operand, Type, TypeId,
    TypedOperand,
};
use crate::lexer::Token;
use hashbrown::HashMap;
use std::sync::LazyLock;

/// An instruction and the type of its result (void: none).
pub(super) type Parsed = (InstKind, TypeId);

/// Reads one instruction, from behind its opcode.
type Plain = for<'a> fn(&mut Parser<'a>) -> Result<Parsed>;

/// How an instruction is read, from behind its opcode.
#[derive(Clone, Copy)]
enum Reader {
    Binary(BinaryOp),
    Cast(CastOp),
    Plain(Plain),
    /// Calls: `None` for calls that only carry debug information.
    Call,
}

/// Every instruction that is understood: one row each.
static READERS: LazyLock<HashMap<&'static [u8], Reader>> = LazyLock::new(|| {
    let plain: &[(&'static str, Plain)] = &[
        ("fneg", |p| p.one_operand(InstKind::FNeg)),
        ("freeze", |p| p.one_operand(InstKind::Freeze)),
        ("icmp", |p| p.icmp()),
        ("fcmp", |p| p.fcmp()),
        ("select", |p| p.select()),
        ("phi", |p| p.phi()),
        ("alloca", |p| p.alloca()),
        ("load", |p| p.load()),
        ("store", |p| p.store()),
        ("getelementptr", |p| p.gep()),
        ("cmpxchg", |p| p.cmpxchg()),
        ("atomicrmw", |p| p.atomicrmw()),
        ("fence", |p| p.fence()),
        ("va_arg", |p| p.va_arg()),
        ("extractvalue", |p| p.extractvalue()),
        ("insertvalue", |p| p.insertvalue()),
        ("extractelement", |p| p.extractelement()),
        ("insertelement", |p| p.insertelement()),
        ("shufflevector", |p| p.shufflevector()),
        ("ret", |p| p.ret()),
        ("br", |p| p.br()),
        ("switch", |p| p.switch()),
        ("indirectbr", |p| p.indirectbr()),
        ("unreachable", |p| Ok((InstKind::Unreachable, p.common.void))),
        ("invoke", |p| p.invoke()),
        ("callbr", |p| p.callbr()),
        ("landingpad", |p| p.landingpad()),
        ("resume", |p| p.resume()),
    ];
    let binary = [
        "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
        "fadd", "fsub", "fmul", "fdiv", "frem",
    ];
    let casts = [
        "trunc",
        "zext",
        "sext",
        "fptrunc",
        "fpext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ];
    let mut table: HashMap<&'static [u8], Reader> = HashMap::new();
    table.extend(plain.iter().map(|&(name, reader)| (name.as_bytes(), Reader::Plain(reader))));
    table.extend(
        binary.iter().filter_map(|n| Some((n.as_bytes(), Reader::Binary(BinaryOp::from_keyword(n)?)))),
    );
    table.extend(casts.iter().filter_map(|n| Some((n.as_bytes(), Reader::Cast(CastOp::from_keyword(n)?)))));
    table.extend(["call", "tail", "musttail", "notail"].map(|n| (n.as_bytes(), Reader::Call)));
    table
});

/// An instruction that is understood begins with the word.
pub(super) fn begins_instruction(word: &[u8]) -> bool {
    READERS.contains_key(word)
}

impl<'a> Parser<'a> {
    /// The instruction `opcode` (the current token); `None` for one that only carries debug information.
    pub(super) fn operation(&mut self, opcode: &'a [u8], named: bool) -> Result<Option<Parsed>> {
        match READERS.get(opcode) {
            Some(&Reader::Binary(op)) => self.binary(op).map(Some),
            Some(&Reader::Cast(op)) => self.cast(op).map(Some),
            Some(Reader::Plain(reader)) => {
                self.advance();
                reader(self).map(Some)
            }
            Some(Reader::Call) => self.call(),
            None => self.unsupported(opcode, named).map(Some),
        }
    }

    /// An instruction on pointers of other address spaces than the one that is modelled is an error where it is reached.
    pub(super) fn without_segments(&self, operation: Option<Parsed>) -> Option<Parsed> {
        // A pointer into a segment is carried like any other; one of 32 bits is not.
        let short = self.segment.filter(|number| matches!(number, 270 | 271));
        let Some(number) = self.address_space.or(short) else { return operation };
        let (kind, ty) = operation?;
        match kind {
            InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::CmpXchg(..)
            | InstKind::AtomicRmw(..) => {
                Some((InstKind::Unsupported(format!("on pointers of address space {number}").into()), ty))
            }
            kind => Some((kind, ty)),
        }
    }

    /// An instruction known by name only: its line is skipped, reaching it is an error.
    fn unsupported(&mut self, opcode: &'a [u8], named: bool) -> Result<Parsed> {
        // Not at the head of a line it is more likely to be a flag of the instruction before.
        if !named && !self.after_newline {
            return Err(self.expected("the end of the line"));
        }
        let name = Name::Text(opcode).text();
        self.skip_line()?;
        let ty = if named { self.common.unknown } else { self.common.void };
        Ok((InstKind::Unsupported(name), ty))
    }

    /// Flags before a type.
    pub(super) fn flags(&mut self) -> Result<Flags> {
        let mut flags = Flags::default();
        while let Token::Word(word) = self.token {
            match word {
                b"nsw" => flags.nsw = true,
                b"nuw" => flags.nuw = true,
                b"exact" => flags.exact = true,
                b"inbounds" => flags.inbounds = true,
                _ if self.at_type() => break,
                _ => {
                    self.skip_attribute()?;
                    continue;
                }
            }
            self.advance();
        }
        Ok(flags)
    }

    /// Is this a scalar or vector for which `scalar` holds? Results of unknown instructions pass.
    fn lanes_are(&self, ty: TypeId, scalar: impl Fn(&Type) -> bool) -> bool {
        let list = &self.module.types.list;
        match &list[ty.0 as usize] {
            Type::Vector { elem, .. } => scalar(&list[elem.0 as usize]),
            other => scalar(other) || ty == self.common.unknown,
        }
    }

    /// The number of lanes of a vector type.
    pub(super) fn lanes(&self, ty: TypeId) -> Option<u32> {
        match self.module.types.list[ty.0 as usize] {
            Type::Vector { len, .. } => Some(len),
            _ => None,
        }
    }

    fn binary(&mut self, op: BinaryOp) -> Result<Parsed> {
        self.advance();
        let flags = self.flags()?;
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        let float =
            matches!(op, BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem);
        if !self.lanes_are(ty, |ty| {
            if float { matches!(ty, Type::Float(_) | Type::Other(_)) } else { matches!(ty, Type::Int(_)) }
        }) {
            let kind = if float { "floats" } else { "integers" };
            let message = format!("'{}' works on {kind}, not on {}", op.keyword(), self.type_text(ty));
            return Err(self.error_at(place, message));
        }
        let lhs = self.value(ty)?;
        self.expect(b',')?;
        let rhs = self.value(ty)?;
        Ok((InstKind::Binary { op, flags, ty, lhs, rhs }, ty))
    }

    fn cast(&mut self, op: CastOp) -> Result<Parsed> {
        self.advance();
        self.flags()?;
        let place = self.start..self.lexer.pos;
        let from = self.typed_value()?;
        self.expect_word("to")?;
        let to = self.ty()?;
        if let Some(why) = self.bad_cast(op, from.ty, to) {
            let message = format!(
                "'{}' from {} to {}: {why}",
                op.keyword(),
                self.type_text(from.ty),
                self.type_text(to)
            );
            return Err(self.error_at(place, message));
        }
        Ok((InstKind::Cast(op, from), to))
    }

    /// Why a cast makes no sense, if it does not.
    fn bad_cast(&self, op: CastOp, from: TypeId, to: TypeId) -> Option<&'static str> {
        if from == self.common.unknown {
            return None;
        }
        let list = &self.module.types.list;
        let lane = |ty: TypeId| match &list[ty.0 as usize] {
            Type::Vector { elem, .. } => &list[elem.0 as usize],
            other => other,
        };
        let (a, b) = (lane(from), lane(to));
        let fits = match op {
            CastOp::Trunc => matches!((a, b), (Type::Int(a), Type::Int(b)) if a > b),
            CastOp::ZExt | CastOp::SExt => matches!((a, b), (Type::Int(a), Type::Int(b)) if a < b),
            CastOp::FpTrunc | CastOp::FpExt => {
                !matches!(a, Type::Int(_) | Type::Ptr) && !matches!(b, Type::Int(_) | Type::Ptr)
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                !matches!(a, Type::Int(_) | Type::Ptr) && matches!(b, Type::Int(_))
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                matches!(a, Type::Int(_)) && !matches!(b, Type::Int(_) | Type::Ptr)
            }
            CastOp::PtrToInt | CastOp::PtrToAddr => matches!((a, b), (Type::Ptr, Type::Int(_))),
            CastOp::IntToPtr => matches!((a, b), (Type::Int(_), Type::Ptr)),
            CastOp::BitCast | CastOp::AddrSpaceCast => return None,
        };
        if !fits {
            return Some("it does not take these types");
        }
        (self.lanes(from) != self.lanes(to)).then_some("the numbers of lanes differ")
    }

    fn one_operand(&mut self, kind: fn(TypedOperand) -> InstKind) -> Result<Parsed> {
        self.flags()?;
        let operand = self.typed_value()?;
        let ty = operand.ty;
        Ok((kind(operand), ty))
    }

    /// i1, or a vector of as many i1 as `ty` has lanes.
    fn truth_type(&mut self, ty: TypeId) -> TypeId {
        match self.lanes(ty) {
            Some(len) => self.intern(Type::Vector { elem: self.common.i1, len }),
            None => self.common.i1,
        }
    }

    /// Flags and a predicate, then the operands.
    fn compare<P>(
        &mut self,
        predicate: fn(&str) -> Option<P>,
    ) -> Result<(P, TypeId, Operand, Operand, TypeId)> {
        loop {
            let Token::Word(word) = self.token else { return Err(self.expected("a comparison's predicate")) };
            let known = std::str::from_utf8(word).ok().and_then(predicate);
            if let Some(op) = known {
                self.advance();
                let ty = self.ty()?;
                let lhs = self.value(ty)?;
                self.expect(b',')?;
                let rhs = self.value(ty)?;
                let result = self.truth_type(ty);
                return Ok((op, ty, lhs, rhs, result));
            }
            if self.at_type() {
                return Err(self.expected("a comparison's predicate"));
            }
            self.skip_attribute()?;
        }
    }

    fn icmp(&mut self) -> Result<Parsed> {
        let place = self.start..self.lexer.pos;
        let (op, ty, lhs, rhs, result) = self.compare(IntPredicate::from_keyword)?;
        if !self.lanes_are(ty, |ty| matches!(ty, Type::Int(_) | Type::Ptr)) {
            let message = format!("'icmp' compares integers or pointers, not {}", self.type_text(ty));
            return Err(self.error_at(place, message));
        }
        Ok((InstKind::ICmp(op, ty, lhs, rhs), result))
    }

    fn fcmp(&mut self) -> Result<Parsed> {
        let place = self.start..self.lexer.pos;
        let (op, ty, lhs, rhs, result) = self.compare(FloatPredicate::from_keyword)?;
        if !self.lanes_are(ty, |ty| matches!(ty, Type::Float(_) | Type::Other(_))) {
            let message = format!("'fcmp' compares floats, not {}", self.type_text(ty));
            return Err(self.error_at(place, message));
        }
        Ok((InstKind::FCmp(op, ty, lhs, rhs), result))
    }

    fn select(&mut self) -> Result<Parsed> {
        self.flags()?;
        let place = self.start..self.lexer.pos;
        let condition = self.typed_value()?;
        if !self.lanes_are(condition.ty, |ty| matches!(ty, Type::Int(1))) {
            return Err(self.error_at(place, "the condition of 'select' must be i1 or a vector of i1"));
        }
        self.expect(b',')?;
        let yes = self.typed_value()?;
        self.expect(b',')?;
        let no = self.same_typed_value(yes.ty)?;
        let ty = yes.ty;
        Ok((InstKind::Select(condition, yes, no), ty))
    }

    /// Reads `TYPE VALUE`, where the type must be `want`.
    pub(super) fn same_typed_value(&mut self, want: TypeId) -> Result<TypedOperand> {
        let place = self.start..self.lexer.pos;
        let operand = self.typed_value()?;
        if operand.ty != want {
            let message = format!(
                "this is {}, but {} is needed here",
                self.type_text(operand.ty),
                self.type_text(want)
            );
            return Err(self.error_at(place, message));
        }
        Ok(operand)
    }

    fn phi(&mut self) -> Result<Parsed> {
        self.flags()?;
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(ty)?;
            self.expect(b',')?;
            let block = self.block_name()?;
            self.expect(b']')?;
            incoming.push((value, block));
            if !self.eat_comma() {
                return Ok((InstKind::Phi(incoming), ty));
            }
        }
    }

    /// Indices of `extractvalue` and `insertvalue`, and the type they lead to.
    fn path(&mut self, mut ty: TypeId) -> Result<(Vec<u32>, TypeId)> {
        let mut indices = Vec::new();
        while self.eat_comma() {
            let place = self.start..self.lexer.pos;
            let index = self.small_integer("an index")?;
            let part = match self.module.types.get(ty) {
                Type::Struct { fields, .. } => fields.get(index as usize).copied(),
                Type::Array { elem, len } if u64::from(index) < *len => Some(*elem),
                _ => None,
            };
            match part {
                Some(part) => ty = part,
                None => {
                    let message = format!("{} has no part {index}", self.type_text(ty));
                    return Err(self.error_at(place, message));
                }
            }
            indices.push(index);
        }
        if indices.is_empty() {
            return Err(self.expected("',' and an index"));
        }
        Ok((indices, ty))
    }

    fn extractvalue(&mut self) -> Result<Parsed> {
        let whole = self.typed_value()?;
        if whole.ty == self.common.unknown {
            self.skip_line()?;
            return Ok((InstKind::Unsupported("extractvalue".into()), self.common.unknown));
        }
        let (indices, ty) = self.path(whole.ty)?;
        Ok((InstKind::ExtractValue(whole, indices), ty))
    }

    fn insertvalue(&mut self) -> Result<Parsed> {
        let whole = self.typed_value()?;
        self.expect(b',')?;
        let place = self.start..self.lexer.pos;
        let part = self.typed_value()?;
        let ty = whole.ty;
        let (indices, want) = self.path(ty)?;
        if part.ty != want {
            let message =
                format!("this is {}, but {} is needed here", self.type_text(part.ty), self.type_text(want));
            return Err(self.error_at(place, message));
        }
        Ok((InstKind::InsertValue(whole, part, indices), ty))
    }

    /// Reads `TYPE VALUE` of a vector type; also gives its element type and length.
    fn vector(&mut self) -> Result<(TypedOperand, TypeId, u32)> {
        let place = self.start..self.lexer.pos;
        let vector = self.typed_value()?;
        match self.module.types.list[vector.ty.0 as usize] {
            Type::Vector { elem, len } => Ok((vector, elem, len)),
            _ => {
                Err(self
                    .error_at(place, format!("a vector is needed here, not {}", self.type_text(vector.ty))))
            }
        }
    }

    fn extractelement(&mut self) -> Result<Parsed> {
        let (vector, elem, _) = self.vector()?;
        self.expect(b',')?;
        let index = self.typed_value()?;
        Ok((InstKind::ExtractElement(vector, index), elem))
    }

    fn insertelement(&mut self) -> Result<Parsed> {
        let (vector, elem, _) = self.vector()?;
        self.expect(b',')?;
        let value = self.same_typed_value(elem)?;
        self.expect(b',')?;
        let index = self.typed_value()?;
        let ty = vector.ty;
        Ok((InstKind::InsertElement(vector, value, index), ty))
    }

    fn shufflevector(&mut self) -> Result<Parsed> {
        let (left, elem, len) = self.vector()?;
        self.expect(b',')?;
        let right = self.same_typed_value(left.ty)?;
        self.expect(b',')?;
        let place = self.start..self.lexer.pos;
        let (mask, _, lanes) = self.vector()?;
        let lane = |c: &Constant| match c {
            Constant::Int(limbs) => limbs.first().map(|&l| Some(l as u32)),
            Constant::Undef | Constant::Poison => Some(None),
            Constant::Zero => Some(Some(0)),
            _ => None,
        };
        let selected: Option<Vec<Option<u32>>> = match &mask.value {
            Operand::Const(Constant::Aggregate(items)) => items.iter().map(|c| lane(&c.value)).collect(),
            Operand::Const(Constant::Splat(c)) => lane(&c.value).map(|l| vec![l; lanes as usize]),
            Operand::Const(c) => lane(c).map(|l| vec![l; lanes as usize]),
            _ => None,
        };
        let selected = selected.filter(|s| s.iter().flatten().all(|&l| u64::from(l) < 2 * u64::from(len)));
        let Some(selected) = selected else {
            return Err(self.error_at(place, "this is not a mask for these vectors"));
        };
        let ty = self.intern(Type::Vector { elem, len: lanes });
        Ok((InstKind::ShuffleVector(left, right, selected), ty))
    }

    // Terminators.

    fn ret(&mut self) -> Result<Parsed> {
        let place = self.start..self.lexer.pos;
        let ty = self.ty()?;
        let want = self.function.ret.unwrap_or(ty);
        if ty != want {
            let message =
                format!("this is {}, but the function returns {}", self.type_text(ty), self.type_text(want));
            return Err(self.error_at(place, message));
        }
        let value =
            if ty == self.common.void { None } else { Some(TypedOperand { ty, value: self.value(ty)? }) };
        Ok((InstKind::Ret(value), self.common.void))
    }

    fn br(&mut self) -> Result<Parsed> {
        if self.is_word(b"label") {
            return Ok((InstKind::Br(self.label()?), self.common.void));
        }
        let condition = self.same_typed_value(self.common.i1)?.value;
        self.expect(b',')?;
        let yes = self.label()?;
        self.expect(b',')?;
        let no = self.label()?;
        Ok((InstKind::CondBr(condition, yes, no), self.common.void))
    }

    fn switch(&mut self) -> Result<Parsed> {
        let place = self.start..self.lexer.pos;
        let value = self.typed_value()?;
        if !matches!(self.module.types.list[value.ty.0 as usize], Type::Int(_)) {
            return Err(self.error_at(place, "'switch' needs an integer"));
        }
        self.expect(b',')?;
        let default = self.label()?;
        self.expect(b'[')?;
        let mut cases = Vec::new();
        while !self.eat(b']') {
            let place = self.start..self.lexer.pos;
            let case = self.same_typed_value(value.ty)?;
            let Operand::Const(Constant::Int(limbs)) = case.value else {
                return Err(self.error_at(place, "a case must be an integer constant"));
            };
            self.expect(b',')?;
            cases.push((limbs, self.label()?));
        }
        Ok((InstKind::Switch(value, default, cases), self.common.void))
    }

    /// `[label %a, label %b]`.
    pub(super) fn labels(&mut self) -> Result<Vec<crate::ir::BlockId>> {
        self.expect(b'[')?;
        let mut targets = Vec::new();
        while !self.is(b']') {
            targets.push(self.label()?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b']')?;
        Ok(targets)
    }

    fn indirectbr(&mut self) -> Result<Parsed> {
        let address = self.same_typed_value(self.common.ptr)?.value;
        self.expect(b',')?;
        Ok((InstKind::IndirectBr(address, self.labels()?), self.common.void))
    }
}
