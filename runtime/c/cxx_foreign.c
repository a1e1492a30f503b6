/* Exceptions of other languages than C++, which are Rust's panics (`panic=unwind`): of what is thrown nothing is known but its
 * header, and only a handler of everything takes it. Rust's library catches what leaves `main`; that is told as a bug, once what
 * it passes is dropped. */
#include "cxx_unwind.h"

/* struct _Unwind_Exception */
struct foreign {
  u64 class; /* which language's, and whose; C++'s of this library have none */
  void (*drop)(int reason, struct foreign *);
};
enum { FOREIGN_EXCEPTION_CAUGHT = 1, END_OF_STACK = 5 };
enum { VIOLATED = -1, ONLY_CLEANUP = 0, ANY = 1, OF_THE_LIBRARY = 2, NOT_ENTERED = INT_MIN };

/* How it comes to the landing pad of frame `depth`. */
INLINED int choose(long depth) {
  int chosen = NOT_ENTERED, allowed = 0;
  for (long clause = 0;; clause++) {
    u64 answer = __symvm_landing(depth, clause);
    int any = !CLAUSE_TYPE(answer);
    switch (CLAUSE_KIND(answer)) {
    case CLEANUP: chosen = ONLY_CLEANUP; break;
    case CATCH:
      if (any) return ANY;
      break;
    case CATCH_AROUND_MAIN: return OF_THE_LIBRARY;
    case ALLOW: allowed |= any; break;
    case ALLOW_END:
      if (!allowed) return VIOLATED;
      allowed = 0;
      break;
    default: return chosen;
    }
  }
}

_Noreturn void __sv_resume_foreign(void *header) {
  for (long depth = __symvm_next_landing(1); depth > 0; depth = __symvm_next_landing(depth + 1)) {
    int selector = choose(depth);
    if (selector == NOT_ENTERED) continue;
    if (selector == OF_THE_LIBRARY) __symvm_panicked();
    while (attempt_depth() < depth) __sv_attempts = __sv_attempts->outer; /* the library does not catch it */
    __symvm_unwind(depth, header, selector);
  }
  abort();
}
int _Unwind_RaiseException(struct foreign *e) {
  int selector = NOT_ENTERED;
  for (long depth = __symvm_next_landing(1); depth > 0; depth = __symvm_next_landing(depth + 1)) {
    selector = choose(depth);
    if (selector != NOT_ENTERED && selector != ONLY_CLEANUP) break;
  }
  if (selector == OF_THE_LIBRARY) __symvm_panics();
  if (selector == NOT_ENTERED || selector == ONLY_CLEANUP) return END_OF_STACK;
  __sv_resume_foreign(e);
}
int _Unwind_Resume_or_Rethrow(struct foreign *e) { return _Unwind_RaiseException(e); }
_Noreturn void __sv_rethrow_foreign(void) {
  void *header = __sv_exceptions.foreign;
  __sv_exceptions.foreign = 0;
  _Unwind_RaiseException(header);
  _ZSt9terminatev();
}
void __sv_drop_foreign(void *header) {
  struct foreign *e = header;
  if (e->drop) e->drop(FOREIGN_EXCEPTION_CAUGHT, e);
}
