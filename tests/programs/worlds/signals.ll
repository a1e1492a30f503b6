; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/signals.c
; ModuleID = 'tests/programs/worlds/signals.c'
source_filename = "tests/programs/worlds/signals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.__sigset_t = type { [16 x i64] }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.siginfo_t = type { i32, i32, i32, i32, %union.anon }
%union.anon = type { %struct.anon.2, [80 x i8] }
%struct.anon.2 = type { i32, i32, i32, i64, i64 }
%union.sigval = type { i8* }
%struct.anon.1 = type { i32, i32, %union.sigval }
%struct.sigaction = type { %union.anon.8, %struct.__sigset_t, i32, void ()* }
%union.anon.8 = type { void (i32)* }
%struct.ucontext_t = type { i64, %struct.ucontext_t*, %struct.stack_t, %struct.mcontext_t, %struct.__sigset_t, %struct._libc_fpstate, [4 x i64] }
%struct.stack_t = type { i8*, i32, i64 }
%struct.mcontext_t = type { [23 x i64], %struct._libc_fpstate*, [8 x i64] }
%struct._libc_fpstate = type { i16, i16, i16, i16, i64, i64, i32, i32, [8 x %struct._libc_fpxreg], [16 x %struct._libc_xmmreg], [24 x i32] }
%struct._libc_fpxreg = type { [4 x i16], i16, [3 x i16] }
%struct._libc_xmmreg = type { [4 x i32] }
%struct.anon = type { i32, i32 }

@stdout = external global %struct._IO_FILE*, align 8
@none = internal constant %struct.__sigset_t zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"blocked %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"left behind %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.3 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !29
@.str.4 = private unnamed_addr constant [19 x i8] c"saved: blocked %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"not saved: blocked %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"out by %d\00", align 1
@.str.7 = private unnamed_addr constant [20 x i8] c", still blocked %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@count = internal global i32 0, align 4, !dbg !26
@.str.9 = private unnamed_addr constant [15 x i8] c"pending %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.11 = private unnamed_addr constant [17 x i8] c" %d, blocked %d\0A\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.13 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"not yet\00", align 1
@.str.15 = private unnamed_addr constant [6 x i8] c"never\00", align 1
@.str.16 = private unnamed_addr constant [37 x i8] c"begin %d at depth %d, blocked %d %d\0A\00", align 1
@depth = internal global i32 0, align 4, !dbg !57
@.str.17 = private unnamed_addr constant [20 x i8] c"end %d at depth %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"begin %d\0A\00", align 1
@.str.19 = private unnamed_addr constant [25 x i8] c"end %d, USR1 blocked %d\0A\00", align 1
@.str.20 = private unnamed_addr constant [68 x i8] c"%d: %d, errno %d, code %d, from us %d, value %d, blocked before %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"once %d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca %struct.__sigset_t, align 8
  %4 = alloca %struct.siginfo_t, align 8
  %5 = alloca %struct.__sigset_t, align 8
  %6 = alloca %struct.__sigset_t, align 8
  %7 = alloca %union.sigval, align 8
  %8 = alloca %struct.__sigset_t, align 8
  %9 = alloca i32, align 4
  %10 = alloca %union.sigval, align 8
  %11 = alloca %union.sigval, align 8
  %12 = alloca %struct.__sigset_t, align 8
  %13 = alloca %struct.__sigset_t, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.__sigset_t, align 8
  %16 = alloca %struct.__sigset_t, align 8
  %17 = alloca %struct.__sigset_t, align 8
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata i8* %2, metadata !74, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %3, metadata !77, metadata !DIExpression()), !dbg !78
  call void @llvm.dbg.declare(metadata %struct.siginfo_t* %4, metadata !79, metadata !DIExpression()), !dbg !159
  %18 = call i64 @read(i32 noundef 0, i8* noundef %2, i64 noundef 1), !dbg !160
  %19 = icmp ne i64 %18, 1, !dbg !162
  br i1 %19, label %20, label %21, !dbg !163

20:                                               ; preds = %0
  store i32 99, i32* %1, align 4, !dbg !164
  br label %196, !dbg !164

21:                                               ; preds = %0
  %22 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !165
  %23 = call i32 @setvbuf(%struct._IO_FILE* noundef %22, i8* noundef null, i32 noundef 2, i64 noundef 0) #9, !dbg !166
  %24 = load i8, i8* %2, align 1, !dbg !167
  %25 = zext i8 %24 to i32, !dbg !167
  switch i32 %25, label %194 [
    i32 97, label %26
    i32 98, label %29
    i32 99, label %31
    i32 100, label %36
    i32 101, label %46
    i32 102, label %98
    i32 103, label %101
    i32 104, label %141
    i32 105, label %146
    i32 106, label %169
    i32 107, label %181
    i32 108, label %183
    i32 109, label %186
  ], !dbg !168

26:                                               ; preds = %21
  %27 = call void (i32)* @signal(i32 noundef 10, void (i32)* noundef @again) #9, !dbg !169
  %28 = call i32 @raise(i32 noundef 10) #9, !dbg !171
  br label %195, !dbg !172

29:                                               ; preds = %21
  call void @handle(i32 noundef 10, i32 noundef 1073741824, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 @none, i8* noundef bitcast (void (i32)* @again to i8*)), !dbg !173
  %30 = call i32 @raise(i32 noundef 10) #9, !dbg !174
  br label %195, !dbg !175

31:                                               ; preds = %21
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %5, i32 noundef 12, i32 noundef 0), !dbg !176
  call void @handle(i32 noundef 10, i32 noundef 0, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 %5, i8* noundef bitcast (void (i32)* @other to i8*)), !dbg !177
  call void @handle(i32 noundef 12, i32 noundef 0, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 @none, i8* noundef bitcast (void (i32)* @other to i8*)), !dbg !178
  %32 = call i32 @raise(i32 noundef 10) #9, !dbg !179
  %33 = call i32 @is_blocked(i32 noundef 10), !dbg !180
  %34 = call i32 @is_blocked(i32 noundef 12), !dbg !181
  %35 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i32 noundef %33, i32 noundef %34), !dbg !182
  br label %195, !dbg !183

36:                                               ; preds = %21
  %37 = call void (i32)* @signal(i32 noundef 10, void (i32)* noundef @other) #9, !dbg !184
  %38 = call void (i32)* @signal(i32 noundef 12, void (i32)* noundef @other) #9, !dbg !185
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %6, i32 noundef 10, i32 noundef 12), !dbg !186
  %39 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !186
  %40 = bitcast %struct.__sigset_t* %6 to i8*, !dbg !186
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %39, i8* align 8 %40, i64 128, i1 false), !dbg !186
  %41 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !187
  %42 = call i32 @raise(i32 noundef 12) #9, !dbg !188
  %43 = call i32 @raise(i32 noundef 10) #9, !dbg !189
  %44 = call i32 @raise(i32 noundef 10) #9, !dbg !190
  %45 = call i32 @sigprocmask(i32 noundef 1, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !191
  br label %195, !dbg !192

46:                                               ; preds = %21
  call void @handle(i32 noundef 10, i32 noundef 4, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 @none, i8* noundef bitcast (void (i32, %struct.siginfo_t*, i8*)* @told to i8*)), !dbg !193
  call void @handle(i32 noundef 12, i32 noundef 4, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 @none, i8* noundef bitcast (void (i32, %struct.siginfo_t*, i8*)* @told to i8*)), !dbg !194
  %47 = call i32 @__libc_current_sigrtmin() #9, !dbg !195
  %48 = add nsw i32 %47, 1, !dbg !196
  call void @handle(i32 noundef %48, i32 noundef 4, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 @none, i8* noundef bitcast (void (i32, %struct.siginfo_t*, i8*)* @told to i8*)), !dbg !197
  %49 = call i32 @raise(i32 noundef 10) #9, !dbg !198
  %50 = call i32 @getpid() #9, !dbg !199
  %51 = call i32 @kill(i32 noundef %50, i32 noundef 10) #9, !dbg !200
  %52 = call i32 @raise(i32 noundef 12) #9, !dbg !201
  %53 = call i32 @getpid() #9, !dbg !202
  %54 = bitcast %union.sigval* %7 to i32*, !dbg !203
  store i32 17, i32* %54, align 8, !dbg !203
  %55 = getelementptr inbounds %union.sigval, %union.sigval* %7, i32 0, i32 0, !dbg !204
  %56 = load i8*, i8** %55, align 8, !dbg !204
  %57 = call i32 @sigqueue(i32 noundef %53, i32 noundef 10, i8* %56) #9, !dbg !204
  %58 = call i32 @is_blocked(i32 noundef 28), !dbg !205
  %59 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i32 noundef %58), !dbg !206
  %60 = call i32 @__libc_current_sigrtmin() #9, !dbg !207
  %61 = add nsw i32 %60, 1, !dbg !208
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %8, i32 noundef %61, i32 noundef 10), !dbg !209
  %62 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !209
  %63 = bitcast %struct.__sigset_t* %8 to i8*, !dbg !209
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %62, i8* align 8 %63, i64 128, i1 false), !dbg !209
  %64 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !210
  call void @llvm.dbg.declare(metadata i32* %9, metadata !211, metadata !DIExpression()), !dbg !213
  store i32 0, i32* %9, align 4, !dbg !213
  br label %65, !dbg !214

65:                                               ; preds = %83, %46
  %66 = load i32, i32* %9, align 4, !dbg !215
  %67 = icmp slt i32 %66, 3, !dbg !217
  br i1 %67, label %68, label %86, !dbg !218

68:                                               ; preds = %65
  %69 = call i32 @getpid() #9, !dbg !219
  %70 = call i32 @__libc_current_sigrtmin() #9, !dbg !221
  %71 = add nsw i32 %70, 1, !dbg !222
  %72 = bitcast %union.sigval* %10 to i32*, !dbg !223
  %73 = load i32, i32* %9, align 4, !dbg !224
  store i32 %73, i32* %72, align 8, !dbg !223
  %74 = getelementptr inbounds %union.sigval, %union.sigval* %10, i32 0, i32 0, !dbg !225
  %75 = load i8*, i8** %74, align 8, !dbg !225
  %76 = call i32 @sigqueue(i32 noundef %69, i32 noundef %71, i8* %75) #9, !dbg !225
  %77 = call i32 @getpid() #9, !dbg !226
  %78 = bitcast %union.sigval* %11 to i32*, !dbg !227
  %79 = load i32, i32* %9, align 4, !dbg !228
  store i32 %79, i32* %78, align 8, !dbg !227
  %80 = getelementptr inbounds %union.sigval, %union.sigval* %11, i32 0, i32 0, !dbg !229
  %81 = load i8*, i8** %80, align 8, !dbg !229
  %82 = call i32 @sigqueue(i32 noundef %77, i32 noundef 10, i8* %81) #9, !dbg !229
  br label %83, !dbg !230

83:                                               ; preds = %68
  %84 = load i32, i32* %9, align 4, !dbg !231
  %85 = add nsw i32 %84, 1, !dbg !231
  store i32 %85, i32* %9, align 4, !dbg !231
  br label %65, !dbg !232, !llvm.loop !233

86:                                               ; preds = %65
  %87 = call i32 @sigwaitinfo(%struct.__sigset_t* noundef %3, %struct.siginfo_t* noundef %4), !dbg !236
  %88 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i32 noundef %87), !dbg !237
  %89 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %4, i32 0, i32 2, !dbg !238
  %90 = load i32, i32* %89, align 8, !dbg !238
  %91 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %4, i32 0, i32 4, !dbg !239
  %92 = bitcast %union.anon* %91 to %struct.anon.1*, !dbg !239
  %93 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %92, i32 0, i32 2, !dbg !239
  %94 = bitcast %union.sigval* %93 to i32*, !dbg !240
  %95 = load i32, i32* %94, align 8, !dbg !240
  %96 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.3, i64 0, i64 0), i32 noundef %90, i32 noundef %95), !dbg !241
  %97 = call i32 @sigprocmask(i32 noundef 1, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !242
  br label %195, !dbg !243

98:                                               ; preds = %21
  call void @handle(i32 noundef 10, i32 noundef -2147483648, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 @none, i8* noundef bitcast (void (i32)* @once to i8*)), !dbg !244
  %99 = call i32 @raise(i32 noundef 10) #9, !dbg !245
  %100 = call i32 @raise(i32 noundef 10) #9, !dbg !246
  br label %195, !dbg !247

101:                                              ; preds = %21
  %102 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef 1) #10, !dbg !248
  %103 = icmp eq i32 %102, 0, !dbg !250
  br i1 %103, label %104, label %108, !dbg !251

104:                                              ; preds = %101
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %12, i32 noundef 12, i32 noundef 0), !dbg !252
  %105 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !252
  %106 = bitcast %struct.__sigset_t* %12 to i8*, !dbg !252
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %105, i8* align 8 %106, i64 128, i1 false), !dbg !252
  %107 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !254
  call void @siglongjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef 1) #11, !dbg !255
  unreachable, !dbg !255

108:                                              ; preds = %101
  %109 = call i32 @is_blocked(i32 noundef 12), !dbg !256
  %110 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str.4, i64 0, i64 0), i32 noundef %109), !dbg !257
  %111 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef 0) #10, !dbg !258
  %112 = icmp eq i32 %111, 0, !dbg !260
  br i1 %112, label %113, label %117, !dbg !261

113:                                              ; preds = %108
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %13, i32 noundef 12, i32 noundef 0), !dbg !262
  %114 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !262
  %115 = bitcast %struct.__sigset_t* %13 to i8*, !dbg !262
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %114, i8* align 8 %115, i64 128, i1 false), !dbg !262
  %116 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !264
  call void @siglongjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef 1) #11, !dbg !265
  unreachable, !dbg !265

117:                                              ; preds = %108
  %118 = call i32 @is_blocked(i32 noundef 12), !dbg !266
  %119 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i32 noundef %118), !dbg !267
  %120 = call void (i32)* @signal(i32 noundef 10, void (i32)* noundef @out) #9, !dbg !268
  call void @llvm.dbg.declare(metadata i32* %14, metadata !269, metadata !DIExpression()), !dbg !271
  store i32 0, i32* %14, align 4, !dbg !271
  br label %121, !dbg !272

121:                                              ; preds = %137, %117
  %122 = load i32, i32* %14, align 4, !dbg !273
  %123 = icmp slt i32 %122, 2, !dbg !275
  br i1 %123, label %124, label %140, !dbg !276

124:                                              ; preds = %121
  %125 = load i32, i32* %14, align 4, !dbg !277
  %126 = sub nsw i32 1, %125, !dbg !277
  %127 = call i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef %126) #10, !dbg !277
  %128 = icmp ne i32 %127, 0, !dbg !277
  br i1 %128, label %129, label %130, !dbg !277

129:                                              ; preds = %124
  br label %132, !dbg !277

130:                                              ; preds = %124
  %131 = call i32 @raise(i32 noundef 10) #9, !dbg !279
  br label %132, !dbg !277

132:                                              ; preds = %130, %129
  %133 = phi i32 [ 10, %129 ], [ 0, %130 ], !dbg !277
  %134 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.6, i64 0, i64 0), i32 noundef %133), !dbg !280
  %135 = call i32 @is_blocked(i32 noundef 10), !dbg !281
  %136 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.7, i64 0, i64 0), i32 noundef %135), !dbg !282
  br label %137, !dbg !283

137:                                              ; preds = %132
  %138 = load i32, i32* %14, align 4, !dbg !284
  %139 = add nsw i32 %138, 1, !dbg !284
  store i32 %139, i32* %14, align 4, !dbg !284
  br label %121, !dbg !285, !llvm.loop !286

140:                                              ; preds = %121
  br label %195, !dbg !288

141:                                              ; preds = %21
  %142 = call void (i32)* @signal(i32 noundef 10, void (i32)* noundef @counted) #9, !dbg !289
  %143 = call i32 @raise(i32 noundef 10) #9, !dbg !290
  %144 = load volatile i32, i32* @count, align 4, !dbg !291
  %145 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), i32 noundef %144), !dbg !292
  br label %195, !dbg !293

146:                                              ; preds = %21
  %147 = call void (i32)* @signal(i32 noundef 10, void (i32)* noundef @once) #9, !dbg !294
  %148 = call void (i32)* @signal(i32 noundef 12, void (i32)* noundef @once) #9, !dbg !295
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %15, i32 noundef 10, i32 noundef 12), !dbg !296
  %149 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !296
  %150 = bitcast %struct.__sigset_t* %15 to i8*, !dbg !296
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %149, i8* align 8 %150, i64 128, i1 false), !dbg !296
  %151 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !297
  %152 = call i32 @raise(i32 noundef 10) #9, !dbg !298
  %153 = call i32 @raise(i32 noundef 12) #9, !dbg !299
  %154 = call void (i32)* @signal(i32 noundef 12, void (i32)* noundef inttoptr (i64 1 to void (i32)*)) #9, !dbg !300
  %155 = call i32 @sigpending(%struct.__sigset_t* noundef %3) #9, !dbg !301
  %156 = call i32 @sigismember(%struct.__sigset_t* noundef %3, i32 noundef 10) #9, !dbg !302
  %157 = call i32 @sigismember(%struct.__sigset_t* noundef %3, i32 noundef 12) #9, !dbg !303
  %158 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.9, i64 0, i64 0), i32 noundef %156, i32 noundef %157), !dbg !304
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %16, i32 noundef 12, i32 noundef 0), !dbg !305
  %159 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !305
  %160 = bitcast %struct.__sigset_t* %16 to i8*, !dbg !305
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %159, i8* align 8 %160, i64 128, i1 false), !dbg !305
  %161 = call i32 @sigsuspend(%struct.__sigset_t* noundef %3), !dbg !306
  %162 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i32 noundef %161), !dbg !307
  %163 = call i32* @__errno_location() #12, !dbg !308
  %164 = load i32, i32* %163, align 4, !dbg !308
  %165 = icmp eq i32 %164, 4, !dbg !309
  %166 = zext i1 %165 to i32, !dbg !309
  %167 = call i32 @is_blocked(i32 noundef 10), !dbg !310
  %168 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.11, i64 0, i64 0), i32 noundef %166, i32 noundef %167), !dbg !311
  br label %195, !dbg !312

169:                                              ; preds = %21
  %170 = call i32 @raise(i32 noundef 0) #9, !dbg !313
  %171 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i32 noundef %170), !dbg !314
  %172 = call i32 @raise(i32 noundef 65) #9, !dbg !315
  %173 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0), i32 noundef %172), !dbg !316
  %174 = call i32 @getpid() #9, !dbg !317
  %175 = call i32 @kill(i32 noundef %174, i32 noundef 0) #9, !dbg !318
  %176 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0), i32 noundef %175), !dbg !319
  %177 = call void (i32)* @signal(i32 noundef 9, void (i32)* noundef @once) #9, !dbg !320
  %178 = icmp eq void (i32)* %177, inttoptr (i64 -1 to void (i32)*), !dbg !321
  %179 = zext i1 %178 to i32, !dbg !321
  %180 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.13, i64 0, i64 0), i32 noundef %179), !dbg !322
  br label %195, !dbg !323

181:                                              ; preds = %21
  %182 = call i32 @raise(i32 noundef 15) #9, !dbg !324
  br label %195, !dbg !325

183:                                              ; preds = %21
  %184 = call i32 @getpid() #9, !dbg !326
  %185 = call i32 @kill(i32 noundef %184, i32 noundef 12) #9, !dbg !327
  br label %195, !dbg !328

186:                                              ; preds = %21
  call void @set_of(%struct.__sigset_t* sret(%struct.__sigset_t) align 8 %17, i32 noundef 1, i32 noundef 0), !dbg !329
  %187 = bitcast %struct.__sigset_t* %3 to i8*, !dbg !329
  %188 = bitcast %struct.__sigset_t* %17 to i8*, !dbg !329
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %187, i8* align 8 %188, i64 128, i1 false), !dbg !329
  %189 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !330
  %190 = call i32 @raise(i32 noundef 1) #9, !dbg !331
  %191 = call i32 @puts(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.14, i64 0, i64 0)), !dbg !332
  %192 = call i32 @sigprocmask(i32 noundef 1, %struct.__sigset_t* noundef %3, %struct.__sigset_t* noundef null) #9, !dbg !333
  %193 = call i32 @puts(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.15, i64 0, i64 0)), !dbg !334
  br label %195, !dbg !335

194:                                              ; preds = %21
  store i32 1, i32* %1, align 4, !dbg !336
  br label %196, !dbg !336

195:                                              ; preds = %186, %183, %181, %169, %146, %141, %140, %98, %86, %36, %31, %29, %26
  store i32 0, i32* %1, align 4, !dbg !337
  br label %196, !dbg !337

196:                                              ; preds = %195, %194, %20
  %197 = load i32, i32* %1, align 4, !dbg !338
  ret i32 %197, !dbg !338
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @setvbuf(%struct._IO_FILE* noundef, i8* noundef, i32 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare void (i32)* @signal(i32 noundef, void (i32)* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @again(i32 noundef %0) #0 !dbg !339 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !340, metadata !DIExpression()), !dbg !341
  %3 = load i32, i32* %2, align 4, !dbg !342
  %4 = load volatile i32, i32* @depth, align 4, !dbg !343
  %5 = add nsw i32 %4, 1, !dbg !343
  store volatile i32 %5, i32* @depth, align 4, !dbg !343
  %6 = call i32 @is_blocked(i32 noundef 10), !dbg !344
  %7 = call i32 @is_blocked(i32 noundef 12), !dbg !345
  %8 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.16, i64 0, i64 0), i32 noundef %3, i32 noundef %4, i32 noundef %6, i32 noundef %7), !dbg !346
  %9 = load volatile i32, i32* @count, align 4, !dbg !347
  %10 = add nsw i32 %9, 1, !dbg !347
  store volatile i32 %10, i32* @count, align 4, !dbg !347
  %11 = icmp slt i32 %9, 2, !dbg !349
  br i1 %11, label %12, label %15, !dbg !350

12:                                               ; preds = %1
  %13 = load i32, i32* %2, align 4, !dbg !351
  %14 = call i32 @raise(i32 noundef %13) #9, !dbg !352
  br label %15, !dbg !352

15:                                               ; preds = %12, %1
  %16 = load i32, i32* %2, align 4, !dbg !353
  %17 = load volatile i32, i32* @depth, align 4, !dbg !354
  %18 = add nsw i32 %17, -1, !dbg !354
  store volatile i32 %18, i32* @depth, align 4, !dbg !354
  %19 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.17, i64 0, i64 0), i32 noundef %16, i32 noundef %18), !dbg !355
  ret void, !dbg !356
}

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @handle(i32 noundef %0, i32 noundef %1, %struct.__sigset_t* noundef byval(%struct.__sigset_t) align 8 %2, i8* noundef %3) #0 !dbg !357 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 8
  %8 = alloca %struct.sigaction, align 8
  store i32 %0, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !360, metadata !DIExpression()), !dbg !361
  store i32 %1, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !362, metadata !DIExpression()), !dbg !363
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %2, metadata !364, metadata !DIExpression()), !dbg !365
  store i8* %3, i8** %7, align 8
  call void @llvm.dbg.declare(metadata i8** %7, metadata !366, metadata !DIExpression()), !dbg !367
  call void @llvm.dbg.declare(metadata %struct.sigaction* %8, metadata !368, metadata !DIExpression()), !dbg !387
  %9 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %8, i32 0, i32 0, !dbg !388
  %10 = bitcast %union.anon.8* %9 to i8*, !dbg !388
  call void @llvm.memset.p0i8.i64(i8* align 8 %10, i8 0, i64 8, i1 false), !dbg !388
  %11 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %8, i32 0, i32 1, !dbg !388
  %12 = bitcast %struct.__sigset_t* %11 to i8*, !dbg !389
  %13 = bitcast %struct.__sigset_t* %2 to i8*, !dbg !389
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %12, i8* align 8 %13, i64 128, i1 false), !dbg !389
  %14 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %8, i32 0, i32 2, !dbg !388
  %15 = load i32, i32* %6, align 4, !dbg !390
  store i32 %15, i32* %14, align 8, !dbg !388
  %16 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %8, i32 0, i32 3, !dbg !388
  store void ()* null, void ()** %16, align 8, !dbg !388
  %17 = load i8*, i8** %7, align 8, !dbg !391
  %18 = bitcast i8* %17 to void (i32)*, !dbg !392
  %19 = getelementptr inbounds %struct.sigaction, %struct.sigaction* %8, i32 0, i32 0, !dbg !393
  %20 = bitcast %union.anon.8* %19 to void (i32)**, !dbg !393
  store void (i32)* %18, void (i32)** %20, align 8, !dbg !394
  %21 = load i32, i32* %5, align 4, !dbg !395
  %22 = call i32 @sigaction(i32 noundef %21, %struct.sigaction* noundef %8, %struct.sigaction* noundef null) #9, !dbg !396
  ret void, !dbg !397
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set_of(%struct.__sigset_t* noalias sret(%struct.__sigset_t) align 8 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !398 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !401, metadata !DIExpression()), !dbg !402
  store i32 %2, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !403, metadata !DIExpression()), !dbg !404
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %0, metadata !405, metadata !DIExpression()), !dbg !406
  %6 = call i32 @sigemptyset(%struct.__sigset_t* noundef %0) #9, !dbg !407
  %7 = load i32, i32* %4, align 4, !dbg !408
  %8 = call i32 @sigaddset(%struct.__sigset_t* noundef %0, i32 noundef %7) #9, !dbg !409
  %9 = load i32, i32* %5, align 4, !dbg !410
  %10 = icmp ne i32 %9, 0, !dbg !410
  br i1 %10, label %11, label %14, !dbg !412

11:                                               ; preds = %3
  %12 = load i32, i32* %5, align 4, !dbg !413
  %13 = call i32 @sigaddset(%struct.__sigset_t* noundef %0, i32 noundef %12) #9, !dbg !414
  br label %14, !dbg !414

14:                                               ; preds = %11, %3
  ret void, !dbg !415
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @other(i32 noundef %0) #0 !dbg !416 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !417, metadata !DIExpression()), !dbg !418
  %3 = load i32, i32* %2, align 4, !dbg !419
  %4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.18, i64 0, i64 0), i32 noundef %3), !dbg !420
  %5 = load i32, i32* %2, align 4, !dbg !421
  %6 = icmp eq i32 %5, 10, !dbg !423
  br i1 %6, label %7, label %9, !dbg !424

7:                                                ; preds = %1
  %8 = call i32 @raise(i32 noundef 12) #9, !dbg !425
  br label %9, !dbg !425

9:                                                ; preds = %7, %1
  %10 = load i32, i32* %2, align 4, !dbg !426
  %11 = call i32 @is_blocked(i32 noundef 10), !dbg !427
  %12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([25 x i8], [25 x i8]* @.str.19, i64 0, i64 0), i32 noundef %10, i32 noundef %11), !dbg !428
  ret void, !dbg !429
}

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @is_blocked(i32 noundef %0) #0 !dbg !430 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.__sigset_t, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !433, metadata !DIExpression()), !dbg !434
  call void @llvm.dbg.declare(metadata %struct.__sigset_t* %3, metadata !435, metadata !DIExpression()), !dbg !436
  %4 = call i32 @sigprocmask(i32 noundef 0, %struct.__sigset_t* noundef null, %struct.__sigset_t* noundef %3) #9, !dbg !437
  %5 = load i32, i32* %2, align 4, !dbg !438
  %6 = call i32 @sigismember(%struct.__sigset_t* noundef %3, i32 noundef %5) #9, !dbg !439
  ret i32 %6, !dbg !440
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind
declare i32 @sigprocmask(i32 noundef, %struct.__sigset_t* noundef, %struct.__sigset_t* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @told(i32 noundef %0, %struct.siginfo_t* noundef %1, i8* noundef %2) #0 !dbg !441 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.siginfo_t*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca %struct.ucontext_t*, align 8
  %8 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !442, metadata !DIExpression()), !dbg !443
  store %struct.siginfo_t* %1, %struct.siginfo_t** %5, align 8
  call void @llvm.dbg.declare(metadata %struct.siginfo_t** %5, metadata !444, metadata !DIExpression()), !dbg !445
  store i8* %2, i8** %6, align 8
  call void @llvm.dbg.declare(metadata i8** %6, metadata !446, metadata !DIExpression()), !dbg !447
  call void @llvm.dbg.declare(metadata %struct.ucontext_t** %7, metadata !448, metadata !DIExpression()), !dbg !524
  %9 = load i8*, i8** %6, align 8, !dbg !525
  %10 = bitcast i8* %9 to %struct.ucontext_t*, !dbg !525
  store %struct.ucontext_t* %10, %struct.ucontext_t** %7, align 8, !dbg !524
  call void @llvm.dbg.declare(metadata i32* %8, metadata !526, metadata !DIExpression()), !dbg !527
  %11 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !528
  %12 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %11, i32 0, i32 4, !dbg !529
  %13 = bitcast %union.anon* %12 to %struct.anon*, !dbg !529
  %14 = getelementptr inbounds %struct.anon, %struct.anon* %13, i32 0, i32 0, !dbg !529
  %15 = load i32, i32* %14, align 8, !dbg !529
  %16 = call i32 @getpid() #9, !dbg !530
  %17 = icmp eq i32 %15, %16, !dbg !531
  br i1 %17, label %18, label %26, !dbg !532

18:                                               ; preds = %3
  %19 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !533
  %20 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %19, i32 0, i32 4, !dbg !534
  %21 = bitcast %union.anon* %20 to %struct.anon*, !dbg !534
  %22 = getelementptr inbounds %struct.anon, %struct.anon* %21, i32 0, i32 1, !dbg !534
  %23 = load i32, i32* %22, align 4, !dbg !534
  %24 = call i32 @getuid() #9, !dbg !535
  %25 = icmp eq i32 %23, %24, !dbg !536
  br label %26

26:                                               ; preds = %18, %3
  %27 = phi i1 [ false, %3 ], [ %25, %18 ], !dbg !537
  %28 = zext i1 %27 to i32, !dbg !532
  store i32 %28, i32* %8, align 4, !dbg !527
  %29 = load i32, i32* %4, align 4, !dbg !538
  %30 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !539
  %31 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %30, i32 0, i32 0, !dbg !540
  %32 = load i32, i32* %31, align 8, !dbg !540
  %33 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !541
  %34 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %33, i32 0, i32 1, !dbg !542
  %35 = load i32, i32* %34, align 4, !dbg !542
  %36 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !543
  %37 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %36, i32 0, i32 2, !dbg !544
  %38 = load i32, i32* %37, align 8, !dbg !544
  %39 = load i32, i32* %8, align 4, !dbg !545
  %40 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !546
  %41 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %40, i32 0, i32 2, !dbg !547
  %42 = load i32, i32* %41, align 8, !dbg !547
  %43 = icmp eq i32 %42, -1, !dbg !548
  br i1 %43, label %44, label %51, !dbg !546

44:                                               ; preds = %26
  %45 = load %struct.siginfo_t*, %struct.siginfo_t** %5, align 8, !dbg !549
  %46 = getelementptr inbounds %struct.siginfo_t, %struct.siginfo_t* %45, i32 0, i32 4, !dbg !550
  %47 = bitcast %union.anon* %46 to %struct.anon.1*, !dbg !550
  %48 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %47, i32 0, i32 2, !dbg !550
  %49 = bitcast %union.sigval* %48 to i32*, !dbg !551
  %50 = load i32, i32* %49, align 8, !dbg !551
  br label %52, !dbg !546

51:                                               ; preds = %26
  br label %52, !dbg !546

52:                                               ; preds = %51, %44
  %53 = phi i32 [ %50, %44 ], [ 0, %51 ], !dbg !546
  %54 = load %struct.ucontext_t*, %struct.ucontext_t** %7, align 8, !dbg !552
  %55 = getelementptr inbounds %struct.ucontext_t, %struct.ucontext_t* %54, i32 0, i32 4, !dbg !553
  %56 = call i32 @sigismember(%struct.__sigset_t* noundef %55, i32 noundef 12) #9, !dbg !554
  %57 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([68 x i8], [68 x i8]* @.str.20, i64 0, i64 0), i32 noundef %29, i32 noundef %32, i32 noundef %35, i32 noundef %38, i32 noundef %39, i32 noundef %53, i32 noundef %56), !dbg !555
  %58 = load i32, i32* %4, align 4, !dbg !556
  %59 = icmp eq i32 %58, 12, !dbg !558
  br i1 %59, label %60, label %64, !dbg !559

60:                                               ; preds = %52
  %61 = load %struct.ucontext_t*, %struct.ucontext_t** %7, align 8, !dbg !560
  %62 = getelementptr inbounds %struct.ucontext_t, %struct.ucontext_t* %61, i32 0, i32 4, !dbg !561
  %63 = call i32 @sigaddset(%struct.__sigset_t* noundef %62, i32 noundef 28) #9, !dbg !562
  br label %64, !dbg !562

64:                                               ; preds = %60, %52
  ret void, !dbg !563
}

; Function Attrs: nounwind
declare i32 @__libc_current_sigrtmin() #3

; Function Attrs: nounwind
declare i32 @kill(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @getpid() #3

; Function Attrs: nounwind
declare i32 @sigqueue(i32 noundef, i32 noundef, i8*) #3

declare i32 @sigwaitinfo(%struct.__sigset_t* noundef, %struct.siginfo_t* noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @once(i32 noundef %0) #0 !dbg !564 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !565, metadata !DIExpression()), !dbg !566
  %3 = load i32, i32* %2, align 4, !dbg !567
  %4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i64 0, i64 0), i32 noundef %3), !dbg !568
  ret void, !dbg !569
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #5

; Function Attrs: noreturn nounwind
declare void @siglongjmp(%struct.__jmp_buf_tag* noundef, i32 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal void @out(i32 noundef %0) #0 !dbg !570 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !571, metadata !DIExpression()), !dbg !572
  %3 = load i32, i32* %2, align 4, !dbg !573
  call void @siglongjmp(%struct.__jmp_buf_tag* noundef getelementptr inbounds ([1 x %struct.__jmp_buf_tag], [1 x %struct.__jmp_buf_tag]* @place, i64 0, i64 0), i32 noundef %3) #11, !dbg !574
  unreachable, !dbg !574
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @counted(i32 noundef %0) #0 !dbg !575 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !576, metadata !DIExpression()), !dbg !577
  %3 = load volatile i32, i32* @count, align 4, !dbg !578
  %4 = add nsw i32 %3, 1, !dbg !578
  store volatile i32 %4, i32* @count, align 4, !dbg !578
  %5 = icmp slt i32 %3, 20000, !dbg !580
  br i1 %5, label %6, label %9, !dbg !581

6:                                                ; preds = %1
  %7 = load i32, i32* %2, align 4, !dbg !582
  %8 = call i32 @raise(i32 noundef %7) #9, !dbg !583
  br label %9, !dbg !583

9:                                                ; preds = %6, %1
  ret void, !dbg !584
}

; Function Attrs: nounwind
declare i32 @sigpending(%struct.__sigset_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sigismember(%struct.__sigset_t* noundef, i32 noundef) #3

declare i32 @sigsuspend(%struct.__sigset_t* noundef) #2

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #7

declare i32 @puts(i8* noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, %struct.sigaction* noundef, %struct.sigaction* noundef) #3

; Function Attrs: nounwind
declare i32 @sigemptyset(%struct.__sigset_t* noundef) #3

; Function Attrs: nounwind
declare i32 @sigaddset(%struct.__sigset_t* noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @getuid() #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly nofree nounwind willreturn writeonly }
attributes #9 = { nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!62, !63, !64, !65, !66, !67, !68}
!llvm.ident = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "none", scope: !2, file: !3, line: 33, type: !59, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !19, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/signals.c", directory: ".", checksumkind: CSK_MD5, checksum: "4d44b382afe061ee1bd1dc16dfbd8ac9")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 35, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/siginfo-consts.h", directory: "", checksumkind: CSK_MD5, checksum: "ef6d0a2775424e23015d77fc62cb5842")
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17, !18}
!9 = !DIEnumerator(name: "SI_ASYNCNL", value: -60)
!10 = !DIEnumerator(name: "SI_DETHREAD", value: -7)
!11 = !DIEnumerator(name: "SI_TKILL", value: -6)
!12 = !DIEnumerator(name: "SI_SIGIO", value: -5)
!13 = !DIEnumerator(name: "SI_ASYNCIO", value: -4)
!14 = !DIEnumerator(name: "SI_MESGQ", value: -3)
!15 = !DIEnumerator(name: "SI_TIMER", value: -2)
!16 = !DIEnumerator(name: "SI_QUEUE", value: -1)
!17 = !DIEnumerator(name: "SI_USER", value: 0)
!18 = !DIEnumerator(name: "SI_KERNEL", value: 128)
!19 = !{!20, !22}
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !21, line: 72, baseType: !22)
!21 = !DIFile(filename: "/usr/include/signal.h", directory: "", checksumkind: CSK_MD5, checksum: "331e107bf774bb600ec675d0db0b92ce")
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !7}
!25 = !{!26, !29, !0, !57}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 14, type: !31, isLocal: true, isDefinition: true)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigjmp_buf", file: !32, line: 70, baseType: !33)
!32 = !DIFile(filename: "/usr/include/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "cd7862ae7ed31595227c999638ae74e7")
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 1600, elements: !55)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !35, line: 26, size: 1600, elements: !36)
!35 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "", checksumkind: CSK_MD5, checksum: "56a90a97e853c2bec1d9e290be5e92e4")
!36 = !{!37, !44, !45}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !34, file: !35, line: 32, baseType: !38, size: 512)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !39, line: 31, baseType: !40)
!39 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/setjmp.h", directory: "", checksumkind: CSK_MD5, checksum: "80e7796efafaf357b5e64731e4f6ac30")
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 512, elements: !42)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{!43}
!43 = !DISubrange(count: 8)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !34, file: !35, line: 33, baseType: !7, size: 32, offset: 512)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !34, file: !35, line: 34, baseType: !46, size: 1024, offset: 576)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !47, line: 8, baseType: !48)
!47 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "acc6b14c0967857fec362a8d433e1cf2")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !47, line: 5, size: 1024, elements: !49)
!49 = !{!50}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !48, file: !47, line: 7, baseType: !51, size: 1024)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 1024, elements: !53)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !{!54}
!54 = !DISubrange(count: 16)
!55 = !{!56}
!56 = !DISubrange(count: 1)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "depth", scope: !2, file: !3, line: 13, type: !28, isLocal: true, isDefinition: true)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !61, line: 7, baseType: !46)
!61 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/sigset_t.h", directory: "", checksumkind: CSK_MD5, checksum: "c2b978aaf49d5c0e2b1e9c2e1b7f7848")
!62 = !{i32 7, !"Dwarf Version", i32 5}
!63 = !{i32 2, !"Debug Info Version", i32 3}
!64 = !{i32 1, !"wchar_size", i32 4}
!65 = !{i32 7, !"PIC Level", i32 2}
!66 = !{i32 7, !"PIE Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 1}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"Debian clang version 14.0.6"}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 56, type: !71, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!7}
!73 = !{}
!74 = !DILocalVariable(name: "which", scope: !70, file: !3, line: 57, type: !75)
!75 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!76 = !DILocation(line: 57, column: 17, scope: !70)
!77 = !DILocalVariable(name: "set", scope: !70, file: !3, line: 58, type: !60)
!78 = !DILocation(line: 58, column: 12, scope: !70)
!79 = !DILocalVariable(name: "info", scope: !70, file: !3, line: 59, type: !80)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !81, line: 124, baseType: !82)
!81 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/siginfo_t.h", directory: "", checksumkind: CSK_MD5, checksum: "023cf7b0ef843da262cf07900eda0ac5")
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !81, line: 36, size: 1024, elements: !83)
!83 = !{!84, !85, !86, !87, !88}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !82, file: !81, line: 38, baseType: !7, size: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !82, file: !81, line: 40, baseType: !7, size: 32, offset: 32)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !82, file: !81, line: 42, baseType: !7, size: 32, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !82, file: !81, line: 48, baseType: !7, size: 32, offset: 96)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !82, file: !81, line: 123, baseType: !89, size: 896, offset: 128)
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !82, file: !81, line: 51, size: 896, elements: !90)
!90 = !{!91, !95, !104, !117, !123, !132, !148, !153}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !89, file: !81, line: 53, baseType: !92, size: 896)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 896, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 28)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !89, file: !81, line: 60, baseType: !96, size: 64)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 56, size: 64, elements: !97)
!97 = !{!98, !101}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !96, file: !81, line: 58, baseType: !99, size: 32)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !100, line: 154, baseType: !7)
!100 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!101 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !96, file: !81, line: 59, baseType: !102, size: 32, offset: 32)
!102 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !100, line: 146, baseType: !103)
!103 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !89, file: !81, line: 68, baseType: !105, size: 128)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 63, size: 128, elements: !106)
!106 = !{!107, !108, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !105, file: !81, line: 65, baseType: !7, size: 32)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !105, file: !81, line: 66, baseType: !7, size: 32, offset: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !105, file: !81, line: 67, baseType: !110, size: 64, offset: 64)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !111, line: 30, baseType: !112)
!111 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__sigval_t.h", directory: "", checksumkind: CSK_MD5, checksum: "bc7605d16e396c16f725f8da13f6eb20")
!112 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !111, line: 24, size: 64, elements: !113)
!113 = !{!114, !115}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !112, file: !111, line: 26, baseType: !7, size: 32)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !112, file: !111, line: 27, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !89, file: !81, line: 76, baseType: !118, size: 128)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 71, size: 128, elements: !119)
!119 = !{!120, !121, !122}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !118, file: !81, line: 73, baseType: !99, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !118, file: !81, line: 74, baseType: !102, size: 32, offset: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !118, file: !81, line: 75, baseType: !110, size: 64, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !89, file: !81, line: 86, baseType: !124, size: 256)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 79, size: 256, elements: !125)
!125 = !{!126, !127, !128, !129, !131}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !124, file: !81, line: 81, baseType: !99, size: 32)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !124, file: !81, line: 82, baseType: !102, size: 32, offset: 32)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !124, file: !81, line: 83, baseType: !7, size: 32, offset: 64)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !124, file: !81, line: 84, baseType: !130, size: 64, offset: 128)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !100, line: 156, baseType: !41)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !124, file: !81, line: 85, baseType: !130, size: 64, offset: 192)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !89, file: !81, line: 105, baseType: !133, size: 256)
!133 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 89, size: 256, elements: !134)
!134 = !{!135, !136, !138}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !133, file: !81, line: 91, baseType: !116, size: 64)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !133, file: !81, line: 93, baseType: !137, size: 16, offset: 64)
!137 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !133, file: !81, line: 104, baseType: !139, size: 128, offset: 128)
!139 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !133, file: !81, line: 94, size: 128, elements: !140)
!140 = !{!141, !146}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !139, file: !81, line: 101, baseType: !142, size: 128)
!142 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !139, file: !81, line: 97, size: 128, elements: !143)
!143 = !{!144, !145}
!144 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !142, file: !81, line: 99, baseType: !116, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !142, file: !81, line: 100, baseType: !116, size: 64, offset: 64)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !139, file: !81, line: 103, baseType: !147, size: 32)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !100, line: 42, baseType: !103)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !89, file: !81, line: 112, baseType: !149, size: 128)
!149 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 108, size: 128, elements: !150)
!150 = !{!151, !152}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !149, file: !81, line: 110, baseType: !41, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !149, file: !81, line: 111, baseType: !7, size: 32, offset: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !89, file: !81, line: 121, baseType: !154, size: 128)
!154 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !81, line: 116, size: 128, elements: !155)
!155 = !{!156, !157, !158}
!156 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !154, file: !81, line: 118, baseType: !116, size: 64)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !154, file: !81, line: 119, baseType: !7, size: 32, offset: 64)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !154, file: !81, line: 120, baseType: !103, size: 32, offset: 96)
!159 = !DILocation(line: 59, column: 13, scope: !70)
!160 = !DILocation(line: 60, column: 7, scope: !161)
!161 = distinct !DILexicalBlock(scope: !70, file: !3, line: 60, column: 7)
!162 = !DILocation(line: 60, column: 26, scope: !161)
!163 = !DILocation(line: 60, column: 7, scope: !70)
!164 = !DILocation(line: 60, column: 32, scope: !161)
!165 = !DILocation(line: 61, column: 11, scope: !70)
!166 = !DILocation(line: 61, column: 3, scope: !70)
!167 = !DILocation(line: 62, column: 11, scope: !70)
!168 = !DILocation(line: 62, column: 3, scope: !70)
!169 = !DILocation(line: 64, column: 5, scope: !170)
!170 = distinct !DILexicalBlock(scope: !70, file: !3, line: 62, column: 18)
!171 = !DILocation(line: 65, column: 5, scope: !170)
!172 = !DILocation(line: 66, column: 5, scope: !170)
!173 = !DILocation(line: 68, column: 5, scope: !170)
!174 = !DILocation(line: 69, column: 5, scope: !170)
!175 = !DILocation(line: 70, column: 5, scope: !170)
!176 = !DILocation(line: 72, column: 24, scope: !170)
!177 = !DILocation(line: 72, column: 5, scope: !170)
!178 = !DILocation(line: 73, column: 5, scope: !170)
!179 = !DILocation(line: 74, column: 5, scope: !170)
!180 = !DILocation(line: 75, column: 31, scope: !170)
!181 = !DILocation(line: 75, column: 52, scope: !170)
!182 = !DILocation(line: 75, column: 5, scope: !170)
!183 = !DILocation(line: 76, column: 5, scope: !170)
!184 = !DILocation(line: 78, column: 5, scope: !170)
!185 = !DILocation(line: 79, column: 5, scope: !170)
!186 = !DILocation(line: 80, column: 11, scope: !170)
!187 = !DILocation(line: 81, column: 5, scope: !170)
!188 = !DILocation(line: 82, column: 5, scope: !170)
!189 = !DILocation(line: 82, column: 21, scope: !170)
!190 = !DILocation(line: 82, column: 37, scope: !170)
!191 = !DILocation(line: 83, column: 5, scope: !170)
!192 = !DILocation(line: 84, column: 5, scope: !170)
!193 = !DILocation(line: 86, column: 5, scope: !170)
!194 = !DILocation(line: 87, column: 5, scope: !170)
!195 = !DILocation(line: 88, column: 12, scope: !170)
!196 = !DILocation(line: 88, column: 21, scope: !170)
!197 = !DILocation(line: 88, column: 5, scope: !170)
!198 = !DILocation(line: 89, column: 5, scope: !170)
!199 = !DILocation(line: 89, column: 26, scope: !170)
!200 = !DILocation(line: 89, column: 21, scope: !170)
!201 = !DILocation(line: 89, column: 46, scope: !170)
!202 = !DILocation(line: 90, column: 14, scope: !170)
!203 = !DILocation(line: 90, column: 47, scope: !170)
!204 = !DILocation(line: 90, column: 5, scope: !170)
!205 = !DILocation(line: 91, column: 32, scope: !170)
!206 = !DILocation(line: 91, column: 5, scope: !170)
!207 = !DILocation(line: 92, column: 18, scope: !170)
!208 = !DILocation(line: 92, column: 27, scope: !170)
!209 = !DILocation(line: 92, column: 11, scope: !170)
!210 = !DILocation(line: 93, column: 5, scope: !170)
!211 = !DILocalVariable(name: "i", scope: !212, file: !3, line: 94, type: !7)
!212 = distinct !DILexicalBlock(scope: !170, file: !3, line: 94, column: 5)
!213 = !DILocation(line: 94, column: 14, scope: !212)
!214 = !DILocation(line: 94, column: 10, scope: !212)
!215 = !DILocation(line: 94, column: 21, scope: !216)
!216 = distinct !DILexicalBlock(scope: !212, file: !3, line: 94, column: 5)
!217 = !DILocation(line: 94, column: 23, scope: !216)
!218 = !DILocation(line: 94, column: 5, scope: !212)
!219 = !DILocation(line: 95, column: 16, scope: !220)
!220 = distinct !DILexicalBlock(scope: !216, file: !3, line: 94, column: 33)
!221 = !DILocation(line: 95, column: 26, scope: !220)
!222 = !DILocation(line: 95, column: 35, scope: !220)
!223 = !DILocation(line: 95, column: 54, scope: !220)
!224 = !DILocation(line: 95, column: 68, scope: !220)
!225 = !DILocation(line: 95, column: 7, scope: !220)
!226 = !DILocation(line: 96, column: 16, scope: !220)
!227 = !DILocation(line: 96, column: 49, scope: !220)
!228 = !DILocation(line: 96, column: 63, scope: !220)
!229 = !DILocation(line: 96, column: 7, scope: !220)
!230 = !DILocation(line: 97, column: 5, scope: !220)
!231 = !DILocation(line: 94, column: 29, scope: !216)
!232 = !DILocation(line: 94, column: 5, scope: !216)
!233 = distinct !{!233, !218, !234, !235}
!234 = !DILocation(line: 97, column: 5, scope: !212)
!235 = !{!"llvm.loop.mustprogress"}
!236 = !DILocation(line: 98, column: 19, scope: !170)
!237 = !DILocation(line: 98, column: 5, scope: !170)
!238 = !DILocation(line: 99, column: 28, scope: !170)
!239 = !DILocation(line: 99, column: 42, scope: !170)
!240 = !DILocation(line: 99, column: 51, scope: !170)
!241 = !DILocation(line: 99, column: 5, scope: !170)
!242 = !DILocation(line: 100, column: 5, scope: !170)
!243 = !DILocation(line: 101, column: 5, scope: !170)
!244 = !DILocation(line: 103, column: 5, scope: !170)
!245 = !DILocation(line: 104, column: 5, scope: !170)
!246 = !DILocation(line: 105, column: 5, scope: !170)
!247 = !DILocation(line: 106, column: 5, scope: !170)
!248 = !DILocation(line: 108, column: 9, scope: !249)
!249 = distinct !DILexicalBlock(scope: !170, file: !3, line: 108, column: 9)
!250 = !DILocation(line: 108, column: 29, scope: !249)
!251 = !DILocation(line: 108, column: 9, scope: !170)
!252 = !DILocation(line: 109, column: 13, scope: !253)
!253 = distinct !DILexicalBlock(scope: !249, file: !3, line: 108, column: 35)
!254 = !DILocation(line: 110, column: 7, scope: !253)
!255 = !DILocation(line: 111, column: 7, scope: !253)
!256 = !DILocation(line: 113, column: 35, scope: !170)
!257 = !DILocation(line: 113, column: 5, scope: !170)
!258 = !DILocation(line: 114, column: 9, scope: !259)
!259 = distinct !DILexicalBlock(scope: !170, file: !3, line: 114, column: 9)
!260 = !DILocation(line: 114, column: 29, scope: !259)
!261 = !DILocation(line: 114, column: 9, scope: !170)
!262 = !DILocation(line: 115, column: 13, scope: !263)
!263 = distinct !DILexicalBlock(scope: !259, file: !3, line: 114, column: 35)
!264 = !DILocation(line: 116, column: 7, scope: !263)
!265 = !DILocation(line: 117, column: 7, scope: !263)
!266 = !DILocation(line: 119, column: 39, scope: !170)
!267 = !DILocation(line: 119, column: 5, scope: !170)
!268 = !DILocation(line: 120, column: 5, scope: !170)
!269 = !DILocalVariable(name: "i", scope: !270, file: !3, line: 121, type: !7)
!270 = distinct !DILexicalBlock(scope: !170, file: !3, line: 121, column: 5)
!271 = !DILocation(line: 121, column: 14, scope: !270)
!272 = !DILocation(line: 121, column: 10, scope: !270)
!273 = !DILocation(line: 121, column: 21, scope: !274)
!274 = distinct !DILexicalBlock(scope: !270, file: !3, line: 121, column: 5)
!275 = !DILocation(line: 121, column: 23, scope: !274)
!276 = !DILocation(line: 121, column: 5, scope: !270)
!277 = !DILocation(line: 122, column: 27, scope: !278)
!278 = distinct !DILexicalBlock(scope: !274, file: !3, line: 121, column: 33)
!279 = !DILocation(line: 122, column: 64, scope: !278)
!280 = !DILocation(line: 122, column: 7, scope: !278)
!281 = !DILocation(line: 123, column: 38, scope: !278)
!282 = !DILocation(line: 123, column: 7, scope: !278)
!283 = !DILocation(line: 124, column: 5, scope: !278)
!284 = !DILocation(line: 121, column: 29, scope: !274)
!285 = !DILocation(line: 121, column: 5, scope: !274)
!286 = distinct !{!286, !276, !287, !235}
!287 = !DILocation(line: 124, column: 5, scope: !270)
!288 = !DILocation(line: 125, column: 5, scope: !170)
!289 = !DILocation(line: 127, column: 5, scope: !170)
!290 = !DILocation(line: 128, column: 5, scope: !170)
!291 = !DILocation(line: 129, column: 20, scope: !170)
!292 = !DILocation(line: 129, column: 5, scope: !170)
!293 = !DILocation(line: 130, column: 5, scope: !170)
!294 = !DILocation(line: 132, column: 5, scope: !170)
!295 = !DILocation(line: 133, column: 5, scope: !170)
!296 = !DILocation(line: 134, column: 11, scope: !170)
!297 = !DILocation(line: 135, column: 5, scope: !170)
!298 = !DILocation(line: 136, column: 5, scope: !170)
!299 = !DILocation(line: 136, column: 21, scope: !170)
!300 = !DILocation(line: 137, column: 5, scope: !170)
!301 = !DILocation(line: 138, column: 5, scope: !170)
!302 = !DILocation(line: 139, column: 31, scope: !170)
!303 = !DILocation(line: 139, column: 59, scope: !170)
!304 = !DILocation(line: 139, column: 5, scope: !170)
!305 = !DILocation(line: 140, column: 11, scope: !170)
!306 = !DILocation(line: 141, column: 18, scope: !170)
!307 = !DILocation(line: 141, column: 5, scope: !170)
!308 = !DILocation(line: 142, column: 33, scope: !170)
!309 = !DILocation(line: 142, column: 39, scope: !170)
!310 = !DILocation(line: 142, column: 49, scope: !170)
!311 = !DILocation(line: 142, column: 5, scope: !170)
!312 = !DILocation(line: 143, column: 5, scope: !170)
!313 = !DILocation(line: 145, column: 18, scope: !170)
!314 = !DILocation(line: 145, column: 5, scope: !170)
!315 = !DILocation(line: 146, column: 19, scope: !170)
!316 = !DILocation(line: 146, column: 5, scope: !170)
!317 = !DILocation(line: 147, column: 24, scope: !170)
!318 = !DILocation(line: 147, column: 19, scope: !170)
!319 = !DILocation(line: 147, column: 5, scope: !170)
!320 = !DILocation(line: 148, column: 21, scope: !170)
!321 = !DILocation(line: 148, column: 43, scope: !170)
!322 = !DILocation(line: 148, column: 5, scope: !170)
!323 = !DILocation(line: 149, column: 5, scope: !170)
!324 = !DILocation(line: 150, column: 13, scope: !170)
!325 = !DILocation(line: 150, column: 29, scope: !170)
!326 = !DILocation(line: 151, column: 18, scope: !170)
!327 = !DILocation(line: 151, column: 13, scope: !170)
!328 = !DILocation(line: 151, column: 38, scope: !170)
!329 = !DILocation(line: 153, column: 11, scope: !170)
!330 = !DILocation(line: 154, column: 5, scope: !170)
!331 = !DILocation(line: 155, column: 5, scope: !170)
!332 = !DILocation(line: 156, column: 5, scope: !170)
!333 = !DILocation(line: 157, column: 5, scope: !170)
!334 = !DILocation(line: 158, column: 5, scope: !170)
!335 = !DILocation(line: 159, column: 5, scope: !170)
!336 = !DILocation(line: 160, column: 12, scope: !170)
!337 = !DILocation(line: 162, column: 3, scope: !70)
!338 = !DILocation(line: 163, column: 1, scope: !70)
!339 = distinct !DISubprogram(name: "again", scope: !3, file: !3, line: 35, type: !23, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!340 = !DILocalVariable(name: "number", arg: 1, scope: !339, file: !3, line: 35, type: !7)
!341 = !DILocation(line: 35, column: 23, scope: !339)
!342 = !DILocation(line: 36, column: 51, scope: !339)
!343 = !DILocation(line: 36, column: 64, scope: !339)
!344 = !DILocation(line: 36, column: 68, scope: !339)
!345 = !DILocation(line: 36, column: 89, scope: !339)
!346 = !DILocation(line: 36, column: 3, scope: !339)
!347 = !DILocation(line: 37, column: 12, scope: !348)
!348 = distinct !DILexicalBlock(scope: !339, file: !3, line: 37, column: 7)
!349 = !DILocation(line: 37, column: 15, scope: !348)
!350 = !DILocation(line: 37, column: 7, scope: !339)
!351 = !DILocation(line: 37, column: 26, scope: !348)
!352 = !DILocation(line: 37, column: 20, scope: !348)
!353 = !DILocation(line: 38, column: 34, scope: !339)
!354 = !DILocation(line: 38, column: 42, scope: !339)
!355 = !DILocation(line: 38, column: 3, scope: !339)
!356 = !DILocation(line: 39, column: 1, scope: !339)
!357 = distinct !DISubprogram(name: "handle", scope: !3, file: !3, line: 28, type: !358, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!358 = !DISubroutineType(types: !359)
!359 = !{null, !7, !7, !60, !116}
!360 = !DILocalVariable(name: "number", arg: 1, scope: !357, file: !3, line: 28, type: !7)
!361 = !DILocation(line: 28, column: 24, scope: !357)
!362 = !DILocalVariable(name: "flags", arg: 2, scope: !357, file: !3, line: 28, type: !7)
!363 = !DILocation(line: 28, column: 36, scope: !357)
!364 = !DILocalVariable(name: "mask", arg: 3, scope: !357, file: !3, line: 28, type: !60)
!365 = !DILocation(line: 28, column: 52, scope: !357)
!366 = !DILocalVariable(name: "handler", arg: 4, scope: !357, file: !3, line: 28, type: !116)
!367 = !DILocation(line: 28, column: 64, scope: !357)
!368 = !DILocalVariable(name: "new", scope: !357, file: !3, line: 29, type: !369)
!369 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !370, line: 27, size: 1216, elements: !371)
!370 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sigaction.h", directory: "", checksumkind: CSK_MD5, checksum: "95401d18e887df415f59d7a2cb411c28")
!371 = !{!372, !381, !382, !383}
!372 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !369, file: !370, line: 38, baseType: !373, size: 64)
!373 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !369, file: !370, line: 31, size: 64, elements: !374)
!374 = !{!375, !376}
!375 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !373, file: !370, line: 34, baseType: !20, size: 64)
!376 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !373, file: !370, line: 36, baseType: !377, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !378, size: 64)
!378 = !DISubroutineType(types: !379)
!379 = !{null, !7, !380, !116}
!380 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!381 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !369, file: !370, line: 46, baseType: !46, size: 1024, offset: 64)
!382 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !369, file: !370, line: 49, baseType: !7, size: 32, offset: 1088)
!383 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !369, file: !370, line: 52, baseType: !384, size: 64, offset: 1152)
!384 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !385, size: 64)
!385 = !DISubroutineType(types: !386)
!386 = !{null}
!387 = !DILocation(line: 29, column: 20, scope: !357)
!388 = !DILocation(line: 29, column: 26, scope: !357)
!389 = !DILocation(line: 29, column: 57, scope: !357)
!390 = !DILocation(line: 29, column: 39, scope: !357)
!391 = !DILocation(line: 30, column: 35, scope: !357)
!392 = !DILocation(line: 30, column: 20, scope: !357)
!393 = !DILocation(line: 30, column: 7, scope: !357)
!394 = !DILocation(line: 30, column: 18, scope: !357)
!395 = !DILocation(line: 31, column: 13, scope: !357)
!396 = !DILocation(line: 31, column: 3, scope: !357)
!397 = !DILocation(line: 32, column: 1, scope: !357)
!398 = distinct !DISubprogram(name: "set_of", scope: !3, file: !3, line: 21, type: !399, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!399 = !DISubroutineType(types: !400)
!400 = !{!60, !7, !7}
!401 = !DILocalVariable(name: "a", arg: 1, scope: !398, file: !3, line: 21, type: !7)
!402 = !DILocation(line: 21, column: 28, scope: !398)
!403 = !DILocalVariable(name: "b", arg: 2, scope: !398, file: !3, line: 21, type: !7)
!404 = !DILocation(line: 21, column: 35, scope: !398)
!405 = !DILocalVariable(name: "set", scope: !398, file: !3, line: 22, type: !60)
!406 = !DILocation(line: 22, column: 12, scope: !398)
!407 = !DILocation(line: 23, column: 3, scope: !398)
!408 = !DILocation(line: 24, column: 19, scope: !398)
!409 = !DILocation(line: 24, column: 3, scope: !398)
!410 = !DILocation(line: 25, column: 7, scope: !411)
!411 = distinct !DILexicalBlock(scope: !398, file: !3, line: 25, column: 7)
!412 = !DILocation(line: 25, column: 7, scope: !398)
!413 = !DILocation(line: 25, column: 26, scope: !411)
!414 = !DILocation(line: 25, column: 10, scope: !411)
!415 = !DILocation(line: 26, column: 3, scope: !398)
!416 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 40, type: !23, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!417 = !DILocalVariable(name: "number", arg: 1, scope: !416, file: !3, line: 40, type: !7)
!418 = !DILocation(line: 40, column: 23, scope: !416)
!419 = !DILocation(line: 41, column: 24, scope: !416)
!420 = !DILocation(line: 41, column: 3, scope: !416)
!421 = !DILocation(line: 42, column: 7, scope: !422)
!422 = distinct !DILexicalBlock(scope: !416, file: !3, line: 42, column: 7)
!423 = !DILocation(line: 42, column: 14, scope: !422)
!424 = !DILocation(line: 42, column: 7, scope: !416)
!425 = !DILocation(line: 42, column: 26, scope: !422)
!426 = !DILocation(line: 43, column: 39, scope: !416)
!427 = !DILocation(line: 43, column: 47, scope: !416)
!428 = !DILocation(line: 43, column: 3, scope: !416)
!429 = !DILocation(line: 44, column: 1, scope: !416)
!430 = distinct !DISubprogram(name: "is_blocked", scope: !3, file: !3, line: 16, type: !431, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!431 = !DISubroutineType(types: !432)
!432 = !{!7, !7}
!433 = !DILocalVariable(name: "number", arg: 1, scope: !430, file: !3, line: 16, type: !7)
!434 = !DILocation(line: 16, column: 27, scope: !430)
!435 = !DILocalVariable(name: "now", scope: !430, file: !3, line: 17, type: !60)
!436 = !DILocation(line: 17, column: 12, scope: !430)
!437 = !DILocation(line: 18, column: 3, scope: !430)
!438 = !DILocation(line: 19, column: 28, scope: !430)
!439 = !DILocation(line: 19, column: 10, scope: !430)
!440 = !DILocation(line: 19, column: 3, scope: !430)
!441 = distinct !DISubprogram(name: "told", scope: !3, file: !3, line: 45, type: !378, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!442 = !DILocalVariable(name: "number", arg: 1, scope: !441, file: !3, line: 45, type: !7)
!443 = !DILocation(line: 45, column: 22, scope: !441)
!444 = !DILocalVariable(name: "info", arg: 2, scope: !441, file: !3, line: 45, type: !380)
!445 = !DILocation(line: 45, column: 41, scope: !441)
!446 = !DILocalVariable(name: "context", arg: 3, scope: !441, file: !3, line: 45, type: !116)
!447 = !DILocation(line: 45, column: 53, scope: !441)
!448 = !DILocalVariable(name: "interrupted", scope: !441, file: !3, line: 46, type: !449)
!449 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !450, size: 64)
!450 = !DIDerivedType(tag: DW_TAG_typedef, name: "ucontext_t", file: !451, line: 151, baseType: !452)
!451 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/ucontext.h", directory: "", checksumkind: CSK_MD5, checksum: "e50c6447e448129a19ec253aba3aa84b")
!452 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ucontext_t", file: !451, line: 142, size: 7744, elements: !453)
!453 = !{!454, !455, !457, !467, !520, !521, !522}
!454 = !DIDerivedType(tag: DW_TAG_member, name: "uc_flags", scope: !452, file: !451, line: 144, baseType: !52, size: 64)
!455 = !DIDerivedType(tag: DW_TAG_member, name: "uc_link", scope: !452, file: !451, line: 145, baseType: !456, size: 64, offset: 64)
!456 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !452, size: 64)
!457 = !DIDerivedType(tag: DW_TAG_member, name: "uc_stack", scope: !452, file: !451, line: 146, baseType: !458, size: 192, offset: 128)
!458 = !DIDerivedType(tag: DW_TAG_typedef, name: "stack_t", file: !459, line: 31, baseType: !460)
!459 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/stack_t.h", directory: "", checksumkind: CSK_MD5, checksum: "eeff930a73856e9b6c572a8c9acd2761")
!460 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !459, line: 26, size: 192, elements: !461)
!461 = !{!462, !463, !464}
!462 = !DIDerivedType(tag: DW_TAG_member, name: "ss_sp", scope: !460, file: !459, line: 28, baseType: !116, size: 64)
!463 = !DIDerivedType(tag: DW_TAG_member, name: "ss_flags", scope: !460, file: !459, line: 29, baseType: !7, size: 32, offset: 64)
!464 = !DIDerivedType(tag: DW_TAG_member, name: "ss_size", scope: !460, file: !459, line: 30, baseType: !465, size: 64, offset: 128)
!465 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !466, line: 46, baseType: !52)
!466 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!467 = !DIDerivedType(tag: DW_TAG_member, name: "uc_mcontext", scope: !452, file: !451, line: 147, baseType: !468, size: 2048, offset: 320)
!468 = !DIDerivedType(tag: DW_TAG_typedef, name: "mcontext_t", file: !451, line: 139, baseType: !469)
!469 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !451, line: 133, size: 2048, elements: !470)
!470 = !{!471, !478, !517}
!471 = !DIDerivedType(tag: DW_TAG_member, name: "gregs", scope: !469, file: !451, line: 135, baseType: !472, size: 1472)
!472 = !DIDerivedType(tag: DW_TAG_typedef, name: "gregset_t", file: !451, line: 46, baseType: !473)
!473 = !DICompositeType(tag: DW_TAG_array_type, baseType: !474, size: 1472, elements: !476)
!474 = !DIDerivedType(tag: DW_TAG_typedef, name: "greg_t", file: !451, line: 37, baseType: !475)
!475 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!476 = !{!477}
!477 = !DISubrange(count: 23)
!478 = !DIDerivedType(tag: DW_TAG_member, name: "fpregs", scope: !469, file: !451, line: 137, baseType: !479, size: 64, offset: 1472)
!479 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpregset_t", file: !451, line: 130, baseType: !480)
!480 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !481, size: 64)
!481 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_libc_fpstate", file: !451, line: 113, size: 4096, elements: !482)
!482 = !{!483, !486, !487, !488, !489, !491, !492, !493, !494, !507, !513}
!483 = !DIDerivedType(tag: DW_TAG_member, name: "cwd", scope: !481, file: !451, line: 116, baseType: !484, size: 16)
!484 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !100, line: 40, baseType: !485)
!485 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!486 = !DIDerivedType(tag: DW_TAG_member, name: "swd", scope: !481, file: !451, line: 117, baseType: !484, size: 16, offset: 16)
!487 = !DIDerivedType(tag: DW_TAG_member, name: "ftw", scope: !481, file: !451, line: 118, baseType: !484, size: 16, offset: 32)
!488 = !DIDerivedType(tag: DW_TAG_member, name: "fop", scope: !481, file: !451, line: 119, baseType: !484, size: 16, offset: 48)
!489 = !DIDerivedType(tag: DW_TAG_member, name: "rip", scope: !481, file: !451, line: 120, baseType: !490, size: 64, offset: 64)
!490 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !100, line: 45, baseType: !52)
!491 = !DIDerivedType(tag: DW_TAG_member, name: "rdp", scope: !481, file: !451, line: 121, baseType: !490, size: 64, offset: 128)
!492 = !DIDerivedType(tag: DW_TAG_member, name: "mxcsr", scope: !481, file: !451, line: 122, baseType: !147, size: 32, offset: 192)
!493 = !DIDerivedType(tag: DW_TAG_member, name: "mxcr_mask", scope: !481, file: !451, line: 123, baseType: !147, size: 32, offset: 224)
!494 = !DIDerivedType(tag: DW_TAG_member, name: "_st", scope: !481, file: !451, line: 124, baseType: !495, size: 1024, offset: 256)
!495 = !DICompositeType(tag: DW_TAG_array_type, baseType: !496, size: 1024, elements: !42)
!496 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_libc_fpxreg", file: !451, line: 101, size: 128, elements: !497)
!497 = !{!498, !502, !503}
!498 = !DIDerivedType(tag: DW_TAG_member, name: "significand", scope: !496, file: !451, line: 103, baseType: !499, size: 64)
!499 = !DICompositeType(tag: DW_TAG_array_type, baseType: !485, size: 64, elements: !500)
!500 = !{!501}
!501 = !DISubrange(count: 4)
!502 = !DIDerivedType(tag: DW_TAG_member, name: "exponent", scope: !496, file: !451, line: 104, baseType: !485, size: 16, offset: 64)
!503 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved1", scope: !496, file: !451, line: 105, baseType: !504, size: 48, offset: 80)
!504 = !DICompositeType(tag: DW_TAG_array_type, baseType: !485, size: 48, elements: !505)
!505 = !{!506}
!506 = !DISubrange(count: 3)
!507 = !DIDerivedType(tag: DW_TAG_member, name: "_xmm", scope: !481, file: !451, line: 125, baseType: !508, size: 2048, offset: 1280)
!508 = !DICompositeType(tag: DW_TAG_array_type, baseType: !509, size: 2048, elements: !53)
!509 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_libc_xmmreg", file: !451, line: 108, size: 128, elements: !510)
!510 = !{!511}
!511 = !DIDerivedType(tag: DW_TAG_member, name: "element", scope: !509, file: !451, line: 110, baseType: !512, size: 128)
!512 = !DICompositeType(tag: DW_TAG_array_type, baseType: !147, size: 128, elements: !500)
!513 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved1", scope: !481, file: !451, line: 126, baseType: !514, size: 768, offset: 3328)
!514 = !DICompositeType(tag: DW_TAG_array_type, baseType: !147, size: 768, elements: !515)
!515 = !{!516}
!516 = !DISubrange(count: 24)
!517 = !DIDerivedType(tag: DW_TAG_member, name: "__reserved1", scope: !469, file: !451, line: 138, baseType: !518, size: 512, offset: 1536)
!518 = !DICompositeType(tag: DW_TAG_array_type, baseType: !519, size: 512, elements: !42)
!519 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!520 = !DIDerivedType(tag: DW_TAG_member, name: "uc_sigmask", scope: !452, file: !451, line: 148, baseType: !60, size: 1024, offset: 2368)
!521 = !DIDerivedType(tag: DW_TAG_member, name: "__fpregs_mem", scope: !452, file: !451, line: 149, baseType: !481, size: 4096, offset: 3392)
!522 = !DIDerivedType(tag: DW_TAG_member, name: "__ssp", scope: !452, file: !451, line: 150, baseType: !523, size: 256, offset: 7488)
!523 = !DICompositeType(tag: DW_TAG_array_type, baseType: !519, size: 256, elements: !500)
!524 = !DILocation(line: 46, column: 15, scope: !441)
!525 = !DILocation(line: 46, column: 29, scope: !441)
!526 = !DILocalVariable(name: "from_us", scope: !441, file: !3, line: 47, type: !7)
!527 = !DILocation(line: 47, column: 7, scope: !441)
!528 = !DILocation(line: 47, column: 17, scope: !441)
!529 = !DILocation(line: 47, column: 23, scope: !441)
!530 = !DILocation(line: 47, column: 33, scope: !441)
!531 = !DILocation(line: 47, column: 30, scope: !441)
!532 = !DILocation(line: 47, column: 42, scope: !441)
!533 = !DILocation(line: 47, column: 45, scope: !441)
!534 = !DILocation(line: 47, column: 51, scope: !441)
!535 = !DILocation(line: 47, column: 61, scope: !441)
!536 = !DILocation(line: 47, column: 58, scope: !441)
!537 = !DILocation(line: 0, scope: !441)
!538 = !DILocation(line: 48, column: 82, scope: !441)
!539 = !DILocation(line: 48, column: 90, scope: !441)
!540 = !DILocation(line: 48, column: 96, scope: !441)
!541 = !DILocation(line: 48, column: 106, scope: !441)
!542 = !DILocation(line: 48, column: 112, scope: !441)
!543 = !DILocation(line: 49, column: 10, scope: !441)
!544 = !DILocation(line: 49, column: 16, scope: !441)
!545 = !DILocation(line: 49, column: 25, scope: !441)
!546 = !DILocation(line: 49, column: 34, scope: !441)
!547 = !DILocation(line: 49, column: 40, scope: !441)
!548 = !DILocation(line: 49, column: 48, scope: !441)
!549 = !DILocation(line: 49, column: 62, scope: !441)
!550 = !DILocation(line: 49, column: 68, scope: !441)
!551 = !DILocation(line: 49, column: 77, scope: !441)
!552 = !DILocation(line: 49, column: 105, scope: !441)
!553 = !DILocation(line: 49, column: 118, scope: !441)
!554 = !DILocation(line: 49, column: 92, scope: !441)
!555 = !DILocation(line: 48, column: 3, scope: !441)
!556 = !DILocation(line: 50, column: 7, scope: !557)
!557 = distinct !DILexicalBlock(scope: !441, file: !3, line: 50, column: 7)
!558 = !DILocation(line: 50, column: 14, scope: !557)
!559 = !DILocation(line: 50, column: 7, scope: !441)
!560 = !DILocation(line: 50, column: 37, scope: !557)
!561 = !DILocation(line: 50, column: 50, scope: !557)
!562 = !DILocation(line: 50, column: 26, scope: !557)
!563 = !DILocation(line: 51, column: 1, scope: !441)
!564 = distinct !DISubprogram(name: "once", scope: !3, file: !3, line: 52, type: !23, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!565 = !DILocalVariable(name: "number", arg: 1, scope: !564, file: !3, line: 52, type: !7)
!566 = !DILocation(line: 52, column: 22, scope: !564)
!567 = !DILocation(line: 52, column: 52, scope: !564)
!568 = !DILocation(line: 52, column: 32, scope: !564)
!569 = !DILocation(line: 52, column: 61, scope: !564)
!570 = distinct !DISubprogram(name: "out", scope: !3, file: !3, line: 53, type: !23, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!571 = !DILocalVariable(name: "number", arg: 1, scope: !570, file: !3, line: 53, type: !7)
!572 = !DILocation(line: 53, column: 21, scope: !570)
!573 = !DILocation(line: 53, column: 49, scope: !570)
!574 = !DILocation(line: 53, column: 31, scope: !570)
!575 = distinct !DISubprogram(name: "counted", scope: !3, file: !3, line: 54, type: !23, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !73)
!576 = !DILocalVariable(name: "number", arg: 1, scope: !575, file: !3, line: 54, type: !7)
!577 = !DILocation(line: 54, column: 25, scope: !575)
!578 = !DILocation(line: 54, column: 44, scope: !579)
!579 = distinct !DILexicalBlock(scope: !575, file: !3, line: 54, column: 39)
!580 = !DILocation(line: 54, column: 47, scope: !579)
!581 = !DILocation(line: 54, column: 39, scope: !575)
!582 = !DILocation(line: 54, column: 62, scope: !579)
!583 = !DILocation(line: 54, column: 56, scope: !579)
!584 = !DILocation(line: 54, column: 71, scope: !575)
