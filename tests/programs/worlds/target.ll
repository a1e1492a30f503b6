; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/target.c
; ModuleID = 'tests/programs/worlds/target.c'
source_filename = "tests/programs/worlds/target.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@begun = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"four\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @LLVMFuzzerInitialize(i32* noundef %0, i8*** noundef %1) #0 !dbg !14 {
  %3 = alloca i32*, align 8
  %4 = alloca i8***, align 8
  store i32* %0, i32** %3, align 8
  call void @llvm.dbg.declare(metadata i32** %3, metadata !23, metadata !DIExpression()), !dbg !24
  store i8*** %1, i8**** %4, align 8
  call void @llvm.dbg.declare(metadata i8**** %4, metadata !25, metadata !DIExpression()), !dbg !26
  %5 = load i32*, i32** %3, align 8, !dbg !27
  %6 = load i32, i32* %5, align 4, !dbg !28
  %7 = icmp eq i32 %6, 1, !dbg !29
  br i1 %7, label %8, label %14, !dbg !30

8:                                                ; preds = %2
  %9 = load i8***, i8**** %4, align 8, !dbg !31
  %10 = load i8**, i8*** %9, align 8, !dbg !32
  %11 = getelementptr inbounds i8*, i8** %10, i64 1, !dbg !33
  %12 = load i8*, i8** %11, align 8, !dbg !33
  %13 = icmp eq i8* %12, null, !dbg !34
  br label %14

14:                                               ; preds = %8, %2
  %15 = phi i1 [ false, %2 ], [ %13, %8 ], !dbg !35
  %16 = zext i1 %15 to i32, !dbg !30
  store i32 %16, i32* @begun, align 4, !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @LLVMFuzzerTestOneInput(i8* noundef %0, i64 noundef %1) #0 !dbg !38 {
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !51, metadata !DIExpression()), !dbg !52
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !53, metadata !DIExpression()), !dbg !54
  %5 = load i32, i32* @begun, align 4, !dbg !55
  %6 = icmp ne i32 %5, 0, !dbg !55
  br i1 %6, label %8, label %7, !dbg !57

7:                                                ; preds = %2
  call void @exit(i32 noundef 9) #5, !dbg !58
  unreachable, !dbg !58

8:                                                ; preds = %2
  %9 = load i64, i64* %4, align 8, !dbg !59
  %10 = icmp eq i64 %9, 0, !dbg !61
  br i1 %10, label %11, label %12, !dbg !62

11:                                               ; preds = %8
  call void @exit(i32 noundef 10) #5, !dbg !63
  unreachable, !dbg !63

12:                                               ; preds = %8
  %13 = load i64, i64* %4, align 8, !dbg !64
  %14 = icmp eq i64 %13, 4, !dbg !66
  br i1 %14, label %15, label %20, !dbg !67

15:                                               ; preds = %12
  %16 = load i8*, i8** %3, align 8, !dbg !68
  %17 = call i32 @memcmp(i8* noundef %16, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i64 noundef 4) #6, !dbg !69
  %18 = icmp eq i32 %17, 0, !dbg !70
  br i1 %18, label %19, label %20, !dbg !71

19:                                               ; preds = %15
  call void @exit(i32 noundef 14) #5, !dbg !72
  unreachable, !dbg !72

20:                                               ; preds = %15, %12
  %21 = load i8*, i8** %3, align 8, !dbg !73
  %22 = getelementptr inbounds i8, i8* %21, i64 0, !dbg !73
  %23 = load i8, i8* %22, align 1, !dbg !73
  %24 = zext i8 %23 to i32, !dbg !73
  %25 = icmp eq i32 %24, 120, !dbg !75
  br i1 %25, label %26, label %33, !dbg !76

26:                                               ; preds = %20
  %27 = load i8*, i8** %3, align 8, !dbg !77
  %28 = getelementptr inbounds i8, i8* %27, i64 1, !dbg !77
  %29 = load i8, i8* %28, align 1, !dbg !77
  %30 = zext i8 %29 to i32, !dbg !77
  %31 = icmp eq i32 %30, 121, !dbg !78
  br i1 %31, label %32, label %33, !dbg !79

32:                                               ; preds = %26
  call void @exit(i32 noundef 11) #5, !dbg !80
  unreachable, !dbg !80

33:                                               ; preds = %26, %20
  %34 = load i8*, i8** %3, align 8, !dbg !81
  %35 = getelementptr inbounds i8, i8* %34, i64 0, !dbg !81
  %36 = load i8, i8* %35, align 1, !dbg !81
  %37 = zext i8 %36 to i32, !dbg !81
  %38 = icmp slt i32 %37, 4, !dbg !83
  br i1 %38, label %39, label %45, !dbg !84

39:                                               ; preds = %33
  %40 = load i8*, i8** %3, align 8, !dbg !85
  %41 = load i64, i64* %4, align 8, !dbg !86
  %42 = call i32 @sum(i8* noundef %40, i64 noundef %41), !dbg !87
  %43 = icmp eq i32 %42, 300, !dbg !88
  br i1 %43, label %44, label %45, !dbg !89

44:                                               ; preds = %39
  call void @exit(i32 noundef 12) #5, !dbg !90
  unreachable, !dbg !90

45:                                               ; preds = %39, %33
  %46 = load i64, i64* %4, align 8, !dbg !91
  %47 = icmp uge i64 %46, 6, !dbg !93
  br i1 %47, label %48, label %57, !dbg !94

48:                                               ; preds = %45
  %49 = load i8*, i8** %3, align 8, !dbg !95
  %50 = load i64, i64* %4, align 8, !dbg !96
  %51 = sub i64 %50, 1, !dbg !97
  %52 = getelementptr inbounds i8, i8* %49, i64 %51, !dbg !95
  %53 = load i8, i8* %52, align 1, !dbg !95
  %54 = zext i8 %53 to i32, !dbg !95
  %55 = icmp eq i32 %54, 33, !dbg !98
  br i1 %55, label %56, label %57, !dbg !99

56:                                               ; preds = %48
  call void @abort() #5, !dbg !100
  unreachable, !dbg !100

57:                                               ; preds = %48, %45
  ret i32 0, !dbg !101
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(i8* noundef %0, i64 noundef %1) #0 !dbg !102 {
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = alloca [256 x i8], align 16
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !103, metadata !DIExpression()), !dbg !104
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata [256 x i8]* %5, metadata !107, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata i64* %6, metadata !112, metadata !DIExpression()), !dbg !113
  %9 = load i8*, i8** %3, align 8, !dbg !114
  %10 = getelementptr inbounds i8, i8* %9, i64 0, !dbg !114
  %11 = load i8, i8* %10, align 1, !dbg !114
  %12 = zext i8 %11 to i64, !dbg !114
  store i64 %12, i64* %6, align 8, !dbg !113
  call void @llvm.dbg.declare(metadata i32* %7, metadata !115, metadata !DIExpression()), !dbg !116
  store i32 0, i32* %7, align 4, !dbg !116
  %13 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 0, !dbg !117
  %14 = load i8*, i8** %3, align 8, !dbg !118
  %15 = getelementptr inbounds i8, i8* %14, i64 1, !dbg !119
  %16 = load i64, i64* %6, align 8, !dbg !120
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %13, i8* align 1 %15, i64 %16, i1 false), !dbg !117
  call void @llvm.dbg.declare(metadata i64* %8, metadata !121, metadata !DIExpression()), !dbg !123
  store i64 0, i64* %8, align 8, !dbg !123
  br label %17, !dbg !124

17:                                               ; preds = %33, %2
  %18 = load i64, i64* %8, align 8, !dbg !125
  %19 = load i64, i64* %6, align 8, !dbg !127
  %20 = icmp ult i64 %18, %19, !dbg !128
  br i1 %20, label %21, label %24, !dbg !129

21:                                               ; preds = %17
  %22 = load i64, i64* %8, align 8, !dbg !130
  %23 = icmp ult i64 %22, 3, !dbg !131
  br label %24

24:                                               ; preds = %21, %17
  %25 = phi i1 [ false, %17 ], [ %23, %21 ], !dbg !132
  br i1 %25, label %26, label %36, !dbg !133

26:                                               ; preds = %24
  %27 = load i64, i64* %8, align 8, !dbg !134
  %28 = getelementptr inbounds [256 x i8], [256 x i8]* %5, i64 0, i64 %27, !dbg !135
  %29 = load i8, i8* %28, align 1, !dbg !135
  %30 = zext i8 %29 to i32, !dbg !135
  %31 = load i32, i32* %7, align 4, !dbg !136
  %32 = add nsw i32 %31, %30, !dbg !136
  store i32 %32, i32* %7, align 4, !dbg !136
  br label %33, !dbg !137

33:                                               ; preds = %26
  %34 = load i64, i64* %8, align 8, !dbg !138
  %35 = add i64 %34, 1, !dbg !138
  store i64 %35, i64* %8, align 8, !dbg !138
  br label %17, !dbg !139, !llvm.loop !140

36:                                               ; preds = %24
  %37 = load i64, i64* %4, align 8, !dbg !143
  %38 = load i32, i32* %7, align 4, !dbg !144
  ret i32 %38, !dbg !145
}

; Function Attrs: noreturn nounwind
declare void @abort() #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "begun", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/target.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ef4027281afb850c0b8a968253af4b0")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 7, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 1}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 14.0.6"}
!14 = distinct !DISubprogram(name: "LLVMFuzzerInitialize", scope: !3, file: !3, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!15 = !DISubroutineType(types: !16)
!16 = !{!5, !17, !18}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{}
!23 = !DILocalVariable(name: "argc", arg: 1, scope: !14, file: !3, line: 9, type: !17)
!24 = !DILocation(line: 9, column: 31, scope: !14)
!25 = !DILocalVariable(name: "argv", arg: 2, scope: !14, file: !3, line: 9, type: !18)
!26 = !DILocation(line: 9, column: 45, scope: !14)
!27 = !DILocation(line: 10, column: 12, scope: !14)
!28 = !DILocation(line: 10, column: 11, scope: !14)
!29 = !DILocation(line: 10, column: 17, scope: !14)
!30 = !DILocation(line: 10, column: 22, scope: !14)
!31 = !DILocation(line: 10, column: 27, scope: !14)
!32 = !DILocation(line: 10, column: 26, scope: !14)
!33 = !DILocation(line: 10, column: 25, scope: !14)
!34 = !DILocation(line: 10, column: 36, scope: !14)
!35 = !DILocation(line: 0, scope: !14)
!36 = !DILocation(line: 10, column: 9, scope: !14)
!37 = !DILocation(line: 11, column: 3, scope: !14)
!38 = distinct !DISubprogram(name: "LLVMFuzzerTestOneInput", scope: !3, file: !3, line: 25, type: !39, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !41, !48}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !44, line: 24, baseType: !45)
!44 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !46, line: 38, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!47 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !49, line: 46, baseType: !50)
!49 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!50 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!51 = !DILocalVariable(name: "data", arg: 1, scope: !38, file: !3, line: 25, type: !41)
!52 = !DILocation(line: 25, column: 43, scope: !38)
!53 = !DILocalVariable(name: "size", arg: 2, scope: !38, file: !3, line: 25, type: !48)
!54 = !DILocation(line: 25, column: 56, scope: !38)
!55 = !DILocation(line: 26, column: 8, scope: !56)
!56 = distinct !DILexicalBlock(scope: !38, file: !3, line: 26, column: 7)
!57 = !DILocation(line: 26, column: 7, scope: !38)
!58 = !DILocation(line: 26, column: 15, scope: !56)
!59 = !DILocation(line: 27, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !38, file: !3, line: 27, column: 7)
!61 = !DILocation(line: 27, column: 12, scope: !60)
!62 = !DILocation(line: 27, column: 7, scope: !38)
!63 = !DILocation(line: 27, column: 18, scope: !60)
!64 = !DILocation(line: 28, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !38, file: !3, line: 28, column: 7)
!66 = !DILocation(line: 28, column: 12, scope: !65)
!67 = !DILocation(line: 28, column: 17, scope: !65)
!68 = !DILocation(line: 28, column: 27, scope: !65)
!69 = !DILocation(line: 28, column: 20, scope: !65)
!70 = !DILocation(line: 28, column: 44, scope: !65)
!71 = !DILocation(line: 28, column: 7, scope: !38)
!72 = !DILocation(line: 28, column: 50, scope: !65)
!73 = !DILocation(line: 29, column: 7, scope: !74)
!74 = distinct !DILexicalBlock(scope: !38, file: !3, line: 29, column: 7)
!75 = !DILocation(line: 29, column: 15, scope: !74)
!76 = !DILocation(line: 29, column: 22, scope: !74)
!77 = !DILocation(line: 29, column: 25, scope: !74)
!78 = !DILocation(line: 29, column: 33, scope: !74)
!79 = !DILocation(line: 29, column: 7, scope: !38)
!80 = !DILocation(line: 29, column: 41, scope: !74)
!81 = !DILocation(line: 30, column: 7, scope: !82)
!82 = distinct !DILexicalBlock(scope: !38, file: !3, line: 30, column: 7)
!83 = !DILocation(line: 30, column: 15, scope: !82)
!84 = !DILocation(line: 30, column: 19, scope: !82)
!85 = !DILocation(line: 30, column: 26, scope: !82)
!86 = !DILocation(line: 30, column: 32, scope: !82)
!87 = !DILocation(line: 30, column: 22, scope: !82)
!88 = !DILocation(line: 30, column: 38, scope: !82)
!89 = !DILocation(line: 30, column: 7, scope: !38)
!90 = !DILocation(line: 30, column: 46, scope: !82)
!91 = !DILocation(line: 31, column: 7, scope: !92)
!92 = distinct !DILexicalBlock(scope: !38, file: !3, line: 31, column: 7)
!93 = !DILocation(line: 31, column: 12, scope: !92)
!94 = !DILocation(line: 31, column: 17, scope: !92)
!95 = !DILocation(line: 31, column: 20, scope: !92)
!96 = !DILocation(line: 31, column: 25, scope: !92)
!97 = !DILocation(line: 31, column: 30, scope: !92)
!98 = !DILocation(line: 31, column: 35, scope: !92)
!99 = !DILocation(line: 31, column: 7, scope: !38)
!100 = !DILocation(line: 31, column: 43, scope: !92)
!101 = !DILocation(line: 32, column: 3, scope: !38)
!102 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 15, type: !39, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!103 = !DILocalVariable(name: "data", arg: 1, scope: !102, file: !3, line: 15, type: !41)
!104 = !DILocation(line: 15, column: 31, scope: !102)
!105 = !DILocalVariable(name: "size", arg: 2, scope: !102, file: !3, line: 15, type: !48)
!106 = !DILocation(line: 15, column: 44, scope: !102)
!107 = !DILocalVariable(name: "copy", scope: !102, file: !3, line: 16, type: !108)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 2048, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 256)
!111 = !DILocation(line: 16, column: 11, scope: !102)
!112 = !DILocalVariable(name: "length", scope: !102, file: !3, line: 17, type: !48)
!113 = !DILocation(line: 17, column: 10, scope: !102)
!114 = !DILocation(line: 17, column: 19, scope: !102)
!115 = !DILocalVariable(name: "sum", scope: !102, file: !3, line: 18, type: !5)
!116 = !DILocation(line: 18, column: 7, scope: !102)
!117 = !DILocation(line: 19, column: 3, scope: !102)
!118 = !DILocation(line: 19, column: 16, scope: !102)
!119 = !DILocation(line: 19, column: 21, scope: !102)
!120 = !DILocation(line: 19, column: 26, scope: !102)
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 20, type: !48)
!122 = distinct !DILexicalBlock(scope: !102, file: !3, line: 20, column: 3)
!123 = !DILocation(line: 20, column: 15, scope: !122)
!124 = !DILocation(line: 20, column: 8, scope: !122)
!125 = !DILocation(line: 20, column: 22, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 20, column: 3)
!127 = !DILocation(line: 20, column: 26, scope: !126)
!128 = !DILocation(line: 20, column: 24, scope: !126)
!129 = !DILocation(line: 20, column: 33, scope: !126)
!130 = !DILocation(line: 20, column: 36, scope: !126)
!131 = !DILocation(line: 20, column: 38, scope: !126)
!132 = !DILocation(line: 0, scope: !126)
!133 = !DILocation(line: 20, column: 3, scope: !122)
!134 = !DILocation(line: 20, column: 60, scope: !126)
!135 = !DILocation(line: 20, column: 55, scope: !126)
!136 = !DILocation(line: 20, column: 52, scope: !126)
!137 = !DILocation(line: 20, column: 48, scope: !126)
!138 = !DILocation(line: 20, column: 44, scope: !126)
!139 = !DILocation(line: 20, column: 3, scope: !126)
!140 = distinct !{!140, !133, !141, !142}
!141 = !DILocation(line: 20, column: 61, scope: !122)
!142 = !{!"llvm.loop.mustprogress"}
!143 = !DILocation(line: 21, column: 9, scope: !102)
!144 = !DILocation(line: 22, column: 10, scope: !102)
!145 = !DILocation(line: 22, column: 3, scope: !102)
