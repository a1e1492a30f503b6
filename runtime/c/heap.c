/* What the heap, the machine's own, leaves to be said about its arguments. */
#include "libc.h"

void *memalign(size_t, size_t);

int posix_memalign(void **to, size_t align, size_t size) {
  if ((align == 0) | (align % sizeof(void *) != 0) | ((align & (align - 1)) != 0)) return EINVAL;
  void *p = memalign(align, size);
  if (!p) return ENOMEM;
  *to = p;
  return 0;
}
