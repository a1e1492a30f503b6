/* Message catalogues: each message stands for itself. */
#include "libc.h"

char *gettext(const char *text) { return (char *)text; }
char *dgettext(const char *domain, const char *text) { return (void)domain, (char *)text; }
char *dcgettext(const char *domain, const char *text, int category) { return (void)domain, (void)category, (char *)text; }
char *ngettext(const char *one, const char *many, unsigned long n) { return (char *)(n == 1 ? one : many); }
char *textdomain(const char *domain) {
  static char *current = "messages";
  char *copy = !domain ? current : *domain ? strdup(domain) : "messages";
  return copy ? current = copy : 0;
}
char *bindtextdomain(const char *domain, const char *directory) { return domain && *domain ? directory ? (char *)directory : "/usr/share/locale" : 0; }
char *bind_textdomain_codeset(const char *domain, const char *codeset) { return (void)domain, (char *)codeset; }
char *dngettext(const char *domain, const char *one, const char *many, unsigned long n) { return (void)domain, ngettext(one, many, n); }
char *dcngettext(const char *domain, const char *one, const char *many, unsigned long n, int category) { return (void)domain, (void)category, ngettext(one, many, n); }
char *__dcgettext(const char *domain, const char *text, int category) { return dcgettext(domain, text, category); }
void *catopen(const char *name, int flags) { return (void)name, (void)flags, errno = ENOENT, (void *)-1; }
char *catgets(void *catalogue, int set, int number, const char *text) { return (void)catalogue, (void)set, (void)number, (char *)text; }
int catclose(void *catalogue) { return (void)catalogue, errno = EBADF, -1; }

/* Answers to questions: yes, no, neither, as YESEXPR and NOEXPR say. */
int rpmatch(const char *answer) { return (*answer | 32) == 'y' ? 1 : (*answer | 32) == 'n' ? 0 : -1; }
