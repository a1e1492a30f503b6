//! Corpora: folders of inputs, those of fuzzers among them.
//!
//! [`read()`] takes tests (`.json`, `.ktest`) and raw files; [`RawFiles`] writes inputs as raw files; [`minimize()`] keeps the
//! part of a corpus that covers as much as all of it; [`unused()`] is what a program does not take of an input.

mod fit;
mod minimize;
mod raw;
mod read;

pub use fit::{Unused, unused};
pub(crate) use minimize::cover;
pub use minimize::{Cut, Minimized, minimize};
pub use raw::{RawFiles, RawObject, RawTally, RawTarget};
pub use read::{Corpus, CorpusError, Found, SeedLimits, found, read};
