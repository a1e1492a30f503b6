/* Terminals: no descriptor is one (descriptors.c says so), but programs compute with their attributes; and termcap's
 * interface to a terminal that can do nothing. */
#include "libc.h"

struct termios { u32 input, output, control, local; byte line, characters[32]; u32 input_speed, output_speed; };
_Static_assert(sizeof(struct termios) == 60, "glibc's struct termios");
enum { SPEED = 010017 };

static int not_terminal(int fd) {
  errno = __sv_readiness(fd) == SV_INVALID ? EBADF : ENOTTY;
  return -1;
}
int tcflush(int fd, int queue) { return (void)queue, not_terminal(fd); }
int tcflow(int fd, int action) { return (void)action, not_terminal(fd); }
int tcdrain(int fd) { return not_terminal(fd); }
int tcsendbreak(int fd, int duration) { return (void)duration, not_terminal(fd); }
int tcsetpgrp(int fd, pid_t group) { return (void)group, not_terminal(fd); }
pid_t tcgetsid(int fd) { return not_terminal(fd); }
int ttyname_r(int fd, char *to, size_t room) { return (void)to, (void)room, not_terminal(fd), errno; }
int ptsname_r(int fd, char *to, size_t room) { return (void)to, (void)room, not_terminal(fd), errno; }
char *ptsname(int fd) { return not_terminal(fd), (char *)0; }
char *ctermid(char *to) {
  static char own[9];
  return strcpy(to ? to : own, "/dev/tty");
}
char *getpass(const char *prompt) { return (void)prompt, errno = ENXIO, (char *)0; }

static int is_speed(u32 speed) { return (speed & ~(u32)SPEED) == 0; }
u32 cfgetospeed(const struct termios *t) { return t->control & SPEED; }
u32 cfgetispeed(const struct termios *t) { return t->input & 020000000000u ? 0 : t->control & SPEED; }
int cfsetospeed(struct termios *t, u32 speed) {
  if (!is_speed(speed)) return errno = EINVAL, -1;
  t->control = (t->control & ~(u32)SPEED) | speed;
  t->output_speed = speed;
  return 0;
}
int cfsetispeed(struct termios *t, u32 speed) {
  if (!is_speed(speed)) return errno = EINVAL, -1;
  t->input_speed = speed;
  if (speed == 0) t->input |= 020000000000u; /* glibc's mark for "as the output" */
  else t->input &= ~020000000000u, t->control = (t->control & ~(u32)SPEED) | speed;
  return 0;
}
int cfsetspeed(struct termios *t, u32 speed) { return cfsetispeed(t, speed) || cfsetospeed(t, speed) ? -1 : 0; }
void cfmakeraw(struct termios *t) {
  t->input &= ~(u32)(1 | 2 | 010 | 040 | 0100 | 0200 | 0400 | 02000); /* IGNBRK BRKINT PARMRK ISTRIP INLCR IGNCR ICRNL IXON */
  t->output &= ~1u;
  t->local &= ~(u32)(010 | 0100 | 02 | 01 | 0100000); /* ECHO ECHONL ICANON ISIG IEXTEN */
  t->control = (t->control & ~(u32)(060 | 0400)) | 060; /* eight bits, no parity */
  t->characters[6] = 1;
  t->characters[5] = 0;
}

/* termcap: no such terminal. */
char PC, *UP, *BC;
short ospeed;
int tgetent(char *buffer, const char *name) { return (void)buffer, (void)name, 0; }
int tgetnum(const char *name) { return (void)name, -1; }
int tgetflag(const char *name) { return (void)name, 0; }
char *tgetstr(const char *name, char **area) { return (void)name, (void)area, (char *)0; }
char *tgoto(const char *text, int column, int row) { return (void)column, (void)row, (char *)text; }
/* Padding ("5*" or "10.5" in front) is skipped: nothing here needs time. */
int tputs(const char *text, int lines, int (*put)(int)) {
  (void)lines;
  if (!text) return -1;
  while (isdigit((byte)*text) || *text == '.') text++;
  if (*text == '*') text++;
  while (*text) put(*text++);
  return 0;
}
