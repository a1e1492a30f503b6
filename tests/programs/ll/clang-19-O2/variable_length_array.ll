; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/variable_length_array.c
; ModuleID = 'tests/programs/variable_length_array.c'
source_filename = "tests/programs/variable_length_array.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: nounwind uwtable
define dso_local range(i32 -2147483647, -2147483648) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #4, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #4, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = and i8 %2, 7, !dbg !18
  %4 = add nuw nsw i8 %3, 1, !dbg !19
  %5 = zext nneg i8 %4 to i64, !dbg !20
  %6 = call ptr @llvm.stacksave.p0(), !dbg !20
  %7 = alloca i32, i64 %5, align 16, !dbg !20
  %8 = load i8, ptr %1, align 1, !tbaa !15
  %9 = lshr i8 %8, 5
  %10 = zext nneg i8 %9 to i32
  %11 = add nuw nsw i64 %5, 1, !dbg !21
  %12 = and i64 %11, 30, !dbg !21
  %13 = zext nneg i8 %3 to i64, !dbg !21
  %14 = insertelement <2 x i64> poison, i64 %13, i64 0, !dbg !21
  %15 = shufflevector <2 x i64> %14, <2 x i64> poison, <2 x i32> zeroinitializer, !dbg !21
  %16 = icmp uge <2 x i64> %15, <i64 0, i64 1>
  %17 = extractelement <2 x i1> %16, i64 0
  br i1 %17, label %18, label %19, !dbg !21

18:                                               ; preds = %0
  store i32 %10, ptr %7, align 16, !dbg !22, !tbaa !23
  br label %19

19:                                               ; preds = %18, %0
  %20 = extractelement <2 x i1> %16, i64 1, !dbg !22
  br i1 %20, label %21, label %24, !dbg !22

21:                                               ; preds = %19
  %22 = getelementptr inbounds i8, ptr %7, i64 4, !dbg !25
  %23 = xor i32 %10, 1, !dbg !26
  store i32 %23, ptr %22, align 4, !dbg !22, !tbaa !23
  br label %24, !dbg !22

24:                                               ; preds = %21, %19
  %25 = icmp eq i64 %12, 2, !dbg !27
  br i1 %25, label %63, label %26, !dbg !27, !llvm.loop !28

26:                                               ; preds = %24
  %27 = icmp ugt <2 x i64> %15, <i64 1, i64 2>
  %28 = extractelement <2 x i1> %27, i64 0
  br i1 %28, label %29, label %32, !dbg !21

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !25
  %31 = xor i32 %10, 2, !dbg !26
  store i32 %31, ptr %30, align 8, !dbg !22, !tbaa !23
  br label %32

32:                                               ; preds = %29, %26
  %33 = extractelement <2 x i1> %27, i64 1, !dbg !22
  br i1 %33, label %34, label %37, !dbg !22

34:                                               ; preds = %32
  %35 = getelementptr inbounds i8, ptr %7, i64 12, !dbg !25
  %36 = xor i32 %10, 3, !dbg !26
  store i32 %36, ptr %35, align 4, !dbg !22, !tbaa !23
  br label %37, !dbg !22

37:                                               ; preds = %34, %32
  %38 = icmp eq i64 %12, 4, !dbg !27
  br i1 %38, label %63, label %39, !dbg !27, !llvm.loop !28

39:                                               ; preds = %37
  %40 = icmp ugt <2 x i64> %15, <i64 3, i64 4>
  %41 = extractelement <2 x i1> %40, i64 0
  br i1 %41, label %42, label %45, !dbg !21

42:                                               ; preds = %39
  %43 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !25
  %44 = xor i32 %10, 4, !dbg !26
  store i32 %44, ptr %43, align 16, !dbg !22, !tbaa !23
  br label %45

45:                                               ; preds = %42, %39
  %46 = extractelement <2 x i1> %40, i64 1, !dbg !22
  br i1 %46, label %47, label %50, !dbg !22

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %7, i64 20, !dbg !25
  %49 = xor i32 %10, 5, !dbg !26
  store i32 %49, ptr %48, align 4, !dbg !22, !tbaa !23
  br label %50, !dbg !22

50:                                               ; preds = %47, %45
  %51 = icmp eq i64 %12, 6, !dbg !27
  br i1 %51, label %63, label %52, !dbg !27, !llvm.loop !28

52:                                               ; preds = %50
  %53 = icmp ugt <2 x i64> %15, <i64 5, i64 6>
  %54 = extractelement <2 x i1> %53, i64 0
  br i1 %54, label %55, label %58, !dbg !21

55:                                               ; preds = %52
  %56 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !25
  %57 = xor i32 %10, 6, !dbg !26
  store i32 %57, ptr %56, align 8, !dbg !22, !tbaa !23
  br label %58

58:                                               ; preds = %55, %52
  %59 = extractelement <2 x i1> %53, i64 1, !dbg !22
  br i1 %59, label %60, label %63, !dbg !22

60:                                               ; preds = %58
  %61 = getelementptr inbounds i8, ptr %7, i64 28, !dbg !25
  %62 = xor i32 %10, 7, !dbg !26
  store i32 %62, ptr %61, align 4, !dbg !22, !tbaa !23
  br label %63, !dbg !22

63:                                               ; preds = %58, %60, %50, %37, %24
  %64 = zext nneg i8 %4 to i32, !dbg !19
  %65 = zext nneg i8 %3 to i64, !dbg !33
  %66 = getelementptr inbounds i32, ptr %7, i64 %65, !dbg !33
  %67 = load i32, ptr %66, align 4, !dbg !33, !tbaa !23
  %68 = add nsw i32 %67, %64, !dbg !34
  call void @llvm.stackrestore.p0(ptr %6), !dbg !35
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #4, !dbg !35
  ret i32 %68, !dbg !35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !36 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #3

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/variable_length_array.c", directory: ".", checksumkind: CSK_MD5, checksum: "109cb3250e6ba4f25b603ccd03093d4d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !10, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 6, column: 5, scope: !9)
!13 = !DILocation(line: 7, column: 5, scope: !9)
!14 = !DILocation(line: 8, column: 14, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 8, column: 16, scope: !9)
!19 = !DILocation(line: 8, column: 21, scope: !9)
!20 = !DILocation(line: 9, column: 5, scope: !9)
!21 = !DILocation(line: 10, column: 5, scope: !9)
!22 = !DILocation(line: 11, column: 14, scope: !9)
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !16, i64 0}
!25 = !DILocation(line: 11, column: 9, scope: !9)
!26 = !DILocation(line: 11, column: 18, scope: !9)
!27 = !DILocation(line: 10, column: 29, scope: !9)
!28 = distinct !{!28, !21, !29, !30, !31, !32}
!29 = !DILocation(line: 11, column: 27, scope: !9)
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.isvectorized", i32 1}
!32 = !{!"llvm.loop.unroll.runtime.disable"}
!33 = !DILocation(line: 12, column: 42, scope: !9)
!34 = !DILocation(line: 12, column: 40, scope: !9)
!35 = !DILocation(line: 13, column: 1, scope: !9)
!36 = !DISubprogram(name: "klee_make_symbolic", scope: !37, file: !37, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!37 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
