/* Local time: what TZ says, as POSIX writes it ("CET-1CEST,M3.5.0,M10.5.0/3") and glibc reads it. There are no files of
 * zones: a name of one ("Europe/Berlin") is UTC under what letters it begins with, as where glibc finds none. Without TZ,
 * or where it has no rules, everything is the calendar's with a constant added: no branch. */
#include "time_zone.h"

enum kind { DAY, DAY_BUT_LEAP, WEEKDAY }; /* n, Jn, Mm.n.d */

/* A kind of time, its name, and when in a year it ends: rules[0] is standard time, which begins summer's. */
static struct rule {
  const char *name;
  long offset; /* seconds east of Greenwich */
  enum kind kind;
  u16 month, week, day;
  int seconds; /* of that day, in this kind of time */
} rules[2];

static int is_read, has_rules;
static char *text; /* the TZ that was read; 0 if none */

char *tzname[2] = {"GMT", "GMT"}; /* glibc's, until TZ is looked at */
char *__tzname[2] = {"GMT", "GMT"};
long timezone, __timezone;
int daylight, __daylight;

static int is_letter(char c) { return (unsigned)(c | 32) - 'a' < 26; }
static int is_quotable(char c) { return is_letter(c) || (unsigned)c - '0' < 10 || c == '+' || c == '-'; }

/* These take what they read off the text; 0 if it is not there. */
static int read_name(const char **s, struct rule *to) {
  const char *start = *s, *end = start;
  while (is_letter(*end)) end++;
  int quoted = end - start < 3;
  if (quoted) {
    if (*start != '<') return 0;
    for (end = ++start; is_quotable(*end);) end++;
    if (*end != '>' || end - start < 3) return 0;
  }
  const char *name = __sv_keep_text(start, (size_t)(end - start));
  if (!name) return 0;
  to->name = name;
  *s = end + quoted;
  return 1;
}

/* As scanf's %hu. */
static int read_number(const char **s, u16 *to) {
  char *end;
  unsigned long n = strtoul(*s, &end, 10);
  if (end == *s) return 0;
  *to = (u16)n;
  *s = end;
  return 1;
}

/* Numbers with a separator between them, which remains where no number follows; how many there were. */
static int read_numbers(const char **s, char separator, u16 to[3]) {
  int n = 0;
  for (const char *at = *s; n < 3 && read_number(&at, to + n); at++, n++) {
    *s = at;
    if (*at != separator) return n + 1;
  }
  return n;
}

static int least(int a, int b) { return a < b ? a : b; }

static int read_offset(const char **s, struct rule *to, int summer) {
  u16 part[3] = {0};
  if (!summer && **s != '+' && **s != '-' && !isdigit((byte)**s)) return 0;
  int sign = **s == '-' ? 1 : -1; /* what TZ writes is west */
  *s += **s == '-' || **s == '+';
  if (!read_numbers(s, ':', part)) return to->offset = summer ? rules[0].offset + 3600 : 0, summer;
  to->offset = sign * (least(part[2], 59) + least(part[1], 59) * 60 + least(part[0], 24) * 3600);
  return 1;
}

/* A date and time of the year. What was read of a bad one stays: glibc goes by it. */
static int read_rule(const char **s, struct rule *to) {
  const char *at = *s;
  at += *at == ',';
  if (*at == 'J' || isdigit((byte)*at)) {
    to->kind = *at == 'J' ? DAY_BUT_LEAP : DAY;
    if (*at == 'J' && !isdigit((byte)*++at)) return 0;
    char *end;
    unsigned long day = strtoul(at, &end, 10);
    if (day > 365 || day < to->kind) return 0;
    to->day = (u16)day;
    at = end;
  } else if (*at == 'M') {
    u16 part[3] = {to->month, to->week, to->day};
    to->kind = WEEKDAY;
    at++;
    int n = read_numbers(&at, '.', part);
    to->month = part[0], to->week = part[1], to->day = part[2];
    if (n < 3 || to->month < 1 || to->month > 12 || to->week < 1 || to->week > 5 || to->day > 6) return 0;
  } else if (!*at) { /* the law of the United States since 2007 */
    int start = to == rules;
    to->kind = WEEKDAY;
    to->month = start ? 3 : 11, to->week = start ? 2 : 1, to->day = 0;
  } else {
    return 0;
  }
  if (*at && *at != '/' && *at != ',') return 0;
  to->seconds = 7200;
  if (*at == '/') {
    u16 part[3] = {2, 0, 0};
    if (!*++at) return to->seconds = 0;
    int sign = *at == '-' ? -1 : 1;
    at += *at == '-';
    read_numbers(&at, ':', part);
    to->seconds = sign * (part[0] * 3600 + part[1] * 60 + part[2]);
  }
  *s = at;
  return 1;
}

static void read_zone(const char *s) {
  memset(rules, 0, sizeof rules);
  has_rules = 0;
  rules[0].name = rules[1].name = s ? "" : "UTC";
  if (!s || !read_name(&s, &rules[0]) || !read_offset(&s, &rules[0], 0)) return;
  if (!*s) {
    rules[1] = rules[0];
    return;
  }
  has_rules = 1;
  if (read_name(&s, &rules[1])) read_offset(&s, &rules[1], 1);
  if (read_rule(&s, &rules[0])) read_rule(&s, &rules[1]);
}

void tzset(void) {
  const char *now = getenv("TZ");
  if (now) now += *now == ':';
  if (now && !*now) now = 0; /* UTC, by this name where glibc has its files */
  if (is_read && (now && text ? strcmp(now, text) == 0 : !now && !text)) return;
  int held = __sv_hold_failures(0); /* the host's needs no memory for a zone that it read before */
  free(text);
  text = now ? strdup(now) : 0;
  is_read = 1;
  read_zone(text);
  __sv_hold_failures(held);
  for (int i = 0; i < 2; i++) tzname[i] = __tzname[i] = (char *)rules[i].name;
  timezone = __timezone = -rules[0].offset;
  daylight = __daylight = rules[0].offset != rules[1].offset;
}

/* When the rule's kind of time ends in a year. Up to 1970 glibc takes the day of the year for one of 1970: all before is
 * what stands at the beginning of a year. */
static time_t change(const struct rule *r, long year) {
  long start = __sv_days_before(year, 0), day = r->day;
  if (r->kind == DAY_BUT_LEAP) {
    int leap = __sv_days_before(year, 2) - start == 60;
    day += (leap & (day >= 60)) - 1;
  } else if (r->kind == WEEKDAY) {
    long first = __sv_days_before(year, r->month - 1), size = __sv_days_before(year, r->month) - first;
    long of_month = (r->day + 7 - (first % 7 + 11) % 7) % 7 + (r->week - 1) * 7;
    day = first - start + of_month - (of_month >= size ? 7 : 0);
  }
  return (day + (year > 1970 ? start : 0)) * 86400 - r->offset + r->seconds;
}

static long offset_at(time_t at, int *summer) {
  long year = __sv_year(at);
  time_t start = change(&rules[0], year), end = change(&rules[1], year);
  int later = at >= start, earlier = at < end;
  *summer = start > end ? later | earlier : later & earlier; /* in the south summer goes over the year's end */
  return *summer ? rules[1].offset : rules[0].offset;
}

static struct tm *split_locally(time_t at, struct tm *to) {
  int summer = 0;
  long offset = has_rules ? offset_at(at, &summer) : rules[0].offset;
  if (!__sv_split((time_t)((u64)at + (u64)offset), to)) return 0;
  to->tm_isdst = summer;
  to->tm_gmtoff = offset;
  to->tm_zone = summer ? rules[1].name : rules[0].name;
  return to;
}

struct tm *localtime_r(const time_t *at, struct tm *to) {
  if (!is_read) tzset(); /* a TZ that changed is for those who call tzset */
  return split_locally(*at, to);
}
struct tm *localtime(const time_t *at) {
  tzset();
  return split_locally(*at, &__sv_broken_time);
}

/* The instant, if there is one, that is called `wanted` where summer is as `asked` for (or as it may be, < 0). This walks
 * as glibc does, from where the last call ended: on that depends which of two instants with one name is found, and on
 * which side of a gap one lands. */
static int find(long wanted, int asked, long guess, time_t *found) {
  time_t at = wanted + guess, last = at, before_last = at;
  int summer, was_summer = 0;
  long miss;
  for (int probes = 6; (miss = wanted - at - offset_at(at, &summer)); was_summer = summer) {
    int to_and_fro = at == before_last && at != last; /* within a gap */
    if (to_and_fro && (asked < 0 ? was_summer <= summer : (asked != 0) != summer)) return *found = at, 1;
    if (--probes == 0) return errno = EOVERFLOW, 0;
    before_last = last, last = at, at += miss;
  }
  *found = at;
  if (asked < 0 || (asked != 0) == summer) return 1;
  /* As if the nearest summer (or winter) went on until there; if there is none near, it is an hour away. */
  for (long away = 601200; away < 229222804; away += 601200)
    for (int side = -1; side <= 1; side += 2) {
      int there;
      long offset = offset_at(at + side * away, &there);
      if ((asked != 0) == there) return *found = wanted - offset, 1;
    }
  *found = at + (asked ? -3600 : 3600);
  return 1;
}

time_t mktime(struct tm *from) {
  static long guess; /* what the last call's instant was away from UTC of the same name */
  tzset();
  long wanted = __sv_join(from);
  time_t at;
  if (!has_rules) {
    guess = -rules[0].offset - (from->tm_isdst > 0 ? 3600 : 0);
    at = wanted + guess;
  } else { /* seconds beyond a minute are counted from there */
    int seconds = from->tm_sec, within = seconds < 0 ? 0 : least(seconds, 59);
    if (!find(wanted - seconds + within, from->tm_isdst, guess, &at)) return -1;
    guess = at - (wanted - seconds + within);
    at += seconds - within;
  }
  return split_locally(at, from) ? at : -1;
}
time_t timelocal(struct tm *from) { return mktime(from); }
