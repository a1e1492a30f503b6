; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/socket_data.c
; ModuleID = 'runtime/c/socket_data.c'
source_filename = "runtime/c/socket_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_ways = type { i8*, [2 x i32] }
%struct.__sv_socket = type { %struct.sv_inode, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, i64, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.__sv_name = type { i32, [110 x i8] }
%struct.anon = type { i32, i32, [2 x i32] }
%struct.__sv_packet = type { i32, %struct.__sv_name }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
%struct.iovec = type { i8*, i64 }
%struct.mmsghdr = type { %struct.msghdr, i32 }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [43 x i8] c"receive from a socket that nobody sends to\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"send to a socket that nobody receives from\00", align 1
@failing_receives = internal constant %struct.sv_ways { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i32 0, i32 0), [2 x i32] [i32 4, i32 104] }, align 8
@failing_sends = internal constant %struct.sv_ways { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.4, i32 0, i32 0), [2 x i32] [i32 4, i32 104] }, align 8
@.str.2 = private unnamed_addr constant [47 x i8] c"sendmsg: descriptors and the like are not sent\00", align 1
@__sv_descriptors = external dso_local constant i8, align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"fail_read\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"fail_write\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__sv_is_over(%struct.__sv_socket* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %3 = load i32, i32* %2, align 8, !tbaa !2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %7 = load %struct.__sv_socket*, %struct.__sv_socket** %6, align 8, !tbaa !11
  %8 = icmp eq %struct.__sv_socket* %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 9
  %11 = load i32, i32* %10, align 4, !tbaa !12
  %12 = icmp ne i32 %11, 0
  br label %13

13:                                               ; preds = %5, %9, %1
  %14 = phi i1 [ false, %1 ], [ true, %5 ], [ %12, %9 ]
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 8
  %16 = load i32, i32* %15, align 8, !tbaa !13
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %20 = load i32, i32* %19, align 4, !tbaa !14
  %21 = icmp ne i32 %20, 2
  %22 = select i1 %21, i1 %14, i1 false
  %23 = zext i1 %22 to i32
  br label %24

24:                                               ; preds = %18, %13
  %25 = phi i32 [ 1, %13 ], [ %23, %18 ]
  ret i32 %25
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_receive(%struct.__sv_socket* noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3, %struct.__sv_name* noundef writeonly %4, i32* noundef writeonly %5) local_unnamed_addr #2 {
  %7 = alloca %struct.__sv_name, align 8
  %8 = icmp eq %struct.__sv_name* %4, null
  br i1 %8, label %27, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %11 = load i32, i32* %10, align 4, !tbaa !14
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %25, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %15 = load i32, i32* %14, align 8, !tbaa !15
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %25

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21
  %19 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %18, i64 0, i32 0
  %20 = load i32, i32* %19, align 4, !tbaa !16
  %21 = icmp ugt i32 %20, 2
  br i1 %21, label %22, label %25

22:                                               ; preds = %17
  %23 = bitcast %struct.__sv_name* %4 to i8*
  %24 = bitcast %struct.__sv_name* %18 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %23, i8* noundef nonnull align 4 dereferenceable(116) %24, i64 116, i1 false), !tbaa.struct !17
  br label %27

25:                                               ; preds = %17, %13, %9
  %26 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %26, i8 0, i64 116, i1 false)
  br label %27

27:                                               ; preds = %22, %25, %6
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %29 = load i32, i32* %28, align 4, !tbaa !14
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %57, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %33 = load i32, i32* %32, align 8, !tbaa !2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %57

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 12
  %37 = load i32, i32* %36, align 8, !tbaa !20
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call i32* @__errno_location() #7
  store i32 %37, i32* %40, align 4, !tbaa !18
  store i32 0, i32* %36, align 8, !tbaa !20
  br label %200

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 8
  %43 = load i32, i32* %42, align 8, !tbaa !13
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %47 = load i32, i32* %46, align 8, !tbaa !15
  %48 = icmp eq i32 %47, 1
  br i1 %48, label %49, label %200

49:                                               ; preds = %45, %41
  %50 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %51 = load i32, i32* %50, align 8, !tbaa !15
  %52 = icmp eq i32 %51, 1
  %53 = icmp eq i32 %29, 1
  %54 = select i1 %52, i1 %53, i1 false
  %55 = select i1 %54, i32 22, i32 107
  %56 = tail call i32* @__errno_location() #7
  store i32 %55, i32* %56, align 4, !tbaa !18
  br label %200

57:                                               ; preds = %31, %27
  tail call void @__sv_cancellation_point() #7
  %58 = tail call i64 @__sv_clock() #7
  %59 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %61 = and i32 %3, 2
  %62 = icmp eq i32 %61, 0
  %63 = icmp eq i64 %2, 0
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 12
  %65 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %66 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 8
  %68 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 18
  %69 = and i32 %3, 258
  %70 = icmp eq i32 %69, 256
  br label %71

71:                                               ; preds = %120, %57
  %72 = phi i64 [ 0, %57 ], [ %87, %120 ]
  %73 = load i32, i32* %28, align 4, !tbaa !14
  %74 = icmp eq i32 %73, 1
  br i1 %74, label %75, label %125

75:                                               ; preds = %71
  %76 = sub i64 %2, %72
  %77 = load i64, i64* %59, align 8, !tbaa !21
  %78 = icmp ult i64 %76, %77
  %79 = select i1 %78, i64 %76, i64 %77
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %86, label %81

81:                                               ; preds = %75
  %82 = getelementptr inbounds i8, i8* %1, i64 %72
  %83 = load i8*, i8** %60, align 8, !tbaa !22
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %82, i8* align 1 %83, i64 %79, i1 false)
  %84 = add i64 %79, %72
  br i1 %62, label %85, label %86

85:                                               ; preds = %81
  tail call fastcc void @taken(%struct.__sv_socket* noundef nonnull %0, i64 noundef %79) #8
  br label %86

86:                                               ; preds = %75, %85, %81
  %87 = phi i64 [ %84, %85 ], [ %84, %81 ], [ %72, %75 ]
  %88 = icmp eq i64 %87, 0
  %89 = icmp ne i64 %87, %2
  %90 = and i1 %70, %89
  %91 = or i1 %88, %90
  br i1 %91, label %92, label %200

92:                                               ; preds = %86
  br i1 %63, label %93, label %96

93:                                               ; preds = %92
  %94 = load i64, i64* %59, align 8, !tbaa !21
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %200

96:                                               ; preds = %93, %92
  br i1 %88, label %97, label %102

97:                                               ; preds = %96
  %98 = load i32, i32* %64, align 8, !tbaa !20
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %102, label %100

100:                                              ; preds = %97
  %101 = tail call i32* @__errno_location() #7
  store i32 %98, i32* %101, align 4, !tbaa !18
  store i32 0, i32* %64, align 8, !tbaa !20
  br label %200

102:                                              ; preds = %97, %96
  %103 = load i32, i32* %65, align 8, !tbaa !2
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %112, label %105

105:                                              ; preds = %102
  %106 = load %struct.__sv_socket*, %struct.__sv_socket** %66, align 8, !tbaa !11
  %107 = icmp eq %struct.__sv_socket* %106, null
  br i1 %107, label %112, label %108

108:                                              ; preds = %105
  %109 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %106, i64 0, i32 9
  %110 = load i32, i32* %109, align 4, !tbaa !12
  %111 = icmp ne i32 %110, 0
  br label %112

112:                                              ; preds = %108, %105, %102
  %113 = phi i1 [ false, %102 ], [ true, %105 ], [ %111, %108 ]
  %114 = load i32, i32* %67, align 8, !tbaa !13
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %200

116:                                              ; preds = %112
  %117 = load i32, i32* %28, align 4, !tbaa !14
  %118 = icmp ne i32 %117, 2
  %119 = select i1 %118, i1 %113, i1 false
  br i1 %119, label %200, label %120

120:                                              ; preds = %116
  %121 = load i64, i64* %68, align 8, !tbaa !23
  %122 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %121, i64 noundef %58, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0)) #7
  %123 = tail call i32* @__errno_location() #7
  store i32 %122, i32* %123, align 4, !tbaa !18
  %124 = icmp eq i32 %122, 0
  br i1 %124, label %71, label %198, !llvm.loop !24

125:                                              ; preds = %71, %161
  %126 = load i64, i64* %59, align 8, !tbaa !21
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %128, label %169

128:                                              ; preds = %125
  %129 = load i32, i32* %64, align 8, !tbaa !20
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %133, label %131

131:                                              ; preds = %128
  %132 = tail call i32* @__errno_location() #7
  store i32 %129, i32* %132, align 4, !tbaa !18
  store i32 0, i32* %64, align 8, !tbaa !20
  br label %200

133:                                              ; preds = %128
  %134 = load i32, i32* %65, align 8, !tbaa !2
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %143, label %136

136:                                              ; preds = %133
  %137 = load %struct.__sv_socket*, %struct.__sv_socket** %66, align 8, !tbaa !11
  %138 = icmp eq %struct.__sv_socket* %137, null
  br i1 %138, label %143, label %139

139:                                              ; preds = %136
  %140 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %137, i64 0, i32 9
  %141 = load i32, i32* %140, align 4, !tbaa !12
  %142 = icmp ne i32 %141, 0
  br label %143

143:                                              ; preds = %139, %136, %133
  %144 = phi i1 [ false, %133 ], [ true, %136 ], [ %142, %139 ]
  %145 = load i32, i32* %67, align 8, !tbaa !13
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %200

147:                                              ; preds = %143
  %148 = load i32, i32* %28, align 4, !tbaa !14
  %149 = icmp ne i32 %148, 2
  %150 = select i1 %149, i1 %144, i1 false
  br i1 %150, label %200, label %151

151:                                              ; preds = %147
  br i1 %135, label %152, label %158

152:                                              ; preds = %151
  %153 = tail call i32 @__sv_visitor_waits() #7
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %158, label %155

155:                                              ; preds = %152
  %156 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %0) #7
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %200

158:                                              ; preds = %155, %152, %151
  %159 = load i64, i64* %59, align 8, !tbaa !21
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %161, label %169

161:                                              ; preds = %158
  %162 = load i64, i64* %68, align 8, !tbaa !23
  %163 = load i32, i32* %65, align 8, !tbaa !2
  %164 = icmp eq i32 %163, 0
  %165 = select i1 %164, i8* null, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0)
  %166 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %162, i64 noundef %58, i8* noundef %165) #7
  %167 = tail call i32* @__errno_location() #7
  store i32 %166, i32* %167, align 4, !tbaa !18
  %168 = icmp eq i32 %166, 0
  br i1 %168, label %125, label %200, !llvm.loop !27

169:                                              ; preds = %158, %125
  %170 = bitcast %struct.__sv_name* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %170)
  %171 = load i8*, i8** %60, align 8, !tbaa !22
  %172 = bitcast i8* %171 to i32*
  %173 = load i32, i32* %172, align 1
  %174 = getelementptr inbounds i8, i8* %171, i64 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %170, i8* noundef nonnull align 1 dereferenceable(116) %174, i64 116, i1 false)
  %175 = zext i32 %173 to i64
  %176 = icmp ugt i64 %175, %2
  %177 = select i1 %176, i64 %2, i64 %175
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %181, label %179

179:                                              ; preds = %169
  %180 = getelementptr inbounds i8, i8* %171, i64 120
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* nonnull align 1 %180, i64 %177, i1 false)
  br label %181

181:                                              ; preds = %179, %169
  br i1 %8, label %187, label %182

182:                                              ; preds = %181
  %183 = load i32, i32* %28, align 4, !tbaa !14
  %184 = icmp eq i32 %183, 2
  br i1 %184, label %185, label %187

185:                                              ; preds = %182
  %186 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %186, i8* noundef nonnull align 8 dereferenceable(116) %170, i64 116, i1 false), !tbaa.struct !17
  br label %187

187:                                              ; preds = %185, %182, %181
  %188 = icmp eq i32* %5, null
  br i1 %188, label %191, label %189

189:                                              ; preds = %187
  %190 = zext i1 %176 to i32
  store i32 %190, i32* %5, align 4, !tbaa !18
  br label %191

191:                                              ; preds = %189, %187
  br i1 %62, label %192, label %194

192:                                              ; preds = %191
  %193 = add nuw nsw i64 %175, 120
  tail call fastcc void @taken(%struct.__sv_socket* noundef nonnull %0, i64 noundef %193) #8
  br label %194

194:                                              ; preds = %192, %191
  %195 = and i32 %3, 32
  %196 = icmp eq i32 %195, 0
  %197 = select i1 %196, i64 %177, i64 %175
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %170)
  br label %200

198:                                              ; preds = %120
  %199 = select i1 %88, i64 -1, i64 %87
  br label %200

200:                                              ; preds = %93, %116, %112, %86, %143, %147, %155, %161, %198, %100, %131, %194, %45, %49, %39
  %201 = phi i64 [ -1, %49 ], [ -1, %39 ], [ 0, %45 ], [ -1, %131 ], [ %197, %194 ], [ -1, %100 ], [ %199, %198 ], [ 0, %143 ], [ -1, %161 ], [ -1, %155 ], [ 0, %147 ], [ 0, %93 ], [ %87, %116 ], [ %87, %112 ], [ %87, %86 ]
  ret i64 %201
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_cancellation_point() local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i64 @__sv_clock() local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @taken(%struct.__sv_socket* nocapture noundef %0, i64 noundef %1) unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %4 = load i64, i64* %3, align 8, !tbaa !21
  %5 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %6 = load i8*, i8** %5, align 8, !tbaa !22
  %7 = getelementptr inbounds i8, i8* %6, i64 %1
  %8 = sub i64 %4, %1
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %6, i8* align 1 %7, i64 %8, i1 false)
  %9 = load i64, i64* %3, align 8, !tbaa !21
  %10 = sub i64 %9, %1
  store i64 %10, i64* %3, align 8, !tbaa !21
  %11 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %12 = load %struct.__sv_socket*, %struct.__sv_socket** %11, align 8, !tbaa !11
  %13 = icmp eq %struct.__sv_socket* %12, null
  br i1 %13, label %25, label %14

14:                                               ; preds = %2
  %15 = shl i64 %4, 1
  %16 = icmp ugt i64 %15, 212991
  %17 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %18 = load i32, i32* %17, align 8, !tbaa !15
  %19 = icmp eq i32 %18, 1
  %20 = select i1 %19, i1 true, i1 %16
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %12, i64 0, i32 0, i32 12
  %23 = load i32, i32* %22, align 4, !tbaa !28
  %24 = add i32 %23, %21
  store i32 %24, i32* %22, align 4, !tbaa !28
  br label %25

25:                                               ; preds = %14, %2
  %26 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_socket_wait(i32 noundef, i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits() local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_send(%struct.__sv_socket* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, %struct.__sv_name* noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.__sv_packet, align 4
  %7 = alloca %struct.__sv_name, align 4
  %8 = tail call i64 @__sv_clock() #7
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 2
  %10 = load i32, i32* %9, align 8, !tbaa !15
  %11 = icmp ne i32 %10, 1
  tail call void @__sv_cancellation_point() #7
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 12
  %13 = load i32, i32* %12, align 8, !tbaa !20
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %14, i1 %11, i1 false
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = tail call i32* @__errno_location() #7
  store i32 %13, i32* %17, align 4, !tbaa !18
  store i32 0, i32* %12, align 8, !tbaa !20
  br label %208

18:                                               ; preds = %5
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %20 = load i32, i32* %19, align 4, !tbaa !14
  %21 = icmp eq i32 %20, 2
  %22 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %23 = load i32, i32* %22, align 8, !tbaa !2
  br i1 %21, label %30, label %24

24:                                               ; preds = %18
  %25 = icmp eq i32 %23, 0
  br i1 %25, label %26, label %41

26:                                               ; preds = %24
  br i1 %11, label %27, label %28

27:                                               ; preds = %26
  tail call fastcc void @nobody_reads(i32 noundef %3) #8
  br label %208

28:                                               ; preds = %26
  %29 = tail call i32* @__errno_location() #7
  store i32 107, i32* %29, align 4, !tbaa !18
  br label %208

30:                                               ; preds = %18
  %31 = icmp ne i32 %23, 0
  %32 = icmp ne %struct.__sv_name* %4, null
  %33 = or i1 %32, %31
  br i1 %33, label %41, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21, i32 0
  %36 = load i32, i32* %35, align 4, !tbaa !16
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %34
  %39 = select i1 %11, i32 89, i32 107
  %40 = tail call i32* @__errno_location() #7
  store i32 %39, i32* %40, align 4, !tbaa !18
  br label %208

41:                                               ; preds = %24, %34, %30
  %42 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 9
  %43 = load i32, i32* %42, align 4, !tbaa !12
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  tail call fastcc void @nobody_reads(i32 noundef %3) #8
  br label %208

46:                                               ; preds = %41
  switch i32 %20, label %62 [
    i32 1, label %47
    i32 2, label %51
  ]

47:                                               ; preds = %46
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %49 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 11
  %50 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 19
  br label %167

51:                                               ; preds = %46
  tail call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %0) #7
  %52 = load i32, i32* %19, align 4, !tbaa !14
  %53 = icmp eq i32 %52, 2
  br i1 %53, label %54, label %62

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 6
  %56 = load i32, i32* %55, align 8, !tbaa !2
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %54
  %59 = icmp eq %struct.__sv_name* %4, null
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21
  %61 = select i1 %59, %struct.__sv_name* %60, %struct.__sv_name* %4
  br label %62

62:                                               ; preds = %46, %51, %54, %58
  %63 = phi %struct.__sv_name* [ %61, %58 ], [ null, %54 ], [ null, %51 ], [ null, %46 ]
  %64 = tail call i64 @__sv_clock() #7
  %65 = load i32, i32* %9, align 8, !tbaa !15
  %66 = icmp ne i32 %65, 1
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21
  %68 = icmp eq %struct.__sv_name* %67, %63
  %69 = select i1 %66, i64 65507, i64 212960
  %70 = icmp ult i64 %69, %2
  br i1 %70, label %71, label %73

71:                                               ; preds = %62
  %72 = tail call i32* @__errno_location() #7
  store i32 90, i32* %72, align 4, !tbaa !18
  br label %208

73:                                               ; preds = %62
  %74 = icmp ne %struct.__sv_name* %63, null
  %75 = select i1 %74, i1 %66, i1 false
  br i1 %75, label %76, label %81

76:                                               ; preds = %73
  %77 = tail call zeroext i16 @__sv_port_of(%struct.__sv_name* noundef nonnull %63) #7
  %78 = icmp eq i16 %77, 0
  br i1 %78, label %79, label %81

79:                                               ; preds = %76
  %80 = tail call i32* @__errno_location() #7
  store i32 22, i32* %80, align 4, !tbaa !18
  br label %208

81:                                               ; preds = %76, %73
  %82 = bitcast %struct.__sv_packet* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 120, i8* nonnull %82) #9
  %83 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %6, i64 0, i32 0
  %84 = trunc i64 %2 to i32
  store i32 %84, i32* %83, align 4, !tbaa !29
  %85 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %6, i64 0, i32 1
  %86 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 20
  %87 = bitcast %struct.__sv_name* %85 to i8*
  %88 = bitcast %struct.__sv_name* %86 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %87, i8* noundef nonnull align 8 dereferenceable(116) %88, i64 116, i1 false) #9, !tbaa.struct !17
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %85, %struct.__sv_name* noundef %63) #7
  %89 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %90 = bitcast %struct.__sv_name* %7 to i8*
  %91 = add i64 %2, 120
  %92 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 19
  br label %93

93:                                               ; preds = %160, %81
  br i1 %74, label %94, label %96

94:                                               ; preds = %93
  %95 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %0, %struct.__sv_name* noundef nonnull %63) #7
  br label %98

96:                                               ; preds = %93
  %97 = load %struct.__sv_socket*, %struct.__sv_socket** %89, align 8, !tbaa !11
  br label %98

98:                                               ; preds = %96, %94
  %99 = phi %struct.__sv_socket* [ %95, %94 ], [ %97, %96 ]
  %100 = icmp eq %struct.__sv_socket* %99, null
  %101 = select i1 %100, i1 %66, i1 false
  br i1 %101, label %102, label %119

102:                                              ; preds = %98
  %103 = call i32* @__errno_location() #7
  %104 = load i32, i32* %103, align 4, !tbaa !18
  %105 = icmp eq i32 %104, 111
  br i1 %105, label %110, label %106

106:                                              ; preds = %102
  %107 = call i32* @__errno_location() #7
  %108 = load i32, i32* %107, align 4, !tbaa !18
  %109 = icmp eq i32 %108, 101
  br i1 %109, label %110, label %119

110:                                              ; preds = %106, %102
  br i1 %68, label %111, label %165

111:                                              ; preds = %110
  %112 = call i32* @__errno_location() #7
  %113 = load i32, i32* %112, align 4, !tbaa !18
  %114 = icmp eq i32 %113, 111
  br i1 %114, label %115, label %165

115:                                              ; preds = %111
  %116 = call i32 @__sv_is_visitor(%struct.__sv_name* noundef nonnull %67) #7
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %165

118:                                              ; preds = %115
  store i32 111, i32* %12, align 8, !tbaa !20
  call void @__sv_socket_changed(%struct.__sv_socket* noundef nonnull %0) #7
  br label %165

119:                                              ; preds = %106, %98
  br i1 %100, label %120, label %127

120:                                              ; preds = %119
  br i1 %74, label %165, label %121

121:                                              ; preds = %120
  %122 = load i32, i32* %19, align 4, !tbaa !14
  %123 = icmp eq i32 %122, 2
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = call i32* @__errno_location() #7
  store i32 111, i32* %125, align 4, !tbaa !18
  br label %165

126:                                              ; preds = %121
  call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %165

127:                                              ; preds = %119
  %128 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 8
  %129 = load i32, i32* %128, align 8, !tbaa !13
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %132, label %131

131:                                              ; preds = %127
  call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %165

132:                                              ; preds = %127
  br i1 %66, label %133, label %136

133:                                              ; preds = %132
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %90) #9
  %134 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 2
  %135 = load i32, i32* %134, align 8, !tbaa !15
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %7, %struct.__sv_name* noundef nonnull %85, i32 noundef %135) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %87, i8* noundef nonnull align 4 dereferenceable(116) %90, i64 116, i1 false) #9, !tbaa.struct !17
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %90) #9
  br label %136

136:                                              ; preds = %133, %132
  %137 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 21
  %138 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %137, i64 0, i32 0
  %139 = load i32, i32* %138, align 4, !tbaa !16
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %151, label %141

141:                                              ; preds = %136
  %142 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 6
  %143 = load i32, i32* %142, align 8, !tbaa !2
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %151

145:                                              ; preds = %141
  %146 = call i32 @__sv_names_match(%struct.__sv_name* noundef nonnull %137, %struct.__sv_name* noundef nonnull %85) #7
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %151

148:                                              ; preds = %145
  br i1 %66, label %165, label %149

149:                                              ; preds = %148
  %150 = call i32* @__errno_location() #7
  store i32 1, i32* %150, align 4, !tbaa !18
  br label %165

151:                                              ; preds = %145, %141, %136
  %152 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 0, i32 3
  %153 = load i64, i64* %152, align 8, !tbaa !31
  %154 = icmp eq i64 %153, 0
  %155 = add i64 %91, %153
  %156 = icmp ult i64 %155, 212993
  %157 = or i1 %154, %156
  br i1 %157, label %158, label %160

158:                                              ; preds = %151
  %159 = call fastcc i64 @put(%struct.__sv_socket* noundef nonnull %99, i8* noundef nonnull %82, i64 noundef 120, i8* noundef %1, i64 noundef %2) #7
  br label %165

160:                                              ; preds = %151
  %161 = load i64, i64* %92, align 8, !tbaa !32
  %162 = call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %161, i64 noundef %64, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #7
  %163 = call i32* @__errno_location() #7
  store i32 %162, i32* %163, align 4, !tbaa !18
  %164 = icmp eq i32 %162, 0
  br i1 %164, label %93, label %165, !llvm.loop !33

165:                                              ; preds = %160, %158, %149, %148, %131, %126, %124, %120, %118, %115, %111, %110
  %166 = phi i64 [ %2, %148 ], [ -1, %149 ], [ %159, %158 ], [ -1, %120 ], [ -1, %126 ], [ -1, %124 ], [ %2, %110 ], [ %2, %111 ], [ %2, %115 ], [ %2, %118 ], [ -1, %131 ], [ -1, %160 ]
  call void @llvm.lifetime.end.p0i8(i64 120, i8* nonnull %82) #9
  br label %208

167:                                              ; preds = %47, %200
  %168 = phi i64 [ %198, %200 ], [ 0, %47 ]
  %169 = load %struct.__sv_socket*, %struct.__sv_socket** %48, align 8, !tbaa !11
  %170 = icmp eq %struct.__sv_socket* %169, null
  %171 = select i1 %170, i1 %11, i1 false
  br i1 %171, label %172, label %176

172:                                              ; preds = %167
  %173 = load i32, i32* %49, align 4, !tbaa !34
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %176

175:                                              ; preds = %172
  store i32 1, i32* %49, align 4, !tbaa !34
  br label %208

176:                                              ; preds = %172, %167
  br i1 %170, label %182, label %177

177:                                              ; preds = %176
  %178 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %169, i64 0, i32 8
  %179 = load i32, i32* %178, align 8, !tbaa !13
  %180 = icmp eq i32 %179, 0
  %181 = select i1 %180, i1 true, i1 %11
  br i1 %181, label %185, label %182

182:                                              ; preds = %177, %176
  %183 = icmp eq i64 %168, 0
  br i1 %183, label %184, label %208

184:                                              ; preds = %182
  tail call fastcc void @nobody_reads(i32 noundef %3) #8
  br label %208

185:                                              ; preds = %177
  %186 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %169, i64 0, i32 0, i32 3
  %187 = load i64, i64* %186, align 8, !tbaa !31
  %188 = tail call i64 @llvm.usub.sat.i64(i64 212992, i64 %187)
  %189 = sub i64 %2, %168
  %190 = icmp ult i64 %189, %188
  %191 = select i1 %190, i64 %189, i64 %188
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %197, label %193

193:                                              ; preds = %185
  %194 = getelementptr inbounds i8, i8* %1, i64 %168
  %195 = tail call fastcc i64 @put(%struct.__sv_socket* noundef nonnull %169, i8* noundef null, i64 noundef 0, i8* noundef %194, i64 noundef %191) #8
  %196 = icmp slt i64 %195, 0
  br i1 %196, label %208, label %197

197:                                              ; preds = %193, %185
  %198 = add i64 %191, %168
  %199 = icmp eq i64 %198, %2
  br i1 %199, label %208, label %200

200:                                              ; preds = %197
  %201 = load i64, i64* %50, align 8, !tbaa !32
  %202 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %201, i64 noundef %8, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #7
  %203 = tail call i32* @__errno_location() #7
  store i32 %202, i32* %203, align 4, !tbaa !18
  %204 = icmp eq i32 %202, 0
  br i1 %204, label %167, label %205, !llvm.loop !35

205:                                              ; preds = %200
  %206 = icmp eq i64 %198, 0
  %207 = select i1 %206, i64 -1, i64 %198
  br label %208

208:                                              ; preds = %197, %193, %205, %165, %79, %71, %184, %182, %27, %28, %175, %45, %38, %16
  %209 = phi i64 [ -1, %16 ], [ -1, %45 ], [ %2, %175 ], [ -1, %38 ], [ -1, %28 ], [ -1, %27 ], [ -1, %184 ], [ %168, %182 ], [ -1, %71 ], [ %166, %165 ], [ -1, %79 ], [ %207, %205 ], [ -1, %193 ], [ %2, %197 ]
  ret i64 %209
}

; Function Attrs: nounwind optsize
define internal fastcc void @nobody_reads(i32 noundef %0) unnamed_addr #2 {
  %2 = and i32 %0, 16384
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call i32 @raise(i32 noundef 13) #7
  br label %6

6:                                                ; preds = %1, %4
  %7 = tail call i32* @__errno_location() #7
  store i32 32, i32* %7, align 4, !tbaa !18
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_bind_anywhere(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc i64 @put(%struct.__sv_socket* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i8* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #2 {
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !31
  %8 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %9 = load i32, i32* %8, align 8, !tbaa !36
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %37

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0
  %13 = add i64 %4, %2
  %14 = add i64 %13, %7
  %15 = tail call i32 @__sv_kernel_resize(%struct.sv_inode* noundef %12, i64 noundef %14) #7
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %11
  %18 = tail call i32* @__errno_location() #7
  store i32 12, i32* %18, align 4, !tbaa !18
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
  %36 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %37

37:                                               ; preds = %5, %32, %17
  %38 = phi i64 [ -1, %17 ], [ %4, %32 ], [ %4, %5 ]
  ret i64 %38
}

; Function Attrs: nounwind optsize
define dso_local i64 @recvfrom(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3, i8* noundef %4, i32* noundef %5) local_unnamed_addr #2 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.__sv_name, align 4
  store i64 %2, i64* %7, align 8, !tbaa !39
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
  %10 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %10) #9
  %11 = icmp eq %struct.__sv_socket* %9, null
  br i1 %11, label %24, label %12

12:                                               ; preds = %6
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %12
  %15 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_receives, i64* noundef nonnull %7) #7
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %14, %12
  %18 = call i32 @__sv_takes_no_time(i32 noundef %0, i32 noundef %3) #7
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0
  call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %19) #7
  %20 = load i64, i64* %7, align 8, !tbaa !39
  %21 = call i64 @__sv_receive(%struct.__sv_socket* noundef nonnull %9, i8* noundef %1, i64 noundef %20, i32 noundef %18, %struct.__sv_name* noundef nonnull %8, i32* noundef null) #8
  call void @__sv_release_node(%struct.sv_inode* noundef nonnull %19) #7
  %22 = icmp sgt i64 %21, -1
  br i1 %22, label %23, label %24

23:                                               ; preds = %17
  call void @__sv_give_name(%struct.__sv_name* noundef nonnull %8, i8* noundef %4, i32* noundef %5) #7
  br label %24

24:                                               ; preds = %17, %23, %6, %14
  %25 = phi i64 [ -1, %14 ], [ -1, %6 ], [ %21, %23 ], [ %21, %17 ]
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %10) #9
  ret i64 %25
}

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_of(i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_some_fail(%struct.sv_ways* noundef, i64* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_takes_no_time(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_hold_node(%struct.sv_inode* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_release_node(%struct.sv_inode* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_give_name(%struct.__sv_name* noundef, i8* noundef, i32* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @recv(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call i64 @recvfrom(i32 noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, i8* noundef null, i32* noundef null) #8
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @sendto(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i8* noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.__sv_name, align 4
  store i64 %2, i64* %7, align 8, !tbaa !39
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
  %10 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %10) #9
  %11 = icmp eq %struct.__sv_socket* %9, null
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = icmp eq i8* %4, null
  br i1 %13, label %31, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %16 = load i32, i32* %15, align 4, !tbaa !14
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %28, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 2
  %20 = load i32, i32* %19, align 8, !tbaa !15
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 6
  %24 = load i32, i32* %23, align 8, !tbaa !2
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 95, i32 106
  %27 = tail call i32* @__errno_location() #7
  store i32 %26, i32* %27, align 4, !tbaa !18
  br label %43

28:                                               ; preds = %14
  %29 = call i32 @__sv_take_name(%struct.__sv_socket* noundef nonnull %9, i8* noundef nonnull %4, i32 noundef %5, %struct.__sv_name* noundef nonnull %8) #7
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %43

31:                                               ; preds = %18, %12, %28
  %32 = phi i1 [ true, %28 ], [ false, %18 ], [ false, %12 ]
  %33 = icmp eq i64 %2, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %31
  %35 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_sends, i64* noundef nonnull %7) #7
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %43

37:                                               ; preds = %34, %31
  %38 = call i32 @__sv_takes_no_time(i32 noundef %0, i32 noundef %3) #7
  %39 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 0
  call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %39) #7
  %40 = load i64, i64* %7, align 8, !tbaa !39
  %41 = select i1 %32, %struct.__sv_name* %8, %struct.__sv_name* null
  %42 = call i64 @__sv_send(%struct.__sv_socket* noundef nonnull %9, i8* noundef %1, i64 noundef %40, i32 noundef %38, %struct.__sv_name* noundef %41) #8
  call void @__sv_release_node(%struct.sv_inode* noundef nonnull %39) #7
  br label %43

43:                                               ; preds = %37, %28, %34, %6, %22
  %44 = phi i64 [ -1, %22 ], [ -1, %6 ], [ %42, %37 ], [ -1, %28 ], [ -1, %34 ]
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %10) #9
  ret i64 %44
}

; Function Attrs: optsize
declare dso_local i32 @__sv_take_name(%struct.__sv_socket* noundef, i8* noundef, i32 noundef, %struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @send(i32 noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call i64 @sendto(i32 noundef %0, i8* noundef %1, i64 noundef %2, i32 noundef %3, i8* noundef null, i32 noundef 0) #8
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @sendmsg(i32 noundef %0, %struct.msghdr* nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 {
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
  %20 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
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
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.2, i64 0, i64 0)) #7
  br label %31

31:                                               ; preds = %30, %26, %22
  %32 = add i64 %19, 1
  %33 = tail call i8* @__sv_kernel_memory(i64 noundef %32) #7
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
  %42 = tail call i32* @__errno_location() #7
  store i32 12, i32* %42, align 4, !tbaa !18
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
  %75 = tail call i64 @sendto(i32 noundef %0, i8* noundef nonnull %33, i64 noundef %19, i32 noundef %2, i8* noundef %74, i32 noundef %45) #8
  tail call void @free(i8* noundef nonnull %33) #7
  br label %76

76:                                               ; preds = %41, %73, %18
  %77 = phi i64 [ -1, %18 ], [ %75, %73 ], [ -1, %41 ]
  ret i64 %77
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @recvmsg(i32 noundef %0, %struct.msghdr* noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = alloca i32, align 4
  %6 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
  %7 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %7) #9
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #9
  store i32 0, i32* %5, align 4, !tbaa !18
  %9 = icmp eq %struct.__sv_socket* %6, null
  br i1 %9, label %86, label %10

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
  %28 = tail call i8* @__sv_kernel_memory(i64 noundef %27) #7
  %29 = icmp eq i8* %28, null
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = tail call i32* @__errno_location() #7
  store i32 12, i32* %31, align 4, !tbaa !18
  br label %86

32:                                               ; preds = %25
  %33 = tail call i32 @__sv_takes_no_time(i32 noundef %0, i32 noundef %2) #7
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %6, i64 0, i32 0
  tail call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %34) #7
  %35 = call i64 @__sv_receive(%struct.__sv_socket* noundef nonnull %6, i8* noundef nonnull %28, i64 noundef %26, i32 noundef %33, %struct.__sv_name* noundef nonnull %4, i32* noundef nonnull %5) #8
  call void @__sv_release_node(%struct.sv_inode* noundef nonnull %34) #7
  %36 = load i64, i64* %11, align 8, !tbaa !40
  %37 = icmp ne i64 %36, 0
  %38 = icmp sgt i64 %35, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %40, label %45

40:                                               ; preds = %32
  %41 = icmp ult i64 %35, %26
  %42 = select i1 %41, i64 %35, i64 %26
  %43 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %44 = load %struct.iovec*, %struct.iovec** %43, align 8, !tbaa !42
  br label %47

45:                                               ; preds = %66, %32
  call void @free(i8* noundef nonnull %28) #7
  %46 = icmp slt i64 %35, 0
  br i1 %46, label %86, label %75

47:                                               ; preds = %40, %66
  %48 = phi i64 [ %36, %40 ], [ %68, %66 ]
  %49 = phi %struct.iovec* [ %44, %40 ], [ %69, %66 ]
  %50 = phi i64 [ 0, %40 ], [ %70, %66 ]
  %51 = phi i64 [ 0, %40 ], [ %71, %66 ]
  %52 = sub i64 %42, %51
  %53 = getelementptr inbounds %struct.iovec, %struct.iovec* %49, i64 %50, i32 1
  %54 = load i64, i64* %53, align 8, !tbaa !43
  %55 = icmp ult i64 %54, %52
  %56 = select i1 %55, i64 %54, i64 %52
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %66, label %58

58:                                               ; preds = %47
  %59 = getelementptr inbounds %struct.iovec, %struct.iovec* %49, i64 %50, i32 0
  %60 = load i8*, i8** %59, align 8, !tbaa !49
  %61 = getelementptr inbounds i8, i8* %28, i64 %51
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %60, i8* nonnull align 1 %61, i64 %56, i1 false)
  %62 = load %struct.iovec*, %struct.iovec** %43, align 8, !tbaa !42
  %63 = load i64, i64* %11, align 8, !tbaa !40
  %64 = getelementptr inbounds %struct.iovec, %struct.iovec* %62, i64 %50, i32 1
  %65 = load i64, i64* %64, align 8, !tbaa !43
  br label %66

66:                                               ; preds = %58, %47
  %67 = phi i64 [ %65, %58 ], [ %54, %47 ]
  %68 = phi i64 [ %63, %58 ], [ %48, %47 ]
  %69 = phi %struct.iovec* [ %62, %58 ], [ %49, %47 ]
  %70 = add nuw i64 %50, 1
  %71 = add i64 %67, %51
  %72 = icmp ult i64 %70, %68
  %73 = icmp sgt i64 %35, %71
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %47, label %45, !llvm.loop !52

75:                                               ; preds = %45
  %76 = load i32, i32* %5, align 4, !tbaa !18
  %77 = icmp eq i32 %76, 0
  %78 = select i1 %77, i32 0, i32 32
  %79 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 6
  store i32 %78, i32* %79, align 8, !tbaa !53
  %80 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 5
  store i64 0, i64* %80, align 8, !tbaa !47
  %81 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 0
  %82 = load i8*, i8** %81, align 8, !tbaa !51
  %83 = icmp eq i8* %82, null
  br i1 %83, label %86, label %84

84:                                               ; preds = %75
  %85 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 1
  call void @__sv_give_name(%struct.__sv_name* noundef nonnull %4, i8* noundef nonnull %82, i32* noundef nonnull %85) #7
  br label %86

86:                                               ; preds = %30, %75, %84, %45, %3
  %87 = phi i64 [ -1, %3 ], [ -1, %30 ], [ %35, %75 ], [ %35, %84 ], [ %35, %45 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #9
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %7) #9
  ret i64 %87
}

; Function Attrs: nounwind optsize
define dso_local i32 @sendmmsg(i32 noundef %0, %struct.mmsghdr* nocapture noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %4
  %7 = zext i32 %2 to i64
  br label %8

8:                                                ; preds = %6, %17
  %9 = phi i64 [ 0, %6 ], [ %20, %17 ]
  %10 = getelementptr inbounds %struct.mmsghdr, %struct.mmsghdr* %1, i64 %9, i32 0
  %11 = tail call i64 @sendmsg(i32 noundef %0, %struct.msghdr* noundef %10, i32 noundef %3) #8
  %12 = icmp slt i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = trunc i64 %9 to i32
  %15 = icmp eq i32 %14, 0
  %16 = select i1 %15, i32 -1, i32 %14
  br label %22

17:                                               ; preds = %8
  %18 = trunc i64 %11 to i32
  %19 = getelementptr inbounds %struct.mmsghdr, %struct.mmsghdr* %1, i64 %9, i32 1
  store i32 %18, i32* %19, align 8, !tbaa !54
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %22, label %8, !llvm.loop !56

22:                                               ; preds = %17, %4, %13
  %23 = phi i32 [ %16, %13 ], [ 0, %4 ], [ %2, %17 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define dso_local i32 @recvmmsg(i32 noundef %0, %struct.mmsghdr* noundef %1, i32 noundef %2, i32 noundef %3, %struct.timespec* nocapture noundef readnone %4) local_unnamed_addr #2 {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %29, label %7

7:                                                ; preds = %5
  %8 = and i32 %3, 65536
  %9 = icmp eq i32 %8, 0
  %10 = or i32 %3, 64
  %11 = and i32 %3, -65537
  %12 = zext i32 %2 to i64
  br label %13

13:                                               ; preds = %7, %24
  %14 = phi i64 [ 0, %7 ], [ %27, %24 ]
  %15 = getelementptr inbounds %struct.mmsghdr, %struct.mmsghdr* %1, i64 %14, i32 0
  %16 = icmp eq i64 %14, 0
  %17 = or i1 %9, %16
  %18 = select i1 %17, i32 %11, i32 %10
  %19 = tail call i64 @recvmsg(i32 noundef %0, %struct.msghdr* noundef %15, i32 noundef %18) #8
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %13
  %22 = trunc i64 %14 to i32
  %23 = select i1 %16, i32 -1, i32 %22
  br label %29

24:                                               ; preds = %13
  %25 = trunc i64 %19 to i32
  %26 = getelementptr inbounds %struct.mmsghdr, %struct.mmsghdr* %1, i64 %14, i32 1
  store i32 %25, i32* %26, align 8, !tbaa !54
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %29, label %13, !llvm.loop !57

29:                                               ; preds = %24, %5, %21
  %30 = phi i32 [ %23, %21 ], [ 0, %5 ], [ %2, %24 ]
  ret i32 %30
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @__sv_wake(i8* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @raise(i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local zeroext i16 @__sv_port_of(%struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_settle(%struct.__sv_name* noundef, %struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef, %struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_is_visitor(%struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_socket_changed(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_as_family(%struct.__sv_name* sret(%struct.__sv_name) align 4, %struct.__sv_name* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_names_match(%struct.__sv_name* noundef, %struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_kernel_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.usub.sat.i64(i64, i64) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nobuiltin optsize "no-builtins" }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !8, i64 120}
!3 = !{!"__sv_socket", !4, i64 0, !5, i64 96, !8, i64 104, !8, i64 108, !8, i64 112, !8, i64 116, !8, i64 120, !8, i64 124, !8, i64 128, !8, i64 132, !8, i64 136, !8, i64 140, !8, i64 144, !5, i64 152, !5, i64 160, !5, i64 168, !8, i64 176, !8, i64 180, !9, i64 184, !9, i64 192, !10, i64 200, !10, i64 316, !5, i64 432, !6, i64 440}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !9, i64 80, !6, i64 88}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!11 = !{!3, !5, i64 152}
!12 = !{!3, !8, i64 132}
!13 = !{!3, !8, i64 128}
!14 = !{!3, !8, i64 108}
!15 = !{!3, !8, i64 104}
!16 = !{!3, !8, i64 316}
!17 = !{i64 0, i64 4, !18, i64 4, i64 110, !19}
!18 = !{!8, !8, i64 0}
!19 = !{!6, !6, i64 0}
!20 = !{!3, !8, i64 144}
!21 = !{!4, !9, i64 24}
!22 = !{!4, !5, i64 16}
!23 = !{!3, !9, i64 184}
!24 = distinct !{!24, !25, !26}
!25 = !{!"llvm.loop.mustprogress"}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = distinct !{!27, !25, !26}
!28 = !{!3, !8, i64 68}
!29 = !{!30, !8, i64 0}
!30 = !{!"__sv_packet", !8, i64 0, !10, i64 4}
!31 = !{!3, !9, i64 24}
!32 = !{!3, !9, i64 192}
!33 = distinct !{!33, !26}
!34 = !{!3, !8, i64 140}
!35 = distinct !{!35, !26}
!36 = !{!3, !8, i64 136}
!37 = !{!3, !5, i64 16}
!38 = !{!3, !8, i64 64}
!39 = !{!9, !9, i64 0}
!40 = !{!41, !9, i64 24}
!41 = !{!"msghdr", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !5, i64 32, !9, i64 40, !8, i64 48}
!42 = !{!41, !5, i64 16}
!43 = !{!44, !9, i64 8}
!44 = !{!"iovec", !5, i64 0, !9, i64 8}
!45 = distinct !{!45, !25, !26}
!46 = !{!41, !5, i64 32}
!47 = !{!41, !9, i64 40}
!48 = !{!41, !8, i64 8}
!49 = !{!44, !5, i64 0}
!50 = distinct !{!50, !25, !26}
!51 = !{!41, !5, i64 0}
!52 = distinct !{!52, !25, !26}
!53 = !{!41, !8, i64 48}
!54 = !{!55, !8, i64 56}
!55 = !{!"mmsghdr", !41, i64 0, !8, i64 56}
!56 = distinct !{!56, !25, !26}
!57 = distinct !{!57, !25, !26}
