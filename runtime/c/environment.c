/* The environment's variables. Replaced strings are not freed: the program may hold on to them. */
#include "libc.h"

extern char **__environ, **_environ;
static char **owned; /* the array, once it is ours */

static char **find(const char *name, size_t size) {
  if (!environ) return 0;
  for (char **at = environ; *at; at++)
    if (strncmp(*at, name, size) == 0 && (*at)[size] == '=') return at;
  return 0;
}

char *getenv(const char *name) {
  size_t size = strlen(name);
  char **at = size ? find(name, size) : 0;
  return at ? *at + size + 1 : 0;
}
char *secure_getenv(const char *name) { return getenv(name); }
char *__secure_getenv(const char *name) { return getenv(name); }

static int append(char *entry) {
  size_t count = 0;
  while (environ && environ[count]) count++;
  char **bigger = malloc((count + 2) * sizeof *bigger);
  if (!bigger) return -1;
  if (count) memcpy(bigger, environ, count * sizeof *bigger);
  bigger[count] = entry;
  bigger[count + 1] = 0;
  free(owned);
  environ = __environ = _environ = owned = bigger;
  return 0;
}

int putenv(char *entry) {
  char *equals = strchr(entry, '=');
  int unsetenv(const char *);
  if (!equals) return unsetenv(entry);
  char **at = find(entry, (size_t)(equals - entry));
  if (!at) return append(entry);
  *at = entry;
  return 0;
}

int setenv(const char *name, const char *value, int overwrite) {
  size_t size = name ? strlen(name) : 0;
  if (!size || strchr(name, '=')) return errno = EINVAL, -1;
  char **at = find(name, size);
  if (at && !overwrite) return 0;
  char *entry = __sv_keep(size + strlen(value) + 2);
  if (!entry) return errno = ENOMEM, -1;
  memcpy(entry, name, size);
  entry[size] = '=';
  strcpy(entry + size + 1, value);
  if (!at) return append(entry);
  *at = entry;
  return 0;
}

int unsetenv(const char *name) {
  size_t size = name ? strlen(name) : 0;
  if (!size || strchr(name, '=')) return errno = EINVAL, -1;
  for (char **at; (at = find(name, size));)
    do at[0] = at[1];
    while (*at++);
  return 0;
}

int clearenv(void) {
  free(owned);
  environ = __environ = _environ = owned = 0;
  return 0;
}
