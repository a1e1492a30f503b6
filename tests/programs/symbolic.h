/* What the programs of this folder ask of symvm. */
#include <stddef.h>
void klee_make_symbolic(void *address, size_t size, const char *name);
void klee_assume(unsigned long condition);
int klee_range(int begin, int end, const char *name);
