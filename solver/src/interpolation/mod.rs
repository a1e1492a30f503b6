//! Craig interpolation: why a contradiction is one, in terms that both sides know.
//!
//! If A and B contradict each other there is an *interpolant* I with A ⇒ I, such that I and B contradict each
//! other and I speaks only of symbols that A and B share. [`Interpolator`] finds one for a pair, one per step
//! for a sequence of partitions (each following from the one before and the next partition), and one per edge
//! for a tree.
//!
//! ```text
//! partitions ──session──▶ CaDiCaL's proof ──fold──▶ gates ──lift──▶ term
//!      └──────────────── eliminate locals ───────────────────────▶ term     the smallest is taken
//! ```
//! The session lives on: terms, gates, clauses and what CaDiCaL learned serve the next call, conditions are
//! assumptions, and a proof can be cut in as many ways as one likes after it was found.

mod eliminate;
mod fold;
mod interpolator;
mod labels;
mod lift;
mod refuted;
mod shape;
mod system;
mod verify;
mod words;

pub use interpolator::{
    Interpolation, InterpolationStats, Interpolator, InterpolatorConfig, NoInterpolant, Source,
};
pub(crate) use refuted::Contradiction;
pub use refuted::Refuted;
use shape::Shape;
pub use system::System;
pub use verify::Flaw;
