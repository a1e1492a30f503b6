/* Obstacks, glibc's ABI: chunks of memory to which <obstack.h>'s macros add objects, calling here when a chunk is full. */
#include "libc.h"

struct chunk {
  char *limit;
  struct chunk *previous;
  char contents[4];
};
struct obstack {
  size_t chunk_size;
  struct chunk *chunk;
  char *object_base, *next_free, *chunk_limit;
  long temporary;
  int alignment_mask;
  struct chunk *(*give)(void *, size_t);
  void (*take)(void *, struct chunk *);
  void *argument;
  unsigned use_argument : 1, maybe_empty_object : 1, allocation_failed : 1;
};
_Static_assert(sizeof(struct obstack) == 88, "glibc's struct obstack");

static void no_memory(void) {
  fprintf(stderr, "memory exhausted\n");
  exit(1);
}
void (*obstack_alloc_failed_handler)(void) = no_memory;
int obstack_exit_failure = 1;

static struct chunk *give(struct obstack *o, size_t size) {
  return o->use_argument ? o->give(o->argument, size) : ((struct chunk * (*)(size_t)) o->give)(size);
}
static void take(struct obstack *o, struct chunk *c) {
  if (o->use_argument) o->take(o->argument, c);
  else ((void (*)(struct chunk *))o->take)(c);
}
static char *align(const struct obstack *o, char *p) {
  u64 mask = (u64)(unsigned)o->alignment_mask;
  return p + (-(u64)p & mask);
}

static int begin(struct obstack *o, int size, int alignment) {
  if (alignment == 0) alignment = 16;
  o->chunk_size = size ? (size_t)size : 4096 - 32;
  o->alignment_mask = alignment - 1;
  struct chunk *c = o->chunk = give(o, o->chunk_size);
  if (!c) obstack_alloc_failed_handler();
  o->next_free = o->object_base = align(o, c->contents);
  o->chunk_limit = c->limit = (char *)c + o->chunk_size;
  c->previous = 0;
  o->maybe_empty_object = o->allocation_failed = 0;
  return 1;
}
int _obstack_begin(struct obstack *o, int size, int alignment, void *(*more)(size_t), void (*less)(void *)) {
  o->give = (struct chunk * (*)(void *, size_t)) more;
  o->take = (void (*)(void *, struct chunk *))less;
  o->use_argument = 0;
  return begin(o, size, alignment);
}
int _obstack_begin_1(struct obstack *o, int size, int alignment, void *(*more)(void *, size_t), void (*less)(void *, void *), void *argument) {
  o->give = (struct chunk * (*)(void *, size_t)) more;
  o->take = (void (*)(void *, struct chunk *))less;
  o->argument = argument;
  o->use_argument = 1;
  return begin(o, size, alignment);
}

/* Room for `size` more bytes of the growing object, which moves to a new chunk. */
void _obstack_newchunk(struct obstack *o, int size) {
  struct chunk *old = o->chunk;
  size_t held = (size_t)(o->next_free - o->object_base), room = held + (size_t)size + (unsigned)o->alignment_mask + (held >> 3) + 100;
  if (room < o->chunk_size) room = o->chunk_size;
  struct chunk *c = give(o, room);
  if (!c) obstack_alloc_failed_handler();
  o->chunk = c;
  c->previous = old;
  c->limit = o->chunk_limit = (char *)c + room;
  char *base = align(o, c->contents);
  memcpy(base, o->object_base, held);
  /* The old chunk goes if the object was all it held. */
  if (!o->maybe_empty_object && o->object_base == align(o, old->contents)) {
    c->previous = old->previous;
    take(o, old);
  }
  o->object_base = base;
  o->next_free = base + held;
  o->maybe_empty_object = 0;
}

static int holds(const struct chunk *c, const char *p) { return (char *)c < p && p <= c->limit; }

int _obstack_allocated_p(struct obstack *o, void *object) {
  struct chunk *c = o->chunk;
  while (c && !holds(c, object)) c = c->previous;
  return c != 0;
}
void obstack_free(struct obstack *o, void *object) {
  struct chunk *c = o->chunk;
  while (c && !holds(c, object)) {
    struct chunk *previous = c->previous;
    take(o, c);
    c = previous;
    o->maybe_empty_object = 1; /* the chunk that is now on top may hold just an empty object */
  }
  if (c) {
    o->object_base = o->next_free = object;
    o->chunk_limit = c->limit;
    o->chunk = c;
  } else if (object) abort();
}
void _obstack_free(struct obstack *o, void *object) { obstack_free(o, object); }
int _obstack_memory_used(struct obstack *o) {
  size_t total = 0;
  for (struct chunk *c = o->chunk; c; c = c->previous) total += (size_t)(c->limit - (char *)c);
  return (int)total;
}

static void put_obstack(struct sv_sink *out, const char *bytes, size_t size) {
  struct obstack *o = out->to;
  if ((size_t)(o->chunk_limit - o->next_free) < size) _obstack_newchunk(o, (int)size);
  memcpy(o->next_free, bytes, size);
  o->next_free += size;
}
int obstack_vprintf(struct obstack *o, const char *format, va_list args) {
  struct sv_sink out = {.put = put_obstack, .to = o};
  return __sv_format(&out, format, args);
}
int obstack_printf(struct obstack *o, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int n = obstack_vprintf(o, format, args);
  va_end(args);
  return n;
}
int __obstack_vprintf_chk(struct obstack *o, int flag, const char *format, va_list args) { return (void)flag, obstack_vprintf(o, format, args); }
int __obstack_printf_chk(struct obstack *o, int flag, const char *format, ...) {
  va_list args;
  (void)flag;
  va_start(args, format);
  int n = obstack_vprintf(o, format, args);
  va_end(args);
  return n;
}
