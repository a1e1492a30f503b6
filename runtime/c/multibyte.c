/* Multibyte characters. In the C locale they are the 128 ASCII characters, one byte each; other bytes are no characters
 * (EILSEQ). In C.UTF-8 they are UTF-8 as glibc reads it: also five and six bytes, no surrogates, nothing longer than it
 * must be. What is read of an incomplete character is kept in the state. */
#include "libc.h"

typedef int wchar;
/* The caller's mbstate_t: eight bytes, all zero at the start. */
struct state {
  byte wanted, seen; /* bytes of the whole character, and those taken so far */
  u16 unused;
  u32 value;
};

/* One byte: 1 if a character is complete, 0 if more are wanted, -1 if it fits nowhere. */
static int step(struct state *st, u32 c) {
  if (st->wanted == 0) {
    if (c < 0x80) return st->value = c, 1;
    if (!__sv_utf8 || c < 0xc2 || c >= 0xfe) return -1;
    st->wanted = c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf8 ? 4 : c < 0xfc ? 5 : 6;
    st->seen = 1;
    st->value = c & (0x7fu >> st->wanted);
    return 0;
  }
  if ((c & 0xc0) != 0x80) return -1;
  st->value = st->value << 6 | (c & 63);
  if (++st->seen < st->wanted) return 0;
  int longer = st->wanted > 2 && st->value >> (5 * st->wanted - 4) == 0;
  return longer || st->value - 0xd800 < 0x800 ? -1 : 1;
}

size_t mbrtowc(wchar *to, const char *s, size_t size, void *state) {
  static struct state own;
  struct state *st = state ? state : &own, before = *st;
  if (!s) s = "", size = 1, to = 0;
  for (size_t n = 0; n < size; n++) {
    int done = step(st, (byte)s[n]);
    if (done == 0) continue;
    wchar c = (wchar)st->value;
    *st = done < 0 ? before : (struct state){0}; /* what was incomplete still is, as in glibc */
    if (done < 0) return errno = EILSEQ, (size_t)-1;
    if (to) *to = c;
    return c ? n + 1 : 0;
  }
  return (size_t)-2;
}
size_t mbrlen(const char *s, size_t size, void *state) {
  static struct state own;
  return mbrtowc(0, s, size, state ? state : &own);
}
size_t __mbrlen(const char *s, size_t size, void *state) { return mbrlen(s, size, state); }
int mbsinit(const void *state) { return !state || ((const struct state *)state)->wanted == 0; }

/* No encoding here has shift states, but what mbtowc was given of a character, it remembers. */
static int next_char(wchar *to, const char *s, size_t size, struct state *st) {
  if (!s) return *st = (struct state){0}, 0;
  if (!size) return -1; /* glibc looks at a byte all the same, for a 0 */
  if (!*s) return to ? *to = 0 : 0;
  size_t n = mbrtowc(to, s, size, st);
  return n > (size_t)-3 ? -1 : (int)n;
}
int mbtowc(wchar *to, const char *s, size_t size) {
  static struct state own;
  return next_char(to, s, size, &own);
}
int mblen(const char *s, size_t size) {
  struct state st = {0};
  return next_char(0, s, size, &st);
}

/* UTF-8 of whatever fits 31 bits. */
size_t __sv_encode(char *to, u32 c) {
  if (c < 0x80) return *to = (char)c, 1;
  size_t size = c < 0x800 ? 2 : c < 0x10000 ? 3 : c < 0x200000 ? 4 : c < 0x4000000 ? 5 : 6;
  for (size_t i = size - 1; i > 0; i--, c >>= 6) to[i] = (char)(0x80 | (c & 63));
  *to = (char)(0xff00u >> size | c);
  return size;
}
size_t wcrtomb(char *to, wchar wide, void *state) {
  u32 c = (u32)wide;
  if (state) *(struct state *)state = (struct state){0};
  if (!to) return 1;
  if (c >= 0x80 && (!__sv_utf8 || c > 0x7fffffff || c - 0xd800 < 0x800)) return errno = EILSEQ, (size_t)-1;
  return __sv_encode(to, c);
}
int wctomb(char *to, wchar c) { return to ? (int)wcrtomb(to, c, 0) : 0; }

/* The four that convert strings: `bytes` or `count` is how much there is to read, `size` how much there is room for. */
size_t mbsnrtowcs(wchar *to, const char **from, size_t bytes, size_t size, void *state) {
  static struct state own;
  struct state looking, *st = state ? state : &own;
  if (!to) looking = *st, st = &looking;
  const char *p = *from;
  size_t n = 0, result = (size_t)-1;
  for (; !to || n < size; n++) {
    wchar c;
    size_t taken = bytes ? mbrtowc(&c, p, bytes, st) : (size_t)-2;
    if (taken == (size_t)-1) goto end;
    if (taken == (size_t)-2) {
      p += bytes;
      break;
    }
    if (to) to[n] = c;
    if (!c) {
      p = 0;
      break;
    }
    p += taken;
    if (bytes != SIZE_MAX) bytes -= taken;
  }
  result = n;
end:
  if (to) *from = p;
  return result;
}
size_t mbsrtowcs(wchar *to, const char **from, size_t size, void *state) {
  static struct state own;
  return mbsnrtowcs(to, from, SIZE_MAX, size, state ? state : &own);
}
size_t mbstowcs(wchar *to, const char *from, size_t size) {
  struct state st = {0};
  return mbsrtowcs(to, &from, size, &st);
}

size_t wcsnrtombs(char *to, const wchar **from, size_t count, size_t size, void *state) {
  const wchar *p = *from;
  size_t n = 0, result = (size_t)-1;
  (void)state;
  for (; count > 0; p++, count--) {
    char one[8];
    if (to && n == size) break; /* full: what comes next is not looked at */
    size_t made = wcrtomb(one, *p, 0);
    if (made == (size_t)-1) goto end;
    if (to && made > size - n) break;
    if (to) memcpy(to + n, one, made);
    if (!*p) {
      p = 0;
      break;
    }
    n += made;
  }
  result = n;
end:
  if (to) *from = p;
  return result;
}
size_t wcsrtombs(char *to, const wchar **from, size_t size, void *state) { return wcsnrtombs(to, from, SIZE_MAX, size, state); }
size_t wcstombs(char *to, const wchar *from, size_t size) { return wcsrtombs(to, &from, size, 0); }

unsigned btowc(int c) { return (unsigned)c < 128 ? (unsigned)c : ~0u; }
int wctob(unsigned c) { return c < 128 ? (int)c : EOF; }
size_t __ctype_get_mb_cur_max(void) { return __sv_utf8 ? 6 : 1; }

/* uchar.h: UTF-32 is what wchar_t holds; of UTF-16 the second half of a pair waits in the state. */
size_t mbrtoc32(u32 *to, const char *s, size_t size, void *state) {
  static struct state own;
  return mbrtowc((wchar *)to, s, size, state ? state : &own);
}
size_t c32rtomb(char *to, u32 c, void *state) { return wcrtomb(to, (wchar)c, state); }
size_t mbrtoc16(u16 *to, const char *s, size_t size, void *state) {
  static struct state own;
  struct state *st = state ? state : &own;
  wchar c;
  if (st->unused) {
    if (to) *to = st->unused;
    st->unused = 0;
    return (size_t)-3;
  }
  size_t n = mbrtowc(&c, s, size, st);
  if (n > size || !s) return n;
  if (to) *to = c < 0x10000 ? (u16)c : (u16)(0xd7c0 + (c >> 10));
  if (c >= 0x10000) st->unused = (u16)(0xdc00 | (c & 0x3ff));
  return n;
}
size_t c16rtomb(char *to, u16 c, void *state) {
  static struct state own;
  struct state *st = state ? state : &own;
  if (!to) return *st = (struct state){0}, 1;
  u16 first = st->unused;
  st->unused = 0;
  if (first && c - 0xdc00u < 0x400) return wcrtomb(to, (wchar)(0x10000 + ((first - 0xd800u) << 10) + (c - 0xdc00u)), 0);
  if (first) return errno = EILSEQ, (size_t)-1;
  if (c - 0xd800u < 0x400) return st->unused = c, 0;
  return wcrtomb(to, c, 0);
}
