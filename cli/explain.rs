//! `symvm explain`: why no path of a campaign goes somewhere.

use crate::failure::{Failure, Status};
use crate::{args, load, overwrite, resume, world};
use clap::Args;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use symvm_explore::demangle::readable;
use symvm_explore::explain::{self, Atlas, Why};
use symvm_explore::{TestCase, replay};
use symvm_frontend::analysis::Analyses;
use symvm_frontend::program::Program;
use symvm_vm::MachineOptions;

/// `symvm explain`.
#[derive(Args)]
#[command(
    allow_negative_numbers = true,
    after_help = "WHAT IS TOLD
  --line FILE:LINE  a line that is reached: by which test first. One that is not: the branches it depends on, back to those that
                    were reached, and why the side that leads on was never taken: infeasible, given up by the solver, not
                    explored yet. Of an infeasible one, the conditions on inputs that cannot hold together, with their
                    places; after a run with --prune interpolation also the conditions on variables that rule it out, as
                    `p->count <= 9 at parse.c:30`
  --node N          the way to a node of the execution tree, what became of its sides, and why nothing below it shows a bug
  --graphviz FILE   the whole tree, for dot: dot -Tsvg tree.dot -o tree.svg

NAMES IN CONDITIONS
  count             a variable of the function on top; main:count of one that waits for a call
  buf.len, p->next  members, elements and what pointers of the program lead to, in code compiled with -g
  table+8           byte 8 of a variable where its type does not tell; (heap block of 16 bytes from f.c:3)+8 on the heap;
                    argv[1]+3, environ[0]+5 of what the program was given
  data[4..8]        bytes of an input, as one number
  %12               a register that stands for no variable
  <u >=u /u         unsigned; without u, signed. (u8)x are the low 8 bits of x, x<15:8> bits 8 to 15

EXAMPLES
  symvm run parse.ll --sym-stdin 8 --prune interpolation
  symvm explain symvm-out --line parse.c:42
  symvm explain symvm-out --node 12 --graphviz tree.dot"
)]
pub struct Explain {
    /// The directory of a run, or of a verification.
    #[arg(value_name = "DIR")]
    pub dir: PathBuf,
    /// A node of the execution tree.
    #[arg(long, value_name = "N")]
    pub node: Option<u32>,
    /// A line of the source.
    #[arg(long, value_name = "FILE:LINE")]
    pub line: Option<String>,
    /// Write the tree to a file, for Graphviz.
    #[arg(long, value_name = "FILE")]
    pub graphviz: Option<PathBuf>,
}

/// A file and a line; a column, which compilers and reports of bugs tell as well, says nothing more.
fn place(text: &str) -> Option<(&str, u32)> {
    let (front, last) = text.rsplit_once(':')?;
    let last = last.parse().ok()?;
    let with_column = front.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse().ok()?)));
    Some(with_column.unwrap_or((front, last)))
}

/// Explains.
pub fn run(args: &Explain) -> Result<Status, Failure> {
    if args.node.is_none() && args.line.is_none() && args.graphviz.is_none() {
        return Err(Failure::new("ask for something: --line FILE:LINE, --node N, or --graphviz FILE"));
    }
    let file = args.dir.join(symvm_explore::TREE);
    if !file.exists() && args.dir.join("run.json").exists() {
        return Err(Failure::new(format!(
            "'{}' holds no {}: the run has not ended, or was one with several workers (--jobs, --deterministic), which keeps no tree",
            args.dir.display(),
            symvm_explore::TREE
        )));
    }
    let atlas =
        Atlas::read(&load::read(&file)?).map_err(|e| Failure::new(format!("{}: {e}", file.display())))?;
    if let Some(path) = &args.graphviz {
        overwrite::check("--graphviz", path, &overwrite::TREE)?;
        std::fs::write(path, explain::graphviz(&atlas))
            .map_err(|e| Failure::new(format!("{}: {e}", path.display())))?;
    }
    if args.node.is_none() && args.line.is_none() {
        return Ok(Status::Clean);
    }
    let subject = Subject::of(&atlas, &args.dir)?;
    if let Some(number) = args.node {
        let text = explain::node(&atlas, &subject.program, number).ok_or_else(|| {
            let (kept, total) = (atlas.nodes.len(), atlas.total);
            Failure::new(format!(
                "there is no node {number}: the tree has {total}, the file the first {kept}"
            ))
        })?;
        crate::say(&readable(&text));
    }
    if let Some(line) = &args.line {
        let (file, line) =
            place(line).ok_or_else(|| Failure::new(format!("'{line}' is no place like parse.c:42")))?;
        let analyses = subject.analyses()?;
        let why = explain::line(&atlas, &analyses, file, line, subject.whole).map_err(Failure::new)?;
        crate::say(&readable(&why.text));
        if !why.reached.is_empty() {
            crate::say(&subject.first_test(&why));
        }
    }
    if subject.earlier > 0 {
        crate::say(&format!(
            "(This is about the last of {} execution trees of the run; `run --restart never` keeps the first.)\n",
            subject.earlier + 1
        ));
    }
    Ok(Status::Clean)
}

/// The program that was run, in its world.
struct Subject {
    program: Arc<Program>,
    world: symvm_runtime::WorldOptions,
    run: Box<args::Run>,
    /// Its tests.
    tests: PathBuf,
    /// The run explored every path and lost nothing.
    whole: bool,
    /// Trees that were thrown away before this one.
    earlier: u64,
}

impl Subject {
    fn of(atlas: &Atlas, dir: &Path) -> Result<Self, Failure> {
        let run = args::campaign(&atlas.command).ok_or_else(|| {
            Failure::new(format!(
                "the command that made the tree is not one of this symvm: {}",
                atlas.command.join(" ")
            ))
        })?;
        let tests = std::path::absolute(dir)?.join("tests");
        let summary = std::fs::read(dir.join("run.json")).unwrap_or_default();
        let summary: serde_json::Value = serde_json::from_slice(&summary).unwrap_or_default();
        let whole = summary["complete"] == true;
        let earlier = summary["campaign"]["trees"].as_u64().unwrap_or(0);
        // Names of files are relative to the directory that the run was begun in.
        if Path::new(&atlas.directory).is_dir() {
            std::env::set_current_dir(&atlas.directory)?;
        }
        let world = world::options(&run.world, run.programs.first())?;
        atlas.check(resume::of_program(&run, &world)?).map_err(|e| {
            let (file, dir) = (dir.join(symvm_explore::TREE), dir.display());
            Failure::new(format!("{}: {e}; explore again (--force --output {dir})", file.display()))
        })?;
        let program = load::program(&run.programs, &world, run.checking.checks())?;
        Ok(Self { program, world, run, tests, whole, earlier })
    }

    fn analyses(&self) -> Result<Analyses, Failure> {
        let entry = self.program.function(symvm_runtime::ENTRY).or_else(|| self.program.function("main"));
        let entry = entry.ok_or_else(|| Failure::new("no function 'main' is defined"))?;
        Ok(Analyses::new(self.program.clone(), entry))
    }

    /// The first test that comes to one of the blocks: they are run again, one after the other.
    fn first_test(&self, why: &Why) -> String {
        let mut files: Vec<PathBuf> = std::fs::read_dir(&self.tests)
            .map(|dir| dir.flatten().map(|entry| entry.path()).collect())
            .unwrap_or_default();
        files.retain(|path| path.extension().is_some_and(|e| e == "json"));
        files.sort();
        for path in files {
            let Ok(test) = std::fs::read(&path).map_err(drop).and_then(|b| TestCase::read(&b).map_err(drop))
            else {
                continue;
            };
            let machine = MachineOptions {
                max_steps: Some(self.run.max_steps),
                max_memory: Some(self.run.max_memory),
                checks: self.run.checking.checks(),
                ..MachineOptions::default()
            };
            let environment = symvm_runtime::environment(&self.world);
            let report = replay(&self.program, environment, &machine, &test.input, &test.layout);
            if report.blocks.iter().any(|block| why.reached.contains(block)) {
                return format!("first by {}: {}\n", path.display(), report.ending.summary());
            }
        }
        "by a path that left no test (--emit covering, or one that was pruned)\n".into()
    }
}
