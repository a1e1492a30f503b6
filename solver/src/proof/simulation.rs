//! Bit-blasting checked by evaluation.
//!
//! Sixty-four inputs at once run through the graph, one per bit of a machine word. Each blasted term, whose
//! operands have been looked at before it, must have the value that the term evaluator computes from its
//! operands' values, and each clause must hold. Boundary values come first (zero, one, the extremes,
//! neighbours), where wrong circuits show.

use rustsat::types::Lit;

use super::certifier::CertificateError;
use super::log::{ClauseLog, Reason};
use crate::aig::{Aig, AigLit};
use crate::blast::Blaster;
use crate::cnf::Encoder;
use crate::value::BvValue;
use crate::{Assignment, Evaluator, Op, SymbolId, TermId, Terms};

/// Inputs that run together.
const LANES: u32 = 64;

/// Lanes in which all symbols have the same kind of boundary value; as many again mix the kinds.
const UNIFORM: u32 = 10;

/// The values of all gates under all lanes, and how far they were compared.
#[derive(Default)]
pub(crate) struct Simulation {
    /// By node.
    values: Vec<u64>,
    terms: usize,
    clauses: usize,
    evaluator: Evaluator,
    /// What the lanes are instances of.
    seed: u64,
}

impl Simulation {
    /// A simulation over other inputs than those of another seed.
    pub(crate) fn new(seed: u64) -> Simulation {
        Simulation { evaluator: Evaluator::new(), seed, ..Simulation::default() }
    }

    /// Compares what was blasted and encoded since the last call.
    pub(crate) fn compare(
        &mut self,
        terms: &Terms,
        aig: &Aig,
        blaster: &Blaster,
        encoder: &Encoder,
        log: &ClauseLog,
    ) -> Result<(), CertificateError> {
        let new_terms = &blaster.order()[self.terms..];
        self.simulate(terms, aig, blaster, new_terms);
        for lane in 0..LANES {
            for &t in new_terms {
                if !self.agrees(terms, blaster, t, lane) {
                    return Err(CertificateError::Blasting(t));
                }
            }
        }
        self.terms = blaster.order().len();
        for n in self.clauses..log.len() {
            let clause = log.get(n).unwrap_or_default();
            // A gate's definition always holds, a condition's clause exactly if the condition does.
            let expected = match log.reason(n) {
                Some(Reason::Holds(condition)) => {
                    blaster.bits(terms, condition).map_or(u64::MAX, |bits| self.lanes(bits[0]))
                }
                _ => u64::MAX,
            };
            if self.clause(encoder, clause) != expected {
                return Err(CertificateError::Encoding(n));
            }
        }
        self.clauses = log.len();
        Ok(())
    }

    fn simulate(&mut self, terms: &Terms, aig: &Aig, blaster: &Blaster, new_terms: &[TermId]) {
        let old = self.values.len().max(1);
        self.values.resize(aig.len(), 0);
        for &t in new_terms {
            if let Some(symbol) = terms.symbol_of(t) {
                for (i, bit) in blaster.bits(terms, t).into_iter().flatten().enumerate() {
                    let lanes = (0..LANES).map(|lane| u64::from(self.input(terms, symbol, i, lane)) << lane);
                    self.values[bit.node().index()] = lanes.sum();
                }
            }
        }
        for index in old..aig.len() {
            let node = crate::aig::NodeId(index as u32);
            if let Some([a, b]) = aig.gate(node) {
                self.values[index] = self.lanes(a) & self.lanes(b);
            }
        }
    }

    fn lanes(&self, lit: AigLit) -> u64 {
        let value = self.values[lit.node().index()];
        if lit.is_negated() { !value } else { value }
    }

    /// A bit of a symbol's value in a lane.
    fn input(&self, terms: &Terms, symbol: SymbolId, bit: usize, lane: u32) -> bool {
        let width = terms.symbol_width(symbol) as usize;
        let random = |n: u64| mix(self.seed ^ n << 32 ^ u64::from(lane));
        let kind = if lane < UNIFORM {
            u64::from(lane)
        } else if lane < 4 * UNIFORM {
            random(u64::from(symbol.0)) % u64::from(UNIFORM)
        } else {
            u64::from(UNIFORM)
        };
        match kind {
            0 => false,
            1 => true,
            2 => bit == 0,
            3 => bit + 1 == width,
            4 => bit + 1 != width,
            5 => bit != 0,
            6 => bit.is_multiple_of(2),
            // Small numbers, powers of two, and one value that several symbols share.
            7 => bit < 4 && random(u64::from(symbol.0) + 1) >> bit & 1 == 1,
            8 => bit as u64 == random(u64::from(symbol.0) + 2) % width as u64,
            9 => random(0xffff_0000 + (bit / 32) as u64) >> (bit % 32) & 1 == 1,
            _ => mix(random(u64::from(symbol.0)) ^ (bit / 32) as u64) >> (bit % 32) & 1 == 1,
        }
    }

    /// The value that a term's gates have in a lane.
    fn value(&self, terms: &Terms, blaster: &Blaster, t: TermId, lane: u32) -> Option<BvValue> {
        let bits = blaster.word(terms, t)?;
        let mut limbs = vec![0_u64; bits.len().div_ceil(64)];
        for (i, &bit) in bits.iter().enumerate() {
            limbs[i / 64] |= (self.lanes(bit) >> lane & 1) << (i % 64);
        }
        Some(BvValue::from_limbs(terms.width(t), &limbs))
    }

    fn agrees(&mut self, terms: &Terms, blaster: &Blaster, t: TermId, lane: u32) -> bool {
        let Some(found) = self.value(terms, blaster, t, lane) else {
            return false;
        };
        let op = terms.op(t);
        if op == Op::Symbol {
            return true;
        }
        self.evaluator.begin();
        let table: &[TermId] = match op {
            Op::Read { table } => terms.table_elems(table),
            _ => &[],
        };
        for &below in terms.args(t).iter().chain(table) {
            let Some(value) = self.value(terms, blaster, below, lane) else {
                return false;
            };
            self.evaluator.put_value(below, value);
        }
        self.evaluator.eval_value(terms, &Assignment::new(), t) == found
    }

    /// The lanes in which a clause holds.
    fn clause(&self, encoder: &Encoder, clause: &[Lit]) -> u64 {
        clause.iter().fold(0, |lanes, lit| {
            let node = encoder.nodes().get(lit.vidx());
            lanes | node.map_or(0, |node| self.lanes(node.lit().xor_sign(lit.is_neg())))
        })
    }
}

/// Steele, Lea and Flood's splitmix64.
fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
