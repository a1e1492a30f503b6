; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/depends.c
; ModuleID = 'tests/programs/worlds/depends.c'
source_filename = "tests/programs/worlds/depends.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i16, i16 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@main.offsets = internal constant [4 x i8] c"\00\01\11\04", align 1, !dbg !0
@variable = internal global [4 x i32] zeroinitializer, align 16, !dbg !17
@kept = internal global [2 x i8*] zeroinitializer, align 16, !dbg !22
@constant = internal constant i32 5, align 4, !dbg !28
@__const.main.places = private unnamed_addr constant [2 x i32*] [i32* getelementptr inbounds ([4 x i32], [4 x i32]* @variable, i32 0, i32 0), i32* bitcast (i8* getelementptr (i8, i8* bitcast (i32* @constant to i8*), i64 2) to i32*)], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8*, align 8
  %9 = alloca %struct.pair*, align 8
  %10 = alloca i32, align 4
  %11 = alloca [2 x %struct.pair], align 2
  %12 = alloca i8*, align 8
  %13 = alloca [2 x i8*], align 16
  %14 = alloca i128, align 16
  %15 = alloca i128, align 16
  %16 = alloca i128, align 16
  %17 = alloca i8*, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [2 x i8*], align 16
  %21 = alloca [2 x i32*], align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !43, metadata !DIExpression()), !dbg !44
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i8* %6, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %7, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 0, i32* %7, align 4, !dbg !50
  %24 = load i32, i32* %4, align 4, !dbg !51
  %25 = icmp slt i32 %24, 2, !dbg !53
  br i1 %25, label %29, label %26, !dbg !54

26:                                               ; preds = %2
  %27 = call i64 @read(i32 noundef 0, i8* noundef %6, i64 noundef 1), !dbg !55
  %28 = icmp ne i64 %27, 1, !dbg !56
  br i1 %28, label %29, label %30, !dbg !57

29:                                               ; preds = %26, %2
  store i32 2, i32* %3, align 4, !dbg !58
  br label %180, !dbg !58

30:                                               ; preds = %26
  %31 = load i8**, i8*** %5, align 8, !dbg !59
  %32 = getelementptr inbounds i8*, i8** %31, i64 1, !dbg !59
  %33 = load i8*, i8** %32, align 8, !dbg !59
  %34 = getelementptr inbounds i8, i8* %33, i64 0, !dbg !59
  %35 = load i8, i8* %34, align 1, !dbg !59
  %36 = sext i8 %35 to i32, !dbg !59
  switch i32 %36, label %178 [
    i32 98, label %37
    i32 112, label %49
    i32 115, label %69
    i32 111, label %82
    i32 119, label %100
    i32 104, label %111
    i32 110, label %123
    i32 118, label %140
    i32 108, label %149
    i32 107, label %160
    i32 97, label %167
  ], !dbg !60

37:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata i8** %8, metadata !61, metadata !DIExpression()), !dbg !64
  %38 = call noalias i8* @malloc(i64 noundef 70000) #7, !dbg !65
  store i8* %38, i8** %8, align 8, !dbg !64
  %39 = load i8*, i8** %8, align 8, !dbg !66
  call void @llvm.memset.p0i8.i64(i8* align 1 %39, i8 0, i64 100, i1 false), !dbg !67
  %40 = load i8*, i8** %8, align 8, !dbg !68
  %41 = load i8, i8* %6, align 1, !dbg !69
  %42 = zext i8 %41 to i64, !dbg !68
  %43 = getelementptr inbounds i8, i8* %40, i64 %42, !dbg !68
  %44 = load i8, i8* %43, align 1, !dbg !68
  %45 = sext i8 %44 to i32, !dbg !68
  %46 = icmp eq i32 %45, 1, !dbg !70
  %47 = zext i1 %46 to i32, !dbg !70
  store i32 %47, i32* %7, align 4, !dbg !71
  %48 = load i8*, i8** %8, align 8, !dbg !72
  call void @free(i8* noundef %48) #7, !dbg !73
  br label %178, !dbg !74

49:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata %struct.pair** %9, metadata !75, metadata !DIExpression()), !dbg !83
  %50 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !84
  %51 = bitcast i8* %50 to %struct.pair*, !dbg !84
  store %struct.pair* %51, %struct.pair** %9, align 8, !dbg !83
  %52 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !85
  %53 = getelementptr inbounds %struct.pair, %struct.pair* %52, i64 0, !dbg !85
  %54 = getelementptr inbounds %struct.pair, %struct.pair* %53, i32 0, i32 0, !dbg !86
  store i16 0, i16* %54, align 2, !dbg !87
  call void @llvm.dbg.declare(metadata i32* %10, metadata !88, metadata !DIExpression()), !dbg !89
  %55 = bitcast i32* %10 to i8*, !dbg !90
  %56 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !91
  %57 = load i8, i8* %6, align 1, !dbg !92
  %58 = zext i8 %57 to i32, !dbg !92
  %59 = and i32 %58, 1, !dbg !93
  %60 = sext i32 %59 to i64, !dbg !91
  %61 = getelementptr inbounds %struct.pair, %struct.pair* %56, i64 %60, !dbg !91
  %62 = bitcast %struct.pair* %61 to i8*, !dbg !90
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %55, i8* align 2 %62, i64 4, i1 false), !dbg !90
  %63 = load i32, i32* %10, align 4, !dbg !94
  %64 = and i32 %63, 65535, !dbg !95
  %65 = icmp eq i32 %64, 3, !dbg !96
  %66 = zext i1 %65 to i32, !dbg !96
  store i32 %66, i32* %7, align 4, !dbg !97
  %67 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !98
  %68 = bitcast %struct.pair* %67 to i8*, !dbg !98
  call void @free(i8* noundef %68) #7, !dbg !99
  br label %178, !dbg !100

69:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata [2 x %struct.pair]* %11, metadata !101, metadata !DIExpression()), !dbg !104
  %70 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 0, !dbg !105
  %71 = getelementptr inbounds %struct.pair, %struct.pair* %70, i32 0, i32 1, !dbg !106
  store i16 0, i16* %71, align 2, !dbg !107
  %72 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 1, !dbg !108
  %73 = getelementptr inbounds %struct.pair, %struct.pair* %72, i32 0, i32 0, !dbg !109
  store i16 0, i16* %73, align 2, !dbg !110
  %74 = load i8, i8* %6, align 1, !dbg !111
  %75 = zext i8 %74 to i32, !dbg !111
  %76 = and i32 %75, 1, !dbg !112
  %77 = sext i32 %76 to i64, !dbg !113
  %78 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 %77, !dbg !113
  %79 = bitcast %struct.pair* %78 to i32*, !dbg !114
  %80 = load i32, i32* %79, align 2, !dbg !114
  %81 = call i32 @second(i32 %80), !dbg !114
  store i32 %81, i32* %7, align 4, !dbg !115
  br label %178, !dbg !116

82:                                               ; preds = %30
  call void @llvm.dbg.declare(metadata i8** %12, metadata !117, metadata !DIExpression()), !dbg !119
  %83 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !120
  store i8* %83, i8** %12, align 8, !dbg !119
  call void @llvm.dbg.declare(metadata [2 x i8*]* %13, metadata !121, metadata !DIExpression()), !dbg !122
  %84 = getelementptr inbounds [2 x i8*], [2 x i8*]* %13, i64 0, i64 0, !dbg !123
  %85 = load i8*, i8** %12, align 8, !dbg !124
  store i8* %85, i8** %84, align 8, !dbg !123
  %86 = getelementptr inbounds i8*, i8** %84, i64 1, !dbg !123
  %87 = load i8*, i8** %12, align 8, !dbg !125
  %88 = getelementptr inbounds i8, i8* %87, i64 6, !dbg !126
  store i8* %88, i8** %86, align 8, !dbg !123
  %89 = load i8, i8* %6, align 1, !dbg !127
  %90 = zext i8 %89 to i32, !dbg !127
  %91 = and i32 %90, 1, !dbg !128
  %92 = sext i32 %91 to i64, !dbg !129
  %93 = getelementptr inbounds [2 x i8*], [2 x i8*]* %13, i64 0, i64 %92, !dbg !129
  %94 = load i8*, i8** %93, align 8, !dbg !129
  %95 = bitcast i8* %94 to i32*, !dbg !130
  %96 = load i32, i32* %95, align 4, !dbg !131
  %97 = icmp eq i32 %96, 7, !dbg !132
  %98 = zext i1 %97 to i32, !dbg !132
  store i32 %98, i32* %7, align 4, !dbg !133
  %99 = load i8*, i8** %12, align 8, !dbg !134
  call void @free(i8* noundef %99) #7, !dbg !135
  br label %178, !dbg !136

100:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata i128* %14, metadata !137, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.declare(metadata i128* %15, metadata !140, metadata !DIExpression()), !dbg !141
  %101 = load i8, i8* %6, align 1, !dbg !142
  %102 = zext i8 %101 to i32, !dbg !142
  %103 = and i32 %102, 3, !dbg !143
  %104 = sext i32 %103 to i128, !dbg !144
  %105 = shl i128 %104, 100, !dbg !145
  store i128 %105, i128* %15, align 16, !dbg !141
  %106 = load i128, i128* %14, align 16, !dbg !146
  %107 = load i128, i128* %15, align 16, !dbg !147
  %108 = and i128 %106, %107, !dbg !148
  %109 = icmp ne i128 %108, 0, !dbg !149
  %110 = zext i1 %109 to i32, !dbg !149
  store i32 %110, i32* %7, align 4, !dbg !150
  br label %178, !dbg !151

111:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata i128* %16, metadata !152, metadata !DIExpression()), !dbg !154
  %112 = bitcast i128* %16 to i64*, !dbg !155
  %113 = getelementptr inbounds i64, i64* %112, i64 1, !dbg !155
  store i64 0, i64* %113, align 8, !dbg !156
  %114 = load i128, i128* %16, align 16, !dbg !157
  %115 = load i8, i8* %6, align 1, !dbg !158
  %116 = zext i8 %115 to i32, !dbg !158
  %117 = and i32 %116, 64, !dbg !159
  %118 = zext i32 %117 to i128, !dbg !160
  %119 = lshr i128 %114, %118, !dbg !160
  %120 = and i128 %119, 1, !dbg !161
  %121 = icmp ne i128 %120, 0, !dbg !162
  %122 = zext i1 %121 to i32, !dbg !162
  store i32 %122, i32* %7, align 4, !dbg !163
  br label %178, !dbg !164

123:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata i8** %17, metadata !165, metadata !DIExpression()), !dbg !167
  %124 = call noalias i8* @calloc(i64 noundef 16, i64 noundef 1) #7, !dbg !168
  store i8* %124, i8** %17, align 8, !dbg !167
  %125 = load i8*, i8** %17, align 8, !dbg !169
  %126 = load i8, i8* %6, align 1, !dbg !170
  %127 = zext i8 %126 to i32, !dbg !170
  %128 = and i32 %127, 3, !dbg !171
  %129 = sext i32 %128 to i64, !dbg !172
  %130 = getelementptr inbounds [4 x i8], [4 x i8]* @main.offsets, i64 0, i64 %129, !dbg !172
  %131 = load i8, i8* %130, align 1, !dbg !172
  %132 = zext i8 %131 to i32, !dbg !172
  %133 = sext i32 %132 to i64, !dbg !173
  %134 = getelementptr inbounds i8, i8* %125, i64 %133, !dbg !173
  %135 = bitcast i8* %134 to i32*, !dbg !174
  %136 = load i32, i32* %135, align 4, !dbg !174
  %137 = icmp eq i32 %136, 3, !dbg !175
  %138 = zext i1 %137 to i32, !dbg !175
  store i32 %138, i32* %7, align 4, !dbg !176
  %139 = load i8*, i8** %17, align 8, !dbg !177
  call void @free(i8* noundef %139) #7, !dbg !178
  br label %178, !dbg !179

140:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata i32* %18, metadata !180, metadata !DIExpression()), !dbg !182
  store i32 1, i32* %18, align 4, !dbg !182
  call void @llvm.dbg.declare(metadata i32* %19, metadata !183, metadata !DIExpression()), !dbg !184
  %141 = load i8, i8* %6, align 1, !dbg !185
  %142 = zext i8 %141 to i32, !dbg !185
  %143 = icmp eq i32 %142, 4, !dbg !187
  br i1 %143, label %144, label %145, !dbg !188

144:                                              ; preds = %140
  store i32 2, i32* %19, align 4, !dbg !189
  br label %145, !dbg !190

145:                                              ; preds = %144, %140
  %146 = load i32, i32* %18, align 4, !dbg !191
  %147 = load i32, i32* %19, align 4, !dbg !192
  %148 = call i32 (i32, ...) @last(i32 noundef 2, i32 noundef %146, i32 noundef %147), !dbg !193
  store i32 %148, i32* %7, align 4, !dbg !194
  br label %178, !dbg !195

149:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata [2 x i8*]* %20, metadata !196, metadata !DIExpression()), !dbg !198
  %150 = getelementptr inbounds [2 x i8*], [2 x i8*]* %20, i64 0, i64 0, !dbg !199
  %151 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !200
  store i8* %151, i8** %150, align 8, !dbg !199
  %152 = getelementptr inbounds i8*, i8** %150, i64 1, !dbg !199
  store i8* bitcast ([4 x i32]* @variable to i8*), i8** %152, align 8, !dbg !199
  %153 = load i8, i8* %6, align 1, !dbg !201
  %154 = zext i8 %153 to i32, !dbg !201
  %155 = and i32 %154, 1, !dbg !202
  %156 = sext i32 %155 to i64, !dbg !203
  %157 = getelementptr inbounds [2 x i8*], [2 x i8*]* %20, i64 0, i64 %156, !dbg !203
  %158 = load i8*, i8** %157, align 8, !dbg !203
  store i8* %158, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 0), align 16, !dbg !204
  %159 = getelementptr inbounds [2 x i8*], [2 x i8*]* %20, i64 0, i64 0, !dbg !205
  store i8* null, i8** %159, align 16, !dbg !206
  br label %178, !dbg !207

160:                                              ; preds = %30
  %161 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !208
  %162 = load i8, i8* %6, align 1, !dbg !209
  %163 = zext i8 %162 to i32, !dbg !209
  %164 = and i32 %163, 1, !dbg !210
  %165 = sext i32 %164 to i64, !dbg !211
  %166 = getelementptr inbounds [2 x i8*], [2 x i8*]* @kept, i64 0, i64 %165, !dbg !211
  store i8* %161, i8** %166, align 8, !dbg !212
  store i8* null, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 1), align 8, !dbg !213
  br label %178, !dbg !214

167:                                              ; preds = %30
  call void @llvm.dbg.declare(metadata [2 x i32*]* %21, metadata !215, metadata !DIExpression()), !dbg !218
  %168 = bitcast [2 x i32*]* %21 to i8*, !dbg !218
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %168, i8* align 16 bitcast ([2 x i32*]* @__const.main.places to i8*), i64 16, i1 false), !dbg !218
  %169 = load i8, i8* %6, align 1, !dbg !219
  %170 = zext i8 %169 to i32, !dbg !219
  %171 = and i32 %170, 1, !dbg !220
  %172 = sext i32 %171 to i64, !dbg !221
  %173 = getelementptr inbounds [2 x i32*], [2 x i32*]* %21, i64 0, i64 %172, !dbg !221
  %174 = load i32*, i32** %173, align 8, !dbg !221
  store i32 1, i32* %22, align 4, !dbg !222
  %175 = load i32, i32* %22, align 4, !dbg !222
  %176 = atomicrmw add i32* %174, i32 %175 seq_cst, align 4, !dbg !222
  store i32 %176, i32* %23, align 4, !dbg !222
  %177 = load i32, i32* %23, align 4, !dbg !222
  store i32 %177, i32* %7, align 4, !dbg !223
  br label %178, !dbg !224

178:                                              ; preds = %30, %167, %160, %149, %145, %123, %111, %100, %82, %69, %49, %37
  %179 = load i32, i32* %7, align 4, !dbg !225
  store i32 %179, i32* %3, align 4, !dbg !226
  br label %180, !dbg !226

180:                                              ; preds = %178, %29
  %181 = load i32, i32* %3, align 4, !dbg !227
  ret i32 %181, !dbg !227
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @second(i32 %0) #0 !dbg !228 {
  %2 = alloca %struct.pair, align 2
  %3 = bitcast %struct.pair* %2 to i32*
  store i32 %0, i32* %3, align 2
  call void @llvm.dbg.declare(metadata %struct.pair* %2, metadata !231, metadata !DIExpression()), !dbg !232
  %4 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !233
  %5 = load i16, i16* %4, align 2, !dbg !233
  %6 = sext i16 %5 to i32, !dbg !234
  %7 = icmp eq i32 %6, 3, !dbg !235
  %8 = zext i1 %7 to i32, !dbg !235
  ret i32 %8, !dbg !236
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last(i32 noundef %0, ...) #0 !dbg !237 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !240, metadata !DIExpression()), !dbg !241
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !242, metadata !DIExpression()), !dbg !257
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !258
  %6 = bitcast %struct.__va_list_tag* %5 to i8*, !dbg !258
  call void @llvm.va_start(i8* %6), !dbg !258
  call void @llvm.dbg.declare(metadata i32* %4, metadata !259, metadata !DIExpression()), !dbg !260
  store i32 0, i32* %4, align 4, !dbg !260
  br label %7, !dbg !261

7:                                                ; preds = %27, %1
  %8 = load i32, i32* %2, align 4, !dbg !262
  %9 = add nsw i32 %8, -1, !dbg !262
  store i32 %9, i32* %2, align 4, !dbg !262
  %10 = icmp sgt i32 %8, 0, !dbg !263
  br i1 %10, label %11, label %30, !dbg !261

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !264
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 0, !dbg !264
  %14 = load i32, i32* %13, align 16, !dbg !264
  %15 = icmp ule i32 %14, 40, !dbg !264
  br i1 %15, label %16, label %22, !dbg !264

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 3, !dbg !264
  %18 = load i8*, i8** %17, align 16, !dbg !264
  %19 = getelementptr i8, i8* %18, i32 %14, !dbg !264
  %20 = bitcast i8* %19 to i32*, !dbg !264
  %21 = add i32 %14, 8, !dbg !264
  store i32 %21, i32* %13, align 16, !dbg !264
  br label %27, !dbg !264

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 2, !dbg !264
  %24 = load i8*, i8** %23, align 8, !dbg !264
  %25 = bitcast i8* %24 to i32*, !dbg !264
  %26 = getelementptr i8, i8* %24, i32 8, !dbg !264
  store i8* %26, i8** %23, align 8, !dbg !264
  br label %27, !dbg !264

27:                                               ; preds = %22, %16
  %28 = phi i32* [ %20, %16 ], [ %25, %22 ], !dbg !264
  %29 = load i32, i32* %28, align 4, !dbg !264
  store i32 %29, i32* %4, align 4, !dbg !265
  br label %7, !dbg !261, !llvm.loop !266

30:                                               ; preds = %7
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !268
  %32 = bitcast %struct.__va_list_tag* %31 to i8*, !dbg !268
  call void @llvm.va_end(i8* %32), !dbg !268
  %33 = load i32, i32* %4, align 4, !dbg !269
  %34 = icmp eq i32 %33, 3, !dbg !270
  %35 = zext i1 %34 to i32, !dbg !270
  ret i32 %35, !dbg !271
}

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nofree nounwind willreturn writeonly }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nofree nosync nounwind willreturn }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "offsets", scope: !2, file: !3, line: 79, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !31)
!3 = !DIFile(filename: "tests/programs/worlds/depends.c", directory: ".", checksumkind: CSK_MD5, checksum: "9cec7f3352664d3b7c000974bc456fcf")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !13, !14}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!13 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !{!0, !17, !22, !28}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "variable", scope: !10, file: !3, line: 11, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "kept", scope: !10, file: !3, line: 12, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 128, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !{!27}
!27 = !DISubrange(count: 2)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "constant", scope: !10, file: !3, line: 10, type: !30, isLocal: true, isDefinition: true)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!31 = !{}
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 32, elements: !20)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !34)
!34 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 7, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 1}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"Debian clang version 14.0.6"}
!43 = !DILocalVariable(name: "argc", arg: 1, scope: !2, file: !3, line: 30, type: !6)
!44 = !DILocation(line: 30, column: 14, scope: !2)
!45 = !DILocalVariable(name: "argv", arg: 2, scope: !2, file: !3, line: 30, type: !7)
!46 = !DILocation(line: 30, column: 27, scope: !2)
!47 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 32, type: !34)
!48 = !DILocation(line: 32, column: 19, scope: !2)
!49 = !DILocalVariable(name: "r", scope: !2, file: !3, line: 33, type: !6)
!50 = !DILocation(line: 33, column: 9, scope: !2)
!51 = !DILocation(line: 34, column: 9, scope: !52)
!52 = distinct !DILexicalBlock(scope: !2, file: !3, line: 34, column: 9)
!53 = !DILocation(line: 34, column: 14, scope: !52)
!54 = !DILocation(line: 34, column: 18, scope: !52)
!55 = !DILocation(line: 34, column: 21, scope: !52)
!56 = !DILocation(line: 34, column: 36, scope: !52)
!57 = !DILocation(line: 34, column: 9, scope: !2)
!58 = !DILocation(line: 35, column: 9, scope: !52)
!59 = !DILocation(line: 36, column: 13, scope: !2)
!60 = !DILocation(line: 36, column: 5, scope: !2)
!61 = !DILocalVariable(name: "block", scope: !62, file: !3, line: 38, type: !8)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 37, column: 15)
!63 = distinct !DILexicalBlock(scope: !2, file: !3, line: 36, column: 25)
!64 = !DILocation(line: 38, column: 15, scope: !62)
!65 = !DILocation(line: 38, column: 23, scope: !62)
!66 = !DILocation(line: 39, column: 16, scope: !62)
!67 = !DILocation(line: 39, column: 9, scope: !62)
!68 = !DILocation(line: 40, column: 13, scope: !62)
!69 = !DILocation(line: 40, column: 19, scope: !62)
!70 = !DILocation(line: 40, column: 22, scope: !62)
!71 = !DILocation(line: 40, column: 11, scope: !62)
!72 = !DILocation(line: 41, column: 14, scope: !62)
!73 = !DILocation(line: 41, column: 9, scope: !62)
!74 = !DILocation(line: 42, column: 9, scope: !62)
!75 = !DILocalVariable(name: "pairs", scope: !76, file: !3, line: 45, type: !77)
!76 = distinct !DILexicalBlock(scope: !63, file: !3, line: 44, column: 15)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 7, size: 32, elements: !79)
!79 = !{!80, !82}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !78, file: !3, line: 8, baseType: !81, size: 16)
!81 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !78, file: !3, line: 8, baseType: !81, size: 16, offset: 16)
!83 = !DILocation(line: 45, column: 22, scope: !76)
!84 = !DILocation(line: 45, column: 30, scope: !76)
!85 = !DILocation(line: 46, column: 9, scope: !76)
!86 = !DILocation(line: 46, column: 18, scope: !76)
!87 = !DILocation(line: 46, column: 24, scope: !76)
!88 = !DILocalVariable(name: "both", scope: !76, file: !3, line: 47, type: !6)
!89 = !DILocation(line: 47, column: 13, scope: !76)
!90 = !DILocation(line: 48, column: 9, scope: !76)
!91 = !DILocation(line: 48, column: 24, scope: !76)
!92 = !DILocation(line: 48, column: 30, scope: !76)
!93 = !DILocation(line: 48, column: 32, scope: !76)
!94 = !DILocation(line: 49, column: 14, scope: !76)
!95 = !DILocation(line: 49, column: 19, scope: !76)
!96 = !DILocation(line: 49, column: 29, scope: !76)
!97 = !DILocation(line: 49, column: 11, scope: !76)
!98 = !DILocation(line: 50, column: 14, scope: !76)
!99 = !DILocation(line: 50, column: 9, scope: !76)
!100 = !DILocation(line: 51, column: 9, scope: !76)
!101 = !DILocalVariable(name: "pairs", scope: !102, file: !3, line: 54, type: !103)
!102 = distinct !DILexicalBlock(scope: !63, file: !3, line: 53, column: 15)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 64, elements: !26)
!104 = !DILocation(line: 54, column: 21, scope: !102)
!105 = !DILocation(line: 55, column: 9, scope: !102)
!106 = !DILocation(line: 55, column: 18, scope: !102)
!107 = !DILocation(line: 55, column: 25, scope: !102)
!108 = !DILocation(line: 56, column: 9, scope: !102)
!109 = !DILocation(line: 56, column: 18, scope: !102)
!110 = !DILocation(line: 56, column: 24, scope: !102)
!111 = !DILocation(line: 57, column: 26, scope: !102)
!112 = !DILocation(line: 57, column: 28, scope: !102)
!113 = !DILocation(line: 57, column: 20, scope: !102)
!114 = !DILocation(line: 57, column: 13, scope: !102)
!115 = !DILocation(line: 57, column: 11, scope: !102)
!116 = !DILocation(line: 58, column: 9, scope: !102)
!117 = !DILocalVariable(name: "block", scope: !118, file: !3, line: 61, type: !8)
!118 = distinct !DILexicalBlock(scope: !63, file: !3, line: 60, column: 15)
!119 = !DILocation(line: 61, column: 15, scope: !118)
!120 = !DILocation(line: 61, column: 23, scope: !118)
!121 = !DILocalVariable(name: "places", scope: !118, file: !3, line: 62, type: !24)
!122 = !DILocation(line: 62, column: 15, scope: !118)
!123 = !DILocation(line: 62, column: 26, scope: !118)
!124 = !DILocation(line: 62, column: 27, scope: !118)
!125 = !DILocation(line: 62, column: 34, scope: !118)
!126 = !DILocation(line: 62, column: 40, scope: !118)
!127 = !DILocation(line: 63, column: 28, scope: !118)
!128 = !DILocation(line: 63, column: 30, scope: !118)
!129 = !DILocation(line: 63, column: 21, scope: !118)
!130 = !DILocation(line: 63, column: 14, scope: !118)
!131 = !DILocation(line: 63, column: 13, scope: !118)
!132 = !DILocation(line: 63, column: 35, scope: !118)
!133 = !DILocation(line: 63, column: 11, scope: !118)
!134 = !DILocation(line: 64, column: 14, scope: !118)
!135 = !DILocation(line: 64, column: 9, scope: !118)
!136 = !DILocation(line: 65, column: 9, scope: !118)
!137 = !DILocalVariable(name: "wide", scope: !138, file: !3, line: 68, type: !13)
!138 = distinct !DILexicalBlock(scope: !63, file: !3, line: 67, column: 15)
!139 = !DILocation(line: 68, column: 27, scope: !138)
!140 = !DILocalVariable(name: "mask", scope: !138, file: !3, line: 68, type: !13)
!141 = !DILocation(line: 68, column: 33, scope: !138)
!142 = !DILocation(line: 68, column: 60, scope: !138)
!143 = !DILocation(line: 68, column: 62, scope: !138)
!144 = !DILocation(line: 68, column: 40, scope: !138)
!145 = !DILocation(line: 68, column: 67, scope: !138)
!146 = !DILocation(line: 69, column: 14, scope: !138)
!147 = !DILocation(line: 69, column: 21, scope: !138)
!148 = !DILocation(line: 69, column: 19, scope: !138)
!149 = !DILocation(line: 69, column: 27, scope: !138)
!150 = !DILocation(line: 69, column: 11, scope: !138)
!151 = !DILocation(line: 70, column: 9, scope: !138)
!152 = !DILocalVariable(name: "wide", scope: !153, file: !3, line: 73, type: !13)
!153 = distinct !DILexicalBlock(scope: !63, file: !3, line: 72, column: 15)
!154 = !DILocation(line: 73, column: 27, scope: !153)
!155 = !DILocation(line: 74, column: 9, scope: !153)
!156 = !DILocation(line: 74, column: 37, scope: !153)
!157 = !DILocation(line: 75, column: 15, scope: !153)
!158 = !DILocation(line: 75, column: 24, scope: !153)
!159 = !DILocation(line: 75, column: 26, scope: !153)
!160 = !DILocation(line: 75, column: 20, scope: !153)
!161 = !DILocation(line: 75, column: 33, scope: !153)
!162 = !DILocation(line: 75, column: 38, scope: !153)
!163 = !DILocation(line: 75, column: 11, scope: !153)
!164 = !DILocation(line: 76, column: 9, scope: !153)
!165 = !DILocalVariable(name: "block", scope: !166, file: !3, line: 80, type: !8)
!166 = distinct !DILexicalBlock(scope: !63, file: !3, line: 78, column: 15)
!167 = !DILocation(line: 80, column: 15, scope: !166)
!168 = !DILocation(line: 80, column: 23, scope: !166)
!169 = !DILocation(line: 81, column: 22, scope: !166)
!170 = !DILocation(line: 81, column: 38, scope: !166)
!171 = !DILocation(line: 81, column: 40, scope: !166)
!172 = !DILocation(line: 81, column: 30, scope: !166)
!173 = !DILocation(line: 81, column: 28, scope: !166)
!174 = !DILocation(line: 81, column: 13, scope: !166)
!175 = !DILocation(line: 81, column: 46, scope: !166)
!176 = !DILocation(line: 81, column: 11, scope: !166)
!177 = !DILocation(line: 82, column: 14, scope: !166)
!178 = !DILocation(line: 82, column: 9, scope: !166)
!179 = !DILocation(line: 83, column: 9, scope: !166)
!180 = !DILocalVariable(name: "set", scope: !181, file: !3, line: 86, type: !6)
!181 = distinct !DILexicalBlock(scope: !63, file: !3, line: 85, column: 15)
!182 = !DILocation(line: 86, column: 13, scope: !181)
!183 = !DILocalVariable(name: "unset", scope: !181, file: !3, line: 86, type: !6)
!184 = !DILocation(line: 86, column: 22, scope: !181)
!185 = !DILocation(line: 87, column: 13, scope: !186)
!186 = distinct !DILexicalBlock(scope: !181, file: !3, line: 87, column: 13)
!187 = !DILocation(line: 87, column: 15, scope: !186)
!188 = !DILocation(line: 87, column: 13, scope: !181)
!189 = !DILocation(line: 88, column: 19, scope: !186)
!190 = !DILocation(line: 88, column: 13, scope: !186)
!191 = !DILocation(line: 89, column: 21, scope: !181)
!192 = !DILocation(line: 89, column: 26, scope: !181)
!193 = !DILocation(line: 89, column: 13, scope: !181)
!194 = !DILocation(line: 89, column: 11, scope: !181)
!195 = !DILocation(line: 90, column: 9, scope: !181)
!196 = !DILocalVariable(name: "choice", scope: !197, file: !3, line: 93, type: !24)
!197 = distinct !DILexicalBlock(scope: !63, file: !3, line: 92, column: 15)
!198 = !DILocation(line: 93, column: 15, scope: !197)
!199 = !DILocation(line: 93, column: 26, scope: !197)
!200 = !DILocation(line: 93, column: 27, scope: !197)
!201 = !DILocation(line: 94, column: 26, scope: !197)
!202 = !DILocation(line: 94, column: 28, scope: !197)
!203 = !DILocation(line: 94, column: 19, scope: !197)
!204 = !DILocation(line: 94, column: 17, scope: !197)
!205 = !DILocation(line: 95, column: 9, scope: !197)
!206 = !DILocation(line: 95, column: 19, scope: !197)
!207 = !DILocation(line: 96, column: 9, scope: !197)
!208 = !DILocation(line: 99, column: 23, scope: !63)
!209 = !DILocation(line: 99, column: 14, scope: !63)
!210 = !DILocation(line: 99, column: 16, scope: !63)
!211 = !DILocation(line: 99, column: 9, scope: !63)
!212 = !DILocation(line: 99, column: 21, scope: !63)
!213 = !DILocation(line: 100, column: 17, scope: !63)
!214 = !DILocation(line: 101, column: 9, scope: !63)
!215 = !DILocalVariable(name: "places", scope: !216, file: !3, line: 103, type: !217)
!216 = distinct !DILexicalBlock(scope: !63, file: !3, line: 102, column: 15)
!217 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !26)
!218 = !DILocation(line: 103, column: 14, scope: !216)
!219 = !DILocation(line: 104, column: 39, scope: !216)
!220 = !DILocation(line: 104, column: 41, scope: !216)
!221 = !DILocation(line: 104, column: 32, scope: !216)
!222 = !DILocation(line: 104, column: 13, scope: !216)
!223 = !DILocation(line: 104, column: 11, scope: !216)
!224 = !DILocation(line: 105, column: 9, scope: !216)
!225 = !DILocation(line: 108, column: 12, scope: !2)
!226 = !DILocation(line: 108, column: 5, scope: !2)
!227 = !DILocation(line: 109, column: 1, scope: !2)
!228 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 14, type: !229, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !31)
!229 = !DISubroutineType(types: !230)
!230 = !{!6, !78}
!231 = !DILocalVariable(name: "pair", arg: 1, scope: !228, file: !3, line: 14, type: !78)
!232 = !DILocation(line: 14, column: 31, scope: !228)
!233 = !DILocation(line: 16, column: 17, scope: !228)
!234 = !DILocation(line: 16, column: 12, scope: !228)
!235 = !DILocation(line: 16, column: 24, scope: !228)
!236 = !DILocation(line: 16, column: 5, scope: !228)
!237 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 19, type: !238, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !31)
!238 = !DISubroutineType(types: !239)
!239 = !{!6, !6, null}
!240 = !DILocalVariable(name: "count", arg: 1, scope: !237, file: !3, line: 19, type: !6)
!241 = !DILocation(line: 19, column: 21, scope: !237)
!242 = !DILocalVariable(name: "list", scope: !237, file: !3, line: 21, type: !243)
!243 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !244, line: 14, baseType: !245)
!244 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!245 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !246, baseType: !247)
!246 = !DIFile(filename: "tests/programs/worlds/depends.c", directory: ".")
!247 = !DICompositeType(tag: DW_TAG_array_type, baseType: !248, size: 192, elements: !255)
!248 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !249)
!249 = !{!250, !252, !253, !254}
!250 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !248, file: !246, line: 21, baseType: !251, size: 32)
!251 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !248, file: !246, line: 21, baseType: !251, size: 32, offset: 32)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !248, file: !246, line: 21, baseType: !25, size: 64, offset: 64)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !248, file: !246, line: 21, baseType: !25, size: 64, offset: 128)
!255 = !{!256}
!256 = !DISubrange(count: 1)
!257 = !DILocation(line: 21, column: 13, scope: !237)
!258 = !DILocation(line: 22, column: 5, scope: !237)
!259 = !DILocalVariable(name: "value", scope: !237, file: !3, line: 23, type: !6)
!260 = !DILocation(line: 23, column: 9, scope: !237)
!261 = !DILocation(line: 24, column: 5, scope: !237)
!262 = !DILocation(line: 24, column: 17, scope: !237)
!263 = !DILocation(line: 24, column: 20, scope: !237)
!264 = !DILocation(line: 25, column: 17, scope: !237)
!265 = !DILocation(line: 25, column: 15, scope: !237)
!266 = distinct !{!266, !261, !264, !267}
!267 = !{!"llvm.loop.mustprogress"}
!268 = !DILocation(line: 26, column: 5, scope: !237)
!269 = !DILocation(line: 27, column: 12, scope: !237)
!270 = !DILocation(line: 27, column: 18, scope: !237)
!271 = !DILocation(line: 27, column: 5, scope: !237)
