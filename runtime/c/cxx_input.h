/* What the two files of std::istream share. */
#ifndef SYMVM_CXX_INPUT_H
#define SYMVM_CXX_INPUT_H

#include "cxx_stream.h"

typedef struct input *stream;
/* Members of std::istream; operator>> of characters and texts. */
#define INPUT(name) _ZNSi##name
#define FROM_STREAM(of) _ZStrsISt11char_traitsIcEERSt13basic_istreamIcT_ES5_##of
/* Flushes what is tied to it and skips white space (if it is not to be kept); may there be input? */
int __sv_begin_input(stream, int keep_space);

#endif
