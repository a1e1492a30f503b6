//! `--check`: which checks are made beyond those that always are. The names and texts are the machine's table.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use symvm_vm::{Check, Checks};

/// The checks asked for; the same for `run` and `replay`.
#[derive(Args, Clone, Default)]
pub struct Checking {
    /// Look for more than what is always looked for (repeatable, or a list with commas).
    ///
    /// Always on: null, wild, dangling and out-of-bounds accesses, bad frees, writes to constants, division by zero and
    /// its overflow, failed assertions, abort, unreachable code, stack overflow, bad calls. Like those, these checks hold
    /// for all inputs: a fault that some input can cause is found together with that input. They are exact for code
    /// compiled with -O0; an optimiser may move arithmetic and loads to where the source would not execute them.
    /// In bounds is an access that lies within some live object, be it another one than was meant.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = names(), help_heading = "Checks")]
    check: Vec<Checks>,
}

fn names() -> impl TypedValueParser<Value = Checks> {
    let rows = Check::ALL.iter().map(|check| PossibleValue::new(check.name()).help(check.doc()));
    let all = PossibleValue::new("all").help("all of these");
    PossibleValuesParser::new(rows.chain([all]))
        .map(|name| Check::from_name(&name).map_or(Checks::all(), |check| Checks::NONE.with(check)))
}

impl Checking {
    /// One more.
    pub fn add(&mut self, check: Check) {
        self.check.push(Checks::NONE.with(check));
    }

    /// The set.
    pub fn checks(&self) -> Checks {
        self.check.iter().fold(Checks::NONE, |all, &some| all.union(some))
    }

    /// The checks as given, or else those of the command that made a test.
    pub fn or_of_command(&self, command: &[String]) -> Checks {
        if !self.check.is_empty() {
            return self.checks();
        }
        crate::args::campaign(command).map_or(Checks::NONE, |run| run.checking.checks())
    }
}
