; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -std=c++17 tests/programs/worlds/mismatched.cpp
; ModuleID = 'tests/programs/worlds/mismatched.cpp'
source_filename = "tests/programs/worlds/mismatched.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%struct.Wide = type { [64 x i8] }
%struct.Counted = type { i32 }

$_ZN7CountednwEm = comdat any

$_ZN7CounteddlEPv = comdat any

$__clang_call_terminate = comdat any

@_ZSt7nothrow = external global %"struct.std::nothrow_t", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !20, metadata !DIExpression()), !dbg !21
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !22, metadata !DIExpression()), !dbg !23
  %6 = load i32, i32* %4, align 4, !dbg !24
  %7 = icmp slt i32 %6, 2, !dbg !26
  br i1 %7, label %8, label %9, !dbg !27

8:                                                ; preds = %2
  store i32 2, i32* %3, align 4, !dbg !28
  br label %114, !dbg !28

9:                                                ; preds = %2
  %10 = load i8**, i8*** %5, align 8, !dbg !29
  %11 = getelementptr inbounds i8*, i8** %10, i64 1, !dbg !29
  %12 = load i8*, i8** %11, align 8, !dbg !29
  %13 = getelementptr inbounds i8, i8* %12, i64 0, !dbg !29
  %14 = load i8, i8* %13, align 1, !dbg !29
  %15 = sext i8 %14 to i32, !dbg !29
  switch i32 %15, label %113 [
    i32 97, label %16
    i32 98, label %23
    i32 99, label %27
    i32 100, label %34
    i32 101, label %41
    i32 102, label %48
    i32 103, label %55
    i32 104, label %62
  ], !dbg !30

16:                                               ; preds = %9
  %17 = call noalias noundef nonnull i8* @_Znam(i64 noundef 16) #9, !dbg !31, !heapallocsite !4
  %18 = bitcast i8* %17 to i32*, !dbg !31
  %19 = icmp eq i32* %18, null, !dbg !33
  br i1 %19, label %22, label %20, !dbg !33

20:                                               ; preds = %16
  %21 = bitcast i32* %18 to i8*, !dbg !33
  call void @_ZdlPv(i8* noundef %21) #10, !dbg !33
  br label %22, !dbg !33

22:                                               ; preds = %20, %16
  br label %113, !dbg !34

23:                                               ; preds = %9
  %24 = call noalias noundef nonnull i8* @_Znam(i64 noundef 16) #9, !dbg !35, !heapallocsite !4
  %25 = bitcast i8* %24 to i32*, !dbg !35
  %26 = bitcast i32* %25 to i8*, !dbg !35
  call void @free(i8* noundef %26), !dbg !36
  br label %113, !dbg !37

27:                                               ; preds = %9
  %28 = call i8* @malloc(i64 noundef 4), !dbg !38
  %29 = bitcast i8* %28 to i32*, !dbg !39
  %30 = icmp eq i32* %29, null, !dbg !40
  br i1 %30, label %33, label %31, !dbg !40

31:                                               ; preds = %27
  %32 = bitcast i32* %29 to i8*, !dbg !40
  call void @_ZdlPv(i8* noundef %32) #10, !dbg !40
  br label %33, !dbg !40

33:                                               ; preds = %31, %27
  br label %113, !dbg !41

34:                                               ; preds = %9
  %35 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #9, !dbg !42, !heapallocsite !4
  %36 = bitcast i8* %35 to i32*, !dbg !42
  store i32 3, i32* %36, align 4, !dbg !42
  %37 = icmp eq i32* %36, null, !dbg !43
  br i1 %37, label %40, label %38, !dbg !43

38:                                               ; preds = %34
  %39 = bitcast i32* %36 to i8*, !dbg !43
  call void @_ZdaPv(i8* noundef %39) #10, !dbg !43
  br label %40, !dbg !43

40:                                               ; preds = %38, %34
  br label %113, !dbg !44

41:                                               ; preds = %9
  %42 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #9, !dbg !45, !heapallocsite !4
  %43 = bitcast i8* %42 to i32*, !dbg !45
  store i32 3, i32* %43, align 4, !dbg !45
  %44 = bitcast i32* %43 to i8*, !dbg !45
  %45 = call i8* @realloc(i8* noundef %44, i64 noundef 8), !dbg !46
  %46 = icmp ne i8* %45, null, !dbg !47
  %47 = zext i1 %46 to i32, !dbg !46
  store i32 %47, i32* %3, align 4, !dbg !48
  br label %114, !dbg !48

48:                                               ; preds = %9
  %49 = call noalias noundef i8* @_ZnamRKSt9nothrow_t(i64 noundef 16, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #11, !dbg !49, !heapallocsite !4
  %50 = bitcast i8* %49 to i32*, !dbg !49
  %51 = icmp eq i32* %50, null, !dbg !50
  br i1 %51, label %54, label %52, !dbg !50

52:                                               ; preds = %48
  %53 = bitcast i32* %50 to i8*, !dbg !50
  call void @_ZdlPv(i8* noundef %53) #10, !dbg !50
  br label %54, !dbg !50

54:                                               ; preds = %52, %48
  br label %113, !dbg !51

55:                                               ; preds = %9
  %56 = call noalias noundef nonnull align 64 i8* @_ZnwmSt11align_val_t(i64 noundef 64, i64 noundef 64) #9, !dbg !52, !heapallocsite !53
  %57 = bitcast i8* %56 to %struct.Wide*, !dbg !52
  %58 = icmp eq %struct.Wide* %57, null, !dbg !59
  br i1 %58, label %61, label %59, !dbg !59

59:                                               ; preds = %55
  %60 = bitcast %struct.Wide* %57 to i8*, !dbg !59
  call void @_ZdaPvSt11align_val_t(i8* noundef %60, i64 noundef 64) #10, !dbg !59
  br label %61, !dbg !59

61:                                               ; preds = %59, %55
  br label %113, !dbg !60

62:                                               ; preds = %9
  %63 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #9, !dbg !61, !heapallocsite !4
  %64 = bitcast i8* %63 to i32*, !dbg !61
  store i32 1, i32* %64, align 4, !dbg !61
  %65 = icmp eq i32* %64, null, !dbg !63
  br i1 %65, label %68, label %66, !dbg !63

66:                                               ; preds = %62
  %67 = bitcast i32* %64 to i8*, !dbg !63
  call void @_ZdlPv(i8* noundef %67) #10, !dbg !63
  br label %68, !dbg !63

68:                                               ; preds = %66, %62
  %69 = call noalias noundef nonnull i8* @_Znam(i64 noundef 8) #9, !dbg !64, !heapallocsite !4
  %70 = bitcast i8* %69 to i32*, !dbg !64
  %71 = icmp eq i32* %70, null, !dbg !65
  br i1 %71, label %74, label %72, !dbg !65

72:                                               ; preds = %68
  %73 = bitcast i32* %70 to i8*, !dbg !65
  call void @_ZdaPv(i8* noundef %73) #10, !dbg !65
  br label %74, !dbg !65

74:                                               ; preds = %72, %68
  %75 = call noalias noundef i8* @_ZnwmRKSt9nothrow_t(i64 noundef 4, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #11, !dbg !66, !heapallocsite !4
  %76 = icmp eq i8* %75, null, !dbg !66
  br i1 %76, label %79, label %77, !dbg !66

77:                                               ; preds = %74
  %78 = bitcast i8* %75 to i32*, !dbg !66
  store i32 1, i32* %78, align 4, !dbg !66
  br label %79, !dbg !66

79:                                               ; preds = %77, %74
  %80 = phi i32* [ %78, %77 ], [ null, %74 ], !dbg !66
  %81 = icmp eq i32* %80, null, !dbg !67
  br i1 %81, label %84, label %82, !dbg !67

82:                                               ; preds = %79
  %83 = bitcast i32* %80 to i8*, !dbg !67
  call void @_ZdlPv(i8* noundef %83) #10, !dbg !67
  br label %84, !dbg !67

84:                                               ; preds = %82, %79
  %85 = call noalias noundef i8* @_ZnamRKSt9nothrow_t(i64 noundef 8, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #11, !dbg !68, !heapallocsite !4
  %86 = bitcast i8* %85 to i32*, !dbg !68
  %87 = icmp eq i32* %86, null, !dbg !69
  br i1 %87, label %90, label %88, !dbg !69

88:                                               ; preds = %84
  %89 = bitcast i32* %86 to i8*, !dbg !69
  call void @_ZdaPv(i8* noundef %89) #10, !dbg !69
  br label %90, !dbg !69

90:                                               ; preds = %88, %84
  %91 = call noalias noundef nonnull align 64 i8* @_ZnwmSt11align_val_t(i64 noundef 64, i64 noundef 64) #9, !dbg !70, !heapallocsite !53
  %92 = bitcast i8* %91 to %struct.Wide*, !dbg !70
  %93 = icmp eq %struct.Wide* %92, null, !dbg !71
  br i1 %93, label %96, label %94, !dbg !71

94:                                               ; preds = %90
  %95 = bitcast %struct.Wide* %92 to i8*, !dbg !71
  call void @_ZdlPvSt11align_val_t(i8* noundef %95, i64 noundef 64) #10, !dbg !71
  br label %96, !dbg !71

96:                                               ; preds = %94, %90
  %97 = call noalias noundef nonnull align 64 i8* @_ZnamSt11align_val_t(i64 noundef 128, i64 noundef 64) #9, !dbg !72, !heapallocsite !53
  %98 = bitcast i8* %97 to %struct.Wide*, !dbg !72
  %99 = icmp eq %struct.Wide* %98, null, !dbg !73
  br i1 %99, label %102, label %100, !dbg !73

100:                                              ; preds = %96
  %101 = bitcast %struct.Wide* %98 to i8*, !dbg !73
  call void @_ZdaPvSt11align_val_t(i8* noundef %101, i64 noundef 64) #10, !dbg !73
  br label %102, !dbg !73

102:                                              ; preds = %100, %96
  %103 = call noundef i8* @_ZN7CountednwEm(i64 noundef 4), !dbg !74, !heapallocsite !75
  %104 = bitcast i8* %103 to %struct.Counted*, !dbg !74
  %105 = icmp eq %struct.Counted* %104, null, !dbg !87
  br i1 %105, label %108, label %106, !dbg !87

106:                                              ; preds = %102
  %107 = bitcast %struct.Counted* %104 to i8*, !dbg !87
  call void @_ZN7CounteddlEPv(i8* noundef %107) #12, !dbg !87
  br label %108, !dbg !87

108:                                              ; preds = %106, %102
  %109 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 8) #13, !dbg !88
  call void @_ZdlPv(i8* noundef %109) #12, !dbg !89
  %110 = call noalias noundef nonnull i8* @_Znam(i64 noundef 8) #13, !dbg !90
  call void @_ZdaPv(i8* noundef %110) #12, !dbg !91
  %111 = call i8* @malloc(i64 noundef 3), !dbg !92
  %112 = call i8* @realloc(i8* noundef %111, i64 noundef 9), !dbg !93
  call void @free(i8* noundef %112), !dbg !94
  store i32 0, i32* %3, align 4, !dbg !95
  br label %114, !dbg !95

113:                                              ; preds = %9, %61, %54, %40, %33, %23, %22
  store i32 0, i32* %3, align 4, !dbg !96
  br label %114, !dbg !96

114:                                              ; preds = %113, %108, %41, %8
  %115 = load i32, i32* %3, align 4, !dbg !97
  ret i32 %115, !dbg !97
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znam(i64 noundef) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #3

declare void @free(i8* noundef) #4

declare i8* @malloc(i64 noundef) #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(i8* noundef) #3

declare i8* @realloc(i8* noundef, i64 noundef) #4

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noundef i8* @_ZnamRKSt9nothrow_t(i64 noundef, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1)) #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvSt11align_val_t(i8* noundef, i64 noundef) #3

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noundef i8* @_ZnwmRKSt9nothrow_t(i64 noundef, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1)) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvSt11align_val_t(i8* noundef, i64 noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_ZnamSt11align_val_t(i64 noundef, i64 noundef) #2

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local noundef i8* @_ZN7CountednwEm(i64 noundef %0) #6 comdat align 2 !dbg !98 {
  %2 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = load i64, i64* %2, align 8, !dbg !101
  %4 = call i8* @malloc(i64 noundef %3), !dbg !102
  ret i8* %4, !dbg !103
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN7CounteddlEPv(i8* noundef %0) #7 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !104 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !105, metadata !DIExpression()), !dbg !106
  %3 = load i8*, i8** %2, align 8, !dbg !107
  invoke void @free(i8* noundef %3)
          to label %4 unwind label %5, !dbg !108

4:                                                ; preds = %1
  ret void, !dbg !109

5:                                                ; preds = %1
  %6 = landingpad { i8*, i32 }
          catch i8* null, !dbg !108
  %7 = extractvalue { i8*, i32 } %6, 0, !dbg !108
  call void @__clang_call_terminate(i8* %7) #14, !dbg !108
  unreachable, !dbg !108
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #8 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #12
  call void @_ZSt9terminatev() #14
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline noreturn nounwind }
attributes #9 = { builtin allocsize(0) }
attributes #10 = { builtin nounwind }
attributes #11 = { builtin nounwind allocsize(0) }
attributes #12 = { nounwind }
attributes #13 = { allocsize(0) }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/worlds/mismatched.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "949ca1bd55ac93c7c70987ba7f27655b")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 7, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 1}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 14.0.6"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !14, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!14 = !DISubroutineType(types: !15)
!15 = !{!4, !4, !16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{}
!20 = !DILocalVariable(name: "argc", arg: 1, scope: !13, file: !1, line: 24, type: !4)
!21 = !DILocation(line: 24, column: 14, scope: !13)
!22 = !DILocalVariable(name: "argv", arg: 2, scope: !13, file: !1, line: 24, type: !16)
!23 = !DILocation(line: 24, column: 27, scope: !13)
!24 = !DILocation(line: 26, column: 9, scope: !25)
!25 = distinct !DILexicalBlock(scope: !13, file: !1, line: 26, column: 9)
!26 = !DILocation(line: 26, column: 14, scope: !25)
!27 = !DILocation(line: 26, column: 9, scope: !13)
!28 = !DILocation(line: 27, column: 9, scope: !25)
!29 = !DILocation(line: 28, column: 13, scope: !13)
!30 = !DILocation(line: 28, column: 5, scope: !13)
!31 = !DILocation(line: 30, column: 16, scope: !32)
!32 = distinct !DILexicalBlock(scope: !13, file: !1, line: 28, column: 25)
!33 = !DILocation(line: 30, column: 9, scope: !32)
!34 = !DILocation(line: 31, column: 9, scope: !32)
!35 = !DILocation(line: 33, column: 14, scope: !32)
!36 = !DILocation(line: 33, column: 9, scope: !32)
!37 = !DILocation(line: 34, column: 9, scope: !32)
!38 = !DILocation(line: 36, column: 35, scope: !32)
!39 = !DILocation(line: 36, column: 16, scope: !32)
!40 = !DILocation(line: 36, column: 9, scope: !32)
!41 = !DILocation(line: 37, column: 9, scope: !32)
!42 = !DILocation(line: 39, column: 18, scope: !32)
!43 = !DILocation(line: 39, column: 9, scope: !32)
!44 = !DILocation(line: 40, column: 9, scope: !32)
!45 = !DILocation(line: 42, column: 24, scope: !32)
!46 = !DILocation(line: 42, column: 16, scope: !32)
!47 = !DILocation(line: 42, column: 39, scope: !32)
!48 = !DILocation(line: 42, column: 9, scope: !32)
!49 = !DILocation(line: 44, column: 16, scope: !32)
!50 = !DILocation(line: 44, column: 9, scope: !32)
!51 = !DILocation(line: 45, column: 9, scope: !32)
!52 = !DILocation(line: 47, column: 18, scope: !32)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Wide", file: !1, line: 15, size: 512, align: 512, flags: DIFlagTypePassByValue, elements: !54, identifier: "_ZTS4Wide")
!54 = !{!55}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !53, file: !1, line: 16, baseType: !56, size: 512)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 512, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 64)
!59 = !DILocation(line: 47, column: 9, scope: !32)
!60 = !DILocation(line: 48, column: 9, scope: !32)
!61 = !DILocation(line: 50, column: 16, scope: !62)
!62 = distinct !DILexicalBlock(scope: !32, file: !1, line: 49, column: 15)
!63 = !DILocation(line: 50, column: 9, scope: !62)
!64 = !DILocation(line: 51, column: 18, scope: !62)
!65 = !DILocation(line: 51, column: 9, scope: !62)
!66 = !DILocation(line: 52, column: 16, scope: !62)
!67 = !DILocation(line: 52, column: 9, scope: !62)
!68 = !DILocation(line: 53, column: 18, scope: !62)
!69 = !DILocation(line: 53, column: 9, scope: !62)
!70 = !DILocation(line: 54, column: 16, scope: !62)
!71 = !DILocation(line: 54, column: 9, scope: !62)
!72 = !DILocation(line: 55, column: 18, scope: !62)
!73 = !DILocation(line: 55, column: 9, scope: !62)
!74 = !DILocation(line: 56, column: 16, scope: !62)
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Counted", file: !1, line: 18, size: 32, flags: DIFlagTypePassByValue, elements: !76, identifier: "_ZTS7Counted")
!76 = !{!77, !78, !84}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !75, file: !1, line: 19, baseType: !4, size: 32)
!78 = !DISubprogram(name: "operator new", linkageName: "_ZN7CountednwEm", scope: !75, file: !1, line: 20, type: !79, scopeLine: 20, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !82}
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !1, line: 2, baseType: !83)
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DISubprogram(name: "operator delete", linkageName: "_ZN7CounteddlEPv", scope: !75, file: !1, line: 21, type: !85, scopeLine: 21, flags: DIFlagPrototyped | DIFlagStaticMember, spFlags: 0)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !81}
!87 = !DILocation(line: 56, column: 9, scope: !62)
!88 = !DILocation(line: 57, column: 27, scope: !62)
!89 = !DILocation(line: 57, column: 9, scope: !62)
!90 = !DILocation(line: 58, column: 29, scope: !62)
!91 = !DILocation(line: 58, column: 9, scope: !62)
!92 = !DILocation(line: 59, column: 22, scope: !62)
!93 = !DILocation(line: 59, column: 14, scope: !62)
!94 = !DILocation(line: 59, column: 9, scope: !62)
!95 = !DILocation(line: 60, column: 9, scope: !62)
!96 = !DILocation(line: 63, column: 5, scope: !13)
!97 = !DILocation(line: 64, column: 1, scope: !13)
!98 = distinct !DISubprogram(name: "operator new", linkageName: "_ZN7CountednwEm", scope: !75, file: !1, line: 20, type: !79, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !78, retainedNodes: !19)
!99 = !DILocalVariable(name: "size", arg: 1, scope: !98, file: !1, line: 20, type: !82)
!100 = !DILocation(line: 20, column: 38, scope: !98)
!101 = !DILocation(line: 20, column: 60, scope: !98)
!102 = !DILocation(line: 20, column: 53, scope: !98)
!103 = !DILocation(line: 20, column: 46, scope: !98)
!104 = distinct !DISubprogram(name: "operator delete", linkageName: "_ZN7CounteddlEPv", scope: !75, file: !1, line: 21, type: !85, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !84, retainedNodes: !19)
!105 = !DILocalVariable(name: "p", arg: 1, scope: !104, file: !1, line: 21, type: !81)
!106 = !DILocation(line: 21, column: 39, scope: !104)
!107 = !DILocation(line: 21, column: 49, scope: !104)
!108 = !DILocation(line: 21, column: 44, scope: !104)
!109 = !DILocation(line: 21, column: 53, scope: !104)
