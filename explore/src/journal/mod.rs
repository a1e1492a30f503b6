//! The journal: what a campaign needs to be where it was, however it ended.
//!
//! A campaign is a pure function of program, options, seed, and the answers it got about sides. So the answers are
//! written down as they come, and to go on is to run everything again with answers from the journal: the machine really
//! runs, which builds tree, coverage and strategy anew and shows whether program and journal belong together; the solver
//! is not asked. A solver that has learned nothing would find other models from there on; so it begins anew once in a
//! while ([`Repeatable::renewal_due`](crate::engine::Repeatable::renewal_due)), and the queries since the last time are asked
//! again. What follows is what would have followed.
//!
//! ```text
//! journal:  header │ solve run replay solve solve run … (renewed) solve run … │ torn tail
//! resume:             answers from here                 asked again            cut off
//! ```
//! Several workers share one journal, each with its part of it. A record is added before anyone is told of what it is
//! about, so whatever a journal ends with, all that this depends on stands before: each part can be repeated by itself.
//!
//! The order on disk is record, test or bug, announcement. So what was announced has a file, what has a file has a
//! record, and a file that is missing or cut (a power failure) is written again from its record.

pub(crate) mod bytes;
mod clock;
mod file;
mod header;
mod record;
mod repeat;
#[cfg(test)]
mod tests;

pub use clock::CampaignClock;
pub use file::{Earlier, Journal, PartSurvey, Pen, Reader, Survey, hold};
pub use header::{Fingerprint, Header, JournalError, Sharing};
pub use record::Part;
pub(crate) use record::{Record, changed, difference};
pub use repeat::{Journaled, Past, Resumption, Upcoming};

/// The journal's name in the directory of results.
pub const NAME: &str = "journal";
