//! What a path wrote, for who watches.
//!
//! A machine keeps what was written in the path's past; text of symbolic numbers is of the input that came there first. A path
//! that branches off has another input, and so runs once more for its text, concretely.

use crate::concrete::ConcreteLane;
use symvm_vm::{HeapLayout, Input, Machine, Outcome, REMARK};

/// Pieces by descriptor, in order.
pub(super) type Written = Vec<(u32, Vec<u8>)>;

fn written(machine: &Machine) -> Written {
    machine.output().map(|(fd, bytes)| (fd, bytes.to_vec())).collect()
}

/// What the machine wrote; `lane`, if output is kept and the machine's past is another input's, runs the input.
pub(super) fn output(
    machine: &Machine,
    lane: Option<&mut ConcreteLane>,
    outcome: &Outcome,
    input: &Input,
) -> Written {
    let own = written(machine);
    let has_end = !matches!(
        outcome,
        Outcome::MemoryLimit | Outcome::StepLimit | Outcome::Stopped | Outcome::Paused | Outcome::Subsumed
    );
    let Some(lane) = lane.filter(|_| has_end && own.iter().any(|(fd, _)| *fd != REMARK)) else { return own };
    let layout: HeapLayout = machine.heap_layout();
    let (_, mut shown) = lane.run_as(input, &layout, written);
    // Remarks may be about terms, of which there are none there.
    let mut remarks = own.into_iter().filter(|(fd, _)| *fd == REMARK);
    for piece in shown.iter_mut().filter(|(fd, _)| *fd == REMARK) {
        if let Some(remark) = remarks.next() {
            *piece = remark;
        }
    }
    shown
}
