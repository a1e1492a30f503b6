// Data: initialisers, structs of every kind, unions, bit-fields, floats, wide integers, linkages, strings.
#include <stdarg.h>
#include <stddef.h>

struct node { struct node *next; int value; char tag[3]; };
struct flags { unsigned a : 3, b : 7; signed c : 11; _Bool d : 1; };
struct __attribute__((packed)) packed { char c; long l; short s; };
union number { long l; double d; char bytes[12]; };
struct flexible { int n; int items[]; };
struct opaque;

extern struct opaque *unknown;
extern int weak_reference(void) __attribute__((weak));
int tentative;
int tentative_array[10];
static struct node last = {0, 3, "xy"};
static struct node first = {&last, 1, {'a', 0, 'b'}};
struct node *const head = &first;
struct packed packed_value = {1, 2, 3};
union number numbers[] = {{.l = -1}, {.d = 0.1}, {.bytes = "quote\"\\\n"}};
const struct flexible flexible_value = {2, {10, 20}};
__thread int thread_local_value = 5;
__attribute__((section(".mysection"), aligned(64))) int sectioned = 1;
__attribute__((weak)) int weak_value = 4;
__attribute__((visibility("hidden"))) int hidden_value;
long address = (long)&tentative_array[3];
char *middle = (char *)&last + offsetof(struct node, tag);
float floats[] = {0.0f, -0.0f, 1.5f, 0.1f, 1e-45f, __builtin_inff(), __builtin_nanf("")};
double doubles[] = {0.1, 1e308, 5e-324, -__builtin_inf()};
long double extended = 3.14159265358979323846264338327950288L;
__int128 wide = ((__int128)0x0123456789abcdefLL << 64) | 0xfedcba9876543210ULL;
int (*table[])(void) = {weak_reference, 0};
int alias_target(int x) { return x + 1; }
int alias_name(int x) __attribute__((alias("alias_target")));

static inline struct flags pack(unsigned a, int c) { return (struct flags){a, a * 2, c, c < 0}; }
struct node by_value(struct node n, union number u) { n.value += (int)u.l; return n; }
int sum(int n, ...) {
    va_list ap, copy;
    int s = 0;
    va_start(ap, n);
    va_copy(copy, ap);
    for (int i = 0; i < n; i++) s += va_arg(ap, int);
    s += (int)va_arg(copy, double);
    va_end(copy);
    va_end(ap);
    return s;
}
__int128 wide_arithmetic(__int128 a, unsigned __int128 b) { return a * 3 - (__int128)(b >> 5) / 7; }
long double mixed(float f, double d, long double l, int i) { return f * d + l / i - (long double)(unsigned)i; }
struct flags use(int x) {
    struct node n = by_value(*head, numbers[1]);
    struct flags f = pack((unsigned)n.value, x);
    f.b ^= 5;
    return f;
}
int knr();
int call_all(int x) {
    int vla[x + 1];
    vla[0] = sum(2, 1, 2.0) + knr(x, "s") + alias_name(x);
    if (weak_reference) vla[x] = weak_reference();
    return vla[0] + (unknown != 0) + thread_local_value + tentative;
}
