//! Every graph against its truth table.

use super::{Aig, AigLit};
use crate::circuit::testing::Rng;

const INPUTS: usize = 4;
/// Column `i` of the truth table over four inputs.
const COLUMNS: [u16; INPUTS] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];

/// The truth tables of all nodes.
fn tables(aig: &Aig) -> Vec<u16> {
    let mut tables = vec![0_u16];
    let mut inputs = COLUMNS.iter();
    for index in 1..aig.len() {
        let table = match aig.gate(super::NodeId(index as u32)) {
            Some([a, b]) => value(&tables, a) & value(&tables, b),
            None => *inputs.next().expect("four inputs"),
        };
        tables.push(table);
    }
    tables
}

fn value(tables: &[u16], lit: AigLit) -> u16 {
    tables[lit.node().index()] ^ if lit.is_negated() { 0xffff } else { 0 }
}

#[test]
fn rewriting_keeps_the_function_and_gates_stay_irredundant() {
    let mut rng = Rng(1);
    for _ in 0..500 {
        let mut aig = Aig::default();
        let mut pool: Vec<(AigLit, u16)> = COLUMNS.iter().map(|&table| (aig.input(), table)).collect();
        for _ in 0..60 {
            let mut pick = || {
                let (lit, table) = pool[rng.below(pool.len() as u64) as usize];
                if rng.below(2) == 0 { (lit, table) } else { (!lit, !table) }
            };
            let ((a, p), (b, q), (c, r)) = (pick(), pick(), pick());
            let made = match rng.below(4) {
                0 => (aig.xor(a, b), p ^ q),
                1 => (aig.mux(c, a, b), r & p | !r & q),
                2 => (aig.or(a, b), p | q),
                _ => (aig.and(a, b), p & q),
            };
            assert_eq!(value(&tables(&aig), made.0), made.1);
            pool.push(made);
        }
        let tables = tables(&aig);
        for index in 1..aig.len() {
            let node = super::NodeId(index as u32);
            if let Some((c, yes, no)) = aig.as_mux(node) {
                let (c, yes, no) = (value(&tables, c), value(&tables, yes), value(&tables, no));
                assert_eq!(!tables[index], c & yes | !c & no);
            }
            if let Some((a, b)) = aig.as_xor(node) {
                assert_eq!(tables[index], value(&tables, a) ^ value(&tables, b));
            }
        }
    }
}

#[test]
fn equal_gates_are_one_node() {
    let mut aig = Aig::default();
    let (a, b) = (aig.input(), aig.input());
    assert_eq!(aig.and(a, b), aig.and(b, a));
    let x = aig.xor(a, b);
    let before = aig.len();
    assert_eq!(aig.xor(!a, b), !x);
    assert_eq!(aig.xor(!b, !a), x);
    assert_eq!(aig.len(), before);
    assert!(aig.as_xor(x.node()).is_some());
}
