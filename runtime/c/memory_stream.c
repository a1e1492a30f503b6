/* Streams that lead to no descriptor: the caller's functions (fopencookie), a block of the caller's memory (fmemopen),
 * and memory that grows (open_memstream, open_wmemstream). */
#include "libc.h"

FILE *fopencookie(void *cookie, const char *mode, struct sv_cookie_functions call) {
  struct sv_channel channel = {.cookie = cookie, .call = call};
  int flags;
  return __sv_stream_flags(mode, &flags) < 0 ? 0 : __sv_open_channel(&channel, flags);
}

/* ---- a block of memory ---- */

struct block {
  char *at;
  size_t size, position, end; /* `end`: behind the last byte that is content */
  int append, owned;
};

static ssize_t read_block(void *cookie, char *to, size_t size) {
  struct block *b = cookie;
  size_t left = b->position < b->end ? b->end - b->position : 0;
  if (size > left) size = left;
  memcpy(to, b->at + b->position, size);
  b->position += size;
  return (ssize_t)size;
}

/* Content that grows ends in a 0 if there is room; if not, one takes the place of the last byte, unless the stream appends. */
static ssize_t write_block(void *cookie, const char *bytes, size_t size) {
  struct block *b = cookie;
  size_t at = b->append ? b->end : b->position;
  int ends = size == 0 || bytes[size - 1] != 0;
  if (size > b->size - at) {
    if (b->position + (size_t)ends >= b->size) return errno = ENOSPC, 0;
    size = b->size - at;
  }
  memcpy(b->at + at, bytes, size);
  b->position = at + size;
  if (b->position <= b->end) return (ssize_t)size;
  b->end = b->position;
  if (ends && b->end < b->size) b->at[b->end] = 0;
  else if (ends && !b->append) b->at[b->size - 1] = 0;
  return (ssize_t)size;
}

static int seek_block(void *cookie, off_t *offset, int whence) {
  struct block *b = cookie;
  off_t to = *offset + (off_t)(whence == SEEK_SET ? 0 : whence == SEEK_CUR ? b->position : b->end);
  if (whence < SEEK_SET || whence > SEEK_END || to < 0 || (size_t)to > b->size) return errno = EINVAL, -1;
  b->position = (size_t)to;
  *offset = to;
  return 0;
}

static int close_block(void *cookie) {
  struct block *b = cookie;
  if (b->owned) free(b->at);
  free(b);
  return 0;
}

FILE *fmemopen(void *text, size_t size, const char *mode) {
  int flags;
  if (__sv_stream_flags(mode, &flags) < 0) return 0;
  struct block *b = calloc(1, sizeof *b);
  if (!b) return 0;
  *b = (struct block){.at = text, .size = size, .append = *mode == 'a', .owned = !text};
  if (!text && !(b->at = calloc(1, size ? size : 1))) return free(b), (FILE *)0;
  if (size && *mode == 'w' && mode[1] == '+') *b->at = 0;
  if (*mode == 'r') b->end = size;
  if (b->append) b->position = b->end = strnlen(b->at, size);
  struct sv_channel channel = {.cookie = b, .call = {read_block, write_block, seek_block, close_block}};
  FILE *f = __sv_open_channel(&channel, flags);
  if (!f) close_block(b);
  return f;
}

/* ---- memory that grows: bytes, or wide characters ---- */

struct growing {
  byte **text; /* the caller's variables: they hold what was true at the last fflush */
  size_t *count;
  byte *at;
  size_t position, room; /* in cells; behind what was written there are zeros, one at least */
  size_t cell;
  size_t end; /* where the stream stood when it was last moved from elsewhere than its start */
};

static int make_room(struct growing *g, size_t cells) {
  if (cells < g->room) return 0;
  size_t room = cells * 2 + 1;
  byte *bigger = realloc(g->at, room * g->cell);
  if (!bigger) return -1;
  memset(bigger + g->room * g->cell, 0, (room - g->room) * g->cell);
  g->at = bigger;
  g->room = room;
  return 0;
}
static ssize_t add_bytes(void *cookie, const char *bytes, size_t size) {
  struct growing *g = cookie;
  if (g->cell != 1 || make_room(g, g->position + size)) return 0;
  memcpy(g->at + g->position, bytes, size);
  g->position += size;
  return (ssize_t)size;
}
static unsigned add_wide(void *cookie, int c) {
  struct growing *g = cookie;
  if (make_room(g, g->position + 1)) return ~0u;
  ((int *)g->at)[g->position++] = c;
  return (unsigned)c;
}
/* glibc takes where the stream stands for its end, but at the start. */
static int seek_growing(void *cookie, off_t *offset, int whence) {
  struct growing *g = cookie;
  if (g->position) g->end = g->position;
  off_t to = *offset + (off_t)(whence == SEEK_SET ? 0 : whence == SEEK_CUR ? g->position : g->end);
  if (whence < SEEK_SET || whence > SEEK_END || to < 0) return errno = EINVAL, -1;
  if (make_room(g, (size_t)to)) return -1;
  g->position = (size_t)to;
  *offset = to;
  return 0;
}
static void show_growing(void *cookie) {
  struct growing *g = cookie;
  *g->text = g->at;
  *g->count = g->position;
}
static int close_growing(void *cookie) {
  struct growing *g = cookie;
  byte *exact = realloc(g->at, (g->position + 1) * g->cell);
  if (exact) g->at = exact;
  memset(g->at + g->position * g->cell, 0, g->cell);
  show_growing(g);
  free(g);
  return 0;
}

static FILE *open_growing(byte **text, size_t *count, size_t cell) {
  struct growing *g = calloc(1, sizeof *g);
  if (!g) return 0;
  *g = (struct growing){.text = text, .count = count, .cell = cell};
  struct sv_channel channel = {.cookie = g, .call = {0, add_bytes, seek_growing, close_growing}, .flushed = show_growing, .put = cell == 1 ? 0 : add_wide};
  FILE *f = make_room(g, 0) ? 0 : __sv_open_channel(&channel, SV_WRITE | SV_NONE | SV_DIRECT);
  if (!f) free(g->at), free(g);
  return f;
}
FILE *open_memstream(char **text, size_t *count) { return open_growing((byte **)text, count, 1); }
FILE *open_wmemstream(int **text, size_t *count) {
  int fwide(FILE *, int);
  FILE *f = open_growing((byte **)text, count, sizeof **text);
  if (f) fwide(f, 1);
  return f;
}
