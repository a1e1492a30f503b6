/* What KLEE's interface has beside inputs. */
#include "../../../runtime/replay/klee.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

enum { DEVICE = 0x40000000 };

/* Registers of a device: a symbolic index reaches them, and what lies behind them. */
static int registers(unsigned char x) {
  volatile unsigned char *device = (volatile unsigned char *)DEVICE;
  klee_define_fixed_object((void *)DEVICE, 8);
  if (device[7] != 0) return 10;
  device[3] = x;
  if (x == 200) klee_define_fixed_object((void *)(DEVICE + 4), 8); /* overlaps */
  if (x == 201) return device[8];
  if (x < 8) {
    if (device[x] == 3) return 11;
    return 12;
  }
  if (device[3] == x) return 13;
  return 14;
}

int main(void) {
  unsigned char x;
  int local[7];
  klee_make_symbolic(&x, sizeof x, "x");
  klee_warning("begins");
  klee_warning("begins");
  klee_warning_once("begins");
  klee_print_expr("sum", x + 1);
  klee_print_range("low", (x & 15) + 3);
  klee_print_expr("number", 7);
  klee_stack_trace();
  char *block = malloc(10 + (x & 1));
  if (klee_get_obj_size(block) != 10u + (x & 1) || klee_get_obj_size(local) != sizeof local) return 1;
  free(block);
  errno = 0;
  FILE *file = fopen("nowhere/file", "r");
  if (file || klee_get_errno() != ENOENT) return 2;
  return registers(x);
}
