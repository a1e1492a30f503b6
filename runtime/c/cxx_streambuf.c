/* std::streambuf, which programs derive from, and the buffers of the standard streams: they have no room of their own and
 * lead to C's streams, so that what is printed by either comes in order. */
#include "cxx_locale.h"
#include "cxx_unwind.h"

TYPE(St15basic_streambufIcSt11char_traitsIcEE);

/* ---- what a class derived from it may leave as it is ---- */

extern const struct buffer_table _ZTVSt15basic_streambufIcSt11char_traitsIcEE;
void BUFFER(C2Ev)(struct buffer *b) { *b = (struct buffer){.call = &_ZTVSt15basic_streambufIcSt11char_traitsIcEE.functions, .locale = __sv_locale_now()}; }
ALSO(BUFFER(C1Ev), BUFFER(C2Ev));
void BUFFER(C2ERKS2_)(struct buffer *b, const struct buffer *other) {
  *b = *other;
  __sv_locale_keep(b->locale);
  b->call = &_ZTVSt15basic_streambufIcSt11char_traitsIcEE.functions;
}
ALSO(BUFFER(C1ERKS2_), BUFFER(C2ERKS2_));
struct buffer *BUFFER(aSERKS2_)(struct buffer *b, const struct buffer *other) {
  const struct buffer_functions *call = b->call;
  __sv_locale_keep(other->locale);
  __sv_locale_drop(b->locale);
  *b = *other;
  b->call = call;
  return b;
}
void BUFFER(D2Ev)(struct buffer *b) { __sv_locale_drop(b->locale); }
ALSO(BUFFER(D1Ev), BUFFER(D2Ev));
void BUFFER(D0Ev)(struct buffer *b) { BUFFER(D2Ev)(b), _ZdlPv(b); }
void BUFFER(5imbueERKSt6locale)(struct buffer *b, const void *locale) { (void)b, (void)locale; }
struct buffer *BUFFER(6setbufEPcl)(struct buffer *b, char *at, long size) { return (void)at, (void)size, b; }
struct position BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode)(struct buffer *b, long offset, int whence, int which) {
  (void)b, (void)offset, (void)whence, (void)which;
  return (struct position){.offset = -1};
}
struct position BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode)(struct buffer *b, struct position to, int which) {
  (void)b, (void)to, (void)which;
  return (struct position){.offset = -1};
}
int BUFFER(4syncEv)(struct buffer *b) { return (void)b, 0; }
long BUFFER(9showmanycEv)(struct buffer *b) { return (void)b, 0L; }
int BUFFER(9underflowEv)(struct buffer *b) { return (void)b, EOF; }
const char __sv_no_room[1];
int BUFFER(5uflowEv)(struct buffer *b) {
  if (b->call->underflow(b) == EOF) return EOF;
  return b->in == __sv_no_room ? __sv_stdio_buffer.functions.uflow(b) : (byte)*b->in++;
}
int BUFFER(9pbackfailEi)(struct buffer *b, int c) { return (void)b, (void)c, EOF; }
int BUFFER(8overflowEi)(struct buffer *b, int c) { return (void)b, (void)c, EOF; }
long BUFFER(6xsgetnEPcl)(struct buffer *b, char *to, long size) {
  long done = 0;
  while (done < size) {
    long ready = b->in_end - b->in;
    if (ready > 0) {
      if (ready > size - done) ready = size - done;
      memcpy(to + done, b->in, (size_t)ready);
      b->in += ready;
      done += ready;
    } else {
      int c = b->call->uflow(b);
      if (c == EOF) break;
      to[done++] = (char)c;
    }
  }
  return done;
}
long BUFFER(6xsputnEPKcl)(struct buffer *b, const char *from, long size) {
  long done = 0;
  while (done < size) {
    long room = b->out_end - b->out;
    if (room > 0) {
      if (room > size - done) room = size - done;
      memcpy(b->out, from + done, (size_t)room);
      b->out += room;
      done += room;
    } else if (b->call->overflow(b, (byte)from[done]) == EOF) {
      break;
    } else {
      done++;
    }
  }
  return done;
}
const struct buffer_table _ZTVSt15basic_streambufIcSt11char_traitsIcEE = {0, &_ZTISt15basic_streambufIcSt11char_traitsIcEE,
  {BUFFER(D1Ev), BUFFER(D0Ev), BUFFER(5imbueERKSt6locale), BUFFER(6setbufEPcl), BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode),
    BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode), BUFFER(4syncEv), BUFFER(9showmanycEv), BUFFER(6xsgetnEPcl), BUFFER(9underflowEv), BUFFER(5uflowEv),
    BUFFER(9pbackfailEi), BUFFER(6xsputnEPKcl), BUFFER(8overflowEi)}};

/* ---- what is called from outside ---- */

int BUFFER(5sgetcEv)(struct buffer *b) { return peek(PLAIN(b)); }
int BUFFER(6sbumpcEv)(struct buffer *b) { return take(PLAIN(b)); }
int BUFFER(6snextcEv)(struct buffer *b) { return follow(PLAIN(b)); }
void BUFFER(6stosscEv)(struct buffer *b) { take(PLAIN(b)); }
long BUFFER(5sgetnEPcl)(struct buffer *b, char *to, long size) { return b->call->xsgetn(b, to, size); }
int BUFFER(5sputcEc)(struct buffer *b, char c) { return put(PLAIN(b), c); }
long BUFFER(5sputnEPKcl)(struct buffer *b, const char *from, long size) { return b->call->xsputn(b, from, size); }
int BUFFER(9sputbackcEc)(struct buffer *b, char c) { return b->in > b->in_begin && b->in[-1] == c ? (byte)*--b->in : b->call->pbackfail(b, (byte)c); }
int BUFFER(7sungetcEv)(struct buffer *b) { return b->in > b->in_begin ? (byte)*--b->in : b->call->pbackfail(b, EOF); }
long BUFFER(8in_availEv)(struct buffer *b) { return b->in < b->in_end ? b->in_end - b->in : b->call->showmanyc(b); }
int BUFFER(7pubsyncEv)(struct buffer *b) { return b->call->sync(b); }
struct buffer *BUFFER(9pubsetbufEPcl)(struct buffer *b, char *at, long size) { return b->call->setbuf(b, at, size); }
struct position BUFFER(10pubseekoffElSt12_Ios_SeekdirSt13_Ios_Openmode)(struct buffer *b, long offset, int whence, int which) { return b->call->seekoff(b, offset, whence, which); }
struct position BUFFER(10pubseekposESt4fposI11__mbstate_tESt13_Ios_Openmode)(struct buffer *b, struct position to, int which) { return b->call->seekpos(b, to, which); }
/* std::locale pubimbue(std::locale const &), getloc() const */
void BUFFER(8pubimbueERKSt6locale)(const void **result, struct buffer *b, const void *const *locale) {
  *result = b->locale;
  b->call->imbue(b, locale);
  b->locale = __sv_locale_keep(*locale);
}
void CONST_BUFFER(6getlocEv)(const void **result, const struct buffer *b) { *result = __sv_locale_keep(b->locale); }
char *CONST_BUFFER(5ebackEv)(const struct buffer *b) { return b->in_begin; }
char *CONST_BUFFER(4gptrEv)(const struct buffer *b) { return b->in; }
char *CONST_BUFFER(5egptrEv)(const struct buffer *b) { return b->in_end; }
char *CONST_BUFFER(5pbaseEv)(const struct buffer *b) { return b->out_begin; }
char *CONST_BUFFER(4pptrEv)(const struct buffer *b) { return b->out; }
char *CONST_BUFFER(5epptrEv)(const struct buffer *b) { return b->out_end; }
void BUFFER(5gbumpEi)(struct buffer *b, int by) { b->in += by; }
void BUFFER(5pbumpEi)(struct buffer *b, int by) { b->out += by; }
void BUFFER(12__safe_gbumpEl)(struct buffer *b, long by) { b->in += by; }
void BUFFER(12__safe_pbumpEl)(struct buffer *b, long by) { b->out += by; }
void BUFFER(4setgEPcS3_S3_)(struct buffer *b, char *begin, char *at, char *end) { b->in_begin = begin, b->in = at, b->in_end = end; }
void BUFFER(4setpEPcS3_)(struct buffer *b, char *begin, char *end) { b->out_begin = b->out = begin, b->out_end = end; }
void BUFFER(4swapERS2_)(struct buffer *b, struct buffer *other) {
  struct buffer kept = *b;
  BUFFER(aSERKS2_)(b, other);
  BUFFER(aSERKS2_)(other, &kept);
}
/* std::ostreambuf_iterator and others copy from one buffer to another by it: all characters, to the end; whether they are. */
long _ZSt21__copy_streambufs_eofIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_Rb(struct buffer *from, struct buffer *to, _Bool *ended) {
  long done = 0;
  int c = peek(PLAIN(from));
  for (*ended = 1; c != EOF; c = follow(PLAIN(from)), done++)
    if (put(PLAIN(to), (char)c) == EOF) return *ended = 0, done;
  return done;
}
long _ZSt17__copy_streambufsIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_(struct buffer *from, struct buffer *to) {
  _Bool ended;
  return _ZSt21__copy_streambufs_eofIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_Rb(from, to, &ended);
}

/* ---- the virtual functions of a program's own buffer as streams call them: what they throw is caught, as if they had failed,
 * and kept as the exception that is handled until the stream's state is set (__sv_set_state; [istream.formatted.reqmts]) ---- */

int __sv_has_thrown;

#define CATCHING(type, name, function, failed, ...) \
  static type name(__VA_ARGS__) {                   \
    struct attempt a;                               \
    if (__sv_has_thrown) return failed;             \
    if (TRY(&a)) {                                  \
      type result = b->call->function;              \
      TRIED(&a);                                    \
      return result;                                \
    }                                               \
    CAUGHT(&a);                                     \
    __sv_has_thrown = 1;                            \
    return failed;                                  \
  }
CATCHING(struct position, seekoff, seekoff(b, offset, whence, which), (struct position){.offset = -1}, struct buffer *b, long offset, int whence, int which)
CATCHING(int, sync, sync(b), -1, struct buffer *b)
CATCHING(long, showmanyc, showmanyc(b), -1, struct buffer *b)
CATCHING(long, xsgetn, xsgetn(b, to, size), 0, struct buffer *b, char *to, long size)
CATCHING(int, underflow, underflow(b), EOF, struct buffer *b)
CATCHING(int, uflow, uflow(b), EOF, struct buffer *b)
CATCHING(int, pbackfail, pbackfail(b, c), EOF, struct buffer *b, int c)
CATCHING(long, xsputn, xsputn(b, from, size), 0, struct buffer *b, const char *from, long size)
CATCHING(int, overflow, overflow(b, c), EOF, struct buffer *b, int c)
static const struct buffer_functions catching = {
  .seekoff = seekoff, .sync = sync, .showmanyc = showmanyc, .xsgetn = xsgetn, .underflow = underflow, .uflow = uflow, .pbackfail = pbackfail, .xsputn = xsputn, .overflow = overflow};
const struct buffer_functions *__sv_guarded(const struct buffer *b) {
  extern __attribute__((weak)) const struct buffer_table _ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, _ZTVSt13basic_filebufIcSt11char_traitsIcEE;
  int is_own = b->call == &_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE.functions || b->call == &_ZTVSt13basic_filebufIcSt11char_traitsIcEE.functions;
  return is_own ? b->call : &catching;
}

/* ---- the buffers of cin, cout, cerr ---- */

struct standard {
  struct buffer buffer;
  FILE **stream;
  int last; /* what was taken, for putting back; or EOF */
};
#define STREAM_OF(b) (*((struct standard *)(b))->stream)
#define LAST_OF(b) (((struct standard *)(b))->last)
static int see_next(struct buffer *b) {
  FILE *f = STREAM_OF(b);
  return f->rpos < f->rend ? (byte)*f->rpos : __underflow(f);
}
static int take_next(struct buffer *b) { return LAST_OF(b) = fgetc(STREAM_OF(b)); }
static int put_back(struct buffer *b, int c) {
  int known = LAST_OF(b);
  LAST_OF(b) = EOF;
  if (c == EOF) c = known;
  return c == EOF ? EOF : ungetc(c, STREAM_OF(b));
}
static long take_many(struct buffer *b, char *to, long size) {
  long n = (long)fread(to, 1, (size_t)size, STREAM_OF(b));
  LAST_OF(b) = n > 0 ? (byte)to[n - 1] : EOF;
  return n;
}
static int put_one(struct buffer *b, int c) { return c == EOF ? fflush(STREAM_OF(b)) : fputc(c, STREAM_OF(b)); }
static long put_many(struct buffer *b, const char *from, long size) { return (long)fwrite(from, 1, (size_t)size, STREAM_OF(b)); }
static int sync_stream(struct buffer *b) { return fflush(STREAM_OF(b)); }
static struct position seek_stream(struct buffer *b, long offset, int whence, int which) {
  int fseek(FILE *, long, int);
  long ftell(FILE *);
  (void)which;
  return (struct position){.offset = fseek(STREAM_OF(b), offset, whence) ? -1 : ftell(STREAM_OF(b))};
}
static struct position seek_stream_to(struct buffer *b, struct position to, int which) { return seek_stream(b, to.offset, SEEK_SET, which); }

const struct buffer_table __sv_stdio_buffer = {0, &_ZTISt15basic_streambufIcSt11char_traitsIcEE,
  {BUFFER(D1Ev), BUFFER(D0Ev), BUFFER(5imbueERKSt6locale), BUFFER(6setbufEPcl), seek_stream, seek_stream_to, sync_stream, BUFFER(9showmanycEv), take_many, see_next, take_next,
    put_back, put_many, put_one}};
#define STANDARD(which) {.buffer = {.call = &__sv_stdio_buffer.functions, .locale = &__sv_locale}, .stream = &which, .last = EOF}
struct standard __sv_standard_buffers[3] = {STANDARD(stdin), STANDARD(stdout), STANDARD(stderr)};

/* Is what comes to this buffer only seen by people? */
int __sv_is_shown(const struct buffer *b) {
  if (!b || b->call != &__sv_stdio_buffer.functions) return 0;
  FILE *f = STREAM_OF(b);
  return (f->flags & SV_SHOWN) && __sv_is_console(f->fd);
}
