/* Wide characters of streams: each is read and written as the multibyte character of the current locale. */
#include "libc.h"

typedef int wchar;
#define WEOF_ (~0u)

/* A stream that is oriented to bytes refuses wide characters, and the other way round where glibc looks at it. */
int fwide(FILE *f, int mode) {
  if (f->way == 0 && mode) f->way = mode > 0 ? 1 : -1;
  return f->way;
}

unsigned fputwc(wchar c, FILE *f) {
  char bytes[8];
  if (fwide(f, 1) < 0) return WEOF_;
  if (f->channel && f->channel->put) return f->channel->put(f->channel->cookie, c);
  size_t n = wcrtomb(bytes, c, 0);
  if (n == (size_t)-1) *bytes = '?', n = 1; /* as glibc's streams have it, but for the few characters it transliterates */
  return __sv_write_stream(f, bytes, n) == n ? (unsigned)c : WEOF_;
}
unsigned fgetwc(FILE *f) {
  u64 state = 0;
  wchar wide;
  char taken[8];
  if (fwide(f, 1) < 0) return WEOF_;
  int held = f->rpos < f->rend;
  for (int count = 0;;) {
    int c = fgetc(f);
    /* A character that breaks off is an error, but none to glibc if something was read together with its first byte. */
    if (c == EOF) return count == 0 || held ? WEOF_ : (f->flags |= SV_ERR, errno = EILSEQ, WEOF_);
    taken[count++] = (char)c;
    size_t n = mbrtowc(&wide, &taken[count - 1], 1, &state);
    if (n == (size_t)-1) {
      /* What is no character stays to be read, and is an error again. */
      while (count > 0) ungetc((byte)taken[--count], f);
      return f->flags |= SV_ERR, errno = EILSEQ, WEOF_;
    }
    if (n != (size_t)-2) return (unsigned)wide;
  }
}
unsigned ungetwc(unsigned c, FILE *f) {
  char bytes[8];
  if (c == WEOF_) return WEOF_;
  size_t n = wcrtomb(bytes, (wchar)c, 0);
  if (n == (size_t)-1) return WEOF_;
  while (n-- > 0)
    if (ungetc((byte)bytes[n], f) == EOF) return WEOF_;
  return c;
}
int fputws(const wchar *s, FILE *f) {
  if (fwide(f, 1) < 0) return -1;
  for (; *s; s++)
    if (fputwc(*s, f) == WEOF_) return -1;
  return 1;
}
wchar *fgetws(wchar *to, int size, FILE *f) { READ_LINE(to, size, f, fgetwc, WEOF_); }

unsigned putwc(wchar c, FILE *f) { return fputwc(c, f); }
unsigned putwchar(wchar c) { return fputwc(c, stdout); }
unsigned getwc(FILE *f) { return fgetwc(f); }
unsigned getwchar(void) { return fgetwc(stdin); }
unsigned fputwc_unlocked(wchar c, FILE *f) { return fputwc(c, f); }
unsigned putwc_unlocked(wchar c, FILE *f) { return fputwc(c, f); }
unsigned putwchar_unlocked(wchar c) { return fputwc(c, stdout); }
unsigned fgetwc_unlocked(FILE *f) { return fgetwc(f); }
unsigned getwc_unlocked(FILE *f) { return fgetwc(f); }
unsigned getwchar_unlocked(void) { return fgetwc(stdin); }
int fputws_unlocked(const wchar *s, FILE *f) { return fputws(s, f); }
wchar *fgetws_unlocked(wchar *to, int size, FILE *f) { return fgetws(to, size, f); }
