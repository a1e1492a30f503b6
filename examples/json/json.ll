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
  store %struct.parser* %0, %struct.parser** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %2, metadata !739, metadata !DIExpression()), !dbg !740
  br label %3, !dbg !741

3:                                                ; preds = %14, %1
  %4 = call i16** @__ctype_b_loc() #11, !dbg !742
  %5 = load i16*, i16** %4, align 8, !dbg !742
  %6 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !742
  %7 = call i32 @peek(%struct.parser* noundef %6), !dbg !742
  %8 = sext i32 %7 to i64, !dbg !742
  %9 = getelementptr inbounds i16, i16* %5, i64 %8, !dbg !742
  %10 = load i16, i16* %9, align 2, !dbg !742
  %11 = zext i16 %10 to i32, !dbg !742
  %12 = and i32 %11, 8192, !dbg !742
  %13 = icmp ne i32 %12, 0, !dbg !741
  br i1 %13, label %14, label %19, !dbg !741

14:                                               ; preds = %3
  %15 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !743
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %15, i32 0, i32 2, !dbg !744
  %17 = load i64, i64* %16, align 8, !dbg !745
  %18 = add i64 %17, 1, !dbg !745
  store i64 %18, i64* %16, align 8, !dbg !745
  br label %3, !dbg !741, !llvm.loop !746

19:                                               ; preds = %3
  ret void, !dbg !747
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @fail(%struct.parser* noundef %0, i32 noundef %1) #0 !dbg !748 {
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i32, align 4
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !751, metadata !DIExpression()), !dbg !752
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !753, metadata !DIExpression()), !dbg !754
  %5 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !755
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 3, !dbg !757
  %7 = load i32, i32* %6, align 8, !dbg !757
  %8 = icmp eq i32 %7, 0, !dbg !758
  br i1 %8, label %9, label %18, !dbg !759

9:                                                ; preds = %2
  %10 = load i32, i32* %4, align 4, !dbg !760
  %11 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !762
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %11, i32 0, i32 3, !dbg !763
  store i32 %10, i32* %12, align 8, !dbg !764
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !765
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 2, !dbg !766
  %15 = load i64, i64* %14, align 8, !dbg !766
  %16 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !767
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %16, i32 0, i32 4, !dbg !768
  store i64 %15, i64* %17, align 8, !dbg !769
  br label %18, !dbg !770

18:                                               ; preds = %9, %2
  ret i8* null, !dbg !771
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @peek(%struct.parser* noundef %0) #0 !dbg !772 {
  %2 = alloca %struct.parser*, align 8
  store %struct.parser* %0, %struct.parser** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %2, metadata !775, metadata !DIExpression()), !dbg !776
  %3 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !777
  %4 = getelementptr inbounds %struct.parser, %struct.parser* %3, i32 0, i32 2, !dbg !778
  %5 = load i64, i64* %4, align 8, !dbg !778
  %6 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !779
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %6, i32 0, i32 1, !dbg !780
  %8 = load i64, i64* %7, align 8, !dbg !780
  %9 = icmp ult i64 %5, %8, !dbg !781
  br i1 %9, label %10, label %20, !dbg !777

10:                                               ; preds = %1
  %11 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !782
  %12 = getelementptr inbounds %struct.parser, %struct.parser* %11, i32 0, i32 0, !dbg !783
  %13 = load i8*, i8** %12, align 8, !dbg !783
  %14 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !784
  %15 = getelementptr inbounds %struct.parser, %struct.parser* %14, i32 0, i32 2, !dbg !785
  %16 = load i64, i64* %15, align 8, !dbg !785
  %17 = getelementptr inbounds i8, i8* %13, i64 %16, !dbg !782
  %18 = load i8, i8* %17, align 1, !dbg !782
  %19 = zext i8 %18 to i32, !dbg !786
  br label %21, !dbg !777

20:                                               ; preds = %1
  br label %21, !dbg !777

21:                                               ; preds = %20, %10
  %22 = phi i32 [ %19, %10 ], [ -1, %20 ], !dbg !777
  ret i32 %22, !dbg !787
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_object(%struct.parser* noundef %0) #0 !dbg !788 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca %struct.value*, align 8
  %6 = alloca i8*, align 8
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !789, metadata !DIExpression()), !dbg !790
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !791, metadata !DIExpression()), !dbg !792
  %7 = call %struct.value* @value_new(i32 noundef 5), !dbg !793
  store %struct.value* %7, %struct.value** %4, align 8, !dbg !792
  %8 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !794
  %9 = call i32 @enter(%struct.parser* noundef %8, i8 noundef signext 123), !dbg !796
  %10 = icmp ne i32 %9, 0, !dbg !796
  br i1 %10, label %12, label %11, !dbg !797

11:                                               ; preds = %1
  br label %78, !dbg !798

12:                                               ; preds = %1
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !799
  call void @skip_space(%struct.parser* noundef %13), !dbg !800
  %14 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !801
  %15 = call i32 @accept(%struct.parser* noundef %14, i8 noundef signext 125), !dbg !803
  %16 = icmp ne i32 %15, 0, !dbg !803
  br i1 %16, label %17, label %21, !dbg !804

17:                                               ; preds = %12
  %18 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !805
  %19 = call i32 @leave(%struct.parser* noundef %18, i8 noundef signext 123), !dbg !807
  %20 = load %struct.value*, %struct.value** %4, align 8, !dbg !808
  store %struct.value* %20, %struct.value** %2, align 8, !dbg !809
  br label %80, !dbg !809

21:                                               ; preds = %12
  br label %22, !dbg !810

22:                                               ; preds = %68, %21
  call void @llvm.dbg.declare(metadata %struct.value** %5, metadata !811, metadata !DIExpression()), !dbg !815
  call void @llvm.dbg.declare(metadata i8** %6, metadata !816, metadata !DIExpression()), !dbg !817
  %23 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !818
  call void @skip_space(%struct.parser* noundef %23), !dbg !819
  %24 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !820
  %25 = call i32 @accept(%struct.parser* noundef %24, i8 noundef signext 34), !dbg !822
  %26 = icmp ne i32 %25, 0, !dbg !822
  br i1 %26, label %30, label %27, !dbg !823

27:                                               ; preds = %22
  %28 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !824
  %29 = call i8* @fail(%struct.parser* noundef %28, i32 noundef 1), !dbg !826
  br label %78, !dbg !827

30:                                               ; preds = %22
  %31 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !828
  %32 = call i8* @parse_string(%struct.parser* noundef %31, i64* noundef null), !dbg !829
  store i8* %32, i8** %6, align 8, !dbg !830
  %33 = load i8*, i8** %6, align 8, !dbg !831
  %34 = icmp eq i8* %33, null, !dbg !833
  br i1 %34, label %35, label %36, !dbg !834

35:                                               ; preds = %30
  br label %78, !dbg !835

36:                                               ; preds = %30
  %37 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !836
  call void @skip_space(%struct.parser* noundef %37), !dbg !837
  %38 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !838
  %39 = call i32 @accept(%struct.parser* noundef %38, i8 noundef signext 58), !dbg !840
  %40 = icmp ne i32 %39, 0, !dbg !840
  br i1 %40, label %45, label %41, !dbg !841

41:                                               ; preds = %36
  %42 = load i8*, i8** %6, align 8, !dbg !842
  call void @free(i8* noundef %42) #10, !dbg !844
  %43 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !845
  %44 = call i8* @fail(%struct.parser* noundef %43, i32 noundef 1), !dbg !846
  br label %78, !dbg !847

45:                                               ; preds = %36
  %46 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !848
  %47 = call %struct.value* @parse_value(%struct.parser* noundef %46), !dbg !849
  store %struct.value* %47, %struct.value** %5, align 8, !dbg !850
  %48 = load %struct.value*, %struct.value** %5, align 8, !dbg !851
  %49 = icmp eq %struct.value* %48, null, !dbg !853
  br i1 %49, label %50, label %52, !dbg !854

50:                                               ; preds = %45
  %51 = load i8*, i8** %6, align 8, !dbg !855
  call void @free(i8* noundef %51) #10, !dbg !857
  br label %78, !dbg !858

52:                                               ; preds = %45
  %53 = load %struct.value*, %struct.value** %4, align 8, !dbg !859
  %54 = load i8*, i8** %6, align 8, !dbg !860
  %55 = load %struct.value*, %struct.value** %5, align 8, !dbg !861
  call void @object_set(%struct.value* noundef %53, i8* noundef %54, %struct.value* noundef %55), !dbg !862
  %56 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !863
  call void @skip_space(%struct.parser* noundef %56), !dbg !864
  %57 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !865
  %58 = call i32 @accept(%struct.parser* noundef %57, i8 noundef signext 125), !dbg !867
  %59 = icmp ne i32 %58, 0, !dbg !867
  br i1 %59, label %60, label %61, !dbg !868

60:                                               ; preds = %52
  br label %69, !dbg !869

61:                                               ; preds = %52
  %62 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !870
  %63 = call i32 @accept(%struct.parser* noundef %62, i8 noundef signext 44), !dbg !872
  %64 = icmp ne i32 %63, 0, !dbg !872
  br i1 %64, label %68, label %65, !dbg !873

65:                                               ; preds = %61
  %66 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !874
  %67 = call i8* @fail(%struct.parser* noundef %66, i32 noundef 1), !dbg !876
  br label %78, !dbg !877

68:                                               ; preds = %61
  br label %22, !dbg !878, !llvm.loop !879

69:                                               ; preds = %60
  %70 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !882
  %71 = call i32 @leave(%struct.parser* noundef %70, i8 noundef signext 123), !dbg !884
  %72 = icmp ne i32 %71, 0, !dbg !884
  br i1 %72, label %76, label %73, !dbg !885

73:                                               ; preds = %69
  %74 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !886
  %75 = call i8* @fail(%struct.parser* noundef %74, i32 noundef 1), !dbg !887
  br label %76, !dbg !887

76:                                               ; preds = %73, %69
  %77 = load %struct.value*, %struct.value** %4, align 8, !dbg !888
  store %struct.value* %77, %struct.value** %2, align 8, !dbg !889
  br label %80, !dbg !889

78:                                               ; preds = %65, %50, %41, %35, %27, %11
  call void @llvm.dbg.label(metadata !890), !dbg !891
  %79 = load %struct.value*, %struct.value** %4, align 8, !dbg !892
  call void @value_free(%struct.value* noundef %79), !dbg !893
  store %struct.value* null, %struct.value** %2, align 8, !dbg !894
  br label %80, !dbg !894

80:                                               ; preds = %78, %76, %17
  %81 = load %struct.value*, %struct.value** %2, align 8, !dbg !895
  ret %struct.value* %81, !dbg !895
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_array(%struct.parser* noundef %0) #0 !dbg !896 {
  %2 = alloca %struct.value*, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca %struct.value*, align 8
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !897, metadata !DIExpression()), !dbg !898
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !899, metadata !DIExpression()), !dbg !900
  %6 = call %struct.value* @value_new(i32 noundef 4), !dbg !901
  store %struct.value* %6, %struct.value** %4, align 8, !dbg !900
  %7 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !902
  %8 = call i32 @enter(%struct.parser* noundef %7, i8 noundef signext 91), !dbg !904
  %9 = icmp ne i32 %8, 0, !dbg !904
  br i1 %9, label %11, label %10, !dbg !905

10:                                               ; preds = %1
  br label %53, !dbg !906

11:                                               ; preds = %1
  %12 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !907
  call void @skip_space(%struct.parser* noundef %12), !dbg !908
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !909
  %14 = call i32 @accept(%struct.parser* noundef %13, i8 noundef signext 93), !dbg !911
  %15 = icmp ne i32 %14, 0, !dbg !911
  br i1 %15, label %16, label %20, !dbg !912

16:                                               ; preds = %11
  %17 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !913
  %18 = call i32 @leave(%struct.parser* noundef %17, i8 noundef signext 91), !dbg !915
  %19 = load %struct.value*, %struct.value** %4, align 8, !dbg !916
  store %struct.value* %19, %struct.value** %2, align 8, !dbg !917
  br label %55, !dbg !917

20:                                               ; preds = %11
  br label %21, !dbg !918

21:                                               ; preds = %43, %20
  call void @llvm.dbg.declare(metadata %struct.value** %5, metadata !919, metadata !DIExpression()), !dbg !923
  %22 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !924
  %23 = call %struct.value* @parse_value(%struct.parser* noundef %22), !dbg !925
  store %struct.value* %23, %struct.value** %5, align 8, !dbg !923
  %24 = load %struct.value*, %struct.value** %5, align 8, !dbg !926
  %25 = icmp eq %struct.value* %24, null, !dbg !928
  br i1 %25, label %26, label %27, !dbg !929

26:                                               ; preds = %21
  br label %53, !dbg !930

27:                                               ; preds = %21
  %28 = load %struct.value*, %struct.value** %4, align 8, !dbg !931
  %29 = load %struct.value*, %struct.value** %5, align 8, !dbg !932
  call void @array_push(%struct.value* noundef %28, %struct.value* noundef %29), !dbg !933
  %30 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !934
  call void @skip_space(%struct.parser* noundef %30), !dbg !935
  %31 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !936
  %32 = call i32 @accept(%struct.parser* noundef %31, i8 noundef signext 93), !dbg !938
  %33 = icmp ne i32 %32, 0, !dbg !938
  br i1 %33, label %34, label %35, !dbg !939

34:                                               ; preds = %27
  br label %44, !dbg !940

35:                                               ; preds = %27
  %36 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !941
  %37 = call i32 @accept(%struct.parser* noundef %36, i8 noundef signext 44), !dbg !943
  %38 = icmp ne i32 %37, 0, !dbg !943
  br i1 %38, label %43, label %39, !dbg !944

39:                                               ; preds = %35
  %40 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !945
  %41 = call i8* @fail(%struct.parser* noundef %40, i32 noundef 1), !dbg !947
  %42 = load %struct.value*, %struct.value** %5, align 8, !dbg !948
  call void @value_free(%struct.value* noundef %42), !dbg !949
  br label %53, !dbg !950

43:                                               ; preds = %35
  br label %21, !dbg !951, !llvm.loop !952

44:                                               ; preds = %34
  %45 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !955
  %46 = call i32 @leave(%struct.parser* noundef %45, i8 noundef signext 91), !dbg !957
  %47 = icmp ne i32 %46, 0, !dbg !957
  br i1 %47, label %51, label %48, !dbg !958

48:                                               ; preds = %44
  %49 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !959
  %50 = call i8* @fail(%struct.parser* noundef %49, i32 noundef 1), !dbg !960
  br label %51, !dbg !960

51:                                               ; preds = %48, %44
  %52 = load %struct.value*, %struct.value** %4, align 8, !dbg !961
  store %struct.value* %52, %struct.value** %2, align 8, !dbg !962
  br label %55, !dbg !962

53:                                               ; preds = %39, %26, %10
  call void @llvm.dbg.label(metadata !963), !dbg !964
  %54 = load %struct.value*, %struct.value** %4, align 8, !dbg !965
  call void @value_free(%struct.value* noundef %54), !dbg !966
  store %struct.value* null, %struct.value** %2, align 8, !dbg !967
  br label %55, !dbg !967

55:                                               ; preds = %53, %51, %16
  %56 = load %struct.value*, %struct.value** %2, align 8, !dbg !968
  ret %struct.value* %56, !dbg !968
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @value_new(i32 noundef %0) #0 !dbg !969 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.value*, align 8
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !972, metadata !DIExpression()), !dbg !973
  call void @llvm.dbg.declare(metadata %struct.value** %3, metadata !974, metadata !DIExpression()), !dbg !975
  %4 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 32) #10, !dbg !976
  %5 = bitcast i8* %4 to %struct.value*, !dbg !976
  store %struct.value* %5, %struct.value** %3, align 8, !dbg !975
  %6 = load %struct.value*, %struct.value** %3, align 8, !dbg !977
  %7 = icmp eq %struct.value* %6, null, !dbg !979
  br i1 %7, label %8, label %11, !dbg !980

8:                                                ; preds = %1
  %9 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !981
  %10 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %9, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i64 0, i64 0)), !dbg !983
  call void @exit(i32 noundef 2) #12, !dbg !984
  unreachable, !dbg !984

11:                                               ; preds = %1
  %12 = load i32, i32* %2, align 4, !dbg !985
  %13 = load %struct.value*, %struct.value** %3, align 8, !dbg !986
  %14 = getelementptr inbounds %struct.value, %struct.value* %13, i32 0, i32 0, !dbg !987
  store i32 %12, i32* %14, align 8, !dbg !988
  %15 = load %struct.value*, %struct.value** %3, align 8, !dbg !989
  ret %struct.value* %15, !dbg !990
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @parse_string(%struct.parser* noundef %0, i64* noundef %1) #0 !dbg !991 {
  %3 = alloca i8*, align 8
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i64*, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !995, metadata !DIExpression()), !dbg !996
  store i64* %1, i64** %5, align 8
  call void @llvm.dbg.declare(metadata i64** %5, metadata !997, metadata !DIExpression()), !dbg !998
  call void @llvm.dbg.declare(metadata i64* %6, metadata !999, metadata !DIExpression()), !dbg !1000
  %11 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1001
  %12 = call i64 @measure_string(%struct.parser* noundef %11), !dbg !1002
  store i64 %12, i64* %6, align 8, !dbg !1000
  call void @llvm.dbg.declare(metadata i64* %7, metadata !1003, metadata !DIExpression()), !dbg !1004
  store i64 0, i64* %7, align 8, !dbg !1004
  call void @llvm.dbg.declare(metadata i8** %8, metadata !1005, metadata !DIExpression()), !dbg !1006
  %13 = load i64, i64* %6, align 8, !dbg !1007
  %14 = add i64 %13, 1, !dbg !1008
  %15 = call noalias i8* @malloc(i64 noundef %14) #10, !dbg !1009
  store i8* %15, i8** %8, align 8, !dbg !1006
  %16 = load i8*, i8** %8, align 8, !dbg !1010
  %17 = icmp eq i8* %16, null, !dbg !1012
  br i1 %17, label %18, label %21, !dbg !1013

18:                                               ; preds = %2
  %19 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1014
  %20 = call i8* @fail(%struct.parser* noundef %19, i32 noundef 8), !dbg !1015
  store i8* %20, i8** %3, align 8, !dbg !1016
  br label %127, !dbg !1016

21:                                               ; preds = %2
  br label %22, !dbg !1017

22:                                               ; preds = %115, %49, %21
  call void @llvm.dbg.declare(metadata i32* %9, metadata !1018, metadata !DIExpression()), !dbg !1022
  %23 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1023
  %24 = call i32 @peek(%struct.parser* noundef %23), !dbg !1024
  store i32 %24, i32* %9, align 4, !dbg !1022
  %25 = load i32, i32* %9, align 4, !dbg !1025
  %26 = icmp eq i32 %25, -1, !dbg !1027
  br i1 %26, label %27, label %31, !dbg !1028

27:                                               ; preds = %22
  %28 = load i8*, i8** %8, align 8, !dbg !1029
  call void @free(i8* noundef %28) #10, !dbg !1031
  %29 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1032
  %30 = call i8* @fail(%struct.parser* noundef %29, i32 noundef 2), !dbg !1033
  store i8* %30, i8** %3, align 8, !dbg !1034
  br label %127, !dbg !1034

31:                                               ; preds = %22
  %32 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1035
  %33 = getelementptr inbounds %struct.parser, %struct.parser* %32, i32 0, i32 2, !dbg !1036
  %34 = load i64, i64* %33, align 8, !dbg !1037
  %35 = add i64 %34, 1, !dbg !1037
  store i64 %35, i64* %33, align 8, !dbg !1037
  %36 = load i32, i32* %9, align 4, !dbg !1038
  %37 = icmp eq i32 %36, 34, !dbg !1040
  br i1 %37, label %38, label %39, !dbg !1041

38:                                               ; preds = %31
  br label %116, !dbg !1042

39:                                               ; preds = %31
  %40 = load i32, i32* %9, align 4, !dbg !1043
  %41 = icmp slt i32 %40, 32, !dbg !1045
  br i1 %41, label %42, label %46, !dbg !1046

42:                                               ; preds = %39
  %43 = load i8*, i8** %8, align 8, !dbg !1047
  call void @free(i8* noundef %43) #10, !dbg !1049
  %44 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1050
  %45 = call i8* @fail(%struct.parser* noundef %44, i32 noundef 6), !dbg !1051
  store i8* %45, i8** %3, align 8, !dbg !1052
  br label %127, !dbg !1052

46:                                               ; preds = %39
  %47 = load i32, i32* %9, align 4, !dbg !1053
  %48 = icmp ne i32 %47, 92, !dbg !1055
  br i1 %48, label %49, label %56, !dbg !1056

49:                                               ; preds = %46
  %50 = load i32, i32* %9, align 4, !dbg !1057
  %51 = trunc i32 %50 to i8, !dbg !1059
  %52 = load i8*, i8** %8, align 8, !dbg !1060
  %53 = load i64, i64* %7, align 8, !dbg !1061
  %54 = add i64 %53, 1, !dbg !1061
  store i64 %54, i64* %7, align 8, !dbg !1061
  %55 = getelementptr inbounds i8, i8* %52, i64 %53, !dbg !1060
  store i8 %51, i8* %55, align 1, !dbg !1062
  br label %22, !dbg !1063, !llvm.loop !1064

56:                                               ; preds = %46
  %57 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1067
  %58 = call i32 @peek(%struct.parser* noundef %57), !dbg !1068
  store i32 %58, i32* %9, align 4, !dbg !1069
  %59 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1070
  %60 = getelementptr inbounds %struct.parser, %struct.parser* %59, i32 0, i32 2, !dbg !1071
  %61 = load i64, i64* %60, align 8, !dbg !1072
  %62 = add i64 %61, 1, !dbg !1072
  store i64 %62, i64* %60, align 8, !dbg !1072
  %63 = load i32, i32* %9, align 4, !dbg !1073
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
  ], !dbg !1074

64:                                               ; preds = %56, %56, %56
  %65 = load i32, i32* %9, align 4, !dbg !1075
  %66 = trunc i32 %65 to i8, !dbg !1077
  %67 = load i8*, i8** %8, align 8, !dbg !1078
  %68 = load i64, i64* %7, align 8, !dbg !1079
  %69 = add i64 %68, 1, !dbg !1079
  store i64 %69, i64* %7, align 8, !dbg !1079
  %70 = getelementptr inbounds i8, i8* %67, i64 %68, !dbg !1078
  store i8 %66, i8* %70, align 1, !dbg !1080
  br label %115, !dbg !1081

71:                                               ; preds = %56
  %72 = load i8*, i8** %8, align 8, !dbg !1082
  %73 = load i64, i64* %7, align 8, !dbg !1083
  %74 = add i64 %73, 1, !dbg !1083
  store i64 %74, i64* %7, align 8, !dbg !1083
  %75 = getelementptr inbounds i8, i8* %72, i64 %73, !dbg !1082
  store i8 8, i8* %75, align 1, !dbg !1084
  br label %115, !dbg !1085

76:                                               ; preds = %56
  %77 = load i8*, i8** %8, align 8, !dbg !1086
  %78 = load i64, i64* %7, align 8, !dbg !1087
  %79 = add i64 %78, 1, !dbg !1087
  store i64 %79, i64* %7, align 8, !dbg !1087
  %80 = getelementptr inbounds i8, i8* %77, i64 %78, !dbg !1086
  store i8 12, i8* %80, align 1, !dbg !1088
  br label %115, !dbg !1089

81:                                               ; preds = %56
  %82 = load i8*, i8** %8, align 8, !dbg !1090
  %83 = load i64, i64* %7, align 8, !dbg !1091
  %84 = add i64 %83, 1, !dbg !1091
  store i64 %84, i64* %7, align 8, !dbg !1091
  %85 = getelementptr inbounds i8, i8* %82, i64 %83, !dbg !1090
  store i8 10, i8* %85, align 1, !dbg !1092
  br label %115, !dbg !1093

86:                                               ; preds = %56
  %87 = load i8*, i8** %8, align 8, !dbg !1094
  %88 = load i64, i64* %7, align 8, !dbg !1095
  %89 = add i64 %88, 1, !dbg !1095
  store i64 %89, i64* %7, align 8, !dbg !1095
  %90 = getelementptr inbounds i8, i8* %87, i64 %88, !dbg !1094
  store i8 13, i8* %90, align 1, !dbg !1096
  br label %115, !dbg !1097

91:                                               ; preds = %56
  %92 = load i8*, i8** %8, align 8, !dbg !1098
  %93 = load i64, i64* %7, align 8, !dbg !1099
  %94 = add i64 %93, 1, !dbg !1099
  store i64 %94, i64* %7, align 8, !dbg !1099
  %95 = getelementptr inbounds i8, i8* %92, i64 %93, !dbg !1098
  store i8 9, i8* %95, align 1, !dbg !1100
  br label %115, !dbg !1101

96:                                               ; preds = %56
  call void @llvm.dbg.declare(metadata i64* %10, metadata !1102, metadata !DIExpression()), !dbg !1104
  %97 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1105
  %98 = call i64 @parse_hex4(%struct.parser* noundef %97), !dbg !1106
  store i64 %98, i64* %10, align 8, !dbg !1104
  %99 = load i64, i64* %10, align 8, !dbg !1107
  %100 = icmp slt i64 %99, 0, !dbg !1109
  br i1 %100, label %101, label %103, !dbg !1110

101:                                              ; preds = %96
  %102 = load i8*, i8** %8, align 8, !dbg !1111
  call void @free(i8* noundef %102) #10, !dbg !1113
  store i8* null, i8** %3, align 8, !dbg !1114
  br label %127, !dbg !1114

103:                                              ; preds = %96
  %104 = load i8*, i8** %8, align 8, !dbg !1115
  %105 = load i64, i64* %7, align 8, !dbg !1116
  %106 = getelementptr inbounds i8, i8* %104, i64 %105, !dbg !1117
  %107 = load i64, i64* %10, align 8, !dbg !1118
  %108 = call i64 @put_utf8(i8* noundef %106, i64 noundef %107), !dbg !1119
  %109 = load i64, i64* %7, align 8, !dbg !1120
  %110 = add i64 %109, %108, !dbg !1120
  store i64 %110, i64* %7, align 8, !dbg !1120
  br label %115, !dbg !1121

111:                                              ; preds = %56
  %112 = load i8*, i8** %8, align 8, !dbg !1122
  call void @free(i8* noundef %112) #10, !dbg !1123
  %113 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1124
  %114 = call i8* @fail(%struct.parser* noundef %113, i32 noundef 5), !dbg !1125
  store i8* %114, i8** %3, align 8, !dbg !1126
  br label %127, !dbg !1126

115:                                              ; preds = %103, %91, %86, %81, %76, %71, %64
  br label %22, !dbg !1127, !llvm.loop !1064

116:                                              ; preds = %38
  %117 = load i8*, i8** %8, align 8, !dbg !1128
  %118 = load i64, i64* %7, align 8, !dbg !1129
  %119 = getelementptr inbounds i8, i8* %117, i64 %118, !dbg !1128
  store i8 0, i8* %119, align 1, !dbg !1130
  %120 = load i64*, i64** %5, align 8, !dbg !1131
  %121 = icmp ne i64* %120, null, !dbg !1133
  br i1 %121, label %122, label %125, !dbg !1134

122:                                              ; preds = %116
  %123 = load i64, i64* %7, align 8, !dbg !1135
  %124 = load i64*, i64** %5, align 8, !dbg !1136
  store i64 %123, i64* %124, align 8, !dbg !1137
  br label %125, !dbg !1138

125:                                              ; preds = %122, %116
  %126 = load i8*, i8** %8, align 8, !dbg !1139
  store i8* %126, i8** %3, align 8, !dbg !1140
  br label %127, !dbg !1140

127:                                              ; preds = %125, %111, %101, %42, %27, %18
  %128 = load i8*, i8** %3, align 8, !dbg !1141
  ret i8* %128, !dbg !1141
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @parse_word(%struct.parser* noundef %0, i8* noundef %1) #0 !dbg !1142 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1145, metadata !DIExpression()), !dbg !1146
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !1147, metadata !DIExpression()), !dbg !1148
  call void @llvm.dbg.declare(metadata i64* %6, metadata !1149, metadata !DIExpression()), !dbg !1150
  %7 = load i8*, i8** %5, align 8, !dbg !1151
  %8 = call i64 @strlen(i8* noundef %7) #9, !dbg !1152
  store i64 %8, i64* %6, align 8, !dbg !1150
  %9 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1153
  %10 = getelementptr inbounds %struct.parser, %struct.parser* %9, i32 0, i32 1, !dbg !1155
  %11 = load i64, i64* %10, align 8, !dbg !1155
  %12 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1156
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %12, i32 0, i32 2, !dbg !1157
  %14 = load i64, i64* %13, align 8, !dbg !1157
  %15 = sub i64 %11, %14, !dbg !1158
  %16 = load i64, i64* %6, align 8, !dbg !1159
  %17 = icmp ult i64 %15, %16, !dbg !1160
  br i1 %17, label %30, label %18, !dbg !1161

18:                                               ; preds = %2
  %19 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1162
  %20 = getelementptr inbounds %struct.parser, %struct.parser* %19, i32 0, i32 0, !dbg !1163
  %21 = load i8*, i8** %20, align 8, !dbg !1163
  %22 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1164
  %23 = getelementptr inbounds %struct.parser, %struct.parser* %22, i32 0, i32 2, !dbg !1165
  %24 = load i64, i64* %23, align 8, !dbg !1165
  %25 = getelementptr inbounds i8, i8* %21, i64 %24, !dbg !1166
  %26 = load i8*, i8** %5, align 8, !dbg !1167
  %27 = load i64, i64* %6, align 8, !dbg !1168
  %28 = call i32 @memcmp(i8* noundef %25, i8* noundef %26, i64 noundef %27) #9, !dbg !1169
  %29 = icmp ne i32 %28, 0, !dbg !1170
  br i1 %29, label %30, label %31, !dbg !1171

30:                                               ; preds = %18, %2
  store i32 0, i32* %3, align 4, !dbg !1172
  br label %37, !dbg !1172

31:                                               ; preds = %18
  %32 = load i64, i64* %6, align 8, !dbg !1173
  %33 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1174
  %34 = getelementptr inbounds %struct.parser, %struct.parser* %33, i32 0, i32 2, !dbg !1175
  %35 = load i64, i64* %34, align 8, !dbg !1176
  %36 = add i64 %35, %32, !dbg !1176
  store i64 %36, i64* %34, align 8, !dbg !1176
  store i32 1, i32* %3, align 4, !dbg !1177
  br label %37, !dbg !1177

37:                                               ; preds = %31, %30
  %38 = load i32, i32* %3, align 4, !dbg !1178
  ret i32 %38, !dbg !1178
}

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.value* @parse_number(%struct.parser* noundef %0) #0 !dbg !1179 {
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
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !1180, metadata !DIExpression()), !dbg !1181
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1182, metadata !DIExpression()), !dbg !1183
  call void @llvm.dbg.declare(metadata [5 x i8]* %5, metadata !1184, metadata !DIExpression()), !dbg !1188
  call void @llvm.dbg.declare(metadata i64* %6, metadata !1189, metadata !DIExpression()), !dbg !1190
  store i64 0, i64* %6, align 8, !dbg !1190
  call void @llvm.dbg.declare(metadata i32* %7, metadata !1191, metadata !DIExpression()), !dbg !1192
  %13 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1193
  %14 = call i32 @accept(%struct.parser* noundef %13, i8 noundef signext 45), !dbg !1194
  store i32 %14, i32* %7, align 4, !dbg !1192
  call void @llvm.dbg.declare(metadata i64* %8, metadata !1195, metadata !DIExpression()), !dbg !1196
  call void @llvm.dbg.declare(metadata i64* %9, metadata !1197, metadata !DIExpression()), !dbg !1198
  store i64 1, i64* %9, align 8, !dbg !1198
  br label %15, !dbg !1199

15:                                               ; preds = %45, %1
  %16 = call i16** @__ctype_b_loc() #11, !dbg !1200
  %17 = load i16*, i16** %16, align 8, !dbg !1200
  %18 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1200
  %19 = call i32 @peek(%struct.parser* noundef %18), !dbg !1200
  %20 = sext i32 %19 to i64, !dbg !1200
  %21 = getelementptr inbounds i16, i16* %17, i64 %20, !dbg !1200
  %22 = load i16, i16* %21, align 2, !dbg !1200
  %23 = zext i16 %22 to i32, !dbg !1200
  %24 = and i32 %23, 2048, !dbg !1200
  %25 = icmp ne i32 %24, 0, !dbg !1199
  br i1 %25, label %26, label %46, !dbg !1199

26:                                               ; preds = %15
  %27 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1201
  %28 = getelementptr inbounds %struct.parser, %struct.parser* %27, i32 0, i32 0, !dbg !1203
  %29 = load i8*, i8** %28, align 8, !dbg !1203
  %30 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1204
  %31 = getelementptr inbounds %struct.parser, %struct.parser* %30, i32 0, i32 2, !dbg !1205
  %32 = load i64, i64* %31, align 8, !dbg !1206
  %33 = add i64 %32, 1, !dbg !1206
  store i64 %33, i64* %31, align 8, !dbg !1206
  %34 = getelementptr inbounds i8, i8* %29, i64 %32, !dbg !1201
  %35 = load i8, i8* %34, align 1, !dbg !1201
  %36 = load i64, i64* %6, align 8, !dbg !1207
  %37 = add i64 %36, 1, !dbg !1207
  store i64 %37, i64* %6, align 8, !dbg !1207
  %38 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %36, !dbg !1208
  store i8 %35, i8* %38, align 1, !dbg !1209
  %39 = load i64, i64* %6, align 8, !dbg !1210
  %40 = icmp ugt i64 %39, 5, !dbg !1212
  br i1 %40, label %41, label %45, !dbg !1213

41:                                               ; preds = %26
  %42 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1214
  %43 = call i8* @fail(%struct.parser* noundef %42, i32 noundef 4), !dbg !1215
  %44 = bitcast i8* %43 to %struct.value*, !dbg !1215
  store %struct.value* %44, %struct.value** %2, align 8, !dbg !1216
  br label %176, !dbg !1216

45:                                               ; preds = %26
  br label %15, !dbg !1199, !llvm.loop !1217

46:                                               ; preds = %15
  %47 = load i64, i64* %6, align 8, !dbg !1219
  %48 = icmp eq i64 %47, 0, !dbg !1221
  br i1 %48, label %49, label %53, !dbg !1222

49:                                               ; preds = %46
  %50 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1223
  %51 = call i8* @fail(%struct.parser* noundef %50, i32 noundef 1), !dbg !1224
  %52 = bitcast i8* %51 to %struct.value*, !dbg !1224
  store %struct.value* %52, %struct.value** %2, align 8, !dbg !1225
  br label %176, !dbg !1225

53:                                               ; preds = %46
  %54 = load i64, i64* %6, align 8, !dbg !1226
  %55 = icmp ult i64 %54, 5, !dbg !1228
  br i1 %55, label %56, label %59, !dbg !1229

56:                                               ; preds = %53
  %57 = load i64, i64* %6, align 8, !dbg !1230
  %58 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %57, !dbg !1231
  store i8 0, i8* %58, align 1, !dbg !1232
  br label %59, !dbg !1231

59:                                               ; preds = %56, %53
  store i64 0, i64* %8, align 8, !dbg !1233
  call void @llvm.dbg.declare(metadata i64* %10, metadata !1234, metadata !DIExpression()), !dbg !1236
  store i64 0, i64* %10, align 8, !dbg !1236
  br label %60, !dbg !1237

60:                                               ; preds = %74, %59
  %61 = load i64, i64* %10, align 8, !dbg !1238
  %62 = load i64, i64* %6, align 8, !dbg !1240
  %63 = icmp ult i64 %61, %62, !dbg !1241
  br i1 %63, label %64, label %77, !dbg !1242

64:                                               ; preds = %60
  %65 = load i64, i64* %8, align 8, !dbg !1243
  %66 = mul nsw i64 %65, 10, !dbg !1244
  %67 = load i64, i64* %10, align 8, !dbg !1245
  %68 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %67, !dbg !1246
  %69 = load i8, i8* %68, align 1, !dbg !1246
  %70 = sext i8 %69 to i32, !dbg !1246
  %71 = sub nsw i32 %70, 48, !dbg !1247
  %72 = sext i32 %71 to i64, !dbg !1248
  %73 = add nsw i64 %66, %72, !dbg !1249
  store i64 %73, i64* %8, align 8, !dbg !1250
  br label %74, !dbg !1251

74:                                               ; preds = %64
  %75 = load i64, i64* %10, align 8, !dbg !1252
  %76 = add i64 %75, 1, !dbg !1252
  store i64 %76, i64* %10, align 8, !dbg !1252
  br label %60, !dbg !1253, !llvm.loop !1254

77:                                               ; preds = %60
  %78 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1256
  %79 = call i32 @accept(%struct.parser* noundef %78, i8 noundef signext 101), !dbg !1258
  %80 = icmp ne i32 %79, 0, !dbg !1258
  br i1 %80, label %85, label %81, !dbg !1259

81:                                               ; preds = %77
  %82 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1260
  %83 = call i32 @accept(%struct.parser* noundef %82, i8 noundef signext 69), !dbg !1261
  %84 = icmp ne i32 %83, 0, !dbg !1261
  br i1 %84, label %85, label %161, !dbg !1262

85:                                               ; preds = %81, %77
  call void @llvm.dbg.declare(metadata i32* %11, metadata !1263, metadata !DIExpression()), !dbg !1265
  %86 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1266
  %87 = call i32 @accept(%struct.parser* noundef %86, i8 noundef signext 45), !dbg !1267
  store i32 %87, i32* %11, align 4, !dbg !1265
  call void @llvm.dbg.declare(metadata i8* %12, metadata !1268, metadata !DIExpression()), !dbg !1269
  store i8 0, i8* %12, align 1, !dbg !1269
  %88 = load i32, i32* %11, align 4, !dbg !1270
  %89 = icmp ne i32 %88, 0, !dbg !1270
  br i1 %89, label %93, label %90, !dbg !1272

90:                                               ; preds = %85
  %91 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1273
  %92 = call i32 @accept(%struct.parser* noundef %91, i8 noundef signext 43), !dbg !1274
  br label %93, !dbg !1274

93:                                               ; preds = %90, %85
  %94 = call i16** @__ctype_b_loc() #11, !dbg !1275
  %95 = load i16*, i16** %94, align 8, !dbg !1275
  %96 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1275
  %97 = call i32 @peek(%struct.parser* noundef %96), !dbg !1275
  %98 = sext i32 %97 to i64, !dbg !1275
  %99 = getelementptr inbounds i16, i16* %95, i64 %98, !dbg !1275
  %100 = load i16, i16* %99, align 2, !dbg !1275
  %101 = zext i16 %100 to i32, !dbg !1275
  %102 = and i32 %101, 2048, !dbg !1275
  %103 = icmp ne i32 %102, 0, !dbg !1275
  br i1 %103, label %108, label %104, !dbg !1277

104:                                              ; preds = %93
  %105 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1278
  %106 = call i8* @fail(%struct.parser* noundef %105, i32 noundef 1), !dbg !1279
  %107 = bitcast i8* %106 to %struct.value*, !dbg !1279
  store %struct.value* %107, %struct.value** %2, align 8, !dbg !1280
  br label %176, !dbg !1280

108:                                              ; preds = %93
  br label %109, !dbg !1281

109:                                              ; preds = %120, %108
  %110 = call i16** @__ctype_b_loc() #11, !dbg !1282
  %111 = load i16*, i16** %110, align 8, !dbg !1282
  %112 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1282
  %113 = call i32 @peek(%struct.parser* noundef %112), !dbg !1282
  %114 = sext i32 %113 to i64, !dbg !1282
  %115 = getelementptr inbounds i16, i16* %111, i64 %114, !dbg !1282
  %116 = load i16, i16* %115, align 2, !dbg !1282
  %117 = zext i16 %116 to i32, !dbg !1282
  %118 = and i32 %117, 2048, !dbg !1282
  %119 = icmp ne i32 %118, 0, !dbg !1281
  br i1 %119, label %120, label %137, !dbg !1281

120:                                              ; preds = %109
  %121 = load i8, i8* %12, align 1, !dbg !1283
  %122 = zext i8 %121 to i32, !dbg !1283
  %123 = mul nsw i32 %122, 10, !dbg !1284
  %124 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1285
  %125 = getelementptr inbounds %struct.parser, %struct.parser* %124, i32 0, i32 0, !dbg !1286
  %126 = load i8*, i8** %125, align 8, !dbg !1286
  %127 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1287
  %128 = getelementptr inbounds %struct.parser, %struct.parser* %127, i32 0, i32 2, !dbg !1288
  %129 = load i64, i64* %128, align 8, !dbg !1289
  %130 = add i64 %129, 1, !dbg !1289
  store i64 %130, i64* %128, align 8, !dbg !1289
  %131 = getelementptr inbounds i8, i8* %126, i64 %129, !dbg !1285
  %132 = load i8, i8* %131, align 1, !dbg !1285
  %133 = sext i8 %132 to i32, !dbg !1285
  %134 = sub nsw i32 %133, 48, !dbg !1290
  %135 = add nsw i32 %123, %134, !dbg !1291
  %136 = trunc i32 %135 to i8, !dbg !1292
  store i8 %136, i8* %12, align 1, !dbg !1293
  br label %109, !dbg !1281, !llvm.loop !1294

137:                                              ; preds = %109
  br label %138, !dbg !1296

138:                                              ; preds = %143, %137
  %139 = load i8, i8* %12, align 1, !dbg !1297
  %140 = add i8 %139, -1, !dbg !1297
  store i8 %140, i8* %12, align 1, !dbg !1297
  %141 = zext i8 %139 to i32, !dbg !1298
  %142 = icmp sgt i32 %141, 0, !dbg !1299
  br i1 %142, label %143, label %148, !dbg !1296

143:                                              ; preds = %138
  %144 = load i64, i64* %9, align 8, !dbg !1300
  %145 = mul nsw i64 %144, 10, !dbg !1301
  %146 = trunc i64 %145 to i32, !dbg !1302
  %147 = sext i32 %146 to i64, !dbg !1302
  store i64 %147, i64* %9, align 8, !dbg !1303
  br label %138, !dbg !1296, !llvm.loop !1304

148:                                              ; preds = %138
  %149 = load i32, i32* %11, align 4, !dbg !1306
  %150 = icmp ne i32 %149, 0, !dbg !1306
  br i1 %150, label %151, label %155, !dbg !1306

151:                                              ; preds = %148
  %152 = load i64, i64* %8, align 8, !dbg !1307
  %153 = load i64, i64* %9, align 8, !dbg !1308
  %154 = sdiv i64 %152, %153, !dbg !1309
  br label %159, !dbg !1306

155:                                              ; preds = %148
  %156 = load i64, i64* %8, align 8, !dbg !1310
  %157 = load i64, i64* %9, align 8, !dbg !1311
  %158 = mul nsw i64 %156, %157, !dbg !1312
  br label %159, !dbg !1306

159:                                              ; preds = %155, %151
  %160 = phi i64 [ %154, %151 ], [ %158, %155 ], !dbg !1306
  store i64 %160, i64* %8, align 8, !dbg !1313
  br label %161, !dbg !1314

161:                                              ; preds = %159, %81
  %162 = call %struct.value* @value_new(i32 noundef 2), !dbg !1315
  store %struct.value* %162, %struct.value** %4, align 8, !dbg !1316
  %163 = load i32, i32* %7, align 4, !dbg !1317
  %164 = icmp ne i32 %163, 0, !dbg !1317
  br i1 %164, label %165, label %168, !dbg !1317

165:                                              ; preds = %161
  %166 = load i64, i64* %8, align 8, !dbg !1318
  %167 = sub nsw i64 0, %166, !dbg !1319
  br label %170, !dbg !1317

168:                                              ; preds = %161
  %169 = load i64, i64* %8, align 8, !dbg !1320
  br label %170, !dbg !1317

170:                                              ; preds = %168, %165
  %171 = phi i64 [ %167, %165 ], [ %169, %168 ], !dbg !1317
  %172 = load %struct.value*, %struct.value** %4, align 8, !dbg !1321
  %173 = getelementptr inbounds %struct.value, %struct.value* %172, i32 0, i32 1, !dbg !1322
  %174 = bitcast %union.anon* %173 to i64*, !dbg !1323
  store i64 %171, i64* %174, align 8, !dbg !1324
  %175 = load %struct.value*, %struct.value** %4, align 8, !dbg !1325
  store %struct.value* %175, %struct.value** %2, align 8, !dbg !1326
  br label %176, !dbg !1326

176:                                              ; preds = %170, %104, %49, %41
  %177 = load %struct.value*, %struct.value** %2, align 8, !dbg !1327
  ret %struct.value* %177, !dbg !1327
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @enter(%struct.parser* noundef %0, i8 noundef signext %1) #0 !dbg !1328 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1331, metadata !DIExpression()), !dbg !1332
  store i8 %1, i8* %5, align 1
  call void @llvm.dbg.declare(metadata i8* %5, metadata !1333, metadata !DIExpression()), !dbg !1334
  %6 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1335
  %7 = getelementptr inbounds %struct.parser, %struct.parser* %6, i32 0, i32 5, !dbg !1337
  %8 = load i32, i32* %7, align 8, !dbg !1337
  %9 = icmp sgt i32 %8, 4, !dbg !1338
  br i1 %9, label %10, label %13, !dbg !1339

10:                                               ; preds = %2
  %11 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1340
  %12 = call i8* @fail(%struct.parser* noundef %11, i32 noundef 3), !dbg !1342
  store i32 0, i32* %3, align 4, !dbg !1343
  br label %23, !dbg !1343

13:                                               ; preds = %2
  %14 = load i8, i8* %5, align 1, !dbg !1344
  %15 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1345
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %15, i32 0, i32 6, !dbg !1346
  %17 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1347
  %18 = getelementptr inbounds %struct.parser, %struct.parser* %17, i32 0, i32 5, !dbg !1348
  %19 = load i32, i32* %18, align 8, !dbg !1349
  %20 = add nsw i32 %19, 1, !dbg !1349
  store i32 %20, i32* %18, align 8, !dbg !1349
  %21 = sext i32 %19 to i64, !dbg !1345
  %22 = getelementptr inbounds [4 x i8], [4 x i8]* %16, i64 0, i64 %21, !dbg !1345
  store i8 %14, i8* %22, align 1, !dbg !1350
  store i32 1, i32* %3, align 4, !dbg !1351
  br label %23, !dbg !1351

23:                                               ; preds = %13, %10
  %24 = load i32, i32* %3, align 4, !dbg !1352
  ret i32 %24, !dbg !1352
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @accept(%struct.parser* noundef %0, i8 noundef signext %1) #0 !dbg !1353 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.parser*, align 8
  %5 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %4, metadata !1354, metadata !DIExpression()), !dbg !1355
  store i8 %1, i8* %5, align 1
  call void @llvm.dbg.declare(metadata i8* %5, metadata !1356, metadata !DIExpression()), !dbg !1357
  %6 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1358
  %7 = call i32 @peek(%struct.parser* noundef %6), !dbg !1360
  %8 = load i8, i8* %5, align 1, !dbg !1361
  %9 = zext i8 %8 to i32, !dbg !1362
  %10 = icmp ne i32 %7, %9, !dbg !1363
  br i1 %10, label %11, label %12, !dbg !1364

11:                                               ; preds = %2
  store i32 0, i32* %3, align 4, !dbg !1365
  br label %17, !dbg !1365

12:                                               ; preds = %2
  %13 = load %struct.parser*, %struct.parser** %4, align 8, !dbg !1366
  %14 = getelementptr inbounds %struct.parser, %struct.parser* %13, i32 0, i32 2, !dbg !1367
  %15 = load i64, i64* %14, align 8, !dbg !1368
  %16 = add i64 %15, 1, !dbg !1368
  store i64 %16, i64* %14, align 8, !dbg !1368
  store i32 1, i32* %3, align 4, !dbg !1369
  br label %17, !dbg !1369

17:                                               ; preds = %12, %11
  %18 = load i32, i32* %3, align 4, !dbg !1370
  ret i32 %18, !dbg !1370
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @leave(%struct.parser* noundef %0, i8 noundef signext %1) #0 !dbg !1371 {
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i8, align 1
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !1372, metadata !DIExpression()), !dbg !1373
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !1374, metadata !DIExpression()), !dbg !1375
  %5 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1376
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 5, !dbg !1376
  %7 = load i32, i32* %6, align 8, !dbg !1376
  %8 = icmp sgt i32 %7, 0, !dbg !1376
  br i1 %8, label %9, label %10, !dbg !1379

9:                                                ; preds = %2
  br label %11, !dbg !1379

10:                                               ; preds = %2
  call void @__assert_fail(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.8, i64 0, i64 0), i32 noundef 219, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @__PRETTY_FUNCTION__.leave, i64 0, i64 0)) #12, !dbg !1376
  unreachable, !dbg !1376

11:                                               ; preds = %9
  %12 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1380
  %13 = getelementptr inbounds %struct.parser, %struct.parser* %12, i32 0, i32 5, !dbg !1381
  %14 = load i32, i32* %13, align 8, !dbg !1382
  %15 = add nsw i32 %14, -1, !dbg !1382
  store i32 %15, i32* %13, align 8, !dbg !1382
  %16 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1383
  %17 = getelementptr inbounds %struct.parser, %struct.parser* %16, i32 0, i32 6, !dbg !1384
  %18 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1385
  %19 = getelementptr inbounds %struct.parser, %struct.parser* %18, i32 0, i32 5, !dbg !1386
  %20 = load i32, i32* %19, align 8, !dbg !1386
  %21 = sext i32 %20 to i64, !dbg !1383
  %22 = getelementptr inbounds [4 x i8], [4 x i8]* %17, i64 0, i64 %21, !dbg !1383
  %23 = load i8, i8* %22, align 1, !dbg !1383
  %24 = sext i8 %23 to i32, !dbg !1383
  %25 = load i8, i8* %4, align 1, !dbg !1387
  %26 = sext i8 %25 to i32, !dbg !1387
  %27 = icmp eq i32 %24, %26, !dbg !1388
  %28 = zext i1 %27 to i32, !dbg !1388
  ret i32 %28, !dbg !1389
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @object_set(%struct.value* noundef %0, i8* noundef %1, %struct.value* noundef %2) #0 !dbg !1390 {
  %4 = alloca %struct.value*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %struct.value*, align 8
  %7 = alloca %struct.member*, align 8
  store %struct.value* %0, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1393, metadata !DIExpression()), !dbg !1394
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !1395, metadata !DIExpression()), !dbg !1396
  store %struct.value* %2, %struct.value** %6, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %6, metadata !1397, metadata !DIExpression()), !dbg !1398
  call void @llvm.dbg.declare(metadata %struct.member** %7, metadata !1399, metadata !DIExpression()), !dbg !1400
  %8 = load %struct.value*, %struct.value** %4, align 8, !dbg !1401
  %9 = load i8*, i8** %5, align 8, !dbg !1402
  %10 = call %struct.member* @object_find(%struct.value* noundef %8, i8* noundef %9), !dbg !1403
  store %struct.member* %10, %struct.member** %7, align 8, !dbg !1400
  %11 = load %struct.member*, %struct.member** %7, align 8, !dbg !1404
  %12 = icmp ne %struct.member* %11, null, !dbg !1406
  br i1 %12, label %13, label %23, !dbg !1407

13:                                               ; preds = %3
  %14 = load %struct.member*, %struct.member** %7, align 8, !dbg !1408
  %15 = getelementptr inbounds %struct.member, %struct.member* %14, i32 0, i32 1, !dbg !1410
  %16 = load %struct.value*, %struct.value** %15, align 8, !dbg !1410
  call void @value_free(%struct.value* noundef %16), !dbg !1411
  %17 = load %struct.member*, %struct.member** %7, align 8, !dbg !1412
  %18 = getelementptr inbounds %struct.member, %struct.member* %17, i32 0, i32 0, !dbg !1413
  %19 = load i8*, i8** %18, align 8, !dbg !1413
  call void @free(i8* noundef %19) #10, !dbg !1414
  %20 = load %struct.value*, %struct.value** %6, align 8, !dbg !1415
  %21 = load %struct.member*, %struct.member** %7, align 8, !dbg !1416
  %22 = getelementptr inbounds %struct.member, %struct.member* %21, i32 0, i32 1, !dbg !1417
  store %struct.value* %20, %struct.value** %22, align 8, !dbg !1418
  br label %70, !dbg !1419

23:                                               ; preds = %3
  %24 = call noalias i8* @calloc(i64 noundef 1, i64 noundef 24) #10, !dbg !1420
  %25 = bitcast i8* %24 to %struct.member*, !dbg !1420
  store %struct.member* %25, %struct.member** %7, align 8, !dbg !1421
  %26 = load %struct.member*, %struct.member** %7, align 8, !dbg !1422
  %27 = icmp eq %struct.member* %26, null, !dbg !1424
  br i1 %27, label %28, label %31, !dbg !1425

28:                                               ; preds = %23
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !1426
  %30 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %29, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i64 0, i64 0)), !dbg !1428
  call void @exit(i32 noundef 2) #12, !dbg !1429
  unreachable, !dbg !1429

31:                                               ; preds = %23
  %32 = load i8*, i8** %5, align 8, !dbg !1430
  %33 = load %struct.member*, %struct.member** %7, align 8, !dbg !1431
  %34 = getelementptr inbounds %struct.member, %struct.member* %33, i32 0, i32 0, !dbg !1432
  store i8* %32, i8** %34, align 8, !dbg !1433
  %35 = load %struct.value*, %struct.value** %6, align 8, !dbg !1434
  %36 = load %struct.member*, %struct.member** %7, align 8, !dbg !1435
  %37 = getelementptr inbounds %struct.member, %struct.member* %36, i32 0, i32 1, !dbg !1436
  store %struct.value* %35, %struct.value** %37, align 8, !dbg !1437
  %38 = load %struct.value*, %struct.value** %4, align 8, !dbg !1438
  %39 = getelementptr inbounds %struct.value, %struct.value* %38, i32 0, i32 1, !dbg !1440
  %40 = bitcast %union.anon* %39 to %struct.anon.1*, !dbg !1441
  %41 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %40, i32 0, i32 1, !dbg !1442
  %42 = load %struct.member*, %struct.member** %41, align 8, !dbg !1442
  %43 = icmp ne %struct.member* %42, null, !dbg !1443
  br i1 %43, label %44, label %52, !dbg !1444

44:                                               ; preds = %31
  %45 = load %struct.member*, %struct.member** %7, align 8, !dbg !1445
  %46 = load %struct.value*, %struct.value** %4, align 8, !dbg !1446
  %47 = getelementptr inbounds %struct.value, %struct.value* %46, i32 0, i32 1, !dbg !1447
  %48 = bitcast %union.anon* %47 to %struct.anon.1*, !dbg !1448
  %49 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %48, i32 0, i32 1, !dbg !1449
  %50 = load %struct.member*, %struct.member** %49, align 8, !dbg !1449
  %51 = getelementptr inbounds %struct.member, %struct.member* %50, i32 0, i32 2, !dbg !1450
  store %struct.member* %45, %struct.member** %51, align 8, !dbg !1451
  br label %58, !dbg !1446

52:                                               ; preds = %31
  %53 = load %struct.member*, %struct.member** %7, align 8, !dbg !1452
  %54 = load %struct.value*, %struct.value** %4, align 8, !dbg !1453
  %55 = getelementptr inbounds %struct.value, %struct.value* %54, i32 0, i32 1, !dbg !1454
  %56 = bitcast %union.anon* %55 to %struct.anon.1*, !dbg !1455
  %57 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %56, i32 0, i32 0, !dbg !1456
  store %struct.member* %53, %struct.member** %57, align 8, !dbg !1457
  br label %58

58:                                               ; preds = %52, %44
  %59 = load %struct.member*, %struct.member** %7, align 8, !dbg !1458
  %60 = load %struct.value*, %struct.value** %4, align 8, !dbg !1459
  %61 = getelementptr inbounds %struct.value, %struct.value* %60, i32 0, i32 1, !dbg !1460
  %62 = bitcast %union.anon* %61 to %struct.anon.1*, !dbg !1461
  %63 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %62, i32 0, i32 1, !dbg !1462
  store %struct.member* %59, %struct.member** %63, align 8, !dbg !1463
  %64 = load %struct.value*, %struct.value** %4, align 8, !dbg !1464
  %65 = getelementptr inbounds %struct.value, %struct.value* %64, i32 0, i32 1, !dbg !1465
  %66 = bitcast %union.anon* %65 to %struct.anon.1*, !dbg !1466
  %67 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %66, i32 0, i32 2, !dbg !1467
  %68 = load i64, i64* %67, align 8, !dbg !1468
  %69 = add i64 %68, 1, !dbg !1468
  store i64 %69, i64* %67, align 8, !dbg !1468
  br label %70, !dbg !1469

70:                                               ; preds = %58, %13
  ret void, !dbg !1469
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal %struct.member* @object_find(%struct.value* noundef %0, i8* noundef %1) #0 !dbg !1470 {
  %3 = alloca %struct.member*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca i8*, align 8
  %6 = alloca %struct.member*, align 8
  store %struct.value* %0, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1473, metadata !DIExpression()), !dbg !1474
  store i8* %1, i8** %5, align 8
  call void @llvm.dbg.declare(metadata i8** %5, metadata !1475, metadata !DIExpression()), !dbg !1476
  call void @llvm.dbg.declare(metadata %struct.member** %6, metadata !1477, metadata !DIExpression()), !dbg !1478
  %7 = load %struct.value*, %struct.value** %4, align 8, !dbg !1479
  %8 = getelementptr inbounds %struct.value, %struct.value* %7, i32 0, i32 1, !dbg !1481
  %9 = bitcast %union.anon* %8 to %struct.anon.1*, !dbg !1482
  %10 = getelementptr inbounds %struct.anon.1, %struct.anon.1* %9, i32 0, i32 0, !dbg !1483
  %11 = load %struct.member*, %struct.member** %10, align 8, !dbg !1483
  store %struct.member* %11, %struct.member** %6, align 8, !dbg !1484
  br label %12, !dbg !1485

12:                                               ; preds = %25, %2
  %13 = load %struct.member*, %struct.member** %6, align 8, !dbg !1486
  %14 = icmp ne %struct.member* %13, null, !dbg !1488
  br i1 %14, label %15, label %29, !dbg !1489

15:                                               ; preds = %12
  %16 = load %struct.member*, %struct.member** %6, align 8, !dbg !1490
  %17 = getelementptr inbounds %struct.member, %struct.member* %16, i32 0, i32 0, !dbg !1492
  %18 = load i8*, i8** %17, align 8, !dbg !1492
  %19 = load i8*, i8** %5, align 8, !dbg !1493
  %20 = call i32 @strcmp(i8* noundef %18, i8* noundef %19) #9, !dbg !1494
  %21 = icmp eq i32 %20, 0, !dbg !1495
  br i1 %21, label %22, label %24, !dbg !1496

22:                                               ; preds = %15
  %23 = load %struct.member*, %struct.member** %6, align 8, !dbg !1497
  store %struct.member* %23, %struct.member** %3, align 8, !dbg !1498
  br label %30, !dbg !1498

24:                                               ; preds = %15
  br label %25, !dbg !1499

25:                                               ; preds = %24
  %26 = load %struct.member*, %struct.member** %6, align 8, !dbg !1500
  %27 = getelementptr inbounds %struct.member, %struct.member* %26, i32 0, i32 2, !dbg !1501
  %28 = load %struct.member*, %struct.member** %27, align 8, !dbg !1501
  store %struct.member* %28, %struct.member** %6, align 8, !dbg !1502
  br label %12, !dbg !1503, !llvm.loop !1504

29:                                               ; preds = %12
  store %struct.member* null, %struct.member** %3, align 8, !dbg !1506
  br label %30, !dbg !1506

30:                                               ; preds = %29, %22
  %31 = load %struct.member*, %struct.member** %3, align 8, !dbg !1507
  ret %struct.member* %31, !dbg !1507
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #4

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @array_push(%struct.value* noundef %0, %struct.value* noundef %1) #0 !dbg !1508 {
  %3 = alloca %struct.value*, align 8
  %4 = alloca %struct.value*, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.value**, align 8
  store %struct.value* %0, %struct.value** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %3, metadata !1511, metadata !DIExpression()), !dbg !1512
  store %struct.value* %1, %struct.value** %4, align 8
  call void @llvm.dbg.declare(metadata %struct.value** %4, metadata !1513, metadata !DIExpression()), !dbg !1514
  %7 = load %struct.value*, %struct.value** %3, align 8, !dbg !1515
  %8 = getelementptr inbounds %struct.value, %struct.value* %7, i32 0, i32 1, !dbg !1517
  %9 = bitcast %union.anon* %8 to %struct.anon.0*, !dbg !1518
  %10 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %9, i32 0, i32 1, !dbg !1519
  %11 = load i64, i64* %10, align 8, !dbg !1519
  %12 = load %struct.value*, %struct.value** %3, align 8, !dbg !1520
  %13 = getelementptr inbounds %struct.value, %struct.value* %12, i32 0, i32 1, !dbg !1521
  %14 = bitcast %union.anon* %13 to %struct.anon.0*, !dbg !1522
  %15 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %14, i32 0, i32 2, !dbg !1523
  %16 = load i64, i64* %15, align 8, !dbg !1523
  %17 = icmp eq i64 %11, %16, !dbg !1524
  br i1 %17, label %18, label %61, !dbg !1525

18:                                               ; preds = %2
  call void @llvm.dbg.declare(metadata i64* %5, metadata !1526, metadata !DIExpression()), !dbg !1528
  %19 = load %struct.value*, %struct.value** %3, align 8, !dbg !1529
  %20 = getelementptr inbounds %struct.value, %struct.value* %19, i32 0, i32 1, !dbg !1530
  %21 = bitcast %union.anon* %20 to %struct.anon.0*, !dbg !1531
  %22 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %21, i32 0, i32 2, !dbg !1532
  %23 = load i64, i64* %22, align 8, !dbg !1532
  %24 = icmp ne i64 %23, 0, !dbg !1529
  br i1 %24, label %25, label %32, !dbg !1529

25:                                               ; preds = %18
  %26 = load %struct.value*, %struct.value** %3, align 8, !dbg !1533
  %27 = getelementptr inbounds %struct.value, %struct.value* %26, i32 0, i32 1, !dbg !1534
  %28 = bitcast %union.anon* %27 to %struct.anon.0*, !dbg !1535
  %29 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %28, i32 0, i32 2, !dbg !1536
  %30 = load i64, i64* %29, align 8, !dbg !1536
  %31 = mul i64 %30, 2, !dbg !1537
  br label %33, !dbg !1529

32:                                               ; preds = %18
  br label %33, !dbg !1529

33:                                               ; preds = %32, %25
  %34 = phi i64 [ %31, %25 ], [ 4, %32 ], !dbg !1529
  store i64 %34, i64* %5, align 8, !dbg !1528
  call void @llvm.dbg.declare(metadata %struct.value*** %6, metadata !1538, metadata !DIExpression()), !dbg !1539
  %35 = load %struct.value*, %struct.value** %3, align 8, !dbg !1540
  %36 = getelementptr inbounds %struct.value, %struct.value* %35, i32 0, i32 1, !dbg !1541
  %37 = bitcast %union.anon* %36 to %struct.anon.0*, !dbg !1542
  %38 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %37, i32 0, i32 0, !dbg !1543
  %39 = load %struct.value**, %struct.value*** %38, align 8, !dbg !1543
  %40 = bitcast %struct.value** %39 to i8*, !dbg !1540
  %41 = load i64, i64* %5, align 8, !dbg !1544
  %42 = mul i64 %41, 8, !dbg !1545
  %43 = call i8* @realloc(i8* noundef %40, i64 noundef %42) #10, !dbg !1546
  %44 = bitcast i8* %43 to %struct.value**, !dbg !1546
  store %struct.value** %44, %struct.value*** %6, align 8, !dbg !1539
  %45 = load %struct.value**, %struct.value*** %6, align 8, !dbg !1547
  %46 = icmp eq %struct.value** %45, null, !dbg !1549
  br i1 %46, label %47, label %50, !dbg !1550

47:                                               ; preds = %33
  %48 = load %struct._IO_FILE*, %struct._IO_FILE** @stderr, align 8, !dbg !1551
  %49 = call i32 (%struct._IO_FILE*, i8*, ...) @fprintf(%struct._IO_FILE* noundef %48, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.9, i64 0, i64 0)), !dbg !1553
  call void @exit(i32 noundef 2) #12, !dbg !1554
  unreachable, !dbg !1554

50:                                               ; preds = %33
  %51 = load %struct.value**, %struct.value*** %6, align 8, !dbg !1555
  %52 = load %struct.value*, %struct.value** %3, align 8, !dbg !1556
  %53 = getelementptr inbounds %struct.value, %struct.value* %52, i32 0, i32 1, !dbg !1557
  %54 = bitcast %union.anon* %53 to %struct.anon.0*, !dbg !1558
  %55 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %54, i32 0, i32 0, !dbg !1559
  store %struct.value** %51, %struct.value*** %55, align 8, !dbg !1560
  %56 = load i64, i64* %5, align 8, !dbg !1561
  %57 = load %struct.value*, %struct.value** %3, align 8, !dbg !1562
  %58 = getelementptr inbounds %struct.value, %struct.value* %57, i32 0, i32 1, !dbg !1563
  %59 = bitcast %union.anon* %58 to %struct.anon.0*, !dbg !1564
  %60 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %59, i32 0, i32 2, !dbg !1565
  store i64 %56, i64* %60, align 8, !dbg !1566
  br label %61, !dbg !1567

61:                                               ; preds = %50, %2
  %62 = load %struct.value*, %struct.value** %4, align 8, !dbg !1568
  %63 = load %struct.value*, %struct.value** %3, align 8, !dbg !1569
  %64 = getelementptr inbounds %struct.value, %struct.value* %63, i32 0, i32 1, !dbg !1570
  %65 = bitcast %union.anon* %64 to %struct.anon.0*, !dbg !1571
  %66 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %65, i32 0, i32 0, !dbg !1572
  %67 = load %struct.value**, %struct.value*** %66, align 8, !dbg !1572
  %68 = load %struct.value*, %struct.value** %3, align 8, !dbg !1573
  %69 = getelementptr inbounds %struct.value, %struct.value* %68, i32 0, i32 1, !dbg !1574
  %70 = bitcast %union.anon* %69 to %struct.anon.0*, !dbg !1575
  %71 = getelementptr inbounds %struct.anon.0, %struct.anon.0* %70, i32 0, i32 1, !dbg !1576
  %72 = load i64, i64* %71, align 8, !dbg !1577
  %73 = add i64 %72, 1, !dbg !1577
  store i64 %73, i64* %71, align 8, !dbg !1577
  %74 = getelementptr inbounds %struct.value*, %struct.value** %67, i64 %72, !dbg !1569
  store %struct.value* %62, %struct.value** %74, align 8, !dbg !1578
  ret void, !dbg !1579
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @measure_string(%struct.parser* noundef %0) #0 !dbg !1580 {
  %2 = alloca %struct.parser*, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store %struct.parser* %0, %struct.parser** %2, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %2, metadata !1585, metadata !DIExpression()), !dbg !1586
  call void @llvm.dbg.declare(metadata i64* %3, metadata !1587, metadata !DIExpression()), !dbg !1588
  %5 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1589
  %6 = getelementptr inbounds %struct.parser, %struct.parser* %5, i32 0, i32 2, !dbg !1590
  %7 = load i64, i64* %6, align 8, !dbg !1590
  store i64 %7, i64* %3, align 8, !dbg !1588
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1591, metadata !DIExpression()), !dbg !1592
  store i64 0, i64* %4, align 8, !dbg !1592
  br label %8, !dbg !1593

8:                                                ; preds = %51, %1
  %9 = load i64, i64* %3, align 8, !dbg !1594
  %10 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1595
  %11 = getelementptr inbounds %struct.parser, %struct.parser* %10, i32 0, i32 1, !dbg !1596
  %12 = load i64, i64* %11, align 8, !dbg !1596
  %13 = icmp ult i64 %9, %12, !dbg !1597
  br i1 %13, label %14, label %23, !dbg !1598

14:                                               ; preds = %8
  %15 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1599
  %16 = getelementptr inbounds %struct.parser, %struct.parser* %15, i32 0, i32 0, !dbg !1600
  %17 = load i8*, i8** %16, align 8, !dbg !1600
  %18 = load i64, i64* %3, align 8, !dbg !1601
  %19 = getelementptr inbounds i8, i8* %17, i64 %18, !dbg !1599
  %20 = load i8, i8* %19, align 1, !dbg !1599
  %21 = sext i8 %20 to i32, !dbg !1599
  %22 = icmp ne i32 %21, 34, !dbg !1602
  br label %23

23:                                               ; preds = %14, %8
  %24 = phi i1 [ false, %8 ], [ %22, %14 ], !dbg !1603
  br i1 %24, label %25, label %56, !dbg !1593

25:                                               ; preds = %23
  %26 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1604
  %27 = getelementptr inbounds %struct.parser, %struct.parser* %26, i32 0, i32 0, !dbg !1607
  %28 = load i8*, i8** %27, align 8, !dbg !1607
  %29 = load i64, i64* %3, align 8, !dbg !1608
  %30 = getelementptr inbounds i8, i8* %28, i64 %29, !dbg !1604
  %31 = load i8, i8* %30, align 1, !dbg !1604
  %32 = sext i8 %31 to i32, !dbg !1604
  %33 = icmp eq i32 %32, 92, !dbg !1609
  br i1 %33, label %34, label %51, !dbg !1610

34:                                               ; preds = %25
  %35 = load i64, i64* %3, align 8, !dbg !1611
  %36 = add i64 %35, 1, !dbg !1611
  store i64 %36, i64* %3, align 8, !dbg !1611
  %37 = load %struct.parser*, %struct.parser** %2, align 8, !dbg !1613
  %38 = getelementptr inbounds %struct.parser, %struct.parser* %37, i32 0, i32 0, !dbg !1615
  %39 = load i8*, i8** %38, align 8, !dbg !1615
  %40 = load i64, i64* %3, align 8, !dbg !1616
  %41 = getelementptr inbounds i8, i8* %39, i64 %40, !dbg !1613
  %42 = load i8, i8* %41, align 1, !dbg !1613
  %43 = sext i8 %42 to i32, !dbg !1613
  %44 = icmp eq i32 %43, 117, !dbg !1617
  br i1 %44, label %45, label %50, !dbg !1618

45:                                               ; preds = %34
  %46 = load i64, i64* %3, align 8, !dbg !1619
  %47 = add i64 %46, 4, !dbg !1619
  store i64 %47, i64* %3, align 8, !dbg !1619
  %48 = load i64, i64* %4, align 8, !dbg !1621
  %49 = add i64 %48, 1, !dbg !1621
  store i64 %49, i64* %4, align 8, !dbg !1621
  br label %50, !dbg !1622

50:                                               ; preds = %45, %34
  br label %51, !dbg !1623

51:                                               ; preds = %50, %25
  %52 = load i64, i64* %3, align 8, !dbg !1624
  %53 = add i64 %52, 1, !dbg !1624
  store i64 %53, i64* %3, align 8, !dbg !1624
  %54 = load i64, i64* %4, align 8, !dbg !1625
  %55 = add i64 %54, 1, !dbg !1625
  store i64 %55, i64* %4, align 8, !dbg !1625
  br label %8, !dbg !1593, !llvm.loop !1626

56:                                               ; preds = %23
  %57 = load i64, i64* %4, align 8, !dbg !1628
  ret i64 %57, !dbg !1629
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @parse_hex4(%struct.parser* noundef %0) #0 !dbg !1630 {
  %2 = alloca i64, align 8
  %3 = alloca %struct.parser*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store %struct.parser* %0, %struct.parser** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.parser** %3, metadata !1633, metadata !DIExpression()), !dbg !1634
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1635, metadata !DIExpression()), !dbg !1636
  store i64 0, i64* %4, align 8, !dbg !1636
  call void @llvm.dbg.declare(metadata i32* %5, metadata !1637, metadata !DIExpression()), !dbg !1638
  store i32 0, i32* %5, align 4, !dbg !1639
  br label %7, !dbg !1641

7:                                                ; preds = %29, %1
  %8 = load i32, i32* %5, align 4, !dbg !1642
  %9 = icmp slt i32 %8, 4, !dbg !1644
  br i1 %9, label %10, label %32, !dbg !1645

10:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata i32* %6, metadata !1646, metadata !DIExpression()), !dbg !1648
  %11 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1649
  %12 = call i32 @peek(%struct.parser* noundef %11), !dbg !1650
  %13 = call i32 @hex_digit(i32 noundef %12), !dbg !1651
  store i32 %13, i32* %6, align 4, !dbg !1648
  %14 = load i32, i32* %6, align 4, !dbg !1652
  %15 = icmp slt i32 %14, 0, !dbg !1654
  br i1 %15, label %16, label %19, !dbg !1655

16:                                               ; preds = %10
  %17 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1656
  %18 = call i8* @fail(%struct.parser* noundef %17, i32 noundef 5), !dbg !1658
  store i64 -1, i64* %2, align 8, !dbg !1659
  br label %34, !dbg !1659

19:                                               ; preds = %10
  %20 = load i64, i64* %4, align 8, !dbg !1660
  %21 = mul nsw i64 %20, 16, !dbg !1661
  %22 = load i32, i32* %6, align 4, !dbg !1662
  %23 = sext i32 %22 to i64, !dbg !1662
  %24 = add nsw i64 %21, %23, !dbg !1663
  store i64 %24, i64* %4, align 8, !dbg !1664
  %25 = load %struct.parser*, %struct.parser** %3, align 8, !dbg !1665
  %26 = getelementptr inbounds %struct.parser, %struct.parser* %25, i32 0, i32 2, !dbg !1666
  %27 = load i64, i64* %26, align 8, !dbg !1667
  %28 = add i64 %27, 1, !dbg !1667
  store i64 %28, i64* %26, align 8, !dbg !1667
  br label %29, !dbg !1668

29:                                               ; preds = %19
  %30 = load i32, i32* %5, align 4, !dbg !1669
  %31 = add nsw i32 %30, 1, !dbg !1669
  store i32 %31, i32* %5, align 4, !dbg !1669
  br label %7, !dbg !1670, !llvm.loop !1671

32:                                               ; preds = %7
  %33 = load i64, i64* %4, align 8, !dbg !1673
  store i64 %33, i64* %2, align 8, !dbg !1674
  br label %34, !dbg !1674

34:                                               ; preds = %32, %16
  %35 = load i64, i64* %2, align 8, !dbg !1675
  ret i64 %35, !dbg !1675
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @put_utf8(i8* noundef %0, i64 noundef %1) #0 !dbg !1676 {
  %3 = alloca i64, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i64, align 8
  store i8* %0, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !1679, metadata !DIExpression()), !dbg !1680
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !1681, metadata !DIExpression()), !dbg !1682
  %6 = load i64, i64* %5, align 8, !dbg !1683
  %7 = icmp slt i64 %6, 128, !dbg !1685
  br i1 %7, label %8, label %13, !dbg !1686

8:                                                ; preds = %2
  %9 = load i64, i64* %5, align 8, !dbg !1687
  %10 = trunc i64 %9 to i8, !dbg !1689
  %11 = load i8*, i8** %4, align 8, !dbg !1690
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !1690
  store i8 %10, i8* %12, align 1, !dbg !1691
  store i64 1, i64* %3, align 8, !dbg !1692
  br label %49, !dbg !1692

13:                                               ; preds = %2
  %14 = load i64, i64* %5, align 8, !dbg !1693
  %15 = icmp slt i64 %14, 2048, !dbg !1695
  br i1 %15, label %16, label %29, !dbg !1696

16:                                               ; preds = %13
  %17 = load i64, i64* %5, align 8, !dbg !1697
  %18 = ashr i64 %17, 6, !dbg !1699
  %19 = or i64 192, %18, !dbg !1700
  %20 = trunc i64 %19 to i8, !dbg !1701
  %21 = load i8*, i8** %4, align 8, !dbg !1702
  %22 = getelementptr inbounds i8, i8* %21, i64 0, !dbg !1702
  store i8 %20, i8* %22, align 1, !dbg !1703
  %23 = load i64, i64* %5, align 8, !dbg !1704
  %24 = and i64 %23, 63, !dbg !1705
  %25 = or i64 128, %24, !dbg !1706
  %26 = trunc i64 %25 to i8, !dbg !1707
  %27 = load i8*, i8** %4, align 8, !dbg !1708
  %28 = getelementptr inbounds i8, i8* %27, i64 1, !dbg !1708
  store i8 %26, i8* %28, align 1, !dbg !1709
  store i64 2, i64* %3, align 8, !dbg !1710
  br label %49, !dbg !1710

29:                                               ; preds = %13
  %30 = load i64, i64* %5, align 8, !dbg !1711
  %31 = ashr i64 %30, 12, !dbg !1712
  %32 = or i64 224, %31, !dbg !1713
  %33 = trunc i64 %32 to i8, !dbg !1714
  %34 = load i8*, i8** %4, align 8, !dbg !1715
  %35 = getelementptr inbounds i8, i8* %34, i64 0, !dbg !1715
  store i8 %33, i8* %35, align 1, !dbg !1716
  %36 = load i64, i64* %5, align 8, !dbg !1717
  %37 = ashr i64 %36, 6, !dbg !1718
  %38 = and i64 %37, 63, !dbg !1719
  %39 = or i64 128, %38, !dbg !1720
  %40 = trunc i64 %39 to i8, !dbg !1721
  %41 = load i8*, i8** %4, align 8, !dbg !1722
  %42 = getelementptr inbounds i8, i8* %41, i64 1, !dbg !1722
  store i8 %40, i8* %42, align 1, !dbg !1723
  %43 = load i64, i64* %5, align 8, !dbg !1724
  %44 = and i64 %43, 63, !dbg !1725
  %45 = or i64 128, %44, !dbg !1726
  %46 = trunc i64 %45 to i8, !dbg !1727
  %47 = load i8*, i8** %4, align 8, !dbg !1728
  %48 = getelementptr inbounds i8, i8* %47, i64 2, !dbg !1728
  store i8 %46, i8* %48, align 1, !dbg !1729
  store i64 3, i64* %3, align 8, !dbg !1730
  br label %49, !dbg !1730

49:                                               ; preds = %29, %16, %8
  %50 = load i64, i64* %3, align 8, !dbg !1731
  ret i64 %50, !dbg !1731
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hex_digit(i32 noundef %0) #0 !dbg !1732 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !1735, metadata !DIExpression()), !dbg !1736
  %4 = load i32, i32* %3, align 4, !dbg !1737
  %5 = icmp sge i32 %4, 48, !dbg !1739
  br i1 %5, label %6, label %12, !dbg !1740

6:                                                ; preds = %1
  %7 = load i32, i32* %3, align 4, !dbg !1741
  %8 = icmp sle i32 %7, 57, !dbg !1742
  br i1 %8, label %9, label %12, !dbg !1743

9:                                                ; preds = %6
  %10 = load i32, i32* %3, align 4, !dbg !1744
  %11 = sub nsw i32 %10, 48, !dbg !1745
  store i32 %11, i32* %2, align 4, !dbg !1746
  br label %33, !dbg !1746

12:                                               ; preds = %6, %1
  %13 = load i32, i32* %3, align 4, !dbg !1747
  %14 = icmp sge i32 %13, 97, !dbg !1749
  br i1 %14, label %15, label %22, !dbg !1750

15:                                               ; preds = %12
  %16 = load i32, i32* %3, align 4, !dbg !1751
  %17 = icmp sle i32 %16, 102, !dbg !1752
  br i1 %17, label %18, label %22, !dbg !1753

18:                                               ; preds = %15
  %19 = load i32, i32* %3, align 4, !dbg !1754
  %20 = sub nsw i32 %19, 97, !dbg !1755
  %21 = add nsw i32 %20, 10, !dbg !1756
  store i32 %21, i32* %2, align 4, !dbg !1757
  br label %33, !dbg !1757

22:                                               ; preds = %15, %12
  %23 = load i32, i32* %3, align 4, !dbg !1758
  %24 = icmp sge i32 %23, 65, !dbg !1760
  br i1 %24, label %25, label %32, !dbg !1761

25:                                               ; preds = %22
  %26 = load i32, i32* %3, align 4, !dbg !1762
  %27 = icmp sle i32 %26, 70, !dbg !1763
  br i1 %27, label %28, label %32, !dbg !1764

28:                                               ; preds = %25
  %29 = load i32, i32* %3, align 4, !dbg !1765
  %30 = sub nsw i32 %29, 65, !dbg !1766
  %31 = add nsw i32 %30, 10, !dbg !1767
  store i32 %31, i32* %2, align 4, !dbg !1768
  br label %33, !dbg !1768

32:                                               ; preds = %25, %22
  store i32 -1, i32* %2, align 4, !dbg !1769
  br label %33, !dbg !1769

33:                                               ; preds = %32, %28, %18, %9
  %34 = load i32, i32* %2, align 4, !dbg !1770
  ret i32 %34, !dbg !1770
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
define internal void @print_string(i8* noundef %0, i64 noundef %1) #0 !dbg !1771 {
  %3 = alloca i8*, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i8, align 1
  store i8* %0, i8** %3, align 8
  call void @llvm.dbg.declare(metadata i8** %3, metadata !1774, metadata !DIExpression()), !dbg !1775
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !1776, metadata !DIExpression()), !dbg !1777
  call void @llvm.dbg.declare(metadata i64* %5, metadata !1778, metadata !DIExpression()), !dbg !1779
  %7 = call i32 @putchar(i32 noundef 34), !dbg !1780
  store i64 0, i64* %5, align 8, !dbg !1781
  br label %8, !dbg !1783

8:                                                ; preds = %45, %2
  %9 = load i64, i64* %5, align 8, !dbg !1784
  %10 = load i64, i64* %4, align 8, !dbg !1786
  %11 = icmp ult i64 %9, %10, !dbg !1787
  br i1 %11, label %12, label %48, !dbg !1788

12:                                               ; preds = %8
  call void @llvm.dbg.declare(metadata i8* %6, metadata !1789, metadata !DIExpression()), !dbg !1791
  %13 = load i8*, i8** %3, align 8, !dbg !1792
  %14 = load i64, i64* %5, align 8, !dbg !1793
  %15 = getelementptr inbounds i8, i8* %13, i64 %14, !dbg !1792
  %16 = load i8, i8* %15, align 1, !dbg !1792
  store i8 %16, i8* %6, align 1, !dbg !1791
  %17 = load i8, i8* %6, align 1, !dbg !1794
  %18 = zext i8 %17 to i32, !dbg !1794
  switch i32 %18, label %31 [
    i32 34, label %19
    i32 92, label %22
    i32 10, label %25
    i32 9, label %28
  ], !dbg !1795

19:                                               ; preds = %12
  %20 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1796
  %21 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.20, i64 0, i64 0), %struct._IO_FILE* noundef %20), !dbg !1798
  br label %44, !dbg !1799

22:                                               ; preds = %12
  %23 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1800
  %24 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.21, i64 0, i64 0), %struct._IO_FILE* noundef %23), !dbg !1801
  br label %44, !dbg !1802

25:                                               ; preds = %12
  %26 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1803
  %27 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.22, i64 0, i64 0), %struct._IO_FILE* noundef %26), !dbg !1804
  br label %44, !dbg !1805

28:                                               ; preds = %12
  %29 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1806
  %30 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i64 0, i64 0), %struct._IO_FILE* noundef %29), !dbg !1807
  br label %44, !dbg !1808

31:                                               ; preds = %12
  %32 = load i8, i8* %6, align 1, !dbg !1809
  %33 = zext i8 %32 to i32, !dbg !1809
  %34 = icmp slt i32 %33, 32, !dbg !1811
  br i1 %34, label %35, label %39, !dbg !1812

35:                                               ; preds = %31
  %36 = load i8, i8* %6, align 1, !dbg !1813
  %37 = zext i8 %36 to i32, !dbg !1813
  %38 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i64 0, i64 0), i32 noundef %37), !dbg !1814
  br label %43, !dbg !1814

39:                                               ; preds = %31
  %40 = load i8, i8* %6, align 1, !dbg !1815
  %41 = zext i8 %40 to i32, !dbg !1815
  %42 = call i32 @putchar(i32 noundef %41), !dbg !1816
  br label %43

43:                                               ; preds = %39, %35
  br label %44, !dbg !1817

44:                                               ; preds = %43, %28, %25, %22, %19
  br label %45, !dbg !1818

45:                                               ; preds = %44
  %46 = load i64, i64* %5, align 8, !dbg !1819
  %47 = add i64 %46, 1, !dbg !1819
  store i64 %47, i64* %5, align 8, !dbg !1819
  br label %8, !dbg !1820, !llvm.loop !1821

48:                                               ; preds = %8
  %49 = call i32 @putchar(i32 noundef 34), !dbg !1823
  ret void, !dbg !1824
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @newline(i32 noundef %0) #0 !dbg !1825 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !1828, metadata !DIExpression()), !dbg !1829
  %3 = load i32, i32* @compact, align 4, !dbg !1830
  %4 = icmp ne i32 %3, 0, !dbg !1830
  br i1 %4, label %5, label %6, !dbg !1832

5:                                                ; preds = %1
  br label %15, !dbg !1833

6:                                                ; preds = %1
  %7 = call i32 @putchar(i32 noundef 10), !dbg !1834
  br label %8, !dbg !1835

8:                                                ; preds = %12, %6
  %9 = load i32, i32* %2, align 4, !dbg !1836
  %10 = add nsw i32 %9, -1, !dbg !1836
  store i32 %10, i32* %2, align 4, !dbg !1836
  %11 = icmp sgt i32 %9, 0, !dbg !1837
  br i1 %11, label %12, label %15, !dbg !1835

12:                                               ; preds = %8
  %13 = load %struct._IO_FILE*, %struct._IO_FILE** @stdout, align 8, !dbg !1838
  %14 = call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.25, i64 0, i64 0), %struct._IO_FILE* noundef %13), !dbg !1839
  br label %8, !dbg !1835, !llvm.loop !1840

15:                                               ; preds = %5, %8
  ret void, !dbg !1842
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
attributes #11 = { nounwind readnone willreturn }
attributes #12 = { noreturn nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!103, !104, !105, !106, !107, !108, !109}
!llvm.ident = !{!110}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 683, type: !100, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 681, type: !4, scopeLine: 682, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !99)
!3 = !DIFile(filename: "examples/json/json.c", directory: ".", checksumkind: CSK_MD5, checksum: "cbc4e36e8c6f67daedffa5f2a061fdfd")
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
!90 = distinct !DIGlobalVariable(name: "compact", scope: !10, file: !3, line: 551, type: !6, isLocal: true, isDefinition: true)
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
!111 = !DILocalVariable(name: "argc", arg: 1, scope: !2, file: !3, line: 681, type: !6)
!112 = !DILocation(line: 681, column: 14, scope: !2)
!113 = !DILocalVariable(name: "argv", arg: 2, scope: !2, file: !3, line: 681, type: !7)
!114 = !DILocation(line: 681, column: 27, scope: !2)
!115 = !DILocalVariable(name: "found", scope: !2, file: !3, line: 684, type: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!118 = !DILocation(line: 684, column: 25, scope: !2)
!119 = !DILocalVariable(name: "p", scope: !2, file: !3, line: 685, type: !120)
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
!132 = !DILocation(line: 685, column: 19, scope: !2)
!133 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 686, type: !51)
!134 = !DILocation(line: 686, column: 19, scope: !2)
!135 = !DILocalVariable(name: "document", scope: !2, file: !3, line: 687, type: !8)
!136 = !DILocation(line: 687, column: 11, scope: !2)
!137 = !DILocalVariable(name: "length", scope: !2, file: !3, line: 688, type: !66)
!138 = !DILocation(line: 688, column: 12, scope: !2)
!139 = !DILocalVariable(name: "i", scope: !2, file: !3, line: 689, type: !6)
!140 = !DILocation(line: 689, column: 9, scope: !2)
!141 = !DILocalVariable(name: "status", scope: !2, file: !3, line: 689, type: !6)
!142 = !DILocation(line: 689, column: 12, scope: !2)
!143 = !DILocation(line: 691, column: 12, scope: !144)
!144 = distinct !DILexicalBlock(scope: !2, file: !3, line: 691, column: 5)
!145 = !DILocation(line: 691, column: 10, scope: !144)
!146 = !DILocation(line: 691, column: 17, scope: !147)
!147 = distinct !DILexicalBlock(scope: !144, file: !3, line: 691, column: 5)
!148 = !DILocation(line: 691, column: 21, scope: !147)
!149 = !DILocation(line: 691, column: 19, scope: !147)
!150 = !DILocation(line: 691, column: 26, scope: !147)
!151 = !DILocation(line: 691, column: 29, scope: !147)
!152 = !DILocation(line: 691, column: 34, scope: !147)
!153 = !DILocation(line: 691, column: 40, scope: !147)
!154 = !DILocation(line: 0, scope: !147)
!155 = !DILocation(line: 691, column: 5, scope: !144)
!156 = !DILocation(line: 692, column: 20, scope: !157)
!157 = distinct !DILexicalBlock(scope: !158, file: !3, line: 692, column: 13)
!158 = distinct !DILexicalBlock(scope: !147, file: !3, line: 691, column: 53)
!159 = !DILocation(line: 692, column: 25, scope: !157)
!160 = !DILocation(line: 692, column: 13, scope: !157)
!161 = !DILocation(line: 692, column: 35, scope: !157)
!162 = !DILocation(line: 692, column: 13, scope: !158)
!163 = !DILocation(line: 693, column: 21, scope: !164)
!164 = distinct !DILexicalBlock(scope: !157, file: !3, line: 692, column: 41)
!165 = !DILocation(line: 694, column: 9, scope: !164)
!166 = !DILocation(line: 695, column: 21, scope: !167)
!167 = distinct !DILexicalBlock(scope: !157, file: !3, line: 694, column: 16)
!168 = !DILocation(line: 695, column: 13, scope: !167)
!169 = !DILocation(line: 696, column: 13, scope: !167)
!170 = !DILocation(line: 698, column: 5, scope: !158)
!171 = !DILocation(line: 691, column: 49, scope: !147)
!172 = !DILocation(line: 691, column: 5, scope: !147)
!173 = distinct !{!173, !155, !174, !175}
!174 = !DILocation(line: 698, column: 5, scope: !144)
!175 = !{!"llvm.loop.mustprogress"}
!176 = !DILocation(line: 699, column: 42, scope: !2)
!177 = !DILocation(line: 699, column: 14, scope: !2)
!178 = !DILocation(line: 699, column: 12, scope: !2)
!179 = !DILocation(line: 700, column: 23, scope: !2)
!180 = !DILocation(line: 700, column: 30, scope: !2)
!181 = !DILocation(line: 700, column: 16, scope: !2)
!182 = !DILocation(line: 700, column: 14, scope: !2)
!183 = !DILocation(line: 701, column: 9, scope: !184)
!184 = distinct !DILexicalBlock(scope: !2, file: !3, line: 701, column: 9)
!185 = !DILocation(line: 701, column: 18, scope: !184)
!186 = !DILocation(line: 701, column: 9, scope: !2)
!187 = !DILocation(line: 702, column: 9, scope: !184)
!188 = !DILocation(line: 703, column: 12, scope: !2)
!189 = !DILocation(line: 703, column: 28, scope: !2)
!190 = !DILocation(line: 703, column: 5, scope: !2)
!191 = !DILocation(line: 705, column: 19, scope: !2)
!192 = !DILocation(line: 705, column: 29, scope: !2)
!193 = !DILocation(line: 705, column: 9, scope: !2)
!194 = !DILocation(line: 705, column: 7, scope: !2)
!195 = !DILocation(line: 706, column: 9, scope: !196)
!196 = distinct !DILexicalBlock(scope: !2, file: !3, line: 706, column: 9)
!197 = !DILocation(line: 706, column: 11, scope: !196)
!198 = !DILocation(line: 706, column: 9, scope: !2)
!199 = !DILocation(line: 707, column: 17, scope: !200)
!200 = distinct !DILexicalBlock(scope: !196, file: !3, line: 706, column: 20)
!201 = !DILocation(line: 707, column: 64, scope: !200)
!202 = !DILocation(line: 707, column: 51, scope: !200)
!203 = !DILocation(line: 707, column: 74, scope: !200)
!204 = !DILocation(line: 707, column: 9, scope: !200)
!205 = !DILocation(line: 708, column: 14, scope: !200)
!206 = !DILocation(line: 708, column: 9, scope: !200)
!207 = !DILocation(line: 709, column: 9, scope: !200)
!208 = !DILocation(line: 711, column: 13, scope: !2)
!209 = !DILocation(line: 711, column: 17, scope: !2)
!210 = !DILocation(line: 711, column: 15, scope: !2)
!211 = !DILocation(line: 711, column: 30, scope: !2)
!212 = !DILocation(line: 711, column: 33, scope: !2)
!213 = !DILocation(line: 711, column: 38, scope: !2)
!214 = !DILocation(line: 711, column: 24, scope: !2)
!215 = !DILocation(line: 711, column: 44, scope: !2)
!216 = !DILocation(line: 711, column: 11, scope: !2)
!217 = !DILocation(line: 712, column: 9, scope: !218)
!218 = distinct !DILexicalBlock(scope: !2, file: !3, line: 712, column: 9)
!219 = !DILocation(line: 712, column: 15, scope: !218)
!220 = !DILocation(line: 712, column: 9, scope: !2)
!221 = !DILocation(line: 713, column: 17, scope: !222)
!222 = distinct !DILexicalBlock(scope: !218, file: !3, line: 712, column: 24)
!223 = !DILocation(line: 713, column: 9, scope: !222)
!224 = !DILocation(line: 714, column: 16, scope: !222)
!225 = !DILocation(line: 715, column: 5, scope: !222)
!226 = !DILocation(line: 716, column: 21, scope: !227)
!227 = distinct !DILexicalBlock(scope: !218, file: !3, line: 715, column: 12)
!228 = !DILocation(line: 716, column: 9, scope: !227)
!229 = !DILocation(line: 717, column: 9, scope: !227)
!230 = !DILocation(line: 718, column: 28, scope: !227)
!231 = !DILocation(line: 718, column: 18, scope: !227)
!232 = !DILocation(line: 718, column: 35, scope: !227)
!233 = !DILocation(line: 718, column: 16, scope: !227)
!234 = !DILocation(line: 720, column: 16, scope: !2)
!235 = !DILocation(line: 720, column: 5, scope: !2)
!236 = !DILocation(line: 721, column: 10, scope: !2)
!237 = !DILocation(line: 721, column: 5, scope: !2)
!238 = !DILocation(line: 722, column: 12, scope: !2)
!239 = !DILocation(line: 722, column: 5, scope: !2)
!240 = !DILocation(line: 723, column: 1, scope: !2)
!241 = distinct !DISubprogram(name: "parse", scope: !3, file: !3, line: 530, type: !242, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!242 = !DISubroutineType(types: !243)
!243 = !{!51, !244, !95, !66}
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!245 = !DILocalVariable(name: "p", arg: 1, scope: !241, file: !3, line: 530, type: !244)
!246 = !DILocation(line: 530, column: 43, scope: !241)
!247 = !DILocalVariable(name: "text", arg: 2, scope: !241, file: !3, line: 530, type: !95)
!248 = !DILocation(line: 530, column: 58, scope: !241)
!249 = !DILocalVariable(name: "length", arg: 3, scope: !241, file: !3, line: 530, type: !66)
!250 = !DILocation(line: 530, column: 71, scope: !241)
!251 = !DILocalVariable(name: "v", scope: !241, file: !3, line: 532, type: !51)
!252 = !DILocation(line: 532, column: 19, scope: !241)
!253 = !DILocation(line: 534, column: 12, scope: !241)
!254 = !DILocation(line: 534, column: 5, scope: !241)
!255 = !DILocation(line: 535, column: 15, scope: !241)
!256 = !DILocation(line: 535, column: 5, scope: !241)
!257 = !DILocation(line: 535, column: 8, scope: !241)
!258 = !DILocation(line: 535, column: 13, scope: !241)
!259 = !DILocation(line: 536, column: 17, scope: !241)
!260 = !DILocation(line: 536, column: 5, scope: !241)
!261 = !DILocation(line: 536, column: 8, scope: !241)
!262 = !DILocation(line: 536, column: 15, scope: !241)
!263 = !DILocation(line: 537, column: 21, scope: !241)
!264 = !DILocation(line: 537, column: 9, scope: !241)
!265 = !DILocation(line: 537, column: 7, scope: !241)
!266 = !DILocation(line: 538, column: 9, scope: !267)
!267 = distinct !DILexicalBlock(scope: !241, file: !3, line: 538, column: 9)
!268 = !DILocation(line: 538, column: 11, scope: !267)
!269 = !DILocation(line: 538, column: 9, scope: !241)
!270 = !DILocation(line: 539, column: 9, scope: !267)
!271 = !DILocation(line: 540, column: 16, scope: !241)
!272 = !DILocation(line: 540, column: 5, scope: !241)
!273 = !DILocation(line: 541, column: 9, scope: !274)
!274 = distinct !DILexicalBlock(scope: !241, file: !3, line: 541, column: 9)
!275 = !DILocation(line: 541, column: 12, scope: !274)
!276 = !DILocation(line: 541, column: 17, scope: !274)
!277 = !DILocation(line: 541, column: 20, scope: !274)
!278 = !DILocation(line: 541, column: 15, scope: !274)
!279 = !DILocation(line: 541, column: 27, scope: !274)
!280 = !DILocation(line: 541, column: 30, scope: !274)
!281 = !DILocation(line: 541, column: 33, scope: !274)
!282 = !DILocation(line: 541, column: 38, scope: !274)
!283 = !DILocation(line: 541, column: 41, scope: !274)
!284 = !DILocation(line: 541, column: 45, scope: !274)
!285 = !DILocation(line: 541, column: 9, scope: !241)
!286 = !DILocation(line: 542, column: 14, scope: !287)
!287 = distinct !DILexicalBlock(scope: !274, file: !3, line: 541, column: 54)
!288 = !DILocation(line: 542, column: 9, scope: !287)
!289 = !DILocation(line: 543, column: 20, scope: !287)
!290 = !DILocation(line: 543, column: 9, scope: !287)
!291 = !DILocation(line: 544, column: 9, scope: !287)
!292 = !DILocation(line: 546, column: 12, scope: !241)
!293 = !DILocation(line: 546, column: 5, scope: !241)
!294 = !DILocation(line: 547, column: 1, scope: !241)
!295 = distinct !DISubprogram(name: "query", scope: !3, file: !3, line: 640, type: !296, scopeLine: 641, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!296 = !DISubroutineType(types: !297)
!297 = !{!116, !116, !95}
!298 = !DILocalVariable(name: "v", arg: 1, scope: !295, file: !3, line: 640, type: !116)
!299 = !DILocation(line: 640, column: 54, scope: !295)
!300 = !DILocalVariable(name: "path", arg: 2, scope: !295, file: !3, line: 640, type: !95)
!301 = !DILocation(line: 640, column: 69, scope: !295)
!302 = !DILocalVariable(name: "key", scope: !295, file: !3, line: 642, type: !303)
!303 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 512, elements: !304)
!304 = !{!305}
!305 = !DISubrange(count: 64)
!306 = !DILocation(line: 642, column: 10, scope: !295)
!307 = !DILocation(line: 644, column: 5, scope: !295)
!308 = !DILocation(line: 644, column: 13, scope: !295)
!309 = !DILocation(line: 644, column: 12, scope: !295)
!310 = !DILocation(line: 644, column: 18, scope: !295)
!311 = !DILocation(line: 645, column: 14, scope: !312)
!312 = distinct !DILexicalBlock(scope: !313, file: !3, line: 645, column: 13)
!313 = distinct !DILexicalBlock(scope: !295, file: !3, line: 644, column: 27)
!314 = !DILocation(line: 645, column: 13, scope: !312)
!315 = !DILocation(line: 645, column: 19, scope: !312)
!316 = !DILocation(line: 645, column: 13, scope: !313)
!317 = !DILocalVariable(name: "m", scope: !318, file: !3, line: 646, type: !80)
!318 = distinct !DILexicalBlock(scope: !312, file: !3, line: 645, column: 27)
!319 = !DILocation(line: 646, column: 28, scope: !318)
!320 = !DILocalVariable(name: "n", scope: !318, file: !3, line: 647, type: !66)
!321 = !DILocation(line: 647, column: 20, scope: !318)
!322 = !DILocation(line: 647, column: 32, scope: !318)
!323 = !DILocation(line: 647, column: 24, scope: !318)
!324 = !DILocation(line: 648, column: 17, scope: !325)
!325 = distinct !DILexicalBlock(scope: !318, file: !3, line: 648, column: 17)
!326 = !DILocation(line: 648, column: 20, scope: !325)
!327 = !DILocation(line: 648, column: 25, scope: !325)
!328 = !DILocation(line: 648, column: 37, scope: !325)
!329 = !DILocation(line: 648, column: 40, scope: !325)
!330 = !DILocation(line: 648, column: 42, scope: !325)
!331 = !DILocation(line: 648, column: 17, scope: !318)
!332 = !DILocation(line: 649, column: 17, scope: !325)
!333 = !DILocation(line: 650, column: 13, scope: !318)
!334 = !DILocation(line: 650, column: 25, scope: !318)
!335 = !DILocation(line: 650, column: 31, scope: !318)
!336 = !DILocation(line: 651, column: 17, scope: !318)
!337 = !DILocation(line: 651, column: 13, scope: !318)
!338 = !DILocation(line: 651, column: 20, scope: !318)
!339 = !DILocation(line: 652, column: 45, scope: !318)
!340 = !DILocation(line: 652, column: 48, scope: !318)
!341 = !DILocation(line: 652, column: 17, scope: !318)
!342 = !DILocation(line: 652, column: 15, scope: !318)
!343 = !DILocation(line: 653, column: 17, scope: !344)
!344 = distinct !DILexicalBlock(scope: !318, file: !3, line: 653, column: 17)
!345 = !DILocation(line: 653, column: 19, scope: !344)
!346 = !DILocation(line: 653, column: 17, scope: !318)
!347 = !DILocation(line: 654, column: 17, scope: !344)
!348 = !DILocation(line: 655, column: 17, scope: !318)
!349 = !DILocation(line: 655, column: 20, scope: !318)
!350 = !DILocation(line: 655, column: 15, scope: !318)
!351 = !DILocation(line: 656, column: 21, scope: !318)
!352 = !DILocation(line: 656, column: 18, scope: !318)
!353 = !DILocation(line: 657, column: 9, scope: !318)
!354 = !DILocation(line: 657, column: 21, scope: !355)
!355 = distinct !DILexicalBlock(scope: !312, file: !3, line: 657, column: 20)
!356 = !DILocation(line: 657, column: 20, scope: !355)
!357 = !DILocation(line: 657, column: 26, scope: !355)
!358 = !DILocation(line: 657, column: 20, scope: !312)
!359 = !DILocalVariable(name: "end", scope: !360, file: !3, line: 658, type: !8)
!360 = distinct !DILexicalBlock(scope: !355, file: !3, line: 657, column: 34)
!361 = !DILocation(line: 658, column: 19, scope: !360)
!362 = !DILocalVariable(name: "index", scope: !360, file: !3, line: 659, type: !60)
!363 = !DILocation(line: 659, column: 18, scope: !360)
!364 = !DILocation(line: 659, column: 33, scope: !360)
!365 = !DILocation(line: 659, column: 38, scope: !360)
!366 = !DILocation(line: 659, column: 26, scope: !360)
!367 = !DILocation(line: 660, column: 17, scope: !368)
!368 = distinct !DILexicalBlock(scope: !360, file: !3, line: 660, column: 17)
!369 = !DILocation(line: 660, column: 20, scope: !368)
!370 = !DILocation(line: 660, column: 25, scope: !368)
!371 = !DILocation(line: 660, column: 36, scope: !368)
!372 = !DILocation(line: 660, column: 40, scope: !368)
!373 = !DILocation(line: 660, column: 39, scope: !368)
!374 = !DILocation(line: 660, column: 44, scope: !368)
!375 = !DILocation(line: 660, column: 51, scope: !368)
!376 = !DILocation(line: 660, column: 54, scope: !368)
!377 = !DILocation(line: 660, column: 60, scope: !368)
!378 = !DILocation(line: 660, column: 64, scope: !368)
!379 = !DILocation(line: 660, column: 75, scope: !368)
!380 = !DILocation(line: 660, column: 84, scope: !368)
!381 = !DILocation(line: 660, column: 87, scope: !368)
!382 = !DILocation(line: 660, column: 89, scope: !368)
!383 = !DILocation(line: 660, column: 95, scope: !368)
!384 = !DILocation(line: 660, column: 81, scope: !368)
!385 = !DILocation(line: 660, column: 17, scope: !360)
!386 = !DILocation(line: 661, column: 17, scope: !368)
!387 = !DILocation(line: 662, column: 17, scope: !360)
!388 = !DILocation(line: 662, column: 20, scope: !360)
!389 = !DILocation(line: 662, column: 22, scope: !360)
!390 = !DILocation(line: 662, column: 28, scope: !360)
!391 = !DILocation(line: 662, column: 34, scope: !360)
!392 = !DILocation(line: 662, column: 15, scope: !360)
!393 = !DILocation(line: 663, column: 20, scope: !360)
!394 = !DILocation(line: 663, column: 24, scope: !360)
!395 = !DILocation(line: 663, column: 18, scope: !360)
!396 = !DILocation(line: 664, column: 9, scope: !360)
!397 = !DILocation(line: 665, column: 13, scope: !398)
!398 = distinct !DILexicalBlock(scope: !355, file: !3, line: 664, column: 16)
!399 = distinct !{!399, !307, !400, !175}
!400 = !DILocation(line: 667, column: 5, scope: !295)
!401 = !DILocation(line: 668, column: 12, scope: !295)
!402 = !DILocation(line: 668, column: 5, scope: !295)
!403 = !DILocation(line: 669, column: 1, scope: !295)
!404 = distinct !DISubprogram(name: "print_value", scope: !3, file: !3, line: 592, type: !405, scopeLine: 593, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!405 = !DISubroutineType(types: !406)
!406 = !{null, !116, !6}
!407 = !DILocalVariable(name: "v", arg: 1, scope: !404, file: !3, line: 592, type: !116)
!408 = !DILocation(line: 592, column: 45, scope: !404)
!409 = !DILocalVariable(name: "indent", arg: 2, scope: !404, file: !3, line: 592, type: !6)
!410 = !DILocation(line: 592, column: 52, scope: !404)
!411 = !DILocalVariable(name: "m", scope: !404, file: !3, line: 594, type: !412)
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !413, size: 64)
!413 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!414 = !DILocation(line: 594, column: 26, scope: !404)
!415 = !DILocalVariable(name: "i", scope: !404, file: !3, line: 595, type: !66)
!416 = !DILocation(line: 595, column: 12, scope: !404)
!417 = !DILocation(line: 597, column: 13, scope: !404)
!418 = !DILocation(line: 597, column: 16, scope: !404)
!419 = !DILocation(line: 597, column: 5, scope: !404)
!420 = !DILocation(line: 599, column: 23, scope: !421)
!421 = distinct !DILexicalBlock(scope: !404, file: !3, line: 597, column: 22)
!422 = !DILocation(line: 599, column: 9, scope: !421)
!423 = !DILocation(line: 600, column: 9, scope: !421)
!424 = !DILocation(line: 602, column: 15, scope: !421)
!425 = !DILocation(line: 602, column: 18, scope: !421)
!426 = !DILocation(line: 602, column: 20, scope: !421)
!427 = !DILocation(line: 602, column: 48, scope: !421)
!428 = !DILocation(line: 602, column: 9, scope: !421)
!429 = !DILocation(line: 603, column: 9, scope: !421)
!430 = !DILocation(line: 605, column: 23, scope: !421)
!431 = !DILocation(line: 605, column: 26, scope: !421)
!432 = !DILocation(line: 605, column: 28, scope: !421)
!433 = !DILocation(line: 605, column: 9, scope: !421)
!434 = !DILocation(line: 606, column: 9, scope: !421)
!435 = !DILocation(line: 608, column: 22, scope: !421)
!436 = !DILocation(line: 608, column: 25, scope: !421)
!437 = !DILocation(line: 608, column: 27, scope: !421)
!438 = !DILocation(line: 608, column: 34, scope: !421)
!439 = !DILocation(line: 608, column: 41, scope: !421)
!440 = !DILocation(line: 608, column: 44, scope: !421)
!441 = !DILocation(line: 608, column: 46, scope: !421)
!442 = !DILocation(line: 608, column: 53, scope: !421)
!443 = !DILocation(line: 608, column: 9, scope: !421)
!444 = !DILocation(line: 609, column: 9, scope: !421)
!445 = !DILocation(line: 611, column: 9, scope: !421)
!446 = !DILocation(line: 612, column: 16, scope: !447)
!447 = distinct !DILexicalBlock(scope: !421, file: !3, line: 612, column: 9)
!448 = !DILocation(line: 612, column: 14, scope: !447)
!449 = !DILocation(line: 612, column: 21, scope: !450)
!450 = distinct !DILexicalBlock(scope: !447, file: !3, line: 612, column: 9)
!451 = !DILocation(line: 612, column: 25, scope: !450)
!452 = !DILocation(line: 612, column: 28, scope: !450)
!453 = !DILocation(line: 612, column: 30, scope: !450)
!454 = !DILocation(line: 612, column: 36, scope: !450)
!455 = !DILocation(line: 612, column: 23, scope: !450)
!456 = !DILocation(line: 612, column: 9, scope: !447)
!457 = !DILocation(line: 613, column: 17, scope: !458)
!458 = distinct !DILexicalBlock(scope: !459, file: !3, line: 613, column: 17)
!459 = distinct !DILexicalBlock(scope: !450, file: !3, line: 612, column: 48)
!460 = !DILocation(line: 613, column: 19, scope: !458)
!461 = !DILocation(line: 613, column: 17, scope: !459)
!462 = !DILocation(line: 614, column: 17, scope: !458)
!463 = !DILocation(line: 615, column: 21, scope: !459)
!464 = !DILocation(line: 615, column: 28, scope: !459)
!465 = !DILocation(line: 615, column: 13, scope: !459)
!466 = !DILocation(line: 616, column: 25, scope: !459)
!467 = !DILocation(line: 616, column: 28, scope: !459)
!468 = !DILocation(line: 616, column: 30, scope: !459)
!469 = !DILocation(line: 616, column: 36, scope: !459)
!470 = !DILocation(line: 616, column: 42, scope: !459)
!471 = !DILocation(line: 616, column: 46, scope: !459)
!472 = !DILocation(line: 616, column: 53, scope: !459)
!473 = !DILocation(line: 616, column: 13, scope: !459)
!474 = !DILocation(line: 617, column: 9, scope: !459)
!475 = !DILocation(line: 612, column: 44, scope: !450)
!476 = !DILocation(line: 612, column: 9, scope: !450)
!477 = distinct !{!477, !456, !478, !175}
!478 = !DILocation(line: 617, column: 9, scope: !447)
!479 = !DILocation(line: 618, column: 17, scope: !421)
!480 = !DILocation(line: 618, column: 9, scope: !421)
!481 = !DILocation(line: 619, column: 9, scope: !421)
!482 = !DILocation(line: 620, column: 9, scope: !421)
!483 = !DILocation(line: 622, column: 9, scope: !421)
!484 = !DILocation(line: 623, column: 18, scope: !485)
!485 = distinct !DILexicalBlock(scope: !421, file: !3, line: 623, column: 9)
!486 = !DILocation(line: 623, column: 21, scope: !485)
!487 = !DILocation(line: 623, column: 23, scope: !485)
!488 = !DILocation(line: 623, column: 30, scope: !485)
!489 = !DILocation(line: 623, column: 16, scope: !485)
!490 = !DILocation(line: 623, column: 14, scope: !485)
!491 = !DILocation(line: 623, column: 37, scope: !492)
!492 = distinct !DILexicalBlock(scope: !485, file: !3, line: 623, column: 9)
!493 = !DILocation(line: 623, column: 39, scope: !492)
!494 = !DILocation(line: 623, column: 9, scope: !485)
!495 = !DILocation(line: 624, column: 17, scope: !496)
!496 = distinct !DILexicalBlock(scope: !497, file: !3, line: 624, column: 17)
!497 = distinct !DILexicalBlock(scope: !492, file: !3, line: 623, column: 61)
!498 = !DILocation(line: 624, column: 22, scope: !496)
!499 = !DILocation(line: 624, column: 25, scope: !496)
!500 = !DILocation(line: 624, column: 27, scope: !496)
!501 = !DILocation(line: 624, column: 34, scope: !496)
!502 = !DILocation(line: 624, column: 19, scope: !496)
!503 = !DILocation(line: 624, column: 17, scope: !497)
!504 = !DILocation(line: 625, column: 17, scope: !496)
!505 = !DILocation(line: 626, column: 21, scope: !497)
!506 = !DILocation(line: 626, column: 28, scope: !497)
!507 = !DILocation(line: 626, column: 13, scope: !497)
!508 = !DILocation(line: 627, column: 26, scope: !497)
!509 = !DILocation(line: 627, column: 29, scope: !497)
!510 = !DILocation(line: 627, column: 41, scope: !497)
!511 = !DILocation(line: 627, column: 44, scope: !497)
!512 = !DILocation(line: 627, column: 34, scope: !497)
!513 = !DILocation(line: 627, column: 13, scope: !497)
!514 = !DILocation(line: 628, column: 13, scope: !497)
!515 = !DILocation(line: 629, column: 25, scope: !497)
!516 = !DILocation(line: 629, column: 28, scope: !497)
!517 = !DILocation(line: 629, column: 35, scope: !497)
!518 = !DILocation(line: 629, column: 42, scope: !497)
!519 = !DILocation(line: 629, column: 13, scope: !497)
!520 = !DILocation(line: 630, column: 9, scope: !497)
!521 = !DILocation(line: 623, column: 52, scope: !492)
!522 = !DILocation(line: 623, column: 55, scope: !492)
!523 = !DILocation(line: 623, column: 50, scope: !492)
!524 = !DILocation(line: 623, column: 9, scope: !492)
!525 = distinct !{!525, !494, !526, !175}
!526 = !DILocation(line: 630, column: 9, scope: !485)
!527 = !DILocation(line: 631, column: 17, scope: !421)
!528 = !DILocation(line: 631, column: 9, scope: !421)
!529 = !DILocation(line: 632, column: 9, scope: !421)
!530 = !DILocation(line: 633, column: 9, scope: !421)
!531 = !DILocation(line: 635, column: 1, scope: !404)
!532 = distinct !DISubprogram(name: "last_kind", scope: !3, file: !3, line: 674, type: !533, scopeLine: 675, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!533 = !DISubroutineType(types: !534)
!534 = !{!6, !116}
!535 = !DILocalVariable(name: "v", arg: 1, scope: !532, file: !3, line: 674, type: !116)
!536 = !DILocation(line: 674, column: 42, scope: !532)
!537 = !DILocation(line: 676, column: 9, scope: !538)
!538 = distinct !DILexicalBlock(scope: !532, file: !3, line: 676, column: 9)
!539 = !DILocation(line: 676, column: 12, scope: !538)
!540 = !DILocation(line: 676, column: 17, scope: !538)
!541 = !DILocation(line: 676, column: 9, scope: !532)
!542 = !DILocation(line: 677, column: 9, scope: !538)
!543 = !DILocation(line: 678, column: 17, scope: !532)
!544 = !DILocation(line: 678, column: 20, scope: !532)
!545 = !DILocation(line: 678, column: 22, scope: !532)
!546 = !DILocation(line: 678, column: 28, scope: !532)
!547 = !DILocation(line: 678, column: 34, scope: !532)
!548 = !DILocation(line: 678, column: 37, scope: !532)
!549 = !DILocation(line: 678, column: 39, scope: !532)
!550 = !DILocation(line: 678, column: 45, scope: !532)
!551 = !DILocation(line: 678, column: 51, scope: !532)
!552 = !DILocation(line: 678, column: 57, scope: !532)
!553 = !DILocation(line: 678, column: 5, scope: !532)
!554 = !DILocation(line: 679, column: 1, scope: !532)
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
!642 = distinct !DISubprogram(name: "parse_value", scope: !3, file: !3, line: 488, type: !643, scopeLine: 489, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!643 = !DISubroutineType(types: !644)
!644 = !{!51, !244}
!645 = !DILocalVariable(name: "p", arg: 1, scope: !642, file: !3, line: 488, type: !244)
!646 = !DILocation(line: 488, column: 49, scope: !642)
!647 = !DILocalVariable(name: "v", scope: !642, file: !3, line: 490, type: !51)
!648 = !DILocation(line: 490, column: 19, scope: !642)
!649 = !DILocation(line: 492, column: 16, scope: !642)
!650 = !DILocation(line: 492, column: 5, scope: !642)
!651 = !DILocation(line: 493, column: 18, scope: !642)
!652 = !DILocation(line: 493, column: 13, scope: !642)
!653 = !DILocation(line: 493, column: 5, scope: !642)
!654 = !DILocation(line: 495, column: 21, scope: !655)
!655 = distinct !DILexicalBlock(scope: !642, file: !3, line: 493, column: 22)
!656 = !DILocation(line: 495, column: 16, scope: !655)
!657 = !DILocation(line: 495, column: 9, scope: !655)
!658 = !DILocation(line: 497, column: 9, scope: !655)
!659 = !DILocation(line: 497, column: 12, scope: !655)
!660 = !DILocation(line: 497, column: 14, scope: !655)
!661 = !DILocation(line: 498, column: 29, scope: !655)
!662 = !DILocation(line: 498, column: 16, scope: !655)
!663 = !DILocation(line: 498, column: 9, scope: !655)
!664 = !DILocation(line: 500, column: 9, scope: !655)
!665 = !DILocation(line: 500, column: 12, scope: !655)
!666 = !DILocation(line: 500, column: 14, scope: !655)
!667 = !DILocation(line: 501, column: 28, scope: !655)
!668 = !DILocation(line: 501, column: 16, scope: !655)
!669 = !DILocation(line: 501, column: 9, scope: !655)
!670 = !DILocation(line: 503, column: 9, scope: !655)
!671 = !DILocation(line: 503, column: 12, scope: !655)
!672 = !DILocation(line: 503, column: 14, scope: !655)
!673 = !DILocation(line: 504, column: 13, scope: !655)
!674 = !DILocation(line: 504, column: 11, scope: !655)
!675 = !DILocation(line: 505, column: 42, scope: !655)
!676 = !DILocation(line: 505, column: 46, scope: !655)
!677 = !DILocation(line: 505, column: 49, scope: !655)
!678 = !DILocation(line: 505, column: 51, scope: !655)
!679 = !DILocation(line: 505, column: 58, scope: !655)
!680 = !DILocation(line: 505, column: 29, scope: !655)
!681 = !DILocation(line: 505, column: 9, scope: !655)
!682 = !DILocation(line: 505, column: 12, scope: !655)
!683 = !DILocation(line: 505, column: 14, scope: !655)
!684 = !DILocation(line: 505, column: 21, scope: !655)
!685 = !DILocation(line: 505, column: 27, scope: !655)
!686 = !DILocation(line: 506, column: 13, scope: !687)
!687 = distinct !DILexicalBlock(scope: !655, file: !3, line: 506, column: 13)
!688 = !DILocation(line: 506, column: 16, scope: !687)
!689 = !DILocation(line: 506, column: 18, scope: !687)
!690 = !DILocation(line: 506, column: 25, scope: !687)
!691 = !DILocation(line: 506, column: 31, scope: !687)
!692 = !DILocation(line: 506, column: 13, scope: !655)
!693 = !DILocation(line: 507, column: 24, scope: !694)
!694 = distinct !DILexicalBlock(scope: !687, file: !3, line: 506, column: 40)
!695 = !DILocation(line: 507, column: 13, scope: !694)
!696 = !DILocation(line: 508, column: 13, scope: !694)
!697 = !DILocation(line: 510, column: 16, scope: !655)
!698 = !DILocation(line: 510, column: 9, scope: !655)
!699 = !DILocation(line: 512, column: 25, scope: !700)
!700 = distinct !DILexicalBlock(scope: !655, file: !3, line: 512, column: 13)
!701 = !DILocation(line: 512, column: 14, scope: !700)
!702 = !DILocation(line: 512, column: 13, scope: !655)
!703 = !DILocation(line: 513, column: 25, scope: !700)
!704 = !DILocation(line: 513, column: 20, scope: !700)
!705 = !DILocation(line: 513, column: 13, scope: !700)
!706 = !DILocation(line: 514, column: 13, scope: !655)
!707 = !DILocation(line: 514, column: 11, scope: !655)
!708 = !DILocation(line: 515, column: 9, scope: !655)
!709 = !DILocation(line: 515, column: 12, scope: !655)
!710 = !DILocation(line: 515, column: 14, scope: !655)
!711 = !DILocation(line: 515, column: 22, scope: !655)
!712 = !DILocation(line: 516, column: 16, scope: !655)
!713 = !DILocation(line: 516, column: 9, scope: !655)
!714 = !DILocation(line: 518, column: 25, scope: !715)
!715 = distinct !DILexicalBlock(scope: !655, file: !3, line: 518, column: 13)
!716 = !DILocation(line: 518, column: 14, scope: !715)
!717 = !DILocation(line: 518, column: 13, scope: !655)
!718 = !DILocation(line: 519, column: 25, scope: !715)
!719 = !DILocation(line: 519, column: 20, scope: !715)
!720 = !DILocation(line: 519, column: 13, scope: !715)
!721 = !DILocation(line: 520, column: 16, scope: !655)
!722 = !DILocation(line: 520, column: 9, scope: !655)
!723 = !DILocation(line: 522, column: 25, scope: !724)
!724 = distinct !DILexicalBlock(scope: !655, file: !3, line: 522, column: 13)
!725 = !DILocation(line: 522, column: 14, scope: !724)
!726 = !DILocation(line: 522, column: 13, scope: !655)
!727 = !DILocation(line: 523, column: 25, scope: !724)
!728 = !DILocation(line: 523, column: 20, scope: !724)
!729 = !DILocation(line: 523, column: 13, scope: !724)
!730 = !DILocation(line: 524, column: 16, scope: !655)
!731 = !DILocation(line: 524, column: 9, scope: !655)
!732 = !DILocation(line: 526, column: 29, scope: !655)
!733 = !DILocation(line: 526, column: 16, scope: !655)
!734 = !DILocation(line: 526, column: 9, scope: !655)
!735 = !DILocation(line: 528, column: 1, scope: !642)
!736 = distinct !DISubprogram(name: "skip_space", scope: !3, file: !3, line: 193, type: !737, scopeLine: 194, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!737 = !DISubroutineType(types: !738)
!738 = !{null, !244}
!739 = !DILocalVariable(name: "p", arg: 1, scope: !736, file: !3, line: 193, type: !244)
!740 = !DILocation(line: 193, column: 39, scope: !736)
!741 = !DILocation(line: 195, column: 5, scope: !736)
!742 = !DILocation(line: 195, column: 12, scope: !736)
!743 = !DILocation(line: 196, column: 9, scope: !736)
!744 = !DILocation(line: 196, column: 12, scope: !736)
!745 = !DILocation(line: 196, column: 14, scope: !736)
!746 = distinct !{!746, !741, !745, !175}
!747 = !DILocation(line: 197, column: 1, scope: !736)
!748 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 179, type: !749, scopeLine: 180, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!749 = !DISubroutineType(types: !750)
!750 = !{!48, !244, !21}
!751 = !DILocalVariable(name: "p", arg: 1, scope: !748, file: !3, line: 179, type: !244)
!752 = !DILocation(line: 179, column: 34, scope: !748)
!753 = !DILocalVariable(name: "error", arg: 2, scope: !748, file: !3, line: 179, type: !21)
!754 = !DILocation(line: 179, column: 48, scope: !748)
!755 = !DILocation(line: 181, column: 9, scope: !756)
!756 = distinct !DILexicalBlock(scope: !748, file: !3, line: 181, column: 9)
!757 = !DILocation(line: 181, column: 12, scope: !756)
!758 = !DILocation(line: 181, column: 18, scope: !756)
!759 = !DILocation(line: 181, column: 9, scope: !748)
!760 = !DILocation(line: 182, column: 20, scope: !761)
!761 = distinct !DILexicalBlock(scope: !756, file: !3, line: 181, column: 29)
!762 = !DILocation(line: 182, column: 9, scope: !761)
!763 = !DILocation(line: 182, column: 12, scope: !761)
!764 = !DILocation(line: 182, column: 18, scope: !761)
!765 = !DILocation(line: 183, column: 23, scope: !761)
!766 = !DILocation(line: 183, column: 26, scope: !761)
!767 = !DILocation(line: 183, column: 9, scope: !761)
!768 = !DILocation(line: 183, column: 12, scope: !761)
!769 = !DILocation(line: 183, column: 21, scope: !761)
!770 = !DILocation(line: 184, column: 5, scope: !761)
!771 = !DILocation(line: 185, column: 5, scope: !748)
!772 = distinct !DISubprogram(name: "peek", scope: !3, file: !3, line: 188, type: !773, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!773 = !DISubroutineType(types: !774)
!774 = !{!6, !244}
!775 = !DILocalVariable(name: "p", arg: 1, scope: !772, file: !3, line: 188, type: !244)
!776 = !DILocation(line: 188, column: 32, scope: !772)
!777 = !DILocation(line: 190, column: 12, scope: !772)
!778 = !DILocation(line: 190, column: 15, scope: !772)
!779 = !DILocation(line: 190, column: 20, scope: !772)
!780 = !DILocation(line: 190, column: 23, scope: !772)
!781 = !DILocation(line: 190, column: 18, scope: !772)
!782 = !DILocation(line: 190, column: 47, scope: !772)
!783 = !DILocation(line: 190, column: 50, scope: !772)
!784 = !DILocation(line: 190, column: 55, scope: !772)
!785 = !DILocation(line: 190, column: 58, scope: !772)
!786 = !DILocation(line: 190, column: 32, scope: !772)
!787 = !DILocation(line: 190, column: 5, scope: !772)
!788 = distinct !DISubprogram(name: "parse_object", scope: !3, file: !3, line: 428, type: !643, scopeLine: 429, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!789 = !DILocalVariable(name: "p", arg: 1, scope: !788, file: !3, line: 428, type: !244)
!790 = !DILocation(line: 428, column: 50, scope: !788)
!791 = !DILocalVariable(name: "object", scope: !788, file: !3, line: 430, type: !51)
!792 = !DILocation(line: 430, column: 19, scope: !788)
!793 = !DILocation(line: 430, column: 28, scope: !788)
!794 = !DILocation(line: 432, column: 16, scope: !795)
!795 = distinct !DILexicalBlock(scope: !788, file: !3, line: 432, column: 9)
!796 = !DILocation(line: 432, column: 10, scope: !795)
!797 = !DILocation(line: 432, column: 9, scope: !788)
!798 = !DILocation(line: 433, column: 9, scope: !795)
!799 = !DILocation(line: 434, column: 16, scope: !788)
!800 = !DILocation(line: 434, column: 5, scope: !788)
!801 = !DILocation(line: 435, column: 16, scope: !802)
!802 = distinct !DILexicalBlock(scope: !788, file: !3, line: 435, column: 9)
!803 = !DILocation(line: 435, column: 9, scope: !802)
!804 = !DILocation(line: 435, column: 9, scope: !788)
!805 = !DILocation(line: 436, column: 15, scope: !806)
!806 = distinct !DILexicalBlock(scope: !802, file: !3, line: 435, column: 25)
!807 = !DILocation(line: 436, column: 9, scope: !806)
!808 = !DILocation(line: 437, column: 16, scope: !806)
!809 = !DILocation(line: 437, column: 9, scope: !806)
!810 = !DILocation(line: 439, column: 5, scope: !788)
!811 = !DILocalVariable(name: "item", scope: !812, file: !3, line: 440, type: !51)
!812 = distinct !DILexicalBlock(scope: !813, file: !3, line: 439, column: 14)
!813 = distinct !DILexicalBlock(scope: !814, file: !3, line: 439, column: 5)
!814 = distinct !DILexicalBlock(scope: !788, file: !3, line: 439, column: 5)
!815 = !DILocation(line: 440, column: 23, scope: !812)
!816 = !DILocalVariable(name: "key", scope: !812, file: !3, line: 441, type: !8)
!817 = !DILocation(line: 441, column: 15, scope: !812)
!818 = !DILocation(line: 443, column: 20, scope: !812)
!819 = !DILocation(line: 443, column: 9, scope: !812)
!820 = !DILocation(line: 444, column: 21, scope: !821)
!821 = distinct !DILexicalBlock(scope: !812, file: !3, line: 444, column: 13)
!822 = !DILocation(line: 444, column: 14, scope: !821)
!823 = !DILocation(line: 444, column: 13, scope: !812)
!824 = !DILocation(line: 445, column: 18, scope: !825)
!825 = distinct !DILexicalBlock(scope: !821, file: !3, line: 444, column: 30)
!826 = !DILocation(line: 445, column: 13, scope: !825)
!827 = !DILocation(line: 446, column: 13, scope: !825)
!828 = !DILocation(line: 448, column: 28, scope: !812)
!829 = !DILocation(line: 448, column: 15, scope: !812)
!830 = !DILocation(line: 448, column: 13, scope: !812)
!831 = !DILocation(line: 449, column: 13, scope: !832)
!832 = distinct !DILexicalBlock(scope: !812, file: !3, line: 449, column: 13)
!833 = !DILocation(line: 449, column: 17, scope: !832)
!834 = !DILocation(line: 449, column: 13, scope: !812)
!835 = !DILocation(line: 450, column: 13, scope: !832)
!836 = !DILocation(line: 451, column: 20, scope: !812)
!837 = !DILocation(line: 451, column: 9, scope: !812)
!838 = !DILocation(line: 452, column: 21, scope: !839)
!839 = distinct !DILexicalBlock(scope: !812, file: !3, line: 452, column: 13)
!840 = !DILocation(line: 452, column: 14, scope: !839)
!841 = !DILocation(line: 452, column: 13, scope: !812)
!842 = !DILocation(line: 453, column: 18, scope: !843)
!843 = distinct !DILexicalBlock(scope: !839, file: !3, line: 452, column: 30)
!844 = !DILocation(line: 453, column: 13, scope: !843)
!845 = !DILocation(line: 454, column: 18, scope: !843)
!846 = !DILocation(line: 454, column: 13, scope: !843)
!847 = !DILocation(line: 455, column: 13, scope: !843)
!848 = !DILocation(line: 457, column: 28, scope: !812)
!849 = !DILocation(line: 457, column: 16, scope: !812)
!850 = !DILocation(line: 457, column: 14, scope: !812)
!851 = !DILocation(line: 458, column: 13, scope: !852)
!852 = distinct !DILexicalBlock(scope: !812, file: !3, line: 458, column: 13)
!853 = !DILocation(line: 458, column: 18, scope: !852)
!854 = !DILocation(line: 458, column: 13, scope: !812)
!855 = !DILocation(line: 459, column: 18, scope: !856)
!856 = distinct !DILexicalBlock(scope: !852, file: !3, line: 458, column: 27)
!857 = !DILocation(line: 459, column: 13, scope: !856)
!858 = !DILocation(line: 460, column: 13, scope: !856)
!859 = !DILocation(line: 462, column: 20, scope: !812)
!860 = !DILocation(line: 462, column: 28, scope: !812)
!861 = !DILocation(line: 462, column: 33, scope: !812)
!862 = !DILocation(line: 462, column: 9, scope: !812)
!863 = !DILocation(line: 463, column: 20, scope: !812)
!864 = !DILocation(line: 463, column: 9, scope: !812)
!865 = !DILocation(line: 464, column: 20, scope: !866)
!866 = distinct !DILexicalBlock(scope: !812, file: !3, line: 464, column: 13)
!867 = !DILocation(line: 464, column: 13, scope: !866)
!868 = !DILocation(line: 464, column: 13, scope: !812)
!869 = !DILocation(line: 465, column: 13, scope: !866)
!870 = !DILocation(line: 466, column: 21, scope: !871)
!871 = distinct !DILexicalBlock(scope: !812, file: !3, line: 466, column: 13)
!872 = !DILocation(line: 466, column: 14, scope: !871)
!873 = !DILocation(line: 466, column: 13, scope: !812)
!874 = !DILocation(line: 467, column: 18, scope: !875)
!875 = distinct !DILexicalBlock(scope: !871, file: !3, line: 466, column: 30)
!876 = !DILocation(line: 467, column: 13, scope: !875)
!877 = !DILocation(line: 468, column: 13, scope: !875)
!878 = !DILocation(line: 439, column: 5, scope: !813)
!879 = distinct !{!879, !880, !881}
!880 = !DILocation(line: 439, column: 5, scope: !814)
!881 = !DILocation(line: 470, column: 5, scope: !814)
!882 = !DILocation(line: 471, column: 16, scope: !883)
!883 = distinct !DILexicalBlock(scope: !788, file: !3, line: 471, column: 9)
!884 = !DILocation(line: 471, column: 10, scope: !883)
!885 = !DILocation(line: 471, column: 9, scope: !788)
!886 = !DILocation(line: 472, column: 14, scope: !883)
!887 = !DILocation(line: 472, column: 9, scope: !883)
!888 = !DILocation(line: 473, column: 12, scope: !788)
!889 = !DILocation(line: 473, column: 5, scope: !788)
!890 = !DILabel(scope: !788, name: "bad", file: !3, line: 474)
!891 = !DILocation(line: 474, column: 1, scope: !788)
!892 = !DILocation(line: 475, column: 16, scope: !788)
!893 = !DILocation(line: 475, column: 5, scope: !788)
!894 = !DILocation(line: 476, column: 5, scope: !788)
!895 = !DILocation(line: 477, column: 1, scope: !788)
!896 = distinct !DISubprogram(name: "parse_array", scope: !3, file: !3, line: 395, type: !643, scopeLine: 396, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!897 = !DILocalVariable(name: "p", arg: 1, scope: !896, file: !3, line: 395, type: !244)
!898 = !DILocation(line: 395, column: 49, scope: !896)
!899 = !DILocalVariable(name: "array", scope: !896, file: !3, line: 397, type: !51)
!900 = !DILocation(line: 397, column: 19, scope: !896)
!901 = !DILocation(line: 397, column: 27, scope: !896)
!902 = !DILocation(line: 399, column: 16, scope: !903)
!903 = distinct !DILexicalBlock(scope: !896, file: !3, line: 399, column: 9)
!904 = !DILocation(line: 399, column: 10, scope: !903)
!905 = !DILocation(line: 399, column: 9, scope: !896)
!906 = !DILocation(line: 400, column: 9, scope: !903)
!907 = !DILocation(line: 401, column: 16, scope: !896)
!908 = !DILocation(line: 401, column: 5, scope: !896)
!909 = !DILocation(line: 402, column: 16, scope: !910)
!910 = distinct !DILexicalBlock(scope: !896, file: !3, line: 402, column: 9)
!911 = !DILocation(line: 402, column: 9, scope: !910)
!912 = !DILocation(line: 402, column: 9, scope: !896)
!913 = !DILocation(line: 403, column: 15, scope: !914)
!914 = distinct !DILexicalBlock(scope: !910, file: !3, line: 402, column: 25)
!915 = !DILocation(line: 403, column: 9, scope: !914)
!916 = !DILocation(line: 404, column: 16, scope: !914)
!917 = !DILocation(line: 404, column: 9, scope: !914)
!918 = !DILocation(line: 406, column: 5, scope: !896)
!919 = !DILocalVariable(name: "item", scope: !920, file: !3, line: 407, type: !51)
!920 = distinct !DILexicalBlock(scope: !921, file: !3, line: 406, column: 14)
!921 = distinct !DILexicalBlock(scope: !922, file: !3, line: 406, column: 5)
!922 = distinct !DILexicalBlock(scope: !896, file: !3, line: 406, column: 5)
!923 = !DILocation(line: 407, column: 23, scope: !920)
!924 = !DILocation(line: 407, column: 42, scope: !920)
!925 = !DILocation(line: 407, column: 30, scope: !920)
!926 = !DILocation(line: 408, column: 13, scope: !927)
!927 = distinct !DILexicalBlock(scope: !920, file: !3, line: 408, column: 13)
!928 = !DILocation(line: 408, column: 18, scope: !927)
!929 = !DILocation(line: 408, column: 13, scope: !920)
!930 = !DILocation(line: 409, column: 13, scope: !927)
!931 = !DILocation(line: 410, column: 20, scope: !920)
!932 = !DILocation(line: 410, column: 27, scope: !920)
!933 = !DILocation(line: 410, column: 9, scope: !920)
!934 = !DILocation(line: 411, column: 20, scope: !920)
!935 = !DILocation(line: 411, column: 9, scope: !920)
!936 = !DILocation(line: 412, column: 20, scope: !937)
!937 = distinct !DILexicalBlock(scope: !920, file: !3, line: 412, column: 13)
!938 = !DILocation(line: 412, column: 13, scope: !937)
!939 = !DILocation(line: 412, column: 13, scope: !920)
!940 = !DILocation(line: 413, column: 13, scope: !937)
!941 = !DILocation(line: 414, column: 21, scope: !942)
!942 = distinct !DILexicalBlock(scope: !920, file: !3, line: 414, column: 13)
!943 = !DILocation(line: 414, column: 14, scope: !942)
!944 = !DILocation(line: 414, column: 13, scope: !920)
!945 = !DILocation(line: 415, column: 18, scope: !946)
!946 = distinct !DILexicalBlock(scope: !942, file: !3, line: 414, column: 30)
!947 = !DILocation(line: 415, column: 13, scope: !946)
!948 = !DILocation(line: 416, column: 24, scope: !946)
!949 = !DILocation(line: 416, column: 13, scope: !946)
!950 = !DILocation(line: 417, column: 13, scope: !946)
!951 = !DILocation(line: 406, column: 5, scope: !921)
!952 = distinct !{!952, !953, !954}
!953 = !DILocation(line: 406, column: 5, scope: !922)
!954 = !DILocation(line: 419, column: 5, scope: !922)
!955 = !DILocation(line: 420, column: 16, scope: !956)
!956 = distinct !DILexicalBlock(scope: !896, file: !3, line: 420, column: 9)
!957 = !DILocation(line: 420, column: 10, scope: !956)
!958 = !DILocation(line: 420, column: 9, scope: !896)
!959 = !DILocation(line: 421, column: 14, scope: !956)
!960 = !DILocation(line: 421, column: 9, scope: !956)
!961 = !DILocation(line: 422, column: 12, scope: !896)
!962 = !DILocation(line: 422, column: 5, scope: !896)
!963 = !DILabel(scope: !896, name: "bad", file: !3, line: 423)
!964 = !DILocation(line: 423, column: 1, scope: !896)
!965 = !DILocation(line: 424, column: 16, scope: !896)
!966 = !DILocation(line: 424, column: 5, scope: !896)
!967 = !DILocation(line: 425, column: 5, scope: !896)
!968 = !DILocation(line: 426, column: 1, scope: !896)
!969 = distinct !DISubprogram(name: "value_new", scope: !3, file: !3, line: 84, type: !970, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!970 = !DISubroutineType(types: !971)
!971 = !{!51, !12}
!972 = !DILocalVariable(name: "kind", arg: 1, scope: !969, file: !3, line: 84, type: !12)
!973 = !DILocation(line: 84, column: 42, scope: !969)
!974 = !DILocalVariable(name: "v", scope: !969, file: !3, line: 86, type: !51)
!975 = !DILocation(line: 86, column: 19, scope: !969)
!976 = !DILocation(line: 86, column: 23, scope: !969)
!977 = !DILocation(line: 87, column: 9, scope: !978)
!978 = distinct !DILexicalBlock(scope: !969, file: !3, line: 87, column: 9)
!979 = !DILocation(line: 87, column: 11, scope: !978)
!980 = !DILocation(line: 87, column: 9, scope: !969)
!981 = !DILocation(line: 88, column: 17, scope: !982)
!982 = distinct !DILexicalBlock(scope: !978, file: !3, line: 87, column: 20)
!983 = !DILocation(line: 88, column: 9, scope: !982)
!984 = !DILocation(line: 89, column: 9, scope: !982)
!985 = !DILocation(line: 91, column: 15, scope: !969)
!986 = !DILocation(line: 91, column: 5, scope: !969)
!987 = !DILocation(line: 91, column: 8, scope: !969)
!988 = !DILocation(line: 91, column: 13, scope: !969)
!989 = !DILocation(line: 92, column: 12, scope: !969)
!990 = !DILocation(line: 92, column: 5, scope: !969)
!991 = distinct !DISubprogram(name: "parse_string", scope: !3, file: !3, line: 289, type: !992, scopeLine: 290, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!992 = !DISubroutineType(types: !993)
!993 = !{!8, !244, !994}
!994 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!995 = !DILocalVariable(name: "p", arg: 1, scope: !991, file: !3, line: 289, type: !244)
!996 = !DILocation(line: 289, column: 42, scope: !991)
!997 = !DILocalVariable(name: "length", arg: 2, scope: !991, file: !3, line: 289, type: !994)
!998 = !DILocation(line: 289, column: 53, scope: !991)
!999 = !DILocalVariable(name: "size", scope: !991, file: !3, line: 291, type: !66)
!1000 = !DILocation(line: 291, column: 12, scope: !991)
!1001 = !DILocation(line: 291, column: 34, scope: !991)
!1002 = !DILocation(line: 291, column: 19, scope: !991)
!1003 = !DILocalVariable(name: "n", scope: !991, file: !3, line: 291, type: !66)
!1004 = !DILocation(line: 291, column: 38, scope: !991)
!1005 = !DILocalVariable(name: "out", scope: !991, file: !3, line: 292, type: !8)
!1006 = !DILocation(line: 292, column: 11, scope: !991)
!1007 = !DILocation(line: 292, column: 24, scope: !991)
!1008 = !DILocation(line: 292, column: 29, scope: !991)
!1009 = !DILocation(line: 292, column: 17, scope: !991)
!1010 = !DILocation(line: 294, column: 9, scope: !1011)
!1011 = distinct !DILexicalBlock(scope: !991, file: !3, line: 294, column: 9)
!1012 = !DILocation(line: 294, column: 13, scope: !1011)
!1013 = !DILocation(line: 294, column: 9, scope: !991)
!1014 = !DILocation(line: 295, column: 21, scope: !1011)
!1015 = !DILocation(line: 295, column: 16, scope: !1011)
!1016 = !DILocation(line: 295, column: 9, scope: !1011)
!1017 = !DILocation(line: 296, column: 5, scope: !991)
!1018 = !DILocalVariable(name: "c", scope: !1019, file: !3, line: 297, type: !6)
!1019 = distinct !DILexicalBlock(scope: !1020, file: !3, line: 296, column: 14)
!1020 = distinct !DILexicalBlock(scope: !1021, file: !3, line: 296, column: 5)
!1021 = distinct !DILexicalBlock(scope: !991, file: !3, line: 296, column: 5)
!1022 = !DILocation(line: 297, column: 13, scope: !1019)
!1023 = !DILocation(line: 297, column: 22, scope: !1019)
!1024 = !DILocation(line: 297, column: 17, scope: !1019)
!1025 = !DILocation(line: 298, column: 13, scope: !1026)
!1026 = distinct !DILexicalBlock(scope: !1019, file: !3, line: 298, column: 13)
!1027 = !DILocation(line: 298, column: 15, scope: !1026)
!1028 = !DILocation(line: 298, column: 13, scope: !1019)
!1029 = !DILocation(line: 299, column: 18, scope: !1030)
!1030 = distinct !DILexicalBlock(scope: !1026, file: !3, line: 298, column: 23)
!1031 = !DILocation(line: 299, column: 13, scope: !1030)
!1032 = !DILocation(line: 300, column: 25, scope: !1030)
!1033 = !DILocation(line: 300, column: 20, scope: !1030)
!1034 = !DILocation(line: 300, column: 13, scope: !1030)
!1035 = !DILocation(line: 302, column: 9, scope: !1019)
!1036 = !DILocation(line: 302, column: 12, scope: !1019)
!1037 = !DILocation(line: 302, column: 14, scope: !1019)
!1038 = !DILocation(line: 303, column: 13, scope: !1039)
!1039 = distinct !DILexicalBlock(scope: !1019, file: !3, line: 303, column: 13)
!1040 = !DILocation(line: 303, column: 15, scope: !1039)
!1041 = !DILocation(line: 303, column: 13, scope: !1019)
!1042 = !DILocation(line: 304, column: 13, scope: !1039)
!1043 = !DILocation(line: 305, column: 13, scope: !1044)
!1044 = distinct !DILexicalBlock(scope: !1019, file: !3, line: 305, column: 13)
!1045 = !DILocation(line: 305, column: 15, scope: !1044)
!1046 = !DILocation(line: 305, column: 13, scope: !1019)
!1047 = !DILocation(line: 306, column: 18, scope: !1048)
!1048 = distinct !DILexicalBlock(scope: !1044, file: !3, line: 305, column: 23)
!1049 = !DILocation(line: 306, column: 13, scope: !1048)
!1050 = !DILocation(line: 307, column: 25, scope: !1048)
!1051 = !DILocation(line: 307, column: 20, scope: !1048)
!1052 = !DILocation(line: 307, column: 13, scope: !1048)
!1053 = !DILocation(line: 309, column: 13, scope: !1054)
!1054 = distinct !DILexicalBlock(scope: !1019, file: !3, line: 309, column: 13)
!1055 = !DILocation(line: 309, column: 15, scope: !1054)
!1056 = !DILocation(line: 309, column: 13, scope: !1019)
!1057 = !DILocation(line: 310, column: 30, scope: !1058)
!1058 = distinct !DILexicalBlock(scope: !1054, file: !3, line: 309, column: 24)
!1059 = !DILocation(line: 310, column: 24, scope: !1058)
!1060 = !DILocation(line: 310, column: 13, scope: !1058)
!1061 = !DILocation(line: 310, column: 18, scope: !1058)
!1062 = !DILocation(line: 310, column: 22, scope: !1058)
!1063 = !DILocation(line: 311, column: 13, scope: !1058)
!1064 = distinct !{!1064, !1065, !1066}
!1065 = !DILocation(line: 296, column: 5, scope: !1021)
!1066 = !DILocation(line: 349, column: 5, scope: !1021)
!1067 = !DILocation(line: 313, column: 18, scope: !1019)
!1068 = !DILocation(line: 313, column: 13, scope: !1019)
!1069 = !DILocation(line: 313, column: 11, scope: !1019)
!1070 = !DILocation(line: 314, column: 9, scope: !1019)
!1071 = !DILocation(line: 314, column: 12, scope: !1019)
!1072 = !DILocation(line: 314, column: 14, scope: !1019)
!1073 = !DILocation(line: 315, column: 17, scope: !1019)
!1074 = !DILocation(line: 315, column: 9, scope: !1019)
!1075 = !DILocation(line: 319, column: 30, scope: !1076)
!1076 = distinct !DILexicalBlock(scope: !1019, file: !3, line: 315, column: 20)
!1077 = !DILocation(line: 319, column: 24, scope: !1076)
!1078 = !DILocation(line: 319, column: 13, scope: !1076)
!1079 = !DILocation(line: 319, column: 18, scope: !1076)
!1080 = !DILocation(line: 319, column: 22, scope: !1076)
!1081 = !DILocation(line: 320, column: 13, scope: !1076)
!1082 = !DILocation(line: 322, column: 13, scope: !1076)
!1083 = !DILocation(line: 322, column: 18, scope: !1076)
!1084 = !DILocation(line: 322, column: 22, scope: !1076)
!1085 = !DILocation(line: 323, column: 13, scope: !1076)
!1086 = !DILocation(line: 325, column: 13, scope: !1076)
!1087 = !DILocation(line: 325, column: 18, scope: !1076)
!1088 = !DILocation(line: 325, column: 22, scope: !1076)
!1089 = !DILocation(line: 326, column: 13, scope: !1076)
!1090 = !DILocation(line: 328, column: 13, scope: !1076)
!1091 = !DILocation(line: 328, column: 18, scope: !1076)
!1092 = !DILocation(line: 328, column: 22, scope: !1076)
!1093 = !DILocation(line: 329, column: 13, scope: !1076)
!1094 = !DILocation(line: 331, column: 13, scope: !1076)
!1095 = !DILocation(line: 331, column: 18, scope: !1076)
!1096 = !DILocation(line: 331, column: 22, scope: !1076)
!1097 = !DILocation(line: 332, column: 13, scope: !1076)
!1098 = !DILocation(line: 334, column: 13, scope: !1076)
!1099 = !DILocation(line: 334, column: 18, scope: !1076)
!1100 = !DILocation(line: 334, column: 22, scope: !1076)
!1101 = !DILocation(line: 335, column: 13, scope: !1076)
!1102 = !DILocalVariable(name: "code", scope: !1103, file: !3, line: 337, type: !60)
!1103 = distinct !DILexicalBlock(scope: !1076, file: !3, line: 336, column: 19)
!1104 = !DILocation(line: 337, column: 18, scope: !1103)
!1105 = !DILocation(line: 337, column: 36, scope: !1103)
!1106 = !DILocation(line: 337, column: 25, scope: !1103)
!1107 = !DILocation(line: 338, column: 17, scope: !1108)
!1108 = distinct !DILexicalBlock(scope: !1103, file: !3, line: 338, column: 17)
!1109 = !DILocation(line: 338, column: 22, scope: !1108)
!1110 = !DILocation(line: 338, column: 17, scope: !1103)
!1111 = !DILocation(line: 339, column: 22, scope: !1112)
!1112 = distinct !DILexicalBlock(scope: !1108, file: !3, line: 338, column: 27)
!1113 = !DILocation(line: 339, column: 17, scope: !1112)
!1114 = !DILocation(line: 340, column: 17, scope: !1112)
!1115 = !DILocation(line: 342, column: 27, scope: !1103)
!1116 = !DILocation(line: 342, column: 33, scope: !1103)
!1117 = !DILocation(line: 342, column: 31, scope: !1103)
!1118 = !DILocation(line: 342, column: 36, scope: !1103)
!1119 = !DILocation(line: 342, column: 18, scope: !1103)
!1120 = !DILocation(line: 342, column: 15, scope: !1103)
!1121 = !DILocation(line: 343, column: 13, scope: !1103)
!1122 = !DILocation(line: 346, column: 18, scope: !1076)
!1123 = !DILocation(line: 346, column: 13, scope: !1076)
!1124 = !DILocation(line: 347, column: 25, scope: !1076)
!1125 = !DILocation(line: 347, column: 20, scope: !1076)
!1126 = !DILocation(line: 347, column: 13, scope: !1076)
!1127 = !DILocation(line: 296, column: 5, scope: !1020)
!1128 = !DILocation(line: 350, column: 5, scope: !991)
!1129 = !DILocation(line: 350, column: 9, scope: !991)
!1130 = !DILocation(line: 350, column: 12, scope: !991)
!1131 = !DILocation(line: 351, column: 9, scope: !1132)
!1132 = distinct !DILexicalBlock(scope: !991, file: !3, line: 351, column: 9)
!1133 = !DILocation(line: 351, column: 16, scope: !1132)
!1134 = !DILocation(line: 351, column: 9, scope: !991)
!1135 = !DILocation(line: 352, column: 19, scope: !1132)
!1136 = !DILocation(line: 352, column: 10, scope: !1132)
!1137 = !DILocation(line: 352, column: 17, scope: !1132)
!1138 = !DILocation(line: 352, column: 9, scope: !1132)
!1139 = !DILocation(line: 353, column: 12, scope: !991)
!1140 = !DILocation(line: 353, column: 5, scope: !991)
!1141 = !DILocation(line: 354, column: 1, scope: !991)
!1142 = distinct !DISubprogram(name: "parse_word", scope: !3, file: !3, line: 479, type: !1143, scopeLine: 480, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1143 = !DISubroutineType(types: !1144)
!1144 = !{!6, !244, !95}
!1145 = !DILocalVariable(name: "p", arg: 1, scope: !1142, file: !3, line: 479, type: !244)
!1146 = !DILocation(line: 479, column: 38, scope: !1142)
!1147 = !DILocalVariable(name: "word", arg: 2, scope: !1142, file: !3, line: 479, type: !95)
!1148 = !DILocation(line: 479, column: 53, scope: !1142)
!1149 = !DILocalVariable(name: "n", scope: !1142, file: !3, line: 481, type: !66)
!1150 = !DILocation(line: 481, column: 12, scope: !1142)
!1151 = !DILocation(line: 481, column: 23, scope: !1142)
!1152 = !DILocation(line: 481, column: 16, scope: !1142)
!1153 = !DILocation(line: 482, column: 9, scope: !1154)
!1154 = distinct !DILexicalBlock(scope: !1142, file: !3, line: 482, column: 9)
!1155 = !DILocation(line: 482, column: 12, scope: !1154)
!1156 = !DILocation(line: 482, column: 21, scope: !1154)
!1157 = !DILocation(line: 482, column: 24, scope: !1154)
!1158 = !DILocation(line: 482, column: 19, scope: !1154)
!1159 = !DILocation(line: 482, column: 29, scope: !1154)
!1160 = !DILocation(line: 482, column: 27, scope: !1154)
!1161 = !DILocation(line: 482, column: 31, scope: !1154)
!1162 = !DILocation(line: 482, column: 41, scope: !1154)
!1163 = !DILocation(line: 482, column: 44, scope: !1154)
!1164 = !DILocation(line: 482, column: 51, scope: !1154)
!1165 = !DILocation(line: 482, column: 54, scope: !1154)
!1166 = !DILocation(line: 482, column: 49, scope: !1154)
!1167 = !DILocation(line: 482, column: 58, scope: !1154)
!1168 = !DILocation(line: 482, column: 64, scope: !1154)
!1169 = !DILocation(line: 482, column: 34, scope: !1154)
!1170 = !DILocation(line: 482, column: 67, scope: !1154)
!1171 = !DILocation(line: 482, column: 9, scope: !1142)
!1172 = !DILocation(line: 483, column: 9, scope: !1154)
!1173 = !DILocation(line: 484, column: 14, scope: !1142)
!1174 = !DILocation(line: 484, column: 5, scope: !1142)
!1175 = !DILocation(line: 484, column: 8, scope: !1142)
!1176 = !DILocation(line: 484, column: 11, scope: !1142)
!1177 = !DILocation(line: 485, column: 5, scope: !1142)
!1178 = !DILocation(line: 486, column: 1, scope: !1142)
!1179 = distinct !DISubprogram(name: "parse_number", scope: !3, file: !3, line: 357, type: !643, scopeLine: 358, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1180 = !DILocalVariable(name: "p", arg: 1, scope: !1179, file: !3, line: 357, type: !244)
!1181 = !DILocation(line: 357, column: 50, scope: !1179)
!1182 = !DILocalVariable(name: "v", scope: !1179, file: !3, line: 359, type: !51)
!1183 = !DILocation(line: 359, column: 19, scope: !1179)
!1184 = !DILocalVariable(name: "digits", scope: !1179, file: !3, line: 360, type: !1185)
!1185 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 40, elements: !1186)
!1186 = !{!1187}
!1187 = !DISubrange(count: 5)
!1188 = !DILocation(line: 360, column: 10, scope: !1179)
!1189 = !DILocalVariable(name: "n", scope: !1179, file: !3, line: 361, type: !66)
!1190 = !DILocation(line: 361, column: 12, scope: !1179)
!1191 = !DILocalVariable(name: "negative", scope: !1179, file: !3, line: 362, type: !6)
!1192 = !DILocation(line: 362, column: 9, scope: !1179)
!1193 = !DILocation(line: 362, column: 27, scope: !1179)
!1194 = !DILocation(line: 362, column: 20, scope: !1179)
!1195 = !DILocalVariable(name: "number", scope: !1179, file: !3, line: 363, type: !60)
!1196 = !DILocation(line: 363, column: 10, scope: !1179)
!1197 = !DILocalVariable(name: "scale", scope: !1179, file: !3, line: 363, type: !60)
!1198 = !DILocation(line: 363, column: 18, scope: !1179)
!1199 = !DILocation(line: 365, column: 5, scope: !1179)
!1200 = !DILocation(line: 365, column: 12, scope: !1179)
!1201 = !DILocation(line: 366, column: 23, scope: !1202)
!1202 = distinct !DILexicalBlock(scope: !1179, file: !3, line: 365, column: 30)
!1203 = !DILocation(line: 366, column: 26, scope: !1202)
!1204 = !DILocation(line: 366, column: 31, scope: !1202)
!1205 = !DILocation(line: 366, column: 34, scope: !1202)
!1206 = !DILocation(line: 366, column: 36, scope: !1202)
!1207 = !DILocation(line: 366, column: 17, scope: !1202)
!1208 = !DILocation(line: 366, column: 9, scope: !1202)
!1209 = !DILocation(line: 366, column: 21, scope: !1202)
!1210 = !DILocation(line: 367, column: 13, scope: !1211)
!1211 = distinct !DILexicalBlock(scope: !1202, file: !3, line: 367, column: 13)
!1212 = !DILocation(line: 367, column: 15, scope: !1211)
!1213 = !DILocation(line: 367, column: 13, scope: !1202)
!1214 = !DILocation(line: 368, column: 25, scope: !1211)
!1215 = !DILocation(line: 368, column: 20, scope: !1211)
!1216 = !DILocation(line: 368, column: 13, scope: !1211)
!1217 = distinct !{!1217, !1199, !1218, !175}
!1218 = !DILocation(line: 369, column: 5, scope: !1179)
!1219 = !DILocation(line: 370, column: 9, scope: !1220)
!1220 = distinct !DILexicalBlock(scope: !1179, file: !3, line: 370, column: 9)
!1221 = !DILocation(line: 370, column: 11, scope: !1220)
!1222 = !DILocation(line: 370, column: 9, scope: !1179)
!1223 = !DILocation(line: 371, column: 21, scope: !1220)
!1224 = !DILocation(line: 371, column: 16, scope: !1220)
!1225 = !DILocation(line: 371, column: 9, scope: !1220)
!1226 = !DILocation(line: 372, column: 9, scope: !1227)
!1227 = distinct !DILexicalBlock(scope: !1179, file: !3, line: 372, column: 9)
!1228 = !DILocation(line: 372, column: 11, scope: !1227)
!1229 = !DILocation(line: 372, column: 9, scope: !1179)
!1230 = !DILocation(line: 373, column: 16, scope: !1227)
!1231 = !DILocation(line: 373, column: 9, scope: !1227)
!1232 = !DILocation(line: 373, column: 19, scope: !1227)
!1233 = !DILocation(line: 374, column: 12, scope: !1179)
!1234 = !DILocalVariable(name: "i", scope: !1235, file: !3, line: 375, type: !66)
!1235 = distinct !DILexicalBlock(scope: !1179, file: !3, line: 375, column: 5)
!1236 = !DILocation(line: 375, column: 17, scope: !1235)
!1237 = !DILocation(line: 375, column: 10, scope: !1235)
!1238 = !DILocation(line: 375, column: 24, scope: !1239)
!1239 = distinct !DILexicalBlock(scope: !1235, file: !3, line: 375, column: 5)
!1240 = !DILocation(line: 375, column: 28, scope: !1239)
!1241 = !DILocation(line: 375, column: 26, scope: !1239)
!1242 = !DILocation(line: 375, column: 5, scope: !1235)
!1243 = !DILocation(line: 376, column: 18, scope: !1239)
!1244 = !DILocation(line: 376, column: 25, scope: !1239)
!1245 = !DILocation(line: 376, column: 40, scope: !1239)
!1246 = !DILocation(line: 376, column: 33, scope: !1239)
!1247 = !DILocation(line: 376, column: 43, scope: !1239)
!1248 = !DILocation(line: 376, column: 32, scope: !1239)
!1249 = !DILocation(line: 376, column: 30, scope: !1239)
!1250 = !DILocation(line: 376, column: 16, scope: !1239)
!1251 = !DILocation(line: 376, column: 9, scope: !1239)
!1252 = !DILocation(line: 375, column: 32, scope: !1239)
!1253 = !DILocation(line: 375, column: 5, scope: !1239)
!1254 = distinct !{!1254, !1242, !1255, !175}
!1255 = !DILocation(line: 376, column: 48, scope: !1235)
!1256 = !DILocation(line: 377, column: 16, scope: !1257)
!1257 = distinct !DILexicalBlock(scope: !1179, file: !3, line: 377, column: 9)
!1258 = !DILocation(line: 377, column: 9, scope: !1257)
!1259 = !DILocation(line: 377, column: 24, scope: !1257)
!1260 = !DILocation(line: 377, column: 34, scope: !1257)
!1261 = !DILocation(line: 377, column: 27, scope: !1257)
!1262 = !DILocation(line: 377, column: 9, scope: !1179)
!1263 = !DILocalVariable(name: "down", scope: !1264, file: !3, line: 378, type: !6)
!1264 = distinct !DILexicalBlock(scope: !1257, file: !3, line: 377, column: 43)
!1265 = !DILocation(line: 378, column: 13, scope: !1264)
!1266 = !DILocation(line: 378, column: 27, scope: !1264)
!1267 = !DILocation(line: 378, column: 20, scope: !1264)
!1268 = !DILocalVariable(name: "exponent", scope: !1264, file: !3, line: 379, type: !49)
!1269 = !DILocation(line: 379, column: 23, scope: !1264)
!1270 = !DILocation(line: 380, column: 14, scope: !1271)
!1271 = distinct !DILexicalBlock(scope: !1264, file: !3, line: 380, column: 13)
!1272 = !DILocation(line: 380, column: 13, scope: !1264)
!1273 = !DILocation(line: 381, column: 20, scope: !1271)
!1274 = !DILocation(line: 381, column: 13, scope: !1271)
!1275 = !DILocation(line: 382, column: 14, scope: !1276)
!1276 = distinct !DILexicalBlock(scope: !1264, file: !3, line: 382, column: 13)
!1277 = !DILocation(line: 382, column: 13, scope: !1264)
!1278 = !DILocation(line: 383, column: 25, scope: !1276)
!1279 = !DILocation(line: 383, column: 20, scope: !1276)
!1280 = !DILocation(line: 383, column: 13, scope: !1276)
!1281 = !DILocation(line: 384, column: 9, scope: !1264)
!1282 = !DILocation(line: 384, column: 16, scope: !1264)
!1283 = !DILocation(line: 385, column: 40, scope: !1264)
!1284 = !DILocation(line: 385, column: 49, scope: !1264)
!1285 = !DILocation(line: 385, column: 57, scope: !1264)
!1286 = !DILocation(line: 385, column: 60, scope: !1264)
!1287 = !DILocation(line: 385, column: 65, scope: !1264)
!1288 = !DILocation(line: 385, column: 68, scope: !1264)
!1289 = !DILocation(line: 385, column: 70, scope: !1264)
!1290 = !DILocation(line: 385, column: 74, scope: !1264)
!1291 = !DILocation(line: 385, column: 54, scope: !1264)
!1292 = !DILocation(line: 385, column: 24, scope: !1264)
!1293 = !DILocation(line: 385, column: 22, scope: !1264)
!1294 = distinct !{!1294, !1281, !1295, !175}
!1295 = !DILocation(line: 385, column: 80, scope: !1264)
!1296 = !DILocation(line: 386, column: 9, scope: !1264)
!1297 = !DILocation(line: 386, column: 24, scope: !1264)
!1298 = !DILocation(line: 386, column: 16, scope: !1264)
!1299 = !DILocation(line: 386, column: 27, scope: !1264)
!1300 = !DILocation(line: 387, column: 27, scope: !1264)
!1301 = !DILocation(line: 387, column: 33, scope: !1264)
!1302 = !DILocation(line: 387, column: 21, scope: !1264)
!1303 = !DILocation(line: 387, column: 19, scope: !1264)
!1304 = distinct !{!1304, !1296, !1305, !175}
!1305 = !DILocation(line: 387, column: 37, scope: !1264)
!1306 = !DILocation(line: 388, column: 18, scope: !1264)
!1307 = !DILocation(line: 388, column: 25, scope: !1264)
!1308 = !DILocation(line: 388, column: 34, scope: !1264)
!1309 = !DILocation(line: 388, column: 32, scope: !1264)
!1310 = !DILocation(line: 388, column: 42, scope: !1264)
!1311 = !DILocation(line: 388, column: 51, scope: !1264)
!1312 = !DILocation(line: 388, column: 49, scope: !1264)
!1313 = !DILocation(line: 388, column: 16, scope: !1264)
!1314 = !DILocation(line: 389, column: 5, scope: !1264)
!1315 = !DILocation(line: 390, column: 9, scope: !1179)
!1316 = !DILocation(line: 390, column: 7, scope: !1179)
!1317 = !DILocation(line: 391, column: 19, scope: !1179)
!1318 = !DILocation(line: 391, column: 31, scope: !1179)
!1319 = !DILocation(line: 391, column: 30, scope: !1179)
!1320 = !DILocation(line: 391, column: 40, scope: !1179)
!1321 = !DILocation(line: 391, column: 5, scope: !1179)
!1322 = !DILocation(line: 391, column: 8, scope: !1179)
!1323 = !DILocation(line: 391, column: 10, scope: !1179)
!1324 = !DILocation(line: 391, column: 17, scope: !1179)
!1325 = !DILocation(line: 392, column: 12, scope: !1179)
!1326 = !DILocation(line: 392, column: 5, scope: !1179)
!1327 = !DILocation(line: 393, column: 1, scope: !1179)
!1328 = distinct !DISubprogram(name: "enter", scope: !3, file: !3, line: 207, type: !1329, scopeLine: 208, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1329 = !DISubroutineType(types: !1330)
!1330 = !{!6, !244, !9}
!1331 = !DILocalVariable(name: "p", arg: 1, scope: !1328, file: !3, line: 207, type: !244)
!1332 = !DILocation(line: 207, column: 33, scope: !1328)
!1333 = !DILocalVariable(name: "opener", arg: 2, scope: !1328, file: !3, line: 207, type: !9)
!1334 = !DILocation(line: 207, column: 41, scope: !1328)
!1335 = !DILocation(line: 209, column: 9, scope: !1336)
!1336 = distinct !DILexicalBlock(scope: !1328, file: !3, line: 209, column: 9)
!1337 = !DILocation(line: 209, column: 12, scope: !1336)
!1338 = !DILocation(line: 209, column: 18, scope: !1336)
!1339 = !DILocation(line: 209, column: 9, scope: !1328)
!1340 = !DILocation(line: 210, column: 14, scope: !1341)
!1341 = distinct !DILexicalBlock(scope: !1336, file: !3, line: 209, column: 31)
!1342 = !DILocation(line: 210, column: 9, scope: !1341)
!1343 = !DILocation(line: 211, column: 9, scope: !1341)
!1344 = !DILocation(line: 213, column: 29, scope: !1328)
!1345 = !DILocation(line: 213, column: 5, scope: !1328)
!1346 = !DILocation(line: 213, column: 8, scope: !1328)
!1347 = !DILocation(line: 213, column: 15, scope: !1328)
!1348 = !DILocation(line: 213, column: 18, scope: !1328)
!1349 = !DILocation(line: 213, column: 23, scope: !1328)
!1350 = !DILocation(line: 213, column: 27, scope: !1328)
!1351 = !DILocation(line: 214, column: 5, scope: !1328)
!1352 = !DILocation(line: 215, column: 1, scope: !1328)
!1353 = distinct !DISubprogram(name: "accept", scope: !3, file: !3, line: 199, type: !1329, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1354 = !DILocalVariable(name: "p", arg: 1, scope: !1353, file: !3, line: 199, type: !244)
!1355 = !DILocation(line: 199, column: 34, scope: !1353)
!1356 = !DILocalVariable(name: "c", arg: 2, scope: !1353, file: !3, line: 199, type: !9)
!1357 = !DILocation(line: 199, column: 42, scope: !1353)
!1358 = !DILocation(line: 201, column: 14, scope: !1359)
!1359 = distinct !DILexicalBlock(scope: !1353, file: !3, line: 201, column: 9)
!1360 = !DILocation(line: 201, column: 9, scope: !1359)
!1361 = !DILocation(line: 201, column: 35, scope: !1359)
!1362 = !DILocation(line: 201, column: 20, scope: !1359)
!1363 = !DILocation(line: 201, column: 17, scope: !1359)
!1364 = !DILocation(line: 201, column: 9, scope: !1353)
!1365 = !DILocation(line: 202, column: 9, scope: !1359)
!1366 = !DILocation(line: 203, column: 5, scope: !1353)
!1367 = !DILocation(line: 203, column: 8, scope: !1353)
!1368 = !DILocation(line: 203, column: 10, scope: !1353)
!1369 = !DILocation(line: 204, column: 5, scope: !1353)
!1370 = !DILocation(line: 205, column: 1, scope: !1353)
!1371 = distinct !DISubprogram(name: "leave", scope: !3, file: !3, line: 217, type: !1329, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1372 = !DILocalVariable(name: "p", arg: 1, scope: !1371, file: !3, line: 217, type: !244)
!1373 = !DILocation(line: 217, column: 33, scope: !1371)
!1374 = !DILocalVariable(name: "opener", arg: 2, scope: !1371, file: !3, line: 217, type: !9)
!1375 = !DILocation(line: 217, column: 41, scope: !1371)
!1376 = !DILocation(line: 219, column: 5, scope: !1377)
!1377 = distinct !DILexicalBlock(scope: !1378, file: !3, line: 219, column: 5)
!1378 = distinct !DILexicalBlock(scope: !1371, file: !3, line: 219, column: 5)
!1379 = !DILocation(line: 219, column: 5, scope: !1378)
!1380 = !DILocation(line: 220, column: 5, scope: !1371)
!1381 = !DILocation(line: 220, column: 8, scope: !1371)
!1382 = !DILocation(line: 220, column: 13, scope: !1371)
!1383 = !DILocation(line: 221, column: 12, scope: !1371)
!1384 = !DILocation(line: 221, column: 15, scope: !1371)
!1385 = !DILocation(line: 221, column: 22, scope: !1371)
!1386 = !DILocation(line: 221, column: 25, scope: !1371)
!1387 = !DILocation(line: 221, column: 35, scope: !1371)
!1388 = !DILocation(line: 221, column: 32, scope: !1371)
!1389 = !DILocation(line: 221, column: 5, scope: !1371)
!1390 = distinct !DISubprogram(name: "object_set", scope: !3, file: !3, line: 150, type: !1391, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1391 = !DISubroutineType(types: !1392)
!1392 = !{null, !51, !8, !51}
!1393 = !DILocalVariable(name: "object", arg: 1, scope: !1390, file: !3, line: 150, type: !51)
!1394 = !DILocation(line: 150, column: 38, scope: !1390)
!1395 = !DILocalVariable(name: "key", arg: 2, scope: !1390, file: !3, line: 150, type: !8)
!1396 = !DILocation(line: 150, column: 52, scope: !1390)
!1397 = !DILocalVariable(name: "item", arg: 3, scope: !1390, file: !3, line: 150, type: !51)
!1398 = !DILocation(line: 150, column: 71, scope: !1390)
!1399 = !DILocalVariable(name: "m", scope: !1390, file: !3, line: 152, type: !80)
!1400 = !DILocation(line: 152, column: 20, scope: !1390)
!1401 = !DILocation(line: 152, column: 36, scope: !1390)
!1402 = !DILocation(line: 152, column: 44, scope: !1390)
!1403 = !DILocation(line: 152, column: 24, scope: !1390)
!1404 = !DILocation(line: 154, column: 9, scope: !1405)
!1405 = distinct !DILexicalBlock(scope: !1390, file: !3, line: 154, column: 9)
!1406 = !DILocation(line: 154, column: 11, scope: !1405)
!1407 = !DILocation(line: 154, column: 9, scope: !1390)
!1408 = !DILocation(line: 155, column: 20, scope: !1409)
!1409 = distinct !DILexicalBlock(scope: !1405, file: !3, line: 154, column: 20)
!1410 = !DILocation(line: 155, column: 23, scope: !1409)
!1411 = !DILocation(line: 155, column: 9, scope: !1409)
!1412 = !DILocation(line: 156, column: 14, scope: !1409)
!1413 = !DILocation(line: 156, column: 17, scope: !1409)
!1414 = !DILocation(line: 156, column: 9, scope: !1409)
!1415 = !DILocation(line: 157, column: 20, scope: !1409)
!1416 = !DILocation(line: 157, column: 9, scope: !1409)
!1417 = !DILocation(line: 157, column: 12, scope: !1409)
!1418 = !DILocation(line: 157, column: 18, scope: !1409)
!1419 = !DILocation(line: 158, column: 9, scope: !1409)
!1420 = !DILocation(line: 160, column: 9, scope: !1390)
!1421 = !DILocation(line: 160, column: 7, scope: !1390)
!1422 = !DILocation(line: 161, column: 9, scope: !1423)
!1423 = distinct !DILexicalBlock(scope: !1390, file: !3, line: 161, column: 9)
!1424 = !DILocation(line: 161, column: 11, scope: !1423)
!1425 = !DILocation(line: 161, column: 9, scope: !1390)
!1426 = !DILocation(line: 162, column: 17, scope: !1427)
!1427 = distinct !DILexicalBlock(scope: !1423, file: !3, line: 161, column: 20)
!1428 = !DILocation(line: 162, column: 9, scope: !1427)
!1429 = !DILocation(line: 163, column: 9, scope: !1427)
!1430 = !DILocation(line: 165, column: 14, scope: !1390)
!1431 = !DILocation(line: 165, column: 5, scope: !1390)
!1432 = !DILocation(line: 165, column: 8, scope: !1390)
!1433 = !DILocation(line: 165, column: 12, scope: !1390)
!1434 = !DILocation(line: 166, column: 16, scope: !1390)
!1435 = !DILocation(line: 166, column: 5, scope: !1390)
!1436 = !DILocation(line: 166, column: 8, scope: !1390)
!1437 = !DILocation(line: 166, column: 14, scope: !1390)
!1438 = !DILocation(line: 167, column: 9, scope: !1439)
!1439 = distinct !DILexicalBlock(scope: !1390, file: !3, line: 167, column: 9)
!1440 = !DILocation(line: 167, column: 17, scope: !1439)
!1441 = !DILocation(line: 167, column: 19, scope: !1439)
!1442 = !DILocation(line: 167, column: 26, scope: !1439)
!1443 = !DILocation(line: 167, column: 31, scope: !1439)
!1444 = !DILocation(line: 167, column: 9, scope: !1390)
!1445 = !DILocation(line: 168, column: 39, scope: !1439)
!1446 = !DILocation(line: 168, column: 9, scope: !1439)
!1447 = !DILocation(line: 168, column: 17, scope: !1439)
!1448 = !DILocation(line: 168, column: 19, scope: !1439)
!1449 = !DILocation(line: 168, column: 26, scope: !1439)
!1450 = !DILocation(line: 168, column: 32, scope: !1439)
!1451 = !DILocation(line: 168, column: 37, scope: !1439)
!1452 = !DILocation(line: 170, column: 34, scope: !1439)
!1453 = !DILocation(line: 170, column: 9, scope: !1439)
!1454 = !DILocation(line: 170, column: 17, scope: !1439)
!1455 = !DILocation(line: 170, column: 19, scope: !1439)
!1456 = !DILocation(line: 170, column: 26, scope: !1439)
!1457 = !DILocation(line: 170, column: 32, scope: !1439)
!1458 = !DILocation(line: 171, column: 29, scope: !1390)
!1459 = !DILocation(line: 171, column: 5, scope: !1390)
!1460 = !DILocation(line: 171, column: 13, scope: !1390)
!1461 = !DILocation(line: 171, column: 15, scope: !1390)
!1462 = !DILocation(line: 171, column: 22, scope: !1390)
!1463 = !DILocation(line: 171, column: 27, scope: !1390)
!1464 = !DILocation(line: 172, column: 5, scope: !1390)
!1465 = !DILocation(line: 172, column: 13, scope: !1390)
!1466 = !DILocation(line: 172, column: 15, scope: !1390)
!1467 = !DILocation(line: 172, column: 22, scope: !1390)
!1468 = !DILocation(line: 172, column: 27, scope: !1390)
!1469 = !DILocation(line: 173, column: 1, scope: !1390)
!1470 = distinct !DISubprogram(name: "object_find", scope: !3, file: !3, line: 140, type: !1471, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1471 = !DISubroutineType(types: !1472)
!1472 = !{!80, !51, !95}
!1473 = !DILocalVariable(name: "object", arg: 1, scope: !1470, file: !3, line: 140, type: !51)
!1474 = !DILocation(line: 140, column: 49, scope: !1470)
!1475 = !DILocalVariable(name: "key", arg: 2, scope: !1470, file: !3, line: 140, type: !95)
!1476 = !DILocation(line: 140, column: 69, scope: !1470)
!1477 = !DILocalVariable(name: "m", scope: !1470, file: !3, line: 142, type: !80)
!1478 = !DILocation(line: 142, column: 20, scope: !1470)
!1479 = !DILocation(line: 143, column: 14, scope: !1480)
!1480 = distinct !DILexicalBlock(scope: !1470, file: !3, line: 143, column: 5)
!1481 = !DILocation(line: 143, column: 22, scope: !1480)
!1482 = !DILocation(line: 143, column: 24, scope: !1480)
!1483 = !DILocation(line: 143, column: 31, scope: !1480)
!1484 = !DILocation(line: 143, column: 12, scope: !1480)
!1485 = !DILocation(line: 143, column: 10, scope: !1480)
!1486 = !DILocation(line: 143, column: 38, scope: !1487)
!1487 = distinct !DILexicalBlock(scope: !1480, file: !3, line: 143, column: 5)
!1488 = !DILocation(line: 143, column: 40, scope: !1487)
!1489 = !DILocation(line: 143, column: 5, scope: !1480)
!1490 = !DILocation(line: 144, column: 20, scope: !1491)
!1491 = distinct !DILexicalBlock(scope: !1487, file: !3, line: 144, column: 13)
!1492 = !DILocation(line: 144, column: 23, scope: !1491)
!1493 = !DILocation(line: 144, column: 28, scope: !1491)
!1494 = !DILocation(line: 144, column: 13, scope: !1491)
!1495 = !DILocation(line: 144, column: 33, scope: !1491)
!1496 = !DILocation(line: 144, column: 13, scope: !1487)
!1497 = !DILocation(line: 145, column: 20, scope: !1491)
!1498 = !DILocation(line: 145, column: 13, scope: !1491)
!1499 = !DILocation(line: 144, column: 36, scope: !1491)
!1500 = !DILocation(line: 143, column: 53, scope: !1487)
!1501 = !DILocation(line: 143, column: 56, scope: !1487)
!1502 = !DILocation(line: 143, column: 51, scope: !1487)
!1503 = !DILocation(line: 143, column: 5, scope: !1487)
!1504 = distinct !{!1504, !1489, !1505, !175}
!1505 = !DILocation(line: 145, column: 20, scope: !1480)
!1506 = !DILocation(line: 146, column: 5, scope: !1470)
!1507 = !DILocation(line: 147, column: 1, scope: !1470)
!1508 = distinct !DISubprogram(name: "array_push", scope: !3, file: !3, line: 125, type: !1509, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1509 = !DISubroutineType(types: !1510)
!1510 = !{null, !51, !51}
!1511 = !DILocalVariable(name: "array", arg: 1, scope: !1508, file: !3, line: 125, type: !51)
!1512 = !DILocation(line: 125, column: 38, scope: !1508)
!1513 = !DILocalVariable(name: "item", arg: 2, scope: !1508, file: !3, line: 125, type: !51)
!1514 = !DILocation(line: 125, column: 59, scope: !1508)
!1515 = !DILocation(line: 127, column: 9, scope: !1516)
!1516 = distinct !DILexicalBlock(scope: !1508, file: !3, line: 127, column: 9)
!1517 = !DILocation(line: 127, column: 16, scope: !1516)
!1518 = !DILocation(line: 127, column: 18, scope: !1516)
!1519 = !DILocation(line: 127, column: 24, scope: !1516)
!1520 = !DILocation(line: 127, column: 33, scope: !1516)
!1521 = !DILocation(line: 127, column: 40, scope: !1516)
!1522 = !DILocation(line: 127, column: 42, scope: !1516)
!1523 = !DILocation(line: 127, column: 48, scope: !1516)
!1524 = !DILocation(line: 127, column: 30, scope: !1516)
!1525 = !DILocation(line: 127, column: 9, scope: !1508)
!1526 = !DILocalVariable(name: "capacity", scope: !1527, file: !3, line: 128, type: !66)
!1527 = distinct !DILexicalBlock(scope: !1516, file: !3, line: 127, column: 58)
!1528 = !DILocation(line: 128, column: 16, scope: !1527)
!1529 = !DILocation(line: 128, column: 27, scope: !1527)
!1530 = !DILocation(line: 128, column: 34, scope: !1527)
!1531 = !DILocation(line: 128, column: 36, scope: !1527)
!1532 = !DILocation(line: 128, column: 42, scope: !1527)
!1533 = !DILocation(line: 128, column: 53, scope: !1527)
!1534 = !DILocation(line: 128, column: 60, scope: !1527)
!1535 = !DILocation(line: 128, column: 62, scope: !1527)
!1536 = !DILocation(line: 128, column: 68, scope: !1527)
!1537 = !DILocation(line: 128, column: 77, scope: !1527)
!1538 = !DILocalVariable(name: "items", scope: !1527, file: !3, line: 129, type: !73)
!1539 = !DILocation(line: 129, column: 24, scope: !1527)
!1540 = !DILocation(line: 129, column: 40, scope: !1527)
!1541 = !DILocation(line: 129, column: 47, scope: !1527)
!1542 = !DILocation(line: 129, column: 49, scope: !1527)
!1543 = !DILocation(line: 129, column: 55, scope: !1527)
!1544 = !DILocation(line: 129, column: 62, scope: !1527)
!1545 = !DILocation(line: 129, column: 71, scope: !1527)
!1546 = !DILocation(line: 129, column: 32, scope: !1527)
!1547 = !DILocation(line: 130, column: 13, scope: !1548)
!1548 = distinct !DILexicalBlock(scope: !1527, file: !3, line: 130, column: 13)
!1549 = !DILocation(line: 130, column: 19, scope: !1548)
!1550 = !DILocation(line: 130, column: 13, scope: !1527)
!1551 = !DILocation(line: 131, column: 21, scope: !1552)
!1552 = distinct !DILexicalBlock(scope: !1548, file: !3, line: 130, column: 28)
!1553 = !DILocation(line: 131, column: 13, scope: !1552)
!1554 = !DILocation(line: 132, column: 13, scope: !1552)
!1555 = !DILocation(line: 134, column: 32, scope: !1527)
!1556 = !DILocation(line: 134, column: 9, scope: !1527)
!1557 = !DILocation(line: 134, column: 16, scope: !1527)
!1558 = !DILocation(line: 134, column: 18, scope: !1527)
!1559 = !DILocation(line: 134, column: 24, scope: !1527)
!1560 = !DILocation(line: 134, column: 30, scope: !1527)
!1561 = !DILocation(line: 135, column: 35, scope: !1527)
!1562 = !DILocation(line: 135, column: 9, scope: !1527)
!1563 = !DILocation(line: 135, column: 16, scope: !1527)
!1564 = !DILocation(line: 135, column: 18, scope: !1527)
!1565 = !DILocation(line: 135, column: 24, scope: !1527)
!1566 = !DILocation(line: 135, column: 33, scope: !1527)
!1567 = !DILocation(line: 136, column: 5, scope: !1527)
!1568 = !DILocation(line: 137, column: 52, scope: !1508)
!1569 = !DILocation(line: 137, column: 5, scope: !1508)
!1570 = !DILocation(line: 137, column: 12, scope: !1508)
!1571 = !DILocation(line: 137, column: 14, scope: !1508)
!1572 = !DILocation(line: 137, column: 20, scope: !1508)
!1573 = !DILocation(line: 137, column: 26, scope: !1508)
!1574 = !DILocation(line: 137, column: 33, scope: !1508)
!1575 = !DILocation(line: 137, column: 35, scope: !1508)
!1576 = !DILocation(line: 137, column: 41, scope: !1508)
!1577 = !DILocation(line: 137, column: 46, scope: !1508)
!1578 = !DILocation(line: 137, column: 50, scope: !1508)
!1579 = !DILocation(line: 138, column: 1, scope: !1508)
!1580 = distinct !DISubprogram(name: "measure_string", scope: !3, file: !3, line: 271, type: !1581, scopeLine: 272, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1581 = !DISubroutineType(types: !1582)
!1582 = !{!66, !1583}
!1583 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1584, size: 64)
!1584 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !120)
!1585 = !DILocalVariable(name: "p", arg: 1, scope: !1580, file: !3, line: 271, type: !1583)
!1586 = !DILocation(line: 271, column: 51, scope: !1580)
!1587 = !DILocalVariable(name: "at", scope: !1580, file: !3, line: 273, type: !66)
!1588 = !DILocation(line: 273, column: 12, scope: !1580)
!1589 = !DILocation(line: 273, column: 17, scope: !1580)
!1590 = !DILocation(line: 273, column: 20, scope: !1580)
!1591 = !DILocalVariable(name: "size", scope: !1580, file: !3, line: 273, type: !66)
!1592 = !DILocation(line: 273, column: 24, scope: !1580)
!1593 = !DILocation(line: 275, column: 5, scope: !1580)
!1594 = !DILocation(line: 275, column: 12, scope: !1580)
!1595 = !DILocation(line: 275, column: 17, scope: !1580)
!1596 = !DILocation(line: 275, column: 20, scope: !1580)
!1597 = !DILocation(line: 275, column: 15, scope: !1580)
!1598 = !DILocation(line: 275, column: 27, scope: !1580)
!1599 = !DILocation(line: 275, column: 30, scope: !1580)
!1600 = !DILocation(line: 275, column: 33, scope: !1580)
!1601 = !DILocation(line: 275, column: 38, scope: !1580)
!1602 = !DILocation(line: 275, column: 42, scope: !1580)
!1603 = !DILocation(line: 0, scope: !1580)
!1604 = !DILocation(line: 276, column: 13, scope: !1605)
!1605 = distinct !DILexicalBlock(scope: !1606, file: !3, line: 276, column: 13)
!1606 = distinct !DILexicalBlock(scope: !1580, file: !3, line: 275, column: 50)
!1607 = !DILocation(line: 276, column: 16, scope: !1605)
!1608 = !DILocation(line: 276, column: 21, scope: !1605)
!1609 = !DILocation(line: 276, column: 25, scope: !1605)
!1610 = !DILocation(line: 276, column: 13, scope: !1606)
!1611 = !DILocation(line: 277, column: 15, scope: !1612)
!1612 = distinct !DILexicalBlock(scope: !1605, file: !3, line: 276, column: 34)
!1613 = !DILocation(line: 278, column: 17, scope: !1614)
!1614 = distinct !DILexicalBlock(scope: !1612, file: !3, line: 278, column: 17)
!1615 = !DILocation(line: 278, column: 20, scope: !1614)
!1616 = !DILocation(line: 278, column: 25, scope: !1614)
!1617 = !DILocation(line: 278, column: 29, scope: !1614)
!1618 = !DILocation(line: 278, column: 17, scope: !1612)
!1619 = !DILocation(line: 279, column: 20, scope: !1620)
!1620 = distinct !DILexicalBlock(scope: !1614, file: !3, line: 278, column: 37)
!1621 = !DILocation(line: 280, column: 21, scope: !1620)
!1622 = !DILocation(line: 281, column: 13, scope: !1620)
!1623 = !DILocation(line: 282, column: 9, scope: !1612)
!1624 = !DILocation(line: 283, column: 11, scope: !1606)
!1625 = !DILocation(line: 284, column: 13, scope: !1606)
!1626 = distinct !{!1626, !1593, !1627, !175}
!1627 = !DILocation(line: 285, column: 5, scope: !1580)
!1628 = !DILocation(line: 286, column: 12, scope: !1580)
!1629 = !DILocation(line: 286, column: 5, scope: !1580)
!1630 = distinct !DISubprogram(name: "parse_hex4", scope: !3, file: !3, line: 236, type: !1631, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1631 = !DISubroutineType(types: !1632)
!1632 = !{!60, !244}
!1633 = !DILocalVariable(name: "p", arg: 1, scope: !1630, file: !3, line: 236, type: !244)
!1634 = !DILocation(line: 236, column: 39, scope: !1630)
!1635 = !DILocalVariable(name: "code", scope: !1630, file: !3, line: 238, type: !60)
!1636 = !DILocation(line: 238, column: 10, scope: !1630)
!1637 = !DILocalVariable(name: "i", scope: !1630, file: !3, line: 239, type: !6)
!1638 = !DILocation(line: 239, column: 9, scope: !1630)
!1639 = !DILocation(line: 241, column: 12, scope: !1640)
!1640 = distinct !DILexicalBlock(scope: !1630, file: !3, line: 241, column: 5)
!1641 = !DILocation(line: 241, column: 10, scope: !1640)
!1642 = !DILocation(line: 241, column: 17, scope: !1643)
!1643 = distinct !DILexicalBlock(scope: !1640, file: !3, line: 241, column: 5)
!1644 = !DILocation(line: 241, column: 19, scope: !1643)
!1645 = !DILocation(line: 241, column: 5, scope: !1640)
!1646 = !DILocalVariable(name: "digit", scope: !1647, file: !3, line: 242, type: !6)
!1647 = distinct !DILexicalBlock(scope: !1643, file: !3, line: 241, column: 29)
!1648 = !DILocation(line: 242, column: 13, scope: !1647)
!1649 = !DILocation(line: 242, column: 36, scope: !1647)
!1650 = !DILocation(line: 242, column: 31, scope: !1647)
!1651 = !DILocation(line: 242, column: 21, scope: !1647)
!1652 = !DILocation(line: 243, column: 13, scope: !1653)
!1653 = distinct !DILexicalBlock(scope: !1647, file: !3, line: 243, column: 13)
!1654 = !DILocation(line: 243, column: 19, scope: !1653)
!1655 = !DILocation(line: 243, column: 13, scope: !1647)
!1656 = !DILocation(line: 244, column: 18, scope: !1657)
!1657 = distinct !DILexicalBlock(scope: !1653, file: !3, line: 243, column: 24)
!1658 = !DILocation(line: 244, column: 13, scope: !1657)
!1659 = !DILocation(line: 245, column: 13, scope: !1657)
!1660 = !DILocation(line: 247, column: 16, scope: !1647)
!1661 = !DILocation(line: 247, column: 21, scope: !1647)
!1662 = !DILocation(line: 247, column: 28, scope: !1647)
!1663 = !DILocation(line: 247, column: 26, scope: !1647)
!1664 = !DILocation(line: 247, column: 14, scope: !1647)
!1665 = !DILocation(line: 248, column: 9, scope: !1647)
!1666 = !DILocation(line: 248, column: 12, scope: !1647)
!1667 = !DILocation(line: 248, column: 14, scope: !1647)
!1668 = !DILocation(line: 249, column: 5, scope: !1647)
!1669 = !DILocation(line: 241, column: 25, scope: !1643)
!1670 = !DILocation(line: 241, column: 5, scope: !1643)
!1671 = distinct !{!1671, !1645, !1672, !175}
!1672 = !DILocation(line: 249, column: 5, scope: !1640)
!1673 = !DILocation(line: 250, column: 12, scope: !1630)
!1674 = !DILocation(line: 250, column: 5, scope: !1630)
!1675 = !DILocation(line: 251, column: 1, scope: !1630)
!1676 = distinct !DISubprogram(name: "put_utf8", scope: !3, file: !3, line: 253, type: !1677, scopeLine: 254, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1677 = !DISubroutineType(types: !1678)
!1678 = !{!66, !8, !60}
!1679 = !DILocalVariable(name: "out", arg: 1, scope: !1676, file: !3, line: 253, type: !8)
!1680 = !DILocation(line: 253, column: 30, scope: !1676)
!1681 = !DILocalVariable(name: "code", arg: 2, scope: !1676, file: !3, line: 253, type: !60)
!1682 = !DILocation(line: 253, column: 40, scope: !1676)
!1683 = !DILocation(line: 255, column: 9, scope: !1684)
!1684 = distinct !DILexicalBlock(scope: !1676, file: !3, line: 255, column: 9)
!1685 = !DILocation(line: 255, column: 14, scope: !1684)
!1686 = !DILocation(line: 255, column: 9, scope: !1676)
!1687 = !DILocation(line: 256, column: 24, scope: !1688)
!1688 = distinct !DILexicalBlock(scope: !1684, file: !3, line: 255, column: 22)
!1689 = !DILocation(line: 256, column: 18, scope: !1688)
!1690 = !DILocation(line: 256, column: 9, scope: !1688)
!1691 = !DILocation(line: 256, column: 16, scope: !1688)
!1692 = !DILocation(line: 257, column: 9, scope: !1688)
!1693 = !DILocation(line: 259, column: 9, scope: !1694)
!1694 = distinct !DILexicalBlock(scope: !1676, file: !3, line: 259, column: 9)
!1695 = !DILocation(line: 259, column: 14, scope: !1694)
!1696 = !DILocation(line: 259, column: 9, scope: !1676)
!1697 = !DILocation(line: 260, column: 32, scope: !1698)
!1698 = distinct !DILexicalBlock(scope: !1694, file: !3, line: 259, column: 23)
!1699 = !DILocation(line: 260, column: 37, scope: !1698)
!1700 = !DILocation(line: 260, column: 30, scope: !1698)
!1701 = !DILocation(line: 260, column: 18, scope: !1698)
!1702 = !DILocation(line: 260, column: 9, scope: !1698)
!1703 = !DILocation(line: 260, column: 16, scope: !1698)
!1704 = !DILocation(line: 261, column: 33, scope: !1698)
!1705 = !DILocation(line: 261, column: 38, scope: !1698)
!1706 = !DILocation(line: 261, column: 30, scope: !1698)
!1707 = !DILocation(line: 261, column: 18, scope: !1698)
!1708 = !DILocation(line: 261, column: 9, scope: !1698)
!1709 = !DILocation(line: 261, column: 16, scope: !1698)
!1710 = !DILocation(line: 262, column: 9, scope: !1698)
!1711 = !DILocation(line: 264, column: 28, scope: !1676)
!1712 = !DILocation(line: 264, column: 33, scope: !1676)
!1713 = !DILocation(line: 264, column: 26, scope: !1676)
!1714 = !DILocation(line: 264, column: 14, scope: !1676)
!1715 = !DILocation(line: 264, column: 5, scope: !1676)
!1716 = !DILocation(line: 264, column: 12, scope: !1676)
!1717 = !DILocation(line: 265, column: 29, scope: !1676)
!1718 = !DILocation(line: 265, column: 34, scope: !1676)
!1719 = !DILocation(line: 265, column: 39, scope: !1676)
!1720 = !DILocation(line: 265, column: 26, scope: !1676)
!1721 = !DILocation(line: 265, column: 14, scope: !1676)
!1722 = !DILocation(line: 265, column: 5, scope: !1676)
!1723 = !DILocation(line: 265, column: 12, scope: !1676)
!1724 = !DILocation(line: 266, column: 29, scope: !1676)
!1725 = !DILocation(line: 266, column: 34, scope: !1676)
!1726 = !DILocation(line: 266, column: 26, scope: !1676)
!1727 = !DILocation(line: 266, column: 14, scope: !1676)
!1728 = !DILocation(line: 266, column: 5, scope: !1676)
!1729 = !DILocation(line: 266, column: 12, scope: !1676)
!1730 = !DILocation(line: 267, column: 5, scope: !1676)
!1731 = !DILocation(line: 268, column: 1, scope: !1676)
!1732 = distinct !DISubprogram(name: "hex_digit", scope: !3, file: !3, line: 224, type: !1733, scopeLine: 225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1733 = !DISubroutineType(types: !1734)
!1734 = !{!6, !6}
!1735 = !DILocalVariable(name: "c", arg: 1, scope: !1732, file: !3, line: 224, type: !6)
!1736 = !DILocation(line: 224, column: 26, scope: !1732)
!1737 = !DILocation(line: 226, column: 9, scope: !1738)
!1738 = distinct !DILexicalBlock(scope: !1732, file: !3, line: 226, column: 9)
!1739 = !DILocation(line: 226, column: 11, scope: !1738)
!1740 = !DILocation(line: 226, column: 18, scope: !1738)
!1741 = !DILocation(line: 226, column: 21, scope: !1738)
!1742 = !DILocation(line: 226, column: 23, scope: !1738)
!1743 = !DILocation(line: 226, column: 9, scope: !1732)
!1744 = !DILocation(line: 227, column: 16, scope: !1738)
!1745 = !DILocation(line: 227, column: 18, scope: !1738)
!1746 = !DILocation(line: 227, column: 9, scope: !1738)
!1747 = !DILocation(line: 228, column: 9, scope: !1748)
!1748 = distinct !DILexicalBlock(scope: !1732, file: !3, line: 228, column: 9)
!1749 = !DILocation(line: 228, column: 11, scope: !1748)
!1750 = !DILocation(line: 228, column: 18, scope: !1748)
!1751 = !DILocation(line: 228, column: 21, scope: !1748)
!1752 = !DILocation(line: 228, column: 23, scope: !1748)
!1753 = !DILocation(line: 228, column: 9, scope: !1732)
!1754 = !DILocation(line: 229, column: 16, scope: !1748)
!1755 = !DILocation(line: 229, column: 18, scope: !1748)
!1756 = !DILocation(line: 229, column: 24, scope: !1748)
!1757 = !DILocation(line: 229, column: 9, scope: !1748)
!1758 = !DILocation(line: 230, column: 9, scope: !1759)
!1759 = distinct !DILexicalBlock(scope: !1732, file: !3, line: 230, column: 9)
!1760 = !DILocation(line: 230, column: 11, scope: !1759)
!1761 = !DILocation(line: 230, column: 18, scope: !1759)
!1762 = !DILocation(line: 230, column: 21, scope: !1759)
!1763 = !DILocation(line: 230, column: 23, scope: !1759)
!1764 = !DILocation(line: 230, column: 9, scope: !1732)
!1765 = !DILocation(line: 231, column: 16, scope: !1759)
!1766 = !DILocation(line: 231, column: 18, scope: !1759)
!1767 = !DILocation(line: 231, column: 24, scope: !1759)
!1768 = !DILocation(line: 231, column: 9, scope: !1759)
!1769 = !DILocation(line: 232, column: 5, scope: !1732)
!1770 = !DILocation(line: 233, column: 1, scope: !1732)
!1771 = distinct !DISubprogram(name: "print_string", scope: !3, file: !3, line: 562, type: !1772, scopeLine: 563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1772 = !DISubroutineType(types: !1773)
!1773 = !{null, !95, !66}
!1774 = !DILocalVariable(name: "s", arg: 1, scope: !1771, file: !3, line: 562, type: !95)
!1775 = !DILocation(line: 562, column: 38, scope: !1771)
!1776 = !DILocalVariable(name: "length", arg: 2, scope: !1771, file: !3, line: 562, type: !66)
!1777 = !DILocation(line: 562, column: 48, scope: !1771)
!1778 = !DILocalVariable(name: "i", scope: !1771, file: !3, line: 564, type: !66)
!1779 = !DILocation(line: 564, column: 12, scope: !1771)
!1780 = !DILocation(line: 566, column: 5, scope: !1771)
!1781 = !DILocation(line: 567, column: 12, scope: !1782)
!1782 = distinct !DILexicalBlock(scope: !1771, file: !3, line: 567, column: 5)
!1783 = !DILocation(line: 567, column: 10, scope: !1782)
!1784 = !DILocation(line: 567, column: 17, scope: !1785)
!1785 = distinct !DILexicalBlock(scope: !1782, file: !3, line: 567, column: 5)
!1786 = !DILocation(line: 567, column: 21, scope: !1785)
!1787 = !DILocation(line: 567, column: 19, scope: !1785)
!1788 = !DILocation(line: 567, column: 5, scope: !1782)
!1789 = !DILocalVariable(name: "c", scope: !1790, file: !3, line: 568, type: !49)
!1790 = distinct !DILexicalBlock(scope: !1785, file: !3, line: 567, column: 34)
!1791 = !DILocation(line: 568, column: 23, scope: !1790)
!1792 = !DILocation(line: 568, column: 42, scope: !1790)
!1793 = !DILocation(line: 568, column: 44, scope: !1790)
!1794 = !DILocation(line: 569, column: 17, scope: !1790)
!1795 = !DILocation(line: 569, column: 9, scope: !1790)
!1796 = !DILocation(line: 571, column: 27, scope: !1797)
!1797 = distinct !DILexicalBlock(scope: !1790, file: !3, line: 569, column: 20)
!1798 = !DILocation(line: 571, column: 13, scope: !1797)
!1799 = !DILocation(line: 572, column: 13, scope: !1797)
!1800 = !DILocation(line: 574, column: 27, scope: !1797)
!1801 = !DILocation(line: 574, column: 13, scope: !1797)
!1802 = !DILocation(line: 575, column: 13, scope: !1797)
!1803 = !DILocation(line: 577, column: 26, scope: !1797)
!1804 = !DILocation(line: 577, column: 13, scope: !1797)
!1805 = !DILocation(line: 578, column: 13, scope: !1797)
!1806 = !DILocation(line: 580, column: 26, scope: !1797)
!1807 = !DILocation(line: 580, column: 13, scope: !1797)
!1808 = !DILocation(line: 581, column: 13, scope: !1797)
!1809 = !DILocation(line: 583, column: 17, scope: !1810)
!1810 = distinct !DILexicalBlock(scope: !1797, file: !3, line: 583, column: 17)
!1811 = !DILocation(line: 583, column: 19, scope: !1810)
!1812 = !DILocation(line: 583, column: 17, scope: !1797)
!1813 = !DILocation(line: 584, column: 35, scope: !1810)
!1814 = !DILocation(line: 584, column: 17, scope: !1810)
!1815 = !DILocation(line: 586, column: 25, scope: !1810)
!1816 = !DILocation(line: 586, column: 17, scope: !1810)
!1817 = !DILocation(line: 587, column: 9, scope: !1797)
!1818 = !DILocation(line: 588, column: 5, scope: !1790)
!1819 = !DILocation(line: 567, column: 30, scope: !1785)
!1820 = !DILocation(line: 567, column: 5, scope: !1785)
!1821 = distinct !{!1821, !1788, !1822, !175}
!1822 = !DILocation(line: 588, column: 5, scope: !1782)
!1823 = !DILocation(line: 589, column: 5, scope: !1771)
!1824 = !DILocation(line: 590, column: 1, scope: !1771)
!1825 = distinct !DISubprogram(name: "newline", scope: !3, file: !3, line: 553, type: !1826, scopeLine: 554, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !99)
!1826 = !DISubroutineType(types: !1827)
!1827 = !{null, !6}
!1828 = !DILocalVariable(name: "indent", arg: 1, scope: !1825, file: !3, line: 553, type: !6)
!1829 = !DILocation(line: 553, column: 25, scope: !1825)
!1830 = !DILocation(line: 555, column: 9, scope: !1831)
!1831 = distinct !DILexicalBlock(scope: !1825, file: !3, line: 555, column: 9)
!1832 = !DILocation(line: 555, column: 9, scope: !1825)
!1833 = !DILocation(line: 556, column: 9, scope: !1831)
!1834 = !DILocation(line: 557, column: 5, scope: !1825)
!1835 = !DILocation(line: 558, column: 5, scope: !1825)
!1836 = !DILocation(line: 558, column: 18, scope: !1825)
!1837 = !DILocation(line: 558, column: 21, scope: !1825)
!1838 = !DILocation(line: 559, column: 21, scope: !1825)
!1839 = !DILocation(line: 559, column: 9, scope: !1825)
!1840 = distinct !{!1840, !1835, !1841, !175}
!1841 = !DILocation(line: 559, column: 27, scope: !1825)
!1842 = !DILocation(line: 560, column: 1, scope: !1825)
