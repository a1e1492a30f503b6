; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/tail_calls.c
; ModuleID = 'tests/programs/tail_calls.c'
source_filename = "tests/programs/tail_calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.machine = type { i8, i64, i64 }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@table = internal constant [4 x i64 (%struct.machine*, i32, i64)*] [i64 (%struct.machine*, i32, i64)* @count, i64 (%struct.machine*, i32, i64)* @choose, i64 (%struct.machine*, i32, i64)* @stop, i64 (%struct.machine*, i32, i64)* @leave], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.machine, align 8
  %4 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %5 = bitcast %struct.machine* %3 to i8*, !dbg !14
  call void @llvm.memset.p0i8.i64(i8* align 8 %5, i8 0, i64 24, i1 false), !dbg !14
  %6 = getelementptr inbounds %struct.machine, %struct.machine* %3, i32 0, i32 0, !dbg !15
  %7 = load i8, i8* %2, align 1, !dbg !16
  store i8 %7, i8* %6, align 8, !dbg !15
  %8 = call i64 @count(%struct.machine* noundef %3, i32 noundef 0, i64 noundef 1), !dbg !17
  store i64 %8, i64* %4, align 8, !dbg !18
  %9 = load i64, i64* %4, align 8, !dbg !19
  %10 = icmp slt i64 %9, 0, !dbg !20
  br i1 %10, label %11, label %12, !dbg !19

11:                                               ; preds = %0
  br label %18, !dbg !19

12:                                               ; preds = %0
  %13 = load i64, i64* %4, align 8, !dbg !21
  %14 = srem i64 %13, 5, !dbg !22
  %15 = icmp eq i64 %14, 0, !dbg !23
  %16 = zext i1 %15 to i64, !dbg !21
  %17 = select i1 %15, i32 2, i32 3, !dbg !21
  br label %18, !dbg !19

18:                                               ; preds = %12, %11
  %19 = phi i32 [ 1, %11 ], [ %17, %12 ], !dbg !19
  ret i32 %19, !dbg !24
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @count(%struct.machine* noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !25 {
  %4 = alloca i64, align 8
  %5 = alloca %struct.machine*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca [512 x i8], align 16
  store %struct.machine* %0, %struct.machine** %5, align 8
  store i32 %1, i32* %6, align 4
  store i64 %2, i64* %7, align 8
  %9 = load i64, i64* %7, align 8, !dbg !26
  %10 = trunc i64 %9 to i8, !dbg !27
  %11 = load i32, i32* %6, align 4, !dbg !28
  %12 = and i32 %11, 511, !dbg !29
  %13 = zext i32 %12 to i64, !dbg !30
  %14 = getelementptr inbounds [512 x i8], [512 x i8]* %8, i64 0, i64 %13, !dbg !30
  store i8 %10, i8* %14, align 1, !dbg !31
  %15 = load i32, i32* %6, align 4, !dbg !32
  %16 = and i32 %15, 511, !dbg !33
  %17 = zext i32 %16 to i64, !dbg !34
  %18 = getelementptr inbounds [512 x i8], [512 x i8]* %8, i64 0, i64 %17, !dbg !34
  %19 = load i8, i8* %18, align 1, !dbg !34
  %20 = zext i8 %19 to i64, !dbg !35
  %21 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !36
  %22 = getelementptr inbounds %struct.machine, %struct.machine* %21, i32 0, i32 2, !dbg !37
  %23 = load i64, i64* %22, align 8, !dbg !38
  %24 = add i64 %23, %20, !dbg !38
  store i64 %24, i64* %22, align 8, !dbg !38
  %25 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !39
  %26 = getelementptr inbounds %struct.machine, %struct.machine* %25, i32 0, i32 1, !dbg !40
  %27 = load i64, i64* %26, align 8, !dbg !41
  %28 = add i64 %27, 1, !dbg !41
  store i64 %28, i64* %26, align 8, !dbg !41
  %29 = urem i64 %28, 20000, !dbg !42
  %30 = icmp ne i64 %29, 0, !dbg !42
  br i1 %30, label %31, label %39, !dbg !41

31:                                               ; preds = %3
  %32 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !43
  %33 = load i32, i32* %6, align 4, !dbg !44
  %34 = add i32 %33, 1, !dbg !45
  %35 = load i64, i64* %7, align 8, !dbg !46
  %36 = add nsw i64 %35, 3, !dbg !47
  %37 = musttail call i64 @count(%struct.machine* noundef %32, i32 noundef %34, i64 noundef %36), !dbg !48
  ret i64 %37, !dbg !48

38:                                               ; No predecessors!
  store i64 undef, i64* %4, align 8, !dbg !49
  br label %46, !dbg !49

39:                                               ; preds = %3
  %40 = load i64 (%struct.machine*, i32, i64)*, i64 (%struct.machine*, i32, i64)** getelementptr inbounds ([4 x i64 (%struct.machine*, i32, i64)*], [4 x i64 (%struct.machine*, i32, i64)*]* @table, i64 0, i64 1), align 8, !dbg !50
  %41 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !51
  %42 = load i32, i32* %6, align 4, !dbg !52
  %43 = load i64, i64* %7, align 8, !dbg !53
  %44 = musttail call i64 %40(%struct.machine* noundef %41, i32 noundef %42, i64 noundef %43), !dbg !50
  ret i64 %44, !dbg !50

45:                                               ; No predecessors!
  store i64 undef, i64* %4, align 8, !dbg !54
  br label %46, !dbg !54

46:                                               ; preds = %45, %38
  %47 = load i64, i64* %4, align 8, !dbg !55
  ret i64 %47, !dbg !55
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @choose(%struct.machine* noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !56 {
  %4 = alloca i64, align 8
  %5 = alloca %struct.machine*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store %struct.machine* %0, %struct.machine** %5, align 8
  store i32 %1, i32* %6, align 4
  store i64 %2, i64* %7, align 8
  %9 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !57
  %10 = getelementptr inbounds %struct.machine, %struct.machine* %9, i32 0, i32 0, !dbg !58
  %11 = load i8, i8* %10, align 8, !dbg !58
  %12 = zext i8 %11 to i32, !dbg !57
  %13 = and i32 %12, 3, !dbg !59
  store i32 %13, i32* %8, align 4, !dbg !60
  %14 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !61
  %15 = getelementptr inbounds %struct.machine, %struct.machine* %14, i32 0, i32 1, !dbg !62
  %16 = load i64, i64* %15, align 8, !dbg !62
  %17 = udiv i64 %16, 20000, !dbg !63
  %18 = load i32, i32* %8, align 4, !dbg !64
  %19 = zext i32 %18 to i64, !dbg !64
  %20 = icmp ule i64 %17, %19, !dbg !65
  br i1 %20, label %21, label %32, !dbg !61

21:                                               ; preds = %3
  %22 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !66
  %23 = load i32, i32* %6, align 4, !dbg !67
  %24 = load i64, i64* %7, align 8, !dbg !68
  %25 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !69
  %26 = getelementptr inbounds %struct.machine, %struct.machine* %25, i32 0, i32 0, !dbg !70
  %27 = load i8, i8* %26, align 8, !dbg !70
  %28 = zext i8 %27 to i64, !dbg !69
  %29 = xor i64 %24, %28, !dbg !71
  %30 = musttail call i64 @count(%struct.machine* noundef %22, i32 noundef %23, i64 noundef %29), !dbg !72
  ret i64 %30, !dbg !72

31:                                               ; No predecessors!
  store i64 undef, i64* %4, align 8, !dbg !73
  br label %47, !dbg !73

32:                                               ; preds = %3
  %33 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !74
  %34 = getelementptr inbounds %struct.machine, %struct.machine* %33, i32 0, i32 0, !dbg !75
  %35 = load i8, i8* %34, align 8, !dbg !75
  %36 = zext i8 %35 to i32, !dbg !74
  %37 = ashr i32 %36, 7, !dbg !76
  %38 = add nsw i32 2, %37, !dbg !77
  %39 = sext i32 %38 to i64, !dbg !78
  %40 = getelementptr inbounds [4 x i64 (%struct.machine*, i32, i64)*], [4 x i64 (%struct.machine*, i32, i64)*]* @table, i64 0, i64 %39, !dbg !78
  %41 = load i64 (%struct.machine*, i32, i64)*, i64 (%struct.machine*, i32, i64)** %40, align 8, !dbg !78
  %42 = load %struct.machine*, %struct.machine** %5, align 8, !dbg !79
  %43 = load i32, i32* %6, align 4, !dbg !80
  %44 = load i64, i64* %7, align 8, !dbg !81
  %45 = musttail call i64 %41(%struct.machine* noundef %42, i32 noundef %43, i64 noundef %44), !dbg !78
  ret i64 %45, !dbg !78

46:                                               ; No predecessors!
  store i64 undef, i64* %4, align 8, !dbg !82
  br label %47, !dbg !82

47:                                               ; preds = %46, %31
  %48 = load i64, i64* %4, align 8, !dbg !83
  ret i64 %48, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @stop(%struct.machine* noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !84 {
  %4 = alloca %struct.machine*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store %struct.machine* %0, %struct.machine** %4, align 8
  store i32 %1, i32* %5, align 4
  store i64 %2, i64* %6, align 8
  %7 = load %struct.machine*, %struct.machine** %4, align 8, !dbg !85
  %8 = getelementptr inbounds %struct.machine, %struct.machine* %7, i32 0, i32 2, !dbg !86
  %9 = load i64, i64* %8, align 8, !dbg !86
  %10 = load i64, i64* %6, align 8, !dbg !87
  %11 = add nsw i64 %9, %10, !dbg !88
  %12 = load i32, i32* %5, align 4, !dbg !89
  %13 = zext i32 %12 to i64, !dbg !89
  %14 = add nsw i64 %11, %13, !dbg !90
  ret i64 %14, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @leave(%struct.machine* noundef %0, i32 noundef %1, i64 noundef %2) #0 !dbg !92 {
  %4 = alloca %struct.machine*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  store %struct.machine* %0, %struct.machine** %4, align 8
  store i32 %1, i32* %5, align 4
  store i64 %2, i64* %6, align 8
  %7 = load %struct.machine*, %struct.machine** %4, align 8, !dbg !93
  %8 = getelementptr inbounds %struct.machine, %struct.machine* %7, i32 0, i32 0, !dbg !94
  %9 = load i8, i8* %8, align 8, !dbg !94
  %10 = zext i8 %9 to i32, !dbg !93
  %11 = and i32 %10, 8, !dbg !95
  %12 = icmp ne i32 %11, 0, !dbg !95
  br i1 %12, label %13, label %16, !dbg !93

13:                                               ; preds = %3
  %14 = load i64, i64* %6, align 8, !dbg !96
  %15 = sub nsw i64 0, %14, !dbg !97
  br label %19, !dbg !93

16:                                               ; preds = %3
  %17 = load i32, i32* %5, align 4, !dbg !98
  %18 = zext i32 %17 to i64, !dbg !99
  br label %19, !dbg !93

19:                                               ; preds = %16, %13
  %20 = phi i64 [ %15, %13 ], [ %18, %16 ], !dbg !93
  ret i64 %20, !dbg !100
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/tail_calls.c", directory: ".", checksumkind: CSK_MD5, checksum: "91f8b200e47a400c4308d7eb288eda42")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 44, type: !11, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 47, column: 5, scope: !10)
!14 = !DILocation(line: 48, column: 20, scope: !10)
!15 = !DILocation(line: 48, column: 30, scope: !10)
!16 = !DILocation(line: 48, column: 31, scope: !10)
!17 = !DILocation(line: 49, column: 19, scope: !10)
!18 = !DILocation(line: 49, column: 10, scope: !10)
!19 = !DILocation(line: 50, column: 12, scope: !10)
!20 = !DILocation(line: 50, column: 19, scope: !10)
!21 = !DILocation(line: 50, column: 29, scope: !10)
!22 = !DILocation(line: 50, column: 36, scope: !10)
!23 = !DILocation(line: 50, column: 40, scope: !10)
!24 = !DILocation(line: 50, column: 5, scope: !10)
!25 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 15, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!26 = !DILocation(line: 18, column: 28, scope: !25)
!27 = !DILocation(line: 18, column: 22, scope: !25)
!28 = !DILocation(line: 18, column: 10, scope: !25)
!29 = !DILocation(line: 18, column: 13, scope: !25)
!30 = !DILocation(line: 18, column: 5, scope: !25)
!31 = !DILocation(line: 18, column: 20, scope: !25)
!32 = !DILocation(line: 19, column: 41, scope: !25)
!33 = !DILocation(line: 19, column: 44, scope: !25)
!34 = !DILocation(line: 19, column: 36, scope: !25)
!35 = !DILocation(line: 19, column: 21, scope: !25)
!36 = !DILocation(line: 19, column: 5, scope: !25)
!37 = !DILocation(line: 19, column: 14, scope: !25)
!38 = !DILocation(line: 19, column: 18, scope: !25)
!39 = !DILocation(line: 20, column: 11, scope: !25)
!40 = !DILocation(line: 20, column: 20, scope: !25)
!41 = !DILocation(line: 20, column: 9, scope: !25)
!42 = !DILocation(line: 20, column: 26, scope: !25)
!43 = !DILocation(line: 21, column: 48, scope: !25)
!44 = !DILocation(line: 21, column: 57, scope: !25)
!45 = !DILocation(line: 21, column: 60, scope: !25)
!46 = !DILocation(line: 21, column: 65, scope: !25)
!47 = !DILocation(line: 21, column: 77, scope: !25)
!48 = !DILocation(line: 21, column: 42, scope: !25)
!49 = !DILocation(line: 21, column: 35, scope: !25)
!50 = !DILocation(line: 22, column: 38, scope: !25)
!51 = !DILocation(line: 22, column: 47, scope: !25)
!52 = !DILocation(line: 22, column: 56, scope: !25)
!53 = !DILocation(line: 22, column: 60, scope: !25)
!54 = !DILocation(line: 22, column: 31, scope: !25)
!55 = !DILocation(line: 23, column: 1, scope: !25)
!56 = distinct !DISubprogram(name: "choose", scope: !1, file: !1, line: 25, type: !11, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!57 = !DILocation(line: 28, column: 23, scope: !56)
!58 = !DILocation(line: 28, column: 32, scope: !56)
!59 = !DILocation(line: 28, column: 38, scope: !56)
!60 = !DILocation(line: 28, column: 14, scope: !56)
!61 = !DILocation(line: 29, column: 9, scope: !56)
!62 = !DILocation(line: 29, column: 18, scope: !56)
!63 = !DILocation(line: 29, column: 24, scope: !56)
!64 = !DILocation(line: 29, column: 35, scope: !56)
!65 = !DILocation(line: 29, column: 32, scope: !56)
!66 = !DILocation(line: 30, column: 48, scope: !56)
!67 = !DILocation(line: 30, column: 57, scope: !56)
!68 = !DILocation(line: 30, column: 61, scope: !56)
!69 = !DILocation(line: 30, column: 75, scope: !56)
!70 = !DILocation(line: 30, column: 84, scope: !56)
!71 = !DILocation(line: 30, column: 73, scope: !56)
!72 = !DILocation(line: 30, column: 42, scope: !56)
!73 = !DILocation(line: 30, column: 35, scope: !56)
!74 = !DILocation(line: 31, column: 49, scope: !56)
!75 = !DILocation(line: 31, column: 58, scope: !56)
!76 = !DILocation(line: 31, column: 64, scope: !56)
!77 = !DILocation(line: 31, column: 46, scope: !56)
!78 = !DILocation(line: 31, column: 38, scope: !56)
!79 = !DILocation(line: 31, column: 71, scope: !56)
!80 = !DILocation(line: 31, column: 80, scope: !56)
!81 = !DILocation(line: 31, column: 84, scope: !56)
!82 = !DILocation(line: 31, column: 31, scope: !56)
!83 = !DILocation(line: 32, column: 1, scope: !56)
!84 = distinct !DISubprogram(name: "stop", scope: !1, file: !1, line: 34, type: !11, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!85 = !DILocation(line: 36, column: 18, scope: !84)
!86 = !DILocation(line: 36, column: 27, scope: !84)
!87 = !DILocation(line: 36, column: 33, scope: !84)
!88 = !DILocation(line: 36, column: 31, scope: !84)
!89 = !DILocation(line: 36, column: 47, scope: !84)
!90 = !DILocation(line: 36, column: 45, scope: !84)
!91 = !DILocation(line: 36, column: 5, scope: !84)
!92 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 39, type: !11, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!93 = !DILocation(line: 41, column: 12, scope: !92)
!94 = !DILocation(line: 41, column: 21, scope: !92)
!95 = !DILocation(line: 41, column: 27, scope: !92)
!96 = !DILocation(line: 41, column: 34, scope: !92)
!97 = !DILocation(line: 41, column: 33, scope: !92)
!98 = !DILocation(line: 41, column: 54, scope: !92)
!99 = !DILocation(line: 41, column: 48, scope: !92)
!100 = !DILocation(line: 41, column: 5, scope: !92)
