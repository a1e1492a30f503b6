//! Exceptions of C++: thrown, caught, passed on, and what they leave destroyed on their way.

use crate::bench::Bench;
use crate::cxx_library::ending;
use crate::support::root;
use std::collections::BTreeSet;
use std::path::PathBuf;
use symvm_explore::Ending;

fn thrown() -> String {
    root().join("tests/programs/worlds/thrown.ll").display().to_string()
}

/// What natively built programs exit with.
const EXITS: [i32; 14] = [0, 12, 13, 20, 21, 32, 40, 41, 50, 51, 60, 70, 71, 80];

fn exits(bench: &Bench) -> BTreeSet<i32> {
    let exit = |test: &PathBuf| match ending(test) {
        Some(Ending::Exit { code }) => Some(code),
        _ => None,
    };
    bench.files("out/tests", "json").iter().filter_map(exit).collect()
}

#[test]
fn every_way_to_throw_and_to_catch_is_found_and_nothing_is_left_undestroyed() {
    for options in [&[][..], &["--check", "uninit"], &["--jobs", "2"], &["--prune", "interpolation"]] {
        let bench = Bench::new();
        bench.ends(1, &[&["run", &thrown(), "--sym-stdin", "2", "--output", "out"], options].concat());
        let run = bench.run_json("out");
        assert_eq!(run["complete"], true, "{options:?}: {run}");
        assert_eq!(exits(&bench), BTreeSet::from(EXITS), "{options:?}");
        let bugs = bench.files("out/bugs", "txt");
        let told: Vec<String> = bugs.iter().map(|bug| std::fs::read_to_string(bug).unwrap()).collect();
        assert_eq!(told.len(), 2, "{options:?}: {told:?}");
        // One that nobody catches, one that may not leave its function.
        for from in ["deep", "refuses"] {
            let of = |bug: &String| bug.contains("uncaught exception of type int") && bug.contains(from);
            assert!(told.iter().any(of), "{options:?}: {told:?}");
        }
    }
}

#[test]
fn what_unwinds_to_a_funclet_is_lost_only_where_something_is_thrown() {
    let bench = Bench::new();
    let text = "declare void @_ZSt17__throw_bad_allocv()
declare i32 @__CxxFrameHandler3(...)
define i32 @main(i32 %n) personality ptr @__CxxFrameHandler3 {
  %one = icmp eq i32 %n, 1
  br i1 %one, label %fine, label %much
much:
  invoke void @_ZSt17__throw_bad_allocv() to label %fine unwind label %funclet
fine:
  ret i32 0
funclet:
  %pad = cleanuppad within none []
  cleanupret from %pad unwind to caller
}
";
    bench.write("p.ll", text);
    bench.ends(0, &["run", "p.ll", "--output", "fine"]);
    let caught = text.replace("cleanuppad within none []", "landingpad { ptr, i32 } catch ptr null");
    bench.write("caught.ll", caught.replace("cleanupret from %pad unwind to caller", "ret i32 3"));
    bench.ends(0, &["run", "caught.ll", "--output", "out", "--args", "x"]);
    assert_eq!(exits(&bench), BTreeSet::from([3]));
    // A funclet is no handler: nobody catches it.
    let told = bench.ends(1, &["run", "p.ll", "--output", "thrown", "--args", "x"]);
    assert!(told.contains("1 bug found"), "{told}");
}

#[test]
fn a_handler_sees_what_was_there_before_the_call_that_threw() {
    let bench = Bench::new();
    let text = "@calls = global i32 0
@carried = global i8 0
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
declare void @klee_make_symbolic(ptr, i64, ptr)
define i32 @may_throw(i32 %limit) noinline {
  %before = load i32, ptr @calls
  %now = add i32 %before, 1
  store i32 %now, ptr @calls
  %last = icmp ugt i32 %now, %limit
  br i1 %last, label %throws, label %returns
throws:
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
  unreachable
returns:
  ret i32 %now
}
define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  call void @klee_make_symbolic(ptr @carried, i64 1, ptr null)
  %byte = load i8, ptr @carried
  %many = and i8 %byte, 3
  %limit = zext i8 %many to i32
  br label %loop
loop:
  %seen = phi i32 [ 10, %entry ], [ %next, %loop ]
  %told = phi i32 [ 0, %entry ], [ %told.next, %loop ]
  %next = add i32 %seen, 10
  %told.next = invoke i32 @may_throw(i32 %limit) to label %loop unwind label %caught
caught:
  %pad = landingpad { ptr, i32 } catch ptr null
  %sum = add i32 %seen, %told
  ret i32 %sum
}
";
    bench.write("p.ll", text);
    bench.ends(0, &["run", "p.ll", "--output", "out"]);
    assert_eq!(exits(&bench), BTreeSet::from([10, 21, 32, 43]));
}
