; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_types.c
; ModuleID = 'runtime/c/cxx_types.c'
source_filename = "runtime/c/cxx_types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.pointer = type { %struct.type, i32, %struct.type* }
%struct.cast = type { i8*, %struct.type*, %struct.type*, i8*, i8*, i32, i32, i32 }
%struct.multiple = type { %struct.type, i32, i32, [0 x %struct.base] }
%struct.base = type { %struct.type*, i64 }

@_ZTVN10__cxxabiv117__class_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv117__array_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__function_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv116__enum_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv117__pbase_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVSt9type_info = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTSSt9type_info = dso_local constant [13 x i8] c"St9type_info\00", align 1
@_ZTISt9type_info = dso_local local_unnamed_addr constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @_ZTSSt9type_info, i32 0, i32 0) }, align 8
@_ZTSv = dso_local constant [2 x i8] c"v\00", align 1
@_ZTSPv = dso_local constant [3 x i8] c"Pv\00", align 1
@_ZTSPKv = dso_local constant [4 x i8] c"PKv\00", align 1
@_ZTIv = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSv, i32 0, i32 0) }, align 8
@_ZTIPv = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPv, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIv }, align 8
@_ZTIPKv = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKv, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIv }, align 8
@_ZTSb = dso_local constant [2 x i8] c"b\00", align 1
@_ZTSPb = dso_local constant [3 x i8] c"Pb\00", align 1
@_ZTSPKb = dso_local constant [4 x i8] c"PKb\00", align 1
@_ZTIb = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSb, i32 0, i32 0) }, align 8
@_ZTIPb = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPb, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIb }, align 8
@_ZTIPKb = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKb, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIb }, align 8
@_ZTSw = dso_local constant [2 x i8] c"w\00", align 1
@_ZTSPw = dso_local constant [3 x i8] c"Pw\00", align 1
@_ZTSPKw = dso_local constant [4 x i8] c"PKw\00", align 1
@_ZTIw = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSw, i32 0, i32 0) }, align 8
@_ZTIPw = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPw, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIw }, align 8
@_ZTIPKw = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKw, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIw }, align 8
@_ZTSc = dso_local constant [2 x i8] c"c\00", align 1
@_ZTSPc = dso_local constant [3 x i8] c"Pc\00", align 1
@_ZTSPKc = dso_local constant [4 x i8] c"PKc\00", align 1
@_ZTIc = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSc, i32 0, i32 0) }, align 8
@_ZTIPc = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPc, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIc }, align 8
@_ZTIPKc = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKc, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIc }, align 8
@_ZTSa = dso_local constant [2 x i8] c"a\00", align 1
@_ZTSPa = dso_local constant [3 x i8] c"Pa\00", align 1
@_ZTSPKa = dso_local constant [4 x i8] c"PKa\00", align 1
@_ZTIa = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSa, i32 0, i32 0) }, align 8
@_ZTIPa = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPa, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIa }, align 8
@_ZTIPKa = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKa, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIa }, align 8
@_ZTSh = dso_local constant [2 x i8] c"h\00", align 1
@_ZTSPh = dso_local constant [3 x i8] c"Ph\00", align 1
@_ZTSPKh = dso_local constant [4 x i8] c"PKh\00", align 1
@_ZTIh = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSh, i32 0, i32 0) }, align 8
@_ZTIPh = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPh, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIh }, align 8
@_ZTIPKh = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKh, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIh }, align 8
@_ZTSs = dso_local constant [2 x i8] c"s\00", align 1
@_ZTSPs = dso_local constant [3 x i8] c"Ps\00", align 1
@_ZTSPKs = dso_local constant [4 x i8] c"PKs\00", align 1
@_ZTIs = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSs, i32 0, i32 0) }, align 8
@_ZTIPs = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPs, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIs }, align 8
@_ZTIPKs = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKs, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIs }, align 8
@_ZTSt = dso_local constant [2 x i8] c"t\00", align 1
@_ZTSPt = dso_local constant [3 x i8] c"Pt\00", align 1
@_ZTSPKt = dso_local constant [4 x i8] c"PKt\00", align 1
@_ZTIt = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSt, i32 0, i32 0) }, align 8
@_ZTIPt = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPt, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIt }, align 8
@_ZTIPKt = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKt, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIt }, align 8
@_ZTSi = dso_local constant [2 x i8] c"i\00", align 1
@_ZTSPi = dso_local constant [3 x i8] c"Pi\00", align 1
@_ZTSPKi = dso_local constant [4 x i8] c"PKi\00", align 1
@_ZTIi = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSi, i32 0, i32 0) }, align 8
@_ZTIPi = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPi, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIi }, align 8
@_ZTIPKi = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKi, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIi }, align 8
@_ZTSj = dso_local constant [2 x i8] c"j\00", align 1
@_ZTSPj = dso_local constant [3 x i8] c"Pj\00", align 1
@_ZTSPKj = dso_local constant [4 x i8] c"PKj\00", align 1
@_ZTIj = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSj, i32 0, i32 0) }, align 8
@_ZTIPj = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPj, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIj }, align 8
@_ZTIPKj = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKj, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIj }, align 8
@_ZTSl = dso_local constant [2 x i8] c"l\00", align 1
@_ZTSPl = dso_local constant [3 x i8] c"Pl\00", align 1
@_ZTSPKl = dso_local constant [4 x i8] c"PKl\00", align 1
@_ZTIl = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSl, i32 0, i32 0) }, align 8
@_ZTIPl = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPl, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIl }, align 8
@_ZTIPKl = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKl, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIl }, align 8
@_ZTSm = dso_local constant [2 x i8] c"m\00", align 1
@_ZTSPm = dso_local constant [3 x i8] c"Pm\00", align 1
@_ZTSPKm = dso_local constant [4 x i8] c"PKm\00", align 1
@_ZTIm = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSm, i32 0, i32 0) }, align 8
@_ZTIPm = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPm, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIm }, align 8
@_ZTIPKm = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKm, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIm }, align 8
@_ZTSx = dso_local constant [2 x i8] c"x\00", align 1
@_ZTSPx = dso_local constant [3 x i8] c"Px\00", align 1
@_ZTSPKx = dso_local constant [4 x i8] c"PKx\00", align 1
@_ZTIx = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSx, i32 0, i32 0) }, align 8
@_ZTIPx = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPx, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIx }, align 8
@_ZTIPKx = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKx, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIx }, align 8
@_ZTSy = dso_local constant [2 x i8] c"y\00", align 1
@_ZTSPy = dso_local constant [3 x i8] c"Py\00", align 1
@_ZTSPKy = dso_local constant [4 x i8] c"PKy\00", align 1
@_ZTIy = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSy, i32 0, i32 0) }, align 8
@_ZTIPy = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPy, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIy }, align 8
@_ZTIPKy = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKy, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIy }, align 8
@_ZTSn = dso_local constant [2 x i8] c"n\00", align 1
@_ZTSPn = dso_local constant [3 x i8] c"Pn\00", align 1
@_ZTSPKn = dso_local constant [4 x i8] c"PKn\00", align 1
@_ZTIn = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSn, i32 0, i32 0) }, align 8
@_ZTIPn = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPn, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIn }, align 8
@_ZTIPKn = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKn, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIn }, align 8
@_ZTSo = dso_local constant [2 x i8] c"o\00", align 1
@_ZTSPo = dso_local constant [3 x i8] c"Po\00", align 1
@_ZTSPKo = dso_local constant [4 x i8] c"PKo\00", align 1
@_ZTIo = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSo, i32 0, i32 0) }, align 8
@_ZTIPo = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPo, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIo }, align 8
@_ZTIPKo = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKo, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIo }, align 8
@_ZTSf = dso_local constant [2 x i8] c"f\00", align 1
@_ZTSPf = dso_local constant [3 x i8] c"Pf\00", align 1
@_ZTSPKf = dso_local constant [4 x i8] c"PKf\00", align 1
@_ZTIf = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSf, i32 0, i32 0) }, align 8
@_ZTIPf = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPf, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIf }, align 8
@_ZTIPKf = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKf, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIf }, align 8
@_ZTSd = dso_local constant [2 x i8] c"d\00", align 1
@_ZTSPd = dso_local constant [3 x i8] c"Pd\00", align 1
@_ZTSPKd = dso_local constant [4 x i8] c"PKd\00", align 1
@_ZTId = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSd, i32 0, i32 0) }, align 8
@_ZTIPd = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPd, i32 0, i32 0) }, i32 0, %struct.type* @_ZTId }, align 8
@_ZTIPKd = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKd, i32 0, i32 0) }, i32 1, %struct.type* @_ZTId }, align 8
@_ZTSe = dso_local constant [2 x i8] c"e\00", align 1
@_ZTSPe = dso_local constant [3 x i8] c"Pe\00", align 1
@_ZTSPKe = dso_local constant [4 x i8] c"PKe\00", align 1
@_ZTIe = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSe, i32 0, i32 0) }, align 8
@_ZTIPe = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPe, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIe }, align 8
@_ZTIPKe = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKe, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIe }, align 8
@_ZTSg = dso_local constant [2 x i8] c"g\00", align 1
@_ZTSPg = dso_local constant [3 x i8] c"Pg\00", align 1
@_ZTSPKg = dso_local constant [4 x i8] c"PKg\00", align 1
@_ZTIg = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSg, i32 0, i32 0) }, align 8
@_ZTIPg = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSPg, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIg }, align 8
@_ZTIPKg = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPKg, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIg }, align 8
@_ZTSDn = dso_local constant [3 x i8] c"Dn\00", align 1
@_ZTSPDn = dso_local constant [4 x i8] c"PDn\00", align 1
@_ZTSPKDn = dso_local constant [5 x i8] c"PKDn\00", align 1
@_ZTIDn = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSDn, i32 0, i32 0) }, align 8
@_ZTIPDn = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPDn, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIDn }, align 8
@_ZTIPKDn = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTSPKDn, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIDn }, align 8
@_ZTSDi = dso_local constant [3 x i8] c"Di\00", align 1
@_ZTSPDi = dso_local constant [4 x i8] c"PDi\00", align 1
@_ZTSPKDi = dso_local constant [5 x i8] c"PKDi\00", align 1
@_ZTIDi = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSDi, i32 0, i32 0) }, align 8
@_ZTIPDi = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPDi, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIDi }, align 8
@_ZTIPKDi = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTSPKDi, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIDi }, align 8
@_ZTSDs = dso_local constant [3 x i8] c"Ds\00", align 1
@_ZTSPDs = dso_local constant [4 x i8] c"PDs\00", align 1
@_ZTSPKDs = dso_local constant [5 x i8] c"PKDs\00", align 1
@_ZTIDs = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSDs, i32 0, i32 0) }, align 8
@_ZTIPDs = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPDs, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIDs }, align 8
@_ZTIPKDs = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTSPKDs, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIDs }, align 8
@_ZTSDu = dso_local constant [3 x i8] c"Du\00", align 1
@_ZTSPDu = dso_local constant [4 x i8] c"PDu\00", align 1
@_ZTSPKDu = dso_local constant [5 x i8] c"PKDu\00", align 1
@_ZTIDu = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv123__fundamental_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSDu, i32 0, i32 0) }, align 8
@_ZTIPDu = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @_ZTSPDu, i32 0, i32 0) }, i32 0, %struct.type* @_ZTIDu }, align 8
@_ZTIPKDu = dso_local local_unnamed_addr constant %struct.pointer { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @_ZTSPKDu, i32 0, i32 0) }, i32 1, %struct.type* @_ZTIDu }, align 8

@_ZNSt9type_infoD1Ev = dso_local alias void (%struct.type*), void (%struct.type*)* @_ZNSt9type_infoD2Ev

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNKSt9type_infoeqERKS_(%struct.type* nocapture noundef readonly %0, %struct.type* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  %7 = icmp eq i8* %4, %6
  br i1 %7, label %14, label %8

8:                                                ; preds = %2
  %9 = load i8, i8* %4, align 1, !tbaa !7
  %10 = icmp eq i8 %9, 42
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef %6) #4
  %13 = icmp eq i32 %12, 0
  br label %14

14:                                               ; preds = %2, %8, %11
  %15 = phi i1 [ true, %2 ], [ false, %8 ], [ %13, %11 ]
  ret i1 %15
}

; Function Attrs: nounwind optsize
define dso_local zeroext i1 @_ZNKSt9type_info6beforeERKS_(%struct.type* nocapture noundef readonly %0, %struct.type* nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !2
  %5 = load i8, i8* %4, align 1, !tbaa !7
  %6 = icmp eq i8 %5, 42
  %7 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %8 = load i8*, i8** %7, align 8, !tbaa !2
  br i1 %6, label %9, label %15

9:                                                ; preds = %2
  %10 = load i8, i8* %8, align 1, !tbaa !7
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %12, label %15

12:                                               ; preds = %9
  %13 = icmp ult i8* %4, %8
  %14 = zext i1 %13 to i32
  br label %18

15:                                               ; preds = %2, %9
  %16 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef %8) #4
  %17 = lshr i32 %16, 31
  br label %18

18:                                               ; preds = %15, %12
  %19 = phi i32 [ %14, %12 ], [ %17, %15 ]
  %20 = icmp ne i32 %19, 0
  ret i1 %20
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt9type_infoD2Ev(%struct.type* nocapture %0) #2 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt9type_infoD0Ev(%struct.type* noundef %0) local_unnamed_addr #0 {
  %2 = bitcast %struct.type* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #4
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i8* @__dynamic_cast(i8* noundef %0, %struct.type* noundef %1, %struct.type* noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.cast, align 8
  %6 = bitcast i8* %0 to i8***
  %7 = load i8**, i8*** %6, align 8, !tbaa !8
  %8 = getelementptr inbounds i8*, i8** %7, i64 -2
  %9 = load i8*, i8** %8, align 8, !tbaa !8
  %10 = ptrtoint i8* %9 to i64
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = bitcast %struct.cast* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %12) #5
  %13 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 0
  store i8* %0, i8** %13, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 1
  store %struct.type* %1, %struct.type** %14, align 8, !tbaa !12
  %15 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 2
  store %struct.type* %2, %struct.type** %15, align 8, !tbaa !13
  %16 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 3
  store i8* null, i8** %16, align 8, !tbaa !14
  %17 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 4
  store i8* null, i8** %17, align 8, !tbaa !15
  %18 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 5
  store i32 0, i32* %18, align 8, !tbaa !16
  %19 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 6
  store i32 0, i32* %19, align 4, !tbaa !17
  %20 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 7
  store i32 0, i32* %20, align 8, !tbaa !18
  %21 = getelementptr inbounds i8*, i8** %7, i64 -1
  %22 = bitcast i8** %21 to %struct.type**
  %23 = load %struct.type*, %struct.type** %22, align 8, !tbaa !8
  call fastcc void @walk(%struct.cast* noundef nonnull %5, i8* noundef %11, %struct.type* noundef %23, i32 noundef 1, i8* noundef null, i32 noundef 0) #6
  %24 = load i32, i32* %18, align 8, !tbaa !16
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %26, label %28

26:                                               ; preds = %4
  %27 = load i8*, i8** %16, align 8, !tbaa !14
  br label %38

28:                                               ; preds = %4
  %29 = icmp eq i32 %24, 0
  %30 = load i32, i32* %20, align 8
  %31 = icmp ne i32 %30, 0
  %32 = select i1 %29, i1 %31, i1 false
  %33 = load i32, i32* %19, align 4
  %34 = icmp eq i32 %33, 1
  %35 = select i1 %32, i1 %34, i1 false
  %36 = load i8*, i8** %17, align 8
  %37 = select i1 %35, i8* %36, i8* null
  br label %38

38:                                               ; preds = %28, %26
  %39 = phi i8* [ %27, %26 ], [ %37, %28 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %12) #5
  ret i8* %39
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define internal fastcc void @walk(%struct.cast* noundef %0, i8* noundef %1, %struct.type* nocapture noundef readonly %2, i32 noundef %3, i8* noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 2
  %8 = load %struct.type*, %struct.type** %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 1
  %10 = load i8*, i8** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.type, %struct.type* %8, i64 0, i32 1
  %12 = load i8*, i8** %11, align 8, !tbaa !2
  %13 = icmp eq i8* %10, %12
  br i1 %13, label %20, label %14

14:                                               ; preds = %6
  %15 = load i8, i8* %10, align 1, !tbaa !7
  %16 = icmp eq i8 %15, 42
  br i1 %16, label %33, label %17

17:                                               ; preds = %14
  %18 = tail call i32 @strcmp(i8* noundef nonnull %10, i8* noundef %12) #4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %33

20:                                               ; preds = %6, %17
  %21 = icmp eq i32 %3, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 4
  %24 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 6
  %25 = load i32, i32* %24, align 4, !tbaa !19
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %22
  %28 = load i8*, i8** %23, align 8, !tbaa !8
  %29 = icmp eq i8* %28, %1
  br i1 %29, label %32, label %30

30:                                               ; preds = %27, %22
  %31 = add nsw i32 %25, 1
  store i32 %31, i32* %24, align 4, !tbaa !19
  br label %32

32:                                               ; preds = %27, %30
  store i8* %1, i8** %23, align 8, !tbaa !8
  br label %33

33:                                               ; preds = %14, %20, %32, %17
  %34 = phi i32 [ 1, %32 ], [ 1, %20 ], [ %5, %17 ], [ %5, %14 ]
  %35 = phi i8* [ %1, %32 ], [ %1, %20 ], [ %4, %17 ], [ %4, %14 ]
  %36 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 0
  %37 = load i8*, i8** %36, align 8, !tbaa !9
  %38 = icmp eq i8* %37, %1
  br i1 %38, label %39, label %71

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 1
  %41 = load %struct.type*, %struct.type** %40, align 8, !tbaa !12
  %42 = load i8*, i8** %9, align 8, !tbaa !2
  %43 = getelementptr inbounds %struct.type, %struct.type* %41, i64 0, i32 1
  %44 = load i8*, i8** %43, align 8, !tbaa !2
  %45 = icmp eq i8* %42, %44
  br i1 %45, label %52, label %46

46:                                               ; preds = %39
  %47 = load i8, i8* %42, align 1, !tbaa !7
  %48 = icmp eq i8 %47, 42
  br i1 %48, label %71, label %49

49:                                               ; preds = %46
  %50 = tail call i32 @strcmp(i8* noundef nonnull %42, i8* noundef %44) #4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %71

52:                                               ; preds = %39, %49
  %53 = icmp ne i8* %35, null
  %54 = icmp ne i32 %34, 0
  %55 = and i1 %54, %53
  br i1 %55, label %56, label %67

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 3
  %58 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 5
  %59 = load i32, i32* %58, align 4, !tbaa !19
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %64, label %61

61:                                               ; preds = %56
  %62 = load i8*, i8** %57, align 8, !tbaa !8
  %63 = icmp eq i8* %62, %35
  br i1 %63, label %66, label %64

64:                                               ; preds = %61, %56
  %65 = add nsw i32 %59, 1
  store i32 %65, i32* %58, align 4, !tbaa !19
  br label %66

66:                                               ; preds = %61, %64
  store i8* %35, i8** %57, align 8, !tbaa !8
  br label %67

67:                                               ; preds = %66, %52
  %68 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 7
  %69 = load i32, i32* %68, align 8, !tbaa !18
  %70 = or i32 %69, %3
  store i32 %70, i32* %68, align 8, !tbaa !18
  br label %71

71:                                               ; preds = %46, %67, %49, %33
  %72 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 0
  %73 = load i8**, i8*** %72, align 8, !tbaa !20
  %74 = icmp eq i8** %73, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %74, label %75, label %80

75:                                               ; preds = %71
  %76 = getelementptr inbounds %struct.type, %struct.type* %2, i64 1
  %77 = bitcast %struct.type* %76 to %struct.type**
  %78 = load %struct.type*, %struct.type** %77, align 8, !tbaa !21
  tail call fastcc void @walk(%struct.cast* noundef nonnull %0, i8* noundef %1, %struct.type* noundef %78, i32 noundef %3, i8* noundef %35, i32 noundef %34) #6
  %79 = load i8**, i8*** %72, align 8, !tbaa !20
  br label %80

80:                                               ; preds = %75, %71
  %81 = phi i8** [ %79, %75 ], [ %73, %71 ]
  %82 = icmp eq i8** %81, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %82, label %83, label %121

83:                                               ; preds = %80
  %84 = bitcast %struct.type* %2 to %struct.multiple*
  %85 = getelementptr inbounds %struct.multiple, %struct.multiple* %84, i64 0, i32 2
  %86 = load i32, i32* %85, align 4, !tbaa !19
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %121, label %88

88:                                               ; preds = %83
  %89 = getelementptr inbounds %struct.type, %struct.type* %2, i64 1, i32 1
  %90 = bitcast i8** %89 to [0 x %struct.base]*
  %91 = bitcast i8* %1 to i8**
  %92 = icmp ne i32 %3, 0
  %93 = icmp ne i32 %34, 0
  br label %94

94:                                               ; preds = %88, %106
  %95 = phi i64 [ 0, %88 ], [ %117, %106 ]
  %96 = getelementptr inbounds [0 x %struct.base], [0 x %struct.base]* %90, i64 0, i64 %95, i32 1
  %97 = load i64, i64* %96, align 8, !tbaa !23
  %98 = ashr i64 %97, 8
  %99 = and i64 %97, 1
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %106, label %101

101:                                              ; preds = %94
  %102 = load i8*, i8** %91, align 8, !tbaa !8
  %103 = getelementptr inbounds i8, i8* %102, i64 %98
  %104 = bitcast i8* %103 to i64*
  %105 = load i64, i64* %104, align 8, !tbaa !26
  br label %106

106:                                              ; preds = %101, %94
  %107 = phi i64 [ %105, %101 ], [ %98, %94 ]
  %108 = and i64 %97, 2
  %109 = icmp ne i64 %108, 0
  %110 = getelementptr inbounds i8, i8* %1, i64 %107
  %111 = getelementptr inbounds [0 x %struct.base], [0 x %struct.base]* %90, i64 0, i64 %95, i32 0
  %112 = load %struct.type*, %struct.type** %111, align 8, !tbaa !27
  %113 = select i1 %92, i1 %109, i1 false
  %114 = zext i1 %113 to i32
  %115 = select i1 %93, i1 %109, i1 false
  %116 = zext i1 %115 to i32
  tail call fastcc void @walk(%struct.cast* noundef %0, i8* noundef %110, %struct.type* noundef %112, i32 noundef %114, i8* noundef %35, i32 noundef %116) #6
  %117 = add nuw nsw i64 %95, 1
  %118 = load i32, i32* %85, align 4, !tbaa !19
  %119 = zext i32 %118 to i64
  %120 = icmp ult i64 %117, %119
  br i1 %120, label %94, label %121, !llvm.loop !28

121:                                              ; preds = %106, %83, %80
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }
attributes #5 = { nounwind }
attributes #6 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 8}
!3 = !{!"type", !4, i64 0, !4, i64 8}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!5, !5, i64 0}
!8 = !{!4, !4, i64 0}
!9 = !{!10, !4, i64 0}
!10 = !{!"cast", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !11, i64 40, !11, i64 44, !11, i64 48}
!11 = !{!"int", !5, i64 0}
!12 = !{!10, !4, i64 8}
!13 = !{!10, !4, i64 16}
!14 = !{!10, !4, i64 24}
!15 = !{!10, !4, i64 32}
!16 = !{!10, !11, i64 40}
!17 = !{!10, !11, i64 44}
!18 = !{!10, !11, i64 48}
!19 = !{!11, !11, i64 0}
!20 = !{!3, !4, i64 0}
!21 = !{!22, !4, i64 16}
!22 = !{!"single", !3, i64 0, !4, i64 16}
!23 = !{!24, !25, i64 8}
!24 = !{!"base", !4, i64 0, !25, i64 8}
!25 = !{!"long", !5, i64 0}
!26 = !{!25, !25, i64 0}
!27 = !{!24, !4, i64 0}
!28 = distinct !{!28, !29, !30}
!29 = !{!"llvm.loop.mustprogress"}
!30 = !{!"llvm.loop.unroll.disable"}
