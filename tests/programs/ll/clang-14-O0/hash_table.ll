; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/hash_table.c
; ModuleID = 'tests/programs/hash_table.c'
source_filename = "tests/programs/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, i8, %struct.node* }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@pair = internal global [2 x %struct.node] zeroinitializer, align 16
@buckets = internal global [8 x %struct.node*] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca %struct.node*, align 8
  %4 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  %5 = bitcast i16* %2 to i8*, !dbg !13
  call void @klee_make_symbolic(i8* noundef %5, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  call void @put(i8 noundef zeroext 3), !dbg !15
  call void @put(i8 noundef zeroext 11), !dbg !16
  call void @put(i8 noundef zeroext -56), !dbg !17
  store %struct.node* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 0), %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 5), align 8, !dbg !18
  store %struct.node* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 1), %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 6), align 16, !dbg !19
  store i8 5, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 0, i32 0), align 16, !dbg !20
  store i8 14, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 1, i32 0), align 16, !dbg !21
  %6 = load i16, i16* %2, align 2, !dbg !22
  %7 = zext i16 %6 to i32, !dbg !22
  %8 = and i32 %7, 255, !dbg !23
  %9 = trunc i32 %8 to i8, !dbg !22
  %10 = call %struct.node* @get(i8 noundef zeroext %9), !dbg !24
  store %struct.node* %10, %struct.node** %3, align 8, !dbg !25
  %11 = load i16, i16* %2, align 2, !dbg !26
  %12 = zext i16 %11 to i32, !dbg !26
  %13 = ashr i32 %12, 8, !dbg !27
  %14 = trunc i32 %13 to i8, !dbg !26
  %15 = call %struct.node* @get(i8 noundef zeroext %14), !dbg !28
  store %struct.node* %15, %struct.node** %4, align 8, !dbg !29
  %16 = load %struct.node*, %struct.node** %3, align 8, !dbg !30
  %17 = icmp ne %struct.node* %16, null, !dbg !30
  br i1 %17, label %18, label %30, !dbg !31

18:                                               ; preds = %0
  %19 = load %struct.node*, %struct.node** %3, align 8, !dbg !32
  %20 = load %struct.node*, %struct.node** %4, align 8, !dbg !33
  %21 = icmp eq %struct.node* %19, %20, !dbg !34
  br i1 %21, label %22, label %30, !dbg !30

22:                                               ; preds = %18
  %23 = load %struct.node*, %struct.node** %3, align 8, !dbg !35
  %24 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 1, !dbg !36
  %25 = load i8, i8* %24, align 1, !dbg !36
  %26 = zext i8 %25 to i32, !dbg !35
  %27 = icmp eq i32 %26, 2, !dbg !37
  %28 = zext i1 %27 to i64, !dbg !35
  %29 = select i1 %27, i32 1, i32 2, !dbg !35
  store i32 %29, i32* %1, align 4, !dbg !38
  br label %61, !dbg !38

30:                                               ; preds = %18, %0
  %31 = load %struct.node*, %struct.node** %3, align 8, !dbg !39
  %32 = icmp ne %struct.node* %31, null, !dbg !39
  br i1 %32, label %33, label %36, !dbg !39

33:                                               ; preds = %30
  %34 = load %struct.node*, %struct.node** %3, align 8, !dbg !40
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 0, !dbg !41
  store i8 1, i8* %35, align 8, !dbg !42
  br label %36, !dbg !40

36:                                               ; preds = %33, %30
  %37 = load %struct.node*, %struct.node** %4, align 8, !dbg !43
  %38 = icmp ne %struct.node* %37, null, !dbg !43
  br i1 %38, label %39, label %46, !dbg !44

39:                                               ; preds = %36
  %40 = load %struct.node*, %struct.node** %4, align 8, !dbg !45
  %41 = getelementptr inbounds %struct.node, %struct.node* %40, i32 0, i32 0, !dbg !46
  %42 = load i8, i8* %41, align 8, !dbg !46
  %43 = zext i8 %42 to i32, !dbg !45
  %44 = icmp eq i32 %43, 1, !dbg !47
  br i1 %44, label %45, label %46, !dbg !43

45:                                               ; preds = %39
  store i32 3, i32* %1, align 4, !dbg !48
  br label %61, !dbg !48

46:                                               ; preds = %39, %36
  %47 = load %struct.node*, %struct.node** getelementptr inbounds ([8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 3), align 8, !dbg !49
  %48 = getelementptr inbounds %struct.node, %struct.node* %47, i32 0, i32 1, !dbg !50
  %49 = load i8, i8* %48, align 1, !dbg !50
  %50 = zext i8 %49 to i32, !dbg !49
  %51 = load i8, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 0, i32 1), align 1, !dbg !51
  %52 = zext i8 %51 to i32, !dbg !52
  %53 = mul nsw i32 %52, 4, !dbg !53
  %54 = add nsw i32 %50, %53, !dbg !54
  %55 = load i8, i8* getelementptr inbounds ([2 x %struct.node], [2 x %struct.node]* @pair, i64 0, i64 1, i32 1), align 1, !dbg !55
  %56 = zext i8 %55 to i32, !dbg !56
  %57 = mul nsw i32 %56, 2, !dbg !57
  %58 = add nsw i32 %54, %57, !dbg !58
  %59 = icmp sgt i32 %58, 5, !dbg !59
  %60 = zext i1 %59 to i32, !dbg !59
  store i32 %60, i32* %1, align 4, !dbg !60
  br label %61, !dbg !60

61:                                               ; preds = %46, %45, %22
  %62 = load i32, i32* %1, align 4, !dbg !61
  ret i32 %62, !dbg !61
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(i8 noundef zeroext %0) #0 !dbg !62 {
  %2 = alloca i8, align 1
  %3 = alloca %struct.node*, align 8
  store i8 %0, i8* %2, align 1
  %4 = call noalias i8* @malloc(i64 noundef 16) #3, !dbg !63
  %5 = bitcast i8* %4 to %struct.node*, !dbg !63
  store %struct.node* %5, %struct.node** %3, align 8, !dbg !64
  %6 = load i8, i8* %2, align 1, !dbg !65
  %7 = load %struct.node*, %struct.node** %3, align 8, !dbg !66
  %8 = getelementptr inbounds %struct.node, %struct.node* %7, i32 0, i32 0, !dbg !67
  store i8 %6, i8* %8, align 8, !dbg !68
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !69
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 1, !dbg !70
  store i8 0, i8* %10, align 1, !dbg !71
  %11 = load i8, i8* %2, align 1, !dbg !72
  %12 = zext i8 %11 to i32, !dbg !72
  %13 = srem i32 %12, 8, !dbg !73
  %14 = sext i32 %13 to i64, !dbg !74
  %15 = getelementptr inbounds [8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 %14, !dbg !74
  %16 = load %struct.node*, %struct.node** %15, align 8, !dbg !74
  %17 = load %struct.node*, %struct.node** %3, align 8, !dbg !75
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 2, !dbg !76
  store %struct.node* %16, %struct.node** %18, align 8, !dbg !77
  %19 = load %struct.node*, %struct.node** %3, align 8, !dbg !78
  %20 = load i8, i8* %2, align 1, !dbg !79
  %21 = zext i8 %20 to i32, !dbg !79
  %22 = srem i32 %21, 8, !dbg !80
  %23 = sext i32 %22 to i64, !dbg !81
  %24 = getelementptr inbounds [8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 %23, !dbg !81
  store %struct.node* %19, %struct.node** %24, align 8, !dbg !82
  ret void, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.node* @get(i8 noundef zeroext %0) #0 !dbg !84 {
  %2 = alloca %struct.node*, align 8
  %3 = alloca i8, align 1
  %4 = alloca %struct.node*, align 8
  store i8 %0, i8* %3, align 1
  %5 = load i8, i8* %3, align 1, !dbg !85
  %6 = zext i8 %5 to i32, !dbg !85
  %7 = srem i32 %6, 8, !dbg !86
  %8 = sext i32 %7 to i64, !dbg !87
  %9 = getelementptr inbounds [8 x %struct.node*], [8 x %struct.node*]* @buckets, i64 0, i64 %8, !dbg !87
  %10 = load %struct.node*, %struct.node** %9, align 8, !dbg !87
  store %struct.node* %10, %struct.node** %4, align 8, !dbg !88
  br label %11, !dbg !89

11:                                               ; preds = %29, %1
  %12 = load %struct.node*, %struct.node** %4, align 8, !dbg !90
  %13 = icmp ne %struct.node* %12, null, !dbg !91
  br i1 %13, label %14, label %33, !dbg !91

14:                                               ; preds = %11
  %15 = load %struct.node*, %struct.node** %4, align 8, !dbg !92
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 1, !dbg !93
  %17 = load i8, i8* %16, align 1, !dbg !94
  %18 = add i8 %17, 1, !dbg !94
  store i8 %18, i8* %16, align 1, !dbg !94
  %19 = load %struct.node*, %struct.node** %4, align 8, !dbg !95
  %20 = getelementptr inbounds %struct.node, %struct.node* %19, i32 0, i32 0, !dbg !96
  %21 = load i8, i8* %20, align 8, !dbg !96
  %22 = zext i8 %21 to i32, !dbg !95
  %23 = load i8, i8* %3, align 1, !dbg !97
  %24 = zext i8 %23 to i32, !dbg !97
  %25 = icmp eq i32 %22, %24, !dbg !98
  br i1 %25, label %26, label %28, !dbg !95

26:                                               ; preds = %14
  %27 = load %struct.node*, %struct.node** %4, align 8, !dbg !99
  store %struct.node* %27, %struct.node** %2, align 8, !dbg !100
  br label %34, !dbg !100

28:                                               ; preds = %14
  br label %29, !dbg !101

29:                                               ; preds = %28
  %30 = load %struct.node*, %struct.node** %4, align 8, !dbg !102
  %31 = getelementptr inbounds %struct.node, %struct.node* %30, i32 0, i32 2, !dbg !103
  %32 = load %struct.node*, %struct.node** %31, align 8, !dbg !103
  store %struct.node* %32, %struct.node** %4, align 8, !dbg !104
  br label %11, !dbg !91, !llvm.loop !105

33:                                               ; preds = %11
  store %struct.node* null, %struct.node** %2, align 8, !dbg !107
  br label %34, !dbg !107

34:                                               ; preds = %33, %26
  %35 = load %struct.node*, %struct.node** %2, align 8, !dbg !108
  ret %struct.node* %35, !dbg !108
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "826e653a7c80e8e53f1904f650aa4d05")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 33, column: 22, scope: !10)
!14 = !DILocation(line: 33, column: 3, scope: !10)
!15 = !DILocation(line: 34, column: 3, scope: !10)
!16 = !DILocation(line: 35, column: 3, scope: !10)
!17 = !DILocation(line: 36, column: 3, scope: !10)
!18 = !DILocation(line: 37, column: 14, scope: !10)
!19 = !DILocation(line: 38, column: 14, scope: !10)
!20 = !DILocation(line: 39, column: 15, scope: !10)
!21 = !DILocation(line: 40, column: 15, scope: !10)
!22 = !DILocation(line: 41, column: 24, scope: !10)
!23 = !DILocation(line: 41, column: 26, scope: !10)
!24 = !DILocation(line: 41, column: 20, scope: !10)
!25 = !DILocation(line: 41, column: 16, scope: !10)
!26 = !DILocation(line: 42, column: 24, scope: !10)
!27 = !DILocation(line: 42, column: 26, scope: !10)
!28 = !DILocation(line: 42, column: 20, scope: !10)
!29 = !DILocation(line: 42, column: 16, scope: !10)
!30 = !DILocation(line: 43, column: 7, scope: !10)
!31 = !DILocation(line: 43, column: 9, scope: !10)
!32 = !DILocation(line: 43, column: 12, scope: !10)
!33 = !DILocation(line: 43, column: 17, scope: !10)
!34 = !DILocation(line: 43, column: 14, scope: !10)
!35 = !DILocation(line: 43, column: 27, scope: !10)
!36 = !DILocation(line: 43, column: 30, scope: !10)
!37 = !DILocation(line: 43, column: 36, scope: !10)
!38 = !DILocation(line: 43, column: 20, scope: !10)
!39 = !DILocation(line: 44, column: 7, scope: !10)
!40 = !DILocation(line: 44, column: 10, scope: !10)
!41 = !DILocation(line: 44, column: 13, scope: !10)
!42 = !DILocation(line: 44, column: 17, scope: !10)
!43 = !DILocation(line: 45, column: 7, scope: !10)
!44 = !DILocation(line: 45, column: 9, scope: !10)
!45 = !DILocation(line: 45, column: 12, scope: !10)
!46 = !DILocation(line: 45, column: 15, scope: !10)
!47 = !DILocation(line: 45, column: 19, scope: !10)
!48 = !DILocation(line: 45, column: 25, scope: !10)
!49 = !DILocation(line: 46, column: 10, scope: !10)
!50 = !DILocation(line: 46, column: 22, scope: !10)
!51 = !DILocation(line: 46, column: 38, scope: !10)
!52 = !DILocation(line: 46, column: 30, scope: !10)
!53 = !DILocation(line: 46, column: 44, scope: !10)
!54 = !DILocation(line: 46, column: 28, scope: !10)
!55 = !DILocation(line: 46, column: 58, scope: !10)
!56 = !DILocation(line: 46, column: 50, scope: !10)
!57 = !DILocation(line: 46, column: 64, scope: !10)
!58 = !DILocation(line: 46, column: 48, scope: !10)
!59 = !DILocation(line: 46, column: 68, scope: !10)
!60 = !DILocation(line: 46, column: 3, scope: !10)
!61 = !DILocation(line: 47, column: 1, scope: !10)
!62 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!63 = !DILocation(line: 16, column: 20, scope: !62)
!64 = !DILocation(line: 16, column: 16, scope: !62)
!65 = !DILocation(line: 17, column: 12, scope: !62)
!66 = !DILocation(line: 17, column: 3, scope: !62)
!67 = !DILocation(line: 17, column: 6, scope: !62)
!68 = !DILocation(line: 17, column: 10, scope: !62)
!69 = !DILocation(line: 18, column: 3, scope: !62)
!70 = !DILocation(line: 18, column: 6, scope: !62)
!71 = !DILocation(line: 18, column: 12, scope: !62)
!72 = !DILocation(line: 19, column: 21, scope: !62)
!73 = !DILocation(line: 19, column: 25, scope: !62)
!74 = !DILocation(line: 19, column: 13, scope: !62)
!75 = !DILocation(line: 19, column: 3, scope: !62)
!76 = !DILocation(line: 19, column: 6, scope: !62)
!77 = !DILocation(line: 19, column: 11, scope: !62)
!78 = !DILocation(line: 20, column: 22, scope: !62)
!79 = !DILocation(line: 20, column: 11, scope: !62)
!80 = !DILocation(line: 20, column: 15, scope: !62)
!81 = !DILocation(line: 20, column: 3, scope: !62)
!82 = !DILocation(line: 20, column: 20, scope: !62)
!83 = !DILocation(line: 21, column: 1, scope: !62)
!84 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!85 = !DILocation(line: 24, column: 33, scope: !84)
!86 = !DILocation(line: 24, column: 37, scope: !84)
!87 = !DILocation(line: 24, column: 25, scope: !84)
!88 = !DILocation(line: 24, column: 21, scope: !84)
!89 = !DILocation(line: 24, column: 8, scope: !84)
!90 = !DILocation(line: 24, column: 43, scope: !84)
!91 = !DILocation(line: 24, column: 3, scope: !84)
!92 = !DILocation(line: 25, column: 5, scope: !84)
!93 = !DILocation(line: 25, column: 8, scope: !84)
!94 = !DILocation(line: 25, column: 13, scope: !84)
!95 = !DILocation(line: 26, column: 9, scope: !84)
!96 = !DILocation(line: 26, column: 12, scope: !84)
!97 = !DILocation(line: 26, column: 19, scope: !84)
!98 = !DILocation(line: 26, column: 16, scope: !84)
!99 = !DILocation(line: 26, column: 31, scope: !84)
!100 = !DILocation(line: 26, column: 24, scope: !84)
!101 = !DILocation(line: 27, column: 3, scope: !84)
!102 = !DILocation(line: 24, column: 50, scope: !84)
!103 = !DILocation(line: 24, column: 53, scope: !84)
!104 = !DILocation(line: 24, column: 48, scope: !84)
!105 = distinct !{!105, !91, !101, !106}
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 28, column: 3, scope: !84)
!108 = !DILocation(line: 29, column: 1, scope: !84)
