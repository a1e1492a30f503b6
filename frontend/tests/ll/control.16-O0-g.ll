; clang-16 -O0 -g -w -fdebug-compilation-dir=. -S -emit-llvm control.c
; ModuleID = 'control.c'
source_filename = "control.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@threaded.labels = internal constant [4 x ptr] [ptr blockaddress(@threaded, %51), ptr blockaddress(@threaded, %14), ptr blockaddress(@threaded, %25), ptr blockaddress(@threaded, %36)], align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"\01\02\00", align 1, !dbg !14
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !20

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @threaded(ptr noundef %0) #0 !dbg !2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !41
  store i32 0, ptr %3, align 4, !dbg !41
  call void @llvm.dbg.declare(metadata ptr %4, metadata !42, metadata !DIExpression()), !dbg !43
  %5 = load ptr, ptr %2, align 8, !dbg !44
  store ptr %5, ptr %4, align 8, !dbg !43
  %6 = load ptr, ptr %4, align 8, !dbg !45
  %7 = getelementptr inbounds i8, ptr %6, i32 1, !dbg !45
  store ptr %7, ptr %4, align 8, !dbg !45
  %8 = load i8, ptr %6, align 1, !dbg !46
  %9 = zext i8 %8 to i32, !dbg !46
  %10 = and i32 %9, 3, !dbg !47
  %11 = sext i32 %10 to i64, !dbg !48
  %12 = getelementptr inbounds [4 x ptr], ptr @threaded.labels, i64 0, i64 %11, !dbg !48
  %13 = load ptr, ptr %12, align 8, !dbg !48
  br label %53, !dbg !49

14:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !50), !dbg !51
  %15 = load i32, ptr %3, align 4, !dbg !52
  %16 = add nsw i32 %15, 1, !dbg !52
  store i32 %16, ptr %3, align 4, !dbg !52
  %17 = load ptr, ptr %4, align 8, !dbg !53
  %18 = getelementptr inbounds i8, ptr %17, i32 1, !dbg !53
  store ptr %18, ptr %4, align 8, !dbg !53
  %19 = load i8, ptr %17, align 1, !dbg !54
  %20 = zext i8 %19 to i32, !dbg !54
  %21 = and i32 %20, 3, !dbg !55
  %22 = sext i32 %21 to i64, !dbg !56
  %23 = getelementptr inbounds [4 x ptr], ptr @threaded.labels, i64 0, i64 %22, !dbg !56
  %24 = load ptr, ptr %23, align 8, !dbg !56
  br label %53, !dbg !57

25:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !58), !dbg !59
  %26 = load i32, ptr %3, align 4, !dbg !60
  %27 = mul nsw i32 %26, 2, !dbg !60
  store i32 %27, ptr %3, align 4, !dbg !60
  %28 = load ptr, ptr %4, align 8, !dbg !61
  %29 = getelementptr inbounds i8, ptr %28, i32 1, !dbg !61
  store ptr %29, ptr %4, align 8, !dbg !61
  %30 = load i8, ptr %28, align 1, !dbg !62
  %31 = zext i8 %30 to i32, !dbg !62
  %32 = and i32 %31, 3, !dbg !63
  %33 = sext i32 %32 to i64, !dbg !64
  %34 = getelementptr inbounds [4 x ptr], ptr @threaded.labels, i64 0, i64 %33, !dbg !64
  %35 = load ptr, ptr %34, align 8, !dbg !64
  br label %53, !dbg !65

36:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !66), !dbg !67
  %37 = load ptr, ptr %4, align 8, !dbg !68
  %38 = load i8, ptr %37, align 1, !dbg !69
  %39 = zext i8 %38 to i32, !dbg !69
  %40 = load ptr, ptr %4, align 8, !dbg !70
  %41 = sext i32 %39 to i64, !dbg !70
  %42 = getelementptr inbounds i8, ptr %40, i64 %41, !dbg !70
  store ptr %42, ptr %4, align 8, !dbg !70
  %43 = load ptr, ptr %4, align 8, !dbg !71
  %44 = getelementptr inbounds i8, ptr %43, i32 1, !dbg !71
  store ptr %44, ptr %4, align 8, !dbg !71
  %45 = load i8, ptr %43, align 1, !dbg !72
  %46 = zext i8 %45 to i32, !dbg !72
  %47 = and i32 %46, 3, !dbg !73
  %48 = sext i32 %47 to i64, !dbg !74
  %49 = getelementptr inbounds [4 x ptr], ptr @threaded.labels, i64 0, i64 %48, !dbg !74
  %50 = load ptr, ptr %49, align 8, !dbg !74
  br label %53, !dbg !75

51:                                               ; preds = %53
  call void @llvm.dbg.label(metadata !76), !dbg !77
  %52 = load i32, ptr %3, align 4, !dbg !78
  ret i32 %52, !dbg !79

53:                                               ; preds = %36, %25, %14, %1
  %54 = phi ptr [ %13, %1 ], [ %24, %14 ], [ %35, %25 ], [ %50, %36 ]
  indirectbr ptr %54, [label %51, label %14, label %25, label %36]
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @collatz(i32 noundef %0) #0 !dbg !80 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %3, metadata !85, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %3, align 4, !dbg !86
  br label %4, !dbg !87

4:                                                ; preds = %22, %1
  %5 = load i32, ptr %2, align 4, !dbg !88
  %6 = icmp ne i32 %5, 1, !dbg !89
  br i1 %6, label %7, label %26, !dbg !87

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4, !dbg !90
  %9 = icmp eq i32 %8, 0, !dbg !93
  br i1 %9, label %10, label %11, !dbg !94

10:                                               ; preds = %7
  call void @abort() #4, !dbg !95
  unreachable, !dbg !95

11:                                               ; preds = %7
  %12 = load i32, ptr %2, align 4, !dbg !96
  %13 = urem i32 %12, 2, !dbg !97
  %14 = icmp ne i32 %13, 0, !dbg !97
  br i1 %14, label %15, label %19, !dbg !96

15:                                               ; preds = %11
  %16 = load i32, ptr %2, align 4, !dbg !98
  %17 = mul i32 3, %16, !dbg !99
  %18 = add i32 %17, 1, !dbg !100
  br label %22, !dbg !96

19:                                               ; preds = %11
  %20 = load i32, ptr %2, align 4, !dbg !101
  %21 = udiv i32 %20, 2, !dbg !102
  br label %22, !dbg !96

22:                                               ; preds = %19, %15
  %23 = phi i32 [ %18, %15 ], [ %21, %19 ], !dbg !96
  store i32 %23, ptr %2, align 4, !dbg !103
  %24 = load i32, ptr %3, align 4, !dbg !104
  %25 = add nsw i32 %24, 1, !dbg !104
  store i32 %25, ptr %3, align 4, !dbg !104
  br label %4, !dbg !87, !llvm.loop !105

26:                                               ; preds = %4
  %27 = load i32, ptr %3, align 4, !dbg !108
  ret i32 %27, !dbg !109
}

; Function Attrs: noreturn
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !110 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !115, metadata !DIExpression()), !dbg !116
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !117, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata ptr %6, metadata !119, metadata !DIExpression()), !dbg !120
  store i32 0, ptr %6, align 4, !dbg !120
  call void @llvm.dbg.declare(metadata ptr %7, metadata !121, metadata !DIExpression()), !dbg !123
  store i32 0, ptr %7, align 4, !dbg !123
  br label %10, !dbg !124

10:                                               ; preds = %39, %2
  %11 = load i32, ptr %7, align 4, !dbg !125
  %12 = load i32, ptr %4, align 4, !dbg !127
  %13 = icmp slt i32 %11, %12, !dbg !128
  br i1 %13, label %14, label %42, !dbg !129

14:                                               ; preds = %10
  call void @llvm.dbg.declare(metadata ptr %8, metadata !130, metadata !DIExpression()), !dbg !132
  %15 = load ptr, ptr %5, align 8, !dbg !133
  %16 = load i32, ptr %7, align 4, !dbg !134
  %17 = sext i32 %16 to i64, !dbg !133
  %18 = getelementptr inbounds ptr, ptr %15, i64 %17, !dbg !133
  %19 = load ptr, ptr %18, align 8, !dbg !133
  store ptr %19, ptr %8, align 8, !dbg !132
  br label %20, !dbg !135

20:                                               ; preds = %35, %14
  %21 = load ptr, ptr %8, align 8, !dbg !136
  %22 = load i8, ptr %21, align 1, !dbg !138
  %23 = icmp ne i8 %22, 0, !dbg !139
  br i1 %23, label %24, label %38, !dbg !139

24:                                               ; preds = %20
  call void @llvm.dbg.declare(metadata ptr %9, metadata !140, metadata !DIExpression()), !dbg !142
  %25 = load ptr, ptr %8, align 8, !dbg !143
  %26 = load i8, ptr %25, align 1, !dbg !144
  %27 = call i32 @classify(i8 noundef zeroext %26), !dbg !145
  store i32 %27, ptr %9, align 4, !dbg !142
  %28 = load i32, ptr %9, align 4, !dbg !146
  %29 = icmp slt i32 %28, 0, !dbg !148
  br i1 %29, label %30, label %31, !dbg !149

30:                                               ; preds = %24
  br label %67, !dbg !150

31:                                               ; preds = %24
  %32 = load i32, ptr %9, align 4, !dbg !151
  %33 = load i32, ptr %6, align 4, !dbg !152
  %34 = add nsw i32 %33, %32, !dbg !152
  store i32 %34, ptr %6, align 4, !dbg !152
  br label %35, !dbg !153

35:                                               ; preds = %31
  %36 = load ptr, ptr %8, align 8, !dbg !154
  %37 = getelementptr inbounds i8, ptr %36, i32 1, !dbg !154
  store ptr %37, ptr %8, align 8, !dbg !154
  br label %20, !dbg !155, !llvm.loop !156

38:                                               ; preds = %20
  br label %39, !dbg !157

39:                                               ; preds = %38
  %40 = load i32, ptr %7, align 4, !dbg !158
  %41 = add nsw i32 %40, 1, !dbg !158
  store i32 %41, ptr %7, align 4, !dbg !158
  br label %10, !dbg !159, !llvm.loop !160

42:                                               ; preds = %10
  br label %43, !dbg !162

43:                                               ; preds = %48, %42
  %44 = load i32, ptr %4, align 4, !dbg !163
  %45 = call i32 @collatz(i32 noundef %44), !dbg !165
  %46 = load i32, ptr %6, align 4, !dbg !166
  %47 = add nsw i32 %46, %45, !dbg !166
  store i32 %47, ptr %6, align 4, !dbg !166
  br label %48, !dbg !167

48:                                               ; preds = %43
  %49 = load i32, ptr %6, align 4, !dbg !168
  %50 = icmp slt i32 %49, 3, !dbg !169
  br i1 %50, label %43, label %51, !dbg !167, !llvm.loop !170

51:                                               ; preds = %48
  %52 = load i32, ptr %6, align 4, !dbg !172
  %53 = sext i32 %52 to i64, !dbg !172
  %54 = call i64 @wide(i64 noundef %53), !dbg !174
  %55 = icmp ne i64 %54, 0, !dbg !174
  br i1 %55, label %56, label %62, !dbg !175

56:                                               ; preds = %51
  %57 = call i32 @threaded(ptr noundef @.str), !dbg !176
  %58 = icmp ne i32 %57, 0, !dbg !176
  br i1 %58, label %59, label %62, !dbg !177

59:                                               ; preds = %56
  %60 = load i32, ptr %6, align 4, !dbg !178
  %61 = xor i32 %60, 1, !dbg !178
  store i32 %61, ptr %6, align 4, !dbg !178
  br label %62, !dbg !179

62:                                               ; preds = %59, %56, %51
  %63 = load i32, ptr %6, align 4, !dbg !180
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %63), !dbg !181
  %65 = icmp slt i32 %64, 0, !dbg !182
  %66 = zext i1 %65 to i32, !dbg !182
  store i32 %66, ptr %3, align 4, !dbg !183
  br label %68, !dbg !183

67:                                               ; preds = %30
  call void @llvm.dbg.label(metadata !184), !dbg !185
  store i32 2, ptr %3, align 4, !dbg !186
  br label %68, !dbg !186

68:                                               ; preds = %67, %62
  %69 = load i32, ptr %3, align 4, !dbg !187
  ret i32 %69, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @classify(i8 noundef zeroext %0) #0 !dbg !188 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !191, metadata !DIExpression()), !dbg !192
  %4 = load i8, ptr %3, align 1, !dbg !193
  %5 = zext i8 %4 to i32, !dbg !193
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
  ], !dbg !194

6:                                                ; preds = %1, %1, %1, %1, %1
  store i32 1, ptr %2, align 4, !dbg !195
  br label %15, !dbg !195

7:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1, %1, %1
  store i32 2, ptr %2, align 4, !dbg !197
  br label %15, !dbg !197

8:                                                ; preds = %1
  store i32 3, ptr %2, align 4, !dbg !198
  br label %15, !dbg !198

9:                                                ; preds = %1
  %10 = load i8, ptr %3, align 1, !dbg !199
  %11 = zext i8 %10 to i32, !dbg !199
  %12 = icmp sgt i32 %11, 127, !dbg !200
  %13 = zext i1 %12 to i64, !dbg !199
  %14 = select i1 %12, i32 -1, i32 0, !dbg !199
  store i32 %14, ptr %2, align 4, !dbg !201
  br label %15, !dbg !201

15:                                               ; preds = %9, %8, %7, %6
  %16 = load i32, ptr %2, align 4, !dbg !202
  ret i32 %16, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @wide(i64 noundef %0) #0 !dbg !203 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !208, metadata !DIExpression()), !dbg !209
  %4 = load i64, ptr %3, align 8, !dbg !210
  switch i64 %4, label %8 [
    i64 -1, label %5
    i64 9223372036854775807, label %6
    i64 -9223372036854775808, label %7
  ], !dbg !211

5:                                                ; preds = %1
  store i64 10, ptr %2, align 8, !dbg !212
  br label %9, !dbg !212

6:                                                ; preds = %1
  store i64 20, ptr %2, align 8, !dbg !214
  br label %9, !dbg !214

7:                                                ; preds = %1
  store i64 30, ptr %2, align 8, !dbg !215
  br label %9, !dbg !215

8:                                                ; preds = %1
  store i64 0, ptr %2, align 8, !dbg !216
  br label %9, !dbg !216

9:                                                ; preds = %8, %7, %6, %5
  %10 = load i64, ptr %2, align 8, !dbg !217
  ret i64 %10, !dbg !217
}

declare i32 @printf(ptr noundef, ...) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "labels", scope: !2, file: !3, line: 24, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "threaded", scope: !3, file: !3, line: 23, type: !4, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !25)
!3 = !DIFile(filename: "control.c", directory: ".", checksumkind: CSK_MD5, checksum: "5dde219c63ee8a467cb3cc31f1470d5d")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!9 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!9, !12, !7}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!0, !14, !20}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 24, elements: !18)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 3)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 32, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 4)
!25 = !{}
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 256, elements: !23)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!38 = !DILocalVariable(name: "code", arg: 1, scope: !2, file: !3, line: 23, type: !7)
!39 = !DILocation(line: 23, column: 35, scope: !2)
!40 = !DILocalVariable(name: "acc", scope: !2, file: !3, line: 25, type: !6)
!41 = !DILocation(line: 25, column: 9, scope: !2)
!42 = !DILocalVariable(name: "pc", scope: !2, file: !3, line: 26, type: !7)
!43 = !DILocation(line: 26, column: 26, scope: !2)
!44 = !DILocation(line: 26, column: 31, scope: !2)
!45 = !DILocation(line: 27, column: 21, scope: !2)
!46 = !DILocation(line: 27, column: 18, scope: !2)
!47 = !DILocation(line: 27, column: 24, scope: !2)
!48 = !DILocation(line: 27, column: 11, scope: !2)
!49 = !DILocation(line: 27, column: 5, scope: !2)
!50 = !DILabel(scope: !2, name: "inc", file: !3, line: 28)
!51 = !DILocation(line: 28, column: 1, scope: !2)
!52 = !DILocation(line: 29, column: 8, scope: !2)
!53 = !DILocation(line: 30, column: 21, scope: !2)
!54 = !DILocation(line: 30, column: 18, scope: !2)
!55 = !DILocation(line: 30, column: 24, scope: !2)
!56 = !DILocation(line: 30, column: 11, scope: !2)
!57 = !DILocation(line: 30, column: 5, scope: !2)
!58 = !DILabel(scope: !2, name: "dbl", file: !3, line: 31)
!59 = !DILocation(line: 31, column: 1, scope: !2)
!60 = !DILocation(line: 32, column: 9, scope: !2)
!61 = !DILocation(line: 33, column: 21, scope: !2)
!62 = !DILocation(line: 33, column: 18, scope: !2)
!63 = !DILocation(line: 33, column: 24, scope: !2)
!64 = !DILocation(line: 33, column: 11, scope: !2)
!65 = !DILocation(line: 33, column: 5, scope: !2)
!66 = !DILabel(scope: !2, name: "jump", file: !3, line: 34)
!67 = !DILocation(line: 34, column: 1, scope: !2)
!68 = !DILocation(line: 35, column: 12, scope: !2)
!69 = !DILocation(line: 35, column: 11, scope: !2)
!70 = !DILocation(line: 35, column: 8, scope: !2)
!71 = !DILocation(line: 36, column: 21, scope: !2)
!72 = !DILocation(line: 36, column: 18, scope: !2)
!73 = !DILocation(line: 36, column: 24, scope: !2)
!74 = !DILocation(line: 36, column: 11, scope: !2)
!75 = !DILocation(line: 36, column: 5, scope: !2)
!76 = !DILabel(scope: !2, name: "halt", file: !3, line: 37)
!77 = !DILocation(line: 37, column: 1, scope: !2)
!78 = !DILocation(line: 38, column: 12, scope: !2)
!79 = !DILocation(line: 38, column: 5, scope: !2)
!80 = distinct !DISubprogram(name: "collatz", scope: !3, file: !3, line: 41, type: !81, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !25)
!81 = !DISubroutineType(types: !82)
!82 = !{!6, !12}
!83 = !DILocalVariable(name: "n", arg: 1, scope: !80, file: !3, line: 41, type: !12)
!84 = !DILocation(line: 41, column: 22, scope: !80)
!85 = !DILocalVariable(name: "steps", scope: !80, file: !3, line: 42, type: !6)
!86 = !DILocation(line: 42, column: 9, scope: !80)
!87 = !DILocation(line: 43, column: 5, scope: !80)
!88 = !DILocation(line: 43, column: 12, scope: !80)
!89 = !DILocation(line: 43, column: 14, scope: !80)
!90 = !DILocation(line: 44, column: 13, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 44, column: 13)
!92 = distinct !DILexicalBlock(scope: !80, file: !3, line: 43, column: 20)
!93 = !DILocation(line: 44, column: 15, scope: !91)
!94 = !DILocation(line: 44, column: 13, scope: !92)
!95 = !DILocation(line: 44, column: 21, scope: !91)
!96 = !DILocation(line: 45, column: 13, scope: !92)
!97 = !DILocation(line: 45, column: 15, scope: !92)
!98 = !DILocation(line: 45, column: 25, scope: !92)
!99 = !DILocation(line: 45, column: 23, scope: !92)
!100 = !DILocation(line: 45, column: 27, scope: !92)
!101 = !DILocation(line: 45, column: 33, scope: !92)
!102 = !DILocation(line: 45, column: 35, scope: !92)
!103 = !DILocation(line: 45, column: 11, scope: !92)
!104 = !DILocation(line: 46, column: 14, scope: !92)
!105 = distinct !{!105, !87, !106, !107}
!106 = !DILocation(line: 47, column: 5, scope: !80)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !DILocation(line: 48, column: 12, scope: !80)
!109 = !DILocation(line: 48, column: 5, scope: !80)
!110 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 51, type: !111, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !25)
!111 = !DISubroutineType(types: !112)
!112 = !{!6, !6, !113}
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!115 = !DILocalVariable(name: "argc", arg: 1, scope: !110, file: !3, line: 51, type: !6)
!116 = !DILocation(line: 51, column: 14, scope: !110)
!117 = !DILocalVariable(name: "argv", arg: 2, scope: !110, file: !3, line: 51, type: !113)
!118 = !DILocation(line: 51, column: 27, scope: !110)
!119 = !DILocalVariable(name: "sum", scope: !110, file: !3, line: 52, type: !6)
!120 = !DILocation(line: 52, column: 9, scope: !110)
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 53, type: !6)
!122 = distinct !DILexicalBlock(scope: !110, file: !3, line: 53, column: 5)
!123 = !DILocation(line: 53, column: 14, scope: !122)
!124 = !DILocation(line: 53, column: 10, scope: !122)
!125 = !DILocation(line: 53, column: 21, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 53, column: 5)
!127 = !DILocation(line: 53, column: 25, scope: !126)
!128 = !DILocation(line: 53, column: 23, scope: !126)
!129 = !DILocation(line: 53, column: 5, scope: !122)
!130 = !DILocalVariable(name: "p", scope: !131, file: !3, line: 54, type: !114)
!131 = distinct !DILexicalBlock(scope: !126, file: !3, line: 54, column: 9)
!132 = !DILocation(line: 54, column: 20, scope: !131)
!133 = !DILocation(line: 54, column: 24, scope: !131)
!134 = !DILocation(line: 54, column: 29, scope: !131)
!135 = !DILocation(line: 54, column: 14, scope: !131)
!136 = !DILocation(line: 54, column: 34, scope: !137)
!137 = distinct !DILexicalBlock(scope: !131, file: !3, line: 54, column: 9)
!138 = !DILocation(line: 54, column: 33, scope: !137)
!139 = !DILocation(line: 54, column: 9, scope: !131)
!140 = !DILocalVariable(name: "k", scope: !141, file: !3, line: 55, type: !6)
!141 = distinct !DILexicalBlock(scope: !137, file: !3, line: 54, column: 42)
!142 = !DILocation(line: 55, column: 17, scope: !141)
!143 = !DILocation(line: 55, column: 46, scope: !141)
!144 = !DILocation(line: 55, column: 45, scope: !141)
!145 = !DILocation(line: 55, column: 21, scope: !141)
!146 = !DILocation(line: 56, column: 17, scope: !147)
!147 = distinct !DILexicalBlock(scope: !141, file: !3, line: 56, column: 17)
!148 = !DILocation(line: 56, column: 19, scope: !147)
!149 = !DILocation(line: 56, column: 17, scope: !141)
!150 = !DILocation(line: 56, column: 24, scope: !147)
!151 = !DILocation(line: 57, column: 20, scope: !141)
!152 = !DILocation(line: 57, column: 17, scope: !141)
!153 = !DILocation(line: 58, column: 9, scope: !141)
!154 = !DILocation(line: 54, column: 38, scope: !137)
!155 = !DILocation(line: 54, column: 9, scope: !137)
!156 = distinct !{!156, !139, !157, !107}
!157 = !DILocation(line: 58, column: 9, scope: !131)
!158 = !DILocation(line: 53, column: 32, scope: !126)
!159 = !DILocation(line: 53, column: 5, scope: !126)
!160 = distinct !{!160, !129, !161, !107}
!161 = !DILocation(line: 58, column: 9, scope: !122)
!162 = !DILocation(line: 59, column: 5, scope: !110)
!163 = !DILocation(line: 59, column: 35, scope: !164)
!164 = distinct !DILexicalBlock(scope: !110, file: !3, line: 59, column: 8)
!165 = !DILocation(line: 59, column: 17, scope: !164)
!166 = !DILocation(line: 59, column: 14, scope: !164)
!167 = !DILocation(line: 59, column: 42, scope: !164)
!168 = !DILocation(line: 59, column: 51, scope: !110)
!169 = !DILocation(line: 59, column: 55, scope: !110)
!170 = distinct !{!170, !162, !171, !107}
!171 = !DILocation(line: 59, column: 58, scope: !110)
!172 = !DILocation(line: 60, column: 14, scope: !173)
!173 = distinct !DILexicalBlock(scope: !110, file: !3, line: 60, column: 9)
!174 = !DILocation(line: 60, column: 9, scope: !173)
!175 = !DILocation(line: 60, column: 19, scope: !173)
!176 = !DILocation(line: 60, column: 22, scope: !173)
!177 = !DILocation(line: 60, column: 9, scope: !110)
!178 = !DILocation(line: 60, column: 71, scope: !173)
!179 = !DILocation(line: 60, column: 67, scope: !173)
!180 = !DILocation(line: 61, column: 27, scope: !110)
!181 = !DILocation(line: 61, column: 12, scope: !110)
!182 = !DILocation(line: 61, column: 32, scope: !110)
!183 = !DILocation(line: 61, column: 5, scope: !110)
!184 = !DILabel(scope: !110, name: "bad", file: !3, line: 62)
!185 = !DILocation(line: 62, column: 1, scope: !110)
!186 = !DILocation(line: 63, column: 5, scope: !110)
!187 = !DILocation(line: 64, column: 1, scope: !110)
!188 = distinct !DISubprogram(name: "classify", scope: !3, file: !3, line: 5, type: !189, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !25)
!189 = !DISubroutineType(types: !190)
!190 = !{!6, !9}
!191 = !DILocalVariable(name: "c", arg: 1, scope: !188, file: !3, line: 5, type: !9)
!192 = !DILocation(line: 5, column: 35, scope: !188)
!193 = !DILocation(line: 6, column: 13, scope: !188)
!194 = !DILocation(line: 6, column: 5, scope: !188)
!195 = !DILocation(line: 7, column: 55, scope: !196)
!196 = distinct !DILexicalBlock(scope: !188, file: !3, line: 6, column: 16)
!197 = !DILocation(line: 8, column: 23, scope: !196)
!198 = !DILocation(line: 9, column: 15, scope: !196)
!199 = !DILocation(line: 10, column: 21, scope: !196)
!200 = !DILocation(line: 10, column: 23, scope: !196)
!201 = !DILocation(line: 10, column: 14, scope: !196)
!202 = !DILocation(line: 12, column: 1, scope: !188)
!203 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 14, type: !204, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !25)
!204 = !DISubroutineType(types: !205)
!205 = !{!206, !207}
!206 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!207 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!208 = !DILocalVariable(name: "key", arg: 1, scope: !203, file: !3, line: 14, type: !207)
!209 = !DILocation(line: 14, column: 28, scope: !203)
!210 = !DILocation(line: 15, column: 13, scope: !203)
!211 = !DILocation(line: 15, column: 5, scope: !203)
!212 = !DILocation(line: 16, column: 14, scope: !213)
!213 = distinct !DILexicalBlock(scope: !203, file: !3, line: 15, column: 18)
!214 = !DILocation(line: 17, column: 32, scope: !213)
!215 = !DILocation(line: 18, column: 44, scope: !213)
!216 = !DILocation(line: 20, column: 5, scope: !203)
!217 = !DILocation(line: 21, column: 1, scope: !203)
