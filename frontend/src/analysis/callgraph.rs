//! Who calls whom. An indirect call may reach every address-taken function of compatible arity; when there is none,
//! every address-taken function.

use super::BitSet;
use crate::program::{BlockIx, FuncId, Function, Inst, Intrinsic, Program};
use hashbrown::HashMap;

/// The call graph, with the calling blocks.
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    /// Defined or external functions each block may call, ascending.
    of_block: Vec<Vec<FuncId>>,
    /// Blocks that may call each function, ascending.
    callers: Vec<Vec<BlockIx>>,
    /// Functions each function may call, ascending.
    callees: Vec<Vec<FuncId>>,
    returns: BitSet,
    roots: Vec<FuncId>,
}

impl CallGraph {
    /// The call graph of `program`, entered at `entry`, its constructors and destructors, and address-taken functions
    /// that nothing in the program calls (the environment may).
    pub fn new(program: &Program, entry: FuncId) -> Self {
        let targets = IndirectTargets::new(program);
        let functions = program.functions.len();
        let mut of_block: Vec<Vec<FuncId>> = program.blocks.iter().map(|b| b.calls.clone()).collect();
        for function in &program.functions {
            let mut block = function.blocks.start as usize;
            for inst in &function.code {
                match inst {
                    Inst::Block { block: b } => block = b.index(),
                    Inst::CallIndirect { args, .. } => {
                        of_block[block].extend(targets.of_arity(args.len));
                    }
                    Inst::Intrinsic { op: Intrinsic::BeginThread, .. } => {
                        of_block[block].extend(targets.of_arity(1));
                    }
                    _ => {}
                }
            }
        }
        let mut callers = vec![Vec::new(); functions];
        let mut callees = vec![Vec::new(); functions];
        for (b, list) in of_block.iter_mut().enumerate() {
            list.sort_unstable();
            list.dedup();
            for f in list.iter() {
                callers[f.index()].push(BlockIx(b as u32));
                callees[program.blocks[b].func.index()].push(*f);
            }
        }
        for list in &mut callees {
            list.sort_unstable();
            list.dedup();
        }
        let mut roots = vec![entry];
        roots.extend(&program.constructors);
        roots.extend(&program.destructors);
        roots.extend(
            (0..functions as u32)
                .map(FuncId)
                .filter(|f| program.functions[f.index()].address_taken && callers[f.index()].is_empty()),
        );
        roots.sort_unstable();
        roots.dedup();
        let mut graph = Self { of_block, callers, callees, returns: BitSet::new(functions), roots };
        graph.find_returning(program);
        graph
    }

    /// Least fixed point: a function may return if some path to a `ret` passes only calls that may return.
    fn find_returning(&mut self, program: &Program) {
        let mut work: Vec<FuncId> = (0..program.functions.len() as u32).map(FuncId).rev().collect();
        while let Some(f) = work.pop() {
            if self.returns.contains(f.index()) || !self.can_return(program, f) {
                continue;
            }
            self.returns.insert(f.index());
            work.extend(self.callers[f.index()].iter().map(|b| program.blocks[b.index()].func));
        }
    }

    fn can_return(&self, program: &Program, f: FuncId) -> bool {
        let function = &program.functions[f.index()];
        if function.noreturn {
            return false;
        }
        if function.is_external() {
            return true;
        }
        let first = function.blocks.start;
        let mut seen = BitSet::new(function.blocks.len as usize);
        seen.insert(0);
        let mut stack = vec![BlockIx(first)];
        while let Some(b) = stack.pop() {
            let info = &program.blocks[b.index()];
            let passes = self.passes(program, b);
            if passes && is_return(program, function, b) {
                return true;
            }
            let onward = if passes { info.onward() } else { &[] };
            for s in onward.iter().copied().chain(info.landing()) {
                if seen.insert((s.0 - first) as usize) {
                    stack.push(s);
                }
            }
        }
        false
    }

    /// May control get past the calls of a block? (Each direct call must be able to return; of indirect ones, any target.)
    pub fn passes(&self, program: &Program, block: BlockIx) -> bool {
        let direct = &program.blocks[block.index()];
        direct.calls.iter().all(|f| self.returns.contains(f.index()))
            && (!direct.calls_indirect
                || self.of_block[block.index()].is_empty()
                || self.of_block[block.index()].iter().any(|f| self.returns.contains(f.index())))
    }

    /// Functions that a block may call, ascending.
    pub fn calls_of(&self, block: BlockIx) -> &[FuncId] {
        &self.of_block[block.index()]
    }

    /// Blocks that may call a function, ascending.
    pub fn callers(&self, function: FuncId) -> &[BlockIx] {
        &self.callers[function.index()]
    }

    /// Functions that a function may call, ascending.
    pub fn callees(&self, function: FuncId) -> &[FuncId] {
        &self.callees[function.index()]
    }

    /// All functions, each behind those it calls but for recursion; and the place of each in that order.
    pub(super) fn callees_first(&self) -> (Vec<FuncId>, Vec<u32>) {
        const NEW: u32 = u32::MAX;
        let mut place = vec![NEW; self.callees.len()];
        let mut order = Vec::with_capacity(place.len());
        for first in (0..place.len() as u32).map(FuncId) {
            let mut stack = vec![(first, 0)];
            while let Some((f, next)) = stack.pop() {
                if next == 0 && std::mem::replace(&mut place[f.index()], 0) != NEW {
                    continue;
                }
                match self.callees[f.index()].get(next) {
                    Some(&callee) => stack.extend([(f, next + 1), (callee, 0)]),
                    None => order.push(f),
                }
            }
        }
        for (i, f) in order.iter().enumerate() {
            place[f.index()] = i as u32;
        }
        (order, place)
    }

    /// May the function return to its caller?
    pub fn may_return(&self, function: FuncId) -> bool {
        self.returns.contains(function.index())
    }

    /// Functions that control enters from outside the program.
    pub fn roots(&self) -> &[FuncId] {
        &self.roots
    }

    /// Functions reachable from `from` by calls, itself included.
    pub fn reachable_from(&self, from: &[FuncId]) -> BitSet {
        let mut seen = BitSet::new(self.callees.len());
        let mut stack: Vec<FuncId> = from.to_vec();
        while let Some(f) = stack.pop() {
            if seen.insert(f.index()) {
                stack.extend(&self.callees[f.index()]);
            }
        }
        seen
    }
}

/// Does the block end in `ret`? (Its code runs to the first control transfer.)
pub(super) fn is_return(program: &Program, function: &Function, block: BlockIx) -> bool {
    let info = &program.blocks[block.index()];
    info.succs.is_empty()
        && function.code[info.pc.index()..]
            .iter()
            .find(|i| {
                matches!(
                    i,
                    Inst::Ret { .. }
                        | Inst::Unreachable
                        | Inst::Jump { .. }
                        | Inst::Branch { .. }
                        | Inst::Switch { .. }
                        | Inst::IndirectJump { .. }
                )
            })
            .is_some_and(|i| matches!(i, Inst::Ret { .. }))
}

/// Address-taken functions by arity.
struct IndirectTargets {
    all: Vec<FuncId>,
    by_arity: HashMap<u32, Vec<FuncId>>,
    variadic: Vec<(u32, FuncId)>,
}

impl IndirectTargets {
    fn new(program: &Program) -> Self {
        let mut targets = Self { all: Vec::new(), by_arity: HashMap::new(), variadic: Vec::new() };
        for (i, function) in program.functions.iter().enumerate() {
            if !function.address_taken {
                continue;
            }
            let id = FuncId(i as u32);
            let arity = function.params.len() as u32;
            targets.all.push(id);
            if function.variadic {
                targets.variadic.push((arity, id));
            } else {
                targets.by_arity.entry(arity).or_default().push(id);
            }
        }
        targets
    }

    fn of_arity(&self, arity: u32) -> Vec<FuncId> {
        let mut list = self.by_arity.get(&arity).cloned().unwrap_or_default();
        list.extend(self.variadic.iter().filter(|(n, _)| *n <= arity).map(|(_, f)| *f));
        if list.is_empty() { self.all.clone() } else { list }
    }
}
