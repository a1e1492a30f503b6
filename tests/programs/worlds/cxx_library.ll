; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -std=c++17 tests/programs/worlds/cxx_library.cpp
; ModuleID = 'tests/programs/worlds/cxx_library.cpp'
source_filename = "tests/programs/worlds/cxx_library.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::ios_base::Init" = type { i8 }
%"class.std::basic_istream" = type { i32 (...)** }
%"class.std::basic_ostream" = type { i32 (...)** }
%"class.std::__cxx11::basic_string" = type { i8*, i64, [16 x i8] }
%struct.Circle = type { %struct.Shape, %struct.Round }
%struct.Shape = type { i32 (...)** }
%struct.Round = type { i32 (...)** }
%struct.Set = type <{ %"struct.std::_Rb_tree_node_base", [8 x %"struct.Set::Node"], i32, [4 x i8] }>
%"struct.std::_Rb_tree_node_base" = type { i32, %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"* }
%"struct.Set::Node" = type <{ %"struct.std::_Rb_tree_node_base", i8, [7 x i8] }>
%"class.std::runtime_error" = type { %"class.std::exception", i8* }
%"class.std::exception" = type { i32 (...)** }

$_ZN6CircleC2Ev = comdat any

$_ZN6CircleD2Ev = comdat any

$_ZN3SetC2Ev = comdat any

$_ZN3Set3addEc = comdat any

$_ZN3Set9is_sortedEi = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZN5RoundC2Ev = comdat any

$_ZN6CircleD0Ev = comdat any

$_ZThn8_N6CircleD1Ev = comdat any

$_ZThn8_N6CircleD0Ev = comdat any

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZN5RoundD2Ev = comdat any

$_ZN5RoundD0Ev = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTS5Round = comdat any

$_ZTI5Round = comdat any

$_ZTV6Circle = comdat any

$_ZTS6Circle = comdat any

$_ZTI6Circle = comdat any

$_ZTV5Shape = comdat any

$_ZTV5Round = comdat any

@_ZStL17streams_are_ready = internal global %"struct.std::ios_base::Init" zeroinitializer, align 1, !dbg !0
@__dso_handle = external hidden global i8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [2 x i8] c"<\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c">\00", align 1
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@.str.2 = private unnamed_addr constant [6 x i8] c"read \00", align 1
@.str.3 = private unnamed_addr constant [3 x i8] c"go\00", align 1
@.str.4 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.5 = private unnamed_addr constant [3 x i8] c"!?\00", align 1
@.str.6 = private unnamed_addr constant [3 x i8] c"no\00", align 1
@_ZTISt13runtime_error = external constant i8*
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Shape, i32 0, i32 0) }, comdat, align 8
@_ZTS5Round = linkonce_odr dso_local constant [7 x i8] c"5Round\00", comdat, align 1
@_ZTI5Round = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Round, i32 0, i32 0) }, comdat, align 8
@_ZTV6Circle = linkonce_odr dso_local unnamed_addr constant { [4 x i8*], [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Circle to i8*), i8* bitcast (void (%struct.Circle*)* @_ZN6CircleD2Ev to i8*), i8* bitcast (void (%struct.Circle*)* @_ZN6CircleD0Ev to i8*)], [4 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI6Circle to i8*), i8* bitcast (void (%struct.Circle*)* @_ZThn8_N6CircleD1Ev to i8*), i8* bitcast (void (%struct.Circle*)* @_ZThn8_N6CircleD0Ev to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTI6Circle = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Circle, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i64 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Round to i8*), i64 2050 }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD2Ev to i8*), i8* bitcast (void (%struct.Shape*)* @_ZN5ShapeD0Ev to i8*)] }, comdat, align 8
@_ZTV5Round = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Round to i8*), i8* bitcast (void (%struct.Round*)* @_ZN5RoundD2Ev to i8*), i8* bitcast (void (%struct.Round*)* @_ZN5RoundD0Ev to i8*)] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @_GLOBAL__sub_I_cxx_library.cpp, i8* null }]

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #0 section ".text.startup" !dbg !81 {
  call void @_ZNSt8ios_base4InitC1Ev(%"struct.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1) @_ZStL17streams_are_ready), !dbg !85
  %1 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%"struct.std::ios_base::Init"*)* @_ZNSt8ios_base4InitD1Ev to void (i8*)*), i8* getelementptr inbounds (%"struct.std::ios_base::Init", %"struct.std::ios_base::Init"* @_ZStL17streams_are_ready, i32 0, i32 0), i8* @__dso_handle) #3, !dbg !87
  ret void, !dbg !85
}

declare void @_ZNSt8ios_base4InitC1Ev(%"struct.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(%"struct.std::ios_base::Init"* noundef nonnull align 1 dereferenceable(1)) unnamed_addr #2

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #3

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #4 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !88 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.std::__cxx11::basic_string", align 8
  %3 = alloca i8*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::__cxx11::basic_string", align 8
  %8 = alloca %struct.Circle, align 8
  %9 = alloca %struct.Shape*, align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.Set, align 8
  %12 = alloca i64, align 8
  %13 = alloca i8, align 1
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %2, metadata !89, metadata !DIExpression()), !dbg !91
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2), !dbg !91
  %14 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_istream"* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(8) @_ZSt3cin, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2)
          to label %15 unwind label %19, !dbg !92

15:                                               ; preds = %0
  %16 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2) #3, !dbg !93
  %17 = icmp eq i64 %16, 0, !dbg !95
  br i1 %17, label %18, label %23, !dbg !96

18:                                               ; preds = %15
  store i32 1, i32* %1, align 4, !dbg !97
  store i32 1, i32* %5, align 4
  br label %186, !dbg !97

19:                                               ; preds = %23, %0
  %20 = landingpad { i8*, i32 }
          cleanup, !dbg !98
  %21 = extractvalue { i8*, i32 } %20, 0, !dbg !98
  store i8* %21, i8** %3, align 8, !dbg !98
  %22 = extractvalue { i8*, i32 } %20, 1, !dbg !98
  store i32 %22, i32* %4, align 4, !dbg !98
  br label %188, !dbg !98

23:                                               ; preds = %15
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %6, metadata !99, metadata !DIExpression()), !dbg !100
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %6, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2)
          to label %24 unwind label %19, !dbg !100

24:                                               ; preds = %23
  %25 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %6, i64 noundef 0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0))
          to label %26 unwind label %38, !dbg !101

26:                                               ; preds = %24
  %27 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %25, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0))
          to label %28 unwind label %38, !dbg !102

28:                                               ; preds = %26
  %29 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i64 0, i64 0))
          to label %30 unwind label %38, !dbg !103

30:                                               ; preds = %28
  %31 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %29, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %6)
          to label %32 unwind label %38, !dbg !104

32:                                               ; preds = %30
  %33 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEPFRSoS_E(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %31, %"class.std::basic_ostream"* (%"class.std::basic_ostream"*)* noundef @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
          to label %34 unwind label %38, !dbg !105

34:                                               ; preds = %32
  %35 = call noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0)) #3, !dbg !106
  %36 = icmp eq i32 %35, 0, !dbg !108
  br i1 %36, label %37, label %42, !dbg !109

37:                                               ; preds = %34
  store i32 2, i32* %1, align 4, !dbg !110
  store i32 1, i32* %5, align 4
  br label %184, !dbg !110

38:                                               ; preds = %174, %170, %164, %153, %150, %138, %135, %133, %127, %86, %81, %72, %49, %32, %30, %28, %26, %24
  %39 = landingpad { i8*, i32 }
          cleanup, !dbg !98
  %40 = extractvalue { i8*, i32 } %39, 0, !dbg !98
  store i8* %40, i8** %3, align 8, !dbg !98
  %41 = extractvalue { i8*, i32 } %39, 1, !dbg !98
  store i32 %41, i32* %4, align 4, !dbg !98
  br label %185, !dbg !98

42:                                               ; preds = %34
  %43 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.4, i64 0, i64 0), i64 noundef 0) #3, !dbg !111
  %44 = icmp ne i64 %43, -1, !dbg !113
  br i1 %44, label %45, label %46, !dbg !114

45:                                               ; preds = %42
  store i32 3, i32* %1, align 4, !dbg !115
  store i32 1, i32* %5, align 4
  br label %184, !dbg !115

46:                                               ; preds = %42
  %47 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), i64 noundef 0) #3, !dbg !116
  %48 = icmp eq i64 %47, 1, !dbg !118
  br i1 %48, label %49, label %72, !dbg !119

49:                                               ; preds = %46
  call void @llvm.dbg.declare(metadata %"class.std::__cxx11::basic_string"* %7, metadata !120, metadata !DIExpression()), !dbg !122
  invoke void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm(%"class.std::__cxx11::basic_string"* sret(%"class.std::__cxx11::basic_string") align 8 %7, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 0, i64 noundef 1)
          to label %50 unwind label %38, !dbg !123

50:                                               ; preds = %49
  %51 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %7, i64 noundef 0, i64 noundef 1, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2)
          to label %52 unwind label %68, !dbg !124

52:                                               ; preds = %50
  %53 = invoke noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %51, i64 noundef 0, i64 noundef 1)
          to label %54 unwind label %68, !dbg !125

54:                                               ; preds = %52
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %53, i64 noundef 30)
          to label %55 unwind label %68, !dbg !126

55:                                               ; preds = %54
  %56 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %7) #3, !dbg !127
  %57 = icmp eq i64 %56, 30, !dbg !128
  br i1 %57, label %58, label %64, !dbg !129

58:                                               ; preds = %55
  %59 = invoke noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %7, i64 noundef 29)
          to label %60 unwind label %68, !dbg !130

60:                                               ; preds = %58
  %61 = load i8, i8* %59, align 1, !dbg !130
  %62 = sext i8 %61 to i32, !dbg !130
  %63 = icmp eq i32 %62, 0, !dbg !131
  br label %64

64:                                               ; preds = %60, %55
  %65 = phi i1 [ false, %55 ], [ %63, %60 ], !dbg !132
  %66 = zext i1 %65 to i64, !dbg !133
  %67 = select i1 %65, i32 4, i32 40, !dbg !133
  store i32 %67, i32* %1, align 4, !dbg !134
  store i32 1, i32* %5, align 4
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %7) #3, !dbg !135
  br label %184

68:                                               ; preds = %58, %54, %52, %50
  %69 = landingpad { i8*, i32 }
          cleanup, !dbg !136
  %70 = extractvalue { i8*, i32 } %69, 0, !dbg !136
  store i8* %70, i8** %3, align 8, !dbg !136
  %71 = extractvalue { i8*, i32 } %69, 1, !dbg !136
  store i32 %71, i32* %4, align 4, !dbg !136
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %7) #3, !dbg !135
  br label %185, !dbg !135

72:                                               ; preds = %46
  %73 = invoke noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 0)
          to label %74 unwind label %38, !dbg !137

74:                                               ; preds = %72
  %75 = load i8, i8* %73, align 1, !dbg !137
  %76 = sext i8 %75 to i32, !dbg !137
  %77 = icmp eq i32 %76, 35, !dbg !139
  br i1 %77, label %78, label %86, !dbg !140

78:                                               ; preds = %74
  %79 = call i8* @__cxa_allocate_exception(i64 16) #3, !dbg !141
  %80 = bitcast i8* %79 to %"class.std::runtime_error"*, !dbg !141
  invoke void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16) %80, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.6, i64 0, i64 0))
          to label %81 unwind label %82, !dbg !142

81:                                               ; preds = %78
  invoke void @__cxa_throw(i8* %79, i8* bitcast (i8** @_ZTISt13runtime_error to i8*), i8* bitcast (void (%"class.std::runtime_error"*)* @_ZNSt13runtime_errorD1Ev to i8*)) #10
          to label %194 unwind label %38, !dbg !141

82:                                               ; preds = %78
  %83 = landingpad { i8*, i32 }
          cleanup, !dbg !143
  %84 = extractvalue { i8*, i32 } %83, 0, !dbg !143
  store i8* %84, i8** %3, align 8, !dbg !143
  %85 = extractvalue { i8*, i32 } %83, 1, !dbg !143
  store i32 %85, i32* %4, align 4, !dbg !143
  call void @__cxa_free_exception(i8* %79) #3, !dbg !141
  br label %185, !dbg !141

86:                                               ; preds = %74
  %87 = invoke noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 0)
          to label %88 unwind label %38, !dbg !144

88:                                               ; preds = %86
  %89 = load i8, i8* %87, align 1, !dbg !144
  %90 = sext i8 %89 to i32, !dbg !144
  %91 = icmp eq i32 %90, 37, !dbg !146
  br i1 %91, label %92, label %127, !dbg !147

92:                                               ; preds = %88
  call void @llvm.dbg.declare(metadata %struct.Circle* %8, metadata !148, metadata !DIExpression()), !dbg !150
  call void @_ZN6CircleC2Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !150
  call void @llvm.dbg.declare(metadata %struct.Shape** %9, metadata !151, metadata !DIExpression()), !dbg !153
  %93 = bitcast %struct.Circle* %8 to %struct.Shape*, !dbg !154
  store %struct.Shape* %93, %struct.Shape** %9, align 8, !dbg !153
  %94 = load %struct.Shape*, %struct.Shape** %9, align 8, !dbg !155
  %95 = icmp eq %struct.Shape* %94, null, !dbg !156
  br i1 %95, label %100, label %96, !dbg !156

96:                                               ; preds = %92
  %97 = bitcast %struct.Shape* %94 to i8*, !dbg !156
  %98 = call i8* @__dynamic_cast(i8* %97, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI5Round to i8*), i64 -2) #3, !dbg !156
  %99 = bitcast i8* %98 to %struct.Round*, !dbg !156
  br label %101, !dbg !156

100:                                              ; preds = %92
  br label %101, !dbg !156

101:                                              ; preds = %100, %96
  %102 = phi %struct.Round* [ %99, %96 ], [ null, %100 ], !dbg !156
  %103 = icmp eq %struct.Circle* %8, null, !dbg !157
  br i1 %103, label %108, label %104, !dbg !157

104:                                              ; preds = %101
  %105 = bitcast %struct.Circle* %8 to i8*, !dbg !157
  %106 = getelementptr inbounds i8, i8* %105, i64 8, !dbg !157
  %107 = bitcast i8* %106 to %struct.Round*, !dbg !157
  br label %108, !dbg !157

108:                                              ; preds = %104, %101
  %109 = phi %struct.Round* [ %107, %104 ], [ null, %101 ], !dbg !157
  %110 = icmp eq %struct.Round* %102, %109, !dbg !158
  br i1 %110, label %111, label %123, !dbg !159

111:                                              ; preds = %108
  %112 = load %struct.Shape*, %struct.Shape** %9, align 8, !dbg !160
  %113 = icmp eq %struct.Shape* %112, null, !dbg !161
  br i1 %113, label %118, label %114, !dbg !161

114:                                              ; preds = %111
  %115 = bitcast %struct.Shape* %112 to i8*, !dbg !161
  %116 = call i8* @__dynamic_cast(i8* %115, i8* bitcast ({ i8*, i8* }* @_ZTI5Shape to i8*), i8* bitcast (i8** @_ZTISt13runtime_error to i8*), i64 -2) #3, !dbg !161
  %117 = bitcast i8* %116 to %"class.std::runtime_error"*, !dbg !161
  br label %119, !dbg !161

118:                                              ; preds = %111
  br label %119, !dbg !161

119:                                              ; preds = %118, %114
  %120 = phi %"class.std::runtime_error"* [ %117, %114 ], [ null, %118 ], !dbg !161
  %121 = icmp ne %"class.std::runtime_error"* %120, null, !dbg !161
  %122 = xor i1 %121, true, !dbg !162
  br label %123

123:                                              ; preds = %119, %108
  %124 = phi i1 [ false, %108 ], [ %122, %119 ], !dbg !163
  %125 = zext i1 %124 to i64, !dbg !156
  %126 = select i1 %124, i32 5, i32 50, !dbg !156
  store i32 %126, i32* %1, align 4, !dbg !164
  store i32 1, i32* %5, align 4
  call void @_ZN6CircleD2Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %8) #3, !dbg !165
  br label %184

127:                                              ; preds = %88
  %128 = invoke noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 0)
          to label %129 unwind label %38, !dbg !166

129:                                              ; preds = %127
  %130 = load i8, i8* %128, align 1, !dbg !166
  %131 = sext i8 %130 to i32, !dbg !166
  %132 = icmp eq i32 %131, 36, !dbg !168
  br i1 %132, label %133, label %145, !dbg !169

133:                                              ; preds = %129
  call void @llvm.dbg.declare(metadata i32* %10, metadata !170, metadata !DIExpression()), !dbg !172
  store i32 7, i32* %10, align 4, !dbg !172
  %134 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(8) @_ZSt3cin, i32* noundef nonnull align 4 dereferenceable(4) %10)
          to label %135 unwind label %38, !dbg !173

135:                                              ; preds = %133
  %136 = load i32, i32* %10, align 4, !dbg !174
  %137 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEi(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef %136)
          to label %138 unwind label %38, !dbg !175

138:                                              ; preds = %135
  %139 = invoke noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEPFRSoS_E(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8) %137, %"class.std::basic_ostream"* (%"class.std::basic_ostream"*)* noundef @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
          to label %140 unwind label %38, !dbg !176

140:                                              ; preds = %138
  %141 = load i32, i32* %10, align 4, !dbg !177
  %142 = icmp eq i32 %141, 7, !dbg !178
  %143 = zext i1 %142 to i64, !dbg !177
  %144 = select i1 %142, i32 6, i32 60, !dbg !177
  store i32 %144, i32* %1, align 4, !dbg !179
  store i32 1, i32* %5, align 4
  br label %184, !dbg !179

145:                                              ; preds = %129
  call void @llvm.dbg.declare(metadata %struct.Set* %11, metadata !180, metadata !DIExpression()), !dbg !181
  call void @_ZN3SetC2Ev(%struct.Set* noundef nonnull align 8 dereferenceable(356) %11) #3, !dbg !181
  call void @llvm.dbg.declare(metadata i64* %12, metadata !182, metadata !DIExpression()), !dbg !186
  store i64 0, i64* %12, align 8, !dbg !186
  br label %146, !dbg !187

146:                                              ; preds = %156, %145
  %147 = load i64, i64* %12, align 8, !dbg !188
  %148 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2) #3, !dbg !190
  %149 = icmp ult i64 %147, %148, !dbg !191
  br i1 %149, label %150, label %159, !dbg !192

150:                                              ; preds = %146
  %151 = load i64, i64* %12, align 8, !dbg !193
  %152 = invoke noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2, i64 noundef %151)
          to label %153 unwind label %38, !dbg !194

153:                                              ; preds = %150
  %154 = load i8, i8* %152, align 1, !dbg !194
  invoke void @_ZN3Set3addEc(%struct.Set* noundef nonnull align 8 dereferenceable(356) %11, i8 noundef signext %154)
          to label %155 unwind label %38, !dbg !195

155:                                              ; preds = %153
  br label %156, !dbg !196

156:                                              ; preds = %155
  %157 = load i64, i64* %12, align 8, !dbg !197
  %158 = add i64 %157, 1, !dbg !197
  store i64 %158, i64* %12, align 8, !dbg !197
  br label %146, !dbg !198, !llvm.loop !199

159:                                              ; preds = %146
  call void @llvm.dbg.declare(metadata i8* %13, metadata !202, metadata !DIExpression()), !dbg !204
  store i8 48, i8* %13, align 1, !dbg !204
  br label %160, !dbg !205

160:                                              ; preds = %167, %159
  %161 = load i8, i8* %13, align 1, !dbg !206
  %162 = sext i8 %161 to i32, !dbg !206
  %163 = icmp slt i32 %162, 53, !dbg !208
  br i1 %163, label %164, label %170, !dbg !209

164:                                              ; preds = %160
  %165 = load i8, i8* %13, align 1, !dbg !210
  invoke void @_ZN3Set3addEc(%struct.Set* noundef nonnull align 8 dereferenceable(356) %11, i8 noundef signext %165)
          to label %166 unwind label %38, !dbg !211

166:                                              ; preds = %164
  br label %167, !dbg !212

167:                                              ; preds = %166
  %168 = load i8, i8* %13, align 1, !dbg !213
  %169 = add i8 %168, 1, !dbg !213
  store i8 %169, i8* %13, align 1, !dbg !213
  br label %160, !dbg !214, !llvm.loop !215

170:                                              ; preds = %160
  %171 = invoke noundef zeroext i1 @_ZN3Set9is_sortedEi(%struct.Set* noundef nonnull align 8 dereferenceable(356) %11, i32 noundef 0)
          to label %172 unwind label %38, !dbg !217

172:                                              ; preds = %170
  br i1 %171, label %174, label %173, !dbg !219

173:                                              ; preds = %172
  store i32 70, i32* %1, align 4, !dbg !220
  store i32 1, i32* %5, align 4
  br label %184, !dbg !220

174:                                              ; preds = %172
  %175 = getelementptr inbounds %struct.Set, %struct.Set* %11, i32 0, i32 1, !dbg !221
  %176 = getelementptr inbounds [8 x %"struct.Set::Node"], [8 x %"struct.Set::Node"]* %175, i64 0, i64 0, !dbg !222
  %177 = bitcast %"struct.Set::Node"* %176 to %"struct.std::_Rb_tree_node_base"*, !dbg !223
  %178 = getelementptr inbounds %struct.Set, %struct.Set* %11, i32 0, i32 0, !dbg !224
  %179 = call noundef %"struct.std::_Rb_tree_node_base"* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%"struct.std::_Rb_tree_node_base"* noundef %177, %"struct.std::_Rb_tree_node_base"* noundef nonnull align 8 dereferenceable(32) %178) #3, !dbg !225
  %180 = invoke noundef zeroext i1 @_ZN3Set9is_sortedEi(%struct.Set* noundef nonnull align 8 dereferenceable(356) %11, i32 noundef 1)
          to label %181 unwind label %38, !dbg !226

181:                                              ; preds = %174
  %182 = zext i1 %180 to i64, !dbg !227
  %183 = select i1 %180, i32 8, i32 80, !dbg !227
  store i32 %183, i32* %1, align 4, !dbg !228
  store i32 1, i32* %5, align 4
  br label %184, !dbg !228

184:                                              ; preds = %181, %173, %140, %123, %64, %45, %37
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %6) #3, !dbg !98
  br label %186

185:                                              ; preds = %82, %68, %38
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %6) #3, !dbg !98
  br label %188, !dbg !98

186:                                              ; preds = %184, %18
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2) #3, !dbg !98
  %187 = load i32, i32* %1, align 4, !dbg !98
  ret i32 %187, !dbg !98

188:                                              ; preds = %185, %19
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32) %2) #3, !dbg !98
  br label %189, !dbg !98

189:                                              ; preds = %188
  %190 = load i8*, i8** %3, align 8, !dbg !98
  %191 = load i32, i32* %4, align 4, !dbg !98
  %192 = insertvalue { i8*, i32 } undef, i8* %190, 0, !dbg !98
  %193 = insertvalue { i8*, i32 } %192, i32 %191, 1, !dbg !98
  resume { i8*, i32 } %193, !dbg !98

194:                                              ; preds = %81
  unreachable
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #5

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) unnamed_addr #1

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_istream"* @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(8), %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) #2

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1ERKS4_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) unnamed_addr #1

declare noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i64 noundef, i8* noundef) #1

declare noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i8* noundef) #1

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) #1

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i8* noundef) #1

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEPFRSoS_E(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), %"class.std::basic_ostream"* (%"class.std::basic_ostream"*)* noundef) #1

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8)) #1

; Function Attrs: nounwind
declare noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i8* noundef) #2

; Function Attrs: nounwind
declare noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13find_first_ofEPKcm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i8* noundef, i64 noundef) #2

declare void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm(%"class.std::__cxx11::basic_string"* sret(%"class.std::__cxx11::basic_string") align 8, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef) #1

declare noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmRKS4_(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef, %"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) #1

declare noundef nonnull align 8 dereferenceable(32) %"class.std::__cxx11::basic_string"* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5eraseEmm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef) #1

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i64 noundef) #1

declare noundef nonnull align 1 dereferenceable(1) i8* @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32), i64 noundef) #1

; Function Attrs: nounwind
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(%"class.std::__cxx11::basic_string"* noundef nonnull align 8 dereferenceable(32)) unnamed_addr #2

declare i8* @__cxa_allocate_exception(i64)

declare void @_ZNSt13runtime_errorC1EPKc(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16), i8* noundef) unnamed_addr #1

declare void @__cxa_free_exception(i8*)

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(%"class.std::runtime_error"* noundef nonnull align 8 dereferenceable(16)) unnamed_addr #2

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleC2Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !229 {
  %2 = alloca %struct.Circle*, align 8
  store %struct.Circle* %0, %struct.Circle** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Circle** %2, metadata !234, metadata !DIExpression()), !dbg !236
  %3 = load %struct.Circle*, %struct.Circle** %2, align 8
  %4 = bitcast %struct.Circle* %3 to %struct.Shape*, !dbg !237
  call void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %4) #3, !dbg !237
  %5 = bitcast %struct.Circle* %3 to i8*, !dbg !237
  %6 = getelementptr inbounds i8, i8* %5, i64 8, !dbg !237
  %7 = bitcast i8* %6 to %struct.Round*, !dbg !237
  call void @_ZN5RoundC2Ev(%struct.Round* noundef nonnull align 8 dereferenceable(8) %7) #3, !dbg !237
  %8 = bitcast %struct.Circle* %3 to i32 (...)***, !dbg !237
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*] }* @_ZTV6Circle, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %8, align 8, !dbg !237
  %9 = bitcast %struct.Circle* %3 to i8*, !dbg !237
  %10 = getelementptr inbounds i8, i8* %9, i64 8, !dbg !237
  %11 = bitcast i8* %10 to i32 (...)***, !dbg !237
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*], [4 x i8*] }, { [4 x i8*], [4 x i8*] }* @_ZTV6Circle, i32 0, inrange i32 1, i32 2) to i32 (...)**), i32 (...)*** %11, align 8, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: nounwind readonly
declare i8* @__dynamic_cast(i8*, i8*, i8*, i64) #7

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD2Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !238 {
  %2 = alloca %struct.Circle*, align 8
  store %struct.Circle* %0, %struct.Circle** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Circle** %2, metadata !240, metadata !DIExpression()), !dbg !241
  %3 = load %struct.Circle*, %struct.Circle** %2, align 8
  %4 = bitcast %struct.Circle* %3 to i8*, !dbg !242
  %5 = getelementptr inbounds i8, i8* %4, i64 8, !dbg !242
  %6 = bitcast i8* %5 to %struct.Round*, !dbg !242
  call void @_ZN5RoundD2Ev(%struct.Round* noundef nonnull align 8 dereferenceable(8) %6) #3, !dbg !242
  %7 = bitcast %struct.Circle* %3 to %struct.Shape*, !dbg !242
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %7) #3, !dbg !242
  ret void, !dbg !244
}

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_istream"* @_ZNSirsERi(%"class.std::basic_istream"* noundef nonnull align 8 dereferenceable(8), i32* noundef nonnull align 4 dereferenceable(4)) #1

declare noundef nonnull align 8 dereferenceable(8) %"class.std::basic_ostream"* @_ZNSolsEi(%"class.std::basic_ostream"* noundef nonnull align 8 dereferenceable(8), i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3SetC2Ev(%struct.Set* noundef nonnull align 8 dereferenceable(356) %0) unnamed_addr #6 comdat align 2 !dbg !245 {
  %2 = alloca %struct.Set*, align 8
  store %struct.Set* %0, %struct.Set** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Set** %2, metadata !249, metadata !DIExpression()), !dbg !251
  %3 = load %struct.Set*, %struct.Set** %2, align 8
  %4 = getelementptr inbounds %struct.Set, %struct.Set* %3, i32 0, i32 0, !dbg !252
  %5 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %4, i32 0, i32 0, !dbg !253
  store i32 0, i32* %5, align 8, !dbg !253
  %6 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %4, i32 0, i32 1, !dbg !253
  store %"struct.std::_Rb_tree_node_base"* null, %"struct.std::_Rb_tree_node_base"** %6, align 8, !dbg !253
  %7 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %4, i32 0, i32 2, !dbg !253
  %8 = getelementptr inbounds %struct.Set, %struct.Set* %3, i32 0, i32 0, !dbg !254
  store %"struct.std::_Rb_tree_node_base"* %8, %"struct.std::_Rb_tree_node_base"** %7, align 8, !dbg !253
  %9 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %4, i32 0, i32 3, !dbg !253
  %10 = getelementptr inbounds %struct.Set, %struct.Set* %3, i32 0, i32 0, !dbg !255
  store %"struct.std::_Rb_tree_node_base"* %10, %"struct.std::_Rb_tree_node_base"** %9, align 8, !dbg !253
  %11 = getelementptr inbounds %struct.Set, %struct.Set* %3, i32 0, i32 1, !dbg !256
  %12 = getelementptr inbounds %struct.Set, %struct.Set* %3, i32 0, i32 2, !dbg !257
  store i32 0, i32* %12, align 8, !dbg !257
  ret void, !dbg !256
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3Set3addEc(%struct.Set* noundef nonnull align 8 dereferenceable(356) %0, i8 noundef signext %1) #8 comdat align 2 !dbg !258 {
  %3 = alloca %struct.Set*, align 8
  %4 = alloca i8, align 1
  %5 = alloca %"struct.std::_Rb_tree_node_base"*, align 8
  %6 = alloca %"struct.std::_Rb_tree_node_base"*, align 8
  %7 = alloca i8, align 1
  %8 = alloca %"struct.Set::Node"*, align 8
  store %struct.Set* %0, %struct.Set** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Set** %3, metadata !259, metadata !DIExpression()), !dbg !260
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !261, metadata !DIExpression()), !dbg !262
  %9 = load %struct.Set*, %struct.Set** %3, align 8
  call void @llvm.dbg.declare(metadata %"struct.std::_Rb_tree_node_base"** %5, metadata !263, metadata !DIExpression()), !dbg !264
  %10 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 0, !dbg !265
  %11 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %10, i32 0, i32 1, !dbg !266
  %12 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %11, align 8, !dbg !266
  store %"struct.std::_Rb_tree_node_base"* %12, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !264
  call void @llvm.dbg.declare(metadata %"struct.std::_Rb_tree_node_base"** %6, metadata !267, metadata !DIExpression()), !dbg !268
  %13 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 0, !dbg !269
  store %"struct.std::_Rb_tree_node_base"* %13, %"struct.std::_Rb_tree_node_base"** %6, align 8, !dbg !268
  call void @llvm.dbg.declare(metadata i8* %7, metadata !270, metadata !DIExpression()), !dbg !271
  store i8 1, i8* %7, align 1, !dbg !271
  br label %14, !dbg !272

14:                                               ; preds = %48, %2
  %15 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !273
  %16 = icmp ne %"struct.std::_Rb_tree_node_base"* %15, null, !dbg !273
  br i1 %16, label %17, label %50, !dbg !272

17:                                               ; preds = %14
  %18 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !274
  store %"struct.std::_Rb_tree_node_base"* %18, %"struct.std::_Rb_tree_node_base"** %6, align 8, !dbg !276
  %19 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !277
  %20 = bitcast %"struct.std::_Rb_tree_node_base"* %19 to %"struct.Set::Node"*, !dbg !279
  %21 = getelementptr inbounds %"struct.Set::Node", %"struct.Set::Node"* %20, i32 0, i32 1, !dbg !280
  %22 = load i8, i8* %21, align 8, !dbg !280
  %23 = sext i8 %22 to i32, !dbg !279
  %24 = load i8, i8* %4, align 1, !dbg !281
  %25 = sext i8 %24 to i32, !dbg !281
  %26 = icmp eq i32 %23, %25, !dbg !282
  br i1 %26, label %27, label %28, !dbg !283

27:                                               ; preds = %17
  br label %66, !dbg !284

28:                                               ; preds = %17
  %29 = load i8, i8* %4, align 1, !dbg !285
  %30 = sext i8 %29 to i32, !dbg !285
  %31 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !286
  %32 = bitcast %"struct.std::_Rb_tree_node_base"* %31 to %"struct.Set::Node"*, !dbg !287
  %33 = getelementptr inbounds %"struct.Set::Node", %"struct.Set::Node"* %32, i32 0, i32 1, !dbg !288
  %34 = load i8, i8* %33, align 8, !dbg !288
  %35 = sext i8 %34 to i32, !dbg !287
  %36 = icmp slt i32 %30, %35, !dbg !289
  %37 = zext i1 %36 to i8, !dbg !290
  store i8 %37, i8* %7, align 1, !dbg !290
  %38 = load i8, i8* %7, align 1, !dbg !291
  %39 = trunc i8 %38 to i1, !dbg !291
  br i1 %39, label %40, label %44, !dbg !291

40:                                               ; preds = %28
  %41 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !292
  %42 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %41, i32 0, i32 2, !dbg !293
  %43 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %42, align 8, !dbg !293
  br label %48, !dbg !291

44:                                               ; preds = %28
  %45 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !294
  %46 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %45, i32 0, i32 3, !dbg !295
  %47 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %46, align 8, !dbg !295
  br label %48, !dbg !291

48:                                               ; preds = %44, %40
  %49 = phi %"struct.std::_Rb_tree_node_base"* [ %43, %40 ], [ %47, %44 ], !dbg !291
  store %"struct.std::_Rb_tree_node_base"* %49, %"struct.std::_Rb_tree_node_base"** %5, align 8, !dbg !296
  br label %14, !dbg !272, !llvm.loop !297

50:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata %"struct.Set::Node"** %8, metadata !299, metadata !DIExpression()), !dbg !300
  %51 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 1, !dbg !301
  %52 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 2, !dbg !302
  %53 = load i32, i32* %52, align 8, !dbg !303
  %54 = add nsw i32 %53, 1, !dbg !303
  store i32 %54, i32* %52, align 8, !dbg !303
  %55 = sext i32 %53 to i64, !dbg !301
  %56 = getelementptr inbounds [8 x %"struct.Set::Node"], [8 x %"struct.Set::Node"]* %51, i64 0, i64 %55, !dbg !301
  store %"struct.Set::Node"* %56, %"struct.Set::Node"** %8, align 8, !dbg !300
  %57 = load i8, i8* %4, align 1, !dbg !304
  %58 = load %"struct.Set::Node"*, %"struct.Set::Node"** %8, align 8, !dbg !305
  %59 = getelementptr inbounds %"struct.Set::Node", %"struct.Set::Node"* %58, i32 0, i32 1, !dbg !306
  store i8 %57, i8* %59, align 8, !dbg !307
  %60 = load i8, i8* %7, align 1, !dbg !308
  %61 = trunc i8 %60 to i1, !dbg !308
  %62 = load %"struct.Set::Node"*, %"struct.Set::Node"** %8, align 8, !dbg !309
  %63 = bitcast %"struct.Set::Node"* %62 to %"struct.std::_Rb_tree_node_base"*, !dbg !309
  %64 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %6, align 8, !dbg !310
  %65 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 0, !dbg !311
  call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %61, %"struct.std::_Rb_tree_node_base"* noundef %63, %"struct.std::_Rb_tree_node_base"* noundef %64, %"struct.std::_Rb_tree_node_base"* noundef nonnull align 8 dereferenceable(32) %65) #3, !dbg !312
  br label %66, !dbg !313

66:                                               ; preds = %50, %27
  ret void, !dbg !313
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZN3Set9is_sortedEi(%struct.Set* noundef nonnull align 8 dereferenceable(356) %0, i32 noundef %1) #8 comdat align 2 !dbg !314 {
  %3 = alloca i1, align 1
  %4 = alloca %struct.Set*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %"struct.std::_Rb_tree_node_base"*, align 8
  store %struct.Set* %0, %struct.Set** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.Set** %4, metadata !315, metadata !DIExpression()), !dbg !316
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !317, metadata !DIExpression()), !dbg !318
  %9 = load %struct.Set*, %struct.Set** %4, align 8
  call void @llvm.dbg.declare(metadata i32* %6, metadata !319, metadata !DIExpression()), !dbg !320
  store i32 0, i32* %6, align 4, !dbg !320
  call void @llvm.dbg.declare(metadata i32* %7, metadata !321, metadata !DIExpression()), !dbg !322
  store i32 -256, i32* %7, align 4, !dbg !322
  call void @llvm.dbg.declare(metadata %"struct.std::_Rb_tree_node_base"** %8, metadata !323, metadata !DIExpression()), !dbg !325
  %10 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 0, !dbg !326
  %11 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", %"struct.std::_Rb_tree_node_base"* %10, i32 0, i32 2, !dbg !327
  %12 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %11, align 8, !dbg !327
  store %"struct.std::_Rb_tree_node_base"* %12, %"struct.std::_Rb_tree_node_base"** %8, align 8, !dbg !325
  br label %13, !dbg !328

13:                                               ; preds = %32, %2
  %14 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %8, align 8, !dbg !329
  %15 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 0, !dbg !331
  %16 = icmp ne %"struct.std::_Rb_tree_node_base"* %14, %15, !dbg !332
  br i1 %16, label %17, label %37, !dbg !333

17:                                               ; preds = %13
  %18 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %8, align 8, !dbg !334
  %19 = bitcast %"struct.std::_Rb_tree_node_base"* %18 to %"struct.Set::Node"*, !dbg !337
  %20 = getelementptr inbounds %"struct.Set::Node", %"struct.Set::Node"* %19, i32 0, i32 1, !dbg !338
  %21 = load i8, i8* %20, align 8, !dbg !338
  %22 = sext i8 %21 to i32, !dbg !337
  %23 = load i32, i32* %7, align 4, !dbg !339
  %24 = icmp sle i32 %22, %23, !dbg !340
  br i1 %24, label %25, label %26, !dbg !341

25:                                               ; preds = %17
  store i1 false, i1* %3, align 1, !dbg !342
  br label %44, !dbg !342

26:                                               ; preds = %17
  %27 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %8, align 8, !dbg !343
  %28 = bitcast %"struct.std::_Rb_tree_node_base"* %27 to %"struct.Set::Node"*, !dbg !344
  %29 = getelementptr inbounds %"struct.Set::Node", %"struct.Set::Node"* %28, i32 0, i32 1, !dbg !345
  %30 = load i8, i8* %29, align 8, !dbg !345
  %31 = sext i8 %30 to i32, !dbg !344
  store i32 %31, i32* %7, align 4, !dbg !346
  br label %32, !dbg !347

32:                                               ; preds = %26
  %33 = load %"struct.std::_Rb_tree_node_base"*, %"struct.std::_Rb_tree_node_base"** %8, align 8, !dbg !348
  %34 = call noundef %"struct.std::_Rb_tree_node_base"* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%"struct.std::_Rb_tree_node_base"* noundef %33) #3, !dbg !349
  store %"struct.std::_Rb_tree_node_base"* %34, %"struct.std::_Rb_tree_node_base"** %8, align 8, !dbg !350
  %35 = load i32, i32* %6, align 4, !dbg !351
  %36 = add nsw i32 %35, 1, !dbg !351
  store i32 %36, i32* %6, align 4, !dbg !351
  br label %13, !dbg !352, !llvm.loop !353

37:                                               ; preds = %13
  %38 = load i32, i32* %6, align 4, !dbg !355
  %39 = getelementptr inbounds %struct.Set, %struct.Set* %9, i32 0, i32 2, !dbg !356
  %40 = load i32, i32* %39, align 8, !dbg !356
  %41 = load i32, i32* %5, align 4, !dbg !357
  %42 = sub nsw i32 %40, %41, !dbg !358
  %43 = icmp eq i32 %38, %42, !dbg !359
  store i1 %43, i1* %3, align 1, !dbg !360
  br label %44, !dbg !360

44:                                               ; preds = %37, %25
  %45 = load i1, i1* %3, align 1, !dbg !361
  ret i1 %45, !dbg !361
}

; Function Attrs: nounwind
declare noundef %"struct.std::_Rb_tree_node_base"* @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(%"struct.std::_Rb_tree_node_base"* noundef, %"struct.std::_Rb_tree_node_base"* noundef nonnull align 8 dereferenceable(32)) #2

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !362 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !364, metadata !DIExpression()), !dbg !365
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  %4 = bitcast %struct.Shape* %3 to i32 (...)***, !dbg !366
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Shape, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !366
  ret void, !dbg !366
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5RoundC2Ev(%struct.Round* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !367 {
  %2 = alloca %struct.Round*, align 8
  store %struct.Round* %0, %struct.Round** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Round** %2, metadata !369, metadata !DIExpression()), !dbg !370
  %3 = load %struct.Round*, %struct.Round** %2, align 8
  %4 = bitcast %struct.Round* %3 to i32 (...)***, !dbg !371
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Round, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !371
  ret void, !dbg !371
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6CircleD0Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !372 {
  %2 = alloca %struct.Circle*, align 8
  store %struct.Circle* %0, %struct.Circle** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Circle** %2, metadata !373, metadata !DIExpression()), !dbg !374
  %3 = load %struct.Circle*, %struct.Circle** %2, align 8
  call void @_ZN6CircleD2Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %3) #3, !dbg !375
  %4 = bitcast %struct.Circle* %3 to i8*, !dbg !375
  call void @_ZdlPv(i8* noundef %4) #11, !dbg !375
  ret void, !dbg !375
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn8_N6CircleD1Ev(%struct.Circle* noundef %0) unnamed_addr #6 comdat align 2 !dbg !376 {
  %2 = alloca %struct.Circle*, align 8
  store %struct.Circle* %0, %struct.Circle** %2, align 8
  %3 = load %struct.Circle*, %struct.Circle** %2, align 8, !dbg !378
  %4 = bitcast %struct.Circle* %3 to i8*, !dbg !378
  %5 = getelementptr inbounds i8, i8* %4, i64 -8, !dbg !378
  %6 = bitcast i8* %5 to %struct.Circle*, !dbg !378
  tail call void @_ZN6CircleD2Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !378
  ret void, !dbg !378
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn8_N6CircleD0Ev(%struct.Circle* noundef %0) unnamed_addr #6 comdat align 2 !dbg !379 {
  %2 = alloca %struct.Circle*, align 8
  store %struct.Circle* %0, %struct.Circle** %2, align 8
  %3 = load %struct.Circle*, %struct.Circle** %2, align 8, !dbg !380
  %4 = bitcast %struct.Circle* %3 to i8*, !dbg !380
  %5 = getelementptr inbounds i8, i8* %4, i64 -8, !dbg !380
  %6 = bitcast i8* %5 to %struct.Circle*, !dbg !380
  tail call void @_ZN6CircleD0Ev(%struct.Circle* noundef nonnull align 8 dereferenceable(16) %6) #3, !dbg !380
  ret void, !dbg !380
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !381 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !382, metadata !DIExpression()), !dbg !383
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  ret void, !dbg !384
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !385 {
  %2 = alloca %struct.Shape*, align 8
  store %struct.Shape* %0, %struct.Shape** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Shape** %2, metadata !386, metadata !DIExpression()), !dbg !387
  %3 = load %struct.Shape*, %struct.Shape** %2, align 8
  call void @_ZN5ShapeD2Ev(%struct.Shape* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !388
  %4 = bitcast %struct.Shape* %3 to i8*, !dbg !388
  call void @_ZdlPv(i8* noundef %4) #11, !dbg !388
  ret void, !dbg !389
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #9

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5RoundD2Ev(%struct.Round* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !390 {
  %2 = alloca %struct.Round*, align 8
  store %struct.Round* %0, %struct.Round** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Round** %2, metadata !391, metadata !DIExpression()), !dbg !392
  %3 = load %struct.Round*, %struct.Round** %2, align 8
  ret void, !dbg !393
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5RoundD0Ev(%struct.Round* noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 comdat align 2 !dbg !394 {
  %2 = alloca %struct.Round*, align 8
  store %struct.Round* %0, %struct.Round** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Round** %2, metadata !395, metadata !DIExpression()), !dbg !396
  %3 = load %struct.Round*, %struct.Round** %2, align 8
  call void @_ZN5RoundD2Ev(%struct.Round* noundef nonnull align 8 dereferenceable(8) %3) #3, !dbg !397
  %4 = bitcast %struct.Round* %3 to i8*, !dbg !397
  call void @_ZdlPv(i8* noundef %4) #11, !dbg !397
  ret void, !dbg !398
}

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, %"struct.std::_Rb_tree_node_base"* noundef, %"struct.std::_Rb_tree_node_base"* noundef, %"struct.std::_Rb_tree_node_base"* noundef nonnull align 8 dereferenceable(32)) #2

; Function Attrs: nounwind
declare noundef %"struct.std::_Rb_tree_node_base"* @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(%"struct.std::_Rb_tree_node_base"* noundef) #2

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_cxx_library.cpp() #0 section ".text.startup" !dbg !399 {
  call void @__cxx_global_var_init(), !dbg !400
  ret void
}

attributes #0 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readonly }
attributes #8 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn }
attributes #11 = { builtin nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}
!llvm.ident = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "streams_are_ready", linkageName: "_ZStL17streams_are_ready", scope: !2, file: !3, line: 61, type: !4, isLocal: true, isDefinition: true)
!2 = !DINamespace(name: "std", scope: null)
!3 = !DIFile(filename: "tests/programs/worlds/cxx_library.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "6e41a16b4bea94728ee1c9004d1255e9")
!4 = !DICompositeType(tag: DW_TAG_structure_type, name: "Init", scope: !5, file: !3, line: 56, size: 8, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt8ios_base4InitE")
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ios_base", scope: !2, file: !3, line: 55, size: 8, flags: DIFlagTypePassByValue, elements: !6, identifier: "_ZTSSt8ios_base")
!6 = !{}
!7 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !14, globals: !72, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "_Rb_tree_color", scope: !2, file: !3, line: 84, baseType: !10, size: 32, elements: !11, identifier: "_ZTSSt14_Rb_tree_color")
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12, !13}
!12 = !DIEnumerator(name: "red", value: 0, isUnsigned: true)
!13 = !DIEnumerator(name: "black", value: 1, isUnsigned: true)
!14 = !{!15, !16, !29, !30, !59, !61, !64, !17, !32}
!15 = !DICompositeType(tag: DW_TAG_class_type, name: "runtime_error", scope: !2, file: !3, line: 47, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Round", file: !3, line: 128, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !18, vtableHolder: !17, identifier: "_ZTS5Round")
!18 = !{!19, !25}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Round", scope: !3, file: !3, baseType: !20, size: 64, flags: DIFlagArtificial)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !22, size: 64)
!22 = !DISubroutineType(types: !23)
!23 = !{!24}
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DISubprogram(name: "~Round", scope: !17, file: !3, line: 129, type: !26, scopeLine: 129, containingType: !17, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", scope: !32, file: !3, line: 96, size: 320, flags: DIFlagTypePassByValue, elements: !56, identifier: "_ZTSN3Set4NodeE")
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Set", file: !3, line: 95, size: 2880, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !33, identifier: "_ZTS3Set")
!33 = !{!34, !42, !46, !47, !52}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "header", scope: !32, file: !3, line: 99, baseType: !35, size: 256)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_Rb_tree_node_base", scope: !2, file: !3, line: 85, size: 256, flags: DIFlagTypePassByValue, elements: !36, identifier: "_ZTSSt18_Rb_tree_node_base")
!36 = !{!37, !38, !40, !41}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !35, file: !3, line: 86, baseType: !9, size: 32)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "parent", scope: !35, file: !3, line: 87, baseType: !39, size: 64, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !35, file: !3, line: 87, baseType: !39, size: 64, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !35, file: !3, line: 87, baseType: !39, size: 64, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "nodes", scope: !32, file: !3, line: 100, baseType: !43, size: 2560, offset: 256)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 2560, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 8)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !32, file: !3, line: 101, baseType: !24, size: 32, offset: 2816)
!47 = !DISubprogram(name: "add", linkageName: "_ZN3Set3addEc", scope: !32, file: !3, line: 102, type: !48, scopeLine: 102, flags: DIFlagPrototyped, spFlags: 0)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50, !51}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DISubprogram(name: "is_sorted", linkageName: "_ZN3Set9is_sortedEi", scope: !32, file: !3, line: 116, type: !53, scopeLine: 116, flags: DIFlagPrototyped, spFlags: 0)
!53 = !DISubroutineType(types: !54)
!54 = !{!55, !50, !24}
!55 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!56 = !{!57, !58}
!57 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !31, baseType: !35, extraData: i32 0)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !31, file: !3, line: 97, baseType: !51, size: 8, offset: 256)
!59 = !DICompositeType(tag: DW_TAG_class_type, name: "basic_string<char, std::char_traits<char>, std::allocator<char> >", scope: !60, file: !3, line: 38, size: 256, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE")
!60 = !DINamespace(name: "__cxx11", scope: !2, exportSymbols: true)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", file: !3, line: 131, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !62, vtableHolder: !64, identifier: "_ZTS6Circle")
!62 = !{!63, !71}
!63 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !61, baseType: !64, extraData: i32 0)
!64 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 125, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !65, vtableHolder: !64, identifier: "_ZTS5Shape")
!65 = !{!66, !67}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !20, size: 64, flags: DIFlagArtificial)
!67 = !DISubprogram(name: "~Shape", scope: !64, file: !3, line: 126, type: !68, scopeLine: 126, containingType: !64, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!68 = !DISubroutineType(types: !69)
!69 = !{null, !70}
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!71 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !61, baseType: !17, offset: 64, extraData: i32 0)
!72 = !{!0}
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 1}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = !{!"Debian clang version 14.0.6"}
!81 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !82, file: !82, type: !83, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !6)
!82 = !DIFile(filename: "tests/programs/worlds/cxx_library.cpp", directory: ".")
!83 = !DISubroutineType(types: !84)
!84 = !{null}
!85 = !DILocation(line: 61, column: 23, scope: !86)
!86 = !DILexicalBlockFile(scope: !81, file: !3, discriminator: 0)
!87 = !DILocation(line: 0, scope: !81)
!88 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 133, type: !22, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !6)
!89 = !DILocalVariable(name: "word", scope: !88, file: !3, line: 134, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "string", scope: !2, file: !3, line: 40, baseType: !59)
!91 = !DILocation(line: 134, column: 15, scope: !88)
!92 = !DILocation(line: 135, column: 12, scope: !88)
!93 = !DILocation(line: 136, column: 12, scope: !94)
!94 = distinct !DILexicalBlock(scope: !88, file: !3, line: 136, column: 7)
!95 = !DILocation(line: 136, column: 19, scope: !94)
!96 = !DILocation(line: 136, column: 7, scope: !88)
!97 = !DILocation(line: 136, column: 25, scope: !94)
!98 = !DILocation(line: 165, column: 1, scope: !88)
!99 = !DILocalVariable(name: "shown", scope: !88, file: !3, line: 137, type: !90)
!100 = !DILocation(line: 137, column: 15, scope: !88)
!101 = !DILocation(line: 138, column: 9, scope: !88)
!102 = !DILocation(line: 138, column: 24, scope: !88)
!103 = !DILocation(line: 139, column: 13, scope: !88)
!104 = !DILocation(line: 139, column: 24, scope: !88)
!105 = !DILocation(line: 139, column: 33, scope: !88)
!106 = !DILocation(line: 140, column: 12, scope: !107)
!107 = distinct !DILexicalBlock(scope: !88, file: !3, line: 140, column: 7)
!108 = !DILocation(line: 140, column: 26, scope: !107)
!109 = !DILocation(line: 140, column: 7, scope: !88)
!110 = !DILocation(line: 140, column: 32, scope: !107)
!111 = !DILocation(line: 141, column: 12, scope: !112)
!112 = distinct !DILexicalBlock(scope: !88, file: !3, line: 141, column: 7)
!113 = !DILocation(line: 141, column: 26, scope: !112)
!114 = !DILocation(line: 141, column: 7, scope: !88)
!115 = !DILocation(line: 141, column: 48, scope: !112)
!116 = !DILocation(line: 142, column: 12, scope: !117)
!117 = distinct !DILexicalBlock(scope: !88, file: !3, line: 142, column: 7)
!118 = !DILocation(line: 142, column: 35, scope: !117)
!119 = !DILocation(line: 142, column: 7, scope: !88)
!120 = !DILocalVariable(name: "tail", scope: !121, file: !3, line: 143, type: !90)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 142, column: 41)
!122 = !DILocation(line: 143, column: 17, scope: !121)
!123 = !DILocation(line: 143, column: 29, scope: !121)
!124 = !DILocation(line: 144, column: 10, scope: !121)
!125 = !DILocation(line: 144, column: 30, scope: !121)
!126 = !DILocation(line: 144, column: 42, scope: !121)
!127 = !DILocation(line: 145, column: 17, scope: !121)
!128 = !DILocation(line: 145, column: 24, scope: !121)
!129 = !DILocation(line: 145, column: 30, scope: !121)
!130 = !DILocation(line: 145, column: 33, scope: !121)
!131 = !DILocation(line: 145, column: 42, scope: !121)
!132 = !DILocation(line: 0, scope: !121)
!133 = !DILocation(line: 145, column: 12, scope: !121)
!134 = !DILocation(line: 145, column: 5, scope: !121)
!135 = !DILocation(line: 146, column: 3, scope: !117)
!136 = !DILocation(line: 165, column: 1, scope: !121)
!137 = !DILocation(line: 147, column: 7, scope: !138)
!138 = distinct !DILexicalBlock(scope: !88, file: !3, line: 147, column: 7)
!139 = !DILocation(line: 147, column: 15, scope: !138)
!140 = !DILocation(line: 147, column: 7, scope: !88)
!141 = !DILocation(line: 147, column: 23, scope: !138)
!142 = !DILocation(line: 147, column: 29, scope: !138)
!143 = !DILocation(line: 165, column: 1, scope: !138)
!144 = !DILocation(line: 148, column: 7, scope: !145)
!145 = distinct !DILexicalBlock(scope: !88, file: !3, line: 148, column: 7)
!146 = !DILocation(line: 148, column: 15, scope: !145)
!147 = !DILocation(line: 148, column: 7, scope: !88)
!148 = !DILocalVariable(name: "circle", scope: !149, file: !3, line: 149, type: !61)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 148, column: 23)
!150 = !DILocation(line: 149, column: 12, scope: !149)
!151 = !DILocalVariable(name: "shape", scope: !149, file: !3, line: 150, type: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!153 = !DILocation(line: 150, column: 12, scope: !149)
!154 = !DILocation(line: 150, column: 20, scope: !149)
!155 = !DILocation(line: 151, column: 34, scope: !149)
!156 = !DILocation(line: 151, column: 12, scope: !149)
!157 = !DILocation(line: 151, column: 44, scope: !149)
!158 = !DILocation(line: 151, column: 41, scope: !149)
!159 = !DILocation(line: 151, column: 52, scope: !149)
!160 = !DILocation(line: 151, column: 91, scope: !149)
!161 = !DILocation(line: 151, column: 56, scope: !149)
!162 = !DILocation(line: 151, column: 55, scope: !149)
!163 = !DILocation(line: 0, scope: !149)
!164 = !DILocation(line: 151, column: 5, scope: !149)
!165 = !DILocation(line: 152, column: 3, scope: !145)
!166 = !DILocation(line: 153, column: 7, scope: !167)
!167 = distinct !DILexicalBlock(scope: !88, file: !3, line: 153, column: 7)
!168 = !DILocation(line: 153, column: 15, scope: !167)
!169 = !DILocation(line: 153, column: 7, scope: !88)
!170 = !DILocalVariable(name: "number", scope: !171, file: !3, line: 154, type: !24)
!171 = distinct !DILexicalBlock(scope: !167, file: !3, line: 153, column: 23)
!172 = !DILocation(line: 154, column: 9, scope: !171)
!173 = !DILocation(line: 155, column: 14, scope: !171)
!174 = !DILocation(line: 156, column: 18, scope: !171)
!175 = !DILocation(line: 156, column: 15, scope: !171)
!176 = !DILocation(line: 156, column: 25, scope: !171)
!177 = !DILocation(line: 157, column: 12, scope: !171)
!178 = !DILocation(line: 157, column: 19, scope: !171)
!179 = !DILocation(line: 157, column: 5, scope: !171)
!180 = !DILocalVariable(name: "set", scope: !88, file: !3, line: 159, type: !32)
!181 = !DILocation(line: 159, column: 7, scope: !88)
!182 = !DILocalVariable(name: "i", scope: !183, file: !3, line: 160, type: !184)
!183 = distinct !DILexicalBlock(scope: !88, file: !3, line: 160, column: 3)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 3, baseType: !185)
!185 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!186 = !DILocation(line: 160, column: 15, scope: !183)
!187 = !DILocation(line: 160, column: 8, scope: !183)
!188 = !DILocation(line: 160, column: 22, scope: !189)
!189 = distinct !DILexicalBlock(scope: !183, file: !3, line: 160, column: 3)
!190 = !DILocation(line: 160, column: 31, scope: !189)
!191 = !DILocation(line: 160, column: 24, scope: !189)
!192 = !DILocation(line: 160, column: 3, scope: !183)
!193 = !DILocation(line: 160, column: 57, scope: !189)
!194 = !DILocation(line: 160, column: 52, scope: !189)
!195 = !DILocation(line: 160, column: 48, scope: !189)
!196 = !DILocation(line: 160, column: 44, scope: !189)
!197 = !DILocation(line: 160, column: 40, scope: !189)
!198 = !DILocation(line: 160, column: 3, scope: !189)
!199 = distinct !{!199, !192, !200, !201}
!200 = !DILocation(line: 160, column: 59, scope: !183)
!201 = !{!"llvm.loop.mustprogress"}
!202 = !DILocalVariable(name: "c", scope: !203, file: !3, line: 161, type: !51)
!203 = distinct !DILexicalBlock(scope: !88, file: !3, line: 161, column: 3)
!204 = !DILocation(line: 161, column: 13, scope: !203)
!205 = !DILocation(line: 161, column: 8, scope: !203)
!206 = !DILocation(line: 161, column: 22, scope: !207)
!207 = distinct !DILexicalBlock(scope: !203, file: !3, line: 161, column: 3)
!208 = !DILocation(line: 161, column: 24, scope: !207)
!209 = !DILocation(line: 161, column: 3, scope: !203)
!210 = !DILocation(line: 161, column: 44, scope: !207)
!211 = !DILocation(line: 161, column: 40, scope: !207)
!212 = !DILocation(line: 161, column: 36, scope: !207)
!213 = !DILocation(line: 161, column: 32, scope: !207)
!214 = !DILocation(line: 161, column: 3, scope: !207)
!215 = distinct !{!215, !209, !216, !201}
!216 = !DILocation(line: 161, column: 45, scope: !203)
!217 = !DILocation(line: 162, column: 12, scope: !218)
!218 = distinct !DILexicalBlock(scope: !88, file: !3, line: 162, column: 7)
!219 = !DILocation(line: 162, column: 7, scope: !88)
!220 = !DILocation(line: 162, column: 26, scope: !218)
!221 = !DILocation(line: 163, column: 42, scope: !88)
!222 = !DILocation(line: 163, column: 38, scope: !88)
!223 = !DILocation(line: 163, column: 37, scope: !88)
!224 = !DILocation(line: 163, column: 56, scope: !88)
!225 = !DILocation(line: 163, column: 3, scope: !88)
!226 = !DILocation(line: 164, column: 14, scope: !88)
!227 = !DILocation(line: 164, column: 10, scope: !88)
!228 = !DILocation(line: 164, column: 3, scope: !88)
!229 = distinct !DISubprogram(name: "Circle", linkageName: "_ZN6CircleC2Ev", scope: !61, file: !3, line: 131, type: !230, scopeLine: 131, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !233, retainedNodes: !6)
!230 = !DISubroutineType(types: !231)
!231 = !{null, !232}
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!233 = !DISubprogram(name: "Circle", scope: !61, type: !230, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!234 = !DILocalVariable(name: "this", arg: 1, scope: !229, type: !235, flags: DIFlagArtificial | DIFlagObjectPointer)
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!236 = !DILocation(line: 0, scope: !229)
!237 = !DILocation(line: 131, column: 8, scope: !229)
!238 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD2Ev", scope: !61, file: !3, line: 131, type: !230, scopeLine: 131, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !239, retainedNodes: !6)
!239 = !DISubprogram(name: "~Circle", scope: !61, type: !230, containingType: !61, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!240 = !DILocalVariable(name: "this", arg: 1, scope: !238, type: !235, flags: DIFlagArtificial | DIFlagObjectPointer)
!241 = !DILocation(line: 0, scope: !238)
!242 = !DILocation(line: 131, column: 8, scope: !243)
!243 = distinct !DILexicalBlock(scope: !238, file: !3, line: 131, column: 8)
!244 = !DILocation(line: 131, column: 8, scope: !238)
!245 = distinct !DISubprogram(name: "Set", linkageName: "_ZN3SetC2Ev", scope: !32, file: !3, line: 95, type: !246, scopeLine: 95, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !248, retainedNodes: !6)
!246 = !DISubroutineType(types: !247)
!247 = !{null, !50}
!248 = !DISubprogram(name: "Set", scope: !32, type: !246, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!249 = !DILocalVariable(name: "this", arg: 1, scope: !245, type: !250, flags: DIFlagArtificial | DIFlagObjectPointer)
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!251 = !DILocation(line: 0, scope: !245)
!252 = !DILocation(line: 99, column: 27, scope: !245)
!253 = !DILocation(line: 99, column: 33, scope: !245)
!254 = !DILocation(line: 99, column: 54, scope: !245)
!255 = !DILocation(line: 99, column: 63, scope: !245)
!256 = !DILocation(line: 95, column: 8, scope: !245)
!257 = !DILocation(line: 101, column: 7, scope: !245)
!258 = distinct !DISubprogram(name: "add", linkageName: "_ZN3Set3addEc", scope: !32, file: !3, line: 102, type: !48, scopeLine: 102, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !47, retainedNodes: !6)
!259 = !DILocalVariable(name: "this", arg: 1, scope: !258, type: !250, flags: DIFlagArtificial | DIFlagObjectPointer)
!260 = !DILocation(line: 0, scope: !258)
!261 = !DILocalVariable(name: "key", arg: 2, scope: !258, file: !3, line: 102, type: !51)
!262 = !DILocation(line: 102, column: 17, scope: !258)
!263 = !DILocalVariable(name: "at", scope: !258, file: !3, line: 103, type: !39)
!264 = !DILocation(line: 103, column: 30, scope: !258)
!265 = !DILocation(line: 103, column: 35, scope: !258)
!266 = !DILocation(line: 103, column: 42, scope: !258)
!267 = !DILocalVariable(name: "parent", scope: !258, file: !3, line: 103, type: !39)
!268 = !DILocation(line: 103, column: 51, scope: !258)
!269 = !DILocation(line: 103, column: 61, scope: !258)
!270 = !DILocalVariable(name: "left", scope: !258, file: !3, line: 104, type: !55)
!271 = !DILocation(line: 104, column: 10, scope: !258)
!272 = !DILocation(line: 105, column: 5, scope: !258)
!273 = !DILocation(line: 105, column: 12, scope: !258)
!274 = !DILocation(line: 106, column: 16, scope: !275)
!275 = distinct !DILexicalBlock(scope: !258, file: !3, line: 105, column: 16)
!276 = !DILocation(line: 106, column: 14, scope: !275)
!277 = !DILocation(line: 107, column: 31, scope: !278)
!278 = distinct !DILexicalBlock(scope: !275, file: !3, line: 107, column: 11)
!279 = !DILocation(line: 107, column: 11, scope: !278)
!280 = !DILocation(line: 107, column: 36, scope: !278)
!281 = !DILocation(line: 107, column: 43, scope: !278)
!282 = !DILocation(line: 107, column: 40, scope: !278)
!283 = !DILocation(line: 107, column: 11, scope: !275)
!284 = !DILocation(line: 107, column: 48, scope: !278)
!285 = !DILocation(line: 108, column: 14, scope: !275)
!286 = !DILocation(line: 108, column: 40, scope: !275)
!287 = !DILocation(line: 108, column: 20, scope: !275)
!288 = !DILocation(line: 108, column: 45, scope: !275)
!289 = !DILocation(line: 108, column: 18, scope: !275)
!290 = !DILocation(line: 108, column: 12, scope: !275)
!291 = !DILocation(line: 109, column: 12, scope: !275)
!292 = !DILocation(line: 109, column: 19, scope: !275)
!293 = !DILocation(line: 109, column: 23, scope: !275)
!294 = !DILocation(line: 109, column: 30, scope: !275)
!295 = !DILocation(line: 109, column: 34, scope: !275)
!296 = !DILocation(line: 109, column: 10, scope: !275)
!297 = distinct !{!297, !272, !298, !201}
!298 = !DILocation(line: 110, column: 5, scope: !258)
!299 = !DILocalVariable(name: "n", scope: !258, file: !3, line: 111, type: !30)
!300 = !DILocation(line: 111, column: 11, scope: !258)
!301 = !DILocation(line: 111, column: 16, scope: !258)
!302 = !DILocation(line: 111, column: 22, scope: !258)
!303 = !DILocation(line: 111, column: 27, scope: !258)
!304 = !DILocation(line: 112, column: 14, scope: !258)
!305 = !DILocation(line: 112, column: 5, scope: !258)
!306 = !DILocation(line: 112, column: 8, scope: !258)
!307 = !DILocation(line: 112, column: 12, scope: !258)
!308 = !DILocation(line: 113, column: 40, scope: !258)
!309 = !DILocation(line: 113, column: 46, scope: !258)
!310 = !DILocation(line: 113, column: 49, scope: !258)
!311 = !DILocation(line: 113, column: 57, scope: !258)
!312 = !DILocation(line: 113, column: 5, scope: !258)
!313 = !DILocation(line: 114, column: 3, scope: !258)
!314 = distinct !DISubprogram(name: "is_sorted", linkageName: "_ZN3Set9is_sortedEi", scope: !32, file: !3, line: 116, type: !53, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !52, retainedNodes: !6)
!315 = !DILocalVariable(name: "this", arg: 1, scope: !314, type: !250, flags: DIFlagArtificial | DIFlagObjectPointer)
!316 = !DILocation(line: 0, scope: !314)
!317 = !DILocalVariable(name: "out", arg: 2, scope: !314, file: !3, line: 116, type: !24)
!318 = !DILocation(line: 116, column: 22, scope: !314)
!319 = !DILocalVariable(name: "seen", scope: !314, file: !3, line: 117, type: !24)
!320 = !DILocation(line: 117, column: 9, scope: !314)
!321 = !DILocalVariable(name: "last", scope: !314, file: !3, line: 117, type: !24)
!322 = !DILocation(line: 117, column: 19, scope: !314)
!323 = !DILocalVariable(name: "n", scope: !324, file: !3, line: 118, type: !39)
!324 = distinct !DILexicalBlock(scope: !314, file: !3, line: 118, column: 5)
!325 = !DILocation(line: 118, column: 35, scope: !324)
!326 = !DILocation(line: 118, column: 39, scope: !324)
!327 = !DILocation(line: 118, column: 46, scope: !324)
!328 = !DILocation(line: 118, column: 10, scope: !324)
!329 = !DILocation(line: 118, column: 52, scope: !330)
!330 = distinct !DILexicalBlock(scope: !324, file: !3, line: 118, column: 5)
!331 = !DILocation(line: 118, column: 58, scope: !330)
!332 = !DILocation(line: 118, column: 54, scope: !330)
!333 = !DILocation(line: 118, column: 5, scope: !324)
!334 = !DILocation(line: 119, column: 31, scope: !335)
!335 = distinct !DILexicalBlock(scope: !336, file: !3, line: 119, column: 11)
!336 = distinct !DILexicalBlock(scope: !330, file: !3, line: 118, column: 106)
!337 = !DILocation(line: 119, column: 11, scope: !335)
!338 = !DILocation(line: 119, column: 35, scope: !335)
!339 = !DILocation(line: 119, column: 42, scope: !335)
!340 = !DILocation(line: 119, column: 39, scope: !335)
!341 = !DILocation(line: 119, column: 11, scope: !336)
!342 = !DILocation(line: 119, column: 48, scope: !335)
!343 = !DILocation(line: 120, column: 34, scope: !336)
!344 = !DILocation(line: 120, column: 14, scope: !336)
!345 = !DILocation(line: 120, column: 38, scope: !336)
!346 = !DILocation(line: 120, column: 12, scope: !336)
!347 = !DILocation(line: 121, column: 5, scope: !336)
!348 = !DILocation(line: 118, column: 94, scope: !330)
!349 = !DILocation(line: 118, column: 70, scope: !330)
!350 = !DILocation(line: 118, column: 68, scope: !330)
!351 = !DILocation(line: 118, column: 102, scope: !330)
!352 = !DILocation(line: 118, column: 5, scope: !330)
!353 = distinct !{!353, !333, !354, !201}
!354 = !DILocation(line: 121, column: 5, scope: !324)
!355 = !DILocation(line: 122, column: 12, scope: !314)
!356 = !DILocation(line: 122, column: 20, scope: !314)
!357 = !DILocation(line: 122, column: 28, scope: !314)
!358 = !DILocation(line: 122, column: 26, scope: !314)
!359 = !DILocation(line: 122, column: 17, scope: !314)
!360 = !DILocation(line: 122, column: 5, scope: !314)
!361 = !DILocation(line: 123, column: 3, scope: !314)
!362 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !64, file: !3, line: 125, type: !68, scopeLine: 125, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !363, retainedNodes: !6)
!363 = !DISubprogram(name: "Shape", scope: !64, type: !68, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!364 = !DILocalVariable(name: "this", arg: 1, scope: !362, type: !152, flags: DIFlagArtificial | DIFlagObjectPointer)
!365 = !DILocation(line: 0, scope: !362)
!366 = !DILocation(line: 125, column: 8, scope: !362)
!367 = distinct !DISubprogram(name: "Round", linkageName: "_ZN5RoundC2Ev", scope: !17, file: !3, line: 128, type: !26, scopeLine: 128, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !368, retainedNodes: !6)
!368 = !DISubprogram(name: "Round", scope: !17, type: !26, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!369 = !DILocalVariable(name: "this", arg: 1, scope: !367, type: !16, flags: DIFlagArtificial | DIFlagObjectPointer)
!370 = !DILocation(line: 0, scope: !367)
!371 = !DILocation(line: 128, column: 8, scope: !367)
!372 = distinct !DISubprogram(name: "~Circle", linkageName: "_ZN6CircleD0Ev", scope: !61, file: !3, line: 131, type: !230, scopeLine: 131, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !239, retainedNodes: !6)
!373 = !DILocalVariable(name: "this", arg: 1, scope: !372, type: !235, flags: DIFlagArtificial | DIFlagObjectPointer)
!374 = !DILocation(line: 0, scope: !372)
!375 = !DILocation(line: 131, column: 8, scope: !372)
!376 = distinct !DISubprogram(linkageName: "_ZThn8_N6CircleD1Ev", scope: !3, file: !3, line: 131, type: !377, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !6)
!377 = !DISubroutineType(types: !6)
!378 = !DILocation(line: 0, scope: !376)
!379 = distinct !DISubprogram(linkageName: "_ZThn8_N6CircleD0Ev", scope: !3, file: !3, line: 131, type: !377, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !6)
!380 = !DILocation(line: 0, scope: !379)
!381 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !64, file: !3, line: 126, type: !68, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !67, retainedNodes: !6)
!382 = !DILocalVariable(name: "this", arg: 1, scope: !381, type: !152, flags: DIFlagArtificial | DIFlagObjectPointer)
!383 = !DILocation(line: 0, scope: !381)
!384 = !DILocation(line: 126, column: 21, scope: !381)
!385 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !64, file: !3, line: 126, type: !68, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !67, retainedNodes: !6)
!386 = !DILocalVariable(name: "this", arg: 1, scope: !385, type: !152, flags: DIFlagArtificial | DIFlagObjectPointer)
!387 = !DILocation(line: 0, scope: !385)
!388 = !DILocation(line: 126, column: 20, scope: !385)
!389 = !DILocation(line: 126, column: 21, scope: !385)
!390 = distinct !DISubprogram(name: "~Round", linkageName: "_ZN5RoundD2Ev", scope: !17, file: !3, line: 129, type: !26, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !25, retainedNodes: !6)
!391 = !DILocalVariable(name: "this", arg: 1, scope: !390, type: !16, flags: DIFlagArtificial | DIFlagObjectPointer)
!392 = !DILocation(line: 0, scope: !390)
!393 = !DILocation(line: 129, column: 21, scope: !390)
!394 = distinct !DISubprogram(name: "~Round", linkageName: "_ZN5RoundD0Ev", scope: !17, file: !3, line: 129, type: !26, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, declaration: !25, retainedNodes: !6)
!395 = !DILocalVariable(name: "this", arg: 1, scope: !394, type: !16, flags: DIFlagArtificial | DIFlagObjectPointer)
!396 = !DILocation(line: 0, scope: !394)
!397 = !DILocation(line: 129, column: 20, scope: !394)
!398 = !DILocation(line: 129, column: 21, scope: !394)
!399 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_cxx_library.cpp", scope: !82, file: !82, type: !377, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !6)
!400 = !DILocation(line: 0, scope: !399)
