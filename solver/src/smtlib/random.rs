//! Random scripts over all operators, against trying every value of every symbol.
//!
//! An answer `sat` brings a model that the script itself checks; `unsat` is believed only if no assignment
//! satisfies the assertions.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::expr::ExprId;
use super::generate::{Pool, Shape};
use super::script::{Script, Verdict};
use super::sort::SortId;
use super::value::{Meaning, Model, Value};
use crate::theory::ArrayValue;
use crate::value::BvValue;

const DECLARED: &str = "(declare-const x (_ BitVec 2)) (declare-const y (_ BitVec 3)) (declare-const p Bool)
    (declare-const a (Array (_ BitVec 1) (_ BitVec 1))) (declare-const b (Array (_ BitVec 1) (_ BitVec 1)))
    (declare-fun f ((_ BitVec 1)) (_ BitVec 1))";

/// Free bits of all symbols together.
const BITS: u32 = 2 + 3 + 1 + 2 + 2 + 2;

/// The widest term: wide enough for everything to happen, narrow enough to be quick.
const WIDEST: u32 = 9;

/// The `number`th assignment.
fn model(script: &Script, mut number: u64) -> Model {
    let mut model = Model::default();
    let mut take = |bits: u32| {
        let value = number & ((1 << bits) - 1);
        number >>= bits;
        value
    };
    let bit = |v: u64| BvValue::from_u64(1, v & 1);
    for d in &script.declared {
        let decl = script.exprs.decl(*d);
        match &*decl.name {
            "x" => drop(model.constants.insert(*d, Value::Scalar(BvValue::from_u64(2, take(2))))),
            "y" => drop(model.constants.insert(*d, Value::Scalar(BvValue::from_u64(3, take(3))))),
            "p" => drop(model.constants.insert(*d, Value::truth(take(1) == 1))),
            "f" => {
                let v = take(2);
                let table = [(vec![bit(0)], bit(v)), (vec![bit(1)], bit(v >> 1))];
                model.functions.insert(*d, table.into_iter().collect());
            }
            _ => {
                let v = take(2);
                let array = ArrayValue::constant(1, bit(v)).store(bit(1), bit(v >> 1));
                let is_small = script.exprs.sorts.is_scalar(decl.sort);
                let value =
                    if is_small { Value::Scalar(BvValue::from_u64(2, v)) } else { Value::Array(array) };
                model.constants.insert(*d, value);
            }
        }
    }
    model
}

/// Expressions over the declared symbols.
fn grow(script: &mut Script, rng: &mut SmallRng, steps: usize) -> Pool {
    let shape = Shape { widest: WIDEST, widest_product: WIDEST, without: Vec::new(), recent: 14 };
    let mut pool = Pool::new(&mut script.exprs, &script.declared, shape);
    pool.grow(&mut script.exprs, &mut |n| rng.random_range(0..n), steps);
    pool
}

/// Whether some assignment satisfies all.
fn satisfiable(script: &Script, assertions: &[ExprId]) -> bool {
    (0..1 << BITS).any(|number| {
        let model = model(script, number);
        let mut meaning = Meaning::new(&script.exprs, &model);
        assertions.iter().all(|e| meaning.of(*e).holds())
    })
}

#[test]
fn random_scripts_are_answered_as_trying_everything_does() {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut answers = [0, 0];
    for round in 0..120 {
        // Both as arrays of the theory and as bit-vectors.
        let most_packed = if round % 2 == 0 { 0 } else { 512 };
        let mut script = Script::default();
        script.exprs.sorts.most_packed = most_packed;
        script.run(DECLARED.as_bytes(), &mut Vec::new()).expect("declarations are right");
        let pool = grow(&mut script, &mut rng, 60);
        let truths = pool.of_sort(SortId::BOOL);
        let asserted: Vec<ExprId> =
            (0..rng.random_range(1..7)).map(|_| truths[rng.random_range(0..truths.len())]).collect();
        let texts: Vec<String> = asserted
            .iter()
            .map(|e| {
                let text = script.exprs.show(*e);
                if rng.random_bool(0.3) {
                    format!("(assert (not {text}))")
                } else {
                    format!("(assert {text})")
                }
            })
            .collect();
        // The second half comes after a first check, goes and comes again, which must not matter.
        let (first, second) = texts.split_at(texts.len() / 2);
        let (one, two) = (first.concat(), second.concat());
        let text =
            format!("{DECLARED}{one}(check-sat)(push){two}(check-sat)(pop)(check-sat)(push){two}(check-sat)");
        let mut solved = Script::default();
        solved.exprs.sorts.most_packed = most_packed;
        solved.run(text.as_bytes(), &mut Vec::new()).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let all: Vec<ExprId> = solved.assertions.iter().map(|a| a.expr).collect();
        let expected = [&all[..first.len()], &all[..]].map(|assertions| satisfiable(&solved, assertions));
        let verdicts = expected.map(|e| if e { Verdict::Sat } else { Verdict::Unsat });
        assert_eq!(*solved.verdicts(), [verdicts, verdicts].concat(), "round {round}\n{text}");
        expected.into_iter().for_each(|e| answers[usize::from(e)] += 1);
    }
    assert!(answers[0] > 15 && answers[1] > 50, "both answers are common: {answers:?}");
}
