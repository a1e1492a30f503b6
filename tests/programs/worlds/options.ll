; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/options.c
; ModuleID = 'tests/programs/worlds/options.c'
source_filename = "tests/programs/worlds/options.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"p\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !18, metadata !DIExpression()), !dbg !19
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !20, metadata !DIExpression()), !dbg !21
  call void @llvm.dbg.declare(metadata i32* %6, metadata !22, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata i32* %7, metadata !24, metadata !DIExpression()), !dbg !25
  store i32 0, i32* %7, align 4, !dbg !25
  br label %8, !dbg !26

8:                                                ; preds = %13, %2
  %9 = load i32, i32* %4, align 4, !dbg !27
  %10 = load i8**, i8*** %5, align 8, !dbg !28
  %11 = call i32 @getopt(i32 noundef %9, i8** noundef %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #3, !dbg !29
  store i32 %11, i32* %6, align 4, !dbg !30
  %12 = icmp ne i32 %11, -1, !dbg !31
  br i1 %12, label %13, label %20, !dbg !26

13:                                               ; preds = %8
  %14 = load i32, i32* %6, align 4, !dbg !32
  %15 = icmp eq i32 %14, 112, !dbg !33
  %16 = zext i1 %15 to i64, !dbg !32
  %17 = select i1 %15, i32 1, i32 2, !dbg !32
  %18 = load i32, i32* %7, align 4, !dbg !34
  %19 = add nsw i32 %18, %17, !dbg !34
  store i32 %19, i32* %7, align 4, !dbg !34
  br label %8, !dbg !26, !llvm.loop !35

20:                                               ; preds = %8
  %21 = load i32, i32* %7, align 4, !dbg !38
  ret i32 %21, !dbg !39
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @getopt(i32 noundef, i8** noundef, i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/options.c", directory: ".", checksumkind: CSK_MD5, checksum: "282b0432d645f238898e25d9ced9825f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 4, type: !11, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 4, type: !13)
!19 = !DILocation(line: 4, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 4, type: !14)
!21 = !DILocation(line: 4, column: 27, scope: !10)
!22 = !DILocalVariable(name: "c", scope: !10, file: !1, line: 5, type: !13)
!23 = !DILocation(line: 5, column: 7, scope: !10)
!24 = !DILocalVariable(name: "n", scope: !10, file: !1, line: 5, type: !13)
!25 = !DILocation(line: 5, column: 10, scope: !10)
!26 = !DILocation(line: 6, column: 3, scope: !10)
!27 = !DILocation(line: 6, column: 22, scope: !10)
!28 = !DILocation(line: 6, column: 28, scope: !10)
!29 = !DILocation(line: 6, column: 15, scope: !10)
!30 = !DILocation(line: 6, column: 13, scope: !10)
!31 = !DILocation(line: 6, column: 40, scope: !10)
!32 = !DILocation(line: 6, column: 52, scope: !10)
!33 = !DILocation(line: 6, column: 54, scope: !10)
!34 = !DILocation(line: 6, column: 49, scope: !10)
!35 = distinct !{!35, !26, !36, !37}
!36 = !DILocation(line: 6, column: 67, scope: !10)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 7, column: 10, scope: !10)
!39 = !DILocation(line: 7, column: 3, scope: !10)
