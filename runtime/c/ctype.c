/* Character classes of the C locale. The functions are arithmetic without branches or table look-ups, so that
 * a symbolic character gives one short term; the tables exist because <ctype.h>'s macros index them. */
#include "libc.h"

#define IN(c, low, high) ((unsigned)(c) - (low) <= (unsigned)((high) - (low)))

int isdigit(int c) { return IN(c, '0', '9'); }
int islower(int c) { return IN(c, 'a', 'z'); }
int isupper(int c) { return IN(c, 'A', 'Z'); }
int isalpha(int c) { return IN(c | 32, 'a', 'z'); }
int isalnum(int c) { return IN(c | 32, 'a', 'z') | IN(c, '0', '9'); }
int isxdigit(int c) { return IN(c | 32, 'a', 'f') | IN(c, '0', '9'); }
int isspace(int c) { return (c == ' ') | IN(c, '\t', '\r'); }
int isblank(int c) { return (c == ' ') | (c == '\t'); }
int isprint(int c) { return IN(c, 32, 126); }
int isgraph(int c) { return IN(c, 33, 126); }
int iscntrl(int c) { return IN(c, 0, 31) | (c == 127); }
int ispunct(int c) { return IN(c, 33, 126) & !isalnum(c); }
int isascii(int c) { return IN(c, 0, 127); }
int toascii(int c) { return c & 127; }
/* Bytes that came as signed characters are taken as bytes, but for EOF's, as in the tables below. */
#define AS_BYTE(c) (IN(c, -128, -2) << 8)
int tolower(int c) { return c + (IN(c, 'A', 'Z') << 5) + AS_BYTE(c); }
int toupper(int c) { return c - (IN(c, 'a', 'z') << 5) + AS_BYTE(c); }
int _tolower(int c) { return tolower(c); }
int _toupper(int c) { return toupper(c); }

/* glibc's bits on a little-endian machine. */
enum {
  UPPER = 0x100, LOWER = 0x200, ALPHA = 0x400, DIGIT = 0x800, XDIGIT = 0x1000, SPACE = 0x2000, PRINT = 0x4000,
  GRAPH = 0x8000, BLANK = 0x1, CNTRL = 0x2, PUNCT = 0x4, ALNUM = 0x8
};
#define CNT CNTRL
#define SPC (CNTRL | SPACE)
#define PUN (PRINT | GRAPH | PUNCT)
#define DIG (PRINT | GRAPH | DIGIT | XDIGIT | ALNUM)
#define UPX (PRINT | GRAPH | UPPER | ALPHA | XDIGIT | ALNUM)
#define UPP (PRINT | GRAPH | UPPER | ALPHA | ALNUM)
#define LOX (PRINT | GRAPH | LOWER | ALPHA | XDIGIT | ALNUM)
#define LOW (PRINT | GRAPH | LOWER | ALPHA | ALNUM)
#define X4(a) a, a, a, a
#define X5(a) a, a, a, a, a

/* Indexed from -128 to 255; bytes above 127 have no class. */
const u16 __sv_classes[384] = {
    [128] = CNT, CNT, CNT, CNT, CNT, CNT, CNT, CNT, CNT, CNTRL | SPACE | BLANK, X4(SPC), CNT, CNT, /* 0 - 15 */
    X4(CNT), X4(CNT), X4(CNT), X4(CNT),                                                            /* 16 - 31 */
    PRINT | SPACE | BLANK, X5(PUN), X5(PUN), X5(PUN),                                              /* 32 - 47 */
    X5(DIG), X5(DIG), PUN, PUN, PUN, PUN, PUN, PUN,                                                /* 48 - 63 */
    PUN, UPX, X5(UPX), X5(UPP), X5(UPP), X5(UPP), X5(UPP), PUN, PUN, PUN, PUN, PUN,                /* 64 - 95 */
    PUN, LOX, X5(LOX), X5(LOW), X5(LOW), X5(LOW), X5(LOW), PUN, PUN, PUN, PUN, CNT,                /* 96 - 127 */
};

#define R8(f, n) f(n), f(n + 1), f(n + 2), f(n + 3), f(n + 4), f(n + 5), f(n + 6), f(n + 7)
#define R64(f, n) R8(f, n), R8(f, n + 8), R8(f, n + 16), R8(f, n + 24), R8(f, n + 32), R8(f, n + 40), R8(f, n + 48), R8(f, n + 56)
#define ALL(f) R64(f, -128), R64(f, -64), R64(f, 0), R64(f, 64), R64(f, 128), R64(f, 192)
/* glibc: entries -128..-2 equal those of the same byte, -1 (EOF) stays -1; none has case. */
#define BYTE(n) ((n) < -1 ? (n) + 256 : (n))
#define TO_LOWER(n) ((n) >= 'A' && (n) <= 'Z' ? (n) + 32 : BYTE(n))
#define TO_UPPER(n) ((n) >= 'a' && (n) <= 'z' ? (n)-32 : BYTE(n))
const int __sv_lower_table[384] = {ALL(TO_LOWER)};
const int __sv_upper_table[384] = {ALL(TO_UPPER)};

static const u16 *classes_at = __sv_classes + 128;
static const int *lower_at = __sv_lower_table + 128;
static const int *upper_at = __sv_upper_table + 128;
const u16 **__ctype_b_loc(void) { return &classes_at; }
const int **__ctype_tolower_loc(void) { return &lower_at; }
const int **__ctype_toupper_loc(void) { return &upper_at; }
