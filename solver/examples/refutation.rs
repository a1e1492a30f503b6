//! Random refutations as files for other people's LRAT checkers:
//! `cargo run --release -p symvm-solver --example refutation DIR [count]` writes `DIR/0.cnf`, `DIR/0.lrat`, ….

#[path = "../tests/random/mod.rs"]
mod random;

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use random::{Rng, contradiction, structured};
use symvm_solver::proof::Refutation;
use symvm_solver::{SolverConfig, Terms};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let directory = arguments.next().ok_or("name a directory for the files")?;
    let count: u64 = arguments.next().map_or(Ok(100), |n| n.parse())?;
    std::fs::create_dir_all(&directory)?;
    let mut rng = Rng(9);
    for n in 0..count {
        let mut terms = Terms::new();
        let parts = if n % 2 == 0 {
            contradiction(&mut terms, &mut rng, 2)
        } else {
            structured(&mut terms, &mut rng)
        };
        let (_, proof) = Refutation::search(&mut terms, &parts.concat(), &SolverConfig::default())?;
        let proof = proof.ok_or("a contradiction was not refuted")?;
        let file = |ending: &str| File::create(Path::new(&directory).join(format!("{n}.{ending}")));
        proof.write_dimacs(&mut BufWriter::new(file("cnf")?))?;
        proof.write_lrat(&mut BufWriter::new(file("lrat")?))?;
    }
    Ok(())
}
