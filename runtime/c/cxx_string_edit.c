/* std::string: append, assign, insert, replace, erase in all their forms (each one a replacement of a part by a text or by
 * one character many times), and single characters. */
#include "cxx.h"

typedef struct string *result;
#define append __sv_string_append
#define replace __sv_string_replace
#define fill __sv_string_fill

/* ---- at the end ---- */

result STRING(9_M_appendEPKcm)(result s, const char *text, size_t length) { return append(s, text, length); }
result STRING(6appendEPKcm)(result s, const char *text, size_t length) { return append(s, text, length); }
result STRING(6appendEPKc)(result s, const char *text) { return append(s, text, strlen(text)); }
result STRING(6appendERKS4_)(result s, const_string other) { return append(s, other->at, other->length); }
result STRING(6appendERKS4_mm)(result s, const_string other, size_t at, size_t count) {
  count = __sv_string_rest(other, at, count, "basic_string::append");
  return append(s, other->at + at, count);
}
result STRING(6appendESt16initializer_listIcE)(result s, const char *text, size_t length) { return append(s, text, length); }
result STRING(6appendEmc)(result s, size_t count, char c) { return fill(s, s->length, 0, count, c); }
result STRING(pLERKS4_)(result s, const_string other) { return append(s, other->at, other->length); }
result STRING(pLEPKc)(result s, const char *text) { return append(s, text, strlen(text)); }
result STRING(pLESt16initializer_listIcE)(result s, const char *text, size_t length) { return append(s, text, length); }
void STRING(9push_backEc)(result s, char c) { fill(s, s->length, 0, 1, c); }
result STRING(pLEc)(result s, char c) { return fill(s, s->length, 0, 1, c); }
void STRING(8pop_backEv)(result s) { string_end(s, s->length - 1); }

/* ---- in place of all ---- */

result STRING(6assignEPKcm)(result s, const char *text, size_t length) { return replace(s, 0, s->length, text, length); }
result STRING(6assignEPKc)(result s, const char *text) { return replace(s, 0, s->length, text, strlen(text)); }
result STRING(6assignERKS4_mm)(result s, const_string other, size_t at, size_t count) {
  count = __sv_string_rest(other, at, count, "basic_string::assign");
  return replace(s, 0, s->length, other->at + at, count);
}
result STRING(6assignESt16initializer_listIcE)(result s, const char *text, size_t length) { return replace(s, 0, s->length, text, length); }
result STRING(6assignEmc)(result s, size_t count, char c) { return fill(s, 0, s->length, count, c); }
result STRING(aSEPKc)(result s, const char *text) { return replace(s, 0, s->length, text, strlen(text)); }
result STRING(aSEc)(result s, char c) { return fill(s, 0, s->length, 1, c); }
result STRING(aSESt16initializer_listIcE)(result s, const char *text, size_t length) { return replace(s, 0, s->length, text, length); }

/* ---- in place of a part ---- */

/* _M_replace(size_t at, size_t old, char const *, size_t length), _M_replace_aux(size_t at, size_t old, size_t count, char) */
result STRING(10_M_replaceEmmPKcm)(result s, size_t at, size_t old, const char *text, size_t length) { return replace(s, at, old, text, length); }
result STRING(14_M_replace_auxEmmmc)(result s, size_t at, size_t old, size_t count, char c) { return fill(s, at, old, count, c); }
/* _M_replace_cold(char *at, size_t old, char const *, size_t length, size_t rest), of newer headers */
void STRING(15_M_replace_coldEPcmPKcmm)(result s, char *at, size_t old, const char *text, size_t length, size_t rest) {
  (void)rest;
  replace(s, (size_t)(at - s->at), old, text, length);
}

result STRING(7replaceEmmPKcm)(result s, size_t at, size_t old, const char *text, size_t length) {
  old = __sv_string_rest(s, at, old, "basic_string::replace");
  return replace(s, at, old, text, length);
}
result STRING(7replaceEmmPKc)(result s, size_t at, size_t old, const char *text) { return STRING(7replaceEmmPKcm)(s, at, old, text, strlen(text)); }
result STRING(7replaceEmmRKS4_)(result s, size_t at, size_t old, const_string other) { return STRING(7replaceEmmPKcm)(s, at, old, other->at, other->length); }
result STRING(7replaceEmmRKS4_mm)(result s, size_t at, size_t old, const_string other, size_t from, size_t count) {
  count = __sv_string_rest(other, from, count, "basic_string::replace");
  return STRING(7replaceEmmPKcm)(s, at, old, other->at + from, count);
}
result STRING(7replaceEmmmc)(result s, size_t at, size_t old, size_t count, char c) {
  old = __sv_string_rest(s, at, old, "basic_string::replace");
  return fill(s, at, old, count, c);
}

result STRING(6insertEmPKcm)(result s, size_t at, const char *text, size_t length) { return STRING(7replaceEmmPKcm)(s, at, 0, text, length); }
result STRING(6insertEmPKc)(result s, size_t at, const char *text) { return STRING(7replaceEmmPKcm)(s, at, 0, text, strlen(text)); }
result STRING(6insertEmRKS4_)(result s, size_t at, const_string other) { return STRING(7replaceEmmPKcm)(s, at, 0, other->at, other->length); }
result STRING(6insertEmRKS4_mm)(result s, size_t at, const_string other, size_t from, size_t count) {
  count = __sv_string_rest(other, from, count, "basic_string::insert");
  return STRING(7replaceEmmPKcm)(s, at, 0, other->at + from, count);
}
result STRING(6insertEmmc)(result s, size_t at, size_t count, char c) {
  __sv_string_rest(s, at, 0, "basic_string::insert");
  return fill(s, at, 0, count, c);
}

result STRING(5eraseEmm)(result s, size_t at, size_t count) {
  count = __sv_string_rest(s, at, count, "basic_string::erase");
  return replace(s, at, count, 0, 0);
}

/* ---- by iterators, which are pointers ---- */

#define PLACE(p) ((size_t)((p) - s->at))
#define PART(first, last) PLACE(first), (size_t)((last) - (first))

char *STRING(5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE)(result s, char *at) {
  size_t place = PLACE(at);
  return replace(s, place, 1, 0, 0)->at + place;
}
char *STRING(5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_)(result s, char *first, char *last) {
  size_t place = PLACE(first);
  return replace(s, PART(first, last), 0, 0)->at + place;
}
char *STRING(5eraseEN9__gnu_cxx17__normal_iteratorIPcS4_EE)(result s, char *at) { return STRING(5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EE)(s, at); }
char *STRING(5eraseEN9__gnu_cxx17__normal_iteratorIPcS4_EES8_)(result s, char *first, char *last) { return STRING(5eraseEN9__gnu_cxx17__normal_iteratorIPKcS4_EES9_)(s, first, last); }

/* insert(const_iterator, char), (…, size_t, char), (…, std::initializer_list<char>) */
char *STRING(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc)(result s, char *at, size_t count, char c) {
  size_t place = PLACE(at);
  return fill(s, place, 0, count, c)->at + place;
}
char *STRING(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEc)(result s, char *at, char c) { return STRING(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc)(s, at, 1, c); }
char *STRING(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EESt16initializer_listIcE)(result s, char *at, const char *text, size_t length) {
  size_t place = PLACE(at);
  return replace(s, place, 0, text, length)->at + place;
}
/* The same with an iterator, as C++98 has them. */
char *STRING(6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EEc)(result s, char *at, char c) { return STRING(6insertEN9__gnu_cxx17__normal_iteratorIPKcS4_EEmc)(s, at, 1, c); }
void STRING(6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EEmc)(result s, char *at, size_t count, char c) { fill(s, PLACE(at), 0, count, c); }
void STRING(6insertEN9__gnu_cxx17__normal_iteratorIPcS4_EESt16initializer_listIcE)(result s, char *at, const char *text, size_t length) { replace(s, PLACE(at), 0, text, length); }
void STRING(6insertIN9__gnu_cxx17__normal_iteratorIPcS4_EEEEvS9_T_SA_)(result s, char *at, const char *first, const char *last) { replace(s, PLACE(at), 0, first, (size_t)(last - first)); }

/* replace(first, last, …): with const_iterators, and with iterators as C++98 has them. */
#define REPLACE_RANGE(of) STRING(7replaceEN9__gnu_cxx17__normal_iteratorIP##of)
result REPLACE_RANGE(KcS4_EES9_RKS4_)(result s, char *first, char *last, const_string other) { return replace(s, PART(first, last), other->at, other->length); }
result REPLACE_RANGE(KcS4_EES9_S8_)(result s, char *first, char *last, const char *text) { return replace(s, PART(first, last), text, strlen(text)); }
result REPLACE_RANGE(KcS4_EES9_S8_m)(result s, char *first, char *last, const char *text, size_t length) { return replace(s, PART(first, last), text, length); }
result REPLACE_RANGE(KcS4_EES9_mc)(result s, char *first, char *last, size_t count, char c) { return fill(s, PART(first, last), count, c); }
result REPLACE_RANGE(KcS4_EES9_St16initializer_listIcE)(result s, char *first, char *last, const char *text, size_t length) { return replace(s, PART(first, last), text, length); }
static result by_range(result s, char *first, char *last, const char *from, const char *to) { return replace(s, PART(first, last), from, (size_t)(to - from)); }
result REPLACE_RANGE(KcS4_EES9_S8_S8_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(KcS4_EES9_S9_S9_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(KcS4_EES9_PcSA_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(KcS4_EES9_NS6_IPcS4_EESB_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(cS4_EES8_RKS4_)(result s, char *first, char *last, const_string other) { return replace(s, PART(first, last), other->at, other->length); }
result REPLACE_RANGE(cS4_EES8_PKc)(result s, char *first, char *last, const char *text) { return replace(s, PART(first, last), text, strlen(text)); }
result REPLACE_RANGE(cS4_EES8_PKcm)(result s, char *first, char *last, const char *text, size_t length) { return replace(s, PART(first, last), text, length); }
result REPLACE_RANGE(cS4_EES8_mc)(result s, char *first, char *last, size_t count, char c) { return fill(s, PART(first, last), count, c); }
result REPLACE_RANGE(cS4_EES8_PKcSA_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(cS4_EES8_S7_S7_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(cS4_EES8_S8_S8_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
result REPLACE_RANGE(cS4_EES8_NS6_IPKcS4_EESB_)(result s, char *first, char *last, const char *from, const char *to) { return by_range(s, first, last, from, to); }
