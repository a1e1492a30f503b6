//! The part of a corpus that covers as much as all of it.
//!
//! Every input is run concretely; what it covers are the branch sides of the user's code that it takes, and the fault it
//! ends in, if it does. A greedy set cover then takes the input that adds most, of equals the smaller one, of equals the
//! first by name, until nothing is added. Greedy is within a factor of ln n of the smallest cover; what counts as much
//! here is that it is the same every time.
//!
//! An input that is longer than what the program is given of it was not run as it is: what it covers says nothing of what lies
//! behind the cut. Such inputs are kept, all of them, and nothing else is left out because of them; so are those that were not run
//! to an end before the time was over.

use super::fit::unused;
use super::raw::{RawObject, RawTarget};
use crate::concrete::ConcreteLane;
use crate::coverage::Coverage;
use crate::filed::BugKey;
use crate::test_case::Seed;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::sync::Arc;
use symvm_frontend::program::{Program, SideId};
use symvm_solver::clock::now;
use symvm_vm::{Environment, Input, InputObject, Machine, MachineOptions, Outcome};

/// What was kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Minimized {
    /// Indices of the inputs to keep, in the order they were chosen; those that were cut come last.
    pub kept: Vec<usize>,
    /// Branch sides of the user's code that all inputs cover, and these do.
    pub covered: u32,
    /// Branch sides of the user's code.
    pub sides: u32,
    /// Distinct faults that inputs end in.
    pub faults: usize,
    /// Runs that were cut at a limit.
    pub limited: usize,
    /// Inputs for which there was no time.
    pub not_run: usize,
    /// Inputs that are longer than what the program takes, by the object.
    pub cut: BTreeMap<String, Cut>,
    /// Raw inputs that are shorter, and were run with zeros behind their end.
    pub filled: usize,
    /// Inputs with objects that the program never asked for, by the object; raw bytes that no object takes have no name.
    pub unread: BTreeMap<String, usize>,
    /// Inputs of which the program never asked for a byte, though they have some.
    pub lost: usize,
}

/// Inputs that are longer than what the program takes of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cut {
    /// So many.
    pub inputs: usize,
    /// Bytes of the longest.
    pub longest: usize,
    /// Bytes that the program takes, at most.
    pub taken: usize,
}

/// A seed with all its bytes: longer ones are cut by the run itself.
fn whole(seed: &Seed, known: &Input, target: &RawTarget) -> Input {
    match seed {
        Seed::Input(input) => input.clone(),
        Seed::Raw(bytes) => {
            let nowhere = RawObject { name: String::new(), size: 0 };
            target.lay(bytes.clone(), &target.object(known).unwrap_or(nowhere), known)
        }
    }
}

/// Chooses among `seeds`; nothing if a run was ended from outside. The machine's deadline is that of all runs together.
pub fn minimize(
    program: &Arc<Program>,
    environment: Box<dyn Environment>,
    options: &MachineOptions,
    seeds: &[(String, Seed)],
    target: &RawTarget,
) -> Option<Minimized> {
    let options = MachineOptions { record_trace: false, ..options.clone() };
    let mut lane = ConcreteLane::new(program.clone(), environment, &options);
    let mut coverage = Coverage::new(program);
    let mut faults: BTreeMap<BugKey, u32> = BTreeMap::new();
    let known = lane.run(&Input::default(), Machine::input_objects).1;
    let mut result = Minimized::default();
    let mut sets = Vec::new();
    let mut kept_anyway = Vec::new();
    let is_late = || options.deadline.get().is_some_and(|&end| now() >= end);
    for (i, (_, seed)) in seeds.iter().enumerate() {
        if is_late() {
            result.not_run += seeds.len() - i;
            kept_anyway.extend(i..seeds.len());
            sets.resize(seeds.len(), Vec::new());
            break;
        }
        let given = whole(seed, &known, target);
        let look = |machine: &Machine| {
            (machine.coverage().sides().collect::<Vec<SideId>>(), machine.input_objects())
        };
        let (outcome, (sides, used)) = lane.run(&given, look);
        let mut set: Vec<u32> = sides.iter().filter(|&&s| coverage.is_users(s)).map(|s| s.0).collect();
        if outcome.is_void() {
            set.clear();
        } else {
            coverage.add(sides.into_iter(), std::iter::empty());
        }
        for fault in BugKey::all_of(program, &outcome) {
            // Faults are numbered behind the sides.
            let next = program.sides + faults.len() as u32;
            set.push(*faults.entry(fault).or_insert(next));
        }
        match outcome {
            Outcome::Stopped if is_late() => {
                result.not_run += 1;
                kept_anyway.push(i);
                sets.push(Vec::new());
                continue;
            }
            Outcome::Stopped => return None,
            Outcome::StepLimit | Outcome::MemoryLimit => result.limited += 1,
            _ => {}
        }
        if result.note_fit(matches!(seed, Seed::Raw(_)), &given, &used) {
            kept_anyway.push(i);
            set.clear();
        }
        sets.push(set);
    }
    let sizes: Vec<_> = seeds.iter().map(|(_, seed)| seed.bytes()).collect();
    let names: Vec<_> = seeds.iter().map(|(name, _)| name.as_str()).collect();
    result.kept = cover(&sets, &sizes, &names);
    result.kept.append(&mut kept_anyway);
    result.covered = coverage.covered();
    result.sides = coverage.total();
    result.faults = faults.len();
    Some(result)
}

impl Minimized {
    /// Takes note of what a run did not take of an input, or found lacking. Answers whether the input was cut.
    fn note_fit(&mut self, is_raw: bool, given: &Input, used: &Input) -> bool {
        let mut is_cut = false;
        let left = unused(given, used);
        for object in &left {
            match object.taken {
                Some(taken) => {
                    is_cut = true;
                    let cut = self.cut.entry(object.name.clone()).or_default();
                    cut.inputs += 1;
                    cut.longest = cut.longest.max(object.given);
                    cut.taken = cut.taken.max(taken);
                }
                None => *self.unread.entry(object.name.clone()).or_insert(0) += 1,
            }
        }
        let is_short = |o: &InputObject| used.get(&o.name).is_some_and(|bytes| bytes.len() > o.bytes.len());
        self.filled += usize::from(is_raw && given.objects.iter().any(is_short));
        let unread = left.iter().filter(|o| o.taken.is_none()).count();
        let asked_for = given.objects.iter().filter(|o| !o.bytes.is_empty()).count();
        self.lost += usize::from(unread > 0 && unread == asked_for);
        is_cut
    }
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
