; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/heap_sizes.c
; ModuleID = 'tests/programs/heap_sizes.c'
source_filename = "tests/programs/heap_sizes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
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
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %10 = load i8, ptr %2, align 1, !dbg !14
  %11 = zext i8 %10 to i32, !dbg !14
  %12 = and i32 %11, 31, !dbg !15
  %13 = trunc i32 %12 to i8, !dbg !14
  store i8 %13, ptr %3, align 1, !dbg !16
  %14 = load i8, ptr %2, align 1, !dbg !17
  %15 = zext i8 %14 to i32, !dbg !17
  %16 = ashr i32 %15, 5, !dbg !18
  %17 = trunc i32 %16 to i8, !dbg !17
  store i8 %17, ptr %4, align 1, !dbg !19
  %18 = load i8, ptr %2, align 1, !dbg !20
  %19 = zext i8 %18 to i32, !dbg !20
  %20 = icmp eq i32 %19, 200, !dbg !21
  br i1 %20, label %21, label %25, !dbg !20

21:                                               ; preds = %0
  %22 = load i8, ptr %3, align 1, !dbg !22
  %23 = zext i8 %22 to i64, !dbg !22
  %24 = call noalias ptr @calloc(i64 noundef %23, i64 noundef 3) #7, !dbg !23
  br label %29, !dbg !20

25:                                               ; preds = %0
  %26 = load i8, ptr %3, align 1, !dbg !24
  %27 = zext i8 %26 to i64, !dbg !24
  %28 = call noalias ptr @malloc(i64 noundef %27) #8, !dbg !25
  br label %29, !dbg !20

29:                                               ; preds = %25, %21
  %30 = phi ptr [ %24, %21 ], [ %28, %25 ], !dbg !20
  store ptr %30, ptr %5, align 8, !dbg !26
  %31 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !27
  store ptr %31, ptr %6, align 8, !dbg !28
  %32 = load ptr, ptr %6, align 8, !dbg !29
  %33 = load ptr, ptr %5, align 8, !dbg !30
  %34 = icmp ugt ptr %32, %33, !dbg !31
  %35 = zext i1 %34 to i64, !dbg !29
  %36 = select i1 %34, i32 0, i32 100, !dbg !29
  store i32 %36, ptr %7, align 4, !dbg !32
  %37 = load i8, ptr %3, align 1, !dbg !33
  %38 = zext i8 %37 to i32, !dbg !33
  %39 = icmp sgt i32 %38, 10, !dbg !34
  br i1 %39, label %40, label %43, !dbg !33

40:                                               ; preds = %29
  %41 = load ptr, ptr %5, align 8, !dbg !35
  %42 = getelementptr inbounds i8, ptr %41, i64 10, !dbg !35
  store i8 97, ptr %42, align 1, !dbg !36
  br label %43, !dbg !35

43:                                               ; preds = %40, %29
  %44 = load i8, ptr %3, align 1, !dbg !37
  %45 = zext i8 %44 to i32, !dbg !37
  %46 = icmp sgt i32 %45, 20, !dbg !38
  br i1 %46, label %47, label %82, !dbg !37

47:                                               ; preds = %43
  %48 = load ptr, ptr %5, align 8, !dbg !39
  %49 = load i8, ptr %3, align 1, !dbg !40
  %50 = zext i8 %49 to i32, !dbg !40
  %51 = sub nsw i32 %50, 1, !dbg !41
  %52 = sext i32 %51 to i64, !dbg !39
  %53 = getelementptr inbounds i8, ptr %48, i64 %52, !dbg !39
  store i8 122, ptr %53, align 1, !dbg !42
  %54 = load ptr, ptr %5, align 8, !dbg !43
  %55 = getelementptr inbounds i8, ptr %54, i64 10, !dbg !43
  %56 = load i8, ptr %55, align 1, !dbg !43
  %57 = sext i8 %56 to i32, !dbg !43
  %58 = icmp eq i32 %57, 97, !dbg !44
  %59 = zext i1 %58 to i64, !dbg !43
  %60 = select i1 %58, i32 1, i32 2, !dbg !43
  %61 = load i32, ptr %7, align 4, !dbg !45
  %62 = add nsw i32 %61, %60, !dbg !45
  store i32 %62, ptr %7, align 4, !dbg !45
  %63 = load ptr, ptr %5, align 8, !dbg !46
  %64 = load i8, ptr %4, align 1, !dbg !47
  %65 = zext i8 %64 to i32, !dbg !47
  %66 = add nsw i32 %65, 14, !dbg !48
  %67 = sext i32 %66 to i64, !dbg !46
  %68 = getelementptr inbounds i8, ptr %63, i64 %67, !dbg !46
  store i8 98, ptr %68, align 1, !dbg !49
  %69 = load ptr, ptr %5, align 8, !dbg !50
  %70 = load i8, ptr %3, align 1, !dbg !51
  %71 = zext i8 %70 to i32, !dbg !51
  %72 = sub nsw i32 %71, 1, !dbg !52
  %73 = sext i32 %72 to i64, !dbg !50
  %74 = getelementptr inbounds i8, ptr %69, i64 %73, !dbg !50
  %75 = load i8, ptr %74, align 1, !dbg !50
  %76 = sext i8 %75 to i32, !dbg !50
  %77 = icmp eq i32 %76, 98, !dbg !53
  br i1 %77, label %78, label %81, !dbg !50

78:                                               ; preds = %47
  %79 = load i32, ptr %7, align 4, !dbg !54
  %80 = add nsw i32 %79, 4, !dbg !54
  store i32 %80, ptr %7, align 4, !dbg !54
  br label %81, !dbg !55

81:                                               ; preds = %78, %47
  br label %168, !dbg !56

82:                                               ; preds = %43
  %83 = load i8, ptr %4, align 1, !dbg !57
  %84 = zext i8 %83 to i32, !dbg !57
  %85 = icmp eq i32 %84, 3, !dbg !58
  br i1 %85, label %86, label %91, !dbg !57

86:                                               ; preds = %82
  %87 = load ptr, ptr %5, align 8, !dbg !59
  %88 = load i8, ptr %3, align 1, !dbg !60
  %89 = zext i8 %88 to i64, !dbg !59
  %90 = getelementptr inbounds i8, ptr %87, i64 %89, !dbg !59
  store i8 0, ptr %90, align 1, !dbg !61
  br label %167, !dbg !62

91:                                               ; preds = %82
  %92 = load i8, ptr %4, align 1, !dbg !63
  %93 = zext i8 %92 to i32, !dbg !63
  %94 = icmp eq i32 %93, 5, !dbg !64
  br i1 %94, label %95, label %100, !dbg !63

95:                                               ; preds = %91
  %96 = load ptr, ptr %5, align 8, !dbg !65
  %97 = load i8, ptr %4, align 1, !dbg !66
  %98 = zext i8 %97 to i64, !dbg !65
  %99 = getelementptr inbounds i8, ptr %96, i64 %98, !dbg !65
  store i8 1, ptr %99, align 1, !dbg !67
  br label %166, !dbg !68

100:                                              ; preds = %91
  %101 = load i8, ptr %4, align 1, !dbg !69
  %102 = zext i8 %101 to i32, !dbg !69
  %103 = icmp eq i32 %102, 6, !dbg !70
  br i1 %103, label %104, label %126, !dbg !71

104:                                              ; preds = %100
  %105 = load i8, ptr %3, align 1, !dbg !72
  %106 = zext i8 %105 to i32, !dbg !72
  %107 = icmp sgt i32 %106, 8, !dbg !73
  br i1 %107, label %108, label %126, !dbg !69

108:                                              ; preds = %104
  %109 = load ptr, ptr %5, align 8, !dbg !74
  %110 = call ptr @strcpy(ptr noundef %109, ptr noundef @.str.1) #9, !dbg !75
  %111 = load ptr, ptr %5, align 8, !dbg !76
  %112 = call i32 @memcmp(ptr noundef %111, ptr noundef @.str.2, i64 noundef 7) #10, !dbg !77
  %113 = icmp eq i32 %112, 0, !dbg !78
  %114 = zext i1 %113 to i64, !dbg !77
  %115 = select i1 %113, i32 8, i32 16, !dbg !77
  %116 = load i32, ptr %7, align 4, !dbg !79
  %117 = add nsw i32 %116, %115, !dbg !79
  store i32 %117, ptr %7, align 4, !dbg !79
  %118 = load ptr, ptr %5, align 8, !dbg !80
  %119 = call ptr @realloc(ptr noundef %118, i64 noundef 9) #11, !dbg !81
  store ptr %119, ptr %5, align 8, !dbg !82
  %120 = load ptr, ptr %5, align 8, !dbg !83
  %121 = call i64 @strlen(ptr noundef %120) #10, !dbg !84
  %122 = trunc i64 %121 to i32, !dbg !85
  %123 = mul nsw i32 %122, 32, !dbg !86
  %124 = load i32, ptr %7, align 4, !dbg !87
  %125 = add nsw i32 %124, %123, !dbg !87
  store i32 %125, ptr %7, align 4, !dbg !87
  br label %165, !dbg !88

126:                                              ; preds = %104, %100
  %127 = load i8, ptr %4, align 1, !dbg !89
  %128 = zext i8 %127 to i32, !dbg !89
  %129 = icmp eq i32 %128, 7, !dbg !90
  br i1 %129, label %130, label %164, !dbg !89

130:                                              ; preds = %126
  %131 = load i8, ptr %3, align 1, !dbg !91
  %132 = zext i8 %131 to i32, !dbg !91
  %133 = add nsw i32 %132, 1, !dbg !92
  %134 = sext i32 %133 to i64, !dbg !91
  %135 = call noalias ptr @calloc(i64 noundef %134, i64 noundef 100) #7, !dbg !93
  store ptr %135, ptr %8, align 8, !dbg !94
  %136 = load i8, ptr %3, align 1, !dbg !95
  %137 = zext i8 %136 to i32, !dbg !95
  %138 = xor i32 %137, 5, !dbg !96
  store i32 %138, ptr %9, align 4, !dbg !97
  %139 = load i32, ptr %9, align 4, !dbg !98
  %140 = load i8, ptr %3, align 1, !dbg !99
  %141 = zext i8 %140 to i32, !dbg !99
  %142 = icmp ult i32 %139, %141, !dbg !100
  br i1 %142, label %143, label %162, !dbg !98

143:                                              ; preds = %130
  %144 = load ptr, ptr %8, align 8, !dbg !101
  %145 = load i32, ptr %9, align 4, !dbg !102
  %146 = mul i32 25, %145, !dbg !103
  %147 = zext i32 %146 to i64, !dbg !101
  %148 = getelementptr inbounds i32, ptr %144, i64 %147, !dbg !101
  store i32 3, ptr %148, align 4, !dbg !104
  %149 = load ptr, ptr %8, align 8, !dbg !105
  %150 = load i8, ptr %3, align 1, !dbg !106
  %151 = zext i8 %150 to i32, !dbg !106
  %152 = sub nsw i32 %151, 1, !dbg !107
  %153 = mul nsw i32 25, %152, !dbg !108
  %154 = sext i32 %153 to i64, !dbg !105
  %155 = getelementptr inbounds i32, ptr %149, i64 %154, !dbg !105
  %156 = load i32, ptr %155, align 4, !dbg !105
  %157 = icmp ne i32 %156, 0, !dbg !105
  %158 = zext i1 %157 to i64, !dbg !105
  %159 = select i1 %157, i32 64, i32 0, !dbg !105
  %160 = load i32, ptr %7, align 4, !dbg !109
  %161 = add nsw i32 %160, %159, !dbg !109
  store i32 %161, ptr %7, align 4, !dbg !109
  br label %162, !dbg !110

162:                                              ; preds = %143, %130
  %163 = load ptr, ptr %8, align 8, !dbg !111
  call void @free(ptr noundef %163) #9, !dbg !112
  br label %164, !dbg !113

164:                                              ; preds = %162, %126
  br label %165

165:                                              ; preds = %164, %108
  br label %166

166:                                              ; preds = %165, %95
  br label %167

167:                                              ; preds = %166, %86
  br label %168

168:                                              ; preds = %167, %81
  %169 = load ptr, ptr %5, align 8, !dbg !114
  call void @free(ptr noundef %169) #9, !dbg !115
  %170 = load i32, ptr %7, align 4, !dbg !116
  ret i32 %170, !dbg !117
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #5

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #6

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #5

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0,1) }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(read) }
attributes #11 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_sizes.c", directory: ".", checksumkind: CSK_MD5, checksum: "2da9f40fc84c77b48c2addb1c4168cab")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
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
