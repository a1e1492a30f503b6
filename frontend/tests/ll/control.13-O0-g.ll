; clang-13 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm control.c
; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threaded.labels = internal constant [4 x i8*] [i8* blockaddress(@threaded, %51), i8* blockaddress(@threaded, %14), i8* blockaddress(@threaded, %25), i8* blockaddress(@threaded, %36)], align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"\01\02\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @threaded(i8* %0) #0 !dbg !2 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !27, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata i32* %3, metadata !29, metadata !DIExpression()), !dbg !30
  store i32 0, i32* %3, align 4, !dbg !30
  call void @llvm.dbg.declare(metadata i8** %4, metadata !31, metadata !DIExpression()), !dbg !32
  %5 = load i8*, i8** %2, align 8, !dbg !33
  store i8* %5, i8** %4, align 8, !dbg !32
  %6 = load i8*, i8** %4, align 8, !dbg !34
  %7 = getelementptr inbounds i8, i8* %6, i32 1, !dbg !34
  store i8* %7, i8** %4, align 8, !dbg !34
  %8 = load i8, i8* %6, align 1, !dbg !35
  %9 = zext i8 %8 to i32, !dbg !35
  %10 = and i32 %9, 3, !dbg !36
  %11 = sext i32 %10 to i64, !dbg !37
  %12 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %11, !dbg !37
  %13 = load i8*, i8** %12, align 8, !dbg !37
  br label %53, !dbg !38

14:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !39), !dbg !40
  %15 = load i32, i32* %3, align 4, !dbg !41
  %16 = add nsw i32 %15, 1, !dbg !41
  store i32 %16, i32* %3, align 4, !dbg !41
  %17 = load i8*, i8** %4, align 8, !dbg !42
  %18 = getelementptr inbounds i8, i8* %17, i32 1, !dbg !42
  store i8* %18, i8** %4, align 8, !dbg !42
  %19 = load i8, i8* %17, align 1, !dbg !43
  %20 = zext i8 %19 to i32, !dbg !43
  %21 = and i32 %20, 3, !dbg !44
  %22 = sext i32 %21 to i64, !dbg !45
  %23 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %22, !dbg !45
  %24 = load i8*, i8** %23, align 8, !dbg !45
  br label %53, !dbg !46

25:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !47), !dbg !48
  %26 = load i32, i32* %3, align 4, !dbg !49
  %27 = mul nsw i32 %26, 2, !dbg !49
  store i32 %27, i32* %3, align 4, !dbg !49
  %28 = load i8*, i8** %4, align 8, !dbg !50
  %29 = getelementptr inbounds i8, i8* %28, i32 1, !dbg !50
  store i8* %29, i8** %4, align 8, !dbg !50
  %30 = load i8, i8* %28, align 1, !dbg !51
  %31 = zext i8 %30 to i32, !dbg !51
  %32 = and i32 %31, 3, !dbg !52
  %33 = sext i32 %32 to i64, !dbg !53
  %34 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %33, !dbg !53
  %35 = load i8*, i8** %34, align 8, !dbg !53
  br label %53, !dbg !54

36:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !55), !dbg !56
  %37 = load i8*, i8** %4, align 8, !dbg !57
  %38 = load i8, i8* %37, align 1, !dbg !58
  %39 = zext i8 %38 to i32, !dbg !58
  %40 = load i8*, i8** %4, align 8, !dbg !59
  %41 = sext i32 %39 to i64, !dbg !59
  %42 = getelementptr inbounds i8, i8* %40, i64 %41, !dbg !59
  store i8* %42, i8** %4, align 8, !dbg !59
  %43 = load i8*, i8** %4, align 8, !dbg !60
  %44 = getelementptr inbounds i8, i8* %43, i32 1, !dbg !60
  store i8* %44, i8** %4, align 8, !dbg !60
  %45 = load i8, i8* %43, align 1, !dbg !61
  %46 = zext i8 %45 to i32, !dbg !61
  %47 = and i32 %46, 3, !dbg !62
  %48 = sext i32 %47 to i64, !dbg !63
  %49 = getelementptr inbounds [4 x i8*], [4 x i8*]* @threaded.labels, i64 0, i64 %48, !dbg !63
  %50 = load i8*, i8** %49, align 8, !dbg !63
  br label %53, !dbg !64

51:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !65), !dbg !66
  %52 = load i32, i32* %3, align 4, !dbg !67
  ret i32 %52, !dbg !68

53:                                               ; preds = %36, %25, %14, %1
  %54 = phi i8* [ %13, %1 ], [ %24, %14 ], [ %35, %25 ], [ %50, %36 ]
  indirectbr i8* %54, [label %51, label %14, label %25, label %36]
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @collatz(i32 %0) #0 !dbg !69 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !72, metadata !DIExpression()), !dbg !73
  call void @llvm.dbg.declare(metadata i32* %3, metadata !74, metadata !DIExpression()), !dbg !75
  store i32 0, i32* %3, align 4, !dbg !75
  br label %4, !dbg !76

4:                                                ; preds = %22, %1
  %5 = load i32, i32* %2, align 4, !dbg !77
  %6 = icmp ne i32 %5, 1, !dbg !78
  br i1 %6, label %7, label %26, !dbg !76

7:                                                ; preds = %4
  %8 = load i32, i32* %2, align 4, !dbg !79
  %9 = icmp eq i32 %8, 0, !dbg !82
  br i1 %9, label %10, label %11, !dbg !83

10:                                               ; preds = %7
  call void @abort() #4, !dbg !84
  unreachable, !dbg !84

11:                                               ; preds = %7
  %12 = load i32, i32* %2, align 4, !dbg !85
  %13 = urem i32 %12, 2, !dbg !86
  %14 = icmp ne i32 %13, 0, !dbg !86
  br i1 %14, label %15, label %19, !dbg !85

15:                                               ; preds = %11
  %16 = load i32, i32* %2, align 4, !dbg !87
  %17 = mul i32 3, %16, !dbg !88
  %18 = add i32 %17, 1, !dbg !89
  br label %22, !dbg !85

19:                                               ; preds = %11
  %20 = load i32, i32* %2, align 4, !dbg !90
  %21 = udiv i32 %20, 2, !dbg !91
  br label %22, !dbg !85

22:                                               ; preds = %19, %15
  %23 = phi i32 [ %18, %15 ], [ %21, %19 ], !dbg !85
  store i32 %23, i32* %2, align 4, !dbg !92
  %24 = load i32, i32* %3, align 4, !dbg !93
  %25 = add nsw i32 %24, 1, !dbg !93
  store i32 %25, i32* %3, align 4, !dbg !93
  br label %4, !dbg !76, !llvm.loop !94

26:                                               ; preds = %4
  %27 = load i32, i32* %3, align 4, !dbg !97
  ret i32 %27, !dbg !98
}

; Function Attrs: noreturn
declare dso_local void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 %0, i8** %1) #0 !dbg !99 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !105, metadata !DIExpression()), !dbg !106
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !107, metadata !DIExpression()), !dbg !108
  call void @llvm.dbg.declare(metadata i32* %6, metadata !109, metadata !DIExpression()), !dbg !110
  store i32 0, i32* %6, align 4, !dbg !110
  call void @llvm.dbg.declare(metadata i32* %7, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, i32* %7, align 4, !dbg !113
  br label %10, !dbg !114

10:                                               ; preds = %39, %2
  %11 = load i32, i32* %7, align 4, !dbg !115
  %12 = load i32, i32* %4, align 4, !dbg !117
  %13 = icmp slt i32 %11, %12, !dbg !118
  br i1 %13, label %14, label %42, !dbg !119

14:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata i8** %8, metadata !120, metadata !DIExpression()), !dbg !122
  %15 = load i8**, i8*** %5, align 8, !dbg !123
  %16 = load i32, i32* %7, align 4, !dbg !124
  %17 = sext i32 %16 to i64, !dbg !123
  %18 = getelementptr inbounds i8*, i8** %15, i64 %17, !dbg !123
  %19 = load i8*, i8** %18, align 8, !dbg !123
  store i8* %19, i8** %8, align 8, !dbg !122
  br label %20, !dbg !125

20:                                               ; preds = %35, %14
  %21 = load i8*, i8** %8, align 8, !dbg !126
  %22 = load i8, i8* %21, align 1, !dbg !128
  %23 = icmp ne i8 %22, 0, !dbg !129
  br i1 %23, label %24, label %38, !dbg !129

24:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata i32* %9, metadata !130, metadata !DIExpression()), !dbg !132
  %25 = load i8*, i8** %8, align 8, !dbg !133
  %26 = load i8, i8* %25, align 1, !dbg !134
  %27 = call i32 @classify(i8 zeroext %26), !dbg !135
  store i32 %27, i32* %9, align 4, !dbg !132
  %28 = load i32, i32* %9, align 4, !dbg !136
  %29 = icmp slt i32 %28, 0, !dbg !138
  br i1 %29, label %30, label %31, !dbg !139

30:                                               ; preds = %24
  br label %67, !dbg !140

31:                                               ; preds = %24
  %32 = load i32, i32* %9, align 4, !dbg !141
  %33 = load i32, i32* %6, align 4, !dbg !142
  %34 = add nsw i32 %33, %32, !dbg !142
  store i32 %34, i32* %6, align 4, !dbg !142
  br label %35, !dbg !143

35:                                               ; preds = %31
  %36 = load i8*, i8** %8, align 8, !dbg !144
  %37 = getelementptr inbounds i8, i8* %36, i32 1, !dbg !144
  store i8* %37, i8** %8, align 8, !dbg !144
  br label %20, !dbg !145, !llvm.loop !146

38:                                               ; preds = %20
  br label %39, !dbg !147

39:                                               ; preds = %38
  %40 = load i32, i32* %7, align 4, !dbg !148
  %41 = add nsw i32 %40, 1, !dbg !148
  store i32 %41, i32* %7, align 4, !dbg !148
  br label %10, !dbg !149, !llvm.loop !150

42:                                               ; preds = %10
  br label %43, !dbg !152

43:                                               ; preds = %48, %42
  %44 = load i32, i32* %4, align 4, !dbg !153
  %45 = call i32 @collatz(i32 %44), !dbg !155
  %46 = load i32, i32* %6, align 4, !dbg !156
  %47 = add nsw i32 %46, %45, !dbg !156
  store i32 %47, i32* %6, align 4, !dbg !156
  br label %48, !dbg !157

48:                                               ; preds = %43
  %49 = load i32, i32* %6, align 4, !dbg !158
  %50 = icmp slt i32 %49, 3, !dbg !159
  br i1 %50, label %43, label %51, !dbg !157, !llvm.loop !160

51:                                               ; preds = %48
  %52 = load i32, i32* %6, align 4, !dbg !162
  %53 = sext i32 %52 to i64, !dbg !162
  %54 = call i64 @wide(i64 %53), !dbg !164
  %55 = icmp ne i64 %54, 0, !dbg !164
  br i1 %55, label %56, label %62, !dbg !165

56:                                               ; preds = %51
  %57 = call i32 @threaded(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !166
  %58 = icmp ne i32 %57, 0, !dbg !166
  br i1 %58, label %59, label %62, !dbg !167

59:                                               ; preds = %56
  %60 = load i32, i32* %6, align 4, !dbg !168
  %61 = xor i32 %60, 1, !dbg !168
  store i32 %61, i32* %6, align 4, !dbg !168
  br label %62, !dbg !169

62:                                               ; preds = %59, %56, %51
  %63 = load i32, i32* %6, align 4, !dbg !170
  %64 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0), i32 %63), !dbg !171
  %65 = icmp slt i32 %64, 0, !dbg !172
  %66 = zext i1 %65 to i32, !dbg !172
  store i32 %66, i32* %3, align 4, !dbg !173
  br label %68, !dbg !173

67:                                               ; preds = %30
  call void @llvm.dbg.label(metadata !174), !dbg !175
  store i32 2, i32* %3, align 4, !dbg !176
  br label %68, !dbg !176

68:                                               ; preds = %67, %62
  %69 = load i32, i32* %3, align 4, !dbg !177
  ret i32 %69, !dbg !177
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(i8 zeroext %0) #0 !dbg !178 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, i8* %3, align 1
  call void @llvm.dbg.declare(metadata i8* %3, metadata !181, metadata !DIExpression()), !dbg !182
  %4 = load i8, i8* %3, align 1, !dbg !183
  %5 = zext i8 %4 to i32, !dbg !183
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
  ], !dbg !184

6:                                                ; preds = %1, %1, %1, %1, %1
  store i32 1, i32* %2, align 4, !dbg !185
  br label %15, !dbg !185

7:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  store i32 2, i32* %2, align 4, !dbg !187
  br label %15, !dbg !187

8:                                                ; preds = %1
  store i32 3, i32* %2, align 4, !dbg !188
  br label %15, !dbg !188

9:                                                ; preds = %1
  %10 = load i8, i8* %3, align 1, !dbg !189
  %11 = zext i8 %10 to i32, !dbg !189
  %12 = icmp sgt i32 %11, 127, !dbg !190
  %13 = zext i1 %12 to i64, !dbg !189
  %14 = select i1 %12, i32 -1, i32 0, !dbg !189
  store i32 %14, i32* %2, align 4, !dbg !191
  br label %15, !dbg !191

15:                                               ; preds = %9, %8, %7, %6
  %16 = load i32, i32* %2, align 4, !dbg !192
  ret i32 %16, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @wide(i64 %0) #0 !dbg !193 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %3, align 8
  call void @llvm.dbg.declare(metadata i64* %3, metadata !198, metadata !DIExpression()), !dbg !199
  %4 = load i64, i64* %3, align 8, !dbg !200
  switch i64 %4, label %8 [
    i64 -1, label %5
    i64 9223372036854775807, label %6
    i64 -9223372036854775808, label %7
  ], !dbg !201

5:                                                ; preds = %1
  store i64 10, i64* %2, align 8, !dbg !202
  br label %9, !dbg !202

6:                                                ; preds = %1
  store i64 20, i64* %2, align 8, !dbg !204
  br label %9, !dbg !204

7:                                                ; preds = %1
  store i64 30, i64* %2, align 8, !dbg !205
  br label %9, !dbg !205

8:                                                ; preds = %1
  store i64 0, i64* %2, align 8, !dbg !206
  br label %9, !dbg !206

9:                                                ; preds = %8, %7, %6, %5
  %10 = load i64, i64* %2, align 8, !dbg !207
  ret i64 %10, !dbg !207
}

declare dso_local i32 @printf(i8*, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 24, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "threaded", scope: !3, file: !3, line: 23, type: !4, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !11)
!3 = !DIFile(filename: "control.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 13.0.1-11+b2", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!11 = !{}
!12 = !{!9, !13, !7}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !19)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !{i32 7, !"Dwarf Version", i32 4}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 13.0.1-11+b2"}
!27 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 23, type: !7)
!28 = !DILocation(line: 23, column: 35, scope: !2)
!29 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 25, type: !6)
!30 = !DILocation(line: 25, column: 9, scope: !2)
!31 = !DILocalVariable(name: "pc", scope: !2, file: !3, line: 26, type: !7)
!32 = !DILocation(line: 26, column: 26, scope: !2)
!33 = !DILocation(line: 26, column: 31, scope: !2)
!34 = !DILocation(line: 27, column: 21, scope: !2)
!35 = !DILocation(line: 27, column: 18, scope: !2)
!36 = !DILocation(line: 27, column: 24, scope: !2)
!37 = !DILocation(line: 27, column: 11, scope: !2)
!38 = !DILocation(line: 27, column: 5, scope: !2)
!39 = !DILabel(scope: !2, name: "inc", file: !3, line: 28)
!40 = !DILocation(line: 28, column: 1, scope: !2)
!41 = !DILocation(line: 29, column: 8, scope: !2)
!42 = !DILocation(line: 30, column: 21, scope: !2)
!43 = !DILocation(line: 30, column: 18, scope: !2)
!44 = !DILocation(line: 30, column: 24, scope: !2)
!45 = !DILocation(line: 30, column: 11, scope: !2)
!46 = !DILocation(line: 30, column: 5, scope: !2)
!47 = !DILabel(scope: !2, name: "dbl", file: !3, line: 31)
!48 = !DILocation(line: 31, column: 1, scope: !2)
!49 = !DILocation(line: 32, column: 9, scope: !2)
!50 = !DILocation(line: 33, column: 21, scope: !2)
!51 = !DILocation(line: 33, column: 18, scope: !2)
!52 = !DILocation(line: 33, column: 24, scope: !2)
!53 = !DILocation(line: 33, column: 11, scope: !2)
!54 = !DILocation(line: 33, column: 5, scope: !2)
!55 = !DILabel(scope: !2, name: "jump", file: !3, line: 34)
!56 = !DILocation(line: 34, column: 1, scope: !2)
!57 = !DILocation(line: 35, column: 12, scope: !2)
!58 = !DILocation(line: 35, column: 11, scope: !2)
!59 = !DILocation(line: 35, column: 8, scope: !2)
!60 = !DILocation(line: 36, column: 21, scope: !2)
!61 = !DILocation(line: 36, column: 18, scope: !2)
!62 = !DILocation(line: 36, column: 24, scope: !2)
!63 = !DILocation(line: 36, column: 11, scope: !2)
!64 = !DILocation(line: 36, column: 5, scope: !2)
!65 = !DILabel(scope: !2, name: "halt", file: !3, line: 37)
!66 = !DILocation(line: 37, column: 1, scope: !2)
!67 = !DILocation(line: 38, column: 12, scope: !2)
!68 = !DILocation(line: 38, column: 5, scope: !2)
!69 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 41, type: !70, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !11)
!70 = !DISubroutineType(types: !71)
!71 = !{!6, !13}
!72 = !DILocalVariable(name: "n", arg: 1, scope: !69, file: !3, line: 41, type: !13)
!73 = !DILocation(line: 41, column: 22, scope: !69)
!74 = !DILocalVariable(name: "steps", scope: !69, file: !3, line: 42, type: !6)
!75 = !DILocation(line: 42, column: 9, scope: !69)
!76 = !DILocation(line: 43, column: 5, scope: !69)
!77 = !DILocation(line: 43, column: 12, scope: !69)
!78 = !DILocation(line: 43, column: 14, scope: !69)
!79 = !DILocation(line: 44, column: 13, scope: !80)
!80 = distinct !DILexicalBlock(scope: !81, file: !3, line: 44, column: 13)
!81 = distinct !DILexicalBlock(scope: !69, file: !3, line: 43, column: 20)
!82 = !DILocation(line: 44, column: 15, scope: !80)
!83 = !DILocation(line: 44, column: 13, scope: !81)
!84 = !DILocation(line: 44, column: 21, scope: !80)
!85 = !DILocation(line: 45, column: 13, scope: !81)
!86 = !DILocation(line: 45, column: 15, scope: !81)
!87 = !DILocation(line: 45, column: 25, scope: !81)
!88 = !DILocation(line: 45, column: 23, scope: !81)
!89 = !DILocation(line: 45, column: 27, scope: !81)
!90 = !DILocation(line: 45, column: 33, scope: !81)
!91 = !DILocation(line: 45, column: 35, scope: !81)
!92 = !DILocation(line: 45, column: 11, scope: !81)
!93 = !DILocation(line: 46, column: 14, scope: !81)
!94 = distinct !{!94, !76, !95, !96}
!95 = !DILocation(line: 47, column: 5, scope: !69)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 48, column: 12, scope: !69)
!98 = !DILocation(line: 48, column: 5, scope: !69)
!99 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !100, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !11)
!100 = !DISubroutineType(types: !101)
!101 = !{!6, !6, !102}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!104 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!105 = !DILocalVariable(name: "argc", arg: 1, scope: !99, file: !3, line: 51, type: !6)
!106 = !DILocation(line: 51, column: 14, scope: !99)
!107 = !DILocalVariable(name: "argv", arg: 2, scope: !99, file: !3, line: 51, type: !102)
!108 = !DILocation(line: 51, column: 27, scope: !99)
!109 = !DILocalVariable(name: "sum", scope: !99, file: !3, line: 52, type: !6)
!110 = !DILocation(line: 52, column: 9, scope: !99)
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 53, type: !6)
!112 = distinct !DILexicalBlock(scope: !99, file: !3, line: 53, column: 5)
!113 = !DILocation(line: 53, column: 14, scope: !112)
!114 = !DILocation(line: 53, column: 10, scope: !112)
!115 = !DILocation(line: 53, column: 21, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 53, column: 5)
!117 = !DILocation(line: 53, column: 25, scope: !116)
!118 = !DILocation(line: 53, column: 23, scope: !116)
!119 = !DILocation(line: 53, column: 5, scope: !112)
!120 = !DILocalVariable(name: "p", scope: !121, file: !3, line: 54, type: !103)
!121 = distinct !DILexicalBlock(scope: !116, file: !3, line: 54, column: 9)
!122 = !DILocation(line: 54, column: 20, scope: !121)
!123 = !DILocation(line: 54, column: 24, scope: !121)
!124 = !DILocation(line: 54, column: 29, scope: !121)
!125 = !DILocation(line: 54, column: 14, scope: !121)
!126 = !DILocation(line: 54, column: 34, scope: !127)
!127 = distinct !DILexicalBlock(scope: !121, file: !3, line: 54, column: 9)
!128 = !DILocation(line: 54, column: 33, scope: !127)
!129 = !DILocation(line: 54, column: 9, scope: !121)
!130 = !DILocalVariable(name: "k", scope: !131, file: !3, line: 55, type: !6)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 54, column: 42)
!132 = !DILocation(line: 55, column: 17, scope: !131)
!133 = !DILocation(line: 55, column: 46, scope: !131)
!134 = !DILocation(line: 55, column: 45, scope: !131)
!135 = !DILocation(line: 55, column: 21, scope: !131)
!136 = !DILocation(line: 56, column: 17, scope: !137)
!137 = distinct !DILexicalBlock(scope: !131, file: !3, line: 56, column: 17)
!138 = !DILocation(line: 56, column: 19, scope: !137)
!139 = !DILocation(line: 56, column: 17, scope: !131)
!140 = !DILocation(line: 56, column: 24, scope: !137)
!141 = !DILocation(line: 57, column: 20, scope: !131)
!142 = !DILocation(line: 57, column: 17, scope: !131)
!143 = !DILocation(line: 58, column: 9, scope: !131)
!144 = !DILocation(line: 54, column: 38, scope: !127)
!145 = !DILocation(line: 54, column: 9, scope: !127)
!146 = distinct !{!146, !129, !147, !96}
!147 = !DILocation(line: 58, column: 9, scope: !121)
!148 = !DILocation(line: 53, column: 32, scope: !116)
!149 = !DILocation(line: 53, column: 5, scope: !116)
!150 = distinct !{!150, !119, !151, !96}
!151 = !DILocation(line: 58, column: 9, scope: !112)
!152 = !DILocation(line: 59, column: 5, scope: !99)
!153 = !DILocation(line: 59, column: 35, scope: !154)
!154 = distinct !DILexicalBlock(scope: !99, file: !3, line: 59, column: 8)
!155 = !DILocation(line: 59, column: 17, scope: !154)
!156 = !DILocation(line: 59, column: 14, scope: !154)
!157 = !DILocation(line: 59, column: 42, scope: !154)
!158 = !DILocation(line: 59, column: 51, scope: !99)
!159 = !DILocation(line: 59, column: 55, scope: !99)
!160 = distinct !{!160, !152, !161, !96}
!161 = !DILocation(line: 59, column: 58, scope: !99)
!162 = !DILocation(line: 60, column: 14, scope: !163)
!163 = distinct !DILexicalBlock(scope: !99, file: !3, line: 60, column: 9)
!164 = !DILocation(line: 60, column: 9, scope: !163)
!165 = !DILocation(line: 60, column: 19, scope: !163)
!166 = !DILocation(line: 60, column: 22, scope: !163)
!167 = !DILocation(line: 60, column: 9, scope: !99)
!168 = !DILocation(line: 60, column: 71, scope: !163)
!169 = !DILocation(line: 60, column: 67, scope: !163)
!170 = !DILocation(line: 61, column: 27, scope: !99)
!171 = !DILocation(line: 61, column: 12, scope: !99)
!172 = !DILocation(line: 61, column: 32, scope: !99)
!173 = !DILocation(line: 61, column: 5, scope: !99)
!174 = !DILabel(scope: !99, name: "bad", file: !3, line: 62)
!175 = !DILocation(line: 62, column: 1, scope: !99)
!176 = !DILocation(line: 63, column: 5, scope: !99)
!177 = !DILocation(line: 64, column: 1, scope: !99)
!178 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 5, type: !179, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !11)
!179 = !DISubroutineType(types: !180)
!180 = !{!6, !9}
!181 = !DILocalVariable(name: "c", arg: 1, scope: !178, file: !3, line: 5, type: !9)
!182 = !DILocation(line: 5, column: 35, scope: !178)
!183 = !DILocation(line: 6, column: 13, scope: !178)
!184 = !DILocation(line: 6, column: 5, scope: !178)
!185 = !DILocation(line: 7, column: 55, scope: !186)
!186 = distinct !DILexicalBlock(scope: !178, file: !3, line: 6, column: 16)
!187 = !DILocation(line: 8, column: 23, scope: !186)
!188 = !DILocation(line: 9, column: 15, scope: !186)
!189 = !DILocation(line: 10, column: 21, scope: !186)
!190 = !DILocation(line: 10, column: 23, scope: !186)
!191 = !DILocation(line: 10, column: 14, scope: !186)
!192 = !DILocation(line: 12, column: 1, scope: !178)
!193 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 14, type: !194, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !11)
!194 = !DISubroutineType(types: !195)
!195 = !{!196, !197}
!196 = !DIBasicType(name: "long int", size: 64, encoding: DW_ATE_signed)
!197 = !DIBasicType(name: "long long int", size: 64, encoding: DW_ATE_signed)
!198 = !DILocalVariable(name: "key", arg: 1, scope: !193, file: !3, line: 14, type: !197)
!199 = !DILocation(line: 14, column: 28, scope: !193)
!200 = !DILocation(line: 15, column: 13, scope: !193)
!201 = !DILocation(line: 15, column: 5, scope: !193)
!202 = !DILocation(line: 16, column: 14, scope: !203)
!203 = distinct !DILexicalBlock(scope: !193, file: !3, line: 15, column: 18)
!204 = !DILocation(line: 17, column: 32, scope: !203)
!205 = !DILocation(line: 18, column: 44, scope: !203)
!206 = !DILocation(line: 20, column: 5, scope: !193)
!207 = !DILocation(line: 21, column: 1, scope: !193)
