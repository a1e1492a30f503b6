; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/socket_data.c
; ModuleID = 'runtime/c/socket_data.c'
source_filename = "runtime/c/socket_data.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_ways = type { i8*, [2 x i32] }
%struct.__sv_socket = type { %struct.sv_inode, i64, %struct.__sv_socket*, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, %struct.__sv_socket*, %struct.__sv_socket*, %struct.__sv_socket*, i32, i32, i64, i64, %struct.__sv_name, %struct.__sv_name, %struct.__sv_name, %struct.sv_inode*, [16 x %struct.anon] }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }
%struct.__sv_name = type { i32, [110 x i8] }
%struct.anon = type { i32, i32, [2 x i32] }
%struct.__sv_packet = type { i32, %struct.__sv_name }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
%struct.iovec = type { i8*, i64 }
%struct.mmsghdr = type { %struct.msghdr, i32 }

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
  %2 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %3 = load i32, i32* %2, align 8, !tbaa !2
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %7 = load %struct.__sv_socket*, %struct.__sv_socket** %6, align 8, !tbaa !12
  %8 = icmp eq %struct.__sv_socket* %7, null
  br i1 %8, label %13, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 10
  %11 = load i32, i32* %10, align 4, !tbaa !13
  %12 = icmp ne i32 %11, 0
  br label %13

13:                                               ; preds = %5, %9, %1
  %14 = phi i1 [ false, %1 ], [ true, %5 ], [ %12, %9 ]
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 9
  %16 = load i32, i32* %15, align 8, !tbaa !14
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %20 = load i32, i32* %19, align 4, !tbaa !15
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
  %10 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %11 = load i32, i32* %10, align 4, !tbaa !15
  %12 = icmp eq i32 %11, 2
  br i1 %12, label %25, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %15 = load i32, i32* %14, align 8, !tbaa !16
  %16 = icmp eq i32 %15, 1
  br i1 %16, label %17, label %25

17:                                               ; preds = %13
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 23
  %19 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %18, i64 0, i32 0
  %20 = load i32, i32* %19, align 4, !tbaa !17
  %21 = icmp ugt i32 %20, 2
  br i1 %21, label %22, label %25

22:                                               ; preds = %17
  %23 = bitcast %struct.__sv_name* %4 to i8*
  %24 = bitcast %struct.__sv_name* %18 to i8*
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %23, i8* noundef nonnull align 4 dereferenceable(116) %24, i64 116, i1 false), !tbaa.struct !18
  br label %27

25:                                               ; preds = %17, %13, %9
  %26 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %26, i8 0, i64 116, i1 false)
  br label %27

27:                                               ; preds = %22, %25, %6
  %28 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %29 = load i32, i32* %28, align 4, !tbaa !15
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %57, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %33 = load i32, i32* %32, align 8, !tbaa !2
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %57

35:                                               ; preds = %31
  %36 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 14
  %37 = load i32, i32* %36, align 4, !tbaa !21
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %35
  %40 = tail call i32* @__errno_location() #7
  store i32 %37, i32* %40, align 4, !tbaa !19
  store i32 0, i32* %36, align 4, !tbaa !21
  br label %223

41:                                               ; preds = %35
  %42 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 9
  %43 = load i32, i32* %42, align 8, !tbaa !14
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %47 = load i32, i32* %46, align 8, !tbaa !16
  %48 = icmp eq i32 %47, 1
  br i1 %48, label %49, label %223

49:                                               ; preds = %45, %41
  %50 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %51 = load i32, i32* %50, align 8, !tbaa !16
  %52 = icmp eq i32 %51, 1
  %53 = icmp eq i32 %29, 1
  %54 = select i1 %52, i1 %53, i1 false
  %55 = select i1 %54, i32 22, i32 107
  %56 = tail call i32* @__errno_location() #7
  store i32 %55, i32* %56, align 4, !tbaa !19
  br label %223

57:                                               ; preds = %31, %27
  tail call void @__sv_cancellation_point() #7
  %58 = tail call i64 @__sv_clock() #7
  %59 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 1
  %61 = and i32 %3, 32
  %62 = icmp eq i32 %61, 0
  %63 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %64 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %65 = and i32 %3, 2
  %66 = icmp eq i32 %65, 0
  %67 = and i32 %3, 258
  %68 = icmp eq i32 %67, 256
  %69 = icmp eq i64 %2, 0
  %70 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 14
  %71 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %72 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %73 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 9
  %74 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 20
  br label %75

75:                                               ; preds = %138, %57
  %76 = phi i64 [ 0, %57 ], [ %100, %138 ]
  %77 = load i32, i32* %28, align 4, !tbaa !15
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %81, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 22, i32 0
  br label %143

81:                                               ; preds = %75
  %82 = sub i64 %2, %76
  %83 = load i64, i64* %59, align 8, !tbaa !22
  %84 = load i64, i64* %60, align 8, !tbaa !23
  %85 = sub i64 %83, %84
  %86 = icmp ult i64 %82, %85
  %87 = select i1 %86, i64 %82, i64 %85
  br i1 %62, label %91, label %88

88:                                               ; preds = %81
  %89 = load i32, i32* %63, align 8, !tbaa !16
  %90 = icmp ne i32 %89, 1
  br label %91

91:                                               ; preds = %88, %81
  %92 = phi i1 [ false, %81 ], [ %90, %88 ]
  %93 = icmp eq i64 %87, 0
  %94 = select i1 %93, i1 true, i1 %92
  br i1 %94, label %99, label %95

95:                                               ; preds = %91
  %96 = getelementptr inbounds i8, i8* %1, i64 %76
  %97 = load i8*, i8** %64, align 8, !tbaa !24
  %98 = getelementptr inbounds i8, i8* %97, i64 %84
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %96, i8* align 1 %98, i64 %87, i1 false)
  br label %99

99:                                               ; preds = %95, %91
  %100 = add i64 %87, %76
  %101 = icmp ne i64 %87, 0
  %102 = and i1 %66, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99
  tail call fastcc void @taken(%struct.__sv_socket* noundef nonnull %0, i64 noundef %87) #8
  br label %104

104:                                              ; preds = %103, %99
  %105 = icmp eq i64 %100, 0
  %106 = icmp ne i64 %100, %2
  %107 = and i1 %68, %106
  %108 = or i1 %105, %107
  br i1 %108, label %109, label %223

109:                                              ; preds = %104
  br i1 %69, label %110, label %114

110:                                              ; preds = %109
  %111 = load i64, i64* %59, align 8, !tbaa !22
  %112 = load i64, i64* %60, align 8, !tbaa !23
  %113 = icmp eq i64 %111, %112
  br i1 %113, label %114, label %223

114:                                              ; preds = %110, %109
  br i1 %105, label %115, label %120

115:                                              ; preds = %114
  %116 = load i32, i32* %70, align 4, !tbaa !21
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %120, label %118

118:                                              ; preds = %115
  %119 = tail call i32* @__errno_location() #7
  store i32 %116, i32* %119, align 4, !tbaa !19
  store i32 0, i32* %70, align 4, !tbaa !21
  br label %223

120:                                              ; preds = %115, %114
  %121 = load i32, i32* %71, align 8, !tbaa !2
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %130, label %123

123:                                              ; preds = %120
  %124 = load %struct.__sv_socket*, %struct.__sv_socket** %72, align 8, !tbaa !12
  %125 = icmp eq %struct.__sv_socket* %124, null
  br i1 %125, label %130, label %126

126:                                              ; preds = %123
  %127 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %124, i64 0, i32 10
  %128 = load i32, i32* %127, align 4, !tbaa !13
  %129 = icmp ne i32 %128, 0
  br label %130

130:                                              ; preds = %126, %123, %120
  %131 = phi i1 [ false, %120 ], [ true, %123 ], [ %129, %126 ]
  %132 = load i32, i32* %73, align 8, !tbaa !14
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %223

134:                                              ; preds = %130
  %135 = load i32, i32* %28, align 4, !tbaa !15
  %136 = icmp ne i32 %135, 2
  %137 = select i1 %136, i1 %131, i1 false
  br i1 %137, label %223, label %138

138:                                              ; preds = %134
  %139 = load i64, i64* %74, align 8, !tbaa !25
  %140 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %139, i64 noundef %58, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0)) #7
  %141 = tail call i32* @__errno_location() #7
  store i32 %140, i32* %141, align 4, !tbaa !19
  %142 = icmp eq i32 %140, 0
  br i1 %142, label %75, label %221, !llvm.loop !26

143:                                              ; preds = %79, %184
  %144 = load i64, i64* %59, align 8, !tbaa !22
  %145 = load i64, i64* %60, align 8, !tbaa !23
  %146 = icmp eq i64 %144, %145
  br i1 %146, label %147, label %192

147:                                              ; preds = %143
  %148 = load i32, i32* %70, align 4, !tbaa !21
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:                                              ; preds = %147
  %151 = tail call i32* @__errno_location() #7
  store i32 %148, i32* %151, align 4, !tbaa !19
  store i32 0, i32* %70, align 4, !tbaa !21
  br label %223

152:                                              ; preds = %147
  %153 = load i32, i32* %71, align 8, !tbaa !2
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %162, label %155

155:                                              ; preds = %152
  %156 = load %struct.__sv_socket*, %struct.__sv_socket** %72, align 8, !tbaa !12
  %157 = icmp eq %struct.__sv_socket* %156, null
  br i1 %157, label %162, label %158

158:                                              ; preds = %155
  %159 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %156, i64 0, i32 10
  %160 = load i32, i32* %159, align 4, !tbaa !13
  %161 = icmp ne i32 %160, 0
  br label %162

162:                                              ; preds = %158, %155, %152
  %163 = phi i1 [ false, %152 ], [ true, %155 ], [ %161, %158 ]
  %164 = load i32, i32* %73, align 8, !tbaa !14
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %223

166:                                              ; preds = %162
  %167 = load i32, i32* %28, align 4, !tbaa !15
  %168 = icmp ne i32 %167, 2
  %169 = select i1 %168, i1 %163, i1 false
  br i1 %169, label %223, label %170

170:                                              ; preds = %166
  br i1 %154, label %171, label %180

171:                                              ; preds = %170
  %172 = load i32, i32* %80, align 8, !tbaa !29
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %180, label %174

174:                                              ; preds = %171
  %175 = tail call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %0) #7
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %180, label %177

177:                                              ; preds = %174
  %178 = tail call i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef nonnull %0) #7
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %223

180:                                              ; preds = %177, %174, %171, %170
  %181 = load i64, i64* %59, align 8, !tbaa !22
  %182 = load i64, i64* %60, align 8, !tbaa !23
  %183 = icmp eq i64 %181, %182
  br i1 %183, label %184, label %192

184:                                              ; preds = %180
  %185 = load i64, i64* %74, align 8, !tbaa !25
  %186 = load i32, i32* %71, align 8, !tbaa !2
  %187 = icmp eq i32 %186, 0
  %188 = select i1 %187, i8* null, i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str, i64 0, i64 0)
  %189 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %185, i64 noundef %58, i8* noundef %188) #7
  %190 = tail call i32* @__errno_location() #7
  store i32 %189, i32* %190, align 4, !tbaa !19
  %191 = icmp eq i32 %189, 0
  br i1 %191, label %143, label %223, !llvm.loop !30

192:                                              ; preds = %180, %143
  %193 = phi i64 [ %182, %180 ], [ %145, %143 ]
  %194 = bitcast %struct.__sv_name* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %194)
  %195 = load i8*, i8** %64, align 8, !tbaa !24
  %196 = getelementptr inbounds i8, i8* %195, i64 %193
  %197 = bitcast i8* %196 to i32*
  %198 = load i32, i32* %197, align 1
  %199 = getelementptr inbounds i8, i8* %196, i64 4
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %194, i8* noundef nonnull align 1 dereferenceable(116) %199, i64 116, i1 false)
  %200 = zext i32 %198 to i64
  %201 = icmp ugt i64 %200, %2
  %202 = select i1 %201, i64 %2, i64 %200
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %206, label %204

204:                                              ; preds = %192
  %205 = getelementptr inbounds i8, i8* %196, i64 120
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* nonnull align 1 %205, i64 %202, i1 false)
  br label %206

206:                                              ; preds = %204, %192
  br i1 %8, label %212, label %207

207:                                              ; preds = %206
  %208 = load i32, i32* %28, align 4, !tbaa !15
  %209 = icmp eq i32 %208, 2
  br i1 %209, label %210, label %212

210:                                              ; preds = %207
  %211 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %211, i8* noundef nonnull align 8 dereferenceable(116) %194, i64 116, i1 false), !tbaa.struct !18
  br label %212

212:                                              ; preds = %210, %207, %206
  %213 = icmp eq i32* %5, null
  br i1 %213, label %216, label %214

214:                                              ; preds = %212
  %215 = zext i1 %201 to i32
  store i32 %215, i32* %5, align 4, !tbaa !19
  br label %216

216:                                              ; preds = %214, %212
  br i1 %66, label %217, label %219

217:                                              ; preds = %216
  %218 = add nuw nsw i64 %200, 120
  tail call fastcc void @taken(%struct.__sv_socket* noundef nonnull %0, i64 noundef %218) #8
  br label %219

219:                                              ; preds = %217, %216
  %220 = select i1 %62, i64 %202, i64 %200
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %194)
  br label %223

221:                                              ; preds = %138
  %222 = select i1 %105, i64 -1, i64 %100
  br label %223

223:                                              ; preds = %104, %110, %134, %130, %162, %166, %177, %184, %221, %118, %150, %219, %45, %49, %39
  %224 = phi i64 [ -1, %49 ], [ -1, %39 ], [ 0, %45 ], [ -1, %150 ], [ %220, %219 ], [ -1, %118 ], [ %222, %221 ], [ 0, %162 ], [ -1, %184 ], [ -1, %177 ], [ 0, %166 ], [ %100, %104 ], [ 0, %110 ], [ %100, %134 ], [ %100, %130 ]
  ret i64 %224
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
  %4 = load i64, i64* %3, align 8, !tbaa !22
  %5 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 1
  %6 = load i64, i64* %5, align 8, !tbaa !23
  %7 = sub i64 %4, %6
  %8 = shl i64 %7, 1
  %9 = icmp ugt i64 %8, 212991
  %10 = add i64 %6, %1
  store i64 %10, i64* %5, align 8, !tbaa !23
  %11 = icmp eq i64 %4, %10
  br i1 %11, label %25, label %12

12:                                               ; preds = %2
  %13 = lshr i64 %4, 1
  %14 = icmp ugt i64 %10, %13
  %15 = icmp ugt i64 %10, 4095
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %27

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %19 = load i8*, i8** %18, align 8, !tbaa !24
  %20 = getelementptr inbounds i8, i8* %19, i64 %10
  %21 = sub i64 %4, %10
  tail call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %19, i8* nonnull align 1 %20, i64 %21, i1 false)
  %22 = load i64, i64* %5, align 8, !tbaa !23
  %23 = load i64, i64* %3, align 8, !tbaa !31
  %24 = sub i64 %23, %22
  br label %25

25:                                               ; preds = %2, %17
  %26 = phi i64 [ %24, %17 ], [ 0, %2 ]
  store i64 %26, i64* %3, align 8, !tbaa !31
  store i64 0, i64* %5, align 8, !tbaa !23
  br label %27

27:                                               ; preds = %25, %12
  %28 = phi i64 [ %10, %12 ], [ 0, %25 ]
  %29 = phi i64 [ %4, %12 ], [ %26, %25 ]
  %30 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %31 = load %struct.__sv_socket*, %struct.__sv_socket** %30, align 8, !tbaa !12
  %32 = icmp eq %struct.__sv_socket* %31, null
  br i1 %32, label %52, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %31, i64 0, i32 11
  %35 = load i32, i32* %34, align 8, !tbaa !32
  %36 = icmp ne i32 %35, 0
  %37 = icmp eq i64 %29, %28
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %43

39:                                               ; preds = %33
  %40 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 11
  %41 = load i32, i32* %40, align 8, !tbaa !33
  %42 = add i32 %41, 1
  store i32 %42, i32* %40, align 8, !tbaa !33
  br label %43

43:                                               ; preds = %39, %33
  %44 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %45 = load i32, i32* %44, align 8, !tbaa !16
  %46 = icmp eq i32 %45, 1
  %47 = select i1 %46, i1 true, i1 %9
  %48 = zext i1 %47 to i32
  %49 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %31, i64 0, i32 0, i32 12
  %50 = load i32, i32* %49, align 4, !tbaa !34
  %51 = add i32 %50, %48
  store i32 %51, i32* %49, align 4, !tbaa !34
  br label %52

52:                                               ; preds = %27, %43
  %53 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_socket_wait(i32 noundef, i64 noundef, i64 noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_visitor_waits(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_let_visitor_in(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_send(%struct.__sv_socket* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, %struct.__sv_name* noundef %4) local_unnamed_addr #2 {
  %6 = alloca %struct.__sv_packet, align 4
  %7 = alloca %struct.__sv_name, align 4
  %8 = tail call i64 @__sv_clock() #7
  %9 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 3
  %10 = load i32, i32* %9, align 8, !tbaa !16
  %11 = icmp ne i32 %10, 1
  tail call void @__sv_cancellation_point() #7
  %12 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 14
  %13 = load i32, i32* %12, align 4, !tbaa !21
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %14, i1 %11, i1 false
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = tail call i32* @__errno_location() #7
  store i32 %13, i32* %17, align 4, !tbaa !19
  store i32 0, i32* %12, align 4, !tbaa !21
  br label %226

18:                                               ; preds = %5
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 4
  %20 = load i32, i32* %19, align 4, !tbaa !15
  %21 = icmp eq i32 %20, 2
  %22 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %23 = load i32, i32* %22, align 8, !tbaa !2
  br i1 %21, label %30, label %24

24:                                               ; preds = %18
  %25 = icmp eq i32 %23, 0
  br i1 %25, label %26, label %41

26:                                               ; preds = %24
  br i1 %11, label %27, label %28

27:                                               ; preds = %26
  tail call fastcc void @nobody_reads(i32 noundef %3) #8
  br label %226

28:                                               ; preds = %26
  %29 = tail call i32* @__errno_location() #7
  store i32 107, i32* %29, align 4, !tbaa !19
  br label %226

30:                                               ; preds = %18
  %31 = icmp ne i32 %23, 0
  %32 = icmp ne %struct.__sv_name* %4, null
  %33 = or i1 %32, %31
  br i1 %33, label %41, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 23, i32 0
  %36 = load i32, i32* %35, align 4, !tbaa !17
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %34
  %39 = select i1 %11, i32 89, i32 107
  %40 = tail call i32* @__errno_location() #7
  store i32 %39, i32* %40, align 4, !tbaa !19
  br label %226

41:                                               ; preds = %24, %34, %30
  %42 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 10
  %43 = load i32, i32* %42, align 4, !tbaa !13
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:                                               ; preds = %41
  tail call fastcc void @nobody_reads(i32 noundef %3) #8
  br label %226

46:                                               ; preds = %41
  switch i32 %20, label %62 [
    i32 1, label %47
    i32 2, label %51
  ]

47:                                               ; preds = %46
  %48 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %49 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 12
  %50 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21
  br label %178

51:                                               ; preds = %46
  tail call void @__sv_bind_anywhere(%struct.__sv_socket* noundef nonnull %0) #7
  %52 = load i32, i32* %19, align 4, !tbaa !15
  %53 = icmp eq i32 %52, 2
  br i1 %53, label %54, label %62

54:                                               ; preds = %51
  %55 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 7
  %56 = load i32, i32* %55, align 8, !tbaa !2
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %54
  %59 = icmp eq %struct.__sv_name* %4, null
  %60 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 23
  %61 = select i1 %59, %struct.__sv_name* %60, %struct.__sv_name* %4
  br label %62

62:                                               ; preds = %46, %51, %54, %58
  %63 = phi %struct.__sv_name* [ %61, %58 ], [ null, %54 ], [ null, %51 ], [ null, %46 ]
  %64 = tail call i64 @__sv_clock() #7
  %65 = load i32, i32* %9, align 8, !tbaa !16
  %66 = icmp ne i32 %65, 1
  %67 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 23
  %68 = icmp eq %struct.__sv_name* %67, %63
  %69 = select i1 %66, i64 65507, i64 212960
  %70 = icmp ult i64 %69, %2
  br i1 %70, label %71, label %73

71:                                               ; preds = %62
  %72 = tail call i32* @__errno_location() #7
  store i32 90, i32* %72, align 4, !tbaa !19
  br label %226

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
  store i32 22, i32* %80, align 4, !tbaa !19
  br label %226

81:                                               ; preds = %76, %73
  %82 = bitcast %struct.__sv_packet* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 120, i8* nonnull %82) #9
  %83 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %6, i64 0, i32 0
  %84 = trunc i64 %2 to i32
  store i32 %84, i32* %83, align 4, !tbaa !35
  %85 = getelementptr inbounds %struct.__sv_packet, %struct.__sv_packet* %6, i64 0, i32 1
  %86 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 22
  %87 = bitcast %struct.__sv_name* %85 to i8*
  %88 = bitcast %struct.__sv_name* %86 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %87, i8* noundef nonnull align 8 dereferenceable(116) %88, i64 116, i1 false) #9, !tbaa.struct !18
  call void @__sv_settle(%struct.__sv_name* noundef nonnull %85, %struct.__sv_name* noundef %63) #7
  %89 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 15
  %90 = bitcast %struct.__sv_name* %7 to i8*
  %91 = add i64 %2, 120
  %92 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 21
  br label %93

93:                                               ; preds = %171, %81
  br i1 %74, label %94, label %96

94:                                               ; preds = %93
  %95 = call %struct.__sv_socket* @__sv_socket_at(%struct.__sv_socket* noundef nonnull %0, %struct.__sv_name* noundef nonnull %63) #7
  br label %98

96:                                               ; preds = %93
  %97 = load %struct.__sv_socket*, %struct.__sv_socket** %89, align 8, !tbaa !12
  br label %98

98:                                               ; preds = %96, %94
  %99 = phi %struct.__sv_socket* [ %95, %94 ], [ %97, %96 ]
  %100 = icmp eq %struct.__sv_socket* %99, null
  %101 = select i1 %100, i1 %66, i1 false
  br i1 %101, label %102, label %127

102:                                              ; preds = %98
  %103 = call i32* @__errno_location() #7
  %104 = load i32, i32* %103, align 4, !tbaa !19
  %105 = icmp eq i32 %104, 111
  br i1 %105, label %110, label %106

106:                                              ; preds = %102
  %107 = call i32* @__errno_location() #7
  %108 = load i32, i32* %107, align 4, !tbaa !19
  %109 = icmp eq i32 %108, 101
  br i1 %109, label %110, label %127

110:                                              ; preds = %106, %102
  %111 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 13
  %112 = load i32, i32* %111, align 8, !tbaa !37
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %117

114:                                              ; preds = %110
  %115 = call i32 @__sv_visitor_waits(%struct.__sv_socket* noundef nonnull %0) #7
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %121, label %117

117:                                              ; preds = %114, %110
  %118 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 24
  %119 = bitcast %struct.__sv_name* %118 to i8*
  %120 = bitcast %struct.__sv_name* %63 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(116) %119, i8* noundef nonnull align 4 dereferenceable(116) %120, i64 116, i1 false) #9, !tbaa.struct !18
  br label %176

121:                                              ; preds = %114
  br i1 %68, label %122, label %176

122:                                              ; preds = %121
  %123 = call i32* @__errno_location() #7
  %124 = load i32, i32* %123, align 4, !tbaa !19
  %125 = icmp eq i32 %124, 111
  br i1 %125, label %126, label %176

126:                                              ; preds = %122
  store i32 111, i32* %12, align 4, !tbaa !21
  call void @__sv_socket_changed(%struct.__sv_socket* noundef nonnull %0) #7
  br label %176

127:                                              ; preds = %106, %98
  br i1 %100, label %128, label %135

128:                                              ; preds = %127
  br i1 %74, label %176, label %129

129:                                              ; preds = %128
  %130 = load i32, i32* %19, align 4, !tbaa !15
  %131 = icmp eq i32 %130, 2
  br i1 %131, label %132, label %134

132:                                              ; preds = %129
  %133 = call i32* @__errno_location() #7
  store i32 111, i32* %133, align 4, !tbaa !19
  br label %176

134:                                              ; preds = %129
  call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %176

135:                                              ; preds = %127
  %136 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 9
  %137 = load i32, i32* %136, align 8, !tbaa !14
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %140, label %139

139:                                              ; preds = %135
  call fastcc void @nobody_reads(i32 noundef %3) #7
  br label %176

140:                                              ; preds = %135
  br i1 %66, label %141, label %144

141:                                              ; preds = %140
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %90) #9
  %142 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 3
  %143 = load i32, i32* %142, align 8, !tbaa !16
  call void @__sv_as_family(%struct.__sv_name* nonnull sret(%struct.__sv_name) align 4 %7, %struct.__sv_name* noundef nonnull %85, i32 noundef %143) #7
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(116) %87, i8* noundef nonnull align 4 dereferenceable(116) %90, i64 116, i1 false) #9, !tbaa.struct !18
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %90) #9
  br label %144

144:                                              ; preds = %141, %140
  %145 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 23
  %146 = getelementptr inbounds %struct.__sv_name, %struct.__sv_name* %145, i64 0, i32 0
  %147 = load i32, i32* %146, align 4, !tbaa !17
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %159, label %149

149:                                              ; preds = %144
  %150 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 7
  %151 = load i32, i32* %150, align 8, !tbaa !2
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %159

153:                                              ; preds = %149
  %154 = call i32 @__sv_names_match(%struct.__sv_name* noundef nonnull %145, %struct.__sv_name* noundef nonnull %85) #7
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %159

156:                                              ; preds = %153
  br i1 %66, label %176, label %157

157:                                              ; preds = %156
  %158 = call i32* @__errno_location() #7
  store i32 1, i32* %158, align 4, !tbaa !19
  br label %176

159:                                              ; preds = %153, %149, %144
  %160 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 0, i32 3
  %161 = load i64, i64* %160, align 8, !tbaa !22
  %162 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %99, i64 0, i32 1
  %163 = load i64, i64* %162, align 8, !tbaa !23
  %164 = sub i64 %161, %163
  %165 = icmp eq i64 %164, 0
  %166 = add i64 %91, %164
  %167 = icmp ult i64 %166, 212993
  %168 = or i1 %165, %167
  br i1 %168, label %169, label %171

169:                                              ; preds = %159
  %170 = call fastcc i64 @put(%struct.__sv_socket* noundef nonnull %99, i8* noundef nonnull %82, i64 noundef 120, i8* noundef %1, i64 noundef %2) #7
  br label %176

171:                                              ; preds = %159
  %172 = load i64, i64* %92, align 8, !tbaa !38
  %173 = call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %172, i64 noundef %64, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #7
  %174 = call i32* @__errno_location() #7
  store i32 %173, i32* %174, align 4, !tbaa !19
  %175 = icmp eq i32 %173, 0
  br i1 %175, label %93, label %176, !llvm.loop !39

176:                                              ; preds = %171, %169, %157, %156, %139, %134, %132, %128, %126, %122, %121, %117
  %177 = phi i64 [ %2, %156 ], [ -1, %157 ], [ %170, %169 ], [ -1, %128 ], [ -1, %134 ], [ -1, %132 ], [ %2, %117 ], [ %2, %126 ], [ %2, %122 ], [ %2, %121 ], [ -1, %139 ], [ -1, %171 ]
  call void @llvm.lifetime.end.p0i8(i64 120, i8* nonnull %82) #9
  br label %226

178:                                              ; preds = %47, %218
  %179 = phi i64 [ %216, %218 ], [ 0, %47 ]
  %180 = load %struct.__sv_socket*, %struct.__sv_socket** %48, align 8, !tbaa !12
  %181 = icmp eq %struct.__sv_socket* %180, null
  %182 = select i1 %181, i1 %11, i1 false
  br i1 %182, label %183, label %187

183:                                              ; preds = %178
  %184 = load i32, i32* %49, align 4, !tbaa !40
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %187

186:                                              ; preds = %183
  store i32 1, i32* %49, align 4, !tbaa !40
  br label %226

187:                                              ; preds = %183, %178
  br i1 %181, label %193, label %188

188:                                              ; preds = %187
  %189 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %180, i64 0, i32 9
  %190 = load i32, i32* %189, align 8, !tbaa !14
  %191 = icmp eq i32 %190, 0
  %192 = select i1 %191, i1 true, i1 %11
  br i1 %192, label %196, label %193

193:                                              ; preds = %188, %187
  %194 = icmp eq i64 %179, 0
  br i1 %194, label %195, label %226

195:                                              ; preds = %193
  tail call fastcc void @nobody_reads(i32 noundef %3) #8
  br label %226

196:                                              ; preds = %188
  %197 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %180, i64 0, i32 11
  %198 = load i32, i32* %197, align 8, !tbaa !32
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %226

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %180, i64 0, i32 0, i32 3
  %202 = load i64, i64* %201, align 8, !tbaa !22
  %203 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %180, i64 0, i32 1
  %204 = load i64, i64* %203, align 8, !tbaa !23
  %205 = sub i64 %202, %204
  %206 = tail call i64 @llvm.usub.sat.i64(i64 212992, i64 %205)
  %207 = sub i64 %2, %179
  %208 = icmp ult i64 %207, %206
  %209 = select i1 %208, i64 %207, i64 %206
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %215, label %211

211:                                              ; preds = %200
  %212 = getelementptr inbounds i8, i8* %1, i64 %179
  %213 = tail call fastcc i64 @put(%struct.__sv_socket* noundef nonnull %180, i8* noundef null, i64 noundef 0, i8* noundef %212, i64 noundef %209) #8
  %214 = icmp slt i64 %213, 0
  br i1 %214, label %226, label %215

215:                                              ; preds = %211, %200
  %216 = add i64 %209, %179
  %217 = icmp eq i64 %216, %2
  br i1 %217, label %226, label %218

218:                                              ; preds = %215
  %219 = load i64, i64* %50, align 8, !tbaa !38
  %220 = tail call i32 @__sv_socket_wait(i32 noundef %3, i64 noundef %219, i64 noundef %8, i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0)) #7
  %221 = tail call i32* @__errno_location() #7
  store i32 %220, i32* %221, align 4, !tbaa !19
  %222 = icmp eq i32 %220, 0
  br i1 %222, label %178, label %223, !llvm.loop !41

223:                                              ; preds = %218
  %224 = icmp eq i64 %216, 0
  %225 = select i1 %224, i64 -1, i64 %216
  br label %226

226:                                              ; preds = %215, %211, %196, %223, %176, %79, %71, %195, %193, %27, %28, %186, %45, %38, %16
  %227 = phi i64 [ -1, %16 ], [ -1, %45 ], [ %2, %186 ], [ -1, %38 ], [ -1, %28 ], [ -1, %27 ], [ -1, %195 ], [ %179, %193 ], [ -1, %71 ], [ %177, %176 ], [ -1, %79 ], [ %225, %223 ], [ -1, %211 ], [ %2, %215 ], [ %2, %196 ]
  ret i64 %227
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
  store i32 32, i32* %7, align 4, !tbaa !19
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_bind_anywhere(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc i64 @put(%struct.__sv_socket* noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2, i8* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #2 {
  %6 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0
  %7 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 3
  %8 = load i64, i64* %7, align 8, !tbaa !22
  %9 = add i64 %4, %2
  %10 = add i64 %9, %8
  %11 = tail call i32 @__sv_kernel_resize(%struct.sv_inode* noundef %6, i64 noundef %10) #7
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %5
  %14 = tail call i32* @__errno_location() #7
  store i32 12, i32* %14, align 4, !tbaa !19
  br label %33

15:                                               ; preds = %5
  %16 = icmp eq i64 %2, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %19 = load i8*, i8** %18, align 8, !tbaa !42
  %20 = getelementptr inbounds i8, i8* %19, i64 %8
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %20, i8* align 1 %1, i64 %2, i1 false)
  br label %21

21:                                               ; preds = %17, %15
  %22 = icmp eq i64 %4, 0
  br i1 %22, label %28, label %23

23:                                               ; preds = %21
  %24 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 2
  %25 = load i8*, i8** %24, align 8, !tbaa !42
  %26 = getelementptr inbounds i8, i8* %25, i64 %8
  %27 = getelementptr inbounds i8, i8* %26, i64 %2
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %27, i8* align 1 %3, i64 %4, i1 false)
  br label %28

28:                                               ; preds = %23, %21
  %29 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %0, i64 0, i32 0, i32 11
  %30 = load i32, i32* %29, align 8, !tbaa !43
  %31 = add i32 %30, 1
  store i32 %31, i32* %29, align 8, !tbaa !43
  %32 = tail call i32 @__sv_wake(i8* noundef nonnull @__sv_descriptors, i32 noundef 2147483647) #7
  br label %33

33:                                               ; preds = %28, %13
  %34 = phi i64 [ -1, %13 ], [ %4, %28 ]
  ret i64 %34
}

; Function Attrs: nounwind optsize
define dso_local i64 @recvfrom(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2, i32 noundef %3, i8* noundef %4, i32* noundef %5) local_unnamed_addr #2 {
  %7 = alloca i64, align 8
  %8 = alloca %struct.__sv_name, align 4
  store i64 %2, i64* %7, align 8, !tbaa !44
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
  %20 = load i64, i64* %7, align 8, !tbaa !44
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
  store i64 %2, i64* %7, align 8, !tbaa !44
  %9 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
  %10 = bitcast %struct.__sv_name* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %10) #9
  %11 = icmp eq %struct.__sv_socket* %9, null
  br i1 %11, label %43, label %12

12:                                               ; preds = %6
  %13 = icmp eq i8* %4, null
  br i1 %13, label %31, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 4
  %16 = load i32, i32* %15, align 4, !tbaa !15
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %28, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 3
  %20 = load i32, i32* %19, align 8, !tbaa !16
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %31

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %9, i64 0, i32 7
  %24 = load i32, i32* %23, align 8, !tbaa !2
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 95, i32 106
  %27 = tail call i32* @__errno_location() #7
  store i32 %26, i32* %27, align 4, !tbaa !19
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
  %40 = load i64, i64* %7, align 8, !tbaa !44
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
  %4 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %5 = load %struct.iovec*, %struct.iovec** %4, align 8, !tbaa !45
  %6 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %7 = load i64, i64* %6, align 8, !tbaa !47
  %8 = tail call i64 @__sv_together(%struct.iovec* noundef %5, i64 noundef %7) #7
  %9 = icmp slt i64 %8, 33554432
  %10 = select i1 %9, i64 %8, i64 33554432
  %11 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
  %12 = icmp eq %struct.__sv_socket* %11, null
  %13 = icmp slt i64 %10, 0
  %14 = select i1 %12, i1 true, i1 %13
  br i1 %14, label %42, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 4
  %17 = load i8*, i8** %16, align 8, !tbaa !48
  %18 = icmp eq i8* %17, null
  br i1 %18, label %24, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 5
  %21 = load i64, i64* %20, align 8, !tbaa !49
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.2, i64 0, i64 0)) #7
  br label %24

24:                                               ; preds = %23, %19, %15
  %25 = add nuw nsw i64 %10, 1
  %26 = tail call i8* @__sv_kernel_memory(i64 noundef %25) #7
  %27 = icmp eq i8* %26, null
  br i1 %27, label %28, label %30

28:                                               ; preds = %24
  %29 = tail call i32* @__errno_location() #7
  store i32 12, i32* %29, align 4, !tbaa !19
  br label %42

30:                                               ; preds = %24
  %31 = load %struct.iovec*, %struct.iovec** %4, align 8, !tbaa !45
  %32 = load i64, i64* %6, align 8, !tbaa !47
  tail call void @__sv_gather(i8* noundef nonnull %26, i64 noundef %10, %struct.iovec* noundef %31, i64 noundef %32) #7
  %33 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 1
  %34 = load i32, i32* %33, align 8, !tbaa !50
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %30
  %37 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 0
  %38 = load i8*, i8** %37, align 8, !tbaa !51
  br label %39

39:                                               ; preds = %30, %36
  %40 = phi i8* [ %38, %36 ], [ null, %30 ]
  %41 = tail call i64 @sendto(i32 noundef %0, i8* noundef nonnull %26, i64 noundef %10, i32 noundef %2, i8* noundef %40, i32 noundef %34) #8
  tail call void @free(i8* noundef nonnull %26) #7
  br label %42

42:                                               ; preds = %28, %39, %3
  %43 = phi i64 [ -1, %3 ], [ %41, %39 ], [ -1, %28 ]
  ret i64 %43
}

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @__sv_kernel_memory(i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_gather(i8* noundef, i64 noundef, %struct.iovec* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local i64 @recvmsg(i32 noundef %0, %struct.msghdr* noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.__sv_name, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = tail call %struct.__sv_socket* @__sv_socket_of(i32 noundef %0) #7
  %8 = bitcast %struct.__sv_name* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 116, i8* nonnull %8) #9
  %9 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9) #9
  store i32 0, i32* %5, align 4, !tbaa !19
  %10 = icmp eq %struct.__sv_socket* %7, null
  br i1 %10, label %62, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 2
  %13 = load %struct.iovec*, %struct.iovec** %12, align 8, !tbaa !45
  %14 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 3
  %15 = load i64, i64* %14, align 8, !tbaa !47
  %16 = tail call i64 @__sv_together(%struct.iovec* noundef %13, i64 noundef %15) #7
  %17 = icmp slt i64 %16, 33554432
  %18 = select i1 %17, i64 %16, i64 33554432
  %19 = bitcast i64* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %19) #9
  store i64 %18, i64* %6, align 8, !tbaa !44
  %20 = icmp slt i64 %18, 0
  br i1 %20, label %60, label %21

21:                                               ; preds = %11
  %22 = icmp eq i64 %18, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %21
  %24 = call i32 @__sv_some_fail(%struct.sv_ways* noundef nonnull @failing_receives, i64* noundef nonnull %6) #7
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %60

26:                                               ; preds = %23
  %27 = load i64, i64* %6, align 8, !tbaa !44
  %28 = add i64 %27, 1
  br label %29

29:                                               ; preds = %26, %21
  %30 = phi i64 [ %28, %26 ], [ 1, %21 ]
  %31 = call i8* @__sv_kernel_memory(i64 noundef %30) #7
  %32 = icmp eq i8* %31, null
  br i1 %32, label %33, label %35

33:                                               ; preds = %29
  %34 = call i32* @__errno_location() #7
  store i32 12, i32* %34, align 4, !tbaa !19
  br label %60

35:                                               ; preds = %29
  %36 = call i32 @__sv_takes_no_time(i32 noundef %0, i32 noundef %2) #7
  %37 = getelementptr inbounds %struct.__sv_socket, %struct.__sv_socket* %7, i64 0, i32 0
  call void @__sv_hold_node(%struct.sv_inode* noundef nonnull %37) #7
  %38 = load i64, i64* %6, align 8, !tbaa !44
  %39 = call i64 @__sv_receive(%struct.__sv_socket* noundef nonnull %7, i8* noundef nonnull %31, i64 noundef %38, i32 noundef %36, %struct.__sv_name* noundef nonnull %4, i32* noundef nonnull %5) #8
  call void @__sv_release_node(%struct.sv_inode* noundef nonnull %37) #7
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %47

41:                                               ; preds = %35
  %42 = load %struct.iovec*, %struct.iovec** %12, align 8, !tbaa !45
  %43 = load i64, i64* %14, align 8, !tbaa !47
  %44 = load i64, i64* %6, align 8, !tbaa !44
  %45 = icmp ult i64 %39, %44
  %46 = select i1 %45, i64 %39, i64 %44
  call void @__sv_scatter(%struct.iovec* noundef %42, i64 noundef %43, i8* noundef nonnull %31, i64 noundef %46) #7
  call void @free(i8* noundef nonnull %31) #7
  br label %49

47:                                               ; preds = %35
  call void @free(i8* noundef nonnull %31) #7
  %48 = icmp slt i64 %39, 0
  br i1 %48, label %60, label %49

49:                                               ; preds = %41, %47
  %50 = load i32, i32* %5, align 4, !tbaa !19
  %51 = icmp eq i32 %50, 0
  %52 = select i1 %51, i32 0, i32 32
  %53 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 6
  store i32 %52, i32* %53, align 8, !tbaa !52
  %54 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 5
  store i64 0, i64* %54, align 8, !tbaa !49
  %55 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 0
  %56 = load i8*, i8** %55, align 8, !tbaa !51
  %57 = icmp eq i8* %56, null
  br i1 %57, label %60, label %58

58:                                               ; preds = %49
  %59 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %1, i64 0, i32 1
  call void @__sv_give_name(%struct.__sv_name* noundef nonnull %4, i8* noundef nonnull %56, i32* noundef nonnull %59) #7
  br label %60

60:                                               ; preds = %33, %49, %58, %47, %11, %23
  %61 = phi i64 [ -1, %23 ], [ -1, %11 ], [ -1, %33 ], [ %39, %49 ], [ %39, %58 ], [ %39, %47 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %19) #9
  br label %62

62:                                               ; preds = %3, %60
  %63 = phi i64 [ %61, %60 ], [ -1, %3 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9) #9
  call void @llvm.lifetime.end.p0i8(i64 116, i8* nonnull %8) #9
  ret i64 %63
}

; Function Attrs: optsize
declare dso_local void @__sv_scatter(%struct.iovec* noundef, i64 noundef, i8* noundef, i64 noundef) local_unnamed_addr #5

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
  store i32 %18, i32* %19, align 8, !tbaa !53
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %22, label %8, !llvm.loop !55

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
  store i32 %25, i32* %26, align 8, !tbaa !53
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %12
  br i1 %28, label %29, label %13, !llvm.loop !56

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
declare dso_local void @__sv_socket_changed(%struct.__sv_socket* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @__sv_as_family(%struct.__sv_name* sret(%struct.__sv_name) align 4, %struct.__sv_name* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_names_match(%struct.__sv_name* noundef, %struct.__sv_name* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @__sv_kernel_resize(%struct.sv_inode* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i64 @__sv_together(%struct.iovec* noundef, i64 noundef) local_unnamed_addr #5

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
!2 = !{!3, !8, i64 152}
!3 = !{!"__sv_socket", !4, i64 0, !9, i64 120, !5, i64 128, !8, i64 136, !8, i64 140, !8, i64 144, !8, i64 148, !8, i64 152, !8, i64 156, !8, i64 160, !8, i64 164, !8, i64 168, !8, i64 172, !8, i64 176, !8, i64 180, !5, i64 184, !5, i64 192, !5, i64 200, !8, i64 208, !8, i64 212, !9, i64 216, !9, i64 224, !11, i64 232, !11, i64 348, !11, i64 464, !5, i64 584, !6, i64 592}
!4 = !{!"sv_inode", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !9, i64 32, !8, i64 40, !8, i64 44, !8, i64 48, !8, i64 52, !8, i64 56, !8, i64 60, !8, i64 64, !8, i64 68, !5, i64 72, !10, i64 80, !10, i64 96, !6, i64 112}
!5 = !{!"any pointer", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!"int", !6, i64 0}
!9 = !{!"long", !6, i64 0}
!10 = !{!"timespec", !9, i64 0, !9, i64 8}
!11 = !{!"__sv_name", !8, i64 0, !6, i64 4}
!12 = !{!3, !5, i64 184}
!13 = !{!3, !8, i64 164}
!14 = !{!3, !8, i64 160}
!15 = !{!3, !8, i64 140}
!16 = !{!3, !8, i64 136}
!17 = !{!3, !8, i64 348}
!18 = !{i64 0, i64 4, !19, i64 4, i64 110, !20}
!19 = !{!8, !8, i64 0}
!20 = !{!6, !6, i64 0}
!21 = !{!3, !8, i64 180}
!22 = !{!3, !9, i64 24}
!23 = !{!3, !9, i64 120}
!24 = !{!4, !5, i64 16}
!25 = !{!3, !9, i64 216}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!3, !8, i64 232}
!30 = distinct !{!30, !27, !28}
!31 = !{!4, !9, i64 24}
!32 = !{!3, !8, i64 168}
!33 = !{!4, !8, i64 64}
!34 = !{!3, !8, i64 68}
!35 = !{!36, !8, i64 0}
!36 = !{!"__sv_packet", !8, i64 0, !11, i64 4}
!37 = !{!3, !8, i64 176}
!38 = !{!3, !9, i64 224}
!39 = distinct !{!39, !28}
!40 = !{!3, !8, i64 172}
!41 = distinct !{!41, !28}
!42 = !{!3, !5, i64 16}
!43 = !{!3, !8, i64 64}
!44 = !{!9, !9, i64 0}
!45 = !{!46, !5, i64 16}
!46 = !{!"msghdr", !5, i64 0, !8, i64 8, !5, i64 16, !9, i64 24, !5, i64 32, !9, i64 40, !8, i64 48}
!47 = !{!46, !9, i64 24}
!48 = !{!46, !5, i64 32}
!49 = !{!46, !9, i64 40}
!50 = !{!46, !8, i64 8}
!51 = !{!46, !5, i64 0}
!52 = !{!46, !8, i64 48}
!53 = !{!54, !8, i64 56}
!54 = !{!"mmsghdr", !46, i64 0, !8, i64 56}
!55 = distinct !{!55, !27, !28}
!56 = distinct !{!56, !27, !28}
