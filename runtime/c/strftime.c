/* strftime in the C locale, with GNU's flags (_ - 0 ^ #) and widths. What is no conversion is copied. */
#include "libc.h"

static const char *const days[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};

extern char *tzname[2];
void tzset(void);
time_t mktime(struct tm *);

struct text {
  char *to;
  size_t room, count;
};

struct style {
  int flag; /* '_', '-', '0' or 0 */
  int upper, swap;
  int width; /* -1 if absent */
};

static void add(struct text *t, char c) {
  if (t->count < t->room) t->to[t->count] = c;
  t->count++;
}

static void add_word(struct text *t, const struct style *s, const char *word, size_t size) {
  for (long pad = (long)s->width - (long)size; pad > 0; pad--) add(t, s->flag == '0' ? '0' : ' ');
  for (size_t i = 0; i < size; i++) add(t, s->swap ? (char)tolower((byte)word[i]) : s->upper ? (char)toupper((byte)word[i]) : word[i]);
}

/* A number of at least `least` digits, padded with `pad` unless a flag says otherwise. */
static void add_number(struct text *t, const struct style *s, long value, int least, char pad) {
  char digits[24];
  int n = 0, negative = value < 0;
  unsigned long v = negative ? -(unsigned long)value : (unsigned long)value;
  do digits[n++] = (char)('0' + v % 10), v /= 10;
  while (v);
  if (s->flag == '_' || s->flag == '-') pad = ' ';
  else if (s->flag == '0') pad = '0';
  int wanted = s->flag == '-' || s->width > least ? s->width : least, fill = wanted - n - negative;
  if (pad == ' ')
    for (; fill > 0; fill--) add(t, ' ');
  if (negative) add(t, '-');
  for (; fill > 0; fill--) add(t, '0');
  while (n) add(t, digits[--n]);
}

/* ISO 8601: the year and week that a day belongs to. */
static int is_leap(long year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
static int iso_days(int yday, int wday) { return yday - (yday - wday + 382) % 7 + 3; }
static long iso_year(const struct tm *d, int *week) {
  long year = d->tm_year + 1900L;
  int in = iso_days(d->tm_yday, d->tm_wday);
  if (in < 0) {
    year--;
    in = iso_days(d->tm_yday + 365 + is_leap(year), d->tm_wday);
  } else {
    int next = iso_days(d->tm_yday - (365 + is_leap(year)), d->tm_wday);
    if (next >= 0) year++, in = next;
  }
  *week = in / 7 + 1;
  return year;
}

static long hour12(const struct tm *d) { return d->tm_hour > 12 ? d->tm_hour - 12 : d->tm_hour == 0 ? 12 : d->tm_hour; }
static long floor_div(long a, long b) { return a / b - (a % b < 0); }

static void expand(struct text *t, const char *format, const struct tm *d, int upper);

static void add_nested(struct text *t, const struct style *s, const char *format, const struct tm *d) {
  char room[128];
  struct text inner = {room, sizeof room, 0};
  struct style plain = *s;
  plain.upper = plain.swap = 0;
  expand(&inner, format, d, s->upper);
  add_word(t, &plain, room, inner.count < sizeof room ? inner.count : sizeof room);
}

static void add_zone(struct text *t, const struct style *s, const struct tm *d) {
  long minutes = d->tm_gmtoff / 60, absolute = minutes < 0 ? -minutes : minutes;
  if (d->tm_isdst < 0) return;
  add_word(t, s, d->tm_gmtoff < 0 ? "-" : "+", 1); /* each of the two is as wide as is asked for */
  add_number(t, s, absolute / 60 * 100 + absolute % 60, 4, '0');
}

static void add_name(struct text *t, const struct style *s, const char *const *names, int index, int count, int shortened) {
  const char *word = index >= 0 && index < count ? names[index] : "?";
  size_t size = strlen(word);
  struct style upper = *s;
  if (s->swap) upper.upper = 1, upper.swap = 0; /* '#' turns names to upper case */
  add_word(t, &upper, word, shortened && size > 3 ? 3 : size);
}

/* 0 if there is no such conversion. */
static int conversion(struct text *t, const struct style *s, char c, const struct tm *d) {
  int week;
  long year = d->tm_year + 1900L;
  switch (c) {
  case 'a': add_name(t, s, days, d->tm_wday, 7, 1); break;
  case 'A': add_name(t, s, days, d->tm_wday, 7, 0); break;
  case 'b':
  case 'h': add_name(t, s, months, d->tm_mon, 12, 1); break;
  case 'B': add_name(t, s, months, d->tm_mon, 12, 0); break;
  case 'c': add_nested(t, s, "%a %b %e %H:%M:%S %Y", d); break;
  case 'C': add_number(t, s, floor_div(year, 100), 1, '0'); break;
  case 'd': add_number(t, s, d->tm_mday, 2, '0'); break;
  case 'D': add_nested(t, s, "%m/%d/%y", d); break;
  case 'e': add_number(t, s, d->tm_mday, 2, ' '); break;
  case 'F': add_nested(t, s, "%Y-%m-%d", d); break;
  case 'g': add_number(t, s, (iso_year(d, &week) % 100 + 100) % 100, 2, '0'); break;
  case 'G': add_number(t, s, iso_year(d, &week), 1, '0'); break;
  case 'H': add_number(t, s, d->tm_hour, 2, '0'); break;
  case 'I': add_number(t, s, hour12(d), 2, '0'); break;
  case 'j': add_number(t, s, d->tm_yday + 1, 3, '0'); break;
  case 'k': add_number(t, s, d->tm_hour, 2, ' '); break;
  case 'l': add_number(t, s, hour12(d), 2, ' '); break;
  case 'm': add_number(t, s, d->tm_mon + 1, 2, '0'); break;
  case 'M': add_number(t, s, d->tm_min, 2, '0'); break;
  case 'n': add_word(t, s, "\n", 1); break;
  case 'p': add_word(t, s, d->tm_hour >= 12 ? "PM" : "AM", 2); break;
  case 'P': add_word(t, &(struct style){s->flag, 0, 0, s->width}, d->tm_hour >= 12 ? "pm" : "am", 2); break;
  case 'r': add_nested(t, s, "%I:%M:%S %p", d); break;
  case 'R': add_nested(t, s, "%H:%M", d); break;
  case 's': {
    struct tm copy = *d;
    add_number(t, s, mktime(&copy), 1, ' ');
    break;
  }
  case 'S': add_number(t, s, d->tm_sec, 2, '0'); break;
  case 't': add_word(t, s, "\t", 1); break;
  case 'T':
  case 'X': add_nested(t, s, "%H:%M:%S", d); break;
  case 'u': add_number(t, s, (d->tm_wday + 6) % 7 + 1, 1, '0'); break;
  case 'U': add_number(t, s, (d->tm_yday - d->tm_wday + 7) / 7, 2, '0'); break;
  case 'V': iso_year(d, &week), add_number(t, s, week, 2, '0'); break;
  case 'w': add_number(t, s, d->tm_wday, 1, '0'); break;
  case 'W': add_number(t, s, (d->tm_yday - (d->tm_wday + 6) % 7 + 7) / 7, 2, '0'); break;
  case 'x': add_nested(t, s, "%m/%d/%y", d); break;
  case 'y': add_number(t, s, (year % 100 + 100) % 100, 2, '0'); break;
  case 'Y': add_number(t, s, year, 1, '0'); break;
  case 'z': add_zone(t, s, d); break;
  case 'Z': {
    const char *zone = d->tm_zone ? d->tm_zone : "";
    if (!*zone && d->tm_isdst >= 0) {
      tzset();
      zone = d->tm_isdst < 2 ? tzname[d->tm_isdst] : "?";
    }
    add_word(t, s, zone, strlen(zone));
    break;
  }
  case '%': add_word(t, s, "%", 1); break;
  default: return 0;
  }
  return 1;
}

static void expand(struct text *t, const char *p, const struct tm *d, int upper) {
  for (; *p; p++) {
    if (*p != '%') {
      add(t, upper ? (char)toupper((byte)*p) : *p);
      continue;
    }
    const char *start = p++;
    struct style s = {0, upper, 0, -1};
    for (;; p++) {
      if (*p == '_' || *p == '-' || *p == '0') s.flag = *p;
      else if (*p == '^') s.upper = 1;
      else if (*p == '#') s.swap = 1;
      else break;
    }
    if (isdigit((byte)*p))
      for (s.width = 0; isdigit((byte)*p); p++) s.width = s.width > 100000 ? s.width : s.width * 10 + (*p - '0');
    char modifier = *p == 'E' || *p == 'O' ? *p++ : 0; /* alternative forms: none in the C locale */
    int unfit = modifier && *p && strchr(modifier == 'E' ? "aAbBdDeFgGhHIjklmMSUVwW%" : "aAcDFxXY%", *p);
    if (!unfit && conversion(t, &s, *p, d)) continue;
    if (*p == '%') start = p; /* glibc looks back for the nearest */
    if (!*p) p--;
    s.upper |= s.swap & (*p == 'b' || *p == 'h');
    s.swap = 0;
    add_word(t, &s, start, (size_t)(p - start) + 1);
  }
}

size_t strftime(char *to, size_t size, const char *format, const struct tm *date) {
  struct text t = {to, size, 0};
  expand(&t, format, date, 0);
  if (t.count >= size) return 0;
  to[t.count] = 0;
  return t.count;
}
