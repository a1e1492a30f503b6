//! Arithmetic, comparisons, casts and selects, lane by lane on vectors; bit regrouping between shapes.

use super::function::FunctionLowering;
use super::layout::{Leaf, Shape, limbs};
use super::{Lack, Res};
use crate::ir::{self, BinaryOp, CastOp, Flags, FloatPredicate, IntPredicate, Operand, TypeId, TypedOperand};
use crate::program::{FloatCast, FloatOp, FloatUnary, Inst, IntCast, IntOp, Opnd, Pred, Reg, Wrap};
use smallvec::SmallVec;

/// Integer operations of the instruction set by LLVM's.
fn int_op(op: BinaryOp) -> Option<IntOp> {
    Some(match op {
        BinaryOp::Add => IntOp::Add,
        BinaryOp::Sub => IntOp::Sub,
        BinaryOp::Mul => IntOp::Mul,
        BinaryOp::UDiv => IntOp::UDiv,
        BinaryOp::SDiv => IntOp::SDiv,
        BinaryOp::URem => IntOp::URem,
        BinaryOp::SRem => IntOp::SRem,
        BinaryOp::Shl => IntOp::Shl,
        BinaryOp::LShr => IntOp::LShr,
        BinaryOp::AShr => IntOp::AShr,
        BinaryOp::And => IntOp::And,
        BinaryOp::Or => IntOp::Or,
        BinaryOp::Xor => IntOp::Xor,
        _ => return None,
    })
}

fn float_op(op: BinaryOp) -> Option<FloatOp> {
    Some(match op {
        BinaryOp::FAdd => FloatOp::Add,
        BinaryOp::FSub => FloatOp::Sub,
        BinaryOp::FMul => FloatOp::Mul,
        BinaryOp::FDiv => FloatOp::Div,
        BinaryOp::FRem => FloatOp::Rem,
        _ => return None,
    })
}

fn predicate(pred: IntPredicate) -> Pred {
    match pred {
        IntPredicate::Eq => Pred::Eq,
        IntPredicate::Ne => Pred::Ne,
        IntPredicate::Ugt => Pred::Ugt,
        IntPredicate::Uge => Pred::Uge,
        IntPredicate::Ult => Pred::Ult,
        IntPredicate::Ule => Pred::Ule,
        IntPredicate::Sgt => Pred::Sgt,
        IntPredicate::Sge => Pred::Sge,
        IntPredicate::Slt => Pred::Slt,
        IntPredicate::Sle => Pred::Sle,
    }
}

/// One lane of an elementwise operation: the result's leaf and register, and the operands' leaves.
pub(super) struct Lane<'s> {
    pub leaf: Leaf,
    pub dst: Reg,
    pub args: &'s [Opnd],
    pub from: &'s [Leaf],
}

impl Lane<'_> {
    /// The format, for float operations.
    pub fn float(&self) -> Res<ir::FloatKind> {
        let float = self.from.first().and_then(|l| l.float).or(self.leaf.float);
        float.ok_or_else(|| Lack("a float operation on integers".into()))
    }
}

impl FunctionLowering<'_, '_> {
    /// Calls `lane` for each leaf of the result; operands with a single leaf go to all lanes.
    pub fn lanes(
        &mut self,
        inst: &ir::Inst,
        operands: &[(TypeId, &Operand)],
        mut lane: impl FnMut(&mut Self, &Lane<'_>) -> Res,
    ) -> Res {
        let shape = self.shape(inst.ty)?;
        let dst = self.result(inst)?;
        let mut values: SmallVec<[(Opnd, std::rc::Rc<Shape>); 4]> = SmallVec::new();
        for (ty, operand) in operands {
            values.push((self.operand(*ty, operand)?, self.shape(*ty)?));
        }
        for (i, leaf) in shape.leaves.iter().enumerate() {
            let mut args: SmallVec<[Opnd; 4]> = SmallVec::new();
            let mut from: SmallVec<[Leaf; 4]> = SmallVec::new();
            for (value, shape) in &values {
                let at = if shape.leaves.len() == 1 { shape.leaves.first() } else { shape.leaves.get(i) };
                let at = at.ok_or_else(|| Lack("operands of different lengths".into()))?;
                args.push(value.limb(at.slot));
                from.push(*at);
            }
            let dst = Reg(dst.0 + leaf.slot);
            lane(self, &Lane { leaf: *leaf, dst, args: &args, from: &from })?;
        }
        Ok(())
    }

    pub fn binary(
        &mut self,
        inst: &ir::Inst,
        op: BinaryOp,
        flags: Flags,
        ty: TypeId,
        lhs: &Operand,
        rhs: &Operand,
    ) -> Res {
        let operands = [(ty, lhs), (ty, rhs)];
        if let Some(op) = int_op(op) {
            let wrap = Wrap { nuw: flags.nuw, nsw: flags.nsw };
            return self.lanes(inst, &operands, |f, l| {
                f.emit(Inst::Int {
                    op,
                    width: l.leaf.bits,
                    wrap,
                    dst: l.dst,
                    lhs: l.args[0],
                    rhs: l.args[1],
                });
                Ok(())
            });
        }
        let op = float_op(op).ok_or_else(|| Lack(format!("the operation {}", op.keyword())))?;
        self.lanes(inst, &operands, |f, l| {
            f.emit(Inst::Float { op, kind: l.float()?, dst: l.dst, lhs: l.args[0], rhs: l.args[1] });
            Ok(())
        })
    }

    pub fn float_unary(&mut self, inst: &ir::Inst, op: FloatUnary, value: &TypedOperand) -> Res {
        self.lanes(inst, &[(value.ty, &value.value)], |f, l| {
            f.emit(Inst::FloatUnary { op, kind: l.float()?, dst: l.dst, src: l.args[0] });
            Ok(())
        })
    }

    pub fn icmp(
        &mut self,
        inst: &ir::Inst,
        pred: IntPredicate,
        ty: TypeId,
        lhs: &Operand,
        rhs: &Operand,
    ) -> Res {
        let pred = predicate(pred);
        self.lanes(inst, &[(ty, lhs), (ty, rhs)], |f, l| {
            f.emit(Inst::Cmp { pred, width: l.from[0].bits, dst: l.dst, lhs: l.args[0], rhs: l.args[1] });
            Ok(())
        })
    }

    pub fn fcmp(
        &mut self,
        inst: &ir::Inst,
        pred: FloatPredicate,
        ty: TypeId,
        lhs: &Operand,
        rhs: &Operand,
    ) -> Res {
        self.lanes(inst, &[(ty, lhs), (ty, rhs)], |f, l| {
            f.emit(Inst::FloatCmp { pred, kind: l.float()?, dst: l.dst, lhs: l.args[0], rhs: l.args[1] });
            Ok(())
        })
    }

    pub fn select(
        &mut self,
        inst: &ir::Inst,
        cond: &TypedOperand,
        lhs: &TypedOperand,
        rhs: &TypedOperand,
    ) -> Res {
        let operands = [(cond.ty, &cond.value), (lhs.ty, &lhs.value), (rhs.ty, &rhs.value)];
        self.lanes(inst, &operands, |f, l| {
            let [cond, lhs, rhs] = *l.args else { return Ok(()) };
            f.emit(Inst::Select { width: l.leaf.bits, dst: l.dst, cond, lhs, rhs });
            Ok(())
        })
    }

    /// A cast between scalars, or lane by lane.
    pub fn cast(&mut self, inst: &ir::Inst, op: CastOp, value: &TypedOperand) -> Res {
        if matches!(op, CastOp::BitCast | CastOp::AddrSpaceCast) {
            return self.bit_cast(inst, value);
        }
        self.lanes(inst, &[(value.ty, &value.value)], |f, l| f.cast_lane(op, l))
    }

    pub fn cast_lane(&mut self, op: CastOp, l: &Lane<'_>) -> Res {
        let (from, to, dst, src) = (l.from[0], l.leaf, l.dst, l.args[0]);
        let float = |leaf: Leaf| leaf.float.ok_or_else(|| Lack("a float cast of integers".into()));
        let op = match op {
            CastOp::Trunc
            | CastOp::ZExt
            | CastOp::SExt
            | CastOp::PtrToInt
            | CastOp::PtrToAddr
            | CastOp::IntToPtr => {
                self.resize(op == CastOp::SExt, from.bits, to.bits, dst, src);
                return Ok(());
            }
            CastOp::FpTrunc | CastOp::FpExt => FloatCast::Float { from: float(from)?, to: float(to)? },
            CastOp::FpToUi | CastOp::FpToSi => FloatCast::ToInt {
                from: float(from)?,
                width: to.bits,
                signed: op == CastOp::FpToSi,
                saturate: false,
                promised: true,
            },
            CastOp::UiToFp | CastOp::SiToFp => {
                FloatCast::FromInt { width: from.bits, signed: op == CastOp::SiToFp, to: float(to)? }
            }
            CastOp::BitCast | CastOp::AddrSpaceCast => return Err(Lack("a bitcast by lanes".into())),
        };
        self.emit(Inst::FloatCast { op, dst, src });
        Ok(())
    }

    /// Truncates or extends into `dst`; a move if the widths are equal.
    pub fn resize(&mut self, signed: bool, from: u16, to: u16, dst: Reg, src: Opnd) {
        let op = match (from.cmp(&to), signed) {
            (std::cmp::Ordering::Equal, _) => return self.copy(dst, src, limbs(u32::from(to))),
            (std::cmp::Ordering::Greater, _) => IntCast::Trunc,
            (std::cmp::Ordering::Less, true) => IntCast::SExt,
            (std::cmp::Ordering::Less, false) => IntCast::ZExt,
        };
        self.emit(Inst::Cast { op, from, to, dst, src });
    }

    /// [`Self::resize`] into a new temporary, if anything changes.
    pub fn resized(&mut self, from: u16, to: u16, src: Opnd) -> Opnd {
        if from == to {
            return src;
        }
        let dst = self.temp(limbs(u32::from(to)));
        self.resize(false, from, to, dst, src);
        Opnd::reg(dst)
    }

    fn bit_cast(&mut self, inst: &ir::Inst, value: &TypedOperand) -> Res {
        let (from, to) = (self.shape(value.ty)?, self.shape(inst.ty)?);
        let src = self.typed(value)?;
        let dst = self.result(inst)?;
        self.regroup(&from, src, &to, dst)
    }

    /// Spreads the bits of `from`'s leaves, back to back, over `to`'s leaves.
    pub fn regroup(&mut self, from: &Shape, src: Opnd, to: &Shape, dst: Reg) -> Res {
        if from.bits() != to.bits() {
            return Err(Lack("a bitcast between types of different size".into()));
        }
        if from.same_slots(to) {
            self.copy(dst, src, to.slots);
            return Ok(());
        }
        let (mut leaf, mut start) = (0, 0u32);
        let mut at = 0u32;
        for target in &to.leaves {
            let width = u32::from(target.bits);
            let end = at + width;
            let mut value: Option<Opnd> = None;
            let mut pos = at;
            while pos < end {
                let Some(source) = from.leaves.get(leaf) else { break };
                let bits = u32::from(source.bits);
                let (low, high) = (pos - start, (end - start).min(bits));
                let piece =
                    self.extract_bits(src.limb(source.slot), source.bits, low as u16, (high - low) as u16);
                let piece = self.resized((high - low) as u16, target.bits, piece);
                let amount = self.wide_word(u64::from(pos - at), target.bits);
                let piece = if pos == at { piece } else { self.int(IntOp::Shl, target.bits, piece, amount) };
                value = Some(match value {
                    None => piece,
                    Some(lower) => self.int(IntOp::Or, target.bits, lower, piece),
                });
                pos = start + high;
                if high == bits {
                    leaf += 1;
                    start += bits;
                }
            }
            at = end;
            if let Some(value) = value {
                self.copy(Reg(dst.0 + target.slot), value, limbs(width));
            }
        }
        Ok(())
    }

    /// Bits `low .. low + count` of a scalar of `width` bits.
    fn extract_bits(&mut self, src: Opnd, width: u16, low: u16, count: u16) -> Opnd {
        if low == 0 {
            return self.resized(width, count, src);
        }
        let amount = self.wide_word(u64::from(low), width);
        let shifted = self.int(IntOp::LShr, width, src, amount);
        self.resized(width, count, shifted)
    }

    /// The shape of one integer of `bits` bits.
    pub fn integer(bits: u16) -> Shape {
        Shape {
            leaves: vec![Leaf { bits, float: None, slot: 0 }],
            slots: limbs(u32::from(bits)),
            cells: Vec::new(),
            vector: false,
        }
    }
}
