//! Several instructions in one operation: pairs and triples that clang emits together.

use super::op::{Op, R};
use super::translate::{Translator, reg};
use symvm_frontend::program::{BranchId, Inst, IntCast, Opnd, Pc};

impl Translator<'_> {
    /// The operation for a run of instructions that begins here.
    pub(super) fn fused(&mut self, pc: usize) -> Option<Op> {
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
