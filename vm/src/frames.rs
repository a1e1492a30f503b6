//! The call stack: one flat stack of registers for the frames in use, and a persistent list of frozen ones below.
//!
//! The constants of the program lie at the bottom of the register stack, so that an operand, register or constant,
//! is one indexed read without a branch. A snapshot freezes the frames below the top one ([`Frozen`], shared from then
//! on); a return into a frozen frame copies it back.

mod parked;

pub(crate) use parked::{Others, Parked};

use crate::chain::Link;
use crate::fast::WINDOW;
use std::sync::Arc;
use symvm_frontend::program::{FuncId, Opnd, Reg};
use symvm_solver::{Sym, TermId};

/// A variable argument of a call, kept until `va_start` lays it out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct VarArg {
    /// Limbs, low first; where a limb has a term, its bits are stale.
    pub limbs: smallvec::SmallVec<[(u64, TermId); 2]>,
    /// How it travels.
    pub class: symvm_frontend::program::ArgClass,
}

/// One frame.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    /// Its function.
    pub func: FuncId,
    /// The call it waits for. (The top frame's place is [`Frames::pc`].)
    pub pc: u32,
    /// Its first register in the register stack.
    pub base: u32,
    /// Concolic lane: what its registers depend on is valid.
    pub symbolic: bool,
    /// Unique on a path.
    pub serial: u64,
    /// The program's stack pointer before this frame.
    pub mark: u64,
    /// Address of the block of static slots.
    pub block: u64,
    /// Variable arguments.
    pub variadic: Option<Arc<[VarArg]>>,
}

/// A frame that is shared.
#[derive(Debug)]
pub(crate) struct Frozen {
    pub frame: Frame,
    pub regs: Box<[u64]>,
    /// Empty in the concrete lane.
    pub syms: Box<[Sym]>,
    pub below: Option<Arc<Frozen>>,
}

impl Frozen {
    /// It and those below.
    pub fn all(&self) -> impl Iterator<Item = &Self> + Clone {
        std::iter::successors(Some(self), |frozen| frozen.below.as_deref())
    }

    /// What it holds, in bytes.
    pub fn bytes(&self) -> u64 {
        (std::mem::size_of::<Self>() + self.regs.len() * 8 + self.syms.len() * 4) as u64
    }
}

impl Link for Frozen {
    fn release(&mut self) -> Option<Arc<Self>> {
        self.below.take()
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        self.unlink();
    }
}

/// Registers to begin with.
const ROOM: usize = WINDOW + 4096;
/// Registers that are looked at together.
const SOME: usize = 32;

/// The stack of frames.
#[derive(Debug, Default)]
pub(crate) struct Frames {
    /// At least [`WINDOW`] longer than what is in use.
    regs: Vec<u64>,
    /// What they depend on, by number (which lets it be allocated as zeros), parallel to `regs`; valid in symbolic frames
    /// only.
    syms: Vec<u32>,
    pool: usize,
    /// Registers in use.
    top: usize,
    /// `base` of the top frame.
    base: u32,
    /// The instruction being executed in the top frame.
    pub pc: u32,
    live: Vec<Frame>,
    frozen: Option<Arc<Frozen>>,
    others: Others,
}

impl Frames {
    pub fn new(constants: &[u64]) -> Self {
        // Zeros from the system are not touched until they are used.
        let size = constants.len() + ROOM;
        let mut regs = vec![0; size];
        regs[..constants.len()].copy_from_slice(constants);
        Self {
            regs,
            syms: vec![0; size],
            pool: constants.len(),
            top: constants.len(),
            base: constants.len() as u32,
            pc: 0,
            live: Vec::new(),
            frozen: None,
            others: None,
        }
    }

    /// Forgets all frames, keeping the constants and the allocations.
    pub fn clear(&mut self) {
        self.live.clear();
        self.frozen = None;
        self.top = self.pool;
        self.base = self.pool as u32;
    }

    pub fn is_empty(&self) -> bool {
        self.live.is_empty()
    }

    /// Where an operand lies: `index + base` for a register, `index` for a constant.
    #[inline(always)]
    fn place(&self, opnd: Opnd) -> usize {
        let is_pool = (opnd.0 as i32 >> 31) as u32;
        ((opnd.0 & 0x7fff_ffff) + (self.base & !is_pool)) as usize
    }

    #[inline(always)]
    pub fn bits(&self, opnd: Opnd) -> u64 {
        self.regs[self.place(opnd)]
    }

    #[inline(always)]
    pub fn set_bits(&mut self, reg: Reg, bits: u64) {
        let at = (reg.0 + self.base) as usize;
        self.regs[at] = bits;
    }

    #[inline(always)]
    pub fn sym(&self, opnd: Opnd) -> Sym {
        Sym(self.syms[self.place(opnd)])
    }

    #[inline(always)]
    pub fn set_sym(&mut self, reg: Reg, sym: Sym) {
        let at = (reg.0 + self.base) as usize;
        self.syms[at] = sym.0;
    }

    /// Makes those symbolic registers concrete for which `fixed` says so, of what they depend on and their value: the path
    /// condition has fixed them.
    pub fn forget(&mut self, mut fixed: impl FnMut(Sym, u64) -> bool) {
        if self.top_frame().symbolic {
            let range = self.base as usize..self.top;
            let registers = self.syms[range.clone()].chunks_mut(SOME).zip(self.regs[range].chunks(SOME));
            // Large functions have thousands of registers, few of them symbolic.
            let concrete = |syms: &[u32]| syms.iter().fold(0, |any, sym| any | (sym ^ Sym::NONE.0)) == 0;
            for (syms, regs) in registers.filter(|(syms, _)| !concrete(syms)) {
                for (sym, &bits) in syms.iter_mut().zip(regs).filter(|(sym, _)| **sym != Sym::NONE.0) {
                    if fixed(Sym(*sym), bits) {
                        *sym = Sym::NONE.0;
                    }
                }
            }
        }
    }

    #[inline(always)]
    pub fn top_frame(&self) -> &Frame {
        self.live.last().expect("a program that runs has a frame")
    }

    #[inline(always)]
    pub fn top_frame_mut(&mut self) -> &mut Frame {
        self.live.last_mut().expect("a program that runs has a frame")
    }

    /// Enters a function whose parameters are copies of the caller's operands.
    #[inline(always)]
    pub fn push_with(&mut self, frame: Frame, regs: u32, moves: impl Iterator<Item = (Opnd, Reg)>) {
        let caller = self.base;
        let symbolic = frame.symbolic;
        self.push(frame, regs);
        self.take_operands(caller, symbolic, moves);
    }

    /// Enters a function whose registers are already what lies behind the caller's, except that its parameters are
    /// copies of the caller's operands.
    pub fn push_over(&mut self, frame: Frame, regs: u32, moves: &[(Opnd, Reg)]) {
        let caller = self.base;
        let registers = self.top..self.top + regs as usize;
        let symbolic = self.top_frame().symbolic;
        let (bits, syms) = (self.regs[registers.clone()].to_vec(), self.syms[registers.clone()].to_vec());
        let symbolic = symbolic && syms.iter().any(|&t| t != Sym::NONE.0);
        self.push(frame, regs);
        self.regs[registers.clone()].copy_from_slice(&bits);
        if symbolic {
            self.make_symbolic();
            self.syms[registers].copy_from_slice(&syms);
        }
        self.take_operands(caller, symbolic, moves.iter().copied());
    }

    /// Copies operands of the frame at `caller` to registers of the top frame, which is `symbolic` or not.
    #[inline(always)]
    fn take_operands(&mut self, caller: u32, symbolic: bool, moves: impl Iterator<Item = (Opnd, Reg)>) {
        for (from, to) in moves {
            let is_pool = (from.0 as i32 >> 31) as u32;
            let from = (from.0 & 0x7fff_ffff) + (caller & !is_pool);
            let to = to.0 + self.base;
            self.regs[to as usize] = self.regs[from as usize];
            if symbolic {
                self.syms[to as usize] = self.syms[from as usize];
            }
        }
    }

    /// No frame is below the top one.
    pub fn is_last(&self) -> bool {
        self.live.len() <= 1 && self.frozen.is_none()
    }

    /// The top frame, if any is left.
    #[inline]
    pub fn top(&self) -> Option<&Frame> {
        self.live.last()
    }

    /// The function of the frame below the top one and the call it waits for, if both are in use and concrete.
    #[inline]
    pub fn concrete_caller(&self) -> Option<(FuncId, u32)> {
        let [.., caller, top] = &self.live[..] else { return None };
        (!caller.symbolic && !top.symbolic).then_some((caller.func, caller.pc))
    }

    /// Enters a function with `regs` registers, all zero.
    pub fn push(&mut self, mut frame: Frame, regs: u32) {
        if let Some(caller) = self.live.last_mut() {
            caller.pc = self.pc;
        }
        self.pc = frame.pc;
        frame.base = self.top as u32;
        self.base = frame.base;
        let end = self.top + regs as usize;
        if self.regs.len() < end + WINDOW {
            self.grow(end);
        }
        self.regs[self.top..end].fill(0);
        self.top = end;
        let symbolic = frame.symbolic;
        self.live.push(frame);
        if symbolic {
            self.reset_syms();
        }
    }

    #[cold]
    fn grow(&mut self, end: usize) {
        let size = (end + WINDOW).max(self.regs.len() * 2);
        self.regs.resize(size, 0);
        self.syms.resize(size, Sym::NONE.0);
    }

    /// The registers of the top frame and what they depend on, and enough of what lies beyond that every 16-bit number is one.
    #[inline]
    pub fn window(&mut self) -> (&mut [u64; WINDOW], &mut [u32; WINDOW]) {
        let base = self.base as usize;
        let regs = self.regs[base..].first_chunk_mut().expect("there is room beyond the top frame");
        let syms = self.syms[base..].first_chunk_mut().expect("there are as many as registers");
        (regs, syms)
    }

    fn reset_syms(&mut self) {
        let range = self.base as usize..self.top;
        self.syms[range].fill(Sym::NONE.0);
    }

    /// Moves the top frame to the concolic lane.
    pub fn make_symbolic(&mut self) {
        if !self.top_frame().symbolic {
            self.top_frame_mut().symbolic = true;
            self.reset_syms();
        }
    }

    /// Leaves the top frame. The frame below, if any, is in use again; `evaluate` renews the concrete halves of a
    /// frozen frame's symbolic registers.
    pub fn pop(&mut self, evaluate: impl FnMut(Sym) -> u64) -> Frame {
        let frame = self.live.pop().expect("a program that runs has a frame");
        self.top = frame.base as usize;
        if let Some(top) = self.live.last() {
            self.base = top.base;
            self.pc = top.pc;
        } else if let Some(frozen) = self.frozen.take() {
            self.frozen = frozen.below.clone();
            self.thaw(&frozen, evaluate);
        } else {
            self.base = self.pool as u32;
        }
        frame
    }

    fn thaw(&mut self, frozen: &Frozen, evaluate: impl FnMut(Sym) -> u64) {
        self.push(frozen.frame.clone(), frozen.regs.len() as u32);
        let range = self.base as usize..self.top;
        self.regs[range.clone()].copy_from_slice(&frozen.regs);
        if frozen.frame.symbolic {
            for (sym, frozen) in self.syms[range].iter_mut().zip(&frozen.syms) {
                *sym = frozen.0;
            }
            self.renew(evaluate);
        }
    }

    /// Copies all frozen frames back. What they held as concrete halves of symbolic registers may be stale.
    pub fn thaw_all(&mut self) {
        let Some(frozen) = self.frozen.clone() else { return };
        let mut all: Vec<(Frame, Vec<u64>, Vec<u32>)> = frozen
            .all()
            .map(|f| (f.frame.clone(), f.regs.to_vec(), f.syms.iter().map(|s| s.0).collect()))
            .collect();
        all.reverse();
        for (i, frame) in self.live.iter().enumerate() {
            let end = self.live.get(i + 1).map_or(self.top, |next| next.base as usize);
            let range = frame.base as usize..end;
            let syms = if frame.symbolic { self.syms[range.clone()].to_vec() } else { Vec::new() };
            all.push((frame.clone(), self.regs[range].to_vec(), syms));
        }
        let pc = self.pc;
        self.clear();
        for (frame, regs, syms) in all {
            self.push(frame, regs.len() as u32);
            let range = self.base as usize..self.top;
            self.regs[range.clone()].copy_from_slice(&regs);
            if !syms.is_empty() {
                self.syms[range].copy_from_slice(&syms);
            }
        }
        self.pc = pc;
    }

    /// Puts another value into each register of the frames in use, outermost first, and takes these to the concolic lane. `new`
    /// is given the frame's number from the outermost, its function, the register, and what it holds.
    pub fn replace_all(&mut self, mut new: impl FnMut(u32, FuncId, u32, u64, Sym) -> (u64, Sym)) {
        for i in 0..self.live.len() {
            let end = self.live.get(i + 1).map_or(self.top, |next| next.base as usize);
            let (base, func, symbolic) =
                (self.live[i].base as usize, self.live[i].func, self.live[i].symbolic);
            for at in base..end {
                let sym = if symbolic { Sym(self.syms[at]) } else { Sym::NONE };
                let (bits, sym) = new(i as u32, func, (at - base) as u32, self.regs[at], sym);
                self.regs[at] = bits;
                self.syms[at] = sym.0;
            }
            self.live[i].symbolic = true;
        }
    }

    /// What a register of the frame of that number, from the outermost, holds (the concrete half perhaps stale).
    pub fn at(&self, frame: u32, reg: u32) -> Option<(u64, Sym)> {
        let frozen = self.frozen.iter().flat_map(|frozen| frozen.all());
        let below = frozen.clone().count();
        let (frame, reg) = (frame as usize, reg as usize);
        if frame < below {
            let held = frozen.into_iter().nth(below - 1 - frame)?;
            return Some((*held.regs.get(reg)?, held.syms.get(reg).copied().unwrap_or(Sym::NONE)));
        }
        let live = self.live.get(frame - below)?;
        let end = self.live.get(frame - below + 1).map_or(self.top, |next| next.base as usize);
        let at = live.base as usize + reg;
        let sym = if live.symbolic { Sym(self.syms[at]) } else { Sym::NONE };
        (at < end).then(|| (self.regs[at], sym))
    }

    /// Computes the concrete halves of the top frame's symbolic registers.
    pub fn renew(&mut self, mut evaluate: impl FnMut(Sym) -> u64) {
        if self.live.last().is_some_and(|f| f.symbolic) {
            for at in self.base as usize..self.top {
                if self.syms[at] != Sym::NONE.0 {
                    self.regs[at] = evaluate(Sym(self.syms[at]));
                }
            }
        }
    }

    /// A frozen copy of a live frame whose registers end at `end`.
    fn freeze(&self, frame: &Frame, end: usize, below: Option<Arc<Frozen>>) -> Frozen {
        let range = frame.base as usize..end;
        let syms = match frame.symbolic {
            true => self.syms[range.clone()].iter().map(|&t| Sym(t)).collect(),
            false => Box::default(),
        };
        Frozen { frame: frame.clone(), regs: self.regs[range].into(), syms, below }
    }

    /// Freezes all frames but the top one; answers them and the bytes copied.
    pub fn freeze_below(&mut self) -> (Option<Arc<Frozen>>, u64) {
        let Some(mut top) = self.live.pop() else { return (None, 0) };
        let mut copied = 0;
        let mut below = self.frozen.take();
        for (i, frame) in self.live.iter().enumerate() {
            let end = self.live.get(i + 1).map_or(top.base, |next| next.base) as usize;
            let frozen = self.freeze(frame, end, below);
            copied += frozen.bytes();
            below = Some(Arc::new(frozen));
        }
        self.frozen = below;
        self.live.clear();
        // The top frame moves down to where the first live frame was.
        let (from, len) = (top.base as usize, self.top - top.base as usize);
        self.regs.copy_within(from..self.top, self.pool);
        if top.symbolic {
            self.syms.copy_within(from..self.top, self.pool);
        }
        self.top = self.pool + len;
        self.base = self.pool as u32;
        top.base = self.base;
        self.live.push(top);
        (self.frozen.clone(), copied)
    }

    /// The top frame as words, all but its variable arguments; none if there is no frame.
    pub fn write_top(&self, words: &mut Vec<u64>) {
        let Some(top) = self.top() else { return };
        let range = top.base as usize..self.top;
        let symbolic = u64::from(top.symbolic);
        words.extend([
            top.func.0.into(),
            self.pc.into(),
            symbolic,
            top.serial,
            top.mark,
            top.block,
            range.len() as u64,
        ]);
        if !top.symbolic {
            return words.extend_from_slice(&self.regs[range]);
        }
        // The concrete halves of symbolic registers follow from the input.
        let registers = self.regs[range.clone()].iter().zip(&self.syms[range.clone()]);
        words.extend(registers.map(|(&bits, &sym)| if sym == Sym::NONE.0 { bits } else { 0 }));
        words.extend(self.syms[range].iter().map(|&sym| u64::from(sym)));
    }

    /// Takes over a snapshot's stack: the frames below the top one, and that as [`Frames::write_top`] wrote it. Concrete
    /// halves are stale until [`Frames::renew`].
    pub fn restore(&mut self, below: Option<Arc<Frozen>>, words: &[u64], variadic: Option<Arc<[VarArg]>>) {
        self.clear();
        self.frozen = below;
        let Some((&[func, pc, symbolic, serial, mark, block, len], rest)) = words.split_first_chunk() else {
            return;
        };
        let symbolic = symbolic != 0;
        let (func, pc) = (FuncId(func as u32), pc as u32);
        self.push(Frame { func, pc, base: 0, symbolic, serial, mark, block, variadic }, len as u32);
        let (regs, syms) = rest.split_at(len as usize);
        let range = self.base as usize..self.top;
        self.regs[range.clone()].copy_from_slice(regs);
        for (sym, &word) in self.syms[range].iter_mut().zip(syms) {
            *sym = word as u32;
        }
    }

    /// All frames, innermost first, each with the concrete halves of its registers (of frozen frames perhaps stale).
    pub fn registers(&self) -> impl Iterator<Item = (&Frame, &[u64])> {
        let ends = self.live.iter().skip(1).map(|next| next.base as usize).chain([self.top]);
        let live: Vec<_> =
            self.live.iter().zip(ends).map(|(f, end)| (f, &self.regs[f.base as usize..end])).collect();
        let frozen = self.frozen.iter().flat_map(|frozen| frozen.all());
        live.into_iter().rev().chain(frozen.map(|f| (&f.frame, &f.regs[..])))
    }

    /// All frames, innermost first, each with what its registers depend on (nothing in the concrete lane).
    pub fn syms(&self) -> impl Iterator<Item = Vec<Sym>> {
        let ends = self.live.iter().skip(1).map(|next| next.base as usize).chain([self.top]);
        let live = self.live.iter().zip(ends).map(|(f, end)| match f.symbolic {
            true => self.syms[f.base as usize..end].iter().map(|&t| Sym(t)).collect(),
            false => Vec::new(),
        });
        let live: Vec<Vec<Sym>> = live.collect();
        let frozen = self.frozen.iter().flat_map(|frozen| frozen.all());
        live.into_iter().rev().chain(frozen.map(|f| f.syms.to_vec()))
    }

    /// All frames, innermost first, each with the place where it is.
    pub fn iter(&self) -> impl Iterator<Item = (&Frame, u32)> {
        self.iter_from(0)
    }

    /// The same from the frame `depth` on. The frames in use that come before cost nothing.
    pub fn iter_from(&self, depth: usize) -> impl Iterator<Item = (&Frame, u32)> {
        let frozen = self.frozen.iter().flat_map(|frozen| frozen.all());
        let frames = self.live.iter().rev().chain(frozen.map(|f| &f.frame));
        frames.enumerate().skip(depth).map(|(i, frame)| (frame, if i == 0 { self.pc } else { frame.pc }))
    }
}
