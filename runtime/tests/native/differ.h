/* What the comparing programs share: random choices and reporting. */
#ifndef DIFFER_H
#define DIFFER_H
#include <stdint.h>
#define OURS(f) extern typeof(f) sv_##f
extern int *sv___errno_location(void);
#define sv_errno (*sv___errno_location())
uint64_t rnd(void);
unsigned pick(unsigned n);
void differ(const char *what, const char *format, ...);
void random_text(char *to, unsigned max, const char *alphabet);
/* patterns.c: what glibc's regular expressions get wrong */
struct re_pattern_buffer;
int miscopied(const char *pattern);
int misplaced(struct re_pattern_buffer *, const char *text, int theirs, int ours);
#endif
