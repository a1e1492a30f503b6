//! The campaign's own time: it stands still while nobody works on it.

use crate::options::Host;
use std::cell::Cell;
use std::time::Duration;

/// The host, with the time of the campaign instead of the process. What the journal says took the time the journal
/// says; to repeat it takes none.
pub struct CampaignClock<'a> {
    host: &'a dyn Host,
    /// While a journal is repeated: the time it has come to.
    repeated: Cell<Option<Duration>>,
    /// Of earlier processes.
    before: Cell<Duration>,
    /// When this process began to add to it.
    since: Cell<Duration>,
}

impl<'a> CampaignClock<'a> {
    /// A clock that begins with the process.
    pub fn new(host: &'a dyn Host) -> Self {
        let zero = Cell::new(Duration::ZERO);
        Self { host, repeated: Cell::new(None), before: zero.clone(), since: zero }
    }

    /// The journal has come to this time.
    pub fn repeat(&self, time: Duration) {
        self.repeated.set(Some(time));
    }

    /// The journal ends here: time passes again.
    pub fn go_on(&self) {
        self.go_on_from(|host| host.go_on());
    }

    /// The same, if it has passed for so long already.
    pub fn go_on_after(&self, passed: Duration) {
        self.go_on_from(|host| host.elapsed().saturating_sub(passed));
    }

    fn go_on_from(&self, since: impl FnOnce(&dyn Host) -> Duration) {
        if let Some(time) = self.repeated.take() {
            self.before.set(time);
            self.since.set(since(self.host));
        }
    }
}

impl Host for CampaignClock<'_> {
    fn elapsed(&self) -> Duration {
        let passed = || self.before.get() + self.host.elapsed().saturating_sub(self.since.get());
        self.repeated.get().unwrap_or_else(passed)
    }

    fn memory(&self) -> Option<u64> {
        self.host.memory()
    }

    fn peak_memory(&self) -> Option<u64> {
        self.host.peak_memory()
    }

    fn interrupted(&self) -> bool {
        self.host.interrupted()
    }

    fn is_content(&self) -> bool {
        self.host.is_content()
    }

    fn source_line(&self, file: &str, line: u32) -> Option<String> {
        self.host.source_line(file, line)
    }
}
