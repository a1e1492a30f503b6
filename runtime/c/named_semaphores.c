/* Semaphores that have a name: one for all that open it, for there is one process. Who unlinks one lets its name go. */
#include "libc.h"

typedef struct { unsigned value; unsigned rest[7]; } sem_t;
int sem_init(sem_t *, int shared, unsigned value);

static struct named {
  sem_t semaphore; /* at the start: what programs know it by */
  struct named *next;
  char *name; /* 0 once unlinked */
  int opens;
} *all;

enum { LONGEST = 251 };
static struct named **find(const char *name) {
  struct named **at = &all;
  while (*at && !((*at)->name && !strcmp((*at)->name, name))) at = &(*at)->next;
  return at;
}
/* The name without the slashes in front; 0 if it is none. */
static const char *plain(const char *name) {
  while (*name == '/') name++;
  if (!*name || strchr(name, '/')) return errno = EINVAL, (char *)0;
  return strlen(name) > LONGEST ? errno = ENAMETOOLONG, (char *)0 : name;
}
static void forget(struct named *semaphore) {
  struct named **at = &all;
  if (semaphore->opens || semaphore->name) return;
  while (*at != semaphore) at = &(*at)->next;
  *at = semaphore->next;
  free(semaphore);
}

sem_t *sem_open(const char *name, int flags, ...) {
  unsigned value = 0;
  if (flags & O_CREAT) {
    va_list args;
    va_start(args, flags);
    (void)va_arg(args, mode_t);
    value = va_arg(args, unsigned);
    va_end(args);
  }
  if (!(name = plain(name))) return 0;
  struct named *found = *find(name);
  int is_new = !found && (flags & O_CREAT), must_be_new = (flags & O_CREAT) && (flags & O_EXCL);
  if ((is_new || must_be_new) && value > INT_MAX) return errno = EINVAL, (sem_t *)0;
  if (found && must_be_new) return errno = EEXIST, (sem_t *)0;
  if (found) return found->opens++, &found->semaphore;
  if (!is_new) return errno = ENOENT, (sem_t *)0;
  struct named *new = calloc(1, sizeof *new);
  char *copy = new ? strdup(name) : 0;
  if (!copy) return free(new), errno = ENOMEM, (sem_t *)0;
  *new = (struct named){.next = all, .name = copy, .opens = 1};
  sem_init(&new->semaphore, 0, value);
  return all = new, &new->semaphore;
}
int sem_close(sem_t *semaphore) {
  struct named *named = all;
  while (named && &named->semaphore != semaphore) named = named->next;
  if (!named || !named->opens) return errno = EINVAL, -1;
  return named->opens--, forget(named), 0;
}
int sem_unlink(const char *name) {
  if (!(name = plain(name))) return errno = errno == EINVAL ? ENOENT : errno, -1;
  struct named *found = *find(name);
  if (!found) return errno = ENOENT, -1;
  free(found->name);
  return found->name = 0, forget(found), 0;
}
