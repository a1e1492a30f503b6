/* std::string: what only looks at it. Searches compare whole pieces and ask once per place whether it is found, so that
 * text from outside forks no more than the answer does. */
#include "cxx.h"

/* ---- size and characters ---- */

size_t CONST_STRING(4sizeEv)(const_string s) { return s->length; }
size_t CONST_STRING(6lengthEv)(const_string s) { return s->length; }
size_t CONST_STRING(8max_sizeEv)(const_string s) { return (void)s, MAX_SIZE; }
size_t CONST_STRING(8capacityEv)(const_string s) { return string_room(s); }
_Bool CONST_STRING(5emptyEv)(const_string s) { return s->length == 0; }
const char *CONST_STRING(5c_strEv)(const_string s) { return s->at; }
const char *CONST_STRING(4dataEv)(const_string s) { return s->at; }
char *STRING(4dataEv)(struct string *s) { return s->at; }
char *STRING(5beginEv)(struct string *s) { return s->at; }
char *STRING(3endEv)(struct string *s) { return s->at + s->length; }
const char *CONST_STRING(5beginEv)(const_string s) { return s->at; }
const char *CONST_STRING(3endEv)(const_string s) { return s->at + s->length; }
const char *CONST_STRING(6cbeginEv)(const_string s) { return s->at; }
const char *CONST_STRING(4cendEv)(const_string s) { return s->at + s->length; }
/* reverse_iterator is a class with constructors: its place is the caller's. */
void STRING(6rbeginEv)(char **result, struct string *s) { *result = s->at + s->length; }
void STRING(4rendEv)(char **result, struct string *s) { *result = s->at; }
void CONST_STRING(6rbeginEv)(const char **result, const_string s) { *result = s->at + s->length; }
void CONST_STRING(4rendEv)(const char **result, const_string s) { *result = s->at; }
void CONST_STRING(7crbeginEv)(const char **result, const_string s) { *result = s->at + s->length; }
void CONST_STRING(5crendEv)(const char **result, const_string s) { *result = s->at; }
char *STRING(ixEm)(struct string *s, size_t at) { return s->at + at; }
const char *CONST_STRING(ixEm)(const_string s, size_t at) { return s->at + at; }
const char *CONST_STRING(2atEm)(const_string s, size_t at) {
  if (at >= s->length) THROW_RANGE("basic_string::at: __n (which is %zu) >= this->size() (which is %zu)", at, s->length);
  return s->at + at;
}
char *STRING(2atEm)(struct string *s, size_t at) { return (char *)CONST_STRING(2atEm)(s, at); }
char *STRING(5frontEv)(struct string *s) { return s->at; }
char *STRING(4backEv)(struct string *s) { return s->at + s->length - 1; }
const char *CONST_STRING(5frontEv)(const_string s) { return s->at; }
const char *CONST_STRING(4backEv)(const_string s) { return s->at + s->length - 1; }
/* operator std::string_view() const */
struct view CONST_STRING(cvSt17basic_string_viewIcS2_EEv)(const_string s) { return (struct view){s->length, s->at}; }

/* size_t copy(char *, size_t count, size_t at) const; string substr(size_t at, size_t count) const */
size_t CONST_STRING(4copyEPcmm)(const_string s, char *to, size_t count, size_t at) {
  count = __sv_string_rest(s, at, count, "basic_string::copy");
  memcpy(to, s->at + at, count);
  return count;
}
void CONST_STRING(6substrEmm)(struct string *result, const_string s, size_t at, size_t count) {
  count = __sv_string_rest(s, at, count, "basic_string::substr");
  __sv_string_make(result, s->at + at, count);
}

/* ---- comparing ---- */

static int compare(const char *a, size_t a_length, const char *b, size_t b_length) {
  int by = memcmp(a, b, a_length < b_length ? a_length : b_length);
  if (by) return by;
  ptrdiff_t longer = (ptrdiff_t)(a_length - b_length);
  return longer > INT_MAX ? INT_MAX : longer < INT_MIN ? INT_MIN : (int)longer;
}
int CONST_STRING(7compareERKS4_)(const_string s, const_string other) { return compare(s->at, s->length, other->at, other->length); }
int CONST_STRING(7compareEPKc)(const_string s, const char *text) { return compare(s->at, s->length, text, strlen(text)); }
int CONST_STRING(7compareEmmPKcm)(const_string s, size_t at, size_t count, const char *text, size_t length) {
  count = __sv_string_rest(s, at, count, "basic_string::compare");
  return compare(s->at + at, count, text, length);
}
int CONST_STRING(7compareEmmPKc)(const_string s, size_t at, size_t count, const char *text) { return CONST_STRING(7compareEmmPKcm)(s, at, count, text, strlen(text)); }
int CONST_STRING(7compareEmmRKS4_)(const_string s, size_t at, size_t count, const_string other) { return CONST_STRING(7compareEmmPKcm)(s, at, count, other->at, other->length); }
int CONST_STRING(7compareEmmRKS4_mm)(const_string s, size_t at, size_t count, const_string other, size_t from, size_t most) {
  count = __sv_string_rest(s, at, count, "basic_string::compare");
  most = __sv_string_rest(other, from, most, "basic_string::compare");
  return CONST_STRING(7compareEmmPKcm)(s, at, count, other->at + from, most);
}

/* ---- searching a text or a character ---- */

/* size_t find(char const *, size_t from, size_t length) const */
size_t CONST_STRING(4findEPKcmm)(const_string s, const char *text, size_t from, size_t length) {
  for (size_t at = from; at <= s->length && length <= s->length - at; at++)
    if (memcmp(s->at + at, text, length) == 0) return at;
  return NPOS;
}
size_t CONST_STRING(4findEPKcm)(const_string s, const char *text, size_t from) { return CONST_STRING(4findEPKcmm)(s, text, from, strlen(text)); }
size_t CONST_STRING(4findERKS4_m)(const_string s, const_string other, size_t from) { return CONST_STRING(4findEPKcmm)(s, other->at, from, other->length); }
size_t CONST_STRING(4findEcm)(const_string s, char c, size_t from) {
  const char *found = from < s->length ? memchr(s->at + from, c, s->length - from) : 0;
  return found ? (size_t)(found - s->at) : NPOS;
}

/* size_t rfind(char const *, size_t from, size_t length) const */
size_t CONST_STRING(5rfindEPKcmm)(const_string s, const char *text, size_t from, size_t length) {
  if (length > s->length) return NPOS;
  size_t at = s->length - length;
  if (from < at) at = from;
  do
    if (memcmp(s->at + at, text, length) == 0) return at;
  while (at-- > 0);
  return NPOS;
}
size_t CONST_STRING(5rfindEPKcm)(const_string s, const char *text, size_t from) { return CONST_STRING(5rfindEPKcmm)(s, text, from, strlen(text)); }
size_t CONST_STRING(5rfindERKS4_m)(const_string s, const_string other, size_t from) { return CONST_STRING(5rfindEPKcmm)(s, other->at, from, other->length); }
size_t CONST_STRING(5rfindEcm)(const_string s, char c, size_t from) { return CONST_STRING(5rfindEPKcmm)(s, &c, from, 1); }

/* ---- searching a character of a set, or one that is not in it ---- */

static int is_member(char c, const char *set, size_t size) {
  int found = 0;
  for (size_t i = 0; i < size; i++) found |= c == set[i];
  return found;
}
static size_t first(const_string s, const char *set, size_t from, size_t size, int wanted) {
  for (size_t at = from; at < s->length; at++)
    if (is_member(s->at[at], set, size) == wanted) return at;
  return NPOS;
}
static size_t last(const_string s, const char *set, size_t from, size_t size, int wanted) {
  size_t at = from < s->length ? from + 1 : s->length;
  while (at-- > 0)
    if (is_member(s->at[at], set, size) == wanted) return at;
  return NPOS;
}
/* The four forms of each of the four searches: of (char const *, size_t from, size_t size), (char const *, size_t from),
 * (string const &, size_t from), (char, size_t from). */
#define SEARCH(name, way, wanted)                                                                                                         \
  size_t CONST_STRING(name##EPKcmm)(const_string s, const char *set, size_t from, size_t size) { return way(s, set, from, size, wanted); } \
  size_t CONST_STRING(name##EPKcm)(const_string s, const char *set, size_t from) { return way(s, set, from, strlen(set), wanted); }        \
  size_t CONST_STRING(name##ERKS4_m)(const_string s, const_string set, size_t from) { return way(s, set->at, from, set->length, wanted); } \
  size_t CONST_STRING(name##Ecm)(const_string s, char c, size_t from) { return way(s, &c, from, 1, wanted); }
SEARCH(13find_first_of, first, 1)
SEARCH(17find_first_not_of, first, 0)
SEARCH(12find_last_of, last, 1)
SEARCH(16find_last_not_of, last, 0)

const size_t STRING(4nposE) = NPOS;
