; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g examples/json/json.c
; ModuleID = 'examples/json/json.c'
source_filename = "examples/json/json.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct._IO_FILE = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, %struct._IO_marker*, %struct._IO_FILE*, i32, i32, i64, i16, i8, [1 x i8], i8*, i64, %struct._IO_codecvt*, %struct._IO_wide_data*, %struct._IO_FILE*, i8*, i64, i32, [20 x i8] }
%struct._IO_marker = type opaque
%struct._IO_codecvt = type opaque
%struct._IO_wide_data = type opaque
%struct.value = type { i32, %union.anon }
%union.anon = type { %struct.anon.0 }
%struct.anon.0 = type { %struct.value**, i64, i64 }
%struct.parser = type { i8*, i64, i64, i32, i64, i32, [4 x i8] }
%struct.member = type { i8*, %struct.value*, %struct.member* }
%struct.anon = type { i8*, i64 }
%struct.anon.1 = type { %struct.member*, %struct.member*, i64 }

@main.text = internal global [4096 x i8] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"-c\00", align 1
@compact = internal global i32 0, align 4, !dbg !89
@stderr = external global %struct._IO_FILE*, align 8
@.str.1 = private unnamed_addr constant [36 x i8] c"usage: json [-c] [PATH] < document\0A\00", align 1
@stdin = external global %struct._IO_FILE*, align 8
@.str.2 = private unnamed_addr constant [22 x i8] c"json: %s at byte %zu\0A\00", align 1
@error_text = internal constant [8 x i8*] [i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.17, i32 0, i32 0)], align 16, !dbg !91
@.str.3 = private unnamed_addr constant [21 x i8] c"json: no such value\0A\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"null\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"p->depth > 0\00", align 1
@.str.8 = private unnamed_addr constant [21 x i8] c"examples/json/json.c\00", align 1
@__PRETTY_FUNCTION__.leave = private unnamed_addr constant [33 x i8] c"int leave(struct parser *, char)\00", align 1
@.str.9 = private unnamed_addr constant [21 x i8] c"json: out of memory\0A\00", align 1
@.str.10 = private unnamed_addr constant [9 x i8] c"no error\00", align 1
@.str.11 = private unnamed_addr constant [13 x i8] c"syntax error\00", align 1
@.str.12 = private unnamed_addr constant [24 x i8] c"unexpected end of input\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"nested too deeply\00", align 1
@.str.14 = private unnamed_addr constant [20 x i8] c"number out of range\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"bad escape sequence\00", align 1
@.str.16 = private unnamed_addr constant [18 x i8] c"control character\00", align 1
@.str.17 = private unnamed_addr constant [27 x i8] c"garbage after the document\00", align 1
@.str.18 = private unnamed_addr constant [3 x i8] c".[\00", align 1
@stdout = external global %struct._IO_FILE*, align 8
@.str.19 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"\\\22\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"\\\\\00", align 1
@.str.22 = private unnamed_addr constant [3 x i8] c"\\n\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"\\t\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"\\u%04x\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"  \00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca %struct.value*, align 8
  %7 = alloca %struct.parser, align 8
  %8 = alloca %struct.value*, align 8
  %9 = alloca i8*, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !111, metadata !DIExpression()), !dbg !112
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !113, metadata !DIExpression()), !dbg !114
  call void @llvm.dbg.declare(metadata %struct.value** %6, metadata !115, metadata !DIExpression()), !dbg !118
  call void @llvm.dbg.declare(metadata %struct.parser* %7, metadata !119, metadata !DIExpression()), !dbg !132
  call void @llvm.dbg.declare(metadata %struct.value** %8, metadata !133, metadata !DIExpression()), !dbg !134
  call void @llvm.dbg.declare(metadata i8** %9, metadata !135, metadata !DIExpression()), !dbg !136
  call void @llvm.dbg.declare(metadata i64* %10, metadata !137, metadata !DIExpression()), !dbg !138
  call void @llvm.dbg.declare(metadata i32* %11, metadata !139, metadata !DIExpression()), !dbg !140
  call void @llvm.dbg.declare(metadata i32* %12, metadata !141, metadata !DIExpression()), !dbg !142
  store i32 0, i32* %12, align 4, !dbg !142
  store i32 1, i32* %11, align 4, !dbg !143
  br label %13, !dbg !145

13:                                               ; preds = %42, %2
  %14 = load i32, i32* %11, align 4, !dbg !146
  %15 = load i32, i32* %4, align 4, !dbg !148
  %16 = icmp slt i32 %14, %15, !dbg !149
  br i1 %16, label %17, label %27, !dbg !150

17:                                               ; preds = %13
  %18 = load i8**, i8*** %5, align 8, !dbg !151
  %19 = load i32, i32* %11, align 4, !dbg !152
  %20 = sext i32 %19 to i64, !dbg !151
  %21 = getelementptr inbounds i8*, i8** %18, i64 %20, !dbg !151
  %22 = load i8*, i8** %21, align 8, !dbg !151
  %23 = getelementptr inbounds i8, i8* %22, i64 0, !dbg !151
  %24 = load i8, i8* %23, align 1, !dbg !151
  %25 = sext i8 %24 to i32, !dbg !151
  %26 = icmp eq i32 %25, 45, !dbg !153
  br label %27

27:                                               ; preds = %17, %13
  %28 = phi i1 [ false, %13 ], [ %26, %17 ], !dbg !154
  br i1 %28, label %29, label %45, !dbg !155

29:                                               ; preds = %27
  %30 = load i8**, i8*** %5, align 8, !dbg !156
  %31 = load i32, i32* %11, align 4, !dbg !159
  %32 = sext i32 %31 to i64, !dbg !156
  %33 = getelementptr inbounds i8*, i8** %30, i64 %32, !dbg !156
  %34 = load i8*, i8** %33, align 8, !dbg !156
  %35 = call i32 @strcmp(i8* noundef %34, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #9, !dbg !160
  %36 = icmp eq i32 %35, 0, !dbg !161
  br i1 %36, label %37, label %38, !dbg !162

37:                                               ; preds = %29
  store i32 1, i32* @compact, align 4, !dbg !163
  br label %41, !dbg !165

38:                                               ; preds = %29
  %39 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !166
  %40 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %39, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.1, i64 0, i64 0)), !dbg !168
  store i32 2, i32* %3, align 4, !dbg !169
  br label %106, !dbg !169

41:                                               ; preds = %37
  br label %42, !dbg !170

42:                                               ; preds = %41
  %43 = load i32, i32* %11, align 4, !dbg !171
  %44 = add nsw i32 %43, 1, !dbg !171
  store i32 %44, i32* %11, align 4, !dbg !171
  br label %13, !dbg !172, !llvm.loop !173

45:                                               ; preds = %27
  %46 = load %struct._IO_FILE*, %struct._IO_FILE** @stdin, align 8, !dbg !176
  %47 = call i64 @fread(i8* noundef getelementptr inbounds ([4096 x i8], [4096 x i8]* @main.text, i64 0, i64 0), i64 noundef 1, i64 noundef 4096, %struct._IO_FILE* noundef %46), !dbg !177
  store i64 %47, i64* %10, align 8, !dbg !178
  %48 = load i64, i64* %10, align 8, !dbg !179
  %49 = add i64 %48, 1, !dbg !180
  %50 = call noalias i8* @malloc(i64 noundef %49) #10, !dbg !181
  store i8* %50, i8** %9, align 8, !dbg !182
  %51 = load i8*, i8** %9, align 8, !dbg !183
  %52 = icmp eq i8* %51, null, !dbg !185
  br i1 %52, label %53, label %54, !dbg !186

53:                                               ; preds = %45
  store i32 2, i32* %3, align 4, !dbg !187
  br label %106, !dbg !187

54:                                               ; preds = %45
  %55 = load i8*, i8** %9, align 8, !dbg !188
  %56 = load i64, i64* %10, align 8, !dbg !189
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %55, i8* align 16 getelementptr inbounds ([4096 x i8], [4096 x i8]* @main.text, i64 0, i64 0), i64 %56, i1 false), !dbg !190
  %57 = load i8*, i8** %9, align 8, !dbg !191
  %58 = load i64, i64* %10, align 8, !dbg !192
  %59 = call %struct.value* @parse(%struct.parser* noundef %7, i8* noundef %57, i64 noundef %58), !dbg !193
  store %struct.value* %59, %struct.value** %8, align 8, !dbg !194
  %60 = load %struct.value*, %struct.value** %8, align 8, !dbg !195
  %61 = icmp eq %struct.value* %60, null, !dbg !197
  br i1 %61, label %62, label %73, !dbg !198

62:                                               ; preds = %54
  %63 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !199
  %64 = getelementptr inbounds %struct.parser, %struct.parser* %7, i32 0, i32 3, !dbg !201
  %65 = load i32, i32* %64, align 8, !dbg !201
  %66 = zext i32 %65 to i64, !dbg !202
  %67 = getelementptr inbounds [8 x i8*], [8 x i8*]* @error_text, i64 0, i64 %66, !dbg !202
  %68 = load i8*, i8** %67, align 8, !dbg !202
  %69 = getelementptr inbounds %struct.parser, %struct.parser* %7, i32 0, i32 4, !dbg !203
  %70 = load i64, i64* %69, align 8, !dbg !203
  %71 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %63, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.2, i64 0, i64 0), i8* noundef %68, i64 noundef %70), !dbg !204
  %72 = load i8*, i8** %9, align 8, !dbg !205
  call void @free(i8* noundef %72) #10, !dbg !206
  store i32 1, i32* %3, align 4, !dbg !207
  br label %106, !dbg !207

73:                                               ; preds = %54
  %74 = load i32, i32* %11, align 4, !dbg !208
  %75 = load i32, i32* %4, align 4, !dbg !209
  %76 = icmp slt i32 %74, %75, !dbg !210
  br i1 %76, label %77, label %85, !dbg !208

77:                                               ; preds = %73
  %78 = load %struct.value*, %struct.value** %8, align 8, !dbg !211
  %79 = load i8**, i8*** %5, align 8, !dbg !212
  %80 = load i32, i32* %11, align 4, !dbg !213
  %81 = sext i32 %80 to i64, !dbg !212
  %82 = getelementptr inbounds i8*, i8** %79, i64 %81, !dbg !212
  %83 = load i8*, i8** %82, align 8, !dbg !212
  %84 = call %struct.value* @query(%struct.value* noundef %78, i8* noundef %83), !dbg !214
  br label %87, !dbg !208

85:                                               ; preds = %73
  %86 = load %struct.value*, %struct.value** %8, align 8, !dbg !215
  br label %87, !dbg !208

87:                                               ; preds = %85, %77
  %88 = phi %struct.value* [ %84, %77 ], [ %86, %85 ], !dbg !208
  store %struct.value* %88, %struct.value** %6, align 8, !dbg !216
  %89 = load %struct.value*, %struct.value** %6, align 8, !dbg !217
  %90 = icmp eq %struct.value* %89, null, !dbg !219
  br i1 %90, label %91, label %94, !dbg !220

91:                                               ; preds = %87
  %92 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !221
  %93 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %92, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)), !dbg !223
  store i32 1, i32* %12, align 4, !dbg !224
  br label %102, !dbg !225

94:                                               ; preds = %87
  %95 = load %struct.value*, %struct.value** %6, align 8, !dbg !226
  call void @print_value(%struct.value* noundef %95, i32 noundef 0), !dbg !228
  %96 = call i32 @putchar(i32 noundef 10), !dbg !229
  %97 = load %struct.value*, %struct.value** %6, align 8, !dbg !230
  %98 = call i32 @last_kind(%struct.value* noundef %97), !dbg !231
  %99 = icmp eq i32 %98, 0, !dbg !232
  %100 = zext i1 %99 to i64, !dbg !231
  %101 = select i1 %99, i32 0, i32 3, !dbg !231
  store i32 %101, i32* %12, align 4, !dbg !233
  br label %102

102:                                              ; preds = %94, %91
  %103 = load %struct.value*, %struct.value** %8, align 8, !dbg !234
  call void @value_free(%struct.value* noundef %103), !dbg !235
  %104 = load i8*, i8** %9, align 8, !dbg !236
  call void @free(i8* noundef %104) #10, !dbg !237
  %105 = load i32, i32* %12, align 4, !dbg !238
  store i32 %105, i32* %3, align 4, !dbg !239
  br label %106, !dbg !239

106:                                              ; preds = %102, %62, %53, %38
  %107 = load i32, i32* %3, align 4, !dbg !240
  ret i32 %107, !dbg !240
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind readonly willreturn
declare i32 @strcmp(i8* noundef, i8* noundef) #2

declare i32 @fprintf(%struct._IO_FILE* noundef, i8* noundef, ...) #3

declare i64 @fread(i8* noundef, i64 noundef, i64 noundef, %struct._IO_FILE* noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse(%struct.parser* noundef %0, i8* noundef %1, i64 noundef %2) #0 !dbg !241 {
  %4 = alloca %struct.value*, align 8
  %5 = alloca %struct.parser*, align 8
  %6 = alloca i8*, align 8
  %7 = alloca i64, align 8
  %8 = alloca %struct.value*, align 8
  store %struct.parser* %0, %struct.parser** %5, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %5, metadata !245, metadata !DIExpression()), !dbg !246
  store i8* %1, i8** %6, align 8
  call void @llvm.dbg.declare(metadata i8** %6, metadata !247, metadata !DIExpression()), !dbg !248
  store i64 %2, i64* %7, align 8
  call void @llvm.dbg.declare(metadata i64* %7, metadata !249, metadata !DIExpression()), !dbg !250
  call void @llvm.dbg.declare(metadata %struct.value** %8, metadata !251, metadata !DIExpression()), !dbg !252
  %9 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !253
  %10 = bitcast %struct.parser* %9 to i8*, !dbg !254
  call void @llvm.memset.p0i8.i64(i8* align 8 %10, i8 0, i64 48, i1 false), !dbg !254
  %11 = load i8*, i8** %6, align 8, !dbg !255
  %12 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !256
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %12, i32 0, i32 0, !dbg !257
  store i8* %11, i8** %13, align 8, !dbg !258
  %14 = load i64, i64* %7, align 8, !dbg !259
  %15 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !260
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %15, i32 0, i32 1, !dbg !261
  store i64 %14, i64* %16, align 8, !dbg !262
  %17 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !263
  %18 = call %struct.value* @parse_value(%struct.parser* noundef %17), !dbg !264
  store %struct.value* %18, %struct.value** %8, align 8, !dbg !265
  %19 = load %struct.value*, %struct.value** %8, align 8, !dbg !266
  %20 = icmp eq %struct.value* %19, null, !dbg !268
  br i1 %20, label %21, label %22, !dbg !269

21:                                               ; preds = %3
  store %struct.value* null, %struct.value** %4, align 8, !dbg !270
  br label %48, !dbg !270

22:                                               ; preds = %3
  %23 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !271
  call void @skip_space(%struct.parser* noundef %23), !dbg !272
  %24 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !273
  %25 = getelementptr inbounds %struct.parser, %struct.parser* %24, i32 0, i32 2, !dbg !275
  %26 = load i64, i64* %25, align 8, !dbg !275
  %27 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !276
  %28 = getelementptr inbounds %struct.parser, %struct.parser* %27, i32 0, i32 1, !dbg !277
  %29 = load i64, i64* %28, align 8, !dbg !277
  %30 = icmp ult i64 %26, %29, !dbg !278
  br i1 %30, label %31, label %46, !dbg !279

31:                                               ; preds = %22
  %32 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !280
  %33 = getelementptr inbounds %struct.parser, %struct.parser* %32, i32 0, i32 0, !dbg !281
  %34 = load i8*, i8** %33, align 8, !dbg !281
  %35 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !282
  %36 = getelementptr inbounds %struct.parser, %struct.parser* %35, i32 0, i32 2, !dbg !283
  %37 = load i64, i64* %36, align 8, !dbg !283
  %38 = getelementptr inbounds i8, i8* %34, i64 %37, !dbg !280
  %39 = load i8, i8* %38, align 1, !dbg !280
  %40 = sext i8 %39 to i32, !dbg !280
  %41 = icmp ne i32 %40, 0, !dbg !284
  br i1 %41, label %42, label %46, !dbg !285

42:                                               ; preds = %31
  %43 = load %struct.parser*, %struct.parser** %5, align 8, !dbg !286
  %44 = call i8* @fail(%struct.parser* noundef %43, i32 noundef 7), !dbg !288
  %45 = load %struct.value*, %struct.value** %8, align 8, !dbg !289
  call void @value_free(%struct.value* noundef %45), !dbg !290
  store %struct.value* null, %struct.value** %4, align 8, !dbg !291
  br label %48, !dbg !291

46:                                               ; preds = %31, %22
  %47 = load %struct.value*, %struct.value** %8, align 8, !dbg !292
  store %struct.value* %47, %struct.value** %4, align 8, !dbg !293
  br label %48, !dbg !293

48:                                               ; preds = %46, %42, %21
  %49 = load %struct.value*, %struct.value** %4, align 8, !dbg !294
  ret %struct.value* %49, !dbg !294
}

; Function Attrs: nounwind
declare void @free(i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @query(%struct.value* noundef %0, i8* noundef %1) #0 !dbg !295 {
  %3 = alloca %struct.value*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca [64 x i8], align 16
  %7 = alloca %struct.member*, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8*, align 8
  %10 = alloca i64, align 8
  store %struct.value* %0, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !298, metadata !DIExpression()), !dbg !299
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !300, metadata !DIExpression()), !dbg !301
  call void @llvm.dbg.declare(metadata [64 x i8]* %6, metadata !302, metadata !DIExpression()), !dbg !306
  br label %11, !dbg !307

11:                                               ; preds = %95, %2
  %12 = load i8*, i8** %5, align 8, !dbg !308
  %13 = load i8, i8* %12, align 1, !dbg !309
  %14 = sext i8 %13 to i32, !dbg !309
  %15 = icmp ne i32 %14, 0, !dbg !310
  br i1 %15, label %16, label %96, !dbg !307

16:                                               ; preds = %11
  %17 = load i8*, i8** %5, align 8, !dbg !311
  %18 = load i8, i8* %17, align 1, !dbg !314
  %19 = sext i8 %18 to i32, !dbg !314
  %20 = icmp eq i32 %19, 46, !dbg !315
  br i1 %20, label %21, label %52, !dbg !316

21:                                               ; preds = %16
  call void @llvm.dbg.declare(metadata %struct.member** %7, metadata !317, metadata !DIExpression()), !dbg !319
  call void @llvm.dbg.declare(metadata i64* %8, metadata !320, metadata !DIExpression()), !dbg !321
  %22 = load i8*, i8** %5, align 8, !dbg !322
  %23 = getelementptr inbounds i8, i8* %22, i32 1, !dbg !322
  store i8* %23, i8** %5, align 8, !dbg !322
  %24 = call i64 @strcspn(i8* noundef %23, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.18, i64 0, i64 0)) #9, !dbg !323
  store i64 %24, i64* %8, align 8, !dbg !321
  %25 = load %struct.value*, %struct.value** %4, align 8, !dbg !324
  %26 = getelementptr inbounds %struct.value, %struct.value* %25, i32 0, i32 0, !dbg !326
  %27 = load i32, i32* %26, align 8, !dbg !326
  %28 = icmp ne i32 %27, 5, !dbg !327
  br i1 %28, label %32, label %29, !dbg !328

29:                                               ; preds = %21
  %30 = load i64, i64* %8, align 8, !dbg !329
  %31 = icmp uge i64 %30, 64, !dbg !330
  br i1 %31, label %32, label %33, !dbg !331

32:                                               ; preds = %29, %21
  store %struct.value* null, %struct.value** %3, align 8, !dbg !332
  br label %98, !dbg !332

33:                                               ; preds = %29
  %34 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0, !dbg !333
  %35 = load i8*, i8** %5, align 8, !dbg !334
  %36 = load i64, i64* %8, align 8, !dbg !335
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %34, i8* align 1 %35, i64 %36, i1 false), !dbg !333
  %37 = load i64, i64* %8, align 8, !dbg !336
  %38 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 %37, !dbg !337
  store i8 0, i8* %38, align 1, !dbg !338
  %39 = load %struct.value*, %struct.value** %4, align 8, !dbg !339
  %40 = getelementptr inbounds [64 x i8], [64 x i8]* %6, i64 0, i64 0, !dbg !340
  %41 = call %struct.member* @object_find(%struct.value* noundef %39, i8* noundef %40), !dbg !341
  store %struct.member* %41, %struct.member** %7, align 8, !dbg !342
  %42 = load %struct.member*, %struct.member** %7, align 8, !dbg !343
  %43 = icmp eq %struct.member* %42, null, !dbg !345
  br i1 %43, label %44, label %45, !dbg !346

44:                                               ; preds = %33
  store %struct.value* null, %struct.value** %3, align 8, !dbg !347
  br label %98, !dbg !347

45:                                               ; preds = %33
  %46 = load %struct.member*, %struct.member** %7, align 8, !dbg !348
  %47 = getelementptr inbounds %struct.member, %struct.member* %46, i32 0, i32 1, !dbg !349
  %48 = load %struct.value*, %struct.value** %47, align 8, !dbg !349
  store %struct.value* %48, %struct.value** %4, align 8, !dbg !350
  %49 = load i64, i64* %8, align 8, !dbg !351
  %50 = load i8*, i8** %5, align 8, !dbg !352
  %51 = getelementptr inbounds i8, i8* %50, i64 %49, !dbg !352
  store i8* %51, i8** %5, align 8, !dbg !352
  br label %95, !dbg !353

52:                                               ; preds = %16
  %53 = load i8*, i8** %5, align 8, !dbg !354
  %54 = load i8, i8* %53, align 1, !dbg !356
  %55 = sext i8 %54 to i32, !dbg !356
  %56 = icmp eq i32 %55, 91, !dbg !357
  br i1 %56, label %57, label %93, !dbg !358

57:                                               ; preds = %52
  call void @llvm.dbg.declare(metadata i8** %9, metadata !359, metadata !DIExpression()), !dbg !361
  call void @llvm.dbg.declare(metadata i64* %10, metadata !362, metadata !DIExpression()), !dbg !363
  %58 = load i8*, i8** %5, align 8, !dbg !364
  %59 = getelementptr inbounds i8, i8* %58, i64 1, !dbg !365
  %60 = call i64 @strtol(i8* noundef %59, i8** noundef %9, i32 noundef 10) #10, !dbg !366
  store i64 %60, i64* %10, align 8, !dbg !363
  %61 = load %struct.value*, %struct.value** %4, align 8, !dbg !367
  %62 = getelementptr inbounds %struct.value, %struct.value* %61, i32 0, i32 0, !dbg !369
  %63 = load i32, i32* %62, align 8, !dbg !369
  %64 = icmp ne i32 %63, 4, !dbg !370
  br i1 %64, label %81, label %65, !dbg !371

65:                                               ; preds = %57
  %66 = load i8*, i8** %9, align 8, !dbg !372
  %67 = load i8, i8* %66, align 1, !dbg !373
  %68 = sext i8 %67 to i32, !dbg !373
  %69 = icmp ne i32 %68, 93, !dbg !374
  br i1 %69, label %81, label %70, !dbg !375

70:                                               ; preds = %65
  %71 = load i64, i64* %10, align 8, !dbg !376
  %72 = icmp slt i64 %71, 0, !dbg !377
  br i1 %72, label %81, label %73, !dbg !378

73:                                               ; preds = %70
  %74 = load i64, i64* %10, align 8, !dbg !379
  %75 = load %struct.value*, %struct.value** %4, align 8, !dbg !380
  %76 = getelementptr inbounds %struct.value, %struct.value* %75, i32 0, i32 1, !dbg !381
  %77 = bitcast %union.anon* %76 to %struct.anon.0*, !dbg !382
  %78 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %77, i32 0, i32 1, !dbg !383
  %79 = load i64, i64* %78, align 8, !dbg !383
  %80 = icmp uge i64 %74, %79, !dbg !384
  br i1 %80, label %81, label %82, !dbg !385

81:                                               ; preds = %73, %70, %65, %57
  store %struct.value* null, %struct.value** %3, align 8, !dbg !386
  br label %98, !dbg !386

82:                                               ; preds = %73
  %83 = load %struct.value*, %struct.value** %4, align 8, !dbg !387
  %84 = getelementptr inbounds %struct.value, %struct.value* %83, i32 0, i32 1, !dbg !388
  %85 = bitcast %union.anon* %84 to %struct.anon.0*, !dbg !389
  %86 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %85, i32 0, i32 0, !dbg !390
  %87 = load %struct.value**, %struct.value*** %86, align 8, !dbg !390
  %88 = load i64, i64* %10, align 8, !dbg !391
  %89 = getelementptr inbounds %struct.value*, %struct.value** %87, i64 %88, !dbg !387
  %90 = load %struct.value*, %struct.value** %89, align 8, !dbg !387
  store %struct.value* %90, %struct.value** %4, align 8, !dbg !392
  %91 = load i8*, i8** %9, align 8, !dbg !393
  %92 = getelementptr inbounds i8, i8* %91, i64 1, !dbg !394
  store i8* %92, i8** %5, align 8, !dbg !395
  br label %94, !dbg !396

93:                                               ; preds = %52
  store %struct.value* null, %struct.value** %3, align 8, !dbg !397
  br label %98, !dbg !397

94:                                               ; preds = %82
  br label %95

95:                                               ; preds = %94, %45
  br label %11, !dbg !307, !llvm.loop !399

96:                                               ; preds = %11
  %97 = load %struct.value*, %struct.value** %4, align 8, !dbg !401
  store %struct.value* %97, %struct.value** %3, align 8, !dbg !402
  br label %98, !dbg !402

98:                                               ; preds = %96, %93, %81, %44, %32
  %99 = load %struct.value*, %struct.value** %3, align 8, !dbg !403
  ret %struct.value* %99, !dbg !403
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @print_value(%struct.value* noundef %0, i32 noundef %1) #0 !dbg !404 {
  %3 = alloca %struct.value*, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.member*, align 8
  %6 = alloca i64, align 8
  store %struct.value* %0, %struct.value** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %3, metadata !407, metadata !DIExpression()), !dbg !408
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !409, metadata !DIExpression()), !dbg !410
  call void @llvm.dbg.declare(metadata %struct.member** %5, metadata !411, metadata !DIExpression()), !dbg !414
  call void @llvm.dbg.declare(metadata i64* %6, metadata !415, metadata !DIExpression()), !dbg !416
  %7 = load %struct.value*, %struct.value** %3, align 8, !dbg !417
  %8 = getelementptr inbounds %struct.value, %struct.value* %7, i32 0, i32 0, !dbg !418
  %9 = load i32, i32* %8, align 8, !dbg !418
  switch i32 %9, label %117 [
    i32 0, label %10
    i32 1, label %13
    i32 2, label %23
    i32 3, label %29
    i32 4, label %40
    i32 5, label %74
  ], !dbg !419

10:                                               ; preds = %2
  %11 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !420
  %12 = call i32 @fputs(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), %struct._IO_FILE* noundef %11), !dbg !422
  br label %117, !dbg !423

13:                                               ; preds = %2
  %14 = load %struct.value*, %struct.value** %3, align 8, !dbg !424
  %15 = getelementptr inbounds %struct.value, %struct.value* %14, i32 0, i32 1, !dbg !425
  %16 = bitcast %union.anon* %15 to i32*, !dbg !426
  %17 = load i32, i32* %16, align 8, !dbg !426
  %18 = icmp ne i32 %17, 0, !dbg !424
  %19 = zext i1 %18 to i64, !dbg !424
  %20 = select i1 %18, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0), !dbg !424
  %21 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !427
  %22 = call i32 @fputs(i8* noundef %20, %struct._IO_FILE* noundef %21), !dbg !428
  br label %117, !dbg !429

23:                                               ; preds = %2
  %24 = load %struct.value*, %struct.value** %3, align 8, !dbg !430
  %25 = getelementptr inbounds %struct.value, %struct.value* %24, i32 0, i32 1, !dbg !431
  %26 = bitcast %union.anon* %25 to i64*, !dbg !432
  %27 = load i64, i64* %26, align 8, !dbg !432
  %28 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.19, i64 0, i64 0), i64 noundef %27), !dbg !433
  br label %117, !dbg !434

29:                                               ; preds = %2
  %30 = load %struct.value*, %struct.value** %3, align 8, !dbg !435
  %31 = getelementptr inbounds %struct.value, %struct.value* %30, i32 0, i32 1, !dbg !436
  %32 = bitcast %union.anon* %31 to %struct.anon*, !dbg !437
  %33 = getelementptr inbounds %struct.anon, %struct.anon* %32, i32 0, i32 0, !dbg !438
  %34 = load i8*, i8** %33, align 8, !dbg !438
  %35 = load %struct.value*, %struct.value** %3, align 8, !dbg !439
  %36 = getelementptr inbounds %struct.value, %struct.value* %35, i32 0, i32 1, !dbg !440
  %37 = bitcast %union.anon* %36 to %struct.anon*, !dbg !441
  %38 = getelementptr inbounds %struct.anon, %struct.anon* %37, i32 0, i32 1, !dbg !442
  %39 = load i64, i64* %38, align 8, !dbg !442
  call void @print_string(i8* noundef %34, i64 noundef %39), !dbg !443
  br label %117, !dbg !444

40:                                               ; preds = %2
  %41 = call i32 @putchar(i32 noundef 91), !dbg !445
  store i64 0, i64* %6, align 8, !dbg !446
  br label %42, !dbg !448

42:                                               ; preds = %68, %40
  %43 = load i64, i64* %6, align 8, !dbg !449
  %44 = load %struct.value*, %struct.value** %3, align 8, !dbg !451
  %45 = getelementptr inbounds %struct.value, %struct.value* %44, i32 0, i32 1, !dbg !452
  %46 = bitcast %union.anon* %45 to %struct.anon.0*, !dbg !453
  %47 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %46, i32 0, i32 1, !dbg !454
  %48 = load i64, i64* %47, align 8, !dbg !454
  %49 = icmp ult i64 %43, %48, !dbg !455
  br i1 %49, label %50, label %71, !dbg !456

50:                                               ; preds = %42
  %51 = load i64, i64* %6, align 8, !dbg !457
  %52 = icmp ugt i64 %51, 0, !dbg !460
  br i1 %52, label %53, label %55, !dbg !461

53:                                               ; preds = %50
  %54 = call i32 @putchar(i32 noundef 44), !dbg !462
  br label %55, !dbg !462

55:                                               ; preds = %53, %50
  %56 = load i32, i32* %4, align 4, !dbg !463
  %57 = add nsw i32 %56, 1, !dbg !464
  call void @newline(i32 noundef %57), !dbg !465
  %58 = load %struct.value*, %struct.value** %3, align 8, !dbg !466
  %59 = getelementptr inbounds %struct.value, %struct.value* %58, i32 0, i32 1, !dbg !467
  %60 = bitcast %union.anon* %59 to %struct.anon.0*, !dbg !468
  %61 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %60, i32 0, i32 0, !dbg !469
  %62 = load %struct.value**, %struct.value*** %61, align 8, !dbg !469
  %63 = load i64, i64* %6, align 8, !dbg !470
  %64 = getelementptr inbounds %struct.value*, %struct.value** %62, i64 %63, !dbg !466
  %65 = load %struct.value*, %struct.value** %64, align 8, !dbg !466
  %66 = load i32, i32* %4, align 4, !dbg !471
  %67 = add nsw i32 %66, 1, !dbg !472
  call void @print_value(%struct.value* noundef %65, i32 noundef %67), !dbg !473
  br label %68, !dbg !474

68:                                               ; preds = %55
  %69 = load i64, i64* %6, align 8, !dbg !475
  %70 = add i64 %69, 1, !dbg !475
  store i64 %70, i64* %6, align 8, !dbg !475
  br label %42, !dbg !476, !llvm.loop !477

71:                                               ; preds = %42
  %72 = load i32, i32* %4, align 4, !dbg !479
  call void @newline(i32 noundef %72), !dbg !480
  %73 = call i32 @putchar(i32 noundef 93), !dbg !481
  br label %117, !dbg !482

74:                                               ; preds = %2
  %75 = call i32 @putchar(i32 noundef 123), !dbg !483
  %76 = load %struct.value*, %struct.value** %3, align 8, !dbg !484
  %77 = getelementptr inbounds %struct.value, %struct.value* %76, i32 0, i32 1, !dbg !486
  %78 = bitcast %union.anon* %77 to %struct.anon.1*, !dbg !487
  %79 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %78, i32 0, i32 0, !dbg !488
  %80 = load %struct.member*, %struct.member** %79, align 8, !dbg !488
  store %struct.member* %80, %struct.member** %5, align 8, !dbg !489
  br label %81, !dbg !490

81:                                               ; preds = %110, %74
  %82 = load %struct.member*, %struct.member** %5, align 8, !dbg !491
  %83 = icmp ne %struct.member* %82, null, !dbg !493
  br i1 %83, label %84, label %114, !dbg !494

84:                                               ; preds = %81
  %85 = load %struct.member*, %struct.member** %5, align 8, !dbg !495
  %86 = load %struct.value*, %struct.value** %3, align 8, !dbg !498
  %87 = getelementptr inbounds %struct.value, %struct.value* %86, i32 0, i32 1, !dbg !499
  %88 = bitcast %union.anon* %87 to %struct.anon.1*, !dbg !500
  %89 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %88, i32 0, i32 0, !dbg !501
  %90 = load %struct.member*, %struct.member** %89, align 8, !dbg !501
  %91 = icmp ne %struct.member* %85, %90, !dbg !502
  br i1 %91, label %92, label %94, !dbg !503

92:                                               ; preds = %84
  %93 = call i32 @putchar(i32 noundef 44), !dbg !504
  br label %94, !dbg !504

94:                                               ; preds = %92, %84
  %95 = load i32, i32* %4, align 4, !dbg !505
  %96 = add nsw i32 %95, 1, !dbg !506
  call void @newline(i32 noundef %96), !dbg !507
  %97 = load %struct.member*, %struct.member** %5, align 8, !dbg !508
  %98 = getelementptr inbounds %struct.member, %struct.member* %97, i32 0, i32 0, !dbg !509
  %99 = load i8*, i8** %98, align 8, !dbg !509
  %100 = load %struct.member*, %struct.member** %5, align 8, !dbg !510
  %101 = getelementptr inbounds %struct.member, %struct.member* %100, i32 0, i32 0, !dbg !511
  %102 = load i8*, i8** %101, align 8, !dbg !511
  %103 = call i64 @strlen(i8* noundef %102) #9, !dbg !512
  call void @print_string(i8* noundef %99, i64 noundef %103), !dbg !513
  %104 = call i32 @putchar(i32 noundef 58), !dbg !514
  %105 = load %struct.member*, %struct.member** %5, align 8, !dbg !515
  %106 = getelementptr inbounds %struct.member, %struct.member* %105, i32 0, i32 1, !dbg !516
  %107 = load %struct.value*, %struct.value** %106, align 8, !dbg !516
  %108 = load i32, i32* %4, align 4, !dbg !517
  %109 = add nsw i32 %108, 1, !dbg !518
  call void @print_value(%struct.value* noundef %107, i32 noundef %109), !dbg !519
  br label %110, !dbg !520

110:                                              ; preds = %94
  %111 = load %struct.member*, %struct.member** %5, align 8, !dbg !521
  %112 = getelementptr inbounds %struct.member, %struct.member* %111, i32 0, i32 2, !dbg !522
  %113 = load %struct.member*, %struct.member** %112, align 8, !dbg !522
  store %struct.member* %113, %struct.member** %5, align 8, !dbg !523
  br label %81, !dbg !524, !llvm.loop !525

114:                                              ; preds = %81
  %115 = load i32, i32* %4, align 4, !dbg !527
  call void @newline(i32 noundef %115), !dbg !528
  %116 = call i32 @putchar(i32 noundef 125), !dbg !529
  br label %117, !dbg !530

117:                                              ; preds = %2, %114, %71, %29, %23, %13, %10
  ret void, !dbg !531
}

declare i32 @putchar(i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last_kind(%struct.value* noundef %0) #0 !dbg !532 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.value*, align 8
  store %struct.value* %0, %struct.value** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %3, metadata !535, metadata !DIExpression()), !dbg !536
  %4 = load %struct.value*, %struct.value** %3, align 8, !dbg !537
  %5 = getelementptr inbounds %struct.value, %struct.value* %4, i32 0, i32 0, !dbg !539
  %6 = load i32, i32* %5, align 8, !dbg !539
  %7 = icmp ne i32 %6, 4, !dbg !540
  br i1 %7, label %8, label %9, !dbg !541

8:                                                ; preds = %1
  store i32 0, i32* %2, align 4, !dbg !542
  br label %25, !dbg !542

9:                                                ; preds = %1
  %10 = load %struct.value*, %struct.value** %3, align 8, !dbg !543
  %11 = getelementptr inbounds %struct.value, %struct.value* %10, i32 0, i32 1, !dbg !544
  %12 = bitcast %union.anon* %11 to %struct.anon.0*, !dbg !545
  %13 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %12, i32 0, i32 0, !dbg !546
  %14 = load %struct.value**, %struct.value*** %13, align 8, !dbg !546
  %15 = load %struct.value*, %struct.value** %3, align 8, !dbg !547
  %16 = getelementptr inbounds %struct.value, %struct.value* %15, i32 0, i32 1, !dbg !548
  %17 = bitcast %union.anon* %16 to %struct.anon.0*, !dbg !549
  %18 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %17, i32 0, i32 1, !dbg !550
  %19 = load i64, i64* %18, align 8, !dbg !550
  %20 = sub i64 %19, 1, !dbg !551
  %21 = getelementptr inbounds %struct.value*, %struct.value** %14, i64 %20, !dbg !543
  %22 = load %struct.value*, %struct.value** %21, align 8, !dbg !543
  %23 = getelementptr inbounds %struct.value, %struct.value* %22, i32 0, i32 0, !dbg !552
  %24 = load i32, i32* %23, align 8, !dbg !552
  store i32 %24, i32* %2, align 4, !dbg !553
  br label %25, !dbg !553

25:                                               ; preds = %9, %8
  %26 = load i32, i32* %2, align 4, !dbg !554
  ret i32 %26, !dbg !554
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @value_free(%struct.value* noundef %0) #0 !dbg !555 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.member*, align 8
  %4 = alloca %struct.member*, align 8
  %5 = alloca i64, align 8
  store %struct.value* %0, %struct.value** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %2, metadata !558, metadata !DIExpression()), !dbg !559
  call void @llvm.dbg.declare(metadata %struct.member** %3, metadata !560, metadata !DIExpression()), !dbg !561
  call void @llvm.dbg.declare(metadata %struct.member** %4, metadata !562, metadata !DIExpression()), !dbg !563
  call void @llvm.dbg.declare(metadata i64* %5, metadata !564, metadata !DIExpression()), !dbg !565
  %6 = load %struct.value*, %struct.value** %2, align 8, !dbg !566
  %7 = icmp eq %struct.value* %6, null, !dbg !568
  br i1 %7, label %8, label %9, !dbg !569

8:                                                ; preds = %1
  br label %75, !dbg !570

9:                                                ; preds = %1
  %10 = load %struct.value*, %struct.value** %2, align 8, !dbg !571
  %11 = getelementptr inbounds %struct.value, %struct.value* %10, i32 0, i32 0, !dbg !572
  %12 = load i32, i32* %11, align 8, !dbg !572
  switch i32 %12, label %71 [
    i32 3, label %13
    i32 4, label %19
    i32 5, label %47
  ], !dbg !573

13:                                               ; preds = %9
  %14 = load %struct.value*, %struct.value** %2, align 8, !dbg !574
  %15 = getelementptr inbounds %struct.value, %struct.value* %14, i32 0, i32 1, !dbg !576
  %16 = bitcast %union.anon* %15 to %struct.anon*, !dbg !577
  %17 = getelementptr inbounds %struct.anon, %struct.anon* %16, i32 0, i32 0, !dbg !578
  %18 = load i8*, i8** %17, align 8, !dbg !578
  call void @free(i8* noundef %18) #10, !dbg !579
  br label %72, !dbg !580

19:                                               ; preds = %9
  store i64 0, i64* %5, align 8, !dbg !581
  br label %20, !dbg !583

20:                                               ; preds = %37, %19
  %21 = load i64, i64* %5, align 8, !dbg !584
  %22 = load %struct.value*, %struct.value** %2, align 8, !dbg !586
  %23 = getelementptr inbounds %struct.value, %struct.value* %22, i32 0, i32 1, !dbg !587
  %24 = bitcast %union.anon* %23 to %struct.anon.0*, !dbg !588
  %25 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %24, i32 0, i32 1, !dbg !589
  %26 = load i64, i64* %25, align 8, !dbg !589
  %27 = icmp ult i64 %21, %26, !dbg !590
  br i1 %27, label %28, label %40, !dbg !591

28:                                               ; preds = %20
  %29 = load %struct.value*, %struct.value** %2, align 8, !dbg !592
  %30 = getelementptr inbounds %struct.value, %struct.value* %29, i32 0, i32 1, !dbg !593
  %31 = bitcast %union.anon* %30 to %struct.anon.0*, !dbg !594
  %32 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %31, i32 0, i32 0, !dbg !595
  %33 = load %struct.value**, %struct.value*** %32, align 8, !dbg !595
  %34 = load i64, i64* %5, align 8, !dbg !596
  %35 = getelementptr inbounds %struct.value*, %struct.value** %33, i64 %34, !dbg !592
  %36 = load %struct.value*, %struct.value** %35, align 8, !dbg !592
  call void @value_free(%struct.value* noundef %36), !dbg !597
  br label %37, !dbg !597

37:                                               ; preds = %28
  %38 = load i64, i64* %5, align 8, !dbg !598
  %39 = add i64 %38, 1, !dbg !598
  store i64 %39, i64* %5, align 8, !dbg !598
  br label %20, !dbg !599, !llvm.loop !600

40:                                               ; preds = %20
  %41 = load %struct.value*, %struct.value** %2, align 8, !dbg !602
  %42 = getelementptr inbounds %struct.value, %struct.value* %41, i32 0, i32 1, !dbg !603
  %43 = bitcast %union.anon* %42 to %struct.anon.0*, !dbg !604
  %44 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %43, i32 0, i32 0, !dbg !605
  %45 = load %struct.value**, %struct.value*** %44, align 8, !dbg !605
  %46 = bitcast %struct.value** %45 to i8*, !dbg !602
  call void @free(i8* noundef %46) #10, !dbg !606
  br label %72, !dbg !607

47:                                               ; preds = %9
  %48 = load %struct.value*, %struct.value** %2, align 8, !dbg !608
  %49 = getelementptr inbounds %struct.value, %struct.value* %48, i32 0, i32 1, !dbg !610
  %50 = bitcast %union.anon* %49 to %struct.anon.1*, !dbg !611
  %51 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %50, i32 0, i32 0, !dbg !612
  %52 = load %struct.member*, %struct.member** %51, align 8, !dbg !612
  store %struct.member* %52, %struct.member** %3, align 8, !dbg !613
  br label %53, !dbg !614

53:                                               ; preds = %68, %47
  %54 = load %struct.member*, %struct.member** %3, align 8, !dbg !615
  %55 = icmp ne %struct.member* %54, null, !dbg !617
  br i1 %55, label %56, label %70, !dbg !618

56:                                               ; preds = %53
  %57 = load %struct.member*, %struct.member** %3, align 8, !dbg !619
  %58 = getelementptr inbounds %struct.member, %struct.member* %57, i32 0, i32 2, !dbg !621
  %59 = load %struct.member*, %struct.member** %58, align 8, !dbg !621
  store %struct.member* %59, %struct.member** %4, align 8, !dbg !622
  %60 = load %struct.member*, %struct.member** %3, align 8, !dbg !623
  %61 = getelementptr inbounds %struct.member, %struct.member* %60, i32 0, i32 0, !dbg !624
  %62 = load i8*, i8** %61, align 8, !dbg !624
  call void @free(i8* noundef %62) #10, !dbg !625
  %63 = load %struct.member*, %struct.member** %3, align 8, !dbg !626
  %64 = getelementptr inbounds %struct.member, %struct.member* %63, i32 0, i32 1, !dbg !627
  %65 = load %struct.value*, %struct.value** %64, align 8, !dbg !627
  call void @value_free(%struct.value* noundef %65), !dbg !628
  %66 = load %struct.member*, %struct.member** %3, align 8, !dbg !629
  %67 = bitcast %struct.member* %66 to i8*, !dbg !629
  call void @free(i8* noundef %67) #10, !dbg !630
  br label %68, !dbg !631

68:                                               ; preds = %56
  %69 = load %struct.member*, %struct.member** %4, align 8, !dbg !632
  store %struct.member* %69, %struct.member** %3, align 8, !dbg !633
  br label %53, !dbg !634, !llvm.loop !635

70:                                               ; preds = %53
  br label %72, !dbg !637

71:                                               ; preds = %9
  br label %72, !dbg !638

72:                                               ; preds = %71, %70, %40, %13
  %73 = load %struct.value*, %struct.value** %2, align 8, !dbg !639
  %74 = bitcast %struct.value* %73 to i8*, !dbg !639
  call void @free(i8* noundef %74) #10, !dbg !640
  br label %75, !dbg !641

75:                                               ; preds = %72, %8
  ret void, !dbg !641
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_value(%struct.parser* noundef %0) #0 !dbg !642 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca %struct.value*, align 8
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !645, metadata !DIExpression()), !dbg !646
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !647, metadata !DIExpression()), !dbg !648
  %5 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !649
  call void @skip_space(%struct.parser* noundef %5), !dbg !650
  %6 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !651
  %7 = call i32 @peek(%struct.parser* noundef %6), !dbg !652
  switch i32 %7, label %86 [
    i32 -1, label %8
    i32 123, label %12
    i32 91, label %19
    i32 34, label %26
    i32 116, label %52
    i32 102, label %66
    i32 110, label %76
  ], !dbg !653

8:                                                ; preds = %1
  %9 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !654
  %10 = call i8* @fail(%struct.parser* noundef %9, i32 noundef 2), !dbg !656
  %11 = bitcast i8* %10 to %struct.value*, !dbg !656
  store %struct.value* %11, %struct.value** %2, align 8, !dbg !657
  br label %89, !dbg !657

12:                                               ; preds = %1
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !658
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 2, !dbg !659
  %15 = load i64, i64* %14, align 8, !dbg !660
  %16 = add i64 %15, 1, !dbg !660
  store i64 %16, i64* %14, align 8, !dbg !660
  %17 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !661
  %18 = call %struct.value* @parse_object(%struct.parser* noundef %17), !dbg !662
  store %struct.value* %18, %struct.value** %2, align 8, !dbg !663
  br label %89, !dbg !663

19:                                               ; preds = %1
  %20 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !664
  %21 = getelementptr inbounds %struct.parser, %struct.parser* %20, i32 0, i32 2, !dbg !665
  %22 = load i64, i64* %21, align 8, !dbg !666
  %23 = add i64 %22, 1, !dbg !666
  store i64 %23, i64* %21, align 8, !dbg !666
  %24 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !667
  %25 = call %struct.value* @parse_array(%struct.parser* noundef %24), !dbg !668
  store %struct.value* %25, %struct.value** %2, align 8, !dbg !669
  br label %89, !dbg !669

26:                                               ; preds = %1
  %27 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !670
  %28 = getelementptr inbounds %struct.parser, %struct.parser* %27, i32 0, i32 2, !dbg !671
  %29 = load i64, i64* %28, align 8, !dbg !672
  %30 = add i64 %29, 1, !dbg !672
  store i64 %30, i64* %28, align 8, !dbg !672
  %31 = call %struct.value* @value_new(i32 noundef 3), !dbg !673
  store %struct.value* %31, %struct.value** %4, align 8, !dbg !674
  %32 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !675
  %33 = load %struct.value*, %struct.value** %4, align 8, !dbg !676
  %34 = getelementptr inbounds %struct.value, %struct.value* %33, i32 0, i32 1, !dbg !677
  %35 = bitcast %union.anon* %34 to %struct.anon*, !dbg !678
  %36 = getelementptr inbounds %struct.anon, %struct.anon* %35, i32 0, i32 1, !dbg !679
  %37 = call i8* @parse_string(%struct.parser* noundef %32, i64* noundef %36), !dbg !680
  %38 = load %struct.value*, %struct.value** %4, align 8, !dbg !681
  %39 = getelementptr inbounds %struct.value, %struct.value* %38, i32 0, i32 1, !dbg !682
  %40 = bitcast %union.anon* %39 to %struct.anon*, !dbg !683
  %41 = getelementptr inbounds %struct.anon, %struct.anon* %40, i32 0, i32 0, !dbg !684
  store i8* %37, i8** %41, align 8, !dbg !685
  %42 = load %struct.value*, %struct.value** %4, align 8, !dbg !686
  %43 = getelementptr inbounds %struct.value, %struct.value* %42, i32 0, i32 1, !dbg !688
  %44 = bitcast %union.anon* %43 to %struct.anon*, !dbg !689
  %45 = getelementptr inbounds %struct.anon, %struct.anon* %44, i32 0, i32 0, !dbg !690
  %46 = load i8*, i8** %45, align 8, !dbg !690
  %47 = icmp eq i8* %46, null, !dbg !691
  br i1 %47, label %48, label %50, !dbg !692

48:                                               ; preds = %26
  %49 = load %struct.value*, %struct.value** %4, align 8, !dbg !693
  call void @value_free(%struct.value* noundef %49), !dbg !695
  store %struct.value* null, %struct.value** %2, align 8, !dbg !696
  br label %89, !dbg !696

50:                                               ; preds = %26
  %51 = load %struct.value*, %struct.value** %4, align 8, !dbg !697
  store %struct.value* %51, %struct.value** %2, align 8, !dbg !698
  br label %89, !dbg !698

52:                                               ; preds = %1
  %53 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !699
  %54 = call i32 @parse_word(%struct.parser* noundef %53, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0)), !dbg !701
  %55 = icmp ne i32 %54, 0, !dbg !701
  br i1 %55, label %60, label %56, !dbg !702

56:                                               ; preds = %52
  %57 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !703
  %58 = call i8* @fail(%struct.parser* noundef %57, i32 noundef 1), !dbg !704
  %59 = bitcast i8* %58 to %struct.value*, !dbg !704
  store %struct.value* %59, %struct.value** %2, align 8, !dbg !705
  br label %89, !dbg !705

60:                                               ; preds = %52
  %61 = call %struct.value* @value_new(i32 noundef 1), !dbg !706
  store %struct.value* %61, %struct.value** %4, align 8, !dbg !707
  %62 = load %struct.value*, %struct.value** %4, align 8, !dbg !708
  %63 = getelementptr inbounds %struct.value, %struct.value* %62, i32 0, i32 1, !dbg !709
  %64 = bitcast %union.anon* %63 to i32*, !dbg !710
  store i32 1, i32* %64, align 8, !dbg !711
  %65 = load %struct.value*, %struct.value** %4, align 8, !dbg !712
  store %struct.value* %65, %struct.value** %2, align 8, !dbg !713
  br label %89, !dbg !713

66:                                               ; preds = %1
  %67 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !714
  %68 = call i32 @parse_word(%struct.parser* noundef %67, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.5, i64 0, i64 0)), !dbg !716
  %69 = icmp ne i32 %68, 0, !dbg !716
  br i1 %69, label %74, label %70, !dbg !717

70:                                               ; preds = %66
  %71 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !718
  %72 = call i8* @fail(%struct.parser* noundef %71, i32 noundef 1), !dbg !719
  %73 = bitcast i8* %72 to %struct.value*, !dbg !719
  store %struct.value* %73, %struct.value** %2, align 8, !dbg !720
  br label %89, !dbg !720

74:                                               ; preds = %66
  %75 = call %struct.value* @value_new(i32 noundef 1), !dbg !721
  store %struct.value* %75, %struct.value** %2, align 8, !dbg !722
  br label %89, !dbg !722

76:                                               ; preds = %1
  %77 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !723
  %78 = call i32 @parse_word(%struct.parser* noundef %77, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0)), !dbg !725
  %79 = icmp ne i32 %78, 0, !dbg !725
  br i1 %79, label %84, label %80, !dbg !726

80:                                               ; preds = %76
  %81 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !727
  %82 = call i8* @fail(%struct.parser* noundef %81, i32 noundef 1), !dbg !728
  %83 = bitcast i8* %82 to %struct.value*, !dbg !728
  store %struct.value* %83, %struct.value** %2, align 8, !dbg !729
  br label %89, !dbg !729

84:                                               ; preds = %76
  %85 = call %struct.value* @value_new(i32 noundef 0), !dbg !730
  store %struct.value* %85, %struct.value** %2, align 8, !dbg !731
  br label %89, !dbg !731

86:                                               ; preds = %1
  %87 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !732
  %88 = call %struct.value* @parse_number(%struct.parser* noundef %87), !dbg !733
  store %struct.value* %88, %struct.value** %2, align 8, !dbg !734
  br label %89, !dbg !734

89:                                               ; preds = %86, %84, %80, %74, %70, %60, %56, %50, %48, %19, %12, %8
  %90 = load %struct.value*, %struct.value** %2, align 8, !dbg !735
  ret %struct.value* %90, !dbg !735
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @skip_space(%struct.parser* noundef %0) #0 !dbg !736 {
  %2 = alloca %struct.parser*, align 8
  %3 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %2, metadata !739, metadata !DIExpression()), !dbg !740
  br label %4, !dbg !741

4:                                                ; preds = %37, %1
  %5 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !742
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 2, !dbg !743
  %7 = load i64, i64* %6, align 8, !dbg !743
  %8 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !744
  %9 = getelementptr inbounds %struct.parser, %struct.parser* %8, i32 0, i32 1, !dbg !745
  %10 = load i64, i64* %9, align 8, !dbg !745
  %11 = icmp ult i64 %7, %10, !dbg !746
  br i1 %11, label %12, label %42, !dbg !741

12:                                               ; preds = %4
  call void @llvm.dbg.declare(metadata i8* %3, metadata !747, metadata !DIExpression()), !dbg !749
  %13 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !750
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 0, !dbg !751
  %15 = load i8*, i8** %14, align 8, !dbg !751
  %16 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !752
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %16, i32 0, i32 2, !dbg !753
  %18 = load i64, i64* %17, align 8, !dbg !753
  %19 = getelementptr inbounds i8, i8* %15, i64 %18, !dbg !750
  %20 = load i8, i8* %19, align 1, !dbg !750
  store i8 %20, i8* %3, align 1, !dbg !749
  %21 = load i8, i8* %3, align 1, !dbg !754
  %22 = sext i8 %21 to i32, !dbg !754
  %23 = icmp ne i32 %22, 32, !dbg !756
  br i1 %23, label %24, label %37, !dbg !757

24:                                               ; preds = %12
  %25 = load i8, i8* %3, align 1, !dbg !758
  %26 = sext i8 %25 to i32, !dbg !758
  %27 = icmp ne i32 %26, 9, !dbg !759
  br i1 %27, label %28, label %37, !dbg !760

28:                                               ; preds = %24
  %29 = load i8, i8* %3, align 1, !dbg !761
  %30 = sext i8 %29 to i32, !dbg !761
  %31 = icmp ne i32 %30, 10, !dbg !762
  br i1 %31, label %32, label %37, !dbg !763

32:                                               ; preds = %28
  %33 = load i8, i8* %3, align 1, !dbg !764
  %34 = sext i8 %33 to i32, !dbg !764
  %35 = icmp ne i32 %34, 13, !dbg !765
  br i1 %35, label %36, label %37, !dbg !766

36:                                               ; preds = %32
  br label %42, !dbg !767

37:                                               ; preds = %32, %28, %24, %12
  %38 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !768
  %39 = getelementptr inbounds %struct.parser, %struct.parser* %38, i32 0, i32 2, !dbg !769
  %40 = load i64, i64* %39, align 8, !dbg !770
  %41 = add i64 %40, 1, !dbg !770
  store i64 %41, i64* %39, align 8, !dbg !770
  br label %4, !dbg !741, !llvm.loop !771

42:                                               ; preds = %36, %4
  ret void, !dbg !773
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @fail(%struct.parser* noundef %0, i32 noundef %1) #0 !dbg !774 {
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i32, align 4
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !777, metadata !DIExpression()), !dbg !778
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !779, metadata !DIExpression()), !dbg !780
  %5 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !781
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 3, !dbg !783
  %7 = load i32, i32* %6, align 8, !dbg !783
  %8 = icmp eq i32 %7, 0, !dbg !784
  br i1 %8, label %9, label %18, !dbg !785

9:                                                ; preds = %2
  %10 = load i32, i32* %4, align 4, !dbg !786
  %11 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !788
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %11, i32 0, i32 3, !dbg !789
  store i32 %10, i32* %12, align 8, !dbg !790
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !791
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 2, !dbg !792
  %15 = load i64, i64* %14, align 8, !dbg !792
  %16 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !793
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %16, i32 0, i32 4, !dbg !794
  store i64 %15, i64* %17, align 8, !dbg !795
  br label %18, !dbg !796

18:                                               ; preds = %9, %2
  ret i8* null, !dbg !797
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @peek(%struct.parser* noundef %0) #0 !dbg !798 {
  %2 = alloca %struct.parser*, align 8
  store %struct.parser* %0, %struct.parser** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %2, metadata !801, metadata !DIExpression()), !dbg !802
  %3 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !803
  %4 = getelementptr inbounds %struct.parser, %struct.parser* %3, i32 0, i32 2, !dbg !804
  %5 = load i64, i64* %4, align 8, !dbg !804
  %6 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !805
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %6, i32 0, i32 1, !dbg !806
  %8 = load i64, i64* %7, align 8, !dbg !806
  %9 = icmp ult i64 %5, %8, !dbg !807
  br i1 %9, label %10, label %20, !dbg !803

10:                                               ; preds = %1
  %11 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !808
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %11, i32 0, i32 0, !dbg !809
  %13 = load i8*, i8** %12, align 8, !dbg !809
  %14 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !810
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %14, i32 0, i32 2, !dbg !811
  %16 = load i64, i64* %15, align 8, !dbg !811
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !808
  %18 = load i8, i8* %17, align 1, !dbg !808
  %19 = zext i8 %18 to i32, !dbg !812
  br label %21, !dbg !803

20:                                               ; preds = %1
  br label %21, !dbg !803

21:                                               ; preds = %20, %10
  %22 = phi i32 [ %19, %10 ], [ -1, %20 ], !dbg !803
  ret i32 %22, !dbg !813
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_object(%struct.parser* noundef %0) #0 !dbg !814 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca %struct.value*, align 8
  %6 = alloca i8*, align 8
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !815, metadata !DIExpression()), !dbg !816
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !817, metadata !DIExpression()), !dbg !818
  %7 = call %struct.value* @value_new(i32 noundef 5), !dbg !819
  store %struct.value* %7, %struct.value** %4, align 8, !dbg !818
  %8 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !820
  %9 = call i32 @enter(%struct.parser* noundef %8, i8 noundef signext 123), !dbg !822
  %10 = icmp ne i32 %9, 0, !dbg !822
  br i1 %10, label %12, label %11, !dbg !823

11:                                               ; preds = %1
  br label %78, !dbg !824

12:                                               ; preds = %1
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !825
  call void @skip_space(%struct.parser* noundef %13), !dbg !826
  %14 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !827
  %15 = call i32 @accept(%struct.parser* noundef %14, i8 noundef signext 125), !dbg !829
  %16 = icmp ne i32 %15, 0, !dbg !829
  br i1 %16, label %17, label %21, !dbg !830

17:                                               ; preds = %12
  %18 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !831
  %19 = call i32 @leave(%struct.parser* noundef %18, i8 noundef signext 123), !dbg !833
  %20 = load %struct.value*, %struct.value** %4, align 8, !dbg !834
  store %struct.value* %20, %struct.value** %2, align 8, !dbg !835
  br label %80, !dbg !835

21:                                               ; preds = %12
  br label %22, !dbg !836

22:                                               ; preds = %68, %21
  call void @llvm.dbg.declare(metadata %struct.value** %5, metadata !837, metadata !DIExpression()), !dbg !841
  call void @llvm.dbg.declare(metadata i8** %6, metadata !842, metadata !DIExpression()), !dbg !843
  %23 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !844
  call void @skip_space(%struct.parser* noundef %23), !dbg !845
  %24 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !846
  %25 = call i32 @accept(%struct.parser* noundef %24, i8 noundef signext 34), !dbg !848
  %26 = icmp ne i32 %25, 0, !dbg !848
  br i1 %26, label %30, label %27, !dbg !849

27:                                               ; preds = %22
  %28 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !850
  %29 = call i8* @fail(%struct.parser* noundef %28, i32 noundef 1), !dbg !852
  br label %78, !dbg !853

30:                                               ; preds = %22
  %31 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !854
  %32 = call i8* @parse_string(%struct.parser* noundef %31, i64* noundef null), !dbg !855
  store i8* %32, i8** %6, align 8, !dbg !856
  %33 = load i8*, i8** %6, align 8, !dbg !857
  %34 = icmp eq i8* %33, null, !dbg !859
  br i1 %34, label %35, label %36, !dbg !860

35:                                               ; preds = %30
  br label %78, !dbg !861

36:                                               ; preds = %30
  %37 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !862
  call void @skip_space(%struct.parser* noundef %37), !dbg !863
  %38 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !864
  %39 = call i32 @accept(%struct.parser* noundef %38, i8 noundef signext 58), !dbg !866
  %40 = icmp ne i32 %39, 0, !dbg !866
  br i1 %40, label %45, label %41, !dbg !867

41:                                               ; preds = %36
  %42 = load i8*, i8** %6, align 8, !dbg !868
  call void @free(i8* noundef %42) #10, !dbg !870
  %43 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !871
  %44 = call i8* @fail(%struct.parser* noundef %43, i32 noundef 1), !dbg !872
  br label %78, !dbg !873

45:                                               ; preds = %36
  %46 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !874
  %47 = call %struct.value* @parse_value(%struct.parser* noundef %46), !dbg !875
  store %struct.value* %47, %struct.value** %5, align 8, !dbg !876
  %48 = load %struct.value*, %struct.value** %5, align 8, !dbg !877
  %49 = icmp eq %struct.value* %48, null, !dbg !879
  br i1 %49, label %50, label %52, !dbg !880

50:                                               ; preds = %45
  %51 = load i8*, i8** %6, align 8, !dbg !881
  call void @free(i8* noundef %51) #10, !dbg !883
  br label %78, !dbg !884

52:                                               ; preds = %45
  %53 = load %struct.value*, %struct.value** %4, align 8, !dbg !885
  %54 = load i8*, i8** %6, align 8, !dbg !886
  %55 = load %struct.value*, %struct.value** %5, align 8, !dbg !887
  call void @object_set(%struct.value* noundef %53, i8* noundef %54, %struct.value* noundef %55), !dbg !888
  %56 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !889
  call void @skip_space(%struct.parser* noundef %56), !dbg !890
  %57 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !891
  %58 = call i32 @accept(%struct.parser* noundef %57, i8 noundef signext 125), !dbg !893
  %59 = icmp ne i32 %58, 0, !dbg !893
  br i1 %59, label %60, label %61, !dbg !894

60:                                               ; preds = %52
  br label %69, !dbg !895

61:                                               ; preds = %52
  %62 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !896
  %63 = call i32 @accept(%struct.parser* noundef %62, i8 noundef signext 44), !dbg !898
  %64 = icmp ne i32 %63, 0, !dbg !898
  br i1 %64, label %68, label %65, !dbg !899

65:                                               ; preds = %61
  %66 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !900
  %67 = call i8* @fail(%struct.parser* noundef %66, i32 noundef 1), !dbg !902
  br label %78, !dbg !903

68:                                               ; preds = %61
  br label %22, !dbg !904, !llvm.loop !905

69:                                               ; preds = %60
  %70 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !908
  %71 = call i32 @leave(%struct.parser* noundef %70, i8 noundef signext 123), !dbg !910
  %72 = icmp ne i32 %71, 0, !dbg !910
  br i1 %72, label %76, label %73, !dbg !911

73:                                               ; preds = %69
  %74 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !912
  %75 = call i8* @fail(%struct.parser* noundef %74, i32 noundef 1), !dbg !913
  br label %76, !dbg !913

76:                                               ; preds = %73, %69
  %77 = load %struct.value*, %struct.value** %4, align 8, !dbg !914
  store %struct.value* %77, %struct.value** %2, align 8, !dbg !915
  br label %80, !dbg !915

78:                                               ; preds = %65, %50, %41, %35, %27, %11
  call void @llvm.dbg.label(metadata !916), !dbg !917
  %79 = load %struct.value*, %struct.value** %4, align 8, !dbg !918
  call void @value_free(%struct.value* noundef %79), !dbg !919
  store %struct.value* null, %struct.value** %2, align 8, !dbg !920
  br label %80, !dbg !920

80:                                               ; preds = %78, %76, %17
  %81 = load %struct.value*, %struct.value** %2, align 8, !dbg !921
  ret %struct.value* %81, !dbg !921
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_array(%struct.parser* noundef %0) #0 !dbg !922 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca %struct.value*, align 8
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !923, metadata !DIExpression()), !dbg !924
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !925, metadata !DIExpression()), !dbg !926
  %6 = call %struct.value* @value_new(i32 noundef 4), !dbg !927
  store %struct.value* %6, %struct.value** %4, align 8, !dbg !926
  %7 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !928
  %8 = call i32 @enter(%struct.parser* noundef %7, i8 noundef signext 91), !dbg !930
  %9 = icmp ne i32 %8, 0, !dbg !930
  br i1 %9, label %11, label %10, !dbg !931

10:                                               ; preds = %1
  br label %53, !dbg !932

11:                                               ; preds = %1
  %12 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !933
  call void @skip_space(%struct.parser* noundef %12), !dbg !934
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !935
  %14 = call i32 @accept(%struct.parser* noundef %13, i8 noundef signext 93), !dbg !937
  %15 = icmp ne i32 %14, 0, !dbg !937
  br i1 %15, label %16, label %20, !dbg !938

16:                                               ; preds = %11
  %17 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !939
  %18 = call i32 @leave(%struct.parser* noundef %17, i8 noundef signext 91), !dbg !941
  %19 = load %struct.value*, %struct.value** %4, align 8, !dbg !942
  store %struct.value* %19, %struct.value** %2, align 8, !dbg !943
  br label %55, !dbg !943

20:                                               ; preds = %11
  br label %21, !dbg !944

21:                                               ; preds = %43, %20
  call void @llvm.dbg.declare(metadata %struct.value** %5, metadata !945, metadata !DIExpression()), !dbg !949
  %22 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !950
  %23 = call %struct.value* @parse_value(%struct.parser* noundef %22), !dbg !951
  store %struct.value* %23, %struct.value** %5, align 8, !dbg !949
  %24 = load %struct.value*, %struct.value** %5, align 8, !dbg !952
  %25 = icmp eq %struct.value* %24, null, !dbg !954
  br i1 %25, label %26, label %27, !dbg !955

26:                                               ; preds = %21
  br label %53, !dbg !956

27:                                               ; preds = %21
  %28 = load %struct.value*, %struct.value** %4, align 8, !dbg !957
  %29 = load %struct.value*, %struct.value** %5, align 8, !dbg !958
  call void @array_push(%struct.value* noundef %28, %struct.value* noundef %29), !dbg !959
  %30 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !960
  call void @skip_space(%struct.parser* noundef %30), !dbg !961
  %31 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !962
  %32 = call i32 @accept(%struct.parser* noundef %31, i8 noundef signext 93), !dbg !964
  %33 = icmp ne i32 %32, 0, !dbg !964
  br i1 %33, label %34, label %35, !dbg !965

34:                                               ; preds = %27
  br label %44, !dbg !966

35:                                               ; preds = %27
  %36 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !967
  %37 = call i32 @accept(%struct.parser* noundef %36, i8 noundef signext 44), !dbg !969
  %38 = icmp ne i32 %37, 0, !dbg !969
  br i1 %38, label %43, label %39, !dbg !970

39:                                               ; preds = %35
  %40 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !971
  %41 = call i8* @fail(%struct.parser* noundef %40, i32 noundef 1), !dbg !973
  %42 = load %struct.value*, %struct.value** %5, align 8, !dbg !974
  call void @value_free(%struct.value* noundef %42), !dbg !975
  br label %53, !dbg !976

43:                                               ; preds = %35
  br label %21, !dbg !977, !llvm.loop !978

44:                                               ; preds = %34
  %45 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !981
  %46 = call i32 @leave(%struct.parser* noundef %45, i8 noundef signext 91), !dbg !983
  %47 = icmp ne i32 %46, 0, !dbg !983
  br i1 %47, label %51, label %48, !dbg !984

48:                                               ; preds = %44
  %49 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !985
  %50 = call i8* @fail(%struct.parser* noundef %49, i32 noundef 1), !dbg !986
  br label %51, !dbg !986

51:                                               ; preds = %48, %44
  %52 = load %struct.value*, %struct.value** %4, align 8, !dbg !987
  store %struct.value* %52, %struct.value** %2, align 8, !dbg !988
  br label %55, !dbg !988

53:                                               ; preds = %39, %26, %10
  call void @llvm.dbg.label(metadata !989), !dbg !990
  %54 = load %struct.value*, %struct.value** %4, align 8, !dbg !991
  call void @value_free(%struct.value* noundef %54), !dbg !992
  store %struct.value* null, %struct.value** %2, align 8, !dbg !993
  br label %55, !dbg !993

55:                                               ; preds = %53, %51, %16
  %56 = load %struct.value*, %struct.value** %2, align 8, !dbg !994
  ret %struct.value* %56, !dbg !994
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @value_new(i32 noundef %0) #0 !dbg !995 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.value*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !998, metadata !DIExpression()), !dbg !999
  call void @llvm.dbg.declare(metadata %struct.value** %3, metadata !1000, metadata !DIExpression()), !dbg !1001
  %4 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 32) #10, !dbg !1002
  %5 = bitcast i8* %4 to %struct.value*, !dbg !1002
  store %struct.value* %5, %struct.value** %3, align 8, !dbg !1001
  %6 = load %struct.value*, %struct.value** %3, align 8, !dbg !1003
  %7 = icmp eq %struct.value* %6, null, !dbg !1005
  br i1 %7, label %8, label %11, !dbg !1006

8:                                                ; preds = %1
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !1007
  %10 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %9, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i64 0, i64 0)), !dbg !1009
  call void @exit(i32 noundef 2) #11, !dbg !1010
  unreachable, !dbg !1010

11:                                               ; preds = %1
  %12 = load i32, i32* %2, align 4, !dbg !1011
  %13 = load %struct.value*, %struct.value** %3, align 8, !dbg !1012
  %14 = getelementptr inbounds %struct.value, %struct.value* %13, i32 0, i32 0, !dbg !1013
  store i32 %12, i32* %14, align 8, !dbg !1014
  %15 = load %struct.value*, %struct.value** %3, align 8, !dbg !1015
  ret %struct.value* %15, !dbg !1016
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @parse_string(%struct.parser* noundef %0, i64* noundef %1) #0 !dbg !1017 {
  %3 = alloca i8*, align 8
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i64*, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1021, metadata !DIExpression()), !dbg !1022
  store i64* %1, i64** %5, align 8
  call void @llvm.dbg.declare(metadata i64** %5, metadata !1023, metadata !DIExpression()), !dbg !1024
  call void @llvm.dbg.declare(metadata i64* %6, metadata !1025, metadata !DIExpression()), !dbg !1026
  %11 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1027
  %12 = call i64 @measure_string(%struct.parser* noundef %11), !dbg !1028
  store i64 %12, i64* %6, align 8, !dbg !1026
  call void @llvm.dbg.declare(metadata i64* %7, metadata !1029, metadata !DIExpression()), !dbg !1030
  store i64 0, i64* %7, align 8, !dbg !1030
  call void @llvm.dbg.declare(metadata i8** %8, metadata !1031, metadata !DIExpression()), !dbg !1032
  %13 = load i64, i64* %6, align 8, !dbg !1033
  %14 = add i64 %13, 1, !dbg !1034
  %15 = call noalias i8* @malloc(i64 noundef %14) #10, !dbg !1035
  store i8* %15, i8** %8, align 8, !dbg !1032
  %16 = load i8*, i8** %8, align 8, !dbg !1036
  %17 = icmp eq i8* %16, null, !dbg !1038
  br i1 %17, label %18, label %21, !dbg !1039

18:                                               ; preds = %2
  %19 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1040
  %20 = call i8* @fail(%struct.parser* noundef %19, i32 noundef 8), !dbg !1041
  store i8* %20, i8** %3, align 8, !dbg !1042
  br label %127, !dbg !1042

21:                                               ; preds = %2
  br label %22, !dbg !1043

22:                                               ; preds = %115, %49, %21
  call void @llvm.dbg.declare(metadata i32* %9, metadata !1044, metadata !DIExpression()), !dbg !1048
  %23 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1049
  %24 = call i32 @peek(%struct.parser* noundef %23), !dbg !1050
  store i32 %24, i32* %9, align 4, !dbg !1048
  %25 = load i32, i32* %9, align 4, !dbg !1051
  %26 = icmp eq i32 %25, -1, !dbg !1053
  br i1 %26, label %27, label %31, !dbg !1054

27:                                               ; preds = %22
  %28 = load i8*, i8** %8, align 8, !dbg !1055
  call void @free(i8* noundef %28) #10, !dbg !1057
  %29 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1058
  %30 = call i8* @fail(%struct.parser* noundef %29, i32 noundef 2), !dbg !1059
  store i8* %30, i8** %3, align 8, !dbg !1060
  br label %127, !dbg !1060

31:                                               ; preds = %22
  %32 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1061
  %33 = getelementptr inbounds %struct.parser, %struct.parser* %32, i32 0, i32 2, !dbg !1062
  %34 = load i64, i64* %33, align 8, !dbg !1063
  %35 = add i64 %34, 1, !dbg !1063
  store i64 %35, i64* %33, align 8, !dbg !1063
  %36 = load i32, i32* %9, align 4, !dbg !1064
  %37 = icmp eq i32 %36, 34, !dbg !1066
  br i1 %37, label %38, label %39, !dbg !1067

38:                                               ; preds = %31
  br label %116, !dbg !1068

39:                                               ; preds = %31
  %40 = load i32, i32* %9, align 4, !dbg !1069
  %41 = icmp slt i32 %40, 32, !dbg !1071
  br i1 %41, label %42, label %46, !dbg !1072

42:                                               ; preds = %39
  %43 = load i8*, i8** %8, align 8, !dbg !1073
  call void @free(i8* noundef %43) #10, !dbg !1075
  %44 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1076
  %45 = call i8* @fail(%struct.parser* noundef %44, i32 noundef 6), !dbg !1077
  store i8* %45, i8** %3, align 8, !dbg !1078
  br label %127, !dbg !1078

46:                                               ; preds = %39
  %47 = load i32, i32* %9, align 4, !dbg !1079
  %48 = icmp ne i32 %47, 92, !dbg !1081
  br i1 %48, label %49, label %56, !dbg !1082

49:                                               ; preds = %46
  %50 = load i32, i32* %9, align 4, !dbg !1083
  %51 = trunc i32 %50 to i8, !dbg !1085
  %52 = load i8*, i8** %8, align 8, !dbg !1086
  %53 = load i64, i64* %7, align 8, !dbg !1087
  %54 = add i64 %53, 1, !dbg !1087
  store i64 %54, i64* %7, align 8, !dbg !1087
  %55 = getelementptr inbounds i8, i8* %52, i64 %53, !dbg !1086
  store i8 %51, i8* %55, align 1, !dbg !1088
  br label %22, !dbg !1089, !llvm.loop !1090

56:                                               ; preds = %46
  %57 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1093
  %58 = call i32 @peek(%struct.parser* noundef %57), !dbg !1094
  store i32 %58, i32* %9, align 4, !dbg !1095
  %59 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1096
  %60 = getelementptr inbounds %struct.parser, %struct.parser* %59, i32 0, i32 2, !dbg !1097
  %61 = load i64, i64* %60, align 8, !dbg !1098
  %62 = add i64 %61, 1, !dbg !1098
  store i64 %62, i64* %60, align 8, !dbg !1098
  %63 = load i32, i32* %9, align 4, !dbg !1099
  switch i32 %63, label %111 [
    i32 34, label %64
    i32 92, label %64
    i32 47, label %64
    i32 98, label %71
    i32 102, label %76
    i32 110, label %81
    i32 114, label %86
    i32 116, label %91
    i32 117, label %96
  ], !dbg !1100

64:                                               ; preds = %56, %56, %56
  %65 = load i32, i32* %9, align 4, !dbg !1101
  %66 = trunc i32 %65 to i8, !dbg !1103
  %67 = load i8*, i8** %8, align 8, !dbg !1104
  %68 = load i64, i64* %7, align 8, !dbg !1105
  %69 = add i64 %68, 1, !dbg !1105
  store i64 %69, i64* %7, align 8, !dbg !1105
  %70 = getelementptr inbounds i8, i8* %67, i64 %68, !dbg !1104
  store i8 %66, i8* %70, align 1, !dbg !1106
  br label %115, !dbg !1107

71:                                               ; preds = %56
  %72 = load i8*, i8** %8, align 8, !dbg !1108
  %73 = load i64, i64* %7, align 8, !dbg !1109
  %74 = add i64 %73, 1, !dbg !1109
  store i64 %74, i64* %7, align 8, !dbg !1109
  %75 = getelementptr inbounds i8, i8* %72, i64 %73, !dbg !1108
  store i8 8, i8* %75, align 1, !dbg !1110
  br label %115, !dbg !1111

76:                                               ; preds = %56
  %77 = load i8*, i8** %8, align 8, !dbg !1112
  %78 = load i64, i64* %7, align 8, !dbg !1113
  %79 = add i64 %78, 1, !dbg !1113
  store i64 %79, i64* %7, align 8, !dbg !1113
  %80 = getelementptr inbounds i8, i8* %77, i64 %78, !dbg !1112
  store i8 12, i8* %80, align 1, !dbg !1114
  br label %115, !dbg !1115

81:                                               ; preds = %56
  %82 = load i8*, i8** %8, align 8, !dbg !1116
  %83 = load i64, i64* %7, align 8, !dbg !1117
  %84 = add i64 %83, 1, !dbg !1117
  store i64 %84, i64* %7, align 8, !dbg !1117
  %85 = getelementptr inbounds i8, i8* %82, i64 %83, !dbg !1116
  store i8 10, i8* %85, align 1, !dbg !1118
  br label %115, !dbg !1119

86:                                               ; preds = %56
  %87 = load i8*, i8** %8, align 8, !dbg !1120
  %88 = load i64, i64* %7, align 8, !dbg !1121
  %89 = add i64 %88, 1, !dbg !1121
  store i64 %89, i64* %7, align 8, !dbg !1121
  %90 = getelementptr inbounds i8, i8* %87, i64 %88, !dbg !1120
  store i8 13, i8* %90, align 1, !dbg !1122
  br label %115, !dbg !1123

91:                                               ; preds = %56
  %92 = load i8*, i8** %8, align 8, !dbg !1124
  %93 = load i64, i64* %7, align 8, !dbg !1125
  %94 = add i64 %93, 1, !dbg !1125
  store i64 %94, i64* %7, align 8, !dbg !1125
  %95 = getelementptr inbounds i8, i8* %92, i64 %93, !dbg !1124
  store i8 9, i8* %95, align 1, !dbg !1126
  br label %115, !dbg !1127

96:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata i64* %10, metadata !1128, metadata !DIExpression()), !dbg !1130
  %97 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1131
  %98 = call i64 @parse_hex4(%struct.parser* noundef %97), !dbg !1132
  store i64 %98, i64* %10, align 8, !dbg !1130
  %99 = load i64, i64* %10, align 8, !dbg !1133
  %100 = icmp slt i64 %99, 0, !dbg !1135
  br i1 %100, label %101, label %103, !dbg !1136

101:                                              ; preds = %96
  %102 = load i8*, i8** %8, align 8, !dbg !1137
  call void @free(i8* noundef %102) #10, !dbg !1139
  store i8* null, i8** %3, align 8, !dbg !1140
  br label %127, !dbg !1140

103:                                              ; preds = %96
  %104 = load i8*, i8** %8, align 8, !dbg !1141
  %105 = load i64, i64* %7, align 8, !dbg !1142
  %106 = getelementptr inbounds i8, i8* %104, i64 %105, !dbg !1143
  %107 = load i64, i64* %10, align 8, !dbg !1144
  %108 = call i64 @put_utf8(i8* noundef %106, i64 noundef %107), !dbg !1145
  %109 = load i64, i64* %7, align 8, !dbg !1146
  %110 = add i64 %109, %108, !dbg !1146
  store i64 %110, i64* %7, align 8, !dbg !1146
  br label %115, !dbg !1147

111:                                              ; preds = %56
  %112 = load i8*, i8** %8, align 8, !dbg !1148
  call void @free(i8* noundef %112) #10, !dbg !1149
  %113 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1150
  %114 = call i8* @fail(%struct.parser* noundef %113, i32 noundef 5), !dbg !1151
  store i8* %114, i8** %3, align 8, !dbg !1152
  br label %127, !dbg !1152

115:                                              ; preds = %103, %91, %86, %81, %76, %71, %64
  br label %22, !dbg !1153, !llvm.loop !1090

116:                                              ; preds = %38
  %117 = load i8*, i8** %8, align 8, !dbg !1154
  %118 = load i64, i64* %7, align 8, !dbg !1155
  %119 = getelementptr inbounds i8, i8* %117, i64 %118, !dbg !1154
  store i8 0, i8* %119, align 1, !dbg !1156
  %120 = load i64*, i64** %5, align 8, !dbg !1157
  %121 = icmp ne i64* %120, null, !dbg !1159
  br i1 %121, label %122, label %125, !dbg !1160

122:                                              ; preds = %116
  %123 = load i64, i64* %7, align 8, !dbg !1161
  %124 = load i64*, i64** %5, align 8, !dbg !1162
  store i64 %123, i64* %124, align 8, !dbg !1163
  br label %125, !dbg !1164

125:                                              ; preds = %122, %116
  %126 = load i8*, i8** %8, align 8, !dbg !1165
  store i8* %126, i8** %3, align 8, !dbg !1166
  br label %127, !dbg !1166

127:                                              ; preds = %125, %111, %101, %42, %27, %18
  %128 = load i8*, i8** %3, align 8, !dbg !1167
  ret i8* %128, !dbg !1167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @parse_word(%struct.parser* noundef %0, i8* noundef %1) #0 !dbg !1168 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1171, metadata !DIExpression()), !dbg !1172
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !1173, metadata !DIExpression()), !dbg !1174
  call void @llvm.dbg.declare(metadata i64* %6, metadata !1175, metadata !DIExpression()), !dbg !1176
  %7 = load i8*, i8** %5, align 8, !dbg !1177
  %8 = call i64 @strlen(i8* noundef %7) #9, !dbg !1178
  store i64 %8, i64* %6, align 8, !dbg !1176
  %9 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1179
  %10 = getelementptr inbounds %struct.parser, %struct.parser* %9, i32 0, i32 1, !dbg !1181
  %11 = load i64, i64* %10, align 8, !dbg !1181
  %12 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1182
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %12, i32 0, i32 2, !dbg !1183
  %14 = load i64, i64* %13, align 8, !dbg !1183
  %15 = sub i64 %11, %14, !dbg !1184
  %16 = load i64, i64* %6, align 8, !dbg !1185
  %17 = icmp ult i64 %15, %16, !dbg !1186
  br i1 %17, label %30, label %18, !dbg !1187

18:                                               ; preds = %2
  %19 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1188
  %20 = getelementptr inbounds %struct.parser, %struct.parser* %19, i32 0, i32 0, !dbg !1189
  %21 = load i8*, i8** %20, align 8, !dbg !1189
  %22 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1190
  %23 = getelementptr inbounds %struct.parser, %struct.parser* %22, i32 0, i32 2, !dbg !1191
  %24 = load i64, i64* %23, align 8, !dbg !1191
  %25 = getelementptr inbounds i8, i8* %21, i64 %24, !dbg !1192
  %26 = load i8*, i8** %5, align 8, !dbg !1193
  %27 = load i64, i64* %6, align 8, !dbg !1194
  %28 = call i32 @memcmp(i8* noundef %25, i8* noundef %26, i64 noundef %27) #9, !dbg !1195
  %29 = icmp ne i32 %28, 0, !dbg !1196
  br i1 %29, label %30, label %31, !dbg !1197

30:                                               ; preds = %18, %2
  store i32 0, i32* %3, align 4, !dbg !1198
  br label %37, !dbg !1198

31:                                               ; preds = %18
  %32 = load i64, i64* %6, align 8, !dbg !1199
  %33 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1200
  %34 = getelementptr inbounds %struct.parser, %struct.parser* %33, i32 0, i32 2, !dbg !1201
  %35 = load i64, i64* %34, align 8, !dbg !1202
  %36 = add i64 %35, %32, !dbg !1202
  store i64 %36, i64* %34, align 8, !dbg !1202
  store i32 1, i32* %3, align 4, !dbg !1203
  br label %37, !dbg !1203

37:                                               ; preds = %31, %30
  %38 = load i32, i32* %3, align 4, !dbg !1204
  ret i32 %38, !dbg !1204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_number(%struct.parser* noundef %0) #0 !dbg !1205 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca [5 x i8], align 1
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !1206, metadata !DIExpression()), !dbg !1207
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1208, metadata !DIExpression()), !dbg !1209
  call void @llvm.dbg.declare(metadata [5 x i8]* %5, metadata !1210, metadata !DIExpression()), !dbg !1214
  call void @llvm.dbg.declare(metadata i64* %6, metadata !1215, metadata !DIExpression()), !dbg !1216
  store i64 0, i64* %6, align 8, !dbg !1216
  call void @llvm.dbg.declare(metadata i32* %7, metadata !1217, metadata !DIExpression()), !dbg !1218
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1219
  %14 = call i32 @accept(%struct.parser* noundef %13, i8 noundef signext 45), !dbg !1220
  store i32 %14, i32* %7, align 4, !dbg !1218
  call void @llvm.dbg.declare(metadata i64* %8, metadata !1221, metadata !DIExpression()), !dbg !1222
  call void @llvm.dbg.declare(metadata i64* %9, metadata !1223, metadata !DIExpression()), !dbg !1224
  store i64 1, i64* %9, align 8, !dbg !1224
  br label %15, !dbg !1225

15:                                               ; preds = %45, %1
  %16 = call i16** @__ctype_b_loc() #12, !dbg !1226
  %17 = load i16*, i16** %16, align 8, !dbg !1226
  %18 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1226
  %19 = call i32 @peek(%struct.parser* noundef %18), !dbg !1226
  %20 = sext i32 %19 to i64, !dbg !1226
  %21 = getelementptr inbounds i16, i16* %17, i64 %20, !dbg !1226
  %22 = load i16, i16* %21, align 2, !dbg !1226
  %23 = zext i16 %22 to i32, !dbg !1226
  %24 = and i32 %23, 2048, !dbg !1226
  %25 = icmp ne i32 %24, 0, !dbg !1225
  br i1 %25, label %26, label %46, !dbg !1225

26:                                               ; preds = %15
  %27 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1227
  %28 = getelementptr inbounds %struct.parser, %struct.parser* %27, i32 0, i32 0, !dbg !1229
  %29 = load i8*, i8** %28, align 8, !dbg !1229
  %30 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1230
  %31 = getelementptr inbounds %struct.parser, %struct.parser* %30, i32 0, i32 2, !dbg !1231
  %32 = load i64, i64* %31, align 8, !dbg !1232
  %33 = add i64 %32, 1, !dbg !1232
  store i64 %33, i64* %31, align 8, !dbg !1232
  %34 = getelementptr inbounds i8, i8* %29, i64 %32, !dbg !1227
  %35 = load i8, i8* %34, align 1, !dbg !1227
  %36 = load i64, i64* %6, align 8, !dbg !1233
  %37 = add i64 %36, 1, !dbg !1233
  store i64 %37, i64* %6, align 8, !dbg !1233
  %38 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %36, !dbg !1234
  store i8 %35, i8* %38, align 1, !dbg !1235
  %39 = load i64, i64* %6, align 8, !dbg !1236
  %40 = icmp ugt i64 %39, 5, !dbg !1238
  br i1 %40, label %41, label %45, !dbg !1239

41:                                               ; preds = %26
  %42 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1240
  %43 = call i8* @fail(%struct.parser* noundef %42, i32 noundef 4), !dbg !1241
  %44 = bitcast i8* %43 to %struct.value*, !dbg !1241
  store %struct.value* %44, %struct.value** %2, align 8, !dbg !1242
  br label %176, !dbg !1242

45:                                               ; preds = %26
  br label %15, !dbg !1225, !llvm.loop !1243

46:                                               ; preds = %15
  %47 = load i64, i64* %6, align 8, !dbg !1245
  %48 = icmp eq i64 %47, 0, !dbg !1247
  br i1 %48, label %49, label %53, !dbg !1248

49:                                               ; preds = %46
  %50 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1249
  %51 = call i8* @fail(%struct.parser* noundef %50, i32 noundef 1), !dbg !1250
  %52 = bitcast i8* %51 to %struct.value*, !dbg !1250
  store %struct.value* %52, %struct.value** %2, align 8, !dbg !1251
  br label %176, !dbg !1251

53:                                               ; preds = %46
  %54 = load i64, i64* %6, align 8, !dbg !1252
  %55 = icmp ult i64 %54, 5, !dbg !1254
  br i1 %55, label %56, label %59, !dbg !1255

56:                                               ; preds = %53
  %57 = load i64, i64* %6, align 8, !dbg !1256
  %58 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %57, !dbg !1257
  store i8 0, i8* %58, align 1, !dbg !1258
  br label %59, !dbg !1257

59:                                               ; preds = %56, %53
  store i64 0, i64* %8, align 8, !dbg !1259
  call void @llvm.dbg.declare(metadata i64* %10, metadata !1260, metadata !DIExpression()), !dbg !1262
  store i64 0, i64* %10, align 8, !dbg !1262
  br label %60, !dbg !1263

60:                                               ; preds = %74, %59
  %61 = load i64, i64* %10, align 8, !dbg !1264
  %62 = load i64, i64* %6, align 8, !dbg !1266
  %63 = icmp ult i64 %61, %62, !dbg !1267
  br i1 %63, label %64, label %77, !dbg !1268

64:                                               ; preds = %60
  %65 = load i64, i64* %8, align 8, !dbg !1269
  %66 = mul nsw i64 %65, 10, !dbg !1270
  %67 = load i64, i64* %10, align 8, !dbg !1271
  %68 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %67, !dbg !1272
  %69 = load i8, i8* %68, align 1, !dbg !1272
  %70 = sext i8 %69 to i32, !dbg !1272
  %71 = sub nsw i32 %70, 48, !dbg !1273
  %72 = sext i32 %71 to i64, !dbg !1274
  %73 = add nsw i64 %66, %72, !dbg !1275
  store i64 %73, i64* %8, align 8, !dbg !1276
  br label %74, !dbg !1277

74:                                               ; preds = %64
  %75 = load i64, i64* %10, align 8, !dbg !1278
  %76 = add i64 %75, 1, !dbg !1278
  store i64 %76, i64* %10, align 8, !dbg !1278
  br label %60, !dbg !1279, !llvm.loop !1280

77:                                               ; preds = %60
  %78 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1282
  %79 = call i32 @accept(%struct.parser* noundef %78, i8 noundef signext 101), !dbg !1284
  %80 = icmp ne i32 %79, 0, !dbg !1284
  br i1 %80, label %85, label %81, !dbg !1285

81:                                               ; preds = %77
  %82 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1286
  %83 = call i32 @accept(%struct.parser* noundef %82, i8 noundef signext 69), !dbg !1287
  %84 = icmp ne i32 %83, 0, !dbg !1287
  br i1 %84, label %85, label %161, !dbg !1288

85:                                               ; preds = %81, %77
  call void @llvm.dbg.declare(metadata i32* %11, metadata !1289, metadata !DIExpression()), !dbg !1291
  %86 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1292
  %87 = call i32 @accept(%struct.parser* noundef %86, i8 noundef signext 45), !dbg !1293
  store i32 %87, i32* %11, align 4, !dbg !1291
  call void @llvm.dbg.declare(metadata i8* %12, metadata !1294, metadata !DIExpression()), !dbg !1295
  store i8 0, i8* %12, align 1, !dbg !1295
  %88 = load i32, i32* %11, align 4, !dbg !1296
  %89 = icmp ne i32 %88, 0, !dbg !1296
  br i1 %89, label %93, label %90, !dbg !1298

90:                                               ; preds = %85
  %91 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1299
  %92 = call i32 @accept(%struct.parser* noundef %91, i8 noundef signext 43), !dbg !1300
  br label %93, !dbg !1300

93:                                               ; preds = %90, %85
  %94 = call i16** @__ctype_b_loc() #12, !dbg !1301
  %95 = load i16*, i16** %94, align 8, !dbg !1301
  %96 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1301
  %97 = call i32 @peek(%struct.parser* noundef %96), !dbg !1301
  %98 = sext i32 %97 to i64, !dbg !1301
  %99 = getelementptr inbounds i16, i16* %95, i64 %98, !dbg !1301
  %100 = load i16, i16* %99, align 2, !dbg !1301
  %101 = zext i16 %100 to i32, !dbg !1301
  %102 = and i32 %101, 2048, !dbg !1301
  %103 = icmp ne i32 %102, 0, !dbg !1301
  br i1 %103, label %108, label %104, !dbg !1303

104:                                              ; preds = %93
  %105 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1304
  %106 = call i8* @fail(%struct.parser* noundef %105, i32 noundef 1), !dbg !1305
  %107 = bitcast i8* %106 to %struct.value*, !dbg !1305
  store %struct.value* %107, %struct.value** %2, align 8, !dbg !1306
  br label %176, !dbg !1306

108:                                              ; preds = %93
  br label %109, !dbg !1307

109:                                              ; preds = %120, %108
  %110 = call i16** @__ctype_b_loc() #12, !dbg !1308
  %111 = load i16*, i16** %110, align 8, !dbg !1308
  %112 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1308
  %113 = call i32 @peek(%struct.parser* noundef %112), !dbg !1308
  %114 = sext i32 %113 to i64, !dbg !1308
  %115 = getelementptr inbounds i16, i16* %111, i64 %114, !dbg !1308
  %116 = load i16, i16* %115, align 2, !dbg !1308
  %117 = zext i16 %116 to i32, !dbg !1308
  %118 = and i32 %117, 2048, !dbg !1308
  %119 = icmp ne i32 %118, 0, !dbg !1307
  br i1 %119, label %120, label %137, !dbg !1307

120:                                              ; preds = %109
  %121 = load i8, i8* %12, align 1, !dbg !1309
  %122 = zext i8 %121 to i32, !dbg !1309
  %123 = mul nsw i32 %122, 10, !dbg !1310
  %124 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1311
  %125 = getelementptr inbounds %struct.parser, %struct.parser* %124, i32 0, i32 0, !dbg !1312
  %126 = load i8*, i8** %125, align 8, !dbg !1312
  %127 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1313
  %128 = getelementptr inbounds %struct.parser, %struct.parser* %127, i32 0, i32 2, !dbg !1314
  %129 = load i64, i64* %128, align 8, !dbg !1315
  %130 = add i64 %129, 1, !dbg !1315
  store i64 %130, i64* %128, align 8, !dbg !1315
  %131 = getelementptr inbounds i8, i8* %126, i64 %129, !dbg !1311
  %132 = load i8, i8* %131, align 1, !dbg !1311
  %133 = sext i8 %132 to i32, !dbg !1311
  %134 = sub nsw i32 %133, 48, !dbg !1316
  %135 = add nsw i32 %123, %134, !dbg !1317
  %136 = trunc i32 %135 to i8, !dbg !1318
  store i8 %136, i8* %12, align 1, !dbg !1319
  br label %109, !dbg !1307, !llvm.loop !1320

137:                                              ; preds = %109
  br label %138, !dbg !1322

138:                                              ; preds = %143, %137
  %139 = load i8, i8* %12, align 1, !dbg !1323
  %140 = add i8 %139, -1, !dbg !1323
  store i8 %140, i8* %12, align 1, !dbg !1323
  %141 = zext i8 %139 to i32, !dbg !1324
  %142 = icmp sgt i32 %141, 0, !dbg !1325
  br i1 %142, label %143, label %148, !dbg !1322

143:                                              ; preds = %138
  %144 = load i64, i64* %9, align 8, !dbg !1326
  %145 = mul nsw i64 %144, 10, !dbg !1327
  %146 = trunc i64 %145 to i32, !dbg !1328
  %147 = sext i32 %146 to i64, !dbg !1328
  store i64 %147, i64* %9, align 8, !dbg !1329
  br label %138, !dbg !1322, !llvm.loop !1330

148:                                              ; preds = %138
  %149 = load i32, i32* %11, align 4, !dbg !1332
  %150 = icmp ne i32 %149, 0, !dbg !1332
  br i1 %150, label %151, label %155, !dbg !1332

151:                                              ; preds = %148
  %152 = load i64, i64* %8, align 8, !dbg !1333
  %153 = load i64, i64* %9, align 8, !dbg !1334
  %154 = sdiv i64 %152, %153, !dbg !1335
  br label %159, !dbg !1332

155:                                              ; preds = %148
  %156 = load i64, i64* %8, align 8, !dbg !1336
  %157 = load i64, i64* %9, align 8, !dbg !1337
  %158 = mul nsw i64 %156, %157, !dbg !1338
  br label %159, !dbg !1332

159:                                              ; preds = %155, %151
  %160 = phi i64 [ %154, %151 ], [ %158, %155 ], !dbg !1332
  store i64 %160, i64* %8, align 8, !dbg !1339
  br label %161, !dbg !1340

161:                                              ; preds = %159, %81
  %162 = call %struct.value* @value_new(i32 noundef 2), !dbg !1341
  store %struct.value* %162, %struct.value** %4, align 8, !dbg !1342
  %163 = load i32, i32* %7, align 4, !dbg !1343
  %164 = icmp ne i32 %163, 0, !dbg !1343
  br i1 %164, label %165, label %168, !dbg !1343

165:                                              ; preds = %161
  %166 = load i64, i64* %8, align 8, !dbg !1344
  %167 = sub nsw i64 0, %166, !dbg !1345
  br label %170, !dbg !1343

168:                                              ; preds = %161
  %169 = load i64, i64* %8, align 8, !dbg !1346
  br label %170, !dbg !1343

170:                                              ; preds = %168, %165
  %171 = phi i64 [ %167, %165 ], [ %169, %168 ], !dbg !1343
  %172 = load %struct.value*, %struct.value** %4, align 8, !dbg !1347
  %173 = getelementptr inbounds %struct.value, %struct.value* %172, i32 0, i32 1, !dbg !1348
  %174 = bitcast %union.anon* %173 to i64*, !dbg !1349
  store i64 %171, i64* %174, align 8, !dbg !1350
  %175 = load %struct.value*, %struct.value** %4, align 8, !dbg !1351
  store %struct.value* %175, %struct.value** %2, align 8, !dbg !1352
  br label %176, !dbg !1352

176:                                              ; preds = %170, %104, %49, %41
  %177 = load %struct.value*, %struct.value** %2, align 8, !dbg !1353
  ret %struct.value* %177, !dbg !1353
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @enter(%struct.parser* noundef %0, i8 noundef signext %1) #0 !dbg !1354 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1357, metadata !DIExpression()), !dbg !1358
  store i8 %1, i8* %5, align 1
  call void @llvm.dbg.declare(metadata i8* %5, metadata !1359, metadata !DIExpression()), !dbg !1360
  %6 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1361
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %6, i32 0, i32 5, !dbg !1363
  %8 = load i32, i32* %7, align 8, !dbg !1363
  %9 = icmp sgt i32 %8, 4, !dbg !1364
  br i1 %9, label %10, label %13, !dbg !1365

10:                                               ; preds = %2
  %11 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1366
  %12 = call i8* @fail(%struct.parser* noundef %11, i32 noundef 3), !dbg !1368
  store i32 0, i32* %3, align 4, !dbg !1369
  br label %23, !dbg !1369

13:                                               ; preds = %2
  %14 = load i8, i8* %5, align 1, !dbg !1370
  %15 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1371
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %15, i32 0, i32 6, !dbg !1372
  %17 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1373
  %18 = getelementptr inbounds %struct.parser, %struct.parser* %17, i32 0, i32 5, !dbg !1374
  %19 = load i32, i32* %18, align 8, !dbg !1375
  %20 = add nsw i32 %19, 1, !dbg !1375
  store i32 %20, i32* %18, align 8, !dbg !1375
  %21 = sext i32 %19 to i64, !dbg !1371
  %22 = getelementptr inbounds [4 x i8], [4 x i8]* %16, i64 0, i64 %21, !dbg !1371
  store i8 %14, i8* %22, align 1, !dbg !1376
  store i32 1, i32* %3, align 4, !dbg !1377
  br label %23, !dbg !1377

23:                                               ; preds = %13, %10
  %24 = load i32, i32* %3, align 4, !dbg !1378
  ret i32 %24, !dbg !1378
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @accept(%struct.parser* noundef %0, i8 noundef signext %1) #0 !dbg !1379 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1380, metadata !DIExpression()), !dbg !1381
  store i8 %1, i8* %5, align 1
  call void @llvm.dbg.declare(metadata i8* %5, metadata !1382, metadata !DIExpression()), !dbg !1383
  %6 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1384
  %7 = call i32 @peek(%struct.parser* noundef %6), !dbg !1386
  %8 = load i8, i8* %5, align 1, !dbg !1387
  %9 = zext i8 %8 to i32, !dbg !1388
  %10 = icmp ne i32 %7, %9, !dbg !1389
  br i1 %10, label %11, label %12, !dbg !1390

11:                                               ; preds = %2
  store i32 0, i32* %3, align 4, !dbg !1391
  br label %17, !dbg !1391

12:                                               ; preds = %2
  %13 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1392
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 2, !dbg !1393
  %15 = load i64, i64* %14, align 8, !dbg !1394
  %16 = add i64 %15, 1, !dbg !1394
  store i64 %16, i64* %14, align 8, !dbg !1394
  store i32 1, i32* %3, align 4, !dbg !1395
  br label %17, !dbg !1395

17:                                               ; preds = %12, %11
  %18 = load i32, i32* %3, align 4, !dbg !1396
  ret i32 %18, !dbg !1396
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @leave(%struct.parser* noundef %0, i8 noundef signext %1) #0 !dbg !1397 {
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !1398, metadata !DIExpression()), !dbg !1399
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !1400, metadata !DIExpression()), !dbg !1401
  %5 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1402
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 5, !dbg !1402
  %7 = load i32, i32* %6, align 8, !dbg !1402
  %8 = icmp sgt i32 %7, 0, !dbg !1402
  br i1 %8, label %9, label %10, !dbg !1405

9:                                                ; preds = %2
  br label %11, !dbg !1405

10:                                               ; preds = %2
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i64 0, i64 0), i32 noundef 223, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @__PRETTY_FUNCTION__.leave, i64 0, i64 0)) #11, !dbg !1402
  unreachable, !dbg !1402

11:                                               ; preds = %9
  %12 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1406
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %12, i32 0, i32 5, !dbg !1407
  %14 = load i32, i32* %13, align 8, !dbg !1408
  %15 = add nsw i32 %14, -1, !dbg !1408
  store i32 %15, i32* %13, align 8, !dbg !1408
  %16 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1409
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %16, i32 0, i32 6, !dbg !1410
  %18 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1411
  %19 = getelementptr inbounds %struct.parser, %struct.parser* %18, i32 0, i32 5, !dbg !1412
  %20 = load i32, i32* %19, align 8, !dbg !1412
  %21 = sext i32 %20 to i64, !dbg !1409
  %22 = getelementptr inbounds [4 x i8], [4 x i8]* %17, i64 0, i64 %21, !dbg !1409
  %23 = load i8, i8* %22, align 1, !dbg !1409
  %24 = sext i8 %23 to i32, !dbg !1409
  %25 = load i8, i8* %4, align 1, !dbg !1413
  %26 = sext i8 %25 to i32, !dbg !1413
  %27 = icmp eq i32 %24, %26, !dbg !1414
  %28 = zext i1 %27 to i32, !dbg !1414
  ret i32 %28, !dbg !1415
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @object_set(%struct.value* noundef %0, i8* noundef %1, %struct.value* noundef %2) #0 !dbg !1416 {
  %4 = alloca %struct.value*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %struct.value*, align 8
  %7 = alloca %struct.member*, align 8
  store %struct.value* %0, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1419, metadata !DIExpression()), !dbg !1420
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !1421, metadata !DIExpression()), !dbg !1422
  store %struct.value* %2, %struct.value** %6, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %6, metadata !1423, metadata !DIExpression()), !dbg !1424
  call void @llvm.dbg.declare(metadata %struct.member** %7, metadata !1425, metadata !DIExpression()), !dbg !1426
  %8 = load %struct.value*, %struct.value** %4, align 8, !dbg !1427
  %9 = load i8*, i8** %5, align 8, !dbg !1428
  %10 = call %struct.member* @object_find(%struct.value* noundef %8, i8* noundef %9), !dbg !1429
  store %struct.member* %10, %struct.member** %7, align 8, !dbg !1426
  %11 = load %struct.member*, %struct.member** %7, align 8, !dbg !1430
  %12 = icmp ne %struct.member* %11, null, !dbg !1432
  br i1 %12, label %13, label %23, !dbg !1433

13:                                               ; preds = %3
  %14 = load %struct.member*, %struct.member** %7, align 8, !dbg !1434
  %15 = getelementptr inbounds %struct.member, %struct.member* %14, i32 0, i32 1, !dbg !1436
  %16 = load %struct.value*, %struct.value** %15, align 8, !dbg !1436
  call void @value_free(%struct.value* noundef %16), !dbg !1437
  %17 = load %struct.member*, %struct.member** %7, align 8, !dbg !1438
  %18 = getelementptr inbounds %struct.member, %struct.member* %17, i32 0, i32 0, !dbg !1439
  %19 = load i8*, i8** %18, align 8, !dbg !1439
  call void @free(i8* noundef %19) #10, !dbg !1440
  %20 = load %struct.value*, %struct.value** %6, align 8, !dbg !1441
  %21 = load %struct.member*, %struct.member** %7, align 8, !dbg !1442
  %22 = getelementptr inbounds %struct.member, %struct.member* %21, i32 0, i32 1, !dbg !1443
  store %struct.value* %20, %struct.value** %22, align 8, !dbg !1444
  br label %70, !dbg !1445

23:                                               ; preds = %3
  %24 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 24) #10, !dbg !1446
  %25 = bitcast i8* %24 to %struct.member*, !dbg !1446
  store %struct.member* %25, %struct.member** %7, align 8, !dbg !1447
  %26 = load %struct.member*, %struct.member** %7, align 8, !dbg !1448
  %27 = icmp eq %struct.member* %26, null, !dbg !1450
  br i1 %27, label %28, label %31, !dbg !1451

28:                                               ; preds = %23
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !1452
  %30 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %29, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i64 0, i64 0)), !dbg !1454
  call void @exit(i32 noundef 2) #11, !dbg !1455
  unreachable, !dbg !1455

31:                                               ; preds = %23
  %32 = load i8*, i8** %5, align 8, !dbg !1456
  %33 = load %struct.member*, %struct.member** %7, align 8, !dbg !1457
  %34 = getelementptr inbounds %struct.member, %struct.member* %33, i32 0, i32 0, !dbg !1458
  store i8* %32, i8** %34, align 8, !dbg !1459
  %35 = load %struct.value*, %struct.value** %6, align 8, !dbg !1460
  %36 = load %struct.member*, %struct.member** %7, align 8, !dbg !1461
  %37 = getelementptr inbounds %struct.member, %struct.member* %36, i32 0, i32 1, !dbg !1462
  store %struct.value* %35, %struct.value** %37, align 8, !dbg !1463
  %38 = load %struct.value*, %struct.value** %4, align 8, !dbg !1464
  %39 = getelementptr inbounds %struct.value, %struct.value* %38, i32 0, i32 1, !dbg !1466
  %40 = bitcast %union.anon* %39 to %struct.anon.1*, !dbg !1467
  %41 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %40, i32 0, i32 1, !dbg !1468
  %42 = load %struct.member*, %struct.member** %41, align 8, !dbg !1468
  %43 = icmp ne %struct.member* %42, null, !dbg !1469
  br i1 %43, label %44, label %52, !dbg !1470

44:                                               ; preds = %31
  %45 = load %struct.member*, %struct.member** %7, align 8, !dbg !1471
  %46 = load %struct.value*, %struct.value** %4, align 8, !dbg !1472
  %47 = getelementptr inbounds %struct.value, %struct.value* %46, i32 0, i32 1, !dbg !1473
  %48 = bitcast %union.anon* %47 to %struct.anon.1*, !dbg !1474
  %49 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %48, i32 0, i32 1, !dbg !1475
  %50 = load %struct.member*, %struct.member** %49, align 8, !dbg !1475
  %51 = getelementptr inbounds %struct.member, %struct.member* %50, i32 0, i32 2, !dbg !1476
  store %struct.member* %45, %struct.member** %51, align 8, !dbg !1477
  br label %58, !dbg !1472

52:                                               ; preds = %31
  %53 = load %struct.member*, %struct.member** %7, align 8, !dbg !1478
  %54 = load %struct.value*, %struct.value** %4, align 8, !dbg !1479
  %55 = getelementptr inbounds %struct.value, %struct.value* %54, i32 0, i32 1, !dbg !1480
  %56 = bitcast %union.anon* %55 to %struct.anon.1*, !dbg !1481
  %57 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %56, i32 0, i32 0, !dbg !1482
  store %struct.member* %53, %struct.member** %57, align 8, !dbg !1483
  br label %58

58:                                               ; preds = %52, %44
  %59 = load %struct.member*, %struct.member** %7, align 8, !dbg !1484
  %60 = load %struct.value*, %struct.value** %4, align 8, !dbg !1485
  %61 = getelementptr inbounds %struct.value, %struct.value* %60, i32 0, i32 1, !dbg !1486
  %62 = bitcast %union.anon* %61 to %struct.anon.1*, !dbg !1487
  %63 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %62, i32 0, i32 1, !dbg !1488
  store %struct.member* %59, %struct.member** %63, align 8, !dbg !1489
  %64 = load %struct.value*, %struct.value** %4, align 8, !dbg !1490
  %65 = getelementptr inbounds %struct.value, %struct.value* %64, i32 0, i32 1, !dbg !1491
  %66 = bitcast %union.anon* %65 to %struct.anon.1*, !dbg !1492
  %67 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %66, i32 0, i32 2, !dbg !1493
  %68 = load i64, i64* %67, align 8, !dbg !1494
  %69 = add i64 %68, 1, !dbg !1494
  store i64 %69, i64* %67, align 8, !dbg !1494
  br label %70, !dbg !1495

70:                                               ; preds = %58, %13
  ret void, !dbg !1495
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.member* @object_find(%struct.value* noundef %0, i8* noundef %1) #0 !dbg !1496 {
  %3 = alloca %struct.member*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %struct.member*, align 8
  store %struct.value* %0, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1499, metadata !DIExpression()), !dbg !1500
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !1501, metadata !DIExpression()), !dbg !1502
  call void @llvm.dbg.declare(metadata %struct.member** %6, metadata !1503, metadata !DIExpression()), !dbg !1504
  %7 = load %struct.value*, %struct.value** %4, align 8, !dbg !1505
  %8 = getelementptr inbounds %struct.value, %struct.value* %7, i32 0, i32 1, !dbg !1507
  %9 = bitcast %union.anon* %8 to %struct.anon.1*, !dbg !1508
  %10 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %9, i32 0, i32 0, !dbg !1509
  %11 = load %struct.member*, %struct.member** %10, align 8, !dbg !1509
  store %struct.member* %11, %struct.member** %6, align 8, !dbg !1510
  br label %12, !dbg !1511

12:                                               ; preds = %25, %2
  %13 = load %struct.member*, %struct.member** %6, align 8, !dbg !1512
  %14 = icmp ne %struct.member* %13, null, !dbg !1514
  br i1 %14, label %15, label %29, !dbg !1515

15:                                               ; preds = %12
  %16 = load %struct.member*, %struct.member** %6, align 8, !dbg !1516
  %17 = getelementptr inbounds %struct.member, %struct.member* %16, i32 0, i32 0, !dbg !1518
  %18 = load i8*, i8** %17, align 8, !dbg !1518
  %19 = load i8*, i8** %5, align 8, !dbg !1519
  %20 = call i32 @strcmp(i8* noundef %18, i8* noundef %19) #9, !dbg !1520
  %21 = icmp eq i32 %20, 0, !dbg !1521
  br i1 %21, label %22, label %24, !dbg !1522

22:                                               ; preds = %15
  %23 = load %struct.member*, %struct.member** %6, align 8, !dbg !1523
  store %struct.member* %23, %struct.member** %3, align 8, !dbg !1524
  br label %30, !dbg !1524

24:                                               ; preds = %15
  br label %25, !dbg !1525

25:                                               ; preds = %24
  %26 = load %struct.member*, %struct.member** %6, align 8, !dbg !1526
  %27 = getelementptr inbounds %struct.member, %struct.member* %26, i32 0, i32 2, !dbg !1527
  %28 = load %struct.member*, %struct.member** %27, align 8, !dbg !1527
  store %struct.member* %28, %struct.member** %6, align 8, !dbg !1528
  br label %12, !dbg !1529, !llvm.loop !1530

29:                                               ; preds = %12
  store %struct.member* null, %struct.member** %3, align 8, !dbg !1532
  br label %30, !dbg !1532

30:                                               ; preds = %29, %22
  %31 = load %struct.member*, %struct.member** %3, align 8, !dbg !1533
  ret %struct.member* %31, !dbg !1533
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @array_push(%struct.value* noundef %0, %struct.value* noundef %1) #0 !dbg !1534 {
  %3 = alloca %struct.value*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.value**, align 8
  store %struct.value* %0, %struct.value** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %3, metadata !1537, metadata !DIExpression()), !dbg !1538
  store %struct.value* %1, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1539, metadata !DIExpression()), !dbg !1540
  %7 = load %struct.value*, %struct.value** %3, align 8, !dbg !1541
  %8 = getelementptr inbounds %struct.value, %struct.value* %7, i32 0, i32 1, !dbg !1543
  %9 = bitcast %union.anon* %8 to %struct.anon.0*, !dbg !1544
  %10 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %9, i32 0, i32 1, !dbg !1545
  %11 = load i64, i64* %10, align 8, !dbg !1545
  %12 = load %struct.value*, %struct.value** %3, align 8, !dbg !1546
  %13 = getelementptr inbounds %struct.value, %struct.value* %12, i32 0, i32 1, !dbg !1547
  %14 = bitcast %union.anon* %13 to %struct.anon.0*, !dbg !1548
  %15 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %14, i32 0, i32 2, !dbg !1549
  %16 = load i64, i64* %15, align 8, !dbg !1549
  %17 = icmp eq i64 %11, %16, !dbg !1550
  br i1 %17, label %18, label %61, !dbg !1551

18:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata i64* %5, metadata !1552, metadata !DIExpression()), !dbg !1554
  %19 = load %struct.value*, %struct.value** %3, align 8, !dbg !1555
  %20 = getelementptr inbounds %struct.value, %struct.value* %19, i32 0, i32 1, !dbg !1556
  %21 = bitcast %union.anon* %20 to %struct.anon.0*, !dbg !1557
  %22 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %21, i32 0, i32 2, !dbg !1558
  %23 = load i64, i64* %22, align 8, !dbg !1558
  %24 = icmp ne i64 %23, 0, !dbg !1555
  br i1 %24, label %25, label %32, !dbg !1555

25:                                               ; preds = %18
  %26 = load %struct.value*, %struct.value** %3, align 8, !dbg !1559
  %27 = getelementptr inbounds %struct.value, %struct.value* %26, i32 0, i32 1, !dbg !1560
  %28 = bitcast %union.anon* %27 to %struct.anon.0*, !dbg !1561
  %29 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %28, i32 0, i32 2, !dbg !1562
  %30 = load i64, i64* %29, align 8, !dbg !1562
  %31 = mul i64 %30, 2, !dbg !1563
  br label %33, !dbg !1555

32:                                               ; preds = %18
  br label %33, !dbg !1555

33:                                               ; preds = %32, %25
  %34 = phi i64 [ %31, %25 ], [ 4, %32 ], !dbg !1555
  store i64 %34, i64* %5, align 8, !dbg !1554
  call void @llvm.dbg.declare(metadata %struct.value*** %6, metadata !1564, metadata !DIExpression()), !dbg !1565
  %35 = load %struct.value*, %struct.value** %3, align 8, !dbg !1566
  %36 = getelementptr inbounds %struct.value, %struct.value* %35, i32 0, i32 1, !dbg !1567
  %37 = bitcast %union.anon* %36 to %struct.anon.0*, !dbg !1568
  %38 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %37, i32 0, i32 0, !dbg !1569
  %39 = load %struct.value**, %struct.value*** %38, align 8, !dbg !1569
  %40 = bitcast %struct.value** %39 to i8*, !dbg !1566
  %41 = load i64, i64* %5, align 8, !dbg !1570
  %42 = mul i64 %41, 8, !dbg !1571
  %43 = call i8* @realloc(i8* noundef %40, i64 noundef %42) #10, !dbg !1572
  %44 = bitcast i8* %43 to %struct.value**, !dbg !1572
  store %struct.value** %44, %struct.value*** %6, align 8, !dbg !1565
  %45 = load %struct.value**, %struct.value*** %6, align 8, !dbg !1573
  %46 = icmp eq %struct.value** %45, null, !dbg !1575
  br i1 %46, label %47, label %50, !dbg !1576

47:                                               ; preds = %33
  %48 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !1577
  %49 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %48, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i64 0, i64 0)), !dbg !1579
  call void @exit(i32 noundef 2) #11, !dbg !1580
  unreachable, !dbg !1580

50:                                               ; preds = %33
  %51 = load %struct.value**, %struct.value*** %6, align 8, !dbg !1581
  %52 = load %struct.value*, %struct.value** %3, align 8, !dbg !1582
  %53 = getelementptr inbounds %struct.value, %struct.value* %52, i32 0, i32 1, !dbg !1583
  %54 = bitcast %union.anon* %53 to %struct.anon.0*, !dbg !1584
  %55 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %54, i32 0, i32 0, !dbg !1585
  store %struct.value** %51, %struct.value*** %55, align 8, !dbg !1586
  %56 = load i64, i64* %5, align 8, !dbg !1587
  %57 = load %struct.value*, %struct.value** %3, align 8, !dbg !1588
  %58 = getelementptr inbounds %struct.value, %struct.value* %57, i32 0, i32 1, !dbg !1589
  %59 = bitcast %union.anon* %58 to %struct.anon.0*, !dbg !1590
  %60 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %59, i32 0, i32 2, !dbg !1591
  store i64 %56, i64* %60, align 8, !dbg !1592
  br label %61, !dbg !1593

61:                                               ; preds = %50, %2
  %62 = load %struct.value*, %struct.value** %4, align 8, !dbg !1594
  %63 = load %struct.value*, %struct.value** %3, align 8, !dbg !1595
  %64 = getelementptr inbounds %struct.value, %struct.value* %63, i32 0, i32 1, !dbg !1596
  %65 = bitcast %union.anon* %64 to %struct.anon.0*, !dbg !1597
  %66 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %65, i32 0, i32 0, !dbg !1598
  %67 = load %struct.value**, %struct.value*** %66, align 8, !dbg !1598
  %68 = load %struct.value*, %struct.value** %3, align 8, !dbg !1599
  %69 = getelementptr inbounds %struct.value, %struct.value* %68, i32 0, i32 1, !dbg !1600
  %70 = bitcast %union.anon* %69 to %struct.anon.0*, !dbg !1601
  %71 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %70, i32 0, i32 1, !dbg !1602
  %72 = load i64, i64* %71, align 8, !dbg !1603
  %73 = add i64 %72, 1, !dbg !1603
  store i64 %73, i64* %71, align 8, !dbg !1603
  %74 = getelementptr inbounds %struct.value*, %struct.value** %67, i64 %72, !dbg !1595
  store %struct.value* %62, %struct.value** %74, align 8, !dbg !1604
  ret void, !dbg !1605
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @measure_string(%struct.parser* noundef %0) #0 !dbg !1606 {
  %2 = alloca %struct.parser*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %2, metadata !1611, metadata !DIExpression()), !dbg !1612
  call void @llvm.dbg.declare(metadata i64* %3, metadata !1613, metadata !DIExpression()), !dbg !1614
  %5 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1615
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 2, !dbg !1616
  %7 = load i64, i64* %6, align 8, !dbg !1616
  store i64 %7, i64* %3, align 8, !dbg !1614
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1617, metadata !DIExpression()), !dbg !1618
  store i64 0, i64* %4, align 8, !dbg !1618
  br label %8, !dbg !1619

8:                                                ; preds = %51, %1
  %9 = load i64, i64* %3, align 8, !dbg !1620
  %10 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1621
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %10, i32 0, i32 1, !dbg !1622
  %12 = load i64, i64* %11, align 8, !dbg !1622
  %13 = icmp ult i64 %9, %12, !dbg !1623
  br i1 %13, label %14, label %23, !dbg !1624

14:                                               ; preds = %8
  %15 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1625
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %15, i32 0, i32 0, !dbg !1626
  %17 = load i8*, i8** %16, align 8, !dbg !1626
  %18 = load i64, i64* %3, align 8, !dbg !1627
  %19 = getelementptr inbounds i8, i8* %17, i64 %18, !dbg !1625
  %20 = load i8, i8* %19, align 1, !dbg !1625
  %21 = sext i8 %20 to i32, !dbg !1625
  %22 = icmp ne i32 %21, 34, !dbg !1628
  br label %23

23:                                               ; preds = %14, %8
  %24 = phi i1 [ false, %8 ], [ %22, %14 ], !dbg !1629
  br i1 %24, label %25, label %56, !dbg !1619

25:                                               ; preds = %23
  %26 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1630
  %27 = getelementptr inbounds %struct.parser, %struct.parser* %26, i32 0, i32 0, !dbg !1633
  %28 = load i8*, i8** %27, align 8, !dbg !1633
  %29 = load i64, i64* %3, align 8, !dbg !1634
  %30 = getelementptr inbounds i8, i8* %28, i64 %29, !dbg !1630
  %31 = load i8, i8* %30, align 1, !dbg !1630
  %32 = sext i8 %31 to i32, !dbg !1630
  %33 = icmp eq i32 %32, 92, !dbg !1635
  br i1 %33, label %34, label %51, !dbg !1636

34:                                               ; preds = %25
  %35 = load i64, i64* %3, align 8, !dbg !1637
  %36 = add i64 %35, 1, !dbg !1637
  store i64 %36, i64* %3, align 8, !dbg !1637
  %37 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1639
  %38 = getelementptr inbounds %struct.parser, %struct.parser* %37, i32 0, i32 0, !dbg !1641
  %39 = load i8*, i8** %38, align 8, !dbg !1641
  %40 = load i64, i64* %3, align 8, !dbg !1642
  %41 = getelementptr inbounds i8, i8* %39, i64 %40, !dbg !1639
  %42 = load i8, i8* %41, align 1, !dbg !1639
  %43 = sext i8 %42 to i32, !dbg !1639
  %44 = icmp eq i32 %43, 117, !dbg !1643
  br i1 %44, label %45, label %50, !dbg !1644

45:                                               ; preds = %34
  %46 = load i64, i64* %3, align 8, !dbg !1645
  %47 = add i64 %46, 4, !dbg !1645
  store i64 %47, i64* %3, align 8, !dbg !1645
  %48 = load i64, i64* %4, align 8, !dbg !1647
  %49 = add i64 %48, 1, !dbg !1647
  store i64 %49, i64* %4, align 8, !dbg !1647
  br label %50, !dbg !1648

50:                                               ; preds = %45, %34
  br label %51, !dbg !1649

51:                                               ; preds = %50, %25
  %52 = load i64, i64* %3, align 8, !dbg !1650
  %53 = add i64 %52, 1, !dbg !1650
  store i64 %53, i64* %3, align 8, !dbg !1650
  %54 = load i64, i64* %4, align 8, !dbg !1651
  %55 = add i64 %54, 1, !dbg !1651
  store i64 %55, i64* %4, align 8, !dbg !1651
  br label %8, !dbg !1619, !llvm.loop !1652

56:                                               ; preds = %23
  %57 = load i64, i64* %4, align 8, !dbg !1654
  ret i64 %57, !dbg !1655
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @parse_hex4(%struct.parser* noundef %0) #0 !dbg !1656 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !1659, metadata !DIExpression()), !dbg !1660
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1661, metadata !DIExpression()), !dbg !1662
  store i64 0, i64* %4, align 8, !dbg !1662
  call void @llvm.dbg.declare(metadata i32* %5, metadata !1663, metadata !DIExpression()), !dbg !1664
  store i32 0, i32* %5, align 4, !dbg !1665
  br label %7, !dbg !1667

7:                                                ; preds = %29, %1
  %8 = load i32, i32* %5, align 4, !dbg !1668
  %9 = icmp slt i32 %8, 4, !dbg !1670
  br i1 %9, label %10, label %32, !dbg !1671

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %6, metadata !1672, metadata !DIExpression()), !dbg !1674
  %11 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1675
  %12 = call i32 @peek(%struct.parser* noundef %11), !dbg !1676
  %13 = call i32 @hex_digit(i32 noundef %12), !dbg !1677
  store i32 %13, i32* %6, align 4, !dbg !1674
  %14 = load i32, i32* %6, align 4, !dbg !1678
  %15 = icmp slt i32 %14, 0, !dbg !1680
  br i1 %15, label %16, label %19, !dbg !1681

16:                                               ; preds = %10
  %17 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1682
  %18 = call i8* @fail(%struct.parser* noundef %17, i32 noundef 5), !dbg !1684
  store i64 -1, i64* %2, align 8, !dbg !1685
  br label %34, !dbg !1685

19:                                               ; preds = %10
  %20 = load i64, i64* %4, align 8, !dbg !1686
  %21 = mul nsw i64 %20, 16, !dbg !1687
  %22 = load i32, i32* %6, align 4, !dbg !1688
  %23 = sext i32 %22 to i64, !dbg !1688
  %24 = add nsw i64 %21, %23, !dbg !1689
  store i64 %24, i64* %4, align 8, !dbg !1690
  %25 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1691
  %26 = getelementptr inbounds %struct.parser, %struct.parser* %25, i32 0, i32 2, !dbg !1692
  %27 = load i64, i64* %26, align 8, !dbg !1693
  %28 = add i64 %27, 1, !dbg !1693
  store i64 %28, i64* %26, align 8, !dbg !1693
  br label %29, !dbg !1694

29:                                               ; preds = %19
  %30 = load i32, i32* %5, align 4, !dbg !1695
  %31 = add nsw i32 %30, 1, !dbg !1695
  store i32 %31, i32* %5, align 4, !dbg !1695
  br label %7, !dbg !1696, !llvm.loop !1697

32:                                               ; preds = %7
  %33 = load i64, i64* %4, align 8, !dbg !1699
  store i64 %33, i64* %2, align 8, !dbg !1700
  br label %34, !dbg !1700

34:                                               ; preds = %32, %16
  %35 = load i64, i64* %2, align 8, !dbg !1701
  ret i64 %35, !dbg !1701
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @put_utf8(i8* noundef %0, i64 noundef %1) #0 !dbg !1702 {
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !1705, metadata !DIExpression()), !dbg !1706
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !1707, metadata !DIExpression()), !dbg !1708
  %6 = load i64, i64* %5, align 8, !dbg !1709
  %7 = icmp slt i64 %6, 128, !dbg !1711
  br i1 %7, label %8, label %13, !dbg !1712

8:                                                ; preds = %2
  %9 = load i64, i64* %5, align 8, !dbg !1713
  %10 = trunc i64 %9 to i8, !dbg !1715
  %11 = load i8*, i8** %4, align 8, !dbg !1716
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !1716
  store i8 %10, i8* %12, align 1, !dbg !1717
  store i64 1, i64* %3, align 8, !dbg !1718
  br label %49, !dbg !1718

13:                                               ; preds = %2
  %14 = load i64, i64* %5, align 8, !dbg !1719
  %15 = icmp slt i64 %14, 2048, !dbg !1721
  br i1 %15, label %16, label %29, !dbg !1722

16:                                               ; preds = %13
  %17 = load i64, i64* %5, align 8, !dbg !1723
  %18 = ashr i64 %17, 6, !dbg !1725
  %19 = or i64 192, %18, !dbg !1726
  %20 = trunc i64 %19 to i8, !dbg !1727
  %21 = load i8*, i8** %4, align 8, !dbg !1728
  %22 = getelementptr inbounds i8, i8* %21, i64 0, !dbg !1728
  store i8 %20, i8* %22, align 1, !dbg !1729
  %23 = load i64, i64* %5, align 8, !dbg !1730
  %24 = and i64 %23, 63, !dbg !1731
  %25 = or i64 128, %24, !dbg !1732
  %26 = trunc i64 %25 to i8, !dbg !1733
  %27 = load i8*, i8** %4, align 8, !dbg !1734
  %28 = getelementptr inbounds i8, i8* %27, i64 1, !dbg !1734
  store i8 %26, i8* %28, align 1, !dbg !1735
  store i64 2, i64* %3, align 8, !dbg !1736
  br label %49, !dbg !1736

29:                                               ; preds = %13
  %30 = load i64, i64* %5, align 8, !dbg !1737
  %31 = ashr i64 %30, 12, !dbg !1738
  %32 = or i64 224, %31, !dbg !1739
  %33 = trunc i64 %32 to i8, !dbg !1740
  %34 = load i8*, i8** %4, align 8, !dbg !1741
  %35 = getelementptr inbounds i8, i8* %34, i64 0, !dbg !1741
  store i8 %33, i8* %35, align 1, !dbg !1742
  %36 = load i64, i64* %5, align 8, !dbg !1743
  %37 = ashr i64 %36, 6, !dbg !1744
  %38 = and i64 %37, 63, !dbg !1745
  %39 = or i64 128, %38, !dbg !1746
  %40 = trunc i64 %39 to i8, !dbg !1747
  %41 = load i8*, i8** %4, align 8, !dbg !1748
  %42 = getelementptr inbounds i8, i8* %41, i64 1, !dbg !1748
  store i8 %40, i8* %42, align 1, !dbg !1749
  %43 = load i64, i64* %5, align 8, !dbg !1750
  %44 = and i64 %43, 63, !dbg !1751
  %45 = or i64 128, %44, !dbg !1752
  %46 = trunc i64 %45 to i8, !dbg !1753
  %47 = load i8*, i8** %4, align 8, !dbg !1754
  %48 = getelementptr inbounds i8, i8* %47, i64 2, !dbg !1754
  store i8 %46, i8* %48, align 1, !dbg !1755
  store i64 3, i64* %3, align 8, !dbg !1756
  br label %49, !dbg !1756

49:                                               ; preds = %29, %16, %8
  %50 = load i64, i64* %3, align 8, !dbg !1757
  ret i64 %50, !dbg !1757
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hex_digit(i32 noundef %0) #0 !dbg !1758 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1761, metadata !DIExpression()), !dbg !1762
  %4 = load i32, i32* %3, align 4, !dbg !1763
  %5 = icmp sge i32 %4, 48, !dbg !1765
  br i1 %5, label %6, label %12, !dbg !1766

6:                                                ; preds = %1
  %7 = load i32, i32* %3, align 4, !dbg !1767
  %8 = icmp sle i32 %7, 57, !dbg !1768
  br i1 %8, label %9, label %12, !dbg !1769

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !1770
  %11 = sub nsw i32 %10, 48, !dbg !1771
  store i32 %11, i32* %2, align 4, !dbg !1772
  br label %33, !dbg !1772

12:                                               ; preds = %6, %1
  %13 = load i32, i32* %3, align 4, !dbg !1773
  %14 = icmp sge i32 %13, 97, !dbg !1775
  br i1 %14, label %15, label %22, !dbg !1776

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4, !dbg !1777
  %17 = icmp sle i32 %16, 102, !dbg !1778
  br i1 %17, label %18, label %22, !dbg !1779

18:                                               ; preds = %15
  %19 = load i32, i32* %3, align 4, !dbg !1780
  %20 = sub nsw i32 %19, 97, !dbg !1781
  %21 = add nsw i32 %20, 10, !dbg !1782
  store i32 %21, i32* %2, align 4, !dbg !1783
  br label %33, !dbg !1783

22:                                               ; preds = %15, %12
  %23 = load i32, i32* %3, align 4, !dbg !1784
  %24 = icmp sge i32 %23, 65, !dbg !1786
  br i1 %24, label %25, label %32, !dbg !1787

25:                                               ; preds = %22
  %26 = load i32, i32* %3, align 4, !dbg !1788
  %27 = icmp sle i32 %26, 70, !dbg !1789
  br i1 %27, label %28, label %32, !dbg !1790

28:                                               ; preds = %25
  %29 = load i32, i32* %3, align 4, !dbg !1791
  %30 = sub nsw i32 %29, 65, !dbg !1792
  %31 = add nsw i32 %30, 10, !dbg !1793
  store i32 %31, i32* %2, align 4, !dbg !1794
  br label %33, !dbg !1794

32:                                               ; preds = %25, %22
  store i32 -1, i32* %2, align 4, !dbg !1795
  br label %33, !dbg !1795

33:                                               ; preds = %32, %28, %18, %9
  %34 = load i32, i32* %2, align 4, !dbg !1796
  ret i32 %34, !dbg !1796
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #2

; Function Attrs: nounwind readnone willreturn
declare i16** @__ctype_b_loc() #8

; Function Attrs: nounwind readonly willreturn
declare i64 @strcspn(i8* noundef, i8* noundef) #2

; Function Attrs: nounwind
declare i64 @strtol(i8* noundef, i8** noundef, i32 noundef) #4

declare i32 @fputs(i8* noundef, %struct._IO_FILE* noundef) #3

declare i32 @printf(i8* noundef, ...) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @print_string(i8* noundef %0, i64 noundef %1) #0 !dbg !1797 {
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !1800, metadata !DIExpression()), !dbg !1801
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1802, metadata !DIExpression()), !dbg !1803
  call void @llvm.dbg.declare(metadata i64* %5, metadata !1804, metadata !DIExpression()), !dbg !1805
  %7 = call i32 @putchar(i32 noundef 34), !dbg !1806
  store i64 0, i64* %5, align 8, !dbg !1807
  br label %8, !dbg !1809

8:                                                ; preds = %45, %2
  %9 = load i64, i64* %5, align 8, !dbg !1810
  %10 = load i64, i64* %4, align 8, !dbg !1812
  %11 = icmp ult i64 %9, %10, !dbg !1813
  br i1 %11, label %12, label %48, !dbg !1814

12:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata i8* %6, metadata !1815, metadata !DIExpression()), !dbg !1817
  %13 = load i8*, i8** %3, align 8, !dbg !1818
  %14 = load i64, i64* %5, align 8, !dbg !1819
  %15 = getelementptr inbounds i8, i8* %13, i64 %14, !dbg !1818
  %16 = load i8, i8* %15, align 1, !dbg !1818
  store i8 %16, i8* %6, align 1, !dbg !1817
  %17 = load i8, i8* %6, align 1, !dbg !1820
  %18 = zext i8 %17 to i32, !dbg !1820
  switch i32 %18, label %31 [
    i32 34, label %19
    i32 92, label %22
    i32 10, label %25
    i32 9, label %28
  ], !dbg !1821

19:                                               ; preds = %12
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1822
  %21 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.20, i64 0, i64 0), %struct._IO_FILE* noundef %20), !dbg !1824
  br label %44, !dbg !1825

22:                                               ; preds = %12
  %23 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1826
  %24 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.21, i64 0, i64 0), %struct._IO_FILE* noundef %23), !dbg !1827
  br label %44, !dbg !1828

25:                                               ; preds = %12
  %26 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1829
  %27 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.22, i64 0, i64 0), %struct._IO_FILE* noundef %26), !dbg !1830
  br label %44, !dbg !1831

28:                                               ; preds = %12
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1832
  %30 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i64 0, i64 0), %struct._IO_FILE* noundef %29), !dbg !1833
  br label %44, !dbg !1834

31:                                               ; preds = %12
  %32 = load i8, i8* %6, align 1, !dbg !1835
  %33 = zext i8 %32 to i32, !dbg !1835
  %34 = icmp slt i32 %33, 32, !dbg !1837
  br i1 %34, label %35, label %39, !dbg !1838

35:                                               ; preds = %31
  %36 = load i8, i8* %6, align 1, !dbg !1839
  %37 = zext i8 %36 to i32, !dbg !1839
  %38 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i32 noundef %37), !dbg !1840
  br label %43, !dbg !1840

39:                                               ; preds = %31
  %40 = load i8, i8* %6, align 1, !dbg !1841
  %41 = zext i8 %40 to i32, !dbg !1841
  %42 = call i32 @putchar(i32 noundef %41), !dbg !1842
  br label %43

43:                                               ; preds = %39, %35
  br label %44, !dbg !1843

44:                                               ; preds = %43, %28, %25, %22, %19
  br label %45, !dbg !1844

45:                                               ; preds = %44
  %46 = load i64, i64* %5, align 8, !dbg !1845
  %47 = add i64 %46, 1, !dbg !1845
  store i64 %47, i64* %5, align 8, !dbg !1845
  br label %8, !dbg !1846, !llvm.loop !1847

48:                                               ; preds = %8
  %49 = call i32 @putchar(i32 noundef 34), !dbg !1849
  ret void, !dbg !1850
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @newline(i32 noundef %0) #0 !dbg !1851 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1854, metadata !DIExpression()), !dbg !1855
  %3 = load i32, i32* @compact, align 4, !dbg !1856
  %4 = icmp ne i32 %3, 0, !dbg !1856
  br i1 %4, label %5, label %6, !dbg !1858

5:                                                ; preds = %1
  br label %15, !dbg !1859

6:                                                ; preds = %1
  %7 = call i32 @putchar(i32 noundef 10), !dbg !1860
  br label %8, !dbg !1861

8:                                                ; preds = %12, %6
  %9 = load i32, i32* %2, align 4, !dbg !1862
  %10 = add nsw i32 %9, -1, !dbg !1862
  store i32 %10, i32* %2, align 4, !dbg !1862
  %11 = icmp sgt i32 %9, 0, !dbg !1863
  br i1 %11, label %12, label %15, !dbg !1861

12:                                               ; preds = %8
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1864
  %14 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %13), !dbg !1865
  br label %8, !dbg !1861, !llvm.loop !1866

15:                                               ; preds = %5, %8
  ret void, !dbg !1868
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { argmemonly nofree nounwind willreturn writeonly }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind readonly willreturn }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!103, !104, !105, !106, !107, !108, !109}
!llvm.ident = !{!110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 687, type: !100, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 685, type: !4, scopeLine: 686, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !99)
!3 = !DIFile(filename: "examples/json/json.c", directory: ".", checksumkind: CSK_MD5, checksum: "d9d6927130e7524ef52313fc6788e3b2")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !11, retainedTypes: !47, globals: !88, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !21, !32}
!12 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !3, line: 22, baseType: !13, size: 32, elements: !14)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!15, !16, !17, !18, !19, !20}
!15 = !DIEnumerator(name: "J_NULL", value: 0)
!16 = !DIEnumerator(name: "J_BOOL", value: 1)
!17 = !DIEnumerator(name: "J_NUMBER", value: 2)
!18 = !DIEnumerator(name: "J_STRING", value: 3)
!19 = !DIEnumerator(name: "J_ARRAY", value: 4)
!20 = !DIEnumerator(name: "J_OBJECT", value: 5)
!21 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "error", file: !3, line: 54, baseType: !13, size: 32, elements: !22)
!22 = !{!23, !24, !25, !26, !27, !28, !29, !30, !31}
!23 = !DIEnumerator(name: "E_NONE", value: 0)
!24 = !DIEnumerator(name: "E_SYNTAX", value: 1)
!25 = !DIEnumerator(name: "E_EOF", value: 2)
!26 = !DIEnumerator(name: "E_DEPTH", value: 3)
!27 = !DIEnumerator(name: "E_NUMBER", value: 4)
!28 = !DIEnumerator(name: "E_ESCAPE", value: 5)
!29 = !DIEnumerator(name: "E_CONTROL", value: 6)
!30 = !DIEnumerator(name: "E_TRAILING", value: 7)
!31 = !DIEnumerator(name: "E_MEMORY", value: 8)
!32 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !33, line: 46, baseType: !13, size: 32, elements: !34)
!33 = !DIFile(filename: "/usr/include/ctype.h", directory: "", checksumkind: CSK_MD5, checksum: "3ab3dd7fdf2578005732722ee2393e59")
!34 = !{!35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46}
!35 = !DIEnumerator(name: "_ISupper", value: 256)
!36 = !DIEnumerator(name: "_ISlower", value: 512)
!37 = !DIEnumerator(name: "_ISalpha", value: 1024)
!38 = !DIEnumerator(name: "_ISdigit", value: 2048)
!39 = !DIEnumerator(name: "_ISxdigit", value: 4096)
!40 = !DIEnumerator(name: "_ISspace", value: 8192)
!41 = !DIEnumerator(name: "_ISprint", value: 16384)
!42 = !DIEnumerator(name: "_ISgraph", value: 32768)
!43 = !DIEnumerator(name: "_ISblank", value: 1)
!44 = !DIEnumerator(name: "_IScntrl", value: 2)
!45 = !DIEnumerator(name: "_ISpunct", value: 4)
!46 = !DIEnumerator(name: "_ISalnum", value: 8)
!47 = !{!48, !49, !9, !6, !50, !51, !66}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!49 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!50 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "value", file: !3, line: 32, size: 256, elements: !53)
!53 = !{!54, !55}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !52, file: !3, line: 33, baseType: !12, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !52, file: !3, line: 51, baseType: !56, size: 192, offset: 64)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !52, file: !3, line: 34, size: 192, elements: !57)
!57 = !{!58, !59, !61, !69, !76}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "boolean", scope: !56, file: !3, line: 35, baseType: !6, size: 32)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !56, file: !3, line: 36, baseType: !60, size: 64)
!60 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "string", scope: !56, file: !3, line: 40, baseType: !62, size: 128)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !56, file: !3, line: 37, size: 128, elements: !63)
!63 = !{!64, !65}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !62, file: !3, line: 38, baseType: !8, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !62, file: !3, line: 39, baseType: !66, size: 64, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !67, line: 46, baseType: !68)
!67 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "2499dd2361b915724b073282bea3a7bc")
!68 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "array", scope: !56, file: !3, line: 45, baseType: !70, size: 192)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !56, file: !3, line: 41, size: 192, elements: !71)
!71 = !{!72, !74, !75}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !70, file: !3, line: 42, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !70, file: !3, line: 43, baseType: !66, size: 64, offset: 64)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !70, file: !3, line: 44, baseType: !66, size: 64, offset: 128)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "object", scope: !56, file: !3, line: 50, baseType: !77, size: 192)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !56, file: !3, line: 46, size: 192, elements: !78)
!78 = !{!79, !86, !87}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !77, file: !3, line: 47, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "member", file: !3, line: 26, size: 192, elements: !82)
!82 = !{!83, !84, !85}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !81, file: !3, line: 27, baseType: !8, size: 64)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !81, file: !3, line: 28, baseType: !51, size: 64, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !81, file: !3, line: 29, baseType: !80, size: 64, offset: 128)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !77, file: !3, line: 48, baseType: !80, size: 64, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !77, file: !3, line: 49, baseType: !66, size: 64, offset: 128)
!88 = !{!0, !89, !91}
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "compact", scope: !10, file: !3, line: 555, type: !6, isLocal: true, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "error_text", scope: !10, file: !3, line: 66, type: !93, isLocal: true, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, size: 512, elements: !97)
!94 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !95)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!97 = !{!98}
!98 = !DISubrange(count: 8)
!99 = !{}
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32768, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 4096)
!103 = !{i32 7, !"Dwarf Version", i32 5}
!104 = !{i32 2, !"Debug Info Version", i32 3}
!105 = !{i32 1, !"wchar_size", i32 4}
!106 = !{i32 7, !"PIC Level", i32 2}
!107 = !{i32 7, !"PIE Level", i32 2}
!108 = !{i32 7, !"uwtable", i32 1}
!109 = !{i32 7, !"frame-pointer", i32 2}
!110 = !{!"Debian clang version 14.0.6"}
!111 = !DILocalVariable(name: "argc", arg: 1, scope: !2, file: !3, line: 685, type: !6)
!112 = !DILocation(line: 685, column: 14, scope: !2)
!113 = !DILocalVariable(name: "argv", arg: 2, scope: !2, file: !3, line: 685, type: !7)
!114 = !DILocation(line: 685, column: 27, scope: !2)
!115 = !DILocalVariable(name: "found", scope: !2, file: !3, line: 688, type: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!118 = !DILocation(line: 688, column: 25, scope: !2)
!119 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 689, type: !120)
!120 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "parser", file: !3, line: 72, size: 384, elements: !121)
!121 = !{!122, !123, !124, !125, !126, !127, !128}
!122 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !120, file: !3, line: 73, baseType: !95, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !120, file: !3, line: 74, baseType: !66, size: 64, offset: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !120, file: !3, line: 75, baseType: !66, size: 64, offset: 128)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "error", scope: !120, file: !3, line: 76, baseType: !21, size: 32, offset: 192)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "error_at", scope: !120, file: !3, line: 77, baseType: !66, size: 64, offset: 256)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "depth", scope: !120, file: !3, line: 78, baseType: !6, size: 32, offset: 320)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "opener", scope: !120, file: !3, line: 79, baseType: !129, size: 32, offset: 352)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !130)
!130 = !{!131}
!131 = !DISubrange(count: 4)
!132 = !DILocation(line: 689, column: 19, scope: !2)
!133 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 690, type: !51)
!134 = !DILocation(line: 690, column: 19, scope: !2)
!135 = !DILocalVariable(name: "document", scope: !2, file: !3, line: 691, type: !8)
!136 = !DILocation(line: 691, column: 11, scope: !2)
!137 = !DILocalVariable(name: "length", scope: !2, file: !3, line: 692, type: !66)
!138 = !DILocation(line: 692, column: 12, scope: !2)
!139 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 693, type: !6)
!140 = !DILocation(line: 693, column: 9, scope: !2)
!141 = !DILocalVariable(name: "status", scope: !2, file: !3, line: 693, type: !6)
!142 = !DILocation(line: 693, column: 12, scope: !2)
!143 = !DILocation(line: 695, column: 12, scope: !144)
!144 = distinct !DILexicalBlock(scope: !2, file: !3, line: 695, column: 5)
!145 = !DILocation(line: 695, column: 10, scope: !144)
!146 = !DILocation(line: 695, column: 17, scope: !147)
!147 = distinct !DILexicalBlock(scope: !144, file: !3, line: 695, column: 5)
!148 = !DILocation(line: 695, column: 21, scope: !147)
!149 = !DILocation(line: 695, column: 19, scope: !147)
!150 = !DILocation(line: 695, column: 26, scope: !147)
!151 = !DILocation(line: 695, column: 29, scope: !147)
!152 = !DILocation(line: 695, column: 34, scope: !147)
!153 = !DILocation(line: 695, column: 40, scope: !147)
!154 = !DILocation(line: 0, scope: !147)
!155 = !DILocation(line: 695, column: 5, scope: !144)
!156 = !DILocation(line: 696, column: 20, scope: !157)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 696, column: 13)
!158 = distinct !DILexicalBlock(scope: !147, file: !3, line: 695, column: 53)
!159 = !DILocation(line: 696, column: 25, scope: !157)
!160 = !DILocation(line: 696, column: 13, scope: !157)
!161 = !DILocation(line: 696, column: 35, scope: !157)
!162 = !DILocation(line: 696, column: 13, scope: !158)
!163 = !DILocation(line: 697, column: 21, scope: !164)
!164 = distinct !DILexicalBlock(scope: !157, file: !3, line: 696, column: 41)
!165 = !DILocation(line: 698, column: 9, scope: !164)
!166 = !DILocation(line: 699, column: 21, scope: !167)
!167 = distinct !DILexicalBlock(scope: !157, file: !3, line: 698, column: 16)
!168 = !DILocation(line: 699, column: 13, scope: !167)
!169 = !DILocation(line: 700, column: 13, scope: !167)
!170 = !DILocation(line: 702, column: 5, scope: !158)
!171 = !DILocation(line: 695, column: 49, scope: !147)
!172 = !DILocation(line: 695, column: 5, scope: !147)
!173 = distinct !{!173, !155, !174, !175}
!174 = !DILocation(line: 702, column: 5, scope: !144)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 703, column: 42, scope: !2)
!177 = !DILocation(line: 703, column: 14, scope: !2)
!178 = !DILocation(line: 703, column: 12, scope: !2)
!179 = !DILocation(line: 704, column: 23, scope: !2)
!180 = !DILocation(line: 704, column: 30, scope: !2)
!181 = !DILocation(line: 704, column: 16, scope: !2)
!182 = !DILocation(line: 704, column: 14, scope: !2)
!183 = !DILocation(line: 705, column: 9, scope: !184)
!184 = distinct !DILexicalBlock(scope: !2, file: !3, line: 705, column: 9)
!185 = !DILocation(line: 705, column: 18, scope: !184)
!186 = !DILocation(line: 705, column: 9, scope: !2)
!187 = !DILocation(line: 706, column: 9, scope: !184)
!188 = !DILocation(line: 707, column: 12, scope: !2)
!189 = !DILocation(line: 707, column: 28, scope: !2)
!190 = !DILocation(line: 707, column: 5, scope: !2)
!191 = !DILocation(line: 709, column: 19, scope: !2)
!192 = !DILocation(line: 709, column: 29, scope: !2)
!193 = !DILocation(line: 709, column: 9, scope: !2)
!194 = !DILocation(line: 709, column: 7, scope: !2)
!195 = !DILocation(line: 710, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !2, file: !3, line: 710, column: 9)
!197 = !DILocation(line: 710, column: 11, scope: !196)
!198 = !DILocation(line: 710, column: 9, scope: !2)
!199 = !DILocation(line: 711, column: 17, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !3, line: 710, column: 20)
!201 = !DILocation(line: 711, column: 64, scope: !200)
!202 = !DILocation(line: 711, column: 51, scope: !200)
!203 = !DILocation(line: 711, column: 74, scope: !200)
!204 = !DILocation(line: 711, column: 9, scope: !200)
!205 = !DILocation(line: 712, column: 14, scope: !200)
!206 = !DILocation(line: 712, column: 9, scope: !200)
!207 = !DILocation(line: 713, column: 9, scope: !200)
!208 = !DILocation(line: 715, column: 13, scope: !2)
!209 = !DILocation(line: 715, column: 17, scope: !2)
!210 = !DILocation(line: 715, column: 15, scope: !2)
!211 = !DILocation(line: 715, column: 30, scope: !2)
!212 = !DILocation(line: 715, column: 33, scope: !2)
!213 = !DILocation(line: 715, column: 38, scope: !2)
!214 = !DILocation(line: 715, column: 24, scope: !2)
!215 = !DILocation(line: 715, column: 44, scope: !2)
!216 = !DILocation(line: 715, column: 11, scope: !2)
!217 = !DILocation(line: 716, column: 9, scope: !218)
!218 = distinct !DILexicalBlock(scope: !2, file: !3, line: 716, column: 9)
!219 = !DILocation(line: 716, column: 15, scope: !218)
!220 = !DILocation(line: 716, column: 9, scope: !2)
!221 = !DILocation(line: 717, column: 17, scope: !222)
!222 = distinct !DILexicalBlock(scope: !218, file: !3, line: 716, column: 24)
!223 = !DILocation(line: 717, column: 9, scope: !222)
!224 = !DILocation(line: 718, column: 16, scope: !222)
!225 = !DILocation(line: 719, column: 5, scope: !222)
!226 = !DILocation(line: 720, column: 21, scope: !227)
!227 = distinct !DILexicalBlock(scope: !218, file: !3, line: 719, column: 12)
!228 = !DILocation(line: 720, column: 9, scope: !227)
!229 = !DILocation(line: 721, column: 9, scope: !227)
!230 = !DILocation(line: 722, column: 28, scope: !227)
!231 = !DILocation(line: 722, column: 18, scope: !227)
!232 = !DILocation(line: 722, column: 35, scope: !227)
!233 = !DILocation(line: 722, column: 16, scope: !227)
!234 = !DILocation(line: 724, column: 16, scope: !2)
!235 = !DILocation(line: 724, column: 5, scope: !2)
!236 = !DILocation(line: 725, column: 10, scope: !2)
!237 = !DILocation(line: 725, column: 5, scope: !2)
!238 = !DILocation(line: 726, column: 12, scope: !2)
!239 = !DILocation(line: 726, column: 5, scope: !2)
!240 = !DILocation(line: 727, column: 1, scope: !2)
!241 = distinct !DISubprogram(name: "parse", scope: !3, file: !3, line: 534, type: !242, scopeLine: 535, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!242 = !DISubroutineType(types: !243)
!243 = !{!51, !244, !95, !66}
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!245 = !DILocalVariable(name: "p", arg: 1, scope: !241, file: !3, line: 534, type: !244)
!246 = !DILocation(line: 534, column: 43, scope: !241)
!247 = !DILocalVariable(name: "text", arg: 2, scope: !241, file: !3, line: 534, type: !95)
!248 = !DILocation(line: 534, column: 58, scope: !241)
!249 = !DILocalVariable(name: "length", arg: 3, scope: !241, file: !3, line: 534, type: !66)
!250 = !DILocation(line: 534, column: 71, scope: !241)
!251 = !DILocalVariable(name: "v", scope: !241, file: !3, line: 536, type: !51)
!252 = !DILocation(line: 536, column: 19, scope: !241)
!253 = !DILocation(line: 538, column: 12, scope: !241)
!254 = !DILocation(line: 538, column: 5, scope: !241)
!255 = !DILocation(line: 539, column: 15, scope: !241)
!256 = !DILocation(line: 539, column: 5, scope: !241)
!257 = !DILocation(line: 539, column: 8, scope: !241)
!258 = !DILocation(line: 539, column: 13, scope: !241)
!259 = !DILocation(line: 540, column: 17, scope: !241)
!260 = !DILocation(line: 540, column: 5, scope: !241)
!261 = !DILocation(line: 540, column: 8, scope: !241)
!262 = !DILocation(line: 540, column: 15, scope: !241)
!263 = !DILocation(line: 541, column: 21, scope: !241)
!264 = !DILocation(line: 541, column: 9, scope: !241)
!265 = !DILocation(line: 541, column: 7, scope: !241)
!266 = !DILocation(line: 542, column: 9, scope: !267)
!267 = distinct !DILexicalBlock(scope: !241, file: !3, line: 542, column: 9)
!268 = !DILocation(line: 542, column: 11, scope: !267)
!269 = !DILocation(line: 542, column: 9, scope: !241)
!270 = !DILocation(line: 543, column: 9, scope: !267)
!271 = !DILocation(line: 544, column: 16, scope: !241)
!272 = !DILocation(line: 544, column: 5, scope: !241)
!273 = !DILocation(line: 545, column: 9, scope: !274)
!274 = distinct !DILexicalBlock(scope: !241, file: !3, line: 545, column: 9)
!275 = !DILocation(line: 545, column: 12, scope: !274)
!276 = !DILocation(line: 545, column: 17, scope: !274)
!277 = !DILocation(line: 545, column: 20, scope: !274)
!278 = !DILocation(line: 545, column: 15, scope: !274)
!279 = !DILocation(line: 545, column: 27, scope: !274)
!280 = !DILocation(line: 545, column: 30, scope: !274)
!281 = !DILocation(line: 545, column: 33, scope: !274)
!282 = !DILocation(line: 545, column: 38, scope: !274)
!283 = !DILocation(line: 545, column: 41, scope: !274)
!284 = !DILocation(line: 545, column: 45, scope: !274)
!285 = !DILocation(line: 545, column: 9, scope: !241)
!286 = !DILocation(line: 546, column: 14, scope: !287)
!287 = distinct !DILexicalBlock(scope: !274, file: !3, line: 545, column: 54)
!288 = !DILocation(line: 546, column: 9, scope: !287)
!289 = !DILocation(line: 547, column: 20, scope: !287)
!290 = !DILocation(line: 547, column: 9, scope: !287)
!291 = !DILocation(line: 548, column: 9, scope: !287)
!292 = !DILocation(line: 550, column: 12, scope: !241)
!293 = !DILocation(line: 550, column: 5, scope: !241)
!294 = !DILocation(line: 551, column: 1, scope: !241)
!295 = distinct !DISubprogram(name: "query", scope: !3, file: !3, line: 644, type: !296, scopeLine: 645, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!296 = !DISubroutineType(types: !297)
!297 = !{!116, !116, !95}
!298 = !DILocalVariable(name: "v", arg: 1, scope: !295, file: !3, line: 644, type: !116)
!299 = !DILocation(line: 644, column: 54, scope: !295)
!300 = !DILocalVariable(name: "path", arg: 2, scope: !295, file: !3, line: 644, type: !95)
!301 = !DILocation(line: 644, column: 69, scope: !295)
!302 = !DILocalVariable(name: "key", scope: !295, file: !3, line: 646, type: !303)
!303 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 512, elements: !304)
!304 = !{!305}
!305 = !DISubrange(count: 64)
!306 = !DILocation(line: 646, column: 10, scope: !295)
!307 = !DILocation(line: 648, column: 5, scope: !295)
!308 = !DILocation(line: 648, column: 13, scope: !295)
!309 = !DILocation(line: 648, column: 12, scope: !295)
!310 = !DILocation(line: 648, column: 18, scope: !295)
!311 = !DILocation(line: 649, column: 14, scope: !312)
!312 = distinct !DILexicalBlock(scope: !313, file: !3, line: 649, column: 13)
!313 = distinct !DILexicalBlock(scope: !295, file: !3, line: 648, column: 27)
!314 = !DILocation(line: 649, column: 13, scope: !312)
!315 = !DILocation(line: 649, column: 19, scope: !312)
!316 = !DILocation(line: 649, column: 13, scope: !313)
!317 = !DILocalVariable(name: "m", scope: !318, file: !3, line: 650, type: !80)
!318 = distinct !DILexicalBlock(scope: !312, file: !3, line: 649, column: 27)
!319 = !DILocation(line: 650, column: 28, scope: !318)
!320 = !DILocalVariable(name: "n", scope: !318, file: !3, line: 651, type: !66)
!321 = !DILocation(line: 651, column: 20, scope: !318)
!322 = !DILocation(line: 651, column: 32, scope: !318)
!323 = !DILocation(line: 651, column: 24, scope: !318)
!324 = !DILocation(line: 652, column: 17, scope: !325)
!325 = distinct !DILexicalBlock(scope: !318, file: !3, line: 652, column: 17)
!326 = !DILocation(line: 652, column: 20, scope: !325)
!327 = !DILocation(line: 652, column: 25, scope: !325)
!328 = !DILocation(line: 652, column: 37, scope: !325)
!329 = !DILocation(line: 652, column: 40, scope: !325)
!330 = !DILocation(line: 652, column: 42, scope: !325)
!331 = !DILocation(line: 652, column: 17, scope: !318)
!332 = !DILocation(line: 653, column: 17, scope: !325)
!333 = !DILocation(line: 654, column: 13, scope: !318)
!334 = !DILocation(line: 654, column: 25, scope: !318)
!335 = !DILocation(line: 654, column: 31, scope: !318)
!336 = !DILocation(line: 655, column: 17, scope: !318)
!337 = !DILocation(line: 655, column: 13, scope: !318)
!338 = !DILocation(line: 655, column: 20, scope: !318)
!339 = !DILocation(line: 656, column: 45, scope: !318)
!340 = !DILocation(line: 656, column: 48, scope: !318)
!341 = !DILocation(line: 656, column: 17, scope: !318)
!342 = !DILocation(line: 656, column: 15, scope: !318)
!343 = !DILocation(line: 657, column: 17, scope: !344)
!344 = distinct !DILexicalBlock(scope: !318, file: !3, line: 657, column: 17)
!345 = !DILocation(line: 657, column: 19, scope: !344)
!346 = !DILocation(line: 657, column: 17, scope: !318)
!347 = !DILocation(line: 658, column: 17, scope: !344)
!348 = !DILocation(line: 659, column: 17, scope: !318)
!349 = !DILocation(line: 659, column: 20, scope: !318)
!350 = !DILocation(line: 659, column: 15, scope: !318)
!351 = !DILocation(line: 660, column: 21, scope: !318)
!352 = !DILocation(line: 660, column: 18, scope: !318)
!353 = !DILocation(line: 661, column: 9, scope: !318)
!354 = !DILocation(line: 661, column: 21, scope: !355)
!355 = distinct !DILexicalBlock(scope: !312, file: !3, line: 661, column: 20)
!356 = !DILocation(line: 661, column: 20, scope: !355)
!357 = !DILocation(line: 661, column: 26, scope: !355)
!358 = !DILocation(line: 661, column: 20, scope: !312)
!359 = !DILocalVariable(name: "end", scope: !360, file: !3, line: 662, type: !8)
!360 = distinct !DILexicalBlock(scope: !355, file: !3, line: 661, column: 34)
!361 = !DILocation(line: 662, column: 19, scope: !360)
!362 = !DILocalVariable(name: "index", scope: !360, file: !3, line: 663, type: !60)
!363 = !DILocation(line: 663, column: 18, scope: !360)
!364 = !DILocation(line: 663, column: 33, scope: !360)
!365 = !DILocation(line: 663, column: 38, scope: !360)
!366 = !DILocation(line: 663, column: 26, scope: !360)
!367 = !DILocation(line: 664, column: 17, scope: !368)
!368 = distinct !DILexicalBlock(scope: !360, file: !3, line: 664, column: 17)
!369 = !DILocation(line: 664, column: 20, scope: !368)
!370 = !DILocation(line: 664, column: 25, scope: !368)
!371 = !DILocation(line: 664, column: 36, scope: !368)
!372 = !DILocation(line: 664, column: 40, scope: !368)
!373 = !DILocation(line: 664, column: 39, scope: !368)
!374 = !DILocation(line: 664, column: 44, scope: !368)
!375 = !DILocation(line: 664, column: 51, scope: !368)
!376 = !DILocation(line: 664, column: 54, scope: !368)
!377 = !DILocation(line: 664, column: 60, scope: !368)
!378 = !DILocation(line: 664, column: 64, scope: !368)
!379 = !DILocation(line: 664, column: 75, scope: !368)
!380 = !DILocation(line: 664, column: 84, scope: !368)
!381 = !DILocation(line: 664, column: 87, scope: !368)
!382 = !DILocation(line: 664, column: 89, scope: !368)
!383 = !DILocation(line: 664, column: 95, scope: !368)
!384 = !DILocation(line: 664, column: 81, scope: !368)
!385 = !DILocation(line: 664, column: 17, scope: !360)
!386 = !DILocation(line: 665, column: 17, scope: !368)
!387 = !DILocation(line: 666, column: 17, scope: !360)
!388 = !DILocation(line: 666, column: 20, scope: !360)
!389 = !DILocation(line: 666, column: 22, scope: !360)
!390 = !DILocation(line: 666, column: 28, scope: !360)
!391 = !DILocation(line: 666, column: 34, scope: !360)
!392 = !DILocation(line: 666, column: 15, scope: !360)
!393 = !DILocation(line: 667, column: 20, scope: !360)
!394 = !DILocation(line: 667, column: 24, scope: !360)
!395 = !DILocation(line: 667, column: 18, scope: !360)
!396 = !DILocation(line: 668, column: 9, scope: !360)
!397 = !DILocation(line: 669, column: 13, scope: !398)
!398 = distinct !DILexicalBlock(scope: !355, file: !3, line: 668, column: 16)
!399 = distinct !{!399, !307, !400, !175}
!400 = !DILocation(line: 671, column: 5, scope: !295)
!401 = !DILocation(line: 672, column: 12, scope: !295)
!402 = !DILocation(line: 672, column: 5, scope: !295)
!403 = !DILocation(line: 673, column: 1, scope: !295)
!404 = distinct !DISubprogram(name: "print_value", scope: !3, file: !3, line: 596, type: !405, scopeLine: 597, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!405 = !DISubroutineType(types: !406)
!406 = !{null, !116, !6}
!407 = !DILocalVariable(name: "v", arg: 1, scope: !404, file: !3, line: 596, type: !116)
!408 = !DILocation(line: 596, column: 45, scope: !404)
!409 = !DILocalVariable(name: "indent", arg: 2, scope: !404, file: !3, line: 596, type: !6)
!410 = !DILocation(line: 596, column: 52, scope: !404)
!411 = !DILocalVariable(name: "m", scope: !404, file: !3, line: 598, type: !412)
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !413, size: 64)
!413 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!414 = !DILocation(line: 598, column: 26, scope: !404)
!415 = !DILocalVariable(name: "i", scope: !404, file: !3, line: 599, type: !66)
!416 = !DILocation(line: 599, column: 12, scope: !404)
!417 = !DILocation(line: 601, column: 13, scope: !404)
!418 = !DILocation(line: 601, column: 16, scope: !404)
!419 = !DILocation(line: 601, column: 5, scope: !404)
!420 = !DILocation(line: 603, column: 23, scope: !421)
!421 = distinct !DILexicalBlock(scope: !404, file: !3, line: 601, column: 22)
!422 = !DILocation(line: 603, column: 9, scope: !421)
!423 = !DILocation(line: 604, column: 9, scope: !421)
!424 = !DILocation(line: 606, column: 15, scope: !421)
!425 = !DILocation(line: 606, column: 18, scope: !421)
!426 = !DILocation(line: 606, column: 20, scope: !421)
!427 = !DILocation(line: 606, column: 48, scope: !421)
!428 = !DILocation(line: 606, column: 9, scope: !421)
!429 = !DILocation(line: 607, column: 9, scope: !421)
!430 = !DILocation(line: 609, column: 23, scope: !421)
!431 = !DILocation(line: 609, column: 26, scope: !421)
!432 = !DILocation(line: 609, column: 28, scope: !421)
!433 = !DILocation(line: 609, column: 9, scope: !421)
!434 = !DILocation(line: 610, column: 9, scope: !421)
!435 = !DILocation(line: 612, column: 22, scope: !421)
!436 = !DILocation(line: 612, column: 25, scope: !421)
!437 = !DILocation(line: 612, column: 27, scope: !421)
!438 = !DILocation(line: 612, column: 34, scope: !421)
!439 = !DILocation(line: 612, column: 41, scope: !421)
!440 = !DILocation(line: 612, column: 44, scope: !421)
!441 = !DILocation(line: 612, column: 46, scope: !421)
!442 = !DILocation(line: 612, column: 53, scope: !421)
!443 = !DILocation(line: 612, column: 9, scope: !421)
!444 = !DILocation(line: 613, column: 9, scope: !421)
!445 = !DILocation(line: 615, column: 9, scope: !421)
!446 = !DILocation(line: 616, column: 16, scope: !447)
!447 = distinct !DILexicalBlock(scope: !421, file: !3, line: 616, column: 9)
!448 = !DILocation(line: 616, column: 14, scope: !447)
!449 = !DILocation(line: 616, column: 21, scope: !450)
!450 = distinct !DILexicalBlock(scope: !447, file: !3, line: 616, column: 9)
!451 = !DILocation(line: 616, column: 25, scope: !450)
!452 = !DILocation(line: 616, column: 28, scope: !450)
!453 = !DILocation(line: 616, column: 30, scope: !450)
!454 = !DILocation(line: 616, column: 36, scope: !450)
!455 = !DILocation(line: 616, column: 23, scope: !450)
!456 = !DILocation(line: 616, column: 9, scope: !447)
!457 = !DILocation(line: 617, column: 17, scope: !458)
!458 = distinct !DILexicalBlock(scope: !459, file: !3, line: 617, column: 17)
!459 = distinct !DILexicalBlock(scope: !450, file: !3, line: 616, column: 48)
!460 = !DILocation(line: 617, column: 19, scope: !458)
!461 = !DILocation(line: 617, column: 17, scope: !459)
!462 = !DILocation(line: 618, column: 17, scope: !458)
!463 = !DILocation(line: 619, column: 21, scope: !459)
!464 = !DILocation(line: 619, column: 28, scope: !459)
!465 = !DILocation(line: 619, column: 13, scope: !459)
!466 = !DILocation(line: 620, column: 25, scope: !459)
!467 = !DILocation(line: 620, column: 28, scope: !459)
!468 = !DILocation(line: 620, column: 30, scope: !459)
!469 = !DILocation(line: 620, column: 36, scope: !459)
!470 = !DILocation(line: 620, column: 42, scope: !459)
!471 = !DILocation(line: 620, column: 46, scope: !459)
!472 = !DILocation(line: 620, column: 53, scope: !459)
!473 = !DILocation(line: 620, column: 13, scope: !459)
!474 = !DILocation(line: 621, column: 9, scope: !459)
!475 = !DILocation(line: 616, column: 44, scope: !450)
!476 = !DILocation(line: 616, column: 9, scope: !450)
!477 = distinct !{!477, !456, !478, !175}
!478 = !DILocation(line: 621, column: 9, scope: !447)
!479 = !DILocation(line: 622, column: 17, scope: !421)
!480 = !DILocation(line: 622, column: 9, scope: !421)
!481 = !DILocation(line: 623, column: 9, scope: !421)
!482 = !DILocation(line: 624, column: 9, scope: !421)
!483 = !DILocation(line: 626, column: 9, scope: !421)
!484 = !DILocation(line: 627, column: 18, scope: !485)
!485 = distinct !DILexicalBlock(scope: !421, file: !3, line: 627, column: 9)
!486 = !DILocation(line: 627, column: 21, scope: !485)
!487 = !DILocation(line: 627, column: 23, scope: !485)
!488 = !DILocation(line: 627, column: 30, scope: !485)
!489 = !DILocation(line: 627, column: 16, scope: !485)
!490 = !DILocation(line: 627, column: 14, scope: !485)
!491 = !DILocation(line: 627, column: 37, scope: !492)
!492 = distinct !DILexicalBlock(scope: !485, file: !3, line: 627, column: 9)
!493 = !DILocation(line: 627, column: 39, scope: !492)
!494 = !DILocation(line: 627, column: 9, scope: !485)
!495 = !DILocation(line: 628, column: 17, scope: !496)
!496 = distinct !DILexicalBlock(scope: !497, file: !3, line: 628, column: 17)
!497 = distinct !DILexicalBlock(scope: !492, file: !3, line: 627, column: 61)
!498 = !DILocation(line: 628, column: 22, scope: !496)
!499 = !DILocation(line: 628, column: 25, scope: !496)
!500 = !DILocation(line: 628, column: 27, scope: !496)
!501 = !DILocation(line: 628, column: 34, scope: !496)
!502 = !DILocation(line: 628, column: 19, scope: !496)
!503 = !DILocation(line: 628, column: 17, scope: !497)
!504 = !DILocation(line: 629, column: 17, scope: !496)
!505 = !DILocation(line: 630, column: 21, scope: !497)
!506 = !DILocation(line: 630, column: 28, scope: !497)
!507 = !DILocation(line: 630, column: 13, scope: !497)
!508 = !DILocation(line: 631, column: 26, scope: !497)
!509 = !DILocation(line: 631, column: 29, scope: !497)
!510 = !DILocation(line: 631, column: 41, scope: !497)
!511 = !DILocation(line: 631, column: 44, scope: !497)
!512 = !DILocation(line: 631, column: 34, scope: !497)
!513 = !DILocation(line: 631, column: 13, scope: !497)
!514 = !DILocation(line: 632, column: 13, scope: !497)
!515 = !DILocation(line: 633, column: 25, scope: !497)
!516 = !DILocation(line: 633, column: 28, scope: !497)
!517 = !DILocation(line: 633, column: 35, scope: !497)
!518 = !DILocation(line: 633, column: 42, scope: !497)
!519 = !DILocation(line: 633, column: 13, scope: !497)
!520 = !DILocation(line: 634, column: 9, scope: !497)
!521 = !DILocation(line: 627, column: 52, scope: !492)
!522 = !DILocation(line: 627, column: 55, scope: !492)
!523 = !DILocation(line: 627, column: 50, scope: !492)
!524 = !DILocation(line: 627, column: 9, scope: !492)
!525 = distinct !{!525, !494, !526, !175}
!526 = !DILocation(line: 634, column: 9, scope: !485)
!527 = !DILocation(line: 635, column: 17, scope: !421)
!528 = !DILocation(line: 635, column: 9, scope: !421)
!529 = !DILocation(line: 636, column: 9, scope: !421)
!530 = !DILocation(line: 637, column: 9, scope: !421)
!531 = !DILocation(line: 639, column: 1, scope: !404)
!532 = distinct !DISubprogram(name: "last_kind", scope: !3, file: !3, line: 678, type: !533, scopeLine: 679, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!533 = !DISubroutineType(types: !534)
!534 = !{!6, !116}
!535 = !DILocalVariable(name: "v", arg: 1, scope: !532, file: !3, line: 678, type: !116)
!536 = !DILocation(line: 678, column: 42, scope: !532)
!537 = !DILocation(line: 680, column: 9, scope: !538)
!538 = distinct !DILexicalBlock(scope: !532, file: !3, line: 680, column: 9)
!539 = !DILocation(line: 680, column: 12, scope: !538)
!540 = !DILocation(line: 680, column: 17, scope: !538)
!541 = !DILocation(line: 680, column: 9, scope: !532)
!542 = !DILocation(line: 681, column: 9, scope: !538)
!543 = !DILocation(line: 682, column: 17, scope: !532)
!544 = !DILocation(line: 682, column: 20, scope: !532)
!545 = !DILocation(line: 682, column: 22, scope: !532)
!546 = !DILocation(line: 682, column: 28, scope: !532)
!547 = !DILocation(line: 682, column: 34, scope: !532)
!548 = !DILocation(line: 682, column: 37, scope: !532)
!549 = !DILocation(line: 682, column: 39, scope: !532)
!550 = !DILocation(line: 682, column: 45, scope: !532)
!551 = !DILocation(line: 682, column: 51, scope: !532)
!552 = !DILocation(line: 682, column: 57, scope: !532)
!553 = !DILocation(line: 682, column: 5, scope: !532)
!554 = !DILocation(line: 683, column: 1, scope: !532)
!555 = distinct !DISubprogram(name: "value_free", scope: !3, file: !3, line: 95, type: !556, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!556 = !DISubroutineType(types: !557)
!557 = !{null, !51}
!558 = !DILocalVariable(name: "v", arg: 1, scope: !555, file: !3, line: 95, type: !51)
!559 = !DILocation(line: 95, column: 38, scope: !555)
!560 = !DILocalVariable(name: "m", scope: !555, file: !3, line: 97, type: !80)
!561 = !DILocation(line: 97, column: 20, scope: !555)
!562 = !DILocalVariable(name: "next", scope: !555, file: !3, line: 97, type: !80)
!563 = !DILocation(line: 97, column: 24, scope: !555)
!564 = !DILocalVariable(name: "i", scope: !555, file: !3, line: 98, type: !66)
!565 = !DILocation(line: 98, column: 12, scope: !555)
!566 = !DILocation(line: 100, column: 9, scope: !567)
!567 = distinct !DILexicalBlock(scope: !555, file: !3, line: 100, column: 9)
!568 = !DILocation(line: 100, column: 11, scope: !567)
!569 = !DILocation(line: 100, column: 9, scope: !555)
!570 = !DILocation(line: 101, column: 9, scope: !567)
!571 = !DILocation(line: 102, column: 13, scope: !555)
!572 = !DILocation(line: 102, column: 16, scope: !555)
!573 = !DILocation(line: 102, column: 5, scope: !555)
!574 = !DILocation(line: 104, column: 14, scope: !575)
!575 = distinct !DILexicalBlock(scope: !555, file: !3, line: 102, column: 22)
!576 = !DILocation(line: 104, column: 17, scope: !575)
!577 = !DILocation(line: 104, column: 19, scope: !575)
!578 = !DILocation(line: 104, column: 26, scope: !575)
!579 = !DILocation(line: 104, column: 9, scope: !575)
!580 = !DILocation(line: 105, column: 9, scope: !575)
!581 = !DILocation(line: 107, column: 16, scope: !582)
!582 = distinct !DILexicalBlock(scope: !575, file: !3, line: 107, column: 9)
!583 = !DILocation(line: 107, column: 14, scope: !582)
!584 = !DILocation(line: 107, column: 21, scope: !585)
!585 = distinct !DILexicalBlock(scope: !582, file: !3, line: 107, column: 9)
!586 = !DILocation(line: 107, column: 25, scope: !585)
!587 = !DILocation(line: 107, column: 28, scope: !585)
!588 = !DILocation(line: 107, column: 30, scope: !585)
!589 = !DILocation(line: 107, column: 36, scope: !585)
!590 = !DILocation(line: 107, column: 23, scope: !585)
!591 = !DILocation(line: 107, column: 9, scope: !582)
!592 = !DILocation(line: 108, column: 24, scope: !585)
!593 = !DILocation(line: 108, column: 27, scope: !585)
!594 = !DILocation(line: 108, column: 29, scope: !585)
!595 = !DILocation(line: 108, column: 35, scope: !585)
!596 = !DILocation(line: 108, column: 41, scope: !585)
!597 = !DILocation(line: 108, column: 13, scope: !585)
!598 = !DILocation(line: 107, column: 44, scope: !585)
!599 = !DILocation(line: 107, column: 9, scope: !585)
!600 = distinct !{!600, !591, !601, !175}
!601 = !DILocation(line: 108, column: 43, scope: !582)
!602 = !DILocation(line: 109, column: 14, scope: !575)
!603 = !DILocation(line: 109, column: 17, scope: !575)
!604 = !DILocation(line: 109, column: 19, scope: !575)
!605 = !DILocation(line: 109, column: 25, scope: !575)
!606 = !DILocation(line: 109, column: 9, scope: !575)
!607 = !DILocation(line: 110, column: 9, scope: !575)
!608 = !DILocation(line: 112, column: 18, scope: !609)
!609 = distinct !DILexicalBlock(scope: !575, file: !3, line: 112, column: 9)
!610 = !DILocation(line: 112, column: 21, scope: !609)
!611 = !DILocation(line: 112, column: 23, scope: !609)
!612 = !DILocation(line: 112, column: 30, scope: !609)
!613 = !DILocation(line: 112, column: 16, scope: !609)
!614 = !DILocation(line: 112, column: 14, scope: !609)
!615 = !DILocation(line: 112, column: 37, scope: !616)
!616 = distinct !DILexicalBlock(scope: !609, file: !3, line: 112, column: 9)
!617 = !DILocation(line: 112, column: 39, scope: !616)
!618 = !DILocation(line: 112, column: 9, scope: !609)
!619 = !DILocation(line: 113, column: 20, scope: !620)
!620 = distinct !DILexicalBlock(scope: !616, file: !3, line: 112, column: 58)
!621 = !DILocation(line: 113, column: 23, scope: !620)
!622 = !DILocation(line: 113, column: 18, scope: !620)
!623 = !DILocation(line: 114, column: 18, scope: !620)
!624 = !DILocation(line: 114, column: 21, scope: !620)
!625 = !DILocation(line: 114, column: 13, scope: !620)
!626 = !DILocation(line: 115, column: 24, scope: !620)
!627 = !DILocation(line: 115, column: 27, scope: !620)
!628 = !DILocation(line: 115, column: 13, scope: !620)
!629 = !DILocation(line: 116, column: 18, scope: !620)
!630 = !DILocation(line: 116, column: 13, scope: !620)
!631 = !DILocation(line: 117, column: 9, scope: !620)
!632 = !DILocation(line: 112, column: 52, scope: !616)
!633 = !DILocation(line: 112, column: 50, scope: !616)
!634 = !DILocation(line: 112, column: 9, scope: !616)
!635 = distinct !{!635, !618, !636, !175}
!636 = !DILocation(line: 117, column: 9, scope: !609)
!637 = !DILocation(line: 118, column: 9, scope: !575)
!638 = !DILocation(line: 120, column: 9, scope: !575)
!639 = !DILocation(line: 122, column: 10, scope: !555)
!640 = !DILocation(line: 122, column: 5, scope: !555)
!641 = !DILocation(line: 123, column: 1, scope: !555)
!642 = distinct !DISubprogram(name: "parse_value", scope: !3, file: !3, line: 492, type: !643, scopeLine: 493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!643 = !DISubroutineType(types: !644)
!644 = !{!51, !244}
!645 = !DILocalVariable(name: "p", arg: 1, scope: !642, file: !3, line: 492, type: !244)
!646 = !DILocation(line: 492, column: 49, scope: !642)
!647 = !DILocalVariable(name: "v", scope: !642, file: !3, line: 494, type: !51)
!648 = !DILocation(line: 494, column: 19, scope: !642)
!649 = !DILocation(line: 496, column: 16, scope: !642)
!650 = !DILocation(line: 496, column: 5, scope: !642)
!651 = !DILocation(line: 497, column: 18, scope: !642)
!652 = !DILocation(line: 497, column: 13, scope: !642)
!653 = !DILocation(line: 497, column: 5, scope: !642)
!654 = !DILocation(line: 499, column: 21, scope: !655)
!655 = distinct !DILexicalBlock(scope: !642, file: !3, line: 497, column: 22)
!656 = !DILocation(line: 499, column: 16, scope: !655)
!657 = !DILocation(line: 499, column: 9, scope: !655)
!658 = !DILocation(line: 501, column: 9, scope: !655)
!659 = !DILocation(line: 501, column: 12, scope: !655)
!660 = !DILocation(line: 501, column: 14, scope: !655)
!661 = !DILocation(line: 502, column: 29, scope: !655)
!662 = !DILocation(line: 502, column: 16, scope: !655)
!663 = !DILocation(line: 502, column: 9, scope: !655)
!664 = !DILocation(line: 504, column: 9, scope: !655)
!665 = !DILocation(line: 504, column: 12, scope: !655)
!666 = !DILocation(line: 504, column: 14, scope: !655)
!667 = !DILocation(line: 505, column: 28, scope: !655)
!668 = !DILocation(line: 505, column: 16, scope: !655)
!669 = !DILocation(line: 505, column: 9, scope: !655)
!670 = !DILocation(line: 507, column: 9, scope: !655)
!671 = !DILocation(line: 507, column: 12, scope: !655)
!672 = !DILocation(line: 507, column: 14, scope: !655)
!673 = !DILocation(line: 508, column: 13, scope: !655)
!674 = !DILocation(line: 508, column: 11, scope: !655)
!675 = !DILocation(line: 509, column: 42, scope: !655)
!676 = !DILocation(line: 509, column: 46, scope: !655)
!677 = !DILocation(line: 509, column: 49, scope: !655)
!678 = !DILocation(line: 509, column: 51, scope: !655)
!679 = !DILocation(line: 509, column: 58, scope: !655)
!680 = !DILocation(line: 509, column: 29, scope: !655)
!681 = !DILocation(line: 509, column: 9, scope: !655)
!682 = !DILocation(line: 509, column: 12, scope: !655)
!683 = !DILocation(line: 509, column: 14, scope: !655)
!684 = !DILocation(line: 509, column: 21, scope: !655)
!685 = !DILocation(line: 509, column: 27, scope: !655)
!686 = !DILocation(line: 510, column: 13, scope: !687)
!687 = distinct !DILexicalBlock(scope: !655, file: !3, line: 510, column: 13)
!688 = !DILocation(line: 510, column: 16, scope: !687)
!689 = !DILocation(line: 510, column: 18, scope: !687)
!690 = !DILocation(line: 510, column: 25, scope: !687)
!691 = !DILocation(line: 510, column: 31, scope: !687)
!692 = !DILocation(line: 510, column: 13, scope: !655)
!693 = !DILocation(line: 511, column: 24, scope: !694)
!694 = distinct !DILexicalBlock(scope: !687, file: !3, line: 510, column: 40)
!695 = !DILocation(line: 511, column: 13, scope: !694)
!696 = !DILocation(line: 512, column: 13, scope: !694)
!697 = !DILocation(line: 514, column: 16, scope: !655)
!698 = !DILocation(line: 514, column: 9, scope: !655)
!699 = !DILocation(line: 516, column: 25, scope: !700)
!700 = distinct !DILexicalBlock(scope: !655, file: !3, line: 516, column: 13)
!701 = !DILocation(line: 516, column: 14, scope: !700)
!702 = !DILocation(line: 516, column: 13, scope: !655)
!703 = !DILocation(line: 517, column: 25, scope: !700)
!704 = !DILocation(line: 517, column: 20, scope: !700)
!705 = !DILocation(line: 517, column: 13, scope: !700)
!706 = !DILocation(line: 518, column: 13, scope: !655)
!707 = !DILocation(line: 518, column: 11, scope: !655)
!708 = !DILocation(line: 519, column: 9, scope: !655)
!709 = !DILocation(line: 519, column: 12, scope: !655)
!710 = !DILocation(line: 519, column: 14, scope: !655)
!711 = !DILocation(line: 519, column: 22, scope: !655)
!712 = !DILocation(line: 520, column: 16, scope: !655)
!713 = !DILocation(line: 520, column: 9, scope: !655)
!714 = !DILocation(line: 522, column: 25, scope: !715)
!715 = distinct !DILexicalBlock(scope: !655, file: !3, line: 522, column: 13)
!716 = !DILocation(line: 522, column: 14, scope: !715)
!717 = !DILocation(line: 522, column: 13, scope: !655)
!718 = !DILocation(line: 523, column: 25, scope: !715)
!719 = !DILocation(line: 523, column: 20, scope: !715)
!720 = !DILocation(line: 523, column: 13, scope: !715)
!721 = !DILocation(line: 524, column: 16, scope: !655)
!722 = !DILocation(line: 524, column: 9, scope: !655)
!723 = !DILocation(line: 526, column: 25, scope: !724)
!724 = distinct !DILexicalBlock(scope: !655, file: !3, line: 526, column: 13)
!725 = !DILocation(line: 526, column: 14, scope: !724)
!726 = !DILocation(line: 526, column: 13, scope: !655)
!727 = !DILocation(line: 527, column: 25, scope: !724)
!728 = !DILocation(line: 527, column: 20, scope: !724)
!729 = !DILocation(line: 527, column: 13, scope: !724)
!730 = !DILocation(line: 528, column: 16, scope: !655)
!731 = !DILocation(line: 528, column: 9, scope: !655)
!732 = !DILocation(line: 530, column: 29, scope: !655)
!733 = !DILocation(line: 530, column: 16, scope: !655)
!734 = !DILocation(line: 530, column: 9, scope: !655)
!735 = !DILocation(line: 532, column: 1, scope: !642)
!736 = distinct !DISubprogram(name: "skip_space", scope: !3, file: !3, line: 193, type: !737, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!737 = !DISubroutineType(types: !738)
!738 = !{null, !244}
!739 = !DILocalVariable(name: "p", arg: 1, scope: !736, file: !3, line: 193, type: !244)
!740 = !DILocation(line: 193, column: 39, scope: !736)
!741 = !DILocation(line: 195, column: 5, scope: !736)
!742 = !DILocation(line: 195, column: 12, scope: !736)
!743 = !DILocation(line: 195, column: 15, scope: !736)
!744 = !DILocation(line: 195, column: 20, scope: !736)
!745 = !DILocation(line: 195, column: 23, scope: !736)
!746 = !DILocation(line: 195, column: 18, scope: !736)
!747 = !DILocalVariable(name: "c", scope: !748, file: !3, line: 196, type: !9)
!748 = distinct !DILexicalBlock(scope: !736, file: !3, line: 195, column: 31)
!749 = !DILocation(line: 196, column: 14, scope: !748)
!750 = !DILocation(line: 196, column: 18, scope: !748)
!751 = !DILocation(line: 196, column: 21, scope: !748)
!752 = !DILocation(line: 196, column: 26, scope: !748)
!753 = !DILocation(line: 196, column: 29, scope: !748)
!754 = !DILocation(line: 197, column: 13, scope: !755)
!755 = distinct !DILexicalBlock(scope: !748, file: !3, line: 197, column: 13)
!756 = !DILocation(line: 197, column: 15, scope: !755)
!757 = !DILocation(line: 197, column: 22, scope: !755)
!758 = !DILocation(line: 197, column: 25, scope: !755)
!759 = !DILocation(line: 197, column: 27, scope: !755)
!760 = !DILocation(line: 197, column: 35, scope: !755)
!761 = !DILocation(line: 197, column: 38, scope: !755)
!762 = !DILocation(line: 197, column: 40, scope: !755)
!763 = !DILocation(line: 197, column: 48, scope: !755)
!764 = !DILocation(line: 197, column: 51, scope: !755)
!765 = !DILocation(line: 197, column: 53, scope: !755)
!766 = !DILocation(line: 197, column: 13, scope: !748)
!767 = !DILocation(line: 198, column: 13, scope: !755)
!768 = !DILocation(line: 199, column: 9, scope: !748)
!769 = !DILocation(line: 199, column: 12, scope: !748)
!770 = !DILocation(line: 199, column: 14, scope: !748)
!771 = distinct !{!771, !741, !772, !175}
!772 = !DILocation(line: 200, column: 5, scope: !736)
!773 = !DILocation(line: 201, column: 1, scope: !736)
!774 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 179, type: !775, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!775 = !DISubroutineType(types: !776)
!776 = !{!48, !244, !21}
!777 = !DILocalVariable(name: "p", arg: 1, scope: !774, file: !3, line: 179, type: !244)
!778 = !DILocation(line: 179, column: 34, scope: !774)
!779 = !DILocalVariable(name: "error", arg: 2, scope: !774, file: !3, line: 179, type: !21)
!780 = !DILocation(line: 179, column: 48, scope: !774)
!781 = !DILocation(line: 181, column: 9, scope: !782)
!782 = distinct !DILexicalBlock(scope: !774, file: !3, line: 181, column: 9)
!783 = !DILocation(line: 181, column: 12, scope: !782)
!784 = !DILocation(line: 181, column: 18, scope: !782)
!785 = !DILocation(line: 181, column: 9, scope: !774)
!786 = !DILocation(line: 182, column: 20, scope: !787)
!787 = distinct !DILexicalBlock(scope: !782, file: !3, line: 181, column: 29)
!788 = !DILocation(line: 182, column: 9, scope: !787)
!789 = !DILocation(line: 182, column: 12, scope: !787)
!790 = !DILocation(line: 182, column: 18, scope: !787)
!791 = !DILocation(line: 183, column: 23, scope: !787)
!792 = !DILocation(line: 183, column: 26, scope: !787)
!793 = !DILocation(line: 183, column: 9, scope: !787)
!794 = !DILocation(line: 183, column: 12, scope: !787)
!795 = !DILocation(line: 183, column: 21, scope: !787)
!796 = !DILocation(line: 184, column: 5, scope: !787)
!797 = !DILocation(line: 185, column: 5, scope: !774)
!798 = distinct !DISubprogram(name: "peek", scope: !3, file: !3, line: 188, type: !799, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!799 = !DISubroutineType(types: !800)
!800 = !{!6, !244}
!801 = !DILocalVariable(name: "p", arg: 1, scope: !798, file: !3, line: 188, type: !244)
!802 = !DILocation(line: 188, column: 32, scope: !798)
!803 = !DILocation(line: 190, column: 12, scope: !798)
!804 = !DILocation(line: 190, column: 15, scope: !798)
!805 = !DILocation(line: 190, column: 20, scope: !798)
!806 = !DILocation(line: 190, column: 23, scope: !798)
!807 = !DILocation(line: 190, column: 18, scope: !798)
!808 = !DILocation(line: 190, column: 47, scope: !798)
!809 = !DILocation(line: 190, column: 50, scope: !798)
!810 = !DILocation(line: 190, column: 55, scope: !798)
!811 = !DILocation(line: 190, column: 58, scope: !798)
!812 = !DILocation(line: 190, column: 32, scope: !798)
!813 = !DILocation(line: 190, column: 5, scope: !798)
!814 = distinct !DISubprogram(name: "parse_object", scope: !3, file: !3, line: 432, type: !643, scopeLine: 433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!815 = !DILocalVariable(name: "p", arg: 1, scope: !814, file: !3, line: 432, type: !244)
!816 = !DILocation(line: 432, column: 50, scope: !814)
!817 = !DILocalVariable(name: "object", scope: !814, file: !3, line: 434, type: !51)
!818 = !DILocation(line: 434, column: 19, scope: !814)
!819 = !DILocation(line: 434, column: 28, scope: !814)
!820 = !DILocation(line: 436, column: 16, scope: !821)
!821 = distinct !DILexicalBlock(scope: !814, file: !3, line: 436, column: 9)
!822 = !DILocation(line: 436, column: 10, scope: !821)
!823 = !DILocation(line: 436, column: 9, scope: !814)
!824 = !DILocation(line: 437, column: 9, scope: !821)
!825 = !DILocation(line: 438, column: 16, scope: !814)
!826 = !DILocation(line: 438, column: 5, scope: !814)
!827 = !DILocation(line: 439, column: 16, scope: !828)
!828 = distinct !DILexicalBlock(scope: !814, file: !3, line: 439, column: 9)
!829 = !DILocation(line: 439, column: 9, scope: !828)
!830 = !DILocation(line: 439, column: 9, scope: !814)
!831 = !DILocation(line: 440, column: 15, scope: !832)
!832 = distinct !DILexicalBlock(scope: !828, file: !3, line: 439, column: 25)
!833 = !DILocation(line: 440, column: 9, scope: !832)
!834 = !DILocation(line: 441, column: 16, scope: !832)
!835 = !DILocation(line: 441, column: 9, scope: !832)
!836 = !DILocation(line: 443, column: 5, scope: !814)
!837 = !DILocalVariable(name: "item", scope: !838, file: !3, line: 444, type: !51)
!838 = distinct !DILexicalBlock(scope: !839, file: !3, line: 443, column: 14)
!839 = distinct !DILexicalBlock(scope: !840, file: !3, line: 443, column: 5)
!840 = distinct !DILexicalBlock(scope: !814, file: !3, line: 443, column: 5)
!841 = !DILocation(line: 444, column: 23, scope: !838)
!842 = !DILocalVariable(name: "key", scope: !838, file: !3, line: 445, type: !8)
!843 = !DILocation(line: 445, column: 15, scope: !838)
!844 = !DILocation(line: 447, column: 20, scope: !838)
!845 = !DILocation(line: 447, column: 9, scope: !838)
!846 = !DILocation(line: 448, column: 21, scope: !847)
!847 = distinct !DILexicalBlock(scope: !838, file: !3, line: 448, column: 13)
!848 = !DILocation(line: 448, column: 14, scope: !847)
!849 = !DILocation(line: 448, column: 13, scope: !838)
!850 = !DILocation(line: 449, column: 18, scope: !851)
!851 = distinct !DILexicalBlock(scope: !847, file: !3, line: 448, column: 30)
!852 = !DILocation(line: 449, column: 13, scope: !851)
!853 = !DILocation(line: 450, column: 13, scope: !851)
!854 = !DILocation(line: 452, column: 28, scope: !838)
!855 = !DILocation(line: 452, column: 15, scope: !838)
!856 = !DILocation(line: 452, column: 13, scope: !838)
!857 = !DILocation(line: 453, column: 13, scope: !858)
!858 = distinct !DILexicalBlock(scope: !838, file: !3, line: 453, column: 13)
!859 = !DILocation(line: 453, column: 17, scope: !858)
!860 = !DILocation(line: 453, column: 13, scope: !838)
!861 = !DILocation(line: 454, column: 13, scope: !858)
!862 = !DILocation(line: 455, column: 20, scope: !838)
!863 = !DILocation(line: 455, column: 9, scope: !838)
!864 = !DILocation(line: 456, column: 21, scope: !865)
!865 = distinct !DILexicalBlock(scope: !838, file: !3, line: 456, column: 13)
!866 = !DILocation(line: 456, column: 14, scope: !865)
!867 = !DILocation(line: 456, column: 13, scope: !838)
!868 = !DILocation(line: 457, column: 18, scope: !869)
!869 = distinct !DILexicalBlock(scope: !865, file: !3, line: 456, column: 30)
!870 = !DILocation(line: 457, column: 13, scope: !869)
!871 = !DILocation(line: 458, column: 18, scope: !869)
!872 = !DILocation(line: 458, column: 13, scope: !869)
!873 = !DILocation(line: 459, column: 13, scope: !869)
!874 = !DILocation(line: 461, column: 28, scope: !838)
!875 = !DILocation(line: 461, column: 16, scope: !838)
!876 = !DILocation(line: 461, column: 14, scope: !838)
!877 = !DILocation(line: 462, column: 13, scope: !878)
!878 = distinct !DILexicalBlock(scope: !838, file: !3, line: 462, column: 13)
!879 = !DILocation(line: 462, column: 18, scope: !878)
!880 = !DILocation(line: 462, column: 13, scope: !838)
!881 = !DILocation(line: 463, column: 18, scope: !882)
!882 = distinct !DILexicalBlock(scope: !878, file: !3, line: 462, column: 27)
!883 = !DILocation(line: 463, column: 13, scope: !882)
!884 = !DILocation(line: 464, column: 13, scope: !882)
!885 = !DILocation(line: 466, column: 20, scope: !838)
!886 = !DILocation(line: 466, column: 28, scope: !838)
!887 = !DILocation(line: 466, column: 33, scope: !838)
!888 = !DILocation(line: 466, column: 9, scope: !838)
!889 = !DILocation(line: 467, column: 20, scope: !838)
!890 = !DILocation(line: 467, column: 9, scope: !838)
!891 = !DILocation(line: 468, column: 20, scope: !892)
!892 = distinct !DILexicalBlock(scope: !838, file: !3, line: 468, column: 13)
!893 = !DILocation(line: 468, column: 13, scope: !892)
!894 = !DILocation(line: 468, column: 13, scope: !838)
!895 = !DILocation(line: 469, column: 13, scope: !892)
!896 = !DILocation(line: 470, column: 21, scope: !897)
!897 = distinct !DILexicalBlock(scope: !838, file: !3, line: 470, column: 13)
!898 = !DILocation(line: 470, column: 14, scope: !897)
!899 = !DILocation(line: 470, column: 13, scope: !838)
!900 = !DILocation(line: 471, column: 18, scope: !901)
!901 = distinct !DILexicalBlock(scope: !897, file: !3, line: 470, column: 30)
!902 = !DILocation(line: 471, column: 13, scope: !901)
!903 = !DILocation(line: 472, column: 13, scope: !901)
!904 = !DILocation(line: 443, column: 5, scope: !839)
!905 = distinct !{!905, !906, !907}
!906 = !DILocation(line: 443, column: 5, scope: !840)
!907 = !DILocation(line: 474, column: 5, scope: !840)
!908 = !DILocation(line: 475, column: 16, scope: !909)
!909 = distinct !DILexicalBlock(scope: !814, file: !3, line: 475, column: 9)
!910 = !DILocation(line: 475, column: 10, scope: !909)
!911 = !DILocation(line: 475, column: 9, scope: !814)
!912 = !DILocation(line: 476, column: 14, scope: !909)
!913 = !DILocation(line: 476, column: 9, scope: !909)
!914 = !DILocation(line: 477, column: 12, scope: !814)
!915 = !DILocation(line: 477, column: 5, scope: !814)
!916 = !DILabel(scope: !814, name: "bad", file: !3, line: 478)
!917 = !DILocation(line: 478, column: 1, scope: !814)
!918 = !DILocation(line: 479, column: 16, scope: !814)
!919 = !DILocation(line: 479, column: 5, scope: !814)
!920 = !DILocation(line: 480, column: 5, scope: !814)
!921 = !DILocation(line: 481, column: 1, scope: !814)
!922 = distinct !DISubprogram(name: "parse_array", scope: !3, file: !3, line: 399, type: !643, scopeLine: 400, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!923 = !DILocalVariable(name: "p", arg: 1, scope: !922, file: !3, line: 399, type: !244)
!924 = !DILocation(line: 399, column: 49, scope: !922)
!925 = !DILocalVariable(name: "array", scope: !922, file: !3, line: 401, type: !51)
!926 = !DILocation(line: 401, column: 19, scope: !922)
!927 = !DILocation(line: 401, column: 27, scope: !922)
!928 = !DILocation(line: 403, column: 16, scope: !929)
!929 = distinct !DILexicalBlock(scope: !922, file: !3, line: 403, column: 9)
!930 = !DILocation(line: 403, column: 10, scope: !929)
!931 = !DILocation(line: 403, column: 9, scope: !922)
!932 = !DILocation(line: 404, column: 9, scope: !929)
!933 = !DILocation(line: 405, column: 16, scope: !922)
!934 = !DILocation(line: 405, column: 5, scope: !922)
!935 = !DILocation(line: 406, column: 16, scope: !936)
!936 = distinct !DILexicalBlock(scope: !922, file: !3, line: 406, column: 9)
!937 = !DILocation(line: 406, column: 9, scope: !936)
!938 = !DILocation(line: 406, column: 9, scope: !922)
!939 = !DILocation(line: 407, column: 15, scope: !940)
!940 = distinct !DILexicalBlock(scope: !936, file: !3, line: 406, column: 25)
!941 = !DILocation(line: 407, column: 9, scope: !940)
!942 = !DILocation(line: 408, column: 16, scope: !940)
!943 = !DILocation(line: 408, column: 9, scope: !940)
!944 = !DILocation(line: 410, column: 5, scope: !922)
!945 = !DILocalVariable(name: "item", scope: !946, file: !3, line: 411, type: !51)
!946 = distinct !DILexicalBlock(scope: !947, file: !3, line: 410, column: 14)
!947 = distinct !DILexicalBlock(scope: !948, file: !3, line: 410, column: 5)
!948 = distinct !DILexicalBlock(scope: !922, file: !3, line: 410, column: 5)
!949 = !DILocation(line: 411, column: 23, scope: !946)
!950 = !DILocation(line: 411, column: 42, scope: !946)
!951 = !DILocation(line: 411, column: 30, scope: !946)
!952 = !DILocation(line: 412, column: 13, scope: !953)
!953 = distinct !DILexicalBlock(scope: !946, file: !3, line: 412, column: 13)
!954 = !DILocation(line: 412, column: 18, scope: !953)
!955 = !DILocation(line: 412, column: 13, scope: !946)
!956 = !DILocation(line: 413, column: 13, scope: !953)
!957 = !DILocation(line: 414, column: 20, scope: !946)
!958 = !DILocation(line: 414, column: 27, scope: !946)
!959 = !DILocation(line: 414, column: 9, scope: !946)
!960 = !DILocation(line: 415, column: 20, scope: !946)
!961 = !DILocation(line: 415, column: 9, scope: !946)
!962 = !DILocation(line: 416, column: 20, scope: !963)
!963 = distinct !DILexicalBlock(scope: !946, file: !3, line: 416, column: 13)
!964 = !DILocation(line: 416, column: 13, scope: !963)
!965 = !DILocation(line: 416, column: 13, scope: !946)
!966 = !DILocation(line: 417, column: 13, scope: !963)
!967 = !DILocation(line: 418, column: 21, scope: !968)
!968 = distinct !DILexicalBlock(scope: !946, file: !3, line: 418, column: 13)
!969 = !DILocation(line: 418, column: 14, scope: !968)
!970 = !DILocation(line: 418, column: 13, scope: !946)
!971 = !DILocation(line: 419, column: 18, scope: !972)
!972 = distinct !DILexicalBlock(scope: !968, file: !3, line: 418, column: 30)
!973 = !DILocation(line: 419, column: 13, scope: !972)
!974 = !DILocation(line: 420, column: 24, scope: !972)
!975 = !DILocation(line: 420, column: 13, scope: !972)
!976 = !DILocation(line: 421, column: 13, scope: !972)
!977 = !DILocation(line: 410, column: 5, scope: !947)
!978 = distinct !{!978, !979, !980}
!979 = !DILocation(line: 410, column: 5, scope: !948)
!980 = !DILocation(line: 423, column: 5, scope: !948)
!981 = !DILocation(line: 424, column: 16, scope: !982)
!982 = distinct !DILexicalBlock(scope: !922, file: !3, line: 424, column: 9)
!983 = !DILocation(line: 424, column: 10, scope: !982)
!984 = !DILocation(line: 424, column: 9, scope: !922)
!985 = !DILocation(line: 425, column: 14, scope: !982)
!986 = !DILocation(line: 425, column: 9, scope: !982)
!987 = !DILocation(line: 426, column: 12, scope: !922)
!988 = !DILocation(line: 426, column: 5, scope: !922)
!989 = !DILabel(scope: !922, name: "bad", file: !3, line: 427)
!990 = !DILocation(line: 427, column: 1, scope: !922)
!991 = !DILocation(line: 428, column: 16, scope: !922)
!992 = !DILocation(line: 428, column: 5, scope: !922)
!993 = !DILocation(line: 429, column: 5, scope: !922)
!994 = !DILocation(line: 430, column: 1, scope: !922)
!995 = distinct !DISubprogram(name: "value_new", scope: !3, file: !3, line: 84, type: !996, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!996 = !DISubroutineType(types: !997)
!997 = !{!51, !12}
!998 = !DILocalVariable(name: "kind", arg: 1, scope: !995, file: !3, line: 84, type: !12)
!999 = !DILocation(line: 84, column: 42, scope: !995)
!1000 = !DILocalVariable(name: "v", scope: !995, file: !3, line: 86, type: !51)
!1001 = !DILocation(line: 86, column: 19, scope: !995)
!1002 = !DILocation(line: 86, column: 23, scope: !995)
!1003 = !DILocation(line: 87, column: 9, scope: !1004)
!1004 = distinct !DILexicalBlock(scope: !995, file: !3, line: 87, column: 9)
!1005 = !DILocation(line: 87, column: 11, scope: !1004)
!1006 = !DILocation(line: 87, column: 9, scope: !995)
!1007 = !DILocation(line: 88, column: 17, scope: !1008)
!1008 = distinct !DILexicalBlock(scope: !1004, file: !3, line: 87, column: 20)
!1009 = !DILocation(line: 88, column: 9, scope: !1008)
!1010 = !DILocation(line: 89, column: 9, scope: !1008)
!1011 = !DILocation(line: 91, column: 15, scope: !995)
!1012 = !DILocation(line: 91, column: 5, scope: !995)
!1013 = !DILocation(line: 91, column: 8, scope: !995)
!1014 = !DILocation(line: 91, column: 13, scope: !995)
!1015 = !DILocation(line: 92, column: 12, scope: !995)
!1016 = !DILocation(line: 92, column: 5, scope: !995)
!1017 = distinct !DISubprogram(name: "parse_string", scope: !3, file: !3, line: 293, type: !1018, scopeLine: 294, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1018 = !DISubroutineType(types: !1019)
!1019 = !{!8, !244, !1020}
!1020 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!1021 = !DILocalVariable(name: "p", arg: 1, scope: !1017, file: !3, line: 293, type: !244)
!1022 = !DILocation(line: 293, column: 42, scope: !1017)
!1023 = !DILocalVariable(name: "length", arg: 2, scope: !1017, file: !3, line: 293, type: !1020)
!1024 = !DILocation(line: 293, column: 53, scope: !1017)
!1025 = !DILocalVariable(name: "size", scope: !1017, file: !3, line: 295, type: !66)
!1026 = !DILocation(line: 295, column: 12, scope: !1017)
!1027 = !DILocation(line: 295, column: 34, scope: !1017)
!1028 = !DILocation(line: 295, column: 19, scope: !1017)
!1029 = !DILocalVariable(name: "n", scope: !1017, file: !3, line: 295, type: !66)
!1030 = !DILocation(line: 295, column: 38, scope: !1017)
!1031 = !DILocalVariable(name: "out", scope: !1017, file: !3, line: 296, type: !8)
!1032 = !DILocation(line: 296, column: 11, scope: !1017)
!1033 = !DILocation(line: 296, column: 24, scope: !1017)
!1034 = !DILocation(line: 296, column: 29, scope: !1017)
!1035 = !DILocation(line: 296, column: 17, scope: !1017)
!1036 = !DILocation(line: 298, column: 9, scope: !1037)
!1037 = distinct !DILexicalBlock(scope: !1017, file: !3, line: 298, column: 9)
!1038 = !DILocation(line: 298, column: 13, scope: !1037)
!1039 = !DILocation(line: 298, column: 9, scope: !1017)
!1040 = !DILocation(line: 299, column: 21, scope: !1037)
!1041 = !DILocation(line: 299, column: 16, scope: !1037)
!1042 = !DILocation(line: 299, column: 9, scope: !1037)
!1043 = !DILocation(line: 300, column: 5, scope: !1017)
!1044 = !DILocalVariable(name: "c", scope: !1045, file: !3, line: 301, type: !6)
!1045 = distinct !DILexicalBlock(scope: !1046, file: !3, line: 300, column: 14)
!1046 = distinct !DILexicalBlock(scope: !1047, file: !3, line: 300, column: 5)
!1047 = distinct !DILexicalBlock(scope: !1017, file: !3, line: 300, column: 5)
!1048 = !DILocation(line: 301, column: 13, scope: !1045)
!1049 = !DILocation(line: 301, column: 22, scope: !1045)
!1050 = !DILocation(line: 301, column: 17, scope: !1045)
!1051 = !DILocation(line: 302, column: 13, scope: !1052)
!1052 = distinct !DILexicalBlock(scope: !1045, file: !3, line: 302, column: 13)
!1053 = !DILocation(line: 302, column: 15, scope: !1052)
!1054 = !DILocation(line: 302, column: 13, scope: !1045)
!1055 = !DILocation(line: 303, column: 18, scope: !1056)
!1056 = distinct !DILexicalBlock(scope: !1052, file: !3, line: 302, column: 23)
!1057 = !DILocation(line: 303, column: 13, scope: !1056)
!1058 = !DILocation(line: 304, column: 25, scope: !1056)
!1059 = !DILocation(line: 304, column: 20, scope: !1056)
!1060 = !DILocation(line: 304, column: 13, scope: !1056)
!1061 = !DILocation(line: 306, column: 9, scope: !1045)
!1062 = !DILocation(line: 306, column: 12, scope: !1045)
!1063 = !DILocation(line: 306, column: 14, scope: !1045)
!1064 = !DILocation(line: 307, column: 13, scope: !1065)
!1065 = distinct !DILexicalBlock(scope: !1045, file: !3, line: 307, column: 13)
!1066 = !DILocation(line: 307, column: 15, scope: !1065)
!1067 = !DILocation(line: 307, column: 13, scope: !1045)
!1068 = !DILocation(line: 308, column: 13, scope: !1065)
!1069 = !DILocation(line: 309, column: 13, scope: !1070)
!1070 = distinct !DILexicalBlock(scope: !1045, file: !3, line: 309, column: 13)
!1071 = !DILocation(line: 309, column: 15, scope: !1070)
!1072 = !DILocation(line: 309, column: 13, scope: !1045)
!1073 = !DILocation(line: 310, column: 18, scope: !1074)
!1074 = distinct !DILexicalBlock(scope: !1070, file: !3, line: 309, column: 23)
!1075 = !DILocation(line: 310, column: 13, scope: !1074)
!1076 = !DILocation(line: 311, column: 25, scope: !1074)
!1077 = !DILocation(line: 311, column: 20, scope: !1074)
!1078 = !DILocation(line: 311, column: 13, scope: !1074)
!1079 = !DILocation(line: 313, column: 13, scope: !1080)
!1080 = distinct !DILexicalBlock(scope: !1045, file: !3, line: 313, column: 13)
!1081 = !DILocation(line: 313, column: 15, scope: !1080)
!1082 = !DILocation(line: 313, column: 13, scope: !1045)
!1083 = !DILocation(line: 314, column: 30, scope: !1084)
!1084 = distinct !DILexicalBlock(scope: !1080, file: !3, line: 313, column: 24)
!1085 = !DILocation(line: 314, column: 24, scope: !1084)
!1086 = !DILocation(line: 314, column: 13, scope: !1084)
!1087 = !DILocation(line: 314, column: 18, scope: !1084)
!1088 = !DILocation(line: 314, column: 22, scope: !1084)
!1089 = !DILocation(line: 315, column: 13, scope: !1084)
!1090 = distinct !{!1090, !1091, !1092}
!1091 = !DILocation(line: 300, column: 5, scope: !1047)
!1092 = !DILocation(line: 353, column: 5, scope: !1047)
!1093 = !DILocation(line: 317, column: 18, scope: !1045)
!1094 = !DILocation(line: 317, column: 13, scope: !1045)
!1095 = !DILocation(line: 317, column: 11, scope: !1045)
!1096 = !DILocation(line: 318, column: 9, scope: !1045)
!1097 = !DILocation(line: 318, column: 12, scope: !1045)
!1098 = !DILocation(line: 318, column: 14, scope: !1045)
!1099 = !DILocation(line: 319, column: 17, scope: !1045)
!1100 = !DILocation(line: 319, column: 9, scope: !1045)
!1101 = !DILocation(line: 323, column: 30, scope: !1102)
!1102 = distinct !DILexicalBlock(scope: !1045, file: !3, line: 319, column: 20)
!1103 = !DILocation(line: 323, column: 24, scope: !1102)
!1104 = !DILocation(line: 323, column: 13, scope: !1102)
!1105 = !DILocation(line: 323, column: 18, scope: !1102)
!1106 = !DILocation(line: 323, column: 22, scope: !1102)
!1107 = !DILocation(line: 324, column: 13, scope: !1102)
!1108 = !DILocation(line: 326, column: 13, scope: !1102)
!1109 = !DILocation(line: 326, column: 18, scope: !1102)
!1110 = !DILocation(line: 326, column: 22, scope: !1102)
!1111 = !DILocation(line: 327, column: 13, scope: !1102)
!1112 = !DILocation(line: 329, column: 13, scope: !1102)
!1113 = !DILocation(line: 329, column: 18, scope: !1102)
!1114 = !DILocation(line: 329, column: 22, scope: !1102)
!1115 = !DILocation(line: 330, column: 13, scope: !1102)
!1116 = !DILocation(line: 332, column: 13, scope: !1102)
!1117 = !DILocation(line: 332, column: 18, scope: !1102)
!1118 = !DILocation(line: 332, column: 22, scope: !1102)
!1119 = !DILocation(line: 333, column: 13, scope: !1102)
!1120 = !DILocation(line: 335, column: 13, scope: !1102)
!1121 = !DILocation(line: 335, column: 18, scope: !1102)
!1122 = !DILocation(line: 335, column: 22, scope: !1102)
!1123 = !DILocation(line: 336, column: 13, scope: !1102)
!1124 = !DILocation(line: 338, column: 13, scope: !1102)
!1125 = !DILocation(line: 338, column: 18, scope: !1102)
!1126 = !DILocation(line: 338, column: 22, scope: !1102)
!1127 = !DILocation(line: 339, column: 13, scope: !1102)
!1128 = !DILocalVariable(name: "code", scope: !1129, file: !3, line: 341, type: !60)
!1129 = distinct !DILexicalBlock(scope: !1102, file: !3, line: 340, column: 19)
!1130 = !DILocation(line: 341, column: 18, scope: !1129)
!1131 = !DILocation(line: 341, column: 36, scope: !1129)
!1132 = !DILocation(line: 341, column: 25, scope: !1129)
!1133 = !DILocation(line: 342, column: 17, scope: !1134)
!1134 = distinct !DILexicalBlock(scope: !1129, file: !3, line: 342, column: 17)
!1135 = !DILocation(line: 342, column: 22, scope: !1134)
!1136 = !DILocation(line: 342, column: 17, scope: !1129)
!1137 = !DILocation(line: 343, column: 22, scope: !1138)
!1138 = distinct !DILexicalBlock(scope: !1134, file: !3, line: 342, column: 27)
!1139 = !DILocation(line: 343, column: 17, scope: !1138)
!1140 = !DILocation(line: 344, column: 17, scope: !1138)
!1141 = !DILocation(line: 346, column: 27, scope: !1129)
!1142 = !DILocation(line: 346, column: 33, scope: !1129)
!1143 = !DILocation(line: 346, column: 31, scope: !1129)
!1144 = !DILocation(line: 346, column: 36, scope: !1129)
!1145 = !DILocation(line: 346, column: 18, scope: !1129)
!1146 = !DILocation(line: 346, column: 15, scope: !1129)
!1147 = !DILocation(line: 347, column: 13, scope: !1129)
!1148 = !DILocation(line: 350, column: 18, scope: !1102)
!1149 = !DILocation(line: 350, column: 13, scope: !1102)
!1150 = !DILocation(line: 351, column: 25, scope: !1102)
!1151 = !DILocation(line: 351, column: 20, scope: !1102)
!1152 = !DILocation(line: 351, column: 13, scope: !1102)
!1153 = !DILocation(line: 300, column: 5, scope: !1046)
!1154 = !DILocation(line: 354, column: 5, scope: !1017)
!1155 = !DILocation(line: 354, column: 9, scope: !1017)
!1156 = !DILocation(line: 354, column: 12, scope: !1017)
!1157 = !DILocation(line: 355, column: 9, scope: !1158)
!1158 = distinct !DILexicalBlock(scope: !1017, file: !3, line: 355, column: 9)
!1159 = !DILocation(line: 355, column: 16, scope: !1158)
!1160 = !DILocation(line: 355, column: 9, scope: !1017)
!1161 = !DILocation(line: 356, column: 19, scope: !1158)
!1162 = !DILocation(line: 356, column: 10, scope: !1158)
!1163 = !DILocation(line: 356, column: 17, scope: !1158)
!1164 = !DILocation(line: 356, column: 9, scope: !1158)
!1165 = !DILocation(line: 357, column: 12, scope: !1017)
!1166 = !DILocation(line: 357, column: 5, scope: !1017)
!1167 = !DILocation(line: 358, column: 1, scope: !1017)
!1168 = distinct !DISubprogram(name: "parse_word", scope: !3, file: !3, line: 483, type: !1169, scopeLine: 484, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1169 = !DISubroutineType(types: !1170)
!1170 = !{!6, !244, !95}
!1171 = !DILocalVariable(name: "p", arg: 1, scope: !1168, file: !3, line: 483, type: !244)
!1172 = !DILocation(line: 483, column: 38, scope: !1168)
!1173 = !DILocalVariable(name: "word", arg: 2, scope: !1168, file: !3, line: 483, type: !95)
!1174 = !DILocation(line: 483, column: 53, scope: !1168)
!1175 = !DILocalVariable(name: "n", scope: !1168, file: !3, line: 485, type: !66)
!1176 = !DILocation(line: 485, column: 12, scope: !1168)
!1177 = !DILocation(line: 485, column: 23, scope: !1168)
!1178 = !DILocation(line: 485, column: 16, scope: !1168)
!1179 = !DILocation(line: 486, column: 9, scope: !1180)
!1180 = distinct !DILexicalBlock(scope: !1168, file: !3, line: 486, column: 9)
!1181 = !DILocation(line: 486, column: 12, scope: !1180)
!1182 = !DILocation(line: 486, column: 21, scope: !1180)
!1183 = !DILocation(line: 486, column: 24, scope: !1180)
!1184 = !DILocation(line: 486, column: 19, scope: !1180)
!1185 = !DILocation(line: 486, column: 29, scope: !1180)
!1186 = !DILocation(line: 486, column: 27, scope: !1180)
!1187 = !DILocation(line: 486, column: 31, scope: !1180)
!1188 = !DILocation(line: 486, column: 41, scope: !1180)
!1189 = !DILocation(line: 486, column: 44, scope: !1180)
!1190 = !DILocation(line: 486, column: 51, scope: !1180)
!1191 = !DILocation(line: 486, column: 54, scope: !1180)
!1192 = !DILocation(line: 486, column: 49, scope: !1180)
!1193 = !DILocation(line: 486, column: 58, scope: !1180)
!1194 = !DILocation(line: 486, column: 64, scope: !1180)
!1195 = !DILocation(line: 486, column: 34, scope: !1180)
!1196 = !DILocation(line: 486, column: 67, scope: !1180)
!1197 = !DILocation(line: 486, column: 9, scope: !1168)
!1198 = !DILocation(line: 487, column: 9, scope: !1180)
!1199 = !DILocation(line: 488, column: 14, scope: !1168)
!1200 = !DILocation(line: 488, column: 5, scope: !1168)
!1201 = !DILocation(line: 488, column: 8, scope: !1168)
!1202 = !DILocation(line: 488, column: 11, scope: !1168)
!1203 = !DILocation(line: 489, column: 5, scope: !1168)
!1204 = !DILocation(line: 490, column: 1, scope: !1168)
!1205 = distinct !DISubprogram(name: "parse_number", scope: !3, file: !3, line: 361, type: !643, scopeLine: 362, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1206 = !DILocalVariable(name: "p", arg: 1, scope: !1205, file: !3, line: 361, type: !244)
!1207 = !DILocation(line: 361, column: 50, scope: !1205)
!1208 = !DILocalVariable(name: "v", scope: !1205, file: !3, line: 363, type: !51)
!1209 = !DILocation(line: 363, column: 19, scope: !1205)
!1210 = !DILocalVariable(name: "digits", scope: !1205, file: !3, line: 364, type: !1211)
!1211 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 40, elements: !1212)
!1212 = !{!1213}
!1213 = !DISubrange(count: 5)
!1214 = !DILocation(line: 364, column: 10, scope: !1205)
!1215 = !DILocalVariable(name: "n", scope: !1205, file: !3, line: 365, type: !66)
!1216 = !DILocation(line: 365, column: 12, scope: !1205)
!1217 = !DILocalVariable(name: "negative", scope: !1205, file: !3, line: 366, type: !6)
!1218 = !DILocation(line: 366, column: 9, scope: !1205)
!1219 = !DILocation(line: 366, column: 27, scope: !1205)
!1220 = !DILocation(line: 366, column: 20, scope: !1205)
!1221 = !DILocalVariable(name: "number", scope: !1205, file: !3, line: 367, type: !60)
!1222 = !DILocation(line: 367, column: 10, scope: !1205)
!1223 = !DILocalVariable(name: "scale", scope: !1205, file: !3, line: 367, type: !60)
!1224 = !DILocation(line: 367, column: 18, scope: !1205)
!1225 = !DILocation(line: 369, column: 5, scope: !1205)
!1226 = !DILocation(line: 369, column: 12, scope: !1205)
!1227 = !DILocation(line: 370, column: 23, scope: !1228)
!1228 = distinct !DILexicalBlock(scope: !1205, file: !3, line: 369, column: 30)
!1229 = !DILocation(line: 370, column: 26, scope: !1228)
!1230 = !DILocation(line: 370, column: 31, scope: !1228)
!1231 = !DILocation(line: 370, column: 34, scope: !1228)
!1232 = !DILocation(line: 370, column: 36, scope: !1228)
!1233 = !DILocation(line: 370, column: 17, scope: !1228)
!1234 = !DILocation(line: 370, column: 9, scope: !1228)
!1235 = !DILocation(line: 370, column: 21, scope: !1228)
!1236 = !DILocation(line: 371, column: 13, scope: !1237)
!1237 = distinct !DILexicalBlock(scope: !1228, file: !3, line: 371, column: 13)
!1238 = !DILocation(line: 371, column: 15, scope: !1237)
!1239 = !DILocation(line: 371, column: 13, scope: !1228)
!1240 = !DILocation(line: 372, column: 25, scope: !1237)
!1241 = !DILocation(line: 372, column: 20, scope: !1237)
!1242 = !DILocation(line: 372, column: 13, scope: !1237)
!1243 = distinct !{!1243, !1225, !1244, !175}
!1244 = !DILocation(line: 373, column: 5, scope: !1205)
!1245 = !DILocation(line: 374, column: 9, scope: !1246)
!1246 = distinct !DILexicalBlock(scope: !1205, file: !3, line: 374, column: 9)
!1247 = !DILocation(line: 374, column: 11, scope: !1246)
!1248 = !DILocation(line: 374, column: 9, scope: !1205)
!1249 = !DILocation(line: 375, column: 21, scope: !1246)
!1250 = !DILocation(line: 375, column: 16, scope: !1246)
!1251 = !DILocation(line: 375, column: 9, scope: !1246)
!1252 = !DILocation(line: 376, column: 9, scope: !1253)
!1253 = distinct !DILexicalBlock(scope: !1205, file: !3, line: 376, column: 9)
!1254 = !DILocation(line: 376, column: 11, scope: !1253)
!1255 = !DILocation(line: 376, column: 9, scope: !1205)
!1256 = !DILocation(line: 377, column: 16, scope: !1253)
!1257 = !DILocation(line: 377, column: 9, scope: !1253)
!1258 = !DILocation(line: 377, column: 19, scope: !1253)
!1259 = !DILocation(line: 378, column: 12, scope: !1205)
!1260 = !DILocalVariable(name: "i", scope: !1261, file: !3, line: 379, type: !66)
!1261 = distinct !DILexicalBlock(scope: !1205, file: !3, line: 379, column: 5)
!1262 = !DILocation(line: 379, column: 17, scope: !1261)
!1263 = !DILocation(line: 379, column: 10, scope: !1261)
!1264 = !DILocation(line: 379, column: 24, scope: !1265)
!1265 = distinct !DILexicalBlock(scope: !1261, file: !3, line: 379, column: 5)
!1266 = !DILocation(line: 379, column: 28, scope: !1265)
!1267 = !DILocation(line: 379, column: 26, scope: !1265)
!1268 = !DILocation(line: 379, column: 5, scope: !1261)
!1269 = !DILocation(line: 380, column: 18, scope: !1265)
!1270 = !DILocation(line: 380, column: 25, scope: !1265)
!1271 = !DILocation(line: 380, column: 40, scope: !1265)
!1272 = !DILocation(line: 380, column: 33, scope: !1265)
!1273 = !DILocation(line: 380, column: 43, scope: !1265)
!1274 = !DILocation(line: 380, column: 32, scope: !1265)
!1275 = !DILocation(line: 380, column: 30, scope: !1265)
!1276 = !DILocation(line: 380, column: 16, scope: !1265)
!1277 = !DILocation(line: 380, column: 9, scope: !1265)
!1278 = !DILocation(line: 379, column: 32, scope: !1265)
!1279 = !DILocation(line: 379, column: 5, scope: !1265)
!1280 = distinct !{!1280, !1268, !1281, !175}
!1281 = !DILocation(line: 380, column: 48, scope: !1261)
!1282 = !DILocation(line: 381, column: 16, scope: !1283)
!1283 = distinct !DILexicalBlock(scope: !1205, file: !3, line: 381, column: 9)
!1284 = !DILocation(line: 381, column: 9, scope: !1283)
!1285 = !DILocation(line: 381, column: 24, scope: !1283)
!1286 = !DILocation(line: 381, column: 34, scope: !1283)
!1287 = !DILocation(line: 381, column: 27, scope: !1283)
!1288 = !DILocation(line: 381, column: 9, scope: !1205)
!1289 = !DILocalVariable(name: "down", scope: !1290, file: !3, line: 382, type: !6)
!1290 = distinct !DILexicalBlock(scope: !1283, file: !3, line: 381, column: 43)
!1291 = !DILocation(line: 382, column: 13, scope: !1290)
!1292 = !DILocation(line: 382, column: 27, scope: !1290)
!1293 = !DILocation(line: 382, column: 20, scope: !1290)
!1294 = !DILocalVariable(name: "exponent", scope: !1290, file: !3, line: 383, type: !49)
!1295 = !DILocation(line: 383, column: 23, scope: !1290)
!1296 = !DILocation(line: 384, column: 14, scope: !1297)
!1297 = distinct !DILexicalBlock(scope: !1290, file: !3, line: 384, column: 13)
!1298 = !DILocation(line: 384, column: 13, scope: !1290)
!1299 = !DILocation(line: 385, column: 20, scope: !1297)
!1300 = !DILocation(line: 385, column: 13, scope: !1297)
!1301 = !DILocation(line: 386, column: 14, scope: !1302)
!1302 = distinct !DILexicalBlock(scope: !1290, file: !3, line: 386, column: 13)
!1303 = !DILocation(line: 386, column: 13, scope: !1290)
!1304 = !DILocation(line: 387, column: 25, scope: !1302)
!1305 = !DILocation(line: 387, column: 20, scope: !1302)
!1306 = !DILocation(line: 387, column: 13, scope: !1302)
!1307 = !DILocation(line: 388, column: 9, scope: !1290)
!1308 = !DILocation(line: 388, column: 16, scope: !1290)
!1309 = !DILocation(line: 389, column: 40, scope: !1290)
!1310 = !DILocation(line: 389, column: 49, scope: !1290)
!1311 = !DILocation(line: 389, column: 57, scope: !1290)
!1312 = !DILocation(line: 389, column: 60, scope: !1290)
!1313 = !DILocation(line: 389, column: 65, scope: !1290)
!1314 = !DILocation(line: 389, column: 68, scope: !1290)
!1315 = !DILocation(line: 389, column: 70, scope: !1290)
!1316 = !DILocation(line: 389, column: 74, scope: !1290)
!1317 = !DILocation(line: 389, column: 54, scope: !1290)
!1318 = !DILocation(line: 389, column: 24, scope: !1290)
!1319 = !DILocation(line: 389, column: 22, scope: !1290)
!1320 = distinct !{!1320, !1307, !1321, !175}
!1321 = !DILocation(line: 389, column: 80, scope: !1290)
!1322 = !DILocation(line: 390, column: 9, scope: !1290)
!1323 = !DILocation(line: 390, column: 24, scope: !1290)
!1324 = !DILocation(line: 390, column: 16, scope: !1290)
!1325 = !DILocation(line: 390, column: 27, scope: !1290)
!1326 = !DILocation(line: 391, column: 27, scope: !1290)
!1327 = !DILocation(line: 391, column: 33, scope: !1290)
!1328 = !DILocation(line: 391, column: 21, scope: !1290)
!1329 = !DILocation(line: 391, column: 19, scope: !1290)
!1330 = distinct !{!1330, !1322, !1331, !175}
!1331 = !DILocation(line: 391, column: 37, scope: !1290)
!1332 = !DILocation(line: 392, column: 18, scope: !1290)
!1333 = !DILocation(line: 392, column: 25, scope: !1290)
!1334 = !DILocation(line: 392, column: 34, scope: !1290)
!1335 = !DILocation(line: 392, column: 32, scope: !1290)
!1336 = !DILocation(line: 392, column: 42, scope: !1290)
!1337 = !DILocation(line: 392, column: 51, scope: !1290)
!1338 = !DILocation(line: 392, column: 49, scope: !1290)
!1339 = !DILocation(line: 392, column: 16, scope: !1290)
!1340 = !DILocation(line: 393, column: 5, scope: !1290)
!1341 = !DILocation(line: 394, column: 9, scope: !1205)
!1342 = !DILocation(line: 394, column: 7, scope: !1205)
!1343 = !DILocation(line: 395, column: 19, scope: !1205)
!1344 = !DILocation(line: 395, column: 31, scope: !1205)
!1345 = !DILocation(line: 395, column: 30, scope: !1205)
!1346 = !DILocation(line: 395, column: 40, scope: !1205)
!1347 = !DILocation(line: 395, column: 5, scope: !1205)
!1348 = !DILocation(line: 395, column: 8, scope: !1205)
!1349 = !DILocation(line: 395, column: 10, scope: !1205)
!1350 = !DILocation(line: 395, column: 17, scope: !1205)
!1351 = !DILocation(line: 396, column: 12, scope: !1205)
!1352 = !DILocation(line: 396, column: 5, scope: !1205)
!1353 = !DILocation(line: 397, column: 1, scope: !1205)
!1354 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 211, type: !1355, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1355 = !DISubroutineType(types: !1356)
!1356 = !{!6, !244, !9}
!1357 = !DILocalVariable(name: "p", arg: 1, scope: !1354, file: !3, line: 211, type: !244)
!1358 = !DILocation(line: 211, column: 33, scope: !1354)
!1359 = !DILocalVariable(name: "opener", arg: 2, scope: !1354, file: !3, line: 211, type: !9)
!1360 = !DILocation(line: 211, column: 41, scope: !1354)
!1361 = !DILocation(line: 213, column: 9, scope: !1362)
!1362 = distinct !DILexicalBlock(scope: !1354, file: !3, line: 213, column: 9)
!1363 = !DILocation(line: 213, column: 12, scope: !1362)
!1364 = !DILocation(line: 213, column: 18, scope: !1362)
!1365 = !DILocation(line: 213, column: 9, scope: !1354)
!1366 = !DILocation(line: 214, column: 14, scope: !1367)
!1367 = distinct !DILexicalBlock(scope: !1362, file: !3, line: 213, column: 31)
!1368 = !DILocation(line: 214, column: 9, scope: !1367)
!1369 = !DILocation(line: 215, column: 9, scope: !1367)
!1370 = !DILocation(line: 217, column: 29, scope: !1354)
!1371 = !DILocation(line: 217, column: 5, scope: !1354)
!1372 = !DILocation(line: 217, column: 8, scope: !1354)
!1373 = !DILocation(line: 217, column: 15, scope: !1354)
!1374 = !DILocation(line: 217, column: 18, scope: !1354)
!1375 = !DILocation(line: 217, column: 23, scope: !1354)
!1376 = !DILocation(line: 217, column: 27, scope: !1354)
!1377 = !DILocation(line: 218, column: 5, scope: !1354)
!1378 = !DILocation(line: 219, column: 1, scope: !1354)
!1379 = distinct !DISubprogram(name: "accept", scope: !3, file: !3, line: 203, type: !1355, scopeLine: 204, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1380 = !DILocalVariable(name: "p", arg: 1, scope: !1379, file: !3, line: 203, type: !244)
!1381 = !DILocation(line: 203, column: 34, scope: !1379)
!1382 = !DILocalVariable(name: "c", arg: 2, scope: !1379, file: !3, line: 203, type: !9)
!1383 = !DILocation(line: 203, column: 42, scope: !1379)
!1384 = !DILocation(line: 205, column: 14, scope: !1385)
!1385 = distinct !DILexicalBlock(scope: !1379, file: !3, line: 205, column: 9)
!1386 = !DILocation(line: 205, column: 9, scope: !1385)
!1387 = !DILocation(line: 205, column: 35, scope: !1385)
!1388 = !DILocation(line: 205, column: 20, scope: !1385)
!1389 = !DILocation(line: 205, column: 17, scope: !1385)
!1390 = !DILocation(line: 205, column: 9, scope: !1379)
!1391 = !DILocation(line: 206, column: 9, scope: !1385)
!1392 = !DILocation(line: 207, column: 5, scope: !1379)
!1393 = !DILocation(line: 207, column: 8, scope: !1379)
!1394 = !DILocation(line: 207, column: 10, scope: !1379)
!1395 = !DILocation(line: 208, column: 5, scope: !1379)
!1396 = !DILocation(line: 209, column: 1, scope: !1379)
!1397 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 221, type: !1355, scopeLine: 222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1398 = !DILocalVariable(name: "p", arg: 1, scope: !1397, file: !3, line: 221, type: !244)
!1399 = !DILocation(line: 221, column: 33, scope: !1397)
!1400 = !DILocalVariable(name: "opener", arg: 2, scope: !1397, file: !3, line: 221, type: !9)
!1401 = !DILocation(line: 221, column: 41, scope: !1397)
!1402 = !DILocation(line: 223, column: 5, scope: !1403)
!1403 = distinct !DILexicalBlock(scope: !1404, file: !3, line: 223, column: 5)
!1404 = distinct !DILexicalBlock(scope: !1397, file: !3, line: 223, column: 5)
!1405 = !DILocation(line: 223, column: 5, scope: !1404)
!1406 = !DILocation(line: 224, column: 5, scope: !1397)
!1407 = !DILocation(line: 224, column: 8, scope: !1397)
!1408 = !DILocation(line: 224, column: 13, scope: !1397)
!1409 = !DILocation(line: 225, column: 12, scope: !1397)
!1410 = !DILocation(line: 225, column: 15, scope: !1397)
!1411 = !DILocation(line: 225, column: 22, scope: !1397)
!1412 = !DILocation(line: 225, column: 25, scope: !1397)
!1413 = !DILocation(line: 225, column: 35, scope: !1397)
!1414 = !DILocation(line: 225, column: 32, scope: !1397)
!1415 = !DILocation(line: 225, column: 5, scope: !1397)
!1416 = distinct !DISubprogram(name: "object_set", scope: !3, file: !3, line: 150, type: !1417, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1417 = !DISubroutineType(types: !1418)
!1418 = !{null, !51, !8, !51}
!1419 = !DILocalVariable(name: "object", arg: 1, scope: !1416, file: !3, line: 150, type: !51)
!1420 = !DILocation(line: 150, column: 38, scope: !1416)
!1421 = !DILocalVariable(name: "key", arg: 2, scope: !1416, file: !3, line: 150, type: !8)
!1422 = !DILocation(line: 150, column: 52, scope: !1416)
!1423 = !DILocalVariable(name: "item", arg: 3, scope: !1416, file: !3, line: 150, type: !51)
!1424 = !DILocation(line: 150, column: 71, scope: !1416)
!1425 = !DILocalVariable(name: "m", scope: !1416, file: !3, line: 152, type: !80)
!1426 = !DILocation(line: 152, column: 20, scope: !1416)
!1427 = !DILocation(line: 152, column: 36, scope: !1416)
!1428 = !DILocation(line: 152, column: 44, scope: !1416)
!1429 = !DILocation(line: 152, column: 24, scope: !1416)
!1430 = !DILocation(line: 154, column: 9, scope: !1431)
!1431 = distinct !DILexicalBlock(scope: !1416, file: !3, line: 154, column: 9)
!1432 = !DILocation(line: 154, column: 11, scope: !1431)
!1433 = !DILocation(line: 154, column: 9, scope: !1416)
!1434 = !DILocation(line: 155, column: 20, scope: !1435)
!1435 = distinct !DILexicalBlock(scope: !1431, file: !3, line: 154, column: 20)
!1436 = !DILocation(line: 155, column: 23, scope: !1435)
!1437 = !DILocation(line: 155, column: 9, scope: !1435)
!1438 = !DILocation(line: 156, column: 14, scope: !1435)
!1439 = !DILocation(line: 156, column: 17, scope: !1435)
!1440 = !DILocation(line: 156, column: 9, scope: !1435)
!1441 = !DILocation(line: 157, column: 20, scope: !1435)
!1442 = !DILocation(line: 157, column: 9, scope: !1435)
!1443 = !DILocation(line: 157, column: 12, scope: !1435)
!1444 = !DILocation(line: 157, column: 18, scope: !1435)
!1445 = !DILocation(line: 158, column: 9, scope: !1435)
!1446 = !DILocation(line: 160, column: 9, scope: !1416)
!1447 = !DILocation(line: 160, column: 7, scope: !1416)
!1448 = !DILocation(line: 161, column: 9, scope: !1449)
!1449 = distinct !DILexicalBlock(scope: !1416, file: !3, line: 161, column: 9)
!1450 = !DILocation(line: 161, column: 11, scope: !1449)
!1451 = !DILocation(line: 161, column: 9, scope: !1416)
!1452 = !DILocation(line: 162, column: 17, scope: !1453)
!1453 = distinct !DILexicalBlock(scope: !1449, file: !3, line: 161, column: 20)
!1454 = !DILocation(line: 162, column: 9, scope: !1453)
!1455 = !DILocation(line: 163, column: 9, scope: !1453)
!1456 = !DILocation(line: 165, column: 14, scope: !1416)
!1457 = !DILocation(line: 165, column: 5, scope: !1416)
!1458 = !DILocation(line: 165, column: 8, scope: !1416)
!1459 = !DILocation(line: 165, column: 12, scope: !1416)
!1460 = !DILocation(line: 166, column: 16, scope: !1416)
!1461 = !DILocation(line: 166, column: 5, scope: !1416)
!1462 = !DILocation(line: 166, column: 8, scope: !1416)
!1463 = !DILocation(line: 166, column: 14, scope: !1416)
!1464 = !DILocation(line: 167, column: 9, scope: !1465)
!1465 = distinct !DILexicalBlock(scope: !1416, file: !3, line: 167, column: 9)
!1466 = !DILocation(line: 167, column: 17, scope: !1465)
!1467 = !DILocation(line: 167, column: 19, scope: !1465)
!1468 = !DILocation(line: 167, column: 26, scope: !1465)
!1469 = !DILocation(line: 167, column: 31, scope: !1465)
!1470 = !DILocation(line: 167, column: 9, scope: !1416)
!1471 = !DILocation(line: 168, column: 39, scope: !1465)
!1472 = !DILocation(line: 168, column: 9, scope: !1465)
!1473 = !DILocation(line: 168, column: 17, scope: !1465)
!1474 = !DILocation(line: 168, column: 19, scope: !1465)
!1475 = !DILocation(line: 168, column: 26, scope: !1465)
!1476 = !DILocation(line: 168, column: 32, scope: !1465)
!1477 = !DILocation(line: 168, column: 37, scope: !1465)
!1478 = !DILocation(line: 170, column: 34, scope: !1465)
!1479 = !DILocation(line: 170, column: 9, scope: !1465)
!1480 = !DILocation(line: 170, column: 17, scope: !1465)
!1481 = !DILocation(line: 170, column: 19, scope: !1465)
!1482 = !DILocation(line: 170, column: 26, scope: !1465)
!1483 = !DILocation(line: 170, column: 32, scope: !1465)
!1484 = !DILocation(line: 171, column: 29, scope: !1416)
!1485 = !DILocation(line: 171, column: 5, scope: !1416)
!1486 = !DILocation(line: 171, column: 13, scope: !1416)
!1487 = !DILocation(line: 171, column: 15, scope: !1416)
!1488 = !DILocation(line: 171, column: 22, scope: !1416)
!1489 = !DILocation(line: 171, column: 27, scope: !1416)
!1490 = !DILocation(line: 172, column: 5, scope: !1416)
!1491 = !DILocation(line: 172, column: 13, scope: !1416)
!1492 = !DILocation(line: 172, column: 15, scope: !1416)
!1493 = !DILocation(line: 172, column: 22, scope: !1416)
!1494 = !DILocation(line: 172, column: 27, scope: !1416)
!1495 = !DILocation(line: 173, column: 1, scope: !1416)
!1496 = distinct !DISubprogram(name: "object_find", scope: !3, file: !3, line: 140, type: !1497, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1497 = !DISubroutineType(types: !1498)
!1498 = !{!80, !51, !95}
!1499 = !DILocalVariable(name: "object", arg: 1, scope: !1496, file: !3, line: 140, type: !51)
!1500 = !DILocation(line: 140, column: 49, scope: !1496)
!1501 = !DILocalVariable(name: "key", arg: 2, scope: !1496, file: !3, line: 140, type: !95)
!1502 = !DILocation(line: 140, column: 69, scope: !1496)
!1503 = !DILocalVariable(name: "m", scope: !1496, file: !3, line: 142, type: !80)
!1504 = !DILocation(line: 142, column: 20, scope: !1496)
!1505 = !DILocation(line: 143, column: 14, scope: !1506)
!1506 = distinct !DILexicalBlock(scope: !1496, file: !3, line: 143, column: 5)
!1507 = !DILocation(line: 143, column: 22, scope: !1506)
!1508 = !DILocation(line: 143, column: 24, scope: !1506)
!1509 = !DILocation(line: 143, column: 31, scope: !1506)
!1510 = !DILocation(line: 143, column: 12, scope: !1506)
!1511 = !DILocation(line: 143, column: 10, scope: !1506)
!1512 = !DILocation(line: 143, column: 38, scope: !1513)
!1513 = distinct !DILexicalBlock(scope: !1506, file: !3, line: 143, column: 5)
!1514 = !DILocation(line: 143, column: 40, scope: !1513)
!1515 = !DILocation(line: 143, column: 5, scope: !1506)
!1516 = !DILocation(line: 144, column: 20, scope: !1517)
!1517 = distinct !DILexicalBlock(scope: !1513, file: !3, line: 144, column: 13)
!1518 = !DILocation(line: 144, column: 23, scope: !1517)
!1519 = !DILocation(line: 144, column: 28, scope: !1517)
!1520 = !DILocation(line: 144, column: 13, scope: !1517)
!1521 = !DILocation(line: 144, column: 33, scope: !1517)
!1522 = !DILocation(line: 144, column: 13, scope: !1513)
!1523 = !DILocation(line: 145, column: 20, scope: !1517)
!1524 = !DILocation(line: 145, column: 13, scope: !1517)
!1525 = !DILocation(line: 144, column: 36, scope: !1517)
!1526 = !DILocation(line: 143, column: 53, scope: !1513)
!1527 = !DILocation(line: 143, column: 56, scope: !1513)
!1528 = !DILocation(line: 143, column: 51, scope: !1513)
!1529 = !DILocation(line: 143, column: 5, scope: !1513)
!1530 = distinct !{!1530, !1515, !1531, !175}
!1531 = !DILocation(line: 145, column: 20, scope: !1506)
!1532 = !DILocation(line: 146, column: 5, scope: !1496)
!1533 = !DILocation(line: 147, column: 1, scope: !1496)
!1534 = distinct !DISubprogram(name: "array_push", scope: !3, file: !3, line: 125, type: !1535, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1535 = !DISubroutineType(types: !1536)
!1536 = !{null, !51, !51}
!1537 = !DILocalVariable(name: "array", arg: 1, scope: !1534, file: !3, line: 125, type: !51)
!1538 = !DILocation(line: 125, column: 38, scope: !1534)
!1539 = !DILocalVariable(name: "item", arg: 2, scope: !1534, file: !3, line: 125, type: !51)
!1540 = !DILocation(line: 125, column: 59, scope: !1534)
!1541 = !DILocation(line: 127, column: 9, scope: !1542)
!1542 = distinct !DILexicalBlock(scope: !1534, file: !3, line: 127, column: 9)
!1543 = !DILocation(line: 127, column: 16, scope: !1542)
!1544 = !DILocation(line: 127, column: 18, scope: !1542)
!1545 = !DILocation(line: 127, column: 24, scope: !1542)
!1546 = !DILocation(line: 127, column: 33, scope: !1542)
!1547 = !DILocation(line: 127, column: 40, scope: !1542)
!1548 = !DILocation(line: 127, column: 42, scope: !1542)
!1549 = !DILocation(line: 127, column: 48, scope: !1542)
!1550 = !DILocation(line: 127, column: 30, scope: !1542)
!1551 = !DILocation(line: 127, column: 9, scope: !1534)
!1552 = !DILocalVariable(name: "capacity", scope: !1553, file: !3, line: 128, type: !66)
!1553 = distinct !DILexicalBlock(scope: !1542, file: !3, line: 127, column: 58)
!1554 = !DILocation(line: 128, column: 16, scope: !1553)
!1555 = !DILocation(line: 128, column: 27, scope: !1553)
!1556 = !DILocation(line: 128, column: 34, scope: !1553)
!1557 = !DILocation(line: 128, column: 36, scope: !1553)
!1558 = !DILocation(line: 128, column: 42, scope: !1553)
!1559 = !DILocation(line: 128, column: 53, scope: !1553)
!1560 = !DILocation(line: 128, column: 60, scope: !1553)
!1561 = !DILocation(line: 128, column: 62, scope: !1553)
!1562 = !DILocation(line: 128, column: 68, scope: !1553)
!1563 = !DILocation(line: 128, column: 77, scope: !1553)
!1564 = !DILocalVariable(name: "items", scope: !1553, file: !3, line: 129, type: !73)
!1565 = !DILocation(line: 129, column: 24, scope: !1553)
!1566 = !DILocation(line: 129, column: 40, scope: !1553)
!1567 = !DILocation(line: 129, column: 47, scope: !1553)
!1568 = !DILocation(line: 129, column: 49, scope: !1553)
!1569 = !DILocation(line: 129, column: 55, scope: !1553)
!1570 = !DILocation(line: 129, column: 62, scope: !1553)
!1571 = !DILocation(line: 129, column: 71, scope: !1553)
!1572 = !DILocation(line: 129, column: 32, scope: !1553)
!1573 = !DILocation(line: 130, column: 13, scope: !1574)
!1574 = distinct !DILexicalBlock(scope: !1553, file: !3, line: 130, column: 13)
!1575 = !DILocation(line: 130, column: 19, scope: !1574)
!1576 = !DILocation(line: 130, column: 13, scope: !1553)
!1577 = !DILocation(line: 131, column: 21, scope: !1578)
!1578 = distinct !DILexicalBlock(scope: !1574, file: !3, line: 130, column: 28)
!1579 = !DILocation(line: 131, column: 13, scope: !1578)
!1580 = !DILocation(line: 132, column: 13, scope: !1578)
!1581 = !DILocation(line: 134, column: 32, scope: !1553)
!1582 = !DILocation(line: 134, column: 9, scope: !1553)
!1583 = !DILocation(line: 134, column: 16, scope: !1553)
!1584 = !DILocation(line: 134, column: 18, scope: !1553)
!1585 = !DILocation(line: 134, column: 24, scope: !1553)
!1586 = !DILocation(line: 134, column: 30, scope: !1553)
!1587 = !DILocation(line: 135, column: 35, scope: !1553)
!1588 = !DILocation(line: 135, column: 9, scope: !1553)
!1589 = !DILocation(line: 135, column: 16, scope: !1553)
!1590 = !DILocation(line: 135, column: 18, scope: !1553)
!1591 = !DILocation(line: 135, column: 24, scope: !1553)
!1592 = !DILocation(line: 135, column: 33, scope: !1553)
!1593 = !DILocation(line: 136, column: 5, scope: !1553)
!1594 = !DILocation(line: 137, column: 52, scope: !1534)
!1595 = !DILocation(line: 137, column: 5, scope: !1534)
!1596 = !DILocation(line: 137, column: 12, scope: !1534)
!1597 = !DILocation(line: 137, column: 14, scope: !1534)
!1598 = !DILocation(line: 137, column: 20, scope: !1534)
!1599 = !DILocation(line: 137, column: 26, scope: !1534)
!1600 = !DILocation(line: 137, column: 33, scope: !1534)
!1601 = !DILocation(line: 137, column: 35, scope: !1534)
!1602 = !DILocation(line: 137, column: 41, scope: !1534)
!1603 = !DILocation(line: 137, column: 46, scope: !1534)
!1604 = !DILocation(line: 137, column: 50, scope: !1534)
!1605 = !DILocation(line: 138, column: 1, scope: !1534)
!1606 = distinct !DISubprogram(name: "measure_string", scope: !3, file: !3, line: 275, type: !1607, scopeLine: 276, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1607 = !DISubroutineType(types: !1608)
!1608 = !{!66, !1609}
!1609 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1610, size: 64)
!1610 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!1611 = !DILocalVariable(name: "p", arg: 1, scope: !1606, file: !3, line: 275, type: !1609)
!1612 = !DILocation(line: 275, column: 51, scope: !1606)
!1613 = !DILocalVariable(name: "at", scope: !1606, file: !3, line: 277, type: !66)
!1614 = !DILocation(line: 277, column: 12, scope: !1606)
!1615 = !DILocation(line: 277, column: 17, scope: !1606)
!1616 = !DILocation(line: 277, column: 20, scope: !1606)
!1617 = !DILocalVariable(name: "size", scope: !1606, file: !3, line: 277, type: !66)
!1618 = !DILocation(line: 277, column: 24, scope: !1606)
!1619 = !DILocation(line: 279, column: 5, scope: !1606)
!1620 = !DILocation(line: 279, column: 12, scope: !1606)
!1621 = !DILocation(line: 279, column: 17, scope: !1606)
!1622 = !DILocation(line: 279, column: 20, scope: !1606)
!1623 = !DILocation(line: 279, column: 15, scope: !1606)
!1624 = !DILocation(line: 279, column: 27, scope: !1606)
!1625 = !DILocation(line: 279, column: 30, scope: !1606)
!1626 = !DILocation(line: 279, column: 33, scope: !1606)
!1627 = !DILocation(line: 279, column: 38, scope: !1606)
!1628 = !DILocation(line: 279, column: 42, scope: !1606)
!1629 = !DILocation(line: 0, scope: !1606)
!1630 = !DILocation(line: 280, column: 13, scope: !1631)
!1631 = distinct !DILexicalBlock(scope: !1632, file: !3, line: 280, column: 13)
!1632 = distinct !DILexicalBlock(scope: !1606, file: !3, line: 279, column: 50)
!1633 = !DILocation(line: 280, column: 16, scope: !1631)
!1634 = !DILocation(line: 280, column: 21, scope: !1631)
!1635 = !DILocation(line: 280, column: 25, scope: !1631)
!1636 = !DILocation(line: 280, column: 13, scope: !1632)
!1637 = !DILocation(line: 281, column: 15, scope: !1638)
!1638 = distinct !DILexicalBlock(scope: !1631, file: !3, line: 280, column: 34)
!1639 = !DILocation(line: 282, column: 17, scope: !1640)
!1640 = distinct !DILexicalBlock(scope: !1638, file: !3, line: 282, column: 17)
!1641 = !DILocation(line: 282, column: 20, scope: !1640)
!1642 = !DILocation(line: 282, column: 25, scope: !1640)
!1643 = !DILocation(line: 282, column: 29, scope: !1640)
!1644 = !DILocation(line: 282, column: 17, scope: !1638)
!1645 = !DILocation(line: 283, column: 20, scope: !1646)
!1646 = distinct !DILexicalBlock(scope: !1640, file: !3, line: 282, column: 37)
!1647 = !DILocation(line: 284, column: 21, scope: !1646)
!1648 = !DILocation(line: 285, column: 13, scope: !1646)
!1649 = !DILocation(line: 286, column: 9, scope: !1638)
!1650 = !DILocation(line: 287, column: 11, scope: !1632)
!1651 = !DILocation(line: 288, column: 13, scope: !1632)
!1652 = distinct !{!1652, !1619, !1653, !175}
!1653 = !DILocation(line: 289, column: 5, scope: !1606)
!1654 = !DILocation(line: 290, column: 12, scope: !1606)
!1655 = !DILocation(line: 290, column: 5, scope: !1606)
!1656 = distinct !DISubprogram(name: "parse_hex4", scope: !3, file: !3, line: 240, type: !1657, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1657 = !DISubroutineType(types: !1658)
!1658 = !{!60, !244}
!1659 = !DILocalVariable(name: "p", arg: 1, scope: !1656, file: !3, line: 240, type: !244)
!1660 = !DILocation(line: 240, column: 39, scope: !1656)
!1661 = !DILocalVariable(name: "code", scope: !1656, file: !3, line: 242, type: !60)
!1662 = !DILocation(line: 242, column: 10, scope: !1656)
!1663 = !DILocalVariable(name: "i", scope: !1656, file: !3, line: 243, type: !6)
!1664 = !DILocation(line: 243, column: 9, scope: !1656)
!1665 = !DILocation(line: 245, column: 12, scope: !1666)
!1666 = distinct !DILexicalBlock(scope: !1656, file: !3, line: 245, column: 5)
!1667 = !DILocation(line: 245, column: 10, scope: !1666)
!1668 = !DILocation(line: 245, column: 17, scope: !1669)
!1669 = distinct !DILexicalBlock(scope: !1666, file: !3, line: 245, column: 5)
!1670 = !DILocation(line: 245, column: 19, scope: !1669)
!1671 = !DILocation(line: 245, column: 5, scope: !1666)
!1672 = !DILocalVariable(name: "digit", scope: !1673, file: !3, line: 246, type: !6)
!1673 = distinct !DILexicalBlock(scope: !1669, file: !3, line: 245, column: 29)
!1674 = !DILocation(line: 246, column: 13, scope: !1673)
!1675 = !DILocation(line: 246, column: 36, scope: !1673)
!1676 = !DILocation(line: 246, column: 31, scope: !1673)
!1677 = !DILocation(line: 246, column: 21, scope: !1673)
!1678 = !DILocation(line: 247, column: 13, scope: !1679)
!1679 = distinct !DILexicalBlock(scope: !1673, file: !3, line: 247, column: 13)
!1680 = !DILocation(line: 247, column: 19, scope: !1679)
!1681 = !DILocation(line: 247, column: 13, scope: !1673)
!1682 = !DILocation(line: 248, column: 18, scope: !1683)
!1683 = distinct !DILexicalBlock(scope: !1679, file: !3, line: 247, column: 24)
!1684 = !DILocation(line: 248, column: 13, scope: !1683)
!1685 = !DILocation(line: 249, column: 13, scope: !1683)
!1686 = !DILocation(line: 251, column: 16, scope: !1673)
!1687 = !DILocation(line: 251, column: 21, scope: !1673)
!1688 = !DILocation(line: 251, column: 28, scope: !1673)
!1689 = !DILocation(line: 251, column: 26, scope: !1673)
!1690 = !DILocation(line: 251, column: 14, scope: !1673)
!1691 = !DILocation(line: 252, column: 9, scope: !1673)
!1692 = !DILocation(line: 252, column: 12, scope: !1673)
!1693 = !DILocation(line: 252, column: 14, scope: !1673)
!1694 = !DILocation(line: 253, column: 5, scope: !1673)
!1695 = !DILocation(line: 245, column: 25, scope: !1669)
!1696 = !DILocation(line: 245, column: 5, scope: !1669)
!1697 = distinct !{!1697, !1671, !1698, !175}
!1698 = !DILocation(line: 253, column: 5, scope: !1666)
!1699 = !DILocation(line: 254, column: 12, scope: !1656)
!1700 = !DILocation(line: 254, column: 5, scope: !1656)
!1701 = !DILocation(line: 255, column: 1, scope: !1656)
!1702 = distinct !DISubprogram(name: "put_utf8", scope: !3, file: !3, line: 257, type: !1703, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1703 = !DISubroutineType(types: !1704)
!1704 = !{!66, !8, !60}
!1705 = !DILocalVariable(name: "out", arg: 1, scope: !1702, file: !3, line: 257, type: !8)
!1706 = !DILocation(line: 257, column: 30, scope: !1702)
!1707 = !DILocalVariable(name: "code", arg: 2, scope: !1702, file: !3, line: 257, type: !60)
!1708 = !DILocation(line: 257, column: 40, scope: !1702)
!1709 = !DILocation(line: 259, column: 9, scope: !1710)
!1710 = distinct !DILexicalBlock(scope: !1702, file: !3, line: 259, column: 9)
!1711 = !DILocation(line: 259, column: 14, scope: !1710)
!1712 = !DILocation(line: 259, column: 9, scope: !1702)
!1713 = !DILocation(line: 260, column: 24, scope: !1714)
!1714 = distinct !DILexicalBlock(scope: !1710, file: !3, line: 259, column: 22)
!1715 = !DILocation(line: 260, column: 18, scope: !1714)
!1716 = !DILocation(line: 260, column: 9, scope: !1714)
!1717 = !DILocation(line: 260, column: 16, scope: !1714)
!1718 = !DILocation(line: 261, column: 9, scope: !1714)
!1719 = !DILocation(line: 263, column: 9, scope: !1720)
!1720 = distinct !DILexicalBlock(scope: !1702, file: !3, line: 263, column: 9)
!1721 = !DILocation(line: 263, column: 14, scope: !1720)
!1722 = !DILocation(line: 263, column: 9, scope: !1702)
!1723 = !DILocation(line: 264, column: 32, scope: !1724)
!1724 = distinct !DILexicalBlock(scope: !1720, file: !3, line: 263, column: 23)
!1725 = !DILocation(line: 264, column: 37, scope: !1724)
!1726 = !DILocation(line: 264, column: 30, scope: !1724)
!1727 = !DILocation(line: 264, column: 18, scope: !1724)
!1728 = !DILocation(line: 264, column: 9, scope: !1724)
!1729 = !DILocation(line: 264, column: 16, scope: !1724)
!1730 = !DILocation(line: 265, column: 33, scope: !1724)
!1731 = !DILocation(line: 265, column: 38, scope: !1724)
!1732 = !DILocation(line: 265, column: 30, scope: !1724)
!1733 = !DILocation(line: 265, column: 18, scope: !1724)
!1734 = !DILocation(line: 265, column: 9, scope: !1724)
!1735 = !DILocation(line: 265, column: 16, scope: !1724)
!1736 = !DILocation(line: 266, column: 9, scope: !1724)
!1737 = !DILocation(line: 268, column: 28, scope: !1702)
!1738 = !DILocation(line: 268, column: 33, scope: !1702)
!1739 = !DILocation(line: 268, column: 26, scope: !1702)
!1740 = !DILocation(line: 268, column: 14, scope: !1702)
!1741 = !DILocation(line: 268, column: 5, scope: !1702)
!1742 = !DILocation(line: 268, column: 12, scope: !1702)
!1743 = !DILocation(line: 269, column: 29, scope: !1702)
!1744 = !DILocation(line: 269, column: 34, scope: !1702)
!1745 = !DILocation(line: 269, column: 39, scope: !1702)
!1746 = !DILocation(line: 269, column: 26, scope: !1702)
!1747 = !DILocation(line: 269, column: 14, scope: !1702)
!1748 = !DILocation(line: 269, column: 5, scope: !1702)
!1749 = !DILocation(line: 269, column: 12, scope: !1702)
!1750 = !DILocation(line: 270, column: 29, scope: !1702)
!1751 = !DILocation(line: 270, column: 34, scope: !1702)
!1752 = !DILocation(line: 270, column: 26, scope: !1702)
!1753 = !DILocation(line: 270, column: 14, scope: !1702)
!1754 = !DILocation(line: 270, column: 5, scope: !1702)
!1755 = !DILocation(line: 270, column: 12, scope: !1702)
!1756 = !DILocation(line: 271, column: 5, scope: !1702)
!1757 = !DILocation(line: 272, column: 1, scope: !1702)
!1758 = distinct !DISubprogram(name: "hex_digit", scope: !3, file: !3, line: 228, type: !1759, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1759 = !DISubroutineType(types: !1760)
!1760 = !{!6, !6}
!1761 = !DILocalVariable(name: "c", arg: 1, scope: !1758, file: !3, line: 228, type: !6)
!1762 = !DILocation(line: 228, column: 26, scope: !1758)
!1763 = !DILocation(line: 230, column: 9, scope: !1764)
!1764 = distinct !DILexicalBlock(scope: !1758, file: !3, line: 230, column: 9)
!1765 = !DILocation(line: 230, column: 11, scope: !1764)
!1766 = !DILocation(line: 230, column: 18, scope: !1764)
!1767 = !DILocation(line: 230, column: 21, scope: !1764)
!1768 = !DILocation(line: 230, column: 23, scope: !1764)
!1769 = !DILocation(line: 230, column: 9, scope: !1758)
!1770 = !DILocation(line: 231, column: 16, scope: !1764)
!1771 = !DILocation(line: 231, column: 18, scope: !1764)
!1772 = !DILocation(line: 231, column: 9, scope: !1764)
!1773 = !DILocation(line: 232, column: 9, scope: !1774)
!1774 = distinct !DILexicalBlock(scope: !1758, file: !3, line: 232, column: 9)
!1775 = !DILocation(line: 232, column: 11, scope: !1774)
!1776 = !DILocation(line: 232, column: 18, scope: !1774)
!1777 = !DILocation(line: 232, column: 21, scope: !1774)
!1778 = !DILocation(line: 232, column: 23, scope: !1774)
!1779 = !DILocation(line: 232, column: 9, scope: !1758)
!1780 = !DILocation(line: 233, column: 16, scope: !1774)
!1781 = !DILocation(line: 233, column: 18, scope: !1774)
!1782 = !DILocation(line: 233, column: 24, scope: !1774)
!1783 = !DILocation(line: 233, column: 9, scope: !1774)
!1784 = !DILocation(line: 234, column: 9, scope: !1785)
!1785 = distinct !DILexicalBlock(scope: !1758, file: !3, line: 234, column: 9)
!1786 = !DILocation(line: 234, column: 11, scope: !1785)
!1787 = !DILocation(line: 234, column: 18, scope: !1785)
!1788 = !DILocation(line: 234, column: 21, scope: !1785)
!1789 = !DILocation(line: 234, column: 23, scope: !1785)
!1790 = !DILocation(line: 234, column: 9, scope: !1758)
!1791 = !DILocation(line: 235, column: 16, scope: !1785)
!1792 = !DILocation(line: 235, column: 18, scope: !1785)
!1793 = !DILocation(line: 235, column: 24, scope: !1785)
!1794 = !DILocation(line: 235, column: 9, scope: !1785)
!1795 = !DILocation(line: 236, column: 5, scope: !1758)
!1796 = !DILocation(line: 237, column: 1, scope: !1758)
!1797 = distinct !DISubprogram(name: "print_string", scope: !3, file: !3, line: 566, type: !1798, scopeLine: 567, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1798 = !DISubroutineType(types: !1799)
!1799 = !{null, !95, !66}
!1800 = !DILocalVariable(name: "s", arg: 1, scope: !1797, file: !3, line: 566, type: !95)
!1801 = !DILocation(line: 566, column: 38, scope: !1797)
!1802 = !DILocalVariable(name: "length", arg: 2, scope: !1797, file: !3, line: 566, type: !66)
!1803 = !DILocation(line: 566, column: 48, scope: !1797)
!1804 = !DILocalVariable(name: "i", scope: !1797, file: !3, line: 568, type: !66)
!1805 = !DILocation(line: 568, column: 12, scope: !1797)
!1806 = !DILocation(line: 570, column: 5, scope: !1797)
!1807 = !DILocation(line: 571, column: 12, scope: !1808)
!1808 = distinct !DILexicalBlock(scope: !1797, file: !3, line: 571, column: 5)
!1809 = !DILocation(line: 571, column: 10, scope: !1808)
!1810 = !DILocation(line: 571, column: 17, scope: !1811)
!1811 = distinct !DILexicalBlock(scope: !1808, file: !3, line: 571, column: 5)
!1812 = !DILocation(line: 571, column: 21, scope: !1811)
!1813 = !DILocation(line: 571, column: 19, scope: !1811)
!1814 = !DILocation(line: 571, column: 5, scope: !1808)
!1815 = !DILocalVariable(name: "c", scope: !1816, file: !3, line: 572, type: !49)
!1816 = distinct !DILexicalBlock(scope: !1811, file: !3, line: 571, column: 34)
!1817 = !DILocation(line: 572, column: 23, scope: !1816)
!1818 = !DILocation(line: 572, column: 42, scope: !1816)
!1819 = !DILocation(line: 572, column: 44, scope: !1816)
!1820 = !DILocation(line: 573, column: 17, scope: !1816)
!1821 = !DILocation(line: 573, column: 9, scope: !1816)
!1822 = !DILocation(line: 575, column: 27, scope: !1823)
!1823 = distinct !DILexicalBlock(scope: !1816, file: !3, line: 573, column: 20)
!1824 = !DILocation(line: 575, column: 13, scope: !1823)
!1825 = !DILocation(line: 576, column: 13, scope: !1823)
!1826 = !DILocation(line: 578, column: 27, scope: !1823)
!1827 = !DILocation(line: 578, column: 13, scope: !1823)
!1828 = !DILocation(line: 579, column: 13, scope: !1823)
!1829 = !DILocation(line: 581, column: 26, scope: !1823)
!1830 = !DILocation(line: 581, column: 13, scope: !1823)
!1831 = !DILocation(line: 582, column: 13, scope: !1823)
!1832 = !DILocation(line: 584, column: 26, scope: !1823)
!1833 = !DILocation(line: 584, column: 13, scope: !1823)
!1834 = !DILocation(line: 585, column: 13, scope: !1823)
!1835 = !DILocation(line: 587, column: 17, scope: !1836)
!1836 = distinct !DILexicalBlock(scope: !1823, file: !3, line: 587, column: 17)
!1837 = !DILocation(line: 587, column: 19, scope: !1836)
!1838 = !DILocation(line: 587, column: 17, scope: !1823)
!1839 = !DILocation(line: 588, column: 35, scope: !1836)
!1840 = !DILocation(line: 588, column: 17, scope: !1836)
!1841 = !DILocation(line: 590, column: 25, scope: !1836)
!1842 = !DILocation(line: 590, column: 17, scope: !1836)
!1843 = !DILocation(line: 591, column: 9, scope: !1823)
!1844 = !DILocation(line: 592, column: 5, scope: !1816)
!1845 = !DILocation(line: 571, column: 30, scope: !1811)
!1846 = !DILocation(line: 571, column: 5, scope: !1811)
!1847 = distinct !{!1847, !1814, !1848, !175}
!1848 = !DILocation(line: 592, column: 5, scope: !1808)
!1849 = !DILocation(line: 593, column: 5, scope: !1797)
!1850 = !DILocation(line: 594, column: 1, scope: !1797)
!1851 = distinct !DISubprogram(name: "newline", scope: !3, file: !3, line: 557, type: !1852, scopeLine: 558, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1852 = !DISubroutineType(types: !1853)
!1853 = !{null, !6}
!1854 = !DILocalVariable(name: "indent", arg: 1, scope: !1851, file: !3, line: 557, type: !6)
!1855 = !DILocation(line: 557, column: 25, scope: !1851)
!1856 = !DILocation(line: 559, column: 9, scope: !1857)
!1857 = distinct !DILexicalBlock(scope: !1851, file: !3, line: 559, column: 9)
!1858 = !DILocation(line: 559, column: 9, scope: !1851)
!1859 = !DILocation(line: 560, column: 9, scope: !1857)
!1860 = !DILocation(line: 561, column: 5, scope: !1851)
!1861 = !DILocation(line: 562, column: 5, scope: !1851)
!1862 = !DILocation(line: 562, column: 18, scope: !1851)
!1863 = !DILocation(line: 562, column: 21, scope: !1851)
!1864 = !DILocation(line: 563, column: 21, scope: !1851)
!1865 = !DILocation(line: 563, column: 9, scope: !1851)
!1866 = distinct !{!1866, !1861, !1867, !175}
!1867 = !DILocation(line: 563, column: 27, scope: !1851)
!1868 = !DILocation(line: 564, column: 1, scope: !1851)
