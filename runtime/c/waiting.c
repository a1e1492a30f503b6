/* Waiting, see waiting.h. */
#include "waiting.h"

const struct __sv_scheduler *__sv_scheduler;
const char __sv_descriptors;

static int wait(const void *what, u64 until, int may_be_cancelled) {
  if (__sv_scheduler) return __sv_scheduler->wait(what, until, may_be_cancelled);
  if (__sv_alarm && (!until || __sv_alarm <= until)) {
    u64 before = __sv_handled;
    __sv_clock_to(__sv_alarm);
    return __sv_handled != before ? INTERRUPTED : WOKEN;
  }
  if (!until) return DEADLOCK;
  __sv_clock_to(until);
  return TIMED_OUT;
}
int __sv_wait(const void *what, u64 until) { return wait(what, until, 0); }
int __sv_wait_or_cancelled(const void *what, u64 until) { return wait(what, until, 1); }
int __sv_wake(const void *what, int count) { return __sv_scheduler ? __sv_scheduler->wake(what, count) : 0; }
void __sv_give_way(void) {
  if (__sv_scheduler) __sv_scheduler->give_way();
}
void __sv_cancellation_point(void) {
  if (__sv_scheduler) __sv_scheduler->cancellation_point();
}
int __sv_open_waits;
_Noreturn void __sv_stuck(const char *what) {
  if (!__sv_open_waits) __symvm_finding("deadlock", what);
  __symvm_note("waiting for the world outside"), __symvm_exit(0);
}
u64 __sv_thread(void) { return __sv_scheduler ? __sv_scheduler->thread() : 0; }

int __sv_is_time(const struct timespec *time) { return time->tv_nsec >= 0 && time->tv_nsec < 1000000000; }
u64 __sv_time_of(const struct timespec *time) {
  const u64 second = 1000000000, last = (u64)LONG_MAX / second;
  if (time->tv_sec < 0) return 1;
  u64 sum = ((u64)time->tv_sec < last ? (u64)time->tv_sec : last - 1) * second + (u64)time->tv_nsec % second;
  return sum ? sum : 1;
}
