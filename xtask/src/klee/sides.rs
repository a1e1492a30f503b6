//! Coverage of either tool's tests in the same unit: symvm runs them one after the other, and says after each how many
//! branch sides of the program's own code are covered.

use super::rows::Program;
use crate::explored::{Explored, steps};
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// What tests cover.
pub struct Sides {
    /// CPU seconds of the tool that made them, and sides covered by then; where something was new.
    pub series: Vec<(f64, u64)>,
    /// Branch sides of the program.
    pub all: u64,
}

/// Runs the tests in their order.
pub fn covered(symvm: &Path, program: &Program, tests: &[(f64, PathBuf)], folder: &Path) -> Result<Sides> {
    let seeds = folder.join("seeds");
    if seeds.exists() {
        std::fs::remove_dir_all(&seeds)?;
    }
    std::fs::create_dir_all(&seeds)?;
    for (number, (_, test)) in tests.iter().enumerate() {
        let extension = test.extension().unwrap_or_default().to_string_lossy();
        std::fs::hard_link(test, seeds.join(format!("{number:08}.{extension}")))?;
    }
    let mut arguments = vec![program.module.display().to_string()];
    let words =
        format!("--strategy dfs --emit covering --max-memory 8G --max-iterations {}", tests.len().max(1));
    arguments.extend(words.split(' ').map(String::from));
    arguments.extend(["--seeds".into(), seeds.display().to_string()]);
    arguments.extend(program.world.iter().cloned());
    let replayed = Explored::new(symvm, &arguments, f64::INFINITY, &folder.join("replayed"))?;
    let all = replayed.number("/coverage/sides")?;
    if tests.is_empty() {
        return Ok(Sides { series: Vec::new(), all });
    }
    let after = replayed.series()?;
    if after.len() != tests.len() {
        bail!("{} of {} tests were run: {}", after.len(), tests.len(), replayed.run["stop"]);
    }
    let series: Vec<(f64, u64)> = tests.iter().zip(after).map(|((made, _), (_, n))| (*made, n)).collect();
    std::fs::remove_dir_all(&seeds)?;
    Ok(Sides { series: steps(&series), all })
}
