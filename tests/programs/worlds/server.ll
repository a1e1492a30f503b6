; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/server.c
; ModuleID = 'tests/programs/worlds/server.c'
source_filename = "tests/programs/worlds/server.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sockaddr_in = type { i16, i16, %struct.in_addr, [8 x i8] }
%struct.in_addr = type { i32 }
%struct.pollfd = type { i32, i16, i16 }
%struct.sockaddr = type { i16, [14 x i8] }

@name = internal global %struct.sockaddr_in { i16 2, i16 0, %struct.in_addr zeroinitializer, [8 x i8] zeroinitializer }, align 4, !dbg !0
@.str = private unnamed_addr constant [3 x i8] c"go\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"what?\0A\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"198.51.100.7\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"yes\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !86 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !93, metadata !DIExpression()), !dbg !94
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !95, metadata !DIExpression()), !dbg !96
  %6 = load i32, i32* %4, align 4, !dbg !97
  %7 = icmp sgt i32 %6, 1, !dbg !98
  br i1 %7, label %8, label %15, !dbg !97

8:                                                ; preds = %2
  %9 = load i8**, i8*** %5, align 8, !dbg !99
  %10 = getelementptr inbounds i8*, i8** %9, i64 1, !dbg !99
  %11 = load i8*, i8** %10, align 8, !dbg !99
  %12 = getelementptr inbounds i8, i8* %11, i64 0, !dbg !99
  %13 = load i8, i8* %12, align 1, !dbg !99
  %14 = sext i8 %13 to i32, !dbg !99
  br label %16, !dbg !97

15:                                               ; preds = %2
  br label %16, !dbg !97

16:                                               ; preds = %15, %8
  %17 = phi i32 [ %14, %8 ], [ 0, %15 ], !dbg !97
  switch i32 %17, label %24 [
    i32 97, label %18
    i32 99, label %20
    i32 114, label %22
  ], !dbg !100

18:                                               ; preds = %16
  %19 = call i32 @accepts(), !dbg !101
  store i32 %19, i32* %3, align 4, !dbg !103
  br label %25, !dbg !103

20:                                               ; preds = %16
  %21 = call i32 @asks(), !dbg !104
  store i32 %21, i32* %3, align 4, !dbg !105
  br label %25, !dbg !105

22:                                               ; preds = %16
  %23 = call i32 @receives(), !dbg !106
  store i32 %23, i32* %3, align 4, !dbg !107
  br label %25, !dbg !107

24:                                               ; preds = %16
  store i32 6, i32* %3, align 4, !dbg !108
  br label %25, !dbg !108

25:                                               ; preds = %24, %22, %20, %18
  %26 = load i32, i32* %3, align 4, !dbg !109
  ret i32 %26, !dbg !109
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @accepts() #0 !dbg !110 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.pollfd, align 4
  %4 = alloca [4 x i8], align 1
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !113, metadata !DIExpression()), !dbg !114
  %8 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !115
  store i32 %8, i32* %2, align 4, !dbg !114
  %9 = load i32, i32* %2, align 4, !dbg !116
  %10 = call i32 @bind(i32 noundef %9, %struct.sockaddr* noundef bitcast (%struct.sockaddr_in* @name to %struct.sockaddr*), i32 noundef 16) #6, !dbg !118
  %11 = icmp ne i32 %10, 0, !dbg !118
  br i1 %11, label %16, label %12, !dbg !119

12:                                               ; preds = %0
  %13 = load i32, i32* %2, align 4, !dbg !120
  %14 = call i32 @listen(i32 noundef %13, i32 noundef 4) #6, !dbg !121
  %15 = icmp ne i32 %14, 0, !dbg !121
  br i1 %15, label %16, label %17, !dbg !122

16:                                               ; preds = %12, %0
  store i32 1, i32* %1, align 4, !dbg !123
  br label %58, !dbg !123

17:                                               ; preds = %12
  br label %18, !dbg !124

18:                                               ; preds = %53, %17
  call void @llvm.dbg.declare(metadata %struct.pollfd* %3, metadata !125, metadata !DIExpression()), !dbg !136
  %19 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %3, i32 0, i32 0, !dbg !137
  %20 = load i32, i32* %2, align 4, !dbg !138
  store i32 %20, i32* %19, align 4, !dbg !137
  %21 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %3, i32 0, i32 1, !dbg !137
  store i16 1, i16* %21, align 4, !dbg !137
  %22 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %3, i32 0, i32 2, !dbg !137
  store i16 0, i16* %22, align 2, !dbg !137
  call void @llvm.dbg.declare(metadata [4 x i8]* %4, metadata !139, metadata !DIExpression()), !dbg !143
  call void @llvm.dbg.declare(metadata i8* %5, metadata !144, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.declare(metadata i32* %6, metadata !146, metadata !DIExpression()), !dbg !147
  store i32 0, i32* %6, align 4, !dbg !147
  %23 = call i32 @poll(%struct.pollfd* noundef %3, i64 noundef 1, i32 noundef -1), !dbg !148
  %24 = icmp ne i32 %23, 1, !dbg !150
  br i1 %24, label %25, label %26, !dbg !151

25:                                               ; preds = %18
  store i32 2, i32* %1, align 4, !dbg !152
  br label %58, !dbg !152

26:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata i32* %7, metadata !153, metadata !DIExpression()), !dbg !154
  %27 = load i32, i32* %2, align 4, !dbg !155
  %28 = call i32 @accept(i32 noundef %27, %struct.sockaddr* noundef null, i32* noundef null), !dbg !156
  store i32 %28, i32* %7, align 4, !dbg !154
  br label %29, !dbg !157

29:                                               ; preds = %39, %26
  %30 = load i32, i32* %7, align 4, !dbg !158
  %31 = call i64 @read(i32 noundef %30, i8* noundef %5, i64 noundef 1), !dbg !159
  %32 = icmp eq i64 %31, 1, !dbg !160
  br i1 %32, label %33, label %37, !dbg !161

33:                                               ; preds = %29
  %34 = load i8, i8* %5, align 1, !dbg !162
  %35 = sext i8 %34 to i32, !dbg !162
  %36 = icmp ne i32 %35, 10, !dbg !163
  br label %37

37:                                               ; preds = %33, %29
  %38 = phi i1 [ false, %29 ], [ %36, %33 ], !dbg !164
  br i1 %38, label %39, label %45, !dbg !157

39:                                               ; preds = %37
  %40 = load i8, i8* %5, align 1, !dbg !165
  %41 = load i32, i32* %6, align 4, !dbg !166
  %42 = add nsw i32 %41, 1, !dbg !166
  store i32 %42, i32* %6, align 4, !dbg !166
  %43 = sext i32 %41 to i64, !dbg !167
  %44 = getelementptr inbounds [4 x i8], [4 x i8]* %4, i64 0, i64 %43, !dbg !167
  store i8 %40, i8* %44, align 1, !dbg !168
  br label %29, !dbg !157, !llvm.loop !169

45:                                               ; preds = %37
  %46 = load i32, i32* %6, align 4, !dbg !171
  %47 = icmp eq i32 %46, 2, !dbg !173
  br i1 %47, label %48, label %53, !dbg !174

48:                                               ; preds = %45
  %49 = getelementptr inbounds [4 x i8], [4 x i8]* %4, i64 0, i64 0, !dbg !175
  %50 = call i32 @memcmp(i8* noundef %49, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i64 noundef 2) #7, !dbg !176
  %51 = icmp ne i32 %50, 0, !dbg !176
  br i1 %51, label %53, label %52, !dbg !177

52:                                               ; preds = %48
  store i32 7, i32* %1, align 4, !dbg !178
  br label %58, !dbg !178

53:                                               ; preds = %48, %45
  %54 = load i32, i32* %7, align 4, !dbg !179
  %55 = call i64 @write(i32 noundef %54, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i64 noundef 6), !dbg !180
  %56 = load i32, i32* %7, align 4, !dbg !181
  %57 = call i32 @close(i32 noundef %56), !dbg !182
  br label %18, !dbg !183, !llvm.loop !184

58:                                               ; preds = %52, %25, %16
  %59 = load i32, i32* %1, align 4, !dbg !187
  ret i32 %59, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @asks() #0 !dbg !188 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i8], align 1
  %3 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata [3 x i8]* %2, metadata !189, metadata !DIExpression()), !dbg !193
  call void @llvm.dbg.declare(metadata i32* %3, metadata !194, metadata !DIExpression()), !dbg !195
  %4 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !196
  store i32 %4, i32* %3, align 4, !dbg !195
  %5 = call zeroext i16 @htons(i16 noundef zeroext 80) #8, !dbg !197
  store i16 %5, i16* getelementptr inbounds (%struct.sockaddr_in, %struct.sockaddr_in* @name, i32 0, i32 1), align 2, !dbg !198
  %6 = call i32 @inet_addr(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.2, i64 0, i64 0)) #6, !dbg !199
  store i32 %6, i32* getelementptr inbounds (%struct.sockaddr_in, %struct.sockaddr_in* @name, i32 0, i32 2, i32 0), align 4, !dbg !200
  %7 = load i32, i32* %3, align 4, !dbg !201
  %8 = call i32 @connect(i32 noundef %7, %struct.sockaddr* noundef bitcast (%struct.sockaddr_in* @name to %struct.sockaddr*), i32 noundef 16), !dbg !203
  %9 = icmp ne i32 %8, 0, !dbg !203
  br i1 %9, label %10, label %11, !dbg !204

10:                                               ; preds = %0
  store i32 3, i32* %1, align 4, !dbg !205
  br label %24, !dbg !205

11:                                               ; preds = %0
  %12 = load i32, i32* %3, align 4, !dbg !206
  %13 = call i64 @send(i32 noundef %12, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i64 noundef 1, i32 noundef 0), !dbg !207
  %14 = load i32, i32* %3, align 4, !dbg !208
  %15 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !210
  %16 = call i64 @recv(i32 noundef %14, i8* noundef %15, i64 noundef 3, i32 noundef 256), !dbg !211
  %17 = icmp eq i64 %16, 3, !dbg !212
  br i1 %17, label %18, label %23, !dbg !213

18:                                               ; preds = %11
  %19 = getelementptr inbounds [3 x i8], [3 x i8]* %2, i64 0, i64 0, !dbg !214
  %20 = call i32 @memcmp(i8* noundef %19, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 noundef 3) #7, !dbg !215
  %21 = icmp ne i32 %20, 0, !dbg !215
  br i1 %21, label %23, label %22, !dbg !216

22:                                               ; preds = %18
  store i32 8, i32* %1, align 4, !dbg !217
  br label %24, !dbg !217

23:                                               ; preds = %18, %11
  store i32 4, i32* %1, align 4, !dbg !218
  br label %24, !dbg !218

24:                                               ; preds = %23, %22, %10
  %25 = load i32, i32* %1, align 4, !dbg !219
  ret i32 %25, !dbg !219
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @receives() #0 !dbg !220 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i8], align 1
  %3 = alloca %struct.sockaddr_in, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata [8 x i8]* %2, metadata !221, metadata !DIExpression()), !dbg !223
  call void @llvm.dbg.declare(metadata %struct.sockaddr_in* %3, metadata !224, metadata !DIExpression()), !dbg !225
  call void @llvm.dbg.declare(metadata i32* %4, metadata !226, metadata !DIExpression()), !dbg !229
  store i32 16, i32* %4, align 4, !dbg !229
  call void @llvm.dbg.declare(metadata i32* %5, metadata !230, metadata !DIExpression()), !dbg !231
  %7 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !232
  store i32 %7, i32* %5, align 4, !dbg !231
  %8 = load i32, i32* %5, align 4, !dbg !233
  %9 = call i32 @bind(i32 noundef %8, %struct.sockaddr* noundef bitcast (%struct.sockaddr_in* @name to %struct.sockaddr*), i32 noundef 16) #6, !dbg !234
  call void @llvm.dbg.declare(metadata i64* %6, metadata !235, metadata !DIExpression()), !dbg !237
  %10 = load i32, i32* %5, align 4, !dbg !238
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !239
  %12 = bitcast %struct.sockaddr_in* %3 to %struct.sockaddr*, !dbg !240
  %13 = call i64 @recvfrom(i32 noundef %10, i8* noundef %11, i64 noundef 8, i32 noundef 0, %struct.sockaddr* noundef %12, i32* noundef %4), !dbg !241
  store i64 %13, i64* %6, align 8, !dbg !237
  %14 = load i32, i32* %5, align 4, !dbg !242
  %15 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 0, !dbg !244
  %16 = bitcast %struct.sockaddr_in* %3 to %struct.sockaddr*, !dbg !245
  %17 = load i32, i32* %4, align 4, !dbg !246
  %18 = call i64 @sendto(i32 noundef %14, i8* noundef %15, i64 noundef 1, i32 noundef 0, %struct.sockaddr* noundef %16, i32 noundef %17), !dbg !247
  %19 = icmp ne i64 %18, 1, !dbg !248
  br i1 %19, label %20, label %21, !dbg !249

20:                                               ; preds = %0
  store i32 10, i32* %1, align 4, !dbg !250
  br label %31, !dbg !250

21:                                               ; preds = %0
  %22 = load i64, i64* %6, align 8, !dbg !251
  %23 = icmp eq i64 %22, 3, !dbg !253
  br i1 %23, label %24, label %30, !dbg !254

24:                                               ; preds = %21
  %25 = getelementptr inbounds [8 x i8], [8 x i8]* %2, i64 0, i64 1, !dbg !255
  %26 = load i8, i8* %25, align 1, !dbg !255
  %27 = sext i8 %26 to i32, !dbg !255
  %28 = icmp eq i32 %27, 33, !dbg !256
  br i1 %28, label %29, label %30, !dbg !257

29:                                               ; preds = %24
  store i32 9, i32* %1, align 4, !dbg !258
  br label %31, !dbg !258

30:                                               ; preds = %24, %21
  store i32 5, i32* %1, align 4, !dbg !259
  br label %31, !dbg !259

31:                                               ; preds = %30, %29, %20
  %32 = load i32, i32* %1, align 4, !dbg !260
  ret i32 %32, !dbg !260
}

; Function Attrs: nounwind
declare i32 @socket(i32 noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @bind(i32 noundef, %struct.sockaddr* noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @listen(i32 noundef, i32 noundef) #2

declare i32 @poll(%struct.pollfd* noundef, i64 noundef, i32 noundef) #3

declare i32 @accept(i32 noundef, %struct.sockaddr* noundef, i32* noundef) #3

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #3

; Function Attrs: nounwind readonly willreturn
declare i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) #4

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #3

declare i32 @close(i32 noundef) #3

; Function Attrs: nounwind readnone willreturn
declare zeroext i16 @htons(i16 noundef zeroext) #5

; Function Attrs: nounwind
declare i32 @inet_addr(i8* noundef) #2

declare i32 @connect(i32 noundef, %struct.sockaddr* noundef, i32 noundef) #3

declare i64 @send(i32 noundef, i8* noundef, i64 noundef, i32 noundef) #3

declare i64 @recv(i32 noundef, i8* noundef, i64 noundef, i32 noundef) #3

declare i64 @recvfrom(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr* noundef, i32* noundef) #3

declare i64 @sendto(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr* noundef, i32 noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind readonly willreturn }
attributes #8 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!78, !79, !80, !81, !82, !83, !84}
!llvm.ident = !{!85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 8, type: !56, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !42, globals: !55, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/server.c", directory: ".", checksumkind: CSK_MD5, checksum: "9a816cf8e2f3fb956264dc2d1cfbc104")
!4 = !{!5, !18}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "__socket_type", file: !6, line: 24, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket_type.h", directory: "", checksumkind: CSK_MD5, checksum: "0d4e972fdeb3da9a5bc94fa41144e9f8")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14, !15, !16, !17}
!9 = !DIEnumerator(name: "SOCK_STREAM", value: 1)
!10 = !DIEnumerator(name: "SOCK_DGRAM", value: 2)
!11 = !DIEnumerator(name: "SOCK_RAW", value: 3)
!12 = !DIEnumerator(name: "SOCK_RDM", value: 4)
!13 = !DIEnumerator(name: "SOCK_SEQPACKET", value: 5)
!14 = !DIEnumerator(name: "SOCK_DCCP", value: 6)
!15 = !DIEnumerator(name: "SOCK_PACKET", value: 10)
!16 = !DIEnumerator(name: "SOCK_CLOEXEC", value: 524288)
!17 = !DIEnumerator(name: "SOCK_NONBLOCK", value: 2048)
!18 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !19, line: 205, baseType: !7, size: 32, elements: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/socket.h", directory: "", checksumkind: CSK_MD5, checksum: "ba268091e45be60787bdded4ca1fb256")
!20 = !{!21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41}
!21 = !DIEnumerator(name: "MSG_OOB", value: 1)
!22 = !DIEnumerator(name: "MSG_PEEK", value: 2)
!23 = !DIEnumerator(name: "MSG_DONTROUTE", value: 4)
!24 = !DIEnumerator(name: "MSG_CTRUNC", value: 8)
!25 = !DIEnumerator(name: "MSG_PROXY", value: 16)
!26 = !DIEnumerator(name: "MSG_TRUNC", value: 32)
!27 = !DIEnumerator(name: "MSG_DONTWAIT", value: 64)
!28 = !DIEnumerator(name: "MSG_EOR", value: 128)
!29 = !DIEnumerator(name: "MSG_WAITALL", value: 256)
!30 = !DIEnumerator(name: "MSG_FIN", value: 512)
!31 = !DIEnumerator(name: "MSG_SYN", value: 1024)
!32 = !DIEnumerator(name: "MSG_CONFIRM", value: 2048)
!33 = !DIEnumerator(name: "MSG_RST", value: 4096)
!34 = !DIEnumerator(name: "MSG_ERRQUEUE", value: 8192)
!35 = !DIEnumerator(name: "MSG_NOSIGNAL", value: 16384)
!36 = !DIEnumerator(name: "MSG_MORE", value: 32768)
!37 = !DIEnumerator(name: "MSG_WAITFORONE", value: 65536)
!38 = !DIEnumerator(name: "MSG_BATCH", value: 262144)
!39 = !DIEnumerator(name: "MSG_ZEROCOPY", value: 67108864)
!40 = !DIEnumerator(name: "MSG_FASTOPEN", value: 536870912)
!41 = !DIEnumerator(name: "MSG_CMSG_CLOEXEC", value: 1073741824)
!42 = !{!43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr", file: !19, line: 183, size: 128, elements: !45)
!45 = !{!46, !50}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "sa_family", scope: !44, file: !19, line: 185, baseType: !47, size: 16)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "sa_family_t", file: !48, line: 28, baseType: !49)
!48 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/sockaddr.h", directory: "", checksumkind: CSK_MD5, checksum: "dd7f1d9dd6e26f88d1726905ed5d9ff5")
!49 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "sa_data", scope: !44, file: !19, line: 186, baseType: !51, size: 112, offset: 16)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 112, elements: !53)
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{!54}
!54 = !DISubrange(count: 14)
!55 = !{!0}
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr_in", file: !57, line: 245, size: 128, elements: !58)
!57 = !DIFile(filename: "/usr/include/netinet/in.h", directory: "", checksumkind: CSK_MD5, checksum: "de53fe6314d3aa08b48d4f92c9f4ae27")
!58 = !{!59, !60, !66, !73}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "sin_family", scope: !56, file: !57, line: 247, baseType: !47, size: 16)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "sin_port", scope: !56, file: !57, line: 248, baseType: !61, size: 16, offset: 16)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "in_port_t", file: !57, line: 123, baseType: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !63, line: 25, baseType: !64)
!63 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !65, line: 40, baseType: !49)
!65 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!66 = !DIDerivedType(tag: DW_TAG_member, name: "sin_addr", scope: !56, file: !57, line: 249, baseType: !67, size: 32, offset: 32)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "in_addr", file: !57, line: 31, size: 32, elements: !68)
!68 = !{!69}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "s_addr", scope: !67, file: !57, line: 33, baseType: !70, size: 32)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "in_addr_t", file: !57, line: 30, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !63, line: 26, baseType: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !65, line: 42, baseType: !7)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "sin_zero", scope: !56, file: !57, line: 252, baseType: !74, size: 64, offset: 64)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !75, size: 64, elements: !76)
!75 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!76 = !{!77}
!77 = !DISubrange(count: 8)
!78 = !{i32 7, !"Dwarf Version", i32 5}
!79 = !{i32 2, !"Debug Info Version", i32 3}
!80 = !{i32 1, !"wchar_size", i32 4}
!81 = !{i32 7, !"PIC Level", i32 2}
!82 = !{i32 7, !"PIE Level", i32 2}
!83 = !{i32 7, !"uwtable", i32 1}
!84 = !{i32 7, !"frame-pointer", i32 2}
!85 = !{!"Debian clang version 14.0.6"}
!86 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 60, type: !87, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !92)
!87 = !DISubroutineType(types: !88)
!88 = !{!89, !89, !90}
!89 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!92 = !{}
!93 = !DILocalVariable(name: "argc", arg: 1, scope: !86, file: !3, line: 60, type: !89)
!94 = !DILocation(line: 60, column: 14, scope: !86)
!95 = !DILocalVariable(name: "argv", arg: 2, scope: !86, file: !3, line: 60, type: !90)
!96 = !DILocation(line: 60, column: 27, scope: !86)
!97 = !DILocation(line: 62, column: 13, scope: !86)
!98 = !DILocation(line: 62, column: 18, scope: !86)
!99 = !DILocation(line: 62, column: 24, scope: !86)
!100 = !DILocation(line: 62, column: 5, scope: !86)
!101 = !DILocation(line: 63, column: 22, scope: !102)
!102 = distinct !DILexicalBlock(scope: !86, file: !3, line: 62, column: 40)
!103 = !DILocation(line: 63, column: 15, scope: !102)
!104 = !DILocation(line: 64, column: 22, scope: !102)
!105 = !DILocation(line: 64, column: 15, scope: !102)
!106 = !DILocation(line: 65, column: 22, scope: !102)
!107 = !DILocation(line: 65, column: 15, scope: !102)
!108 = !DILocation(line: 66, column: 14, scope: !102)
!109 = !DILocation(line: 68, column: 1, scope: !86)
!110 = distinct !DISubprogram(name: "accepts", scope: !3, file: !3, line: 10, type: !111, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!111 = !DISubroutineType(types: !112)
!112 = !{!89}
!113 = !DILocalVariable(name: "fd", scope: !110, file: !3, line: 12, type: !89)
!114 = !DILocation(line: 12, column: 9, scope: !110)
!115 = !DILocation(line: 12, column: 14, scope: !110)
!116 = !DILocation(line: 13, column: 14, scope: !117)
!117 = distinct !DILexicalBlock(scope: !110, file: !3, line: 13, column: 9)
!118 = !DILocation(line: 13, column: 9, scope: !117)
!119 = !DILocation(line: 13, column: 57, scope: !117)
!120 = !DILocation(line: 13, column: 67, scope: !117)
!121 = !DILocation(line: 13, column: 60, scope: !117)
!122 = !DILocation(line: 13, column: 9, scope: !110)
!123 = !DILocation(line: 14, column: 9, scope: !117)
!124 = !DILocation(line: 15, column: 5, scope: !110)
!125 = !DILocalVariable(name: "asked", scope: !126, file: !3, line: 16, type: !129)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 15, column: 14)
!127 = distinct !DILexicalBlock(scope: !128, file: !3, line: 15, column: 5)
!128 = distinct !DILexicalBlock(scope: !110, file: !3, line: 15, column: 5)
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pollfd", file: !130, line: 36, size: 64, elements: !131)
!130 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/poll.h", directory: "", checksumkind: CSK_MD5, checksum: "8fae87e980509ab4e228a56ef7f0a295")
!131 = !{!132, !133, !135}
!132 = !DIDerivedType(tag: DW_TAG_member, name: "fd", scope: !129, file: !130, line: 38, baseType: !89, size: 32)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "events", scope: !129, file: !130, line: 39, baseType: !134, size: 16, offset: 32)
!134 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "revents", scope: !129, file: !130, line: 40, baseType: !134, size: 16, offset: 48)
!136 = !DILocation(line: 16, column: 23, scope: !126)
!137 = !DILocation(line: 16, column: 31, scope: !126)
!138 = !DILocation(line: 16, column: 32, scope: !126)
!139 = !DILocalVariable(name: "line", scope: !126, file: !3, line: 17, type: !140)
!140 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 32, elements: !141)
!141 = !{!142}
!142 = !DISubrange(count: 4)
!143 = !DILocation(line: 17, column: 14, scope: !126)
!144 = !DILocalVariable(name: "c", scope: !126, file: !3, line: 17, type: !52)
!145 = !DILocation(line: 17, column: 23, scope: !126)
!146 = !DILocalVariable(name: "n", scope: !126, file: !3, line: 18, type: !89)
!147 = !DILocation(line: 18, column: 13, scope: !126)
!148 = !DILocation(line: 19, column: 13, scope: !149)
!149 = distinct !DILexicalBlock(scope: !126, file: !3, line: 19, column: 13)
!150 = !DILocation(line: 19, column: 33, scope: !149)
!151 = !DILocation(line: 19, column: 13, scope: !126)
!152 = !DILocation(line: 20, column: 13, scope: !149)
!153 = !DILocalVariable(name: "got", scope: !126, file: !3, line: 21, type: !89)
!154 = !DILocation(line: 21, column: 13, scope: !126)
!155 = !DILocation(line: 21, column: 26, scope: !126)
!156 = !DILocation(line: 21, column: 19, scope: !126)
!157 = !DILocation(line: 22, column: 9, scope: !126)
!158 = !DILocation(line: 22, column: 21, scope: !126)
!159 = !DILocation(line: 22, column: 16, scope: !126)
!160 = !DILocation(line: 22, column: 33, scope: !126)
!161 = !DILocation(line: 22, column: 38, scope: !126)
!162 = !DILocation(line: 22, column: 41, scope: !126)
!163 = !DILocation(line: 22, column: 43, scope: !126)
!164 = !DILocation(line: 0, scope: !126)
!165 = !DILocation(line: 23, column: 25, scope: !126)
!166 = !DILocation(line: 23, column: 19, scope: !126)
!167 = !DILocation(line: 23, column: 13, scope: !126)
!168 = !DILocation(line: 23, column: 23, scope: !126)
!169 = distinct !{!169, !157, !165, !170}
!170 = !{!"llvm.loop.mustprogress"}
!171 = !DILocation(line: 24, column: 13, scope: !172)
!172 = distinct !DILexicalBlock(scope: !126, file: !3, line: 24, column: 13)
!173 = !DILocation(line: 24, column: 15, scope: !172)
!174 = !DILocation(line: 24, column: 20, scope: !172)
!175 = !DILocation(line: 24, column: 31, scope: !172)
!176 = !DILocation(line: 24, column: 24, scope: !172)
!177 = !DILocation(line: 24, column: 13, scope: !126)
!178 = !DILocation(line: 25, column: 13, scope: !172)
!179 = !DILocation(line: 26, column: 15, scope: !126)
!180 = !DILocation(line: 26, column: 9, scope: !126)
!181 = !DILocation(line: 27, column: 15, scope: !126)
!182 = !DILocation(line: 27, column: 9, scope: !126)
!183 = !DILocation(line: 15, column: 5, scope: !127)
!184 = distinct !{!184, !185, !186}
!185 = !DILocation(line: 15, column: 5, scope: !128)
!186 = !DILocation(line: 28, column: 5, scope: !128)
!187 = !DILocation(line: 29, column: 1, scope: !110)
!188 = distinct !DISubprogram(name: "asks", scope: !3, file: !3, line: 31, type: !111, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!189 = !DILocalVariable(name: "answer", scope: !188, file: !3, line: 33, type: !190)
!190 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 24, elements: !191)
!191 = !{!192}
!192 = !DISubrange(count: 3)
!193 = !DILocation(line: 33, column: 10, scope: !188)
!194 = !DILocalVariable(name: "fd", scope: !188, file: !3, line: 34, type: !89)
!195 = !DILocation(line: 34, column: 9, scope: !188)
!196 = !DILocation(line: 34, column: 14, scope: !188)
!197 = !DILocation(line: 35, column: 21, scope: !188)
!198 = !DILocation(line: 35, column: 19, scope: !188)
!199 = !DILocation(line: 36, column: 28, scope: !188)
!200 = !DILocation(line: 36, column: 26, scope: !188)
!201 = !DILocation(line: 37, column: 17, scope: !202)
!202 = distinct !DILexicalBlock(scope: !188, file: !3, line: 37, column: 9)
!203 = !DILocation(line: 37, column: 9, scope: !202)
!204 = !DILocation(line: 37, column: 9, scope: !188)
!205 = !DILocation(line: 38, column: 9, scope: !202)
!206 = !DILocation(line: 39, column: 10, scope: !188)
!207 = !DILocation(line: 39, column: 5, scope: !188)
!208 = !DILocation(line: 40, column: 14, scope: !209)
!209 = distinct !DILexicalBlock(scope: !188, file: !3, line: 40, column: 9)
!210 = !DILocation(line: 40, column: 18, scope: !209)
!211 = !DILocation(line: 40, column: 9, scope: !209)
!212 = !DILocation(line: 40, column: 42, scope: !209)
!213 = !DILocation(line: 40, column: 47, scope: !209)
!214 = !DILocation(line: 40, column: 58, scope: !209)
!215 = !DILocation(line: 40, column: 51, scope: !209)
!216 = !DILocation(line: 40, column: 9, scope: !188)
!217 = !DILocation(line: 41, column: 9, scope: !209)
!218 = !DILocation(line: 42, column: 5, scope: !188)
!219 = !DILocation(line: 43, column: 1, scope: !188)
!220 = distinct !DISubprogram(name: "receives", scope: !3, file: !3, line: 45, type: !111, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !92)
!221 = !DILocalVariable(name: "packet", scope: !220, file: !3, line: 47, type: !222)
!222 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 64, elements: !76)
!223 = !DILocation(line: 47, column: 10, scope: !220)
!224 = !DILocalVariable(name: "from", scope: !220, file: !3, line: 48, type: !56)
!225 = !DILocation(line: 48, column: 24, scope: !220)
!226 = !DILocalVariable(name: "size", scope: !220, file: !3, line: 49, type: !227)
!227 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !19, line: 33, baseType: !228)
!228 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !65, line: 210, baseType: !7)
!229 = !DILocation(line: 49, column: 15, scope: !220)
!230 = !DILocalVariable(name: "fd", scope: !220, file: !3, line: 50, type: !89)
!231 = !DILocation(line: 50, column: 9, scope: !220)
!232 = !DILocation(line: 50, column: 14, scope: !220)
!233 = !DILocation(line: 51, column: 10, scope: !220)
!234 = !DILocation(line: 51, column: 5, scope: !220)
!235 = !DILocalVariable(name: "n", scope: !220, file: !3, line: 52, type: !236)
!236 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!237 = !DILocation(line: 52, column: 10, scope: !220)
!238 = !DILocation(line: 52, column: 23, scope: !220)
!239 = !DILocation(line: 52, column: 27, scope: !220)
!240 = !DILocation(line: 52, column: 53, scope: !220)
!241 = !DILocation(line: 52, column: 14, scope: !220)
!242 = !DILocation(line: 53, column: 16, scope: !243)
!243 = distinct !DILexicalBlock(scope: !220, file: !3, line: 53, column: 9)
!244 = !DILocation(line: 53, column: 20, scope: !243)
!245 = !DILocation(line: 53, column: 34, scope: !243)
!246 = !DILocation(line: 53, column: 60, scope: !243)
!247 = !DILocation(line: 53, column: 9, scope: !243)
!248 = !DILocation(line: 53, column: 66, scope: !243)
!249 = !DILocation(line: 53, column: 9, scope: !220)
!250 = !DILocation(line: 54, column: 9, scope: !243)
!251 = !DILocation(line: 55, column: 9, scope: !252)
!252 = distinct !DILexicalBlock(scope: !220, file: !3, line: 55, column: 9)
!253 = !DILocation(line: 55, column: 11, scope: !252)
!254 = !DILocation(line: 55, column: 16, scope: !252)
!255 = !DILocation(line: 55, column: 19, scope: !252)
!256 = !DILocation(line: 55, column: 29, scope: !252)
!257 = !DILocation(line: 55, column: 9, scope: !220)
!258 = !DILocation(line: 56, column: 9, scope: !252)
!259 = !DILocation(line: 57, column: 5, scope: !220)
!260 = !DILocation(line: 58, column: 1, scope: !220)
