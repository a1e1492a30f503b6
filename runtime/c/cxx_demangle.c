/* abi::__cxa_demangle. */
#include "libc.h"

enum { DONE = 0, NO_MEMORY = -1, NO_NAME = -2, WRONG = -3 };

/* A name that depends on input is bound: each has its own text. */
char *__cxa_demangle(const char *name, char *to, size_t *room, int *status) {
  int unheard, *told = status ? status : &unheard;
  if (!name || (to && !room)) return *told = WRONG, (char *)0;
  for (const char *p = name; __symvm_bind((byte)*p);) p++;
  size_t size = __symvm_demangled(name, 0);
  if (!size) return *told = NO_NAME, (char *)0;
  if (!to || size > *room) {
    char *larger = malloc(size);
    if (!larger) return *told = NO_MEMORY, (char *)0;
    free(to);
    to = larger;
    if (room) *room = size;
  }
  __symvm_demangled(name, to);
  return *told = DONE, to;
}
