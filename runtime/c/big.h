/* Natural numbers of any size, for exact conversion between text and floats: little-endian 32-bit limbs in
 * caller-provided storage. */
#ifndef SYMVM_BIG_H
#define SYMVM_BIG_H
#include "libc.h"

struct big {
  int count; /* limbs in use; the top one is not 0 */
  u32 *limbs;
};

static void big_trim(struct big *b) {
  while (b->count && b->limbs[b->count - 1] == 0) b->count--;
}

/* b = b * factor + addend */
static void big_mul_add(struct big *b, u32 factor, u32 addend) {
  u64 carry = addend;
  for (int i = 0; i < b->count; i++) {
    carry += (u64)b->limbs[i] * factor;
    b->limbs[i] = (u32)carry;
    carry >>= 32;
  }
  if (carry) b->limbs[b->count++] = (u32)carry;
}

/* b = b * 10^power */
static void big_scale10(struct big *b, long power) {
  for (; power >= 9; power -= 9) big_mul_add(b, 1000000000, 0);
  for (; power > 0; power--) big_mul_add(b, 10, 0);
}

static long big_bits(const struct big *b) {
  return b->count ? 32L * b->count - __builtin_clz(b->limbs[b->count - 1]) : 0;
}

static void big_shl(struct big *b, long bits) {
  int limbs = (int)(bits / 32), shift = (int)(bits % 32);
  if (b->count == 0) return;
  b->limbs[b->count] = 0;
  for (int i = b->count; i >= 0; i--) {
    u64 low = i > 0 ? b->limbs[i - 1] : 0;
    b->limbs[i + limbs] = shift ? (u32)(((u64)b->limbs[i] << shift) | (low >> (32 - shift))) : b->limbs[i];
  }
  for (int i = 0; i < limbs; i++) b->limbs[i] = 0;
  b->count += limbs + 1;
  big_trim(b);
}

static int big_compare(const struct big *a, const struct big *b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  for (int i = a->count; i-- > 0;)
    if (a->limbs[i] != b->limbs[i]) return a->limbs[i] < b->limbs[i] ? -1 : 1;
  return 0;
}

/* a = a - b, a >= b */
static void big_sub(struct big *a, const struct big *b) {
  u64 borrow = 0;
  for (int i = 0; i < a->count; i++) {
    u64 d = (u64)a->limbs[i] - (i < b->count ? b->limbs[i] : 0) - borrow;
    a->limbs[i] = (u32)d;
    borrow = d >> 63;
  }
  big_trim(a);
}
#endif
