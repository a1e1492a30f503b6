/* std::exception_ptr, which keeps the object of an exception, and std::nested_exception, which keeps the exception that was
 * handled when it was made. */
#include "cxx_errors.h"

/* ---- std::exception_ptr: the address of an object, or 0 ---- */

typedef void *exception_ptr;
#define POINTER(name) _ZNSt15__exception_ptr13exception_ptr##name
#define CONST_POINTER(name) _ZNKSt15__exception_ptr13exception_ptr##name

void POINTER(9_M_addrefEv)(exception_ptr *p) {
  if (*p) EXCEPTION_OF(*p)->references++;
}
void POINTER(10_M_releaseEv)(exception_ptr *p) {
  if (*p) __sv_release(EXCEPTION_OF(*p));
  *p = 0;
}
void *CONST_POINTER(6_M_getEv)(const exception_ptr *p) { return *p; }
void POINTER(C2Ev)(exception_ptr *p) { *p = 0; }
void POINTER(C2EPv)(exception_ptr *p, void *object) {
  *p = object;
  POINTER(9_M_addrefEv)(p);
}
void POINTER(C2ERKS0_)(exception_ptr *p, const exception_ptr *other) { POINTER(C2EPv)(p, *other); }
/* of the null pointer to a member function by which C++98 writes that there is none */
void POINTER(C2EMS0_FvvE)(exception_ptr *p, void *function, long adjustment) { (void)function, (void)adjustment, *p = 0; }
ALSO(POINTER(C1Ev), POINTER(C2Ev));
ALSO(POINTER(C1EPv), POINTER(C2EPv));
ALSO(POINTER(C1ERKS0_), POINTER(C2ERKS0_));
ALSO(POINTER(C1EMS0_FvvE), POINTER(C2EMS0_FvvE));
void POINTER(D2Ev)(exception_ptr *p) { POINTER(10_M_releaseEv)(p); }
ALSO(POINTER(D1Ev), POINTER(D2Ev));
exception_ptr *POINTER(aSERKS0_)(exception_ptr *p, const exception_ptr *other) {
  exception_ptr old = *p;
  POINTER(C2ERKS0_)(p, other);
  POINTER(10_M_releaseEv)(&old);
  return p;
}
void POINTER(4swapERS0_)(exception_ptr *p, exception_ptr *other) {
  exception_ptr kept = *p;
  *p = *other;
  *other = kept;
}
_Bool CONST_POINTER(ntEv)(const exception_ptr *p) { return !*p; }
_Bool _ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(const exception_ptr *a, const exception_ptr *b) { return *a == *b; }
_Bool _ZNSt15__exception_ptrneERKNS_13exception_ptrES2_(const exception_ptr *a, const exception_ptr *b) { return *a != *b; }
const struct type *CONST_POINTER(20__cxa_exception_typeEv)(const exception_ptr *p) { return EXCEPTION_OF(*p)->type; }

/* std::exception_ptr std::current_exception() */
void _ZSt17current_exceptionv(exception_ptr *result) {
  struct exception *e = __sv_exceptions.handled;
  POINTER(C2EPv)(result, e ? OBJECT_OF(e) : 0);
}
/* std::rethrow_exception(std::exception_ptr): a second exception, since one object may be in flight more than once */
_Noreturn void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(const exception_ptr *p) {
  struct exception *primary = EXCEPTION_OF(*p), *e = __cxa_init_primary_exception(__cxa_allocate_exception(0), primary->type, 0);
  e->references = 1;
  e->primary = primary;
  primary->references++;
  __sv_throw(e, 0);
}

/* ---- std::nested_exception ---- */

struct nested {
  const void *const *vtable;
  exception_ptr kept;
};
#define NESTED(name) _ZNSt16nested_exception##name
TYPE(St16nested_exception);
void NESTED(D2Ev)(struct nested *n) { POINTER(10_M_releaseEv)(&n->kept); }
ALSO(NESTED(D1Ev), NESTED(D2Ev));
void NESTED(D0Ev)(struct nested *n) { NESTED(D2Ev)(n), _ZdlPv(n); }
const VTABLE(2) _ZTVSt16nested_exception = {0, &_ZTISt16nested_exception, {NESTED(D1Ev), NESTED(D0Ev)}};
