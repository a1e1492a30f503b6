/* Patterns on symbolic text: what matching decides shows in the exit code. */
#include <fnmatch.h>
#include <regex.h>
#include <string.h>

void klee_make_symbolic(void *, unsigned long, const char *);

int main(void) {
  char text[5];
  regex_t pattern;
  regmatch_t where[2];
  klee_make_symbolic(text, 4, "text");
  text[4] = 0;
  for (int i = 0; i < 4; i++)
    if (text[i] == 0) return 99;
  if (regcomp(&pattern, "^[a-c](b|xy)*z$", REG_EXTENDED | REG_NOSUB)) return 98;
  int plain = regexec(&pattern, text, 0, 0, 0) == 0;
  regfree(&pattern);
  if (regcomp(&pattern, "\\([0-9]\\{1,\\}\\)\\1", 0)) return 97;
  int twice = plain ? 0 : regexec(&pattern, text, 2, where, 0) == 0 ? 1 + where[1].rm_so : 0;
  regfree(&pattern);
  return plain ? 10 : twice ? 20 + twice : fnmatch("[!q]?.c", text, FNM_PERIOD) == 0 ? 30 : 40;
}
