/* The streams of strings (std::istringstream, std::ostringstream, std::stringstream): a head (of an istream, an ostream, or
 * both), a std::stringbuf, and the std::ios behind it. */
#include "cxx_stringbuf.h"

extern const struct type _ZTISi, _ZTISo, _ZTISd;
enum { INPUT_HEAD = sizeof(struct input), OUTPUT_HEAD = sizeof(struct output), BOTH_HEADS = INPUT_HEAD + OUTPUT_HEAD };
#define BUFFER_OF(stream, head) ((buffer)((char *)(stream) + (head)))

/* The members of CLASS (KINDS: those of a constant, K, and those for objects of the kinds & and &&, which C++20 has), which has a `head` and is opened for `way` whatever the mode. */
#define STREAM_CLASS(CLASS, KINDS, head, way, default_mode, hang) \
  static void open_##head(void *s, const void *const *const *tables, unsigned mode, const char *text, size_t length) { \
    hang(s, tables); \
    __sv_stringbuf_make(BUFFER_OF(s, head), mode | (way), text, length); \
    IOS(4initEPSt15basic_streambufIcS1_E)(ios_of(s), &BUFFER_OF(s, head)->buffer); \
  } \
  void CLASS(C1Ev)(void *s) { open_##head(s, own_##head, default_mode, 0, 0); } \
  void CLASS(C2Ev)(void *s, const void *const *const *tables) { open_##head(s, tables, default_mode, 0, 0); } \
  void CLASS(C1ESt13_Ios_Openmode)(void *s, unsigned mode) { open_##head(s, own_##head, mode, 0, 0); } \
  void CLASS(C2ESt13_Ios_Openmode)(void *s, const void *const *const *tables, unsigned mode) { open_##head(s, tables, mode, 0, 0); } \
  void CLASS(C1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(void *s, const_string text, unsigned mode) { open_##head(s, own_##head, mode, text->at, text->length); } \
  void CLASS(C2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(void *s, const void *const *const *tables, const_string text, unsigned mode) { \
    open_##head(s, tables, mode, text->at, text->length); \
  } \
  void CLASS(C1ESt13_Ios_OpenmodeRKS3_)(void *s, unsigned mode, allocator a) { (void)a, open_##head(s, own_##head, mode, 0, 0); } \
  void CLASS(C1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(void *s, struct string *text, unsigned mode) { \
    open_##head(s, own_##head, mode, text->at, text->length); \
    string_end(text, 0); \
  } \
  void KINDS(KR, 3strEv)(struct string *result, const void *s) { CONST_STRING_BUFFER(3strEv)(result, BUFFER_OF(s, head)); } \
  void KINDS(O, 3strEv)(struct string *result, void *s) { _ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(result, BUFFER_OF(s, head)); } \
  struct view KINDS(K, 4viewEv)(const void *s) { return CONST_STRING_BUFFER(4viewEv)(BUFFER_OF(s, head)); } \
  void CLASS(3strEONS_12basic_stringIcS2_S3_EE)(void *s, struct string *text) { \
    STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(BUFFER_OF(s, head), text); \
    string_end(text, 0); \
  } \
  void CLASS(C1EOS4_)(void *s, void *from) { \
    open_##head(s, own_##head, default_mode, 0, 0); \
    STRING_BUFFER(aSEOS4_)(BUFFER_OF(s, head), BUFFER_OF(from, head)); \
    IOS(4moveERS2_)(ios_of(s), ios_of(from)); \
    ios_of(s)->buffer = &BUFFER_OF(s, head)->buffer; \
    ios_of(from)->buffer = &BUFFER_OF(from, head)->buffer; \
  } \
  void *CLASS(aSEOS4_)(void *s, void *from) { \
    IOS(4swapERS2_)(ios_of(s), ios_of(from)); \
    STRING_BUFFER(aSEOS4_)(BUFFER_OF(s, head), BUFFER_OF(from, head)); \
    return s; \
  } \
  void CLASS(4swapERS4_)(void *s, void *other) { \
    IOS(4swapERS2_)(ios_of(s), ios_of(other)); \
    STRING_BUFFER(4swapERS4_)(BUFFER_OF(s, head), BUFFER_OF(other, head)); \
  } \
  void CLASS(D2Ev)(void *s, const void *tables) { (void)tables, STRING_BUFFER(D2Ev)(BUFFER_OF(s, head)); } \
  void CLASS(D1Ev)(void *s) { \
    struct ios *ios = ios_of(s); \
    STRING_BUFFER(D2Ev)(BUFFER_OF(s, head)); \
    IOS(D2Ev)(ios); \
  } \
  void CLASS(D0Ev)(void *s) { CLASS(D1Ev)(s), _ZdlPv(s); } \
  static void drop_##head##_by_ios(char *ios) { CLASS(D1Ev)(ios + ((const long *)*(const void *const *const *)ios)[-3]); } \
  static void delete_##head##_by_ios(char *ios) { CLASS(D0Ev)(ios + ((const long *)*(const void *const *const *)ios)[-3]); } \
  void KINDS(K, 3strEv)(struct string *result, const void *s) { CONST_STRING_BUFFER(3strEv)(result, BUFFER_OF(s, head)); } \
  void CLASS(3strERKNS_12basic_stringIcS2_S3_EE)(void *s, const_string text) { STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(BUFFER_OF(s, head), text); } \
  struct buffer *KINDS(K, 5rdbufEv)(const void *s) { return &BUFFER_OF(s, head)->buffer; }

static void hang_ios(void *s, const void *const *const *tables, int ios) {
  *(const void *const **)s = tables[0];
  ios_of(s)->vtable = tables[ios];
}
static void hang_input(void *s, const void *const *const *tables) {
  hang_ios(s, tables, 3);
  ((struct input *)s)->count = 0;
}
static void hang_output(void *s, const void *const *const *tables) { hang_ios(s, tables, 3); }
static void hang_both(void *s, const void *const *const *tables) {
  ((struct output *)((char *)s + INPUT_HEAD))->vtable = tables[9];
  hang_ios(s, tables, 8);
  ((struct input *)s)->count = 0;
}

#define INPUT_STRING(name) _ZNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE##name
#define INPUT_STRINGS(kind, name) _ZN##kind##St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE##name
#define OUTPUT_STRING(name) _ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE##name
#define OUTPUT_STRINGS(kind, name) _ZN##kind##St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE##name
#define STRING_STREAM(name) _ZNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE##name
#define STRING_STREAMS(kind, name) _ZN##kind##St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE##name
/* Their tables: those of the parts under construction are the whole one's. */
extern const void *const _ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE[4], *const _ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE[4],
  *const _ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE[10];
#define own_INPUT_HEAD ((const void *const *const *)_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE)
#define own_OUTPUT_HEAD ((const void *const *const *)_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE)
#define own_BOTH_HEADS ((const void *const *const *)_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE)

STREAM_CLASS(INPUT_STRING, INPUT_STRINGS, INPUT_HEAD, MODE_IN, MODE_IN, hang_input)
STREAM_CLASS(OUTPUT_STRING, OUTPUT_STRINGS, OUTPUT_HEAD, MODE_OUT, MODE_OUT, hang_output)
STREAM_CLASS(STRING_STREAM, STRING_STREAMS, BOTH_HEADS, 0, MODE_IN | MODE_OUT, hang_both)

DERIVED_TYPE(NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, Si);
DERIVED_TYPE(NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, So);
DERIVED_TYPE(NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, Sd);
enum { SIZE = sizeof(struct string_buffer) };
#define INPUT_TABLE _ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE
#define OUTPUT_TABLE _ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE
#define BOTH_TABLE _ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE
const struct part INPUT_TABLE[2] = STREAM_TABLE(_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, INPUT_HEAD + SIZE, INPUT_STRING(D1Ev), INPUT_STRING(D0Ev),
  drop_INPUT_HEAD_by_ios, delete_INPUT_HEAD_by_ios);
const struct part OUTPUT_TABLE[2] = STREAM_TABLE(_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, OUTPUT_HEAD + SIZE, OUTPUT_STRING(D1Ev),
  OUTPUT_STRING(D0Ev), drop_OUTPUT_HEAD_by_ios, delete_OUTPUT_HEAD_by_ios);
static void drop_by_output(char *out) { STRING_STREAM(D1Ev)(out - INPUT_HEAD); }
static void delete_by_output(char *out) { STRING_STREAM(D0Ev)(out - INPUT_HEAD); }
#define TYPE_OF_BOTH &_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE
const struct part BOTH_TABLE[3] = {{BOTH_HEADS + SIZE, 0, TYPE_OF_BOTH, {STRING_STREAM(D1Ev), STRING_STREAM(D0Ev)}},
  {OUTPUT_HEAD + SIZE, -INPUT_HEAD, TYPE_OF_BOTH, {drop_by_output, delete_by_output}},
  {-(BOTH_HEADS + SIZE), -(BOTH_HEADS + SIZE), TYPE_OF_BOTH, {drop_BOTH_HEADS_by_ios, delete_BOTH_HEADS_by_ios}}};
#define IN(n) INPUT_TABLE[n].function
#define OUT(n) OUTPUT_TABLE[n].function
#define BOTH(n) BOTH_TABLE[n].function
const void *const _ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE[4] = {IN(0), IN(0), IN(1), IN(1)};
const void *const _ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE[4] = {OUT(0), OUT(0), OUT(1), OUT(1)};
const void *const _ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE[10] = {BOTH(0), BOTH(0), BOTH(0), BOTH(2), BOTH(1), BOTH(2), BOTH(2), BOTH(1), BOTH(2), BOTH(1)};
