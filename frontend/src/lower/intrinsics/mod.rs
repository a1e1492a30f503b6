//! LLVM's intrinsics: one table from name to lowering. A name is looked up whole, then without its type suffixes
//! (`llvm.memcpy.p0.p0.i64` is found as `llvm.memcpy`). What has no row is [`Inst::Unsupported`] and named.

mod avx;
mod bmi;
mod fixed;
mod floats;
mod ints;
mod machine;
mod memory;
mod sse;
mod sse_floats;
mod vectors;

use super::function::{FunctionLowering, constant_index};
use super::layout::Shape;
use super::scalar::Lane;
use super::{Lack, Res};
use crate::ir::{self, Operand, TypeId, TypedOperand};
use crate::program::{Inst, Opnd, Reg};
use hashbrown::HashMap;
use smallvec::SmallVec;
use std::rc::Rc;

/// A call of an intrinsic.
pub(super) struct Site<'s> {
    pub inst: &'s ir::Inst,
    pub call: &'s ir::Call,
    pub name: &'s str,
}

impl<'s> Site<'s> {
    /// Argument `i`.
    pub fn arg(&self, i: usize) -> Res<&'s TypedOperand> {
        let arg = self.call.args.get(i).map(|(operand, _)| operand);
        arg.ok_or_else(|| Lack(format!("{} with {} arguments", self.name, self.call.args.len())))
    }

    /// A constant argument.
    pub fn constant(&self, i: usize) -> Res<u64> {
        constant_index(&self.arg(i)?.value)
            .ok_or_else(|| Lack(format!("{} with a variable argument {i}", self.name)))
    }

    /// The text of a metadata argument.
    pub fn metadata(&self, i: usize) -> Res<&'s str> {
        match &self.arg(i)?.value {
            Operand::Metadata(Some(text)) => Ok(text),
            _ => Err(Lack(format!("{} without its metadata argument", self.name))),
        }
    }
}

/// Lowers a call of an intrinsic.
pub(super) type Handler = fn(&mut FunctionLowering<'_, '_>, &Site<'_>) -> Res;

/// A row of the table.
type Row = (&'static str, Handler);

/// The table by name.
pub(super) fn table() -> HashMap<&'static str, Handler> {
    let generic = [ints::ROWS, fixed::ROWS, floats::ROWS, memory::ROWS, vectors::ROWS, machine::ROWS];
    let x86 = [sse::ROWS, sse_floats::ROWS, avx::ROWS, bmi::ROWS];
    generic.into_iter().chain(x86).flatten().copied().collect()
}

impl FunctionLowering<'_, '_> {
    pub fn intrinsic(&mut self, inst: &ir::Inst, call: &ir::Call, name: &str) -> Res {
        let mut key = name;
        loop {
            if let Some(handler) = self.cx.intrinsics.get(key).copied() {
                let site = Site { inst, call, name };
                if name.starts_with("llvm.x86.") {
                    self.check_x86(&site)?;
                }
                return handler(self, &site);
            }
            key = match key.rfind('.') {
                Some(at) => &key[..at],
                None => return Err(Lack(format!("the intrinsic {name}"))),
            };
        }
    }

    /// x86's instructions are on integers and on 128 or 256 bits in equal lanes; but a declaration can say anything.
    fn check_x86(&mut self, site: &Site<'_>) -> Res {
        let mut fine = true;
        for (arg, _) in &site.call.args {
            let shape = self.shape(arg.ty)?;
            fine &= shape.leaves.first().is_some_and(|first| {
                let alike = shape.leaves.iter().all(|l| (l.bits, l.float) == (first.bits, first.float));
                let (lanes, bits) = (shape.leaves.len(), usize::from(first.bits));
                alike && (matches!(bits * lanes, 128 | 256) || lanes == 1 && first.float.is_none())
            });
            fine &= shape.leaves.iter().all(|l| matches!(l.bits, 8 | 16 | 32 | 64));
        }
        if site.inst.result.is_some() {
            fine &= self.shape(site.inst.ty)?.leaves.iter().all(|l| matches!(l.bits, 8 | 16 | 32 | 64));
        }
        if fine { Ok(()) } else { Err(Lack(format!("{} with other types than its own", site.name))) }
    }

    /// The value of argument `i`.
    fn arg(&mut self, site: &Site<'_>, i: usize) -> Res<Opnd> {
        self.typed(site.arg(i)?)
    }

    /// The shape of argument `i`.
    fn arg_shape(&mut self, site: &Site<'_>, i: usize) -> Res<Rc<Shape>> {
        self.shape(site.arg(i)?.ty)
    }

    /// Elementwise over the first `n` arguments.
    fn each(&mut self, site: &Site<'_>, n: usize, lane: impl FnMut(&mut Self, &Lane<'_>) -> Res) -> Res {
        let mut operands: SmallVec<[(TypeId, &Operand); 4]> = SmallVec::new();
        for i in 0..n {
            let arg = site.arg(i)?;
            operands.push((arg.ty, &arg.value));
        }
        self.lanes(site.inst, &operands, lane)
    }

    /// The result is argument `i`.
    fn same_as(&mut self, site: &Site<'_>, i: usize) -> Res {
        if site.inst.result.is_none() {
            return Ok(());
        }
        self.copy_result(site.inst, site.arg(i)?)
    }

    /// The result is a known number.
    fn known(&mut self, site: &Site<'_>, value: u64) -> Res {
        let shape = self.shape(site.inst.ty)?;
        let dst = self.result(site.inst)?;
        for leaf in &shape.leaves {
            let src = self.wide_word(value, leaf.bits);
            self.copy(Reg(dst.0 + leaf.slot), src, super::layout::limbs(u32::from(leaf.bits)));
        }
        Ok(())
    }

    /// An `i1` temporary: is `lhs pred rhs`?
    fn test(&mut self, pred: crate::program::Pred, width: u16, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.temp(1);
        self.emit(Inst::Cmp { pred, width, dst, lhs, rhs });
        Opnd::reg(dst)
    }
}
