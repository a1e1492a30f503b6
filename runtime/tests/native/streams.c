/* Streams of every kind against the host's: over files, memory that is given (fmemopen) or grows (open_memstream,
 * open_wmemstream), and functions of the caller (fopencookie). */
#define _GNU_SOURCE
#include "differ.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

OURS(fmemopen); OURS(open_memstream); OURS(open_wmemstream); OURS(fopencookie);
OURS(fopen); OURS(fdopen); OURS(freopen); OURS(fclose); OURS(fflush); OURS(fputs); OURS(fputwc); OURS(fwprintf); OURS(fgetc); OURS(fread); OURS(fseek); OURS(ftell); OURS(rewind);
OURS(fprintf); OURS(feof); OURS(ferror); OURS(clearerr); OURS(fgetpos); OURS(fsetpos); OURS(fgets); OURS(fileno); OURS(getw); OURS(putw); OURS(getc); OURS(putc); OURS(tmpfile); OURS(setvbuf); OURS(open); OURS(unlink);
OURS(fgetc_unlocked); OURS(fputc_unlocked); OURS(getc_unlocked); OURS(putc_unlocked); OURS(fputs_unlocked); OURS(feof_unlocked); OURS(ferror_unlocked); OURS(clearerr_unlocked); OURS(fileno_unlocked); OURS(fputws_unlocked);
 OURS(__freading); OURS(__fwriting); OURS(__freadable); OURS(__fwritable); OURS(ftrylockfile); OURS(funlockfile);

/* A pair of streams that should behave alike. */
struct pair {
  FILE *a, *b;
  const char *kind, *mode;
  char trace[500];
  int moves; /* the stream has a buffer and no descriptor */
  int last; /* 1 read, 2 write: a position call must lie between them */
};

static void compare(struct pair *p, const char *what, long n, long m, const void *x, const void *y, size_t size) {
  if (n == m && memcmp(x, y, size) == 0 && !feof(p->a) == !sv_feof(p->b) && !ferror(p->a) == !sv_ferror(p->b)) return;
  differ(p->kind, "%s: %s: %s: %ld %ld, feof %d %d, ferror %d %d", p->mode, p->trace, what, n, m, feof(p->a), sv_feof(p->b), ferror(p->a), sv_ferror(p->b));
}

/* One random operation; `reads` and `writes` say what the stream is for. */
static void operate(struct pair *p, int reads, int writes) {
  char x[32] = "", y[32] = "";
  long n = 0, m = 0;
  size_t size = pick(12);
  int op = (int)pick(12), reading = op == 1 || op == 2 || op == 3;
  if (op >= 9 && op != 11) op = 0;
  if ((reading && !reads) || ((op == 0 || op == 6) && !writes)) op = 4;
  if ((p->last == 2 && reading) || (p->last == 1 && (op == 0 || op == 6))) fseek(p->a, 0, SEEK_CUR), sv_fseek(p->b, 0, SEEK_CUR);
  if (strlen(p->trace) < 480) sprintf(p->trace + strlen(p->trace), "%d(%zu) ", op, size);
  errno = sv_errno = 0;
  switch (op) {
  case 0: random_text(x, 11, "abc"), n = fputs(x, p->a) >= 0, m = sv_fputs(x, p->b) >= 0, strcpy(y, x), p->last = 2; break;
  case 1: n = (long)fread(x, 1, size, p->a), m = (long)sv_fread(y, 1, size, p->b), p->last = 1; break;
  case 2: n = fgetc(p->a), m = sv_fgetc(p->b), p->last = 1; break;
  case 3: n = fgets(x, (int)size, p->a) != 0, m = sv_fgets(y, (int)size, p->b) != 0, p->last = 1; break;
  case 4: {
    int whence = (int)pick(3);
    long offset = (long)pick(16) - 4;
    if (strlen(p->trace) < 480) sprintf(p->trace + strlen(p->trace), "[%ld from %d] ", offset, whence);
    n = fseek(p->a, offset, whence), m = sv_fseek(p->b, offset, whence), p->last = 0;
    if (n < 0 && m < 0 && p->moves) rewind(p->a), sv_rewind(p->b); /* glibc may have moved all the same */
    break;
  }
  case 5: n = ftell(p->a), m = sv_ftell(p->b); break;
  case 6: n = fprintf(p->a, "%d", (int)size), m = sv_fprintf(p->b, "%d", (int)size), p->last = 2; break;
  case 7: n = fflush(p->a), m = sv_fflush(p->b), p->last = 0; break;
  case 8: rewind(p->a), sv_rewind(p->b), p->last = 0; break;
  case 11: clearerr(p->a), sv_clearerr(p->b); break;
  }
  compare(p, "op", n, m, x, y, sizeof x);
}

static void blocks(void) {
  static const char *const modes[] = {"r", "r+", "w", "w+", "a", "a+"};
  char x[24], y[24];
  int mode = (int)pick(6);
  size_t size = 1 + pick(20);
  struct pair p = {.kind = "fmemopen", .mode = modes[mode], .moves = 1};
  memset(x, 0, sizeof x);
  random_text(x, (unsigned)(size < 12 ? size : 12), "xyz");
  memset(x + 20, '#', 4), memcpy(y, x, sizeof x);
  p.a = fmemopen(x, size, p.mode), p.b = sv_fmemopen(y, size, p.mode);
  if (!p.a || !p.b) return differ("fmemopen", "%s: %p %p", p.mode, (void *)p.a, (void *)p.b);
  for (int i = 0; i < 8; i++) {
    operate(&p, mode == 0 || mode % 2, mode != 0);
    if (ferror(p.a)) break; /* what a stream has lost, nobody can tell */
    fflush(p.a), sv_fflush(p.b), p.last = 0;
    if (memcmp(x, y, sizeof x)) differ("fmemopen", "%zu in %s: %s: '%.24s' '%.24s'", size, p.mode, p.trace, x, y);
  }
  int n = fclose(p.a), m = sv_fclose(p.b);
  if (n != m || memcmp(x, y, sizeof x)) differ("fmemopen", "%zu in %s: %s: closed: %d %d: '%.24s' '%.24s'", size, p.mode, p.trace, n, m, x, y);
}

static void growing(void) {
  char *x = NULL, *y = NULL;
  size_t n = 0, m = 0;
  struct pair p = {open_memstream(&x, &n), sv_open_memstream(&y, &m), "open_memstream", ""};
  for (int i = 0; i < 10; i++) {
    if (p.last == 1) p.last = 0;
    operate(&p, 0, 1);
    if (pick(3)) continue;
    fflush(p.a), sv_fflush(p.b);
    if (n != m || memcmp(x, y, n)) differ("open_memstream", "%s: %zu %zu '%.*s' '%.*s'", p.trace, n, m, (int)n, x, (int)m, y);
  }
  fclose(p.a), sv_fclose(p.b);
  if (n != m || memcmp(x, y, n + 1)) differ("open_memstream", "%s: closed: %zu %zu '%.*s' '%.*s'", p.trace, n, m, (int)n, x, (int)m, y);
  free(x), free(y);
  wchar_t *v = NULL, *w = NULL;
  FILE *a = open_wmemstream(&v, &n), *b = sv_open_wmemstream(&w, &m);
  char trace[300] = "";
  for (int i = 0; i < 6; i++) {
    int op = (int)pick(4);
    long to = (long)pick(9);
    sprintf(trace + strlen(trace), "%d(%ld) ", op, to);
    switch (op) {
    case 0: fputwc(L"a\x20ac\x10348"[to % 3], a), sv_fputwc(L"a\x20ac\x10348"[to % 3], b); break;
    case 1: fwprintf(a, L"%ld.", to), sv_fwprintf(b, L"%ld.", to); break;
    case 2: fseek(a, to, SEEK_SET), sv_fseek(b, to, SEEK_SET); break;
    case 3: fputws_unlocked(L"one", a), sv_fputws_unlocked(L"one", b); break;
    }
    if (ftell(a) != sv_ftell(b)) differ("open_wmemstream", "%s: at %ld %ld", trace, ftell(a), sv_ftell(b));
  }
  fclose(a), sv_fclose(b);
  if (n != m || wmemcmp(v, w, n + 1)) differ("open_wmemstream", "%s: %zu %zu '%ls' '%ls'", trace, n, m, v, w);
  free(v), free(w);
}

/* The caller's functions: a small file that sometimes gives or takes less, or fails. */
struct source {
  char text[64];
  size_t size;
  off_t at;
  int fails, closed;
};
static ssize_t take(void *cookie, char *to, size_t size) {
  struct source *s = cookie;
  size_t left = s->size - (size_t)s->at;
  if (s->fails & 1) return -1;
  if (size > left) size = left;
  if (size > 5 && (s->fails & 8)) size = 5;
  memcpy(to, s->text + s->at, size);
  s->at += (off_t)size;
  return (ssize_t)size;
}
static ssize_t give(void *cookie, const char *bytes, size_t size) {
  struct source *s = cookie;
  size_t room = sizeof s->text - (size_t)s->at;
  if (s->fails & 2) return 0;
  if (size > room) size = room;
  memcpy(s->text + s->at, bytes, size);
  s->at += (off_t)size;
  if ((size_t)s->at > s->size) s->size = (size_t)s->at;
  return (ssize_t)size;
}
static int seek(void *cookie, off64_t *to, int whence) {
  struct source *s = cookie;
  off64_t at = *to + (whence == SEEK_SET ? 0 : whence == SEEK_CUR ? s->at : (off64_t)s->size);
  if (at < 0 || at > (off64_t)s->size) return -1;
  return s->at = *to = at, 0;
}
static int end(void *cookie) { return ((struct source *)cookie)->closed++, ((struct source *)cookie)->fails & 4 ? -1 : 0; }

static void cookies(void) {
  static const char *const modes[] = {"r", "w"};
  struct source x = {"0123456789abcdefghij", 20}, y = x;
  int mode = (int)pick(2);
  cookie_io_functions_t calls = {take, give, pick(4) ? seek : NULL, pick(4) ? end : NULL};
  x.fails = y.fails = pick(4) ? (mode == 0) << 3 : 1 << pick(3);
  struct pair p = {fopencookie(&x, modes[mode], calls), sv_fopencookie(&y, modes[mode], calls), "fopencookie", modes[mode], .moves = 1};
  for (int i = 0; i < 8 && !ferror(p.a) && calls.seek; i++) operate(&p, mode % 2 == 0, mode % 2); /* glibc loses its place in those that turn from one to the other */
  for (int i = 0; i < 4 && !calls.seek; i++) {
    char u[8] = "", v[8] = "";
    long n = mode & 1 ? fputs("ab", p.a) : (long)fread(u, 1, 7, p.a), m = mode & 1 ? sv_fputs("ab", p.b) : (long)sv_fread(v, 1, 7, p.b);
    compare(&p, "without seek", n, m, u, v, 8);
  }
  int failed = ferror(p.a), n = fclose(p.a), m = sv_fclose(p.b);
  if (n != m || (!failed && (x.size != y.size || memcmp(x.text, y.text, sizeof x.text))) || x.closed != y.closed)
    differ("fopencookie", "%s failing %d: %s: closed %d %d, %d %d, %zu %zu", modes[mode], x.fails, p.trace, n, m, x.closed, y.closed, x.size, y.size);
}

/* The other names of the same calls, and what is known of a stream. */
static void states(void) {
  static const char *const modes[] = {"w+", "r+", "r", "w", "a+"};
  const char *mode = modes[pick(5)];
  FILE *a, *b;
  int by_number = pick(2);
  if (by_number) {
    int flags = *mode == 'r' ? (mode[1] ? O_RDWR : O_RDONLY) : mode[1] ? O_RDWR | O_CREAT : O_WRONLY | O_CREAT;
    int fd = open("states.tmp", flags, 0644), ours = sv_open("states.tmp", flags, 0644);
    if (fd < 0 || ours < 0) {
      if ((fd < 0) != (ours < 0)) differ("open", "%s: %d %d", mode, fd, ours);
      return;
    }
    a = fdopen(fd, mode), b = sv_fdopen(ours, mode);
    if (fileno(a) != fd || sv_fileno(b) != ours || fileno_unlocked(a) != fd || sv_fileno_unlocked(b) != ours) differ("fileno", "%d", fd);
  } else a = fopen("states.tmp", mode), b = sv_fopen("states.tmp", mode);
  if (!a || !b) {
    if (a || b) differ("fopen", "%s: %p %p", mode, (void *)a, (void *)b);
    return;
  }
  int reads = *mode == 'r' || mode[1] == '+', writes = *mode != 'r' || mode[1] == '+', last = 0;
  char trace[300] = "";
  fpos_t at, our_at;
  int kept = 0;
  for (int i = 0; i < 12; i++) {
    long n = 0, m = 0;
    int op = (int)pick(14), c = 'a' + (int)pick(20), reading = op < 4;
    if ((reading && !reads) || (op >= 4 && op < 9 && !writes)) op = 9;
    reading = op < 4;
    if ((last == 2 && reading) || (last == 1 && op >= 4 && op < 9)) fflush(a), sv_fflush(b), fseek(a, 0, SEEK_CUR), sv_fseek(b, 0, SEEK_CUR);
    if (strlen(trace) < 280) sprintf(trace + strlen(trace), "%d ", op);
    switch (op) {
    case 0: n = fgetc_unlocked(a), m = sv_fgetc_unlocked(b); break;
    case 1: n = getc_unlocked(a), m = sv_getc_unlocked(b); break;
    case 2: n = getc(a), m = sv_getc(b); break;
    case 3: n = getw(a), m = sv_getw(b); break;
    case 4: n = fputc_unlocked(c, a), m = sv_fputc_unlocked(c, b); break;
    case 5: n = putc(c, a), m = sv_putc(c, b); break;
    case 6: n = putc_unlocked(c, a), m = sv_putc_unlocked(c, b); break;
    case 7: n = putw(c << 9, a), m = sv_putw(c << 9, b); break;
    case 8: n = fputs_unlocked("text\n", a) >= 0, m = sv_fputs_unlocked("text\n", b) >= 0; break;
    case 9: clearerr_unlocked(a), sv_clearerr_unlocked(b); break;
    case 10: n = fgetpos(a, &at), m = sv_fgetpos(b, &our_at), kept = 1; break;
    case 11: if (kept) n = fsetpos(a, &at), m = sv_fsetpos(b, &our_at), last = 0; break;
    case 12:
      if (last) break;
      n = setvbuf(a, NULL, c % 3, 100), m = sv_setvbuf(b, NULL, c % 3, 100);
      break;
    case 13:
      n = ftrylockfile(a), m = sv_ftrylockfile(b);
      funlockfile(a), sv_funlockfile(b);
      break;
    }
    if (op < 9) last = reading ? 1 : 2;
    if (n != m || !feof_unlocked(a) != !sv_feof_unlocked(b) || !ferror_unlocked(a) != !sv_ferror_unlocked(b)) differ("stream", "%s by %s: %s: %ld %ld", mode, by_number ? "number" : "name", trace, n, m);
    if (!__freadable(a) != !sv___freadable(b) || !__fwritable(a) != !sv___fwritable(b)) differ("__freadable", "%s: %s", mode, trace);
    if (last && (!__freading(a) != !sv___freading(b) || !__fwriting(a) != !sv___fwriting(b))) differ("__freading", "%s: %s: %d %d, %d %d", mode, trace, __freading(a), sv___freading(b), __fwriting(a), sv___fwriting(b));
  }
  FILE *c = freopen("states.tmp", "r", a), *d = sv_freopen("states.tmp", "r", b);
  char x[300] = "", y[300] = "";
  if (!c || !d) return differ("freopen", "%p %p", (void *)c, (void *)d);
  size_t n = fread(x, 1, 299, c), m = sv_fread(y, 1, 299, d);
  if (n != m || memcmp(x, y, n)) differ("freopen", "%s: %s: %zu %zu", mode, trace, n, m);
  fclose(c), sv_fclose(d);
  if (n > 250) unlink("states.tmp"), sv_unlink("states.tmp");
  if (pick(10) == 0) {
    c = tmpfile(), d = sv_tmpfile();
    fputs("kept", c), sv_fputs("kept", d), rewind(c), sv_rewind(d);
    if (!fgets(x, 10, c) || !sv_fgets(y, 10, d) || strcmp(x, y)) differ("tmpfile", "%s %s", x, y);
    fclose(c), sv_fclose(d);
  }
}

void more_streams(void) { blocks(), growing(), cookies(), states(); }
