; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/below_c.c
; ModuleID = 'tests/programs/worlds/below_c.c'
source_filename = "tests/programs/worlds/below_c.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@in_init_array = internal global void ()* @run_early, section ".init_array", align 8, !dbg !0
@in_fini_array = internal global void ()* @run_late, section ".fini_array", align 8, !dbg !7
@count = internal global i32 0, align 4, !dbg !12
@sooner = internal global i32 0, align 4, !dbg !17
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@early = internal global i32 0, align 4, !dbg !15
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %u\0A\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"%u %ld %d %d %x %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"late\0A\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @run_sooner, i8* null }]
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (void ()** @in_init_array to i8*), i8* bitcast (void ()** @in_fini_array to i8*)], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_early() #0 !dbg !27 {
  %1 = load i32, i32* @count, align 4, !dbg !29
  %2 = add nsw i32 %1, 1, !dbg !29
  store i32 %2, i32* @count, align 4, !dbg !29
  store i32 %2, i32* @early, align 4, !dbg !30
  ret void, !dbg !31
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_late() #0 !dbg !32 {
  %1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)), !dbg !33
  ret void, !dbg !34
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_sooner() #0 !dbg !35 {
  %1 = load i32, i32* @count, align 4, !dbg !36
  %2 = add nsw i32 %1, 1, !dbg !36
  store i32 %2, i32* @count, align 4, !dbg !36
  store i32 %2, i32* @sooner, align 4, !dbg !37
  ret void, !dbg !38
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !39 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !45, metadata !DIExpression()), !dbg !46
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !47, metadata !DIExpression()), !dbg !48
  %8 = load i8**, i8*** %5, align 8, !dbg !49
  %9 = load i32, i32* @sooner, align 4, !dbg !50
  %10 = load i32, i32* @early, align 4, !dbg !51
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %9, i32 noundef %10), !dbg !52
  call void @llvm.dbg.declare(metadata i32* %6, metadata !53, metadata !DIExpression()), !dbg !54
  %12 = load i32, i32* %4, align 4, !dbg !55
  %13 = add nsw i32 %12, 65, !dbg !56
  store i32 %13, i32* %6, align 4, !dbg !54
  %14 = load i32, i32* %6, align 4, !dbg !57
  %15 = call i32 @begun_at_five(i32 noundef %14), !dbg !58
  %16 = load i32, i32* %6, align 4, !dbg !59
  %17 = call i32 @hashed(i32 noundef %16), !dbg !60
  %18 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef %15, i32 noundef %17), !dbg !61
  call void @llvm.dbg.declare(metadata i32* %7, metadata !62, metadata !DIExpression()), !dbg !63
  %19 = call i32 @getchar(), !dbg !64
  store i32 %19, i32* %7, align 4, !dbg !63
  %20 = load i32, i32* %7, align 4, !dbg !65
  %21 = call i32 @same_register(i32 noundef %20), !dbg !66
  %22 = load i32, i32* %7, align 4, !dbg !67
  %23 = sext i32 %22 to i64, !dbg !67
  %24 = call i64 @named_register(i64 noundef %23), !dbg !68
  %25 = load i32, i32* %7, align 4, !dbg !69
  %26 = call i32 @in_memory(i32 noundef %25), !dbg !70
  %27 = load i32, i32* %7, align 4, !dbg !71
  %28 = call i32 @alternatives(i32 noundef %27), !dbg !72
  %29 = load i32, i32* %7, align 4, !dbg !73
  %30 = call i32 @rotated(i32 noundef %29, i8 noundef zeroext 29), !dbg !74
  %31 = call i32 @stack_is_near(), !dbg !75
  %32 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef %21, i64 noundef %24, i32 noundef %26, i32 noundef %28, i32 noundef %30, i32 noundef %31), !dbg !76
  %33 = load i32, i32* %7, align 4, !dbg !77
  %34 = sext i32 %33 to i64, !dbg !77
  %35 = call i64 @named_register(i64 noundef %34), !dbg !79
  %36 = icmp eq i64 %35, 66, !dbg !80
  br i1 %36, label %37, label %38, !dbg !81

37:                                               ; preds = %2
  store i32 3, i32* %3, align 4, !dbg !82
  br label %39, !dbg !82

38:                                               ; preds = %2
  store i32 4, i32* %3, align 4, !dbg !83
  br label %39, !dbg !83

39:                                               ; preds = %38, %37
  %40 = load i32, i32* %3, align 4, !dbg !84
  ret i32 %40, !dbg !84
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @begun_at_five(i32 noundef %0) #0 !dbg !85 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata i32* %3, metadata !90, metadata !DIExpression()), !dbg !91
  store i32 5, i32* %3, align 4, !dbg !91
  %4 = load i32, i32* %2, align 4, !dbg !92
  %5 = load i32, i32* %3, align 4, !dbg !93
  %6 = add nsw i32 %5, %4, !dbg !93
  store i32 %6, i32* %3, align 4, !dbg !93
  %7 = load i32, i32* %3, align 4, !dbg !94
  ret i32 %7, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hashed(i32 noundef %0) #0 !dbg !96 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !100, metadata !DIExpression()), !dbg !101
  call void @llvm.dbg.declare(metadata i32* %3, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 7, i32* %3, align 4, !dbg !103
  %4 = load i32, i32* %3, align 4, !dbg !104
  %5 = mul i32 %4, 31, !dbg !105
  store i32 %5, i32* %3, align 4, !dbg !106
  %6 = load i32, i32* %2, align 4, !dbg !107
  %7 = load i32, i32* %3, align 4, !dbg !108
  %8 = xor i32 %7, %6, !dbg !108
  store i32 %8, i32* %3, align 4, !dbg !108
  %9 = load i32, i32* %3, align 4, !dbg !109
  %10 = icmp ugt i32 %9, 200, !dbg !110
  br i1 %10, label %11, label %15, !dbg !109

11:                                               ; preds = %1
  %12 = load i32, i32* %3, align 4, !dbg !111
  %13 = load i32, i32* %2, align 4, !dbg !112
  %14 = sub i32 %12, %13, !dbg !113
  br label %17, !dbg !109

15:                                               ; preds = %1
  %16 = load i32, i32* %3, align 4, !dbg !114
  br label %17, !dbg !109

17:                                               ; preds = %15, %11
  %18 = phi i32 [ %14, %11 ], [ %16, %15 ], !dbg !109
  store i32 %18, i32* %3, align 4, !dbg !115
  %19 = load i32, i32* %3, align 4, !dbg !116
  ret i32 %19, !dbg !117
}

declare i32 @getchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @same_register(i32 noundef %0) #0 !dbg !118 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !119, metadata !DIExpression()), !dbg !120
  call void @llvm.dbg.declare(metadata i32* %3, metadata !121, metadata !DIExpression()), !dbg !122
  %4 = load i32, i32* %2, align 4, !dbg !123
  %5 = call i32 asm "", "={ax},{ax},~{dirflag},~{fpsr},~{flags}"(i32 %4) #3, !dbg !124, !srcloc !125
  store i32 %5, i32* %3, align 4, !dbg !124
  %6 = load i32, i32* %3, align 4, !dbg !126
  ret i32 %6, !dbg !127
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @named_register(i64 noundef %0) #0 !dbg !128 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !131, metadata !DIExpression()), !dbg !132
  call void @llvm.dbg.declare(metadata i64* %3, metadata !133, metadata !DIExpression()), !dbg !134
  %4 = load i64, i64* %2, align 8, !dbg !135
  store i64 %4, i64* %3, align 8, !dbg !134
  %5 = load i64, i64* %3, align 8, !dbg !136
  %6 = call i64 asm sideeffect "nop", "={rbx},{rbx},~{dirflag},~{fpsr},~{flags}"(i64 %5) #4, !dbg !136, !srcloc !137
  store i64 %6, i64* %3, align 8, !dbg !136
  %7 = load i64, i64* %3, align 8, !dbg !138
  ret i64 %7, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @in_memory(i32 noundef %0) #0 !dbg !140 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !141, metadata !DIExpression()), !dbg !142
  call void @llvm.dbg.declare(metadata i32* %3, metadata !143, metadata !DIExpression()), !dbg !144
  store i32 1, i32* %3, align 4, !dbg !144
  %4 = load i32, i32* %2, align 4, !dbg !145
  call void asm "", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i32 %4) #4, !dbg !146, !srcloc !147
  %5 = load i32, i32* %3, align 4, !dbg !148
  ret i32 %5, !dbg !149
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @alternatives(i32 noundef %0) #0 !dbg !150 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !151, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.declare(metadata i32* %3, metadata !153, metadata !DIExpression()), !dbg !154
  %4 = load i32, i32* %2, align 4, !dbg !155
  %5 = call i32 asm "addl $2,$0", "=r|r,0|0,r|i,~{dirflag},~{fpsr},~{flags}"(i32 %4, i32 3) #3, !dbg !156, !srcloc !157
  store i32 %5, i32* %3, align 4, !dbg !156
  %6 = load i32, i32* %3, align 4, !dbg !158
  ret i32 %6, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotated(i32 noundef %0, i8 noundef zeroext %1) #0 !dbg !160 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !164, metadata !DIExpression()), !dbg !165
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !166, metadata !DIExpression()), !dbg !167
  %5 = load i32, i32* %3, align 4, !dbg !168
  %6 = load i8, i8* %4, align 1, !dbg !169
  call void asm "roll $1,$0", "=*rm,{cx}I,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i8 %6, i32 %5) #4, !dbg !168, !srcloc !170
  %7 = load i32, i32* %3, align 4, !dbg !171
  ret i32 %7, !dbg !172
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @stack_is_near() #0 !dbg !173 {
  %1 = alloca i64, align 8
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !176, metadata !DIExpression()), !dbg !178
  call void @llvm.dbg.declare(metadata i8* %2, metadata !179, metadata !DIExpression()), !dbg !180
  %4 = call i64 asm sideeffect "movq %rsp,$0", "=r,~{dirflag},~{fpsr},~{flags}"() #4, !dbg !181, !srcloc !182
  store i64 %4, i64* %1, align 8, !dbg !181
  call void @llvm.dbg.declare(metadata i64* %3, metadata !183, metadata !DIExpression()), !dbg !184
  %5 = ptrtoint i8* %2 to i64, !dbg !185
  %6 = load i64, i64* %1, align 8, !dbg !186
  %7 = sub nsw i64 %5, %6, !dbg !187
  store i64 %7, i64* %3, align 8, !dbg !184
  %8 = load i64, i64* %3, align 8, !dbg !188
  %9 = icmp sgt i64 %8, -4096, !dbg !189
  br i1 %9, label %10, label %13, !dbg !190

10:                                               ; preds = %0
  %11 = load i64, i64* %3, align 8, !dbg !191
  %12 = icmp slt i64 %11, 4096, !dbg !192
  br label %13

13:                                               ; preds = %10, %0
  %14 = phi i1 [ false, %0 ], [ %12, %10 ], !dbg !193
  %15 = zext i1 %14 to i32, !dbg !190
  ret i32 %15, !dbg !194
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in_init_array", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/below_c.c", directory: ".", checksumkind: CSK_MD5, checksum: "9d99807c1f2ba221953d9b9d112efbdd")
!4 = !{!5}
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !{!0, !7, !12, !15, !17}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "in_fini_array", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !14, isLocal: true, isDefinition: true)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "early", scope: !2, file: !3, line: 5, type: !14, isLocal: true, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "sooner", scope: !2, file: !3, line: 5, type: !14, isLocal: true, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 5}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 7, !"PIC Level", i32 2}
!23 = !{i32 7, !"PIE Level", i32 2}
!24 = !{i32 7, !"uwtable", i32 1}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 14.0.6"}
!27 = distinct !DISubprogram(name: "run_early", scope: !3, file: !3, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!28 = !{}
!29 = !DILocation(line: 6, column: 39, scope: !27)
!30 = !DILocation(line: 6, column: 37, scope: !27)
!31 = !DILocation(line: 6, column: 48, scope: !27)
!32 = distinct !DISubprogram(name: "run_late", scope: !3, file: !3, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!33 = !DILocation(line: 7, column: 30, scope: !32)
!34 = !DILocation(line: 7, column: 48, scope: !32)
!35 = distinct !DISubprogram(name: "run_sooner", scope: !3, file: !3, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!36 = !DILocation(line: 10, column: 75, scope: !35)
!37 = !DILocation(line: 10, column: 73, scope: !35)
!38 = !DILocation(line: 10, column: 84, scope: !35)
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 65, type: !40, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!40 = !DISubroutineType(types: !41)
!41 = !{!14, !14, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !DILocalVariable(name: "argc", arg: 1, scope: !39, file: !3, line: 65, type: !14)
!46 = !DILocation(line: 65, column: 14, scope: !39)
!47 = !DILocalVariable(name: "argv", arg: 2, scope: !39, file: !3, line: 65, type: !42)
!48 = !DILocation(line: 65, column: 27, scope: !39)
!49 = !DILocation(line: 66, column: 9, scope: !39)
!50 = !DILocation(line: 67, column: 21, scope: !39)
!51 = !DILocation(line: 67, column: 29, scope: !39)
!52 = !DILocation(line: 67, column: 3, scope: !39)
!53 = !DILocalVariable(name: "many", scope: !39, file: !3, line: 68, type: !14)
!54 = !DILocation(line: 68, column: 7, scope: !39)
!55 = !DILocation(line: 68, column: 14, scope: !39)
!56 = !DILocation(line: 68, column: 19, scope: !39)
!57 = !DILocation(line: 69, column: 35, scope: !39)
!58 = !DILocation(line: 69, column: 21, scope: !39)
!59 = !DILocation(line: 69, column: 49, scope: !39)
!60 = !DILocation(line: 69, column: 42, scope: !39)
!61 = !DILocation(line: 69, column: 3, scope: !39)
!62 = !DILocalVariable(name: "c", scope: !39, file: !3, line: 70, type: !14)
!63 = !DILocation(line: 70, column: 7, scope: !39)
!64 = !DILocation(line: 70, column: 11, scope: !39)
!65 = !DILocation(line: 71, column: 48, scope: !39)
!66 = !DILocation(line: 71, column: 34, scope: !39)
!67 = !DILocation(line: 71, column: 67, scope: !39)
!68 = !DILocation(line: 71, column: 52, scope: !39)
!69 = !DILocation(line: 71, column: 81, scope: !39)
!70 = !DILocation(line: 71, column: 71, scope: !39)
!71 = !DILocation(line: 71, column: 98, scope: !39)
!72 = !DILocation(line: 71, column: 85, scope: !39)
!73 = !DILocation(line: 71, column: 110, scope: !39)
!74 = !DILocation(line: 71, column: 102, scope: !39)
!75 = !DILocation(line: 71, column: 118, scope: !39)
!76 = !DILocation(line: 71, column: 3, scope: !39)
!77 = !DILocation(line: 72, column: 22, scope: !78)
!78 = distinct !DILexicalBlock(scope: !39, file: !3, line: 72, column: 7)
!79 = !DILocation(line: 72, column: 7, scope: !78)
!80 = !DILocation(line: 72, column: 25, scope: !78)
!81 = !DILocation(line: 72, column: 7, scope: !39)
!82 = !DILocation(line: 72, column: 33, scope: !78)
!83 = !DILocation(line: 73, column: 3, scope: !39)
!84 = !DILocation(line: 74, column: 1, scope: !39)
!85 = distinct !DISubprogram(name: "begun_at_five", scope: !3, file: !3, line: 51, type: !86, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!86 = !DISubroutineType(types: !87)
!87 = !{!14, !14}
!88 = !DILocalVariable(name: "x", arg: 1, scope: !85, file: !3, line: 51, type: !14)
!89 = !DILocation(line: 51, column: 30, scope: !85)
!90 = !DILocalVariable(name: "m", scope: !85, file: !3, line: 52, type: !14)
!91 = !DILocation(line: 52, column: 7, scope: !85)
!92 = !DILocation(line: 53, column: 8, scope: !85)
!93 = !DILocation(line: 53, column: 5, scope: !85)
!94 = !DILocation(line: 54, column: 10, scope: !85)
!95 = !DILocation(line: 54, column: 3, scope: !85)
!96 = distinct !DISubprogram(name: "hashed", scope: !3, file: !3, line: 57, type: !97, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !99}
!99 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!100 = !DILocalVariable(name: "x", arg: 1, scope: !96, file: !3, line: 57, type: !99)
!101 = !DILocation(line: 57, column: 33, scope: !96)
!102 = !DILocalVariable(name: "h", scope: !96, file: !3, line: 58, type: !99)
!103 = !DILocation(line: 58, column: 12, scope: !96)
!104 = !DILocation(line: 59, column: 7, scope: !96)
!105 = !DILocation(line: 59, column: 9, scope: !96)
!106 = !DILocation(line: 59, column: 5, scope: !96)
!107 = !DILocation(line: 60, column: 8, scope: !96)
!108 = !DILocation(line: 60, column: 5, scope: !96)
!109 = !DILocation(line: 61, column: 7, scope: !96)
!110 = !DILocation(line: 61, column: 9, scope: !96)
!111 = !DILocation(line: 61, column: 17, scope: !96)
!112 = !DILocation(line: 61, column: 21, scope: !96)
!113 = !DILocation(line: 61, column: 19, scope: !96)
!114 = !DILocation(line: 61, column: 25, scope: !96)
!115 = !DILocation(line: 61, column: 5, scope: !96)
!116 = !DILocation(line: 62, column: 10, scope: !96)
!117 = !DILocation(line: 62, column: 3, scope: !96)
!118 = distinct !DISubprogram(name: "same_register", scope: !3, file: !3, line: 13, type: !97, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!119 = !DILocalVariable(name: "x", arg: 1, scope: !118, file: !3, line: 13, type: !99)
!120 = !DILocation(line: 13, column: 40, scope: !118)
!121 = !DILocalVariable(name: "y", scope: !118, file: !3, line: 14, type: !99)
!122 = !DILocation(line: 14, column: 12, scope: !118)
!123 = !DILocation(line: 15, column: 30, scope: !118)
!124 = !DILocation(line: 15, column: 3, scope: !118)
!125 = !{i64 725}
!126 = !DILocation(line: 16, column: 10, scope: !118)
!127 = !DILocation(line: 16, column: 3, scope: !118)
!128 = distinct !DISubprogram(name: "named_register", scope: !3, file: !3, line: 19, type: !129, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!129 = !DISubroutineType(types: !130)
!130 = !{!5, !5}
!131 = !DILocalVariable(name: "x", arg: 1, scope: !128, file: !3, line: 19, type: !5)
!132 = !DILocation(line: 19, column: 33, scope: !128)
!133 = !DILocalVariable(name: "r", scope: !128, file: !3, line: 20, type: !5)
!134 = !DILocation(line: 20, column: 17, scope: !128)
!135 = !DILocation(line: 20, column: 36, scope: !128)
!136 = !DILocation(line: 21, column: 3, scope: !128)
!137 = !{i64 858}
!138 = !DILocation(line: 22, column: 10, scope: !128)
!139 = !DILocation(line: 22, column: 3, scope: !128)
!140 = distinct !DISubprogram(name: "in_memory", scope: !3, file: !3, line: 25, type: !86, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!141 = !DILocalVariable(name: "x", arg: 1, scope: !140, file: !3, line: 25, type: !14)
!142 = !DILocation(line: 25, column: 26, scope: !140)
!143 = !DILocalVariable(name: "y", scope: !140, file: !3, line: 26, type: !14)
!144 = !DILocation(line: 26, column: 7, scope: !140)
!145 = !DILocation(line: 27, column: 31, scope: !140)
!146 = !DILocation(line: 27, column: 3, scope: !140)
!147 = !{i64 944}
!148 = !DILocation(line: 28, column: 10, scope: !140)
!149 = !DILocation(line: 28, column: 3, scope: !140)
!150 = distinct !DISubprogram(name: "alternatives", scope: !3, file: !3, line: 31, type: !86, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!151 = !DILocalVariable(name: "x", arg: 1, scope: !150, file: !3, line: 31, type: !14)
!152 = !DILocation(line: 31, column: 29, scope: !150)
!153 = !DILocalVariable(name: "y", scope: !150, file: !3, line: 32, type: !14)
!154 = !DILocation(line: 32, column: 7, scope: !150)
!155 = !DILocation(line: 33, column: 44, scope: !150)
!156 = !DILocation(line: 33, column: 3, scope: !150)
!157 = !{i64 1036}
!158 = !DILocation(line: 34, column: 10, scope: !150)
!159 = !DILocation(line: 34, column: 3, scope: !150)
!160 = distinct !DISubprogram(name: "rotated", scope: !3, file: !3, line: 37, type: !161, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!161 = !DISubroutineType(types: !162)
!162 = !{!99, !99, !163}
!163 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!164 = !DILocalVariable(name: "x", arg: 1, scope: !160, file: !3, line: 37, type: !99)
!165 = !DILocation(line: 37, column: 34, scope: !160)
!166 = !DILocalVariable(name: "n", arg: 2, scope: !160, file: !3, line: 37, type: !163)
!167 = !DILocation(line: 37, column: 51, scope: !160)
!168 = !DILocation(line: 38, column: 3, scope: !160)
!169 = !DILocation(line: 38, column: 42, scope: !160)
!170 = !{i64 1164}
!171 = !DILocation(line: 39, column: 10, scope: !160)
!172 = !DILocation(line: 39, column: 3, scope: !160)
!173 = distinct !DISubprogram(name: "stack_is_near", scope: !3, file: !3, line: 42, type: !174, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!174 = !DISubroutineType(types: !175)
!175 = !{!14}
!176 = !DILocalVariable(name: "end", scope: !173, file: !3, line: 43, type: !177)
!177 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!178 = !DILocation(line: 43, column: 17, scope: !173)
!179 = !DILocalVariable(name: "here", scope: !173, file: !3, line: 44, type: !44)
!180 = !DILocation(line: 44, column: 8, scope: !173)
!181 = !DILocation(line: 45, column: 3, scope: !173)
!182 = !{i64 1301}
!183 = !DILocalVariable(name: "distance", scope: !173, file: !3, line: 46, type: !5)
!184 = !DILocation(line: 46, column: 8, scope: !173)
!185 = !DILocation(line: 46, column: 19, scope: !173)
!186 = !DILocation(line: 46, column: 39, scope: !173)
!187 = !DILocation(line: 46, column: 31, scope: !173)
!188 = !DILocation(line: 47, column: 10, scope: !173)
!189 = !DILocation(line: 47, column: 19, scope: !173)
!190 = !DILocation(line: 47, column: 27, scope: !173)
!191 = !DILocation(line: 47, column: 30, scope: !173)
!192 = !DILocation(line: 47, column: 39, scope: !173)
!193 = !DILocation(line: 0, scope: !173)
!194 = !DILocation(line: 47, column: 3, scope: !173)
