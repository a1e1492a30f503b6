; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/odd_widths.c
; ModuleID = 'tests/programs/odd_widths.c'
source_filename = "tests/programs/odd_widths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i8], align 1
  %3 = alloca i7, align 1
  %4 = alloca i7, align 1
  %5 = alloca [3 x i7], align 1
  %6 = alloca i16, align 2
  %7 = alloca i24, align 4
  %8 = alloca [4 x i8], align 1
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca [4 x i8], align 1
  %12 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %13 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 0, !dbg !13
  call void @klee_make_symbolic(i8* noundef %13, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %14 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 0, !dbg !15
  %15 = load i8, i8* %14, align 1, !dbg !15
  %16 = zext i8 %15 to i32, !dbg !15
  %17 = add nsw i32 %16, 1, !dbg !16
  %18 = trunc i32 %17 to i7, !dbg !17
  store i7 %18, i7* %3, align 1, !dbg !18
  %19 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 1, !dbg !19
  %20 = load i8, i8* %19, align 1, !dbg !19
  %21 = trunc i8 %20 to i7, !dbg !20
  store i7 %21, i7* %4, align 1, !dbg !21
  %22 = load i7, i7* %3, align 1, !dbg !22
  switch i7 %22, label %25 [
    i7 3, label %23
    i7 6, label %24
  ], !dbg !23

23:                                               ; preds = %0
  store i32 9, i32* %1, align 4, !dbg !24
  br label %131, !dbg !24

24:                                               ; preds = %0
  store i32 10, i32* %1, align 4, !dbg !25
  br label %131, !dbg !25

25:                                               ; preds = %0
  %26 = load i7, i7* %4, align 1, !dbg !26
  switch i7 %26, label %29 [
    i7 4, label %27
    i7 5, label %28
  ], !dbg !27

27:                                               ; preds = %25
  store i32 11, i32* %1, align 4, !dbg !28
  br label %131, !dbg !28

28:                                               ; preds = %25
  store i32 12, i32* %1, align 4, !dbg !29
  br label %131, !dbg !29

29:                                               ; preds = %25
  %30 = getelementptr inbounds [3 x i7], [3 x i7]* %5, i64 0, i64 0, !dbg !30
  %31 = load i7, i7* %3, align 1, !dbg !31
  store i7 %31, i7* %30, align 1, !dbg !30
  %32 = getelementptr inbounds i7, i7* %30, i64 1, !dbg !30
  %33 = load i7, i7* %4, align 1, !dbg !32
  store i7 %33, i7* %32, align 1, !dbg !30
  %34 = getelementptr inbounds i7, i7* %32, i64 1, !dbg !30
  store i7 5, i7* %34, align 1, !dbg !30
  %35 = getelementptr inbounds [3 x i7], [3 x i7]* %5, i64 0, i64 0, !dbg !33
  %36 = bitcast i7* %35 to i24*, !dbg !33
  %37 = load i24, i24* %36, align 1, !dbg !33
  %38 = zext i24 %37 to i32, !dbg !33
  %39 = icmp eq i32 %38, 332067, !dbg !34
  br i1 %39, label %40, label %41, !dbg !33

40:                                               ; preds = %29
  store i32 13, i32* %1, align 4, !dbg !35
  br label %131, !dbg !35

41:                                               ; preds = %29
  %42 = bitcast i16* %6 to i8*, !dbg !36
  %43 = getelementptr inbounds [3 x i7], [3 x i7]* %5, i64 0, i64 0, !dbg !36
  %44 = bitcast i7* %43 to i8*, !dbg !36
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 2 %42, i8* align 1 %44, i64 2, i1 false), !dbg !36
  %45 = load i16, i16* %6, align 2, !dbg !37
  %46 = zext i16 %45 to i32, !dbg !37
  %47 = icmp eq i32 %46, 16645, !dbg !38
  br i1 %47, label %48, label %49, !dbg !37

48:                                               ; preds = %41
  store i32 1, i32* %1, align 4, !dbg !39
  br label %131, !dbg !39

49:                                               ; preds = %41
  %50 = bitcast i24* %7 to i8*, !dbg !40
  %51 = getelementptr inbounds [3 x i7], [3 x i7]* %5, i64 0, i64 0, !dbg !40
  %52 = bitcast i7* %51 to i8*, !dbg !40
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %50, i8* align 1 %52, i64 3, i1 false), !dbg !40
  %53 = load i24, i24* %7, align 4, !dbg !41
  %54 = zext i24 %53 to i32, !dbg !41
  %55 = icmp eq i32 %54, 332066, !dbg !42
  br i1 %55, label %56, label %57, !dbg !41

56:                                               ; preds = %49
  store i32 8, i32* %1, align 4, !dbg !43
  br label %131, !dbg !43

57:                                               ; preds = %49
  %58 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0, !dbg !44
  %59 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 0, !dbg !45
  %60 = load i8, i8* %59, align 1, !dbg !45
  %61 = zext i8 %60 to i32, !dbg !45
  %62 = icmp slt i32 %61, 7, !dbg !46
  %63 = zext i1 %62 to i8, !dbg !44
  store i8 %63, i8* %58, align 1, !dbg !44
  %64 = getelementptr inbounds i8, i8* %58, i64 1, !dbg !44
  %65 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 1, !dbg !47
  %66 = load i8, i8* %65, align 1, !dbg !47
  %67 = zext i8 %66 to i32, !dbg !47
  %68 = icmp sgt i32 %67, 200, !dbg !48
  %69 = zext i1 %68 to i8, !dbg !44
  store i8 %69, i8* %64, align 1, !dbg !44
  %70 = getelementptr inbounds i8, i8* %64, i64 1, !dbg !44
  %71 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 0, !dbg !49
  %72 = load i8, i8* %71, align 1, !dbg !49
  %73 = zext i8 %72 to i32, !dbg !49
  %74 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 1, !dbg !50
  %75 = load i8, i8* %74, align 1, !dbg !50
  %76 = zext i8 %75 to i32, !dbg !50
  %77 = icmp eq i32 %73, %76, !dbg !51
  %78 = zext i1 %77 to i8, !dbg !44
  store i8 %78, i8* %70, align 1, !dbg !44
  %79 = getelementptr inbounds i8, i8* %70, i64 1, !dbg !44
  %80 = getelementptr inbounds [2 x i8], [2 x i8]* %2, i64 0, i64 1, !dbg !52
  %81 = load i8, i8* %80, align 1, !dbg !52
  %82 = zext i8 %81 to i32, !dbg !52
  %83 = and i32 %82, 1, !dbg !53
  %84 = icmp ne i32 %83, 0, !dbg !52
  %85 = zext i1 %84 to i8, !dbg !44
  store i8 %85, i8* %79, align 1, !dbg !44
  %86 = bitcast i32* %9 to i8*, !dbg !54
  %87 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0, !dbg !54
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %86, i8* align 1 %87, i64 4, i1 false), !dbg !54
  %88 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 2, !dbg !55
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %10, i8* align 1 %88, i64 1, i1 false), !dbg !56
  %89 = load i8, i8* %10, align 1, !dbg !57
  %90 = icmp ne i8 %89, 0, !dbg !57
  br i1 %90, label %91, label %96, !dbg !57

91:                                               ; preds = %57
  %92 = load i32, i32* %9, align 4, !dbg !58
  %93 = icmp eq i32 %92, 16842753, !dbg !59
  %94 = zext i1 %93 to i64, !dbg !58
  %95 = select i1 %93, i32 2, i32 3, !dbg !58
  store i32 %95, i32* %1, align 4, !dbg !60
  br label %131, !dbg !60

96:                                               ; preds = %57
  %97 = load i32, i32* %9, align 4, !dbg !61
  %98 = icmp eq i32 %97, 16777473, !dbg !62
  br i1 %98, label %99, label %100, !dbg !61

99:                                               ; preds = %96
  store i32 4, i32* %1, align 4, !dbg !63
  br label %131, !dbg !63

100:                                              ; preds = %96
  %101 = bitcast i24* %7 to i8*, !dbg !64
  %102 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 1, !dbg !65
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %101, i8* align 1 %102, i64 3, i1 false), !dbg !64
  %103 = load i24, i24* %7, align 4, !dbg !66
  %104 = zext i24 %103 to i32, !dbg !66
  %105 = icmp eq i32 %104, 65537, !dbg !67
  br i1 %105, label %106, label %107, !dbg !66

106:                                              ; preds = %100
  store i32 7, i32* %1, align 4, !dbg !68
  br label %131, !dbg !68

107:                                              ; preds = %100
  store i32 0, i32* %12, align 4, !dbg !69
  br label %108, !dbg !70

108:                                              ; preds = %121, %107
  %109 = load i32, i32* %12, align 4, !dbg !71
  %110 = icmp slt i32 %109, 4, !dbg !72
  br i1 %110, label %111, label %124, !dbg !73

111:                                              ; preds = %108
  %112 = getelementptr inbounds [4 x i8], [4 x i8]* %8, i64 0, i64 0, !dbg !74
  %113 = load i32, i32* %12, align 4, !dbg !75
  %114 = sub nsw i32 3, %113, !dbg !76
  %115 = sext i32 %114 to i64, !dbg !74
  %116 = getelementptr inbounds i8, i8* %112, i64 %115, !dbg !74
  %117 = load i8, i8* %116, align 1, !dbg !74
  %118 = load i32, i32* %12, align 4, !dbg !77
  %119 = sext i32 %118 to i64, !dbg !78
  %120 = getelementptr inbounds [4 x i8], [4 x i8]* %11, i64 0, i64 %119, !dbg !78
  store i8 %117, i8* %120, align 1, !dbg !79
  br label %121, !dbg !78

121:                                              ; preds = %111
  %122 = load i32, i32* %12, align 4, !dbg !80
  %123 = add nsw i32 %122, 1, !dbg !80
  store i32 %123, i32* %12, align 4, !dbg !80
  br label %108, !dbg !73, !llvm.loop !81

124:                                              ; preds = %108
  %125 = bitcast i32* %9 to i8*, !dbg !84
  %126 = getelementptr inbounds [4 x i8], [4 x i8]* %11, i64 0, i64 0, !dbg !84
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %125, i8* align 1 %126, i64 4, i1 false), !dbg !84
  %127 = load i32, i32* %9, align 4, !dbg !85
  %128 = icmp eq i32 %127, 256, !dbg !86
  %129 = zext i1 %128 to i64, !dbg !85
  %130 = select i1 %128, i32 5, i32 6, !dbg !85
  store i32 %130, i32* %1, align 4, !dbg !87
  br label %131, !dbg !87

131:                                              ; preds = %124, %106, %99, %91, %56, %48, %40, %28, %27, %24, %23
  %132 = load i32, i32* %1, align 4, !dbg !88
  ret i32 %132, !dbg !88
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/odd_widths.c", directory: ".", checksumkind: CSK_MD5, checksum: "32fa4b1e7e59a2328f2f93e1b8fff02b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 24, scope: !10)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 10, column: 55, scope: !10)
!16 = !DILocation(line: 10, column: 60, scope: !10)
!17 = !DILocation(line: 10, column: 33, scope: !10)
!18 = !DILocation(line: 10, column: 25, scope: !10)
!19 = !DILocation(line: 11, column: 54, scope: !10)
!20 = !DILocation(line: 11, column: 33, scope: !10)
!21 = !DILocation(line: 11, column: 25, scope: !10)
!22 = !DILocation(line: 13, column: 13, scope: !10)
!23 = !DILocation(line: 13, column: 5, scope: !10)
!24 = !DILocation(line: 15, column: 9, scope: !10)
!25 = !DILocation(line: 17, column: 9, scope: !10)
!26 = !DILocation(line: 19, column: 13, scope: !10)
!27 = !DILocation(line: 19, column: 5, scope: !10)
!28 = !DILocation(line: 21, column: 9, scope: !10)
!29 = !DILocation(line: 23, column: 9, scope: !10)
!30 = !DILocation(line: 25, column: 37, scope: !10)
!31 = !DILocation(line: 25, column: 38, scope: !10)
!32 = !DILocation(line: 25, column: 45, scope: !10)
!33 = !DILocation(line: 26, column: 9, scope: !10)
!34 = !DILocation(line: 26, column: 41, scope: !10)
!35 = !DILocation(line: 27, column: 9, scope: !10)
!36 = !DILocation(line: 29, column: 5, scope: !10)
!37 = !DILocation(line: 30, column: 9, scope: !10)
!38 = !DILocation(line: 30, column: 14, scope: !10)
!39 = !DILocation(line: 31, column: 9, scope: !10)
!40 = !DILocation(line: 33, column: 5, scope: !10)
!41 = !DILocation(line: 34, column: 9, scope: !10)
!42 = !DILocation(line: 34, column: 15, scope: !10)
!43 = !DILocation(line: 35, column: 9, scope: !10)
!44 = !DILocation(line: 36, column: 22, scope: !10)
!45 = !DILocation(line: 36, column: 23, scope: !10)
!46 = !DILocation(line: 36, column: 28, scope: !10)
!47 = !DILocation(line: 36, column: 33, scope: !10)
!48 = !DILocation(line: 36, column: 38, scope: !10)
!49 = !DILocation(line: 36, column: 45, scope: !10)
!50 = !DILocation(line: 36, column: 53, scope: !10)
!51 = !DILocation(line: 36, column: 50, scope: !10)
!52 = !DILocation(line: 36, column: 59, scope: !10)
!53 = !DILocation(line: 36, column: 64, scope: !10)
!54 = !DILocation(line: 39, column: 5, scope: !10)
!55 = !DILocation(line: 40, column: 19, scope: !10)
!56 = !DILocation(line: 40, column: 5, scope: !10)
!57 = !DILocation(line: 41, column: 9, scope: !10)
!58 = !DILocation(line: 42, column: 16, scope: !10)
!59 = !DILocation(line: 42, column: 20, scope: !10)
!60 = !DILocation(line: 42, column: 9, scope: !10)
!61 = !DILocation(line: 43, column: 9, scope: !10)
!62 = !DILocation(line: 43, column: 13, scope: !10)
!63 = !DILocation(line: 44, column: 9, scope: !10)
!64 = !DILocation(line: 45, column: 5, scope: !10)
!65 = !DILocation(line: 45, column: 21, scope: !10)
!66 = !DILocation(line: 46, column: 9, scope: !10)
!67 = !DILocation(line: 46, column: 15, scope: !10)
!68 = !DILocation(line: 47, column: 9, scope: !10)
!69 = !DILocation(line: 49, column: 14, scope: !10)
!70 = !DILocation(line: 49, column: 10, scope: !10)
!71 = !DILocation(line: 49, column: 21, scope: !10)
!72 = !DILocation(line: 49, column: 23, scope: !10)
!73 = !DILocation(line: 49, column: 5, scope: !10)
!74 = !DILocation(line: 50, column: 19, scope: !10)
!75 = !DILocation(line: 50, column: 48, scope: !10)
!76 = !DILocation(line: 50, column: 46, scope: !10)
!77 = !DILocation(line: 50, column: 14, scope: !10)
!78 = !DILocation(line: 50, column: 9, scope: !10)
!79 = !DILocation(line: 50, column: 17, scope: !10)
!80 = !DILocation(line: 49, column: 29, scope: !10)
!81 = distinct !{!81, !73, !82, !83}
!82 = !DILocation(line: 50, column: 49, scope: !10)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 51, column: 5, scope: !10)
!85 = !DILocation(line: 52, column: 12, scope: !10)
!86 = !DILocation(line: 52, column: 16, scope: !10)
!87 = !DILocation(line: 52, column: 5, scope: !10)
!88 = !DILocation(line: 53, column: 1, scope: !10)
