; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/table_parser.c
; ModuleID = 'tests/programs/table_parser.c'
source_filename = "tests/programs/table_parser.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.parser = type { %struct.entry*, i32, [40 x %struct.entry] }
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
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  %8 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %8, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  store %struct.parser* @parser, %struct.parser** %3, align 8, !dbg !15
  %9 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !16
  %10 = getelementptr inbounds %struct.parser, %struct.parser* %9, i32 0, i32 2, !dbg !17
  %11 = getelementptr inbounds [40 x %struct.entry], [40 x %struct.entry]* %10, i64 0, i64 0, !dbg !16
  %12 = getelementptr inbounds %struct.entry, %struct.entry* %11, i64 3, !dbg !18
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !19
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 0, !dbg !20
  store %struct.entry* %12, %struct.entry** %14, align 8, !dbg !21
  store i32 0, i32* %4, align 4, !dbg !22
  br label %15, !dbg !23

15:                                               ; preds = %115, %0
  %16 = load i32, i32* %4, align 4, !dbg !24
  %17 = icmp slt i32 %16, 5, !dbg !25
  br i1 %17, label %18, label %118, !dbg !26

18:                                               ; preds = %15
  %19 = load i16, i16* %2, align 2, !dbg !27
  %20 = zext i16 %19 to i32, !dbg !27
  %21 = load i32, i32* %4, align 4, !dbg !28
  %22 = mul nsw i32 4, %21, !dbg !29
  %23 = ashr i32 %20, %22, !dbg !30
  %24 = and i32 %23, 15, !dbg !31
  store i32 %24, i32* %5, align 4, !dbg !32
  %25 = load i32, i32* %4, align 4, !dbg !33
  %26 = icmp slt i32 %25, 4, !dbg !34
  br i1 %26, label %27, label %33, !dbg !33

27:                                               ; preds = %18
  %28 = load i32, i32* %5, align 4, !dbg !35
  %29 = sext i32 %28 to i64, !dbg !36
  %30 = getelementptr inbounds [16 x i8], [16 x i8]* @classes, i64 0, i64 %29, !dbg !36
  %31 = load i8, i8* %30, align 1, !dbg !36
  %32 = zext i8 %31 to i32, !dbg !36
  br label %34, !dbg !33

33:                                               ; preds = %18
  br label %34, !dbg !33

34:                                               ; preds = %33, %27
  %35 = phi i32 [ %32, %27 ], [ 4, %33 ], !dbg !33
  store i32 %35, i32* %6, align 4, !dbg !37
  br label %36, !dbg !38

36:                                               ; preds = %50, %34
  %37 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !39
  %38 = getelementptr inbounds %struct.parser, %struct.parser* %37, i32 0, i32 0, !dbg !40
  %39 = load %struct.entry*, %struct.entry** %38, align 8, !dbg !40
  %40 = getelementptr inbounds %struct.entry, %struct.entry* %39, i32 0, i32 0, !dbg !41
  %41 = load i16, i16* %40, align 8, !dbg !41
  %42 = sext i16 %41 to i64, !dbg !42
  %43 = getelementptr inbounds [9 x [6 x i8]], [9 x [6 x i8]]* @actions, i64 0, i64 %42, !dbg !42
  %44 = load i32, i32* %6, align 4, !dbg !43
  %45 = sext i32 %44 to i64, !dbg !42
  %46 = getelementptr inbounds [6 x i8], [6 x i8]* %43, i64 0, i64 %45, !dbg !42
  %47 = load i8, i8* %46, align 1, !dbg !42
  %48 = sext i8 %47 to i32, !dbg !42
  store i32 %48, i32* %7, align 4, !dbg !44
  %49 = icmp slt i32 %48, 0, !dbg !45
  br i1 %49, label %50, label %54, !dbg !38

50:                                               ; preds = %36
  %51 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !46
  %52 = load i32, i32* %7, align 4, !dbg !47
  %53 = sub nsw i32 0, %52, !dbg !48
  call void @reduce(%struct.parser* noundef %51, i32 noundef %53), !dbg !49
  br label %36, !dbg !38, !llvm.loop !50

54:                                               ; preds = %36
  %55 = load i32, i32* %7, align 4, !dbg !53
  %56 = icmp eq i32 %55, 99, !dbg !54
  br i1 %56, label %57, label %70, !dbg !53

57:                                               ; preds = %54
  %58 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !55
  %59 = getelementptr inbounds %struct.parser, %struct.parser* %58, i32 0, i32 0, !dbg !56
  %60 = load %struct.entry*, %struct.entry** %59, align 8, !dbg !56
  %61 = getelementptr inbounds %struct.entry, %struct.entry* %60, i32 0, i32 2, !dbg !57
  %62 = getelementptr inbounds [2 x i64], [2 x i64]* %61, i64 0, i64 0, !dbg !55
  %63 = load i64, i64* %62, align 8, !dbg !55
  %64 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !58
  %65 = getelementptr inbounds %struct.parser, %struct.parser* %64, i32 0, i32 1, !dbg !59
  %66 = load i32, i32* %65, align 8, !dbg !59
  %67 = sext i32 %66 to i64, !dbg !58
  %68 = add nsw i64 %63, %67, !dbg !60
  %69 = trunc i64 %68 to i32, !dbg !55
  store i32 %69, i32* %1, align 4, !dbg !61
  br label %119, !dbg !61

70:                                               ; preds = %54
  %71 = load i32, i32* %7, align 4, !dbg !62
  %72 = icmp eq i32 %71, 0, !dbg !63
  br i1 %72, label %73, label %90, !dbg !62

73:                                               ; preds = %70
  %74 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !64
  %75 = getelementptr inbounds %struct.parser, %struct.parser* %74, i32 0, i32 0, !dbg !65
  %76 = load %struct.entry*, %struct.entry** %75, align 8, !dbg !65
  %77 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !66
  %78 = getelementptr inbounds %struct.parser, %struct.parser* %77, i32 0, i32 2, !dbg !67
  %79 = getelementptr inbounds [40 x %struct.entry], [40 x %struct.entry]* %78, i64 0, i64 0, !dbg !66
  %80 = ptrtoint %struct.entry* %76 to i64, !dbg !68
  %81 = ptrtoint %struct.entry* %79 to i64, !dbg !68
  %82 = sub i64 %80, %81, !dbg !68
  %83 = sdiv exact i64 %82, 24, !dbg !68
  %84 = add nsw i64 100, %83, !dbg !69
  %85 = load i32, i32* %4, align 4, !dbg !70
  %86 = mul nsw i32 %85, 10, !dbg !71
  %87 = sext i32 %86 to i64, !dbg !70
  %88 = add nsw i64 %84, %87, !dbg !72
  %89 = trunc i64 %88 to i32, !dbg !73
  store i32 %89, i32* %1, align 4, !dbg !74
  br label %119, !dbg !74

90:                                               ; preds = %70
  %91 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !75
  %92 = getelementptr inbounds %struct.parser, %struct.parser* %91, i32 0, i32 0, !dbg !76
  %93 = load %struct.entry*, %struct.entry** %92, align 8, !dbg !77
  %94 = getelementptr inbounds %struct.entry, %struct.entry* %93, i32 1, !dbg !77
  store %struct.entry* %94, %struct.entry** %92, align 8, !dbg !77
  %95 = load i32, i32* %7, align 4, !dbg !78
  %96 = trunc i32 %95 to i16, !dbg !78
  %97 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !79
  %98 = getelementptr inbounds %struct.parser, %struct.parser* %97, i32 0, i32 0, !dbg !80
  %99 = load %struct.entry*, %struct.entry** %98, align 8, !dbg !80
  %100 = getelementptr inbounds %struct.entry, %struct.entry* %99, i32 0, i32 0, !dbg !81
  store i16 %96, i16* %100, align 8, !dbg !82
  %101 = load i32, i32* %6, align 4, !dbg !83
  %102 = trunc i32 %101 to i16, !dbg !83
  %103 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !84
  %104 = getelementptr inbounds %struct.parser, %struct.parser* %103, i32 0, i32 0, !dbg !85
  %105 = load %struct.entry*, %struct.entry** %104, align 8, !dbg !85
  %106 = getelementptr inbounds %struct.entry, %struct.entry* %105, i32 0, i32 1, !dbg !86
  store i16 %102, i16* %106, align 2, !dbg !87
  %107 = load i32, i32* %5, align 4, !dbg !88
  %108 = and i32 %107, 3, !dbg !89
  %109 = sext i32 %108 to i64, !dbg !88
  %110 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !90
  %111 = getelementptr inbounds %struct.parser, %struct.parser* %110, i32 0, i32 0, !dbg !91
  %112 = load %struct.entry*, %struct.entry** %111, align 8, !dbg !91
  %113 = getelementptr inbounds %struct.entry, %struct.entry* %112, i32 0, i32 2, !dbg !92
  %114 = getelementptr inbounds [2 x i64], [2 x i64]* %113, i64 0, i64 0, !dbg !90
  store i64 %109, i64* %114, align 8, !dbg !93
  br label %115, !dbg !94

115:                                              ; preds = %90
  %116 = load i32, i32* %4, align 4, !dbg !95
  %117 = add nsw i32 %116, 1, !dbg !95
  store i32 %117, i32* %4, align 4, !dbg !95
  br label %15, !dbg !26, !llvm.loop !96

118:                                              ; preds = %15
  store i32 99, i32* %1, align 4, !dbg !97
  br label %119, !dbg !97

119:                                              ; preds = %118, %73, %57
  %120 = load i32, i32* %1, align 4, !dbg !98
  ret i32 %120, !dbg !98
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @reduce(%struct.parser* noundef %0, i32 noundef %1) #0 !dbg !99 {
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.entry*, align 8
  %6 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %3, align 8
  store i32 %1, i32* %4, align 4
  %7 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !100
  %8 = getelementptr inbounds %struct.parser, %struct.parser* %7, i32 0, i32 0, !dbg !101
  %9 = load %struct.entry*, %struct.entry** %8, align 8, !dbg !101
  %10 = load i32, i32* %4, align 4, !dbg !102
  %11 = sext i32 %10 to i64, !dbg !103
  %12 = getelementptr inbounds [5 x i8], [5 x i8]* @moves, i64 0, i64 %11, !dbg !103
  %13 = load i8, i8* %12, align 1, !dbg !103
  %14 = sext i8 %13 to i32, !dbg !103
  %15 = sext i32 %14 to i64, !dbg !104
  %16 = getelementptr inbounds %struct.entry, %struct.entry* %9, i64 %15, !dbg !104
  %17 = getelementptr inbounds %struct.entry, %struct.entry* %16, i64 1, !dbg !105
  store %struct.entry* %17, %struct.entry** %5, align 8, !dbg !106
  %18 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !107
  %19 = getelementptr inbounds %struct.entry, %struct.entry* %18, i32 0, i32 2, !dbg !108
  %20 = getelementptr inbounds [2 x i64], [2 x i64]* %19, i64 0, i64 0, !dbg !107
  %21 = load i64, i64* %20, align 8, !dbg !107
  store i64 %21, i64* %6, align 8, !dbg !109
  %22 = load i32, i32* %4, align 4, !dbg !110
  %23 = icmp eq i32 %22, 1, !dbg !111
  br i1 %23, label %24, label %32, !dbg !110

24:                                               ; preds = %2
  %25 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !112
  %26 = getelementptr inbounds %struct.entry, %struct.entry* %25, i64 2, !dbg !112
  %27 = getelementptr inbounds %struct.entry, %struct.entry* %26, i32 0, i32 2, !dbg !113
  %28 = getelementptr inbounds [2 x i64], [2 x i64]* %27, i64 0, i64 0, !dbg !112
  %29 = load i64, i64* %28, align 8, !dbg !112
  %30 = load i64, i64* %6, align 8, !dbg !114
  %31 = add nsw i64 %30, %29, !dbg !114
  store i64 %31, i64* %6, align 8, !dbg !114
  br label %32, !dbg !115

32:                                               ; preds = %24, %2
  %33 = load i32, i32* %4, align 4, !dbg !116
  %34 = icmp eq i32 %33, 4, !dbg !117
  br i1 %34, label %35, label %42, !dbg !116

35:                                               ; preds = %32
  %36 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !118
  %37 = getelementptr inbounds %struct.entry, %struct.entry* %36, i64 1, !dbg !118
  %38 = getelementptr inbounds %struct.entry, %struct.entry* %37, i32 0, i32 2, !dbg !119
  %39 = getelementptr inbounds [2 x i64], [2 x i64]* %38, i64 0, i64 0, !dbg !118
  %40 = load i64, i64* %39, align 8, !dbg !118
  %41 = add nsw i64 %40, 10, !dbg !120
  store i64 %41, i64* %6, align 8, !dbg !121
  br label %42, !dbg !122

42:                                               ; preds = %35, %32
  %43 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !123
  %44 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !124
  %45 = getelementptr inbounds %struct.parser, %struct.parser* %44, i32 0, i32 0, !dbg !125
  store %struct.entry* %43, %struct.entry** %45, align 8, !dbg !126
  %46 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !127
  %47 = getelementptr inbounds %struct.entry, %struct.entry* %46, i64 -1, !dbg !127
  %48 = getelementptr inbounds %struct.entry, %struct.entry* %47, i32 0, i32 0, !dbg !128
  %49 = load i16, i16* %48, align 8, !dbg !128
  %50 = sext i16 %49 to i64, !dbg !129
  %51 = getelementptr inbounds [9 x [2 x i8]], [9 x [2 x i8]]* @gotos, i64 0, i64 %50, !dbg !129
  %52 = load i32, i32* %4, align 4, !dbg !130
  %53 = sext i32 %52 to i64, !dbg !131
  %54 = getelementptr inbounds [5 x i8], [5 x i8]* @makes, i64 0, i64 %53, !dbg !131
  %55 = load i8, i8* %54, align 1, !dbg !131
  %56 = zext i8 %55 to i64, !dbg !129
  %57 = getelementptr inbounds [2 x i8], [2 x i8]* %51, i64 0, i64 %56, !dbg !129
  %58 = load i8, i8* %57, align 1, !dbg !129
  %59 = sext i8 %58 to i16, !dbg !129
  %60 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !132
  %61 = getelementptr inbounds %struct.entry, %struct.entry* %60, i32 0, i32 0, !dbg !133
  store i16 %59, i16* %61, align 8, !dbg !134
  %62 = load i64, i64* %6, align 8, !dbg !135
  %63 = load %struct.entry*, %struct.entry** %5, align 8, !dbg !136
  %64 = getelementptr inbounds %struct.entry, %struct.entry* %63, i32 0, i32 2, !dbg !137
  %65 = getelementptr inbounds [2 x i64], [2 x i64]* %64, i64 0, i64 0, !dbg !136
  store i64 %62, i64* %65, align 8, !dbg !138
  %66 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !139
  %67 = getelementptr inbounds %struct.parser, %struct.parser* %66, i32 0, i32 1, !dbg !140
  %68 = load i32, i32* %67, align 8, !dbg !141
  %69 = add nsw i32 %68, 1, !dbg !141
  store i32 %69, i32* %67, align 8, !dbg !141
  ret void, !dbg !142
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/table_parser.c", directory: ".", checksumkind: CSK_MD5, checksum: "d592cc21776437f8fbcfebe65a0be6ee")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 46, type: !11, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 49, column: 24, scope: !10)
!14 = !DILocation(line: 49, column: 5, scope: !10)
!15 = !DILocation(line: 50, column: 20, scope: !10)
!16 = !DILocation(line: 51, column: 14, scope: !10)
!17 = !DILocation(line: 51, column: 17, scope: !10)
!18 = !DILocation(line: 51, column: 23, scope: !10)
!19 = !DILocation(line: 51, column: 5, scope: !10)
!20 = !DILocation(line: 51, column: 8, scope: !10)
!21 = !DILocation(line: 51, column: 12, scope: !10)
!22 = !DILocation(line: 52, column: 14, scope: !10)
!23 = !DILocation(line: 52, column: 10, scope: !10)
!24 = !DILocation(line: 52, column: 21, scope: !10)
!25 = !DILocation(line: 52, column: 23, scope: !10)
!26 = !DILocation(line: 52, column: 5, scope: !10)
!27 = !DILocation(line: 53, column: 22, scope: !10)
!28 = !DILocation(line: 53, column: 31, scope: !10)
!29 = !DILocation(line: 53, column: 29, scope: !10)
!30 = !DILocation(line: 53, column: 24, scope: !10)
!31 = !DILocation(line: 53, column: 33, scope: !10)
!32 = !DILocation(line: 53, column: 13, scope: !10)
!33 = !DILocation(line: 54, column: 21, scope: !10)
!34 = !DILocation(line: 54, column: 23, scope: !10)
!35 = !DILocation(line: 54, column: 37, scope: !10)
!36 = !DILocation(line: 54, column: 29, scope: !10)
!37 = !DILocation(line: 54, column: 13, scope: !10)
!38 = !DILocation(line: 56, column: 9, scope: !10)
!39 = !DILocation(line: 56, column: 34, scope: !10)
!40 = !DILocation(line: 56, column: 37, scope: !10)
!41 = !DILocation(line: 56, column: 42, scope: !10)
!42 = !DILocation(line: 56, column: 26, scope: !10)
!43 = !DILocation(line: 56, column: 49, scope: !10)
!44 = !DILocation(line: 56, column: 24, scope: !10)
!45 = !DILocation(line: 56, column: 57, scope: !10)
!46 = !DILocation(line: 57, column: 20, scope: !10)
!47 = !DILocation(line: 57, column: 24, scope: !10)
!48 = !DILocation(line: 57, column: 23, scope: !10)
!49 = !DILocation(line: 57, column: 13, scope: !10)
!50 = distinct !{!50, !38, !51, !52}
!51 = !DILocation(line: 57, column: 30, scope: !10)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 58, column: 13, scope: !10)
!54 = !DILocation(line: 58, column: 20, scope: !10)
!55 = !DILocation(line: 59, column: 20, scope: !10)
!56 = !DILocation(line: 59, column: 23, scope: !10)
!57 = !DILocation(line: 59, column: 28, scope: !10)
!58 = !DILocation(line: 59, column: 39, scope: !10)
!59 = !DILocation(line: 59, column: 42, scope: !10)
!60 = !DILocation(line: 59, column: 37, scope: !10)
!61 = !DILocation(line: 59, column: 13, scope: !10)
!62 = !DILocation(line: 60, column: 13, scope: !10)
!63 = !DILocation(line: 60, column: 20, scope: !10)
!64 = !DILocation(line: 61, column: 27, scope: !10)
!65 = !DILocation(line: 61, column: 30, scope: !10)
!66 = !DILocation(line: 61, column: 36, scope: !10)
!67 = !DILocation(line: 61, column: 39, scope: !10)
!68 = !DILocation(line: 61, column: 34, scope: !10)
!69 = !DILocation(line: 61, column: 24, scope: !10)
!70 = !DILocation(line: 61, column: 48, scope: !10)
!71 = !DILocation(line: 61, column: 50, scope: !10)
!72 = !DILocation(line: 61, column: 46, scope: !10)
!73 = !DILocation(line: 61, column: 20, scope: !10)
!74 = !DILocation(line: 61, column: 13, scope: !10)
!75 = !DILocation(line: 62, column: 9, scope: !10)
!76 = !DILocation(line: 62, column: 12, scope: !10)
!77 = !DILocation(line: 62, column: 15, scope: !10)
!78 = !DILocation(line: 63, column: 25, scope: !10)
!79 = !DILocation(line: 63, column: 9, scope: !10)
!80 = !DILocation(line: 63, column: 12, scope: !10)
!81 = !DILocation(line: 63, column: 17, scope: !10)
!82 = !DILocation(line: 63, column: 23, scope: !10)
!83 = !DILocation(line: 64, column: 25, scope: !10)
!84 = !DILocation(line: 64, column: 9, scope: !10)
!85 = !DILocation(line: 64, column: 12, scope: !10)
!86 = !DILocation(line: 64, column: 17, scope: !10)
!87 = !DILocation(line: 64, column: 23, scope: !10)
!88 = !DILocation(line: 65, column: 28, scope: !10)
!89 = !DILocation(line: 65, column: 35, scope: !10)
!90 = !DILocation(line: 65, column: 9, scope: !10)
!91 = !DILocation(line: 65, column: 12, scope: !10)
!92 = !DILocation(line: 65, column: 17, scope: !10)
!93 = !DILocation(line: 65, column: 26, scope: !10)
!94 = !DILocation(line: 66, column: 5, scope: !10)
!95 = !DILocation(line: 52, column: 29, scope: !10)
!96 = distinct !{!96, !26, !94, !52}
!97 = !DILocation(line: 67, column: 5, scope: !10)
!98 = !DILocation(line: 68, column: 1, scope: !10)
!99 = distinct !DISubprogram(name: "reduce", scope: !1, file: !1, line: 32, type: !11, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!100 = !DILocation(line: 34, column: 27, scope: !99)
!101 = !DILocation(line: 34, column: 30, scope: !99)
!102 = !DILocation(line: 34, column: 42, scope: !99)
!103 = !DILocation(line: 34, column: 36, scope: !99)
!104 = !DILocation(line: 34, column: 34, scope: !99)
!105 = !DILocation(line: 34, column: 48, scope: !99)
!106 = !DILocation(line: 34, column: 19, scope: !99)
!107 = !DILocation(line: 35, column: 18, scope: !99)
!108 = !DILocation(line: 35, column: 25, scope: !99)
!109 = !DILocation(line: 35, column: 10, scope: !99)
!110 = !DILocation(line: 36, column: 9, scope: !99)
!111 = !DILocation(line: 36, column: 14, scope: !99)
!112 = !DILocation(line: 37, column: 18, scope: !99)
!113 = !DILocation(line: 37, column: 27, scope: !99)
!114 = !DILocation(line: 37, column: 15, scope: !99)
!115 = !DILocation(line: 37, column: 9, scope: !99)
!116 = !DILocation(line: 38, column: 9, scope: !99)
!117 = !DILocation(line: 38, column: 14, scope: !99)
!118 = !DILocation(line: 39, column: 17, scope: !99)
!119 = !DILocation(line: 39, column: 26, scope: !99)
!120 = !DILocation(line: 39, column: 35, scope: !99)
!121 = !DILocation(line: 39, column: 15, scope: !99)
!122 = !DILocation(line: 39, column: 9, scope: !99)
!123 = !DILocation(line: 40, column: 14, scope: !99)
!124 = !DILocation(line: 40, column: 5, scope: !99)
!125 = !DILocation(line: 40, column: 8, scope: !99)
!126 = !DILocation(line: 40, column: 12, scope: !99)
!127 = !DILocation(line: 41, column: 26, scope: !99)
!128 = !DILocation(line: 41, column: 36, scope: !99)
!129 = !DILocation(line: 41, column: 20, scope: !99)
!130 = !DILocation(line: 41, column: 49, scope: !99)
!131 = !DILocation(line: 41, column: 43, scope: !99)
!132 = !DILocation(line: 41, column: 5, scope: !99)
!133 = !DILocation(line: 41, column: 12, scope: !99)
!134 = !DILocation(line: 41, column: 18, scope: !99)
!135 = !DILocation(line: 42, column: 23, scope: !99)
!136 = !DILocation(line: 42, column: 5, scope: !99)
!137 = !DILocation(line: 42, column: 12, scope: !99)
!138 = !DILocation(line: 42, column: 21, scope: !99)
!139 = !DILocation(line: 43, column: 5, scope: !99)
!140 = !DILocation(line: 43, column: 8, scope: !99)
!141 = !DILocation(line: 43, column: 18, scope: !99)
!142 = !DILocation(line: 44, column: 1, scope: !99)
