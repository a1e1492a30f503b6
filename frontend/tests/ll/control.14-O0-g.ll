; clang-14 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm control.c
; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threaded.labels = internal constant [4 x i8*] [i8* blockaddress(@threaded, %51), i8* blockaddress(@threaded, %14), i8* blockaddress(@threaded, %25), i8* blockaddress(@threaded, %36)], align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"\01\02\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @threaded(i8* noundef %0) #0 !dbg !2 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !29, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata i32* %3, metadata !31, metadata !DIExpression()), !dbg !32
  store i32 0, i32* %3, align 4, !dbg !32
  call void @llvm.dbg.declare(metadata i8** %4, metadata !33, metadata !DIExpression()), !dbg !34
  %5 = load i8*, i8** %2, align 8, !dbg !35
  store i8* %5, i8** %4, align 8, !dbg !34
  %6 = load i8*, i8** %4, align 8, !dbg !36
  %7 = getelementptr inbounds i8, i8* %6, i32 1, !dbg !36
  store i8* %7, i8** %4, align 8, !dbg !36
  %8 = load i8, i8* %6, align 1, !dbg !37
  %9 = zext i8 %8 to i32, !dbg !37
  %10 = and i32 %9, 3, !dbg !38
  %11 = sext i32 %10 to i64, !dbg !39
  %12 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %11, !dbg !39
  %13 = load i8*, i8** %12, align 8, !dbg !39
  br label %53, !dbg !40

14:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !41), !dbg !42
  %15 = load i32, i32* %3, align 4, !dbg !43
  %16 = add nsw i32 %15, 1, !dbg !43
  store i32 %16, i32* %3, align 4, !dbg !43
  %17 = load i8*, i8** %4, align 8, !dbg !44
  %18 = getelementptr inbounds i8, i8* %17, i32 1, !dbg !44
  store i8* %18, i8** %4, align 8, !dbg !44
  %19 = load i8, i8* %17, align 1, !dbg !45
  %20 = zext i8 %19 to i32, !dbg !45
  %21 = and i32 %20, 3, !dbg !46
  %22 = sext i32 %21 to i64, !dbg !47
  %23 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %22, !dbg !47
  %24 = load i8*, i8** %23, align 8, !dbg !47
  br label %53, !dbg !48

25:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !49), !dbg !50
  %26 = load i32, i32* %3, align 4, !dbg !51
  %27 = mul nsw i32 %26, 2, !dbg !51
  store i32 %27, i32* %3, align 4, !dbg !51
  %28 = load i8*, i8** %4, align 8, !dbg !52
  %29 = getelementptr inbounds i8, i8* %28, i32 1, !dbg !52
  store i8* %29, i8** %4, align 8, !dbg !52
  %30 = load i8, i8* %28, align 1, !dbg !53
  %31 = zext i8 %30 to i32, !dbg !53
  %32 = and i32 %31, 3, !dbg !54
  %33 = sext i32 %32 to i64, !dbg !55
  %34 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %33, !dbg !55
  %35 = load i8*, i8** %34, align 8, !dbg !55
  br label %53, !dbg !56

36:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !57), !dbg !58
  %37 = load i8*, i8** %4, align 8, !dbg !59
  %38 = load i8, i8* %37, align 1, !dbg !60
  %39 = zext i8 %38 to i32, !dbg !60
  %40 = load i8*, i8** %4, align 8, !dbg !61
  %41 = sext i32 %39 to i64, !dbg !61
  %42 = getelementptr inbounds i8, i8* %40, i64 %41, !dbg !61
  store i8* %42, i8** %4, align 8, !dbg !61
  %43 = load i8*, i8** %4, align 8, !dbg !62
  %44 = getelementptr inbounds i8, i8* %43, i32 1, !dbg !62
  store i8* %44, i8** %4, align 8, !dbg !62
  %45 = load i8, i8* %43, align 1, !dbg !63
  %46 = zext i8 %45 to i32, !dbg !63
  %47 = and i32 %46, 3, !dbg !64
  %48 = sext i32 %47 to i64, !dbg !65
  %49 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %48, !dbg !65
  %50 = load i8*, i8** %49, align 8, !dbg !65
  br label %53, !dbg !66

51:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !67), !dbg !68
  %52 = load i32, i32* %3, align 4, !dbg !69
  ret i32 %52, !dbg !70

53:                                               ; preds = %36, %25, %14, %1
  %54 = phi i8* [ %13, %1 ], [ %24, %14 ], [ %35, %25 ], [ %50, %36 ]
  indirectbr i8* %54, [label %51, label %14, label %25, label %36]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @collatz(i32 noundef %0) #0 !dbg !71 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata i32* %3, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 0, i32* %3, align 4, !dbg !77
  br label %4, !dbg !78

4:                                                ; preds = %22, %1
  %5 = load i32, i32* %2, align 4, !dbg !79
  %6 = icmp ne i32 %5, 1, !dbg !80
  br i1 %6, label %7, label %26, !dbg !78

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !81
  %9 = icmp eq i32 %8, 0, !dbg !84
  br i1 %9, label %10, label %11, !dbg !85

10:                                               ; preds = %7
  call void @abort() #4, !dbg !86
  unreachable, !dbg !86

11:                                               ; preds = %7
  %12 = load i32, i32* %2, align 4, !dbg !87
  %13 = urem i32 %12, 2, !dbg !88
  %14 = icmp ne i32 %13, 0, !dbg !88
  br i1 %14, label %15, label %19, !dbg !87

15:                                               ; preds = %11
  %16 = load i32, i32* %2, align 4, !dbg !89
  %17 = mul i32 3, %16, !dbg !90
  %18 = add i32 %17, 1, !dbg !91
  br label %22, !dbg !87

19:                                               ; preds = %11
  %20 = load i32, i32* %2, align 4, !dbg !92
  %21 = udiv i32 %20, 2, !dbg !93
  br label %22, !dbg !87

22:                                               ; preds = %19, %15
  %23 = phi i32 [ %18, %15 ], [ %21, %19 ], !dbg !87
  store i32 %23, i32* %2, align 4, !dbg !94
  %24 = load i32, i32* %3, align 4, !dbg !95
  %25 = add nsw i32 %24, 1, !dbg !95
  store i32 %25, i32* %3, align 4, !dbg !95
  br label %4, !dbg !78, !llvm.loop !96

26:                                               ; preds = %4
  %27 = load i32, i32* %3, align 4, !dbg !99
  ret i32 %27, !dbg !100
}

; Function Attrs: noreturn
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !101 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !107, metadata !DIExpression()), !dbg !108
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !109, metadata !DIExpression()), !dbg !110
  call void @llvm.dbg.declare(metadata i32* %6, metadata !111, metadata !DIExpression()), !dbg !112
  store i32 0, i32* %6, align 4, !dbg !112
  call void @llvm.dbg.declare(metadata i32* %7, metadata !113, metadata !DIExpression()), !dbg !115
  store i32 0, i32* %7, align 4, !dbg !115
  br label %10, !dbg !116

10:                                               ; preds = %39, %2
  %11 = load i32, i32* %7, align 4, !dbg !117
  %12 = load i32, i32* %4, align 4, !dbg !119
  %13 = icmp slt i32 %11, %12, !dbg !120
  br i1 %13, label %14, label %42, !dbg !121

14:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i8** %8, metadata !122, metadata !DIExpression()), !dbg !124
  %15 = load i8**, i8*** %5, align 8, !dbg !125
  %16 = load i32, i32* %7, align 4, !dbg !126
  %17 = sext i32 %16 to i64, !dbg !125
  %18 = getelementptr inbounds i8*, i8** %15, i64 %17, !dbg !125
  %19 = load i8*, i8** %18, align 8, !dbg !125
  store i8* %19, i8** %8, align 8, !dbg !124
  br label %20, !dbg !127

20:                                               ; preds = %35, %14
  %21 = load i8*, i8** %8, align 8, !dbg !128
  %22 = load i8, i8* %21, align 1, !dbg !130
  %23 = icmp ne i8 %22, 0, !dbg !131
  br i1 %23, label %24, label %38, !dbg !131

24:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata i32* %9, metadata !132, metadata !DIExpression()), !dbg !134
  %25 = load i8*, i8** %8, align 8, !dbg !135
  %26 = load i8, i8* %25, align 1, !dbg !136
  %27 = call i32 @classify(i8 noundef zeroext %26), !dbg !137
  store i32 %27, i32* %9, align 4, !dbg !134
  %28 = load i32, i32* %9, align 4, !dbg !138
  %29 = icmp slt i32 %28, 0, !dbg !140
  br i1 %29, label %30, label %31, !dbg !141

30:                                               ; preds = %24
  br label %67, !dbg !142

31:                                               ; preds = %24
  %32 = load i32, i32* %9, align 4, !dbg !143
  %33 = load i32, i32* %6, align 4, !dbg !144
  %34 = add nsw i32 %33, %32, !dbg !144
  store i32 %34, i32* %6, align 4, !dbg !144
  br label %35, !dbg !145

35:                                               ; preds = %31
  %36 = load i8*, i8** %8, align 8, !dbg !146
  %37 = getelementptr inbounds i8, i8* %36, i32 1, !dbg !146
  store i8* %37, i8** %8, align 8, !dbg !146
  br label %20, !dbg !147, !llvm.loop !148

38:                                               ; preds = %20
  br label %39, !dbg !149

39:                                               ; preds = %38
  %40 = load i32, i32* %7, align 4, !dbg !150
  %41 = add nsw i32 %40, 1, !dbg !150
  store i32 %41, i32* %7, align 4, !dbg !150
  br label %10, !dbg !151, !llvm.loop !152

42:                                               ; preds = %10
  br label %43, !dbg !154

43:                                               ; preds = %48, %42
  %44 = load i32, i32* %4, align 4, !dbg !155
  %45 = call i32 @collatz(i32 noundef %44), !dbg !157
  %46 = load i32, i32* %6, align 4, !dbg !158
  %47 = add nsw i32 %46, %45, !dbg !158
  store i32 %47, i32* %6, align 4, !dbg !158
  br label %48, !dbg !159

48:                                               ; preds = %43
  %49 = load i32, i32* %6, align 4, !dbg !160
  %50 = icmp slt i32 %49, 3, !dbg !161
  br i1 %50, label %43, label %51, !dbg !159, !llvm.loop !162

51:                                               ; preds = %48
  %52 = load i32, i32* %6, align 4, !dbg !164
  %53 = sext i32 %52 to i64, !dbg !164
  %54 = call i64 @wide(i64 noundef %53), !dbg !166
  %55 = icmp ne i64 %54, 0, !dbg !166
  br i1 %55, label %56, label %62, !dbg !167

56:                                               ; preds = %51
  %57 = call i32 @threaded(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !168
  %58 = icmp ne i32 %57, 0, !dbg !168
  br i1 %58, label %59, label %62, !dbg !169

59:                                               ; preds = %56
  %60 = load i32, i32* %6, align 4, !dbg !170
  %61 = xor i32 %60, 1, !dbg !170
  store i32 %61, i32* %6, align 4, !dbg !170
  br label %62, !dbg !171

62:                                               ; preds = %59, %56, %51
  %63 = load i32, i32* %6, align 4, !dbg !172
  %64 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 noundef %63), !dbg !173
  %65 = icmp slt i32 %64, 0, !dbg !174
  %66 = zext i1 %65 to i32, !dbg !174
  store i32 %66, i32* %3, align 4, !dbg !175
  br label %68, !dbg !175

67:                                               ; preds = %30
  call void @llvm.dbg.label(metadata !176), !dbg !177
  store i32 2, i32* %3, align 4, !dbg !178
  br label %68, !dbg !178

68:                                               ; preds = %67, %62
  %69 = load i32, i32* %3, align 4, !dbg !179
  ret i32 %69, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(i8 noundef zeroext %0) #0 !dbg !180 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, i8* %3, align 1
  call void @llvm.dbg.declare(metadata i8* %3, metadata !183, metadata !DIExpression()), !dbg !184
  %4 = load i8, i8* %3, align 1, !dbg !185
  %5 = zext i8 %4 to i32, !dbg !185
  switch i32 %5, label %9 [
    i32 97, label %6
    i32 101, label %6
    i32 105, label %6
    i32 111, label %6
    i32 117, label %6
    i32 48, label %7
    i32 49, label %7
    i32 50, label %7
    i32 51, label %7
    i32 52, label %7
    i32 53, label %7
    i32 54, label %7
    i32 55, label %7
    i32 56, label %7
    i32 57, label %7
    i32 32, label %8
  ], !dbg !186

6:                                                ; preds = %1, %1, %1, %1, %1
  store i32 1, i32* %2, align 4, !dbg !187
  br label %15, !dbg !187

7:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  store i32 2, i32* %2, align 4, !dbg !189
  br label %15, !dbg !189

8:                                                ; preds = %1
  store i32 3, i32* %2, align 4, !dbg !190
  br label %15, !dbg !190

9:                                                ; preds = %1
  %10 = load i8, i8* %3, align 1, !dbg !191
  %11 = zext i8 %10 to i32, !dbg !191
  %12 = icmp sgt i32 %11, 127, !dbg !192
  %13 = zext i1 %12 to i64, !dbg !191
  %14 = select i1 %12, i32 -1, i32 0, !dbg !191
  store i32 %14, i32* %2, align 4, !dbg !193
  br label %15, !dbg !193

15:                                               ; preds = %9, %8, %7, %6
  %16 = load i32, i32* %2, align 4, !dbg !194
  ret i32 %16, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @wide(i64 noundef %0) #0 !dbg !195 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata i64* %3, metadata !200, metadata !DIExpression()), !dbg !201
  %4 = load i64, i64* %3, align 8, !dbg !202
  switch i64 %4, label %8 [
    i64 -1, label %5
    i64 9223372036854775807, label %6
    i64 -9223372036854775808, label %7
  ], !dbg !203

5:                                                ; preds = %1
  store i64 10, i64* %2, align 8, !dbg !204
  br label %9, !dbg !204

6:                                                ; preds = %1
  store i64 20, i64* %2, align 8, !dbg !206
  br label %9, !dbg !206

7:                                                ; preds = %1
  store i64 30, i64* %2, align 8, !dbg !207
  br label %9, !dbg !207

8:                                                ; preds = %1
  store i64 0, i64* %2, align 8, !dbg !208
  br label %9, !dbg !208

9:                                                ; preds = %8, %7, %6, %5
  %10 = load i64, i64* %2, align 8, !dbg !209
  ret i64 %10, !dbg !209
}

declare i32 @printf(i8* noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 24, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "threaded", scope: !3, file: !3, line: 23, type: !4, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !14)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "5dde219c63ee8a467cb3cc31f1470d5d")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!9, !12, !7}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!0}
!14 = !{}
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !19)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 23, type: !7)
!30 = !DILocation(line: 23, column: 35, scope: !2)
!31 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 25, type: !6)
!32 = !DILocation(line: 25, column: 9, scope: !2)
!33 = !DILocalVariable(name: "pc", scope: !2, file: !3, line: 26, type: !7)
!34 = !DILocation(line: 26, column: 26, scope: !2)
!35 = !DILocation(line: 26, column: 31, scope: !2)
!36 = !DILocation(line: 27, column: 21, scope: !2)
!37 = !DILocation(line: 27, column: 18, scope: !2)
!38 = !DILocation(line: 27, column: 24, scope: !2)
!39 = !DILocation(line: 27, column: 11, scope: !2)
!40 = !DILocation(line: 27, column: 5, scope: !2)
!41 = !DILabel(scope: !2, name: "inc", file: !3, line: 28)
!42 = !DILocation(line: 28, column: 1, scope: !2)
!43 = !DILocation(line: 29, column: 8, scope: !2)
!44 = !DILocation(line: 30, column: 21, scope: !2)
!45 = !DILocation(line: 30, column: 18, scope: !2)
!46 = !DILocation(line: 30, column: 24, scope: !2)
!47 = !DILocation(line: 30, column: 11, scope: !2)
!48 = !DILocation(line: 30, column: 5, scope: !2)
!49 = !DILabel(scope: !2, name: "dbl", file: !3, line: 31)
!50 = !DILocation(line: 31, column: 1, scope: !2)
!51 = !DILocation(line: 32, column: 9, scope: !2)
!52 = !DILocation(line: 33, column: 21, scope: !2)
!53 = !DILocation(line: 33, column: 18, scope: !2)
!54 = !DILocation(line: 33, column: 24, scope: !2)
!55 = !DILocation(line: 33, column: 11, scope: !2)
!56 = !DILocation(line: 33, column: 5, scope: !2)
!57 = !DILabel(scope: !2, name: "jump", file: !3, line: 34)
!58 = !DILocation(line: 34, column: 1, scope: !2)
!59 = !DILocation(line: 35, column: 12, scope: !2)
!60 = !DILocation(line: 35, column: 11, scope: !2)
!61 = !DILocation(line: 35, column: 8, scope: !2)
!62 = !DILocation(line: 36, column: 21, scope: !2)
!63 = !DILocation(line: 36, column: 18, scope: !2)
!64 = !DILocation(line: 36, column: 24, scope: !2)
!65 = !DILocation(line: 36, column: 11, scope: !2)
!66 = !DILocation(line: 36, column: 5, scope: !2)
!67 = !DILabel(scope: !2, name: "halt", file: !3, line: 37)
!68 = !DILocation(line: 37, column: 1, scope: !2)
!69 = !DILocation(line: 38, column: 12, scope: !2)
!70 = !DILocation(line: 38, column: 5, scope: !2)
!71 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 41, type: !72, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !14)
!72 = !DISubroutineType(types: !73)
!73 = !{!6, !12}
!74 = !DILocalVariable(name: "n", arg: 1, scope: !71, file: !3, line: 41, type: !12)
!75 = !DILocation(line: 41, column: 22, scope: !71)
!76 = !DILocalVariable(name: "steps", scope: !71, file: !3, line: 42, type: !6)
!77 = !DILocation(line: 42, column: 9, scope: !71)
!78 = !DILocation(line: 43, column: 5, scope: !71)
!79 = !DILocation(line: 43, column: 12, scope: !71)
!80 = !DILocation(line: 43, column: 14, scope: !71)
!81 = !DILocation(line: 44, column: 13, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 44, column: 13)
!83 = distinct !DILexicalBlock(scope: !71, file: !3, line: 43, column: 20)
!84 = !DILocation(line: 44, column: 15, scope: !82)
!85 = !DILocation(line: 44, column: 13, scope: !83)
!86 = !DILocation(line: 44, column: 21, scope: !82)
!87 = !DILocation(line: 45, column: 13, scope: !83)
!88 = !DILocation(line: 45, column: 15, scope: !83)
!89 = !DILocation(line: 45, column: 25, scope: !83)
!90 = !DILocation(line: 45, column: 23, scope: !83)
!91 = !DILocation(line: 45, column: 27, scope: !83)
!92 = !DILocation(line: 45, column: 33, scope: !83)
!93 = !DILocation(line: 45, column: 35, scope: !83)
!94 = !DILocation(line: 45, column: 11, scope: !83)
!95 = !DILocation(line: 46, column: 14, scope: !83)
!96 = distinct !{!96, !78, !97, !98}
!97 = !DILocation(line: 47, column: 5, scope: !71)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 48, column: 12, scope: !71)
!100 = !DILocation(line: 48, column: 5, scope: !71)
!101 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !102, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !14)
!102 = !DISubroutineType(types: !103)
!103 = !{!6, !6, !104}
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!107 = !DILocalVariable(name: "argc", arg: 1, scope: !101, file: !3, line: 51, type: !6)
!108 = !DILocation(line: 51, column: 14, scope: !101)
!109 = !DILocalVariable(name: "argv", arg: 2, scope: !101, file: !3, line: 51, type: !104)
!110 = !DILocation(line: 51, column: 27, scope: !101)
!111 = !DILocalVariable(name: "sum", scope: !101, file: !3, line: 52, type: !6)
!112 = !DILocation(line: 52, column: 9, scope: !101)
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 53, type: !6)
!114 = distinct !DILexicalBlock(scope: !101, file: !3, line: 53, column: 5)
!115 = !DILocation(line: 53, column: 14, scope: !114)
!116 = !DILocation(line: 53, column: 10, scope: !114)
!117 = !DILocation(line: 53, column: 21, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 53, column: 5)
!119 = !DILocation(line: 53, column: 25, scope: !118)
!120 = !DILocation(line: 53, column: 23, scope: !118)
!121 = !DILocation(line: 53, column: 5, scope: !114)
!122 = !DILocalVariable(name: "p", scope: !123, file: !3, line: 54, type: !105)
!123 = distinct !DILexicalBlock(scope: !118, file: !3, line: 54, column: 9)
!124 = !DILocation(line: 54, column: 20, scope: !123)
!125 = !DILocation(line: 54, column: 24, scope: !123)
!126 = !DILocation(line: 54, column: 29, scope: !123)
!127 = !DILocation(line: 54, column: 14, scope: !123)
!128 = !DILocation(line: 54, column: 34, scope: !129)
!129 = distinct !DILexicalBlock(scope: !123, file: !3, line: 54, column: 9)
!130 = !DILocation(line: 54, column: 33, scope: !129)
!131 = !DILocation(line: 54, column: 9, scope: !123)
!132 = !DILocalVariable(name: "k", scope: !133, file: !3, line: 55, type: !6)
!133 = distinct !DILexicalBlock(scope: !129, file: !3, line: 54, column: 42)
!134 = !DILocation(line: 55, column: 17, scope: !133)
!135 = !DILocation(line: 55, column: 46, scope: !133)
!136 = !DILocation(line: 55, column: 45, scope: !133)
!137 = !DILocation(line: 55, column: 21, scope: !133)
!138 = !DILocation(line: 56, column: 17, scope: !139)
!139 = distinct !DILexicalBlock(scope: !133, file: !3, line: 56, column: 17)
!140 = !DILocation(line: 56, column: 19, scope: !139)
!141 = !DILocation(line: 56, column: 17, scope: !133)
!142 = !DILocation(line: 56, column: 24, scope: !139)
!143 = !DILocation(line: 57, column: 20, scope: !133)
!144 = !DILocation(line: 57, column: 17, scope: !133)
!145 = !DILocation(line: 58, column: 9, scope: !133)
!146 = !DILocation(line: 54, column: 38, scope: !129)
!147 = !DILocation(line: 54, column: 9, scope: !129)
!148 = distinct !{!148, !131, !149, !98}
!149 = !DILocation(line: 58, column: 9, scope: !123)
!150 = !DILocation(line: 53, column: 32, scope: !118)
!151 = !DILocation(line: 53, column: 5, scope: !118)
!152 = distinct !{!152, !121, !153, !98}
!153 = !DILocation(line: 58, column: 9, scope: !114)
!154 = !DILocation(line: 59, column: 5, scope: !101)
!155 = !DILocation(line: 59, column: 35, scope: !156)
!156 = distinct !DILexicalBlock(scope: !101, file: !3, line: 59, column: 8)
!157 = !DILocation(line: 59, column: 17, scope: !156)
!158 = !DILocation(line: 59, column: 14, scope: !156)
!159 = !DILocation(line: 59, column: 42, scope: !156)
!160 = !DILocation(line: 59, column: 51, scope: !101)
!161 = !DILocation(line: 59, column: 55, scope: !101)
!162 = distinct !{!162, !154, !163, !98}
!163 = !DILocation(line: 59, column: 58, scope: !101)
!164 = !DILocation(line: 60, column: 14, scope: !165)
!165 = distinct !DILexicalBlock(scope: !101, file: !3, line: 60, column: 9)
!166 = !DILocation(line: 60, column: 9, scope: !165)
!167 = !DILocation(line: 60, column: 19, scope: !165)
!168 = !DILocation(line: 60, column: 22, scope: !165)
!169 = !DILocation(line: 60, column: 9, scope: !101)
!170 = !DILocation(line: 60, column: 71, scope: !165)
!171 = !DILocation(line: 60, column: 67, scope: !165)
!172 = !DILocation(line: 61, column: 27, scope: !101)
!173 = !DILocation(line: 61, column: 12, scope: !101)
!174 = !DILocation(line: 61, column: 32, scope: !101)
!175 = !DILocation(line: 61, column: 5, scope: !101)
!176 = !DILabel(scope: !101, name: "bad", file: !3, line: 62)
!177 = !DILocation(line: 62, column: 1, scope: !101)
!178 = !DILocation(line: 63, column: 5, scope: !101)
!179 = !DILocation(line: 64, column: 1, scope: !101)
!180 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 5, type: !181, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !14)
!181 = !DISubroutineType(types: !182)
!182 = !{!6, !9}
!183 = !DILocalVariable(name: "c", arg: 1, scope: !180, file: !3, line: 5, type: !9)
!184 = !DILocation(line: 5, column: 35, scope: !180)
!185 = !DILocation(line: 6, column: 13, scope: !180)
!186 = !DILocation(line: 6, column: 5, scope: !180)
!187 = !DILocation(line: 7, column: 55, scope: !188)
!188 = distinct !DILexicalBlock(scope: !180, file: !3, line: 6, column: 16)
!189 = !DILocation(line: 8, column: 23, scope: !188)
!190 = !DILocation(line: 9, column: 15, scope: !188)
!191 = !DILocation(line: 10, column: 21, scope: !188)
!192 = !DILocation(line: 10, column: 23, scope: !188)
!193 = !DILocation(line: 10, column: 14, scope: !188)
!194 = !DILocation(line: 12, column: 1, scope: !180)
!195 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 14, type: !196, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !14)
!196 = !DISubroutineType(types: !197)
!197 = !{!198, !199}
!198 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!199 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!200 = !DILocalVariable(name: "key", arg: 1, scope: !195, file: !3, line: 14, type: !199)
!201 = !DILocation(line: 14, column: 28, scope: !195)
!202 = !DILocation(line: 15, column: 13, scope: !195)
!203 = !DILocation(line: 15, column: 5, scope: !195)
!204 = !DILocation(line: 16, column: 14, scope: !205)
!205 = distinct !DILexicalBlock(scope: !195, file: !3, line: 15, column: 18)
!206 = !DILocation(line: 17, column: 32, scope: !205)
!207 = !DILocation(line: 18, column: 44, scope: !205)
!208 = !DILocation(line: 20, column: 5, scope: !195)
!209 = !DILocation(line: 21, column: 1, scope: !195)
