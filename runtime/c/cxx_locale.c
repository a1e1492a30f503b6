/* std::locale: the classic one, and what programs make of it with facets of their own. Of the library's facets here are those of characters, of
 * order, of how numbers look, and of how times are written. */
#include "cxx_locale.h"
#include "cxx_types.h"

/* ---- std::locale::facet and std::locale::id ---- */

#define LOCALE(name) _ZNSt6locale##name
#define CONST_LOCALE(name) _ZNKSt6locale##name
const char _ZTSNSt6locale5facetE[] = "NSt6locale5facetE";
const struct type _ZTINSt6locale5facetE = {PLAIN_CLASS, _ZTSNSt6locale5facetE};
void LOCALE(5facetD2Ev)(struct facet *f) { (void)f; }
ALSO(LOCALE(5facetD1Ev), LOCALE(5facetD2Ev));
void LOCALE(5facetD0Ev)(struct facet *f) { _ZdlPv(f); }
const VTABLE(2) _ZTVNSt6locale5facetE = {0, &_ZTINSt6locale5facetE, {LOCALE(5facetD1Ev), LOCALE(5facetD0Ev)}};
static const struct facet *keep_facet(const struct facet *f) {
  if (f) ((struct facet *)f)->references++;
  return f;
}
static void drop_facet(const struct facet *f) {
  if (f && ((struct facet *)f)->references-- == 1) ((void (*)(const struct facet *))f->vtable[1])(f);
}

/* The numbers of kinds of facets, one more than that: a program's own get theirs when they are asked for. */
enum { CTYPE_KIND = 1, NUMPUNCT_KIND, COLLATE_KIND, TIME_PUT_KIND, KINDS = TIME_PUT_KIND };
#define TIME_PUT_CLASS(before, name) before##St8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE##name
size_t _ZNSt5ctypeIcE2idE = CTYPE_KIND, _ZNSt7__cxx118numpunctIcE2idE = NUMPUNCT_KIND, _ZNSt7__cxx117collateIcE2idE = COLLATE_KIND;
size_t TIME_PUT_CLASS(_ZN, 2idE) = TIME_PUT_KIND;
size_t CONST_LOCALE(2id5_M_idEv)(size_t *id) {
  static size_t last = KINDS;
  if (!*id) *id = ++last;
  return *id - 1;
}

/* ---- the content of a locale ---- */

const void *__sv_locale_keep(const void *locale) {
  if (locale != A_LOCALE) ((struct locale_content *)locale)->references++;
  return locale;
}
void LOCALE(5_ImplD2Ev)(struct locale_content *l) {
  for (size_t i = 0; i < l->count; i++) drop_facet(l->facets[i]);
  _ZdlPv(l->facets);
  _ZdlPv(l->names);
}
ALSO(LOCALE(5_ImplD1Ev), LOCALE(5_ImplD2Ev));
void __sv_locale_drop(const void *locale) {
  struct locale_content *l = (struct locale_content *)locale;
  if (locale == A_LOCALE || --l->references > 0) return;
  LOCALE(5_ImplD2Ev)(l);
  _ZdlPv(l);
}
static void set_facets(struct locale_content *l, const struct facet **from, size_t count, size_t room) {
  l->facets = _Znwm(room * sizeof *from);
  for (size_t i = 0; i < room; i++) l->facets[i] = i < count ? from[i] : 0;
  l->count = room;
}
/* _Impl(_Impl const &, size_t references): without a name */
void LOCALE(5_ImplC2ERKS0_m)(struct locale_content *l, const struct locale_content *other, size_t references) {
  *l = (struct locale_content){.references = (int)references};
  l->names = memset(_Znwm(6 * sizeof *l->names), 0, 6 * sizeof *l->names);
  set_facets(l, other->facets, other->count, other->count);
  for (size_t i = 0; i < l->count; i++) keep_facet(l->facets[i]);
}
ALSO(LOCALE(5_ImplC1ERKS0_m), LOCALE(5_ImplC2ERKS0_m));
/* void _M_install_facet(locale::id const *, facet const *) */
void LOCALE(5_Impl16_M_install_facetEPKNS_2idEPKNS_5facetE)(struct locale_content *l, size_t *id, const struct facet *f) {
  if (!f) return;
  size_t at = CONST_LOCALE(2id5_M_idEv)(id);
  if (at >= l->count) {
    const struct facet **before = l->facets;
    set_facets(l, before, l->count, at + 4);
    _ZdlPv(before);
  }
  keep_facet(f);
  drop_facet(l->facets[at]);
  l->facets[at] = f;
}

/* ---- std::locale ---- */

static const void *the_classic = A_LOCALE, *now = A_LOCALE;
const void *__sv_locale_now(void) { return __sv_locale_keep(now); }
void LOCALE(C2Ev)(const void **locale) { *locale = __sv_locale_now(); }
void LOCALE(C2ERKS_)(const void **locale, const void *const *other) { *locale = __sv_locale_keep(*other); }
void LOCALE(C2EPNS_5_ImplE)(const void **locale, const void *content) { *locale = content; }
/* Of a name: the classic one is all that is installed. */
void LOCALE(C2EPKc)(const void **locale, const char *name) {
  _Noreturn void _ZSt21__throw_runtime_errorPKc(const char *);
  if (strcmp(name, "C") && strcmp(name, "POSIX") && *name) _ZSt21__throw_runtime_errorPKc("locale::facet::_S_create_c_locale name not valid");
  *locale = A_LOCALE;
}
ALSO(LOCALE(C1Ev), LOCALE(C2Ev));
ALSO(LOCALE(C1ERKS_), LOCALE(C2ERKS_));
ALSO(LOCALE(C1EPNS_5_ImplE), LOCALE(C2EPNS_5_ImplE));
ALSO(LOCALE(C1EPKc), LOCALE(C2EPKc));
void LOCALE(D2Ev)(const void **locale) { __sv_locale_drop(*locale); }
ALSO(LOCALE(D1Ev), LOCALE(D2Ev));
const void **LOCALE(aSERKS_)(const void **locale, const void *const *other) {
  const void *before = *locale;
  *locale = __sv_locale_keep(*other);
  __sv_locale_drop(before);
  return locale;
}
const void *LOCALE(7classicEv)(void) { return &the_classic; }
void LOCALE(6globalERKS_)(const void **result, const void *const *locale) {
  *result = now;
  now = __sv_locale_keep(*locale);
}
_Bool CONST_LOCALE(eqERKS_)(const void *const *a, const void *const *b) { return *a == *b; }
void CONST_LOCALE(4nameB5cxx11Ev)(struct string *result, const void *const *locale) { __sv_string_make(result, *locale == A_LOCALE ? "C" : "*", 1); }
/* std::use_facet<…>(std::locale const &), std::has_facet<…>(…) of the library's facets */
#define FOUND(kind, name)                                                                                                                                            \
  const void *_ZSt9use_facetI##name##ERKT_RKSt6locale(const struct locale_content *const *locale) { return (*locale)->facets[(kind)-1]; } \
  _Bool _ZSt9has_facetI##name##EbRKSt6locale(const void *locale) { return (void)locale, 1; }
FOUND(CTYPE_KIND, St5ctypeIcE)
FOUND(NUMPUNCT_KIND, NSt7__cxx118numpunctIcEE)
FOUND(COLLATE_KIND, NSt7__cxx117collateIcEE)
FOUND(TIME_PUT_KIND, St8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE)

/* ---- the facet of characters: std::ctype<char> ---- */

struct ctype {
  const void *const *vtable;
  int references;
  void *c_locale;
  _Bool owns_table;
  const int *upper, *lower;
  const u16 *classes;
  char has_wide; /* then `wide` says what each character is widened to */
  char wide[256], narrow[256];
  char has_narrow;
};
_Static_assert(sizeof(struct ctype) == 576 && offsetof(struct ctype, wide) == 57, "std::ctype<char>");
#define CTYPE(name) _ZNKSt5ctypeIcE##name
DERIVED_TYPE(St5ctypeIcE, NSt6locale5facetE);
void _ZNSt5ctypeIcED2Ev(struct ctype *c) { (void)c; }
ALSO(_ZNSt5ctypeIcED1Ev, _ZNSt5ctypeIcED2Ev);
void _ZNSt5ctypeIcED0Ev(struct ctype *c) { _ZdlPv(c); }
char CTYPE(10do_toupperEc)(const struct ctype *c, char of) { return (void)c, (char)toupper((byte)of); }
char CTYPE(10do_tolowerEc)(const struct ctype *c, char of) { return (void)c, (char)tolower((byte)of); }
const char *CTYPE(10do_toupperEPcPKc)(const struct ctype *c, char *at, const char *end) {
  for (; at < end; at++) *at = CTYPE(10do_toupperEc)(c, *at);
  return end;
}
const char *CTYPE(10do_tolowerEPcPKc)(const struct ctype *c, char *at, const char *end) {
  for (; at < end; at++) *at = CTYPE(10do_tolowerEc)(c, *at);
  return end;
}
char CTYPE(8do_widenEc)(const struct ctype *c, char of) { return (void)c, of; }
const char *CTYPE(8do_widenEPKcS2_Pc)(const struct ctype *c, const char *at, const char *end, char *to) { return (void)c, memcpy(to, at, (size_t)(end - at)), end; }
char CTYPE(9do_narrowEcc)(const struct ctype *c, char of, char other) { return (void)c, (void)other, of; }
const char *CTYPE(9do_narrowEPKcS2_cPc)(const struct ctype *c, const char *at, const char *end, char other, char *to) { return (void)c, (void)other, memcpy(to, at, (size_t)(end - at)), end; }
/* What a class derived from it makes of all characters; 2 if that is not what they are. */
static void every(char *all) {
  for (int i = 0; i < 256; i++) all[i] = (char)i;
}
void CTYPE(13_M_widen_initEv)(struct ctype *c) {
  char all[256];
  every(all);
  ((__typeof__(CTYPE(8do_widenEPKcS2_Pc)) *)c->vtable[7])(c, all, all + 256, c->wide);
  c->has_wide = memcmp(all, c->wide, 256) ? 2 : 1;
}
void CTYPE(14_M_narrow_initEv)(struct ctype *c) {
  char all[256], none;
  __typeof__(CTYPE(9do_narrowEPKcS2_cPc)) *narrow = c->vtable[9];
  every(all);
  narrow(c, all, all + 256, 0, c->narrow);
  narrow(c, all, all + 1, 1, &none); /* 0 is what is not there, too */
  c->has_narrow = memcmp(all, c->narrow, 256) || none == 1 ? 2 : 1;
}
char __sv_own_widen(struct ctype *c, char of) {
  if (!c->has_wide) CTYPE(13_M_widen_initEv)(c);
  return c->wide[(byte)of];
}
char __sv_own_narrow(struct ctype *c, char of, char other) {
  if (c->narrow[(byte)of]) return c->narrow[(byte)of];
  char found = ((__typeof__(CTYPE(9do_narrowEcc)) *)c->vtable[8])(c, of, other);
  if (found != other) c->narrow[(byte)of] = found;
  return found;
}
const VTABLE(10) _ZTVSt5ctypeIcE = {0, &_ZTISt5ctypeIcE, {_ZNSt5ctypeIcED1Ev, _ZNSt5ctypeIcED0Ev, CTYPE(10do_toupperEc), CTYPE(10do_toupperEPcPKc), CTYPE(10do_tolowerEc),
  CTYPE(10do_tolowerEPcPKc), CTYPE(8do_widenEc), CTYPE(8do_widenEPKcS2_Pc), CTYPE(9do_narrowEcc), CTYPE(9do_narrowEPKcS2_cPc)}};
#define ROW(n) n, n + 1, n + 2, n + 3, n + 4, n + 5, n + 6, n + 7, n + 8, n + 9, n + 10, n + 11, n + 12, n + 13, n + 14, n + 15
#define HALF(n) ROW(n), ROW(n + 16), ROW(n + 32), ROW(n + 48), ROW(n + 64), ROW(n + 80), ROW(n + 96), ROW(n + 112)
#define EVERY HALF(0), HALF(-128)
struct ctype __sv_ctype = {.vtable = _ZTVSt5ctypeIcE.function, .references = 1, .upper = __sv_upper_table + 128, .lower = __sv_lower_table + 128,
  .classes = __sv_classes + 128, .has_wide = 1, .wide = {EVERY}, .narrow = {EVERY}, .has_narrow = 1};

/* ctype(mask const *table, bool delete, size_t references), and the table that it has otherwise */
const u16 *_ZNSt5ctypeIcE13classic_tableEv(void) { return __sv_classes + 128; }
void _ZNSt5ctypeIcEC2EPKtbm(struct ctype *c, const u16 *table, _Bool owns, size_t references) {
  *c = __sv_ctype;
  c->has_wide = c->has_narrow = 0;
  memset(c->wide, 0, sizeof c->wide), memset(c->narrow, 0, sizeof c->narrow);
  c->references = references != 0;
  c->owns_table = table && owns;
  if (table) c->classes = table;
}
ALSO(_ZNSt5ctypeIcEC1EPKtbm, _ZNSt5ctypeIcEC2EPKtbm);

struct ctype *__sv_ctype_of(const void *locale) { return (struct ctype *)((const struct locale_content *)locale)->facets[CTYPE_KIND - 1]; }
int __sv_own_space(const struct ios *ios, int c) {
  return (__sv_ctype_of(ios->locale)->classes[c] & __sv_classes[128 + ' '] & __sv_classes[128 + '\n']) != 0;
}

/* ---- how numbers look: std::numpunct<char> ---- */

#define NUMPUNCT(name) _ZNSt7__cxx118numpunctIcE##name
#define CONST_NUMPUNCT(name) _ZNKSt7__cxx118numpunctIcE##name
#define FACET_CLASS(CLASS, name)                                   \
  DERIVED_TYPE(name, NSt6locale5facetE);                           \
  void CLASS(D2Ev)(struct facet *f) { (void)f; }                   \
  ALSO(CLASS(D1Ev), CLASS(D2Ev));                                  \
  void CLASS(D0Ev)(struct facet *f) { CLASS(D2Ev)(f), _ZdlPv(f); }
FACET_CLASS(NUMPUNCT, NSt7__cxx118numpunctIcEE)
typedef const struct numpunct *punctuation;
char CONST_NUMPUNCT(16do_decimal_pointEv)(punctuation n) { return (void)n, '.'; }
char CONST_NUMPUNCT(16do_thousands_sepEv)(punctuation n) { return (void)n, ','; }
void CONST_NUMPUNCT(11do_groupingEv)(struct string *result, punctuation n) { (void)n, string_empty(result); }
void CONST_NUMPUNCT(11do_truenameEv)(struct string *result, punctuation n) { (void)n, __sv_string_make(result, "true", 4); }
void CONST_NUMPUNCT(12do_falsenameEv)(struct string *result, punctuation n) { (void)n, __sv_string_make(result, "false", 5); }
const VTABLE(7) _ZTVNSt7__cxx118numpunctIcEE = {0, &_ZTINSt7__cxx118numpunctIcEE, {NUMPUNCT(D1Ev), NUMPUNCT(D0Ev), CONST_NUMPUNCT(16do_decimal_pointEv),
  CONST_NUMPUNCT(16do_thousands_sepEv), CONST_NUMPUNCT(11do_groupingEv), CONST_NUMPUNCT(11do_truenameEv), CONST_NUMPUNCT(12do_falsenameEv)}};
void NUMPUNCT(C2Em)(struct numpunct *n, size_t references) { *n = (struct numpunct){{_ZTVNSt7__cxx118numpunctIcEE.function, references != 0}, 0}; }
ALSO(NUMPUNCT(C1Em), NUMPUNCT(C2Em));
void NUMPUNCT(22_M_initialize_numpunctEP15__locale_struct)(struct numpunct *n, void *c_locale) { (void)n, (void)c_locale; }
char CONST_NUMPUNCT(13decimal_pointEv)(punctuation n) { return numpunct_functions(n)->point(n); }
char CONST_NUMPUNCT(13thousands_sepEv)(punctuation n) { return numpunct_functions(n)->separator(n); }
void CONST_NUMPUNCT(8groupingEv)(struct string *result, punctuation n) { numpunct_functions(n)->grouping(result, n); }
void CONST_NUMPUNCT(8truenameEv)(struct string *result, punctuation n) { numpunct_functions(n)->true_name(result, n); }
void CONST_NUMPUNCT(9falsenameEv)(struct string *result, punctuation n) { numpunct_functions(n)->false_name(result, n); }
static struct numpunct numpunct = {{_ZTVNSt7__cxx118numpunctIcEE.function, 1}, 0};

punctuation __sv_own_numpunct(const struct ios *ios) {
  if (ios->locale == A_LOCALE) return 0;
  punctuation n = (punctuation)((const struct locale_content *)ios->locale)->facets[NUMPUNCT_KIND - 1];
  return n == &numpunct ? 0 : n;
}
char *__sv_group(punctuation n, char *end, const char *digits, size_t count) {
  struct string groups;
  CONST_NUMPUNCT(8groupingEv)(&groups, n);
  char separator = CONST_NUMPUNCT(13thousands_sepEv)(n);
  size_t group = 0;
  int taken = 0;
  while (count) {
    signed char size = groups.length ? (signed char)groups.at[group] : 0;
    if (size > 0 && size < CHAR_MAX && taken == size) {
      *--end = separator;
      taken = 0;
      if (group + 1 < groups.length) group++;
    }
    *--end = digits[--count];
    taken++;
  }
  __sv_string_drop(&groups);
  return end;
}

/* ---- the order of texts: std::collate<char>, that of their bytes ---- */

#define COLLATE(name) _ZNSt7__cxx117collateIcE##name
#define CONST_COLLATE(name) _ZNKSt7__cxx117collateIcE##name
FACET_CLASS(COLLATE, NSt7__cxx117collateIcEE)
struct collate {
  struct facet facet;
  void *c_locale;
};
struct collate_functions {
  void (*destroy)(struct collate *), (*delete)(struct collate *);
  int (*compare)(const struct collate *, const char *, const char *, const char *, const char *);
  void (*transform)(struct string *, const struct collate *, const char *, const char *);
  long (*hash)(const struct collate *, const char *, const char *);
};
typedef const struct collate *collation;
#define CALL(c) ((const struct collate_functions *)(const void *)(c)->facet.vtable)
int CONST_COLLATE(10do_compareEPKcS3_S3_S3_)(collation c, const char *a, const char *a_end, const char *b, const char *b_end) {
  (void)c;
  size_t size_a = (size_t)(a_end - a), size_b = (size_t)(b_end - b);
  int order = memcmp(a, b, size_a < size_b ? size_a : size_b);
  if (order == 0) order = (size_a > size_b) - (size_a < size_b);
  return (order > 0) - (order < 0);
}
void CONST_COLLATE(12do_transformEPKcS3_)(struct string *result, collation c, const char *at, const char *end) { (void)c, __sv_string_make(result, at, (size_t)(end - at)); }
long CONST_COLLATE(7do_hashEPKcS3_)(collation c, const char *at, const char *end) {
  u64 hash = 0;
  (void)c;
  for (; at < end; at++) hash = (u64)*at + (hash << 7 | hash >> 57);
  return (long)hash;
}
const VTABLE(5) _ZTVNSt7__cxx117collateIcEE = {0, &_ZTINSt7__cxx117collateIcEE, {COLLATE(D1Ev), COLLATE(D0Ev), CONST_COLLATE(10do_compareEPKcS3_S3_S3_),
  CONST_COLLATE(12do_transformEPKcS3_), CONST_COLLATE(7do_hashEPKcS3_)}};
void COLLATE(C2Em)(struct collate *c, size_t references) { *c = (struct collate){{_ZTVNSt7__cxx117collateIcEE.function, references != 0}, 0}; }
ALSO(COLLATE(C1Em), COLLATE(C2Em));
int CONST_COLLATE(7compareEPKcS3_S3_S3_)(collation c, const char *a, const char *a_end, const char *b, const char *b_end) { return CALL(c)->compare(c, a, a_end, b, b_end); }
void CONST_COLLATE(9transformEPKcS3_)(struct string *result, collation c, const char *at, const char *end) { CALL(c)->transform(result, c, at, end); }
long CONST_COLLATE(4hashEPKcS3_)(collation c, const char *at, const char *end) { return CALL(c)->hash(c, at, end); }
#undef CALL
static struct collate collate = {{_ZTVNSt7__cxx117collateIcEE.function, 1}, 0};

/* ---- how times are written: std::time_put<char>, as by strftime ---- */

#define TIME_PUT(name) TIME_PUT_CLASS(_ZN, name)
#define CONST_TIME_PUT(name) TIME_PUT_CLASS(_ZNK, name)
FACET_CLASS(TIME_PUT, St8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE)
struct place { /* std::ostreambuf_iterator<char> */
  struct buffer *buffer;
  _Bool failed;
};
typedef const struct time_put {
  struct facet facet;
} *time_put;
static struct place put_text(struct place to, const char *text, size_t size) {
  if (!to.failed && to.buffer->call->xsputn(to.buffer, text, (long)size) != (long)size) to.failed = 1;
  return to;
}
struct place CONST_TIME_PUT(6do_putES3_RSt8ios_basecPK2tmcc)(time_put t, struct place to, struct ios *ios, char fill, const struct tm *time, char what, char modifier) {
  char format[4] = {'%'}, text[128];
  (void)t, (void)ios, (void)fill;
  if (modifier) format[1] = modifier;
  format[modifier ? 2 : 1] = what;
  return put_text(to, text, strftime(text, sizeof text, format, time));
}
const VTABLE(3) TIME_PUT_CLASS(_ZTV, ) = {0, &TIME_PUT_CLASS(_ZTI, ), {TIME_PUT(D1Ev), TIME_PUT(D0Ev), CONST_TIME_PUT(6do_putES3_RSt8ios_basecPK2tmcc)}};
struct place CONST_TIME_PUT(3putES3_RSt8ios_basecPK2tmcc)(time_put t, struct place to, struct ios *ios, char fill, const struct tm *time, char what, char modifier) {
  return ((__typeof__(CONST_TIME_PUT(6do_putES3_RSt8ios_basecPK2tmcc)) *)t->facet.vtable[2])(t, to, ios, fill, time, what, modifier);
}
struct place CONST_TIME_PUT(3putES3_RSt8ios_basecPK2tmPKcSB_)(time_put t, struct place to, struct ios *ios, char fill, const struct tm *time, const char *at, const char *end) {
  for (; at < end; at++) {
    if (*at != '%') {
      to = put_text(to, at, 1);
      continue;
    }
    char modifier = 0;
    if (++at < end && (*at == 'E' || *at == 'O')) modifier = *at++;
    if (at == end) break;
    to = CONST_TIME_PUT(3putES3_RSt8ios_basecPK2tmcc)(t, to, ios, fill, time, *at, modifier);
  }
  return to;
}
static struct time_put time_put_facet = {{TIME_PUT_CLASS(_ZTV, ).function, 1}};

static const struct facet *facets[KINDS] = {(const struct facet *)&__sv_ctype, &numpunct.facet, &collate.facet, &time_put_facet.facet};
struct locale_content __sv_locale = {.references = 1, .facets = facets, .count = KINDS};
