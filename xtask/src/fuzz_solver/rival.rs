//! Other solvers, each a process that lives as long as it answers: one script after the other on its standard input, a
//! mark after each.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use symvm_solver::smtlib::operator_names;

/// What ends a script's answers.
const MARK: &str = "the-end-of-the-script";

/// Bitwuzla comes as a Python module: this reads scripts up to the mark and has each parsed afresh.
const BITWUZLA: &str = r#"
import sys, ctypes, bitwuzla
libc = ctypes.CDLL(None)
lines = []
for line in sys.stdin:
    if MARK not in line:
        lines.append(line)
        continue
    options = bitwuzla.Options()
    options.set(bitwuzla.Option.TIME_LIMIT_PER, 2000)
    try:
        bitwuzla.Parser(bitwuzla.TermManager(), options).parse("".join(lines), False, False)
    except Exception as e:
        print("(error " + str(e).replace("\n", " ") + ")")
    print(MARK)
    sys.stdout.flush()
    libc.fflush(None)
    lines = []
"#;

/// How a kind of solver is started and spoken to.
struct Kind {
    name: &'static str,
    program: &'static str,
    arguments: &'static [&'static str],
    /// What is said before every script.
    preamble: &'static str,
}

/// Solvers that are used where they are found. The times in here are what one check may take.
const KINDS: &[Kind] = &[
    Kind { name: "z3", program: "z3", arguments: &["-in"], preamble: "(reset)(set-option :timeout 2000)" },
    Kind {
        name: "cvc5",
        program: "cvc5",
        arguments: &["--incremental", "--tlimit-per=2000", "--arrays-exp", "-q"],
        preamble: "(reset)",
    },
];

/// A solver.
pub struct Rival {
    /// Its name in messages.
    pub name: String,
    program: String,
    arguments: Vec<String>,
    preamble: String,
    mark: String,
    process: Option<Process>,
    /// Operators that it does not know.
    pub lacks: Vec<&'static str>,
}

struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

impl Rival {
    /// All that are on this machine, and those given by command; `folders` are searched before the path.
    pub fn find(given: &[String], python: Option<&str>) -> Result<Vec<Rival>> {
        let mut found = Vec::new();
        if given.is_empty() {
            let path = std::env::var_os("PATH").unwrap_or_default();
            for kind in KINDS {
                if std::env::split_paths(&path).any(|folder| folder.join(kind.program).is_file()) {
                    let arguments = kind.arguments.iter().map(|a| (*a).into()).collect();
                    found.push(Rival::new(kind.name, kind.program, arguments, kind.preamble, true));
                }
            }
            let python = python.unwrap_or("python3");
            let has = Command::new(python).args(["-c", "import bitwuzla"]).stderr(Stdio::null()).status();
            if has.is_ok_and(|status| status.success()) {
                let code = format!("MARK = {MARK:?}\n{BITWUZLA}");
                found.push(Rival::new("bitwuzla", python, vec!["-c".into(), code], "", false));
            }
        }
        for command in given {
            let mut words = command.split_whitespace().map(str::to_owned);
            let program = words.next().context("an empty command for --against")?;
            found.push(Rival::new(command, &program, words.collect(), "(reset)", true));
        }
        for rival in &mut found {
            rival.probe()?;
        }
        Ok(found)
    }

    fn new(name: &str, program: &str, arguments: Vec<String>, preamble: &str, speaks: bool) -> Rival {
        // A solver that reads commands says the mark when asked to; the driver above looks for it.
        let mark = if speaks { format!("(echo \"{MARK}\")") } else { MARK.into() };
        Rival {
            name: name.into(),
            program: program.into(),
            arguments,
            preamble: preamble.into(),
            mark,
            process: None,
            lacks: Vec::new(),
        }
    }

    /// Finds out which operators it does not know.
    fn probe(&mut self) -> Result<()> {
        for name in operator_names() {
            let term = match name {
                "true" | "false" => name.into(),
                "not" => "(not p)".into(),
                "and" | "or" | "xor" | "=>" | "=" | "distinct" => format!("({name} p p)"),
                "ite" => "(ite p x x)".into(),
                "select" | "store" => continue,
                "extract" => "((_ extract 2 1) x)".into(),
                "zero_extend" | "sign_extend" | "rotate_left" | "rotate_right" | "repeat" => {
                    format!("((_ {name} 1) x)")
                }
                "bvnot" | "bvneg" | "bvnego" | "bvredor" | "bvredand" | "bvredxor" => format!("({name} x)"),
                _ => format!("({name} x x)"),
            };
            let text = format!(
                "(set-logic QF_BV)(declare-fun p () Bool)(declare-fun x () (_ BitVec 4))(assert (= {term} {term}))(check-sat)\n"
            );
            self.send(&text)?;
            let answer = self.receive(Duration::from_secs(20))?;
            if answer.as_deref() != Some(&["sat".to_owned()][..]) {
                self.lacks.push(name);
            }
        }
        Ok(())
    }

    /// Whether it can be asked about a script with these operators.
    pub fn knows(&self, operators: &[&str]) -> bool {
        !operators.iter().any(|name| self.lacks.contains(name))
    }

    fn start(&self) -> Result<Process> {
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot run {}", self.program))?;
        let input = child.stdin.take().context("the child has a standard input")?;
        let output = child.stdout.take().context("the child has a standard output")?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, input, lines })
    }

    /// Gives it a script; the answers are to be received before the next.
    pub fn send(&mut self, script: &str) -> Result<()> {
        let text = format!("{}\n{script}\n{}\n", self.preamble, self.mark);
        for _ in 0..2 {
            if self.process.is_none() {
                self.process = Some(self.start()?);
            }
            let Some(process) = &mut self.process else { continue };
            if process.input.write_all(text.as_bytes()).and_then(|()| process.input.flush()).is_ok() {
                return Ok(());
            }
            // It ended on the script before.
            self.process = None;
        }
        Ok(())
    }

    /// The lines it answers; nothing if it took too long or died, after which it is started anew.
    pub fn receive(&mut self, patience: Duration) -> Result<Option<Vec<String>>> {
        let Some(process) = &mut self.process else { return Ok(None) };
        let end = Instant::now() + patience;
        let mut answers = Vec::new();
        loop {
            match process.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(line) if line.contains(MARK) => return Ok(Some(answers)),
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => answers.push(line.trim().to_owned()),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    self.process = None;
                    return Ok(None);
                }
            }
        }
    }
}
