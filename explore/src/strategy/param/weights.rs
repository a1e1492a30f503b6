//! Weights of features, and the files they are kept in: JSON or TOML with names, or the 40 numbers of the paper's artefact.

use super::features::{FEATURES, Feature, FeatureSet, NAMES};
use crate::strategy::by_name::{self, Wrong};
use crate::strategy::document::{Form, line_of};
use crate::strategy::named::{BOM, Named};
use std::collections::BTreeMap;

/// Why a file of weights cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum WeightsError {
    #[error("{0}")]
    Form(String),
    #[error("symvm_weights is {0}; this symvm reads version 1")]
    Version(u32),
    #[error("there is no feature `{0}`; `symvm strategies --features` lists them")]
    Unknown(String),
    #[error("{name}: {value} is no finite number")]
    NotFinite { name: String, value: f64 },
    #[error("line {line}: {error}")]
    At { line: usize, error: Box<Self> },
    #[error("line {line}: `{text}` is no number")]
    NoNumber { line: usize, text: String },
    #[error("{0} numbers where {FEATURES} are expected, one for each feature")]
    Count(usize),
    #[error("the weights are so large that their sum is no number")]
    Sum,
    #[error("this is a heuristic, not weights of param: use it with --tuned")]
    Heuristic,
}

impl From<Wrong> for WeightsError {
    fn from(wrong: Wrong) -> Self {
        match wrong {
            Wrong::Unknown(name) => Self::Unknown(name),
            Wrong::NotFinite { name, value } => Self::NotFinite { name, value },
            Wrong::Sum => Self::Sum,
        }
    }
}

impl WeightsError {
    /// With the line of the name that is wrong.
    pub fn at(self, text: &str) -> Self {
        let name = match &self {
            Self::Unknown(name) | Self::NotFinite { name, .. } => line_of(text, name),
            _ => None,
        };
        match name {
            Some(line) => Self::At { line, error: Box::new(self) },
            None => self,
        }
    }
}

/// One weight for each feature; only their ratios matter.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights(pub [f64; FEATURES]);

/// The file.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    symvm_weights: u32,
    /// Features are as the paper's artefact computes them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    compat: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    learned_on: Option<String>,
    weights: Named,
}

/// What a file of weights says.
#[derive(Clone, PartialEq, Debug)]
pub struct WeightsFile {
    /// The weights.
    pub weights: Weights,
    /// They are for features as the paper's artefact computes them ([`Setup::compat`](crate::strategy::Setup::compat)).
    pub compat: bool,
    /// The program that they were learned on, by the name of its file, if that is known.
    pub learned_on: Option<String>,
}

impl WeightsFile {
    /// Reads a file: JSON (`{"symvm_weights": 1, "weights": {"other-uncovered": 0.9, …}}`, what is not named weighs
    /// nothing), the same in TOML, or [`FEATURES`] numbers in the paper's order, separated by white space, or as an array.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let text = text.trim_start_matches(BOM);
        let Some(form) = Form::of_text(text) else {
            return Ok(Self { weights: Weights::parse_plain(text)?, compat: false, learned_on: None });
        };
        let versions = form.versions(text).map_err(WeightsError::Form)?;
        match versions.symvm_weights {
            Some(1) => {}
            Some(other) => return Err(WeightsError::Version(other)),
            None if versions.symvm_heuristic.is_some() => return Err(WeightsError::Heuristic),
            // Reading it says what is missing.
            None => {}
        }
        let document: Document = form.read(text).map_err(WeightsError::Form)?;
        let weights = Weights::of_names(document.weights.0).map_err(|error| error.at(text))?;
        Ok(Self { weights, compat: document.compat, learned_on: document.learned_on })
    }

    /// The file, with names.
    pub fn text(&self, form: Form) -> String {
        form.write(&Document {
            symvm_weights: 1,
            compat: self.compat,
            learned_on: self.learned_on.clone(),
            weights: Named(self.weights.by_name()),
        })
    }
}

impl Default for Weights {
    /// Where nothing was learned: uncovered code attracts, what was tried in vain repels. Set by hand.
    fn default() -> Self {
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
        Self(by_name::preset(&NAMES, &by_hand))
    }
}

impl Weights {
    /// Of features by name; what is not named weighs nothing.
    pub fn of_names(list: BTreeMap<String, f64>) -> Result<Self, WeightsError> {
        Ok(Self(by_name::read(&NAMES, list)?))
    }

    fn parse_plain(text: &str) -> Result<Self, WeightsError> {
        let mut list = Vec::with_capacity(FEATURES);
        for (n, line) in text.lines().enumerate() {
            let between = |c: char| c.is_whitespace() || matches!(c, '[' | ',' | ']');
            for word in line.split(between).filter(|word| !word.is_empty()) {
                let value = word.parse::<f64>().ok().filter(|value| value.is_finite());
                let no_number =
                    || WeightsError::NoNumber { line: n + 1, text: word.chars().take(40).collect() };
                list.push(value.ok_or_else(no_number)?);
            }
        }
        let count = list.len();
        let weights = <[f64; FEATURES]>::try_from(list).map_err(|_| WeightsError::Count(count))?;
        Ok(Self(by_name::checked(weights)?))
    }

    /// Each feature's weight.
    pub fn by_name(&self) -> BTreeMap<String, f64> {
        by_name::write(&NAMES, &self.0)
    }

    /// The features that weigh something.
    pub fn wanted(&self) -> FeatureSet {
        let mut set = FeatureSet::default();
        Feature::ALL.into_iter().zip(self.0).for_each(|(feature, weight)| set.put(feature, weight != 0.0));
        set
    }

    /// The sum of the weights of the features that hold; zero is positive, or sums that are equal would have an order.
    pub fn score(&self, set: FeatureSet) -> f64 {
        set.numbers().map(|n| self.0[n - 1]).sum::<f64>() + 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_forms_are_read_and_bad_files_are_refused_by_name_and_line() {
        let read = |text: &str| WeightsFile::parse(text).map(|file| file.weights);
        let weights = Weights::default();
        let by_hand = WeightsFile { weights: weights.clone(), compat: false, learned_on: None };
        assert_eq!(
            [Form::Json, Form::Toml].map(|form| read(&by_hand.text(form))),
            [Ok(weights.clone()), Ok(weights)]
        );
        let plain: String = (0..40).map(|n| format!("{}\n", f64::from(n) / 40.0 - 0.5)).collect();
        let of_plain = read(&plain).expect("forty numbers");
        assert_eq!((of_plain.0[0], of_plain.0[20]), (-0.5, 0.0));
        assert_eq!(read("1 2 3"), Err(WeightsError::Count(3)));
        let bad = read("0.5\n0.25\nhalf");
        assert_eq!(bad, Err(WeightsError::NoNumber { line: 3, text: "half".into() }));
        assert!(matches!(read("inf"), Err(WeightsError::NoNumber { line: 1, .. })));
        let named = |text: &str| read(text).expect_err("it is bad").to_string();
        assert!(named(r#"{"symvm_weights": 1, "weights": {"nest": 1}}"#).contains("no feature `nest`"));
        assert!(named(r#"{"symvm_weights": 2, "weights": {}}"#).contains("version 1"));
        assert!(named("{").contains("line 1 column 1"));
        let one = read(r#"{"symvm_weights": 1, "weights": {"nested": 1}}"#).expect("it is right");
        assert_eq!((one.0[3], one.0.iter().sum::<f64>()), (1.0, 1.0));
        // TOML, as one writes it.
        let toml = "# mine\nsymvm_weights = 1\n\n[weights]\nnested = 1 # as an integer\n";
        assert_eq!(read(toml), Ok(one.clone()));
        assert!(named(&toml.replace("nested", "nest")).contains("line 5: there is no feature `nest`"));
        assert!(named(&toml.replace("= 1 #", "= inf #")).contains("line 5: nested: inf"));
        assert!(named(&toml.replace("= 1 #", "= much #")).contains("line 5 column 10"));
        assert!(named(&(toml.to_owned() + "nested = 2\n")).contains("line 6 column 1"));
        assert!(named(&(toml.to_owned() + "[more]\n")).contains("`more`"));
        // What says that it is for the artefact's features stays so; a mark of the order of bytes says nothing.
        let compat = WeightsFile { weights: one.clone(), compat: true, learned_on: Some("a.ll".into()) };
        for form in [Form::Json, Form::Toml] {
            let text = format!("\u{feff}{}", compat.text(form));
            assert_eq!(WeightsFile::parse(&text).as_ref(), Ok(&compat));
        }
        assert_eq!(read(&format!("\u{feff}{plain}")), Ok(of_plain));
        // Scores are numbers, and each weight is given once.
        assert!(
            named(r#"{"symvm_weights": 1, "weights": {"nested": 1, "nested": 2}}"#)
                .contains("`nested` twice")
        );
        assert_eq!(
            read(r#"{"symvm_weights": 1, "weights": {"nested": 1e308, "local": -1e308}}"#),
            Err(WeightsError::Sum)
        );
        assert!(named(r#"{"symvm_heuristic": 1, "strategy": "cgs"}"#).contains("--tuned"));
        // Whatever comments say, and whatever else later versions have.
        assert_eq!(read(&format!("# no symvm_heuristic\n{toml}")), Ok(one));
        assert!(named("symvm_weights = 2\nscale = 1\n[weights]").contains("version 1"));
        assert!(named("[weights]\nnested = 1").contains("symvm_weights"));
        assert!(named("# rate = 0.5\n0.5 0.5").contains("line 1: `#` is no number"));
        assert!(named("symvm_heuristic = 1\nstrategy = \"cgs\"").contains("--tuned"));
    }
}
