/* Buffered streams: opening, closing, filling, flushing, positioning. A stream is neutral, reading (rpos .. rend is what
 * is read and not taken) or writing (wbase .. wpos is what is written and not flushed). The console and line-buffered
 * streams are not buffered at all: looking for newlines would fork on symbolic text. (README says so.) */
#include "libc.h"

enum { PUSHBACK = 16 }; /* bytes in front of each buffer for ungetc */

static FILE standard[3] = {
    {.flags = SV_READ, .fd = 0, .next = &standard[1]},
    {.flags = SV_WRITE | SV_NONE | SV_SHOWN, .fd = 1, .next = &standard[2]},
    {.flags = SV_WRITE | SV_NONE | SV_SHOWN, .fd = 2},
};
FILE *stdin = &standard[0], *stdout = &standard[1], *stderr = &standard[2];
static FILE *streams = &standard[0];

static int give_buffer(FILE *f) {
  if (f->buf) return 0;
  size_t size = f->flags & SV_NONE ? 1 : f->channel ? 2 * BUFSIZ_ : BUFSIZ_;
  char *room = malloc(PUSHBACK + size);
  if (!room) return -1;
  f->front = PUSHBACK;
  f->buf = room + PUSHBACK;
  f->buf_end = f->buf + size;
  return 0;
}

/* Writes until all is written or an error comes, as one write may take less than it is given; what was written. */
size_t __sv_write_all(int fd, const char *bytes, size_t size) {
  size_t done = 0;
  while (done < size) {
    ssize_t n = write(fd, bytes + done, size - done);
    if (n < 0) break;
    done += (size_t)n;
  }
  return done;
}

/* A channel may take less than it is given: the rest is lost, as in glibc. */
static size_t put_out(FILE *f, const char *bytes, size_t size) {
  const struct sv_channel *c = f->channel;
  if (!c) return __sv_write_all(f->fd, bytes, size);
  ssize_t n = c->call.write ? c->call.write(c->cookie, bytes, size) : 0;
  return n < 0 ? 0 : (size_t)n;
}
static ssize_t get_in(FILE *f, char *to, size_t size) {
  const struct sv_channel *c = f->channel;
  return !c ? read(f->fd, to, size) : c->call.read ? c->call.read(c->cookie, to, size) : -1;
}
static off_t move(FILE *f, off_t offset, int whence) {
  const struct sv_channel *c = f->channel;
  if (!c) return lseek(f->fd, offset, whence);
  return c->call.seek && c->call.seek(c->cookie, &offset, whence) >= 0 ? offset : -1;
}
static int shut(FILE *f) {
  struct sv_channel *c = f->channel;
  if (!c) {
    int fd = f->fd;
    f->fd = -1; /* of a standard stream, too, that stays */
    return close(fd);
  }
  int result = c->call.close ? c->call.close(c->cookie) : 0;
  free(c);
  f->channel = 0;
  return result;
}

static int flush_written(FILE *f) {
  size_t size = (size_t)(f->wpos - f->wbase);
  f->wpos = f->wbase;
  if (size && put_out(f, f->wbase, size) != size) {
    f->flags |= SV_ERR;
    return EOF;
  }
  return 0;
}

/* Forgets what was read ahead, so that the descriptor stands where the stream stands. */
static void drop_read(FILE *f) {
  if (f->rpos < f->rend) move(f, f->rpos - f->rend, SEEK_CUR);
  f->rpos = f->rend = f->rbase = 0;
}

static int to_read(FILE *f) {
  if (!(f->flags & SV_READ)) {
    f->flags |= SV_ERR;
    return errno = EBADF, EOF;
  }
  if (f->wbase) {
    int failed = flush_written(f);
    f->wbase = f->wpos = f->wend = 0;
    if (failed) return EOF;
  }
  if (give_buffer(f)) return EOF;
  if (!f->rbase) f->rbase = f->rpos = f->rend = f->buf;
  f->flags &= ~SV_PUTTING;
  if (!f->way) f->way = -1;
  return 0;
}

static int to_write(FILE *f) {
  if (!(f->flags & SV_WRITE)) {
    f->flags |= SV_ERR;
    return errno = EBADF, EOF;
  }
  if (f->rbase) drop_read(f);
  f->flags |= SV_PUTTING;
  if (!f->way) f->way = -1;
  if (f->flags & (SV_NONE | SV_LINE)) return 0;
  if (give_buffer(f)) return EOF;
  if (!f->wbase) f->wbase = f->wpos = f->buf, f->wend = f->buf_end;
  return 0;
}

int __underflow(FILE *f) {
  if (to_read(f)) return EOF;
  if (f->rpos < f->rend) return (byte)*f->rpos;
  if (f->flags & SV_EOF) return EOF;
  ssize_t n = get_in(f, f->buf, (size_t)(f->buf_end - f->buf));
  if (n <= 0) {
    f->flags |= n < 0 ? SV_ERR : SV_EOF;
    return EOF;
  }
  f->rpos = f->buf;
  f->rend = f->buf + n;
  return (byte)*f->rpos;
}

int __uflow(FILE *f) {
  int c = __underflow(f);
  if (f->rpos < f->rend) f->rpos++;
  return c;
}

size_t __sv_write_stream(FILE *f, const char *bytes, size_t size) {
  void flockfile(FILE *), funlockfile(FILE *);
  if (size == 0) return 0;
  if (f->held) flockfile(f), funlockfile(f); /* who waits for it goes on in one go */
  if (to_write(f)) return 0;
  if ((size_t)(f->wend - f->wpos) < size && f->wbase && flush_written(f)) return 0;
  if ((size_t)(f->wend - f->wpos) < size) { /* unbuffered, or larger than the buffer */
    size_t n = put_out(f, bytes, size);
    if (n != size) f->flags |= SV_ERR;
    return n;
  }
  memcpy(f->wpos, bytes, size);
  f->wpos += size;
  return size;
}

int __overflow(FILE *f, int c) {
  char one = (char)c;
  return __sv_write_stream(f, &one, 1) == 1 ? (byte)c : EOF;
}

static int flush_out(FILE *f) {
  int result = f->wbase ? flush_written(f) : 0;
  if (f->channel && f->channel->flushed) f->channel->flushed(f->channel->cookie);
  return result;
}

int fflush(FILE *f) {
  int result = 0;
  if (!f) {
    for (f = streams; f; f = f->next) result |= flush_out(f);
    return result;
  }
  if (!f->wbase && f->rbase && (f->flags & SV_READ) && (f->channel || !__sv_is_console(f->fd))) drop_read(f);
  return flush_out(f);
}
int fflush_unlocked(FILE *f) { return fflush(f); }

void __sv_close_all(void) { fflush(0); }

int __sv_stream_flags(const char *mode, int *flags) {
  int plus = 0, exclusive = 0, closes = 0, open_flags;
  char first = *mode;
  for (const char *p = mode + 1; first && *p && *p != ','; p++) {
    plus |= *p == '+';
    exclusive |= *p == 'x';
    closes |= *p == 'e';
  }
  if (first == 'r') open_flags = 0, *flags = SV_READ;
  else if (first == 'w') open_flags = O_CREAT | O_TRUNC, *flags = SV_WRITE;
  else if (first == 'a') open_flags = O_CREAT | O_APPEND, *flags = SV_WRITE | SV_APPEND;
  else return errno = EINVAL, -1;
  if (exclusive && first != 'r') open_flags |= O_EXCL;
  if (closes) open_flags |= O_CLOEXEC;
  open_flags |= plus ? O_RDWR : first == 'r' ? O_RDONLY : O_WRONLY;
  if (plus) *flags |= SV_READ | SV_WRITE;
  return open_flags;
}

FILE *__sv_open_stream(int fd, int flags) {
  FILE *f = calloc(1, sizeof *f);
  if (!f) return 0;
  f->fd = fd;
  f->flags = flags;
  f->next = streams;
  streams = f;
  return f;
}

FILE *__sv_open_channel(const struct sv_channel *channel, int flags) {
  struct sv_channel *own = malloc(sizeof *own);
  FILE *f = own ? __sv_open_stream(-1, flags) : 0;
  if (!f) return free(own), (FILE *)0;
  *own = *channel;
  f->channel = own;
  return f;
}

/* What can only be appended to stands at its end from the beginning. */
static void stand(int fd, int flags) {
  int before = errno;
  if ((flags & (SV_APPEND | SV_READ)) == SV_APPEND) lseek(fd, 0, SEEK_END);
  errno = before; /* a pipe stands nowhere */
}

FILE *fopen(const char *path, const char *mode) {
  int flags, open_flags = __sv_stream_flags(mode, &flags);
  if (open_flags < 0) return 0;
  int fd = open(path, open_flags, 0666);
  if (fd >= 0) stand(fd, flags);
  return fd < 0 ? 0 : __sv_open_stream(fd, flags);
}
FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }

FILE *fdopen(int fd, const char *mode) {
  int fcntl(int, int, ...), flags, wanted = __sv_stream_flags(mode, &flags), has = fcntl(fd, F_GETFL);
  if (wanted < 0 || has < 0) return 0;
  if ((has & O_ACCMODE) != O_RDWR && (has & O_ACCMODE) != (wanted & O_ACCMODE)) return errno = EINVAL, (FILE *)0;
  if ((flags & SV_APPEND) && !(has & O_APPEND)) fcntl(fd, F_SETFL, has | O_APPEND), stand(fd, flags);
  if (__sv_is_console(fd)) flags |= SV_NONE | SV_SHOWN;
  return __sv_open_stream(fd, flags);
}

static void forget_buffers(FILE *f) {
  if (f->buf) free(f->buf - f->front);
  f->buf = f->buf_end = f->rpos = f->rend = f->rbase = f->wbase = f->wpos = f->wend = 0;
}

FILE *freopen(const char *path, const char *mode, FILE *f) {
  int flags, open_flags = __sv_stream_flags(mode, &flags);
  fflush(f);
  forget_buffers(f);
  if (open_flags < 0) return 0;
  if (path) {
    int fd = open(path, open_flags, 0666);
    if (fd < 0 || f->channel) shut(f);
    if (fd < 0) return 0;
    if (f->fd < 0) f->fd = fd;
    else dup2(fd, f->fd), close(fd);
  } else if (!f->channel && __sv_reopen(f->fd, open_flags)) {
    shut(f);
    return 0;
  }
  stand(f->fd, flags);
  f->flags = flags | (__sv_is_console(f->fd) ? SV_NONE | SV_SHOWN : 0);
  f->way = 0;
  return f;
}
FILE *freopen64(const char *path, const char *mode, FILE *f) { return freopen(path, mode, f); }

int fclose(FILE *f) {
  int result = fflush(f);
  FILE **at = &streams;
  while (*at && *at != f) at = &(*at)->next;
  if (*at) *at = f->next;
  forget_buffers(f);
  if (shut(f) != 0) result = EOF;
  if (f < standard || f >= standard + 3) free(f);
  else f->flags = 0;
  return result;
}
int fcloseall(void) { return fflush(0); }

int setvbuf(FILE *f, char *buffer, int mode, size_t size) {
  (void)size;
  f->lent = buffer; /* a stream may use its own, but this one is in use */
  if (mode < 0 || mode > 2) return -1;
  if (f->flags & (SV_SHOWN | SV_DIRECT)) return 0;
  fflush(f);
  forget_buffers(f);
  f->flags = (f->flags & ~(SV_LINE | SV_NONE)) | (mode == 1 ? SV_LINE : mode == 2 ? SV_NONE : 0);
  return 0;
}
void setbuf(FILE *f, char *buffer) { setvbuf(f, buffer, buffer ? 0 : 2, BUFSIZ_); }
void setbuffer(FILE *f, char *buffer, size_t size) { setvbuf(f, buffer, buffer ? 0 : 2, size); }
void setlinebuf(FILE *f) { setvbuf(f, 0, 1, 0); }

int fseeko(FILE *f, off_t offset, int whence) {
  if (f->wbase && flush_written(f)) return -1;
  if (whence == SEEK_CUR && f->rpos < f->rend) offset -= f->rend - f->rpos;
  if (move(f, offset, whence) < 0) return -1;
  f->rpos = f->rend = f->rbase = f->wbase = f->wpos = f->wend = 0;
  f->flags &= ~(SV_EOF | SV_PUTTING);
  return 0;
}
int fseek(FILE *f, long offset, int whence) { return fseeko(f, offset, whence); }
int fseeko64(FILE *f, off_t offset, int whence) { return fseeko(f, offset, whence); }

off_t ftello(FILE *f) {
  if (f->wbase && (f->flags & SV_APPEND)) flush_written(f);
  off_t at = move(f, 0, SEEK_CUR);
  if (at < 0 && f->channel && !errno) errno = EIO;
  return at < 0 ? at : at - (f->rend - f->rpos) + (f->wpos - f->wbase);
}
long ftell(FILE *f) { return ftello(f); }
off_t ftello64(FILE *f) { return ftello(f); }
void rewind(FILE *f) {
  fseeko(f, 0, SEEK_SET);
  f->flags &= ~(SV_ERR | SV_EOF);
}
typedef struct { off_t at; long state; } fpos_t;
int fgetpos(FILE *f, fpos_t *at) {
  off_t now = ftello(f);
  if (now < 0) return -1;
  at->at = now;
  return 0;
}
int fsetpos(FILE *f, const fpos_t *at) { return fseeko(f, at->at, SEEK_SET); }
int fgetpos64(FILE *f, fpos_t *at) { return fgetpos(f, at); }
int fsetpos64(FILE *f, const fpos_t *at) { return fsetpos(f, at); }

/* Twice as much room in front of the buffer. */
static int more_front(FILE *f) {
  u32 front = 2 * f->front;
  size_t held = (size_t)(f->buf_end - f->buf) + f->front;
  char *room = malloc(front - f->front + held);
  if (!room) return -1;
  memcpy(room + front - f->front, f->buf - f->front, held);
  char *before = f->buf, *now = room + front;
  f->buf_end = now + (f->buf_end - before), f->rpos = now + (f->rpos - before);
  f->rend = now + (f->rend - before), f->rbase = now + (f->rbase - before);
  f->buf = now;
  free(before - f->front);
  f->front = front;
  return 0;
}

int ungetc(int c, FILE *f) {
  if (c == EOF || to_read(f)) return EOF;
  if (f->rpos <= f->buf - f->front && more_front(f)) return EOF;
  *--f->rpos = (char)c;
  f->flags &= ~SV_EOF;
  return (byte)c;
}

static char *temporary_name(char *to) {
  static unsigned count;
  int error;
  do sprintf(to, "/tmp/file%06u", count++);
  while (__sv_lookup(to, &error));
  return to;
}

FILE *tmpfile(void) {
  char name[24];
  FILE *f = fopen(temporary_name(name), "w+");
  if (f) unlink(name);
  return f;
}
FILE *tmpfile64(void) { return tmpfile(); }
char *tmpnam(char *to) {
  static char own[24];
  return temporary_name(to ? to : own);
}
char *tmpnam_r(char *to) { return to ? temporary_name(to) : 0; }
char *tempnam(const char *directory, const char *prefix) {
  (void)directory, (void)prefix;
  char name[24];
  return strdup(temporary_name(name));
}
