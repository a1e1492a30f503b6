/* The wide printf family. The format is rewritten as UTF-8, the formatting is that of format.c, and what it makes is wide
 * again when it arrives. */
#include "libc.h"

typedef int wchar;
unsigned fputwc(wchar, FILE *);
int fwide(FILE *, int);
size_t wcslen(const wchar *);

/* Takes a byte; 1 if `out->partial` is a whole character now. `left` are the bytes that are still to come. */
static int joined(struct sv_sink *out, byte c, int *left) {
  if (c < 0x80) out->partial = c;
  else if (c >= 0xc0) {
    *left = __builtin_clz((u32)(byte)~c << 24) - 1;
    out->partial = c & (0x3fu >> *left);
  } else {
    out->partial = out->partial << 6 | (c & 63);
    --*left;
  }
  return *left == 0;
}

/* Every put has whole characters: literal text between directives, or one conversion. */
static void put_stream(struct sv_sink *out, const char *bytes, size_t size) {
  int left = 0;
  for (size_t i = 0; i < size; i++)
    if (joined(out, (byte)bytes[i], &left) && fputwc((wchar)out->partial, out->to) == ~0u) out->failed = 1;
}
static void put_buffer(struct sv_sink *out, const char *bytes, size_t size) {
  int left = 0;
  for (size_t i = 0; i < size; i++) {
    if (!joined(out, (byte)bytes[i], &left)) continue;
    if (out->room == 0) out->failed = 1;
    else {
      *(wchar *)out->to = (wchar)out->partial;
      out->to = (wchar *)out->to + 1;
      out->room--;
    }
  }
}

static int format_wide(struct sv_sink *out, const wchar *format, va_list args) {
  char *text = malloc(wcslen(format) * 6 + 1), *end = text;
  if (!text) return -1;
  for (; *format; format++) end += __sv_encode(end, (u32)*format);
  *end = 0;
  out->wide = 1;
  int n = __sv_format(out, text, args);
  free(text);
  return n;
}

int vfwprintf(FILE *f, const wchar *format, va_list args) {
  struct sv_sink out = {.put = put_stream, .to = f, .shown = (f->flags & SV_SHOWN) && __sv_is_console(f->fd)};
  if (fwide(f, 1) < 0) return -1;
  return format_wide(&out, format, args);
}
int vwprintf(const wchar *format, va_list args) { return vfwprintf(stdout, format, args); }
int vswprintf(wchar *to, size_t size, const wchar *format, va_list args) {
  struct sv_sink out = {.put = put_buffer, .to = to, .room = size ? size - 1 : 0};
  if (size == 0) return -1;
  int n = format_wide(&out, format, args);
  *(wchar *)out.to = 0;
  return n;
}

int wprintf(const wchar *format, ...) { DOOR(format, vwprintf(format, args)); }
int fwprintf(FILE *f, const wchar *format, ...) { DOOR(format, vfwprintf(f, format, args)); }
int swprintf(wchar *to, size_t size, const wchar *format, ...) { DOOR(format, vswprintf(to, size, format, args)); }

/* Fortified. */
_Noreturn void __chk_fail(void);
int __vswprintf_chk(wchar *to, size_t size, int flag, size_t room, const wchar *format, va_list args) {
  (void)flag;
  if (size > room) __chk_fail();
  return vswprintf(to, size, format, args);
}
int __vfwprintf_chk(FILE *f, int flag, const wchar *format, va_list args) { return (void)flag, vfwprintf(f, format, args); }
int __vwprintf_chk(int flag, const wchar *format, va_list args) { return (void)flag, vwprintf(format, args); }
int __wprintf_chk(int flag, const wchar *format, ...) { (void)flag; DOOR(format, vwprintf(format, args)); }
int __fwprintf_chk(FILE *f, int flag, const wchar *format, ...) { (void)flag; DOOR(format, vfwprintf(f, format, args)); }
int __swprintf_chk(wchar *to, size_t size, int flag, size_t room, const wchar *format, ...) {
  DOOR(format, __vswprintf_chk(to, size, flag, room, format, args));
}

/* Dates: the format and what it becomes are multibyte on the way; strftime makes nothing that is not of either. */
size_t wcsftime(wchar *to, size_t size, const wchar *format, const struct tm *date) {
  size_t room = size * 6 + 1, n = 0;
  char *text = malloc(wcslen(format) * 6 + 2), *made = malloc(room + 1), *end = text;
  if (text && made) {
    for (; *format; format++) end += __sv_encode(end, (u32)*format);
    *end++ = ' '; /* so that an empty result is told from one too large */
    *end = 0;
    struct sv_sink out = {.put = put_buffer, .to = to, .room = size};
    size_t bytes = strftime(made, room + 1, text, date);
    if (bytes) put_buffer(&out, made, bytes - 1);
    n = size - out.room;
    if (bytes == 0 || n >= size) n = 0;
    else to[n] = 0;
  }
  free(text), free(made);
  return n;
}
