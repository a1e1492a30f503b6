/* What the parts of std::filesystem share. */
#ifndef SYMVM_CXX_FILESYSTEM_H
#define SYMVM_CXX_FILESYSTEM_H

#include "cxx_errors.h"
#include "cxx_path.h"

struct file_status { /* std::filesystem::file_status */
  signed char kind;
  unsigned permissions;
};
enum { MISSING = -1, REGULAR = 1, DIRECTORY, LINK, BLOCKS, CHARACTERS, PIPE, SOCKET, UNKNOWN };
struct file_status __sv_status(const_path);

/* What is tried, with which paths, and where to an error goes; it is thrown if there is no such place. */
struct trying {
  const char *what;
  const_path a, b;
  struct code *to;
};
int __sv_failed(const struct trying *, int error);

/* A folder that is read; its entries but for itself and the one above. */
struct dirent { u64 number; off_t offset; unsigned short size; byte type; char name[256]; };
struct dirent *readdir(void *);
void *opendir(const char *);
int closedir(void *);
static inline struct dirent *__sv_next_entry(void *directory) {
  struct dirent *entry;
  do entry = readdir(directory);
  while (entry && entry->name[0] == '.' && (!entry->name[1] || (entry->name[1] == '.' && !entry->name[2])));
  return entry;
}

/* std::shared_ptr, and what it leads to, which headers count and drop, too. */
struct shared {
  void *object;
  struct counted *counted;
};
void *__sv_shared_make(struct shared *, size_t size, void (*drop)(void *object)); /* the room for an object */
void __sv_shared_drop(struct shared *);

#endif
