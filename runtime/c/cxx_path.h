/* std::filesystem::path: a text, and where its parts are in it if there are several. */
#ifndef SYMVM_CXX_PATH_H
#define SYMVM_CXX_PATH_H

#include "cxx.h"

enum { SEVERAL, ROOT_NAME, ROOT_DIRECTORY, NAME }; /* what it consists of */
struct path {
  struct string text;
  size_t parts; /* the address of a list of parts, and in its last two bits one of the above */
};
_Static_assert(sizeof(struct path) == 40, "std::filesystem::path");
struct part {
  struct path path;
  size_t at; /* where it is in the whole */
};
typedef const struct path *const_path;
#define PATH(name) _ZNSt10filesystem7__cxx114path##name
#define CONST_PATH(name) _ZNKSt10filesystem7__cxx114path##name
void __sv_path_make(struct path *, const char *text, size_t length);
void __sv_path_drop(struct path *);
void __sv_path_set(struct path *, const char *text, size_t length);
void __sv_path_append(struct path *, const char *text, size_t length);

#endif
