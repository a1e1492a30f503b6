//! Corpora: folders of inputs, those of fuzzers among them.
//!
//! [`read()`] takes tests (`.json`, `.ktest`) and raw files; [`RawFiles`] writes inputs as raw files; [`minimize()`] keeps the
//! part of a corpus that covers as much as all of it.

mod minimize;
mod raw;
mod read;

pub(crate) use minimize::cover;
pub use minimize::{Minimized, minimize};
pub use raw::{RawFiles, RawObject};
pub use read::{Corpus, CorpusError, SeedLimits, read};
