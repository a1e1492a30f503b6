/* Options, counted. */
#include <unistd.h>

int main(int argc, char **argv) {
  int c, n = 0;
  while ((c = getopt(argc, argv, "p")) != -1) n += c == 'p' ? 1 : 2;
  return n;
}
