/* A float taken apart, by its bits: exact of all inputs. */
#include "libc.h"

#define FRACTION_BITS(real) (sizeof(real) == 8 ? 52 : 23)
#define FIELD(real) (sizeof(real) == 8 ? 0x7ff : 0xff)

#define PARTS(real, whole, suffix, builtin_suffix)                                  \
  union bits##suffix { real value; whole bits; };                                   \
  real modf##suffix(real x, real *integer) {                                        \
    real cut = *integer = __builtin_trunc##builtin_suffix(x);                       \
    real rest = __builtin_isinf_sign(x) ? 0 : x - cut;                              \
    return __builtin_copysign##builtin_suffix(rest, x);                             \
  }                                                                                 \
  real frexp##suffix(real x, int *exponent) {                                       \
    union bits##suffix u = {x};                                                     \
    int field = (int)(u.bits >> FRACTION_BITS(real)) & FIELD(real), below = 0;      \
    *exponent = 0;                                                                  \
    if (field == FIELD(real) || x == 0) return x + x;                               \
    if (field == 0) {                                                               \
      u.value *= 0x1p60f;                                                           \
      below = 60;                                                                   \
      field = (int)(u.bits >> FRACTION_BITS(real)) & FIELD(real);                   \
    }                                                                               \
    *exponent = field - (FIELD(real) / 2 - 1) - below;                              \
    u.bits &= ~((whole)FIELD(real) << FRACTION_BITS(real));                         \
    u.bits |= (whole)(FIELD(real) / 2 - 1) << FRACTION_BITS(real);                  \
    return u.value;                                                                 \
  }                                                                                 \
  real fdim##suffix(real x, real y) {                                               \
    if (x <= y) return 0;                                                           \
    real over = x - y;                                                              \
    if (__builtin_isinf_sign(over) && __builtin_isfinite(x) && __builtin_isfinite(y)) errno = ERANGE; \
    return over;                                                                    \
  }
PARTS(double, u64, , ) PARTS(float, u32, f, f)
