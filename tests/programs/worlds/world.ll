; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/world.c
; ModuleID = 'tests/programs/worlds/world.c'
source_filename = "tests/programs/worlds/world.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [3 x i8] c"-v\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"argv[i][0] != 'X'\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"tests/programs/worlds/world.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [23 x i8] c"int main(int, char **)\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"limit\00", align 1
@.str.5 = private unnamed_addr constant [7 x i8] c"config\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"r\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i16, align 2
  %9 = alloca i16, align 2
  %10 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !18, metadata !DIExpression()), !dbg !19
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %6, metadata !22, metadata !DIExpression()), !dbg !23
  %11 = call i32 @getchar(), !dbg !24
  store i32 %11, i32* %6, align 4, !dbg !23
  %12 = load i32, i32* %6, align 4, !dbg !25
  %13 = icmp eq i32 %12, 33, !dbg !27
  br i1 %13, label %14, label %15, !dbg !28

14:                                               ; preds = %2
  store i32 10, i32* %3, align 4, !dbg !29
  br label %73, !dbg !29

15:                                               ; preds = %2
  %16 = call i32 @configured(), !dbg !30
  %17 = icmp ne i32 %16, 0, !dbg !30
  br i1 %17, label %18, label %19, !dbg !32

18:                                               ; preds = %15
  store i32 11, i32* %3, align 4, !dbg !33
  br label %73, !dbg !33

19:                                               ; preds = %15
  call void @llvm.dbg.declare(metadata i32* %7, metadata !34, metadata !DIExpression()), !dbg !36
  store i32 1, i32* %7, align 4, !dbg !36
  br label %20, !dbg !37

20:                                               ; preds = %48, %19
  %21 = load i32, i32* %7, align 4, !dbg !38
  %22 = load i32, i32* %4, align 4, !dbg !40
  %23 = icmp slt i32 %21, %22, !dbg !41
  br i1 %23, label %24, label %51, !dbg !42

24:                                               ; preds = %20
  %25 = load i8**, i8*** %5, align 8, !dbg !43
  %26 = load i32, i32* %7, align 4, !dbg !46
  %27 = sext i32 %26 to i64, !dbg !43
  %28 = getelementptr inbounds i8*, i8** %25, i64 %27, !dbg !43
  %29 = load i8*, i8** %28, align 8, !dbg !43
  %30 = call i32 @strcmp(i8* noundef %29, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #6, !dbg !47
  %31 = icmp eq i32 %30, 0, !dbg !48
  br i1 %31, label %32, label %35, !dbg !49

32:                                               ; preds = %24
  %33 = load i32, i32* %7, align 4, !dbg !50
  %34 = add nsw i32 20, %33, !dbg !51
  store i32 %34, i32* %3, align 4, !dbg !52
  br label %73, !dbg !52

35:                                               ; preds = %24
  %36 = load i8**, i8*** %5, align 8, !dbg !53
  %37 = load i32, i32* %7, align 4, !dbg !53
  %38 = sext i32 %37 to i64, !dbg !53
  %39 = getelementptr inbounds i8*, i8** %36, i64 %38, !dbg !53
  %40 = load i8*, i8** %39, align 8, !dbg !53
  %41 = getelementptr inbounds i8, i8* %40, i64 0, !dbg !53
  %42 = load i8, i8* %41, align 1, !dbg !53
  %43 = sext i8 %42 to i32, !dbg !53
  %44 = icmp ne i32 %43, 88, !dbg !53
  br i1 %44, label %45, label %46, !dbg !56

45:                                               ; preds = %35
  br label %47, !dbg !56

46:                                               ; preds = %35
  call void @__assert_fail(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 30, i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #7, !dbg !53
  unreachable, !dbg !53

47:                                               ; preds = %45
  br label %48, !dbg !57

48:                                               ; preds = %47
  %49 = load i32, i32* %7, align 4, !dbg !58
  %50 = add nsw i32 %49, 1, !dbg !58
  store i32 %50, i32* %7, align 4, !dbg !58
  br label %20, !dbg !59, !llvm.loop !60

51:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata i16* %8, metadata !63, metadata !DIExpression()), !dbg !65
  call void @llvm.dbg.declare(metadata i16* %9, metadata !66, metadata !DIExpression()), !dbg !67
  %52 = bitcast i16* %8 to i8*, !dbg !68
  call void @klee_make_symbolic(i8* noundef %52, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)), !dbg !69
  %53 = load i16, i16* %8, align 2, !dbg !70
  %54 = sext i16 %53 to i32, !dbg !70
  %55 = icmp eq i32 %54, 77, !dbg !72
  br i1 %55, label %56, label %57, !dbg !73

56:                                               ; preds = %51
  store i32 12, i32* %3, align 4, !dbg !74
  br label %73, !dbg !74

57:                                               ; preds = %51
  call void @llvm.dbg.declare(metadata i32* %10, metadata !75, metadata !DIExpression()), !dbg !76
  %58 = call i32 @klee_range(i32 noundef 3, i32 noundef 9, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i64 0, i64 0)), !dbg !77
  store i32 %58, i32* %10, align 4, !dbg !76
  %59 = bitcast i16* %9 to i8*, !dbg !78
  call void @klee_make_symbolic(i8* noundef %59, i64 noundef 2, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)), !dbg !79
  %60 = load i16, i16* %9, align 2, !dbg !80
  %61 = sext i16 %60 to i32, !dbg !80
  %62 = load i16, i16* %8, align 2, !dbg !82
  %63 = sext i16 %62 to i32, !dbg !82
  %64 = load i32, i32* %10, align 4, !dbg !83
  %65 = add nsw i32 %63, %64, !dbg !84
  %66 = icmp eq i32 %61, %65, !dbg !85
  br i1 %66, label %67, label %68, !dbg !86

67:                                               ; preds = %57
  store i32 13, i32* %3, align 4, !dbg !87
  br label %73, !dbg !87

68:                                               ; preds = %57
  %69 = load i16, i16* %9, align 2, !dbg !88
  %70 = sext i16 %69 to i32, !dbg !88
  %71 = sub nsw i32 %70, 600, !dbg !89
  %72 = sdiv i32 100, %71, !dbg !90
  store i32 %72, i32* %3, align 4, !dbg !91
  br label %73, !dbg !91

73:                                               ; preds = %68, %67, %56, %32, %18, %14
  %74 = load i32, i32* %3, align 4, !dbg !92
  ret i32 %74, !dbg !92
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @getchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @configured() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i8], align 1
  %3 = alloca %struct._IO_FILE*, align 8
  %4 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata [5 x i8]* %2, metadata !96, metadata !DIExpression()), !dbg !100
  %5 = bitcast [5 x i8]* %2 to i8*, !dbg !100
  call void @llvm.memset.p0i8.i64(i8* align 1 %5, i8 0, i64 5, i1 false), !dbg !100
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %3, metadata !101, metadata !DIExpression()), !dbg !162
  %6 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0)), !dbg !163
  store %struct._IO_FILE* %6, %struct._IO_FILE** %3, align 8, !dbg !162
  %7 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !164
  %8 = icmp ne %struct._IO_FILE* %7, null, !dbg !164
  br i1 %8, label %10, label %9, !dbg !166

9:                                                ; preds = %0
  store i32 -1, i32* %1, align 4, !dbg !167
  br label %31, !dbg !167

10:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i64* %4, metadata !168, metadata !DIExpression()), !dbg !169
  %11 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 0, !dbg !170
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !171
  %13 = call i64 @fread(i8* noundef %11, i64 noundef 1, i64 noundef 4, %struct._IO_FILE* noundef %12), !dbg !172
  store i64 %13, i64* %4, align 8, !dbg !169
  %14 = load %struct._IO_FILE*, %struct._IO_FILE** %3, align 8, !dbg !173
  %15 = call i32 @fclose(%struct._IO_FILE* noundef %14), !dbg !174
  %16 = load i64, i64* %4, align 8, !dbg !175
  %17 = icmp eq i64 %16, 4, !dbg !176
  br i1 %17, label %18, label %28, !dbg !177

18:                                               ; preds = %10
  %19 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 0, !dbg !178
  %20 = load i8, i8* %19, align 1, !dbg !178
  %21 = sext i8 %20 to i32, !dbg !178
  %22 = icmp eq i32 %21, 111, !dbg !179
  br i1 %22, label %23, label %28, !dbg !180

23:                                               ; preds = %18
  %24 = getelementptr inbounds [5 x i8], [5 x i8]* %2, i64 0, i64 3, !dbg !181
  %25 = load i8, i8* %24, align 1, !dbg !181
  %26 = sext i8 %25 to i32, !dbg !181
  %27 = icmp eq i32 %26, 10, !dbg !182
  br label %28

28:                                               ; preds = %23, %18, %10
  %29 = phi i1 [ false, %18 ], [ false, %10 ], [ %27, %23 ], !dbg !183
  %30 = zext i1 %29 to i32, !dbg !180
  store i32 %30, i32* %1, align 4, !dbg !184
  br label %31, !dbg !184

31:                                               ; preds = %28, %9
  %32 = load i32, i32* %1, align 4, !dbg !185
  ret i32 %32, !dbg !185
}

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

declare i32 @klee_range(i32 noundef, i32 noundef, i8* noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #2

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #2

declare i32 @fclose(%struct._IO_FILE* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn writeonly }
attributes #6 = { nounwind readonly willreturn }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/world.c", directory: ".", checksumkind: CSK_MD5, checksum: "52cfe352cb102f5177056cf582219243")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 20, type: !13)
!19 = !DILocation(line: 20, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 20, type: !14)
!21 = !DILocation(line: 20, column: 27, scope: !10)
!22 = !DILocalVariable(name: "first", scope: !10, file: !1, line: 22, type: !13)
!23 = !DILocation(line: 22, column: 9, scope: !10)
!24 = !DILocation(line: 22, column: 17, scope: !10)
!25 = !DILocation(line: 23, column: 9, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 9)
!27 = !DILocation(line: 23, column: 15, scope: !26)
!28 = !DILocation(line: 23, column: 9, scope: !10)
!29 = !DILocation(line: 24, column: 9, scope: !26)
!30 = !DILocation(line: 25, column: 9, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !1, line: 25, column: 9)
!32 = !DILocation(line: 25, column: 9, scope: !10)
!33 = !DILocation(line: 26, column: 9, scope: !31)
!34 = !DILocalVariable(name: "i", scope: !35, file: !1, line: 27, type: !13)
!35 = distinct !DILexicalBlock(scope: !10, file: !1, line: 27, column: 5)
!36 = !DILocation(line: 27, column: 14, scope: !35)
!37 = !DILocation(line: 27, column: 10, scope: !35)
!38 = !DILocation(line: 27, column: 21, scope: !39)
!39 = distinct !DILexicalBlock(scope: !35, file: !1, line: 27, column: 5)
!40 = !DILocation(line: 27, column: 25, scope: !39)
!41 = !DILocation(line: 27, column: 23, scope: !39)
!42 = !DILocation(line: 27, column: 5, scope: !35)
!43 = !DILocation(line: 28, column: 20, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !1, line: 28, column: 13)
!45 = distinct !DILexicalBlock(scope: !39, file: !1, line: 27, column: 36)
!46 = !DILocation(line: 28, column: 25, scope: !44)
!47 = !DILocation(line: 28, column: 13, scope: !44)
!48 = !DILocation(line: 28, column: 35, scope: !44)
!49 = !DILocation(line: 28, column: 13, scope: !45)
!50 = !DILocation(line: 29, column: 25, scope: !44)
!51 = !DILocation(line: 29, column: 23, scope: !44)
!52 = !DILocation(line: 29, column: 13, scope: !44)
!53 = !DILocation(line: 30, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !1, line: 30, column: 9)
!55 = distinct !DILexicalBlock(scope: !45, file: !1, line: 30, column: 9)
!56 = !DILocation(line: 30, column: 9, scope: !55)
!57 = !DILocation(line: 31, column: 5, scope: !45)
!58 = !DILocation(line: 27, column: 32, scope: !39)
!59 = !DILocation(line: 27, column: 5, scope: !39)
!60 = distinct !{!60, !42, !61, !62}
!61 = !DILocation(line: 31, column: 5, scope: !35)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 32, type: !64)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !DILocation(line: 32, column: 11, scope: !10)
!66 = !DILocalVariable(name: "again", scope: !10, file: !1, line: 32, type: !64)
!67 = !DILocation(line: 32, column: 14, scope: !10)
!68 = !DILocation(line: 33, column: 24, scope: !10)
!69 = !DILocation(line: 33, column: 5, scope: !10)
!70 = !DILocation(line: 34, column: 9, scope: !71)
!71 = distinct !DILexicalBlock(scope: !10, file: !1, line: 34, column: 9)
!72 = !DILocation(line: 34, column: 11, scope: !71)
!73 = !DILocation(line: 34, column: 9, scope: !10)
!74 = !DILocation(line: 35, column: 9, scope: !71)
!75 = !DILocalVariable(name: "limit", scope: !10, file: !1, line: 36, type: !13)
!76 = !DILocation(line: 36, column: 9, scope: !10)
!77 = !DILocation(line: 36, column: 17, scope: !10)
!78 = !DILocation(line: 37, column: 24, scope: !10)
!79 = !DILocation(line: 37, column: 5, scope: !10)
!80 = !DILocation(line: 38, column: 9, scope: !81)
!81 = distinct !DILexicalBlock(scope: !10, file: !1, line: 38, column: 9)
!82 = !DILocation(line: 38, column: 18, scope: !81)
!83 = !DILocation(line: 38, column: 22, scope: !81)
!84 = !DILocation(line: 38, column: 20, scope: !81)
!85 = !DILocation(line: 38, column: 15, scope: !81)
!86 = !DILocation(line: 38, column: 9, scope: !10)
!87 = !DILocation(line: 39, column: 9, scope: !81)
!88 = !DILocation(line: 40, column: 19, scope: !10)
!89 = !DILocation(line: 40, column: 25, scope: !10)
!90 = !DILocation(line: 40, column: 16, scope: !10)
!91 = !DILocation(line: 40, column: 5, scope: !10)
!92 = !DILocation(line: 41, column: 1, scope: !10)
!93 = distinct !DISubprogram(name: "configured", scope: !1, file: !1, line: 9, type: !94, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!94 = !DISubroutineType(types: !95)
!95 = !{!13}
!96 = !DILocalVariable(name: "text", scope: !93, file: !1, line: 11, type: !97)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 40, elements: !98)
!98 = !{!99}
!99 = !DISubrange(count: 5)
!100 = !DILocation(line: 11, column: 10, scope: !93)
!101 = !DILocalVariable(name: "file", scope: !93, file: !1, line: 12, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !104, line: 7, baseType: !105)
!104 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !106, line: 49, size: 1728, elements: !107)
!106 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!107 = !{!108, !109, !110, !111, !112, !113, !114, !115, !116, !117, !118, !119, !120, !123, !125, !126, !127, !131, !133, !135, !139, !142, !144, !147, !150, !151, !153, !157, !158}
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !105, file: !106, line: 51, baseType: !13, size: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !105, file: !106, line: 54, baseType: !15, size: 64, offset: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !105, file: !106, line: 55, baseType: !15, size: 64, offset: 128)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !105, file: !106, line: 56, baseType: !15, size: 64, offset: 192)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !105, file: !106, line: 57, baseType: !15, size: 64, offset: 256)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !105, file: !106, line: 58, baseType: !15, size: 64, offset: 320)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !105, file: !106, line: 59, baseType: !15, size: 64, offset: 384)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !105, file: !106, line: 60, baseType: !15, size: 64, offset: 448)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !105, file: !106, line: 61, baseType: !15, size: 64, offset: 512)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !105, file: !106, line: 64, baseType: !15, size: 64, offset: 576)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !105, file: !106, line: 65, baseType: !15, size: 64, offset: 640)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !105, file: !106, line: 66, baseType: !15, size: 64, offset: 704)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !105, file: !106, line: 68, baseType: !121, size: 64, offset: 768)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !106, line: 36, flags: DIFlagFwdDecl)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !105, file: !106, line: 70, baseType: !124, size: 64, offset: 832)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !105, file: !106, line: 72, baseType: !13, size: 32, offset: 896)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !105, file: !106, line: 73, baseType: !13, size: 32, offset: 928)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !105, file: !106, line: 74, baseType: !128, size: 64, offset: 960)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !129, line: 152, baseType: !130)
!129 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!130 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !105, file: !106, line: 77, baseType: !132, size: 16, offset: 1024)
!132 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !105, file: !106, line: 78, baseType: !134, size: 8, offset: 1040)
!134 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !105, file: !106, line: 79, baseType: !136, size: 8, offset: 1048)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 8, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 1)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !105, file: !106, line: 81, baseType: !140, size: 64, offset: 1088)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !106, line: 43, baseType: null)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !105, file: !106, line: 89, baseType: !143, size: 64, offset: 1152)
!143 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !129, line: 153, baseType: !130)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !105, file: !106, line: 91, baseType: !145, size: 64, offset: 1216)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !146, size: 64)
!146 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !106, line: 37, flags: DIFlagFwdDecl)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !105, file: !106, line: 92, baseType: !148, size: 64, offset: 1280)
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !149, size: 64)
!149 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !106, line: 38, flags: DIFlagFwdDecl)
!150 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !105, file: !106, line: 93, baseType: !124, size: 64, offset: 1344)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !105, file: !106, line: 94, baseType: !152, size: 64, offset: 1408)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !105, file: !106, line: 95, baseType: !154, size: 64, offset: 1472)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !155, line: 46, baseType: !156)
!155 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!156 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !105, file: !106, line: 96, baseType: !13, size: 32, offset: 1536)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !105, file: !106, line: 98, baseType: !159, size: 160, offset: 1568)
!159 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 160, elements: !160)
!160 = !{!161}
!161 = !DISubrange(count: 20)
!162 = !DILocation(line: 12, column: 11, scope: !93)
!163 = !DILocation(line: 12, column: 18, scope: !93)
!164 = !DILocation(line: 13, column: 10, scope: !165)
!165 = distinct !DILexicalBlock(scope: !93, file: !1, line: 13, column: 9)
!166 = !DILocation(line: 13, column: 9, scope: !93)
!167 = !DILocation(line: 14, column: 9, scope: !165)
!168 = !DILocalVariable(name: "n", scope: !93, file: !1, line: 15, type: !154)
!169 = !DILocation(line: 15, column: 12, scope: !93)
!170 = !DILocation(line: 15, column: 22, scope: !93)
!171 = !DILocation(line: 15, column: 34, scope: !93)
!172 = !DILocation(line: 15, column: 16, scope: !93)
!173 = !DILocation(line: 16, column: 12, scope: !93)
!174 = !DILocation(line: 16, column: 5, scope: !93)
!175 = !DILocation(line: 17, column: 12, scope: !93)
!176 = !DILocation(line: 17, column: 14, scope: !93)
!177 = !DILocation(line: 17, column: 19, scope: !93)
!178 = !DILocation(line: 17, column: 22, scope: !93)
!179 = !DILocation(line: 17, column: 30, scope: !93)
!180 = !DILocation(line: 17, column: 37, scope: !93)
!181 = !DILocation(line: 17, column: 40, scope: !93)
!182 = !DILocation(line: 17, column: 48, scope: !93)
!183 = !DILocation(line: 0, scope: !93)
!184 = !DILocation(line: 17, column: 5, scope: !93)
!185 = !DILocation(line: 18, column: 1, scope: !93)
