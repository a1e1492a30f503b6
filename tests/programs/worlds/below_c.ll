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
@.str.1 = private unnamed_addr constant [20 x i8] c"%u %ld %d %d %x %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"late\0A\00", align 1
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
  %1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0)), !dbg !33
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
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !45, metadata !DIExpression()), !dbg !46
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !47, metadata !DIExpression()), !dbg !48
  %7 = load i32, i32* %4, align 4, !dbg !49
  %8 = load i8**, i8*** %5, align 8, !dbg !50
  %9 = load i32, i32* @sooner, align 4, !dbg !51
  %10 = load i32, i32* @early, align 4, !dbg !52
  %11 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %9, i32 noundef %10), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %6, metadata !54, metadata !DIExpression()), !dbg !55
  %12 = call i32 @getchar(), !dbg !56
  store i32 %12, i32* %6, align 4, !dbg !55
  %13 = load i32, i32* %6, align 4, !dbg !57
  %14 = call i32 @same_register(i32 noundef %13), !dbg !58
  %15 = load i32, i32* %6, align 4, !dbg !59
  %16 = sext i32 %15 to i64, !dbg !59
  %17 = call i64 @named_register(i64 noundef %16), !dbg !60
  %18 = load i32, i32* %6, align 4, !dbg !61
  %19 = call i32 @in_memory(i32 noundef %18), !dbg !62
  %20 = load i32, i32* %6, align 4, !dbg !63
  %21 = call i32 @alternatives(i32 noundef %20), !dbg !64
  %22 = load i32, i32* %6, align 4, !dbg !65
  %23 = call i32 @rotated(i32 noundef %22, i8 noundef zeroext 29), !dbg !66
  %24 = call i32 @stack_is_near(), !dbg !67
  %25 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i64 0, i64 0), i32 noundef %14, i64 noundef %17, i32 noundef %19, i32 noundef %21, i32 noundef %23, i32 noundef %24), !dbg !68
  %26 = load i32, i32* %6, align 4, !dbg !69
  %27 = sext i32 %26 to i64, !dbg !69
  %28 = call i64 @named_register(i64 noundef %27), !dbg !71
  %29 = icmp eq i64 %28, 66, !dbg !72
  br i1 %29, label %30, label %31, !dbg !73

30:                                               ; preds = %2
  store i32 3, i32* %3, align 4, !dbg !74
  br label %32, !dbg !74

31:                                               ; preds = %2
  store i32 4, i32* %3, align 4, !dbg !75
  br label %32, !dbg !75

32:                                               ; preds = %31, %30
  %33 = load i32, i32* %3, align 4, !dbg !76
  ret i32 %33, !dbg !76
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @printf(i8* noundef, ...) #2

declare i32 @getchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @same_register(i32 noundef %0) #0 !dbg !77 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata i32* %3, metadata !83, metadata !DIExpression()), !dbg !84
  %4 = load i32, i32* %2, align 4, !dbg !85
  %5 = call i32 asm "", "={ax},{ax},~{dirflag},~{fpsr},~{flags}"(i32 %4) #3, !dbg !86, !srcloc !87
  store i32 %5, i32* %3, align 4, !dbg !86
  %6 = load i32, i32* %3, align 4, !dbg !88
  ret i32 %6, !dbg !89
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @named_register(i64 noundef %0) #0 !dbg !90 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata i64* %3, metadata !95, metadata !DIExpression()), !dbg !96
  %4 = load i64, i64* %2, align 8, !dbg !97
  store i64 %4, i64* %3, align 8, !dbg !96
  %5 = load i64, i64* %3, align 8, !dbg !98
  %6 = call i64 asm sideeffect "nop", "={rbx},{rbx},~{dirflag},~{fpsr},~{flags}"(i64 %5) #4, !dbg !98, !srcloc !99
  store i64 %6, i64* %3, align 8, !dbg !98
  %7 = load i64, i64* %3, align 8, !dbg !100
  ret i64 %7, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @in_memory(i32 noundef %0) #0 !dbg !102 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !105, metadata !DIExpression()), !dbg !106
  call void @llvm.dbg.declare(metadata i32* %3, metadata !107, metadata !DIExpression()), !dbg !108
  store i32 1, i32* %3, align 4, !dbg !108
  %4 = load i32, i32* %2, align 4, !dbg !109
  call void asm "", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i32 %4) #4, !dbg !110, !srcloc !111
  %5 = load i32, i32* %3, align 4, !dbg !112
  ret i32 %5, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @alternatives(i32 noundef %0) #0 !dbg !114 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata i32* %3, metadata !117, metadata !DIExpression()), !dbg !118
  %4 = load i32, i32* %2, align 4, !dbg !119
  %5 = call i32 asm "addl $2,$0", "=r|r,0|0,r|i,~{dirflag},~{fpsr},~{flags}"(i32 %4, i32 3) #3, !dbg !120, !srcloc !121
  store i32 %5, i32* %3, align 4, !dbg !120
  %6 = load i32, i32* %3, align 4, !dbg !122
  ret i32 %6, !dbg !123
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotated(i32 noundef %0, i8 noundef zeroext %1) #0 !dbg !124 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !128, metadata !DIExpression()), !dbg !129
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !130, metadata !DIExpression()), !dbg !131
  %5 = load i32, i32* %3, align 4, !dbg !132
  %6 = load i8, i8* %4, align 1, !dbg !133
  call void asm "roll $1,$0", "=*rm,{cx}I,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i8 %6, i32 %5) #4, !dbg !132, !srcloc !134
  %7 = load i32, i32* %3, align 4, !dbg !135
  ret i32 %7, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @stack_is_near() #0 !dbg !137 {
  %1 = alloca i64, align 8
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !140, metadata !DIExpression()), !dbg !142
  call void @llvm.dbg.declare(metadata i8* %2, metadata !143, metadata !DIExpression()), !dbg !144
  %4 = call i64 asm sideeffect "movq %rsp,$0", "=r,~{dirflag},~{fpsr},~{flags}"() #4, !dbg !145, !srcloc !146
  store i64 %4, i64* %1, align 8, !dbg !145
  call void @llvm.dbg.declare(metadata i64* %3, metadata !147, metadata !DIExpression()), !dbg !148
  %5 = ptrtoint i8* %2 to i64, !dbg !149
  %6 = load i64, i64* %1, align 8, !dbg !150
  %7 = sub nsw i64 %5, %6, !dbg !151
  store i64 %7, i64* %3, align 8, !dbg !148
  %8 = load i64, i64* %3, align 8, !dbg !152
  %9 = icmp sgt i64 %8, -4096, !dbg !153
  br i1 %9, label %10, label %13, !dbg !154

10:                                               ; preds = %0
  %11 = load i64, i64* %3, align 8, !dbg !155
  %12 = icmp slt i64 %11, 4096, !dbg !156
  br label %13

13:                                               ; preds = %10, %0
  %14 = phi i1 [ false, %0 ], [ %12, %10 ], !dbg !157
  %15 = zext i1 %14 to i32, !dbg !154
  ret i32 %15, !dbg !158
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
!3 = !DIFile(filename: "tests/programs/worlds/below_c.c", directory: ".", checksumkind: CSK_MD5, checksum: "58bb2cc5fce455ac939af989b2a7ecf2")
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
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !40, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!40 = !DISubroutineType(types: !41)
!41 = !{!14, !14, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !DILocalVariable(name: "argc", arg: 1, scope: !39, file: !3, line: 50, type: !14)
!46 = !DILocation(line: 50, column: 14, scope: !39)
!47 = !DILocalVariable(name: "argv", arg: 2, scope: !39, file: !3, line: 50, type: !42)
!48 = !DILocation(line: 50, column: 27, scope: !39)
!49 = !DILocation(line: 51, column: 9, scope: !39)
!50 = !DILocation(line: 51, column: 21, scope: !39)
!51 = !DILocation(line: 52, column: 21, scope: !39)
!52 = !DILocation(line: 52, column: 29, scope: !39)
!53 = !DILocation(line: 52, column: 3, scope: !39)
!54 = !DILocalVariable(name: "c", scope: !39, file: !3, line: 53, type: !14)
!55 = !DILocation(line: 53, column: 7, scope: !39)
!56 = !DILocation(line: 53, column: 11, scope: !39)
!57 = !DILocation(line: 54, column: 48, scope: !39)
!58 = !DILocation(line: 54, column: 34, scope: !39)
!59 = !DILocation(line: 54, column: 67, scope: !39)
!60 = !DILocation(line: 54, column: 52, scope: !39)
!61 = !DILocation(line: 54, column: 81, scope: !39)
!62 = !DILocation(line: 54, column: 71, scope: !39)
!63 = !DILocation(line: 54, column: 98, scope: !39)
!64 = !DILocation(line: 54, column: 85, scope: !39)
!65 = !DILocation(line: 54, column: 110, scope: !39)
!66 = !DILocation(line: 54, column: 102, scope: !39)
!67 = !DILocation(line: 54, column: 118, scope: !39)
!68 = !DILocation(line: 54, column: 3, scope: !39)
!69 = !DILocation(line: 55, column: 22, scope: !70)
!70 = distinct !DILexicalBlock(scope: !39, file: !3, line: 55, column: 7)
!71 = !DILocation(line: 55, column: 7, scope: !70)
!72 = !DILocation(line: 55, column: 25, scope: !70)
!73 = !DILocation(line: 55, column: 7, scope: !39)
!74 = !DILocation(line: 55, column: 33, scope: !70)
!75 = !DILocation(line: 56, column: 3, scope: !39)
!76 = !DILocation(line: 57, column: 1, scope: !39)
!77 = distinct !DISubprogram(name: "same_register", scope: !3, file: !3, line: 13, type: !78, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !80}
!80 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!81 = !DILocalVariable(name: "x", arg: 1, scope: !77, file: !3, line: 13, type: !80)
!82 = !DILocation(line: 13, column: 40, scope: !77)
!83 = !DILocalVariable(name: "y", scope: !77, file: !3, line: 14, type: !80)
!84 = !DILocation(line: 14, column: 12, scope: !77)
!85 = !DILocation(line: 15, column: 30, scope: !77)
!86 = !DILocation(line: 15, column: 3, scope: !77)
!87 = !{i64 725}
!88 = !DILocation(line: 16, column: 10, scope: !77)
!89 = !DILocation(line: 16, column: 3, scope: !77)
!90 = distinct !DISubprogram(name: "named_register", scope: !3, file: !3, line: 19, type: !91, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!91 = !DISubroutineType(types: !92)
!92 = !{!5, !5}
!93 = !DILocalVariable(name: "x", arg: 1, scope: !90, file: !3, line: 19, type: !5)
!94 = !DILocation(line: 19, column: 33, scope: !90)
!95 = !DILocalVariable(name: "r", scope: !90, file: !3, line: 20, type: !5)
!96 = !DILocation(line: 20, column: 17, scope: !90)
!97 = !DILocation(line: 20, column: 36, scope: !90)
!98 = !DILocation(line: 21, column: 3, scope: !90)
!99 = !{i64 858}
!100 = !DILocation(line: 22, column: 10, scope: !90)
!101 = !DILocation(line: 22, column: 3, scope: !90)
!102 = distinct !DISubprogram(name: "in_memory", scope: !3, file: !3, line: 25, type: !103, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!103 = !DISubroutineType(types: !104)
!104 = !{!14, !14}
!105 = !DILocalVariable(name: "x", arg: 1, scope: !102, file: !3, line: 25, type: !14)
!106 = !DILocation(line: 25, column: 26, scope: !102)
!107 = !DILocalVariable(name: "y", scope: !102, file: !3, line: 26, type: !14)
!108 = !DILocation(line: 26, column: 7, scope: !102)
!109 = !DILocation(line: 27, column: 31, scope: !102)
!110 = !DILocation(line: 27, column: 3, scope: !102)
!111 = !{i64 944}
!112 = !DILocation(line: 28, column: 10, scope: !102)
!113 = !DILocation(line: 28, column: 3, scope: !102)
!114 = distinct !DISubprogram(name: "alternatives", scope: !3, file: !3, line: 31, type: !103, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!115 = !DILocalVariable(name: "x", arg: 1, scope: !114, file: !3, line: 31, type: !14)
!116 = !DILocation(line: 31, column: 29, scope: !114)
!117 = !DILocalVariable(name: "y", scope: !114, file: !3, line: 32, type: !14)
!118 = !DILocation(line: 32, column: 7, scope: !114)
!119 = !DILocation(line: 33, column: 44, scope: !114)
!120 = !DILocation(line: 33, column: 3, scope: !114)
!121 = !{i64 1036}
!122 = !DILocation(line: 34, column: 10, scope: !114)
!123 = !DILocation(line: 34, column: 3, scope: !114)
!124 = distinct !DISubprogram(name: "rotated", scope: !3, file: !3, line: 37, type: !125, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!125 = !DISubroutineType(types: !126)
!126 = !{!80, !80, !127}
!127 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!128 = !DILocalVariable(name: "x", arg: 1, scope: !124, file: !3, line: 37, type: !80)
!129 = !DILocation(line: 37, column: 34, scope: !124)
!130 = !DILocalVariable(name: "n", arg: 2, scope: !124, file: !3, line: 37, type: !127)
!131 = !DILocation(line: 37, column: 51, scope: !124)
!132 = !DILocation(line: 38, column: 3, scope: !124)
!133 = !DILocation(line: 38, column: 42, scope: !124)
!134 = !{i64 1164}
!135 = !DILocation(line: 39, column: 10, scope: !124)
!136 = !DILocation(line: 39, column: 3, scope: !124)
!137 = distinct !DISubprogram(name: "stack_is_near", scope: !3, file: !3, line: 42, type: !138, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!138 = !DISubroutineType(types: !139)
!139 = !{!14}
!140 = !DILocalVariable(name: "end", scope: !137, file: !3, line: 43, type: !141)
!141 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!142 = !DILocation(line: 43, column: 17, scope: !137)
!143 = !DILocalVariable(name: "here", scope: !137, file: !3, line: 44, type: !44)
!144 = !DILocation(line: 44, column: 8, scope: !137)
!145 = !DILocation(line: 45, column: 3, scope: !137)
!146 = !{i64 1301}
!147 = !DILocalVariable(name: "distance", scope: !137, file: !3, line: 46, type: !5)
!148 = !DILocation(line: 46, column: 8, scope: !137)
!149 = !DILocation(line: 46, column: 19, scope: !137)
!150 = !DILocation(line: 46, column: 39, scope: !137)
!151 = !DILocation(line: 46, column: 31, scope: !137)
!152 = !DILocation(line: 47, column: 10, scope: !137)
!153 = !DILocation(line: 47, column: 19, scope: !137)
!154 = !DILocation(line: 47, column: 27, scope: !137)
!155 = !DILocation(line: 47, column: 30, scope: !137)
!156 = !DILocation(line: 47, column: 39, scope: !137)
!157 = !DILocation(line: 0, scope: !137)
!158 = !DILocation(line: 47, column: 3, scope: !137)
