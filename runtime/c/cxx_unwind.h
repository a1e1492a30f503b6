/* Exceptions in flight: what the machine does for them, what stands before the object that is thrown, and how the library's
 * own functions throw and catch. */
#ifndef SYMVM_CXX_UNWIND_H
#define SYMVM_CXX_UNWIND_H

#include "cxx_types.h"

/* ---- primitives of the machine. Frames are counted from the function that asks (0) to its callers. ---- */

/* Clause `clause` of the landing pad to which the call that the frame waits in unwinds: its kind in the top byte, and the
 * address of the type that it names. */
u64 __symvm_landing(long depth, long clause);
enum clause {
  NO_FRAME,
  NO_CLAUSE,
  CLEANUP,
  CATCH,     /* of no type: catch (...) */
  ALLOW,     /* a type of an exception specification, */
  ALLOW_END, /* which ends here: it is violated by all other types */
  CATCH_AROUND_MAIN, /* of everything, by the library that calls a Rust program's main */
};
#define CLAUSE_KIND(answer) ((enum clause)((answer) >> 56))
#define CLAUSE_TYPE(answer) ((const struct type *)((answer) & ~(0xfful << 56)))
/* The nearest frame, this one or one around it, whose call has a landing pad; -1 if there is none. */
long __symvm_next_landing(long depth);
/* Leaves all frames inside this one, which goes on at its landing pad. */
_Noreturn void __symvm_unwind(long depth, void *exception, int selector);
/* Ends the path as abort does, and says that an exception of this type was not caught. */
_Noreturn void __symvm_uncaught(const char *type);
/* A panic begins that will leave main; and ends the path there, and says where it began. */
void __symvm_panics(void);
_Noreturn void __symvm_panicked(void);

/* ---- what stands before the object: of GNU's size. Landing pads know the address of the last field. ---- */

struct exception {
  long references; /* by handlers and std::exception_ptrs */
  long unused;
  const struct type *type;
  void (*destroy)(void *);
  void (*unexpected)(void), (*terminate)(void); /* the handlers when it was thrown */
  struct exception *next;                       /* that was handled when it came to be handled */
  long handlers;                                /* that it is in; negative while it is thrown again */
  struct exception *primary;                    /* with the object: itself, unless a std::exception_ptr was thrown */
  struct allowed *allowed;                      /* by the specification that it violates */
  long more;
  void *adjusted; /* what the handler is given: the part of the object, or a pointer's value */
  u64 header[4];
};
_Static_assert(sizeof(struct exception) == 128 && offsetof(struct exception, header) == 96, "__cxa_refcounted_exception");
#define OBJECT_OF(exception) ((void *)((exception)->primary + 1))
#define EXCEPTION_OF(object) ((struct exception *)(object)-1)
#define EXCEPTION_AT(header) ((struct exception *)((char *)(header)-offsetof(struct exception, header)))

/* __cxa_eh_globals, and something more */
struct exceptions {
  struct exception *handled; /* most recently, of those that still are */
  unsigned uncaught;
  void *foreign; /* the header of another language's that is handled, since before all of them */
};
extern _Thread_local struct exceptions __sv_exceptions;

/* Exceptions of other languages, known by the first word of their header: C++'s have none here. */
#define IS_FOREIGN(header) (*(const u64 *)(header) != 0)
_Noreturn void __sv_resume_foreign(void *header), __sv_rethrow_foreign(void);
void __sv_drop_foreign(void *header);

/* The types of a violated specification. */
struct allowed {
  long count;
  const struct type *types[];
};
/* Does a handler of type `wanted` catch what is thrown as `thrown`? What it is given is left in `adjusted`. */
int __sv_catches(const struct type *wanted, const struct type *thrown, void **adjusted);
int __sv_is_allowed(const struct allowed *, const struct exception *);
/* The part of an object that is its only base of this type, and public: whether there is one. */
int __sv_to_base(const struct type *, const struct type *base, void **object);

void *__cxa_allocate_exception(size_t);
void __cxa_free_exception(void *);
struct exception *__cxa_init_primary_exception(void *object, const struct type *, void (*destroy)(void *));
_Noreturn void __cxa_throw(void *object, const struct type *, void (*destroy)(void *));
void *__cxa_begin_catch(void *header);
void __cxa_end_catch(void);
_Noreturn void __cxa_rethrow(void);
/* Throws it, or what is handled again. So many handlers end as soon as there is one for it. */
_Noreturn void __sv_throw(struct exception *, int handlers), __sv_rethrow(int handlers);
void __sv_release(struct exception *); /* one reference less */
/* Handlers of std::terminate and std::unexpected. */
extern void (*__sv_on_terminate)(void), (*__sv_on_unexpected)(void);
_Noreturn void _ZSt9terminatev(void);
_Noreturn void __sv_terminate(void (*handler)(void));

/* ---- catching in C: for the few functions that call what programs may have written, and go on when that throws ---- */

struct attempt {
  u64 jump[4]; /* jmp_buf, of which the machine knows only this */
  long height;  /* of the stack */
  struct attempt *outer;
  struct exception *thrown;
};
extern _Thread_local struct attempt *__sv_attempts;
int _setjmp(u64 *) __attribute__((returns_twice));
_Noreturn void __symvm_long_jump(u64 *, int);

/* What asks the machine of frames by their depth must be a part of the function that the depth is counted from. */
#define INLINED static inline __attribute__((always_inline))
#define HAS_FRAME(depth) (CLAUSE_KIND(__symvm_landing((depth), 0)) != NO_FRAME)
INLINED long stack_height(void) {
  long height = 1, step = 1; /* so many frames there are */
  for (; HAS_FRAME(height + step - 1); step *= 2) height += step;
  for (; step > 0; step /= 2)
    if (HAS_FRAME(height + step - 1)) height += step;
  return height;
}
/* How far below this function the nearest attempt waits; there the search ends. Those of frames that longjmp left are gone. */
INLINED long attempt_depth(void) {
  if (!__sv_attempts) return LONG_MAX;
  long height = stack_height();
  while (__sv_attempts && __sv_attempts->height >= height) __sv_attempts = __sv_attempts->outer;
  return __sv_attempts ? height - __sv_attempts->height : LONG_MAX;
}
/* `if (TRY(&a)) { …; TRIED(&a); } else …`, where `a.thrown` is then to be handled (CAUGHT). */
#define TRY(a) ((a)->height = stack_height(), (a)->outer = __sv_attempts, __sv_attempts = (a), !_setjmp((a)->jump))
#define TRIED(a) (__sv_attempts = (a)->outer)
#define CAUGHT(a) __cxa_begin_catch((a)->thrown->header)

#endif
