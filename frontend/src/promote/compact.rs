//! What is gone leaves: instructions, and the slots that nobody mentions.

use super::{GONE, LARGEST};
use crate::lower::lay_out_slots;
use crate::program::{Function, Inst, Loc, LocId, Opnd, Pc, Program, Reg, Slot};
use hashbrown::HashSet;

/// The places of instructions that stay, though they are gone, because no other of their block stands for their source
/// line: coverage by lines does not change. (Libraries are not covered; without debug information a "line" is one of
/// the `.ll` file, and those of instructions that are gone are not counted.)
pub(super) fn lines(f: &Function, locs: &[Loc]) -> HashSet<usize> {
    let mut kept = HashSet::new();
    if f.library {
        return kept;
    }
    let line = |loc: LocId| {
        let loc = locs.get(loc.index()).filter(|l| l.line > 0 && l.function.is_some())?;
        Some((loc.file, loc.line))
    };
    let mut start = 0;
    while start < f.code.len() {
        let heads = f.code[start + 1..].iter().position(|i| matches!(i, Inst::Block { .. }));
        let end = heads.map_or(f.code.len(), |n| start + 1 + n);
        let there = |i: &usize| f.code[*i] != GONE;
        let mut seen: HashSet<_> = (start..end).filter(there).filter_map(|i| line(f.locs[i])).collect();
        for i in (start..end).filter(|i| !there(i)) {
            if line(f.locs[i]).is_some_and(|l| seen.insert(l)) {
                kept.insert(i);
            }
        }
        start = end;
    }
    kept
}

/// Removes the instructions that are gone, and adapts all places in code.
pub(super) fn function(f: &mut Function, kept: &HashSet<usize>, program: &mut Program) {
    let mut places = Vec::with_capacity(f.code.len());
    let (mut code, mut locs) = (Vec::with_capacity(f.code.len()), Vec::with_capacity(f.code.len()));
    for (i, inst) in std::mem::take(&mut f.code).into_iter().enumerate() {
        places.push(Pc(code.len() as u32));
        let stands_for_a_line = || Inst::Mov { dst: Reg(0), src: Opnd::reg(Reg(0)) };
        let inst = match inst == GONE {
            true if kept.contains(&i) => stands_for_a_line(),
            true => continue,
            false => inst,
        };
        code.push(inst);
        locs.push(f.locs[i]);
    }
    let moved = |pc: &mut Pc| *pc = places[pc.index()];
    for (i, inst) in code.iter_mut().enumerate() {
        let here = Pc(i as u32);
        match inst {
            Inst::Jump { target } | Inst::Landing { to: target, .. } => moved(target),
            Inst::Branch { branch, if_true, if_false, .. } => {
                program.branches[branch.index()].pc = here;
                moved(if_true);
                moved(if_false);
            }
            Inst::Switch { branch, .. } => program.branches[branch.index()].pc = here,
            Inst::Block { block } => program.blocks[block.index()].pc = here,
            _ => {}
        }
    }
    f.switches.iter_mut().flat_map(|t| &mut t.targets).for_each(moved);
    f.indirect_targets.iter_mut().flatten().for_each(|(_, pc)| moved(pc));
    (f.code, f.locs) = (code, locs);
}

/// Removes the slots whose addresses nobody takes, but for the large.
pub(super) fn slots(f: &mut Function) {
    let large = |slot: &Slot| (slot.size > LARGEST).then_some(0);
    let mut number: Vec<_> = f.slots.iter().map(large).collect();
    for inst in &f.code {
        if let Inst::SlotAddr { slot, .. } = inst {
            number[*slot as usize] = Some(0);
        }
    }
    for (next, n) in number.iter_mut().flatten().enumerate() {
        *n = next as u32;
    }
    let mut index = 0;
    f.slots.retain(|_| {
        index += 1;
        number[index - 1].is_some()
    });
    for inst in &mut f.code {
        if let Inst::SlotAddr { slot, .. } = inst {
            *slot = number[*slot as usize].unwrap_or_default();
        }
    }
    lay_out_slots(f);
}
