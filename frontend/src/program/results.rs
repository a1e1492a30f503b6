//! Which registers an instruction writes.

use super::{FloatCast, Inst, Reg};
use crate::ir::FloatKind;

/// How much an instruction writes from a register on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultSize {
    /// A value of so many bits.
    Bits(u32),
    /// So many limbs; what they hold is for others to say.
    Limbs(u32),
}

impl ResultSize {
    /// The registers.
    pub fn limbs(self) -> u32 {
        match self {
            Self::Bits(width) => width.div_ceil(64).max(1),
            Self::Limbs(limbs) => limbs,
        }
    }

    /// A float.
    pub fn of_float(kind: FloatKind) -> Self {
        Self::Limbs(if matches!(kind, FloatKind::X87 | FloatKind::Quad) { 2 } else { 1 })
    }
}

impl Inst {
    /// The registers it writes: the first, and how much. (A flag comes on its own.)
    pub fn results(&self, mut write: impl FnMut(Reg, ResultSize)) {
        use ResultSize::{Bits, Limbs};
        match *self {
            Self::Mov { dst, .. } | Self::Intrinsic { dst, .. } => write(dst, Limbs(1)),
            Self::Cmp { dst, .. } | Self::FloatCmp { dst, .. } | Self::FloatClass { dst, .. } => {
                write(dst, Bits(1));
            }
            Self::Index { dst, .. } | Self::SlotAddr { dst, .. } | Self::Alloca { dst, .. } => {
                write(dst, Bits(64));
            }
            Self::Int { width, dst, .. }
            | Self::Select { width, dst, .. }
            | Self::Bit { width, dst, .. }
            | Self::FunnelShift { width, dst, .. }
            | Self::Saturating { width, dst, .. } => write(dst, Bits(width.into())),
            Self::Cast { to, dst, .. } => write(dst, Bits(to.into())),
            Self::Overflow { width, dst, flag, .. } => {
                write(dst, Bits(width.into()));
                write(flag, Bits(1));
            }
            Self::Float { kind, dst, .. }
            | Self::FloatUnary { kind, dst, .. }
            | Self::FloatMulAdd { kind, dst, .. } => write(dst, ResultSize::of_float(kind)),
            Self::FloatCast { op, dst, .. } => match op {
                FloatCast::Float { to, .. } | FloatCast::FromInt { to, .. } => {
                    write(dst, ResultSize::of_float(to));
                }
                FloatCast::ToInt { width, .. } => write(dst, Bits(width.into())),
            },
            Self::Load { dst, access, .. } | Self::AtomicRmw { dst, access, .. } => {
                write(dst, Bits(access.bits));
            }
            Self::CmpXchg { dst, flag, access, .. } => {
                write(dst, Bits(access.bits));
                write(flag, Bits(1));
            }
            Self::Call { dst, ret_slots, .. } | Self::CallIndirect { dst, ret_slots, .. } => {
                write(dst, Limbs(ret_slots.into()));
            }
            Self::Landing { dst, .. } => write(dst, Limbs(2)),
            Self::Store { .. }
            | Self::MemCopy { .. }
            | Self::MemSet { .. }
            | Self::Jump { .. }
            | Self::Branch { .. }
            | Self::Switch { .. }
            | Self::IndirectJump { .. }
            | Self::Ret { .. }
            | Self::Unreachable
            | Self::Block { .. }
            | Self::Unsupported { .. } => {}
        }
    }
}
