; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/socket_data.c
; ModuleID = 'runtime/c/socket_data.c'
source_filename = "runtime/c/socket_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_ways = type { i8*, [2 x i32] }
%struct.__sv_socket = type { %struct.sv_inode, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.__sv_name = type { i32, [128 x i8] }
%struct.__sv_packet = type { i32, %struct.__sv_name }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
%struct.iovec = type { i8*, i64 }

@.str = private unnamed_addr constant [43 x i8] c"receive from a socket that nobody sends to\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"send to a socket that nobody receives from\00", align 1
@failing_receives = internal constant %struct.sv_ways { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), [2 x i32] [i32 4, i32 104] }, align 8
@failing_sends = internal constant %struct.sv_ways { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), [2 x i32] [i32 4, i32 104] }, align 8
@.str.2 = private unnamed_addr constant [47 x i8] c"sendmsg: descriptors and the like are not sent\00", align 1
@__sv_descriptors = external dso_local constant i8, align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"fail_read\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"fail_write\00", align 1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_receive(%struct.__sv_socket* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3, %struct.__sv_name* noundef writeonly %4, i32* noundef writeonly %5) local_unnamed_addr #0 {
  %7 = alloca %struct.__sv_name, align 8
  %8 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 5
  %9 = load i32, i32* %8, align 4, !tbaa !2
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %13 = load i32, i32* %12, align 4, !tbaa !11
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %26, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %17 = load i32, i32* %16, align 8, !tbaa !12
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %15, %6
  %20 = phi i32 [ 107, %15 ], [ 22, %6 ]
  %21 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %22 = load i32, i32* %21, align 8, !tbaa !13
  %23 = icmp eq i32 %22, 1
  %24 = select i1 %23, i32 %20, i32 107
  %25 = tail call i32* @__errno_location() #6
  store i32 %24, i32* %25, align 4, !tbaa !14
  br label %161

26:                                               ; preds = %15, %11
  tail call void @__sv_cancellation_point() #6
  %27 = tail call i64 @__sv_clock() #6
  %28 = load i32, i32* %12, align 4, !tbaa !11
  %29 = icmp eq i32 %28, 1
  br i1 %29, label %36, label %30

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %33 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %35 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  br label %92

36:                                               ; preds = %26
  %37 = icmp eq %struct.__sv_name* %4, null
  br i1 %37, label %40, label %38

38:                                               ; preds = %36
  %39 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %39, i8 0, i64 132, i1 false)
  br label %40

40:                                               ; preds = %38, %36
  %41 = icmp eq i64 %2, 0
  br i1 %41, label %161, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %44 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %45 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %46 = and i32 %3, 2
  %47 = icmp eq i32 %46, 0
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %49 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %50 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %51 = and i32 %3, 258
  %52 = icmp eq i32 %51, 256
  br label %53

53:                                               ; preds = %42, %87
  %54 = phi i64 [ %66, %87 ], [ 0, %42 ]
  %55 = sub i64 %2, %54
  %56 = load i64, i64* %44, align 8, !tbaa !15
  %57 = icmp ult i64 %55, %56
  %58 = select i1 %57, i64 %55, i64 %56
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %65, label %60

60:                                               ; preds = %53
  %61 = getelementptr inbounds i8, i8* %1, i64 %54
  %62 = load i8*, i8** %45, align 8, !tbaa !16
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %61, i8* align 1 %62, i64 %58, i1 false)
  %63 = add i64 %58, %54
  br i1 %47, label %64, label %65

64:                                               ; preds = %60
  tail call fastcc void @taken(%struct.__sv_socket* noundef nonnull %0, i64 noundef %58) #7
  br label %65

65:                                               ; preds = %53, %64, %60
  %66 = phi i64 [ %63, %64 ], [ %63, %60 ], [ %54, %53 ]
  %67 = icmp eq i64 %66, 0
  %68 = icmp ne i64 %66, %2
  %69 = and i1 %52, %68
  %70 = or i1 %67, %69
  br i1 %70, label %71, label %161

71:                                               ; preds = %65
  %72 = load i32, i32* %48, align 4, !tbaa !17
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %161

74:                                               ; preds = %71
  %75 = load i32, i32* %12, align 4, !tbaa !11
  %76 = icmp eq i32 %75, 2
  br i1 %76, label %87, label %77

77:                                               ; preds = %74
  %78 = load i32, i32* %49, align 8, !tbaa !12
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %87, label %80

80:                                               ; preds = %77
  %81 = load %struct.__sv_socket*, %struct.__sv_socket** %43, align 8, !tbaa !18
  %82 = icmp eq %struct.__sv_socket* %81, null
  br i1 %82, label %161, label %83

83:                                               ; preds = %80
  %84 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %81, i64 0, i32 8
  %85 = load i32, i32* %84, align 8, !tbaa !19
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %161

87:                                               ; preds = %74, %77, %83
  %88 = load i64, i64* %50, align 8, !tbaa !20
  %89 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %88, i64 noundef %27, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0)) #6
  %90 = tail call i32* @__errno_location() #6
  store i32 %89, i32* %90, align 4, !tbaa !14
  %91 = icmp eq i32 %89, 0
  br i1 %91, label %53, label %159, !llvm.loop !21

92:                                               ; preds = %30, %121
  %93 = load i64, i64* %31, align 8, !tbaa !15
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %129

95:                                               ; preds = %92
  %96 = load i32, i32* %32, align 4, !tbaa !17
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %161

98:                                               ; preds = %95
  %99 = load i32, i32* %12, align 4, !tbaa !11
  %100 = icmp eq i32 %99, 2
  %101 = load i32, i32* %33, align 8, !tbaa !12
  %102 = icmp eq i32 %101, 0
  br i1 %100, label %111, label %103

103:                                              ; preds = %98
  br i1 %102, label %112, label %104

104:                                              ; preds = %103
  %105 = load %struct.__sv_socket*, %struct.__sv_socket** %34, align 8, !tbaa !18
  %106 = icmp eq %struct.__sv_socket* %105, null
  br i1 %106, label %161, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %105, i64 0, i32 8
  %109 = load i32, i32* %108, align 8, !tbaa !19
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %118, label %161

111:                                              ; preds = %98
  br i1 %102, label %112, label %118

112:                                              ; preds = %103, %111
  %113 = tail call i32 @__sv_visitor_waits() #6
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %118, label %115

115:                                              ; preds = %112
  %116 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %0) #6
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %161

118:                                              ; preds = %107, %115, %112, %111
  %119 = load i64, i64* %31, align 8, !tbaa !15
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %129

121:                                              ; preds = %118
  %122 = load i64, i64* %35, align 8, !tbaa !20
  %123 = load i32, i32* %33, align 8, !tbaa !12
  %124 = icmp eq i32 %123, 0
  %125 = select i1 %124, i8* null, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0)
  %126 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %122, i64 noundef %27, i8* noundef %125) #6
  %127 = tail call i32* @__errno_location() #6
  store i32 %126, i32* %127, align 4, !tbaa !14
  %128 = icmp eq i32 %126, 0
  br i1 %128, label %92, label %161, !llvm.loop !23

129:                                              ; preds = %118, %92
  %130 = bitcast %struct.__sv_name* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %130)
  %131 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %132 = load i8*, i8** %131, align 8, !tbaa !16
  %133 = bitcast i8* %132 to i32*
  %134 = load i32, i32* %133, align 1
  %135 = getelementptr inbounds i8, i8* %132, i64 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(132) %130, i8* noundef nonnull align 1 dereferenceable(132) %135, i64 132, i1 false)
  %136 = zext i32 %134 to i64
  %137 = icmp ugt i64 %136, %2
  %138 = select i1 %137, i64 %2, i64 %136
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %129
  %141 = getelementptr inbounds i8, i8* %132, i64 136
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* nonnull align 1 %141, i64 %138, i1 false)
  br label %142

142:                                              ; preds = %140, %129
  %143 = icmp eq %struct.__sv_name* %4, null
  br i1 %143, label %146, label %144

144:                                              ; preds = %142
  %145 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %145, i8* noundef nonnull align 8 dereferenceable(132) %130, i64 132, i1 false), !tbaa.struct !25
  br label %146

146:                                              ; preds = %144, %142
  %147 = icmp eq i32* %5, null
  br i1 %147, label %150, label %148

148:                                              ; preds = %146
  %149 = zext i1 %137 to i32
  store i32 %149, i32* %5, align 4, !tbaa !14
  br label %150

150:                                              ; preds = %148, %146
  %151 = and i32 %3, 2
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %155

153:                                              ; preds = %150
  %154 = add nuw nsw i64 %136, 136
  tail call fastcc void @taken(%struct.__sv_socket* noundef nonnull %0, i64 noundef %154) #7
  br label %155

155:                                              ; preds = %153, %150
  %156 = and i32 %3, 32
  %157 = icmp eq i32 %156, 0
  %158 = select i1 %157, i64 %138, i64 %136
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %130)
  br label %161

159:                                              ; preds = %87
  %160 = select i1 %67, i64 -1, i64 %66
  br label %161

161:                                              ; preds = %104, %95, %121, %115, %107, %83, %71, %80, %65, %159, %40, %155, %19
  %162 = phi i64 [ -1, %19 ], [ 0, %40 ], [ %158, %155 ], [ %160, %159 ], [ %66, %65 ], [ %66, %80 ], [ %66, %71 ], [ %66, %83 ], [ 0, %104 ], [ 0, %95 ], [ -1, %121 ], [ -1, %115 ], [ 0, %107 ]
  ret i64 %162
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize
define internal fastcc void @taken(%struct.__sv_socket* nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %4 = load i8*, i8** %3, align 8, !tbaa !16
  %5 = getelementptr inbounds i8, i8* %4, i64 %1
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !15
  %8 = sub i64 %7, %1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %4, i8* align 1 %5, i64 %8, i1 false)
  %9 = load i64, i64* %6, align 8, !tbaa !15
  %10 = sub i64 %9, %1
  store i64 %10, i64* %6, align 8, !tbaa !15
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %12 = load %struct.__sv_socket*, %struct.__sv_socket** %11, align 8, !tbaa !18
  %13 = icmp eq %struct.__sv_socket* %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %12, i64 0, i32 0, i32 12
  %16 = load i32, i32* %15, align 4, !tbaa !27
  %17 = add i32 %16, 1
  store i32 %17, i32* %15, align 4, !tbaa !27
  br label %18

18:                                               ; preds = %14, %2
  %19 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #6
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_socket_wait(i32 noundef, i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_send(%struct.__sv_socket* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, %struct.__sv_name* noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.__sv_packet, align 4
  %7 = tail call i64 @__sv_clock() #6
  tail call void @__sv_cancellation_point() #6
  %8 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %9 = load i32, i32* %8, align 4, !tbaa !11
  %10 = icmp eq i32 %9, 2
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %12 = load i32, i32* %11, align 8, !tbaa !12
  br i1 %10, label %22, label %13

13:                                               ; preds = %5
  %14 = icmp eq i32 %12, 0
  br i1 %14, label %15, label %36

15:                                               ; preds = %13
  %16 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa !13
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %21

19:                                               ; preds = %15
  %20 = tail call i32* @__errno_location() #6
  store i32 107, i32* %20, align 4, !tbaa !14
  br label %167

21:                                               ; preds = %15
  tail call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %167

22:                                               ; preds = %5
  %23 = icmp ne i32 %12, 0
  %24 = icmp ne %struct.__sv_name* %4, null
  %25 = or i1 %24, %23
  br i1 %25, label %36, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18, i32 0
  %28 = load i32, i32* %27, align 4, !tbaa !28
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %26
  %31 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %32 = load i32, i32* %31, align 8, !tbaa !13
  %33 = icmp eq i32 %32, 1
  %34 = select i1 %33, i32 107, i32 89
  %35 = tail call i32* @__errno_location() #6
  store i32 %34, i32* %35, align 4, !tbaa !14
  br label %167

36:                                               ; preds = %13, %26, %22
  %37 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 8
  %38 = load i32, i32* %37, align 8, !tbaa !19
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  tail call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %167

41:                                               ; preds = %36
  switch i32 %9, label %56 [
    i32 1, label %42
    i32 2, label %45
  ]

42:                                               ; preds = %41
  %43 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %44 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 16
  br label %133

45:                                               ; preds = %41
  tail call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %0) #6
  %46 = load i32, i32* %8, align 4, !tbaa !11
  %47 = icmp eq i32 %46, 2
  br i1 %47, label %48, label %56

48:                                               ; preds = %45
  %49 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %50 = load i32, i32* %49, align 8, !tbaa !12
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %48
  %53 = icmp eq %struct.__sv_name* %4, null
  %54 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18
  %55 = select i1 %53, %struct.__sv_name* %54, %struct.__sv_name* %4
  br label %56

56:                                               ; preds = %41, %45, %48, %52
  %57 = phi %struct.__sv_name* [ %55, %52 ], [ null, %48 ], [ null, %45 ], [ null, %41 ]
  %58 = tail call i64 @__sv_clock() #6
  %59 = icmp ugt i64 %2, 106496
  br i1 %59, label %60, label %62

60:                                               ; preds = %56
  %61 = tail call i32* @__errno_location() #6
  store i32 90, i32* %61, align 4, !tbaa !14
  br label %167

62:                                               ; preds = %56
  %63 = bitcast %struct.__sv_packet* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 136, i8* nonnull %63) #8
  %64 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %6, i64 0, i32 0
  %65 = trunc i64 %2 to i32
  store i32 %65, i32* %64, align 4, !tbaa !29
  %66 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %6, i64 0, i32 1
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 17
  %68 = bitcast %struct.__sv_name* %66 to i8*
  %69 = bitcast %struct.__sv_name* %67 to i8*
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %71 = icmp ne %struct.__sv_name* %57, null
  %72 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %73 = add nuw nsw i64 %2, 136
  %74 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 16
  br label %75

75:                                               ; preds = %126, %62
  %76 = load i32, i32* %70, align 8, !tbaa !12
  %77 = icmp eq i32 %76, 0
  %78 = or i1 %71, %77
  br i1 %78, label %81, label %79

79:                                               ; preds = %75
  %80 = load %struct.__sv_socket*, %struct.__sv_socket** %72, align 8, !tbaa !18
  br label %83

81:                                               ; preds = %75
  %82 = tail call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %0, %struct.__sv_name* noundef %57) #6
  br label %83

83:                                               ; preds = %81, %79
  %84 = phi %struct.__sv_socket* [ %80, %79 ], [ %82, %81 ]
  %85 = icmp eq %struct.__sv_socket* %84, null
  br i1 %85, label %86, label %108

86:                                               ; preds = %83
  %87 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %88 = load i32, i32* %87, align 8, !tbaa !13
  %89 = icmp eq i32 %88, 1
  br i1 %89, label %98, label %90

90:                                               ; preds = %86
  %91 = tail call i32* @__errno_location() #6
  %92 = load i32, i32* %91, align 4, !tbaa !14
  %93 = icmp eq i32 %92, 111
  br i1 %93, label %131, label %94

94:                                               ; preds = %90
  %95 = tail call i32* @__errno_location() #6
  %96 = load i32, i32* %95, align 4, !tbaa !14
  %97 = icmp eq i32 %96, 101
  br i1 %97, label %131, label %98

98:                                               ; preds = %94, %86
  %99 = load i32, i32* %70, align 8, !tbaa !12
  %100 = icmp eq i32 %99, 0
  %101 = or i1 %71, %100
  br i1 %101, label %131, label %102

102:                                              ; preds = %98
  %103 = load i32, i32* %8, align 4, !tbaa !11
  %104 = icmp eq i32 %103, 2
  br i1 %104, label %105, label %107

105:                                              ; preds = %102
  %106 = tail call i32* @__errno_location() #6
  store i32 111, i32* %106, align 4, !tbaa !14
  br label %131

107:                                              ; preds = %102
  tail call fastcc void @nobody_reads(i32 noundef %3) #6
  br label %131

108:                                              ; preds = %83
  %109 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %84, i64 0, i32 7
  %110 = load i32, i32* %109, align 4, !tbaa !17
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %113, label %112

112:                                              ; preds = %108
  tail call fastcc void @nobody_reads(i32 noundef %3) #6
  br label %131

113:                                              ; preds = %108
  %114 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %84, i64 0, i32 0, i32 3
  %115 = load i64, i64* %114, align 8, !tbaa !31
  %116 = add i64 %73, %115
  %117 = icmp ult i64 %116, 212993
  br i1 %117, label %118, label %126

118:                                              ; preds = %113
  %119 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %67, i64 0, i32 0
  %120 = load i32, i32* %119, align 8, !tbaa !32
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %123, label %122

122:                                              ; preds = %118
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %68, i8* noundef nonnull align 8 dereferenceable(132) %69, i64 132, i1 false) #8, !tbaa.struct !25
  br label %124

123:                                              ; preds = %118
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(132) %68, i8 0, i64 132, i1 false) #8
  br label %124

124:                                              ; preds = %123, %122
  %125 = call fastcc i64 @put(%struct.__sv_socket* noundef nonnull %84, i8* noundef nonnull %63, i64 noundef 136, i8* noundef %1, i64 noundef %2) #6
  br label %131

126:                                              ; preds = %113
  %127 = load i64, i64* %74, align 8, !tbaa !33
  %128 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %127, i64 noundef %58, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #6
  %129 = tail call i32* @__errno_location() #6
  store i32 %128, i32* %129, align 4, !tbaa !14
  %130 = icmp eq i32 %128, 0
  br i1 %130, label %75, label %131, !llvm.loop !34

131:                                              ; preds = %126, %124, %112, %107, %105, %98, %94, %90
  %132 = phi i64 [ -1, %107 ], [ -1, %105 ], [ -1, %98 ], [ %2, %90 ], [ %2, %94 ], [ -1, %112 ], [ %125, %124 ], [ -1, %126 ]
  call void @llvm.lifetime.end.p0i8(i64 136, i8* nonnull %63) #8
  br label %167

133:                                              ; preds = %42, %159
  %134 = phi i64 [ %157, %159 ], [ 0, %42 ]
  %135 = load %struct.__sv_socket*, %struct.__sv_socket** %43, align 8, !tbaa !18
  %136 = icmp eq %struct.__sv_socket* %135, null
  br i1 %136, label %141, label %137

137:                                              ; preds = %133
  %138 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %135, i64 0, i32 7
  %139 = load i32, i32* %138, align 4, !tbaa !17
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137, %133
  %142 = icmp eq i64 %134, 0
  br i1 %142, label %143, label %167

143:                                              ; preds = %141
  tail call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %167

144:                                              ; preds = %137
  %145 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %135, i64 0, i32 0, i32 3
  %146 = load i64, i64* %145, align 8, !tbaa !31
  %147 = tail call i64 @llvm.usub.sat.i64(i64 212992, i64 %146)
  %148 = sub i64 %2, %134
  %149 = icmp ult i64 %148, %147
  %150 = select i1 %149, i64 %148, i64 %147
  %151 = icmp eq i64 %150, 0
  br i1 %151, label %156, label %152

152:                                              ; preds = %144
  %153 = getelementptr inbounds i8, i8* %1, i64 %134
  %154 = tail call fastcc i64 @put(%struct.__sv_socket* noundef nonnull %135, i8* noundef null, i64 noundef 0, i8* noundef %153, i64 noundef %150) #7
  %155 = icmp slt i64 %154, 0
  br i1 %155, label %167, label %156

156:                                              ; preds = %152, %144
  %157 = add i64 %150, %134
  %158 = icmp eq i64 %157, %2
  br i1 %158, label %167, label %159

159:                                              ; preds = %156
  %160 = load i64, i64* %44, align 8, !tbaa !33
  %161 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %160, i64 noundef %7, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #6
  %162 = tail call i32* @__errno_location() #6
  store i32 %161, i32* %162, align 4, !tbaa !14
  %163 = icmp eq i32 %161, 0
  br i1 %163, label %133, label %164, !llvm.loop !35

164:                                              ; preds = %159
  %165 = icmp eq i64 %157, 0
  %166 = select i1 %165, i64 -1, i64 %157
  br label %167

167:                                              ; preds = %156, %152, %164, %131, %60, %143, %141, %19, %21, %40, %30
  %168 = phi i64 [ -1, %40 ], [ -1, %30 ], [ -1, %21 ], [ -1, %19 ], [ -1, %143 ], [ %134, %141 ], [ -1, %60 ], [ %132, %131 ], [ %166, %164 ], [ -1, %152 ], [ %2, %156 ]
  ret i64 %168
}

; Function Attrs: nounwind optsize
define internal fastcc void @nobody_reads(i32 noundef %0) unnamed_addr #0 {
  %2 = and i32 %0, 16384
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32 @raise(i32 noundef 13) #6
  br label %6

6:                                                ; preds = %1, %4
  %7 = tail call i32* @__errno_location() #6
  store i32 32, i32* %7, align 4, !tbaa !14
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_bind_anywhere(%struct.__sv_socket* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i64 @put(%struct.__sv_socket* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i8* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 9
  %9 = load i32, i32* %8, align 4, !tbaa !36
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0
  %13 = add i64 %4, %2
  %14 = add i64 %13, %7
  %15 = tail call i32 @__sv_kernel_resize(%struct.sv_inode* noundef %12, i64 noundef %14) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %11
  %18 = tail call i32* @__errno_location() #6
  store i32 12, i32* %18, align 4, !tbaa !14
  br label %37

19:                                               ; preds = %11
  %20 = icmp eq i64 %2, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %23 = load i8*, i8** %22, align 8, !tbaa !37
  %24 = getelementptr inbounds i8, i8* %23, i64 %7
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %24, i8* align 1 %1, i64 %2, i1 false)
  br label %25

25:                                               ; preds = %21, %19
  %26 = icmp eq i64 %4, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %29 = load i8*, i8** %28, align 8, !tbaa !37
  %30 = getelementptr inbounds i8, i8* %29, i64 %7
  %31 = getelementptr inbounds i8, i8* %30, i64 %2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %31, i8* align 1 %3, i64 %4, i1 false)
  br label %32

32:                                               ; preds = %27, %25
  %33 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 11
  %34 = load i32, i32* %33, align 8, !tbaa !38
  %35 = add i32 %34, 1
  store i32 %35, i32* %33, align 8, !tbaa !38
  %36 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #6
  br label %37

37:                                               ; preds = %5, %32, %17
  %38 = phi i64 [ -1, %17 ], [ %4, %32 ], [ %4, %5 ]
  ret i64 %38
}

; Function Attrs: nounwind optsize
define dso_local i64 @recvfrom(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3, i8* noundef %4, i32* noundef %5) local_unnamed_addr #0 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.__sv_name, align 4
  store i64 %2, i64* %7, align 8, !tbaa !39
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #6
  %10 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %10) #8
  %11 = icmp eq %struct.__sv_socket* %9, null
  br i1 %11, label %28, label %12

12:                                               ; preds = %6
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_receives, i64* noundef nonnull %7) #6
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %14
  %18 = load i64, i64* %7, align 8, !tbaa !39
  br label %19

19:                                               ; preds = %17, %12
  %20 = phi i64 [ %18, %17 ], [ 0, %12 ]
  %21 = call i32 @__sv_flags_of(i32 noundef %0) #6
  %22 = lshr i32 %21, 5
  %23 = and i32 %22, 64
  %24 = or i32 %23, %3
  %25 = call i64 @__sv_receive(%struct.__sv_socket* noundef nonnull %9, i8* noundef %1, i64 noundef %20, i32 noundef %24, %struct.__sv_name* noundef nonnull %8, i32* noundef null) #7
  %26 = icmp sgt i64 %25, -1
  br i1 %26, label %27, label %28

27:                                               ; preds = %19
  call void @__sv_give_name(%struct.__sv_name* noundef nonnull %8, i8* noundef %4, i32* noundef %5) #6
  br label %28

28:                                               ; preds = %19, %27, %6, %14
  %29 = phi i64 [ -1, %14 ], [ -1, %6 ], [ %25, %27 ], [ %25, %19 ]
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %10) #8
  ret i64 %29
}

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_some_fail(%struct.sv_ways* noundef, i64* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_give_name(%struct.__sv_name* noundef, i8* noundef, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @recv(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @recvfrom(i32 noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, i8* noundef null, i32* noundef null) #7
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @sendto(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i8* noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.__sv_name, align 4
  store i64 %2, i64* %7, align 8, !tbaa !39
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #6
  %10 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %10) #8
  %11 = icmp eq %struct.__sv_socket* %9, null
  br i1 %11, label %56, label %12

12:                                               ; preds = %6
  %13 = icmp eq i8* %4, null
  br i1 %13, label %34, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %16 = load i32, i32* %15, align 4, !tbaa !11
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %28, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 6
  %20 = load i32, i32* %19, align 8, !tbaa !12
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 2
  %24 = load i32, i32* %23, align 8, !tbaa !13
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %26, label %34

26:                                               ; preds = %22
  %27 = tail call i32* @__errno_location() #6
  store i32 106, i32* %27, align 4, !tbaa !14
  br label %56

28:                                               ; preds = %18, %14
  %29 = ptrtoint i8* %4 to i64
  switch i64 %29, label %30 [
    i64 1, label %56
    i64 0, label %34
  ]

30:                                               ; preds = %28
  br i1 %17, label %31, label %34

31:                                               ; preds = %30
  %32 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %9, i8* noundef nonnull %4, i32 noundef %5, %struct.__sv_name* noundef nonnull %8) #6
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %56

34:                                               ; preds = %28, %12, %22, %31, %30
  %35 = phi i1 [ false, %31 ], [ false, %30 ], [ true, %22 ], [ true, %12 ], [ true, %28 ]
  %36 = icmp eq i64 %2, 0
  br i1 %36, label %42, label %37

37:                                               ; preds = %34
  %38 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_sends, i64* noundef nonnull %7) #6
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %56

40:                                               ; preds = %37
  %41 = load i64, i64* %7, align 8, !tbaa !39
  br label %42

42:                                               ; preds = %40, %34
  %43 = phi i64 [ %41, %40 ], [ 0, %34 ]
  %44 = call i32 @__sv_flags_of(i32 noundef %0) #6
  %45 = lshr i32 %44, 5
  %46 = and i32 %45, 64
  %47 = or i32 %46, %3
  br i1 %35, label %52, label %48

48:                                               ; preds = %42
  %49 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %50 = load i32, i32* %49, align 4, !tbaa !11
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %53, label %52

52:                                               ; preds = %48, %42
  br label %53

53:                                               ; preds = %48, %52
  %54 = phi %struct.__sv_name* [ null, %52 ], [ %8, %48 ]
  %55 = call i64 @__sv_send(%struct.__sv_socket* noundef nonnull %9, i8* noundef %1, i64 noundef %43, i32 noundef %47, %struct.__sv_name* noundef %54) #7
  br label %56

56:                                               ; preds = %28, %26, %37, %31, %6, %53
  %57 = phi i64 [ %55, %53 ], [ -1, %6 ], [ -1, %28 ], [ -1, %31 ], [ -1, %37 ], [ -1, %26 ]
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %10) #8
  ret i64 %57
}

; Function Attrs: optsize
declare dso_local i32 @__sv_take_name(%struct.__sv_socket* noundef, i8* noundef, i32 noundef, %struct.__sv_name* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @send(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i64 @sendto(i32 noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, i8* noundef null, i32 noundef 0) #7
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @sendmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %5 = load i64, i64* %4, align 8, !tbaa !40
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %18, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %9 = load %struct.iovec*, %struct.iovec** %8, align 8, !tbaa !42
  br label %10

10:                                               ; preds = %10, %7
  %11 = phi i64 [ 0, %7 ], [ %16, %10 ]
  %12 = phi i64 [ 0, %7 ], [ %15, %10 ]
  %13 = getelementptr inbounds %struct.iovec, %struct.iovec* %9, i64 %11, i32 1
  %14 = load i64, i64* %13, align 8, !tbaa !43
  %15 = add i64 %14, %12
  %16 = add nuw i64 %11, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %18, label %10, !llvm.loop !45

18:                                               ; preds = %10, %3
  %19 = phi i64 [ 0, %3 ], [ %15, %10 ]
  %20 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #6
  %21 = icmp eq %struct.__sv_socket* %20, null
  br i1 %21, label %76, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 4
  %24 = load i8*, i8** %23, align 8, !tbaa !46
  %25 = icmp eq i8* %24, null
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 5
  %28 = load i64, i64* %27, align 8, !tbaa !47
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %26
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.2, i64 0, i64 0)) #6
  br label %31

31:                                               ; preds = %30, %26, %22
  %32 = add i64 %19, 1
  %33 = tail call i8* @__sv_kernel_memory(i64 noundef %32) #6
  %34 = icmp eq i8* %33, null
  br i1 %34, label %41, label %35

35:                                               ; preds = %31
  %36 = load i64, i64* %4, align 8, !tbaa !40
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %43, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %40 = load %struct.iovec*, %struct.iovec** %39, align 8, !tbaa !42
  br label %47

41:                                               ; preds = %31
  %42 = tail call i32* @__errno_location() #6
  store i32 12, i32* %42, align 4, !tbaa !14
  br label %76

43:                                               ; preds = %63, %35
  %44 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 1
  %45 = load i32, i32* %44, align 8, !tbaa !48
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %73, label %70

47:                                               ; preds = %38, %63
  %48 = phi i64 [ %36, %38 ], [ %65, %63 ]
  %49 = phi %struct.iovec* [ %40, %38 ], [ %66, %63 ]
  %50 = phi i64 [ 0, %38 ], [ %67, %63 ]
  %51 = phi i64 [ 0, %38 ], [ %68, %63 ]
  %52 = getelementptr inbounds %struct.iovec, %struct.iovec* %49, i64 %50, i32 1
  %53 = load i64, i64* %52, align 8, !tbaa !43
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %63, label %55

55:                                               ; preds = %47
  %56 = getelementptr inbounds i8, i8* %33, i64 %51
  %57 = getelementptr inbounds %struct.iovec, %struct.iovec* %49, i64 %50, i32 0
  %58 = load i8*, i8** %57, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %56, i8* align 1 %58, i64 %53, i1 false)
  %59 = load %struct.iovec*, %struct.iovec** %39, align 8, !tbaa !42
  %60 = load i64, i64* %4, align 8, !tbaa !40
  %61 = getelementptr inbounds %struct.iovec, %struct.iovec* %59, i64 %50, i32 1
  %62 = load i64, i64* %61, align 8, !tbaa !43
  br label %63

63:                                               ; preds = %47, %55
  %64 = phi i64 [ 0, %47 ], [ %62, %55 ]
  %65 = phi i64 [ %48, %47 ], [ %60, %55 ]
  %66 = phi %struct.iovec* [ %49, %47 ], [ %59, %55 ]
  %67 = add nuw i64 %50, 1
  %68 = add i64 %64, %51
  %69 = icmp ult i64 %67, %65
  br i1 %69, label %47, label %43, !llvm.loop !50

70:                                               ; preds = %43
  %71 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 0
  %72 = load i8*, i8** %71, align 8, !tbaa !51
  br label %73

73:                                               ; preds = %43, %70
  %74 = phi i8* [ %72, %70 ], [ null, %43 ]
  %75 = tail call i64 @sendto(i32 noundef %0, i8* noundef nonnull %33, i64 noundef %19, i32 noundef %2, i8* noundef %74, i32 noundef %45) #7
  tail call void @free(i8* noundef nonnull %33) #6
  br label %76

76:                                               ; preds = %41, %73, %18
  %77 = phi i64 [ -1, %18 ], [ %75, %73 ], [ -1, %41 ]
  ret i64 %77
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i64 @recvmsg(i32 noundef %0, %struct.msghdr* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = alloca i32, align 4
  %6 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #6
  %7 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 132, i8* nonnull %7) #8
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #8
  store i32 0, i32* %5, align 4, !tbaa !14
  %9 = icmp eq %struct.__sv_socket* %6, null
  br i1 %9, label %88, label %10

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %12 = load i64, i64* %11, align 8, !tbaa !40
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %16 = load %struct.iovec*, %struct.iovec** %15, align 8, !tbaa !42
  br label %17

17:                                               ; preds = %17, %14
  %18 = phi i64 [ 0, %14 ], [ %23, %17 ]
  %19 = phi i64 [ 0, %14 ], [ %22, %17 ]
  %20 = getelementptr inbounds %struct.iovec, %struct.iovec* %16, i64 %18, i32 1
  %21 = load i64, i64* %20, align 8, !tbaa !43
  %22 = add i64 %21, %19
  %23 = add nuw i64 %18, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %25, label %17, !llvm.loop !45

25:                                               ; preds = %17, %10
  %26 = phi i64 [ 0, %10 ], [ %22, %17 ]
  %27 = add i64 %26, 1
  %28 = tail call i8* @__sv_kernel_memory(i64 noundef %27) #6
  %29 = icmp eq i8* %28, null
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = tail call i32* @__errno_location() #6
  store i32 12, i32* %31, align 4, !tbaa !14
  br label %88

32:                                               ; preds = %25
  %33 = tail call i32 @__sv_flags_of(i32 noundef %0) #6
  %34 = lshr i32 %33, 5
  %35 = and i32 %34, 64
  %36 = or i32 %35, %2
  %37 = call i64 @__sv_receive(%struct.__sv_socket* noundef nonnull %6, i8* noundef nonnull %28, i64 noundef %26, i32 noundef %36, %struct.__sv_name* noundef nonnull %4, i32* noundef nonnull %5) #7
  %38 = load i64, i64* %11, align 8, !tbaa !40
  %39 = icmp ne i64 %38, 0
  %40 = icmp sgt i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %47

42:                                               ; preds = %32
  %43 = icmp ult i64 %37, %26
  %44 = select i1 %43, i64 %37, i64 %26
  %45 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %46 = load %struct.iovec*, %struct.iovec** %45, align 8, !tbaa !42
  br label %49

47:                                               ; preds = %68, %32
  call void @free(i8* noundef nonnull %28) #6
  %48 = icmp slt i64 %37, 0
  br i1 %48, label %88, label %77

49:                                               ; preds = %42, %68
  %50 = phi i64 [ %38, %42 ], [ %70, %68 ]
  %51 = phi %struct.iovec* [ %46, %42 ], [ %71, %68 ]
  %52 = phi i64 [ 0, %42 ], [ %72, %68 ]
  %53 = phi i64 [ 0, %42 ], [ %73, %68 ]
  %54 = sub i64 %44, %53
  %55 = getelementptr inbounds %struct.iovec, %struct.iovec* %51, i64 %52, i32 1
  %56 = load i64, i64* %55, align 8, !tbaa !43
  %57 = icmp ult i64 %56, %54
  %58 = select i1 %57, i64 %56, i64 %54
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %68, label %60

60:                                               ; preds = %49
  %61 = getelementptr inbounds %struct.iovec, %struct.iovec* %51, i64 %52, i32 0
  %62 = load i8*, i8** %61, align 8, !tbaa !49
  %63 = getelementptr inbounds i8, i8* %28, i64 %53
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %62, i8* nonnull align 1 %63, i64 %58, i1 false)
  %64 = load %struct.iovec*, %struct.iovec** %45, align 8, !tbaa !42
  %65 = load i64, i64* %11, align 8, !tbaa !40
  %66 = getelementptr inbounds %struct.iovec, %struct.iovec* %64, i64 %52, i32 1
  %67 = load i64, i64* %66, align 8, !tbaa !43
  br label %68

68:                                               ; preds = %60, %49
  %69 = phi i64 [ %67, %60 ], [ %56, %49 ]
  %70 = phi i64 [ %65, %60 ], [ %50, %49 ]
  %71 = phi %struct.iovec* [ %64, %60 ], [ %51, %49 ]
  %72 = add nuw i64 %52, 1
  %73 = add i64 %69, %53
  %74 = icmp ult i64 %72, %70
  %75 = icmp sgt i64 %37, %73
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %49, label %47, !llvm.loop !52

77:                                               ; preds = %47
  %78 = load i32, i32* %5, align 4, !tbaa !14
  %79 = icmp eq i32 %78, 0
  %80 = select i1 %79, i32 0, i32 32
  %81 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 6
  store i32 %80, i32* %81, align 8, !tbaa !53
  %82 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 5
  store i64 0, i64* %82, align 8, !tbaa !47
  %83 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 0
  %84 = load i8*, i8** %83, align 8, !tbaa !51
  %85 = icmp eq i8* %84, null
  br i1 %85, label %88, label %86

86:                                               ; preds = %77
  %87 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 1
  call void @__sv_give_name(%struct.__sv_name* noundef nonnull %4, i8* noundef nonnull %84, i32* noundef nonnull %87) #6
  br label %88

88:                                               ; preds = %30, %77, %86, %47, %3
  %89 = phi i64 [ -1, %3 ], [ -1, %30 ], [ %37, %77 ], [ %37, %86 ], [ %37, %47 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #8
  call void @llvm.lifetime.end.p0i8(i64 132, i8* nonnull %7) #8
  ret i64 %89
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef, %struct.__sv_name* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_kernel_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_flags_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 116}
!3 = !{!"__sv_socket", !4, i64 0, !5, i64 96, !8, i64 104, !8, i64 108, !8, i64 112, !8, i64 116, !8, i64 120, !8, i64 124, !8, i64 128, !8, i64 132, !5, i64 136, !5, i64 144, !5, i64 152, !8, i64 160, !8, i64 164, !9, i64 168, !9, i64 176, !10, i64 184, !10, i64 316}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !9, i64 80, !6, i64 88}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!11 = !{!3, !8, i64 108}
!12 = !{!3, !8, i64 120}
!13 = !{!3, !8, i64 104}
!14 = !{!8, !8, i64 0}
!15 = !{!4, !9, i64 24}
!16 = !{!4, !5, i64 16}
!17 = !{!3, !8, i64 124}
!18 = !{!3, !5, i64 136}
!19 = !{!3, !8, i64 128}
!20 = !{!3, !9, i64 168}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !24, !22}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{i64 0, i64 4, !14, i64 4, i64 128, !26}
!26 = !{!6, !6, i64 0}
!27 = !{!3, !8, i64 68}
!28 = !{!3, !8, i64 316}
!29 = !{!30, !8, i64 0}
!30 = !{!"__sv_packet", !8, i64 0, !10, i64 4}
!31 = !{!3, !9, i64 24}
!32 = !{!3, !8, i64 184}
!33 = !{!3, !9, i64 176}
!34 = distinct !{!34, !22}
!35 = distinct !{!35, !22}
!36 = !{!3, !8, i64 132}
!37 = !{!3, !5, i64 16}
!38 = !{!3, !8, i64 64}
!39 = !{!9, !9, i64 0}
!40 = !{!41, !9, i64 24}
!41 = !{!"msghdr", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !5, i64 32, !9, i64 40, !8, i64 48}
!42 = !{!41, !5, i64 16}
!43 = !{!44, !9, i64 8}
!44 = !{!"iovec", !5, i64 0, !9, i64 8}
!45 = distinct !{!45, !24, !22}
!46 = !{!41, !5, i64 32}
!47 = !{!41, !9, i64 40}
!48 = !{!41, !8, i64 8}
!49 = !{!44, !5, i64 0}
!50 = distinct !{!50, !24, !22}
!51 = !{!41, !5, i64 0}
!52 = distinct !{!52, !24, !22}
!53 = !{!41, !8, i64 48}
