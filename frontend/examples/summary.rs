//! Reads `.ll` files and prints what is in them, with the reader's speed: `cargo run --release --example summary FILE…`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command-line example")]

use std::time::Instant;
use symvm_frontend::ir::SymbolKind;
use symvm_frontend::parse_module;

fn main() {
    let mut failures = 0;
    for path in std::env::args().skip(1) {
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{path}: {error}");
                failures += 1;
                continue;
            }
        };
        let start = Instant::now();
        let module = match parse_module(&text, &path) {
            Ok(module) => module,
            Err(diagnostic) => {
                eprintln!("{diagnostic}");
                failures += 1;
                continue;
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        let bodies = module.symbols.iter().filter_map(|s| match &s.kind {
            SymbolKind::Function(f) => f.body.as_ref(),
            _ => None,
        });
        let (mut functions, mut blocks, mut instructions) = (0, 0, 0);
        for body in bodies {
            functions += 1;
            blocks += body.blocks.len();
            instructions += body.blocks.iter().map(|b| b.insts.len()).sum::<usize>();
        }
        println!(
            "{path}: {} symbols, {functions} bodies, {blocks} blocks, {instructions} instructions, {} locations; {:.1} MB/s",
            module.symbols.len(),
            module.locations.len(),
            text.len() as f64 / seconds / 1e6
        );
    }
    std::process::exit(i32::from(failures > 0));
}
