//! What the code of `-fsanitize=undefined` calls: each handler is a bug of its kind, and the path ends there.

use crate::bench::Bench;
use symvm_explore::{Ending, TestCase};

/// Handlers with their arguments, and the fault that each is.
const HANDLERS: &[(&str, &str, &str)] = &[
    ("add_overflow", "ptr @d, i64 1, i64 2", "integer-overflow"),
    ("shift_out_of_bounds_abort", "ptr @d, i64 1, i64 2", "shift-overflow"),
    ("divrem_overflow", "ptr @d, i64 1, i64 0", "division-by-zero"),
    ("divrem_overflow", "ptr @d, i64 1, i64 4294967295", "division-overflow"),
    ("divrem_overflow", "ptr @wide, ptr @zeros, ptr @zeros", "division-by-zero"),
    ("divrem_overflow", "ptr @wide, ptr @zeros, ptr @minus", "division-overflow"),
    ("divrem_overflow", "ptr @float, i64 0, i64 -9223372036854775808", "division-by-zero"),
    ("nonnull_return_minimal", "", "invalid-argument"),
    ("out_of_bounds", "ptr @d, i64 9", "out-of-bounds"),
    ("type_mismatch_v1", "ptr @d, i64 0", "null-dereference"),
    ("type_mismatch_v1", "ptr @d, i64 4098", "misaligned"),
    ("type_mismatch_v1_abort", "ptr @d, i64 4096", "out-of-bounds"),
    ("load_invalid_value", "ptr @d, i64 2", "assumption-failure"),
    ("builtin_unreachable", "ptr @d", "unreachable"),
    ("negate_overflow_minimal", "", "integer-overflow"),
    ("invalid_builtin", "ptr @d", "invalid-argument"),
    ("function_type_mismatch", "ptr @d, i64 4096", "invalid-call"),
];

#[test]
fn what_undefined_behaviour_sanitizer_calls_is_a_bug_of_its_kind() {
    let types = |arguments: &str| -> String {
        let types = arguments.split(", ").map(|argument| argument.split(' ').next().unwrap_or_default());
        types.collect::<Vec<_>>().join(", ")
    };
    for (handler, arguments, fault) in HANDLERS {
        let bench = Bench::new();
        // File, line, column, type; the logarithm of an alignment, and what kind of use it is.
        let text = format!(
            "@d = global {{ ptr, i32, i32, ptr, i8, i8 }} {{ ptr null, i32 3, i32 1, ptr null, i8 2, i8 0 }}\n\
             @i128 = constant {{ i16, i16 }} {{ i16 0, i16 15 }}\n@double = constant {{ i16, i16 }} {{ i16 1, i16 64 }}\n\
             @wide = global {{ ptr, i32, i32, ptr }} {{ ptr null, i32 3, i32 1, ptr @i128 }}\n\
             @float = global {{ ptr, i32, i32, ptr }} {{ ptr null, i32 3, i32 1, ptr @double }}\n\
             @zeros = constant i128 0\n@minus = constant i128 -1\n\
             declare void @__ubsan_handle_{handler}({})\ndefine i32 @main() {{\n  \
             call void @__ubsan_handle_{handler}({arguments})\n  ret i32 0\n}}\n",
            types(arguments)
        );
        bench.write("p.ll", text);
        bench.ends(1, &["run", "p.ll", "--quiet"]);
        let tests = bench.files("symvm-out/tests", "json");
        let ending = TestCase::read(&std::fs::read(&tests[0]).unwrap()).unwrap().ending;
        assert!(
            matches!(&ending, Some(Ending::Bug { fault: found, .. }) if found == fault),
            "{handler}: {ending:?}"
        );
    }
}
