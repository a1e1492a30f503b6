//! Two-level rewriting of an AND before it is made.
//!
//! One-level rules see only the two operands, two-level rules also the operands' own operands. All of
//! the rules used here keep or lower the number of gates, whatever else shares them. Names follow the
//! paper: for a gate `(a ∧ b) ∧ (c ∧ d)` and its variants with complemented or simple operands.

use super::{Aig, AigLit};

/// What one rewriting step says about an AND.
pub(super) enum Rewritten {
    /// It is this literal.
    Done(AigLit),
    /// It is the AND of these two, which may be rewritten further.
    Again(AigLit, AigLit),
    /// No rule applies: it is this gate.
    Gate(AigLit, AigLit),
}

use Rewritten::{Again, Done, Gate};

pub(super) fn step(aig: &Aig, a: AigLit, b: AigLit) -> Rewritten {
    if let Some(result) = one_level(a, b) {
        return Done(result);
    }
    let (below_a, below_b) = (aig.gate(a.node()), aig.gate(b.node()));
    if let Some(result) = asymmetric(a, below_a, b) {
        return result;
    }
    if let Some(result) = asymmetric(b, below_b, a) {
        return result;
    }
    if let (Some(x), Some(y)) = (below_a, below_b)
        && let Some(result) = symmetric(a, x, b, y)
    {
        return result;
    }
    Gate(a, b)
}

/// Neutrality, boundedness, idempotence, contradiction.
pub(super) fn one_level(a: AigLit, b: AigLit) -> Option<AigLit> {
    if a == AigLit::FALSE || b == AigLit::FALSE || a == !b {
        Some(AigLit::FALSE)
    } else if a == AigLit::TRUE || a == b {
        Some(b)
    } else if b == AigLit::TRUE {
        Some(a)
    } else {
        None
    }
}

/// `gate` is (x ∧ y) or its complement, `other` anything.
fn asymmetric(gate: AigLit, below: Option<[AigLit; 2]>, other: AigLit) -> Option<Rewritten> {
    let [x, y] = below?;
    if gate.is_negated() {
        // ¬(x ∧ y) ∧ ¬x = ¬x (subsumption)
        if x == !other || y == !other {
            return Some(Done(other));
        }
        // ¬(x ∧ y) ∧ x = x ∧ ¬y (substitution)
        if x == other {
            return Some(Again(other, !y));
        }
        if y == other {
            return Some(Again(other, !x));
        }
        return None;
    }
    // (x ∧ y) ∧ ¬x = false (contradiction)
    if x == !other || y == !other {
        return Some(Done(AigLit::FALSE));
    }
    // (x ∧ y) ∧ x = x ∧ y (idempotence)
    if x == other || y == other {
        return Some(Done(gate));
    }
    None
}

/// Both operands are gates or complements of gates.
fn symmetric(a: AigLit, x: [AigLit; 2], b: AigLit, y: [AigLit; 2]) -> Option<Rewritten> {
    match (a.is_negated(), b.is_negated()) {
        (false, false) => both_plain(a, x, b, y),
        (false, true) => plain_and_negated(a, x, y),
        (true, false) => plain_and_negated(b, y, x),
        (true, true) => both_negated(x, y),
    }
}

fn both_plain(a: AigLit, x: [AigLit; 2], b: AigLit, y: [AigLit; 2]) -> Option<Rewritten> {
    // (p ∧ q) ∧ (¬p ∧ r) = false (contradiction)
    if x.iter().any(|&p| y.contains(&!p)) {
        return Some(Done(AigLit::FALSE));
    }
    // (p ∧ q) ∧ (p ∧ r) = (p ∧ q) ∧ r (idempotence)
    if let Some(rest) = other_than_shared(y, x) {
        return Some(Again(a, rest));
    }
    other_than_shared(x, y).map(|rest| Again(rest, b))
}

/// (p ∧ q) ∧ ¬(r ∧ s)
fn plain_and_negated(plain: AigLit, x: [AigLit; 2], y: [AigLit; 2]) -> Option<Rewritten> {
    // (p ∧ q) ∧ ¬(¬p ∧ s) = p ∧ q (subsumption)
    if x.iter().any(|&p| y.contains(&!p)) {
        return Some(Done(plain));
    }
    // (p ∧ q) ∧ ¬(p ∧ s) = (p ∧ q) ∧ ¬s (substitution)
    other_than_shared(y, x).map(|rest| Again(plain, !rest))
}

/// ¬(p ∧ q) ∧ ¬(p ∧ ¬q) = ¬p (resolution)
fn both_negated([p, q]: [AigLit; 2], [r, s]: [AigLit; 2]) -> Option<Rewritten> {
    let resolved = if p == r && q == !s || p == s && q == !r {
        p
    } else if q == s && p == !r || q == r && p == !s {
        q
    } else {
        return None;
    };
    Some(Done(!resolved))
}

/// The member of `of` left when the other one also occurs in `shared`.
fn other_than_shared(of: [AigLit; 2], shared: [AigLit; 2]) -> Option<AigLit> {
    if shared.contains(&of[0]) {
        Some(of[1])
    } else if shared.contains(&of[1]) {
        Some(of[0])
    } else {
        None
    }
}
