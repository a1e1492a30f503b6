/* std::locale and its facets, laid out as GNU's headers know them: programs look facets of their own up by themselves. */
#ifndef SYMVM_CXX_LOCALE_H
#define SYMVM_CXX_LOCALE_H

#include "cxx_stream.h"

struct facet { /* std::locale::facet */
  const void *const *vtable;
  int references;
};
struct locale_content { /* std::locale::_Impl */
  int references;
  const struct facet **facets; /* by the numbers of their kinds */
  size_t count;
  const void **caches;
  char **names;
};
/* Who holds the content of a locale counts it; the classic one stays. What new streams have: the classic one, or what the program has made global. */
const void *__sv_locale_keep(const void *), *__sv_locale_now(void);
void __sv_locale_drop(const void *);

struct numpunct { /* std::numpunct<char> */
  struct facet facet;
  void *cache;
};
struct numpunct_functions {
  void (*destroy)(struct numpunct *), (*delete)(struct numpunct *);
  char (*point)(const struct numpunct *), (*separator)(const struct numpunct *);
  void (*grouping)(struct string *, const struct numpunct *), (*true_name)(struct string *, const struct numpunct *), (*false_name)(struct string *, const struct numpunct *);
};
/* Is it a space to whoever reads from the stream? */
int __sv_own_space(const struct ios *, int c);
static inline int is_space(const struct ios *ios, int c) { return ios->locale == A_LOCALE ? isspace(c) : __sv_own_space(ios, c); }
/* The facet of characters, which streams keep, and what a program's own makes of them. */
struct ctype *__sv_ctype_of(const void *locale);
char __sv_own_widen(struct ctype *, char), __sv_own_narrow(struct ctype *, char, char other);
/* How a program's own facet wants numbers to be written; null if there is none. */
const struct numpunct *__sv_own_numpunct(const struct ios *);
static inline const struct numpunct_functions *numpunct_functions(const struct numpunct *n) { return (const void *)n->facet.vtable; }
/* Digits with separators between their groups, in a room that ends at `end` and is twice as long; where they begin there. */
char *__sv_group(const struct numpunct *, char *end, const char *digits, size_t count);

#endif
