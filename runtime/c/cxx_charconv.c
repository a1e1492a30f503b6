/* std::to_chars and std::from_chars of floating-point numbers ([charconv]), by what the C library prints and reads. Those of integers are in headers. */
#include "cxx.h"

enum { SCIENTIFIC_FORM = 1, FIXED_FORM = 2, HEX_FORM = 4, GENERAL_FORM = SCIENTIFIC_FORM | FIXED_FORM };
enum { INVALID_ARGUMENT = 22, OUT_OF_RANGE = 34, TOO_LARGE = 75 };
enum { OF_FLOAT, OF_DOUBLE, OF_LONG_DOUBLE };

struct written { /* std::to_chars_result */
  char *end;
  int error;
};
struct read { /* std::from_chars_result */
  const char *end;
  int error;
};

/* ---- to_chars ---- */

static long double read_back(const char *text, int kind) {
  return kind == OF_FLOAT ? strtof(text, 0) : kind == OF_DOUBLE ? strtod(text, 0) : strtold(text, 0);
}
static struct written give(char *to, char *end, const char *text, int size) {
  if (size > end - to) return (struct written){end, TOO_LARGE};
  return (struct written){(char *)memcpy(to, text, (size_t)size) + size, 0};
}
/* As `conversion` prints it; hexadecimal digits without what marks them as such. A negative precision is none. */
static struct written print(char *to, char *end, long double value, char conversion, int precision) {
  char format[] = "%.*Lf", small[64];
  format[4] = conversion;
  int size = snprintf(small, sizeof small, format, precision, value);
  char large[(size_t)size < sizeof small ? 1 : size + 1], *text = small;
  if ((size_t)size >= sizeof small) snprintf(text = large, (size_t)size + 1, format, precision, value);
  return give(to, end, text, size);
}
/* The binary digits of a double are printed as its type has them, one in front of the point. */
static struct written print_hex(char *to, char *end, long double value, int precision, int kind) {
  char text[64], *mark;
  int size = kind == OF_LONG_DOUBLE ? snprintf(text, sizeof text, "%.*La", precision, value) : snprintf(text, sizeof text, "%.*a", precision, (double)value);
  if (size >= (int)sizeof text) return (struct written){end, TOO_LARGE};
  if ((mark = strchr(text, 'x'))) {
    memmove(mark - 1, mark + 1, (size_t)(text + size - mark));
    size -= 2;
  }
  return give(to, end, text, size);
}
/* Is the next number of so many digits read as it? Above a power of two numbers lie wider than below, so that it may be where the nearest is not. */
static int read_back_next(char *text, long double value, int kind) {
  char *last = strchr(text, 'e') - 1, kept = *last;
  if (kept == '9') return 0; /* then there is one with fewer digits */
  ++*last;
  if (read_back(text, kind) == value) return 1;
  *last = kept;
  return 0;
}
/* The digits of `text`, which has an exponent, without it: the first is worth a power `leading` of ten, and the last is behind the point. */
static struct written spread(char *to, char *end, const char *text, int leading) {
  int is_negative = *text == '-', digits = 0, before = leading < 0 ? 1 : leading + 1, zeros = leading < 0 ? -leading - 1 : 0;
  char digit[24];
  for (const char *p = text + is_negative; *p != 'e'; p++)
    if (*p != '.') digit[digits++] = *p;
  int behind = zeros + digits - (leading < 0 ? 0 : before), size = is_negative + before + 1 + behind;
  if (size > end - to) return (struct written){end, TOO_LARGE};
  if (is_negative) *to++ = '-';
  to = leading < 0 ? (*to = '0', to + 1) : (char *)memcpy(to, digit, (size_t)before) + before;
  *to++ = '.';
  to = (char *)memset(to, '0', (size_t)zeros) + zeros;
  memcpy(to, digit + (leading < 0 ? 0 : before), (size_t)(behind - zeros));
  return (struct written){to + behind - zeros, 0};
}
/* The fewest digits that are read as the same number. `form` is 0 where the shorter form is asked for. */
static struct written shortest(char *to, char *end, long double value, int form, int kind) {
  char text[64];
  value = __sv_bound(value); /* it is compared, too */
  if (form == HEX_FORM) return print_hex(to, end, value, -1, kind);
  int size = 0, digits = 0;
  do size = snprintf(text, sizeof text, "%.*Le", digits++, value);
  while (digits < 21 && value == value && read_back(text, kind) != value && !read_back_next(text, value, kind));
  const char *power = strchr(text, 'e');
  if (!power || text[size - 1] > '9') return give(to, end, text, size); /* inf and nan */
  int leading = (int)strtol(power + 1, 0, 10), last = leading - digits + 1;
  if (form == 0) form = last >= -(digits + 3) + (digits == 1) && last <= 5 - (digits == 1) ? FIXED_FORM : SCIENTIFIC_FORM;
  if (form == GENERAL_FORM) form = leading >= -4 && leading < 6 ? FIXED_FORM : SCIENTIFIC_FORM;
  if (form == SCIENTIFIC_FORM) return give(to, end, text, size);
  return last < 0 ? spread(to, end, text, leading) : print(to, end, value, 'f', 0);
}
static struct written precise(char *to, char *end, long double value, int form, int precision, int kind) {
  if (form == HEX_FORM) return print_hex(to, end, value, precision < 0 ? 6 : precision, kind);
  return print(to, end, value, form == FIXED_FORM ? 'f' : form == SCIENTIFIC_FORM ? 'e' : 'g', precision < 0 ? 6 : precision);
}

/* ---- from_chars ---- */

static const char *digits_end(const char *at, const char *end, int hex) {
  while (at < end && (hex ? isxdigit((byte)*at) : isdigit((byte)*at))) at++;
  return at;
}
static const char *word_end(const char *at, const char *end, const char *word) {
  for (; *word; word++, at++)
    if (at == end || tolower((byte)*at) != *word) return 0;
  return at;
}
/* Where the number ends that begins at `at`, behind its sign; there if there is none. */
static const char *number_end(const char *at, const char *end, int form) {
  const char *p;
  if ((p = word_end(at, end, "infinity")) || (p = word_end(at, end, "inf"))) return p;
  if ((p = word_end(at, end, "nan"))) {
    if (p == end || *p != '(') return p;
    const char *q = p + 1;
    while (q < end && (isalnum((byte)*q) || *q == '_')) q++;
    return q < end && *q == ')' ? q + 1 : p;
  }
  int hex = form == HEX_FORM;
  p = digits_end(at, end, hex);
  long count = p - at;
  if (p < end && *p == '.') {
    const char *fraction = digits_end(p + 1, end, hex);
    count += fraction - p - 1;
    if (count) p = fraction;
  }
  if (!count) return at;
  if (form == FIXED_FORM) return p;
  if (p < end && tolower((byte)*p) == (hex ? 'p' : 'e')) {
    const char *power = p + 1;
    if (power < end && (*power == '+' || *power == '-')) power++;
    const char *power_end = digits_end(power, end, 0);
    if (power_end > power) return power_end;
  }
  return form == SCIENTIFIC_FORM ? at : p;
}
static struct read read_number(const char *at, const char *end, long double *value, int form, int kind) {
  const char *begin = at < end && *at == '-' ? at + 1 : at, *number = number_end(begin, end, form);
  if (number == begin) return (struct read){at, INVALID_ARGUMENT};
  int hex = form == HEX_FORM && (isxdigit((byte)*begin) || *begin == '.');
  char text[number - at + 3], *p = text;
  if (begin > at) *p++ = '-';
  if (hex) p = (char *)memcpy(p, "0x", 2) + 2;
  p = (char *)memcpy(p, begin, (size_t)(number - begin)) + (number - begin);
  *p = 0;
  long double found = read_back(text, kind);
  int is_digit = isdigit((byte)*begin) || *begin == '.' || hex, is_zero = 1;
  for (p = text + (begin > at) + 2 * hex; *p && !(hex ? *p == 'p' || *p == 'P' : *p == 'e' || *p == 'E'); p++) is_zero &= *p == '0' || *p == '.';
  if (is_digit && ((found == 0 && !is_zero) || found - found != 0)) return (struct read){number, OUT_OF_RANGE};
  *value = found;
  return (struct read){number, 0};
}

#define FLOATING_TYPE(type, letter, kind)                                                                                                                  \
  struct written _ZSt8to_charsPcS_##letter(char *to, char *end, type value) { return shortest(to, end, value, 0, kind); }                                  \
  struct written _ZSt8to_charsPcS_##letter##St12chars_format(char *to, char *end, type value, int form) { return shortest(to, end, value, form, kind); }   \
  struct written _ZSt8to_charsPcS_##letter##St12chars_formati(char *to, char *end, type value, int form, int precision) {                                  \
    return precise(to, end, value, form, precision, kind);                                                                                                 \
  }                                                                                                                                                        \
  struct read _ZSt10from_charsPKcS0_R##letter##St12chars_format(const char *at, const char *end, type *value, int form) {                                  \
    long double found = *value;                                                                                                                            \
    struct read done = read_number(at, end, &found, form, kind);                                                                                           \
    if (!done.error) *value = (type)found;                                                                                                                 \
    return done;                                                                                                                                           \
  }
FLOATING_TYPE(float, f, OF_FLOAT)
FLOATING_TYPE(double, d, OF_DOUBLE)
FLOATING_TYPE(long double, e, OF_LONG_DOUBLE)
