//! The fast interpreter against the general one: random code, the same registers, memory, coverage and steps.

mod callees;
mod rare;

use self::callees::{BRANCHES, LOADS, PAIR, callee, small};
use super::FastCode;
use super::op::Op;
use super::translate::translate;
use crate::environment::{Environment, ExternId, Reply, Trap, Value};
use crate::{
    Check, Context, Decision, EmptyEnvironment, FaultKind, Flow, IgnoreDecisions, Input, Machine,
    MachineOptions, Outcome, Sink,
};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use std::sync::Arc;
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::*;
use symvm_solver::Terms;

const REGS: u32 = 24;
const CONSTANTS: &[u64] =
    &[0, 1, 2, 5, 31, 32, 63, 64, 0x7f, 0x80, 0xff, 0xffff_fffe, 0x8000_0000, 0x7fff_ffff, u64::MAX, 1 << 63];
const OPS: &[IntOp] = &[
    IntOp::Add,
    IntOp::Sub,
    IntOp::Mul,
    IntOp::UDiv,
    IntOp::SDiv,
    IntOp::URem,
    IntOp::SRem,
    IntOp::Shl,
    IntOp::LShr,
    IntOp::AShr,
    IntOp::And,
    IntOp::Or,
    IntOp::Xor,
    IntOp::UMin,
    IntOp::SMax,
];
const PREDS: &[Pred] = &[
    Pred::Eq,
    Pred::Ne,
    Pred::Ult,
    Pred::Ule,
    Pred::Ugt,
    Pred::Uge,
    Pred::Slt,
    Pred::Sle,
    Pred::Sgt,
    Pred::Sge,
];

/// Code under construction: registers 0 and 1 hold addresses of slots, 2 and 3 small indices, the rest anything.
struct Coder {
    rng: SmallRng,
    code: Vec<Inst>,
    constants: Vec<u64>,
    branches: Vec<BranchInfo>,
    args: Vec<Arg>,
    indirect: Vec<Vec<(u64, Pc)>>,
}

impl Coder {
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.random_range(0..from.len())]
    }

    fn width(&mut self) -> u16 {
        self.pick(&[1, 8, 16, 32, 32, 32, 48, 64, 64, 64])
    }

    /// A value register cut to a width, or a constant of that width.
    fn value(&mut self, width: u16) -> Opnd {
        let mask = u64::MAX >> (64 - width);
        if self.rng.random_range(0..3) == 0 {
            let mut k = self.pick(CONSTANTS) & mask;
            if self.rng.random_range(0..4) == 0 {
                k = self.rng.random::<u64>() & mask;
            }
            self.constants.push(k);
            return Opnd::pool(self.constants.len() as u32 - 1);
        }
        let (src, dst) = (self.any(), self.any());
        self.code.push(Inst::Cast { op: IntCast::Trunc, from: 64, to: width, dst, src: Opnd::reg(src) });
        Opnd::reg(dst)
    }

    fn any(&mut self) -> Reg {
        Reg(self.rng.random_range(4..REGS))
    }

    fn word(&mut self, k: u64) -> Opnd {
        self.constants.push(k);
        Opnd::pool(self.constants.len() as u32 - 1)
    }

    fn inst(&mut self) {
        let (width, dst) = (self.width(), self.any());
        let (lhs, rhs) = (self.value(width), self.value(width));
        let bits = self.pick(&[8, 16, 32, 32, 64, 64, 1]);
        let access = Access { bits, align_log2: 0, volatile: false };
        let slot = Reg(self.rng.random_range(0..2));
        match self.rng.random_range(0..22) {
            0..3 => {
                let op = self.pick(OPS);
                self.code.push(Inst::Int { op, width, wrap: Wrap::default(), dst, lhs, rhs });
            }
            3 => {
                let pred = self.pick(PREDS);
                self.code.push(Inst::Cmp { pred, width, dst, lhs, rhs });
            }
            4 => {
                let to = self.pick(&[8, 16, 32, 64]).max(width);
                let op = self.pick(&[IntCast::ZExt, IntCast::SExt]);
                self.code.push(Inst::Cast { op, from: width, to, dst, src: lhs });
            }
            5 => {
                let cond = self.value(1);
                self.code.push(Inst::Select { width, dst, cond, lhs, rhs });
            }
            6 => self.code.push(Inst::Mov { dst, src: lhs }),
            7 => {
                let scale = self.pick(&[1, 4, 8, -3, 12]);
                self.code.push(Inst::Index { dst, base: rhs, index: lhs, index_width: width, scale });
            }
            8 => self.code.push(Inst::Load { dst, addr: Opnd::reg(slot), access }),
            9 => {
                let value = self.value(bits as u16);
                self.code.push(Inst::Store { value, addr: Opnd::reg(slot), access });
            }
            // An address and its use, as clang leaves them side by side.
            10 => {
                let offset = self.pick(&[1, 4, 8, 40, 56]);
                let rhs = self.word(offset);
                let value = self.value(bits as u16);
                let address = Inst::Int {
                    op: IntOp::Add,
                    width: 64,
                    wrap: Wrap::default(),
                    dst,
                    lhs: Opnd::reg(slot),
                    rhs,
                };
                self.code.push(address);
                self.access(Opnd::reg(dst), value, access);
            }
            11 => {
                let index = Reg(self.rng.random_range(2..4));
                let scale = self.pick(&[1, 4, 8]);
                let value = self.value(bits as u16);
                let mut index = Opnd::reg(index);
                if self.rng.random() {
                    let wide = self.any();
                    self.code.push(Inst::Cast { op: IntCast::SExt, from: 32, to: 64, dst: wide, src: index });
                    index = Opnd::reg(wide);
                }
                self.code.push(Inst::Index { dst, base: Opnd::reg(slot), index, index_width: 64, scale });
                self.access(Opnd::reg(dst), value, access);
            }
            12 => {
                let kind = self.pick(&[FloatKind::Double, FloatKind::Single]);
                let op = self.pick(&[FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div]);
                let bits = if kind == FloatKind::Double { 64 } else { 32 };
                let (lhs, rhs) = (self.value(bits), self.value(bits));
                self.code.push(Inst::Float { op, kind, dst, lhs, rhs });
                let preds =
                    [FloatPredicate::Oeq, FloatPredicate::Ult, FloatPredicate::One, FloatPredicate::Uno];
                let pred = self.pick(&preds);
                let flag = self.any();
                self.code.push(Inst::FloatCmp { pred, kind, dst: flag, lhs, rhs });
            }
            13 => {
                let (other, to) = (self.any(), Reg(self.rng.random_range(0..2)));
                self.code.push(Inst::Load { dst, addr: Opnd::reg(slot), access });
                self.code.push(Inst::Load { dst: other, addr: Opnd::reg(to), access });
            }
            14 => {
                let bits = self.pick(&[8, 16, 32]);
                self.code.push(Inst::Load { dst, addr: Opnd::reg(slot), access: Access { bits, ..access } });
                let k = self.pick(&[0, 1, 0x7f, 0x80]);
                let k = self.word(k);
                self.branch(bits as u16, Opnd::reg(dst), k);
            }
            15 => {
                let width = self.pick(&[32, 64]);
                let (lhs, k) = (self.value(width), self.pick(&[1, 5, 70_000, u64::MAX >> (64 - width)]));
                let rhs = self.word(k);
                self.code.push(Inst::Int { op: IntOp::Add, width, wrap: Wrap::default(), dst, lhs, rhs });
                let target = Pc(self.code.len() as u32 + 1);
                self.code.push(Inst::Jump { target });
            }
            16 => {
                let callee = self.rng.random_range(1..=PAIR);
                let mut values = [self.value(64), self.value(64)];
                // Callees that look at memory are given an address that is one, mostly.
                if callee == LOADS && self.rng.random_range(0..8) > 0 {
                    values[0] = Opnd::reg(slot);
                }
                let args = Range { start: self.args.len() as u32, len: 2 };
                self.args.extend(values.map(|value| Arg { value, width: 64, class: ArgClass::Int }));
                let gives = callee != 3 && (callee < 4 || self.rng.random_range(0..4) > 0);
                let callee = FuncId(callee);
                let ret_slots = if callee == FuncId(PAIR) { 2 } else { u16::from(gives) };
                self.code.push(Inst::Call { callee, args, dst, ret_slots, tail: Tail::No });
            }
            17 => {
                let rows = [0, 48, 16].map(|offset| BLOCK_BASE + 16 * 100 + offset);
                let odd = self.rng.random_range(0..30) == 0;
                let to = if odd { rows[0] + self.pick(&[8, 32, 64]) } else { self.pick(&rows) };
                let src = self.word(to);
                self.code.push(Inst::Mov { dst, src });
                let table = self.indirect.len() as u32;
                self.code.push(Inst::IndirectJump { target: Opnd::reg(dst), table });
                let next = self.code.len() as u32;
                self.indirect.push(vec![
                    (rows[0], Pc(next)),
                    (rows[1], Pc(next + 1)),
                    (rows[2], Pc(next + 2)),
                ]);
                for _ in 0..2 {
                    let (dst, src) = (self.any(), Opnd::reg(self.any()));
                    self.code.push(Inst::Mov { dst, src });
                }
                self.code.push(Inst::Block { block: BlockIx(table % 8) });
            }
            18..21 => self.rare(),
            _ => self.branch(width, lhs, rhs),
        }
    }

    fn access(&mut self, addr: Opnd, value: Opnd, access: Access) {
        let dst = self.any();
        let load = self.rng.random();
        // The value may have been computed in between: then this is no pair, and must not be taken for one.
        self.code.push(if load {
            Inst::Load { dst, addr, access }
        } else {
            Inst::Store { value, addr, access }
        });
    }

    /// A comparison and a branch over a few instructions.
    fn branch(&mut self, width: u16, lhs: Opnd, rhs: Opnd) {
        let (dst, pred) = (self.any(), self.pick(PREDS));
        self.code.push(Inst::Cmp { pred, width, dst, lhs, rhs });
        let number = self.branches.len() as u32;
        let at = self.code.len();
        self.code.push(Inst::Unreachable);
        self.inst();
        let over = Pc(self.code.len() as u32);
        self.code.push(Inst::Block { block: BlockIx(number % 8) });
        let (if_true, if_false) = match self.rng.random() {
            true => (over, Pc(at as u32 + 1)),
            false => (Pc(at as u32 + 1), over),
        };
        self.code[at] = Inst::Branch { branch: BranchId(number), cond: Opnd::reg(dst), if_true, if_false };
        self.branches.push(BranchInfo {
            kind: BranchKind::If,
            func: FuncId(0),
            block: BlockIx(0),
            pc: Pc(at as u32),
            loc: LocId(0),
            sides: 2,
            first_side: SideId(2 * number),
            library: number.is_multiple_of(3),
            condition: Default::default(),
        });
    }
}

/// Random code that ends by returning a hash of all registers and of what the slots hold.
fn program(seed: u64) -> Program {
    let mut coder = Coder {
        rng: SmallRng::seed_from_u64(seed),
        code: Vec::new(),
        constants: Vec::new(),
        branches: vec![BranchInfo {
            kind: BranchKind::If,
            func: FuncId(BRANCHES),
            block: BlockIx(0),
            pc: Pc(2),
            loc: LocId(0),
            sides: 2,
            first_side: SideId(0),
            library: false,
            condition: Default::default(),
        }],
        args: Vec::new(),
        indirect: Vec::new(),
    };
    for slot in 0..2 {
        coder.code.push(Inst::SlotAddr { dst: Reg(slot), slot });
    }
    // What is read of the slots is written first, or perhaps never.
    if !seed.is_multiple_of(6) {
        let (byte, len) = (coder.word(seed & 0xff), coder.word(64));
        (0..2).for_each(|slot| coder.code.push(Inst::MemSet { dst: Opnd::reg(Reg(slot)), byte, len }));
    }
    for index in 2..4 {
        let k = coder.rng.random_range(0..7);
        let src = coder.word(k);
        coder.code.push(Inst::Mov { dst: Reg(index), src });
    }
    for r in 4..REGS {
        let k = coder.rng.random();
        let src = coder.word(k);
        coder.code.push(Inst::Mov { dst: Reg(r), src });
    }
    for _ in 0..60 {
        coder.inst();
    }
    let byte = |op, dst, lhs, rhs| Inst::Int { op, width: 64, wrap: Wrap::default(), dst, lhs, rhs };
    let hash = Reg(REGS);
    let (factor, first) = (coder.word(0x9e37_79b9_7f4a_7c15), coder.word(7));
    coder.code.push(Inst::Mov { dst: hash, src: first });
    for r in 4..REGS {
        coder.code.push(byte(IntOp::Xor, hash, Opnd::reg(hash), Opnd::reg(Reg(r))));
        coder.code.push(byte(IntOp::Mul, hash, Opnd::reg(hash), factor));
    }
    for slot in 0..2 {
        for offset in (0..64).step_by(8) {
            let offset = coder.word(offset);
            let (address, word) = (Reg(REGS + 1), Reg(REGS + 2));
            coder.code.push(byte(IntOp::Add, address, Opnd::reg(Reg(slot)), offset));
            let access = Access { bits: 64, align_log2: 3, volatile: false };
            coder.code.push(Inst::Load { dst: word, addr: Opnd::reg(address), access });
            coder.code.push(byte(IntOp::Xor, hash, Opnd::reg(hash), Opnd::reg(word)));
            coder.code.push(byte(IntOp::Mul, hash, Opnd::reg(hash), factor));
        }
    }
    let shift = coder.word(33);
    coder.code.push(byte(IntOp::LShr, hash, Opnd::reg(hash), shift));
    coder.code.push(Inst::Ret { values: Range { start: 0, len: 1 } });
    let slot = |i: u64| Slot {
        size: 64,
        align: 16,
        name: Arc::from("slot"),
        loc: LocId(0),
        offset: RED_ZONE + i * (64 + 2 * RED_ZONE),
    };
    let function = Function {
        name: Arc::from("main"),
        locs: (0..coder.code.len() as u32).map(LocId).collect(),
        code: coder.code,
        regs: REGS + 3,
        ret_widths: vec![32],
        slots: vec![slot(0), slot(1)],
        frame_size: 4 * (64 + RED_ZONE),
        frame_align: 16,
        operands: vec![Opnd::reg(hash)],
        args: coder.args,
        indirect_targets: coder.indirect,
        ..Function::default()
    };
    let callees = [vec![Opnd::reg(Reg(6))], vec![first], Vec::new()];
    Program {
        functions: [function]
            .into_iter()
            .chain(callees.map(callee))
            .chain(small(&mut coder.constants))
            .collect(),
        constants: coder.constants,
        sides: 2 * coder.branches.len() as u32,
        branches: coder.branches,
        blocks: vec![BlockInfo::default(); 16],
        locs: vec![Loc::default(); 20_000],
        files: vec![Arc::from("")],
        ..Program::default()
    }
}

/// Checks for a program of that seed, none for most.
fn options(seed: u64) -> MachineOptions {
    let checks = match seed % 8 {
        ..5 => &[][..],
        5 => &[Check::Uninit],
        6 => &[Check::Overflow, Check::Shift, Check::FloatCast],
        _ => &[Check::Uninit, Check::Overflow, Check::Shift, Check::FloatCast, Check::Leak],
    };
    MachineOptions { checks: checks.iter().copied().collect(), ..MachineOptions::default() }
}

/// The program with some arithmetic that must not wrap, and a constant that the compiler left undefined in part.
fn with_promises(mut program: Program, seed: u64) -> Program {
    let mut rng = SmallRng::seed_from_u64(seed);
    for inst in &mut program.functions[0].code {
        if let Inst::Int { wrap, .. } = inst {
            *wrap = Wrap { nsw: rng.random_range(0..40) == 0, nuw: rng.random_range(0..80) == 0 };
        }
    }
    if rng.random_range(0..6) == 0 {
        let constant = rng.random_range(0..program.constants.len() as u32);
        program.undefined = vec![(constant, rng.random::<u64>() & rng.random::<u64>())];
    }
    program
}

/// How a run ends, after how many instructions, by which way, what it covered, and the state it leaves.
fn run(
    program: &Arc<Program>,
    options: &MachineOptions,
    quick: bool,
) -> (Outcome, u64, u64, Vec<BlockIx>, u64) {
    let mut machine = Machine::new(program.clone(), Box::new(EmptyEnvironment), options.clone());
    if !quick {
        let setting = Arc::get_mut(&mut machine.setting).expect("nobody shares it yet");
        setting.fast = FastCode::none(program);
    }
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut IgnoreDecisions);
    (
        outcome,
        machine.steps(),
        machine.trace().hash(),
        machine.coverage().blocks().collect(),
        machine.fingerprint(&mut Terms::new()),
    )
}

/// The first bytes of the first slot become an input: much of what follows is symbolic.
#[derive(Clone)]
struct Symbolic;

impl Environment for Symbolic {
    fn resolve(&self, _: &str) -> Option<ExternId> {
        Some(ExternId(0))
    }
    fn call(&mut self, _: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Result<Reply, Trap> {
        ctx.make_symbolic(args[0], Value::word(16), "in")?;
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

/// The program with a call in front that makes the start of the first slot symbolic.
fn with_input(mut program: Program) -> Program {
    let external = Function { name: Arc::from("input"), ..Function::default() };
    let callee = FuncId(program.functions.len() as u32);
    program.functions.push(external);
    let main = &mut program.functions[0];
    let args = Range { start: main.args.len() as u32, len: 1 };
    main.args.push(Arg { value: Opnd::reg(Reg(0)), width: 64, class: ArgClass::Int });
    let call = Inst::Call { callee, args, dst: Reg(REGS + 2), ret_slots: 0, tail: Tail::No };
    let moved = |pc: &mut Pc| pc.0 += u32::from(pc.0 > 0);
    for inst in &mut main.code {
        match inst {
            Inst::Branch { if_true, if_false, .. } => {
                moved(if_true);
                moved(if_false);
            }
            Inst::Jump { target } => moved(target),
            _ => {}
        }
    }
    main.indirect_targets.iter_mut().flatten().for_each(|(_, pc)| moved(pc));
    // Behind what writes the slots.
    let at = main.code.iter().position(|inst| matches!(inst, Inst::Mov { .. })).unwrap_or(1);
    main.code.insert(at, call);
    main.locs.push(LocId(0));
    program
}

#[test]
fn random_code_goes_on_from_any_instruction() {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut symbolic = 0;
    for seed in 0..300 {
        let program = Arc::new(with_input(with_promises(program(seed), seed)));
        let mut input = Input::default();
        input.set("in", (0..16).map(|_| rng.random()).collect());
        let mut terms = Terms::new();
        let fresh = || Machine::new(program.clone(), Box::new(Symbolic), options(seed));
        let mut whole = fresh();
        let outcome = whole.run(&mut terms, &input, &mut IgnoreDecisions);
        let end = (outcome, whole.fingerprint(&mut terms), whole.losses());
        symbolic += u32::from(!whole.losses().is_empty());
        for _ in 0..4 {
            let (first, second) = (rng.random_range(0..whole.steps()), rng.random_range(0..whole.steps()));
            let (first, second) = (first.min(second), first.max(second));
            let mut machine = fresh();
            let mut to = |machine: &mut Machine, steps| {
                assert_eq!(
                    machine.run_to(steps, &mut terms, &input, &mut IgnoreDecisions),
                    Outcome::StepLimit
                );
                machine.fingerprint(&mut terms)
            };
            let here = to(&mut machine, first);
            let snapshot = machine.snapshot().expect("no external is running");
            let there = to(&mut machine, second);
            let mut resumed = Machine::resume(&snapshot);
            assert_eq!((to(&mut resumed, first), to(&mut resumed, second)), (here, there), "seed {seed}");
            for mut machine in [machine, resumed, Machine::resume(&snapshot)] {
                let outcome = machine.run(&mut terms, &input, &mut IgnoreDecisions);
                assert_eq!((outcome, machine.fingerprint(&mut terms), machine.losses()), end, "seed {seed}");
            }
        }
    }
    assert!(symbolic > 50, "{symbolic} runs met what is bound");
}

#[test]
fn random_code_runs_as_in_the_general_interpreter() {
    let (mut exits, mut faults, mut fast, mut all, mut inlined) = (0, 0, 0, 0, 0);
    for seed in 0..1500 {
        let program = Arc::new(program(seed));
        let quick = run(&program, &MachineOptions::default(), true);
        let general = run(&program, &MachineOptions::default(), false);
        assert_eq!(quick, general, "seed {seed}");
        match quick.0 {
            Outcome::Exit { .. } => exits += 1,
            _ => faults += 1,
        }
        let code = translate(&program, &program.functions[0], &MachineOptions::default());
        let code = code.expect("there are few registers");
        fast += code.ops.iter().filter(|op| !matches!(op, Op::Slow)).count();
        all += code.ops.len();
        inlined += code.sites.len();
    }
    assert!(inlined > 1000, "{inlined} calls are executed within their caller's frame");
    assert!(exits > 300 && faults > 100, "{exits} ran to the end, {faults} to a fault");
    assert!(fast * 10 > all * 9, "{fast} of {all} operations are fast");
}

/// What checks find they find in both interpreters, with the same words, and what is fine goes on fast.
#[test]
fn random_code_is_checked_as_in_the_general_interpreter() {
    let (mut exits, mut found, mut fast, mut all) = (0, 0, 0, 0);
    for seed in 0..3000 {
        let program = Arc::new(with_promises(program(seed), seed));
        let options = options(5 + seed % 3);
        let quick = run(&program, &options, true);
        assert_eq!(quick, run(&program, &options, false), "seed {seed}");
        match &quick.0 {
            Outcome::Finding(f) if f.kind == FaultKind::UninitialisedUse => found += 1,
            Outcome::Finding(f) if f.kind == FaultKind::IntegerOverflow => found += 1,
            Outcome::Exit { .. } => exits += 1,
            _ => {}
        }
        let code = translate(&program, &program.functions[0], &options).expect("there are few registers");
        fast += code.ops.iter().filter(|op| !matches!(op, Op::Slow)).count();
        all += code.ops.len();
    }
    assert!(exits > 150 && found > 300, "{exits} ran to the end, {found} to what a check finds");
    assert!(fast * 10 > all * 9, "{fast} of {all} operations are fast");
}

/// Decisions as they come: kind, side, condition, when.
#[derive(Default)]
struct Told(Vec<Decision>);

impl Sink for Told {
    fn decision(&mut self, _: &mut Machine, _: &mut Terms, decision: &Decision) -> Flow {
        self.0.push(decision.clone());
        Flow::Continue
    }
}

/// The two interpreters on symbolic data, over one arena: equal terms are equal ids, so that the same decisions, and the
/// same state in the end, are the same terms, whether they were built at once or when they were asked for. And a copy of
/// a machine whose terms are deferred goes on under another input.
#[test]
fn deferred_terms_are_those_that_are_built_at_once() {
    let mut rng = SmallRng::seed_from_u64(12);
    let (mut decisions, mut copies, mut deferred) = (0, 0, 0);
    for seed in 0..1000 {
        let program = Arc::new(with_input(with_promises(program(seed), seed)));
        let [first, second] = [(); 2].map(|()| {
            let mut input = Input::default();
            input.set("in", (0..16).map(|_| rng.random()).collect());
            input
        });
        let mut terms = Terms::new();
        let machine = |quick: bool| {
            let mut machine = Machine::new(program.clone(), Box::new(Symbolic), options(seed));
            if !quick {
                let setting = Arc::get_mut(&mut machine.setting).expect("nobody shares it yet");
                setting.fast = FastCode::none(&program);
            }
            machine
        };
        let whole = |quick: bool, input: &Input, terms: &mut Terms| {
            let (mut machine, mut told) = (machine(quick), Told::default());
            let outcome = machine.run(terms, input, &mut told);
            ((outcome, machine.fingerprint(terms), machine.losses()), told.0, machine.steps())
        };
        let quick = whole(true, &first, &mut terms);
        deferred += terms.deferred_len();
        assert_eq!(quick, whole(false, &first, &mut terms), "seed {seed}");
        decisions += quick.1.len();
        // As far as nothing was decided, any input will do.
        let undecided = quick.1.first().map_or(quick.2, |decision| decision.steps);
        let mut copied = machine(true);
        copied.run_to(rng.random_range(0..undecided), &mut terms, &first, &mut IgnoreDecisions);
        let snapshot = copied.snapshot().expect("no external is running");
        let mut resumed = Machine::resume_reusing(&snapshot, copied.retire());
        let mut told = Told::default();
        let outcome = resumed.run(&mut terms, &second, &mut told);
        let end = (outcome, resumed.fingerprint(&mut terms), resumed.losses());
        copies += u32::from(resumed.steps() > snapshot.steps());
        assert_eq!((end, told.0, resumed.steps()), whole(false, &second, &mut terms), "seed {seed}, resumed");
    }
    assert!(decisions > 300 && copies > 300 && deferred > 10_000, "{decisions}, {copies}, {deferred}");
}
