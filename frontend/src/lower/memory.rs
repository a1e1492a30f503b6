//! Allocas, loads, stores, address arithmetic and atomics.

use super::function::{FunctionLowering, constant_index};
use super::layout::Shape;
use super::{Lack, Res};
use crate::ir::{self, Operand, RmwOp, Type, TypeId, TypedOperand};
use crate::program::{Access, Inst, IntOp, Opnd, Reg, Slot};

/// Largest static stack slot; larger ones are allocated when reached (and overflow the stack there).
const MAX_SLOT: u64 = 1 << 32;

/// log2 of the alignment of something `offset` bytes behind an address aligned to `align`.
fn align_log2(align: u64, offset: u64) -> u8 {
    (align | offset).trailing_zeros().min(31) as u8
}

impl FunctionLowering<'_, '_> {
    pub fn alloca(&mut self, inst: &ir::Inst, ty: TypeId, count: Option<&TypedOperand>, align: u32) -> Res {
        let (size, natural) = self.cx.constants.layout.size_align(ty)?;
        let align = if align == 0 { u32::try_from(natural).unwrap_or(1) } else { align };
        if !align.is_power_of_two() {
            return Err(Lack(format!("an alloca with alignment {align}")));
        }
        let dst = self.result(inst)?;
        let constant = count.map_or(Some(1), |c| constant_index(&c.value));
        let total = constant.and_then(|n| n.checked_mul(size)).filter(|t| *t <= MAX_SLOT);
        if let (0, Some(size)) = (self.block, total) {
            let name = inst.result.map(|v| self.name_of(v, size)).unwrap_or_default();
            let slot = self.out.slots.len() as u32;
            let loc = inst.result.map_or(self.loc, |v| self.declared_at(v));
            self.out.slots.push(Slot { size, align, name, loc, offset: 0 });
            self.emit(Inst::SlotAddr { dst, slot });
            return Ok(());
        }
        let (count, count_width) = match count {
            None => (self.word(1), 64),
            Some(c) => (self.typed(c)?, self.scalar(c.ty)?.bits),
        };
        self.emit(Inst::Alloca { dst, elem_size: size, count, count_width, align });
        Ok(())
    }

    /// `base + offset`, folded for constant bases.
    pub fn offset(&mut self, base: Opnd, offset: u64) -> Opnd {
        if offset == 0 {
            return base;
        }
        if let Some(i) = base.as_pool() {
            let known = self.cx.constants.pool.values[i as usize];
            return self.word(known.wrapping_add(offset));
        }
        let rhs = self.word(offset);
        self.int(IntOp::Add, 64, base, rhs)
    }

    fn alignment(&mut self, ty: TypeId, align: u32) -> Res<u64> {
        let natural = self.cx.constants.layout.size_align(ty)?.1;
        Ok(if align == 0 { natural } else { u64::from(align) })
    }

    pub fn load(&mut self, inst: &ir::Inst, ptr: &Operand, volatile: bool, align: u32) -> Res {
        let shape = self.shape(inst.ty)?;
        let align = self.alignment(inst.ty, align)?;
        let addr = self.pointer(ptr)?;
        let dst = self.result(inst)?;
        self.load_to(&shape, dst, addr, align, volatile)
    }

    /// Loads all cells of a shape.
    pub fn load_to(&mut self, shape: &Shape, dst: Reg, addr: Opnd, align: u64, volatile: bool) -> Res {
        for cell in &shape.cells {
            let access = Access { bits: cell.bits, align_log2: align_log2(align, cell.offset), volatile };
            let addr = self.offset(addr, cell.offset);
            let leaf = shape.leaves[cell.first as usize];
            let dst = Reg(dst.0 + leaf.slot);
            if cell.count == 1 {
                self.emit(Inst::Load { dst, addr, access });
            } else {
                let bits = Self::integer(cell.bits as u16);
                let whole = self.temp(bits.slots);
                self.emit(Inst::Load { dst: whole, addr, access });
                self.regroup(&bits, Opnd::reg(whole), &lanes_of(shape, cell), dst)?;
            }
        }
        Ok(())
    }

    pub fn store(&mut self, value: &TypedOperand, ptr: &Operand, volatile: bool, align: u32) -> Res {
        let shape = self.shape(value.ty)?;
        let align = self.alignment(value.ty, align)?;
        let addr = self.pointer(ptr)?;
        let src = self.typed(value)?;
        self.store_from(&shape, src, addr, align, volatile)
    }

    /// Stores all cells of a shape.
    pub fn store_from(&mut self, shape: &Shape, src: Opnd, addr: Opnd, align: u64, volatile: bool) -> Res {
        for cell in &shape.cells {
            let access = Access { bits: cell.bits, align_log2: align_log2(align, cell.offset), volatile };
            let addr = self.offset(addr, cell.offset);
            let src = src.limb(shape.leaves[cell.first as usize].slot);
            let value = if cell.count == 1 {
                src
            } else {
                let bits = Self::integer(cell.bits as u16);
                let whole = self.temp(bits.slots);
                self.regroup(&lanes_of(shape, cell), src, &bits, whole)?;
                Opnd::reg(whole)
            };
            self.emit(Inst::Store { value, addr, access });
        }
        Ok(())
    }

    /// A pointer operand, whose type the text leaves out.
    pub fn pointer(&mut self, ptr: &Operand) -> Res<Opnd> {
        match ptr {
            Operand::Value(v) => self.operand(self.body.value_types[v.0 as usize], ptr),
            Operand::Const(c) => {
                use crate::ir::Constant;
                match c {
                    Constant::Undef | Constant::Poison => Ok(self.undefined(64)),
                    Constant::Null | Constant::Zero => Ok(self.word(0)),
                    // Symbols and expressions know their own width.
                    c => self.operand(TypeId(0), &Operand::Const(c.clone())),
                }
            }
            _ => Err(Lack("an address that is no value".into())),
        }
    }

    pub fn gep(
        &mut self,
        inst: &ir::Inst,
        source: TypeId,
        base: &TypedOperand,
        indices: &[TypedOperand],
    ) -> Res {
        let lanes = self.shape(inst.ty)?.leaves.len() as u32;
        let dst = self.result(inst)?;
        let mut address: Vec<Opnd> = Vec::with_capacity(lanes as usize);
        let base_shape = self.shape(base.ty)?;
        let first = self.typed(base)?;
        for lane in 0..lanes {
            address.push(if base_shape.leaves.len() == 1 { first } else { first.limb(lane) });
        }
        let mut constant = 0u64;
        let mut terms: Vec<(&TypedOperand, u64)> = Vec::new();
        let mut ty = source;
        for (i, index) in indices.iter().enumerate() {
            let scale = match self.cx.constants.layout.get(ty) {
                _ if i == 0 => self.cx.constants.layout.size(ty)?,
                Type::Struct { .. } => {
                    let field =
                        constant_index(&index.value).ok_or_else(|| Lack("a variable struct index".into()))?;
                    let (offset, field) = self.cx.constants.layout.field(ty, field as usize)?;
                    constant = constant.wrapping_add(offset);
                    ty = field;
                    continue;
                }
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    ty = *elem;
                    self.cx.constants.layout.size(ty)?
                }
                _ => return Err(Lack("a getelementptr into a scalar".into())),
            };
            match constant_index(&index.value) {
                Some(value) => {
                    let bits = self.element_bits(index.ty)?;
                    let unused = 64 - u32::from(bits.min(64));
                    let value = ((value << unused) as i64 >> unused) as u64;
                    constant = constant.wrapping_add(value.wrapping_mul(scale));
                }
                None if scale == 0 => {}
                None => terms.push((index, scale)),
            }
        }
        for (lane, at) in address.iter_mut().enumerate() {
            let dst = Reg(dst.0 + lane as u32);
            // A constant base takes the constant offset at once; otherwise it comes last.
            let early = at.as_pool().is_some();
            if early {
                *at = self.offset(*at, constant);
            }
            let late = if early { 0 } else { constant };
            for (n, (index, scale)) in terms.iter().enumerate() {
                let shape = self.shape(index.ty)?;
                let leaf = shape.leaves.get(if shape.leaves.len() == 1 { 0 } else { lane }).copied();
                let leaf = leaf.ok_or_else(|| Lack("an index vector of another length".into()))?;
                let operand = self.typed(index)?.limb(leaf.slot);
                let to = if n + 1 == terms.len() && late == 0 { dst } else { self.temp(1) };
                self.emit(Inst::Index {
                    dst: to,
                    base: *at,
                    index: operand,
                    index_width: leaf.bits.min(64),
                    scale: *scale as i64,
                });
                *at = Opnd::reg(to);
            }
            if late == 0 {
                self.copy(dst, *at, 1);
            } else {
                let rhs = self.word(late);
                self.emit(Inst::Int {
                    op: IntOp::Add,
                    width: 64,
                    wrap: Default::default(),
                    dst,
                    lhs: *at,
                    rhs,
                });
            }
        }
        Ok(())
    }

    /// Width of a scalar, or of a vector's elements.
    fn element_bits(&mut self, ty: TypeId) -> Res<u16> {
        let leaf = self.shape(ty)?.leaves.first().copied();
        leaf.map(|l| l.bits).ok_or_else(|| Lack("an index without a width".into()))
    }

    pub fn cmpxchg(
        &mut self,
        inst: &ir::Inst,
        ptr: &Operand,
        expected: &TypedOperand,
        new: &TypedOperand,
    ) -> Res {
        let leaf = self.scalar(expected.ty)?;
        let align = self.alignment(expected.ty, 0)?;
        let (addr, expected, new) = (self.pointer(ptr)?, self.typed(expected)?, self.typed(new)?);
        let shape = self.shape(inst.ty)?;
        let [old, flag] = shape.leaves[..] else { return Err(Lack("a cmpxchg of aggregates".into())) };
        let dst = self.result(inst)?;
        self.emit(Inst::CmpXchg {
            dst: Reg(dst.0 + old.slot),
            flag: Reg(dst.0 + flag.slot),
            addr,
            expected,
            new,
            access: Access { bits: u32::from(leaf.bits), align_log2: align_log2(align, 0), volatile: false },
        });
        Ok(())
    }

    pub fn atomic_rmw(&mut self, inst: &ir::Inst, op: RmwOp, ptr: &Operand, value: &TypedOperand) -> Res {
        let leaf = self.scalar(value.ty)?;
        let align = self.alignment(value.ty, 0)?;
        let (addr, operand) = (self.pointer(ptr)?, self.typed(value)?);
        let dst = self.result(inst)?;
        let access = Access { bits: u32::from(leaf.bits), align_log2: align_log2(align, 0), volatile: false };
        if leaf.bits > 64 {
            return self.wide_rmw(op, leaf.bits, dst, addr, operand, access);
        }
        self.emit(Inst::AtomicRmw { op, kind: leaf.float, dst, addr, value: operand, access });
        Ok(())
    }

    /// Beyond 64 bits: a load, an operation and a store. (A turn that ends by the number of instructions may end between them: only
    /// what is one instruction of the machine's is atomic to other threads.)
    fn wide_rmw(&mut self, op: RmwOp, bits: u16, dst: Reg, addr: Opnd, value: Opnd, access: Access) -> Res {
        let op = match op {
            RmwOp::Xchg => None,
            RmwOp::Add => Some(IntOp::Add),
            RmwOp::Sub => Some(IntOp::Sub),
            RmwOp::And | RmwOp::Nand => Some(IntOp::And),
            RmwOp::Or => Some(IntOp::Or),
            RmwOp::Xor => Some(IntOp::Xor),
            RmwOp::Max => Some(IntOp::SMax),
            RmwOp::Min => Some(IntOp::SMin),
            RmwOp::UMax => Some(IntOp::UMax),
            RmwOp::UMin => Some(IntOp::UMin),
            _ => return Err(Lack(format!("atomicrmw {op:?} on {bits} bits"))),
        }
        .map(|plain| (plain, op == RmwOp::Nand));
        self.emit(Inst::Load { dst, addr, access });
        let value = match op {
            None => value,
            Some((plain, negated)) => {
                let result = self.int(plain, bits, Opnd::reg(dst), value);
                let ones = self.ones(bits);
                if negated { self.int(IntOp::Xor, bits, result, ones) } else { result }
            }
        };
        self.emit(Inst::Store { value, addr, access });
        Ok(())
    }

    /// A constant of ones.
    fn ones(&mut self, bits: u16) -> Opnd {
        let limbs: Vec<u64> = (0..bits.div_ceil(64))
            .map(|n| if bits - 64 * n >= 64 { u64::MAX } else { (1 << (bits - 64 * n)) - 1 })
            .collect();
        self.cx.constants.pool.run(&limbs)
    }
}

/// The leaves of one cell, slots from 0.
fn lanes_of(shape: &Shape, cell: &super::layout::Cell) -> Shape {
    let leaves = &shape.leaves[cell.first as usize..(cell.first + cell.count) as usize];
    let first = leaves.first().map_or(0, |l| l.slot);
    let leaves: Vec<_> = leaves.iter().map(|l| super::layout::Leaf { slot: l.slot - first, ..*l }).collect();
    let slots = leaves.iter().map(|l| super::layout::limbs(u32::from(l.bits))).sum();
    Shape { leaves, slots, cells: Vec::new(), vector: true }
}
