//! Static analyses over [`Program::blocks`] and [`Program::branches`], for search strategies.
//!
//! [`Analyses`] builds each part at its first use. Nodes are program-wide block numbers ([`BlockIx`](crate::program::BlockIx)); the unit of
//! choice is the branch *side* ([`SideId`](crate::program::SideId)). All results are deterministic. [`computes_with_floats`] alone
//! is about the text, before it is a program.

mod bits;
mod callgraph;
mod cfg;
mod constants;
mod control;
mod distances;
mod dominators;
mod facts;
mod floats;
mod loops;
mod sides;
#[cfg(test)]
mod testing;

pub use bits::BitSet;
pub use callgraph::CallGraph;
pub use cfg::Cfg;
pub use constants::ComparedConstants;
pub use control::{ControlDependence, PostDominators};
pub use distances::Distances;
pub use dominators::Dominators;
pub use facts::{STATIC_FEATURES, SideFacts, StaticFeature};
pub use floats::computes_with_floats;
pub use loops::{Loop, LoopId, Loops};
pub use sides::SideDominators;

use crate::program::{FuncId, Program};
use std::sync::{Arc, OnceLock};

/// The analyses of one program, each built when first asked for.
pub struct Analyses {
    program: Arc<Program>,
    entry: FuncId,
    cfg: OnceLock<Cfg>,
    call_graph: OnceLock<CallGraph>,
    dominators: OnceLock<Dominators>,
    side_dominators: OnceLock<SideDominators>,
    post_dominators: OnceLock<PostDominators>,
    control: OnceLock<ControlDependence>,
    loops: OnceLock<Loops>,
}

impl Analyses {
    /// Analyses of `program` when it starts in `entry`.
    pub fn new(program: Arc<Program>, entry: FuncId) -> Self {
        Self {
            program,
            entry,
            cfg: OnceLock::new(),
            call_graph: OnceLock::new(),
            dominators: OnceLock::new(),
            side_dominators: OnceLock::new(),
            post_dominators: OnceLock::new(),
            control: OnceLock::new(),
            loops: OnceLock::new(),
        }
    }

    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// The function it starts in.
    pub fn entry(&self) -> FuncId {
        self.entry
    }

    /// Predecessors, successors and reachability of blocks.
    pub fn cfg(&self) -> &Cfg {
        self.cfg.get_or_init(|| Cfg::new(&self.program))
    }

    /// Who calls whom.
    pub fn call_graph(&self) -> &CallGraph {
        self.call_graph.get_or_init(|| CallGraph::new(&self.program, self.entry))
    }

    /// Dominator tree of the blocks of each function.
    pub fn dominators(&self) -> &Dominators {
        self.dominators.get_or_init(|| Dominators::new(&self.program, self.cfg()))
    }

    /// Which branch sides every path from the program's entry to a block must take.
    pub fn side_dominators(&self) -> &SideDominators {
        self.side_dominators.get_or_init(|| SideDominators::new(&self.program, self.cfg(), self.call_graph()))
    }

    /// Post-dominator tree of the blocks of each function.
    pub fn post_dominators(&self) -> &PostDominators {
        self.post_dominators.get_or_init(|| PostDominators::new(&self.program, self.cfg()))
    }

    /// What depends on which branch side.
    pub fn control_dependence(&self) -> &ControlDependence {
        self.control
            .get_or_init(|| ControlDependence::new(&self.program, self.post_dominators(), self.call_graph()))
    }

    /// Natural loops.
    pub fn loops(&self) -> &Loops {
        self.loops.get_or_init(|| Loops::new(&self.program, self.cfg(), self.dominators()))
    }

    /// A new distance engine (it has buffers of its own, so it is not shared).
    pub fn distances(&self) -> Distances {
        Distances::new(&self.program, self.call_graph())
    }
}
