; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/depends.c
; ModuleID = 'tests/programs/worlds/depends.c'
source_filename = "tests/programs/worlds/depends.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pair = type { i16, i16 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@variable = internal global [4 x i32] zeroinitializer, align 16, !dbg !0
@kept = internal global [2 x i8*] zeroinitializer, align 16, !dbg !9
@constant = internal constant i32 5, align 4, !dbg !15
@__const.main.places = private unnamed_addr constant [2 x i32*] [i32* getelementptr inbounds ([4 x i32], [4 x i32]* @variable, i32 0, i32 0), i32* bitcast (i8* getelementptr (i8, i8* bitcast (i32* @constant to i8*), i64 2) to i32*)], align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !29 {
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
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca [2 x i8*], align 16
  %19 = alloca [2 x i32*], align 16
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !36, metadata !DIExpression()), !dbg !37
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata i8* %6, metadata !40, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata i32* %7, metadata !43, metadata !DIExpression()), !dbg !44
  store i32 0, i32* %7, align 4, !dbg !44
  %22 = load i32, i32* %4, align 4, !dbg !45
  %23 = icmp slt i32 %22, 2, !dbg !47
  br i1 %23, label %27, label %24, !dbg !48

24:                                               ; preds = %2
  %25 = call i64 @read(i32 noundef 0, i8* noundef %6, i64 noundef 1), !dbg !49
  %26 = icmp ne i64 %25, 1, !dbg !50
  br i1 %26, label %27, label %28, !dbg !51

27:                                               ; preds = %24, %2
  store i32 2, i32* %3, align 4, !dbg !52
  br label %149, !dbg !52

28:                                               ; preds = %24
  %29 = load i8**, i8*** %5, align 8, !dbg !53
  %30 = getelementptr inbounds i8*, i8** %29, i64 1, !dbg !53
  %31 = load i8*, i8** %30, align 8, !dbg !53
  %32 = getelementptr inbounds i8, i8* %31, i64 0, !dbg !53
  %33 = load i8, i8* %32, align 1, !dbg !53
  %34 = sext i8 %33 to i32, !dbg !53
  switch i32 %34, label %147 [
    i32 98, label %35
    i32 112, label %47
    i32 115, label %67
    i32 111, label %80
    i32 119, label %98
    i32 118, label %109
    i32 108, label %118
    i32 107, label %129
    i32 97, label %136
  ], !dbg !54

35:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata i8** %8, metadata !55, metadata !DIExpression()), !dbg !58
  %36 = call noalias i8* @malloc(i64 noundef 70000) #7, !dbg !59
  store i8* %36, i8** %8, align 8, !dbg !58
  %37 = load i8*, i8** %8, align 8, !dbg !60
  call void @llvm.memset.p0i8.i64(i8* align 1 %37, i8 0, i64 100, i1 false), !dbg !61
  %38 = load i8*, i8** %8, align 8, !dbg !62
  %39 = load i8, i8* %6, align 1, !dbg !63
  %40 = zext i8 %39 to i64, !dbg !62
  %41 = getelementptr inbounds i8, i8* %38, i64 %40, !dbg !62
  %42 = load i8, i8* %41, align 1, !dbg !62
  %43 = sext i8 %42 to i32, !dbg !62
  %44 = icmp eq i32 %43, 1, !dbg !64
  %45 = zext i1 %44 to i32, !dbg !64
  store i32 %45, i32* %7, align 4, !dbg !65
  %46 = load i8*, i8** %8, align 8, !dbg !66
  call void @free(i8* noundef %46) #7, !dbg !67
  br label %147, !dbg !68

47:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata %struct.pair** %9, metadata !69, metadata !DIExpression()), !dbg !77
  %48 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !78
  %49 = bitcast i8* %48 to %struct.pair*, !dbg !78
  store %struct.pair* %49, %struct.pair** %9, align 8, !dbg !77
  %50 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !79
  %51 = getelementptr inbounds %struct.pair, %struct.pair* %50, i64 0, !dbg !79
  %52 = getelementptr inbounds %struct.pair, %struct.pair* %51, i32 0, i32 0, !dbg !80
  store i16 0, i16* %52, align 2, !dbg !81
  call void @llvm.dbg.declare(metadata i32* %10, metadata !82, metadata !DIExpression()), !dbg !83
  %53 = bitcast i32* %10 to i8*, !dbg !84
  %54 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !85
  %55 = load i8, i8* %6, align 1, !dbg !86
  %56 = zext i8 %55 to i32, !dbg !86
  %57 = and i32 %56, 1, !dbg !87
  %58 = sext i32 %57 to i64, !dbg !85
  %59 = getelementptr inbounds %struct.pair, %struct.pair* %54, i64 %58, !dbg !85
  %60 = bitcast %struct.pair* %59 to i8*, !dbg !84
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %53, i8* align 2 %60, i64 4, i1 false), !dbg !84
  %61 = load i32, i32* %10, align 4, !dbg !88
  %62 = and i32 %61, 65535, !dbg !89
  %63 = icmp eq i32 %62, 3, !dbg !90
  %64 = zext i1 %63 to i32, !dbg !90
  store i32 %64, i32* %7, align 4, !dbg !91
  %65 = load %struct.pair*, %struct.pair** %9, align 8, !dbg !92
  %66 = bitcast %struct.pair* %65 to i8*, !dbg !92
  call void @free(i8* noundef %66) #7, !dbg !93
  br label %147, !dbg !94

67:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata [2 x %struct.pair]* %11, metadata !95, metadata !DIExpression()), !dbg !98
  %68 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 0, !dbg !99
  %69 = getelementptr inbounds %struct.pair, %struct.pair* %68, i32 0, i32 1, !dbg !100
  store i16 0, i16* %69, align 2, !dbg !101
  %70 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 1, !dbg !102
  %71 = getelementptr inbounds %struct.pair, %struct.pair* %70, i32 0, i32 0, !dbg !103
  store i16 0, i16* %71, align 2, !dbg !104
  %72 = load i8, i8* %6, align 1, !dbg !105
  %73 = zext i8 %72 to i32, !dbg !105
  %74 = and i32 %73, 1, !dbg !106
  %75 = sext i32 %74 to i64, !dbg !107
  %76 = getelementptr inbounds [2 x %struct.pair], [2 x %struct.pair]* %11, i64 0, i64 %75, !dbg !107
  %77 = bitcast %struct.pair* %76 to i32*, !dbg !108
  %78 = load i32, i32* %77, align 2, !dbg !108
  %79 = call i32 @second(i32 %78), !dbg !108
  store i32 %79, i32* %7, align 4, !dbg !109
  br label %147, !dbg !110

80:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata i8** %12, metadata !111, metadata !DIExpression()), !dbg !113
  %81 = call noalias i8* @malloc(i64 noundef 8) #7, !dbg !114
  store i8* %81, i8** %12, align 8, !dbg !113
  call void @llvm.dbg.declare(metadata [2 x i8*]* %13, metadata !115, metadata !DIExpression()), !dbg !116
  %82 = getelementptr inbounds [2 x i8*], [2 x i8*]* %13, i64 0, i64 0, !dbg !117
  %83 = load i8*, i8** %12, align 8, !dbg !118
  store i8* %83, i8** %82, align 8, !dbg !117
  %84 = getelementptr inbounds i8*, i8** %82, i64 1, !dbg !117
  %85 = load i8*, i8** %12, align 8, !dbg !119
  %86 = getelementptr inbounds i8, i8* %85, i64 6, !dbg !120
  store i8* %86, i8** %84, align 8, !dbg !117
  %87 = load i8, i8* %6, align 1, !dbg !121
  %88 = zext i8 %87 to i32, !dbg !121
  %89 = and i32 %88, 1, !dbg !122
  %90 = sext i32 %89 to i64, !dbg !123
  %91 = getelementptr inbounds [2 x i8*], [2 x i8*]* %13, i64 0, i64 %90, !dbg !123
  %92 = load i8*, i8** %91, align 8, !dbg !123
  %93 = bitcast i8* %92 to i32*, !dbg !124
  %94 = load i32, i32* %93, align 4, !dbg !125
  %95 = icmp eq i32 %94, 7, !dbg !126
  %96 = zext i1 %95 to i32, !dbg !126
  store i32 %96, i32* %7, align 4, !dbg !127
  %97 = load i8*, i8** %12, align 8, !dbg !128
  call void @free(i8* noundef %97) #7, !dbg !129
  br label %147, !dbg !130

98:                                               ; preds = %28
  call void @llvm.dbg.declare(metadata i128* %14, metadata !131, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata i128* %15, metadata !134, metadata !DIExpression()), !dbg !135
  %99 = load i8, i8* %6, align 1, !dbg !136
  %100 = zext i8 %99 to i32, !dbg !136
  %101 = and i32 %100, 3, !dbg !137
  %102 = sext i32 %101 to i128, !dbg !138
  %103 = shl i128 %102, 100, !dbg !139
  store i128 %103, i128* %15, align 16, !dbg !135
  %104 = load i128, i128* %14, align 16, !dbg !140
  %105 = load i128, i128* %15, align 16, !dbg !141
  %106 = and i128 %104, %105, !dbg !142
  %107 = icmp ne i128 %106, 0, !dbg !143
  %108 = zext i1 %107 to i32, !dbg !143
  store i32 %108, i32* %7, align 4, !dbg !144
  br label %147, !dbg !145

109:                                              ; preds = %28
  call void @llvm.dbg.declare(metadata i32* %16, metadata !146, metadata !DIExpression()), !dbg !148
  store i32 1, i32* %16, align 4, !dbg !148
  call void @llvm.dbg.declare(metadata i32* %17, metadata !149, metadata !DIExpression()), !dbg !150
  %110 = load i8, i8* %6, align 1, !dbg !151
  %111 = zext i8 %110 to i32, !dbg !151
  %112 = icmp eq i32 %111, 4, !dbg !153
  br i1 %112, label %113, label %114, !dbg !154

113:                                              ; preds = %109
  store i32 2, i32* %17, align 4, !dbg !155
  br label %114, !dbg !156

114:                                              ; preds = %113, %109
  %115 = load i32, i32* %16, align 4, !dbg !157
  %116 = load i32, i32* %17, align 4, !dbg !158
  %117 = call i32 (i32, ...) @last(i32 noundef 2, i32 noundef %115, i32 noundef %116), !dbg !159
  store i32 %117, i32* %7, align 4, !dbg !160
  br label %147, !dbg !161

118:                                              ; preds = %28
  call void @llvm.dbg.declare(metadata [2 x i8*]* %18, metadata !162, metadata !DIExpression()), !dbg !164
  %119 = getelementptr inbounds [2 x i8*], [2 x i8*]* %18, i64 0, i64 0, !dbg !165
  %120 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !166
  store i8* %120, i8** %119, align 8, !dbg !165
  %121 = getelementptr inbounds i8*, i8** %119, i64 1, !dbg !165
  store i8* bitcast ([4 x i32]* @variable to i8*), i8** %121, align 8, !dbg !165
  %122 = load i8, i8* %6, align 1, !dbg !167
  %123 = zext i8 %122 to i32, !dbg !167
  %124 = and i32 %123, 1, !dbg !168
  %125 = sext i32 %124 to i64, !dbg !169
  %126 = getelementptr inbounds [2 x i8*], [2 x i8*]* %18, i64 0, i64 %125, !dbg !169
  %127 = load i8*, i8** %126, align 8, !dbg !169
  store i8* %127, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 0), align 16, !dbg !170
  %128 = getelementptr inbounds [2 x i8*], [2 x i8*]* %18, i64 0, i64 0, !dbg !171
  store i8* null, i8** %128, align 16, !dbg !172
  br label %147, !dbg !173

129:                                              ; preds = %28
  %130 = call noalias i8* @malloc(i64 noundef 4) #7, !dbg !174
  %131 = load i8, i8* %6, align 1, !dbg !175
  %132 = zext i8 %131 to i32, !dbg !175
  %133 = and i32 %132, 1, !dbg !176
  %134 = sext i32 %133 to i64, !dbg !177
  %135 = getelementptr inbounds [2 x i8*], [2 x i8*]* @kept, i64 0, i64 %134, !dbg !177
  store i8* %130, i8** %135, align 8, !dbg !178
  store i8* null, i8** getelementptr inbounds ([2 x i8*], [2 x i8*]* @kept, i64 0, i64 1), align 8, !dbg !179
  br label %147, !dbg !180

136:                                              ; preds = %28
  call void @llvm.dbg.declare(metadata [2 x i32*]* %19, metadata !181, metadata !DIExpression()), !dbg !184
  %137 = bitcast [2 x i32*]* %19 to i8*, !dbg !184
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %137, i8* align 16 bitcast ([2 x i32*]* @__const.main.places to i8*), i64 16, i1 false), !dbg !184
  %138 = load i8, i8* %6, align 1, !dbg !185
  %139 = zext i8 %138 to i32, !dbg !185
  %140 = and i32 %139, 1, !dbg !186
  %141 = sext i32 %140 to i64, !dbg !187
  %142 = getelementptr inbounds [2 x i32*], [2 x i32*]* %19, i64 0, i64 %141, !dbg !187
  %143 = load i32*, i32** %142, align 8, !dbg !187
  store i32 1, i32* %20, align 4, !dbg !188
  %144 = load i32, i32* %20, align 4, !dbg !188
  %145 = atomicrmw add i32* %143, i32 %144 seq_cst, align 4, !dbg !188
  store i32 %145, i32* %21, align 4, !dbg !188
  %146 = load i32, i32* %21, align 4, !dbg !188
  store i32 %146, i32* %7, align 4, !dbg !189
  br label %147, !dbg !190

147:                                              ; preds = %28, %136, %129, %118, %114, %98, %80, %67, %47, %35
  %148 = load i32, i32* %7, align 4, !dbg !191
  store i32 %148, i32* %3, align 4, !dbg !192
  br label %149, !dbg !192

149:                                              ; preds = %147, %27
  %150 = load i32, i32* %3, align 4, !dbg !193
  ret i32 %150, !dbg !193
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
define internal i32 @second(i32 %0) #0 !dbg !194 {
  %2 = alloca %struct.pair, align 2
  %3 = bitcast %struct.pair* %2 to i32*
  store i32 %0, i32* %3, align 2
  call void @llvm.dbg.declare(metadata %struct.pair* %2, metadata !197, metadata !DIExpression()), !dbg !198
  %4 = getelementptr inbounds %struct.pair, %struct.pair* %2, i32 0, i32 1, !dbg !199
  %5 = load i16, i16* %4, align 2, !dbg !199
  %6 = sext i16 %5 to i32, !dbg !200
  %7 = icmp eq i32 %6, 3, !dbg !201
  %8 = zext i1 %7 to i32, !dbg !201
  ret i32 %8, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @last(i32 noundef %0, ...) #0 !dbg !203 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !206, metadata !DIExpression()), !dbg !207
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !208, metadata !DIExpression()), !dbg !223
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !224
  %6 = bitcast %struct.__va_list_tag* %5 to i8*, !dbg !224
  call void @llvm.va_start(i8* %6), !dbg !224
  call void @llvm.dbg.declare(metadata i32* %4, metadata !225, metadata !DIExpression()), !dbg !226
  store i32 0, i32* %4, align 4, !dbg !226
  br label %7, !dbg !227

7:                                                ; preds = %27, %1
  %8 = load i32, i32* %2, align 4, !dbg !228
  %9 = add nsw i32 %8, -1, !dbg !228
  store i32 %9, i32* %2, align 4, !dbg !228
  %10 = icmp sgt i32 %8, 0, !dbg !229
  br i1 %10, label %11, label %30, !dbg !227

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !230
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 0, !dbg !230
  %14 = load i32, i32* %13, align 16, !dbg !230
  %15 = icmp ule i32 %14, 40, !dbg !230
  br i1 %15, label %16, label %22, !dbg !230

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 3, !dbg !230
  %18 = load i8*, i8** %17, align 16, !dbg !230
  %19 = getelementptr i8, i8* %18, i32 %14, !dbg !230
  %20 = bitcast i8* %19 to i32*, !dbg !230
  %21 = add i32 %14, 8, !dbg !230
  store i32 %21, i32* %13, align 16, !dbg !230
  br label %27, !dbg !230

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 2, !dbg !230
  %24 = load i8*, i8** %23, align 8, !dbg !230
  %25 = bitcast i8* %24 to i32*, !dbg !230
  %26 = getelementptr i8, i8* %24, i32 8, !dbg !230
  store i8* %26, i8** %23, align 8, !dbg !230
  br label %27, !dbg !230

27:                                               ; preds = %22, %16
  %28 = phi i32* [ %20, %16 ], [ %25, %22 ], !dbg !230
  %29 = load i32, i32* %28, align 4, !dbg !230
  store i32 %29, i32* %4, align 4, !dbg !231
  br label %7, !dbg !227, !llvm.loop !232

30:                                               ; preds = %7
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !234
  %32 = bitcast %struct.__va_list_tag* %31 to i8*, !dbg !234
  call void @llvm.va_end(i8* %32), !dbg !234
  %33 = load i32, i32* %4, align 4, !dbg !235
  %34 = icmp eq i32 %33, 3, !dbg !236
  %35 = zext i1 %34 to i32, !dbg !236
  ret i32 %35, !dbg !237
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "variable", scope: !2, file: !3, line: 11, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/depends.c", directory: ".", checksumkind: CSK_MD5, checksum: "bc7d09aadaefeb906d763e9c095915b3")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!8 = !{!0, !9, !15}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 12, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !13)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !{!14}
!14 = !DISubrange(count: 2)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !30, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!30 = !DISubroutineType(types: !31)
!31 = !{!6, !6, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!35 = !{}
!36 = !DILocalVariable(name: "argc", arg: 1, scope: !29, file: !3, line: 30, type: !6)
!37 = !DILocation(line: 30, column: 14, scope: !29)
!38 = !DILocalVariable(name: "argv", arg: 2, scope: !29, file: !3, line: 30, type: !32)
!39 = !DILocation(line: 30, column: 27, scope: !29)
!40 = !DILocalVariable(name: "x", scope: !29, file: !3, line: 32, type: !41)
!41 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!42 = !DILocation(line: 32, column: 19, scope: !29)
!43 = !DILocalVariable(name: "r", scope: !29, file: !3, line: 33, type: !6)
!44 = !DILocation(line: 33, column: 9, scope: !29)
!45 = !DILocation(line: 34, column: 9, scope: !46)
!46 = distinct !DILexicalBlock(scope: !29, file: !3, line: 34, column: 9)
!47 = !DILocation(line: 34, column: 14, scope: !46)
!48 = !DILocation(line: 34, column: 18, scope: !46)
!49 = !DILocation(line: 34, column: 21, scope: !46)
!50 = !DILocation(line: 34, column: 36, scope: !46)
!51 = !DILocation(line: 34, column: 9, scope: !29)
!52 = !DILocation(line: 35, column: 9, scope: !46)
!53 = !DILocation(line: 36, column: 13, scope: !29)
!54 = !DILocation(line: 36, column: 5, scope: !29)
!55 = !DILocalVariable(name: "block", scope: !56, file: !3, line: 38, type: !33)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 37, column: 15)
!57 = distinct !DILexicalBlock(scope: !29, file: !3, line: 36, column: 25)
!58 = !DILocation(line: 38, column: 15, scope: !56)
!59 = !DILocation(line: 38, column: 23, scope: !56)
!60 = !DILocation(line: 39, column: 16, scope: !56)
!61 = !DILocation(line: 39, column: 9, scope: !56)
!62 = !DILocation(line: 40, column: 13, scope: !56)
!63 = !DILocation(line: 40, column: 19, scope: !56)
!64 = !DILocation(line: 40, column: 22, scope: !56)
!65 = !DILocation(line: 40, column: 11, scope: !56)
!66 = !DILocation(line: 41, column: 14, scope: !56)
!67 = !DILocation(line: 41, column: 9, scope: !56)
!68 = !DILocation(line: 42, column: 9, scope: !56)
!69 = !DILocalVariable(name: "pairs", scope: !70, file: !3, line: 45, type: !71)
!70 = distinct !DILexicalBlock(scope: !57, file: !3, line: 44, column: 15)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 7, size: 32, elements: !73)
!73 = !{!74, !76}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !72, file: !3, line: 8, baseType: !75, size: 16)
!75 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !72, file: !3, line: 8, baseType: !75, size: 16, offset: 16)
!77 = !DILocation(line: 45, column: 22, scope: !70)
!78 = !DILocation(line: 45, column: 30, scope: !70)
!79 = !DILocation(line: 46, column: 9, scope: !70)
!80 = !DILocation(line: 46, column: 18, scope: !70)
!81 = !DILocation(line: 46, column: 24, scope: !70)
!82 = !DILocalVariable(name: "both", scope: !70, file: !3, line: 47, type: !6)
!83 = !DILocation(line: 47, column: 13, scope: !70)
!84 = !DILocation(line: 48, column: 9, scope: !70)
!85 = !DILocation(line: 48, column: 24, scope: !70)
!86 = !DILocation(line: 48, column: 30, scope: !70)
!87 = !DILocation(line: 48, column: 32, scope: !70)
!88 = !DILocation(line: 49, column: 14, scope: !70)
!89 = !DILocation(line: 49, column: 19, scope: !70)
!90 = !DILocation(line: 49, column: 29, scope: !70)
!91 = !DILocation(line: 49, column: 11, scope: !70)
!92 = !DILocation(line: 50, column: 14, scope: !70)
!93 = !DILocation(line: 50, column: 9, scope: !70)
!94 = !DILocation(line: 51, column: 9, scope: !70)
!95 = !DILocalVariable(name: "pairs", scope: !96, file: !3, line: 54, type: !97)
!96 = distinct !DILexicalBlock(scope: !57, file: !3, line: 53, column: 15)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 64, elements: !13)
!98 = !DILocation(line: 54, column: 21, scope: !96)
!99 = !DILocation(line: 55, column: 9, scope: !96)
!100 = !DILocation(line: 55, column: 18, scope: !96)
!101 = !DILocation(line: 55, column: 25, scope: !96)
!102 = !DILocation(line: 56, column: 9, scope: !96)
!103 = !DILocation(line: 56, column: 18, scope: !96)
!104 = !DILocation(line: 56, column: 24, scope: !96)
!105 = !DILocation(line: 57, column: 26, scope: !96)
!106 = !DILocation(line: 57, column: 28, scope: !96)
!107 = !DILocation(line: 57, column: 20, scope: !96)
!108 = !DILocation(line: 57, column: 13, scope: !96)
!109 = !DILocation(line: 57, column: 11, scope: !96)
!110 = !DILocation(line: 58, column: 9, scope: !96)
!111 = !DILocalVariable(name: "block", scope: !112, file: !3, line: 61, type: !33)
!112 = distinct !DILexicalBlock(scope: !57, file: !3, line: 60, column: 15)
!113 = !DILocation(line: 61, column: 15, scope: !112)
!114 = !DILocation(line: 61, column: 23, scope: !112)
!115 = !DILocalVariable(name: "places", scope: !112, file: !3, line: 62, type: !11)
!116 = !DILocation(line: 62, column: 15, scope: !112)
!117 = !DILocation(line: 62, column: 26, scope: !112)
!118 = !DILocation(line: 62, column: 27, scope: !112)
!119 = !DILocation(line: 62, column: 34, scope: !112)
!120 = !DILocation(line: 62, column: 40, scope: !112)
!121 = !DILocation(line: 63, column: 28, scope: !112)
!122 = !DILocation(line: 63, column: 30, scope: !112)
!123 = !DILocation(line: 63, column: 21, scope: !112)
!124 = !DILocation(line: 63, column: 14, scope: !112)
!125 = !DILocation(line: 63, column: 13, scope: !112)
!126 = !DILocation(line: 63, column: 35, scope: !112)
!127 = !DILocation(line: 63, column: 11, scope: !112)
!128 = !DILocation(line: 64, column: 14, scope: !112)
!129 = !DILocation(line: 64, column: 9, scope: !112)
!130 = !DILocation(line: 65, column: 9, scope: !112)
!131 = !DILocalVariable(name: "wide", scope: !132, file: !3, line: 68, type: !7)
!132 = distinct !DILexicalBlock(scope: !57, file: !3, line: 67, column: 15)
!133 = !DILocation(line: 68, column: 27, scope: !132)
!134 = !DILocalVariable(name: "mask", scope: !132, file: !3, line: 68, type: !7)
!135 = !DILocation(line: 68, column: 33, scope: !132)
!136 = !DILocation(line: 68, column: 60, scope: !132)
!137 = !DILocation(line: 68, column: 62, scope: !132)
!138 = !DILocation(line: 68, column: 40, scope: !132)
!139 = !DILocation(line: 68, column: 67, scope: !132)
!140 = !DILocation(line: 69, column: 14, scope: !132)
!141 = !DILocation(line: 69, column: 21, scope: !132)
!142 = !DILocation(line: 69, column: 19, scope: !132)
!143 = !DILocation(line: 69, column: 27, scope: !132)
!144 = !DILocation(line: 69, column: 11, scope: !132)
!145 = !DILocation(line: 70, column: 9, scope: !132)
!146 = !DILocalVariable(name: "set", scope: !147, file: !3, line: 73, type: !6)
!147 = distinct !DILexicalBlock(scope: !57, file: !3, line: 72, column: 15)
!148 = !DILocation(line: 73, column: 13, scope: !147)
!149 = !DILocalVariable(name: "unset", scope: !147, file: !3, line: 73, type: !6)
!150 = !DILocation(line: 73, column: 22, scope: !147)
!151 = !DILocation(line: 74, column: 13, scope: !152)
!152 = distinct !DILexicalBlock(scope: !147, file: !3, line: 74, column: 13)
!153 = !DILocation(line: 74, column: 15, scope: !152)
!154 = !DILocation(line: 74, column: 13, scope: !147)
!155 = !DILocation(line: 75, column: 19, scope: !152)
!156 = !DILocation(line: 75, column: 13, scope: !152)
!157 = !DILocation(line: 76, column: 21, scope: !147)
!158 = !DILocation(line: 76, column: 26, scope: !147)
!159 = !DILocation(line: 76, column: 13, scope: !147)
!160 = !DILocation(line: 76, column: 11, scope: !147)
!161 = !DILocation(line: 77, column: 9, scope: !147)
!162 = !DILocalVariable(name: "choice", scope: !163, file: !3, line: 80, type: !11)
!163 = distinct !DILexicalBlock(scope: !57, file: !3, line: 79, column: 15)
!164 = !DILocation(line: 80, column: 15, scope: !163)
!165 = !DILocation(line: 80, column: 26, scope: !163)
!166 = !DILocation(line: 80, column: 27, scope: !163)
!167 = !DILocation(line: 81, column: 26, scope: !163)
!168 = !DILocation(line: 81, column: 28, scope: !163)
!169 = !DILocation(line: 81, column: 19, scope: !163)
!170 = !DILocation(line: 81, column: 17, scope: !163)
!171 = !DILocation(line: 82, column: 9, scope: !163)
!172 = !DILocation(line: 82, column: 19, scope: !163)
!173 = !DILocation(line: 83, column: 9, scope: !163)
!174 = !DILocation(line: 86, column: 23, scope: !57)
!175 = !DILocation(line: 86, column: 14, scope: !57)
!176 = !DILocation(line: 86, column: 16, scope: !57)
!177 = !DILocation(line: 86, column: 9, scope: !57)
!178 = !DILocation(line: 86, column: 21, scope: !57)
!179 = !DILocation(line: 87, column: 17, scope: !57)
!180 = !DILocation(line: 88, column: 9, scope: !57)
!181 = !DILocalVariable(name: "places", scope: !182, file: !3, line: 90, type: !183)
!182 = distinct !DILexicalBlock(scope: !57, file: !3, line: 89, column: 15)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !13)
!184 = !DILocation(line: 90, column: 14, scope: !182)
!185 = !DILocation(line: 91, column: 39, scope: !182)
!186 = !DILocation(line: 91, column: 41, scope: !182)
!187 = !DILocation(line: 91, column: 32, scope: !182)
!188 = !DILocation(line: 91, column: 13, scope: !182)
!189 = !DILocation(line: 91, column: 11, scope: !182)
!190 = !DILocation(line: 92, column: 9, scope: !182)
!191 = !DILocation(line: 95, column: 12, scope: !29)
!192 = !DILocation(line: 95, column: 5, scope: !29)
!193 = !DILocation(line: 96, column: 1, scope: !29)
!194 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 14, type: !195, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!195 = !DISubroutineType(types: !196)
!196 = !{!6, !72}
!197 = !DILocalVariable(name: "pair", arg: 1, scope: !194, file: !3, line: 14, type: !72)
!198 = !DILocation(line: 14, column: 31, scope: !194)
!199 = !DILocation(line: 16, column: 17, scope: !194)
!200 = !DILocation(line: 16, column: 12, scope: !194)
!201 = !DILocation(line: 16, column: 24, scope: !194)
!202 = !DILocation(line: 16, column: 5, scope: !194)
!203 = distinct !DISubprogram(name: "last", scope: !3, file: !3, line: 19, type: !204, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!204 = !DISubroutineType(types: !205)
!205 = !{!6, !6, null}
!206 = !DILocalVariable(name: "count", arg: 1, scope: !203, file: !3, line: 19, type: !6)
!207 = !DILocation(line: 19, column: 21, scope: !203)
!208 = !DILocalVariable(name: "list", scope: !203, file: !3, line: 21, type: !209)
!209 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !210, line: 14, baseType: !211)
!210 = !DIFile(filename: "/usr/lib/llvm-14/lib/clang/14.0.6/include/stdarg.h", directory: "", checksumkind: CSK_MD5, checksum: "4de3cbd931b589d291e5c39387aecf82")
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !212, baseType: !213)
!212 = !DIFile(filename: "tests/programs/worlds/depends.c", directory: ".")
!213 = !DICompositeType(tag: DW_TAG_array_type, baseType: !214, size: 192, elements: !221)
!214 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !215)
!215 = !{!216, !218, !219, !220}
!216 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !214, file: !212, line: 21, baseType: !217, size: 32)
!217 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !214, file: !212, line: 21, baseType: !217, size: 32, offset: 32)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !214, file: !212, line: 21, baseType: !12, size: 64, offset: 64)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !214, file: !212, line: 21, baseType: !12, size: 64, offset: 128)
!221 = !{!222}
!222 = !DISubrange(count: 1)
!223 = !DILocation(line: 21, column: 13, scope: !203)
!224 = !DILocation(line: 22, column: 5, scope: !203)
!225 = !DILocalVariable(name: "value", scope: !203, file: !3, line: 23, type: !6)
!226 = !DILocation(line: 23, column: 9, scope: !203)
!227 = !DILocation(line: 24, column: 5, scope: !203)
!228 = !DILocation(line: 24, column: 17, scope: !203)
!229 = !DILocation(line: 24, column: 20, scope: !203)
!230 = !DILocation(line: 25, column: 17, scope: !203)
!231 = !DILocation(line: 25, column: 15, scope: !203)
!232 = distinct !{!232, !227, !230, !233}
!233 = !{!"llvm.loop.mustprogress"}
!234 = !DILocation(line: 26, column: 5, scope: !203)
!235 = !DILocation(line: 27, column: 12, scope: !203)
!236 = !DILocation(line: 27, column: 18, scope: !203)
!237 = !DILocation(line: 27, column: 5, scope: !203)
