/* Types at run time: the kinds of std::type_info, the types of the language itself, and what becomes of pointers to objects:
 * dynamic_cast, and what handlers of exceptions are given. */
#include "cxx_unwind.h"

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
  unsigned flags;
  const struct type *to;
};
struct member_pointer {
  struct pointer pointer;
  const struct type *class;
};
enum { TO_CONST = 1, TO_VOLATILE = 2, TO_RESTRICT = 4, TO_NOEXCEPT = 64 };
#define FUNDAMENTAL(c)                                                                                          \
  const char _ZTS##c[] = #c, _ZTSP##c[] = "P" #c, _ZTSPK##c[] = "PK" #c;                                        \
  const struct type _ZTI##c = {_ZTVN10__cxxabiv123__fundamental_type_infoE + 2, _ZTS##c};                       \
  const struct pointer _ZTIP##c = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, _ZTSP##c}, 0, &_ZTI##c};       \
  const struct pointer _ZTIPK##c = {{_ZTVN10__cxxabiv119__pointer_type_infoE + 2, _ZTSPK##c}, 1, &_ZTI##c};
FUNDAMENTAL(v) FUNDAMENTAL(b) FUNDAMENTAL(w) FUNDAMENTAL(c) FUNDAMENTAL(a) FUNDAMENTAL(h) FUNDAMENTAL(s) FUNDAMENTAL(t) FUNDAMENTAL(i)
FUNDAMENTAL(j) FUNDAMENTAL(l) FUNDAMENTAL(m) FUNDAMENTAL(x) FUNDAMENTAL(y) FUNDAMENTAL(n) FUNDAMENTAL(o) FUNDAMENTAL(f) FUNDAMENTAL(d)
FUNDAMENTAL(e) FUNDAMENTAL(g) FUNDAMENTAL(Dn) FUNDAMENTAL(Di) FUNDAMENTAL(Ds) FUNDAMENTAL(Du)

/* What headers catch, and nobody throws here: the cancelling of a thread, and what other languages throw. */
TYPE(N10__cxxabiv115__forced_unwindE);
TYPE(N10__cxxabiv119__foreign_exceptionE);

/* ---- std::type_info ---- */

static int is_same(const struct type *a, const struct type *b) { return a->name == b->name || (*a->name != '*' && !strcmp(a->name, b->name)); }
_Bool _ZNKSt9type_infoeqERKS_(const struct type *a, const struct type *b) { return is_same(a, b); }
_Bool _ZNKSt9type_info6beforeERKS_(const struct type *a, const struct type *b) {
  return *a->name == '*' && *b->name == '*' ? a->name < b->name : strcmp(a->name, b->name) < 0;
}
void _ZNSt9type_infoD2Ev(struct type *type) { (void)type; }
ALSO(_ZNSt9type_infoD1Ev, _ZNSt9type_infoD2Ev);
void _ZNSt9type_infoD0Ev(struct type *type) { _ZdlPv(type); }

/* ---- a walk over all parts of an object ---- */

struct parts {
  const char *at; /* the last one found */
  int count;      /* of different ones, if it is not more than one */
};
struct cast {
  const char *from; /* the part that is cast, if any */
  const struct type *from_type, *to_type;
  struct parts all, open; /* those of the wanted type; those that are public in the whole object */
  struct parts below;     /* those in which `from` is a public base */
  int from_is_public;
  int is_null; /* there is no object, only a type */
};

static void count(struct parts *found, const char *at) {
  if (found->count == 0 || found->at != at) found->count++;
  found->at = at;
}

/* Where a base of the part `at` is. A null pointer has no table that could tell of a virtual one: each gets a region of its own. */
static const char *base_at(const struct cast *c, const char *at, const struct base *base) {
  long offset = base->offset_flags >> 8;
  if (!(base->offset_flags & VIRTUAL_BASE)) return at + offset;
  if (c->is_null) return (const char *)((u64)base->type << 20);
  return at + *(const long *)(*(const char *const *)at + offset);
}
/* `is_public`: from the whole object to here; `in`: the nearest part of the wanted type around, `in_public` from there to here. */
static void walk(struct cast *c, const char *at, const struct type *type, int is_public, const char *in, int in_public) {
  if (is_same(type, c->to_type)) {
    in = at;
    in_public = 1;
    count(&c->all, at);
    if (is_public) count(&c->open, at);
  }
  if (c->from && at == c->from && is_same(type, c->from_type)) {
    if (in && in_public) count(&c->below, in);
    c->from_is_public |= is_public;
  }
  if (type->kind == SINGLE_CLASS) walk(c, at, ((const struct single *)type)->base, is_public, in, in_public);
  if (type->kind != MULTIPLE_CLASS) return;
  const struct multiple *multiple = (const struct multiple *)type;
  for (unsigned i = 0; i < multiple->count; i++) {
    const struct base *base = &multiple->bases[i];
    int open = (base->offset_flags & PUBLIC_BASE) != 0;
    walk(c, base_at(c, at, base), base->type, is_public && open, in, in_public && open);
  }
}

/* [expr.dynamic.cast] */
void *__dynamic_cast(const void *from, const struct type *from_type, const struct type *to_type, ptrdiff_t hint) {
  const void *const *vtable = *(const void *const *const *)from;
  const char *whole = (const char *)from + (long)vtable[-2];
  struct cast c = {.from = from, .from_type = from_type, .to_type = to_type};
  (void)hint;
  walk(&c, whole, vtable[-1], 1, 0, 0);
  if (c.below.count == 1) return (void *)c.below.at;
  return (void *)(c.below.count == 0 && c.from_is_public && c.all.count == 1 && c.open.count == 1 ? c.open.at : 0);
}

int __sv_to_base(const struct type *type, const struct type *base, void **object) {
  struct cast c = {.to_type = base, .is_null = !*object};
  walk(&c, *object, type, 1, 0, 0);
  if (c.all.count != 1 || c.open.count != 1) return 0;
  if (*object) *object = (void *)c.open.at;
  return 1;
}

/* ---- which handlers catch what ([except.handle]) ---- */

static int is_class(const struct type *t) { return t->kind == PLAIN_CLASS || t->kind == SINGLE_CLASS || t->kind == MULTIPLE_CLASS; }
#define POINTER (_ZTVN10__cxxabiv119__pointer_type_infoE + 2)
#define MEMBER (_ZTVN10__cxxabiv129__pointer_to_member_type_infoE + 2)
#define FUNCTION (_ZTVN10__cxxabiv120__function_type_infoE + 2)

/* A pointer that is null: to a member function, to data of a class, to anything else. */
static void give_null(const struct pointer *wanted, void **adjusted) {
  static const struct {
    void *function;
    long adjustment;
  } no_function;
  static const long no_data = -1;
  *adjusted = wanted->type.kind == POINTER ? 0 : wanted->to->kind == FUNCTION ? (void *)&no_function : (void *)&no_data;
}

/* `level`: how many pointers are around; `is_const`: all of those that are wanted are const, but for the outermost. */
static int matches(const struct type *wanted, const struct type *thrown, void **adjusted, int level, int is_const) {
  if (is_same(wanted, thrown)) return 1;
  if (is_class(wanted)) return level < 2 && is_class(thrown) && __sv_to_base(thrown, wanted, adjusted);
  if (wanted->kind != POINTER && wanted->kind != MEMBER) return 0;
  const struct pointer *to = (const struct pointer *)wanted, *from = (const struct pointer *)thrown;
  if (level == 0 && is_same(thrown, &_ZTIDn)) return give_null(to, adjusted), 1;
  if (thrown->kind != wanted->kind || !is_const) return 0;
  if (from->flags & ~to->flags & (TO_CONST | TO_VOLATILE | TO_RESTRICT)) return 0;
  if (to->flags & ~from->flags & TO_NOEXCEPT) return 0;
  if (wanted->kind == MEMBER && !is_same(((const struct member_pointer *)to)->class, ((const struct member_pointer *)from)->class)) return 0;
  if (level == 0 && wanted->kind == POINTER && is_same(to->to, &_ZTIv)) return from->to->kind != FUNCTION;
  return matches(to->to, from->to, adjusted, level + 1, (to->flags & TO_CONST) != 0);
}
/* Of a pointer a handler is given the value. */
int __sv_catches(const struct type *wanted, const struct type *thrown, void **adjusted) {
  if (thrown->kind == POINTER) *adjusted = *(void **)*adjusted;
  return matches(wanted, thrown, adjusted, 0, 1);
}
