/* std::ostream: characters, texts, numbers. What goes to the console is only seen by people: symbolic numbers and the ends
 * of symbolic strings are shown as they are under the current input, without a fork, as in printf. */
#include "cxx_locale.h"

typedef struct output *stream;
int __sv_is_shown(const struct buffer *);

/* ---- sentries: what comes before and after each output ---- */

struct output_sentry {
  _Bool ok;
  stream out;
};
static int begin(stream out) {
  struct ios *ios = ios_of(out);
  if (ios->tie && ios->state == 0) _ZNSo5flushEv(ios->tie);
  if (ios->state & BAD) set_state(ios, FAILED);
  return ios->state == 0;
}
static stream end(stream out, unsigned state) {
  struct ios *ios = ios_of(out);
  if ((ios->flags & UNIT_BUFFER) && ios->buffer && GUARDED(ios->buffer).call->sync(ios->buffer) == -1) state |= BAD;
  set_state(ios, state);
  return out;
}
#define OUTPUT(name) _ZNSo##name
void OUTPUT(6sentryC2ERSo)(struct output_sentry *s, stream out) {
  s->out = out;
  s->ok = (_Bool)begin(out);
}
void OUTPUT(6sentryD2Ev)(struct output_sentry *s) { end(s->out, 0); }
ALSO(OUTPUT(6sentryC1ERSo), OUTPUT(6sentryC2ERSo));
ALSO(OUTPUT(6sentryD1Ev), OUTPUT(6sentryD2Ev));
_Bool _ZNKSo6sentrycvbEv(const struct output_sentry *s) { return s->ok; }

/* ---- characters and texts ---- */

static int put_all(struct source to, const char *text, long size) { return size == 0 || to.call->xsputn(to.b, text, size) == size; }
static int pad(struct source to, char fill, long count) {
  int ok = 1;
  for (; count > 0; count--) ok &= put(to, fill) != EOF;
  return ok;
}
/* Fills up to the width, at the left, at the right, or behind the first `head` characters. */
static stream insert(stream out, const char *text, long size, long head) {
  if (!begin(out)) return out;
  struct ios *ios = ios_of(out);
  struct source to = GUARDED(ios->buffer);
  /* Beside what is observed, a width that depends on input must not be branched on. */
  long width = __sv_is_shown(ios->buffer) ? (long)__symvm_observe((u64)ios->width) : ios->width, more = width - size;
  unsigned adjust = ios->flags & ADJUST;
  long before = adjust == LEFT ? size : adjust == INTERNAL ? head : 0;
  int ok = put_all(to, text, before) && pad(to, ios->fill, more) && put_all(to, text + before, size - before);
  ios->width = 0;
  return end(out, ok ? 0 : BAD);
}
stream INSERT(stream out, const char *text, long size) { return insert(out, text, size, 0); }

static stream insert_text(stream out, const char *text) {
  struct ios *ios = ios_of(out);
  u64 unshown = 0;
  if (!text) return set_state(ios, BAD), out;
  return insert(out, text, (long)(__sv_is_shown(ios->buffer) ? __sv_shown_length(text, SIZE_MAX, &unshown) : strlen(text)), 0);
}
/* operator<<(std::ostream &, char const *), of signed and unsigned ones; of one; of a std::string */
#define TO_STREAM(of) _ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_##of
stream TO_STREAM(PKc)(stream out, const char *text) { return insert_text(out, text); }
stream TO_STREAM(PKa)(stream out, const char *text) { return insert_text(out, text); }
stream TO_STREAM(PKh)(stream out, const char *text) { return insert_text(out, text); }
stream TO_STREAM(c)(stream out, char c) { return insert(out, &c, 1, 0); }
stream TO_STREAM(a)(stream out, char c) { return insert(out, &c, 1, 0); }
stream TO_STREAM(h)(stream out, byte c) { return insert(out, (const char *)&c, 1, 0); }
stream _ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(stream out, const_string s) { return insert(out, s->at, (long)s->length, 0); }

stream OUTPUT(3putEc)(stream out, char c) {
  if (!begin(out)) return out;
  return end(out, put(GUARDED(ios_of(out)->buffer), c) == EOF ? BAD : 0);
}
stream OUTPUT(5writeEPKcl)(stream out, const char *text, long size) {
  if (!begin(out)) return out;
  return end(out, put_all(GUARDED(ios_of(out)->buffer), text, size) ? 0 : BAD);
}
void OUTPUT(8_M_writeEPKcl)(stream out, const char *text, long size) {
  if (!put_all(GUARDED(ios_of(out)->buffer), text, size)) set_state(ios_of(out), BAD);
}
stream OUTPUT(5flushEv)(stream out) {
  struct ios *ios = ios_of(out);
  if (!ios->buffer || !begin(out)) return out;
  return end(out, GUARDED(ios->buffer).call->sync(ios->buffer) == -1 ? BAD : 0);
}
struct position OUTPUT(5tellpEv)(stream out) {
  struct ios *ios = ios_of(out);
  if (ios->state & (BAD | FAILED)) return (struct position){.offset = -1};
  struct position at = GUARDED(ios->buffer).call->seekoff(ios->buffer, 0, SEEK_CUR, MODE_OUT);
  return set_state(ios, 0), at;
}
stream OUTPUT(5seekpElSt12_Ios_Seekdir)(stream out, long offset, int whence) {
  struct ios *ios = ios_of(out);
  if (!(ios->state & (BAD | FAILED)) && GUARDED(ios->buffer).call->seekoff(ios->buffer, offset, whence, MODE_OUT).offset == -1) set_state(ios, FAILED);
  return out;
}
stream OUTPUT(5seekpESt4fposI11__mbstate_tE)(stream out, struct position to) { return OUTPUT(5seekpElSt12_Ios_Seekdir)(out, to.offset, SEEK_SET); }
/* operator<<(std::streambuf *) */
stream OUTPUT(lsEPSt15basic_streambufIcSt11char_traitsIcEE)(stream out, struct buffer *from) {
  long _ZSt17__copy_streambufsIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_(struct buffer *, struct buffer *);
  if (!from) return set_state(ios_of(out), BAD), out;
  if (!begin(out)) return out;
  return end(out, _ZSt17__copy_streambufsIcSt11char_traitsIcEElPSt15basic_streambufIT_T0_ES6_(from, ios_of(out)->buffer) ? 0 : FAILED);
}

/* ---- manipulators ---- */

#define MANIPULATOR(name) _ZSt##name##IcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_
stream MANIPULATOR(4endl)(stream out) { return OUTPUT(5flushEv)(OUTPUT(3putEc)(out, CONST_IOS(5widenEc)(ios_of(out), '\n'))); }
stream MANIPULATOR(4ends)(stream out) { return OUTPUT(3putEc)(out, 0); }
stream MANIPULATOR(5flush)(stream out) { return OUTPUT(5flushEv)(out); }
stream OUTPUT(lsEPFRSoS_E)(stream out, stream (*f)(stream)) { return f(out); }
stream OUTPUT(lsEPFRSt8ios_baseS0_E)(stream out, void *(*f)(void *)) { return f(ios_of(out)), out; }
stream OUTPUT(lsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E)(stream out, void *(*f)(void *)) { return f(ios_of(out)), out; }
#define WITH(name) _ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St##name
NUMBERED_MANIPULATORS

/* ---- integers ---- */

static stream insert_as(stream out, unsigned flags, u64 value, int sign) {
  unsigned base = flags & BASE;
  int upper = (flags & UPPER_CASE) != 0;
  char text[32], *end = text + sizeof text, *p = end, *first;
  if (__sv_is_shown(ios_of(out)->buffer)) value = __symvm_observe(value);
  u64 left = value;
  const char *digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  if (base == OCT)
    do *--p = (char)('0' + (left & 7));
    while (left >>= 3);
  else if (base == HEX)
    do *--p = digits[left & 15];
    while (left >>= 4);
  else
    do *--p = (char)('0' + left % 10);
    while (left /= 10);
  const struct numpunct *own = __sv_own_numpunct(ios_of(out));
  char grouped[2 * sizeof text];
  if (own) {
    size_t count = (size_t)(end - p);
    end = grouped + sizeof grouped;
    p = __sv_group(own, end, p, count);
  }
  first = p;
  if ((base == OCT || base == HEX) && (flags & SHOW_BASE) && value) {
    if (base == HEX) *--p = upper ? 'X' : 'x';
    *--p = '0';
    if (base == OCT) first = p;
  }
  if (sign) *--p = (char)sign;
  return insert(out, p, end - p, first - p);
}
static stream insert_natural(stream out, u64 value, int sign) { return insert_as(out, ios_of(out)->flags, value, sign); }
/* In other bases than ten, a number of that many bits. */
static stream insert_integer(stream out, long value, u64 bits) {
  const struct ios *ios = ios_of(out);
  if (ios->flags & (OCT | HEX)) return insert_natural(out, (u64)value & bits, 0);
  if (__sv_is_shown(ios->buffer)) value = (long)__symvm_observe((u64)value);
  return insert_natural(out, value < 0 ? -(u64)value : (u64)value, value < 0 ? '-' : ios->flags & SHOW_SIGN ? '+' : 0);
}
stream OUTPUT(lsEs)(stream out, short value) { return insert_integer(out, value, 0xffff); }
stream OUTPUT(lsEt)(stream out, unsigned short value) { return insert_natural(out, value, 0); }
stream OUTPUT(lsEi)(stream out, int value) { return insert_integer(out, value, 0xffffffff); }
stream OUTPUT(lsEj)(stream out, unsigned value) { return insert_natural(out, value, 0); }
stream OUTPUT(lsEl)(stream out, long value) { return insert_integer(out, value, ~0ul); }
stream OUTPUT(lsEm)(stream out, u64 value) { return insert_natural(out, value, 0); }
stream OUTPUT(lsEx)(stream out, long value) { return insert_integer(out, value, ~0ul); }
stream OUTPUT(lsEy)(stream out, u64 value) { return insert_natural(out, value, 0); }
stream OUTPUT(lsEb)(stream out, _Bool value) {
  const struct ios *ios = ios_of(out);
  if (!(ios->flags & BOOL_ALPHA)) return insert_integer(out, value, ~0ul);
  if (__sv_is_shown(ios->buffer)) value = __symvm_observe(value) != 0;
  const struct numpunct *own = __sv_own_numpunct(ios);
  if (!own) return value ? insert(out, "true", 4, 0) : insert(out, "false", 5, 0);
  struct string name;
  (value ? numpunct_functions(own)->true_name : numpunct_functions(own)->false_name)(&name, own);
  insert(out, name.at, (long)name.length, 0);
  __sv_string_drop(&name);
  return out;
}
stream OUTPUT(lsEPKv)(stream out, const void *value) {
  return insert_as(out, (ios_of(out)->flags & ~(unsigned)(BASE | UPPER_CASE)) | HEX | SHOW_BASE, (u64)value, 0);
}
stream OUTPUT(lsEDn)(stream out, void *null) { return (void)null, insert(out, "nullptr", 7, 0); }

/* ---- floats ---- */

/* With the program's own point, and separators in what is in front of it. */
static stream insert_own(stream out, const struct numpunct *own, const char *text, int size, long head) {
  long whole = head, all = 2L * size;
  while (whole < size && isdigit((byte)text[whole])) whole++;
  char grouped[all], *p = grouped + all - (size - whole);
  memcpy(p, text + whole, (size_t)(size - whole));
  if (*text != '0' || head != 2) {
    if (whole < size && *p == '.') *p = numpunct_functions(own)->point(own);
    p = __sv_group(own, p, text + head, (size_t)(whole - head));
  } else {
    p = memcpy(p - (whole - head), text + head, (size_t)(whole - head));
  }
  p = memcpy(p - head, text, (size_t)head);
  return insert(out, p, grouped + all - p, head);
}
static stream insert_digits(stream out, const char *text, int size) {
  long head = *text == '-' || *text == '+';
  if (!head && *text == '0' && (text[1] == 'x' || text[1] == 'X')) head = 2;
  const struct numpunct *own = __sv_own_numpunct(ios_of(out));
  return own && head < size && isdigit((byte)text[head]) ? insert_own(out, own, text, size, head) : insert(out, text, size, head);
}
static stream insert_float(stream out, long double value, int is_long) {
  value = __sv_bound(value);
  const struct ios *ios = ios_of(out);
  unsigned way = ios->flags & FLOATING;
  int upper = (ios->flags & UPPER_CASE) != 0, size;
  char format[16], *p = format, room[64];
  *p++ = '%';
  if (ios->flags & SHOW_POINT) *p++ = '#';
  if (ios->flags & SHOW_SIGN) *p++ = '+';
  if (way != FLOATING) *p++ = '.', *p++ = '*';
  if (is_long) *p++ = 'L';
  *p++ = way == FIXED ? 'f' : way == SCIENTIFIC ? 'e' : way == FLOATING ? 'a' : 'g';
  if (upper && way != FIXED) p[-1] = (char)(p[-1] - 'a' + 'A'); /* of a fixed "inf" too GNU's library leaves the case */
  *p = 0;
  int precision = ios->precision < 0 ? 6 : (int)ios->precision;
#define PRINT(to, most)                                                                                                                  \
  (way == FLOATING ? is_long ? snprintf(to, most, format, value) : snprintf(to, most, format, (double)value)                             \
                   : is_long ? snprintf(to, most, format, precision, value) : snprintf(to, most, format, precision, (double)value))
  size = PRINT(room, sizeof room);
  if ((size_t)size < sizeof room) return insert_digits(out, room, size);
  char more[size + 1];
  PRINT(more, (size_t)size + 1);
  return insert_digits(out, more, size);
}
stream OUTPUT(lsEf)(stream out, float value) { return insert_float(out, value, 0); }
stream OUTPUT(lsEd)(stream out, double value) { return insert_float(out, value, 0); }
stream OUTPUT(lsEe)(stream out, long double value) { return insert_float(out, value, 1); }

/* std::ostream &_M_insert(value), which the header's own operators call where they are inlined */
#define INSERT_VALUE(type) OUTPUT(9_M_insertI##type##EERSoT_)
stream INSERT_VALUE(b)(stream out, _Bool value) { return OUTPUT(lsEb)(out, value); }
stream INSERT_VALUE(l)(stream out, long value) { return OUTPUT(lsEl)(out, value); }
stream INSERT_VALUE(m)(stream out, u64 value) { return OUTPUT(lsEm)(out, value); }
stream INSERT_VALUE(x)(stream out, long value) { return OUTPUT(lsEx)(out, value); }
stream INSERT_VALUE(y)(stream out, u64 value) { return OUTPUT(lsEy)(out, value); }
stream INSERT_VALUE(d)(stream out, double value) { return OUTPUT(lsEd)(out, value); }
stream INSERT_VALUE(e)(stream out, long double value) { return OUTPUT(lsEe)(out, value); }
stream INSERT_VALUE(PKv)(stream out, const void *value) { return OUTPUT(lsEPKv)(out, value); }

/* ---- the class: constructors are called with the table of its part of the whole object, or make the object ---- */

const struct multiple _ZTISo;
const char _ZTSSo[] = "So";
extern const struct type _ZTISt9basic_iosIcSt11char_traitsIcEE;
const struct multiple _ZTISo = {{MULTIPLE_CLASS, _ZTSSo}, 0, 1, {{&_ZTISt9basic_iosIcSt11char_traitsIcEE, (long)(-24UL << 8) | VIRTUAL_BASE | PUBLIC_BASE}}};
extern const struct part _ZTVSo[2];
enum { HEAD = sizeof(struct output) };
void OUTPUT(D2Ev)(stream out, const void *tables) { (void)out, (void)tables; }
void OUTPUT(D1Ev)(stream out) {
  IOS(D2Ev)(ios_of(out));
}
void OUTPUT(D0Ev)(stream out) { OUTPUT(D1Ev)(out), _ZdlPv(out); }
void _ZTv0_n24_NSoD1Ev(struct ios *ios) { OUTPUT(D1Ev)(WHOLE_OF(ios)); }
void _ZTv0_n24_NSoD0Ev(struct ios *ios) { OUTPUT(D0Ev)(WHOLE_OF(ios)); }
const struct part _ZTVSo[2] = STREAM_TABLE(_ZTISo, HEAD, OUTPUT(D1Ev), OUTPUT(D0Ev), _ZTv0_n24_NSoD1Ev, _ZTv0_n24_NSoD0Ev);
const void *const _ZTTSo[2] = {_ZTVSo[0].function, _ZTVSo[1].function};
void OUTPUT(C1EPSt15basic_streambufIcSt11char_traitsIcEE)(stream out, struct buffer *b) {
  out->vtable = _ZTVSo[0].function;
  ios_of(out)->vtable = _ZTVSo[1].function;
  __sv_ios_begin(ios_of(out), b);
}
void OUTPUT(C2EPSt15basic_streambufIcSt11char_traitsIcEE)(stream out, const void *const *const *tables, struct buffer *b) {
  out->vtable = tables[0];
  ios_of(out)->vtable = tables[1];
  IOS(4initEPSt15basic_streambufIcS1_E)(ios_of(out), b);
}
void OUTPUT(C1Ev)(stream out) { OUTPUT(C1EPSt15basic_streambufIcSt11char_traitsIcEE)(out, 0); }
void OUTPUT(C2Ev)(stream out, const void *const *const *tables) { OUTPUT(C2EPSt15basic_streambufIcSt11char_traitsIcEE)(out, tables, 0); }
