/* What takes the locale as an argument: the two locales differ only in what characters are. */
#include "libc.h"

typedef int wchar;
int __sv_is_utf8(void *locale);
/* What `call` answers when `locale` is in use. */
#define IN(type, call)                \
  do {                                \
    int before = __sv_utf8;           \
    __sv_utf8 = __sv_is_utf8(locale); \
    type result = call;               \
    __sv_utf8 = before;               \
    return result;                    \
  } while (0)

#define CLASS(name)                                                            \
  int is##name##_l(int c, void *locale) { return (void)locale, is##name(c); }  \
  int isw##name(unsigned);                                                     \
  int isw##name##_l(unsigned c, void *locale) { IN(int, isw##name(c)); }
CLASS(alpha) CLASS(alnum) CLASS(space) CLASS(upper) CLASS(lower) CLASS(punct) CLASS(print) CLASS(graph) CLASS(cntrl) CLASS(blank) CLASS(digit) CLASS(xdigit)
int tolower_l(int c, void *locale) { return (void)locale, tolower(c); }
int toupper_l(int c, void *locale) { return (void)locale, toupper(c); }
int __tolower_l(int c, void *locale) { return (void)locale, tolower(c); }
int __toupper_l(int c, void *locale) { return (void)locale, toupper(c); }
unsigned towlower_l(unsigned c, void *locale) { IN(unsigned, towlower(c)); }
unsigned towupper_l(unsigned c, void *locale) { IN(unsigned, towupper(c)); }
unsigned long wctype(const char *), wctrans(const char *);
int iswctype(unsigned, unsigned long);
unsigned towctrans(unsigned, unsigned long);
unsigned long wctype_l(const char *name, void *locale) { return (void)locale, wctype(name); }
unsigned long wctrans_l(const char *name, void *locale) { return (void)locale, wctrans(name); }
int iswctype_l(unsigned c, unsigned long kind, void *locale) { IN(int, iswctype(c, kind)); }
unsigned towctrans_l(unsigned c, unsigned long how, void *locale) { IN(unsigned, towctrans(c, how)); }

int wcscoll(const wchar *, const wchar *), wcsncasecmp(const wchar *, const wchar *, size_t);
size_t strxfrm(char *, const char *, size_t), wcsxfrm(wchar *, const wchar *, size_t);
int strcoll_l(const char *a, const char *b, void *locale) { return (void)locale, strcmp(a, b); }
int __strcoll_l(const char *a, const char *b, void *locale) { return (void)locale, strcmp(a, b); }
int wcscoll_l(const wchar *a, const wchar *b, void *locale) { return (void)locale, wcscoll(a, b); }
size_t strxfrm_l(char *to, const char *from, size_t size, void *locale) { return (void)locale, strxfrm(to, from, size); }
size_t __strxfrm_l(char *to, const char *from, size_t size, void *locale) { return (void)locale, strxfrm(to, from, size); }
size_t wcsxfrm_l(wchar *to, const wchar *from, size_t size, void *locale) { return (void)locale, wcsxfrm(to, from, size); }
int wcsncasecmp_l(const wchar *a, const wchar *b, size_t size, void *locale) { IN(int, wcsncasecmp(a, b, size)); }
int wcscasecmp_l(const wchar *a, const wchar *b, void *locale) { IN(int, wcsncasecmp(a, b, SIZE_MAX)); }

/* Numbers; strtol_l of the other widths is the same function by its other names. */
#define NUMBER(type, name) \
  type name##_l(const char *text, char **end, void *locale) { return (void)locale, name(text, end); } \
  type __##name##_l(const char *text, char **end, void *locale) { return (void)locale, name(text, end); }
NUMBER(double, strtod) NUMBER(float, strtof) NUMBER(long double, strtold)
#define WHOLE(type, name, as) \
  type name##_l(const char *text, char **end, int base, void *locale) { return (void)locale, as(text, end, base); } \
  type __##name##_l(const char *text, char **end, int base, void *locale) { return (void)locale, as(text, end, base); }
WHOLE(long, strtol, strtol) WHOLE(long, strtoll, strtol) WHOLE(unsigned long, strtoul, strtoul) WHOLE(unsigned long, strtoull, strtoul)
#define WIDE_NUMBER(type, name) \
  type name(const wchar *, wchar **); \
  type name##_l(const wchar *text, wchar **end, void *locale) { return (void)locale, name(text, end); }
WIDE_NUMBER(double, wcstod) WIDE_NUMBER(float, wcstof) WIDE_NUMBER(long double, wcstold)
#define WIDE_WHOLE(type, name) \
  type name(const wchar *, wchar **, int); \
  type name##_l(const wchar *text, wchar **end, int base, void *locale) { return (void)locale, name(text, end, base); }
WIDE_WHOLE(long, wcstol) WIDE_WHOLE(long, wcstoll) WIDE_WHOLE(unsigned long, wcstoul) WIDE_WHOLE(unsigned long, wcstoull)
long wcstoq(const wchar *text, wchar **end, int base) { return wcstol(text, end, base); }
unsigned long wcstouq(const wchar *text, wchar **end, int base) { return wcstoul(text, end, base); }

char *nl_langinfo(int), *strptime(const char *, const char *, struct tm *);
size_t wcsftime(wchar *, size_t, const wchar *, const struct tm *);
char *nl_langinfo_l(int item, void *locale) { IN(char *, nl_langinfo(item)); }
char *strerror_l(int error, void *locale) { return (void)locale, strerror(error); }
size_t strftime_l(char *to, size_t room, const char *format, const struct tm *at, void *locale) { return (void)locale, strftime(to, room, format, at); }
size_t wcsftime_l(wchar *to, size_t room, const wchar *format, const struct tm *at, void *locale) { IN(size_t, wcsftime(to, room, format, at)); }
char *strptime_l(const char *text, const char *format, struct tm *to, void *locale) { return (void)locale, strptime(text, format, to); }
