/* The scanf family. Characters come from a string or a stream through one small reader with one character of push-back;
 * numbers are matched into a buffer, then converted by strtol and strtod. The wide functions read wide characters; their
 * format is UTF-8 here. */
#include "libc.h"

struct reader {
  FILE *stream;
  const char *text;
  const int *wide_text;
  int wide;  /* characters are wide */
  int held;  /* a character given back, or -2 */
  long read; /* characters taken */
};
unsigned fgetwc(FILE *), ungetwc(unsigned, FILE *), btowc(int);
int iswspace(unsigned), mbsinit(const void *);
size_t wcslen(const int *);

static int take(struct reader *r) {
  int c;
  if (r->held != -2) c = r->held, r->held = -2;
  else if (r->wide) c = r->stream ? (int)fgetwc(r->stream) : *r->wide_text ? *r->wide_text++ : EOF;
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
  int digits = 0, point = 0, hex = 0, some = 0, c = field(r, &width);
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
    some = hex; /* "0x." is read, and is 0 */
    keep(n, c);
  }
  if (digits && c != -1 && (c | 32) == (hex ? 'p' : 'e')) {
    keep(n, c);
    c = field(r, &width);
    if (c == '+' || c == '-') keep(n, c), c = field(r, &width);
    for (; c != -1 && isdigit(c); c = field(r, &width)) keep(n, c); /* "1e" is 1, as glibc has it */
  }
  unfield(r, &width, c);
  return digits || some;
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

/* What %[...] allows, up to its ']'. */
struct set {
  const char *first, *end;
  int negated, wide;
};
static const char *parse_set(const char *p, struct set *set) {
  set->negated = *p == '^';
  set->first = p += set->negated;
  if (*p == ']') p++;
  while (*p && *p != ']') p++;
  set->end = p;
  return *p ? p + 1 : 0; /* without an end it is none */
}

/* The next member of a set: a byte, or (wide) a character of the UTF-8 that formats are then. */
static int member(const char **p, int wide) {
  u32 c = (byte) * (*p)++;
  if (!wide || c < 0xc0) return (int)c;
  int more = __builtin_clz(~(c << 24)) - 1;
  for (c &= 0x3fu >> more; more > 0; more--) c = c << 6 | ((byte) * (*p)++ & 63);
  return (int)c;
}
static int is_in(const struct set *set, int c) {
  int before = -1;
  for (const char *p = set->first; p < set->end;) {
    int m = member(&p, set->wide);
    if (m == '-' && before >= 0 && p < set->end) {
      const char *after = p;
      int last = member(&after, set->wide);
      if (before <= last) {
        if (before <= c && c <= last) return !set->negated;
        before = last, p = after;
        continue;
      }
    }
    if (m == c) return !set->negated;
    before = m;
  }
  return set->negated;
}

/* A destination for characters: the caller's buffer, or one that grows (%ms); of wide characters, or of bytes. */
struct text {
  char *to;
  char **grown;
  size_t size, room;
  int wide;
};

static void add(struct text *t, const void *what, size_t n) {
  if (t->grown && t->size + n > t->room) {
    t->room = t->room * 2 + 16;
    char *bigger = realloc(t->to, t->room);
    if (!bigger) free(t->to);
    *t->grown = t->to = bigger;
  }
  if (t->to) memcpy(t->to + t->size, what, n);
  t->size += n;
}

/* Adds a character in the form that the destination wants; 0 if it has none there. `pending` are bytes of a multibyte
 * character that is not complete yet. */
static int add_char(struct reader *r, struct text *t, int c, u64 *pending) {
  char bytes[8] = {(char)c};
  if (t->wide && !r->wide) {
    size_t n = mbrtowc(&c, bytes, 1, pending);
    if (n == (size_t)-2) return 1;
    if (n == (size_t)-1) return 0;
  }
  if (t->wide) return add(t, &c, sizeof c), 1;
  size_t n = r->wide ? wcrtomb(bytes, c, 0) : 1;
  if (n == (size_t)-1) return 0;
  return add(t, bytes, n), 1;
}

static int is_blank(const struct reader *r, int c) { return r->wide ? iswspace((unsigned)c) : isspace(c); }
static int is_wanted(const struct reader *r, int c, char conversion, const struct set *set) {
  return conversion == 'c' ? 1 : conversion == 's' ? !is_blank(r, c) : is_in(set, c);
}

/* %c %s %[: 1 if something matched, -1 if what was read is no character. */
static int match_text(struct reader *r, char conversion, int width, const struct set *set, struct text *t) {
  int left = conversion == 'c' && width < 0 ? 1 : width, c, any = 0;
  u64 pending = 0;
  while (left != 0 && (c = field(r, &left)) != -1) {
    if (!is_wanted(r, c, conversion, set)) {
      give_back(r, c);
      break;
    }
    any = 1;
    if (!add_char(r, t, c, &pending)) return errno = EILSEQ, -1;
    if (left >= 0 && !mbsinit(&pending)) left++; /* the width of %lc and %ls counts characters */
  }
  if (!mbsinit(&pending)) return errno = EILSEQ, -1;
  if (conversion == 'c' || !any) return any; /* glibc takes fewer characters than %3c asks for */
  if (t->grown || t->to) add(t, (const int[1]){0}, t->wide ? sizeof(int) : 1);
  return 1;
}

static int skip_space(struct reader *r) {
  int c;
  do c = take(r);
  while (c != EOF && is_blank(r, c));
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
  struct set set = {.wide = r->wide};
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
      if (c != member(&p, r->wide)) {
        give_back(r, c);
        if (c == EOF && !stored) stored = EOF;
        break;
      }
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
    for (; *p == '*' || *p == '\'' || *p == 'I'; p++) discard |= *p == '*'; /* grouping and other digits: the locale has none */
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
    if (conversion == 'S' || conversion == 'C') length = LONG, conversion |= 32;
    if (conversion == '[' && !(p = parse_set(p, &set))) break;
    void *to = 0;
    if (!discard) {
      if (position) {
        va_copy(numbered, list);
        for (int i = 0; i < position; i++) to = va_arg(numbered, void *);
        va_end(numbered);
      } else to = va_arg(args, void *);
    }
    if (conversion == 'n') {
      if (!discard) store_integer(to, length, (u64)r->read);
      continue;
    }
    int c = 0;
    if (conversion != 'c' && conversion != '[') c = skip_space(r);
    else give_back(r, c = take(r));
    if (c == EOF) {
      if (grow && to) *(char **)to = 0;
      if (!stored) stored = EOF;
      break;
    }
    int matched = 0;
    if (!discard && !to) *(volatile char *)to = 0; /* the caller's mistake */
    switch (conversion) {
    case 'c': case 's': case '[': {
      struct text t = {.to = grow ? 0 : to, .grown = grow ? to : 0, .wide = length == LONG};
      if (grow && to) *(char **)to = 0;
      matched = match_text(r, conversion, width, &set, &t);
      if (matched <= 0 && t.grown) free(t.to), *t.grown = 0;
      if (matched < 0 && r->wide && conversion == 'c' && !stored) stored = EOF; /* glibc's answer here alone */
      if (matched < 0) matched = 0;
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
      if (conversion == 'p' && c == '(') {
        matched = match_word(r, &width, "(nil)", &n);
        if (matched && to) *(void **)to = 0;
        break;
      }
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
  struct reader r = {.stream = f, .held = -2};
  int n = scan(&r, format, args);
  if (r.held >= 0) ungetc(r.held, f);
  return n;
}
int vscanf(const char *format, va_list args) { return vfscanf(stdin, format, args); }
int vsscanf(const char *text, const char *format, va_list args) {
  struct reader r = {.text = text, .held = -2};
  return scan(&r, format, args);
}

/* Wide: the format becomes UTF-8. */
static int scan_wide(struct reader *r, const int *format, va_list args) {
  char *text = malloc(wcslen(format) * 6 + 1), *end = text;
  if (!text) return EOF;
  for (; *format; format++) end += __sv_encode(end, (u32)*format);
  *end = 0;
  r->wide = 1;
  r->held = -2;
  int n = scan(r, text, args);
  free(text);
  return n;
}
int vfwscanf(FILE *f, const int *format, va_list args) {
  struct reader r = {.stream = f};
  int n = scan_wide(&r, format, args);
  if (r.held >= 0) ungetwc((unsigned)r.held, f);
  return n;
}
int vwscanf(const int *format, va_list args) { return vfwscanf(stdin, format, args); }
int vswscanf(const int *text, const int *format, va_list args) {
  struct reader r = {.wide_text = text};
  return scan_wide(&r, format, args);
}

int scanf(const char *format, ...) { DOOR(format, vscanf(format, args)); }
int fscanf(FILE *f, const char *format, ...) { DOOR(format, vfscanf(f, format, args)); }
int sscanf(const char *text, const char *format, ...) { DOOR(format, vsscanf(text, format, args)); }
int __isoc99_scanf(const char *format, ...) { DOOR(format, vscanf(format, args)); }
int __isoc99_fscanf(FILE *f, const char *format, ...) { DOOR(format, vfscanf(f, format, args)); }
int __isoc99_sscanf(const char *text, const char *format, ...) { DOOR(format, vsscanf(text, format, args)); }
int __isoc99_vscanf(const char *format, va_list args) { return vscanf(format, args); }
int __isoc99_vfscanf(FILE *f, const char *format, va_list args) { return vfscanf(f, format, args); }
int __isoc99_vsscanf(const char *text, const char *format, va_list args) { return vsscanf(text, format, args); }
int __isoc23_scanf(const char *format, ...) { DOOR(format, vscanf(format, args)); }
int __isoc23_fscanf(FILE *f, const char *format, ...) { DOOR(format, vfscanf(f, format, args)); }
int __isoc23_sscanf(const char *text, const char *format, ...) { DOOR(format, vsscanf(text, format, args)); }
int wscanf(const int *format, ...) { DOOR(format, vwscanf(format, args)); }
int fwscanf(FILE *f, const int *format, ...) { DOOR(format, vfwscanf(f, format, args)); }
int swscanf(const int *text, const int *format, ...) { DOOR(format, vswscanf(text, format, args)); }
int __isoc99_wscanf(const int *format, ...) { DOOR(format, vwscanf(format, args)); }
int __isoc99_fwscanf(FILE *f, const int *format, ...) { DOOR(format, vfwscanf(f, format, args)); }
int __isoc99_swscanf(const int *text, const int *format, ...) { DOOR(format, vswscanf(text, format, args)); }
int __isoc99_vwscanf(const int *format, va_list args) { return vwscanf(format, args); }
int __isoc99_vfwscanf(FILE *f, const int *format, va_list args) { return vfwscanf(f, format, args); }
int __isoc99_vswscanf(const int *text, const int *format, va_list args) { return vswscanf(text, format, args); }
