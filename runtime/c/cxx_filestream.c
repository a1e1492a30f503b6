/* std::filebuf and the streams of files: std::ifstream, std::ofstream, std::fstream. A buffer leads to a C stream of its own, by
 * the functions of the standard streams' buffers (cxx_streambuf.c). */
#include "cxx_own_buffer.h"

/* ---- the buffer ---- */

struct file_buffer {
  struct buffer buffer;
  FILE **stream; /* as in the buffers of the standard streams: where `file` is, */
  int last;      /* and what was taken last */
  char unused[24];
  FILE *file; /* what std::__basic_file holds; 0 while it is closed */
  _Bool owned;
  unsigned mode;
  char rest[116];
};
enum { SIZE = sizeof(struct file_buffer) };
_Static_assert(sizeof(struct file_buffer) == 240 && offsetof(struct file_buffer, file) == 104, "std::filebuf");
typedef struct file_buffer *buffer;
#define FILE_BUFFER(name) _ZNSt13basic_filebufIcSt11char_traitsIcEE##name
#define CONST_FILE_BUFFER(name) _ZNKSt13basic_filebufIcSt11char_traitsIcEE##name
DERIVED_TYPE(St13basic_filebufIcSt11char_traitsIcEE, St15basic_streambufIcSt11char_traitsIcEE);
extern const struct buffer_table _ZTVSt13basic_filebufIcSt11char_traitsIcEE;
#define THROUGH(b) (((buffer)(b))->file ? &__sv_stdio_buffer.functions : &_ZTVSt15basic_streambufIcSt11char_traitsIcEE.functions)
extern const struct buffer_table _ZTVSt15basic_streambufIcSt11char_traitsIcEE;

void FILE_BUFFER(C2Ev)(buffer b) {
  BUFFER(C2Ev)(&b->buffer);
  b->buffer.call = &_ZTVSt13basic_filebufIcSt11char_traitsIcEE.functions;
  b->buffer.in_begin = b->buffer.in = b->buffer.in_end = (char *)__sv_no_room;
  b->stream = &b->file;
  b->file = 0;
  b->mode = 0;
  b->last = EOF;
}
ALSO(FILE_BUFFER(C1Ev), FILE_BUFFER(C2Ev));
/* filebuf *open(char const *, openmode), close(): 0 if it fails */
buffer FILE_BUFFER(4openEPKcSt13_Ios_Openmode)(buffer b, const char *name, unsigned mode) {
  int fseek(FILE *, long, int);
  static const struct {
    unsigned mode;
    const char *c;
  } modes[] = {{MODE_OUT, "w"}, {MODE_OUT | MODE_TRUNCATE, "w"}, {MODE_APPEND, "a"}, {MODE_OUT | MODE_APPEND, "a"}, {MODE_IN, "r"}, {MODE_IN | MODE_OUT, "r+"},
    {MODE_IN | MODE_OUT | MODE_TRUNCATE, "w+"}, {MODE_IN | MODE_APPEND, "a+"}, {MODE_IN | MODE_OUT | MODE_APPEND, "a+"}};
  if (b->file) return 0;
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
    if (modes[i].mode == (mode & (MODE_IN | MODE_OUT | MODE_APPEND | MODE_TRUNCATE))) b->file = fopen(name, modes[i].c);
  if (!b->file) return 0;
  b->mode = mode;
  b->last = EOF;
  if (mode & MODE_AT_END) fseek(b->file, 0, SEEK_END);
  return b;
}
buffer FILE_BUFFER(4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode)(buffer b, const_string name, unsigned mode) {
  return FILE_BUFFER(4openEPKcSt13_Ios_Openmode)(b, name->at, mode);
}
buffer FILE_BUFFER(5closeEv)(buffer b) {
  FILE *f = b->file;
  b->file = 0;
  return f && fclose(f) == 0 ? b : 0;
}
/* A destructor that the compiler has drawn into a program's ends in that of what holds the file. */
void _ZNSt12__basic_fileIcED1Ev(FILE **file) {
  if (*file) fclose(*file);
}
_Bool _ZNKSt12__basic_fileIcE7is_openEv(FILE *const *file) { return *file != 0; }
_Bool CONST_FILE_BUFFER(7is_openEv)(const struct file_buffer *b) { return b->file != 0; }
void FILE_BUFFER(D2Ev)(buffer b) {
  if (b->file) FILE_BUFFER(5closeEv)(b);
  BUFFER(D2Ev)(&b->buffer);
}
ALSO(FILE_BUFFER(D1Ev), FILE_BUFFER(D2Ev));
void FILE_BUFFER(D0Ev)(buffer b) { FILE_BUFFER(D2Ev)(b), _ZdlPv(b); }
void FILE_BUFFER(4swapERS2_)(buffer b, buffer other) {
  struct file_buffer kept = *b;
  b->last = other->last, b->file = other->file, b->mode = other->mode, b->buffer.locale = other->buffer.locale;
  other->last = kept.last, other->file = kept.file, other->mode = kept.mode, other->buffer.locale = kept.buffer.locale;
}
void FILE_BUFFER(C2EOS2_)(buffer b, buffer from) {
  FILE_BUFFER(C2Ev)(b);
  FILE_BUFFER(4swapERS2_)(b, from);
}
ALSO(FILE_BUFFER(C1EOS2_), FILE_BUFFER(C2EOS2_));
buffer FILE_BUFFER(aSEOS2_)(buffer b, buffer from) {
  FILE_BUFFER(5closeEv)(b);
  FILE_BUFFER(4swapERS2_)(b, from);
  return b;
}

/* The virtual functions, which classes derived from it call, too. */
void FILE_BUFFER(5imbueERKSt6locale)(struct buffer *b, const void *locale) { BUFFER(5imbueERKSt6locale)(b, locale); }
struct buffer *FILE_BUFFER(6setbufEPcl)(struct buffer *b, char *room, long size) { return BUFFER(6setbufEPcl)(b, room, size); }
struct position FILE_BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode)(struct buffer *b, long offset, int whence, int which) {
  return THROUGH(b)->seekoff(b, offset, whence, which);
}
struct position FILE_BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode)(struct buffer *b, struct position to, int which) { return THROUGH(b)->seekpos(b, to, which); }
int FILE_BUFFER(4syncEv)(struct buffer *b) { return ((buffer)b)->mode & (MODE_OUT | MODE_APPEND) ? THROUGH(b)->sync(b) : 0; }
long FILE_BUFFER(9showmanycEv)(struct buffer *b) { return BUFFER(9showmanycEv)(b); }
long FILE_BUFFER(6xsgetnEPcl)(struct buffer *b, char *to, long size) { return ((buffer)b)->file ? THROUGH(b)->xsgetn(b, to, size) : 0; }
int FILE_BUFFER(9underflowEv)(struct buffer *b) { return THROUGH(b)->underflow(b); }
static int take_next(struct buffer *b) { return ((buffer)b)->file ? THROUGH(b)->uflow(b) : EOF; }
int FILE_BUFFER(9pbackfailEi)(struct buffer *b, int c) { return THROUGH(b)->pbackfail(b, c); }
long FILE_BUFFER(6xsputnEPKcl)(struct buffer *b, const char *from, long size) { return ((buffer)b)->file ? THROUGH(b)->xsputn(b, from, size) : 0; }
int FILE_BUFFER(8overflowEi)(struct buffer *b, int c) { return THROUGH(b)->overflow(b, c); }
const struct buffer_table _ZTVSt13basic_filebufIcSt11char_traitsIcEE = {0, &_ZTISt13basic_filebufIcSt11char_traitsIcEE,
  {(void (*)(struct buffer *))FILE_BUFFER(D1Ev), (void (*)(struct buffer *))FILE_BUFFER(D0Ev), FILE_BUFFER(5imbueERKSt6locale), FILE_BUFFER(6setbufEPcl),
    FILE_BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode), FILE_BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode), FILE_BUFFER(4syncEv), FILE_BUFFER(9showmanycEv),
    FILE_BUFFER(6xsgetnEPcl), FILE_BUFFER(9underflowEv), take_next, FILE_BUFFER(9pbackfailEi), FILE_BUFFER(6xsputnEPKcl), FILE_BUFFER(8overflowEi)}};

/* ---- the streams ---- */

/* The members of CLASS, which has a `head` and is opened for `way` whatever the mode. */
#define STREAM_CLASS(CLASS, head, way)                                                                                                \
  static void make_##head(void *s, table_list tables) {                                                                              \
    begin_stream(s, head, tables, own_##head);                                                                                       \
    FILE_BUFFER(C2Ev)(BUFFER_OF(s, head));                                                                                           \
  }                                                                                                                                  \
  static void open_##head(void *s, const char *name, unsigned mode) {                                                                \
    if (FILE_BUFFER(4openEPKcSt13_Ios_Openmode)(BUFFER_OF(s, head), name, mode | (way))) IOS(5clearESt12_Ios_Iostate)(ios_of(s), 0); \
    else set_state(ios_of(s), FAILED);                                                                                               \
  }                                                                                                                                  \
  void CLASS(_ZN, C1Ev)(void *s) { make_##head(s, own_##head); }                                                                     \
  void CLASS(_ZN, C2Ev)(void *s, table_list tables) { make_##head(s, tables); }                                                      \
  void CLASS(_ZN, C1EPKcSt13_Ios_Openmode)(void *s, const char *name, unsigned mode) { make_##head(s, own_##head), open_##head(s, name, mode); } \
  void CLASS(_ZN, C2EPKcSt13_Ios_Openmode)(void *s, table_list tables, const char *name, unsigned mode) { make_##head(s, tables), open_##head(s, name, mode); } \
  void CLASS(_ZN, C1ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode)(void *s, const_string name, unsigned mode) {          \
    make_##head(s, own_##head), open_##head(s, name->at, mode);                                                                      \
  }                                                                                                                                  \
  void CLASS(_ZN, C2ERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode)(void *s, table_list tables, const_string name, unsigned mode) { \
    make_##head(s, tables), open_##head(s, name->at, mode);                                                                          \
  }                                                                                                                                  \
  void CLASS(_ZN, 4openEPKcSt13_Ios_Openmode)(void *s, const char *name, unsigned mode) { open_##head(s, name, mode); }              \
  void CLASS(_ZN, 4openERKNSt7__cxx1112basic_stringIcS1_SaIcEEESt13_Ios_Openmode)(void *s, const_string name, unsigned mode) {       \
    open_##head(s, name->at, mode);                                                                                                  \
  }                                                                                                                                  \
  void CLASS(_ZN, 5closeEv)(void *s) {                                                                                               \
    if (!FILE_BUFFER(5closeEv)(BUFFER_OF(s, head))) set_state(ios_of(s), FAILED);                                                    \
  }                                                                                                                                  \
  _Bool CLASS(_ZN, 7is_openEv)(void *s) { return BUFFER_OF(s, head)->file != 0; }                                                    \
  _Bool CLASS(_ZNK, 7is_openEv)(const void *s) { return BUFFER_OF(s, head)->file != 0; }                                             \
  STREAM_OF_OWN_BUFFER(CLASS, head, FILE_BUFFER, 2_)

#define INPUT_FILE(kind, name) kind##St14basic_ifstreamIcSt11char_traitsIcEE##name
#define OUTPUT_FILE(kind, name) kind##St14basic_ofstreamIcSt11char_traitsIcEE##name
#define FILE_STREAM(kind, name) kind##St13basic_fstreamIcSt11char_traitsIcEE##name
extern const struct part _ZTVSt14basic_ifstreamIcSt11char_traitsIcEE[2], _ZTVSt14basic_ofstreamIcSt11char_traitsIcEE[2], _ZTVSt13basic_fstreamIcSt11char_traitsIcEE[3];
#define IN(n) _ZTVSt14basic_ifstreamIcSt11char_traitsIcEE[n].function
#define OUT(n) _ZTVSt14basic_ofstreamIcSt11char_traitsIcEE[n].function
#define BOTH(n) _ZTVSt13basic_fstreamIcSt11char_traitsIcEE[n].function
/* Their tables: those of the parts under construction are the whole one's. */
extern const void *const _ZTTSt14basic_ifstreamIcSt11char_traitsIcEE[4], *const _ZTTSt14basic_ofstreamIcSt11char_traitsIcEE[4], *const _ZTTSt13basic_fstreamIcSt11char_traitsIcEE[10];
#define own_INPUT_HEAD ((table_list)_ZTTSt14basic_ifstreamIcSt11char_traitsIcEE)
#define own_OUTPUT_HEAD ((table_list)_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE)
#define own_BOTH_HEADS ((table_list)_ZTTSt13basic_fstreamIcSt11char_traitsIcEE)
STREAM_CLASS(INPUT_FILE, INPUT_HEAD, MODE_IN)
STREAM_CLASS(OUTPUT_FILE, OUTPUT_HEAD, MODE_OUT)
STREAM_CLASS(FILE_STREAM, BOTH_HEADS, 0)
void FILE_STREAM(_ZThn16_N, D1Ev)(char *out) { FILE_STREAM(_ZN, D1Ev)(out - INPUT_HEAD); }
void FILE_STREAM(_ZThn16_N, D0Ev)(char *out) { FILE_STREAM(_ZN, D0Ev)(out - INPUT_HEAD); }

DERIVED_TYPE(St14basic_ifstreamIcSt11char_traitsIcEE, Si);
DERIVED_TYPE(St14basic_ofstreamIcSt11char_traitsIcEE, So);
DERIVED_TYPE(St13basic_fstreamIcSt11char_traitsIcEE, Sd);
const struct part _ZTVSt14basic_ifstreamIcSt11char_traitsIcEE[2] = STREAM_TABLE(_ZTISt14basic_ifstreamIcSt11char_traitsIcEE, INPUT_HEAD + SIZE, INPUT_FILE(_ZN, D1Ev),
  INPUT_FILE(_ZN, D0Ev), INPUT_FILE(_ZTv0_n24_N, D1Ev), INPUT_FILE(_ZTv0_n24_N, D0Ev));
const struct part _ZTVSt14basic_ofstreamIcSt11char_traitsIcEE[2] = STREAM_TABLE(_ZTISt14basic_ofstreamIcSt11char_traitsIcEE, OUTPUT_HEAD + SIZE, OUTPUT_FILE(_ZN, D1Ev),
  OUTPUT_FILE(_ZN, D0Ev), OUTPUT_FILE(_ZTv0_n24_N, D1Ev), OUTPUT_FILE(_ZTv0_n24_N, D0Ev));
#define TYPE_OF_BOTH &_ZTISt13basic_fstreamIcSt11char_traitsIcEE
const struct part _ZTVSt13basic_fstreamIcSt11char_traitsIcEE[3] = {{BOTH_HEADS + SIZE, 0, TYPE_OF_BOTH, {FILE_STREAM(_ZN, D1Ev), FILE_STREAM(_ZN, D0Ev)}},
  {OUTPUT_HEAD + SIZE, -INPUT_HEAD, TYPE_OF_BOTH, {FILE_STREAM(_ZThn16_N, D1Ev), FILE_STREAM(_ZThn16_N, D0Ev)}},
  {-(BOTH_HEADS + SIZE), -(BOTH_HEADS + SIZE), TYPE_OF_BOTH, {FILE_STREAM(_ZTv0_n24_N, D1Ev), FILE_STREAM(_ZTv0_n24_N, D0Ev)}}};
const void *const _ZTTSt14basic_ifstreamIcSt11char_traitsIcEE[4] = {IN(0), IN(0), IN(1), IN(1)};
const void *const _ZTTSt14basic_ofstreamIcSt11char_traitsIcEE[4] = {OUT(0), OUT(0), OUT(1), OUT(1)};
const void *const _ZTTSt13basic_fstreamIcSt11char_traitsIcEE[10] = {BOTH(0), BOTH(0), BOTH(0), BOTH(2), BOTH(1), BOTH(2), BOTH(2), BOTH(1), BOTH(2), BOTH(1)};
