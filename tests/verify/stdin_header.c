// BUG: out-of-bounds
// ARGS: --sym-stdin 5
// A header on standard input says how many bytes follow.
#include "task.h"

extern long read(int, void *, size_t);
int main(void) {
  unsigned char header[1], body[3] = {0};
  if (read(0, header, 1) != 1) return 1;
#ifdef BUG
  if (header[0] > 4) return 2;
#else
  if (header[0] > 3) return 2;
#endif
  for (int i = 0; i < header[0]; i++)
    if (read(0, &body[i], 1) != 1) return 3;
  check(body[0] + body[1] + body[2] <= 3 * 255);
}
