//! The values that a term can have, where its structure shows them all: pointers out of tables, and choices among pointers.

use crate::term::Op;
use crate::{TermId, Terms};

/// Nodes and elements of tables that are looked at.
const MOST: usize = 1 << 14;

impl Terms {
    /// Calls `see` with every value that a term of up to 64 bits may have, if it is a constant, a choice or a table of such
    /// terms, or the sum of one and a constant. Values may be seen more than once, and need not be possible. False if the
    /// structure does not show them, or there are too many.
    pub fn visit_values(&self, t: TermId, see: &mut impl FnMut(u64)) -> bool {
        if self.width(t) > 64 {
            return false;
        }
        let mask = u64::MAX >> (64 - self.width(t));
        let mut stack = vec![(t, 0_u64)];
        let mut looked_at = 0;
        while let Some((t, sum)) = stack.pop() {
            looked_at += 1;
            let args = self.args(t);
            match self.op(t) {
                _ if looked_at + stack.len() > MOST => return false,
                Op::Const => see(self.as_const(t).unwrap_or_default().wrapping_add(sum) & mask),
                Op::Ite => stack.extend([(args[1], sum), (args[2], sum)]),
                Op::Add if args.len() == 2 => match self.split_sum(t) {
                    (rest, number) if rest != t => stack.push((rest, sum.wrapping_add(number))),
                    _ => return false,
                },
                Op::Read { table } => {
                    let elements = self.table_elems(table);
                    if elements.len() > MOST {
                        return false;
                    }
                    stack.extend(elements.iter().map(|&element| (element, sum)));
                }
                _ => return false,
            }
        }
        true
    }

    /// The numbers of up to 64 bits in this range that the term is made of, as they are met: constants, and the least values of parts
    /// that can only lie there. Upper bits that were split off a sum belong to all that is below them. `None` if the term is too
    /// large to be looked through.
    #[must_use]
    pub fn numbers_in(&self, t: TermId, range: &std::ops::Range<u64>) -> Option<Vec<u64>> {
        // With each part the constant bits above it, where they stand.
        let (mut seen, mut stack, mut found) = (hashbrown::HashSet::new(), vec![(t, 0)], Vec::new());
        while let Some((t, above)) = stack.pop() {
            if !seen.insert((t, above)) {
                continue;
            }
            if seen.len() + stack.len() > MOST {
                return None;
            }
            let width = self.width(t);
            if width <= 64 {
                let (low, high) = self.range(t);
                found.extend(
                    (range.contains(&(above | low)) && range.contains(&(above | high)))
                        .then_some(above | low),
                );
            }
            let elements = match self.op(t) {
                Op::Read { table } => self.table_elems(table),
                _ => &[],
            };
            for &part in self.args(t).iter().chain(elements) {
                let above = match (self.op(t), self.args(t)) {
                    _ if self.width(part) == width => above,
                    (Op::Concat, &[upper, lower]) if part == lower && width <= 64 => {
                        self.as_const(upper).map_or(0, |upper| above | upper << self.width(lower))
                    }
                    _ => 0,
                };
                stack.push((part, above));
            }
        }
        Some(found)
    }

    /// A term of up to 64 bits as the sum of another, which is no such sum, and a number.
    #[must_use]
    pub fn split_sum(&self, t: TermId) -> (TermId, u64) {
        let (mut rest, mut number) = (t, 0_u64);
        while self.op(rest) == Op::Add
            && let &[a, b] = self.args(rest)
        {
            let (next, constant) = match (self.as_const(a), self.as_const(b)) {
                (_, Some(constant)) => (a, constant),
                (Some(constant), _) => (b, constant),
                _ => break,
            };
            (rest, number) = (next, number.wrapping_add(constant));
        }
        (rest, number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_out_of_tables_show_their_values() {
        let mut terms = Terms::new();
        let (x, y) = (terms.symbol("x", 64), terms.symbol("y", 1));
        let elements: Vec<TermId> = [0, 16, 80].into_iter().map(|n| terms.constant(64, n)).collect();
        let table = terms.table(&elements);
        let index = terms.extract(x, 1, 0);
        let read = terms.read(table, index);
        let other = terms.constant(64, 7);
        let choice = terms.ite(y, read, other);
        let eight = terms.constant(64, 8);
        let sum = terms.add(choice, eight);
        let mut values = Vec::new();
        assert!(terms.visit_values(sum, &mut |v| values.push(v)));
        values.sort_unstable();
        values.dedup();
        assert_eq!(values, [8, 15, 24, 88]);
        let open = terms.add(sum, x);
        assert!(!terms.visit_values(open, &mut |_| ()));
        assert_eq!(terms.numbers_in(open, &(16..80)), Some(vec![16]));
        assert_eq!(terms.numbers_in(open, &(17..80)), Some(Vec::new()));
        // The sum of a number and a base is narrow where its upper bits are known.
        let (low, base) = (terms.extract(x, 15, 0), terms.constant(64, 0x1234_0000_0010));
        let small = terms.zext(low, 64);
        let narrow = terms.add(small, base);
        let small = terms.extract(x, 7, 0);
        let (small, upper) = (terms.zext(small, 64), terms.constant(64, 0x1234_0000_0100));
        let joined = terms.add(small, upper);
        let zone = 0x1234_0000_0000..0x1234_0100_0000;
        for (term, made_of) in [(narrow, 0x1234_0000_0010), (joined, 0x1234_0000_0100)] {
            assert!(terms.numbers_in(term, &zone).is_some_and(|found| found.contains(&made_of)), "{term:?}");
            assert_eq!(terms.numbers_in(term, &(0x1235_0000_0000..0x1236_0000_0000)), Some(Vec::new()));
        }
        let nine = terms.constant(64, 9);
        let far = terms.add(x, eight);
        let far = terms.sub(far, nine);
        assert_eq!(terms.split_sum(far), (x, u64::MAX));
    }
}
