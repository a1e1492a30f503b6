/* Regular expressions, shell patterns and searches over characters of several bytes, in C.UTF-8, against the host's. */
#define _GNU_SOURCE
#include "differ.h"
#include <fnmatch.h>
#include <locale.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

OURS(fnmatch); OURS(regcomp); OURS(regexec); OURS(regfree); OURS(re_search); OURS(re_compile_pattern); OURS(re_set_syntax); OURS(setlocale);

static int use_utf8(void) {
  if (!setlocale(LC_ALL, "C.UTF-8")) return 0;
  return sv_setlocale(LC_ALL, "C.UTF-8") != NULL;
}
static void use_c(void) { setlocale(LC_ALL, "C"), sv_setlocale(LC_ALL, "C"); }

/* Characters of two to four bytes, with and without case, some whose cases differ in size; and bytes that are none. */
static const char *const characters[] = {"a", "b", "B", "é", "É", "ü", "ß", "ı", "I", "ſ", "ж", "Ж", "中", "€", "😀", "ⱥ", "Ⱥ", "_", "\u0301", "1", "k", "\u212a", ".",
                                         "\xe9", "\xc3", "\xa9", "\xed\xa0\x80", "\xf8\x88\x80\x80\x80", "\xf5\x80\x80\x80", "\xe4\xb8", "\xc1\x81", "\xff"};
enum { VALID = 23, ALL = 32 };
static void random_characters(char *to, unsigned max, unsigned kinds) {
  *to = 0;
  for (unsigned n = pick(max + 1); n > 0; n--) strcat(to, characters[pick(pick(2) ? 7 : kinds)]);
}

static const char *const pieces[] = {
    ".", "*", "(", ")", "|", "+", "?", "{1,2}", "[éb]", "[^é]", "[^a]", "[[:alpha:]]", "[[:upper:]]", "[[:lower:]é]", "[^[:alpha:]]", "[a-c]", "[[:punct:]]", "[[:alnum:]_]", "[[:space:]]", "[ıI]",
    "\\w", "\\W", "\\b", "\\<", "\\>", "\\B", "\\s", "\\S", "\\1", "^", "$", "[[=a=]é]", "[[.a.]ж]", "[^€]", "\\é", "[€-ж]", "[[=é=]]", "[[.é.]]", "[a-é]", "[A-_]", "[\xe9]", "[a\xc3-]", "[\xe0-\xff]", "[^\xa9z]"};
static void random_pattern(char *to, int extended, unsigned kinds) {
  int depth = 0;
  *to = 0;
  for (int n = 1 + (int)pick(6); n > 0; n--) {
    unsigned k = pick(pick(4) ? 32 : sizeof pieces / sizeof *pieces);
    const char *piece = pick(2) ? pieces[k] : characters[pick(kinds)];
    if (*piece == '(') depth++;
    if (*piece == ')' && depth-- == 0) depth = 0, piece = "é";
    if (!extended && strchr("()|+?{", *piece)) strcat(to, "\\");
    strcat(to, !extended && *piece == '{' ? "{1,2\\}" : piece);
  }
  while (depth-- > 0) strcat(to, extended ? ")" : "\\)");
}

static int is_truncated(const char *text) { /* does it end in the beginning of a character? */
  int n = (int)strlen(text), back = 1;
  while (back < 4 && back < n && (text[n - back] & 0xc0) == 0x80) back++;
  int lead = n ? text[n - back] & 255 : 0;
  return lead >= 0xc2 && back < (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2);
}
/* Without case, glibc gives wrong offsets where a match is empty at the end and changing case changes sizes; it does not find
 * what is behind a truncated character, and with one at the end takes its bytes for other ones or does not find anything. */
static int is_odd(const char *pattern, const char *text) {
  static const char *const changing[] = {"ı", "ſ", "ß", "ⱥ", "Ⱥ", "\u212a", "\xe4\xb8"};
  int truncated = is_truncated(text);
  for (int i = 0; i < 7; i++)
    if (strstr(text, changing[i])) return truncated || strchr(pattern, '\\') || strstr(pattern, "\xe4\xb8");
  return truncated && strchr(pattern, '\\');
}
/* Behind ".*" glibc does not find what starts inside a character, as bytes that are no characters may. */
static int is_hidden(const char *pattern) { return strstr(pattern, ".*") && mbstowcs(NULL, pattern, 0) == (size_t)-1; }
/* Places that are none: a group that ends before it starts; or an empty match behind ours (patterns.c). And if the whole is the
 * same, groups of the wrong alternative: an anchor before a bracket is forgotten ("$[[:alpha:]]|(é)" does not set the group). */
int is_behind(const regmatch_t *theirs, const regmatch_t *ours);
static int is_wrong(const char *pattern, const regmatch_t *theirs, const regmatch_t *ours, int count) {
  for (int i = 0; i < count; i++)
    if (theirs[i].rm_eo < theirs[i].rm_so) return 1;
  if (count && memcmp(theirs, ours, sizeof *theirs) == 0) return strchr(pattern, '[') && strpbrk(pattern, "^$\\");
  return count && is_behind(theirs, ours);
}

static const char *shown(const char *text) {
  static char to[8][200];
  static int next;
  char *start = to[next++ & 7], *p = start;
  for (; *text && p < start + 190; text++) p += sprintf(p, (signed char)*text < 32 ? "<%02x>" : "%c", *text & 255);
  *p = 0;
  return start;
}

void wide_patterns(void) {
  char pattern[200], text[100];
  int flags = (int)pick(2), kinds = pick(3) ? VALID : ALL;
  if (!use_utf8()) return;
  random_pattern(pattern, flags & REG_EXTENDED, (unsigned)kinds);
  if (pick(3) == 0) flags |= REG_ICASE;
  if (pick(5) == 0) flags |= REG_NEWLINE;
  regex_t theirs, ours;
  int x = regcomp(&theirs, pattern, flags), y = sv_regcomp(&ours, pattern, flags);
  if (x != y) differ("regcomp", "'%s' %d: %d %d", shown(pattern), flags, x, y);
  for (int round = 0; !x && !y && round < 6; round++) {
    random_characters(text, pick(2) ? 4 : 9, (unsigned)kinds);
    if ((flags & REG_ICASE) && is_odd(pattern, text)) continue;
    regmatch_t p[4], q[4];
    memset(p, 7, sizeof p), memset(q, 7, sizeof q);
    int eflags = pick(4) ? 0 : (int)pick(4), count = pick(3) ? 4 : (int)pick(2);
    int v = regexec(&theirs, text, (size_t)count, p, eflags), w = sv_regexec(&ours, text, (size_t)count, q, eflags);
    int other = v != w || (v == 0 && memcmp(p, q, sizeof p));
    if (other && (miscopied(pattern) || (v != w && is_hidden(pattern)) || (v == 0 && w == 0 && is_wrong(pattern, p, q, count)))) break;
    if (v != w) differ("regexec", "'%s' %d on '%s' %d: %d %d", shown(pattern), flags, shown(text), eflags, v, w);
    else if (other) {
      char line[200] = "";
      for (int i = 0; i < count; i++) sprintf(line + strlen(line), " (%d,%d)/(%d,%d)", p[i].rm_so, p[i].rm_eo, q[i].rm_so, q[i].rm_eo);
      differ("regexec", "'%s' %d on '%s' %d, %d:%s", shown(pattern), flags, shown(text), eflags, count, line);
    }
  }
  if (!x) regfree(&theirs);
  if (!y) sv_regfree(&ours);
  use_c();
}

void wide_searches(void) {
  char pattern[200], text[100];
  int extended = (int)pick(2);
  if (!use_utf8()) return;
  reg_syntax_t syntax = (extended ? RE_SYNTAX_POSIX_EXTENDED : RE_SYNTAX_POSIX_BASIC) | (pick(4) ? 0 : RE_ICASE);
  random_pattern(pattern, extended, VALID);
  struct re_pattern_buffer a, b;
  memset(&a, 0, sizeof a), memset(&b, 0, sizeof b);
  re_set_syntax(syntax), sv_re_set_syntax(syntax);
  const char *x = re_compile_pattern(pattern, strlen(pattern), &a), *y = sv_re_compile_pattern(pattern, strlen(pattern), &b);
  if (!x != !y) differ("re_compile_pattern", "'%s' %lx: %s / %s", shown(pattern), syntax, x ? x : "-", y ? y : "-");
  for (int round = 0; !x && !y && round < 4; round++) {
    random_characters(text, 6, VALID);
    if ((syntax & RE_ICASE) && is_odd(pattern, text)) continue;
    int size = (int)strlen(text), start = (int)pick((unsigned)size + 1), range = pick(2) ? size - start : -start;
    int v = re_search(&a, text, size, start, range, 0), w = sv_re_search(&b, text, size, start, range, 0);
    if (v != w && !miscopied(pattern) && !misplaced(&a, text, v, w)) differ("re_search", "'%s' %lx on '%s' from %d by %d: %d %d", shown(pattern), syntax, shown(text), start, range, v, w);
  }
  if (!x) regfree(&a);
  if (!y) sv_regfree(&b);
  use_c();
}

void wide_shell_patterns(void) {
  static const char *const parts[] = {"*", "?", "[é]", "[!é]", "[a-é]", "[à-ü]", "[[:alpha:]]", "[[:upper:]]", "[[=é=]a]", "[[.ж.]]", "\\é", "/", ".", "[^b]", "[é", "]"};
  char pattern[80] = "", name[60];
  int kinds = pick(3) ? VALID : ALL, flags = 0, n = 1 + (int)pick(4);
  if (!use_utf8()) return;
  for (int i = 0; i < 5; i++)
    if (pick(4) == 0) flags |= 1 << i;
  for (int i = 0; i < n; i++) strcat(pattern, pick(2) ? parts[pick(16)] : characters[pick((unsigned)kinds)]);
  /* As in the C locale (patterns.c): not told by POSIX, or wrong in glibc. */
  int odd = ((flags & FNM_CASEFOLD) && (strstr(pattern, "[[.") || strstr(pattern, "[[="))) || ((flags & FNM_PERIOD) && strstr(pattern, "*?")) ||
            (strstr(pattern, "[[.") && strstr(pattern, "[é"));
  for (int round = 0; !odd && round < 5; round++) {
    random_characters(name, 4, (unsigned)kinds);
    int x = fnmatch(pattern, name, flags), y = sv_fnmatch(pattern, name, flags);
    if (x != y) differ("fnmatch", "'%s' on '%s' %d: %d %d", shown(pattern), shown(name), flags, x, y);
  }
  use_c();
}
