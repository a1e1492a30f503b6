/* The heap of a run with --fail-syscalls: each allocation may have no memory. This file is linked before all others, and
 * only then; the heap itself is the machine's, here under its other names. */
#include "libc.h"

void *__symvm_malloc(size_t), *__symvm_calloc(size_t, size_t), *__symvm_realloc(void *, size_t);
void *__symvm_reallocarray(void *, size_t, size_t), *__symvm_memalign(size_t, size_t);

static int lacks_memory(const char *call) { return __sv_fails(call, 1) ? errno = ENOMEM, 1 : 0; }

void *malloc(size_t size) { return lacks_memory("fail_malloc") ? 0 : __symvm_malloc(size); }
void *calloc(size_t count, size_t size) { return lacks_memory("fail_calloc") ? 0 : __symvm_calloc(count, size); }
/* Freeing (the size is 0) needs none. */
void *realloc(void *p, size_t size) { return (!p || size) && lacks_memory("fail_realloc") ? 0 : __symvm_realloc(p, size); }
void *reallocarray(void *p, size_t count, size_t size) {
  return (!p || (count && size)) && lacks_memory("fail_realloc") ? 0 : __symvm_reallocarray(p, count, size);
}
void *memalign(size_t align, size_t size) { return lacks_memory("fail_memalign") ? 0 : __symvm_memalign(align, size); }
void *aligned_alloc(size_t align, size_t size) { return memalign(align, size); }
