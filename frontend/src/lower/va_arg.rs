//! The instruction `va_arg`, by the algorithm of the System V ABI for x86-64 (section 3.5.7.2), without branches: the
//! place is selected, and both of the list's counters move on or stay.

use super::function::FunctionLowering;
use super::layout::limbs;
use super::{Lack, Res};
use crate::ir::{self, FloatKind, TypedOperand};
use crate::program::{Access, Inst, IntOp, Opnd, Pred, Wrap};

/// `__va_list_tag`: offsets of its fields.
const GENERAL: u64 = 0;
const VECTOR: u64 = 4;
const OVERFLOW: u64 = 8;
const SAVE: u64 = 16;
/// Bytes of the save area up to the end of the general and of the vector registers.
const GENERAL_END: u64 = 48;
const VECTOR_END: u64 = 176;

fn access(bits: u32) -> Access {
    Access { bits, align_log2: 0, volatile: false }
}

impl FunctionLowering<'_, '_> {
    pub fn va_arg(&mut self, inst: &ir::Inst, list: &TypedOperand) -> Res {
        let leaf = self.scalar(inst.ty).map_err(|_| Lack("va_arg of an aggregate or vector".into()))?;
        let size = u64::from(limbs(u32::from(leaf.bits))) * 8;
        let list = self.typed(list)?;
        // Which counter, how much it moves, and from where on nothing is left.
        let (field, step, last) = match leaf.float {
            Some(FloatKind::X87) => (None, 0, 0),
            Some(_) => (Some(VECTOR), 16, VECTOR_END - 16),
            None if size <= 16 => (Some(GENERAL), size, GENERAL_END - size),
            None => (None, 0, 0),
        };
        let overflow_field = self.offset(list, OVERFLOW);
        let overflow = self.loaded(overflow_field, 64);
        let align = if size > 8 { 16 } else { 8 };
        let aligned = self.plus(64, overflow, align - 1);
        let mask = self.word(!(align - 1));
        let in_memory = self.int(IntOp::And, 64, aligned, mask);
        let memory_after = self.plus(64, in_memory, size);
        let (place, overflow_after) = match field {
            None => (in_memory, memory_after),
            Some(field) => {
                let field = self.offset(list, field);
                let counter = self.loaded(field, 32);
                let last = self.word(last);
                let fits = self.temp(1);
                self.emit(Inst::Cmp { pred: Pred::Ule, width: 32, dst: fits, lhs: counter, rhs: last });
                let fits = Opnd::reg(fits);
                let save_field = self.offset(list, SAVE);
                let save = self.loaded(save_field, 64);
                let wide = self.resized(32, 64, counter);
                let in_registers = self.int(IntOp::Add, 64, save, wide);
                let moved = self.plus(32, counter, step);
                let counter = self.chosen(32, fits, moved, counter);
                self.emit(Inst::Store { value: counter, addr: field, access: access(32) });
                let place = self.chosen(64, fits, in_registers, in_memory);
                (place, self.chosen(64, fits, overflow, memory_after))
            }
        };
        self.emit(Inst::Store { value: overflow_after, addr: overflow_field, access: access(64) });
        let dst = self.result(inst)?;
        self.emit(Inst::Load { dst, addr: place, access: access(u32::from(leaf.bits)) });
        Ok(())
    }

    fn loaded(&mut self, addr: Opnd, bits: u32) -> Opnd {
        let dst = self.temp(1);
        self.emit(Inst::Load { dst, addr, access: access(bits) });
        Opnd::reg(dst)
    }

    fn plus(&mut self, width: u16, lhs: Opnd, number: u64) -> Opnd {
        let (dst, rhs) = (self.temp(1), self.word(number));
        self.emit(Inst::Int { op: IntOp::Add, width, wrap: Wrap::default(), dst, lhs, rhs });
        Opnd::reg(dst)
    }

    pub fn chosen(&mut self, width: u16, cond: Opnd, lhs: Opnd, rhs: Opnd) -> Opnd {
        let dst = self.temp(1);
        self.emit(Inst::Select { width, dst, cond, lhs, rhs });
        Opnd::reg(dst)
    }
}
