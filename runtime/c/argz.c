/* Vectors of strings in one block, each with its 0 (argz); and such whose strings are NAME=VALUE or NAME alone (envz). */
#include "libc.h"

size_t argz_count(const char *list, size_t size) {
  size_t count = 0;
  for (const char *p = list; p < list + size; p += strlen(p) + 1) count++;
  return count;
}
void argz_extract(const char *list, size_t size, char **to) {
  for (const char *p = list; p < list + size; p += strlen(p) + 1) *to++ = (char *)p;
  *to = 0;
}
char *argz_next(const char *list, size_t size, const char *entry) {
  if (!entry) return size ? (char *)list : 0;
  entry += strlen(entry) + 1;
  return entry < list + size ? (char *)entry : 0;
}
void argz_stringify(char *list, size_t size, int separator) {
  for (size_t i = 0; i + 1 < size; i++)
    if (!list[i]) list[i] = (char)separator;
}
size_t __argz_count(const char *list, size_t size) { return argz_count(list, size); }
char *__argz_next(const char *list, size_t size, const char *entry) { return argz_next(list, size, entry); }
void __argz_stringify(char *list, size_t size, int separator) { argz_stringify(list, size, separator); }

int argz_append(char **list, size_t *size, const char *more, size_t length) {
  char *longer = realloc(*list, *size + length);
  if (!longer) return ENOMEM;
  memcpy(longer + *size, more, length);
  *list = longer, *size += length;
  return 0;
}
int argz_add(char **list, size_t *size, const char *entry) { return argz_append(list, size, entry, strlen(entry) + 1); }
int argz_add_sep(char **list, size_t *size, const char *text, int separator) {
  size_t length = strlen(text) + 1, n = *size;
  if (length == 1) return 0;
  char *longer = realloc(*list, n + length);
  if (!longer) return ENOMEM;
  for (const char *p = text; p < text + length; p++) {
    if (*p != (char)separator || !*p) longer[n++] = *p;
    else if (n > 0 && longer[n - 1]) longer[n++] = 0; /* separators in a row are one */
  }
  *list = longer, *size = n;
  return 0;
}
int argz_create_sep(const char *text, int separator, char **to, size_t *size) {
  *to = 0, *size = 0;
  return argz_add_sep(to, size, text, separator);
}
int argz_create(char *const arguments[], char **to, size_t *size) {
  size_t total = 0, n = 0;
  for (char *const *p = arguments; *p; p++) total += strlen(*p) + 1;
  *to = 0, *size = total;
  if (!total) return 0;
  if (!(*to = malloc(total))) return ENOMEM;
  for (char *const *p = arguments; *p; p++) n = (size_t)(stpcpy(*to + n, *p) - *to) + 1;
  return 0;
}
void argz_delete(char **list, size_t *size, char *entry) {
  if (!entry) return;
  size_t length = strlen(entry) + 1, after = *size - (size_t)(entry - *list) - length;
  memmove(entry, entry + length, after);
  if (!(*size -= length)) free(*list), *list = 0;
}
int argz_insert(char **list, size_t *size, char *before, const char *entry) {
  if (!before) return argz_add(list, size, entry);
  if (before < *list || before >= *list + *size) return EINVAL;
  while (before > *list && before[-1]) before--;
  size_t at = (size_t)(before - *list), length = strlen(entry) + 1;
  char *longer = realloc(*list, *size + length);
  if (!longer) return ENOMEM;
  memmove(longer + at + length, longer + at, *size - at);
  memmove(longer + at, entry, length);
  *list = longer, *size += length;
  return 0;
}

/* `entry` with each `old` as `new`, at the end of a list: the pieces are appended and only the last one ends with 0. */
static int add_replaced(char **list, size_t *size, const char *entry, const char *old, const char *new) {
  int error = 0;
  for (const char *next; !error && (next = strstr(entry, old)); entry = next + strlen(old)) {
    if (next > entry) error = argz_append(list, size, entry, (size_t)(next - entry));
    if (!error && *new) error = argz_append(list, size, new, strlen(new));
  }
  return error ? error : argz_add(list, size, entry);
}
int argz_replace(char **list, size_t *size, const char *old, const char *new, unsigned *count) {
  char *to = 0;
  size_t to_size = 0;
  int found = 0, error = 0;
  if (!old || !*old) return 0;
  for (char *entry = 0; !error && (entry = argz_next(*list, *size, entry));) {
    if (!strstr(entry, old)) {
      error = argz_add(&to, &to_size, entry);
      continue;
    }
    error = add_replaced(&to, &to_size, entry, old, new);
    found = 1;
    if (count) ++*count; /* entries, not places */
  }
  if (error || !found) return free(to), error;
  free(*list);
  *list = to, *size = to_size;
  return 0;
}

/* Names end at their = or 0, also the one that is looked for. */
static size_t name_size(const char *entry) { return strcspn(entry, "="); }
char *envz_entry(const char *list, size_t size, const char *name) {
  size_t length = name_size(name);
  for (char *entry = 0; (entry = argz_next(list, size, entry));)
    if (name_size(entry) == length && memcmp(entry, name, length) == 0) return entry;
  return 0;
}
char *envz_get(const char *list, size_t size, const char *name) {
  char *entry = envz_entry(list, size, name);
  if (!entry) return 0;
  entry += name_size(entry);
  return *entry ? entry + 1 : 0;
}
void envz_remove(char **list, size_t *size, const char *name) { argz_delete(list, size, envz_entry(*list, *size, name)); }
int envz_add(char **list, size_t *size, const char *name, const char *value) {
  envz_remove(list, size, name);
  if (!value) return argz_add(list, size, name);
  size_t length = strlen(name) + strlen(value) + 2;
  char *longer = realloc(*list, *size + length);
  if (!longer) return ENOMEM;
  strcpy(stpcpy(stpcpy(longer + *size, name), "="), value);
  *list = longer, *size += length;
  return 0;
}
int envz_merge(char **list, size_t *size, const char *more, size_t more_size, int override) {
  int error = 0;
  for (char *entry = 0; !error && (entry = argz_next(more, more_size, entry));) {
    char *old = envz_entry(*list, *size, entry);
    if (old && !override) continue;
    argz_delete(list, size, old);
    error = argz_add(list, size, entry);
  }
  return error;
}
/* Takes out the names without a value. */
void envz_strip(char **list, size_t *size) {
  char *entry = *list, *end = entry + *size;
  while (entry < end) {
    size_t length = strlen(entry) + 1;
    if (strchr(entry, '=')) entry += length;
    else memmove(entry, entry + length, (size_t)(end - entry) - length), end -= length;
  }
  *size = (size_t)(entry - *list);
}
