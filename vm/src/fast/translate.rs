//! From the program's instructions to [`Op`]s, one for one: the operation at an instruction's place executes that
//! instruction, or a run of instructions that begins with it. So any place can be jumped to, left and resumed at, and
//! whatever has no operation of its own is [`Op::Slow`].

use super::calls::{Call, is_plain};
use super::inline::{self, Site};
use super::op::{Jump, NO_BLOCK, Op, Places, R, Table, Target};
use super::{Code, WINDOW};
use crate::exec::mask;
use crate::options::MachineOptions;
use symvm_frontend::ir::FloatKind;
use symvm_frontend::program::{
    Access, BranchId, FloatOp, FuncId, Function, Inst, IntCast, IntOp, Intrinsic, Opnd, Pc, Pred, Program,
    Range, Reg, Tail,
};

struct Translator<'a> {
    program: &'a Program,
    function: &'a Function,
    options: &'a MachineOptions,
    /// The function's instructions, and behind them those of functions that are executed within it.
    code: Vec<Inst>,
    /// Constants, numbered behind the program's.
    constants: Vec<u64>,
    jumps: Vec<Jump>,
    tables: Vec<Table>,
    places: Vec<Places>,
    calls: Vec<Call>,
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
    let Translator { jumps, tables, places, calls, sites, bodies, .. } = translator;
    ops.extend(bodies);
    // A jump may execute the head of a block, and an operation may execute some instructions more.
    Some(Code { ops, jumps, tables, places, calls, sites, longest: longest + 8, plain: is_plain(function) })
}

fn reg(r: Reg) -> R {
    // The function's registers were counted.
    r.0 as R
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
        let checked =
            super::has_checked_shift(self.program, self.options, &self.program.functions[callee.index()]);
        if checked {
            return None;
        }
        if let Some(op) = self.inlined(pc, false).or_else(|| self.inlined(pc, true)) {
            return Some(op);
        }
        self.calls.push(Call::new(self.program, self.function, pc, callee, args)?);
        Some(Op::Call { call: self.calls.len() as u32 - 1 })
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
        let own = index.checked_sub(self.program.constants.len());
        own.map_or_else(|| self.program.constants.get(index), |own| self.constants.get(own)).copied()
    }

    fn register(&self, opnd: Opnd) -> Option<R> {
        opnd.as_reg().map(reg)
    }

    fn target(&self, pc: Pc) -> Target {
        match self.code.get(pc.index()) {
            Some(Inst::Block { block }) => Target { pc: pc.0 + 1, block: block.0 },
            _ => Target { pc: pc.0, block: NO_BLOCK },
        }
    }

    fn jump(&mut self, branch: BranchId, yes: Pc, no: Pc) -> u32 {
        let info = &self.program.branches[branch.index()];
        let traced = self.options.record_trace && !info.library;
        let (yes, no) = (self.target(yes), self.target(no));
        self.jumps.push(Jump { yes, no, side: info.first_side.0, traced });
        self.jumps.len() as u32 - 1
    }

    fn single(&mut self, inst: &Inst) -> Option<Op> {
        match *inst {
            Inst::Block { block } => Some(Op::Block { block: block.0 }),
            Inst::Mov { dst, src } => self.moved(dst, src),
            Inst::Intrinsic { op: Intrinsic::Undefined, args, .. } if args.len == 1 => {
                Some(Op::Zero { a: self.register(self.function.args.get(args.start as usize)?.value)? })
            }
            Inst::Int { op, width, dst, lhs, rhs, .. } => self.int(op, width, reg(dst), lhs, rhs),
            Inst::Cmp { pred, width, dst, lhs, rhs } => self.cmp(pred, width, reg(dst), lhs, rhs),
            Inst::Cast { op, from, to, dst, src } => self.cast(op, from, to, reg(dst), src),
            Inst::Select { width: ..=64, dst, cond, lhs, rhs } => {
                let (c, a, b) = (self.register(cond)?, self.register(lhs)?, self.register(rhs)?);
                Some(Op::Select { d: reg(dst), c, a, b })
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
            Inst::FloatMulAdd { fused: false, kind: FloatKind::Double, dst, a, b, c } => {
                let (a, b, c) = (self.register(a)?, self.register(b)?, self.register(c)?);
                Some(Op::FMulAdd64 { d: reg(dst), a, b, c })
            }
            Inst::FloatCmp { pred, kind: FloatKind::Double, dst, lhs, rhs } => {
                Some(Op::FCmp64 { pred, d: reg(dst), a: self.register(lhs)?, b: self.register(rhs)? })
            }
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

    fn moved(&self, dst: Reg, src: Opnd) -> Option<Op> {
        let d = reg(dst);
        Some(match self.constant(src) {
            Some(k) => Op::Const { d, k },
            None => Op::Move { d, a: self.register(src)? },
        })
    }

    fn int(&self, op: IntOp, width: u16, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        if width > 64 {
            return None;
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

    fn cast(&self, op: IntCast, from: u16, to: u16, d: R, src: Opnd) -> Option<Op> {
        if from > 64 || to > 64 {
            return None;
        }
        let a = self.register(src)?;
        Some(match op {
            IntCast::ZExt => Op::Zext { d, a },
            IntCast::Trunc => Op::AndK { d, a, k: mask(to.into()) },
            IntCast::SExt => Op::Sext { s: shift(from), to: shift(to), d, a },
        })
    }

    /// A comparison with its operands in an order that has an operation.
    fn cmp(&self, pred: Pred, width: u16, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        if width > 64 {
            return None;
        }
        let s = shift(width);
        let a = self.register(lhs)?;
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
        let signed = || i32::try_from(crate::exec::sign_extend(k, width.into())).ok();
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
    fn size(access: Access) -> Option<u8> {
        matches!(access.bits, 8 | 16 | 32 | 64).then_some((access.bits / 8) as u8)
    }

    fn load(&self, d: R, addr: Opnd, access: Access) -> Option<Op> {
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

    fn float(&self, op: FloatOp, kind: FloatKind, d: R, lhs: Opnd, rhs: Opnd) -> Option<Op> {
        let (a, b) = (self.register(lhs)?, self.register(rhs)?);
        Some(match (kind, op) {
            (FloatKind::Double, FloatOp::Add) => Op::FAdd64 { d, a, b },
            (FloatKind::Double, FloatOp::Sub) => Op::FSub64 { d, a, b },
            (FloatKind::Double, FloatOp::Mul) => Op::FMul64 { d, a, b },
            (FloatKind::Double, FloatOp::Div) => Op::FDiv64 { d, a, b },
            (FloatKind::Single, FloatOp::Add) => Op::FAdd32 { d, a, b },
            (FloatKind::Single, FloatOp::Mul) => Op::FMul32 { d, a, b },
            _ => return None,
        })
    }

    // ---- several instructions at once ---------------------------------------------------------------------------

    fn fused(&mut self, pc: usize) -> Option<Op> {
        // At most three, so that copying them is cheaper than to argue about who may look at them.
        let (first, second) = (&self.code.get(pc)?.clone(), &self.code.get(pc + 1)?.clone());
        let third = self.code.get(pc + 2).cloned();
        let third = third.as_ref();
        match *first {
            Inst::Cmp { dst, .. } => {
                let Inst::Branch { branch, cond, if_true, if_false } = *second else { return None };
                if cond != Opnd::reg(dst) {
                    return None;
                }
                let compared = self.single(first)?;
                self.compare_and_branch(compared, branch, if_true, if_false)
            }
            Inst::Int { .. } | Inst::Index { .. } => {
                let computed = self.single(first)?;
                if let Inst::Jump { target } = *second {
                    return self.add_and_jump(computed, target);
                }
                self.address_and_access(computed, second)
            }
            Inst::Cast { op: IntCast::SExt, from: 32, to: 64, dst, src } => {
                self.extended_index(reg(dst), self.register(src)?, second, third)
            }
            Inst::Load { .. } => {
                let loaded = self.single(first)?;
                self.load_and(loaded, second, third)
            }
            Inst::Store { .. } => {
                let Inst::Jump { target } = *second else { return None };
                let to = self.target(target);
                Some(match self.single(first)? {
                    Op::Store8 { a, v } => Op::StoreJump { size: 1, a, v, to },
                    Op::Store32 { a, v } => Op::StoreJump { size: 4, a, v, to },
                    Op::Store64 { a, v } => Op::StoreJump { size: 8, a, v, to },
                    _ => return None,
                })
            }
            _ => None,
        }
    }

    /// The end of a loop.
    fn add_and_jump(&self, computed: Op, target: Pc) -> Option<Op> {
        let to = self.target(target);
        match computed {
            Op::Add32K { d, a, k } => Some(Op::AddJump { s: 32, d, a, k: i16::try_from(k as i32).ok()?, to }),
            Op::Add64K { d, a, k } => Some(Op::AddJump { s: 0, d, a, k: i16::try_from(k as i64).ok()?, to }),
            _ => None,
        }
    }

    /// An index of 32 bits widened to `e`, the address, and what is loaded or stored there.
    fn extended_index(&mut self, e: R, i: R, second: &Inst, third: Option<&Inst>) -> Option<Op> {
        let Op::Index { s: 0, d, b, i: index, scale } = self.single(second)? else { return None };
        // A base in the register of the index would be read too early.
        if index != e || b == e {
            return None;
        }
        match third {
            Some(&Inst::Load { dst, addr, access }) if self.register(addr) == Some(d) => {
                Some(Op::SextIndexLoad { size: Self::size(access)?, e, d, b, i, v: reg(dst), scale })
            }
            Some(&Inst::Store { value, addr, access }) if self.register(addr) == Some(d) => {
                let v = self.register(value)?;
                Some(Op::SextIndexStore { size: Self::size(access)?, e, d, b, i, v, scale })
            }
            _ => Some(Op::SextIndex { e, d, b, i, scale }),
        }
    }

    /// A load and what is done with the value.
    fn load_and(&mut self, loaded: Op, second: &Inst, third: Option<&Inst>) -> Option<Op> {
        if let Inst::Cmp { .. } = second {
            return match loaded {
                Op::Load8 { d, a } => self.load_and_branch(1, d, a, second, third?),
                Op::Load16 { d, a } => self.load_and_branch(2, d, a, second, third?),
                Op::Load32 { d, a } => self.load_and_branch(4, d, a, second, third?),
                _ => None,
            };
        }
        match (loaded, self.single(second)?) {
            (Op::Load64 { d: p, a }, Op::Add64K { d, a: base, k }) if p == base => {
                let k = i32::try_from(k as i64).ok()?;
                match *third? {
                    Inst::Load { dst, addr, access } if self.register(addr) == Some(d) => {
                        Some(Op::PointerLoad { size: Self::size(access)?, p, a, d, v: reg(dst), k })
                    }
                    _ => None,
                }
            }
            (Op::Load32 { d, a }, Op::Sext { s: 32, to: 0, d: e, a: from }) if from == d => {
                Some(Op::LoadSext { d, a, e })
            }
            (Op::Load32 { d, a }, Op::Zext { d: e, a: from }) if from == d => Some(Op::LoadZext { d, a, e }),
            (Op::Load32 { d, a }, Op::Add32K { d: e, a: from, k }) if from == d => {
                match third.and_then(|third| self.single(third)) {
                    Some(Op::Store32 { a: b, v }) if v == e => Some(Op::LoadAddKStore { d, a, e, b, k }),
                    _ => Some(Op::LoadAddK { d, a, e, k }),
                }
            }
            (Op::Load32 { d, a }, Op::Load32 { d: v, a: b }) => Some(Op::LoadLoad32 { d, a, v, b }),
            (Op::Load64 { d, a }, Op::Load64 { d: v, a: b }) => Some(Op::LoadLoad64 { d, a, v, b }),
            _ => None,
        }
    }

    /// A load of up to 32 bits, a comparison of them with a constant, and a branch on that.
    fn load_and_branch(&mut self, size: u8, d: R, a: R, compared: &Inst, branch: &Inst) -> Option<Op> {
        let Inst::Branch { branch, cond, if_true, if_false } = *branch else { return None };
        let compared = self.single(compared)?;
        let (e, from, k) = match compared {
            Op::SltK { s: 32, d: e, a, .. } if size == 4 => (e, a, 0),
            Op::UltK { d: e, a, k } | Op::EqK { d: e, a, k } | Op::NeK { d: e, a, k } => (e, a, k),
            _ => return None,
        };
        if self.register(cond) != Some(e) || from != d {
            return None;
        }
        let k = u32::try_from(k).ok()?;
        let jump = self.jump(branch, if_true, if_false);
        match compared {
            Op::SltK { k, .. } => Some(Op::LoadSltKBranch { d, a, e, k, jump }),
            Op::UltK { .. } => Some(Op::LoadUltKBranch { size, d, a, e, k, jump }),
            Op::EqK { .. } => Some(Op::LoadEqKBranch { size, d, a, e, k, jump }),
            Op::NeK { .. } => Some(Op::LoadNeKBranch { size, d, a, e, k, jump }),
            _ => None,
        }
    }

    fn compare_and_branch(&mut self, compared: Op, branch: BranchId, yes: Pc, no: Pc) -> Option<Op> {
        let small = |k: u64| u32::try_from(k).ok();
        // The numbering of jumps has a hole if a constant turns out to be too large.
        let jump = self.jump(branch, yes, no);
        Some(match compared {
            Op::Eq { d, a, b } => Op::EqBranch { d, a, b, jump },
            Op::Ne { d, a, b } => Op::NeBranch { d, a, b, jump },
            Op::Ult { d, a, b } => Op::UltBranch { d, a, b, jump },
            Op::Ule { d, a, b } => Op::UleBranch { d, a, b, jump },
            Op::Slt { s, d, a, b } => Op::SltBranch { s, d, a, b, jump },
            Op::Sle { s, d, a, b } => Op::SleBranch { s, d, a, b, jump },
            Op::EqK { d, a, k } => Op::EqKBranch { d, a, k: small(k)?, jump },
            Op::NeK { d, a, k } => Op::NeKBranch { d, a, k: small(k)?, jump },
            Op::UltK { d, a, k } => Op::UltKBranch { d, a, k: small(k)?, jump },
            Op::UgtK { d, a, k } => Op::UgtKBranch { d, a, k: small(k)?, jump },
            Op::SltK { s, d, a, k } => Op::SltKBranch { s, d, a, k, jump },
            Op::SgtK { s, d, a, k } => Op::SgtKBranch { s, d, a, k, jump },
            _ => return None,
        })
    }

    fn address_and_access(&self, address: Op, access: &Inst) -> Option<Op> {
        let (addr, size, value, load) = match *access {
            Inst::Load { dst, addr, access } => (addr, Self::size(access)?, reg(dst), true),
            Inst::Store { value, addr, access } => (addr, Self::size(access)?, self.register(value)?, false),
            _ => return None,
        };
        let (at, v) = (self.register(addr)?, value);
        match address {
            Op::Add64K { d, a, k } if d == at => {
                let k = i32::try_from(k as i64).ok()?;
                Some(if load {
                    Op::OffsetLoad { size, d, a, v, k }
                } else {
                    Op::OffsetStore { size, d, a, v, k }
                })
            }
            Op::Index { s: 0, d, b, i, scale } if d == at => Some(match load {
                true => Op::IndexLoad { size, d, b, i, v, scale },
                false => Op::IndexStore { size, d, b, i, v, scale },
            }),
            Op::IndexK { s: 0, d, i, scale, k } if d == at => Some(match load {
                true => Op::IndexLoadK { size, d, i, v, scale, k },
                false => Op::IndexStoreK { size, d, i, v, scale, k },
            }),
            _ => None,
        }
    }
}
