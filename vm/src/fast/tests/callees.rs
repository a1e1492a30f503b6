//! What random code calls: functions with slots, and small ones that are executed within their callers' frames.

use super::*;

/// A function of two numbers that keeps one in memory for a while. A register that nobody has written is zero.
pub fn callee(result: Vec<Opnd>) -> Function {
    let [a, b, address, product, again, fresh, out] = [0, 1, 2, 3, 4, 5, 6].map(Reg);
    let int = |op, dst, lhs, rhs| {
        let (lhs, rhs) = (Opnd::reg(lhs), Opnd::reg(rhs));
        Inst::Int { op, width: 64, wrap: Wrap::default(), dst, lhs, rhs }
    };
    let access = Access { bits: 64, align_log2: 3, volatile: false };
    let code = vec![
        Inst::SlotAddr { dst: address, slot: 0 },
        Inst::Store { value: Opnd::reg(a), addr: Opnd::reg(address), access },
        int(IntOp::Mul, product, a, b),
        Inst::Load { dst: again, addr: Opnd::reg(address), access },
        int(IntOp::Xor, out, product, again),
        int(IntOp::Add, out, out, fresh),
        int(IntOp::Add, fresh, out, b),
        Inst::Ret { values: Range { start: 0, len: result.len() as u32 } },
    ];
    let param = |reg| Param { reg, width: 64, class: ArgClass::Int };
    let slot = Slot { size: 8, align: 8, name: Arc::from("kept"), loc: LocId(0), offset: RED_ZONE };
    Function {
        name: Arc::from("callee"),
        locs: vec![LocId(0); code.len()],
        code,
        regs: 7,
        params: vec![param(a), param(b)],
        ret_widths: result.iter().map(|_| 64).collect(),
        operands: result,
        slots: vec![slot],
        frame_size: 2 * RED_ZONE + 16,
        frame_align: 16,
        ..Function::default()
    }
}

/// Numbers of some of the small functions.
pub const LOADS: u32 = 6;
pub const BRANCHES: u32 = 7;
pub const PAIR: u32 = 12;

/// Functions of two numbers without slots, small enough to be executed within their callers' frames.
pub fn small(constants: &mut Vec<u64>) -> Vec<Function> {
    let [a, b, x, y, z] = [0, 1, 2, 3, 4].map(|r| Opnd::reg(Reg(r)));
    let mut word = |k| {
        constants.push(k);
        Opnd::pool(constants.len() as u32 - 1)
    };
    let (seven, zero, width) = (word(7), word(0), word(64));
    let dst = |o: Opnd| o.as_reg().expect("a register is written");
    let int = |op, d, lhs, rhs| Inst::Int { op, width: 64, wrap: Wrap::default(), dst: dst(d), lhs, rhs };
    let access = Access { bits: 64, align_log2: 3, volatile: false };
    let load = |d, addr| Inst::Load { dst: dst(d), addr, access };
    let block = |n: u32| Inst::Block { block: BlockIx(8 + n) };
    let ret = Inst::Ret { values: Range { start: 0, len: 1 } };
    let bodies = [
        // A rotation.
        (
            vec![
                block(0),
                int(IntOp::LShr, x, a, b),
                int(IntOp::Sub, y, width, b),
                Inst::Mov { dst: Reg(0), src: a },
                int(IntOp::Shl, z, a, y),
                int(IntOp::Or, x, x, z),
                ret.clone(),
            ],
            x,
        ),
        // A division, which may fail, and a register that nobody has written.
        (
            vec![
                block(1),
                int(IntOp::Add, x, x, b),
                int(IntOp::Add, x, x, a),
                int(IntOp::UDiv, y, a, b),
                int(IntOp::Xor, x, x, y),
                int(IntOp::URem, z, x, b),
                ret.clone(),
            ],
            z,
        ),
        // Loads and a store.
        (
            vec![
                block(2),
                load(x, a),
                int(IntOp::Add, y, x, b),
                Inst::Store { value: y, addr: a, access },
                int(IntOp::Add, z, a, seven),
                load(z, z),
                ret.clone(),
            ],
            z,
        ),
        // A choice, by way of two blocks.
        (
            vec![
                block(3),
                Inst::Cmp { pred: Pred::Slt, width: 64, dst: dst(x), lhs: a, rhs: b },
                Inst::Branch { branch: BranchId(0), cond: x, if_true: Pc(3), if_false: Pc(6) },
                block(4),
                int(IntOp::Sub, y, b, a),
                Inst::Jump { target: Pc(8) },
                block(5),
                Inst::Mov { dst: dst(y), src: a },
                block(6),
                Inst::Cmp { pred: Pred::Eq, width: 64, dst: dst(z), lhs: y, rhs: seven },
                Inst::Select { width: 64, dst: dst(z), cond: z, lhs: a, rhs: y },
                int(IntOp::Sub, z, z, x),
                ret.clone(),
            ],
            z,
        ),
        // A constant.
        (vec![block(7), int(IntOp::Mul, x, a, b), ret.clone()], zero),
        // An argument.
        (vec![int(IntOp::Mul, x, a, b), ret.clone()], b),
        // A comparison, for which there is no operation if both arguments are constants.
        (
            vec![
                block(1),
                Inst::Cmp { pred: Pred::Sge, width: 64, dst: dst(x), lhs: a, rhs: b },
                Inst::Select { width: 64, dst: dst(y), cond: x, lhs: a, rhs: b },
                int(IntOp::Sub, z, y, x),
                ret.clone(),
            ],
            z,
        ),
        // A variable that begins as a constant and is changed in place.
        (
            vec![
                block(2),
                Inst::Mov { dst: dst(x), src: seven },
                int(IntOp::Mul, x, x, width),
                int(IntOp::Xor, x, a, x),
                int(IntOp::Add, x, x, b),
                ret,
            ],
            x,
        ),
    ];
    let function = |(n, (code, result)): (usize, (Vec<Inst>, Opnd))| Function {
        name: Arc::from("small"),
        locs: (0..code.len() as u32).map(|pc| LocId(10_000 + 100 * n as u32 + pc)).collect(),
        code,
        regs: 5,
        params: [0, 1].map(|r| Param { reg: Reg(r), width: 64, class: ArgClass::Int }).into(),
        ret_widths: vec![64],
        operands: vec![result],
        frame_align: 16,
        ..Function::default()
    };
    let mut functions: Vec<Function> = bodies.into_iter().enumerate().map(function).collect();
    // A result of two registers.
    let mut pair = functions[0].clone();
    (pair.operands, pair.ret_widths) = (vec![z, x], vec![64; 2]);
    if let Some(Inst::Ret { values }) = pair.code.last_mut() {
        values.len = 2;
    }
    functions.push(pair);
    functions
}
