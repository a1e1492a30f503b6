; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_locale.c
; ModuleID = 'runtime/c/cxx_locale.c'
source_filename = "runtime/c/cxx_locale.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.type = type { i8**, i8* }
%struct.anon = type { i64, i8*, [2 x i8*] }
%struct.locale_content = type { i32, %struct.facet**, i64, i8**, i8** }
%struct.facet = type { i8**, i32 }
%struct.single = type { %struct.type, %struct.type* }
%struct.anon.0 = type { i64, i8*, [10 x i8*] }
%struct.ctype = type { i8**, i32, i8*, i8, i32*, i32*, i16*, i8, [256 x i8], [256 x i8], i8 }
%struct.anon.1 = type { i64, i8*, [7 x i8*] }
%struct.numpunct = type { %struct.facet, i8* }
%struct.anon.2 = type { i64, i8*, [5 x i8*] }
%struct.anon.3 = type { i64, i8*, [3 x i8*] }
%struct.collate = type { %struct.facet, i8* }
%struct.time_put = type { %struct.facet }
%struct.string = type { i8*, i64, %union.anon }
%union.anon = type { i64, [8 x i8] }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.numpunct_functions = type { void (%struct.numpunct*)*, void (%struct.numpunct*)*, i8 (%struct.numpunct*)*, i8 (%struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)* }
%struct.collate_functions = type { void (%struct.collate*)*, void (%struct.collate*)*, i32 (%struct.collate*, i8*, i8*, i8*, i8*)*, void (%struct.string*, %struct.collate*, i8*, i8*)*, i64 (%struct.collate*, i8*, i8*)* }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i8* }

@_ZTSNSt6locale5facetE = dso_local constant [18 x i8] c"NSt6locale5facetE\00", align 16
@_ZTVN10__cxxabiv117__class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTINSt6locale5facetE = dso_local constant %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv117__class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @_ZTSNSt6locale5facetE, i32 0, i32 0) }, align 8
@_ZTVNSt6locale5facetE = dso_local local_unnamed_addr constant %struct.anon { i64 0, i8* bitcast (%struct.type* @_ZTINSt6locale5facetE to i8*), [2 x i8*] [i8* bitcast (void (%struct.facet*)* @_ZNSt6locale5facetD2Ev to i8*), i8* bitcast (void (%struct.facet*)* @_ZNSt6locale5facetD0Ev to i8*)] }, align 8
@_ZNSt5ctypeIcE2idE = dso_local local_unnamed_addr global i64 1, align 8
@_ZNSt7__cxx118numpunctIcE2idE = dso_local local_unnamed_addr global i64 2, align 8
@_ZNSt7__cxx117collateIcE2idE = dso_local local_unnamed_addr global i64 3, align 8
@_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE2idE = dso_local local_unnamed_addr global i64 4, align 8
@_ZNKSt6locale2id5_M_idEv.last = internal unnamed_addr global i64 4, align 8
@__sv_locale = dso_local global %struct.locale_content { i32 1, %struct.facet** getelementptr inbounds ([4 x %struct.facet*], [4 x %struct.facet*]* @facets, i32 0, i32 0), i64 4, i8** null, i8** null }, align 8
@now = internal unnamed_addr global i8* bitcast (%struct.locale_content* @__sv_locale to i8*), align 8
@.str = private unnamed_addr constant [2 x i8] c"C\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"POSIX\00", align 1
@.str.2 = private unnamed_addr constant [49 x i8] c"locale::facet::_S_create_c_locale name not valid\00", align 1
@the_classic = internal global i8* bitcast (%struct.locale_content* @__sv_locale to i8*), align 8
@.str.3 = private unnamed_addr constant [2 x i8] c"*\00", align 1
@_ZTSSt5ctypeIcE = dso_local constant [12 x i8] c"St5ctypeIcE\00", align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external dso_local constant [0 x i8*], align 8
@_ZTISt5ctypeIcE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @_ZTSSt5ctypeIcE, i32 0, i32 0) }, %struct.type* @_ZTINSt6locale5facetE }, align 8
@_ZTVSt5ctypeIcE = dso_local constant %struct.anon.0 { i64 0, i8* bitcast (%struct.single* @_ZTISt5ctypeIcE to i8*), [10 x i8*] [i8* bitcast (void (%struct.ctype*)* @_ZNSt5ctypeIcED2Ev to i8*), i8* bitcast (void (%struct.ctype*)* @_ZNSt5ctypeIcED0Ev to i8*), i8* bitcast (i8 (%struct.ctype*, i8)* @_ZNKSt5ctypeIcE10do_toupperEc to i8*), i8* bitcast (i8* (%struct.ctype*, i8*, i8*)* @_ZNKSt5ctypeIcE10do_toupperEPcPKc to i8*), i8* bitcast (i8 (%struct.ctype*, i8)* @_ZNKSt5ctypeIcE10do_tolowerEc to i8*), i8* bitcast (i8* (%struct.ctype*, i8*, i8*)* @_ZNKSt5ctypeIcE10do_tolowerEPcPKc to i8*), i8* bitcast (i8 (%struct.ctype*, i8)* @_ZNKSt5ctypeIcE8do_widenEc to i8*), i8* bitcast (i8* (%struct.ctype*, i8*, i8*, i8*)* @_ZNKSt5ctypeIcE8do_widenEPKcS2_Pc to i8*), i8* bitcast (i8 (%struct.ctype*, i8, i8)* @_ZNKSt5ctypeIcE9do_narrowEcc to i8*), i8* bitcast (i8* (%struct.ctype*, i8*, i8*, i8, i8*)* @_ZNKSt5ctypeIcE9do_narrowEPKcS2_cPc to i8*)] }, align 8
@__sv_upper_table = external dso_local constant [384 x i32], align 16
@__sv_lower_table = external dso_local constant [384 x i32], align 16
@__sv_classes = external dso_local constant [384 x i16], align 16
@__sv_ctype = dso_local global %struct.ctype { i8** bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.0* @_ZTVSt5ctypeIcE to i8*), i64 16) to i8**), i32 1, i8* null, i8 0, i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @__sv_upper_table to i8*), i64 512) to i32*), i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @__sv_lower_table to i8*), i64 512) to i32*), i16* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i16]* @__sv_classes to i8*), i64 256) to i16*), i8 1, [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", [256 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\10\11\12\13\14\15\16\17\18\19\1A\1B\1C\1D\1E\1F !\22#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\7F\80\81\82\83\84\85\86\87\88\89\8A\8B\8C\8D\8E\8F\90\91\92\93\94\95\96\97\98\99\9A\9B\9C\9D\9E\9F\A0\A1\A2\A3\A4\A5\A6\A7\A8\A9\AA\AB\AC\AD\AE\AF\B0\B1\B2\B3\B4\B5\B6\B7\B8\B9\BA\BB\BC\BD\BE\BF\C0\C1\C2\C3\C4\C5\C6\C7\C8\C9\CA\CB\CC\CD\CE\CF\D0\D1\D2\D3\D4\D5\D6\D7\D8\D9\DA\DB\DC\DD\DE\DF\E0\E1\E2\E3\E4\E5\E6\E7\E8\E9\EA\EB\EC\ED\EE\EF\F0\F1\F2\F3\F4\F5\F6\F7\F8\F9\FA\FB\FC\FD\FE\FF", i8 1 }, align 8
@_ZTSNSt7__cxx118numpunctIcEE = dso_local constant [25 x i8] c"NSt7__cxx118numpunctIcEE\00", align 16
@_ZTINSt7__cxx118numpunctIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @_ZTSNSt7__cxx118numpunctIcEE, i32 0, i32 0) }, %struct.type* @_ZTINSt6locale5facetE }, align 8
@.str.4 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@_ZTVNSt7__cxx118numpunctIcEE = dso_local constant %struct.anon.1 { i64 0, i8* bitcast (%struct.single* @_ZTINSt7__cxx118numpunctIcEE to i8*), [7 x i8*] [i8* bitcast (void (%struct.facet*)* @_ZNSt7__cxx118numpunctIcED2Ev to i8*), i8* bitcast (void (%struct.facet*)* @_ZNSt7__cxx118numpunctIcED0Ev to i8*), i8* bitcast (i8 (%struct.numpunct*)* @_ZNKSt7__cxx118numpunctIcE16do_decimal_pointEv to i8*), i8* bitcast (i8 (%struct.numpunct*)* @_ZNKSt7__cxx118numpunctIcE16do_thousands_sepEv to i8*), i8* bitcast (void (%struct.string*, %struct.numpunct*)* @_ZNKSt7__cxx118numpunctIcE11do_groupingEv to i8*), i8* bitcast (void (%struct.string*, %struct.numpunct*)* @_ZNKSt7__cxx118numpunctIcE11do_truenameEv to i8*), i8* bitcast (void (%struct.string*, %struct.numpunct*)* @_ZNKSt7__cxx118numpunctIcE12do_falsenameEv to i8*)] }, align 8
@numpunct = internal global %struct.numpunct { %struct.facet { i8** bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.1* @_ZTVNSt7__cxx118numpunctIcEE to i8*), i64 16) to i8**), i32 1 }, i8* null }, align 8
@_ZTSNSt7__cxx117collateIcEE = dso_local constant [24 x i8] c"NSt7__cxx117collateIcEE\00", align 16
@_ZTINSt7__cxx117collateIcEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @_ZTSNSt7__cxx117collateIcEE, i32 0, i32 0) }, %struct.type* @_ZTINSt6locale5facetE }, align 8
@_ZTVNSt7__cxx117collateIcEE = dso_local constant %struct.anon.2 { i64 0, i8* bitcast (%struct.single* @_ZTINSt7__cxx117collateIcEE to i8*), [5 x i8*] [i8* bitcast (void (%struct.facet*)* @_ZNSt7__cxx117collateIcED2Ev to i8*), i8* bitcast (void (%struct.facet*)* @_ZNSt7__cxx117collateIcED0Ev to i8*), i8* bitcast (i32 (%struct.collate*, i8*, i8*, i8*, i8*)* @_ZNKSt7__cxx117collateIcE10do_compareEPKcS3_S3_S3_ to i8*), i8* bitcast (void (%struct.string*, %struct.collate*, i8*, i8*)* @_ZNKSt7__cxx117collateIcE12do_transformEPKcS3_ to i8*), i8* bitcast (i64 (%struct.collate*, i8*, i8*)* @_ZNKSt7__cxx117collateIcE7do_hashEPKcS3_ to i8*)] }, align 8
@_ZTSSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE = dso_local constant [59 x i8] c"St8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE\00", align 16
@_ZTISt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE = dso_local constant %struct.single { %struct.type { i8** bitcast (i8* getelementptr (i8, i8* bitcast ([0 x i8*]* @_ZTVN10__cxxabiv120__si_class_type_infoE to i8*), i64 16) to i8**), i8* getelementptr inbounds ([59 x i8], [59 x i8]* @_ZTSSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE, i32 0, i32 0) }, %struct.type* @_ZTINSt6locale5facetE }, align 8
@_ZTVSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE = dso_local constant %struct.anon.3 { i64 0, i8* bitcast (%struct.single* @_ZTISt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE to i8*), [3 x i8*] [i8* bitcast (void (%struct.facet*)* @_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEED2Ev to i8*), i8* bitcast (void (%struct.facet*)* @_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEED0Ev to i8*), i8* bitcast ({ %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)* @_ZNKSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE6do_putES3_RSt8ios_basecPK2tmcc to i8*)] }, align 8
@facets = internal global [4 x %struct.facet*] [%struct.facet* bitcast (%struct.ctype* @__sv_ctype to %struct.facet*), %struct.facet* getelementptr inbounds (%struct.numpunct, %struct.numpunct* @numpunct, i32 0, i32 0), %struct.facet* getelementptr inbounds (%struct.collate, %struct.collate* @collate, i32 0, i32 0), %struct.facet* getelementptr inbounds (%struct.time_put, %struct.time_put* @time_put_facet, i32 0, i32 0)], align 16
@collate = internal global %struct.collate { %struct.facet { i8** bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.2* @_ZTVNSt7__cxx117collateIcEE to i8*), i64 16) to i8**), i32 1 }, i8* null }, align 8
@time_put_facet = internal global %struct.time_put { %struct.facet { i8** bitcast (i8* getelementptr (i8, i8* bitcast (%struct.anon.3* @_ZTVSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE to i8*), i64 16) to i8**), i32 1 } }, align 8

@_ZNSt6locale5facetD1Ev = dso_local alias void (%struct.facet*), void (%struct.facet*)* @_ZNSt6locale5facetD2Ev
@_ZNSt6locale5_ImplD1Ev = dso_local alias void (%struct.locale_content*), void (%struct.locale_content*)* @_ZNSt6locale5_ImplD2Ev
@_ZNSt6locale5_ImplC1ERKS0_m = dso_local alias void (%struct.locale_content*, %struct.locale_content*, i64), void (%struct.locale_content*, %struct.locale_content*, i64)* @_ZNSt6locale5_ImplC2ERKS0_m
@_ZNSt6localeC1Ev = dso_local alias void (i8**), void (i8**)* @_ZNSt6localeC2Ev
@_ZNSt6localeC1ERKS_ = dso_local alias void (i8**, i8**), void (i8**, i8**)* @_ZNSt6localeC2ERKS_
@_ZNSt6localeC1EPNS_5_ImplE = dso_local alias void (i8**, i8*), void (i8**, i8*)* @_ZNSt6localeC2EPNS_5_ImplE
@_ZNSt6localeC1EPKc = dso_local alias void (i8**, i8*), void (i8**, i8*)* @_ZNSt6localeC2EPKc
@_ZNSt6localeD1Ev = dso_local alias void (i8**), void (i8**)* @_ZNSt6localeD2Ev
@_ZNSt5ctypeIcED1Ev = dso_local alias void (%struct.ctype*), void (%struct.ctype*)* @_ZNSt5ctypeIcED2Ev
@_ZNSt5ctypeIcEC1EPKtbm = dso_local alias void (%struct.ctype*, i16*, i1, i64), void (%struct.ctype*, i16*, i1, i64)* @_ZNSt5ctypeIcEC2EPKtbm
@_ZNSt7__cxx118numpunctIcED1Ev = dso_local alias void (%struct.facet*), void (%struct.facet*)* @_ZNSt7__cxx118numpunctIcED2Ev
@_ZNSt7__cxx118numpunctIcEC1Em = dso_local alias void (%struct.numpunct*, i64), void (%struct.numpunct*, i64)* @_ZNSt7__cxx118numpunctIcEC2Em
@_ZNSt7__cxx117collateIcED1Ev = dso_local alias void (%struct.facet*), void (%struct.facet*)* @_ZNSt7__cxx117collateIcED2Ev
@_ZNSt7__cxx117collateIcEC1Em = dso_local alias void (%struct.collate*, i64), void (%struct.collate*, i64)* @_ZNSt7__cxx117collateIcEC2Em
@_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEED1Ev = dso_local alias void (%struct.facet*), void (%struct.facet*)* @_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEED2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt6locale5facetD2Ev(%struct.facet* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6locale5facetD0Ev(%struct.facet* noundef %0) #1 {
  %2 = bitcast %struct.facet* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #13
  ret void
}

; Function Attrs: optsize
declare dso_local void @_ZdlPv(i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i64 @_ZNKSt6locale2id5_M_idEv(i64* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = load i64, i64* %0, align 8, !tbaa !2
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = load i64, i64* @_ZNKSt6locale2id5_M_idEv.last, align 8, !tbaa !2
  %6 = add i64 %5, 1
  store i64 %6, i64* @_ZNKSt6locale2id5_M_idEv.last, align 8, !tbaa !2
  store i64 %6, i64* %0, align 8, !tbaa !2
  br label %7

7:                                                ; preds = %4, %1
  %8 = phi i64 [ %6, %4 ], [ %2, %1 ]
  %9 = add i64 %8, -1
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @__sv_locale_keep(i8* noundef returned %0) local_unnamed_addr #3 {
  %2 = icmp eq i8* %0, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = bitcast i8* %0 to i32*
  %5 = load i32, i32* %4, align 8, !tbaa !6
  %6 = add nsw i32 %5, 1
  store i32 %6, i32* %4, align 8, !tbaa !6
  br label %7

7:                                                ; preds = %3, %1
  ret i8* %0
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6locale5_ImplD2Ev(%struct.locale_content* nocapture noundef readonly %0) #1 {
  %2 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 2
  %3 = load i64, i64* %2, align 8, !tbaa !10
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 1
  br label %14

7:                                                ; preds = %33, %1
  %8 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 1
  %9 = bitcast %struct.facet*** %8 to i8**
  %10 = load i8*, i8** %9, align 8, !tbaa !11
  tail call void @_ZdlPv(i8* noundef %10) #13
  %11 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 4
  %12 = bitcast i8*** %11 to i8**
  %13 = load i8*, i8** %12, align 8, !tbaa !12
  tail call void @_ZdlPv(i8* noundef %13) #13
  ret void

14:                                               ; preds = %5, %33
  %15 = phi i64 [ %3, %5 ], [ %34, %33 ]
  %16 = phi i64 [ 0, %5 ], [ %35, %33 ]
  %17 = load %struct.facet**, %struct.facet*** %6, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.facet*, %struct.facet** %17, i64 %16
  %19 = load %struct.facet*, %struct.facet** %18, align 8, !tbaa !13
  %20 = icmp eq %struct.facet* %19, null
  br i1 %20, label %33, label %21

21:                                               ; preds = %14
  %22 = getelementptr inbounds %struct.facet, %struct.facet* %19, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !14
  %24 = add nsw i32 %23, -1
  store i32 %24, i32* %22, align 8, !tbaa !14
  %25 = icmp eq i32 %23, 1
  br i1 %25, label %26, label %33

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.facet, %struct.facet* %19, i64 0, i32 0
  %28 = load i8**, i8*** %27, align 8, !tbaa !16
  %29 = getelementptr inbounds i8*, i8** %28, i64 1
  %30 = bitcast i8** %29 to void (%struct.facet*)**
  %31 = load void (%struct.facet*)*, void (%struct.facet*)** %30, align 8, !tbaa !13
  tail call void %31(%struct.facet* noundef nonnull %19) #13
  %32 = load i64, i64* %2, align 8, !tbaa !10
  br label %33

33:                                               ; preds = %14, %21, %26
  %34 = phi i64 [ %15, %14 ], [ %15, %21 ], [ %32, %26 ]
  %35 = add nuw i64 %16, 1
  %36 = icmp ult i64 %35, %34
  br i1 %36, label %14, label %7, !llvm.loop !17
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #4

; Function Attrs: nounwind optsize
define dso_local void @__sv_locale_drop(i8* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast i8* %0 to %struct.locale_content*
  %3 = icmp eq i8* %0, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %3, label %10, label %4

4:                                                ; preds = %1
  %5 = bitcast i8* %0 to i32*
  %6 = load i32, i32* %5, align 8, !tbaa !6
  %7 = add nsw i32 %6, -1
  store i32 %7, i32* %5, align 8, !tbaa !6
  %8 = icmp sgt i32 %6, 1
  br i1 %8, label %10, label %9

9:                                                ; preds = %4
  tail call void @_ZNSt6locale5_ImplD2Ev(%struct.locale_content* noundef nonnull %2) #14
  tail call void @_ZdlPv(i8* noundef %0) #13
  br label %10

10:                                               ; preds = %1, %4, %9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6locale5_ImplC2ERKS0_m(%struct.locale_content* nocapture noundef %0, %struct.locale_content* nocapture noundef readonly %1, i64 noundef %2) #1 {
  %4 = trunc i64 %2 to i32
  %5 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 0
  store i32 %4, i32* %5, align 8, !tbaa.struct !20
  %6 = bitcast %struct.locale_content* %0 to i8*
  %7 = getelementptr inbounds i8, i8* %6, i64 4
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(36) %7, i8 0, i64 36, i1 false)
  %8 = tail call i8* @_Znwm(i64 noundef 48) #13
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  %9 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 4
  %10 = bitcast i8*** %9 to i8**
  store i8* %8, i8** %10, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %1, i64 0, i32 1
  %12 = load %struct.facet**, %struct.facet*** %11, align 8, !tbaa !11
  %13 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %1, i64 0, i32 2
  %14 = load i64, i64* %13, align 8, !tbaa !10
  tail call fastcc void @set_facets(%struct.locale_content* noundef %0, %struct.facet** noundef %12, i64 noundef %14, i64 noundef %14) #14
  %15 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 2
  %16 = load i64, i64* %15, align 8, !tbaa !10
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %3
  %19 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 1
  %20 = load %struct.facet**, %struct.facet*** %19, align 8, !tbaa !11
  br label %22

21:                                               ; preds = %31, %3
  ret void

22:                                               ; preds = %18, %31
  %23 = phi i64 [ 0, %18 ], [ %32, %31 ]
  %24 = getelementptr inbounds %struct.facet*, %struct.facet** %20, i64 %23
  %25 = load %struct.facet*, %struct.facet** %24, align 8, !tbaa !13
  %26 = icmp eq %struct.facet* %25, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds %struct.facet, %struct.facet* %25, i64 0, i32 1
  %29 = load i32, i32* %28, align 8, !tbaa !14
  %30 = add nsw i32 %29, 1
  store i32 %30, i32* %28, align 8, !tbaa !14
  br label %31

31:                                               ; preds = %22, %27
  %32 = add nuw i64 %23, 1
  %33 = icmp eq i64 %32, %16
  br i1 %33, label %21, label %22, !llvm.loop !22
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: optsize
declare dso_local i8* @_Znwm(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc void @set_facets(%struct.locale_content* nocapture noundef %0, %struct.facet** nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #1 {
  %5 = shl i64 %3, 3
  %6 = tail call i8* @_Znwm(i64 noundef %5) #13
  %7 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 1
  %8 = bitcast %struct.facet*** %7 to i8**
  store i8* %6, i8** %8, align 8, !tbaa !11
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %18, %4
  %11 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 2
  store i64 %3, i64* %11, align 8, !tbaa !10
  ret void

12:                                               ; preds = %4, %18
  %13 = phi i64 [ %22, %18 ], [ 0, %4 ]
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %15, label %18

15:                                               ; preds = %12
  %16 = getelementptr inbounds %struct.facet*, %struct.facet** %1, i64 %13
  %17 = load %struct.facet*, %struct.facet** %16, align 8, !tbaa !13
  br label %18

18:                                               ; preds = %12, %15
  %19 = phi %struct.facet* [ %17, %15 ], [ null, %12 ]
  %20 = load %struct.facet**, %struct.facet*** %7, align 8, !tbaa !11
  %21 = getelementptr inbounds %struct.facet*, %struct.facet** %20, i64 %13
  store %struct.facet* %19, %struct.facet** %21, align 8, !tbaa !13
  %22 = add nuw i64 %13, 1
  %23 = icmp eq i64 %22, %3
  br i1 %23, label %10, label %12, !llvm.loop !23
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6locale5_Impl16_M_install_facetEPKNS_2idEPKNS_5facetE(%struct.locale_content* nocapture noundef %0, i64* nocapture noundef %1, %struct.facet* noundef %2) local_unnamed_addr #1 {
  %4 = icmp eq %struct.facet* %2, null
  br i1 %4, label %46, label %5

5:                                                ; preds = %3
  %6 = load i64, i64* %1, align 8, !tbaa !2
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %5
  %9 = load i64, i64* @_ZNKSt6locale2id5_M_idEv.last, align 8, !tbaa !2
  %10 = add i64 %9, 1
  store i64 %10, i64* @_ZNKSt6locale2id5_M_idEv.last, align 8, !tbaa !2
  store i64 %10, i64* %1, align 8, !tbaa !2
  br label %11

11:                                               ; preds = %5, %8
  %12 = phi i64 [ %10, %8 ], [ %6, %5 ]
  %13 = add i64 %12, -1
  %14 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 2
  %15 = load i64, i64* %14, align 8, !tbaa !10
  %16 = icmp ult i64 %13, %15
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 1
  %19 = load %struct.facet**, %struct.facet*** %18, align 8, !tbaa !11
  %20 = add i64 %12, 3
  tail call fastcc void @set_facets(%struct.locale_content* noundef nonnull %0, %struct.facet** noundef %19, i64 noundef %15, i64 noundef %20) #14
  %21 = bitcast %struct.facet** %19 to i8*
  tail call void @_ZdlPv(i8* noundef %21) #13
  br label %22

22:                                               ; preds = %17, %11
  %23 = getelementptr inbounds %struct.facet, %struct.facet* %2, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !14
  %25 = add nsw i32 %24, 1
  store i32 %25, i32* %23, align 8, !tbaa !14
  %26 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %0, i64 0, i32 1
  %27 = load %struct.facet**, %struct.facet*** %26, align 8, !tbaa !11
  %28 = getelementptr inbounds %struct.facet*, %struct.facet** %27, i64 %13
  %29 = load %struct.facet*, %struct.facet** %28, align 8, !tbaa !13
  %30 = icmp eq %struct.facet* %29, null
  br i1 %30, label %43, label %31

31:                                               ; preds = %22
  %32 = getelementptr inbounds %struct.facet, %struct.facet* %29, i64 0, i32 1
  %33 = load i32, i32* %32, align 8, !tbaa !14
  %34 = add nsw i32 %33, -1
  store i32 %34, i32* %32, align 8, !tbaa !14
  %35 = icmp eq i32 %33, 1
  br i1 %35, label %36, label %43

36:                                               ; preds = %31
  %37 = getelementptr inbounds %struct.facet, %struct.facet* %29, i64 0, i32 0
  %38 = load i8**, i8*** %37, align 8, !tbaa !16
  %39 = getelementptr inbounds i8*, i8** %38, i64 1
  %40 = bitcast i8** %39 to void (%struct.facet*)**
  %41 = load void (%struct.facet*)*, void (%struct.facet*)** %40, align 8, !tbaa !13
  tail call void %41(%struct.facet* noundef nonnull %29) #13
  %42 = load %struct.facet**, %struct.facet*** %26, align 8, !tbaa !11
  br label %43

43:                                               ; preds = %22, %31, %36
  %44 = phi %struct.facet** [ %27, %22 ], [ %27, %31 ], [ %42, %36 ]
  %45 = getelementptr inbounds %struct.facet*, %struct.facet** %44, i64 %13
  store %struct.facet* %2, %struct.facet** %45, align 8, !tbaa !13
  br label %46

46:                                               ; preds = %3, %43
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @__sv_locale_now() local_unnamed_addr #3 {
  %1 = load i8*, i8** @now, align 8, !tbaa !13
  %2 = icmp eq i8* %1, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %2, label %7, label %3

3:                                                ; preds = %0
  %4 = bitcast i8* %1 to i32*
  %5 = load i32, i32* %4, align 8, !tbaa !6
  %6 = add nsw i32 %5, 1
  store i32 %6, i32* %4, align 8, !tbaa !6
  br label %7

7:                                                ; preds = %0, %3
  ret i8* %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt6localeC2Ev(i8** nocapture noundef writeonly %0) #3 {
  %2 = load i8*, i8** @now, align 8, !tbaa !13
  %3 = icmp eq i8* %2, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = bitcast i8* %2 to i32*
  %6 = load i32, i32* %5, align 8, !tbaa !6
  %7 = add nsw i32 %6, 1
  store i32 %7, i32* %5, align 8, !tbaa !6
  br label %8

8:                                                ; preds = %1, %4
  store i8* %2, i8** %0, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt6localeC2ERKS_(i8** nocapture noundef writeonly %0, i8** nocapture noundef readonly %1) #3 {
  %3 = load i8*, i8** %1, align 8, !tbaa !13
  %4 = icmp eq i8* %3, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  %6 = bitcast i8* %3 to i32*
  %7 = load i32, i32* %6, align 8, !tbaa !6
  %8 = add nsw i32 %7, 1
  store i32 %8, i32* %6, align 8, !tbaa !6
  br label %9

9:                                                ; preds = %2, %5
  store i8* %3, i8** %0, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt6localeC2EPNS_5_ImplE(i8** nocapture noundef writeonly %0, i8* noundef %1) #7 {
  store i8* %1, i8** %0, align 8, !tbaa !13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6localeC2EPKc(i8** nocapture noundef writeonly %0, i8* noundef %1) #1 {
  %3 = tail call i32 @strcmp(i8* noundef %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #13
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %2
  %6 = tail call i32 @strcmp(i8* noundef %1, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)) #13
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = load i8, i8* %1, align 1, !tbaa !24
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @_ZSt21__throw_runtime_errorPKc(i8* noundef getelementptr inbounds ([49 x i8], [49 x i8]* @.str.2, i64 0, i64 0)) #15
  unreachable

12:                                               ; preds = %8, %5, %2
  store i8* bitcast (%struct.locale_content* @__sv_locale to i8*), i8** %0, align 8, !tbaa !13
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: noreturn optsize
declare dso_local void @_ZSt21__throw_runtime_errorPKc(i8* noundef) local_unnamed_addr #8

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt6localeD2Ev(i8** nocapture noundef readonly %0) #1 {
  %2 = load i8*, i8** %0, align 8, !tbaa !13
  tail call void @__sv_locale_drop(i8* noundef %2) #14
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i8** @_ZNSt6localeaSERKS_(i8** noundef returned %0, i8** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load i8*, i8** %0, align 8, !tbaa !13
  %4 = load i8*, i8** %1, align 8, !tbaa !13
  %5 = icmp eq i8* %4, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = bitcast i8* %4 to i32*
  %8 = load i32, i32* %7, align 8, !tbaa !6
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* %7, align 8, !tbaa !6
  br label %10

10:                                               ; preds = %2, %6
  store i8* %4, i8** %0, align 8, !tbaa !13
  tail call void @__sv_locale_drop(i8* noundef %3) #14
  ret i8** %0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @_ZNSt6locale7classicEv() local_unnamed_addr #0 {
  ret i8* bitcast (i8** @the_classic to i8*)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local void @_ZNSt6locale6globalERKS_(i8** nocapture noundef writeonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = load i8*, i8** @now, align 8, !tbaa !13
  store i8* %3, i8** %0, align 8, !tbaa !13
  %4 = load i8*, i8** %1, align 8, !tbaa !13
  %5 = icmp eq i8* %4, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = bitcast i8* %4 to i32*
  %8 = load i32, i32* %7, align 8, !tbaa !6
  %9 = add nsw i32 %8, 1
  store i32 %9, i32* %7, align 8, !tbaa !6
  br label %10

10:                                               ; preds = %2, %6
  store i8* %4, i8** @now, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local zeroext i1 @_ZNKSt6localeeqERKS_(i8** nocapture noundef readonly %0, i8** nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = load i8*, i8** %0, align 8, !tbaa !13
  %4 = load i8*, i8** %1, align 8, !tbaa !13
  %5 = icmp eq i8* %3, %4
  ret i1 %5
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt6locale4nameB5cxx11Ev(%struct.string* noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = load i8*, i8** %1, align 8, !tbaa !13
  %4 = icmp eq i8* %3, bitcast (%struct.locale_content* @__sv_locale to i8*)
  %5 = select i1 %4, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0)
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %5, i64 noundef 1) #13
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_string_make(%struct.string* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZSt9use_facetISt5ctypeIcEERKT_RKSt6locale(%struct.locale_content** nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = load %struct.locale_content*, %struct.locale_content** %0, align 8, !tbaa !13
  %3 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %2, i64 0, i32 1
  %4 = bitcast %struct.facet*** %3 to i8***
  %5 = load i8**, i8*** %4, align 8, !tbaa !11
  %6 = load i8*, i8** %5, align 8, !tbaa !13
  ret i8* %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @_ZSt9has_facetISt5ctypeIcEEbRKSt6locale(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i1 true
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZSt9use_facetINSt7__cxx118numpunctIcEEERKT_RKSt6locale(%struct.locale_content** nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = load %struct.locale_content*, %struct.locale_content** %0, align 8, !tbaa !13
  %3 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %2, i64 0, i32 1
  %4 = load %struct.facet**, %struct.facet*** %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.facet*, %struct.facet** %4, i64 1
  %6 = bitcast %struct.facet** %5 to i8**
  %7 = load i8*, i8** %6, align 8, !tbaa !13
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @_ZSt9has_facetINSt7__cxx118numpunctIcEEEbRKSt6locale(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i1 true
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZSt9use_facetINSt7__cxx117collateIcEEERKT_RKSt6locale(%struct.locale_content** nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = load %struct.locale_content*, %struct.locale_content** %0, align 8, !tbaa !13
  %3 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %2, i64 0, i32 1
  %4 = load %struct.facet**, %struct.facet*** %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.facet*, %struct.facet** %4, i64 2
  %6 = bitcast %struct.facet** %5 to i8**
  %7 = load i8*, i8** %6, align 8, !tbaa !13
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @_ZSt9has_facetINSt7__cxx117collateIcEEEbRKSt6locale(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i1 true
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i8* @_ZSt9use_facetISt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEEERKT_RKSt6locale(%struct.locale_content** nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = load %struct.locale_content*, %struct.locale_content** %0, align 8, !tbaa !13
  %3 = getelementptr inbounds %struct.locale_content, %struct.locale_content* %2, i64 0, i32 1
  %4 = load %struct.facet**, %struct.facet*** %3, align 8, !tbaa !11
  %5 = getelementptr inbounds %struct.facet*, %struct.facet** %4, i64 3
  %6 = bitcast %struct.facet** %5 to i8**
  %7 = load i8*, i8** %6, align 8, !tbaa !13
  ret i8* %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local zeroext i1 @_ZSt9has_facetISt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEEEbRKSt6locale(i8* nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i1 true
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt5ctypeIcED2Ev(%struct.ctype* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt5ctypeIcED0Ev(%struct.ctype* noundef %0) #1 {
  %2 = bitcast %struct.ctype* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext i8 @_ZNKSt5ctypeIcE10do_toupperEc(%struct.ctype* nocapture readnone %0, i8 noundef signext %1) #1 {
  %3 = zext i8 %1 to i32
  %4 = tail call i32 @toupper(i32 noundef %3) #13
  %5 = trunc i32 %4 to i8
  ret i8 %5
}

; Function Attrs: optsize
declare dso_local i32 @toupper(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local signext i8 @_ZNKSt5ctypeIcE10do_tolowerEc(%struct.ctype* nocapture readnone %0, i8 noundef signext %1) #1 {
  %3 = zext i8 %1 to i32
  %4 = tail call i32 @tolower(i32 noundef %3) #13
  %5 = trunc i32 %4 to i8
  ret i8 %5
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNKSt5ctypeIcE10do_toupperEPcPKc(%struct.ctype* nocapture readnone %0, i8* noundef %1, i8* noundef readnone returned %2) #1 {
  %4 = icmp ult i8* %1, %2
  br i1 %4, label %5, label %18

5:                                                ; preds = %3
  %6 = ptrtoint i8* %2 to i64
  %7 = ptrtoint i8* %1 to i64
  %8 = sub i64 %6, %7
  %9 = getelementptr i8, i8* %1, i64 %8
  br label %10

10:                                               ; preds = %5, %10
  %11 = phi i8* [ %16, %10 ], [ %1, %5 ]
  %12 = load i8, i8* %11, align 1, !tbaa !24
  %13 = zext i8 %12 to i32
  %14 = tail call i32 @toupper(i32 noundef %13) #13
  %15 = trunc i32 %14 to i8
  store i8 %15, i8* %11, align 1, !tbaa !24
  %16 = getelementptr inbounds i8, i8* %11, i64 1
  %17 = icmp eq i8* %16, %9
  br i1 %17, label %18, label %10, !llvm.loop !25

18:                                               ; preds = %10, %3
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local i8* @_ZNKSt5ctypeIcE10do_tolowerEPcPKc(%struct.ctype* nocapture readnone %0, i8* noundef %1, i8* noundef readnone returned %2) #1 {
  %4 = icmp ult i8* %1, %2
  br i1 %4, label %5, label %18

5:                                                ; preds = %3
  %6 = ptrtoint i8* %2 to i64
  %7 = ptrtoint i8* %1 to i64
  %8 = sub i64 %6, %7
  %9 = getelementptr i8, i8* %1, i64 %8
  br label %10

10:                                               ; preds = %5, %10
  %11 = phi i8* [ %16, %10 ], [ %1, %5 ]
  %12 = load i8, i8* %11, align 1, !tbaa !24
  %13 = zext i8 %12 to i32
  %14 = tail call i32 @tolower(i32 noundef %13) #13
  %15 = trunc i32 %14 to i8
  store i8 %15, i8* %11, align 1, !tbaa !24
  %16 = getelementptr inbounds i8, i8* %11, i64 1
  %17 = icmp eq i8* %16, %9
  br i1 %17, label %18, label %10, !llvm.loop !26

18:                                               ; preds = %10, %3
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local signext i8 @_ZNKSt5ctypeIcE8do_widenEc(%struct.ctype* nocapture readnone %0, i8 noundef returned signext %1) #0 {
  ret i8 %1
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i8* @_ZNKSt5ctypeIcE8do_widenEPKcS2_Pc(%struct.ctype* nocapture readnone %0, i8* noundef %1, i8* noundef returned %2, i8* nocapture noundef writeonly %3) #10 {
  %5 = ptrtoint i8* %2 to i64
  %6 = ptrtoint i8* %1 to i64
  %7 = sub i64 %5, %6
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %3, i8* align 1 %1, i64 %7, i1 false)
  ret i8* %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local signext i8 @_ZNKSt5ctypeIcE9do_narrowEcc(%struct.ctype* nocapture readnone %0, i8 noundef returned signext %1, i8 signext %2) #0 {
  ret i8 %1
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local i8* @_ZNKSt5ctypeIcE9do_narrowEPKcS2_cPc(%struct.ctype* nocapture readnone %0, i8* noundef %1, i8* noundef returned %2, i8 signext %3, i8* nocapture noundef writeonly %4) #10 {
  %6 = ptrtoint i8* %2 to i64
  %7 = ptrtoint i8* %1 to i64
  %8 = sub i64 %6, %7
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %1, i64 %8, i1 false)
  ret i8* %2
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt5ctypeIcE13_M_widen_initEv(%struct.ctype* noundef %0) local_unnamed_addr #1 {
  %2 = alloca [256 x i8], align 16
  %3 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %3) #16
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi i64 [ 0, %1 ], [ %8, %4 ]
  %6 = trunc i64 %5 to i8
  %7 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 %5
  store i8 %6, i8* %7, align 1, !tbaa !24
  %8 = add nuw nsw i64 %5, 1
  %9 = icmp eq i64 %8, 256
  br i1 %9, label %10, label %4, !llvm.loop !27

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 0
  %12 = load i8**, i8*** %11, align 8, !tbaa !28
  %13 = getelementptr inbounds i8*, i8** %12, i64 7
  %14 = bitcast i8** %13 to i8* (%struct.ctype*, i8*, i8*, i8*)**
  %15 = load i8* (%struct.ctype*, i8*, i8*, i8*)*, i8* (%struct.ctype*, i8*, i8*, i8*)** %14, align 8, !tbaa !13
  %16 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 256
  %17 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 8, i64 0
  %18 = call i8* %15(%struct.ctype* noundef %0, i8* noundef nonnull %3, i8* noundef nonnull %16, i8* noundef nonnull %17) #13
  %19 = call i32 @memcmp(i8* noundef nonnull %3, i8* noundef nonnull %17, i64 noundef 256) #13
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i8 1, i8 2
  %22 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 7
  store i8 %21, i8* %22, align 8, !tbaa !31
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %3) #16
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt5ctypeIcE14_M_narrow_initEv(%struct.ctype* noundef %0) local_unnamed_addr #1 {
  %2 = alloca [256 x i8], align 16
  %3 = alloca i8, align 1
  %4 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %4) #16
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #16
  %5 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 0
  %6 = load i8**, i8*** %5, align 8, !tbaa !28
  %7 = getelementptr inbounds i8*, i8** %6, i64 9
  %8 = bitcast i8** %7 to i8* (%struct.ctype*, i8*, i8*, i8, i8*)**
  %9 = load i8* (%struct.ctype*, i8*, i8*, i8, i8*)*, i8* (%struct.ctype*, i8*, i8*, i8, i8*)** %8, align 8, !tbaa !13
  br label %10

10:                                               ; preds = %10, %1
  %11 = phi i64 [ 0, %1 ], [ %14, %10 ]
  %12 = trunc i64 %11 to i8
  %13 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 %11
  store i8 %12, i8* %13, align 1, !tbaa !24
  %14 = add nuw nsw i64 %11, 1
  %15 = icmp eq i64 %14, 256
  br i1 %15, label %16, label %10, !llvm.loop !27

16:                                               ; preds = %10
  %17 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 256
  %18 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 9, i64 0
  %19 = call i8* %9(%struct.ctype* noundef %0, i8* noundef nonnull %4, i8* noundef nonnull %17, i8 noundef signext 0, i8* noundef nonnull %18) #13
  %20 = getelementptr inbounds [256 x i8], [256 x i8]* %2, i64 0, i64 1
  %21 = call i8* %9(%struct.ctype* noundef %0, i8* noundef nonnull %4, i8* noundef nonnull %20, i8 noundef signext 1, i8* noundef nonnull %3) #13
  %22 = call i32 @memcmp(i8* noundef nonnull %4, i8* noundef nonnull %18, i64 noundef 256) #13
  %23 = icmp ne i32 %22, 0
  %24 = load i8, i8* %3, align 1
  %25 = icmp eq i8 %24, 1
  %26 = select i1 %23, i1 true, i1 %25
  %27 = select i1 %26, i8 2, i8 1
  %28 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 10
  store i8 %27, i8* %28, align 1, !tbaa !32
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #16
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %4) #16
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext i8 @__sv_own_widen(%struct.ctype* noundef %0, i8 noundef signext %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 7
  %4 = load i8, i8* %3, align 8, !tbaa !31
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %2
  tail call void @_ZNKSt5ctypeIcE13_M_widen_initEv(%struct.ctype* noundef nonnull %0) #14
  br label %7

7:                                                ; preds = %6, %2
  %8 = zext i8 %1 to i64
  %9 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 8, i64 %8
  %10 = load i8, i8* %9, align 1, !tbaa !24
  ret i8 %10
}

; Function Attrs: nounwind optsize
define dso_local signext i8 @__sv_own_narrow(%struct.ctype* noundef %0, i8 noundef signext %1, i8 noundef signext %2) local_unnamed_addr #1 {
  %4 = zext i8 %1 to i64
  %5 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 9, i64 %4
  %6 = load i8, i8* %5, align 1, !tbaa !24
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %3
  %9 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 0
  %10 = load i8**, i8*** %9, align 8, !tbaa !28
  %11 = getelementptr inbounds i8*, i8** %10, i64 8
  %12 = bitcast i8** %11 to i8 (%struct.ctype*, i8, i8)**
  %13 = load i8 (%struct.ctype*, i8, i8)*, i8 (%struct.ctype*, i8, i8)** %12, align 8, !tbaa !13
  %14 = tail call signext i8 %13(%struct.ctype* noundef nonnull %0, i8 noundef signext %1, i8 noundef signext %2) #13
  %15 = icmp eq i8 %14, %2
  br i1 %15, label %17, label %16

16:                                               ; preds = %8
  store i8 %14, i8* %5, align 1, !tbaa !24
  br label %17

17:                                               ; preds = %8, %16, %3
  %18 = phi i8 [ %6, %3 ], [ %14, %16 ], [ %2, %8 ]
  ret i8 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i16* @_ZNSt5ctypeIcE13classic_tableEv() local_unnamed_addr #0 {
  ret i16* getelementptr inbounds ([384 x i16], [384 x i16]* @__sv_classes, i64 0, i64 128)
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define dso_local void @_ZNSt5ctypeIcEC2EPKtbm(%struct.ctype* nocapture noundef writeonly %0, i16* noundef %1, i1 noundef zeroext %2, i64 noundef %3) #10 {
  %5 = bitcast %struct.ctype* %0 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(576) %5, i8* noundef nonnull align 8 dereferenceable(576) bitcast (%struct.ctype* @__sv_ctype to i8*), i64 576, i1 false), !tbaa.struct !33
  %6 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 10
  store i8 0, i8* %6, align 1, !tbaa !32
  %7 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 7
  store i8 0, i8* %7, align 8, !tbaa !31
  %8 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 8, i64 0
  %9 = icmp ne i64 %3, 0
  %10 = zext i1 %9 to i32
  %11 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 1
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(512) %8, i8 0, i64 512, i1 false)
  store i32 %10, i32* %11, align 8, !tbaa !35
  %12 = icmp ne i16* %1, null
  %13 = and i1 %12, %2
  %14 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 3
  %15 = zext i1 %13 to i8
  store i8 %15, i8* %14, align 8, !tbaa !36
  br i1 %12, label %16, label %18

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.ctype, %struct.ctype* %0, i64 0, i32 6
  store i16* %1, i16** %17, align 8, !tbaa !37
  br label %18

18:                                               ; preds = %16, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.ctype* @__sv_ctype_of(i8* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds i8, i8* %0, i64 8
  %3 = bitcast i8* %2 to %struct.ctype***
  %4 = load %struct.ctype**, %struct.ctype*** %3, align 8, !tbaa !11
  %5 = load %struct.ctype*, %struct.ctype** %4, align 8, !tbaa !13
  ret %struct.ctype* %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__sv_own_space(%struct.ios* nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #9 {
  %3 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %4 = load i8*, i8** %3, align 8, !tbaa !38
  %5 = getelementptr inbounds i8, i8* %4, i64 8
  %6 = bitcast i8* %5 to %struct.ctype***
  %7 = load %struct.ctype**, %struct.ctype*** %6, align 8, !tbaa !11
  %8 = load %struct.ctype*, %struct.ctype** %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.ctype, %struct.ctype* %8, i64 0, i32 6
  %10 = load i16*, i16** %9, align 8, !tbaa !37
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds i16, i16* %10, i64 %11
  %13 = load i16, i16* %12, align 2, !tbaa !41
  %14 = load i16, i16* getelementptr inbounds ([384 x i16], [384 x i16]* @__sv_classes, i64 0, i64 160), align 16, !tbaa !41
  %15 = and i16 %14, %13
  %16 = load i16, i16* getelementptr inbounds ([384 x i16], [384 x i16]* @__sv_classes, i64 0, i64 138), align 4, !tbaa !41
  %17 = and i16 %15, %16
  %18 = icmp ne i16 %17, 0
  %19 = zext i1 %18 to i32
  ret i32 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt7__cxx118numpunctIcED2Ev(%struct.facet* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx118numpunctIcED0Ev(%struct.facet* noundef %0) #1 {
  %2 = bitcast %struct.facet* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local signext i8 @_ZNKSt7__cxx118numpunctIcE16do_decimal_pointEv(%struct.numpunct* nocapture readnone %0) #0 {
  ret i8 46
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local signext i8 @_ZNKSt7__cxx118numpunctIcE16do_thousands_sepEv(%struct.numpunct* nocapture readnone %0) #0 {
  ret i8 44
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNKSt7__cxx118numpunctIcE11do_groupingEv(%struct.string* noundef %0, %struct.numpunct* nocapture readnone %1) #7 {
  %3 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 2
  %4 = bitcast %struct.string* %0 to %union.anon**
  store %union.anon* %3, %union.anon** %4, align 8, !tbaa !43
  %5 = getelementptr inbounds %struct.string, %struct.string* %0, i64 0, i32 1
  store i64 0, i64* %5, align 8, !tbaa !45
  %6 = bitcast %union.anon* %3 to i8*
  store i8 0, i8* %6, align 1, !tbaa !24
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx118numpunctIcE11do_truenameEv(%struct.string* noundef %0, %struct.numpunct* nocapture readnone %1) #1 {
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i64 noundef 4) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx118numpunctIcE12do_falsenameEv(%struct.string* noundef %0, %struct.numpunct* nocapture readnone %1) #1 {
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), i64 noundef 5) #13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx118numpunctIcEC2Em(%struct.numpunct* nocapture noundef writeonly %0, i64 noundef %1) #7 {
  %3 = icmp ne i64 %1, 0
  %4 = zext i1 %3 to i32
  %5 = getelementptr inbounds %struct.numpunct, %struct.numpunct* %0, i64 0, i32 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.1, %struct.anon.1* @_ZTVNSt7__cxx118numpunctIcEE, i64 0, i32 2, i64 0), i8*** %5, align 8, !tbaa.struct !46
  %6 = getelementptr inbounds %struct.numpunct, %struct.numpunct* %0, i64 0, i32 0, i32 1
  store i32 %4, i32* %6, align 8, !tbaa.struct !47
  %7 = getelementptr inbounds %struct.numpunct, %struct.numpunct* %0, i64 0, i32 1
  store i8* null, i8** %7, align 8, !tbaa.struct !48
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt7__cxx118numpunctIcE22_M_initialize_numpunctEP15__locale_struct(%struct.numpunct* nocapture noundef %0, i8* nocapture noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext i8 @_ZNKSt7__cxx118numpunctIcE13decimal_pointEv(%struct.numpunct* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.numpunct* %0 to %struct.numpunct_functions**
  %3 = load %struct.numpunct_functions*, %struct.numpunct_functions** %2, align 8, !tbaa !49
  %4 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %3, i64 0, i32 2
  %5 = load i8 (%struct.numpunct*)*, i8 (%struct.numpunct*)** %4, align 8, !tbaa !51
  %6 = tail call signext i8 %5(%struct.numpunct* noundef %0) #13
  ret i8 %6
}

; Function Attrs: nounwind optsize
define dso_local signext i8 @_ZNKSt7__cxx118numpunctIcE13thousands_sepEv(%struct.numpunct* noundef %0) local_unnamed_addr #1 {
  %2 = bitcast %struct.numpunct* %0 to %struct.numpunct_functions**
  %3 = load %struct.numpunct_functions*, %struct.numpunct_functions** %2, align 8, !tbaa !49
  %4 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %3, i64 0, i32 3
  %5 = load i8 (%struct.numpunct*)*, i8 (%struct.numpunct*)** %4, align 8, !tbaa !53
  %6 = tail call signext i8 %5(%struct.numpunct* noundef %0) #13
  ret i8 %6
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx118numpunctIcE8groupingEv(%struct.string* noundef %0, %struct.numpunct* noundef %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.numpunct* %1 to %struct.numpunct_functions**
  %4 = load %struct.numpunct_functions*, %struct.numpunct_functions** %3, align 8, !tbaa !49
  %5 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %4, i64 0, i32 4
  %6 = load void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)** %5, align 8, !tbaa !54
  tail call void %6(%struct.string* noundef %0, %struct.numpunct* noundef %1) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx118numpunctIcE8truenameEv(%struct.string* noundef %0, %struct.numpunct* noundef %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.numpunct* %1 to %struct.numpunct_functions**
  %4 = load %struct.numpunct_functions*, %struct.numpunct_functions** %3, align 8, !tbaa !49
  %5 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %4, i64 0, i32 5
  %6 = load void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)** %5, align 8, !tbaa !55
  tail call void %6(%struct.string* noundef %0, %struct.numpunct* noundef %1) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx118numpunctIcE9falsenameEv(%struct.string* noundef %0, %struct.numpunct* noundef %1) local_unnamed_addr #1 {
  %3 = bitcast %struct.numpunct* %1 to %struct.numpunct_functions**
  %4 = load %struct.numpunct_functions*, %struct.numpunct_functions** %3, align 8, !tbaa !49
  %5 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %4, i64 0, i32 6
  %6 = load void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)** %5, align 8, !tbaa !56
  tail call void %6(%struct.string* noundef %0, %struct.numpunct* noundef %1) #13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local %struct.numpunct* @__sv_own_numpunct(%struct.ios* nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds %struct.ios, %struct.ios* %0, i64 0, i32 11
  %3 = load i8*, i8** %2, align 8, !tbaa !38
  %4 = icmp eq i8* %3, bitcast (%struct.locale_content* @__sv_locale to i8*)
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, i8* %3, i64 8
  %7 = bitcast i8* %6 to %struct.facet***
  %8 = load %struct.facet**, %struct.facet*** %7, align 8, !tbaa !11
  %9 = getelementptr inbounds %struct.facet*, %struct.facet** %8, i64 1
  %10 = bitcast %struct.facet** %9 to %struct.numpunct**
  %11 = load %struct.numpunct*, %struct.numpunct** %10, align 8, !tbaa !13
  %12 = icmp eq %struct.numpunct* %11, @numpunct
  %13 = select i1 %12, %struct.numpunct* null, %struct.numpunct* %11
  br label %14

14:                                               ; preds = %1, %5
  %15 = phi %struct.numpunct* [ %13, %5 ], [ null, %1 ]
  ret %struct.numpunct* %15
}

; Function Attrs: nounwind optsize
define dso_local i8* @__sv_group(%struct.numpunct* noundef %0, i8* noundef writeonly %1, i8* nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = alloca %struct.string, align 8
  %6 = bitcast %struct.string* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #16
  %7 = bitcast %struct.numpunct* %0 to %struct.numpunct_functions**
  %8 = load %struct.numpunct_functions*, %struct.numpunct_functions** %7, align 8, !tbaa !49
  %9 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %8, i64 0, i32 4
  %10 = load void (%struct.string*, %struct.numpunct*)*, void (%struct.string*, %struct.numpunct*)** %9, align 8, !tbaa !54
  call void %10(%struct.string* noundef nonnull %5, %struct.numpunct* noundef %0) #13
  %11 = load %struct.numpunct_functions*, %struct.numpunct_functions** %7, align 8, !tbaa !49
  %12 = getelementptr inbounds %struct.numpunct_functions, %struct.numpunct_functions* %11, i64 0, i32 3
  %13 = load i8 (%struct.numpunct*)*, i8 (%struct.numpunct*)** %12, align 8, !tbaa !53
  %14 = call signext i8 %13(%struct.numpunct* noundef %0) #13
  %15 = icmp eq i64 %3, 0
  br i1 %15, label %51, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.string, %struct.string* %5, i64 0, i32 1
  %18 = getelementptr inbounds %struct.string, %struct.string* %5, i64 0, i32 0
  br label %19

19:                                               ; preds = %16, %41
  %20 = phi i8* [ %1, %16 ], [ %48, %41 ]
  %21 = phi i32 [ 0, %16 ], [ %49, %41 ]
  %22 = phi i64 [ 0, %16 ], [ %42, %41 ]
  %23 = phi i64 [ %3, %16 ], [ %45, %41 ]
  %24 = load i64, i64* %17, align 8, !tbaa !45
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %41, label %26

26:                                               ; preds = %19
  %27 = load i8*, i8** %18, align 8, !tbaa !43
  %28 = getelementptr inbounds i8, i8* %27, i64 %22
  %29 = load i8, i8* %28, align 1, !tbaa !24
  %30 = add i8 %29, -1
  %31 = icmp ult i8 %30, 126
  %32 = sext i8 %29 to i32
  %33 = icmp eq i32 %21, %32
  %34 = select i1 %31, i1 %33, i1 false
  br i1 %34, label %35, label %41

35:                                               ; preds = %26
  %36 = getelementptr inbounds i8, i8* %20, i64 -1
  store i8 %14, i8* %36, align 1, !tbaa !24
  %37 = add i64 %22, 1
  %38 = load i64, i64* %17, align 8, !tbaa !45
  %39 = icmp ult i64 %37, %38
  %40 = select i1 %39, i64 %37, i64 %22
  br label %41

41:                                               ; preds = %19, %35, %26
  %42 = phi i64 [ %22, %26 ], [ %40, %35 ], [ %22, %19 ]
  %43 = phi i32 [ %21, %26 ], [ 0, %35 ], [ %21, %19 ]
  %44 = phi i8* [ %20, %26 ], [ %36, %35 ], [ %20, %19 ]
  %45 = add i64 %23, -1
  %46 = getelementptr inbounds i8, i8* %2, i64 %45
  %47 = load i8, i8* %46, align 1, !tbaa !24
  %48 = getelementptr inbounds i8, i8* %44, i64 -1
  store i8 %47, i8* %48, align 1, !tbaa !24
  %49 = add nsw i32 %43, 1
  %50 = icmp eq i64 %45, 0
  br i1 %50, label %51, label %19, !llvm.loop !57

51:                                               ; preds = %41, %4
  %52 = phi i8* [ %1, %4 ], [ %48, %41 ]
  call void @__sv_string_drop(%struct.string* noundef nonnull %5) #13
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #16
  ret i8* %52
}

; Function Attrs: optsize
declare dso_local void @__sv_string_drop(%struct.string* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt7__cxx117collateIcED2Ev(%struct.facet* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt7__cxx117collateIcED0Ev(%struct.facet* noundef %0) #1 {
  %2 = bitcast %struct.facet* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx117collateIcE10do_compareEPKcS3_S3_S3_(%struct.collate* nocapture readnone %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) #1 {
  %6 = ptrtoint i8* %2 to i64
  %7 = ptrtoint i8* %1 to i64
  %8 = sub i64 %6, %7
  %9 = ptrtoint i8* %4 to i64
  %10 = ptrtoint i8* %3 to i64
  %11 = sub i64 %9, %10
  %12 = icmp ult i64 %8, %11
  %13 = select i1 %12, i64 %8, i64 %11
  %14 = tail call i32 @memcmp(i8* noundef %1, i8* noundef %3, i64 noundef %13) #13
  %15 = icmp eq i32 %14, 0
  %16 = icmp ugt i64 %8, %11
  %17 = zext i1 %16 to i32
  %18 = sext i1 %12 to i32
  %19 = add nsw i32 %18, %17
  %20 = select i1 %15, i32 %19, i32 %14
  %21 = icmp sgt i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = ashr i32 %20, 31
  %24 = add nsw i32 %23, %22
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx117collateIcE12do_transformEPKcS3_(%struct.string* noundef %0, %struct.collate* nocapture readnone %1, i8* noundef %2, i8* noundef %3) #1 {
  %5 = ptrtoint i8* %3 to i64
  %6 = ptrtoint i8* %2 to i64
  %7 = sub i64 %5, %6
  tail call void @__sv_string_make(%struct.string* noundef %0, i8* noundef %2, i64 noundef %7) #13
  ret void
}

; Function Attrs: nofree nosync nounwind optsize readonly
define dso_local i64 @_ZNKSt7__cxx117collateIcE7do_hashEPKcS3_(%struct.collate* nocapture readnone %0, i8* noundef readonly %1, i8* noundef readnone %2) #11 {
  %4 = icmp ult i8* %1, %2
  br i1 %4, label %5, label %19

5:                                                ; preds = %3
  %6 = ptrtoint i8* %2 to i64
  %7 = ptrtoint i8* %1 to i64
  %8 = sub i64 %6, %7
  %9 = getelementptr i8, i8* %1, i64 %8
  br label %10

10:                                               ; preds = %5, %10
  %11 = phi i64 [ %16, %10 ], [ 0, %5 ]
  %12 = phi i8* [ %17, %10 ], [ %1, %5 ]
  %13 = load i8, i8* %12, align 1, !tbaa !24
  %14 = sext i8 %13 to i64
  %15 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 7)
  %16 = add i64 %15, %14
  %17 = getelementptr inbounds i8, i8* %12, i64 1
  %18 = icmp eq i8* %17, %9
  br i1 %18, label %19, label %10, !llvm.loop !58

19:                                               ; preds = %10, %3
  %20 = phi i64 [ 0, %3 ], [ %16, %10 ]
  ret i64 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @_ZNSt7__cxx117collateIcEC2Em(%struct.collate* nocapture noundef writeonly %0, i64 noundef %1) #7 {
  %3 = icmp ne i64 %1, 0
  %4 = zext i1 %3 to i32
  %5 = getelementptr inbounds %struct.collate, %struct.collate* %0, i64 0, i32 0, i32 0
  store i8** getelementptr inbounds (%struct.anon.2, %struct.anon.2* @_ZTVNSt7__cxx117collateIcEE, i64 0, i32 2, i64 0), i8*** %5, align 8, !tbaa.struct !46
  %6 = getelementptr inbounds %struct.collate, %struct.collate* %0, i64 0, i32 0, i32 1
  store i32 %4, i32* %6, align 8, !tbaa.struct !47
  %7 = getelementptr inbounds %struct.collate, %struct.collate* %0, i64 0, i32 1
  store i8* null, i8** %7, align 8, !tbaa.struct !48
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @_ZNKSt7__cxx117collateIcE7compareEPKcS3_S3_S3_(%struct.collate* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) local_unnamed_addr #1 {
  %6 = bitcast %struct.collate* %0 to %struct.collate_functions**
  %7 = load %struct.collate_functions*, %struct.collate_functions** %6, align 8, !tbaa !59
  %8 = getelementptr inbounds %struct.collate_functions, %struct.collate_functions* %7, i64 0, i32 2
  %9 = load i32 (%struct.collate*, i8*, i8*, i8*, i8*)*, i32 (%struct.collate*, i8*, i8*, i8*, i8*)** %8, align 8, !tbaa !61
  %10 = tail call i32 %9(%struct.collate* noundef %0, i8* noundef %1, i8* noundef %2, i8* noundef %3, i8* noundef %4) #13
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNKSt7__cxx117collateIcE9transformEPKcS3_(%struct.string* noundef %0, %struct.collate* noundef %1, i8* noundef %2, i8* noundef %3) local_unnamed_addr #1 {
  %5 = bitcast %struct.collate* %1 to %struct.collate_functions**
  %6 = load %struct.collate_functions*, %struct.collate_functions** %5, align 8, !tbaa !59
  %7 = getelementptr inbounds %struct.collate_functions, %struct.collate_functions* %6, i64 0, i32 3
  %8 = load void (%struct.string*, %struct.collate*, i8*, i8*)*, void (%struct.string*, %struct.collate*, i8*, i8*)** %7, align 8, !tbaa !63
  tail call void %8(%struct.string* noundef %0, %struct.collate* noundef %1, i8* noundef %2, i8* noundef %3) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i64 @_ZNKSt7__cxx117collateIcE4hashEPKcS3_(%struct.collate* noundef %0, i8* noundef %1, i8* noundef %2) local_unnamed_addr #1 {
  %4 = bitcast %struct.collate* %0 to %struct.collate_functions**
  %5 = load %struct.collate_functions*, %struct.collate_functions** %4, align 8, !tbaa !59
  %6 = getelementptr inbounds %struct.collate_functions, %struct.collate_functions* %5, i64 0, i32 4
  %7 = load i64 (%struct.collate*, i8*, i8*)*, i64 (%struct.collate*, i8*, i8*)** %6, align 8, !tbaa !64
  %8 = tail call i64 %7(%struct.collate* noundef %0, i8* noundef %1, i8* noundef %2) #13
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEED2Ev(%struct.facet* nocapture %0) #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEED0Ev(%struct.facet* noundef %0) #1 {
  %2 = bitcast %struct.facet* %0 to i8*
  tail call void @_ZdlPv(i8* noundef %2) #13
  ret void
}

; Function Attrs: nounwind optsize
define dso_local { %struct.buffer*, i8 } @_ZNKSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE6do_putES3_RSt8ios_basecPK2tmcc(%struct.time_put* nocapture readnone %0, %struct.buffer* %1, i8 %2, %struct.ios* nocapture readnone %3, i8 signext %4, %struct.tm* noundef %5, i8 noundef signext %6, i8 noundef signext %7) #1 {
  %9 = alloca i32, align 4
  %10 = bitcast i32* %9 to [4 x i8]*
  %11 = alloca [128 x i8], align 16
  %12 = bitcast i32* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %12) #16
  store i32 37, i32* %9, align 4
  %13 = getelementptr inbounds [128 x i8], [128 x i8]* %11, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %13) #16
  %14 = icmp eq i8 %7, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %8
  %16 = getelementptr inbounds [4 x i8], [4 x i8]* %10, i64 0, i64 1
  store i8 %7, i8* %16, align 1, !tbaa !24
  br label %17

17:                                               ; preds = %15, %8
  %18 = phi i64 [ 2, %15 ], [ 1, %8 ]
  %19 = getelementptr inbounds [4 x i8], [4 x i8]* %10, i64 0, i64 %18
  store i8 %6, i8* %19, align 1, !tbaa !24
  %20 = call i64 @strftime(i8* noundef nonnull %13, i64 noundef 128, i8* noundef nonnull %12, %struct.tm* noundef %5) #13
  %21 = and i8 %2, 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %17
  %24 = getelementptr inbounds %struct.buffer, %struct.buffer* %1, i64 0, i32 0
  %25 = load %struct.buffer_functions*, %struct.buffer_functions** %24, align 8, !tbaa !65
  %26 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %25, i64 0, i32 12
  %27 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %26, align 8, !tbaa !67
  %28 = call i64 %27(%struct.buffer* noundef %1, i8* noundef nonnull %13, i64 noundef %20) #13
  %29 = icmp eq i64 %28, %20
  %30 = select i1 %29, i8 %2, i8 1
  br label %31

31:                                               ; preds = %17, %23
  %32 = phi i8 [ %2, %17 ], [ %30, %23 ]
  %33 = insertvalue { %struct.buffer*, i8 } poison, %struct.buffer* %1, 0
  %34 = insertvalue { %struct.buffer*, i8 } %33, i8 %32, 1
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %13) #16
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %12) #16
  ret { %struct.buffer*, i8 } %34
}

; Function Attrs: optsize
declare dso_local i64 @strftime(i8* noundef, i64 noundef, i8* noundef, %struct.tm* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local { %struct.buffer*, i8 } @_ZNKSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE3putES3_RSt8ios_basecPK2tmcc(%struct.time_put* noundef %0, %struct.buffer* %1, i8 %2, %struct.ios* noundef %3, i8 noundef signext %4, %struct.tm* noundef %5, i8 noundef signext %6, i8 noundef signext %7) local_unnamed_addr #1 {
  %9 = getelementptr inbounds %struct.time_put, %struct.time_put* %0, i64 0, i32 0, i32 0
  %10 = load i8**, i8*** %9, align 8, !tbaa !69
  %11 = getelementptr inbounds i8*, i8** %10, i64 2
  %12 = bitcast i8** %11 to { %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)**
  %13 = load { %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)*, { %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)** %12, align 8, !tbaa !13
  %14 = tail call { %struct.buffer*, i8 } %13(%struct.time_put* noundef %0, %struct.buffer* %1, i8 %2, %struct.ios* noundef %3, i8 noundef signext %4, %struct.tm* noundef %5, i8 noundef signext %6, i8 noundef signext %7) #13
  ret { %struct.buffer*, i8 } %14
}

; Function Attrs: nounwind optsize
define dso_local { %struct.buffer*, i8 } @_ZNKSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE3putES3_RSt8ios_basecPK2tmPKcSB_(%struct.time_put* noundef %0, %struct.buffer* %1, i8 %2, %struct.ios* noundef %3, i8 noundef signext %4, %struct.tm* noundef %5, i8* noundef %6, i8* noundef readnone %7) local_unnamed_addr #1 {
  %9 = icmp ult i8* %6, %7
  br i1 %9, label %10, label %55

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.time_put, %struct.time_put* %0, i64 0, i32 0, i32 0
  br label %12

12:                                               ; preds = %10, %49
  %13 = phi i8 [ %2, %10 ], [ %52, %49 ]
  %14 = phi %struct.buffer* [ %1, %10 ], [ %51, %49 ]
  %15 = phi i8* [ %6, %10 ], [ %53, %49 ]
  %16 = load i8, i8* %15, align 1, !tbaa !24
  %17 = icmp eq i8 %16, 37
  br i1 %17, label %29, label %18

18:                                               ; preds = %12
  %19 = and i8 %13, 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %49

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.buffer, %struct.buffer* %14, i64 0, i32 0
  %23 = load %struct.buffer_functions*, %struct.buffer_functions** %22, align 8, !tbaa !65
  %24 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %23, i64 0, i32 12
  %25 = load i64 (%struct.buffer*, i8*, i64)*, i64 (%struct.buffer*, i8*, i64)** %24, align 8, !tbaa !67
  %26 = tail call i64 %25(%struct.buffer* noundef %14, i8* noundef nonnull %15, i64 noundef 1) #13
  %27 = icmp eq i64 %26, 1
  %28 = select i1 %27, i8 %13, i8 1
  br label %49

29:                                               ; preds = %12
  %30 = getelementptr inbounds i8, i8* %15, i64 1
  %31 = icmp ult i8* %30, %7
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = load i8, i8* %30, align 1, !tbaa !24
  switch i8 %33, label %36 [
    i8 69, label %34
    i8 79, label %34
  ]

34:                                               ; preds = %32, %32
  %35 = getelementptr inbounds i8, i8* %15, i64 2
  br label %36

36:                                               ; preds = %32, %34, %29
  %37 = phi i8* [ %35, %34 ], [ %30, %29 ], [ %30, %32 ]
  %38 = phi i8 [ %33, %34 ], [ 0, %29 ], [ 0, %32 ]
  %39 = icmp eq i8* %37, %7
  br i1 %39, label %55, label %40

40:                                               ; preds = %36
  %41 = load i8, i8* %37, align 1, !tbaa !24
  %42 = load i8**, i8*** %11, align 8, !tbaa !69
  %43 = getelementptr inbounds i8*, i8** %42, i64 2
  %44 = bitcast i8** %43 to { %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)**
  %45 = load { %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)*, { %struct.buffer*, i8 } (%struct.time_put*, %struct.buffer*, i8, %struct.ios*, i8, %struct.tm*, i8, i8)** %44, align 8, !tbaa !13
  %46 = tail call { %struct.buffer*, i8 } %45(%struct.time_put* noundef %0, %struct.buffer* %14, i8 %13, %struct.ios* noundef %3, i8 noundef signext %4, %struct.tm* noundef %5, i8 noundef signext %41, i8 noundef signext %38) #13
  %47 = extractvalue { %struct.buffer*, i8 } %46, 0
  %48 = extractvalue { %struct.buffer*, i8 } %46, 1
  br label %49

49:                                               ; preds = %21, %18, %40
  %50 = phi i8* [ %37, %40 ], [ %15, %18 ], [ %15, %21 ]
  %51 = phi %struct.buffer* [ %47, %40 ], [ %14, %18 ], [ %14, %21 ]
  %52 = phi i8 [ %48, %40 ], [ %13, %18 ], [ %28, %21 ]
  %53 = getelementptr inbounds i8, i8* %50, i64 1
  %54 = icmp ult i8* %53, %7
  br i1 %54, label %12, label %55, !llvm.loop !71

55:                                               ; preds = %49, %36, %8
  %56 = phi %struct.buffer* [ %1, %8 ], [ %14, %36 ], [ %51, %49 ]
  %57 = phi i8 [ %2, %8 ], [ %13, %36 ], [ %52, %49 ]
  %58 = insertvalue { %struct.buffer*, i8 } poison, %struct.buffer* %56, 0
  %59 = insertvalue { %struct.buffer*, i8 } %58, i8 %57, 1
  ret { %struct.buffer*, i8 } %59
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #13 = { nobuiltin nounwind optsize "no-builtins" }
attributes #14 = { nobuiltin optsize "no-builtins" }
attributes #15 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #16 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !8, i64 0}
!7 = !{!"locale_content", !8, i64 0, !9, i64 8, !3, i64 16, !9, i64 24, !9, i64 32}
!8 = !{!"int", !4, i64 0}
!9 = !{!"any pointer", !4, i64 0}
!10 = !{!7, !3, i64 16}
!11 = !{!7, !9, i64 8}
!12 = !{!7, !9, i64 32}
!13 = !{!9, !9, i64 0}
!14 = !{!15, !8, i64 8}
!15 = !{!"facet", !9, i64 0, !8, i64 8}
!16 = !{!15, !9, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i64 0, i64 4, !21, i64 8, i64 8, !13, i64 16, i64 8, !2, i64 24, i64 8, !13, i64 32, i64 8, !13}
!21 = !{!8, !8, i64 0}
!22 = distinct !{!22, !18, !19}
!23 = distinct !{!23, !18, !19}
!24 = !{!4, !4, i64 0}
!25 = distinct !{!25, !18, !19}
!26 = distinct !{!26, !18, !19}
!27 = distinct !{!27, !18, !19}
!28 = !{!29, !9, i64 0}
!29 = !{!"ctype", !9, i64 0, !8, i64 8, !9, i64 16, !30, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !4, i64 56, !4, i64 57, !4, i64 313, !4, i64 569}
!30 = !{!"_Bool", !4, i64 0}
!31 = !{!29, !4, i64 56}
!32 = !{!29, !4, i64 569}
!33 = !{i64 0, i64 8, !13, i64 8, i64 4, !21, i64 16, i64 8, !13, i64 24, i64 1, !34, i64 32, i64 8, !13, i64 40, i64 8, !13, i64 48, i64 8, !13, i64 56, i64 1, !24, i64 57, i64 256, !24, i64 313, i64 256, !24, i64 569, i64 1, !24}
!34 = !{!30, !30, i64 0}
!35 = !{!29, !8, i64 8}
!36 = !{!29, !30, i64 24}
!37 = !{!29, !9, i64 48}
!38 = !{!39, !9, i64 208}
!39 = !{!"ios", !9, i64 0, !3, i64 8, !3, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !9, i64 40, !40, i64 48, !4, i64 64, !8, i64 192, !9, i64 200, !9, i64 208, !9, i64 216, !4, i64 224, !30, i64 225, !9, i64 232, !9, i64 240, !9, i64 248, !9, i64 256}
!40 = !{!"word", !9, i64 0, !3, i64 8}
!41 = !{!42, !42, i64 0}
!42 = !{!"short", !4, i64 0}
!43 = !{!44, !9, i64 0}
!44 = !{!"string", !9, i64 0, !3, i64 8, !4, i64 16}
!45 = !{!44, !3, i64 8}
!46 = !{i64 0, i64 8, !13, i64 8, i64 4, !21, i64 16, i64 8, !13}
!47 = !{i64 0, i64 4, !21, i64 8, i64 8, !13}
!48 = !{i64 0, i64 8, !13}
!49 = !{!50, !9, i64 0}
!50 = !{!"numpunct", !15, i64 0, !9, i64 16}
!51 = !{!52, !9, i64 16}
!52 = !{!"numpunct_functions", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48}
!53 = !{!52, !9, i64 24}
!54 = !{!52, !9, i64 32}
!55 = !{!52, !9, i64 40}
!56 = !{!52, !9, i64 48}
!57 = distinct !{!57, !18, !19}
!58 = distinct !{!58, !18, !19}
!59 = !{!60, !9, i64 0}
!60 = !{!"collate", !15, i64 0, !9, i64 16}
!61 = !{!62, !9, i64 16}
!62 = !{!"collate_functions", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32}
!63 = !{!62, !9, i64 24}
!64 = !{!62, !9, i64 32}
!65 = !{!66, !9, i64 0}
!66 = !{!"buffer", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56}
!67 = !{!68, !9, i64 96}
!68 = !{!"buffer_functions", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32, !9, i64 40, !9, i64 48, !9, i64 56, !9, i64 64, !9, i64 72, !9, i64 80, !9, i64 88, !9, i64 96, !9, i64 104}
!69 = !{!70, !9, i64 0}
!70 = !{!"time_put", !15, i64 0}
!71 = distinct !{!71, !18, !19}
