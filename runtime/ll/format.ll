; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/format.c
; ModuleID = 'runtime/c/format.c'
source_filename = "runtime/c/format.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_sink = type { {}*, i8*, i64, i64, i32, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.characters = type { i32*, i8* }
%struct.argument = type { i64, x86_fp80 }
%struct.directive = type { %struct.sv_spec, i32, i32, i32, i32, i32, i32, i8* }
%struct.sv_spec = type { i32, i32, i32, i32, i32, i32, i32, i32, i8 }
%struct.arguments = type { [1 x %struct.__va_list_tag], i32, [65 x i32], [65 x %struct.argument] }

@.str = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"%\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.4 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.7 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.8 = private unnamed_addr constant [4 x i8] c"+0x\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c" 0x\00", align 1
@.str.10 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.11 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = bitcast %struct.sv_sink* %0 to void (%struct.sv_sink*, i8*, i64)**
  %7 = load void (%struct.sv_sink*, i8*, i64)*, void (%struct.sv_sink*, i8*, i64)** %6, align 8, !tbaa !2
  tail call void %7(%struct.sv_sink* noundef %0, i8* noundef %1, i64 noundef %2) #8
  br label %8

8:                                                ; preds = %5, %3
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %10 = load i64, i64* %9, align 8, !tbaa !9
  %11 = add i64 %10, %2
  store i64 %11, i64* %9, align 8, !tbaa !9
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  %13 = load i32, i32* %12, align 8, !tbaa !10
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne i64 %2, 0
  %16 = and i1 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %8
  ret void

18:                                               ; preds = %8, %18
  %19 = phi i64 [ %26, %18 ], [ %11, %8 ]
  %20 = phi i64 [ %27, %18 ], [ 0, %8 ]
  %21 = getelementptr inbounds i8, i8* %1, i64 %20
  %22 = load i8, i8* %21, align 1, !tbaa !11
  %23 = and i8 %22, -64
  %24 = icmp eq i8 %23, -128
  %25 = sext i1 %24 to i64
  %26 = add i64 %19, %25
  store i64 %26, i64* %9, align 8, !tbaa !9
  %27 = add nuw i64 %20, 1
  %28 = icmp ult i64 %27, %2
  br i1 %28, label %18, label %17, !llvm.loop !12
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [64 x i8], align 16
  %5 = getelementptr inbounds [64 x i8], [64 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #9
  %6 = icmp slt i64 %2, 1
  br i1 %6, label %15, label %7

7:                                                ; preds = %3
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(64) %5, i8 %1, i64 64, i1 false)
  %8 = icmp ugt i64 %2, 64
  br i1 %8, label %9, label %13

9:                                                ; preds = %7, %9
  %10 = phi i64 [ %11, %9 ], [ %2, %7 ]
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %5, i64 noundef 64) #10
  %11 = add nsw i64 %10, -64
  %12 = icmp ugt i64 %10, 128
  br i1 %12, label %9, label %13, !llvm.loop !15

13:                                               ; preds = %9, %7
  %14 = phi i64 [ %2, %7 ], [ %11, %9 ]
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %5, i64 noundef %14) #10
  br label %15

15:                                               ; preds = %3, %13
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_format(%struct.sv_sink* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.characters, align 8
  %5 = alloca [8 x i8], align 1
  %6 = alloca %struct.characters, align 8
  %7 = alloca [8 x i8], align 1
  %8 = alloca %struct.argument, align 16
  %9 = alloca i8*, align 8
  %10 = alloca %struct.directive, align 8
  %11 = alloca [3 x i32], align 4
  %12 = alloca %struct.arguments, align 16
  %13 = alloca i8*, align 8
  %14 = alloca %struct.directive, align 8
  %15 = bitcast %struct.arguments* %12 to i8*
  call void @llvm.lifetime.start.p0i8(i64 2368, i8* nonnull %15) #9
  %16 = bitcast %struct.__va_list_tag* %2 to i8*
  call void @llvm.va_copy(i8* nonnull %15, i8* %16)
  %17 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 1
  store i32 0, i32* %17, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %21, %3
  %19 = phi i8* [ %1, %3 ], [ %22, %21 ]
  %20 = load i8, i8* %19, align 1, !tbaa !11
  switch i8 %20, label %21 [
    i8 0, label %121
    i8 36, label %23
  ]

21:                                               ; preds = %18
  %22 = getelementptr inbounds i8, i8* %19, i64 1
  br label %18, !llvm.loop !18

23:                                               ; preds = %18
  %24 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 2, i64 0
  %25 = bitcast i32* %24 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(260) %25, i8 0, i64 260, i1 false)
  %26 = bitcast i8** %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %26) #9
  %27 = load i8, i8* %1, align 1, !tbaa !11
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %30

29:                                               ; preds = %23
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #9
  br label %116

30:                                               ; preds = %23
  %31 = bitcast %struct.directive* %10 to i8*
  %32 = bitcast [3 x i32]* %11 to i8*
  %33 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 0
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 2
  %35 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 1
  %36 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 5
  %37 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 3
  %38 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 2
  %39 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 6
  %40 = getelementptr inbounds %struct.directive, %struct.directive* %10, i64 0, i32 4
  br label %41

41:                                               ; preds = %94, %30
  %42 = phi i8 [ %27, %30 ], [ %97, %94 ]
  %43 = phi i8* [ %1, %30 ], [ %95, %94 ]
  %44 = phi i32 [ 0, %30 ], [ %96, %94 ]
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %31) #9
  %45 = getelementptr inbounds i8, i8* %43, i64 1
  store i8* %45, i8** %9, align 8, !tbaa !19
  %46 = icmp eq i8 %42, 37
  br i1 %46, label %47, label %90, !llvm.loop !20

47:                                               ; preds = %41
  %48 = load i8, i8* %45, align 1, !tbaa !11
  %49 = icmp eq i8 %48, 37
  br i1 %49, label %50, label %52

50:                                               ; preds = %47
  %51 = getelementptr inbounds i8, i8* %43, i64 2
  store i8* %51, i8** %9, align 8, !tbaa !19
  br label %90, !llvm.loop !20

52:                                               ; preds = %47
  %53 = call fastcc i32 @parse(i8** noundef nonnull %9, %struct.directive* noundef nonnull %10) #8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  br label %114

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %32) #9
  %57 = load i32, i32* %34, align 8, !tbaa !21
  store i32 %57, i32* %33, align 4, !tbaa !24
  %58 = load i32, i32* %36, align 4, !tbaa !25
  %59 = icmp eq i32 %58, 0
  %60 = load i32, i32* %37, align 4
  %61 = select i1 %59, i32 0, i32 %60
  store i32 %61, i32* %35, align 4, !tbaa !24
  %62 = load i32, i32* %39, align 8, !tbaa !26
  %63 = icmp eq i32 %62, 0
  %64 = load i32, i32* %40, align 8
  %65 = select i1 %63, i32 0, i32 %64
  store i32 %65, i32* %38, align 4, !tbaa !24
  %66 = icmp ugt i32 %57, 64
  br i1 %66, label %99, label %67

67:                                               ; preds = %56, %86
  %68 = phi i32 [ %83, %86 ], [ %44, %56 ]
  %69 = phi i64 [ %84, %86 ], [ 0, %56 ]
  %70 = phi i32 [ %88, %86 ], [ %57, %56 ]
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %82, label %72

72:                                               ; preds = %67
  %73 = icmp eq i64 %69, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %72
  %75 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %10) #8
  br label %76

76:                                               ; preds = %74, %72
  %77 = phi i32 [ %75, %74 ], [ 1, %72 ]
  %78 = zext i32 %70 to i64
  %79 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 2, i64 %78
  store i32 %77, i32* %79, align 4, !tbaa !11
  %80 = icmp sgt i32 %70, %68
  %81 = select i1 %80, i32 %70, i32 %68
  br label %82

82:                                               ; preds = %76, %67
  %83 = phi i32 [ %68, %67 ], [ %81, %76 ]
  %84 = add nuw nsw i64 %69, 1
  %85 = icmp eq i64 %84, 3
  br i1 %85, label %92, label %86, !llvm.loop !27

86:                                               ; preds = %82
  %87 = getelementptr inbounds [3 x i32], [3 x i32]* %11, i64 0, i64 %84
  %88 = load i32, i32* %87, align 4, !tbaa !24
  %89 = icmp ugt i32 %88, 64
  br i1 %89, label %99, label %67

90:                                               ; preds = %50, %41
  %91 = phi i8* [ %51, %50 ], [ %45, %41 ]
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  br label %94

92:                                               ; preds = %82
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %32) #9
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  %93 = load i8*, i8** %9, align 8, !tbaa !19
  br label %94

94:                                               ; preds = %92, %90
  %95 = phi i8* [ %91, %90 ], [ %93, %92 ]
  %96 = phi i32 [ %44, %90 ], [ %83, %92 ]
  %97 = load i8, i8* %95, align 1, !tbaa !11
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %100, label %41, !llvm.loop !20

99:                                               ; preds = %56, %86
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %32) #9
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #9
  br label %114

100:                                              ; preds = %94
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #9
  %101 = icmp slt i32 %96, 1
  br i1 %101, label %116, label %102

102:                                              ; preds = %100
  %103 = add nuw i32 %96, 1
  %104 = zext i32 %103 to i64
  br label %105

105:                                              ; preds = %105, %102
  %106 = phi i64 [ 1, %102 ], [ %112, %105 ]
  %107 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 2, i64 %106
  %108 = load i32, i32* %107, align 4, !tbaa !11
  %109 = icmp eq i32 %108, 0
  %110 = select i1 %109, i32 1, i32 %108
  %111 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %106
  call fastcc void @fetch(%struct.arguments* noundef nonnull %12, i32 noundef %110, %struct.argument* noundef nonnull %111) #8
  %112 = add nuw nsw i64 %106, 1
  %113 = icmp eq i64 %112, %104
  br i1 %113, label %117, label %105, !llvm.loop !28

114:                                              ; preds = %55, %99
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #9
  %115 = call i32* @__errno_location() #8
  store i32 22, i32* %115, align 4, !tbaa !24
  br label %446

116:                                              ; preds = %29, %100
  store i32 0, i32* %17, align 8, !tbaa !16
  br label %120

117:                                              ; preds = %105
  %118 = icmp sgt i32 %96, 0
  %119 = zext i1 %118 to i32
  store i32 %119, i32* %17, align 8, !tbaa !16
  br i1 %118, label %121, label %120

120:                                              ; preds = %116, %117
  call void @llvm.va_end(i8* nonnull %15)
  call void @llvm.va_copy(i8* nonnull %15, i8* %16)
  br label %121

121:                                              ; preds = %18, %117, %120
  %122 = bitcast i8** %13 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %122) #9
  %123 = load i8, i8* %1, align 1, !tbaa !11
  %124 = icmp eq i8 %123, 0
  br i1 %124, label %429, label %125

125:                                              ; preds = %121
  %126 = bitcast %struct.directive* %14 to i8*
  %127 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0
  %128 = bitcast %struct.argument* %8 to i8*
  %129 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 5
  %130 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 3
  %131 = getelementptr inbounds %struct.argument, %struct.argument* %8, i64 0, i32 0
  %132 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 0, i64 0, i32 0
  %133 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 0, i64 0, i32 2
  %134 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 0, i64 0, i32 3
  %135 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 6
  %136 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 0
  %137 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 6
  %138 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 4
  %139 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 7
  %140 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 2
  %141 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 0, i32 8
  %142 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %143 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 1
  %144 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  %145 = bitcast %struct.characters* %4 to i8*
  %146 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 0
  %147 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 1
  %148 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0
  %149 = bitcast %struct.characters* %6 to i8*
  %150 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 0
  %151 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 1
  %152 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 8
  %153 = getelementptr inbounds %struct.argument, %struct.argument* %8, i64 0, i32 1
  br label %154

154:                                              ; preds = %125, %425
  %155 = phi i8 [ %123, %125 ], [ %427, %425 ]
  %156 = phi i8* [ %1, %125 ], [ %426, %425 ]
  br label %157

157:                                              ; preds = %154, %160
  %158 = phi i8 [ %155, %154 ], [ %162, %160 ]
  %159 = phi i8* [ %156, %154 ], [ %161, %160 ]
  switch i8 %158, label %160 [
    i8 0, label %163
    i8 37, label %163
  ]

160:                                              ; preds = %157
  %161 = getelementptr inbounds i8, i8* %159, i64 1
  %162 = load i8, i8* %161, align 1, !tbaa !11
  br label %157, !llvm.loop !29

163:                                              ; preds = %157, %157
  %164 = ptrtoint i8* %159 to i64
  %165 = ptrtoint i8* %156 to i64
  %166 = sub i64 %164, %165
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %156, i64 noundef %166) #10
  %167 = load i8, i8* %159, align 1, !tbaa !11
  %168 = icmp eq i8 %167, 0
  br i1 %168, label %429, label %169

169:                                              ; preds = %163
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %126) #9
  %170 = getelementptr inbounds i8, i8* %159, i64 1
  store i8* %170, i8** %13, align 8, !tbaa !19
  %171 = call fastcc i32 @parse(i8** noundef nonnull %13, %struct.directive* noundef nonnull %14) #10
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %179

173:                                              ; preds = %169
  %174 = load i8*, i8** %13, align 8, !tbaa !19
  %175 = load i8, i8* %174, align 1, !tbaa !11
  %176 = icmp eq i8 %175, 0
  %177 = select i1 %176, i32 22, i32 75
  %178 = call i32* @__errno_location() #8
  store i32 %177, i32* %178, align 4, !tbaa !24
  br label %433

179:                                              ; preds = %169
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %128) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8 0, i64 32, i1 false) #9
  %180 = load i32, i32* %129, align 4, !tbaa !25
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %212, label %182

182:                                              ; preds = %179
  %183 = load i32, i32* %130, align 4, !tbaa !30
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %190, label %185

185:                                              ; preds = %182
  %186 = sext i32 %183 to i64
  %187 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %186
  %188 = bitcast %struct.argument* %187 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %188, i64 32, i1 false) #9, !tbaa.struct !31
  %189 = load i64, i64* %131, align 16, !tbaa !35
  br label %206

190:                                              ; preds = %182
  %191 = load i32, i32* %132, align 16
  %192 = icmp ult i32 %191, 41
  br i1 %192, label %193, label %198

193:                                              ; preds = %190
  %194 = load i8*, i8** %134, align 16
  %195 = zext i32 %191 to i64
  %196 = getelementptr i8, i8* %194, i64 %195
  %197 = add nuw nsw i32 %191, 8
  store i32 %197, i32* %132, align 16
  br label %201

198:                                              ; preds = %190
  %199 = load i8*, i8** %133, align 8
  %200 = getelementptr i8, i8* %199, i64 8
  store i8* %200, i8** %133, align 8
  br label %201

201:                                              ; preds = %198, %193
  %202 = phi i8* [ %196, %193 ], [ %199, %198 ]
  %203 = bitcast i8* %202 to i32*
  %204 = load i32, i32* %203, align 4
  %205 = sext i32 %204 to i64
  store i64 %205, i64* %131, align 16, !tbaa !35
  br label %206

206:                                              ; preds = %201, %185
  %207 = phi i64 [ %189, %185 ], [ %205, %201 ]
  %208 = trunc i64 %207 to i32
  store i32 %208, i32* %135, align 8, !tbaa !37
  %209 = icmp slt i32 %208, 0
  br i1 %209, label %210, label %212

210:                                              ; preds = %206
  store i32 1, i32* %136, align 8, !tbaa !38
  %211 = sub nsw i32 0, %208
  store i32 %211, i32* %135, align 8, !tbaa !37
  br label %212

212:                                              ; preds = %210, %206, %179
  %213 = load i32, i32* %137, align 8, !tbaa !26
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %244, label %215

215:                                              ; preds = %212
  %216 = load i32, i32* %138, align 8, !tbaa !39
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %223, label %218

218:                                              ; preds = %215
  %219 = sext i32 %216 to i64
  %220 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %219
  %221 = bitcast %struct.argument* %220 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %221, i64 32, i1 false) #9, !tbaa.struct !31
  %222 = load i64, i64* %131, align 16, !tbaa !35
  br label %239

223:                                              ; preds = %215
  %224 = load i32, i32* %132, align 16
  %225 = icmp ult i32 %224, 41
  br i1 %225, label %226, label %231

226:                                              ; preds = %223
  %227 = load i8*, i8** %134, align 16
  %228 = zext i32 %224 to i64
  %229 = getelementptr i8, i8* %227, i64 %228
  %230 = add nuw nsw i32 %224, 8
  store i32 %230, i32* %132, align 16
  br label %234

231:                                              ; preds = %223
  %232 = load i8*, i8** %133, align 8
  %233 = getelementptr i8, i8* %232, i64 8
  store i8* %233, i8** %133, align 8
  br label %234

234:                                              ; preds = %231, %226
  %235 = phi i8* [ %229, %226 ], [ %232, %231 ]
  %236 = bitcast i8* %235 to i32*
  %237 = load i32, i32* %236, align 4
  %238 = sext i32 %237 to i64
  store i64 %238, i64* %131, align 16, !tbaa !35
  br label %239

239:                                              ; preds = %234, %218
  %240 = phi i64 [ %222, %218 ], [ %238, %234 ]
  %241 = trunc i64 %240 to i32
  %242 = icmp sgt i32 %241, -1
  %243 = select i1 %242, i32 %241, i32 -1
  store i32 %243, i32* %139, align 4, !tbaa !40
  br label %244

244:                                              ; preds = %239, %212
  %245 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %14) #8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %255, label %247

247:                                              ; preds = %244
  %248 = load i32, i32* %140, align 8, !tbaa !21
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %254, label %250

250:                                              ; preds = %247
  %251 = sext i32 %248 to i64
  %252 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %251
  %253 = bitcast %struct.argument* %252 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %253, i64 32, i1 false) #9, !tbaa.struct !31
  br label %255

254:                                              ; preds = %247
  call fastcc void @fetch(%struct.arguments* noundef nonnull %12, i32 noundef %245, %struct.argument* noundef nonnull %8) #8
  br label %255

255:                                              ; preds = %254, %250, %244
  %256 = load i8, i8* %141, align 8, !tbaa !41
  %257 = sext i8 %256 to i32
  switch i32 %257, label %410 [
    i32 100, label %258
    i32 105, label %258
    i32 111, label %258
    i32 117, label %258
    i32 120, label %258
    i32 88, label %258
    i32 112, label %260
    i32 99, label %265
    i32 67, label %265
    i32 115, label %319
    i32 83, label %319
    i32 110, label %390
    i32 109, label %405
    i32 37, label %409
  ]

258:                                              ; preds = %255, %255, %255, %255, %255, %255
  %259 = load i64, i64* %131, align 16, !tbaa !35
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %259) #8
  br label %421

260:                                              ; preds = %255
  store i32 3, i32* %143, align 4, !tbaa !42
  %261 = load i64, i64* %131, align 16, !tbaa !35
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %264, label %263

263:                                              ; preds = %260
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %261) #8
  br label %421

264:                                              ; preds = %260
  call fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5) #8
  br label %421

265:                                              ; preds = %255, %255
  %266 = load i64, i64* %131, align 16, !tbaa !35
  %267 = load i32, i32* %143, align 4, !tbaa !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %150) #9
  %268 = trunc i64 %266 to i8
  store i8 %268, i8* %150, align 1, !tbaa !11
  br label %269

269:                                              ; preds = %269, %265
  %270 = phi i8* [ %151, %265 ], [ %271, %269 ]
  store i8 0, i8* %270, align 1, !tbaa !11
  %271 = getelementptr inbounds i8, i8* %270, i64 1
  %272 = icmp eq i8* %271, %152
  br i1 %272, label %273, label %269

273:                                              ; preds = %269
  %274 = icmp eq i8 %256, 67
  %275 = icmp eq i32 %267, 3
  %276 = select i1 %275, i1 true, i1 %274
  br i1 %276, label %280, label %277

277:                                              ; preds = %273
  %278 = load i32, i32* %144, align 8, !tbaa !10
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %304, label %282

280:                                              ; preds = %273
  %281 = trunc i64 %266 to i32
  br label %289

282:                                              ; preds = %277
  %283 = trunc i64 %266 to i32
  %284 = and i32 %283, 255
  %285 = call i32 @btowc(i32 noundef %284) #8
  %286 = icmp eq i32 %285, -1
  br i1 %286, label %287, label %289

287:                                              ; preds = %282
  %288 = call i32* @__errno_location() #8
  store i32 84, i32* %288, align 4, !tbaa !24
  br label %317

289:                                              ; preds = %282, %280
  %290 = phi i32 [ %281, %280 ], [ %285, %282 ]
  %291 = load i32, i32* %144, align 8, !tbaa !10
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %295, label %293

293:                                              ; preds = %289
  %294 = call i64 @__sv_encode(i8* noundef nonnull %150, i32 noundef %290) #8
  br label %297

295:                                              ; preds = %289
  %296 = call i64 @wcrtomb(i8* noundef nonnull %150, i32 noundef %290, i8* noundef null) #8
  br label %297

297:                                              ; preds = %295, %293
  %298 = phi i64 [ %294, %293 ], [ %296, %295 ]
  %299 = icmp eq i64 %298, -1
  br i1 %299, label %317, label %300

300:                                              ; preds = %297
  %301 = load i32, i32* %144, align 8, !tbaa !10
  %302 = icmp eq i32 %301, 0
  %303 = select i1 %302, i64 %298, i64 1
  br label %304

304:                                              ; preds = %300, %277
  %305 = phi i64 [ %303, %300 ], [ 1, %277 ]
  %306 = phi i64 [ %298, %300 ], [ 1, %277 ]
  %307 = load i32, i32* %135, align 8, !tbaa !37
  %308 = sext i32 %307 to i64
  %309 = sub nsw i64 %308, %305
  %310 = load i32, i32* %136, align 8, !tbaa !38
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %313

312:                                              ; preds = %304
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %309) #8
  br label %313

313:                                              ; preds = %312, %304
  call void @__sv_put(%struct.sv_sink* noundef nonnull %0, i8* noundef nonnull %150, i64 noundef %306) #8
  %314 = load i32, i32* %136, align 8, !tbaa !38
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %317, label %316

316:                                              ; preds = %313
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %309) #8
  br label %317

317:                                              ; preds = %316, %313, %297, %287
  %318 = phi i32 [ -1, %297 ], [ 0, %316 ], [ 0, %313 ], [ -1, %287 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %150) #9
  br label %422

319:                                              ; preds = %255, %255
  %320 = load i64, i64* %131, align 16, !tbaa !35
  %321 = inttoptr i64 %320 to i8*
  %322 = load i32, i32* %143, align 4, !tbaa !42
  %323 = icmp eq i32 %322, 3
  %324 = icmp eq i64 %320, 0
  br i1 %323, label %326, label %325

325:                                              ; preds = %319
  br i1 %324, label %332, label %327

326:                                              ; preds = %319
  br i1 %324, label %332, label %333

327:                                              ; preds = %325
  %328 = icmp eq i8 %256, 83
  br i1 %328, label %333, label %329

329:                                              ; preds = %327
  %330 = load i32, i32* %144, align 8, !tbaa !10
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %332, label %335

332:                                              ; preds = %329, %326, %325
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %321) #8
  br label %421

333:                                              ; preds = %327, %326
  %334 = inttoptr i64 %320 to i32*
  br label %335

335:                                              ; preds = %333, %329
  %336 = phi i8* [ null, %333 ], [ %321, %329 ]
  %337 = phi i32* [ %334, %333 ], [ null, %329 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %145) #9
  store i32* %337, i32** %146, align 8
  store i8* %336, i8** %147, align 8
  %338 = load i32, i32* %139, align 4, !tbaa !40
  %339 = sext i32 %338 to i64
  %340 = icmp sgt i64 %339, -1
  %341 = select i1 %340, i64 %339, i64 -1
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %148) #9
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %149) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %149, i8* noundef nonnull align 8 dereferenceable(16) %145, i64 16, i1 false) #9, !tbaa.struct !43
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %366, label %343

343:                                              ; preds = %335
  %344 = load i32, i32* %144, align 8, !tbaa !10
  br label %345

345:                                              ; preds = %360, %343
  %346 = phi i32 [ %344, %343 ], [ %354, %360 ]
  %347 = phi i64 [ 0, %343 ], [ %363, %360 ]
  %348 = phi i64 [ 0, %343 ], [ %364, %360 ]
  %349 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %6, i32 noundef %346, i8* noundef nonnull %148) #8
  %350 = icmp slt i32 %349, 0
  br i1 %350, label %388, label %351

351:                                              ; preds = %345
  %352 = icmp eq i32 %349, 0
  br i1 %352, label %366, label %353

353:                                              ; preds = %351
  %354 = load i32, i32* %144, align 8, !tbaa !10
  %355 = icmp eq i32 %354, 0
  %356 = zext i32 %349 to i64
  %357 = sub i64 %341, %347
  %358 = icmp ult i64 %357, %356
  %359 = select i1 %355, i1 %358, i1 false
  br i1 %359, label %366, label %360

360:                                              ; preds = %353
  %361 = select i1 %355, i32 %349, i32 1
  %362 = zext i32 %361 to i64
  %363 = add i64 %347, %362
  %364 = add i64 %348, 1
  %365 = icmp ugt i64 %341, %363
  br i1 %365, label %345, label %366, !llvm.loop !44

366:                                              ; preds = %360, %353, %351, %335
  %367 = phi i64 [ 0, %335 ], [ %348, %351 ], [ %364, %360 ], [ %348, %353 ]
  %368 = phi i64 [ 0, %335 ], [ %347, %351 ], [ %363, %360 ], [ %347, %353 ]
  %369 = load i32, i32* %135, align 8, !tbaa !37
  %370 = sext i32 %369 to i64
  %371 = sub nsw i64 %370, %368
  %372 = load i32, i32* %136, align 8, !tbaa !38
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %375

374:                                              ; preds = %366
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %371) #8
  br label %375

375:                                              ; preds = %374, %366
  %376 = icmp eq i64 %367, 0
  br i1 %376, label %384, label %377

377:                                              ; preds = %375, %377
  %378 = phi i64 [ %382, %377 ], [ %367, %375 ]
  %379 = load i32, i32* %144, align 8, !tbaa !10
  %380 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %4, i32 noundef %379, i8* noundef nonnull %148) #8
  %381 = sext i32 %380 to i64
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %148, i64 noundef %381) #8
  %382 = add i64 %378, -1
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %377, !llvm.loop !45

384:                                              ; preds = %377, %375
  %385 = load i32, i32* %136, align 8, !tbaa !38
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %388, label %387

387:                                              ; preds = %384
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %371) #8
  br label %388

388:                                              ; preds = %345, %387, %384
  %389 = phi i32 [ 0, %387 ], [ 0, %384 ], [ -1, %345 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %149) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %148) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %145) #9
  br label %422

390:                                              ; preds = %255
  %391 = load i64, i64* %131, align 16, !tbaa !35
  %392 = load i64, i64* %142, align 8, !tbaa !9
  %393 = load i32, i32* %143, align 4, !tbaa !42
  switch i32 %393, label %403 [
    i32 1, label %394
    i32 2, label %397
    i32 0, label %400
  ]

394:                                              ; preds = %390
  %395 = inttoptr i64 %391 to i8*
  %396 = trunc i64 %392 to i8
  store i8 %396, i8* %395, align 1, !tbaa !11
  br label %421

397:                                              ; preds = %390
  %398 = trunc i64 %392 to i16
  %399 = inttoptr i64 %391 to i16*
  store i16 %398, i16* %399, align 2, !tbaa !46
  br label %421

400:                                              ; preds = %390
  %401 = trunc i64 %392 to i32
  %402 = inttoptr i64 %391 to i32*
  store i32 %401, i32* %402, align 4, !tbaa !24
  br label %421

403:                                              ; preds = %390
  %404 = inttoptr i64 %391 to i64*
  store i64 %392, i64* %404, align 8, !tbaa !32
  br label %421

405:                                              ; preds = %255
  %406 = call i32* @__errno_location() #8
  %407 = load i32, i32* %406, align 4, !tbaa !24
  %408 = call i8* @strerror(i32 noundef %407) #8
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %408) #8
  br label %421

409:                                              ; preds = %255
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #8
  br label %421

410:                                              ; preds = %255
  %411 = and i32 %245, -2
  %412 = icmp eq i32 %411, 4
  br i1 %412, label %413, label %417

413:                                              ; preds = %410
  %414 = icmp eq i32 %245, 5
  %415 = load x86_fp80, x86_fp80* %153, align 16, !tbaa !48
  %416 = zext i1 %414 to i32
  call void @__sv_format_float(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, x86_fp80 noundef %415, i32 noundef %416) #8
  br label %421

417:                                              ; preds = %410
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %418 = load i8*, i8** %13, align 8, !tbaa !19
  %419 = ptrtoint i8* %418 to i64
  %420 = sub i64 %419, %164
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %159, i64 noundef %420) #10
  br label %425

421:                                              ; preds = %403, %400, %397, %394, %332, %263, %264, %258, %405, %409, %413
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  br label %425

422:                                              ; preds = %317, %388
  %423 = phi i32 [ %389, %388 ], [ %318, %317 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %424 = icmp slt i32 %423, 0
  br i1 %424, label %433, label %425

425:                                              ; preds = %417, %422, %421
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  %426 = load i8*, i8** %13, align 8, !tbaa !19
  %427 = load i8, i8* %426, align 1, !tbaa !11
  %428 = icmp eq i8 %427, 0
  br i1 %428, label %429, label %154

429:                                              ; preds = %425, %163, %121
  call void @llvm.va_end(i8* nonnull %15)
  %430 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %431 = load i64, i64* %430, align 8, !tbaa !9
  %432 = icmp ugt i64 %431, 2147483647
  br i1 %432, label %436, label %438

433:                                              ; preds = %422, %173
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  call void @llvm.va_end(i8* nonnull %15)
  %434 = load i64, i64* %142, align 8, !tbaa !9
  %435 = icmp ugt i64 %434, 2147483647
  br i1 %435, label %436, label %444

436:                                              ; preds = %433, %429
  %437 = call i32* @__errno_location() #8
  store i32 75, i32* %437, align 4, !tbaa !24
  br label %444

438:                                              ; preds = %429
  %439 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %440 = load i32, i32* %439, align 4, !tbaa !49
  %441 = icmp eq i32 %440, 0
  %442 = trunc i64 %431 to i32
  %443 = select i1 %441, i32 %442, i32 -1
  br label %444

444:                                              ; preds = %433, %438, %436
  %445 = phi i32 [ -1, %436 ], [ %443, %438 ], [ -1, %433 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %122) #9
  br label %446

446:                                              ; preds = %444, %114
  %447 = phi i32 [ %445, %444 ], [ -1, %114 ]
  call void @llvm.lifetime.end.p0i8(i64 2368, i8* nonnull %15) #9
  ret i32 %447
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_copy(i8*, i8*) #3

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #4

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: nounwind optsize
define internal fastcc i32 @parse(i8** nocapture noundef %0, %struct.directive* noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %5) #9
  %6 = load i8*, i8** %0, align 8, !tbaa !19
  store i8* %6, i8** %3, align 8, !tbaa !19
  %7 = bitcast %struct.directive* %1 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(28) %7, i8 0, i64 28, i1 false)
  %8 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  store i32 -1, i32* %8, align 4, !tbaa.struct !50
  %9 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 7
  store i8* %6, i8** %10, align 8, !tbaa.struct !51
  %11 = load i8, i8* %6, align 1, !tbaa !11
  %12 = sext i8 %11 to i32
  %13 = tail call i32 @isdigit(i32 noundef %12) #8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %2
  %16 = load i8, i8* %6, align 1, !tbaa !11
  %17 = icmp eq i8 %16, 48
  br i1 %17, label %29, label %18

18:                                               ; preds = %15
  %19 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %19) #9
  store i8* %6, i8** %4, align 8, !tbaa !19
  %20 = call fastcc i32 @number(i8** noundef nonnull %4) #10
  %21 = load i8*, i8** %4, align 8, !tbaa !19
  %22 = load i8, i8* %21, align 1, !tbaa !11
  %23 = icmp eq i8 %22, 36
  br i1 %23, label %24, label %27

24:                                               ; preds = %18
  %25 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 2
  store i32 %20, i32* %25, align 8, !tbaa !21
  %26 = getelementptr inbounds i8, i8* %21, i64 1
  store i8* %26, i8** %3, align 8, !tbaa !19
  br label %27

27:                                               ; preds = %24, %18
  %28 = phi i8* [ %26, %24 ], [ %6, %18 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %19) #9
  br label %29

29:                                               ; preds = %27, %15, %2
  %30 = phi i8* [ %28, %27 ], [ %6, %15 ], [ %6, %2 ]
  %31 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 5
  %32 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %33 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %35 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %36 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  br label %37

37:                                               ; preds = %46, %29
  %38 = phi i8* [ %47, %46 ], [ %30, %29 ]
  %39 = load i8, i8* %38, align 1, !tbaa !11
  switch i8 %39, label %48 [
    i8 45, label %40
    i8 43, label %41
    i8 32, label %42
    i8 35, label %43
    i8 48, label %44
    i8 39, label %45
    i8 73, label %45
  ]

40:                                               ; preds = %37
  store i32 1, i32* %36, align 8, !tbaa !52
  br label %46

41:                                               ; preds = %37
  store i32 1, i32* %35, align 4, !tbaa !53
  br label %46

42:                                               ; preds = %37
  store i32 1, i32* %34, align 8, !tbaa !54
  br label %46

43:                                               ; preds = %37
  store i32 1, i32* %33, align 4, !tbaa !55
  br label %46

44:                                               ; preds = %37
  store i32 1, i32* %32, align 8, !tbaa !56
  br label %46

45:                                               ; preds = %37, %37
  store i32 1, i32* %31, align 4, !tbaa !57
  br label %46

46:                                               ; preds = %40, %42, %44, %45, %43, %41
  %47 = getelementptr inbounds i8, i8* %38, i64 1
  br label %37, !llvm.loop !58

48:                                               ; preds = %37
  store i8* %38, i8** %3, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 3
  %50 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %49) #10
  %51 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 5
  store i32 %50, i32* %51, align 4, !tbaa !25
  %52 = icmp eq i32 %50, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %48
  %54 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  %55 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  store i32 %54, i32* %55, align 8, !tbaa !59
  %56 = icmp slt i32 %54, 0
  br i1 %56, label %101, label %57

57:                                               ; preds = %53, %48
  %58 = load i8*, i8** %3, align 8, !tbaa !19
  %59 = load i8, i8* %58, align 1, !tbaa !11
  %60 = icmp eq i8 %59, 46
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = getelementptr inbounds i8, i8* %58, i64 1
  store i8* %62, i8** %3, align 8, !tbaa !19
  %63 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 4
  %64 = call fastcc i32 @star(i8** noundef nonnull %3, i32* noundef nonnull %63) #10
  %65 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 6
  store i32 %64, i32* %65, align 8, !tbaa !26
  %66 = icmp eq i32 %64, 0
  br i1 %66, label %67, label %70

67:                                               ; preds = %61
  %68 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  store i32 %68, i32* %8, align 4, !tbaa !60
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %101, label %70

70:                                               ; preds = %61, %67, %57
  %71 = load i8*, i8** %3, align 8, !tbaa !19
  %72 = load i8, i8* %71, align 1, !tbaa !11
  %73 = sext i8 %72 to i32
  switch i32 %73, label %94 [
    i32 104, label %74
    i32 108, label %81
    i32 113, label %88
    i32 76, label %88
    i32 106, label %91
    i32 122, label %91
    i32 90, label %91
    i32 116, label %91
  ]

74:                                               ; preds = %70
  %75 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 2, i32* %75, align 4, !tbaa !42
  %76 = getelementptr inbounds i8, i8* %71, i64 1
  %77 = load i8, i8* %76, align 1, !tbaa !11
  %78 = icmp eq i8 %77, 104
  br i1 %78, label %79, label %94

79:                                               ; preds = %74
  store i32 1, i32* %75, align 4, !tbaa !42
  %80 = getelementptr inbounds i8, i8* %71, i64 2
  br label %94

81:                                               ; preds = %70
  %82 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %82, align 4, !tbaa !42
  %83 = getelementptr inbounds i8, i8* %71, i64 1
  %84 = load i8, i8* %83, align 1, !tbaa !11
  %85 = icmp eq i8 %84, 108
  br i1 %85, label %86, label %94

86:                                               ; preds = %81
  store i32 4, i32* %82, align 4, !tbaa !42
  %87 = getelementptr inbounds i8, i8* %71, i64 2
  br label %94

88:                                               ; preds = %70, %70
  %89 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 4, i32* %89, align 4, !tbaa !42
  %90 = getelementptr inbounds i8, i8* %71, i64 1
  br label %94

91:                                               ; preds = %70, %70, %70, %70
  %92 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  store i32 3, i32* %92, align 4, !tbaa !42
  %93 = getelementptr inbounds i8, i8* %71, i64 1
  br label %94

94:                                               ; preds = %70, %81, %86, %74, %79, %91, %88
  %95 = phi i8* [ %71, %70 ], [ %83, %81 ], [ %87, %86 ], [ %76, %74 ], [ %80, %79 ], [ %93, %91 ], [ %90, %88 ]
  %96 = load i8, i8* %95, align 1, !tbaa !11
  store i8 %96, i8* %9, align 8, !tbaa !61
  %97 = load i8, i8* %95, align 1, !tbaa !11
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %101, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds i8, i8* %95, i64 1
  store i8* %100, i8** %0, align 8, !tbaa !19
  br label %101

101:                                              ; preds = %94, %67, %53, %99
  %102 = phi i32 [ 1, %99 ], [ 0, %53 ], [ 0, %67 ], [ 0, %94 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %5) #9
  ret i32 %102
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @kind_of(%struct.directive* nocapture noundef readonly %0) unnamed_addr #5 {
  %2 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 0, i32 8
  %3 = load i8, i8* %2, align 8, !tbaa !61
  %4 = sext i8 %3 to i32
  switch i32 %4, label %16 [
    i32 100, label %5
    i32 105, label %5
    i32 111, label %5
    i32 117, label %5
    i32 120, label %5
    i32 88, label %5
    i32 99, label %17
    i32 67, label %17
    i32 115, label %10
    i32 83, label %10
    i32 112, label %10
    i32 110, label %10
    i32 97, label %11
    i32 65, label %11
    i32 101, label %11
    i32 69, label %11
    i32 102, label %11
    i32 70, label %11
    i32 103, label %11
    i32 71, label %11
  ]

5:                                                ; preds = %1, %1, %1, %1, %1, %1
  %6 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %7 = load i32, i32* %6, align 4, !tbaa !42
  %8 = icmp ugt i32 %7, 2
  %9 = select i1 %8, i32 2, i32 1
  br label %17

10:                                               ; preds = %1, %1, %1, %1
  br label %17

11:                                               ; preds = %1, %1, %1, %1, %1, %1, %1, %1
  %12 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %13 = load i32, i32* %12, align 4, !tbaa !42
  %14 = icmp eq i32 %13, 4
  %15 = select i1 %14, i32 5, i32 4
  br label %17

16:                                               ; preds = %1
  br label %17

17:                                               ; preds = %1, %1, %16, %11, %10, %5
  %18 = phi i32 [ 0, %16 ], [ %15, %11 ], [ 3, %10 ], [ %9, %5 ], [ 1, %1 ], [ 1, %1 ]
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define internal fastcc void @fetch(%struct.arguments* nocapture noundef %0, i32 noundef %1, %struct.argument* nocapture noundef writeonly %2) unnamed_addr #6 {
  switch i32 %1, label %94 [
    i32 1, label %4
    i32 2, label %24
    i32 3, label %43
    i32 4, label %63
    i32 5, label %83
  ]

4:                                                ; preds = %3
  %5 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 0
  %6 = load i32, i32* %5, align 16
  %7 = icmp ult i32 %6, 41
  br i1 %7, label %8, label %14

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %10 = load i8*, i8** %9, align 16
  %11 = zext i32 %6 to i64
  %12 = getelementptr i8, i8* %10, i64 %11
  %13 = add nuw nsw i32 %6, 8
  store i32 %13, i32* %5, align 16
  br label %18

14:                                               ; preds = %4
  %15 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %16 = load i8*, i8** %15, align 8
  %17 = getelementptr i8, i8* %16, i64 8
  store i8* %17, i8** %15, align 8
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi i8* [ %12, %8 ], [ %16, %14 ]
  %20 = bitcast i8* %19 to i32*
  %21 = load i32, i32* %20, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 0
  store i64 %22, i64* %23, align 16, !tbaa !35
  br label %94

24:                                               ; preds = %3
  %25 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 0
  %26 = load i32, i32* %25, align 16
  %27 = icmp ult i32 %26, 41
  br i1 %27, label %28, label %34

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %30 = load i8*, i8** %29, align 16
  %31 = zext i32 %26 to i64
  %32 = getelementptr i8, i8* %30, i64 %31
  %33 = add nuw nsw i32 %26, 8
  store i32 %33, i32* %25, align 16
  br label %38

34:                                               ; preds = %24
  %35 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %36 = load i8*, i8** %35, align 8
  %37 = getelementptr i8, i8* %36, i64 8
  store i8* %37, i8** %35, align 8
  br label %38

38:                                               ; preds = %34, %28
  %39 = phi i8* [ %32, %28 ], [ %36, %34 ]
  %40 = bitcast i8* %39 to i64*
  %41 = load i64, i64* %40, align 8
  %42 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 0
  store i64 %41, i64* %42, align 16, !tbaa !35
  br label %94

43:                                               ; preds = %3
  %44 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 0
  %45 = load i32, i32* %44, align 16
  %46 = icmp ult i32 %45, 41
  br i1 %46, label %47, label %53

47:                                               ; preds = %43
  %48 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %49 = load i8*, i8** %48, align 16
  %50 = zext i32 %45 to i64
  %51 = getelementptr i8, i8* %49, i64 %50
  %52 = add nuw nsw i32 %45, 8
  store i32 %52, i32* %44, align 16
  br label %57

53:                                               ; preds = %43
  %54 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %55 = load i8*, i8** %54, align 8
  %56 = getelementptr i8, i8* %55, i64 8
  store i8* %56, i8** %54, align 8
  br label %57

57:                                               ; preds = %53, %47
  %58 = phi i8* [ %51, %47 ], [ %55, %53 ]
  %59 = bitcast i8* %58 to i8**
  %60 = load i8*, i8** %59, align 8
  %61 = ptrtoint i8* %60 to i64
  %62 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 0
  store i64 %61, i64* %62, align 16, !tbaa !35
  br label %94

63:                                               ; preds = %3
  %64 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 1
  %65 = load i32, i32* %64, align 4
  %66 = icmp ult i32 %65, 161
  br i1 %66, label %67, label %73

67:                                               ; preds = %63
  %68 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 3
  %69 = load i8*, i8** %68, align 16
  %70 = zext i32 %65 to i64
  %71 = getelementptr i8, i8* %69, i64 %70
  %72 = add nuw nsw i32 %65, 16
  store i32 %72, i32* %64, align 4
  br label %77

73:                                               ; preds = %63
  %74 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %75 = load i8*, i8** %74, align 8
  %76 = getelementptr i8, i8* %75, i64 8
  store i8* %76, i8** %74, align 8
  br label %77

77:                                               ; preds = %73, %67
  %78 = phi i8* [ %71, %67 ], [ %75, %73 ]
  %79 = bitcast i8* %78 to double*
  %80 = load double, double* %79, align 8
  %81 = fpext double %80 to x86_fp80
  %82 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %81, x86_fp80* %82, align 16, !tbaa !48
  br label %94

83:                                               ; preds = %3
  %84 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %85 = load i8*, i8** %84, align 8
  %86 = ptrtoint i8* %85 to i64
  %87 = add i64 %86, 15
  %88 = and i64 %87, -16
  %89 = inttoptr i64 %88 to i8*
  %90 = inttoptr i64 %88 to x86_fp80*
  %91 = getelementptr i8, i8* %89, i64 16
  store i8* %91, i8** %84, align 8
  %92 = load x86_fp80, x86_fp80* %90, align 16
  %93 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %92, x86_fp80* %93, align 16, !tbaa !48
  br label %94

94:                                               ; preds = %3, %83, %77, %57, %38, %18
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @number(i8** nocapture noundef %0) unnamed_addr #0 {
  %2 = load i8*, i8** %0, align 8, !tbaa !19
  %3 = load i8, i8* %2, align 1, !tbaa !11
  %4 = sext i8 %3 to i32
  %5 = tail call i32 @isdigit(i32 noundef %4) #8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %31, label %7

7:                                                ; preds = %1, %19
  %8 = phi i64 [ %21, %19 ], [ 0, %1 ]
  %9 = icmp slt i64 %8, 2147483648
  br i1 %9, label %12, label %10

10:                                               ; preds = %7
  %11 = load i8*, i8** %0, align 8, !tbaa !19
  br label %19

12:                                               ; preds = %7
  %13 = mul nsw i64 %8, 10
  %14 = load i8*, i8** %0, align 8, !tbaa !19
  %15 = load i8, i8* %14, align 1, !tbaa !11
  %16 = sext i8 %15 to i64
  %17 = add i64 %13, -48
  %18 = add i64 %17, %16
  br label %19

19:                                               ; preds = %10, %12
  %20 = phi i8* [ %14, %12 ], [ %11, %10 ]
  %21 = phi i64 [ %18, %12 ], [ %8, %10 ]
  %22 = getelementptr inbounds i8, i8* %20, i64 1
  store i8* %22, i8** %0, align 8, !tbaa !19
  %23 = load i8, i8* %22, align 1, !tbaa !11
  %24 = sext i8 %23 to i32
  %25 = tail call i32 @isdigit(i32 noundef %24) #8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %7, !llvm.loop !62

27:                                               ; preds = %19
  %28 = icmp sgt i64 %21, 2147483647
  %29 = trunc i64 %21 to i32
  %30 = select i1 %28, i32 -1, i32 %29
  br label %31

31:                                               ; preds = %27, %1
  %32 = phi i32 [ 0, %1 ], [ %30, %27 ]
  ret i32 %32
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @star(i8** nocapture noundef %0, i32* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = load i8*, i8** %0, align 8, !tbaa !19
  %5 = load i8, i8* %4, align 1, !tbaa !11
  %6 = icmp eq i8 %5, 42
  br i1 %6, label %7, label %23

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, i8* %4, i64 1
  store i8* %8, i8** %0, align 8, !tbaa !19
  store i32 0, i32* %1, align 4, !tbaa !24
  %9 = load i8, i8* %8, align 1, !tbaa !11
  %10 = sext i8 %9 to i32
  %11 = tail call i32 @isdigit(i32 noundef %10) #8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %7
  %14 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14) #9
  %15 = load i8*, i8** %0, align 8, !tbaa !19
  store i8* %15, i8** %3, align 8, !tbaa !19
  %16 = call fastcc i32 @number(i8** noundef nonnull %3) #10
  %17 = load i8*, i8** %3, align 8, !tbaa !19
  %18 = load i8, i8* %17, align 1, !tbaa !11
  %19 = icmp eq i8 %18, 36
  br i1 %19, label %20, label %22

20:                                               ; preds = %13
  store i32 %16, i32* %1, align 4, !tbaa !24
  %21 = getelementptr inbounds i8, i8* %17, i64 1
  store i8* %21, i8** %0, align 8, !tbaa !19
  br label %22

22:                                               ; preds = %20, %13
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14) #9
  br label %23

23:                                               ; preds = %7, %22, %2
  %24 = phi i32 [ 0, %2 ], [ 1, %22 ], [ 1, %7 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [72 x i8], align 16
  %5 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %5) #9
  %6 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  %7 = load i8, i8* %6, align 4, !tbaa !41
  %8 = icmp eq i8 %7, 88
  %9 = select i1 %8, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0)
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %11 = load i32, i32* %10, align 8, !tbaa !63
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %3
  %14 = tail call i64 @__symvm_observe(i64 noundef %2) #8
  br label %15

15:                                               ; preds = %13, %3
  %16 = phi i64 [ %14, %13 ], [ %2, %3 ]
  switch i8 %7, label %47 [
    i8 105, label %17
    i8 100, label %17
  ]

17:                                               ; preds = %15, %15
  %18 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  %19 = load i32, i32* %18, align 4, !tbaa !42
  switch i32 %19, label %26 [
    i32 1, label %20
    i32 2, label %23
  ]

20:                                               ; preds = %17
  %21 = shl i64 %16, 56
  %22 = ashr exact i64 %21, 56
  br label %31

23:                                               ; preds = %17
  %24 = shl i64 %16, 48
  %25 = ashr exact i64 %24, 48
  br label %31

26:                                               ; preds = %17
  %27 = icmp eq i32 %19, 0
  %28 = shl i64 %16, 32
  %29 = ashr exact i64 %28, 32
  %30 = select i1 %27, i64 %29, i64 %16
  br label %31

31:                                               ; preds = %23, %26, %20
  %32 = phi i64 [ %22, %20 ], [ %25, %23 ], [ %30, %26 ]
  %33 = icmp slt i64 %32, 0
  br i1 %33, label %43, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %36 = load i32, i32* %35, align 4, !tbaa !64
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %40 = load i32, i32* %39, align 4, !tbaa !65
  %41 = icmp eq i32 %40, 0
  %42 = select i1 %41, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)
  br label %43

43:                                               ; preds = %38, %34, %31
  %44 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0), %31 ], [ %42, %38 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %34 ]
  %45 = sub i64 0, %32
  %46 = select i1 %33, i64 %45, i64 %32
  br label %58

47:                                               ; preds = %15
  %48 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 1
  %49 = load i32, i32* %48, align 4, !tbaa !42
  switch i32 %49, label %54 [
    i32 1, label %50
    i32 2, label %52
  ]

50:                                               ; preds = %47
  %51 = and i64 %16, 255
  br label %58

52:                                               ; preds = %47
  %53 = and i64 %16, 65535
  br label %58

54:                                               ; preds = %47
  %55 = icmp eq i32 %49, 0
  %56 = and i64 %16, 4294967295
  %57 = select i1 %55, i64 %56, i64 %16
  br label %58

58:                                               ; preds = %50, %54, %52, %43
  %59 = phi i8* [ %44, %43 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %52 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %54 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %50 ]
  %60 = phi i64 [ %46, %43 ], [ %53, %52 ], [ %57, %54 ], [ %51, %50 ]
  %61 = load i8, i8* %6, align 4, !tbaa !41
  %62 = icmp eq i8 %61, 111
  br i1 %62, label %89, label %63

63:                                               ; preds = %58
  %64 = and i8 %61, -33
  %65 = icmp eq i8 %64, 88
  %66 = icmp eq i8 %61, 112
  %67 = or i1 %66, %65
  %68 = select i1 %67, i32 16, i32 10
  switch i8 %61, label %87 [
    i8 112, label %69
    i8 120, label %78
    i8 88, label %78
  ]

69:                                               ; preds = %63
  %70 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %71 = load i32, i32* %70, align 4, !tbaa !64
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %87

73:                                               ; preds = %69
  %74 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %75 = load i32, i32* %74, align 4, !tbaa !65
  %76 = icmp eq i32 %75, 0
  %77 = select i1 %76, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0)
  br label %87

78:                                               ; preds = %63, %63
  %79 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %80 = load i32, i32* %79, align 4, !tbaa !66
  %81 = icmp ne i32 %80, 0
  %82 = icmp ne i64 %60, 0
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %89

84:                                               ; preds = %78
  %85 = icmp eq i8 %61, 88
  %86 = select i1 %85, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)
  br label %93

87:                                               ; preds = %63, %73, %69
  %88 = phi i8* [ %77, %73 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), %69 ], [ %59, %63 ]
  switch i8 %61, label %97 [
    i8 120, label %89
    i8 112, label %89
    i8 88, label %89
  ]

89:                                               ; preds = %87, %87, %87, %58, %78
  %90 = phi i8* [ %88, %87 ], [ %59, %58 ], [ %59, %78 ], [ %88, %87 ], [ %88, %87 ]
  %91 = phi i32 [ %68, %87 ], [ 8, %58 ], [ 16, %78 ], [ %68, %87 ], [ %68, %87 ]
  %92 = icmp eq i64 %60, 0
  br i1 %92, label %123, label %93

93:                                               ; preds = %84, %89
  %94 = phi i32 [ 16, %84 ], [ %91, %89 ]
  %95 = phi i8* [ %86, %84 ], [ %90, %89 ]
  %96 = zext i32 %94 to i64
  br label %109

97:                                               ; preds = %87
  %98 = icmp eq i64 %60, 0
  br i1 %98, label %123, label %99

99:                                               ; preds = %97, %99
  %100 = phi i64 [ %105, %99 ], [ 72, %97 ]
  %101 = phi i64 [ %107, %99 ], [ %60, %97 ]
  %102 = urem i64 %101, 10
  %103 = trunc i64 %102 to i8
  %104 = or i8 %103, 48
  %105 = add nsw i64 %100, -1
  %106 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %105
  store i8 %104, i8* %106, align 1, !tbaa !11
  %107 = udiv i64 %101, 10
  %108 = icmp ult i64 %101, 10
  br i1 %108, label %119, label %99, !llvm.loop !67

109:                                              ; preds = %93, %109
  %110 = phi i64 [ 72, %93 ], [ %115, %109 ]
  %111 = phi i64 [ %60, %93 ], [ %117, %109 ]
  %112 = urem i64 %111, %96
  %113 = getelementptr inbounds i8, i8* %9, i64 %112
  %114 = load i8, i8* %113, align 1, !tbaa !11
  %115 = add nsw i64 %110, -1
  %116 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %115
  store i8 %114, i8* %116, align 1, !tbaa !11
  %117 = udiv i64 %111, %96
  %118 = icmp ult i64 %111, %96
  br i1 %118, label %121, label %109, !llvm.loop !68

119:                                              ; preds = %99
  %120 = trunc i64 %105 to i32
  br label %123

121:                                              ; preds = %109
  %122 = trunc i64 %115 to i32
  br label %123

123:                                              ; preds = %121, %119, %89, %97
  %124 = phi i8* [ %88, %97 ], [ %90, %89 ], [ %88, %119 ], [ %95, %121 ]
  %125 = phi i32 [ 10, %97 ], [ %91, %89 ], [ %68, %119 ], [ %94, %121 ]
  %126 = phi i32 [ 72, %97 ], [ 72, %89 ], [ %120, %119 ], [ %122, %121 ]
  %127 = sext i32 %126 to i64
  %128 = add nsw i64 %127, -72
  %129 = sub nsw i64 72, %127
  %130 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  %131 = load i32, i32* %130, align 4, !tbaa !40
  %132 = icmp slt i32 %131, 0
  %133 = select i1 %132, i32 1, i32 %131
  %134 = zext i32 %133 to i64
  %135 = icmp eq i32 %125, 8
  br i1 %135, label %136, label %150

136:                                              ; preds = %123
  %137 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %138 = load i32, i32* %137, align 4, !tbaa !66
  %139 = icmp eq i32 %138, 0
  %140 = icmp slt i64 %129, %134
  %141 = select i1 %139, i1 true, i1 %140
  br i1 %141, label %150, label %142

142:                                              ; preds = %136
  %143 = icmp eq i32 %126, 72
  br i1 %143, label %148, label %144

144:                                              ; preds = %142
  %145 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %127
  %146 = load i8, i8* %145, align 1, !tbaa !11
  %147 = icmp eq i8 %146, 48
  br i1 %147, label %150, label %148

148:                                              ; preds = %144, %142
  %149 = sub nsw i64 73, %127
  br label %150

150:                                              ; preds = %148, %144, %136, %123
  %151 = phi i64 [ %149, %148 ], [ %134, %144 ], [ %134, %136 ], [ %134, %123 ]
  %152 = icmp sgt i64 %151, %129
  %153 = sub nsw i64 %151, %129
  %154 = select i1 %152, i64 %153, i64 0
  %155 = tail call i64 @strlen(i8* noundef %124) #8
  %156 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  %157 = load i32, i32* %156, align 4, !tbaa !37
  %158 = sext i32 %157 to i64
  %159 = add i64 %155, %154
  %160 = sub i64 %128, %159
  %161 = add i64 %160, %158
  %162 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %163 = load i32, i32* %162, align 4, !tbaa !69
  %164 = icmp eq i32 %163, 0
  %165 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %166 = load i32, i32* %165, align 4, !tbaa !38
  %167 = icmp eq i32 %166, 0
  br i1 %164, label %177, label %168

168:                                              ; preds = %150
  br i1 %167, label %169, label %181

169:                                              ; preds = %168
  %170 = load i32, i32* %130, align 4, !tbaa !40
  %171 = icmp slt i32 %170, 0
  %172 = icmp sgt i64 %161, 0
  %173 = select i1 %171, i1 %172, i1 false
  %174 = select i1 %173, i64 %161, i64 0
  %175 = add nuw nsw i64 %174, %154
  %176 = select i1 %173, i64 0, i64 %161
  br label %178

177:                                              ; preds = %150
  br i1 %167, label %178, label %181

178:                                              ; preds = %169, %177
  %179 = phi i64 [ %176, %169 ], [ %161, %177 ]
  %180 = phi i64 [ %175, %169 ], [ %154, %177 ]
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %179) #10
  br label %181

181:                                              ; preds = %168, %178, %177
  %182 = phi i64 [ %179, %178 ], [ %161, %177 ], [ %161, %168 ]
  %183 = phi i64 [ %180, %178 ], [ %154, %177 ], [ %154, %168 ]
  %184 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %124, i64 noundef %155) #10
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %183) #10
  %185 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %127
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %185, i64 noundef %129) #10
  %186 = load i32, i32* %184, align 4, !tbaa !38
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:                                              ; preds = %181
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %182) #10
  br label %189

189:                                              ; preds = %188, %181
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %5) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %6 = load i32, i32* %5, align 4, !tbaa !37
  %7 = sext i32 %6 to i64
  %8 = sub nsw i64 %7, %3
  %9 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 0
  %10 = load i32, i32* %9, align 4, !tbaa !38
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %4
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %8) #10
  br label %13

13:                                               ; preds = %12, %4
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %2, i64 noundef %3) #10
  %14 = load i32, i32* %9, align 4, !tbaa !38
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %8) #10
  br label %17

17:                                               ; preds = %16, %13
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %5 = load i32, i32* %4, align 4, !tbaa !40
  %6 = sext i32 %5 to i64
  %7 = icmp sgt i64 %6, -1
  %8 = select i1 %7, i64 %6, i64 -1
  %9 = icmp eq i8* %2, null
  %10 = icmp ult i64 %8, 6
  %11 = select i1 %10, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i64 0, i64 0)
  %12 = select i1 %9, i8* %11, i8* %2
  %13 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %14 = load i32, i32* %13, align 8, !tbaa !63
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:                                               ; preds = %3
  %17 = tail call i64 @__sv_shown_length(i8* noundef %12, i64 noundef %8) #8
  br label %24

18:                                               ; preds = %3
  %19 = icmp slt i32 %5, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %18
  %21 = tail call i64 @strlen(i8* noundef %12) #8
  br label %24

22:                                               ; preds = %18
  %23 = tail call i64 @strnlen(i8* noundef %12, i64 noundef %8) #8
  br label %24

24:                                               ; preds = %20, %22, %16
  %25 = phi i64 [ %17, %16 ], [ %21, %20 ], [ %23, %22 ]
  tail call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %12, i64 noundef %25) #10
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__sv_format_float(%struct.sv_sink* noundef, %struct.sv_spec* noundef, x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @btowc(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_encode(i8* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @wcrtomb(i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind optsize
define internal fastcc i32 @next_character(%struct.characters* nocapture noundef %0, i32 noundef %1, i8* noundef %2) unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #9
  store i32 0, i32* %4, align 4, !tbaa !24
  %6 = getelementptr inbounds %struct.characters, %struct.characters* %0, i64 0, i32 0
  %7 = load i32*, i32** %6, align 8, !tbaa !70
  %8 = icmp eq i32* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  store i32* %10, i32** %6, align 8, !tbaa !70
  %11 = load i32, i32* %7, align 4, !tbaa !24
  store i32 %11, i32* %4, align 4, !tbaa !24
  br label %21

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.characters, %struct.characters* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !72
  %15 = call i64 @mbrtowc(i32* noundef nonnull %4, i8* noundef %14, i64 noundef 16, i8* noundef null) #8
  %16 = icmp ugt i64 %15, -3
  br i1 %16, label %33, label %17

17:                                               ; preds = %12
  %18 = load i8*, i8** %13, align 8, !tbaa !72
  %19 = getelementptr inbounds i8, i8* %18, i64 %15
  store i8* %19, i8** %13, align 8, !tbaa !72
  %20 = load i32, i32* %4, align 4, !tbaa !24
  br label %21

21:                                               ; preds = %17, %9
  %22 = phi i32 [ %20, %17 ], [ %11, %9 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %21
  %25 = icmp eq i32 %1, 0
  br i1 %25, label %28, label %26

26:                                               ; preds = %24
  %27 = call i64 @__sv_encode(i8* noundef %2, i32 noundef %22) #8
  br label %30

28:                                               ; preds = %24
  %29 = call i64 @wcrtomb(i8* noundef %2, i32 noundef %22, i8* noundef null) #8
  br label %30

30:                                               ; preds = %28, %26
  %31 = phi i64 [ %27, %26 ], [ %29, %28 ]
  %32 = trunc i64 %31 to i32
  br label %33

33:                                               ; preds = %12, %21, %30
  %34 = phi i32 [ %32, %30 ], [ 0, %21 ], [ -1, %12 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #9
  ret i32 %34
}

; Function Attrs: optsize
declare dso_local i64 @mbrtowc(i32* noundef, i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__sv_shown_length(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sv_sink", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !8, i64 32, !8, i64 36, !8, i64 40, !8, i64 44}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!3, !7, i64 16}
!10 = !{!3, !8, i64 40}
!11 = !{!5, !5, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !8, i64 24}
!17 = !{!"arguments", !5, i64 0, !8, i64 24, !5, i64 28, !5, i64 288}
!18 = distinct !{!18, !13, !14}
!19 = !{!4, !4, i64 0}
!20 = distinct !{!20, !13, !14}
!21 = !{!22, !8, i64 40}
!22 = !{!"directive", !23, i64 0, !5, i64 36, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !4, i64 64}
!23 = !{!"sv_spec", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !5, i64 32}
!24 = !{!8, !8, i64 0}
!25 = !{!22, !8, i64 52}
!26 = !{!22, !8, i64 56}
!27 = distinct !{!27, !13, !14}
!28 = distinct !{!28, !13, !14}
!29 = distinct !{!29, !13, !14}
!30 = !{!22, !8, i64 44}
!31 = !{i64 0, i64 8, !32, i64 16, i64 16, !33}
!32 = !{!7, !7, i64 0}
!33 = !{!34, !34, i64 0}
!34 = !{!"long double", !5, i64 0}
!35 = !{!36, !7, i64 0}
!36 = !{!"argument", !7, i64 0, !34, i64 16}
!37 = !{!23, !8, i64 24}
!38 = !{!23, !8, i64 0}
!39 = !{!22, !8, i64 48}
!40 = !{!23, !8, i64 28}
!41 = !{!23, !5, i64 32}
!42 = !{!22, !5, i64 36}
!43 = !{i64 0, i64 8, !19, i64 8, i64 8, !19}
!44 = distinct !{!44, !13, !14}
!45 = distinct !{!45, !13, !14}
!46 = !{!47, !47, i64 0}
!47 = !{!"short", !5, i64 0}
!48 = !{!36, !34, i64 16}
!49 = !{!3, !8, i64 36}
!50 = !{i64 0, i64 4, !24, i64 4, i64 1, !11, i64 8, i64 4, !11, i64 12, i64 4, !24, i64 16, i64 4, !24, i64 20, i64 4, !24, i64 24, i64 4, !24, i64 28, i64 4, !24, i64 36, i64 8, !19}
!51 = !{i64 0, i64 8, !19}
!52 = !{!22, !8, i64 0}
!53 = !{!22, !8, i64 4}
!54 = !{!22, !8, i64 8}
!55 = !{!22, !8, i64 12}
!56 = !{!22, !8, i64 16}
!57 = !{!22, !8, i64 20}
!58 = distinct !{!58, !14}
!59 = !{!22, !8, i64 24}
!60 = !{!22, !8, i64 28}
!61 = !{!22, !5, i64 32}
!62 = distinct !{!62, !13, !14}
!63 = !{!3, !8, i64 32}
!64 = !{!23, !8, i64 4}
!65 = !{!23, !8, i64 8}
!66 = !{!23, !8, i64 12}
!67 = distinct !{!67, !13, !14}
!68 = distinct !{!68, !13, !14}
!69 = !{!23, !8, i64 16}
!70 = !{!71, !4, i64 0}
!71 = !{!"characters", !4, i64 0, !4, i64 8}
!72 = !{!71, !4, i64 8}
