/* Packs and unpacks a text at three levels, and unpacks it damaged. */
#include "bzlib.h"
#include <stdio.h>
#include <string.h>

void bz_internal_error(int code) { printf("internal error %d\n", code); }

static char text[60000], packed[70000], back[60000];

int main(void) {
  unsigned seed = 1, n = sizeof text;
  for (unsigned i = 0; i < n; i++) {
    seed = seed * 1103515245 + 12345;
    text[i] = i % 3000 < 1500 ? "the quick brown fox "[i % 20] : i % 3000 < 2500 ? 'a' + (seed >> 16) % 6 : 'z';
  }
  for (int level = 1; level <= 9; level += 4) {
    unsigned size = sizeof packed, again = sizeof back;
    int code = BZ2_bzBuffToBuffCompress(packed, &size, text, n / level, level, 0, level == 5 ? 1 : 30);
    unsigned hash = 0;
    for (unsigned i = 0; i < size; i++) hash = hash * 31 + (unsigned char)packed[i];
    int undone = BZ2_bzBuffToBuffDecompress(back, &again, packed, size, level == 9, 0);
    printf("%d %u %08x %d %u %d\n", code, size, hash, undone, again, memcmp(text, back, again));
    packed[size / 2] ^= 4;
    again = sizeof back;
    printf("%d\n", BZ2_bzBuffToBuffDecompress(back, &again, packed, size, 0, 0));
  }
  return 0;
}
