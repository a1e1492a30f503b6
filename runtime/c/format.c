/* The heart of the printf family: parses a format, fetches arguments (in order, or by number), and writes the
 * pieces to a sink. When the sink is the console, symbolic numbers and strings are shown as they are under the current
 * input, without a fork on how many digits they have (`sv_sink.shown`). */
#include "libc.h"

void __sv_put(struct sv_sink *out, const char *bytes, size_t size) {
  if (size) out->put(out, bytes, size);
  out->count += size;
  for (size_t i = 0; out->wide && i < size; i++) out->count -= ((byte)bytes[i] & 0xc0) == 0x80; /* characters count */
}

void __sv_pad(struct sv_sink *out, char c, long count) {
  char piece[64];
  if (count <= 0) return;
  memset(piece, c, sizeof piece);
  for (; count > (long)sizeof piece; count -= (long)sizeof piece) __sv_put(out, piece, sizeof piece);
  __sv_put(out, piece, (size_t)count);
}

enum length { NONE, CHAR, SHORT, LONG, LONG_DOUBLE };
enum kind { ABSENT, INT, WIDE, POINTER, DOUBLE, EXTENDED };
struct argument {
  u64 integer;
  long double real;
};
enum { MAX_NUMBERED = 64, LONGEST_SEEN = 1 << 24 };
struct arguments {
  va_list list;
  int numbered;
  enum kind kinds[MAX_NUMBERED + 1];
  struct argument values[MAX_NUMBERED + 1];
};

struct directive {
  struct sv_spec spec;
  enum length length;
  int value_at, width_at, precision_at; /* argument numbers; 0: the next one */
  int star_width, star_precision;
  const char *start;
};

static int number(const char **p) {
  long n = 0;
  for (; isdigit(**p); ++*p)
    if (n <= INT_MAX) n = n * 10 + (**p - '0');
  return n > INT_MAX ? -1 : (int)n;
}

/* The same of a width or a precision, whose digits may be input. */
static int stated(const char **p, struct sv_spec *s) {
  const char *before = *p;
  int n = number(p);
  if (*p != before) s->varies |= __symvm_is_symbolic((u64)n);
  return n;
}

/* "*" or "*5$" */
static int star(const char **p, int *at) {
  if (**p != '*') return 0;
  ++*p;
  *at = 0;
  if (isdigit(**p)) {
    const char *q = *p;
    int n = number(&q);
    if (*q == '$') *at = n, *p = q + 1;
  }
  return 1;
}

/* Parses what follows a '%'. Returns 0 if the format ends within it or a number is out of range. */
static int parse(const char **format, struct directive *d) {
  const char *p = *format;
  *d = (struct directive){.spec = {.precision = -1}, .start = p};
  if (isdigit(*p) && *p != '0') {
    const char *q = p;
    int n = number(&q);
    if (*q == '$') d->value_at = n, p = q + 1;
  }
  for (;; p++) {
    if (*p == '-') d->spec.left = 1;
    else if (*p == '+') d->spec.plus = 1;
    else if (*p == ' ') d->spec.space = 1;
    else if (*p == '#') d->spec.alt = 1;
    else if (*p == '0') d->spec.zero = 1;
    else if (*p == '\'' || *p == 'I') d->spec.group = 1;
    else break;
  }
  d->star_width = star(&p, &d->width_at);
  if (!d->star_width && (d->spec.width = stated(&p, &d->spec)) < 0) return 0;
  if (*p == '.') {
    p++;
    d->star_precision = star(&p, &d->precision_at);
    if (!d->star_precision && (d->spec.precision = stated(&p, &d->spec)) < 0) return 0;
  }
  switch (*p) {
  case 'h':
    d->length = SHORT;
    if (*++p == 'h') d->length = CHAR, p++;
    break;
  case 'l':
    d->length = LONG;
    if (*++p == 'l') d->length = LONG_DOUBLE, p++;
    break;
  case 'q':
  case 'L': d->length = LONG_DOUBLE, p++; break;
  case 'j':
  case 'z':
  case 'Z':
  case 't': d->length = LONG, p++; break;
  default: break;
  }
  d->spec.conversion = *p;
  if (!*p) return 0;
  *format = p + 1;
  return 1;
}

static enum kind kind_of(const struct directive *d) {
  switch (d->spec.conversion) {
  case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': case 'b': case 'B': return d->length >= LONG ? WIDE : INT;
  case 'c': case 'C': return INT;
  case 's': case 'S': case 'p': case 'n': return POINTER;
  case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': return d->length == LONG_DOUBLE ? EXTENDED : DOUBLE;
  default: return ABSENT;
  }
}

static void fetch(struct arguments *args, enum kind kind, struct argument *value) {
  switch (kind) {
  case INT: value->integer = (u64)(long)va_arg(args->list, int); break;
  case WIDE: value->integer = va_arg(args->list, u64); break;
  case POINTER: value->integer = (u64)va_arg(args->list, void *); break;
  case DOUBLE: { /* bound before it is widened, which is easier to solve */
    union { double value; u64 bits; } x = {va_arg(args->list, double)};
    x.bits = __symvm_bind(x.bits);
    value->real = x.value;
    break;
  }
  case EXTENDED: value->real = va_arg(args->list, long double); break;
  case ABSENT: break;
  }
}

/* Numbered arguments: their kinds are gathered first, then all are fetched. */
static int fetch_numbered(struct arguments *args, const char *format) {
  int last = 0;
  for (const char *p = format; *p;) {
    struct directive d;
    if (*p++ != '%') continue;
    if (*p == '%') {
      p++;
      continue;
    }
    if (!parse(&p, &d)) return 0;
    int at[3] = {d.value_at, d.star_width ? d.width_at : 0, d.star_precision ? d.precision_at : 0};
    for (int i = 0; i < 3; i++) {
      if (at[i] < 0 || at[i] > MAX_NUMBERED) return 0;
      if (at[i] == 0) continue;
      args->kinds[at[i]] = i == 0 ? kind_of(&d) : INT;
      if (at[i] > last) last = at[i];
    }
  }
  for (int i = 1; i <= last; i++) fetch(args, args->kinds[i] == ABSENT ? INT : args->kinds[i], &args->values[i]);
  args->numbered = last > 0;
  return 1;
}

static void take(struct arguments *args, int at, enum kind kind, struct argument *value) {
  if (at) *value = args->values[at];
  else fetch(args, kind, value);
}

static u64 larger(u64 a, u64 b) { return b + ((a - b) & -(u64)(a > b)); }

/* A number as wide as its length says. */
static u64 sized(const struct directive *d, u64 value, int is_signed) {
  switch (d->length) {
  case CHAR: return is_signed ? (u64)(signed char)value : (byte)value;
  case SHORT: return is_signed ? (u64)(short)value : (u16)value;
  case NONE: return is_signed ? (u64)(int)value : (u32)value;
  default: return value;
  }
}

/* The width or precision of a number or a text as people see it: beside what is observed, one that depends on input must not be
 * branched on. Where that is so long that it takes a while, or is too long to be printed, each is a path of its own. */
static int seen(const struct sv_sink *out, const struct sv_spec *s, int n) {
  if (!out->shown || !s->varies) return n;
  if (n <= LONGEST_SEEN) return (int)__symvm_observe((u64)n);
  int known = 0;
  for (int bit = 1 << 30; bit; bit >>= 1)
    if (n & bit) known |= bit;
  return known;
}

/* How many characters a number takes, without a branch on it. */
static u64 told_size(const struct directive *d, u64 value, unsigned base, int is_signed) {
  const struct sv_spec *s = &d->spec;
  value = sized(d, value, is_signed);
  u64 negative = (u64)((long)value < 0) & (u64)is_signed, digits = 0;
  value = (value ^ -negative) + negative;
  u64 signs = s->conversion == 'p' ? 2u + (s->plus || s->space) : is_signed && (s->plus || s->space) ? 1 : negative;
  if ((base == 16 || base == 2) && s->alt && s->conversion != 'p') signs = (u64)(value != 0) << 1;
  for (u64 power = 1;; power *= base) {
    digits += value >= power;
    if (power > ~(u64)0 / base) break;
  }
  u64 none = -(u64)(s->precision < 0);
  digits = larger(digits + (base == 8 && s->alt), ((u64)s->precision & ~none) | (none & 1));
  return larger(signs + digits, (u64)s->width);
}

static void write_integer(struct sv_sink *out, const struct directive *d, u64 value) {
  const struct sv_spec *s = &d->spec;
  u64 given = value, before = out->count;
  int width = seen(out, s, s->width), precision = seen(out, s, s->precision);
  char text[72];
  const char *alphabet = s->conversion == 'X' ? "0123456789ABCDEF" : "0123456789abcdef", *prefix = "";
  int at = (int)sizeof text, is_signed = s->conversion == 'd' || s->conversion == 'i';
  if (out->shown) value = __symvm_observe(value);
  value = sized(d, value, is_signed);
  if (is_signed) {
    long v = (long)value;
    prefix = v < 0 ? "-" : s->plus ? "+" : s->space ? " " : "";
    value = v < 0 ? -(u64)v : (u64)v;
  }
  unsigned base = s->conversion == 'o' ? 8 : (s->conversion | 32) == 'b' ? 2 : (s->conversion | 32) == 'x' || s->conversion == 'p' ? 16 : 10;
  if (s->conversion == 'p') prefix = s->plus ? "+0x" : s->space ? " 0x" : "0x";
  else if (base == 16 && s->alt && value) prefix = s->conversion == 'X' ? "0X" : "0x";
  else if (base == 2 && s->alt && value) prefix = s->conversion == 'B' ? "0B" : "0b";
  if (base == 10)
    for (u64 v = value; v; v /= 10) text[--at] = (char)('0' + v % 10);
  else
    for (u64 v = value; v; v /= base) text[--at] = alphabet[v % base];
  long digits = (long)sizeof text - at, least = precision < 0 ? 1 : precision;
  if (base == 8 && s->alt && digits >= least && (digits == 0 || text[at] != '0')) least = digits + 1;
  long zeros = least > digits ? least - digits : 0, signs = (long)strlen(prefix);
  long pad = width - (signs + zeros + digits);
  if (s->zero && !s->left && precision < 0 && pad > 0) zeros += pad, pad = 0;
  if (!s->left) __sv_pad(out, ' ', pad);
  __sv_put(out, prefix, (size_t)signs);
  __sv_pad(out, '0', zeros);
  __sv_put(out, text + at, (size_t)digits);
  if (s->left) __sv_pad(out, ' ', pad);
  if (out->shown && (s->varies || __symvm_is_symbolic(given))) out->unshown += told_size(d, given, base, is_signed) - (out->count - before);
}

/* Other inputs make it longer by so much. (Wide text is counted by characters, not by what is put: its width is branched on.) */
static void write_text(struct sv_sink *out, const struct sv_spec *s, const char *text, size_t size, u64 more) {
  long pad = (long)(out->wide ? s->width : seen(out, s, s->width)) - (long)size;
  u64 before = out->count;
  if (!s->left) __sv_pad(out, ' ', pad);
  __sv_put(out, text, size);
  if (s->left) __sv_pad(out, ' ', pad);
  if (out->shown && !out->wide) out->unshown += larger(size + more, (u64)s->width) - (out->count - before);
}

static void write_string(struct sv_sink *out, const struct sv_spec *s, const char *text) {
  size_t max = s->precision < 0 ? SIZE_MAX : (size_t)s->precision;
  u64 unshown = 0;
  if (!text) text = max < 6 ? "" : "(null)";
  u64 size = out->shown ? __sv_shown_length(text, max, &unshown) : max == SIZE_MAX ? strlen(text) : strnlen(text, max);
  write_text(out, s, text, size, unshown);
}

/* A text of characters: wide ones, or (wide output only) multibyte ones that become wide. What goes to wide output is
 * UTF-8 on its way, whatever the locale is; to byte output, what the locale makes of it. The precision counts characters of
 * wide output, else whole characters by their bytes. */
struct characters {
  const int *wide;
  const char *bytes;
};

/* The next character as bytes; how many, or -1. 0: the end. */
static int next_character(struct characters *from, int to_wide, char *to) {
  int c = 0;
  if (from->wide) c = *from->wide++;
  else {
    size_t n = mbrtowc(&c, from->bytes, 16, 0);
    if (n > (size_t)-3) return -1;
    from->bytes += n;
  }
  if (!c) return 0;
  return to_wide ? (int)__sv_encode(to, (u32)c) : (int)wcrtomb(to, c, 0);
}

static int write_characters(struct sv_sink *out, const struct sv_spec *s, struct characters text) {
  size_t max = s->precision < 0 ? SIZE_MAX : (size_t)s->precision, size = 0, count = 0;
  char one[8];
  struct characters look = text;
  for (int n; size < max; size += out->wide ? 1 : (size_t)n, count++) {
    if ((n = next_character(&look, out->wide, one)) < 0) return -1;
    if (n == 0 || (!out->wide && (size_t)n > max - size)) break;
  }
  long pad = (long)s->width - (long)size;
  if (!s->left) __sv_pad(out, ' ', pad);
  for (; count > 0; count--) {
    int n = next_character(&text, out->wide, one);
    __sv_put(out, one, (size_t)n);
  }
  if (s->left) __sv_pad(out, ' ', pad);
  return 0;
}

static int write_strings(struct sv_sink *out, const struct directive *d, const void *text) {
  const struct sv_spec *s = &d->spec;
  int wide = d->length == LONG || s->conversion == 'S';
  if (!text || (!wide && !out->wide)) return write_string(out, s, text), 0;
  return write_characters(out, s, wide ? (struct characters){text, 0} : (struct characters){0, text});
}

/* %c and %lc; a null character is written, too. */
static int write_character(struct sv_sink *out, const struct directive *d, u64 value) {
  const struct sv_spec *s = &d->spec;
  int wide = d->length == LONG || s->conversion == 'C';
  char bytes[8] = {(char)value};
  size_t n = 1;
  if (wide || out->wide) {
    unsigned btowc(int);
    u32 c = wide ? (u32)value : btowc((byte)value);
    if (!wide && c == ~0u) return errno = EILSEQ, -1;
    n = out->wide ? __sv_encode(bytes, c) : wcrtomb(bytes, (int)c, 0);
    if (n == (size_t)-1) return -1;
  }
  if (!out->wide) return write_text(out, s, bytes, n, 0), 0;
  long pad = (long)s->width - 1;
  if (!s->left) __sv_pad(out, ' ', pad);
  __sv_put(out, bytes, n);
  if (s->left) __sv_pad(out, ' ', pad);
  return 0;
}

static void store_count(const struct directive *d, void *to, size_t count) {
  switch (d->length) {
  case CHAR: *(signed char *)to = (signed char)count; break;
  case SHORT: *(short *)to = (short)count; break;
  case NONE: *(int *)to = (int)count; break;
  default: *(long *)to = (long)count; break;
  }
}

static int convert(struct sv_sink *out, struct directive *d, struct arguments *args) {
  struct sv_spec *s = &d->spec;
  struct argument value = {0, 0};
  if (d->star_width) {
    take(args, d->width_at, INT, &value);
    s->width = (int)value.integer;
    if (s->width == INT_MIN) return errno = EOVERFLOW, -1;
    if (s->width < 0) s->left = 1, s->width = -s->width;
  }
  if (d->star_precision) {
    take(args, d->precision_at, INT, &value);
    s->precision = (int)value.integer < 0 ? -1 : (int)value.integer;
  }
  if (d->star_width || d->star_precision) s->varies |= __symvm_is_symbolic((u64)s->width | (u64)s->precision << 32);
  enum kind kind = kind_of(d);
  if (kind != ABSENT) take(args, d->value_at, kind, &value);
  switch (s->conversion) {
  case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': case 'b': case 'B': write_integer(out, d, value.integer); return 0;
  case 'p':
    d->length = LONG;
    if (value.integer) write_integer(out, d, value.integer);
    else write_text(out, s, "(nil)", 5, 0);
    return 0;
  case 'c': case 'C': return write_character(out, d, value.integer);
  case 's': case 'S': return write_strings(out, d, (const void *)value.integer);
  case 'n': store_count(d, (void *)value.integer, out->count + out->unshown); return 0;
  case 'm': write_string(out, s, strerror(errno)); return 0;
  case '%': __sv_put(out, "%", 1); return 0;
  default:
    if (kind == DOUBLE || kind == EXTENDED) __sv_format_float(out, s, value.real, kind == EXTENDED);
    else return -2;
    return 0;
  }
}

static int has_numbers(const char *format) {
  for (; *format; format++)
    if (*format == '$') return 1;
  return 0;
}

/* Writes `format` with its arguments; the number of bytes, or -1. */
int __sv_format(struct sv_sink *out, const char *format, va_list list) {
  struct arguments args;
  va_copy(args.list, list);
  args.numbered = 0;
  if (has_numbers(format)) {
    memset(args.kinds, 0, sizeof args.kinds);
    if (!fetch_numbered(&args, format)) return errno = EINVAL, -1;
    if (!args.numbered) {
      va_end(args.list);
      va_copy(args.list, list);
    }
  }
  const char *p = format;
  int result = 0;
  while (*p) {
    const char *literal = p;
    while (*p && *p != '%') p++;
    __sv_put(out, literal, (size_t)(p - literal));
    if (!*p) break;
    struct directive d;
    const char *percent = p++;
    if (!parse(&p, &d)) {
      errno = *p ? EOVERFLOW : EINVAL;
      result = -1;
      break;
    }
    int done = convert(out, &d, &args);
    if (done == -2) __sv_put(out, percent, (size_t)(p - percent)); /* unknown: shown as it is */
    else if (done < 0) {
      result = -1;
      break;
    }
  }
  va_end(args.list);
  if (out->count > INT_MAX) return errno = EOVERFLOW, -1;
  return result || out->failed ? -1 : (int)(out->count + out->unshown);
}
