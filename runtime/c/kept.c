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
