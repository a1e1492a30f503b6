/* What the code of clang's -fsanitize=undefined and its kin calls where it finds something, and of -fsanitize-minimal-runtime,
 * which says less: it is a bug, and the path ends, whether the program was to go on or not. What the compiler knows of the
 * place comes first: file, line, column. Names and arguments are those of compiler-rt (lib/ubsan/ubsan_handlers.h). */
#include "libc.h"

static _Noreturn void report(const char *kind, const char *says) { __symvm_finding(kind, says); }

#define FULL(name, parameters, kind, says)                               \
  void __ubsan_handle_##name parameters { report(kind, says); }          \
  void __ubsan_handle_##name##_abort parameters { report(kind, says); }
#define MINIMAL(name, kind, says)                                        \
  void __ubsan_handle_##name##_minimal(void) { report(kind, says); }     \
  void __ubsan_handle_##name##_minimal_abort(void) { report(kind, says); }
#define HANDLER(name, parameters, kind, says) FULL(name, parameters, kind, says) MINIMAL(name, kind, says)

typedef const void *place;
#define ONE (place p, u64 a)
#define TWO (place p, u64 a, u64 b)
#define THREE (place p, u64 a, u64 b, u64 c)
#pragma clang diagnostic ignored "-Wunused-parameter"

HANDLER(add_overflow, TWO, "integer-overflow", "addition overflowed (-fsanitize)")
HANDLER(sub_overflow, TWO, "integer-overflow", "subtraction overflowed (-fsanitize)")
HANDLER(mul_overflow, TWO, "integer-overflow", "multiplication overflowed (-fsanitize)")
HANDLER(negate_overflow, ONE, "integer-overflow", "negation overflowed (-fsanitize)")
HANDLER(float_cast_overflow, ONE, "integer-overflow", "a float is out of the range of the type it is converted to (-fsanitize)")
HANDLER(implicit_conversion, TWO, "integer-overflow", "an implicit conversion changed the value (-fsanitize)")
HANDLER(pointer_overflow, TWO, "integer-overflow", "pointer arithmetic overflowed, or moved a null pointer (-fsanitize)")
HANDLER(shift_out_of_bounds, TWO, "shift-overflow", "a shift by a number that is negative or too large, or of a negative number (-fsanitize)")
HANDLER(out_of_bounds, ONE, "out-of-bounds", "an index is out of an array's bounds (-fsanitize)")
HANDLER(vla_bound_not_positive, ONE, "invalid-argument", "an array of variable size has no elements (-fsanitize)")
HANDLER(load_invalid_value, ONE, "assumption-failure", "a value was loaded that its type, bool or an enumeration, does not have (-fsanitize)")
HANDLER(alignment_assumption, THREE, "assumption-failure", "a pointer is not aligned as it was assumed to be (-fsanitize)")
HANDLER(function_type_mismatch, ONE, "invalid-call", "a function was called through a pointer of another type (-fsanitize)")
HANDLER(nonnull_arg, (place p), "invalid-argument", "null was passed to a parameter that must not be null (-fsanitize)")
HANDLER(nullability_arg, (place p), "invalid-argument", "null was passed to a parameter that must not be null (-fsanitize)")
#define NULL_RETURNED "null was returned by a function that must not return null (-fsanitize)"
FULL(nonnull_return_v1, (place p, place at), "invalid-argument", NULL_RETURNED)
FULL(nullability_return_v1, (place p, place at), "invalid-argument", NULL_RETURNED)
MINIMAL(nonnull_return, "invalid-argument", NULL_RETURNED)
MINIMAL(nullability_return, "invalid-argument", NULL_RETURNED)
/* Of clang 14, with the types of the function and of the pointer. */
FULL(function_type_mismatch_v1, THREE, "invalid-call", "a function was called through a pointer of another type (-fsanitize)")
HANDLER(cfi_check_fail, TWO, "invalid-call", "a call or cast that control flow integrity forbids (-fsanitize)")

/* Which builtin it is stands behind the place: of clz, ctz, or an assumption. */
HANDLER(invalid_builtin, (place p), "invalid-argument", "the argument of a builtin is not allowed (-fsanitize)")

/* Both end the program natively, too; there are no _abort forms. */
void __ubsan_handle_builtin_unreachable(place p) { report("unreachable", "__builtin_unreachable was reached (-fsanitize)"); }
void __ubsan_handle_missing_return(place p) { report("unreachable", "a function ended without returning a value (-fsanitize)"); }
void __ubsan_handle_builtin_unreachable_minimal(void) { report("unreachable", "__builtin_unreachable was reached (-fsanitize)"); }
void __ubsan_handle_missing_return_minimal(void) { report("unreachable", "a function ended without returning a value (-fsanitize)"); }
void __ubsan_handle_builtin_unreachable_minimal_abort(void) { report("unreachable", "__builtin_unreachable was reached (-fsanitize)"); }
void __ubsan_handle_missing_return_minimal_abort(void) { report("unreachable", "a function ended without returning a value (-fsanitize)"); }

/* -fsanitize=local-bounds knows no place. */
HANDLER(local_out_of_bounds, (void), "out-of-bounds", "an access is out of an object's bounds (-fsanitize)")

/* -fsanitize=vptr: what is not in the cache of types that were seen would be looked up in the class's own description. It is not, and
 * the program goes on. */
u64 __ubsan_vptr_type_cache[128];
void __ubsan_handle_dynamic_type_cache_miss(place p, u64 object, u64 hash) {}
void __ubsan_handle_dynamic_type_cache_miss_abort(place p, u64 object, u64 hash) {}

/* One handler for division by zero and for the one that overflows. A divisor of more than 64 bits is passed by its address. */
struct type { u16 kind, info; };
struct division {
  const char *file;
  u32 line, column;
  const struct type *type;
};
static _Noreturn void division(const struct division *what, u64 divisor) {
  enum { INTEGER, FLOAT };
  int is_zero = !divisor;
  if (what->type && what->type->kind == INTEGER && 1 << (what->type->info >> 1) > 64) {
    const u64 *wide = (const u64 *)divisor;
    is_zero = !(wide[0] | wide[1]);
  }
  if (!is_zero && !(what->type && what->type->kind == FLOAT)) report("division-overflow", "a division overflowed (-fsanitize)");
  report("division-by-zero", "a division by zero (-fsanitize)");
}
void __ubsan_handle_divrem_overflow(const struct division *p, u64 a, u64 b) { division(p, b); }
void __ubsan_handle_divrem_overflow_abort(const struct division *p, u64 a, u64 b) { division(p, b); }
MINIMAL(divrem_overflow, "division-by-zero", "a division by zero, or one that overflowed (-fsanitize)")

/* A pointer that is null, not aligned, or without room for the type (-fsanitize=null,alignment,object-size). */
struct mismatch {
  const char *file;
  u32 line, column;
  const void *type;
  byte alignment; /* its logarithm */
  byte kind;
};
static void mismatch(const struct mismatch *what, u64 pointer) {
  if (!pointer) report("null-dereference", "a null pointer is used for an object (-fsanitize)");
  if (pointer & (((u64)1 << what->alignment) - 1)) report("misaligned", "a pointer is not aligned for the type that it is used for (-fsanitize)");
  report("out-of-bounds", "a pointer is used where there is no room for an object of the type (-fsanitize)");
}
void __ubsan_handle_type_mismatch_v1(const struct mismatch *what, u64 pointer) { mismatch(what, pointer); }
void __ubsan_handle_type_mismatch_v1_abort(const struct mismatch *what, u64 pointer) { mismatch(what, pointer); }
void __ubsan_handle_type_mismatch_minimal(void) { report("null-dereference", "a pointer is null, not aligned, or without room for its object (-fsanitize)"); }
void __ubsan_handle_type_mismatch_minimal_abort(void) { report("null-dereference", "a pointer is null, not aligned, or without room for its object (-fsanitize)"); }
