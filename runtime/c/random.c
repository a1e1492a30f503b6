/* Pseudo-random numbers: glibc's sequences, so that a program behaves as it does natively. rand() is random()
 * (random_state.c); drand48 and kin are POSIX's linear congruential generator. */
#include "libc.h"

long random(void);
void srandom(unsigned);
int rand(void) { return (int)random(); }
void srand(unsigned seed) { srandom(seed); }

int rand_r(unsigned *seed) {
  unsigned next = *seed;
  int result;
  next = next * 1103515245 + 12345;
  result = (int)(next / 65536 % 2048);
  next = next * 1103515245 + 12345;
  result = result << 10 ^ (int)(next / 65536 % 1024);
  next = next * 1103515245 + 12345;
  result = result << 10 ^ (int)(next / 65536 % 1024);
  *seed = next;
  return result;
}

static u64 x48;
static u64 factor48 = 0x5deece66d, addend48 = 0xb;
static u64 step48(u64 x) { return (x * factor48 + addend48) & 0xffffffffffff; }
static u64 pack48(const u16 x[3]) { return (u64)x[2] << 32 | (u64)x[1] << 16 | x[0]; }
static u64 step_in(u16 x[3]) {
  u64 next = step48(pack48(x));
  x[0] = (u16)next, x[1] = (u16)(next >> 16), x[2] = (u16)(next >> 32);
  return next;
}
void srand48(long seed) { x48 = (u64)(u32)seed << 16 | 0x330e, factor48 = 0x5deece66d, addend48 = 0xb; }
u16 *seed48(u16 seed[3]) {
  static u16 before[3];
  before[0] = (u16)x48, before[1] = (u16)(x48 >> 16), before[2] = (u16)(x48 >> 32);
  x48 = pack48(seed), factor48 = 0x5deece66d, addend48 = 0xb;
  return before;
}
void lcong48(u16 to[7]) { x48 = pack48(to), factor48 = pack48(to + 3), addend48 = to[6]; }
double drand48(void) { return (double)(x48 = step48(x48)) * 0x1p-48; }
long lrand48(void) { return (long)((x48 = step48(x48)) >> 17); }
long mrand48(void) { return (int)((x48 = step48(x48)) >> 16); }
double erand48(u16 x[3]) { return (double)step_in(x) * 0x1p-48; }
long nrand48(u16 x[3]) { return (long)(step_in(x) >> 17); }
long jrand48(u16 x[3]) { return (int)(step_in(x) >> 16); }

/* Entropy is a fixed sequence: a run is repeatable. */
static u64 entropy = 0x9e3779b97f4a7c15;
static u64 next_entropy(void) { /* splitmix64 (Steele, Lea, Flood 2014) */
  u64 z = entropy += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}
ssize_t getrandom(void *to, size_t size, unsigned flags) {
  (void)flags;
  for (size_t i = 0; i < size; i++) ((byte *)to)[i] = (byte)next_entropy();
  return (ssize_t)size;
}
int getentropy(void *to, size_t size) { return getrandom(to, size, 0), 0; }
u32 arc4random(void) { return (u32)next_entropy(); }
u32 arc4random_uniform(u32 bound) { return bound ? arc4random() % bound : 0; }
void arc4random_buf(void *to, size_t size) { getrandom(to, size, 0); }
