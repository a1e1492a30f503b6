//! Calls of small functions that call nothing, executed within their callers' frames.
//!
//! The callee's instructions become operations behind the caller's own, one for one, with its registers numbered behind
//! the caller's: where a frame of its own would have them. Its parameters are the caller's operands. Where the
//! fast interpreter leaves such a body, the frame is made after all ([`materialise`]), and nobody can tell the
//! difference: steps, coverage, the frame's serial number and the stack's lowest address are counted on entry as a
//! call counts them. A body of plain arithmetic is never left; what constants decide in it is computed here.

use super::calls::Call;
use super::op::{NO_BLOCK, R};
use super::{Code, WINDOW};
use crate::exec::{Lane, compute, mask, new_frame, sign_extend};
use crate::machine::{Machine, Setting};
use crate::memory::Stack;
use crate::state::State;
use symvm_frontend::program::{
    Access, BlockIx, Function, Inst, IntCast, IntOp, Opnd, Pc, Program, Range, Reg, Tail,
};

/// As many instructions as a callee may have.
const LONGEST: usize = 24;
/// As many registers.
const REGS: u32 = 64;

/// A call that is executed within the caller's frame.
#[derive(Debug)]
pub(super) struct Site {
    /// Where the call stands.
    pub pc: u32,
    /// The place of the first operation.
    pub start: u32,
    /// The place behind the last one.
    end: u32,
    /// The instruction of the callee that the first operation behind the prelude executes, and the prelude's length.
    first: u32,
    prelude: u32,
    /// Instructions executed on entry, the call included; what settles arguments is none (so this may wrap).
    pub steps: u64,
    /// The callee's first block.
    pub block: u32,
    /// The callee's registers, if they must be zero to begin with.
    pub zeroed: std::ops::Range<usize>,
    /// The caller's registers that are arguments.
    pub inputs: Box<[R]>,
    /// The alignment of the callee's frame.
    pub align: u32,
    call: Call,
}

/// The instructions of a body, and what they need.
pub(super) struct Body {
    pub site: Site,
    pub code: Vec<Inst>,
    /// What the `Ret`s in `code` refer to.
    pub results: Vec<Opnd>,
    /// The register of the caller that waits for it.
    pub dst: Reg,
    /// Constants, numbered behind the program's.
    pub constants: Vec<u64>,
}

/// How a callee's body is renamed for its caller.
struct Names<'a> {
    program: &'a Program,
    callee: &'a Function,
    call: &'a Call,
    base: u32,
    /// Arguments that are constants are in registers.
    settle: bool,
    /// Registers known to be constants.
    known: Vec<(Reg, u64)>,
    constants: Vec<u64>,
    results: Vec<Opnd>,
    /// The caller wants the result.
    wanted: bool,
}

impl Names<'_> {
    fn reg(&self, r: Reg) -> Reg {
        Reg(r.0 + self.base)
    }

    fn opnd(&mut self, o: Opnd) -> Opnd {
        let Some(r) = o.as_reg() else { return o };
        if let Some(&(_, k)) = self.known.iter().find(|(known, _)| *known == r) {
            return self.constant(k);
        }
        match self.call.moves.iter().find(|(_, to)| *to == r) {
            Some(&(from, _)) if !(self.settle && from.as_pool().is_some()) => from,
            _ => Opnd::reg(self.reg(r)),
        }
    }

    fn constant(&mut self, k: u64) -> Opnd {
        self.constants.push(k);
        Opnd::pool((self.program.constants.len() + self.constants.len()) as u32 - 1)
    }

    fn value(&mut self, o: Opnd) -> Option<u64> {
        let pool = self.opnd(o).as_pool()? as usize;
        let own = pool.checked_sub(self.program.constants.len());
        own.map_or_else(|| self.program.constants.get(pool), |own| self.constants.get(own)).copied()
    }

    /// The instruction with the caller's names; jumps go to places behind `start`.
    fn rename(&mut self, inst: &Inst, start: u32) -> Option<Inst> {
        let code = &self.callee.code;
        // The head of the first block is executed on entry.
        let head = |pc: Pc| pc.0 > 0 && matches!(code.get(pc.index()), Some(Inst::Block { .. }));
        let to = |pc: Pc| head(pc).then(|| Pc(pc.0 + start));
        Some(match *inst {
            // It stands for a line only.
            Inst::Mov { dst, src } if src == Opnd::reg(dst) => {
                Inst::Mov { dst: self.reg(dst), src: Opnd::reg(self.reg(dst)) }
            }
            Inst::Mov { dst, src } => Inst::Mov { dst: self.reg(dst), src: self.opnd(src) },
            Inst::Int { op, width, wrap, dst, lhs, rhs } => {
                let (lhs, rhs) = (self.opnd(lhs), self.opnd(rhs));
                Inst::Int { op, width, wrap, dst: self.reg(dst), lhs, rhs }
            }
            Inst::Cmp { pred, width, dst, lhs, rhs } => {
                let (lhs, rhs) = (self.opnd(lhs), self.opnd(rhs));
                Inst::Cmp { pred, width, dst: self.reg(dst), lhs, rhs }
            }
            Inst::Cast { op, from, to, dst, src } => {
                Inst::Cast { op, from, to, dst: self.reg(dst), src: self.opnd(src) }
            }
            Inst::Select { width, dst, cond, lhs, rhs } => {
                let (cond, lhs, rhs) = (self.opnd(cond), self.opnd(lhs), self.opnd(rhs));
                Inst::Select { width, dst: self.reg(dst), cond, lhs, rhs }
            }
            Inst::Index { dst, base, index, index_width, scale } => {
                let (base, index) = (self.opnd(base), self.opnd(index));
                Inst::Index { dst: self.reg(dst), base, index, index_width, scale }
            }
            Inst::Load { dst, addr, access } => {
                Inst::Load { dst: self.reg(dst), addr: self.opnd(addr), access }
            }
            Inst::Store { value, addr, access } => {
                Inst::Store { value: self.opnd(value), addr: self.opnd(addr), access }
            }
            Inst::Float { op, kind, dst, lhs, rhs } => {
                let (lhs, rhs) = (self.opnd(lhs), self.opnd(rhs));
                Inst::Float { op, kind, dst: self.reg(dst), lhs, rhs }
            }
            Inst::FloatCmp { pred, kind, dst, lhs, rhs } => {
                let (lhs, rhs) = (self.opnd(lhs), self.opnd(rhs));
                Inst::FloatCmp { pred, kind, dst: self.reg(dst), lhs, rhs }
            }
            Inst::Block { block } => Inst::Block { block },
            Inst::Jump { target } => Inst::Jump { target: to(target)? },
            Inst::Branch { branch, cond, if_true, if_false } => {
                let (if_true, if_false) = (to(if_true)?, to(if_false)?);
                Inst::Branch { branch, cond: self.opnd(cond), if_true, if_false }
            }
            Inst::Ret { values } => self.ret(values)?,
            _ => return None,
        })
    }

    fn ret(&mut self, values: Range) -> Option<Inst> {
        let here = self.results.len() as u32;
        if self.wanted {
            // A result that the callee does not give is zero: that is for a call to say.
            let &[value] = self.callee.operands.get(range(values))? else { return None };
            let value = self.opnd(value);
            self.results.push(value);
        }
        Some(Inst::Ret { values: Range { start: here, len: u32::from(self.wanted) } })
    }

    /// The register that an instruction of arithmetic writes, and the constant that it is then, if it is one.
    fn fold(&mut self, inst: &Inst) -> Option<(Reg, Option<u64>)> {
        Some(match *inst {
            Inst::Mov { dst, src } => (dst, self.value(src)),
            Inst::Int { op, width, dst, lhs, rhs, .. } => {
                let (lhs, rhs) = (self.value(lhs), self.value(rhs));
                (dst, lhs.zip(rhs).map(|(a, b)| compute(op, width.into(), a, b) & mask(width.into())))
            }
            Inst::Cast { op, from, to, dst, src } => {
                let extended = |k| match op {
                    IntCast::SExt => sign_extend(k, from.into()) as u64,
                    IntCast::ZExt | IntCast::Trunc => k,
                };
                (dst, self.value(src).map(|k| extended(k) & mask(to.into())))
            }
            Inst::Cmp { dst, .. } | Inst::Select { dst, .. } | Inst::Index { dst, .. } => (dst, None),
            _ => return None,
        })
    }
}

/// What an instruction reads; none if it has no place in a body.
fn reads(inst: &Inst) -> Option<[Option<Opnd>; 3]> {
    Some(match *inst {
        Inst::Mov { dst, src } if src == Opnd::reg(dst) => [None; 3],
        Inst::Mov { src, .. } | Inst::Cast { src, from: ..=64, to: ..=64, .. } => [Some(src), None, None],
        Inst::Int { width: ..=64, lhs, rhs, .. } | Inst::Cmp { width: ..=64, lhs, rhs, .. } => {
            [Some(lhs), Some(rhs), None]
        }
        Inst::Float { lhs, rhs, .. } | Inst::FloatCmp { lhs, rhs, .. } => [Some(lhs), Some(rhs), None],
        Inst::Select { width: ..=64, cond, lhs, rhs, .. } => [Some(cond), Some(lhs), Some(rhs)],
        Inst::Index { base, index, index_width: ..=64, .. } => [Some(base), Some(index), None],
        Inst::Load { addr, access: Access { bits: ..=64, .. }, .. } => [Some(addr), None, None],
        Inst::Store { value, addr, access: Access { bits: ..=64, .. } } => [Some(value), Some(addr), None],
        Inst::Branch { cond, .. } => [Some(cond), None, None],
        Inst::Block { .. } | Inst::Jump { .. } | Inst::Ret { .. } => [None; 3],
        _ => return None,
    })
}

/// The register that an instruction of a body writes.
fn result(inst: &mut Inst) -> Option<&mut Reg> {
    match inst {
        Inst::Mov { dst, src } if *src == Opnd::reg(*dst) => None,
        Inst::Mov { dst, .. }
        | Inst::Cast { dst, .. }
        | Inst::Int { dst, .. }
        | Inst::Cmp { dst, .. }
        | Inst::Float { dst, .. }
        | Inst::FloatCmp { dst, .. }
        | Inst::Select { dst, .. }
        | Inst::Index { dst, .. }
        | Inst::Load { dst, .. } => Some(dst),
        _ => None,
    }
}

fn written(inst: &Inst) -> Option<Reg> {
    result(&mut inst.clone()).copied()
}

/// It computes something from numbers, and cannot fail.
fn is_arithmetic(inst: &Inst) -> bool {
    match inst {
        Inst::Int { op, .. } => !matches!(op, IntOp::UDiv | IntOp::SDiv | IntOp::URem | IntOp::SRem),
        Inst::Mov { .. }
        | Inst::Cast { .. }
        | Inst::Cmp { .. }
        | Inst::Select { .. }
        | Inst::Index { .. } => true,
        _ => false,
    }
}

/// One block of arithmetic, each register written before it is read: what is between its first and last instruction.
fn arithmetic<'a>(callee: &'a Function, call: &Call) -> Option<&'a [Inst]> {
    let [Inst::Block { .. }, inner @ .., Inst::Ret { .. }] = &callee.code[..] else { return None };
    let mut known: Vec<Reg> = call.moves.iter().map(|(_, to)| *to).collect();
    for inst in inner {
        let fine = |o: &Opnd| o.as_reg().is_none_or(|r| known.contains(&r));
        if !is_arithmetic(inst) || !reads(inst)?.iter().flatten().all(fine) {
            return None;
        }
        known.extend(written(inst));
    }
    Some(inner)
}

/// The body of a call at `pc`, to begin at `start`, if the callee is small and simple. With `settle`, arguments that are
/// constants are put into registers first.
pub(super) fn body(
    program: &Program,
    caller: &Function,
    pc: usize,
    start: u32,
    settle: bool,
) -> Option<Body> {
    let Inst::Call { callee, args, dst, ret_slots, tail: Tail::No } = *caller.code.get(pc)? else {
        return None;
    };
    let f = program.functions.get(callee.index())?;
    // A result of several registers is for a return to deliver.
    if ret_slots > 1 {
        return None;
    }
    if f.code.len() > LONGEST || f.frame_size > 0 || f.regs > REGS || (caller.regs + f.regs) as usize > WINDOW
    {
        return None;
    }
    let call = Call::new(program, caller, pc, callee, args)?;
    let is_param = |r: Reg| call.moves.iter().any(|(_, to)| *to == r);
    if f.code.iter().any(|i| reads(i).is_none() || written(i).is_some_and(is_param)) {
        return None;
    }
    let inputs = call.moves.iter().filter_map(|(from, _)| Some(from.as_reg()?.0 as R)).collect();
    let mut names = Names {
        program,
        callee: f,
        call: &call,
        base: caller.regs,
        settle,
        known: Vec::new(),
        constants: Vec::new(),
        results: Vec::new(),
        wanted: ret_slots == 1,
    };
    // What is settled is in registers, which the prelude of any body writes.
    let inner = if settle { None } else { arithmetic(f, &call) };
    let (mut code, prelude) = match inner {
        Some(inner) => (names.arithmetic(inner)?, 0),
        None => names.any(start)?,
    };
    names.deliver(&mut code, dst);
    let block = match f.code.first() {
        Some(Inst::Block { block }) => block.0,
        _ => NO_BLOCK,
    };
    let first = u32::from(block != NO_BLOCK);
    // What was folded away, the call, and the head of the block.
    let folded = inner.map_or(0, |inner| inner.len() + 1 - code.len());
    let base = caller.regs as usize;
    let zeroed = if inner.is_some() { 0..0 } else { base..base + f.regs as usize };
    let Names { constants, results, .. } = names;
    let site = Site {
        pc: pc as u32,
        start,
        end: start + code.len() as u32,
        first,
        prelude,
        steps: (1 + u64::from(first) + folded as u64).wrapping_sub(prelude.into()),
        block,
        zeroed,
        inputs,
        align: f.frame_align,
        call,
    };
    Some(Body { site, code, results, dst, constants })
}

impl Names<'_> {
    /// A body of arithmetic, what is constant left out.
    fn arithmetic(&mut self, inner: &[Inst]) -> Option<Vec<Inst>> {
        let mut code = Vec::new();
        for inst in inner {
            let (dst, constant) = self.fold(inst)?;
            // What it writes it may read as well: it is renamed before that is forgotten.
            if constant.is_none() {
                code.push(self.rename(inst, 0)?);
            }
            self.known.retain(|(known, _)| *known != dst);
            self.known.extend(constant.map(|k| (dst, k)));
        }
        code.push(self.rename(self.callee.code.last()?, 0)?);
        Some(code)
    }

    /// Any body, one for one, behind what settles constant arguments.
    fn any(&mut self, start: u32) -> Option<(Vec<Inst>, u32)> {
        let settled = self.call.moves.iter().filter(|(from, _)| self.settle && from.as_pool().is_some());
        let mut code: Vec<Inst> = settled.map(|&(src, to)| Inst::Mov { dst: self.reg(to), src }).collect();
        let prelude = code.len() as u32;
        let first = usize::from(matches!(self.callee.code.first(), Some(Inst::Block { .. })));
        for inst in &self.callee.code[first..] {
            code.push(self.rename(inst, start + prelude - first as u32)?);
        }
        Some((code, prelude))
    }

    /// Lets the last instruction before the only `Ret` write the caller's register.
    fn deliver(&mut self, code: &mut [Inst], dst: Reg) {
        let [.., last, Inst::Ret { values }] = code else { return };
        let &[result] = &self.results[..] else { return };
        // Nobody jumps to a `Ret`: the head of its block would lie between.
        if let Some(written) = self::result(last).filter(|written| Opnd::reg(**written) == result) {
            *written = dst;
            values.len = 0;
        }
    }
}

fn range(r: Range) -> std::ops::Range<usize> {
    r.start as usize..(r.start + r.len) as usize
}

impl Site {
    /// As many instructions as are executed in it between two looks at the limit, or more.
    pub fn longest(&self) -> u64 {
        LONGEST as u64 + 2
    }
}

/// Does what a call does before the first instruction of the body. False: nothing was done.
#[inline(always)]
pub(super) fn enter<L: Lane>(
    site: &Site,
    state: &mut State,
    stack: &mut Stack,
    w: &mut [u64; WINDOW],
    t: &mut [u32; WINDOW],
) -> bool {
    if L::CONCOLIC && site.inputs.iter().any(|&r| t[r as usize] != 0) || !stack.visit(site.align) {
        return false;
    }
    state.next_serial += 1;
    if site.block != NO_BLOCK {
        state.coverage.cover_block(BlockIx(site.block));
    }
    if !site.zeroed.is_empty() {
        w[site.zeroed.clone()].fill(0);
        if L::CONCOLIC {
            t[site.zeroed.clone()].fill(0);
        }
    }
    true
}

/// The site whose body has an operation at `pc`.
pub(super) fn site_at(sites: &[Site], pc: u32) -> Option<&Site> {
    // Mostly it is none: the function's own operations come first.
    if pc < sites.first()?.start {
        return None;
    }
    let index = sites.partition_point(|site| site.end <= pc);
    sites.get(index).filter(|site| pc >= site.start)
}

/// Makes the frame of a body that is left at `pc`; the place in the callee.
pub(super) fn materialise(m: &mut Machine, setting: &Setting, code: &Code, pc: u32) -> Option<u32> {
    let site = site_at(&code.sites, pc)?;
    let mark = m.memory.stack_pointer();
    let callee = site.call.callee;
    let block = m.memory.push_frame(callee, site.call.loc).expect("there was room on entry");
    // The number was taken on entry.
    let mut frame = new_frame(callee, m.state.next_serial - 1, false);
    (frame.mark, frame.block) = (mark, block);
    m.frames.pc = site.pc;
    m.frames.push_over(frame, setting.program.functions[callee.index()].regs, &site.call.moves);
    Some(pc - site.start - site.prelude + site.first)
}
