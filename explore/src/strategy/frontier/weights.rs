//! Weights of the features of `frontier`, and some set by hand: what is known to work, as a place to begin.

use super::features::{FEATURES, NAMES};
use crate::strategy::by_name::{self, Wrong};
use std::collections::BTreeMap;

/// One weight for each feature, in the order of [`TABLE`](super::features::TABLE); only their ratios matter.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(pub [f64; FEATURES]);

/// Features by name that weigh something.
pub type ByName = &'static [(&'static str, f64)];

/// Weights set by hand, with the strategies that they come near to. The first are those of a search that was told nothing.
pub static PRESETS: &[(&str, ByName)] = &[
    (
        "mixed",
        &[
            ("new-context-1", 1.0),
            ("new-context-2", 0.5),
            ("new-context-3", 0.25),
            ("new-context-4", 0.12),
            ("uncovered", 0.6),
            ("new-condition", 0.3),
            ("statements", 0.3),
            ("shallow", 0.1),
            ("chance", 0.1),
        ],
    ),
    (
        "cgs",
        &[
            ("new-context-1", 1.0),
            ("new-context-2", 0.5),
            ("new-context-3", 0.25),
            ("new-context-4", 0.12),
            ("shallow", 0.1),
        ],
    ),
    ("md2u", &[("near-uncovered", 1.0), ("uncovered", 0.5), ("seldom-tried", 0.3), ("chance", 0.3)]),
    ("carfast", &[("uncovered", 1.0), ("statements", 1.0), ("chance", 0.3)]),
    ("covnew", &[("near-uncovered", 1.0), ("since-new", 1.0), ("chance", 0.5)]),
    ("generational", &[("fruitful-path", 1.0), ("young", 0.3), ("early", 0.1)]),
    ("rare", &[("rare", 1.0), ("seldom-tried", 0.5), ("chance", 0.3)]),
];

impl Weights {
    /// Of features by name; what is not named weighs nothing.
    pub fn of(list: &[(&str, f64)]) -> Self {
        Self(by_name::preset(&NAMES, list))
    }

    /// Of features by name, as files have them; the error says what is wrong.
    pub fn of_names(list: BTreeMap<String, f64>) -> Result<Self, String> {
        by_name::read(&NAMES, list).map(Self).map_err(|wrong| match wrong {
            Wrong::Unknown(name) => format!(
                "there is no feature `{name}`; `symvm strategies --features` lists those of the frontier"
            ),
            Wrong::NotFinite { name, value } => format!("{name}: {value} is no finite number"),
            Wrong::Sum => "the weights are so large that their sum is no number".into(),
        })
    }

    /// Each feature's weight.
    pub fn by_name(&self) -> BTreeMap<String, f64> {
        by_name::write(&NAMES, &self.0)
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self::of(PRESETS[0].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_name_features() {
        for (preset, list) in PRESETS {
            for (name, _) in *list {
                assert!(NAMES.contains(name), "{preset}: {name}");
            }
        }
    }
}
