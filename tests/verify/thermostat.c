// BUG: user-report
// A thermostat in floating point: what its sensor's reading becomes in degrees, how it is rounded, and when it heats.
#include "task.h"

int main(void) {
  unsigned char raw = __VERIFIER_nondet_uchar();
  double volts = raw * (3.3 / 256);
  double degrees = (volts - 0.5) * 100;
  check(degrees > -50.1 && degrees < 280);
  int whole = (int)(degrees < 0 ? degrees - 0.5 : degrees + 0.5);
  float back = (float)whole;
#ifdef BUG
  check(degrees < 278);
#else
  check(degrees - back < 0.5001 && back - degrees < 0.5001);
#endif
  int heats = degrees < 19.5;
  check(!heats || whole <= 19 + 1);
  return 0;
}
