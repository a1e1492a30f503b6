; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/folders.c
; ModuleID = 'tests/programs/worlds/folders.c'
source_filename = "tests/programs/worlds/folders.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [11 x i8] c"data/level\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"test.ktest\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"both\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"r\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !15, metadata !DIExpression()), !dbg !16
  %4 = call i32 @first(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i64 0, i64 0)), !dbg !17
  store i32 %4, i32* %2, align 4, !dbg !16
  call void @llvm.dbg.declare(metadata i32* %3, metadata !18, metadata !DIExpression()), !dbg !19
  %5 = call i32 @first(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.1, i64 0, i64 0)), !dbg !20
  store i32 %5, i32* %3, align 4, !dbg !19
  %6 = load i32, i32* %2, align 4, !dbg !21
  %7 = icmp slt i32 %6, 0, !dbg !23
  br i1 %7, label %11, label %8, !dbg !24

8:                                                ; preds = %0
  %9 = load i32, i32* %3, align 4, !dbg !25
  %10 = icmp slt i32 %9, 0, !dbg !26
  br i1 %10, label %11, label %12, !dbg !27

11:                                               ; preds = %8, %0
  store i32 1, i32* %1, align 4, !dbg !28
  br label %22, !dbg !28

12:                                               ; preds = %8
  %13 = load i32, i32* %2, align 4, !dbg !29
  %14 = icmp eq i32 %13, 104, !dbg !31
  br i1 %14, label %15, label %21, !dbg !32

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4, !dbg !33
  %17 = icmp eq i32 %16, 105, !dbg !36
  br i1 %17, label %18, label %20, !dbg !37

18:                                               ; preds = %15
  %19 = call i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0)), !dbg !38
  store i32 12, i32* %1, align 4, !dbg !40
  br label %22, !dbg !40

20:                                               ; preds = %15
  store i32 11, i32* %1, align 4, !dbg !41
  br label %22, !dbg !41

21:                                               ; preds = %12
  store i32 10, i32* %1, align 4, !dbg !42
  br label %22, !dbg !42

22:                                               ; preds = %21, %20, %18, %11
  %23 = load i32, i32* %1, align 4, !dbg !43
  ret i32 %23, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @first(i8* noundef %0) #0 !dbg !44 {
  %2 = alloca i32, align 4
  %3 = alloca i8*, align 8
  %4 = alloca %struct._IO_FILE*, align 8
  %5 = alloca i32, align 4
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %4, metadata !52, metadata !DIExpression()), !dbg !114
  %6 = load i8*, i8** %3, align 8, !dbg !115
  %7 = call noalias %struct._IO_FILE* @fopen(i8* noundef %6, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)), !dbg !116
  store %struct._IO_FILE* %7, %struct._IO_FILE** %4, align 8, !dbg !114
  %8 = load %struct._IO_FILE*, %struct._IO_FILE** %4, align 8, !dbg !117
  %9 = icmp ne %struct._IO_FILE* %8, null, !dbg !117
  br i1 %9, label %11, label %10, !dbg !119

10:                                               ; preds = %1
  store i32 -1, i32* %2, align 4, !dbg !120
  br label %17, !dbg !120

11:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata i32* %5, metadata !121, metadata !DIExpression()), !dbg !122
  %12 = load %struct._IO_FILE*, %struct._IO_FILE** %4, align 8, !dbg !123
  %13 = call i32 @getc(%struct._IO_FILE* noundef %12), !dbg !124
  store i32 %13, i32* %5, align 4, !dbg !122
  %14 = load %struct._IO_FILE*, %struct._IO_FILE** %4, align 8, !dbg !125
  %15 = call i32 @fclose(%struct._IO_FILE* noundef %14), !dbg !126
  %16 = load i32, i32* %5, align 4, !dbg !127
  store i32 %16, i32* %2, align 4, !dbg !128
  br label %17, !dbg !128

17:                                               ; preds = %11, %10
  %18 = load i32, i32* %2, align 4, !dbg !129
  ret i32 %18, !dbg !129
}

declare i32 @puts(i8* noundef) #2

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #2

declare i32 @getc(%struct._IO_FILE* noundef) #2

declare i32 @fclose(%struct._IO_FILE* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/folders.c", directory: ".", checksumkind: CSK_MD5, checksum: "aec78092c2653ad36e4ea438e9c03693")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "level", scope: !10, file: !1, line: 15, type: !13)
!16 = !DILocation(line: 15, column: 9, scope: !10)
!17 = !DILocation(line: 15, column: 17, scope: !10)
!18 = !DILocalVariable(name: "other", scope: !10, file: !1, line: 15, type: !13)
!19 = !DILocation(line: 15, column: 38, scope: !10)
!20 = !DILocation(line: 15, column: 46, scope: !10)
!21 = !DILocation(line: 16, column: 9, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !1, line: 16, column: 9)
!23 = !DILocation(line: 16, column: 15, scope: !22)
!24 = !DILocation(line: 16, column: 19, scope: !22)
!25 = !DILocation(line: 16, column: 22, scope: !22)
!26 = !DILocation(line: 16, column: 28, scope: !22)
!27 = !DILocation(line: 16, column: 9, scope: !10)
!28 = !DILocation(line: 17, column: 9, scope: !22)
!29 = !DILocation(line: 18, column: 9, scope: !30)
!30 = distinct !DILexicalBlock(scope: !10, file: !1, line: 18, column: 9)
!31 = !DILocation(line: 18, column: 15, scope: !30)
!32 = !DILocation(line: 18, column: 9, scope: !10)
!33 = !DILocation(line: 19, column: 13, scope: !34)
!34 = distinct !DILexicalBlock(scope: !35, file: !1, line: 19, column: 13)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 18, column: 23)
!36 = !DILocation(line: 19, column: 19, scope: !34)
!37 = !DILocation(line: 19, column: 13, scope: !35)
!38 = !DILocation(line: 20, column: 13, scope: !39)
!39 = distinct !DILexicalBlock(scope: !34, file: !1, line: 19, column: 27)
!40 = !DILocation(line: 21, column: 13, scope: !39)
!41 = !DILocation(line: 23, column: 9, scope: !35)
!42 = !DILocation(line: 25, column: 5, scope: !10)
!43 = !DILocation(line: 26, column: 1, scope: !10)
!44 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 5, type: !45, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!45 = !DISubroutineType(types: !46)
!46 = !{!13, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !DILocalVariable(name: "name", arg: 1, scope: !44, file: !1, line: 5, type: !47)
!51 = !DILocation(line: 5, column: 30, scope: !44)
!52 = !DILocalVariable(name: "file", scope: !44, file: !1, line: 6, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !55, line: 7, baseType: !56)
!55 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !57, line: 49, size: 1728, elements: !58)
!57 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!58 = !{!59, !60, !62, !63, !64, !65, !66, !67, !68, !69, !70, !71, !72, !75, !77, !78, !79, !83, !85, !87, !91, !94, !96, !99, !102, !103, !105, !109, !110}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !56, file: !57, line: 51, baseType: !13, size: 32)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !56, file: !57, line: 54, baseType: !61, size: 64, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !56, file: !57, line: 55, baseType: !61, size: 64, offset: 128)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !56, file: !57, line: 56, baseType: !61, size: 64, offset: 192)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !56, file: !57, line: 57, baseType: !61, size: 64, offset: 256)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !56, file: !57, line: 58, baseType: !61, size: 64, offset: 320)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !56, file: !57, line: 59, baseType: !61, size: 64, offset: 384)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !56, file: !57, line: 60, baseType: !61, size: 64, offset: 448)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !56, file: !57, line: 61, baseType: !61, size: 64, offset: 512)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !56, file: !57, line: 64, baseType: !61, size: 64, offset: 576)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !56, file: !57, line: 65, baseType: !61, size: 64, offset: 640)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !56, file: !57, line: 66, baseType: !61, size: 64, offset: 704)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !56, file: !57, line: 68, baseType: !73, size: 64, offset: 768)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !57, line: 36, flags: DIFlagFwdDecl)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !56, file: !57, line: 70, baseType: !76, size: 64, offset: 832)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !56, file: !57, line: 72, baseType: !13, size: 32, offset: 896)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !56, file: !57, line: 73, baseType: !13, size: 32, offset: 928)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !56, file: !57, line: 74, baseType: !80, size: 64, offset: 960)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !81, line: 152, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!82 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !56, file: !57, line: 77, baseType: !84, size: 16, offset: 1024)
!84 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !56, file: !57, line: 78, baseType: !86, size: 8, offset: 1040)
!86 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !56, file: !57, line: 79, baseType: !88, size: 8, offset: 1048)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 8, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 1)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !56, file: !57, line: 81, baseType: !92, size: 64, offset: 1088)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !57, line: 43, baseType: null)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !56, file: !57, line: 89, baseType: !95, size: 64, offset: 1152)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !81, line: 153, baseType: !82)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !56, file: !57, line: 91, baseType: !97, size: 64, offset: 1216)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!98 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !57, line: 37, flags: DIFlagFwdDecl)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !56, file: !57, line: 92, baseType: !100, size: 64, offset: 1280)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!101 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !57, line: 38, flags: DIFlagFwdDecl)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !56, file: !57, line: 93, baseType: !76, size: 64, offset: 1344)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !56, file: !57, line: 94, baseType: !104, size: 64, offset: 1408)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !56, file: !57, line: 95, baseType: !106, size: 64, offset: 1472)
!106 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !107, line: 46, baseType: !108)
!107 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!108 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !56, file: !57, line: 96, baseType: !13, size: 32, offset: 1536)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !56, file: !57, line: 98, baseType: !111, size: 160, offset: 1568)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 160, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 20)
!114 = !DILocation(line: 6, column: 11, scope: !44)
!115 = !DILocation(line: 6, column: 24, scope: !44)
!116 = !DILocation(line: 6, column: 18, scope: !44)
!117 = !DILocation(line: 7, column: 10, scope: !118)
!118 = distinct !DILexicalBlock(scope: !44, file: !1, line: 7, column: 9)
!119 = !DILocation(line: 7, column: 9, scope: !44)
!120 = !DILocation(line: 8, column: 9, scope: !118)
!121 = !DILocalVariable(name: "byte", scope: !44, file: !1, line: 9, type: !13)
!122 = !DILocation(line: 9, column: 9, scope: !44)
!123 = !DILocation(line: 9, column: 21, scope: !44)
!124 = !DILocation(line: 9, column: 16, scope: !44)
!125 = !DILocation(line: 10, column: 12, scope: !44)
!126 = !DILocation(line: 10, column: 5, scope: !44)
!127 = !DILocation(line: 11, column: 12, scope: !44)
!128 = !DILocation(line: 11, column: 5, scope: !44)
!129 = !DILocation(line: 12, column: 1, scope: !44)
