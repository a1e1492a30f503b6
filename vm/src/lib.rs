//! The machine that runs a program concretely and symbolically at once.
//!
//! ```text
//!            Input ──▶ Machine ──▶ Outcome            a path from its start (or from a Snapshot) to its end
//!                      │  │  ▲
//!       Decision ◀─────┘  │  └── Environment            externals, through the services of Context
//!       (to the Sink)     ▼
//!                      Trace, Coverage, Losses          what the path did
//! ```
//!
//! Read first: [`Machine`], [`Decision`] and [`Sink`], [`Environment`] and [`Context`].

mod chain;
mod checks;
mod coded;
mod context;
mod coverage;
mod decision;
mod environment;
mod exec;
mod fast;
pub mod fault;
mod fingerprint;
pub mod float;
pub mod fnv;
mod frames;
pub mod input;
mod leak;
mod losses;
mod machine;
pub mod memory;
mod objects;
mod options;
mod outcome;
mod prepare;
mod recording;
mod shadow;
mod snapshot;
mod state;
mod trace;
pub mod wide;
mod windows;

pub use checks::{Check, Checks};
pub use context::{Context, REMARK, Served};
pub use coverage::Coverage;
pub use decision::{Decision, DecisionKind, Flow, IgnoreDecisions, Lost, Sink};
pub use environment::{EmptyEnvironment, Environment, ExternId, Reply, Trap, Value};
pub use fault::{FaultKind, ObjectDesc, ObjectKind};
pub use input::{Input, InputObject, ObjectNames, first_name};
pub use losses::Loss;
pub use machine::{Machine, Retired};
pub use memory::HeapLayout;
pub use objects::Among;
pub use options::{InputDefaults, MachineOptions};
pub use outcome::{Finding, Outcome, StackEntry, ThreadStack, Unsupported};
pub use prepare::prepare;
pub use recording::{Guard, Location, LocationNames, Recorded, Vocabulary};
pub use snapshot::Snapshot;
pub use trace::Trace;
