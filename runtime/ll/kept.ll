; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/kept.c
; ModuleID = 'runtime/c/kept.c'
source_filename = "runtime/c/kept.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.kept = type { %struct.kept*, [8 x i8], [0 x i8] }

@all = internal unnamed_addr global %struct.kept* null, align 8

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_keep(i64 noundef %0) local_unnamed_addr #0 {
  %2 = add i64 %0, 16
  %3 = tail call i8* @malloc(i64 noundef %2) #2
  %4 = icmp eq i8* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = load %struct.kept*, %struct.kept** @all, align 8, !tbaa !2
  %7 = bitcast i8* %3 to %struct.kept**
  store %struct.kept* %6, %struct.kept** %7, align 16, !tbaa !2
  store i8* %3, i8** bitcast (%struct.kept** @all to i8**), align 8, !tbaa !2
  %8 = getelementptr inbounds i8, i8* %3, i64 16
  br label %9

9:                                                ; preds = %1, %5
  %10 = phi i8* [ %8, %5 ], [ null, %1 ]
  ret i8* %10
}

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
