// BUG: user-report
// Quotes and escapes: a text that ends outside of quotes has an even number of bare ones.
#include "task.h"

int main(void) {
  int inside = 0, escaped = 0, quotes = 0;
  for (int i = 0; i < 5; i++) {
    char c = __VERIFIER_nondet_char();
    if (escaped) {
      escaped = 0;
#ifdef BUG
      if (c == '"') inside = !inside;
#endif
    } else if (c == '\\') {
      escaped = 1;
    } else if (c == '"') {
      inside = !inside;
      quotes++;
    }
  }
  check(inside == (quotes & 1));
}
