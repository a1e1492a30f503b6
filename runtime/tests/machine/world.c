/* What a program sees of its world: prints what the test expects line by line. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>

static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void at_end(void) { puts("bye"); }

int main(int argc, char **argv) {
  char line[64];
  atexit(at_end);
  for (int i = 0; i < argc; i++) printf("%d:%s ", i, argv[i]);
  printf("%s\n", getenv("WHO"));
  printf("%5d|%-6s|%08.3f|%g|%x|%c|%Lf\n", 42, "ab", 3.14159, 1e100, 255u, 'z', 1.5L);
  printf("%.17g %a\n", strtod("0.1", 0), strtod("1e-310", 0));
  int list[] = {5, 3, 9, 1};
  qsort(list, 4, sizeof *list, by_value);
  printf("%d %d %d %d\n", list[0], list[1], list[2], list[3]);
  FILE *f = fopen("given.txt", "r");
  while (fgets(line, sizeof line, f)) printf("[%s]", strtok(line, "\n"));
  fclose(f);
  f = fopen("new.txt", "w+");
  fprintf(f, "%d %s", 17, "seventeen");
  rewind(f);
  int n;
  char word[20];
  printf(" %d", fscanf(f, "%d %19s", &n, word));
  printf(" %d %s %d\n", n, word, fopen("absent", "r") == 0 && errno == ENOENT);
  printf("%d %.3f %d\n", toupper('q'), sqrt(2), strcmp("abc", "abd") < 0);
  while (fgets(line, sizeof line, stdin)) fputs(line, stdout);
  return 3;
}
