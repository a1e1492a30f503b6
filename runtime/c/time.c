/* Time: a clock that starts at a fixed instant and moves a millisecond each time it is looked at (so that loops which
 * wait for it end), the calendar in UTC, and its texts. Dates follow the proleptic Gregorian calendar by counting in
 * eras of 400 years. */
#include "time_zone.h"
#include "waiting.h"

struct tm *localtime(const time_t *), *localtime_r(const time_t *, struct tm *);

static struct timespec clock_now = {1609459200, 0}; /* 2021-01-01 00:00:00 UTC */
static u64 looked;

void __sv_advance(time_t seconds, long nanoseconds) {
  clock_now.tv_nsec += nanoseconds;
  clock_now.tv_sec += seconds + clock_now.tv_nsec / 1000000000;
  clock_now.tv_nsec %= 1000000000;
  if (__sv_alarm) __sv_ring();
}

u64 __sv_clock(void) { return (u64)clock_now.tv_sec * 1000000000 + (u64)clock_now.tv_nsec; }
void __sv_set_clock(u64 time) {
  if (time > __sv_clock()) clock_now = (struct timespec){(time_t)(time / 1000000000), (long)(time % 1000000000)};
}
void __sv_clock_to(u64 time) {
  __sv_set_clock(time);
  if (__sv_alarm) __sv_ring();
}
/* A time may be symbolic: with one thread nobody asks whether it has come. */
int __sv_wait_for(const void *what, int limited, time_t seconds, long nanoseconds, u64 begun) {
  if (!__sv_scheduler && !__sv_alarm && limited) return __sv_advance(seconds, nanoseconds), TIMED_OUT;
  struct timespec length = {seconds, nanoseconds};
  __sv_cancellation_point();
  int error = __sv_wait_or_cancelled(what, limited ? begun + __sv_time_of(&length) : 0);
  __sv_cancellation_point();
  return error;
}
/* Sleeping: others go on meanwhile. How many nanoseconds are left, if a signal interrupts it. */
static u64 rest(time_t seconds, long nanoseconds) {
  u64 begun = __sv_clock();
  int error;
  do error = __sv_wait_for(&clock_now, 1, seconds, nanoseconds, begun);
  while (error == WOKEN); /* by a signal that is blocked */
  if (error != INTERRUPTED) return 0;
  u64 end = begun + __sv_time_of(&(struct timespec){seconds, nanoseconds});
  return end > __sv_clock() ? end - __sv_clock() : 1;
}

void __sv_now(struct timespec *to) {
  __sv_advance(0, 1000000);
  looked++;
  *to = clock_now;
}

time_t time(time_t *to) {
  struct timespec now;
  __sv_now(&now);
  if (to) *to = now.tv_sec;
  return now.tv_sec;
}
static int is_clock(int which) { return which < 12 && which != 10; }
int clock_gettime(int which, struct timespec *to) {
  if (!is_clock(which)) return errno = EINVAL, -1;
  __sv_now(to);
  return 0;
}
int clock_getres(int which, struct timespec *to) {
  if (!is_clock(which)) return errno = EINVAL, -1;
  if (to) *to = (struct timespec){0, 1};
  return 0;
}
int timespec_get(struct timespec *to, int base) { return base == 1 /* TIME_UTC */ ? __sv_now(to), base : 0; }
int timespec_getres(struct timespec *to, int base) { return base == 1 ? clock_getres(0, to), base : 0; }
int gettimeofday(struct timeval *to, void *zone) {
  struct timespec now;
  __sv_now(&now);
  if (to) *to = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  if (zone) memset(zone, 0, 8);
  return 0;
}
int settimeofday(const void *to, const void *zone) { return (void)to, (void)zone, errno = EPERM, -1; }
clock_t clock(void) { return (clock_t)(++looked * 1000); } /* a millisecond of processor time per look */
struct tms { clock_t user, system, children_user, children_system; };
clock_t times(struct tms *to) {
  clock_t used = (clock_t)(++looked / 10);
  if (to) *to = (struct tms){used, 0, 0, 0};
  return used;
}
struct timeb { time_t time; u16 millitm; short timezone, dstflag; };
int ftime(struct timeb *to) {
  struct timespec now;
  __sv_now(&now);
  *to = (struct timeb){now.tv_sec, (u16)(now.tv_nsec / 1000000), 0, 0};
  return 0;
}

/* glibc's cuts what is left to seconds, and some of it has always passed. */
unsigned sleep(unsigned seconds) {
  u64 left = rest(seconds, 0);
  return left ? (unsigned)((left - 1) / 1000000000) : 0;
}
int usleep(unsigned microseconds) {
  return rest(microseconds / 1000000, (long)(microseconds % 1000000) * 1000) ? (errno = EINTR, -1) : 0;
}
int nanosleep(const struct timespec *wanted, struct timespec *left) {
  if (wanted->tv_sec < 0 || wanted->tv_nsec < 0 || wanted->tv_nsec > 999999999) return errno = EINVAL, -1;
  u64 time = rest(wanted->tv_sec, wanted->tv_nsec);
  if (left) *left = (struct timespec){(time_t)(time / 1000000000), (long)(time % 1000000000)};
  return time ? (errno = EINTR, -1) : 0;
}
int clock_nanosleep(int which, int flags, const struct timespec *wanted, struct timespec *left) {
  if (!is_clock(which) || which == 3) return EINVAL; /* nobody waits for a thread's own time */
  if (!(flags & 1)) return nanosleep(wanted, left) ? errno : 0;
  if (wanted->tv_nsec < 0 || wanted->tv_nsec > 999999999) return EINVAL; /* TIMER_ABSTIME */
  __sv_cancellation_point();
  int error;
  do {
    error = __sv_wait_or_cancelled(&clock_now, __sv_time_of(wanted));
    __sv_cancellation_point();
  } while (error == WOKEN);
  return error == INTERRUPTED ? EINTR : 0;
}
double difftime(time_t end, time_t start) { return (double)(end - start); }

long __sv_days_before(long year, long month) {
  year += month / 12;
  month %= 12;
  if (month < 0) month += 12, year--;
  long y = month < 2 ? year - 1 : year, shifted = month < 2 ? month + 10 : month - 2; /* March is 0 */
  long era = (y >= 0 ? y : y - 399) / 400, of_era = y - era * 400;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + (153 * shifted + 2) / 5 - 719468;
}

static long whole_days(time_t at) { return at / 86400 - (at % 86400 < 0); }

/* The year, counted from March, of a day, and the days since that March began. */
static long march_year(long days, long *of_year) {
  long shifted = days + 719468; /* from 0000-03-01 */
  long era = (shifted >= 0 ? shifted : shifted - 146096) / 146097, of_era = shifted - era * 146097;
  long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  *of_year = of_era - (365 * year + year / 4 - year / 100);
  return year + era * 400;
}

long __sv_year(time_t at) {
  long of_year, year = march_year(whole_days(at), &of_year);
  return year + (of_year >= 306);
}

struct tm *__sv_split(time_t at, struct tm *to) {
  long days = whole_days(at), rest = at % 86400 + (at % 86400 < 0 ? 86400 : 0);
  long of_year, year = march_year(days, &of_year), month = (5 * of_year + 2) / 153;
  year += month >= 10;
  if (year - 1900 > INT_MAX || year - 1900 < INT_MIN) return errno = EOVERFLOW, (struct tm *)0;
  memset(to, 0, sizeof *to);
  to->tm_sec = (int)(rest % 60);
  to->tm_min = (int)(rest / 60 % 60);
  to->tm_hour = (int)(rest / 3600);
  to->tm_mday = (int)(of_year - (153 * month + 2) / 5 + 1);
  to->tm_mon = (int)(month < 10 ? month + 2 : month - 10);
  to->tm_year = (int)(year - 1900);
  to->tm_wday = (int)((days % 7 + 11) % 7); /* day 0 was a Thursday */
  to->tm_yday = (int)(days - __sv_days_before(year, 0));
  return to;
}

time_t __sv_join(const struct tm *from) {
  long days = __sv_days_before(from->tm_year + 1900L, from->tm_mon) + from->tm_mday - 1;
  return ((days * 24 + from->tm_hour) * 60 + from->tm_min) * 60 + from->tm_sec;
}

struct tm __sv_broken_time;
struct tm *gmtime_r(const time_t *at, struct tm *to) {
  if (!__sv_split(*at, to)) return 0;
  to->tm_zone = "GMT";
  return to;
}
struct tm *gmtime(const time_t *at) { return gmtime_r(at, &__sv_broken_time); }
time_t timegm(struct tm *from) {
  time_t at = __sv_join(from);
  return gmtime_r(&at, from) ? at : -1;
}

static char *as_text(const struct tm *from, char *to, size_t room) {
  static const char days[] = "SunMonTueWedThuFriSat", months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
  const char *day = (unsigned)from->tm_wday < 7 ? days + 3 * from->tm_wday : "???";
  const char *month = (unsigned)from->tm_mon < 12 ? months + 3 * from->tm_mon : "???";
  if (from->tm_year > INT_MAX - 1900) return errno = EOVERFLOW, (char *)0;
  int n = snprintf(to, room, "%.3s %.3s%3d %.2d:%.2d:%.2d %d\n", day, month, from->tm_mday, from->tm_hour, from->tm_min, from->tm_sec, from->tm_year + 1900);
  return n < 0 ? 0 : (size_t)n >= room ? (errno = EOVERFLOW, (char *)0) : to;
}
char *asctime_r(const struct tm *from, char *to) { return as_text(from, to, 26); }
char *asctime(const struct tm *from) {
  static char text[114];
  return as_text(from, text, sizeof text);
}
char *ctime_r(const time_t *at, char *to) {
  struct tm parts;
  return localtime_r(at, &parts) ? asctime_r(&parts, to) : 0;
}
char *ctime(const time_t *at) {
  struct tm *parts = localtime(at);
  return parts ? asctime(parts) : 0;
}
