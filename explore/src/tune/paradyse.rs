//! Weights for `--strategy param` (ParaDySE: Cha, Hong, Lee & Oh, ICSE 2018, section 3.3, algorithm 2).
//!
//! ```text
//! space := [-1, 1]^40
//! repeat
//!   find    n samples of the space, one campaign each; keep the K that covered most
//!   check   those K again, several campaigns each; the two best averages
//!   refine  the space to what these two agree about
//! until the best average no longer rises; the answer is the best of all rounds
//! ```

use super::plan::Plan;
use super::space::Space;
use super::{Learner, Method, Round, Trials, TuneError, TuneOptions, best_of};
use crate::strategy::heuristic::Heuristic;
use rand::rngs::SmallRng;

/// See the module.
pub struct Paradyse {
    options: TuneOptions,
    space: Space,
}

impl Paradyse {
    /// From the whole space.
    pub fn new(options: &TuneOptions) -> Self {
        Self { options: *options, space: Space::default() }
    }
}

impl Learner for Paradyse {
    fn propose(&mut self, rng: &mut SmallRng) -> Result<Vec<Heuristic>, TuneError> {
        let samples = 0..self.options.samples.max(2);
        let compat = self.options.compat;
        let weighing = |_| Ok(Heuristic { compat, ..Heuristic::weighing(self.space.sample(rng))? });
        samples.map(weighing).collect()
    }

    fn choose(
        &mut self,
        _: &Plan,
        tried: &[(Heuristic, u32)],
        _: &mut SmallRng,
        _: &mut dyn Trials,
    ) -> Result<Vec<Heuristic>, TuneError> {
        Ok(best_of(tried, self.options.keep))
    }

    fn learn(&mut self, round: &Round) {
        let weights = |n: usize| round.checked.get(n).and_then(|(heuristic, _)| heuristic.param.as_deref());
        if let (Method::Paradyse, Some(best), Some(second)) = (self.options.method, weights(0), weights(1)) {
            self.space = Space::refined(best, second);
        }
    }

    fn converges(&self) -> bool {
        self.options.method == Method::Paradyse
    }
}
