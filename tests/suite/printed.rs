//! Programs that print what depends on input: how long that takes is no decision, and no path is lost over it.

use crate::bench::{Bench, stderr};
use symvm_explore::{Ending, TestCase};

/// Four bytes choose pointers and what they point to, two are compared, before one choice in 16 aborts. `print` comes
/// between input and all that.
fn tables(print: &str) -> String {
    let pick = |n: usize| {
        let (which, element) = (2 * n, 2 * n + 1);
        format!(
            r#"
  %at{which} = getelementptr i8, ptr %in, i64 {which}
  %which{n} = load i8, ptr %at{which}
  %bit{n} = and i8 %which{n}, 1
  %index{n} = zext i8 %bit{n} to i64
  %slot{n} = getelementptr [2 x ptr], ptr @tables, i64 0, i64 %index{n}
  %table{n} = load ptr, ptr %slot{n}
  %at{element} = getelementptr i8, ptr %in, i64 {element}
  %element{n} = load i8, ptr %at{element}
  %low{n} = and i8 %element{n}, 3
  %offset{n} = zext i8 %low{n} to i64
  %place{n} = getelementptr i32, ptr %table{n}, i64 %offset{n}
  %value{n} = load i32, ptr %place{n}
"#
        )
    };
    let compare = |n: usize| {
        let next = n + 1;
        format!(
            r#"
  br label %compare{n}
compare{n}:
  %place_of{n} = getelementptr i8, ptr %in, i64 {n}
  %letter{n} = load i8, ptr %place_of{n}
  %late{n} = icmp ugt i8 %letter{n}, 109
  br i1 %late{n}, label %yes{n}, label %no{n}
yes{n}:
  br label %next{next}
no{n}:
  br label %next{next}
next{next}:
"#
        )
    };
    format!(
        r#"
@name = private constant [3 x i8] c"in\00"
@format = private constant [7 x i8] c"is %s\0A\00"
@first = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@second = global [4 x i32] [i32 5, i32 6, i32 7, i32 8]
@tables = global [2 x ptr] [ptr @first, ptr @second]
declare void @klee_make_symbolic(ptr, i64, ptr)
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare void @abort()
define i32 @main() {{
  %in = alloca [7 x i8]
  call void @klee_make_symbolic(ptr %in, i64 6, ptr @name)
  %end = getelementptr i8, ptr %in, i64 6
  store i8 0, ptr %end
  {print}
  {}{}{}{}
  %sum = add i32 %value0, %value1
  %all = icmp eq i32 %sum, 16
  br i1 %all, label %fail, label %done
fail:
  call void @abort()
  unreachable
done:
  ret i32 0
}}
"#,
        compare(4),
        compare(5),
        pick(0),
        pick(1)
    )
}

#[test]
fn printing_input_loses_no_path() {
    let bench = Bench::new();
    let printing = "call i32 (ptr, ...) @printf(ptr @format, ptr %in)\n  call i32 @puts(ptr %in)";
    bench.write("silent.ll", tables(""));
    bench.write("printing.ll", tables(printing));
    let explore = |program: &str, options: &[&str], output: &str| {
        let done = bench.symvm(&[&["run", program, "--output", output], options].concat());
        assert_eq!(done.status.code(), Some(1), "{options:?}: {}", stderr(&done));
        let run = bench.run_json(output);
        assert_eq!(run["complete"], true, "{options:?}: {run}");
        assert_eq!(run["campaign"]["bugs"], 1, "{options:?}");
        run["campaign"]["paths"].clone()
    };
    let paths = explore("silent.ll", &[], "silent");
    let ways: [&[&str]; 6] = [
        &[],
        &["--strategy", "dfs"],
        &["--strategy", "random-path", "--random-start"],
        &["--jobs", "2"],
        &["--jobs", "2", "--deterministic"],
        &["--prune", "interpolation"],
    ];
    for (n, options) in ways.iter().enumerate() {
        let found = explore("printing.ll", options, &format!("printing{n}"));
        if n < 5 {
            assert_eq!(found, paths, "{options:?}");
        }
    }
}

/// Prints a number and a text in several ways, and returns what `printf` did.
const COUNTS: &str = r#"
@name = private constant [3 x i8] c"in\00"
@format = private constant [24 x i8] c"<%5d|%-4s|%#x|%+.3d|%o>\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare i32 @printf(ptr, ...)
declare i32 @snprintf(ptr, i64, ptr, ...)
define i32 @main() {
  %in = alloca [8 x i8]
  %buffer = alloca [200 x i8]
  call void @klee_make_symbolic(ptr %in, i64 7, ptr @name)
  %end = getelementptr i8, ptr %in, i64 7
  store i8 0, ptr %end
  %text = getelementptr i8, ptr %in, i64 4
  %x = load i32, ptr %in
  %told = call i32 (ptr, ...) @printf(ptr @format, i32 %x, ptr %text, i32 %x, i32 %x, i32 %x)
  %made = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %buffer, i64 200, ptr @format, i32 %x, ptr %text, i32 %x, i32 %x, i32 %x)
  %same = icmp eq i32 %told, %made
  br i1 %same, label %long, label %wrong
wrong:
  unreachable
long:
  %many = icmp ugt i32 %told, 42
  br i1 %many, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
"#;

#[test]
fn what_printf_returns_depends_on_input() {
    let bench = Bench::new();
    bench.write("counts.ll", COUNTS);
    let done = bench.symvm(&["run", "counts.ll", "--output", "out"]);
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let run = bench.run_json("out");
    assert_eq!(run["complete"], true, "{run}");
    // The text that `snprintf` makes forks; whatever it is, `printf` returned the same.
    assert_eq!(
        (&run["campaign"]["bugs"], &run["coverage"]["sides_covered"]),
        (&0.into(), &3.into()),
        "{run}"
    );
}

/// A text of up to three bytes of input is copied to where nothing was written, and printed; `last` comes before that.
fn copied(last: &str) -> String {
    format!(
        r#"
@name = private constant [3 x i8] c"in\00"
@format = private constant [7 x i8] c"is %s\0A\00"
declare void @klee_make_symbolic(ptr, i64, ptr)
declare i32 @printf(ptr, ...)
declare ptr @malloc(i64)
declare ptr @strcpy(ptr, ptr)
define i32 @main() {{
  %in = alloca [4 x i8]
  call void @klee_make_symbolic(ptr %in, i64 3, ptr @name)
  %end = getelementptr i8, ptr %in, i64 3
  store i8 0, ptr %end
  %to = call ptr @malloc(i64 64)
  {last}
  %told = call i32 (ptr, ...) @printf(ptr @format, ptr %to)
  ret i32 0
}}
"#
    )
}

#[test]
fn text_is_printed_up_to_its_end_and_what_is_behind_need_not_be_written() {
    let bench = Bench::new();
    bench.write("whole.ll", copied("call ptr @strcpy(ptr %to, ptr %in)"));
    bench.ends(0, &["run", "whole.ll", "--output", "unchecked"]);
    bench.ends(0, &["run", "whole.ll", "--check", "uninit", "--output", "checked"]);
    let paths = |output: &str| bench.run_json(output)["campaign"]["paths"].clone();
    assert_eq!((paths("checked"), paths("unchecked")), (4.into(), 4.into()));
    // Of a text without an end nobody wrote what is behind, unless its one byte is the end.
    let first = "%byte = load i8, ptr %in\n  store i8 %byte, ptr %to";
    bench.write("open.ll", copied(first));
    bench.ends(1, &["run", "open.ll", "--check", "uninit", "--output", "open"]);
    let run = bench.run_json("open");
    assert_eq!((&run["campaign"]["paths"], &run["campaign"]["bugs"]), (&2.into(), &1.into()), "{run}");
    assert_eq!(bench.files("open/bugs", "txt").len(), 1);
    assert!(bench.files("open/bugs", "txt")[0].ends_with("001-uninitialised-use.txt"));
}

/// Widths and precisions that depend on input: the text is shown, its length is right for every input, and nothing is lost over it.
#[test]
fn widths_that_depend_on_input_are_no_decisions_of_what_is_shown() {
    let program = format!("{}/tests/programs/worlds/widths.ll", env!("CARGO_MANIFEST_DIR"));
    let bench = Bench::new();
    let expected = |case: &str, input: &[u8]| {
        let (width, value) = (usize::from(input[0] & 7), i32::from(input[1]));
        let text = input[1..].split(|&b| b == 0).next().unwrap().len();
        let said = match case {
            "d" | "z" | "given" => value.to_string().len().max(width),
            "left" => (value - 100).to_string().len().max(width),
            "x" if value == 0 => width,
            "x" => format!("{value:x}").len().max(width),
            "o" if value == 0 => width.max(1),
            "o" => format!("0{value:o}").len().max(width),
            "s" => text.max(width),
            "p" => usize::from(input[1] & 3).max(width),
            "most" if input[0] & 1 == 1 => 99,
            "most" => value.to_string().len().max(width),
            "c" => width.max(1),
            "big" if input[..3] == [0xa0, 0x86, input[2]] && input[2] & 1 == 1 => return 105,
            "big" => return 7,
            "n" => value.to_string().len().max(width.abs_diff(4)),
            _ => unreachable!(),
        };
        if said == 5 { 105 } else { said as i32 }
    };
    for case in ["d", "given", "left", "z", "x", "o", "s", "p", "most", "big", "c", "n"] {
        let run = ["run", &program, "--sym-stdin", "3", "--force", "--args", case];
        let told = bench.ends(0, &run);
        assert!(told.contains("every feasible path was explored"), "{case}: {told}");
        let mut codes = Vec::new();
        for path in bench.files("symvm-out/tests", "json") {
            let test = TestCase::read(&std::fs::read(&path).unwrap()).unwrap();
            let Some(Ending::Exit { code }) = test.ending else { panic!("{case}: {:?}", test.ending) };
            let input = test.input.get("stdin").expect("what was read");
            assert_eq!(code, expected(case, input), "{case}: {input:?}");
            codes.push(code);
        }
        // Of the digits of a format the path knows which are digits, and whether it is a 0, but no more.
        assert!(codes.len() <= 4 || case != "given", "{codes:?}");
        // Of at most four, or of even widths, five does not come.
        assert_eq!(codes.contains(&105), !["n", "most"].contains(&case), "{case}: {codes:?}");
    }
}
