/* Encodings of one byte for each character. */
#ifndef SYMVM_CODE_PAGES_H
#define SYMVM_CODE_PAGES_H
#include "libc.h"

enum { SV_PAGE_NAMES = 6 };
struct sv_code_page {
  const char *names[SV_PAGE_NAMES];
  unsigned short upper[128];
};
/* The one of that name, of so many bytes; NULL if there is none. */
const struct sv_code_page *__sv_code_page(const char *name, size_t size);
#endif
