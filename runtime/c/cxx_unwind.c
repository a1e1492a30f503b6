/* Throwing and handling exceptions, as the Itanium C++ ABI has it: the frames are asked for a handler first; if there is one,
 * those before it are left, each by its landing pad, and the handler begins. */
#include "cxx_unwind.h"

_Thread_local struct exceptions __sv_exceptions;
struct exceptions *__cxa_get_globals(void) { return &__sv_exceptions; }
struct exceptions *__cxa_get_globals_fast(void) { return &__sv_exceptions; }
#define handled __sv_exceptions.handled
#define uncaught __sv_exceptions.uncaught
#define foreign __sv_exceptions.foreign

/* ---- objects ---- */

/* Memory for exceptions is never short: GNU's library keeps a pool. */
static void *allocate(size_t size) {
  int held = __sv_hold_failures(0);
  void *p = malloc(size);
  __sv_hold_failures(held);
  if (!p) _ZSt9terminatev();
  return p;
}
void *__cxa_allocate_exception(size_t size) {
  struct exception *e = allocate(sizeof *e + size);
  memset(e, 0, sizeof *e);
  return e + 1;
}
void __cxa_free_exception(void *object) { free(EXCEPTION_OF(object)); }
struct exception *__cxa_init_primary_exception(void *object, const struct type *type, void (*destroy)(void *)) {
  struct exception *e = EXCEPTION_OF(object);
  e->type = type;
  e->destroy = destroy;
  e->unexpected = __sv_on_unexpected;
  e->terminate = __sv_on_terminate;
  e->primary = e;
  return e;
}

void __sv_release(struct exception *e) {
  if (--e->references > 0) return;
  struct exception *primary = e->primary;
  free(e->allowed);
  if (e != primary) __sv_release(primary);
  else if (e->destroy) e->destroy(OBJECT_OF(e));
  free(e);
}

/* ---- what a landing pad does ---- */

static int catches(const struct type *type, const struct exception *e, void **adjusted) {
  *adjusted = OBJECT_OF(e);
  return !type || __sv_catches(type, e->type, adjusted);
}
int __sv_is_allowed(const struct allowed *allowed, const struct exception *e) {
  void *adjusted;
  for (long i = 0; i < allowed->count; i++)
    if (catches(allowed->types[i], e, &adjusted)) return 1;
  return 0;
}

/* The numbers that code at landing pads compares with: of a handler that of its type (llvm.eh.typeid.for). */
enum { VIOLATED = -1, ONLY_CLEANUP = 0, ANY = 1, NOT_ENTERED = INT_MIN };
/* The selector with which the exception comes to the landing pad of frame `depth`, and in `first` where the clauses of a
 * violated specification begin. */
INLINED int choose(long depth, struct exception *e, long *first) {
  int chosen = NOT_ENTERED, allowed = 0;
  *first = 0;
  for (long clause = 0;; clause++) {
    u64 answer = __symvm_landing(depth, clause);
    const struct type *type = CLAUSE_TYPE(answer);
    switch (CLAUSE_KIND(answer)) {
    case CLEANUP: chosen = ONLY_CLEANUP; break;
    case CATCH:
      if (catches(type, e, &e->adjusted)) return type ? (int)(u64)type : ANY;
      break;
    case CATCH_AROUND_MAIN: return ANY;
    case ALLOW: allowed |= catches(type, e, &e->adjusted); continue;
    case ALLOW_END:
      if (!allowed) return VIOLATED;
      allowed = 0;
      break;
    default: return chosen;
    }
    *first = clause + 1;
  }
}
/* Keeps the types of the violated specification for __cxa_call_unexpected. */
INLINED void keep_allowed(long depth, struct exception *e, long first) {
  long count = 0;
  while (CLAUSE_KIND(__symvm_landing(depth, first + count)) == ALLOW) count++;
  free(e->allowed);
  e->allowed = allocate(sizeof *e->allowed + (size_t)count * sizeof *e->allowed->types);
  for (e->allowed->count = 0; e->allowed->count < count; e->allowed->count++)
    e->allowed->types[e->allowed->count] = CLAUSE_TYPE(__symvm_landing(depth, first + e->allowed->count));
}

/* ---- the two ways through the stack ---- */

_Thread_local struct attempt *__sv_attempts;
static int is_caught(struct exception *e) {
  long end = attempt_depth(), first;
  for (long depth = __symvm_next_landing(1); depth > 0 && depth < end; depth = __symvm_next_landing(depth + 1)) {
    int selector = choose(depth, e, &first);
    if (selector != ONLY_CLEANUP && selector != NOT_ENTERED) return 1;
  }
  return end != LONG_MAX;
}
/* To the next landing pad that is entered. */
static _Noreturn void unwind(struct exception *e) {
  long end = attempt_depth(), first;
  for (long depth = __symvm_next_landing(1); depth > 0 && depth < end; depth = __symvm_next_landing(depth + 1)) {
    int selector = choose(depth, e, &first);
    if (selector == NOT_ENTERED) continue;
    if (selector == VIOLATED) keep_allowed(depth, e, first);
    __symvm_unwind(depth, e->header, selector);
  }
  struct attempt *a = __sv_attempts;
  if (!a) _ZSt9terminatev();
  __sv_attempts = a->outer;
  a->thrown = e;
  e->adjusted = OBJECT_OF(e);
  __symvm_long_jump(a->jump, 1);
}

_Noreturn void __sv_throw(struct exception *e, int handlers) {
  uncaught++;
  if (!is_caught(e)) {
    __cxa_begin_catch(e->header);
    _ZSt9terminatev();
  }
  for (; handlers > 0; handlers--) __cxa_end_catch();
  unwind(e);
}
_Noreturn void __cxa_throw(void *object, const struct type *type, void (*destroy)(void *)) {
  struct exception *e = __cxa_init_primary_exception(object, type, destroy);
  e->references = 1;
  __sv_throw(e, 0);
}
/* What a cleanup ends with. */
_Noreturn void _Unwind_Resume(void *header) {
  if (IS_FOREIGN(header)) __sv_resume_foreign(header);
  unwind(EXCEPTION_AT(header));
}
_Noreturn void __sv_rethrow(int handlers) {
  handled->handlers = -handled->handlers; /* so that the end of this handler leaves it */
  __sv_throw(handled, handlers);
}
_Noreturn void __cxa_rethrow(void) {
  if (!handled && foreign) __sv_rethrow_foreign();
  if (!handled) uncaught++, _ZSt9terminatev();
  __sv_rethrow(0);
}
void _Unwind_DeleteException(void *header) {
  if (IS_FOREIGN(header)) __sv_drop_foreign(header);
  else __sv_release(EXCEPTION_AT(header));
}

/* ---- handlers ---- */

void *__cxa_begin_catch(void *header) {
  if (IS_FOREIGN(header)) {
    if (handled || foreign) _ZSt9terminatev();
    foreign = header;
    return 0; /* of the object nothing is known */
  }
  struct exception *e = EXCEPTION_AT(header);
  e->handlers = (e->handlers < 0 ? -e->handlers : e->handlers) + 1;
  uncaught--;
  if (e != handled) {
    e->next = handled;
    handled = e;
  }
  return e->adjusted;
}
void __cxa_end_catch(void) {
  struct exception *e = handled;
  if (!e) {
    void *header = foreign;
    foreign = 0;
    if (header) __sv_drop_foreign(header);
    return;
  }
  if (e->handlers < 0) {
    if (++e->handlers == 0) handled = e->next;
  } else if (--e->handlers == 0) {
    handled = e->next;
    __sv_release(e);
  }
}
void *__cxa_get_exception_ptr(void *header) { return EXCEPTION_AT(header)->adjusted; }
const struct type *__cxa_current_exception_type(void) { return handled ? handled->type : 0; }
/* bool std::uncaught_exception(), int std::uncaught_exceptions() */
_Bool _ZSt18uncaught_exceptionv(void) { return uncaught != 0; }
int _ZSt19uncaught_exceptionsv(void) { return (int)uncaught; }
