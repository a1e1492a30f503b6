/* Characters, lines and blocks of streams. */
#include "waiting.h"

int fgetc(FILE *f) { return f->rpos < f->rend ? (byte)*f->rpos++ : __uflow(f); }
int getc(FILE *f) { return fgetc(f); }
int _IO_getc(FILE *f) { return fgetc(f); }
int getc_unlocked(FILE *f) { return fgetc(f); }
int fgetc_unlocked(FILE *f) { return fgetc(f); }
int getchar(void) { return fgetc(stdin); }
int getchar_unlocked(void) { return fgetc(stdin); }

int fputc(int c, FILE *f) { return f->wpos < f->wend ? (byte)(*f->wpos++ = (char)c) : __overflow(f, c); }
int putc(int c, FILE *f) { return fputc(c, f); }
int _IO_putc(int c, FILE *f) { return fputc(c, f); }
int putc_unlocked(int c, FILE *f) { return fputc(c, f); }
int fputc_unlocked(int c, FILE *f) { return fputc(c, f); }
int putchar(int c) { return fputc(c, stdout); }
int putchar_unlocked(int c) { return fputc(c, stdout); }

size_t fwrite(const void *from, size_t size, size_t count, FILE *f) {
  if (size == 0 || count == 0 || f->way > 0) return 0;
  size_t total = size * count, n = __sv_write_stream(f, from, total);
  return n == total ? count : n / size;
}
size_t fwrite_unlocked(const void *from, size_t size, size_t count, FILE *f) { return fwrite(from, size, count, f); }

size_t fread(void *to, size_t size, size_t count, FILE *f) {
  size_t total = size * count, done = 0;
  if (total == 0) return 0;
  while (done < total) {
    size_t ready = (size_t)(f->rend - f->rpos);
    if (ready == 0) {
      int c = __uflow(f); /* one byte, and a full buffer behind it */
      if (c == EOF) break;
      ((char *)to)[done++] = (char)c;
      continue;
    }
    if (ready > total - done) ready = total - done;
    memcpy((char *)to + done, f->rpos, ready);
    f->rpos += ready;
    done += ready;
  }
  return done / size;
}
size_t fread_unlocked(void *to, size_t size, size_t count, FILE *f) { return fread(to, size, count, f); }

/* On the console the length is only seen by people: no fork on where a symbolic string ends. */
static size_t length(const char *s, FILE *f, u64 *unshown) {
  return (f->flags & SV_SHOWN) && __sv_is_console(f->fd) ? __sv_shown_length(s, SIZE_MAX, unshown) : strlen(s);
}

int fputs(const char *s, FILE *f) {
  u64 unshown = 0;
  if (f->way > 0) return EOF;
  size_t size = length(s, f, &unshown);
  return __sv_write_stream(f, s, size) == size ? 1 : EOF;
}
int fputs_unlocked(const char *s, FILE *f) { return fputs(s, f); }
int puts(const char *s) {
  u64 unshown = 0;
  size_t size = length(s, stdout, &unshown);
  if (stdout->way > 0 || __sv_write_stream(stdout, s, size) != size || fputc('\n', stdout) == EOF) return EOF;
  return (int)(size + unshown + 1);
}

char *fgets(char *to, int size, FILE *f) { READ_LINE(to, size, f, fgetc, (unsigned)EOF); }
char *fgets_unlocked(char *to, int size, FILE *f) { return fgets(to, size, f); }

/* Without a limit: what it writes past the end of its argument is reported there. */
char *gets(char *to) {
  size_t n = 0;
  for (;;) {
    int c = fgetc(stdin);
    if (c == EOF && (n == 0 || (stdin->flags & SV_ERR))) return 0;
    if (c == EOF || c == '\n') break;
    to[n++] = (char)c;
  }
  to[n] = 0;
  return to;
}

/* The room of a line, and when there is some: as in glibc, also if there is no line at all. */
ssize_t getdelim(char **line, size_t *room, int end, FILE *f) {
  size_t n = 0;
  if (!line || !room) return errno = EINVAL, -1;
  if (f->flags & SV_ERR) return -1;
  if (!*line || !*room) {
    *room = 120;
    *line = malloc(*room);
    if (!*line) return errno = ENOMEM, -1;
  }
  if (f->rpos >= f->rend && __underflow(f) == EOF) return -1;
  for (;;) {
    const char *found = memchr(f->rpos, end, (size_t)(f->rend - f->rpos));
    size_t size = (size_t)((found ? found + 1 : f->rend) - f->rpos);
    if (n + size + 1 > *room) {
      size_t bigger = n + size + 1 < *room * 2 ? *room * 2 : n + size + 1;
      char *grown = realloc(*line, bigger);
      if (!grown) return errno = ENOMEM, -1;
      *line = grown;
      *room = bigger;
    }
    memcpy(*line + n, f->rpos, size);
    f->rpos += size;
    n += size;
    if (found || __underflow(f) == EOF) break;
  }
  (*line)[n] = 0;
  return (ssize_t)n;
}
ssize_t __getdelim(char **line, size_t *room, int end, FILE *f) { return getdelim(line, room, end, f); }
ssize_t getline(char **line, size_t *room, FILE *f) { return getdelim(line, room, '\n', f); }

int getw(FILE *f) {
  int value;
  return fread(&value, sizeof value, 1, f) == 1 ? value : EOF;
}
int putw(int value, FILE *f) { return fwrite(&value, sizeof value, 1, f) == 1 ? 0 : EOF; }

int feof(FILE *f) { return (f->flags & SV_EOF) != 0; }
int ferror(FILE *f) { return (f->flags & SV_ERR) != 0; }
void clearerr(FILE *f) { f->flags &= ~(SV_EOF | SV_ERR); }
int feof_unlocked(FILE *f) { return feof(f); }
int ferror_unlocked(FILE *f) { return ferror(f); }
void clearerr_unlocked(FILE *f) { clearerr(f); }
int fileno(FILE *f) { return f->fd < 0 ? (errno = EBADF, -1) : f->fd; }
int fileno_unlocked(FILE *f) { return fileno(f); }
/* Whoever locks a stream keeps others from writing to it in between. */
static int is_others(const FILE *f) { return f->held && f->holder != (u32)__sv_thread(); }
void flockfile(FILE *f) {
  while (is_others(f))
    if (__sv_wait(f, 0) == DEADLOCK) __sv_stuck("a thread waits for a stream, and no thread can go on");
  f->holder = (u32)__sv_thread(), f->held++;
}
void funlockfile(FILE *f) {
  if (f->held && --f->held == 0) __sv_wake(f, 1);
}
int ftrylockfile(FILE *f) { return is_others(f) ? -1 : (flockfile(f), 0); }
int __flbf(FILE *f) { return (f->flags & SV_LINE) != 0; }
int __fsetlocking(FILE *f, int type) { return (void)f, (void)type, 2; }
/* <stdio_ext.h>, as gnulib's close_stdout and freadahead ask. */
size_t __fpending(FILE *f) { return (size_t)(f->wpos - f->wbase); }
size_t __fbufsize(FILE *f) { return (size_t)(f->buf_end - f->buf); }
int __freading(FILE *f) { return f->rbase != 0 || !(f->flags & SV_WRITE); }
int __fwriting(FILE *f) { return (f->flags & SV_PUTTING) || !(f->flags & SV_READ); }
int __freadable(FILE *f) { return (f->flags & SV_READ) != 0; }
int __fwritable(FILE *f) { return (f->flags & SV_WRITE) != 0; }
void __fpurge(FILE *f) {
  f->rpos = f->rend;
  f->wpos = f->wbase;
}
