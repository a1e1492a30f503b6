/* klee/klee.h: KLEE's modelling interface, as symvm answers it and symvm_replay.c defines it. */
#ifndef SYMVM_KLEE_H
#define SYMVM_KLEE_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Inputs. A second object of one name is called `name_1`; an empty name is `unnamed`. */
void klee_make_symbolic(void *object, size_t size, const char *name);
int klee_int(const char *name);
int klee_range(int begin, int end, const char *name); /* begin <= value < end */
uintptr_t klee_choose(uintptr_t end);                 /* value < end */

/* Paths. What does not hold ends the path without a test. */
void klee_assume(uintptr_t condition);
void klee_silent_exit(int status) __attribute__((noreturn));
void klee_abort(void) __attribute__((noreturn));
void klee_report_error(const char *file, int line, const char *message, const char *suffix) __attribute__((noreturn));
#define klee_assert(condition) \
  ((condition) ? (void)0 : __assert_fail(#condition, __FILE__, __LINE__, __PRETTY_FUNCTION__))

/* Values and memory. */
unsigned klee_is_symbolic(uintptr_t value);
unsigned klee_is_replay(void); /* 1 in a native replay */
float klee_get_valuef(float value);
double klee_get_valued(double value);
long klee_get_valuel(long value);
long long klee_get_valuell(long long value);
int32_t klee_get_value_i32(int32_t value);
int64_t klee_get_value_i64(int64_t value);
size_t klee_get_obj_size(void *object);
void klee_check_memory_access(const void *address, size_t size);
void klee_define_fixed_object(void *address, size_t size); /* below the heap, of zeros */
int klee_get_errno(void);

/* What is said on the standard error, each line once. */
void klee_warning(const char *message);
void klee_warning_once(const char *message);
void klee_print_expr(const char *name, ...);
void klee_print_range(const char *name, ...);
void klee_stack_trace(void);

/* Hints to KLEE's search, without effect here. */
void klee_prefer_cex(void *object, uintptr_t condition);
void klee_posix_prefer_cex(void *object, uintptr_t condition);
void klee_mark_global(void *object);
void klee_open_merge(void);
void klee_close_merge(void);
void klee_set_forking(unsigned enable);

#ifdef __cplusplus
}
#endif

#endif
