; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/timers.c
; ModuleID = 'tests/programs/worlds/timers.c'
source_filename = "tests/programs/worlds/timers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, void ()* }
%union.anon = type { void (i32)* }
%struct.pollfd = type { i32, i16, i16 }
%struct.fd_set = type { [16 x i64] }
%struct.itimerval = type { %struct.timeval, %struct.timeval }
%union.sem_t = type { i64, [24 x i8] }

@stdout = external global %struct._IO_FILE*, align 8
@rang = internal global i32 0, align 4, !dbg !0
@__const.waits.second = private unnamed_addr constant %struct.timespec { i64 5, i64 0 }, align 8
@__const.waits.five = private unnamed_addr constant %struct.timeval { i64 5, i64 0 }, align 8
@.str = private unnamed_addr constant [26 x i8] c"nanosleep %d %s, left %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"sleep %u\0A\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"usleep %d %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [13 x i8] c"pause %d %s\0A\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"poll %d %s\0A\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"select %d %s\0A\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"read %d %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [35 x i8] c"poll without an alarm %d, rang %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [12 x i8] c"interrupted\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"other\00", align 1
@.str.10 = private unnamed_addr constant [24 x i8] c"three times, every %ld\0A\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"disarmed %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"left %u\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c" %u\00", align 1
@.str.14 = private unnamed_addr constant [5 x i8] c" %u\0A\00", align 1
@.str.15 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@out = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !21
@.str.16 = private unnamed_addr constant [12 x i8] c"left by %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [11 x i8] c"sigwait %d\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.19 = private unnamed_addr constant [9 x i8] c"sleep %u\00", align 1
@.str.20 = private unnamed_addr constant [20 x i8] c" pending %d rang %d\00", align 1
@ends.much = internal global [100000 x i8] zeroinitializer, align 16, !dbg !48
@.str.21 = private unnamed_addr constant [15 x i8] c"eventfd %d %s\0A\00", align 1
@.str.22 = private unnamed_addr constant [17 x i8] c"semaphore %d %s\0A\00", align 1
@.str.23 = private unnamed_addr constant [13 x i8] c"written %ld\0A\00", align 1
@.str.24 = private unnamed_addr constant [16 x i8] c"written %ld %s\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !74, metadata !DIExpression()), !dbg !75
  %3 = call i32 @getchar(), !dbg !76
  store i32 %3, i32* %2, align 4, !dbg !75
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !77
  %5 = call i32 @setvbuf(%struct._IO_FILE* noundef %4, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !78
  call void @handle(void (i32)* noundef @ring, i32 noundef 0), !dbg !79
  %6 = load i32, i32* %2, align 4, !dbg !80
  switch i32 %6, label %15 [
    i32 97, label %7
    i32 98, label %8
    i32 99, label %9
    i32 100, label %10
    i32 102, label %11
    i32 101, label %12
  ], !dbg !81

7:                                                ; preds = %0
  call void @waits(), !dbg !82
  store i32 1, i32* %1, align 4, !dbg !84
  br label %16, !dbg !84

8:                                                ; preds = %0
  call void @repeats(), !dbg !85
  store i32 2, i32* %1, align 4, !dbg !86
  br label %16, !dbg !86

9:                                                ; preds = %0
  call void @leaves(), !dbg !87
  store i32 3, i32* %1, align 4, !dbg !88
  br label %16, !dbg !88

10:                                               ; preds = %0
  call void @blocked(), !dbg !89
  store i32 4, i32* %1, align 4, !dbg !90
  br label %16, !dbg !90

11:                                               ; preds = %0
  call void @ends(), !dbg !91
  store i32 6, i32* %1, align 4, !dbg !92
  br label %16, !dbg !92

12:                                               ; preds = %0
  %13 = call void (i32)* @signal(i32 noundef 14, void (i32)* noundef null) #9, !dbg !93
  call void @in_milliseconds(i32 noundef 10, i32 noundef 0), !dbg !94
  %14 = call i32 @sleep(i32 noundef 10), !dbg !95
  store i32 5, i32* %1, align 4, !dbg !96
  br label %16, !dbg !96

15:                                               ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !97
  br label %16, !dbg !97

16:                                               ; preds = %15, %12, %11, %10, %9, %8, %7
  %17 = load i32, i32* %1, align 4, !dbg !98
  ret i32 %17, !dbg !98
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @getchar() #2

; Function Attrs: nounwind
declare i32 @setvbuf(%struct._IO_FILE* noundef, i8* noundef, i32 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @handle(void (i32)* noundef %0, i32 noundef %1) #0 !dbg !99 {
  %3 = alloca void (i32)*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.sigaction, align 8
  store void (i32)* %0, void (i32)** %3, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %3, metadata !102, metadata !DIExpression()), !dbg !103
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata %struct.sigaction* %5, metadata !106, metadata !DIExpression()), !dbg !200
  %6 = bitcast %struct.sigaction* %5 to i8*, !dbg !201
  call void @llvm.memset.p0i8.i64(i8* align 8 %6, i8 0, i64 152, i1 false), !dbg !201
  %7 = load void (i32)*, void (i32)** %3, align 8, !dbg !202
  %8 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i32 0, i32 0, !dbg !203
  %9 = bitcast %union.anon* %8 to void (i32)**, !dbg !203
  store void (i32)* %7, void (i32)** %9, align 8, !dbg !204
  %10 = load i32, i32* %4, align 4, !dbg !205
  %11 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i32 0, i32 2, !dbg !206
  store i32 %10, i32* %11, align 8, !dbg !207
  %12 = call i32 @sigaction(i32 noundef 14, %struct.sigaction* noundef %5, %struct.sigaction* noundef null) #9, !dbg !208
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ring(i32 noundef %0) #0 !dbg !210 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !211, metadata !DIExpression()), !dbg !212
  %3 = load i32, i32* %2, align 4, !dbg !213
  %4 = load volatile i32, i32* @rang, align 4, !dbg !214
  %5 = add nsw i32 %4, 1, !dbg !214
  store volatile i32 %5, i32* @rang, align 4, !dbg !214
  ret void, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @waits() #0 !dbg !216 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timeval, align 8
  %4 = alloca [2 x i32], align 4
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.timespec* %1, metadata !217, metadata !DIExpression()), !dbg !225
  %7 = bitcast %struct.timespec* %1 to i8*, !dbg !225
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 bitcast (%struct.timespec* @__const.waits.second to i8*), i64 16, i1 false), !dbg !225
  call void @llvm.dbg.declare(metadata %struct.timespec* %2, metadata !226, metadata !DIExpression()), !dbg !227
  %8 = bitcast %struct.timespec* %2 to i8*, !dbg !227
  call void @llvm.memset.p0i8.i64(i8* align 8 %8, i8 0, i64 16, i1 false), !dbg !227
  call void @llvm.dbg.declare(metadata %struct.timeval* %3, metadata !228, metadata !DIExpression()), !dbg !235
  %9 = bitcast %struct.timeval* %3 to i8*, !dbg !235
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 bitcast (%struct.timeval* @__const.waits.five to i8*), i64 16, i1 false), !dbg !235
  call void @llvm.dbg.declare(metadata [2 x i32]* %4, metadata !236, metadata !DIExpression()), !dbg !240
  call void @llvm.dbg.declare(metadata i8* %5, metadata !241, metadata !DIExpression()), !dbg !242
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !243
  %10 = call i32* @__errno_location() #10, !dbg !244
  store i32 0, i32* %10, align 4, !dbg !245
  call void @llvm.dbg.declare(metadata i32* %6, metadata !246, metadata !DIExpression()), !dbg !247
  %11 = call i32 @nanosleep(%struct.timespec* noundef %1, %struct.timespec* noundef %2), !dbg !248
  store i32 %11, i32* %6, align 4, !dbg !247
  %12 = load i32, i32* %6, align 4, !dbg !249
  %13 = call i8* @why(), !dbg !250
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 0, !dbg !251
  %15 = load i64, i64* %14, align 8, !dbg !251
  %16 = icmp eq i64 %15, 4, !dbg !252
  br i1 %16, label %17, label %21, !dbg !253

17:                                               ; preds = %0
  %18 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 1, !dbg !254
  %19 = load i64, i64* %18, align 8, !dbg !254
  %20 = icmp sgt i64 %19, 0, !dbg !255
  br label %21

21:                                               ; preds = %17, %0
  %22 = phi i1 [ false, %0 ], [ %20, %17 ], !dbg !256
  %23 = zext i1 %22 to i32, !dbg !253
  %24 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i32 noundef %12, i8* noundef %13, i32 noundef %23), !dbg !257
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !258
  %25 = call i32 @sleep(i32 noundef 5), !dbg !259
  %26 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef %25), !dbg !260
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !261
  %27 = call i32 @usleep(i32 noundef 900000), !dbg !262
  store i32 %27, i32* %6, align 4, !dbg !263
  %28 = load i32, i32* %6, align 4, !dbg !264
  %29 = call i8* @why(), !dbg !265
  %30 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i32 noundef %28, i8* noundef %29), !dbg !266
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !267
  %31 = call i32 @pause(), !dbg !268
  store i32 %31, i32* %6, align 4, !dbg !269
  %32 = load i32, i32* %6, align 4, !dbg !270
  %33 = call i8* @why(), !dbg !271
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i32 noundef %32, i8* noundef %33), !dbg !272
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !273
  %35 = call i32 @poll(%struct.pollfd* noundef null, i64 noundef 0, i32 noundef 5000), !dbg !274
  store i32 %35, i32* %6, align 4, !dbg !275
  %36 = load i32, i32* %6, align 4, !dbg !276
  %37 = call i8* @why(), !dbg !277
  %38 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i32 noundef %36, i8* noundef %37), !dbg !278
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !279
  %39 = call i32 @select(i32 noundef 0, %struct.fd_set* noundef null, %struct.fd_set* noundef null, %struct.fd_set* noundef null, %struct.timeval* noundef %3), !dbg !280
  store i32 %39, i32* %6, align 4, !dbg !281
  %40 = load i32, i32* %6, align 4, !dbg !282
  %41 = call i8* @why(), !dbg !283
  %42 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i32 noundef %40, i8* noundef %41), !dbg !284
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !285
  %43 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !286
  %44 = call i32 @pipe(i32* noundef %43) #9, !dbg !288
  %45 = icmp ne i32 %44, 0, !dbg !288
  br i1 %45, label %46, label %47, !dbg !289

46:                                               ; preds = %21
  br label %58, !dbg !290

47:                                               ; preds = %21
  %48 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !291
  %49 = load i32, i32* %48, align 4, !dbg !291
  %50 = call i64 @read(i32 noundef %49, i8* noundef %5, i64 noundef 1), !dbg !292
  %51 = trunc i64 %50 to i32, !dbg !293
  store i32 %51, i32* %6, align 4, !dbg !294
  %52 = load i32, i32* %6, align 4, !dbg !295
  %53 = call i8* @why(), !dbg !296
  %54 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i64 0, i64 0), i32 noundef %52, i8* noundef %53), !dbg !297
  %55 = call i32 @poll(%struct.pollfd* noundef null, i64 noundef 0, i32 noundef 10), !dbg !298
  %56 = load volatile i32, i32* @rang, align 4, !dbg !299
  %57 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.7, i64 0, i64 0), i32 noundef %55, i32 noundef %56), !dbg !300
  br label %58, !dbg !301

58:                                               ; preds = %47, %46
  ret void, !dbg !301
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @repeats() #0 !dbg !302 {
  %1 = alloca %struct.itimerval, align 8
  %2 = alloca %struct.itimerval, align 8
  call void @llvm.dbg.declare(metadata %struct.itimerval* %1, metadata !303, metadata !DIExpression()), !dbg !308
  %3 = bitcast %struct.itimerval* %1 to i8*, !dbg !308
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 32, i1 false), !dbg !308
  call void @llvm.dbg.declare(metadata %struct.itimerval* %2, metadata !309, metadata !DIExpression()), !dbg !310
  call void @in_milliseconds(i32 noundef 20, i32 noundef 20), !dbg !311
  br label %4, !dbg !312

4:                                                ; preds = %7, %0
  %5 = load volatile i32, i32* @rang, align 4, !dbg !313
  %6 = icmp slt i32 %5, 3, !dbg !314
  br i1 %6, label %7, label %9, !dbg !312

7:                                                ; preds = %4
  %8 = call i32 @pause(), !dbg !315
  br label %4, !dbg !312, !llvm.loop !316

9:                                                ; preds = %4
  %10 = call i32 @setitimer(i32 noundef 0, %struct.itimerval* noundef %1, %struct.itimerval* noundef %2) #9, !dbg !319
  %11 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %2, i32 0, i32 0, !dbg !320
  %12 = getelementptr inbounds %struct.timeval, %struct.timeval* %11, i32 0, i32 1, !dbg !321
  %13 = load i64, i64* %12, align 8, !dbg !321
  %14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.10, i64 0, i64 0), i64 noundef %13), !dbg !322
  %15 = call i32 @getitimer(i32 noundef 0, %struct.itimerval* noundef %2) #9, !dbg !323
  %16 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %2, i32 0, i32 1, !dbg !324
  %17 = getelementptr inbounds %struct.timeval, %struct.timeval* %16, i32 0, i32 0, !dbg !325
  %18 = load i64, i64* %17, align 8, !dbg !325
  %19 = icmp eq i64 %18, 0, !dbg !326
  br i1 %19, label %20, label %25, !dbg !327

20:                                               ; preds = %9
  %21 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %2, i32 0, i32 1, !dbg !328
  %22 = getelementptr inbounds %struct.timeval, %struct.timeval* %21, i32 0, i32 1, !dbg !329
  %23 = load i64, i64* %22, align 8, !dbg !329
  %24 = icmp eq i64 %23, 0, !dbg !330
  br label %25

25:                                               ; preds = %20, %9
  %26 = phi i1 [ false, %9 ], [ %24, %20 ], !dbg !331
  %27 = zext i1 %26 to i32, !dbg !327
  %28 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i64 0, i64 0), i32 noundef %27), !dbg !332
  %29 = call i32 @alarm(i32 noundef 100) #9, !dbg !333
  %30 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0), i32 noundef %29), !dbg !334
  %31 = call i32 @alarm(i32 noundef 7) #9, !dbg !335
  %32 = icmp ugt i32 %31, 98, !dbg !336
  %33 = zext i1 %32 to i32, !dbg !336
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.13, i64 0, i64 0), i32 noundef %33), !dbg !337
  %35 = call i32 @alarm(i32 noundef 0) #9, !dbg !338
  %36 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0), i32 noundef %35), !dbg !339
  %37 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %1, i32 0, i32 1, !dbg !340
  %38 = getelementptr inbounds %struct.timeval, %struct.timeval* %37, i32 0, i32 1, !dbg !341
  store i64 1000000, i64* %38, align 8, !dbg !342
  %39 = call i32 @setitimer(i32 noundef 0, %struct.itimerval* noundef %1, %struct.itimerval* noundef null) #9, !dbg !343
  %40 = call i32 @setitimer(i32 noundef 9, %struct.itimerval* noundef %2, %struct.itimerval* noundef null) #9, !dbg !344
  %41 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0), i32 noundef %39, i32 noundef %40), !dbg !345
  ret void, !dbg !346
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leaves() #0 !dbg !347 {
  %1 = alloca i32, align 4
  call void @handle(void (i32)* noundef @leave, i32 noundef 0), !dbg !348
  call void @llvm.dbg.declare(metadata i32* %1, metadata !349, metadata !DIExpression()), !dbg !350
  %2 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @out, i64 0, i64 0), i32 noundef 1) #11, !dbg !351
  store i32 %2, i32* %1, align 4, !dbg !350
  %3 = load i32, i32* %1, align 4, !dbg !352
  %4 = icmp eq i32 %3, 0, !dbg !354
  br i1 %4, label %5, label %11, !dbg !355

5:                                                ; preds = %0
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !356
  br label %6, !dbg !358

6:                                                ; preds = %10, %5
  %7 = call i64 @time(i64* noundef null) #9, !dbg !359
  %8 = icmp eq i64 %7, 1, !dbg !363
  br i1 %8, label %9, label %10, !dbg !364

9:                                                ; preds = %6
  br label %14, !dbg !365

10:                                               ; preds = %6
  br label %6, !dbg !366, !llvm.loop !367

11:                                               ; preds = %0
  %12 = load i32, i32* %1, align 4, !dbg !370
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.16, i64 0, i64 0), i32 noundef %12), !dbg !371
  br label %14, !dbg !372

14:                                               ; preds = %11, %9
  ret void, !dbg !372
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @blocked() #0 !dbg !373 {
  %1 = alloca %struct.__sigset_t, align 8
  %2 = alloca %struct.__sigset_t, align 8
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %1, metadata !374, metadata !DIExpression()), !dbg !377
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %2, metadata !378, metadata !DIExpression()), !dbg !379
  call void @llvm.dbg.declare(metadata i32* %3, metadata !380, metadata !DIExpression()), !dbg !381
  store i32 0, i32* %3, align 4, !dbg !381
  %4 = call i32 @sigemptyset(%struct.__sigset_t* noundef %1) #9, !dbg !382
  %5 = call i32 @sigaddset(%struct.__sigset_t* noundef %1, i32 noundef 14) #9, !dbg !383
  %6 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %1, %struct.__sigset_t* noundef null) #9, !dbg !384
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !385
  %7 = call i32 @sigwait(%struct.__sigset_t* noundef %1, i32* noundef %3), !dbg !386
  %8 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i32 noundef %7), !dbg !387
  %9 = load i32, i32* %3, align 4, !dbg !388
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i64 0, i64 0), i32 noundef %9), !dbg !389
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !390
  %11 = call i32 @sleep(i32 noundef 1), !dbg !391
  %12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.19, i64 0, i64 0), i32 noundef %11), !dbg !392
  %13 = call i32 @sigpending(%struct.__sigset_t* noundef %2) #9, !dbg !393
  %14 = call i32 @sigismember(%struct.__sigset_t* noundef %2, i32 noundef 14) #9, !dbg !394
  %15 = load volatile i32, i32* @rang, align 4, !dbg !395
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.20, i64 0, i64 0), i32 noundef %14, i32 noundef %15), !dbg !396
  %17 = call i32 @sigprocmask(i32 noundef 1, %struct.__sigset_t* noundef %1, %struct.__sigset_t* noundef null) #9, !dbg !397
  %18 = load volatile i32, i32* @rang, align 4, !dbg !398
  %19 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i64 0, i64 0), i32 noundef %18), !dbg !399
  ret void, !dbg !400
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ends() #0 !dbg !50 {
  %1 = alloca [2 x i32], align 4
  %2 = alloca i32, align 4
  %3 = alloca i64, align 8
  %4 = alloca %union.sem_t, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata [2 x i32]* %1, metadata !401, metadata !DIExpression()), !dbg !402
  call void @llvm.dbg.declare(metadata i32* %2, metadata !403, metadata !DIExpression()), !dbg !404
  %7 = call i32 @eventfd(i32 noundef 0, i32 noundef 0) #9, !dbg !405
  store i32 %7, i32* %2, align 4, !dbg !404
  call void @llvm.dbg.declare(metadata i64* %3, metadata !406, metadata !DIExpression()), !dbg !408
  call void @llvm.dbg.declare(metadata %union.sem_t* %4, metadata !409, metadata !DIExpression()), !dbg !419
  %8 = call i32 @sem_init(%union.sem_t* noundef %4, i32 noundef 0, i32 noundef 0) #9, !dbg !420
  %9 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 0, !dbg !421
  %10 = call i32 @pipe(i32* noundef %9) #9, !dbg !423
  %11 = icmp ne i32 %10, 0, !dbg !423
  br i1 %11, label %12, label %13, !dbg !424

12:                                               ; preds = %0
  br label %36, !dbg !425

13:                                               ; preds = %0
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !426
  call void @llvm.dbg.declare(metadata i32* %5, metadata !427, metadata !DIExpression()), !dbg !428
  %14 = load i32, i32* %2, align 4, !dbg !429
  %15 = bitcast i64* %3 to i8*, !dbg !430
  %16 = call i64 @read(i32 noundef %14, i8* noundef %15, i64 noundef 8), !dbg !431
  %17 = trunc i64 %16 to i32, !dbg !432
  store i32 %17, i32* %5, align 4, !dbg !428
  %18 = load i32, i32* %5, align 4, !dbg !433
  %19 = call i8* @why(), !dbg !434
  %20 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.21, i64 0, i64 0), i32 noundef %18, i8* noundef %19), !dbg !435
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !436
  %21 = call i32 @sem_wait(%union.sem_t* noundef %4), !dbg !437
  store i32 %21, i32* %5, align 4, !dbg !438
  %22 = load i32, i32* %5, align 4, !dbg !439
  %23 = call i8* @why(), !dbg !440
  %24 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.22, i64 0, i64 0), i32 noundef %22, i8* noundef %23), !dbg !441
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !442
  call void @llvm.dbg.declare(metadata i64* %6, metadata !443, metadata !DIExpression()), !dbg !444
  %25 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !445
  %26 = load i32, i32* %25, align 4, !dbg !445
  %27 = call i64 @write(i32 noundef %26, i8* noundef getelementptr inbounds ([100000 x i8], [100000 x i8]* @ends.much, i64 0, i64 0), i64 noundef 100000), !dbg !446
  store i64 %27, i64* %6, align 8, !dbg !444
  %28 = load i64, i64* %6, align 8, !dbg !447
  %29 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.23, i64 0, i64 0), i64 noundef %28), !dbg !448
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !449
  %30 = getelementptr inbounds [2 x i32], [2 x i32]* %1, i64 0, i64 1, !dbg !450
  %31 = load i32, i32* %30, align 4, !dbg !450
  %32 = call i64 @write(i32 noundef %31, i8* noundef getelementptr inbounds ([100000 x i8], [100000 x i8]* @ends.much, i64 0, i64 0), i64 noundef 100000), !dbg !451
  store i64 %32, i64* %6, align 8, !dbg !452
  %33 = load i64, i64* %6, align 8, !dbg !453
  %34 = call i8* @why(), !dbg !454
  %35 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.24, i64 0, i64 0), i64 noundef %33, i8* noundef %34), !dbg !455
  br label %36, !dbg !456

36:                                               ; preds = %13, %12
  ret void, !dbg !456
}

; Function Attrs: nounwind
declare void (i32)* @signal(i32 noundef, void (i32)* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_milliseconds(i32 noundef %0, i32 noundef %1) #0 !dbg !457 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.itimerval, align 8
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !460, metadata !DIExpression()), !dbg !461
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !462, metadata !DIExpression()), !dbg !463
  call void @llvm.dbg.declare(metadata %struct.itimerval* %5, metadata !464, metadata !DIExpression()), !dbg !465
  %6 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %5, i32 0, i32 0, !dbg !466
  %7 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i32 0, i32 0, !dbg !467
  store i64 0, i64* %7, align 8, !dbg !467
  %8 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i32 0, i32 1, !dbg !467
  %9 = load i32, i32* %4, align 4, !dbg !468
  %10 = mul nsw i32 %9, 1000, !dbg !469
  %11 = sext i32 %10 to i64, !dbg !468
  store i64 %11, i64* %8, align 8, !dbg !467
  %12 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %5, i32 0, i32 1, !dbg !466
  %13 = getelementptr inbounds %struct.timeval, %struct.timeval* %12, i32 0, i32 0, !dbg !470
  store i64 0, i64* %13, align 8, !dbg !470
  %14 = getelementptr inbounds %struct.timeval, %struct.timeval* %12, i32 0, i32 1, !dbg !470
  %15 = load i32, i32* %3, align 4, !dbg !471
  %16 = mul nsw i32 %15, 1000, !dbg !472
  %17 = sext i32 %16 to i64, !dbg !471
  store i64 %17, i64* %14, align 8, !dbg !470
  %18 = call i32 @setitimer(i32 noundef 0, %struct.itimerval* noundef %5, %struct.itimerval* noundef null) #9, !dbg !473
  ret void, !dbg !474
}

declare i32 @sleep(i32 noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, %struct.sigaction* noundef, %struct.sigaction* noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #6

declare i32 @nanosleep(%struct.timespec* noundef, %struct.timespec* noundef) #2

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @why() #0 !dbg !475 {
  %1 = call i32* @__errno_location() #10, !dbg !480
  %2 = load i32, i32* %1, align 4, !dbg !480
  %3 = icmp eq i32 %2, 4, !dbg !481
  %4 = zext i1 %3 to i64, !dbg !480
  %5 = select i1 %3, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0), !dbg !480
  ret i8* %5, !dbg !482
}

declare i32 @usleep(i32 noundef) #2

declare i32 @pause() #2

declare i32 @poll(%struct.pollfd* noundef, i64 noundef, i32 noundef) #2

declare i32 @select(i32 noundef, %struct.fd_set* noundef, %struct.fd_set* noundef, %struct.fd_set* noundef, %struct.timeval* noundef) #2

; Function Attrs: nounwind
declare i32 @pipe(i32* noundef) #3

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @setitimer(i32 noundef, %struct.itimerval* noundef, %struct.itimerval* noundef) #3

; Function Attrs: nounwind
declare i32 @getitimer(i32 noundef, %struct.itimerval* noundef) #3

; Function Attrs: nounwind
declare i32 @alarm(i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leave(i32 noundef %0) #0 !dbg !483 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !484, metadata !DIExpression()), !dbg !485
  %3 = load i32, i32* %2, align 4, !dbg !486
  call void @siglongjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @out, i64 0, i64 0), i32 noundef %3) #12, !dbg !487
  unreachable, !dbg !487
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #7

; Function Attrs: nounwind
declare i64 @time(i64* noundef) #3

; Function Attrs: noreturn nounwind
declare void @siglongjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #8

; Function Attrs: nounwind
declare i32 @sigemptyset(%struct.__sigset_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sigaddset(%struct.__sigset_t* noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @sigprocmask(i32 noundef, %struct.__sigset_t* noundef, %struct.__sigset_t* noundef) #3

declare i32 @sigwait(%struct.__sigset_t* noundef, i32* noundef) #2

; Function Attrs: nounwind
declare i32 @sigpending(%struct.__sigset_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sigismember(%struct.__sigset_t* noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @sem_init(%union.sem_t* noundef, i32 noundef, i32 noundef) #3

declare i32 @sem_wait(%union.sem_t* noundef) #2

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { nounwind readnone willreturn }
attributes #11 = { nounwind returns_twice }
attributes #12 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68, !69}
!llvm.ident = !{!70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "rang", scope: !2, file: !3, line: 15, type: !58, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/timers.c", directory: ".", checksumkind: CSK_MD5, checksum: "36074db9db39e8fbd4713e1d68de2ccf")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__itimer_which", file: !6, line: 114, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/time.h", directory: "", checksumkind: CSK_MD5, checksum: "b36e339815f62ba7208e5294180e353c")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11}
!9 = !DIEnumerator(name: "ITIMER_REAL", value: 0)
!10 = !DIEnumerator(name: "ITIMER_VIRTUAL", value: 1)
!11 = !DIEnumerator(name: "ITIMER_PROF", value: 2)
!12 = !{!13, !18, !19}
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "/usr/include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DISubroutineType(types: !17)
!17 = !{null, !18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!0, !21, !48}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 16, type: !23, isLocal: true, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigjmp_buf", file: !24, line: 70, baseType: !25)
!24 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1600, elements: !46)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !27, line: 26, size: 1600, elements: !28)
!27 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!28 = !{!29, !35, !36}
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !26, file: !27, line: 32, baseType: !30, size: 512)
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !31, line: 31, baseType: !32)
!31 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 8)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !26, file: !27, line: 33, baseType: !18, size: 32, offset: 512)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !26, file: !27, line: 34, baseType: !37, size: 1024, offset: 576)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !38, line: 8, baseType: !39)
!38 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !38, line: 5, size: 1024, elements: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !39, file: !38, line: 7, baseType: !42, size: 1024)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 1024, elements: !44)
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !{!45}
!45 = !DISubrange(count: 16)
!46 = !{!47}
!47 = !DISubrange(count: 1)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "much", scope: !50, file: !3, line: 110, type: !54, isLocal: true, isDefinition: true)
!50 = distinct !DISubprogram(name: "ends", scope: !3, file: !3, line: 109, type: !51, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{null}
!53 = !{}
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 800000, elements: !56)
!55 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!56 = !{!57}
!57 = !DISubrange(count: 100000)
!58 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !59)
!59 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !60, line: 8, baseType: !61)
!60 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "", checksumkind: CSK_MD5, checksum: "d9236f7e3e7f10f53aa9d4cd97f503cf")
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !62, line: 215, baseType: !18)
!62 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!63 = !{i32 7, !"Dwarf Version", i32 5}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 7, !"PIC Level", i32 2}
!67 = !{i32 7, !"PIE Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 1}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = !{!"Debian clang version 14.0.6"}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 130, type: !72, scopeLine: 130, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!72 = !DISubroutineType(types: !73)
!73 = !{!18}
!74 = !DILocalVariable(name: "what", scope: !71, file: !3, line: 131, type: !18)
!75 = !DILocation(line: 131, column: 7, scope: !71)
!76 = !DILocation(line: 131, column: 14, scope: !71)
!77 = !DILocation(line: 132, column: 11, scope: !71)
!78 = !DILocation(line: 132, column: 3, scope: !71)
!79 = !DILocation(line: 133, column: 3, scope: !71)
!80 = !DILocation(line: 134, column: 11, scope: !71)
!81 = !DILocation(line: 134, column: 3, scope: !71)
!82 = !DILocation(line: 135, column: 13, scope: !83)
!83 = distinct !DILexicalBlock(scope: !71, file: !3, line: 134, column: 17)
!84 = !DILocation(line: 135, column: 22, scope: !83)
!85 = !DILocation(line: 136, column: 13, scope: !83)
!86 = !DILocation(line: 136, column: 24, scope: !83)
!87 = !DILocation(line: 137, column: 13, scope: !83)
!88 = !DILocation(line: 137, column: 23, scope: !83)
!89 = !DILocation(line: 138, column: 13, scope: !83)
!90 = !DILocation(line: 138, column: 24, scope: !83)
!91 = !DILocation(line: 139, column: 13, scope: !83)
!92 = !DILocation(line: 139, column: 21, scope: !83)
!93 = !DILocation(line: 141, column: 5, scope: !83)
!94 = !DILocation(line: 142, column: 5, scope: !83)
!95 = !DILocation(line: 143, column: 5, scope: !83)
!96 = !DILocation(line: 144, column: 5, scope: !83)
!97 = !DILocation(line: 146, column: 3, scope: !71)
!98 = !DILocation(line: 147, column: 1, scope: !71)
!99 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 20, type: !100, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !15, !18}
!102 = !DILocalVariable(name: "handler", arg: 1, scope: !99, file: !3, line: 20, type: !15)
!103 = !DILocation(line: 20, column: 27, scope: !99)
!104 = !DILocalVariable(name: "flags", arg: 2, scope: !99, file: !3, line: 20, type: !18)
!105 = !DILocation(line: 20, column: 46, scope: !99)
!106 = !DILocalVariable(name: "action", scope: !99, file: !3, line: 21, type: !107)
!107 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !108, line: 27, size: 1216, elements: !109)
!108 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!109 = !{!110, !196, !197, !198}
!110 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !107, file: !108, line: 38, baseType: !111, size: 64)
!111 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !107, file: !108, line: 31, size: 64, elements: !112)
!112 = !{!113, !114}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !111, file: !108, line: 34, baseType: !13, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !111, file: !108, line: 36, baseType: !115, size: 64)
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !18, !118, !153}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !120, line: 124, baseType: !121)
!120 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!121 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !120, line: 36, size: 1024, elements: !122)
!122 = !{!123, !124, !125, !126, !127}
!123 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !121, file: !120, line: 38, baseType: !18, size: 32)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !121, file: !120, line: 40, baseType: !18, size: 32, offset: 32)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !121, file: !120, line: 42, baseType: !18, size: 32, offset: 64)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !121, file: !120, line: 48, baseType: !18, size: 32, offset: 96)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !121, file: !120, line: 123, baseType: !128, size: 896, offset: 128)
!128 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !121, file: !120, line: 51, size: 896, elements: !129)
!129 = !{!130, !134, !141, !154, !160, !169, !185, !190}
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !128, file: !120, line: 53, baseType: !131, size: 896)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 896, elements: !132)
!132 = !{!133}
!133 = !DISubrange(count: 28)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !128, file: !120, line: 60, baseType: !135, size: 64)
!135 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 56, size: 64, elements: !136)
!136 = !{!137, !139}
!137 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !135, file: !120, line: 58, baseType: !138, size: 32)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !62, line: 154, baseType: !18)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !135, file: !120, line: 59, baseType: !140, size: 32, offset: 32)
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !62, line: 146, baseType: !7)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !128, file: !120, line: 68, baseType: !142, size: 128)
!142 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 63, size: 128, elements: !143)
!143 = !{!144, !145, !146}
!144 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !142, file: !120, line: 65, baseType: !18, size: 32)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !142, file: !120, line: 66, baseType: !18, size: 32, offset: 32)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !142, file: !120, line: 67, baseType: !147, size: 64, offset: 64)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !148, line: 30, baseType: !149)
!148 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!149 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !148, line: 24, size: 64, elements: !150)
!150 = !{!151, !152}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !149, file: !148, line: 26, baseType: !18, size: 32)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !149, file: !148, line: 27, baseType: !153, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !128, file: !120, line: 76, baseType: !155, size: 128)
!155 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 71, size: 128, elements: !156)
!156 = !{!157, !158, !159}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !155, file: !120, line: 73, baseType: !138, size: 32)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !155, file: !120, line: 74, baseType: !140, size: 32, offset: 32)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !155, file: !120, line: 75, baseType: !147, size: 64, offset: 64)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !128, file: !120, line: 86, baseType: !161, size: 256)
!161 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 79, size: 256, elements: !162)
!162 = !{!163, !164, !165, !166, !168}
!163 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !161, file: !120, line: 81, baseType: !138, size: 32)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !161, file: !120, line: 82, baseType: !140, size: 32, offset: 32)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !161, file: !120, line: 83, baseType: !18, size: 32, offset: 64)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !161, file: !120, line: 84, baseType: !167, size: 64, offset: 128)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !62, line: 156, baseType: !19)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !161, file: !120, line: 85, baseType: !167, size: 64, offset: 192)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !128, file: !120, line: 105, baseType: !170, size: 256)
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 89, size: 256, elements: !171)
!171 = !{!172, !173, !175}
!172 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !170, file: !120, line: 91, baseType: !153, size: 64)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !170, file: !120, line: 93, baseType: !174, size: 16, offset: 64)
!174 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !170, file: !120, line: 104, baseType: !176, size: 128, offset: 128)
!176 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !170, file: !120, line: 94, size: 128, elements: !177)
!177 = !{!178, !183}
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !176, file: !120, line: 101, baseType: !179, size: 128)
!179 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !176, file: !120, line: 97, size: 128, elements: !180)
!180 = !{!181, !182}
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !179, file: !120, line: 99, baseType: !153, size: 64)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !179, file: !120, line: 100, baseType: !153, size: 64, offset: 64)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !176, file: !120, line: 103, baseType: !184, size: 32)
!184 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !62, line: 42, baseType: !7)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !128, file: !120, line: 112, baseType: !186, size: 128)
!186 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 108, size: 128, elements: !187)
!187 = !{!188, !189}
!188 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !186, file: !120, line: 110, baseType: !19, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !186, file: !120, line: 111, baseType: !18, size: 32, offset: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !128, file: !120, line: 121, baseType: !191, size: 128)
!191 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !128, file: !120, line: 116, size: 128, elements: !192)
!192 = !{!193, !194, !195}
!193 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !191, file: !120, line: 118, baseType: !153, size: 64)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !191, file: !120, line: 119, baseType: !18, size: 32, offset: 64)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !191, file: !120, line: 120, baseType: !7, size: 32, offset: 96)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !107, file: !108, line: 46, baseType: !37, size: 1024, offset: 64)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !107, file: !108, line: 49, baseType: !18, size: 32, offset: 1088)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !107, file: !108, line: 52, baseType: !199, size: 64, offset: 1152)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!200 = !DILocation(line: 21, column: 20, scope: !99)
!201 = !DILocation(line: 22, column: 3, scope: !99)
!202 = !DILocation(line: 23, column: 23, scope: !99)
!203 = !DILocation(line: 23, column: 10, scope: !99)
!204 = !DILocation(line: 23, column: 21, scope: !99)
!205 = !DILocation(line: 24, column: 21, scope: !99)
!206 = !DILocation(line: 24, column: 10, scope: !99)
!207 = !DILocation(line: 24, column: 19, scope: !99)
!208 = !DILocation(line: 25, column: 3, scope: !99)
!209 = !DILocation(line: 26, column: 1, scope: !99)
!210 = distinct !DISubprogram(name: "ring", scope: !3, file: !3, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!211 = !DILocalVariable(name: "number", arg: 1, scope: !210, file: !3, line: 17, type: !18)
!212 = !DILocation(line: 17, column: 22, scope: !210)
!213 = !DILocation(line: 17, column: 38, scope: !210)
!214 = !DILocation(line: 17, column: 50, scope: !210)
!215 = !DILocation(line: 17, column: 54, scope: !210)
!216 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 35, type: !51, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!217 = !DILocalVariable(name: "second", scope: !216, file: !3, line: 36, type: !218)
!218 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !219, line: 11, size: 128, elements: !220)
!219 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!220 = !{!221, !223}
!221 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !218, file: !219, line: 16, baseType: !222, size: 64)
!222 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !62, line: 160, baseType: !19)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !218, file: !219, line: 21, baseType: !224, size: 64, offset: 64)
!224 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !62, line: 197, baseType: !19)
!225 = !DILocation(line: 36, column: 19, scope: !216)
!226 = !DILocalVariable(name: "left", scope: !216, file: !3, line: 36, type: !218)
!227 = !DILocation(line: 36, column: 36, scope: !216)
!228 = !DILocalVariable(name: "five", scope: !216, file: !3, line: 37, type: !229)
!229 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !230, line: 8, size: 128, elements: !231)
!230 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timeval.h", directory: "", checksumkind: CSK_MD5, checksum: "9b45d950050c215f216850b27bd1e8f3")
!231 = !{!232, !233}
!232 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !229, file: !230, line: 14, baseType: !222, size: 64)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !229, file: !230, line: 15, baseType: !234, size: 64, offset: 64)
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "__suseconds_t", file: !62, line: 162, baseType: !19)
!235 = !DILocation(line: 37, column: 18, scope: !216)
!236 = !DILocalVariable(name: "ends", scope: !216, file: !3, line: 38, type: !237)
!237 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !238)
!238 = !{!239}
!239 = !DISubrange(count: 2)
!240 = !DILocation(line: 38, column: 7, scope: !216)
!241 = !DILocalVariable(name: "byte", scope: !216, file: !3, line: 39, type: !55)
!242 = !DILocation(line: 39, column: 8, scope: !216)
!243 = !DILocation(line: 40, column: 3, scope: !216)
!244 = !DILocation(line: 41, column: 3, scope: !216)
!245 = !DILocation(line: 41, column: 9, scope: !216)
!246 = !DILocalVariable(name: "error", scope: !216, file: !3, line: 42, type: !18)
!247 = !DILocation(line: 42, column: 7, scope: !216)
!248 = !DILocation(line: 42, column: 15, scope: !216)
!249 = !DILocation(line: 43, column: 40, scope: !216)
!250 = !DILocation(line: 43, column: 47, scope: !216)
!251 = !DILocation(line: 43, column: 59, scope: !216)
!252 = !DILocation(line: 43, column: 66, scope: !216)
!253 = !DILocation(line: 43, column: 71, scope: !216)
!254 = !DILocation(line: 43, column: 79, scope: !216)
!255 = !DILocation(line: 43, column: 87, scope: !216)
!256 = !DILocation(line: 0, scope: !216)
!257 = !DILocation(line: 43, column: 3, scope: !216)
!258 = !DILocation(line: 44, column: 3, scope: !216)
!259 = !DILocation(line: 45, column: 24, scope: !216)
!260 = !DILocation(line: 45, column: 3, scope: !216)
!261 = !DILocation(line: 46, column: 3, scope: !216)
!262 = !DILocation(line: 47, column: 11, scope: !216)
!263 = !DILocation(line: 47, column: 9, scope: !216)
!264 = !DILocation(line: 48, column: 28, scope: !216)
!265 = !DILocation(line: 48, column: 35, scope: !216)
!266 = !DILocation(line: 48, column: 3, scope: !216)
!267 = !DILocation(line: 49, column: 3, scope: !216)
!268 = !DILocation(line: 50, column: 11, scope: !216)
!269 = !DILocation(line: 50, column: 9, scope: !216)
!270 = !DILocation(line: 51, column: 27, scope: !216)
!271 = !DILocation(line: 51, column: 34, scope: !216)
!272 = !DILocation(line: 51, column: 3, scope: !216)
!273 = !DILocation(line: 52, column: 3, scope: !216)
!274 = !DILocation(line: 53, column: 11, scope: !216)
!275 = !DILocation(line: 53, column: 9, scope: !216)
!276 = !DILocation(line: 54, column: 26, scope: !216)
!277 = !DILocation(line: 54, column: 33, scope: !216)
!278 = !DILocation(line: 54, column: 3, scope: !216)
!279 = !DILocation(line: 55, column: 3, scope: !216)
!280 = !DILocation(line: 56, column: 11, scope: !216)
!281 = !DILocation(line: 56, column: 9, scope: !216)
!282 = !DILocation(line: 57, column: 28, scope: !216)
!283 = !DILocation(line: 57, column: 35, scope: !216)
!284 = !DILocation(line: 57, column: 3, scope: !216)
!285 = !DILocation(line: 58, column: 3, scope: !216)
!286 = !DILocation(line: 59, column: 12, scope: !287)
!287 = distinct !DILexicalBlock(scope: !216, file: !3, line: 59, column: 7)
!288 = !DILocation(line: 59, column: 7, scope: !287)
!289 = !DILocation(line: 59, column: 7, scope: !216)
!290 = !DILocation(line: 59, column: 19, scope: !287)
!291 = !DILocation(line: 60, column: 21, scope: !216)
!292 = !DILocation(line: 60, column: 16, scope: !216)
!293 = !DILocation(line: 60, column: 11, scope: !216)
!294 = !DILocation(line: 60, column: 9, scope: !216)
!295 = !DILocation(line: 61, column: 26, scope: !216)
!296 = !DILocation(line: 61, column: 33, scope: !216)
!297 = !DILocation(line: 61, column: 3, scope: !216)
!298 = !DILocation(line: 62, column: 49, scope: !216)
!299 = !DILocation(line: 62, column: 70, scope: !216)
!300 = !DILocation(line: 62, column: 3, scope: !216)
!301 = !DILocation(line: 63, column: 1, scope: !216)
!302 = distinct !DISubprogram(name: "repeats", scope: !3, file: !3, line: 65, type: !51, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!303 = !DILocalVariable(name: "timer", scope: !302, file: !3, line: 66, type: !304)
!304 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "itimerval", file: !6, line: 130, size: 256, elements: !305)
!305 = !{!306, !307}
!306 = !DIDerivedType(tag: DW_TAG_member, name: "it_interval", scope: !304, file: !6, line: 133, baseType: !229, size: 128)
!307 = !DIDerivedType(tag: DW_TAG_member, name: "it_value", scope: !304, file: !6, line: 135, baseType: !229, size: 128, offset: 128)
!308 = !DILocation(line: 66, column: 20, scope: !302)
!309 = !DILocalVariable(name: "before", scope: !302, file: !3, line: 66, type: !304)
!310 = !DILocation(line: 66, column: 46, scope: !302)
!311 = !DILocation(line: 67, column: 3, scope: !302)
!312 = !DILocation(line: 68, column: 3, scope: !302)
!313 = !DILocation(line: 68, column: 10, scope: !302)
!314 = !DILocation(line: 68, column: 15, scope: !302)
!315 = !DILocation(line: 68, column: 20, scope: !302)
!316 = distinct !{!316, !312, !317, !318}
!317 = !DILocation(line: 68, column: 26, scope: !302)
!318 = !{!"llvm.loop.mustprogress"}
!319 = !DILocation(line: 69, column: 3, scope: !302)
!320 = !DILocation(line: 70, column: 51, scope: !302)
!321 = !DILocation(line: 70, column: 63, scope: !302)
!322 = !DILocation(line: 70, column: 3, scope: !302)
!323 = !DILocation(line: 71, column: 3, scope: !302)
!324 = !DILocation(line: 72, column: 34, scope: !302)
!325 = !DILocation(line: 72, column: 43, scope: !302)
!326 = !DILocation(line: 72, column: 50, scope: !302)
!327 = !DILocation(line: 72, column: 55, scope: !302)
!328 = !DILocation(line: 72, column: 65, scope: !302)
!329 = !DILocation(line: 72, column: 74, scope: !302)
!330 = !DILocation(line: 72, column: 82, scope: !302)
!331 = !DILocation(line: 0, scope: !302)
!332 = !DILocation(line: 72, column: 3, scope: !302)
!333 = !DILocation(line: 73, column: 21, scope: !302)
!334 = !DILocation(line: 73, column: 3, scope: !302)
!335 = !DILocation(line: 74, column: 17, scope: !302)
!336 = !DILocation(line: 74, column: 26, scope: !302)
!337 = !DILocation(line: 74, column: 3, scope: !302)
!338 = !DILocation(line: 75, column: 19, scope: !302)
!339 = !DILocation(line: 75, column: 3, scope: !302)
!340 = !DILocation(line: 76, column: 9, scope: !302)
!341 = !DILocation(line: 76, column: 18, scope: !302)
!342 = !DILocation(line: 76, column: 26, scope: !302)
!343 = !DILocation(line: 77, column: 21, scope: !302)
!344 = !DILocation(line: 77, column: 56, scope: !302)
!345 = !DILocation(line: 77, column: 3, scope: !302)
!346 = !DILocation(line: 78, column: 1, scope: !302)
!347 = distinct !DISubprogram(name: "leaves", scope: !3, file: !3, line: 80, type: !51, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!348 = !DILocation(line: 81, column: 3, scope: !347)
!349 = !DILocalVariable(name: "number", scope: !347, file: !3, line: 82, type: !18)
!350 = !DILocation(line: 82, column: 7, scope: !347)
!351 = !DILocation(line: 82, column: 16, scope: !347)
!352 = !DILocation(line: 83, column: 7, scope: !353)
!353 = distinct !DILexicalBlock(scope: !347, file: !3, line: 83, column: 7)
!354 = !DILocation(line: 83, column: 14, scope: !353)
!355 = !DILocation(line: 83, column: 7, scope: !347)
!356 = !DILocation(line: 84, column: 5, scope: !357)
!357 = distinct !DILexicalBlock(scope: !353, file: !3, line: 83, column: 20)
!358 = !DILocation(line: 85, column: 5, scope: !357)
!359 = !DILocation(line: 86, column: 11, scope: !360)
!360 = distinct !DILexicalBlock(scope: !361, file: !3, line: 86, column: 11)
!361 = distinct !DILexicalBlock(scope: !362, file: !3, line: 85, column: 5)
!362 = distinct !DILexicalBlock(scope: !357, file: !3, line: 85, column: 5)
!363 = !DILocation(line: 86, column: 19, scope: !360)
!364 = !DILocation(line: 86, column: 11, scope: !361)
!365 = !DILocation(line: 86, column: 25, scope: !360)
!366 = !DILocation(line: 85, column: 5, scope: !361)
!367 = distinct !{!367, !368, !369}
!368 = !DILocation(line: 85, column: 5, scope: !362)
!369 = !DILocation(line: 86, column: 25, scope: !362)
!370 = !DILocation(line: 88, column: 26, scope: !347)
!371 = !DILocation(line: 88, column: 3, scope: !347)
!372 = !DILocation(line: 89, column: 1, scope: !347)
!373 = distinct !DISubprogram(name: "blocked", scope: !3, file: !3, line: 91, type: !51, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!374 = !DILocalVariable(name: "set", scope: !373, file: !3, line: 92, type: !375)
!375 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !376, line: 7, baseType: !37)
!376 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "c2b978aaf49d5c0e2b1e9c2e1b7f7848")
!377 = !DILocation(line: 92, column: 12, scope: !373)
!378 = !DILocalVariable(name: "pending", scope: !373, file: !3, line: 92, type: !375)
!379 = !DILocation(line: 92, column: 17, scope: !373)
!380 = !DILocalVariable(name: "number", scope: !373, file: !3, line: 93, type: !18)
!381 = !DILocation(line: 93, column: 7, scope: !373)
!382 = !DILocation(line: 94, column: 3, scope: !373)
!383 = !DILocation(line: 95, column: 3, scope: !373)
!384 = !DILocation(line: 96, column: 3, scope: !373)
!385 = !DILocation(line: 97, column: 3, scope: !373)
!386 = !DILocation(line: 98, column: 24, scope: !373)
!387 = !DILocation(line: 98, column: 3, scope: !373)
!388 = !DILocation(line: 99, column: 19, scope: !373)
!389 = !DILocation(line: 99, column: 3, scope: !373)
!390 = !DILocation(line: 100, column: 3, scope: !373)
!391 = !DILocation(line: 101, column: 22, scope: !373)
!392 = !DILocation(line: 101, column: 3, scope: !373)
!393 = !DILocation(line: 102, column: 3, scope: !373)
!394 = !DILocation(line: 103, column: 33, scope: !373)
!395 = !DILocation(line: 103, column: 70, scope: !373)
!396 = !DILocation(line: 103, column: 3, scope: !373)
!397 = !DILocation(line: 104, column: 3, scope: !373)
!398 = !DILocation(line: 105, column: 24, scope: !373)
!399 = !DILocation(line: 105, column: 3, scope: !373)
!400 = !DILocation(line: 106, column: 1, scope: !373)
!401 = !DILocalVariable(name: "pair", scope: !50, file: !3, line: 111, type: !237)
!402 = !DILocation(line: 111, column: 7, scope: !50)
!403 = !DILocalVariable(name: "event", scope: !50, file: !3, line: 111, type: !18)
!404 = !DILocation(line: 111, column: 16, scope: !50)
!405 = !DILocation(line: 111, column: 24, scope: !50)
!406 = !DILocalVariable(name: "value", scope: !50, file: !3, line: 112, type: !407)
!407 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!408 = !DILocation(line: 112, column: 22, scope: !50)
!409 = !DILocalVariable(name: "semaphore", scope: !50, file: !3, line: 113, type: !410)
!410 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !411, line: 39, baseType: !412)
!411 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/semaphore.h", directory: "", checksumkind: CSK_MD5, checksum: "f0ec69aef73516c696d526041269f8fd")
!412 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !411, line: 35, size: 256, elements: !413)
!413 = !{!414, !418}
!414 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !412, file: !411, line: 37, baseType: !415, size: 256)
!415 = !DICompositeType(tag: DW_TAG_array_type, baseType: !55, size: 256, elements: !416)
!416 = !{!417}
!417 = !DISubrange(count: 32)
!418 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !412, file: !411, line: 38, baseType: !19, size: 64)
!419 = !DILocation(line: 113, column: 9, scope: !50)
!420 = !DILocation(line: 114, column: 3, scope: !50)
!421 = !DILocation(line: 115, column: 12, scope: !422)
!422 = distinct !DILexicalBlock(scope: !50, file: !3, line: 115, column: 7)
!423 = !DILocation(line: 115, column: 7, scope: !422)
!424 = !DILocation(line: 115, column: 7, scope: !50)
!425 = !DILocation(line: 115, column: 19, scope: !422)
!426 = !DILocation(line: 116, column: 3, scope: !50)
!427 = !DILocalVariable(name: "error", scope: !50, file: !3, line: 117, type: !18)
!428 = !DILocation(line: 117, column: 7, scope: !50)
!429 = !DILocation(line: 117, column: 25, scope: !50)
!430 = !DILocation(line: 117, column: 32, scope: !50)
!431 = !DILocation(line: 117, column: 20, scope: !50)
!432 = !DILocation(line: 117, column: 15, scope: !50)
!433 = !DILocation(line: 118, column: 29, scope: !50)
!434 = !DILocation(line: 118, column: 36, scope: !50)
!435 = !DILocation(line: 118, column: 3, scope: !50)
!436 = !DILocation(line: 119, column: 3, scope: !50)
!437 = !DILocation(line: 120, column: 11, scope: !50)
!438 = !DILocation(line: 120, column: 9, scope: !50)
!439 = !DILocation(line: 121, column: 31, scope: !50)
!440 = !DILocation(line: 121, column: 38, scope: !50)
!441 = !DILocation(line: 121, column: 3, scope: !50)
!442 = !DILocation(line: 122, column: 3, scope: !50)
!443 = !DILocalVariable(name: "written", scope: !50, file: !3, line: 123, type: !19)
!444 = !DILocation(line: 123, column: 8, scope: !50)
!445 = !DILocation(line: 123, column: 24, scope: !50)
!446 = !DILocation(line: 123, column: 18, scope: !50)
!447 = !DILocation(line: 124, column: 27, scope: !50)
!448 = !DILocation(line: 124, column: 3, scope: !50)
!449 = !DILocation(line: 125, column: 3, scope: !50)
!450 = !DILocation(line: 126, column: 19, scope: !50)
!451 = !DILocation(line: 126, column: 13, scope: !50)
!452 = !DILocation(line: 126, column: 11, scope: !50)
!453 = !DILocation(line: 127, column: 30, scope: !50)
!454 = !DILocation(line: 127, column: 39, scope: !50)
!455 = !DILocation(line: 127, column: 3, scope: !50)
!456 = !DILocation(line: 128, column: 1, scope: !50)
!457 = distinct !DISubprogram(name: "in_milliseconds", scope: !3, file: !3, line: 28, type: !458, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!458 = !DISubroutineType(types: !459)
!459 = !{null, !18, !18}
!460 = !DILocalVariable(name: "first", arg: 1, scope: !457, file: !3, line: 28, type: !18)
!461 = !DILocation(line: 28, column: 33, scope: !457)
!462 = !DILocalVariable(name: "then", arg: 2, scope: !457, file: !3, line: 28, type: !18)
!463 = !DILocation(line: 28, column: 44, scope: !457)
!464 = !DILocalVariable(name: "timer", scope: !457, file: !3, line: 29, type: !304)
!465 = !DILocation(line: 29, column: 20, scope: !457)
!466 = !DILocation(line: 29, column: 28, scope: !457)
!467 = !DILocation(line: 29, column: 29, scope: !457)
!468 = !DILocation(line: 29, column: 33, scope: !457)
!469 = !DILocation(line: 29, column: 38, scope: !457)
!470 = !DILocation(line: 29, column: 47, scope: !457)
!471 = !DILocation(line: 29, column: 51, scope: !457)
!472 = !DILocation(line: 29, column: 57, scope: !457)
!473 = !DILocation(line: 30, column: 3, scope: !457)
!474 = !DILocation(line: 31, column: 1, scope: !457)
!475 = distinct !DISubprogram(name: "why", scope: !3, file: !3, line: 33, type: !476, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!476 = !DISubroutineType(types: !477)
!477 = !{!478}
!478 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !479, size: 64)
!479 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !55)
!480 = !DILocation(line: 33, column: 39, scope: !475)
!481 = !DILocation(line: 33, column: 45, scope: !475)
!482 = !DILocation(line: 33, column: 32, scope: !475)
!483 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !53)
!484 = !DILocalVariable(name: "number", arg: 1, scope: !483, file: !3, line: 18, type: !18)
!485 = !DILocation(line: 18, column: 23, scope: !483)
!486 = !DILocation(line: 18, column: 49, scope: !483)
!487 = !DILocation(line: 18, column: 33, scope: !483)
