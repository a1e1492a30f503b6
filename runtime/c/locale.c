/* The locales C (or POSIX) and C.UTF-8; they differ in what characters are, in nothing else. */
#include "libc.h"

enum { LC_ALL = 6, CATEGORIES = 13 };
static const char *const categories[CATEGORIES] = {"LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES", "LC_ALL", "LC_PAPER", "LC_NAME", "LC_ADDRESS", "LC_TELEPHONE", "LC_MEASUREMENT", "LC_IDENTIFICATION"};
static const char *chosen[CATEGORIES]; /* as it was spelt; 0 is C */
int __sv_utf8;
static int global_utf8, has_own; /* uselocale: a locale beside the global one is in use */

/* C is 0; C.UTF-8 in its spellings is 1; others are unknown. */
static int kind_of(const char *name, size_t size) {
  if ((size == 1 && *name == 'C') || (size == 5 && memcmp(name, "POSIX", 5) == 0)) return 0;
  if (size < 6 || size > 12 || memcmp(name, "C.", 2)) return -1;
  char plain[12];
  size_t n = 0;
  for (size_t i = 2; i < size; i++)
    if (isalnum((byte)name[i])) plain[n++] = (char)tolower((byte)name[i]);
  return n == 4 && memcmp(plain, "utf8", 4) == 0 ? 1 : -1;
}

/* A category of "" is what the environment says. */
static const char *from_environment(int category) {
  const char *names[] = {"LC_ALL", categories[category], "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(names[i]);
    if (value && *value) return value;
  }
  return "C";
}

/* The part of "LC_CTYPE=C.UTF-8;LC_NUMERIC=C;..." for a category, with its size; 0 if it is not there. */
static const char *part_of(const char *list, int category, size_t *size) {
  size_t length = strlen(categories[category]);
  for (const char *p = list; p; p = strchr(p, ';'), p += p != 0) {
    if (strncmp(p, categories[category], length) || p[length] != '=') continue;
    *size = strcspn(p + length + 1, ";");
    return p + length + 1;
  }
  return 0;
}

static const char *spelling(int category) { return chosen[category] ? chosen[category] : "C"; }

/* The name of LC_ALL: one name if all categories agree. */
static char *all_names(void) {
  static char text[600];
  int same = 1;
  for (int i = 1; i < CATEGORIES; i++) same &= i == LC_ALL || strcmp(spelling(i), spelling(0)) == 0;
  if (same) return (char *)spelling(0);
  *text = 0;
  for (int i = 0; i < CATEGORIES; i++) {
    if (i == LC_ALL) continue;
    if (*text) strcat(text, ";");
    strcat(strcat(strcat(text, categories[i]), "="), spelling(i));
  }
  return text;
}

char *setlocale(int category, const char *name) {
  if (category < 0 || category >= CATEGORIES) return errno = EINVAL, (char *)0;
  if (name) {
    const char *wanted[CATEGORIES] = {0};
    size_t sizes[CATEGORIES];
    for (int i = 0; i < CATEGORIES; i++) {
      if (i == LC_ALL || (category != LC_ALL && category != i)) continue;
      wanted[i] = *name ? name : from_environment(i);
      sizes[i] = strlen(wanted[i]);
      if (*name && category == LC_ALL && strchr(name, ';')) wanted[i] = part_of(name, i, &sizes[i]);
      if (!wanted[i] || kind_of(wanted[i], sizes[i]) < 0) return 0;
    }
    for (int i = 0; i < CATEGORIES; i++)
      if (wanted[i]) chosen[i] = kind_of(wanted[i], sizes[i]) ? __sv_keep_text(wanted[i], sizes[i]) : 0;
    global_utf8 = chosen[0] != 0;
    if (!has_own) __sv_utf8 = global_utf8;
  }
  return category == LC_ALL ? all_names() : (char *)spelling(category);
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
  case 14: return __sv_utf8 ? "UTF-8" : "ANSI_X3.4-1968"; /* CODESET */
  case 0x10000: return ".";              /* RADIXCHAR */
  case 0x20026: return "AM";
  case 0x20027: return "PM";
  case 0x20028: return "%a %b %e %H:%M:%S %Y";
  case 0x20029: return "%m/%d/%y";
  case 0x2002a: return "%H:%M:%S";
  case 0x2002b: return "%I:%M:%S %p";
  case 0x4000f: return "-"; /* CRNCYSTR */
  case 0x50000: return "^[yY]";
  case 0x50001: return "^[nN]";
  default: return "";
  }
}

/* Locale objects: one for each of the two. <ctype.h>'s macros (isalpha_l ...) look into their tables, which are the same. */
static const struct {
  void *categories[CATEGORIES];
  const u16 *classes;
  const int *lower, *upper;
  const char *names[CATEGORIES];
} objects[2] = {
#define OBJECT(name) {{0}, __sv_classes + 128, __sv_lower_table + 128, __sv_upper_table + 128, {name, name, name, name, name, name, name, name, name, name, name, name, name}}
    OBJECT("C"), OBJECT("C.UTF-8"),
};
int __sv_is_utf8(void *locale) { return locale == (void *)-1 ? global_utf8 : locale == &objects[1]; }
void *newlocale(int mask, const char *name, void *base) {
  if (!name) return errno = EINVAL, (void *)0;
  int kind = kind_of(*name ? name : from_environment(0), strlen(*name ? name : from_environment(0)));
  if (kind < 0) return errno = ENOENT, (void *)0;
  if (!(mask & 1)) kind = base == &objects[1]; /* not about characters */
  return (void *)&objects[kind];
}
void *uselocale(void *new) {
  static void *current = (void *)-1; /* LC_GLOBAL_LOCALE */
  void *before = current;
  if (!new) return before;
  current = new;
  has_own = new != (void *)-1;
  __sv_utf8 = __sv_is_utf8(new);
  return before;
}
void *duplocale(void *locale) { return locale == (void *)-1 ? (void *)&objects[global_utf8] : locale; }
void freelocale(void *locale) { (void)locale; }
