/* Blocks of bytes. Copies and fills are the machine's own instructions (one step, checked over their whole
 * extent); searches are loops, since where they stop is a decision of the path. */
#define SYMVM_DEFINES_MEMORY
#include "libc.h"

void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size), to; }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size), to; }
void *memset(void *to, int c, size_t size) { return __builtin_memset(to, c, size), to; }
void *mempcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size), (byte *)to + size; }
void *__mempcpy(void *to, const void *from, size_t size) { return mempcpy(to, from, size); }
void bcopy(const void *from, void *to, size_t size) { __builtin_memmove(to, from, size); }
void bzero(void *to, size_t size) { __builtin_memset(to, 0, size); }
void explicit_bzero(void *to, size_t size) { __builtin_memset(to, 0, size); }
void swab(const void *from, void *to, ssize_t size) {
  const byte *f = from;
  byte *t = to;
  for (ssize_t i = 0; i + 1 < size; i += 2) {
    byte even = f[i], odd = f[i + 1];
    t[i] = odd;
    t[i + 1] = even;
  }
}

void *memchr(const void *in, int c, size_t size) {
  const byte *p = in;
  for (size_t i = 0; i < size; i++)
    if (p[i] == (byte)c) return (void *)(p + i);
  return 0;
}

void *rawmemchr(const void *in, int c) {
  const byte *p = in;
  while (*p != (byte)c) p++;
  return (void *)p;
}
void *__rawmemchr(const void *in, int c) { return rawmemchr(in, c); }

void *memrchr(const void *in, int c, size_t size) {
  const byte *p = in;
  while (size-- > 0)
    if (p[size] == (byte)c) return (void *)(p + size);
  return 0;
}

void *memccpy(void *to, const void *from, int c, size_t size) {
  byte *t = to;
  const byte *f = from;
  for (size_t i = 0; i < size; i++) {
    t[i] = f[i];
    if (f[i] == (byte)c) return t + i + 1;
  }
  return 0;
}

void *memmem(const void *in, size_t in_size, const void *what, size_t what_size) {
  const byte *p = in;
  if (what_size == 0) return (void *)p;
  for (; in_size >= what_size; p++, in_size--)
    if (memcmp(p, what, what_size) == 0) return (void *)p;
  return 0;
}

void *memfrob(void *in, size_t size) {
  byte *p = in;
  for (size_t i = 0; i < size; i++) p[i] ^= 42;
  return in;
}
