//! From the program's instructions to [`Op`]s, one for one: the operation at an instruction's place executes that
//! instruction, or a run of instructions that begins with it. So any place can be jumped to, left and resumed at, and
//! whatever has no operation of its own is [`Op::Slow`].

use super::calls::{Call, Indirect, is_plain};
use super::inline::{self, Site};
use super::op::{Jump, NO_BLOCK, Op, Places, R, Table, Target};
use super::value::is_single;
use super::{Code, WINDOW, is_looked_at};
use crate::checks::Check;
use crate::exec::{mask, sign_extend};
use crate::options::MachineOptions;
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::{
    Access, BitOp, BranchId, FloatCast, FloatOp, FloatUnary, FuncId, Function, Inst, IntCast, IntOp,
    Intrinsic, Opnd, OverflowOp, Pc, Pred, Program, Range, Reg, Tail,
};

pub(super) struct Translator<'a> {
    program: &'a Program,
    function: &'a Function,
    options: &'a MachineOptions,
    /// The function's instructions, and behind them those of functions that are executed within it.
    pub(super) code: Vec<Inst>,
    /// Constants, numbered behind the program's.
    constants: Vec<u64>,
    jumps: Vec<Jump>,
    tables: Vec<Table>,
    places: Vec<Places>,
    calls: Vec<Call>,
    indirect: Vec<Indirect>,
    sites: Vec<Site>,
    /// The operations behind the function's own.
    bodies: Vec<Op>,
    /// What is being translated is a body: its results, the register that waits for them, and where it returns to.
    inside: Option<(Vec<Opnd>, Reg, u32)>,
}

/// The operations of a function, if its registers can be numbered.
pub(super) fn translate(program: &Program, function: &Function, options: &MachineOptions) -> Option<Code> {
    if function.regs as usize > WINDOW {
        return None;
    }
    let mut translator = Translator {
        program,
        function,
        options,
        code: function.code.clone(),
        constants: Vec::new(),
        jumps: Vec::new(),
        tables: Vec::new(),
        places: Vec::new(),
        calls: Vec::new(),
        indirect: Vec::new(),
        sites: Vec::new(),
        bodies: Vec::new(),
        inside: None,
    };
    let mut ops: Vec<Op> = (0..function.code.len()).map(|pc| translator.op(pc).unwrap_or(Op::Slow)).collect();
    let (mut longest, mut run) = (0, 0);
    for (inst, op) in function.code.iter().zip(&ops) {
        run += match *op {
            Op::Inline { site } => translator.sites.get(site as usize).map_or(1, Site::longest),
            _ => 1,
        };
        longest = longest.max(run);
        if matches!(inst, Inst::Jump { .. } | Inst::Branch { .. } | Inst::Switch { .. }) {
            run = 0;
        }
    }
    let Translator { jumps, tables, places, calls, indirect, sites, bodies, .. } = translator;
    ops.extend(bodies);
    // A jump may execute the head of a block, and an operation may execute some instructions more.
    let (longest, plain) = (longest + 8, is_plain(function));
    Some(Code { ops, jumps, tables, places, calls, indirect, sites, longest, plain })
}

pub(super) fn reg(r: Reg) -> R {
    // The function's registers were counted.
    r.0 as R
}

/// A length that is copied at once; none has nothing to be looked at.
fn short(len: u64) -> Option<u8> {
    u8::try_from(len).ok().filter(|len| (1..=64).contains(len))
}

fn shift(width: u16) -> u8 {
    (64 - width) as u8
}

impl Translator<'_> {
    fn op(&mut self, pc: usize) -> Option<Op> {
        match self.code.get(pc)?.clone() {
            // The interpreter puts the callee in the caller's place.
            Inst::Call { tail: Tail::Must | Tail::Forwards, .. } => None,
            Inst::Call { callee, args, .. } => self.call(pc, callee, args),
            Inst::CallIndirect { callee, args, tail: Tail::No, .. } if !self.has_undefined(args) => {
                let a = self.register(callee)?;
                self.indirect.push(Indirect::new(self.function, pc, args)?);
                Some(Op::CallIndirect { a, call: self.indirect.len() as u32 - 1 })
            }
            Inst::Landing { .. } => Some(Op::Jump { to: self.target(Pc(pc as u32 + 1)) }),
            inst => self.fused(pc).or_else(|| self.single(&inst)),
        }
    }

    /// The body of a call, if there is a fast operation for all of it.
    fn inlined(&mut self, pc: usize, settle: bool) -> Option<Op> {
        let start = self.code.len();
        let body = inline::body(self.program, self.function, pc, start as u32, settle)?;
        let jumps = self.jumps.len();
        self.code.extend(body.code);
        self.inside = Some((body.results, body.dst, pc as u32 + 1));
        // Operations hold their constants, so those of the last body are not needed any more.
        self.constants = body.constants;
        let ops: Option<Vec<Op>> = (start..self.code.len()).map(|pc| self.op(pc)).collect();
        self.inside = None;
        let Some(ops) = ops else {
            self.code.truncate(start);
            self.jumps.truncate(jumps);
            return None;
        };
        self.bodies.extend(ops);
        self.sites.push(body.site);
        Some(Op::Inline { site: self.sites.len() as u32 - 1 })
    }

    fn call(&mut self, pc: usize, callee: FuncId, args: Range) -> Option<Op> {
        if self.has_undefined(args) {
            return None;
        }
        if self.may_inline(callee)
            && let Some(op) = self.inlined(pc, false).or_else(|| self.inlined(pc, true))
        {
            return Some(op);
        }
        self.calls.push(Call::new(self.program, self.function, pc, callee, args)?);
        Some(Op::Call { call: self.calls.len() as u32 - 1 })
    }

    /// No check looks at what the callee executes.
    fn may_inline(&self, callee: FuncId) -> bool {
        let Self { program, options, .. } = *self;
        let callee = &program.functions[callee.index()];
        // Most runs have no such checks: then nothing is looked through.
        !options.checks.per_instruction()
            || !options.checks.contains(Check::Uninit)
                && !callee.code.iter().any(|inst| is_looked_at(program, options, callee, inst))
    }

    /// Some argument is a constant that the compiler left undefined, in part, and that is looked at.
    fn has_undefined(&self, args: Range) -> bool {
        let args = self.function.args.get(args.start as usize..(args.start + args.len) as usize);
        self.options.checks.contains(Check::Uninit)
            && args.is_some_and(|args| args.iter().any(|arg| self.is_undefined(arg.value)))
    }

    fn is_undefined(&self, opnd: Opnd) -> bool {
        (0..2).any(|limb| self.program.undefined_bits(opnd.limb(limb)) != 0)
    }

    fn ret(&self, values: Range) -> Option<Op> {
        if let Some((results, dst, to)) = &self.inside {
            let (d, to) = (reg(*dst), *to);
            return match results.get(values.start as usize).filter(|_| values.len > 0) {
                None => Some(Op::BackVoid { to }),
                Some(&value) => Some(match self.constant(value) {
                    Some(k) => Op::BackK { d, to, k },
                    None => Op::Back { d, a: self.register(value)?, to },
                }),
            };
        }
        match self.function.operands.get(values.start as usize..(values.start + values.len) as usize)? {
            [] => Some(Op::RetVoid),
            [value] => Some(Op::Ret { a: self.register(*value)? }),
            _ => None,
        }
    }

    fn constant(&self, opnd: Opnd) -> Option<u64> {
        let index = opnd.as_pool()? as usize;
        if self.options.checks.contains(Check::Uninit) && self.program.undefined_bits(opnd) != 0 {
            return None;
        }
        let own = index.checked_sub(self.program.constants.len());
        own.map_or_else(|| self.program.constants.get(index), |own| self.constants.get(own)).copied()
    }

    pub(super) fn register(&self, opnd: Opnd) -> Option<R> {
        opnd.as_reg().map(reg)
    }

    pub(super) fn target(&self, pc: Pc) -> Target {
        match self.code.get(pc.index()) {
            Some(Inst::Block { block }) => Target { pc: pc.0 + 1, block: block.0 },
            _ => Target { pc: pc.0, block: NO_BLOCK },
        }
    }

    pub(super) fn jump(&mut self, branch: BranchId, yes: Pc, no: Pc) -> u32 {
        let info = &self.program.branches[branch.index()];
        let traced = self.options.record_trace && !info.library;
        let (yes, no) = (self.target(yes), self.target(no));
        self.jumps.push(Jump { yes, no, side: info.first_side.0, traced });
        self.jumps.len() as u32 - 1
    }

    pub(super) fn single(&mut self, inst: &Inst) -> Option<Op> {
        // What is in a body was looked at before.
        if self.inside.is_none() && is_looked_at(self.program, self.options, self.function, inst) {
            return self.exact(inst);
        }
        match *inst {
            Inst::Block { block } => Some(Op::Block { block: block.0 }),
            Inst::Mov { dst, src } => self.moved(dst, src),
            Inst::Intrinsic { op: Intrinsic::Undefined, args, .. } if args.len == 1 => {
                Some(Op::Zero { a: self.register(self.function.args.get(args.start as usize)?.value)? })
            }
            Inst::Int { op, width, dst, lhs, rhs, .. } => self.int(op, width, reg(dst), lhs, rhs),
            Inst::Cmp { pred, width, dst, lhs, rhs } => self.cmp(pred, width, reg(dst), lhs, rhs),
            Inst::Cast { op, from, to, dst, src } => self.cast(op, from, to, reg(dst), src),
            Inst::Select { width: width @ ..=128, dst, cond, lhs, rhs } => {
                let (d, c, a, b) = (reg(dst), self.register(cond)?, self.register(lhs)?, self.register(rhs)?);
                Some(if width <= 64 { Op::Select { d, c, a, b } } else { Op::PairSelect { d, c, a, b } })
            }
            Inst::Bit { op, width: width @ ..=64, dst, src } => {
                // A byte swap of an odd number of bytes is not supported.
                let fine = op != BitOp::Bswap || width.is_multiple_of(16);
                let (d, a) = (reg(dst), self.register(src).filter(|_| fine)?);
                Some(Op::Bit { op, width: width as u8, d, a })
            }
            Inst::FunnelShift { left, width: width @ ..=64, dst, hi, lo, amount } => {
                let (d, hi, lo, width) = (reg(dst), self.register(hi)?, self.register(lo)?, width as u8);
                Some(match self.constant(amount) {
                    Some(k) => Op::FunnelK { left, width, d, hi, lo, k: (k % u64::from(width)) as u8 },
                    None => Op::Funnel { left, width, d, hi, lo, amount: self.register(amount)? },
                })
            }
            Inst::Overflow { op, width: width @ ..=64, dst, flag, lhs, rhs } => {
                self.overflow(op, width, reg(dst), reg(flag), lhs, rhs)
            }
            Inst::Index { dst, base, index, index_width: width @ ..=64, scale } => {
                let (d, i, s) = (reg(dst), self.register(index)?, shift(width));
                match self.constant(base) {
                    Some(k) => {
                        Some(Op::IndexK { s, d, i, scale: scale.try_into().ok()?, k: k.try_into().ok()? })
                    }
                    None => {
                        Some(Op::Index { s, d, b: self.register(base)?, i, scale: scale.try_into().ok()? })
                    }
                }
            }
            Inst::SlotAddr { dst, slot } => {
                let offset = self.function.slots.get(slot as usize)?.offset.try_into().ok()?;
                Some(Op::Slot { d: reg(dst), offset })
            }
            Inst::Load { dst, addr, access } => self.load(reg(dst), addr, access),
            Inst::Store { value, addr, access } => self.store(value, addr, access),
            Inst::Float { op, kind, dst, lhs, rhs } => self.float(op, kind, reg(dst), lhs, rhs),
            Inst::FloatMulAdd { fused: false, kind, dst, a, b, c } => {
                let (a, b, c) = (self.register(a)?, self.register(b)?, self.register(c)?);
                Some(Op::FMulAdd { single: is_single(kind)?, d: reg(dst), a, b, c })
            }
            Inst::MemCopy { dst, src, len, .. } => self.copy(dst, src, len),
            Inst::MemSet { dst, byte, len } => {
                let to = self.register(dst)?;
                Some(match (self.constant(byte), self.constant(len)) {
                    (Some(byte), Some(len)) => Op::FillK { to, byte: byte as u8, len: short(len)? },
                    _ => Op::Fill { to, byte: self.register(byte)?, len: self.register(len)? },
                })
            }
            Inst::FloatCmp { pred, kind, dst, lhs, rhs } => self.float_cmp(pred, kind, reg(dst), lhs, rhs),
            Inst::FloatUnary { op, kind, dst, src } => {
                let (s, d, a) = (if is_single(kind)? { 32 } else { 0 }, reg(dst), self.register(src)?);
                match op {
                    FloatUnary::Neg => Some(Op::Negate { s, d, a }),
                    FloatUnary::Fabs => Some(Op::Magnitude { s, d, a }),
                    _ => None,
                }
            }
            Inst::FloatCast { op, dst, src } => self.float_cast(op, reg(dst), src),
            Inst::Jump { target } => Some(Op::Jump { to: self.target(target) }),
            Inst::Branch { branch, cond, if_true, if_false } => {
                let a = self.register(cond)?;
                Some(Op::Branch { a, jump: self.jump(branch, if_true, if_false) })
            }
            Inst::Switch { branch, value, width: ..=64, table } => self.switch(branch, value, table),
            Inst::IndirectJump { target, table } => self.indirect_jump(target, table),
            Inst::Ret { values } => self.ret(values),
            _ => None,
        }
    }

    /// A switch whose cases lie close enough together for a table.
    fn switch(&mut self, branch: BranchId, value: Opnd, table: u32) -> Option<Op> {
        let a = self.register(value)?;
        let switch = self.function.switches.get(table as usize)?;
        let (low, high) =
            (u64::try_from(switch.cases.first()?.0).ok()?, u64::try_from(switch.cases.last()?.0).ok()?);
        let span = (high - low).checked_add(1)?;
        if span > 4 * switch.cases.len() as u64 + 16 {
            return None;
        }
        let mut sides = vec![switch.default; span as usize];
        for &(value, side) in &switch.cases {
            sides[(value as u64 - low) as usize] = side;
        }
        let info = &self.program.branches[branch.index()];
        self.tables.push(Table {
            low,
            sides: sides.into(),
            default: switch.default,
            targets: switch.targets.iter().map(|&pc| self.target(pc)).collect(),
            first_side: info.first_side.0,
            traced: self.options.record_trace && !info.library,
        });
        Some(Op::Switch { a, table: self.tables.len() as u32 - 1 })
    }

    /// Addresses of blocks are 16 apart, and those of one function neighbours.
    fn indirect_jump(&mut self, target: Opnd, table: u32) -> Option<Op> {
        let a = self.register(target)?;
        let rows = self.function.indirect_targets.get(table as usize)?;
        let (low, high) = (rows.iter().map(|r| r.0).min()?, rows.iter().map(|r| r.0).max()?);
        let count = usize::try_from((high - low) / 16 + 1).ok().filter(|n| *n <= 16 * rows.len() + 1024)?;
        let mut targets = vec![None; count];
        // The first row for an address counts.
        for &(address, pc) in rows.iter().rev() {
            *targets.get_mut((address - low) as usize / 16).filter(|_| (address - low) % 16 == 0)? =
                Some(self.target(pc));
        }
        self.places.push(Places { low, targets: targets.into() });
        Some(Op::IndirectJump { a, places: self.places.len() as u32 - 1 })
    }

    /// Arithmetic of which it is looked at whether it wraps: the general interpreter executes it if it does.
    fn exact(&self, inst: &Inst) -> Option<Op> {
        let Inst::Int { op: op @ (IntOp::Add | IntOp::Sub | IntOp::Mul), width, wrap, dst, lhs, rhs } = *inst
        else {
            return None;
        };
        let (d, a, width) = (reg(dst), self.register(lhs)?, u8::try_from(width).ok().filter(|w| *w <= 64)?);
        Some(match self.constant(rhs) {
            Some(k) => {
                let k = i32::try_from(sign_extend(k, width.into())).ok()?;
                Op::ExactK { op, width, wrap, d, a, k }
            }
            None => Op::Exact { op, width, wrap, d, a, b: self.register(rhs)? },
        })
    }

    fn moved(&self, dst: Reg, src: Opnd) -> Option<Op> {
        let d = reg(dst);
        Some(match self.constant(src) {
            Some(k) => Op::Const { d, k },
            None => Op::Move { d, a: self.register(src)? },
        })
    }

    fn int(&self, op: IntOp, width: u16, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        if width > 64 {
            let a = self.register(lhs).filter(|_| width == 128)?;
            return Some(match self.register(rhs) {
                Some(b) => Op::Pair { op, d, a, b },
                None => {
                    let (k, ones) = self.pair_constant(rhs)?;
                    Op::PairK { op, ones, d, a, k }
                }
            });
        }
        let byte = width as u8;
        let Some(a) = self.register(lhs) else {
            return Some(Op::KInt { op, width: byte, d, b: self.register(rhs)?, k: self.constant(lhs)? });
        };
        let Some(k) = self.constant(rhs) else {
            let b = self.register(rhs)?;
            return Some(match (op, width) {
                (IntOp::Add, 32) => Op::Add32 { d, a, b },
                (IntOp::Add, 64) => Op::Add64 { d, a, b },
                (IntOp::Sub, 32) => Op::Sub32 { d, a, b },
                (IntOp::Sub, 64) => Op::Sub64 { d, a, b },
                (IntOp::Mul, 32) => Op::Mul32 { d, a, b },
                (IntOp::Mul, 64) => Op::Mul64 { d, a, b },
                (IntOp::And, _) => Op::And { d, a, b },
                (IntOp::Or, _) => Op::Or { d, a, b },
                (IntOp::Xor, _) => Op::Xor { d, a, b },
                _ => Op::Int { op, width: byte, d, a, b },
            });
        };
        let small = k as u32;
        Some(match (op, width) {
            (IntOp::Add, 32) => Op::Add32K { d, a, k: small },
            (IntOp::Add, 64) => Op::Add64K { d, a, k },
            (IntOp::Sub, 32) => Op::Add32K { d, a, k: small.wrapping_neg() },
            (IntOp::Sub, 64) => Op::Add64K { d, a, k: k.wrapping_neg() },
            (IntOp::Mul, 32) => Op::Mul32K { d, a, k: small },
            (IntOp::Mul, 64) => Op::Mul64K { d, a, k },
            (IntOp::And, _) => Op::AndK { d, a, k },
            (IntOp::Or, _) => Op::OrK { d, a, k },
            (IntOp::Xor, _) => Op::XorK { d, a, k },
            (IntOp::Shl, 32) if k < 32 => Op::Shl32K { d, a, k: k as u8 },
            (IntOp::Shl, 64) if k < 64 => Op::Shl64K { d, a, k: k as u8 },
            (IntOp::LShr, _) if k < u64::from(width) => Op::ShrK { d, a, k: k as u8 },
            (IntOp::AShr, 32) if k < 32 => Op::Sar32K { d, a, k: k as u8 },
            (IntOp::AShr, 64) if k < 64 => Op::Sar64K { d, a, k: k as u8 },
            _ => Op::IntK { op, width: byte, d, a, k },
        })
    }

    /// The lower half of a constant of 128 bits whose upper one is all ones or zero, and which.
    fn pair_constant(&self, opnd: Opnd) -> Option<(u64, bool)> {
        match self.constant(opnd.limb(1))? {
            0 => Some((self.constant(opnd)?, false)),
            u64::MAX => Some((self.constant(opnd)?, true)),
            _ => None,
        }
    }

    fn overflow(&self, op: OverflowOp, width: u16, d: R, f: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        let (a, byte) = (self.register(lhs)?, width as u8);
        Some(match self.constant(rhs) {
            Some(k) => {
                let k = i32::try_from(sign_extend(k, width.into())).ok()?;
                Op::OverflowK { op, width: byte, d, f, a, k }
            }
            None => Op::Overflow { op, width: byte, d, f, a, b: self.register(rhs)? },
        })
    }

    fn cast(&self, op: IntCast, from: u16, to: u16, d: R, src: Opnd) -> Option<Op> {
        let a = self.register(src)?;
        if from > 64 || to > 64 {
            // The lower half of a number is where the number is.
            return match (op, from, to) {
                (IntCast::Trunc, _, ..=64) => Some(Op::AndK { d, a, k: mask(to.into()) }),
                (IntCast::ZExt, ..=64, ..=128) => Some(Op::PairZext { d, a }),
                (IntCast::SExt, ..=64, 128) => Some(Op::PairSext { s: shift(from), d, a }),
                _ => None,
            };
        }
        Some(match op {
            IntCast::ZExt => Op::Zext { d, a },
            IntCast::Trunc => Op::AndK { d, a, k: mask(to.into()) },
            IntCast::SExt => Op::Sext { s: shift(from), to: shift(to), d, a },
        })
    }

    /// A comparison with its operands in an order that has an operation.
    fn cmp(&self, pred: Pred, width: u16, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        let a = self.register(lhs)?;
        if width > 64 {
            return match self.register(rhs) {
                _ if width != 128 => None,
                Some(b) => Some(Op::PairCmp { pred, d, a, b }),
                None => self.pair_constant(rhs).map(|(k, ones)| Op::PairCmpK { pred, ones, d, a, k }),
            };
        }
        let s = shift(width);
        if let Some(b) = self.register(rhs) {
            return Some(match pred {
                Pred::Eq => Op::Eq { d, a, b },
                Pred::Ne => Op::Ne { d, a, b },
                Pred::Ult => Op::Ult { d, a, b },
                Pred::Ule => Op::Ule { d, a, b },
                Pred::Ugt => Op::Ult { d, a: b, b: a },
                Pred::Uge => Op::Ule { d, a: b, b: a },
                Pred::Slt => Op::Slt { s, d, a, b },
                Pred::Sle => Op::Sle { s, d, a, b },
                Pred::Sgt => Op::Slt { s, d, a: b, b: a },
                Pred::Sge => Op::Sle { s, d, a: b, b: a },
            });
        }
        let k = self.constant(rhs)?;
        let signed = || i32::try_from(sign_extend(k, width.into())).ok();
        Some(match pred {
            Pred::Eq => Op::EqK { d, a, k },
            Pred::Ne => Op::NeK { d, a, k },
            Pred::Ult => Op::UltK { d, a, k },
            Pred::Ule => Op::UltK { d, a, k: k.checked_add(1)? },
            Pred::Ugt => Op::UgtK { d, a, k },
            Pred::Uge => Op::UgtK { d, a, k: k.checked_sub(1)? },
            Pred::Slt => Op::SltK { s, d, a, k: signed()? },
            Pred::Sle => Op::SltK { s, d, a, k: signed()?.checked_add(1)? },
            Pred::Sgt => Op::SgtK { s, d, a, k: signed()? },
            Pred::Sge => Op::SgtK { s, d, a, k: signed()?.checked_sub(1)? },
        })
    }

    /// The size of an access that needs no mask.
    pub(super) fn size(access: Access) -> Option<u8> {
        matches!(access.bits, 8 | 16 | 32 | 64).then_some((access.bits / 8) as u8)
    }

    fn load(&self, d: R, addr: Opnd, access: Access) -> Option<Op> {
        if access.bits == 128 {
            return Some(Op::LoadPair { d, a: self.register(addr)? });
        }
        let size = Self::size(access)?;
        if let Some(k) = self.constant(addr) {
            return match size {
                1 => Some(Op::Load8K { d, k }),
                4 => Some(Op::Load32K { d, k }),
                8 => Some(Op::Load64K { d, k }),
                _ => None,
            };
        }
        let a = self.register(addr)?;
        Some(match size {
            1 => Op::Load8 { d, a },
            2 => Op::Load16 { d, a },
            4 => Op::Load32 { d, a },
            _ => Op::Load64 { d, a },
        })
    }

    fn store(&self, value: Opnd, addr: Opnd, access: Access) -> Option<Op> {
        if access.bits == 128 {
            return Some(Op::StorePair { a: self.register(addr)?, v: self.register(value)? });
        }
        let size = Self::size(access)?;
        let Some(a) = self.register(addr) else {
            return Some(Op::StoreAtK { size, v: self.register(value)?, k: self.constant(addr)? });
        };
        if let Some(k) = self.constant(value) {
            return Some(Op::StoreK { size, a, k });
        }
        let v = self.register(value)?;
        Some(match size {
            1 => Op::Store8 { a, v },
            2 => Op::Store16 { a, v },
            4 => Op::Store32 { a, v },
            _ => Op::Store64 { a, v },
        })
    }

    fn copy(&self, dst: Opnd, src: Opnd, len: Opnd) -> Option<Op> {
        let Some(len) = self.constant(len) else {
            return Some(Op::Copy {
                to: self.register(dst)?,
                from: self.register(src)?,
                len: self.register(len)?,
            });
        };
        let len = short(len)?;
        Some(match (self.register(dst), self.register(src)) {
            (Some(to), Some(from)) => Op::CopyK { to, from, len },
            (Some(to), None) => Op::CopyFromK { to, len, k: self.constant(src)? },
            (None, from) => Op::CopyToK { from: from?, len, k: self.constant(dst)? },
        })
    }

    fn float(&self, op: FloatOp, kind: FloatKind, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        let single = is_single(kind)?;
        if !matches!(op, FloatOp::Add | FloatOp::Sub | FloatOp::Mul | FloatOp::Div) {
            return None;
        }
        let (a, b) = match (self.register(lhs), self.register(rhs)) {
            (Some(a), Some(b)) => (a, b),
            (Some(a), None) => {
                return Some(Op::FloatK { op, single, first: false, d, a, k: self.constant(rhs)? });
            }
            (None, b) => {
                return Some(Op::FloatK { op, single, first: true, d, a: b?, k: self.constant(lhs)? });
            }
        };
        Some(match (kind, op) {
            (FloatKind::Double, FloatOp::Add) => Op::FAdd64 { d, a, b },
            (FloatKind::Double, FloatOp::Sub) => Op::FSub64 { d, a, b },
            (FloatKind::Double, FloatOp::Mul) => Op::FMul64 { d, a, b },
            (FloatKind::Double, FloatOp::Div) => Op::FDiv64 { d, a, b },
            (FloatKind::Single, FloatOp::Add) => Op::FAdd32 { d, a, b },
            (FloatKind::Single, FloatOp::Mul) => Op::FMul32 { d, a, b },
            _ => Op::Float { op, single, d, a, b },
        })
    }

    fn float_cmp(&self, pred: FloatPredicate, kind: FloatKind, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        let (single, a) = (is_single(kind)?, self.register(lhs)?);
        Some(match self.register(rhs) {
            Some(b) if single => Op::FCmp32 { pred, d, a, b },
            Some(b) => Op::FCmp64 { pred, d, a, b },
            None => Op::FCmpK { pred, single, d, a, k: self.constant(rhs)? },
        })
    }

    fn float_cast(&self, op: FloatCast, d: R, src: Opnd) -> Option<Op> {
        let a = self.register(src)?;
        let fits = match op {
            FloatCast::Float { from, to } => is_single(from).and(is_single(to)).is_some(),
            FloatCast::ToInt { from: kind, width, .. } | FloatCast::FromInt { to: kind, width, .. } => {
                is_single(kind).is_some() && width <= 64
            }
        };
        fits.then_some(Op::FloatCast { op, d, a })
    }
}
