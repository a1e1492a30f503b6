; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/odd_widths.c
; ModuleID = 'tests/programs/odd_widths.c'
source_filename = "tests/programs/odd_widths.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i8], align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca [3 x i8], align 1
  %6 = alloca i16, align 2
  %7 = alloca i32, align 4
  %8 = alloca [4 x i8], align 1
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca [4 x i8], align 1
  %12 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %13 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !13
  call void @klee_make_symbolic(ptr noundef %13, i64 noundef 2, ptr noundef @.str), !dbg !14
  %14 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !15
  %15 = load i8, ptr %14, align 1, !dbg !15
  %16 = zext i8 %15 to i32, !dbg !15
  %17 = add nsw i32 %16, 1, !dbg !16
  %18 = trunc i32 %17 to i7, !dbg !17
  %19 = zext i7 %18 to i8, !dbg !18
  store i8 %19, ptr %3, align 1, !dbg !18
  %20 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !19
  %21 = load i8, ptr %20, align 1, !dbg !19
  %22 = trunc i8 %21 to i7, !dbg !20
  %23 = zext i7 %22 to i8, !dbg !21
  store i8 %23, ptr %4, align 1, !dbg !21
  %24 = load i8, ptr %3, align 1, !dbg !22
  %25 = trunc i8 %24 to i7, !dbg !22
  switch i7 %25, label %28 [
    i7 3, label %26
    i7 6, label %27
  ], !dbg !23

26:                                               ; preds = %0
  store i32 9, ptr %1, align 4, !dbg !24
  br label %132, !dbg !24

27:                                               ; preds = %0
  store i32 10, ptr %1, align 4, !dbg !25
  br label %132, !dbg !25

28:                                               ; preds = %0
  %29 = load i8, ptr %4, align 1, !dbg !26
  %30 = trunc i8 %29 to i7, !dbg !26
  switch i7 %30, label %33 [
    i7 4, label %31
    i7 5, label %32
  ], !dbg !27

31:                                               ; preds = %28
  store i32 11, ptr %1, align 4, !dbg !28
  br label %132, !dbg !28

32:                                               ; preds = %28
  store i32 12, ptr %1, align 4, !dbg !29
  br label %132, !dbg !29

33:                                               ; preds = %28
  %34 = load i8, ptr %3, align 1, !dbg !30
  %35 = trunc i8 %34 to i7, !dbg !30
  %36 = zext i7 %35 to i8, !dbg !31
  store i8 %36, ptr %5, align 1, !dbg !31
  %37 = getelementptr inbounds i8, ptr %5, i64 1, !dbg !31
  %38 = load i8, ptr %4, align 1, !dbg !32
  %39 = trunc i8 %38 to i7, !dbg !32
  %40 = zext i7 %39 to i8, !dbg !31
  store i8 %40, ptr %37, align 1, !dbg !31
  %41 = getelementptr inbounds i8, ptr %5, i64 2, !dbg !31
  store i8 5, ptr %41, align 1, !dbg !31
  %42 = getelementptr inbounds [3 x i8], ptr %5, i64 0, i64 0, !dbg !33
  %43 = load i32, ptr %42, align 1, !dbg !33
  %44 = trunc i32 %43 to i24, !dbg !33
  %45 = zext i24 %44 to i32, !dbg !33
  %46 = icmp eq i32 %45, 332067, !dbg !34
  br i1 %46, label %47, label %48, !dbg !33

47:                                               ; preds = %33
  store i32 13, ptr %1, align 4, !dbg !35
  br label %132, !dbg !35

48:                                               ; preds = %33
  %49 = getelementptr inbounds [3 x i8], ptr %5, i64 0, i64 0, !dbg !36
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %6, ptr align 1 %49, i64 2, i1 false), !dbg !36
  %50 = load i16, ptr %6, align 2, !dbg !37
  %51 = zext i16 %50 to i32, !dbg !37
  %52 = icmp eq i32 %51, 16645, !dbg !38
  br i1 %52, label %53, label %54, !dbg !37

53:                                               ; preds = %48
  store i32 1, ptr %1, align 4, !dbg !39
  br label %132, !dbg !39

54:                                               ; preds = %48
  %55 = getelementptr inbounds [3 x i8], ptr %5, i64 0, i64 0, !dbg !40
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 1 %55, i64 3, i1 false), !dbg !40
  %56 = load i32, ptr %7, align 4, !dbg !41
  %57 = trunc i32 %56 to i24, !dbg !41
  %58 = zext i24 %57 to i32, !dbg !41
  %59 = icmp eq i32 %58, 332066, !dbg !42
  br i1 %59, label %60, label %61, !dbg !41

60:                                               ; preds = %54
  store i32 8, ptr %1, align 4, !dbg !43
  br label %132, !dbg !43

61:                                               ; preds = %54
  %62 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !44
  %63 = load i8, ptr %62, align 1, !dbg !44
  %64 = zext i8 %63 to i32, !dbg !44
  %65 = icmp slt i32 %64, 7, !dbg !45
  %66 = zext i1 %65 to i8, !dbg !46
  store i8 %66, ptr %8, align 1, !dbg !46
  %67 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !46
  %68 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !47
  %69 = load i8, ptr %68, align 1, !dbg !47
  %70 = zext i8 %69 to i32, !dbg !47
  %71 = icmp sgt i32 %70, 200, !dbg !48
  %72 = zext i1 %71 to i8, !dbg !46
  store i8 %72, ptr %67, align 1, !dbg !46
  %73 = getelementptr inbounds i8, ptr %8, i64 2, !dbg !46
  %74 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 0, !dbg !49
  %75 = load i8, ptr %74, align 1, !dbg !49
  %76 = zext i8 %75 to i32, !dbg !49
  %77 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !50
  %78 = load i8, ptr %77, align 1, !dbg !50
  %79 = zext i8 %78 to i32, !dbg !50
  %80 = icmp eq i32 %76, %79, !dbg !51
  %81 = zext i1 %80 to i8, !dbg !46
  store i8 %81, ptr %73, align 1, !dbg !46
  %82 = getelementptr inbounds i8, ptr %8, i64 3, !dbg !46
  %83 = getelementptr inbounds [2 x i8], ptr %2, i64 0, i64 1, !dbg !52
  %84 = load i8, ptr %83, align 1, !dbg !52
  %85 = zext i8 %84 to i32, !dbg !52
  %86 = and i32 %85, 1, !dbg !53
  %87 = icmp ne i32 %86, 0, !dbg !52
  %88 = zext i1 %87 to i8, !dbg !46
  store i8 %88, ptr %82, align 1, !dbg !46
  %89 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 0, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 1 %89, i64 4, i1 false), !dbg !54
  %90 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 2, !dbg !55
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %90, i64 1, i1 false), !dbg !56
  %91 = load i8, ptr %10, align 1, !dbg !57
  %92 = icmp ne i8 %91, 0, !dbg !57
  br i1 %92, label %93, label %98, !dbg !57

93:                                               ; preds = %61
  %94 = load i32, ptr %9, align 4, !dbg !58
  %95 = icmp eq i32 %94, 16842753, !dbg !59
  %96 = zext i1 %95 to i64, !dbg !58
  %97 = select i1 %95, i32 2, i32 3, !dbg !58
  store i32 %97, ptr %1, align 4, !dbg !60
  br label %132, !dbg !60

98:                                               ; preds = %61
  %99 = load i32, ptr %9, align 4, !dbg !61
  %100 = icmp eq i32 %99, 16777473, !dbg !62
  br i1 %100, label %101, label %102, !dbg !61

101:                                              ; preds = %98
  store i32 4, ptr %1, align 4, !dbg !63
  br label %132, !dbg !63

102:                                              ; preds = %98
  %103 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 1, !dbg !64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 1 %103, i64 3, i1 false), !dbg !65
  %104 = load i32, ptr %7, align 4, !dbg !66
  %105 = trunc i32 %104 to i24, !dbg !66
  %106 = zext i24 %105 to i32, !dbg !66
  %107 = icmp eq i32 %106, 65537, !dbg !67
  br i1 %107, label %108, label %109, !dbg !66

108:                                              ; preds = %102
  store i32 7, ptr %1, align 4, !dbg !68
  br label %132, !dbg !68

109:                                              ; preds = %102
  store i32 0, ptr %12, align 4, !dbg !69
  br label %110, !dbg !70

110:                                              ; preds = %123, %109
  %111 = load i32, ptr %12, align 4, !dbg !71
  %112 = icmp slt i32 %111, 4, !dbg !72
  br i1 %112, label %113, label %126, !dbg !73

113:                                              ; preds = %110
  %114 = getelementptr inbounds [4 x i8], ptr %8, i64 0, i64 0, !dbg !74
  %115 = load i32, ptr %12, align 4, !dbg !75
  %116 = sub nsw i32 3, %115, !dbg !76
  %117 = sext i32 %116 to i64, !dbg !74
  %118 = getelementptr inbounds i8, ptr %114, i64 %117, !dbg !74
  %119 = load i8, ptr %118, align 1, !dbg !74
  %120 = load i32, ptr %12, align 4, !dbg !77
  %121 = sext i32 %120 to i64, !dbg !78
  %122 = getelementptr inbounds [4 x i8], ptr %11, i64 0, i64 %121, !dbg !78
  store i8 %119, ptr %122, align 1, !dbg !79
  br label %123, !dbg !78

123:                                              ; preds = %113
  %124 = load i32, ptr %12, align 4, !dbg !80
  %125 = add nsw i32 %124, 1, !dbg !80
  store i32 %125, ptr %12, align 4, !dbg !80
  br label %110, !dbg !73, !llvm.loop !81

126:                                              ; preds = %110
  %127 = getelementptr inbounds [4 x i8], ptr %11, i64 0, i64 0, !dbg !84
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 1 %127, i64 4, i1 false), !dbg !84
  %128 = load i32, ptr %9, align 4, !dbg !85
  %129 = icmp eq i32 %128, 256, !dbg !86
  %130 = zext i1 %129 to i64, !dbg !85
  %131 = select i1 %129, i32 5, i32 6, !dbg !85
  store i32 %131, ptr %1, align 4, !dbg !87
  br label %132, !dbg !87

132:                                              ; preds = %126, %108, %101, %93, %60, %53, %47, %32, %31, %27, %26
  %133 = load i32, ptr %1, align 4, !dbg !88
  ret i32 %133, !dbg !88
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/odd_widths.c", directory: ".", checksumkind: CSK_MD5, checksum: "32fa4b1e7e59a2328f2f93e1b8fff02b")
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
!13 = !DILocation(line: 9, column: 24, scope: !10)
!14 = !DILocation(line: 9, column: 5, scope: !10)
!15 = !DILocation(line: 10, column: 55, scope: !10)
!16 = !DILocation(line: 10, column: 60, scope: !10)
!17 = !DILocation(line: 10, column: 33, scope: !10)
!18 = !DILocation(line: 10, column: 25, scope: !10)
!19 = !DILocation(line: 11, column: 54, scope: !10)
!20 = !DILocation(line: 11, column: 33, scope: !10)
!21 = !DILocation(line: 11, column: 25, scope: !10)
!22 = !DILocation(line: 13, column: 13, scope: !10)
!23 = !DILocation(line: 13, column: 5, scope: !10)
!24 = !DILocation(line: 15, column: 9, scope: !10)
!25 = !DILocation(line: 17, column: 9, scope: !10)
!26 = !DILocation(line: 19, column: 13, scope: !10)
!27 = !DILocation(line: 19, column: 5, scope: !10)
!28 = !DILocation(line: 21, column: 9, scope: !10)
!29 = !DILocation(line: 23, column: 9, scope: !10)
!30 = !DILocation(line: 25, column: 38, scope: !10)
!31 = !DILocation(line: 25, column: 37, scope: !10)
!32 = !DILocation(line: 25, column: 45, scope: !10)
!33 = !DILocation(line: 26, column: 9, scope: !10)
!34 = !DILocation(line: 26, column: 41, scope: !10)
!35 = !DILocation(line: 27, column: 9, scope: !10)
!36 = !DILocation(line: 29, column: 5, scope: !10)
!37 = !DILocation(line: 30, column: 9, scope: !10)
!38 = !DILocation(line: 30, column: 14, scope: !10)
!39 = !DILocation(line: 31, column: 9, scope: !10)
!40 = !DILocation(line: 33, column: 5, scope: !10)
!41 = !DILocation(line: 34, column: 9, scope: !10)
!42 = !DILocation(line: 34, column: 15, scope: !10)
!43 = !DILocation(line: 35, column: 9, scope: !10)
!44 = !DILocation(line: 36, column: 23, scope: !10)
!45 = !DILocation(line: 36, column: 28, scope: !10)
!46 = !DILocation(line: 36, column: 22, scope: !10)
!47 = !DILocation(line: 36, column: 33, scope: !10)
!48 = !DILocation(line: 36, column: 38, scope: !10)
!49 = !DILocation(line: 36, column: 45, scope: !10)
!50 = !DILocation(line: 36, column: 53, scope: !10)
!51 = !DILocation(line: 36, column: 50, scope: !10)
!52 = !DILocation(line: 36, column: 59, scope: !10)
!53 = !DILocation(line: 36, column: 64, scope: !10)
!54 = !DILocation(line: 39, column: 5, scope: !10)
!55 = !DILocation(line: 40, column: 19, scope: !10)
!56 = !DILocation(line: 40, column: 5, scope: !10)
!57 = !DILocation(line: 41, column: 9, scope: !10)
!58 = !DILocation(line: 42, column: 16, scope: !10)
!59 = !DILocation(line: 42, column: 20, scope: !10)
!60 = !DILocation(line: 42, column: 9, scope: !10)
!61 = !DILocation(line: 43, column: 9, scope: !10)
!62 = !DILocation(line: 43, column: 13, scope: !10)
!63 = !DILocation(line: 44, column: 9, scope: !10)
!64 = !DILocation(line: 45, column: 21, scope: !10)
!65 = !DILocation(line: 45, column: 5, scope: !10)
!66 = !DILocation(line: 46, column: 9, scope: !10)
!67 = !DILocation(line: 46, column: 15, scope: !10)
!68 = !DILocation(line: 47, column: 9, scope: !10)
!69 = !DILocation(line: 49, column: 14, scope: !10)
!70 = !DILocation(line: 49, column: 10, scope: !10)
!71 = !DILocation(line: 49, column: 21, scope: !10)
!72 = !DILocation(line: 49, column: 23, scope: !10)
!73 = !DILocation(line: 49, column: 5, scope: !10)
!74 = !DILocation(line: 50, column: 19, scope: !10)
!75 = !DILocation(line: 50, column: 48, scope: !10)
!76 = !DILocation(line: 50, column: 46, scope: !10)
!77 = !DILocation(line: 50, column: 14, scope: !10)
!78 = !DILocation(line: 50, column: 9, scope: !10)
!79 = !DILocation(line: 50, column: 17, scope: !10)
!80 = !DILocation(line: 49, column: 29, scope: !10)
!81 = distinct !{!81, !73, !82, !83}
!82 = !DILocation(line: 50, column: 49, scope: !10)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocation(line: 51, column: 5, scope: !10)
!85 = !DILocation(line: 52, column: 12, scope: !10)
!86 = !DILocation(line: 52, column: 16, scope: !10)
!87 = !DILocation(line: 52, column: 5, scope: !10)
!88 = !DILocation(line: 53, column: 1, scope: !10)
