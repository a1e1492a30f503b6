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
@.str.16 = private unnamed_addr constant [33 x i8] c"getaddrinfo: no service is known\00", align 1
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
  br i1 %32, label %214, label %33

33:                                               ; preds = %31
  %34 = tail call i32 @strcmp(i8* noundef nonnull %1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #5
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %214, label %36

36:                                               ; preds = %33, %28
  %37 = and i32 %22, -1152
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %214

39:                                               ; preds = %36
  %40 = and i32 %22, 2
  %41 = icmp eq i32 %40, 0
  %42 = or i1 %27, %41
  br i1 %42, label %43, label %214

43:                                               ; preds = %39
  switch i32 %23, label %214 [
    i32 10, label %44
    i32 2, label %44
    i32 0, label %44
  ]

44:                                               ; preds = %43, %43, %43
  %45 = icmp ugt i32 %24, 3
  br i1 %45, label %214, label %46

46:                                               ; preds = %44
  %47 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %47) #6
  %48 = icmp eq i8* %1, null
  br i1 %48, label %73, label %49

49:                                               ; preds = %46
  %50 = load i8, i8* %1, align 1, !tbaa !18
  %51 = icmp eq i8 %50, 0
  br i1 %51, label %73, label %52

52:                                               ; preds = %49
  %53 = call i64 @strtoul(i8* noundef nonnull %1, i8** noundef nonnull %5, i32 noundef 10) #5
  %54 = load i8*, i8** %5, align 8, !tbaa !14
  %55 = load i8, i8* %54, align 1, !tbaa !18
  %56 = icmp eq i8 %55, 0
  %57 = and i32 %22, 1024
  %58 = icmp eq i32 %57, 0
  %59 = or i1 %58, %56
  br i1 %59, label %60, label %71

60:                                               ; preds = %52
  br i1 %56, label %65, label %61

61:                                               ; preds = %60
  call void @__symvm_note(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.16, i64 0, i64 0)) #5
  %62 = load i8*, i8** %5, align 8, !tbaa !14
  %63 = load i8, i8* %62, align 1, !tbaa !18
  %64 = icmp ne i8 %63, 0
  br label %65

65:                                               ; preds = %61, %60
  %66 = phi i1 [ %64, %61 ], [ false, %60 ]
  %67 = icmp eq i32 %24, 3
  %68 = or i1 %67, %66
  br i1 %68, label %71, label %69

69:                                               ; preds = %65
  %70 = trunc i64 %53 to i16
  br label %73

71:                                               ; preds = %52, %65
  %72 = phi i32 [ -2, %52 ], [ -8, %65 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #6
  br label %214

73:                                               ; preds = %69, %49, %46
  %74 = phi i16 [ 0, %46 ], [ 0, %49 ], [ %70, %69 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %47) #6
  br i1 %27, label %75, label %103

75:                                               ; preds = %73
  %76 = call i32 @inet_aton(i8* noundef nonnull %0, i8* noundef nonnull %26) #5
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %81, label %78

78:                                               ; preds = %75
  %79 = call i8* @strchr(i8* noundef nonnull %0, i32 noundef 32) #5
  %80 = icmp eq i8* %79, null
  br i1 %80, label %108, label %81

81:                                               ; preds = %78, %75
  %82 = call i32 @inet_pton(i32 noundef 10, i8* noundef nonnull %0, i8* noundef nonnull %26) #5
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %84, label %95

84:                                               ; preds = %81
  %85 = call i32 @memcmp(i8* noundef nonnull %26, i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.any, i64 0, i64 0), i64 noundef 10) #5
  %86 = icmp eq i32 %85, 0
  %87 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 10
  %88 = load i8, i8* %87, align 2
  %89 = icmp eq i8 %88, -1
  %90 = select i1 %86, i1 %89, i1 false
  br i1 %90, label %91, label %110

91:                                               ; preds = %84
  %92 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 11
  %93 = load i8, i8* %92, align 1, !tbaa !18
  %94 = icmp eq i8 %93, -1
  br label %110

95:                                               ; preds = %81
  %96 = call i32 @strcmp(i8* noundef nonnull %0, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i64 0, i64 0)) #5
  %97 = icmp eq i32 %96, 0
  %98 = and i32 %22, 4
  %99 = icmp eq i32 %98, 0
  %100 = select i1 %97, i1 %99, i1 false
  br i1 %100, label %120, label %101

101:                                              ; preds = %95
  br i1 %99, label %102, label %214

102:                                              ; preds = %101
  call void @__symvm_note(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0)) #5
  br label %214

103:                                              ; preds = %73
  %104 = and i32 %22, 1
  %105 = icmp eq i32 %104, 0
  %106 = select i1 %105, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @getaddrinfo.loopback4, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.any, i64 0, i64 0)
  %107 = select i1 %105, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.loopback6, i64 0, i64 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.any, i64 0, i64 0)
  br label %120

108:                                              ; preds = %78
  %109 = icmp eq i32 %23, 10
  br i1 %109, label %214, label %120

110:                                              ; preds = %84, %91
  %111 = phi i1 [ false, %84 ], [ %94, %91 ]
  %112 = icmp eq i32 %23, 2
  %113 = select i1 %111, i1 %112, i1 false
  %114 = getelementptr inbounds [16 x i8], [16 x i8]* %8, i64 0, i64 12
  %115 = select i1 %113, i8* null, i8* %26
  %116 = select i1 %113, i8* %114, i8* null
  %117 = icmp eq i8* %115, %26
  %118 = icmp eq i32 %23, 2
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %214, label %120

120:                                              ; preds = %108, %95, %103, %110
  %121 = phi i8* [ %116, %110 ], [ %106, %103 ], [ getelementptr inbounds ([4 x i8], [4 x i8]* @getaddrinfo.loopback4, i64 0, i64 0), %95 ], [ %26, %108 ]
  %122 = phi i8* [ %115, %110 ], [ %107, %103 ], [ getelementptr inbounds ([16 x i8], [16 x i8]* @getaddrinfo.loopback6, i64 0, i64 0), %95 ], [ null, %108 ]
  %123 = and i32 %22, 1
  %124 = icmp ne i32 %123, 0
  %125 = xor i1 %27, true
  %126 = select i1 %125, i1 %124, i1 false
  %127 = icmp eq i32 %23, 0
  %128 = lshr i16 %74, 8
  %129 = trunc i16 %128 to i8
  %130 = trunc i16 %74 to i8
  %131 = icmp eq i32 %24, 0
  %132 = icmp eq i32 %21, 0
  br label %141

133:                                              ; preds = %204, %171
  %134 = phi i1 [ true, %171 ], [ false, %204 ]
  %135 = phi i32 [ -10, %171 ], [ 0, %204 ]
  %136 = load %struct.addrinfo*, %struct.addrinfo** %7, align 8
  %137 = icmp ne %struct.addrinfo* %136, null
  %138 = select i1 %134, i1 true, i1 %137
  %139 = select i1 %138, i32 %135, i32 -7
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %206, label %211

141:                                              ; preds = %120, %204
  %142 = phi i1 [ false, %120 ], [ true, %204 ]
  %143 = phi i1 [ true, %120 ], [ false, %204 ]
  %144 = phi %struct.addrinfo** [ %7, %120 ], [ %205, %204 ]
  %145 = xor i1 %126, %142
  %146 = select i1 %145, i32 2, i32 10
  %147 = select i1 %145, i8* %121, i8* %122
  %148 = icmp eq i8* %147, null
  br i1 %148, label %204, label %149

149:                                              ; preds = %141
  %150 = icmp eq i32 %23, %146
  %151 = select i1 %127, i1 true, i1 %150
  br i1 %151, label %152, label %204

152:                                              ; preds = %149
  %153 = select i1 %145, i32 16, i32 28
  %154 = trunc i32 %146 to i8
  %155 = select i1 %145, i64 4, i64 8
  %156 = select i1 %145, i64 4, i64 16
  br label %157

157:                                              ; preds = %200, %152
  %158 = phi %struct.addrinfo** [ %144, %152 ], [ %201, %200 ]
  %159 = phi i64 [ 0, %152 ], [ %202, %200 ]
  br i1 %131, label %164, label %160

160:                                              ; preds = %157
  %161 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %159, i32 0
  %162 = load i32, i32* %161, align 8, !tbaa !19
  %163 = icmp eq i32 %24, %162
  br i1 %163, label %164, label %200

164:                                              ; preds = %160, %157
  %165 = icmp eq i64 %159, 2
  %166 = select i1 %132, i1 true, i1 %165
  br i1 %166, label %171, label %167

167:                                              ; preds = %164
  %168 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %159, i32 1
  %169 = load i32, i32* %168, align 4, !tbaa !21
  %170 = icmp eq i32 %21, %169
  br i1 %170, label %171, label %200

171:                                              ; preds = %167, %164
  %172 = call i8* @calloc(i64 noundef 1, i64 noundef 164) #5
  %173 = icmp eq i8* %172, null
  br i1 %173, label %133, label %174

174:                                              ; preds = %171
  %175 = getelementptr inbounds i8, i8* %172, i64 48
  %176 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %159, i32 0
  %177 = load i32, i32* %176, align 8, !tbaa !19
  %178 = getelementptr inbounds [3 x %struct.anon], [3 x %struct.anon]* @kinds, i64 0, i64 %159, i32 1
  %179 = select i1 %165, i32* %6, i32* %178
  %180 = load i32, i32* %179, align 4, !tbaa !13
  %181 = bitcast i8* %172 to i32*
  store i32 %22, i32* %181, align 8, !tbaa.struct !12
  %182 = getelementptr inbounds i8, i8* %172, i64 4
  %183 = bitcast i8* %182 to i32*
  store i32 %146, i32* %183, align 4, !tbaa.struct !15
  %184 = getelementptr inbounds i8, i8* %172, i64 8
  %185 = bitcast i8* %184 to i32*
  store i32 %177, i32* %185, align 8, !tbaa.struct !16
  %186 = getelementptr inbounds i8, i8* %172, i64 12
  %187 = bitcast i8* %186 to i32*
  store i32 %180, i32* %187, align 4, !tbaa.struct !17
  %188 = getelementptr inbounds i8, i8* %172, i64 16
  %189 = bitcast i8* %188 to i32*
  store i32 %153, i32* %189, align 8, !tbaa.struct !22
  %190 = getelementptr inbounds i8, i8* %172, i64 24
  %191 = bitcast i8* %190 to i8**
  store i8* %175, i8** %191, align 8, !tbaa.struct !23
  %192 = getelementptr inbounds i8, i8* %172, i64 32
  %193 = bitcast i8* %192 to i8**
  store i8* null, i8** %193, align 8, !tbaa.struct !24
  %194 = getelementptr inbounds i8, i8* %172, i64 40
  %195 = bitcast i8* %194 to %struct.addrinfo**
  store %struct.addrinfo* null, %struct.addrinfo** %195, align 8, !tbaa.struct !25
  store i8 %154, i8* %175, align 1, !tbaa !18
  %196 = getelementptr inbounds i8, i8* %172, i64 50
  store i8 %129, i8* %196, align 1, !tbaa !18
  %197 = getelementptr inbounds i8, i8* %172, i64 51
  store i8 %130, i8* %197, align 1, !tbaa !18
  %198 = getelementptr inbounds i8, i8* %175, i64 %155
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(4) %198, i8* noundef nonnull align 1 dereferenceable(4) %147, i64 %156, i1 false) #6
  %199 = bitcast %struct.addrinfo** %158 to i8**
  store i8* %172, i8** %199, align 8, !tbaa !14
  br label %200

200:                                              ; preds = %174, %167, %160
  %201 = phi %struct.addrinfo** [ %195, %174 ], [ %158, %167 ], [ %158, %160 ]
  %202 = add nuw nsw i64 %159, 1
  %203 = icmp eq i64 %202, 3
  br i1 %203, label %204, label %157, !llvm.loop !26

204:                                              ; preds = %200, %149, %141
  %205 = phi %struct.addrinfo** [ %144, %141 ], [ %144, %149 ], [ %201, %200 ]
  br i1 %143, label %141, label %133, !llvm.loop !27

206:                                              ; preds = %133
  br i1 %41, label %213, label %207

207:                                              ; preds = %206
  %208 = call i8* @strdup(i8* noundef %0) #5
  %209 = getelementptr inbounds %struct.addrinfo, %struct.addrinfo* %136, i64 0, i32 6
  store i8* %208, i8** %209, align 8, !tbaa !8
  %210 = icmp eq i8* %208, null
  br i1 %210, label %211, label %213

211:                                              ; preds = %207, %133
  %212 = phi i32 [ %139, %133 ], [ -10, %207 ]
  call void @freeaddrinfo(%struct.addrinfo* noundef %136) #7
  br label %214

213:                                              ; preds = %206, %207
  store %struct.addrinfo* %136, %struct.addrinfo** %3, align 8, !tbaa !14
  br label %214

214:                                              ; preds = %71, %211, %213, %108, %110, %102, %101, %44, %43, %36, %39, %31, %33
  %215 = phi i32 [ -2, %33 ], [ -2, %31 ], [ -1, %39 ], [ -1, %36 ], [ -6, %43 ], [ -7, %44 ], [ %72, %71 ], [ -2, %101 ], [ -2, %102 ], [ -9, %110 ], [ -9, %108 ], [ %212, %211 ], [ 0, %213 ]
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %26) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25)
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %9)
  ret i32 %215
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
