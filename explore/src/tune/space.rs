//! Where weights are sampled: an interval for each feature, narrowed from round to round (Cha et al., ICSE 2018,
//! algorithm 2, *refine*).

use crate::strategy::param::Weights;
use crate::strategy::param::features::FEATURES;
use rand::Rng;
use rand::rngs::SmallRng;

/// An interval for each weight, inside [-1, 1].
#[derive(Clone, PartialEq, Debug)]
pub struct Space(pub(super) [(f64, f64); FEATURES]);

impl Default for Space {
    fn default() -> Self {
        Self([(-1.0, 1.0); FEATURES])
    }
}

impl Space {
    /// Weights, evenly at random.
    pub fn sample(&self, rng: &mut SmallRng) -> Weights {
        Weights(self.0.map(|(low, high)| rng.random_range(low..=high)))
    }

    /// What the best two of a round agree about: where both weights are positive, the next are at least the smaller;
    /// where both are negative, at most the larger; elsewhere anything goes again, as in the published `refine_w.py` (in the paper's
    /// text what was narrowed in an earlier round stays so).
    pub fn refined(best: &Weights, second: &Weights) -> Self {
        Self(std::array::from_fn(|n| {
            let (a, b) = (best.0[n], second.0[n]);
            if a > 0.0 && b > 0.0 {
                (a.min(b), 1.0)
            } else if a < 0.0 && b < 0.0 {
                (-1.0, a.max(b))
            } else {
                (-1.0, 1.0)
            }
        }))
    }
}
