; clang-15 -O2 -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
@address = dso_local local_unnamed_addr global i64 ptrtoint (ptr getelementptr inbounds ([10 x i32], ptr @tentative_array, i64 0, i64 3) to i64), align 8
@last = internal global %struct.node { ptr null, i32 3, [3 x i8] c"xy\00" }, align 8
@middle = dso_local local_unnamed_addr global ptr getelementptr inbounds (%struct.node, ptr @last, i64 0, i32 2, i64 0), align 8
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i32 @alias_target(i32 noundef %0) #1 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local { ptr, i64 } @by_value(ptr %0, i64 %1, i64 %2, i64 %3) local_unnamed_addr #1 {
  %5 = add i64 %2, %1
  %6 = and i64 %5, 4294967295
  %7 = and i64 %1, -4294967296
  %8 = or i64 %6, %7
  %9 = insertvalue { ptr, i64 } poison, ptr %0, 0
  %10 = insertvalue { ptr, i64 } %9, i64 %8, 1
  ret { ptr, i64 } %10
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #7
  call void @llvm.va_start(ptr nonnull %2)
  call void @llvm.va_copy(ptr nonnull %3, ptr nonnull %2)
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %7 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %8 = load ptr, ptr %7, align 16
  %9 = load i32, ptr %2, align 16
  %10 = and i32 %0, 1
  %11 = icmp eq i32 %0, 1
  br i1 %11, label %14, label %12

12:                                               ; preds = %5
  %13 = and i32 %0, -2
  br label %37

14:                                               ; preds = %62, %5
  %15 = phi i32 [ undef, %5 ], [ %66, %62 ]
  %16 = phi i32 [ %9, %5 ], [ %63, %62 ]
  %17 = phi i32 [ 0, %5 ], [ %66, %62 ]
  %18 = icmp eq i32 %10, 0
  br i1 %18, label %32, label %19

19:                                               ; preds = %14
  %20 = icmp ult i32 %16, 41
  br i1 %20, label %24, label %21

21:                                               ; preds = %19
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr i8, ptr %22, i64 8
  store ptr %23, ptr %6, align 8
  br label %28

24:                                               ; preds = %19
  %25 = zext i32 %16 to i64
  %26 = getelementptr i8, ptr %8, i64 %25
  %27 = add nuw nsw i32 %16, 8
  store i32 %27, ptr %2, align 16
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi ptr [ %26, %24 ], [ %22, %21 ]
  %30 = load i32, ptr %29, align 4
  %31 = add nsw i32 %30, %17
  br label %32

32:                                               ; preds = %28, %14, %1
  %33 = phi i32 [ 0, %1 ], [ %15, %14 ], [ %31, %28 ]
  %34 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 1
  %35 = load i32, ptr %34, align 4
  %36 = icmp ult i32 %35, 161
  br i1 %36, label %69, label %75

37:                                               ; preds = %62, %12
  %38 = phi i32 [ %9, %12 ], [ %63, %62 ]
  %39 = phi i32 [ 0, %12 ], [ %66, %62 ]
  %40 = phi i32 [ 0, %12 ], [ %67, %62 ]
  %41 = icmp ult i32 %38, 41
  br i1 %41, label %42, label %46

42:                                               ; preds = %37
  %43 = zext i32 %38 to i64
  %44 = getelementptr i8, ptr %8, i64 %43
  %45 = add nuw nsw i32 %38, 8
  store i32 %45, ptr %2, align 16
  br label %49

46:                                               ; preds = %37
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr i8, ptr %47, i64 8
  store ptr %48, ptr %6, align 8
  br label %49

49:                                               ; preds = %46, %42
  %50 = phi i32 [ %45, %42 ], [ %38, %46 ]
  %51 = phi ptr [ %44, %42 ], [ %47, %46 ]
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %52, %39
  %54 = icmp ult i32 %50, 41
  br i1 %54, label %58, label %55

55:                                               ; preds = %49
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr i8, ptr %56, i64 8
  store ptr %57, ptr %6, align 8
  br label %62

58:                                               ; preds = %49
  %59 = zext i32 %50 to i64
  %60 = getelementptr i8, ptr %8, i64 %59
  %61 = add nuw nsw i32 %50, 8
  store i32 %61, ptr %2, align 16
  br label %62

62:                                               ; preds = %58, %55
  %63 = phi i32 [ %61, %58 ], [ %50, %55 ]
  %64 = phi ptr [ %60, %58 ], [ %56, %55 ]
  %65 = load i32, ptr %64, align 4
  %66 = add nsw i32 %65, %53
  %67 = add i32 %40, 2
  %68 = icmp eq i32 %67, %13
  br i1 %68, label %14, label %37, !llvm.loop !5

69:                                               ; preds = %32
  %70 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 3
  %71 = load ptr, ptr %70, align 16
  %72 = zext i32 %35 to i64
  %73 = getelementptr i8, ptr %71, i64 %72
  %74 = add nuw nsw i32 %35, 16
  store i32 %74, ptr %34, align 4
  br label %79

75:                                               ; preds = %32
  %76 = getelementptr inbounds %struct.__va_list_tag, ptr %3, i64 0, i32 2
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr i8, ptr %77, i64 8
  store ptr %78, ptr %76, align 8
  br label %79

79:                                               ; preds = %75, %69
  %80 = phi ptr [ %73, %69 ], [ %77, %75 ]
  %81 = load double, ptr %80, align 8
  %82 = fptosi double %81 to i32
  %83 = add nsw i32 %33, %82
  call void @llvm.va_end(ptr nonnull %3)
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #7
  ret i32 %83
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy(ptr, ptr) #4

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local { i64, i64 } @wide_arithmetic(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = zext i64 %1 to i128
  %6 = shl nuw i128 %5, 64
  %7 = zext i64 %0 to i128
  %8 = or i128 %6, %7
  %9 = zext i64 %3 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %2 to i128
  %12 = or i128 %10, %11
  %13 = mul nsw i128 %8, 3
  %14 = udiv i128 %12, 224
  %15 = sub nsw i128 %13, %14
  %16 = trunc i128 %15 to i64
  %17 = lshr i128 %15, 64
  %18 = trunc i128 %17 to i64
  %19 = insertvalue { i64, i64 } poison, i64 %16, 0
  %20 = insertvalue { i64, i64 } %19, i64 %18, 1
  ret { i64, i64 } %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local x86_fp80 @mixed(float noundef %0, double noundef %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define dso_local i32 @use(i32 noundef %0) local_unnamed_addr #5 {
  %2 = load i64, ptr getelementptr inbounds (%struct.node, ptr @first, i64 0, i32 1), align 8
  %3 = load i64, ptr getelementptr inbounds (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>, ptr @numbers, i64 0, i32 1, i32 0), align 16
  %4 = add i64 %3, %2
  %5 = trunc i64 %4 to i32
  %6 = and i32 %5, 7
  %7 = shl i32 %5, 4
  %8 = and i32 %7, 1008
  %9 = shl i32 %0, 10
  %10 = and i32 %9, 2096128
  %11 = lshr i32 %0, 10
  %12 = and i32 %11, 2097152
  %13 = or i32 %12, %10
  %14 = or i32 %13, %6
  %15 = or i32 %14, %8
  %16 = xor i32 %15, 40
  ret i32 %16
}

; Function Attrs: nounwind uwtable
define dso_local i32 @call_all(i32 noundef %0) local_unnamed_addr #6 {
  %2 = add nsw i32 %0, 1
  %3 = zext i32 %2 to i64
  %4 = alloca i32, i64 %3, align 16
  %5 = tail call i32 (i32, ...) @sum(i32 noundef 2, i32 noundef 1, double noundef 2.000000e+00)
  %6 = tail call i32 (i32, ptr, ...) @knr(i32 noundef %0, ptr noundef nonnull @.str) #7
  %7 = add i32 %5, %2
  %8 = add i32 %7, %6
  store i32 %8, ptr %4, align 16, !tbaa !7
  br i1 icmp ne (ptr @weak_reference, ptr null), label %9, label %14

9:                                                ; preds = %1
  %10 = tail call i32 @weak_reference() #7
  %11 = sext i32 %0 to i64
  %12 = getelementptr inbounds i32, ptr %4, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !7
  %13 = load i32, ptr %4, align 16, !tbaa !7
  br label %14

14:                                               ; preds = %9, %1
  %15 = phi i32 [ %13, %9 ], [ %8, %1 ]
  %16 = load ptr, ptr @unknown, align 8, !tbaa !11
  %17 = icmp ne ptr %16, null
  %18 = zext i1 %17 to i32
  %19 = load i32, ptr @thread_local_value, align 4, !tbaa !7
  %20 = load i32, ptr @tentative, align 4, !tbaa !7
  %21 = add i32 %19, %15
  %22 = add i32 %21, %18
  %23 = add i32 %22, %20
  ret i32 %23
}

declare i32 @knr(...) local_unnamed_addr #0

attributes #0 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !9, i64 0}
