; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/format.c
; ModuleID = 'runtime/c/format.c'
source_filename = "runtime/c/format.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_sink = type { {}*, i8*, i64, i64, i32, i64, i32, i32, i32 }
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
@.str.12 = private unnamed_addr constant [3 x i8] c"0B\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"0b\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1

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
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %13 = load i32, i32* %12, align 4, !tbaa !10
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
  br label %452

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
  br i1 %124, label %432, label %125

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
  %143 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %144 = getelementptr inbounds %struct.directive, %struct.directive* %14, i64 0, i32 1
  %145 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %146 = bitcast %struct.characters* %4 to i8*
  %147 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 0
  %148 = getelementptr inbounds %struct.characters, %struct.characters* %4, i64 0, i32 1
  %149 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0
  %150 = bitcast %struct.characters* %6 to i8*
  %151 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 0
  %152 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 1
  %153 = getelementptr inbounds [8 x i8], [8 x i8]* %7, i64 0, i64 8
  %154 = getelementptr inbounds %struct.argument, %struct.argument* %8, i64 0, i32 1
  br label %155

155:                                              ; preds = %125, %428
  %156 = phi i8 [ %123, %125 ], [ %430, %428 ]
  %157 = phi i8* [ %1, %125 ], [ %429, %428 ]
  br label %158

158:                                              ; preds = %155, %161
  %159 = phi i8 [ %156, %155 ], [ %163, %161 ]
  %160 = phi i8* [ %157, %155 ], [ %162, %161 ]
  switch i8 %159, label %161 [
    i8 0, label %164
    i8 37, label %164
  ]

161:                                              ; preds = %158
  %162 = getelementptr inbounds i8, i8* %160, i64 1
  %163 = load i8, i8* %162, align 1, !tbaa !11
  br label %158, !llvm.loop !29

164:                                              ; preds = %158, %158
  %165 = ptrtoint i8* %160 to i64
  %166 = ptrtoint i8* %157 to i64
  %167 = sub i64 %165, %166
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %157, i64 noundef %167) #10
  %168 = load i8, i8* %160, align 1, !tbaa !11
  %169 = icmp eq i8 %168, 0
  br i1 %169, label %432, label %170

170:                                              ; preds = %164
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %126) #9
  %171 = getelementptr inbounds i8, i8* %160, i64 1
  store i8* %171, i8** %13, align 8, !tbaa !19
  %172 = call fastcc i32 @parse(i8** noundef nonnull %13, %struct.directive* noundef nonnull %14) #10
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %180

174:                                              ; preds = %170
  %175 = load i8*, i8** %13, align 8, !tbaa !19
  %176 = load i8, i8* %175, align 1, !tbaa !11
  %177 = icmp eq i8 %176, 0
  %178 = select i1 %177, i32 22, i32 75
  %179 = call i32* @__errno_location() #8
  store i32 %178, i32* %179, align 4, !tbaa !24
  br label %436

180:                                              ; preds = %170
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %128) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8 0, i64 32, i1 false) #9
  %181 = load i32, i32* %129, align 4, !tbaa !25
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %213, label %183

183:                                              ; preds = %180
  %184 = load i32, i32* %130, align 4, !tbaa !30
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %191, label %186

186:                                              ; preds = %183
  %187 = sext i32 %184 to i64
  %188 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %187
  %189 = bitcast %struct.argument* %188 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %189, i64 32, i1 false) #9, !tbaa.struct !31
  %190 = load i64, i64* %131, align 16, !tbaa !35
  br label %207

191:                                              ; preds = %183
  %192 = load i32, i32* %132, align 16
  %193 = icmp ult i32 %192, 41
  br i1 %193, label %194, label %199

194:                                              ; preds = %191
  %195 = load i8*, i8** %134, align 16
  %196 = zext i32 %192 to i64
  %197 = getelementptr i8, i8* %195, i64 %196
  %198 = add nuw nsw i32 %192, 8
  store i32 %198, i32* %132, align 16
  br label %202

199:                                              ; preds = %191
  %200 = load i8*, i8** %133, align 8
  %201 = getelementptr i8, i8* %200, i64 8
  store i8* %201, i8** %133, align 8
  br label %202

202:                                              ; preds = %199, %194
  %203 = phi i8* [ %197, %194 ], [ %200, %199 ]
  %204 = bitcast i8* %203 to i32*
  %205 = load i32, i32* %204, align 4
  %206 = sext i32 %205 to i64
  store i64 %206, i64* %131, align 16, !tbaa !35
  br label %207

207:                                              ; preds = %202, %186
  %208 = phi i64 [ %190, %186 ], [ %206, %202 ]
  %209 = trunc i64 %208 to i32
  store i32 %209, i32* %135, align 8, !tbaa !37
  %210 = icmp slt i32 %209, 0
  br i1 %210, label %211, label %213

211:                                              ; preds = %207
  store i32 1, i32* %136, align 8, !tbaa !38
  %212 = sub nsw i32 0, %209
  store i32 %212, i32* %135, align 8, !tbaa !37
  br label %213

213:                                              ; preds = %211, %207, %180
  %214 = load i32, i32* %137, align 8, !tbaa !26
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %245, label %216

216:                                              ; preds = %213
  %217 = load i32, i32* %138, align 8, !tbaa !39
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %224, label %219

219:                                              ; preds = %216
  %220 = sext i32 %217 to i64
  %221 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %220
  %222 = bitcast %struct.argument* %221 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %222, i64 32, i1 false) #9, !tbaa.struct !31
  %223 = load i64, i64* %131, align 16, !tbaa !35
  br label %240

224:                                              ; preds = %216
  %225 = load i32, i32* %132, align 16
  %226 = icmp ult i32 %225, 41
  br i1 %226, label %227, label %232

227:                                              ; preds = %224
  %228 = load i8*, i8** %134, align 16
  %229 = zext i32 %225 to i64
  %230 = getelementptr i8, i8* %228, i64 %229
  %231 = add nuw nsw i32 %225, 8
  store i32 %231, i32* %132, align 16
  br label %235

232:                                              ; preds = %224
  %233 = load i8*, i8** %133, align 8
  %234 = getelementptr i8, i8* %233, i64 8
  store i8* %234, i8** %133, align 8
  br label %235

235:                                              ; preds = %232, %227
  %236 = phi i8* [ %230, %227 ], [ %233, %232 ]
  %237 = bitcast i8* %236 to i32*
  %238 = load i32, i32* %237, align 4
  %239 = sext i32 %238 to i64
  store i64 %239, i64* %131, align 16, !tbaa !35
  br label %240

240:                                              ; preds = %235, %219
  %241 = phi i64 [ %223, %219 ], [ %239, %235 ]
  %242 = trunc i64 %241 to i32
  %243 = icmp sgt i32 %242, -1
  %244 = select i1 %243, i32 %242, i32 -1
  store i32 %244, i32* %139, align 4, !tbaa !40
  br label %245

245:                                              ; preds = %240, %213
  %246 = call fastcc i32 @kind_of(%struct.directive* noundef nonnull %14) #8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %256, label %248

248:                                              ; preds = %245
  %249 = load i32, i32* %140, align 8, !tbaa !21
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %255, label %251

251:                                              ; preds = %248
  %252 = sext i32 %249 to i64
  %253 = getelementptr inbounds %struct.arguments, %struct.arguments* %12, i64 0, i32 3, i64 %252
  %254 = bitcast %struct.argument* %253 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %128, i8* noundef nonnull align 16 dereferenceable(32) %254, i64 32, i1 false) #9, !tbaa.struct !31
  br label %256

255:                                              ; preds = %248
  call fastcc void @fetch(%struct.arguments* noundef nonnull %12, i32 noundef %246, %struct.argument* noundef nonnull %8) #8
  br label %256

256:                                              ; preds = %255, %251, %245
  %257 = load i8, i8* %141, align 8, !tbaa !41
  %258 = sext i8 %257 to i32
  switch i32 %258, label %413 [
    i32 100, label %259
    i32 105, label %259
    i32 111, label %259
    i32 117, label %259
    i32 120, label %259
    i32 88, label %259
    i32 98, label %259
    i32 66, label %259
    i32 112, label %261
    i32 99, label %266
    i32 67, label %266
    i32 115, label %320
    i32 83, label %320
    i32 110, label %391
    i32 109, label %408
    i32 37, label %412
  ]

259:                                              ; preds = %256, %256, %256, %256, %256, %256, %256, %256
  %260 = load i64, i64* %131, align 16, !tbaa !35
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %260) #8
  br label %424

261:                                              ; preds = %256
  store i32 3, i32* %144, align 4, !tbaa !42
  %262 = load i64, i64* %131, align 16, !tbaa !35
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %265, label %264

264:                                              ; preds = %261
  call fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef nonnull %14, i64 noundef %262) #8
  br label %424

265:                                              ; preds = %261
  call fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5, i64 noundef 0) #8
  br label %424

266:                                              ; preds = %256, %256
  %267 = load i64, i64* %131, align 16, !tbaa !35
  %268 = load i32, i32* %144, align 4, !tbaa !42
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %151) #9
  %269 = trunc i64 %267 to i8
  store i8 %269, i8* %151, align 1, !tbaa !11
  br label %270

270:                                              ; preds = %270, %266
  %271 = phi i8* [ %152, %266 ], [ %272, %270 ]
  store i8 0, i8* %271, align 1, !tbaa !11
  %272 = getelementptr inbounds i8, i8* %271, i64 1
  %273 = icmp eq i8* %272, %153
  br i1 %273, label %274, label %270

274:                                              ; preds = %270
  %275 = icmp eq i8 %257, 67
  %276 = icmp eq i32 %268, 3
  %277 = select i1 %276, i1 true, i1 %275
  br i1 %277, label %281, label %278

278:                                              ; preds = %274
  %279 = load i32, i32* %145, align 4, !tbaa !10
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %305, label %283

281:                                              ; preds = %274
  %282 = trunc i64 %267 to i32
  br label %290

283:                                              ; preds = %278
  %284 = trunc i64 %267 to i32
  %285 = and i32 %284, 255
  %286 = call i32 @btowc(i32 noundef %285) #8
  %287 = icmp eq i32 %286, -1
  br i1 %287, label %288, label %290

288:                                              ; preds = %283
  %289 = call i32* @__errno_location() #8
  store i32 84, i32* %289, align 4, !tbaa !24
  br label %318

290:                                              ; preds = %283, %281
  %291 = phi i32 [ %282, %281 ], [ %286, %283 ]
  %292 = load i32, i32* %145, align 4, !tbaa !10
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %296, label %294

294:                                              ; preds = %290
  %295 = call i64 @__sv_encode(i8* noundef nonnull %151, i32 noundef %291) #8
  br label %298

296:                                              ; preds = %290
  %297 = call i64 @wcrtomb(i8* noundef nonnull %151, i32 noundef %291, i8* noundef null) #8
  br label %298

298:                                              ; preds = %296, %294
  %299 = phi i64 [ %295, %294 ], [ %297, %296 ]
  %300 = icmp eq i64 %299, -1
  br i1 %300, label %318, label %301

301:                                              ; preds = %298
  %302 = load i32, i32* %145, align 4, !tbaa !10
  %303 = icmp eq i32 %302, 0
  %304 = select i1 %303, i64 %299, i64 1
  br label %305

305:                                              ; preds = %301, %278
  %306 = phi i64 [ %304, %301 ], [ 1, %278 ]
  %307 = phi i64 [ %299, %301 ], [ 1, %278 ]
  %308 = load i32, i32* %135, align 8, !tbaa !37
  %309 = sext i32 %308 to i64
  %310 = sub nsw i64 %309, %306
  %311 = load i32, i32* %136, align 8, !tbaa !38
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %314

313:                                              ; preds = %305
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %310) #8
  br label %314

314:                                              ; preds = %313, %305
  call void @__sv_put(%struct.sv_sink* noundef nonnull %0, i8* noundef nonnull %151, i64 noundef %307) #8
  %315 = load i32, i32* %136, align 8, !tbaa !38
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %318, label %317

317:                                              ; preds = %314
  call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %310) #8
  br label %318

318:                                              ; preds = %317, %314, %298, %288
  %319 = phi i32 [ -1, %298 ], [ 0, %317 ], [ 0, %314 ], [ -1, %288 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %151) #9
  br label %425

320:                                              ; preds = %256, %256
  %321 = load i64, i64* %131, align 16, !tbaa !35
  %322 = inttoptr i64 %321 to i8*
  %323 = load i32, i32* %144, align 4, !tbaa !42
  %324 = icmp eq i32 %323, 3
  %325 = icmp eq i64 %321, 0
  br i1 %324, label %327, label %326

326:                                              ; preds = %320
  br i1 %325, label %333, label %328

327:                                              ; preds = %320
  br i1 %325, label %333, label %334

328:                                              ; preds = %326
  %329 = icmp eq i8 %257, 83
  br i1 %329, label %334, label %330

330:                                              ; preds = %328
  %331 = load i32, i32* %145, align 4, !tbaa !10
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %333, label %336

333:                                              ; preds = %330, %327, %326
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %322) #8
  br label %424

334:                                              ; preds = %328, %327
  %335 = inttoptr i64 %321 to i32*
  br label %336

336:                                              ; preds = %334, %330
  %337 = phi i8* [ null, %334 ], [ %322, %330 ]
  %338 = phi i32* [ %335, %334 ], [ null, %330 ]
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %146) #9
  store i32* %338, i32** %147, align 8
  store i8* %337, i8** %148, align 8
  %339 = load i32, i32* %139, align 4, !tbaa !40
  %340 = sext i32 %339 to i64
  %341 = icmp sgt i64 %340, -1
  %342 = select i1 %341, i64 %340, i64 -1
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %149) #9
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %150) #9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %150, i8* noundef nonnull align 8 dereferenceable(16) %146, i64 16, i1 false) #9, !tbaa.struct !43
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %367, label %344

344:                                              ; preds = %336
  %345 = load i32, i32* %145, align 4, !tbaa !10
  br label %346

346:                                              ; preds = %361, %344
  %347 = phi i32 [ %345, %344 ], [ %355, %361 ]
  %348 = phi i64 [ 0, %344 ], [ %364, %361 ]
  %349 = phi i64 [ 0, %344 ], [ %365, %361 ]
  %350 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %6, i32 noundef %347, i8* noundef nonnull %149) #8
  %351 = icmp slt i32 %350, 0
  br i1 %351, label %389, label %352

352:                                              ; preds = %346
  %353 = icmp eq i32 %350, 0
  br i1 %353, label %367, label %354

354:                                              ; preds = %352
  %355 = load i32, i32* %145, align 4, !tbaa !10
  %356 = icmp eq i32 %355, 0
  %357 = zext i32 %350 to i64
  %358 = sub i64 %342, %348
  %359 = icmp ult i64 %358, %357
  %360 = select i1 %356, i1 %359, i1 false
  br i1 %360, label %367, label %361

361:                                              ; preds = %354
  %362 = select i1 %356, i32 %350, i32 1
  %363 = zext i32 %362 to i64
  %364 = add i64 %348, %363
  %365 = add i64 %349, 1
  %366 = icmp ugt i64 %342, %364
  br i1 %366, label %346, label %367, !llvm.loop !44

367:                                              ; preds = %361, %354, %352, %336
  %368 = phi i64 [ 0, %336 ], [ %349, %352 ], [ %365, %361 ], [ %349, %354 ]
  %369 = phi i64 [ 0, %336 ], [ %348, %352 ], [ %364, %361 ], [ %348, %354 ]
  %370 = load i32, i32* %135, align 8, !tbaa !37
  %371 = sext i32 %370 to i64
  %372 = sub nsw i64 %371, %369
  %373 = load i32, i32* %136, align 8, !tbaa !38
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %375, label %376

375:                                              ; preds = %367
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %372) #8
  br label %376

376:                                              ; preds = %375, %367
  %377 = icmp eq i64 %368, 0
  br i1 %377, label %385, label %378

378:                                              ; preds = %376, %378
  %379 = phi i64 [ %383, %378 ], [ %368, %376 ]
  %380 = load i32, i32* %145, align 4, !tbaa !10
  %381 = call fastcc i32 @next_character(%struct.characters* noundef nonnull %4, i32 noundef %380, i8* noundef nonnull %149) #8
  %382 = sext i32 %381 to i64
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %149, i64 noundef %382) #8
  %383 = add i64 %379, -1
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %385, label %378, !llvm.loop !45

385:                                              ; preds = %378, %376
  %386 = load i32, i32* %136, align 8, !tbaa !38
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %389, label %388

388:                                              ; preds = %385
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %372) #8
  br label %389

389:                                              ; preds = %346, %388, %385
  %390 = phi i32 [ 0, %388 ], [ 0, %385 ], [ -1, %346 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %150) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %149) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %146) #9
  br label %425

391:                                              ; preds = %256
  %392 = load i64, i64* %131, align 16, !tbaa !35
  %393 = load i64, i64* %142, align 8, !tbaa !9
  %394 = load i64, i64* %143, align 8, !tbaa !46
  %395 = add i64 %394, %393
  %396 = load i32, i32* %144, align 4, !tbaa !42
  switch i32 %396, label %406 [
    i32 1, label %397
    i32 2, label %400
    i32 0, label %403
  ]

397:                                              ; preds = %391
  %398 = inttoptr i64 %392 to i8*
  %399 = trunc i64 %395 to i8
  store i8 %399, i8* %398, align 1, !tbaa !11
  br label %424

400:                                              ; preds = %391
  %401 = trunc i64 %395 to i16
  %402 = inttoptr i64 %392 to i16*
  store i16 %401, i16* %402, align 2, !tbaa !47
  br label %424

403:                                              ; preds = %391
  %404 = trunc i64 %395 to i32
  %405 = inttoptr i64 %392 to i32*
  store i32 %404, i32* %405, align 4, !tbaa !24
  br label %424

406:                                              ; preds = %391
  %407 = inttoptr i64 %392 to i64*
  store i64 %395, i64* %407, align 8, !tbaa !32
  br label %424

408:                                              ; preds = %256
  %409 = call i32* @__errno_location() #8
  %410 = load i32, i32* %409, align 4, !tbaa !24
  %411 = call i8* @strerror(i32 noundef %410) #8
  call fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, i8* noundef %411) #8
  br label %424

412:                                              ; preds = %256
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i64 noundef 1) #8
  br label %424

413:                                              ; preds = %256
  %414 = and i32 %246, -2
  %415 = icmp eq i32 %414, 4
  br i1 %415, label %416, label %420

416:                                              ; preds = %413
  %417 = icmp eq i32 %246, 5
  %418 = load x86_fp80, x86_fp80* %154, align 16, !tbaa !49
  %419 = zext i1 %417 to i32
  call void @__sv_format_float(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %127, x86_fp80 noundef %418, i32 noundef %419) #8
  br label %424

420:                                              ; preds = %413
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %421 = load i8*, i8** %13, align 8, !tbaa !19
  %422 = ptrtoint i8* %421 to i64
  %423 = sub i64 %422, %165
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %160, i64 noundef %423) #10
  br label %428

424:                                              ; preds = %406, %403, %400, %397, %333, %264, %265, %259, %408, %412, %416
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  br label %428

425:                                              ; preds = %318, %389
  %426 = phi i32 [ %390, %389 ], [ %319, %318 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %128) #9
  %427 = icmp slt i32 %426, 0
  br i1 %427, label %436, label %428

428:                                              ; preds = %420, %425, %424
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  %429 = load i8*, i8** %13, align 8, !tbaa !19
  %430 = load i8, i8* %429, align 1, !tbaa !11
  %431 = icmp eq i8 %430, 0
  br i1 %431, label %432, label %155

432:                                              ; preds = %428, %164, %121
  call void @llvm.va_end(i8* nonnull %15)
  %433 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %434 = load i64, i64* %433, align 8, !tbaa !9
  %435 = icmp ugt i64 %434, 2147483647
  br i1 %435, label %439, label %441

436:                                              ; preds = %425, %174
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %126) #9
  call void @llvm.va_end(i8* nonnull %15)
  %437 = load i64, i64* %142, align 8, !tbaa !9
  %438 = icmp ugt i64 %437, 2147483647
  br i1 %438, label %439, label %450

439:                                              ; preds = %436, %432
  %440 = call i32* @__errno_location() #8
  store i32 75, i32* %440, align 4, !tbaa !24
  br label %450

441:                                              ; preds = %432
  %442 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 6
  %443 = load i32, i32* %442, align 8, !tbaa !50
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %450

445:                                              ; preds = %441
  %446 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %447 = load i64, i64* %446, align 8, !tbaa !46
  %448 = add i64 %447, %434
  %449 = trunc i64 %448 to i32
  br label %450

450:                                              ; preds = %436, %445, %441, %439
  %451 = phi i32 [ -1, %439 ], [ %449, %445 ], [ -1, %441 ], [ -1, %436 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %122) #9
  br label %452

452:                                              ; preds = %450, %114
  %453 = phi i32 [ %451, %450 ], [ -1, %114 ]
  call void @llvm.lifetime.end.p0i8(i64 2368, i8* nonnull %15) #9
  ret i32 %453
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
  store i32 -1, i32* %8, align 4, !tbaa.struct !51
  %9 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %9, i8 0, i64 32, i1 false)
  %10 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 7
  store i8* %6, i8** %10, align 8, !tbaa.struct !52
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
  store i32 1, i32* %36, align 8, !tbaa !53
  br label %46

41:                                               ; preds = %37
  store i32 1, i32* %35, align 4, !tbaa !54
  br label %46

42:                                               ; preds = %37
  store i32 1, i32* %34, align 8, !tbaa !55
  br label %46

43:                                               ; preds = %37
  store i32 1, i32* %33, align 4, !tbaa !56
  br label %46

44:                                               ; preds = %37
  store i32 1, i32* %32, align 8, !tbaa !57
  br label %46

45:                                               ; preds = %37, %37
  store i32 1, i32* %31, align 4, !tbaa !58
  br label %46

46:                                               ; preds = %40, %42, %44, %45, %43, %41
  %47 = getelementptr inbounds i8, i8* %38, i64 1
  br label %37, !llvm.loop !59

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
  store i32 %54, i32* %55, align 8, !tbaa !60
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
  store i32 %68, i32* %8, align 4, !tbaa !61
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
  store i8 %96, i8* %9, align 8, !tbaa !62
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
  %3 = load i8, i8* %2, align 8, !tbaa !62
  %4 = sext i8 %3 to i32
  switch i32 %4, label %16 [
    i32 100, label %5
    i32 105, label %5
    i32 111, label %5
    i32 117, label %5
    i32 120, label %5
    i32 88, label %5
    i32 98, label %5
    i32 66, label %5
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

5:                                                ; preds = %1, %1, %1, %1, %1, %1, %1, %1
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

; Function Attrs: nounwind optsize
define internal fastcc void @fetch(%struct.arguments* nocapture noundef %0, i32 noundef %1, %struct.argument* nocapture noundef writeonly %2) unnamed_addr #0 {
  switch i32 %1, label %96 [
    i32 1, label %4
    i32 2, label %24
    i32 3, label %43
    i32 4, label %63
    i32 5, label %85
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
  br label %96

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
  br label %96

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
  br label %96

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
  %79 = bitcast i8* %78 to i64*
  %80 = load i64, i64* %79, align 8
  %81 = tail call i64 @__symvm_bind(i64 noundef %80) #8
  %82 = bitcast i64 %81 to double
  %83 = fpext double %82 to x86_fp80
  %84 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %83, x86_fp80* %84, align 16, !tbaa !49
  br label %96

85:                                               ; preds = %3
  %86 = getelementptr inbounds %struct.arguments, %struct.arguments* %0, i64 0, i32 0, i64 0, i32 2
  %87 = load i8*, i8** %86, align 8
  %88 = ptrtoint i8* %87 to i64
  %89 = add i64 %88, 15
  %90 = and i64 %89, -16
  %91 = inttoptr i64 %90 to i8*
  %92 = inttoptr i64 %90 to x86_fp80*
  %93 = getelementptr i8, i8* %91, i64 16
  store i8* %93, i8** %86, align 8
  %94 = load x86_fp80, x86_fp80* %92, align 16
  %95 = getelementptr inbounds %struct.argument, %struct.argument* %2, i64 0, i32 1
  store x86_fp80 %94, x86_fp80* %95, align 16, !tbaa !49
  br label %96

96:                                               ; preds = %3, %85, %77, %57, %38, %18
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__symvm_bind(i64 noundef) local_unnamed_addr #4

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

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
  br i1 %26, label %27, label %7, !llvm.loop !63

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
define internal fastcc void @write_integer(%struct.sv_sink* noundef %0, %struct.directive* noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = alloca [72 x i8], align 16
  %5 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %6 = load i64, i64* %5, align 8, !tbaa !9
  %7 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 6
  %8 = load i32, i32* %7, align 4, !tbaa !37
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %10 = load i32, i32* %9, align 8, !tbaa !64
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %15

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  %14 = load i32, i32* %13, align 4, !tbaa !40
  br label %28

15:                                               ; preds = %3
  %16 = sext i32 %8 to i64
  %17 = tail call i64 @__symvm_observe(i64 noundef %16) #8
  %18 = trunc i64 %17 to i32
  %19 = load i32, i32* %9, align 8, !tbaa !64
  %20 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 7
  %21 = load i32, i32* %20, align 4, !tbaa !40
  %22 = icmp eq i32 %19, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %15
  %24 = sext i32 %21 to i64
  %25 = tail call i64 @__symvm_observe(i64 noundef %24) #8
  %26 = trunc i64 %25 to i32
  %27 = load i32, i32* %9, align 8, !tbaa !64
  br label %28

28:                                               ; preds = %12, %15, %23
  %29 = phi i32 [ %27, %23 ], [ 0, %15 ], [ 0, %12 ]
  %30 = phi i32* [ %20, %23 ], [ %20, %15 ], [ %13, %12 ]
  %31 = phi i32 [ %18, %23 ], [ %18, %15 ], [ %8, %12 ]
  %32 = phi i32 [ %26, %23 ], [ %21, %15 ], [ %14, %12 ]
  %33 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %33) #9
  %34 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 8
  %35 = load i8, i8* %34, align 4, !tbaa !41
  %36 = icmp eq i8 %35, 88
  %37 = select i1 %36, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0)
  %38 = icmp eq i8 %35, 100
  %39 = icmp eq i8 %35, 105
  %40 = or i1 %38, %39
  %41 = zext i1 %40 to i32
  %42 = icmp eq i32 %29, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %28
  %44 = tail call i64 @__symvm_observe(i64 noundef %2) #8
  br label %45

45:                                               ; preds = %43, %28
  %46 = phi i64 [ %44, %43 ], [ %2, %28 ]
  %47 = tail call fastcc i64 @sized(%struct.directive* noundef nonnull %1, i64 noundef %46, i32 noundef %41) #10
  switch i8 %35, label %63 [
    i8 105, label %48
    i8 100, label %48
  ]

48:                                               ; preds = %45, %45
  %49 = icmp slt i64 %47, 0
  br i1 %49, label %59, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %52 = load i32, i32* %51, align 4, !tbaa !65
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %59

54:                                               ; preds = %50
  %55 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %56 = load i32, i32* %55, align 4, !tbaa !66
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.7, i64 0, i64 0)
  br label %59

59:                                               ; preds = %54, %50, %48
  %60 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.5, i64 0, i64 0), %48 ], [ %58, %54 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), %50 ]
  %61 = sub i64 0, %47
  %62 = select i1 %49, i64 %61, i64 %47
  br label %63

63:                                               ; preds = %45, %59
  %64 = phi i8* [ %60, %59 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), %45 ]
  %65 = phi i64 [ %62, %59 ], [ %47, %45 ]
  %66 = load i8, i8* %34, align 4, !tbaa !41
  %67 = icmp eq i8 %66, 111
  br i1 %67, label %104, label %68

68:                                               ; preds = %63
  %69 = or i8 %66, 32
  switch i8 %69, label %70 [
    i8 98, label %73
    i8 120, label %72
  ]

70:                                               ; preds = %68
  %71 = icmp eq i8 %66, 112
  br i1 %71, label %72, label %112

72:                                               ; preds = %68, %70
  br label %73

73:                                               ; preds = %72, %68
  %74 = phi i32 [ 2, %68 ], [ 16, %72 ]
  %75 = icmp eq i8 %66, 112
  br i1 %75, label %76, label %85

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %78 = load i32, i32* %77, align 4, !tbaa !65
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %104

80:                                               ; preds = %76
  %81 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %82 = load i32, i32* %81, align 4, !tbaa !66
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0)
  br label %104

85:                                               ; preds = %73
  switch i32 %74, label %104 [
    i32 16, label %86
    i32 2, label %95
  ]

86:                                               ; preds = %85
  %87 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %88 = load i32, i32* %87, align 4, !tbaa !67
  %89 = icmp ne i32 %88, 0
  %90 = icmp ne i64 %65, 0
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %104

92:                                               ; preds = %86
  %93 = icmp eq i8 %66, 88
  %94 = select i1 %93, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.10, i64 0, i64 0)
  br label %108

95:                                               ; preds = %85
  %96 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %97 = load i32, i32* %96, align 4, !tbaa !67
  %98 = icmp ne i32 %97, 0
  %99 = icmp ne i64 %65, 0
  %100 = select i1 %98, i1 %99, i1 false
  br i1 %100, label %101, label %104

101:                                              ; preds = %95
  %102 = icmp eq i8 %66, 66
  %103 = select i1 %102, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0)
  br label %108

104:                                              ; preds = %95, %80, %76, %85, %86, %63
  %105 = phi i32 [ 8, %63 ], [ 16, %86 ], [ %74, %85 ], [ %74, %76 ], [ %74, %80 ], [ 2, %95 ]
  %106 = phi i8* [ %64, %63 ], [ %64, %86 ], [ %64, %85 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @.str.8, i64 0, i64 0), %76 ], [ %84, %80 ], [ %64, %95 ]
  %107 = icmp eq i64 %65, 0
  br i1 %107, label %145, label %108

108:                                              ; preds = %101, %92, %104
  %109 = phi i8* [ %106, %104 ], [ %94, %92 ], [ %103, %101 ]
  %110 = phi i32 [ %105, %104 ], [ 16, %92 ], [ 2, %101 ]
  %111 = zext i32 %110 to i64
  br label %124

112:                                              ; preds = %70
  %113 = icmp eq i64 %65, 0
  br i1 %113, label %139, label %114

114:                                              ; preds = %112, %114
  %115 = phi i64 [ %120, %114 ], [ 72, %112 ]
  %116 = phi i64 [ %122, %114 ], [ %65, %112 ]
  %117 = urem i64 %116, 10
  %118 = trunc i64 %117 to i8
  %119 = or i8 %118, 48
  %120 = add nsw i64 %115, -1
  %121 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %120
  store i8 %119, i8* %121, align 1, !tbaa !11
  %122 = udiv i64 %116, 10
  %123 = icmp ult i64 %116, 10
  br i1 %123, label %134, label %114, !llvm.loop !68

124:                                              ; preds = %108, %124
  %125 = phi i64 [ 72, %108 ], [ %130, %124 ]
  %126 = phi i64 [ %65, %108 ], [ %132, %124 ]
  %127 = urem i64 %126, %111
  %128 = getelementptr inbounds i8, i8* %37, i64 %127
  %129 = load i8, i8* %128, align 1, !tbaa !11
  %130 = add nsw i64 %125, -1
  %131 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %130
  store i8 %129, i8* %131, align 1, !tbaa !11
  %132 = udiv i64 %126, %111
  %133 = icmp ult i64 %126, %111
  br i1 %133, label %137, label %124, !llvm.loop !69

134:                                              ; preds = %114
  %135 = shl i64 %120, 32
  %136 = ashr exact i64 %135, 32
  br label %139

137:                                              ; preds = %124
  %138 = trunc i64 %130 to i32
  br label %145

139:                                              ; preds = %112, %134
  %140 = phi i64 [ %136, %134 ], [ 72, %112 ]
  %141 = sub nsw i64 72, %140
  %142 = icmp slt i32 %32, 0
  %143 = select i1 %142, i32 1, i32 %32
  %144 = zext i32 %143 to i64
  br label %170

145:                                              ; preds = %137, %104
  %146 = phi i8* [ %106, %104 ], [ %109, %137 ]
  %147 = phi i32 [ %105, %104 ], [ %110, %137 ]
  %148 = phi i32 [ 72, %104 ], [ %138, %137 ]
  %149 = sext i32 %148 to i64
  %150 = sub nsw i64 72, %149
  %151 = icmp slt i32 %32, 0
  %152 = select i1 %151, i32 1, i32 %32
  %153 = zext i32 %152 to i64
  %154 = icmp eq i32 %147, 8
  br i1 %154, label %155, label %170

155:                                              ; preds = %145
  %156 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %157 = load i32, i32* %156, align 4, !tbaa !67
  %158 = icmp eq i32 %157, 0
  %159 = icmp slt i64 %150, %153
  %160 = select i1 %158, i1 true, i1 %159
  br i1 %160, label %170, label %161

161:                                              ; preds = %155
  %162 = icmp eq i32 %148, 72
  br i1 %162, label %167, label %163

163:                                              ; preds = %161
  %164 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %149
  %165 = load i8, i8* %164, align 1, !tbaa !11
  %166 = icmp eq i8 %165, 48
  br i1 %166, label %170, label %167

167:                                              ; preds = %163, %161
  %168 = phi i64 [ %149, %163 ], [ 72, %161 ]
  %169 = sub nsw i64 73, %149
  br label %170

170:                                              ; preds = %139, %167, %163, %155, %145
  %171 = phi i1 [ true, %167 ], [ true, %163 ], [ true, %155 ], [ false, %145 ], [ false, %139 ]
  %172 = phi i1 [ %151, %167 ], [ %151, %163 ], [ %151, %155 ], [ %151, %145 ], [ %142, %139 ]
  %173 = phi i64 [ %150, %167 ], [ %150, %163 ], [ %150, %155 ], [ %150, %145 ], [ %141, %139 ]
  %174 = phi i64 [ %149, %167 ], [ %149, %163 ], [ %149, %155 ], [ %149, %145 ], [ %140, %139 ]
  %175 = phi i64 [ %168, %167 ], [ %149, %163 ], [ %149, %155 ], [ %149, %145 ], [ %140, %139 ]
  %176 = phi i32 [ 8, %167 ], [ 8, %163 ], [ 8, %155 ], [ %147, %145 ], [ 10, %139 ]
  %177 = phi i8* [ %146, %167 ], [ %146, %163 ], [ %146, %155 ], [ %146, %145 ], [ %64, %139 ]
  %178 = phi i64 [ %169, %167 ], [ %153, %163 ], [ %153, %155 ], [ %153, %145 ], [ %144, %139 ]
  %179 = add nsw i64 %174, -72
  %180 = icmp sgt i64 %178, %173
  %181 = sub nsw i64 %178, %173
  %182 = select i1 %180, i64 %181, i64 0
  %183 = tail call i64 @strlen(i8* noundef %177) #8
  %184 = sext i32 %31 to i64
  %185 = add nsw i64 %179, %184
  %186 = add i64 %183, %182
  %187 = sub i64 %185, %186
  %188 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 4
  %189 = load i32, i32* %188, align 4, !tbaa !70
  %190 = icmp eq i32 %189, 0
  %191 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %192 = load i32, i32* %191, align 4, !tbaa !38
  br i1 %190, label %201, label %193

193:                                              ; preds = %170
  %194 = icmp eq i32 %192, 0
  %195 = select i1 %194, i1 %172, i1 false
  %196 = icmp sgt i64 %187, 0
  %197 = select i1 %195, i1 %196, i1 false
  %198 = select i1 %197, i64 %187, i64 0
  %199 = add nuw nsw i64 %198, %182
  %200 = select i1 %197, i64 0, i64 %187
  br label %201

201:                                              ; preds = %170, %193
  %202 = phi i64 [ %199, %193 ], [ %182, %170 ]
  %203 = phi i64 [ %200, %193 ], [ %187, %170 ]
  %204 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 0
  %205 = icmp eq i32 %192, 0
  br i1 %205, label %206, label %207

206:                                              ; preds = %201
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %203) #10
  br label %207

207:                                              ; preds = %206, %201
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %177, i64 noundef %183) #10
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %202) #10
  %208 = getelementptr inbounds [72 x i8], [72 x i8]* %4, i64 0, i64 %175
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %208, i64 noundef %173) #10
  %209 = load i32, i32* %204, align 4, !tbaa !38
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %212, label %211

211:                                              ; preds = %207
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %203) #10
  br label %212

212:                                              ; preds = %211, %207
  %213 = call i32 @__symvm_is_symbolic(i64 noundef %2) #8
  %214 = load i32, i32* %7, align 4, !tbaa !37
  %215 = sext i32 %214 to i64
  %216 = call i32 @__symvm_is_symbolic(i64 noundef %215) #8
  %217 = or i32 %216, %213
  %218 = load i32, i32* %30, align 4, !tbaa !40
  %219 = sext i32 %218 to i64
  %220 = call i32 @__symvm_is_symbolic(i64 noundef %219) #8
  %221 = or i32 %217, %220
  %222 = load i32, i32* %9, align 8, !tbaa !64
  %223 = icmp ne i32 %222, 0
  %224 = icmp ne i32 %221, 0
  %225 = select i1 %223, i1 %224, i1 false
  br i1 %225, label %226, label %307

226:                                              ; preds = %212
  %227 = call fastcc i64 @sized(%struct.directive* noundef nonnull %1, i64 noundef %2, i32 noundef %41) #8
  %228 = lshr i64 %227, 63
  %229 = zext i1 %40 to i64
  %230 = and i64 %228, %229
  %231 = sub nsw i64 0, %230
  %232 = xor i64 %227, %231
  %233 = add i64 %232, %230
  %234 = load i8, i8* %34, align 4, !tbaa !41
  %235 = icmp eq i8 %234, 112
  br i1 %235, label %236, label %245

236:                                              ; preds = %226
  %237 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %238 = load i32, i32* %237, align 4, !tbaa !65
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %256

240:                                              ; preds = %236
  %241 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %242 = load i32, i32* %241, align 4, !tbaa !66
  %243 = icmp eq i32 %242, 0
  %244 = select i1 %243, i64 2, i64 3
  br label %256

245:                                              ; preds = %226
  %246 = xor i1 %39, %38
  br i1 %246, label %247, label %255

247:                                              ; preds = %245
  %248 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 1
  %249 = load i32, i32* %248, align 4, !tbaa !65
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %256

251:                                              ; preds = %247
  %252 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 2
  %253 = load i32, i32* %252, align 4, !tbaa !66
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %255, label %256

255:                                              ; preds = %251, %245
  br label %256

256:                                              ; preds = %255, %251, %247, %240, %236
  %257 = phi i64 [ %230, %255 ], [ 1, %251 ], [ 1, %247 ], [ 3, %236 ], [ %244, %240 ]
  switch i32 %176, label %266 [
    i32 16, label %258
    i32 2, label %258
  ]

258:                                              ; preds = %256, %256
  %259 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %260 = load i32, i32* %259, align 4, !tbaa !67
  %261 = icmp eq i32 %260, 0
  %262 = select i1 %261, i1 true, i1 %235
  br i1 %262, label %266, label %263

263:                                              ; preds = %258
  %264 = icmp eq i64 %233, 0
  %265 = select i1 %264, i64 0, i64 2
  br label %266

266:                                              ; preds = %263, %258, %256
  %267 = phi i64 [ %265, %263 ], [ %257, %258 ], [ %257, %256 ]
  %268 = zext i32 %176 to i64
  %269 = icmp ne i64 %233, 0
  %270 = zext i1 %269 to i64
  br label %275

271:                                              ; preds = %275
  %272 = load i32, i32* %30, align 4, !tbaa !40
  %273 = lshr i32 %272, 31
  %274 = zext i32 %273 to i64
  br i1 %171, label %284, label %289

275:                                              ; preds = %275, %266
  %276 = phi i64 [ %281, %275 ], [ %270, %266 ]
  %277 = phi i64 [ %278, %275 ], [ 1, %266 ]
  %278 = mul i64 %277, %268
  %279 = icmp uge i64 %233, %278
  %280 = zext i1 %279 to i64
  %281 = add i64 %276, %280
  %282 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %268, i64 %278) #9
  %283 = extractvalue { i64, i1 } %282, 1
  br i1 %283, label %271, label %275, !llvm.loop !71

284:                                              ; preds = %271
  %285 = getelementptr inbounds %struct.directive, %struct.directive* %1, i64 0, i32 0, i32 3
  %286 = load i32, i32* %285, align 4, !tbaa !67
  %287 = icmp ne i32 %286, 0
  %288 = zext i1 %287 to i64
  br label %289

289:                                              ; preds = %271, %284
  %290 = phi i64 [ 0, %271 ], [ %288, %284 ]
  %291 = add i64 %290, %281
  %292 = sext i32 %272 to i64
  %293 = add nsw i64 %274, -1
  %294 = and i64 %293, %292
  %295 = or i64 %294, %274
  %296 = call i64 @llvm.umax.i64(i64 %291, i64 %295) #9
  %297 = add i64 %296, %267
  %298 = load i32, i32* %7, align 4, !tbaa !37
  %299 = sext i32 %298 to i64
  %300 = call i64 @llvm.umax.i64(i64 %297, i64 %299) #9
  %301 = load i64, i64* %5, align 8, !tbaa !9
  %302 = sub i64 %6, %301
  %303 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %304 = load i64, i64* %303, align 8, !tbaa !46
  %305 = add i64 %302, %304
  %306 = add i64 %305, %300
  store i64 %306, i64* %303, align 8, !tbaa !46
  br label %307

307:                                              ; preds = %289, %212
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %33) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_text(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 7
  %7 = load i32, i32* %6, align 4, !tbaa !10
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %10 = load i32, i32* %9, align 4, !tbaa !37
  br i1 %8, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %13 = load i32, i32* %12, align 8, !tbaa !64
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %11
  %16 = sext i32 %10 to i64
  %17 = tail call i64 @__symvm_observe(i64 noundef %16) #8
  %18 = trunc i64 %17 to i32
  br label %19

19:                                               ; preds = %5, %15, %11
  %20 = phi i32 [ %18, %15 ], [ %10, %11 ], [ %10, %5 ]
  %21 = sext i32 %20 to i64
  %22 = sub nsw i64 %21, %3
  %23 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 2
  %24 = load i64, i64* %23, align 8, !tbaa !9
  %25 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 0
  %26 = load i32, i32* %25, align 4, !tbaa !38
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %19
  tail call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %22) #10
  br label %29

29:                                               ; preds = %28, %19
  tail call void @__sv_put(%struct.sv_sink* noundef nonnull %0, i8* noundef %2, i64 noundef %3) #10
  %30 = load i32, i32* %25, align 4, !tbaa !38
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  tail call void @__sv_pad(%struct.sv_sink* noundef nonnull %0, i8 noundef signext 32, i64 noundef %22) #10
  br label %33

33:                                               ; preds = %32, %29
  %34 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %35 = load i32, i32* %34, align 8, !tbaa !64
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %52, label %37

37:                                               ; preds = %33
  %38 = load i32, i32* %6, align 4, !tbaa !10
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %52

40:                                               ; preds = %37
  %41 = add i64 %4, %3
  %42 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %43 = load i32, i32* %42, align 4, !tbaa !37
  %44 = sext i32 %43 to i64
  %45 = tail call i64 @llvm.umax.i64(i64 %41, i64 %44) #9
  %46 = load i64, i64* %23, align 8, !tbaa !9
  %47 = sub i64 %24, %46
  %48 = add i64 %47, %45
  %49 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 5
  %50 = load i64, i64* %49, align 8, !tbaa !46
  %51 = add i64 %48, %50
  store i64 %51, i64* %49, align 8, !tbaa !46
  br label %52

52:                                               ; preds = %40, %37, %33
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_string(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2) unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %6 = load i32, i32* %5, align 4, !tbaa !40
  %7 = sext i32 %6 to i64
  %8 = icmp sgt i64 %7, -1
  %9 = select i1 %8, i64 %7, i64 -1
  %10 = bitcast i64* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #9
  store i64 0, i64* %4, align 8, !tbaa !32
  %11 = icmp eq i8* %2, null
  %12 = icmp ult i64 %9, 6
  %13 = select i1 %12, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i64 0, i64 0)
  %14 = select i1 %11, i8* %13, i8* %2
  %15 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 4
  %16 = load i32, i32* %15, align 8, !tbaa !64
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %3
  %19 = call i64 @__sv_shown_length(i8* noundef %14, i64 noundef %9, i64* noundef nonnull %4) #8
  %20 = load i64, i64* %4, align 8, !tbaa !32
  br label %27

21:                                               ; preds = %3
  %22 = icmp slt i32 %6, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = tail call i64 @strlen(i8* noundef %14) #8
  br label %27

25:                                               ; preds = %21
  %26 = tail call i64 @strnlen(i8* noundef %14, i64 noundef %9) #8
  br label %27

27:                                               ; preds = %23, %25, %18
  %28 = phi i64 [ %20, %18 ], [ 0, %23 ], [ 0, %25 ]
  %29 = phi i64 [ %19, %18 ], [ %24, %23 ], [ %26, %25 ]
  call fastcc void @write_text(%struct.sv_sink* noundef nonnull %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %14, i64 noundef %29, i64 noundef %28) #10
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #9
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local void @__sv_format_float(%struct.sv_sink* noundef, %struct.sv_spec* noundef, x86_fp80 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @__symvm_observe(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i64 @sized(%struct.directive* nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.directive, %struct.directive* %0, i64 0, i32 1
  %5 = load i32, i32* %4, align 4, !tbaa !42
  switch i32 %5, label %24 [
    i32 1, label %6
    i32 2, label %12
    i32 0, label %18
  ]

6:                                                ; preds = %3
  %7 = icmp eq i32 %2, 0
  %8 = shl i64 %1, 56
  %9 = ashr exact i64 %8, 56
  %10 = and i64 %1, 255
  %11 = select i1 %7, i64 %10, i64 %9
  br label %24

12:                                               ; preds = %3
  %13 = icmp eq i32 %2, 0
  %14 = shl i64 %1, 48
  %15 = ashr exact i64 %14, 48
  %16 = and i64 %1, 65535
  %17 = select i1 %13, i64 %16, i64 %15
  br label %24

18:                                               ; preds = %3
  %19 = icmp eq i32 %2, 0
  %20 = shl i64 %1, 32
  %21 = ashr exact i64 %20, 32
  %22 = and i64 %1, 4294967295
  %23 = select i1 %19, i64 %22, i64 %21
  br label %24

24:                                               ; preds = %3, %18, %12, %6
  %25 = phi i64 [ %23, %18 ], [ %17, %12 ], [ %11, %6 ], [ %1, %3 ]
  ret i64 %25
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i32 @__symvm_is_symbolic(i64 noundef) local_unnamed_addr #4

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
  %7 = load i32*, i32** %6, align 8, !tbaa !72
  %8 = icmp eq i32* %7, null
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds i32, i32* %7, i64 1
  store i32* %10, i32** %6, align 8, !tbaa !72
  %11 = load i32, i32* %7, align 4, !tbaa !24
  store i32 %11, i32* %4, align 4, !tbaa !24
  br label %21

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.characters, %struct.characters* %0, i64 0, i32 1
  %14 = load i8*, i8** %13, align 8, !tbaa !74
  %15 = call i64 @mbrtowc(i32* noundef nonnull %4, i8* noundef %14, i64 noundef 16, i8* noundef null) #8
  %16 = icmp ugt i64 %15, -3
  br i1 %16, label %33, label %17

17:                                               ; preds = %12
  %18 = load i8*, i8** %13, align 8, !tbaa !74
  %19 = getelementptr inbounds i8, i8* %18, i64 %15
  store i8* %19, i8** %13, align 8, !tbaa !74
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
declare dso_local i64 @__sv_shown_length(i8* noundef, i64 noundef, i64* noundef) local_unnamed_addr #4

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umax.i64(i64, i64) #7

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"sv_sink", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !8, i64 32, !7, i64 40, !8, i64 48, !8, i64 52, !8, i64 56}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{!3, !7, i64 16}
!10 = !{!3, !8, i64 52}
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
!46 = !{!3, !7, i64 40}
!47 = !{!48, !48, i64 0}
!48 = !{!"short", !5, i64 0}
!49 = !{!36, !34, i64 16}
!50 = !{!3, !8, i64 48}
!51 = !{i64 0, i64 4, !24, i64 4, i64 1, !11, i64 8, i64 4, !11, i64 12, i64 4, !24, i64 16, i64 4, !24, i64 20, i64 4, !24, i64 24, i64 4, !24, i64 28, i64 4, !24, i64 36, i64 8, !19}
!52 = !{i64 0, i64 8, !19}
!53 = !{!22, !8, i64 0}
!54 = !{!22, !8, i64 4}
!55 = !{!22, !8, i64 8}
!56 = !{!22, !8, i64 12}
!57 = !{!22, !8, i64 16}
!58 = !{!22, !8, i64 20}
!59 = distinct !{!59, !14}
!60 = !{!22, !8, i64 24}
!61 = !{!22, !8, i64 28}
!62 = !{!22, !5, i64 32}
!63 = distinct !{!63, !13, !14}
!64 = !{!3, !8, i64 32}
!65 = !{!23, !8, i64 4}
!66 = !{!23, !8, i64 8}
!67 = !{!23, !8, i64 12}
!68 = distinct !{!68, !13, !14}
!69 = distinct !{!69, !13, !14}
!70 = !{!23, !8, i64 16}
!71 = distinct !{!71, !14}
!72 = !{!73, !4, i64 0}
!73 = !{!"characters", !4, i64 0, !4, i64 8}
!74 = !{!73, !4, i64 8}
