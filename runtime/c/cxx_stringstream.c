/* The streams of strings: std::istringstream, std::ostringstream, std::stringstream. */
#include "cxx_own_buffer.h"
#include "cxx_stringbuf.h"

/* The members of CLASS, which has a `head` and is opened for `way` whatever the mode; C++20 tells & (_ZNKR) from && (_ZNO). */
#define STREAM_CLASS(CLASS, head, way, default_mode) \
  static void open_##head(void *s, table_list tables, unsigned mode, const char *text, size_t length) { \
    begin_stream(s, head, tables, own_##head); \
    __sv_stringbuf_make(BUFFER_OF(s, head), mode | (way), text, length); \
  } \
  void CLASS(_ZN, C1Ev)(void *s) { open_##head(s, own_##head, default_mode, 0, 0); } \
  void CLASS(_ZN, C2Ev)(void *s, table_list tables) { open_##head(s, tables, default_mode, 0, 0); } \
  void CLASS(_ZN, C1ESt13_Ios_Openmode)(void *s, unsigned mode) { open_##head(s, own_##head, mode, 0, 0); } \
  void CLASS(_ZN, C2ESt13_Ios_Openmode)(void *s, table_list tables, unsigned mode) { open_##head(s, tables, mode, 0, 0); } \
  void CLASS(_ZN, C1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(void *s, const_string text, unsigned mode) { open_##head(s, own_##head, mode, text->at, text->length); } \
  void CLASS(_ZN, C2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(void *s, table_list tables, const_string text, unsigned mode) { \
    open_##head(s, tables, mode, text->at, text->length); \
  } \
  void CLASS(_ZN, C1ESt13_Ios_OpenmodeRKS3_)(void *s, unsigned mode, allocator a) { (void)a, open_##head(s, own_##head, mode, 0, 0); } \
  void CLASS(_ZN, C1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(void *s, struct string *text, unsigned mode) { \
    open_##head(s, own_##head, mode, text->at, text->length); \
    string_end(text, 0); \
  } \
  void CLASS(_ZNKR, 3strEv)(struct string *result, const void *s) { CONST_STRING_BUFFER(3strEv)(result, BUFFER_OF(s, head)); } \
  void CLASS(_ZNO, 3strEv)(struct string *result, void *s) { _ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(result, BUFFER_OF(s, head)); } \
  struct view CLASS(_ZNK, 4viewEv)(const void *s) { return CONST_STRING_BUFFER(4viewEv)(BUFFER_OF(s, head)); } \
  void CLASS(_ZN, 3strEONS_12basic_stringIcS2_S3_EE)(void *s, struct string *text) { \
    STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(BUFFER_OF(s, head), text); \
    string_end(text, 0); \
  } \
  void CLASS(_ZNK, 3strEv)(struct string *result, const void *s) { CONST_STRING_BUFFER(3strEv)(result, BUFFER_OF(s, head)); } \
  void CLASS(_ZN, 3strERKNS_12basic_stringIcS2_S3_EE)(void *s, const_string text) { STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(BUFFER_OF(s, head), text); } \
  STREAM_OF_OWN_BUFFER(CLASS, head, STRING_BUFFER, 4_)

#define INPUT_STRING(kind, name) kind##St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE##name
#define OUTPUT_STRING(kind, name) kind##St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE##name
#define STRING_STREAM(kind, name) kind##St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE##name
/* Their tables: those of the parts under construction are the whole one's. */
extern const void *const _ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE[4], *const _ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE[4],
  *const _ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE[10];
#define own_INPUT_HEAD ((table_list)_ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE)
#define own_OUTPUT_HEAD ((table_list)_ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE)
#define own_BOTH_HEADS ((table_list)_ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE)

STREAM_CLASS(INPUT_STRING, INPUT_HEAD, MODE_IN, MODE_IN)
STREAM_CLASS(OUTPUT_STRING, OUTPUT_HEAD, MODE_OUT, MODE_OUT)
STREAM_CLASS(STRING_STREAM, BOTH_HEADS, 0, MODE_IN | MODE_OUT)

DERIVED_TYPE(NSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, Si);
DERIVED_TYPE(NSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, So);
DERIVED_TYPE(NSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE, Sd);
enum { SIZE = sizeof(struct string_buffer) };
#define INPUT_TABLE _ZTVNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE
#define OUTPUT_TABLE _ZTVNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE
#define BOTH_TABLE _ZTVNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE
const struct part INPUT_TABLE[2] = STREAM_TABLE(_ZTINSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE, INPUT_HEAD + SIZE, INPUT_STRING(_ZN, D1Ev), INPUT_STRING(_ZN, D0Ev),
  INPUT_STRING(_ZTv0_n24_N, D1Ev), INPUT_STRING(_ZTv0_n24_N, D0Ev));
const struct part OUTPUT_TABLE[2] = STREAM_TABLE(_ZTINSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE, OUTPUT_HEAD + SIZE, OUTPUT_STRING(_ZN, D1Ev),
  OUTPUT_STRING(_ZN, D0Ev), OUTPUT_STRING(_ZTv0_n24_N, D1Ev), OUTPUT_STRING(_ZTv0_n24_N, D0Ev));
void STRING_STREAM(_ZThn16_N, D1Ev)(char *out) { STRING_STREAM(_ZN, D1Ev)(out - INPUT_HEAD); }
void STRING_STREAM(_ZThn16_N, D0Ev)(char *out) { STRING_STREAM(_ZN, D0Ev)(out - INPUT_HEAD); }
#define TYPE_OF_BOTH &_ZTINSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE
const struct part BOTH_TABLE[3] = {{BOTH_HEADS + SIZE, 0, TYPE_OF_BOTH, {STRING_STREAM(_ZN, D1Ev), STRING_STREAM(_ZN, D0Ev)}},
  {OUTPUT_HEAD + SIZE, -INPUT_HEAD, TYPE_OF_BOTH, {STRING_STREAM(_ZThn16_N, D1Ev), STRING_STREAM(_ZThn16_N, D0Ev)}},
  {-(BOTH_HEADS + SIZE), -(BOTH_HEADS + SIZE), TYPE_OF_BOTH, {STRING_STREAM(_ZTv0_n24_N, D1Ev), STRING_STREAM(_ZTv0_n24_N, D0Ev)}}};
#define IN(n) INPUT_TABLE[n].function
#define OUT(n) OUTPUT_TABLE[n].function
#define BOTH(n) BOTH_TABLE[n].function
const void *const _ZTTNSt7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEEE[4] = {IN(0), IN(0), IN(1), IN(1)};
const void *const _ZTTNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEE[4] = {OUT(0), OUT(0), OUT(1), OUT(1)};
const void *const _ZTTNSt7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEEE[10] = {BOTH(0), BOTH(0), BOTH(0), BOTH(2), BOTH(1), BOTH(2), BOTH(2), BOTH(1), BOTH(2), BOTH(1)};

/* ---- std::complex: operator<<(std::ostream &, std::complex<…> const &), which pads the whole of it ---- */

struct output *_ZNSolsEf(struct output *, float), *_ZNSolsEd(struct output *, double), *_ZNSolsEe(struct output *, long double);
#define COMPLEX(type, letter)                                                                                                                        \
  struct output *_ZStlsI##letter##cSt11char_traitsIcEERSt13basic_ostreamIT0_T1_ES6_RKSt7complexIT_E(struct output *out, const type *value) {         \
    u64 room[(OUTPUT_HEAD + SIZE + sizeof(struct ios)) / 8 + 1];                                                                                     \
    struct output *text = (struct output *)room;                                                                                                     \
    struct string all;                                                                                                                               \
    OUTPUT_STRING(_ZN, C1Ev)(text);                                                                                                                  \
    ios_of(text)->flags = ios_of(out)->flags;                                                                                                        \
    ios_of(text)->precision = ios_of(out)->precision;                                                                                                \
    _ZNSolsE##letter(INSERT(text, "(", 1), value[0]);                                                                                                \
    _ZNSolsE##letter(INSERT(text, ",", 1), value[1]);                                                                                                \
    INSERT(text, ")", 1);                                                                                                                            \
    OUTPUT_STRING(_ZNKR, 3strEv)(&all, text);                                                                                                        \
    OUTPUT_STRING(_ZN, D1Ev)(text);                                                                                                                  \
    INSERT(out, all.at, (long)all.length);                                                                                                           \
    __sv_string_drop(&all);                                                                                                                          \
    return out;                                                                                                                                      \
  }
COMPLEX(float, f)
COMPLEX(double, d)
COMPLEX(long double, e)
