//! Undefined constants that are merely carried: a phi that has no value on one way, and every use of it on others, is what
//! optimisers make of a variable that is set in a loop.
//!
//! Each scalar phi or select that may hold such a constant, itself or by another of them, has a register beside its own, its
//! *mark*: 1 where what it holds is undefined. Marks are copied on the edges with the values, and chosen with them, so they are
//! exact on each path. Only what does anything else with such a value uses it; before that stands an [`Intrinsic::Undefined`]
//! with the mark, which says so in the ledger ([`super::undefined`]) unless the mark is 0.

use super::function::FunctionLowering;
use super::undefined;
use crate::ir::{self, InstKind, Operand, TypeId, TypedOperand, ValueId};
use crate::program::{Inst, Intrinsic, Opnd, Reg};
use crate::walk::Visit;
use hashbrown::{HashMap, HashSet};

/// What a value may have been carried from.
#[derive(Default)]
struct Source {
    values: Vec<ValueId>,
    undefined: bool,
    /// It is the same value under another name, and has the same mark.
    renamed: bool,
}

/// The values that an instruction mentions.
#[derive(Default)]
struct Mentioned(Vec<ValueId>);

impl Visit for Mentioned {
    fn value(&mut self, id: &mut ValueId) {
        self.0.push(*id);
    }
}

/// The instruction takes something undefined where it may be carried on.
fn begins(inst: &ir::Inst) -> bool {
    let is_undefined =
        |operand: &Operand| matches!(operand, Operand::Const(value) if undefined::is_undefined(value));
    match &inst.kind {
        InstKind::Phi(incoming) => incoming.iter().any(|(operand, _)| is_undefined(operand)),
        InstKind::Select(_, lhs, rhs) => is_undefined(&lhs.value) || is_undefined(&rhs.value),
        _ => false,
    }
}

impl FunctionLowering<'_, '_> {
    /// Gives a mark to every value that may carry something undefined.
    pub fn assign_marks(&mut self) {
        let body = self.body;
        let insts = body.blocks.iter().flat_map(|block| &block.insts);
        // Most functions, and all that was not optimised, need no marks.
        if self.out.library || !insts.clone().any(begins) {
            return;
        }
        let sources: Vec<(ValueId, Source)> =
            insts.filter_map(|inst| Some((inst.result?, self.source(inst)?))).collect();
        let mut users: HashMap<ValueId, Vec<ValueId>> = HashMap::new();
        for (value, source) in &sources {
            source.values.iter().for_each(|of| users.entry(*of).or_default().push(*value));
        }
        let mut carries: HashSet<ValueId> = HashSet::new();
        let mut new: Vec<ValueId> = sources.iter().filter(|(_, s)| s.undefined).map(|(v, _)| *v).collect();
        while let Some(value) = new.pop() {
            if carries.insert(value) {
                new.extend(users.get(&value).into_iter().flatten());
            }
        }
        for (value, _) in sources.iter().filter(|(value, source)| !source.renamed && carries.contains(value))
        {
            self.marks.insert(*value, Reg(self.out.regs));
            self.out.regs += 1;
        }
        let names: HashMap<ValueId, ValueId> = sources
            .iter()
            .filter(|(_, s)| s.renamed)
            .filter_map(|(v, s)| Some((*v, *s.values.first()?)))
            .collect();
        for (value, _) in sources.iter().filter(|(value, source)| source.renamed && carries.contains(value)) {
            // Names may go round in unreachable code.
            let mut chain =
                std::iter::successors(Some(*value), |of| names.get(of).copied()).take(names.len() + 1);
            if let Some(mark) = chain.find_map(|of| self.marks.get(&of).copied()) {
                self.marks.insert(*value, mark);
            }
        }
    }

    /// Where the value of a phi, a select or a renaming may come from; nothing for other instructions.
    fn source(&mut self, inst: &ir::Inst) -> Option<Source> {
        let result = inst.result?;
        // Of whatever type: an element of a vector may be what a phi holds under another name.
        if let Some(of) = self.renamed_from(result, inst) {
            return Some(Source { values: vec![of], undefined: false, renamed: true });
        }
        self.scalar(inst.ty).ok()?;
        let mut source = Source::default();
        let mut add = |ty: TypeId, operand: &Operand| match operand {
            Operand::Value(of) => source.values.push(*of),
            operand => source.undefined |= self.is_undefined(ty, operand),
        };
        match &inst.kind {
            InstKind::Phi(incoming) => incoming.iter().for_each(|(operand, _)| add(inst.ty, operand)),
            InstKind::Select(_, lhs, rhs) => [lhs, rhs].iter().for_each(|side| add(side.ty, &side.value)),
            _ => return None,
        }
        Some(source)
    }

    /// The mark of what an operand holds; a constant where that is known.
    pub fn mark_of(&mut self, ty: TypeId, operand: &Operand) -> Opnd {
        let mark = match operand {
            Operand::Value(value) => self.marks.get(value).copied(),
            _ => None,
        };
        mark.map_or_else(|| self.word(u64::from(self.is_undefined(ty, operand))), Opnd::reg)
    }

    /// The instruction carries what is undefined on, and is no use of it.
    pub fn carries(&self, inst: &ir::Inst) -> bool {
        inst.result.is_some_and(|result| self.marks.contains_key(&result))
    }

    /// Before an instruction: it uses what its operands carry.
    pub fn use_marks(&mut self, inst: &ir::Inst) {
        if self.marks.is_empty() {
            return;
        }
        let mut mentioned = Mentioned::default();
        // The visitor is one that renumbers.
        match &inst.kind {
            InstKind::Phi(_) => {}
            InstKind::Select(cond, ..) if self.carries(inst) => mentioned.typed_operand(&mut cond.clone()),
            InstKind::Call(call) => {
                let dead = self.dead_arguments(call);
                mentioned.operand(&mut call.callee.clone());
                for (i, (arg, _)) in call.args.iter().enumerate() {
                    if dead.get(i) != Some(&true) {
                        mentioned.typed_operand(&mut arg.clone());
                    }
                }
            }
            _ => mentioned.inst(&mut inst.clone()),
        }
        let mut marks: Vec<Reg> =
            mentioned.0.iter().filter_map(|value| self.marks.get(value).copied()).collect();
        marks.sort_unstable();
        marks.dedup();
        for mark in marks {
            let dst = self.temp(1);
            self.machine(Intrinsic::Undefined, &[(Opnd::reg(mark), 1)], dst);
        }
    }

    /// Behind a select: its mark is that of the side it took.
    pub fn select_mark(
        &mut self,
        inst: &ir::Inst,
        cond: &TypedOperand,
        lhs: &TypedOperand,
        rhs: &TypedOperand,
    ) -> super::Res {
        let Some(&dst) = inst.result.as_ref().and_then(|result| self.marks.get(result)) else {
            return Ok(());
        };
        let (lhs, rhs) = (self.mark_of(lhs.ty, &lhs.value), self.mark_of(rhs.ty, &rhs.value));
        let cond = self.operand(cond.ty, &cond.value)?;
        self.emit(Inst::Select { width: 1, dst, cond, lhs, rhs });
        Ok(())
    }
}
