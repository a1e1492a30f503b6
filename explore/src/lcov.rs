//! Coverage of the user's code as lcov's tracefile (`geninfo(1)`), and as a short table.
//!
//! `DA` counts runs that reached a line, `BRDA` runs that took a branch side (`-` where the branch was never reached),
//! `FNDA` runs that entered a function.

use crate::coverage::Coverage;
use std::collections::BTreeMap;
use std::fmt::Write;
use symvm_frontend::program::{BlockIx, Program, SideId};

#[derive(Default)]
struct File {
    functions: BTreeMap<(u32, String), u64>,
    branches: Vec<(u32, u32, u32, Option<u64>)>,
    lines: BTreeMap<u32, u64>,
}

fn files(program: &Program, coverage: &Coverage) -> BTreeMap<u32, File> {
    let mut files: BTreeMap<u32, File> = BTreeMap::new();
    for f in program.functions.iter().filter(|f| !f.library && !f.is_external()) {
        let entry = if f.blocks.len == 0 { 0 } else { coverage.block_hits(BlockIx(f.blocks.start)) };
        if let Some(loc) = program.locs.get(f.loc.index()).filter(|l| l.line > 0) {
            let file = files.entry(loc.file).or_default();
            *file.functions.entry((loc.line, f.name.to_string())).or_insert(0) += entry;
        }
        for (block, loc) in program.lines_of(f) {
            let line = files.entry(loc.file).or_default().lines.entry(loc.line).or_insert(0);
            *line = coverage.block_hits(block).max(*line);
        }
    }
    for (i, b) in program.branches.iter().enumerate() {
        let Some(loc) = program.locs.get(b.loc.index()).filter(|l| l.line > 0) else { continue };
        if program.functions[b.func.index()].library {
            continue;
        }
        let reached = (0..b.sides).any(|s| coverage.side_hits(SideId(b.first_side.0 + s)) > 0);
        for side in 0..b.sides {
            let hits = coverage.side_hits(SideId(b.first_side.0 + side));
            let branches = &mut files.entry(loc.file).or_default().branches;
            branches.push((loc.line, i as u32, side, reached.then_some(hits)));
        }
    }
    files
}

/// The tracefile.
pub fn lcov(program: &Program, coverage: &Coverage) -> String {
    let mut out = String::new();
    for (file, mut data) in files(program, coverage) {
        let Some(name) = program.files.get(file as usize) else { continue };
        data.branches.sort_unstable();
        // Writing to a string cannot fail.
        let _ = write_file(&mut out, name, &data);
    }
    out
}

fn write_file(out: &mut String, name: &str, data: &File) -> std::fmt::Result {
    writeln!(out, "TN:symvm\nSF:{name}")?;
    for (line, function) in data.functions.keys() {
        writeln!(out, "FN:{line},{function}")?;
    }
    for ((_, function), hits) in &data.functions {
        writeln!(out, "FNDA:{hits},{function}")?;
    }
    let hit = data.functions.values().filter(|&&h| h > 0).count();
    writeln!(out, "FNF:{}\nFNH:{hit}", data.functions.len())?;
    for (line, branch, side, taken) in &data.branches {
        match taken {
            Some(n) => writeln!(out, "BRDA:{line},{branch},{side},{n}")?,
            None => writeln!(out, "BRDA:{line},{branch},{side},-")?,
        }
    }
    let hit = data.branches.iter().filter(|b| b.3.is_some_and(|n| n > 0)).count();
    writeln!(out, "BRF:{}\nBRH:{hit}", data.branches.len())?;
    for (line, hits) in &data.lines {
        writeln!(out, "DA:{line},{hits}")?;
    }
    let hit = data.lines.values().filter(|&&h| h > 0).count();
    writeln!(out, "LF:{}\nLH:{hit}\nend_of_record", data.lines.len())
}

/// One line per source file, and the sum.
pub fn table(program: &Program, coverage: &Coverage) -> String {
    let percent = |hit: usize, all: usize| match all {
        0 => "    -".to_owned(),
        _ => format!("{:5.1}", 100.0 * hit as f64 / all as f64),
    };
    let mut out = format!("{:>15} {:>5}  {:>15} {:>5}  file\n", "branch sides", "%", "lines", "%");
    let mut row = |bh: usize, bf: usize, lh: usize, lf: usize, name: &str| {
        let (sides, lines) = (format!("{bh}/{bf}"), format!("{lh}/{lf}"));
        let _ = writeln!(out, "{sides:>15} {}  {lines:>15} {}  {name}", percent(bh, bf), percent(lh, lf));
    };
    let (mut lines_hit, mut lines) = (0, 0);
    for (file, data) in files(program, coverage) {
        let bh = data.branches.iter().filter(|b| b.3.is_some_and(|n| n > 0)).count();
        let lh = data.lines.values().filter(|&&h| h > 0).count();
        lines_hit += lh;
        lines += data.lines.len();
        row(
            bh,
            data.branches.len(),
            lh,
            data.lines.len(),
            program.files.get(file as usize).map_or("?", |f| f),
        );
    }
    row(
        coverage.covered() as usize,
        coverage.total() as usize,
        lines_hit,
        lines,
        "all (with code that has no line)",
    );
    out
}
