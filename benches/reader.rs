//! Reading `.ll` text: megabytes per second of parsing, and of parsing and lowering, on the bundled example and on a
//! text of several megabytes made by repeating its functions.
//!
//! `cargo xtask measure reader` compares the reader with LLVM's own on a real program.

use criterion::{BenchmarkId, Criterion, Throughput};
use std::fmt::Write;
use std::hint::black_box;

const EXAMPLE: &str = include_str!("../examples/json/json.ll");
/// How often the large text repeats each function.
const COPIES: usize = 16;

/// `text` with every function definition repeated `copies` more times under other names.
fn repeated(text: &str, copies: usize) -> String {
    let mut functions = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find("\ndefine ") {
        let body = &rest[start + 1..];
        let end = body.find("\n}\n").expect("a definition ends") + 3;
        functions.push(&body[..end]);
        rest = &body[end..];
    }
    let mut large = text.to_string();
    for copy in 0..copies {
        for function in &functions {
            let name = function.find('@').expect("a definition has a name");
            let end = name + function[name..].find('(').expect("a definition has parameters");
            write!(large, "\n{}.{copy}{}", &function[..end], &function[end..]).expect("a string grows");
        }
    }
    large
}

fn reader(criterion: &mut Criterion) {
    let large = repeated(EXAMPLE, COPIES);
    let mut group = criterion.benchmark_group("reader");
    group.sample_size(10);
    for (name, text) in [("json", EXAMPLE), ("repeated", &large)] {
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::new("parse", name), text, |b, text| {
            b.iter(|| {
                symvm_frontend::parse_module(black_box(text.as_bytes()), "bench.ll")
                    .expect("clang's text is good")
            });
        });
        group.bench_with_input(BenchmarkId::new("parse+lower", name), text, |b, text| {
            b.iter(|| {
                let module = symvm_frontend::parse_module(black_box(text.as_bytes()), "bench.ll")
                    .expect("clang's text is good");
                symvm_frontend::lower(&module).expect("it lowers")
            });
        });
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    reader(&mut criterion);
    criterion.final_summary();
}
