/* The timer of the process (alarm, setitimer): its signal comes when the clock passes its time, and the clock moves where the
 * program waits or looks at it. That it may come anywhere else, too, is not explored. */
#include "waiting.h"

enum { SIGALRM = 14, KINDS = 3 /* of timers; the first counts real time */ };
enum { MICROSECOND = 1000, SECOND = 1000000000 };
struct timeval_ { long seconds, microseconds; };
struct itimerval { struct timeval_ interval, value; };
void __sv_signal_from_kernel(int number);

u64 __sv_alarm;
static u64 interval;
static struct itimerval of_processor[KINDS]; /* which take no time here */

void __sv_ring(void) {
  u64 now = __sv_clock();
  if (now < __sv_alarm) return;
  __sv_alarm = interval ? __sv_alarm + interval * ((now - __sv_alarm) / interval + 1) : 0;
  __sv_signal_from_kernel(SIGALRM);
}

static u64 left(void) {
  u64 now = __sv_clock();
  return __sv_alarm > now ? __sv_alarm - now : __sv_alarm != 0;
}
static void set(u64 first, u64 then) {
  __sv_alarm = first ? __sv_clock() + first : 0;
  interval = then;
  if (first) __symvm_note("a timer's signal, which may come at any instruction");
}

unsigned alarm(unsigned seconds) {
  u64 before = left(), rounded = (before + SECOND / 2) / SECOND;
  set((u64)seconds * SECOND, 0);
  return before && !rounded ? 1 : (unsigned)rounded;
}
unsigned ualarm(unsigned first, unsigned then) {
  u64 before = left();
  set((u64)first * MICROSECOND, (u64)then * MICROSECOND);
  return (unsigned)((before + MICROSECOND - 1) / MICROSECOND);
}

static int is_time(const struct timeval_ *t) { return t->seconds >= 0 && t->microseconds >= 0 && t->microseconds < 1000000; }
static u64 nanoseconds(const struct timeval_ *t) {
  const long most = 4000000000; /* some 127 years: the clock has room for them */
  return (u64)(t->seconds < most ? t->seconds : most) * SECOND + (u64)t->microseconds * MICROSECOND;
}
static struct timeval_ split(u64 time) {
  time += MICROSECOND - 1;
  return (struct timeval_){(long)(time / SECOND), (long)(time % SECOND / MICROSECOND)};
}

int getitimer(int which, struct itimerval *to) {
  if (which < 0 || which >= KINDS) return errno = EINVAL, -1;
  *to = which ? of_processor[which] : (struct itimerval){split(interval), split(left())};
  return 0;
}
int setitimer(int which, const struct itimerval *new, struct itimerval *old) {
  static const struct itimerval none;
  struct itimerval before;
  if (!new) new = &none;
  if (getitimer(which, &before) || !is_time(&new->interval) || !is_time(&new->value)) return errno = EINVAL, -1;
  if (which) {
    if (nanoseconds(&new->value)) __symvm_note("a timer of processor time");
    of_processor[which] = *new;
  } else set(nanoseconds(&new->value), nanoseconds(&new->interval));
  if (old) *old = before;
  return 0;
}
