//! Drawing at random by weight, from a list whose weights change: a Fenwick tree over integer weights (sums are exact,
//! so draws do not depend on the order of updates).

/// Weighted slots.
#[derive(Default)]
pub struct Weights {
    /// `sums[i]` holds the weights of a block of slots that ends at `i` (one-based).
    sums: Vec<u128>,
    weights: Vec<u128>,
}

impl Weights {
    /// Adds a slot.
    pub fn push(&mut self, weight: u128) {
        self.weights.push(weight);
        let i = self.weights.len();
        let low = i - (i & i.wrapping_neg());
        let sum: u128 = weight + self.prefix(i - 1) - self.prefix(low);
        self.sums.push(sum);
    }

    /// The sum of the first `n` weights.
    fn prefix(&self, mut n: usize) -> u128 {
        let mut sum = 0;
        while n > 0 {
            sum += self.sums[n - 1];
            n &= n - 1;
        }
        sum
    }

    /// The sum of all weights.
    pub fn total(&self) -> u128 {
        self.prefix(self.weights.len())
    }

    /// Gives a slot another weight.
    pub fn set(&mut self, slot: usize, weight: u128) {
        let old = std::mem::replace(&mut self.weights[slot], weight);
        let mut i = slot + 1;
        while i <= self.sums.len() {
            self.sums[i - 1] = self.sums[i - 1] - old + weight;
            i += i & i.wrapping_neg();
        }
    }

    /// The slot that holds the `at`-th unit of weight (`at` below the total).
    pub fn slot(&self, mut at: u128) -> usize {
        let mut slot = 0;
        let mut step = self.sums.len().next_power_of_two();
        while step > 0 {
            if slot + step <= self.sums.len() && self.sums[slot + step - 1] <= at {
                slot += step;
                at -= self.sums[slot - 1];
            }
            step /= 2;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::Weights;

    #[test]
    fn sums_are_larger_than_weights() {
        let mut w = Weights::default();
        (0..1000).for_each(|_| w.push(1 << 80));
        assert_eq!((w.total(), w.slot((999 << 80) - 1), w.slot(999 << 80)), (1000 << 80, 998, 999));
    }

    #[test]
    fn every_unit_belongs_to_its_slot() {
        let mut list = vec![3, 0, 5, 1, 1, 0, 9, 2, 4, 0, 7];
        let mut w = Weights::default();
        list.iter().for_each(|&x| w.push(x));
        for round in 0..4 {
            let expected: Vec<usize> =
                list.iter().enumerate().flat_map(|(i, &x)| vec![i; x as usize]).collect();
            assert_eq!(w.total(), expected.len() as u128);
            let found: Vec<usize> = (0..w.total()).map(|at| w.slot(at)).collect();
            assert_eq!(found, expected);
            for (i, weight) in [(round, 6), (10 - round, 0), (5, round as u128)] {
                list[i] = weight;
                w.set(i, weight);
            }
        }
    }
}
