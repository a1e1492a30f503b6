//! Why no path goes there: what a campaign knows about its tree, kept beside its results and read again.
//!
//! ```text
//! campaign ─ends─▶ Atlas ─▶ tree.json ─▶ Atlas + Program ─┬▶ why: a node, or a line and the branches it depends on
//!                 (tree, coverage, annotations)           └▶ graph: the tree for Graphviz
//! ```
//! An [`Atlas`] is plain data: nodes with what became of their sides, how often each side of the program's branches came to
//! what, which conditions on inputs exclude a side that no path took, and, with pruning, the conditions under which nothing
//! below a node shows a bug, over names of the source.

mod atlas;
mod cores;
pub mod expression;
mod graph;
mod why;

pub(crate) use atlas::NODES;
pub use atlas::{Atlas, AtlasNode, AtlasSide, ReadAtlasError, StaleAtlasError, Tally};
pub(crate) use cores::cores;
pub use graph::graphviz;
pub use why::{Why, line, node};
