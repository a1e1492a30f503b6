/* What C++ asks the world for: std::chrono's clocks, and std::random_device. */
#include "cxx.h"

int clock_gettime(int, struct timespec *);
ssize_t getrandom(void *, size_t, unsigned);

/* static time_point now(), in nanoseconds */
static long now(int clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec * 1000000000 + t.tv_nsec;
}
long _ZNSt6chrono3_V212system_clock3nowEv(void) { return now(0); }
long _ZNSt6chrono3_V212steady_clock3nowEv(void) { return now(1); }
const _Bool _ZNSt6chrono3_V212system_clock9is_steadyE = 0, _ZNSt6chrono3_V212steady_clock9is_steadyE = 1;

/* std::random_device: whatever it is called, its numbers are those of getrandom */
#define RANDOM_DEVICE(name) _ZNSt13random_device##name
void RANDOM_DEVICE(7_M_initERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE)(void *device, const_string name) { (void)device, (void)name; }
void RANDOM_DEVICE(7_M_finiEv)(void *device) { (void)device; }
unsigned RANDOM_DEVICE(9_M_getvalEv)(void *device) {
  unsigned number = 0;
  (void)device;
  getrandom(&number, sizeof number, 0);
  return number;
}
double _ZNKSt13random_device13_M_getentropyEv(const void *device) { return (void)device, 32.0; }
