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
