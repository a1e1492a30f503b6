; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/heap_sizes.c
; ModuleID = 'tests/programs/heap_sizes.c'
source_filename = "tests/programs/heap_sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"12345678\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"1234567\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32*, align 8
  %9 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %10 = load i8, i8* %2, align 1, !dbg !14
  %11 = zext i8 %10 to i32, !dbg !14
  %12 = and i32 %11, 31, !dbg !15
  %13 = trunc i32 %12 to i8, !dbg !14
  store i8 %13, i8* %3, align 1, !dbg !16
  %14 = load i8, i8* %2, align 1, !dbg !17
  %15 = zext i8 %14 to i32, !dbg !17
  %16 = ashr i32 %15, 5, !dbg !18
  %17 = trunc i32 %16 to i8, !dbg !17
  store i8 %17, i8* %4, align 1, !dbg !19
  %18 = load i8, i8* %2, align 1, !dbg !20
  %19 = zext i8 %18 to i32, !dbg !20
  %20 = icmp eq i32 %19, 200, !dbg !21
  br i1 %20, label %21, label %25, !dbg !20

21:                                               ; preds = %0
  %22 = load i8, i8* %3, align 1, !dbg !22
  %23 = zext i8 %22 to i64, !dbg !22
  %24 = call noalias i8* @calloc(i64 noundef %23, i64 noundef 3) #4, !dbg !23
  br label %29, !dbg !20

25:                                               ; preds = %0
  %26 = load i8, i8* %3, align 1, !dbg !24
  %27 = zext i8 %26 to i64, !dbg !24
  %28 = call noalias i8* @malloc(i64 noundef %27) #4, !dbg !25
  br label %29, !dbg !20

29:                                               ; preds = %25, %21
  %30 = phi i8* [ %24, %21 ], [ %28, %25 ], !dbg !20
  store i8* %30, i8** %5, align 8, !dbg !26
  %31 = call noalias i8* @malloc(i64 noundef 4) #4, !dbg !27
  store i8* %31, i8** %6, align 8, !dbg !28
  %32 = load i8*, i8** %6, align 8, !dbg !29
  %33 = load i8*, i8** %5, align 8, !dbg !30
  %34 = icmp ugt i8* %32, %33, !dbg !31
  %35 = zext i1 %34 to i64, !dbg !29
  %36 = select i1 %34, i32 0, i32 100, !dbg !29
  store i32 %36, i32* %7, align 4, !dbg !32
  %37 = load i8, i8* %3, align 1, !dbg !33
  %38 = zext i8 %37 to i32, !dbg !33
  %39 = icmp sgt i32 %38, 10, !dbg !34
  br i1 %39, label %40, label %43, !dbg !33

40:                                               ; preds = %29
  %41 = load i8*, i8** %5, align 8, !dbg !35
  %42 = getelementptr inbounds i8, i8* %41, i64 10, !dbg !35
  store i8 97, i8* %42, align 1, !dbg !36
  br label %43, !dbg !35

43:                                               ; preds = %40, %29
  %44 = load i8, i8* %3, align 1, !dbg !37
  %45 = zext i8 %44 to i32, !dbg !37
  %46 = icmp sgt i32 %45, 20, !dbg !38
  br i1 %46, label %47, label %82, !dbg !37

47:                                               ; preds = %43
  %48 = load i8*, i8** %5, align 8, !dbg !39
  %49 = load i8, i8* %3, align 1, !dbg !40
  %50 = zext i8 %49 to i32, !dbg !40
  %51 = sub nsw i32 %50, 1, !dbg !41
  %52 = sext i32 %51 to i64, !dbg !39
  %53 = getelementptr inbounds i8, i8* %48, i64 %52, !dbg !39
  store i8 122, i8* %53, align 1, !dbg !42
  %54 = load i8*, i8** %5, align 8, !dbg !43
  %55 = getelementptr inbounds i8, i8* %54, i64 10, !dbg !43
  %56 = load i8, i8* %55, align 1, !dbg !43
  %57 = sext i8 %56 to i32, !dbg !43
  %58 = icmp eq i32 %57, 97, !dbg !44
  %59 = zext i1 %58 to i64, !dbg !43
  %60 = select i1 %58, i32 1, i32 2, !dbg !43
  %61 = load i32, i32* %7, align 4, !dbg !45
  %62 = add nsw i32 %61, %60, !dbg !45
  store i32 %62, i32* %7, align 4, !dbg !45
  %63 = load i8*, i8** %5, align 8, !dbg !46
  %64 = load i8, i8* %4, align 1, !dbg !47
  %65 = zext i8 %64 to i32, !dbg !47
  %66 = add nsw i32 %65, 14, !dbg !48
  %67 = sext i32 %66 to i64, !dbg !46
  %68 = getelementptr inbounds i8, i8* %63, i64 %67, !dbg !46
  store i8 98, i8* %68, align 1, !dbg !49
  %69 = load i8*, i8** %5, align 8, !dbg !50
  %70 = load i8, i8* %3, align 1, !dbg !51
  %71 = zext i8 %70 to i32, !dbg !51
  %72 = sub nsw i32 %71, 1, !dbg !52
  %73 = sext i32 %72 to i64, !dbg !50
  %74 = getelementptr inbounds i8, i8* %69, i64 %73, !dbg !50
  %75 = load i8, i8* %74, align 1, !dbg !50
  %76 = sext i8 %75 to i32, !dbg !50
  %77 = icmp eq i32 %76, 98, !dbg !53
  br i1 %77, label %78, label %81, !dbg !50

78:                                               ; preds = %47
  %79 = load i32, i32* %7, align 4, !dbg !54
  %80 = add nsw i32 %79, 4, !dbg !54
  store i32 %80, i32* %7, align 4, !dbg !54
  br label %81, !dbg !55

81:                                               ; preds = %78, %47
  br label %170, !dbg !56

82:                                               ; preds = %43
  %83 = load i8, i8* %4, align 1, !dbg !57
  %84 = zext i8 %83 to i32, !dbg !57
  %85 = icmp eq i32 %84, 3, !dbg !58
  br i1 %85, label %86, label %91, !dbg !57

86:                                               ; preds = %82
  %87 = load i8*, i8** %5, align 8, !dbg !59
  %88 = load i8, i8* %3, align 1, !dbg !60
  %89 = zext i8 %88 to i64, !dbg !59
  %90 = getelementptr inbounds i8, i8* %87, i64 %89, !dbg !59
  store i8 0, i8* %90, align 1, !dbg !61
  br label %169, !dbg !62

91:                                               ; preds = %82
  %92 = load i8, i8* %4, align 1, !dbg !63
  %93 = zext i8 %92 to i32, !dbg !63
  %94 = icmp eq i32 %93, 5, !dbg !64
  br i1 %94, label %95, label %100, !dbg !63

95:                                               ; preds = %91
  %96 = load i8*, i8** %5, align 8, !dbg !65
  %97 = load i8, i8* %4, align 1, !dbg !66
  %98 = zext i8 %97 to i64, !dbg !65
  %99 = getelementptr inbounds i8, i8* %96, i64 %98, !dbg !65
  store i8 1, i8* %99, align 1, !dbg !67
  br label %168, !dbg !68

100:                                              ; preds = %91
  %101 = load i8, i8* %4, align 1, !dbg !69
  %102 = zext i8 %101 to i32, !dbg !69
  %103 = icmp eq i32 %102, 6, !dbg !70
  br i1 %103, label %104, label %126, !dbg !71

104:                                              ; preds = %100
  %105 = load i8, i8* %3, align 1, !dbg !72
  %106 = zext i8 %105 to i32, !dbg !72
  %107 = icmp sgt i32 %106, 8, !dbg !73
  br i1 %107, label %108, label %126, !dbg !69

108:                                              ; preds = %104
  %109 = load i8*, i8** %5, align 8, !dbg !74
  %110 = call i8* @strcpy(i8* noundef %109, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0)) #4, !dbg !75
  %111 = load i8*, i8** %5, align 8, !dbg !76
  %112 = call i32 @memcmp(i8* noundef %111, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i64 noundef 7) #5, !dbg !77
  %113 = icmp eq i32 %112, 0, !dbg !78
  %114 = zext i1 %113 to i64, !dbg !77
  %115 = select i1 %113, i32 8, i32 16, !dbg !77
  %116 = load i32, i32* %7, align 4, !dbg !79
  %117 = add nsw i32 %116, %115, !dbg !79
  store i32 %117, i32* %7, align 4, !dbg !79
  %118 = load i8*, i8** %5, align 8, !dbg !80
  %119 = call i8* @realloc(i8* noundef %118, i64 noundef 9) #4, !dbg !81
  store i8* %119, i8** %5, align 8, !dbg !82
  %120 = load i8*, i8** %5, align 8, !dbg !83
  %121 = call i64 @strlen(i8* noundef %120) #5, !dbg !84
  %122 = trunc i64 %121 to i32, !dbg !85
  %123 = mul nsw i32 %122, 32, !dbg !86
  %124 = load i32, i32* %7, align 4, !dbg !87
  %125 = add nsw i32 %124, %123, !dbg !87
  store i32 %125, i32* %7, align 4, !dbg !87
  br label %167, !dbg !88

126:                                              ; preds = %104, %100
  %127 = load i8, i8* %4, align 1, !dbg !89
  %128 = zext i8 %127 to i32, !dbg !89
  %129 = icmp eq i32 %128, 7, !dbg !90
  br i1 %129, label %130, label %166, !dbg !89

130:                                              ; preds = %126
  %131 = load i8, i8* %3, align 1, !dbg !91
  %132 = zext i8 %131 to i32, !dbg !91
  %133 = add nsw i32 %132, 1, !dbg !92
  %134 = sext i32 %133 to i64, !dbg !91
  %135 = call noalias i8* @calloc(i64 noundef %134, i64 noundef 100) #4, !dbg !93
  %136 = bitcast i8* %135 to i32*, !dbg !93
  store i32* %136, i32** %8, align 8, !dbg !94
  %137 = load i8, i8* %3, align 1, !dbg !95
  %138 = zext i8 %137 to i32, !dbg !95
  %139 = xor i32 %138, 5, !dbg !96
  store i32 %139, i32* %9, align 4, !dbg !97
  %140 = load i32, i32* %9, align 4, !dbg !98
  %141 = load i8, i8* %3, align 1, !dbg !99
  %142 = zext i8 %141 to i32, !dbg !99
  %143 = icmp ult i32 %140, %142, !dbg !100
  br i1 %143, label %144, label %163, !dbg !98

144:                                              ; preds = %130
  %145 = load i32*, i32** %8, align 8, !dbg !101
  %146 = load i32, i32* %9, align 4, !dbg !102
  %147 = mul i32 25, %146, !dbg !103
  %148 = zext i32 %147 to i64, !dbg !101
  %149 = getelementptr inbounds i32, i32* %145, i64 %148, !dbg !101
  store i32 3, i32* %149, align 4, !dbg !104
  %150 = load i32*, i32** %8, align 8, !dbg !105
  %151 = load i8, i8* %3, align 1, !dbg !106
  %152 = zext i8 %151 to i32, !dbg !106
  %153 = sub nsw i32 %152, 1, !dbg !107
  %154 = mul nsw i32 25, %153, !dbg !108
  %155 = sext i32 %154 to i64, !dbg !105
  %156 = getelementptr inbounds i32, i32* %150, i64 %155, !dbg !105
  %157 = load i32, i32* %156, align 4, !dbg !105
  %158 = icmp ne i32 %157, 0, !dbg !105
  %159 = zext i1 %158 to i64, !dbg !105
  %160 = select i1 %158, i32 64, i32 0, !dbg !105
  %161 = load i32, i32* %7, align 4, !dbg !109
  %162 = add nsw i32 %161, %160, !dbg !109
  store i32 %162, i32* %7, align 4, !dbg !109
  br label %163, !dbg !110

163:                                              ; preds = %144, %130
  %164 = load i32*, i32** %8, align 8, !dbg !111
  %165 = bitcast i32* %164 to i8*, !dbg !111
  call void @free(i8* noundef %165) #4, !dbg !112
  br label %166, !dbg !113

166:                                              ; preds = %163, %126
  br label %167

167:                                              ; preds = %166, %108
  br label %168

168:                                              ; preds = %167, %95
  br label %169

169:                                              ; preds = %168, %86
  br label %170

170:                                              ; preds = %169, %81
  %171 = load i8*, i8** %5, align 8, !dbg !114
  call void @free(i8* noundef %171) #4, !dbg !115
  %172 = load i32, i32* %7, align 4, !dbg !116
  ret i32 %172, !dbg !117
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i8* @strcpy(i8* noundef, i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_sizes.c", directory: ".", checksumkind: CSK_MD5, checksum: "2da9f40fc84c77b48c2addb1c4168cab")
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
!14 = !DILocation(line: 11, column: 23, scope: !10)
!15 = !DILocation(line: 11, column: 25, scope: !10)
!16 = !DILocation(line: 11, column: 19, scope: !10)
!17 = !DILocation(line: 11, column: 35, scope: !10)
!18 = !DILocation(line: 11, column: 37, scope: !10)
!19 = !DILocation(line: 11, column: 31, scope: !10)
!20 = !DILocation(line: 12, column: 15, scope: !10)
!21 = !DILocation(line: 12, column: 17, scope: !10)
!22 = !DILocation(line: 12, column: 33, scope: !10)
!23 = !DILocation(line: 12, column: 26, scope: !10)
!24 = !DILocation(line: 12, column: 48, scope: !10)
!25 = !DILocation(line: 12, column: 41, scope: !10)
!26 = !DILocation(line: 12, column: 11, scope: !10)
!27 = !DILocation(line: 13, column: 15, scope: !10)
!28 = !DILocation(line: 13, column: 11, scope: !10)
!29 = !DILocation(line: 14, column: 13, scope: !10)
!30 = !DILocation(line: 14, column: 17, scope: !10)
!31 = !DILocation(line: 14, column: 15, scope: !10)
!32 = !DILocation(line: 14, column: 9, scope: !10)
!33 = !DILocation(line: 15, column: 9, scope: !10)
!34 = !DILocation(line: 15, column: 11, scope: !10)
!35 = !DILocation(line: 16, column: 9, scope: !10)
!36 = !DILocation(line: 16, column: 15, scope: !10)
!37 = !DILocation(line: 17, column: 9, scope: !10)
!38 = !DILocation(line: 17, column: 11, scope: !10)
!39 = !DILocation(line: 18, column: 9, scope: !10)
!40 = !DILocation(line: 18, column: 11, scope: !10)
!41 = !DILocation(line: 18, column: 13, scope: !10)
!42 = !DILocation(line: 18, column: 18, scope: !10)
!43 = !DILocation(line: 19, column: 14, scope: !10)
!44 = !DILocation(line: 19, column: 20, scope: !10)
!45 = !DILocation(line: 19, column: 11, scope: !10)
!46 = !DILocation(line: 20, column: 9, scope: !10)
!47 = !DILocation(line: 20, column: 11, scope: !10)
!48 = !DILocation(line: 20, column: 13, scope: !10)
!49 = !DILocation(line: 20, column: 19, scope: !10)
!50 = !DILocation(line: 21, column: 13, scope: !10)
!51 = !DILocation(line: 21, column: 15, scope: !10)
!52 = !DILocation(line: 21, column: 17, scope: !10)
!53 = !DILocation(line: 21, column: 22, scope: !10)
!54 = !DILocation(line: 22, column: 15, scope: !10)
!55 = !DILocation(line: 22, column: 13, scope: !10)
!56 = !DILocation(line: 23, column: 5, scope: !10)
!57 = !DILocation(line: 23, column: 16, scope: !10)
!58 = !DILocation(line: 23, column: 18, scope: !10)
!59 = !DILocation(line: 24, column: 9, scope: !10)
!60 = !DILocation(line: 24, column: 11, scope: !10)
!61 = !DILocation(line: 24, column: 14, scope: !10)
!62 = !DILocation(line: 25, column: 5, scope: !10)
!63 = !DILocation(line: 25, column: 16, scope: !10)
!64 = !DILocation(line: 25, column: 18, scope: !10)
!65 = !DILocation(line: 26, column: 9, scope: !10)
!66 = !DILocation(line: 26, column: 11, scope: !10)
!67 = !DILocation(line: 26, column: 14, scope: !10)
!68 = !DILocation(line: 27, column: 5, scope: !10)
!69 = !DILocation(line: 27, column: 16, scope: !10)
!70 = !DILocation(line: 27, column: 18, scope: !10)
!71 = !DILocation(line: 27, column: 23, scope: !10)
!72 = !DILocation(line: 27, column: 26, scope: !10)
!73 = !DILocation(line: 27, column: 28, scope: !10)
!74 = !DILocation(line: 28, column: 16, scope: !10)
!75 = !DILocation(line: 28, column: 9, scope: !10)
!76 = !DILocation(line: 29, column: 21, scope: !10)
!77 = !DILocation(line: 29, column: 14, scope: !10)
!78 = !DILocation(line: 29, column: 38, scope: !10)
!79 = !DILocation(line: 29, column: 11, scope: !10)
!80 = !DILocation(line: 30, column: 21, scope: !10)
!81 = !DILocation(line: 30, column: 13, scope: !10)
!82 = !DILocation(line: 30, column: 11, scope: !10)
!83 = !DILocation(line: 31, column: 26, scope: !10)
!84 = !DILocation(line: 31, column: 19, scope: !10)
!85 = !DILocation(line: 31, column: 14, scope: !10)
!86 = !DILocation(line: 31, column: 29, scope: !10)
!87 = !DILocation(line: 31, column: 11, scope: !10)
!88 = !DILocation(line: 32, column: 5, scope: !10)
!89 = !DILocation(line: 33, column: 14, scope: !10)
!90 = !DILocation(line: 33, column: 16, scope: !10)
!91 = !DILocation(line: 35, column: 30, scope: !10)
!92 = !DILocation(line: 35, column: 32, scope: !10)
!93 = !DILocation(line: 35, column: 23, scope: !10)
!94 = !DILocation(line: 35, column: 19, scope: !10)
!95 = !DILocation(line: 35, column: 47, scope: !10)
!96 = !DILocation(line: 35, column: 49, scope: !10)
!97 = !DILocation(line: 35, column: 43, scope: !10)
!98 = !DILocation(line: 36, column: 13, scope: !10)
!99 = !DILocation(line: 36, column: 17, scope: !10)
!100 = !DILocation(line: 36, column: 15, scope: !10)
!101 = !DILocation(line: 37, column: 13, scope: !10)
!102 = !DILocation(line: 37, column: 20, scope: !10)
!103 = !DILocation(line: 37, column: 18, scope: !10)
!104 = !DILocation(line: 37, column: 23, scope: !10)
!105 = !DILocation(line: 38, column: 18, scope: !10)
!106 = !DILocation(line: 38, column: 26, scope: !10)
!107 = !DILocation(line: 38, column: 28, scope: !10)
!108 = !DILocation(line: 38, column: 23, scope: !10)
!109 = !DILocation(line: 38, column: 15, scope: !10)
!110 = !DILocation(line: 39, column: 9, scope: !10)
!111 = !DILocation(line: 40, column: 14, scope: !10)
!112 = !DILocation(line: 40, column: 9, scope: !10)
!113 = !DILocation(line: 41, column: 5, scope: !10)
!114 = !DILocation(line: 42, column: 10, scope: !10)
!115 = !DILocation(line: 42, column: 5, scope: !10)
!116 = !DILocation(line: 43, column: 12, scope: !10)
!117 = !DILocation(line: 43, column: 5, scope: !10)
