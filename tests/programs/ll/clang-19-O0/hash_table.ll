; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/hash_table.c
; ModuleID = 'tests/programs/hash_table.c'
source_filename = "tests/programs/hash_table.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i8, i8, ptr }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@pair = internal global [2 x %struct.node] zeroinitializer, align 16
@buckets = internal global [8 x ptr] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i16, align 2
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 2, ptr noundef @.str), !dbg !13
  call void @put(i8 noundef zeroext 3), !dbg !14
  call void @put(i8 noundef zeroext 11), !dbg !15
  call void @put(i8 noundef zeroext -56), !dbg !16
  store ptr @pair, ptr getelementptr inbounds ([8 x ptr], ptr @buckets, i64 0, i64 5), align 8, !dbg !17
  store ptr getelementptr inbounds ([2 x %struct.node], ptr @pair, i64 0, i64 1), ptr getelementptr inbounds ([8 x ptr], ptr @buckets, i64 0, i64 6), align 16, !dbg !18
  store i8 5, ptr @pair, align 16, !dbg !19
  store i8 14, ptr getelementptr inbounds ([2 x %struct.node], ptr @pair, i64 0, i64 1), align 16, !dbg !20
  %5 = load i16, ptr %2, align 2, !dbg !21
  %6 = zext i16 %5 to i32, !dbg !21
  %7 = and i32 %6, 255, !dbg !22
  %8 = trunc i32 %7 to i8, !dbg !21
  %9 = call ptr @get(i8 noundef zeroext %8), !dbg !23
  store ptr %9, ptr %3, align 8, !dbg !24
  %10 = load i16, ptr %2, align 2, !dbg !25
  %11 = zext i16 %10 to i32, !dbg !25
  %12 = ashr i32 %11, 8, !dbg !26
  %13 = trunc i32 %12 to i8, !dbg !25
  %14 = call ptr @get(i8 noundef zeroext %13), !dbg !27
  store ptr %14, ptr %4, align 8, !dbg !28
  %15 = load ptr, ptr %3, align 8, !dbg !29
  %16 = icmp ne ptr %15, null, !dbg !29
  br i1 %16, label %17, label %29, !dbg !30

17:                                               ; preds = %0
  %18 = load ptr, ptr %3, align 8, !dbg !31
  %19 = load ptr, ptr %4, align 8, !dbg !32
  %20 = icmp eq ptr %18, %19, !dbg !33
  br i1 %20, label %21, label %29, !dbg !29

21:                                               ; preds = %17
  %22 = load ptr, ptr %3, align 8, !dbg !34
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !35
  %24 = load i8, ptr %23, align 1, !dbg !35
  %25 = zext i8 %24 to i32, !dbg !34
  %26 = icmp eq i32 %25, 2, !dbg !36
  %27 = zext i1 %26 to i64, !dbg !34
  %28 = select i1 %26, i32 1, i32 2, !dbg !34
  store i32 %28, ptr %1, align 4, !dbg !37
  br label %60, !dbg !37

29:                                               ; preds = %17, %0
  %30 = load ptr, ptr %3, align 8, !dbg !38
  %31 = icmp ne ptr %30, null, !dbg !38
  br i1 %31, label %32, label %35, !dbg !38

32:                                               ; preds = %29
  %33 = load ptr, ptr %3, align 8, !dbg !39
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 0, !dbg !40
  store i8 1, ptr %34, align 8, !dbg !41
  br label %35, !dbg !39

35:                                               ; preds = %32, %29
  %36 = load ptr, ptr %4, align 8, !dbg !42
  %37 = icmp ne ptr %36, null, !dbg !42
  br i1 %37, label %38, label %45, !dbg !43

38:                                               ; preds = %35
  %39 = load ptr, ptr %4, align 8, !dbg !44
  %40 = getelementptr inbounds %struct.node, ptr %39, i32 0, i32 0, !dbg !45
  %41 = load i8, ptr %40, align 8, !dbg !45
  %42 = zext i8 %41 to i32, !dbg !44
  %43 = icmp eq i32 %42, 1, !dbg !46
  br i1 %43, label %44, label %45, !dbg !42

44:                                               ; preds = %38
  store i32 3, ptr %1, align 4, !dbg !47
  br label %60, !dbg !47

45:                                               ; preds = %38, %35
  %46 = load ptr, ptr getelementptr inbounds ([8 x ptr], ptr @buckets, i64 0, i64 3), align 8, !dbg !48
  %47 = getelementptr inbounds %struct.node, ptr %46, i32 0, i32 1, !dbg !49
  %48 = load i8, ptr %47, align 1, !dbg !49
  %49 = zext i8 %48 to i32, !dbg !48
  %50 = load i8, ptr getelementptr inbounds (%struct.node, ptr @pair, i32 0, i32 1), align 1, !dbg !50
  %51 = zext i8 %50 to i32, !dbg !51
  %52 = mul nsw i32 %51, 4, !dbg !52
  %53 = add nsw i32 %49, %52, !dbg !53
  %54 = load i8, ptr getelementptr inbounds (%struct.node, ptr getelementptr inbounds ([2 x %struct.node], ptr @pair, i64 0, i64 1), i32 0, i32 1), align 1, !dbg !54
  %55 = zext i8 %54 to i32, !dbg !55
  %56 = mul nsw i32 %55, 2, !dbg !56
  %57 = add nsw i32 %53, %56, !dbg !57
  %58 = icmp sgt i32 %57, 5, !dbg !58
  %59 = zext i1 %58 to i32, !dbg !58
  store i32 %59, ptr %1, align 4, !dbg !59
  br label %60, !dbg !59

60:                                               ; preds = %45, %44, %21
  %61 = load i32, ptr %1, align 4, !dbg !60
  ret i32 %61, !dbg !60
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @put(i8 noundef zeroext %0) #0 !dbg !61 {
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  store i8 %0, ptr %2, align 1
  %4 = call noalias ptr @malloc(i64 noundef 16) #3, !dbg !62
  store ptr %4, ptr %3, align 8, !dbg !63
  %5 = load i8, ptr %2, align 1, !dbg !64
  %6 = load ptr, ptr %3, align 8, !dbg !65
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 0, !dbg !66
  store i8 %5, ptr %7, align 8, !dbg !67
  %8 = load ptr, ptr %3, align 8, !dbg !68
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 1, !dbg !69
  store i8 0, ptr %9, align 1, !dbg !70
  %10 = load i8, ptr %2, align 1, !dbg !71
  %11 = zext i8 %10 to i32, !dbg !71
  %12 = srem i32 %11, 8, !dbg !72
  %13 = sext i32 %12 to i64, !dbg !73
  %14 = getelementptr inbounds [8 x ptr], ptr @buckets, i64 0, i64 %13, !dbg !73
  %15 = load ptr, ptr %14, align 8, !dbg !73
  %16 = load ptr, ptr %3, align 8, !dbg !74
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 2, !dbg !75
  store ptr %15, ptr %17, align 8, !dbg !76
  %18 = load ptr, ptr %3, align 8, !dbg !77
  %19 = load i8, ptr %2, align 1, !dbg !78
  %20 = zext i8 %19 to i32, !dbg !78
  %21 = srem i32 %20, 8, !dbg !79
  %22 = sext i32 %21 to i64, !dbg !80
  %23 = getelementptr inbounds [8 x ptr], ptr @buckets, i64 0, i64 %22, !dbg !80
  store ptr %18, ptr %23, align 8, !dbg !81
  ret void, !dbg !82
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i8 noundef zeroext %0) #0 !dbg !83 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  %4 = alloca ptr, align 8
  store i8 %0, ptr %3, align 1
  %5 = load i8, ptr %3, align 1, !dbg !84
  %6 = zext i8 %5 to i32, !dbg !84
  %7 = srem i32 %6, 8, !dbg !85
  %8 = sext i32 %7 to i64, !dbg !86
  %9 = getelementptr inbounds [8 x ptr], ptr @buckets, i64 0, i64 %8, !dbg !86
  %10 = load ptr, ptr %9, align 8, !dbg !86
  store ptr %10, ptr %4, align 8, !dbg !87
  br label %11, !dbg !88

11:                                               ; preds = %29, %1
  %12 = load ptr, ptr %4, align 8, !dbg !89
  %13 = icmp ne ptr %12, null, !dbg !90
  br i1 %13, label %14, label %33, !dbg !90

14:                                               ; preds = %11
  %15 = load ptr, ptr %4, align 8, !dbg !91
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 1, !dbg !92
  %17 = load i8, ptr %16, align 1, !dbg !93
  %18 = add i8 %17, 1, !dbg !93
  store i8 %18, ptr %16, align 1, !dbg !93
  %19 = load ptr, ptr %4, align 8, !dbg !94
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 0, !dbg !95
  %21 = load i8, ptr %20, align 8, !dbg !95
  %22 = zext i8 %21 to i32, !dbg !94
  %23 = load i8, ptr %3, align 1, !dbg !96
  %24 = zext i8 %23 to i32, !dbg !96
  %25 = icmp eq i32 %22, %24, !dbg !97
  br i1 %25, label %26, label %28, !dbg !94

26:                                               ; preds = %14
  %27 = load ptr, ptr %4, align 8, !dbg !98
  store ptr %27, ptr %2, align 8, !dbg !99
  br label %34, !dbg !99

28:                                               ; preds = %14
  br label %29, !dbg !100

29:                                               ; preds = %28
  %30 = load ptr, ptr %4, align 8, !dbg !101
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 2, !dbg !102
  %32 = load ptr, ptr %31, align 8, !dbg !102
  store ptr %32, ptr %4, align 8, !dbg !103
  br label %11, !dbg !90, !llvm.loop !104

33:                                               ; preds = %11
  store ptr null, ptr %2, align 8, !dbg !106
  br label %34, !dbg !106

34:                                               ; preds = %33, %26
  %35 = load ptr, ptr %2, align 8, !dbg !107
  ret ptr %35, !dbg !107
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/hash_table.c", directory: ".", checksumkind: CSK_MD5, checksum: "826e653a7c80e8e53f1904f650aa4d05")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !11, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 33, column: 3, scope: !10)
!14 = !DILocation(line: 34, column: 3, scope: !10)
!15 = !DILocation(line: 35, column: 3, scope: !10)
!16 = !DILocation(line: 36, column: 3, scope: !10)
!17 = !DILocation(line: 37, column: 14, scope: !10)
!18 = !DILocation(line: 38, column: 14, scope: !10)
!19 = !DILocation(line: 39, column: 15, scope: !10)
!20 = !DILocation(line: 40, column: 15, scope: !10)
!21 = !DILocation(line: 41, column: 24, scope: !10)
!22 = !DILocation(line: 41, column: 26, scope: !10)
!23 = !DILocation(line: 41, column: 20, scope: !10)
!24 = !DILocation(line: 41, column: 16, scope: !10)
!25 = !DILocation(line: 42, column: 24, scope: !10)
!26 = !DILocation(line: 42, column: 26, scope: !10)
!27 = !DILocation(line: 42, column: 20, scope: !10)
!28 = !DILocation(line: 42, column: 16, scope: !10)
!29 = !DILocation(line: 43, column: 7, scope: !10)
!30 = !DILocation(line: 43, column: 9, scope: !10)
!31 = !DILocation(line: 43, column: 12, scope: !10)
!32 = !DILocation(line: 43, column: 17, scope: !10)
!33 = !DILocation(line: 43, column: 14, scope: !10)
!34 = !DILocation(line: 43, column: 27, scope: !10)
!35 = !DILocation(line: 43, column: 30, scope: !10)
!36 = !DILocation(line: 43, column: 36, scope: !10)
!37 = !DILocation(line: 43, column: 20, scope: !10)
!38 = !DILocation(line: 44, column: 7, scope: !10)
!39 = !DILocation(line: 44, column: 10, scope: !10)
!40 = !DILocation(line: 44, column: 13, scope: !10)
!41 = !DILocation(line: 44, column: 17, scope: !10)
!42 = !DILocation(line: 45, column: 7, scope: !10)
!43 = !DILocation(line: 45, column: 9, scope: !10)
!44 = !DILocation(line: 45, column: 12, scope: !10)
!45 = !DILocation(line: 45, column: 15, scope: !10)
!46 = !DILocation(line: 45, column: 19, scope: !10)
!47 = !DILocation(line: 45, column: 25, scope: !10)
!48 = !DILocation(line: 46, column: 10, scope: !10)
!49 = !DILocation(line: 46, column: 22, scope: !10)
!50 = !DILocation(line: 46, column: 38, scope: !10)
!51 = !DILocation(line: 46, column: 30, scope: !10)
!52 = !DILocation(line: 46, column: 44, scope: !10)
!53 = !DILocation(line: 46, column: 28, scope: !10)
!54 = !DILocation(line: 46, column: 58, scope: !10)
!55 = !DILocation(line: 46, column: 50, scope: !10)
!56 = !DILocation(line: 46, column: 64, scope: !10)
!57 = !DILocation(line: 46, column: 48, scope: !10)
!58 = !DILocation(line: 46, column: 68, scope: !10)
!59 = !DILocation(line: 46, column: 3, scope: !10)
!60 = !DILocation(line: 47, column: 1, scope: !10)
!61 = distinct !DISubprogram(name: "put", scope: !1, file: !1, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!62 = !DILocation(line: 16, column: 20, scope: !61)
!63 = !DILocation(line: 16, column: 16, scope: !61)
!64 = !DILocation(line: 17, column: 12, scope: !61)
!65 = !DILocation(line: 17, column: 3, scope: !61)
!66 = !DILocation(line: 17, column: 6, scope: !61)
!67 = !DILocation(line: 17, column: 10, scope: !61)
!68 = !DILocation(line: 18, column: 3, scope: !61)
!69 = !DILocation(line: 18, column: 6, scope: !61)
!70 = !DILocation(line: 18, column: 12, scope: !61)
!71 = !DILocation(line: 19, column: 21, scope: !61)
!72 = !DILocation(line: 19, column: 25, scope: !61)
!73 = !DILocation(line: 19, column: 13, scope: !61)
!74 = !DILocation(line: 19, column: 3, scope: !61)
!75 = !DILocation(line: 19, column: 6, scope: !61)
!76 = !DILocation(line: 19, column: 11, scope: !61)
!77 = !DILocation(line: 20, column: 22, scope: !61)
!78 = !DILocation(line: 20, column: 11, scope: !61)
!79 = !DILocation(line: 20, column: 15, scope: !61)
!80 = !DILocation(line: 20, column: 3, scope: !61)
!81 = !DILocation(line: 20, column: 20, scope: !61)
!82 = !DILocation(line: 21, column: 1, scope: !61)
!83 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 23, type: !11, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!84 = !DILocation(line: 24, column: 33, scope: !83)
!85 = !DILocation(line: 24, column: 37, scope: !83)
!86 = !DILocation(line: 24, column: 25, scope: !83)
!87 = !DILocation(line: 24, column: 21, scope: !83)
!88 = !DILocation(line: 24, column: 8, scope: !83)
!89 = !DILocation(line: 24, column: 43, scope: !83)
!90 = !DILocation(line: 24, column: 3, scope: !83)
!91 = !DILocation(line: 25, column: 5, scope: !83)
!92 = !DILocation(line: 25, column: 8, scope: !83)
!93 = !DILocation(line: 25, column: 13, scope: !83)
!94 = !DILocation(line: 26, column: 9, scope: !83)
!95 = !DILocation(line: 26, column: 12, scope: !83)
!96 = !DILocation(line: 26, column: 19, scope: !83)
!97 = !DILocation(line: 26, column: 16, scope: !83)
!98 = !DILocation(line: 26, column: 31, scope: !83)
!99 = !DILocation(line: 26, column: 24, scope: !83)
!100 = !DILocation(line: 27, column: 3, scope: !83)
!101 = !DILocation(line: 24, column: 50, scope: !83)
!102 = !DILocation(line: 24, column: 53, scope: !83)
!103 = !DILocation(line: 24, column: 48, scope: !83)
!104 = distinct !{!104, !90, !100, !105}
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 28, column: 3, scope: !83)
!107 = !DILocation(line: 29, column: 1, scope: !83)
