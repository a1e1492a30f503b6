; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g -std=c++17 tests/programs/worlds/thrown.cpp
; ModuleID = 'tests/programs/worlds/thrown.cpp'
source_filename = "tests/programs/worlds/thrown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Range = type <{ %struct.Other, %struct.Error.base, [4 x i8] }>
%struct.Other = type { i32 (...)**, i64 }
%struct.Error.base = type <{ i32 (...)**, i32 }>
%struct.Guard = type { i8 }
%struct.Error = type <{ i32 (...)**, i32, [4 x i8] }>
%struct.Hidden = type { %struct.Error.base, [4 x i8] }
%struct.Whole = type { %struct.Guard }

$_ZN5GuardC2Ev = comdat any

$_ZN5RangeC2Ei = comdat any

$_ZN5RangeD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN5ErrorC2Ei = comdat any

$_ZN5GuardD2Ev = comdat any

$_ZN6HiddenC2Ev = comdat any

$_ZN5WholeC2Ei = comdat any

$_ZN5WholeD2Ev = comdat any

$_ZN5OtherC2Ev = comdat any

$_ZN5RangeD0Ev = comdat any

$_ZNK5Range4rankEv = comdat any

$_ZThn16_NK5Range4rankEv = comdat any

$_ZN5OtherD2Ev = comdat any

$_ZN5OtherD0Ev = comdat any

$_ZNK5Error4rankEv = comdat any

$_ZTS5Error = comdat any

$_ZTI5Error = comdat any

$_ZTS5Range = comdat any

$_ZTS5Other = comdat any

$_ZTI5Other = comdat any

$_ZTI5Range = comdat any

$_ZTSP6Hidden = comdat any

$_ZTS6Hidden = comdat any

$_ZTI6Hidden = comdat any

$_ZTIP6Hidden = comdat any

$_ZTSP5Error = comdat any

$_ZTIP5Error = comdat any

$_ZTSP5Range = comdat any

$_ZTIP5Range = comdat any

$_ZTV5Range = comdat any

$_ZTV5Other = comdat any

$_ZTV5Error = comdat any

$_ZTV6Hidden = comdat any

@_ZL6guards = internal global i32 0, align 4, !dbg !0
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI5Error = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Error, i32 0, i32 0) }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global i8*
@_ZTS5Range = linkonce_odr dso_local constant [7 x i8] c"5Range\00", comdat, align 1
@_ZTS5Other = linkonce_odr dso_local constant [7 x i8] c"5Other\00", comdat, align 1
@_ZTI5Other = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Other, i32 0, i32 0) }, comdat, align 8
@_ZTI5Range = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @_ZTS5Range, i32 0, i32 0), i32 0, i32 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i64 2, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i64 4098 }, comdat, align 8
@_ZTIi = external constant i8*
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global i8*
@_ZTSP6Hidden = linkonce_odr dso_local constant [9 x i8] c"P6Hidden\00", comdat, align 1
@_ZTS6Hidden = linkonce_odr dso_local constant [8 x i8] c"6Hidden\00", comdat, align 1
@_ZTI6Hidden = linkonce_odr dso_local constant { i8*, i8*, i32, i32, i8*, i64 } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTS6Hidden, i32 0, i32 0), i32 0, i32 1, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i64 0 }, comdat, align 8
@_ZTIP6Hidden = linkonce_odr dso_local constant { i8*, i8*, i32, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @_ZTSP6Hidden, i32 0, i32 0), i32 0, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI6Hidden to i8*) }, comdat, align 8
@_ZTSP5Error = linkonce_odr dso_local constant [8 x i8] c"P5Error\00", comdat, align 1
@_ZTIP5Error = linkonce_odr dso_local constant { i8*, i8*, i32, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTSP5Error, i32 0, i32 0), i32 0, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*) }, comdat, align 8
@_ZZL3runiiE5range = internal global %struct.Range zeroinitializer, align 8, !dbg !67
@_ZGVZL3runiiE5range = internal global i64 0, align 8
@__dso_handle = external hidden global i8
@_ZTSP5Range = linkonce_odr dso_local constant [8 x i8] c"P5Range\00", comdat, align 1
@_ZTIP5Range = linkonce_odr dso_local constant { i8*, i8*, i32, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @_ZTSP5Range, i32 0, i32 0), i32 0, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*) }, comdat, align 8
@_ZTId = external constant i8*
@_ZTV5Range = linkonce_odr dso_local unnamed_addr constant { [5 x i8*], [3 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), i8* bitcast (void (%struct.Range*)* @_ZN5RangeD2Ev to i8*), i8* bitcast (void (%struct.Range*)* @_ZN5RangeD0Ev to i8*), i8* bitcast (i32 (%struct.Range*)* @_ZNK5Range4rankEv to i8*)], [3 x i8*] [i8* inttoptr (i64 -16 to i8*), i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), i8* bitcast (i32 (%struct.Range*)* @_ZThn16_NK5Range4rankEv to i8*)] }, comdat, align 8
@_ZTV5Other = linkonce_odr dso_local unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Other to i8*), i8* bitcast (void (%struct.Other*)* @_ZN5OtherD2Ev to i8*), i8* bitcast (void (%struct.Other*)* @_ZN5OtherD0Ev to i8*)] }, comdat, align 8
@_ZTV5Error = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* bitcast (i32 (%struct.Error*)* @_ZNK5Error4rankEv to i8*)] }, comdat, align 8
@_ZTV6Hidden = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI6Hidden to i8*), i8* bitcast (i32 (%struct.Error*)* @_ZNK5Error4rankEv to i8*)] }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 !dbg !81 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = call i32 @getchar(), !dbg !84
  store i32 %5, i32* %2, align 4, !dbg !83
  call void @llvm.dbg.declare(metadata i32* %3, metadata !85, metadata !DIExpression()), !dbg !86
  %6 = call i32 @getchar(), !dbg !87
  store i32 %6, i32* %3, align 4, !dbg !86
  call void @llvm.dbg.declare(metadata i32* %4, metadata !88, metadata !DIExpression()), !dbg !89
  %7 = load i32, i32* %2, align 4, !dbg !90
  %8 = load i32, i32* %3, align 4, !dbg !91
  %9 = call noundef i32 @_ZL3runii(i32 noundef %7, i32 noundef %8), !dbg !92
  store i32 %9, i32* %4, align 4, !dbg !89
  %10 = load i32, i32* @_ZL6guards, align 4, !dbg !93
  %11 = icmp ne i32 %10, 0, !dbg !93
  br i1 %11, label %12, label %13, !dbg !93

12:                                               ; preds = %0
  br label %15, !dbg !93

13:                                               ; preds = %0
  %14 = load i32, i32* %4, align 4, !dbg !94
  br label %15, !dbg !93

15:                                               ; preds = %13, %12
  %16 = phi i32 [ 99, %12 ], [ %14, %13 ], !dbg !93
  ret i32 %16, !dbg !95
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @getchar() #2

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL3runii(i32 noundef %0, i32 noundef %1) #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !69 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Guard, align 1
  %7 = alloca i8*, align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.Error*, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Error*, align 8
  %13 = alloca %struct.Hidden*, align 8
  %14 = alloca %struct.Error*, align 8
  %15 = alloca %struct.Guard, align 1
  %16 = alloca %struct.Range*, align 8
  %17 = alloca %struct.Error*, align 8
  %18 = alloca %struct.Error*, align 8
  %19 = alloca %struct.Whole, align 1
  %20 = alloca %struct.Error*, align 8
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !96, metadata !DIExpression()), !dbg !97
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !98, metadata !DIExpression()), !dbg !99
  call void @llvm.dbg.declare(metadata %struct.Guard* %6, metadata !100, metadata !DIExpression()), !dbg !101
  call void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %6), !dbg !101
  %21 = load i32, i32* %4, align 4, !dbg !102
  switch i32 %21, label %286 [
    i32 97, label %22
    i32 98, label %69
    i32 99, label %92
    i32 100, label %140
    i32 101, label %205
    i32 102, label %230
    i32 103, label %263
    i32 104, label %280
    i32 105, label %282
  ], !dbg !103

22:                                               ; preds = %2
  %23 = call i8* @__cxa_allocate_exception(i64 32) #8, !dbg !104
  %24 = bitcast i8* %23 to %struct.Range*, !dbg !104
  %25 = load i32, i32* %5, align 4, !dbg !107
  invoke void @_ZN5RangeC2Ei(%struct.Range* noundef nonnull align 8 dereferenceable(28) %24, i32 noundef %25)
          to label %26 unwind label %27, !dbg !108

26:                                               ; preds = %22
  invoke void @__cxa_throw(i8* %23, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), i8* bitcast (void (%struct.Range*)* @_ZN5RangeD2Ev to i8*)) #12
          to label %298 unwind label %31, !dbg !104

27:                                               ; preds = %22
  %28 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !109
  %29 = extractvalue { i8*, i32 } %28, 0, !dbg !109
  store i8* %29, i8** %7, align 8, !dbg !109
  %30 = extractvalue { i8*, i32 } %28, 1, !dbg !109
  store i32 %30, i32* %8, align 4, !dbg !109
  call void @__cxa_free_exception(i8* %23) #8, !dbg !104
  br label %35, !dbg !104

31:                                               ; preds = %26
  %32 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !109
  %33 = extractvalue { i8*, i32 } %32, 0, !dbg !109
  store i8* %33, i8** %7, align 8, !dbg !109
  %34 = extractvalue { i8*, i32 } %32, 1, !dbg !109
  store i32 %34, i32* %8, align 4, !dbg !109
  br label %35, !dbg !109

35:                                               ; preds = %31, %27
  %36 = load i32, i32* %8, align 4, !dbg !110
  %37 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #8, !dbg !110
  %38 = icmp eq i32 %36, %37, !dbg !110
  br i1 %38, label %39, label %289, !dbg !110

39:                                               ; preds = %35
  call void @llvm.dbg.declare(metadata %struct.Error** %9, metadata !111, metadata !DIExpression()), !dbg !113
  %40 = load i8*, i8** %7, align 8, !dbg !110
  %41 = call i8* @__cxa_begin_catch(i8* %40) #8, !dbg !110
  %42 = bitcast i8* %41 to %struct.Error*, !dbg !110
  store %struct.Error* %42, %struct.Error** %9, align 8, !dbg !110
  %43 = load %struct.Error*, %struct.Error** %9, align 8, !dbg !114
  %44 = getelementptr inbounds %struct.Error, %struct.Error* %43, i32 0, i32 1, !dbg !117
  %45 = load i32, i32* %44, align 8, !dbg !117
  %46 = icmp eq i32 %45, 7, !dbg !118
  br i1 %46, label %47, label %48, !dbg !119

47:                                               ; preds = %39
  store i32 13, i32* %3, align 4, !dbg !120
  store i32 1, i32* %10, align 4
  br label %61, !dbg !120

48:                                               ; preds = %39
  %49 = load %struct.Error*, %struct.Error** %9, align 8, !dbg !121
  %50 = bitcast %struct.Error* %49 to i32 (%struct.Error*)***, !dbg !122
  %51 = load i32 (%struct.Error*)**, i32 (%struct.Error*)*** %50, align 8, !dbg !122
  %52 = getelementptr inbounds i32 (%struct.Error*)*, i32 (%struct.Error*)** %51, i64 0, !dbg !122
  %53 = load i32 (%struct.Error*)*, i32 (%struct.Error*)** %52, align 8, !dbg !122
  %54 = invoke noundef i32 %53(%struct.Error* noundef nonnull align 8 dereferenceable(12) %49)
          to label %55 unwind label %57, !dbg !122

55:                                               ; preds = %48
  %56 = add nsw i32 10, %54, !dbg !123
  store i32 %56, i32* %3, align 4, !dbg !124
  store i32 1, i32* %10, align 4
  br label %61, !dbg !124

57:                                               ; preds = %48
  %58 = landingpad { i8*, i32 }
          cleanup, !dbg !125
  %59 = extractvalue { i8*, i32 } %58, 0, !dbg !125
  store i8* %59, i8** %7, align 8, !dbg !125
  %60 = extractvalue { i8*, i32 } %58, 1, !dbg !125
  store i32 %60, i32* %8, align 4, !dbg !125
  invoke void @__cxa_end_catch()
          to label %67 unwind label %295, !dbg !126

61:                                               ; preds = %55, %47
  invoke void @__cxa_end_catch()
          to label %62 unwind label %63, !dbg !126

62:                                               ; preds = %61
  br label %287

63:                                               ; preds = %282, %274, %250, %254, %227, %202, %61
  %64 = landingpad { i8*, i32 }
          cleanup, !dbg !127
  %65 = extractvalue { i8*, i32 } %64, 0, !dbg !127
  store i8* %65, i8** %7, align 8, !dbg !127
  %66 = extractvalue { i8*, i32 } %64, 1, !dbg !127
  store i32 %66, i32* %8, align 4, !dbg !127
  br label %289, !dbg !127

67:                                               ; preds = %57
  br label %289, !dbg !126

68:                                               ; No predecessors!
  br label %69, !dbg !126

69:                                               ; preds = %2, %68
  %70 = load i32, i32* %5, align 4, !dbg !128
  %71 = invoke noundef i32 @_ZL4deepii(i32 noundef 3, i32 noundef %70)
          to label %72 unwind label %73, !dbg !130

72:                                               ; preds = %69
  store i32 %71, i32* %3, align 4, !dbg !131
  store i32 1, i32* %10, align 4
  br label %287, !dbg !131

73:                                               ; preds = %69
  %74 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast (i8** @_ZTIi to i8*), !dbg !132
  %75 = extractvalue { i8*, i32 } %74, 0, !dbg !132
  store i8* %75, i8** %7, align 8, !dbg !132
  %76 = extractvalue { i8*, i32 } %74, 1, !dbg !132
  store i32 %76, i32* %8, align 4, !dbg !132
  br label %77, !dbg !132

77:                                               ; preds = %73
  %78 = load i32, i32* %8, align 4, !dbg !133
  %79 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) #8, !dbg !133
  %80 = icmp eq i32 %78, %79, !dbg !133
  br i1 %80, label %81, label %289, !dbg !133

81:                                               ; preds = %77
  call void @llvm.dbg.declare(metadata i32* %11, metadata !134, metadata !DIExpression()), !dbg !135
  %82 = load i8*, i8** %7, align 8, !dbg !133
  %83 = call i8* @__cxa_begin_catch(i8* %82) #8, !dbg !133
  %84 = bitcast i8* %83 to i32*, !dbg !133
  %85 = load i32, i32* %84, align 4, !dbg !133
  store i32 %85, i32* %11, align 4, !dbg !133
  %86 = load i32, i32* %11, align 4, !dbg !136
  %87 = icmp eq i32 %86, 120, !dbg !139
  br i1 %87, label %88, label %89, !dbg !140

88:                                               ; preds = %81
  store i32 21, i32* %3, align 4, !dbg !141
  store i32 1, i32* %10, align 4
  br label %90, !dbg !141

89:                                               ; preds = %81
  store i32 20, i32* %3, align 4, !dbg !142
  store i32 1, i32* %10, align 4
  br label %90, !dbg !142

90:                                               ; preds = %89, %88
  call void @__cxa_end_catch() #8, !dbg !143
  br label %287

91:                                               ; No predecessors!
  br label %92, !dbg !143

92:                                               ; preds = %2, %91
  %93 = load atomic i8, i8* bitcast (i64* @_ZGVZL3runiiE5range to i8*) acquire, align 8, !dbg !144
  %94 = icmp eq i8 %93, 0, !dbg !144
  br i1 %94, label %95, label %101, !dbg !144, !prof !146

95:                                               ; preds = %92
  %96 = call i32 @__cxa_guard_acquire(i64* @_ZGVZL3runiiE5range) #8, !dbg !144
  %97 = icmp ne i32 %96, 0, !dbg !144
  br i1 %97, label %98, label %101, !dbg !144

98:                                               ; preds = %95
  invoke void @_ZN5RangeC2Ei(%struct.Range* noundef nonnull align 8 dereferenceable(28) @_ZZL3runiiE5range, i32 noundef 1)
          to label %99 unwind label %104, !dbg !147

99:                                               ; preds = %98
  %100 = call i32 @__cxa_atexit(void (i8*)* bitcast (void (%struct.Range*)* @_ZN5RangeD2Ev to void (i8*)*), i8* bitcast (%struct.Range* @_ZZL3runiiE5range to i8*), i8* @__dso_handle) #8, !dbg !144
  call void @__cxa_guard_release(i64* @_ZGVZL3runiiE5range) #8, !dbg !144
  br label %101, !dbg !144

101:                                              ; preds = %99, %95, %92
  %102 = call i8* @__cxa_allocate_exception(i64 8) #8, !dbg !148
  %103 = bitcast i8* %102 to %struct.Range**, !dbg !148
  store %struct.Range* @_ZZL3runiiE5range, %struct.Range** %103, align 16, !dbg !148
  invoke void @__cxa_throw(i8* %102, i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP5Range to i8*), i8* null) #12
          to label %298 unwind label %108, !dbg !148

104:                                              ; preds = %98
  %105 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP6Hidden to i8*)
          catch i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP5Error to i8*), !dbg !149
  %106 = extractvalue { i8*, i32 } %105, 0, !dbg !149
  store i8* %106, i8** %7, align 8, !dbg !149
  %107 = extractvalue { i8*, i32 } %105, 1, !dbg !149
  store i32 %107, i32* %8, align 4, !dbg !149
  call void @__cxa_guard_abort(i64* @_ZGVZL3runiiE5range) #8, !dbg !144
  br label %112, !dbg !144

108:                                              ; preds = %101
  %109 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP6Hidden to i8*)
          catch i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP5Error to i8*), !dbg !149
  %110 = extractvalue { i8*, i32 } %109, 0, !dbg !149
  store i8* %110, i8** %7, align 8, !dbg !149
  %111 = extractvalue { i8*, i32 } %109, 1, !dbg !149
  store i32 %111, i32* %8, align 4, !dbg !149
  br label %112, !dbg !149

112:                                              ; preds = %108, %104
  %113 = load i32, i32* %8, align 4, !dbg !150
  %114 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP6Hidden to i8*)) #8, !dbg !150
  %115 = icmp eq i32 %113, %114, !dbg !150
  br i1 %115, label %116, label %120, !dbg !150

116:                                              ; preds = %112
  call void @llvm.dbg.declare(metadata %struct.Hidden** %13, metadata !151, metadata !DIExpression()), !dbg !153
  %117 = load i8*, i8** %7, align 8, !dbg !154
  %118 = call i8* @__cxa_begin_catch(i8* %117) #8, !dbg !154
  %119 = bitcast i8* %118 to %struct.Hidden*, !dbg !154
  store %struct.Hidden* %119, %struct.Hidden** %13, align 8, !dbg !154
  store i32 39, i32* %3, align 4, !dbg !156
  store i32 1, i32* %10, align 4
  call void @__cxa_end_catch() #8, !dbg !158
  br label %287

120:                                              ; preds = %112
  %121 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i32, i8* }* @_ZTIP5Error to i8*)) #8, !dbg !150
  %122 = icmp eq i32 %113, %121, !dbg !150
  br i1 %122, label %123, label %289, !dbg !150

123:                                              ; preds = %120
  call void @llvm.dbg.declare(metadata %struct.Error** %12, metadata !159, metadata !DIExpression()), !dbg !161
  %124 = load i8*, i8** %7, align 8, !dbg !150
  %125 = call i8* @__cxa_begin_catch(i8* %124) #8, !dbg !150
  %126 = bitcast i8* %125 to %struct.Error*, !dbg !150
  store %struct.Error* %126, %struct.Error** %12, align 8, !dbg !150
  %127 = load %struct.Error*, %struct.Error** %12, align 8, !dbg !162
  %128 = bitcast %struct.Error* %127 to i32 (%struct.Error*)***, !dbg !163
  %129 = load i32 (%struct.Error*)**, i32 (%struct.Error*)*** %128, align 8, !dbg !163
  %130 = getelementptr inbounds i32 (%struct.Error*)*, i32 (%struct.Error*)** %129, i64 0, !dbg !163
  %131 = load i32 (%struct.Error*)*, i32 (%struct.Error*)** %130, align 8, !dbg !163
  %132 = invoke noundef i32 %131(%struct.Error* noundef nonnull align 8 dereferenceable(12) %127)
          to label %133 unwind label %135, !dbg !163

133:                                              ; preds = %123
  %134 = add nsw i32 30, %132, !dbg !164
  store i32 %134, i32* %3, align 4, !dbg !165
  store i32 1, i32* %10, align 4
  call void @__cxa_end_catch() #8, !dbg !154
  br label %287

135:                                              ; preds = %123
  %136 = landingpad { i8*, i32 }
          cleanup, !dbg !166
  %137 = extractvalue { i8*, i32 } %136, 0, !dbg !166
  store i8* %137, i8** %7, align 8, !dbg !166
  %138 = extractvalue { i8*, i32 } %136, 1, !dbg !166
  store i32 %138, i32* %8, align 4, !dbg !166
  call void @__cxa_end_catch() #8, !dbg !154
  br label %289, !dbg !154

139:                                              ; No predecessors!
  br label %140, !dbg !158

140:                                              ; preds = %2, %139
  %141 = call i8* @__cxa_allocate_exception(i64 16) #8, !dbg !167
  %142 = bitcast i8* %141 to %struct.Error*, !dbg !167
  %143 = load i32, i32* %5, align 4, !dbg !170
  invoke void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %142, i32 noundef %143)
          to label %144 unwind label %145, !dbg !171

144:                                              ; preds = %140
  invoke void @__cxa_throw(i8* %141, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* null) #12
          to label %298 unwind label %149, !dbg !167

145:                                              ; preds = %140
  %146 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)
          catch i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), !dbg !172
  %147 = extractvalue { i8*, i32 } %146, 0, !dbg !172
  store i8* %147, i8** %7, align 8, !dbg !172
  %148 = extractvalue { i8*, i32 } %146, 1, !dbg !172
  store i32 %148, i32* %8, align 4, !dbg !172
  call void @__cxa_free_exception(i8* %141) #8, !dbg !167
  br label %153, !dbg !167

149:                                              ; preds = %144
  %150 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)
          catch i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), !dbg !172
  %151 = extractvalue { i8*, i32 } %150, 0, !dbg !172
  store i8* %151, i8** %7, align 8, !dbg !172
  %152 = extractvalue { i8*, i32 } %150, 1, !dbg !172
  store i32 %152, i32* %8, align 4, !dbg !172
  br label %153, !dbg !172

153:                                              ; preds = %149, %145
  %154 = load i32, i32* %8, align 4, !dbg !173
  %155 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #8, !dbg !173
  %156 = icmp eq i32 %154, %155, !dbg !173
  br i1 %156, label %157, label %184, !dbg !173

157:                                              ; preds = %153
  call void @llvm.dbg.declare(metadata %struct.Error** %14, metadata !174, metadata !DIExpression()), !dbg !176
  %158 = load i8*, i8** %7, align 8, !dbg !173
  %159 = call i8* @__cxa_begin_catch(i8* %158) #8, !dbg !173
  %160 = bitcast i8* %159 to %struct.Error*, !dbg !173
  store %struct.Error* %160, %struct.Error** %14, align 8, !dbg !173
  call void @llvm.dbg.declare(metadata %struct.Guard* %15, metadata !177, metadata !DIExpression()), !dbg !179
  invoke void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %15)
          to label %161 unwind label %169, !dbg !179

161:                                              ; preds = %157
  %162 = call i8* @__cxa_allocate_exception(i64 32) #8, !dbg !180
  %163 = bitcast i8* %162 to %struct.Range*, !dbg !180
  %164 = load %struct.Error*, %struct.Error** %14, align 8, !dbg !181
  %165 = getelementptr inbounds %struct.Error, %struct.Error* %164, i32 0, i32 1, !dbg !182
  %166 = load i32, i32* %165, align 8, !dbg !182
  %167 = add nsw i32 %166, 1, !dbg !183
  invoke void @_ZN5RangeC2Ei(%struct.Range* noundef nonnull align 8 dereferenceable(28) %163, i32 noundef %167)
          to label %168 unwind label %173, !dbg !184

168:                                              ; preds = %161
  invoke void @__cxa_throw(i8* %162, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), i8* bitcast (void (%struct.Range*)* @_ZN5RangeD2Ev to i8*)) #12
          to label %298 unwind label %177, !dbg !180

169:                                              ; preds = %157
  %170 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), !dbg !185
  %171 = extractvalue { i8*, i32 } %170, 0, !dbg !185
  store i8* %171, i8** %7, align 8, !dbg !185
  %172 = extractvalue { i8*, i32 } %170, 1, !dbg !185
  store i32 %172, i32* %8, align 4, !dbg !185
  br label %182, !dbg !185

173:                                              ; preds = %161
  %174 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), !dbg !185
  %175 = extractvalue { i8*, i32 } %174, 0, !dbg !185
  store i8* %175, i8** %7, align 8, !dbg !185
  %176 = extractvalue { i8*, i32 } %174, 1, !dbg !185
  store i32 %176, i32* %8, align 4, !dbg !185
  call void @__cxa_free_exception(i8* %162) #8, !dbg !180
  br label %181, !dbg !180

177:                                              ; preds = %168
  %178 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), !dbg !185
  %179 = extractvalue { i8*, i32 } %178, 0, !dbg !185
  store i8* %179, i8** %7, align 8, !dbg !185
  %180 = extractvalue { i8*, i32 } %178, 1, !dbg !185
  store i32 %180, i32* %8, align 4, !dbg !185
  br label %181, !dbg !185

181:                                              ; preds = %177, %173
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %15) #8, !dbg !186
  br label %182, !dbg !186

182:                                              ; preds = %181, %169
  invoke void @__cxa_end_catch()
          to label %183 unwind label %295, !dbg !187

183:                                              ; preds = %182
  br label %184, !dbg !187

184:                                              ; preds = %183, %153
  %185 = load i32, i32* %8, align 4, !dbg !188
  %186 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*)) #8, !dbg !188
  %187 = icmp eq i32 %185, %186, !dbg !188
  br i1 %187, label %188, label %289, !dbg !188

188:                                              ; preds = %184
  call void @llvm.dbg.declare(metadata %struct.Range** %16, metadata !189, metadata !DIExpression()), !dbg !191
  %189 = load i8*, i8** %7, align 8, !dbg !188
  %190 = call i8* @__cxa_begin_catch(i8* %189) #8, !dbg !188
  %191 = bitcast i8* %190 to %struct.Range*, !dbg !188
  store %struct.Range* %191, %struct.Range** %16, align 8, !dbg !188
  %192 = load %struct.Range*, %struct.Range** %16, align 8, !dbg !192
  %193 = bitcast %struct.Range* %192 to i8*, !dbg !192
  %194 = getelementptr inbounds i8, i8* %193, i64 16, !dbg !192
  %195 = bitcast i8* %194 to %struct.Error*, !dbg !192
  %196 = getelementptr inbounds %struct.Error, %struct.Error* %195, i32 0, i32 1, !dbg !195
  %197 = load i32, i32* %196, align 8, !dbg !195
  %198 = icmp eq i32 %197, 66, !dbg !196
  br i1 %198, label %199, label %201, !dbg !197

199:                                              ; preds = %188
  store i32 41, i32* %3, align 4, !dbg !198
  store i32 1, i32* %10, align 4
  br label %202, !dbg !198

200:                                              ; No predecessors!
  br label %204, !dbg !188

201:                                              ; preds = %188
  store i32 40, i32* %3, align 4, !dbg !199
  store i32 1, i32* %10, align 4
  br label %202, !dbg !199

202:                                              ; preds = %201, %199
  invoke void @__cxa_end_catch()
          to label %203 unwind label %63, !dbg !200

203:                                              ; preds = %202
  br label %287

204:                                              ; preds = %200
  br label %205, !dbg !200

205:                                              ; preds = %2, %204
  %206 = load i32, i32* %5, align 4, !dbg !201
  %207 = invoke noundef i32 @_ZL5againi(i32 noundef %206)
          to label %208 unwind label %209, !dbg !203

208:                                              ; preds = %205
  br label %229, !dbg !204

209:                                              ; preds = %205
  %210 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !205
  %211 = extractvalue { i8*, i32 } %210, 0, !dbg !205
  store i8* %211, i8** %7, align 8, !dbg !205
  %212 = extractvalue { i8*, i32 } %210, 1, !dbg !205
  store i32 %212, i32* %8, align 4, !dbg !205
  br label %213, !dbg !205

213:                                              ; preds = %209
  %214 = load i32, i32* %8, align 4, !dbg !204
  %215 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #8, !dbg !204
  %216 = icmp eq i32 %214, %215, !dbg !204
  br i1 %216, label %217, label %289, !dbg !204

217:                                              ; preds = %213
  call void @llvm.dbg.declare(metadata %struct.Error** %17, metadata !206, metadata !DIExpression()), !dbg !207
  %218 = load i8*, i8** %7, align 8, !dbg !204
  %219 = call i8* @__cxa_begin_catch(i8* %218) #8, !dbg !204
  %220 = bitcast i8* %219 to %struct.Error*, !dbg !204
  store %struct.Error* %220, %struct.Error** %17, align 8, !dbg !204
  %221 = load %struct.Error*, %struct.Error** %17, align 8, !dbg !208
  %222 = getelementptr inbounds %struct.Error, %struct.Error* %221, i32 0, i32 1, !dbg !211
  %223 = load i32, i32* %222, align 8, !dbg !211
  %224 = icmp eq i32 %223, 102, !dbg !212
  br i1 %224, label %225, label %226, !dbg !213

225:                                              ; preds = %217
  store i32 51, i32* %3, align 4, !dbg !214
  store i32 1, i32* %10, align 4
  br label %227, !dbg !214

226:                                              ; preds = %217
  store i32 50, i32* %3, align 4, !dbg !215
  store i32 1, i32* %10, align 4
  br label %227, !dbg !215

227:                                              ; preds = %226, %225
  invoke void @__cxa_end_catch()
          to label %228 unwind label %63, !dbg !216

228:                                              ; preds = %227
  br label %287

229:                                              ; preds = %208
  br label %230, !dbg !216

230:                                              ; preds = %2, %229
  %231 = load i32, i32* %5, align 4, !dbg !217
  %232 = and i32 %231, 1, !dbg !220
  %233 = icmp ne i32 %232, 0, !dbg !217
  br i1 %233, label %234, label %257, !dbg !221

234:                                              ; preds = %230
  %235 = call i8* @__cxa_allocate_exception(i64 16) #8, !dbg !222
  %236 = bitcast i8* %235 to %struct.Hidden*, !dbg !222
  invoke void @_ZN6HiddenC2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(12) %236)
          to label %237 unwind label %238, !dbg !223

237:                                              ; preds = %234
  invoke void @__cxa_throw(i8* %235, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64 }* @_ZTI6Hidden to i8*), i8* null) #12
          to label %298 unwind label %242, !dbg !222

238:                                              ; preds = %234
  %239 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)
          catch i8* null, !dbg !224
  %240 = extractvalue { i8*, i32 } %239, 0, !dbg !224
  store i8* %240, i8** %7, align 8, !dbg !224
  %241 = extractvalue { i8*, i32 } %239, 1, !dbg !224
  store i32 %241, i32* %8, align 4, !dbg !224
  call void @__cxa_free_exception(i8* %235) #8, !dbg !222
  br label %246, !dbg !222

242:                                              ; preds = %257, %237
  %243 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)
          catch i8* null, !dbg !224
  %244 = extractvalue { i8*, i32 } %243, 0, !dbg !224
  store i8* %244, i8** %7, align 8, !dbg !224
  %245 = extractvalue { i8*, i32 } %243, 1, !dbg !224
  store i32 %245, i32* %8, align 4, !dbg !224
  br label %246, !dbg !224

246:                                              ; preds = %242, %238
  %247 = load i32, i32* %8, align 4, !dbg !225
  %248 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #8, !dbg !225
  %249 = icmp eq i32 %247, %248, !dbg !225
  br i1 %249, label %250, label %254, !dbg !225

250:                                              ; preds = %246
  call void @llvm.dbg.declare(metadata %struct.Error** %18, metadata !226, metadata !DIExpression()), !dbg !227
  %251 = load i8*, i8** %7, align 8, !dbg !228
  %252 = call i8* @__cxa_begin_catch(i8* %251) #8, !dbg !228
  %253 = bitcast i8* %252 to %struct.Error*, !dbg !228
  store %struct.Error* %253, %struct.Error** %18, align 8, !dbg !228
  store i32 69, i32* %3, align 4, !dbg !230
  store i32 1, i32* %10, align 4
  invoke void @__cxa_end_catch()
          to label %261 unwind label %63, !dbg !232

254:                                              ; preds = %246
  %255 = load i8*, i8** %7, align 8, !dbg !225
  %256 = call i8* @__cxa_begin_catch(i8* %255) #8, !dbg !225
  store i32 60, i32* %3, align 4, !dbg !233
  store i32 1, i32* %10, align 4
  invoke void @__cxa_end_catch()
          to label %260 unwind label %63, !dbg !228

257:                                              ; preds = %230
  %258 = call i8* @__cxa_allocate_exception(i64 8) #8, !dbg !234
  %259 = bitcast i8* %258 to double*, !dbg !234
  store double 2.500000e+00, double* %259, align 16, !dbg !234
  invoke void @__cxa_throw(i8* %258, i8* bitcast (i8** @_ZTId to i8*), i8* null) #12
          to label %298 unwind label %242, !dbg !234

260:                                              ; preds = %254
  br label %287

261:                                              ; preds = %250
  br label %287

262:                                              ; No predecessors!
  br label %263, !dbg !232

263:                                              ; preds = %2, %262
  call void @llvm.dbg.declare(metadata %struct.Whole* %19, metadata !235, metadata !DIExpression()), !dbg !237
  %264 = load i32, i32* %5, align 4, !dbg !238
  invoke void @_ZN5WholeC2Ei(%struct.Whole* noundef nonnull align 1 dereferenceable(1) %19, i32 noundef %264)
          to label %265 unwind label %266, !dbg !237

265:                                              ; preds = %263
  store i32 70, i32* %3, align 4, !dbg !239
  store i32 1, i32* %10, align 4
  call void @_ZN5WholeD2Ev(%struct.Whole* noundef nonnull align 1 dereferenceable(1) %19) #8, !dbg !240
  br label %287

266:                                              ; preds = %263
  %267 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !241
  %268 = extractvalue { i8*, i32 } %267, 0, !dbg !241
  store i8* %268, i8** %7, align 8, !dbg !241
  %269 = extractvalue { i8*, i32 } %267, 1, !dbg !241
  store i32 %269, i32* %8, align 4, !dbg !241
  br label %270, !dbg !241

270:                                              ; preds = %266
  %271 = load i32, i32* %8, align 4, !dbg !242
  %272 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #8, !dbg !242
  %273 = icmp eq i32 %271, %272, !dbg !242
  br i1 %273, label %274, label %289, !dbg !242

274:                                              ; preds = %270
  call void @llvm.dbg.declare(metadata %struct.Error** %20, metadata !243, metadata !DIExpression()), !dbg !244
  %275 = load i8*, i8** %7, align 8, !dbg !242
  %276 = call i8* @__cxa_begin_catch(i8* %275) #8, !dbg !242
  %277 = bitcast i8* %276 to %struct.Error*, !dbg !242
  store %struct.Error* %277, %struct.Error** %20, align 8, !dbg !242
  store i32 71, i32* %3, align 4, !dbg !245
  store i32 1, i32* %10, align 4
  invoke void @__cxa_end_catch()
          to label %278 unwind label %63, !dbg !247

278:                                              ; preds = %274
  br label %287

279:                                              ; No predecessors!
  br label %280, !dbg !247

280:                                              ; preds = %2, %279
  %281 = load i32, i32* %5, align 4, !dbg !248
  call void @_ZL7refusesi(i32 noundef %281) #8, !dbg !249
  store i32 80, i32* %3, align 4, !dbg !250
  store i32 1, i32* %10, align 4
  br label %287, !dbg !250

282:                                              ; preds = %2
  %283 = load i32, i32* %5, align 4, !dbg !251
  %284 = invoke noundef i32 @_ZL4deepii(i32 noundef 2, i32 noundef %283)
          to label %285 unwind label %63, !dbg !252

285:                                              ; preds = %282
  br label %286, !dbg !253

286:                                              ; preds = %285, %2
  store i32 0, i32* %3, align 4, !dbg !254
  store i32 1, i32* %10, align 4
  br label %287, !dbg !254

287:                                              ; preds = %286, %280, %278, %265, %261, %260, %228, %203, %116, %133, %90, %72, %62
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %6) #8, !dbg !255
  %288 = load i32, i32* %3, align 4, !dbg !255
  ret i32 %288, !dbg !255

289:                                              ; preds = %270, %213, %184, %135, %120, %77, %67, %63, %35
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %6) #8, !dbg !255
  br label %290, !dbg !255

290:                                              ; preds = %289
  %291 = load i8*, i8** %7, align 8, !dbg !255
  %292 = load i32, i32* %8, align 4, !dbg !255
  %293 = insertvalue { i8*, i32 } undef, i8* %291, 0, !dbg !255
  %294 = insertvalue { i8*, i32 } %293, i32 %292, 1, !dbg !255
  resume { i8*, i32 } %294, !dbg !255

295:                                              ; preds = %182, %57
  %296 = landingpad { i8*, i32 }
          catch i8* null, !dbg !126
  %297 = extractvalue { i8*, i32 } %296, 0, !dbg !126
  call void @__clang_call_terminate(i8* %297) #13, !dbg !126
  unreachable, !dbg !126

298:                                              ; preds = %257, %237, %168, %144, %101, %26
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !256 {
  %2 = alloca %struct.Guard*, align 8
  store %struct.Guard* %0, %struct.Guard** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Guard** %2, metadata !257, metadata !DIExpression()), !dbg !259
  %3 = load %struct.Guard*, %struct.Guard** %2, align 8
  %4 = load i32, i32* @_ZL6guards, align 4, !dbg !260
  %5 = add nsw i32 %4, 1, !dbg !260
  store i32 %5, i32* @_ZL6guards, align 4, !dbg !260
  ret void, !dbg !262
}

declare i8* @__cxa_allocate_exception(i64)

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5RangeC2Ei(%struct.Range* noundef nonnull align 8 dereferenceable(28) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !263 {
  %3 = alloca %struct.Range*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store %struct.Range* %0, %struct.Range** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Range** %3, metadata !264, metadata !DIExpression()), !dbg !266
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !267, metadata !DIExpression()), !dbg !268
  %7 = load %struct.Range*, %struct.Range** %3, align 8
  %8 = bitcast %struct.Range* %7 to %struct.Other*, !dbg !269
  call void @_ZN5OtherC2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %8) #8, !dbg !270
  %9 = bitcast %struct.Range* %7 to i8*, !dbg !269
  %10 = getelementptr inbounds i8, i8* %9, i64 16, !dbg !269
  %11 = bitcast i8* %10 to %struct.Error*, !dbg !269
  %12 = load i32, i32* %4, align 4, !dbg !271
  invoke void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %11, i32 noundef %12)
          to label %13 unwind label %18, !dbg !272

13:                                               ; preds = %2
  %14 = bitcast %struct.Range* %7 to i32 (...)***, !dbg !269
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [3 x i8*] }, { [5 x i8*], [3 x i8*] }* @_ZTV5Range, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %14, align 8, !dbg !269
  %15 = bitcast %struct.Range* %7 to i8*, !dbg !269
  %16 = getelementptr inbounds i8, i8* %15, i64 16, !dbg !269
  %17 = bitcast i8* %16 to i32 (...)***, !dbg !269
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*], [3 x i8*] }, { [5 x i8*], [3 x i8*] }* @_ZTV5Range, i32 0, inrange i32 1, i32 2) to i32 (...)**), i32 (...)*** %17, align 8, !dbg !269
  ret void, !dbg !273

18:                                               ; preds = %2
  %19 = landingpad { i8*, i32 }
          cleanup, !dbg !273
  %20 = extractvalue { i8*, i32 } %19, 0, !dbg !273
  store i8* %20, i8** %5, align 8, !dbg !273
  %21 = extractvalue { i8*, i32 } %19, 1, !dbg !273
  store i32 %21, i32* %6, align 4, !dbg !273
  %22 = bitcast %struct.Range* %7 to %struct.Other*, !dbg !274
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %22) #8, !dbg !274
  br label %23, !dbg !274

23:                                               ; preds = %18
  %24 = load i8*, i8** %5, align 8, !dbg !274
  %25 = load i32, i32* %6, align 4, !dbg !274
  %26 = insertvalue { i8*, i32 } undef, i8* %24, 0, !dbg !274
  %27 = insertvalue { i8*, i32 } %26, i32 %25, 1, !dbg !274
  resume { i8*, i32 } %27, !dbg !274
}

declare i32 @__gxx_personality_v0(...)

declare void @__cxa_free_exception(i8*)

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5RangeD2Ev(%struct.Range* noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #4 comdat align 2 !dbg !276 {
  %2 = alloca %struct.Range*, align 8
  store %struct.Range* %0, %struct.Range** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Range** %2, metadata !280, metadata !DIExpression()), !dbg !281
  %3 = load %struct.Range*, %struct.Range** %2, align 8
  %4 = bitcast %struct.Range* %3 to %struct.Other*, !dbg !282
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %4) #8, !dbg !282
  ret void, !dbg !284
}

declare void @__cxa_throw(i8*, i8*, i8*)

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(i8*) #6

declare i8* @__cxa_begin_catch(i8*)

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(i8* %0) #7 comdat {
  %2 = call i8* @__cxa_begin_catch(i8* %0) #8
  call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL4deepii(i32 noundef %0, i32 noundef %1) #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !285 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Guard, align 1
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !286, metadata !DIExpression()), !dbg !287
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !288, metadata !DIExpression()), !dbg !289
  call void @llvm.dbg.declare(metadata %struct.Guard* %5, metadata !290, metadata !DIExpression()), !dbg !291
  call void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %5), !dbg !291
  %8 = load i32, i32* %3, align 4, !dbg !292
  %9 = icmp eq i32 %8, 0, !dbg !294
  br i1 %9, label %10, label %18, !dbg !295

10:                                               ; preds = %2
  %11 = call i8* @__cxa_allocate_exception(i64 4) #8, !dbg !296
  %12 = bitcast i8* %11 to i32*, !dbg !296
  %13 = load i32, i32* %4, align 4, !dbg !297
  store i32 %13, i32* %12, align 16, !dbg !296
  invoke void @__cxa_throw(i8* %11, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #12
          to label %30 unwind label %14, !dbg !296

14:                                               ; preds = %18, %10
  %15 = landingpad { i8*, i32 }
          cleanup, !dbg !298
  %16 = extractvalue { i8*, i32 } %15, 0, !dbg !298
  store i8* %16, i8** %6, align 8, !dbg !298
  %17 = extractvalue { i8*, i32 } %15, 1, !dbg !298
  store i32 %17, i32* %7, align 4, !dbg !298
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %5) #8, !dbg !299
  br label %25, !dbg !299

18:                                               ; preds = %2
  %19 = load i32, i32* %3, align 4, !dbg !300
  %20 = sub nsw i32 %19, 1, !dbg !301
  %21 = load i32, i32* %4, align 4, !dbg !302
  %22 = invoke noundef i32 @_ZL4deepii(i32 noundef %20, i32 noundef %21)
          to label %23 unwind label %14, !dbg !303

23:                                               ; preds = %18
  %24 = add nsw i32 %22, 1, !dbg !304
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %5) #8, !dbg !299
  ret i32 %24, !dbg !299

25:                                               ; preds = %14
  %26 = load i8*, i8** %6, align 8, !dbg !299
  %27 = load i32, i32* %7, align 4, !dbg !299
  %28 = insertvalue { i8*, i32 } undef, i8* %26, 0, !dbg !299
  %29 = insertvalue { i8*, i32 } %28, i32 %27, 1, !dbg !299
  resume { i8*, i32 } %29, !dbg !299

30:                                               ; preds = %10
  unreachable
}

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(i64*) #8

; Function Attrs: nounwind
declare i32 @__cxa_atexit(void (i8*)*, i8*, i8*) #8

; Function Attrs: nounwind
declare void @__cxa_guard_abort(i64*) #8

; Function Attrs: nounwind
declare void @__cxa_guard_release(i64*) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 !dbg !305 {
  %3 = alloca %struct.Error*, align 8
  %4 = alloca i32, align 4
  store %struct.Error* %0, %struct.Error** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %3, metadata !306, metadata !DIExpression()), !dbg !307
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !308, metadata !DIExpression()), !dbg !309
  %5 = load %struct.Error*, %struct.Error** %3, align 8
  %6 = bitcast %struct.Error* %5 to i32 (...)***, !dbg !310
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV5Error, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %6, align 8, !dbg !310
  %7 = getelementptr inbounds %struct.Error, %struct.Error* %5, i32 0, i32 1, !dbg !311
  %8 = load i32, i32* %4, align 4, !dbg !312
  store i32 %8, i32* %7, align 8, !dbg !311
  ret void, !dbg !313
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !314 {
  %2 = alloca %struct.Guard*, align 8
  store %struct.Guard* %0, %struct.Guard** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Guard** %2, metadata !315, metadata !DIExpression()), !dbg !316
  %3 = load %struct.Guard*, %struct.Guard** %2, align 8
  %4 = load i32, i32* @_ZL6guards, align 4, !dbg !317
  %5 = add nsw i32 %4, -1, !dbg !317
  store i32 %5, i32* @_ZL6guards, align 4, !dbg !317
  ret void, !dbg !319
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef i32 @_ZL5againi(i32 noundef %0) #3 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !320 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 1
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Error*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !323, metadata !DIExpression()), !dbg !324
  call void @llvm.dbg.declare(metadata %struct.Guard* %3, metadata !325, metadata !DIExpression()), !dbg !327
  invoke void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3)
          to label %7 unwind label %12, !dbg !327

7:                                                ; preds = %1
  %8 = call i8* @__cxa_allocate_exception(i64 32) #8, !dbg !328
  %9 = bitcast i8* %8 to %struct.Range*, !dbg !328
  %10 = load i32, i32* %2, align 4, !dbg !329
  invoke void @_ZN5RangeC2Ei(%struct.Range* noundef nonnull align 8 dereferenceable(28) %9, i32 noundef %10)
          to label %11 unwind label %16, !dbg !330

11:                                               ; preds = %7
  invoke void @__cxa_throw(i8* %8, i8* bitcast ({ i8*, i8*, i32, i32, i8*, i64, i8*, i64 }* @_ZTI5Range to i8*), i8* bitcast (void (%struct.Range*)* @_ZN5RangeD2Ev to i8*)) #12
          to label %51 unwind label %20, !dbg !328

12:                                               ; preds = %1
  %13 = landingpad { i8*, i32 }
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !331
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !331
  store i8* %14, i8** %4, align 8, !dbg !331
  %15 = extractvalue { i8*, i32 } %13, 1, !dbg !331
  store i32 %15, i32* %5, align 4, !dbg !331
  br label %25, !dbg !331

16:                                               ; preds = %7
  %17 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !331
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !331
  store i8* %18, i8** %4, align 8, !dbg !331
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !331
  store i32 %19, i32* %5, align 4, !dbg !331
  call void @__cxa_free_exception(i8* %8) #8, !dbg !328
  br label %24, !dbg !328

20:                                               ; preds = %11
  %21 = landingpad { i8*, i32 }
          cleanup
          catch i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), !dbg !331
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !331
  store i8* %22, i8** %4, align 8, !dbg !331
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !331
  store i32 %23, i32* %5, align 4, !dbg !331
  br label %24, !dbg !331

24:                                               ; preds = %20, %16
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3) #8, !dbg !332
  br label %25, !dbg !332

25:                                               ; preds = %24, %12
  %26 = load i32, i32* %5, align 4, !dbg !333
  %27 = call i32 @llvm.eh.typeid.for(i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*)) #8, !dbg !333
  %28 = icmp eq i32 %26, %27, !dbg !333
  br i1 %28, label %29, label %43, !dbg !333

29:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata %struct.Error** %6, metadata !334, metadata !DIExpression()), !dbg !335
  %30 = load i8*, i8** %4, align 8, !dbg !333
  %31 = call i8* @__cxa_begin_catch(i8* %30) #8, !dbg !333
  %32 = bitcast i8* %31 to %struct.Error*, !dbg !333
  store %struct.Error* %32, %struct.Error** %6, align 8, !dbg !333
  %33 = load %struct.Error*, %struct.Error** %6, align 8, !dbg !336
  %34 = getelementptr inbounds %struct.Error, %struct.Error* %33, i32 0, i32 1, !dbg !338
  %35 = load i32, i32* %34, align 8, !dbg !339
  %36 = add nsw i32 %35, 1, !dbg !339
  store i32 %36, i32* %34, align 8, !dbg !339
  invoke void @__cxa_rethrow() #12
          to label %51 unwind label %37, !dbg !340

37:                                               ; preds = %29
  %38 = landingpad { i8*, i32 }
          cleanup, !dbg !341
  %39 = extractvalue { i8*, i32 } %38, 0, !dbg !341
  store i8* %39, i8** %4, align 8, !dbg !341
  %40 = extractvalue { i8*, i32 } %38, 1, !dbg !341
  store i32 %40, i32* %5, align 4, !dbg !341
  invoke void @__cxa_end_catch()
          to label %41 unwind label %48, !dbg !342

41:                                               ; preds = %37
  br label %43, !dbg !342

42:                                               ; No predecessors!
  call void @llvm.trap(), !dbg !342
  unreachable, !dbg !342

43:                                               ; preds = %41, %25
  %44 = load i8*, i8** %4, align 8, !dbg !333
  %45 = load i32, i32* %5, align 4, !dbg !333
  %46 = insertvalue { i8*, i32 } undef, i8* %44, 0, !dbg !333
  %47 = insertvalue { i8*, i32 } %46, i32 %45, 1, !dbg !333
  resume { i8*, i32 } %47, !dbg !333

48:                                               ; preds = %37
  %49 = landingpad { i8*, i32 }
          catch i8* null, !dbg !342
  %50 = extractvalue { i8*, i32 } %49, 0, !dbg !342
  call void @__clang_call_terminate(i8* %50) #13, !dbg !342
  unreachable, !dbg !342

51:                                               ; preds = %29, %11
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6HiddenC2Ev(%struct.Hidden* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 !dbg !343 {
  %2 = alloca %struct.Hidden*, align 8
  store %struct.Hidden* %0, %struct.Hidden** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Hidden** %2, metadata !344, metadata !DIExpression()), !dbg !345
  %3 = load %struct.Hidden*, %struct.Hidden** %2, align 8
  %4 = bitcast %struct.Hidden* %3 to %struct.Error*, !dbg !346
  call void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %4, i32 noundef 0), !dbg !347
  %5 = bitcast %struct.Hidden* %3 to i32 (...)***, !dbg !346
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV6Hidden, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %5, align 8, !dbg !346
  ret void, !dbg !348
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN5WholeC2Ei(%struct.Whole* noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !349 {
  %3 = alloca %struct.Whole*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  store %struct.Whole* %0, %struct.Whole** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.Whole** %3, metadata !350, metadata !DIExpression()), !dbg !352
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !353, metadata !DIExpression()), !dbg !354
  %7 = load %struct.Whole*, %struct.Whole** %3, align 8
  %8 = getelementptr inbounds %struct.Whole, %struct.Whole* %7, i32 0, i32 0, !dbg !355
  call void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %8), !dbg !355
  %9 = load i32, i32* %4, align 4, !dbg !356
  %10 = icmp sgt i32 %9, 109, !dbg !359
  br i1 %10, label %11, label %24, !dbg !360

11:                                               ; preds = %2
  %12 = call i8* @__cxa_allocate_exception(i64 16) #8, !dbg !361
  %13 = bitcast i8* %12 to %struct.Error*, !dbg !361
  %14 = load i32, i32* %4, align 4, !dbg !362
  invoke void @_ZN5ErrorC2Ei(%struct.Error* noundef nonnull align 8 dereferenceable(12) %13, i32 noundef %14)
          to label %15 unwind label %16, !dbg !363

15:                                               ; preds = %11
  invoke void @__cxa_throw(i8* %12, i8* bitcast ({ i8*, i8* }* @_ZTI5Error to i8*), i8* null) #12
          to label %31 unwind label %20, !dbg !361

16:                                               ; preds = %11
  %17 = landingpad { i8*, i32 }
          cleanup, !dbg !364
  %18 = extractvalue { i8*, i32 } %17, 0, !dbg !364
  store i8* %18, i8** %5, align 8, !dbg !364
  %19 = extractvalue { i8*, i32 } %17, 1, !dbg !364
  store i32 %19, i32* %6, align 4, !dbg !364
  call void @__cxa_free_exception(i8* %12) #8, !dbg !361
  br label %25, !dbg !361

20:                                               ; preds = %15
  %21 = landingpad { i8*, i32 }
          cleanup, !dbg !364
  %22 = extractvalue { i8*, i32 } %21, 0, !dbg !364
  store i8* %22, i8** %5, align 8, !dbg !364
  %23 = extractvalue { i8*, i32 } %21, 1, !dbg !364
  store i32 %23, i32* %6, align 4, !dbg !364
  br label %25, !dbg !364

24:                                               ; preds = %2
  ret void, !dbg !365

25:                                               ; preds = %20, %16
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %8) #8, !dbg !366
  br label %26, !dbg !366

26:                                               ; preds = %25
  %27 = load i8*, i8** %5, align 8, !dbg !366
  %28 = load i32, i32* %6, align 4, !dbg !366
  %29 = insertvalue { i8*, i32 } undef, i8* %27, 0, !dbg !366
  %30 = insertvalue { i8*, i32 } %29, i32 %28, 1, !dbg !366
  resume { i8*, i32 } %30, !dbg !366

31:                                               ; preds = %15
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5WholeD2Ev(%struct.Whole* noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #4 comdat align 2 !dbg !367 {
  %2 = alloca %struct.Whole*, align 8
  store %struct.Whole* %0, %struct.Whole** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Whole** %2, metadata !371, metadata !DIExpression()), !dbg !372
  %3 = load %struct.Whole*, %struct.Whole** %2, align 8
  %4 = getelementptr inbounds %struct.Whole, %struct.Whole* %3, i32 0, i32 0, !dbg !373
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %4) #8, !dbg !373
  ret void, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZL7refusesi(i32 noundef %0) #9 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !376 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 1
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !379, metadata !DIExpression()), !dbg !380
  call void @llvm.dbg.declare(metadata %struct.Guard* %3, metadata !381, metadata !DIExpression()), !dbg !382
  invoke void @_ZN5GuardC2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3)
          to label %6 unwind label %17, !dbg !382

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !dbg !383
  %8 = icmp eq i32 %7, 33, !dbg !385
  br i1 %8, label %9, label %16, !dbg !386

9:                                                ; preds = %6
  %10 = call i8* @__cxa_allocate_exception(i64 4) #8, !dbg !387
  %11 = bitcast i8* %10 to i32*, !dbg !387
  store i32 1, i32* %11, align 16, !dbg !387
  invoke void @__cxa_throw(i8* %10, i8* bitcast (i8** @_ZTIi to i8*), i8* null) #12
          to label %22 unwind label %12, !dbg !387

12:                                               ; preds = %9
  %13 = landingpad { i8*, i32 }
          catch i8* null, !dbg !388
  %14 = extractvalue { i8*, i32 } %13, 0, !dbg !388
  store i8* %14, i8** %4, align 8, !dbg !388
  %15 = extractvalue { i8*, i32 } %13, 1, !dbg !388
  store i32 %15, i32* %5, align 4, !dbg !388
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3) #8, !dbg !389
  br label %20, !dbg !389

16:                                               ; preds = %6
  call void @_ZN5GuardD2Ev(%struct.Guard* noundef nonnull align 1 dereferenceable(1) %3) #8, !dbg !389
  ret void, !dbg !389

17:                                               ; preds = %1
  %18 = landingpad { i8*, i32 }
          catch i8* null, !dbg !382
  %19 = extractvalue { i8*, i32 } %18, 0, !dbg !382
  call void @__clang_call_terminate(i8* %19) #13, !dbg !382
  unreachable, !dbg !382

20:                                               ; preds = %12
  %21 = load i8*, i8** %4, align 8, !dbg !389
  call void @__clang_call_terminate(i8* %21) #13, !dbg !389
  unreachable, !dbg !389

22:                                               ; preds = %9
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5OtherC2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 !dbg !390 {
  %2 = alloca %struct.Other*, align 8
  store %struct.Other* %0, %struct.Other** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Other** %2, metadata !392, metadata !DIExpression()), !dbg !394
  %3 = load %struct.Other*, %struct.Other** %2, align 8
  %4 = bitcast %struct.Other* %3 to i32 (...)***, !dbg !395
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @_ZTV5Other, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !395
  %5 = getelementptr inbounds %struct.Other, %struct.Other* %3, i32 0, i32 1, !dbg !396
  store i64 0, i64* %5, align 8, !dbg !396
  ret void, !dbg !395
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5RangeD0Ev(%struct.Range* noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #4 comdat align 2 !dbg !397 {
  %2 = alloca %struct.Range*, align 8
  store %struct.Range* %0, %struct.Range** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Range** %2, metadata !398, metadata !DIExpression()), !dbg !399
  %3 = load %struct.Range*, %struct.Range** %2, align 8
  call void @_ZN5RangeD2Ev(%struct.Range* noundef nonnull align 8 dereferenceable(28) %3) #8, !dbg !400
  %4 = bitcast %struct.Range* %3 to i8*, !dbg !400
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !400
  ret void, !dbg !400
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Range4rankEv(%struct.Range* noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #9 comdat align 2 !dbg !401 {
  %2 = alloca %struct.Range*, align 8
  store %struct.Range* %0, %struct.Range** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Range** %2, metadata !402, metadata !DIExpression()), !dbg !404
  %3 = load %struct.Range*, %struct.Range** %2, align 8
  ret i32 2, !dbg !405
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZThn16_NK5Range4rankEv(%struct.Range* noundef %0) unnamed_addr #5 comdat align 2 !dbg !406 {
  %2 = alloca %struct.Range*, align 8
  store %struct.Range* %0, %struct.Range** %2, align 8
  %3 = load %struct.Range*, %struct.Range** %2, align 8, !dbg !408
  %4 = bitcast %struct.Range* %3 to i8*, !dbg !408
  %5 = getelementptr inbounds i8, i8* %4, i64 -16, !dbg !408
  %6 = bitcast i8* %5 to %struct.Range*, !dbg !408
  %7 = tail call noundef i32 @_ZNK5Range4rankEv(%struct.Range* noundef nonnull align 8 dereferenceable(28) %6), !dbg !408
  ret i32 %7, !dbg !408
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 !dbg !409 {
  %2 = alloca %struct.Other*, align 8
  store %struct.Other* %0, %struct.Other** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Other** %2, metadata !410, metadata !DIExpression()), !dbg !411
  %3 = load %struct.Other*, %struct.Other** %2, align 8
  ret void, !dbg !412
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN5OtherD0Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 !dbg !413 {
  %2 = alloca %struct.Other*, align 8
  store %struct.Other* %0, %struct.Other** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Other** %2, metadata !414, metadata !DIExpression()), !dbg !415
  %3 = load %struct.Other*, %struct.Other** %2, align 8
  call void @_ZN5OtherD2Ev(%struct.Other* noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !416
  %4 = bitcast %struct.Other* %3 to i8*, !dbg !416
  call void @_ZdlPv(i8* noundef %4) #14, !dbg !416
  ret void, !dbg !417
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #10

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK5Error4rankEv(%struct.Error* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #9 comdat align 2 !dbg !418 {
  %2 = alloca %struct.Error*, align 8
  store %struct.Error* %0, %struct.Error** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.Error** %2, metadata !419, metadata !DIExpression()), !dbg !421
  %3 = load %struct.Error*, %struct.Error** %2, align 8
  ret i32 1, !dbg !422
}

declare void @__cxa_rethrow()

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #11

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readnone }
attributes #7 = { noinline noreturn nounwind }
attributes #8 = { nounwind }
attributes #9 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold noreturn nounwind }
attributes #12 = { noreturn }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}
!llvm.ident = !{!80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "guards", linkageName: "_ZL6guards", scope: !2, file: !3, line: 5, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !66, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/thrown.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "b7cee76bf2c5d8e6b962f6a04e72b52b")
!4 = !{!5, !23, !45, !8, !52, !59}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Range", file: !3, line: 20, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, vtableHolder: !8, identifier: "_ZTS5Range")
!6 = !{!7, !22, !36, !40}
!7 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !8, extraData: i32 0)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Other", file: !3, line: 16, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !9, vtableHolder: !8, identifier: "_ZTS5Other")
!9 = !{!10, !16, !18}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Other", scope: !3, file: !3, baseType: !11, size: 64, flags: DIFlagArtificial)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{!15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !8, file: !3, line: 17, baseType: !17, size: 64, offset: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DISubprogram(name: "~Other", scope: !8, file: !3, line: 18, type: !19, scopeLine: 18, containingType: !8, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !5, baseType: !23, offset: 128, extraData: i32 0)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !3, line: 11, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !24, vtableHolder: !23, identifier: "_ZTS5Error")
!24 = !{!25, !26, !27, !31}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Error", scope: !3, file: !3, baseType: !11, size: 64, flags: DIFlagArtificial)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "carried", scope: !23, file: !3, line: 12, baseType: !15, size: 32, offset: 64)
!27 = !DISubprogram(name: "Error", scope: !23, file: !3, line: 13, type: !28, scopeLine: 13, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30, !15}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!31 = !DISubprogram(name: "rank", linkageName: "_ZNK5Error4rankEv", scope: !23, file: !3, line: 14, type: !32, scopeLine: 14, containingType: !23, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!32 = !DISubroutineType(types: !33)
!33 = !{!15, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!36 = !DISubprogram(name: "Range", scope: !5, file: !3, line: 21, type: !37, scopeLine: 21, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!37 = !DISubroutineType(types: !38)
!38 = !{null, !39, !15}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!40 = !DISubprogram(name: "rank", linkageName: "_ZNK5Range4rankEv", scope: !5, file: !3, line: 22, type: !41, scopeLine: 22, containingType: !5, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!41 = !DISubroutineType(types: !42)
!42 = !{!15, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !3, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !46, identifier: "_ZTS5Guard")
!46 = !{!47, !51}
!47 = !DISubprogram(name: "Guard", scope: !45, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!48 = !DISubroutineType(types: !49)
!49 = !{null, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!51 = !DISubprogram(name: "~Guard", scope: !45, file: !3, line: 8, type: !48, scopeLine: 8, flags: DIFlagPrototyped, spFlags: 0)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Hidden", file: !3, line: 24, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !53, vtableHolder: !23, identifier: "_ZTS6Hidden")
!53 = !{!54, !55}
!54 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !52, baseType: !23, flags: DIFlagPrivate, extraData: i32 0)
!55 = !DISubprogram(name: "Hidden", scope: !52, file: !3, line: 25, type: !56, scopeLine: 25, flags: DIFlagPrototyped, spFlags: 0)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Whole", file: !3, line: 34, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !60, identifier: "_ZTS5Whole")
!60 = !{!61, !62}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !59, file: !3, line: 35, baseType: !45, size: 8)
!62 = !DISubprogram(name: "Whole", scope: !59, file: !3, line: 36, type: !63, scopeLine: 36, flags: DIFlagPrototyped, spFlags: 0)
!63 = !DISubroutineType(types: !64)
!64 = !{null, !65, !15}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!66 = !{!67, !0}
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "range", scope: !69, file: !3, line: 75, type: !5, isLocal: true, isDefinition: true)
!69 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runii", scope: !3, file: !3, line: 56, type: !70, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!70 = !DISubroutineType(types: !71)
!71 = !{!15, !15, !15}
!72 = !{}
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 7, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 1}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = !{!"Debian clang version 14.0.6"}
!81 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!82 = !DILocalVariable(name: "what", scope: !81, file: !3, line: 127, type: !15)
!83 = !DILocation(line: 127, column: 7, scope: !81)
!84 = !DILocation(line: 127, column: 14, scope: !81)
!85 = !DILocalVariable(name: "carried", scope: !81, file: !3, line: 127, type: !15)
!86 = !DILocation(line: 127, column: 25, scope: !81)
!87 = !DILocation(line: 127, column: 35, scope: !81)
!88 = !DILocalVariable(name: "code", scope: !81, file: !3, line: 128, type: !15)
!89 = !DILocation(line: 128, column: 7, scope: !81)
!90 = !DILocation(line: 128, column: 18, scope: !81)
!91 = !DILocation(line: 128, column: 24, scope: !81)
!92 = !DILocation(line: 128, column: 14, scope: !81)
!93 = !DILocation(line: 129, column: 10, scope: !81)
!94 = !DILocation(line: 129, column: 24, scope: !81)
!95 = !DILocation(line: 129, column: 3, scope: !81)
!96 = !DILocalVariable(name: "what", arg: 1, scope: !69, file: !3, line: 56, type: !15)
!97 = !DILocation(line: 56, column: 20, scope: !69)
!98 = !DILocalVariable(name: "carried", arg: 2, scope: !69, file: !3, line: 56, type: !15)
!99 = !DILocation(line: 56, column: 30, scope: !69)
!100 = !DILocalVariable(name: "guard", scope: !69, file: !3, line: 57, type: !45)
!101 = !DILocation(line: 57, column: 9, scope: !69)
!102 = !DILocation(line: 58, column: 11, scope: !69)
!103 = !DILocation(line: 58, column: 3, scope: !69)
!104 = !DILocation(line: 61, column: 7, scope: !105)
!105 = distinct !DILexicalBlock(scope: !106, file: !3, line: 60, column: 9)
!106 = distinct !DILexicalBlock(scope: !69, file: !3, line: 58, column: 17)
!107 = !DILocation(line: 61, column: 19, scope: !105)
!108 = !DILocation(line: 61, column: 13, scope: !105)
!109 = !DILocation(line: 124, column: 1, scope: !105)
!110 = !DILocation(line: 62, column: 5, scope: !105)
!111 = !DILocalVariable(name: "error", scope: !106, file: !3, line: 62, type: !112)
!112 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !35, size: 64)
!113 = !DILocation(line: 62, column: 27, scope: !106)
!114 = !DILocation(line: 63, column: 11, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 63, column: 11)
!116 = distinct !DILexicalBlock(scope: !106, file: !3, line: 62, column: 34)
!117 = !DILocation(line: 63, column: 17, scope: !115)
!118 = !DILocation(line: 63, column: 25, scope: !115)
!119 = !DILocation(line: 63, column: 11, scope: !116)
!120 = !DILocation(line: 63, column: 31, scope: !115)
!121 = !DILocation(line: 64, column: 19, scope: !116)
!122 = !DILocation(line: 64, column: 25, scope: !116)
!123 = !DILocation(line: 64, column: 17, scope: !116)
!124 = !DILocation(line: 64, column: 7, scope: !116)
!125 = !DILocation(line: 124, column: 1, scope: !116)
!126 = !DILocation(line: 65, column: 5, scope: !116)
!127 = !DILocation(line: 124, column: 1, scope: !106)
!128 = !DILocation(line: 68, column: 22, scope: !129)
!129 = distinct !DILexicalBlock(scope: !106, file: !3, line: 67, column: 9)
!130 = !DILocation(line: 68, column: 14, scope: !129)
!131 = !DILocation(line: 68, column: 7, scope: !129)
!132 = !DILocation(line: 124, column: 1, scope: !129)
!133 = !DILocation(line: 69, column: 5, scope: !129)
!134 = !DILocalVariable(name: "value", scope: !106, file: !3, line: 69, type: !15)
!135 = !DILocation(line: 69, column: 18, scope: !106)
!136 = !DILocation(line: 70, column: 11, scope: !137)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 70, column: 11)
!138 = distinct !DILexicalBlock(scope: !106, file: !3, line: 69, column: 25)
!139 = !DILocation(line: 70, column: 17, scope: !137)
!140 = !DILocation(line: 70, column: 11, scope: !138)
!141 = !DILocation(line: 70, column: 25, scope: !137)
!142 = !DILocation(line: 71, column: 7, scope: !138)
!143 = !DILocation(line: 72, column: 5, scope: !138)
!144 = !DILocation(line: 75, column: 7, scope: !145)
!145 = distinct !DILexicalBlock(scope: !106, file: !3, line: 74, column: 9)
!146 = !{!"branch_weights", i32 1, i32 1048575}
!147 = !DILocation(line: 75, column: 20, scope: !145)
!148 = !DILocation(line: 76, column: 7, scope: !145)
!149 = !DILocation(line: 124, column: 1, scope: !145)
!150 = !DILocation(line: 77, column: 5, scope: !145)
!151 = !DILocalVariable(scope: !106, file: !3, line: 77, type: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!153 = !DILocation(line: 77, column: 22, scope: !106)
!154 = !DILocation(line: 81, column: 5, scope: !155)
!155 = distinct !DILexicalBlock(scope: !106, file: !3, line: 79, column: 28)
!156 = !DILocation(line: 78, column: 7, scope: !157)
!157 = distinct !DILexicalBlock(scope: !106, file: !3, line: 77, column: 24)
!158 = !DILocation(line: 79, column: 5, scope: !157)
!159 = !DILocalVariable(name: "error", scope: !106, file: !3, line: 79, type: !160)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!161 = !DILocation(line: 79, column: 21, scope: !106)
!162 = !DILocation(line: 80, column: 19, scope: !155)
!163 = !DILocation(line: 80, column: 26, scope: !155)
!164 = !DILocation(line: 80, column: 17, scope: !155)
!165 = !DILocation(line: 80, column: 7, scope: !155)
!166 = !DILocation(line: 124, column: 1, scope: !155)
!167 = !DILocation(line: 85, column: 9, scope: !168)
!168 = distinct !DILexicalBlock(scope: !169, file: !3, line: 84, column: 11)
!169 = distinct !DILexicalBlock(scope: !106, file: !3, line: 83, column: 9)
!170 = !DILocation(line: 85, column: 21, scope: !168)
!171 = !DILocation(line: 85, column: 15, scope: !168)
!172 = !DILocation(line: 124, column: 1, scope: !168)
!173 = !DILocation(line: 86, column: 7, scope: !168)
!174 = !DILocalVariable(name: "error", scope: !169, file: !3, line: 86, type: !175)
!175 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !23, size: 64)
!176 = !DILocation(line: 86, column: 23, scope: !169)
!177 = !DILocalVariable(name: "guard", scope: !178, file: !3, line: 87, type: !45)
!178 = distinct !DILexicalBlock(scope: !169, file: !3, line: 86, column: 30)
!179 = !DILocation(line: 87, column: 15, scope: !178)
!180 = !DILocation(line: 88, column: 9, scope: !178)
!181 = !DILocation(line: 88, column: 21, scope: !178)
!182 = !DILocation(line: 88, column: 27, scope: !178)
!183 = !DILocation(line: 88, column: 35, scope: !178)
!184 = !DILocation(line: 88, column: 15, scope: !178)
!185 = !DILocation(line: 124, column: 1, scope: !178)
!186 = !DILocation(line: 89, column: 7, scope: !169)
!187 = !DILocation(line: 89, column: 7, scope: !178)
!188 = !DILocation(line: 90, column: 5, scope: !169)
!189 = !DILocalVariable(name: "range", scope: !106, file: !3, line: 90, type: !190)
!190 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!191 = !DILocation(line: 90, column: 21, scope: !106)
!192 = !DILocation(line: 91, column: 11, scope: !193)
!193 = distinct !DILexicalBlock(scope: !194, file: !3, line: 91, column: 11)
!194 = distinct !DILexicalBlock(scope: !106, file: !3, line: 90, column: 28)
!195 = !DILocation(line: 91, column: 17, scope: !193)
!196 = !DILocation(line: 91, column: 25, scope: !193)
!197 = !DILocation(line: 91, column: 11, scope: !194)
!198 = !DILocation(line: 91, column: 33, scope: !193)
!199 = !DILocation(line: 92, column: 7, scope: !194)
!200 = !DILocation(line: 93, column: 5, scope: !194)
!201 = !DILocation(line: 96, column: 13, scope: !202)
!202 = distinct !DILexicalBlock(scope: !106, file: !3, line: 95, column: 9)
!203 = !DILocation(line: 96, column: 7, scope: !202)
!204 = !DILocation(line: 97, column: 5, scope: !202)
!205 = !DILocation(line: 124, column: 1, scope: !202)
!206 = !DILocalVariable(name: "error", scope: !106, file: !3, line: 97, type: !175)
!207 = !DILocation(line: 97, column: 21, scope: !106)
!208 = !DILocation(line: 98, column: 11, scope: !209)
!209 = distinct !DILexicalBlock(scope: !210, file: !3, line: 98, column: 11)
!210 = distinct !DILexicalBlock(scope: !106, file: !3, line: 97, column: 28)
!211 = !DILocation(line: 98, column: 17, scope: !209)
!212 = !DILocation(line: 98, column: 25, scope: !209)
!213 = !DILocation(line: 98, column: 11, scope: !210)
!214 = !DILocation(line: 98, column: 33, scope: !209)
!215 = !DILocation(line: 99, column: 7, scope: !210)
!216 = !DILocation(line: 100, column: 5, scope: !210)
!217 = !DILocation(line: 103, column: 11, scope: !218)
!218 = distinct !DILexicalBlock(scope: !219, file: !3, line: 103, column: 11)
!219 = distinct !DILexicalBlock(scope: !106, file: !3, line: 102, column: 9)
!220 = !DILocation(line: 103, column: 19, scope: !218)
!221 = !DILocation(line: 103, column: 11, scope: !219)
!222 = !DILocation(line: 103, column: 24, scope: !218)
!223 = !DILocation(line: 103, column: 30, scope: !218)
!224 = !DILocation(line: 124, column: 1, scope: !218)
!225 = !DILocation(line: 105, column: 5, scope: !219)
!226 = !DILocalVariable(scope: !106, file: !3, line: 105, type: !175)
!227 = !DILocation(line: 105, column: 21, scope: !106)
!228 = !DILocation(line: 109, column: 5, scope: !229)
!229 = distinct !DILexicalBlock(scope: !106, file: !3, line: 107, column: 19)
!230 = !DILocation(line: 106, column: 7, scope: !231)
!231 = distinct !DILexicalBlock(scope: !106, file: !3, line: 105, column: 23)
!232 = !DILocation(line: 107, column: 5, scope: !231)
!233 = !DILocation(line: 108, column: 7, scope: !229)
!234 = !DILocation(line: 104, column: 7, scope: !219)
!235 = !DILocalVariable(name: "whole", scope: !236, file: !3, line: 112, type: !59)
!236 = distinct !DILexicalBlock(scope: !106, file: !3, line: 111, column: 9)
!237 = !DILocation(line: 112, column: 13, scope: !236)
!238 = !DILocation(line: 112, column: 19, scope: !236)
!239 = !DILocation(line: 113, column: 7, scope: !236)
!240 = !DILocation(line: 114, column: 5, scope: !106)
!241 = !DILocation(line: 124, column: 1, scope: !236)
!242 = !DILocation(line: 114, column: 5, scope: !236)
!243 = !DILocalVariable(scope: !106, file: !3, line: 114, type: !175)
!244 = !DILocation(line: 114, column: 21, scope: !106)
!245 = !DILocation(line: 115, column: 7, scope: !246)
!246 = distinct !DILexicalBlock(scope: !106, file: !3, line: 114, column: 23)
!247 = !DILocation(line: 116, column: 5, scope: !246)
!248 = !DILocation(line: 118, column: 13, scope: !106)
!249 = !DILocation(line: 118, column: 5, scope: !106)
!250 = !DILocation(line: 119, column: 5, scope: !106)
!251 = !DILocation(line: 121, column: 13, scope: !106)
!252 = !DILocation(line: 121, column: 5, scope: !106)
!253 = !DILocation(line: 122, column: 3, scope: !106)
!254 = !DILocation(line: 123, column: 3, scope: !69)
!255 = !DILocation(line: 124, column: 1, scope: !69)
!256 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN5GuardC2Ev", scope: !45, file: !3, line: 7, type: !48, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !47, retainedNodes: !72)
!257 = !DILocalVariable(name: "this", arg: 1, scope: !256, type: !258, flags: DIFlagArtificial | DIFlagObjectPointer)
!258 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!259 = !DILocation(line: 0, scope: !256)
!260 = !DILocation(line: 7, column: 19, scope: !261)
!261 = distinct !DILexicalBlock(scope: !256, file: !3, line: 7, column: 11)
!262 = !DILocation(line: 7, column: 23, scope: !256)
!263 = distinct !DISubprogram(name: "Range", linkageName: "_ZN5RangeC2Ei", scope: !5, file: !3, line: 21, type: !37, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !36, retainedNodes: !72)
!264 = !DILocalVariable(name: "this", arg: 1, scope: !263, type: !265, flags: DIFlagArtificial | DIFlagObjectPointer)
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!266 = !DILocation(line: 0, scope: !263)
!267 = !DILocalVariable(name: "carried", arg: 2, scope: !263, file: !3, line: 21, type: !15)
!268 = !DILocation(line: 21, column: 22, scope: !263)
!269 = !DILocation(line: 21, column: 48, scope: !263)
!270 = !DILocation(line: 21, column: 12, scope: !263)
!271 = !DILocation(line: 21, column: 39, scope: !263)
!272 = !DILocation(line: 21, column: 33, scope: !263)
!273 = !DILocation(line: 21, column: 49, scope: !263)
!274 = !DILocation(line: 21, column: 49, scope: !275)
!275 = distinct !DILexicalBlock(scope: !263, file: !3, line: 21, column: 48)
!276 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN5RangeD2Ev", scope: !5, file: !3, line: 20, type: !277, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !279, retainedNodes: !72)
!277 = !DISubroutineType(types: !278)
!278 = !{null, !39}
!279 = !DISubprogram(name: "~Range", scope: !5, type: !277, containingType: !5, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!280 = !DILocalVariable(name: "this", arg: 1, scope: !276, type: !265, flags: DIFlagArtificial | DIFlagObjectPointer)
!281 = !DILocation(line: 0, scope: !276)
!282 = !DILocation(line: 20, column: 8, scope: !283)
!283 = distinct !DILexicalBlock(scope: !276, file: !3, line: 20, column: 8)
!284 = !DILocation(line: 20, column: 8, scope: !276)
!285 = distinct !DISubprogram(name: "deep", linkageName: "_ZL4deepii", scope: !3, file: !3, line: 28, type: !70, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!286 = !DILocalVariable(name: "levels", arg: 1, scope: !285, file: !3, line: 28, type: !15)
!287 = !DILocation(line: 28, column: 21, scope: !285)
!288 = !DILocalVariable(name: "carried", arg: 2, scope: !285, file: !3, line: 28, type: !15)
!289 = !DILocation(line: 28, column: 33, scope: !285)
!290 = !DILocalVariable(name: "guard", scope: !285, file: !3, line: 29, type: !45)
!291 = !DILocation(line: 29, column: 9, scope: !285)
!292 = !DILocation(line: 30, column: 7, scope: !293)
!293 = distinct !DILexicalBlock(scope: !285, file: !3, line: 30, column: 7)
!294 = !DILocation(line: 30, column: 14, scope: !293)
!295 = !DILocation(line: 30, column: 7, scope: !285)
!296 = !DILocation(line: 30, column: 20, scope: !293)
!297 = !DILocation(line: 30, column: 26, scope: !293)
!298 = !DILocation(line: 32, column: 1, scope: !293)
!299 = !DILocation(line: 32, column: 1, scope: !285)
!300 = !DILocation(line: 31, column: 15, scope: !285)
!301 = !DILocation(line: 31, column: 22, scope: !285)
!302 = !DILocation(line: 31, column: 27, scope: !285)
!303 = !DILocation(line: 31, column: 10, scope: !285)
!304 = !DILocation(line: 31, column: 36, scope: !285)
!305 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ei", scope: !23, file: !3, line: 13, type: !28, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !27, retainedNodes: !72)
!306 = !DILocalVariable(name: "this", arg: 1, scope: !305, type: !160, flags: DIFlagArtificial | DIFlagObjectPointer)
!307 = !DILocation(line: 0, scope: !305)
!308 = !DILocalVariable(name: "carried", arg: 2, scope: !305, file: !3, line: 13, type: !15)
!309 = !DILocation(line: 13, column: 22, scope: !305)
!310 = !DILocation(line: 13, column: 50, scope: !305)
!311 = !DILocation(line: 13, column: 33, scope: !305)
!312 = !DILocation(line: 13, column: 41, scope: !305)
!313 = !DILocation(line: 13, column: 51, scope: !305)
!314 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !45, file: !3, line: 8, type: !48, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !51, retainedNodes: !72)
!315 = !DILocalVariable(name: "this", arg: 1, scope: !314, type: !258, flags: DIFlagArtificial | DIFlagObjectPointer)
!316 = !DILocation(line: 0, scope: !314)
!317 = !DILocation(line: 8, column: 20, scope: !318)
!318 = distinct !DILexicalBlock(scope: !314, file: !3, line: 8, column: 12)
!319 = !DILocation(line: 8, column: 24, scope: !314)
!320 = distinct !DISubprogram(name: "again", linkageName: "_ZL5againi", scope: !3, file: !3, line: 46, type: !321, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!321 = !DISubroutineType(types: !322)
!322 = !{!15, !15}
!323 = !DILocalVariable(name: "carried", arg: 1, scope: !320, file: !3, line: 46, type: !15)
!324 = !DILocation(line: 46, column: 22, scope: !320)
!325 = !DILocalVariable(name: "guard", scope: !326, file: !3, line: 48, type: !45)
!326 = distinct !DILexicalBlock(scope: !320, file: !3, line: 47, column: 7)
!327 = !DILocation(line: 48, column: 11, scope: !326)
!328 = !DILocation(line: 49, column: 5, scope: !326)
!329 = !DILocation(line: 49, column: 17, scope: !326)
!330 = !DILocation(line: 49, column: 11, scope: !326)
!331 = !DILocation(line: 54, column: 1, scope: !326)
!332 = !DILocation(line: 50, column: 3, scope: !320)
!333 = !DILocation(line: 50, column: 3, scope: !326)
!334 = !DILocalVariable(name: "error", scope: !320, file: !3, line: 50, type: !175)
!335 = !DILocation(line: 50, column: 19, scope: !320)
!336 = !DILocation(line: 51, column: 5, scope: !337)
!337 = distinct !DILexicalBlock(scope: !320, file: !3, line: 50, column: 26)
!338 = !DILocation(line: 51, column: 11, scope: !337)
!339 = !DILocation(line: 51, column: 18, scope: !337)
!340 = !DILocation(line: 52, column: 5, scope: !337)
!341 = !DILocation(line: 54, column: 1, scope: !337)
!342 = !DILocation(line: 53, column: 3, scope: !337)
!343 = distinct !DISubprogram(name: "Hidden", linkageName: "_ZN6HiddenC2Ev", scope: !52, file: !3, line: 25, type: !56, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !55, retainedNodes: !72)
!344 = !DILocalVariable(name: "this", arg: 1, scope: !343, type: !152, flags: DIFlagArtificial | DIFlagObjectPointer)
!345 = !DILocation(line: 0, scope: !343)
!346 = !DILocation(line: 25, column: 23, scope: !343)
!347 = !DILocation(line: 25, column: 14, scope: !343)
!348 = !DILocation(line: 25, column: 24, scope: !343)
!349 = distinct !DISubprogram(name: "Whole", linkageName: "_ZN5WholeC2Ei", scope: !59, file: !3, line: 36, type: !63, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !62, retainedNodes: !72)
!350 = !DILocalVariable(name: "this", arg: 1, scope: !349, type: !351, flags: DIFlagArtificial | DIFlagObjectPointer)
!351 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!352 = !DILocation(line: 0, scope: !349)
!353 = !DILocalVariable(name: "carried", arg: 2, scope: !349, file: !3, line: 36, type: !15)
!354 = !DILocation(line: 36, column: 13, scope: !349)
!355 = !DILocation(line: 36, column: 3, scope: !349)
!356 = !DILocation(line: 37, column: 9, scope: !357)
!357 = distinct !DILexicalBlock(scope: !358, file: !3, line: 37, column: 9)
!358 = distinct !DILexicalBlock(scope: !349, file: !3, line: 36, column: 22)
!359 = !DILocation(line: 37, column: 17, scope: !357)
!360 = !DILocation(line: 37, column: 9, scope: !358)
!361 = !DILocation(line: 37, column: 24, scope: !357)
!362 = !DILocation(line: 37, column: 36, scope: !357)
!363 = !DILocation(line: 37, column: 30, scope: !357)
!364 = !DILocation(line: 38, column: 3, scope: !357)
!365 = !DILocation(line: 38, column: 3, scope: !349)
!366 = !DILocation(line: 38, column: 3, scope: !358)
!367 = distinct !DISubprogram(name: "~Whole", linkageName: "_ZN5WholeD2Ev", scope: !59, file: !3, line: 34, type: !368, scopeLine: 34, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !370, retainedNodes: !72)
!368 = !DISubroutineType(types: !369)
!369 = !{null, !65}
!370 = !DISubprogram(name: "~Whole", scope: !59, type: !368, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!371 = !DILocalVariable(name: "this", arg: 1, scope: !367, type: !351, flags: DIFlagArtificial | DIFlagObjectPointer)
!372 = !DILocation(line: 0, scope: !367)
!373 = !DILocation(line: 34, column: 8, scope: !374)
!374 = distinct !DILexicalBlock(scope: !367, file: !3, line: 34, column: 8)
!375 = !DILocation(line: 34, column: 8, scope: !367)
!376 = distinct !DISubprogram(name: "refuses", linkageName: "_ZL7refusesi", scope: !3, file: !3, line: 41, type: !377, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !72)
!377 = !DISubroutineType(types: !378)
!378 = !{null, !15}
!379 = !DILocalVariable(name: "carried", arg: 1, scope: !376, file: !3, line: 41, type: !15)
!380 = !DILocation(line: 41, column: 25, scope: !376)
!381 = !DILocalVariable(name: "guard", scope: !376, file: !3, line: 42, type: !45)
!382 = !DILocation(line: 42, column: 9, scope: !376)
!383 = !DILocation(line: 43, column: 7, scope: !384)
!384 = distinct !DILexicalBlock(scope: !376, file: !3, line: 43, column: 7)
!385 = !DILocation(line: 43, column: 15, scope: !384)
!386 = !DILocation(line: 43, column: 7, scope: !376)
!387 = !DILocation(line: 43, column: 23, scope: !384)
!388 = !DILocation(line: 44, column: 1, scope: !384)
!389 = !DILocation(line: 44, column: 1, scope: !376)
!390 = distinct !DISubprogram(name: "Other", linkageName: "_ZN5OtherC2Ev", scope: !8, file: !3, line: 16, type: !19, scopeLine: 16, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !391, retainedNodes: !72)
!391 = !DISubprogram(name: "Other", scope: !8, type: !19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!392 = !DILocalVariable(name: "this", arg: 1, scope: !390, type: !393, flags: DIFlagArtificial | DIFlagObjectPointer)
!393 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!394 = !DILocation(line: 0, scope: !390)
!395 = !DILocation(line: 16, column: 8, scope: !390)
!396 = !DILocation(line: 17, column: 8, scope: !390)
!397 = distinct !DISubprogram(name: "~Range", linkageName: "_ZN5RangeD0Ev", scope: !5, file: !3, line: 20, type: !277, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !279, retainedNodes: !72)
!398 = !DILocalVariable(name: "this", arg: 1, scope: !397, type: !265, flags: DIFlagArtificial | DIFlagObjectPointer)
!399 = !DILocation(line: 0, scope: !397)
!400 = !DILocation(line: 20, column: 8, scope: !397)
!401 = distinct !DISubprogram(name: "rank", linkageName: "_ZNK5Range4rankEv", scope: !5, file: !3, line: 22, type: !41, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !40, retainedNodes: !72)
!402 = !DILocalVariable(name: "this", arg: 1, scope: !401, type: !403, flags: DIFlagArtificial | DIFlagObjectPointer)
!403 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!404 = !DILocation(line: 0, scope: !401)
!405 = !DILocation(line: 22, column: 31, scope: !401)
!406 = distinct !DISubprogram(linkageName: "_ZThn16_NK5Range4rankEv", scope: !3, file: !3, line: 22, type: !407, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !72)
!407 = !DISubroutineType(types: !72)
!408 = !DILocation(line: 0, scope: !406)
!409 = distinct !DISubprogram(name: "~Other", linkageName: "_ZN5OtherD2Ev", scope: !8, file: !3, line: 18, type: !19, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !72)
!410 = !DILocalVariable(name: "this", arg: 1, scope: !409, type: !393, flags: DIFlagArtificial | DIFlagObjectPointer)
!411 = !DILocation(line: 0, scope: !409)
!412 = !DILocation(line: 18, column: 21, scope: !409)
!413 = distinct !DISubprogram(name: "~Other", linkageName: "_ZN5OtherD0Ev", scope: !8, file: !3, line: 18, type: !19, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !18, retainedNodes: !72)
!414 = !DILocalVariable(name: "this", arg: 1, scope: !413, type: !393, flags: DIFlagArtificial | DIFlagObjectPointer)
!415 = !DILocation(line: 0, scope: !413)
!416 = !DILocation(line: 18, column: 20, scope: !413)
!417 = !DILocation(line: 18, column: 21, scope: !413)
!418 = distinct !DISubprogram(name: "rank", linkageName: "_ZNK5Error4rankEv", scope: !23, file: !3, line: 14, type: !32, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !31, retainedNodes: !72)
!419 = !DILocalVariable(name: "this", arg: 1, scope: !418, type: !420, flags: DIFlagArtificial | DIFlagObjectPointer)
!420 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!421 = !DILocation(line: 0, scope: !418)
!422 = !DILocation(line: 14, column: 30, scope: !418)
