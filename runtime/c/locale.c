/* The C locale, the only one there is. */
#include "libc.h"

char *setlocale(int category, const char *name) {
  if (category < 0 || category > 12) return 0;
  if (name && *name && strcmp(name, "C") != 0 && strcmp(name, "POSIX") != 0) return 0;
  return "C";
}

struct lconv {
  char *texts[10];
  char numbers[14];
};
struct lconv *localeconv(void) {
  static struct lconv c = {{".", "", "", "", "", "", "", "", "", ""},
                           {CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX, CHAR_MAX}};
  return &c;
}

char *nl_langinfo(int item) {
  static char *const days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  static char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
                                 "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"};
  if (item >= 0x20000 && item < 0x20000 + 14) return days[item - 0x20000];
  if (item >= 0x2000e && item < 0x2000e + 24) return months[item - 0x2000e];
  switch (item) {
  case 14: return "ANSI_X3.4-1968";      /* CODESET */
  case 0x10000: return ".";              /* RADIXCHAR */
  case 0x20026: return "AM";
  case 0x20027: return "PM";
  case 0x20028: return "%a %b %e %H:%M:%S %Y";
  case 0x20029: return "%m/%d/%y";
  case 0x2002a: return "%H:%M:%S";
  case 0x2002b: return "%I:%M:%S %p";
  case 0x50000: return "^[yY]";
  case 0x50001: return "^[nN]";
  default: return "";
  }
}

/* Message catalogues: the message itself. */
char *gettext(const char *text) { return (char *)text; }
char *dgettext(const char *domain, const char *text) { return (void)domain, (char *)text; }
char *dcgettext(const char *domain, const char *text, int category) { return (void)domain, (void)category, (char *)text; }
char *ngettext(const char *one, const char *many, unsigned long n) { return (char *)(n == 1 ? one : many); }
char *textdomain(const char *domain) { return domain ? (char *)domain : "messages"; }
char *bindtextdomain(const char *domain, const char *directory) { return (void)domain, (char *)directory; }
char *bind_textdomain_codeset(const char *domain, const char *codeset) { return (void)domain, (char *)codeset; }
char *dngettext(const char *domain, const char *one, const char *many, unsigned long n) { return (void)domain, ngettext(one, many, n); }
char *dcngettext(const char *domain, const char *one, const char *many, unsigned long n, int category) { return (void)domain, (void)category, ngettext(one, many, n); }
char *__dcgettext(const char *domain, const char *text, int category) { return dcgettext(domain, text, category); }
void *catopen(const char *name, int flags) { return (void)name, (void)flags, errno = ENOENT, (void *)-1; }
char *catgets(void *catalogue, int set, int number, const char *text) { return (void)catalogue, (void)set, (void)number, (char *)text; }
int catclose(void *catalogue) { return (void)catalogue, errno = EBADF, -1; }

/* Answers to questions: yes, no, neither, as YESEXPR and NOEXPR say. */
int rpmatch(const char *answer) { return (*answer | 32) == 'y' ? 1 : (*answer | 32) == 'n' ? 0 : -1; }

/* Locale objects: there is one. */
static int the_locale;
void *newlocale(int mask, const char *name, void *base) {
  (void)mask, (void)base;
  if (!name) return errno = EINVAL, (void *)0;
  if (*name && strcmp(name, "C") != 0 && strcmp(name, "POSIX") != 0) return errno = ENOENT, (void *)0;
  return &the_locale;
}
void *uselocale(void *new) {
  static void *current = (void *)-1; /* LC_GLOBAL_LOCALE */
  void *before = current;
  if (new) current = new;
  return before;
}
void *duplocale(void *locale) { return (void)locale, &the_locale; }
void freelocale(void *locale) { (void)locale; }
char *nl_langinfo_l(int item, void *locale) { return (void)locale, nl_langinfo(item); }
double strtod_l(const char *text, char **end, void *locale) { return (void)locale, strtod(text, end); }
float strtof_l(const char *text, char **end, void *locale) { return (void)locale, strtof(text, end); }
long double strtold_l(const char *text, char **end, void *locale) { return (void)locale, strtold(text, end); }
char *strerror_l(int error, void *locale) { return (void)locale, strerror(error); }
int strcoll_l(const char *a, const char *b, void *locale) { return (void)locale, strcmp(a, b); }
size_t strftime_l(char *to, size_t room, const char *format, const struct tm *at, void *locale) { return (void)locale, strftime(to, room, format, at); }
