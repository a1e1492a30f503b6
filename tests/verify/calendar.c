// BUG: user-report
// Days of a month: none has more than 31, February has 28 or 29.
#include "task.h"

int main(void) {
  unsigned short year = __VERIFIER_nondet_ushort();
  unsigned char month = __VERIFIER_nondet_uchar();
  if (month < 1 || month > 12) return 1;
  int leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0), days;
  if (month == 2) days = 28 + leap;
  else if (month == 4 || month == 6 || month == 9 || month == 11) days = 30;
  else days = 31;
#ifdef BUG
  check(days != 29 || year % 100 != 0);
#else
  check(days >= 28 && days <= 31);
  check(days != 29 || year % 4 == 0);
#endif
}
