//! The kinds of entries of the ledger, as `symvm run --help` lists them.

use symvm_explore::ledger::Entry;
use symvm_vm::Lost;

/// Characters of a line, as many as those of the options above have.
const WIDTH: usize = 98;
/// Where sentences begin.
const INDENT: usize = 20;

/// `name` and a sentence beside it.
fn row(out: &mut String, name: &str, sentence: &str) {
    let mut line = format!("  {name:<width$}", width = INDENT - 2);
    for word in sentence.split(' ') {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            out.push_str(line.trim_end());
            out.push('\n');
            line = " ".repeat(INDENT);
        } else if !line.ends_with(' ') {
            line.push(' ');
        }
        line.push_str(word);
    }
    out.push_str(line.trim_end());
    out.push('\n');
}

/// What stands below the options: examples, then the ledger.
pub fn help(examples: &str) -> String {
    let mut out = format!("{examples}\n\nTHE LEDGER (in run.json, and at the end of a run)\n");
    for entry in Entry::ALL {
        row(&mut out, entry.name(), &entry.sentence());
    }
    out.push_str("\nWHAT IS MADE CONCRETE (what `concretised` names)\n");
    // An exit status has a kind of its own.
    for lost in Lost::ALL.iter().filter(|&&lost| lost != Lost::ExitStatus) {
        row(&mut out, lost.name(), lost.doc());
    }
    out.truncate(out.trim_end().len());
    out
}
