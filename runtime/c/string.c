/* Strings: length, copying, searching, cutting into tokens. */
#include "libc.h"

size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n]) n++;
  return n;
}

size_t strnlen(const char *s, size_t max) {
  size_t n = 0;
  while (n < max && s[n]) n++;
  return n;
}

/* The length of `s` under the current input. Which of its symbolic bytes is the 0 does not matter to text that
 * people read, so nothing is forked on that; but whether there is a 0 at all in the object does. What other inputs make of
 * it, less what this one does, is added to `unshown`: a number that depends on the symbolic bytes. */
size_t __sv_shown_length(const char *s, size_t max, u64 *unshown) {
  if (!max) return 0;
  { /* wherever a symbolic pointer leads, what is wrong there shows at the same place as with a concrete one */
    volatile char touched = *s;
    (void)touched;
  }
  size_t extent = __symvm_extent(s), n = 0, told = 0, nonzero = 1;
  if (extent > max) extent = max;
  int ended = 0, differs = 0;
  for (size_t i = 0; i < extent; i++) {
    if (__symvm_is_symbolic((byte)s[i])) nonzero &= s[i] != 0, differs = 1;
    /* What was never written is only read where no 0 stands before it. */
    else if ((differs && !__symvm_is_written(s + i) && !nonzero) || s[i] == 0) {
      ended = 1;
      break;
    }
    told += nonzero;
  }
  if (!ended && extent < max && nonzero) {
    volatile char touched = s[extent];
    (void)touched;
  }
  if (!differs) return told;
  while (n < extent && __symvm_observe((byte)s[n])) n++;
  *unshown += told - n;
  return n;
}

char *stpcpy(char *to, const char *from) {
  while ((*to = *from)) to++, from++;
  return to;
}
char *__stpcpy(char *to, const char *from) { return stpcpy(to, from); }

char *strcpy(char *to, const char *from) {
  stpcpy(to, from);
  return to;
}

char *stpncpy(char *to, const char *from, size_t size) {
  size_t n = 0;
  for (; n < size && from[n]; n++) to[n] = from[n];
  memset(to + n, 0, size - n);
  return to + n;
}

char *strncpy(char *to, const char *from, size_t size) {
  stpncpy(to, from, size);
  return to;
}

char *strcat(char *to, const char *from) {
  stpcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *to, const char *from, size_t size) {
  char *end = to + strlen(to);
  size_t n = 0;
  for (; n < size && from[n]; n++) end[n] = from[n];
  end[n] = 0;
  return to;
}

size_t strlcpy(char *to, const char *from, size_t size) {
  size_t length = strlen(from);
  if (size) {
    size_t n = length < size ? length : size - 1;
    memcpy(to, from, n);
    to[n] = 0;
  }
  return length;
}

size_t strlcat(char *to, const char *from, size_t size) {
  size_t used = strnlen(to, size);
  return used + strlcpy(to + used, from, size - used);
}

char *strdup(const char *s) {
  size_t size = strlen(s) + 1;
  char *copy = malloc(size);
  return copy ? memcpy(copy, s, size) : 0;
}
char *__strdup(const char *s) { return strdup(s); }

char *strndup(const char *s, size_t max) {
  size_t n = strnlen(s, max);
  char *copy = malloc(n + 1);
  if (!copy) return 0;
  memcpy(copy, s, n);
  copy[n] = 0;
  return copy;
}
char *__strndup(const char *s, size_t max) { return strndup(s, max); }

char *strchrnul(const char *s, int c) {
  while (*s && *s != (char)c) s++;
  return (char *)s;
}

/* The searched character is looked at first: strchr(s, 0) finds the end. */
char *strchr(const char *s, int c) {
  for (;; s++) {
    if (*s == (char)c) return (char *)s;
    if (!*s) return 0;
  }
}
char *index(const char *s, int c) { return strchr(s, c); }

char *strrchr(const char *s, int c) {
  const char *found = 0;
  for (;; s++) {
    if (*s == (char)c) found = s;
    if (!*s) return (char *)found;
  }
}
char *rindex(const char *s, int c) { return strrchr(s, c); }

char *strstr(const char *in, const char *what) {
  size_t size = strlen(what);
  for (;; in++) {
    if (strncmp(in, what, size) == 0) return (char *)in;
    if (!*in) return 0;
  }
}

char *strcasestr(const char *in, const char *what) {
  size_t size = strlen(what);
  for (;; in++) {
    if (strncasecmp(in, what, size) == 0) return (char *)in;
    if (!*in) return 0;
  }
}

/* Is `c` (not 0) one of `set`? One term for the whole set. */
static int member(char c, const char *set) {
  int found = 0;
  for (; *set; set++) found |= c == *set;
  return found;
}

size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && member(s[n], set)) n++;
  return n;
}

size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] && !member(s[n], set)) n++;
  return n;
}

char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s ? (char *)s : 0;
}

char *strtok_r(char *s, const char *separators, char **rest) {
  if (!s) s = *rest;
  s += strspn(s, separators);
  if (!*s) {
    *rest = s;
    return 0;
  }
  char *end = s + strcspn(s, separators);
  if (*end) *end++ = 0;
  *rest = end;
  return s;
}
char *__strtok_r(char *s, const char *separators, char **rest) { return strtok_r(s, separators, rest); }

char *strtok(char *s, const char *separators) {
  static char *rest;
  return strtok_r(s, separators, &rest);
}

char *strsep(char **rest, const char *separators) {
  char *s = *rest;
  if (!s) return 0;
  char *end = s + strcspn(s, separators);
  if (*end) *end++ = 0;
  else end = 0;
  *rest = end;
  return s;
}
char *__strsep(char **rest, const char *separators) { return strsep(rest, separators); }

size_t strxfrm(char *to, const char *from, size_t size) {
  size_t length = strlen(from);
  if (length < size) strcpy(to, from);
  else if (size) memcpy(to, from, size);
  return length;
}

/* GNU's version order: digit runs compare as numbers, and a run with leading zeros as a fraction. */
int strverscmp(const char *a, const char *b) {
  size_t i = 0, start = 0;
  int zeros = 1; /* the current run of digits has only zeros so far */
  if (a == b) return 0;
  for (; a[i] == b[i]; i++) {
    if (!a[i]) return 0;
    if (!isdigit(a[i])) start = i + 1, zeros = 1;
    else if (a[i] != '0') zeros = 0;
  }
  int in_run = start < i;
  /* Digits after leading zeros are a fraction's: they count one by one. */
  if (in_run && !zeros && a[start] == '0') return (byte)a[i] - (byte)b[i];
  if (isdigit(a[i]) && isdigit(b[i]) && !(in_run && zeros) && (in_run || (a[i] != '0' && b[i] != '0'))) {
    size_t j = i;
    for (; isdigit(a[j]); j++)
      if (!isdigit(b[j])) return 1;
    if (isdigit(b[j])) return -1;
  } else if (in_run && zeros && !isdigit(a[i]) != !isdigit(b[i])) {
    return isdigit(a[i]) ? -1 : 1; /* the more zeros, the less */
  } else if (in_run && !zeros && isdigit(a[i]) != isdigit(b[i])) {
    return isdigit(a[i]) ? 1 : -1;
  }
  return (byte)a[i] - (byte)b[i];
}

char *basename(char *path) {
  char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/* POSIX's basename, which <libgen.h> calls __xpg_basename: trailing slashes do not count. */
char *__xpg_basename(char *path) {
  if (!path || !*path) return ".";
  size_t n = strlen(path), end = n;
  while (end > 0 && path[end - 1] == '/') end--;
  if (end == 0) return path + n - 1; /* slashes alone: the last of them, and nothing is written */
  if (end < n) path[end] = 0;
  return basename(path);
}

char *dirname(char *path) {
  if (!path || !*path) return ".";
  size_t n = strlen(path);
  while (n > 1 && path[n - 1] == '/') n--;
  while (n > 0 && path[n - 1] != '/') n--;
  if (n == 0) return ".";
  while (n > 1 && path[n - 1] == '/') n--;
  if (n == 1 && *path == '/' && path[1] == '/' && path[2] != '/') n = 2; /* two slashes at the start, and no more, stay two */
  path[n] = 0;
  return path;
}
