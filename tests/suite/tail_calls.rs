//! `musttail`: calls that take their caller's place (`tests/programs/tail_calls.c` has chains of them), and those for which the
//! caller's frame must stay.

use crate::bench::Bench;

const VARIADIC: &str = "
declare void @llvm.va_start(ptr)
define i32 @sum(i32 %n, ...) {
entry:
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %value = va_arg ptr %list, i32
  %more = add i32 %sum, %value
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %out
out:
  ret i32 %more
}
define i32 @passes_on(i32 %n, ...) {
  %many = add i32 %n, 1
  %sum = musttail call i32 (i32, ...) @sum(i32 %many, ...)
  ret i32 %sum
}
define i32 @main() {
  %few = call i32 (i32, ...) @passes_on(i32 2, i32 10, i32 20, i32 30)
  %many = call i32 (i32, ...) @passes_on(i32 7, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8)
  %sum = add i32 %few, %many
  ret i32 %sum
}
";

const BY_VALUE: &str = "
%pair = type { i32, i32, i64 }
define i32 @second(ptr byval(%pair) %p) {
  %at = getelementptr %pair, ptr %p, i64 0, i32 1
  %value = load i32, ptr %at
  ret i32 %value
}
define i32 @first(ptr byval(%pair) %p) {
  %at = getelementptr %pair, ptr %p, i64 0, i32 1
  store i32 42, ptr %at
  %value = musttail call i32 @second(ptr byval(%pair) %p)
  ret i32 %value
}
define i32 @main() {
  %p = alloca %pair
  store %pair zeroinitializer, ptr %p
  %value = call i32 @first(ptr byval(%pair) %p)
  ret i32 %value
}
";

/// Nobody called `main`, so what it calls returns to nobody; the local's address is passed on, which is wrong.
const LAST: &str = "
define i32 @reads(i32 %n, ptr %p) {
  %value = load i32, ptr %p
  ret i32 %value
}
define i32 @main(i32 %n, ptr %arguments) {
  %local = alloca i32
  store i32 7, ptr %local
  %dead = icmp sgt i32 %n, 1
  %p = select i1 %dead, ptr %local, ptr %arguments
  %value = musttail call i32 @reads(i32 %n, ptr %p)
  ret i32 %value
}
";

#[test]
fn calls_in_the_place_of_their_caller_return_to_its_caller() {
    for (text, arguments, told) in
        [(VARIADIC, &["--jobs", "1"][..], "exit 96 "), (BY_VALUE, &["--check", "uninit"], "exit 42 ")]
    {
        let bench = Bench::new();
        bench.write("p.ll", text);
        bench.ends(0, &[&["run", "p.ll", "--output", "out"], arguments].concat());
        let test = &bench.files("out/tests", "json")[0];
        let replayed = bench.ends(0, &["replay", "p.ll", test.to_str().unwrap()]);
        assert!(replayed.contains(told), "{replayed}");
    }
}

#[test]
fn what_the_callers_frame_held_is_dead() {
    let bench = Bench::new();
    bench.write("p.ll", LAST);
    bench.ends(0, &["run", "p.ll", "--output", "fine"]);
    bench.ends(1, &["run", "p.ll", "--output", "out", "--args", "x"]);
    let report = std::fs::read_to_string(&bench.files("out/bugs", "txt")[0]).unwrap();
    assert!(report.contains("use-after-return"), "{report}");
    assert!(report.contains("local"), "{report}");
}
