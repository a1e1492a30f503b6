/* Patterns over characters of several bytes, on symbolic text: what the automaton makes of it, as a term, is compared with
 * what it says of the same text concretely. */
#include <fnmatch.h>
#include <locale.h>
#include <regex.h>
#include <string.h>

void klee_make_symbolic(void *, unsigned long, const char *);

enum { PATTERNS = 6, SIZE = 4 };
static const char *const patterns[PATTERNS] = {"^.b$", "^(é|[^a]?b)+$", "[[:alpha:]]{2}", "^É.?$", "\\bx\\W", "é*\\>$"};

int main(void) {
  char text[SIZE + 1], plain[SIZE + 1];
  int symbolic[PATTERNS + 1], found = 0;
  if (!setlocale(LC_ALL, "C.UTF-8")) return 255;
  klee_make_symbolic(text, SIZE, "text");
  text[SIZE] = 0;
  for (int i = 0; i < SIZE; i++)
    if (text[i] == 0) return 254;
  for (int round = 0; round < 2; round++) {
    const char *subject = round ? plain : text;
    if (round) /* decides every bit: what follows is concrete */
      for (int i = 0; i < SIZE; i++)
        for (int c = 0; c < 256; c++)
          if (text[i] == (char)c) plain[i] = (char)c;
    plain[SIZE] = 0;
    for (int i = 0; i < PATTERNS + 1; i++) {
      regex_t pattern;
      if (i < PATTERNS && regcomp(&pattern, patterns[i], REG_EXTENDED | REG_NOSUB | (i == 3 ? REG_ICASE : 0))) return 253;
      int differs = i < PATTERNS ? regexec(&pattern, subject, 0, 0, 0) : fnmatch("[!a]*[é-ü]", subject, 0);
      if (round && differs != symbolic[i]) return 200 + i;
      symbolic[i] = differs;
      if (i < PATTERNS) regfree(&pattern);
    }
  }
  for (int i = 0; i < PATTERNS + 1; i++) found |= !symbolic[i] << i;
  return found;
}
