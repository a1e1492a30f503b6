/* strptime: dates from text, in the C locale, filling in the day of the week and of the year where they follow. */
#include "libc.h"

static const char *const days[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};

struct parsed {
  struct tm *to;
  int century, afternoon, twelve_hours, year_in_century;   /* -1: not given */
  int has_day, has_month, has_week_day, has_year_day, week_sunday, week_monday;
};

static int number(const char **s, int low, int high, int digits) {
  int n = 0;
  while (isspace((byte)**s)) ++*s;
  if (!isdigit((byte)**s)) return -1;
  do n = n * 10 + *(*s)++ - '0';
  while (--digits > 0 && n * 10 <= high && isdigit((byte)**s));
  return n < low || n > high ? -1 : n;
}

/* A full name or its first three letters, without case. */
static int name(const char **s, const char *const *names, int count) {
  for (int i = 0; i < count; i++) {
    size_t n = strlen(names[i]);
    if (strncasecmp(*s, names[i], n) != 0 && strncasecmp(*s, names[i], n = 3) != 0) continue;
    *s += n;
    return i;
  }
  return -1;
}

static int zone(const char **s, struct tm *to) {
  while (isspace((byte)**s)) ++*s;
  if (**s == 'Z') {
    ++*s;
    to->tm_gmtoff = 0;
    return 1;
  }
  if (**s != '+' && **s != '-') return 0;
  int negative = *(*s)++ == '-', n = 0, value = 0;
  while (n < 4 && isdigit((byte)**s)) {
    value = value * 10 + *(*s)++ - '0';
    n++;
    if (**s == ':' && n == 2 && isdigit((byte)(*s)[1])) ++*s;
  }
  if (n == 2) value *= 100;
  else if (n != 4) return 0;
  if (value % 100 >= 60) return 0;
  to->tm_gmtoff = (value / 100 * 60 + value % 100) * 60;
  if (negative) to->tm_gmtoff = -to->tm_gmtoff;
  return 1;
}

static const char *parse(const char *s, const char *f, struct parsed *p);

/* What stands for several conversions: all of them, or none. */
static const char *several(const char *s, const char *f, struct parsed *p) {
  struct tm before = *p->to;
  const char *rest = parse(s, f, p);
  if (!rest) *p->to = before;
  return rest;
}

/* One conversion; the rest of the text, or 0. */
static const char *convert(const char *s, char c, struct parsed *p) {
  struct tm *to = p->to;
  int n = 0;
#define NUMBER(low, high, digits) \
  if ((n = number(&s, low, high, digits)) < 0) return 0
  switch (c) {
  case '%': return *s == '%' ? s + 1 : 0;
  case 'a': case 'A':
    if ((n = name(&s, days, 7)) < 0) return 0;
    to->tm_wday = n, p->has_week_day = 1;
    return s;
  case 'b': case 'B': case 'h':
    if ((n = name(&s, months, 12)) < 0) return 0;
    to->tm_mon = n, p->has_month = 1;
    return s;
  case 'c': return several(s, "%a %b %e %H:%M:%S %Y", p);
  case 'C': NUMBER(0, 99, 2); p->century = n; return s;
  case 'd': case 'e': NUMBER(1, 31, 2); to->tm_mday = n, p->has_day = 1; return s;
  case 'x': case 'D': return several(s, "%m/%d/%y", p);
  case 'F': return several(s, "%Y-%m-%d", p);
  case 'H': case 'k': NUMBER(0, 23, 2); to->tm_hour = n, p->twelve_hours = 0; return s;
  case 'I': case 'l': NUMBER(1, 12, 2); to->tm_hour = n % 12, p->twelve_hours = 1; return s;
  case 'j': NUMBER(1, 366, 3); to->tm_yday = n - 1, p->has_year_day = 1; return s;
  case 'm': NUMBER(1, 12, 2); to->tm_mon = n - 1, p->has_month = 1; return s;
  case 'M': NUMBER(0, 59, 2); to->tm_min = n; return s;
  case 'n': case 't':
    while (isspace((byte)*s)) s++;
    return s;
  case 'p':
    if (strncasecmp(s, "AM", 2) == 0) p->afternoon = 0;
    else if (strncasecmp(s, "PM", 2) == 0) p->afternoon = 1;
    else return 0;
    return s + 2;
  case 'r': return several(s, "%I:%M:%S %p", p);
  case 'R': return several(s, "%H:%M", p);
  case 's': {
    time_t seconds = 0;
    if (!isdigit((byte)*s)) return 0;
    do seconds = seconds * 10 + *s++ - '0';
    while (isdigit((byte)*s));
    return localtime_r(&seconds, to) ? s : 0;
  }
  case 'S': NUMBER(0, 61, 2); to->tm_sec = n; return s;
  case 'X': case 'T': return several(s, "%H:%M:%S", p);
  case 'u': NUMBER(1, 7, 1); to->tm_wday = n % 7, p->has_week_day = 1; return s;
  case 'g': NUMBER(0, 99, 2); return s;
  case 'G':
    if (!isdigit((byte)*s)) return 0;
    while (isdigit((byte)*s)) s++;
    return s;
  case 'U': NUMBER(0, 53, 2); p->week_sunday = n; return s;
  case 'W': NUMBER(0, 53, 2); p->week_monday = n; return s;
  case 'V': NUMBER(0, 53, 2); return s;
  case 'w': NUMBER(0, 6, 1); to->tm_wday = n, p->has_week_day = 1; return s;
  case 'y':
    NUMBER(0, 99, 2);
    p->year_in_century = n, to->tm_year = n < 69 ? n + 100 : n;
    return s;
  case 'Y': NUMBER(0, 9999, 4); to->tm_year = n - 1900, p->year_in_century = -2; return s;
  case 'Z': /* read, but nothing in it is understood */
    while (isspace((byte)*s)) s++;
    while (*s && !isspace((byte)*s)) s++;
    return s;
  case 'z': return zone(&s, to) ? s : 0;
  default: return 0;
  }
}

static const char *parse(const char *s, const char *f, struct parsed *p) {
  for (; *f; f++) {
    if (isspace((byte)*f)) {
      while (isspace((byte)*s)) s++;
      continue;
    }
    if (*f != '%' || !f[1]) {
      if (*f != *s) return 0;
      s++;
      continue;
    }
    f++;
    while (*f == '-' || *f == '_' || *f == '0' || *f == '^' || *f == '#') f++;
    while (isdigit((byte)*f)) f++;
    if ((*f == 'E' || *f == 'O') && f[1]) {
      const char *what = *f == 'E' ? "cCxXyY" : "bBhdeHImMSUVWwy";
      if (!strchr(what, *++f)) return 0;
    }
    if (!*f || !(s = convert(s, *f, p))) return 0;
  }
  return s;
}

static int leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }
static int days_before(int month, int year) {
  static const u16 sums[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
  return sums[month] + (month > 1 && leap(year));
}
static int week_day(const struct tm *t) { /* of a month and day */
  int y = t->tm_year + 1900;
  long past = y - 1;
  long leaps = (past >= 0 ? past / 4 - past / 100 + past / 400 : -((-past + 3) / 4) + (-past + 99) / 100 - (-past + 399) / 400);
  long n = 1 + 365 * past + leaps + days_before(t->tm_mon, y) + t->tm_mday - 1; /* 0001-01-01 was a Monday */
  if (y == 0 && t->tm_mon < 2) n++; /* glibc counts a leap day too many up to there */
  return (int)((n % 7 + 7) % 7);
}

char *strptime(const char *s, const char *format, struct tm *to) {
  struct parsed p = {.to = to, .century = -1, .afternoon = -1, .year_in_century = -1, .week_sunday = -1, .week_monday = -1};
  const char *rest = parse(s, format, &p);
  if (p.twelve_hours && p.afternoon == 1 && rest) to->tm_hour += 12;
  if (!rest) return 0;
  if (p.year_in_century >= 0) to->tm_year = p.year_in_century + (p.century >= 0 ? (p.century - 19) * 100 : p.year_in_century < 69 ? 100 : 0);
  else if (p.century >= 0) to->tm_year = (p.century - 19) * 100;
  int dated = p.year_in_century != -1 || p.century >= 0 || p.has_month || p.has_day;
  if (dated && !p.has_week_day) {
    if (!(p.has_month && p.has_day) && p.has_year_day) {
      int month = 0;
      while (month < 11 && days_before(month + 1, to->tm_year + 1900) <= to->tm_yday) month++;
      if (!p.has_month) to->tm_mon = month;
      if (!p.has_day) to->tm_mday = to->tm_yday - days_before(month, to->tm_year + 1900) + 1;
      p.has_month = p.has_day = 1;
    }
    if ((unsigned)to->tm_mon < 12) to->tm_wday = week_day(to);
  }
  if (dated && !p.has_year_day && (unsigned)to->tm_mon < 12)
    to->tm_yday = days_before(to->tm_mon, to->tm_year + 1900) + to->tm_mday - 1;
  int week = p.week_sunday >= 0 ? p.week_sunday : p.week_monday;
  if (week >= 0 && p.has_week_day) {
    struct tm first = {.tm_year = to->tm_year, .tm_mday = 1};
    int start = p.week_sunday < 0, day = (to->tm_wday - start + 7) % 7, offset = (week_day(&first) - start + 7) % 7;
    if (!p.has_year_day) to->tm_yday = (7 - offset) % 7 + (week - 1) * 7 + day;
    if (!p.has_day || !p.has_month) {
      int month = to->tm_yday < 0 ? -1 : 0; /* days of the year before */
      while (month >= 0 && month < 11 && days_before(month + 1, to->tm_year + 1900) <= to->tm_yday) month++;
      if (!p.has_month) to->tm_mon = month;
      if (!p.has_day) to->tm_mday = to->tm_yday - (month < 0 ? 0 : days_before(month, to->tm_year + 1900)) + 1;
    }
  }
  return (char *)rest;
}
