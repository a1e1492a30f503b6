//! Weights of the features of `frontier`, and some set by hand: what is known to work, as a place to begin.

use super::features::{FEATURES, TABLE};
use std::collections::BTreeMap;

/// One weight for each feature, in the order of [`TABLE`]; only their ratios matter.
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
        let weight = |n: usize| list.iter().find(|(name, _)| *name == TABLE[n].name).map_or(0.0, |w| w.1);
        Self(std::array::from_fn(weight))
    }

    /// Of features by name, as files have them; the error says what is wrong.
    pub fn of_names(list: BTreeMap<String, f64>) -> Result<Self, String> {
        let unknown = list.keys().find(|name| !TABLE.iter().any(|f| f.name == name.as_str()));
        if let Some(name) = unknown {
            return Err(format!(
                "there is no feature `{name}`; `symvm strategies --features` lists those of the frontier"
            ));
        }
        let sum: f64 = list.values().map(|weight| weight.abs()).sum();
        match list.iter().find(|(_, value)| !value.is_finite()) {
            Some((name, value)) => Err(format!("{name}: {value} is no finite number")),
            None if !sum.is_finite() => Err("the weights are so large that their sum is no number".into()),
            None => Ok(Self(std::array::from_fn(|n| list.get(TABLE[n].name).copied().unwrap_or(0.0)))),
        }
    }

    /// Each feature's weight.
    pub fn by_name(&self) -> BTreeMap<String, f64> {
        TABLE.iter().zip(self.0).map(|(feature, weight)| (feature.name.to_string(), weight)).collect()
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
                assert!(TABLE.iter().any(|f| f.name == *name), "{preset}: {name}");
            }
        }
    }
}
