//! Constants to numbers: every constant is a run of limbs, one run per scalar leaf, because all addresses are known.
//! `undef` and `poison` are 0 ([`super::undefined`]).

use super::constant_floats as floats;
use super::layout::{Layout, Leaf, Shape, limbs};
use super::pool::{Limbs, Pool};
use super::{Lack, Res};
use crate::ir::{
    BinaryOp, BlockRef, CastOp, ConstExpr, Constant, FloatKind, IntPredicate, Linkage, Module, SymbolId,
    SymbolKind, Type, TypeId, TypedConstant,
};
use crate::program::{BLOCK_BASE, FUNCTION_BASE, FUNCTION_STEP, FuncId};
use smallvec::SmallVec;

/// Deepest nesting of constant expressions and aliases.
const MAX_DEPTH: u32 = 200;

/// What constants are made of: types, and the addresses of symbols.
pub struct Constants<'m> {
    /// The module.
    pub module: &'m Module,
    /// Its types.
    pub layout: Layout<'m>,
    /// The constants of the program.
    pub pool: Pool,
    /// The function of each symbol that is one.
    pub functions: Vec<Option<FuncId>>,
    /// The address of each variable.
    pub variables: Vec<u64>,
    /// First program-wide block of each symbol that is a function.
    pub first_block: Vec<u32>,
    /// Functions whose address is used, by [`FuncId`].
    pub taken: Vec<bool>,
    /// The program may have several threads.
    pub threads: bool,
    /// The address of a variable that each thread has its own of, if one was met since this was last taken.
    pub met_own: Option<u64>,
    pub(super) depth: u32,
}

impl Constants<'_> {
    /// The address of a symbol.
    pub fn address(&mut self, symbol: SymbolId) -> Res<u64> {
        let s = &self.module.symbols[symbol.0 as usize];
        match &s.kind {
            SymbolKind::Function(f) if f.body.is_none() && s.linkage == Linkage::ExternWeak => Ok(0),
            SymbolKind::Function(_) | SymbolKind::IFunc(_) => {
                let id = self.functions[symbol.0 as usize]
                    .ok_or_else(|| Lack(format!("the address of the intrinsic {}", s.name)))?;
                self.taken[id.index()] = true;
                Ok(FUNCTION_BASE + FUNCTION_STEP * u64::from(id.0))
            }
            SymbolKind::Variable(v) => {
                let address = self.variables[symbol.0 as usize];
                if self.threads && v.thread_local && v.init.is_some() {
                    self.met_own = Some(address);
                }
                Ok(address)
            }
            SymbolKind::Alias(target) => self.word(target),
        }
    }

    /// A constant as an operand's limbs appended to `out`.
    pub fn eval(&mut self, ty: TypeId, value: &Constant, out: &mut Limbs) -> Res {
        if self.depth > MAX_DEPTH {
            return Err(Lack("a constant nested more than 200 deep, or an alias of itself".into()));
        }
        self.depth += 1;
        let result = self.eval_inner(ty, value, out);
        self.depth -= 1;
        result
    }

    fn eval_inner(&mut self, ty: TypeId, value: &Constant, out: &mut Limbs) -> Res {
        match value {
            Constant::Int(words) | Constant::Float(words) => {
                let shape = self.layout.shape(ty)?;
                if shape.vector {
                    return Err(Lack("a scalar constant of vector type".into()));
                }
                let n = shape.slots as usize;
                out.extend((0..n).map(|i| words.get(i).copied().unwrap_or(0)));
                Ok(())
            }
            Constant::Null | Constant::Undef | Constant::Poison | Constant::Zero => {
                let n = self.layout.shape(ty)?.slots as usize;
                out.extend(std::iter::repeat_n(0, n));
                Ok(())
            }
            Constant::Aggregate(parts) => {
                // The shape check bounds the number of leaves.
                let end = out.len() + self.layout.shape(ty)?.slots as usize;
                parts.iter().try_for_each(|p| self.eval(p.ty, &p.value, out))?;
                filled(out, end)
            }
            Constant::Bytes(bytes) => {
                let end = out.len() + self.layout.shape(ty)?.slots as usize;
                out.extend(bytes.iter().map(|&b| u64::from(b)));
                filled(out, end)
            }
            Constant::Splat(elem) => {
                let lanes = match self.layout.get(ty) {
                    Type::Vector { len, .. } => *len,
                    _ => return Err(Lack("a splat of non-vector type".into())),
                };
                let end = out.len() + self.layout.shape(ty)?.slots as usize;
                let mut one = Limbs::new();
                self.eval(elem.ty, &elem.value, &mut one)?;
                (0..lanes).for_each(|_| out.extend_from_slice(&one));
                filled(out, end)
            }
            Constant::Symbol(s) => {
                out.push(self.address(*s)?);
                Ok(())
            }
            Constant::BlockAddress(f, BlockRef::Id(b)) => {
                out.push(BLOCK_BASE + 16 * u64::from(self.first_block[f.0 as usize] + b.0));
                Ok(())
            }
            Constant::BlockAddress(_, BlockRef::Name(name)) => {
                Err(Lack(format!("the address of the unknown block %{name}")))
            }
            Constant::Expr(expr) => self.expression(expr, out),
        }
    }

    /// A constant of one slot.
    pub fn word(&mut self, value: &TypedConstant) -> Res<u64> {
        let mut out = Limbs::new();
        self.eval(value.ty, &value.value, &mut out)?;
        match out[..] {
            [word] => Ok(word),
            _ => Err(Lack("a wide constant where an address or index is expected".into())),
        }
    }

    /// The elements of an integer, pointer or vector constant, with their width; at most 128 bits each.
    fn lanes(&mut self, value: &TypedConstant) -> Res<Lanes> {
        let shape = self.layout.shape(value.ty)?;
        let mut out = Limbs::new();
        self.eval(value.ty, &value.value, &mut out)?;
        let width = shape.leaves.first().map_or(0, |leaf| u32::from(leaf.bits));
        if !(1..=128).contains(&width) {
            return Err(Lack("a constant expression on integers wider than 128 bits".into()));
        }
        let lanes = out.chunks(limbs(width) as usize).map(|lane| {
            let high = lane.get(1).copied().unwrap_or(0);
            u128::from(lane[0]) | u128::from(high) << 64
        });
        Ok(Lanes { width, values: lanes.collect() })
    }

    fn expression(&mut self, expr: &ConstExpr, out: &mut Limbs) -> Res {
        match expr {
            ConstExpr::Gep { source, operands } => self.gep(*source, operands, out),
            ConstExpr::Cast(op, value, to) => self.cast(*op, value, *to, out),
            ConstExpr::Binary(op, lhs, rhs) => {
                let (a, b) = (self.lanes(lhs)?, self.lanes(rhs)?);
                let float = self.layout.shape(lhs.ty)?.leaves.first().and_then(|leaf| leaf.float);
                for (&x, &y) in a.values.iter().zip(&b.values) {
                    let value = match float {
                        Some(kind) => floats::binary(*op, kind, x, y)?,
                        None => mask(binary(*op, x, y, a.width)?, a.width),
                    };
                    out.push(value as u64);
                    if a.width > 64 {
                        out.push((value >> 64) as u64);
                    }
                }
                Ok(())
            }
            ConstExpr::ICmp(pred, lhs, rhs) => {
                let (a, b) = (self.lanes(lhs)?, self.lanes(rhs)?);
                out.extend(
                    a.values.iter().zip(&b.values).map(|(&x, &y)| u64::from(compare(*pred, x, y, a.width))),
                );
                Ok(())
            }
            ConstExpr::Select(cond, lhs, rhs) => {
                let chosen = if self.word(cond)? != 0 { lhs } else { rhs };
                self.eval(chosen.ty, &chosen.value, out)
            }
            ConstExpr::FCmp(pred, lhs, rhs) => {
                let kind = self.float_kind(lhs.ty)?;
                let (a, b) = (self.lanes(lhs)?, self.lanes(rhs)?);
                for (&x, &y) in a.values.iter().zip(&b.values) {
                    out.push(u64::from(floats::compare(*pred, kind, x, y)?));
                }
                Ok(())
            }
            ConstExpr::Other(name, _) => Err(Lack(format!("the constant expression {name}"))),
        }
    }

    /// The address a constant `getelementptr` names; a vector of them if any operand is a vector (scalars go with every
    /// lane).
    fn gep(&mut self, source: TypeId, operands: &[TypedConstant], out: &mut Limbs) -> Res {
        let operands: Vec<Lanes> = operands.iter().map(|o| self.lanes(o)).collect::<Res<_>>()?;
        let (base, indices) =
            operands.split_first().ok_or_else(|| Lack("a getelementptr without base".into()))?;
        let lanes = operands.iter().map(|o| o.values.len()).max().unwrap_or(1);
        for lane in 0..lanes {
            let address = self.gep_lane(source, base, indices, lane)?;
            out.push(address);
        }
        Ok(())
    }

    fn gep_lane(&mut self, source: TypeId, base: &Lanes, indices: &[Lanes], lane: usize) -> Res<u64> {
        let mut address = base.get(lane)? as u64;
        let mut ty = source;
        for (i, index) in indices.iter().enumerate() {
            let value = sext(index.get(lane)?, index.width) as i64;
            let scale = match self.layout.get(ty) {
                _ if i == 0 => self.layout.size(ty)?,
                Type::Struct { .. } => {
                    let (offset, field) =
                        self.layout.field(ty, usize::try_from(value).unwrap_or(usize::MAX))?;
                    address = address.wrapping_add(offset);
                    ty = field;
                    continue;
                }
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    ty = *elem;
                    self.layout.size(ty)?
                }
                _ => return Err(Lack("a getelementptr into a scalar".into())),
            };
            address = address.wrapping_add((value as u64).wrapping_mul(scale));
        }
        Ok(address)
    }

    fn cast(&mut self, op: CastOp, value: &TypedConstant, to: TypeId, out: &mut Limbs) -> Res {
        let (from_shape, to_shape) = (self.layout.shape(value.ty)?, self.layout.shape(to)?);
        let mut slots = Limbs::new();
        self.eval(value.ty, &value.value, &mut slots)?;
        match op {
            CastOp::BitCast | CastOp::AddrSpaceCast => {
                unpack(&pack(&from_shape, &slots), &to_shape, out);
                Ok(())
            }
            CastOp::Trunc
            | CastOp::ZExt
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr
            | CastOp::SExt => {
                // Lane by lane; a scalar is one lane.
                for (from, to) in from_shape.leaves.iter().zip(&to_shape.leaves) {
                    let lane = slots.get(from.slot as usize..).unwrap_or_default();
                    let fill = op == CastOp::SExt && bit(lane, u32::from(from.bits) - 1);
                    out.extend(resize(lane, u32::from(from.bits), u32::from(to.bits), fill));
                }
                Ok(())
            }
            CastOp::FpTrunc
            | CastOp::FpExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp => {
                let leaf =
                    |leaf: Option<&Leaf>| leaf.copied().ok_or_else(|| Lack("a cast of nothing".into()));
                let (from, to) = (leaf(from_shape.leaves.first())?, leaf(to_shape.leaves.first())?);
                for x in self.lanes(value)?.values {
                    let value = floats::cast(op, from, to, x)?;
                    out.push(value as u64);
                    if to.bits > 64 {
                        out.push((value >> 64) as u64);
                    }
                }
                Ok(())
            }
        }
    }

    fn float_kind(&mut self, ty: TypeId) -> Res<FloatKind> {
        let leaf = self.layout.shape(ty)?.leaves.first().and_then(|leaf| leaf.float);
        leaf.ok_or_else(|| Lack("a float operation on integers".into()))
    }
}

/// The elements of a constant: one, or those of a vector.
struct Lanes {
    width: u32,
    values: SmallVec<[u128; 2]>,
}

impl Lanes {
    /// The element of a lane; a scalar has the same in every lane.
    fn get(&self, lane: usize) -> Res<u128> {
        let one = if self.values.len() == 1 { 0 } else { lane };
        self.values.get(one).copied().ok_or_else(|| Lack("a constant vector that is too short".into()))
    }
}

/// An aggregate has as many parts as its type says.
fn filled(out: &Limbs, end: usize) -> Res {
    if out.len() == end { Ok(()) } else { Err(Lack("a constant whose parts do not fit its type".into())) }
}

fn bit(words: &[u64], i: u32) -> bool {
    words.get(i as usize / 64).is_some_and(|w| w >> (i % 64) & 1 != 0)
}

/// `words` cut or extended from one width to another, the new bits being `fill`.
fn resize(words: &[u64], from: u32, to: u32, fill: bool) -> Limbs {
    let mut result: Limbs = smallvec::smallvec![0; limbs(to) as usize];
    for i in 0..to {
        if if i < from { bit(words, i) } else { fill } {
            result[i as usize / 64] |= 1 << (i % 64);
        }
    }
    result
}

/// The bits of all leaves back to back.
pub(super) fn pack(shape: &Shape, slots: &[u64]) -> Limbs {
    let mut result: Limbs = smallvec::smallvec![0; limbs(shape.bits()) as usize];
    let mut at = 0;
    for leaf in &shape.leaves {
        for i in 0..u32::from(leaf.bits) {
            if bit(&slots[leaf.slot as usize..], i) {
                result[at as usize / 64] |= 1 << (at % 64);
            }
            at += 1;
        }
    }
    result
}

/// Inverse of [`pack`].
fn unpack(bits: &[u64], shape: &Shape, out: &mut Limbs) {
    let mut at = 0;
    for leaf in &shape.leaves {
        let mut words: Limbs = smallvec::smallvec![0; limbs(u32::from(leaf.bits)) as usize];
        for i in 0..u32::from(leaf.bits) {
            if bit(bits, at) {
                words[i as usize / 64] |= 1 << (i % 64);
            }
            at += 1;
        }
        out.extend(words);
    }
}

fn mask(value: u128, width: u32) -> u128 {
    if width >= 128 { value } else { value & ((1 << width) - 1) }
}

fn sext(value: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    (value << unused) as i128 >> unused
}

fn binary(op: BinaryOp, a: u128, b: u128, width: u32) -> Res<u128> {
    let (sa, sb) = (sext(a, width), sext(b, width));
    let shift = u32::try_from(b).ok().filter(|s| *s < width);
    let zero = || Lack("a constant expression that divides by zero".into());
    Ok(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b).ok_or_else(zero)?,
        BinaryOp::URem => a.checked_rem(b).ok_or_else(zero)?,
        BinaryOp::SDiv if sb == 0 => return Err(zero()),
        BinaryOp::SRem if sb == 0 => return Err(zero()),
        BinaryOp::SDiv => sa.wrapping_div(sb) as u128,
        BinaryOp::SRem => sa.wrapping_rem(sb) as u128,
        BinaryOp::Shl => shift.map_or(0, |s| a << s),
        BinaryOp::LShr => shift.map_or(0, |s| a >> s),
        BinaryOp::AShr => (sa >> shift.unwrap_or(width - 1)) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
            return Err(Lack(format!("the constant expression {}", op.keyword())));
        }
    })
}

fn compare(pred: IntPredicate, a: u128, b: u128, width: u32) -> bool {
    let (sa, sb) = (sext(a, width), sext(b, width));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
    }
}
