//! An LRAT checker.
//!
//! Every step of a proof names the clauses that refute its negation, in the order in which they propagate,
//! so checking is a walk and never a search (Cruz-Filipe, Heule, Hunt, Kaufmann and Schneider-Kamp,
//! *Efficient Certified RAT Verification*, 2017). Written from that paper's definition; it shares nothing
//! with what records or writes proofs. Literals are DIMACS numbers.

use hashbrown::HashMap;
use thiserror::Error;

/// Why a proof is not accepted. Clauses are named by their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LratError {
    /// A step names a clause that does not exist, or no longer.
    #[error("clause {step} uses clause {missing}, which does not exist")]
    Missing {
        /// The step.
        step: u64,
        /// What it uses.
        missing: u64,
    },
    /// A number is used twice.
    #[error("there is a clause {0} already")]
    Duplicate(u64),
    /// A hint is neither a unit nor empty under the assignment so far.
    #[error("clause {step}: clause {hint} is not a unit when it is its turn")]
    NotUnit {
        /// The step.
        step: u64,
        /// The hint.
        hint: u64,
    },
    /// The hints lead to no conflict, and the clause is not a resolution asymmetric tautology either.
    #[error("clause {0} does not follow from its hints")]
    NotImplied(u64),
    /// Zero is no literal.
    #[error("clause {0} has an impossible literal")]
    Literal(u64),
    /// The text is not in the format.
    #[error("line {0} is malformed")]
    Syntax(usize),
    /// No step is the empty clause.
    #[error("the proof does not derive the empty clause")]
    Unfinished,
}

/// The clauses known to follow, and the means to add to them.
#[derive(Default)]
pub struct LratChecker {
    clauses: HashMap<u64, (usize, usize)>,
    literals: Vec<i32>,
    /// Literals of deleted clauses, still in `literals`.
    garbage: usize,
    /// By variable: 1 true, -1 false, 0 unassigned.
    values: Vec<i8>,
    trail: Vec<i32>,
    refuted: bool,
}

/// What propagating along hints came to.
#[derive(PartialEq, Eq)]
enum Propagated {
    Conflict,
    Open,
}

impl LratChecker {
    /// A checker that knows no clause.
    #[must_use]
    pub fn new() -> LratChecker {
        LratChecker::default()
    }

    /// A clause of the formula.
    ///
    /// # Errors
    /// If the number is taken, or a literal impossible.
    pub fn add_original(&mut self, id: u64, clause: &[i32]) -> Result<(), LratError> {
        self.admit(id, clause)?;
        self.insert(id, clause)
    }

    /// A step: `clause` follows by unit propagation along `hints`, or is a resolution asymmetric tautology
    /// on its first literal, with a negative hint before the propagation of each resolvent.
    ///
    /// # Errors
    /// If it does not, in which case the step is not added.
    pub fn derive(&mut self, id: u64, clause: &[i32], hints: &[i64]) -> Result<(), LratError> {
        self.admit(id, clause)?;
        let verdict = self.implied(id, clause, hints);
        self.undo(0);
        verdict?;
        self.insert(id, clause)
    }

    /// Forgets a clause.
    ///
    /// # Errors
    /// If there is none.
    pub fn delete(&mut self, id: u64) -> Result<(), LratError> {
        let (_, length) = self.clauses.remove(&id).ok_or(LratError::Missing { step: id, missing: id })?;
        self.garbage += length;
        if self.garbage > 4096 && self.garbage > self.literals.len() / 2 {
            self.compact();
        }
        Ok(())
    }

    /// The literals of a clause that is known to follow.
    #[must_use]
    pub fn clause(&self, id: u64) -> Option<&[i32]> {
        self.clauses.get(&id).map(|&(start, length)| &self.literals[start..start + length])
    }

    /// Whether the empty clause is known to follow.
    #[must_use]
    pub fn is_refuted(&self) -> bool {
        self.refuted
    }

    /// How many clauses it knows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.clauses.len()
    }

    /// Whether it knows no clause.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.clauses.is_empty()
    }

    /// Checks a whole proof: a formula in DIMACS and the text of an LRAT proof of its unsatisfiability.
    ///
    /// # Errors
    /// If either text is malformed, a step is wrong, or the empty clause is never derived.
    pub fn check_text(dimacs: &str, lrat: &str) -> Result<(), LratError> {
        let mut checker = LratChecker::new();
        checker.read_formula(dimacs)?;
        for (number, line) in lrat.lines().enumerate() {
            checker.read_step(line).map_err(|e| e.unwrap_or(LratError::Syntax(number + 1)))?;
        }
        if checker.refuted { Ok(()) } else { Err(LratError::Unfinished) }
    }

    fn read_formula(&mut self, dimacs: &str) -> Result<(), LratError> {
        let mut id = 0;
        let mut clause = Vec::new();
        for (number, line) in dimacs.lines().enumerate() {
            if line.starts_with(['c', 'p']) {
                continue;
            }
            for word in line.split_ascii_whitespace() {
                match word.parse::<i32>() {
                    Ok(0) => {
                        id += 1;
                        self.add_original(id, &clause)?;
                        clause.clear();
                    }
                    Ok(literal) => clause.push(literal),
                    Err(_) => return Err(LratError::Syntax(number + 1)),
                }
            }
        }
        Ok(())
    }

    /// `None` as an error stands for a line that is malformed.
    fn read_step(&mut self, line: &str) -> Result<(), Option<LratError>> {
        let mut words = line.split_ascii_whitespace().peekable();
        let Some(first) = words.next().filter(|word| !word.starts_with('c')) else {
            return Ok(());
        };
        let id: u64 = first.parse().map_err(|_| None)?;
        let deletion = words.next_if_eq(&"d").is_some();
        let numbers: Result<Vec<i64>, _> = words.map(str::parse::<i64>).collect();
        let numbers = numbers.map_err(|_| None)?;
        let Some((0, numbers)) = numbers.split_last() else {
            return Err(None);
        };
        if deletion {
            return numbers.iter().try_for_each(|&id| {
                let id = u64::try_from(id).map_err(|_| None)?;
                self.delete(id).map_err(Some)
            });
        }
        let end = numbers.iter().position(|&n| n == 0).ok_or(None)?;
        let clause: Result<Vec<i32>, _> = numbers[..end].iter().map(|&n| i32::try_from(n)).collect();
        self.derive(id, &clause.map_err(|_| None)?, &numbers[end + 1..]).map_err(Some)
    }

    fn admit(&mut self, id: u64, clause: &[i32]) -> Result<(), LratError> {
        if self.clauses.contains_key(&id) {
            return Err(LratError::Duplicate(id));
        }
        let mut most = 0;
        for &literal in clause {
            if literal == 0 || literal == i32::MIN {
                return Err(LratError::Literal(id));
            }
            most = most.max(literal.unsigned_abs() as usize);
        }
        if self.values.len() <= most {
            self.values.resize(most + 1, 0);
        }
        Ok(())
    }

    fn insert(&mut self, id: u64, clause: &[i32]) -> Result<(), LratError> {
        self.clauses.insert(id, (self.literals.len(), clause.len()));
        self.literals.extend_from_slice(clause);
        self.refuted |= clause.is_empty();
        Ok(())
    }

    fn compact(&mut self) {
        let mut kept = Vec::with_capacity(self.literals.len() - self.garbage);
        for range in self.clauses.values_mut() {
            let start = kept.len();
            kept.extend_from_slice(&self.literals[range.0..range.0 + range.1]);
            range.0 = start;
        }
        self.literals = kept;
        self.garbage = 0;
    }

    fn value(&self, literal: i32) -> i8 {
        let value = self.values[literal.unsigned_abs() as usize];
        if literal < 0 { -value } else { value }
    }

    fn assign(&mut self, literal: i32) {
        self.values[literal.unsigned_abs() as usize] = if literal < 0 { -1 } else { 1 };
        self.trail.push(literal);
    }

    fn undo(&mut self, length: usize) {
        for literal in self.trail.drain(length..) {
            self.values[literal.unsigned_abs() as usize] = 0;
        }
    }

    /// Makes the literals false. Whether one of them was true already.
    fn falsify(&mut self, literals: &[i32]) -> bool {
        let mut satisfied = false;
        for &literal in literals {
            match self.value(literal) {
                0 => self.assign(-literal),
                1 => satisfied = true,
                _ => {}
            }
        }
        satisfied
    }

    fn implied(&mut self, id: u64, clause: &[i32], hints: &[i64]) -> Result<(), LratError> {
        if self.falsify(clause) {
            return Ok(());
        }
        let rest = hints.iter().position(|&hint| hint < 0).unwrap_or(hints.len());
        if self.propagate(id, &hints[..rest])? == Propagated::Conflict {
            return Ok(());
        }
        let Some(&pivot) = clause.first() else {
            return Err(LratError::NotImplied(id));
        };
        self.resolvents(id, pivot, &hints[rest..])
    }

    /// Every clause with the negated pivot must, resolved with the step, follow by its group of hints.
    fn resolvents(&mut self, id: u64, pivot: i32, hints: &[i64]) -> Result<(), LratError> {
        let mut groups: HashMap<u64, &[i64]> = HashMap::new();
        let mut rest = hints;
        while let Some((&head, tail)) = rest.split_first() {
            let end = tail.iter().position(|&hint| hint < 0).unwrap_or(tail.len());
            groups.insert(head.unsigned_abs(), &tail[..end]);
            rest = &tail[end..];
        }
        let mut others: Vec<u64> = self.clauses.keys().copied().collect();
        others.retain(|other| self.clause(*other).is_some_and(|clause| clause.contains(&-pivot)));
        others.sort_unstable();
        for other in others {
            let resolved: Vec<i32> =
                self.clause(other).into_iter().flatten().copied().filter(|&l| l != -pivot).collect();
            let before = self.trail.len();
            let done = self.falsify(&resolved)
                || match groups.get(&other) {
                    Some(group) => self.propagate(id, group)? == Propagated::Conflict,
                    None => false,
                };
            self.undo(before);
            if !done {
                return Err(LratError::NotImplied(id));
            }
        }
        Ok(())
    }

    fn propagate(&mut self, step: u64, hints: &[i64]) -> Result<Propagated, LratError> {
        for &hint in hints {
            let hint = hint.unsigned_abs();
            let &(start, length) =
                self.clauses.get(&hint).ok_or(LratError::Missing { step, missing: hint })?;
            let mut unit = 0;
            for i in start..start + length {
                let literal = self.literals[i];
                if self.value(literal) < 0 || literal == unit {
                    continue;
                }
                if unit != 0 || self.value(literal) > 0 {
                    return Err(LratError::NotUnit { step, hint });
                }
                unit = literal;
            }
            if unit == 0 {
                return Ok(Propagated::Conflict);
            }
            self.assign(unit);
        }
        Ok(Propagated::Open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the paper's Figure 1, with a RAT step and deletions.
    const FORMULA: &str = "p cnf 4 8\n 1 2 -3 0\n -1 -2 3 0\n 2 3 -4 0\n -2 -3 4 0\n \
                           -1 -3 -4 0\n 1 3 4 0\n -1 2 4 0\n 1 -2 -4 0\n";
    const PROOF: &str = "9 1 0 -2 6 8 -5 1 8 -7 6 1 0\n9 d 1 6 8 0\n10 2 0 9 7 5 3 0\n10 d 7 0\n\
                         11 0 9 10 2 4 5 0\n";

    fn check(proof: &str, expected: Result<(), LratError>) {
        assert_eq!(LratChecker::check_text(FORMULA, proof), expected, "{proof}");
    }

    #[test]
    fn steps_are_accepted_only_as_they_should_be() {
        check(PROOF, Ok(()));
        check(&PROOF.replace(" -5 1 8", ""), Err(LratError::NotImplied(9)));
        check(&PROOF.replace("9 7 5 3", "9 5 7 3"), Err(LratError::NotUnit { step: 10, hint: 5 }));
        check(&PROOF.replace("11 0", "11 d"), Err(LratError::Unfinished));
        check(&PROOF.replace("9 7 5", "9 1 5"), Err(LratError::Missing { step: 10, missing: 1 }));
        check(&PROOF.replace("10 2 0", "9 2 0"), Err(LratError::Duplicate(9)));
        check("9 1 0 0\n", Err(LratError::NotImplied(9)));
        check("9 4 -4 0 0\n", Err(LratError::Unfinished));
        check("9 1 0\n", Err(LratError::Syntax(1)));
    }

    #[test]
    fn deleting_keeps_the_other_clauses() {
        let mut checker = LratChecker::new();
        for id in 1..=4000 {
            checker.add_original(id, &[id as i32, -(id as i32 + 1)]).expect("new numbers");
        }
        for id in (1..=4000).filter(|id| id % 3 != 0) {
            checker.delete(id).expect("it is there");
        }
        assert_eq!(checker.clause(2999), None);
        assert_eq!(checker.clause(3000), Some(&[3000, -3001][..]));
        assert_eq!(checker.len(), 1333);
    }
}
