; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -std=c++17 tests/programs/worlds/classes.cpp
; ModuleID = 'tests/programs/worlds/classes.cpp'
source_filename = "tests/programs/worlds/classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%struct.Once = type { i8 }
%struct.Shape = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Wide = type { [64 x i8] }
%struct.Concrete = type { %struct.Abstract }
%struct.Abstract = type { i32 (...)** }
%struct.Square = type { %struct.Shape.base, i32 }
%struct.Shape.base = type <{ i32 (...)**, i32 }>

$_ZN6SquareC2Ei = comdat any

$_ZN8ConcreteC2Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN6SquareD2Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZN5Shape7measureEv = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZNK5Shape4areaEv = comdat any

$__clang_call_terminate = comdat any

$_ZN4OnceC2Ev = comdat any

$_ZN8AbstractC2Ev = comdat any

$_ZN8Concrete5startEv = comdat any

$_ZN8Abstract5beginEv = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTI6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV8Concrete = comdat any

$_ZTS8Concrete = comdat any

$_ZTS8Abstract = comdat any

$_ZTI8Abstract = comdat any

$_ZTI8Concrete = comdat any

$_ZTV8Abstract = comdat any

@.str = private unnamed_addr constant [6 x i8] c"seven\00", align 1
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@_ZSt7nothrow = external global %"struct.std::nothrow_t", align 1
@_ZL4made = internal global i32 0, align 4, !dbg !0
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI6Square to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD2Ev to i8*), i8* bitcast (void (%struct.Square*)* @_ZN6SquareD0Ev to i8*), i8* bitcast (i32 (%struct.Square*)* @_ZNK6Square4areaEv to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTI6Square = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Square, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*) }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*), i8* bitcast (i32 (%struct.Shape*)* @_ZNK5Shape4areaEv to i8*)] }, comdat, align 8
@.str.2 = private unnamed_addr constant [5 x i8] c"gone\00", align 1
@_ZZL4oncevE2it = internal global %struct.Once zeroinitializer, align 1, !dbg !64
@_ZGVZL4oncevE2it = internal global i64 0, align 8
@_ZTV8Concrete = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTI8Concrete to i8*), i8* bitcast (void (%struct.Concrete*)* @_ZN8Concrete5startEv to i8*)] }, comdat, align 8
@_ZTS8Concrete = linkonce_odr dso_local constant [10 x i8] c"8Concrete\00", comdat, align 1
@_ZTS8Abstract = linkonce_odr dso_local constant [10 x i8] c"8Abstract\00", comdat, align 1
@_ZTI8Abstract = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @_ZTS8Abstract, i32 0, i32 0) }, comdat, align 8
@_ZTI8Concrete = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @_ZTS8Concrete, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTI8Abstract to i8*) }, comdat, align 8
@_ZTV8Abstract = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI8Abstract to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*)] }, comdat, align 8
@.str.3 = private unnamed_addr constant [23 x i8] c"never in a constructor\00", align 1

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !79 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.Shape*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca %struct.Wide*, align 8
  %7 = alloca i32*, align 8
  %8 = alloca i8, align 1
  %9 = alloca %struct.Concrete, align 8
  %10 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  %11 = call i32 @getchar(), !dbg !80
  switch i32 %11, label %125 [
    i32 118, label %12
    i32 97, label %47
    i32 110, label %63
    i32 115, label %100
    i32 112, label %107
    i32 116, label %108
  ], !dbg !81

12:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !82, metadata !DIExpression()), !dbg !86
  %13 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 16) #13, !dbg !87, !heapallocsite !8
  %14 = bitcast i8* %13 to %struct.Square*, !dbg !87
  %15 = invoke i32 @getchar()
          to label %16 unwind label %34, !dbg !88

16:                                               ; preds = %12
  %17 = and i32 %15, 15, !dbg !89
  invoke void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(16) %14, i32 noundef %17)
          to label %18 unwind label %34, !dbg !90

18:                                               ; preds = %16
  %19 = bitcast %struct.Square* %14 to %struct.Shape*, !dbg !87
  store %struct.Shape* %19, %struct.Shape** %2, align 8, !dbg !86
  %20 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !91
  %21 = bitcast %struct.Shape* %20 to i32 (%struct.Shape*)***, !dbg !93
  %22 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %21, align 8, !dbg !93
  %23 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %22, i64 2, !dbg !93
  %24 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %23, align 8, !dbg !93
  %25 = call noundef i32 %24(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %20), !dbg !93
  %26 = icmp eq i32 %25, 49, !dbg !94
  br i1 %26, label %27, label %38, !dbg !95

27:                                               ; preds = %18
  %28 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !96
  %29 = getelementptr inbounds %struct.Shape, %struct.Shape* %28, i32 0, i32 1, !dbg !97
  %30 = load i32, i32* %29, align 8, !dbg !97
  %31 = icmp eq i32 %30, 0, !dbg !98
  br i1 %31, label %32, label %38, !dbg !99

32:                                               ; preds = %27
  %33 = call i32 @puts(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0)), !dbg !100
  br label %38, !dbg !100

34:                                               ; preds = %16, %12
  %35 = landingpad { i8*, i32 }
          cleanup, !dbg !101
  %36 = extractvalue { i8*, i32 } %35, 0, !dbg !101
  store i8* %36, i8** %3, align 8, !dbg !101
  %37 = extractvalue { i8*, i32 } %35, 1, !dbg !101
  store i32 %37, i32* %4, align 4, !dbg !101
  call void @_ZdlPv(i8* noundef %13) #14, !dbg !87
  br label %128, !dbg !87

38:                                               ; preds = %32, %27, %18
  %39 = load %struct.Shape*, %struct.Shape** %2, align 8, !dbg !102
  %40 = icmp eq %struct.Shape* %39, null, !dbg !103
  br i1 %40, label %46, label %41, !dbg !103

41:                                               ; preds = %38
  %42 = bitcast %struct.Shape* %39 to void (%struct.Shape*)***, !dbg !103
  %43 = load void (%struct.Shape*)**, void (%struct.Shape*)*** %42, align 8, !dbg !103
  %44 = getelementptr inbounds void (%struct.Shape*)*, void (%struct.Shape*)** %43, i64 1, !dbg !103
  %45 = load void (%struct.Shape*)*, void (%struct.Shape*)** %44, align 8, !dbg !103
  call void %45(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %39) #12, !dbg !103
  br label %46, !dbg !103

46:                                               ; preds = %41, %38
  store i32 0, i32* %1, align 4, !dbg !104
  br label %126, !dbg !104

47:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i8** %5, metadata !105, metadata !DIExpression()), !dbg !108
  %48 = call noalias noundef nonnull i8* @_Znam(i64 noundef 8) #13, !dbg !109, !heapallocsite !5
  call void @llvm.memset.p0i8.i64(i8* align 1 %48, i8 0, i64 8, i1 false), !dbg !109
  store i8* %48, i8** %5, align 8, !dbg !108
  %49 = call i32 @getchar(), !dbg !110
  %50 = trunc i32 %49 to i8, !dbg !110
  %51 = load i8*, i8** %5, align 8, !dbg !111
  %52 = getelementptr inbounds i8, i8* %51, i64 0, !dbg !111
  store i8 %50, i8* %52, align 1, !dbg !112
  %53 = load i8*, i8** %5, align 8, !dbg !113
  %54 = call i64 @strlen(i8* noundef %53), !dbg !115
  %55 = icmp eq i64 %54, 1, !dbg !116
  br i1 %55, label %56, label %58, !dbg !117

56:                                               ; preds = %47
  %57 = call i32 @puts(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i64 0, i64 0)), !dbg !118
  br label %58, !dbg !118

58:                                               ; preds = %56, %47
  %59 = load i8*, i8** %5, align 8, !dbg !119
  %60 = icmp eq i8* %59, null, !dbg !120
  br i1 %60, label %62, label %61, !dbg !120

61:                                               ; preds = %58
  call void @_ZdaPv(i8* noundef %59) #14, !dbg !120
  br label %62, !dbg !120

62:                                               ; preds = %61, %58
  store i32 0, i32* %1, align 4, !dbg !121
  br label %126, !dbg !121

63:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata %struct.Wide** %6, metadata !122, metadata !DIExpression()), !dbg !131
  %64 = call noalias noundef nonnull align 64 i8* @_ZnwmSt11align_val_t(i64 noundef 64, i64 noundef 64) #13, !dbg !132, !heapallocsite !125
  %65 = bitcast i8* %64 to %struct.Wide*, !dbg !132
  store %struct.Wide* %65, %struct.Wide** %6, align 8, !dbg !131
  call void @llvm.dbg.declare(metadata i32** %7, metadata !133, metadata !DIExpression()), !dbg !135
  %66 = call noalias noundef i8* @_ZnwmRKSt9nothrow_t(i64 noundef 4, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #15, !dbg !136, !heapallocsite !18
  %67 = icmp eq i8* %66, null, !dbg !136
  br i1 %67, label %70, label %68, !dbg !136

68:                                               ; preds = %63
  %69 = bitcast i8* %66 to i32*, !dbg !136
  store i32 3, i32* %69, align 4, !dbg !136
  br label %70, !dbg !136

70:                                               ; preds = %68, %63
  %71 = phi i32* [ %69, %68 ], [ null, %63 ], !dbg !136
  store i32* %71, i32** %7, align 8, !dbg !135
  call void @llvm.dbg.declare(metadata i8* %8, metadata !137, metadata !DIExpression()), !dbg !139
  %72 = load %struct.Wide*, %struct.Wide** %6, align 8, !dbg !140
  %73 = ptrtoint %struct.Wide* %72 to i64, !dbg !141
  %74 = urem i64 %73, 64, !dbg !142
  %75 = icmp eq i64 %74, 0, !dbg !143
  br i1 %75, label %76, label %83, !dbg !144

76:                                               ; preds = %70
  %77 = load i32*, i32** %7, align 8, !dbg !145
  %78 = icmp ne i32* %77, null, !dbg !145
  br i1 %78, label %79, label %83, !dbg !146

79:                                               ; preds = %76
  %80 = load i32*, i32** %7, align 8, !dbg !147
  %81 = load i32, i32* %80, align 4, !dbg !148
  %82 = icmp eq i32 %81, 3, !dbg !149
  br label %83

83:                                               ; preds = %79, %76, %70
  %84 = phi i1 [ false, %76 ], [ false, %70 ], [ %82, %79 ], !dbg !150
  %85 = zext i1 %84 to i8, !dbg !139
  store i8 %85, i8* %8, align 1, !dbg !139
  %86 = load %struct.Wide*, %struct.Wide** %6, align 8, !dbg !151
  %87 = icmp eq %struct.Wide* %86, null, !dbg !152
  br i1 %87, label %90, label %88, !dbg !152

88:                                               ; preds = %83
  %89 = bitcast %struct.Wide* %86 to i8*, !dbg !152
  call void @_ZdlPvSt11align_val_t(i8* noundef %89, i64 noundef 64) #14, !dbg !152
  br label %90, !dbg !152

90:                                               ; preds = %88, %83
  %91 = load i32*, i32** %7, align 8, !dbg !153
  %92 = icmp eq i32* %91, null, !dbg !154
  br i1 %92, label %95, label %93, !dbg !154

93:                                               ; preds = %90
  %94 = bitcast i32* %91 to i8*, !dbg !154
  call void @_ZdlPv(i8* noundef %94) #14, !dbg !154
  br label %95, !dbg !154

95:                                               ; preds = %93, %90
  %96 = load i8, i8* %8, align 1, !dbg !155
  %97 = trunc i8 %96 to i1, !dbg !155
  %98 = zext i1 %97 to i64, !dbg !155
  %99 = select i1 %97, i32 0, i32 9, !dbg !155
  store i32 %99, i32* %1, align 4, !dbg !156
  br label %126, !dbg !156

100:                                              ; preds = %0
  %101 = call noundef nonnull align 1 dereferenceable(1) %struct.Once* @_ZL4oncev(), !dbg !157
  %102 = call noundef nonnull align 1 dereferenceable(1) %struct.Once* @_ZL4oncev(), !dbg !158
  %103 = load i32, i32* @_ZL4made, align 4, !dbg !159
  %104 = icmp eq i32 %103, 1, !dbg !160
  %105 = zext i1 %104 to i64, !dbg !159
  %106 = select i1 %104, i32 0, i32 9, !dbg !159
  store i32 %106, i32* %1, align 4, !dbg !161
  br label %126, !dbg !161

107:                                              ; preds = %0
  call void @llvm.dbg.declare(metadata %struct.Concrete* %9, metadata !162, metadata !DIExpression()), !dbg !164
  call void @_ZN8ConcreteC2Ev(%struct.Concrete* noundef nonnull align 8 dereferenceable(8) %9), !dbg !164
  store i32 9, i32* %1, align 4, !dbg !165
  br label %126, !dbg !165

108:                                              ; preds = %0
  call void @llvm.dbg.declare(metadata i32** %10, metadata !166, metadata !DIExpression()), !dbg !168
  %109 = call noalias noundef nonnull i8* @_Znwm(i64 noundef 4) #13, !dbg !169, !heapallocsite !18
  %110 = bitcast i8* %109 to i32*, !dbg !169
  store i32* %110, i32** %10, align 8, !dbg !168
  %111 = load i32*, i32** %10, align 8, !dbg !170
  %112 = icmp eq i32* %111, null, !dbg !171
  br i1 %112, label %115, label %113, !dbg !171

113:                                              ; preds = %108
  %114 = bitcast i32* %111 to i8*, !dbg !171
  call void @_ZdlPv(i8* noundef %114) #14, !dbg !171
  br label %115, !dbg !171

115:                                              ; preds = %113, %108
  %116 = call i32 @getchar(), !dbg !172
  %117 = icmp eq i32 %116, 33, !dbg !174
  br i1 %117, label %118, label %124, !dbg !175

118:                                              ; preds = %115
  %119 = load i32*, i32** %10, align 8, !dbg !176
  %120 = icmp eq i32* %119, null, !dbg !177
  br i1 %120, label %123, label %121, !dbg !177

121:                                              ; preds = %118
  %122 = bitcast i32* %119 to i8*, !dbg !177
  call void @_ZdlPv(i8* noundef %122) #14, !dbg !177
  br label %123, !dbg !177

123:                                              ; preds = %121, %118
  br label %124, !dbg !177

124:                                              ; preds = %123, %115
  store i32 0, i32* %1, align 4, !dbg !178
  br label %126, !dbg !178

125:                                              ; preds = %0
  store i32 1, i32* %1, align 4, !dbg !179
  br label %126, !dbg !179

126:                                              ; preds = %125, %124, %107, %100, %95, %62, %46
  %127 = load i32, i32* %1, align 4, !dbg !180
  ret i32 %127, !dbg !180

128:                                              ; preds = %34
  %129 = load i8*, i8** %3, align 8, !dbg !87
  %130 = load i32, i32* %4, align 4, !dbg !87
  %131 = insertvalue { i8*, i32 } undef, i8* %129, 0, !dbg !87
  %132 = insertvalue { i8*, i32 } %131, i32 %130, 1, !dbg !87
  resume { i8*, i32 } %132, !dbg !87
}

declare i32 @getchar() #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znwm(i64 noundef) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ei(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 !dbg !181 {
  %3 = alloca %struct.Square*, align 8
  %4 = alloca i32, align 4
  store %struct.Square* %0, %struct.Square** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %3, metadata !182, metadata !DIExpression()), !dbg !184
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !185, metadata !DIExpression()), !dbg !186
  %5 = load %struct.Square*, %struct.Square** %3, align 8
  %6 = bitcast %struct.Square* %5 to %struct.Shape*, !dbg !187
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %6), !dbg !188
  %7 = bitcast %struct.Square* %5 to i32 (...)***, !dbg !187
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV6Square, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %7, align 8, !dbg !187
  %8 = getelementptr inbounds %struct.Square, %struct.Square* %5, i32 0, i32 1, !dbg !189
  %9 = load i32, i32* %4, align 4, !dbg !190
  store i32 %9, i32* %8, align 4, !dbg !189
  ret void, !dbg !191
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #5

declare i32 @puts(i8* noundef) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_Znam(i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

declare i64 @strlen(i8* noundef) #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(i8* noundef) #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull i8* @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) #3

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noundef i8* @_ZnwmRKSt9nothrow_t(i64 noundef, %"struct.std::nothrow_t"* noundef nonnull align 1 dereferenceable(1)) #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvSt11align_val_t(i8* noundef, i64 noundef) #5

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef nonnull align 1 dereferenceable(1) %struct.Once* @_ZL4oncev() #8 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !66 {
  %1 = alloca i8*, align 8
  %2 = alloca i32, align 4
  %3 = load atomic i8, i8* bitcast (i64* @_ZGVZL4oncevE2it to i8*) acquire, align 8, !dbg !192
  %4 = icmp eq i8 %3, 0, !dbg !192
  br i1 %4, label %5, label %10, !dbg !192, !prof !193

5:                                                ; preds = %0
  %6 = call i32 @__cxa_guard_acquire(i64* @_ZGVZL4oncevE2it) #12, !dbg !192
  %7 = icmp ne i32 %6, 0, !dbg !192
  br i1 %7, label %8, label %10, !dbg !192

8:                                                ; preds = %5
  invoke void @_ZN4OnceC2Ev(%struct.Once* noundef nonnull align 1 dereferenceable(1) @_ZZL4oncevE2it)
          to label %9 unwind label %11, !dbg !194

9:                                                ; preds = %8
  call void @__cxa_guard_release(i64* @_ZGVZL4oncevE2it) #12, !dbg !192
  br label %10, !dbg !192

10:                                               ; preds = %9, %5, %0
  ret %struct.Once* @_ZZL4oncevE2it, !dbg !195

11:                                               ; preds = %8
  %12 = landingpad { i8*, i32 }
          cleanup, !dbg !196
  %13 = extractvalue { i8*, i32 } %12, 0, !dbg !196
  store i8* %13, i8** %1, align 8, !dbg !196
  %14 = extractvalue { i8*, i32 } %12, 1, !dbg !196
  store i32 %14, i32* %2, align 4, !dbg !196
  call void @__cxa_guard_abort(i64* @_ZGVZL4oncevE2it) #12, !dbg !192
  br label %15, !dbg !192

15:                                               ; preds = %11
  %16 = load i8*, i8** %1, align 8, !dbg !192
  %17 = load i32, i32* %2, align 4, !dbg !192
  %18 = insertvalue { i8*, i32 } undef, i8* %16, 0, !dbg !192
  %19 = insertvalue { i8*, i32 } %18, i32 %17, 1, !dbg !192
  resume { i8*, i32 } %19, !dbg !192
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN8ConcreteC2Ev(%struct.Concrete* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !197 {
  %2 = alloca %struct.Concrete*, align 8
  store %struct.Concrete* %0, %struct.Concrete** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Concrete** %2, metadata !199, metadata !DIExpression()), !dbg !201
  %3 = load %struct.Concrete*, %struct.Concrete** %2, align 8
  %4 = bitcast %struct.Concrete* %3 to %struct.Abstract*, !dbg !202
  call void @_ZN8AbstractC2Ev(%struct.Abstract* noundef nonnull align 8 dereferenceable(8) %4), !dbg !202
  %5 = bitcast %struct.Concrete* %3 to i32 (...)***, !dbg !202
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV8Concrete, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !202
  ret void, !dbg !202
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 !dbg !203 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !204, metadata !DIExpression()), !dbg !205
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (...)***, !dbg !206
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !206
  call void @_ZN5Shape7measureEv(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %3), !dbg !207
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !210 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %2, metadata !214, metadata !DIExpression()), !dbg !215
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  %4 = bitcast %struct.Square* %3 to %struct.Shape*, !dbg !216
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %4) #12, !dbg !216
  ret void, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !219 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %2, metadata !220, metadata !DIExpression()), !dbg !221
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  call void @_ZN6SquareD2Ev(%struct.Square* noundef nonnull align 8 dereferenceable(16) %3) #12, !dbg !222
  %4 = bitcast %struct.Square* %3 to i8*, !dbg !222
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !222
  ret void, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(%struct.Square* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 !dbg !223 {
  %2 = alloca %struct.Square*, align 8
  store %struct.Square* %0, %struct.Square** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Square** %2, metadata !224, metadata !DIExpression()), !dbg !226
  %3 = load %struct.Square*, %struct.Square** %2, align 8
  %4 = getelementptr inbounds %struct.Square, %struct.Square* %3, i32 0, i32 1, !dbg !227
  %5 = load i32, i32* %4, align 4, !dbg !227
  %6 = getelementptr inbounds %struct.Square, %struct.Square* %3, i32 0, i32 1, !dbg !228
  %7 = load i32, i32* %6, align 4, !dbg !228
  %8 = mul nsw i32 %5, %7, !dbg !229
  ret i32 %8, !dbg !230
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5Shape7measureEv(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) #8 comdat align 2 !dbg !231 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !232, metadata !DIExpression()), !dbg !233
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (%struct.Shape*)***, !dbg !234
  %5 = load i32 (%struct.Shape*)**, i32 (%struct.Shape*)*** %4, align 8, !dbg !234
  %6 = getelementptr inbounds i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %5, i64 2, !dbg !234
  %7 = load i32 (%struct.Shape*)*, i32 (%struct.Shape*)** %6, align 8, !dbg !234
  %8 = call noundef i32 %7(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %3), !dbg !234
  %9 = getelementptr inbounds %struct.Shape, %struct.Shape* %3, i32 0, i32 1, !dbg !235
  store i32 %8, i32* %9, align 8, !dbg !236
  ret void, !dbg !237
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #9 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !238 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !239, metadata !DIExpression()), !dbg !240
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (...)***, !dbg !241
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !241
  %5 = invoke i32 @puts(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.2, i64 0, i64 0))
          to label %6 unwind label %7, !dbg !242

6:                                                ; preds = %1
  ret void, !dbg !244

7:                                                ; preds = %1
  %8 = landingpad { i8*, i32 }
          catch i8* null, !dbg !242
  %9 = extractvalue { i8*, i32 } %8, 0, !dbg !242
  call void @__clang_call_terminate(i8* %9) #16, !dbg !242
  unreachable, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #9 comdat align 2 !dbg !245 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !246, metadata !DIExpression()), !dbg !247
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %3) #12, !dbg !248
  %4 = bitcast %struct.Shape* %3 to i8*, !dbg !248
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !248
  ret void, !dbg !249
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Shape4areaEv(%struct.Shape* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #10 comdat align 2 !dbg !250 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !251, metadata !DIExpression()), !dbg !253
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  ret i32 0, !dbg !254
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #11 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #12
  call void @_ZSt9terminatev() #16
  unreachable
}

declare i8* @__cxa_begin_catch(i8*)

declare void @_ZSt9terminatev()

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #12

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN4OnceC2Ev(%struct.Once* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #9 comdat align 2 !dbg !255 {
  %2 = alloca %struct.Once*, align 8
  store %struct.Once* %0, %struct.Once** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Once** %2, metadata !256, metadata !DIExpression()), !dbg !258
  %3 = load %struct.Once*, %struct.Once** %2, align 8
  %4 = load i32, i32* @_ZL4made, align 4, !dbg !259
  %5 = add nsw i32 %4, 1, !dbg !259
  store i32 %5, i32* @_ZL4made, align 4, !dbg !259
  ret void, !dbg !261
}

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #12

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #12

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN8AbstractC2Ev(%struct.Abstract* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 !dbg !262 {
  %2 = alloca %struct.Abstract*, align 8
  store %struct.Abstract* %0, %struct.Abstract** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Abstract** %2, metadata !263, metadata !DIExpression()), !dbg !265
  %3 = load %struct.Abstract*, %struct.Abstract** %2, align 8
  %4 = bitcast %struct.Abstract* %3 to i32 (...)***, !dbg !266
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV8Abstract, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !266
  call void @_ZN8Abstract5beginEv(%struct.Abstract* noundef nonnull align 8 dereferenceable(8) %3), !dbg !267
  ret void, !dbg !269
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN8Concrete5startEv(%struct.Concrete* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #8 comdat align 2 !dbg !270 {
  %2 = alloca %struct.Concrete*, align 8
  store %struct.Concrete* %0, %struct.Concrete** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Concrete** %2, metadata !271, metadata !DIExpression()), !dbg !272
  %3 = load %struct.Concrete*, %struct.Concrete** %2, align 8
  %4 = call i32 @puts(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.3, i64 0, i64 0)), !dbg !273
  ret void, !dbg !274
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN8Abstract5beginEv(%struct.Abstract* noundef nonnull align 8 dereferenceable(8) %0) #8 comdat align 2 !dbg !275 {
  %2 = alloca %struct.Abstract*, align 8
  store %struct.Abstract* %0, %struct.Abstract** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Abstract** %2, metadata !276, metadata !DIExpression()), !dbg !277
  %3 = load %struct.Abstract*, %struct.Abstract** %2, align 8
  %4 = bitcast %struct.Abstract* %3 to void (%struct.Abstract*)***, !dbg !278
  %5 = load void (%struct.Abstract*)**, void (%struct.Abstract*)*** %4, align 8, !dbg !278
  %6 = getelementptr inbounds void (%struct.Abstract*)*, void (%struct.Abstract*)** %5, i64 0, !dbg !278
  %7 = load void (%struct.Abstract*)*, void (%struct.Abstract*)** %6, align 8, !dbg !278
  call void %7(%struct.Abstract* noundef nonnull align 8 dereferenceable(8) %3), !dbg !278
  ret void, !dbg !279
}

declare void @__cxa_pure_virtual() unnamed_addr

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { nobuiltin nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }
attributes #15 = { builtin nounwind allocsize(0) }
attributes #16 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "made", linkageName: "_ZL4made", scope: !2, file: !3, line: 41, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !63, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/classes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "461bb213a88a05949c288e9176db389e")
!4 = !{!5, !6, !8, !11, !41, !47, !50}
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 8, baseType: !7)
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 24, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !9, vtableHolder: !11, identifier: "_ZTS6Square")
!9 = !{!10, !31, !32, !36}
!10 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !8, baseType: !11, extraData: i32 0)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 17, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !12, vtableHolder: !11, identifier: "_ZTS5Shape")
!12 = !{!13, !19, !20, !24, !25, !30}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !14, size: 64, flags: DIFlagArtificial)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "measured", scope: !11, file: !3, line: 22, baseType: !18, size: 32, offset: 64)
!20 = !DISubprogram(name: "Shape", scope: !11, file: !3, line: 18, type: !21, scopeLine: 18, flags: DIFlagPrototyped, spFlags: 0)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!24 = !DISubprogram(name: "~Shape", scope: !11, file: !3, line: 19, type: !21, scopeLine: 19, containingType: !11, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!25 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !11, file: !3, line: 20, type: !26, scopeLine: 20, containingType: !11, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!26 = !DISubroutineType(types: !27)
!27 = !{!18, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!30 = !DISubprogram(name: "measure", linkageName: "_ZN5Shape7measureEv", scope: !11, file: !3, line: 21, type: !21, scopeLine: 21, flags: DIFlagPrototyped, spFlags: 0)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !8, file: !3, line: 27, baseType: !18, size: 32, offset: 96)
!32 = !DISubprogram(name: "Square", scope: !8, file: !3, line: 25, type: !33, scopeLine: 25, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35, !18}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!36 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !8, file: !3, line: 26, type: !37, scopeLine: 26, containingType: !8, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!37 = !DISubroutineType(types: !38)
!38 = !{!18, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Once", file: !3, line: 42, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !42, identifier: "_ZTS4Once")
!42 = !{!43}
!43 = !DISubprogram(name: "Once", scope: !41, file: !3, line: 43, type: !44, scopeLine: 43, flags: DIFlagPrototyped, spFlags: 0)
!44 = !DISubroutineType(types: !45)
!45 = !{null, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Concrete", file: !3, line: 34, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !48, vtableHolder: !50, identifier: "_ZTS8Concrete")
!48 = !{!49, !59}
!49 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !47, baseType: !50, extraData: i32 0)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Abstract", file: !3, line: 29, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !51, vtableHolder: !50, identifier: "_ZTS8Abstract")
!51 = !{!52, !53, !57, !58}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Abstract", scope: !3, file: !3, baseType: !14, size: 64, flags: DIFlagArtificial)
!53 = !DISubprogram(name: "Abstract", scope: !50, file: !3, line: 30, type: !54, scopeLine: 30, flags: DIFlagPrototyped, spFlags: 0)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DISubprogram(name: "begin", linkageName: "_ZN8Abstract5beginEv", scope: !50, file: !3, line: 31, type: !54, scopeLine: 31, flags: DIFlagPrototyped, spFlags: 0)
!58 = !DISubprogram(name: "start", linkageName: "_ZN8Abstract5startEv", scope: !50, file: !3, line: 32, type: !54, scopeLine: 32, containingType: !50, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!59 = !DISubprogram(name: "start", linkageName: "_ZN8Concrete5startEv", scope: !47, file: !3, line: 35, type: !60, scopeLine: 35, containingType: !47, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !62}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !{!64, !0}
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "it", scope: !66, file: !3, line: 46, type: !41, isLocal: true, isDefinition: true)
!66 = distinct !DISubprogram(name: "once", linkageName: "_ZL4oncev", scope: !3, file: !3, line: 45, type: !67, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!67 = !DISubroutineType(types: !68)
!68 = !{!69}
!69 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !41, size: 64)
!70 = !{}
!71 = !{i32 7, !"Dwarf Version", i32 5}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 7, !"PIC Level", i32 2}
!75 = !{i32 7, !"PIE Level", i32 2}
!76 = !{i32 7, !"uwtable", i32 1}
!77 = !{i32 7, !"frame-pointer", i32 2}
!78 = !{!"Debian clang version 14.0.6"}
!79 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!80 = !DILocation(line: 51, column: 11, scope: !79)
!81 = !DILocation(line: 51, column: 3, scope: !79)
!82 = !DILocalVariable(name: "shape", scope: !83, file: !3, line: 53, type: !85)
!83 = distinct !DILexicalBlock(scope: !84, file: !3, line: 52, column: 13)
!84 = distinct !DILexicalBlock(scope: !79, file: !3, line: 51, column: 22)
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!86 = !DILocation(line: 53, column: 12, scope: !83)
!87 = !DILocation(line: 53, column: 20, scope: !83)
!88 = !DILocation(line: 53, column: 31, scope: !83)
!89 = !DILocation(line: 53, column: 41, scope: !83)
!90 = !DILocation(line: 53, column: 24, scope: !83)
!91 = !DILocation(line: 54, column: 9, scope: !92)
!92 = distinct !DILexicalBlock(scope: !83, file: !3, line: 54, column: 9)
!93 = !DILocation(line: 54, column: 16, scope: !92)
!94 = !DILocation(line: 54, column: 23, scope: !92)
!95 = !DILocation(line: 54, column: 29, scope: !92)
!96 = !DILocation(line: 54, column: 32, scope: !92)
!97 = !DILocation(line: 54, column: 39, scope: !92)
!98 = !DILocation(line: 54, column: 48, scope: !92)
!99 = !DILocation(line: 54, column: 9, scope: !83)
!100 = !DILocation(line: 54, column: 54, scope: !92)
!101 = !DILocation(line: 88, column: 1, scope: !83)
!102 = !DILocation(line: 55, column: 12, scope: !83)
!103 = !DILocation(line: 55, column: 5, scope: !83)
!104 = !DILocation(line: 56, column: 5, scope: !83)
!105 = !DILocalVariable(name: "text", scope: !106, file: !3, line: 59, type: !107)
!106 = distinct !DILexicalBlock(scope: !84, file: !3, line: 58, column: 13)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!108 = !DILocation(line: 59, column: 11, scope: !106)
!109 = !DILocation(line: 59, column: 18, scope: !106)
!110 = !DILocation(line: 60, column: 21, scope: !106)
!111 = !DILocation(line: 60, column: 5, scope: !106)
!112 = !DILocation(line: 60, column: 13, scope: !106)
!113 = !DILocation(line: 61, column: 16, scope: !114)
!114 = distinct !DILexicalBlock(scope: !106, file: !3, line: 61, column: 9)
!115 = !DILocation(line: 61, column: 9, scope: !114)
!116 = !DILocation(line: 61, column: 22, scope: !114)
!117 = !DILocation(line: 61, column: 9, scope: !106)
!118 = !DILocation(line: 61, column: 28, scope: !114)
!119 = !DILocation(line: 62, column: 14, scope: !106)
!120 = !DILocation(line: 62, column: 5, scope: !106)
!121 = !DILocation(line: 63, column: 5, scope: !106)
!122 = !DILocalVariable(name: "wide", scope: !123, file: !3, line: 66, type: !124)
!123 = distinct !DILexicalBlock(scope: !84, file: !3, line: 65, column: 13)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !125, size: 64)
!125 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Wide", file: !3, line: 37, size: 512, align: 512, flags: DIFlagTypePassByValue, elements: !126, identifier: "_ZTS4Wide")
!126 = !{!127}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !125, file: !3, line: 38, baseType: !128, size: 512)
!128 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 512, elements: !129)
!129 = !{!130}
!130 = !DISubrange(count: 64)
!131 = !DILocation(line: 66, column: 11, scope: !123)
!132 = !DILocation(line: 66, column: 18, scope: !123)
!133 = !DILocalVariable(name: "number", scope: !123, file: !3, line: 67, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!135 = !DILocation(line: 67, column: 10, scope: !123)
!136 = !DILocation(line: 67, column: 19, scope: !123)
!137 = !DILocalVariable(name: "fits", scope: !123, file: !3, line: 68, type: !138)
!138 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!139 = !DILocation(line: 68, column: 10, scope: !123)
!140 = !DILocation(line: 68, column: 25, scope: !123)
!141 = !DILocation(line: 68, column: 17, scope: !123)
!142 = !DILocation(line: 68, column: 30, scope: !123)
!143 = !DILocation(line: 68, column: 35, scope: !123)
!144 = !DILocation(line: 68, column: 40, scope: !123)
!145 = !DILocation(line: 68, column: 43, scope: !123)
!146 = !DILocation(line: 68, column: 50, scope: !123)
!147 = !DILocation(line: 68, column: 54, scope: !123)
!148 = !DILocation(line: 68, column: 53, scope: !123)
!149 = !DILocation(line: 68, column: 61, scope: !123)
!150 = !DILocation(line: 0, scope: !123)
!151 = !DILocation(line: 69, column: 12, scope: !123)
!152 = !DILocation(line: 69, column: 5, scope: !123)
!153 = !DILocation(line: 70, column: 12, scope: !123)
!154 = !DILocation(line: 70, column: 5, scope: !123)
!155 = !DILocation(line: 71, column: 12, scope: !123)
!156 = !DILocation(line: 71, column: 5, scope: !123)
!157 = !DILocation(line: 74, column: 5, scope: !84)
!158 = !DILocation(line: 74, column: 13, scope: !84)
!159 = !DILocation(line: 75, column: 12, scope: !84)
!160 = !DILocation(line: 75, column: 17, scope: !84)
!161 = !DILocation(line: 75, column: 5, scope: !84)
!162 = !DILocalVariable(name: "object", scope: !163, file: !3, line: 77, type: !47)
!163 = distinct !DILexicalBlock(scope: !84, file: !3, line: 76, column: 13)
!164 = !DILocation(line: 77, column: 14, scope: !163)
!165 = !DILocation(line: 78, column: 5, scope: !163)
!166 = !DILocalVariable(name: "number", scope: !167, file: !3, line: 81, type: !134)
!167 = distinct !DILexicalBlock(scope: !84, file: !3, line: 80, column: 13)
!168 = !DILocation(line: 81, column: 10, scope: !167)
!169 = !DILocation(line: 81, column: 19, scope: !167)
!170 = !DILocation(line: 82, column: 12, scope: !167)
!171 = !DILocation(line: 82, column: 5, scope: !167)
!172 = !DILocation(line: 83, column: 9, scope: !173)
!173 = distinct !DILexicalBlock(scope: !167, file: !3, line: 83, column: 9)
!174 = !DILocation(line: 83, column: 19, scope: !173)
!175 = !DILocation(line: 83, column: 9, scope: !167)
!176 = !DILocation(line: 83, column: 34, scope: !173)
!177 = !DILocation(line: 83, column: 27, scope: !173)
!178 = !DILocation(line: 84, column: 5, scope: !167)
!179 = !DILocation(line: 87, column: 3, scope: !79)
!180 = !DILocation(line: 88, column: 1, scope: !79)
!181 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ei", scope: !8, file: !3, line: 25, type: !33, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !32, retainedNodes: !70)
!182 = !DILocalVariable(name: "this", arg: 1, scope: !181, type: !183, flags: DIFlagArtificial | DIFlagObjectPointer)
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!184 = !DILocation(line: 0, scope: !181)
!185 = !DILocalVariable(name: "side", arg: 2, scope: !181, file: !3, line: 25, type: !18)
!186 = !DILocation(line: 25, column: 23, scope: !181)
!187 = !DILocation(line: 25, column: 42, scope: !181)
!188 = !DILocation(line: 25, column: 12, scope: !181)
!189 = !DILocation(line: 25, column: 31, scope: !181)
!190 = !DILocation(line: 25, column: 36, scope: !181)
!191 = !DILocation(line: 25, column: 43, scope: !181)
!192 = !DILocation(line: 46, column: 3, scope: !66)
!193 = !{!"branch_weights", i32 1, i32 1048575}
!194 = !DILocation(line: 46, column: 15, scope: !66)
!195 = !DILocation(line: 47, column: 3, scope: !66)
!196 = !DILocation(line: 48, column: 1, scope: !66)
!197 = distinct !DISubprogram(name: "Concrete", linkageName: "_ZN8ConcreteC2Ev", scope: !47, file: !3, line: 34, type: !60, scopeLine: 34, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !198, retainedNodes: !70)
!198 = !DISubprogram(name: "Concrete", scope: !47, type: !60, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!199 = !DILocalVariable(name: "this", arg: 1, scope: !197, type: !200, flags: DIFlagArtificial | DIFlagObjectPointer)
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!201 = !DILocation(line: 0, scope: !197)
!202 = !DILocation(line: 34, column: 8, scope: !197)
!203 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !11, file: !3, line: 18, type: !21, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !20, retainedNodes: !70)
!204 = !DILocalVariable(name: "this", arg: 1, scope: !203, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!205 = !DILocation(line: 0, scope: !203)
!206 = !DILocation(line: 18, column: 11, scope: !203)
!207 = !DILocation(line: 18, column: 13, scope: !208)
!208 = distinct !DILexicalBlock(scope: !203, file: !3, line: 18, column: 11)
!209 = !DILocation(line: 18, column: 24, scope: !203)
!210 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD2Ev", scope: !8, file: !3, line: 24, type: !211, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !213, retainedNodes: !70)
!211 = !DISubroutineType(types: !212)
!212 = !{null, !35}
!213 = !DISubprogram(name: "~Square", scope: !8, type: !211, containingType: !8, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!214 = !DILocalVariable(name: "this", arg: 1, scope: !210, type: !183, flags: DIFlagArtificial | DIFlagObjectPointer)
!215 = !DILocation(line: 0, scope: !210)
!216 = !DILocation(line: 24, column: 8, scope: !217)
!217 = distinct !DILexicalBlock(scope: !210, file: !3, line: 24, column: 8)
!218 = !DILocation(line: 24, column: 8, scope: !210)
!219 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !8, file: !3, line: 24, type: !211, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !213, retainedNodes: !70)
!220 = !DILocalVariable(name: "this", arg: 1, scope: !219, type: !183, flags: DIFlagArtificial | DIFlagObjectPointer)
!221 = !DILocation(line: 0, scope: !219)
!222 = !DILocation(line: 24, column: 8, scope: !219)
!223 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !8, file: !3, line: 26, type: !37, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !70)
!224 = !DILocalVariable(name: "this", arg: 1, scope: !223, type: !225, flags: DIFlagArtificial | DIFlagObjectPointer)
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!226 = !DILocation(line: 0, scope: !223)
!227 = !DILocation(line: 26, column: 38, scope: !223)
!228 = !DILocation(line: 26, column: 45, scope: !223)
!229 = !DILocation(line: 26, column: 43, scope: !223)
!230 = !DILocation(line: 26, column: 31, scope: !223)
!231 = distinct !DISubprogram(name: "measure", linkageName: "_ZN5Shape7measureEv", scope: !11, file: !3, line: 21, type: !21, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !30, retainedNodes: !70)
!232 = !DILocalVariable(name: "this", arg: 1, scope: !231, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!233 = !DILocation(line: 0, scope: !231)
!234 = !DILocation(line: 21, column: 31, scope: !231)
!235 = !DILocation(line: 21, column: 20, scope: !231)
!236 = !DILocation(line: 21, column: 29, scope: !231)
!237 = !DILocation(line: 21, column: 39, scope: !231)
!238 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !11, file: !3, line: 19, type: !21, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !24, retainedNodes: !70)
!239 = !DILocalVariable(name: "this", arg: 1, scope: !238, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!240 = !DILocation(line: 0, scope: !238)
!241 = !DILocation(line: 19, column: 20, scope: !238)
!242 = !DILocation(line: 19, column: 22, scope: !243)
!243 = distinct !DILexicalBlock(scope: !238, file: !3, line: 19, column: 20)
!244 = !DILocation(line: 19, column: 36, scope: !238)
!245 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !11, file: !3, line: 19, type: !21, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !24, retainedNodes: !70)
!246 = !DILocalVariable(name: "this", arg: 1, scope: !245, type: !85, flags: DIFlagArtificial | DIFlagObjectPointer)
!247 = !DILocation(line: 0, scope: !245)
!248 = !DILocation(line: 19, column: 20, scope: !245)
!249 = !DILocation(line: 19, column: 36, scope: !245)
!250 = distinct !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !11, file: !3, line: 20, type: !26, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !25, retainedNodes: !70)
!251 = !DILocalVariable(name: "this", arg: 1, scope: !250, type: !252, flags: DIFlagArtificial | DIFlagObjectPointer)
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!253 = !DILocation(line: 0, scope: !250)
!254 = !DILocation(line: 20, column: 30, scope: !250)
!255 = distinct !DISubprogram(name: "Once", linkageName: "_ZN4OnceC2Ev", scope: !41, file: !3, line: 43, type: !44, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !43, retainedNodes: !70)
!256 = !DILocalVariable(name: "this", arg: 1, scope: !255, type: !257, flags: DIFlagArtificial | DIFlagObjectPointer)
!257 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!258 = !DILocation(line: 0, scope: !255)
!259 = !DILocation(line: 43, column: 16, scope: !260)
!260 = distinct !DILexicalBlock(scope: !255, file: !3, line: 43, column: 10)
!261 = !DILocation(line: 43, column: 20, scope: !255)
!262 = distinct !DISubprogram(name: "Abstract", linkageName: "_ZN8AbstractC2Ev", scope: !50, file: !3, line: 30, type: !54, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !53, retainedNodes: !70)
!263 = !DILocalVariable(name: "this", arg: 1, scope: !262, type: !264, flags: DIFlagArtificial | DIFlagObjectPointer)
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!265 = !DILocation(line: 0, scope: !262)
!266 = !DILocation(line: 30, column: 14, scope: !262)
!267 = !DILocation(line: 30, column: 16, scope: !268)
!268 = distinct !DILexicalBlock(scope: !262, file: !3, line: 30, column: 14)
!269 = !DILocation(line: 30, column: 25, scope: !262)
!270 = distinct !DISubprogram(name: "start", linkageName: "_ZN8Concrete5startEv", scope: !47, file: !3, line: 35, type: !60, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !59, retainedNodes: !70)
!271 = !DILocalVariable(name: "this", arg: 1, scope: !270, type: !200, flags: DIFlagArtificial | DIFlagObjectPointer)
!272 = !DILocation(line: 0, scope: !270)
!273 = !DILocation(line: 35, column: 27, scope: !270)
!274 = !DILocation(line: 35, column: 59, scope: !270)
!275 = distinct !DISubprogram(name: "begin", linkageName: "_ZN8Abstract5beginEv", scope: !50, file: !3, line: 31, type: !54, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !57, retainedNodes: !70)
!276 = !DILocalVariable(name: "this", arg: 1, scope: !275, type: !264, flags: DIFlagArtificial | DIFlagObjectPointer)
!277 = !DILocation(line: 0, scope: !275)
!278 = !DILocation(line: 31, column: 18, scope: !275)
!279 = !DILocation(line: 31, column: 27, scope: !275)
