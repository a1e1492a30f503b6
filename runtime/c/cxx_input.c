/* std::istream: characters, words, lines and blocks. Numbers are in cxx_number.c. Each character that is looked at is asked
 * once whether it ends what is read. */
#include "cxx_input.h"
#include "cxx_locale.h"

/* ---- sentries: what comes before each input ---- */

int __sv_begin_input(stream in, int keep_space) {
  struct ios *ios = ios_of(in);
  unsigned state = 0;
  if (ios->state == 0) {
    if (ios->tie) _ZNSo5flushEv(ios->tie);
    if (!keep_space && (ios->flags & SKIP_SPACE)) {
      struct source from = GUARDED(ios->buffer);
      int c = peek(from);
      while (c != EOF && is_space(ios, c)) c = follow(from);
      if (c == EOF) state = AT_END;
    }
  }
  if (ios->state == 0 && state == 0) return 1;
  set_extracted(ios, state, 0);
  return 0;
}
void INPUT(6sentryC2ERSib)(_Bool *ok, stream in, _Bool keep_space) { *ok = (_Bool)__sv_begin_input(in, keep_space); }
ALSO(INPUT(6sentryC1ERSib), INPUT(6sentryC2ERSib));
_Bool _ZNKSi6sentrycvbEv(const _Bool *ok) { return *ok; }
long _ZNKSi6gcountEv(const struct input *in) { return in->count; }

/* std::ws */
stream _ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(stream in) {
  struct ios *ios = ios_of(in);
  if (!__sv_begin_input(in, 1)) return in;
  struct source from = GUARDED(ios->buffer);
  int c = peek(from);
  while (c != EOF && is_space(ios, c)) c = follow(from);
  set_state(ios, c == EOF ? AT_END : 0);
  return in;
}

/* ---- words ---- */

/* Into a std::string, or an array of `room` characters. */
stream _ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(stream in, struct string *s) {
  struct ios *ios = ios_of(in);
  if (!__sv_begin_input(in, 0)) return in;
  struct source from = GUARDED(ios->buffer);
  size_t most = ios->width > 0 ? (size_t)ios->width : MAX_SIZE;
  string_end(s, 0);
  int c = peek(from);
  while (s->length < most && c != EOF && !is_space(ios, c)) {
    __sv_string_fill(s, s->length, 0, 1, (char)c);
    c = follow(from);
  }
  ios->width = 0;
  set_extracted(ios, s->length < most && c == EOF ? AT_END : 0, s->length > 0);
  return in;
}
static stream word(stream in, char *to, long room) {
  struct ios *ios = ios_of(in);
  long n = 0;
  if (ios->width > 0 && ios->width < room) room = ios->width;
  if (!__sv_begin_input(in, 0)) return *to = 0, in;
  struct source from = GUARDED(ios->buffer);
  int c = peek(from);
  while (n < room - 1 && c != EOF && !is_space(ios, c)) {
    to[n++] = (char)c;
    c = follow(from);
  }
  to[n] = 0;
  ios->width = 0;
  set_extracted(ios, n < room - 1 && c == EOF ? AT_END : 0, n > 0);
  return in;
}
void _ZSt17__istream_extractRSiPcl(stream in, char *to, long room) { word(in, to, room); }
#define UNLIMITED LONG_MAX
stream _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_PS3_(stream in, char *to) { return word(in, to, UNLIMITED); }
stream FROM_STREAM(Pa)(stream in, char *to) { return word(in, to, UNLIMITED); }
stream FROM_STREAM(Ph)(stream in, char *to) { return word(in, to, UNLIMITED); }
/* operator>>(std::istream &, char &), of signed and unsigned ones */
static stream one(stream in, char *to) {
  struct ios *ios = ios_of(in);
  if (!__sv_begin_input(in, 0)) return in;
  struct source from = GUARDED(ios->buffer);
  int c = take(from);
  if (c == EOF) set_state(ios, AT_END | FAILED);
  else *to = (char)c;
  return in;
}
stream _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_RS3_(stream in, char *to) { return one(in, to); }
stream FROM_STREAM(Ra)(stream in, char *to) { return one(in, to); }
stream FROM_STREAM(Rh)(stream in, char *to) { return one(in, to); }

/* ---- lines ---- */

/* std::getline(std::istream &, std::string &, char) */
#define LINE_OF _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EES4_
stream LINE_OF(stream in, struct string *s, char ends) {
  struct ios *ios = ios_of(in);
  if (!__sv_begin_input(in, 1)) return in;
  struct source from = GUARDED(ios->buffer);
  string_end(s, 0);
  int c = peek(from), any = 0;
  while (c != EOF && c != (byte)ends) {
    __sv_string_fill(s, s->length, 0, 1, (char)c);
    c = follow(from);
    any = 1;
  }
  if (c != EOF) take(from);
  set_extracted(ios, c == EOF ? AT_END : 0, any || c != EOF);
  return in;
}
stream _ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(stream in, struct string *s) { return LINE_OF(in, s, '\n'); }

/* Up to `room` - 1 characters, to before the one that ends them, which `drop` takes, too. */
static stream line(stream in, char *to, long room, char ends, int drop) {
  struct ios *ios = ios_of(in);
  unsigned state = 0;
  in->count = 0;
  if (__sv_begin_input(in, 1)) {
    struct source from = GUARDED(ios->buffer);
    long n = 0;
    int c = peek(from);
    while (n < room - 1 && c != EOF && c != (byte)ends) {
      to[n++] = (char)c;
      c = follow(from);
    }
    in->count = n;
    if (c == EOF) state = AT_END;
    else if (drop && c == (byte)ends) take(from), in->count++;
    else if (drop) state = FAILED;
    if (room > 0) to[n] = 0;
    set_extracted(ios, state, in->count > 0);
  } else if (room > 0) {
    *to = 0;
  }
  return in;
}
stream INPUT(7getlineEPclc)(stream in, char *to, long room, char ends) { return line(in, to, room, ends, 1); }
stream INPUT(7getlineEPcl)(stream in, char *to, long room) { return line(in, to, room, '\n', 1); }
stream INPUT(3getEPclc)(stream in, char *to, long room, char ends) { return line(in, to, room, ends, 0); }
stream INPUT(3getEPcl)(stream in, char *to, long room) { return line(in, to, room, '\n', 0); }

/* ---- characters ---- */

int INPUT(3getEv)(stream in) {
  struct ios *ios = ios_of(in);
  in->count = 0;
  if (!__sv_begin_input(in, 1)) return EOF;
  struct source from = GUARDED(ios->buffer);
  int c = take(from);
  if (c == EOF) set_extracted(ios, AT_END, 0);
  else in->count = 1;
  return c;
}
stream INPUT(3getERc)(stream in, char *to) {
  int c = INPUT(3getEv)(in);
  if (in->count) *to = (char)c;
  return in;
}
int INPUT(4peekEv)(stream in) {
  struct ios *ios = ios_of(in);
  in->count = 0;
  if (!__sv_begin_input(in, 1)) return EOF;
  struct source from = GUARDED(ios->buffer);
  int c = peek(from);
  set_state(ios, c == EOF ? AT_END : 0);
  return c;
}
/* istream &ignore(long count, int up to and with that one) */
static stream ignore(stream in, long most, int ends) {
  struct ios *ios = ios_of(in);
  in->count = 0;
  if (!__sv_begin_input(in, 1)) return in;
  struct source from = GUARDED(ios->buffer);
  while (in->count < most || most == LONG_MAX) {
    int c = take(from);
    if (c == EOF) return set_state(ios, AT_END), in;
    if (in->count < LONG_MAX) in->count++;
    if (ends != EOF && c == ends) break;
  }
  return in;
}
stream INPUT(6ignoreEv)(stream in) { return ignore(in, 1, EOF); }
stream INPUT(6ignoreEl)(stream in, long most) { return ignore(in, most, EOF); }
stream INPUT(6ignoreEli)(stream in, long most, int ends) { return ignore(in, most, ends); }
stream INPUT(4readEPcl)(stream in, char *to, long size) {
  struct ios *ios = ios_of(in);
  in->count = 0;
  if (!__sv_begin_input(in, 1)) return in;
  in->count = GUARDED(ios->buffer).call->xsgetn(ios->buffer, to, size);
  set_state(ios, in->count == size ? 0 : AT_END | FAILED);
  return in;
}
long INPUT(8readsomeEPcl)(stream in, char *to, long size) {
  struct ios *ios = ios_of(in);
  struct buffer *b = ios->buffer;
  in->count = 0;
  if (!__sv_begin_input(in, 1)) return 0;
  struct source from = GUARDED(b);
  long ready = b->in < b->in_end ? b->in_end - b->in : from.call->showmanyc(b);
  if (ready > 0) in->count = from.call->xsgetn(b, to, ready < size ? ready : size);
  set_state(ios, ready < 0 ? AT_END : 0);
  return in->count;
}
/* Puts back what came last, or (not EOF) this. */
static stream back(stream in, int c) {
  struct ios *ios = ios_of(in);
  struct buffer *b = ios->buffer;
  in->count = 0;
  if (ios->state & AT_END) IOS(5clearESt12_Ios_Iostate)(ios, ios->state & ~(unsigned)AT_END);
  if (!__sv_begin_input(in, 1)) return in;
  int fits = b->in > b->in_begin && (c == EOF || (byte)b->in[-1] == c);
  if (fits) b->in--;
  else if (GUARDED(b).call->pbackfail(b, c) == EOF) set_state(ios, BAD);
  return in;
}
stream INPUT(7putbackEc)(stream in, char c) { return back(in, (byte)c); }
stream INPUT(5ungetEv)(stream in) { return back(in, EOF); }
/* get(std::streambuf &, char), operator>>(std::streambuf *) */
static stream get_all(stream in, struct buffer *to, int ends, int keep_space) {
  struct ios *ios = ios_of(in);
  in->count = 0;
  if (!__sv_begin_input(in, keep_space)) return in;
  struct source from = GUARDED(ios->buffer);
  int c = peek(from);
  while (c != EOF && c != ends && to && put(GUARDED(to), (char)c) != EOF) {
    in->count++;
    c = follow(from);
  }
  set_extracted(ios, c == EOF ? AT_END : 0, in->count > 0);
  return in;
}
stream INPUT(3getERSt15basic_streambufIcSt11char_traitsIcEEc)(stream in, struct buffer *to, char ends) { return get_all(in, to, (byte)ends, 1); }
stream INPUT(3getERSt15basic_streambufIcSt11char_traitsIcEE)(stream in, struct buffer *to) { return get_all(in, to, '\n', 1); }
stream INPUT(rsEPSt15basic_streambufIcSt11char_traitsIcEE)(stream in, struct buffer *to) { return get_all(in, to, EOF, 0); }

/* ---- places ---- */

int INPUT(4syncEv)(stream in) {
  struct ios *ios = ios_of(in);
  in->count = 0;
  if (!__sv_begin_input(in, 1) || !ios->buffer) return -1;
  if (GUARDED(ios->buffer).call->sync(ios->buffer) != -1) return 0;
  set_state(ios, BAD);
  return -1;
}
struct position INPUT(5tellgEv)(stream in) {
  struct ios *ios = ios_of(in);
  if (!__sv_begin_input(in, 1)) return (struct position){.offset = -1};
  struct position at = GUARDED(ios->buffer).call->seekoff(ios->buffer, 0, SEEK_CUR, MODE_IN);
  return set_state(ios, 0), at;
}
stream INPUT(5seekgElSt12_Ios_Seekdir)(stream in, long offset, int whence) {
  struct ios *ios = ios_of(in);
  IOS(5clearESt12_Ios_Iostate)(ios, ios->state & ~(unsigned)AT_END);
  if (!__sv_begin_input(in, 1)) return in;
  if (GUARDED(ios->buffer).call->seekoff(ios->buffer, offset, whence, MODE_IN).offset == -1) set_state(ios, FAILED);
  return in;
}
stream INPUT(5seekgESt4fposI11__mbstate_tE)(stream in, struct position to) { return INPUT(5seekgElSt12_Ios_Seekdir)(in, to.offset, SEEK_SET); }

/* ---- manipulators ---- */

stream INPUT(rsEPFRSiS_E)(stream in, stream (*f)(stream)) { return f(in); }
stream INPUT(rsEPFRSt8ios_baseS0_E)(stream in, void *(*f)(void *)) { return f(ios_of(in)), in; }
stream INPUT(rsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E)(stream in, void *(*f)(void *)) { return f(ios_of(in)), in; }
#define WITH(name) _ZStrsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_St##name
NUMBERED_MANIPULATORS

/* ---- the class, and std::iostream, which is an istream and an ostream ---- */

extern const struct type _ZTISt9basic_iosIcSt11char_traitsIcEE, _ZTISo;
#define VIRTUAL_IOS {&_ZTISt9basic_iosIcSt11char_traitsIcEE, (long)(-24UL << 8) | VIRTUAL_BASE | PUBLIC_BASE}
const char _ZTSSi[] = "Si", _ZTSSd[] = "Sd";
const struct multiple _ZTISi = {{MULTIPLE_CLASS, _ZTSSi}, 0, 1, {VIRTUAL_IOS}};
enum { HEAD = sizeof(struct input), BOTH_HEADS = HEAD + sizeof(struct output) };
const struct multiple _ZTISd = {{MULTIPLE_CLASS, _ZTSSd}, 2, 2, {{(const struct type *)&_ZTISi, PUBLIC_BASE}, {&_ZTISo, HEAD << 8 | PUBLIC_BASE}}};
void INPUT(D2Ev)(stream in, const void *tables) { (void)in, (void)tables; }
void INPUT(D1Ev)(stream in) {
  IOS(D2Ev)(ios_of(in));
}
void INPUT(D0Ev)(stream in) { INPUT(D1Ev)(in), _ZdlPv(in); }
void _ZTv0_n24_NSiD1Ev(struct ios *ios) { INPUT(D1Ev)(WHOLE_OF(ios)); }
void _ZTv0_n24_NSiD0Ev(struct ios *ios) { INPUT(D0Ev)(WHOLE_OF(ios)); }
const struct part _ZTVSi[2] = STREAM_TABLE(_ZTISi, HEAD, INPUT(D1Ev), INPUT(D0Ev), _ZTv0_n24_NSiD1Ev, _ZTv0_n24_NSiD0Ev);
const void *const _ZTTSi[2] = {_ZTVSi[0].function, _ZTVSi[1].function};
static void hang(stream in, const void *const *table, const void *const *ios_table) {
  in->vtable = table;
  in->count = 0;
  ios_of(in)->vtable = ios_table;
}
static void make(stream in, const void *const *table, const void *const *ios_table, struct buffer *b) {
  hang(in, table, ios_table);
  __sv_ios_begin(ios_of(in), b);
}
static void make_within(stream in, const void *const *table, const void *const *ios_table, struct buffer *b) {
  hang(in, table, ios_table);
  IOS(4initEPSt15basic_streambufIcS1_E)(ios_of(in), b);
}
void INPUT(C1EPSt15basic_streambufIcSt11char_traitsIcEE)(stream in, struct buffer *b) { make(in, _ZTVSi[0].function, _ZTVSi[1].function, b); }
void INPUT(C2EPSt15basic_streambufIcSt11char_traitsIcEE)(stream in, const void *const *const *tables, struct buffer *b) { make_within(in, tables[0], tables[1], b); }
void INPUT(C1Ev)(stream in) { INPUT(C1EPSt15basic_streambufIcSt11char_traitsIcEE)(in, 0); }
void INPUT(C2Ev)(stream in, const void *const *const *tables) { INPUT(C2EPSt15basic_streambufIcSt11char_traitsIcEE)(in, tables, 0); }

#define IN_OUT(name) _ZNSd##name
void IN_OUT(D2Ev)(stream s, const void *tables) { (void)s, (void)tables; }
void IN_OUT(D1Ev)(stream s) { INPUT(D1Ev)(s); }
void IN_OUT(D0Ev)(stream s) { INPUT(D0Ev)(s); }
void _ZThn16_NSdD1Ev(struct output *out) { IN_OUT(D1Ev)((stream)((char *)out - HEAD)); }
void _ZThn16_NSdD0Ev(struct output *out) { IN_OUT(D0Ev)((stream)((char *)out - HEAD)); }
void _ZTv0_n24_NSdD1Ev(struct ios *ios) { IN_OUT(D1Ev)(WHOLE_OF(ios)); }
void _ZTv0_n24_NSdD0Ev(struct ios *ios) { IN_OUT(D0Ev)(WHOLE_OF(ios)); }
const struct part _ZTVSd[3] = {{BOTH_HEADS, 0, &_ZTISd, {IN_OUT(D1Ev), IN_OUT(D0Ev)}}, {BOTH_HEADS - HEAD, -HEAD, &_ZTISd, {_ZThn16_NSdD1Ev, _ZThn16_NSdD0Ev}},
  {-BOTH_HEADS, -BOTH_HEADS, &_ZTISd, {_ZTv0_n24_NSdD1Ev, _ZTv0_n24_NSdD0Ev}}};
#define F(n) _ZTVSd[n].function
const void *const _ZTTSd[7] = {F(0), F(0), F(2), F(1), F(2), F(2), F(1)};
void IN_OUT(C1EPSt15basic_streambufIcSt11char_traitsIcEE)(stream s, struct buffer *b) {
  ((struct output *)(s + 1))->vtable = F(1);
  make(s, F(0), F(2), b);
}
void IN_OUT(C2EPSt15basic_streambufIcSt11char_traitsIcEE)(stream s, const void *const *const *tables, struct buffer *b) {
  ((struct output *)(s + 1))->vtable = tables[6];
  make_within(s, tables[0], tables[5], b);
}
void IN_OUT(C1Ev)(stream s) { IN_OUT(C1EPSt15basic_streambufIcSt11char_traitsIcEE)(s, 0); }
void IN_OUT(C2Ev)(stream s, const void *const *const *tables) { IN_OUT(C2EPSt15basic_streambufIcSt11char_traitsIcEE)(s, tables, 0); }

/* ---- operator>>(std::istream &, std::complex<…> &): a number, or one or two of them in parentheses ---- */

stream INPUT(rsERf)(stream, float *), INPUT(rsERd)(stream, double *), INPUT(rsERe)(stream, long double *);
static int character(stream in, char *to) { return !(ios_of(one(in, to))->state & ~(unsigned)AT_END); }
#define COMPLEX(type, letter)                                                                                                       \
  static int part##letter(stream in, type *to) { return !(ios_of(INPUT(rsER##letter)(in, to))->state & ~(unsigned)AT_END); }        \
  static int parts##letter(stream in, type *to) {                                                                                   \
    char mark;                                                                                                                      \
    if (!character(in, &mark)) return 0;                                                                                            \
    if (mark != '(') return back(in, (byte)mark), part##letter(in, to);                                                             \
    if (!part##letter(in, to) || !character(in, &mark)) return 0;                                                                   \
    if (mark == ',' && (!part##letter(in, to + 1) || !character(in, &mark))) return 0;                                              \
    if (mark != ')') back(in, (byte)mark);                                                                                          \
    return mark == ')';                                                                                                             \
  }                                                                                                                                 \
  stream _ZStrsI##letter##cSt11char_traitsIcEERSt13basic_istreamIT0_T1_ES6_RSt7complexIT_E(stream in, type *to) {                   \
    type value[2] = {0, 0};                                                                                                         \
    if (parts##letter(in, value)) to[0] = value[0], to[1] = value[1];                                                               \
    else set_state(ios_of(in), FAILED);                                                                                             \
    return in;                                                                                                                      \
  }
COMPLEX(float, f)
COMPLEX(double, d)
COMPLEX(long double, e)
