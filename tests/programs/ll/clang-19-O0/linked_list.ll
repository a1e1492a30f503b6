; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/linked_list.c
; ModuleID = 'tests/programs/linked_list.c'
source_filename = "tests/programs/linked_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store ptr null, ptr %3, align 8, !dbg !14
  store i32 0, ptr %4, align 4, !dbg !15
  br label %8, !dbg !16

8:                                                ; preds = %25, %0
  %9 = load i32, ptr %4, align 4, !dbg !17
  %10 = icmp slt i32 %9, 4, !dbg !18
  br i1 %10, label %11, label %28, !dbg !19

11:                                               ; preds = %8
  %12 = call noalias ptr @malloc(i64 noundef 16) #4, !dbg !20
  store ptr %12, ptr %5, align 8, !dbg !21
  %13 = load i8, ptr %2, align 1, !dbg !22
  %14 = zext i8 %13 to i32, !dbg !22
  %15 = load i32, ptr %4, align 4, !dbg !23
  %16 = mul nsw i32 2, %15, !dbg !24
  %17 = ashr i32 %14, %16, !dbg !25
  %18 = and i32 %17, 3, !dbg !26
  %19 = load ptr, ptr %5, align 8, !dbg !27
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 0, !dbg !28
  store i32 %18, ptr %20, align 8, !dbg !29
  %21 = load ptr, ptr %3, align 8, !dbg !30
  %22 = load ptr, ptr %5, align 8, !dbg !31
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !32
  store ptr %21, ptr %23, align 8, !dbg !33
  %24 = load ptr, ptr %5, align 8, !dbg !34
  store ptr %24, ptr %3, align 8, !dbg !35
  br label %25, !dbg !36

25:                                               ; preds = %11
  %26 = load i32, ptr %4, align 4, !dbg !37
  %27 = add nsw i32 %26, 1, !dbg !37
  store i32 %27, ptr %4, align 4, !dbg !37
  br label %8, !dbg !19, !llvm.loop !38

28:                                               ; preds = %8
  store i32 0, ptr %6, align 4, !dbg !40
  br label %29, !dbg !41

29:                                               ; preds = %45, %28
  %30 = load ptr, ptr %3, align 8, !dbg !42
  %31 = icmp ne ptr %30, null, !dbg !41
  br i1 %31, label %32, label %48, !dbg !41

32:                                               ; preds = %29
  %33 = load ptr, ptr %3, align 8, !dbg !43
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 1, !dbg !44
  %35 = load ptr, ptr %34, align 8, !dbg !44
  store ptr %35, ptr %7, align 8, !dbg !45
  %36 = load ptr, ptr %3, align 8, !dbg !46
  %37 = getelementptr inbounds %struct.node, ptr %36, i32 0, i32 0, !dbg !47
  %38 = load i32, ptr %37, align 8, !dbg !47
  %39 = load i32, ptr %6, align 4, !dbg !48
  %40 = icmp sgt i32 %38, %39, !dbg !49
  br i1 %40, label %41, label %45, !dbg !46

41:                                               ; preds = %32
  %42 = load ptr, ptr %3, align 8, !dbg !50
  %43 = getelementptr inbounds %struct.node, ptr %42, i32 0, i32 0, !dbg !51
  %44 = load i32, ptr %43, align 8, !dbg !51
  store i32 %44, ptr %6, align 4, !dbg !52
  br label %45, !dbg !53

45:                                               ; preds = %41, %32
  %46 = load ptr, ptr %3, align 8, !dbg !54
  call void @free(ptr noundef %46) #5, !dbg !55
  %47 = load ptr, ptr %7, align 8, !dbg !56
  store ptr %47, ptr %3, align 8, !dbg !57
  br label %29, !dbg !41, !llvm.loop !58

48:                                               ; preds = %29
  %49 = load i32, ptr %6, align 4, !dbg !60
  ret i32 %49, !dbg !61
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/linked_list.c", directory: ".", checksumkind: CSK_MD5, checksum: "762f8b6933a40bf10bf9f8270845e3b3")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
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
