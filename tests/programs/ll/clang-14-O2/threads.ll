; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/threads.c
; ModuleID = 'tests/programs/threads.c'
source_filename = "tests/programs/threads.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }
%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%struct.job = type { i8*, i32 }
%union.pthread_attr_t = type { i64, [48 x i8] }
%union.pthread_barrierattr_t = type { i32 }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x i8*] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }

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
@meet.owns = internal unnamed_addr global [3 x i32*] zeroinitializer, align 16
@once = internal global i32 0, align 4
@shared = internal global %union.pthread_rwlock_t zeroinitializer, align 8

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca [3 x i64], align 16
  %6 = alloca i8*, align 8
  %7 = alloca %struct.job, align 8
  %8 = alloca i32, align 4
  %9 = alloca %union.pthread_attr_t, align 8
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #8, !dbg !12
  %10 = bitcast i32* %2 to i8*, !dbg !12
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #8, !dbg !12
  store i32 2311, i32* %2, align 4, !dbg !13
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #8, !dbg !14
  %11 = bitcast i64* %3 to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %11) #8, !dbg !15
  %12 = bitcast i64* %4 to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #8, !dbg !15
  %13 = bitcast [3 x i64]* %5 to i8*, !dbg !15
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %13) #8, !dbg !15
  %14 = bitcast i8** %6 to i8*, !dbg !16
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #8, !dbg !16
  %15 = bitcast %struct.job* %7 to i8*, !dbg !17
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %15) #8, !dbg !17
  %16 = bitcast %struct.job* %7 to i32**, !dbg !18
  store i32* %2, i32** %16, align 8, !dbg !18, !tbaa !19
  %17 = getelementptr inbounds %struct.job, %struct.job* %7, i64 0, i32 1, !dbg !18
  store i32 4, i32* %17, align 8, !dbg !18, !tbaa !25
  %18 = tail call i32* @__errno_location() #9, !dbg !26
  store i32 34, i32* %18, align 4, !dbg !27, !tbaa !28
  %19 = call i32 @pthread_create(i64* noundef nonnull %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @consume, i8* noundef nonnull %15) #8, !dbg !29
  %20 = load i8, i8* %1, align 1, !dbg !30, !tbaa !31
  %21 = zext i8 %20 to i32, !dbg !30
  %22 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !32
  %23 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %24 = icmp eq i32 %23, 2, !dbg !36
  br i1 %24, label %25, label %29, !dbg !37

25:                                               ; preds = %0, %25
  %26 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull @emptied, %union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !38
  %27 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %28 = icmp eq i32 %27, 2, !dbg !36
  br i1 %28, label %25, label %29, !dbg !37, !llvm.loop !39

29:                                               ; preds = %25, %0
  %30 = phi i32 [ %23, %0 ], [ %27, %25 ], !dbg !35
  %31 = add nsw i32 %30, 1, !dbg !42
  store i32 %31, i32* @queued, align 4, !dbg !42, !tbaa !28
  %32 = sext i32 %30 to i64, !dbg !43
  %33 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %32, !dbg !43
  store i32 %21, i32* %33, align 4, !dbg !44, !tbaa !28
  %34 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull @filled) #8, !dbg !45
  %35 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !46
  %36 = load i8, i8* %1, align 1, !dbg !30, !tbaa !31
  %37 = lshr i8 %36, 1, !dbg !47
  %38 = zext i8 %37 to i32, !dbg !47
  %39 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !32
  %40 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %41 = icmp eq i32 %40, 2, !dbg !36
  br i1 %41, label %42, label %46, !dbg !37

42:                                               ; preds = %29, %42
  %43 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull @emptied, %union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !38
  %44 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %45 = icmp eq i32 %44, 2, !dbg !36
  br i1 %45, label %42, label %46, !dbg !37, !llvm.loop !39

46:                                               ; preds = %42, %29
  %47 = phi i32 [ %40, %29 ], [ %44, %42 ], !dbg !35
  %48 = add nsw i32 %47, 1, !dbg !42
  store i32 %48, i32* @queued, align 4, !dbg !42, !tbaa !28
  %49 = sext i32 %47 to i64, !dbg !43
  %50 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %49, !dbg !43
  store i32 %38, i32* %50, align 4, !dbg !44, !tbaa !28
  %51 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull @filled) #8, !dbg !45
  %52 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !46
  %53 = load i8, i8* %1, align 1, !dbg !30, !tbaa !31
  %54 = lshr i8 %53, 2, !dbg !47
  %55 = zext i8 %54 to i32, !dbg !47
  %56 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !32
  %57 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %58 = icmp eq i32 %57, 2, !dbg !36
  br i1 %58, label %59, label %63, !dbg !37

59:                                               ; preds = %46, %59
  %60 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull @emptied, %union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !38
  %61 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %62 = icmp eq i32 %61, 2, !dbg !36
  br i1 %62, label %59, label %63, !dbg !37, !llvm.loop !39

63:                                               ; preds = %59, %46
  %64 = phi i32 [ %57, %46 ], [ %61, %59 ], !dbg !35
  %65 = add nsw i32 %64, 1, !dbg !42
  store i32 %65, i32* @queued, align 4, !dbg !42, !tbaa !28
  %66 = sext i32 %64 to i64, !dbg !43
  %67 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %66, !dbg !43
  store i32 %55, i32* %67, align 4, !dbg !44, !tbaa !28
  %68 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull @filled) #8, !dbg !45
  %69 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !46
  %70 = load i8, i8* %1, align 1, !dbg !30, !tbaa !31
  %71 = lshr i8 %70, 3, !dbg !47
  %72 = zext i8 %71 to i32, !dbg !47
  %73 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !32
  %74 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %75 = icmp eq i32 %74, 2, !dbg !36
  br i1 %75, label %76, label %80, !dbg !37

76:                                               ; preds = %63, %76
  %77 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull @emptied, %union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !38
  %78 = load i32, i32* @queued, align 4, !dbg !35, !tbaa !28
  %79 = icmp eq i32 %78, 2, !dbg !36
  br i1 %79, label %76, label %80, !dbg !37, !llvm.loop !39

80:                                               ; preds = %76, %63
  %81 = phi i32 [ %74, %63 ], [ %78, %76 ], !dbg !35
  %82 = add nsw i32 %81, 1, !dbg !42
  store i32 %82, i32* @queued, align 4, !dbg !42, !tbaa !28
  %83 = sext i32 %81 to i64, !dbg !43
  %84 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %83, !dbg !43
  store i32 %72, i32* %84, align 4, !dbg !44, !tbaa !28
  %85 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull @filled) #8, !dbg !45
  %86 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !46
  %87 = bitcast i32* %2 to [4 x i8]*
  %88 = load i64, i64* %3, align 8, !dbg !48, !tbaa !49
  %89 = call i32 @pthread_join(i64 noundef %88, i8** noundef nonnull %6) #8, !dbg !51
  %90 = load i32, i32* @own, align 4, !dbg !52, !tbaa !28
  %91 = icmp eq i32 %90, 3, !dbg !53
  br i1 %91, label %92, label %199, !dbg !54

92:                                               ; preds = %80
  %93 = load i32, i32* %18, align 4, !dbg !55, !tbaa !28
  %94 = icmp eq i32 %93, 34, !dbg !56
  br i1 %94, label %95, label %199, !dbg !57

95:                                               ; preds = %92
  %96 = load i8*, i8** %6, align 8, !dbg !58, !tbaa !59
  %97 = ptrtoint i8* %96 to i64, !dbg !60
  %98 = add nsw i64 %97, -1, !dbg !61
  %99 = sdiv i64 %98, 10, !dbg !62
  %100 = load i8, i8* %1, align 1, !dbg !63, !tbaa !31
  %101 = zext i8 %100 to i32, !dbg !63
  %102 = and i32 %101, 1, !dbg !64
  %103 = add nuw nsw i32 %102, 3, !dbg !65
  %104 = lshr i32 %101, 1, !dbg !66
  %105 = and i32 %104, 1, !dbg !67
  %106 = add nuw nsw i32 %103, %105, !dbg !68
  %107 = lshr i32 %101, 2, !dbg !69
  %108 = and i32 %107, 1, !dbg !70
  %109 = add nuw nsw i32 %106, %108, !dbg !71
  %110 = lshr i32 %101, 3, !dbg !72
  %111 = and i32 %110, 1, !dbg !73
  %112 = add nuw nsw i32 %109, %111, !dbg !74
  %113 = zext i32 %112 to i64
  %114 = icmp eq i64 %99, %113, !dbg !75
  br i1 %114, label %115, label %199, !dbg !52

115:                                              ; preds = %95
  %116 = load i32, i32* @sum, align 4, !dbg !76, !tbaa !28
  %117 = add nuw nsw i32 %104, %101, !dbg !77
  %118 = add nuw nsw i32 %117, %107, !dbg !78
  %119 = add nuw nsw i32 %118, %110, !dbg !79
  %120 = icmp eq i32 %116, %119, !dbg !80
  br i1 %120, label %121, label %199, !dbg !76

121:                                              ; preds = %115
  %122 = getelementptr inbounds [4 x i8], [4 x i8]* %87, i64 0, i64 2, !dbg !81
  %123 = load i8, i8* %122, align 2, !dbg !81, !tbaa !31
  %124 = zext i8 %123 to i32, !dbg !81
  %125 = add i8 %100, -101, !dbg !82
  %126 = icmp ult i8 %125, 101, !dbg !82
  %127 = select i1 %126, i32 8, i32 6, !dbg !83
  %128 = icmp eq i32 %127, %124, !dbg !84
  br i1 %128, label %129, label %199, !dbg !81

129:                                              ; preds = %121
  %130 = call i32 @pthread_key_create(i32* noundef nonnull @key, void (i8*)* noundef nonnull @destroy) #8, !dbg !85
  %131 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef nonnull @barrier, %union.pthread_barrierattr_t* noundef null, i32 noundef 3) #8, !dbg !86
  %132 = getelementptr inbounds [3 x i64], [3 x i64]* %5, i64 0, i64 0, !dbg !87
  %133 = call i32 @pthread_create(i64* noundef nonnull %132, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @meet, i8* noundef null) #8, !dbg !88
  %134 = getelementptr inbounds [3 x i64], [3 x i64]* %5, i64 0, i64 1, !dbg !87
  %135 = call i32 @pthread_create(i64* noundef nonnull %134, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @meet, i8* noundef nonnull inttoptr (i64 1 to i8*)) #8, !dbg !88
  %136 = getelementptr inbounds [3 x i64], [3 x i64]* %5, i64 0, i64 2, !dbg !87
  %137 = call i32 @pthread_create(i64* noundef nonnull %136, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @meet, i8* noundef nonnull inttoptr (i64 2 to i8*)) #8, !dbg !88
  store volatile i32 1, i32* @flag, align 4, !dbg !89, !tbaa !28
  %138 = load i64, i64* %132, align 16, !dbg !90, !tbaa !49
  %139 = call i32 @pthread_join(i64 noundef %138, i8** noundef null) #8, !dbg !91
  %140 = load i64, i64* %134, align 8, !dbg !90, !tbaa !49
  %141 = call i32 @pthread_join(i64 noundef %140, i8** noundef null) #8, !dbg !91
  %142 = load i64, i64* %136, align 16, !dbg !90, !tbaa !49
  %143 = call i32 @pthread_join(i64 noundef %142, i8** noundef null) #8, !dbg !91
  %144 = load i32, i32* @destroyed, align 4, !dbg !92, !tbaa !28
  %145 = icmp ne i32 %144, 7, !dbg !93
  %146 = load i32, i32* @made, align 4
  %147 = icmp ne i32 %146, 1
  %148 = select i1 %145, i1 true, i1 %147, !dbg !94
  %149 = load i32, i32* @met, align 4
  %150 = icmp ne i32 %149, 13
  %151 = select i1 %148, i1 true, i1 %150, !dbg !94
  %152 = load i32, i32* @added, align 4
  %153 = icmp ne i32 %152, 21
  %154 = select i1 %151, i1 true, i1 %153, !dbg !94
  br i1 %154, label %199, label %155, !dbg !94

155:                                              ; preds = %129
  %156 = bitcast i32* %8 to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %156) #8, !dbg !95
  store i32 4, i32* %8, align 4, !dbg !96, !tbaa !28
  %157 = call i32 @sem_init(%union.sem_t* noundef nonnull @posted, i32 noundef 0, i32 noundef 0) #8, !dbg !97
  %158 = call i32 @pthread_create(i64* noundef nonnull %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @wait_for_ever, i8* noundef nonnull %156) #8, !dbg !98
  %159 = call i32 @sem_wait(%union.sem_t* noundef nonnull @posted) #8, !dbg !99
  %160 = load i64, i64* %4, align 8, !dbg !100, !tbaa !49
  %161 = call i32 @pthread_cancel(i64 noundef %160) #8, !dbg !101
  %162 = load i64, i64* %4, align 8, !dbg !102, !tbaa !49
  %163 = call i32 @pthread_join(i64 noundef %162, i8** noundef nonnull %6) #8, !dbg !103
  %164 = load i8*, i8** %6, align 8, !dbg !104, !tbaa !59
  %165 = icmp ne i8* %164, inttoptr (i64 -1 to i8*), !dbg !105
  %166 = load i32, i32* @cleaned, align 4
  %167 = icmp ne i32 %166, 6
  %168 = select i1 %165, i1 true, i1 %167, !dbg !106
  br i1 %168, label %197, label %169, !dbg !106

169:                                              ; preds = %155
  %170 = load i8, i8* %1, align 1, !dbg !107, !tbaa !31
  %171 = and i8 %170, 1, !dbg !108
  %172 = zext i8 %171 to i64
  %173 = inttoptr i64 %172 to i8*, !dbg !109
  %174 = call i32 @pthread_create(i64* noundef nonnull %3, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @leave, i8* noundef %173) #8, !dbg !110
  %175 = load i64, i64* %3, align 8, !dbg !111, !tbaa !49
  %176 = call i32 @pthread_join(i64 noundef %175, i8** noundef nonnull %6) #8, !dbg !112
  %177 = load i8*, i8** %6, align 8, !dbg !113, !tbaa !59
  %178 = load i8, i8* %1, align 1, !dbg !114, !tbaa !31
  %179 = and i8 %178, 1, !dbg !115
  %180 = icmp eq i8 %179, 0, !dbg !114
  %181 = select i1 %180, i8* null, i8* inttoptr (i64 2 to i8*), !dbg !114
  %182 = icmp eq i8* %177, %181, !dbg !116
  br i1 %182, label %183, label %197, !dbg !113

183:                                              ; preds = %169
  %184 = tail call i64 @pthread_self() #9, !dbg !117
  %185 = call i32 @pthread_join(i64 noundef %184, i8** noundef null) #8, !dbg !118
  %186 = icmp eq i32 %185, 35, !dbg !119
  br i1 %186, label %187, label %197, !dbg !120

187:                                              ; preds = %183
  %188 = call i32 @pthread_detach(i64 noundef %184) #8, !dbg !121
  %189 = icmp eq i32 %188, 0, !dbg !122
  br i1 %189, label %190, label %197, !dbg !118

190:                                              ; preds = %187
  %191 = bitcast %union.pthread_attr_t* %9 to i8*, !dbg !123
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %191) #8, !dbg !123
  %192 = call i32 @pthread_attr_init(%union.pthread_attr_t* noundef nonnull %9) #8, !dbg !124
  %193 = call i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef nonnull %9, i32 noundef 1) #8, !dbg !125
  %194 = call i32 @pthread_create(i64* noundef nonnull %4, %union.pthread_attr_t* noundef nonnull %9, i8* (i8*)* noundef nonnull @leave, i8* noundef null) #8, !dbg !126
  %195 = icmp eq i32 %194, 0, !dbg !127
  %196 = select i1 %195, i32 0, i32 8, !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %191) #8, !dbg !129
  br label %197

197:                                              ; preds = %183, %187, %169, %155, %190
  %198 = phi i32 [ %196, %190 ], [ 5, %155 ], [ 6, %169 ], [ 7, %187 ], [ 7, %183 ], !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %156) #8, !dbg !129
  br label %199

199:                                              ; preds = %129, %121, %115, %80, %92, %95, %197
  %200 = phi i32 [ %198, %197 ], [ 1, %95 ], [ 1, %92 ], [ 1, %80 ], [ 2, %115 ], [ 3, %121 ], [ 4, %129 ], !dbg !128
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %15) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %13) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %11) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #8, !dbg !129
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #8, !dbg !129
  ret i32 %200, !dbg !129
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !130 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32* @__errno_location() local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !132 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i8* @consume(i8* nocapture noundef readonly %0) #0 !dbg !134 {
  %2 = tail call i32* @__errno_location() #9, !dbg !135
  store i32 33, i32* %2, align 4, !dbg !136, !tbaa !28
  %3 = getelementptr inbounds i8, i8* %0, i64 8
  %4 = bitcast i8* %3 to i32*
  %5 = load i32, i32* %4, align 8, !dbg !137, !tbaa !25
  %6 = icmp sgt i32 %5, 0, !dbg !138
  br i1 %6, label %26, label %10, !dbg !139

7:                                                ; preds = %36
  %8 = and i32 %48, 1, !dbg !140
  %9 = zext i32 %8 to i64, !dbg !140
  br label %10, !dbg !140

10:                                               ; preds = %7, %1
  %11 = phi i64 [ 0, %1 ], [ %9, %7 ]
  %12 = bitcast i8* %0 to i8**, !dbg !140
  %13 = load i8*, i8** %12, align 8, !dbg !140, !tbaa !19
  %14 = getelementptr inbounds i8, i8* %13, i64 %11, !dbg !141
  %15 = load i8, i8* %14, align 1, !dbg !141, !tbaa !31
  %16 = xor i8 %15, 1, !dbg !142
  %17 = getelementptr inbounds i8, i8* %13, i64 2, !dbg !143
  store i8 %16, i8* %17, align 1, !dbg !144, !tbaa !31
  %18 = load i32, i32* @own, align 4, !dbg !145, !tbaa !28
  %19 = mul nsw i32 %18, 10, !dbg !146
  %20 = load i32, i32* %2, align 4, !dbg !147, !tbaa !28
  %21 = icmp eq i32 %20, 33, !dbg !148
  %22 = zext i1 %21 to i32, !dbg !148
  %23 = or i32 %19, %22, !dbg !149
  %24 = sext i32 %23 to i64, !dbg !150
  %25 = inttoptr i64 %24 to i8*, !dbg !151
  ret i8* %25, !dbg !152

26:                                               ; preds = %1, %36
  %27 = phi i32 [ %48, %36 ], [ 0, %1 ]
  %28 = phi i32 [ %52, %36 ], [ 0, %1 ]
  %29 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !153
  %30 = load i32, i32* @queued, align 4, !dbg !154, !tbaa !28
  %31 = icmp eq i32 %30, 0, !dbg !155
  br i1 %31, label %32, label %36, !dbg !156

32:                                               ; preds = %26, %32
  %33 = tail call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef nonnull @filled, %union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !157
  %34 = load i32, i32* @queued, align 4, !dbg !154, !tbaa !28
  %35 = icmp eq i32 %34, 0, !dbg !155
  br i1 %35, label %32, label %36, !dbg !156, !llvm.loop !158

36:                                               ; preds = %32, %26
  %37 = phi i32 [ %30, %26 ], [ %34, %32 ], !dbg !154
  %38 = add nsw i32 %37, -1, !dbg !160
  store i32 %38, i32* @queued, align 4, !dbg !160, !tbaa !28
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %39, !dbg !161
  %41 = load i32, i32* %40, align 4, !dbg !161, !tbaa !28
  %42 = load i32, i32* @sum, align 4, !dbg !162, !tbaa !28
  %43 = add nsw i32 %42, %41, !dbg !162
  store i32 %43, i32* @sum, align 4, !dbg !162, !tbaa !28
  %44 = tail call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef nonnull @emptied) #8, !dbg !163
  %45 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !164
  %46 = icmp sgt i32 %41, 100, !dbg !165
  %47 = zext i1 %46 to i32, !dbg !166
  %48 = add nuw nsw i32 %27, %47, !dbg !166
  %49 = and i32 %41, 1, !dbg !167
  %50 = load i32, i32* @own, align 4, !dbg !168, !tbaa !28
  %51 = add nsw i32 %50, %49, !dbg !168
  store i32 %51, i32* @own, align 4, !dbg !168, !tbaa !28
  %52 = add nuw nsw i32 %28, 1, !dbg !169
  %53 = load i32, i32* %4, align 8, !dbg !137, !tbaa !25
  %54 = icmp slt i32 %52, %53, !dbg !138
  br i1 %54, label %26, label %7, !dbg !139, !llvm.loop !170
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !172 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !173 i32 @pthread_key_create(i32* noundef, void (i8*)* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal void @destroy(i8* nocapture noundef readonly %0) #0 !dbg !174 {
  %2 = tail call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !175
  %3 = bitcast i8* %0 to i32*, !dbg !176
  %4 = load i32, i32* %3, align 4, !dbg !177, !tbaa !28
  %5 = load i32, i32* @destroyed, align 4, !dbg !178, !tbaa !28
  %6 = add nsw i32 %5, %4, !dbg !178
  store i32 %6, i32* @destroyed, align 4, !dbg !178, !tbaa !28
  %7 = tail call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef nonnull @lock) #8, !dbg !179
  ret void, !dbg !180
}

; Function Attrs: nounwind
declare !dbg !181 i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noalias i8* @meet(i8* noundef %0) #0 !dbg !182 {
  %2 = ptrtoint i8* %0 to i64, !dbg !183
  %3 = tail call i32 @pthread_once(i32* noundef nonnull @once, void ()* noundef nonnull @make) #8, !dbg !184
  %4 = load i32, i32* @key, align 4, !dbg !185, !tbaa !28
  %5 = getelementptr inbounds [3 x i32], [3 x i32]* @meet.mine, i64 0, i64 %2, !dbg !186
  %6 = bitcast i32* %5 to i8*, !dbg !187
  %7 = tail call i32 @pthread_setspecific(i32 noundef %4, i8* noundef nonnull %6) #8, !dbg !188
  %8 = load i32, i32* %5, align 4, !dbg !189, !tbaa !28
  store i32 %8, i32* @own, align 4, !dbg !190, !tbaa !28
  %9 = getelementptr inbounds [3 x i32*], [3 x i32*]* @meet.owns, i64 0, i64 %2, !dbg !191
  store i32* @own, i32** %9, align 8, !dbg !192, !tbaa !59
  %10 = tail call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef nonnull @barrier) #8, !dbg !193
  %11 = icmp eq i32 %10, -1, !dbg !194
  %12 = tail call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef nonnull @shared) #8, !dbg !195
  %13 = select i1 %11, i32 11, i32 1, !dbg !196
  %14 = load i32, i32* @met, align 4, !dbg !197, !tbaa !28
  %15 = add nsw i32 %14, %13, !dbg !197
  store i32 %15, i32* @met, align 4, !dbg !197, !tbaa !28
  %16 = load i32, i32* @added, align 4, !tbaa !28
  %17 = load i32*, i32** getelementptr inbounds ([3 x i32*], [3 x i32*]* @meet.owns, i64 0, i64 0), align 16, !dbg !198, !tbaa !59
  %18 = load i32, i32* %17, align 4, !dbg !199, !tbaa !28
  %19 = add nsw i32 %16, %18, !dbg !200
  %20 = load i32*, i32** getelementptr inbounds ([3 x i32*], [3 x i32*]* @meet.owns, i64 0, i64 1), align 8, !dbg !198, !tbaa !59
  %21 = load i32, i32* %20, align 4, !dbg !199, !tbaa !28
  %22 = add nsw i32 %19, %21, !dbg !200
  %23 = load i32*, i32** getelementptr inbounds ([3 x i32*], [3 x i32*]* @meet.owns, i64 0, i64 2), align 16, !dbg !198, !tbaa !59
  %24 = load i32, i32* %23, align 4, !dbg !199, !tbaa !28
  %25 = add nsw i32 %22, %24, !dbg !200
  store i32 %25, i32* @added, align 4, !dbg !200, !tbaa !28
  %26 = tail call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef nonnull @shared) #8, !dbg !201
  %27 = tail call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef nonnull @barrier) #8, !dbg !202
  %28 = load volatile i32, i32* @flag, align 4, !dbg !203, !tbaa !28
  %29 = icmp eq i32 %28, 0, !dbg !204
  br i1 %29, label %30, label %34, !dbg !205

30:                                               ; preds = %1, %30
  %31 = tail call i32 @sched_yield() #8, !dbg !206
  %32 = load volatile i32, i32* @flag, align 4, !dbg !203, !tbaa !28
  %33 = icmp eq i32 %32, 0, !dbg !204
  br i1 %33, label %30, label %34, !dbg !205, !llvm.loop !207

34:                                               ; preds = %30, %1
  ret i8* null, !dbg !209
}

; Function Attrs: nounwind
declare !dbg !210 i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind uwtable
define internal noalias nonnull i8* @wait_for_ever(i8* nocapture noundef readonly %0) #5 !dbg !212 {
  %2 = alloca %struct.__pthread_unwind_buf_t, align 16
  %3 = alloca %struct.__pthread_unwind_buf_t, align 16
  %4 = bitcast %struct.__pthread_unwind_buf_t* %2 to i8*, !dbg !213
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %4) #8, !dbg !213
  %5 = bitcast %struct.__pthread_unwind_buf_t* %2 to %struct.__jmp_buf_tag*, !dbg !213
  %6 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef nonnull %5, i32 noundef 0) #10, !dbg !213
  %7 = icmp eq i32 %6, 0, !dbg !213
  br i1 %7, label %13, label %8, !dbg !213, !prof !214

8:                                                ; preds = %1
  %9 = bitcast i8* %0 to i32*, !dbg !215
  %10 = load i32, i32* %9, align 4, !dbg !218, !tbaa !28
  %11 = load i32, i32* @cleaned, align 4, !dbg !219, !tbaa !28
  %12 = add nsw i32 %11, %10, !dbg !219
  store i32 %12, i32* @cleaned, align 4, !dbg !219, !tbaa !28
  call void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef nonnull %2) #11, !dbg !213
  unreachable, !dbg !213

13:                                               ; preds = %1
  call void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef nonnull %2) #8, !dbg !213
  %14 = bitcast %struct.__pthread_unwind_buf_t* %3 to i8*, !dbg !220
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %14) #8, !dbg !220
  %15 = bitcast %struct.__pthread_unwind_buf_t* %3 to %struct.__jmp_buf_tag*, !dbg !220
  %16 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef nonnull %15, i32 noundef 0) #10, !dbg !220
  %17 = icmp eq i32 %16, 0, !dbg !220
  br i1 %17, label %21, label %18, !dbg !220, !prof !214

18:                                               ; preds = %13
  %19 = load i32, i32* @cleaned, align 4, !dbg !221, !tbaa !28
  %20 = add nsw i32 %19, 2, !dbg !221
  store i32 %20, i32* @cleaned, align 4, !dbg !221, !tbaa !28
  call void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef nonnull %3) #11, !dbg !220
  unreachable, !dbg !220

21:                                               ; preds = %13
  call void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef nonnull %3) #8, !dbg !220
  %22 = call i32 @sem_post(%union.sem_t* noundef nonnull @posted) #8, !dbg !223
  br label %23, !dbg !224

23:                                               ; preds = %23, %21
  %24 = call i32 @sleep(i32 noundef 1) #8, !dbg !225
  br label %23, !dbg !224, !llvm.loop !226
}

declare !dbg !228 i32 @sem_wait(%union.sem_t* noundef) local_unnamed_addr #2

declare !dbg !229 i32 @pthread_cancel(i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias i8* @leave(i8* noundef %0) #0 !dbg !230 {
  %2 = icmp eq i8* %0, null, !dbg !231
  br i1 %2, label %5, label %3, !dbg !231

3:                                                ; preds = %1
  %4 = getelementptr inbounds i8, i8* %0, i64 1, !dbg !232
  tail call void @pthread_exit(i8* noundef nonnull %4) #11, !dbg !233
  unreachable, !dbg !233

5:                                                ; preds = %1
  ret i8* null, !dbg !234
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare !dbg !235 i64 @pthread_self() local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !236 i32 @pthread_detach(i64 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !237 i32 @pthread_attr_init(%union.pthread_attr_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !238 i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !239 i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) local_unnamed_addr #4

declare !dbg !240 i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !241 i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !242 i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) local_unnamed_addr #4

declare !dbg !243 i32 @pthread_once(i32* noundef, void ()* noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal void @make() #0 !dbg !244 {
  %1 = load i32, i32* @made, align 4, !dbg !245, !tbaa !28
  %2 = add nsw i32 %1, 1, !dbg !245
  store i32 %2, i32* @made, align 4, !dbg !245, !tbaa !28
  %3 = tail call i32 @sched_yield() #8, !dbg !246
  ret void, !dbg !247
}

; Function Attrs: nounwind
declare !dbg !248 i32 @pthread_setspecific(i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !249 i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !250 i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !251 i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !252 i32 @sched_yield() local_unnamed_addr #4

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef) local_unnamed_addr #7

declare void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !254 i32 @sem_post(%union.sem_t* noundef) local_unnamed_addr #4

declare !dbg !255 i32 @sleep(i32 noundef) local_unnamed_addr #2

; Function Attrs: noreturn
declare !dbg !257 void @pthread_exit(i8* noundef) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind returns_twice "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { nounwind readnone willreturn }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "98277e262a1ce9f92ea544ea6910b179")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 89, type: !10, scopeLine: 89, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!33 = distinct !DISubprogram(name: "produce", scope: !1, file: !1, line: 45, type: !10, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!75 = !DILocation(line: 99, column: 62, scope: !9)
!76 = !DILocation(line: 100, column: 7, scope: !9)
!77 = !DILocation(line: 100, column: 16, scope: !9)
!78 = !DILocation(line: 100, column: 27, scope: !9)
!79 = !DILocation(line: 100, column: 38, scope: !9)
!80 = !DILocation(line: 100, column: 11, scope: !9)
!81 = !DILocation(line: 101, column: 7, scope: !9)
!82 = !DILocation(line: 101, column: 29, scope: !9)
!83 = !DILocation(line: 101, column: 21, scope: !9)
!84 = !DILocation(line: 101, column: 17, scope: !9)
!85 = !DILocation(line: 103, column: 3, scope: !9)
!86 = !DILocation(line: 104, column: 3, scope: !9)
!87 = !DILocation(line: 105, column: 48, scope: !9)
!88 = !DILocation(line: 105, column: 32, scope: !9)
!89 = !DILocation(line: 106, column: 8, scope: !9)
!90 = !DILocation(line: 107, column: 44, scope: !9)
!91 = !DILocation(line: 107, column: 31, scope: !9)
!92 = !DILocation(line: 108, column: 7, scope: !9)
!93 = !DILocation(line: 108, column: 17, scope: !9)
!94 = !DILocation(line: 108, column: 22, scope: !9)
!95 = !DILocation(line: 110, column: 3, scope: !9)
!96 = !DILocation(line: 110, column: 7, scope: !9)
!97 = !DILocation(line: 111, column: 3, scope: !9)
!98 = !DILocation(line: 112, column: 3, scope: !9)
!99 = !DILocation(line: 113, column: 3, scope: !9)
!100 = !DILocation(line: 114, column: 18, scope: !9)
!101 = !DILocation(line: 114, column: 3, scope: !9)
!102 = !DILocation(line: 115, column: 16, scope: !9)
!103 = !DILocation(line: 115, column: 3, scope: !9)
!104 = !DILocation(line: 116, column: 7, scope: !9)
!105 = !DILocation(line: 116, column: 14, scope: !9)
!106 = !DILocation(line: 116, column: 34, scope: !9)
!107 = !DILocation(line: 118, column: 51, scope: !9)
!108 = !DILocation(line: 118, column: 53, scope: !9)
!109 = !DILocation(line: 118, column: 36, scope: !9)
!110 = !DILocation(line: 118, column: 3, scope: !9)
!111 = !DILocation(line: 119, column: 16, scope: !9)
!112 = !DILocation(line: 119, column: 3, scope: !9)
!113 = !DILocation(line: 120, column: 7, scope: !9)
!114 = !DILocation(line: 120, column: 18, scope: !9)
!115 = !DILocation(line: 120, column: 20, scope: !9)
!116 = !DILocation(line: 120, column: 14, scope: !9)
!117 = !DILocation(line: 121, column: 20, scope: !9)
!118 = !DILocation(line: 121, column: 7, scope: !9)
!119 = !DILocation(line: 121, column: 39, scope: !9)
!120 = !DILocation(line: 121, column: 50, scope: !9)
!121 = !DILocation(line: 121, column: 53, scope: !9)
!122 = !DILocation(line: 121, column: 84, scope: !9)
!123 = !DILocation(line: 122, column: 3, scope: !9)
!124 = !DILocation(line: 123, column: 3, scope: !9)
!125 = !DILocation(line: 124, column: 3, scope: !9)
!126 = !DILocation(line: 125, column: 7, scope: !9)
!127 = !DILocation(line: 125, column: 52, scope: !9)
!128 = !DILocation(line: 0, scope: !9)
!129 = !DILocation(line: 127, column: 1, scope: !9)
!130 = !DISubprogram(name: "klee_make_symbolic", scope: !131, file: !131, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!131 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!132 = !DISubprogram(name: "pthread_create", scope: !133, file: !133, line: 202, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!133 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!134 = distinct !DISubprogram(name: "consume", scope: !1, file: !1, line: 27, type: !10, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!135 = !DILocation(line: 30, column: 3, scope: !134)
!136 = !DILocation(line: 30, column: 9, scope: !134)
!137 = !DILocation(line: 31, column: 28, scope: !134)
!138 = !DILocation(line: 31, column: 21, scope: !134)
!139 = !DILocation(line: 31, column: 3, scope: !134)
!140 = !DILocation(line: 41, column: 25, scope: !134)
!141 = !DILocation(line: 41, column: 20, scope: !134)
!142 = !DILocation(line: 41, column: 42, scope: !134)
!143 = !DILocation(line: 41, column: 3, scope: !134)
!144 = !DILocation(line: 41, column: 18, scope: !134)
!145 = !DILocation(line: 42, column: 25, scope: !134)
!146 = !DILocation(line: 42, column: 29, scope: !134)
!147 = !DILocation(line: 42, column: 37, scope: !134)
!148 = !DILocation(line: 42, column: 43, scope: !134)
!149 = !DILocation(line: 42, column: 34, scope: !134)
!150 = !DILocation(line: 42, column: 18, scope: !134)
!151 = !DILocation(line: 42, column: 10, scope: !134)
!152 = !DILocation(line: 42, column: 3, scope: !134)
!153 = !DILocation(line: 32, column: 5, scope: !134)
!154 = !DILocation(line: 33, column: 12, scope: !134)
!155 = !DILocation(line: 33, column: 19, scope: !134)
!156 = !DILocation(line: 33, column: 5, scope: !134)
!157 = !DILocation(line: 33, column: 25, scope: !134)
!158 = distinct !{!158, !156, !159, !41}
!159 = !DILocation(line: 33, column: 57, scope: !134)
!160 = !DILocation(line: 34, column: 23, scope: !134)
!161 = !DILocation(line: 34, column: 17, scope: !134)
!162 = !DILocation(line: 35, column: 9, scope: !134)
!163 = !DILocation(line: 36, column: 5, scope: !134)
!164 = !DILocation(line: 37, column: 5, scope: !134)
!165 = !DILocation(line: 38, column: 15, scope: !134)
!166 = !DILocation(line: 38, column: 9, scope: !134)
!167 = !DILocation(line: 39, column: 18, scope: !134)
!168 = !DILocation(line: 39, column: 9, scope: !134)
!169 = !DILocation(line: 31, column: 36, scope: !134)
!170 = distinct !{!170, !139, !171, !41}
!171 = !DILocation(line: 40, column: 3, scope: !134)
!172 = !DISubprogram(name: "pthread_join", scope: !133, file: !133, line: 219, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!173 = !DISubprogram(name: "pthread_key_create", scope: !133, file: !133, line: 1297, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!174 = distinct !DISubprogram(name: "destroy", scope: !1, file: !1, line: 53, type: !10, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DILocation(line: 53, column: 36, scope: !174)
!176 = !DILocation(line: 53, column: 77, scope: !174)
!177 = !DILocation(line: 53, column: 76, scope: !174)
!178 = !DILocation(line: 53, column: 73, scope: !174)
!179 = !DILocation(line: 53, column: 91, scope: !174)
!180 = !DILocation(line: 53, column: 120, scope: !174)
!181 = !DISubprogram(name: "pthread_barrier_init", scope: !133, file: !133, line: 1254, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!182 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!183 = !DILocation(line: 57, column: 12, scope: !182)
!184 = !DILocation(line: 58, column: 3, scope: !182)
!185 = !DILocation(line: 59, column: 23, scope: !182)
!186 = !DILocation(line: 59, column: 29, scope: !182)
!187 = !DILocation(line: 59, column: 28, scope: !182)
!188 = !DILocation(line: 59, column: 3, scope: !182)
!189 = !DILocation(line: 60, column: 9, scope: !182)
!190 = !DILocation(line: 60, column: 7, scope: !182)
!191 = !DILocation(line: 61, column: 3, scope: !182)
!192 = !DILocation(line: 61, column: 11, scope: !182)
!193 = !DILocation(line: 62, column: 19, scope: !182)
!194 = !DILocation(line: 62, column: 50, scope: !182)
!195 = !DILocation(line: 63, column: 3, scope: !182)
!196 = !DILocation(line: 64, column: 10, scope: !182)
!197 = !DILocation(line: 64, column: 7, scope: !182)
!198 = !DILocation(line: 65, column: 41, scope: !182)
!199 = !DILocation(line: 65, column: 40, scope: !182)
!200 = !DILocation(line: 65, column: 37, scope: !182)
!201 = !DILocation(line: 66, column: 3, scope: !182)
!202 = !DILocation(line: 67, column: 3, scope: !182)
!203 = !DILocation(line: 68, column: 11, scope: !182)
!204 = !DILocation(line: 68, column: 10, scope: !182)
!205 = !DILocation(line: 68, column: 3, scope: !182)
!206 = !DILocation(line: 68, column: 17, scope: !182)
!207 = distinct !{!207, !205, !208, !41}
!208 = !DILocation(line: 68, column: 29, scope: !182)
!209 = !DILocation(line: 69, column: 3, scope: !182)
!210 = !DISubprogram(name: "sem_init", scope: !211, file: !211, line: 35, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!211 = !DIFile(filename: "/usr/include/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "b4f7b553fe09bd66107d6e44fae0c79f")
!212 = distinct !DISubprogram(name: "wait_for_ever", scope: !1, file: !1, line: 73, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!213 = !DILocation(line: 75, column: 3, scope: !212)
!214 = !{!"branch_weights", i32 2000, i32 1}
!215 = !DILocation(line: 72, column: 43, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "clean", scope: !1, file: !1, line: 72, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!217 = distinct !DILocation(line: 75, column: 3, scope: !212)
!218 = !DILocation(line: 72, column: 42, scope: !216, inlinedAt: !217)
!219 = !DILocation(line: 72, column: 39, scope: !216, inlinedAt: !217)
!220 = !DILocation(line: 76, column: 3, scope: !212)
!221 = !DILocation(line: 72, column: 39, scope: !216, inlinedAt: !222)
!222 = distinct !DILocation(line: 76, column: 3, scope: !212)
!223 = !DILocation(line: 77, column: 3, scope: !212)
!224 = !DILocation(line: 78, column: 3, scope: !212)
!225 = !DILocation(line: 78, column: 12, scope: !212)
!226 = distinct !{!226, !224, !227}
!227 = !DILocation(line: 78, column: 19, scope: !212)
!228 = !DISubprogram(name: "sem_wait", scope: !211, file: !211, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!229 = !DISubprogram(name: "pthread_cancel", scope: !133, file: !133, line: 528, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!230 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 84, type: !10, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = !DILocation(line: 85, column: 7, scope: !230)
!232 = !DILocation(line: 85, column: 41, scope: !230)
!233 = !DILocation(line: 85, column: 14, scope: !230)
!234 = !DILocation(line: 86, column: 3, scope: !230)
!235 = !DISubprogram(name: "pthread_self", scope: !133, file: !133, line: 273, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!236 = !DISubprogram(name: "pthread_detach", scope: !133, file: !133, line: 269, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!237 = !DISubprogram(name: "pthread_attr_init", scope: !133, file: !133, line: 285, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!238 = !DISubprogram(name: "pthread_attr_setdetachstate", scope: !133, file: !133, line: 297, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!239 = !DISubprogram(name: "pthread_mutex_lock", scope: !133, file: !133, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!240 = !DISubprogram(name: "pthread_cond_wait", scope: !133, file: !133, line: 1133, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!241 = !DISubprogram(name: "pthread_cond_signal", scope: !133, file: !133, line: 1121, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!242 = !DISubprogram(name: "pthread_mutex_unlock", scope: !133, file: !133, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!243 = !DISubprogram(name: "pthread_once", scope: !133, file: !133, line: 509, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!244 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 54, type: !10, scopeLine: 54, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!245 = !DILocation(line: 54, column: 30, scope: !244)
!246 = !DILocation(line: 54, column: 34, scope: !244)
!247 = !DILocation(line: 54, column: 49, scope: !244)
!248 = !DISubprogram(name: "pthread_setspecific", scope: !133, file: !133, line: 1308, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!249 = !DISubprogram(name: "pthread_barrier_wait", scope: !133, file: !133, line: 1264, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!250 = !DISubprogram(name: "pthread_rwlock_wrlock", scope: !133, file: !133, line: 1023, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!251 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !133, file: !133, line: 1071, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!252 = !DISubprogram(name: "sched_yield", scope: !253, file: !253, line: 68, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!253 = !DIFile(filename: "/usr/include/sched.h", directory: "", checksumkind: CSK_MD5, checksum: "52ea601aba54a9937a50019367077a72")
!254 = !DISubprogram(name: "sem_post", scope: !211, file: !211, line: 103, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!255 = !DISubprogram(name: "sleep", scope: !256, file: !256, line: 464, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!256 = !DIFile(filename: "/usr/include/unistd.h", directory: "", checksumkind: CSK_MD5, checksum: "ed37c2e6f30ba31a8b41e4d70547c39c")
!257 = !DISubprogram(name: "pthread_exit", scope: !133, file: !133, line: 211, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
