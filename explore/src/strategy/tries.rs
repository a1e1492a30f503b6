//! What came of trying one side of the program.

/// See the module.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tries {
    /// Times it was tried.
    pub picked: u32,
    /// Of these, those without a run, or with one that did not take it.
    pub failed: u32,
    /// Sides that these runs covered first.
    pub gained: u32,
    /// Number of executions when it was tried last.
    pub last: Option<u64>,
}

impl Tries {
    /// It is tried, after so many executions.
    pub fn pick(&mut self, executions: u64) {
        self.picked += 1;
        self.last = Some(executions);
    }

    /// The share of failures; of what was never tried, none.
    pub fn fails(self) -> f64 {
        f64::from(self.failed) / (f64::from(self.picked) + 1.0)
    }

    /// Between 0 and 1, and in the middle for what was never tried: it rises above that with each new side, and falls with
    /// each try.
    pub fn yields(self) -> f64 {
        let (gained, picked) = (f64::from(self.gained), f64::from(self.picked));
        (gained + 1.0) / (gained + picked + 2.0)
    }
}
