/* What stands below C: inline assembly without instructions or with operands that share a place, and functions that run by the
 * section that they are named in. */
#include <stdio.h>

extern char **environ;
static int count, early, sooner, arguments, has_environment;
/* Given what main is, with the environment there already. */
static void run_early(int argc, char **argv, char **envp) {
  early = ++count;
  arguments = argv[0] && !argv[argc] ? argc : -1;
  has_environment = envp && envp == environ;
}
static void run_late(void) { printf("late\n"); }
__attribute__((section(".init_array"), used)) static void (*in_init_array)(int, char **, char **) = run_early;
__attribute__((section(".fini_array"), used)) static void (*in_fini_array)(void) = run_late;
__attribute__((constructor(200))) static void run_sooner(void) { sooner = ++count; }

/* Operands in one register, by its name or by their numbers. */
static unsigned same_register(unsigned x) {
  unsigned y;
  __asm__("" : "=a"(y) : "a"(x));
  return y;
}

static long named_register(long x) {
  register long r __asm__("rbx") = x;
  __asm__ volatile("nop" : "+r"(r));
  return r;
}

static int in_memory(int x) {
  int y = 1;
  __asm__("" : "=rm"(y) : "0"(x));
  return y;
}

static int alternatives(int x) {
  int y;
  __asm__("addl %2,%0" : "=r,r"(y) : "0,0"(x), "r,i"(3));
  return y;
}

static unsigned rotated(unsigned x, unsigned char n) {
  __asm__("roll %1,%0" : "+rm"(x) : "cI"(n));
  return x;
}

static int stack_is_near(void) {
  unsigned long end;
  char here;
  __asm__ volatile("movq %%rsp,%0" : "=r"(end));
  long distance = (long)&here - (long)end;
  return distance > -4096 && distance < 4096;
}

/* Variables that begin as constants and are then changed in place. */
static int begun_at_five(int x) {
  int m = 5;
  m += x;
  return m;
}

static unsigned hashed(unsigned x) {
  unsigned h = 7;
  h = h * 31;
  h ^= x;
  h = h > 200 ? h - x : h;
  return h;
}

/* One of two registers is written, and only as much of it as its name says. */
static void exchanged(unsigned long expected, unsigned long place, unsigned long value) {
  unsigned long a = expected, d = place, q = value;
  unsigned memory = (unsigned)place;
  __asm__ volatile("cmpxchgl %k2,%k1" : "+a"(a), "+r"(d) : "r"(value) : "cc");
  printf("%lx %lx ", a, d);
  a = expected;
  __asm__ volatile("lock; cmpxchgl %k2,%1" : "+a"(a), "+m"(memory) : "r"(value) : "cc");
  printf("%lx %x ", a, memory);
  a = expected;
  __asm__ volatile("cmpxchgb %b2,%b1" : "+a"(a), "+q"(q) : "q"(place) : "cc");
  printf("%lx %lx ", a, q);
  __asm__ volatile("cmpxchgq %1,%%rax" : "+a"(a) : "r"(value) : "cc");
  printf("%lx\n", a);
}

int main(int argc, char **argv) {
  (void)argv;
  printf("%d %d %d %d\n", sooner, early, arguments, has_environment);
  int many = argc + 65;
  printf("%d %u\n", begun_at_five(many), hashed(many));
  int c = getchar();
  printf("%u %ld %d %d %x %d\n", same_register(c), named_register(c), in_memory(c), alternatives(c), rotated(c, 29), stack_is_near());
  unsigned long low = (unsigned)c;
  exchanged(0x1111111100000000 | low, 0x2222222200000000 | low, 0x3333333344444444);
  exchanged(0x1111111100000000 | low, 0x2222222255555555, 0x3333333344444400 | low);
  if (named_register(c) == 'B') return 3;
  return 4;
}
