; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_types.c
; ModuleID = 'runtime/c/cxx_types.c'
source_filename = "runtime/c/cxx_types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.pointer = type { %struct.type, i32, %struct.type* }
%struct.anon = type { i8*, i64 }
%struct.cast = type { i8*, %struct.type*, %struct.type*, %struct.parts, %struct.parts, %struct.parts, i32, i32 }
%struct.parts = type { i8*, i32 }
%struct.multiple = type { %struct.type, i32, i32, [0 x %struct.base] }
%struct.base = type { %struct.type*, i64 }

@_ZTVN10__cxxabiv117__class_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv123__fundamental_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv117__array_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__function_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv116__enum_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv117__pbase_type_infoE = dso_local local_unnamed_addr constant [12 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv129__pointer_to_member_type_infoE = dso_local constant [12 x i8*] zeroinitializer, align 16
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
@_ZTSN10__cxxabiv115__forced_unwindE = dso_local constant [32 x i8] c"N10__cxxabiv115__forced_unwindE\00", align 16
@_ZTIN10__cxxabiv115__forced_unwindE = dso_local local_unnamed_addr constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @_ZTSN10__cxxabiv115__forced_unwindE, i32 0, i32 0) }, align 8
@_ZTSN10__cxxabiv119__foreign_exceptionE = dso_local constant [36 x i8] c"N10__cxxabiv119__foreign_exceptionE\00", align 16
@_ZTIN10__cxxabiv119__foreign_exceptionE = dso_local local_unnamed_addr constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([12 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @_ZTSN10__cxxabiv119__foreign_exceptionE, i32 0, i32 0) }, align 8
@give_null.no_function = internal constant %struct.anon zeroinitializer, align 8
@give_null.no_data = internal constant i64 -1, align 8

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
  %12 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef %6) #5
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
  %16 = tail call i32 @strcmp(i8* noundef nonnull %4, i8* noundef %8) #5
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
  tail call void @_ZdlPv(i8* noundef %2) #5
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
  call void @llvm.lifetime.start.p0i8(i64 80, i8* nonnull %12) #6
  %13 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 0
  store i8* %0, i8** %13, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 1
  store %struct.type* %1, %struct.type** %14, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 2
  store %struct.type* %2, %struct.type** %15, align 8, !tbaa !14
  %16 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 3
  %17 = getelementptr inbounds i8*, i8** %7, i64 -1
  %18 = bitcast i8** %17 to %struct.type**
  %19 = bitcast %struct.parts* %16 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %19, i8 0, i64 56, i1 false)
  %20 = load %struct.type*, %struct.type** %18, align 8, !tbaa !8
  call fastcc void @walk(%struct.cast* noundef nonnull %5, i8* noundef %11, %struct.type* noundef %20, i32 noundef 1, i8* noundef null, i32 noundef 0) #7
  %21 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 5, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !15
  %23 = icmp eq i32 %22, 1
  br i1 %23, label %24, label %27

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 5, i32 0
  %26 = load i8*, i8** %25, align 8, !tbaa !16
  br label %44

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 6
  %29 = icmp eq i32 %22, 0
  %30 = load i32, i32* %28, align 8
  %31 = icmp ne i32 %30, 0
  %32 = select i1 %29, i1 %31, i1 false
  %33 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 3, i32 1
  %34 = load i32, i32* %33, align 8
  %35 = icmp eq i32 %34, 1
  %36 = select i1 %32, i1 %35, i1 false
  %37 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 4, i32 1
  %38 = load i32, i32* %37, align 8
  %39 = icmp eq i32 %38, 1
  %40 = select i1 %36, i1 %39, i1 false
  %41 = getelementptr inbounds %struct.cast, %struct.cast* %5, i64 0, i32 4, i32 0
  %42 = load i8*, i8** %41, align 8
  %43 = select i1 %40, i8* %42, i8* null
  br label %44

44:                                               ; preds = %27, %24
  %45 = phi i8* [ %26, %24 ], [ %43, %27 ]
  call void @llvm.lifetime.end.p0i8(i64 80, i8* nonnull %12) #6
  ret i8* %45
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc void @walk(%struct.cast* noundef %0, i8* noundef %1, %struct.type* nocapture noundef readonly %2, i32 noundef %3, i8* noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 2
  %8 = load %struct.type*, %struct.type** %7, align 8, !tbaa !14
  %9 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 1
  %10 = load i8*, i8** %9, align 8, !tbaa !2
  %11 = getelementptr inbounds %struct.type, %struct.type* %8, i64 0, i32 1
  %12 = load i8*, i8** %11, align 8, !tbaa !2
  %13 = icmp eq i8* %10, %12
  br i1 %13, label %20, label %14

14:                                               ; preds = %6
  %15 = load i8, i8* %10, align 1, !tbaa !7
  %16 = icmp eq i8 %15, 42
  br i1 %16, label %47, label %17

17:                                               ; preds = %14
  %18 = tail call i32 @strcmp(i8* noundef nonnull %10, i8* noundef %12) #5
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %47

20:                                               ; preds = %6, %17
  %21 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 3
  %22 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 3, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !17
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.parts, %struct.parts* %21, i64 0, i32 0
  %27 = load i8*, i8** %26, align 8, !tbaa !18
  %28 = icmp eq i8* %27, %1
  br i1 %28, label %31, label %29

29:                                               ; preds = %25, %20
  %30 = add nsw i32 %23, 1
  store i32 %30, i32* %22, align 8, !tbaa !17
  br label %31

31:                                               ; preds = %25, %29
  %32 = getelementptr inbounds %struct.parts, %struct.parts* %21, i64 0, i32 0
  store i8* %1, i8** %32, align 8, !tbaa !18
  %33 = icmp eq i32 %3, 0
  br i1 %33, label %47, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 4
  %36 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 4, i32 1
  %37 = load i32, i32* %36, align 8, !tbaa !17
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.parts, %struct.parts* %35, i64 0, i32 0
  %41 = load i8*, i8** %40, align 8, !tbaa !18
  %42 = icmp eq i8* %41, %1
  br i1 %42, label %45, label %43

43:                                               ; preds = %39, %34
  %44 = add nsw i32 %37, 1
  store i32 %44, i32* %36, align 8, !tbaa !17
  br label %45

45:                                               ; preds = %39, %43
  %46 = getelementptr inbounds %struct.parts, %struct.parts* %35, i64 0, i32 0
  store i8* %1, i8** %46, align 8, !tbaa !18
  br label %47

47:                                               ; preds = %14, %31, %45, %17
  %48 = phi i32 [ 1, %45 ], [ 1, %31 ], [ %5, %17 ], [ %5, %14 ]
  %49 = phi i8* [ %1, %45 ], [ %1, %31 ], [ %4, %17 ], [ %4, %14 ]
  %50 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 0
  %51 = load i8*, i8** %50, align 8, !tbaa !9
  %52 = icmp ne i8* %51, null
  %53 = icmp eq i8* %51, %1
  %54 = and i1 %52, %53
  br i1 %54, label %55, label %89

55:                                               ; preds = %47
  %56 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 1
  %57 = load %struct.type*, %struct.type** %56, align 8, !tbaa !13
  %58 = load i8*, i8** %9, align 8, !tbaa !2
  %59 = getelementptr inbounds %struct.type, %struct.type* %57, i64 0, i32 1
  %60 = load i8*, i8** %59, align 8, !tbaa !2
  %61 = icmp eq i8* %58, %60
  br i1 %61, label %68, label %62

62:                                               ; preds = %55
  %63 = load i8, i8* %58, align 1, !tbaa !7
  %64 = icmp eq i8 %63, 42
  br i1 %64, label %89, label %65

65:                                               ; preds = %62
  %66 = tail call i32 @strcmp(i8* noundef nonnull %58, i8* noundef %60) #5
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %89

68:                                               ; preds = %55, %65
  %69 = icmp ne i8* %49, null
  %70 = icmp ne i32 %48, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %85

72:                                               ; preds = %68
  %73 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 5
  %74 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 5, i32 1
  %75 = load i32, i32* %74, align 8, !tbaa !17
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %81, label %77

77:                                               ; preds = %72
  %78 = getelementptr inbounds %struct.parts, %struct.parts* %73, i64 0, i32 0
  %79 = load i8*, i8** %78, align 8, !tbaa !18
  %80 = icmp eq i8* %79, %49
  br i1 %80, label %83, label %81

81:                                               ; preds = %77, %72
  %82 = add nsw i32 %75, 1
  store i32 %82, i32* %74, align 8, !tbaa !17
  br label %83

83:                                               ; preds = %77, %81
  %84 = getelementptr inbounds %struct.parts, %struct.parts* %73, i64 0, i32 0
  store i8* %49, i8** %84, align 8, !tbaa !18
  br label %85

85:                                               ; preds = %83, %68
  %86 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 6
  %87 = load i32, i32* %86, align 8, !tbaa !19
  %88 = or i32 %87, %3
  store i32 %88, i32* %86, align 8, !tbaa !19
  br label %89

89:                                               ; preds = %62, %85, %65, %47
  %90 = getelementptr inbounds %struct.type, %struct.type* %2, i64 0, i32 0
  %91 = load i8**, i8*** %90, align 8, !tbaa !20
  %92 = icmp eq i8** %91, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  br i1 %92, label %93, label %98

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.type, %struct.type* %2, i64 1
  %95 = bitcast %struct.type* %94 to %struct.type**
  %96 = load %struct.type*, %struct.type** %95, align 8, !tbaa !21
  tail call fastcc void @walk(%struct.cast* noundef nonnull %0, i8* noundef %1, %struct.type* noundef %96, i32 noundef %3, i8* noundef %49, i32 noundef %48) #7
  %97 = load i8**, i8*** %90, align 8, !tbaa !20
  br label %98

98:                                               ; preds = %93, %89
  %99 = phi i8** [ %97, %93 ], [ %91, %89 ]
  %100 = icmp eq i8** %99, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  br i1 %100, label %101, label %152

101:                                              ; preds = %98
  %102 = bitcast %struct.type* %2 to %struct.multiple*
  %103 = getelementptr inbounds %struct.multiple, %struct.multiple* %102, i64 0, i32 2
  %104 = load i32, i32* %103, align 4, !tbaa !23
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %152, label %106

106:                                              ; preds = %101
  %107 = getelementptr inbounds %struct.type, %struct.type* %2, i64 1, i32 1
  %108 = bitcast i8** %107 to [0 x %struct.base]*
  %109 = getelementptr inbounds %struct.cast, %struct.cast* %0, i64 0, i32 7
  %110 = bitcast i8* %1 to i8**
  %111 = icmp ne i32 %3, 0
  %112 = icmp ne i32 %48, 0
  br label %113

113:                                              ; preds = %106, %140
  %114 = phi i64 [ 0, %106 ], [ %148, %140 ]
  %115 = getelementptr inbounds [0 x %struct.base], [0 x %struct.base]* %108, i64 0, i64 %114
  %116 = getelementptr inbounds [0 x %struct.base], [0 x %struct.base]* %108, i64 0, i64 %114, i32 1
  %117 = load i64, i64* %116, align 8, !tbaa !24
  %118 = and i64 %117, 2
  %119 = icmp ne i64 %118, 0
  %120 = ashr i64 %117, 8
  %121 = and i64 %117, 1
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %125

123:                                              ; preds = %113
  %124 = getelementptr inbounds i8, i8* %1, i64 %120
  br label %140

125:                                              ; preds = %113
  %126 = load i32, i32* %109, align 4, !tbaa !27
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %134, label %128

128:                                              ; preds = %125
  %129 = getelementptr inbounds %struct.base, %struct.base* %115, i64 0, i32 0
  %130 = load %struct.type*, %struct.type** %129, align 8, !tbaa !28
  %131 = ptrtoint %struct.type* %130 to i64
  %132 = shl i64 %131, 20
  %133 = inttoptr i64 %132 to i8*
  br label %140

134:                                              ; preds = %125
  %135 = load i8*, i8** %110, align 8, !tbaa !8
  %136 = getelementptr inbounds i8, i8* %135, i64 %120
  %137 = bitcast i8* %136 to i64*
  %138 = load i64, i64* %137, align 8, !tbaa !29
  %139 = getelementptr inbounds i8, i8* %1, i64 %138
  br label %140

140:                                              ; preds = %123, %128, %134
  %141 = phi i8* [ %133, %128 ], [ %139, %134 ], [ %124, %123 ]
  %142 = getelementptr inbounds %struct.base, %struct.base* %115, i64 0, i32 0
  %143 = load %struct.type*, %struct.type** %142, align 8, !tbaa !28
  %144 = select i1 %111, i1 %119, i1 false
  %145 = zext i1 %144 to i32
  %146 = select i1 %112, i1 %119, i1 false
  %147 = zext i1 %146 to i32
  tail call fastcc void @walk(%struct.cast* noundef %0, i8* noundef %141, %struct.type* noundef %143, i32 noundef %145, i8* noundef %49, i32 noundef %147) #7
  %148 = add nuw nsw i64 %114, 1
  %149 = load i32, i32* %103, align 4, !tbaa !23
  %150 = zext i32 %149 to i64
  %151 = icmp ult i64 %148, %150
  br i1 %151, label %113, label %152, !llvm.loop !30

152:                                              ; preds = %140, %101, %98
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_to_base(%struct.type* nocapture noundef readonly %0, %struct.type* noundef %1, i8** nocapture noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.cast, align 8
  %5 = bitcast %struct.cast* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 80, i8* nonnull %5) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(80) %5, i8 0, i64 80, i1 false)
  %6 = getelementptr inbounds %struct.cast, %struct.cast* %4, i64 0, i32 2
  store %struct.type* %1, %struct.type** %6, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.cast, %struct.cast* %4, i64 0, i32 7
  %8 = load i8*, i8** %2, align 8, !tbaa !8
  %9 = icmp eq i8* %8, null
  %10 = zext i1 %9 to i32
  store i32 %10, i32* %7, align 4, !tbaa !27
  call fastcc void @walk(%struct.cast* noundef nonnull %4, i8* noundef %8, %struct.type* noundef %0, i32 noundef 1, i8* noundef null, i32 noundef 0) #7
  %11 = getelementptr inbounds %struct.cast, %struct.cast* %4, i64 0, i32 3, i32 1
  %12 = load i32, i32* %11, align 8, !tbaa !33
  %13 = icmp ne i32 %12, 1
  %14 = getelementptr inbounds %struct.cast, %struct.cast* %4, i64 0, i32 4, i32 1
  %15 = load i32, i32* %14, align 8
  %16 = icmp ne i32 %15, 1
  %17 = select i1 %13, i1 true, i1 %16
  br i1 %17, label %24, label %18

18:                                               ; preds = %3
  %19 = load i8*, i8** %2, align 8, !tbaa !8
  %20 = icmp eq i8* %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.cast, %struct.cast* %4, i64 0, i32 4, i32 0
  %23 = load i8*, i8** %22, align 8, !tbaa !34
  store i8* %23, i8** %2, align 8, !tbaa !8
  br label %24

24:                                               ; preds = %18, %21, %3
  %25 = phi i32 [ 0, %3 ], [ 1, %21 ], [ 1, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 80, i8* nonnull %5) #6
  ret i32 %25
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_catches(%struct.type* noundef %0, %struct.type* nocapture noundef readonly %1, i8** nocapture noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 0
  %5 = load i8**, i8*** %4, align 8, !tbaa !20
  %6 = icmp eq i8** %5, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = bitcast i8** %2 to i8***
  %9 = load i8**, i8*** %8, align 8, !tbaa !8
  %10 = load i8*, i8** %9, align 8, !tbaa !8
  store i8* %10, i8** %2, align 8, !tbaa !8
  br label %11

11:                                               ; preds = %7, %3
  %12 = getelementptr inbounds %struct.type, %struct.type* %0, i64 0, i32 1
  %13 = load i8*, i8** %12, align 8, !tbaa !2
  %14 = getelementptr inbounds %struct.type, %struct.type* %1, i64 0, i32 1
  %15 = load i8*, i8** %14, align 8, !tbaa !2
  %16 = icmp eq i8* %13, %15
  br i1 %16, label %162, label %17

17:                                               ; preds = %11, %147
  %18 = phi i8* [ %160, %147 ], [ %15, %11 ]
  %19 = phi i8** [ %159, %147 ], [ %14, %11 ]
  %20 = phi i8* [ %158, %147 ], [ %13, %11 ]
  %21 = phi i32 [ %156, %147 ], [ 1, %11 ]
  %22 = phi i32 [ %154, %147 ], [ 0, %11 ]
  %23 = phi %struct.type* [ %153, %147 ], [ %1, %11 ]
  %24 = phi %struct.type* [ %150, %147 ], [ %0, %11 ]
  %25 = load i8, i8* %20, align 1, !tbaa !7
  %26 = icmp eq i8 %25, 42
  br i1 %26, label %30, label %27

27:                                               ; preds = %17
  %28 = tail call i32 @strcmp(i8* noundef nonnull %20, i8* noundef %18) #5
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %162, label %30

30:                                               ; preds = %27, %17
  %31 = getelementptr %struct.type, %struct.type* %24, i64 0, i32 0
  %32 = load i8**, i8*** %31, align 8, !tbaa !20
  %33 = icmp ne i8** %32, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE, i64 0, i64 2)
  %34 = icmp ne i8** %32, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  %35 = select i1 %33, i1 %34, i1 false
  %36 = icmp ne i8** %32, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %51, label %38

38:                                               ; preds = %30
  %39 = icmp ult i32 %22, 2
  br i1 %39, label %40, label %162

40:                                               ; preds = %38
  %41 = getelementptr inbounds %struct.type, %struct.type* %23, i64 0, i32 0
  %42 = load i8**, i8*** %41, align 8, !tbaa !20
  %43 = icmp ne i8** %42, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE, i64 0, i64 2)
  %44 = icmp ne i8** %42, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 0, i64 2)
  %45 = select i1 %43, i1 %44, i1 false
  %46 = icmp ne i8** %42, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 0, i64 2)
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %162, label %48

48:                                               ; preds = %40
  %49 = tail call i32 @__sv_to_base(%struct.type* noundef nonnull %23, %struct.type* noundef nonnull %24, i8** noundef %2) #5
  %50 = icmp ne i32 %49, 0
  br label %162

51:                                               ; preds = %30
  %52 = icmp eq i8** %32, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  %53 = icmp eq i8** %32, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE, i64 0, i64 2)
  %54 = select i1 %52, i1 true, i1 %53
  br i1 %54, label %55, label %162

55:                                               ; preds = %51
  %56 = icmp eq i32 %22, 0
  br i1 %56, label %57, label %80

57:                                               ; preds = %55
  %58 = load i8*, i8** %19, align 8, !tbaa !2
  %59 = icmp eq i8* %58, getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSDn, i64 0, i64 0)
  br i1 %59, label %67, label %60

60:                                               ; preds = %57
  %61 = load i8, i8* %58, align 1, !tbaa !7
  %62 = icmp eq i8 %61, 42
  br i1 %62, label %80, label %63

63:                                               ; preds = %60
  %64 = tail call i32 @strcmp(i8* noundef nonnull %58, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @_ZTSDn, i64 0, i64 0)) #5
  %65 = icmp eq i32 %64, 0
  %66 = load i8**, i8*** %31, align 8, !tbaa !20
  br i1 %65, label %67, label %80

67:                                               ; preds = %57, %63
  %68 = phi i8** [ %66, %63 ], [ %32, %57 ]
  %69 = icmp eq i8** %68, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %69, label %78, label %70

70:                                               ; preds = %67
  %71 = getelementptr inbounds %struct.type, %struct.type* %24, i64 1, i32 1
  %72 = bitcast i8** %71 to %struct.type**
  %73 = load %struct.type*, %struct.type** %72, align 8, !tbaa !35
  %74 = getelementptr inbounds %struct.type, %struct.type* %73, i64 0, i32 0
  %75 = load i8**, i8*** %74, align 8, !tbaa !20
  %76 = icmp eq i8** %75, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv120__function_type_infoE, i64 0, i64 2)
  %77 = select i1 %76, i8* bitcast (%struct.anon* @give_null.no_function to i8*), i8* bitcast (i64* @give_null.no_data to i8*)
  br label %78

78:                                               ; preds = %70, %67
  %79 = phi i8* [ %77, %70 ], [ null, %67 ]
  store i8* %79, i8** %2, align 8, !tbaa !8
  br label %162

80:                                               ; preds = %63, %60, %55
  %81 = phi i8** [ %32, %60 ], [ %32, %55 ], [ %66, %63 ]
  %82 = getelementptr inbounds %struct.type, %struct.type* %23, i64 0, i32 0
  %83 = load i8**, i8*** %82, align 8, !tbaa !20
  %84 = icmp eq i8** %83, %81
  %85 = icmp ne i32 %21, 0
  %86 = and i1 %85, %84
  br i1 %86, label %87, label %162

87:                                               ; preds = %80
  %88 = getelementptr inbounds %struct.type, %struct.type* %23, i64 1
  %89 = bitcast %struct.type* %88 to i32*
  %90 = load i32, i32* %89, align 8, !tbaa !37
  %91 = getelementptr inbounds %struct.type, %struct.type* %24, i64 1
  %92 = bitcast %struct.type* %91 to i32*
  %93 = load i32, i32* %92, align 8, !tbaa !37
  %94 = xor i32 %93, -1
  %95 = and i32 %90, 7
  %96 = and i32 %95, %94
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %162

98:                                               ; preds = %87
  %99 = and i32 %90, 64
  %100 = xor i32 %99, 64
  %101 = and i32 %100, %93
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %162

103:                                              ; preds = %98
  %104 = icmp eq i8** %81, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv129__pointer_to_member_type_infoE, i64 0, i64 2)
  br i1 %104, label %105, label %123

105:                                              ; preds = %103
  %106 = getelementptr inbounds %struct.type, %struct.type* %24, i64 2
  %107 = bitcast %struct.type* %106 to %struct.type**
  %108 = load %struct.type*, %struct.type** %107, align 8, !tbaa !38
  %109 = getelementptr inbounds %struct.type, %struct.type* %23, i64 2
  %110 = bitcast %struct.type* %109 to %struct.type**
  %111 = load %struct.type*, %struct.type** %110, align 8, !tbaa !38
  %112 = getelementptr inbounds %struct.type, %struct.type* %108, i64 0, i32 1
  %113 = load i8*, i8** %112, align 8, !tbaa !2
  %114 = getelementptr inbounds %struct.type, %struct.type* %111, i64 0, i32 1
  %115 = load i8*, i8** %114, align 8, !tbaa !2
  %116 = icmp eq i8* %113, %115
  br i1 %116, label %123, label %117

117:                                              ; preds = %105
  %118 = load i8, i8* %113, align 1, !tbaa !7
  %119 = icmp eq i8 %118, 42
  br i1 %119, label %162, label %120

120:                                              ; preds = %117
  %121 = tail call i32 @strcmp(i8* noundef nonnull %113, i8* noundef %115) #5
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %162

123:                                              ; preds = %105, %120, %103
  br i1 %56, label %124, label %147

124:                                              ; preds = %123
  %125 = load i8**, i8*** %31, align 8, !tbaa !20
  %126 = icmp eq i8** %125, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 0, i64 2)
  br i1 %126, label %127, label %147

127:                                              ; preds = %124
  %128 = getelementptr inbounds %struct.type, %struct.type* %24, i64 1, i32 1
  %129 = bitcast i8** %128 to %struct.type**
  %130 = load %struct.type*, %struct.type** %129, align 8, !tbaa !35
  %131 = getelementptr inbounds %struct.type, %struct.type* %130, i64 0, i32 1
  %132 = load i8*, i8** %131, align 8, !tbaa !2
  %133 = icmp eq i8* %132, getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSv, i64 0, i64 0)
  br i1 %133, label %140, label %134

134:                                              ; preds = %127
  %135 = load i8, i8* %132, align 1, !tbaa !7
  %136 = icmp eq i8 %135, 42
  br i1 %136, label %147, label %137

137:                                              ; preds = %134
  %138 = tail call i32 @strcmp(i8* noundef nonnull %132, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @_ZTSv, i64 0, i64 0)) #5
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %147

140:                                              ; preds = %127, %137
  %141 = getelementptr inbounds %struct.type, %struct.type* %23, i64 1, i32 1
  %142 = bitcast i8** %141 to %struct.type**
  %143 = load %struct.type*, %struct.type** %142, align 8, !tbaa !35
  %144 = getelementptr inbounds %struct.type, %struct.type* %143, i64 0, i32 0
  %145 = load i8**, i8*** %144, align 8, !tbaa !20
  %146 = icmp ne i8** %145, getelementptr inbounds ([12 x i8*], [12 x i8*]* @_ZTVN10__cxxabiv120__function_type_infoE, i64 0, i64 2)
  br label %162

147:                                              ; preds = %134, %137, %124, %123
  %148 = getelementptr inbounds %struct.type, %struct.type* %24, i64 1, i32 1
  %149 = bitcast i8** %148 to %struct.type**
  %150 = load %struct.type*, %struct.type** %149, align 8, !tbaa !35
  %151 = getelementptr inbounds %struct.type, %struct.type* %23, i64 1, i32 1
  %152 = bitcast i8** %151 to %struct.type**
  %153 = load %struct.type*, %struct.type** %152, align 8, !tbaa !35
  %154 = add nuw nsw i32 %22, 1
  %155 = load i32, i32* %92, align 8, !tbaa !37
  %156 = and i32 %155, 1
  %157 = getelementptr inbounds %struct.type, %struct.type* %150, i64 0, i32 1
  %158 = load i8*, i8** %157, align 8, !tbaa !2
  %159 = getelementptr inbounds %struct.type, %struct.type* %153, i64 0, i32 1
  %160 = load i8*, i8** %159, align 8, !tbaa !2
  %161 = icmp eq i8* %158, %160
  br i1 %161, label %162, label %17

162:                                              ; preds = %117, %27, %51, %80, %87, %98, %120, %147, %11, %38, %40, %48, %78, %140
  %163 = phi i1 [ false, %40 ], [ false, %38 ], [ %50, %48 ], [ true, %78 ], [ %146, %140 ], [ true, %11 ], [ false, %117 ], [ true, %147 ], [ false, %80 ], [ false, %87 ], [ false, %98 ], [ false, %120 ], [ false, %51 ], [ true, %27 ]
  %164 = zext i1 %163 to i32
  ret i32 %164
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

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
!10 = !{!"cast", !4, i64 0, !4, i64 8, !4, i64 16, !11, i64 24, !11, i64 40, !11, i64 56, !12, i64 72, !12, i64 76}
!11 = !{!"parts", !4, i64 0, !12, i64 8}
!12 = !{!"int", !5, i64 0}
!13 = !{!10, !4, i64 8}
!14 = !{!10, !4, i64 16}
!15 = !{!10, !12, i64 64}
!16 = !{!10, !4, i64 56}
!17 = !{!11, !12, i64 8}
!18 = !{!11, !4, i64 0}
!19 = !{!10, !12, i64 72}
!20 = !{!3, !4, i64 0}
!21 = !{!22, !4, i64 16}
!22 = !{!"single", !3, i64 0, !4, i64 16}
!23 = !{!12, !12, i64 0}
!24 = !{!25, !26, i64 8}
!25 = !{!"base", !4, i64 0, !26, i64 8}
!26 = !{!"long", !5, i64 0}
!27 = !{!10, !12, i64 76}
!28 = !{!25, !4, i64 0}
!29 = !{!26, !26, i64 0}
!30 = distinct !{!30, !31, !32}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = !{!10, !12, i64 32}
!34 = !{!10, !4, i64 40}
!35 = !{!36, !4, i64 24}
!36 = !{!"pointer", !3, i64 0, !12, i64 16, !4, i64 24}
!37 = !{!36, !12, i64 16}
!38 = !{!39, !4, i64 32}
!39 = !{!"member_pointer", !36, i64 0, !4, i64 32}
