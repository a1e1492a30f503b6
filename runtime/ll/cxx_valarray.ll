; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_valarray.c
; ModuleID = 'runtime/c/cxx_valarray.c'
source_filename = "runtime/c/cxx_valarray.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.indexer = type { i64, i64, %struct.sizes, %struct.sizes, %struct.sizes }
%struct.sizes = type { i64, i64* }

@_ZNSt6gslice8_IndexerC1EmRKSt8valarrayImES4_ = dso_local alias void (%struct.indexer*, i64, %struct.sizes*, %struct.sizes*), void (%struct.indexer*, i64, %struct.sizes*, %struct.sizes*)* @_ZNSt6gslice8_IndexerC2EmRKSt8valarrayImES4_

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6gslice8_IndexerC2EmRKSt8valarrayImES4_(%struct.indexer* nocapture noundef %0, i64 noundef %1, %struct.sizes* nocapture noundef readonly %2, %struct.sizes* nocapture noundef readonly %3) #0 {
  %5 = getelementptr inbounds %struct.sizes, %struct.sizes* %2, i64 0, i32 0
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = icmp ne i64 %6, 0
  %8 = zext i1 %7 to i64
  %9 = icmp eq i64 %6, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.sizes, %struct.sizes* %2, i64 0, i32 1
  %12 = load i64*, i64** %11, align 8, !tbaa !8
  br label %39

13:                                               ; preds = %39, %4
  %14 = phi i64 [ %8, %4 ], [ %44, %39 ]
  %15 = tail call fastcc { i64, i64* } @copied(%struct.sizes* noundef nonnull %2) #2
  %16 = extractvalue { i64, i64* } %15, 0
  %17 = extractvalue { i64, i64* } %15, 1
  %18 = tail call fastcc { i64, i64* } @copied(%struct.sizes* noundef %3) #2
  %19 = extractvalue { i64, i64* } %18, 0
  %20 = extractvalue { i64, i64* } %18, 1
  %21 = icmp eq i64 %14, 0
  br i1 %21, label %26, label %22

22:                                               ; preds = %13
  %23 = shl i64 %14, 3
  %24 = tail call i8* @_Znwm(i64 noundef %23) #3
  %25 = bitcast i8* %24 to i64*
  br label %26

26:                                               ; preds = %13, %22
  %27 = phi i64* [ %25, %22 ], [ null, %13 ]
  %28 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 0
  store i64 1, i64* %28, align 8, !tbaa.struct !9
  %29 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 1
  store i64 %1, i64* %29, align 8, !tbaa.struct !12
  %30 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 2, i32 0
  store i64 %16, i64* %30, align 8, !tbaa.struct !13
  %31 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 2, i32 1
  store i64* %17, i64** %31, align 8, !tbaa.struct !14
  %32 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 3, i32 0
  store i64 %19, i64* %32, align 8, !tbaa.struct !15
  %33 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 3, i32 1
  store i64* %20, i64** %33, align 8, !tbaa.struct !16
  %34 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 4, i32 0
  store i64 %14, i64* %34, align 8, !tbaa.struct !17
  %35 = getelementptr inbounds %struct.indexer, %struct.indexer* %0, i64 0, i32 4, i32 1
  store i64* %27, i64** %35, align 8, !tbaa.struct !18
  br i1 %21, label %47, label %36

36:                                               ; preds = %26
  %37 = getelementptr inbounds %struct.sizes, %struct.sizes* %2, i64 0, i32 1
  %38 = getelementptr inbounds %struct.sizes, %struct.sizes* %3, i64 0, i32 1
  br label %48

39:                                               ; preds = %10, %39
  %40 = phi i64 [ %8, %10 ], [ %44, %39 ]
  %41 = phi i64 [ 0, %10 ], [ %45, %39 ]
  %42 = getelementptr inbounds i64, i64* %12, i64 %41
  %43 = load i64, i64* %42, align 8, !tbaa !10
  %44 = mul i64 %43, %40
  %45 = add nuw i64 %41, 1
  %46 = icmp eq i64 %45, %6
  br i1 %46, label %13, label %39, !llvm.loop !19

47:                                               ; preds = %55, %26
  ret void

48:                                               ; preds = %36, %55
  %49 = phi i64 [ 0, %36 ], [ %58, %55 ]
  %50 = load i64, i64* %5, align 8, !tbaa !2
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %55, label %52

52:                                               ; preds = %48
  %53 = load i64*, i64** %37, align 8, !tbaa !8
  %54 = load i64*, i64** %38, align 8, !tbaa !8
  br label %60

55:                                               ; preds = %60, %48
  %56 = phi i64 [ %1, %48 ], [ %71, %60 ]
  %57 = getelementptr inbounds i64, i64* %27, i64 %49
  store i64 %56, i64* %57, align 8, !tbaa !10
  %58 = add nuw i64 %49, 1
  %59 = icmp eq i64 %58, %14
  br i1 %59, label %47, label %48, !llvm.loop !22

60:                                               ; preds = %52, %60
  %61 = phi i64 [ %50, %52 ], [ %64, %60 ]
  %62 = phi i64 [ %49, %52 ], [ %72, %60 ]
  %63 = phi i64 [ %1, %52 ], [ %71, %60 ]
  %64 = add i64 %61, -1
  %65 = getelementptr inbounds i64, i64* %53, i64 %64
  %66 = load i64, i64* %65, align 8, !tbaa !10
  %67 = urem i64 %62, %66
  %68 = getelementptr inbounds i64, i64* %54, i64 %64
  %69 = load i64, i64* %68, align 8, !tbaa !10
  %70 = mul i64 %69, %67
  %71 = add i64 %70, %63
  %72 = udiv i64 %62, %66
  %73 = icmp eq i64 %64, 0
  br i1 %73, label %55, label %60, !llvm.loop !23
}

; Function Attrs: nounwind optsize
define internal fastcc { i64, i64* } @copied(%struct.sizes* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.sizes, %struct.sizes* %0, i64 0, i32 0
  %3 = load i64, i64* %2, align 8, !tbaa !2
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = shl i64 %3, 3
  %7 = tail call i8* @_Znwm(i64 noundef %6) #3
  %8 = bitcast i8* %7 to i64*
  %9 = load i64, i64* %2, align 8, !tbaa !2
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.sizes, %struct.sizes* %0, i64 0, i32 1
  %13 = load i64*, i64** %12, align 8, !tbaa !8
  br label %18

14:                                               ; preds = %18, %1, %5
  %15 = phi i64* [ %8, %5 ], [ null, %1 ], [ %8, %18 ]
  %16 = insertvalue { i64, i64* } poison, i64 %3, 0
  %17 = insertvalue { i64, i64* } %16, i64* %15, 1
  ret { i64, i64* } %17

18:                                               ; preds = %11, %18
  %19 = phi i64 [ 0, %11 ], [ %23, %18 ]
  %20 = getelementptr inbounds i64, i64* %13, i64 %19
  %21 = load i64, i64* %20, align 8, !tbaa !10
  %22 = getelementptr inbounds i64, i64* %8, i64 %19
  store i64 %21, i64* %22, align 8, !tbaa !10
  %23 = add nuw i64 %19, 1
  %24 = load i64, i64* %2, align 8, !tbaa !2
  %25 = icmp ult i64 %23, %24
  br i1 %25, label %18, label %14, !llvm.loop !24
}

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin optsize "no-builtins" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sizes", !4, i64 0, !7, i64 8}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !7, i64 8}
!9 = !{i64 0, i64 8, !10, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !11, i64 32, i64 8, !10, i64 40, i64 8, !11, i64 48, i64 8, !10, i64 56, i64 8, !11}
!10 = !{!4, !4, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{i64 0, i64 8, !10, i64 8, i64 8, !10, i64 16, i64 8, !11, i64 24, i64 8, !10, i64 32, i64 8, !11, i64 40, i64 8, !10, i64 48, i64 8, !11}
!13 = !{i64 0, i64 8, !10, i64 8, i64 8, !11, i64 16, i64 8, !10, i64 24, i64 8, !11, i64 32, i64 8, !10, i64 40, i64 8, !11}
!14 = !{i64 0, i64 8, !11, i64 8, i64 8, !10, i64 16, i64 8, !11, i64 24, i64 8, !10, i64 32, i64 8, !11}
!15 = !{i64 0, i64 8, !10, i64 8, i64 8, !11, i64 16, i64 8, !10, i64 24, i64 8, !11}
!16 = !{i64 0, i64 8, !11, i64 8, i64 8, !10, i64 16, i64 8, !11}
!17 = !{i64 0, i64 8, !10, i64 8, i64 8, !11}
!18 = !{i64 0, i64 8, !11}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = distinct !{!23, !20, !21}
!24 = distinct !{!24, !20, !21}
