; clang-19 -O1 -w -fdebug-compilation-dir=. -S -emit-llvm data.c
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
  br i1 %4, label %5, label %11

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 16
  %7 = getelementptr inbounds i8, ptr %2, i64 8
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load ptr, ptr %7, align 8
  br label %16

11:                                               ; preds = %28, %1
  %12 = phi i32 [ 0, %1 ], [ %33, %28 ]
  %13 = getelementptr inbounds i8, ptr %3, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 161
  br i1 %15, label %36, label %42

16:                                               ; preds = %5, %28
  %17 = phi ptr [ %10, %5 ], [ %29, %28 ]
  %18 = phi i32 [ 0, %5 ], [ %34, %28 ]
  %19 = phi i32 [ 0, %5 ], [ %33, %28 ]
  %20 = phi i32 [ %6, %5 ], [ %30, %28 ]
  %21 = icmp ult i32 %20, 41
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr i8, ptr %9, i64 %23
  %25 = add nuw nsw i32 %20, 8
  store i32 %25, ptr %2, align 16
  br label %28

26:                                               ; preds = %16
  %27 = getelementptr i8, ptr %17, i64 8
  store ptr %27, ptr %7, align 8
  br label %28

28:                                               ; preds = %26, %22
  %29 = phi ptr [ %17, %22 ], [ %27, %26 ]
  %30 = phi i32 [ %25, %22 ], [ %20, %26 ]
  %31 = phi ptr [ %24, %22 ], [ %17, %26 ]
  %32 = load i32, ptr %31, align 4, !tbaa !5
  %33 = add nsw i32 %32, %19
  %34 = add nuw nsw i32 %18, 1
  %35 = icmp eq i32 %34, %0
  br i1 %35, label %11, label %16, !llvm.loop !9

36:                                               ; preds = %11
  %37 = getelementptr inbounds i8, ptr %3, i64 16
  %38 = load ptr, ptr %37, align 16
  %39 = zext nneg i32 %14 to i64
  %40 = getelementptr i8, ptr %38, i64 %39
  %41 = add nuw nsw i32 %14, 16
  store i32 %41, ptr %13, align 4
  br label %46

42:                                               ; preds = %11
  %43 = getelementptr inbounds i8, ptr %3, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr i8, ptr %44, i64 8
  store ptr %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %42, %36
  %47 = phi ptr [ %40, %36 ], [ %44, %42 ]
  %48 = load double, ptr %47, align 8, !tbaa !12
  %49 = fptosi double %48 to i32
  %50 = add nsw i32 %12, %49
  call void @llvm.va_end.p0(ptr %3)
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #8
  ret i32 %50
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
  br i1 %9, label %14, label %10

10:                                               ; preds = %1
  %11 = tail call i32 @weak_reference() #8
  %12 = sext i32 %0 to i64
  %13 = getelementptr inbounds i32, ptr %4, i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !5
  br label %14

14:                                               ; preds = %10, %1
  %15 = load i32, ptr %4, align 16, !tbaa !5
  %16 = load ptr, ptr @unknown, align 8, !tbaa !14
  %17 = icmp ne ptr %16, null
  %18 = zext i1 %17 to i32
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @thread_local_value)
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = load i32, ptr @tentative, align 4, !tbaa !5
  %22 = add i32 %20, %15
  %23 = add i32 %22, %18
  %24 = add nsw i32 %23, %21
  ret i32 %24
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"any pointer", !7, i64 0}
