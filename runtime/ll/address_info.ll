; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/address_info.c
; ModuleID = 'runtime/c/address_info.c'
source_filename = "runtime/c/address_info.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i32, i32 }
%struct.addrinfo = type { i32, i32, i32, i32, i32, %struct.__sv_name*, i8*, %struct.addrinfo* }
%struct.__sv_name = type { i32, [110 x i8] }

@getaddrinfo.any = internal constant [16 x i8] zeroinitializer, align 16
@getaddrinfo.loopback4 = internal constant [4 x i8] c"\7F\00\00\01", align 1
@getaddrinfo.loopback6 = internal constant [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01", align 16
@.str = private unnamed_addr constant [2 x i8] c"*\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"localhost\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"getaddrinfo: no name is known\00", align 1
@getnameinfo.loopback6 = internal constant [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01", align 16
@.str.3 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"Bad value for ai_flags\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"Name or service not known\00", align 1
@.str.6 = private unnamed_addr constant [37 x i8] c"Temporary failure in name resolution\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"Non-recoverable failure in name resolution\00", align 1
@.str.8 = private unnamed_addr constant [36 x i8] c"No address associated with hostname\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"ai_family not supported\00", align 1
@.str.10 = private unnamed_addr constant [26 x i8] c"ai_socktype not supported\00", align 1
@.str.11 = private unnamed_addr constant [39 x i8] c"Servname not supported for ai_socktype\00", align 1
@.str.12 = private unnamed_addr constant [42 x i8] c"Address family for hostname not supported\00", align 1
@.str.13 = private unnamed_addr constant [26 x i8] c"Memory allocation failure\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"System error\00", align 1
@.str.15 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@kinds = internal unnamed_addr constant [3 x %struct.anon] [%struct.anon { i32 1, i32 6 }, %struct.anon { i32 2, i32 17 }, %struct.anon { i32 3, i32 0 }], align 16
@switch.table.gai_strerror = private unnamed_addr constant [11 x i8*] [i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.14, i64 0, i64 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.13, i64 0, i64 0), i8* getelementptr inbounds ([42 x i8], [42 x i8]* @.str.12, i64 0, i64 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.11, i64 0, i64 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.9, i64 0, i64 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.4, i64 0, i64 0)], align 8

; Function Attrs: nounwind optsize
define dso_local void @freeaddrinfo(%struct.addrinfo* noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq %struct.addrinfo* %0, null
  br i1 %2, label %11, label %3

3:                                                ; preds = %1, %3
  %4 = phi %struct.addrinfo* [ %6, %3 ], [ %0, %1 ]
  %5 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %4, i64 0, i32 7
  %6 = load %struct.addrinfo*, %struct.addrinfo** %5, align 8, !tbaa !2
  %7 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %4, i64 0, i32 6
  %8 = load i8*, i8** %7, align 8, !tbaa !8
  tail call void @free(i8* noundef %8) #5
  %9 = bitcast %struct.addrinfo* %4 to i8*
  tail call void @free(i8* noundef nonnull %9) #5
  %10 = icmp eq %struct.addrinfo* %6, null
  br i1 %10, label %11, label %3, !llvm.loop !9

11:                                               ; preds = %3, %1
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @getaddrinfo(i8* noundef %0, i8* noundef %1, %struct.addrinfo* noundef readonly %2, %struct.addrinfo** nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.addrinfo*, align 8
  %8 = alloca [16 x i8], align 16
  %9 = bitcast i32* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9)
  %10 = icmp eq %struct.addrinfo* %2, null
  br i1 %10, label %20, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i64 0, i32 0
  %13 = load i32, i32* %12, align 8, !tbaa.struct !12
  %14 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i64 0, i32 1
  %15 = load i32, i32* %14, align 4, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i64 0, i32 2
  %17 = load i32, i32* %16, align 8, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %2, i64 0, i32 3
  %19 = load i32, i32* %18, align 4, !tbaa.struct !17
  br label %20

20:                                               ; preds = %4, %11
  %21 = phi i32 [ %19, %11 ], [ 0, %4 ]
  %22 = phi i32 [ %13, %11 ], [ 40, %4 ]
  %23 = phi i32 [ %15, %11 ], [ 0, %4 ]
  %24 = phi i32 [ %17, %11 ], [ 0, %4 ]
  store i32 %21, i32* %6, align 4
  %25 = bitcast %struct.addrinfo** %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %25)
  store %struct.addrinfo* null, %struct.addrinfo** %7, align 8, !tbaa !14
  %26 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %26) #6
  %27 = icmp ne i8* %0, null
  br i1 %27, label %28, label %31

28:                                               ; preds = %20
  %29 = tail call i32 @strcmp(i8* noundef nonnull %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %36

31:                                               ; preds = %28, %20
  %32 = icmp eq i8* %1, null
  br i1 %32, label %209, label %33

33:                                               ; preds = %31
  %34 = tail call i32 @strcmp(i8* noundef nonnull %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %209, label %36

36:                                               ; preds = %33, %28
  %37 = and i32 %22, -1152
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %209

39:                                               ; preds = %36
  %40 = and i32 %22, 2
  %41 = icmp eq i32 %40, 0
  %42 = or i1 %27, %41
  br i1 %42, label %43, label %209

43:                                               ; preds = %39
  switch i32 %23, label %209 [
    i32 10, label %44
    i32 2, label %44
    i32 0, label %44
  ]

44:                                               ; preds = %43, %43, %43
  %45 = icmp ugt i32 %24, 3
  br i1 %45, label %209, label %46

46:                                               ; preds = %44
  %47 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %47) #6
  %48 = icmp eq i8* %1, null
  br i1 %48, label %68, label %49

49:                                               ; preds = %46
  %50 = load i8, i8* %1, align 1, !tbaa !18
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %68, label %52

52:                                               ; preds = %49
  %53 = call i64 @strtoul(i8* noundef nonnull %1, i8** noundef nonnull %5, i32 noundef 10) #5
  %54 = load i8*, i8** %5, align 8, !tbaa !14
  %55 = load i8, i8* %54, align 1, !tbaa !18
  %56 = icmp eq i8 %55, 0
  %57 = and i32 %22, 1024
  %58 = icmp eq i32 %57, 0
  %59 = or i1 %58, %56
  br i1 %59, label %60, label %66

60:                                               ; preds = %52
  %61 = icmp ne i8 %55, 0
  %62 = icmp eq i32 %24, 3
  %63 = or i1 %62, %61
  br i1 %63, label %66, label %64

64:                                               ; preds = %60
  %65 = trunc i64 %53 to i16
  br label %68

66:                                               ; preds = %52, %60
  %67 = phi i32 [ -2, %52 ], [ -8, %60 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #6
  br label %209

68:                                               ; preds = %64, %49, %46
  %69 = phi i16 [ 0, %46 ], [ 0, %49 ], [ %65, %64 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #6
  br i1 %27, label %70, label %98

70:                                               ; preds = %68
  %71 = call i32 @inet_aton(i8* noundef nonnull %0, i8* noundef nonnull %26) #5
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %76, label %73

73:                                               ; preds = %70
  %74 = call i8* @strchr(i8* noundef nonnull %0, i32 noundef 32) #5
  %75 = icmp eq i8* %74, null
  br i1 %75, label %103, label %76

76:                                               ; preds = %73, %70
  %77 = call i32 @inet_pton(i32 noundef 10, i8* noundef nonnull %0, i8* noundef nonnull %26) #5
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %90

79:                                               ; preds = %76
  %80 = call i32 @memcmp(i8* noundef nonnull %26, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.any, i64 0, i64 0), i64 noundef 10) #5
  %81 = icmp eq i32 %80, 0
  %82 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 10
  %83 = load i8, i8* %82, align 2
  %84 = icmp eq i8 %83, -1
  %85 = select i1 %81, i1 %84, i1 false
  br i1 %85, label %86, label %105

86:                                               ; preds = %79
  %87 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 11
  %88 = load i8, i8* %87, align 1, !tbaa !18
  %89 = icmp eq i8 %88, -1
  br label %105

90:                                               ; preds = %76
  %91 = call i32 @strcmp(i8* noundef nonnull %0, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #5
  %92 = icmp eq i32 %91, 0
  %93 = and i32 %22, 4
  %94 = icmp eq i32 %93, 0
  %95 = select i1 %92, i1 %94, i1 false
  br i1 %95, label %115, label %96

96:                                               ; preds = %90
  br i1 %94, label %97, label %209

97:                                               ; preds = %96
  call void @__symvm_note(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0)) #5
  br label %209

98:                                               ; preds = %68
  %99 = and i32 %22, 1
  %100 = icmp eq i32 %99, 0
  %101 = select i1 %100, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @getaddrinfo.loopback4, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.any, i64 0, i64 0)
  %102 = select i1 %100, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.loopback6, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.any, i64 0, i64 0)
  br label %115

103:                                              ; preds = %73
  %104 = icmp eq i32 %23, 10
  br i1 %104, label %209, label %115

105:                                              ; preds = %79, %86
  %106 = phi i1 [ false, %79 ], [ %89, %86 ]
  %107 = icmp eq i32 %23, 2
  %108 = select i1 %106, i1 %107, i1 false
  %109 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 12
  %110 = select i1 %108, i8* null, i8* %26
  %111 = select i1 %108, i8* %109, i8* null
  %112 = icmp eq i8* %110, %26
  %113 = icmp eq i32 %23, 2
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %209, label %115

115:                                              ; preds = %103, %90, %98, %105
  %116 = phi i8* [ %111, %105 ], [ %101, %98 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @getaddrinfo.loopback4, i64 0, i64 0), %90 ], [ %26, %103 ]
  %117 = phi i8* [ %110, %105 ], [ %102, %98 ], [ getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.loopback6, i64 0, i64 0), %90 ], [ null, %103 ]
  %118 = and i32 %22, 1
  %119 = icmp ne i32 %118, 0
  %120 = xor i1 %27, true
  %121 = select i1 %120, i1 %119, i1 false
  %122 = icmp eq i32 %23, 0
  %123 = lshr i16 %69, 8
  %124 = trunc i16 %123 to i8
  %125 = trunc i16 %69 to i8
  %126 = icmp eq i32 %24, 0
  %127 = icmp eq i32 %21, 0
  br label %136

128:                                              ; preds = %199, %166
  %129 = phi i1 [ true, %166 ], [ false, %199 ]
  %130 = phi i32 [ -10, %166 ], [ 0, %199 ]
  %131 = load %struct.addrinfo*, %struct.addrinfo** %7, align 8
  %132 = icmp ne %struct.addrinfo* %131, null
  %133 = select i1 %129, i1 true, i1 %132
  %134 = select i1 %133, i32 %130, i32 -7
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %201, label %206

136:                                              ; preds = %115, %199
  %137 = phi i1 [ false, %115 ], [ true, %199 ]
  %138 = phi i1 [ true, %115 ], [ false, %199 ]
  %139 = phi %struct.addrinfo** [ %7, %115 ], [ %200, %199 ]
  %140 = xor i1 %121, %137
  %141 = select i1 %140, i32 2, i32 10
  %142 = select i1 %140, i8* %116, i8* %117
  %143 = icmp eq i8* %142, null
  br i1 %143, label %199, label %144

144:                                              ; preds = %136
  %145 = icmp eq i32 %23, %141
  %146 = select i1 %122, i1 true, i1 %145
  br i1 %146, label %147, label %199

147:                                              ; preds = %144
  %148 = select i1 %140, i32 16, i32 28
  %149 = trunc i32 %141 to i8
  %150 = select i1 %140, i64 4, i64 8
  %151 = select i1 %140, i64 4, i64 16
  br label %152

152:                                              ; preds = %195, %147
  %153 = phi %struct.addrinfo** [ %139, %147 ], [ %196, %195 ]
  %154 = phi i64 [ 0, %147 ], [ %197, %195 ]
  br i1 %126, label %159, label %155

155:                                              ; preds = %152
  %156 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %154, i32 0
  %157 = load i32, i32* %156, align 8, !tbaa !19
  %158 = icmp eq i32 %24, %157
  br i1 %158, label %159, label %195

159:                                              ; preds = %155, %152
  %160 = icmp eq i64 %154, 2
  %161 = select i1 %127, i1 true, i1 %160
  br i1 %161, label %166, label %162

162:                                              ; preds = %159
  %163 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %154, i32 1
  %164 = load i32, i32* %163, align 4, !tbaa !21
  %165 = icmp eq i32 %21, %164
  br i1 %165, label %166, label %195

166:                                              ; preds = %162, %159
  %167 = call i8* @calloc(i64 noundef 1, i64 noundef 164) #5
  %168 = icmp eq i8* %167, null
  br i1 %168, label %128, label %169

169:                                              ; preds = %166
  %170 = getelementptr inbounds i8, i8* %167, i64 48
  %171 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %154, i32 0
  %172 = load i32, i32* %171, align 8, !tbaa !19
  %173 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %154, i32 1
  %174 = select i1 %160, i32* %6, i32* %173
  %175 = load i32, i32* %174, align 4, !tbaa !13
  %176 = bitcast i8* %167 to i32*
  store i32 %22, i32* %176, align 8, !tbaa.struct !12
  %177 = getelementptr inbounds i8, i8* %167, i64 4
  %178 = bitcast i8* %177 to i32*
  store i32 %141, i32* %178, align 4, !tbaa.struct !15
  %179 = getelementptr inbounds i8, i8* %167, i64 8
  %180 = bitcast i8* %179 to i32*
  store i32 %172, i32* %180, align 8, !tbaa.struct !16
  %181 = getelementptr inbounds i8, i8* %167, i64 12
  %182 = bitcast i8* %181 to i32*
  store i32 %175, i32* %182, align 4, !tbaa.struct !17
  %183 = getelementptr inbounds i8, i8* %167, i64 16
  %184 = bitcast i8* %183 to i32*
  store i32 %148, i32* %184, align 8, !tbaa.struct !22
  %185 = getelementptr inbounds i8, i8* %167, i64 24
  %186 = bitcast i8* %185 to i8**
  store i8* %170, i8** %186, align 8, !tbaa.struct !23
  %187 = getelementptr inbounds i8, i8* %167, i64 32
  %188 = bitcast i8* %187 to i8**
  store i8* null, i8** %188, align 8, !tbaa.struct !24
  %189 = getelementptr inbounds i8, i8* %167, i64 40
  %190 = bitcast i8* %189 to %struct.addrinfo**
  store %struct.addrinfo* null, %struct.addrinfo** %190, align 8, !tbaa.struct !25
  store i8 %149, i8* %170, align 1, !tbaa !18
  %191 = getelementptr inbounds i8, i8* %167, i64 50
  store i8 %124, i8* %191, align 1, !tbaa !18
  %192 = getelementptr inbounds i8, i8* %167, i64 51
  store i8 %125, i8* %192, align 1, !tbaa !18
  %193 = getelementptr inbounds i8, i8* %170, i64 %150
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(4) %193, i8* noundef nonnull align 1 dereferenceable(4) %142, i64 %151, i1 false) #6
  %194 = bitcast %struct.addrinfo** %153 to i8**
  store i8* %167, i8** %194, align 8, !tbaa !14
  br label %195

195:                                              ; preds = %169, %162, %155
  %196 = phi %struct.addrinfo** [ %190, %169 ], [ %153, %162 ], [ %153, %155 ]
  %197 = add nuw nsw i64 %154, 1
  %198 = icmp eq i64 %197, 3
  br i1 %198, label %199, label %152, !llvm.loop !26

199:                                              ; preds = %195, %144, %136
  %200 = phi %struct.addrinfo** [ %139, %136 ], [ %139, %144 ], [ %196, %195 ]
  br i1 %138, label %136, label %128, !llvm.loop !27

201:                                              ; preds = %128
  br i1 %41, label %208, label %202

202:                                              ; preds = %201
  %203 = call i8* @strdup(i8* noundef %0) #5
  %204 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %131, i64 0, i32 6
  store i8* %203, i8** %204, align 8, !tbaa !8
  %205 = icmp eq i8* %203, null
  br i1 %205, label %206, label %208

206:                                              ; preds = %202, %128
  %207 = phi i32 [ %134, %128 ], [ -10, %202 ]
  call void @freeaddrinfo(%struct.addrinfo* noundef %131) #7
  br label %209

208:                                              ; preds = %201, %202
  store %struct.addrinfo* %131, %struct.addrinfo** %3, align 8, !tbaa !14
  br label %209

209:                                              ; preds = %66, %206, %208, %103, %105, %97, %96, %44, %43, %36, %39, %31, %33
  %210 = phi i32 [ -2, %33 ], [ -2, %31 ], [ -1, %39 ], [ -1, %36 ], [ -6, %43 ], [ -7, %44 ], [ %67, %66 ], [ -2, %96 ], [ -2, %97 ], [ -9, %105 ], [ -9, %103 ], [ %207, %206 ], [ 0, %208 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %26) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9)
  ret i32 %210
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @inet_aton(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @inet_pton(i32 noundef, i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @memcmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @getnameinfo(i8* noundef %0, i32 noundef %1, i8* noundef %2, i32 noundef %3, i8* noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = alloca [64 x i8], align 16
  %9 = icmp ugt i32 %1, 1
  br i1 %9, label %10, label %18

10:                                               ; preds = %7
  %11 = load i8, i8* %0, align 1, !tbaa !18
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds i8, i8* %0, i64 1
  %14 = load i8, i8* %13, align 1, !tbaa !18
  %15 = zext i8 %14 to i32
  %16 = shl nuw nsw i32 %15, 8
  %17 = or i32 %16, %12
  br label %18

18:                                               ; preds = %7, %10
  %19 = phi i32 [ %17, %10 ], [ 0, %7 ]
  %20 = icmp ult i32 %6, 512
  br i1 %20, label %21, label %101

21:                                               ; preds = %18
  %22 = icmp ne i32 %19, 2
  %23 = icmp ult i32 %1, 16
  %24 = or i1 %23, %22
  br i1 %24, label %25, label %29

25:                                               ; preds = %21
  %26 = icmp ne i32 %19, 10
  %27 = icmp ult i32 %1, 28
  %28 = or i1 %27, %26
  br i1 %28, label %101, label %33

29:                                               ; preds = %21
  %30 = icmp ne i8* %2, null
  %31 = icmp ne i32 %3, 0
  %32 = and i1 %30, %31
  br i1 %32, label %41, label %37

33:                                               ; preds = %25
  %34 = icmp ne i8* %2, null
  %35 = icmp ne i32 %3, 0
  %36 = and i1 %34, %35
  br i1 %36, label %58, label %37

37:                                               ; preds = %33, %29
  %38 = icmp ne i8* %4, null
  %39 = icmp ne i32 %5, 0
  %40 = and i1 %38, %39
  br i1 %40, label %84, label %101

41:                                               ; preds = %29
  %42 = getelementptr inbounds [64 x i8], [64 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %42) #6
  %43 = getelementptr inbounds i8, i8* %0, i64 4
  %44 = load i8, i8* %43, align 1, !tbaa !18
  %45 = icmp eq i8 %44, 127
  br i1 %45, label %46, label %63

46:                                               ; preds = %41
  %47 = getelementptr inbounds i8, i8* %0, i64 7
  %48 = load i8, i8* %47, align 1, !tbaa !18
  %49 = icmp eq i8 %48, 1
  br i1 %49, label %50, label %63

50:                                               ; preds = %46
  %51 = getelementptr inbounds i8, i8* %0, i64 5
  %52 = load i8, i8* %51, align 1, !tbaa !18
  %53 = icmp eq i8 %52, 0
  br i1 %53, label %54, label %63

54:                                               ; preds = %50
  %55 = getelementptr inbounds i8, i8* %0, i64 6
  %56 = load i8, i8* %55, align 1, !tbaa !18
  %57 = icmp eq i8 %56, 0
  br label %63

58:                                               ; preds = %33
  %59 = getelementptr inbounds [64 x i8], [64 x i8]* %8, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %59) #6
  %60 = getelementptr inbounds i8, i8* %0, i64 8
  %61 = tail call i32 @memcmp(i8* noundef nonnull %60, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @getnameinfo.loopback6, i64 0, i64 0), i64 noundef 16) #5
  %62 = icmp eq i32 %61, 0
  br label %63

63:                                               ; preds = %41, %46, %50, %54, %58
  %64 = phi i8* [ %60, %58 ], [ %43, %50 ], [ %43, %46 ], [ %43, %41 ], [ %43, %54 ]
  %65 = phi i1 [ %62, %58 ], [ false, %50 ], [ false, %46 ], [ false, %41 ], [ %57, %54 ]
  %66 = getelementptr inbounds [64 x i8], [64 x i8]* %8, i64 0, i64 0
  %67 = call i8* @inet_ntop(i32 noundef %19, i8* noundef nonnull %64, i8* noundef nonnull %66, i32 noundef 64) #5
  %68 = and i32 %6, 1
  %69 = icmp eq i32 %68, 0
  %70 = and i1 %69, %65
  br i1 %70, label %71, label %73

71:                                               ; preds = %63
  %72 = call i8* @strcpy(i8* noundef nonnull %66, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #5
  br label %76

73:                                               ; preds = %63
  %74 = and i32 %6, 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %73, %71
  %77 = call i64 @strlen(i8* noundef nonnull %66) #5
  %78 = zext i32 %3 to i64
  %79 = icmp ult i64 %77, %78
  br i1 %79, label %82, label %80

80:                                               ; preds = %73, %76
  %81 = phi i32 [ -12, %76 ], [ -2, %73 ]
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %66) #6
  br label %101

82:                                               ; preds = %76
  %83 = call i8* @strcpy(i8* noundef nonnull %2, i8* noundef nonnull %66) #5
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %66) #6
  br label %84

84:                                               ; preds = %82, %37
  %85 = icmp ne i8* %4, null
  %86 = icmp ne i32 %5, 0
  %87 = and i1 %85, %86
  br i1 %87, label %88, label %100

88:                                               ; preds = %84
  %89 = zext i32 %5 to i64
  %90 = getelementptr inbounds i8, i8* %0, i64 2
  %91 = load i8, i8* %90, align 1, !tbaa !18
  %92 = zext i8 %91 to i32
  %93 = shl nuw nsw i32 %92, 8
  %94 = getelementptr inbounds i8, i8* %0, i64 3
  %95 = load i8, i8* %94, align 1, !tbaa !18
  %96 = zext i8 %95 to i32
  %97 = or i32 %93, %96
  %98 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %4, i64 noundef %89, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.3, i64 0, i64 0), i32 noundef %97) #5
  %99 = icmp slt i32 %98, %5
  br i1 %99, label %100, label %101

100:                                              ; preds = %88, %84
  br label %101

101:                                              ; preds = %80, %88, %37, %25, %18, %100
  %102 = phi i32 [ 0, %100 ], [ -1, %18 ], [ -6, %25 ], [ -2, %37 ], [ -12, %88 ], [ %81, %80 ]
  ret i32 %102
}

; Function Attrs: optsize
declare dso_local i8* @inet_ntop(i32 noundef, i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @gai_strerror(i32 noundef %0) local_unnamed_addr #4 {
  %2 = icmp ugt i32 %0, -12
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  %4 = add i32 %0, 11
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [11 x i8*], [11 x i8*]* @switch.table.gai_strerror, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8
  br label %8

8:                                                ; preds = %1, %3
  %9 = phi i8* [ %7, %3 ], [ getelementptr inbounds ([14 x i8], [14 x i8]* @.str.15, i64 0, i64 0), %1 ]
  ret i8* %9
}

; Function Attrs: optsize
declare dso_local i64 @strtoul(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 40}
!3 = !{!"addrinfo", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16, !7, i64 24, !7, i64 32, !7, i64 40}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"any pointer", !5, i64 0}
!8 = !{!3, !7, i64 32}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13, i64 16, i64 4, !13, i64 24, i64 8, !14, i64 32, i64 8, !14, i64 40, i64 8, !14}
!13 = !{!4, !4, i64 0}
!14 = !{!7, !7, i64 0}
!15 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 12, i64 4, !13, i64 20, i64 8, !14, i64 28, i64 8, !14, i64 36, i64 8, !14}
!16 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13, i64 16, i64 8, !14, i64 24, i64 8, !14, i64 32, i64 8, !14}
!17 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 12, i64 8, !14, i64 20, i64 8, !14, i64 28, i64 8, !14}
!18 = !{!5, !5, i64 0}
!19 = !{!20, !4, i64 0}
!20 = !{!"", !4, i64 0, !4, i64 4}
!21 = !{!20, !4, i64 4}
!22 = !{i64 0, i64 4, !13, i64 8, i64 8, !14, i64 16, i64 8, !14, i64 24, i64 8, !14}
!23 = !{i64 0, i64 8, !14, i64 8, i64 8, !14, i64 16, i64 8, !14}
!24 = !{i64 0, i64 8, !14, i64 8, i64 8, !14}
!25 = !{i64 0, i64 8, !14}
!26 = distinct !{!26, !10, !11}
!27 = distinct !{!27, !10, !11}
