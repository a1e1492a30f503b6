//! `-fsanitize=function`: before a call through a pointer, clang's code reads eight bytes before the function called. Where
//! it finds its signature a number for the function's type follows. Our functions have no bytes before them, like
//! natively those of code compiled without the option: the signature reads as 0, and the check lets the call go on.

use super::function::FunctionLowering;
use crate::ir::{Constant, Inst, InstKind, IntPredicate, Operand};

/// `0xC105CAFE`, which stands before a function that has a number.
const SIGNATURE: u64 = 0xc105_cafe;
/// What clang 14 and older compare with: a jump over a pointer to the type, with which the function itself begins.
const OLD_SIGNATURE: u64 = 0x3276_06eb;

/// Does `inst` load what `next` compares with the signature?
pub(super) fn reads_signature(inst: &Inst, next: Option<&Inst>) -> bool {
    let (InstKind::Load { .. }, Some(result)) = (&inst.kind, inst.result) else { return false };
    let Some(InstKind::ICmp(IntPredicate::Eq, _, lhs, Operand::Const(Constant::Int(limbs)))) =
        next.map(|n| &n.kind)
    else {
        return false;
    };
    *lhs == Operand::Value(result) && matches!(limbs[..], [SIGNATURE | OLD_SIGNATURE])
}

impl FunctionLowering<'_, '_> {
    /// In place of the load: there is no signature.
    pub fn no_signature(&mut self, inst: &Inst) {
        match self.result(inst) {
            Ok(dst) => {
                let none = self.word(0);
                self.copy(dst, none, 1);
            }
            Err(lack) => self.unsupported(&lack),
        }
    }
}
