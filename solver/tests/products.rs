//! What follows from products and quotients without their circuits: with few conflicts, and each refutation certified.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use symvm_solver::smtlib::Script;
use symvm_solver::{Answer, Solver, SolverConfig, TermId, Terms};

const CONFLICTS: u32 = 4_000;

/// Premises and a conclusion, which is refuted when denied; without the last premise it is not.
fn follows(build: impl Fn(&mut Terms) -> (Vec<TermId>, TermId)) {
    for certify in [false, true] {
        let mut terms = Terms::new();
        let (mut premises, conclusion) = build(&mut terms);
        let denied = terms.not(conclusion);
        let config = SolverConfig { certify, max_conflicts: Some(CONFLICTS), ..SolverConfig::default() };
        let mut solver = Solver::new(config);
        let answer = solver.check(&mut terms, &premises, denied, None);
        assert!(solver.rejected().is_none(), "{:?}", solver.rejected());
        assert_eq!(answer, Answer::Unsat);
        premises.pop();
        let mut solver = Solver::default();
        assert!(
            solver.check(&mut terms, &premises, denied, None).is_sat(),
            "the last premise was not needed"
        );
    }
}

fn positive(terms: &mut Terms, t: TermId) -> TermId {
    let zero = terms.constant(terms.width(t), 0);
    terms.slt(zero, t)
}

#[test]
fn an_index_is_within_its_matrix() {
    for width in [32, 64] {
        follows(|terms| {
            let [i, j, rows, columns] = ["i", "j", "rows", "columns"].map(|name| terms.symbol(name, width));
            let most = terms.constant(width, 1000);
            let small = [rows, columns].map(|t| terms.ule(t, most));
            let (row, column) = (terms.ult(i, rows), terms.ult(j, columns));
            let (start, size) = (terms.mul(i, columns), terms.mul(rows, columns));
            let index = terms.add(start, j);
            (vec![small[0], small[1], row, column], terms.ult(index, size))
        });
    }
}

#[test]
fn a_product_that_a_quotient_guards_can_be_divided_back() {
    follows(|terms| {
        let [n, size] = ["n", "size"].map(|name| terms.symbol(name, 64));
        let (most, zero) = (terms.constant(64, u64::MAX), terms.constant(64, 0));
        let (some, limit) = (terms.ne(size, zero), terms.udiv(most, size));
        let guard = terms.ule(n, limit);
        let product = terms.mul(n, size);
        let (back, rest) = (terms.udiv(product, size), terms.urem(product, size));
        let (same, nothing) = (terms.eq(back, n), terms.eq(rest, zero));
        (vec![some, guard], terms.and(same, nothing))
    });
    // Signed: magnitudes are divided.
    follows(|terms| {
        let [n, size] = ["n", "size"].map(|name| terms.symbol(name, 32));
        let most = terms.constant(32, i32::MAX as u64);
        let (some, many) = (positive(terms, size), positive(terms, n));
        let limit = terms.sdiv(most, size);
        let guard = terms.sle(n, limit);
        let product = terms.mul(n, size);
        let back = terms.sdiv(product, size);
        let (same, grows) = (terms.eq(back, n), terms.sle(n, product));
        (vec![some, many, guard], terms.and(same, grows))
    });
}

#[test]
fn chunks_are_within_what_was_divided() {
    follows(|terms| {
        let [i, size, length] = ["i", "size", "length"].map(|name| terms.symbol(name, 64));
        let zero = terms.constant(64, 0);
        let (some, count) = (terms.ne(size, zero), terms.udiv(length, size));
        let before = terms.ult(i, count);
        let (start, all) = (terms.mul(i, size), terms.mul(count, size));
        let (left, rest) = (terms.sub(length, start), terms.sub(length, all));
        let (fits, begins) = (terms.uge(left, size), terms.ult(start, length));
        let (within, less) = (terms.ule(all, length), terms.ult(rest, size));
        let (chunk, end) = (terms.and(fits, begins), terms.and(within, less));
        (vec![some, before], terms.and(chunk, end))
    });
}

#[test]
fn scripts_need_no_circuits_for_it() {
    let text = "(set-logic QF_BV)(declare-const a (_ BitVec 32))(declare-const b (_ BitVec 32))(declare-const c (_ BitVec 32))
        (assert (bvult a b))(assert (bvult b #x00007530))(assert (bvult c #x00007530))(assert (bvult #x00000000 c))
        (assert (bvuge (bvmul a c) (bvmul b c)))(check-sat)(get-info :all-statistics)";
    let mut answers = Vec::new();
    Script::default().run(text.as_bytes(), &mut answers).unwrap();
    let answers = String::from_utf8(answers).unwrap();
    assert!(answers.starts_with("unsat"), "{answers}");
    let gates = answers.split(":gates ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap();
    // A multiplier has some 7,000.
    assert!(gates.parse::<u64>().unwrap() < 2_000, "{answers}");
}
