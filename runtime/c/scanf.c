/* The scanf family. Characters come from a string or a stream through one small reader with one character of push-back;
 * numbers are matched into a buffer, then converted by strtol and strtod. */
#include "libc.h"

struct reader {
  FILE *stream;
  const char *text;
  int held;  /* a character given back, or -2 */
  long read; /* characters taken */
};

static int take(struct reader *r) {
  int c;
  if (r->held != -2) c = r->held, r->held = -2;
  else if (r->stream) c = fgetc(r->stream);
  else c = *r->text ? (byte)*r->text++ : EOF;
  r->read++;
  return c;
}

static void give_back(struct reader *r, int c) {
  r->held = c;
  r->read--;
}

enum { NUMBER_ROOM = 1200 }; /* a longer number is cut: its value is beyond every type's precision */
struct number {
  char text[NUMBER_ROOM + 1];
  int size;
};

static void keep(struct number *n, int c) {
  if (n->size < NUMBER_ROOM) n->text[n->size++] = (char)c;
  n->text[n->size] = 0;
}

/* A character of the field, or -1 at its end; `width` counts down. */
static int field(struct reader *r, int *width) {
  if (*width == 0) return -1;
  int c = take(r);
  if (c == EOF) {
    give_back(r, c);
    return -1;
  }
  --*width;
  return c;
}

static void unfield(struct reader *r, int *width, int c) {
  if (c == -1) return;
  give_back(r, c);
  ++*width;
}

/* Matches a sign, prefix and digits. Returns the base, 0 if nothing matches. */
static int match_integer(struct reader *r, int width, int base, struct number *n) {
  int digits = 0, c = field(r, &width);
  n->size = 0;
  if (c == '+' || c == '-') keep(n, c), c = field(r, &width);
  if (c == '0' && (base == 0 || base == 16)) {
    keep(n, c);
    digits = 1;
    c = field(r, &width);
    if (c != -1 && (c | 32) == 'x') {
      keep(n, c); /* "0x" alone is 0, as glibc has it */
      base = 16;
      c = field(r, &width);
    } else if (base == 0) base = 8;
  } else if (base == 0) base = 10;
  for (;; c = field(r, &width)) {
    int is_digit = base == 16 ? isxdigit(c) : base == 8 ? (unsigned)c - '0' < 8u : isdigit(c);
    if (c == -1 || !is_digit) break;
    keep(n, c);
    digits = 1;
  }
  unfield(r, &width, c);
  return digits ? base : 0;
}

static int match_word(struct reader *r, int *width, const char *word, struct number *n) {
  for (; *word; word++) {
    int c = field(r, width);
    if (c == -1 || (c | 32) != *word) {
      unfield(r, width, c);
      return 0;
    }
    keep(n, c);
  }
  return 1;
}

static int match_float(struct reader *r, int width, struct number *n) {
  int digits = 0, point = 0, hex = 0, c = field(r, &width);
  n->size = 0;
  if (c == '+' || c == '-') keep(n, c), c = field(r, &width);
  if (c != -1 && (c | 32) == 'n') {
    keep(n, c);
    return match_word(r, &width, "an", n);
  }
  if (c != -1 && (c | 32) == 'i') {
    keep(n, c);
    if (!match_word(r, &width, "nf", n)) return 0;
    c = field(r, &width);
    if (c != -1 && (c | 32) == 'i') {
      keep(n, c);
      return match_word(r, &width, "nity", n);
    }
    unfield(r, &width, c);
    return 1;
  }
  if (c == '0') {
    keep(n, c);
    digits = 1;
    c = field(r, &width);
    if (c != -1 && (c | 32) == 'x') {
      keep(n, c);
      hex = 1;
      digits = 0;
      c = field(r, &width);
    }
  }
  for (;; c = field(r, &width)) {
    if (c == '.' && !point) point = 1;
    else if (c != -1 && (hex ? isxdigit(c) : isdigit(c))) digits = 1;
    else break;
    keep(n, c);
  }
  if (digits && c != -1 && (c | 32) == (hex ? 'p' : 'e')) {
    keep(n, c);
    c = field(r, &width);
    if (c == '+' || c == '-') keep(n, c), c = field(r, &width);
    for (; c != -1 && isdigit(c); c = field(r, &width)) keep(n, c); /* "1e" is 1, as glibc has it */
  }
  unfield(r, &width, c);
  return digits;
}

enum length { NONE, CHAR, SHORT, LONG, LONG_DOUBLE };

static void store_integer(void *to, enum length length, u64 value) {
  switch (length) {
  case CHAR: *(byte *)to = (byte)value; break;
  case SHORT: *(u16 *)to = (u16)value; break;
  case NONE: *(u32 *)to = (u32)value; break;
  default: *(u64 *)to = value; break;
  }
}

static void store_float(void *to, enum length length, const char *text) {
  if (length == LONG_DOUBLE) *(long double *)to = strtold(text, 0);
  else if (length == LONG) *(double *)to = strtod(text, 0);
  else *(float *)to = strtof(text, 0);
}

/* The characters of %[...] as a table; returns what follows the ']'. */
static const char *parse_set(const char *p, byte *set) {
  int negated = *p == '^';
  if (negated) p++;
  memset(set, negated, 256);
  const char *first = p;
  for (; *p && (*p != ']' || p == first); p++) {
    if (*p == '-' && p != first && p[1] && p[1] != ']' && (byte)p[-1] <= (byte)p[1])
      for (int c = (byte)p[-1]; c <= (byte)p[1]; c++) set[c] = (byte)!negated;
    else set[(byte)*p] = (byte)!negated;
  }
  return *p ? p + 1 : p;
}

/* A destination for characters: the caller's buffer, or one that grows (%ms). */
struct text {
  char *to;
  char **grown;
  size_t size;
};

static void add_char(struct text *t, int c) {
  if (t->grown) {
    if ((t->size & (t->size - 1)) == 0 || t->size == 0) *t->grown = t->to = realloc(t->to, t->size ? t->size * 2 + 1 : 2);
  }
  if (t->to) t->to[t->size] = (char)c;
  t->size++;
}

static int is_wanted(int c, char conversion, const byte *set) {
  return conversion == 'c' ? 1 : conversion == 's' ? !isspace(c) : set[c];
}

/* %c %s %[: 1 if something matched. */
static int match_text(struct reader *r, char conversion, int width, const byte *set, struct text *t) {
  int left = conversion == 'c' ? (width < 0 ? 1 : width) : width, c = 0;
  while (left != 0 && (c = field(r, &left)) != -1) {
    if (!is_wanted(c, conversion, set)) {
      give_back(r, c);
      break;
    }
    add_char(t, c);
  }
  if (conversion == 'c') return left == 0;
  if (t->size == 0) return 0;
  if (t->grown || t->to) {
    size_t matched = t->size;
    add_char(t, 0);
    t->size = matched;
  }
  return 1;
}

static int skip_space(struct reader *r) {
  int c;
  do c = take(r);
  while (c != EOF && isspace(c));
  give_back(r, c);
  return c;
}

static enum length parse_length(const char **at) {
  const char *p = *at;
  enum length length = NONE;
  if (*p == 'h') length = *++p == 'h' ? p++, CHAR : SHORT;
  else if (*p == 'l') length = *++p == 'l' ? p++, LONG_DOUBLE : LONG;
  else if (*p == 'L' || *p == 'q') length = LONG_DOUBLE, p++;
  else if (*p == 'j' || *p == 'z' || *p == 't') length = LONG, p++;
  *at = p;
  return length;
}

static int scan(struct reader *r, const char *p, va_list list) {
  struct number n;
  byte set[256];
  int stored = 0;
  va_list args, numbered;
  va_copy(args, list);
  for (; *p; ) {
    if (isspace((byte)*p)) {
      skip_space(r);
      p++;
      continue;
    }
    if (*p != '%' || p[1] == '%') {
      if (*p == '%') p++, skip_space(r);
      int c = take(r);
      if (c != (byte)*p) {
        give_back(r, c);
        if (c == EOF && !stored) stored = EOF;
        break;
      }
      p++;
      continue;
    }
    p++;
    int width = -1, position = 0, discard = 0, grow = 0;
    const char *q = p;
    if (isdigit((byte)*q)) {
      int number = 0;
      while (isdigit((byte)*q)) number = number * 10 + (*q++ - '0');
      if (*q == '$') position = number, p = q + 1;
    }
    if (*p == '*') discard = 1, p++;
    if (isdigit((byte)*p)) {
      width = 0;
      while (isdigit((byte)*p)) width = width * 10 + (*p++ - '0');
      if (width == 0) width = -1;
    }
    if (*p == 'm') grow = 1, p++;
    enum length length = parse_length(&p);
    char conversion = *p;
    if (!conversion) break;
    p++;
    if (conversion == '[') p = parse_set(p, set);
    void *to = 0;
    if (!discard) {
      if (position) {
        va_copy(numbered, list);
        for (int i = 0; i < position; i++) to = va_arg(numbered, void *);
        va_end(numbered);
      } else to = va_arg(args, void *);
    }
    if (conversion == 'n') {
      if (to) store_integer(to, length, (u64)r->read);
      continue;
    }
    int c = 0;
    if (conversion != 'c' && conversion != '[') c = skip_space(r);
    else give_back(r, c = take(r));
    if (c == EOF) {
      if (!stored) stored = EOF;
      break;
    }
    int matched = 0;
    switch (conversion) {
    case 'c': case 's': case '[': {
      struct text t = {grow ? 0 : to, grow ? to : 0, 0};
      if (grow && to) *(char **)to = 0;
      matched = match_text(r, conversion, width, set, &t);
      break;
    }
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
      matched = match_float(r, width, &n);
      if (matched && to) store_float(to, length, n.text);
      break;
    default: {
      int base = conversion == 'd' || conversion == 'u' ? 10 : conversion == 'o' ? 8 : conversion == 'i' ? 0 : (conversion | 32) == 'x' || conversion == 'p' ? 16 : -1;
      if (base < 0) goto end;
      if (conversion == 'p') length = LONG;
      base = match_integer(r, width, base, &n);
      matched = base != 0;
      if (matched && to) {
        int is_signed = conversion == 'd' || conversion == 'i';
        store_integer(to, length, is_signed ? (u64)strtol(n.text, 0, base) : strtoul(n.text, 0, base));
      }
    }
    }
    if (!matched) break;
    if (!discard) stored++;
  }
end:
  va_end(args);
  return stored;
}

int vfscanf(FILE *f, const char *format, va_list args) {
  struct reader r = {f, 0, -2, 0};
  int n = scan(&r, format, args);
  if (r.held >= 0) ungetc(r.held, f);
  return n;
}
int vscanf(const char *format, va_list args) { return vfscanf(stdin, format, args); }
int vsscanf(const char *text, const char *format, va_list args) {
  struct reader r = {0, text, -2, 0};
  return scan(&r, format, args);
}

#define DOOR(call)          \
  va_list args;             \
  va_start(args, format);   \
  int result = call;        \
  va_end(args);             \
  return result

int scanf(const char *format, ...) { DOOR(vscanf(format, args)); }
int fscanf(FILE *f, const char *format, ...) { DOOR(vfscanf(f, format, args)); }
int sscanf(const char *text, const char *format, ...) { DOOR(vsscanf(text, format, args)); }
int __isoc99_scanf(const char *format, ...) { DOOR(vscanf(format, args)); }
int __isoc99_fscanf(FILE *f, const char *format, ...) { DOOR(vfscanf(f, format, args)); }
int __isoc99_sscanf(const char *text, const char *format, ...) { DOOR(vsscanf(text, format, args)); }
int __isoc99_vscanf(const char *format, va_list args) { return vscanf(format, args); }
int __isoc99_vfscanf(FILE *f, const char *format, va_list args) { return vfscanf(f, format, args); }
int __isoc99_vsscanf(const char *text, const char *format, va_list args) { return vsscanf(text, format, args); }
int __isoc23_scanf(const char *format, ...) { DOOR(vscanf(format, args)); }
int __isoc23_fscanf(FILE *f, const char *format, ...) { DOOR(vfscanf(f, format, args)); }
int __isoc23_sscanf(const char *text, const char *format, ...) { DOOR(vsscanf(text, format, args)); }
