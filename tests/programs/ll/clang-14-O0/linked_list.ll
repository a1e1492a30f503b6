; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/linked_list.c
; ModuleID = 'tests/programs/linked_list.c'
source_filename = "tests/programs/linked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.node*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.node*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  store %struct.node* null, %struct.node** %3, align 8, !dbg !14
  store i32 0, i32* %4, align 4, !dbg !15
  br label %8, !dbg !16

8:                                                ; preds = %26, %0
  %9 = load i32, i32* %4, align 4, !dbg !17
  %10 = icmp slt i32 %9, 4, !dbg !18
  br i1 %10, label %11, label %29, !dbg !19

11:                                               ; preds = %8
  %12 = call noalias i8* @malloc(i64 noundef 16) #3, !dbg !20
  %13 = bitcast i8* %12 to %struct.node*, !dbg !20
  store %struct.node* %13, %struct.node** %5, align 8, !dbg !21
  %14 = load i8, i8* %2, align 1, !dbg !22
  %15 = zext i8 %14 to i32, !dbg !22
  %16 = load i32, i32* %4, align 4, !dbg !23
  %17 = mul nsw i32 2, %16, !dbg !24
  %18 = ashr i32 %15, %17, !dbg !25
  %19 = and i32 %18, 3, !dbg !26
  %20 = load %struct.node*, %struct.node** %5, align 8, !dbg !27
  %21 = getelementptr inbounds %struct.node, %struct.node* %20, i32 0, i32 0, !dbg !28
  store i32 %19, i32* %21, align 8, !dbg !29
  %22 = load %struct.node*, %struct.node** %3, align 8, !dbg !30
  %23 = load %struct.node*, %struct.node** %5, align 8, !dbg !31
  %24 = getelementptr inbounds %struct.node, %struct.node* %23, i32 0, i32 1, !dbg !32
  store %struct.node* %22, %struct.node** %24, align 8, !dbg !33
  %25 = load %struct.node*, %struct.node** %5, align 8, !dbg !34
  store %struct.node* %25, %struct.node** %3, align 8, !dbg !35
  br label %26, !dbg !36

26:                                               ; preds = %11
  %27 = load i32, i32* %4, align 4, !dbg !37
  %28 = add nsw i32 %27, 1, !dbg !37
  store i32 %28, i32* %4, align 4, !dbg !37
  br label %8, !dbg !19, !llvm.loop !38

29:                                               ; preds = %8
  store i32 0, i32* %6, align 4, !dbg !40
  br label %30, !dbg !41

30:                                               ; preds = %46, %29
  %31 = load %struct.node*, %struct.node** %3, align 8, !dbg !42
  %32 = icmp ne %struct.node* %31, null, !dbg !41
  br i1 %32, label %33, label %50, !dbg !41

33:                                               ; preds = %30
  %34 = load %struct.node*, %struct.node** %3, align 8, !dbg !43
  %35 = getelementptr inbounds %struct.node, %struct.node* %34, i32 0, i32 1, !dbg !44
  %36 = load %struct.node*, %struct.node** %35, align 8, !dbg !44
  store %struct.node* %36, %struct.node** %7, align 8, !dbg !45
  %37 = load %struct.node*, %struct.node** %3, align 8, !dbg !46
  %38 = getelementptr inbounds %struct.node, %struct.node* %37, i32 0, i32 0, !dbg !47
  %39 = load i32, i32* %38, align 8, !dbg !47
  %40 = load i32, i32* %6, align 4, !dbg !48
  %41 = icmp sgt i32 %39, %40, !dbg !49
  br i1 %41, label %42, label %46, !dbg !46

42:                                               ; preds = %33
  %43 = load %struct.node*, %struct.node** %3, align 8, !dbg !50
  %44 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 0, !dbg !51
  %45 = load i32, i32* %44, align 8, !dbg !51
  store i32 %45, i32* %6, align 4, !dbg !52
  br label %46, !dbg !53

46:                                               ; preds = %42, %33
  %47 = load %struct.node*, %struct.node** %3, align 8, !dbg !54
  %48 = bitcast %struct.node* %47 to i8*, !dbg !54
  call void @free(i8* noundef %48) #3, !dbg !55
  %49 = load %struct.node*, %struct.node** %7, align 8, !dbg !56
  store %struct.node* %49, %struct.node** %3, align 8, !dbg !57
  br label %30, !dbg !41, !llvm.loop !58

50:                                               ; preds = %30
  %51 = load i32, i32* %6, align 4, !dbg !60
  ret i32 %51, !dbg !61
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
!1 = !DIFile(filename: "tests/programs/linked_list.c", directory: ".", checksumkind: CSK_MD5, checksum: "762f8b6933a40bf10bf9f8270845e3b3")
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
!14 = !DILocation(line: 10, column: 18, scope: !10)
!15 = !DILocation(line: 11, column: 14, scope: !10)
!16 = !DILocation(line: 11, column: 10, scope: !10)
!17 = !DILocation(line: 11, column: 21, scope: !10)
!18 = !DILocation(line: 11, column: 23, scope: !10)
!19 = !DILocation(line: 11, column: 5, scope: !10)
!20 = !DILocation(line: 12, column: 26, scope: !10)
!21 = !DILocation(line: 12, column: 22, scope: !10)
!22 = !DILocation(line: 13, column: 20, scope: !10)
!23 = !DILocation(line: 13, column: 29, scope: !10)
!24 = !DILocation(line: 13, column: 27, scope: !10)
!25 = !DILocation(line: 13, column: 22, scope: !10)
!26 = !DILocation(line: 13, column: 31, scope: !10)
!27 = !DILocation(line: 13, column: 9, scope: !10)
!28 = !DILocation(line: 13, column: 12, scope: !10)
!29 = !DILocation(line: 13, column: 18, scope: !10)
!30 = !DILocation(line: 14, column: 19, scope: !10)
!31 = !DILocation(line: 14, column: 9, scope: !10)
!32 = !DILocation(line: 14, column: 12, scope: !10)
!33 = !DILocation(line: 14, column: 17, scope: !10)
!34 = !DILocation(line: 15, column: 16, scope: !10)
!35 = !DILocation(line: 15, column: 14, scope: !10)
!36 = !DILocation(line: 16, column: 5, scope: !10)
!37 = !DILocation(line: 11, column: 29, scope: !10)
!38 = distinct !{!38, !19, !36, !39}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 17, column: 9, scope: !10)
!41 = !DILocation(line: 18, column: 5, scope: !10)
!42 = !DILocation(line: 18, column: 12, scope: !10)
!43 = !DILocation(line: 19, column: 29, scope: !10)
!44 = !DILocation(line: 19, column: 35, scope: !10)
!45 = !DILocation(line: 19, column: 22, scope: !10)
!46 = !DILocation(line: 20, column: 13, scope: !10)
!47 = !DILocation(line: 20, column: 19, scope: !10)
!48 = !DILocation(line: 20, column: 27, scope: !10)
!49 = !DILocation(line: 20, column: 25, scope: !10)
!50 = !DILocation(line: 21, column: 23, scope: !10)
!51 = !DILocation(line: 21, column: 29, scope: !10)
!52 = !DILocation(line: 21, column: 21, scope: !10)
!53 = !DILocation(line: 21, column: 13, scope: !10)
!54 = !DILocation(line: 22, column: 14, scope: !10)
!55 = !DILocation(line: 22, column: 9, scope: !10)
!56 = !DILocation(line: 23, column: 16, scope: !10)
!57 = !DILocation(line: 23, column: 14, scope: !10)
!58 = distinct !{!58, !41, !59, !39}
!59 = !DILocation(line: 24, column: 5, scope: !10)
!60 = !DILocation(line: 25, column: 12, scope: !10)
!61 = !DILocation(line: 25, column: 5, scope: !10)
