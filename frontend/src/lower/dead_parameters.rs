//! Parameters that a function does nothing with. LLVM's dead-argument elimination passes `poison` for them where it must keep
//! the prototype, as of functions with variable arguments: nothing depends on such an argument, so it is no use of what is
//! undefined ([`super::undefined`]).

use super::function::FunctionLowering;
use crate::ir::{self, Body, SymbolKind, ValueId};
use crate::walk::Visit;
use std::rc::Rc;

/// Which of the parameters are mentioned. (Results have higher numbers than all of them; what only debug information
/// mentions is no use.)
struct Mentioned(Vec<bool>);

impl Visit for Mentioned {
    fn value(&mut self, id: &mut ValueId) {
        if let Some(mentioned) = self.0.get_mut(id.0 as usize) {
            *mentioned = true;
        }
    }
}

fn dead(parameters: usize, body: &Body) -> Rc<[bool]> {
    let mut mentioned = Mentioned(vec![false; parameters]);
    for inst in body.blocks.iter().flat_map(|block| &block.insts) {
        // The visitor is one that renumbers.
        mentioned.inst(&mut inst.clone());
    }
    mentioned.0.iter().map(|mentioned| !mentioned).collect()
}

impl FunctionLowering<'_, '_> {
    /// Which arguments of a call go to parameters that the callee does nothing with; those beyond the end do not.
    ///
    /// That is known only where the callee is, and where both sides agree about its prototype: else arguments do not find
    /// their parameters by their numbers. What symvm's library leaves aside another C library may look at.
    pub fn dead_arguments(&mut self, call: &ir::Call) -> Rc<[bool]> {
        let nothing = || Rc::from([]);
        let Some(callee) = self.direct_callee(&call.callee) else { return nothing() };
        let symbol = &self.cx.constants.module.symbols[callee.0 as usize];
        let SymbolKind::Function(function) = &symbol.kind else { return nothing() };
        let (Some(body), false) = (&function.body, symbol.library) else { return nothing() };
        let numbers_fit = match function.variadic {
            true => call.args.len() >= function.params.len(),
            false => call.args.len() == function.params.len(),
        };
        // An argument by value is copied, whether or not the copy is used.
        let fits = |((arg, here), (ty, there)): (&(ir::TypedOperand, ir::ParamAttrs), &_)| {
            let there: &ir::ParamAttrs = there;
            arg.ty == *ty && here.byval.is_none() && there.byval.is_none()
        };
        if !numbers_fit || !call.args.iter().zip(&function.params).all(fits) {
            return nothing();
        }
        let known = self.cx.dead_parameters.entry(callee);
        known.or_insert_with(|| dead(function.params.len(), body)).clone()
    }
}
