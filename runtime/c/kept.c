/* Memory that is never freed, as the program may hold on to what is in it: it is not lost, either. */
#include "libc.h"

struct kept {
  struct kept *next;
  _Alignas(16) char bytes[];
};
static struct kept *all;

void *__sv_keep(size_t size) {
  struct kept *k = malloc(sizeof *k + size);
  if (!k) return 0;
  k->next = all;
  all = k;
  return k->bytes;
}

/* Of one text there is one copy. (Times that were split under a TZ of before point to its names.) */
const char *__sv_keep_text(const char *text, size_t size) {
  static struct kept *texts;
  for (struct kept *k = texts; k; k = k->next)
    if (strncmp(k->bytes, text, size) == 0 && !k->bytes[size]) return k->bytes;
  struct kept *k = malloc(sizeof *k + size + 1);
  if (!k) return 0;
  memcpy(k->bytes, text, size);
  k->bytes[size] = 0;
  k->next = texts;
  texts = k;
  return k->bytes;
}
