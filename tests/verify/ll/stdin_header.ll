; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -UBUG tests/verify/stdin_header.c
; ModuleID = 'tests/verify/stdin_header.c'
source_filename = "tests/verify/stdin_header.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @reach_error() #0 !dbg !10 {
  ret void, !dbg !15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca [1 x i8], align 1
  %3 = alloca [3 x i8], align 1
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata [1 x i8]* %2, metadata !20, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata [3 x i8]* %3, metadata !26, metadata !DIExpression()), !dbg !30
  %5 = bitcast [3 x i8]* %3 to i8*, !dbg !30
  call void @llvm.memset.p0i8.i64(i8* align 1 %5, i8 0, i64 3, i1 false), !dbg !30
  %6 = getelementptr inbounds [1 x i8], [1 x i8]* %2, i64 0, i64 0, !dbg !31
  %7 = call i64 @read(i32 noundef 0, i8* noundef %6, i64 noundef 1), !dbg !33
  %8 = icmp ne i64 %7, 1, !dbg !34
  br i1 %8, label %9, label %10, !dbg !35

9:                                                ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !36
  br label %48, !dbg !36

10:                                               ; preds = %0
  %11 = getelementptr inbounds [1 x i8], [1 x i8]* %2, i64 0, i64 0, !dbg !37
  %12 = load i8, i8* %11, align 1, !dbg !37
  %13 = zext i8 %12 to i32, !dbg !37
  %14 = icmp sgt i32 %13, 3, !dbg !39
  br i1 %14, label %15, label %16, !dbg !40

15:                                               ; preds = %10
  store i32 2, i32* %1, align 4, !dbg !41
  br label %48, !dbg !41

16:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i32* %4, metadata !42, metadata !DIExpression()), !dbg !44
  store i32 0, i32* %4, align 4, !dbg !44
  br label %17, !dbg !45

17:                                               ; preds = %31, %16
  %18 = load i32, i32* %4, align 4, !dbg !46
  %19 = getelementptr inbounds [1 x i8], [1 x i8]* %2, i64 0, i64 0, !dbg !48
  %20 = load i8, i8* %19, align 1, !dbg !48
  %21 = zext i8 %20 to i32, !dbg !48
  %22 = icmp slt i32 %18, %21, !dbg !49
  br i1 %22, label %23, label %34, !dbg !50

23:                                               ; preds = %17
  %24 = load i32, i32* %4, align 4, !dbg !51
  %25 = sext i32 %24 to i64, !dbg !53
  %26 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 %25, !dbg !53
  %27 = call i64 @read(i32 noundef 0, i8* noundef %26, i64 noundef 1), !dbg !54
  %28 = icmp ne i64 %27, 1, !dbg !55
  br i1 %28, label %29, label %30, !dbg !56

29:                                               ; preds = %23
  store i32 3, i32* %1, align 4, !dbg !57
  br label %48, !dbg !57

30:                                               ; preds = %23
  br label %31, !dbg !58

31:                                               ; preds = %30
  %32 = load i32, i32* %4, align 4, !dbg !59
  %33 = add nsw i32 %32, 1, !dbg !59
  store i32 %33, i32* %4, align 4, !dbg !59
  br label %17, !dbg !60, !llvm.loop !61

34:                                               ; preds = %17
  %35 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 0, !dbg !64
  %36 = load i8, i8* %35, align 1, !dbg !64
  %37 = zext i8 %36 to i32, !dbg !64
  %38 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 1, !dbg !65
  %39 = load i8, i8* %38, align 1, !dbg !65
  %40 = zext i8 %39 to i32, !dbg !65
  %41 = add nsw i32 %37, %40, !dbg !66
  %42 = getelementptr inbounds [3 x i8], [3 x i8]* %3, i64 0, i64 2, !dbg !67
  %43 = load i8, i8* %42, align 1, !dbg !67
  %44 = zext i8 %43 to i32, !dbg !67
  %45 = add nsw i32 %41, %44, !dbg !68
  %46 = icmp sle i32 %45, 765, !dbg !69
  %47 = zext i1 %46 to i32, !dbg !69
  call void @check(i32 noundef %47), !dbg !70
  br label %48, !dbg !71

48:                                               ; preds = %34, %29, %15, %9
  %49 = load i32, i32* %1, align 4, !dbg !71
  ret i32 %49, !dbg !71
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @check(i32 noundef %0) #0 !dbg !72 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !75, metadata !DIExpression()), !dbg !76
  %3 = load i32, i32* %2, align 4, !dbg !77
  %4 = icmp ne i32 %3, 0, !dbg !77
  br i1 %4, label %6, label %5, !dbg !79

5:                                                ; preds = %1
  call void @reach_error(), !dbg !80
  br label %6, !dbg !80

6:                                                ; preds = %5, %1
  ret void, !dbg !81
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/verify/stdin_header.c", directory: ".", checksumkind: CSK_MD5, checksum: "588141d8bae6bdb93952dfcec1bca67c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "reach_error", scope: !11, file: !11, line: 16, type: !12, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DIFile(filename: "tests/verify/task.h", directory: ".", checksumkind: CSK_MD5, checksum: "5bd115e6b2e30e1fa51ab02ef28207c4")
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !{}
!15 = !DILocation(line: 16, column: 25, scope: !10)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !17, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DILocalVariable(name: "header", scope: !16, file: !1, line: 8, type: !21)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 8, elements: !23)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !{!24}
!24 = !DISubrange(count: 1)
!25 = !DILocation(line: 8, column: 17, scope: !16)
!26 = !DILocalVariable(name: "body", scope: !16, file: !1, line: 8, type: !27)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 24, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 3)
!30 = !DILocation(line: 8, column: 28, scope: !16)
!31 = !DILocation(line: 9, column: 15, scope: !32)
!32 = distinct !DILexicalBlock(scope: !16, file: !1, line: 9, column: 7)
!33 = !DILocation(line: 9, column: 7, scope: !32)
!34 = !DILocation(line: 9, column: 26, scope: !32)
!35 = !DILocation(line: 9, column: 7, scope: !16)
!36 = !DILocation(line: 9, column: 32, scope: !32)
!37 = !DILocation(line: 13, column: 7, scope: !38)
!38 = distinct !DILexicalBlock(scope: !16, file: !1, line: 13, column: 7)
!39 = !DILocation(line: 13, column: 17, scope: !38)
!40 = !DILocation(line: 13, column: 7, scope: !16)
!41 = !DILocation(line: 13, column: 22, scope: !38)
!42 = !DILocalVariable(name: "i", scope: !43, file: !1, line: 15, type: !19)
!43 = distinct !DILexicalBlock(scope: !16, file: !1, line: 15, column: 3)
!44 = !DILocation(line: 15, column: 12, scope: !43)
!45 = !DILocation(line: 15, column: 8, scope: !43)
!46 = !DILocation(line: 15, column: 19, scope: !47)
!47 = distinct !DILexicalBlock(scope: !43, file: !1, line: 15, column: 3)
!48 = !DILocation(line: 15, column: 23, scope: !47)
!49 = !DILocation(line: 15, column: 21, scope: !47)
!50 = !DILocation(line: 15, column: 3, scope: !43)
!51 = !DILocation(line: 16, column: 23, scope: !52)
!52 = distinct !DILexicalBlock(scope: !47, file: !1, line: 16, column: 9)
!53 = !DILocation(line: 16, column: 18, scope: !52)
!54 = !DILocation(line: 16, column: 9, scope: !52)
!55 = !DILocation(line: 16, column: 30, scope: !52)
!56 = !DILocation(line: 16, column: 9, scope: !47)
!57 = !DILocation(line: 16, column: 36, scope: !52)
!58 = !DILocation(line: 16, column: 33, scope: !52)
!59 = !DILocation(line: 15, column: 35, scope: !47)
!60 = !DILocation(line: 15, column: 3, scope: !47)
!61 = distinct !{!61, !50, !62, !63}
!62 = !DILocation(line: 16, column: 43, scope: !43)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 17, column: 9, scope: !16)
!65 = !DILocation(line: 17, column: 19, scope: !16)
!66 = !DILocation(line: 17, column: 17, scope: !16)
!67 = !DILocation(line: 17, column: 29, scope: !16)
!68 = !DILocation(line: 17, column: 27, scope: !16)
!69 = !DILocation(line: 17, column: 37, scope: !16)
!70 = !DILocation(line: 17, column: 3, scope: !16)
!71 = !DILocation(line: 18, column: 1, scope: !16)
!72 = distinct !DISubprogram(name: "check", scope: !11, file: !11, line: 17, type: !73, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !19}
!75 = !DILocalVariable(name: "condition", arg: 1, scope: !72, file: !11, line: 17, type: !19)
!76 = !DILocation(line: 17, column: 23, scope: !72)
!77 = !DILocation(line: 18, column: 8, scope: !78)
!78 = distinct !DILexicalBlock(scope: !72, file: !11, line: 18, column: 7)
!79 = !DILocation(line: 18, column: 7, scope: !72)
!80 = !DILocation(line: 18, column: 19, scope: !78)
!81 = !DILocation(line: 19, column: 1, scope: !72)
