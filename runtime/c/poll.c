/* select and poll on the descriptors there are: files and the console are always ready, pipes as they stand. Nothing
 * changes while a single process waits: with a timeout the clock moves on, without one it is a finding. */
#include "libc.h"

struct pollfd { int fd; short events, revents; };

static int look(struct pollfd *list, u64 count) {
  int ready = 0;
  for (u64 i = 0; i < count; i++) {
    int asked = list[i].events & (SV_CAN_READ | SV_CAN_WRITE | 0x40 | 0x100), now = list[i].fd < 0 ? 0 : __sv_readiness(list[i].fd);
    if (now & SV_CAN_READ) now |= 0x40; /* POLLRDNORM, POLLWRNORM */
    if (now & SV_CAN_WRITE) now |= 0x100;
    list[i].revents = (short)(now & (asked | SV_FAULT | SV_HUNG_UP | SV_INVALID));
    ready += list[i].revents != 0;
  }
  return ready;
}

static void wait_for(int limited, time_t seconds, long nanoseconds) {
  if (!limited) __symvm_finding("deadlock", "waiting for descriptors that nothing will make ready");
  __sv_advance(seconds, nanoseconds);
}

int poll(struct pollfd *list, u64 count, int timeout) {
  int ready = look(list, count);
  if (!ready) wait_for(timeout >= 0, timeout / 1000, timeout % 1000 * 1000000L);
  return ready;
}
int ppoll(struct pollfd *list, u64 count, const struct timespec *timeout, const void *signals) {
  int ready = look(list, count);
  (void)signals;
  if (!ready) wait_for(timeout != 0, timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_nsec : 0);
  return ready;
}
int __poll_chk(struct pollfd *list, u64 count, int timeout, size_t room) {
  _Noreturn void __chk_fail(void);
  if (count > room / sizeof *list) __chk_fail();
  return poll(list, count, timeout);
}

/* Sets of descriptors, 64 to a word. */
static int wanted(const u64 *set, int fd) { return set && set[fd / 64] >> fd % 64 & 1; }

static int choose(int count, u64 *reads, u64 *writes, u64 *errors, int limited, time_t seconds, long nanoseconds) {
  int ready = 0;
  if (count < 0 || count > 1024) return errno = EINVAL, -1;
  for (int fd = 0; fd < count; fd++)
    if ((wanted(reads, fd) || wanted(writes, fd) || wanted(errors, fd)) && __sv_readiness(fd) == SV_INVALID) return errno = EBADF, -1;
  for (int fd = 0; fd < count; fd++) {
    int now = __sv_readiness(fd), in = wanted(reads, fd) && (now & (SV_CAN_READ | SV_HUNG_UP | SV_FAULT)), out = wanted(writes, fd) && (now & (SV_CAN_WRITE | SV_FAULT));
    u64 bit = (u64)1 << fd % 64;
    if (reads && !in) reads[fd / 64] &= ~bit;
    if (writes && !out) writes[fd / 64] &= ~bit;
    if (errors) errors[fd / 64] &= ~bit;
    ready += in + out;
  }
  if (!ready) wait_for(limited, seconds, nanoseconds);
  return ready;
}
int select(int count, void *reads, void *writes, void *errors, struct timeval *timeout) {
  return choose(count, reads, writes, errors, timeout != 0, timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_usec * 1000 : 0);
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
