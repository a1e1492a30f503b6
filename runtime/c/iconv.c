/* iconv between ASCII, encodings of one byte (code_pages.c), UTF-8, UTF-16, UTF-32, UCS-2 and wide characters, with //TRANSLIT and
 * //IGNORE read and //IGNORE obeyed. Every character passes through its code point. */
#include "code_pages.h"

char *strcasestr(const char *, const char *);

enum form { ASCII, LATIN1, UTF8, UTF16, UTF16LE, UTF16BE, UTF32, UTF32LE, UTF32BE, UCS2LE, UCS2BE, PAGE, UNKNOWN };
struct converter {
  enum form from, to;
  const struct sv_code_page *from_page, *to_page; /* of PAGE */
  int ignore, transliterate;
  int marked;      /* the byte order mark of the output is written */
  int swapped;     /* the input's byte order mark said big endian */
  int started;     /* the input's beginning has been read */
};
static const struct { const char *name; enum form form; } names[] = {
    {"ASCII", ASCII}, {"US-ASCII", ASCII}, {"ANSI_X3.4-1968", ASCII}, {"ISO646-US", ASCII}, {"646", ASCII}, {"C", ASCII}, {"POSIX", ASCII}, {"", ASCII}, {"CHAR", ASCII},
    {"ISO-8859-1", LATIN1}, {"ISO8859-1", LATIN1}, {"ISO_8859-1", LATIN1}, {"ISO88591", LATIN1}, {"LATIN1", LATIN1}, {"L1", LATIN1},
    {"UTF-8", UTF8}, {"UTF8", UTF8}, {"UTF-16", UTF16}, {"UTF16", UTF16}, {"UTF-16LE", UTF16LE}, {"UTF16LE", UTF16LE}, {"UTF-16BE", UTF16BE}, {"UTF16BE", UTF16BE},
    {"UTF-32", UTF32}, {"UTF32", UTF32}, {"UTF-32LE", UTF32LE}, {"UTF32LE", UTF32LE}, {"UCS-4LE", UTF32LE}, {"WCHAR_T", UTF32LE}, {"UTF-32BE", UTF32BE},
    {"UTF32BE", UTF32BE}, {"UCS-4", UTF32BE}, {"UCS-4BE", UTF32BE},
    {"UCS-2", UCS2LE}, {"UCS2", UCS2LE}, {"UCS-2LE", UCS2LE}, {"UCS-2BE", UCS2BE},
};

static size_t size_of_name(const char *name) {
  size_t n = 0;
  while (name[n] && name[n] != '/') n++;
  return n;
}
static enum form form_of(const char *name, const struct sv_code_page **page) {
  size_t n = size_of_name(name);
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (strlen(names[i].name) == n && strncasecmp(name, names[i].name, n) == 0) return names[i].form;
  *page = __sv_code_page(name, n);
  if (*page) return PAGE;
  __symvm_note("iconv_open: an encoding is not known");
  return UNKNOWN;
}

void *iconv_open(const char *to, const char *from) {
  const struct sv_code_page *from_page = 0, *to_page = 0;
  enum form a = form_of(from, &from_page), b = form_of(to, &to_page);
  if (a == UNKNOWN || b == UNKNOWN) return errno = EINVAL, (void *)-1;
  struct converter *c = malloc(sizeof *c);
  if (!c) return errno = ENOMEM, (void *)-1;
  const char *how = to + size_of_name(to);
  *c = (struct converter){.from = a, .to = b, .from_page = from_page, .to_page = to_page, .ignore = strcasestr(how, "IGNORE") != 0, .transliterate = strcasestr(how, "TRANSLIT") != 0};
  return c;
}
int iconv_close(void *converter) {
  if (converter == (void *)-1) return errno = EBADF, -1;
  free(converter);
  return 0;
}

enum { INCOMPLETE = -1, INVALID = -2 };

static long from_utf8(const byte *p, size_t left, u32 *c) {
  if (*p < 0x80) return *c = *p, 1;
  long n = *p >= 0xc2 && *p < 0xe0 ? 2 : (*p & 0xf0) == 0xe0 ? 3 : *p >= 0xf0 && *p < 0xf5 ? 4 : INVALID;
  if (n < 0) return n;
  *c = *p & (0x7fu >> n);
  for (long i = 1; i < n; i++) {
    if ((size_t)i >= left) return INCOMPLETE;
    if ((p[i] & 0xc0) != 0x80) return INVALID;
    *c = *c << 6 | (p[i] & 0x3f);
  }
  if ((n == 3 && *c < 0x800) || (n == 4 && *c < 0x10000) || *c > 0x10ffff || (*c >= 0xd800 && *c < 0xe000)) return INVALID;
  return n;
}
static u32 half(const byte *p, int big) { return big ? (u32)p[0] << 8 | p[1] : (u32)p[1] << 8 | p[0]; }
static long from_utf16(const byte *p, size_t left, int big, u32 *c) {
  if (left < 2) return INCOMPLETE;
  *c = half(p, big);
  if (*c < 0xd800 || *c > 0xdfff) return 2;
  if (*c > 0xdbff) return INVALID;
  if (left < 4) return INCOMPLETE;
  u32 low = half(p + 2, big);
  if (low < 0xdc00 || low > 0xdfff) return INVALID;
  *c = 0x10000 + ((*c - 0xd800) << 10) + (low - 0xdc00);
  return 4;
}
static long from_utf32(const byte *p, size_t left, int big, u32 *c) {
  if (left < 4) return INCOMPLETE;
  *c = big ? half(p, 1) << 16 | half(p + 2, 1) : half(p + 2, 0) << 16 | half(p, 0);
  return *c > 0x10ffff || (*c >= 0xd800 && *c < 0xe000) ? INVALID : 4;
}

static long from_ucs2(const byte *p, size_t left, int big, u32 *c) {
  if (left < 2) return INCOMPLETE;
  *c = half(p, big);
  return *c >= 0xd800 && *c < 0xe000 ? INVALID : 2;
}
static long from_page(const struct sv_code_page *page, byte b, u32 *c) {
  *c = b < 128 ? b : page->upper[b - 128];
  return b && !*c ? INVALID : 1;
}

/* The next character; how many bytes it takes. */
static long take(const struct converter *v, const byte *p, size_t left, u32 *c) {
  switch (v->from) {
  case ASCII: return *c = *p, *p < 0x80 ? 1 : INVALID;
  case LATIN1: return *c = *p, 1;
  case UTF8: return from_utf8(p, left, c);
  case UTF16: return from_utf16(p, left, v->swapped, c);
  case UTF16LE: return from_utf16(p, left, 0, c);
  case UTF16BE: return from_utf16(p, left, 1, c);
  case UTF32: return from_utf32(p, left, v->swapped, c);
  case UTF32LE: return from_utf32(p, left, 0, c);
  case UTF32BE: return from_utf32(p, left, 1, c);
  case UCS2LE: return from_ucs2(p, left, 0, c);
  case UCS2BE: return from_ucs2(p, left, 1, c);
  case PAGE: return from_page(v->from_page, *p, c);
  default: return INVALID;
  }
}

static int put_half(byte *p, u32 c, int big) { return p[big] = (byte)c, p[!big] = (byte)(c >> 8), 2; }
static int put_word(byte *p, u32 c, int big) { return put_half(p + (big ? 2 : 0), c & 0xffff, big) + put_half(p + (big ? 0 : 2), c >> 16, big); }

static int put_paged(const struct sv_code_page *page, u32 c, byte out[4]) {
  if (c < 128) return out[0] = (byte)c, 1;
  for (int i = 0; i < 128; i++)
    if (page->upper[i] == c) return out[0] = (byte)(128 + i), 1;
  return 0;
}

/* The bytes of a character; 0 if the form has none. */
static int put(const struct converter *v, u32 c, byte out[4]) {
  enum form to = v->to;
  switch (to) {
  case PAGE: return put_paged(v->to_page, c, out);
  case UCS2LE: case UCS2BE: return c < 0x10000 ? put_half(out, c, to == UCS2BE) : 0;
  case ASCII: return out[0] = (byte)c, c < 0x80;
  case LATIN1: return out[0] = (byte)c, c < 0x100;
  case UTF8:
    if (c < 0x80) return out[0] = (byte)c, 1;
    if (c < 0x800) return out[0] = (byte)(0xc0 | c >> 6), out[1] = (byte)(0x80 | (c & 0x3f)), 2;
    if (c < 0x10000) return out[0] = (byte)(0xe0 | c >> 12), out[1] = (byte)(0x80 | (c >> 6 & 0x3f)), out[2] = (byte)(0x80 | (c & 0x3f)), 3;
    return out[0] = (byte)(0xf0 | c >> 18), out[1] = (byte)(0x80 | (c >> 12 & 0x3f)), out[2] = (byte)(0x80 | (c >> 6 & 0x3f)), out[3] = (byte)(0x80 | (c & 0x3f)), 4;
  case UTF16: case UTF16LE: case UTF16BE:
    if (c < 0x10000) return put_half(out, c, to == UTF16BE);
    return put_half(out, 0xd800 + ((c - 0x10000) >> 10), to == UTF16BE) + put_half(out + 2, 0xdc00 + ((c - 0x10000) & 0x3ff), to == UTF16BE);
  default: return put_word(out, c, to == UTF32BE);
  }
}

/* UTF-16 and UTF-32 without a byte order may begin with a mark. */
static long read_mark(struct converter *v, const byte *p, size_t left) {
  u32 c;
  if (v->started || (v->from != UTF16 && v->from != UTF32)) return 0;
  long n = v->from == UTF16 ? 2 : 4;
  if (left < (size_t)n) return 0;
  v->started = 1;
  c = v->from == UTF16 ? half(p, 0) : half(p + 2, 0) << 16 | half(p, 0);
  if (c == (v->from == UTF16 ? 0xfffeu : 0xfffe0000u)) return v->swapped = 1, n;
  return c == 0xfeff ? n : 0;
}

size_t iconv(void *converter, char **from, size_t *left, char **to, size_t *room) {
  struct converter *v = converter;
  size_t lost = 0;
  if (converter == (void *)-1) return errno = EBADF, (size_t)-1;
  if (!from || !*from) {
    v->marked = v->started = v->swapped = 0;
    return 0;
  }
  while (*left) {
    byte out[4];
    u32 c;
    long mark = read_mark(v, (const byte *)*from, *left);
    *from += mark, *left -= (size_t)mark;
    if (!*left) break;
    long size = take(v, (const byte *)*from, *left, &c);
    if (size == INCOMPLETE) return errno = EINVAL, (size_t)-1;
    int n = size > 0 ? put(v, c, out) : 0;
    if (size > 0 && *room == 0) return errno = E2BIG, (size_t)-1;
    if (n == 0 && (size < 0 || c >> 7 != 0xe0000 >> 7)) { /* what has no form for a tag leaves it out */
      if (size > 0 && v->transliterate) __symvm_note("iconv: //TRANSLIT");
      if (!v->ignore) return errno = EILSEQ, (size_t)-1;
      if (size < 0) size = 1;
      lost = 1;
    } else if (n > 0) {
      if (!v->marked && (v->to == UTF16 || v->to == UTF32)) {
        byte mark_bytes[4];
        int marks = put(v, 0xfeff, mark_bytes);
        if (*room < (size_t)marks) return errno = E2BIG, (size_t)-1;
        memcpy(*to, mark_bytes, (size_t)marks);
        *to += marks, *room -= (size_t)marks, v->marked = 1;
      }
      if (*room < (size_t)n) return errno = E2BIG, (size_t)-1;
      memcpy(*to, out, (size_t)n);
      *to += n, *room -= (size_t)n;
    }
    *from += size, *left -= (size_t)size;
  }
  return lost ? (errno = EILSEQ, (size_t)-1) : 0;
}
