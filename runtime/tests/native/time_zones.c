/* Local time against the host's: zones as TZ gives them, instants around their changes, and the way back. */
#define _GNU_SOURCE
#include "differ.h"
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

OURS(tzset); OURS(localtime); OURS(localtime_r); OURS(mktime); OURS(timelocal); OURS(ctime); OURS(ctime_r); OURS(strftime); OURS(setenv); OURS(unsetenv); OURS(gmtime_r);
OURS(tzname); OURS(timezone); OURS(daylight);

/* A row of its own: the other comparisons meet what they met before. */
static uint64_t row = 1;
static unsigned of(unsigned n) {
  row = row * 6364136223846793005 + 1442695040888963407;
  return (unsigned)(row >> 33) % n;
}

static const char *const zones[] = {
    "EST5EDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0/2,M10.5.0/3", "<+03>-3", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "EST5EDT", "UTC0", "UTC", "GMT0BST,M3.5.0/1,M10.5.0",
    "NZST-12NZDT,M9.5.0,M4.1.0/3", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "IST-1GMT0,M10.5.0,M3.5.0/1", "AAA3BBB,J60/0,J300/26", "AAA3BBB,59,365/-30:15:10", "AAA-3:30:15BBB-5:10:20,J1/0,J365/23",
    "ABC10DEF,0/0,J365/25", "EET-2EEST,M3.5.5/0,M10.5.5/0", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "IST-2IDT,M3.4.4/26,M10.5.0", "EET-2EEST,M3.4.4/50,M10.4.4/50", "WGT3WGST,M3.5.0/-26,M10.5.0/-25",
    "XXX-24YYY-25,J100,J200", "XXX24YYY20,J200,J100", "XXX4XXX4,J10,J20", "EST5EDT,", "EST5EDT4", "EST5EDT4,", "EST5EDT,M3.2.0", "EST5EDT,foo", "EST5EDT,M3.2.0/,M11.1.0", "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,J0,J10", "EST5EDT,J366,J10", "EST5EDT,400,3", "EST5!", "EST5ED", "EST5,M3.2.0,M11.1.0", "AB3", "EST", "EST+", "EST+-3", "EST- 3", "EST5:", "EST5:70:80", "EST99", "EST5EDT+", "EST5EDT-:", "<AB>3", "<ABC3", "<A*C>3", "<ABC>3<DEF>2,M3.2.0,M11.1.0",
    "Europe/Berlin", "America/New_York", "posixrules", "Universal", "nonsense", "123", ",", ":", "::EST5", ":EST5EDT,M3.2.0,M11.1.0", ":CET-1", "EST5EDT,M3.2.0M11.1.0", "EST5EDT,M3.2.0/2:30:15,M11.1.0/1:5", "EST5EDT M3.2.0", "EST5EDT,,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,,M11.1.0", "EST5EDT,M3.2,M11.1.0"};
enum { COUNT = sizeof zones / sizeof *zones };

static char zone[80];

static void random_rule(char *to) {
  to += of(3) ? sprintf(to, ",M%u.%u.%u", 1 + of(12), 1 + of(5), of(7)) : of(2) ? sprintf(to, ",J%u", 1 + of(365)) : sprintf(to, ",%u", of(366));
  if (of(2)) to += sprintf(to, "/%s%u", of(3) ? "" : "-", of(of(4) ? 25 : 168));
  if (of(5) == 0) sprintf(to, ":%u", of(60));
}
static void random_zone(void) {
  static const char *const signs[] = {"", "-", "+"};
  char *to = zone;
  to += sprintf(to, "STD%s%u", signs[of(3)], of(14));
  if (of(4) == 0) to += sprintf(to, ":%u", of(60));
  if (of(4) == 0) return;
  to += sprintf(to, "DST");
  if (of(3) == 0) to += sprintf(to, "%s%u", signs[of(3)], of(14));
  random_rule(to), random_rule(to + strlen(to));
}

static int same(const struct tm *x, const struct tm *y) {
  return x->tm_sec == y->tm_sec && x->tm_min == y->tm_min && x->tm_hour == y->tm_hour && x->tm_mday == y->tm_mday && x->tm_mon == y->tm_mon && x->tm_year == y->tm_year && x->tm_wday == y->tm_wday && x->tm_yday == y->tm_yday && x->tm_isdst == y->tm_isdst && x->tm_gmtoff == y->tm_gmtoff && !strcmp(x->tm_zone, y->tm_zone);
}
static void told(const char *what, time_t t, time_t u, const struct tm *x, const struct tm *y) {
  differ(what, "TZ=%s: %ld %ld: %d-%d-%d %d:%d:%d %d %ld %s / %d-%d-%d %d:%d:%d %d %ld %s", zone, (long)t, (long)u, x->tm_year + 1900, x->tm_mon + 1, x->tm_mday, x->tm_hour, x->tm_min, x->tm_sec, x->tm_isdst, x->tm_gmtoff, x->tm_zone,
         y->tm_year + 1900, y->tm_mon + 1, y->tm_mday, y->tm_hour, y->tm_min, y->tm_sec, y->tm_isdst, y->tm_gmtoff, y->tm_zone);
}

static int same_text(const char *a, const char *b) { return a && b ? !strcmp(a, b) : a == b; }

/* From an instant near `t` to its name, and back from one near that. */
static void instant(time_t t) {
  struct tm x, y;
  char a[80], b[80];
  if (!localtime_r(&t, &x) != !sv_localtime_r(&t, &y)) differ("localtime_r", "TZ=%s: %ld", zone, (long)t);
  if (!localtime_r(&t, &x)) return;
  if (!same(&x, &y)) told("localtime_r", t, t, &x, &y);
  if (!same_text(ctime(&t), sv_ctime(&t)) || !same_text(ctime_r(&t, a), sv_ctime_r(&t, b))) differ("ctime", "TZ=%s: %ld", zone, (long)t);
  static const int steps[] = {0, 0, 1, 59, 600, 1800, 3599, 3600, 3601, 7200, 86400};
  int by = steps[of(11)];
  if (of(2)) by = -by;
  x.tm_sec += of(2) ? by : 0, x.tm_min += by / 60, x.tm_mday += of(4) ? 0 : (int)of(400) - 200, x.tm_mon += of(9) ? 0 : (int)of(100) - 50;
  x.tm_isdst = (int)of(4) - 1;
  if (of(30) == 0) x.tm_zone = of(2) ? "" : 0;
  y = x;
  size_t n = strftime(a, sizeof a, "%Z %z %s %c", &x), m = sv_strftime(b, sizeof b, "%Z %z %s %c", &y);
  if (n != m || strcmp(a, b)) differ("strftime", "TZ=%s: '%s' '%s'", zone, a, b);
  struct tm before = x;
  errno = sv_errno = 0;
  time_t u = mktime(&x), v = of(2) ? sv_mktime(&y) : sv_timelocal(&y);
  if (u != v || !same(&x, &y) || errno != sv_errno) before.tm_zone = zone, told("mktime of", t, before.tm_isdst, &before, &before), told("mktime", u, v, &x, &y);
}

static void in_zone(const char *tz) {
  char old[80];
  struct tm x, y;
  time_t t = (time_t)of(2000000000);
  strcpy(old, zone);
  strcpy(zone, tz ? tz : "");
  tz ? setenv("TZ", tz, 1) : unsetenv("TZ");
  tz ? sv_setenv("TZ", tz, 1) : sv_unsetenv("TZ");
  localtime_r(&t, &x), sv_localtime_r(&t, &y); /* as yet in the zone of before */
  if (!same(&x, &y)) told("localtime_r before tzset", t, t, &x, &y);
  switch (of(3)) { /* all of these set it */
  case 0: tzset(), sv_tzset(); break;
  case 1:
    if (!same(localtime(&t), sv_localtime(&t))) told("localtime", t, t, localtime(&t), sv_localtime(&t));
    break;
  case 2: mktime(&x), sv_mktime(&y); break;
  }
  for (int i = 0; i < 2; i++)
    if (strcmp(tzname[i], sv_tzname[i])) differ("tzname", "TZ=%s after %s: %d: '%s' '%s'", zone, old, i, tzname[i], sv_tzname[i]);
  if (timezone != sv_timezone || daylight != sv_daylight) differ("timezone", "TZ=%s: %ld %ld, %d %d", zone, timezone, sv_timezone, daylight, sv_daylight);
  time_t start = (time_t)of(60) * 31556952 + (time_t)of(9000000); /* of a search for a change */
  localtime_r(&start, &x);
  for (int i = 0; i < 12; i++) {
    t = start + i * 2600000;
    localtime_r(&t, &y);
    if (x.tm_isdst == y.tm_isdst) continue;
    time_t low = t - 2600000, high = t;
    while (high - low > 1) {
      time_t middle = low + (high - low) / 2;
      struct tm z;
      localtime_r(&middle, &z);
      if (z.tm_isdst == y.tm_isdst) high = middle;
      else low = middle;
    }
    for (int k = 0; k < 12; k++) instant(high + (int)of(20000) - 10000);
    for (int k = -2; k < 3; k++) instant(high + k), instant(high + k * 1800);
    x = y;
  }
  for (int i = 0; i < 20; i++) instant((time_t)((row >> of(40)) % 40000000000) - (of(3) ? 0 : 20000000000));
  instant(0), instant(-1), instant((long)of(2000000000) * 80000), instant(-31 * (long)of(2000000000)); /* in glibc the days of the year 5881580 overflow, and those of the week go wrong before the year 0 */
}

/* What cannot be, and what strftime copies. */
static void edges(void) {
  static const time_t ends[] = {LONG_MAX, LONG_MIN, 67767976233619200, 67767976233532799, 67767976233532800, -67768040609740800, -67768040609827201};
  struct tm x, y;
  for (int i = 0; i < 7; i++) {
    errno = sv_errno = 0;
    if (!localtime_r(ends + i, &x) != !sv_localtime_r(ends + i, &y) || errno != sv_errno) differ("localtime_r", "TZ=%s: %ld", zone, ends[i]);
  }
  char f[40], a[400], b[400];
  time_t t = (time_t)of(2000000000);
  gmtime_r(&t, &x);
  if (of(2)) x.tm_hour = (int)of(80) - 20;
  x.tm_gmtoff = (long)of(100000) - 50000;
  x.tm_isdst = (int)of(4) - 1;
  char *p = f;
  for (int i = 0; i < 2; i++) {
    *p++ = '%';
    while (of(3) == 0) *p++ = "_-0^#+"[of(6)];
    if (of(4) == 0) p += sprintf(p, "%u", of(15));
    if (of(3) == 0) *p++ = "EO"[of(2)];
    *p++ = (char)(of(3) ? 32 + of(95) : "zZIlpPcr"[of(8)]);
  }
  if (of(5) == 0) *p++ = '%';
  *p = 0;
  size_t n = strftime(a, sizeof a, f, &x), m = sv_strftime(b, sizeof b, f, &x);
  if (n != m || (n && strcmp(a, b))) differ("strftime", "\"%s\": '%s' '%s'", f, n ? a : "", m ? b : "");
}

void time_zones(int rounds) {
  setenv("TZDIR", "/nowhere", 1); /* ours has no files of zones */
  for (int i = 0; i < rounds; i++) {
    in_zone(zones[of(COUNT)]), edges();
    random_zone();
    char tz[80];
    in_zone(strcpy(tz, zone));
    if (of(5) == 0) in_zone(NULL);
  }
  unsetenv("TZDIR");
  setenv("TZ", "", 1), sv_setenv("TZ", "", 1), tzset(), sv_tzset();
  if (strcmp(tzname[0], sv_tzname[0]) || strcmp(tzname[1], sv_tzname[1]) || timezone || sv_timezone) differ("tzname", "'%s' '%s'", tzname[0], sv_tzname[0]);
}
