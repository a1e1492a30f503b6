; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/klee.c
; ModuleID = 'tests/programs/worlds/klee.c'
source_filename = "tests/programs/worlds/klee.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"begins\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"sum\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"low\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"number\00", align 1
@.str.5 = private unnamed_addr constant [13 x i8] c"nowhere/file\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"r\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [7 x i32], align 16
  %4 = alloca i8*, align 8
  %5 = alloca %struct._IO_FILE*, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !25, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata [7 x i32]* %3, metadata !27, metadata !DIExpression()), !dbg !31
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !32
  call void @klee_warning(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)), !dbg !33
  call void @klee_warning(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)), !dbg !34
  call void @klee_warning_once(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0)), !dbg !35
  %6 = load i8, i8* %2, align 1, !dbg !36
  %7 = zext i8 %6 to i32, !dbg !36
  %8 = add nsw i32 %7, 1, !dbg !37
  call void (i8*, ...) @klee_print_expr(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef %8), !dbg !38
  %9 = load i8, i8* %2, align 1, !dbg !39
  %10 = zext i8 %9 to i32, !dbg !39
  %11 = and i32 %10, 15, !dbg !40
  %12 = add nsw i32 %11, 3, !dbg !41
  call void (i8*, ...) @klee_print_range(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.3, i64 0, i64 0), i32 noundef %12), !dbg !42
  call void (i8*, ...) @klee_print_expr(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i32 noundef 7), !dbg !43
  call void @klee_stack_trace(), !dbg !44
  call void @llvm.dbg.declare(metadata i8** %4, metadata !45, metadata !DIExpression()), !dbg !48
  %13 = load i8, i8* %2, align 1, !dbg !49
  %14 = zext i8 %13 to i32, !dbg !49
  %15 = and i32 %14, 1, !dbg !50
  %16 = add nsw i32 10, %15, !dbg !51
  %17 = sext i32 %16 to i64, !dbg !52
  %18 = call noalias i8* @malloc(i64 noundef %17) #5, !dbg !53
  store i8* %18, i8** %4, align 8, !dbg !48
  %19 = load i8*, i8** %4, align 8, !dbg !54
  %20 = call i64 @klee_get_obj_size(i8* noundef %19), !dbg !56
  %21 = load i8, i8* %2, align 1, !dbg !57
  %22 = zext i8 %21 to i32, !dbg !57
  %23 = and i32 %22, 1, !dbg !58
  %24 = add i32 10, %23, !dbg !59
  %25 = zext i32 %24 to i64, !dbg !60
  %26 = icmp ne i64 %20, %25, !dbg !61
  br i1 %26, label %32, label %27, !dbg !62

27:                                               ; preds = %0
  %28 = getelementptr inbounds [7 x i32], [7 x i32]* %3, i64 0, i64 0, !dbg !63
  %29 = bitcast i32* %28 to i8*, !dbg !63
  %30 = call i64 @klee_get_obj_size(i8* noundef %29), !dbg !64
  %31 = icmp ne i64 %30, 28, !dbg !65
  br i1 %31, label %32, label %33, !dbg !66

32:                                               ; preds = %27, %0
  store i32 1, i32* %1, align 4, !dbg !67
  br label %46, !dbg !67

33:                                               ; preds = %27
  %34 = load i8*, i8** %4, align 8, !dbg !68
  call void @free(i8* noundef %34) #5, !dbg !69
  %35 = call i32* @__errno_location() #6, !dbg !70
  store i32 0, i32* %35, align 4, !dbg !71
  call void @llvm.dbg.declare(metadata %struct._IO_FILE** %5, metadata !72, metadata !DIExpression()), !dbg !132
  %36 = call noalias %struct._IO_FILE* @fopen(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0)), !dbg !133
  store %struct._IO_FILE* %36, %struct._IO_FILE** %5, align 8, !dbg !132
  %37 = load %struct._IO_FILE*, %struct._IO_FILE** %5, align 8, !dbg !134
  %38 = icmp ne %struct._IO_FILE* %37, null, !dbg !134
  br i1 %38, label %42, label %39, !dbg !136

39:                                               ; preds = %33
  %40 = call i32 @klee_get_errno(), !dbg !137
  %41 = icmp ne i32 %40, 2, !dbg !138
  br i1 %41, label %42, label %43, !dbg !139

42:                                               ; preds = %39, %33
  store i32 2, i32* %1, align 4, !dbg !140
  br label %46, !dbg !140

43:                                               ; preds = %39
  %44 = load i8, i8* %2, align 1, !dbg !141
  %45 = call i32 @registers(i8 noundef zeroext %44), !dbg !142
  store i32 %45, i32* %1, align 4, !dbg !143
  br label %46, !dbg !143

46:                                               ; preds = %43, %42, %32
  %47 = load i32, i32* %1, align 4, !dbg !144
  ret i32 %47, !dbg !144
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

declare void @klee_warning(i8* noundef) #2

declare void @klee_warning_once(i8* noundef) #2

declare void @klee_print_expr(i8* noundef, ...) #2

declare void @klee_print_range(i8* noundef, ...) #2

declare void @klee_stack_trace() #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

declare i64 @klee_get_obj_size(i8* noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #4

declare noalias %struct._IO_FILE* @fopen(i8* noundef, i8* noundef) #2

declare i32 @klee_get_errno() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @registers(i8 noundef zeroext %0) #0 !dbg !145 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8*, align 8
  store i8 %0, i8* %3, align 1
  call void @llvm.dbg.declare(metadata i8* %3, metadata !148, metadata !DIExpression()), !dbg !149
  call void @llvm.dbg.declare(metadata i8** %4, metadata !150, metadata !DIExpression()), !dbg !151
  store i8* inttoptr (i64 1073741824 to i8*), i8** %4, align 8, !dbg !151
  call void @klee_define_fixed_object(i8* noundef inttoptr (i64 1073741824 to i8*), i64 noundef 8), !dbg !152
  %5 = load i8*, i8** %4, align 8, !dbg !153
  %6 = getelementptr inbounds i8, i8* %5, i64 7, !dbg !153
  %7 = load volatile i8, i8* %6, align 1, !dbg !153
  %8 = zext i8 %7 to i32, !dbg !153
  %9 = icmp ne i32 %8, 0, !dbg !155
  br i1 %9, label %10, label %11, !dbg !156

10:                                               ; preds = %1
  store i32 10, i32* %2, align 4, !dbg !157
  br label %52, !dbg !157

11:                                               ; preds = %1
  %12 = load i8, i8* %3, align 1, !dbg !158
  %13 = load i8*, i8** %4, align 8, !dbg !159
  %14 = getelementptr inbounds i8, i8* %13, i64 3, !dbg !159
  store volatile i8 %12, i8* %14, align 1, !dbg !160
  %15 = load i8, i8* %3, align 1, !dbg !161
  %16 = zext i8 %15 to i32, !dbg !161
  %17 = icmp eq i32 %16, 200, !dbg !163
  br i1 %17, label %18, label %19, !dbg !164

18:                                               ; preds = %11
  call void @klee_define_fixed_object(i8* noundef inttoptr (i64 1073741828 to i8*), i64 noundef 8), !dbg !165
  br label %19, !dbg !165

19:                                               ; preds = %18, %11
  %20 = load i8, i8* %3, align 1, !dbg !166
  %21 = zext i8 %20 to i32, !dbg !166
  %22 = icmp eq i32 %21, 201, !dbg !168
  br i1 %22, label %23, label %28, !dbg !169

23:                                               ; preds = %19
  %24 = load i8*, i8** %4, align 8, !dbg !170
  %25 = getelementptr inbounds i8, i8* %24, i64 8, !dbg !170
  %26 = load volatile i8, i8* %25, align 1, !dbg !170
  %27 = zext i8 %26 to i32, !dbg !170
  store i32 %27, i32* %2, align 4, !dbg !171
  br label %52, !dbg !171

28:                                               ; preds = %19
  %29 = load i8, i8* %3, align 1, !dbg !172
  %30 = zext i8 %29 to i32, !dbg !172
  %31 = icmp slt i32 %30, 8, !dbg !174
  br i1 %31, label %32, label %42, !dbg !175

32:                                               ; preds = %28
  %33 = load i8*, i8** %4, align 8, !dbg !176
  %34 = load i8, i8* %3, align 1, !dbg !179
  %35 = zext i8 %34 to i64, !dbg !176
  %36 = getelementptr inbounds i8, i8* %33, i64 %35, !dbg !176
  %37 = load volatile i8, i8* %36, align 1, !dbg !176
  %38 = zext i8 %37 to i32, !dbg !176
  %39 = icmp eq i32 %38, 3, !dbg !180
  br i1 %39, label %40, label %41, !dbg !181

40:                                               ; preds = %32
  store i32 11, i32* %2, align 4, !dbg !182
  br label %52, !dbg !182

41:                                               ; preds = %32
  store i32 12, i32* %2, align 4, !dbg !183
  br label %52, !dbg !183

42:                                               ; preds = %28
  %43 = load i8*, i8** %4, align 8, !dbg !184
  %44 = getelementptr inbounds i8, i8* %43, i64 3, !dbg !184
  %45 = load volatile i8, i8* %44, align 1, !dbg !184
  %46 = zext i8 %45 to i32, !dbg !184
  %47 = load i8, i8* %3, align 1, !dbg !186
  %48 = zext i8 %47 to i32, !dbg !186
  %49 = icmp eq i32 %46, %48, !dbg !187
  br i1 %49, label %50, label %51, !dbg !188

50:                                               ; preds = %42
  store i32 13, i32* %2, align 4, !dbg !189
  br label %52, !dbg !189

51:                                               ; preds = %42
  store i32 14, i32* %2, align 4, !dbg !190
  br label %52, !dbg !190

52:                                               ; preds = %51, %50, %41, %40, %23, %10
  %53 = load i32, i32* %2, align 4, !dbg !191
  ret i32 %53, !dbg !191
}

declare void @klee_define_fixed_object(i8* noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !7, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/klee.c", directory: ".", checksumkind: CSK_MD5, checksum: "68676126fce3970184f3a9cc4b640a5c")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !1, line: 7, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6}
!6 = !DIEnumerator(name: "DEVICE", value: 1073741824)
!7 = !{!8, !11}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 7, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 1}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = !{!"Debian clang version 14.0.6"}
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 25, type: !21, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{!23}
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = !{}
!25 = !DILocalVariable(name: "x", scope: !20, file: !1, line: 26, type: !10)
!26 = !DILocation(line: 26, column: 17, scope: !20)
!27 = !DILocalVariable(name: "local", scope: !20, file: !1, line: 27, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 224, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 7)
!31 = !DILocation(line: 27, column: 7, scope: !20)
!32 = !DILocation(line: 28, column: 3, scope: !20)
!33 = !DILocation(line: 29, column: 3, scope: !20)
!34 = !DILocation(line: 30, column: 3, scope: !20)
!35 = !DILocation(line: 31, column: 3, scope: !20)
!36 = !DILocation(line: 32, column: 26, scope: !20)
!37 = !DILocation(line: 32, column: 28, scope: !20)
!38 = !DILocation(line: 32, column: 3, scope: !20)
!39 = !DILocation(line: 33, column: 28, scope: !20)
!40 = !DILocation(line: 33, column: 30, scope: !20)
!41 = !DILocation(line: 33, column: 36, scope: !20)
!42 = !DILocation(line: 33, column: 3, scope: !20)
!43 = !DILocation(line: 34, column: 3, scope: !20)
!44 = !DILocation(line: 35, column: 3, scope: !20)
!45 = !DILocalVariable(name: "block", scope: !20, file: !1, line: 36, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !DILocation(line: 36, column: 9, scope: !20)
!49 = !DILocation(line: 36, column: 30, scope: !20)
!50 = !DILocation(line: 36, column: 32, scope: !20)
!51 = !DILocation(line: 36, column: 27, scope: !20)
!52 = !DILocation(line: 36, column: 24, scope: !20)
!53 = !DILocation(line: 36, column: 17, scope: !20)
!54 = !DILocation(line: 37, column: 25, scope: !55)
!55 = distinct !DILexicalBlock(scope: !20, file: !1, line: 37, column: 7)
!56 = !DILocation(line: 37, column: 7, scope: !55)
!57 = !DILocation(line: 37, column: 42, scope: !55)
!58 = !DILocation(line: 37, column: 44, scope: !55)
!59 = !DILocation(line: 37, column: 39, scope: !55)
!60 = !DILocation(line: 37, column: 35, scope: !55)
!61 = !DILocation(line: 37, column: 32, scope: !55)
!62 = !DILocation(line: 37, column: 49, scope: !55)
!63 = !DILocation(line: 37, column: 70, scope: !55)
!64 = !DILocation(line: 37, column: 52, scope: !55)
!65 = !DILocation(line: 37, column: 77, scope: !55)
!66 = !DILocation(line: 37, column: 7, scope: !20)
!67 = !DILocation(line: 37, column: 94, scope: !55)
!68 = !DILocation(line: 38, column: 8, scope: !20)
!69 = !DILocation(line: 38, column: 3, scope: !20)
!70 = !DILocation(line: 39, column: 3, scope: !20)
!71 = !DILocation(line: 39, column: 9, scope: !20)
!72 = !DILocalVariable(name: "file", scope: !20, file: !1, line: 40, type: !73)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !75, line: 7, baseType: !76)
!75 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !77, line: 49, size: 1728, elements: !78)
!77 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!78 = !{!79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !89, !90, !91, !94, !96, !97, !98, !102, !104, !106, !110, !113, !115, !118, !121, !122, !123, !127, !128}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !76, file: !77, line: 51, baseType: !23, size: 32)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !76, file: !77, line: 54, baseType: !46, size: 64, offset: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !76, file: !77, line: 55, baseType: !46, size: 64, offset: 128)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !76, file: !77, line: 56, baseType: !46, size: 64, offset: 192)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !76, file: !77, line: 57, baseType: !46, size: 64, offset: 256)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !76, file: !77, line: 58, baseType: !46, size: 64, offset: 320)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !76, file: !77, line: 59, baseType: !46, size: 64, offset: 384)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !76, file: !77, line: 60, baseType: !46, size: 64, offset: 448)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !76, file: !77, line: 61, baseType: !46, size: 64, offset: 512)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !76, file: !77, line: 64, baseType: !46, size: 64, offset: 576)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !76, file: !77, line: 65, baseType: !46, size: 64, offset: 640)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !76, file: !77, line: 66, baseType: !46, size: 64, offset: 704)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !76, file: !77, line: 68, baseType: !92, size: 64, offset: 768)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !77, line: 36, flags: DIFlagFwdDecl)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !76, file: !77, line: 70, baseType: !95, size: 64, offset: 832)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !76, file: !77, line: 72, baseType: !23, size: 32, offset: 896)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !76, file: !77, line: 73, baseType: !23, size: 32, offset: 928)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !76, file: !77, line: 74, baseType: !99, size: 64, offset: 960)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !100, line: 152, baseType: !101)
!100 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!101 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !76, file: !77, line: 77, baseType: !103, size: 16, offset: 1024)
!103 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !76, file: !77, line: 78, baseType: !105, size: 8, offset: 1040)
!105 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !76, file: !77, line: 79, baseType: !107, size: 8, offset: 1048)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 8, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: 1)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !76, file: !77, line: 81, baseType: !111, size: 64, offset: 1088)
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !112, size: 64)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !77, line: 43, baseType: null)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !76, file: !77, line: 89, baseType: !114, size: 64, offset: 1152)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !100, line: 153, baseType: !101)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !76, file: !77, line: 91, baseType: !116, size: 64, offset: 1216)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !77, line: 37, flags: DIFlagFwdDecl)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !76, file: !77, line: 92, baseType: !119, size: 64, offset: 1280)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !77, line: 38, flags: DIFlagFwdDecl)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !76, file: !77, line: 93, baseType: !95, size: 64, offset: 1344)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !76, file: !77, line: 94, baseType: !11, size: 64, offset: 1408)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !76, file: !77, line: 95, baseType: !124, size: 64, offset: 1472)
!124 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !125, line: 46, baseType: !126)
!125 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!126 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !76, file: !77, line: 96, baseType: !23, size: 32, offset: 1536)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !76, file: !77, line: 98, baseType: !129, size: 160, offset: 1568)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !47, size: 160, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 20)
!132 = !DILocation(line: 40, column: 9, scope: !20)
!133 = !DILocation(line: 40, column: 16, scope: !20)
!134 = !DILocation(line: 41, column: 7, scope: !135)
!135 = distinct !DILexicalBlock(scope: !20, file: !1, line: 41, column: 7)
!136 = !DILocation(line: 41, column: 12, scope: !135)
!137 = !DILocation(line: 41, column: 15, scope: !135)
!138 = !DILocation(line: 41, column: 32, scope: !135)
!139 = !DILocation(line: 41, column: 7, scope: !20)
!140 = !DILocation(line: 41, column: 43, scope: !135)
!141 = !DILocation(line: 42, column: 20, scope: !20)
!142 = !DILocation(line: 42, column: 10, scope: !20)
!143 = !DILocation(line: 42, column: 3, scope: !20)
!144 = !DILocation(line: 43, column: 1, scope: !20)
!145 = distinct !DISubprogram(name: "registers", scope: !1, file: !1, line: 10, type: !146, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !24)
!146 = !DISubroutineType(types: !147)
!147 = !{!23, !10}
!148 = !DILocalVariable(name: "x", arg: 1, scope: !145, file: !1, line: 10, type: !10)
!149 = !DILocation(line: 10, column: 36, scope: !145)
!150 = !DILocalVariable(name: "device", scope: !145, file: !1, line: 11, type: !8)
!151 = !DILocation(line: 11, column: 27, scope: !145)
!152 = !DILocation(line: 12, column: 3, scope: !145)
!153 = !DILocation(line: 13, column: 7, scope: !154)
!154 = distinct !DILexicalBlock(scope: !145, file: !1, line: 13, column: 7)
!155 = !DILocation(line: 13, column: 17, scope: !154)
!156 = !DILocation(line: 13, column: 7, scope: !145)
!157 = !DILocation(line: 13, column: 23, scope: !154)
!158 = !DILocation(line: 14, column: 15, scope: !145)
!159 = !DILocation(line: 14, column: 3, scope: !145)
!160 = !DILocation(line: 14, column: 13, scope: !145)
!161 = !DILocation(line: 15, column: 7, scope: !162)
!162 = distinct !DILexicalBlock(scope: !145, file: !1, line: 15, column: 7)
!163 = !DILocation(line: 15, column: 9, scope: !162)
!164 = !DILocation(line: 15, column: 7, scope: !145)
!165 = !DILocation(line: 15, column: 17, scope: !162)
!166 = !DILocation(line: 16, column: 7, scope: !167)
!167 = distinct !DILexicalBlock(scope: !145, file: !1, line: 16, column: 7)
!168 = !DILocation(line: 16, column: 9, scope: !167)
!169 = !DILocation(line: 16, column: 7, scope: !145)
!170 = !DILocation(line: 16, column: 24, scope: !167)
!171 = !DILocation(line: 16, column: 17, scope: !167)
!172 = !DILocation(line: 17, column: 7, scope: !173)
!173 = distinct !DILexicalBlock(scope: !145, file: !1, line: 17, column: 7)
!174 = !DILocation(line: 17, column: 9, scope: !173)
!175 = !DILocation(line: 17, column: 7, scope: !145)
!176 = !DILocation(line: 18, column: 9, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !1, line: 18, column: 9)
!178 = distinct !DILexicalBlock(scope: !173, file: !1, line: 17, column: 14)
!179 = !DILocation(line: 18, column: 16, scope: !177)
!180 = !DILocation(line: 18, column: 19, scope: !177)
!181 = !DILocation(line: 18, column: 9, scope: !178)
!182 = !DILocation(line: 18, column: 25, scope: !177)
!183 = !DILocation(line: 19, column: 5, scope: !178)
!184 = !DILocation(line: 21, column: 7, scope: !185)
!185 = distinct !DILexicalBlock(scope: !145, file: !1, line: 21, column: 7)
!186 = !DILocation(line: 21, column: 20, scope: !185)
!187 = !DILocation(line: 21, column: 17, scope: !185)
!188 = !DILocation(line: 21, column: 7, scope: !145)
!189 = !DILocation(line: 21, column: 23, scope: !185)
!190 = !DILocation(line: 22, column: 3, scope: !145)
!191 = !DILocation(line: 23, column: 1, scope: !145)
