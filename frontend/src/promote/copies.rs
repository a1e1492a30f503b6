//! Copies: followed to what they copy, within a block; dropped when nobody reads them; and results written at once to
//! where they would be copied.

use super::{GONE, SPARE, each, operands};
use crate::program::{Function, Inst, Opnd, Reg};

/// How far back a copy is looked for the instruction that computes its source.
const REACH: usize = 24;

/// How often each register is read and written. Parameters are written by the call.
struct Counts {
    reads: Vec<u32>,
    writes: Vec<u32>,
}

impl Counts {
    fn new(f: &Function) -> Self {
        let size = f.regs as usize + SPARE;
        let mut counts = Self { reads: vec![0; size], writes: vec![0; size] };
        for param in &f.params {
            each(Opnd::reg(param.reg), u32::from(param.width).div_ceil(64), |r| counts.writes[r] += 1);
        }
        for inst in f.code.iter().filter(|i| **i != GONE) {
            operands::reads(inst, f, |o, n| each(o, n, |r| counts.reads[r] += 1));
            inst.results(|r, size| each(Opnd::reg(r), size.limbs(), |r| counts.writes[r] += 1));
        }
        counts
    }
}

/// By instruction: control arrives here from elsewhere, or not from the instruction before.
fn leaders(f: &Function) -> Vec<bool> {
    let mut leaders = vec![false; f.code.len() + 1];
    for (i, inst) in f.code.iter().enumerate() {
        match *inst {
            Inst::Block { .. } => leaders[i] = true,
            Inst::Jump { target } | Inst::Landing { to: target, .. } => leaders[target.index()] = true,
            Inst::Branch { if_true, if_false, .. } => {
                leaders[if_true.index()] = true;
                leaders[if_false.index()] = true;
            }
            _ => {}
        }
        let ends = matches!(
            inst,
            Inst::Jump { .. }
                | Inst::Branch { .. }
                | Inst::Switch { .. }
                | Inst::IndirectJump { .. }
                | Inst::Ret { .. }
        );
        leaders[i + 1] |= ends;
    }
    let tables = f.switches.iter().flat_map(|t| &t.targets);
    for pc in tables.chain(f.indirect_targets.iter().flatten().map(|(_, pc)| pc)) {
        leaders[pc.index()] = true;
    }
    leaders
}

/// Reads what was copied in place of the copy, while that has not changed. Copies to `variables` are left: what they
/// copy had better be computed there ([`coalesce`]).
pub(super) fn propagate(f: &mut Function, variables: &[bool]) {
    let counts = Counts::new(f);
    let leaders = leaders(f);
    let mut code = std::mem::take(&mut f.code);
    // Copies that hold now, in no order: few at a time.
    let mut copies: Vec<(Reg, Opnd)> = Vec::new();
    for (i, inst) in code.iter_mut().enumerate() {
        if leaders[i] {
            copies.clear();
        }
        if *inst == GONE {
            continue;
        }
        if !copies.is_empty() {
            operands::replace(inst, &mut f.args, &mut f.operands, |o| {
                if let Some(&(_, source)) = copies.iter().find(|(d, _)| Opnd::reg(*d) == *o) {
                    *o = source;
                }
            });
            inst.results(|r, size| {
                let hit = |x: Reg| (r.0..r.0 + size.limbs()).contains(&x.0);
                copies.retain(|&(d, s)| !hit(d) && !s.as_reg().is_some_and(hit));
            });
        }
        if let Inst::Mov { dst, src } = *inst
            && counts.writes[dst.index()] == 1
            && !variables[dst.index()]
            && Opnd::reg(dst) != src
        {
            copies.push((dst, src));
        }
    }
    f.code = code;
}

/// Drops copies that nobody reads.
pub(super) fn drop_unread(f: &mut Function) {
    let counts = Counts::new(f);
    for inst in &mut f.code {
        if let Inst::Mov { dst, .. } = *inst
            && counts.reads[dst.index()] == 0
        {
            *inst = GONE;
        }
    }
}

/// Where a result is only copied to another register, lets the instruction write that one.
pub(super) fn coalesce(f: &mut Function) {
    let counts = Counts::new(f);
    let leaders = leaders(f);
    for i in 0..f.code.len() {
        let Inst::Mov { dst, src } = f.code[i] else { continue };
        let Some(temporary) = src.as_reg() else { continue };
        let once = counts.reads[temporary.index()] == 1 && counts.writes[temporary.index()] == 1;
        if !once || temporary == dst || leaders[i] {
            continue;
        }
        if let Some(at) = definition(f, &leaders, i, temporary, dst)
            && let Some(result) = operands::result(&mut f.code[at])
        {
            *result = dst;
            f.code[i] = GONE;
        }
    }
}

/// The instruction before `i` in its block that writes `temporary`, if `dst` is neither read nor written in between. A call that
/// may unwind may be that instruction, since an exception leaves its result unwritten; nothing before it, since where the exception
/// goes `dst` is what it was.
fn definition(f: &Function, leaders: &[bool], i: usize, temporary: Reg, dst: Reg) -> Option<usize> {
    let mut unwinds = false;
    for at in (i.saturating_sub(REACH)..i).rev() {
        let inst = &f.code[at];
        let (mut found, mut touched) = (false, false);
        inst.results(|r, size| {
            let written = r.0..r.0 + size.limbs();
            found |= written.contains(&temporary.0);
            touched |= written.contains(&dst.0);
        });
        if found {
            return (!touched).then_some(at);
        }
        operands::reads(inst, f, |o, n| each(o, n, |r| touched |= r == dst.index()));
        if touched || leaders[at] || unwinds {
            return None;
        }
        unwinds = matches!(inst, Inst::Landing { .. });
    }
    None
}
