; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/places.c
; ModuleID = 'tests/programs/places.c'
source_filename = "tests/programs/places.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@rows = internal global [4 x [300 x i8]] zeroinitializer, align 16
@copy = internal global [300 x i8] zeroinitializer, align 16
@names = internal constant [4 x [6 x i8]] [[6 x i8] c"never\00", [6 x i8] c"key\00\00\00", [6 x i8] c"any\00\00\00", [6 x i8] c"keys\00\00"], align 16
@.str.1 = private unnamed_addr constant [4 x i8] c"key\00", align 1
@large = internal global [32768 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  store i32 0, ptr %3, align 4, !dbg !14
  br label %4, !dbg !15

4:                                                ; preds = %15, %0
  %5 = load i32, ptr %3, align 4, !dbg !16
  %6 = icmp slt i32 %5, 4, !dbg !17
  br i1 %6, label %7, label %18, !dbg !18

7:                                                ; preds = %4
  %8 = load i32, ptr %3, align 4, !dbg !19
  %9 = sext i32 %8 to i64, !dbg !20
  %10 = getelementptr inbounds [4 x [300 x i8]], ptr @rows, i64 0, i64 %9, !dbg !20
  %11 = getelementptr inbounds [300 x i8], ptr %10, i64 0, i64 0, !dbg !21
  %12 = load i32, ptr %3, align 4, !dbg !22
  %13 = mul nsw i32 %12, 3, !dbg !23
  %14 = trunc i32 %13 to i8, !dbg !21
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 %14, i64 300, i1 false), !dbg !21
  br label %15, !dbg !21

15:                                               ; preds = %7
  %16 = load i32, ptr %3, align 4, !dbg !24
  %17 = add nsw i32 %16, 1, !dbg !24
  store i32 %17, ptr %3, align 4, !dbg !24
  br label %4, !dbg !18, !llvm.loop !25

18:                                               ; preds = %4
  %19 = load i8, ptr %2, align 1, !dbg !28
  %20 = zext i8 %19 to i32, !dbg !28
  %21 = and i32 %20, 3, !dbg !29
  %22 = sext i32 %21 to i64, !dbg !30
  %23 = getelementptr inbounds [4 x [300 x i8]], ptr @rows, i64 0, i64 %22, !dbg !30
  %24 = getelementptr inbounds [300 x i8], ptr %23, i64 0, i64 0, !dbg !31
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @copy, ptr align 4 %24, i64 300, i1 false), !dbg !31
  %25 = load i8, ptr getelementptr inbounds ([300 x i8], ptr @copy, i64 0, i64 299), align 1, !dbg !32
  %26 = zext i8 %25 to i32, !dbg !32
  %27 = icmp eq i32 %26, 6, !dbg !33
  br i1 %27, label %28, label %29, !dbg !32

28:                                               ; preds = %18
  store i32 1, ptr %1, align 4, !dbg !34
  br label %67, !dbg !34

29:                                               ; preds = %18
  %30 = load i8, ptr %2, align 1, !dbg !35
  %31 = zext i8 %30 to i32, !dbg !35
  %32 = ashr i32 %31, 2, !dbg !36
  %33 = and i32 %32, 3, !dbg !37
  %34 = sext i32 %33 to i64, !dbg !38
  %35 = getelementptr inbounds [4 x [300 x i8]], ptr @rows, i64 0, i64 %34, !dbg !38
  %36 = getelementptr inbounds [300 x i8], ptr %35, i64 0, i64 0, !dbg !39
  call void @llvm.memset.p0.i64(ptr align 4 %36, i8 9, i64 300, i1 false), !dbg !39
  %37 = load i8, ptr getelementptr inbounds ([4 x [300 x i8]], ptr @rows, i64 0, i64 3), align 4, !dbg !40
  %38 = zext i8 %37 to i32, !dbg !40
  %39 = icmp eq i32 %38, 9, !dbg !41
  br i1 %39, label %40, label %45, !dbg !42

40:                                               ; preds = %29
  %41 = load i8, ptr getelementptr inbounds ([300 x i8], ptr getelementptr inbounds ([4 x [300 x i8]], ptr @rows, i64 0, i64 1), i64 0, i64 7), align 1, !dbg !43
  %42 = zext i8 %41 to i32, !dbg !43
  %43 = icmp eq i32 %42, 9, !dbg !44
  br i1 %43, label %44, label %45, !dbg !40

44:                                               ; preds = %40
  store i32 2, ptr %1, align 4, !dbg !45
  br label %67, !dbg !45

45:                                               ; preds = %40, %29
  %46 = load i8, ptr %2, align 1, !dbg !46
  %47 = zext i8 %46 to i32, !dbg !46
  %48 = ashr i32 %47, 4, !dbg !47
  %49 = and i32 %48, 3, !dbg !48
  %50 = sext i32 %49 to i64, !dbg !49
  %51 = getelementptr inbounds [4 x [6 x i8]], ptr @names, i64 0, i64 %50, !dbg !49
  %52 = getelementptr inbounds [6 x i8], ptr %51, i64 0, i64 0, !dbg !49
  %53 = call i32 @strcmp(ptr noundef %52, ptr noundef @.str.1) #5, !dbg !50
  %54 = icmp eq i32 %53, 0, !dbg !51
  br i1 %54, label %55, label %56, !dbg !50

55:                                               ; preds = %45
  store i32 3, ptr %1, align 4, !dbg !52
  br label %67, !dbg !52

56:                                               ; preds = %45
  store i32 1, ptr getelementptr inbounds ([32768 x i32], ptr @large, i64 0, i64 24576), align 16, !dbg !53
  %57 = load i8, ptr %2, align 1, !dbg !54
  %58 = zext i8 %57 to i32, !dbg !54
  %59 = ashr i32 %58, 6, !dbg !55
  %60 = shl i32 %59, 13, !dbg !56
  %61 = sext i32 %60 to i64, !dbg !57
  %62 = getelementptr inbounds [32768 x i32], ptr @large, i64 0, i64 %61, !dbg !57
  %63 = load i32, ptr %62, align 4, !dbg !57
  %64 = icmp ne i32 %63, 0, !dbg !57
  br i1 %64, label %65, label %66, !dbg !57

65:                                               ; preds = %56
  store i32 4, ptr %1, align 4, !dbg !58
  br label %67, !dbg !58

66:                                               ; preds = %56
  store i32 0, ptr %1, align 4, !dbg !59
  br label %67, !dbg !59

67:                                               ; preds = %66, %65, %55, %44, %28
  %68 = load i32, ptr %1, align 4, !dbg !60
  ret i32 %68, !dbg !60
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/places.c", directory: ".", checksumkind: CSK_MD5, checksum: "246aa50a0c8d6bf3ad79b047d70c6729")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 14, column: 3, scope: !10)
!14 = !DILocation(line: 15, column: 12, scope: !10)
!15 = !DILocation(line: 15, column: 8, scope: !10)
!16 = !DILocation(line: 15, column: 19, scope: !10)
!17 = !DILocation(line: 15, column: 21, scope: !10)
!18 = !DILocation(line: 15, column: 3, scope: !10)
!19 = !DILocation(line: 15, column: 43, scope: !10)
!20 = !DILocation(line: 15, column: 38, scope: !10)
!21 = !DILocation(line: 15, column: 31, scope: !10)
!22 = !DILocation(line: 15, column: 47, scope: !10)
!23 = !DILocation(line: 15, column: 49, scope: !10)
!24 = !DILocation(line: 15, column: 27, scope: !10)
!25 = distinct !{!25, !18, !26, !27}
!26 = !DILocation(line: 15, column: 57, scope: !10)
!27 = !{!"llvm.loop.mustprogress"}
!28 = !DILocation(line: 16, column: 21, scope: !10)
!29 = !DILocation(line: 16, column: 23, scope: !10)
!30 = !DILocation(line: 16, column: 16, scope: !10)
!31 = !DILocation(line: 16, column: 3, scope: !10)
!32 = !DILocation(line: 17, column: 7, scope: !10)
!33 = !DILocation(line: 17, column: 17, scope: !10)
!34 = !DILocation(line: 17, column: 23, scope: !10)
!35 = !DILocation(line: 18, column: 15, scope: !10)
!36 = !DILocation(line: 18, column: 17, scope: !10)
!37 = !DILocation(line: 18, column: 22, scope: !10)
!38 = !DILocation(line: 18, column: 10, scope: !10)
!39 = !DILocation(line: 18, column: 3, scope: !10)
!40 = !DILocation(line: 19, column: 7, scope: !10)
!41 = !DILocation(line: 19, column: 18, scope: !10)
!42 = !DILocation(line: 19, column: 23, scope: !10)
!43 = !DILocation(line: 19, column: 26, scope: !10)
!44 = !DILocation(line: 19, column: 37, scope: !10)
!45 = !DILocation(line: 19, column: 43, scope: !10)
!46 = !DILocation(line: 20, column: 20, scope: !10)
!47 = !DILocation(line: 20, column: 22, scope: !10)
!48 = !DILocation(line: 20, column: 27, scope: !10)
!49 = !DILocation(line: 20, column: 14, scope: !10)
!50 = !DILocation(line: 20, column: 7, scope: !10)
!51 = !DILocation(line: 20, column: 40, scope: !10)
!52 = !DILocation(line: 20, column: 46, scope: !10)
!53 = !DILocation(line: 21, column: 18, scope: !10)
!54 = !DILocation(line: 22, column: 14, scope: !10)
!55 = !DILocation(line: 22, column: 16, scope: !10)
!56 = !DILocation(line: 22, column: 22, scope: !10)
!57 = !DILocation(line: 22, column: 7, scope: !10)
!58 = !DILocation(line: 22, column: 30, scope: !10)
!59 = !DILocation(line: 23, column: 3, scope: !10)
!60 = !DILocation(line: 24, column: 1, scope: !10)
