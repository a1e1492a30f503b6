//! rustsat's traits, one after the other, each a thin call of what `solver` does.

use cadical_sys::Status;
use rustsat::solvers::{
    ControlSignal, FreezeVar, GetInternalStats, Interrupt, LimitConflicts, LimitDecisions, PhaseLit,
    Propagate, PropagateResult, Solve, SolveIncremental, SolveStats, SolverResult, SolverState, SolverStats,
    Terminate,
};
use rustsat::types::{Cl, Clause, Lit, TernaryVal, Var};
use std::sync::Arc;

use crate::solver::CaDiCaL;
use crate::watch::Interrupter;

impl Solve for CaDiCaL {
    fn signature(&self) -> &'static str {
        "CaDiCaL 3.0.1"
    }

    fn solve(&mut self) -> anyhow::Result<SolverResult> {
        Ok(self.search(&[])?)
    }

    fn lit_val(&self, lit: Lit) -> anyhow::Result<TernaryVal> {
        self.require(SolverState::Sat)?;
        if self.max_var.is_none_or(|max| lit.var() > max) {
            return Ok(TernaryVal::DontCare);
        }
        let number = lit.to_ipasir();
        // CaDiCaL answers with the literal that is true, of the two.
        Ok(if self.raw.borrow_mut().val(number) == number { TernaryVal::True } else { TernaryVal::False })
    }

    fn add_clause_ref<C>(&mut self, clause: &C) -> anyhow::Result<()>
    where
        C: AsRef<Cl> + ?Sized,
    {
        let clause: &Cl = clause.as_ref();
        Ok(self.add(clause.as_ref())?)
    }

    fn add_unit(&mut self, lit: Lit) -> anyhow::Result<()> {
        Ok(self.add(&[lit])?)
    }

    fn add_binary(&mut self, lit1: Lit, lit2: Lit) -> anyhow::Result<()> {
        Ok(self.add(&[lit1, lit2])?)
    }

    fn add_ternary(&mut self, lit1: Lit, lit2: Lit, lit3: Lit) -> anyhow::Result<()> {
        Ok(self.add(&[lit1, lit2, lit3])?)
    }
}

impl SolveIncremental for CaDiCaL {
    fn solve_assumps(&mut self, assumps: &[Lit]) -> anyhow::Result<SolverResult> {
        Ok(self.search(assumps)?)
    }

    fn core(&mut self) -> anyhow::Result<Vec<Lit>> {
        Ok(self.failed_assumptions()?)
    }
}

impl Extend<Clause> for CaDiCaL {
    fn extend<T: IntoIterator<Item = Clause>>(&mut self, clauses: T) {
        for clause in clauses {
            self.add(clause.as_ref()).expect("rustsat documents that extending panics where adding fails");
        }
    }
}

impl<'a> Extend<&'a Clause> for CaDiCaL {
    fn extend<T: IntoIterator<Item = &'a Clause>>(&mut self, clauses: T) {
        for clause in clauses {
            self.add(clause.as_ref()).expect("rustsat documents that extending panics where adding fails");
        }
    }
}

impl SolveStats for CaDiCaL {
    fn stats(&self) -> SolverStats {
        let counts = &self.counts;
        SolverStats {
            n_sat: counts.sat,
            n_unsat: counts.unsat,
            n_terminated: counts.stopped,
            n_clauses: counts.clauses,
            max_var: self.max_var,
            #[allow(clippy::cast_precision_loss, reason = "rustsat reports the average as f32")]
            avg_clause_len: counts.literals as f32 / counts.clauses.max(1) as f32,
            cpu_solve_time: counts.time,
        }
    }
}

impl Terminate<'static> for CaDiCaL {
    fn attach_terminator<CB>(&mut self, cb: CB)
    where
        CB: FnMut() -> ControlSignal + 'static,
    {
        *self.watch.callback.borrow_mut() = Some(Box::new(cb));
    }

    fn detach_terminator(&mut self) {
        *self.watch.callback.borrow_mut() = None;
    }
}

impl Interrupt for CaDiCaL {
    type Interrupter = Interrupter;

    fn interrupter(&mut self) -> Interrupter {
        Interrupter(Arc::clone(&self.watch.interrupt))
    }
}

impl LimitConflicts for CaDiCaL {
    fn limit_conflicts(&mut self, limit: Option<u32>) -> anyhow::Result<()> {
        self.conflict_limit = limit;
        Ok(())
    }
}

impl LimitDecisions for CaDiCaL {
    fn limit_decisions(&mut self, limit: Option<u32>) -> anyhow::Result<()> {
        self.decision_limit = limit;
        Ok(())
    }
}

impl PhaseLit for CaDiCaL {
    fn phase_lit(&mut self, lit: Lit) -> anyhow::Result<()> {
        let number = self.import(lit)?;
        self.raw.get_mut().phase(number);
        self.leave_answer();
        Ok(())
    }

    fn unphase_var(&mut self, var: Var) -> anyhow::Result<()> {
        let number = self.import(var.pos_lit())?;
        self.raw.get_mut().unphase(number);
        self.leave_answer();
        Ok(())
    }
}

impl FreezeVar for CaDiCaL {
    fn freeze_var(&mut self, var: Var) -> anyhow::Result<()> {
        let number = self.import(var.pos_lit())?;
        self.raw.get_mut().freeze(number);
        self.leave_answer();
        Ok(())
    }

    fn melt_var(&mut self, var: Var) -> anyhow::Result<()> {
        if self.is_frozen(var)? {
            self.raw.get_mut().melt(var.pos_lit().to_ipasir());
        }
        Ok(())
    }

    fn is_frozen(&mut self, var: Var) -> anyhow::Result<bool> {
        Ok(self.max_var.is_some_and(|max| var <= max) && self.raw.get_mut().frozen(var.pos_lit().to_ipasir()))
    }
}

impl Propagate for CaDiCaL {
    fn propagate(&mut self, assumps: &[Lit], _phase_saving: bool) -> anyhow::Result<PropagateResult> {
        self.assume(assumps)?;
        let raw = self.raw.get_mut();
        let status = raw.propagate();
        let propagated = if status == Status::UNSATISFIABLE {
            Vec::new()
        } else {
            raw.implied()
                .into_iter()
                .filter_map(|number| Lit::from_ipasir(number).ok())
                .filter(|lit| !assumps.contains(lit))
                .collect()
        };
        // The assumptions of this call would be mistaken for those of a search by `core`.
        raw.reset_assumptions();
        self.leave_answer();
        Ok(PropagateResult { propagated, conflict: status == Status::UNSATISFIABLE })
    }
}

impl GetInternalStats for CaDiCaL {
    fn propagations(&self) -> usize {
        self.internal("propagations")
    }

    fn decisions(&self) -> usize {
        self.internal("decisions")
    }

    fn conflicts(&self) -> usize {
        self.internal("conflicts")
    }
}

impl CaDiCaL {
    fn internal(&self, name: &str) -> usize {
        usize::try_from(self.raw.borrow().get_statistic_value(name)).unwrap_or(0)
    }
}
