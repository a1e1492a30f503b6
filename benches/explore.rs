//! Exploration end to end: iterations per second on the bundled example, for a fixed number of iterations.

use criterion::{BenchmarkId, Criterion, Throughput};
use std::sync::Arc;
use symvm_explore::{ExploreOptions, NoHost, Silent, explore, strategy};
use symvm_frontend::program::Program;
use symvm_runtime::{Content, WorldOptions};

const EXAMPLE: &str = include_str!("../examples/json/json.ll");
const ITERATIONS: u64 = 200;

/// Explores; answers how many sides were covered, which one seed fixes.
fn run(program: &Arc<Program>, world: &WorldOptions, strategy: &str) -> u32 {
    let options = ExploreOptions {
        strategy: strategy::find(strategy).expect("a registered strategy"),
        max_iterations: Some(ITERATIONS),
        ..ExploreOptions::default()
    };
    let environment = symvm_runtime::environment(world);
    let summary = explore(program, environment, &options, &NoHost, &mut Silent).expect("nothing is written");
    assert_eq!(summary.counters.iterations, ITERATIONS);
    summary.covered.0
}

fn exploration(criterion: &mut Criterion) {
    let module = symvm_frontend::parse_module(EXAMPLE.as_bytes(), "json.ll").expect("clang's text is good");
    let world = WorldOptions { stdin: Content::Symbolic(16), ..WorldOptions::default() };
    let linked = symvm_runtime::link(vec![module], &world).expect("it links");
    let program = symvm_vm::prepare(&linked, symvm_vm::Checks::NONE).expect("it lowers");
    let mut group = criterion.benchmark_group("explore");
    group.sample_size(10).throughput(Throughput::Elements(ITERATIONS));
    for strategy in ["cgs", "dfs", "random-branch"] {
        let expected = run(&program, &world, strategy);
        group.bench_function(BenchmarkId::new("json", strategy), |b| {
            b.iter(|| assert_eq!(run(&program, &world, strategy), expected));
        });
    }
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    exploration(&mut criterion);
    criterion.final_summary();
}
