; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/table_parser.c
; ModuleID = 'tests/programs/table_parser.c'
source_filename = "tests/programs/table_parser.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.parser = type { ptr, i32, [40 x %struct.entry] }
%struct.entry = type { i16, i16, [2 x i64] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@parser = internal global %struct.parser zeroinitializer, align 8
@classes = internal constant [16 x i8] c"\00\00\00\01\01\02\03\05\00\02\03\01\02\03\00\05", align 16
@actions = internal constant [9 x [6 x i8]] [[6 x i8] c"\03\00\04\00\00\00", [6 x i8] c"\00\05\00\00c\00", [6 x i8] c"\00\FE\00\FE\FE\00", [6 x i8] c"\00\FD\00\FD\FD\00", [6 x i8] c"\03\00\04\00\00\00", [6 x i8] c"\03\00\04\00\00\00", [6 x i8] c"\00\05\00\08\00\00", [6 x i8] c"\00\FF\00\FF\FF\00", [6 x i8] c"\00\FC\00\FC\FC\00"], align 16
@moves = internal constant [5 x i8] c"\00\FD\FF\FF\FD", align 1
@gotos = internal constant [9 x [2 x i8]] [[2 x i8] c"\01\02", [2 x i8] zeroinitializer, [2 x i8] zeroinitializer, [2 x i8] zeroinitializer, [2 x i8] c"\06\02", [2 x i8] c"\00\07", [2 x i8] zeroinitializer, [2 x i8] zeroinitializer, [2 x i8] zeroinitializer], align 16
@makes = internal constant [5 x i8] c"\00\00\00\01\01", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  store ptr @parser, ptr %3, align 8, !dbg !14
  %8 = load ptr, ptr %3, align 8, !dbg !15
  %9 = getelementptr inbounds %struct.parser, ptr %8, i32 0, i32 2, !dbg !16
  %10 = getelementptr inbounds [40 x %struct.entry], ptr %9, i64 0, i64 0, !dbg !15
  %11 = getelementptr inbounds %struct.entry, ptr %10, i64 3, !dbg !17
  %12 = load ptr, ptr %3, align 8, !dbg !18
  %13 = getelementptr inbounds %struct.parser, ptr %12, i32 0, i32 0, !dbg !19
  store ptr %11, ptr %13, align 8, !dbg !20
  store i32 0, ptr %4, align 4, !dbg !21
  br label %14, !dbg !22

14:                                               ; preds = %114, %0
  %15 = load i32, ptr %4, align 4, !dbg !23
  %16 = icmp slt i32 %15, 5, !dbg !24
  br i1 %16, label %17, label %117, !dbg !25

17:                                               ; preds = %14
  %18 = load i16, ptr %2, align 2, !dbg !26
  %19 = zext i16 %18 to i32, !dbg !26
  %20 = load i32, ptr %4, align 4, !dbg !27
  %21 = mul nsw i32 4, %20, !dbg !28
  %22 = ashr i32 %19, %21, !dbg !29
  %23 = and i32 %22, 15, !dbg !30
  store i32 %23, ptr %5, align 4, !dbg !31
  %24 = load i32, ptr %4, align 4, !dbg !32
  %25 = icmp slt i32 %24, 4, !dbg !33
  br i1 %25, label %26, label %32, !dbg !32

26:                                               ; preds = %17
  %27 = load i32, ptr %5, align 4, !dbg !34
  %28 = sext i32 %27 to i64, !dbg !35
  %29 = getelementptr inbounds [16 x i8], ptr @classes, i64 0, i64 %28, !dbg !35
  %30 = load i8, ptr %29, align 1, !dbg !35
  %31 = zext i8 %30 to i32, !dbg !35
  br label %33, !dbg !32

32:                                               ; preds = %17
  br label %33, !dbg !32

33:                                               ; preds = %32, %26
  %34 = phi i32 [ %31, %26 ], [ 4, %32 ], !dbg !32
  store i32 %34, ptr %6, align 4, !dbg !36
  br label %35, !dbg !37

35:                                               ; preds = %49, %33
  %36 = load ptr, ptr %3, align 8, !dbg !38
  %37 = getelementptr inbounds %struct.parser, ptr %36, i32 0, i32 0, !dbg !39
  %38 = load ptr, ptr %37, align 8, !dbg !39
  %39 = getelementptr inbounds %struct.entry, ptr %38, i32 0, i32 0, !dbg !40
  %40 = load i16, ptr %39, align 8, !dbg !40
  %41 = sext i16 %40 to i64, !dbg !41
  %42 = getelementptr inbounds [9 x [6 x i8]], ptr @actions, i64 0, i64 %41, !dbg !41
  %43 = load i32, ptr %6, align 4, !dbg !42
  %44 = sext i32 %43 to i64, !dbg !41
  %45 = getelementptr inbounds [6 x i8], ptr %42, i64 0, i64 %44, !dbg !41
  %46 = load i8, ptr %45, align 1, !dbg !41
  %47 = sext i8 %46 to i32, !dbg !41
  store i32 %47, ptr %7, align 4, !dbg !43
  %48 = icmp slt i32 %47, 0, !dbg !44
  br i1 %48, label %49, label %53, !dbg !37

49:                                               ; preds = %35
  %50 = load ptr, ptr %3, align 8, !dbg !45
  %51 = load i32, ptr %7, align 4, !dbg !46
  %52 = sub nsw i32 0, %51, !dbg !47
  call void @reduce(ptr noundef %50, i32 noundef %52), !dbg !48
  br label %35, !dbg !37, !llvm.loop !49

53:                                               ; preds = %35
  %54 = load i32, ptr %7, align 4, !dbg !52
  %55 = icmp eq i32 %54, 99, !dbg !53
  br i1 %55, label %56, label %69, !dbg !52

56:                                               ; preds = %53
  %57 = load ptr, ptr %3, align 8, !dbg !54
  %58 = getelementptr inbounds %struct.parser, ptr %57, i32 0, i32 0, !dbg !55
  %59 = load ptr, ptr %58, align 8, !dbg !55
  %60 = getelementptr inbounds %struct.entry, ptr %59, i32 0, i32 2, !dbg !56
  %61 = getelementptr inbounds [2 x i64], ptr %60, i64 0, i64 0, !dbg !54
  %62 = load i64, ptr %61, align 8, !dbg !54
  %63 = load ptr, ptr %3, align 8, !dbg !57
  %64 = getelementptr inbounds %struct.parser, ptr %63, i32 0, i32 1, !dbg !58
  %65 = load i32, ptr %64, align 8, !dbg !58
  %66 = sext i32 %65 to i64, !dbg !57
  %67 = add nsw i64 %62, %66, !dbg !59
  %68 = trunc i64 %67 to i32, !dbg !54
  store i32 %68, ptr %1, align 4, !dbg !60
  br label %118, !dbg !60

69:                                               ; preds = %53
  %70 = load i32, ptr %7, align 4, !dbg !61
  %71 = icmp eq i32 %70, 0, !dbg !62
  br i1 %71, label %72, label %89, !dbg !61

72:                                               ; preds = %69
  %73 = load ptr, ptr %3, align 8, !dbg !63
  %74 = getelementptr inbounds %struct.parser, ptr %73, i32 0, i32 0, !dbg !64
  %75 = load ptr, ptr %74, align 8, !dbg !64
  %76 = load ptr, ptr %3, align 8, !dbg !65
  %77 = getelementptr inbounds %struct.parser, ptr %76, i32 0, i32 2, !dbg !66
  %78 = getelementptr inbounds [40 x %struct.entry], ptr %77, i64 0, i64 0, !dbg !65
  %79 = ptrtoint ptr %75 to i64, !dbg !67
  %80 = ptrtoint ptr %78 to i64, !dbg !67
  %81 = sub i64 %79, %80, !dbg !67
  %82 = sdiv exact i64 %81, 24, !dbg !67
  %83 = add nsw i64 100, %82, !dbg !68
  %84 = load i32, ptr %4, align 4, !dbg !69
  %85 = mul nsw i32 %84, 10, !dbg !70
  %86 = sext i32 %85 to i64, !dbg !69
  %87 = add nsw i64 %83, %86, !dbg !71
  %88 = trunc i64 %87 to i32, !dbg !72
  store i32 %88, ptr %1, align 4, !dbg !73
  br label %118, !dbg !73

89:                                               ; preds = %69
  %90 = load ptr, ptr %3, align 8, !dbg !74
  %91 = getelementptr inbounds %struct.parser, ptr %90, i32 0, i32 0, !dbg !75
  %92 = load ptr, ptr %91, align 8, !dbg !76
  %93 = getelementptr inbounds %struct.entry, ptr %92, i32 1, !dbg !76
  store ptr %93, ptr %91, align 8, !dbg !76
  %94 = load i32, ptr %7, align 4, !dbg !77
  %95 = trunc i32 %94 to i16, !dbg !77
  %96 = load ptr, ptr %3, align 8, !dbg !78
  %97 = getelementptr inbounds %struct.parser, ptr %96, i32 0, i32 0, !dbg !79
  %98 = load ptr, ptr %97, align 8, !dbg !79
  %99 = getelementptr inbounds %struct.entry, ptr %98, i32 0, i32 0, !dbg !80
  store i16 %95, ptr %99, align 8, !dbg !81
  %100 = load i32, ptr %6, align 4, !dbg !82
  %101 = trunc i32 %100 to i16, !dbg !82
  %102 = load ptr, ptr %3, align 8, !dbg !83
  %103 = getelementptr inbounds %struct.parser, ptr %102, i32 0, i32 0, !dbg !84
  %104 = load ptr, ptr %103, align 8, !dbg !84
  %105 = getelementptr inbounds %struct.entry, ptr %104, i32 0, i32 1, !dbg !85
  store i16 %101, ptr %105, align 2, !dbg !86
  %106 = load i32, ptr %5, align 4, !dbg !87
  %107 = and i32 %106, 3, !dbg !88
  %108 = sext i32 %107 to i64, !dbg !87
  %109 = load ptr, ptr %3, align 8, !dbg !89
  %110 = getelementptr inbounds %struct.parser, ptr %109, i32 0, i32 0, !dbg !90
  %111 = load ptr, ptr %110, align 8, !dbg !90
  %112 = getelementptr inbounds %struct.entry, ptr %111, i32 0, i32 2, !dbg !91
  %113 = getelementptr inbounds [2 x i64], ptr %112, i64 0, i64 0, !dbg !89
  store i64 %108, ptr %113, align 8, !dbg !92
  br label %114, !dbg !93

114:                                              ; preds = %89
  %115 = load i32, ptr %4, align 4, !dbg !94
  %116 = add nsw i32 %115, 1, !dbg !94
  store i32 %116, ptr %4, align 4, !dbg !94
  br label %14, !dbg !25, !llvm.loop !95

117:                                              ; preds = %14
  store i32 99, ptr %1, align 4, !dbg !96
  br label %118, !dbg !96

118:                                              ; preds = %117, %72, %56
  %119 = load i32, ptr %1, align 4, !dbg !97
  ret i32 %119, !dbg !97
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @reduce(ptr noundef %0, i32 noundef %1) #0 !dbg !98 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8, !dbg !99
  %8 = getelementptr inbounds %struct.parser, ptr %7, i32 0, i32 0, !dbg !100
  %9 = load ptr, ptr %8, align 8, !dbg !100
  %10 = load i32, ptr %4, align 4, !dbg !101
  %11 = sext i32 %10 to i64, !dbg !102
  %12 = getelementptr inbounds [5 x i8], ptr @moves, i64 0, i64 %11, !dbg !102
  %13 = load i8, ptr %12, align 1, !dbg !102
  %14 = sext i8 %13 to i32, !dbg !102
  %15 = sext i32 %14 to i64, !dbg !103
  %16 = getelementptr inbounds %struct.entry, ptr %9, i64 %15, !dbg !103
  %17 = getelementptr inbounds %struct.entry, ptr %16, i64 1, !dbg !104
  store ptr %17, ptr %5, align 8, !dbg !105
  %18 = load ptr, ptr %5, align 8, !dbg !106
  %19 = getelementptr inbounds %struct.entry, ptr %18, i32 0, i32 2, !dbg !107
  %20 = getelementptr inbounds [2 x i64], ptr %19, i64 0, i64 0, !dbg !106
  %21 = load i64, ptr %20, align 8, !dbg !106
  store i64 %21, ptr %6, align 8, !dbg !108
  %22 = load i32, ptr %4, align 4, !dbg !109
  %23 = icmp eq i32 %22, 1, !dbg !110
  br i1 %23, label %24, label %32, !dbg !109

24:                                               ; preds = %2
  %25 = load ptr, ptr %5, align 8, !dbg !111
  %26 = getelementptr inbounds %struct.entry, ptr %25, i64 2, !dbg !111
  %27 = getelementptr inbounds %struct.entry, ptr %26, i32 0, i32 2, !dbg !112
  %28 = getelementptr inbounds [2 x i64], ptr %27, i64 0, i64 0, !dbg !111
  %29 = load i64, ptr %28, align 8, !dbg !111
  %30 = load i64, ptr %6, align 8, !dbg !113
  %31 = add nsw i64 %30, %29, !dbg !113
  store i64 %31, ptr %6, align 8, !dbg !113
  br label %32, !dbg !114

32:                                               ; preds = %24, %2
  %33 = load i32, ptr %4, align 4, !dbg !115
  %34 = icmp eq i32 %33, 4, !dbg !116
  br i1 %34, label %35, label %42, !dbg !115

35:                                               ; preds = %32
  %36 = load ptr, ptr %5, align 8, !dbg !117
  %37 = getelementptr inbounds %struct.entry, ptr %36, i64 1, !dbg !117
  %38 = getelementptr inbounds %struct.entry, ptr %37, i32 0, i32 2, !dbg !118
  %39 = getelementptr inbounds [2 x i64], ptr %38, i64 0, i64 0, !dbg !117
  %40 = load i64, ptr %39, align 8, !dbg !117
  %41 = add nsw i64 %40, 10, !dbg !119
  store i64 %41, ptr %6, align 8, !dbg !120
  br label %42, !dbg !121

42:                                               ; preds = %35, %32
  %43 = load ptr, ptr %5, align 8, !dbg !122
  %44 = load ptr, ptr %3, align 8, !dbg !123
  %45 = getelementptr inbounds %struct.parser, ptr %44, i32 0, i32 0, !dbg !124
  store ptr %43, ptr %45, align 8, !dbg !125
  %46 = load ptr, ptr %5, align 8, !dbg !126
  %47 = getelementptr inbounds %struct.entry, ptr %46, i64 -1, !dbg !126
  %48 = getelementptr inbounds %struct.entry, ptr %47, i32 0, i32 0, !dbg !127
  %49 = load i16, ptr %48, align 8, !dbg !127
  %50 = sext i16 %49 to i64, !dbg !128
  %51 = getelementptr inbounds [9 x [2 x i8]], ptr @gotos, i64 0, i64 %50, !dbg !128
  %52 = load i32, ptr %4, align 4, !dbg !129
  %53 = sext i32 %52 to i64, !dbg !130
  %54 = getelementptr inbounds [5 x i8], ptr @makes, i64 0, i64 %53, !dbg !130
  %55 = load i8, ptr %54, align 1, !dbg !130
  %56 = zext i8 %55 to i64, !dbg !128
  %57 = getelementptr inbounds [2 x i8], ptr %51, i64 0, i64 %56, !dbg !128
  %58 = load i8, ptr %57, align 1, !dbg !128
  %59 = sext i8 %58 to i16, !dbg !128
  %60 = load ptr, ptr %5, align 8, !dbg !131
  %61 = getelementptr inbounds %struct.entry, ptr %60, i32 0, i32 0, !dbg !132
  store i16 %59, ptr %61, align 8, !dbg !133
  %62 = load i64, ptr %6, align 8, !dbg !134
  %63 = load ptr, ptr %5, align 8, !dbg !135
  %64 = getelementptr inbounds %struct.entry, ptr %63, i32 0, i32 2, !dbg !136
  %65 = getelementptr inbounds [2 x i64], ptr %64, i64 0, i64 0, !dbg !135
  store i64 %62, ptr %65, align 8, !dbg !137
  %66 = load ptr, ptr %3, align 8, !dbg !138
  %67 = getelementptr inbounds %struct.parser, ptr %66, i32 0, i32 1, !dbg !139
  %68 = load i32, ptr %67, align 8, !dbg !140
  %69 = add nsw i32 %68, 1, !dbg !140
  store i32 %69, ptr %67, align 8, !dbg !140
  ret void, !dbg !141
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/table_parser.c", directory: ".", checksumkind: CSK_MD5, checksum: "d592cc21776437f8fbcfebe65a0be6ee")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 46, type: !11, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 49, column: 5, scope: !10)
!14 = !DILocation(line: 50, column: 20, scope: !10)
!15 = !DILocation(line: 51, column: 14, scope: !10)
!16 = !DILocation(line: 51, column: 17, scope: !10)
!17 = !DILocation(line: 51, column: 23, scope: !10)
!18 = !DILocation(line: 51, column: 5, scope: !10)
!19 = !DILocation(line: 51, column: 8, scope: !10)
!20 = !DILocation(line: 51, column: 12, scope: !10)
!21 = !DILocation(line: 52, column: 14, scope: !10)
!22 = !DILocation(line: 52, column: 10, scope: !10)
!23 = !DILocation(line: 52, column: 21, scope: !10)
!24 = !DILocation(line: 52, column: 23, scope: !10)
!25 = !DILocation(line: 52, column: 5, scope: !10)
!26 = !DILocation(line: 53, column: 22, scope: !10)
!27 = !DILocation(line: 53, column: 31, scope: !10)
!28 = !DILocation(line: 53, column: 29, scope: !10)
!29 = !DILocation(line: 53, column: 24, scope: !10)
!30 = !DILocation(line: 53, column: 33, scope: !10)
!31 = !DILocation(line: 53, column: 13, scope: !10)
!32 = !DILocation(line: 54, column: 21, scope: !10)
!33 = !DILocation(line: 54, column: 23, scope: !10)
!34 = !DILocation(line: 54, column: 37, scope: !10)
!35 = !DILocation(line: 54, column: 29, scope: !10)
!36 = !DILocation(line: 54, column: 13, scope: !10)
!37 = !DILocation(line: 56, column: 9, scope: !10)
!38 = !DILocation(line: 56, column: 34, scope: !10)
!39 = !DILocation(line: 56, column: 37, scope: !10)
!40 = !DILocation(line: 56, column: 42, scope: !10)
!41 = !DILocation(line: 56, column: 26, scope: !10)
!42 = !DILocation(line: 56, column: 49, scope: !10)
!43 = !DILocation(line: 56, column: 24, scope: !10)
!44 = !DILocation(line: 56, column: 57, scope: !10)
!45 = !DILocation(line: 57, column: 20, scope: !10)
!46 = !DILocation(line: 57, column: 24, scope: !10)
!47 = !DILocation(line: 57, column: 23, scope: !10)
!48 = !DILocation(line: 57, column: 13, scope: !10)
!49 = distinct !{!49, !37, !50, !51}
!50 = !DILocation(line: 57, column: 30, scope: !10)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 58, column: 13, scope: !10)
!53 = !DILocation(line: 58, column: 20, scope: !10)
!54 = !DILocation(line: 59, column: 20, scope: !10)
!55 = !DILocation(line: 59, column: 23, scope: !10)
!56 = !DILocation(line: 59, column: 28, scope: !10)
!57 = !DILocation(line: 59, column: 39, scope: !10)
!58 = !DILocation(line: 59, column: 42, scope: !10)
!59 = !DILocation(line: 59, column: 37, scope: !10)
!60 = !DILocation(line: 59, column: 13, scope: !10)
!61 = !DILocation(line: 60, column: 13, scope: !10)
!62 = !DILocation(line: 60, column: 20, scope: !10)
!63 = !DILocation(line: 61, column: 27, scope: !10)
!64 = !DILocation(line: 61, column: 30, scope: !10)
!65 = !DILocation(line: 61, column: 36, scope: !10)
!66 = !DILocation(line: 61, column: 39, scope: !10)
!67 = !DILocation(line: 61, column: 34, scope: !10)
!68 = !DILocation(line: 61, column: 24, scope: !10)
!69 = !DILocation(line: 61, column: 48, scope: !10)
!70 = !DILocation(line: 61, column: 50, scope: !10)
!71 = !DILocation(line: 61, column: 46, scope: !10)
!72 = !DILocation(line: 61, column: 20, scope: !10)
!73 = !DILocation(line: 61, column: 13, scope: !10)
!74 = !DILocation(line: 62, column: 9, scope: !10)
!75 = !DILocation(line: 62, column: 12, scope: !10)
!76 = !DILocation(line: 62, column: 15, scope: !10)
!77 = !DILocation(line: 63, column: 25, scope: !10)
!78 = !DILocation(line: 63, column: 9, scope: !10)
!79 = !DILocation(line: 63, column: 12, scope: !10)
!80 = !DILocation(line: 63, column: 17, scope: !10)
!81 = !DILocation(line: 63, column: 23, scope: !10)
!82 = !DILocation(line: 64, column: 25, scope: !10)
!83 = !DILocation(line: 64, column: 9, scope: !10)
!84 = !DILocation(line: 64, column: 12, scope: !10)
!85 = !DILocation(line: 64, column: 17, scope: !10)
!86 = !DILocation(line: 64, column: 23, scope: !10)
!87 = !DILocation(line: 65, column: 28, scope: !10)
!88 = !DILocation(line: 65, column: 35, scope: !10)
!89 = !DILocation(line: 65, column: 9, scope: !10)
!90 = !DILocation(line: 65, column: 12, scope: !10)
!91 = !DILocation(line: 65, column: 17, scope: !10)
!92 = !DILocation(line: 65, column: 26, scope: !10)
!93 = !DILocation(line: 66, column: 5, scope: !10)
!94 = !DILocation(line: 52, column: 29, scope: !10)
!95 = distinct !{!95, !25, !93, !51}
!96 = !DILocation(line: 67, column: 5, scope: !10)
!97 = !DILocation(line: 68, column: 1, scope: !10)
!98 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 32, type: !11, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!99 = !DILocation(line: 34, column: 27, scope: !98)
!100 = !DILocation(line: 34, column: 30, scope: !98)
!101 = !DILocation(line: 34, column: 42, scope: !98)
!102 = !DILocation(line: 34, column: 36, scope: !98)
!103 = !DILocation(line: 34, column: 34, scope: !98)
!104 = !DILocation(line: 34, column: 48, scope: !98)
!105 = !DILocation(line: 34, column: 19, scope: !98)
!106 = !DILocation(line: 35, column: 18, scope: !98)
!107 = !DILocation(line: 35, column: 25, scope: !98)
!108 = !DILocation(line: 35, column: 10, scope: !98)
!109 = !DILocation(line: 36, column: 9, scope: !98)
!110 = !DILocation(line: 36, column: 14, scope: !98)
!111 = !DILocation(line: 37, column: 18, scope: !98)
!112 = !DILocation(line: 37, column: 27, scope: !98)
!113 = !DILocation(line: 37, column: 15, scope: !98)
!114 = !DILocation(line: 37, column: 9, scope: !98)
!115 = !DILocation(line: 38, column: 9, scope: !98)
!116 = !DILocation(line: 38, column: 14, scope: !98)
!117 = !DILocation(line: 39, column: 17, scope: !98)
!118 = !DILocation(line: 39, column: 26, scope: !98)
!119 = !DILocation(line: 39, column: 35, scope: !98)
!120 = !DILocation(line: 39, column: 15, scope: !98)
!121 = !DILocation(line: 39, column: 9, scope: !98)
!122 = !DILocation(line: 40, column: 14, scope: !98)
!123 = !DILocation(line: 40, column: 5, scope: !98)
!124 = !DILocation(line: 40, column: 8, scope: !98)
!125 = !DILocation(line: 40, column: 12, scope: !98)
!126 = !DILocation(line: 41, column: 26, scope: !98)
!127 = !DILocation(line: 41, column: 36, scope: !98)
!128 = !DILocation(line: 41, column: 20, scope: !98)
!129 = !DILocation(line: 41, column: 49, scope: !98)
!130 = !DILocation(line: 41, column: 43, scope: !98)
!131 = !DILocation(line: 41, column: 5, scope: !98)
!132 = !DILocation(line: 41, column: 12, scope: !98)
!133 = !DILocation(line: 41, column: 18, scope: !98)
!134 = !DILocation(line: 42, column: 23, scope: !98)
!135 = !DILocation(line: 42, column: 5, scope: !98)
!136 = !DILocation(line: 42, column: 12, scope: !98)
!137 = !DILocation(line: 42, column: 21, scope: !98)
!138 = !DILocation(line: 43, column: 5, scope: !98)
!139 = !DILocation(line: 43, column: 8, scope: !98)
!140 = !DILocation(line: 43, column: 18, scope: !98)
!141 = !DILocation(line: 44, column: 1, scope: !98)
