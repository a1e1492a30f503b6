//! Intrinsics that need the machine's frames, and questions about the program.

use super::{FunctionLowering, Row, Site};
use crate::ir::{Constant, Operand};
use crate::lower::undefined::mentions;
use crate::lower::{Lack, Res};
use crate::program::{Inst, Intrinsic, Opnd};

pub(super) const ROWS: &[Row] = &[
    ("llvm.va_start", |f, s| f.on_machine(s, Intrinsic::VaStart, 1)),
    ("llvm.va_end", |f, s| f.on_machine(s, Intrinsic::VaEnd, 1)),
    ("llvm.va_copy", |f, s| f.on_machine(s, Intrinsic::VaCopy, 2)),
    ("llvm.stacksave", |f, s| f.on_machine(s, Intrinsic::StackSave, 0)),
    ("llvm.stackrestore", |f, s| f.on_machine(s, Intrinsic::StackRestore, 1)),
    ("llvm.returnaddress", |f, s| f.on_machine(s, Intrinsic::ReturnAddress, 1)),
    ("llvm.frameaddress", |f, s| f.on_machine(s, Intrinsic::FrameAddress, 1)),
    ("llvm.trap", |f, s| f.on_machine(s, Intrinsic::Trap, 0)),
    ("llvm.ubsantrap", |f, s| f.on_machine(s, Intrinsic::Trap, 0)),
    ("llvm.debugtrap", |f, s| f.on_machine(s, Intrinsic::Trap, 0)),
    ("llvm.assume", |f, s| f.on_machine(s, Intrinsic::Assume, 1)),
    ("llvm.eh.sjlj.setjmp", |f, s| f.on_machine(s, Intrinsic::SetJmp, 1)),
    ("llvm.eh.sjlj.longjmp", |f, s| f.builtin_longjmp(s)),
    ("llvm.eh.typeid.for", |f, s| f.selector_of_type(s)),
    ("llvm.readcyclecounter", |f, s| f.on_machine(s, Intrinsic::CycleCounter, 0)),
    ("llvm.readsteadycounter", |f, s| f.on_machine(s, Intrinsic::CycleCounter, 0)),
    ("llvm.x86.rdtsc", |f, s| f.on_machine(s, Intrinsic::CycleCounter, 0)),
    ("llvm.flt.rounds", |f, s| f.on_machine(s, Intrinsic::Rounding, 0)),
    ("llvm.get.rounding", |f, s| f.on_machine(s, Intrinsic::Rounding, 0)),
    ("llvm.x86.sse2.pause", |_, _| Ok(())),
    ("llvm.x86.sse2.mfence", |_, _| Ok(())),
    ("llvm.x86.sse2.lfence", |_, _| Ok(())),
    ("llvm.x86.sse.sfence", |_, _| Ok(())),
    ("llvm.x86.clflushopt", |_, _| Ok(())),
    ("llvm.x86.clwb", |_, _| Ok(())),
    ("llvm.x86.mmx.emms", |_, _| Ok(())),
    ("llvm.clear_cache", |_, _| Ok(())),
    // Nothing but the modes that a program begins with is modelled.
    ("llvm.reset.fpmode", |_, _| Ok(())),
    ("llvm.reset.fpenv", |_, _| Ok(())),
    ("llvm.get.dynamic.area.offset", |f, s| f.known(s, 0)),
    ("llvm.experimental.widenable.condition", |f, s| f.known(s, 1)),
    ("llvm.objectsize", |f, s| f.object_size(s)),
    ("llvm.is.constant", |f, s| f.is_constant(s)),
    // What whole-program devirtualisation asks where it is not done.
    ("llvm.type.test", |f, s| f.known(s, 1)),
    ("llvm.public.type.test", |f, s| f.known(s, 1)),
    ("llvm.allow.ubsan.check", |f, s| f.known(s, 1)),
    ("llvm.allow.runtime.check", |f, s| f.known(s, 1)),
    ("llvm.load.relative", |f, s| f.load_relative(s)),
];

impl FunctionLowering<'_, '_> {
    /// The first `n` arguments, handed to the machine.
    fn on_machine(&mut self, site: &Site<'_>, op: Intrinsic, n: usize) -> Res {
        let mut args = Vec::with_capacity(n);
        for i in 0..n {
            let bits = self.scalar(site.arg(i)?.ty)?.bits;
            args.push((self.arg(site, i)?, bits));
        }
        let dst = self.result(site.inst)?;
        self.machine(op, &args, dst);
        Ok(())
    }

    /// `__builtin_longjmp` always makes the other side return 1.
    fn builtin_longjmp(&mut self, site: &Site<'_>) -> Res {
        let (buffer, one) = (self.arg(site, 0)?, self.word(1));
        let dst = self.temp(1);
        self.machine(Intrinsic::LongJmp, &[(buffer, 64), (one, 32)], dst);
        Ok(())
    }

    /// What a landing pad is told when an exception of the type arrived: the low half of the address of what describes it, since
    /// no two have the same.
    fn selector_of_type(&mut self, site: &Site<'_>) -> Res {
        let (described, dst) = (self.arg(site, 0)?, self.result(site.inst)?);
        self.resize(false, 64, 32, dst, described);
        Ok(())
    }

    fn object_size(&mut self, site: &Site<'_>) -> Res {
        let pointer = self.arg(site, 0)?;
        let mut args = vec![(pointer, 64)];
        for i in 1..4 {
            let flag = if i < site.call.args.len() { self.arg(site, i)? } else { self.word(0) };
            args.push((flag, 1));
        }
        let bits = self.scalar(site.inst.ty)?.bits;
        let dst = self.result(site.inst)?;
        let whole = self.temp(1);
        self.machine(Intrinsic::ObjectSize, &args, whole);
        self.resize(false, 64, bits, dst, Opnd::reg(whole));
        Ok(())
    }

    fn is_constant(&mut self, site: &Site<'_>) -> Res {
        // An address is known when the program is loaded, not when it is compiled.
        let known = |value: &Constant| {
            !mentions(value, &|part| matches!(part, Constant::Symbol(_) | Constant::BlockAddress(..)))
        };
        let constant = matches!(&site.arg(0)?.value, Operand::Const(value) if known(value));
        self.known(site, u64::from(constant))
    }

    /// `base + *(i32 *)(base + offset)`.
    fn load_relative(&mut self, site: &Site<'_>) -> Res {
        let (base, offset) = (self.arg(site, 0)?, self.arg(site, 1)?);
        let bits = self.scalar(site.arg(1)?.ty)?.bits;
        if bits > 64 {
            return Err(Lack(format!("{} with a wide offset", site.name)));
        }
        let at = self.temp(1);
        self.emit(Inst::Index { dst: at, base, index: offset, index_width: bits, scale: 1 });
        let found = self.temp(1);
        let access = crate::program::Access { bits: 32, align_log2: 2, volatile: false };
        self.emit(Inst::Load { dst: found, addr: Opnd::reg(at), access });
        let dst = self.result(site.inst)?;
        self.emit(Inst::Index { dst, base, index: Opnd::reg(found), index_width: 32, scale: 1 });
        Ok(())
    }
}
