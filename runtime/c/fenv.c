/* <fenv.h>: rounding is to nearest. Arithmetic raises no exceptions, which the ledger is told when somebody looks; those
 * that the program raises itself are kept. */
#include "libc.h"

enum { FE_ALL = 0x3d }; /* invalid, division by zero, overflow, underflow, inexact */
static int raised;

/* x86-64's fenv_t. */
struct environment {
  u16 control, unused1, status, unused2, tags, unused3;
  u32 rest[4];
  u32 mxcsr;
};
_Static_assert(sizeof(struct environment) == 32, "glibc's fenv_t");

static void look(void) { __symvm_note("floating-point exceptions: arithmetic raises none"); }

int fegetround(void) { return 0; }
/* What is computed behind another mode would be wrong, so the path ends there. Numbers that are no mode are refused. */
int fesetround(int mode) {
  if (mode & ~0xc00) return 1;
  if (mode) __symvm_finding("unmodelled-external", "fesetround: rounding is to nearest only (--stub fesetround=0 goes on as if it were set)");
  return 0;
}
int fegetmode(u32 *to) { return *to = 0x1f80, 0; }
int feclearexcept(int which) { return raised &= ~which, 0; }
int fetestexcept(int which) { return look(), raised & which & FE_ALL; }
int feraiseexcept(int which) { return raised |= which & FE_ALL, 0; }
int fesetexcept(int which) { return feraiseexcept(which); }
int fegetexceptflag(u16 *to, int which) { return look(), *to = (u16)(raised & which & FE_ALL), 0; }
int fesetexceptflag(const u16 *from, int which) { return raised = (raised & ~(which & FE_ALL)) | (*from & which & FE_ALL), 0; }
int fetestexceptflag(const u16 *from, int which) { return *from & which & FE_ALL; }
/* None may end the program. */
int feenableexcept(int which) { return which & FE_ALL ? (__symvm_note("feenableexcept"), -1) : 0; }
int fedisableexcept(int which) { return (void)which, 0; }
int fegetexcept(void) { return 0; }

static int default_or(const struct environment *from) { return from == (const void *)-1L || from == (const void *)-2L ? 0 : (from->status | (int)from->mxcsr) & FE_ALL; }
int fegetenv(struct environment *to) {
  *to = (struct environment){.control = 0x37f, .status = (u16)raised, .tags = 0xffff, .mxcsr = 0x1f80};
  return 0;
}
int fesetenv(const struct environment *from) { return raised = default_or(from), 0; }
int feholdexcept(struct environment *to) { return fegetenv(to), raised = 0; }
int feupdateenv(const struct environment *from) { return raised |= default_or(from), 0; }
