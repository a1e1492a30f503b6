; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/memory_functions.c
; ModuleID = 'tests/programs/memory_functions.c'
source_filename = "tests/programs/memory_functions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [16 x i8], align 16
  %4 = alloca [16 x i8], align 16
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %5 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !14
  %6 = load i8, ptr %2, align 1, !dbg !15
  %7 = zext i8 %6 to i32, !dbg !15
  %8 = trunc i32 %7 to i8, !dbg !14
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 %8, i64 16, i1 false), !dbg !14
  %9 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !16
  %10 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !17
  %11 = getelementptr inbounds i8, ptr %10, i64 4, !dbg !18
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %9, ptr align 1 %11, i64 8, i1 false), !dbg !16
  %12 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !19
  %13 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !20
  call void @llvm.memset.p0.i64(ptr align 1 %13, i8 7, i64 8, i1 false), !dbg !21
  %14 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !22
  %15 = getelementptr inbounds i8, ptr %14, i64 1, !dbg !23
  %16 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !24
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %15, ptr align 16 %16, i64 15, i1 false), !dbg !24
  %17 = getelementptr inbounds [16 x i8], ptr %3, i64 0, i64 0, !dbg !25
  %18 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !26
  %19 = call i32 @memcmp(ptr noundef %17, ptr noundef %18, i64 noundef 9) #5, !dbg !27
  %20 = icmp eq i32 %19, 0, !dbg !28
  br i1 %20, label %21, label %28, !dbg !27

21:                                               ; preds = %0
  %22 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 9, !dbg !29
  %23 = load i8, ptr %22, align 1, !dbg !29
  %24 = zext i8 %23 to i32, !dbg !29
  %25 = icmp eq i32 %24, 7, !dbg !30
  %26 = zext i1 %25 to i64, !dbg !29
  %27 = select i1 %25, i32 1, i32 2, !dbg !29
  store i32 %27, ptr %1, align 4, !dbg !31
  br label %35, !dbg !31

28:                                               ; preds = %0
  %29 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !32
  %30 = call ptr @memchr(ptr noundef %29, i32 noundef 7, i64 noundef 16) #5, !dbg !33
  %31 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !34
  %32 = icmp eq ptr %30, %31, !dbg !35
  %33 = zext i1 %32 to i64, !dbg !33
  %34 = select i1 %32, i32 3, i32 4, !dbg !33
  store i32 %34, ptr %1, align 4, !dbg !36
  br label %35, !dbg !36

35:                                               ; preds = %28, %21
  %36 = load i32, ptr %1, align 4, !dbg !37
  ret i32 %36, !dbg !37
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #4

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
!1 = !DIFile(filename: "tests/programs/memory_functions.c", directory: ".", checksumkind: CSK_MD5, checksum: "6b9f8f4d54733ee36b9f30260e2067ed")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 8, column: 5, scope: !10)
!14 = !DILocation(line: 10, column: 5, scope: !10)
!15 = !DILocation(line: 10, column: 15, scope: !10)
!16 = !DILocation(line: 11, column: 5, scope: !10)
!17 = !DILocation(line: 11, column: 15, scope: !10)
!18 = !DILocation(line: 11, column: 17, scope: !10)
!19 = !DILocation(line: 12, column: 12, scope: !10)
!20 = !DILocation(line: 12, column: 14, scope: !10)
!21 = !DILocation(line: 12, column: 5, scope: !10)
!22 = !DILocation(line: 13, column: 13, scope: !10)
!23 = !DILocation(line: 13, column: 15, scope: !10)
!24 = !DILocation(line: 13, column: 5, scope: !10)
!25 = !DILocation(line: 14, column: 16, scope: !10)
!26 = !DILocation(line: 14, column: 19, scope: !10)
!27 = !DILocation(line: 14, column: 9, scope: !10)
!28 = !DILocation(line: 14, column: 25, scope: !10)
!29 = !DILocation(line: 15, column: 16, scope: !10)
!30 = !DILocation(line: 15, column: 21, scope: !10)
!31 = !DILocation(line: 15, column: 9, scope: !10)
!32 = !DILocation(line: 16, column: 19, scope: !10)
!33 = !DILocation(line: 16, column: 12, scope: !10)
!34 = !DILocation(line: 16, column: 38, scope: !10)
!35 = !DILocation(line: 16, column: 35, scope: !10)
!36 = !DILocation(line: 16, column: 5, scope: !10)
!37 = !DILocation(line: 17, column: 1, scope: !10)
