// Near the machine: vectors, atomics, inline assembly, builtins with intrinsics, memory functions, setjmp.
#include <setjmp.h>
#include <stdatomic.h>
#include <string.h>

typedef int int4 __attribute__((vector_size(16)));
typedef float float4 __attribute__((vector_size(16)));

int4 lanes(int4 a, int4 b, int i) {
    int4 c = a + b * 2;
    c[i & 3] = a[0] < b[1];
    return __builtin_shufflevector(c, a < b, 0, 5, 2, 7) >> 1;
}
float4 scale(float4 v, float f) { return v * f - (float4){1, 2, 3, 4}; }

_Atomic int counter;
int atomics(atomic_long *p, long expected) {
    atomic_fetch_add(&counter, 1);
    atomic_fetch_or_explicit(&counter, 8, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    if (atomic_compare_exchange_weak(p, &expected, 7)) return atomic_load(&counter);
    atomic_store_explicit(&counter, 0, memory_order_release);
    return (int)atomic_exchange(p, 3);
}

int assembly(int x) {
    int y;
    __asm__ volatile("movl %1, %0\n\taddl $1, %0" : "=r"(y) : "r"(x) : "memory", "cc");
    __asm__ volatile("" ::: "memory");
    return y;
}
__asm__(".globl from_module_asm\nfrom_module_asm:\n\tret");

int bits(unsigned x, unsigned long long y, int *overflow) {
    int product;
    *overflow = __builtin_mul_overflow((int)x, 77, &product);
    *overflow |= __builtin_add_overflow(x, 5u, &x);
    return __builtin_popcount(x) + __builtin_clz(x | 1) + __builtin_ctzll(y | 1) + (int)__builtin_bswap32(x) +
           __builtin_expect(product > 3, 1) + (int)(y << 13 | y >> 51) + __builtin_abs((int)x);
}
double maths(double a, double b) {
    return __builtin_fabs(a) + __builtin_copysign(a, b) + __builtin_sqrt(b) + __builtin_floor(a * b + 1.0);
}
void memory(char *dst, const char *src, size_t n) {
    memcpy(dst, src, 16);
    memmove(dst + 1, dst, n);
    memset(dst, 7, n);
    if (memcmp(dst, src, n) == 0) __builtin_trap();
}
static jmp_buf buffer;
int jump(volatile int x) {
    volatile char *p = (volatile char *)&x;
    if (setjmp(buffer)) return *p;
    if (x > 2) longjmp(buffer, 1);
    __builtin_assume(x < 100);
    return __builtin_constant_p(x) + (int)__builtin_object_size(&buffer, 0);
}
void *frames(void) { return __builtin_frame_address(0) == __builtin_return_address(0) ? 0 : __builtin_alloca(32); }
