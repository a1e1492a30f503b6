//! Lowering looked at by evaluation: what a script says, and what became of it as terms, under random
//! interpretations.
//!
//! The reference evaluator follows SMT-LIB's definitions and shares nothing with lowering and rewriting, so
//! that an error in these shows here; proofs begin behind them.

use super::expr::ExprId;
use super::lower::{Lowered, Target, scalar_width, shape};
use super::script::Script;
use super::value::{Meaning, Model, Value};
use crate::audit::{SAMPLES, Sampler};
use crate::proof::CertificateError;
use crate::theory::{FunctionId, TheoryModel, complete};
use crate::{Assignment, Evaluator, TermId};

/// Entries of a function's table.
const ENTRIES: u64 = 6;

/// Compares assertions and assumptions with their terms. That none of the interpretations satisfies them is
/// for the caller's audit.
pub(crate) fn lowering(script: &mut Script, assuming: &[ExprId]) -> Result<(), CertificateError> {
    let all: Vec<ExprId> =
        script.assertions.iter().map(|assertion| assertion.expr).chain(assuming.iter().copied()).collect();
    let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
    let terms: Vec<TermId> =
        all.iter().map(|e| script.lowering.term(&script.exprs, &mut target, *e)).collect();
    let mut evaluator = Evaluator::new();
    for number in 0..SAMPLES {
        let model = interpretation(script, number);
        let (mut values, extension) = as_terms(script, &model);
        complete(&script.terms, &script.theory, &mut values, &extension, &terms, &[]);
        let mut meaning = Meaning::new(&script.exprs, &model);
        evaluator.begin();
        for (e, t) in all.iter().zip(&terms) {
            if meaning.of(*e).holds() != evaluator.holds(&script.terms, &values, *t) {
                return Err(CertificateError::Lowering(*t));
            }
        }
    }
    Ok(())
}

/// Values for all declared symbols.
fn interpretation(script: &Script, number: u64) -> Model {
    let mut sampler = Sampler::new(number);
    let mut model = Model::default();
    let sorts = &script.exprs.sorts;
    for &d in &script.declared {
        let decl = script.exprs.decl(d);
        if !decl.parameters.is_empty() {
            let table = model.functions.entry(d).or_default();
            for _ in 0..ENTRIES {
                let key =
                    decl.parameters.iter().map(|sort| sampler.value(scalar_width(sorts, *sort))).collect();
                table.insert(key, sampler.value(scalar_width(sorts, decl.sort)));
            }
            continue;
        }
        let value = match shape(sorts, decl.sort) {
            Some(shape) => Value::Array(sampler.array(shape.index, shape.element)),
            None => Value::Scalar(sampler.value(scalar_width(sorts, decl.sort))),
        };
        model.constants.insert(d, value);
    }
    model
}

/// The same as values of terms.
fn as_terms(script: &mut Script, model: &Model) -> (Assignment, TheoryModel) {
    let (mut values, mut extension) = (Assignment::new(), TheoryModel::default());
    for i in 0..script.declared.len() {
        let d = script.declared[i];
        if let Some(table) = model.functions.get(&d) {
            extension.functions.insert(FunctionId(d.0), table.clone());
        }
        let Ok(e) = script.exprs.apply_decl(d, &[]) else { continue };
        let mut target = Target { terms: &mut script.terms, theory: &mut script.theory };
        match (script.lowering.lower(&script.exprs, &mut target, e), model.constants.get(&d)) {
            (Lowered::Term(t), Some(Value::Scalar(value))) => {
                if let Some(symbol) = script.terms.symbol_of(t) {
                    values.set_wide(symbol, value);
                }
            }
            (Lowered::Array(_), Some(Value::Array(value))) => {
                extension.arrays.insert(d.0, value.clone());
            }
            _ => {}
        }
    }
    (values, extension)
}
