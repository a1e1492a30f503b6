//! Reads a module as often as asked and says how long one reading took (median): `read FILE.ll [TIMES] [--lower]`.
#![allow(clippy::print_stdout, reason = "the measurement is this program's output")]

use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which file?")?;
    let times: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    let lower = arguments.next().is_some_and(|a| a == "--lower");
    let text = std::fs::read(&file)?;
    let mut taken = Vec::new();
    for _ in 0..times {
        let start = Instant::now();
        let module = symvm_frontend::parse_module(&text, &file)?;
        if lower {
            drop(symvm_frontend::lower(&module)?);
        }
        taken.push(start.elapsed());
    }
    taken.sort();
    println!("{:.6}", taken[times / 2].as_secs_f64());
    Ok(())
}
