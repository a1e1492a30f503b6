//! How a CaDiCaL is created: its options, and its independence of the environment.
//!
//! CaDiCaL lets any option be overridden by a variable `CADICAL_<OPTION>`, which would make results
//! depend on the user's shell. `configure("default")` undoes that for every option that matters to
//! the search; the few it leaves alone are debugging switches, put back here by name. Two further
//! variables make CaDiCaL write a proof file and *abort* when a second solver is created. They
//! cannot be undone from inside the process, so they are refused with an error.

use cadical_sys::CaDiCal;
use thiserror::Error;

/// Why no solver could be created.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum CreateError {
    /// A debugging variable of CaDiCaL is set that would abort the process later.
    #[error("the environment variable `{0}` is set: it makes CaDiCaL abort, so unset it")]
    Environment(&'static str),
    /// CaDiCaL has no such option.
    #[error("CaDiCaL has no option `{0}`")]
    UnknownOption(String),
    /// Bounded variable addition takes variable numbers that callers would reuse.
    #[error("CaDiCaL's option `{0}` is not supported: it introduces variables of its own")]
    UnsupportedOption(String),
}

const FORBIDDEN_VARIABLES: [&str; 2] = ["CADICAL_LIDRUP_TRACE", "CADICALLIDRUPTRACE"];

/// Options that CaDiCaL does not reset itself, with their defaults.
const NOT_RESET: [(&str, i32); 9] = [
    ("check", 0),
    ("checkassumptions", 1),
    ("checkconstraint", 1),
    ("checkfailed", 1),
    ("checkfrozen", 0),
    ("checkproof", 3),
    ("checkwitness", 1),
    ("profile", 2),
    ("realtime", 0),
];

/// What every solver of ours starts from.
///
/// `lucky=0`: the lucky phases try the all-true and all-false assignments at every call, which costs a
/// third of the time of thousand small incremental queries. `profile=0`: reading the process clock at
/// every phase change costs more than the phase in such queries.
const OURS: [(&str, i32); 2] = [("lucky", 0), ("profile", 0)];

/// A CaDiCaL with our defaults and then `options`, in that order.
pub(crate) fn create(options: &[(&str, i32)]) -> Result<CaDiCal, CreateError> {
    if let Some(name) = FORBIDDEN_VARIABLES.into_iter().find(|name| std::env::var_os(name).is_some()) {
        return Err(CreateError::Environment(name));
    }
    let mut raw = CaDiCal::new();
    raw.configure("default");
    for (name, value) in NOT_RESET.iter().chain(&OURS).chain(options) {
        if !CaDiCal::is_valid_option(name) {
            return Err(CreateError::UnknownOption((*name).to_owned()));
        }
        if (*name == "factor" && *value != 0) || (*name == "factorcheck" && *value == 2) {
            return Err(CreateError::UnsupportedOption((*name).to_owned()));
        }
        raw.set(name, *value);
    }
    Ok(raw)
}
