/* What the characters beyond ASCII are in C.UTF-8: classes, case, columns; from the tables of unicode.h by binary search. */
#include "libc.h"
#include "unicode.h"

/* The value of the run that `c` lies in. */
static u32 look_up(const u32 *runs, size_t count, int bits, u32 c) {
  size_t low = 0, high = count;
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    if (runs[middle] >> bits <= c) low = middle;
    else high = middle;
  }
  return runs[low] & ((1u << bits) - 1);
}
#define COUNT(array) (sizeof array / sizeof *array)

u32 __sv_wide_class(u32 c) { return c > 0x10ffff ? 0 : look_up(class_runs, COUNT(class_runs), 9, c); }
/* The first and last character of the run of number `i`, and what they are; -1 behind the last run. */
int __sv_class_run(size_t i, u32 *first, u32 *last) {
  if (i >= COUNT(class_runs)) return -1;
  *first = class_runs[i] >> 9;
  *last = i + 1 < COUNT(class_runs) ? (class_runs[i + 1] >> 9) - 1 : 0x10ffff;
  return class_runs[i] & 511;
}
/* The characters first, first + step, ... last whose case changes by delta. 0 behind the last. */
int __sv_case_run(size_t i, int upper, u32 run[3], int *delta) {
  if (i >= (upper ? COUNT(upper_runs) : COUNT(lower_runs))) return 0;
  const struct case_run *r = upper ? &upper_runs[i] : &lower_runs[i];
  run[0] = r->first, run[1] = r->last, run[2] = r->step, *delta = r->delta;
  return 1;
}
int __sv_wide_columns(u32 c) { return c > 0x10ffff ? -1 : (int)look_up(width_runs, COUNT(width_runs), 2, c) - 1; }

u32 __sv_wide_case(u32 c, int upper) {
  const struct case_run *runs = upper ? upper_runs : lower_runs;
  size_t low = 0, high = upper ? COUNT(upper_runs) : COUNT(lower_runs);
  while (high - low > 1) {
    size_t middle = (low + high) / 2;
    if (runs[middle].first <= c) low = middle;
    else high = middle;
  }
  const struct case_run *run = &runs[low];
  int inside = c >= run->first && c <= run->last && (c - run->first) % run->step == 0;
  return inside ? c + (u32)run->delta : c;
}
