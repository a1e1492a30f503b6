; clang-14 -O2 -w -fdebug-compilation-dir=. -S -emit-llvm data.c
; ModuleID = 'data.c'
source_filename = "data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.node*, i32, [3 x i8] }
%struct.packed = type <{ i8, i64, i16 }>
%union.number = type { i64, [8 x i8] }
%struct.opaque = type opaque
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@first = internal global %struct.node { %struct.node* @last, i32 1, [3 x i8] c"a\00b" }, align 8
@head = dso_local local_unnamed_addr constant %struct.node* @first, align 8
@packed_value = dso_local local_unnamed_addr global %struct.packed <{ i8 1, i64 2, i16 3 }>, align 1
@numbers = dso_local local_unnamed_addr global <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }> <{ %union.number { i64 -1, [8 x i8] undef }, { double, [8 x i8] } { double 1.000000e-01, [8 x i8] undef }, { [12 x i8], [4 x i8] } { [12 x i8] c"quote\22\\\0A\00\00\00\00", [4 x i8] undef } }>, align 16
@flexible_value = dso_local local_unnamed_addr constant { i32, [2 x i32] } { i32 2, [2 x i32] [i32 10, i32 20] }, align 4
@thread_local_value = dso_local thread_local local_unnamed_addr global i32 5, align 4
@sectioned = dso_local local_unnamed_addr global i32 1, section ".mysection", align 64
@weak_value = weak dso_local local_unnamed_addr global i32 4, align 4
@tentative_array = dso_local global [10 x i32] zeroinitializer, align 16
@address = dso_local local_unnamed_addr global i64 ptrtoint (i32* getelementptr inbounds ([10 x i32], [10 x i32]* @tentative_array, i64 0, i64 3) to i64), align 8
@last = internal global %struct.node { %struct.node* null, i32 3, [3 x i8] c"xy\00" }, align 8
@middle = dso_local local_unnamed_addr global i8* getelementptr inbounds (%struct.node, %struct.node* @last, i64 0, i32 2, i64 0), align 8
@floats = dso_local local_unnamed_addr global [7 x float] [float 0.000000e+00, float -0.000000e+00, float 1.500000e+00, float 0x3FB99999A0000000, float 0x36A0000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000], align 16
@doubles = dso_local local_unnamed_addr global [4 x double] [double 1.000000e-01, double 1.000000e+308, double 4.940660e-324, double 0xFFF0000000000000], align 16
@extended = dso_local local_unnamed_addr global x86_fp80 0xK4000C90FDAA22168C235, align 16
@wide = dso_local local_unnamed_addr global i128 1512366075204170947332355369683137040, align 16
@table = dso_local local_unnamed_addr global [2 x i32 ()*] [i32 ()* @weak_reference, i32 ()* null], align 16
@.str = private unnamed_addr constant [2 x i8] c"s\00", align 1
@unknown = external local_unnamed_addr global %struct.opaque*, align 8
@tentative = dso_local local_unnamed_addr global i32 0, align 4
@hidden_value = hidden local_unnamed_addr global i32 0, align 4

@alias_name = dso_local alias i32 (i32), i32 (i32)* @alias_target

declare extern_weak i32 @weak_reference() #0

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local i32 @alias_target(i32 noundef %0) #1 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
define dso_local { %struct.node*, i64 } @by_value(%struct.node* %0, i64 %1, i64 %2, i64 %3) local_unnamed_addr #1 {
  %5 = add i64 %2, %1
  %6 = and i64 %5, 4294967295
  %7 = and i64 %1, -4294967296
  %8 = or i64 %6, %7
  %9 = insertvalue { %struct.node*, i64 } poison, %struct.node* %0, 0
  %10 = insertvalue { %struct.node*, i64 } %9, i64 %8, 1
  ret { %struct.node*, i64 } %10
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #2 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #7
  %5 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #7
  call void @llvm.va_start(i8* nonnull %4)
  call void @llvm.va_copy(i8* nonnull %5, i8* nonnull %4)
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %36

7:                                                ; preds = %1
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %11 = load i8*, i8** %10, align 16
  %12 = load i32, i32* %8, align 16
  %13 = and i32 %0, 1
  %14 = icmp eq i32 %0, 1
  br i1 %14, label %17, label %15

15:                                               ; preds = %7
  %16 = and i32 %0, -2
  br label %41

17:                                               ; preds = %67, %7
  %18 = phi i32 [ undef, %7 ], [ %72, %67 ]
  %19 = phi i32 [ %12, %7 ], [ %68, %67 ]
  %20 = phi i32 [ 0, %7 ], [ %72, %67 ]
  %21 = icmp eq i32 %13, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %17
  %23 = icmp ult i32 %19, 41
  br i1 %23, label %27, label %24

24:                                               ; preds = %22
  %25 = load i8*, i8** %9, align 8
  %26 = getelementptr i8, i8* %25, i64 8
  store i8* %26, i8** %9, align 8
  br label %31

27:                                               ; preds = %22
  %28 = zext i32 %19 to i64
  %29 = getelementptr i8, i8* %11, i64 %28
  %30 = add nuw nsw i32 %19, 8
  store i32 %30, i32* %8, align 16
  br label %31

31:                                               ; preds = %27, %24
  %32 = phi i8* [ %29, %27 ], [ %25, %24 ]
  %33 = bitcast i8* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = add nsw i32 %34, %20
  br label %36

36:                                               ; preds = %31, %17, %1
  %37 = phi i32 [ 0, %1 ], [ %18, %17 ], [ %35, %31 ]
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 1
  %39 = load i32, i32* %38, align 4
  %40 = icmp ult i32 %39, 161
  br i1 %40, label %75, label %81

41:                                               ; preds = %67, %15
  %42 = phi i32 [ %12, %15 ], [ %68, %67 ]
  %43 = phi i32 [ 0, %15 ], [ %72, %67 ]
  %44 = phi i32 [ 0, %15 ], [ %73, %67 ]
  %45 = icmp ult i32 %42, 41
  br i1 %45, label %46, label %50

46:                                               ; preds = %41
  %47 = zext i32 %42 to i64
  %48 = getelementptr i8, i8* %11, i64 %47
  %49 = add nuw nsw i32 %42, 8
  store i32 %49, i32* %8, align 16
  br label %53

50:                                               ; preds = %41
  %51 = load i8*, i8** %9, align 8
  %52 = getelementptr i8, i8* %51, i64 8
  store i8* %52, i8** %9, align 8
  br label %53

53:                                               ; preds = %50, %46
  %54 = phi i32 [ %49, %46 ], [ %42, %50 ]
  %55 = phi i8* [ %48, %46 ], [ %51, %50 ]
  %56 = bitcast i8* %55 to i32*
  %57 = load i32, i32* %56, align 4
  %58 = add nsw i32 %57, %43
  %59 = icmp ult i32 %54, 41
  br i1 %59, label %63, label %60

60:                                               ; preds = %53
  %61 = load i8*, i8** %9, align 8
  %62 = getelementptr i8, i8* %61, i64 8
  store i8* %62, i8** %9, align 8
  br label %67

63:                                               ; preds = %53
  %64 = zext i32 %54 to i64
  %65 = getelementptr i8, i8* %11, i64 %64
  %66 = add nuw nsw i32 %54, 8
  store i32 %66, i32* %8, align 16
  br label %67

67:                                               ; preds = %63, %60
  %68 = phi i32 [ %66, %63 ], [ %54, %60 ]
  %69 = phi i8* [ %65, %63 ], [ %61, %60 ]
  %70 = bitcast i8* %69 to i32*
  %71 = load i32, i32* %70, align 4
  %72 = add nsw i32 %71, %58
  %73 = add i32 %44, 2
  %74 = icmp eq i32 %73, %16
  br i1 %74, label %17, label %41, !llvm.loop !5

75:                                               ; preds = %36
  %76 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 3
  %77 = load i8*, i8** %76, align 16
  %78 = zext i32 %39 to i64
  %79 = getelementptr i8, i8* %77, i64 %78
  %80 = add nuw nsw i32 %39, 16
  store i32 %80, i32* %38, align 4
  br label %85

81:                                               ; preds = %36
  %82 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, i32 2
  %83 = load i8*, i8** %82, align 8
  %84 = getelementptr i8, i8* %83, i64 8
  store i8* %84, i8** %82, align 8
  br label %85

85:                                               ; preds = %81, %75
  %86 = phi i8* [ %79, %75 ], [ %83, %81 ]
  %87 = bitcast i8* %86 to double*
  %88 = load double, double* %87, align 8
  %89 = fptosi double %88 to i32
  %90 = add nsw i32 %37, %89
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.va_end(i8* nonnull %4)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #7
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #7
  ret i32 %90
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn
define dso_local i32 @use(i32 noundef %0) local_unnamed_addr #5 {
  %2 = load i64, i64* bitcast (i32* getelementptr inbounds (%struct.node, %struct.node* @first, i64 0, i32 1) to i64*), align 8
  %3 = load i64, i64* bitcast (double* getelementptr inbounds (<{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>, <{ %union.number, { double, [8 x i8] }, { [12 x i8], [4 x i8] } }>* @numbers, i64 0, i32 1, i32 0) to i64*), align 16
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
  %6 = tail call i32 (i32, i8*, ...) bitcast (i32 (...)* @knr to i32 (i32, i8*, ...)*)(i32 noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #7
  %7 = add i32 %5, %2
  %8 = add i32 %7, %6
  store i32 %8, i32* %4, align 16, !tbaa !7
  br i1 icmp ne (i32 ()* @weak_reference, i32 ()* null), label %9, label %14

9:                                                ; preds = %1
  %10 = tail call i32 @weak_reference() #7
  %11 = sext i32 %0 to i64
  %12 = getelementptr inbounds i32, i32* %4, i64 %11
  store i32 %10, i32* %12, align 4, !tbaa !7
  %13 = load i32, i32* %4, align 16, !tbaa !7
  br label %14

14:                                               ; preds = %9, %1
  %15 = phi i32 [ %13, %9 ], [ %8, %1 ]
  %16 = load %struct.opaque*, %struct.opaque** @unknown, align 8, !tbaa !11
  %17 = icmp ne %struct.opaque* %16, null
  %18 = zext i1 %17 to i32
  %19 = load i32, i32* @thread_local_value, align 4, !tbaa !7
  %20 = load i32, i32* @tentative, align 4, !tbaa !7
  %21 = add i32 %19, %15
  %22 = add i32 %21, %18
  %23 = add i32 %22, %20
  ret i32 %23
}

declare i32 @knr(...) local_unnamed_addr #0

attributes #0 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind readnone uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { mustprogress nofree nosync nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind readonly uwtable willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !9, i64 0}
