/* std::stringbuf, for the streams that have one. */
#ifndef SYMVM_CXX_STRINGBUF_H
#define SYMVM_CXX_STRINGBUF_H

#include "cxx_stream.h"

struct string_buffer {
  struct buffer buffer;
  unsigned mode;
  struct string text;
};
_Static_assert(sizeof(struct string_buffer) == 104, "std::stringbuf");
typedef struct string_buffer *buffer;
#define STRING_BUFFER(name) _ZNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE##name
#define CONST_STRING_BUFFER(name) _ZNKSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE##name
/* A new one; one's text, as a string, as a view, taken away, and another one; the text and the places of another buffer. */
void __sv_stringbuf_make(buffer, unsigned mode, const char *text, size_t length);
void CONST_STRING_BUFFER(3strEv)(struct string *result, const struct string_buffer *);
struct view CONST_STRING_BUFFER(4viewEv)(const struct string_buffer *);
void _ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(struct string *result, buffer);
void STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(buffer, const_string);
void STRING_BUFFER(C2EOS4_)(buffer, buffer from);
buffer STRING_BUFFER(aSEOS4_)(buffer, buffer from);
void STRING_BUFFER(4swapERS4_)(buffer, buffer), STRING_BUFFER(D2Ev)(buffer);

#endif
