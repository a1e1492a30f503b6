; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/threads.c
; ModuleID = 'tests/programs/threads.c'
source_filename = "tests/programs/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.job = type { ptr, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@own = internal thread_local global i32 3, align 4
@sum = internal unnamed_addr global i32 0, align 4
@key = internal global i32 0, align 4
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8
@flag = internal global i32 0, align 4
@destroyed = internal unnamed_addr global i32 0, align 4
@made = internal unnamed_addr global i32 0, align 4
@met = internal unnamed_addr global i32 0, align 4
@added = internal unnamed_addr global i32 0, align 4
@posted = internal global %union.sem_t zeroinitializer, align 8
@cleaned = internal unnamed_addr global i32 0, align 4
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@queued = internal unnamed_addr global i32 0, align 4
@filled = internal global %union.pthread_cond_t zeroinitializer, align 8
@queue = internal unnamed_addr global [2 x i32] zeroinitializer, align 4
@emptied = internal global %union.pthread_cond_t zeroinitializer, align 8
@meet.mine = internal global [3 x i32] [i32 1, i32 2, i32 4], align 4
@meet.owns = internal unnamed_addr global [3 x ptr] zeroinitializer, align 16
@once = internal global i32 0, align 4
@shared = internal global %union.pthread_rwlock_t zeroinitializer, align 8

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 9) i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca [4 x i8], align 4
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [3 x i64], align 16
  %6 = alloca ptr, align 8
  %7 = alloca %struct.job, align 8
  %8 = alloca i32, align 4
  %9 = alloca %union.pthread_attr_t, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #9, !dbg !12
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #9, !dbg !12
  store i32 2311, ptr %2, align 4, !dbg !13
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #9, !dbg !14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #9, !dbg !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9, !dbg !15
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #9, !dbg !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #9, !dbg !16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #9, !dbg !17
  store ptr %2, ptr %7, align 8, !dbg !18, !tbaa !19
  %10 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !18
  store i32 4, ptr %10, align 8, !dbg !18, !tbaa !25
  %11 = tail call ptr @__errno_location() #10, !dbg !26
  store i32 34, ptr %11, align 4, !dbg !27, !tbaa !28
  %12 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @consume, ptr noundef nonnull %7) #9, !dbg !29
  %13 = load i8, ptr %1, align 1, !dbg !30, !tbaa !31
  %14 = zext i8 %13 to i32, !dbg !30
  %15 = call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #9, !dbg !32
  %16 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %17 = icmp eq i32 %16, 2, !dbg !36
  br i1 %17, label %18, label %22, !dbg !37

18:                                               ; preds = %0, %18
  %19 = call i32 @pthread_cond_wait(ptr noundef nonnull @emptied, ptr noundef nonnull @lock) #9, !dbg !38
  %20 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %21 = icmp eq i32 %20, 2, !dbg !36
  br i1 %21, label %18, label %22, !dbg !37, !llvm.loop !39

22:                                               ; preds = %18, %0
  %23 = phi i32 [ %16, %0 ], [ %20, %18 ], !dbg !35
  %24 = add nuw nsw i32 %23, 1, !dbg !42
  store i32 %24, ptr @queued, align 4, !dbg !42, !tbaa !28
  %25 = zext nneg i32 %23 to i64, !dbg !43
  %26 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %25, !dbg !43
  store i32 %14, ptr %26, align 4, !dbg !44, !tbaa !28
  %27 = call i32 @pthread_cond_signal(ptr noundef nonnull @filled) #9, !dbg !45
  %28 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #9, !dbg !46
  %29 = load i8, ptr %1, align 1, !dbg !30, !tbaa !31
  %30 = lshr i8 %29, 1, !dbg !47
  %31 = zext nneg i8 %30 to i32, !dbg !47
  %32 = call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #9, !dbg !32
  %33 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %34 = icmp eq i32 %33, 2, !dbg !36
  br i1 %34, label %35, label %39, !dbg !37

35:                                               ; preds = %22, %35
  %36 = call i32 @pthread_cond_wait(ptr noundef nonnull @emptied, ptr noundef nonnull @lock) #9, !dbg !38
  %37 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %38 = icmp eq i32 %37, 2, !dbg !36
  br i1 %38, label %35, label %39, !dbg !37, !llvm.loop !39

39:                                               ; preds = %35, %22
  %40 = phi i32 [ %33, %22 ], [ %37, %35 ], !dbg !35
  %41 = add nuw nsw i32 %40, 1, !dbg !42
  store i32 %41, ptr @queued, align 4, !dbg !42, !tbaa !28
  %42 = zext nneg i32 %40 to i64, !dbg !43
  %43 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %42, !dbg !43
  store i32 %31, ptr %43, align 4, !dbg !44, !tbaa !28
  %44 = call i32 @pthread_cond_signal(ptr noundef nonnull @filled) #9, !dbg !45
  %45 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #9, !dbg !46
  %46 = load i8, ptr %1, align 1, !dbg !30, !tbaa !31
  %47 = lshr i8 %46, 2, !dbg !47
  %48 = zext nneg i8 %47 to i32, !dbg !47
  %49 = call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #9, !dbg !32
  %50 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %51 = icmp eq i32 %50, 2, !dbg !36
  br i1 %51, label %52, label %56, !dbg !37

52:                                               ; preds = %39, %52
  %53 = call i32 @pthread_cond_wait(ptr noundef nonnull @emptied, ptr noundef nonnull @lock) #9, !dbg !38
  %54 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %55 = icmp eq i32 %54, 2, !dbg !36
  br i1 %55, label %52, label %56, !dbg !37, !llvm.loop !39

56:                                               ; preds = %52, %39
  %57 = phi i32 [ %50, %39 ], [ %54, %52 ], !dbg !35
  %58 = add nuw nsw i32 %57, 1, !dbg !42
  store i32 %58, ptr @queued, align 4, !dbg !42, !tbaa !28
  %59 = zext nneg i32 %57 to i64, !dbg !43
  %60 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %59, !dbg !43
  store i32 %48, ptr %60, align 4, !dbg !44, !tbaa !28
  %61 = call i32 @pthread_cond_signal(ptr noundef nonnull @filled) #9, !dbg !45
  %62 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #9, !dbg !46
  %63 = load i8, ptr %1, align 1, !dbg !30, !tbaa !31
  %64 = lshr i8 %63, 3, !dbg !47
  %65 = zext nneg i8 %64 to i32, !dbg !47
  %66 = call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #9, !dbg !32
  %67 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %68 = icmp eq i32 %67, 2, !dbg !36
  br i1 %68, label %69, label %73, !dbg !37

69:                                               ; preds = %56, %69
  %70 = call i32 @pthread_cond_wait(ptr noundef nonnull @emptied, ptr noundef nonnull @lock) #9, !dbg !38
  %71 = load i32, ptr @queued, align 4, !dbg !35, !tbaa !28
  %72 = icmp eq i32 %71, 2, !dbg !36
  br i1 %72, label %69, label %73, !dbg !37, !llvm.loop !39

73:                                               ; preds = %69, %56
  %74 = phi i32 [ %67, %56 ], [ %71, %69 ], !dbg !35
  %75 = add nuw nsw i32 %74, 1, !dbg !42
  store i32 %75, ptr @queued, align 4, !dbg !42, !tbaa !28
  %76 = zext nneg i32 %74 to i64, !dbg !43
  %77 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %76, !dbg !43
  store i32 %65, ptr %77, align 4, !dbg !44, !tbaa !28
  %78 = call i32 @pthread_cond_signal(ptr noundef nonnull @filled) #9, !dbg !45
  %79 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #9, !dbg !46
  %80 = load i64, ptr %3, align 8, !dbg !48, !tbaa !49
  %81 = call i32 @pthread_join(i64 noundef %80, ptr noundef nonnull %6) #9, !dbg !51
  %82 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !52
  %83 = load i32, ptr %82, align 4, !dbg !52, !tbaa !28
  %84 = icmp eq i32 %83, 3, !dbg !53
  br i1 %84, label %85, label %189, !dbg !54

85:                                               ; preds = %73
  %86 = load i32, ptr %11, align 4, !dbg !55, !tbaa !28
  %87 = icmp eq i32 %86, 34, !dbg !56
  br i1 %87, label %88, label %189, !dbg !57

88:                                               ; preds = %85
  %89 = load ptr, ptr %6, align 8, !dbg !58, !tbaa !59
  %90 = ptrtoint ptr %89 to i64, !dbg !60
  %91 = add nsw i64 %90, -1, !dbg !61
  %92 = sdiv i64 %91, 10, !dbg !62
  %93 = load i8, ptr %1, align 1, !dbg !63
  %94 = zext i8 %93 to i32, !dbg !63
  %95 = and i32 %94, 1, !dbg !64
  %96 = add nuw nsw i32 %95, 3, !dbg !65
  %97 = lshr i32 %94, 1, !dbg !66
  %98 = and i32 %97, 1, !dbg !67
  %99 = add nuw nsw i32 %96, %98, !dbg !68
  %100 = lshr i32 %94, 2, !dbg !69
  %101 = and i32 %100, 1, !dbg !70
  %102 = add nuw nsw i32 %99, %101, !dbg !71
  %103 = lshr i32 %94, 3, !dbg !72
  %104 = and i32 %103, 1, !dbg !73
  %105 = add nuw nsw i32 %102, %104, !dbg !74
  %106 = zext nneg i32 %105 to i64, !dbg !75
  %107 = icmp eq i64 %92, %106, !dbg !76
  br i1 %107, label %108, label %189, !dbg !52

108:                                              ; preds = %88
  %109 = load i32, ptr @sum, align 4, !dbg !77, !tbaa !28
  %110 = add nuw nsw i32 %97, %94, !dbg !78
  %111 = add nuw nsw i32 %110, %100, !dbg !79
  %112 = add nuw nsw i32 %111, %103, !dbg !80
  %113 = icmp eq i32 %109, %112, !dbg !81
  br i1 %113, label %114, label %189, !dbg !77

114:                                              ; preds = %108
  %115 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !82
  %116 = load i8, ptr %115, align 2, !dbg !82, !tbaa !31
  %117 = zext i8 %116 to i32, !dbg !82
  %118 = add i8 %93, -101, !dbg !83
  %119 = icmp ult i8 %118, 101, !dbg !83
  %120 = select i1 %119, i32 8, i32 6, !dbg !84
  %121 = icmp eq i32 %120, %117, !dbg !85
  br i1 %121, label %122, label %189, !dbg !82

122:                                              ; preds = %114
  %123 = call i32 @pthread_key_create(ptr noundef nonnull @key, ptr noundef nonnull @destroy) #9, !dbg !86
  %124 = call i32 @pthread_barrier_init(ptr noundef nonnull @barrier, ptr noundef null, i32 noundef 3) #9, !dbg !87
  %125 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef null, ptr noundef nonnull @meet, ptr noundef null) #9, !dbg !88
  %126 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !89
  %127 = call i32 @pthread_create(ptr noundef nonnull %126, ptr noundef null, ptr noundef nonnull @meet, ptr noundef nonnull inttoptr (i64 1 to ptr)) #9, !dbg !88
  %128 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !89
  %129 = call i32 @pthread_create(ptr noundef nonnull %128, ptr noundef null, ptr noundef nonnull @meet, ptr noundef nonnull inttoptr (i64 2 to ptr)) #9, !dbg !88
  store volatile i32 1, ptr @flag, align 4, !dbg !90, !tbaa !28
  %130 = load i64, ptr %5, align 16, !dbg !91, !tbaa !49
  %131 = call i32 @pthread_join(i64 noundef %130, ptr noundef null) #9, !dbg !92
  %132 = load i64, ptr %126, align 8, !dbg !91, !tbaa !49
  %133 = call i32 @pthread_join(i64 noundef %132, ptr noundef null) #9, !dbg !92
  %134 = load i64, ptr %128, align 16, !dbg !91, !tbaa !49
  %135 = call i32 @pthread_join(i64 noundef %134, ptr noundef null) #9, !dbg !92
  %136 = load i32, ptr @destroyed, align 4, !dbg !93, !tbaa !28
  %137 = icmp ne i32 %136, 7, !dbg !94
  %138 = load i32, ptr @made, align 4
  %139 = icmp ne i32 %138, 1
  %140 = select i1 %137, i1 true, i1 %139, !dbg !95
  %141 = load i32, ptr @met, align 4
  %142 = icmp ne i32 %141, 13
  %143 = select i1 %140, i1 true, i1 %142, !dbg !95
  %144 = load i32, ptr @added, align 4
  %145 = icmp ne i32 %144, 21
  %146 = select i1 %143, i1 true, i1 %145, !dbg !95
  br i1 %146, label %189, label %147, !dbg !95

147:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #9, !dbg !96
  store i32 4, ptr %8, align 4, !dbg !97, !tbaa !28
  %148 = call i32 @sem_init(ptr noundef nonnull @posted, i32 noundef 0, i32 noundef 0) #9, !dbg !98
  %149 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull @wait_for_ever, ptr noundef nonnull %8) #9, !dbg !99
  %150 = call i32 @sem_wait(ptr noundef nonnull @posted) #9, !dbg !100
  %151 = load i64, ptr %4, align 8, !dbg !101, !tbaa !49
  %152 = call i32 @pthread_cancel(i64 noundef %151) #9, !dbg !102
  %153 = load i64, ptr %4, align 8, !dbg !103, !tbaa !49
  %154 = call i32 @pthread_join(i64 noundef %153, ptr noundef nonnull %6) #9, !dbg !104
  %155 = load ptr, ptr %6, align 8, !dbg !105, !tbaa !59
  %156 = icmp ne ptr %155, inttoptr (i64 -1 to ptr), !dbg !106
  %157 = load i32, ptr @cleaned, align 4
  %158 = icmp ne i32 %157, 6
  %159 = select i1 %156, i1 true, i1 %158, !dbg !107
  br i1 %159, label %187, label %160, !dbg !107

160:                                              ; preds = %147
  %161 = load i8, ptr %1, align 1, !dbg !108, !tbaa !31
  %162 = and i8 %161, 1, !dbg !109
  %163 = zext nneg i8 %162 to i64, !dbg !110
  %164 = inttoptr i64 %163 to ptr, !dbg !111
  %165 = call i32 @pthread_create(ptr noundef nonnull %3, ptr noundef null, ptr noundef nonnull @leave, ptr noundef %164) #9, !dbg !112
  %166 = load i64, ptr %3, align 8, !dbg !113, !tbaa !49
  %167 = call i32 @pthread_join(i64 noundef %166, ptr noundef nonnull %6) #9, !dbg !114
  %168 = load ptr, ptr %6, align 8, !dbg !115, !tbaa !59
  %169 = load i8, ptr %1, align 1, !dbg !116, !tbaa !31
  %170 = and i8 %169, 1, !dbg !117
  %171 = icmp eq i8 %170, 0, !dbg !116
  %172 = select i1 %171, ptr null, ptr inttoptr (i64 2 to ptr), !dbg !116
  %173 = icmp eq ptr %168, %172, !dbg !118
  br i1 %173, label %174, label %187, !dbg !115

174:                                              ; preds = %160
  %175 = tail call i64 @pthread_self() #10, !dbg !119
  %176 = call i32 @pthread_join(i64 noundef %175, ptr noundef null) #9, !dbg !120
  %177 = icmp eq i32 %176, 35, !dbg !121
  br i1 %177, label %178, label %187, !dbg !122

178:                                              ; preds = %174
  %179 = call i32 @pthread_detach(i64 noundef %175) #9, !dbg !123
  %180 = icmp eq i32 %179, 0, !dbg !124
  br i1 %180, label %181, label %187, !dbg !120

181:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #9, !dbg !125
  %182 = call i32 @pthread_attr_init(ptr noundef nonnull %9) #9, !dbg !126
  %183 = call i32 @pthread_attr_setdetachstate(ptr noundef nonnull %9, i32 noundef 1) #9, !dbg !127
  %184 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef nonnull %9, ptr noundef nonnull @leave, ptr noundef null) #9, !dbg !128
  %185 = icmp eq i32 %184, 0, !dbg !129
  %186 = select i1 %185, i32 0, i32 8, !dbg !130
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #9, !dbg !131
  br label %187

187:                                              ; preds = %174, %178, %160, %147, %181
  %188 = phi i32 [ %186, %181 ], [ 5, %147 ], [ 6, %160 ], [ 7, %178 ], [ 7, %174 ], !dbg !130
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #9, !dbg !131
  br label %189

189:                                              ; preds = %122, %114, %108, %73, %85, %88, %187
  %190 = phi i32 [ %188, %187 ], [ 1, %88 ], [ 1, %85 ], [ 1, %73 ], [ 2, %108 ], [ 3, %114 ], [ 4, %122 ], !dbg !130
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #9, !dbg !131
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #9, !dbg !131
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #9, !dbg !131
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9, !dbg !131
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9, !dbg !131
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #9, !dbg !131
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #9, !dbg !131
  ret i32 %190, !dbg !131
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !132 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !134 ptr @__errno_location() local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !136 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal ptr @consume(ptr nocapture noundef readonly %0) #0 !dbg !138 {
  %2 = tail call ptr @__errno_location() #10, !dbg !139
  store i32 33, ptr %2, align 4, !dbg !140, !tbaa !28
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !dbg !141, !tbaa !25
  %5 = icmp sgt i32 %4, 0, !dbg !142
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own)
  br i1 %5, label %25, label %10, !dbg !143

7:                                                ; preds = %35
  %8 = and i32 %47, 1, !dbg !144
  %9 = zext nneg i32 %8 to i64, !dbg !145
  br label %10, !dbg !146

10:                                               ; preds = %1, %7
  %11 = phi i64 [ %9, %7 ], [ 0, %1 ], !dbg !147
  %12 = load ptr, ptr %0, align 8, !dbg !146, !tbaa !19
  %13 = getelementptr inbounds i8, ptr %12, i64 %11, !dbg !145
  %14 = load i8, ptr %13, align 1, !dbg !145, !tbaa !31
  %15 = xor i8 %14, 1, !dbg !148
  %16 = getelementptr inbounds i8, ptr %12, i64 2, !dbg !149
  store i8 %15, ptr %16, align 1, !dbg !150, !tbaa !31
  %17 = load i32, ptr %6, align 4, !dbg !151, !tbaa !28
  %18 = mul nsw i32 %17, 10, !dbg !152
  %19 = load i32, ptr %2, align 4, !dbg !153, !tbaa !28
  %20 = icmp eq i32 %19, 33, !dbg !154
  %21 = zext i1 %20 to i32, !dbg !154
  %22 = or disjoint i32 %18, %21, !dbg !155
  %23 = sext i32 %22 to i64, !dbg !156
  %24 = inttoptr i64 %23 to ptr, !dbg !157
  ret ptr %24, !dbg !158

25:                                               ; preds = %1, %35
  %26 = phi i32 [ %47, %35 ], [ 0, %1 ]
  %27 = phi i32 [ %51, %35 ], [ 0, %1 ]
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #9, !dbg !159
  %29 = load i32, ptr @queued, align 4, !dbg !160, !tbaa !28
  %30 = icmp eq i32 %29, 0, !dbg !161
  br i1 %30, label %31, label %35, !dbg !162

31:                                               ; preds = %25, %31
  %32 = tail call i32 @pthread_cond_wait(ptr noundef nonnull @filled, ptr noundef nonnull @lock) #9, !dbg !163
  %33 = load i32, ptr @queued, align 4, !dbg !160, !tbaa !28
  %34 = icmp eq i32 %33, 0, !dbg !161
  br i1 %34, label %31, label %35, !dbg !162, !llvm.loop !164

35:                                               ; preds = %31, %25
  %36 = phi i32 [ %29, %25 ], [ %33, %31 ], !dbg !160
  %37 = add nsw i32 %36, -1, !dbg !166
  store i32 %37, ptr @queued, align 4, !dbg !166, !tbaa !28
  %38 = zext nneg i32 %37 to i64, !dbg !167
  %39 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %38, !dbg !167
  %40 = load i32, ptr %39, align 4, !dbg !167, !tbaa !28
  %41 = load i32, ptr @sum, align 4, !dbg !168, !tbaa !28
  %42 = add nsw i32 %41, %40, !dbg !168
  store i32 %42, ptr @sum, align 4, !dbg !168, !tbaa !28
  %43 = tail call i32 @pthread_cond_signal(ptr noundef nonnull @emptied) #9, !dbg !169
  %44 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #9, !dbg !170
  %45 = icmp sgt i32 %40, 100, !dbg !171
  %46 = zext i1 %45 to i32, !dbg !172
  %47 = add nuw nsw i32 %26, %46, !dbg !172
  %48 = and i32 %40, 1, !dbg !173
  %49 = load i32, ptr %6, align 4, !dbg !174, !tbaa !28
  %50 = add nsw i32 %49, %48, !dbg !174
  store i32 %50, ptr %6, align 4, !dbg !174, !tbaa !28
  %51 = add nuw nsw i32 %27, 1, !dbg !175
  %52 = load i32, ptr %3, align 8, !dbg !141, !tbaa !25
  %53 = icmp slt i32 %51, %52, !dbg !142
  br i1 %53, label %25, label %7, !dbg !143, !llvm.loop !176
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare !dbg !178 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: nounwind
declare !dbg !179 i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal void @destroy(ptr nocapture noundef readonly %0) #0 !dbg !180 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @lock) #9, !dbg !181
  %3 = load i32, ptr %0, align 4, !dbg !182, !tbaa !28
  %4 = load i32, ptr @destroyed, align 4, !dbg !183, !tbaa !28
  %5 = add nsw i32 %4, %3, !dbg !183
  store i32 %5, ptr @destroyed, align 4, !dbg !183, !tbaa !28
  %6 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @lock) #9, !dbg !184
  ret void, !dbg !185
}

; Function Attrs: nounwind
declare !dbg !186 i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @meet(ptr noundef %0) #0 !dbg !187 {
  %2 = ptrtoint ptr %0 to i64, !dbg !188
  %3 = tail call i32 @pthread_once(ptr noundef nonnull @once, ptr noundef nonnull @make) #9, !dbg !189
  %4 = load i32, ptr @key, align 4, !dbg !190, !tbaa !28
  %5 = getelementptr inbounds [3 x i32], ptr @meet.mine, i64 0, i64 %2, !dbg !191
  %6 = tail call i32 @pthread_setspecific(i32 noundef %4, ptr noundef nonnull %5) #9, !dbg !192
  %7 = load i32, ptr %5, align 4, !dbg !193, !tbaa !28
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !194
  store i32 %7, ptr %8, align 4, !dbg !195, !tbaa !28
  %9 = getelementptr inbounds [3 x ptr], ptr @meet.owns, i64 0, i64 %2, !dbg !196
  store ptr %8, ptr %9, align 8, !dbg !197, !tbaa !59
  %10 = tail call i32 @pthread_barrier_wait(ptr noundef nonnull @barrier) #9, !dbg !198
  %11 = icmp eq i32 %10, -1, !dbg !199
  %12 = tail call i32 @pthread_rwlock_wrlock(ptr noundef nonnull @shared) #9, !dbg !200
  %13 = select i1 %11, i32 11, i32 1, !dbg !201
  %14 = load i32, ptr @met, align 4, !dbg !202, !tbaa !28
  %15 = add nsw i32 %14, %13, !dbg !202
  store i32 %15, ptr @met, align 4, !dbg !202, !tbaa !28
  %16 = load i32, ptr @added, align 4, !tbaa !28
  %17 = load ptr, ptr @meet.owns, align 16, !dbg !203, !tbaa !59
  %18 = load i32, ptr %17, align 4, !dbg !204, !tbaa !28
  %19 = add nsw i32 %16, %18, !dbg !205
  %20 = load ptr, ptr getelementptr inbounds (i8, ptr @meet.owns, i64 8), align 8, !dbg !203, !tbaa !59
  %21 = load i32, ptr %20, align 4, !dbg !204, !tbaa !28
  %22 = add nsw i32 %19, %21, !dbg !205
  %23 = load ptr, ptr getelementptr inbounds (i8, ptr @meet.owns, i64 16), align 16, !dbg !203, !tbaa !59
  %24 = load i32, ptr %23, align 4, !dbg !204, !tbaa !28
  %25 = add nsw i32 %22, %24, !dbg !205
  store i32 %25, ptr @added, align 4, !dbg !205, !tbaa !28
  %26 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @shared) #9, !dbg !206
  %27 = tail call i32 @pthread_barrier_wait(ptr noundef nonnull @barrier) #9, !dbg !207
  %28 = load volatile i32, ptr @flag, align 4, !dbg !208, !tbaa !28
  %29 = icmp eq i32 %28, 0, !dbg !209
  br i1 %29, label %30, label %34, !dbg !210

30:                                               ; preds = %1, %30
  %31 = tail call i32 @sched_yield() #9, !dbg !211
  %32 = load volatile i32, ptr @flag, align 4, !dbg !208, !tbaa !28
  %33 = icmp eq i32 %32, 0, !dbg !209
  br i1 %33, label %30, label %34, !dbg !210, !llvm.loop !212

34:                                               ; preds = %30, %1
  ret ptr null, !dbg !214
}

; Function Attrs: nounwind
declare !dbg !215 i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define internal noalias noundef nonnull ptr @wait_for_ever(ptr nocapture noundef readonly %0) #6 !dbg !217 {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %2) #9, !dbg !218
  %4 = call i32 @__sigsetjmp(ptr noundef nonnull %2, i32 noundef 0) #11, !dbg !218
  %5 = icmp eq i32 %4, 0, !dbg !218
  br i1 %5, label %10, label %6, !dbg !218, !prof !219

6:                                                ; preds = %1
  %7 = load i32, ptr %0, align 4, !dbg !220, !tbaa !28
  %8 = load i32, ptr @cleaned, align 4, !dbg !223, !tbaa !28
  %9 = add nsw i32 %8, %7, !dbg !223
  store i32 %9, ptr @cleaned, align 4, !dbg !223, !tbaa !28
  call void @__pthread_unwind_next(ptr noundef nonnull %2) #12, !dbg !218
  unreachable, !dbg !218

10:                                               ; preds = %1
  call void @__pthread_register_cancel(ptr noundef nonnull %2) #9, !dbg !218
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %3) #9, !dbg !224
  %11 = call i32 @__sigsetjmp(ptr noundef nonnull %3, i32 noundef 0) #11, !dbg !224
  %12 = icmp eq i32 %11, 0, !dbg !224
  br i1 %12, label %16, label %13, !dbg !224, !prof !219

13:                                               ; preds = %10
  %14 = load i32, ptr @cleaned, align 4, !dbg !225, !tbaa !28
  %15 = add nsw i32 %14, 2, !dbg !225
  store i32 %15, ptr @cleaned, align 4, !dbg !225, !tbaa !28
  call void @__pthread_unwind_next(ptr noundef nonnull %3) #12, !dbg !224
  unreachable, !dbg !224

16:                                               ; preds = %10
  call void @__pthread_register_cancel(ptr noundef nonnull %3) #9, !dbg !224
  %17 = call i32 @sem_post(ptr noundef nonnull @posted) #9, !dbg !227
  br label %18, !dbg !228

18:                                               ; preds = %18, %16
  %19 = call i32 @sleep(i32 noundef 1) #9, !dbg !229
  br label %18, !dbg !228, !llvm.loop !230
}

declare !dbg !232 i32 @sem_wait(ptr noundef) local_unnamed_addr #2

declare !dbg !233 i32 @pthread_cancel(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @leave(ptr noundef %0) #0 !dbg !234 {
  %2 = icmp eq ptr %0, null, !dbg !235
  br i1 %2, label %5, label %3, !dbg !235

3:                                                ; preds = %1
  %4 = getelementptr inbounds i8, ptr %0, i64 1, !dbg !236
  tail call void @pthread_exit(ptr noundef nonnull %4) #12, !dbg !237
  unreachable, !dbg !237

5:                                                ; preds = %1
  ret ptr null, !dbg !238
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !239 i64 @pthread_self() local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !240 i32 @pthread_detach(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !241 i32 @pthread_attr_init(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !242 i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !243 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare !dbg !244 i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !245 i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !246 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

declare !dbg !247 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal void @make() #0 !dbg !248 {
  %1 = load i32, ptr @made, align 4, !dbg !249, !tbaa !28
  %2 = add nsw i32 %1, 1, !dbg !249
  store i32 %2, ptr @made, align 4, !dbg !249, !tbaa !28
  %3 = tail call i32 @sched_yield() #9, !dbg !250
  ret void, !dbg !251
}

; Function Attrs: nounwind
declare !dbg !252 i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !253 i32 @pthread_barrier_wait(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !254 i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !255 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !256 i32 @sched_yield() local_unnamed_addr #4

; Function Attrs: nounwind returns_twice
declare !dbg !258 i32 @__sigsetjmp(ptr noundef, i32 noundef) local_unnamed_addr #7

; Function Attrs: noreturn
declare !dbg !259 extern_weak void @__pthread_unwind_next(ptr noundef) local_unnamed_addr #8

declare !dbg !260 void @__pthread_register_cancel(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !261 i32 @sem_post(ptr noundef) local_unnamed_addr #4

declare !dbg !262 i32 @sleep(i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !264 void @pthread_exit(ptr noundef) local_unnamed_addr #8

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { noreturn nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind willreturn memory(none) }
attributes #11 = { nounwind returns_twice }
attributes #12 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "98277e262a1ce9f92ea544ea6910b179")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 89, type: !10, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 90, column: 3, scope: !9)
!13 = !DILocation(line: 90, column: 20, scope: !9)
!14 = !DILocation(line: 91, column: 3, scope: !9)
!15 = !DILocation(line: 92, column: 3, scope: !9)
!16 = !DILocation(line: 93, column: 3, scope: !9)
!17 = !DILocation(line: 94, column: 3, scope: !9)
!18 = !DILocation(line: 94, column: 20, scope: !9)
!19 = !{!20, !21, i64 0}
!20 = !{!"job", !21, i64 0, !24, i64 8}
!21 = !{!"any pointer", !22, i64 0}
!22 = !{!"omnipotent char", !23, i64 0}
!23 = !{!"Simple C/C++ TBAA"}
!24 = !{!"int", !22, i64 0}
!25 = !{!20, !24, i64 8}
!26 = !DILocation(line: 95, column: 3, scope: !9)
!27 = !DILocation(line: 95, column: 9, scope: !9)
!28 = !{!24, !24, i64 0}
!29 = !DILocation(line: 96, column: 3, scope: !9)
!30 = !DILocation(line: 97, column: 39, scope: !9)
!31 = !{!22, !22, i64 0}
!32 = !DILocation(line: 46, column: 3, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "produce", scope: !1, file: !1, line: 45, type: !10, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 97, column: 31, scope: !9)
!35 = !DILocation(line: 47, column: 10, scope: !33, inlinedAt: !34)
!36 = !DILocation(line: 47, column: 17, scope: !33, inlinedAt: !34)
!37 = !DILocation(line: 47, column: 3, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 47, column: 23, scope: !33, inlinedAt: !34)
!39 = distinct !{!39, !37, !40, !41}
!40 = !DILocation(line: 47, column: 56, scope: !33, inlinedAt: !34)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !DILocation(line: 48, column: 15, scope: !33, inlinedAt: !34)
!43 = !DILocation(line: 48, column: 3, scope: !33, inlinedAt: !34)
!44 = !DILocation(line: 48, column: 19, scope: !33, inlinedAt: !34)
!45 = !DILocation(line: 49, column: 3, scope: !33, inlinedAt: !34)
!46 = !DILocation(line: 50, column: 3, scope: !33, inlinedAt: !34)
!47 = !DILocation(line: 97, column: 41, scope: !9)
!48 = !DILocation(line: 98, column: 16, scope: !9)
!49 = !{!50, !50, i64 0}
!50 = !{!"long", !22, i64 0}
!51 = !DILocation(line: 98, column: 3, scope: !9)
!52 = !DILocation(line: 99, column: 7, scope: !9)
!53 = !DILocation(line: 99, column: 11, scope: !9)
!54 = !DILocation(line: 99, column: 16, scope: !9)
!55 = !DILocation(line: 99, column: 19, scope: !9)
!56 = !DILocation(line: 99, column: 25, scope: !9)
!57 = !DILocation(line: 99, column: 35, scope: !9)
!58 = !DILocation(line: 99, column: 45, scope: !9)
!59 = !{!21, !21, i64 0}
!60 = !DILocation(line: 99, column: 39, scope: !9)
!61 = !DILocation(line: 99, column: 52, scope: !9)
!62 = !DILocation(line: 99, column: 57, scope: !9)
!63 = !DILocation(line: 99, column: 70, scope: !9)
!64 = !DILocation(line: 99, column: 72, scope: !9)
!65 = !DILocation(line: 99, column: 67, scope: !9)
!66 = !DILocation(line: 99, column: 82, scope: !9)
!67 = !DILocation(line: 99, column: 87, scope: !9)
!68 = !DILocation(line: 99, column: 77, scope: !9)
!69 = !DILocation(line: 99, column: 97, scope: !9)
!70 = !DILocation(line: 99, column: 102, scope: !9)
!71 = !DILocation(line: 99, column: 92, scope: !9)
!72 = !DILocation(line: 99, column: 112, scope: !9)
!73 = !DILocation(line: 99, column: 117, scope: !9)
!74 = !DILocation(line: 99, column: 107, scope: !9)
!75 = !DILocation(line: 99, column: 65, scope: !9)
!76 = !DILocation(line: 99, column: 62, scope: !9)
!77 = !DILocation(line: 100, column: 7, scope: !9)
!78 = !DILocation(line: 100, column: 16, scope: !9)
!79 = !DILocation(line: 100, column: 27, scope: !9)
!80 = !DILocation(line: 100, column: 38, scope: !9)
!81 = !DILocation(line: 100, column: 11, scope: !9)
!82 = !DILocation(line: 101, column: 7, scope: !9)
!83 = !DILocation(line: 101, column: 29, scope: !9)
!84 = !DILocation(line: 101, column: 21, scope: !9)
!85 = !DILocation(line: 101, column: 17, scope: !9)
!86 = !DILocation(line: 103, column: 3, scope: !9)
!87 = !DILocation(line: 104, column: 3, scope: !9)
!88 = !DILocation(line: 105, column: 32, scope: !9)
!89 = !DILocation(line: 105, column: 48, scope: !9)
!90 = !DILocation(line: 106, column: 8, scope: !9)
!91 = !DILocation(line: 107, column: 44, scope: !9)
!92 = !DILocation(line: 107, column: 31, scope: !9)
!93 = !DILocation(line: 108, column: 7, scope: !9)
!94 = !DILocation(line: 108, column: 17, scope: !9)
!95 = !DILocation(line: 108, column: 22, scope: !9)
!96 = !DILocation(line: 110, column: 3, scope: !9)
!97 = !DILocation(line: 110, column: 7, scope: !9)
!98 = !DILocation(line: 111, column: 3, scope: !9)
!99 = !DILocation(line: 112, column: 3, scope: !9)
!100 = !DILocation(line: 113, column: 3, scope: !9)
!101 = !DILocation(line: 114, column: 18, scope: !9)
!102 = !DILocation(line: 114, column: 3, scope: !9)
!103 = !DILocation(line: 115, column: 16, scope: !9)
!104 = !DILocation(line: 115, column: 3, scope: !9)
!105 = !DILocation(line: 116, column: 7, scope: !9)
!106 = !DILocation(line: 116, column: 14, scope: !9)
!107 = !DILocation(line: 116, column: 34, scope: !9)
!108 = !DILocation(line: 118, column: 51, scope: !9)
!109 = !DILocation(line: 118, column: 53, scope: !9)
!110 = !DILocation(line: 118, column: 44, scope: !9)
!111 = !DILocation(line: 118, column: 36, scope: !9)
!112 = !DILocation(line: 118, column: 3, scope: !9)
!113 = !DILocation(line: 119, column: 16, scope: !9)
!114 = !DILocation(line: 119, column: 3, scope: !9)
!115 = !DILocation(line: 120, column: 7, scope: !9)
!116 = !DILocation(line: 120, column: 18, scope: !9)
!117 = !DILocation(line: 120, column: 20, scope: !9)
!118 = !DILocation(line: 120, column: 14, scope: !9)
!119 = !DILocation(line: 121, column: 20, scope: !9)
!120 = !DILocation(line: 121, column: 7, scope: !9)
!121 = !DILocation(line: 121, column: 39, scope: !9)
!122 = !DILocation(line: 121, column: 50, scope: !9)
!123 = !DILocation(line: 121, column: 53, scope: !9)
!124 = !DILocation(line: 121, column: 84, scope: !9)
!125 = !DILocation(line: 122, column: 3, scope: !9)
!126 = !DILocation(line: 123, column: 3, scope: !9)
!127 = !DILocation(line: 124, column: 3, scope: !9)
!128 = !DILocation(line: 125, column: 7, scope: !9)
!129 = !DILocation(line: 125, column: 52, scope: !9)
!130 = !DILocation(line: 0, scope: !9)
!131 = !DILocation(line: 127, column: 1, scope: !9)
!132 = !DISubprogram(name: "klee_make_symbolic", scope: !133, file: !133, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!134 = !DISubprogram(name: "__errno_location", scope: !135, file: !135, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!136 = !DISubprogram(name: "pthread_create", scope: !137, file: !137, line: 202, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!138 = distinct !DISubprogram(name: "consume", scope: !1, file: !1, line: 27, type: !10, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 30, column: 3, scope: !138)
!140 = !DILocation(line: 30, column: 9, scope: !138)
!141 = !DILocation(line: 31, column: 28, scope: !138)
!142 = !DILocation(line: 31, column: 21, scope: !138)
!143 = !DILocation(line: 31, column: 3, scope: !138)
!144 = !DILocation(line: 41, column: 37, scope: !138)
!145 = !DILocation(line: 41, column: 20, scope: !138)
!146 = !DILocation(line: 41, column: 25, scope: !138)
!147 = !DILocation(line: 0, scope: !138)
!148 = !DILocation(line: 41, column: 42, scope: !138)
!149 = !DILocation(line: 41, column: 3, scope: !138)
!150 = !DILocation(line: 41, column: 18, scope: !138)
!151 = !DILocation(line: 42, column: 25, scope: !138)
!152 = !DILocation(line: 42, column: 29, scope: !138)
!153 = !DILocation(line: 42, column: 37, scope: !138)
!154 = !DILocation(line: 42, column: 43, scope: !138)
!155 = !DILocation(line: 42, column: 34, scope: !138)
!156 = !DILocation(line: 42, column: 18, scope: !138)
!157 = !DILocation(line: 42, column: 10, scope: !138)
!158 = !DILocation(line: 42, column: 3, scope: !138)
!159 = !DILocation(line: 32, column: 5, scope: !138)
!160 = !DILocation(line: 33, column: 12, scope: !138)
!161 = !DILocation(line: 33, column: 19, scope: !138)
!162 = !DILocation(line: 33, column: 5, scope: !138)
!163 = !DILocation(line: 33, column: 25, scope: !138)
!164 = distinct !{!164, !162, !165, !41}
!165 = !DILocation(line: 33, column: 57, scope: !138)
!166 = !DILocation(line: 34, column: 23, scope: !138)
!167 = !DILocation(line: 34, column: 17, scope: !138)
!168 = !DILocation(line: 35, column: 9, scope: !138)
!169 = !DILocation(line: 36, column: 5, scope: !138)
!170 = !DILocation(line: 37, column: 5, scope: !138)
!171 = !DILocation(line: 38, column: 15, scope: !138)
!172 = !DILocation(line: 38, column: 9, scope: !138)
!173 = !DILocation(line: 39, column: 18, scope: !138)
!174 = !DILocation(line: 39, column: 9, scope: !138)
!175 = !DILocation(line: 31, column: 36, scope: !138)
!176 = distinct !{!176, !143, !177, !41}
!177 = !DILocation(line: 40, column: 3, scope: !138)
!178 = !DISubprogram(name: "pthread_join", scope: !137, file: !137, line: 219, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DISubprogram(name: "pthread_key_create", scope: !137, file: !137, line: 1297, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!180 = distinct !DISubprogram(name: "destroy", scope: !1, file: !1, line: 53, type: !10, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DILocation(line: 53, column: 36, scope: !180)
!182 = !DILocation(line: 53, column: 76, scope: !180)
!183 = !DILocation(line: 53, column: 73, scope: !180)
!184 = !DILocation(line: 53, column: 91, scope: !180)
!185 = !DILocation(line: 53, column: 120, scope: !180)
!186 = !DISubprogram(name: "pthread_barrier_init", scope: !137, file: !137, line: 1254, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!187 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!188 = !DILocation(line: 57, column: 12, scope: !187)
!189 = !DILocation(line: 58, column: 3, scope: !187)
!190 = !DILocation(line: 59, column: 23, scope: !187)
!191 = !DILocation(line: 59, column: 29, scope: !187)
!192 = !DILocation(line: 59, column: 3, scope: !187)
!193 = !DILocation(line: 60, column: 9, scope: !187)
!194 = !DILocation(line: 60, column: 3, scope: !187)
!195 = !DILocation(line: 60, column: 7, scope: !187)
!196 = !DILocation(line: 61, column: 3, scope: !187)
!197 = !DILocation(line: 61, column: 11, scope: !187)
!198 = !DILocation(line: 62, column: 19, scope: !187)
!199 = !DILocation(line: 62, column: 50, scope: !187)
!200 = !DILocation(line: 63, column: 3, scope: !187)
!201 = !DILocation(line: 64, column: 10, scope: !187)
!202 = !DILocation(line: 64, column: 7, scope: !187)
!203 = !DILocation(line: 65, column: 41, scope: !187)
!204 = !DILocation(line: 65, column: 40, scope: !187)
!205 = !DILocation(line: 65, column: 37, scope: !187)
!206 = !DILocation(line: 66, column: 3, scope: !187)
!207 = !DILocation(line: 67, column: 3, scope: !187)
!208 = !DILocation(line: 68, column: 11, scope: !187)
!209 = !DILocation(line: 68, column: 10, scope: !187)
!210 = !DILocation(line: 68, column: 3, scope: !187)
!211 = !DILocation(line: 68, column: 17, scope: !187)
!212 = distinct !{!212, !210, !213, !41}
!213 = !DILocation(line: 68, column: 29, scope: !187)
!214 = !DILocation(line: 69, column: 3, scope: !187)
!215 = !DISubprogram(name: "sem_init", scope: !216, file: !216, line: 35, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!217 = distinct !DISubprogram(name: "wait_for_ever", scope: !1, file: !1, line: 73, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DILocation(line: 75, column: 3, scope: !217)
!219 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!220 = !DILocation(line: 72, column: 42, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "clean", scope: !1, file: !1, line: 72, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = distinct !DILocation(line: 75, column: 3, scope: !217)
!223 = !DILocation(line: 72, column: 39, scope: !221, inlinedAt: !222)
!224 = !DILocation(line: 76, column: 3, scope: !217)
!225 = !DILocation(line: 72, column: 39, scope: !221, inlinedAt: !226)
!226 = distinct !DILocation(line: 76, column: 3, scope: !217)
!227 = !DILocation(line: 77, column: 3, scope: !217)
!228 = !DILocation(line: 78, column: 3, scope: !217)
!229 = !DILocation(line: 78, column: 12, scope: !217)
!230 = distinct !{!230, !228, !231}
!231 = !DILocation(line: 78, column: 19, scope: !217)
!232 = !DISubprogram(name: "sem_wait", scope: !216, file: !216, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubprogram(name: "pthread_cancel", scope: !137, file: !137, line: 528, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!235 = !DILocation(line: 85, column: 7, scope: !234)
!236 = !DILocation(line: 85, column: 41, scope: !234)
!237 = !DILocation(line: 85, column: 14, scope: !234)
!238 = !DILocation(line: 86, column: 3, scope: !234)
!239 = !DISubprogram(name: "pthread_self", scope: !137, file: !137, line: 273, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!240 = !DISubprogram(name: "pthread_detach", scope: !137, file: !137, line: 269, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!241 = !DISubprogram(name: "pthread_attr_init", scope: !137, file: !137, line: 285, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubprogram(name: "pthread_attr_setdetachstate", scope: !137, file: !137, line: 297, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubprogram(name: "pthread_mutex_lock", scope: !137, file: !137, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubprogram(name: "pthread_cond_wait", scope: !137, file: !137, line: 1133, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubprogram(name: "pthread_cond_signal", scope: !137, file: !137, line: 1121, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!246 = !DISubprogram(name: "pthread_mutex_unlock", scope: !137, file: !137, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubprogram(name: "pthread_once", scope: !137, file: !137, line: 509, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 54, type: !10, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = !DILocation(line: 54, column: 30, scope: !248)
!250 = !DILocation(line: 54, column: 34, scope: !248)
!251 = !DILocation(line: 54, column: 49, scope: !248)
!252 = !DISubprogram(name: "pthread_setspecific", scope: !137, file: !137, line: 1308, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubprogram(name: "pthread_barrier_wait", scope: !137, file: !137, line: 1264, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DISubprogram(name: "pthread_rwlock_wrlock", scope: !137, file: !137, line: 1023, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!255 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !137, file: !137, line: 1071, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubprogram(name: "sched_yield", scope: !257, file: !257, line: 68, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!257 = !DIFile(filename: "/usr/include/sched.h", directory: "", checksumkind: CSK_MD5, checksum: "52ea601aba54a9937a50019367077a72")
!258 = !DISubprogram(name: "__sigsetjmp", scope: !137, file: !137, line: 773, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!259 = !DISubprogram(name: "__pthread_unwind_next", scope: !137, file: !137, line: 750, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubprogram(name: "__pthread_register_cancel", scope: !137, file: !137, line: 697, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DISubprogram(name: "sem_post", scope: !216, file: !216, line: 103, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubprogram(name: "sleep", scope: !263, file: !263, line: 464, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DIFile(filename: "/usr/include/unistd.h", directory: "", checksumkind: CSK_MD5, checksum: "ed37c2e6f30ba31a8b41e4d70547c39c")
!264 = !DISubprogram(name: "pthread_exit", scope: !137, file: !137, line: 211, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
