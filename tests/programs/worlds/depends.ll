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
  %21 = alloca i8*, align 8
  %22 = alloca i8**, align 8
  %23 = alloca i128, align 16
  %24 = alloca [2 x i32*], align 16
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !43, metadata !DIExpression()), !dbg !44
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata i8* %6, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata i32* %7, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 0, i32* %7, align 4, !dbg !50
  %27 = load i32, i32* %4, align 4, !dbg !51
  %28 = icmp slt i32 %27, 2, !dbg !53
  br i1 %28, label %32, label %29, !dbg !54

29:                                               ; preds = %2
  %30 = call i64 @read(i32 noundef 0, i8* noundef %6, i64 noundef 1), !dbg !55
  %31 = icmp ne i64 %30, 1, !dbg !56
  br i1 %31, label %32, label %33, !dbg !57

32:                                               ; preds = %29, %2
  store i32 2, i32* %3, align 4, !dbg !58
  br label %228, !dbg !58

33:                                               ; preds = %29
  %34 = load i8**, i8*** %5, align 8, !dbg !59
  %35 = getelementptr inbounds i8*, i8** %34, i64 1, !dbg !59
  %36 = load i8*, i8** %35, align 8, !dbg !59
  %37 = getelementptr inbounds i8, i8* %36, i64 0, !dbg !59
  %38 = load i8, i8* %37, align 1, !dbg !59
  %39 = sext i8 %38 to i32, !dbg !59
  switch i32 %39, label %226 [
    i32 98, label %40
    i32 112, label %52
    i32 115, label %72
    i32 111, label %85
    i32 119, label %103
    i32 104, label %114
    i32 110, label %126
    i32 118, label %143
    i32 108, label %152
    i32 107, label %163
    i32 105, label %170
    i32 114, label %178
    i32 121, label %198
    i32 100, label %205
    i32 97, label %215
  ], !dbg !60

40:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata i8** %8, metadata !61, metadata !DIExpression()), !dbg !64
  %41 = call noalias i8* @malloc(i64 noundef 70000) #7, !dbg !65
  store i8* %41, i8** %8, align 8, !dbg !64
  %42 = load i8*, i8** %8, align 8, !dbg !66
  call void @llvm.memset.p0i8.i64(i8* align 1 %42, i8 0, i64 100, i1 false), !dbg !67
  %43 = load i8*, i8** %8, align 8, !dbg !68
  %44 = load i8, i8* %6, align 1, !dbg !69
  %45 = zext i8 %44 to i64, !dbg !68
  %46 = getelementptr inbounds i8, i8* %43, i64 %45, !dbg !68
  %47 = load i8, i8* %46, align 1, !dbg !68
  %48 = sext i8 %47 to i32, !dbg !68
  %49 = icmp eq i32 %48, 1, !dbg !70
  %50 = zext i1 %49 to i32, !dbg !70
  store i32 %50, i32* %7, align 4, !dbg !71
  %51 = load i8*, i8** %8, align 8, !dbg !72
  call void @free(i8* noundef %51) #7, !dbg !73
  br label %226, !dbg !74

52:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata %struct.pair** %9, metadata !75, metadata !DIExpression()), !dbg !83
  %53 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !84
  %54 = bitcast i8* %53 to %struct.pair*, !dbg !84
  store %struct.pair* %54, %struct.pair** %9, align 8, !dbg !83
  %55 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !85
  %56 = getelementptr inbounds %struct.pair, %struct.pair* %55, i64 0, !dbg !85
  %57 = getelementptr inbounds %struct.pair, %struct.pair* %56, i32 0, i32 0, !dbg !86
  store i16 0, i16* %57, align 2, !dbg !87
  call void @llvm.dbg.declare(metadata i32* %10, metadata !88, metadata !DIExpression()), !dbg !89
  %58 = bitcast i32* %10 to i8*, !dbg !90
  %59 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !91
  %60 = load i8, i8* %6, align 1, !dbg !92
  %61 = zext i8 %60 to i32, !dbg !92
  %62 = and i32 %61, 1, !dbg !93
  %63 = sext i32 %62 to i64, !dbg !91
  %64 = getelementptr inbounds %struct.pair, %struct.pair* %59, i64 %63, !dbg !91
  %65 = bitcast %struct.pair* %64 to i8*, !dbg !90
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %58, i8* align 2 %65, i64 4, i1 false), !dbg !90
  %66 = load i32, i32* %10, align 4, !dbg !94
  %67 = and i32 %66, 65535, !dbg !95
  %68 = icmp eq i32 %67, 3, !dbg !96
  %69 = zext i1 %68 to i32, !dbg !96
  store i32 %69, i32* %7, align 4, !dbg !97
  %70 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !98
  %71 = bitcast %struct.pair* %70 to i8*, !dbg !98
  call void @free(i8* noundef %71) #7, !dbg !99
  br label %226, !dbg !100

72:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata [2 x %struct.pair]* %11, metadata !101, metadata !DIExpression()), !dbg !104
  %73 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 0, !dbg !105
  %74 = getelementptr inbounds %struct.pair, %struct.pair* %73, i32 0, i32 1, !dbg !106
  store i16 0, i16* %74, align 2, !dbg !107
  %75 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 1, !dbg !108
  %76 = getelementptr inbounds %struct.pair, %struct.pair* %75, i32 0, i32 0, !dbg !109
  store i16 0, i16* %76, align 2, !dbg !110
  %77 = load i8, i8* %6, align 1, !dbg !111
  %78 = zext i8 %77 to i32, !dbg !111
  %79 = and i32 %78, 1, !dbg !112
  %80 = sext i32 %79 to i64, !dbg !113
  %81 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 %80, !dbg !113
  %82 = bitcast %struct.pair* %81 to i32*, !dbg !114
  %83 = load i32, i32* %82, align 2, !dbg !114
  %84 = call i32 @second(i32 %83), !dbg !114
  store i32 %84, i32* %7, align 4, !dbg !115
  br label %226, !dbg !116

85:                                               ; preds = %33
  call void @llvm.dbg.declare(metadata i8** %12, metadata !117, metadata !DIExpression()), !dbg !119
  %86 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !120
  store i8* %86, i8** %12, align 8, !dbg !119
  call void @llvm.dbg.declare(metadata [2 x i8*]* %13, metadata !121, metadata !DIExpression()), !dbg !122
  %87 = getelementptr inbounds [2 x i8*], [2 x i8*]* %13, i64 0, i64 0, !dbg !123
  %88 = load i8*, i8** %12, align 8, !dbg !124
  store i8* %88, i8** %87, align 8, !dbg !123
  %89 = getelementptr inbounds i8*, i8** %87, i64 1, !dbg !123
  %90 = load i8*, i8** %12, align 8, !dbg !125
  %91 = getelementptr inbounds i8, i8* %90, i64 6, !dbg !126
  store i8* %91, i8** %89, align 8, !dbg !123
  %92 = load i8, i8* %6, align 1, !dbg !127
  %93 = zext i8 %92 to i32, !dbg !127
  %94 = and i32 %93, 1, !dbg !128
  %95 = sext i32 %94 to i64, !dbg !129
  %96 = getelementptr inbounds [2 x i8*], [2 x i8*]* %13, i64 0, i64 %95, !dbg !129
  %97 = load i8*, i8** %96, align 8, !dbg !129
  %98 = bitcast i8* %97 to i32*, !dbg !130
  %99 = load i32, i32* %98, align 4, !dbg !131
  %100 = icmp eq i32 %99, 7, !dbg !132
  %101 = zext i1 %100 to i32, !dbg !132
  store i32 %101, i32* %7, align 4, !dbg !133
  %102 = load i8*, i8** %12, align 8, !dbg !134
  call void @free(i8* noundef %102) #7, !dbg !135
  br label %226, !dbg !136

103:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i128* %14, metadata !137, metadata !DIExpression()), !dbg !139
  call void @llvm.dbg.declare(metadata i128* %15, metadata !140, metadata !DIExpression()), !dbg !141
  %104 = load i8, i8* %6, align 1, !dbg !142
  %105 = zext i8 %104 to i32, !dbg !142
  %106 = and i32 %105, 3, !dbg !143
  %107 = sext i32 %106 to i128, !dbg !144
  %108 = shl i128 %107, 100, !dbg !145
  store i128 %108, i128* %15, align 16, !dbg !141
  %109 = load i128, i128* %14, align 16, !dbg !146
  %110 = load i128, i128* %15, align 16, !dbg !147
  %111 = and i128 %109, %110, !dbg !148
  %112 = icmp ne i128 %111, 0, !dbg !149
  %113 = zext i1 %112 to i32, !dbg !149
  store i32 %113, i32* %7, align 4, !dbg !150
  br label %226, !dbg !151

114:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i128* %16, metadata !152, metadata !DIExpression()), !dbg !154
  %115 = bitcast i128* %16 to i64*, !dbg !155
  %116 = getelementptr inbounds i64, i64* %115, i64 1, !dbg !155
  store i64 0, i64* %116, align 8, !dbg !156
  %117 = load i128, i128* %16, align 16, !dbg !157
  %118 = load i8, i8* %6, align 1, !dbg !158
  %119 = zext i8 %118 to i32, !dbg !158
  %120 = and i32 %119, 64, !dbg !159
  %121 = zext i32 %120 to i128, !dbg !160
  %122 = lshr i128 %117, %121, !dbg !160
  %123 = and i128 %122, 1, !dbg !161
  %124 = icmp ne i128 %123, 0, !dbg !162
  %125 = zext i1 %124 to i32, !dbg !162
  store i32 %125, i32* %7, align 4, !dbg !163
  br label %226, !dbg !164

126:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i8** %17, metadata !165, metadata !DIExpression()), !dbg !167
  %127 = call noalias i8* @calloc(i64 noundef 16, i64 noundef 1) #7, !dbg !168
  store i8* %127, i8** %17, align 8, !dbg !167
  %128 = load i8*, i8** %17, align 8, !dbg !169
  %129 = load i8, i8* %6, align 1, !dbg !170
  %130 = zext i8 %129 to i32, !dbg !170
  %131 = and i32 %130, 3, !dbg !171
  %132 = sext i32 %131 to i64, !dbg !172
  %133 = getelementptr inbounds [4 x i8], [4 x i8]* @main.offsets, i64 0, i64 %132, !dbg !172
  %134 = load i8, i8* %133, align 1, !dbg !172
  %135 = zext i8 %134 to i32, !dbg !172
  %136 = sext i32 %135 to i64, !dbg !173
  %137 = getelementptr inbounds i8, i8* %128, i64 %136, !dbg !173
  %138 = bitcast i8* %137 to i32*, !dbg !174
  %139 = load i32, i32* %138, align 4, !dbg !174
  %140 = icmp eq i32 %139, 3, !dbg !175
  %141 = zext i1 %140 to i32, !dbg !175
  store i32 %141, i32* %7, align 4, !dbg !176
  %142 = load i8*, i8** %17, align 8, !dbg !177
  call void @free(i8* noundef %142) #7, !dbg !178
  br label %226, !dbg !179

143:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i32* %18, metadata !180, metadata !DIExpression()), !dbg !182
  store i32 1, i32* %18, align 4, !dbg !182
  call void @llvm.dbg.declare(metadata i32* %19, metadata !183, metadata !DIExpression()), !dbg !184
  %144 = load i8, i8* %6, align 1, !dbg !185
  %145 = zext i8 %144 to i32, !dbg !185
  %146 = icmp eq i32 %145, 4, !dbg !187
  br i1 %146, label %147, label %148, !dbg !188

147:                                              ; preds = %143
  store i32 2, i32* %19, align 4, !dbg !189
  br label %148, !dbg !190

148:                                              ; preds = %147, %143
  %149 = load i32, i32* %18, align 4, !dbg !191
  %150 = load i32, i32* %19, align 4, !dbg !192
  %151 = call i32 (i32, ...) @last(i32 noundef 2, i32 noundef %149, i32 noundef %150), !dbg !193
  store i32 %151, i32* %7, align 4, !dbg !194
  br label %226, !dbg !195

152:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata [2 x i8*]* %20, metadata !196, metadata !DIExpression()), !dbg !198
  %153 = getelementptr inbounds [2 x i8*], [2 x i8*]* %20, i64 0, i64 0, !dbg !199
  %154 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !200
  store i8* %154, i8** %153, align 8, !dbg !199
  %155 = getelementptr inbounds i8*, i8** %153, i64 1, !dbg !199
  store i8* bitcast ([4 x i32]* @variable to i8*), i8** %155, align 8, !dbg !199
  %156 = load i8, i8* %6, align 1, !dbg !201
  %157 = zext i8 %156 to i32, !dbg !201
  %158 = and i32 %157, 1, !dbg !202
  %159 = sext i32 %158 to i64, !dbg !203
  %160 = getelementptr inbounds [2 x i8*], [2 x i8*]* %20, i64 0, i64 %159, !dbg !203
  %161 = load i8*, i8** %160, align 8, !dbg !203
  store i8* %161, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 0), align 16, !dbg !204
  %162 = getelementptr inbounds [2 x i8*], [2 x i8*]* %20, i64 0, i64 0, !dbg !205
  store i8* null, i8** %162, align 16, !dbg !206
  br label %226, !dbg !207

163:                                              ; preds = %33
  %164 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !208
  %165 = load i8, i8* %6, align 1, !dbg !209
  %166 = zext i8 %165 to i32, !dbg !209
  %167 = and i32 %166, 1, !dbg !210
  %168 = sext i32 %167 to i64, !dbg !211
  %169 = getelementptr inbounds [2 x i8*], [2 x i8*]* @kept, i64 0, i64 %168, !dbg !211
  store i8* %164, i8** %169, align 8, !dbg !212
  store i8* null, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 1), align 8, !dbg !213
  br label %226, !dbg !214

170:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i8** %21, metadata !215, metadata !DIExpression()), !dbg !217
  %171 = load i8, i8* %6, align 1, !dbg !218
  %172 = zext i8 %171 to i32, !dbg !218
  %173 = and i32 %172, 15, !dbg !219
  %174 = sext i32 %173 to i64, !dbg !218
  %175 = call noalias i8* @malloc(i64 noundef %174) #7, !dbg !220
  store i8* %175, i8** %21, align 8, !dbg !217
  %176 = load i8*, i8** %21, align 8, !dbg !221
  %177 = getelementptr inbounds i8, i8* %176, i64 5, !dbg !222
  store i8* %177, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 0), align 16, !dbg !223
  store i8* null, i8** %21, align 8, !dbg !224
  br label %226, !dbg !225

178:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i8*** %22, metadata !226, metadata !DIExpression()), !dbg !228
  %179 = call noalias i8* @malloc(i64 noundef 24) #7, !dbg !229
  %180 = bitcast i8* %179 to i8**, !dbg !229
  store i8** %180, i8*** %22, align 8, !dbg !228
  %181 = call noalias i8* @malloc(i64 noundef 3) #7, !dbg !230
  %182 = load i8**, i8*** %22, align 8, !dbg !231
  %183 = getelementptr inbounds i8*, i8** %182, i64 0, !dbg !231
  store i8* %181, i8** %183, align 8, !dbg !232
  %184 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !233
  %185 = load i8**, i8*** %22, align 8, !dbg !234
  %186 = getelementptr inbounds i8*, i8** %185, i64 1, !dbg !234
  store i8* %184, i8** %186, align 8, !dbg !235
  %187 = call noalias i8* @malloc(i64 noundef 5) #7, !dbg !236
  %188 = load i8**, i8*** %22, align 8, !dbg !237
  %189 = getelementptr inbounds i8*, i8** %188, i64 2, !dbg !237
  store i8* %187, i8** %189, align 8, !dbg !238
  %190 = load i8**, i8*** %22, align 8, !dbg !239
  %191 = bitcast i8** %190 to i8*, !dbg !239
  %192 = load i8, i8* %6, align 1, !dbg !240
  %193 = zext i8 %192 to i32, !dbg !240
  %194 = and i32 %193, 15, !dbg !241
  %195 = sub nsw i32 24, %194, !dbg !242
  %196 = sext i32 %195 to i64, !dbg !243
  %197 = call i8* @realloc(i8* noundef %191, i64 noundef %196) #7, !dbg !244
  store i8* %197, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 0), align 16, !dbg !245
  store i8** null, i8*** %22, align 8, !dbg !246
  br label %226, !dbg !247

198:                                              ; preds = %33
  %199 = call noalias i8* @malloc(i64 noundef 16) #7, !dbg !248
  store i8* %199, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 0), align 16, !dbg !249
  %200 = load i8, i8* %6, align 1, !dbg !250
  %201 = zext i8 %200 to i32, !dbg !250
  %202 = and i32 %201, 7, !dbg !251
  %203 = sext i32 %202 to i64, !dbg !252
  %204 = getelementptr inbounds i8, i8* bitcast ([2 x i8*]* @kept to i8*), i64 %203, !dbg !252
  store i8 0, i8* %204, align 1, !dbg !253
  br label %226, !dbg !254

205:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata i128* %23, metadata !255, metadata !DIExpression()), !dbg !257
  %206 = bitcast i128* %23 to i64*, !dbg !258
  %207 = getelementptr inbounds i64, i64* %206, i64 0, !dbg !258
  store i64 5, i64* %207, align 16, !dbg !259
  %208 = load i128, i128* %23, align 16, !dbg !260
  %209 = load i8, i8* %6, align 1, !dbg !261
  %210 = zext i8 %209 to i128, !dbg !261
  %211 = add i128 %208, %210, !dbg !262
  %212 = and i128 %211, 255, !dbg !263
  %213 = icmp eq i128 %212, 7, !dbg !264
  %214 = zext i1 %213 to i32, !dbg !264
  store i32 %214, i32* %7, align 4, !dbg !265
  br label %226, !dbg !266

215:                                              ; preds = %33
  call void @llvm.dbg.declare(metadata [2 x i32*]* %24, metadata !267, metadata !DIExpression()), !dbg !270
  %216 = bitcast [2 x i32*]* %24 to i8*, !dbg !270
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %216, i8* align 16 bitcast ([2 x i32*]* @__const.main.places to i8*), i64 16, i1 false), !dbg !270
  %217 = load i8, i8* %6, align 1, !dbg !271
  %218 = zext i8 %217 to i32, !dbg !271
  %219 = and i32 %218, 1, !dbg !272
  %220 = sext i32 %219 to i64, !dbg !273
  %221 = getelementptr inbounds [2 x i32*], [2 x i32*]* %24, i64 0, i64 %220, !dbg !273
  %222 = load i32*, i32** %221, align 8, !dbg !273
  store i32 1, i32* %25, align 4, !dbg !274
  %223 = load i32, i32* %25, align 4, !dbg !274
  %224 = atomicrmw add i32* %222, i32 %223 seq_cst, align 4, !dbg !274
  store i32 %224, i32* %26, align 4, !dbg !274
  %225 = load i32, i32* %26, align 4, !dbg !274
  store i32 %225, i32* %7, align 4, !dbg !275
  br label %226, !dbg !276

226:                                              ; preds = %33, %215, %205, %198, %178, %170, %163, %152, %148, %126, %114, %103, %85, %72, %52, %40
  %227 = load i32, i32* %7, align 4, !dbg !277
  store i32 %227, i32* %3, align 4, !dbg !278
  br label %228, !dbg !278

228:                                              ; preds = %226, %32
  %229 = load i32, i32* %3, align 4, !dbg !279
  ret i32 %229, !dbg !279
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
define internal i32 @second(i32 %0) #0 !dbg !280 {
  %2 = alloca %struct.pair, align 2
  %3 = bitcast %struct.pair* %2 to i32*
  store i32 %0, i32* %3, align 2
  call void @llvm.dbg.declare(metadata %struct.pair* %2, metadata !283, metadata !DIExpression()), !dbg !284
  %4 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !285
  %5 = load i16, i16* %4, align 2, !dbg !285
  %6 = sext i16 %5 to i32, !dbg !286
  %7 = icmp eq i32 %6, 3, !dbg !287
  %8 = zext i1 %7 to i32, !dbg !287
  ret i32 %8, !dbg !288
}

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last(i32 noundef %0, ...) #0 !dbg !289 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !292, metadata !DIExpression()), !dbg !293
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !294, metadata !DIExpression()), !dbg !309
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !310
  %6 = bitcast %struct.__va_list_tag* %5 to i8*, !dbg !310
  call void @llvm.va_start(i8* %6), !dbg !310
  call void @llvm.dbg.declare(metadata i32* %4, metadata !311, metadata !DIExpression()), !dbg !312
  store i32 0, i32* %4, align 4, !dbg !312
  br label %7, !dbg !313

7:                                                ; preds = %27, %1
  %8 = load i32, i32* %2, align 4, !dbg !314
  %9 = add nsw i32 %8, -1, !dbg !314
  store i32 %9, i32* %2, align 4, !dbg !314
  %10 = icmp sgt i32 %8, 0, !dbg !315
  br i1 %10, label %11, label %30, !dbg !313

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !316
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 0, !dbg !316
  %14 = load i32, i32* %13, align 16, !dbg !316
  %15 = icmp ule i32 %14, 40, !dbg !316
  br i1 %15, label %16, label %22, !dbg !316

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 3, !dbg !316
  %18 = load i8*, i8** %17, align 16, !dbg !316
  %19 = getelementptr i8, i8* %18, i32 %14, !dbg !316
  %20 = bitcast i8* %19 to i32*, !dbg !316
  %21 = add i32 %14, 8, !dbg !316
  store i32 %21, i32* %13, align 16, !dbg !316
  br label %27, !dbg !316

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 2, !dbg !316
  %24 = load i8*, i8** %23, align 8, !dbg !316
  %25 = bitcast i8* %24 to i32*, !dbg !316
  %26 = getelementptr i8, i8* %24, i32 8, !dbg !316
  store i8* %26, i8** %23, align 8, !dbg !316
  br label %27, !dbg !316

27:                                               ; preds = %22, %16
  %28 = phi i32* [ %20, %16 ], [ %25, %22 ], !dbg !316
  %29 = load i32, i32* %28, align 4, !dbg !316
  store i32 %29, i32* %4, align 4, !dbg !317
  br label %7, !dbg !313, !llvm.loop !318

30:                                               ; preds = %7
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !320
  %32 = bitcast %struct.__va_list_tag* %31 to i8*, !dbg !320
  call void @llvm.va_end(i8* %32), !dbg !320
  %33 = load i32, i32* %4, align 4, !dbg !321
  %34 = icmp eq i32 %33, 3, !dbg !322
  %35 = zext i1 %34 to i32, !dbg !322
  ret i32 %35, !dbg !323
}

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #3

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
!3 = !DIFile(filename: "tests/programs/worlds/depends.c", directory: ".", checksumkind: CSK_MD5, checksum: "04b9568a0aa1f19eb05d9eef2f23f226")
!4 = !DISubroutineType(types: !5)
!5 = !{!6, !6, !7}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !13, !14, !8}
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
!215 = !DILocalVariable(name: "block", scope: !216, file: !3, line: 103, type: !8)
!216 = distinct !DILexicalBlock(scope: !63, file: !3, line: 102, column: 15)
!217 = !DILocation(line: 103, column: 15, scope: !216)
!218 = !DILocation(line: 103, column: 30, scope: !216)
!219 = !DILocation(line: 103, column: 32, scope: !216)
!220 = !DILocation(line: 103, column: 23, scope: !216)
!221 = !DILocation(line: 104, column: 19, scope: !216)
!222 = !DILocation(line: 104, column: 25, scope: !216)
!223 = !DILocation(line: 104, column: 17, scope: !216)
!224 = !DILocation(line: 105, column: 15, scope: !216)
!225 = !DILocation(line: 106, column: 9, scope: !216)
!226 = !DILocalVariable(name: "pointers", scope: !227, file: !3, line: 109, type: !7)
!227 = distinct !DILexicalBlock(scope: !63, file: !3, line: 108, column: 15)
!228 = !DILocation(line: 109, column: 16, scope: !227)
!229 = !DILocation(line: 109, column: 27, scope: !227)
!230 = !DILocation(line: 110, column: 23, scope: !227)
!231 = !DILocation(line: 110, column: 9, scope: !227)
!232 = !DILocation(line: 110, column: 21, scope: !227)
!233 = !DILocation(line: 111, column: 23, scope: !227)
!234 = !DILocation(line: 111, column: 9, scope: !227)
!235 = !DILocation(line: 111, column: 21, scope: !227)
!236 = !DILocation(line: 112, column: 23, scope: !227)
!237 = !DILocation(line: 112, column: 9, scope: !227)
!238 = !DILocation(line: 112, column: 21, scope: !227)
!239 = !DILocation(line: 113, column: 27, scope: !227)
!240 = !DILocation(line: 113, column: 43, scope: !227)
!241 = !DILocation(line: 113, column: 45, scope: !227)
!242 = !DILocation(line: 113, column: 40, scope: !227)
!243 = !DILocation(line: 113, column: 37, scope: !227)
!244 = !DILocation(line: 113, column: 19, scope: !227)
!245 = !DILocation(line: 113, column: 17, scope: !227)
!246 = !DILocation(line: 114, column: 18, scope: !227)
!247 = !DILocation(line: 115, column: 9, scope: !227)
!248 = !DILocation(line: 118, column: 19, scope: !63)
!249 = !DILocation(line: 118, column: 17, scope: !63)
!250 = !DILocation(line: 119, column: 24, scope: !63)
!251 = !DILocation(line: 119, column: 26, scope: !63)
!252 = !DILocation(line: 119, column: 9, scope: !63)
!253 = !DILocation(line: 119, column: 31, scope: !63)
!254 = !DILocation(line: 120, column: 9, scope: !63)
!255 = !DILocalVariable(name: "wide", scope: !256, file: !3, line: 122, type: !13)
!256 = distinct !DILexicalBlock(scope: !63, file: !3, line: 121, column: 15)
!257 = !DILocation(line: 122, column: 27, scope: !256)
!258 = !DILocation(line: 123, column: 9, scope: !256)
!259 = !DILocation(line: 123, column: 37, scope: !256)
!260 = !DILocation(line: 124, column: 15, scope: !256)
!261 = !DILocation(line: 124, column: 22, scope: !256)
!262 = !DILocation(line: 124, column: 20, scope: !256)
!263 = !DILocation(line: 124, column: 25, scope: !256)
!264 = !DILocation(line: 124, column: 33, scope: !256)
!265 = !DILocation(line: 124, column: 11, scope: !256)
!266 = !DILocation(line: 125, column: 9, scope: !256)
!267 = !DILocalVariable(name: "places", scope: !268, file: !3, line: 128, type: !269)
!268 = distinct !DILexicalBlock(scope: !63, file: !3, line: 127, column: 15)
!269 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !26)
!270 = !DILocation(line: 128, column: 14, scope: !268)
!271 = !DILocation(line: 129, column: 39, scope: !268)
!272 = !DILocation(line: 129, column: 41, scope: !268)
!273 = !DILocation(line: 129, column: 32, scope: !268)
!274 = !DILocation(line: 129, column: 13, scope: !268)
!275 = !DILocation(line: 129, column: 11, scope: !268)
!276 = !DILocation(line: 130, column: 9, scope: !268)
!277 = !DILocation(line: 133, column: 12, scope: !2)
!278 = !DILocation(line: 133, column: 5, scope: !2)
!279 = !DILocation(line: 134, column: 1, scope: !2)
!280 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 14, type: !281, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !31)
!281 = !DISubroutineType(types: !282)
!282 = !{!6, !78}
!283 = !DILocalVariable(name: "pair", arg: 1, scope: !280, file: !3, line: 14, type: !78)
!284 = !DILocation(line: 14, column: 31, scope: !280)
!285 = !DILocation(line: 16, column: 17, scope: !280)
!286 = !DILocation(line: 16, column: 12, scope: !280)
!287 = !DILocation(line: 16, column: 24, scope: !280)
!288 = !DILocation(line: 16, column: 5, scope: !280)
!289 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 19, type: !290, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !10, retainedNodes: !31)
!290 = !DISubroutineType(types: !291)
!291 = !{!6, !6, null}
!292 = !DILocalVariable(name: "count", arg: 1, scope: !289, file: !3, line: 19, type: !6)
!293 = !DILocation(line: 19, column: 21, scope: !289)
!294 = !DILocalVariable(name: "list", scope: !289, file: !3, line: 21, type: !295)
!295 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !296, line: 14, baseType: !297)
!296 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!297 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !298, baseType: !299)
!298 = !DIFile(filename: "tests/programs/worlds/depends.c", directory: ".")
!299 = !DICompositeType(tag: DW_TAG_array_type, baseType: !300, size: 192, elements: !307)
!300 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !301)
!301 = !{!302, !304, !305, !306}
!302 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !300, file: !298, line: 21, baseType: !303, size: 32)
!303 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!304 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !300, file: !298, line: 21, baseType: !303, size: 32, offset: 32)
!305 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !300, file: !298, line: 21, baseType: !25, size: 64, offset: 64)
!306 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !300, file: !298, line: 21, baseType: !25, size: 64, offset: 128)
!307 = !{!308}
!308 = !DISubrange(count: 1)
!309 = !DILocation(line: 21, column: 13, scope: !289)
!310 = !DILocation(line: 22, column: 5, scope: !289)
!311 = !DILocalVariable(name: "value", scope: !289, file: !3, line: 23, type: !6)
!312 = !DILocation(line: 23, column: 9, scope: !289)
!313 = !DILocation(line: 24, column: 5, scope: !289)
!314 = !DILocation(line: 24, column: 17, scope: !289)
!315 = !DILocation(line: 24, column: 20, scope: !289)
!316 = !DILocation(line: 25, column: 17, scope: !289)
!317 = !DILocation(line: 25, column: 15, scope: !289)
!318 = distinct !{!318, !313, !316, !319}
!319 = !{!"llvm.loop.mustprogress"}
!320 = !DILocation(line: 26, column: 5, scope: !289)
!321 = !DILocation(line: 27, column: 12, scope: !289)
!322 = !DILocation(line: 27, column: 18, scope: !289)
!323 = !DILocation(line: 27, column: 5, scope: !289)
