//! Weights of features, and the files they are kept in: JSON with names, or the 40 numbers of the paper's artefact.

use super::features::{FEATURES, FeatureSet, TABLE};
use std::collections::BTreeMap;

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum WeightsError {
    #[error("{0}")]
    Json(String),
    #[error("symvm_weights is {0}; this symvm reads version 1")]
    Version(u32),
    #[error("there is no feature `{0}`; `symvm strategies --features` lists them")]
    Unknown(String),
    #[error("{name}: {value} is no finite number")]
    NotFinite { name: String, value: f64 },
    #[error("line {line}: `{text}` is no number")]
    NoNumber { line: usize, text: String },
    #[error("{0} numbers where {FEATURES} are expected, one for each feature")]
    Count(usize),
}

/// One weight for each feature; only their ratios matter.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(pub [f64; FEATURES]);

/// The file.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    symvm_weights: u32,
    weights: BTreeMap<String, f64>,
}

impl Default for Weights {
    /// Where nothing was learned: uncovered code attracts, what was tried in vain repels. Set by hand.
    fn default() -> Self {
        let mut weights = [0.0; FEATURES];
        let by_hand = [
            ("newly-covered", 0.3),
            ("after-negated", 0.3),
            ("context-1", -0.3),
            ("context-2", -0.3),
            ("context-3", -0.2),
            ("negated-10", -0.2),
            ("negated-20", -0.2),
            ("negated-30", -0.2),
            ("failed-10", -0.5),
            ("other-failed-10", -0.3),
            ("other-uncovered", 1.0),
            ("beyond-uncovered", 0.5),
            ("negated-lately-10", -0.2),
            ("to-branchy", 0.5),
            ("in-recent-function", 0.3),
        ];
        for (weight, feature) in weights.iter_mut().zip(&TABLE) {
            *weight =
                by_hand.iter().find(|(name, _)| *name == feature.name).map_or(0.0, |(_, weight)| *weight);
        }
        Self(weights)
    }
}

impl Weights {
    /// Reads a file: JSON (`{"symvm_weights": 1, "weights": {"other-uncovered": 0.9, …}}`, what is not named weighs
    /// nothing), or [`FEATURES`] numbers in the paper's order, separated by white space.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        if text.trim_start().starts_with('{') { Self::parse_named(text) } else { Self::parse_plain(text) }
    }

    fn parse_named(text: &str) -> Result<Self, WeightsError> {
        let document: Document = serde_json::from_str(text).map_err(|e| WeightsError::Json(e.to_string()))?;
        if document.symvm_weights != 1 {
            return Err(WeightsError::Version(document.symvm_weights));
        }
        Self::of_names(document.weights)
    }

    /// Of features by name; what is not named weighs nothing.
    pub fn of_names(list: BTreeMap<String, f64>) -> Result<Self, WeightsError> {
        let mut weights = [0.0; FEATURES];
        for (name, value) in list {
            let at = TABLE.iter().position(|feature| feature.name == name);
            let at = at.ok_or_else(|| WeightsError::Unknown(name.clone()))?;
            if !value.is_finite() {
                return Err(WeightsError::NotFinite { name, value });
            }
            weights[at] = value;
        }
        Ok(Self(weights))
    }

    fn parse_plain(text: &str) -> Result<Self, WeightsError> {
        let mut list = Vec::with_capacity(FEATURES);
        for (n, line) in text.lines().enumerate() {
            for word in line.split_whitespace() {
                let value = word.parse::<f64>().ok().filter(|value| value.is_finite());
                let no_number =
                    || WeightsError::NoNumber { line: n + 1, text: word.chars().take(40).collect() };
                list.push(value.ok_or_else(no_number)?);
            }
        }
        let count = list.len();
        <[f64; FEATURES]>::try_from(list).map(Self).map_err(|_| WeightsError::Count(count))
    }

    /// Each feature's weight.
    pub fn by_name(&self) -> BTreeMap<String, f64> {
        TABLE.iter().zip(self.0).map(|(feature, weight)| (feature.name.to_string(), weight)).collect()
    }

    /// The file, with names.
    pub fn to_json(&self) -> String {
        let document = Document { symvm_weights: 1, weights: self.by_name() };
        let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
        text.push('\n');
        text
    }

    /// The sum of the weights of the features that hold.
    pub fn score(&self, set: FeatureSet) -> f64 {
        set.numbers().map(|n| self.0[n - 1]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_are_read_and_bad_files_are_refused_by_name_and_line() {
        let weights = Weights::default();
        assert_eq!(Weights::parse(&weights.to_json()), Ok(weights));
        let plain: String = (0..40).map(|n| format!("{}\n", f64::from(n) / 40.0 - 0.5)).collect();
        let read = Weights::parse(&plain).expect("forty numbers");
        assert_eq!((read.0[0], read.0[20]), (-0.5, 0.0));
        assert_eq!(Weights::parse("1 2 3"), Err(WeightsError::Count(3)));
        let bad = Weights::parse("0.5\n0.25\nhalf");
        assert_eq!(bad, Err(WeightsError::NoNumber { line: 3, text: "half".into() }));
        assert!(matches!(Weights::parse("inf"), Err(WeightsError::NoNumber { line: 1, .. })));
        let named = |text: &str| Weights::parse(text).expect_err("it is bad").to_string();
        assert!(named(r#"{"symvm_weights": 1, "weights": {"nest": 1}}"#).contains("no feature `nest`"));
        assert!(named(r#"{"symvm_weights": 2, "weights": {}}"#).contains("version 1"));
        assert!(named("{").contains("line 1 column 1"));
        let one = Weights::parse(r#"{"symvm_weights": 1, "weights": {"nested": 1}}"#).expect("it is right");
        assert_eq!((one.0[3], one.0.iter().sum::<f64>()), (1.0, 1.0));
    }
}
