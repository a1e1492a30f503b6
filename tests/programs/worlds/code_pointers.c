/* Pointers to functions and labels, made of input: those that lead somewhere are few among many. */
#include <stdio.h>
#include <string.h>

static int called;
static void one(void) { called = 1; }
static void two(void) { called = 2; }
static void (*volatile known[])(void) = {one, two};

int main(void) {
  unsigned char in[10];
  if (fread(in, 1, sizeof in, stdin) != sizeof in) return 1;
  void *labels[] = {&&first, &&second};
  if (in[8] == 'c') {
    void (*pointer)(void);
    memcpy(&pointer, in, 8);
    pointer(); /* BUG */
    return called == 1 ? 10 : called == 2 ? 11 : 12;
  }
  if (in[8] == 'j') {
    void *label;
    memcpy(&label, in, 8);
    goto *label; /* BUG */
  first:
    return 20;
  second:
    return 21;
  }
  if (in[9] == 'f') known[in[0] & 1]();
  return labels[0] == labels[1] ? 31 : 30;
}
