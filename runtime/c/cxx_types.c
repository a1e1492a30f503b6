/* Types at run time: the kinds of std::type_info, the types of the language itself, and dynamic_cast. */
#include "cxx_types.h"

/* ---- the kinds. Nobody but this library calls their virtual functions, and it looks at what kind a type is instead. ---- */

#define KIND(name) const void *const name[12] = {0}
KIND(_ZTVN10__cxxabiv117__class_type_infoE);
KIND(_ZTVN10__cxxabiv120__si_class_type_infoE);
KIND(_ZTVN10__cxxabiv121__vmi_class_type_infoE);
KIND(_ZTVN10__cxxabiv123__fundamental_type_infoE);
KIND(_ZTVN10__cxxabiv119__pointer_type_infoE);
KIND(_ZTVN10__cxxabiv117__array_type_infoE);
KIND(_ZTVN10__cxxabiv120__function_type_infoE);
KIND(_ZTVN10__cxxabiv116__enum_type_infoE);
KIND(_ZTVN10__cxxabiv117__pbase_type_infoE);
KIND(_ZTVN10__cxxabiv129__pointer_to_member_type_infoE);
KIND(_ZTVSt9type_info);
TYPE(St9type_info);

/* ---- the types of the language, pointers to them, and pointers to constants of them ---- */

struct pointer {
  struct type type;
  unsigned flags; /* 1: to what is const */
  const struct type *to;
};
#define FUNDAMENTAL(c)                                                                                          \
  const char _ZTS##c[] = #c, _ZTSP##c[] = "P" #c, _ZTSPK##c[] = "PK" #c;                                        \
  const struct type _ZTI##c = {_ZTVN10__cxxabiv123__fundamental_type_infoE + 2, _ZTS##c};                       \
  const struct pointer _ZTIP##c = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, _ZTSP##c}, 0, &_ZTI##c};       \
  const struct pointer _ZTIPK##c = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, _ZTSPK##c}, 1, &_ZTI##c};
FUNDAMENTAL(v) FUNDAMENTAL(b) FUNDAMENTAL(w) FUNDAMENTAL(c) FUNDAMENTAL(a) FUNDAMENTAL(h) FUNDAMENTAL(s) FUNDAMENTAL(t) FUNDAMENTAL(i)
FUNDAMENTAL(j) FUNDAMENTAL(l) FUNDAMENTAL(m) FUNDAMENTAL(x) FUNDAMENTAL(y) FUNDAMENTAL(n) FUNDAMENTAL(o) FUNDAMENTAL(f) FUNDAMENTAL(d)
FUNDAMENTAL(e) FUNDAMENTAL(g) FUNDAMENTAL(Dn) FUNDAMENTAL(Di) FUNDAMENTAL(Ds) FUNDAMENTAL(Du)

/* ---- std::type_info ---- */

static int is_same(const struct type *a, const struct type *b) { return a->name == b->name || (*a->name != '*' && !strcmp(a->name, b->name)); }
_Bool _ZNKSt9type_infoeqERKS_(const struct type *a, const struct type *b) { return is_same(a, b); }
_Bool _ZNKSt9type_info6beforeERKS_(const struct type *a, const struct type *b) {
  return *a->name == '*' && *b->name == '*' ? a->name < b->name : strcmp(a->name, b->name) < 0;
}
void _ZNSt9type_infoD2Ev(struct type *type) { (void)type; }
ALSO(_ZNSt9type_infoD1Ev, _ZNSt9type_infoD2Ev);
void _ZNSt9type_infoD0Ev(struct type *type) { _ZdlPv(type); }

/* ---- dynamic_cast ([expr.dynamic.cast]): a walk over all parts of the whole object ---- */

struct cast {
  const char *from; /* the part that is cast */
  const struct type *from_type, *to_type;
  const char *below; /* a part of the wanted type in which that one is a public base */
  const char *beside; /* a public part of the wanted type, wherever it is */
  int below_count, beside_count, from_is_public;
};

static void count(const char **found, int *n, const char *at) {
  if (*n == 0 || *found != at) ++*n;
  *found = at;
}

/* `is_public`: from the whole object to here; `in`: the nearest part of the wanted type around, `in_public` from there to here. */
static void walk(struct cast *c, const char *at, const struct type *type, int is_public, const char *in, int in_public) {
  if (is_same(type, c->to_type)) {
    in = at;
    in_public = 1;
    if (is_public) count(&c->beside, &c->beside_count, at);
  }
  if (at == c->from && is_same(type, c->from_type)) {
    if (in && in_public) count(&c->below, &c->below_count, in);
    c->from_is_public |= is_public;
  }
  if (type->kind == SINGLE_CLASS) walk(c, at, ((const struct single *)type)->base, is_public, in, in_public);
  if (type->kind != MULTIPLE_CLASS) return;
  const struct multiple *multiple = (const struct multiple *)type;
  for (unsigned i = 0; i < multiple->count; i++) {
    const struct base *base = &multiple->bases[i];
    long offset = base->offset_flags >> 8;
    if (base->offset_flags & VIRTUAL_BASE) offset = *(const long *)(*(const char *const *)at + offset);
    int open = (base->offset_flags & PUBLIC_BASE) != 0;
    walk(c, at + offset, base->type, is_public && open, in, in_public && open);
  }
}

void *__dynamic_cast(const void *from, const struct type *from_type, const struct type *to_type, ptrdiff_t hint) {
  const void *const *vtable = *(const void *const *const *)from;
  const char *whole = (const char *)from + (long)vtable[-2];
  struct cast c = {.from = from, .from_type = from_type, .to_type = to_type};
  (void)hint;
  walk(&c, whole, vtable[-1], 1, 0, 0);
  if (c.below_count == 1) return (void *)c.below;
  return (void *)(c.below_count == 0 && c.from_is_public && c.beside_count == 1 ? c.beside : 0);
}
