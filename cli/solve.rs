//! `symvm solve`: SMT-LIB scripts, answered on standard output as any solver does.

use crate::args::Solve;
use crate::failure::{Failure, Status};
use crate::host::{Process, watch_memory};
use std::fs::File;
use std::io::{BufWriter, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use symvm_explore::Host;
use symvm_solver::Why;
use symvm_solver::smtlib::{Script, ScriptConfig, ScriptStats, Verdict};

/// Input that an interrupt does not wait for, and that ends with one.
struct Waited<'a> {
    host: &'a Process,
    input: Box<dyn Read>,
}

impl Read for Waited<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        // In this order: an interrupt in between is seen here or there.
        let _waiting = self.host.waits();
        if self.host.interrupted() { Ok(0) } else { self.input.read(buffer) }
    }
}

/// Standard output. It is noted that something was answered after the end was called for.
struct Answers<'a> {
    host: &'a Process,
    told: Arc<AtomicBool>,
}

impl Write for Answers<'_> {
    fn write(&mut self, text: &[u8]) -> std::io::Result<usize> {
        if self.host.interrupted() {
            self.told.store(true, Ordering::Relaxed);
        }
        std::io::stdout().write(text)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        std::io::stdout().flush()
    }
}

/// Runs each script by itself, one after the other.
pub fn run(args: &Solve) -> Result<Status, Failure> {
    let host = Process::new();
    host.listen();
    let told = Arc::new(AtomicBool::new(false));
    if let Some(limit) = args.memory_limit {
        watch_memory(limit, host.flag(), told.clone());
    }
    if args.proof.is_some() && args.files.len() > 1 {
        return Err(Failure::new("--proof takes one script: each proof needs a name of its own".to_owned()));
    }
    let mut status = Status::Clean;
    for path in &args.files {
        // Opening a named pipe waits, too.
        let waiting = host.waits();
        let file = (path != Path::new("-")).then(|| File::open(path)).transpose();
        let input: Box<dyn Read> = match file {
            Ok(Some(file)) => Box::new(file),
            Ok(None) => Box::new(std::io::stdin().lock()),
            // As one that is wrong, it does not keep others from being answered.
            Err(error) => {
                tell!("error: {}: {error}", path.display());
                status = Status::Usage;
                continue;
            }
        };
        drop(waiting);
        let input = Waited { host: &host, input };
        let mut script = Script::new(ScriptConfig {
            time_limit: args.time_limit,
            cancel: Some(host.flag()),
            certify: args.certify,
            proof: args.proof.is_some(),
            ..ScriptConfig::default()
        });
        // Not locked: who watches the memory may have to say something, too.
        let mut output = BufWriter::new(Answers { host: &host, told: told.clone() });
        let result = script.run(input, &mut output);
        crate::note_unsaid(output.flush());
        drop(output);
        let wrong = |verdict: &Verdict| matches!(verdict, Verdict::Unknown(Why::Wrong));
        if let Some(rejected) = script.rejected() {
            tell!("{}: a certificate was refused, a bug in symvm: {rejected}", path.display());
        } else if script.verdicts().iter().any(wrong) {
            tell!("{}: a model violates the assertions, a bug in symvm", path.display());
        }
        if let Some(to) = &args.proof {
            write_proof(&script, to)?;
        }
        if args.stats {
            crate::say(&statistics(&script.stats()));
        }
        if let Err(error) = result {
            // The answer itself went to standard output, as the standard wants it.
            tell!("{}:{}:{}: {}", path.display(), error.position.line, error.position.column, error.message);
            status = Status::Usage;
        }
        if script.gave_up() && status == Status::Clean {
            status = Status::Limit;
        }
    }
    Ok(status)
}

/// `FILE.cnf` and `FILE.lrat`.
fn write_proof(script: &Script, to: &Path) -> Result<(), Failure> {
    let name = |ending: &str| {
        let mut name = to.as_os_str().to_owned();
        name.push(ending);
        name
    };
    let Some(refutation) = script.refutation() else {
        // One of an earlier script is not to be taken for it.
        for name in [name(".cnf"), name(".lrat")] {
            drop(std::fs::remove_file(name));
        }
        crate::say("; no proof was written: the last check was not unsat\n");
        return Ok(());
    };
    let file = |ending: &str| {
        let name = name(ending);
        File::create(&name)
            .map(BufWriter::new)
            .map_err(|e| Failure::new(format!("{}: {e}", Path::new(&name).display())))
    };
    let (mut cnf, mut lrat) = (file(".cnf")?, file(".lrat")?);
    let written = refutation
        .write_dimacs(&mut cnf)
        .and_then(|()| refutation.write_lrat(&mut lrat))
        .and_then(|()| cnf.flush())
        .and_then(|()| lrat.flush());
    written.map_err(|e| Failure::new(format!("{}: {e}", to.display())))
}

/// As comments, so that the output stays what a script's answers are.
fn statistics(s: &ScriptStats) -> String {
    format!(
        "; commands {}\n; checks {} in {:.3}s\n; expressions {}\n; terms {}\n; eliminated {}\n; rounds {}\n; lemmas {}\n; gates {}\n; \
         variables {}\n; clauses {}\n; conflicts {}\n; local searches {}, models {}, steps {}\n",
        s.commands,
        s.checks,
        s.check_time.as_secs_f64(),
        s.expressions,
        s.terms,
        s.eliminated,
        s.rounds,
        s.lemmas,
        s.gates,
        s.variables,
        s.clauses,
        s.conflicts,
        s.local_searches[0],
        s.local_searches[1],
        s.local_searches[2]
    )
}
