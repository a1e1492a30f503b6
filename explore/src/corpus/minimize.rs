//! The part of a corpus that covers as much as all of it.
//!
//! Every input is run concretely; what it covers are the branch sides of the user's code that it takes, and the fault it
//! ends in, if it does. A greedy set cover then takes the input that adds most, of equals the smaller one, of equals the
//! first by name, until nothing is added. Greedy is within a factor of ln n of the smallest cover; what counts as much
//! here is that it is the same every time.

use super::raw::RawObject;
use crate::concrete::ConcreteLane;
use crate::coverage::Coverage;
use crate::report::user_location;
use crate::test_case::Seed;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::sync::Arc;
use symvm_frontend::program::{LocId, Program, SideId};
use symvm_vm::{Environment, FaultKind, Input, Machine, MachineOptions, Outcome};

/// What was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Minimized {
    /// Indices of the inputs to keep, in the order they were chosen.
    pub kept: Vec<usize>,
    /// Branch sides of the user's code that all inputs cover, and these do.
    pub covered: u32,
    /// Branch sides of the user's code.
    pub sides: u32,
    /// Distinct faults that inputs end in.
    pub faults: usize,
    /// Runs that were cut at a limit.
    pub cut: usize,
}

/// Chooses among `seeds`; nothing if a run was ended from outside.
pub fn minimize(
    program: &Arc<Program>,
    environment: Box<dyn Environment>,
    options: &MachineOptions,
    seeds: &[(String, Seed)],
    raw: Option<&RawObject>,
) -> Option<Minimized> {
    let options = MachineOptions { record_trace: false, ..options.clone() };
    let mut lane = ConcreteLane::new(program.clone(), environment, &options);
    let mut coverage = Coverage::new(program);
    let mut faults: BTreeMap<(FaultKind, LocId), u32> = BTreeMap::new();
    let known = lane.run(&Input::default(), Machine::input_objects).1;
    let mut cut = 0;
    let mut sets = Vec::new();
    for (_, seed) in seeds {
        let sides = |machine: &Machine| machine.coverage().sides().collect::<Vec<SideId>>();
        let (outcome, sides) = lane.run(&seed.clone().into_input(&known, raw), sides);
        let mut set: Vec<u32> = sides.iter().filter(|&&s| coverage.is_users(s)).map(|s| s.0).collect();
        coverage.add(sides.into_iter(), std::iter::empty());
        match outcome {
            Outcome::Finding(f) => {
                // Faults are numbered behind the sides.
                let next = program.sides + faults.len() as u32;
                set.push(*faults.entry((f.kind, user_location(program, &f))).or_insert(next));
            }
            Outcome::Stopped => return None,
            Outcome::StepLimit | Outcome::MemoryLimit => cut += 1,
            _ => {}
        }
        sets.push(set);
    }
    let sizes: Vec<_> = seeds.iter().map(|(_, seed)| seed.bytes()).collect();
    let names: Vec<_> = seeds.iter().map(|(name, _)| name.as_str()).collect();
    Some(Minimized {
        kept: cover(&sets, &sizes, &names),
        covered: coverage.covered(),
        sides: coverage.total(),
        faults: faults.len(),
        cut,
    })
}

/// The greedy cover: indices of sets, those that add most first; `sizes` and `names` tell equals apart.
pub fn cover(sets: &[Vec<u32>], sizes: &[usize], names: &[&str]) -> Vec<usize> {
    let universe = sets.iter().flatten().max().map_or(0, |&m| m as usize + 1);
    let mut covered = vec![false; universe];
    let order = |i: usize, gain: usize| (gain, Reverse((sizes[i], names[i])), Reverse(i));
    let mut heap: BinaryHeap<_> = (0..sets.len()).map(|i| order(i, sets[i].len())).collect();
    let mut kept = Vec::new();
    while let Some((claimed, _, Reverse(i))) = heap.pop() {
        // What an input adds only shrinks: one that still adds as much as it claims adds most.
        let gain = sets[i].iter().filter(|&&s| !covered[s as usize]).count();
        if gain == claimed && gain > 0 {
            sets[i].iter().for_each(|&s| covered[s as usize] = true);
            kept.push(i);
        } else if gain > 0 {
            heap.push(order(i, gain));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cover_is_greedy_small_first_and_complete() {
        let sets = [vec![0, 1], vec![0, 1, 2], vec![2, 3], vec![0, 1, 2], vec![4], vec![]];
        let names = ["a", "b", "c", "d", "e", "f"];
        // b and d add the same; d is smaller.
        assert_eq!(cover(&sets, &[1, 9, 1, 5, 1, 0], &names), [3, 2, 4]);
        // Of the same size: by name, wherever they stand.
        assert_eq!(cover(&sets, &[1, 5, 1, 5, 1, 0], &["a", "z", "c", "d", "e", "f"]), [3, 2, 4]);
        assert!(cover(&[vec![], vec![]], &[1, 1], &["a", "b"]).is_empty());
        assert!(cover(&[], &[], &[]).is_empty());
    }
}
