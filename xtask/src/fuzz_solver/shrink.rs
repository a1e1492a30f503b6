//! Makes a script smaller that something is wrong with: steps go, terms become their operands or literals, as long as the
//! same sort of thing stays wrong.

use super::judge::{Complaint, Tally, judge};
use super::rival::Rival;
use super::script::{Script, Step};
use anyhow::Result;
use std::collections::HashMap;
use std::time::{Duration, Instant};
use symvm_solver::BvValue;
use symvm_solver::smtlib::{ExprId, ExprOp, Exprs, SortId};

/// Scripts are tried for so long at most.
const PATIENCE: Duration = Duration::from_secs(120);

/// Shrinks in place; the complaint about what is left.
pub fn shrink(script: &mut Script, rivals: &mut [Rival], mut complaint: Complaint) -> Result<Complaint> {
    let end = Instant::now() + PATIENCE;
    loop {
        let before = (script.steps.clone(), script.asked.clone());
        steps(script, rivals, &mut complaint, end)?;
        terms(script, rivals, &mut complaint, end)?;
        if Instant::now() > end || before == (script.steps.clone(), script.asked.clone()) {
            return Ok(complaint);
        }
    }
}

/// Whether what was wrong still is; if not, the script is as before.
fn attempt(
    script: &mut Script,
    rivals: &mut [Rival],
    complaint: &mut Complaint,
    steps: Vec<Step>,
    asked: Vec<ExprId>,
) -> Result<bool> {
    let old = (std::mem::replace(&mut script.steps, steps), std::mem::replace(&mut script.asked, asked));
    match judge(script, rivals, &mut Tally::default())? {
        Some(found) if found.kind == complaint.kind => {
            *complaint = found;
            Ok(true)
        }
        _ => {
            (script.steps, script.asked) = old;
            Ok(false)
        }
    }
}

/// Leaves out steps, last first; a push goes with its pop.
fn steps(script: &mut Script, rivals: &mut [Rival], complaint: &mut Complaint, end: Instant) -> Result<()> {
    if !script.asked.is_empty() {
        let kept = script.steps.clone();
        attempt(script, rivals, complaint, kept, Vec::new())?;
    }
    let mut at = script.steps.len();
    while at > 0 && Instant::now() < end {
        at = (at - 1).min(script.steps.len().saturating_sub(1));
        let mut fewer = script.steps.clone();
        match fewer[at] {
            Step::Pop => continue,
            Step::Push => {
                let mut depth = 0;
                let pop = fewer[at..].iter().position(|s| {
                    depth += match s {
                        Step::Push => 1,
                        Step::Pop => -1,
                        _ => 0,
                    };
                    depth == 0
                });
                if let Some(pop) = pop {
                    fewer.remove(at + pop);
                }
                fewer.remove(at);
            }
            _ => drop(fewer.remove(at)),
        }
        let asked = script.asked.clone();
        attempt(script, rivals, complaint, fewer, asked)?;
    }
    Ok(())
}

/// Replaces parts of assertions everywhere.
fn terms(script: &mut Script, rivals: &mut [Rival], complaint: &mut Complaint, end: Instant) -> Result<()> {
    let mut at = 0;
    loop {
        // Larger parts have larger numbers and are tried first.
        let mut parts = below(&script.exprs, &script.steps);
        parts.reverse();
        let Some(part) = parts.get(at).copied() else { return Ok(()) };
        at += 1;
        for other in replacements(&mut script.exprs, part) {
            if Instant::now() > end {
                return Ok(());
            }
            let mut rebuilt = HashMap::from([(part, other)]);
            let steps: Option<Vec<Step>> = (script.steps.clone().into_iter())
                .map(|step| match step {
                    Step::Assert(e, name) => {
                        Some(Step::Assert(rebuild(&mut script.exprs, e, &mut rebuilt)?, name))
                    }
                    same => Some(same),
                })
                .collect();
            let asked = script.asked.clone();
            if let Some(steps) = steps
                && attempt(script, rivals, complaint, steps, asked)?
            {
                at = at.saturating_sub(1);
                break;
            }
        }
    }
}

/// All expressions in assertions, ascending.
fn below(exprs: &Exprs, steps: &[Step]) -> Vec<ExprId> {
    let mut todo: Vec<ExprId> =
        steps.iter().filter_map(|s| if let Step::Assert(e, _) = s { Some(*e) } else { None }).collect();
    let mut seen = std::collections::BTreeSet::new();
    while let Some(e) = todo.pop() {
        if seen.insert(e) {
            todo.extend(exprs.args(e));
        }
    }
    seen.into_iter().collect()
}

/// What an expression could be instead, simplest first.
fn replacements(exprs: &mut Exprs, e: ExprId) -> Vec<ExprId> {
    let sort = exprs.sort(e);
    let mut found = Vec::new();
    if sort == SortId::BOOL {
        found.extend([exprs.truth(true), exprs.truth(false)]);
    } else if let Some(width) = exprs.sorts.width(sort) {
        let (zero, one) = (BvValue::zero(width), BvValue::from_u64(width, 1));
        let ones = zero.not();
        found.extend([zero, one, ones].map(|v| exprs.literal(v)));
    }
    if matches!(exprs.op(e), ExprOp::Value | ExprOp::True | ExprOp::False) {
        // A literal becomes one that comes before it, or stays: there is no going in circles.
        let own = found.iter().position(|f| *f == e).unwrap_or(found.len());
        found.truncate(own);
    }
    let mut same: Vec<ExprId> = exprs.args(e).iter().copied().filter(|a| exprs.sort(*a) == sort).collect();
    found.append(&mut same);
    found.dedup();
    found
}

/// An expression with parts replaced.
fn rebuild(exprs: &mut Exprs, root: ExprId, done: &mut HashMap<ExprId, ExprId>) -> Option<ExprId> {
    let mut todo = vec![root];
    while let Some(&e) = todo.last() {
        if done.contains_key(&e) {
            todo.pop();
            continue;
        }
        let before = todo.len();
        todo.extend(exprs.args(e).iter().filter(|a| !done.contains_key(a)));
        if todo.len() > before {
            continue;
        }
        todo.pop();
        let args: Vec<ExprId> = exprs.args(e).iter().map(|a| done[a]).collect();
        let new = match exprs.op(e) {
            _ if args.is_empty() => e,
            ExprOp::Apply => exprs.apply_decl(exprs.decl_of(e)?, &args).ok()?,
            ExprOp::ConstArray => exprs.const_array(exprs.sort(e), args[0]).ok()?,
            op => exprs.apply(op, exprs.indices(e), &args).ok()?,
        };
        done.insert(e, new);
    }
    done.get(&root).copied()
}
