/* Comparisons of strings and blocks. A loop that stops at the first difference would make one path per
 * position, and callers hardly ever look at more than the sign of the result. So the loop runs without branches
 * over as many bytes as can matter whatever the symbolic bytes are (`__symvm_settled`), from the back, each
 * position overruling the later ones. If the comparison goes past the end of an object the next byte is touched, where
 * the machine reports the access: of strings only if all bytes before are equal; a block has to be there whole. */
#include "libc.h"

static int fold_byte(int c) { return c + (((unsigned)c - 'A' < 26u) << 5); }

static inline __attribute__((always_inline)) void touch(const byte *p) { (void)*(const volatile byte *)p; }

/* `strings`: equal zeros end the comparison. All flags are constants where this is called. */
static inline __attribute__((always_inline)) int compare(const byte *a, const byte *b, size_t limit, int strings, int fold) {
  /* Wherever a symbolic pointer leads, what is wrong there shows at the same place as with a concrete one. */
  if (limit) touch(a), touch(b);
  size_t settled = __symvm_settled(a, b, limit, strings, fold);
  int result = 0, goes_on = 1;
  for (size_t i = settled; i-- > 0;) {
    int x = a[i], y = b[i];
    if (fold) x = fold_byte(x), y = fold_byte(y);
    int stops = (x != y) | (strings & (x == 0));
    result = stops ? x - y : result;
    goes_on &= !stops;
  }
  if (settled == limit) return result;
  if (!strings) {
    size_t room_a = __symvm_extent(a), room_b = __symvm_extent(b);
    if (limit > room_a) touch(a + room_a);
    if (limit > room_b) touch(b + room_b);
  } else if (goes_on) touch(a + settled), touch(b + settled);
  return result;
}

int memcmp(const void *a, const void *b, size_t size) { return compare(a, b, size, 0, 0); }
int strcmp(const char *a, const char *b) { return compare((const byte *)a, (const byte *)b, SIZE_MAX, 1, 0); }
int strncmp(const char *a, const char *b, size_t size) { return compare((const byte *)a, (const byte *)b, size, 1, 0); }
int strcasecmp(const char *a, const char *b) { return compare((const byte *)a, (const byte *)b, SIZE_MAX, 1, 1); }
int strncasecmp(const char *a, const char *b, size_t size) { return compare((const byte *)a, (const byte *)b, size, 1, 1); }
int strcasecmp_l(const char *a, const char *b, void *locale) { return (void)locale, strcasecmp(a, b); }
int strncasecmp_l(const char *a, const char *b, size_t size, void *locale) { return (void)locale, strncasecmp(a, b, size); }
int strcoll(const char *a, const char *b) { return strcmp(a, b); }

int bcmp(const void *a, const void *b, size_t size) { return memcmp(a, b, size) != 0; }
