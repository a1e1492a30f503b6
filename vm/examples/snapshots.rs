//! What a snapshot costs, by the size of the memory: a thousand snapshots of a program that has written to every page of
//! an array of 1 MB, 100 MB or 1 GB, and writes to two more pages between any two of them; and what an array costs that
//! nobody has written to. Bytes are what snapshots say of themselves, and beside that by how much the process grew.
//! With `without`, none are taken: by how much the process grew is then what the path itself takes (terms, most of all).
//! `cargo run --release -p symvm-vm --example snapshots -- MEGABYTES [without]`

use std::error::Error;
use std::io::Write;
use std::time::{Duration, Instant};
use symvm_solver::Terms;
use symvm_vm::{
    Context, Decision, Environment, ExternId, Flow, Input, Machine, MachineOptions, Outcome, Reply, Sink,
    Snapshot, Trap, Value,
};

#[derive(Clone)]
struct World;

impl Environment for World {
    fn resolve(&self, name: &str) -> Option<ExternId> {
        (name == "mark").then_some(ExternId(0))
    }
    fn call(&mut self, _: ExternId, ctx: &mut Context<'_>, args: &[Value]) -> Result<Reply, Trap> {
        ctx.make_symbolic(Value::word(args[0].bits), Value::word(4), "x")?;
        Ok(Reply::Void)
    }
    fn clone_box(&self) -> Box<dyn Environment> {
        Box::new(self.clone())
    }
}

/// Takes a snapshot at each decision and keeps it.
#[derive(Default)]
struct Keeper {
    without: bool,
    /// Decisions seen.
    seen: u64,
    kept: Vec<Snapshot>,
    times: Vec<Duration>,
    /// Bytes of the process after the third decision, and now.
    resident: Option<(u64, u64)>,
}

/// Bytes that the process has in memory (Linux; zero elsewhere).
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4096
}

impl Sink for Keeper {
    fn decision(&mut self, machine: &mut Machine, _: &mut Terms, _: &Decision) -> Flow {
        let start = Instant::now();
        if !self.without {
            self.kept.extend(machine.snapshot());
        }
        self.times.push(start.elapsed());
        self.seen += 1;
        if self.seen > 2 {
            let now = resident();
            self.resident = Some((self.resident.map_or(now, |(first, _)| first), now));
        }
        Flow::Continue
    }
}

fn text(bytes: u64) -> String {
    format!(
        "@a = global [{bytes} x i8] zeroinitializer
@x = global i32 0
declare void @mark(i32*)
define i32 @main() {{
  br label %touch
touch:
  %i = phi i64 [ 0, %0 ], [ %i2, %touch ]
  %p = getelementptr [{bytes} x i8], [{bytes} x i8]* @a, i64 0, i64 %i
  store i8 1, i8* %p
  %i2 = add i64 %i, 512
  %more = icmp ult i64 %i2, {bytes}
  br i1 %more, label %touch, label %mark
mark:
  call void @mark(i32* @x)
  br label %loop
loop:
  %k = phi i32 [ 1, %mark ], [ %k2, %next ]
  %w = zext i32 %k to i64
  %far = mul i64 %w, 7919023
  %at = urem i64 %far, {bytes}
  %q = getelementptr [{bytes} x i8], [{bytes} x i8]* @a, i64 0, i64 %at
  store i8 2, i8* %q
  %far2 = mul i64 %w, 104729077
  %at2 = urem i64 %far2, {bytes}
  %q2 = getelementptr [{bytes} x i8], [{bytes} x i8]* @a, i64 0, i64 %at2
  store i8 2, i8* %q2
  %x = load i32, i32* @x
  %c = icmp eq i32 %x, %k
  br i1 %c, label %out, label %next
next:
  %k2 = add i32 %k, 1
  %again = icmp ult i32 %k2, 1000
  br i1 %again, label %loop, label %out
out:
  ret i32 0
}}
"
    )
}

fn main() -> Result<(), Box<dyn Error>> {
    let megabytes: u64 = std::env::args().nth(1).ok_or("how many megabytes?")?.parse()?;
    let module = symvm_frontend::parse_module(text(megabytes << 20).as_bytes(), "snapshots.ll")?;
    let program = symvm_vm::prepare(&module, symvm_vm::Checks::NONE)?;
    let start = Instant::now();
    let mut machine = Machine::new(program, Box::new(World), MachineOptions::default());
    let laid_out = start.elapsed();
    let without = std::env::args().nth(2).is_some_and(|word| word == "without");
    let mut keeper = Keeper { without, ..Keeper::default() };
    let outcome = machine.run(&mut Terms::new(), &Input::default(), &mut keeper);
    if !matches!(outcome, Outcome::Exit { .. }) {
        return Err(format!("{outcome:?}").into());
    }
    let (first, last) = keeper.resident.unwrap_or_default();
    let grew = (last - first) / (keeper.seen - 3);
    // The first one shares everything that was written before it.
    let mut times = keeper.times.split_off(1);
    times.sort();
    let median = times[times.len() / 2];
    let mut out = std::io::stdout();
    if keeper.without {
        writeln!(
            out,
            "{megabytes} MB: untouched {laid_out:?}; without snapshots the process grew by {grew} for each"
        )?;
        return Ok(());
    }
    let mean = |bytes: fn(&Snapshot) -> u64| {
        let all: Vec<u64> = keeper.kept.iter().skip(1).map(bytes).collect();
        all.iter().sum::<u64>() / all.len() as u64
    };
    let (bytes, pages) = (mean(Snapshot::bytes), mean(Snapshot::page_bytes));
    let coded = mean(Snapshot::coded_bytes);
    let count = keeper.kept.len();
    // The median of all of them: the distance to the last full one differs.
    let mut resuming: Vec<Duration> = Vec::new();
    for snapshot in &keeper.kept {
        let start = Instant::now();
        drop(Machine::resume(snapshot));
        resuming.push(start.elapsed());
    }
    resuming.sort();
    writeln!(
        out,
        "{megabytes} MB: untouched {laid_out:?}; {count} snapshots, median {median:?}, {bytes} bytes each: pages {pages}, \
         coded {coded}; the process grew by {grew} for each; resuming {:?}",
        resuming[count / 2],
    )?;
    Ok(())
}
