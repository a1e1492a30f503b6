; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/undefined.c
; ModuleID = 'runtime/c/undefined.c'
source_filename = "runtime/c/undefined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.division = type { i8*, i32, i32, %struct.type* }
%struct.type = type { i16, i16 }
%struct.mismatch = type { i8*, i32, i32, i8*, i8, i8 }

@.str = private unnamed_addr constant [17 x i8] c"integer-overflow\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"addition overflowed (-fsanitize)\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"subtraction overflowed (-fsanitize)\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"multiplication overflowed (-fsanitize)\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"negation overflowed (-fsanitize)\00", align 1
@.str.5 = private unnamed_addr constant [72 x i8] c"a float is out of the range of the type it is converted to (-fsanitize)\00", align 1
@.str.6 = private unnamed_addr constant [54 x i8] c"an implicit conversion changed the value (-fsanitize)\00", align 1
@.str.7 = private unnamed_addr constant [68 x i8] c"pointer arithmetic overflowed, or moved a null pointer (-fsanitize)\00", align 1
@.str.8 = private unnamed_addr constant [15 x i8] c"shift-overflow\00", align 1
@.str.9 = private unnamed_addr constant [88 x i8] c"a shift by a number that is negative or too large, or of a negative number (-fsanitize)\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"out-of-bounds\00", align 1
@.str.11 = private unnamed_addr constant [50 x i8] c"an index is out of an array's bounds (-fsanitize)\00", align 1
@.str.12 = private unnamed_addr constant [17 x i8] c"invalid-argument\00", align 1
@.str.13 = private unnamed_addr constant [55 x i8] c"an array of variable size has no elements (-fsanitize)\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"assumption-failure\00", align 1
@.str.15 = private unnamed_addr constant [85 x i8] c"a value was loaded that its type, bool or an enumeration, does not have (-fsanitize)\00", align 1
@.str.16 = private unnamed_addr constant [62 x i8] c"a pointer is not aligned as it was assumed to be (-fsanitize)\00", align 1
@.str.17 = private unnamed_addr constant [13 x i8] c"invalid-call\00", align 1
@.str.18 = private unnamed_addr constant [69 x i8] c"a function was called through a pointer of another type (-fsanitize)\00", align 1
@.str.19 = private unnamed_addr constant [66 x i8] c"null was passed to a parameter that must not be null (-fsanitize)\00", align 1
@.str.20 = private unnamed_addr constant [71 x i8] c"null was returned by a function that must not return null (-fsanitize)\00", align 1
@.str.21 = private unnamed_addr constant [64 x i8] c"a call or cast that control flow integrity forbids (-fsanitize)\00", align 1
@.str.22 = private unnamed_addr constant [54 x i8] c"the argument of a builtin is not allowed (-fsanitize)\00", align 1
@.str.23 = private unnamed_addr constant [12 x i8] c"unreachable\00", align 1
@.str.24 = private unnamed_addr constant [47 x i8] c"__builtin_unreachable was reached (-fsanitize)\00", align 1
@.str.25 = private unnamed_addr constant [56 x i8] c"a function ended without returning a value (-fsanitize)\00", align 1
@.str.26 = private unnamed_addr constant [52 x i8] c"an access is out of an object's bounds (-fsanitize)\00", align 1
@.str.27 = private unnamed_addr constant [17 x i8] c"division-by-zero\00", align 1
@.str.28 = private unnamed_addr constant [56 x i8] c"a division by zero, or one that overflowed (-fsanitize)\00", align 1
@.str.29 = private unnamed_addr constant [17 x i8] c"null-dereference\00", align 1
@.str.30 = private unnamed_addr constant [76 x i8] c"a pointer is null, not aligned, or without room for its object (-fsanitize)\00", align 1
@__ubsan_vptr_type_cache = dso_local local_unnamed_addr global [128 x i64] zeroinitializer, align 16
@.str.31 = private unnamed_addr constant [18 x i8] c"division-overflow\00", align 1
@.str.32 = private unnamed_addr constant [35 x i8] c"a division overflowed (-fsanitize)\00", align 1
@.str.33 = private unnamed_addr constant [32 x i8] c"a division by zero (-fsanitize)\00", align 1
@.str.34 = private unnamed_addr constant [50 x i8] c"a null pointer is used for an object (-fsanitize)\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c"misaligned\00", align 1
@.str.36 = private unnamed_addr constant [71 x i8] c"a pointer is not aligned for the type that it is used for (-fsanitize)\00", align 1
@.str.37 = private unnamed_addr constant [80 x i8] c"a pointer is used where there is no room for an object of the type (-fsanitize)\00", align 1

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_add_overflow(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @report(i8* noundef %0, i8* noundef %1) unnamed_addr #0 {
  tail call void @__symvm_finding(i8* noundef %0, i8* noundef %1) #4
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_add_overflow_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_add_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_add_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_sub_overflow(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_sub_overflow_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_sub_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_sub_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_mul_overflow(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_mul_overflow_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_mul_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_mul_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.3, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_negate_overflow(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_negate_overflow_abort(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_negate_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_negate_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_float_cast_overflow(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.5, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_float_cast_overflow_abort(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.5, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_float_cast_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.5, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_float_cast_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([72 x i8], [72 x i8]* @.str.5, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_implicit_conversion(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.6, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_implicit_conversion_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.6, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_implicit_conversion_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.6, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_implicit_conversion_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.6, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_pointer_overflow(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.7, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_pointer_overflow_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.7, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_pointer_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.7, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_pointer_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.7, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_shift_out_of_bounds(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str.9, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_shift_out_of_bounds_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str.9, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_shift_out_of_bounds_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str.9, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_shift_out_of_bounds_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([88 x i8], [88 x i8]* @.str.9, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_out_of_bounds(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.11, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_out_of_bounds_abort(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.11, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_out_of_bounds_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.11, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_out_of_bounds_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.11, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_vla_bound_not_positive(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.13, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_vla_bound_not_positive_abort(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.13, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_vla_bound_not_positive_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.13, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_vla_bound_not_positive_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([55 x i8], [55 x i8]* @.str.13, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_load_invalid_value(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.15, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_load_invalid_value_abort(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.15, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_load_invalid_value_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.15, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_load_invalid_value_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([85 x i8], [85 x i8]* @.str.15, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_alignment_assumption(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.16, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_alignment_assumption_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.16, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_alignment_assumption_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.16, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_alignment_assumption_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([62 x i8], [62 x i8]* @.str.16, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_function_type_mismatch(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.18, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_function_type_mismatch_abort(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.18, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_function_type_mismatch_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.18, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_function_type_mismatch_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.18, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_arg(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_arg_abort(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_arg_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_arg_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_arg(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_arg_abort(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_arg_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_arg_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([66 x i8], [66 x i8]* @.str.19, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_return_v1(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_return_v1_abort(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_return_v1(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_return_v1_abort(i8* nocapture noundef readnone %0, i8* nocapture noundef readnone %1) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_return_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nonnull_return_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_return_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_nullability_return_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.20, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_function_type_mismatch_v1(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.18, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_function_type_mismatch_v1_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([69 x i8], [69 x i8]* @.str.18, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_cfi_check_fail(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.21, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_cfi_check_fail_abort(i8* nocapture noundef readnone %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.21, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_cfi_check_fail_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.21, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_cfi_check_fail_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([64 x i8], [64 x i8]* @.str.21, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_invalid_builtin(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.22, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_invalid_builtin_abort(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.22, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_invalid_builtin_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.22, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_invalid_builtin_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.12, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.22, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_builtin_unreachable(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.24, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_missing_return(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.25, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_builtin_unreachable_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.24, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_missing_return_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.25, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_builtin_unreachable_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.24, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_missing_return_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.25, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_local_out_of_bounds() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.26, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_local_out_of_bounds_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.26, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_local_out_of_bounds_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.26, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_local_out_of_bounds_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.26, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__ubsan_handle_dynamic_type_cache_miss(i8* nocapture noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @__ubsan_handle_dynamic_type_cache_miss_abort(i8* nocapture noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_divrem_overflow(%struct.division* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @division(%struct.division* noundef %0, i64 noundef %2) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @division(%struct.division* nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.division, %struct.division* %0, i64 0, i32 3
  %4 = load %struct.type*, %struct.type** %3, align 8, !tbaa !2
  %5 = icmp eq %struct.type* %4, null
  br i1 %5, label %28, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.type, %struct.type* %4, i64 0, i32 0
  %8 = load i16, i16* %7, align 2, !tbaa !8
  %9 = icmp eq i16 %8, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.type, %struct.type* %4, i64 0, i32 1
  %12 = load i16, i16* %11, align 2, !tbaa !11
  %13 = lshr i16 %12, 1
  %14 = zext i16 %13 to i32
  %15 = shl nuw i32 1, %14
  %16 = icmp sgt i32 %15, 64
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = inttoptr i64 %1 to i64*
  %19 = load i64, i64* %18, align 8, !tbaa !12
  %20 = getelementptr inbounds i64, i64* %18, i64 1
  %21 = load i64, i64* %20, align 8, !tbaa !12
  %22 = or i64 %21, %19
  br label %23

23:                                               ; preds = %17, %10, %6
  %24 = phi i64 [ %22, %17 ], [ %1, %10 ], [ %1, %6 ]
  %25 = icmp eq i64 %24, 0
  %26 = icmp eq i16 %8, 1
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %31, label %30

28:                                               ; preds = %2
  %29 = icmp eq i64 %1, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %23, %28
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.31, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.32, i64 0, i64 0)) #3
  unreachable

31:                                               ; preds = %28, %23
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.27, i64 0, i64 0), i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.33, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_divrem_overflow_abort(%struct.division* nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  tail call fastcc void @division(%struct.division* noundef %0, i64 noundef %2) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_divrem_overflow_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.27, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.28, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_divrem_overflow_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.27, i64 0, i64 0), i8* noundef getelementptr inbounds ([56 x i8], [56 x i8]* @.str.28, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_type_mismatch_v1(%struct.mismatch* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @mismatch(%struct.mismatch* noundef %0, i64 noundef %1) #5
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define internal fastcc void @mismatch(%struct.mismatch* nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #0 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %2
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.29, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.34, i64 0, i64 0)) #3
  unreachable

5:                                                ; preds = %2
  %6 = getelementptr inbounds %struct.mismatch, %struct.mismatch* %0, i64 0, i32 4
  %7 = load i8, i8* %6, align 8, !tbaa !14
  %8 = zext i8 %7 to i64
  %9 = shl nsw i64 -1, %8
  %10 = xor i64 %9, -1
  %11 = and i64 %10, %1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %5
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.35, i64 0, i64 0), i8* noundef getelementptr inbounds ([71 x i8], [71 x i8]* @.str.36, i64 0, i64 0)) #3
  unreachable

14:                                               ; preds = %5
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([80 x i8], [80 x i8]* @.str.37, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_type_mismatch_v1_abort(%struct.mismatch* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  tail call fastcc void @mismatch(%struct.mismatch* noundef %0, i64 noundef %1) #5
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_type_mismatch_minimal() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.29, i64 0, i64 0), i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.30, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__ubsan_handle_type_mismatch_minimal_abort() local_unnamed_addr #0 {
  tail call fastcc void @report(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.29, i64 0, i64 0), i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.30, i64 0, i64 0)) #3
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__symvm_finding(i8* noundef, i8* noundef) local_unnamed_addr #2

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin noreturn optsize "no-builtins" }
attributes #4 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #5 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 16}
!3 = !{!"division", !4, i64 0, !7, i64 8, !7, i64 12, !4, i64 16}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"type", !10, i64 0, !10, i64 2}
!10 = !{!"short", !5, i64 0}
!11 = !{!9, !10, i64 2}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !5, i64 0}
!14 = !{!15, !5, i64 24}
!15 = !{!"mismatch", !4, i64 0, !7, i64 8, !7, i64 12, !4, i64 16, !5, i64 24, !5, i64 25}
