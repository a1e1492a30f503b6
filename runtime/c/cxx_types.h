/* What is known of types at run time (std::type_info and its kinds, <cxxabi.h>), as the Itanium ABI lays it out. */
#ifndef SYMVM_CXX_TYPES_H
#define SYMVM_CXX_TYPES_H

#include "cxx.h"

struct type {
  const void *const *kind; /* the virtual functions of one of the classes below: where a pointer to them points */
  const char *name;
};
/* A class with one public base that is not virtual, at its start. */
struct single {
  struct type type;
  const struct type *base;
};
/* Any other class with bases. */
struct base {
  const struct type *type;
  long offset_flags; /* offset << 8; of a virtual base that of the entry in the table of virtual functions */
};
enum { VIRTUAL_BASE = 1, PUBLIC_BASE = 2 };
struct multiple {
  struct type type;
  unsigned flags, count;
  struct base bases[];
};

/* What stands before the virtual functions of a class, and they. */
#define VTABLE(functions) struct { long to_top; const void *type; const void *function[functions]; }

extern const void *const _ZTVN10__cxxabiv117__class_type_infoE[], *const _ZTVN10__cxxabiv120__si_class_type_infoE[], *const _ZTVN10__cxxabiv121__vmi_class_type_infoE[];
#define PLAIN_CLASS (_ZTVN10__cxxabiv117__class_type_infoE + 2)
#define SINGLE_CLASS (_ZTVN10__cxxabiv120__si_class_type_infoE + 2)
#define MULTIPLE_CLASS (_ZTVN10__cxxabiv121__vmi_class_type_infoE + 2)

/* Of a class NAME (as it is in mangled names) its name and type. */
#define TYPE(name)                                  \
  const char _ZTS##name[] = #name;                  \
  const struct type _ZTI##name = {PLAIN_CLASS, _ZTS##name}
#define DERIVED_TYPE(name, base)                    \
  const char _ZTS##name[] = #name;                  \
  const struct single _ZTI##name = {{SINGLE_CLASS, _ZTS##name}, (const struct type *)&_ZTI##base}

#endif
