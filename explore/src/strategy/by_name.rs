//! Weights of the features of a table, by the names that the table gives them.

use std::collections::BTreeMap;

/// What may be wrong with a list of them.
#[derive(Clone, PartialEq, Debug)]
pub enum Wrong {
    /// There is no such feature.
    Unknown(String),
    /// It is no finite number.
    NotFinite {
        /// Whose weight.
        name: String,
        /// What it is.
        value: f64,
    },
    /// Their sum is no number.
    Sum,
}

/// In the table's order; what is not named weighs nothing.
pub fn preset<const N: usize>(names: &[&str; N], list: &[(&str, f64)]) -> [f64; N] {
    names.map(|name| list.iter().find(|(named, _)| *named == name).map_or(0.0, |(_, weight)| *weight))
}

/// The same of what a file says.
pub fn read<const N: usize>(names: &[&str; N], list: BTreeMap<String, f64>) -> Result<[f64; N], Wrong> {
    let mut weights = [0.0; N];
    for (name, value) in list {
        let Some(at) = names.iter().position(|known| *known == name) else {
            return Err(Wrong::Unknown(name));
        };
        if !value.is_finite() {
            return Err(Wrong::NotFinite { name, value });
        }
        weights[at] = value;
    }
    checked(weights)
}

/// Scores must be numbers, whatever features hold.
pub fn checked<const N: usize>(weights: [f64; N]) -> Result<[f64; N], Wrong> {
    let sum: f64 = weights.iter().map(|weight| weight.abs()).sum();
    if sum.is_finite() { Ok(weights) } else { Err(Wrong::Sum) }
}

/// Each feature's weight, for a file.
pub fn write<const N: usize>(names: &[&str; N], weights: &[f64; N]) -> BTreeMap<String, f64> {
    names.iter().zip(weights).map(|(name, weight)| ((*name).to_owned(), *weight)).collect()
}
