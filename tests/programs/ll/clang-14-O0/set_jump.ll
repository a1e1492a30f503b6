; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/set_jump.c
; ModuleID = 'tests/programs/set_jump.c'
source_filename = "tests/programs/set_jump.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@env = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store volatile i32 0, i32* %3, align 4, !dbg !14
  %5 = call i32 @_setjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @env, i64 0, i64 0)) #4, !dbg !15
  store i32 %5, i32* %4, align 4, !dbg !16
  %6 = load i32, i32* %4, align 4, !dbg !17
  %7 = icmp ne i32 %6, 0, !dbg !17
  br i1 %7, label %8, label %12, !dbg !17

8:                                                ; preds = %0
  %9 = load i32, i32* %4, align 4, !dbg !18
  %10 = load volatile i32, i32* %3, align 4, !dbg !19
  %11 = add nsw i32 %9, %10, !dbg !20
  ret i32 %11, !dbg !21

12:                                               ; preds = %0
  br label %13, !dbg !22

13:                                               ; preds = %17, %12
  %14 = load i8, i8* %2, align 1, !dbg !23
  %15 = zext i8 %14 to i32, !dbg !23
  %16 = load volatile i32, i32* %3, align 4, !dbg !24
  call void @descend(i32 noundef %15, i32 noundef %16), !dbg !25
  br label %17, !dbg !25

17:                                               ; preds = %13
  %18 = load volatile i32, i32* %3, align 4, !dbg !26
  %19 = add nsw i32 %18, 1, !dbg !26
  store volatile i32 %19, i32* %3, align 4, !dbg !26
  br label %13, !dbg !22, !llvm.loop !27
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(%struct.__jmp_buf_tag* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @descend(i32 noundef %0, i32 noundef %1) #0 !dbg !29 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %4, align 4, !dbg !30
  %6 = icmp eq i32 %5, 6, !dbg !31
  br i1 %6, label %13, label %7, !dbg !32

7:                                                ; preds = %2
  %8 = load i32, i32* %3, align 4, !dbg !33
  %9 = load i32, i32* %4, align 4, !dbg !34
  %10 = ashr i32 %8, %9, !dbg !35
  %11 = and i32 %10, 1, !dbg !36
  %12 = icmp ne i32 %11, 0, !dbg !36
  br i1 %12, label %13, label %18, !dbg !30

13:                                               ; preds = %7, %2
  %14 = load i32, i32* %3, align 4, !dbg !37
  %15 = icmp sgt i32 %14, 99, !dbg !38
  %16 = zext i1 %15 to i64, !dbg !37
  %17 = select i1 %15, i32 20, i32 10, !dbg !37
  call void @longjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @env, i64 0, i64 0), i32 noundef %17) #5, !dbg !39
  unreachable, !dbg !39

18:                                               ; preds = %7
  ret void, !dbg !40
}

; Function Attrs: noreturn nounwind
declare void @longjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind returns_twice }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/set_jump.c", directory: ".", checksumkind: CSK_MD5, checksum: "263cb549e44e3bf9ce03c933d8127708")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 5, scope: !10)
!14 = !DILocation(line: 11, column: 18, scope: !10)
!15 = !DILocation(line: 12, column: 13, scope: !10)
!16 = !DILocation(line: 12, column: 9, scope: !10)
!17 = !DILocation(line: 13, column: 9, scope: !10)
!18 = !DILocation(line: 14, column: 16, scope: !10)
!19 = !DILocation(line: 14, column: 20, scope: !10)
!20 = !DILocation(line: 14, column: 18, scope: !10)
!21 = !DILocation(line: 14, column: 9, scope: !10)
!22 = !DILocation(line: 15, column: 5, scope: !10)
!23 = !DILocation(line: 16, column: 17, scope: !10)
!24 = !DILocation(line: 16, column: 20, scope: !10)
!25 = !DILocation(line: 16, column: 9, scope: !10)
!26 = !DILocation(line: 15, column: 18, scope: !10)
!27 = distinct !{!27, !22, !28}
!28 = !DILocation(line: 16, column: 25, scope: !10)
!29 = distinct !DISubprogram(name: "descend", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!30 = !DILocation(line: 5, column: 41, scope: !29)
!31 = !DILocation(line: 5, column: 43, scope: !29)
!32 = !DILocation(line: 5, column: 48, scope: !29)
!33 = !DILocation(line: 5, column: 52, scope: !29)
!34 = !DILocation(line: 5, column: 57, scope: !29)
!35 = !DILocation(line: 5, column: 54, scope: !29)
!36 = !DILocation(line: 5, column: 59, scope: !29)
!37 = !DILocation(line: 5, column: 78, scope: !29)
!38 = !DILocation(line: 5, column: 80, scope: !29)
!39 = !DILocation(line: 5, column: 65, scope: !29)
!40 = !DILocation(line: 5, column: 97, scope: !29)
