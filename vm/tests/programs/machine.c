// The programs of the machine's tests: each test_NAME reads eight bytes of input and returns a number.
//   clang-14 -O0 -mcx16 -S -emit-llvm machine.c -o machine.O0.ll
//   clang-16 -O1 -mcx16 -S -emit-llvm machine.c -o machine.O1.ll
//   clang-14 -O1 -mcx16 -DNATIVE machine.c -o machine -latomic && ./machine > machine.expected
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

void klee_make_symbolic(void *p, size_t n, const char *name);
void klee_assume(uintptr_t c);
void *malloc(size_t n);
void free(void *p);

static unsigned char in[8];
static void input(void) { klee_make_symbolic(in, sizeof in, "in"); }
#define TEST(name) int test_##name(void)

TEST(branches) {
  input();
  int r = 0;
  if (in[0] > 100) r += 1; else r += 2;
  if ((signed char)in[1] < -5) r *= 3;
  for (int i = 0; i < in[2] % 5; i++) r = r * 7 + in[3 + i % 3];
  return r & 0xffff;
}

TEST(switches) {
  input();
  int r = 0;
  for (int i = 0; i < 4; i++)
    switch (in[i]) {
    case 'a': case 'b': case 'c': r += 1; break;
    case 'z': r += 100;
    case 10: r ^= 77; break;
    case 200: case 202: case 204: r -= 5; break;
    default: r += in[i] / 7;
    }
  return r & 0xffff;
}

static const unsigned short table[64] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4, 6, 2,
                                         6, 4, 3, 3, 8, 3, 2, 7, 9, 5, 0, 2, 8, 8, 4, 1, 9, 7, 1, 6, 9, 3,
                                         9, 9, 3, 7, 5, 1, 0, 5, 8, 2, 0, 9, 7, 4, 9, 4, 4, 5, 9, 2};
TEST(tables) {
  input();
  int r = table[in[0] % 64] * 10 + table[in[1] & 31];
  unsigned char local[16] = {0};
  for (int i = 0; i < 4; i++) local[in[i] & 15] += in[4 + i];
  for (int i = 0; i < 16; i++) r = r * 3 + local[i];
  return r & 0xffff;
}

struct pair { int key; short weight[3]; char tag; };
static struct pair pairs[5];
TEST(structs) {
  input();
  for (int i = 0; i < 5; i++) {
    pairs[i].key = i * in[0];
    pairs[i].weight[i % 3] = (short)(in[1] << i);
    pairs[i].tag = (char)i;
  }
  struct pair p = pairs[in[2] % 5];
  pairs[in[3] % 5] = p;
  int r = 0;
  for (int i = 0; i < 5; i++) r = r * 5 + pairs[i].key + pairs[i].weight[1] + pairs[i].tag;
  return r & 0xffff;
}

static long sum(int n, ...) {
  va_list list, copy;
  va_start(list, n);
  va_copy(copy, list);
  long r = 0;
  for (int i = 0; i < n; i++) {
    r += va_arg(list, int);
    r += (long)va_arg(list, double);
    r ^= va_arg(list, long);
    struct pair p = va_arg(list, struct pair);
    r += p.key;
    r += (long)va_arg(list, long double);
  }
  r += va_arg(copy, int);
  va_end(copy);
  va_end(list);
  return r;
}
TEST(variadic) {
  input();
  struct pair p = {in[0], {1, 2, 3}, 4};
  return (int)(sum(3, (int)in[1], 2.5, 77L, p, 1.0L, (int)in[2], 4.5, 78L, p, 2.0L, (int)in[3], 6.5, (long)in[4], p,
                   3.0L) & 0xffff);
}

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int twice(int x) { return x * 2; }
static int square(int x) { return x * x; }
static int negate(int x) { return -x; }
static int (*const operations[])(int) = {twice, square, negate, fib};
TEST(pointers) {
  input();
  int r = operations[in[0] & 3](in[1] & 7);
  r += fib(in[2] & 7);
  return r & 0xffff;
}

TEST(floats) {
  input();
  float f;
  unsigned u = in[0] | in[1] << 8 | in[2] << 16 | (unsigned)(in[3] & 63) << 24;
  __builtin_memcpy(&f, &u, 4);
  double d = -(double)in[4] / 3 + __builtin_fabs(f);
  long double x = d * 2.5L;
  int r = d > 10 ? 1 : 2;
  return (r + (int)(x - 1) % 1000 + (int)__builtin_copysign(5.0, -d)) & 0xffff;
}

typedef unsigned __int128 wide;
TEST(wide) {
  input();
  wide a = ((wide)in[0] << 100) + ((wide)in[1] << 60) + in[2];
  wide b = (wide)in[3] * 0x123456789abcdefULL + 1;
  wide q = a / b, m = a % b;
  wide s = (a >> (in[4] & 127)) ^ (b << (in[5] & 63));
  if (s > a) q += 3;
  return (int)((q ^ m ^ (s >> 32) ^ s) & 0xffff);
}

static jmp_buf buffer;
static void thrower(int depth, int what) {
  if (depth == 0) longjmp(buffer, what);
  thrower(depth - 1, what);
}
TEST(jumps) {
  input();
  volatile int count = 0;
  int code = setjmp(buffer);
  count += code * 3;
  if (count < 50) thrower(in[0] & 3, in[1] & 15);
  return count;
}

TEST(heap) {
  input();
  int n = (in[0] & 7) + 1;
  int *p = malloc(n * sizeof *p);
  char vla[(in[1] & 15) + 1];
  for (int i = 0; i < n; i++) p[i] = in[i & 7] * i;
  for (unsigned i = 0; i < sizeof vla; i++) vla[i] = (char)(i ^ in[2]);
  int r = p[in[3] % n] + vla[in[4] % sizeof vla];
  free(p);
  return r & 0xffff;
}

TEST(bits) {
  input();
  unsigned u = in[0] | in[1] << 8 | in[2] << 16 | (unsigned)in[3] << 24;
  int r = __builtin_popcount(u) + 40 * __builtin_ctz(u | 256) + 7 * __builtin_clz(u | 1);
  r += (int)(__builtin_bswap32(u) % 1000);
  r += (int)((u << (in[4] & 31) | u >> (-in[4] & 31)) & 0xfff);
  int sum;
  if (__builtin_add_overflow((int)(u << 1), (int)(in[5] << 24), &sum)) r += 5;
  unsigned product;
  if (__builtin_mul_overflow(u, in[6], &product)) r += 11;
  return (r + (sum & 255) + (int)(product & 255)) & 0xffff;
}

TEST(assumes) {
  input();
  klee_assume(in[0] < 200);
  klee_assume(in[1] != in[2]);
  return 1000 / (in[3] % 16) + in[0] / (in[1] - in[2]) & 0xffff;
}

TEST(bounds) {
  input();
  int local[10];
  for (int i = 0; i < 10; i++) local[i] = i * i;
  return local[in[0] >> 4] + 1;
}

TEST(sieve) {
  static unsigned char composite[20000];
  unsigned h = 2166136261u, n = 0;
  for (int i = 2; i < 20000; i++) {
    if (composite[i]) continue;
    n++;
    for (int j = 2 * i; j < 20000; j += i) composite[j] = 1;
  }
  for (int i = 0; i < 20000; i++) h = (h ^ composite[i]) * 16777619u;
  return (int)((h ^ n) & 0xffff);
}

// What programs write in assembly, next to what flags and partial registers do there.
static uint64_t digest;
static void mix(uint64_t v) { digest = (digest ^ v) * 1099511628211ULL; }
#define FLAG(cond, line, a, b) \
  ({ int f_; __typeof__(a) a_ = a; __asm__(line : "=@cc" cond(f_), "+r"(a_) : "r"(b)); f_; })
#define INPLACE(line, type, x) ({ type x_ = (type)(x); __asm__(line : "+r"(x_) : : "cc"); x_; })
#define HALVES(line, type, x) ({ type x_ = (type)(x); __asm__(line : "+Q"(x_) : : "cc"); x_; })
#define WITH(line, type, x, y) ({ type x_ = (type)(x), y_ = (type)(y); __asm__(line : "+r"(x_) : "r"(y_) : "cc"); x_; })

static void on_memory(uint64_t *word, uint32_t n, uint32_t v) {
  uint32_t *p = (uint32_t *)word, old = v;
  __asm__ volatile("lock; xaddl %0,%1" : "+r"(old), "+m"(*p) : : "memory");
  mix(old), mix(*p);
  __asm__ volatile("lock; addl %1,%0" : "+m"(*p) : "ir"(n));
  __asm__ volatile("lock orl $5,%0" : "+m"(*p));
  mix(*p);
  uint8_t zero;
  __asm__ volatile("lock; decl %0; sete %1" : "+m"(*p), "=qm"(zero) : : "memory");
  mix(zero), mix(*p);
  uint32_t found;
  __asm__ volatile("lock; cmpxchgl %2,%1" : "=a"(found), "+m"(*p) : "r"(v), "0"(n & 1 ? *p : n) : "memory");
  mix(found), mix(*p);
  __asm__ volatile("xchgl %0,%1" : "=r"(found), "+m"(*p) : "0"(v) : "memory");
  mix(found), mix(*p);
  uint8_t bit;
  __asm__ volatile("btsl %2,%1; setc %0" : "=q"(bit), "+m"(*p) : "r"(n % 64) : "memory");
  mix(bit), mix(*word);
  __asm__("btq %2,%1\n\tsbb %0,%0" : "=r"(old) : "r"(*word), "Ji"(13));
  mix(old);
}

static void in_registers(uint64_t a, uint64_t b) {
  mix(INPLACE("bswap %0", uint32_t, a)), mix(INPLACE("bswapq %q0", uint64_t, a)), mix(HALVES("xchgb %b0,%h0", uint16_t, a));
  mix(INPLACE("rorw $8,%w0", uint16_t, a)), mix(INPLACE("roll $7,%0", uint32_t, a)), mix(INPLACE("notb %b0", uint32_t, a));
  mix(INPLACE("negl %0", uint32_t, a)), mix(INPLACE("shrq %0", uint64_t, a)), mix(INPLACE("sarl $3,%k0", uint64_t, a));
  mix(HALVES("movb $0x5a,%h0", uint64_t, a)), mix(INPLACE("movw $-2,%w0", uint64_t, a)), mix(INPLACE("incb %b0", uint32_t, a));
  mix(WITH("imulq %1,%0", uint64_t, a, b)), mix(WITH("imull $100,%1,%0", uint32_t, a, b)), mix(WITH("bsrl %1,%0", uint32_t, a, b));
  mix(WITH("bsfq %1,%0", uint64_t, a, b)), mix(WITH("movzbl %b1,%0", uint32_t, a, b)), mix(WITH("movsbq %b1,%0", uint64_t, a, b));
  mix(WITH("movslq %k1,%0", uint64_t, a, b)), mix(WITH("leal 5(%0,%1,4),%0", uint32_t, a, b));
  mix(WITH("cmpl %1,%0; cmovl %1,%0", uint32_t, a, b)), mix(WITH("testq %1,%0; cmovzq %1,%0", uint64_t, a, b));
  mix(WITH("shrdq $9,%1,%0", uint64_t, a, b));
  uint64_t x = a;
  __asm__("sall %b1,%k0; rorq %b1,%0" : "+r"(x) : "c"((int)b));
  mix(x);
  uint32_t shifted = (uint32_t)a;
  __asm__("shldl %%cl,%2,%0" : "+r"(shifted) : "c"((int)b & 31), "r"((uint32_t)b) : "cc");
  mix(shifted);
  uint64_t low = a, high = b, other = a ^ b >> 3;
  __asm__("addq %5,%1\n\tadcq %3,%0" : "=r"(high), "=&r"(low) : "%0"(high), "rme"(b), "%1"(low), "rme"(other) : "cc");
  mix(low), mix(high);
  __asm__("subq %3,%1\n\tsbbq $0,%0\n\tpushq %1\n\tpopq %2" : "+r"(high), "+r"(low), "=r"(x) : "r"(other) : "cc");
  mix(low), mix(high), mix(x);
  __asm__("mulq %3" : "=a"(low), "=d"(high) : "%0"(a), "rm"(b));
  mix(low), mix(high);
  __asm__("imull %3" : "=a"(low), "=d"(high) : "0"(a), "rm"((int)b));
  mix((uint32_t)low), mix((uint32_t)high);
  __asm__("divq %4" : "=a"(low), "=d"(high) : "0"(a), "1"(b & 0xff), "rm"(b | 1ULL << 40));
  mix(low), mix(high);
  __asm__("cltd; idivl %2" : "=&a"(low), "=&d"(high) : "r"((int)(b | 2)), "0"((int)a));
  mix((uint32_t)low), mix((uint32_t)high);
}

static void by_flags(uint64_t a, uint64_t b) {
#define ALL(line, type)                                                                                         \
  mix(FLAG("z", line, (type)a, (type)b)), mix(FLAG("c", line, (type)a, (type)b)), mix(FLAG("s", line, (type)a, (type)b)), \
  mix(FLAG("o", line, (type)a, (type)b)), mix(FLAG("l", line, (type)a, (type)b)), mix(FLAG("g", line, (type)a, (type)b)), \
  mix(FLAG("be", line, (type)a, (type)b)), mix(FLAG("a", line, (type)a, (type)b)), mix(FLAG("nz", line, (type)a, (type)b))
  ALL("cmpb %b2,%b1", uint8_t);
  ALL("cmpl %2,%1", uint32_t);
  ALL("cmpq %2,%1", uint64_t);
  ALL("testw %2,%1", uint16_t);
  ALL("addl %2,%1", uint32_t);
  ALL("subq %2,%1", uint64_t);
  ALL("stc; adcl %2,%1", uint32_t);
  ALL("stc; sbbl %2,%1", uint32_t);
  ALL("negl %1", uint32_t);
  mix(FLAG("o", "incl %1", (uint32_t)a, 0)), mix(FLAG("o", "decb %b1", (uint8_t)a, 0));
  mix(FLAG("o", "imull %2,%1", (uint32_t)a, (uint32_t)b)), mix(FLAG("c", "btq %2,%1", a, b));
}

TEST(assembly) {
  input();
  digest = 0;
  uint64_t a, b, word[2] = {0x8000000000000001ULL, 5};
  __builtin_memcpy(&a, in, 8);
  b = a * 0x9e3779b97f4a7c15ULL ^ a >> 7;
  if (in[0] & 1) b = a;
  on_memory(word, in[1], (uint32_t)a);
  in_registers(a, b);
  by_flags(a, b);
  char to[16], *d = to;
  const char *s = (const char *)in;
  size_t n = 6;
  __asm__ volatile("cld; rep stosb" : "+D"(d), "+c"(n) : "a"(in[2]) : "memory");
  n = 2;
  __asm__ volatile("rep; movsl" : "+D"(d), "+S"(s), "+c"(n) : : "memory");
  mix((uint64_t)(d - to)), mix((uint64_t)(s - (const char *)in)), mix(n);
  for (int i = 0; i < 14; i++) mix((unsigned char)to[i]);
  double root = 2, x = in[3];
  __asm__("sqrtsd %1,%0; addsd %1,%0" : "=&x"(root) : "x"(x));
  mix((uint64_t)(root * 1e6));
  __int128 q = (__int128)a << 64 | b, seen = in[4] & 1 ? q : 7;
  mix(__atomic_fetch_add(&q, (__int128)b << 60, __ATOMIC_SEQ_CST)), mix(q >> 64);
  uint64_t lo = (uint64_t)seen, hi = (uint64_t)(seen >> 64);
  uint8_t same;
  __asm__ volatile("lock cmpxchg16b %1; setz %0" : "=q"(same), "+m"(q), "+a"(lo), "+d"(hi) : "b"(a), "c"(b) : "memory", "cc");
  mix(same), mix(lo), mix(hi), mix((uint64_t)q), mix((uint64_t)(q >> 64));
  return (int)(digest ^ digest >> 32) & 0x7fffffff;
}

// Symbols that the linker makes or chooses.
#define ENTRY(name, value) __attribute__((section("numbers"), used)) static int name = value
ENTRY(one, 1); ENTRY(two, 20); ENTRY(three, 300);
extern int __start_numbers[], __stop_numbers[];
static int plus(int x) { return x + 3; }
static int times(int x) { return x * 3; }
static int mode = 1;
static int (*choose(void))(int) { return mode ? times : plus; }
int chosen(int) __attribute__((ifunc("choose")));
int (*const by_pointer)(int) = chosen;

TEST(symbols) {
  input();
  int r = (int)(__stop_numbers - __start_numbers);
  for (int *p = __start_numbers; p < __stop_numbers; p++) r = r * 7 + *p * (in[0] & 3);
  __start_numbers[in[1] % 3] += in[2];
  return r + one + two + three + chosen(in[3]) + by_pointer(in[4]);
}

#ifdef NATIVE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/wait.h>
static unsigned char given[8];
void klee_make_symbolic(void *p, size_t n, const char *name) { memcpy(p, given, n); }
void klee_assume(uintptr_t c) { if (!c) _exit(3); }
static void run(const char *name, int (*f)(void)) {
  uint64_t seed = 42;
  for (int k = 0; k < 12; k++) {
    seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
    uint64_t bytes = seed ^ seed >> 29;
    if (k < 4) bytes &= 0x1f1f1f1f1f1f1f1fULL << k;
    memcpy(given, &bytes, 8);
    int fd[2];
    if (pipe(fd)) exit(9);
    if (fork() == 0) {
      int r = f();
      write(fd[1], &r, 4);
      _exit(0);
    }
    close(fd[1]);
    int status, r;
    wait(&status);
    ssize_t got = read(fd[0], &r, 4);
    close(fd[0]);
    printf("%s ", name);
    for (int i = 0; i < 8; i++) printf("%02x", given[i]);
    if (got == 4) printf(" %d\n", r);
    else if (WIFSIGNALED(status)) printf(" signal %d\n", WTERMSIG(status));
    else printf(" assume\n");
  }
}
#define RUN(name) run(#name, test_##name)
int main(void) {
  setvbuf(stdout, 0, _IONBF, 0);
  RUN(branches); RUN(switches); RUN(tables); RUN(structs); RUN(variadic); RUN(pointers); RUN(floats); RUN(wide);
  RUN(jumps); RUN(heap); RUN(bits); RUN(assumes);
  RUN(assembly); RUN(symbols);
}
#endif
