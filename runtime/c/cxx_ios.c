/* std::ios and its base, and the objects cin, cout, cerr and clog, which are ready before the program begins. */
#include "cxx_locale.h"

/* ---- std::ios_base ---- */

#define IOS_BASE(name) _ZNSt8ios_base##name
TYPE(St8ios_base);
void IOS_BASE(C2Ev)(struct ios *);
void IOS_BASE(D2Ev)(struct ios *ios) {
  if (ios->words != ios->words_here) free(ios->words);
  ios->words = ios->words_here;
  __sv_locale_drop(ios->locale);
  ios->locale = A_LOCALE;
}
ALSO(IOS_BASE(D1Ev), IOS_BASE(D2Ev));
void IOS_BASE(D0Ev)(struct ios *ios) { IOS_BASE(D2Ev)(ios), _ZdlPv(ios); }
const VTABLE(2) _ZTVSt8ios_base = {0, &_ZTISt8ios_base, {IOS_BASE(D1Ev), IOS_BASE(D0Ev)}};
enum { BASE_SIZE = offsetof(struct ios, tie) };
void IOS_BASE(C2Ev)(struct ios *ios) {
  memset(ios, 0, BASE_SIZE);
  ios->vtable = _ZTVSt8ios_base.function;
  ios->word_count = 8;
  ios->words = ios->words_here;
  ios->locale = A_LOCALE; /* until `init` */
}
ALSO(IOS_BASE(C1Ev), IOS_BASE(C2Ev));
/* std::ios_base::Init: nothing is left to do; C's streams are flushed at exit. */
void IOS_BASE(4InitC2Ev)(void *init) { (void)init; }
ALSO(IOS_BASE(4InitC1Ev), IOS_BASE(4InitC2Ev));
void IOS_BASE(4InitD2Ev)(void *init) {
  (void)init;
  fflush(stdout);
}
ALSO(IOS_BASE(4InitD1Ev), IOS_BASE(4InitD2Ev));
void _ZSt21ios_base_library_initv(void) {} /* of newer headers */
/* static bool sync_with_stdio(bool): they always are */
_Bool IOS_BASE(15sync_with_stdioEb)(_Bool sync) {
  static _Bool is_off;
  _Bool before = !is_off;
  is_off = !sync;
  return before;
}
int IOS_BASE(6xallocEv)(void) {
  static int count = 4;
  return count++;
}
struct word *IOS_BASE(13_M_grow_wordsEib)(struct ios *ios, int index, _Bool is_integer) {
  (void)is_integer;
  struct word *words = calloc((size_t)index + 1, sizeof *words);
  memcpy(words, ios->words, (size_t)ios->word_count * sizeof *words);
  if (ios->words != ios->words_here) free(ios->words);
  ios->words = words;
  ios->word_count = index + 1;
  return &words[index];
}
void IOS_BASE(17register_callbackEPFvNS_5eventERS_iEi)(struct ios *ios, void *callback, int index) {
  (void)ios, (void)callback, (void)index;
  __symvm_note("std::ios_base::register_callback");
}
/* std::locale imbue(std::locale const &) */
void IOS_BASE(5imbueERKSt6locale)(const void **result, struct ios *ios, const void *const *locale) {
  *result = ios->locale;
  ios->locale = __sv_locale_keep(*locale);
}

/* ---- std::ios ---- */

void IOS(15_M_cache_localeERKSt6locale)(struct ios *, const void *const *);
void BUFFER(8pubimbueERKSt6locale)(const void **result, struct buffer *, const void *const *);
DERIVED_TYPE(St9basic_iosIcSt11char_traitsIcEE, St8ios_base);
void IOS(D2Ev)(struct ios *ios) { IOS_BASE(D2Ev)(ios); }
ALSO(IOS(D1Ev), IOS(D2Ev));
void IOS(D0Ev)(struct ios *ios) { IOS(D2Ev)(ios), _ZdlPv(ios); }
const VTABLE(2) _ZTVSt9basic_iosIcSt11char_traitsIcEE = {0, &_ZTISt9basic_iosIcSt11char_traitsIcEE, {IOS(D1Ev), IOS(D0Ev)}};
void __sv_ios_begin(struct ios *ios, struct buffer *b) {
  const void *const *vtable = ios->vtable;
  *ios = (struct ios){.vtable = vtable, IOS_DEFAULTS(*ios), .fill = ' ', .has_fill = 1, .buffer = b, .state = b ? 0 : BAD};
  ios->locale = __sv_locale_now();
  IOS(15_M_cache_localeERKSt6locale)(ios, &ios->locale);
}
/* By a class derived from a stream, whose constructor has made the std::ios, a virtual base. */
void IOS(4initEPSt15basic_streambufIcS1_E)(struct ios *ios, struct buffer *b) {
  __sv_locale_drop(ios->locale);
  __sv_ios_begin(ios, b);
}
void IOS(C2EPSt15basic_streambufIcS1_E)(struct ios *ios, struct buffer *b) {
  ios->vtable = _ZTVSt9basic_iosIcSt11char_traitsIcEE.function;
  __sv_ios_begin(ios, b);
}
ALSO(IOS(C1EPSt15basic_streambufIcS1_E), IOS(C2EPSt15basic_streambufIcS1_E));
void IOS(C2Ev)(struct ios *ios) {
  memset(ios, 0, sizeof *ios);
  IOS_BASE(C2Ev)(ios);
  ios->vtable = _ZTVSt9basic_iosIcSt11char_traitsIcEE.function;
}
ALSO(IOS(C1Ev), IOS(C2Ev));

_Noreturn void _ZSt19__throw_ios_failurePKc(const char *), __cxa_rethrow(void), __sv_rethrow(int);
void __cxa_end_catch(void);
void IOS(5clearESt12_Ios_Iostate)(struct ios *ios, unsigned state) {
  ios->state = state | (ios->buffer ? 0 : BAD);
  if (ios->exceptions & ios->state) _ZSt19__throw_ios_failurePKc("basic_ios::clear");
}
void IOS(8setstateESt12_Ios_Iostate)(struct ios *ios, unsigned bits) { IOS(5clearESt12_Ios_Iostate)(ios, ios->state | bits); }
/* What a buffer has thrown (it is being handled) makes the stream bad, whatever the operation made of its failure. */
void __sv_set_state(struct ios *ios, unsigned bits, unsigned none) {
  if (__sv_has_thrown) {
    __sv_has_thrown = 0;
    bits = 0;
    ios->state |= BAD;
    if (ios->exceptions & BAD) __sv_rethrow(1);
    __cxa_end_catch();
  }
  if (bits | none) IOS(5clearESt12_Ios_Iostate)(ios, ios->state | bits | none);
}
/* In a handler of what an operation has thrown: that goes on, if it is asked for. */
void IOS(11_M_setstateESt12_Ios_Iostate)(struct ios *ios, unsigned bits) {
  ios->state |= bits;
  if (ios->exceptions & bits) __cxa_rethrow();
}
unsigned CONST_IOS(7rdstateEv)(const struct ios *ios) { return ios->state; }
_Bool CONST_IOS(4goodEv)(const struct ios *ios) { return ios->state == 0; }
_Bool CONST_IOS(3eofEv)(const struct ios *ios) { return (ios->state & AT_END) != 0; }
_Bool CONST_IOS(4failEv)(const struct ios *ios) { return (ios->state & (BAD | FAILED)) != 0; }
_Bool CONST_IOS(3badEv)(const struct ios *ios) { return (ios->state & BAD) != 0; }
/* operator bool, operator void * and operator! */
_Bool CONST_IOS(cvbEv)(const struct ios *ios) { return !CONST_IOS(4failEv)(ios); }
const void *CONST_IOS(cvPvEv)(const struct ios *ios) { return CONST_IOS(4failEv)(ios) ? 0 : ios; }
_Bool CONST_IOS(ntEv)(const struct ios *ios) { return CONST_IOS(4failEv)(ios); }
unsigned CONST_IOS(10exceptionsEv)(const struct ios *ios) { return ios->exceptions; }
void IOS(10exceptionsESt12_Ios_Iostate)(struct ios *ios, unsigned bits) {
  ios->exceptions = bits;
  IOS(5clearESt12_Ios_Iostate)(ios, ios->state);
}
void *CONST_IOS(3tieEv)(const struct ios *ios) { return ios->tie; }
void *IOS(3tieEPSo)(struct ios *ios, void *stream) {
  void *before = ios->tie;
  ios->tie = stream;
  return before;
}
struct buffer *CONST_IOS(5rdbufEv)(const struct ios *ios) { return ios->buffer; }
struct buffer *IOS(5rdbufEPSt15basic_streambufIcS1_E)(struct ios *ios, struct buffer *b) {
  struct buffer *before = ios->buffer;
  ios->buffer = b;
  IOS(5clearESt12_Ios_Iostate)(ios, 0);
  return before;
}
void IOS(9set_rdbufEPSt15basic_streambufIcS1_E)(struct ios *ios, struct buffer *b) { ios->buffer = b; }
char CONST_IOS(4fillEv)(const struct ios *ios) { return ios->fill; }
char IOS(4fillEc)(struct ios *ios, char fill) {
  char before = ios->fill;
  ios->fill = fill;
  return before;
}
char CONST_IOS(5widenEc)(const struct ios *ios, char c) { return ios->ctype == &__sv_ctype ? c : __sv_own_widen(ios->ctype, c); }
char CONST_IOS(6narrowEcc)(const struct ios *ios, char c, char other) { return ios->ctype == &__sv_ctype ? c : __sv_own_narrow(ios->ctype, c, other); }
void IOS(5imbueERKSt6locale)(const void **result, struct ios *ios, const void *const *locale) {
  const void *of_buffer = A_LOCALE;
  IOS_BASE(5imbueERKSt6locale)(result, ios, locale);
  IOS(15_M_cache_localeERKSt6locale)(ios, locale);
  if (ios->buffer) BUFFER(8pubimbueERKSt6locale)(&of_buffer, ios->buffer, locale);
  __sv_locale_drop(of_buffer);
}
void IOS(15_M_cache_localeERKSt6locale)(struct ios *ios, const void *const *locale) { ios->ctype = __sv_ctype_of(*locale); }
struct ios *IOS(7copyfmtERKS2_)(struct ios *ios, const struct ios *other) {
  ios->precision = other->precision;
  ios->width = other->width;
  ios->flags = other->flags;
  ios->tie = other->tie;
  ios->fill = other->fill;
  const void *before = ios->locale;
  ios->locale = __sv_locale_keep(other->locale);
  __sv_locale_drop(before);
  IOS(15_M_cache_localeERKSt6locale)(ios, &ios->locale);
  IOS(10exceptionsESt12_Ios_Iostate)(ios, other->exceptions);
  return ios;
}
/* What moving and exchanging streams takes along, of std::ios_base and of std::ios: all but the buffer; words of programs' own stay. The locale is the
 * caller's to count. */
static void take_base(struct ios *ios, const struct ios *from) {
  const void *const *vtable = ios->vtable;
  memcpy(ios, from, offsetof(struct ios, tie));
  ios->vtable = vtable;
  ios->words = ios->words_here;
  ios->word_count = 8;
}
static void take_state(struct ios *ios, const struct ios *from) {
  struct buffer *b = ios->buffer;
  take_base(ios, from);
  memcpy(&ios->tie, &from->tie, sizeof *ios - offsetof(struct ios, tie));
  ios->buffer = b;
}
void IOS_BASE(7_M_moveERS_)(struct ios *ios, struct ios *from) {
  __sv_locale_drop(ios->locale);
  take_base(ios, from);
  __sv_locale_keep(ios->locale);
}
void IOS_BASE(7_M_swapERS_)(struct ios *ios, struct ios *other) {
  struct ios kept = *ios;
  take_base(ios, other);
  take_base(other, &kept);
}
void IOS(4moveERS2_)(struct ios *ios, struct ios *from) {
  __sv_locale_drop(ios->locale);
  take_state(ios, from);
  __sv_locale_keep(ios->locale);
  ios->buffer = 0;
  from->tie = 0;
}
void IOS(4moveEOS2_)(struct ios *ios, struct ios *from) { IOS(4moveERS2_)(ios, from); }
void IOS(4swapERS2_)(struct ios *ios, struct ios *other) {
  struct ios kept = *ios;
  take_state(ios, other);
  take_state(other, &kept);
}

/* ---- the standard streams ---- */

extern struct standard {
  struct buffer buffer;
  FILE **stream;
  int last;
} __sv_standard_buffers[3];
extern const struct part _ZTVSo[2], _ZTVSi[2];
struct standard_output {
  struct output head;
  struct ios ios;
};
struct standard_input {
  struct input head;
  struct ios ios;
};
_Static_assert(sizeof(struct standard_output) == 272 && sizeof(struct standard_input) == 280, "std::ostream, std::istream");
#define STANDARD_STREAM(name, class, ties, more)                                                                                                  \
  {.head = {.vtable = _ZTV##class[0].function},                                                                                                   \
    .ios = {.vtable = _ZTV##class[1].function, IOS_DEFAULTS(name.ios), .tie = ties, .fill = ' ', .has_fill = 1, .buffer = &__sv_standard_buffers[more].buffer}}
/* std::cin, std::cout, std::cerr, std::clog */
struct standard_output _ZSt4cout = STANDARD_STREAM(_ZSt4cout, So, 0, 1);
struct standard_output _ZSt4clog = STANDARD_STREAM(_ZSt4clog, So, 0, 2);
struct standard_output _ZSt4cerr = {.head = {.vtable = _ZTVSo[0].function},
  .ios = {.vtable = _ZTVSo[1].function, .precision = 6, .flags = SKIP_SPACE | DEC | UNIT_BUFFER, .word_count = 8, .words = _ZSt4cerr.ios.words_here, .locale = &__sv_locale,
    .ctype = &__sv_ctype, .tie = &_ZSt4cout, .fill = ' ', .has_fill = 1, .buffer = &__sv_standard_buffers[2].buffer}};
struct standard_input _ZSt3cin = STANDARD_STREAM(_ZSt3cin, Si, &_ZSt4cout, 0);
