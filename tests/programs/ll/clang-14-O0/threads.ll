; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/threads.c
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

@__const.main.values = private unnamed_addr constant [4 x i8] c"\07\09\00\00", align 1
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@own = internal thread_local global i32 3, align 4
@sum = internal global i32 0, align 4
@key = internal global i32 0, align 4
@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8
@flag = internal global i32 0, align 4
@destroyed = internal global i32 0, align 4
@made = internal global i32 0, align 4
@met = internal global i32 0, align 4
@added = internal global i32 0, align 4
@posted = internal global %union.sem_t zeroinitializer, align 8
@cleaned = internal global i32 0, align 4
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@queued = internal global i32 0, align 4
@filled = internal global %union.pthread_cond_t zeroinitializer, align 8
@queue = internal global [2 x i32] zeroinitializer, align 4
@emptied = internal global %union.pthread_cond_t zeroinitializer, align 8
@meet.mine = internal global [3 x i32] [i32 1, i32 2, i32 4], align 4
@meet.owns = internal global [3 x i32*] zeroinitializer, align 16
@once = internal global i32 0, align 4
@shared = internal global %union.pthread_rwlock_t zeroinitializer, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca [4 x i8], align 1
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca [3 x i64], align 16
  %7 = alloca i8*, align 8
  %8 = alloca %struct.job, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %union.pthread_attr_t, align 8
  store i32 0, i32* %1, align 4
  %14 = bitcast [4 x i8]* %3 to i8*, !dbg !13
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %14, i8* align 1 getelementptr inbounds ([4 x i8], [4 x i8]* @__const.main.values, i32 0, i32 0), i64 4, i1 false), !dbg !13
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !14
  %15 = getelementptr inbounds %struct.job, %struct.job* %8, i32 0, i32 0, !dbg !15
  %16 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 0, !dbg !16
  store i8* %16, i8** %15, align 8, !dbg !15
  %17 = getelementptr inbounds %struct.job, %struct.job* %8, i32 0, i32 1, !dbg !15
  store i32 4, i32* %17, align 8, !dbg !15
  %18 = call i32* @__errno_location() #7, !dbg !17
  store i32 34, i32* %18, align 4, !dbg !18
  %19 = bitcast %struct.job* %8 to i8*, !dbg !19
  %20 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @consume, i8* noundef %19) #8, !dbg !20
  store i32 0, i32* %9, align 4, !dbg !21
  br label %21, !dbg !22

21:                                               ; preds = %29, %0
  %22 = load i32, i32* %9, align 4, !dbg !23
  %23 = icmp slt i32 %22, 4, !dbg !24
  br i1 %23, label %24, label %32, !dbg !25

24:                                               ; preds = %21
  %25 = load i8, i8* %2, align 1, !dbg !26
  %26 = zext i8 %25 to i32, !dbg !26
  %27 = load i32, i32* %9, align 4, !dbg !27
  %28 = ashr i32 %26, %27, !dbg !28
  call void @produce(i32 noundef %28), !dbg !29
  br label %29, !dbg !29

29:                                               ; preds = %24
  %30 = load i32, i32* %9, align 4, !dbg !30
  %31 = add nsw i32 %30, 1, !dbg !30
  store i32 %31, i32* %9, align 4, !dbg !30
  br label %21, !dbg !25, !llvm.loop !31

32:                                               ; preds = %21
  %33 = load i64, i64* %4, align 8, !dbg !34
  %34 = call i32 @pthread_join(i64 noundef %33, i8** noundef %7), !dbg !35
  %35 = load i32, i32* @own, align 4, !dbg !36
  %36 = icmp ne i32 %35, 3, !dbg !37
  br i1 %36, label %67, label %37, !dbg !38

37:                                               ; preds = %32
  %38 = call i32* @__errno_location() #7, !dbg !39
  %39 = load i32, i32* %38, align 4, !dbg !39
  %40 = icmp ne i32 %39, 34, !dbg !40
  br i1 %40, label %67, label %41, !dbg !41

41:                                               ; preds = %37
  %42 = load i8*, i8** %7, align 8, !dbg !42
  %43 = ptrtoint i8* %42 to i64, !dbg !43
  %44 = sub nsw i64 %43, 1, !dbg !44
  %45 = sdiv i64 %44, 10, !dbg !45
  %46 = load i8, i8* %2, align 1, !dbg !46
  %47 = zext i8 %46 to i32, !dbg !46
  %48 = and i32 %47, 1, !dbg !47
  %49 = add nsw i32 3, %48, !dbg !48
  %50 = load i8, i8* %2, align 1, !dbg !49
  %51 = zext i8 %50 to i32, !dbg !49
  %52 = ashr i32 %51, 1, !dbg !50
  %53 = and i32 %52, 1, !dbg !51
  %54 = add nsw i32 %49, %53, !dbg !52
  %55 = load i8, i8* %2, align 1, !dbg !53
  %56 = zext i8 %55 to i32, !dbg !53
  %57 = ashr i32 %56, 2, !dbg !54
  %58 = and i32 %57, 1, !dbg !55
  %59 = add nsw i32 %54, %58, !dbg !56
  %60 = load i8, i8* %2, align 1, !dbg !57
  %61 = zext i8 %60 to i32, !dbg !57
  %62 = ashr i32 %61, 3, !dbg !58
  %63 = and i32 %62, 1, !dbg !59
  %64 = add nsw i32 %59, %63, !dbg !60
  %65 = sext i32 %64 to i64, !dbg !61
  %66 = icmp ne i64 %45, %65, !dbg !62
  br i1 %66, label %67, label %68, !dbg !36

67:                                               ; preds = %41, %37, %32
  store i32 1, i32* %1, align 4, !dbg !63
  br label %193, !dbg !63

68:                                               ; preds = %41
  %69 = load i32, i32* @sum, align 4, !dbg !64
  %70 = load i8, i8* %2, align 1, !dbg !65
  %71 = zext i8 %70 to i32, !dbg !65
  %72 = load i8, i8* %2, align 1, !dbg !66
  %73 = zext i8 %72 to i32, !dbg !66
  %74 = ashr i32 %73, 1, !dbg !67
  %75 = add nsw i32 %71, %74, !dbg !68
  %76 = load i8, i8* %2, align 1, !dbg !69
  %77 = zext i8 %76 to i32, !dbg !69
  %78 = ashr i32 %77, 2, !dbg !70
  %79 = add nsw i32 %75, %78, !dbg !71
  %80 = load i8, i8* %2, align 1, !dbg !72
  %81 = zext i8 %80 to i32, !dbg !72
  %82 = ashr i32 %81, 3, !dbg !73
  %83 = add nsw i32 %79, %82, !dbg !74
  %84 = icmp ne i32 %69, %83, !dbg !75
  br i1 %84, label %85, label %86, !dbg !64

85:                                               ; preds = %68
  store i32 2, i32* %1, align 4, !dbg !76
  br label %193, !dbg !76

86:                                               ; preds = %68
  %87 = getelementptr inbounds [4 x i8], [4 x i8]* %3, i64 0, i64 2, !dbg !77
  %88 = load i8, i8* %87, align 1, !dbg !77
  %89 = zext i8 %88 to i32, !dbg !77
  %90 = load i8, i8* %2, align 1, !dbg !78
  %91 = zext i8 %90 to i32, !dbg !78
  %92 = icmp sgt i32 %91, 100, !dbg !79
  br i1 %92, label %93, label %97, !dbg !80

93:                                               ; preds = %86
  %94 = load i8, i8* %2, align 1, !dbg !81
  %95 = zext i8 %94 to i32, !dbg !81
  %96 = icmp slt i32 %95, 202, !dbg !82
  br label %97

97:                                               ; preds = %93, %86
  %98 = phi i1 [ false, %86 ], [ %96, %93 ], !dbg !83
  %99 = zext i1 %98 to i64, !dbg !78
  %100 = select i1 %98, i32 8, i32 6, !dbg !78
  %101 = icmp ne i32 %89, %100, !dbg !84
  br i1 %101, label %102, label %103, !dbg !77

102:                                              ; preds = %97
  store i32 3, i32* %1, align 4, !dbg !85
  br label %193, !dbg !85

103:                                              ; preds = %97
  %104 = call i32 @pthread_key_create(i32* noundef @key, void (i8*)* noundef @destroy) #8, !dbg !86
  %105 = call i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef @barrier, %union.pthread_barrierattr_t* noundef null, i32 noundef 3) #8, !dbg !87
  store i64 0, i64* %10, align 8, !dbg !88
  br label %106, !dbg !89

106:                                              ; preds = %115, %103
  %107 = load i64, i64* %10, align 8, !dbg !90
  %108 = icmp slt i64 %107, 3, !dbg !91
  br i1 %108, label %109, label %118, !dbg !92

109:                                              ; preds = %106
  %110 = load i64, i64* %10, align 8, !dbg !93
  %111 = getelementptr inbounds [3 x i64], [3 x i64]* %6, i64 0, i64 %110, !dbg !94
  %112 = load i64, i64* %10, align 8, !dbg !95
  %113 = inttoptr i64 %112 to i8*, !dbg !96
  %114 = call i32 @pthread_create(i64* noundef %111, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @meet, i8* noundef %113) #8, !dbg !97
  br label %115, !dbg !97

115:                                              ; preds = %109
  %116 = load i64, i64* %10, align 8, !dbg !98
  %117 = add nsw i64 %116, 1, !dbg !98
  store i64 %117, i64* %10, align 8, !dbg !98
  br label %106, !dbg !92, !llvm.loop !99

118:                                              ; preds = %106
  store volatile i32 1, i32* @flag, align 4, !dbg !101
  store i32 0, i32* %11, align 4, !dbg !102
  br label %119, !dbg !103

119:                                              ; preds = %128, %118
  %120 = load i32, i32* %11, align 4, !dbg !104
  %121 = icmp slt i32 %120, 3, !dbg !105
  br i1 %121, label %122, label %131, !dbg !106

122:                                              ; preds = %119
  %123 = load i32, i32* %11, align 4, !dbg !107
  %124 = sext i32 %123 to i64, !dbg !108
  %125 = getelementptr inbounds [3 x i64], [3 x i64]* %6, i64 0, i64 %124, !dbg !108
  %126 = load i64, i64* %125, align 8, !dbg !108
  %127 = call i32 @pthread_join(i64 noundef %126, i8** noundef null), !dbg !109
  br label %128, !dbg !109

128:                                              ; preds = %122
  %129 = load i32, i32* %11, align 4, !dbg !110
  %130 = add nsw i32 %129, 1, !dbg !110
  store i32 %130, i32* %11, align 4, !dbg !110
  br label %119, !dbg !106, !llvm.loop !111

131:                                              ; preds = %119
  %132 = load i32, i32* @destroyed, align 4, !dbg !113
  %133 = icmp ne i32 %132, 7, !dbg !114
  br i1 %133, label %143, label %134, !dbg !115

134:                                              ; preds = %131
  %135 = load i32, i32* @made, align 4, !dbg !116
  %136 = icmp ne i32 %135, 1, !dbg !117
  br i1 %136, label %143, label %137, !dbg !118

137:                                              ; preds = %134
  %138 = load i32, i32* @met, align 4, !dbg !119
  %139 = icmp ne i32 %138, 13, !dbg !120
  br i1 %139, label %143, label %140, !dbg !121

140:                                              ; preds = %137
  %141 = load i32, i32* @added, align 4, !dbg !122
  %142 = icmp ne i32 %141, 21, !dbg !123
  br i1 %142, label %143, label %144, !dbg !113

143:                                              ; preds = %140, %137, %134, %131
  store i32 4, i32* %1, align 4, !dbg !124
  br label %193, !dbg !124

144:                                              ; preds = %140
  store i32 4, i32* %12, align 4, !dbg !125
  %145 = call i32 @sem_init(%union.sem_t* noundef @posted, i32 noundef 0, i32 noundef 0) #8, !dbg !126
  %146 = bitcast i32* %12 to i8*, !dbg !127
  %147 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @wait_for_ever, i8* noundef %146) #8, !dbg !128
  %148 = call i32 @sem_wait(%union.sem_t* noundef @posted), !dbg !129
  %149 = load i64, i64* %5, align 8, !dbg !130
  %150 = call i32 @pthread_cancel(i64 noundef %149), !dbg !131
  %151 = load i64, i64* %5, align 8, !dbg !132
  %152 = call i32 @pthread_join(i64 noundef %151, i8** noundef %7), !dbg !133
  %153 = load i8*, i8** %7, align 8, !dbg !134
  %154 = icmp ne i8* %153, inttoptr (i64 -1 to i8*), !dbg !135
  br i1 %154, label %158, label %155, !dbg !136

155:                                              ; preds = %144
  %156 = load i32, i32* @cleaned, align 4, !dbg !137
  %157 = icmp ne i32 %156, 6, !dbg !138
  br i1 %157, label %158, label %159, !dbg !134

158:                                              ; preds = %155, %144
  store i32 5, i32* %1, align 4, !dbg !139
  br label %193, !dbg !139

159:                                              ; preds = %155
  %160 = load i8, i8* %2, align 1, !dbg !140
  %161 = zext i8 %160 to i32, !dbg !140
  %162 = and i32 %161, 1, !dbg !141
  %163 = sext i32 %162 to i64, !dbg !142
  %164 = inttoptr i64 %163 to i8*, !dbg !143
  %165 = call i32 @pthread_create(i64* noundef %4, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @leave, i8* noundef %164) #8, !dbg !144
  %166 = load i64, i64* %4, align 8, !dbg !145
  %167 = call i32 @pthread_join(i64 noundef %166, i8** noundef %7), !dbg !146
  %168 = load i8*, i8** %7, align 8, !dbg !147
  %169 = load i8, i8* %2, align 1, !dbg !148
  %170 = zext i8 %169 to i32, !dbg !148
  %171 = and i32 %170, 1, !dbg !149
  %172 = icmp ne i32 %171, 0, !dbg !148
  %173 = zext i1 %172 to i64, !dbg !148
  %174 = select i1 %172, i8* inttoptr (i64 2 to i8*), i8* null, !dbg !148
  %175 = icmp ne i8* %168, %174, !dbg !150
  br i1 %175, label %176, label %177, !dbg !147

176:                                              ; preds = %159
  store i32 6, i32* %1, align 4, !dbg !151
  br label %193, !dbg !151

177:                                              ; preds = %159
  %178 = call i64 @pthread_self() #7, !dbg !152
  %179 = call i32 @pthread_join(i64 noundef %178, i8** noundef null), !dbg !153
  %180 = icmp ne i32 %179, 35, !dbg !154
  br i1 %180, label %185, label %181, !dbg !155

181:                                              ; preds = %177
  %182 = call i64 @pthread_self() #7, !dbg !156
  %183 = call i32 @pthread_detach(i64 noundef %182) #8, !dbg !157
  %184 = icmp ne i32 %183, 0, !dbg !158
  br i1 %184, label %185, label %186, !dbg !153

185:                                              ; preds = %181, %177
  store i32 7, i32* %1, align 4, !dbg !159
  br label %193, !dbg !159

186:                                              ; preds = %181
  %187 = call i32 @pthread_attr_init(%union.pthread_attr_t* noundef %13) #8, !dbg !160
  %188 = call i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef %13, i32 noundef 1) #8, !dbg !161
  %189 = call i32 @pthread_create(i64* noundef %5, %union.pthread_attr_t* noundef %13, i8* (i8*)* noundef @leave, i8* noundef null) #8, !dbg !162
  %190 = icmp ne i32 %189, 0, !dbg !163
  br i1 %190, label %191, label %192, !dbg !162

191:                                              ; preds = %186
  store i32 8, i32* %1, align 4, !dbg !164
  br label %193, !dbg !164

192:                                              ; preds = %186
  store i32 0, i32* %1, align 4, !dbg !165
  br label %193, !dbg !165

193:                                              ; preds = %192, %191, %185, %176, %158, %143, %102, %85, %67
  %194 = load i32, i32* %1, align 4, !dbg !166
  ret i32 %194, !dbg !166
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #2

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #3

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @consume(i8* noundef %0) #0 !dbg !167 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.job*, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %7 = load i8*, i8** %2, align 8, !dbg !168
  %8 = bitcast i8* %7 to %struct.job*, !dbg !168
  store %struct.job* %8, %struct.job** %3, align 8, !dbg !169
  store i32 0, i32* %4, align 4, !dbg !170
  %9 = call i32* @__errno_location() #7, !dbg !171
  store i32 33, i32* %9, align 4, !dbg !172
  store i32 0, i32* %5, align 4, !dbg !173
  br label %10, !dbg !174

10:                                               ; preds = %44, %1
  %11 = load i32, i32* %5, align 4, !dbg !175
  %12 = load %struct.job*, %struct.job** %3, align 8, !dbg !176
  %13 = getelementptr inbounds %struct.job, %struct.job* %12, i32 0, i32 1, !dbg !177
  %14 = load i32, i32* %13, align 8, !dbg !177
  %15 = icmp slt i32 %11, %14, !dbg !178
  br i1 %15, label %16, label %47, !dbg !179

16:                                               ; preds = %10
  %17 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !180
  br label %18, !dbg !181

18:                                               ; preds = %21, %16
  %19 = load i32, i32* @queued, align 4, !dbg !182
  %20 = icmp eq i32 %19, 0, !dbg !183
  br i1 %20, label %21, label %23, !dbg !181

21:                                               ; preds = %18
  %22 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @filled, %union.pthread_mutex_t* noundef @lock), !dbg !184
  br label %18, !dbg !181, !llvm.loop !185

23:                                               ; preds = %18
  %24 = load i32, i32* @queued, align 4, !dbg !187
  %25 = add nsw i32 %24, -1, !dbg !187
  store i32 %25, i32* @queued, align 4, !dbg !187
  %26 = sext i32 %25 to i64, !dbg !188
  %27 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %26, !dbg !188
  %28 = load i32, i32* %27, align 4, !dbg !188
  store i32 %28, i32* %6, align 4, !dbg !189
  %29 = load i32, i32* %6, align 4, !dbg !190
  %30 = load i32, i32* @sum, align 4, !dbg !191
  %31 = add nsw i32 %30, %29, !dbg !191
  store i32 %31, i32* @sum, align 4, !dbg !191
  %32 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @emptied) #8, !dbg !192
  %33 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !193
  %34 = load i32, i32* %6, align 4, !dbg !194
  %35 = icmp sgt i32 %34, 100, !dbg !195
  br i1 %35, label %36, label %39, !dbg !194

36:                                               ; preds = %23
  %37 = load i32, i32* %4, align 4, !dbg !196
  %38 = add nsw i32 %37, 1, !dbg !196
  store i32 %38, i32* %4, align 4, !dbg !196
  br label %39, !dbg !197

39:                                               ; preds = %36, %23
  %40 = load i32, i32* %6, align 4, !dbg !198
  %41 = and i32 %40, 1, !dbg !199
  %42 = load i32, i32* @own, align 4, !dbg !200
  %43 = add nsw i32 %42, %41, !dbg !200
  store i32 %43, i32* @own, align 4, !dbg !200
  br label %44, !dbg !201

44:                                               ; preds = %39
  %45 = load i32, i32* %5, align 4, !dbg !202
  %46 = add nsw i32 %45, 1, !dbg !202
  store i32 %46, i32* %5, align 4, !dbg !202
  br label %10, !dbg !179, !llvm.loop !203

47:                                               ; preds = %10
  %48 = load %struct.job*, %struct.job** %3, align 8, !dbg !204
  %49 = getelementptr inbounds %struct.job, %struct.job* %48, i32 0, i32 0, !dbg !205
  %50 = load i8*, i8** %49, align 8, !dbg !205
  %51 = load i32, i32* %4, align 4, !dbg !206
  %52 = and i32 %51, 1, !dbg !207
  %53 = sext i32 %52 to i64, !dbg !204
  %54 = getelementptr inbounds i8, i8* %50, i64 %53, !dbg !204
  %55 = load i8, i8* %54, align 1, !dbg !204
  %56 = zext i8 %55 to i32, !dbg !204
  %57 = xor i32 %56, 1, !dbg !208
  %58 = trunc i32 %57 to i8, !dbg !204
  %59 = load %struct.job*, %struct.job** %3, align 8, !dbg !209
  %60 = getelementptr inbounds %struct.job, %struct.job* %59, i32 0, i32 0, !dbg !210
  %61 = load i8*, i8** %60, align 8, !dbg !210
  %62 = getelementptr inbounds i8, i8* %61, i64 2, !dbg !209
  store i8 %58, i8* %62, align 1, !dbg !211
  %63 = load i32, i32* @own, align 4, !dbg !212
  %64 = mul nsw i32 %63, 10, !dbg !213
  %65 = call i32* @__errno_location() #7, !dbg !214
  %66 = load i32, i32* %65, align 4, !dbg !214
  %67 = icmp eq i32 %66, 33, !dbg !215
  %68 = zext i1 %67 to i32, !dbg !215
  %69 = add nsw i32 %64, %68, !dbg !216
  %70 = sext i32 %69 to i64, !dbg !217
  %71 = inttoptr i64 %70 to i8*, !dbg !218
  ret i8* %71, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @produce(i32 noundef %0) #0 !dbg !220 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !221
  br label %4, !dbg !222

4:                                                ; preds = %7, %1
  %5 = load i32, i32* @queued, align 4, !dbg !223
  %6 = icmp eq i32 %5, 2, !dbg !224
  br i1 %6, label %7, label %9, !dbg !222

7:                                                ; preds = %4
  %8 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef @emptied, %union.pthread_mutex_t* noundef @lock), !dbg !225
  br label %4, !dbg !222, !llvm.loop !226

9:                                                ; preds = %4
  %10 = load i32, i32* %2, align 4, !dbg !228
  %11 = load i32, i32* @queued, align 4, !dbg !229
  %12 = add nsw i32 %11, 1, !dbg !229
  store i32 %12, i32* @queued, align 4, !dbg !229
  %13 = sext i32 %11 to i64, !dbg !230
  %14 = getelementptr inbounds [2 x i32], [2 x i32]* @queue, i64 0, i64 %13, !dbg !230
  store i32 %10, i32* %14, align 4, !dbg !231
  %15 = call i32 @pthread_cond_signal(%union.pthread_cond_t* noundef @filled) #8, !dbg !232
  %16 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !233
  ret void, !dbg !234
}

declare i32 @pthread_join(i64 noundef, i8** noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_key_create(i32* noundef, void (i8*)* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(i8* noundef %0) #0 !dbg !235 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %3 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !236
  %4 = load i8*, i8** %2, align 8, !dbg !237
  %5 = bitcast i8* %4 to i32*, !dbg !238
  %6 = load i32, i32* %5, align 4, !dbg !239
  %7 = load i32, i32* @destroyed, align 4, !dbg !240
  %8 = add nsw i32 %7, %6, !dbg !240
  store i32 %8, i32* @destroyed, align 4, !dbg !240
  %9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef @lock) #8, !dbg !241
  ret void, !dbg !242
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(%union.pthread_barrier_t* noundef, %union.pthread_barrierattr_t* noundef, i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @meet(i8* noundef %0) #0 !dbg !243 {
  %2 = alloca i8*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %6 = load i8*, i8** %2, align 8, !dbg !244
  %7 = ptrtoint i8* %6 to i64, !dbg !245
  store i64 %7, i64* %3, align 8, !dbg !246
  %8 = call i32 @pthread_once(i32* noundef @once, void ()* noundef @make), !dbg !247
  %9 = load i32, i32* @key, align 4, !dbg !248
  %10 = load i64, i64* %3, align 8, !dbg !249
  %11 = getelementptr inbounds [3 x i32], [3 x i32]* @meet.mine, i64 0, i64 %10, !dbg !250
  %12 = bitcast i32* %11 to i8*, !dbg !251
  %13 = call i32 @pthread_setspecific(i32 noundef %9, i8* noundef %12) #8, !dbg !252
  %14 = load i64, i64* %3, align 8, !dbg !253
  %15 = getelementptr inbounds [3 x i32], [3 x i32]* @meet.mine, i64 0, i64 %14, !dbg !254
  %16 = load i32, i32* %15, align 4, !dbg !254
  store i32 %16, i32* @own, align 4, !dbg !255
  %17 = load i64, i64* %3, align 8, !dbg !256
  %18 = getelementptr inbounds [3 x i32*], [3 x i32*]* @meet.owns, i64 0, i64 %17, !dbg !257
  store i32* @own, i32** %18, align 8, !dbg !258
  %19 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @barrier) #8, !dbg !259
  %20 = icmp eq i32 %19, -1, !dbg !260
  %21 = zext i1 %20 to i32, !dbg !260
  store i32 %21, i32* %4, align 4, !dbg !261
  %22 = call i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef @shared) #8, !dbg !262
  %23 = load i32, i32* %4, align 4, !dbg !263
  %24 = icmp ne i32 %23, 0, !dbg !263
  %25 = zext i1 %24 to i64, !dbg !263
  %26 = select i1 %24, i32 11, i32 1, !dbg !263
  %27 = load i32, i32* @met, align 4, !dbg !264
  %28 = add nsw i32 %27, %26, !dbg !264
  store i32 %28, i32* @met, align 4, !dbg !264
  store i32 0, i32* %5, align 4, !dbg !265
  br label %29, !dbg !266

29:                                               ; preds = %40, %1
  %30 = load i32, i32* %5, align 4, !dbg !267
  %31 = icmp slt i32 %30, 3, !dbg !268
  br i1 %31, label %32, label %43, !dbg !269

32:                                               ; preds = %29
  %33 = load i32, i32* %5, align 4, !dbg !270
  %34 = sext i32 %33 to i64, !dbg !271
  %35 = getelementptr inbounds [3 x i32*], [3 x i32*]* @meet.owns, i64 0, i64 %34, !dbg !271
  %36 = load i32*, i32** %35, align 8, !dbg !271
  %37 = load i32, i32* %36, align 4, !dbg !272
  %38 = load i32, i32* @added, align 4, !dbg !273
  %39 = add nsw i32 %38, %37, !dbg !273
  store i32 %39, i32* @added, align 4, !dbg !273
  br label %40, !dbg !274

40:                                               ; preds = %32
  %41 = load i32, i32* %5, align 4, !dbg !275
  %42 = add nsw i32 %41, 1, !dbg !275
  store i32 %42, i32* %5, align 4, !dbg !275
  br label %29, !dbg !269, !llvm.loop !276

43:                                               ; preds = %29
  %44 = call i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef @shared) #8, !dbg !278
  %45 = call i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef @barrier) #8, !dbg !279
  br label %46, !dbg !280

46:                                               ; preds = %50, %43
  %47 = load volatile i32, i32* @flag, align 4, !dbg !281
  %48 = icmp ne i32 %47, 0, !dbg !282
  %49 = xor i1 %48, true, !dbg !282
  br i1 %49, label %50, label %52, !dbg !280

50:                                               ; preds = %46
  %51 = call i32 @sched_yield() #8, !dbg !283
  br label %46, !dbg !280, !llvm.loop !284

52:                                               ; preds = %46
  ret i8* null, !dbg !286
}

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @wait_for_ever(i8* noundef %0) #0 !dbg !287 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca void (i8*)*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.__pthread_unwind_buf_t, align 16
  %9 = alloca void (i8*)*, align 8
  %10 = alloca i8*, align 8
  %11 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  store i32 2, i32* %3, align 4, !dbg !288
  br label %12, !dbg !289

12:                                               ; preds = %1
  store void (i8*)* @clean, void (i8*)** %5, align 8, !dbg !289
  %13 = load i8*, i8** %2, align 8, !dbg !289
  store i8* %13, i8** %6, align 8, !dbg !289
  %14 = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %4, i32 0, i32 0, !dbg !289
  %15 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], [1 x %struct.__cancel_jmp_buf_tag]* %14, i64 0, i64 0, !dbg !289
  %16 = bitcast %struct.__cancel_jmp_buf_tag* %15 to i8*, !dbg !289
  %17 = bitcast i8* %16 to %struct.__jmp_buf_tag*, !dbg !289
  %18 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef %17, i32 noundef 0) #9, !dbg !289
  store i32 %18, i32* %7, align 4, !dbg !289
  %19 = load i32, i32* %7, align 4, !dbg !289
  %20 = sext i32 %19 to i64, !dbg !289
  %21 = icmp ne i64 %20, 0, !dbg !289
  br i1 %21, label %22, label %25, !dbg !289

22:                                               ; preds = %12
  %23 = load void (i8*)*, void (i8*)** %5, align 8, !dbg !289
  %24 = load i8*, i8** %6, align 8, !dbg !289
  call void %23(i8* noundef %24), !dbg !289
  call void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef %4) #10, !dbg !289
  unreachable, !dbg !289

25:                                               ; preds = %12
  call void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef %4), !dbg !289
  br label %26, !dbg !289

26:                                               ; preds = %25
  br label %27, !dbg !290

27:                                               ; preds = %26
  store void (i8*)* @clean, void (i8*)** %9, align 8, !dbg !290
  %28 = bitcast i32* %3 to i8*, !dbg !290
  store i8* %28, i8** %10, align 8, !dbg !290
  %29 = getelementptr inbounds %struct.__pthread_unwind_buf_t, %struct.__pthread_unwind_buf_t* %8, i32 0, i32 0, !dbg !290
  %30 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], [1 x %struct.__cancel_jmp_buf_tag]* %29, i64 0, i64 0, !dbg !290
  %31 = bitcast %struct.__cancel_jmp_buf_tag* %30 to i8*, !dbg !290
  %32 = bitcast i8* %31 to %struct.__jmp_buf_tag*, !dbg !290
  %33 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef %32, i32 noundef 0) #9, !dbg !290
  store i32 %33, i32* %11, align 4, !dbg !290
  %34 = load i32, i32* %11, align 4, !dbg !290
  %35 = sext i32 %34 to i64, !dbg !290
  %36 = icmp ne i64 %35, 0, !dbg !290
  br i1 %36, label %37, label %40, !dbg !290

37:                                               ; preds = %27
  %38 = load void (i8*)*, void (i8*)** %9, align 8, !dbg !290
  %39 = load i8*, i8** %10, align 8, !dbg !290
  call void %38(i8* noundef %39), !dbg !290
  call void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef %8) #10, !dbg !290
  unreachable, !dbg !290

40:                                               ; preds = %27
  call void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef %8), !dbg !290
  br label %41, !dbg !290

41:                                               ; preds = %40
  %42 = call i32 @sem_post(%union.sem_t* noundef @posted) #8, !dbg !291
  br label %43, !dbg !292

43:                                               ; preds = %43, %41
  %44 = call i32 @sleep(i32 noundef 1), !dbg !293
  br label %43, !dbg !292, !llvm.loop !294

45:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* noundef %8), !dbg !296
  br label %46, !dbg !296

46:                                               ; preds = %45
  br label %47, !dbg !297

47:                                               ; preds = %46
  br label %48, !dbg !297

48:                                               ; preds = %47
  br label %49, !dbg !297

49:                                               ; preds = %48
  call void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* noundef %4), !dbg !297
  br label %50, !dbg !297

50:                                               ; preds = %49
  ret i8* null, !dbg !298
}

declare i32 @sem_wait(%union.sem_t* noundef) #2

declare i32 @pthread_cancel(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @leave(i8* noundef %0) #0 !dbg !299 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %3 = load i8*, i8** %2, align 8, !dbg !300
  %4 = icmp ne i8* %3, null, !dbg !300
  br i1 %4, label %5, label %8, !dbg !300

5:                                                ; preds = %1
  %6 = load i8*, i8** %2, align 8, !dbg !301
  %7 = getelementptr inbounds i8, i8* %6, i64 1, !dbg !302
  call void @pthread_exit(i8* noundef %7) #10, !dbg !303
  unreachable, !dbg !303

8:                                                ; preds = %1
  ret i8* null, !dbg !304
}

; Function Attrs: nounwind readnone willreturn
declare i64 @pthread_self() #3

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_attr_init(%union.pthread_attr_t* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(%union.pthread_attr_t* noundef, i32 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef) #4

declare i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(%union.pthread_cond_t* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef) #4

declare i32 @pthread_once(i32* noundef, void ()* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make() #0 !dbg !305 {
  %1 = load i32, i32* @made, align 4, !dbg !306
  %2 = add nsw i32 %1, 1, !dbg !306
  store i32 %2, i32* @made, align 4, !dbg !306
  %3 = call i32 @sched_yield() #8, !dbg !307
  ret void, !dbg !308
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(%union.pthread_barrier_t* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(%union.pthread_rwlock_t* noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(%union.pthread_rwlock_t* noundef) #4

; Function Attrs: nounwind
declare i32 @sched_yield() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @clean(i8* noundef %0) #0 !dbg !309 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %3 = load i8*, i8** %2, align 8, !dbg !310
  %4 = bitcast i8* %3 to i32*, !dbg !311
  %5 = load i32, i32* %4, align 4, !dbg !312
  %6 = load i32, i32* @cleaned, align 4, !dbg !313
  %7 = add nsw i32 %6, %5, !dbg !313
  store i32 %7, i32* @cleaned, align 4, !dbg !313
  ret void, !dbg !314
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #5

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(%struct.__pthread_unwind_buf_t* noundef) #6

declare void @__pthread_register_cancel(%struct.__pthread_unwind_buf_t* noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(%union.sem_t* noundef) #4

declare i32 @sleep(i32 noundef) #2

declare void @__pthread_unregister_cancel(%struct.__pthread_unwind_buf_t* noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(i8* noundef) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readnone willreturn }
attributes #8 = { nounwind }
attributes #9 = { nounwind returns_twice }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "98277e262a1ce9f92ea544ea6910b179")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 90, column: 20, scope: !10)
!14 = !DILocation(line: 91, column: 3, scope: !10)
!15 = !DILocation(line: 94, column: 20, scope: !10)
!16 = !DILocation(line: 94, column: 21, scope: !10)
!17 = !DILocation(line: 95, column: 3, scope: !10)
!18 = !DILocation(line: 95, column: 9, scope: !10)
!19 = !DILocation(line: 96, column: 38, scope: !10)
!20 = !DILocation(line: 96, column: 3, scope: !10)
!21 = !DILocation(line: 97, column: 12, scope: !10)
!22 = !DILocation(line: 97, column: 8, scope: !10)
!23 = !DILocation(line: 97, column: 19, scope: !10)
!24 = !DILocation(line: 97, column: 21, scope: !10)
!25 = !DILocation(line: 97, column: 3, scope: !10)
!26 = !DILocation(line: 97, column: 39, scope: !10)
!27 = !DILocation(line: 97, column: 44, scope: !10)
!28 = !DILocation(line: 97, column: 41, scope: !10)
!29 = !DILocation(line: 97, column: 31, scope: !10)
!30 = !DILocation(line: 97, column: 27, scope: !10)
!31 = distinct !{!31, !25, !32, !33}
!32 = !DILocation(line: 97, column: 45, scope: !10)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 98, column: 16, scope: !10)
!35 = !DILocation(line: 98, column: 3, scope: !10)
!36 = !DILocation(line: 99, column: 7, scope: !10)
!37 = !DILocation(line: 99, column: 11, scope: !10)
!38 = !DILocation(line: 99, column: 16, scope: !10)
!39 = !DILocation(line: 99, column: 19, scope: !10)
!40 = !DILocation(line: 99, column: 25, scope: !10)
!41 = !DILocation(line: 99, column: 35, scope: !10)
!42 = !DILocation(line: 99, column: 45, scope: !10)
!43 = !DILocation(line: 99, column: 39, scope: !10)
!44 = !DILocation(line: 99, column: 52, scope: !10)
!45 = !DILocation(line: 99, column: 57, scope: !10)
!46 = !DILocation(line: 99, column: 70, scope: !10)
!47 = !DILocation(line: 99, column: 72, scope: !10)
!48 = !DILocation(line: 99, column: 67, scope: !10)
!49 = !DILocation(line: 99, column: 80, scope: !10)
!50 = !DILocation(line: 99, column: 82, scope: !10)
!51 = !DILocation(line: 99, column: 87, scope: !10)
!52 = !DILocation(line: 99, column: 77, scope: !10)
!53 = !DILocation(line: 99, column: 95, scope: !10)
!54 = !DILocation(line: 99, column: 97, scope: !10)
!55 = !DILocation(line: 99, column: 102, scope: !10)
!56 = !DILocation(line: 99, column: 92, scope: !10)
!57 = !DILocation(line: 99, column: 110, scope: !10)
!58 = !DILocation(line: 99, column: 112, scope: !10)
!59 = !DILocation(line: 99, column: 117, scope: !10)
!60 = !DILocation(line: 99, column: 107, scope: !10)
!61 = !DILocation(line: 99, column: 65, scope: !10)
!62 = !DILocation(line: 99, column: 62, scope: !10)
!63 = !DILocation(line: 99, column: 123, scope: !10)
!64 = !DILocation(line: 100, column: 7, scope: !10)
!65 = !DILocation(line: 100, column: 14, scope: !10)
!66 = !DILocation(line: 100, column: 19, scope: !10)
!67 = !DILocation(line: 100, column: 21, scope: !10)
!68 = !DILocation(line: 100, column: 16, scope: !10)
!69 = !DILocation(line: 100, column: 30, scope: !10)
!70 = !DILocation(line: 100, column: 32, scope: !10)
!71 = !DILocation(line: 100, column: 27, scope: !10)
!72 = !DILocation(line: 100, column: 41, scope: !10)
!73 = !DILocation(line: 100, column: 43, scope: !10)
!74 = !DILocation(line: 100, column: 38, scope: !10)
!75 = !DILocation(line: 100, column: 11, scope: !10)
!76 = !DILocation(line: 100, column: 50, scope: !10)
!77 = !DILocation(line: 101, column: 7, scope: !10)
!78 = !DILocation(line: 101, column: 21, scope: !10)
!79 = !DILocation(line: 101, column: 23, scope: !10)
!80 = !DILocation(line: 101, column: 29, scope: !10)
!81 = !DILocation(line: 101, column: 32, scope: !10)
!82 = !DILocation(line: 101, column: 34, scope: !10)
!83 = !DILocation(line: 0, scope: !10)
!84 = !DILocation(line: 101, column: 17, scope: !10)
!85 = !DILocation(line: 101, column: 50, scope: !10)
!86 = !DILocation(line: 103, column: 3, scope: !10)
!87 = !DILocation(line: 104, column: 3, scope: !10)
!88 = !DILocation(line: 105, column: 13, scope: !10)
!89 = !DILocation(line: 105, column: 8, scope: !10)
!90 = !DILocation(line: 105, column: 20, scope: !10)
!91 = !DILocation(line: 105, column: 22, scope: !10)
!92 = !DILocation(line: 105, column: 3, scope: !10)
!93 = !DILocation(line: 105, column: 54, scope: !10)
!94 = !DILocation(line: 105, column: 48, scope: !10)
!95 = !DILocation(line: 105, column: 75, scope: !10)
!96 = !DILocation(line: 105, column: 67, scope: !10)
!97 = !DILocation(line: 105, column: 32, scope: !10)
!98 = !DILocation(line: 105, column: 28, scope: !10)
!99 = distinct !{!99, !92, !100, !33}
!100 = !DILocation(line: 105, column: 76, scope: !10)
!101 = !DILocation(line: 106, column: 8, scope: !10)
!102 = !DILocation(line: 107, column: 12, scope: !10)
!103 = !DILocation(line: 107, column: 8, scope: !10)
!104 = !DILocation(line: 107, column: 19, scope: !10)
!105 = !DILocation(line: 107, column: 21, scope: !10)
!106 = !DILocation(line: 107, column: 3, scope: !10)
!107 = !DILocation(line: 107, column: 50, scope: !10)
!108 = !DILocation(line: 107, column: 44, scope: !10)
!109 = !DILocation(line: 107, column: 31, scope: !10)
!110 = !DILocation(line: 107, column: 27, scope: !10)
!111 = distinct !{!111, !106, !112, !33}
!112 = !DILocation(line: 107, column: 55, scope: !10)
!113 = !DILocation(line: 108, column: 7, scope: !10)
!114 = !DILocation(line: 108, column: 17, scope: !10)
!115 = !DILocation(line: 108, column: 22, scope: !10)
!116 = !DILocation(line: 108, column: 25, scope: !10)
!117 = !DILocation(line: 108, column: 30, scope: !10)
!118 = !DILocation(line: 108, column: 35, scope: !10)
!119 = !DILocation(line: 108, column: 38, scope: !10)
!120 = !DILocation(line: 108, column: 42, scope: !10)
!121 = !DILocation(line: 108, column: 48, scope: !10)
!122 = !DILocation(line: 108, column: 51, scope: !10)
!123 = !DILocation(line: 108, column: 57, scope: !10)
!124 = !DILocation(line: 108, column: 64, scope: !10)
!125 = !DILocation(line: 110, column: 7, scope: !10)
!126 = !DILocation(line: 111, column: 3, scope: !10)
!127 = !DILocation(line: 112, column: 45, scope: !10)
!128 = !DILocation(line: 112, column: 3, scope: !10)
!129 = !DILocation(line: 113, column: 3, scope: !10)
!130 = !DILocation(line: 114, column: 18, scope: !10)
!131 = !DILocation(line: 114, column: 3, scope: !10)
!132 = !DILocation(line: 115, column: 16, scope: !10)
!133 = !DILocation(line: 115, column: 3, scope: !10)
!134 = !DILocation(line: 116, column: 7, scope: !10)
!135 = !DILocation(line: 116, column: 14, scope: !10)
!136 = !DILocation(line: 116, column: 34, scope: !10)
!137 = !DILocation(line: 116, column: 37, scope: !10)
!138 = !DILocation(line: 116, column: 45, scope: !10)
!139 = !DILocation(line: 116, column: 51, scope: !10)
!140 = !DILocation(line: 118, column: 51, scope: !10)
!141 = !DILocation(line: 118, column: 53, scope: !10)
!142 = !DILocation(line: 118, column: 44, scope: !10)
!143 = !DILocation(line: 118, column: 36, scope: !10)
!144 = !DILocation(line: 118, column: 3, scope: !10)
!145 = !DILocation(line: 119, column: 16, scope: !10)
!146 = !DILocation(line: 119, column: 3, scope: !10)
!147 = !DILocation(line: 120, column: 7, scope: !10)
!148 = !DILocation(line: 120, column: 18, scope: !10)
!149 = !DILocation(line: 120, column: 20, scope: !10)
!150 = !DILocation(line: 120, column: 14, scope: !10)
!151 = !DILocation(line: 120, column: 42, scope: !10)
!152 = !DILocation(line: 121, column: 20, scope: !10)
!153 = !DILocation(line: 121, column: 7, scope: !10)
!154 = !DILocation(line: 121, column: 39, scope: !10)
!155 = !DILocation(line: 121, column: 50, scope: !10)
!156 = !DILocation(line: 121, column: 68, scope: !10)
!157 = !DILocation(line: 121, column: 53, scope: !10)
!158 = !DILocation(line: 121, column: 84, scope: !10)
!159 = !DILocation(line: 121, column: 90, scope: !10)
!160 = !DILocation(line: 123, column: 3, scope: !10)
!161 = !DILocation(line: 124, column: 3, scope: !10)
!162 = !DILocation(line: 125, column: 7, scope: !10)
!163 = !DILocation(line: 125, column: 52, scope: !10)
!164 = !DILocation(line: 125, column: 58, scope: !10)
!165 = !DILocation(line: 126, column: 3, scope: !10)
!166 = !DILocation(line: 127, column: 1, scope: !10)
!167 = distinct !DISubprogram(name: "consume", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!168 = !DILocation(line: 28, column: 21, scope: !167)
!169 = !DILocation(line: 28, column: 15, scope: !167)
!170 = !DILocation(line: 29, column: 7, scope: !167)
!171 = !DILocation(line: 30, column: 3, scope: !167)
!172 = !DILocation(line: 30, column: 9, scope: !167)
!173 = !DILocation(line: 31, column: 12, scope: !167)
!174 = !DILocation(line: 31, column: 8, scope: !167)
!175 = !DILocation(line: 31, column: 19, scope: !167)
!176 = !DILocation(line: 31, column: 23, scope: !167)
!177 = !DILocation(line: 31, column: 28, scope: !167)
!178 = !DILocation(line: 31, column: 21, scope: !167)
!179 = !DILocation(line: 31, column: 3, scope: !167)
!180 = !DILocation(line: 32, column: 5, scope: !167)
!181 = !DILocation(line: 33, column: 5, scope: !167)
!182 = !DILocation(line: 33, column: 12, scope: !167)
!183 = !DILocation(line: 33, column: 19, scope: !167)
!184 = !DILocation(line: 33, column: 25, scope: !167)
!185 = distinct !{!185, !181, !186, !33}
!186 = !DILocation(line: 33, column: 57, scope: !167)
!187 = !DILocation(line: 34, column: 23, scope: !167)
!188 = !DILocation(line: 34, column: 17, scope: !167)
!189 = !DILocation(line: 34, column: 9, scope: !167)
!190 = !DILocation(line: 35, column: 12, scope: !167)
!191 = !DILocation(line: 35, column: 9, scope: !167)
!192 = !DILocation(line: 36, column: 5, scope: !167)
!193 = !DILocation(line: 37, column: 5, scope: !167)
!194 = !DILocation(line: 38, column: 9, scope: !167)
!195 = !DILocation(line: 38, column: 15, scope: !167)
!196 = !DILocation(line: 38, column: 26, scope: !167)
!197 = !DILocation(line: 38, column: 22, scope: !167)
!198 = !DILocation(line: 39, column: 12, scope: !167)
!199 = !DILocation(line: 39, column: 18, scope: !167)
!200 = !DILocation(line: 39, column: 9, scope: !167)
!201 = !DILocation(line: 40, column: 3, scope: !167)
!202 = !DILocation(line: 31, column: 36, scope: !167)
!203 = distinct !{!203, !179, !201, !33}
!204 = !DILocation(line: 41, column: 20, scope: !167)
!205 = !DILocation(line: 41, column: 25, scope: !167)
!206 = !DILocation(line: 41, column: 32, scope: !167)
!207 = !DILocation(line: 41, column: 37, scope: !167)
!208 = !DILocation(line: 41, column: 42, scope: !167)
!209 = !DILocation(line: 41, column: 3, scope: !167)
!210 = !DILocation(line: 41, column: 8, scope: !167)
!211 = !DILocation(line: 41, column: 18, scope: !167)
!212 = !DILocation(line: 42, column: 25, scope: !167)
!213 = !DILocation(line: 42, column: 29, scope: !167)
!214 = !DILocation(line: 42, column: 37, scope: !167)
!215 = !DILocation(line: 42, column: 43, scope: !167)
!216 = !DILocation(line: 42, column: 34, scope: !167)
!217 = !DILocation(line: 42, column: 18, scope: !167)
!218 = !DILocation(line: 42, column: 10, scope: !167)
!219 = !DILocation(line: 42, column: 3, scope: !167)
!220 = distinct !DISubprogram(name: "produce", scope: !1, file: !1, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!221 = !DILocation(line: 46, column: 3, scope: !220)
!222 = !DILocation(line: 47, column: 3, scope: !220)
!223 = !DILocation(line: 47, column: 10, scope: !220)
!224 = !DILocation(line: 47, column: 17, scope: !220)
!225 = !DILocation(line: 47, column: 23, scope: !220)
!226 = distinct !{!226, !222, !227, !33}
!227 = !DILocation(line: 47, column: 56, scope: !220)
!228 = !DILocation(line: 48, column: 21, scope: !220)
!229 = !DILocation(line: 48, column: 15, scope: !220)
!230 = !DILocation(line: 48, column: 3, scope: !220)
!231 = !DILocation(line: 48, column: 19, scope: !220)
!232 = !DILocation(line: 49, column: 3, scope: !220)
!233 = !DILocation(line: 50, column: 3, scope: !220)
!234 = !DILocation(line: 51, column: 1, scope: !220)
!235 = distinct !DISubprogram(name: "destroy", scope: !1, file: !1, line: 53, type: !11, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!236 = !DILocation(line: 53, column: 36, scope: !235)
!237 = !DILocation(line: 53, column: 84, scope: !235)
!238 = !DILocation(line: 53, column: 77, scope: !235)
!239 = !DILocation(line: 53, column: 76, scope: !235)
!240 = !DILocation(line: 53, column: 73, scope: !235)
!241 = !DILocation(line: 53, column: 91, scope: !235)
!242 = !DILocation(line: 53, column: 120, scope: !235)
!243 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!244 = !DILocation(line: 57, column: 18, scope: !243)
!245 = !DILocation(line: 57, column: 12, scope: !243)
!246 = !DILocation(line: 57, column: 8, scope: !243)
!247 = !DILocation(line: 58, column: 3, scope: !243)
!248 = !DILocation(line: 59, column: 23, scope: !243)
!249 = !DILocation(line: 59, column: 34, scope: !243)
!250 = !DILocation(line: 59, column: 29, scope: !243)
!251 = !DILocation(line: 59, column: 28, scope: !243)
!252 = !DILocation(line: 59, column: 3, scope: !243)
!253 = !DILocation(line: 60, column: 14, scope: !243)
!254 = !DILocation(line: 60, column: 9, scope: !243)
!255 = !DILocation(line: 60, column: 7, scope: !243)
!256 = !DILocation(line: 61, column: 8, scope: !243)
!257 = !DILocation(line: 61, column: 3, scope: !243)
!258 = !DILocation(line: 61, column: 11, scope: !243)
!259 = !DILocation(line: 62, column: 19, scope: !243)
!260 = !DILocation(line: 62, column: 50, scope: !243)
!261 = !DILocation(line: 62, column: 7, scope: !243)
!262 = !DILocation(line: 63, column: 3, scope: !243)
!263 = !DILocation(line: 64, column: 10, scope: !243)
!264 = !DILocation(line: 64, column: 7, scope: !243)
!265 = !DILocation(line: 65, column: 12, scope: !243)
!266 = !DILocation(line: 65, column: 8, scope: !243)
!267 = !DILocation(line: 65, column: 19, scope: !243)
!268 = !DILocation(line: 65, column: 21, scope: !243)
!269 = !DILocation(line: 65, column: 3, scope: !243)
!270 = !DILocation(line: 65, column: 46, scope: !243)
!271 = !DILocation(line: 65, column: 41, scope: !243)
!272 = !DILocation(line: 65, column: 40, scope: !243)
!273 = !DILocation(line: 65, column: 37, scope: !243)
!274 = !DILocation(line: 65, column: 31, scope: !243)
!275 = !DILocation(line: 65, column: 27, scope: !243)
!276 = distinct !{!276, !269, !277, !33}
!277 = !DILocation(line: 65, column: 47, scope: !243)
!278 = !DILocation(line: 66, column: 3, scope: !243)
!279 = !DILocation(line: 67, column: 3, scope: !243)
!280 = !DILocation(line: 68, column: 3, scope: !243)
!281 = !DILocation(line: 68, column: 11, scope: !243)
!282 = !DILocation(line: 68, column: 10, scope: !243)
!283 = !DILocation(line: 68, column: 17, scope: !243)
!284 = distinct !{!284, !280, !285, !33}
!285 = !DILocation(line: 68, column: 29, scope: !243)
!286 = !DILocation(line: 69, column: 3, scope: !243)
!287 = distinct !DISubprogram(name: "wait_for_ever", scope: !1, file: !1, line: 73, type: !11, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!288 = !DILocation(line: 74, column: 7, scope: !287)
!289 = !DILocation(line: 75, column: 3, scope: !287)
!290 = !DILocation(line: 76, column: 3, scope: !287)
!291 = !DILocation(line: 77, column: 3, scope: !287)
!292 = !DILocation(line: 78, column: 3, scope: !287)
!293 = !DILocation(line: 78, column: 12, scope: !287)
!294 = distinct !{!294, !292, !295}
!295 = !DILocation(line: 78, column: 19, scope: !287)
!296 = !DILocation(line: 79, column: 3, scope: !287)
!297 = !DILocation(line: 80, column: 3, scope: !287)
!298 = !DILocation(line: 81, column: 3, scope: !287)
!299 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!300 = !DILocation(line: 85, column: 7, scope: !299)
!301 = !DILocation(line: 85, column: 35, scope: !299)
!302 = !DILocation(line: 85, column: 41, scope: !299)
!303 = !DILocation(line: 85, column: 14, scope: !299)
!304 = !DILocation(line: 86, column: 3, scope: !299)
!305 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!306 = !DILocation(line: 54, column: 30, scope: !305)
!307 = !DILocation(line: 54, column: 34, scope: !305)
!308 = !DILocation(line: 54, column: 49, scope: !305)
!309 = distinct !DISubprogram(name: "clean", scope: !1, file: !1, line: 72, type: !11, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!310 = !DILocation(line: 72, column: 50, scope: !309)
!311 = !DILocation(line: 72, column: 43, scope: !309)
!312 = !DILocation(line: 72, column: 42, scope: !309)
!313 = !DILocation(line: 72, column: 39, scope: !309)
!314 = !DILocation(line: 72, column: 54, scope: !309)
