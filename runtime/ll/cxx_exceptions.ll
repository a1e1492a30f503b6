; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_exceptions.c
; ModuleID = 'runtime/c/cxx_exceptions.c'
source_filename = "runtime/c/cxx_exceptions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.anon = type { i64, i8*, [3 x i8*] }
%struct.single = type { %struct.type, %struct.type* }
%struct.anon.0 = type { i64, i8*, [3 x i8*] }
%struct.anon.1 = type { i64, i8*, [3 x i8*] }
%struct.anon.2 = type { i64, i8*, [3 x i8*] }
%struct.anon.3 = type { i64, i8*, [3 x i8*] }
%struct.anon.4 = type { i64, i8*, [3 x i8*] }
%struct.anon.5 = type { i64, i8*, [3 x i8*] }
%struct.anon.6 = type { i64, i8*, [3 x i8*] }
%struct.anon.7 = type { i64, i8*, [3 x i8*] }
%struct.anon.8 = type { i64, i8*, [3 x i8*] }
%struct.anon.9 = type { i64, i8*, [3 x i8*] }
%struct.anon.10 = type { i64, i8*, [3 x i8*] }
%struct.anon.11 = type { i64, i8*, [3 x i8*] }
%struct.anon.12 = type { i64, i8*, [3 x i8*] }
%struct.anon.13 = type { i64, i8*, [3 x i8*] }
%struct.anon.14 = type { i64, i8*, [3 x i8*] }
%struct.anon.15 = type { i64, i8*, [3 x i8*] }
%struct.anon.16 = type { i64, i8*, [3 x i8*] }
%struct.anon.17 = type { i64, i8*, [3 x i8*] }
%struct.plain = type { i8** }
%struct.error = type { i8**, i8* }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.coded_error = type { %struct.error, %struct.code }
%struct.code = type { i32, %struct.category* }
%struct.category = type { %struct.category_functions* }
%struct.category_functions = type { void (%struct.category*)*, void (%struct.category*)*, i8* (%struct.category*)*, void (i8**, %struct.category*, i32)*, void (%struct.string*, %struct.category*, i32)*, {}*, i1 (%struct.category*, i32, %struct.code*)*, i1 (%struct.category*, %struct.code*, i32)* }

@_ZTSSt9exception = dso_local constant [13 x i8] c"St9exception\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt9exception = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @_ZTSSt9exception, i32 0, i32 0) }, align 8
@.str = private unnamed_addr constant [15 x i8] c"std::exception\00", align 1
@_ZTVSt9exception = dso_local local_unnamed_addr constant %struct.anon { i64 0, i8* bitcast (%struct.type* @_ZTISt9exception to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt9exceptionD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt9exceptionD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt9exception4whatEv to i8*)] }, align 8
@_ZTSSt9bad_alloc = dso_local constant [13 x i8] c"St9bad_alloc\00", align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt9bad_alloc = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @_ZTSSt9bad_alloc, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@.str.1 = private unnamed_addr constant [15 x i8] c"std::bad_alloc\00", align 1
@_ZTVSt9bad_alloc = dso_local local_unnamed_addr constant %struct.anon.0 { i64 0, i8* bitcast (%struct.single* @_ZTISt9bad_alloc to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt9bad_allocD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt9bad_allocD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt9bad_alloc4whatEv to i8*)] }, align 8
@_ZTSSt20bad_array_new_length = dso_local constant [25 x i8] c"St20bad_array_new_length\00", align 16
@_ZTISt20bad_array_new_length = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @_ZTSSt20bad_array_new_length, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt9bad_alloc, i32 0, i32 0) }, align 8
@.str.2 = private unnamed_addr constant [26 x i8] c"std::bad_array_new_length\00", align 1
@_ZTVSt20bad_array_new_length = dso_local local_unnamed_addr constant %struct.anon.1 { i64 0, i8* bitcast (%struct.single* @_ZTISt20bad_array_new_length to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt20bad_array_new_lengthD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt20bad_array_new_lengthD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt20bad_array_new_length4whatEv to i8*)] }, align 8
@_ZTSSt16bad_array_length = dso_local constant [21 x i8] c"St16bad_array_length\00", align 16
@_ZTISt16bad_array_length = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @_ZTSSt16bad_array_length, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt9bad_alloc, i32 0, i32 0) }, align 8
@.str.3 = private unnamed_addr constant [22 x i8] c"std::bad_array_length\00", align 1
@_ZTVSt16bad_array_length = dso_local local_unnamed_addr constant %struct.anon.2 { i64 0, i8* bitcast (%struct.single* @_ZTISt16bad_array_length to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt16bad_array_lengthD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt16bad_array_lengthD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt16bad_array_length4whatEv to i8*)] }, align 8
@_ZTSSt8bad_cast = dso_local constant [12 x i8] c"St8bad_cast\00", align 1
@_ZTISt8bad_cast = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @_ZTSSt8bad_cast, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@.str.4 = private unnamed_addr constant [14 x i8] c"std::bad_cast\00", align 1
@_ZTVSt8bad_cast = dso_local local_unnamed_addr constant %struct.anon.3 { i64 0, i8* bitcast (%struct.single* @_ZTISt8bad_cast to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt8bad_castD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt8bad_castD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt8bad_cast4whatEv to i8*)] }, align 8
@_ZTSSt10bad_typeid = dso_local constant [15 x i8] c"St10bad_typeid\00", align 1
@_ZTISt10bad_typeid = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @_ZTSSt10bad_typeid, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@.str.5 = private unnamed_addr constant [16 x i8] c"std::bad_typeid\00", align 1
@_ZTVSt10bad_typeid = dso_local local_unnamed_addr constant %struct.anon.4 { i64 0, i8* bitcast (%struct.single* @_ZTISt10bad_typeid to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt10bad_typeidD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt10bad_typeidD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt10bad_typeid4whatEv to i8*)] }, align 8
@_ZTSSt13bad_exception = dso_local constant [18 x i8] c"St13bad_exception\00", align 16
@_ZTISt13bad_exception = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSSt13bad_exception, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@.str.6 = private unnamed_addr constant [19 x i8] c"std::bad_exception\00", align 1
@_ZTVSt13bad_exception = dso_local local_unnamed_addr constant %struct.anon.5 { i64 0, i8* bitcast (%struct.single* @_ZTISt13bad_exception to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt13bad_exceptionD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt13bad_exceptionD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt13bad_exception4whatEv to i8*)] }, align 8
@_ZTSSt17bad_function_call = dso_local constant [22 x i8] c"St17bad_function_call\00", align 16
@_ZTISt17bad_function_call = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @_ZTSSt17bad_function_call, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@.str.7 = private unnamed_addr constant [18 x i8] c"bad_function_call\00", align 1
@_ZTVSt17bad_function_call = dso_local local_unnamed_addr constant %struct.anon.6 { i64 0, i8* bitcast (%struct.single* @_ZTISt17bad_function_call to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt17bad_function_callD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt17bad_function_callD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt17bad_function_call4whatEv to i8*)] }, align 8
@_ZTSSt12bad_weak_ptr = dso_local constant [17 x i8] c"St12bad_weak_ptr\00", align 16
@_ZTISt12bad_weak_ptr = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSSt12bad_weak_ptr, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@.str.8 = private unnamed_addr constant [13 x i8] c"bad_weak_ptr\00", align 1
@_ZTVSt12bad_weak_ptr = dso_local local_unnamed_addr constant %struct.anon.7 { i64 0, i8* bitcast (%struct.single* @_ZTISt12bad_weak_ptr to i8*), [3 x i8*] [i8* bitcast (void (%struct.plain*)* @_ZNSt12bad_weak_ptrD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt12bad_weak_ptrD0Ev to i8*), i8* bitcast (i8* (%struct.plain*)* @_ZNKSt12bad_weak_ptr4whatEv to i8*)] }, align 8
@_ZTSSt11logic_error = dso_local constant [16 x i8] c"St11logic_error\00", align 16
@_ZTISt11logic_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @_ZTSSt11logic_error, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@_ZTVSt11logic_error = dso_local constant %struct.anon.8 { i64 0, i8* bitcast (%struct.single* @_ZTISt11logic_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt11logic_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt11logic_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt11logic_error4whatEv to i8*)] }, align 8
@_ZTSSt12domain_error = dso_local constant [17 x i8] c"St12domain_error\00", align 16
@_ZTISt12domain_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSSt12domain_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11logic_error, i32 0, i32 0) }, align 8
@_ZTVSt12domain_error = dso_local constant %struct.anon.9 { i64 0, i8* bitcast (%struct.single* @_ZTISt12domain_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt12domain_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt12domain_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt11logic_error4whatEv to i8*)] }, align 8
@_ZTSSt16invalid_argument = dso_local constant [21 x i8] c"St16invalid_argument\00", align 16
@_ZTISt16invalid_argument = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @_ZTSSt16invalid_argument, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11logic_error, i32 0, i32 0) }, align 8
@_ZTVSt16invalid_argument = dso_local constant %struct.anon.10 { i64 0, i8* bitcast (%struct.single* @_ZTISt16invalid_argument to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt16invalid_argumentD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt16invalid_argumentD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt11logic_error4whatEv to i8*)] }, align 8
@_ZTSSt12length_error = dso_local constant [17 x i8] c"St12length_error\00", align 16
@_ZTISt12length_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSSt12length_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11logic_error, i32 0, i32 0) }, align 8
@_ZTVSt12length_error = dso_local constant %struct.anon.11 { i64 0, i8* bitcast (%struct.single* @_ZTISt12length_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt12length_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt12length_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt11logic_error4whatEv to i8*)] }, align 8
@_ZTSSt12out_of_range = dso_local constant [17 x i8] c"St12out_of_range\00", align 16
@_ZTISt12out_of_range = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @_ZTSSt12out_of_range, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt11logic_error, i32 0, i32 0) }, align 8
@_ZTVSt12out_of_range = dso_local constant %struct.anon.12 { i64 0, i8* bitcast (%struct.single* @_ZTISt12out_of_range to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt12out_of_rangeD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt12out_of_rangeD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt11logic_error4whatEv to i8*)] }, align 8
@_ZTSSt13runtime_error = dso_local constant [18 x i8] c"St13runtime_error\00", align 16
@_ZTISt13runtime_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSSt13runtime_error, i32 0, i32 0) }, %struct.type* @_ZTISt9exception }, align 8
@_ZTVSt13runtime_error = dso_local constant %struct.anon.13 { i64 0, i8* bitcast (%struct.single* @_ZTISt13runtime_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt13runtime_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt13runtime_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@_ZTSSt11range_error = dso_local constant [16 x i8] c"St11range_error\00", align 16
@_ZTISt11range_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @_ZTSSt11range_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13runtime_error, i32 0, i32 0) }, align 8
@_ZTVSt11range_error = dso_local constant %struct.anon.14 { i64 0, i8* bitcast (%struct.single* @_ZTISt11range_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt11range_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt11range_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@_ZTSSt14overflow_error = dso_local constant [19 x i8] c"St14overflow_error\00", align 16
@_ZTISt14overflow_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @_ZTSSt14overflow_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13runtime_error, i32 0, i32 0) }, align 8
@_ZTVSt14overflow_error = dso_local constant %struct.anon.15 { i64 0, i8* bitcast (%struct.single* @_ZTISt14overflow_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt14overflow_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt14overflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@_ZTSSt15underflow_error = dso_local constant [20 x i8] c"St15underflow_error\00", align 16
@_ZTISt15underflow_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @_ZTSSt15underflow_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13runtime_error, i32 0, i32 0) }, align 8
@_ZTVSt15underflow_error = dso_local constant %struct.anon.16 { i64 0, i8* bitcast (%struct.single* @_ZTISt15underflow_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt15underflow_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt15underflow_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@_ZTSSt11regex_error = dso_local constant [16 x i8] c"St11regex_error\00", align 16
@_ZTISt11regex_error = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @_ZTSSt11regex_error, i32 0, i32 0) }, %struct.type* getelementptr inbounds (%struct.single, %struct.single* @_ZTISt13runtime_error, i32 0, i32 0) }, align 8
@_ZTVSt11regex_error = dso_local constant %struct.anon.17 { i64 0, i8* bitcast (%struct.single* @_ZTISt11regex_error to i8*), [3 x i8*] [i8* bitcast (void (%struct.error*)* @_ZNSt11regex_errorD2Ev to i8*), i8* bitcast (void (i8*)* @_ZNSt11regex_errorD0Ev to i8*), i8* bitcast (i8* (%struct.error*)* @_ZNKSt13runtime_error4whatEv to i8*)] }, align 8
@_ZNSt11regex_errorC2ENSt15regex_constants10error_typeE.says = internal unnamed_addr constant [15 x i8*] [i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([47 x i8], [47 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([57 x i8], [57 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([45 x i8], [45 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.23, i32 0, i32 0)], align 16
@.str.9 = private unnamed_addr constant [48 x i8] c"Invalid collating element in regular expression\00", align 1
@.str.10 = private unnamed_addr constant [46 x i8] c"Invalid character class in regular expression\00", align 1
@.str.11 = private unnamed_addr constant [37 x i8] c"Invalid escape in regular expression\00", align 1
@.str.12 = private unnamed_addr constant [45 x i8] c"Invalid back reference in regular expression\00", align 1
@.str.13 = private unnamed_addr constant [45 x i8] c"Mismatched '[' and ']' in regular expression\00", align 1
@.str.14 = private unnamed_addr constant [45 x i8] c"Mismatched '(' and ')' in regular expression\00", align 1
@.str.15 = private unnamed_addr constant [45 x i8] c"Mismatched '{' and '}' in regular expression\00", align 1
@.str.16 = private unnamed_addr constant [44 x i8] c"Invalid range in '{}' in regular expression\00", align 1
@.str.17 = private unnamed_addr constant [46 x i8] c"Invalid character range in regular expression\00", align 1
@.str.18 = private unnamed_addr constant [50 x i8] c"Insufficient memory to compile regular expression\00", align 1
@.str.19 = private unnamed_addr constant [47 x i8] c"Invalid '?', '*', or '+' in regular expression\00", align 1
@.str.20 = private unnamed_addr constant [57 x i8] c"Complexity of regex match exceeded implementation limits\00", align 1
@.str.21 = private unnamed_addr constant [45 x i8] c"Insufficient memory to determine regex match\00", align 1
@.str.22 = private unnamed_addr constant [48 x i8] c"Unexpected null character in regular expression\00", align 1
@.str.23 = private unnamed_addr constant [34 x i8] c"Conflicting regex grammar options\00", align 1
@.str.24 = private unnamed_addr constant [12 x i8] c"regex error\00", align 1
@.str.25 = private unnamed_addr constant [42 x i8] c"basic_string::_S_construct null not valid\00", align 1

@_ZNSt9exceptionD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt9exceptionD2Ev
@_ZNSt9bad_allocD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt9bad_allocD2Ev
@_ZNSt20bad_array_new_lengthD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt20bad_array_new_lengthD2Ev
@_ZNSt16bad_array_lengthD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt16bad_array_lengthD2Ev
@_ZNSt8bad_castD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt8bad_castD2Ev
@_ZNSt10bad_typeidD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt10bad_typeidD2Ev
@_ZNSt13bad_exceptionD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt13bad_exceptionD2Ev
@_ZNSt17bad_function_callD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt17bad_function_callD2Ev
@_ZNSt12bad_weak_ptrD1Ev = dso_local alias void (%struct.plain*), void (%struct.plain*)* @_ZNSt12bad_weak_ptrD2Ev
@_ZNSt11logic_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt11logic_errorD2Ev
@_ZNSt11logic_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt11logic_errorC2EPKc
@_ZNSt11logic_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt11logic_errorC1ERKS_ = dso_local alias void (%struct.error*, %struct.error*), void (%struct.error*, %struct.error*)* @_ZNSt11logic_errorC2ERKS_
@_ZNSt11logic_errorC1EOS_ = dso_local alias void (%struct.error*, %struct.error*), void (%struct.error*, %struct.error*)* @_ZNSt11logic_errorC2EOS_
@_ZNSt12domain_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt12domain_errorD2Ev
@_ZNSt12domain_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt12domain_errorC2EPKc
@_ZNSt12domain_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt16invalid_argumentD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt16invalid_argumentD2Ev
@_ZNSt16invalid_argumentC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt16invalid_argumentC2EPKc
@_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt12length_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt12length_errorD2Ev
@_ZNSt12length_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt12length_errorC2EPKc
@_ZNSt12length_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt12out_of_rangeD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt12out_of_rangeD2Ev
@_ZNSt12out_of_rangeC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt12out_of_rangeC2EPKc
@_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt13runtime_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt13runtime_errorD2Ev
@_ZNSt13runtime_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt13runtime_errorC2EPKc
@_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt13runtime_errorC1ERKS_ = dso_local alias void (%struct.error*, %struct.error*), void (%struct.error*, %struct.error*)* @_ZNSt13runtime_errorC2ERKS_
@_ZNSt13runtime_errorC1EOS_ = dso_local alias void (%struct.error*, %struct.error*), void (%struct.error*, %struct.error*)* @_ZNSt13runtime_errorC2EOS_
@_ZNSt11range_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt11range_errorD2Ev
@_ZNSt11range_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt11range_errorC2EPKc
@_ZNSt11range_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt14overflow_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt14overflow_errorD2Ev
@_ZNSt14overflow_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt14overflow_errorC2EPKc
@_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt15underflow_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt15underflow_errorD2Ev
@_ZNSt15underflow_errorC1EPKc = dso_local alias void (%struct.error*, i8*), void (%struct.error*, i8*)* @_ZNSt15underflow_errorC2EPKc
@_ZNSt15underflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = dso_local alias void (%struct.error*, %struct.string*), void (%struct.error*, %struct.string*)* @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
@_ZNSt11regex_errorD1Ev = dso_local alias void (%struct.error*), void (%struct.error*)* @_ZNSt11regex_errorD2Ev
@_ZNSt11regex_errorC1ENSt15regex_constants10error_typeE = dso_local alias void (%struct.coded_error*, i32), void (%struct.coded_error*, i32)* @_ZNSt11regex_errorC2ENSt15regex_constants10error_typeE

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt9exception4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt9exceptionD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9exceptionD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt9bad_alloc4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt9bad_allocD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9bad_allocD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt20bad_array_new_length4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.2, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt20bad_array_new_lengthD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt20bad_array_new_lengthD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt16bad_array_length4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.3, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt16bad_array_lengthD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16bad_array_lengthD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt8bad_cast4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.4, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt8bad_castD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8bad_castD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt10bad_typeid4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt10bad_typeidD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt10bad_typeidD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt13bad_exception4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.6, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt13bad_exceptionD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13bad_exceptionD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt17bad_function_call4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.7, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt17bad_function_callD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt17bad_function_callD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNKSt12bad_weak_ptr4whatEv(%struct.plain* nocapture readnone %0) #0 {
  ret i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.8, i64 0, i64 0)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt12bad_weak_ptrD2Ev(%struct.plain* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12bad_weak_ptrD0Ev(i8* noundef %0) #1 {
  tail call void @_ZdlPv(i8* noundef %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local nonnull i8* @__sv_text_new(i64 noundef %0) local_unnamed_addr #1 {
  %2 = add i64 %0, 9
  %3 = tail call i8* @_Znwm(i64 noundef %2) #7
  %4 = bitcast i8* %3 to i64*
  store i64 1, i64* %4, align 8, !tbaa !2
  %5 = getelementptr inbounds i8, i8* %3, i64 8
  %6 = getelementptr inbounds i8, i8* %5, i64 %0
  store i8 0, i8* %6, align 1, !tbaa !6
  ret i8* %5
}

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @__sv_text_share(i8* noundef returned %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -8
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8, !tbaa !2
  %5 = add i64 %4, 1
  store i64 %5, i64* %3, align 8, !tbaa !2
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @__sv_text_drop(i8* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 -8
  %3 = bitcast i8* %2 to i64*
  %4 = load i64, i64* %3, align 8, !tbaa !2
  %5 = add i64 %4, -1
  store i64 %5, i64* %3, align 8, !tbaa !2
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %2) #7
  br label %8

8:                                                ; preds = %7, %1
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt11logic_error4whatEv(%struct.error* nocapture noundef readonly %0) #4 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11logic_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11logic_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11logic_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.8, %struct.anon.8* @_ZTVSt11logic_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @make(%struct.error* nocapture noundef writeonly %0, i8** noundef %1, i8* noundef %2) unnamed_addr #1 {
  %4 = icmp eq i8* %2, null
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @_ZSt19__throw_logic_errorPKc(i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str.25, i64 0, i64 0)) #9
  unreachable

6:                                                ; preds = %3
  %7 = tail call i64 @strlen(i8* noundef nonnull %2) #7
  %8 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8** %1, i8*** %8, align 8, !tbaa !10
  %9 = add i64 %7, 9
  %10 = tail call i8* @_Znwm(i64 noundef %9) #7
  %11 = bitcast i8* %10 to i64*
  store i64 1, i64* %11, align 8, !tbaa !2
  %12 = getelementptr inbounds i8, i8* %10, i64 8
  %13 = getelementptr inbounds i8, i8* %12, i64 %7
  store i8 0, i8* %13, align 1, !tbaa !6
  %14 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %12, i8** %14, align 8, !tbaa !7
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %12, i8* nonnull align 1 %2, i64 %7, i1 false)
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.8, %struct.anon.8* @_ZTVSt11logic_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt11logic_errorC2ERKS_(%struct.error* nocapture noundef writeonly %0, %struct.error* nocapture noundef readonly %1) #3 {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.8, %struct.anon.8* @_ZTVSt11logic_error, i64 0, i32 2, i64 0), i8*** %3, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !7
  %6 = getelementptr inbounds i8, i8* %5, i64 -8
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = add i64 %8, 1
  store i64 %9, i64* %7, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %5, i8** %10, align 8, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt11logic_errorC2EOS_(%struct.error* nocapture noundef writeonly %0, %struct.error* nocapture noundef readonly %1) #3 {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.8, %struct.anon.8* @_ZTVSt11logic_error, i64 0, i32 2, i64 0), i8*** %3, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !7
  %6 = getelementptr inbounds i8, i8* %5, i64 -8
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = add i64 %8, 1
  store i64 %9, i64* %7, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %5, i8** %10, align 8, !tbaa !7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.error* @_ZNSt11logic_erroraSERKS_(%struct.error* noundef returned %0, %struct.error* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = tail call fastcc %struct.error* @assign(%struct.error* noundef %0, %struct.error* noundef %1) #8
  ret %struct.error* %0
}

; Function Attrs: nounwind optsize
define internal fastcc %struct.error* @assign(%struct.error* noundef returned %0, %struct.error* nocapture noundef readonly %1) unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !7
  %7 = getelementptr inbounds i8, i8* %6, i64 -8
  %8 = bitcast i8* %7 to i64*
  %9 = load i64, i64* %8, align 8, !tbaa !2
  %10 = add i64 %9, 1
  store i64 %10, i64* %8, align 8, !tbaa !2
  store i8* %6, i8** %3, align 8, !tbaa !7
  %11 = getelementptr inbounds i8, i8* %4, i64 -8
  %12 = bitcast i8* %11 to i64*
  %13 = load i64, i64* %12, align 8, !tbaa !2
  %14 = add i64 %13, -1
  store i64 %14, i64* %12, align 8, !tbaa !2
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  tail call void @_ZdlPv(i8* noundef nonnull %11) #7
  br label %17

17:                                               ; preds = %2, %16
  ret %struct.error* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.error* @_ZNSt11logic_erroraSEOS_(%struct.error* noundef returned %0, %struct.error* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = tail call fastcc %struct.error* @assign(%struct.error* noundef %0, %struct.error* noundef %1) #8
  ret %struct.error* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12domain_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12domain_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12domain_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.9, %struct.anon.9* @_ZTVSt12domain_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12domain_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.9, %struct.anon.9* @_ZTVSt12domain_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16invalid_argumentD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16invalid_argumentD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16invalid_argumentC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.10, %struct.anon.10* @_ZTVSt16invalid_argument, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt16invalid_argumentC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.10, %struct.anon.10* @_ZTVSt16invalid_argument, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12length_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12length_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12length_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.11, %struct.anon.11* @_ZTVSt12length_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12length_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.11, %struct.anon.11* @_ZTVSt12length_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12out_of_rangeD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12out_of_rangeD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12out_of_rangeC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.12, %struct.anon.12* @_ZTVSt12out_of_range, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt12out_of_rangeC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.12, %struct.anon.12* @_ZTVSt12out_of_range, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZNKSt13runtime_error4whatEv(%struct.error* nocapture noundef readonly %0) #4 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13runtime_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13runtime_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13runtime_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.13, %struct.anon.13* @_ZTVSt13runtime_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.13, %struct.anon.13* @_ZTVSt13runtime_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt13runtime_errorC2ERKS_(%struct.error* nocapture noundef writeonly %0, %struct.error* nocapture noundef readonly %1) #3 {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.13, %struct.anon.13* @_ZTVSt13runtime_error, i64 0, i32 2, i64 0), i8*** %3, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !7
  %6 = getelementptr inbounds i8, i8* %5, i64 -8
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = add i64 %8, 1
  store i64 %9, i64* %7, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %5, i8** %10, align 8, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt13runtime_errorC2EOS_(%struct.error* nocapture noundef writeonly %0, %struct.error* nocapture noundef readonly %1) #3 {
  %3 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.13, %struct.anon.13* @_ZTVSt13runtime_error, i64 0, i32 2, i64 0), i8*** %3, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.error, %struct.error* %1, i64 0, i32 1
  %5 = load i8*, i8** %4, align 8, !tbaa !7
  %6 = getelementptr inbounds i8, i8* %5, i64 -8
  %7 = bitcast i8* %6 to i64*
  %8 = load i64, i64* %7, align 8, !tbaa !2
  %9 = add i64 %8, 1
  store i64 %9, i64* %7, align 8, !tbaa !2
  %10 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  store i8* %5, i8** %10, align 8, !tbaa !7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local %struct.error* @_ZNSt13runtime_erroraSERKS_(%struct.error* noundef returned %0, %struct.error* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = tail call fastcc %struct.error* @assign(%struct.error* noundef %0, %struct.error* noundef %1) #8
  ret %struct.error* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.error* @_ZNSt13runtime_erroraSEOS_(%struct.error* noundef returned %0, %struct.error* nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = tail call fastcc %struct.error* @assign(%struct.error* noundef %0, %struct.error* noundef %1) #8
  ret %struct.error* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11range_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11range_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11range_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.14, %struct.anon.14* @_ZTVSt11range_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11range_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.14, %struct.anon.14* @_ZTVSt11range_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14overflow_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14overflow_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14overflow_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.15, %struct.anon.15* @_ZTVSt14overflow_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt14overflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.15, %struct.anon.15* @_ZTVSt14overflow_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15underflow_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15underflow_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15underflow_errorC2EPKc(%struct.error* nocapture noundef writeonly %0, i8* noundef %1) #1 {
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.16, %struct.anon.16* @_ZTVSt15underflow_error, i64 0, i32 2, i64 0), i8* noundef %1) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt15underflow_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(%struct.error* nocapture noundef writeonly %0, %struct.string* nocapture noundef readonly %1) #1 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %1, i64 0, i32 0
  %4 = load i8*, i8** %3, align 8, !tbaa !11
  tail call fastcc void @make(%struct.error* noundef %0, i8** noundef getelementptr inbounds (%struct.anon.16, %struct.anon.16* @_ZTVSt15underflow_error, i64 0, i32 2, i64 0), i8* noundef %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11regex_errorD2Ev(%struct.error* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.error, %struct.error* %0, i64 0, i32 1
  %3 = load i8*, i8** %2, align 8, !tbaa !7
  %4 = getelementptr inbounds i8, i8* %3, i64 -8
  %5 = bitcast i8* %4 to i64*
  %6 = load i64, i64* %5, align 8, !tbaa !2
  %7 = add i64 %6, -1
  store i64 %7, i64* %5, align 8, !tbaa !2
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %4) #7
  br label %10

10:                                               ; preds = %1, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11regex_errorD0Ev(i8* noundef %0) #1 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to i8**
  %4 = load i8*, i8** %3, align 8, !tbaa !7
  %5 = getelementptr inbounds i8, i8* %4, i64 -8
  %6 = bitcast i8* %5 to i64*
  %7 = load i64, i64* %6, align 8, !tbaa !2
  %8 = add i64 %7, -1
  store i64 %8, i64* %6, align 8, !tbaa !2
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %1
  tail call void @_ZdlPv(i8* noundef nonnull %5) #7
  br label %11

11:                                               ; preds = %1, %10
  tail call void @_ZdlPv(i8* noundef nonnull %0) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt11regex_errorC2ENSt15regex_constants10error_typeE(%struct.coded_error* nocapture noundef writeonly %0, i32 noundef %1) #1 {
  %3 = icmp ult i32 %1, 15
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64
  %6 = getelementptr inbounds [15 x i8*], [15 x i8*]* @_ZNSt11regex_errorC2ENSt15regex_constants10error_typeE.says, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !13
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i8* [ %7, %4 ], [ getelementptr inbounds ([12 x i8], [12 x i8]* @.str.24, i64 0, i64 0), %2 ]
  %10 = getelementptr inbounds %struct.coded_error, %struct.coded_error* %0, i64 0, i32 0
  tail call fastcc void @make(%struct.error* noundef %10, i8** noundef getelementptr inbounds (%struct.anon.17, %struct.anon.17* @_ZTVSt11regex_error, i64 0, i32 2, i64 0), i8* noundef %9) #8
  %11 = getelementptr inbounds %struct.coded_error, %struct.coded_error* %0, i64 0, i32 1, i32 0
  store i32 %1, i32* %11, align 8, !tbaa !14
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt19__throw_logic_errorPKc(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{!8, !9, i64 8}
!8 = !{!"error", !9, i64 0, !9, i64 8}
!9 = !{!"any pointer", !4, i64 0}
!10 = !{!8, !9, i64 0}
!11 = !{!12, !9, i64 0}
!12 = !{!"string", !9, i64 0, !3, i64 8, !4, i64 16}
!13 = !{!9, !9, i64 0}
!14 = !{!15, !17, i64 16}
!15 = !{!"coded_error", !8, i64 0, !16, i64 16}
!16 = !{!"code", !17, i64 0, !9, i64 8}
!17 = !{!"int", !4, i64 0}
