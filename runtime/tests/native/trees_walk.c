/* Walks by fts against the host's, on a real tree and on the same virtual one. */
#define _GNU_SOURCE
#include "differ.h"
#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

OURS(fts_open); OURS(fts_read); OURS(fts_children); OURS(fts_set); OURS(fts_close); OURS(getcwd); OURS(fchdir);

static int forwards(const FTSENT **a, const FTSENT **b) { return strcmp((*a)->fts_name, (*b)->fts_name); }

/* With FTS_NOSTAT the host looks at some files all the same, by how many links their folder has, which is the file system's business. */
static int info_of(const FTSENT *e, int flags) {
  int is_file = e->fts_info == FTS_F || e->fts_info == FTS_SL || e->fts_info == FTS_SLNONE || e->fts_info == FTS_DEFAULT;
  return flags & FTS_NOSTAT && is_file ? FTS_NSOK : e->fts_info;
}

static void describe(char *to, size_t room, const FTSENT *e, int flags) {
  int is_known = e->fts_info != FTS_NS && e->fts_info != FTS_NSOK && e->fts_info != FTS_DOT && e->fts_statp && !(flags & FTS_NOSTAT);
  snprintf(to, room, "%s '%s' (%d) at '%s' info %d level %d errno %d mode %o, %s%s", e->fts_path, e->fts_name, e->fts_namelen, e->fts_accpath, info_of(e, flags), e->fts_level, e->fts_errno, is_known ? e->fts_statp->st_mode : 0,
           e->fts_info == FTS_DC ? "cycle to " : "", e->fts_info == FTS_DC ? e->fts_cycle->fts_name : "");
}

void fts_walks(int there, int here) {
  static char *const roots[] = {".", "a", "a/", "./a", "a/b", "b", "l", "none", "c//", "d"};
  static const int infos[] = {FTS_PHYSICAL, FTS_LOGICAL};
  char *paths[4] = {0};
  int count = 1 + (int)pick(3), flags = infos[pick(2)] | (pick(2) ? FTS_NOCHDIR : 0) | (pick(3) ? 0 : FTS_COMFOLLOW) | (pick(3) ? 0 : FTS_SEEDOT) | (pick(4) ? 0 : FTS_NOSTAT) | (pick(4) ? 0 : FTS_XDEV);
  for (int i = 0; i < count; i++) paths[i] = roots[pick(10)];
  FTS *a = fts_open(paths, flags, forwards), *b = sv_fts_open(paths, flags, forwards);
  if (!a || !b) {
    if (!a != !b || errno != sv_errno) differ("fts_open", "%p %p", a, b);
    return;
  }
  char trace[800] = "", x[600], y[600], p[500], q[500];
  unsigned choices = (unsigned)rnd();
  for (int i = 0; i < count; i++) sprintf(trace + strlen(trace), "%s ", paths[i]);
  for (int step = 0; step < 60; step++) {
    errno = sv_errno = 0;
    FTSENT *e = fts_read(a), *f = sv_fts_read(b);
    if (!e || !f) {
      if (!e != !f || errno != sv_errno) differ("fts_read", "%sflags %x ends: %d %d, errno %d %d", trace, flags, !e, !f, errno, sv_errno);
      break;
    }
    describe(x, sizeof x, e, flags), describe(y, sizeof y, f, flags);
    char *cwd = getcwd(p, sizeof p), *ours = sv_getcwd(q, sizeof q);
    const char *in = strstr(cwd, "/tree"), *our_in = strstr(ours, "/tree");
    if (strcmp(x, y) || e->fts_number != f->fts_number || strcmp(in, our_in)) {
      differ("fts_read", "%sflags %x: %s in %s / %s in %s", trace, flags, x, in, y, our_in);
      break;
    }
    if (strlen(trace) < 600) snprintf(trace + strlen(trace), 100, "%s:%d ", e->fts_name, e->fts_info);
    e->fts_number = f->fts_number = step;
    if (choices % 3 == 0 && pick(4) == 0) {
      int what = (int)pick(5);
      int n = fts_set(a, e, what), m = sv_fts_set(b, f, what);
      if (n != m) differ("fts_set", "%d: %d %d", what, n, m);
      if (strlen(trace) < 700) sprintf(trace + strlen(trace), "set %d ", what);
    }
    if (choices % 5 == 0 && pick(3) == 0) {
      int names = pick(2) ? FTS_NAMEONLY : 0;
      FTSENT *c = fts_children(a, names), *d = sv_fts_children(b, names);
      for (; c && d; c = c->fts_link, d = d->fts_link)
        if (strcmp(c->fts_name, d->fts_name) || (!names && info_of(c, flags) != info_of(d, flags)) || c->fts_level != d->fts_level) {
          differ("fts_children", "%sflags %x: %s %d / %s %d", trace, flags, c->fts_name, c->fts_info, d->fts_name, d->fts_info);
          break;
        }
      if (!c != !d) differ("fts_children", "%sflags %x: %d %d", trace, flags, !c, !d);
      if (strlen(trace) < 700) sprintf(trace + strlen(trace), "children %d ", names);
    }
  }
  int n = fts_close(a), m = sv_fts_close(b);
  if (n != m) differ("fts_close", "%sflags %x: %d %d", trace, flags, n, m);
  fchdir(there), sv_fchdir(here);
}
