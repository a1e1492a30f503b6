/* std::filesystem::path as POSIX has it: no names of roots. Parts are found anew in each text that is changed. */
#include "cxx_path.h"

/* ---- the parts of a text ---- */

struct cursor {
  const char *begin, *at, *end;
};
struct piece {
  const char *at;
  size_t length;
  int kind; /* SEVERAL at the end */
};
static struct cursor over(const_path p) { return (struct cursor){p->text.at, p->text.at, p->text.at + p->text.length}; }
static struct piece next(struct cursor *c) {
  const char *from = c->at, *p = from;
  int slash = 0;
  while (p < c->end && *p == '/') p++, slash = 1;
  if (slash && from == c->begin) return c->at = p, (struct piece){from, 1, ROOT_DIRECTORY};
  c->at = p;
  if (p == c->end) return slash ? (struct piece){p, 0, NAME} : (struct piece){p, 0, SEVERAL}; /* an empty name behind the last slash */
  while (c->at < c->end && *c->at != '/') c->at++;
  return (struct piece){p, (size_t)(c->at - p), NAME};
}
static int is(struct piece p, const char *text) { return p.kind == NAME && p.length == strlen(text) && !memcmp(p.at, text, p.length); }

struct list { /* std::filesystem::path::_List::_Impl */
  size_t count;
  struct part part[];
};
static struct list *list_of(size_t parts) { return (struct list *)(parts & ~(size_t)3); }
void CONST_PATH(5_List13_Impl_deleterclEPNS2_5_ImplE)(const void *self, size_t parts) {
  struct list *list = list_of(parts);
  (void)self;
  if (!list) return;
  for (size_t i = 0; i < list->count; i++) __sv_path_drop(&list->part[i].path);
  _ZdlPv(list);
}
static void drop_parts(size_t *parts) {
  CONST_PATH(5_List13_Impl_deleterclEPNS2_5_ImplE)(0, *parts);
  *parts = NAME;
}
static size_t new_list(size_t count) {
  struct list *list = _Znwm(sizeof *list + count * sizeof *list->part);
  list->count = count;
  return (size_t)list;
}
/* void _M_split_cmpts() */
void PATH(14_M_split_cmptsEv)(struct path *p) {
  struct cursor c = over(p);
  size_t count = 0;
  int kind = NAME;
  drop_parts(&p->parts);
  for (struct piece piece; (piece = next(&c)).kind != SEVERAL; count++)
    if (count == 0) kind = piece.kind;
  p->parts = (size_t)kind;
  if (count < 2) return;
  p->parts = new_list(count);
  c = over(p);
  for (size_t i = 0; i < count; i++) {
    struct piece piece = next(&c);
    struct part *part = &list_of(p->parts)->part[i];
    __sv_string_make(&part->path.text, piece.at, piece.length);
    part->path.parts = (size_t)piece.kind;
    part->at = (size_t)(piece.at - p->text.at);
  }
}
void PATH(5_ListC2Ev)(size_t *parts) { *parts = NAME; }
void PATH(5_ListC2ERKS2_)(size_t *parts, const size_t *other) {
  const struct list *from = list_of(*other);
  *parts = *other;
  if (!from) return;
  *parts = new_list(from->count);
  for (size_t i = 0; i < from->count; i++) {
    struct part *part = &list_of(*parts)->part[i];
    const struct part *old = &from->part[i];
    __sv_string_make(&part->path.text, old->path.text.at, old->path.text.length);
    part->path.parts = old->path.parts;
    part->at = old->at;
  }
}
ALSO(PATH(5_ListC1Ev), PATH(5_ListC2Ev));
ALSO(PATH(5_ListC1ERKS2_), PATH(5_ListC2ERKS2_));
const struct part *CONST_PATH(5_List5beginEv)(const size_t *parts) { return list_of(*parts) ? list_of(*parts)->part : 0; }
const struct part *CONST_PATH(5_List3endEv)(const size_t *parts) { return list_of(*parts) ? list_of(*parts)->part + list_of(*parts)->count : 0; }

/* ---- making and changing ---- */

void __sv_path_make(struct path *p, const char *text, size_t length) {
  __sv_string_make(&p->text, text, length);
  p->parts = NAME;
  PATH(14_M_split_cmptsEv)(p);
}
void __sv_path_drop(struct path *p) {
  drop_parts(&p->parts);
  __sv_string_drop(&p->text);
}
void __sv_path_set(struct path *p, const char *text, size_t length) {
  __sv_string_replace(&p->text, 0, p->text.length, text, length);
  PATH(14_M_split_cmptsEv)(p);
}
void __sv_path_append(struct path *p, const char *text, size_t length) {
  if (length && *text == '/') return __sv_path_set(p, text, length);
  struct string more;
  __sv_string_make(&more, text, length); /* which may be a part of the path */
  if (p->text.length && p->text.at[p->text.length - 1] != '/') __sv_string_append(&p->text, "/", 1);
  __sv_string_append(&p->text, more.at, more.length);
  __sv_string_drop(&more);
  PATH(14_M_split_cmptsEv)(p);
}
struct path *PATH(aSERKS1_)(struct path *p, const_path other) {
  if (p != other) __sv_path_set(p, other->text.at, other->text.length);
  return p;
}
struct path *PATH(dVERKS1_)(struct path *p, const_path other) { return __sv_path_append(p, other->text.at, other->text.length), p; }
void PATH(9_M_appendESt17basic_string_viewIcSt11char_traitsIcEE)(struct path *p, size_t length, const char *text) { __sv_path_append(p, text, length); }
void PATH(9_M_concatESt17basic_string_viewIcSt11char_traitsIcEE)(struct path *p, size_t length, const char *text) {
  __sv_string_append(&p->text, text, length);
  PATH(14_M_split_cmptsEv)(p);
}
struct path *PATH(pLERKS1_)(struct path *p, const_path other) { return PATH(9_M_concatESt17basic_string_viewIcSt11char_traitsIcEE)(p, other->text.length, other->text.at), p; }
static size_t name_length(const_path p) {
  size_t length = 0;
  while (length < p->text.length && p->text.at[p->text.length - length - 1] != '/') length++;
  return length;
}
static void cut(struct path *p, size_t length) {
  string_end(&p->text, length);
  PATH(14_M_split_cmptsEv)(p);
}
struct path *PATH(15remove_filenameEv)(struct path *p) { return cut(p, p->text.length - name_length(p)), p; }
struct path *PATH(16replace_filenameERKS1_)(struct path *p, const_path by) { return PATH(dVERKS1_)(PATH(15remove_filenameEv)(p), by); }
/* std::pair<std::string const *, size_t> _M_find_extension() const: in which part it is, and where in that */
struct extension {
  const struct string *text;
  size_t at;
};
struct extension CONST_PATH(17_M_find_extensionEv)(const_path p) {
  const struct list *list = list_of(p->parts);
  const_path last = list ? &list->part[list->count - 1].path : p;
  const struct string *s = &last->text;
  if ((last->parts & 3) != NAME || s->length == 0) return (struct extension){0, NPOS};
  size_t at = s->length;
  if (s->length > 2 || *s->at != '.')
    while (at > 0)
      if (s->at[--at] == '.') return (struct extension){s, at ? at : NPOS};
  return (struct extension){s, NPOS};
}
struct path *PATH(17replace_extensionERKS1_)(struct path *p, const_path by) {
  struct extension old = CONST_PATH(17_M_find_extensionEv)(p);
  if (old.text && old.at != NPOS) string_end(&p->text, p->text.length - (old.text->length - old.at));
  if (by->text.length && *by->text.at != '.') __sv_string_append(&p->text, ".", 1);
  return PATH(pLERKS1_)(p, by);
}

/* ---- asking ---- */

static int is_absolute(const_path p) { return p->text.length && *p->text.at == '/'; }
/* What is behind the root. */
static const char *relative(const_path p, size_t *length) {
  size_t at = 0;
  while (at < p->text.length && p->text.at[at] == '/') at++;
  *length = p->text.length - at;
  return p->text.at + at;
}
_Bool CONST_PATH(13has_root_nameEv)(const_path p) { return (void)p, 0; }
_Bool CONST_PATH(18has_root_directoryEv)(const_path p) { return is_absolute(p); }
_Bool CONST_PATH(13has_root_pathEv)(const_path p) { return is_absolute(p); }
_Bool CONST_PATH(17has_relative_pathEv)(const_path p) {
  size_t length;
  return relative(p, &length), length != 0;
}
_Bool CONST_PATH(12has_filenameEv)(const_path p) { return name_length(p) != 0; }
void CONST_PATH(9root_nameEv)(struct path *result, const_path p) { (void)p, __sv_path_make(result, "", 0); }
void CONST_PATH(14root_directoryEv)(struct path *result, const_path p) { __sv_path_make(result, "/", is_absolute(p)); }
void CONST_PATH(9root_pathEv)(struct path *result, const_path p) { CONST_PATH(14root_directoryEv)(result, p); }
void CONST_PATH(13relative_pathEv)(struct path *result, const_path p) {
  size_t length;
  const char *text = relative(p, &length);
  __sv_path_make(result, text, length);
}
void CONST_PATH(11parent_pathEv)(struct path *result, const_path p) {
  const struct list *list = list_of(p->parts);
  const struct part *parent = list ? &list->part[list->count - 2] : 0;
  __sv_path_make(result, p->text.at, parent ? parent->at + parent->path.text.length : is_absolute(p) ? p->text.length : 0);
}
_Bool CONST_PATH(15has_parent_pathEv)(const_path p) { return list_of(p->parts) || is_absolute(p); }

static int sign(long n) { return (n > 0) - (n < 0); }
static int compare(const_path a, const_path b) {
  struct cursor at_a = over(a), at_b = over(b);
  if (is_absolute(a) != is_absolute(b)) return is_absolute(a) - is_absolute(b);
  for (;;) {
    struct piece x = next(&at_a), y = next(&at_b);
    if (x.kind == SEVERAL || y.kind == SEVERAL) return (x.kind != SEVERAL) - (y.kind != SEVERAL);
    int order = memcmp(x.at, y.at, x.length < y.length ? x.length : y.length);
    if (order || x.length != y.length) return order ? order : sign((long)x.length - (long)y.length);
  }
}
int CONST_PATH(7compareERKS1_)(const_path a, const_path b) { return compare(a, b); }
int CONST_PATH(7compareESt17basic_string_viewIcSt11char_traitsIcEE)(const_path a, size_t length, const char *text) {
  struct path b;
  __sv_path_make(&b, text, length);
  int order = compare(a, &b);
  __sv_path_drop(&b);
  return order;
}
/* size_t hash_value(path const &) */
size_t _ZNSt10filesystem7__cxx1110hash_valueERKNS0_4pathE(const_path p) {
  size_t _ZSt11_Hash_bytesPKvmm(const void *, size_t, size_t);
  const struct list *list = list_of(p->parts);
  size_t hash = 0;
  for (size_t i = 0; i < (list ? list->count : p->text.length != 0); i++) {
    const struct string *s = list ? &list->part[i].path.text : &p->text;
    hash ^= _ZSt11_Hash_bytesPKvmm(s->at, s->length, 0xc70f6907) + 0x9e3779b9 + (hash << 6) + (hash >> 2);
  }
  return hash;
}

/* ---- other ways to say the same ---- */

/* Without dots, and with names in front of double dots taken away with them; it ends in a slash where it cannot but be a folder. */
void CONST_PATH(16lexically_normalEv)(struct path *result, const_path p) {
  struct cursor c = over(p);
  size_t root = (size_t)is_absolute(p);
  struct string *text = &result->text;
  if (p->parts == ROOT_DIRECTORY) return __sv_path_make(result, p->text.at, p->text.length);
  __sv_path_make(result, "/", root);
  for (struct piece piece; (piece = next(&c)).kind != SEVERAL;) {
    int empty = piece.length == 0 || is(piece, ".");
    if (piece.kind == ROOT_DIRECTORY || (empty && text->length == root)) continue;
    int ends = text->length == root || text->at[text->length - 1] == '/';
    if (is(piece, "..")) {
      size_t end = text->length - (text->length > root && ends), from = end;
      while (from > root && text->at[from - 1] != '/') from--;
      int dots = end - from == 2 && text->at[from] == '.' && text->at[from + 1] == '.';
      if (end > root && !dots) {
        string_end(text, from);
        continue;
      }
      if (root && end == root) continue;
    }
    if (!ends) __sv_string_append(text, "/", 1);
    if (!empty) __sv_string_append(text, piece.at, piece.length);
  }
  size_t end = text->length;
  if (end >= 3 && text->at[end - 1] == '/' && text->at[end - 2] == '.' && text->at[end - 3] == '.' && (end == 3 || text->at[end - 4] == '/')) string_end(text, end - 1);
  if (p->text.length && text->length == 0) __sv_string_append(text, ".", 1);
  PATH(14_M_split_cmptsEv)(result);
}
void CONST_PATH(18lexically_relativeERKS1_)(struct path *result, const_path p, const_path base) {
  struct cursor a = over(p), b = over(base), rest;
  struct piece x, y;
  long up = 0;
  __sv_path_make(result, "", 0);
  if (is_absolute(p) != is_absolute(base)) return;
  do {
    rest = a;
    x = next(&a), y = next(&b);
  } while (x.kind != SEVERAL && y.kind != SEVERAL && x.length == y.length && !memcmp(x.at, y.at, x.length));
  if (x.kind == SEVERAL && y.kind == SEVERAL) return __sv_path_set(result, ".", 1);
  for (; y.kind != SEVERAL; y = next(&b)) up += is(y, "..") ? -1 : y.length && !is(y, ".");
  if (up < 0) return;
  if (up == 0 && x.length == 0) return __sv_path_set(result, ".", 1);
  while (up--) __sv_path_append(result, "..", 2);
  while ((x = next(&rest)).kind != SEVERAL) __sv_path_append(result, x.at, x.length);
}
void CONST_PATH(19lexically_proximateERKS1_)(struct path *result, const_path p, const_path base) {
  CONST_PATH(18lexically_relativeERKS1_)(result, p, base);
  if (result->text.length == 0) PATH(aSERKS1_)(result, p);
}
