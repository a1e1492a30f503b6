; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/instrumented.c
; ModuleID = 'runtime/c/instrumented.c'
source_filename = "runtime/c/instrumented.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__sancov_lowest_stack = weak dso_local thread_local local_unnamed_addr global i64 -1, align 8

; Function Attrs: nounwind optsize
define weak dso_local void @__cyg_profile_func_enter(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__cyg_profile_func_exit(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__cyg_profile_func_enter_bare() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @mcount() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_pc() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_pc_indir(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_pc_guard(i32* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_pc_guard_init(i32* noundef %0, i32* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_8bit_counters_init(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_bool_flag_init(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_pcs_init(i8* noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_cmp1(i8 noundef zeroext %0, i8 noundef zeroext %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_cmp2(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_cmp4(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_cmp8(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_const_cmp1(i8 noundef zeroext %0, i8 noundef zeroext %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_const_cmp2(i16 noundef zeroext %0, i16 noundef zeroext %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_const_cmp4(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_const_cmp8(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_switch(i64 noundef %0, i8* noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_div4(i32 noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_div8(i64 noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_trace_gep(i64 noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_load1(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_load2(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_load4(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_load8(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_load16(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_store1(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_store2(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_store4(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_store8(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define weak dso_local void @__sanitizer_cov_store16(i8* noundef %0) local_unnamed_addr #0 {
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
