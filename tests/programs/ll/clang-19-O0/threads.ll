; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/threads.c
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
@meet.owns = internal global [3 x ptr] zeroinitializer, align 16
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
  %7 = alloca ptr, align 8
  %8 = alloca %struct.job, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %union.pthread_attr_t, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 @__const.main.values, i64 4, i1 false), !dbg !13
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !14
  %14 = getelementptr inbounds %struct.job, ptr %8, i32 0, i32 0, !dbg !15
  %15 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 0, !dbg !16
  store ptr %15, ptr %14, align 8, !dbg !15
  %16 = getelementptr inbounds %struct.job, ptr %8, i32 0, i32 1, !dbg !15
  store i32 4, ptr %16, align 8, !dbg !15
  %17 = call ptr @__errno_location() #8, !dbg !17
  store i32 34, ptr %17, align 4, !dbg !18
  %18 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @consume, ptr noundef %8) #9, !dbg !19
  store i32 0, ptr %9, align 4, !dbg !20
  br label %19, !dbg !21

19:                                               ; preds = %27, %0
  %20 = load i32, ptr %9, align 4, !dbg !22
  %21 = icmp slt i32 %20, 4, !dbg !23
  br i1 %21, label %22, label %30, !dbg !24

22:                                               ; preds = %19
  %23 = load i8, ptr %2, align 1, !dbg !25
  %24 = zext i8 %23 to i32, !dbg !25
  %25 = load i32, ptr %9, align 4, !dbg !26
  %26 = ashr i32 %24, %25, !dbg !27
  call void @produce(i32 noundef %26), !dbg !28
  br label %27, !dbg !28

27:                                               ; preds = %22
  %28 = load i32, ptr %9, align 4, !dbg !29
  %29 = add nsw i32 %28, 1, !dbg !29
  store i32 %29, ptr %9, align 4, !dbg !29
  br label %19, !dbg !24, !llvm.loop !30

30:                                               ; preds = %19
  %31 = load i64, ptr %4, align 8, !dbg !33
  %32 = call i32 @pthread_join(i64 noundef %31, ptr noundef %7), !dbg !34
  %33 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !35
  %34 = load i32, ptr %33, align 4, !dbg !35
  %35 = icmp ne i32 %34, 3, !dbg !36
  br i1 %35, label %66, label %36, !dbg !37

36:                                               ; preds = %30
  %37 = call ptr @__errno_location() #8, !dbg !38
  %38 = load i32, ptr %37, align 4, !dbg !38
  %39 = icmp ne i32 %38, 34, !dbg !39
  br i1 %39, label %66, label %40, !dbg !40

40:                                               ; preds = %36
  %41 = load ptr, ptr %7, align 8, !dbg !41
  %42 = ptrtoint ptr %41 to i64, !dbg !42
  %43 = sub nsw i64 %42, 1, !dbg !43
  %44 = sdiv i64 %43, 10, !dbg !44
  %45 = load i8, ptr %2, align 1, !dbg !45
  %46 = zext i8 %45 to i32, !dbg !45
  %47 = and i32 %46, 1, !dbg !46
  %48 = add nsw i32 3, %47, !dbg !47
  %49 = load i8, ptr %2, align 1, !dbg !48
  %50 = zext i8 %49 to i32, !dbg !48
  %51 = ashr i32 %50, 1, !dbg !49
  %52 = and i32 %51, 1, !dbg !50
  %53 = add nsw i32 %48, %52, !dbg !51
  %54 = load i8, ptr %2, align 1, !dbg !52
  %55 = zext i8 %54 to i32, !dbg !52
  %56 = ashr i32 %55, 2, !dbg !53
  %57 = and i32 %56, 1, !dbg !54
  %58 = add nsw i32 %53, %57, !dbg !55
  %59 = load i8, ptr %2, align 1, !dbg !56
  %60 = zext i8 %59 to i32, !dbg !56
  %61 = ashr i32 %60, 3, !dbg !57
  %62 = and i32 %61, 1, !dbg !58
  %63 = add nsw i32 %58, %62, !dbg !59
  %64 = sext i32 %63 to i64, !dbg !60
  %65 = icmp ne i64 %44, %64, !dbg !61
  br i1 %65, label %66, label %67, !dbg !35

66:                                               ; preds = %40, %36, %30
  store i32 1, ptr %1, align 4, !dbg !62
  br label %191, !dbg !62

67:                                               ; preds = %40
  %68 = load i32, ptr @sum, align 4, !dbg !63
  %69 = load i8, ptr %2, align 1, !dbg !64
  %70 = zext i8 %69 to i32, !dbg !64
  %71 = load i8, ptr %2, align 1, !dbg !65
  %72 = zext i8 %71 to i32, !dbg !65
  %73 = ashr i32 %72, 1, !dbg !66
  %74 = add nsw i32 %70, %73, !dbg !67
  %75 = load i8, ptr %2, align 1, !dbg !68
  %76 = zext i8 %75 to i32, !dbg !68
  %77 = ashr i32 %76, 2, !dbg !69
  %78 = add nsw i32 %74, %77, !dbg !70
  %79 = load i8, ptr %2, align 1, !dbg !71
  %80 = zext i8 %79 to i32, !dbg !71
  %81 = ashr i32 %80, 3, !dbg !72
  %82 = add nsw i32 %78, %81, !dbg !73
  %83 = icmp ne i32 %68, %82, !dbg !74
  br i1 %83, label %84, label %85, !dbg !63

84:                                               ; preds = %67
  store i32 2, ptr %1, align 4, !dbg !75
  br label %191, !dbg !75

85:                                               ; preds = %67
  %86 = getelementptr inbounds [4 x i8], ptr %3, i64 0, i64 2, !dbg !76
  %87 = load i8, ptr %86, align 1, !dbg !76
  %88 = zext i8 %87 to i32, !dbg !76
  %89 = load i8, ptr %2, align 1, !dbg !77
  %90 = zext i8 %89 to i32, !dbg !77
  %91 = icmp sgt i32 %90, 100, !dbg !78
  br i1 %91, label %92, label %96, !dbg !79

92:                                               ; preds = %85
  %93 = load i8, ptr %2, align 1, !dbg !80
  %94 = zext i8 %93 to i32, !dbg !80
  %95 = icmp slt i32 %94, 202, !dbg !81
  br label %96

96:                                               ; preds = %92, %85
  %97 = phi i1 [ false, %85 ], [ %95, %92 ], !dbg !82
  %98 = zext i1 %97 to i64, !dbg !77
  %99 = select i1 %97, i32 8, i32 6, !dbg !77
  %100 = icmp ne i32 %88, %99, !dbg !83
  br i1 %100, label %101, label %102, !dbg !76

101:                                              ; preds = %96
  store i32 3, ptr %1, align 4, !dbg !84
  br label %191, !dbg !84

102:                                              ; preds = %96
  %103 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #9, !dbg !85
  %104 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 3) #9, !dbg !86
  store i64 0, ptr %10, align 8, !dbg !87
  br label %105, !dbg !88

105:                                              ; preds = %114, %102
  %106 = load i64, ptr %10, align 8, !dbg !89
  %107 = icmp slt i64 %106, 3, !dbg !90
  br i1 %107, label %108, label %117, !dbg !91

108:                                              ; preds = %105
  %109 = load i64, ptr %10, align 8, !dbg !92
  %110 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %109, !dbg !93
  %111 = load i64, ptr %10, align 8, !dbg !94
  %112 = inttoptr i64 %111 to ptr, !dbg !95
  %113 = call i32 @pthread_create(ptr noundef %110, ptr noundef null, ptr noundef @meet, ptr noundef %112) #9, !dbg !96
  br label %114, !dbg !96

114:                                              ; preds = %108
  %115 = load i64, ptr %10, align 8, !dbg !97
  %116 = add nsw i64 %115, 1, !dbg !97
  store i64 %116, ptr %10, align 8, !dbg !97
  br label %105, !dbg !91, !llvm.loop !98

117:                                              ; preds = %105
  store volatile i32 1, ptr @flag, align 4, !dbg !100
  store i32 0, ptr %11, align 4, !dbg !101
  br label %118, !dbg !102

118:                                              ; preds = %127, %117
  %119 = load i32, ptr %11, align 4, !dbg !103
  %120 = icmp slt i32 %119, 3, !dbg !104
  br i1 %120, label %121, label %130, !dbg !105

121:                                              ; preds = %118
  %122 = load i32, ptr %11, align 4, !dbg !106
  %123 = sext i32 %122 to i64, !dbg !107
  %124 = getelementptr inbounds [3 x i64], ptr %6, i64 0, i64 %123, !dbg !107
  %125 = load i64, ptr %124, align 8, !dbg !107
  %126 = call i32 @pthread_join(i64 noundef %125, ptr noundef null), !dbg !108
  br label %127, !dbg !108

127:                                              ; preds = %121
  %128 = load i32, ptr %11, align 4, !dbg !109
  %129 = add nsw i32 %128, 1, !dbg !109
  store i32 %129, ptr %11, align 4, !dbg !109
  br label %118, !dbg !105, !llvm.loop !110

130:                                              ; preds = %118
  %131 = load i32, ptr @destroyed, align 4, !dbg !112
  %132 = icmp ne i32 %131, 7, !dbg !113
  br i1 %132, label %142, label %133, !dbg !114

133:                                              ; preds = %130
  %134 = load i32, ptr @made, align 4, !dbg !115
  %135 = icmp ne i32 %134, 1, !dbg !116
  br i1 %135, label %142, label %136, !dbg !117

136:                                              ; preds = %133
  %137 = load i32, ptr @met, align 4, !dbg !118
  %138 = icmp ne i32 %137, 13, !dbg !119
  br i1 %138, label %142, label %139, !dbg !120

139:                                              ; preds = %136
  %140 = load i32, ptr @added, align 4, !dbg !121
  %141 = icmp ne i32 %140, 21, !dbg !122
  br i1 %141, label %142, label %143, !dbg !112

142:                                              ; preds = %139, %136, %133, %130
  store i32 4, ptr %1, align 4, !dbg !123
  br label %191, !dbg !123

143:                                              ; preds = %139
  store i32 4, ptr %12, align 4, !dbg !124
  %144 = call i32 @sem_init(ptr noundef @posted, i32 noundef 0, i32 noundef 0) #9, !dbg !125
  %145 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @wait_for_ever, ptr noundef %12) #9, !dbg !126
  %146 = call i32 @sem_wait(ptr noundef @posted), !dbg !127
  %147 = load i64, ptr %5, align 8, !dbg !128
  %148 = call i32 @pthread_cancel(i64 noundef %147), !dbg !129
  %149 = load i64, ptr %5, align 8, !dbg !130
  %150 = call i32 @pthread_join(i64 noundef %149, ptr noundef %7), !dbg !131
  %151 = load ptr, ptr %7, align 8, !dbg !132
  %152 = icmp ne ptr %151, inttoptr (i64 -1 to ptr), !dbg !133
  br i1 %152, label %156, label %153, !dbg !134

153:                                              ; preds = %143
  %154 = load i32, ptr @cleaned, align 4, !dbg !135
  %155 = icmp ne i32 %154, 6, !dbg !136
  br i1 %155, label %156, label %157, !dbg !132

156:                                              ; preds = %153, %143
  store i32 5, ptr %1, align 4, !dbg !137
  br label %191, !dbg !137

157:                                              ; preds = %153
  %158 = load i8, ptr %2, align 1, !dbg !138
  %159 = zext i8 %158 to i32, !dbg !138
  %160 = and i32 %159, 1, !dbg !139
  %161 = sext i32 %160 to i64, !dbg !140
  %162 = inttoptr i64 %161 to ptr, !dbg !141
  %163 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @leave, ptr noundef %162) #9, !dbg !142
  %164 = load i64, ptr %4, align 8, !dbg !143
  %165 = call i32 @pthread_join(i64 noundef %164, ptr noundef %7), !dbg !144
  %166 = load ptr, ptr %7, align 8, !dbg !145
  %167 = load i8, ptr %2, align 1, !dbg !146
  %168 = zext i8 %167 to i32, !dbg !146
  %169 = and i32 %168, 1, !dbg !147
  %170 = icmp ne i32 %169, 0, !dbg !146
  %171 = zext i1 %170 to i64, !dbg !146
  %172 = select i1 %170, ptr inttoptr (i64 2 to ptr), ptr null, !dbg !146
  %173 = icmp ne ptr %166, %172, !dbg !148
  br i1 %173, label %174, label %175, !dbg !145

174:                                              ; preds = %157
  store i32 6, ptr %1, align 4, !dbg !149
  br label %191, !dbg !149

175:                                              ; preds = %157
  %176 = call i64 @pthread_self() #8, !dbg !150
  %177 = call i32 @pthread_join(i64 noundef %176, ptr noundef null), !dbg !151
  %178 = icmp ne i32 %177, 35, !dbg !152
  br i1 %178, label %183, label %179, !dbg !153

179:                                              ; preds = %175
  %180 = call i64 @pthread_self() #8, !dbg !154
  %181 = call i32 @pthread_detach(i64 noundef %180) #9, !dbg !155
  %182 = icmp ne i32 %181, 0, !dbg !156
  br i1 %182, label %183, label %184, !dbg !151

183:                                              ; preds = %179, %175
  store i32 7, ptr %1, align 4, !dbg !157
  br label %191, !dbg !157

184:                                              ; preds = %179
  %185 = call i32 @pthread_attr_init(ptr noundef %13) #9, !dbg !158
  %186 = call i32 @pthread_attr_setdetachstate(ptr noundef %13, i32 noundef 1) #9, !dbg !159
  %187 = call i32 @pthread_create(ptr noundef %5, ptr noundef %13, ptr noundef @leave, ptr noundef null) #9, !dbg !160
  %188 = icmp ne i32 %187, 0, !dbg !161
  br i1 %188, label %189, label %190, !dbg !160

189:                                              ; preds = %184
  store i32 8, ptr %1, align 4, !dbg !162
  br label %191, !dbg !162

190:                                              ; preds = %184
  store i32 0, ptr %1, align 4, !dbg !163
  br label %191, !dbg !163

191:                                              ; preds = %190, %189, %183, %174, %156, %142, %101, %84, %66
  %192 = load i32, ptr %1, align 4, !dbg !164
  ret i32 %192, !dbg !164
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @consume(ptr noundef %0) #0 !dbg !165 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8, !dbg !166
  store ptr %7, ptr %3, align 8, !dbg !167
  store i32 0, ptr %4, align 4, !dbg !168
  %8 = call ptr @__errno_location() #8, !dbg !169
  store i32 33, ptr %8, align 4, !dbg !170
  store i32 0, ptr %5, align 4, !dbg !171
  br label %9, !dbg !172

9:                                                ; preds = %44, %1
  %10 = load i32, ptr %5, align 4, !dbg !173
  %11 = load ptr, ptr %3, align 8, !dbg !174
  %12 = getelementptr inbounds %struct.job, ptr %11, i32 0, i32 1, !dbg !175
  %13 = load i32, ptr %12, align 8, !dbg !175
  %14 = icmp slt i32 %10, %13, !dbg !176
  br i1 %14, label %15, label %47, !dbg !177

15:                                               ; preds = %9
  %16 = call i32 @pthread_mutex_lock(ptr noundef @lock) #9, !dbg !178
  br label %17, !dbg !179

17:                                               ; preds = %20, %15
  %18 = load i32, ptr @queued, align 4, !dbg !180
  %19 = icmp eq i32 %18, 0, !dbg !181
  br i1 %19, label %20, label %22, !dbg !179

20:                                               ; preds = %17
  %21 = call i32 @pthread_cond_wait(ptr noundef @filled, ptr noundef @lock), !dbg !182
  br label %17, !dbg !179, !llvm.loop !183

22:                                               ; preds = %17
  %23 = load i32, ptr @queued, align 4, !dbg !185
  %24 = add nsw i32 %23, -1, !dbg !185
  store i32 %24, ptr @queued, align 4, !dbg !185
  %25 = sext i32 %24 to i64, !dbg !186
  %26 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %25, !dbg !186
  %27 = load i32, ptr %26, align 4, !dbg !186
  store i32 %27, ptr %6, align 4, !dbg !187
  %28 = load i32, ptr %6, align 4, !dbg !188
  %29 = load i32, ptr @sum, align 4, !dbg !189
  %30 = add nsw i32 %29, %28, !dbg !189
  store i32 %30, ptr @sum, align 4, !dbg !189
  %31 = call i32 @pthread_cond_signal(ptr noundef @emptied) #9, !dbg !190
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #9, !dbg !191
  %33 = load i32, ptr %6, align 4, !dbg !192
  %34 = icmp sgt i32 %33, 100, !dbg !193
  br i1 %34, label %35, label %38, !dbg !192

35:                                               ; preds = %22
  %36 = load i32, ptr %4, align 4, !dbg !194
  %37 = add nsw i32 %36, 1, !dbg !194
  store i32 %37, ptr %4, align 4, !dbg !194
  br label %38, !dbg !195

38:                                               ; preds = %35, %22
  %39 = load i32, ptr %6, align 4, !dbg !196
  %40 = and i32 %39, 1, !dbg !197
  %41 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !198
  %42 = load i32, ptr %41, align 4, !dbg !199
  %43 = add nsw i32 %42, %40, !dbg !199
  store i32 %43, ptr %41, align 4, !dbg !199
  br label %44, !dbg !200

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !201
  %46 = add nsw i32 %45, 1, !dbg !201
  store i32 %46, ptr %5, align 4, !dbg !201
  br label %9, !dbg !177, !llvm.loop !202

47:                                               ; preds = %9
  %48 = load ptr, ptr %3, align 8, !dbg !203
  %49 = getelementptr inbounds %struct.job, ptr %48, i32 0, i32 0, !dbg !204
  %50 = load ptr, ptr %49, align 8, !dbg !204
  %51 = load i32, ptr %4, align 4, !dbg !205
  %52 = and i32 %51, 1, !dbg !206
  %53 = sext i32 %52 to i64, !dbg !203
  %54 = getelementptr inbounds i8, ptr %50, i64 %53, !dbg !203
  %55 = load i8, ptr %54, align 1, !dbg !203
  %56 = zext i8 %55 to i32, !dbg !203
  %57 = xor i32 %56, 1, !dbg !207
  %58 = trunc i32 %57 to i8, !dbg !203
  %59 = load ptr, ptr %3, align 8, !dbg !208
  %60 = getelementptr inbounds %struct.job, ptr %59, i32 0, i32 0, !dbg !209
  %61 = load ptr, ptr %60, align 8, !dbg !209
  %62 = getelementptr inbounds i8, ptr %61, i64 2, !dbg !208
  store i8 %58, ptr %62, align 1, !dbg !210
  %63 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !211
  %64 = load i32, ptr %63, align 4, !dbg !211
  %65 = mul nsw i32 %64, 10, !dbg !212
  %66 = call ptr @__errno_location() #8, !dbg !213
  %67 = load i32, ptr %66, align 4, !dbg !213
  %68 = icmp eq i32 %67, 33, !dbg !214
  %69 = zext i1 %68 to i32, !dbg !214
  %70 = add nsw i32 %65, %69, !dbg !215
  %71 = sext i32 %70 to i64, !dbg !216
  %72 = inttoptr i64 %71 to ptr, !dbg !217
  ret ptr %72, !dbg !218
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @produce(i32 noundef %0) #0 !dbg !219 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #9, !dbg !220
  br label %4, !dbg !221

4:                                                ; preds = %7, %1
  %5 = load i32, ptr @queued, align 4, !dbg !222
  %6 = icmp eq i32 %5, 2, !dbg !223
  br i1 %6, label %7, label %9, !dbg !221

7:                                                ; preds = %4
  %8 = call i32 @pthread_cond_wait(ptr noundef @emptied, ptr noundef @lock), !dbg !224
  br label %4, !dbg !221, !llvm.loop !225

9:                                                ; preds = %4
  %10 = load i32, ptr %2, align 4, !dbg !227
  %11 = load i32, ptr @queued, align 4, !dbg !228
  %12 = add nsw i32 %11, 1, !dbg !228
  store i32 %12, ptr @queued, align 4, !dbg !228
  %13 = sext i32 %11 to i64, !dbg !229
  %14 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %13, !dbg !229
  store i32 %10, ptr %14, align 4, !dbg !230
  %15 = call i32 @pthread_cond_signal(ptr noundef @filled) #9, !dbg !231
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #9, !dbg !232
  ret void, !dbg !233
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !234 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #9, !dbg !235
  %4 = load ptr, ptr %2, align 8, !dbg !236
  %5 = load i32, ptr %4, align 4, !dbg !237
  %6 = load i32, ptr @destroyed, align 4, !dbg !238
  %7 = add nsw i32 %6, %5, !dbg !238
  store i32 %7, ptr @destroyed, align 4, !dbg !238
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #9, !dbg !239
  ret void, !dbg !240
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @meet(ptr noundef %0) #0 !dbg !241 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8, !dbg !242
  %7 = ptrtoint ptr %6 to i64, !dbg !243
  store i64 %7, ptr %3, align 8, !dbg !244
  %8 = call i32 @pthread_once(ptr noundef @once, ptr noundef @make), !dbg !245
  %9 = load i32, ptr @key, align 4, !dbg !246
  %10 = load i64, ptr %3, align 8, !dbg !247
  %11 = getelementptr inbounds [3 x i32], ptr @meet.mine, i64 0, i64 %10, !dbg !248
  %12 = call i32 @pthread_setspecific(i32 noundef %9, ptr noundef %11) #9, !dbg !249
  %13 = load i64, ptr %3, align 8, !dbg !250
  %14 = getelementptr inbounds [3 x i32], ptr @meet.mine, i64 0, i64 %13, !dbg !251
  %15 = load i32, ptr %14, align 4, !dbg !251
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !252
  store i32 %15, ptr %16, align 4, !dbg !253
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !254
  %18 = load i64, ptr %3, align 8, !dbg !255
  %19 = getelementptr inbounds [3 x ptr], ptr @meet.owns, i64 0, i64 %18, !dbg !256
  store ptr %17, ptr %19, align 8, !dbg !257
  %20 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #9, !dbg !258
  %21 = icmp eq i32 %20, -1, !dbg !259
  %22 = zext i1 %21 to i32, !dbg !259
  store i32 %22, ptr %4, align 4, !dbg !260
  %23 = call i32 @pthread_rwlock_wrlock(ptr noundef @shared) #9, !dbg !261
  %24 = load i32, ptr %4, align 4, !dbg !262
  %25 = icmp ne i32 %24, 0, !dbg !262
  %26 = zext i1 %25 to i64, !dbg !262
  %27 = select i1 %25, i32 11, i32 1, !dbg !262
  %28 = load i32, ptr @met, align 4, !dbg !263
  %29 = add nsw i32 %28, %27, !dbg !263
  store i32 %29, ptr @met, align 4, !dbg !263
  store i32 0, ptr %5, align 4, !dbg !264
  br label %30, !dbg !265

30:                                               ; preds = %41, %1
  %31 = load i32, ptr %5, align 4, !dbg !266
  %32 = icmp slt i32 %31, 3, !dbg !267
  br i1 %32, label %33, label %44, !dbg !268

33:                                               ; preds = %30
  %34 = load i32, ptr %5, align 4, !dbg !269
  %35 = sext i32 %34 to i64, !dbg !270
  %36 = getelementptr inbounds [3 x ptr], ptr @meet.owns, i64 0, i64 %35, !dbg !270
  %37 = load ptr, ptr %36, align 8, !dbg !270
  %38 = load i32, ptr %37, align 4, !dbg !271
  %39 = load i32, ptr @added, align 4, !dbg !272
  %40 = add nsw i32 %39, %38, !dbg !272
  store i32 %40, ptr @added, align 4, !dbg !272
  br label %41, !dbg !273

41:                                               ; preds = %33
  %42 = load i32, ptr %5, align 4, !dbg !274
  %43 = add nsw i32 %42, 1, !dbg !274
  store i32 %43, ptr %5, align 4, !dbg !274
  br label %30, !dbg !268, !llvm.loop !275

44:                                               ; preds = %30
  %45 = call i32 @pthread_rwlock_unlock(ptr noundef @shared) #9, !dbg !277
  %46 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #9, !dbg !278
  br label %47, !dbg !279

47:                                               ; preds = %51, %44
  %48 = load volatile i32, ptr @flag, align 4, !dbg !280
  %49 = icmp ne i32 %48, 0, !dbg !281
  %50 = xor i1 %49, true, !dbg !281
  br i1 %50, label %51, label %53, !dbg !279

51:                                               ; preds = %47
  %52 = call i32 @sched_yield() #9, !dbg !282
  br label %47, !dbg !279, !llvm.loop !283

53:                                               ; preds = %47
  ret ptr null, !dbg !285
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @wait_for_ever(ptr noundef %0) #0 !dbg !286 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.__pthread_unwind_buf_t, align 16
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 2, ptr %3, align 4, !dbg !287
  br label %12, !dbg !288

12:                                               ; preds = %1
  store ptr @clean, ptr %5, align 8, !dbg !288
  %13 = load ptr, ptr %2, align 8, !dbg !288
  store ptr %13, ptr %6, align 8, !dbg !288
  %14 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0, !dbg !288
  %15 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %14, i64 0, i64 0, !dbg !288
  %16 = call i32 @__sigsetjmp(ptr noundef %15, i32 noundef 0) #10, !dbg !288
  store i32 %16, ptr %7, align 4, !dbg !288
  %17 = load i32, ptr %7, align 4, !dbg !288
  %18 = sext i32 %17 to i64, !dbg !288
  %19 = icmp ne i64 %18, 0, !dbg !288
  br i1 %19, label %20, label %23, !dbg !288

20:                                               ; preds = %12
  %21 = load ptr, ptr %5, align 8, !dbg !288
  %22 = load ptr, ptr %6, align 8, !dbg !288
  call void %21(ptr noundef %22), !dbg !288
  call void @__pthread_unwind_next(ptr noundef %4) #11, !dbg !288
  unreachable, !dbg !288

23:                                               ; preds = %12
  call void @__pthread_register_cancel(ptr noundef %4), !dbg !288
  br label %24, !dbg !288

24:                                               ; preds = %23
  br label %25, !dbg !289

25:                                               ; preds = %24
  store ptr @clean, ptr %9, align 8, !dbg !289
  store ptr %3, ptr %10, align 8, !dbg !289
  %26 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %8, i32 0, i32 0, !dbg !289
  %27 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %26, i64 0, i64 0, !dbg !289
  %28 = call i32 @__sigsetjmp(ptr noundef %27, i32 noundef 0) #10, !dbg !289
  store i32 %28, ptr %11, align 4, !dbg !289
  %29 = load i32, ptr %11, align 4, !dbg !289
  %30 = sext i32 %29 to i64, !dbg !289
  %31 = icmp ne i64 %30, 0, !dbg !289
  br i1 %31, label %32, label %35, !dbg !289

32:                                               ; preds = %25
  %33 = load ptr, ptr %9, align 8, !dbg !289
  %34 = load ptr, ptr %10, align 8, !dbg !289
  call void %33(ptr noundef %34), !dbg !289
  call void @__pthread_unwind_next(ptr noundef %8) #11, !dbg !289
  unreachable, !dbg !289

35:                                               ; preds = %25
  call void @__pthread_register_cancel(ptr noundef %8), !dbg !289
  br label %36, !dbg !289

36:                                               ; preds = %35
  %37 = call i32 @sem_post(ptr noundef @posted) #9, !dbg !290
  br label %38, !dbg !291

38:                                               ; preds = %38, %36
  %39 = call i32 @sleep(i32 noundef 1), !dbg !292
  br label %38, !dbg !291, !llvm.loop !293

40:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %8), !dbg !295
  br label %41, !dbg !295

41:                                               ; preds = %40
  br label %42, !dbg !296

42:                                               ; preds = %41
  br label %43, !dbg !296

43:                                               ; preds = %42
  br label %44, !dbg !296

44:                                               ; preds = %43
  call void @__pthread_unregister_cancel(ptr noundef %4), !dbg !296
  br label %45, !dbg !296

45:                                               ; preds = %44
  ret ptr null, !dbg !297
}

declare i32 @sem_wait(ptr noundef) #2

declare i32 @pthread_cancel(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @leave(ptr noundef %0) #0 !dbg !298 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !299
  %4 = icmp ne ptr %3, null, !dbg !299
  br i1 %4, label %5, label %8, !dbg !299

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !300
  %7 = getelementptr inbounds i8, ptr %6, i64 1, !dbg !301
  call void @pthread_exit(ptr noundef %7) #11, !dbg !302
  unreachable, !dbg !302

8:                                                ; preds = %1
  ret ptr null, !dbg !303
}

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #3

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #4

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #4

declare i32 @pthread_once(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make() #0 !dbg !304 {
  %1 = load i32, ptr @made, align 4, !dbg !305
  %2 = add nsw i32 %1, 1, !dbg !305
  store i32 %2, ptr @made, align 4, !dbg !305
  %3 = call i32 @sched_yield() #9, !dbg !306
  ret void, !dbg !307
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sched_yield() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @clean(ptr noundef %0) #0 !dbg !308 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !309
  %4 = load i32, ptr %3, align 4, !dbg !310
  %5 = load i32, ptr @cleaned, align 4, !dbg !311
  %6 = add nsw i32 %5, %4, !dbg !311
  store i32 %6, ptr @cleaned, align 4, !dbg !311
  ret void, !dbg !312
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #6

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #7

declare void @__pthread_register_cancel(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #4

declare i32 @sleep(i32 noundef) #2

declare void @__pthread_unregister_cancel(ptr noundef) #2

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #7

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "98277e262a1ce9f92ea544ea6910b179")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 89, type: !11, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 90, column: 20, scope: !10)
!14 = !DILocation(line: 91, column: 3, scope: !10)
!15 = !DILocation(line: 94, column: 20, scope: !10)
!16 = !DILocation(line: 94, column: 21, scope: !10)
!17 = !DILocation(line: 95, column: 3, scope: !10)
!18 = !DILocation(line: 95, column: 9, scope: !10)
!19 = !DILocation(line: 96, column: 3, scope: !10)
!20 = !DILocation(line: 97, column: 12, scope: !10)
!21 = !DILocation(line: 97, column: 8, scope: !10)
!22 = !DILocation(line: 97, column: 19, scope: !10)
!23 = !DILocation(line: 97, column: 21, scope: !10)
!24 = !DILocation(line: 97, column: 3, scope: !10)
!25 = !DILocation(line: 97, column: 39, scope: !10)
!26 = !DILocation(line: 97, column: 44, scope: !10)
!27 = !DILocation(line: 97, column: 41, scope: !10)
!28 = !DILocation(line: 97, column: 31, scope: !10)
!29 = !DILocation(line: 97, column: 27, scope: !10)
!30 = distinct !{!30, !24, !31, !32}
!31 = !DILocation(line: 97, column: 45, scope: !10)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 98, column: 16, scope: !10)
!34 = !DILocation(line: 98, column: 3, scope: !10)
!35 = !DILocation(line: 99, column: 7, scope: !10)
!36 = !DILocation(line: 99, column: 11, scope: !10)
!37 = !DILocation(line: 99, column: 16, scope: !10)
!38 = !DILocation(line: 99, column: 19, scope: !10)
!39 = !DILocation(line: 99, column: 25, scope: !10)
!40 = !DILocation(line: 99, column: 35, scope: !10)
!41 = !DILocation(line: 99, column: 45, scope: !10)
!42 = !DILocation(line: 99, column: 39, scope: !10)
!43 = !DILocation(line: 99, column: 52, scope: !10)
!44 = !DILocation(line: 99, column: 57, scope: !10)
!45 = !DILocation(line: 99, column: 70, scope: !10)
!46 = !DILocation(line: 99, column: 72, scope: !10)
!47 = !DILocation(line: 99, column: 67, scope: !10)
!48 = !DILocation(line: 99, column: 80, scope: !10)
!49 = !DILocation(line: 99, column: 82, scope: !10)
!50 = !DILocation(line: 99, column: 87, scope: !10)
!51 = !DILocation(line: 99, column: 77, scope: !10)
!52 = !DILocation(line: 99, column: 95, scope: !10)
!53 = !DILocation(line: 99, column: 97, scope: !10)
!54 = !DILocation(line: 99, column: 102, scope: !10)
!55 = !DILocation(line: 99, column: 92, scope: !10)
!56 = !DILocation(line: 99, column: 110, scope: !10)
!57 = !DILocation(line: 99, column: 112, scope: !10)
!58 = !DILocation(line: 99, column: 117, scope: !10)
!59 = !DILocation(line: 99, column: 107, scope: !10)
!60 = !DILocation(line: 99, column: 65, scope: !10)
!61 = !DILocation(line: 99, column: 62, scope: !10)
!62 = !DILocation(line: 99, column: 123, scope: !10)
!63 = !DILocation(line: 100, column: 7, scope: !10)
!64 = !DILocation(line: 100, column: 14, scope: !10)
!65 = !DILocation(line: 100, column: 19, scope: !10)
!66 = !DILocation(line: 100, column: 21, scope: !10)
!67 = !DILocation(line: 100, column: 16, scope: !10)
!68 = !DILocation(line: 100, column: 30, scope: !10)
!69 = !DILocation(line: 100, column: 32, scope: !10)
!70 = !DILocation(line: 100, column: 27, scope: !10)
!71 = !DILocation(line: 100, column: 41, scope: !10)
!72 = !DILocation(line: 100, column: 43, scope: !10)
!73 = !DILocation(line: 100, column: 38, scope: !10)
!74 = !DILocation(line: 100, column: 11, scope: !10)
!75 = !DILocation(line: 100, column: 50, scope: !10)
!76 = !DILocation(line: 101, column: 7, scope: !10)
!77 = !DILocation(line: 101, column: 21, scope: !10)
!78 = !DILocation(line: 101, column: 23, scope: !10)
!79 = !DILocation(line: 101, column: 29, scope: !10)
!80 = !DILocation(line: 101, column: 32, scope: !10)
!81 = !DILocation(line: 101, column: 34, scope: !10)
!82 = !DILocation(line: 0, scope: !10)
!83 = !DILocation(line: 101, column: 17, scope: !10)
!84 = !DILocation(line: 101, column: 50, scope: !10)
!85 = !DILocation(line: 103, column: 3, scope: !10)
!86 = !DILocation(line: 104, column: 3, scope: !10)
!87 = !DILocation(line: 105, column: 13, scope: !10)
!88 = !DILocation(line: 105, column: 8, scope: !10)
!89 = !DILocation(line: 105, column: 20, scope: !10)
!90 = !DILocation(line: 105, column: 22, scope: !10)
!91 = !DILocation(line: 105, column: 3, scope: !10)
!92 = !DILocation(line: 105, column: 54, scope: !10)
!93 = !DILocation(line: 105, column: 48, scope: !10)
!94 = !DILocation(line: 105, column: 75, scope: !10)
!95 = !DILocation(line: 105, column: 67, scope: !10)
!96 = !DILocation(line: 105, column: 32, scope: !10)
!97 = !DILocation(line: 105, column: 28, scope: !10)
!98 = distinct !{!98, !91, !99, !32}
!99 = !DILocation(line: 105, column: 76, scope: !10)
!100 = !DILocation(line: 106, column: 8, scope: !10)
!101 = !DILocation(line: 107, column: 12, scope: !10)
!102 = !DILocation(line: 107, column: 8, scope: !10)
!103 = !DILocation(line: 107, column: 19, scope: !10)
!104 = !DILocation(line: 107, column: 21, scope: !10)
!105 = !DILocation(line: 107, column: 3, scope: !10)
!106 = !DILocation(line: 107, column: 50, scope: !10)
!107 = !DILocation(line: 107, column: 44, scope: !10)
!108 = !DILocation(line: 107, column: 31, scope: !10)
!109 = !DILocation(line: 107, column: 27, scope: !10)
!110 = distinct !{!110, !105, !111, !32}
!111 = !DILocation(line: 107, column: 55, scope: !10)
!112 = !DILocation(line: 108, column: 7, scope: !10)
!113 = !DILocation(line: 108, column: 17, scope: !10)
!114 = !DILocation(line: 108, column: 22, scope: !10)
!115 = !DILocation(line: 108, column: 25, scope: !10)
!116 = !DILocation(line: 108, column: 30, scope: !10)
!117 = !DILocation(line: 108, column: 35, scope: !10)
!118 = !DILocation(line: 108, column: 38, scope: !10)
!119 = !DILocation(line: 108, column: 42, scope: !10)
!120 = !DILocation(line: 108, column: 48, scope: !10)
!121 = !DILocation(line: 108, column: 51, scope: !10)
!122 = !DILocation(line: 108, column: 57, scope: !10)
!123 = !DILocation(line: 108, column: 64, scope: !10)
!124 = !DILocation(line: 110, column: 7, scope: !10)
!125 = !DILocation(line: 111, column: 3, scope: !10)
!126 = !DILocation(line: 112, column: 3, scope: !10)
!127 = !DILocation(line: 113, column: 3, scope: !10)
!128 = !DILocation(line: 114, column: 18, scope: !10)
!129 = !DILocation(line: 114, column: 3, scope: !10)
!130 = !DILocation(line: 115, column: 16, scope: !10)
!131 = !DILocation(line: 115, column: 3, scope: !10)
!132 = !DILocation(line: 116, column: 7, scope: !10)
!133 = !DILocation(line: 116, column: 14, scope: !10)
!134 = !DILocation(line: 116, column: 34, scope: !10)
!135 = !DILocation(line: 116, column: 37, scope: !10)
!136 = !DILocation(line: 116, column: 45, scope: !10)
!137 = !DILocation(line: 116, column: 51, scope: !10)
!138 = !DILocation(line: 118, column: 51, scope: !10)
!139 = !DILocation(line: 118, column: 53, scope: !10)
!140 = !DILocation(line: 118, column: 44, scope: !10)
!141 = !DILocation(line: 118, column: 36, scope: !10)
!142 = !DILocation(line: 118, column: 3, scope: !10)
!143 = !DILocation(line: 119, column: 16, scope: !10)
!144 = !DILocation(line: 119, column: 3, scope: !10)
!145 = !DILocation(line: 120, column: 7, scope: !10)
!146 = !DILocation(line: 120, column: 18, scope: !10)
!147 = !DILocation(line: 120, column: 20, scope: !10)
!148 = !DILocation(line: 120, column: 14, scope: !10)
!149 = !DILocation(line: 120, column: 42, scope: !10)
!150 = !DILocation(line: 121, column: 20, scope: !10)
!151 = !DILocation(line: 121, column: 7, scope: !10)
!152 = !DILocation(line: 121, column: 39, scope: !10)
!153 = !DILocation(line: 121, column: 50, scope: !10)
!154 = !DILocation(line: 121, column: 68, scope: !10)
!155 = !DILocation(line: 121, column: 53, scope: !10)
!156 = !DILocation(line: 121, column: 84, scope: !10)
!157 = !DILocation(line: 121, column: 90, scope: !10)
!158 = !DILocation(line: 123, column: 3, scope: !10)
!159 = !DILocation(line: 124, column: 3, scope: !10)
!160 = !DILocation(line: 125, column: 7, scope: !10)
!161 = !DILocation(line: 125, column: 52, scope: !10)
!162 = !DILocation(line: 125, column: 58, scope: !10)
!163 = !DILocation(line: 126, column: 3, scope: !10)
!164 = !DILocation(line: 127, column: 1, scope: !10)
!165 = distinct !DISubprogram(name: "consume", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!166 = !DILocation(line: 28, column: 21, scope: !165)
!167 = !DILocation(line: 28, column: 15, scope: !165)
!168 = !DILocation(line: 29, column: 7, scope: !165)
!169 = !DILocation(line: 30, column: 3, scope: !165)
!170 = !DILocation(line: 30, column: 9, scope: !165)
!171 = !DILocation(line: 31, column: 12, scope: !165)
!172 = !DILocation(line: 31, column: 8, scope: !165)
!173 = !DILocation(line: 31, column: 19, scope: !165)
!174 = !DILocation(line: 31, column: 23, scope: !165)
!175 = !DILocation(line: 31, column: 28, scope: !165)
!176 = !DILocation(line: 31, column: 21, scope: !165)
!177 = !DILocation(line: 31, column: 3, scope: !165)
!178 = !DILocation(line: 32, column: 5, scope: !165)
!179 = !DILocation(line: 33, column: 5, scope: !165)
!180 = !DILocation(line: 33, column: 12, scope: !165)
!181 = !DILocation(line: 33, column: 19, scope: !165)
!182 = !DILocation(line: 33, column: 25, scope: !165)
!183 = distinct !{!183, !179, !184, !32}
!184 = !DILocation(line: 33, column: 57, scope: !165)
!185 = !DILocation(line: 34, column: 23, scope: !165)
!186 = !DILocation(line: 34, column: 17, scope: !165)
!187 = !DILocation(line: 34, column: 9, scope: !165)
!188 = !DILocation(line: 35, column: 12, scope: !165)
!189 = !DILocation(line: 35, column: 9, scope: !165)
!190 = !DILocation(line: 36, column: 5, scope: !165)
!191 = !DILocation(line: 37, column: 5, scope: !165)
!192 = !DILocation(line: 38, column: 9, scope: !165)
!193 = !DILocation(line: 38, column: 15, scope: !165)
!194 = !DILocation(line: 38, column: 26, scope: !165)
!195 = !DILocation(line: 38, column: 22, scope: !165)
!196 = !DILocation(line: 39, column: 12, scope: !165)
!197 = !DILocation(line: 39, column: 18, scope: !165)
!198 = !DILocation(line: 39, column: 5, scope: !165)
!199 = !DILocation(line: 39, column: 9, scope: !165)
!200 = !DILocation(line: 40, column: 3, scope: !165)
!201 = !DILocation(line: 31, column: 36, scope: !165)
!202 = distinct !{!202, !177, !200, !32}
!203 = !DILocation(line: 41, column: 20, scope: !165)
!204 = !DILocation(line: 41, column: 25, scope: !165)
!205 = !DILocation(line: 41, column: 32, scope: !165)
!206 = !DILocation(line: 41, column: 37, scope: !165)
!207 = !DILocation(line: 41, column: 42, scope: !165)
!208 = !DILocation(line: 41, column: 3, scope: !165)
!209 = !DILocation(line: 41, column: 8, scope: !165)
!210 = !DILocation(line: 41, column: 18, scope: !165)
!211 = !DILocation(line: 42, column: 25, scope: !165)
!212 = !DILocation(line: 42, column: 29, scope: !165)
!213 = !DILocation(line: 42, column: 37, scope: !165)
!214 = !DILocation(line: 42, column: 43, scope: !165)
!215 = !DILocation(line: 42, column: 34, scope: !165)
!216 = !DILocation(line: 42, column: 18, scope: !165)
!217 = !DILocation(line: 42, column: 10, scope: !165)
!218 = !DILocation(line: 42, column: 3, scope: !165)
!219 = distinct !DISubprogram(name: "produce", scope: !1, file: !1, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!220 = !DILocation(line: 46, column: 3, scope: !219)
!221 = !DILocation(line: 47, column: 3, scope: !219)
!222 = !DILocation(line: 47, column: 10, scope: !219)
!223 = !DILocation(line: 47, column: 17, scope: !219)
!224 = !DILocation(line: 47, column: 23, scope: !219)
!225 = distinct !{!225, !221, !226, !32}
!226 = !DILocation(line: 47, column: 56, scope: !219)
!227 = !DILocation(line: 48, column: 21, scope: !219)
!228 = !DILocation(line: 48, column: 15, scope: !219)
!229 = !DILocation(line: 48, column: 3, scope: !219)
!230 = !DILocation(line: 48, column: 19, scope: !219)
!231 = !DILocation(line: 49, column: 3, scope: !219)
!232 = !DILocation(line: 50, column: 3, scope: !219)
!233 = !DILocation(line: 51, column: 1, scope: !219)
!234 = distinct !DISubprogram(name: "destroy", scope: !1, file: !1, line: 53, type: !11, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!235 = !DILocation(line: 53, column: 36, scope: !234)
!236 = !DILocation(line: 53, column: 84, scope: !234)
!237 = !DILocation(line: 53, column: 76, scope: !234)
!238 = !DILocation(line: 53, column: 73, scope: !234)
!239 = !DILocation(line: 53, column: 91, scope: !234)
!240 = !DILocation(line: 53, column: 120, scope: !234)
!241 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!242 = !DILocation(line: 57, column: 18, scope: !241)
!243 = !DILocation(line: 57, column: 12, scope: !241)
!244 = !DILocation(line: 57, column: 8, scope: !241)
!245 = !DILocation(line: 58, column: 3, scope: !241)
!246 = !DILocation(line: 59, column: 23, scope: !241)
!247 = !DILocation(line: 59, column: 34, scope: !241)
!248 = !DILocation(line: 59, column: 29, scope: !241)
!249 = !DILocation(line: 59, column: 3, scope: !241)
!250 = !DILocation(line: 60, column: 14, scope: !241)
!251 = !DILocation(line: 60, column: 9, scope: !241)
!252 = !DILocation(line: 60, column: 3, scope: !241)
!253 = !DILocation(line: 60, column: 7, scope: !241)
!254 = !DILocation(line: 61, column: 14, scope: !241)
!255 = !DILocation(line: 61, column: 8, scope: !241)
!256 = !DILocation(line: 61, column: 3, scope: !241)
!257 = !DILocation(line: 61, column: 11, scope: !241)
!258 = !DILocation(line: 62, column: 19, scope: !241)
!259 = !DILocation(line: 62, column: 50, scope: !241)
!260 = !DILocation(line: 62, column: 7, scope: !241)
!261 = !DILocation(line: 63, column: 3, scope: !241)
!262 = !DILocation(line: 64, column: 10, scope: !241)
!263 = !DILocation(line: 64, column: 7, scope: !241)
!264 = !DILocation(line: 65, column: 12, scope: !241)
!265 = !DILocation(line: 65, column: 8, scope: !241)
!266 = !DILocation(line: 65, column: 19, scope: !241)
!267 = !DILocation(line: 65, column: 21, scope: !241)
!268 = !DILocation(line: 65, column: 3, scope: !241)
!269 = !DILocation(line: 65, column: 46, scope: !241)
!270 = !DILocation(line: 65, column: 41, scope: !241)
!271 = !DILocation(line: 65, column: 40, scope: !241)
!272 = !DILocation(line: 65, column: 37, scope: !241)
!273 = !DILocation(line: 65, column: 31, scope: !241)
!274 = !DILocation(line: 65, column: 27, scope: !241)
!275 = distinct !{!275, !268, !276, !32}
!276 = !DILocation(line: 65, column: 47, scope: !241)
!277 = !DILocation(line: 66, column: 3, scope: !241)
!278 = !DILocation(line: 67, column: 3, scope: !241)
!279 = !DILocation(line: 68, column: 3, scope: !241)
!280 = !DILocation(line: 68, column: 11, scope: !241)
!281 = !DILocation(line: 68, column: 10, scope: !241)
!282 = !DILocation(line: 68, column: 17, scope: !241)
!283 = distinct !{!283, !279, !284, !32}
!284 = !DILocation(line: 68, column: 29, scope: !241)
!285 = !DILocation(line: 69, column: 3, scope: !241)
!286 = distinct !DISubprogram(name: "wait_for_ever", scope: !1, file: !1, line: 73, type: !11, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!287 = !DILocation(line: 74, column: 7, scope: !286)
!288 = !DILocation(line: 75, column: 3, scope: !286)
!289 = !DILocation(line: 76, column: 3, scope: !286)
!290 = !DILocation(line: 77, column: 3, scope: !286)
!291 = !DILocation(line: 78, column: 3, scope: !286)
!292 = !DILocation(line: 78, column: 12, scope: !286)
!293 = distinct !{!293, !291, !294}
!294 = !DILocation(line: 78, column: 19, scope: !286)
!295 = !DILocation(line: 79, column: 3, scope: !286)
!296 = !DILocation(line: 80, column: 3, scope: !286)
!297 = !DILocation(line: 81, column: 3, scope: !286)
!298 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 84, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!299 = !DILocation(line: 85, column: 7, scope: !298)
!300 = !DILocation(line: 85, column: 35, scope: !298)
!301 = !DILocation(line: 85, column: 41, scope: !298)
!302 = !DILocation(line: 85, column: 14, scope: !298)
!303 = !DILocation(line: 86, column: 3, scope: !298)
!304 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!305 = !DILocation(line: 54, column: 30, scope: !304)
!306 = !DILocation(line: 54, column: 34, scope: !304)
!307 = !DILocation(line: 54, column: 49, scope: !304)
!308 = distinct !DISubprogram(name: "clean", scope: !1, file: !1, line: 72, type: !11, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!309 = !DILocation(line: 72, column: 50, scope: !308)
!310 = !DILocation(line: 72, column: 42, scope: !308)
!311 = !DILocation(line: 72, column: 39, scope: !308)
!312 = !DILocation(line: 72, column: 54, scope: !308)
