/* Streams of characters: the layouts of GNU's <ios>, <streambuf>, <ostream>, <istream>, which compiled programs look into, and
 * what input and output share. */
#ifndef SYMVM_CXX_STREAM_H
#define SYMVM_CXX_STREAM_H

#include "cxx_types.h"

/* ---- buffers: std::streambuf ---- */

struct position { /* std::streampos */
  long offset;
  u64 state;
};
struct buffer {
  const struct buffer_functions *call;
  char *in_begin, *in, *in_end;
  char *out_begin, *out, *out_end;
  const void *locale;
};
_Static_assert(sizeof(struct buffer) == 64, "std::streambuf");
/* Its virtual functions, in their order. */
struct buffer_functions {
  void (*destroy)(struct buffer *), (*delete)(struct buffer *), (*imbue)(struct buffer *, const void *locale);
  struct buffer *(*setbuf)(struct buffer *, char *, long);
  struct position (*seekoff)(struct buffer *, long, int whence, int which), (*seekpos)(struct buffer *, struct position, int which);
  int (*sync)(struct buffer *);
  long (*showmanyc)(struct buffer *), (*xsgetn)(struct buffer *, char *, long);
  int (*underflow)(struct buffer *), (*uflow)(struct buffer *), (*pbackfail)(struct buffer *, int);
  long (*xsputn)(struct buffer *, const char *, long);
  int (*overflow)(struct buffer *, int);
};
struct buffer_table {
  long to_top;
  const void *type;
  struct buffer_functions functions;
};
#define BUFFER(name) _ZNSt15basic_streambufIcSt11char_traitsIcEE##name
#define CONST_BUFFER(name) _ZNKSt15basic_streambufIcSt11char_traitsIcEE##name
extern const struct type _ZTISt15basic_streambufIcSt11char_traitsIcEE;
extern const struct buffer_table __sv_stdio_buffer;
extern const char __sv_no_room[1]; /* where a buffer of a file reads from: what it leads to has the room */
void BUFFER(C2Ev)(struct buffer *), BUFFER(D2Ev)(struct buffer *);
void BUFFER(5imbueERKSt6locale)(struct buffer *, const void *);
struct buffer *BUFFER(6setbufEPcl)(struct buffer *, char *, long);
struct position BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode)(struct buffer *, long, int, int);
struct position BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode)(struct buffer *, struct position, int);
int BUFFER(4syncEv)(struct buffer *);
long BUFFER(9showmanycEv)(struct buffer *), BUFFER(6xsgetnEPcl)(struct buffer *, char *, long);
int BUFFER(5uflowEv)(struct buffer *);
long BUFFER(6xsputnEPKcl)(struct buffer *, const char *, long);

/* Where characters come from or go to: a buffer, and how it is called. The program's own may throw: a stream becomes bad then (__sv_set_state), so it calls those
 * by functions that catch. */
struct source {
  struct buffer *b;
  const struct buffer_functions *call;
};
#define PLAIN(b) ((struct source){(b), (b)->call})
#define GUARDED(b) ((struct source){(b), (b)->call == &__sv_stdio_buffer.functions ? (b)->call : __sv_guarded(b)})
const struct buffer_functions *__sv_guarded(const struct buffer *);
/* The next character, left there (sgetc), taken (sbumpc), or the one behind it (snextc); EOF if there is none. */
static inline int peek(struct source s) { return s.b->in < s.b->in_end ? (byte)*s.b->in : s.call->underflow(s.b); }
static inline int take(struct source s) { return s.b->in < s.b->in_end ? (byte)*s.b->in++ : s.call->uflow(s.b); }
static inline int follow(struct source s) { return take(s) == EOF ? EOF : peek(s); }
static inline int put(struct source s, char c) { return s.b->out < s.b->out_end ? (byte)(*s.b->out++ = c) : s.call->overflow(s.b, (byte)c); }

/* ---- states of streams: std::ios ---- */

enum { BAD = 1, AT_END = 2, FAILED = 4 };
enum { BOOL_ALPHA = 1, DEC = 2, FIXED = 4, HEX = 8, INTERNAL = 0x10, LEFT = 0x20, OCT = 0x40, RIGHT = 0x80, SCIENTIFIC = 0x100, SHOW_BASE = 0x200,
  SHOW_POINT = 0x400, SHOW_SIGN = 0x800, SKIP_SPACE = 0x1000, UNIT_BUFFER = 0x2000, UPPER_CASE = 0x4000,
  ADJUST = LEFT | RIGHT | INTERNAL, BASE = DEC | OCT | HEX, FLOATING = FIXED | SCIENTIFIC };
enum { MODE_APPEND = 1, MODE_AT_END = 2, MODE_IN = 8, MODE_OUT = 16, MODE_TRUNCATE = 32 };

struct word {
  void *pointer;
  long integer;
};
struct ios {
  const void *const *vtable;
  long precision, width;
  unsigned flags, exceptions, state;
  void *callbacks;
  struct word none, words_here[8];
  int word_count;
  struct word *words;
  const void *locale;
  void *tie; /* an output stream */
  char fill;
  _Bool has_fill;
  struct buffer *buffer;
  struct ctype *ctype;
  const void *put_number, *get_number;
};
_Static_assert(sizeof(struct ios) == 264 && offsetof(struct ios, ctype) == 240, "std::ios");
#define IOS(name) _ZNSt9basic_iosIcSt11char_traitsIcEE##name
#define CONST_IOS(name) _ZNKSt9basic_iosIcSt11char_traitsIcEE##name
extern struct ctype __sv_ctype;
extern struct locale_content __sv_locale; /* what the classic std::locale points to */
#define A_LOCALE ((const void *)&__sv_locale)
/* What every std::ios begins with. */
#define IOS_DEFAULTS(self) .precision = 6, .flags = SKIP_SPACE | DEC, .word_count = 8, .words = (self).words_here, .locale = &__sv_locale, .ctype = &__sv_ctype

struct output { /* std::ostream; std::ios is a virtual base */
  const void *const *vtable;
};
struct input { /* std::istream */
  const void *const *vtable;
  long count;
};
/* The virtual base of a stream, whose place is in its table. */
static inline struct ios *ios_of(const void *stream) { return (struct ios *)((char *)stream + (*(const long *const *)stream)[-3]); }
/* And the other way: whose virtual base it is. */
#define WHOLE_OF(ios) ((void *)ios_of(ios))
void __sv_ios_begin(struct ios *, struct buffer *); /* in fresh memory; the other one once it is made */
void IOS(4initEPSt15basic_streambufIcS1_E)(struct ios *, struct buffer *);
char CONST_IOS(5widenEc)(const struct ios *, char);
void IOS(5clearESt12_Ios_Iostate)(struct ios *, unsigned), IOS(4moveERS2_)(struct ios *, struct ios *), IOS(4swapERS2_)(struct ios *, struct ios *), IOS(D2Ev)(struct ios *);
/* May throw: what an operation changes is changed before. Nothing having come counts also where the buffer has thrown. */
extern int __sv_has_thrown;
void __sv_set_state(struct ios *, unsigned bits, unsigned none);
static inline void set_extracted(struct ios *ios, unsigned bits, int any) {
  unsigned none = any ? 0 : FAILED;
  if (bits | none | (unsigned)__sv_has_thrown) __sv_set_state(ios, bits, none);
}
static inline void set_state(struct ios *ios, unsigned bits) { set_extracted(ios, bits, 1); }

/* std::setw and kin, structures that hold a number, as they act on streams of the type that is called `stream`; WITH makes their names. */
static inline void set_base(struct ios *ios, int base) {
  ios->flags = (ios->flags & ~(unsigned)BASE) | (base == 8 ? OCT : base == 10 ? DEC : base == 16 ? HEX : 0);
}
#define NUMBERED_MANIPULATORS                                                                    \
  stream WITH(5_Setw)(stream s, int n) { return ios_of(s)->width = n, s; }                         \
  stream WITH(13_Setprecision)(stream s, int n) { return ios_of(s)->precision = n, s; }            \
  stream WITH(8_SetfillIS3_E)(stream s, char c) { return ios_of(s)->fill = c, s; }                 \
  stream WITH(12_Setiosflags)(stream s, unsigned flags) { return ios_of(s)->flags |= flags, s; }   \
  stream WITH(14_Resetiosflags)(stream s, unsigned flags) { return ios_of(s)->flags &= ~flags, s; } \
  stream WITH(8_Setbase)(stream s, int base) { return set_base(ios_of(s), base), s; }

/* ---- tables of streams ---- */

/* One part of the table of a class with a virtual base. */
struct part {
  long base;
  long to_top;
  const void *type;
  const void *function[2];
};
/* The tables of a stream of `size` bytes in front of its std::ios, whose destructors there are. */
#define STREAM_TABLE(type, size, drop, delete, drop_ios, delete_ios) \
  {{(size), 0, &type, {drop, delete}}, {-(size), -(size), &type, {drop_ios, delete_ios}}}

struct output *_ZNSo5flushEv(struct output *);
struct output *_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(struct output *, const char *, long);
#define INSERT _ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l

#endif
