/* What clang calls in instrumented programs (-fsanitize-coverage and -fsanitize=fuzzer-no-link, -finstrument-functions, -pg): here
 * nobody listens. A program that defines such a function hears what it would natively. */
#include "libc.h"

/* Where the stack was deepest, as libFuzzer keeps it. */
__attribute__((weak)) _Thread_local unsigned long __sancov_lowest_stack = ~0ul;

#define DEAF(name, ...) \
  __attribute__((weak)) void name(__VA_ARGS__) {}

#pragma clang diagnostic ignored "-Wunused-parameter"

DEAF(__cyg_profile_func_enter, void *function, void *site)
DEAF(__cyg_profile_func_exit, void *function, void *site)
DEAF(__cyg_profile_func_enter_bare, void)
DEAF(mcount, void)

DEAF(__sanitizer_cov_trace_pc, void)
DEAF(__sanitizer_cov_trace_pc_indir, void *callee)
DEAF(__sanitizer_cov_trace_pc_guard, unsigned *guard)
DEAF(__sanitizer_cov_trace_pc_guard_init, unsigned *from, unsigned *to)
DEAF(__sanitizer_cov_8bit_counters_init, char *from, char *to)
DEAF(__sanitizer_cov_bool_flag_init, _Bool *from, _Bool *to)
DEAF(__sanitizer_cov_pcs_init, const void *from, const void *to)
DEAF(__sanitizer_cov_trace_cmp1, unsigned char a, unsigned char b)
DEAF(__sanitizer_cov_trace_cmp2, unsigned short a, unsigned short b)
DEAF(__sanitizer_cov_trace_cmp4, unsigned a, unsigned b)
DEAF(__sanitizer_cov_trace_cmp8, unsigned long a, unsigned long b)
DEAF(__sanitizer_cov_trace_const_cmp1, unsigned char a, unsigned char b)
DEAF(__sanitizer_cov_trace_const_cmp2, unsigned short a, unsigned short b)
DEAF(__sanitizer_cov_trace_const_cmp4, unsigned a, unsigned b)
DEAF(__sanitizer_cov_trace_const_cmp8, unsigned long a, unsigned long b)
DEAF(__sanitizer_cov_trace_switch, unsigned long value, void *cases)
DEAF(__sanitizer_cov_trace_div4, unsigned value)
DEAF(__sanitizer_cov_trace_div8, unsigned long value)
DEAF(__sanitizer_cov_trace_gep, unsigned long index)
DEAF(__sanitizer_cov_load1, void *at)
DEAF(__sanitizer_cov_load2, void *at)
DEAF(__sanitizer_cov_load4, void *at)
DEAF(__sanitizer_cov_load8, void *at)
DEAF(__sanitizer_cov_load16, void *at)
DEAF(__sanitizer_cov_store1, void *at)
DEAF(__sanitizer_cov_store2, void *at)
DEAF(__sanitizer_cov_store4, void *at)
DEAF(__sanitizer_cov_store8, void *at)
DEAF(__sanitizer_cov_store16, void *at)
