; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_system_error.c
; ModuleID = 'runtime/c/cxx_system_error.c'
source_filename = "runtime/c/cxx_system_error.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.category = type { %struct.category_functions* }
%struct.category_functions = type { {}*, {}*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.code = type { i32, %struct.category* }
%struct.single = type { %struct.type, %struct.type* }
%struct.anon = type { i64, i8*, [3 x i8*] }
%struct.anon.0 = type { i64, i8*, [3 x i8*] }
%struct.anon.1 = type { i64, i8*, [3 x i8*] }
%struct.anon.2 = type { i64, i8*, [3 x i8*] }
%struct.error = type { i8**, i8* }
%struct.coded_error = type { %struct.error, %struct.code }

@_ZTSNSt3_V214error_categoryE = dso_local constant [25 x i8] c"NSt3_V214error_categoryE\00", align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTINSt3_V214error_categoryE = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @_ZTSNSt3_V214error_categoryE, i32 0, i32 0) }, align 8
@_ZTVNSt3_V214error_categoryE = dso_local local_unnamed_addr constant { i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } } { i64 0, i8* bitcast (%struct.type* @_ZTINSt3_V214error_categoryE to i8*), { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } { void (%struct.category*)* @_ZNSt3_V214error_categoryD2Ev, void (%struct.category*)* @_ZNSt3_V214error_categoryD0Ev, i8* (%struct.category*)* bitcast (void ()* @__cxa_pure_virtual to i8* (%struct.category*)*), void (i8**, %struct.category*, i32)* @_ZNKSt3_V214error_category10_M_messageB5cxx11Ei, void (%struct.string*, %struct.category*, i32)* bitcast (void ()* @__cxa_pure_virtual to void (%struct.string*, %struct.category*, i32)*), { i32, %struct.category* } (%struct.category*, i32)* @_ZNKSt3_V214error_category23default_error_conditionEi, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3_V214error_category10equivalentERKSt10error_codei } }, align 8
@generic = internal global %struct.category { %struct.category_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } }* @generic_table to i8*), i64 16) to %struct.category_functions*) }, align 8
@system = internal global %struct.category { %struct.category_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } }* @system_table to i8*), i64 16) to %struct.category_functions*) }, align 8
@iostream = internal global %struct.category { %struct.category_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } }* @iostream_table to i8*), i64 16) to %struct.category_functions*) }, align 8
@future = internal global %struct.category { %struct.category_functions* bitcast (i8* getelementptr (i8, i8* bitcast ({ i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } }* @future_table to i8*), i64 16) to %struct.category_functions*) }, align 8
@_ZTSSt12system_error = dso_local constant [17 x i8] c"St12system_error\00", align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt13runtime_error = external dso_local constant %struct.single, align 8
@_ZTISt12system_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSSt12system_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13runtime_error, i32 0, i32 0) }, align 8
@_ZTVSt12system_error = dso_local constant %struct.anon { i64 0, i8* bitcast (%struct.single* @_ZTISt12system_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt12system_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt12system_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@_ZTSNSt8ios_base7failureB5cxx11E = dso_local constant [29 x i8] c"NSt8ios_base7failureB5cxx11E\00", align 16
@_ZTINSt8ios_base7failureB5cxx11E = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @_ZTSNSt8ios_base7failureB5cxx11E, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12system_error, i32 0, i32 0) }, align 8
@_ZTVNSt8ios_base7failureB5cxx11E = dso_local constant %struct.anon.0 { i64 0, i8* bitcast (%struct.single* @_ZTINSt8ios_base7failureB5cxx11E to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt8ios_base7failureB5cxx11D2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt8ios_base7failureB5cxx11D0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt8ios_base7failureB5cxx114whatEv to i8*)] }, align 8
@_ZTSSt13__ios_failure = dso_local constant [18 x i8] c"St13__ios_failure\00", align 16
@_ZTISt13__ios_failure = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSSt13__ios_failure, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTINSt8ios_base7failureB5cxx11E, i32 0, i32 0) }, align 8
@_ZTVSt13__ios_failure = dso_local constant %struct.anon.1 { i64 0, i8* bitcast (%struct.single* @_ZTISt13__ios_failure to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt13__ios_failureD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt13__ios_failureD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt8ios_base7failureB5cxx114whatEv to i8*)] }, align 8
@_ZTSSt12future_error = dso_local constant [17 x i8] c"St12future_error\00", align 16
@_ZTISt11logic_error = external dso_local constant %struct.single, align 8
@_ZTISt12future_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSSt12future_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11logic_error, i32 0, i32 0) }, align 8
@_ZTVSt12future_error = dso_local constant %struct.anon.2 { i64 0, i8* bitcast (%struct.single* @_ZTISt12future_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt12future_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt12future_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt12future_error4whatEv to i8*)] }, align 8
@.str = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"std::future_error\00", align 1
@generic_type = internal constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @generic_type_name, i32 0, i32 0) }, %struct.type* @_ZTINSt3_V214error_categoryE }, align 8
@generic_table = internal constant { i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } } { i64 0, i8* bitcast (%struct.single* @generic_type to i8*), { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } { void (%struct.category*)* @_ZNSt3_V214error_categoryD2Ev, void (%struct.category*)* @_ZNSt3_V214error_categoryD0Ev, i8* (%struct.category*)* @generic_name, void (i8**, %struct.category*, i32)* @_ZNKSt3_V214error_category10_M_messageB5cxx11Ei, void (%struct.string*, %struct.category*, i32)* @generic_message, { i32, %struct.category* } (%struct.category*, i32)* @_ZNKSt3_V214error_category23default_error_conditionEi, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3_V214error_category10equivalentERKSt10error_codei } }, align 8
@generic_type_name = internal constant [41 x i8] c"N12_GLOBAL__N_122generic_error_categoryE\00", align 16
@.str.4 = private unnamed_addr constant [8 x i8] c"generic\00", align 1
@system_type = internal constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @system_type_name, i32 0, i32 0) }, %struct.type* @_ZTINSt3_V214error_categoryE }, align 8
@system_table = internal constant { i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } } { i64 0, i8* bitcast (%struct.single* @system_type to i8*), { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } { void (%struct.category*)* @_ZNSt3_V214error_categoryD2Ev, void (%struct.category*)* @_ZNSt3_V214error_categoryD0Ev, i8* (%struct.category*)* @system_name, void (i8**, %struct.category*, i32)* @_ZNKSt3_V214error_category10_M_messageB5cxx11Ei, void (%struct.string*, %struct.category*, i32)* @system_message, { i32, %struct.category* } (%struct.category*, i32)* @generic_condition, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3_V214error_category10equivalentERKSt10error_codei } }, align 8
@system_type_name = internal constant [40 x i8] c"N12_GLOBAL__N_121system_error_categoryE\00", align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"system\00", align 1
@is_generic.known = internal unnamed_addr constant [3 x i64] [i64 -1152906111444090881, i64 2310012351921785992, i64 12], align 16
@iostream_type = internal constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @iostream_type_name, i32 0, i32 0) }, %struct.type* @_ZTINSt3_V214error_categoryE }, align 8
@iostream_table = internal constant { i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } } { i64 0, i8* bitcast (%struct.single* @iostream_type to i8*), { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } { void (%struct.category*)* @_ZNSt3_V214error_categoryD2Ev, void (%struct.category*)* @_ZNSt3_V214error_categoryD0Ev, i8* (%struct.category*)* @iostream_name, void (i8**, %struct.category*, i32)* @_ZNKSt3_V214error_category10_M_messageB5cxx11Ei, void (%struct.string*, %struct.category*, i32)* @iostream_message, { i32, %struct.category* } (%struct.category*, i32)* @_ZNKSt3_V214error_category23default_error_conditionEi, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3_V214error_category10equivalentERKSt10error_codei } }, align 8
@iostream_type_name = internal constant [36 x i8] c"N12_GLOBAL__N_117io_error_categoryE\00", align 16
@.str.8 = private unnamed_addr constant [9 x i8] c"iostream\00", align 1
@.str.9 = private unnamed_addr constant [15 x i8] c"iostream error\00", align 1
@.str.10 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@future_type = internal constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @future_type_name, i32 0, i32 0) }, %struct.type* @_ZTINSt3_V214error_categoryE }, align 8
@future_table = internal constant { i64, i8*, { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } } { i64 0, i8* bitcast (%struct.single* @future_type to i8*), { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* } { void (%struct.category*)* @_ZNSt3_V214error_categoryD2Ev, void (%struct.category*)* @_ZNSt3_V214error_categoryD0Ev, i8* (%struct.category*)* @future_name, void (i8**, %struct.category*, i32)* @_ZNKSt3_V214error_category10_M_messageB5cxx11Ei, void (%struct.string*, %struct.category*, i32)* @future_message, { i32, %struct.category* } (%struct.category*, i32)* @_ZNKSt3_V214error_category23default_error_conditionEi, i1 (%struct.category*, i32, %struct.code*)* @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition, i1 (%struct.category*, %struct.code*, i32)* @_ZNKSt3_V214error_category10equivalentERKSt10error_codei } }, align 8
@future_type_name = internal constant [40 x i8] c"N12_GLOBAL__N_121future_error_categoryE\00", align 16
@.str.12 = private unnamed_addr constant [7 x i8] c"future\00", align 1
@of_future.says = internal unnamed_addr constant [4 x i8*] [i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.16, i32 0, i32 0)], align 16
@.str.13 = private unnamed_addr constant [25 x i8] c"Future already retrieved\00", align 1
@.str.14 = private unnamed_addr constant [26 x i8] c"Promise already satisfied\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"No associated state\00", align 1
@.str.16 = private unnamed_addr constant [15 x i8] c"Broken promise\00", align 1

@_ZNSt3_V214error_categoryD1Ev = dso_local alias void (%struct.category*), void (%struct.category*)* @_ZNSt3_V214error_categoryD2Ev
@_ZNSt12system_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt12system_errorD2Ev
@_ZNSt8ios_base7failureB5cxx11D1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt8ios_base7failureB5cxx11D2Ev
@_ZNSt13__ios_failureD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt13__ios_failureD2Ev
@_ZNSt12future_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt12future_errorD2Ev
@_ZNSt8ios_base7failureB5cxx11C1EPKcRKSt10error_code = dso_local alias void (%struct.coded_error*, i8*, %struct.code*), void (%struct.coded_error*, i8*, %struct.code*)* @_ZNSt8ios_base7failureB5cxx11C2EPKcRKSt10error_code
@_ZNSt8ios_base7failureB5cxx11C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKSt10error_code = dso_local alias void (%struct.coded_error*, %struct.string*, %struct.code*), void (%struct.coded_error*, %struct.string*, %struct.code*)* @_ZNSt8ios_base7failureB5cxx11C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKSt10error_code
@_ZNSt8ios_base7failureB5cxx11C1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.coded_error*, %struct.string*), void (%struct.coded_error*, %struct.string*)* @_ZNSt8ios_base7failureB5cxx11C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt3_V214error_categoryD2Ev(%struct.category* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt3_V214error_categoryD0Ev(%struct.category* noundef %0) #1 {
  %2 = bitcast %struct.category* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt3_V214error_category10_M_messageB5cxx11Ei(i8** nocapture noundef writeonly %0, %struct.category* noundef %1, i32 noundef %2) #1 {
  %4 = alloca %struct.string, align 8
  %5 = bitcast %struct.string* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.category, %struct.category* %1, i64 0, i32 0
  %7 = load %struct.category_functions*, %struct.category_functions** %6, align 8, !tbaa !2
  %8 = getelementptr inbounds %struct.category_functions, %struct.category_functions* %7, i64 0, i32 4
  %9 = load void (%struct.string*, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)** %8, align 8, !tbaa !7
  call void %9(%struct.string* noundef nonnull %4, %struct.category* noundef %1, i32 noundef %2) #8
  %10 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 1
  %11 = load i64, i64* %10, align 8, !tbaa !9
  %12 = call i8* @__sv_text_new(i64 noundef %11) #8
  store i8* %12, i8** %0, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.string, %struct.string* %4, i64 0, i32 0
  %14 = load i8*, i8** %13, align 8, !tbaa !13
  %15 = load i64, i64* %10, align 8, !tbaa !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %12, i8* align 1 %14, i64 %15, i1 false)
  call void @__sv_string_drop(%struct.string* noundef nonnull %4) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i8* @__sv_text_new(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local { i32, %struct.category* } @_ZNKSt3_V214error_category23default_error_conditionEi(%struct.category* noundef %0, i32 noundef %1) #0 {
  %3 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %4 = insertvalue { i32, %struct.category* } %3, %struct.category* %0, 1
  ret { i32, %struct.category* } %4
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNKSt3_V214error_category10equivalentEiRKSt15error_condition(%struct.category* noundef %0, i32 noundef %1, %struct.code* nocapture noundef readonly %2) #1 {
  %4 = getelementptr inbounds %struct.category, %struct.category* %0, i64 0, i32 0
  %5 = load %struct.category_functions*, %struct.category_functions** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.category_functions, %struct.category_functions* %5, i64 0, i32 5
  %7 = load { i32, %struct.category* } (%struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)** %6, align 8, !tbaa !14
  %8 = tail call { i32, %struct.category* } %7(%struct.category* noundef %0, i32 noundef %1) #8
  %9 = extractvalue { i32, %struct.category* } %8, 0
  %10 = getelementptr inbounds %struct.code, %struct.code* %2, i64 0, i32 0
  %11 = load i32, i32* %10, align 8, !tbaa !15
  %12 = icmp eq i32 %9, %11
  br i1 %12, label %13, label %18

13:                                               ; preds = %3
  %14 = extractvalue { i32, %struct.category* } %8, 1
  %15 = getelementptr inbounds %struct.code, %struct.code* %2, i64 0, i32 1
  %16 = load %struct.category*, %struct.category** %15, align 8, !tbaa !18
  %17 = icmp eq %struct.category* %14, %16
  br label %18

18:                                               ; preds = %3, %13
  %19 = phi i1 [ false, %3 ], [ %17, %13 ]
  ret i1 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt3_V214error_category10equivalentERKSt10error_codei(%struct.category* noundef readnone %0, %struct.code* nocapture noundef readonly %1, i32 noundef %2) #5 {
  %4 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !15
  %6 = icmp eq i32 %5, %2
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.code, %struct.code* %1, i64 0, i32 1
  %9 = load %struct.category*, %struct.category** %8, align 8, !tbaa !18
  %10 = icmp eq %struct.category* %9, %0
  br label %11

11:                                               ; preds = %7, %3
  %12 = phi i1 [ false, %3 ], [ %10, %7 ]
  ret i1 %12
}

; Function Attrs: nounwind optsize
define dso_local { i32, %struct.category* } @_ZNKSt10error_code23default_error_conditionEv(%struct.code* nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.code, %struct.code* %0, i64 0, i32 1
  %3 = load %struct.category*, %struct.category** %2, align 8, !tbaa !18
  %4 = getelementptr inbounds %struct.category, %struct.category* %3, i64 0, i32 0
  %5 = load %struct.category_functions*, %struct.category_functions** %4, align 8, !tbaa !2
  %6 = getelementptr inbounds %struct.category_functions, %struct.category_functions* %5, i64 0, i32 5
  %7 = load { i32, %struct.category* } (%struct.category*, i32)*, { i32, %struct.category* } (%struct.category*, i32)** %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.code, %struct.code* %0, i64 0, i32 0
  %9 = load i32, i32* %8, align 8, !tbaa !15
  %10 = tail call { i32, %struct.category* } %7(%struct.category* noundef %3, i32 noundef %9) #8
  ret { i32, %struct.category* } %10
}

; Function Attrs: noreturn optsize
declare dso_local void @__cxa_pure_virtual() #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.category* @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #0 {
  ret %struct.category* @generic
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.category* @_ZNSt3_V215system_categoryEv() local_unnamed_addr #0 {
  ret %struct.category* @system
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.category* @_ZSt17iostream_categoryv() local_unnamed_addr #0 {
  ret %struct.category* @iostream
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull %struct.category* @_ZSt15future_categoryv() local_unnamed_addr #0 {
  ret %struct.category* @future
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12system_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %3) #8
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_text_drop(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12system_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %4) #8
  tail call void @_ZdlPv(i8* noundef %0) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @_ZNKSt13runtime_error4whatEv(%struct.error* noundef) #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base7failureB5cxx11D2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %3) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt8ios_base7failureB5cxx114whatEv(%struct.error* nocapture noundef readonly %0) #5 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base7failureB5cxx11D0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %4) #8
  tail call void @_ZdlPv(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13__ios_failureD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %3) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13__ios_failureD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %4) #8
  tail call void @_ZdlPv(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12future_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %3) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt12future_error4whatEv(%struct.error* nocapture noundef readonly %0) #5 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !19
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12future_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !19
  tail call void @__sv_text_drop(i8* noundef %4) #8
  tail call void @_ZdlPv(i8* noundef %0) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_coded_make(%struct.coded_error* nocapture noundef %0, i8** noundef %1, i8* noundef %2, i32 %3, %struct.category* %4) local_unnamed_addr #1 {
  %6 = alloca %struct.string, align 8
  %7 = bitcast %struct.string* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #9
  %8 = getelementptr inbounds %struct.category, %struct.category* %4, i64 0, i32 0
  %9 = load %struct.category_functions*, %struct.category_functions** %8, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.category_functions, %struct.category_functions* %9, i64 0, i32 4
  %11 = load void (%struct.string*, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)** %10, align 8, !tbaa !7
  call void %11(%struct.string* noundef nonnull %6, %struct.category* noundef %4, i32 noundef %3) #8
  %12 = call i64 @strlen(i8* noundef %2) #8
  %13 = icmp eq i64 %12, 0
  %14 = select i1 %13, i64 0, i64 2
  %15 = getelementptr inbounds %struct.coded_error, %struct.coded_error* %0, i64 0, i32 0, i32 0
  store i8** %1, i8*** %15, align 8, !tbaa !21
  %16 = add i64 %14, %12
  %17 = getelementptr inbounds %struct.string, %struct.string* %6, i64 0, i32 1
  %18 = load i64, i64* %17, align 8, !tbaa !9
  %19 = add i64 %16, %18
  %20 = call i8* @__sv_text_new(i64 noundef %19) #8
  %21 = getelementptr inbounds %struct.coded_error, %struct.coded_error* %0, i64 0, i32 0, i32 1
  store i8* %20, i8** %21, align 8, !tbaa !23
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %20, i8* align 1 %2, i64 %12, i1 false)
  %22 = load i8*, i8** %21, align 8, !tbaa !23
  %23 = getelementptr inbounds i8, i8* %22, i64 %12
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %23, i8* align 1 getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i64 %14, i1 false)
  %24 = load i8*, i8** %21, align 8, !tbaa !23
  %25 = getelementptr inbounds i8, i8* %24, i64 %12
  %26 = getelementptr inbounds i8, i8* %25, i64 %14
  %27 = getelementptr inbounds %struct.string, %struct.string* %6, i64 0, i32 0
  %28 = load i8*, i8** %27, align 8, !tbaa !13
  %29 = load i64, i64* %17, align 8, !tbaa !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %26, i8* align 1 %28, i64 %29, i1 false)
  %30 = getelementptr inbounds %struct.coded_error, %struct.coded_error* %0, i64 0, i32 1, i32 0
  store i32 %3, i32* %30, align 8, !tbaa.struct !24
  %31 = getelementptr inbounds %struct.coded_error, %struct.coded_error* %0, i64 0, i32 1, i32 1
  store %struct.category* %4, %struct.category** %31, align 8, !tbaa.struct !26
  call void @__sv_string_drop(%struct.string* noundef nonnull %6) #8
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base7failureB5cxx11C2EPKcRKSt10error_code(%struct.coded_error* nocapture noundef %0, i8* noundef %1, %struct.code* nocapture noundef readonly %2) #1 {
  %4 = getelementptr %struct.code, %struct.code* %2, i64 0, i32 0
  %5 = load i32, i32* %4, align 8
  %6 = getelementptr inbounds %struct.code, %struct.code* %2, i64 0, i32 1
  %7 = load %struct.category*, %struct.category** %6, align 8
  tail call void @__sv_coded_make(%struct.coded_error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.0, %struct.anon.0* @_ZTVNSt8ios_base7failureB5cxx11E, i64 0, i32 2, i64 0), i8* noundef %1, i32 %5, %struct.category* %7) #10
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base7failureB5cxx11C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKSt10error_code(%struct.coded_error* nocapture noundef %0, %struct.string* nocapture noundef readonly %1, %struct.code* nocapture noundef readonly %2) #1 {
  %4 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %5 = load i8*, i8** %4, align 8, !tbaa !13
  %6 = getelementptr %struct.code, %struct.code* %2, i64 0, i32 0
  %7 = load i32, i32* %6, align 8
  %8 = getelementptr inbounds %struct.code, %struct.code* %2, i64 0, i32 1
  %9 = load %struct.category*, %struct.category** %8, align 8
  tail call void @__sv_coded_make(%struct.coded_error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.0, %struct.anon.0* @_ZTVNSt8ios_base7failureB5cxx11E, i64 0, i32 2, i64 0), i8* noundef %5, i32 %7, %struct.category* %9) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8ios_base7failureB5cxx11C2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.coded_error* nocapture noundef %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !13
  tail call void @__sv_coded_make(%struct.coded_error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.0, %struct.anon.0* @_ZTVNSt8ios_base7failureB5cxx11E, i64 0, i32 2, i64 0), i8* noundef %4, i32 1, %struct.category* nonnull @iostream) #8
  ret void
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_system_errori(i32 noundef %0) local_unnamed_addr #7 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 32) #8
  %3 = bitcast i8* %2 to %struct.coded_error*
  tail call void @__sv_coded_make(%struct.coded_error* noundef %3, i8** noundef getelementptr inbounds (%struct.anon, %struct.anon* @_ZTVSt12system_error, i64 0, i32 2, i64 0), i8* noundef getelementptr inbounds ([1 x i8], [1 x i8]* @.str.1, i64 0, i64 0), i32 %0, %struct.category* nonnull @generic) #10
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12system_error, i64 0, i32 0), void (i8*)* noundef bitcast (void (%struct.error*)* @_ZNSt12system_errorD2Ev to void (i8*)*)) #11
  unreachable
}

; Function Attrs: optsize
declare dso_local i8* @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @__cxa_throw(i8* noundef, %struct.type* noundef, void (i8*)* noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt20__throw_future_errori(i32 noundef %0) local_unnamed_addr #7 {
  %2 = tail call i8* @__cxa_allocate_exception(i64 noundef 32) #8
  %3 = bitcast i8* %2 to %struct.coded_error*
  tail call void @__sv_coded_make(%struct.coded_error* noundef %3, i8** noundef getelementptr inbounds (%struct.anon.2, %struct.anon.2* @_ZTVSt12future_error, i64 0, i32 2, i64 0), i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.2, i64 0, i64 0), i32 %0, %struct.category* nonnull @future) #10
  tail call void @__cxa_throw(i8* noundef %2, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt12future_error, i64 0, i32 0), void (i8*)* noundef bitcast (void (%struct.error*)* @_ZNSt12future_errorD2Ev to void (i8*)*)) #11
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_ios_failurePKci(i8* noundef %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = tail call i8* @__cxa_allocate_exception(i64 noundef 32) #8
  %4 = bitcast i8* %3 to %struct.coded_error*
  %5 = icmp eq i32 %1, 0
  %6 = select i1 %5, i32 1, i32 %1
  %7 = select i1 %5, %struct.category* @iostream, %struct.category* @system
  tail call void @__sv_coded_make(%struct.coded_error* noundef %4, i8** noundef getelementptr inbounds (%struct.anon.1, %struct.anon.1* @_ZTVSt13__ios_failure, i64 0, i32 2, i64 0), i8* noundef %0, i32 %6, %struct.category* nonnull %7) #10
  tail call void @__cxa_throw(i8* noundef %3, %struct.type* noundef getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13__ios_failure, i64 0, i32 0), void (i8*)* noundef bitcast (void (%struct.error*)* @_ZNSt13__ios_failureD2Ev to void (i8*)*)) #11
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @_ZSt19__throw_ios_failurePKc(i8* noundef %0) local_unnamed_addr #7 {
  tail call void @_ZSt19__throw_ios_failurePKci(i8* noundef %0, i32 noundef 0) #12
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal i8* @generic_name(%struct.category* nocapture noundef readnone %0) #0 {
  ret i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define internal void @generic_message(%struct.string* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #1 {
  %4 = tail call i8* @strerror(i32 noundef %2) #8
  %5 = tail call i64 @strlen(i8* noundef %4) #8
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %4, i64 noundef %5) #8
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_string_make(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal i8* @system_name(%struct.category* nocapture noundef readnone %0) #0 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define internal void @system_message(%struct.string* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #1 {
  %4 = tail call i8* @strerror(i32 noundef %2) #8
  %5 = tail call i64 @strlen(i8* noundef %4) #8
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %4, i64 noundef %5) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal { i32, %struct.category* } @generic_condition(%struct.category* noundef %0, i32 noundef %1) #0 {
  %3 = icmp ult i32 %1, 192
  br i1 %3, label %4, label %14

4:                                                ; preds = %2
  %5 = lshr i32 %1, 6
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds [3 x i64], [3 x i64]* @is_generic.known, i64 0, i64 %6
  %8 = load i64, i64* %7, align 8, !tbaa !27
  %9 = and i32 %1, 63
  %10 = zext i32 %9 to i64
  %11 = shl nuw i64 1, %10
  %12 = and i64 %8, %11
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %2, %4
  br label %15

15:                                               ; preds = %4, %14
  %16 = phi %struct.category* [ %0, %14 ], [ @generic, %4 ]
  %17 = insertvalue { i32, %struct.category* } poison, i32 %1, 0
  %18 = insertvalue { i32, %struct.category* } %17, %struct.category* %16, 1
  ret { i32, %struct.category* } %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal i8* @iostream_name(%struct.category* nocapture noundef readnone %0) #0 {
  ret i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.8, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define internal void @iostream_message(%struct.string* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #1 {
  %4 = icmp eq i32 %2, 1
  %5 = select i1 %4, i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0)
  %6 = tail call i64 @strlen(i8* noundef %5) #8
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %5, i64 noundef %6) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define internal i8* @future_name(%struct.category* nocapture noundef readnone %0) #0 {
  ret i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i64 0, i64 0)
}

; Function Attrs: nounwind optsize
define internal void @future_message(%struct.string* noundef %0, %struct.category* nocapture noundef readnone %1, i32 noundef %2) #1 {
  %4 = add i32 %2, -1
  %5 = icmp ult i32 %4, 4
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds [4 x i8*], [4 x i8*]* @of_future.says, i64 0, i64 %7
  %9 = load i8*, i8** %8, align 8, !tbaa !12
  br label %10

10:                                               ; preds = %3, %6
  %11 = phi i8* [ %9, %6 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.10, i64 0, i64 0), %3 ]
  %12 = tail call i64 @strlen(i8* noundef %11) #8
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %11, i64 noundef %12) #8
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }
attributes #11 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #12 = { nobuiltin noreturn optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"category", !4, i64 0}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !4, i64 32}
!8 = !{!"category_functions", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56}
!9 = !{!10, !11, i64 8}
!10 = !{!"string", !4, i64 0, !11, i64 8, !5, i64 16}
!11 = !{!"long", !5, i64 0}
!12 = !{!4, !4, i64 0}
!13 = !{!10, !4, i64 0}
!14 = !{!8, !4, i64 40}
!15 = !{!16, !17, i64 0}
!16 = !{!"code", !17, i64 0, !4, i64 8}
!17 = !{!"int", !5, i64 0}
!18 = !{!16, !4, i64 8}
!19 = !{!20, !4, i64 8}
!20 = !{!"error", !4, i64 0, !4, i64 8}
!21 = !{!22, !4, i64 0}
!22 = !{!"coded_error", !20, i64 0, !16, i64 16}
!23 = !{!22, !4, i64 8}
!24 = !{i64 0, i64 4, !25, i64 8, i64 8, !12}
!25 = !{!17, !17, i64 0}
!26 = !{i64 0, i64 8, !12}
!27 = !{!11, !11, i64 0}
