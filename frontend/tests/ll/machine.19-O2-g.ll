; clang-19 -O2 -g -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_module_asm"
module asm "from_module_asm:"
module asm "\09ret"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@counter = dso_local global i32 0, align 4, !dbg !0
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !21

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -1073741824, 1073741824) <4 x i32> @lanes(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !58 {
    #dbg_value(<4 x i32> %0, !66, !DIExpression(), !70)
    #dbg_value(<4 x i32> %1, !67, !DIExpression(), !70)
    #dbg_value(i32 %2, !68, !DIExpression(), !70)
  %4 = shl <4 x i32> %1, <i32 1, i32 1, i32 1, i32 1>, !dbg !71
  %5 = add <4 x i32> %4, %0, !dbg !72
    #dbg_value(<4 x i32> %5, !69, !DIExpression(), !70)
  %6 = and i32 %2, 3, !dbg !73
  %7 = insertelement <4 x i32> %5, i32 0, i32 %6, !dbg !74
    #dbg_value(<4 x i32> %7, !69, !DIExpression(), !70)
  %8 = icmp slt <4 x i32> %0, %1, !dbg !75
  %9 = sext <4 x i1> %8 to <4 x i32>, !dbg !75
  %10 = shufflevector <4 x i32> %7, <4 x i32> %9, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !76
  %11 = ashr <4 x i32> %10, <i32 1, i32 1, i32 1, i32 1>, !dbg !77
  ret <4 x i32> %11, !dbg !78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @scale(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #0 !dbg !79 {
    #dbg_value(<4 x float> %0, !86, !DIExpression(), !88)
    #dbg_value(float %1, !87, !DIExpression(), !88)
  %3 = insertelement <4 x float> poison, float %1, i64 0, !dbg !89
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !89
  %5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> <float -1.000000e+00, float -2.000000e+00, float -3.000000e+00, float -4.000000e+00>), !dbg !90
  ret <4 x float> %5, !dbg !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i32 @atomics(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #2 !dbg !92 {
    #dbg_value(ptr %0, !99, !DIExpression(), !101)
    #dbg_value(i64 %1, !100, !DIExpression(), !101)
  %3 = atomicrmw add ptr @counter, i32 1 seq_cst, align 4, !dbg !102
  %4 = atomicrmw or ptr @counter, i32 8 monotonic, align 4, !dbg !103
  fence seq_cst, !dbg !104
  %5 = cmpxchg weak ptr %0, i64 %1, i64 7 seq_cst seq_cst, align 8, !dbg !105
  %6 = extractvalue { i64, i1 } %5, 1, !dbg !105
  br i1 %6, label %7, label %9, !dbg !107

7:                                                ; preds = %2
  %8 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !108
  br label %12, !dbg !109

9:                                                ; preds = %2
  store atomic i32 0, ptr @counter release, align 4, !dbg !110
  %10 = atomicrmw xchg ptr %0, i64 3 seq_cst, align 8, !dbg !111
  %11 = trunc i64 %10 to i32, !dbg !112
  br label %12, !dbg !113

12:                                               ; preds = %9, %7
  %13 = phi i32 [ %8, %7 ], [ %11, %9 ], !dbg !101
  ret i32 %13, !dbg !114
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembly(i32 noundef %0) local_unnamed_addr #3 !dbg !115 {
    #dbg_value(i32 %0, !119, !DIExpression(), !121)
  %2 = tail call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #17, !dbg !122, !srcloc !123
    #dbg_value(i32 %2, !120, !DIExpression(), !121)
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #17, !dbg !124, !srcloc !125
  ret i32 %2, !dbg !126
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #4 !dbg !127 {
    #dbg_value(i32 %0, !133, !DIExpression(), !137)
    #dbg_value(i64 %1, !134, !DIExpression(), !137)
    #dbg_value(ptr %2, !135, !DIExpression(), !137)
  %4 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 77), !dbg !138
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !138
  %6 = extractvalue { i32, i1 } %4, 0, !dbg !138
    #dbg_value(i32 %6, !136, !DIExpression(), !137)
  %7 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 5), !dbg !139
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !139
  %9 = extractvalue { i32, i1 } %7, 0, !dbg !139
    #dbg_value(i32 %9, !133, !DIExpression(), !137)
  %10 = or i1 %5, %8, !dbg !140
  %11 = zext i1 %10 to i32, !dbg !140
  store i32 %11, ptr %2, align 4, !dbg !140, !tbaa !141
  %12 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %9), !dbg !145
  %13 = or i32 %9, 1, !dbg !146
  %14 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %13, i1 true), !dbg !147
  %15 = tail call i32 @llvm.bswap.i32(i32 %9), !dbg !148
  %16 = add i32 %15, %12, !dbg !149
  %17 = add i32 %16, %14, !dbg !150
  %18 = icmp sgt i32 %6, 3, !dbg !151
  %19 = zext i1 %18 to i64, !dbg !152
  %20 = tail call i64 @llvm.fshl.i64(i64 %1, i64 %1, i64 13), !dbg !153
  %21 = add i64 %20, %19, !dbg !154
  %22 = tail call i32 @llvm.abs.i32(i32 %9, i1 true), !dbg !155
  %23 = trunc i64 %21 to i32, !dbg !145
  %24 = add i32 %17, %23, !dbg !145
  %25 = add i32 %24, %22, !dbg !145
  ret i32 %25, !dbg !156
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write) uwtable
define dso_local double @maths(double noundef %0, double noundef %1) local_unnamed_addr #5 !dbg !157 {
    #dbg_value(double %0, !162, !DIExpression(), !164)
    #dbg_value(double %1, !163, !DIExpression(), !164)
  %3 = tail call double @llvm.fabs.f64(double %0), !dbg !165
  %4 = tail call double @llvm.copysign.f64(double %0, double %1), !dbg !166
  %5 = fadd double %3, %4, !dbg !167
  %6 = tail call double @sqrt(double noundef %1) #17, !dbg !168
  %7 = fadd double %5, %6, !dbg !169
  %8 = tail call double @llvm.fmuladd.f64(double %0, double %1, double 1.000000e+00), !dbg !170
  %9 = tail call double @llvm.floor.f64(double %8), !dbg !171
  %10 = fadd double %9, %7, !dbg !172
  ret double %10, !dbg !173
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare !dbg !174 double @sqrt(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write) uwtable
define dso_local void @memory(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #7 !dbg !177 {
    #dbg_value(ptr %0, !186, !DIExpression(), !189)
    #dbg_value(ptr %1, !187, !DIExpression(), !189)
    #dbg_value(i64 %2, !188, !DIExpression(), !189)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(16) %1, i64 16, i1 false), !dbg !190
  %4 = getelementptr inbounds i8, ptr %0, i64 1, !dbg !191
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %4, ptr align 1 %0, i64 %2, i1 false), !dbg !192
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 7, i64 %2, i1 false), !dbg !193
  %5 = tail call i32 @bcmp(ptr %0, ptr %1, i64 %2), !dbg !194
  %6 = icmp eq i32 %5, 0, !dbg !196
  br i1 %6, label %7, label %8, !dbg !197

7:                                                ; preds = %3
  tail call void @llvm.trap(), !dbg !198
  unreachable, !dbg !198

8:                                                ; preds = %3
  ret void, !dbg !199
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #10

; Function Attrs: nounwind uwtable
define dso_local range(i32 -128, 201) i32 @jump(i32 noundef %0) local_unnamed_addr #3 !dbg !200 {
  %2 = alloca i32, align 4, !DIAssignID !207
    #dbg_assign(i1 undef, !205, !DIExpression(), !207, ptr %2, !DIExpression(), !208)
  store volatile i32 %0, ptr %2, align 4, !tbaa !141, !DIAssignID !209
    #dbg_assign(i32 %0, !205, !DIExpression(), !209, ptr %2, !DIExpression(), !208)
    #dbg_value(ptr %2, !206, !DIExpression(), !208)
  %3 = call i32 @_setjmp(ptr noundef nonnull @buffer) #18, !dbg !210
  %4 = icmp eq i32 %3, 0, !dbg !210
  br i1 %4, label %8, label %5, !dbg !212

5:                                                ; preds = %1
  %6 = load volatile i8, ptr %2, align 4, !dbg !213, !tbaa !214
  %7 = sext i8 %6 to i32, !dbg !213
  br label %12, !dbg !215

8:                                                ; preds = %1
  %9 = load volatile i32, ptr %2, align 4, !dbg !216, !tbaa !141
  %10 = icmp sgt i32 %9, 2, !dbg !218
  br i1 %10, label %11, label %12, !dbg !219

11:                                               ; preds = %8
  call void @longjmp(ptr noundef nonnull @buffer, i32 noundef 1) #19, !dbg !220
  unreachable, !dbg !220

12:                                               ; preds = %8, %5
  %13 = phi i32 [ %7, %5 ], [ 200, %8 ], !dbg !208
  ret i32 %13, !dbg !221
}

; Function Attrs: nounwind returns_twice
declare !dbg !222 i32 @_setjmp(ptr noundef) local_unnamed_addr #11

; Function Attrs: noreturn nounwind
declare !dbg !226 void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noalias noundef ptr @frames() local_unnamed_addr #13 !dbg !229 {
  %1 = tail call ptr @llvm.frameaddress.p0(i32 0), !dbg !233
  %2 = tail call ptr @llvm.returnaddress(i32 0), !dbg !234
  %3 = icmp eq ptr %1, %2, !dbg !235
  br i1 %3, label %6, label %4, !dbg !233

4:                                                ; preds = %0
  %5 = alloca [32 x i8], align 16, !dbg !236
  br label %6, !dbg !233

6:                                                ; preds = %0, %4
  %7 = phi ptr [ %5, %4 ], [ null, %0 ], !dbg !233
  ret ptr %7, !dbg !237
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg) #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #15

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #11 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nofree nounwind willreturn memory(argmem: read) }
attributes #17 = { nounwind }
attributes #18 = { nounwind returns_twice }
attributes #19 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}
!llvm.ident = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 16, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "c91af887d0a32aeef6b5574d635cf1f7")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 68, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !19)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!0, !21}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 50, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !24, line: 32, baseType: !25)
!24 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1600, elements: !47)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !27, line: 26, size: 1600, elements: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!28 = !{!29, !36, !37}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !26, file: !27, line: 32, baseType: !30, size: 512)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !31, line: 31, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 512, elements: !34)
!33 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!34 = !{!35}
!35 = !DISubrange(count: 8)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !26, file: !27, line: 33, baseType: !16, size: 32, offset: 512)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !26, file: !27, line: 34, baseType: !38, size: 1024, offset: 576)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !39, line: 8, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !39, line: 5, size: 1024, elements: !41)
!41 = !{!42}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !40, file: !39, line: 7, baseType: !43, size: 1024)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 1024, elements: !45)
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !{!46}
!46 = !DISubrange(count: 16)
!47 = !{!48}
!48 = !DISubrange(count: 1)
!49 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!57 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!58 = distinct !DISubprogram(name: "lanes", scope: !3, file: !3, line: 9, type: !59, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !65)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61, !61, !16}
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "int4", file: !3, line: 6, baseType: !62)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, flags: DIFlagVector, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 4)
!65 = !{!66, !67, !68, !69}
!66 = !DILocalVariable(name: "a", arg: 1, scope: !58, file: !3, line: 9, type: !61)
!67 = !DILocalVariable(name: "b", arg: 2, scope: !58, file: !3, line: 9, type: !61)
!68 = !DILocalVariable(name: "i", arg: 3, scope: !58, file: !3, line: 9, type: !16)
!69 = !DILocalVariable(name: "c", scope: !58, file: !3, line: 10, type: !61)
!70 = !DILocation(line: 0, scope: !58)
!71 = !DILocation(line: 10, column: 20, scope: !58)
!72 = !DILocation(line: 10, column: 16, scope: !58)
!73 = !DILocation(line: 11, column: 9, scope: !58)
!74 = !DILocation(line: 11, column: 14, scope: !58)
!75 = !DILocation(line: 12, column: 41, scope: !58)
!76 = !DILocation(line: 12, column: 12, scope: !58)
!77 = !DILocation(line: 12, column: 58, scope: !58)
!78 = !DILocation(line: 12, column: 5, scope: !58)
!79 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 14, type: !80, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85)
!80 = !DISubroutineType(types: !81)
!81 = !{!82, !82, !84}
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !3, line: 7, baseType: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 128, flags: DIFlagVector, elements: !63)
!84 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!85 = !{!86, !87}
!86 = !DILocalVariable(name: "v", arg: 1, scope: !79, file: !3, line: 14, type: !82)
!87 = !DILocalVariable(name: "f", arg: 2, scope: !79, file: !3, line: 14, type: !84)
!88 = !DILocation(line: 0, scope: !79)
!89 = !DILocation(line: 14, column: 46, scope: !79)
!90 = !DILocation(line: 14, column: 48, scope: !79)
!91 = !DILocation(line: 14, column: 35, scope: !79)
!92 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 17, type: !93, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !98)
!93 = !DISubroutineType(types: !94)
!94 = !{!16, !95, !33}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 106, baseType: !97)
!97 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!98 = !{!99, !100}
!99 = !DILocalVariable(name: "p", arg: 1, scope: !92, file: !3, line: 17, type: !95)
!100 = !DILocalVariable(name: "expected", arg: 2, scope: !92, file: !3, line: 17, type: !33)
!101 = !DILocation(line: 0, scope: !92)
!102 = !DILocation(line: 18, column: 5, scope: !92)
!103 = !DILocation(line: 19, column: 5, scope: !92)
!104 = !DILocation(line: 20, column: 5, scope: !92)
!105 = !DILocation(line: 21, column: 9, scope: !106)
!106 = distinct !DILexicalBlock(scope: !92, file: !3, line: 21, column: 9)
!107 = !DILocation(line: 21, column: 9, scope: !92)
!108 = !DILocation(line: 21, column: 63, scope: !106)
!109 = !DILocation(line: 21, column: 56, scope: !106)
!110 = !DILocation(line: 22, column: 5, scope: !92)
!111 = !DILocation(line: 23, column: 17, scope: !92)
!112 = !DILocation(line: 23, column: 12, scope: !92)
!113 = !DILocation(line: 23, column: 5, scope: !92)
!114 = !DILocation(line: 24, column: 1, scope: !92)
!115 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 26, type: !116, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118)
!116 = !DISubroutineType(types: !117)
!117 = !{!16, !16}
!118 = !{!119, !120}
!119 = !DILocalVariable(name: "x", arg: 1, scope: !115, file: !3, line: 26, type: !16)
!120 = !DILocalVariable(name: "y", scope: !115, file: !3, line: 27, type: !16)
!121 = !DILocation(line: 0, scope: !115)
!122 = !DILocation(line: 28, column: 5, scope: !115)
!123 = !{i64 964, i64 978}
!124 = !DILocation(line: 29, column: 5, scope: !115)
!125 = !{i64 1052}
!126 = !DILocation(line: 30, column: 5, scope: !115)
!127 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 34, type: !128, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132)
!128 = !DISubroutineType(types: !129)
!129 = !{!16, !7, !130, !131}
!130 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!132 = !{!133, !134, !135, !136}
!133 = !DILocalVariable(name: "x", arg: 1, scope: !127, file: !3, line: 34, type: !7)
!134 = !DILocalVariable(name: "y", arg: 2, scope: !127, file: !3, line: 34, type: !130)
!135 = !DILocalVariable(name: "overflow", arg: 3, scope: !127, file: !3, line: 34, type: !131)
!136 = !DILocalVariable(name: "product", scope: !127, file: !3, line: 35, type: !16)
!137 = !DILocation(line: 0, scope: !127)
!138 = !DILocation(line: 36, column: 17, scope: !127)
!139 = !DILocation(line: 37, column: 18, scope: !127)
!140 = !DILocation(line: 37, column: 15, scope: !127)
!141 = !{!142, !142, i64 0}
!142 = !{!"int", !143, i64 0}
!143 = !{!"omnipotent char", !144, i64 0}
!144 = !{!"Simple C/C++ TBAA"}
!145 = !DILocation(line: 38, column: 12, scope: !127)
!146 = !DILocation(line: 38, column: 52, scope: !127)
!147 = !DILocation(line: 38, column: 36, scope: !127)
!148 = !DILocation(line: 38, column: 89, scope: !127)
!149 = !DILocation(line: 38, column: 34, scope: !127)
!150 = !DILocation(line: 38, column: 82, scope: !127)
!151 = !DILocation(line: 39, column: 37, scope: !127)
!152 = !DILocation(line: 39, column: 29, scope: !127)
!153 = !DILocation(line: 39, column: 61, scope: !127)
!154 = !DILocation(line: 38, column: 110, scope: !127)
!155 = !DILocation(line: 39, column: 74, scope: !127)
!156 = !DILocation(line: 38, column: 5, scope: !127)
!157 = distinct !DISubprogram(name: "maths", scope: !3, file: !3, line: 41, type: !158, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !161)
!158 = !DISubroutineType(types: !159)
!159 = !{!160, !160, !160}
!160 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!161 = !{!162, !163}
!162 = !DILocalVariable(name: "a", arg: 1, scope: !157, file: !3, line: 41, type: !160)
!163 = !DILocalVariable(name: "b", arg: 2, scope: !157, file: !3, line: 41, type: !160)
!164 = !DILocation(line: 0, scope: !157)
!165 = !DILocation(line: 42, column: 12, scope: !157)
!166 = !DILocation(line: 42, column: 32, scope: !157)
!167 = !DILocation(line: 42, column: 30, scope: !157)
!168 = !DILocation(line: 42, column: 59, scope: !157)
!169 = !DILocation(line: 42, column: 57, scope: !157)
!170 = !DILocation(line: 42, column: 101, scope: !157)
!171 = !DILocation(line: 42, column: 79, scope: !157)
!172 = !DILocation(line: 42, column: 77, scope: !157)
!173 = !DILocation(line: 42, column: 5, scope: !157)
!174 = !DISubprogram(name: "__builtin_sqrt", scope: !3, file: !3, line: 42, type: !175, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DISubroutineType(types: !176)
!176 = !{!160, !160}
!177 = distinct !DISubprogram(name: "memory", scope: !3, file: !3, line: 44, type: !178, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !185)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !180, !181, !183}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !182, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!183 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !184, line: 18, baseType: !44)
!184 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!185 = !{!186, !187, !188}
!186 = !DILocalVariable(name: "dst", arg: 1, scope: !177, file: !3, line: 44, type: !180)
!187 = !DILocalVariable(name: "src", arg: 2, scope: !177, file: !3, line: 44, type: !181)
!188 = !DILocalVariable(name: "n", arg: 3, scope: !177, file: !3, line: 44, type: !183)
!189 = !DILocation(line: 0, scope: !177)
!190 = !DILocation(line: 45, column: 5, scope: !177)
!191 = !DILocation(line: 46, column: 17, scope: !177)
!192 = !DILocation(line: 46, column: 5, scope: !177)
!193 = !DILocation(line: 47, column: 5, scope: !177)
!194 = !DILocation(line: 48, column: 9, scope: !195)
!195 = distinct !DILexicalBlock(scope: !177, file: !3, line: 48, column: 9)
!196 = !DILocation(line: 48, column: 29, scope: !195)
!197 = !DILocation(line: 48, column: 9, scope: !177)
!198 = !DILocation(line: 48, column: 35, scope: !195)
!199 = !DILocation(line: 49, column: 1, scope: !177)
!200 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 51, type: !201, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !204)
!201 = !DISubroutineType(types: !202)
!202 = !{!16, !203}
!203 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!204 = !{!205, !206}
!205 = !DILocalVariable(name: "x", arg: 1, scope: !200, file: !3, line: 51, type: !203)
!206 = !DILocalVariable(name: "p", scope: !200, file: !3, line: 52, type: !17)
!207 = distinct !DIAssignID()
!208 = !DILocation(line: 0, scope: !200)
!209 = distinct !DIAssignID()
!210 = !DILocation(line: 53, column: 9, scope: !211)
!211 = distinct !DILexicalBlock(scope: !200, file: !3, line: 53, column: 9)
!212 = !DILocation(line: 53, column: 9, scope: !200)
!213 = !DILocation(line: 53, column: 32, scope: !211)
!214 = !{!143, !143, i64 0}
!215 = !DILocation(line: 53, column: 25, scope: !211)
!216 = !DILocation(line: 54, column: 9, scope: !217)
!217 = distinct !DILexicalBlock(scope: !200, file: !3, line: 54, column: 9)
!218 = !DILocation(line: 54, column: 11, scope: !217)
!219 = !DILocation(line: 54, column: 9, scope: !200)
!220 = !DILocation(line: 54, column: 16, scope: !217)
!221 = !DILocation(line: 57, column: 1, scope: !200)
!222 = !DISubprogram(name: "_setjmp", scope: !24, file: !24, line: 45, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!223 = !DISubroutineType(types: !224)
!224 = !{!16, !225}
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!226 = !DISubprogram(name: "longjmp", scope: !24, file: !24, line: 54, type: !227, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !225, !16}
!229 = distinct !DISubprogram(name: "frames", scope: !3, file: !3, line: 58, type: !230, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!230 = !DISubroutineType(types: !231)
!231 = !{!232}
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!233 = !DILocation(line: 58, column: 29, scope: !229)
!234 = !DILocation(line: 58, column: 59, scope: !229)
!235 = !DILocation(line: 58, column: 56, scope: !229)
!236 = !DILocation(line: 58, column: 93, scope: !229)
!237 = !DILocation(line: 58, column: 22, scope: !229)
