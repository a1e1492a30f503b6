/* std::stringbuf: the text is in a std::string, whose room is what can be written before it grows. */
#include "cxx_locale.h"
#include "cxx_stringbuf.h"

DERIVED_TYPE(NSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE, St15basic_streambufIcSt11char_traitsIcEE);
extern const struct buffer_table _ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE;

/* What was written can be read. Without a part to read, its end says how much was written once. */
static void update(struct buffer *b) {
  if (!b->out || b->out <= b->in_end) return;
  if (((buffer)b)->mode & MODE_IN) b->in_end = b->out;
  else b->in_begin = b->in = b->in_end = b->out;
}
void STRING_BUFFER(15_M_update_egptrEv)(struct buffer *b) { update(b); }

/* Points into a text of `size` characters in some room, reading and writing at these places. */
static void point(buffer b, char *text, size_t size, size_t room, size_t in, size_t out) {
  struct buffer *at = &b->buffer;
  char *end = text + size;
  at->in_begin = at->in = at->in_end = 0;
  at->out_begin = at->out = at->out_end = 0;
  if (b->mode & MODE_IN) {
    at->in_begin = text;
    at->in = text + in;
    at->in_end = end;
  }
  if (b->mode & MODE_OUT) {
    at->out_begin = text;
    at->out = text + out;
    at->out_end = text + room;
    if (!(b->mode & MODE_IN)) at->in_begin = at->in = at->in_end = end;
  }
}
static void start(buffer b) { point(b, b->text.at, b->text.length, string_room(&b->text), 0, b->mode & (MODE_APPEND | MODE_AT_END) ? b->text.length : 0); }
void STRING_BUFFER(17_M_stringbuf_initESt13_Ios_Openmode)(buffer b, unsigned mode) { b->mode = mode, start(b); }
void STRING_BUFFER(7_M_syncEPcmm)(buffer b, char *base, size_t in, size_t out) {
  int own = base == b->text.at;
  point(b, base, b->text.length, own ? string_room(&b->text) : b->text.length + out, in, out);
}

void __sv_stringbuf_make(buffer b, unsigned mode, const char *text, size_t length) {
  BUFFER(C2Ev)(&b->buffer);
  b->buffer.call = &_ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE.functions;
  b->mode = mode;
  __sv_string_make(&b->text, text, length);
  start(b);
}
#define make __sv_stringbuf_make
void STRING_BUFFER(C2Ev)(buffer b) { make(b, MODE_IN | MODE_OUT, 0, 0); }
void STRING_BUFFER(C2ERKS3_)(buffer b, allocator a) { (void)a, make(b, MODE_IN | MODE_OUT, 0, 0); }
void STRING_BUFFER(C2ESt13_Ios_Openmode)(buffer b, unsigned mode) { make(b, mode, 0, 0); }
void STRING_BUFFER(C2ESt13_Ios_OpenmodeRKS3_)(buffer b, unsigned mode, allocator a) { (void)a, make(b, mode, 0, 0); }
void STRING_BUFFER(C2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(buffer b, const_string text, unsigned mode) { make(b, mode, text->at, text->length); }
void STRING_BUFFER(C2EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode)(buffer b, struct string *text, unsigned mode) {
  make(b, mode, text->at, text->length);
  string_end(text, 0);
}
ALSO(STRING_BUFFER(C1Ev), STRING_BUFFER(C2Ev));
ALSO(STRING_BUFFER(C1ERKS3_), STRING_BUFFER(C2ERKS3_));
ALSO(STRING_BUFFER(C1ESt13_Ios_Openmode), STRING_BUFFER(C2ESt13_Ios_Openmode));
ALSO(STRING_BUFFER(C1ESt13_Ios_OpenmodeRKS3_), STRING_BUFFER(C2ESt13_Ios_OpenmodeRKS3_));
ALSO(STRING_BUFFER(C1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode), STRING_BUFFER(C2ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode));
ALSO(STRING_BUFFER(C1EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode), STRING_BUFFER(C2EONS_12basic_stringIcS2_S3_EESt13_Ios_Openmode));
void STRING_BUFFER(D2Ev)(buffer b) { __sv_string_drop(&b->text), BUFFER(D2Ev)(&b->buffer); }
ALSO(STRING_BUFFER(D1Ev), STRING_BUFFER(D2Ev));
void STRING_BUFFER(D0Ev)(buffer b) { STRING_BUFFER(D2Ev)(b), _ZdlPv(b); }

/* std::string_view view() const, std::string str() const, str() &&, void str(std::string const &), str(std::string &&) */
struct view CONST_STRING_BUFFER(4viewEv)(const struct string_buffer *b) {
  const struct buffer *at = &b->buffer;
  if (!at->out) return (struct view){b->text.length, b->text.at};
  return (struct view){(size_t)((at->out > at->in_end ? at->out : at->in_end) - at->out_begin), at->out_begin};
}
void CONST_STRING_BUFFER(3strEv)(struct string *result, const struct string_buffer *b) {
  struct view text = CONST_STRING_BUFFER(4viewEv)(b);
  __sv_string_make(result, text.at, text.length);
}
void _ZNKRSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(struct string *result, const struct string_buffer *b) { CONST_STRING_BUFFER(3strEv)(result, b); }
void _ZNOSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE3strEv(struct string *result, buffer b) {
  CONST_STRING_BUFFER(3strEv)(result, b);
  string_end(&b->text, 0);
  start(b);
}
void STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(buffer b, const_string text) {
  __sv_string_replace(&b->text, 0, b->text.length, text->at, text->length);
  start(b);
}
void STRING_BUFFER(3strEONS_12basic_stringIcS2_S3_EE)(buffer b, struct string *text) {
  STRING_BUFFER(3strERKNS_12basic_stringIcS2_S3_EE)(b, text);
  string_end(text, 0);
}
void STRING_BUFFER(8_M_pbumpEPcS5_l)(buffer b, char *begin, char *end, long at) {
  b->buffer.out_begin = begin;
  b->buffer.out = begin + at;
  b->buffer.out_end = end;
}

/* Takes over the text of another one, and where it stood. */
static void move(buffer b, buffer from) {
  struct buffer *at = &from->buffer;
  update(at);
  const char *begin = at->out_begin ? at->out_begin : at->in_begin;
  size_t size = (size_t)(at->in_end - begin), in = (size_t)(at->in - at->in_begin), out = (size_t)(at->out - at->out_begin);
  b->mode = from->mode;
  __sv_locale_drop(b->buffer.locale);
  b->buffer.locale = __sv_locale_keep(from->buffer.locale);
  __sv_string_replace(&b->text, 0, b->text.length, begin, size);
  point(b, b->text.at, size, string_room(&b->text), in, out);
  string_end(&from->text, 0);
  start(from);
}
void STRING_BUFFER(C2EOS4_)(buffer b, buffer from) {
  make(b, from->mode, 0, 0);
  move(b, from);
}
ALSO(STRING_BUFFER(C1EOS4_), STRING_BUFFER(C2EOS4_));
buffer STRING_BUFFER(aSEOS4_)(buffer b, buffer from) { return move(b, from), b; }
void STRING_BUFFER(4swapERS4_)(buffer b, buffer other) {
  struct string_buffer kept;
  STRING_BUFFER(C2EOS4_)(&kept, b);
  move(b, other);
  move(other, &kept);
  STRING_BUFFER(D2Ev)(&kept);
}

int STRING_BUFFER(8overflowEi)(struct buffer *b, int c) {
  buffer whole = (buffer)b;
  if (!(whole->mode & MODE_OUT)) return EOF;
  if (c == EOF) return 0;
  if (b->out >= b->out_end) {
    size_t room = string_room(&whole->text), in = (size_t)(b->in - b->in_begin), out = (size_t)(b->out - b->out_begin);
    if (room >= MAX_SIZE) return EOF;
    room = room < 256 ? 512 : 2 * room;
    char *text = _Znwm(room + 1);
    memcpy(text, b->out_begin, out);
    text[out] = (char)c;
    __sv_string_drop(&whole->text);
    whole->text.at = text;
    whole->text.capacity = room;
    string_end(&whole->text, out + 1);
    point(whole, text, out + 1, room, in, out);
    b->out++;
    return c;
  }
  *b->out++ = (char)c;
  return c;
}
int STRING_BUFFER(9underflowEv)(struct buffer *b) {
  if (!(((buffer)b)->mode & MODE_IN)) return EOF;
  update(b);
  return b->in < b->in_end ? (byte)*b->in : EOF;
}
int STRING_BUFFER(9pbackfailEi)(struct buffer *b, int c) {
  if (b->in_begin >= b->in) return EOF;
  if (c == EOF) return b->in--, 0;
  if ((byte)b->in[-1] != c && !(((buffer)b)->mode & MODE_OUT)) return EOF;
  if ((byte)*--b->in != c) *b->in = (char)c;
  return c;
}
long STRING_BUFFER(9showmanycEv)(struct buffer *b) {
  if (!(((buffer)b)->mode & MODE_IN)) return -1;
  update(b);
  return b->in_end - b->in;
}
struct position STRING_BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode)(struct buffer *b, long offset, int whence, unsigned which) {
  unsigned mode = ((buffer)b)->mode & which;
  const char *base = mode & MODE_IN ? b->in_begin : b->out_begin;
  struct position nowhere = {.offset = -1};
  int in = (mode & MODE_IN) != 0, out = (mode & MODE_OUT) != 0;
  if ((!in && !out) || (in && out && whence == SEEK_CUR)) return nowhere;
  if (!base && offset) return nowhere;
  update(b);
  long size = b->in_end - base;
  long from_in = offset + (whence == SEEK_CUR ? b->in - base : whence == SEEK_END ? size : 0);
  long from_out = offset + (whence == SEEK_CUR ? b->out - base : whence == SEEK_END ? size : 0);
  if ((in && (from_in < 0 || from_in > size)) || (out && (from_out < 0 || from_out > size))) return nowhere;
  if (in) b->in = b->in_begin + from_in;
  if (out) b->out = b->out_begin + from_out;
  return (struct position){.offset = in ? from_in : from_out};
}
struct position STRING_BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode)(struct buffer *b, struct position to, unsigned which) {
  return STRING_BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode)(b, to.offset, SEEK_SET, which);
}
/* streambuf *setbuf(char *, streamsize): the text is that of the array */
struct buffer *STRING_BUFFER(6setbufEPcl)(struct buffer *b, char *at, long size) {
  if (!at || size < 0) return b;
  string_end(&((buffer)b)->text, 0);
  STRING_BUFFER(7_M_syncEPcmm)((buffer)b, at, (size_t)size, 0);
  return b;
}
const struct buffer_table _ZTVNSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE = {0, &_ZTINSt7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEEE,
  {(void (*)(struct buffer *))STRING_BUFFER(D1Ev), (void (*)(struct buffer *))STRING_BUFFER(D0Ev), BUFFER(5imbueERKSt6locale), STRING_BUFFER(6setbufEPcl),
    (struct position(*)(struct buffer *, long, int, int))STRING_BUFFER(7seekoffElSt12_Ios_SeekdirSt13_Ios_Openmode),
    (struct position(*)(struct buffer *, struct position, int))STRING_BUFFER(7seekposESt4fposI11__mbstate_tESt13_Ios_Openmode), BUFFER(4syncEv), STRING_BUFFER(9showmanycEv),
    BUFFER(6xsgetnEPcl), STRING_BUFFER(9underflowEv), BUFFER(5uflowEv), STRING_BUFFER(9pbackfailEi), BUFFER(6xsputnEPKcl), STRING_BUFFER(8overflowEi)}};
