/* Numbers from a std::istream: characters are taken as long as they can go on with the number ([facet.num.get.virtuals]), and
 * then it is judged. */
#include "cxx_input.h"

/* ---- integers ---- */

/* The value of a digit, or a large number. A symbolic character is asked for each kind of digit once. */
static unsigned digit(int c, unsigned base) {
  if (base <= 10 || (unsigned)c - '0' < 10) return (unsigned)c - '0';
  return ((unsigned)c | 32) - 'a' < 6 ? ((unsigned)c | 32) - 'a' + 10 : 16;
}

struct number {
  u64 value;
  int minus, any, too_large;
  unsigned state;
};
/* At most `largest`, or `lowest` below zero. */
static struct number integer(stream in, u64 largest, u64 lowest) {
  struct ios *ios = ios_of(in);
  struct source from = GUARDED(ios->buffer);
  struct number n = {0};
  unsigned base = ios->flags & BASE;
  base = base == OCT ? 8 : base == HEX ? 16 : base == 0 ? 0 : 10;
  int c = peek(from);
  if (c == '-' || c == '+') {
    n.minus = c == '-';
    c = follow(from);
  }
  if ((base == 0 || base == 16) && c == '0') {
    n.any = 1;
    c = follow(from);
    if (c == 'x' || c == 'X') {
      n.any = 0;
      base = 16;
      c = follow(from);
    }
    if (base == 0) base = 8;
  }
  if (base == 0) base = 10;
  u64 limit = n.minus ? lowest : largest, most = 0; /* `most`: what so many digits can be at most */
  int may_pass = 0;
  for (; c != EOF; c = follow(from)) {
    unsigned d = digit(c, base);
    if (d >= base) break;
    n.any = 1;
    if (most > (limit - (base - 1)) / base) may_pass = 1;
    if (may_pass) n.too_large |= (n.value > limit / base) | ((n.value == limit / base) & (d > limit % base));
    n.value = n.value * base + d;
    if (!may_pass) most = most * base + base - 1;
  }
  if (c == EOF) n.state |= AT_END;
  if (!n.any) n.value = 0, n.state |= FAILED;
  else if (n.too_large) n.value = limit, n.state |= FAILED;
  return n;
}
#define READ_SIGNED(name, type, largest)                           \
  stream name(stream in, type *to) {                               \
    if (!__sv_begin_input(in, 0)) return in;                       \
    struct number n = integer(in, (largest), (u64)(largest) + 1);  \
    *to = (type)(n.minus ? -n.value : n.value);                    \
    return set_state(ios_of(in), n.state), in;                     \
  }
READ_SIGNED(INPUT(rsERs), short, SHRT_MAX)
READ_SIGNED(INPUT(rsERi), int, INT_MAX)
READ_SIGNED(INPUT(rsERl), long, LONG_MAX)
READ_SIGNED(INPUT(rsERx), long, LONG_MAX)
/* With a minus it is what C's strtoul makes of it; too large a number is the largest. */
static u64 natural(stream in, u64 largest, unsigned *state) {
  struct number n = integer(in, largest, largest);
  *state = n.state;
  return n.minus && !n.too_large ? -n.value : n.value;
}
#define READ_UNSIGNED(name, type, largest)                         \
  stream name(stream in, type *to) {                               \
    unsigned state;                                                \
    if (!__sv_begin_input(in, 0)) return in;                       \
    *to = (type)natural(in, largest, &state);                      \
    return set_state(ios_of(in), state), in;                       \
  }
READ_UNSIGNED(INPUT(rsERt), unsigned short, USHRT_MAX)
READ_UNSIGNED(INPUT(rsERj), unsigned, UINT_MAX)
READ_UNSIGNED(INPUT(rsERm), u64, ULONG_MAX)
READ_UNSIGNED(INPUT(rsERy), u64, ULONG_MAX)
stream INPUT(rsERPv)(stream in, void **to) {
  struct ios *ios = ios_of(in);
  unsigned flags = ios->flags, state;
  if (!__sv_begin_input(in, 0)) return in;
  ios->flags = (flags & ~(unsigned)BASE) | HEX;
  *to = (void *)natural(in, ULONG_MAX, &state);
  ios->flags = flags;
  return set_state(ios, state), in;
}

/* 0 or 1, or their names. */
stream INPUT(rsERb)(stream in, _Bool *to) {
  struct ios *ios = ios_of(in);
  if (!__sv_begin_input(in, 0)) return in;
  if (!(ios->flags & BOOL_ALPHA)) {
    struct number n = integer(in, LONG_MAX, (u64)LONG_MAX + 1);
    int wrong = n.value > 1 || (n.minus && n.value);
    *to = n.value != 0;
    set_state(ios, n.state | (wrong ? FAILED : 0));
    return in;
  }
  struct source from = GUARDED(ios->buffer);
  int c = peek(from);
  const char *name = c == 't' ? "true" : "false";
  while (*name && c == *name) {
    name++;
    if (!*name) take(from);
    else c = follow(from);
  }
  *to = !*name && name[-2] == 'u';
  set_state(ios, (c == EOF ? AT_END : 0) | (*name ? FAILED : 0));
  return in;
}

/* ---- floats ---- */

enum { ROOM = 64 };
/* The characters that can be of a number, which are taken, as a text. */
static char *gather(struct source from, char *text, unsigned *state) {
  size_t n = 0, room = ROOM;
  char *start = text;
  int c = peek(from), digits = 0, point = 0, power = 0, sign = 1;
  for (; c != EOF; c = follow(from)) {
    if (isdigit(c)) digits = 1, sign = 0;
    else if (sign && (c == '-' || c == '+')) sign = 0;
    else if (c == '.' && !point && !power) point = 1, sign = 0;
    else if ((c == 'e' || c == 'E') && digits && !power) power = sign = 1;
    else break;
    if (n + 1 == room) {
      char *bigger = malloc(room *= 2);
      memcpy(bigger, text, n);
      if (text != start) free(text);
      text = bigger;
    }
    text[n++] = (char)c;
  }
  text[n] = 0;
  if (c == EOF) *state |= AT_END;
  return text;
}
/* Judges: all of the text must be one number, and no larger than the type has. */
#define FLOAT(name, type, convert, largest)                                            \
  stream name(stream in, type *to) {                                                   \
    char room[ROOM], *text, *end;                                                      \
    unsigned state = 0;                                                                \
    if (!__sv_begin_input(in, 0)) return in;                                           \
    text = gather(GUARDED(ios_of(in)->buffer), room, &state);                                   \
    type value = convert(text, &end);                                                  \
    if (end == text || *end) value = 0, state |= FAILED;                               \
    else if (value > largest) value = largest, state |= FAILED;                        \
    else if (value < -largest) value = -largest, state |= FAILED;                      \
    *to = value;                                                                       \
    if (text != room) free(text);                                                      \
    set_state(ios_of(in), state);                                                      \
    return in;                                                                         \
  }
FLOAT(INPUT(rsERf), float, strtof, FLT_MAX)
FLOAT(INPUT(rsERd), double, strtod, DBL_MAX)
FLOAT(INPUT(rsERe), long double, strtold, LDBL_MAX)

/* std::istream &_M_extract(value &), which the header's own operators call where they are inlined */
#define EXTRACT(of, type) stream INPUT(10_M_extractI##of##EERSiRT_)(stream in, type *to) { return INPUT(rsER##of)(in, to); }
EXTRACT(b, _Bool)
EXTRACT(t, unsigned short)
EXTRACT(j, unsigned)
EXTRACT(l, long)
EXTRACT(m, u64)
EXTRACT(x, long)
EXTRACT(y, u64)
EXTRACT(f, float)
EXTRACT(d, double)
EXTRACT(e, long double)
EXTRACT(Pv, void *)
