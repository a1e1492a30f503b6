//! Instructions on symbolic values that decide nothing: done at once, their terms deferred.
//!
//! What [`step`] does is what [`crate::exec`] does to an instruction with the same operands, except that it appends an
//! entry to the log of the arena where the general interpreter calls a constructor. Whatever may decide, trap or fault is
//! left to the general interpreter, which forces the terms it needs. Both load and store words by the functions here, so
//! that they leave the same terms in memory.

use super::WINDOW;
use crate::exec::{compare, compute, mask, sign_extend};
use crate::machine::{Machine, Scratch, Setting};
use crate::memory::{Cell, Space};
use symvm_frontend::program::{Inst, IntCast, IntOp, Opnd, Pred, Reg};
use symvm_solver::{Assignment, Deferrable, Evaluator, Operand, Sym, Terms};

/// Where operations are written down; their values are known when something looks at them or stores them.
pub(crate) struct Recorder<'a> {
    pub terms: &'a mut Terms,
    pub evaluator: &'a mut Evaluator,
    pub assignment: &'a Assignment,
}

/// The registers of the top frame, what they depend on, and the program's constants.
pub(super) struct Registers<'a> {
    pub values: &'a mut [u64; WINDOW],
    pub syms: &'a mut [u32; WINDOW],
    pub constants: &'a [u64],
}

impl Registers<'_> {
    #[inline(always)]
    fn get(&self, opnd: Opnd) -> Operand {
        match opnd.as_pool() {
            Some(k) => concrete(self.constants[k as usize]),
            None => {
                let at = usize::from(opnd.0 as u16);
                Operand { sym: Sym(self.syms[at]), bits: self.values[at] }
            }
        }
    }

    #[inline(always)]
    fn set(&mut self, reg: Reg, value: Operand) {
        let at = usize::from(reg.0 as u16);
        self.values[at] = value.bits;
        self.syms[at] = value.sym.0;
    }
}

fn concrete(bits: u64) -> Operand {
    Operand { sym: Sym::NONE, bits }
}

impl<'a> Recorder<'a> {
    /// What a machine knows.
    pub fn new(terms: &'a mut Terms, scratch: &'a mut Scratch) -> Self {
        Self { terms, evaluator: &mut scratch.evaluator, assignment: &scratch.assignment }
    }

    /// The operation of that value; a constant if both operands are.
    #[inline(always)]
    fn binary(
        &mut self,
        op: Deferrable,
        width: u32,
        from: u32,
        a: Operand,
        b: Operand,
        bits: u64,
    ) -> Operand {
        if a.sym.is_none() && b.sym.is_none() {
            return concrete(bits);
        }
        Operand { sym: self.terms.defer(op, width, from, a, b), bits }
    }

    #[inline(always)]
    fn unary(&mut self, op: Deferrable, width: u32, from: u32, a: Operand, bits: u64) -> Operand {
        self.binary(op, width, from, a, concrete(0), bits)
    }

    /// The value under this run's input.
    #[inline]
    fn value(&mut self, sym: Sym) -> u64 {
        self.evaluator.eval_sym(self.terms, self.assignment, sym)
    }

    /// Loads up to 64 bits at a concrete address; none if it is the general interpreter's business, or if nothing is
    /// symbolic.
    #[inline]
    pub fn load(&mut self, space: &mut Space, address: u64, bits: u32) -> Option<Operand> {
        let size = bits.div_ceil(8);
        if !matches!(size, 1 | 2 | 4 | 8) {
            return None;
        }
        let Some(sym) = space.load_whole(address, size as usize) else {
            return self.load_parts(space, address, bits);
        };
        let all = Operand { sym, bits: self.value(sym) & mask(size * 8) };
        Some(self.cut(all, bits))
    }

    /// A loaded value, of which only the low bits are wanted.
    #[inline]
    fn cut(&mut self, all: Operand, bits: u32) -> Operand {
        let low = all.bits & mask(bits);
        match self.terms.sym_width(all.sym) {
            width if width == bits => Operand { bits: low, ..all },
            // An odd width is stored as it is: its bytes are wider than its term.
            width if width < bits => self.unary(Deferrable::Zext, bits, width, all, low),
            width => self.unary(Deferrable::Slice, bits, width, all, low),
        }
    }

    /// A value whose bytes were not stored as one.
    #[inline(never)]
    fn load_parts(&mut self, space: &mut Space, address: u64, bits: u32) -> Option<Operand> {
        let size = bits.div_ceil(8) as usize;
        let mut cells = [Cell::default(); 8];
        let cells = &mut cells[..size];
        space.load_bytes(address, cells).ok()?;
        if !cells.iter().any(|cell| cell.is_symbolic()) {
            return None;
        }
        // From the top down: concatenations nest to the left, which is the order the arena merges them in.
        let mut all: Option<(Operand, u32)> = None;
        let mut end = size;
        while end > 0 {
            let start = run(cells, end);
            let width = (end - start) as u32 * 8;
            let piece = self.piece(&cells[start..end], width);
            all = Some(match all {
                None => (piece, width),
                Some((high, above)) => {
                    let bits = high.bits << width | piece.bits;
                    (self.binary(Deferrable::Concat, above + width, width, high, piece, bits), above + width)
                }
            });
            end = start;
        }
        let (all, _) = all?;
        Some(self.cut(all, bits))
    }

    /// The value of a run of cells: concrete ones, or neighbouring bytes of one value.
    fn piece(&mut self, cells: &[Cell], width: u32) -> Operand {
        let Some(&Cell { sym, part, .. }) = cells.first().filter(|cell| cell.is_symbolic()) else {
            return concrete(cells.iter().rev().fold(0, |value, cell| value << 8 | u64::from(cell.value)));
        };
        let low = part.index() * 8;
        let bits = (self.value(sym) & mask(part.width())) >> low & mask(width);
        if part.width() == width {
            return Operand { sym, bits };
        }
        // As wide as it was stored, then cut.
        let sliced = self.terms.defer(
            Deferrable::Slice,
            width,
            part.width(),
            Operand { sym, bits: 0 },
            concrete(u64::from(low)),
        );
        Operand { sym: sliced, bits }
    }

    /// Stores a symbolic value of up to 64 bits at a concrete address. False: nothing was done.
    #[inline]
    pub fn store(&mut self, space: &mut Space, address: u64, bits: u32, value: Operand) -> bool {
        let size = bits.div_ceil(8);
        // A value wider than what is stored of it would be loaded again whole.
        let whole = matches!(size, 1 | 2 | 4 | 8)
            && self.terms.sym_width(value.sym) <= bits
            && space.store_whole(address, size as usize, value.sym);
        if whole {
            self.evaluator.put_sym(value.sym, value.bits);
        }
        whole
    }
}

/// Where the run of cells that ends at `end` starts.
fn run(cells: &[Cell], end: usize) -> usize {
    let last = cells[end - 1];
    let mut start = end - 1;
    while let Some(before) = start.checked_sub(1).map(|at| cells[at]) {
        let together = match last.is_symbolic() {
            false => !before.is_symbolic(),
            true => {
                let distance = (end - 1 - (start - 1)) as u32;
                before.sym == last.sym
                    && before.part.width() == last.part.width()
                    && before.part.index() + distance == last.part.index()
            }
        };
        if !together {
            break;
        }
        start -= 1;
    }
    start
}

fn deferrable(op: IntOp) -> Option<Deferrable> {
    Some(match op {
        IntOp::Add => Deferrable::Add,
        IntOp::Sub => Deferrable::Sub,
        IntOp::Mul => Deferrable::Mul,
        IntOp::UDiv => Deferrable::Udiv,
        IntOp::SDiv => Deferrable::Sdiv,
        IntOp::URem => Deferrable::Urem,
        IntOp::SRem => Deferrable::Srem,
        IntOp::Shl => Deferrable::Shl,
        IntOp::LShr => Deferrable::Lshr,
        IntOp::AShr => Deferrable::Ashr,
        IntOp::And => Deferrable::And,
        IntOp::Or => Deferrable::Or,
        IntOp::Xor => Deferrable::Xor,
        IntOp::UMin | IntOp::UMax | IntOp::SMin | IntOp::SMax => return None,
    })
}

/// A division that may trap is the general interpreter's business.
fn may_trap(op: IntOp, width: u32, divisor: Operand) -> bool {
    match op {
        IntOp::UDiv | IntOp::URem => divisor.sym.is_some() || divisor.bits == 0,
        IntOp::SDiv | IntOp::SRem => {
            divisor.sym.is_some() || divisor.bits == 0 || divisor.bits == mask(width)
        }
        _ => false,
    }
}

/// Executes one instruction of the top frame in the concolic lane, if it is symbolic and decides nothing.
#[cold]
pub(crate) fn alone(m: &mut Machine, terms: &mut Terms, setting: &Setting, inst: &Inst) -> bool {
    let Machine { frames, memory, scratch, .. } = m;
    let (values, syms) = frames.window();
    let mut registers = Registers { values, syms, constants: &setting.program.constants };
    step::<false>(&mut Recorder::new(terms, scratch), &mut registers, memory.parts().0, inst)
}

/// Executes an instruction in the concolic lane if it decides nothing. False: nothing was done. `CHECKED`: it is of no interest to checks,
/// unless it loads what was never written.
#[inline(never)]
pub(super) fn step<const CHECKED: bool>(
    r: &mut Recorder<'_>,
    regs: &mut Registers<'_>,
    space: &mut Space,
    inst: &Inst,
) -> bool {
    match *inst {
        Inst::Mov { dst, src } => {
            let value = regs.get(src);
            regs.set(dst, value);
        }
        Inst::Int { op, width: width @ ..=64, dst, lhs, rhs, .. } => {
            let (a, b, width) = (regs.get(lhs), regs.get(rhs), u32::from(width));
            let Some(deferred) = deferrable(op).filter(|_| !may_trap(op, width, b)) else { return false };
            let bits = compute(op, width, a.bits, b.bits);
            let value = r.binary(deferred, width, width, a, b, bits);
            regs.set(dst, value);
        }
        Inst::Cmp { pred, width: width @ ..=64, dst, lhs, rhs } => {
            let (a, b) = (regs.get(lhs), regs.get(rhs));
            let value = compared(r, pred, width.into(), a, b);
            regs.set(dst, value);
        }
        Inst::Cast { op, from: from @ ..=64, to: to @ ..=64, dst, src } => {
            let a = regs.get(src);
            let value = cast(r, op, from.into(), to.into(), a);
            regs.set(dst, value);
        }
        Inst::Select { width: width @ ..=64, dst, cond, lhs, rhs } => {
            let (c, a, b) = (regs.get(cond), regs.get(lhs), regs.get(rhs));
            let chosen = if c.bits != 0 { a } else { b };
            let mut value = chosen;
            if c.sym.is_some() {
                let sym = r.terms.defer_ite(width.into(), c.sym, a, b);
                value = Operand { sym, bits: chosen.bits };
            }
            regs.set(dst, value);
        }
        Inst::Index { dst, base, index, index_width: width @ ..=64, scale } => {
            let (a, i) = (regs.get(base), regs.get(index));
            let value = indexed(r, a, i, width.into(), scale);
            regs.set(dst, value);
        }
        Inst::Load { dst, addr, access } if access.bits <= 64 => {
            let a = regs.get(addr);
            let is_written = || {
                let len = access.bits.div_ceil(8).into();
                !CHECKED || space.first_uninitialised(a.bits, len).is_none()
            };
            if a.sym.is_some() || !is_written() {
                return false;
            }
            let Some(value) = r.load(space, a.bits, access.bits) else { return false };
            regs.set(dst, value);
        }
        Inst::Store { value, addr, access } if access.bits <= 64 => {
            let (a, value) = (regs.get(addr), regs.get(value));
            return a.sym.is_none() && value.sym.is_some() && r.store(space, a.bits, access.bits, value);
        }
        _ => return false,
    }
    true
}

fn compared(r: &mut Recorder<'_>, pred: Pred, width: u32, a: Operand, b: Operand) -> Operand {
    let bits = u64::from(compare(pred, width, a.bits, b.bits));
    let (op, a, b) = match pred {
        Pred::Eq => (Deferrable::Eq, a, b),
        Pred::Ne => (Deferrable::Ne, a, b),
        Pred::Ult => (Deferrable::Ult, a, b),
        Pred::Ule => (Deferrable::Ule, a, b),
        Pred::Ugt => (Deferrable::Ult, b, a),
        Pred::Uge => (Deferrable::Ule, b, a),
        Pred::Slt => (Deferrable::Slt, a, b),
        Pred::Sle => (Deferrable::Sle, a, b),
        Pred::Sgt => (Deferrable::Slt, b, a),
        Pred::Sge => (Deferrable::Sle, b, a),
    };
    r.binary(op, 1, width, a, b, bits)
}

fn cast(r: &mut Recorder<'_>, op: IntCast, from: u32, to: u32, a: Operand) -> Operand {
    match op {
        IntCast::Trunc => r.unary(Deferrable::Slice, to, from, a, a.bits & mask(to)),
        IntCast::ZExt => r.unary(Deferrable::Zext, to, from, a, a.bits),
        IntCast::SExt => {
            let bits = sign_extend(a.bits, from) as u64 & mask(to);
            r.unary(Deferrable::Sext, to, from, a, bits)
        }
    }
}

/// `a + sext(i) * scale`
fn indexed(r: &mut Recorder<'_>, a: Operand, i: Operand, width: u32, scale: i64) -> Operand {
    let extended = sign_extend(i.bits, width) as u64;
    let index = if width < 64 { r.unary(Deferrable::Sext, 64, width, i, extended) } else { i };
    let offset = extended.wrapping_mul(scale as u64);
    let product = r.binary(Deferrable::Mul, 64, 64, index, concrete(scale as u64), offset);
    r.binary(Deferrable::Add, 64, 64, a, product, a.bits.wrapping_add(offset))
}
