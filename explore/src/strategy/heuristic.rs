//! Everything that decides how a program is searched, and the files it is kept in: a strategy with its parts and weights,
//! what unknown bytes are at the start, and when the tree is thrown away. `symvm tune` finds one for a program, and
//! `symvm run --tuned` uses it.

use super::document::Form;
use super::named::{BOM, Named};
use super::param::{Weights as ParamWeights, WeightsFile};
use super::{NameError, StrategyRow, frontier, parse};
use crate::options::{ExploreOptions, Restart};
use std::sync::Arc;

/// A way to search.
#[derive(Clone, PartialEq, Debug)]
pub struct Heuristic {
    /// The strategy.
    pub strategy: &'static StrategyRow,
    /// What it is made of.
    pub parts: Vec<&'static StrategyRow>,
    /// Weights of `param`; its own without.
    pub param: Option<Arc<ParamWeights>>,
    /// Weights of `frontier`; its own without.
    pub frontier: Option<Arc<frontier::Weights>>,
    /// Unknown bytes are random.
    pub random_start: bool,
    /// A new tree after so many executions.
    pub restart: Option<u64>,
    /// Features of `param` are as the paper's artefact computes them.
    pub compat: bool,
    /// The program that it was learned on, by the name of its file, if that is known.
    pub learned_on: Option<String>,
}

/// Why a file of a heuristic cannot be used.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say it")]
pub enum HeuristicError {
    #[error("{0}")]
    Form(String),
    #[error("symvm_heuristic is {0}; this symvm reads version 1")]
    Version(u32),
    #[error(transparent)]
    Strategy(#[from] NameError),
    #[error("{0}")]
    Weights(String),
    #[error("`restart` is 0: a tree needs an execution")]
    Restart,
    #[error("`{what}` is about `{part}`, which is no part of the strategy {strategy}")]
    Unread { what: &'static str, part: &'static str, strategy: String },
}

/// The file.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    symvm_heuristic: u32,
    strategy: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    learned_on: Option<String>,
    #[serde(default)]
    random_start: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    restart: Option<u64>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    compat: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    param: Option<Named>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    frontier: Option<Named>,
}

impl Heuristic {
    /// A strategy, by what a user writes for it, and nothing else.
    pub fn of(name: &str) -> Result<Self, NameError> {
        let (strategy, parts) = parse(name)?;
        Ok(Self {
            strategy,
            parts,
            param: None,
            frontier: None,
            random_start: false,
            restart: None,
            compat: false,
            learned_on: None,
        })
    }

    /// `param` with weights.
    pub fn weighing(weights: ParamWeights) -> Result<Self, NameError> {
        Ok(Self { param: Some(Arc::new(weights)), ..Self::of("param")? })
    }

    /// The names of what it is made of; the usual parts if none are named.
    pub fn parts(&self) -> Vec<&'static str> {
        match &self.parts[..] {
            [] => self.strategy.parts.to_vec(),
            parts => parts.iter().map(|part| part.name).collect(),
        }
    }

    /// Is it, or is a part of it, the strategy of this name?
    pub fn has(&self, name: &str) -> bool {
        self.strategy.name == name || self.parts().contains(&name)
    }

    /// Searches by it.
    pub fn apply(&self, options: &mut ExploreOptions) {
        options.strategy = self.strategy;
        options.setup.parts.clone_from(&self.parts);
        options.setup.weights.clone_from(&self.param);
        options.setup.frontier.clone_from(&self.frontier);
        options.setup.compat = self.compat;
        options.random_start = self.random_start;
        options.restart = self.restart.map_or(Restart::AsStrategy, Restart::After);
    }

    /// Reads a file: a heuristic's, or one of weights for `param`.
    pub fn parse(text: &str) -> Result<Self, HeuristicError> {
        let text = text.trim_start_matches(BOM);
        let form = Form::of_text(text);
        let versions = form.map(|form| form.versions(text)).transpose().map_err(HeuristicError::Form)?;
        let version = versions.and_then(|versions| versions.symvm_heuristic);
        let (Some(form), Some(version)) = (form, version) else {
            let file = WeightsFile::parse(text).map_err(|e| HeuristicError::Weights(e.to_string()))?;
            return Ok(Self {
                compat: file.compat,
                learned_on: file.learned_on,
                ..Self::weighing(file.weights)?
            });
        };
        if version != 1 {
            return Err(HeuristicError::Version(version));
        }
        let document: Document = form.read(text).map_err(HeuristicError::Form)?;
        if document.restart == Some(0) {
            return Err(HeuristicError::Restart);
        }
        let wrong = |e: super::param::WeightsError| HeuristicError::Weights(e.to_string());
        let param = document.param.map(|list| ParamWeights::of_names(list.0)).transpose().map_err(wrong)?;
        let frontier = document.frontier.map(|list| frontier::Weights::of_names(list.0)).transpose();
        let frontier = frontier.map_err(HeuristicError::Weights)?;
        let read = Self {
            param: param.map(Arc::new),
            frontier: frontier.map(Arc::new),
            random_start: document.random_start,
            restart: document.restart,
            compat: document.compat,
            learned_on: document.learned_on,
            ..Self::of(&document.strategy)?
        };
        for (what, part, is_there) in [
            ("param", "param", read.param.is_some()),
            ("compat", "param", read.compat),
            ("frontier", "frontier", read.frontier.is_some()),
        ] {
            if is_there && !read.has(part) {
                return Err(HeuristicError::Unread { what, part, strategy: read.name() });
            }
        }
        Ok(read)
    }

    /// The file.
    pub fn text(&self, form: Form) -> String {
        form.write(&Document {
            symvm_heuristic: 1,
            strategy: self.name(),
            learned_on: self.learned_on.clone(),
            random_start: self.random_start,
            restart: self.restart,
            param: self.param.as_deref().map(|weights| Named(weights.by_name())),
            frontier: self.frontier.as_deref().map(|weights| Named(weights.by_name())),
            compat: self.compat,
        })
    }

    /// The strategy, as a user writes it.
    fn name(&self) -> String {
        super::name_of(self.strategy, &self.parts)
    }
}

/// In a line, without the weights.
impl std::fmt::Display for Heuristic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name())?;
        if self.param.is_some() || self.frontier.is_some() {
            f.write_str(" with weights")?;
        }
        if self.random_start {
            f.write_str(", random start")?;
        }
        self.restart.map_or(Ok(()), |n| write!(f, ", a new tree after {n}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_as_they_were_written_and_bad_ones_refused() {
        let mut all = Heuristic::of("auto=cgs,frontier").expect("a name");
        (all.random_start, all.restart) = (true, Some(500));
        all.frontier = Some(Arc::new(frontier::Weights::default()));
        all.learned_on = Some("a.ll".into());
        let text = all.text(Form::Json);
        let read = Heuristic::parse(&text).expect("our own");
        assert_eq!(read.text(Form::Json), text);
        let toml = all.text(Form::Toml);
        assert_eq!(Heuristic::parse(&toml), Ok(read.clone()));
        assert!(
            toml.starts_with(
                "symvm_heuristic = 1\nstrategy = \"auto=cgs,frontier\"\nlearned_on = \"a.ll\"\n"
            ),
            "{toml}"
        );
        let commented = format!("# what symvm_weights = 1 would be\n{toml}");
        assert_eq!(Heuristic::parse(&commented).as_ref(), Ok(&read));
        // Of a form that is none.
        let none = Heuristic::parse("symvm_heuristic");
        assert!(matches!(none, Err(HeuristicError::Weights(why)) if why.contains("line 1")));
        assert_eq!(read.to_string(), "auto=cgs,frontier with weights, random start, a new tree after 500");
        assert_eq!(Heuristic::parse(&format!("\u{feff}{text}")), Ok(read));
        for compat in [false, true] {
            let weights = WeightsFile { weights: ParamWeights::default(), compat, learned_on: None };
            let plain = Heuristic::parse(&weights.text(Form::Json)).expect("weights");
            assert_eq!(
                (plain.strategy.name, plain.param.as_deref()),
                ("param", Some(&ParamWeights::default()))
            );
            let mut options = ExploreOptions::default();
            plain.apply(&mut options);
            assert_eq!(options.setup.compat, compat);
            assert_eq!(Heuristic::parse(&plain.text(Form::Toml)), Ok(plain));
        }
        // Those written before there was anything about the artefact.
        let old =
            Heuristic::parse(r#"{"symvm_heuristic": 1, "strategy": "auto", "frontier": {"rare": 0.5}}"#);
        assert!(old.is_ok_and(|old| old.has("frontier") && old.has("cgs") && !old.compat && !old.has("dfs")));
        let wrong = |text: &str| Heuristic::parse(text).expect_err("it is bad").to_string();
        assert!(wrong(&text.replace("cgs", "csg")).contains("'csg'"));
        assert!(wrong(&text.replace("\"shallow\"", "\"hollow\"")).contains("`hollow`"));
        assert!(wrong(&text.replace("\"shallow\"", "\"rare\"")).contains("`rare` twice"));
        assert!(wrong(&text.replace("0.25", "1.7e308").replace("0.5,", "1.7e308,")).contains("sum"));
        assert!(wrong(&text.replace("500", "0")).contains("restart"));
        assert!(wrong(&text.replace("heuristic\": 1", "heuristic\": 2")).contains("version 1"));
        // What nothing would read.
        for (rest, what) in [
            ("\"frontier\": {\"rare\": 1}", "frontier"),
            ("\"param\": {\"in-main\": 1}", "param"),
            ("\"compat\": true", "compat"),
        ] {
            let why = wrong(&format!("{{\"symvm_heuristic\": 1, \"strategy\": \"cgs\", {rest}}}"));
            assert!(why.contains(&format!("`{what}`")) && why.contains("cgs"), "{why}");
        }
    }
}
