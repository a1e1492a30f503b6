; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -ffp-contract=off benches/kernels/matrix.c
; ModuleID = 'benches/kernels/matrix.c'
source_filename = "benches/kernels/matrix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, i16 }

@a = internal global [48 x [48 x double]] zeroinitializer, align 16
@b = internal global [48 x [48 x double]] zeroinitializer, align 16
@c = internal global [48 x [48 x double]] zeroinitializer, align 16
@items = internal global [6000 x %struct.item] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  store i32 12345, i32* %2, align 4
  store i32 0, i32* %3, align 4
  store i32 0, i32* %4, align 4
  br label %10

10:                                               ; preds = %122, %0
  %11 = load i32, i32* %4, align 4
  %12 = icmp slt i32 %11, 6
  br i1 %12, label %13, label %125

13:                                               ; preds = %10
  store i32 0, i32* %5, align 4
  br label %14

14:                                               ; preds = %49, %13
  %15 = load i32, i32* %5, align 4
  %16 = icmp slt i32 %15, 48
  br i1 %16, label %17, label %52

17:                                               ; preds = %14
  store i32 0, i32* %6, align 4
  br label %18

18:                                               ; preds = %45, %17
  %19 = load i32, i32* %6, align 4
  %20 = icmp slt i32 %19, 48
  br i1 %20, label %21, label %48

21:                                               ; preds = %18
  %22 = load i32, i32* %5, align 4
  %23 = load i32, i32* %4, align 4
  %24 = add nsw i32 %22, %23
  %25 = srem i32 %24, 7
  %26 = sitofp i32 %25 to double
  %27 = load i32, i32* %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @a, i64 0, i64 %28
  %30 = load i32, i32* %6, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [48 x double], [48 x double]* %29, i64 0, i64 %31
  store double %26, double* %32, align 8
  %33 = load i32, i32* %6, align 4
  %34 = mul nsw i32 %33, 3
  %35 = load i32, i32* %5, align 4
  %36 = add nsw i32 %34, %35
  %37 = srem i32 %36, 5
  %38 = sitofp i32 %37 to double
  %39 = load i32, i32* %5, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @b, i64 0, i64 %40
  %42 = load i32, i32* %6, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [48 x double], [48 x double]* %41, i64 0, i64 %43
  store double %38, double* %44, align 8
  br label %45

45:                                               ; preds = %21
  %46 = load i32, i32* %6, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, i32* %6, align 4
  br label %18, !llvm.loop !6

48:                                               ; preds = %18
  br label %49

49:                                               ; preds = %48
  %50 = load i32, i32* %5, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, i32* %5, align 4
  br label %14, !llvm.loop !8

52:                                               ; preds = %14
  call void @multiply()
  store i32 0, i32* %7, align 4
  br label %53

53:                                               ; preds = %68, %52
  %54 = load i32, i32* %7, align 4
  %55 = icmp slt i32 %54, 48
  br i1 %55, label %56, label %71

56:                                               ; preds = %53
  %57 = load i32, i32* %7, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @c, i64 0, i64 %58
  %60 = load i32, i32* %7, align 4
  %61 = sub nsw i32 47, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [48 x double], [48 x double]* %59, i64 0, i64 %62
  %64 = load double, double* %63, align 8
  %65 = fptoui double %64 to i32
  %66 = load i32, i32* %3, align 4
  %67 = add i32 %66, %65
  store i32 %67, i32* %3, align 4
  br label %68

68:                                               ; preds = %56
  %69 = load i32, i32* %7, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, i32* %7, align 4
  br label %53, !llvm.loop !9

71:                                               ; preds = %53
  store i32 0, i32* %8, align 4
  br label %72

72:                                               ; preds = %91, %71
  %73 = load i32, i32* %8, align 4
  %74 = icmp slt i32 %73, 6000
  br i1 %74, label %75, label %94

75:                                               ; preds = %72
  %76 = load i32, i32* %2, align 4
  %77 = mul i32 %76, 1103515245
  %78 = add i32 %77, 12345
  store i32 %78, i32* %2, align 4
  %79 = load i32, i32* %2, align 4
  %80 = lshr i32 %79, 8
  %81 = load i32, i32* %8, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %82
  %84 = getelementptr inbounds %struct.item, %struct.item* %83, i32 0, i32 0
  store i32 %80, i32* %84, align 8
  %85 = load i32, i32* %8, align 4
  %86 = trunc i32 %85 to i16
  %87 = load i32, i32* %8, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %88
  %90 = getelementptr inbounds %struct.item, %struct.item* %89, i32 0, i32 1
  store i16 %86, i16* %90, align 4
  br label %91

91:                                               ; preds = %75
  %92 = load i32, i32* %8, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, i32* %8, align 4
  br label %72, !llvm.loop !10

94:                                               ; preds = %72
  call void @sort(%struct.item* noundef getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 0), %struct.item* noundef getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 1, i64 -1))
  store i32 1, i32* %9, align 4
  br label %95

95:                                               ; preds = %113, %94
  %96 = load i32, i32* %9, align 4
  %97 = icmp slt i32 %96, 6000
  br i1 %97, label %98, label %116

98:                                               ; preds = %95
  %99 = load i32, i32* %9, align 4
  %100 = sub nsw i32 %99, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %101
  %103 = getelementptr inbounds %struct.item, %struct.item* %102, i32 0, i32 0
  %104 = load i32, i32* %103, align 8
  %105 = load i32, i32* %9, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 %106
  %108 = getelementptr inbounds %struct.item, %struct.item* %107, i32 0, i32 0
  %109 = load i32, i32* %108, align 8
  %110 = icmp sgt i32 %104, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %98
  store i32 128, i32* %1, align 4
  br label %128

112:                                              ; preds = %98
  br label %113

113:                                              ; preds = %112
  %114 = load i32, i32* %9, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, i32* %9, align 4
  br label %95, !llvm.loop !11

116:                                              ; preds = %95
  %117 = load i32, i32* %3, align 4
  %118 = mul i32 %117, 31
  %119 = load i16, i16* getelementptr inbounds ([6000 x %struct.item], [6000 x %struct.item]* @items, i64 0, i64 3000, i32 1), align 4
  %120 = sext i16 %119 to i32
  %121 = add i32 %118, %120
  store i32 %121, i32* %3, align 4
  br label %122

122:                                              ; preds = %116
  %123 = load i32, i32* %4, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, i32* %4, align 4
  br label %10, !llvm.loop !12

125:                                              ; preds = %10
  %126 = load i32, i32* %3, align 4
  %127 = and i32 %126, 127
  store i32 %127, i32* %1, align 4
  br label %128

128:                                              ; preds = %125, %111
  %129 = load i32, i32* %1, align 4
  ret i32 %129
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @multiply() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  br label %5

5:                                                ; preds = %49, %0
  %6 = load i32, i32* %1, align 4
  %7 = icmp slt i32 %6, 48
  br i1 %7, label %8, label %52

8:                                                ; preds = %5
  store i32 0, i32* %2, align 4
  br label %9

9:                                                ; preds = %45, %8
  %10 = load i32, i32* %2, align 4
  %11 = icmp slt i32 %10, 48
  br i1 %11, label %12, label %48

12:                                               ; preds = %9
  store double 0.000000e+00, double* %3, align 8
  store i32 0, i32* %4, align 4
  br label %13

13:                                               ; preds = %34, %12
  %14 = load i32, i32* %4, align 4
  %15 = icmp slt i32 %14, 48
  br i1 %15, label %16, label %37

16:                                               ; preds = %13
  %17 = load i32, i32* %1, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @a, i64 0, i64 %18
  %20 = load i32, i32* %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [48 x double], [48 x double]* %19, i64 0, i64 %21
  %23 = load double, double* %22, align 8
  %24 = load i32, i32* %4, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @b, i64 0, i64 %25
  %27 = load i32, i32* %2, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [48 x double], [48 x double]* %26, i64 0, i64 %28
  %30 = load double, double* %29, align 8
  %31 = fmul double %23, %30
  %32 = load double, double* %3, align 8
  %33 = fadd double %32, %31
  store double %33, double* %3, align 8
  br label %34

34:                                               ; preds = %16
  %35 = load i32, i32* %4, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, i32* %4, align 4
  br label %13, !llvm.loop !13

37:                                               ; preds = %13
  %38 = load double, double* %3, align 8
  %39 = load i32, i32* %1, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [48 x [48 x double]], [48 x [48 x double]]* @c, i64 0, i64 %40
  %42 = load i32, i32* %2, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [48 x double], [48 x double]* %41, i64 0, i64 %43
  store double %38, double* %44, align 8
  br label %45

45:                                               ; preds = %37
  %46 = load i32, i32* %2, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, i32* %2, align 4
  br label %9, !llvm.loop !14

48:                                               ; preds = %9
  br label %49

49:                                               ; preds = %48
  %50 = load i32, i32* %1, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, i32* %1, align 4
  br label %5, !llvm.loop !15

52:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sort(%struct.item* noundef %0, %struct.item* noundef %1) #0 {
  %3 = alloca %struct.item*, align 8
  %4 = alloca %struct.item*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.item*, align 8
  %7 = alloca %struct.item*, align 8
  %8 = alloca %struct.item, align 4
  store %struct.item* %0, %struct.item** %3, align 8
  store %struct.item* %1, %struct.item** %4, align 8
  br label %9

9:                                                ; preds = %91, %2
  %10 = load %struct.item*, %struct.item** %3, align 8
  %11 = load %struct.item*, %struct.item** %4, align 8
  %12 = icmp ult %struct.item* %10, %11
  br i1 %12, label %13, label %92

13:                                               ; preds = %9
  %14 = load %struct.item*, %struct.item** %3, align 8
  %15 = load %struct.item*, %struct.item** %4, align 8
  %16 = load %struct.item*, %struct.item** %3, align 8
  %17 = ptrtoint %struct.item* %15 to i64
  %18 = ptrtoint %struct.item* %16 to i64
  %19 = sub i64 %17, %18
  %20 = sdiv exact i64 %19, 8
  %21 = sdiv i64 %20, 2
  %22 = getelementptr inbounds %struct.item, %struct.item* %14, i64 %21
  %23 = getelementptr inbounds %struct.item, %struct.item* %22, i32 0, i32 0
  %24 = load i32, i32* %23, align 4
  store i32 %24, i32* %5, align 4
  %25 = load %struct.item*, %struct.item** %3, align 8
  store %struct.item* %25, %struct.item** %6, align 8
  %26 = load %struct.item*, %struct.item** %4, align 8
  store %struct.item* %26, %struct.item** %7, align 8
  br label %27

27:                                               ; preds = %68, %13
  %28 = load %struct.item*, %struct.item** %6, align 8
  %29 = load %struct.item*, %struct.item** %7, align 8
  %30 = icmp ule %struct.item* %28, %29
  br i1 %30, label %31, label %69

31:                                               ; preds = %27
  br label %32

32:                                               ; preds = %38, %31
  %33 = load %struct.item*, %struct.item** %6, align 8
  %34 = getelementptr inbounds %struct.item, %struct.item* %33, i32 0, i32 0
  %35 = load i32, i32* %34, align 4
  %36 = load i32, i32* %5, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = load %struct.item*, %struct.item** %6, align 8
  %40 = getelementptr inbounds %struct.item, %struct.item* %39, i32 1
  store %struct.item* %40, %struct.item** %6, align 8
  br label %32, !llvm.loop !16

41:                                               ; preds = %32
  br label %42

42:                                               ; preds = %48, %41
  %43 = load i32, i32* %5, align 4
  %44 = load %struct.item*, %struct.item** %7, align 8
  %45 = getelementptr inbounds %struct.item, %struct.item* %44, i32 0, i32 0
  %46 = load i32, i32* %45, align 4
  %47 = icmp slt i32 %43, %46
  br i1 %47, label %48, label %51

48:                                               ; preds = %42
  %49 = load %struct.item*, %struct.item** %7, align 8
  %50 = getelementptr inbounds %struct.item, %struct.item* %49, i32 -1
  store %struct.item* %50, %struct.item** %7, align 8
  br label %42, !llvm.loop !17

51:                                               ; preds = %42
  %52 = load %struct.item*, %struct.item** %6, align 8
  %53 = load %struct.item*, %struct.item** %7, align 8
  %54 = icmp ule %struct.item* %52, %53
  br i1 %54, label %55, label %68

55:                                               ; preds = %51
  %56 = load %struct.item*, %struct.item** %6, align 8
  %57 = bitcast %struct.item* %8 to i8*
  %58 = bitcast %struct.item* %56 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %57, i8* align 4 %58, i64 8, i1 false)
  %59 = load %struct.item*, %struct.item** %6, align 8
  %60 = getelementptr inbounds %struct.item, %struct.item* %59, i32 1
  store %struct.item* %60, %struct.item** %6, align 8
  %61 = load %struct.item*, %struct.item** %7, align 8
  %62 = bitcast %struct.item* %59 to i8*
  %63 = bitcast %struct.item* %61 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %62, i8* align 4 %63, i64 8, i1 false)
  %64 = load %struct.item*, %struct.item** %7, align 8
  %65 = getelementptr inbounds %struct.item, %struct.item* %64, i32 -1
  store %struct.item* %65, %struct.item** %7, align 8
  %66 = bitcast %struct.item* %64 to i8*
  %67 = bitcast %struct.item* %8 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %66, i8* align 4 %67, i64 8, i1 false)
  br label %68

68:                                               ; preds = %55, %51
  br label %27, !llvm.loop !18

69:                                               ; preds = %27
  %70 = load %struct.item*, %struct.item** %7, align 8
  %71 = load %struct.item*, %struct.item** %3, align 8
  %72 = ptrtoint %struct.item* %70 to i64
  %73 = ptrtoint %struct.item* %71 to i64
  %74 = sub i64 %72, %73
  %75 = sdiv exact i64 %74, 8
  %76 = load %struct.item*, %struct.item** %4, align 8
  %77 = load %struct.item*, %struct.item** %6, align 8
  %78 = ptrtoint %struct.item* %76 to i64
  %79 = ptrtoint %struct.item* %77 to i64
  %80 = sub i64 %78, %79
  %81 = sdiv exact i64 %80, 8
  %82 = icmp slt i64 %75, %81
  br i1 %82, label %83, label %87

83:                                               ; preds = %69
  %84 = load %struct.item*, %struct.item** %3, align 8
  %85 = load %struct.item*, %struct.item** %7, align 8
  call void @sort(%struct.item* noundef %84, %struct.item* noundef %85)
  %86 = load %struct.item*, %struct.item** %6, align 8
  store %struct.item* %86, %struct.item** %3, align 8
  br label %91

87:                                               ; preds = %69
  %88 = load %struct.item*, %struct.item** %6, align 8
  %89 = load %struct.item*, %struct.item** %4, align 8
  call void @sort(%struct.item* noundef %88, %struct.item* noundef %89)
  %90 = load %struct.item*, %struct.item** %7, align 8
  store %struct.item* %90, %struct.item** %4, align 8
  br label %91

91:                                               ; preds = %87, %83
  br label %9, !llvm.loop !19

92:                                               ; preds = %9
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
!19 = distinct !{!19, !7}
