/* std::string: how it is made, grows and is changed. Short texts lie in the object itself; room doubles. What is here is
 * what <string> leaves to the library; searching and comparing are in cxx_string_find.c, the many further forms of the
 * changing members in cxx_string_edit.c. */
#include "cxx.h"

/* ---- room ---- */

/* char *_M_create(size_t &capacity, size_t old_capacity) */
char *STRING(9_M_createERmm)(struct string *s, size_t *capacity, size_t old) {
  (void)s;
  if (*capacity > MAX_SIZE) THROW_LENGTH("basic_string::_M_create");
  if (*capacity > old && *capacity < 2 * old) *capacity = 2 * old > MAX_SIZE ? MAX_SIZE : 2 * old;
  return _Znwm(*capacity + 1);
}

void __sv_string_drop(struct string *s) {
  if (s->at != s->local) _ZdlPv(s->at);
}

/* Room for `length` characters in a block of its own, in which the first `keep` and, from `tail` on, those behind `skip`
 * remain. */
static void move_out(struct string *s, size_t length, size_t keep, size_t skip, size_t tail) {
  size_t capacity = length;
  char *at = STRING(9_M_createERmm)(s, &capacity, string_room(s));
  memcpy(at, s->at, keep);
  memcpy(at + tail, s->at + skip, s->length - skip);
  __sv_string_drop(s);
  s->at = at;
  s->capacity = capacity;
}

/* Room for `length` characters in a string that has none of its own. */
static void make_room(struct string *s, size_t length) {
  if (length <= LOCAL_ROOM) return;
  size_t capacity = length;
  s->at = STRING(9_M_createERmm)(s, &capacity, 0);
  s->capacity = capacity;
}

void __sv_string_make(struct string *s, const char *text, size_t length) {
  s->at = s->local;
  make_room(s, length);
  memcpy(s->at, text, length);
  string_end(s, length);
}

size_t CONST_STRING(8_M_checkEmPKc)(const_string s, size_t at, const char *who) {
  if (at > s->length) THROW_RANGE("%s: __pos (which is %zu) > this->size() (which is %zu)", who, at, s->length);
  return at;
}
size_t __sv_string_rest(const_string s, size_t at, size_t most, const char *who) {
  CONST_STRING(8_M_checkEmPKc)(s, at, who);
  return most < s->length - at ? most : s->length - at;
}

/* Can it have `new` characters in place of `old`? */
static inline void check_length(const_string s, size_t old, size_t new, const char *who) {
  if (MAX_SIZE - (s->length - old) < new) THROW_LENGTH(who);
}
void CONST_STRING(15_M_check_lengthEmmPKc)(const_string s, size_t old, size_t new, const char *who) { check_length(s, old, new, who); }
/* Makes place for `length` characters where `old` stood. */
static void open_gap(struct string *s, size_t at, size_t old, size_t length) {
  size_t all = s->length - old + length;
  if (all > string_room(s)) move_out(s, all, at, at + old, at + length);
  else if (old != length) memmove(s->at + at + length, s->at + at + old, s->length - at - old);
  string_end(s, all);
}

static struct string *replace(struct string *s, size_t at, size_t old, const char *text, size_t length) {
  char *copy = 0;
  if (length && text >= s->at && text <= s->at + s->length) text = copy = memcpy(_Znwm(length), text, length);
  open_gap(s, at, old, length);
  memcpy(s->at + at, text, length);
  if (copy) _ZdlPv(copy);
  return s;
}
struct string *__sv_string_replace(struct string *s, size_t at, size_t old, const char *text, size_t length) {
  check_length(s, old, length, "basic_string::_M_replace");
  return replace(s, at, old, text, length);
}
struct string *__sv_string_append(struct string *s, const char *text, size_t length) {
  check_length(s, 0, length, "basic_string::append");
  return replace(s, s->length, 0, text, length);
}

struct string *__sv_string_fill(struct string *s, size_t at, size_t old, size_t count, char c) {
  check_length(s, old, count, "basic_string::_M_replace_aux");
  open_gap(s, at, old, count);
  memset(s->at + at, c, count);
  return s;
}

/* ---- constructors, destructor, assignment ---- */

void STRING(C2Ev)(struct string *s) { string_empty(s); }                           /* string() */
void STRING(C2ERKS3_)(struct string *s, allocator a) { (void)a, string_empty(s); } /* string(allocator const &) */
/* string(string const &), and with an allocator */
void STRING(C2ERKS4_)(struct string *s, const_string other) { __sv_string_make(s, other->at, other->length); }
void STRING(C2ERKS4_RKS3_)(struct string *s, const_string other, allocator a) { (void)a, __sv_string_make(s, other->at, other->length); }
/* string(string const &, size_t at), (…, allocator const &), (…, size_t count), (…, size_t count, allocator const &) */
static void of_part(struct string *s, const_string other, size_t at, size_t count, const char *who) {
  count = __sv_string_rest(other, at, count, who);
  __sv_string_make(s, other->at + at, count);
}
void STRING(C2ERKS4_mm)(struct string *s, const_string other, size_t at, size_t count) { of_part(s, other, at, count, "basic_string::basic_string"); }
void STRING(C2ERKS4_mRKS3_)(struct string *s, const_string other, size_t at, allocator a) { (void)a, STRING(C2ERKS4_mm)(s, other, at, NPOS); }
void STRING(C2ERKS4_mmRKS3_)(struct string *s, const_string other, size_t at, size_t count, allocator a) { (void)a, of_part(s, other, at, count, "string::string"); }
/* string(string &&): the other one is empty then */
void STRING(C2EOS4_)(struct string *s, struct string *other) {
  *s = *other;
  if (other->at == other->local) s->at = s->local;
  string_empty(other);
}
void STRING(C2EOS4_RKS3_)(struct string *s, struct string *other, allocator a) { (void)a, STRING(C2EOS4_)(s, other); }
#define NULL_TEXT "basic_string: construction from null is not valid"
/* string(char const *, size_t, allocator const &) */
void STRING(C2EPKcmRKS3_)(struct string *s, const char *text, size_t length, allocator a) {
  (void)a;
  if (!text && length) THROW_LOGIC(NULL_TEXT);
  __sv_string_make(s, text, length);
}
/* string(char const *, allocator const &) */
void STRING(C2EPKcRKS3_)(struct string *s, const char *text, allocator a) {
  (void)a;
  if (!text) THROW_LOGIC(NULL_TEXT);
  __sv_string_make(s, text, strlen(text));
}
/* string(std::initializer_list<char>, allocator const &) */
void STRING(C2ESt16initializer_listIcERKS3_)(struct string *s, const char *text, size_t length, allocator a) { (void)a, __sv_string_make(s, text, length); }
/* string(__sv_wrapper, allocator const &): of a std::string_view */
void STRING(C2ENS4_12__sv_wrapperERKS3_)(struct string *s, size_t length, const char *text, allocator a) { (void)a, __sv_string_make(s, text, length); }
/* void _M_construct(size_t, char); string(size_t, char, allocator const &) */
void STRING(12_M_constructEmc)(struct string *s, size_t count, char c) {
  make_room(s, count);
  memset(s->at, c, count);
  string_end(s, count);
}
void STRING(18_M_construct_aux_2Emc)(struct string *s, size_t count, char c) { STRING(12_M_constructEmc)(s, count, c); }
void STRING(C2EmcRKS3_)(struct string *s, size_t count, char c, allocator a) {
  (void)a;
  s->at = s->local;
  STRING(12_M_constructEmc)(s, count, c);
}
/* string(char *first, char *last, allocator const &), for the kinds of iterators that the library has it for */
static void of_range(struct string *s, const char *first, const char *last, allocator a) { (void)a, __sv_string_make(s, first, (size_t)(last - first)); }
void STRING(C2IPKcvEET_S8_RKS3_)(struct string *s, const char *first, const char *last, allocator a) { of_range(s, first, last, a); }
void STRING(C2IPcvEET_S7_RKS3_)(struct string *s, const char *first, const char *last, allocator a) { of_range(s, first, last, a); }
void STRING(C2IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_)(struct string *s, const char *first, const char *last, allocator a) { of_range(s, first, last, a); }
/* void _M_construct(first, last, std::forward_iterator_tag) */
void STRING(12_M_constructIPKcEEvT_S8_St20forward_iterator_tag)(struct string *s, const char *first, const char *last) { of_range(s, first, last, 0); }
void STRING(12_M_constructIPcEEvT_S7_St20forward_iterator_tag)(struct string *s, const char *first, const char *last) { of_range(s, first, last, 0); }
void STRING(12_M_constructIN9__gnu_cxx17__normal_iteratorIPKcS4_EEEEvT_SB_St20forward_iterator_tag)(struct string *s, const char *first, const char *last) { of_range(s, first, last, 0); }
void STRING(12_M_constructIN9__gnu_cxx17__normal_iteratorIPcS4_EEEEvT_SA_St20forward_iterator_tag)(struct string *s, const char *first, const char *last) { of_range(s, first, last, 0); }

void STRING(D2Ev)(struct string *s) { __sv_string_drop(s); }
void STRING(10_M_disposeEv)(struct string *s) { __sv_string_drop(s); }
void STRING(10_M_destroyEm)(struct string *s, size_t capacity) { (void)capacity, _ZdlPv(s->at); }

#define BOTH_CONSTRUCTORS(of) ALSO(STRING(C1##of), STRING(C2##of))
BOTH_CONSTRUCTORS(Ev);
BOTH_CONSTRUCTORS(ERKS3_);
BOTH_CONSTRUCTORS(ERKS4_);
BOTH_CONSTRUCTORS(ERKS4_RKS3_);
BOTH_CONSTRUCTORS(ERKS4_mm);
BOTH_CONSTRUCTORS(ERKS4_mRKS3_);
BOTH_CONSTRUCTORS(ERKS4_mmRKS3_);
BOTH_CONSTRUCTORS(EOS4_);
BOTH_CONSTRUCTORS(EOS4_RKS3_);
BOTH_CONSTRUCTORS(EPKcmRKS3_);
BOTH_CONSTRUCTORS(EPKcRKS3_);
BOTH_CONSTRUCTORS(ESt16initializer_listIcERKS3_);
BOTH_CONSTRUCTORS(ENS4_12__sv_wrapperERKS3_);
BOTH_CONSTRUCTORS(EmcRKS3_);
BOTH_CONSTRUCTORS(IPKcvEET_S8_RKS3_);
BOTH_CONSTRUCTORS(IPcvEET_S7_RKS3_);
BOTH_CONSTRUCTORS(IN9__gnu_cxx17__normal_iteratorIPcS4_EEvEET_SA_RKS3_);
ALSO(STRING(D1Ev), STRING(D2Ev));

/* void _M_assign(string const &); operator=(string const &), assign(string const &) */
void STRING(9_M_assignERKS4_)(struct string *s, const_string other) {
  if (s != other) __sv_string_replace(s, 0, s->length, other->at, other->length);
}
struct string *STRING(aSERKS4_)(struct string *s, const_string other) { return STRING(9_M_assignERKS4_)(s, other), s; }
struct string *STRING(6assignERKS4_)(struct string *s, const_string other) { return STRING(9_M_assignERKS4_)(s, other), s; }

/* operator=(string &&): takes the other's block and leaves its own there, if it has one */
struct string *STRING(aSEOS4_)(struct string *s, struct string *other) {
  if (s == other) return s;
  if (other->at == other->local) {
    memcpy(s->at, other->at, other->length);
    string_end(s, other->length);
  } else {
    char *own = s->at == s->local ? 0 : s->at;
    size_t room = s->capacity;
    s->at = other->at;
    s->length = other->length;
    s->capacity = other->capacity;
    if (own) other->at = own, other->capacity = room;
    else other->at = other->local;
  }
  string_end(other, 0);
  return s;
}
struct string *STRING(6assignEOS4_)(struct string *s, struct string *other) { return STRING(aSEOS4_)(s, other); }

/* void swap(string &) */
void STRING(4swapERS4_)(struct string *s, struct string *other) {
  if (s == other) return;
  struct string kept = *s;
  int local = s->at == s->local, other_local = other->at == other->local;
  *s = *other;
  *other = kept;
  if (other_local) s->at = s->local;
  if (local) other->at = other->local;
}

/* ---- length and room ---- */

/* void _M_mutate(size_t at, size_t old, char const *text, size_t length): other room, in which text may stand */
void STRING(9_M_mutateEmmPKcm)(struct string *s, size_t at, size_t old, const char *text, size_t length) {
  size_t capacity = s->length + length - old;
  char *place = STRING(9_M_createERmm)(s, &capacity, string_room(s));
  memcpy(place, s->at, at);
  if (text) memcpy(place + at, text, length);
  memcpy(place + at + length, s->at + at + old, s->length - at - old);
  __sv_string_drop(s);
  s->at = place;
  s->capacity = capacity;
}
void STRING(8_M_eraseEmm)(struct string *s, size_t at, size_t count) { __sv_string_replace(s, at, count, 0, 0); }

void STRING(7reserveEm)(struct string *s, size_t room) {
  if (room <= string_room(s)) return;
  move_out(s, room, s->length, s->length, s->length);
  s->at[s->length] = 0;
}
static void fit(struct string *s) {
  if (s->at == s->local || s->length == s->capacity) return;
  char *old = s->at;
  __sv_string_make(s, old, s->length);
  _ZdlPv(old);
}
void STRING(7reserveEv)(struct string *s) { fit(s); }
void STRING(13shrink_to_fitEv)(struct string *s) { fit(s); }

void STRING(6resizeEmc)(struct string *s, size_t length, char c) {
  if (length > s->length) __sv_string_fill(s, s->length, 0, length - s->length, c);
  else string_end(s, length);
}
void STRING(6resizeEm)(struct string *s, size_t length) { STRING(6resizeEmc)(s, length, 0); }
void STRING(5clearEv)(struct string *s) { string_end(s, 0); }

/* ---- parts of the header's own code, which it calls where nothing is inlined ---- */

char *CONST_STRING(7_M_dataEv)(const_string s) { return s->at; }
void STRING(7_M_dataEPc)(struct string *s, char *at) { s->at = at; }
void STRING(9_M_lengthEm)(struct string *s, size_t length) { s->length = length; }
void STRING(11_M_capacityEm)(struct string *s, size_t capacity) { s->capacity = capacity; }
void STRING(13_M_set_lengthEm)(struct string *s, size_t length) { string_end(s, length); }
char *STRING(13_M_local_dataEv)(struct string *s) { return s->local; }
const char *CONST_STRING(13_M_local_dataEv)(const_string s) { return s->local; }
_Bool CONST_STRING(11_M_is_localEv)(const_string s) { return s->at == s->local; }
const void *CONST_STRING(16_M_get_allocatorEv)(const_string s) { return s; }
void *STRING(16_M_get_allocatorEv)(struct string *s) { return s; }
void CONST_STRING(13get_allocatorEv)(void *result, const_string s) { (void)result, (void)s; }
void STRING(12_Alloc_hiderC2EPcRKS3_)(struct string *s, char *at, allocator a) { (void)a, s->at = at; }
void STRING(12_Alloc_hiderC2EPcOS3_)(struct string *s, char *at, allocator a) { (void)a, s->at = at; }
ALSO(STRING(12_Alloc_hiderC1EPcRKS3_), STRING(12_Alloc_hiderC2EPcRKS3_));
ALSO(STRING(12_Alloc_hiderC1EPcOS3_), STRING(12_Alloc_hiderC2EPcOS3_));
void STRING(12__sv_wrapperC2ESt17basic_string_viewIcS2_E)(struct view *wrapper, size_t length, const char *at) { *wrapper = (struct view){length, at}; }
ALSO(STRING(12__sv_wrapperC1ESt17basic_string_viewIcS2_E), STRING(12__sv_wrapperC2ESt17basic_string_viewIcS2_E));
struct view STRING(17_S_to_string_viewESt17basic_string_viewIcS2_E)(size_t length, const char *at) { return (struct view){length, at}; }
size_t CONST_STRING(8_M_limitEmm)(const_string s, size_t at, size_t most) { return most < s->length - at ? most : s->length - at; }
_Bool CONST_STRING(11_M_disjunctEPKc)(const_string s, const char *text) { return text < s->at || text > s->at + s->length; }
void STRING(7_S_copyEPcPKcm)(char *to, const char *from, size_t size) { memcpy(to, from, size); }
void STRING(7_S_moveEPcPKcm)(char *to, const char *from, size_t size) { memmove(to, from, size); }
void STRING(9_S_assignEPcmc)(char *to, size_t size, char c) { memset(to, c, size); }
void STRING(13_S_copy_charsEPcPKcS7_)(char *to, const char *first, const char *last) { memcpy(to, first, (size_t)(last - first)); }
void STRING(13_S_copy_charsEPcS5_S5_)(char *to, char *first, char *last) { memcpy(to, first, (size_t)(last - first)); }
void STRING(13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIPKcS4_EESA_)(char *to, const char *first, const char *last) { memcpy(to, first, (size_t)(last - first)); }
void STRING(13_S_copy_charsEPcN9__gnu_cxx17__normal_iteratorIS5_S4_EES8_)(char *to, char *first, char *last) { memcpy(to, first, (size_t)(last - first)); }
int STRING(10_S_compareEmm)(size_t a, size_t b) {
  ptrdiff_t by = (ptrdiff_t)(a - b);
  return by > INT_MAX ? INT_MAX : by < INT_MIN ? INT_MIN : (int)by;
}

/* ---- std::allocator<char> ---- */

void _ZNSaIcEC2Ev(void *a) { (void)a; }
void _ZNSaIcEC2ERKS_(void *a, allocator other) { (void)a, (void)other; }
void _ZNSaIcED2Ev(void *a) { (void)a; }
ALSO(_ZNSaIcEC1Ev, _ZNSaIcEC2Ev);
ALSO(_ZNSaIcEC1ERKS_, _ZNSaIcEC2ERKS_);
ALSO(_ZNSaIcED1Ev, _ZNSaIcED2Ev);
