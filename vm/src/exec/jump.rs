//! `setjmp` and `longjmp`. The jump buffer itself holds what is needed: the frame's serial number and the place of
//! the `setjmp`, so nothing has to be kept (or snapshotted) beside the program's memory.

use super::{Done, Exec, Next, Val};
use crate::decision::Lost;
use crate::fault::FaultKind;
use symvm_frontend::program::{Inst, Intrinsic, Reg};

/// Marks a buffer that `setjmp` has filled.
const MAGIC: u64 = 0x5e71_3b0f_ca11_ba5e;
const NOT_FILLED: &str = "longjmp with a buffer that setjmp has not filled";
const DEAD: &str = "longjmp to a function that has returned";

impl Exec<'_> {
    /// `setjmp(buf)`: fills the buffer; the caller writes the result 0.
    pub fn set_jump(&mut self, buffer: Val) -> Done {
        let address = self.bind_in_object(buffer, 24, true)?;
        let serial = self.m.frames.top_frame().serial;
        let words = [MAGIC, serial, u64::from(self.m.frames.pc)];
        for (i, word) in words.into_iter().enumerate() {
            self.m.memory.store(address + 8 * i as u64, 8, word).map_err(|bad| self.bad_access(bad))?;
        }
        Ok(())
    }

    /// `longjmp(buf, value)`.
    pub fn long_jump(&mut self, buffer: Val, value: Val) -> Done<Next> {
        let address = self.bind_in_object(buffer, 24, false)?;
        let mut words = [0; 3];
        for (i, word) in words.iter_mut().enumerate() {
            let bytes = self.load_bytes(address + 8 * i as u64, 8)?;
            let value = self.assemble(&bytes, 64);
            *word = self.concretise(value, 64, Lost::JumpTarget)?;
        }
        let [magic, serial, pc] = words;
        if magic != MAGIC {
            return Err(self.finding(FaultKind::InvalidJump, NOT_FILLED));
        }
        let Some(func) =
            self.m.frames.iter().find(|(frame, _)| frame.serial == serial).map(|(frame, _)| frame.func)
        else {
            return Err(self.finding(FaultKind::InvalidJump, DEAD));
        };
        let program = self.program;
        let code = &program.functions[func.index()].code;
        let dst = match usize::try_from(pc).ok().and_then(|pc| code.get(pc)) {
            Some(Inst::Intrinsic { op: Intrinsic::SetJmp, dst, .. }) => *dst,
            _ => return Err(self.finding(FaultKind::InvalidJump, NOT_FILLED)),
        };
        while self.m.frames.top_frame().serial != serial {
            self.leave();
        }
        self.jump_result(dst, value);
        self.m.frames.pc = pc as u32 + 1;
        Ok(Next::Frame)
    }

    /// `longjmp(buf, 0)` makes `setjmp` answer 1.
    fn jump_result(&mut self, dst: Reg, value: Val) {
        let mut result = Val::concrete(if value.bits == 0 { 1 } else { value.bits });
        if value.is_symbolic() {
            let term = self.lift(value, 32);
            let (zero, one) = (self.terms.constant(32, 0), self.terms.constant(32, 1));
            let is_zero = self.terms.eq(term, zero);
            let answer = self.terms.ite(is_zero, one, term);
            result = self.both(result.bits, answer);
        }
        self.write_to(dst, std::iter::once(result));
    }
}
