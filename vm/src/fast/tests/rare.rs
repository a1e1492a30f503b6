//! Instructions that are rarer: of 128 bits, of bits, with overflow, and of floats with constants.

use super::callees::PAIR;
use super::{Coder, OPS, PREDS, REGS};
use rand::Rng;
use symvm_frontend::ir::{FloatKind, FloatPredicate};
use symvm_frontend::program::*;

/// Floats, in both kinds' patterns: small ones, fractions, limits of integers, infinity, and no number.
const FLOATS: &[f64] = &[
    0.0,
    -0.0,
    1.0,
    -1.5,
    0.1,
    127.9,
    -128.5,
    255.5,
    65_535.5,
    2_147_483_647.0,
    2_147_483_648.0,
    -2_147_483_649.0,
    9.3e18,
    1.9e19,
    -1e30,
    1e-310,
    f64::INFINITY,
    f64::NAN,
];

const PREDICATES: &[FloatPredicate] = &[
    FloatPredicate::Oeq,
    FloatPredicate::Ogt,
    FloatPredicate::Oge,
    FloatPredicate::Olt,
    FloatPredicate::Ole,
    FloatPredicate::One,
    FloatPredicate::Ord,
    FloatPredicate::Ueq,
    FloatPredicate::Ugt,
    FloatPredicate::Uge,
    FloatPredicate::Ult,
    FloatPredicate::Ule,
    FloatPredicate::Une,
    FloatPredicate::Uno,
];

impl Coder {
    /// One of them.
    pub(super) fn rare(&mut self) {
        let dst = self.any();
        match self.rng.random_range(0..8) {
            0 | 1 => self.pair(),
            2 => {
                let width = self.width();
                let op = self.pick(&[
                    BitOp::Bswap,
                    BitOp::BitReverse,
                    BitOp::Ctpop,
                    BitOp::Ctlz,
                    BitOp::Cttz,
                    BitOp::Abs,
                ]);
                let width = if op == BitOp::Bswap { self.pick(&[16, 32, 48, 64]) } else { width };
                let src = self.value(width);
                self.code.push(Inst::Bit { op, width, dst, src });
            }
            3 => {
                let (width, left) = (self.width(), self.rng.random());
                let (hi, lo, amount) = (self.value(width), self.value(width), self.value(width));
                self.code.push(Inst::FunnelShift { left, width, dst, hi, lo, amount });
            }
            4 => {
                let op = self.pick(&[
                    OverflowOp::SAdd,
                    OverflowOp::UAdd,
                    OverflowOp::SSub,
                    OverflowOp::USub,
                    OverflowOp::SMul,
                    OverflowOp::UMul,
                    OverflowOp::SShl,
                    OverflowOp::UShl,
                ]);
                let (width, flag) = (self.width(), self.any());
                let (lhs, rhs) = (self.value(width), self.value(width));
                self.code.push(Inst::Overflow { op, width, dst, flag, lhs, rhs });
            }
            5 => self.bulk(),
            6 => self.by_address(),
            _ => self.floats(),
        }
    }

    /// A call by an address, which now and then is no function's, or that of one with other parameters.
    fn by_address(&mut self) {
        let values = [self.value(64), self.value(64)];
        let args = Range { start: self.args.len() as u32, len: 2 };
        let width = if self.rng.random_range(0..30) == 0 { 32 } else { 64 };
        self.args.extend(values.map(|value| Arg { value, width, class: ArgClass::Int }));
        let astray = u64::from(self.rng.random_range(0..30) == 0);
        let address = FUNCTION_BASE + FUNCTION_STEP * self.rng.random_range(1..PAIR as u64) + astray;
        let (src, callee, dst) = (self.word(address), self.any(), self.any());
        self.code.push(Inst::Mov { dst: callee, src });
        let callee = Opnd::reg(callee);
        self.code.push(Inst::CallIndirect { callee, args, dst, ret_slots: 1, tail: Tail::No });
    }

    /// A copy between places of the slots, or a fill; lengths are constants or in registers.
    fn bulk(&mut self) {
        let (byte, len) = (self.value(8), self.pick(&[0, 1, 4, 16, 24, 40, 64, 65]));
        let [dst, src] = [(); 2].map(|()| {
            let (slot, offset) =
                (Opnd::reg(Reg(self.rng.random_range(0..2))), self.pick(&[0, 0, 3, 8, 24, 40]));
            let (rhs, dst) = (self.word(offset), self.any());
            self.code.push(Inst::Int {
                op: IntOp::Add,
                width: 64,
                wrap: Wrap::default(),
                dst,
                lhs: slot,
                rhs,
            });
            Opnd::reg(dst)
        });
        let mut len = self.word(len);
        if self.rng.random() {
            let dst = self.any();
            self.code.push(Inst::Mov { dst, src: len });
            len = Opnd::reg(dst);
        }
        self.code.push(match self.rng.random_range(0..3) {
            0 => Inst::MemSet { dst, byte, len },
            n => Inst::MemCopy { dst, src, len, overlap_ok: n == 1 },
        });
    }

    /// A float, often a constant.
    fn float(&mut self, kind: FloatKind) -> Opnd {
        if self.rng.random() {
            return self.value(if kind == FloatKind::Double { 64 } else { 32 });
        }
        let x = self.pick(FLOATS);
        let bits = if kind == FloatKind::Double { x.to_bits() } else { u64::from((x as f32).to_bits()) };
        let k = self.word(bits);
        if self.rng.random() {
            return k;
        }
        let dst = self.any();
        self.code.push(Inst::Mov { dst, src: k });
        Opnd::reg(dst)
    }

    fn floats(&mut self) {
        let kinds = [FloatKind::Double, FloatKind::Single];
        let (kind, to, dst) = (self.pick(&kinds), self.pick(&kinds), self.any());
        let (lhs, rhs) = (self.float(kind), self.float(kind));
        let (width, signed, saturate) =
            (self.pick(&[8, 16, 32, 33, 64, 64]), self.rng.random(), self.rng.random());
        let whole = self.value(width);
        let c = self.float(kind);
        let inst = match self.rng.random_range(0..7) {
            0 => {
                let op = self.pick(&[FloatOp::Add, FloatOp::Sub, FloatOp::Mul, FloatOp::Div, FloatOp::Rem]);
                Inst::Float { op, kind, dst, lhs, rhs }
            }
            1 => {
                let pred = self.pick(PREDICATES);
                Inst::FloatCmp { pred, kind, dst, lhs, rhs }
            }
            2 => {
                let op = self.pick(&[FloatUnary::Neg, FloatUnary::Fabs, FloatUnary::Floor]);
                Inst::FloatUnary { op, kind, dst, src: lhs }
            }
            6 => Inst::FloatMulAdd { fused: self.rng.random(), kind, dst, a: lhs, b: rhs, c },
            3 => Inst::FloatCast { op: FloatCast::Float { from: kind, to }, dst, src: lhs },
            4 => Inst::FloatCast {
                op: FloatCast::ToInt {
                    from: kind,
                    width,
                    signed,
                    saturate,
                    promised: !saturate && dst.0 % 2 == 0,
                },
                dst,
                src: lhs,
            },
            _ => Inst::FloatCast { op: FloatCast::FromInt { width, signed, to }, dst, src: whole },
        };
        self.code.push(inst);
    }

    /// Two neighbouring registers that hold anything. Pairs are the same or apart, as values have registers of their own.
    fn two(&mut self) -> Reg {
        Reg(2 * self.rng.random_range(2..REGS / 2))
    }

    /// A pair, or a constant of 128 bits.
    fn pair_value(&mut self) -> Opnd {
        if self.rng.random_range(0..3) > 0 {
            return Opnd::reg(self.two());
        }
        let high = self.pick(&[0, 0, u64::MAX, 7]);
        let low = self.pick(&[0, 1, 51, 64, 127, 128, u64::MAX, 1 << 63]);
        let first = self.word(low);
        self.word(high);
        first
    }

    fn pair(&mut self) {
        let (dst, lhs, rhs) = (self.two(), self.pair_value(), self.pair_value());
        let (flag, width) = (self.any(), self.width());
        let access = Access { bits: 128, align_log2: 0, volatile: false };
        let slot = Opnd::reg(Reg(self.rng.random_range(0..2)));
        let narrow = self.value(width);
        let inst = match self.rng.random_range(0..8) {
            0 | 1 => {
                let op = self.pick(OPS);
                Inst::Int { op, width: 128, wrap: Wrap::default(), dst, lhs, rhs }
            }
            2 => Inst::Cmp { pred: self.pick(PREDS), width: 128, dst: flag, lhs, rhs },
            3 => Inst::Cast { op: IntCast::ZExt, from: width, to: self.pick(&[96, 128]), dst, src: narrow },
            4 => Inst::Cast { op: IntCast::SExt, from: width, to: 128, dst, src: narrow },
            5 => Inst::Cast { op: IntCast::Trunc, from: 128, to: width, dst: flag, src: lhs },
            6 => Inst::Select { width: 128, dst, cond: self.value(1), lhs, rhs },
            _ if self.rng.random() => Inst::Load { dst, addr: slot, access },
            _ => Inst::Store { value: lhs, addr: slot, access },
        };
        self.code.push(inst);
    }
}
