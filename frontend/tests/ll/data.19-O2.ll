; clang-19 -O2 -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32, [3 x i8] }
%struct.packed = type <{ i8, i64, i16 }>
%union.number = type { i64, [8 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@first = internal global %struct.node { ptr @last, i32 1, [3 x i8] c"a\00b" }, align 8
@head = dso_local local_unnamed_addr constant ptr @first, align 8
@packed_value = dso_local local_unnamed_addr global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1
@numbers = dso_local local_unnamed_addr global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16
@flexible_value = dso_local local_unnamed_addr constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4
@thread_local_value = dso_local thread_local local_unnamed_addr global i32 5, align 4
@sectioned = dso_local local_unnamed_addr global i32 1, section ".mysection", align 64
@weak_value = weak dso_local local_unnamed_addr global i32 4, align 4
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16
@address = dso_local local_unnamed_addr global i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @tentative_array, i64 12) to i64), align 8
@last = internal global %struct.node { ptr null, i32 3, [3 x i8] c"xy\00" }, align 8
@middle = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @last, i64 12), align 8
@floats = dso_local local_unnamed_addr global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16
@doubles = dso_local local_unnamed_addr global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16
@extended = dso_local local_unnamed_addr global x86_fp80 0xK4000C90FDAA22168C235, align 16
@wide = dso_local local_unnamed_addr global i128 1512366075204170947332355369683137040, align 16
@table = dso_local local_unnamed_addr global [2 x ptr] [ptr @weak_reference, ptr null], align 16
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1
@unknown = external local_unnamed_addr global ptr, align 8
@tentative = dso_local local_unnamed_addr global i32 0, align 4
@hidden_value = hidden local_unnamed_addr global i32 0, align 4

@alias_name = dso_local alias i32 (i32), ptr @alias_target

declare extern_weak i32 @weak_reference() #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @alias_target(i32 noundef %0) #1 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { ptr, i64 } @by_value(ptr %0, i64 %1, i64 %2, i64 %3) local_unnamed_addr #1 {
  %5 = add i64 %2, %1
  %6 = and i64 %5, 4294967295
  %7 = and i64 %1, -4294967296
  %8 = or disjoint i64 %6, %7
  %9 = insertvalue { ptr, i64 } poison, ptr %0, 0
  %10 = insertvalue { ptr, i64 } %9, i64 %8, 1
  ret { ptr, i64 } %10
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #8
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %33

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 16
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load ptr, ptr %7, align 8
  %11 = and i32 %0, 1
  %12 = icmp eq i32 %0, 1
  br i1 %12, label %15, label %13

13:                                               ; preds = %5
  %14 = and i32 %0, 2147483646
  br label %38

15:                                               ; preds = %63, %5
  %16 = phi i32 [ poison, %5 ], [ %68, %63 ]
  %17 = phi ptr [ %10, %5 ], [ %64, %63 ]
  %18 = phi i32 [ 0, %5 ], [ %68, %63 ]
  %19 = phi i32 [ %6, %5 ], [ %65, %63 ]
  %20 = icmp eq i32 %11, 0
  br i1 %20, label %33, label %21

21:                                               ; preds = %15
  %22 = icmp ult i32 %19, 41
  br i1 %22, label %25, label %23

23:                                               ; preds = %21
  %24 = getelementptr i8, ptr %17, i64 8
  store ptr %24, ptr %7, align 8
  br label %29

25:                                               ; preds = %21
  %26 = zext nneg i32 %19 to i64
  %27 = getelementptr i8, ptr %9, i64 %26
  %28 = add nuw nsw i32 %19, 8
  store i32 %28, ptr %2, align 16
  br label %29

29:                                               ; preds = %25, %23
  %30 = phi ptr [ %27, %25 ], [ %17, %23 ]
  %31 = load i32, ptr %30, align 4, !tbaa !5
  %32 = add nsw i32 %31, %18
  br label %33

33:                                               ; preds = %29, %15, %1
  %34 = phi i32 [ 0, %1 ], [ %16, %15 ], [ %32, %29 ]
  %35 = getelementptr inbounds i8, ptr %3, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp ult i32 %36, 161
  br i1 %37, label %71, label %77

38:                                               ; preds = %63, %13
  %39 = phi ptr [ %10, %13 ], [ %64, %63 ]
  %40 = phi i32 [ 0, %13 ], [ %68, %63 ]
  %41 = phi i32 [ %6, %13 ], [ %65, %63 ]
  %42 = phi i32 [ 0, %13 ], [ %69, %63 ]
  %43 = icmp ult i32 %41, 41
  br i1 %43, label %44, label %48

44:                                               ; preds = %38
  %45 = zext nneg i32 %41 to i64
  %46 = getelementptr i8, ptr %9, i64 %45
  %47 = add nuw nsw i32 %41, 8
  store i32 %47, ptr %2, align 16
  br label %50

48:                                               ; preds = %38
  %49 = getelementptr i8, ptr %39, i64 8
  store ptr %49, ptr %7, align 8
  br label %50

50:                                               ; preds = %48, %44
  %51 = phi ptr [ %39, %44 ], [ %49, %48 ]
  %52 = phi i32 [ %47, %44 ], [ %41, %48 ]
  %53 = phi ptr [ %46, %44 ], [ %39, %48 ]
  %54 = load i32, ptr %53, align 4, !tbaa !5
  %55 = add nsw i32 %54, %40
  %56 = icmp ult i32 %52, 41
  br i1 %56, label %59, label %57

57:                                               ; preds = %50
  %58 = getelementptr i8, ptr %51, i64 8
  store ptr %58, ptr %7, align 8
  br label %63

59:                                               ; preds = %50
  %60 = zext nneg i32 %52 to i64
  %61 = getelementptr i8, ptr %9, i64 %60
  %62 = add nuw nsw i32 %52, 8
  store i32 %62, ptr %2, align 16
  br label %63

63:                                               ; preds = %59, %57
  %64 = phi ptr [ %51, %59 ], [ %58, %57 ]
  %65 = phi i32 [ %62, %59 ], [ %52, %57 ]
  %66 = phi ptr [ %61, %59 ], [ %51, %57 ]
  %67 = load i32, ptr %66, align 4, !tbaa !5
  %68 = add nsw i32 %67, %55
  %69 = add i32 %42, 2
  %70 = icmp eq i32 %69, %14
  br i1 %70, label %15, label %38, !llvm.loop !9

71:                                               ; preds = %33
  %72 = getelementptr inbounds i8, ptr %3, i64 16
  %73 = load ptr, ptr %72, align 16
  %74 = zext nneg i32 %36 to i64
  %75 = getelementptr i8, ptr %73, i64 %74
  %76 = add nuw nsw i32 %36, 16
  store i32 %76, ptr %35, align 4
  br label %81

77:                                               ; preds = %33
  %78 = getelementptr inbounds i8, ptr %3, i64 8
  %79 = load ptr, ptr %78, align 8
  %80 = getelementptr i8, ptr %79, i64 8
  store ptr %80, ptr %78, align 8
  br label %81

81:                                               ; preds = %77, %71
  %82 = phi ptr [ %75, %71 ], [ %79, %77 ]
  %83 = load double, ptr %82, align 8, !tbaa !11
  %84 = fptosi double %83 to i32
  %85 = add nsw i32 %34, %84
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or disjoint i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or disjoint i128 %10, %11
  %13 = mul nsw i128 %8, 3
  %14 = udiv i128 %12, 224
  %15 = sub nsw i128 %13, %14
  %16 = trunc i128 %15 to i64
  %17 = lshr i128 %15, 64
  %18 = trunc nuw i128 %17 to i64
  %19 = insertvalue { i64, i64 } poison, i64 %16, 0
  %20 = insertvalue { i64, i64 } %19, i64 %18, 1
  ret { i64, i64 } %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = fpext float %0 to double
  %6 = fmul double %5, %1
  %7 = fpext double %6 to x86_fp80
  %8 = sitofp i32 %3 to x86_fp80
  %9 = fdiv x86_fp80 %2, %8
  %10 = fadd x86_fp80 %9, %7
  %11 = uitofp i32 %3 to x86_fp80
  %12 = fsub x86_fp80 %10, %11
  ret x86_fp80 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local range(i32 0, 4194304) i32 @use(i32 noundef %0) local_unnamed_addr #5 {
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @first, i64 8), align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @numbers, i64 16), align 16
  %4 = add i64 %3, %2
  %5 = trunc i64 %4 to i32
  %6 = and i32 %5, 7
  %7 = shl i32 %5, 4
  %8 = and i32 %7, 1008
  %9 = shl i32 %0, 10
  %10 = and i32 %9, 2096128
  %11 = lshr i32 %0, 10
  %12 = and i32 %11, 2097152
  %13 = or disjoint i32 %12, %10
  %14 = or disjoint i32 %13, %6
  %15 = or disjoint i32 %14, %8
  %16 = xor i32 %15, 40
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define dso_local i32 @call_all(i32 noundef %0) local_unnamed_addr #6 {
  %2 = add nsw i32 %0, 1
  %3 = zext i32 %2 to i64
  %4 = alloca i32, i64 %3, align 16
  %5 = tail call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00)
  %6 = tail call i32 (i32, ptr, ...) @knr(i32 noundef %0, ptr noundef nonnull @.str) #8
  %7 = add i32 %5, %2
  %8 = add i32 %7, %6
  store i32 %8, ptr %4, align 16, !tbaa !5
  %9 = icmp eq ptr @weak_reference, null
  br i1 %9, label %15, label %10

10:                                               ; preds = %1
  %11 = tail call i32 @weak_reference() #8
  %12 = sext i32 %0 to i64
  %13 = getelementptr inbounds i32, ptr %4, i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !5
  %14 = load i32, ptr %4, align 16, !tbaa !5
  br label %15

15:                                               ; preds = %10, %1
  %16 = phi i32 [ %14, %10 ], [ %8, %1 ]
  %17 = load ptr, ptr @unknown, align 8, !tbaa !13
  %18 = icmp ne ptr %17, null
  %19 = zext i1 %18 to i32
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_local_value)
  %21 = load i32, ptr %20, align 4, !tbaa !5
  %22 = load i32, ptr @tentative, align 4, !tbaa !5
  %23 = add i32 %21, %16
  %24 = add i32 %23, %19
  %25 = add nsw i32 %24, %22
  ret i32 %25
}

declare i32 @knr(...) local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #7

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"any pointer", !7, i64 0}
