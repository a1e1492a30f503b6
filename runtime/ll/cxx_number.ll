; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_number.c
; ModuleID = 'runtime/c/cxx_number.c'
source_filename = "runtime/c/cxx_number.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.input = type { i8**, i64 }
%struct.number = type { i64, i32, i32, i32, i32 }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, i8*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }

@.str = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"false\00", align 1

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERs(%struct.input* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 32767, i64 noundef 32768) #7
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !2
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %10, i64 %12, i64 %13
  %15 = trunc i64 %14 to i16
  store i16 %15, i16* %1, align 2, !tbaa !8
  %16 = bitcast %struct.input* %0 to i8*
  %17 = bitcast %struct.input* %0 to i64**
  %18 = load i64*, i64** %17, align 8, !tbaa !10
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !12
  %21 = getelementptr inbounds i8, i8* %16, i64 %20
  %22 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %23 = load i32, i32* %22, align 4, !tbaa !13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %6
  %26 = bitcast i8* %21 to %struct.ios*
  %27 = getelementptr inbounds i8, i8* %21, i64 32
  %28 = bitcast i8* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !14
  %30 = or i32 %29, %23
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %26, i32 noundef %30) #5
  br label %31

31:                                               ; preds = %6, %25
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %32

32:                                               ; preds = %2, %31
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local i32 @__sv_begin_input(%struct.input* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define internal fastcc void @integer(%struct.number* noalias nocapture sret(%struct.number) align 8 %0, %struct.input* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = bitcast %struct.input* %1 to i8*
  %6 = bitcast %struct.input* %1 to i64**
  %7 = load i64*, i64** %6, align 8, !tbaa !10
  %8 = getelementptr inbounds i64, i64* %7, i64 -3
  %9 = load i64, i64* %8, align 8, !tbaa !12
  %10 = getelementptr inbounds i8, i8* %5, i64 %9
  %11 = getelementptr inbounds i8, i8* %10, i64 232
  %12 = bitcast i8* %11 to %struct.buffer**
  %13 = load %struct.buffer*, %struct.buffer** %12, align 8, !tbaa !18
  %14 = bitcast %struct.number* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  %15 = getelementptr inbounds i8, i8* %10, i64 24
  %16 = bitcast i8* %15 to i32*
  %17 = load i32, i32* %16, align 8, !tbaa !19
  %18 = and i32 %17, 74
  switch i32 %18, label %19 [
    i32 64, label %23
    i32 8, label %22
  ]

19:                                               ; preds = %4
  %20 = icmp eq i32 %18, 0
  %21 = select i1 %20, i32 0, i32 10
  br label %23

22:                                               ; preds = %4
  br label %23

23:                                               ; preds = %4, %22, %19
  %24 = phi i32 [ 8, %4 ], [ %21, %19 ], [ 16, %22 ]
  %25 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 2
  %26 = load i8*, i8** %25, align 8, !tbaa !20
  %27 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 3
  %28 = load i8*, i8** %27, align 8, !tbaa !22
  %29 = icmp ult i8* %26, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %23
  %31 = load i8, i8* %26, align 1, !tbaa !23
  %32 = zext i8 %31 to i32
  br label %39

33:                                               ; preds = %23
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %35 = load %struct.buffer_functions*, %struct.buffer_functions** %34, align 8, !tbaa !24
  %36 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %35, i64 0, i32 9
  %37 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %36, align 8, !tbaa !25
  %38 = tail call i32 %37(%struct.buffer* noundef nonnull %13) #5
  br label %39

39:                                               ; preds = %30, %33
  %40 = phi i32 [ %32, %30 ], [ %38, %33 ]
  switch i32 %40, label %73 [
    i32 45, label %41
    i32 43, label %41
  ]

41:                                               ; preds = %39, %39
  %42 = icmp eq i32 %40, 45
  %43 = zext i1 %42 to i32
  %44 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 1
  store i32 %43, i32* %44, align 8, !tbaa !2
  %45 = load i8*, i8** %25, align 8, !tbaa !20
  %46 = load i8*, i8** %27, align 8, !tbaa !22
  %47 = icmp ult i8* %45, %46
  br i1 %47, label %48, label %50

48:                                               ; preds = %41
  %49 = getelementptr inbounds i8, i8* %45, i64 1
  store i8* %49, i8** %25, align 8, !tbaa !20
  br label %60

50:                                               ; preds = %41
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %52 = load %struct.buffer_functions*, %struct.buffer_functions** %51, align 8, !tbaa !24
  %53 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %52, i64 0, i32 10
  %54 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %53, align 8, !tbaa !27
  %55 = tail call i32 %54(%struct.buffer* noundef nonnull %13) #5
  %56 = icmp eq i32 %55, -1
  br i1 %56, label %152, label %57

57:                                               ; preds = %50
  %58 = load i8*, i8** %25, align 8, !tbaa !20
  %59 = load i8*, i8** %27, align 8, !tbaa !22
  br label %60

60:                                               ; preds = %57, %48
  %61 = phi i8* [ %59, %57 ], [ %46, %48 ]
  %62 = phi i8* [ %58, %57 ], [ %49, %48 ]
  %63 = icmp ult i8* %62, %61
  br i1 %63, label %64, label %67

64:                                               ; preds = %60
  %65 = load i8, i8* %62, align 1, !tbaa !23
  %66 = zext i8 %65 to i32
  br label %73

67:                                               ; preds = %60
  %68 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %69 = load %struct.buffer_functions*, %struct.buffer_functions** %68, align 8, !tbaa !24
  %70 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %69, i64 0, i32 9
  %71 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %70, align 8, !tbaa !25
  %72 = tail call i32 %71(%struct.buffer* noundef nonnull %13) #5
  br label %73

73:                                               ; preds = %67, %64, %39
  %74 = phi i32 [ 0, %39 ], [ %43, %64 ], [ %43, %67 ]
  %75 = phi i32 [ %40, %39 ], [ %66, %64 ], [ %72, %67 ]
  %76 = and i32 %24, 10
  %77 = icmp eq i32 %76, 0
  %78 = icmp eq i32 %75, 48
  %79 = select i1 %77, i1 %78, i1 false
  br i1 %79, label %80, label %152

80:                                               ; preds = %73
  %81 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  store i32 1, i32* %81, align 4, !tbaa !28
  %82 = load i8*, i8** %25, align 8, !tbaa !20
  %83 = load i8*, i8** %27, align 8, !tbaa !22
  %84 = icmp ult i8* %82, %83
  br i1 %84, label %85, label %87

85:                                               ; preds = %80
  %86 = getelementptr inbounds i8, i8* %82, i64 1
  store i8* %86, i8** %25, align 8, !tbaa !20
  br label %97

87:                                               ; preds = %80
  %88 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %89 = load %struct.buffer_functions*, %struct.buffer_functions** %88, align 8, !tbaa !24
  %90 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %89, i64 0, i32 10
  %91 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %90, align 8, !tbaa !27
  %92 = tail call i32 %91(%struct.buffer* noundef nonnull %13) #5
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %148, label %94

94:                                               ; preds = %87
  %95 = load i8*, i8** %25, align 8, !tbaa !20
  %96 = load i8*, i8** %27, align 8, !tbaa !22
  br label %97

97:                                               ; preds = %94, %85
  %98 = phi i8* [ %96, %94 ], [ %83, %85 ]
  %99 = phi i8* [ %95, %94 ], [ %86, %85 ]
  %100 = icmp ult i8* %99, %98
  br i1 %100, label %101, label %104

101:                                              ; preds = %97
  %102 = load i8, i8* %99, align 1, !tbaa !23
  %103 = zext i8 %102 to i32
  br label %110

104:                                              ; preds = %97
  %105 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %106 = load %struct.buffer_functions*, %struct.buffer_functions** %105, align 8, !tbaa !24
  %107 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %106, i64 0, i32 9
  %108 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %107, align 8, !tbaa !25
  %109 = tail call i32 %108(%struct.buffer* noundef nonnull %13) #5
  br label %110

110:                                              ; preds = %101, %104
  %111 = phi i32 [ %103, %101 ], [ %109, %104 ]
  %112 = and i32 %111, -33
  %113 = icmp eq i32 %112, 88
  br i1 %113, label %114, label %148

114:                                              ; preds = %110
  store i32 0, i32* %81, align 4, !tbaa !28
  %115 = load i8*, i8** %25, align 8, !tbaa !20
  %116 = load i8*, i8** %27, align 8, !tbaa !22
  %117 = icmp ult i8* %115, %116
  br i1 %117, label %118, label %120

118:                                              ; preds = %114
  %119 = getelementptr inbounds i8, i8* %115, i64 1
  store i8* %119, i8** %25, align 8, !tbaa !20
  br label %133

120:                                              ; preds = %114
  %121 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %122 = load %struct.buffer_functions*, %struct.buffer_functions** %121, align 8, !tbaa !24
  %123 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %122, i64 0, i32 10
  %124 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %123, align 8, !tbaa !27
  %125 = tail call i32 %124(%struct.buffer* noundef nonnull %13) #5
  %126 = icmp eq i32 %125, -1
  br i1 %126, label %127, label %130

127:                                              ; preds = %120
  %128 = icmp eq i32 %74, 0
  %129 = select i1 %128, i64 %2, i64 %3
  br label %256

130:                                              ; preds = %120
  %131 = load i8*, i8** %25, align 8, !tbaa !20
  %132 = load i8*, i8** %27, align 8, !tbaa !22
  br label %133

133:                                              ; preds = %130, %118
  %134 = phi i8* [ %132, %130 ], [ %116, %118 ]
  %135 = phi i8* [ %131, %130 ], [ %119, %118 ]
  %136 = icmp ult i8* %135, %134
  br i1 %136, label %137, label %142

137:                                              ; preds = %133
  %138 = load i8, i8* %135, align 1, !tbaa !23
  %139 = zext i8 %138 to i32
  %140 = icmp eq i32 %74, 0
  %141 = select i1 %140, i64 %2, i64 %3
  br label %165

142:                                              ; preds = %133
  %143 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %144 = load %struct.buffer_functions*, %struct.buffer_functions** %143, align 8, !tbaa !24
  %145 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %144, i64 0, i32 9
  %146 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %145, align 8, !tbaa !25
  %147 = tail call i32 %146(%struct.buffer* noundef nonnull %13) #5
  br label %157

148:                                              ; preds = %87, %110
  %149 = phi i32 [ %111, %110 ], [ -1, %87 ]
  %150 = icmp eq i32 %24, 0
  %151 = select i1 %150, i32 8, i32 %24
  br label %157

152:                                              ; preds = %50, %73
  %153 = phi i32 [ %74, %73 ], [ %43, %50 ]
  %154 = phi i32 [ %75, %73 ], [ -1, %50 ]
  %155 = icmp eq i32 %24, 0
  %156 = select i1 %155, i32 10, i32 %24
  br label %157

157:                                              ; preds = %152, %148, %142
  %158 = phi i32 [ 0, %142 ], [ 1, %148 ], [ 0, %152 ]
  %159 = phi i32 [ %74, %142 ], [ %74, %148 ], [ %153, %152 ]
  %160 = phi i32 [ %147, %142 ], [ %149, %148 ], [ %154, %152 ]
  %161 = phi i32 [ 16, %142 ], [ %151, %148 ], [ %156, %152 ]
  %162 = icmp eq i32 %159, 0
  %163 = select i1 %162, i64 %2, i64 %3
  %164 = icmp eq i32 %160, -1
  br i1 %164, label %256, label %165

165:                                              ; preds = %137, %157
  %166 = phi i64 [ %141, %137 ], [ %163, %157 ]
  %167 = phi i32 [ 16, %137 ], [ %161, %157 ]
  %168 = phi i32 [ %139, %137 ], [ %160, %157 ]
  %169 = phi i32 [ 0, %137 ], [ %158, %157 ]
  %170 = icmp ult i32 %167, 11
  %171 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  %172 = add nsw i32 %167, -1
  %173 = zext i32 %172 to i64
  %174 = sub i64 %166, %173
  %175 = zext i32 %167 to i64
  %176 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  %177 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 3
  %178 = add nsw i64 %175, -1
  %179 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  br label %180

180:                                              ; preds = %165, %253
  %181 = phi i32 [ %169, %165 ], [ 1, %253 ]
  %182 = phi i32 [ 0, %165 ], [ %224, %253 ]
  %183 = phi i64 [ 0, %165 ], [ %225, %253 ]
  %184 = phi i32 [ 0, %165 ], [ %202, %253 ]
  %185 = phi i64 [ 0, %165 ], [ %226, %253 ]
  %186 = phi i32 [ %168, %165 ], [ %254, %253 ]
  %187 = add i32 %186, -48
  %188 = icmp ult i32 %187, 10
  %189 = or i1 %170, %188
  br i1 %189, label %196, label %190

190:                                              ; preds = %180
  %191 = or i32 %186, 32
  %192 = add i32 %191, -97
  %193 = icmp ult i32 %192, 6
  %194 = add i32 %191, -87
  %195 = select i1 %193, i32 %194, i32 16
  br label %196

196:                                              ; preds = %180, %190
  %197 = phi i32 [ %195, %190 ], [ %187, %180 ]
  %198 = icmp ult i32 %197, %167
  br i1 %198, label %199, label %261

199:                                              ; preds = %196
  store i32 1, i32* %171, align 4, !tbaa !28
  %200 = udiv i64 %174, %175
  %201 = icmp ugt i64 %185, %200
  %202 = select i1 %201, i32 1, i32 %184
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %217, label %204

204:                                              ; preds = %199
  %205 = udiv i64 %166, %175
  %206 = icmp ugt i64 %183, %205
  %207 = icmp eq i64 %183, %205
  %208 = zext i32 %197 to i64
  %209 = urem i64 %166, %175
  %210 = icmp ult i64 %209, %208
  %211 = and i1 %207, %210
  %212 = or i1 %206, %211
  %213 = zext i1 %212 to i32
  %214 = or i32 %182, %213
  store i32 %214, i32* %177, align 8, !tbaa !29
  %215 = mul i64 %183, %175
  %216 = add i64 %215, %208
  store i64 %216, i64* %176, align 8, !tbaa !30
  br label %223

217:                                              ; preds = %199
  %218 = mul i64 %183, %175
  %219 = zext i32 %197 to i64
  %220 = add i64 %218, %219
  store i64 %220, i64* %176, align 8, !tbaa !30
  %221 = mul i64 %185, %175
  %222 = add i64 %178, %221
  br label %223

223:                                              ; preds = %217, %204
  %224 = phi i32 [ %182, %217 ], [ %214, %204 ]
  %225 = phi i64 [ %220, %217 ], [ %216, %204 ]
  %226 = phi i64 [ %222, %217 ], [ %185, %204 ]
  %227 = load i8*, i8** %25, align 8, !tbaa !20
  %228 = load i8*, i8** %27, align 8, !tbaa !22
  %229 = icmp ult i8* %227, %228
  br i1 %229, label %230, label %232

230:                                              ; preds = %223
  %231 = getelementptr inbounds i8, i8* %227, i64 1
  store i8* %231, i8** %25, align 8, !tbaa !20
  br label %241

232:                                              ; preds = %223
  %233 = load %struct.buffer_functions*, %struct.buffer_functions** %179, align 8, !tbaa !24
  %234 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %233, i64 0, i32 10
  %235 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %234, align 8, !tbaa !27
  %236 = tail call i32 %235(%struct.buffer* noundef nonnull %13) #5
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %256, label %238

238:                                              ; preds = %232
  %239 = load i8*, i8** %25, align 8, !tbaa !20
  %240 = load i8*, i8** %27, align 8, !tbaa !22
  br label %241

241:                                              ; preds = %238, %230
  %242 = phi i8* [ %240, %238 ], [ %228, %230 ]
  %243 = phi i8* [ %239, %238 ], [ %231, %230 ]
  %244 = icmp ult i8* %243, %242
  br i1 %244, label %245, label %248

245:                                              ; preds = %241
  %246 = load i8, i8* %243, align 1, !tbaa !23
  %247 = zext i8 %246 to i32
  br label %253

248:                                              ; preds = %241
  %249 = load %struct.buffer_functions*, %struct.buffer_functions** %179, align 8, !tbaa !24
  %250 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %249, i64 0, i32 9
  %251 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %250, align 8, !tbaa !25
  %252 = tail call i32 %251(%struct.buffer* noundef nonnull %13) #5
  br label %253

253:                                              ; preds = %245, %248
  %254 = phi i32 [ %247, %245 ], [ %252, %248 ]
  %255 = icmp eq i32 %254, -1
  br i1 %255, label %256, label %180, !llvm.loop !31

256:                                              ; preds = %232, %253, %127, %157
  %257 = phi i64 [ %163, %157 ], [ %129, %127 ], [ %166, %253 ], [ %166, %232 ]
  %258 = phi i32 [ 0, %157 ], [ 0, %127 ], [ %224, %253 ], [ %224, %232 ]
  %259 = phi i32 [ %158, %157 ], [ 0, %127 ], [ 1, %253 ], [ 1, %232 ]
  %260 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 4
  store i32 2, i32* %260, align 4, !tbaa !13
  br label %261

261:                                              ; preds = %196, %256
  %262 = phi i64 [ %257, %256 ], [ %166, %196 ]
  %263 = phi i32 [ 6, %256 ], [ 4, %196 ]
  %264 = phi i32 [ %258, %256 ], [ %182, %196 ]
  %265 = phi i32 [ %259, %256 ], [ %181, %196 ]
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %269, label %267

267:                                              ; preds = %261
  %268 = icmp eq i32 %264, 0
  br i1 %268, label %273, label %269

269:                                              ; preds = %267, %261
  %270 = phi i64 [ 0, %261 ], [ %262, %267 ]
  %271 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  store i64 %270, i64* %271, align 8, !tbaa !30
  %272 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 4
  store i32 %263, i32* %272, align 4, !tbaa !13
  br label %273

273:                                              ; preds = %269, %267
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERi(%struct.input* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 2147483647, i64 noundef 2147483648) #7
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !2
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %10, i64 %12, i64 %13
  %15 = trunc i64 %14 to i32
  store i32 %15, i32* %1, align 4, !tbaa !34
  %16 = bitcast %struct.input* %0 to i8*
  %17 = bitcast %struct.input* %0 to i64**
  %18 = load i64*, i64** %17, align 8, !tbaa !10
  %19 = getelementptr inbounds i64, i64* %18, i64 -3
  %20 = load i64, i64* %19, align 8, !tbaa !12
  %21 = getelementptr inbounds i8, i8* %16, i64 %20
  %22 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %23 = load i32, i32* %22, align 4, !tbaa !13
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %31, label %25

25:                                               ; preds = %6
  %26 = bitcast i8* %21 to %struct.ios*
  %27 = getelementptr inbounds i8, i8* %21, i64 32
  %28 = bitcast i8* %27 to i32*
  %29 = load i32, i32* %28, align 8, !tbaa !14
  %30 = or i32 %29, %23
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %26, i32 noundef %30) #5
  br label %31

31:                                               ; preds = %6, %25
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %32

32:                                               ; preds = %2, %31
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERl(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %31, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #7
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !2
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %10, i64 %12, i64 %13
  store i64 %14, i64* %1, align 8, !tbaa !12
  %15 = bitcast %struct.input* %0 to i8*
  %16 = bitcast %struct.input* %0 to i64**
  %17 = load i64*, i64** %16, align 8, !tbaa !10
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !12
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %22 = load i32, i32* %21, align 4, !tbaa !13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %6
  %25 = bitcast i8* %20 to %struct.ios*
  %26 = getelementptr inbounds i8, i8* %20, i64 32
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 8, !tbaa !14
  %29 = or i32 %28, %22
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %25, i32 noundef %29) #5
  br label %30

30:                                               ; preds = %6, %24
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %31

31:                                               ; preds = %2, %30
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERx(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %31, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #7
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !2
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %12 = load i64, i64* %11, align 8
  %13 = sub i64 0, %12
  %14 = select i1 %10, i64 %12, i64 %13
  store i64 %14, i64* %1, align 8, !tbaa !12
  %15 = bitcast %struct.input* %0 to i8*
  %16 = bitcast %struct.input* %0 to i64**
  %17 = load i64*, i64** %16, align 8, !tbaa !10
  %18 = getelementptr inbounds i64, i64* %17, i64 -3
  %19 = load i64, i64* %18, align 8, !tbaa !12
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %22 = load i32, i32* %21, align 4, !tbaa !13
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %30, label %24

24:                                               ; preds = %6
  %25 = bitcast i8* %20 to %struct.ios*
  %26 = getelementptr inbounds i8, i8* %20, i64 32
  %27 = bitcast i8* %26 to i32*
  %28 = load i32, i32* %27, align 8, !tbaa !14
  %29 = or i32 %28, %22
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %25, i32 noundef %29) #5
  br label %30

30:                                               ; preds = %6, %24
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %31

31:                                               ; preds = %2, %30
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERt(%struct.input* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %35, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 65535, i64 noundef 65535) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !13
  %10 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %11 = load i32, i32* %10, align 8, !tbaa !2
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %12, i1 true, i1 %15
  %17 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = sub i64 0, %18
  %20 = select i1 %16, i64 %18, i64 %19
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  %21 = trunc i64 %20 to i16
  store i16 %21, i16* %1, align 2, !tbaa !8
  %22 = bitcast %struct.input* %0 to i8*
  %23 = bitcast %struct.input* %0 to i64**
  %24 = load i64*, i64** %23, align 8, !tbaa !10
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !12
  %27 = getelementptr inbounds i8, i8* %22, i64 %26
  %28 = icmp eq i32 %9, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %6
  %30 = bitcast i8* %27 to %struct.ios*
  %31 = getelementptr inbounds i8, i8* %27, i64 32
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !14
  %34 = or i32 %33, %9
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %30, i32 noundef %34) #5
  br label %35

35:                                               ; preds = %29, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERj(%struct.input* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %35, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 4294967295, i64 noundef 4294967295) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !13
  %10 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %11 = load i32, i32* %10, align 8, !tbaa !2
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %12, i1 true, i1 %15
  %17 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = sub i64 0, %18
  %20 = select i1 %16, i64 %18, i64 %19
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  %21 = trunc i64 %20 to i32
  store i32 %21, i32* %1, align 4, !tbaa !34
  %22 = bitcast %struct.input* %0 to i8*
  %23 = bitcast %struct.input* %0 to i64**
  %24 = load i64*, i64** %23, align 8, !tbaa !10
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !12
  %27 = getelementptr inbounds i8, i8* %22, i64 %26
  %28 = icmp eq i32 %9, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %6
  %30 = bitcast i8* %27 to %struct.ios*
  %31 = getelementptr inbounds i8, i8* %27, i64 32
  %32 = bitcast i8* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !14
  %34 = or i32 %33, %9
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %30, i32 noundef %34) #5
  br label %35

35:                                               ; preds = %29, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERm(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %34, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef -1, i64 noundef -1) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !13
  %10 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %11 = load i32, i32* %10, align 8, !tbaa !2
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %12, i1 true, i1 %15
  %17 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = sub i64 0, %18
  %20 = select i1 %16, i64 %18, i64 %19
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  store i64 %20, i64* %1, align 8, !tbaa !12
  %21 = bitcast %struct.input* %0 to i8*
  %22 = bitcast %struct.input* %0 to i64**
  %23 = load i64*, i64** %22, align 8, !tbaa !10
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !12
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  %27 = icmp eq i32 %9, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %6
  %29 = bitcast i8* %26 to %struct.ios*
  %30 = getelementptr inbounds i8, i8* %26, i64 32
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8, !tbaa !14
  %33 = or i32 %32, %9
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %29, i32 noundef %33) #5
  br label %34

34:                                               ; preds = %28, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERy(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %34, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef -1, i64 noundef -1) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !13
  %10 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %11 = load i32, i32* %10, align 8, !tbaa !2
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 3
  %14 = load i32, i32* %13, align 8
  %15 = icmp ne i32 %14, 0
  %16 = select i1 %12, i1 true, i1 %15
  %17 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %18 = load i64, i64* %17, align 8
  %19 = sub i64 0, %18
  %20 = select i1 %16, i64 %18, i64 %19
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  store i64 %20, i64* %1, align 8, !tbaa !12
  %21 = bitcast %struct.input* %0 to i8*
  %22 = bitcast %struct.input* %0 to i64**
  %23 = load i64*, i64** %22, align 8, !tbaa !10
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !12
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  %27 = icmp eq i32 %9, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %6
  %29 = bitcast i8* %26 to %struct.ios*
  %30 = getelementptr inbounds i8, i8* %26, i64 32
  %31 = bitcast i8* %30 to i32*
  %32 = load i32, i32* %31, align 8, !tbaa !14
  %33 = or i32 %32, %9
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %29, i32 noundef %33) #5
  br label %34

34:                                               ; preds = %28, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERPv(%struct.input* noundef returned %0, i8** nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !12
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 24
  %12 = bitcast i8* %11 to i32*
  %13 = load i32, i32* %12, align 8, !tbaa !19
  %14 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %40, label %16

16:                                               ; preds = %2
  %17 = and i32 %13, -75
  %18 = or i32 %17, 8
  store i32 %18, i32* %12, align 8, !tbaa !19
  %19 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %19) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef nonnull %0, i64 noundef -1, i64 noundef -1) #5
  %20 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %21 = load i32, i32* %20, align 4, !tbaa !13
  %22 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !2
  %24 = icmp eq i32 %23, 0
  %25 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 3
  %26 = load i32, i32* %25, align 8
  %27 = icmp ne i32 %26, 0
  %28 = select i1 %24, i1 true, i1 %27
  %29 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %30 = load i64, i64* %29, align 8
  %31 = sub i64 0, %30
  %32 = select i1 %28, i64 %30, i64 %31
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %19) #6
  %33 = inttoptr i64 %32 to i8*
  store i8* %33, i8** %1, align 8, !tbaa !10
  store i32 %13, i32* %12, align 8, !tbaa !19
  %34 = icmp eq i32 %21, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %16
  %36 = getelementptr inbounds i8, i8* %9, i64 32
  %37 = bitcast i8* %36 to i32*
  %38 = load i32, i32* %37, align 8, !tbaa !14
  %39 = or i32 %38, %21
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %39) #5
  br label %40

40:                                               ; preds = %35, %16, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERb(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !10
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !12
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %150, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds i8, i8* %9, i64 24
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !19
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %45

19:                                               ; preds = %13
  %20 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %20) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef nonnull %0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808) #7
  %21 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 0
  %22 = load i64, i64* %21, align 8, !tbaa !30
  %23 = icmp ugt i64 %22, 1
  br i1 %23, label %31, label %24

24:                                               ; preds = %19
  %25 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 1
  %26 = load i32, i32* %25, align 8, !tbaa !2
  %27 = icmp ne i32 %26, 0
  %28 = icmp ne i64 %22, 0
  %29 = select i1 %27, i1 %28, i1 false
  %30 = select i1 %29, i32 4, i32 0
  br label %31

31:                                               ; preds = %24, %19
  %32 = phi i32 [ 4, %19 ], [ %30, %24 ]
  %33 = icmp ne i64 %22, 0
  %34 = zext i1 %33 to i8
  store i8 %34, i8* %1, align 1, !tbaa !35
  %35 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %36 = load i32, i32* %35, align 4, !tbaa !13
  %37 = or i32 %36, %32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %44, label %39

39:                                               ; preds = %31
  %40 = getelementptr inbounds i8, i8* %9, i64 32
  %41 = bitcast i8* %40 to i32*
  %42 = load i32, i32* %41, align 8, !tbaa !14
  %43 = or i32 %42, %37
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %43) #5
  br label %44

44:                                               ; preds = %31, %39
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %20) #6
  br label %150

45:                                               ; preds = %13
  %46 = getelementptr inbounds i8, i8* %9, i64 232
  %47 = bitcast i8* %46 to %struct.buffer**
  %48 = load %struct.buffer*, %struct.buffer** %47, align 8, !tbaa !18
  %49 = getelementptr inbounds %struct.buffer, %struct.buffer* %48, i64 0, i32 2
  %50 = load i8*, i8** %49, align 8, !tbaa !20
  %51 = getelementptr inbounds %struct.buffer, %struct.buffer* %48, i64 0, i32 3
  %52 = load i8*, i8** %51, align 8, !tbaa !22
  %53 = icmp ult i8* %50, %52
  br i1 %53, label %54, label %57

54:                                               ; preds = %45
  %55 = load i8, i8* %50, align 1, !tbaa !23
  %56 = zext i8 %55 to i32
  br label %63

57:                                               ; preds = %45
  %58 = getelementptr inbounds %struct.buffer, %struct.buffer* %48, i64 0, i32 0
  %59 = load %struct.buffer_functions*, %struct.buffer_functions** %58, align 8, !tbaa !24
  %60 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %59, i64 0, i32 9
  %61 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %60, align 8, !tbaa !25
  %62 = tail call i32 %61(%struct.buffer* noundef nonnull %48) #5
  br label %63

63:                                               ; preds = %54, %57
  %64 = phi i32 [ %56, %54 ], [ %62, %57 ]
  %65 = icmp eq i32 %64, 116
  %66 = select i1 %65, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)
  %67 = load i8, i8* %66, align 1, !tbaa !23
  %68 = icmp ne i8 %67, 0
  %69 = sext i8 %67 to i32
  %70 = icmp eq i32 %64, %69
  %71 = select i1 %68, i1 %70, i1 false
  br i1 %71, label %72, label %126

72:                                               ; preds = %63, %119
  %73 = phi i8* [ %75, %119 ], [ %66, %63 ]
  %74 = phi i32 [ %120, %119 ], [ %64, %63 ]
  %75 = getelementptr inbounds i8, i8* %73, i64 1
  %76 = load i8, i8* %75, align 1, !tbaa !23
  %77 = icmp eq i8 %76, 0
  %78 = load %struct.buffer*, %struct.buffer** %47, align 8, !tbaa !18
  %79 = getelementptr inbounds %struct.buffer, %struct.buffer* %78, i64 0, i32 2
  %80 = load i8*, i8** %79, align 8, !tbaa !20
  %81 = getelementptr inbounds %struct.buffer, %struct.buffer* %78, i64 0, i32 3
  %82 = load i8*, i8** %81, align 8, !tbaa !22
  %83 = icmp ult i8* %80, %82
  br i1 %77, label %84, label %93

84:                                               ; preds = %72
  br i1 %83, label %85, label %87

85:                                               ; preds = %84
  %86 = getelementptr inbounds i8, i8* %80, i64 1
  store i8* %86, i8** %79, align 8, !tbaa !20
  br label %119

87:                                               ; preds = %84
  %88 = getelementptr inbounds %struct.buffer, %struct.buffer* %78, i64 0, i32 0
  %89 = load %struct.buffer_functions*, %struct.buffer_functions** %88, align 8, !tbaa !24
  %90 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %89, i64 0, i32 10
  %91 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %90, align 8, !tbaa !27
  %92 = tail call i32 %91(%struct.buffer* noundef nonnull %78) #5
  br label %119

93:                                               ; preds = %72
  br i1 %83, label %94, label %96

94:                                               ; preds = %93
  %95 = getelementptr inbounds i8, i8* %80, i64 1
  store i8* %95, i8** %79, align 8, !tbaa !20
  br label %106

96:                                               ; preds = %93
  %97 = getelementptr inbounds %struct.buffer, %struct.buffer* %78, i64 0, i32 0
  %98 = load %struct.buffer_functions*, %struct.buffer_functions** %97, align 8, !tbaa !24
  %99 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %98, i64 0, i32 10
  %100 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %99, align 8, !tbaa !27
  %101 = tail call i32 %100(%struct.buffer* noundef nonnull %78) #5
  %102 = icmp eq i32 %101, -1
  br i1 %102, label %119, label %103

103:                                              ; preds = %96
  %104 = load i8*, i8** %79, align 8, !tbaa !20
  %105 = load i8*, i8** %81, align 8, !tbaa !22
  br label %106

106:                                              ; preds = %103, %94
  %107 = phi i8* [ %105, %103 ], [ %82, %94 ]
  %108 = phi i8* [ %104, %103 ], [ %95, %94 ]
  %109 = icmp ult i8* %108, %107
  br i1 %109, label %110, label %113

110:                                              ; preds = %106
  %111 = load i8, i8* %108, align 1, !tbaa !23
  %112 = zext i8 %111 to i32
  br label %119

113:                                              ; preds = %106
  %114 = getelementptr inbounds %struct.buffer, %struct.buffer* %78, i64 0, i32 0
  %115 = load %struct.buffer_functions*, %struct.buffer_functions** %114, align 8, !tbaa !24
  %116 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %115, i64 0, i32 9
  %117 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %116, align 8, !tbaa !25
  %118 = tail call i32 %117(%struct.buffer* noundef nonnull %78) #5
  br label %119

119:                                              ; preds = %113, %110, %96, %87, %85
  %120 = phi i32 [ %74, %85 ], [ %74, %87 ], [ -1, %96 ], [ %112, %110 ], [ %118, %113 ]
  %121 = load i8, i8* %75, align 1, !tbaa !23
  %122 = icmp ne i8 %121, 0
  %123 = sext i8 %121 to i32
  %124 = icmp eq i32 %120, %123
  %125 = select i1 %122, i1 %124, i1 false
  br i1 %125, label %72, label %126, !llvm.loop !36

126:                                              ; preds = %119, %63
  %127 = phi i32 [ %64, %63 ], [ %120, %119 ]
  %128 = phi i8* [ %66, %63 ], [ %75, %119 ]
  %129 = phi i8 [ %67, %63 ], [ %121, %119 ]
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %131, label %136

131:                                              ; preds = %126
  %132 = getelementptr inbounds i8, i8* %128, i64 -2
  %133 = load i8, i8* %132, align 1, !tbaa !23
  %134 = icmp eq i8 %133, 117
  %135 = zext i1 %134 to i8
  br label %136

136:                                              ; preds = %131, %126
  %137 = phi i8 [ 0, %126 ], [ %135, %131 ]
  store i8 %137, i8* %1, align 1, !tbaa !35
  %138 = icmp eq i32 %127, -1
  %139 = select i1 %138, i32 2, i32 0
  %140 = load i8, i8* %128, align 1, !tbaa !23
  %141 = icmp eq i8 %140, 0
  %142 = select i1 %141, i32 0, i32 4
  %143 = or i32 %142, %139
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %150, label %145

145:                                              ; preds = %136
  %146 = getelementptr inbounds i8, i8* %9, i64 32
  %147 = bitcast i8* %146 to i32*
  %148 = load i32, i32* %147, align 8, !tbaa !14
  %149 = or i32 %148, %143
  tail call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %10, i32 noundef %149) #5
  br label %150

150:                                              ; preds = %145, %136, %2, %44
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERf(%struct.input* noundef returned %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #6
  %7 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #6
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #6
  store i32 0, i32* %5, align 4, !tbaa !34
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %58, label %11

11:                                               ; preds = %2
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !18
  %21 = call fastcc i8* @gather(%struct.buffer* noundef %20, i8* noundef nonnull %6, i32* noundef nonnull %5) #7
  %22 = call float @strtof(i8* noundef %21, i8** noundef nonnull %4) #5
  %23 = load i8*, i8** %4, align 8, !tbaa !10
  %24 = icmp eq i8* %23, %21
  br i1 %24, label %28, label %25

25:                                               ; preds = %11
  %26 = load i8, i8* %23, align 1, !tbaa !23
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %25, %11
  %29 = load i32, i32* %5, align 4, !tbaa !34
  %30 = or i32 %29, 4
  store i32 %30, i32* %5, align 4, !tbaa !34
  br label %41

31:                                               ; preds = %25
  %32 = fcmp ogt float %22, 0x47EFFFFFE0000000
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = load i32, i32* %5, align 4, !tbaa !34
  %35 = or i32 %34, 4
  store i32 %35, i32* %5, align 4, !tbaa !34
  br label %41

36:                                               ; preds = %31
  %37 = fcmp olt float %22, 0xC7EFFFFFE0000000
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = load i32, i32* %5, align 4, !tbaa !34
  %40 = or i32 %39, 4
  store i32 %40, i32* %5, align 4, !tbaa !34
  br label %41

41:                                               ; preds = %33, %38, %36, %28
  %42 = phi float [ 0.000000e+00, %28 ], [ 0x47EFFFFFE0000000, %33 ], [ 0xC7EFFFFFE0000000, %38 ], [ %22, %36 ]
  store float %42, float* %1, align 4, !tbaa !37
  %43 = icmp eq i8* %21, %6
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @free(i8* noundef %21) #5
  br label %45

45:                                               ; preds = %44, %41
  %46 = load i64*, i64** %13, align 8, !tbaa !10
  %47 = getelementptr inbounds i64, i64* %46, i64 -3
  %48 = load i64, i64* %47, align 8, !tbaa !12
  %49 = getelementptr inbounds i8, i8* %12, i64 %48
  %50 = load i32, i32* %5, align 4, !tbaa !34
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %45
  %53 = bitcast i8* %49 to %struct.ios*
  %54 = getelementptr inbounds i8, i8* %49, i64 32
  %55 = bitcast i8* %54 to i32*
  %56 = load i32, i32* %55, align 8, !tbaa !14
  %57 = or i32 %56, %50
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %53, i32 noundef %57) #5
  br label %58

58:                                               ; preds = %52, %45, %2
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @gather(%struct.buffer* noundef %0, i8* noundef %1, i32* nocapture noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %5 = load i8*, i8** %4, align 8, !tbaa !20
  %6 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %7 = load i8*, i8** %6, align 8, !tbaa !22
  %8 = icmp ult i8* %5, %7
  br i1 %8, label %9, label %12

9:                                                ; preds = %3
  %10 = load i8, i8* %5, align 1, !tbaa !23
  %11 = zext i8 %10 to i32
  br label %19

12:                                               ; preds = %3
  %13 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  %14 = load %struct.buffer_functions*, %struct.buffer_functions** %13, align 8, !tbaa !24
  %15 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %14, i64 0, i32 9
  %16 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %15, align 8, !tbaa !25
  %17 = tail call i32 %16(%struct.buffer* noundef nonnull %0) #5
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %96, label %19

19:                                               ; preds = %9, %12
  %20 = phi i32 [ %11, %9 ], [ %17, %12 ]
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 0
  br label %22

22:                                               ; preds = %19, %91
  %23 = phi i8* [ %1, %19 ], [ %62, %91 ]
  %24 = phi i32 [ 1, %19 ], [ %52, %91 ]
  %25 = phi i32 [ 0, %19 ], [ %51, %91 ]
  %26 = phi i32 [ 0, %19 ], [ %50, %91 ]
  %27 = phi i32 [ 0, %19 ], [ %49, %91 ]
  %28 = phi i32 [ %20, %19 ], [ %92, %91 ]
  %29 = phi i64 [ 0, %19 ], [ %53, %91 ]
  %30 = phi i64 [ 64, %19 ], [ %61, %91 ]
  %31 = tail call i32 @isdigit(i32 noundef %28) #5
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %48

33:                                               ; preds = %22
  %34 = icmp eq i32 %24, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %33
  switch i32 %28, label %36 [
    i32 45, label %48
    i32 43, label %48
  ]

36:                                               ; preds = %35, %33
  %37 = icmp ne i32 %28, 46
  %38 = icmp ne i32 %26, 0
  %39 = select i1 %37, i1 true, i1 %38
  %40 = icmp ne i32 %25, 0
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %36
  %43 = and i32 %28, -33
  %44 = icmp ne i32 %43, 69
  %45 = icmp eq i32 %27, 0
  %46 = select i1 %44, i1 true, i1 %45
  %47 = select i1 %46, i1 true, i1 %40
  br i1 %47, label %94, label %48

48:                                               ; preds = %42, %36, %35, %35, %22
  %49 = phi i32 [ 1, %22 ], [ %27, %35 ], [ %27, %35 ], [ %27, %36 ], [ %27, %42 ]
  %50 = phi i32 [ %26, %22 ], [ %26, %35 ], [ %26, %35 ], [ 1, %36 ], [ %26, %42 ]
  %51 = phi i32 [ %25, %22 ], [ %25, %35 ], [ %25, %35 ], [ 0, %36 ], [ 1, %42 ]
  %52 = phi i32 [ 0, %22 ], [ 0, %35 ], [ 0, %35 ], [ 0, %36 ], [ 1, %42 ]
  %53 = add i64 %29, 1
  %54 = icmp eq i64 %53, %30
  br i1 %54, label %55, label %60

55:                                               ; preds = %48
  %56 = shl i64 %30, 1
  %57 = tail call i8* @malloc(i64 noundef %56) #5
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %57, i8* align 1 %23, i64 %29, i1 false)
  %58 = icmp eq i8* %23, %1
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  tail call void @free(i8* noundef %23) #5
  br label %60

60:                                               ; preds = %55, %59, %48
  %61 = phi i64 [ %30, %48 ], [ %56, %59 ], [ %56, %55 ]
  %62 = phi i8* [ %23, %48 ], [ %57, %59 ], [ %57, %55 ]
  %63 = trunc i32 %28 to i8
  %64 = getelementptr inbounds i8, i8* %62, i64 %29
  store i8 %63, i8* %64, align 1, !tbaa !23
  %65 = load i8*, i8** %4, align 8, !tbaa !20
  %66 = load i8*, i8** %6, align 8, !tbaa !22
  %67 = icmp ult i8* %65, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %60
  %69 = getelementptr inbounds i8, i8* %65, i64 1
  store i8* %69, i8** %4, align 8, !tbaa !20
  br label %79

70:                                               ; preds = %60
  %71 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !24
  %72 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %71, i64 0, i32 10
  %73 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %72, align 8, !tbaa !27
  %74 = tail call i32 %73(%struct.buffer* noundef nonnull %0) #5
  %75 = icmp eq i32 %74, -1
  br i1 %75, label %96, label %76

76:                                               ; preds = %70
  %77 = load i8*, i8** %4, align 8, !tbaa !20
  %78 = load i8*, i8** %6, align 8, !tbaa !22
  br label %79

79:                                               ; preds = %76, %68
  %80 = phi i8* [ %78, %76 ], [ %66, %68 ]
  %81 = phi i8* [ %77, %76 ], [ %69, %68 ]
  %82 = icmp ult i8* %81, %80
  br i1 %82, label %83, label %86

83:                                               ; preds = %79
  %84 = load i8, i8* %81, align 1, !tbaa !23
  %85 = zext i8 %84 to i32
  br label %91

86:                                               ; preds = %79
  %87 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !24
  %88 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %87, i64 0, i32 9
  %89 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %88, align 8, !tbaa !25
  %90 = tail call i32 %89(%struct.buffer* noundef nonnull %0) #5
  br label %91

91:                                               ; preds = %83, %86
  %92 = phi i32 [ %85, %83 ], [ %90, %86 ]
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %96, label %22, !llvm.loop !39

94:                                               ; preds = %42
  %95 = getelementptr inbounds i8, i8* %23, i64 %29
  store i8 0, i8* %95, align 1, !tbaa !23
  br label %102

96:                                               ; preds = %70, %91, %12
  %97 = phi i64 [ 0, %12 ], [ %53, %91 ], [ %53, %70 ]
  %98 = phi i8* [ %1, %12 ], [ %62, %91 ], [ %62, %70 ]
  %99 = getelementptr inbounds i8, i8* %98, i64 %97
  store i8 0, i8* %99, align 1, !tbaa !23
  %100 = load i32, i32* %2, align 4, !tbaa !34
  %101 = or i32 %100, 2
  store i32 %101, i32* %2, align 4, !tbaa !34
  br label %102

102:                                              ; preds = %94, %96
  %103 = phi i8* [ %23, %94 ], [ %98, %96 ]
  ret i8* %103
}

; Function Attrs: optsize
declare dso_local float @strtof(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERd(%struct.input* noundef returned %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #6
  %7 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #6
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #6
  store i32 0, i32* %5, align 4, !tbaa !34
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %58, label %11

11:                                               ; preds = %2
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !18
  %21 = call fastcc i8* @gather(%struct.buffer* noundef %20, i8* noundef nonnull %6, i32* noundef nonnull %5) #7
  %22 = call double @strtod(i8* noundef %21, i8** noundef nonnull %4) #5
  %23 = load i8*, i8** %4, align 8, !tbaa !10
  %24 = icmp eq i8* %23, %21
  br i1 %24, label %28, label %25

25:                                               ; preds = %11
  %26 = load i8, i8* %23, align 1, !tbaa !23
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %25, %11
  %29 = load i32, i32* %5, align 4, !tbaa !34
  %30 = or i32 %29, 4
  store i32 %30, i32* %5, align 4, !tbaa !34
  br label %41

31:                                               ; preds = %25
  %32 = fcmp ogt double %22, 0x7FEFFFFFFFFFFFFF
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = load i32, i32* %5, align 4, !tbaa !34
  %35 = or i32 %34, 4
  store i32 %35, i32* %5, align 4, !tbaa !34
  br label %41

36:                                               ; preds = %31
  %37 = fcmp olt double %22, 0xFFEFFFFFFFFFFFFF
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = load i32, i32* %5, align 4, !tbaa !34
  %40 = or i32 %39, 4
  store i32 %40, i32* %5, align 4, !tbaa !34
  br label %41

41:                                               ; preds = %33, %38, %36, %28
  %42 = phi double [ 0.000000e+00, %28 ], [ 0x7FEFFFFFFFFFFFFF, %33 ], [ 0xFFEFFFFFFFFFFFFF, %38 ], [ %22, %36 ]
  store double %42, double* %1, align 8, !tbaa !40
  %43 = icmp eq i8* %21, %6
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @free(i8* noundef %21) #5
  br label %45

45:                                               ; preds = %44, %41
  %46 = load i64*, i64** %13, align 8, !tbaa !10
  %47 = getelementptr inbounds i64, i64* %46, i64 -3
  %48 = load i64, i64* %47, align 8, !tbaa !12
  %49 = getelementptr inbounds i8, i8* %12, i64 %48
  %50 = load i32, i32* %5, align 4, !tbaa !34
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %45
  %53 = bitcast i8* %49 to %struct.ios*
  %54 = getelementptr inbounds i8, i8* %49, i64 32
  %55 = bitcast i8* %54 to i32*
  %56 = load i32, i32* %55, align 8, !tbaa !14
  %57 = or i32 %56, %50
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %53, i32 noundef %57) #5
  br label %58

58:                                               ; preds = %52, %45, %2
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #6
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local double @strtod(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERe(%struct.input* noundef returned %0, x86_fp80* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [64 x i8], align 16
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #6
  %7 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #6
  %8 = bitcast i32* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #6
  store i32 0, i32* %5, align 4, !tbaa !34
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %58, label %11

11:                                               ; preds = %2
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !10
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !18
  %21 = call fastcc i8* @gather(%struct.buffer* noundef %20, i8* noundef nonnull %6, i32* noundef nonnull %5) #7
  %22 = call x86_fp80 @strtold(i8* noundef %21, i8** noundef nonnull %4) #5
  %23 = load i8*, i8** %4, align 8, !tbaa !10
  %24 = icmp eq i8* %23, %21
  br i1 %24, label %28, label %25

25:                                               ; preds = %11
  %26 = load i8, i8* %23, align 1, !tbaa !23
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %25, %11
  %29 = load i32, i32* %5, align 4, !tbaa !34
  %30 = or i32 %29, 4
  store i32 %30, i32* %5, align 4, !tbaa !34
  br label %41

31:                                               ; preds = %25
  %32 = fcmp ogt x86_fp80 %22, 0xK7FFEFFFFFFFFFFFFFFFF
  br i1 %32, label %33, label %36

33:                                               ; preds = %31
  %34 = load i32, i32* %5, align 4, !tbaa !34
  %35 = or i32 %34, 4
  store i32 %35, i32* %5, align 4, !tbaa !34
  br label %41

36:                                               ; preds = %31
  %37 = fcmp olt x86_fp80 %22, 0xKFFFEFFFFFFFFFFFFFFFF
  br i1 %37, label %38, label %41

38:                                               ; preds = %36
  %39 = load i32, i32* %5, align 4, !tbaa !34
  %40 = or i32 %39, 4
  store i32 %40, i32* %5, align 4, !tbaa !34
  br label %41

41:                                               ; preds = %33, %38, %36, %28
  %42 = phi x86_fp80 [ 0xK00000000000000000000, %28 ], [ 0xK7FFEFFFFFFFFFFFFFFFF, %33 ], [ 0xKFFFEFFFFFFFFFFFFFFFF, %38 ], [ %22, %36 ]
  store x86_fp80 %42, x86_fp80* %1, align 16, !tbaa !42
  %43 = icmp eq i8* %21, %6
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @free(i8* noundef %21) #5
  br label %45

45:                                               ; preds = %44, %41
  %46 = load i64*, i64** %13, align 8, !tbaa !10
  %47 = getelementptr inbounds i64, i64* %46, i64 -3
  %48 = load i64, i64* %47, align 8, !tbaa !12
  %49 = getelementptr inbounds i8, i8* %12, i64 %48
  %50 = load i32, i32* %5, align 4, !tbaa !34
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %58, label %52

52:                                               ; preds = %45
  %53 = bitcast i8* %49 to %struct.ios*
  %54 = getelementptr inbounds i8, i8* %49, i64 32
  %55 = bitcast i8* %54 to i32*
  %56 = load i32, i32* %55, align 8, !tbaa !14
  %57 = or i32 %56, %50
  call void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef nonnull %53, i32 noundef %57) #5
  br label %58

58:                                               ; preds = %52, %45, %2
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #6
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local x86_fp80 @strtold(i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIbEERSiRT_(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERb(%struct.input* noundef %0, i8* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractItEERSiRT_(%struct.input* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERt(%struct.input* noundef %0, i16* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIjEERSiRT_(%struct.input* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERj(%struct.input* noundef %0, i32* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIlEERSiRT_(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERl(%struct.input* noundef %0, i64* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractImEERSiRT_(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERm(%struct.input* noundef %0, i64* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIxEERSiRT_(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERx(%struct.input* noundef %0, i64* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIyEERSiRT_(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERy(%struct.input* noundef %0, i64* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIfEERSiRT_(%struct.input* noundef returned %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERf(%struct.input* noundef %0, float* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIdEERSiRT_(%struct.input* noundef returned %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERd(%struct.input* noundef %0, double* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIeEERSiRT_(%struct.input* noundef returned %0, x86_fp80* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERe(%struct.input* noundef %0, x86_fp80* noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSi10_M_extractIPvEERSiRT_(%struct.input* noundef returned %0, i8** nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call %struct.input* @_ZNSirsERPv(%struct.input* noundef %0, i8** noundef %1) #7
  ret %struct.input* %0
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: optsize
declare dso_local void @_ZNSt9basic_iosIcSt11char_traitsIcEE5clearESt12_Ios_Iostate(%struct.ios* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @isdigit(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !7, i64 8}
!3 = !{!"number", !4, i64 0, !7, i64 8, !7, i64 12, !7, i64 16, !7, i64 20}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !5, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !5, i64 0}
!12 = !{!4, !4, i64 0}
!13 = !{!3, !7, i64 20}
!14 = !{!15, !7, i64 32}
!15 = !{!"ios", !11, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !11, i64 40, !16, i64 48, !5, i64 64, !7, i64 192, !11, i64 200, !11, i64 208, !11, i64 216, !5, i64 224, !17, i64 225, !11, i64 232, !11, i64 240, !11, i64 248, !11, i64 256}
!16 = !{!"word", !11, i64 0, !4, i64 8}
!17 = !{!"_Bool", !5, i64 0}
!18 = !{!15, !11, i64 232}
!19 = !{!15, !7, i64 24}
!20 = !{!21, !11, i64 16}
!21 = !{!"buffer", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !11, i64 56}
!22 = !{!21, !11, i64 24}
!23 = !{!5, !5, i64 0}
!24 = !{!21, !11, i64 0}
!25 = !{!26, !11, i64 72}
!26 = !{!"buffer_functions", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !11, i64 56, !11, i64 64, !11, i64 72, !11, i64 80, !11, i64 88, !11, i64 96, !11, i64 104}
!27 = !{!26, !11, i64 80}
!28 = !{!3, !7, i64 12}
!29 = !{!3, !7, i64 16}
!30 = !{!3, !4, i64 0}
!31 = distinct !{!31, !32, !33}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !{!7, !7, i64 0}
!35 = !{!17, !17, i64 0}
!36 = distinct !{!36, !32, !33}
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !5, i64 0}
!39 = distinct !{!39, !32, !33}
!40 = !{!41, !41, i64 0}
!41 = !{!"double", !5, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"long double", !5, i64 0}
