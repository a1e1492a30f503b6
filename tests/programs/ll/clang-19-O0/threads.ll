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
@posted = internal global %union.sem_t zeroinitializer, align 8
@cleaned = internal global i32 0, align 4
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@queued = internal global i32 0, align 4
@filled = internal global %union.pthread_cond_t zeroinitializer, align 8
@queue = internal global [2 x i32] zeroinitializer, align 4
@emptied = internal global %union.pthread_cond_t zeroinitializer, align 8
@meet.mine = internal global [3 x i32] [i32 1, i32 2, i32 4], align 4
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
  br label %188, !dbg !62

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
  br label %188, !dbg !75

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
  br label %188, !dbg !84

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
  br i1 %132, label %139, label %133, !dbg !114

133:                                              ; preds = %130
  %134 = load i32, ptr @made, align 4, !dbg !115
  %135 = icmp ne i32 %134, 1, !dbg !116
  br i1 %135, label %139, label %136, !dbg !117

136:                                              ; preds = %133
  %137 = load i32, ptr @met, align 4, !dbg !118
  %138 = icmp ne i32 %137, 13, !dbg !119
  br i1 %138, label %139, label %140, !dbg !112

139:                                              ; preds = %136, %133, %130
  store i32 4, ptr %1, align 4, !dbg !120
  br label %188, !dbg !120

140:                                              ; preds = %136
  store i32 4, ptr %12, align 4, !dbg !121
  %141 = call i32 @sem_init(ptr noundef @posted, i32 noundef 0, i32 noundef 0) #9, !dbg !122
  %142 = call i32 @pthread_create(ptr noundef %5, ptr noundef null, ptr noundef @wait_for_ever, ptr noundef %12) #9, !dbg !123
  %143 = call i32 @sem_wait(ptr noundef @posted), !dbg !124
  %144 = load i64, ptr %5, align 8, !dbg !125
  %145 = call i32 @pthread_cancel(i64 noundef %144), !dbg !126
  %146 = load i64, ptr %5, align 8, !dbg !127
  %147 = call i32 @pthread_join(i64 noundef %146, ptr noundef %7), !dbg !128
  %148 = load ptr, ptr %7, align 8, !dbg !129
  %149 = icmp ne ptr %148, inttoptr (i64 -1 to ptr), !dbg !130
  br i1 %149, label %153, label %150, !dbg !131

150:                                              ; preds = %140
  %151 = load i32, ptr @cleaned, align 4, !dbg !132
  %152 = icmp ne i32 %151, 6, !dbg !133
  br i1 %152, label %153, label %154, !dbg !129

153:                                              ; preds = %150, %140
  store i32 5, ptr %1, align 4, !dbg !134
  br label %188, !dbg !134

154:                                              ; preds = %150
  %155 = load i8, ptr %2, align 1, !dbg !135
  %156 = zext i8 %155 to i32, !dbg !135
  %157 = and i32 %156, 1, !dbg !136
  %158 = sext i32 %157 to i64, !dbg !137
  %159 = inttoptr i64 %158 to ptr, !dbg !138
  %160 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @leave, ptr noundef %159) #9, !dbg !139
  %161 = load i64, ptr %4, align 8, !dbg !140
  %162 = call i32 @pthread_join(i64 noundef %161, ptr noundef %7), !dbg !141
  %163 = load ptr, ptr %7, align 8, !dbg !142
  %164 = load i8, ptr %2, align 1, !dbg !143
  %165 = zext i8 %164 to i32, !dbg !143
  %166 = and i32 %165, 1, !dbg !144
  %167 = icmp ne i32 %166, 0, !dbg !143
  %168 = zext i1 %167 to i64, !dbg !143
  %169 = select i1 %167, ptr inttoptr (i64 2 to ptr), ptr null, !dbg !143
  %170 = icmp ne ptr %163, %169, !dbg !145
  br i1 %170, label %171, label %172, !dbg !142

171:                                              ; preds = %154
  store i32 6, ptr %1, align 4, !dbg !146
  br label %188, !dbg !146

172:                                              ; preds = %154
  %173 = call i64 @pthread_self() #8, !dbg !147
  %174 = call i32 @pthread_join(i64 noundef %173, ptr noundef null), !dbg !148
  %175 = icmp ne i32 %174, 35, !dbg !149
  br i1 %175, label %180, label %176, !dbg !150

176:                                              ; preds = %172
  %177 = call i64 @pthread_self() #8, !dbg !151
  %178 = call i32 @pthread_detach(i64 noundef %177) #9, !dbg !152
  %179 = icmp ne i32 %178, 0, !dbg !153
  br i1 %179, label %180, label %181, !dbg !148

180:                                              ; preds = %176, %172
  store i32 7, ptr %1, align 4, !dbg !154
  br label %188, !dbg !154

181:                                              ; preds = %176
  %182 = call i32 @pthread_attr_init(ptr noundef %13) #9, !dbg !155
  %183 = call i32 @pthread_attr_setdetachstate(ptr noundef %13, i32 noundef 1) #9, !dbg !156
  %184 = call i32 @pthread_create(ptr noundef %5, ptr noundef %13, ptr noundef @leave, ptr noundef null) #9, !dbg !157
  %185 = icmp ne i32 %184, 0, !dbg !158
  br i1 %185, label %186, label %187, !dbg !157

186:                                              ; preds = %181
  store i32 8, ptr %1, align 4, !dbg !159
  br label %188, !dbg !159

187:                                              ; preds = %181
  store i32 0, ptr %1, align 4, !dbg !160
  br label %188, !dbg !160

188:                                              ; preds = %187, %186, %180, %171, %153, %139, %101, %84, %66
  %189 = load i32, ptr %1, align 4, !dbg !161
  ret i32 %189, !dbg !161
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @consume(ptr noundef %0) #0 !dbg !162 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8, !dbg !163
  store ptr %7, ptr %3, align 8, !dbg !164
  store i32 0, ptr %4, align 4, !dbg !165
  %8 = call ptr @__errno_location() #8, !dbg !166
  store i32 33, ptr %8, align 4, !dbg !167
  store i32 0, ptr %5, align 4, !dbg !168
  br label %9, !dbg !169

9:                                                ; preds = %44, %1
  %10 = load i32, ptr %5, align 4, !dbg !170
  %11 = load ptr, ptr %3, align 8, !dbg !171
  %12 = getelementptr inbounds %struct.job, ptr %11, i32 0, i32 1, !dbg !172
  %13 = load i32, ptr %12, align 8, !dbg !172
  %14 = icmp slt i32 %10, %13, !dbg !173
  br i1 %14, label %15, label %47, !dbg !174

15:                                               ; preds = %9
  %16 = call i32 @pthread_mutex_lock(ptr noundef @lock) #9, !dbg !175
  br label %17, !dbg !176

17:                                               ; preds = %20, %15
  %18 = load i32, ptr @queued, align 4, !dbg !177
  %19 = icmp eq i32 %18, 0, !dbg !178
  br i1 %19, label %20, label %22, !dbg !176

20:                                               ; preds = %17
  %21 = call i32 @pthread_cond_wait(ptr noundef @filled, ptr noundef @lock), !dbg !179
  br label %17, !dbg !176, !llvm.loop !180

22:                                               ; preds = %17
  %23 = load i32, ptr @queued, align 4, !dbg !182
  %24 = add nsw i32 %23, -1, !dbg !182
  store i32 %24, ptr @queued, align 4, !dbg !182
  %25 = sext i32 %24 to i64, !dbg !183
  %26 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %25, !dbg !183
  %27 = load i32, ptr %26, align 4, !dbg !183
  store i32 %27, ptr %6, align 4, !dbg !184
  %28 = load i32, ptr %6, align 4, !dbg !185
  %29 = load i32, ptr @sum, align 4, !dbg !186
  %30 = add nsw i32 %29, %28, !dbg !186
  store i32 %30, ptr @sum, align 4, !dbg !186
  %31 = call i32 @pthread_cond_signal(ptr noundef @emptied) #9, !dbg !187
  %32 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #9, !dbg !188
  %33 = load i32, ptr %6, align 4, !dbg !189
  %34 = icmp sgt i32 %33, 100, !dbg !190
  br i1 %34, label %35, label %38, !dbg !189

35:                                               ; preds = %22
  %36 = load i32, ptr %4, align 4, !dbg !191
  %37 = add nsw i32 %36, 1, !dbg !191
  store i32 %37, ptr %4, align 4, !dbg !191
  br label %38, !dbg !192

38:                                               ; preds = %35, %22
  %39 = load i32, ptr %6, align 4, !dbg !193
  %40 = and i32 %39, 1, !dbg !194
  %41 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !195
  %42 = load i32, ptr %41, align 4, !dbg !196
  %43 = add nsw i32 %42, %40, !dbg !196
  store i32 %43, ptr %41, align 4, !dbg !196
  br label %44, !dbg !197

44:                                               ; preds = %38
  %45 = load i32, ptr %5, align 4, !dbg !198
  %46 = add nsw i32 %45, 1, !dbg !198
  store i32 %46, ptr %5, align 4, !dbg !198
  br label %9, !dbg !174, !llvm.loop !199

47:                                               ; preds = %9
  %48 = load ptr, ptr %3, align 8, !dbg !200
  %49 = getelementptr inbounds %struct.job, ptr %48, i32 0, i32 0, !dbg !201
  %50 = load ptr, ptr %49, align 8, !dbg !201
  %51 = load i32, ptr %4, align 4, !dbg !202
  %52 = and i32 %51, 1, !dbg !203
  %53 = sext i32 %52 to i64, !dbg !200
  %54 = getelementptr inbounds i8, ptr %50, i64 %53, !dbg !200
  %55 = load i8, ptr %54, align 1, !dbg !200
  %56 = zext i8 %55 to i32, !dbg !200
  %57 = xor i32 %56, 1, !dbg !204
  %58 = trunc i32 %57 to i8, !dbg !200
  %59 = load ptr, ptr %3, align 8, !dbg !205
  %60 = getelementptr inbounds %struct.job, ptr %59, i32 0, i32 0, !dbg !206
  %61 = load ptr, ptr %60, align 8, !dbg !206
  %62 = getelementptr inbounds i8, ptr %61, i64 2, !dbg !205
  store i8 %58, ptr %62, align 1, !dbg !207
  %63 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !208
  %64 = load i32, ptr %63, align 4, !dbg !208
  %65 = mul nsw i32 %64, 10, !dbg !209
  %66 = call ptr @__errno_location() #8, !dbg !210
  %67 = load i32, ptr %66, align 4, !dbg !210
  %68 = icmp eq i32 %67, 33, !dbg !211
  %69 = zext i1 %68 to i32, !dbg !211
  %70 = add nsw i32 %65, %69, !dbg !212
  %71 = sext i32 %70 to i64, !dbg !213
  %72 = inttoptr i64 %71 to ptr, !dbg !214
  ret ptr %72, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @produce(i32 noundef %0) #0 !dbg !216 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #9, !dbg !217
  br label %4, !dbg !218

4:                                                ; preds = %7, %1
  %5 = load i32, ptr @queued, align 4, !dbg !219
  %6 = icmp eq i32 %5, 2, !dbg !220
  br i1 %6, label %7, label %9, !dbg !218

7:                                                ; preds = %4
  %8 = call i32 @pthread_cond_wait(ptr noundef @emptied, ptr noundef @lock), !dbg !221
  br label %4, !dbg !218, !llvm.loop !222

9:                                                ; preds = %4
  %10 = load i32, ptr %2, align 4, !dbg !224
  %11 = load i32, ptr @queued, align 4, !dbg !225
  %12 = add nsw i32 %11, 1, !dbg !225
  store i32 %12, ptr @queued, align 4, !dbg !225
  %13 = sext i32 %11 to i64, !dbg !226
  %14 = getelementptr inbounds [2 x i32], ptr @queue, i64 0, i64 %13, !dbg !226
  store i32 %10, ptr %14, align 4, !dbg !227
  %15 = call i32 @pthread_cond_signal(ptr noundef @filled) #9, !dbg !228
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #9, !dbg !229
  ret void, !dbg !230
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #5

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !231 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !232
  %4 = load i32, ptr %3, align 4, !dbg !233
  %5 = load i32, ptr @destroyed, align 4, !dbg !234
  %6 = add nsw i32 %5, %4, !dbg !234
  store i32 %6, ptr @destroyed, align 4, !dbg !234
  ret void, !dbg !235
}

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @meet(ptr noundef %0) #0 !dbg !236 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8, !dbg !237
  %5 = ptrtoint ptr %4 to i64, !dbg !238
  store i64 %5, ptr %3, align 8, !dbg !239
  %6 = call i32 @pthread_once(ptr noundef @once, ptr noundef @make), !dbg !240
  %7 = load i32, ptr @key, align 4, !dbg !241
  %8 = load i64, ptr %3, align 8, !dbg !242
  %9 = getelementptr inbounds [3 x i32], ptr @meet.mine, i64 0, i64 %8, !dbg !243
  %10 = call i32 @pthread_setspecific(i32 noundef %7, ptr noundef %9) #9, !dbg !244
  %11 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #9, !dbg !245
  %12 = icmp eq i32 %11, -1, !dbg !246
  br i1 %12, label %13, label %16, !dbg !245

13:                                               ; preds = %1
  %14 = load i32, ptr @met, align 4, !dbg !247
  %15 = add nsw i32 %14, 10, !dbg !247
  store i32 %15, ptr @met, align 4, !dbg !247
  br label %16, !dbg !248

16:                                               ; preds = %13, %1
  %17 = call i32 @pthread_rwlock_wrlock(ptr noundef @shared) #9, !dbg !249
  %18 = load i32, ptr @met, align 4, !dbg !250
  %19 = add nsw i32 %18, 1, !dbg !250
  store i32 %19, ptr @met, align 4, !dbg !250
  %20 = call i32 @pthread_rwlock_unlock(ptr noundef @shared) #9, !dbg !251
  br label %21, !dbg !252

21:                                               ; preds = %25, %16
  %22 = load volatile i32, ptr @flag, align 4, !dbg !253
  %23 = icmp ne i32 %22, 0, !dbg !254
  %24 = xor i1 %23, true, !dbg !254
  br i1 %24, label %25, label %27, !dbg !252

25:                                               ; preds = %21
  %26 = call i32 @sched_yield() #9, !dbg !255
  br label %21, !dbg !252, !llvm.loop !256

27:                                               ; preds = %21
  ret ptr null, !dbg !258
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @wait_for_ever(ptr noundef %0) #0 !dbg !259 {
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
  store i32 2, ptr %3, align 4, !dbg !260
  br label %12, !dbg !261

12:                                               ; preds = %1
  store ptr @clean, ptr %5, align 8, !dbg !261
  %13 = load ptr, ptr %2, align 8, !dbg !261
  store ptr %13, ptr %6, align 8, !dbg !261
  %14 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0, !dbg !261
  %15 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %14, i64 0, i64 0, !dbg !261
  %16 = call i32 @__sigsetjmp(ptr noundef %15, i32 noundef 0) #10, !dbg !261
  store i32 %16, ptr %7, align 4, !dbg !261
  %17 = load i32, ptr %7, align 4, !dbg !261
  %18 = sext i32 %17 to i64, !dbg !261
  %19 = icmp ne i64 %18, 0, !dbg !261
  br i1 %19, label %20, label %23, !dbg !261

20:                                               ; preds = %12
  %21 = load ptr, ptr %5, align 8, !dbg !261
  %22 = load ptr, ptr %6, align 8, !dbg !261
  call void %21(ptr noundef %22), !dbg !261
  call void @__pthread_unwind_next(ptr noundef %4) #11, !dbg !261
  unreachable, !dbg !261

23:                                               ; preds = %12
  call void @__pthread_register_cancel(ptr noundef %4), !dbg !261
  br label %24, !dbg !261

24:                                               ; preds = %23
  br label %25, !dbg !262

25:                                               ; preds = %24
  store ptr @clean, ptr %9, align 8, !dbg !262
  store ptr %3, ptr %10, align 8, !dbg !262
  %26 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %8, i32 0, i32 0, !dbg !262
  %27 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %26, i64 0, i64 0, !dbg !262
  %28 = call i32 @__sigsetjmp(ptr noundef %27, i32 noundef 0) #10, !dbg !262
  store i32 %28, ptr %11, align 4, !dbg !262
  %29 = load i32, ptr %11, align 4, !dbg !262
  %30 = sext i32 %29 to i64, !dbg !262
  %31 = icmp ne i64 %30, 0, !dbg !262
  br i1 %31, label %32, label %35, !dbg !262

32:                                               ; preds = %25
  %33 = load ptr, ptr %9, align 8, !dbg !262
  %34 = load ptr, ptr %10, align 8, !dbg !262
  call void %33(ptr noundef %34), !dbg !262
  call void @__pthread_unwind_next(ptr noundef %8) #11, !dbg !262
  unreachable, !dbg !262

35:                                               ; preds = %25
  call void @__pthread_register_cancel(ptr noundef %8), !dbg !262
  br label %36, !dbg !262

36:                                               ; preds = %35
  %37 = call i32 @sem_post(ptr noundef @posted) #9, !dbg !263
  br label %38, !dbg !264

38:                                               ; preds = %38, %36
  %39 = call i32 @sleep(i32 noundef 1), !dbg !265
  br label %38, !dbg !264, !llvm.loop !266

40:                                               ; No predecessors!
  call void @__pthread_unregister_cancel(ptr noundef %8), !dbg !268
  br label %41, !dbg !268

41:                                               ; preds = %40
  br label %42, !dbg !269

42:                                               ; preds = %41
  br label %43, !dbg !269

43:                                               ; preds = %42
  br label %44, !dbg !269

44:                                               ; preds = %43
  call void @__pthread_unregister_cancel(ptr noundef %4), !dbg !269
  br label %45, !dbg !269

45:                                               ; preds = %44
  ret ptr null, !dbg !270
}

declare i32 @sem_wait(ptr noundef) #2

declare i32 @pthread_cancel(i64 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @leave(ptr noundef %0) #0 !dbg !271 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !272
  %4 = icmp ne ptr %3, null, !dbg !272
  br i1 %4, label %5, label %8, !dbg !272

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !273
  %7 = getelementptr inbounds i8, ptr %6, i64 1, !dbg !274
  call void @pthread_exit(ptr noundef %7) #11, !dbg !275
  unreachable, !dbg !275

8:                                                ; preds = %1
  ret ptr null, !dbg !276
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
define internal void @make() #0 !dbg !277 {
  %1 = load i32, ptr @made, align 4, !dbg !278
  %2 = add nsw i32 %1, 1, !dbg !278
  store i32 %2, ptr @made, align 4, !dbg !278
  %3 = call i32 @sched_yield() #9, !dbg !279
  ret void, !dbg !280
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
define internal void @clean(ptr noundef %0) #0 !dbg !281 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !282
  %4 = load i32, ptr %3, align 4, !dbg !283
  %5 = load i32, ptr @cleaned, align 4, !dbg !284
  %6 = add nsw i32 %5, %4, !dbg !284
  store i32 %6, ptr @cleaned, align 4, !dbg !284
  ret void, !dbg !285
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
!1 = !DIFile(filename: "tests/programs/threads.c", directory: ".", checksumkind: CSK_MD5, checksum: "4950c6bcee494247fd2637540c32d69b")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 85, type: !11, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 86, column: 20, scope: !10)
!14 = !DILocation(line: 87, column: 3, scope: !10)
!15 = !DILocation(line: 90, column: 20, scope: !10)
!16 = !DILocation(line: 90, column: 21, scope: !10)
!17 = !DILocation(line: 91, column: 3, scope: !10)
!18 = !DILocation(line: 91, column: 9, scope: !10)
!19 = !DILocation(line: 92, column: 3, scope: !10)
!20 = !DILocation(line: 93, column: 12, scope: !10)
!21 = !DILocation(line: 93, column: 8, scope: !10)
!22 = !DILocation(line: 93, column: 19, scope: !10)
!23 = !DILocation(line: 93, column: 21, scope: !10)
!24 = !DILocation(line: 93, column: 3, scope: !10)
!25 = !DILocation(line: 93, column: 39, scope: !10)
!26 = !DILocation(line: 93, column: 44, scope: !10)
!27 = !DILocation(line: 93, column: 41, scope: !10)
!28 = !DILocation(line: 93, column: 31, scope: !10)
!29 = !DILocation(line: 93, column: 27, scope: !10)
!30 = distinct !{!30, !24, !31, !32}
!31 = !DILocation(line: 93, column: 45, scope: !10)
!32 = !{!"llvm.loop.mustprogress"}
!33 = !DILocation(line: 94, column: 16, scope: !10)
!34 = !DILocation(line: 94, column: 3, scope: !10)
!35 = !DILocation(line: 95, column: 7, scope: !10)
!36 = !DILocation(line: 95, column: 11, scope: !10)
!37 = !DILocation(line: 95, column: 16, scope: !10)
!38 = !DILocation(line: 95, column: 19, scope: !10)
!39 = !DILocation(line: 95, column: 25, scope: !10)
!40 = !DILocation(line: 95, column: 35, scope: !10)
!41 = !DILocation(line: 95, column: 45, scope: !10)
!42 = !DILocation(line: 95, column: 39, scope: !10)
!43 = !DILocation(line: 95, column: 52, scope: !10)
!44 = !DILocation(line: 95, column: 57, scope: !10)
!45 = !DILocation(line: 95, column: 70, scope: !10)
!46 = !DILocation(line: 95, column: 72, scope: !10)
!47 = !DILocation(line: 95, column: 67, scope: !10)
!48 = !DILocation(line: 95, column: 80, scope: !10)
!49 = !DILocation(line: 95, column: 82, scope: !10)
!50 = !DILocation(line: 95, column: 87, scope: !10)
!51 = !DILocation(line: 95, column: 77, scope: !10)
!52 = !DILocation(line: 95, column: 95, scope: !10)
!53 = !DILocation(line: 95, column: 97, scope: !10)
!54 = !DILocation(line: 95, column: 102, scope: !10)
!55 = !DILocation(line: 95, column: 92, scope: !10)
!56 = !DILocation(line: 95, column: 110, scope: !10)
!57 = !DILocation(line: 95, column: 112, scope: !10)
!58 = !DILocation(line: 95, column: 117, scope: !10)
!59 = !DILocation(line: 95, column: 107, scope: !10)
!60 = !DILocation(line: 95, column: 65, scope: !10)
!61 = !DILocation(line: 95, column: 62, scope: !10)
!62 = !DILocation(line: 95, column: 123, scope: !10)
!63 = !DILocation(line: 96, column: 7, scope: !10)
!64 = !DILocation(line: 96, column: 14, scope: !10)
!65 = !DILocation(line: 96, column: 19, scope: !10)
!66 = !DILocation(line: 96, column: 21, scope: !10)
!67 = !DILocation(line: 96, column: 16, scope: !10)
!68 = !DILocation(line: 96, column: 30, scope: !10)
!69 = !DILocation(line: 96, column: 32, scope: !10)
!70 = !DILocation(line: 96, column: 27, scope: !10)
!71 = !DILocation(line: 96, column: 41, scope: !10)
!72 = !DILocation(line: 96, column: 43, scope: !10)
!73 = !DILocation(line: 96, column: 38, scope: !10)
!74 = !DILocation(line: 96, column: 11, scope: !10)
!75 = !DILocation(line: 96, column: 50, scope: !10)
!76 = !DILocation(line: 97, column: 7, scope: !10)
!77 = !DILocation(line: 97, column: 21, scope: !10)
!78 = !DILocation(line: 97, column: 23, scope: !10)
!79 = !DILocation(line: 97, column: 29, scope: !10)
!80 = !DILocation(line: 97, column: 32, scope: !10)
!81 = !DILocation(line: 97, column: 34, scope: !10)
!82 = !DILocation(line: 0, scope: !10)
!83 = !DILocation(line: 97, column: 17, scope: !10)
!84 = !DILocation(line: 97, column: 50, scope: !10)
!85 = !DILocation(line: 99, column: 3, scope: !10)
!86 = !DILocation(line: 100, column: 3, scope: !10)
!87 = !DILocation(line: 101, column: 13, scope: !10)
!88 = !DILocation(line: 101, column: 8, scope: !10)
!89 = !DILocation(line: 101, column: 20, scope: !10)
!90 = !DILocation(line: 101, column: 22, scope: !10)
!91 = !DILocation(line: 101, column: 3, scope: !10)
!92 = !DILocation(line: 101, column: 54, scope: !10)
!93 = !DILocation(line: 101, column: 48, scope: !10)
!94 = !DILocation(line: 101, column: 75, scope: !10)
!95 = !DILocation(line: 101, column: 67, scope: !10)
!96 = !DILocation(line: 101, column: 32, scope: !10)
!97 = !DILocation(line: 101, column: 28, scope: !10)
!98 = distinct !{!98, !91, !99, !32}
!99 = !DILocation(line: 101, column: 76, scope: !10)
!100 = !DILocation(line: 102, column: 8, scope: !10)
!101 = !DILocation(line: 103, column: 12, scope: !10)
!102 = !DILocation(line: 103, column: 8, scope: !10)
!103 = !DILocation(line: 103, column: 19, scope: !10)
!104 = !DILocation(line: 103, column: 21, scope: !10)
!105 = !DILocation(line: 103, column: 3, scope: !10)
!106 = !DILocation(line: 103, column: 50, scope: !10)
!107 = !DILocation(line: 103, column: 44, scope: !10)
!108 = !DILocation(line: 103, column: 31, scope: !10)
!109 = !DILocation(line: 103, column: 27, scope: !10)
!110 = distinct !{!110, !105, !111, !32}
!111 = !DILocation(line: 103, column: 55, scope: !10)
!112 = !DILocation(line: 104, column: 7, scope: !10)
!113 = !DILocation(line: 104, column: 17, scope: !10)
!114 = !DILocation(line: 104, column: 22, scope: !10)
!115 = !DILocation(line: 104, column: 25, scope: !10)
!116 = !DILocation(line: 104, column: 30, scope: !10)
!117 = !DILocation(line: 104, column: 35, scope: !10)
!118 = !DILocation(line: 104, column: 38, scope: !10)
!119 = !DILocation(line: 104, column: 42, scope: !10)
!120 = !DILocation(line: 104, column: 49, scope: !10)
!121 = !DILocation(line: 106, column: 7, scope: !10)
!122 = !DILocation(line: 107, column: 3, scope: !10)
!123 = !DILocation(line: 108, column: 3, scope: !10)
!124 = !DILocation(line: 109, column: 3, scope: !10)
!125 = !DILocation(line: 110, column: 18, scope: !10)
!126 = !DILocation(line: 110, column: 3, scope: !10)
!127 = !DILocation(line: 111, column: 16, scope: !10)
!128 = !DILocation(line: 111, column: 3, scope: !10)
!129 = !DILocation(line: 112, column: 7, scope: !10)
!130 = !DILocation(line: 112, column: 14, scope: !10)
!131 = !DILocation(line: 112, column: 34, scope: !10)
!132 = !DILocation(line: 112, column: 37, scope: !10)
!133 = !DILocation(line: 112, column: 45, scope: !10)
!134 = !DILocation(line: 112, column: 51, scope: !10)
!135 = !DILocation(line: 114, column: 51, scope: !10)
!136 = !DILocation(line: 114, column: 53, scope: !10)
!137 = !DILocation(line: 114, column: 44, scope: !10)
!138 = !DILocation(line: 114, column: 36, scope: !10)
!139 = !DILocation(line: 114, column: 3, scope: !10)
!140 = !DILocation(line: 115, column: 16, scope: !10)
!141 = !DILocation(line: 115, column: 3, scope: !10)
!142 = !DILocation(line: 116, column: 7, scope: !10)
!143 = !DILocation(line: 116, column: 18, scope: !10)
!144 = !DILocation(line: 116, column: 20, scope: !10)
!145 = !DILocation(line: 116, column: 14, scope: !10)
!146 = !DILocation(line: 116, column: 42, scope: !10)
!147 = !DILocation(line: 117, column: 20, scope: !10)
!148 = !DILocation(line: 117, column: 7, scope: !10)
!149 = !DILocation(line: 117, column: 39, scope: !10)
!150 = !DILocation(line: 117, column: 50, scope: !10)
!151 = !DILocation(line: 117, column: 68, scope: !10)
!152 = !DILocation(line: 117, column: 53, scope: !10)
!153 = !DILocation(line: 117, column: 84, scope: !10)
!154 = !DILocation(line: 117, column: 90, scope: !10)
!155 = !DILocation(line: 119, column: 3, scope: !10)
!156 = !DILocation(line: 120, column: 3, scope: !10)
!157 = !DILocation(line: 121, column: 7, scope: !10)
!158 = !DILocation(line: 121, column: 52, scope: !10)
!159 = !DILocation(line: 121, column: 58, scope: !10)
!160 = !DILocation(line: 122, column: 3, scope: !10)
!161 = !DILocation(line: 123, column: 1, scope: !10)
!162 = distinct !DISubprogram(name: "consume", scope: !1, file: !1, line: 27, type: !11, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!163 = !DILocation(line: 28, column: 21, scope: !162)
!164 = !DILocation(line: 28, column: 15, scope: !162)
!165 = !DILocation(line: 29, column: 7, scope: !162)
!166 = !DILocation(line: 30, column: 3, scope: !162)
!167 = !DILocation(line: 30, column: 9, scope: !162)
!168 = !DILocation(line: 31, column: 12, scope: !162)
!169 = !DILocation(line: 31, column: 8, scope: !162)
!170 = !DILocation(line: 31, column: 19, scope: !162)
!171 = !DILocation(line: 31, column: 23, scope: !162)
!172 = !DILocation(line: 31, column: 28, scope: !162)
!173 = !DILocation(line: 31, column: 21, scope: !162)
!174 = !DILocation(line: 31, column: 3, scope: !162)
!175 = !DILocation(line: 32, column: 5, scope: !162)
!176 = !DILocation(line: 33, column: 5, scope: !162)
!177 = !DILocation(line: 33, column: 12, scope: !162)
!178 = !DILocation(line: 33, column: 19, scope: !162)
!179 = !DILocation(line: 33, column: 25, scope: !162)
!180 = distinct !{!180, !176, !181, !32}
!181 = !DILocation(line: 33, column: 57, scope: !162)
!182 = !DILocation(line: 34, column: 23, scope: !162)
!183 = !DILocation(line: 34, column: 17, scope: !162)
!184 = !DILocation(line: 34, column: 9, scope: !162)
!185 = !DILocation(line: 35, column: 12, scope: !162)
!186 = !DILocation(line: 35, column: 9, scope: !162)
!187 = !DILocation(line: 36, column: 5, scope: !162)
!188 = !DILocation(line: 37, column: 5, scope: !162)
!189 = !DILocation(line: 38, column: 9, scope: !162)
!190 = !DILocation(line: 38, column: 15, scope: !162)
!191 = !DILocation(line: 38, column: 26, scope: !162)
!192 = !DILocation(line: 38, column: 22, scope: !162)
!193 = !DILocation(line: 39, column: 12, scope: !162)
!194 = !DILocation(line: 39, column: 18, scope: !162)
!195 = !DILocation(line: 39, column: 5, scope: !162)
!196 = !DILocation(line: 39, column: 9, scope: !162)
!197 = !DILocation(line: 40, column: 3, scope: !162)
!198 = !DILocation(line: 31, column: 36, scope: !162)
!199 = distinct !{!199, !174, !197, !32}
!200 = !DILocation(line: 41, column: 20, scope: !162)
!201 = !DILocation(line: 41, column: 25, scope: !162)
!202 = !DILocation(line: 41, column: 32, scope: !162)
!203 = !DILocation(line: 41, column: 37, scope: !162)
!204 = !DILocation(line: 41, column: 42, scope: !162)
!205 = !DILocation(line: 41, column: 3, scope: !162)
!206 = !DILocation(line: 41, column: 8, scope: !162)
!207 = !DILocation(line: 41, column: 18, scope: !162)
!208 = !DILocation(line: 42, column: 25, scope: !162)
!209 = !DILocation(line: 42, column: 29, scope: !162)
!210 = !DILocation(line: 42, column: 37, scope: !162)
!211 = !DILocation(line: 42, column: 43, scope: !162)
!212 = !DILocation(line: 42, column: 34, scope: !162)
!213 = !DILocation(line: 42, column: 18, scope: !162)
!214 = !DILocation(line: 42, column: 10, scope: !162)
!215 = !DILocation(line: 42, column: 3, scope: !162)
!216 = distinct !DISubprogram(name: "produce", scope: !1, file: !1, line: 45, type: !11, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!217 = !DILocation(line: 46, column: 3, scope: !216)
!218 = !DILocation(line: 47, column: 3, scope: !216)
!219 = !DILocation(line: 47, column: 10, scope: !216)
!220 = !DILocation(line: 47, column: 17, scope: !216)
!221 = !DILocation(line: 47, column: 23, scope: !216)
!222 = distinct !{!222, !218, !223, !32}
!223 = !DILocation(line: 47, column: 56, scope: !216)
!224 = !DILocation(line: 48, column: 21, scope: !216)
!225 = !DILocation(line: 48, column: 15, scope: !216)
!226 = !DILocation(line: 48, column: 3, scope: !216)
!227 = !DILocation(line: 48, column: 19, scope: !216)
!228 = !DILocation(line: 49, column: 3, scope: !216)
!229 = !DILocation(line: 50, column: 3, scope: !216)
!230 = !DILocation(line: 51, column: 1, scope: !216)
!231 = distinct !DISubprogram(name: "destroy", scope: !1, file: !1, line: 53, type: !11, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!232 = !DILocation(line: 53, column: 57, scope: !231)
!233 = !DILocation(line: 53, column: 49, scope: !231)
!234 = !DILocation(line: 53, column: 46, scope: !231)
!235 = !DILocation(line: 53, column: 64, scope: !231)
!236 = distinct !DISubprogram(name: "meet", scope: !1, file: !1, line: 55, type: !11, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!237 = !DILocation(line: 57, column: 18, scope: !236)
!238 = !DILocation(line: 57, column: 12, scope: !236)
!239 = !DILocation(line: 57, column: 8, scope: !236)
!240 = !DILocation(line: 58, column: 3, scope: !236)
!241 = !DILocation(line: 59, column: 23, scope: !236)
!242 = !DILocation(line: 59, column: 34, scope: !236)
!243 = !DILocation(line: 59, column: 29, scope: !236)
!244 = !DILocation(line: 59, column: 3, scope: !236)
!245 = !DILocation(line: 60, column: 7, scope: !236)
!246 = !DILocation(line: 60, column: 38, scope: !236)
!247 = !DILocation(line: 60, column: 76, scope: !236)
!248 = !DILocation(line: 60, column: 72, scope: !236)
!249 = !DILocation(line: 61, column: 3, scope: !236)
!250 = !DILocation(line: 62, column: 6, scope: !236)
!251 = !DILocation(line: 63, column: 3, scope: !236)
!252 = !DILocation(line: 64, column: 3, scope: !236)
!253 = !DILocation(line: 64, column: 11, scope: !236)
!254 = !DILocation(line: 64, column: 10, scope: !236)
!255 = !DILocation(line: 64, column: 17, scope: !236)
!256 = distinct !{!256, !252, !257, !32}
!257 = !DILocation(line: 64, column: 29, scope: !236)
!258 = !DILocation(line: 65, column: 3, scope: !236)
!259 = distinct !DISubprogram(name: "wait_for_ever", scope: !1, file: !1, line: 69, type: !11, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!260 = !DILocation(line: 70, column: 7, scope: !259)
!261 = !DILocation(line: 71, column: 3, scope: !259)
!262 = !DILocation(line: 72, column: 3, scope: !259)
!263 = !DILocation(line: 73, column: 3, scope: !259)
!264 = !DILocation(line: 74, column: 3, scope: !259)
!265 = !DILocation(line: 74, column: 12, scope: !259)
!266 = distinct !{!266, !264, !267}
!267 = !DILocation(line: 74, column: 19, scope: !259)
!268 = !DILocation(line: 75, column: 3, scope: !259)
!269 = !DILocation(line: 76, column: 3, scope: !259)
!270 = !DILocation(line: 77, column: 3, scope: !259)
!271 = distinct !DISubprogram(name: "leave", scope: !1, file: !1, line: 80, type: !11, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!272 = !DILocation(line: 81, column: 7, scope: !271)
!273 = !DILocation(line: 81, column: 35, scope: !271)
!274 = !DILocation(line: 81, column: 41, scope: !271)
!275 = !DILocation(line: 81, column: 14, scope: !271)
!276 = !DILocation(line: 82, column: 3, scope: !271)
!277 = distinct !DISubprogram(name: "make", scope: !1, file: !1, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!278 = !DILocation(line: 54, column: 30, scope: !277)
!279 = !DILocation(line: 54, column: 34, scope: !277)
!280 = !DILocation(line: 54, column: 49, scope: !277)
!281 = distinct !DISubprogram(name: "clean", scope: !1, file: !1, line: 68, type: !11, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!282 = !DILocation(line: 68, column: 50, scope: !281)
!283 = !DILocation(line: 68, column: 42, scope: !281)
!284 = !DILocation(line: 68, column: 39, scope: !281)
!285 = !DILocation(line: 68, column: 54, scope: !281)
