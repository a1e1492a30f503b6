// One call of a library function on symbolic bytes, chosen by the first argument; the result is looked at once.
// benches/libc.md has what exploring each costs (cargo xtask libc-table).
#include <fnmatch.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

void klee_make_symbolic(void *, unsigned long, const char *);

static char text[9], other[9];
static int numbers[4];
static int by_value(const void *a, const void *b) { return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b); }

static int call(const char *name) {
  char to[40];
  int n = 0;
  if (!strcmp(name, "strlen")) return strlen(text) == 5;
  if (!strcmp(name, "strcmp")) return strcmp(text, "example") == 0;
  if (!strcmp(name, "strcmp2")) return strcmp(text, other) == 0;
  if (!strcmp(name, "strncasecmp")) return strncasecmp(text, "EXAM", 4) == 0;
  if (!strcmp(name, "memcmp")) return memcmp(text, other, 8) == 0;
  if (!strcmp(name, "memcpy")) return memcpy(to, text, 8), to[3] == 'x';
  if (!strcmp(name, "strchr")) return strchr(text, 'x') != 0;
  if (!strcmp(name, "strstr")) return strstr(text, "xy") != 0;
  if (!strcmp(name, "strspn")) return strspn(text, "abc") == 4;
  if (!strcmp(name, "strtol")) return strtol(text, 0, 10) == 1234;
  if (!strcmp(name, "atoi")) return atoi(text) == 7;
  if (!strcmp(name, "printf")) return printf("%d %s\n", numbers[0], text) == 5;
  if (!strcmp(name, "sprintf")) return sprintf(to, "%d", numbers[0]) == 3;
  if (!strcmp(name, "sscanf")) return sscanf(text, "%d", &n) == 1 && n == 42;
  if (!strcmp(name, "qsort")) return qsort(numbers, 4, sizeof *numbers, by_value), numbers[0] == 3;
  if (!strcmp(name, "fnmatch")) return fnmatch("*a?b*", text, 0) == 0;
  if (!strcmp(name, "regexec")) {
    regex_t pattern;
    return regcomp(&pattern, "a(b|c)*d", REG_EXTENDED | REG_NOSUB) == 0 && regexec(&pattern, text, 0, 0, 0) == 0;
  }
  return 2;
}

int main(int argc, char **argv) {
  klee_make_symbolic(text, 8, "text");
  klee_make_symbolic(other, 8, "other");
  klee_make_symbolic(numbers, sizeof numbers, "numbers");
  return argc > 1 && call(argv[1]) ? 1 : 0;
}
