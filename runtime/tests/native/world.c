/* The machine's primitives for a native build of the C library: everything is concrete, output is captured. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char captured[1 << 16];
size_t captured_size;

void __symvm_exit(int code) { exit(code); }
void __symvm_finding(const char *kind, const char *message) {
  fprintf(stderr, "finding: %s: %s\n", kind, message);
  abort();
}
void __symvm_output(int fd, const void *bytes, size_t size) {
  (void)fd;
  if (size > sizeof captured - captured_size) size = sizeof captured - captured_size;
  memcpy(captured + captured_size, bytes, size);
  captured_size += size;
}
unsigned long __symvm_observe(unsigned long value) { return value; }
unsigned long __symvm_bind(unsigned long value) { return value; }
int __symvm_is_symbolic(unsigned long value) { return (void)value, 0; }
size_t __symvm_extent(const void *p) { return strlen(p) + 1; }
_Noreturn void __symvm_uncaught(const char *type) {
  fprintf(stderr, "uncaught: %s\n", type);
  abort();
}
/* There is no stack to look at: nobody catches. */
unsigned long __symvm_landing(long depth, long clause) { return (void)clause, depth == 0 ? 1ul << 56 : 0; }
long __symvm_next_landing(long depth) { return (void)depth, -1; }
_Noreturn void __symvm_unwind(long depth, void *exception, int selector) { (void)depth, (void)exception, (void)selector, abort(); }
void __symvm_panics(void) {}
_Noreturn void __symvm_panicked(void) { abort(); }
/* Threads are the machine's business. */
int __symvm_begin_thread(unsigned long thread, void (*function)(void *), void *argument, void *own) { return (void)thread, (void)function, (void)argument, (void)own, 0; }
void __symvm_switch_thread(unsigned long thread, int ends) { (void)thread, (void)ends, abort(); }
unsigned long __symvm_thread_locals_size(void) { return 64; }
int __symvm_is_written(const void *p) { return (void)p, 1; }

static int fold(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }
size_t __symvm_settled(const void *a, const void *b, size_t limit, int strings, int folded) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < limit; i++) {
    if ((folded ? fold(x[i]) != fold(y[i]) : x[i] != y[i]) || (strings && x[i] == 0)) return i + 1;
  }
  return limit;
}
int __symvm_file_count(void) { return 1; }
size_t __symvm_file_name_size(int i) { return (void)i, 1; }
void __symvm_file_name(int i, char *to) { (void)i, *to = 0; }
size_t __symvm_file_size(int i) { return (void)i, 0; }
void __symvm_file_copy(int i, void *to) { (void)i, (void)to; }
int __symvm_failures(void) { return 0; }
int __symvm_failure(int ways, const char *call) { return (void)ways, (void)call, 0; }
_Noreturn void __symvm_long_jump(void *buffer, int value) { (void)buffer, (void)value, abort(); }
size_t __symvm_demangled(const char *name, char *to) { return (void)name, (void)to, 0; }
void __symvm_note(const char *what) { (void)what; }
int __symvm_group_count(void) { return 0; }
int __symvm_group_min(int g) { return g; }
int __symvm_group_max(int g) { return g; }
size_t __symvm_group_size(int g) { return (size_t)g; }
void __symvm_group_copy(int g, char *to) { (void)g, (void)to; }
int __symvm_env_count(void) { return 0; }
size_t __symvm_env_size(int i) { return (size_t)i; }
void __symvm_env_copy(int i, char *to) { (void)i, (void)to; }
void *__symvm_malloc(size_t size) { return malloc(size); }
void __symvm_made(void *p, int by) { (void)p, (void)by; }
void __symvm_taken(void *p, int by) { (void)p, (void)by; }
void (*__symvm_constructor(int i))(int, char **, char **) { return (void)i, (void (*)(int, char **, char **))0; }
void (*__symvm_destructor(int i))(void) { return (void)i, (void (*)(void))0; }
int klee_range(int begin, int end, const char *name) { return (void)end, (void)name, begin; }
