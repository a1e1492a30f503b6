; clang-16 -O3 -g -w -fdebug-compilation-dir=. -S -emit-llvm machine.c
; ModuleID = 'machine.c'
source_filename = "machine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

module asm ".globl from_module_asm"
module asm "from_module_asm:"
module asm "\09ret"

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

@counter = dso_local global i32 0, align 4, !dbg !0
@buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !21

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x i32> @lanes(<4 x i32> noundef %0, <4 x i32> noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !57 {
  call void @llvm.dbg.value(metadata <4 x i32> %0, metadata !65, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.value(metadata <4 x i32> %1, metadata !66, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.value(metadata i32 %2, metadata !67, metadata !DIExpression()), !dbg !69
  %4 = shl <4 x i32> %1, <i32 1, i32 1, i32 1, i32 1>, !dbg !70
  %5 = add <4 x i32> %4, %0, !dbg !71
  call void @llvm.dbg.value(metadata <4 x i32> %5, metadata !68, metadata !DIExpression()), !dbg !69
  %6 = and i32 %2, 3, !dbg !72
  %7 = insertelement <4 x i32> %5, i32 0, i32 %6, !dbg !73
  call void @llvm.dbg.value(metadata <4 x i32> %7, metadata !68, metadata !DIExpression()), !dbg !69
  %8 = icmp slt <4 x i32> %0, %1, !dbg !74
  %9 = sext <4 x i1> %8 to <4 x i32>, !dbg !74
  %10 = shufflevector <4 x i32> %7, <4 x i32> %9, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !75
  %11 = ashr <4 x i32> %10, <i32 1, i32 1, i32 1, i32 1>, !dbg !76
  ret <4 x i32> %11, !dbg !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local <4 x float> @scale(<4 x float> noundef %0, float noundef %1) local_unnamed_addr #2 !dbg !78 {
  call void @llvm.dbg.value(metadata <4 x float> %0, metadata !85, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.value(metadata float %1, metadata !86, metadata !DIExpression()), !dbg !87
  %3 = insertelement <4 x float> poison, float %1, i64 0, !dbg !88
  %4 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !88
  %5 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> %4, <4 x float> <float -1.000000e+00, float -2.000000e+00, float -3.000000e+00, float -4.000000e+00>), !dbg !89
  ret <4 x float> %5, !dbg !90
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i32 @atomics(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #3 !dbg !91 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !98, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.value(metadata i64 %1, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = atomicrmw add ptr @counter, i32 1 seq_cst, align 4, !dbg !101
  %4 = atomicrmw or ptr @counter, i32 8 monotonic, align 4, !dbg !102
  fence seq_cst, !dbg !103
  %5 = cmpxchg weak ptr %0, i64 %1, i64 7 seq_cst seq_cst, align 8, !dbg !104
  %6 = extractvalue { i64, i1 } %5, 1, !dbg !104
  br i1 %6, label %7, label %9, !dbg !106

7:                                                ; preds = %2
  %8 = load atomic i32, ptr @counter seq_cst, align 4, !dbg !107
  br label %12, !dbg !108

9:                                                ; preds = %2
  store atomic i32 0, ptr @counter release, align 4, !dbg !109
  %10 = atomicrmw xchg ptr %0, i64 3 seq_cst, align 8, !dbg !110
  %11 = trunc i64 %10 to i32, !dbg !111
  br label %12, !dbg !112

12:                                               ; preds = %9, %7
  %13 = phi i32 [ %8, %7 ], [ %11, %9 ], !dbg !100
  ret i32 %13, !dbg !113
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembly(i32 noundef %0) local_unnamed_addr #4 !dbg !114 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !118, metadata !DIExpression()), !dbg !120
  %2 = tail call i32 asm sideeffect "movl $1, $0\0A\09addl $$1, $0", "=r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #17, !dbg !121, !srcloc !122
  call void @llvm.dbg.value(metadata i32 %2, metadata !119, metadata !DIExpression()), !dbg !120
  tail call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #17, !dbg !123, !srcloc !124
  ret i32 %2, !dbg !125
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #5 !dbg !126 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !132, metadata !DIExpression()), !dbg !136
  call void @llvm.dbg.value(metadata i64 %1, metadata !133, metadata !DIExpression()), !dbg !136
  call void @llvm.dbg.value(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !136
  %4 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %0, i32 77), !dbg !137
  %5 = extractvalue { i32, i1 } %4, 1, !dbg !137
  %6 = extractvalue { i32, i1 } %4, 0, !dbg !137
  call void @llvm.dbg.value(metadata i32 %6, metadata !135, metadata !DIExpression()), !dbg !136
  %7 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 5), !dbg !138
  %8 = extractvalue { i32, i1 } %7, 1, !dbg !138
  %9 = extractvalue { i32, i1 } %7, 0, !dbg !138
  call void @llvm.dbg.value(metadata i32 %9, metadata !132, metadata !DIExpression()), !dbg !136
  %10 = or i1 %5, %8, !dbg !139
  %11 = zext i1 %10 to i32, !dbg !139
  store i32 %11, ptr %2, align 4, !dbg !139, !tbaa !140
  %12 = tail call i32 @llvm.ctpop.i32(i32 %9), !dbg !144, !range !145
  %13 = or i32 %9, 1, !dbg !146
  %14 = tail call i32 @llvm.ctlz.i32(i32 %13, i1 true), !dbg !147, !range !148
  %15 = tail call i32 @llvm.bswap.i32(i32 %9), !dbg !149
  %16 = add i32 %15, %12, !dbg !150
  %17 = add i32 %16, %14, !dbg !151
  %18 = icmp sgt i32 %6, 3, !dbg !152
  %19 = zext i1 %18 to i64
  %20 = tail call i64 @llvm.fshl.i64(i64 %1, i64 %1, i64 13), !dbg !153
  %21 = add i64 %20, %19, !dbg !154
  %22 = tail call i32 @llvm.abs.i32(i32 %9, i1 true), !dbg !155
  %23 = trunc i64 %21 to i32, !dbg !144
  %24 = add i32 %17, %23, !dbg !144
  %25 = add i32 %24, %22, !dbg !144
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

; Function Attrs: mustprogress nofree nounwind willreturn memory(write) uwtable
define dso_local double @maths(double noundef %0, double noundef %1) local_unnamed_addr #6 !dbg !157 {
  call void @llvm.dbg.value(metadata double %0, metadata !162, metadata !DIExpression()), !dbg !164
  call void @llvm.dbg.value(metadata double %1, metadata !163, metadata !DIExpression()), !dbg !164
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
declare !dbg !174 double @sqrt(double noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: nounwind uwtable
define dso_local void @memory(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 !dbg !178 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !187, metadata !DIExpression()), !dbg !190
  call void @llvm.dbg.value(metadata ptr %1, metadata !188, metadata !DIExpression()), !dbg !190
  call void @llvm.dbg.value(metadata i64 %2, metadata !189, metadata !DIExpression()), !dbg !190
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(16) %1, i64 16, i1 false), !dbg !191
  %4 = getelementptr inbounds i8, ptr %0, i64 1, !dbg !192
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %4, ptr align 1 %0, i64 %2, i1 false), !dbg !193
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 7, i64 %2, i1 false), !dbg !194
  %5 = tail call i32 @bcmp(ptr %0, ptr %1, i64 %2), !dbg !195
  %6 = icmp eq i32 %5, 0, !dbg !197
  br i1 %6, label %7, label %8, !dbg !198

7:                                                ; preds = %3
  tail call void @llvm.trap(), !dbg !199
  unreachable, !dbg !199

8:                                                ; preds = %3
  ret void, !dbg !200
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #10

; Function Attrs: nounwind uwtable
define dso_local i32 @jump(i32 noundef %0) local_unnamed_addr #4 !dbg !201 {
  %2 = alloca i32, align 4
  store volatile i32 %0, ptr %2, align 4, !tbaa !140
  call void @llvm.dbg.declare(metadata ptr %2, metadata !206, metadata !DIExpression()), !dbg !208
  call void @llvm.dbg.value(metadata ptr %2, metadata !207, metadata !DIExpression()), !dbg !209
  %3 = call i32 @_setjmp(ptr noundef nonnull @buffer) #18, !dbg !210
  %4 = icmp eq i32 %3, 0, !dbg !210
  br i1 %4, label %8, label %5, !dbg !212

5:                                                ; preds = %1
  %6 = load volatile i8, ptr %2, align 4, !dbg !213, !tbaa !214
  %7 = sext i8 %6 to i32, !dbg !213
  br label %12, !dbg !215

8:                                                ; preds = %1
  %9 = load volatile i32, ptr %2, align 4, !dbg !216, !tbaa !140
  %10 = icmp sgt i32 %9, 2, !dbg !218
  br i1 %10, label %11, label %12, !dbg !219

11:                                               ; preds = %8
  call void @longjmp(ptr noundef nonnull @buffer, i32 noundef 1) #19, !dbg !220
  unreachable, !dbg !220

12:                                               ; preds = %8, %5
  %13 = phi i32 [ %7, %5 ], [ 200, %8 ], !dbg !209
  ret i32 %13, !dbg !221
}

; Function Attrs: nounwind returns_twice
declare !dbg !222 i32 @_setjmp(ptr noundef) local_unnamed_addr #11

; Function Attrs: noreturn nounwind
declare !dbg !226 void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none) uwtable
define dso_local noalias ptr @frames() local_unnamed_addr #13 !dbg !229 {
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
declare void @llvm.dbg.value(metadata, metadata, metadata) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #15

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #16

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(write) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { cold noreturn nounwind }
attributes #11 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nofree nounwind willreturn memory(argmem: read) }
attributes #17 = { nounwind }
attributes #18 = { nounwind returns_twice }
attributes #19 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 16, type: !49, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "machine.c", directory: ".", checksumkind: CSK_MD5, checksum: "c91af887d0a32aeef6b5574d635cf1f7")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "2aec2bf8bd6e0ecaa362310432b26ada")
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
!56 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!57 = distinct !DISubprogram(name: "lanes", scope: !3, file: !3, line: 9, type: !58, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!58 = !DISubroutineType(types: !59)
!59 = !{!60, !60, !60, !16}
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "int4", file: !3, line: 6, baseType: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, flags: DIFlagVector, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 4)
!64 = !{!65, !66, !67, !68}
!65 = !DILocalVariable(name: "a", arg: 1, scope: !57, file: !3, line: 9, type: !60)
!66 = !DILocalVariable(name: "b", arg: 2, scope: !57, file: !3, line: 9, type: !60)
!67 = !DILocalVariable(name: "i", arg: 3, scope: !57, file: !3, line: 9, type: !16)
!68 = !DILocalVariable(name: "c", scope: !57, file: !3, line: 10, type: !60)
!69 = !DILocation(line: 0, scope: !57)
!70 = !DILocation(line: 10, column: 20, scope: !57)
!71 = !DILocation(line: 10, column: 16, scope: !57)
!72 = !DILocation(line: 11, column: 9, scope: !57)
!73 = !DILocation(line: 11, column: 14, scope: !57)
!74 = !DILocation(line: 12, column: 41, scope: !57)
!75 = !DILocation(line: 12, column: 12, scope: !57)
!76 = !DILocation(line: 12, column: 58, scope: !57)
!77 = !DILocation(line: 12, column: 5, scope: !57)
!78 = distinct !DISubprogram(name: "scale", scope: !3, file: !3, line: 14, type: !79, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84)
!79 = !DISubroutineType(types: !80)
!80 = !{!81, !81, !83}
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !3, line: 7, baseType: !82)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !83, size: 128, flags: DIFlagVector, elements: !62)
!83 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!84 = !{!85, !86}
!85 = !DILocalVariable(name: "v", arg: 1, scope: !78, file: !3, line: 14, type: !81)
!86 = !DILocalVariable(name: "f", arg: 2, scope: !78, file: !3, line: 14, type: !83)
!87 = !DILocation(line: 0, scope: !78)
!88 = !DILocation(line: 14, column: 46, scope: !78)
!89 = !DILocation(line: 14, column: 48, scope: !78)
!90 = !DILocation(line: 14, column: 35, scope: !78)
!91 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 17, type: !92, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !97)
!92 = !DISubroutineType(types: !93)
!93 = !{!16, !94, !33}
!94 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !95, size: 64)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_long", file: !6, line: 98, baseType: !96)
!96 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !33)
!97 = !{!98, !99}
!98 = !DILocalVariable(name: "p", arg: 1, scope: !91, file: !3, line: 17, type: !94)
!99 = !DILocalVariable(name: "expected", arg: 2, scope: !91, file: !3, line: 17, type: !33)
!100 = !DILocation(line: 0, scope: !91)
!101 = !DILocation(line: 18, column: 5, scope: !91)
!102 = !DILocation(line: 19, column: 5, scope: !91)
!103 = !DILocation(line: 20, column: 5, scope: !91)
!104 = !DILocation(line: 21, column: 9, scope: !105)
!105 = distinct !DILexicalBlock(scope: !91, file: !3, line: 21, column: 9)
!106 = !DILocation(line: 21, column: 9, scope: !91)
!107 = !DILocation(line: 21, column: 63, scope: !105)
!108 = !DILocation(line: 21, column: 56, scope: !105)
!109 = !DILocation(line: 22, column: 5, scope: !91)
!110 = !DILocation(line: 23, column: 17, scope: !91)
!111 = !DILocation(line: 23, column: 12, scope: !91)
!112 = !DILocation(line: 23, column: 5, scope: !91)
!113 = !DILocation(line: 24, column: 1, scope: !91)
!114 = distinct !DISubprogram(name: "assembly", scope: !3, file: !3, line: 26, type: !115, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{!16, !16}
!117 = !{!118, !119}
!118 = !DILocalVariable(name: "x", arg: 1, scope: !114, file: !3, line: 26, type: !16)
!119 = !DILocalVariable(name: "y", scope: !114, file: !3, line: 27, type: !16)
!120 = !DILocation(line: 0, scope: !114)
!121 = !DILocation(line: 28, column: 5, scope: !114)
!122 = !{i64 964, i64 978}
!123 = !DILocation(line: 29, column: 5, scope: !114)
!124 = !{i64 1052}
!125 = !DILocation(line: 30, column: 5, scope: !114)
!126 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 34, type: !127, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !131)
!127 = !DISubroutineType(types: !128)
!128 = !{!16, !7, !129, !130}
!129 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!131 = !{!132, !133, !134, !135}
!132 = !DILocalVariable(name: "x", arg: 1, scope: !126, file: !3, line: 34, type: !7)
!133 = !DILocalVariable(name: "y", arg: 2, scope: !126, file: !3, line: 34, type: !129)
!134 = !DILocalVariable(name: "overflow", arg: 3, scope: !126, file: !3, line: 34, type: !130)
!135 = !DILocalVariable(name: "product", scope: !126, file: !3, line: 35, type: !16)
!136 = !DILocation(line: 0, scope: !126)
!137 = !DILocation(line: 36, column: 17, scope: !126)
!138 = !DILocation(line: 37, column: 18, scope: !126)
!139 = !DILocation(line: 37, column: 15, scope: !126)
!140 = !{!141, !141, i64 0}
!141 = !{!"int", !142, i64 0}
!142 = !{!"omnipotent char", !143, i64 0}
!143 = !{!"Simple C/C++ TBAA"}
!144 = !DILocation(line: 38, column: 12, scope: !126)
!145 = !{i32 0, i32 33}
!146 = !DILocation(line: 38, column: 52, scope: !126)
!147 = !DILocation(line: 38, column: 36, scope: !126)
!148 = !{i32 0, i32 32}
!149 = !DILocation(line: 38, column: 89, scope: !126)
!150 = !DILocation(line: 38, column: 34, scope: !126)
!151 = !DILocation(line: 38, column: 82, scope: !126)
!152 = !DILocation(line: 39, column: 37, scope: !126)
!153 = !DILocation(line: 39, column: 61, scope: !126)
!154 = !DILocation(line: 38, column: 110, scope: !126)
!155 = !DILocation(line: 39, column: 74, scope: !126)
!156 = !DILocation(line: 38, column: 5, scope: !126)
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
!174 = !DISubprogram(name: "__builtin_sqrt", scope: !3, file: !3, line: 42, type: !175, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!175 = !DISubroutineType(types: !176)
!176 = !{!160, !160}
!177 = !{}
!178 = distinct !DISubprogram(name: "memory", scope: !3, file: !3, line: 44, type: !179, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !186)
!179 = !DISubroutineType(types: !180)
!180 = !{null, !181, !182, !184}
!181 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !183, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !185, line: 46, baseType: !44)
!185 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "f95079da609b0e8f201cb8136304bf3b")
!186 = !{!187, !188, !189}
!187 = !DILocalVariable(name: "dst", arg: 1, scope: !178, file: !3, line: 44, type: !181)
!188 = !DILocalVariable(name: "src", arg: 2, scope: !178, file: !3, line: 44, type: !182)
!189 = !DILocalVariable(name: "n", arg: 3, scope: !178, file: !3, line: 44, type: !184)
!190 = !DILocation(line: 0, scope: !178)
!191 = !DILocation(line: 45, column: 5, scope: !178)
!192 = !DILocation(line: 46, column: 17, scope: !178)
!193 = !DILocation(line: 46, column: 5, scope: !178)
!194 = !DILocation(line: 47, column: 5, scope: !178)
!195 = !DILocation(line: 48, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !178, file: !3, line: 48, column: 9)
!197 = !DILocation(line: 48, column: 29, scope: !196)
!198 = !DILocation(line: 48, column: 9, scope: !178)
!199 = !DILocation(line: 48, column: 35, scope: !196)
!200 = !DILocation(line: 49, column: 1, scope: !178)
!201 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 51, type: !202, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !205)
!202 = !DISubroutineType(types: !203)
!203 = !{!16, !204}
!204 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!205 = !{!206, !207}
!206 = !DILocalVariable(name: "x", arg: 1, scope: !201, file: !3, line: 51, type: !204)
!207 = !DILocalVariable(name: "p", scope: !201, file: !3, line: 52, type: !17)
!208 = !DILocation(line: 51, column: 23, scope: !201)
!209 = !DILocation(line: 0, scope: !201)
!210 = !DILocation(line: 53, column: 9, scope: !211)
!211 = distinct !DILexicalBlock(scope: !201, file: !3, line: 53, column: 9)
!212 = !DILocation(line: 53, column: 9, scope: !201)
!213 = !DILocation(line: 53, column: 32, scope: !211)
!214 = !{!142, !142, i64 0}
!215 = !DILocation(line: 53, column: 25, scope: !211)
!216 = !DILocation(line: 54, column: 9, scope: !217)
!217 = distinct !DILexicalBlock(scope: !201, file: !3, line: 54, column: 9)
!218 = !DILocation(line: 54, column: 11, scope: !217)
!219 = !DILocation(line: 54, column: 9, scope: !201)
!220 = !DILocation(line: 54, column: 16, scope: !217)
!221 = !DILocation(line: 57, column: 1, scope: !201)
!222 = !DISubprogram(name: "_setjmp", scope: !24, file: !24, line: 45, type: !223, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !177)
!223 = !DISubroutineType(types: !224)
!224 = !{!16, !225}
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!226 = !DISubprogram(name: "longjmp", scope: !24, file: !24, line: 54, type: !227, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !177)
!227 = !DISubroutineType(types: !228)
!228 = !{null, !225, !16}
!229 = distinct !DISubprogram(name: "frames", scope: !3, file: !3, line: 58, type: !230, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !177)
!230 = !DISubroutineType(types: !231)
!231 = !{!232}
!232 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!233 = !DILocation(line: 58, column: 29, scope: !229)
!234 = !DILocation(line: 58, column: 59, scope: !229)
!235 = !DILocation(line: 58, column: 56, scope: !229)
!236 = !DILocation(line: 58, column: 93, scope: !229)
!237 = !DILocation(line: 58, column: 22, scope: !229)
