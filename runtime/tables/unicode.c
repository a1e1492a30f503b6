/* Prints runtime/c/unicode.h: what a C library says of the characters of C.UTF-8, as runs. To make it anew:
 *   cc runtime/tables/unicode.c -o unicode && ./unicode > runtime/c/unicode.h && cargo xtask runtime
 * The test against the host's C library compares every character. */
#define _GNU_SOURCE
#include <locale.h>
#include <stdio.h>
#include <wchar.h>
#include <wctype.h>

enum { LAST = 0x10ffff };

static unsigned class_of(unsigned c) {
  return !!iswalpha(c) | !!iswupper(c) << 1 | !!iswlower(c) << 2 | !!iswspace(c) << 3 | !!iswpunct(c) << 4 | !!iswprint(c) << 5 | !!iswgraph(c) << 6 | !!iswcntrl(c) << 7 | !!iswblank(c) << 8;
}
static unsigned width_of(unsigned c) { return (unsigned)wcwidth((wchar_t)c) + 1; }

static void runs(const char *name, unsigned (*value)(unsigned), int bits) {
  unsigned last = ~0u, column = 0;
  printf("static const u32 %s[] = {\n", name);
  for (unsigned c = 0; c <= LAST; c++) {
    if (value(c) == last) continue;
    last = value(c);
    printf("0x%x,%s", c << bits | last, ++column % 16 ? " " : "\n");
  }
  printf("\n};\n");
}

/* Characters first, first + step, … up to last change by delta. */
static void cases(const char *name, wint_t (*change)(wint_t)) {
  printf("static const struct case_run %s[] = {\n", name);
  for (unsigned c = 128; c <= LAST;) {
    int delta = (int)change(c) - (int)c;
    if (delta == 0) {
      c++;
      continue;
    }
    unsigned step = (int)change(c + 1) - (int)(c + 1) == delta ? 1 : 2, last = c;
    while (last + step <= LAST && (int)change(last + step) - (int)(last + step) == delta && (step == 1 || change(last + 1) == last + 1)) last += step;
    printf("{0x%x, 0x%x, %u, %d},\n", c, last, last == c ? 1 : step, delta);
    c = last + 1;
  }
  printf("};\n");
}

int main(void) {
  if (!setlocale(LC_ALL, "C.UTF-8")) return 1;
  printf("/* Made by runtime/tables/unicode.c. Runs of equal value, up to the next: the first character above the value's bits. */\n");
  runs("class_runs", class_of, 9);
  runs("width_runs", width_of, 2);
  printf("struct case_run {\n  u32 first, last, step;\n  int delta;\n};\n");
  cases("upper_runs", towupper);
  cases("lower_runs", towlower);
}
