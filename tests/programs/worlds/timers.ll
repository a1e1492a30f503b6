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

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !65, metadata !DIExpression()), !dbg !66
  %3 = call i32 @getchar(), !dbg !67
  store i32 %3, i32* %2, align 4, !dbg !66
  %4 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !68
  %5 = call i32 @setvbuf(%struct._IO_FILE* noundef %4, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !69
  call void @handle(void (i32)* noundef @ring, i32 noundef 0), !dbg !70
  %6 = load i32, i32* %2, align 4, !dbg !71
  switch i32 %6, label %14 [
    i32 97, label %7
    i32 98, label %8
    i32 99, label %9
    i32 100, label %10
    i32 101, label %11
  ], !dbg !72

7:                                                ; preds = %0
  call void @waits(), !dbg !73
  store i32 1, i32* %1, align 4, !dbg !75
  br label %15, !dbg !75

8:                                                ; preds = %0
  call void @repeats(), !dbg !76
  store i32 2, i32* %1, align 4, !dbg !77
  br label %15, !dbg !77

9:                                                ; preds = %0
  call void @leaves(), !dbg !78
  store i32 3, i32* %1, align 4, !dbg !79
  br label %15, !dbg !79

10:                                               ; preds = %0
  call void @blocked(), !dbg !80
  store i32 4, i32* %1, align 4, !dbg !81
  br label %15, !dbg !81

11:                                               ; preds = %0
  %12 = call void (i32)* @signal(i32 noundef 14, void (i32)* noundef null) #9, !dbg !82
  call void @in_milliseconds(i32 noundef 10, i32 noundef 0), !dbg !83
  %13 = call i32 @sleep(i32 noundef 10), !dbg !84
  store i32 5, i32* %1, align 4, !dbg !85
  br label %15, !dbg !85

14:                                               ; preds = %0
  store i32 0, i32* %1, align 4, !dbg !86
  br label %15, !dbg !86

15:                                               ; preds = %14, %11, %10, %9, %8, %7
  %16 = load i32, i32* %1, align 4, !dbg !87
  ret i32 %16, !dbg !87
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @getchar() #2

; Function Attrs: nounwind
declare i32 @setvbuf(%struct._IO_FILE* noundef, i8* noundef, i32 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @handle(void (i32)* noundef %0, i32 noundef %1) #0 !dbg !88 {
  %3 = alloca void (i32)*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.sigaction, align 8
  store void (i32)* %0, void (i32)** %3, align 8
  call void @llvm.dbg.declare(metadata void (i32)** %3, metadata !91, metadata !DIExpression()), !dbg !92
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !93, metadata !DIExpression()), !dbg !94
  call void @llvm.dbg.declare(metadata %struct.sigaction* %5, metadata !95, metadata !DIExpression()), !dbg !191
  %6 = bitcast %struct.sigaction* %5 to i8*, !dbg !192
  call void @llvm.memset.p0i8.i64(i8* align 8 %6, i8 0, i64 152, i1 false), !dbg !192
  %7 = load void (i32)*, void (i32)** %3, align 8, !dbg !193
  %8 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i32 0, i32 0, !dbg !194
  %9 = bitcast %union.anon* %8 to void (i32)**, !dbg !194
  store void (i32)* %7, void (i32)** %9, align 8, !dbg !195
  %10 = load i32, i32* %4, align 4, !dbg !196
  %11 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %5, i32 0, i32 2, !dbg !197
  store i32 %10, i32* %11, align 8, !dbg !198
  %12 = call i32 @sigaction(i32 noundef 14, %struct.sigaction* noundef %5, %struct.sigaction* noundef null) #9, !dbg !199
  ret void, !dbg !200
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ring(i32 noundef %0) #0 !dbg !201 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !202, metadata !DIExpression()), !dbg !203
  %3 = load i32, i32* %2, align 4, !dbg !204
  %4 = load volatile i32, i32* @rang, align 4, !dbg !205
  %5 = add nsw i32 %4, 1, !dbg !205
  store volatile i32 %5, i32* @rang, align 4, !dbg !205
  ret void, !dbg !206
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @waits() #0 !dbg !207 {
  %1 = alloca %struct.timespec, align 8
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timeval, align 8
  %4 = alloca [2 x i32], align 4
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.timespec* %1, metadata !208, metadata !DIExpression()), !dbg !216
  %7 = bitcast %struct.timespec* %1 to i8*, !dbg !216
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %7, i8* align 8 bitcast (%struct.timespec* @__const.waits.second to i8*), i64 16, i1 false), !dbg !216
  call void @llvm.dbg.declare(metadata %struct.timespec* %2, metadata !217, metadata !DIExpression()), !dbg !218
  %8 = bitcast %struct.timespec* %2 to i8*, !dbg !218
  call void @llvm.memset.p0i8.i64(i8* align 8 %8, i8 0, i64 16, i1 false), !dbg !218
  call void @llvm.dbg.declare(metadata %struct.timeval* %3, metadata !219, metadata !DIExpression()), !dbg !226
  %9 = bitcast %struct.timeval* %3 to i8*, !dbg !226
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %9, i8* align 8 bitcast (%struct.timeval* @__const.waits.five to i8*), i64 16, i1 false), !dbg !226
  call void @llvm.dbg.declare(metadata [2 x i32]* %4, metadata !227, metadata !DIExpression()), !dbg !231
  call void @llvm.dbg.declare(metadata i8* %5, metadata !232, metadata !DIExpression()), !dbg !234
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !235
  %10 = call i32* @__errno_location() #10, !dbg !236
  store i32 0, i32* %10, align 4, !dbg !237
  call void @llvm.dbg.declare(metadata i32* %6, metadata !238, metadata !DIExpression()), !dbg !239
  %11 = call i32 @nanosleep(%struct.timespec* noundef %1, %struct.timespec* noundef %2), !dbg !240
  store i32 %11, i32* %6, align 4, !dbg !239
  %12 = load i32, i32* %6, align 4, !dbg !241
  %13 = call i8* @why(), !dbg !242
  %14 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 0, !dbg !243
  %15 = load i64, i64* %14, align 8, !dbg !243
  %16 = icmp eq i64 %15, 4, !dbg !244
  br i1 %16, label %17, label %21, !dbg !245

17:                                               ; preds = %0
  %18 = getelementptr inbounds %struct.timespec, %struct.timespec* %2, i32 0, i32 1, !dbg !246
  %19 = load i64, i64* %18, align 8, !dbg !246
  %20 = icmp sgt i64 %19, 0, !dbg !247
  br label %21

21:                                               ; preds = %17, %0
  %22 = phi i1 [ false, %0 ], [ %20, %17 ], !dbg !248
  %23 = zext i1 %22 to i32, !dbg !245
  %24 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0), i32 noundef %12, i8* noundef %13, i32 noundef %23), !dbg !249
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !250
  %25 = call i32 @sleep(i32 noundef 5), !dbg !251
  %26 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0), i32 noundef %25), !dbg !252
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !253
  %27 = call i32 @usleep(i32 noundef 900000), !dbg !254
  store i32 %27, i32* %6, align 4, !dbg !255
  %28 = load i32, i32* %6, align 4, !dbg !256
  %29 = call i8* @why(), !dbg !257
  %30 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i32 noundef %28, i8* noundef %29), !dbg !258
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !259
  %31 = call i32 @pause(), !dbg !260
  store i32 %31, i32* %6, align 4, !dbg !261
  %32 = load i32, i32* %6, align 4, !dbg !262
  %33 = call i8* @why(), !dbg !263
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.3, i64 0, i64 0), i32 noundef %32, i8* noundef %33), !dbg !264
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !265
  %35 = call i32 @poll(%struct.pollfd* noundef null, i64 noundef 0, i32 noundef 5000), !dbg !266
  store i32 %35, i32* %6, align 4, !dbg !267
  %36 = load i32, i32* %6, align 4, !dbg !268
  %37 = call i8* @why(), !dbg !269
  %38 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.4, i64 0, i64 0), i32 noundef %36, i8* noundef %37), !dbg !270
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !271
  %39 = call i32 @select(i32 noundef 0, %struct.fd_set* noundef null, %struct.fd_set* noundef null, %struct.fd_set* noundef null, %struct.timeval* noundef %3), !dbg !272
  store i32 %39, i32* %6, align 4, !dbg !273
  %40 = load i32, i32* %6, align 4, !dbg !274
  %41 = call i8* @why(), !dbg !275
  %42 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i32 noundef %40, i8* noundef %41), !dbg !276
  call void @in_milliseconds(i32 noundef 30, i32 noundef 0), !dbg !277
  %43 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !278
  %44 = call i32 @pipe(i32* noundef %43) #9, !dbg !280
  %45 = icmp ne i32 %44, 0, !dbg !280
  br i1 %45, label %46, label %47, !dbg !281

46:                                               ; preds = %21
  br label %58, !dbg !282

47:                                               ; preds = %21
  %48 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !283
  %49 = load i32, i32* %48, align 4, !dbg !283
  %50 = call i64 @read(i32 noundef %49, i8* noundef %5, i64 noundef 1), !dbg !284
  %51 = trunc i64 %50 to i32, !dbg !285
  store i32 %51, i32* %6, align 4, !dbg !286
  %52 = load i32, i32* %6, align 4, !dbg !287
  %53 = call i8* @why(), !dbg !288
  %54 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i64 0, i64 0), i32 noundef %52, i8* noundef %53), !dbg !289
  %55 = call i32 @poll(%struct.pollfd* noundef null, i64 noundef 0, i32 noundef 10), !dbg !290
  %56 = load volatile i32, i32* @rang, align 4, !dbg !291
  %57 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.7, i64 0, i64 0), i32 noundef %55, i32 noundef %56), !dbg !292
  br label %58, !dbg !293

58:                                               ; preds = %47, %46
  ret void, !dbg !293
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @repeats() #0 !dbg !294 {
  %1 = alloca %struct.itimerval, align 8
  %2 = alloca %struct.itimerval, align 8
  call void @llvm.dbg.declare(metadata %struct.itimerval* %1, metadata !295, metadata !DIExpression()), !dbg !300
  %3 = bitcast %struct.itimerval* %1 to i8*, !dbg !300
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 32, i1 false), !dbg !300
  call void @llvm.dbg.declare(metadata %struct.itimerval* %2, metadata !301, metadata !DIExpression()), !dbg !302
  call void @in_milliseconds(i32 noundef 20, i32 noundef 20), !dbg !303
  br label %4, !dbg !304

4:                                                ; preds = %7, %0
  %5 = load volatile i32, i32* @rang, align 4, !dbg !305
  %6 = icmp slt i32 %5, 3, !dbg !306
  br i1 %6, label %7, label %9, !dbg !304

7:                                                ; preds = %4
  %8 = call i32 @pause(), !dbg !307
  br label %4, !dbg !304, !llvm.loop !308

9:                                                ; preds = %4
  %10 = call i32 @setitimer(i32 noundef 0, %struct.itimerval* noundef %1, %struct.itimerval* noundef %2) #9, !dbg !311
  %11 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %2, i32 0, i32 0, !dbg !312
  %12 = getelementptr inbounds %struct.timeval, %struct.timeval* %11, i32 0, i32 1, !dbg !313
  %13 = load i64, i64* %12, align 8, !dbg !313
  %14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.10, i64 0, i64 0), i64 noundef %13), !dbg !314
  %15 = call i32 @getitimer(i32 noundef 0, %struct.itimerval* noundef %2) #9, !dbg !315
  %16 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %2, i32 0, i32 1, !dbg !316
  %17 = getelementptr inbounds %struct.timeval, %struct.timeval* %16, i32 0, i32 0, !dbg !317
  %18 = load i64, i64* %17, align 8, !dbg !317
  %19 = icmp eq i64 %18, 0, !dbg !318
  br i1 %19, label %20, label %25, !dbg !319

20:                                               ; preds = %9
  %21 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %2, i32 0, i32 1, !dbg !320
  %22 = getelementptr inbounds %struct.timeval, %struct.timeval* %21, i32 0, i32 1, !dbg !321
  %23 = load i64, i64* %22, align 8, !dbg !321
  %24 = icmp eq i64 %23, 0, !dbg !322
  br label %25

25:                                               ; preds = %20, %9
  %26 = phi i1 [ false, %9 ], [ %24, %20 ], !dbg !323
  %27 = zext i1 %26 to i32, !dbg !319
  %28 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i64 0, i64 0), i32 noundef %27), !dbg !324
  %29 = call i32 @alarm(i32 noundef 100) #9, !dbg !325
  %30 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.12, i64 0, i64 0), i32 noundef %29), !dbg !326
  %31 = call i32 @alarm(i32 noundef 7) #9, !dbg !327
  %32 = icmp ugt i32 %31, 98, !dbg !328
  %33 = zext i1 %32 to i32, !dbg !328
  %34 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.13, i64 0, i64 0), i32 noundef %33), !dbg !329
  %35 = call i32 @alarm(i32 noundef 0) #9, !dbg !330
  %36 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.14, i64 0, i64 0), i32 noundef %35), !dbg !331
  %37 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %1, i32 0, i32 1, !dbg !332
  %38 = getelementptr inbounds %struct.timeval, %struct.timeval* %37, i32 0, i32 1, !dbg !333
  store i64 1000000, i64* %38, align 8, !dbg !334
  %39 = call i32 @setitimer(i32 noundef 0, %struct.itimerval* noundef %1, %struct.itimerval* noundef null) #9, !dbg !335
  %40 = call i32 @setitimer(i32 noundef 9, %struct.itimerval* noundef %2, %struct.itimerval* noundef null) #9, !dbg !336
  %41 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.15, i64 0, i64 0), i32 noundef %39, i32 noundef %40), !dbg !337
  ret void, !dbg !338
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @leaves() #0 !dbg !339 {
  %1 = alloca i32, align 4
  call void @handle(void (i32)* noundef @leave, i32 noundef 0), !dbg !340
  call void @llvm.dbg.declare(metadata i32* %1, metadata !341, metadata !DIExpression()), !dbg !342
  %2 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @out, i64 0, i64 0), i32 noundef 1) #11, !dbg !343
  store i32 %2, i32* %1, align 4, !dbg !342
  %3 = load i32, i32* %1, align 4, !dbg !344
  %4 = icmp eq i32 %3, 0, !dbg !346
  br i1 %4, label %5, label %11, !dbg !347

5:                                                ; preds = %0
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !348
  br label %6, !dbg !350

6:                                                ; preds = %10, %5
  %7 = call i64 @time(i64* noundef null) #9, !dbg !351
  %8 = icmp eq i64 %7, 1, !dbg !355
  br i1 %8, label %9, label %10, !dbg !356

9:                                                ; preds = %6
  br label %14, !dbg !357

10:                                               ; preds = %6
  br label %6, !dbg !358, !llvm.loop !359

11:                                               ; preds = %0
  %12 = load i32, i32* %1, align 4, !dbg !362
  %13 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.16, i64 0, i64 0), i32 noundef %12), !dbg !363
  br label %14, !dbg !364

14:                                               ; preds = %11, %9
  ret void, !dbg !364
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @blocked() #0 !dbg !365 {
  %1 = alloca %struct.__sigset_t, align 8
  %2 = alloca %struct.__sigset_t, align 8
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %1, metadata !366, metadata !DIExpression()), !dbg !369
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %2, metadata !370, metadata !DIExpression()), !dbg !371
  call void @llvm.dbg.declare(metadata i32* %3, metadata !372, metadata !DIExpression()), !dbg !373
  store i32 0, i32* %3, align 4, !dbg !373
  %4 = call i32 @sigemptyset(%struct.__sigset_t* noundef %1) #9, !dbg !374
  %5 = call i32 @sigaddset(%struct.__sigset_t* noundef %1, i32 noundef 14) #9, !dbg !375
  %6 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %1, %struct.__sigset_t* noundef null) #9, !dbg !376
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !377
  %7 = call i32 @sigwait(%struct.__sigset_t* noundef %1, i32* noundef %3), !dbg !378
  %8 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str.17, i64 0, i64 0), i32 noundef %7), !dbg !379
  %9 = load i32, i32* %3, align 4, !dbg !380
  %10 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i64 0, i64 0), i32 noundef %9), !dbg !381
  call void @in_milliseconds(i32 noundef 20, i32 noundef 0), !dbg !382
  %11 = call i32 @sleep(i32 noundef 1), !dbg !383
  %12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.19, i64 0, i64 0), i32 noundef %11), !dbg !384
  %13 = call i32 @sigpending(%struct.__sigset_t* noundef %2) #9, !dbg !385
  %14 = call i32 @sigismember(%struct.__sigset_t* noundef %2, i32 noundef 14) #9, !dbg !386
  %15 = load volatile i32, i32* @rang, align 4, !dbg !387
  %16 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.20, i64 0, i64 0), i32 noundef %14, i32 noundef %15), !dbg !388
  %17 = call i32 @sigprocmask(i32 noundef 1, %struct.__sigset_t* noundef %1, %struct.__sigset_t* noundef null) #9, !dbg !389
  %18 = load volatile i32, i32* @rang, align 4, !dbg !390
  %19 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.18, i64 0, i64 0), i32 noundef %18), !dbg !391
  ret void, !dbg !392
}

; Function Attrs: nounwind
declare void (i32)* @signal(i32 noundef, void (i32)* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @in_milliseconds(i32 noundef %0, i32 noundef %1) #0 !dbg !393 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.itimerval, align 8
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !396, metadata !DIExpression()), !dbg !397
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !398, metadata !DIExpression()), !dbg !399
  call void @llvm.dbg.declare(metadata %struct.itimerval* %5, metadata !400, metadata !DIExpression()), !dbg !401
  %6 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %5, i32 0, i32 0, !dbg !402
  %7 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i32 0, i32 0, !dbg !403
  store i64 0, i64* %7, align 8, !dbg !403
  %8 = getelementptr inbounds %struct.timeval, %struct.timeval* %6, i32 0, i32 1, !dbg !403
  %9 = load i32, i32* %4, align 4, !dbg !404
  %10 = mul nsw i32 %9, 1000, !dbg !405
  %11 = sext i32 %10 to i64, !dbg !404
  store i64 %11, i64* %8, align 8, !dbg !403
  %12 = getelementptr inbounds %struct.itimerval, %struct.itimerval* %5, i32 0, i32 1, !dbg !402
  %13 = getelementptr inbounds %struct.timeval, %struct.timeval* %12, i32 0, i32 0, !dbg !406
  store i64 0, i64* %13, align 8, !dbg !406
  %14 = getelementptr inbounds %struct.timeval, %struct.timeval* %12, i32 0, i32 1, !dbg !406
  %15 = load i32, i32* %3, align 4, !dbg !407
  %16 = mul nsw i32 %15, 1000, !dbg !408
  %17 = sext i32 %16 to i64, !dbg !407
  store i64 %17, i64* %14, align 8, !dbg !406
  %18 = call i32 @setitimer(i32 noundef 0, %struct.itimerval* noundef %5, %struct.itimerval* noundef null) #9, !dbg !409
  ret void, !dbg !410
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
define internal i8* @why() #0 !dbg !411 {
  %1 = call i32* @__errno_location() #10, !dbg !416
  %2 = load i32, i32* %1, align 4, !dbg !416
  %3 = icmp eq i32 %2, 4, !dbg !417
  %4 = zext i1 %3 to i64, !dbg !416
  %5 = select i1 %3, i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i64 0, i64 0), !dbg !416
  ret i8* %5, !dbg !418
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
define internal void @leave(i32 noundef %0) #0 !dbg !419 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !420, metadata !DIExpression()), !dbg !421
  %3 = load i32, i32* %2, align 4, !dbg !422
  call void @siglongjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @out, i64 0, i64 0), i32 noundef %3) #12, !dbg !423
  unreachable, !dbg !423
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
!llvm.module.flags = !{!53, !54, !55, !56, !57, !58, !59}
!llvm.ident = !{!60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "rang", scope: !2, file: !3, line: 13, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !12, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/timers.c", directory: ".", checksumkind: CSK_MD5, checksum: "b2bc6920a14dfb0746cc44167cb8a509")
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
!20 = !{!0, !21}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 14, type: !23, isLocal: true, isDefinition: true)
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
!48 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !50, line: 8, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sig_atomic_t.h", directory: "", checksumkind: CSK_MD5, checksum: "d9236f7e3e7f10f53aa9d4cd97f503cf")
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sig_atomic_t", file: !52, line: 215, baseType: !18)
!52 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!53 = !{i32 7, !"Dwarf Version", i32 5}
!54 = !{i32 2, !"Debug Info Version", i32 3}
!55 = !{i32 1, !"wchar_size", i32 4}
!56 = !{i32 7, !"PIC Level", i32 2}
!57 = !{i32 7, !"PIE Level", i32 2}
!58 = !{i32 7, !"uwtable", i32 1}
!59 = !{i32 7, !"frame-pointer", i32 2}
!60 = !{!"Debian clang version 14.0.6"}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 106, type: !62, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!18}
!64 = !{}
!65 = !DILocalVariable(name: "what", scope: !61, file: !3, line: 107, type: !18)
!66 = !DILocation(line: 107, column: 7, scope: !61)
!67 = !DILocation(line: 107, column: 14, scope: !61)
!68 = !DILocation(line: 108, column: 11, scope: !61)
!69 = !DILocation(line: 108, column: 3, scope: !61)
!70 = !DILocation(line: 109, column: 3, scope: !61)
!71 = !DILocation(line: 110, column: 11, scope: !61)
!72 = !DILocation(line: 110, column: 3, scope: !61)
!73 = !DILocation(line: 111, column: 13, scope: !74)
!74 = distinct !DILexicalBlock(scope: !61, file: !3, line: 110, column: 17)
!75 = !DILocation(line: 111, column: 22, scope: !74)
!76 = !DILocation(line: 112, column: 13, scope: !74)
!77 = !DILocation(line: 112, column: 24, scope: !74)
!78 = !DILocation(line: 113, column: 13, scope: !74)
!79 = !DILocation(line: 113, column: 23, scope: !74)
!80 = !DILocation(line: 114, column: 13, scope: !74)
!81 = !DILocation(line: 114, column: 24, scope: !74)
!82 = !DILocation(line: 116, column: 5, scope: !74)
!83 = !DILocation(line: 117, column: 5, scope: !74)
!84 = !DILocation(line: 118, column: 5, scope: !74)
!85 = !DILocation(line: 119, column: 5, scope: !74)
!86 = !DILocation(line: 121, column: 3, scope: !61)
!87 = !DILocation(line: 122, column: 1, scope: !61)
!88 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 18, type: !89, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !15, !18}
!91 = !DILocalVariable(name: "handler", arg: 1, scope: !88, file: !3, line: 18, type: !15)
!92 = !DILocation(line: 18, column: 27, scope: !88)
!93 = !DILocalVariable(name: "flags", arg: 2, scope: !88, file: !3, line: 18, type: !18)
!94 = !DILocation(line: 18, column: 46, scope: !88)
!95 = !DILocalVariable(name: "action", scope: !88, file: !3, line: 19, type: !96)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !97, line: 27, size: 1216, elements: !98)
!97 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!98 = !{!99, !185, !186, !187}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !96, file: !97, line: 38, baseType: !100, size: 64)
!100 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !96, file: !97, line: 31, size: 64, elements: !101)
!101 = !{!102, !103}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !100, file: !97, line: 34, baseType: !13, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !100, file: !97, line: 36, baseType: !104, size: 64)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !18, !107, !142}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !109, line: 124, baseType: !110)
!109 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!110 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !109, line: 36, size: 1024, elements: !111)
!111 = !{!112, !113, !114, !115, !116}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !110, file: !109, line: 38, baseType: !18, size: 32)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !110, file: !109, line: 40, baseType: !18, size: 32, offset: 32)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !110, file: !109, line: 42, baseType: !18, size: 32, offset: 64)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !110, file: !109, line: 48, baseType: !18, size: 32, offset: 96)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !110, file: !109, line: 123, baseType: !117, size: 896, offset: 128)
!117 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !110, file: !109, line: 51, size: 896, elements: !118)
!118 = !{!119, !123, !130, !143, !149, !158, !174, !179}
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !117, file: !109, line: 53, baseType: !120, size: 896)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 896, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 28)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !117, file: !109, line: 60, baseType: !124, size: 64)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 56, size: 64, elements: !125)
!125 = !{!126, !128}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !124, file: !109, line: 58, baseType: !127, size: 32)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !52, line: 154, baseType: !18)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !124, file: !109, line: 59, baseType: !129, size: 32, offset: 32)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !52, line: 146, baseType: !7)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !117, file: !109, line: 68, baseType: !131, size: 128)
!131 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 63, size: 128, elements: !132)
!132 = !{!133, !134, !135}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !131, file: !109, line: 65, baseType: !18, size: 32)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !131, file: !109, line: 66, baseType: !18, size: 32, offset: 32)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !131, file: !109, line: 67, baseType: !136, size: 64, offset: 64)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !137, line: 30, baseType: !138)
!137 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!138 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !137, line: 24, size: 64, elements: !139)
!139 = !{!140, !141}
!140 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !138, file: !137, line: 26, baseType: !18, size: 32)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !138, file: !137, line: 27, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !117, file: !109, line: 76, baseType: !144, size: 128)
!144 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 71, size: 128, elements: !145)
!145 = !{!146, !147, !148}
!146 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !144, file: !109, line: 73, baseType: !127, size: 32)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !144, file: !109, line: 74, baseType: !129, size: 32, offset: 32)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !144, file: !109, line: 75, baseType: !136, size: 64, offset: 64)
!149 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !117, file: !109, line: 86, baseType: !150, size: 256)
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 79, size: 256, elements: !151)
!151 = !{!152, !153, !154, !155, !157}
!152 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !150, file: !109, line: 81, baseType: !127, size: 32)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !150, file: !109, line: 82, baseType: !129, size: 32, offset: 32)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !150, file: !109, line: 83, baseType: !18, size: 32, offset: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !150, file: !109, line: 84, baseType: !156, size: 64, offset: 128)
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !52, line: 156, baseType: !19)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !150, file: !109, line: 85, baseType: !156, size: 64, offset: 192)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !117, file: !109, line: 105, baseType: !159, size: 256)
!159 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 89, size: 256, elements: !160)
!160 = !{!161, !162, !164}
!161 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !159, file: !109, line: 91, baseType: !142, size: 64)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !159, file: !109, line: 93, baseType: !163, size: 16, offset: 64)
!163 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !159, file: !109, line: 104, baseType: !165, size: 128, offset: 128)
!165 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !159, file: !109, line: 94, size: 128, elements: !166)
!166 = !{!167, !172}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !165, file: !109, line: 101, baseType: !168, size: 128)
!168 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !165, file: !109, line: 97, size: 128, elements: !169)
!169 = !{!170, !171}
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !168, file: !109, line: 99, baseType: !142, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !168, file: !109, line: 100, baseType: !142, size: 64, offset: 64)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !165, file: !109, line: 103, baseType: !173, size: 32)
!173 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !52, line: 42, baseType: !7)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !117, file: !109, line: 112, baseType: !175, size: 128)
!175 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 108, size: 128, elements: !176)
!176 = !{!177, !178}
!177 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !175, file: !109, line: 110, baseType: !19, size: 64)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !175, file: !109, line: 111, baseType: !18, size: 32, offset: 64)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !117, file: !109, line: 121, baseType: !180, size: 128)
!180 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !117, file: !109, line: 116, size: 128, elements: !181)
!181 = !{!182, !183, !184}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !180, file: !109, line: 118, baseType: !142, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !180, file: !109, line: 119, baseType: !18, size: 32, offset: 64)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !180, file: !109, line: 120, baseType: !7, size: 32, offset: 96)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !96, file: !97, line: 46, baseType: !37, size: 1024, offset: 64)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !96, file: !97, line: 49, baseType: !18, size: 32, offset: 1088)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !96, file: !97, line: 52, baseType: !188, size: 64, offset: 1152)
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !189, size: 64)
!189 = !DISubroutineType(types: !190)
!190 = !{null}
!191 = !DILocation(line: 19, column: 20, scope: !88)
!192 = !DILocation(line: 20, column: 3, scope: !88)
!193 = !DILocation(line: 21, column: 23, scope: !88)
!194 = !DILocation(line: 21, column: 10, scope: !88)
!195 = !DILocation(line: 21, column: 21, scope: !88)
!196 = !DILocation(line: 22, column: 21, scope: !88)
!197 = !DILocation(line: 22, column: 10, scope: !88)
!198 = !DILocation(line: 22, column: 19, scope: !88)
!199 = !DILocation(line: 23, column: 3, scope: !88)
!200 = !DILocation(line: 24, column: 1, scope: !88)
!201 = distinct !DISubprogram(name: "ring", scope: !3, file: !3, line: 15, type: !16, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!202 = !DILocalVariable(name: "number", arg: 1, scope: !201, file: !3, line: 15, type: !18)
!203 = !DILocation(line: 15, column: 22, scope: !201)
!204 = !DILocation(line: 15, column: 38, scope: !201)
!205 = !DILocation(line: 15, column: 50, scope: !201)
!206 = !DILocation(line: 15, column: 54, scope: !201)
!207 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 33, type: !189, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!208 = !DILocalVariable(name: "second", scope: !207, file: !3, line: 34, type: !209)
!209 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !210, line: 11, size: 128, elements: !211)
!210 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "", checksumkind: CSK_MD5, checksum: "55dc154df3f21a5aa944dcafba9b43f6")
!211 = !{!212, !214}
!212 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !209, file: !210, line: 16, baseType: !213, size: 64)
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !52, line: 160, baseType: !19)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !209, file: !210, line: 21, baseType: !215, size: 64, offset: 64)
!215 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !52, line: 197, baseType: !19)
!216 = !DILocation(line: 34, column: 19, scope: !207)
!217 = !DILocalVariable(name: "left", scope: !207, file: !3, line: 34, type: !209)
!218 = !DILocation(line: 34, column: 36, scope: !207)
!219 = !DILocalVariable(name: "five", scope: !207, file: !3, line: 35, type: !220)
!220 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !221, line: 8, size: 128, elements: !222)
!221 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_timeval.h", directory: "", checksumkind: CSK_MD5, checksum: "9b45d950050c215f216850b27bd1e8f3")
!222 = !{!223, !224}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !220, file: !221, line: 14, baseType: !213, size: 64)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !220, file: !221, line: 15, baseType: !225, size: 64, offset: 64)
!225 = !DIDerivedType(tag: DW_TAG_typedef, name: "__suseconds_t", file: !52, line: 162, baseType: !19)
!226 = !DILocation(line: 35, column: 18, scope: !207)
!227 = !DILocalVariable(name: "ends", scope: !207, file: !3, line: 36, type: !228)
!228 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 64, elements: !229)
!229 = !{!230}
!230 = !DISubrange(count: 2)
!231 = !DILocation(line: 36, column: 7, scope: !207)
!232 = !DILocalVariable(name: "byte", scope: !207, file: !3, line: 37, type: !233)
!233 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!234 = !DILocation(line: 37, column: 8, scope: !207)
!235 = !DILocation(line: 38, column: 3, scope: !207)
!236 = !DILocation(line: 39, column: 3, scope: !207)
!237 = !DILocation(line: 39, column: 9, scope: !207)
!238 = !DILocalVariable(name: "error", scope: !207, file: !3, line: 40, type: !18)
!239 = !DILocation(line: 40, column: 7, scope: !207)
!240 = !DILocation(line: 40, column: 15, scope: !207)
!241 = !DILocation(line: 41, column: 40, scope: !207)
!242 = !DILocation(line: 41, column: 47, scope: !207)
!243 = !DILocation(line: 41, column: 59, scope: !207)
!244 = !DILocation(line: 41, column: 66, scope: !207)
!245 = !DILocation(line: 41, column: 71, scope: !207)
!246 = !DILocation(line: 41, column: 79, scope: !207)
!247 = !DILocation(line: 41, column: 87, scope: !207)
!248 = !DILocation(line: 0, scope: !207)
!249 = !DILocation(line: 41, column: 3, scope: !207)
!250 = !DILocation(line: 42, column: 3, scope: !207)
!251 = !DILocation(line: 43, column: 24, scope: !207)
!252 = !DILocation(line: 43, column: 3, scope: !207)
!253 = !DILocation(line: 44, column: 3, scope: !207)
!254 = !DILocation(line: 45, column: 11, scope: !207)
!255 = !DILocation(line: 45, column: 9, scope: !207)
!256 = !DILocation(line: 46, column: 28, scope: !207)
!257 = !DILocation(line: 46, column: 35, scope: !207)
!258 = !DILocation(line: 46, column: 3, scope: !207)
!259 = !DILocation(line: 47, column: 3, scope: !207)
!260 = !DILocation(line: 48, column: 11, scope: !207)
!261 = !DILocation(line: 48, column: 9, scope: !207)
!262 = !DILocation(line: 49, column: 27, scope: !207)
!263 = !DILocation(line: 49, column: 34, scope: !207)
!264 = !DILocation(line: 49, column: 3, scope: !207)
!265 = !DILocation(line: 50, column: 3, scope: !207)
!266 = !DILocation(line: 51, column: 11, scope: !207)
!267 = !DILocation(line: 51, column: 9, scope: !207)
!268 = !DILocation(line: 52, column: 26, scope: !207)
!269 = !DILocation(line: 52, column: 33, scope: !207)
!270 = !DILocation(line: 52, column: 3, scope: !207)
!271 = !DILocation(line: 53, column: 3, scope: !207)
!272 = !DILocation(line: 54, column: 11, scope: !207)
!273 = !DILocation(line: 54, column: 9, scope: !207)
!274 = !DILocation(line: 55, column: 28, scope: !207)
!275 = !DILocation(line: 55, column: 35, scope: !207)
!276 = !DILocation(line: 55, column: 3, scope: !207)
!277 = !DILocation(line: 56, column: 3, scope: !207)
!278 = !DILocation(line: 57, column: 12, scope: !279)
!279 = distinct !DILexicalBlock(scope: !207, file: !3, line: 57, column: 7)
!280 = !DILocation(line: 57, column: 7, scope: !279)
!281 = !DILocation(line: 57, column: 7, scope: !207)
!282 = !DILocation(line: 57, column: 19, scope: !279)
!283 = !DILocation(line: 58, column: 21, scope: !207)
!284 = !DILocation(line: 58, column: 16, scope: !207)
!285 = !DILocation(line: 58, column: 11, scope: !207)
!286 = !DILocation(line: 58, column: 9, scope: !207)
!287 = !DILocation(line: 59, column: 26, scope: !207)
!288 = !DILocation(line: 59, column: 33, scope: !207)
!289 = !DILocation(line: 59, column: 3, scope: !207)
!290 = !DILocation(line: 60, column: 49, scope: !207)
!291 = !DILocation(line: 60, column: 70, scope: !207)
!292 = !DILocation(line: 60, column: 3, scope: !207)
!293 = !DILocation(line: 61, column: 1, scope: !207)
!294 = distinct !DISubprogram(name: "repeats", scope: !3, file: !3, line: 63, type: !189, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!295 = !DILocalVariable(name: "timer", scope: !294, file: !3, line: 64, type: !296)
!296 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "itimerval", file: !6, line: 130, size: 256, elements: !297)
!297 = !{!298, !299}
!298 = !DIDerivedType(tag: DW_TAG_member, name: "it_interval", scope: !296, file: !6, line: 133, baseType: !220, size: 128)
!299 = !DIDerivedType(tag: DW_TAG_member, name: "it_value", scope: !296, file: !6, line: 135, baseType: !220, size: 128, offset: 128)
!300 = !DILocation(line: 64, column: 20, scope: !294)
!301 = !DILocalVariable(name: "before", scope: !294, file: !3, line: 64, type: !296)
!302 = !DILocation(line: 64, column: 46, scope: !294)
!303 = !DILocation(line: 65, column: 3, scope: !294)
!304 = !DILocation(line: 66, column: 3, scope: !294)
!305 = !DILocation(line: 66, column: 10, scope: !294)
!306 = !DILocation(line: 66, column: 15, scope: !294)
!307 = !DILocation(line: 66, column: 20, scope: !294)
!308 = distinct !{!308, !304, !309, !310}
!309 = !DILocation(line: 66, column: 26, scope: !294)
!310 = !{!"llvm.loop.mustprogress"}
!311 = !DILocation(line: 67, column: 3, scope: !294)
!312 = !DILocation(line: 68, column: 51, scope: !294)
!313 = !DILocation(line: 68, column: 63, scope: !294)
!314 = !DILocation(line: 68, column: 3, scope: !294)
!315 = !DILocation(line: 69, column: 3, scope: !294)
!316 = !DILocation(line: 70, column: 34, scope: !294)
!317 = !DILocation(line: 70, column: 43, scope: !294)
!318 = !DILocation(line: 70, column: 50, scope: !294)
!319 = !DILocation(line: 70, column: 55, scope: !294)
!320 = !DILocation(line: 70, column: 65, scope: !294)
!321 = !DILocation(line: 70, column: 74, scope: !294)
!322 = !DILocation(line: 70, column: 82, scope: !294)
!323 = !DILocation(line: 0, scope: !294)
!324 = !DILocation(line: 70, column: 3, scope: !294)
!325 = !DILocation(line: 71, column: 21, scope: !294)
!326 = !DILocation(line: 71, column: 3, scope: !294)
!327 = !DILocation(line: 72, column: 17, scope: !294)
!328 = !DILocation(line: 72, column: 26, scope: !294)
!329 = !DILocation(line: 72, column: 3, scope: !294)
!330 = !DILocation(line: 73, column: 19, scope: !294)
!331 = !DILocation(line: 73, column: 3, scope: !294)
!332 = !DILocation(line: 74, column: 9, scope: !294)
!333 = !DILocation(line: 74, column: 18, scope: !294)
!334 = !DILocation(line: 74, column: 26, scope: !294)
!335 = !DILocation(line: 75, column: 21, scope: !294)
!336 = !DILocation(line: 75, column: 56, scope: !294)
!337 = !DILocation(line: 75, column: 3, scope: !294)
!338 = !DILocation(line: 76, column: 1, scope: !294)
!339 = distinct !DISubprogram(name: "leaves", scope: !3, file: !3, line: 78, type: !189, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!340 = !DILocation(line: 79, column: 3, scope: !339)
!341 = !DILocalVariable(name: "number", scope: !339, file: !3, line: 80, type: !18)
!342 = !DILocation(line: 80, column: 7, scope: !339)
!343 = !DILocation(line: 80, column: 16, scope: !339)
!344 = !DILocation(line: 81, column: 7, scope: !345)
!345 = distinct !DILexicalBlock(scope: !339, file: !3, line: 81, column: 7)
!346 = !DILocation(line: 81, column: 14, scope: !345)
!347 = !DILocation(line: 81, column: 7, scope: !339)
!348 = !DILocation(line: 82, column: 5, scope: !349)
!349 = distinct !DILexicalBlock(scope: !345, file: !3, line: 81, column: 20)
!350 = !DILocation(line: 83, column: 5, scope: !349)
!351 = !DILocation(line: 84, column: 11, scope: !352)
!352 = distinct !DILexicalBlock(scope: !353, file: !3, line: 84, column: 11)
!353 = distinct !DILexicalBlock(scope: !354, file: !3, line: 83, column: 5)
!354 = distinct !DILexicalBlock(scope: !349, file: !3, line: 83, column: 5)
!355 = !DILocation(line: 84, column: 19, scope: !352)
!356 = !DILocation(line: 84, column: 11, scope: !353)
!357 = !DILocation(line: 84, column: 25, scope: !352)
!358 = !DILocation(line: 83, column: 5, scope: !353)
!359 = distinct !{!359, !360, !361}
!360 = !DILocation(line: 83, column: 5, scope: !354)
!361 = !DILocation(line: 84, column: 25, scope: !354)
!362 = !DILocation(line: 86, column: 26, scope: !339)
!363 = !DILocation(line: 86, column: 3, scope: !339)
!364 = !DILocation(line: 87, column: 1, scope: !339)
!365 = distinct !DISubprogram(name: "blocked", scope: !3, file: !3, line: 89, type: !189, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!366 = !DILocalVariable(name: "set", scope: !365, file: !3, line: 90, type: !367)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !368, line: 7, baseType: !37)
!368 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "c2b978aaf49d5c0e2b1e9c2e1b7f7848")
!369 = !DILocation(line: 90, column: 12, scope: !365)
!370 = !DILocalVariable(name: "pending", scope: !365, file: !3, line: 90, type: !367)
!371 = !DILocation(line: 90, column: 17, scope: !365)
!372 = !DILocalVariable(name: "number", scope: !365, file: !3, line: 91, type: !18)
!373 = !DILocation(line: 91, column: 7, scope: !365)
!374 = !DILocation(line: 92, column: 3, scope: !365)
!375 = !DILocation(line: 93, column: 3, scope: !365)
!376 = !DILocation(line: 94, column: 3, scope: !365)
!377 = !DILocation(line: 95, column: 3, scope: !365)
!378 = !DILocation(line: 96, column: 24, scope: !365)
!379 = !DILocation(line: 96, column: 3, scope: !365)
!380 = !DILocation(line: 97, column: 19, scope: !365)
!381 = !DILocation(line: 97, column: 3, scope: !365)
!382 = !DILocation(line: 98, column: 3, scope: !365)
!383 = !DILocation(line: 99, column: 22, scope: !365)
!384 = !DILocation(line: 99, column: 3, scope: !365)
!385 = !DILocation(line: 100, column: 3, scope: !365)
!386 = !DILocation(line: 101, column: 33, scope: !365)
!387 = !DILocation(line: 101, column: 70, scope: !365)
!388 = !DILocation(line: 101, column: 3, scope: !365)
!389 = !DILocation(line: 102, column: 3, scope: !365)
!390 = !DILocation(line: 103, column: 24, scope: !365)
!391 = !DILocation(line: 103, column: 3, scope: !365)
!392 = !DILocation(line: 104, column: 1, scope: !365)
!393 = distinct !DISubprogram(name: "in_milliseconds", scope: !3, file: !3, line: 26, type: !394, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!394 = !DISubroutineType(types: !395)
!395 = !{null, !18, !18}
!396 = !DILocalVariable(name: "first", arg: 1, scope: !393, file: !3, line: 26, type: !18)
!397 = !DILocation(line: 26, column: 33, scope: !393)
!398 = !DILocalVariable(name: "then", arg: 2, scope: !393, file: !3, line: 26, type: !18)
!399 = !DILocation(line: 26, column: 44, scope: !393)
!400 = !DILocalVariable(name: "timer", scope: !393, file: !3, line: 27, type: !296)
!401 = !DILocation(line: 27, column: 20, scope: !393)
!402 = !DILocation(line: 27, column: 28, scope: !393)
!403 = !DILocation(line: 27, column: 29, scope: !393)
!404 = !DILocation(line: 27, column: 33, scope: !393)
!405 = !DILocation(line: 27, column: 38, scope: !393)
!406 = !DILocation(line: 27, column: 47, scope: !393)
!407 = !DILocation(line: 27, column: 51, scope: !393)
!408 = !DILocation(line: 27, column: 57, scope: !393)
!409 = !DILocation(line: 28, column: 3, scope: !393)
!410 = !DILocation(line: 29, column: 1, scope: !393)
!411 = distinct !DISubprogram(name: "why", scope: !3, file: !3, line: 31, type: !412, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!412 = !DISubroutineType(types: !413)
!413 = !{!414}
!414 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !415, size: 64)
!415 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !233)
!416 = !DILocation(line: 31, column: 39, scope: !411)
!417 = !DILocation(line: 31, column: 45, scope: !411)
!418 = !DILocation(line: 31, column: 32, scope: !411)
!419 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!420 = !DILocalVariable(name: "number", arg: 1, scope: !419, file: !3, line: 16, type: !18)
!421 = !DILocation(line: 16, column: 23, scope: !419)
!422 = !DILocation(line: 16, column: 49, scope: !419)
!423 = !DILocation(line: 16, column: 33, scope: !419)
