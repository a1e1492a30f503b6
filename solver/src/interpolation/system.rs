//! Interpolation systems: what a clause of a proof contributes, and how resolution combines it.
//!
//! A system says what becomes of literals that both sides know: McMillan's treats them like those of B
//! (*Interpolation and SAT-Based Model Checking*, 2003), the dual one like those of A, and Pudlák's
//! (*Lower Bounds for Resolution and Cutting Plane Proofs*, 1997) as both (D'Silva, Kroening, Purandare and
//! Weissenbacher, *Interpolant Strength*, 2010). The stronger the system, the stronger the interpolant.

use crate::aig::{Aig, AigLit};

/// How a proof is read as an interpolant, the strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum System {
    /// McMillan's: shared literals belong to B.
    McMillan,
    /// Pudlák's: shared literals belong to both.
    Pudlak,
    /// The dual of McMillan's: shared literals belong to A.
    InverseMcMillan,
}

/// Who knows a variable, as a system sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Colour {
    A,
    B,
    Both,
}

impl System {
    /// Every system, the strongest first.
    pub const ALL: [System; 3] = [System::McMillan, System::Pudlak, System::InverseMcMillan];

    /// The name used in options and reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            System::McMillan => "mcmillan",
            System::Pudlak => "pudlak",
            System::InverseMcMillan => "inverse-mcmillan",
        }
    }

    /// Whether several interpolants of one proof fit together along the branches of a tree. Along a
    /// sequence those of every system do (Gurfinkel, Rollini and Sharygina, *Interpolation Properties and
    /// SAT-Based Model Checking*, 2013).
    #[must_use]
    pub fn suits_trees(self) -> bool {
        self != System::InverseMcMillan
    }

    /// The colour of a variable that both sides know.
    pub(super) fn shared(self) -> Colour {
        match self {
            System::McMillan => Colour::B,
            System::Pudlak => Colour::Both,
            System::InverseMcMillan => Colour::A,
        }
    }

    /// The partial interpolant of an original clause, given those of its literals that both sides know.
    pub(super) fn leaf(self, aig: &mut Aig, in_a: bool, shared: impl Iterator<Item = AigLit>) -> AigLit {
        match (self, in_a) {
            (System::McMillan, true) => shared.fold(AigLit::FALSE, |all, lit| aig.or(all, lit)),
            (System::InverseMcMillan, false) => shared.fold(AigLit::TRUE, |all, lit| aig.and(all, !lit)),
            (_, in_a) => AigLit::constant(!in_a),
        }
    }
}

/// The partial interpolant of a resolvent, of those of the clause with the pivot and of the clause that
/// denies it. On a pivot of both colours that is a selection by the pivot, unless they are equal.
pub(super) fn combine(aig: &mut Aig, colour: Colour, with: AigLit, without: AigLit) -> AigLit {
    match colour {
        Colour::A => aig.or(with, without),
        Colour::B => aig.and(with, without),
        Colour::Both => with,
    }
}
