; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/flexible_struct.c
; ModuleID = 'tests/programs/flexible_struct.c'
source_filename = "tests/programs/flexible_struct.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packet = type { i8, [0 x i8] }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.packet*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %6 = call noalias i8* @malloc(i64 noundef 5) #3, !dbg !14
  %7 = bitcast i8* %6 to %struct.packet*, !dbg !14
  store %struct.packet* %7, %struct.packet** %3, align 8, !dbg !15
  %8 = load i8, i8* %2, align 1, !dbg !16
  %9 = zext i8 %8 to i32, !dbg !16
  %10 = and i32 %9, 7, !dbg !17
  %11 = trunc i32 %10 to i8, !dbg !16
  %12 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !18
  %13 = getelementptr inbounds %struct.packet, %struct.packet* %12, i32 0, i32 0, !dbg !19
  store i8 %11, i8* %13, align 1, !dbg !20
  store i32 0, i32* %4, align 4, !dbg !21
  br label %14, !dbg !22

14:                                               ; preds = %25, %0
  %15 = load i32, i32* %4, align 4, !dbg !23
  %16 = icmp slt i32 %15, 4, !dbg !24
  br i1 %16, label %17, label %28, !dbg !25

17:                                               ; preds = %14
  %18 = load i32, i32* %4, align 4, !dbg !26
  %19 = trunc i32 %18 to i8, !dbg !27
  %20 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !28
  %21 = getelementptr inbounds %struct.packet, %struct.packet* %20, i32 0, i32 1, !dbg !29
  %22 = load i32, i32* %4, align 4, !dbg !30
  %23 = sext i32 %22 to i64, !dbg !28
  %24 = getelementptr inbounds [0 x i8], [0 x i8]* %21, i64 0, i64 %23, !dbg !28
  store i8 %19, i8* %24, align 1, !dbg !31
  br label %25, !dbg !28

25:                                               ; preds = %17
  %26 = load i32, i32* %4, align 4, !dbg !32
  %27 = add nsw i32 %26, 1, !dbg !32
  store i32 %27, i32* %4, align 4, !dbg !32
  br label %14, !dbg !25, !llvm.loop !33

28:                                               ; preds = %14
  %29 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !35
  %30 = getelementptr inbounds %struct.packet, %struct.packet* %29, i32 0, i32 1, !dbg !36
  %31 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !37
  %32 = getelementptr inbounds %struct.packet, %struct.packet* %31, i32 0, i32 0, !dbg !38
  %33 = load i8, i8* %32, align 1, !dbg !38
  %34 = zext i8 %33 to i64, !dbg !35
  %35 = getelementptr inbounds [0 x i8], [0 x i8]* %30, i64 0, i64 %34, !dbg !35
  %36 = load i8, i8* %35, align 1, !dbg !35
  %37 = sext i8 %36 to i32, !dbg !35
  store i32 %37, i32* %5, align 4, !dbg !39
  %38 = load %struct.packet*, %struct.packet** %3, align 8, !dbg !40
  %39 = bitcast %struct.packet* %38 to i8*, !dbg !40
  call void @free(i8* noundef %39) #3, !dbg !41
  %40 = load i32, i32* %5, align 4, !dbg !42
  %41 = icmp eq i32 %40, 3, !dbg !43
  %42 = zext i1 %41 to i64, !dbg !42
  %43 = select i1 %41, i32 1, i32 2, !dbg !42
  ret i32 %43, !dbg !44
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/flexible_struct.c", directory: ".", checksumkind: CSK_MD5, checksum: "ce9dde78ac941dfb3314309a729277e0")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 9, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 24, scope: !10)
!15 = !DILocation(line: 10, column: 20, scope: !10)
!16 = !DILocation(line: 11, column: 17, scope: !10)
!17 = !DILocation(line: 11, column: 19, scope: !10)
!18 = !DILocation(line: 11, column: 5, scope: !10)
!19 = !DILocation(line: 11, column: 8, scope: !10)
!20 = !DILocation(line: 11, column: 15, scope: !10)
!21 = !DILocation(line: 12, column: 14, scope: !10)
!22 = !DILocation(line: 12, column: 10, scope: !10)
!23 = !DILocation(line: 12, column: 21, scope: !10)
!24 = !DILocation(line: 12, column: 23, scope: !10)
!25 = !DILocation(line: 12, column: 5, scope: !10)
!26 = !DILocation(line: 13, column: 28, scope: !10)
!27 = !DILocation(line: 13, column: 22, scope: !10)
!28 = !DILocation(line: 13, column: 9, scope: !10)
!29 = !DILocation(line: 13, column: 12, scope: !10)
!30 = !DILocation(line: 13, column: 17, scope: !10)
!31 = !DILocation(line: 13, column: 20, scope: !10)
!32 = !DILocation(line: 12, column: 29, scope: !10)
!33 = distinct !{!33, !25, !26, !34}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !DILocation(line: 14, column: 13, scope: !10)
!36 = !DILocation(line: 14, column: 16, scope: !10)
!37 = !DILocation(line: 14, column: 21, scope: !10)
!38 = !DILocation(line: 14, column: 24, scope: !10)
!39 = !DILocation(line: 14, column: 9, scope: !10)
!40 = !DILocation(line: 15, column: 10, scope: !10)
!41 = !DILocation(line: 15, column: 5, scope: !10)
!42 = !DILocation(line: 16, column: 12, scope: !10)
!43 = !DILocation(line: 16, column: 14, scope: !10)
!44 = !DILocation(line: 16, column: 5, scope: !10)
