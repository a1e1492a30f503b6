//! Branches, switches and indirect jumps: where a path is decided.

use super::conditions::About;
use super::{Done, Exec, Lane, Next, Val};
use crate::decision::DecisionKind;
use crate::fault::FaultKind;
use smallvec::{SmallVec, smallvec};
use symvm_frontend::program::{BranchId, Function, Opnd, Pc, SideId, SwitchTable};
use symvm_solver::TermId;

#[inline(always)]
fn take(x: &mut Exec<'_>, branch: BranchId, side: u32) {
    let info = &x.program.branches[branch.index()];
    let id = SideId(info.first_side.0 + side);
    x.m.state.coverage.cover_side(id);
    // A path is told by the branches of the program under test. The library goes other ways about the same work when
    // its data are symbolic, and contexts (in the sense of context-guided search) are about the program.
    if x.m.setting.options.record_trace && !info.library {
        x.m.state.trace.push(id);
    }
}

#[inline(always)]
pub(super) fn branch<L: Lane>(x: &mut Exec<'_>, branch: BranchId, cond: Opnd, yes: Pc, no: Pc) -> Done<Next> {
    let c = x.get::<L>(cond);
    let side = u32::from(c.bits == 0);
    if L::CONCOLIC && c.is_symbolic() {
        decide_branch(x, branch, c, side)?;
    }
    take(x, branch, side);
    Ok(Next::Goto(if side == 0 { yes.0 } else { no.0 }))
}

fn decide_branch(x: &mut Exec<'_>, branch: BranchId, c: Val, side: u32) -> Done {
    let yes = x.lift(c, 1);
    let no = x.terms.not(yes);
    let sides: SmallVec<[TermId; 4]> = smallvec![yes, no];
    let cond = sides[side as usize];
    x.decide(DecisionKind::Branch { branch, sides }, side, cond)?;
    x.fixed.push(c.term);
    Ok(())
}

/// Sides of a switch that are worth asking which of them the path leaves.
const MANY: usize = 8;

/// The side a value leads to.
fn side_of(table: &SwitchTable, value: u128) -> u32 {
    match table.cases.binary_search_by_key(&value, |case| case.0) {
        Ok(found) => table.cases[found].1,
        Err(_) => table.default,
    }
}

#[inline(always)]
pub(super) fn switch<L: Lane>(
    x: &mut Exec<'_>,
    f: &Function,
    branch: BranchId,
    value: Opnd,
    width: u32,
    table: u32,
) -> Done<Next> {
    let table = &f.switches[table as usize];
    let low = x.get::<L>(value);
    let high = if width > 64 { x.get::<L>(value.limb(1)) } else { Val::concrete(0) };
    let side = side_of(table, u128::from(high.bits) << 64 | u128::from(low.bits));
    if L::CONCOLIC && (low.is_symbolic() || high.is_symbolic()) {
        let mut term = x.lift(low, width.min(64));
        if width > 64 {
            let top = x.lift(high, width - 64);
            term = x.terms.concat(top, term);
        }
        decide_switch(x, branch, table, term, side)?;
    }
    take(x, branch, side);
    Ok(Next::Goto(table.targets[side as usize].0))
}

fn decide_switch(x: &mut Exec<'_>, branch: BranchId, table: &SwitchTable, value: TermId, side: u32) -> Done {
    let possible = x.possible_sides(table, value).filter(|possible| possible.contains(&side));
    if possible.as_ref().is_some_and(|possible| possible.iter().all(|&other| other == side)) {
        return Ok(());
    }
    let mut sides = conditions(x, branch, table, value);
    if let Some(possible) = possible {
        let never = x.terms.false_();
        for (at, cond) in sides.iter_mut().enumerate() {
            if !possible.contains(&(at as u32)) {
                *cond = never;
            }
        }
    }
    let cond = sides[side as usize];
    x.decide(DecisionKind::Branch { branch, sides }, side, cond)?;
    Ok(())
}

/// The conditions of the sides. Those of a switch with many are kept: runs come to it again and again with the same operand.
fn conditions(
    x: &mut Exec<'_>,
    branch: BranchId,
    table: &SwitchTable,
    value: TermId,
) -> SmallVec<[TermId; 4]> {
    if table.cases.len() < MANY {
        return make_conditions(x, table, value);
    }
    let about = About::Switch(branch, value);
    if let Some(made) = x.m.scratch.conditions.get(about) {
        return SmallVec::from_slice(&made);
    }
    let made = make_conditions(x, table, value);
    x.m.scratch.conditions.keep(about, &made);
    made
}

fn make_conditions(x: &mut Exec<'_>, table: &SwitchTable, value: TermId) -> SmallVec<[TermId; 4]> {
    let mut sides: SmallVec<[TermId; 4]> = smallvec![x.terms.false_(); table.targets.len()];
    let mut rest = table.cases.as_slice();
    while let Some(&(from, case_side)) = rest.first() {
        // A run of neighbouring constants with one successor is one range check.
        let run =
            rest.iter().enumerate().take_while(|(i, c)| c.1 == case_side && c.0 == from + *i as u128).count();
        let here = in_run(x, value, from, run as u64);
        let so_far = sides[case_side as usize];
        sides[case_side as usize] = x.terms.or(so_far, here);
        rest = &rest[run..];
    }
    // The default is whatever no other side is.
    let mut others = x.terms.false_();
    for (i, &cond) in sides.iter().enumerate() {
        if i as u32 != table.default {
            others = x.terms.or(others, cond);
        }
    }
    sides[table.default as usize] = x.terms.not(others);
    sides
}

impl Exec<'_> {
    /// The sides that the path leaves, where they are few of many. The other conditions stay as they are: what is taken
    /// tells as much of the value as if all were possible.
    fn possible_sides(&mut self, table: &SwitchTable, value: TermId) -> Option<SmallVec<[u32; 8]>> {
        if table.targets.len() < MANY || self.terms.width(value) > 64 || self.m.recording.is_some() {
            return None;
        }
        let values = self.sink.values(self.terms, value, self.m.state.steps)?;
        Some(values.iter().map(|&value| side_of(table, u128::from(value))).collect())
    }
}

/// `from <= value < from + count`, without wrapping around.
fn in_run(x: &mut Exec<'_>, value: TermId, from: u128, count: u64) -> TermId {
    let width = x.terms.width(value);
    let first = x.terms.constant_wide(width, &[from as u64, (from >> 64) as u64]);
    if count == 1 {
        return x.terms.eq(value, first);
    }
    let distance = x.terms.sub(value, first);
    let last = x.terms.constant(width, count - 1);
    x.terms.ule(distance, last)
}

pub(super) fn indirect<L: Lane>(x: &mut Exec<'_>, f: &Function, target: Opnd, table: u32) -> Done<Next> {
    let value = x.get::<L>(target);
    let address = value.bits;
    let targets = &f.indirect_targets[table as usize];
    if L::CONCOLIC && value.is_symbolic() {
        let is_listed = targets.iter().any(|t| t.0 == address);
        if !x.terms.chooses_among(value.term, |chosen| targets.iter().any(|t| t.0 == chosen)) {
            let listed = targets.iter().fold(x.terms.constant(1, 0), |listed, &(target, _)| {
                let target = x.terms.constant(64, target);
                let same = x.terms.eq(value.term, target);
                x.terms.or(listed, same)
            });
            x.check(FaultKind::InvalidJump, listed, is_listed)?;
        }
        if is_listed {
            x.bind_value(value, 64, DecisionKind::Jump { target: address })?;
        }
    }
    match targets.iter().find(|t| t.0 == address) {
        Some(&(_, pc)) => Ok(Next::Goto(pc.0)),
        None => Err(x.finding(
            FaultKind::InvalidJump,
            format!("jump to {address:#x}, which is none of the labels listed"),
        )),
    }
}
