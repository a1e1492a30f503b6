/* select and poll on the descriptors there are: files and the console are always ready, pipes as they stand. While a
 * thread waits others may change that. If none can, the clock moves on, or, without a timeout, it is a finding. */
#include "waiting.h"

struct pollfd { int fd; short events, revents; };

static int look(struct pollfd *list, u64 count, int *is_open) {
  int ready = *is_open = 0;
  for (u64 i = 0; i < count; i++) {
    int asked = list[i].events & (SV_CAN_READ | SV_CAN_WRITE | 0x40 | 0x100 | SV_READ_HUNG_UP), now = list[i].fd < 0 ? 0 : __sv_readiness(list[i].fd);
    *is_open |= now & SV_OPEN;
    if (now & SV_CAN_READ) now |= 0x40; /* POLLRDNORM, POLLWRNORM */
    if (now & SV_CAN_WRITE) now |= 0x100;
    list[i].revents = (short)(now & (asked | SV_FAULT | SV_HUNG_UP | SV_INVALID));
    ready += list[i].revents != 0;
  }
  return ready;
}

/* Waits for something to become ready; 0: the time is up. A time that is waited in parts ends when the whole would. */
u64 (*__sv_timer_due)(void);
static int interrupted; /* the last wait was */
/* What a call answers that found so many ready. */
int __sv_ready(int ready) { return ready || !interrupted ? ready : (errno = EINTR, -1); }
int __sv_wait_for_descriptors(int is_open, int limited, time_t seconds, long nanoseconds, u64 begun) {
  u64 due = __sv_timer_due ? __sv_timer_due() : 0;
  struct timespec length = {seconds, nanoseconds};
  if (due && (!limited || due < begun + __sv_time_of(&length))) { /* which may be what is waited for */
    __sv_cancellation_point();
    interrupted = __sv_wait_or_cancelled(&__sv_descriptors, due) == INTERRUPTED;
    return __sv_cancellation_point(), !interrupted;
  }
  __sv_open_waits += is_open != 0;
  int error = __sv_wait_for(&__sv_descriptors, limited, seconds, nanoseconds, begun);
  if (error == DEADLOCK) __sv_stuck("waiting for descriptors that nothing will make ready");
  __sv_open_waits -= is_open != 0;
  interrupted = error == INTERRUPTED;
  return error == WOKEN;
}

int poll(struct pollfd *list, u64 count, int timeout) {
  u64 begun = __sv_clock();
  int ready, is_open;
  while (!(ready = look(list, count, &is_open)) && __sv_wait_for_descriptors(is_open, timeout >= 0, timeout / 1000, timeout % 1000 * 1000000L, begun)) {}
  return __sv_ready(ready);
}
int ppoll(struct pollfd *list, u64 count, const struct timespec *timeout, const void *signals) {
  u64 begun = __sv_clock();
  int ready, is_open;
  (void)signals;
  if (timeout && (timeout->tv_sec < 0 || !__sv_is_time(timeout))) return errno = EINVAL, -1;
  while (!(ready = look(list, count, &is_open)) && __sv_wait_for_descriptors(is_open, timeout != 0, timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_nsec : 0, begun)) {}
  return __sv_ready(ready);
}
int __poll_chk(struct pollfd *list, u64 count, int timeout, size_t room) {
  _Noreturn void __chk_fail(void);
  if (count > room / sizeof *list) __chk_fail();
  return poll(list, count, timeout);
}

/* Sets of descriptors, 64 to a word. */
static int wanted(const u64 *set, int fd) { return set && set[fd / 64] >> fd % 64 & 1; }

enum { READS = 1, WRITES = 2 };
static int ready_for(int fd, const u64 *reads, const u64 *writes) {
  int now = __sv_readiness(fd);
  return (wanted(reads, fd) && (now & (SV_CAN_READ | SV_HUNG_UP | SV_FAULT)) ? READS : 0) | (wanted(writes, fd) && (now & (SV_CAN_WRITE | SV_FAULT)) ? WRITES : 0);
}
static int is_any_ready(int count, const u64 *reads, const u64 *writes, int *is_open) {
  *is_open = 0;
  for (int fd = 0; fd < count; fd++) {
    if (ready_for(fd, reads, writes)) return 1;
    if (wanted(reads, fd)) *is_open |= __sv_readiness(fd) & SV_OPEN;
  }
  return 0;
}

static int choose(int count, u64 *reads, u64 *writes, u64 *errors, int limited, time_t seconds, long nanoseconds) {
  int ready = 0, is_open;
  if (count < 0 || count > 1024 || (limited && (seconds < 0 || nanoseconds < 0 || nanoseconds >= 1000000000))) return errno = EINVAL, -1;
  for (int fd = 0; fd < count; fd++)
    if ((wanted(reads, fd) || wanted(writes, fd) || wanted(errors, fd)) && __sv_readiness(fd) == SV_INVALID) return errno = EBADF, -1;
  for (u64 begun = __sv_clock(); !is_any_ready(count, reads, writes, &is_open) && __sv_wait_for_descriptors(is_open, limited, seconds, nanoseconds, begun);) {}
  if (!is_any_ready(count, reads, writes, &is_open) && __sv_ready(0) < 0) return -1;
  for (int fd = 0; fd < count; fd++) {
    int ways = ready_for(fd, reads, writes), in = (ways & READS) != 0, out = (ways & WRITES) != 0;
    u64 bit = (u64)1 << fd % 64;
    if (reads && !in) reads[fd / 64] &= ~bit;
    if (writes && !out) writes[fd / 64] &= ~bit;
    if (errors) errors[fd / 64] &= ~bit;
    ready += in + out;
  }
  return ready;
}
int select(int count, void *reads, void *writes, void *errors, struct timeval *timeout) {
  u64 begun = __sv_clock();
  if (timeout && timeout->tv_usec >= 1000000) timeout->tv_sec += timeout->tv_usec / 1000000, timeout->tv_usec %= 1000000;
  int ready = choose(count, reads, writes, errors, timeout != 0, timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_usec * 1000 : 0);
  if (!timeout || ready < 0) return ready;
  /* What is left of it. */
  u64 passed = (__sv_clock() - begun) / 1000, asked = (u64)timeout->tv_sec * 1000000 + (u64)timeout->tv_usec, left = ready && asked > passed ? asked - passed : 0;
  return *timeout = (struct timeval){(time_t)(left / 1000000), (long)(left % 1000000)}, ready;
}
int pselect(int count, void *reads, void *writes, void *errors, const struct timespec *timeout, const void *signals) {
  (void)signals;
  return choose(count, reads, writes, errors, timeout != 0, timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_nsec : 0);
}
long __fdelt_chk(long fd) {
  _Noreturn void __chk_fail(void);
  if (fd < 0 || fd >= 1024) __chk_fail();
  return fd / 64;
}
