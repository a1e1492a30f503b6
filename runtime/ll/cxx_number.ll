; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/cxx_number.c
; ModuleID = 'runtime/c/cxx_number.c'
source_filename = "runtime/c/cxx_number.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.buffer_table = type { i64, i8*, %struct.buffer_functions }
%struct.buffer_functions = type { void (%struct.buffer*)*, void (%struct.buffer*)*, void (%struct.buffer*, i8*)*, %struct.buffer* (%struct.buffer*, i8*, i64)*, { i64, i64 } (%struct.buffer*, i64, i32, i32)*, { i64, i64 } (%struct.buffer*, i64, i64, i32)*, i32 (%struct.buffer*)*, i64 (%struct.buffer*)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*)*, i32 (%struct.buffer*, i32)*, i64 (%struct.buffer*, i8*, i64)*, i32 (%struct.buffer*, i32)* }
%struct.buffer = type { %struct.buffer_functions*, i8*, i8*, i8*, i8*, i8*, i8*, i8* }
%struct.input = type { i8**, i64 }
%struct.number = type { i64, i32, i32, i32, i32 }
%struct.ios = type { i8**, i64, i64, i32, i32, i32, i8*, %struct.word, [8 x %struct.word], i32, %struct.word*, i8*, i8*, i8, i8, %struct.buffer*, %struct.ctype*, i8*, i8* }
%struct.word = type { i8*, i64 }
%struct.ctype = type opaque

@__sv_stdio_buffer = external dso_local constant %struct.buffer_table, align 8
@.str = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@__sv_has_thrown = external dso_local local_unnamed_addr global i32, align 4

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERs(%struct.input* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %30, label %6

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
  %16 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %17 = load i32, i32* %16, align 4, !tbaa !10
  %18 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %19 = or i32 %18, %17
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %6
  %22 = bitcast %struct.input* %0 to i8*
  %23 = bitcast %struct.input* %0 to i64**
  %24 = load i64*, i64** %23, align 8, !tbaa !12
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !14
  %27 = getelementptr inbounds i8, i8* %22, i64 %26
  %28 = bitcast i8* %27 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %28, i32 noundef %17, i32 noundef 0) #5
  br label %29

29:                                               ; preds = %6, %21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %30

30:                                               ; preds = %2, %29
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
  %7 = load i64*, i64** %6, align 8, !tbaa !12
  %8 = getelementptr inbounds i64, i64* %7, i64 -3
  %9 = load i64, i64* %8, align 8, !tbaa !14
  %10 = getelementptr inbounds i8, i8* %5, i64 %9
  %11 = getelementptr inbounds i8, i8* %10, i64 232
  %12 = bitcast i8* %11 to %struct.buffer**
  %13 = load %struct.buffer*, %struct.buffer** %12, align 8, !tbaa !15
  %14 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 0
  %15 = load %struct.buffer_functions*, %struct.buffer_functions** %14, align 8, !tbaa !19
  %16 = icmp eq %struct.buffer_functions* %15, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %16, label %19, label %17

17:                                               ; preds = %4
  %18 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %13) #5
  br label %19

19:                                               ; preds = %4, %17
  %20 = phi %struct.buffer_functions* [ %18, %17 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %4 ]
  %21 = bitcast %struct.number* %0 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(24) %21, i8 0, i64 24, i1 false)
  %22 = getelementptr inbounds i8, i8* %10, i64 24
  %23 = bitcast i8* %22 to i32*
  %24 = load i32, i32* %23, align 8, !tbaa !21
  %25 = and i32 %24, 74
  switch i32 %25, label %26 [
    i32 64, label %30
    i32 8, label %29
  ]

26:                                               ; preds = %19
  %27 = icmp eq i32 %25, 0
  %28 = select i1 %27, i32 0, i32 10
  br label %30

29:                                               ; preds = %19
  br label %30

30:                                               ; preds = %19, %29, %26
  %31 = phi i32 [ 8, %19 ], [ %28, %26 ], [ 16, %29 ]
  %32 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 2
  %33 = load i8*, i8** %32, align 8, !tbaa !22
  %34 = getelementptr inbounds %struct.buffer, %struct.buffer* %13, i64 0, i32 3
  %35 = load i8*, i8** %34, align 8, !tbaa !23
  %36 = icmp ult i8* %33, %35
  br i1 %36, label %37, label %40

37:                                               ; preds = %30
  %38 = load i8, i8* %33, align 1, !tbaa !24
  %39 = zext i8 %38 to i32
  br label %44

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 9
  %42 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %41, align 8, !tbaa !25
  %43 = tail call i32 %42(%struct.buffer* noundef nonnull %13) #5
  br label %44

44:                                               ; preds = %37, %40
  %45 = phi i32 [ %39, %37 ], [ %43, %40 ]
  switch i32 %45, label %74 [
    i32 45, label %46
    i32 43, label %46
  ]

46:                                               ; preds = %44, %44
  %47 = icmp eq i32 %45, 45
  %48 = zext i1 %47 to i32
  %49 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 1
  store i32 %48, i32* %49, align 8, !tbaa !2
  %50 = load i8*, i8** %32, align 8, !tbaa !22
  %51 = load i8*, i8** %34, align 8, !tbaa !23
  %52 = icmp ult i8* %50, %51
  br i1 %52, label %53, label %55

53:                                               ; preds = %46
  %54 = getelementptr inbounds i8, i8* %50, i64 1
  store i8* %54, i8** %32, align 8, !tbaa !22
  br label %63

55:                                               ; preds = %46
  %56 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 10
  %57 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %56, align 8, !tbaa !27
  %58 = tail call i32 %57(%struct.buffer* noundef nonnull %13) #5
  %59 = icmp eq i32 %58, -1
  br i1 %59, label %145, label %60

60:                                               ; preds = %55
  %61 = load i8*, i8** %32, align 8, !tbaa !22
  %62 = load i8*, i8** %34, align 8, !tbaa !23
  br label %63

63:                                               ; preds = %60, %53
  %64 = phi i8* [ %62, %60 ], [ %51, %53 ]
  %65 = phi i8* [ %61, %60 ], [ %54, %53 ]
  %66 = icmp ult i8* %65, %64
  br i1 %66, label %67, label %70

67:                                               ; preds = %63
  %68 = load i8, i8* %65, align 1, !tbaa !24
  %69 = zext i8 %68 to i32
  br label %74

70:                                               ; preds = %63
  %71 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 9
  %72 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %71, align 8, !tbaa !25
  %73 = tail call i32 %72(%struct.buffer* noundef nonnull %13) #5
  br label %74

74:                                               ; preds = %70, %67, %44
  %75 = phi i32 [ 0, %44 ], [ %48, %67 ], [ %48, %70 ]
  %76 = phi i32 [ %45, %44 ], [ %69, %67 ], [ %73, %70 ]
  %77 = and i32 %31, 10
  %78 = icmp eq i32 %77, 0
  %79 = icmp eq i32 %76, 48
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %81, label %145

81:                                               ; preds = %74
  %82 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  store i32 1, i32* %82, align 4, !tbaa !28
  %83 = load i8*, i8** %32, align 8, !tbaa !22
  %84 = load i8*, i8** %34, align 8, !tbaa !23
  %85 = icmp ult i8* %83, %84
  br i1 %85, label %86, label %88

86:                                               ; preds = %81
  %87 = getelementptr inbounds i8, i8* %83, i64 1
  store i8* %87, i8** %32, align 8, !tbaa !22
  br label %96

88:                                               ; preds = %81
  %89 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 10
  %90 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %89, align 8, !tbaa !27
  %91 = tail call i32 %90(%struct.buffer* noundef nonnull %13) #5
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %141, label %93

93:                                               ; preds = %88
  %94 = load i8*, i8** %32, align 8, !tbaa !22
  %95 = load i8*, i8** %34, align 8, !tbaa !23
  br label %96

96:                                               ; preds = %93, %86
  %97 = phi i8* [ %95, %93 ], [ %84, %86 ]
  %98 = phi i8* [ %94, %93 ], [ %87, %86 ]
  %99 = icmp ult i8* %98, %97
  br i1 %99, label %100, label %103

100:                                              ; preds = %96
  %101 = load i8, i8* %98, align 1, !tbaa !24
  %102 = zext i8 %101 to i32
  br label %107

103:                                              ; preds = %96
  %104 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 9
  %105 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %104, align 8, !tbaa !25
  %106 = tail call i32 %105(%struct.buffer* noundef nonnull %13) #5
  br label %107

107:                                              ; preds = %100, %103
  %108 = phi i32 [ %102, %100 ], [ %106, %103 ]
  %109 = and i32 %108, -33
  %110 = icmp eq i32 %109, 88
  br i1 %110, label %111, label %141

111:                                              ; preds = %107
  store i32 0, i32* %82, align 4, !tbaa !28
  %112 = load i8*, i8** %32, align 8, !tbaa !22
  %113 = load i8*, i8** %34, align 8, !tbaa !23
  %114 = icmp ult i8* %112, %113
  br i1 %114, label %115, label %117

115:                                              ; preds = %111
  %116 = getelementptr inbounds i8, i8* %112, i64 1
  store i8* %116, i8** %32, align 8, !tbaa !22
  br label %128

117:                                              ; preds = %111
  %118 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 10
  %119 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %118, align 8, !tbaa !27
  %120 = tail call i32 %119(%struct.buffer* noundef nonnull %13) #5
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %125

122:                                              ; preds = %117
  %123 = icmp eq i32 %75, 0
  %124 = select i1 %123, i64 %2, i64 %3
  br label %246

125:                                              ; preds = %117
  %126 = load i8*, i8** %32, align 8, !tbaa !22
  %127 = load i8*, i8** %34, align 8, !tbaa !23
  br label %128

128:                                              ; preds = %125, %115
  %129 = phi i8* [ %127, %125 ], [ %113, %115 ]
  %130 = phi i8* [ %126, %125 ], [ %116, %115 ]
  %131 = icmp ult i8* %130, %129
  br i1 %131, label %132, label %137

132:                                              ; preds = %128
  %133 = load i8, i8* %130, align 1, !tbaa !24
  %134 = zext i8 %133 to i32
  %135 = icmp eq i32 %75, 0
  %136 = select i1 %135, i64 %2, i64 %3
  br label %158

137:                                              ; preds = %128
  %138 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 9
  %139 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %138, align 8, !tbaa !25
  %140 = tail call i32 %139(%struct.buffer* noundef nonnull %13) #5
  br label %150

141:                                              ; preds = %88, %107
  %142 = phi i32 [ %108, %107 ], [ -1, %88 ]
  %143 = icmp eq i32 %31, 0
  %144 = select i1 %143, i32 8, i32 %31
  br label %150

145:                                              ; preds = %55, %74
  %146 = phi i32 [ %75, %74 ], [ %48, %55 ]
  %147 = phi i32 [ %76, %74 ], [ -1, %55 ]
  %148 = icmp eq i32 %31, 0
  %149 = select i1 %148, i32 10, i32 %31
  br label %150

150:                                              ; preds = %145, %141, %137
  %151 = phi i32 [ 0, %137 ], [ 1, %141 ], [ 0, %145 ]
  %152 = phi i32 [ %75, %137 ], [ %75, %141 ], [ %146, %145 ]
  %153 = phi i32 [ %140, %137 ], [ %142, %141 ], [ %147, %145 ]
  %154 = phi i32 [ 16, %137 ], [ %144, %141 ], [ %149, %145 ]
  %155 = icmp eq i32 %152, 0
  %156 = select i1 %155, i64 %2, i64 %3
  %157 = icmp eq i32 %153, -1
  br i1 %157, label %246, label %158

158:                                              ; preds = %132, %150
  %159 = phi i64 [ %136, %132 ], [ %156, %150 ]
  %160 = phi i32 [ 16, %132 ], [ %154, %150 ]
  %161 = phi i32 [ %134, %132 ], [ %153, %150 ]
  %162 = phi i32 [ 0, %132 ], [ %151, %150 ]
  %163 = icmp ult i32 %160, 11
  %164 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 2
  %165 = add nsw i32 %160, -1
  %166 = zext i32 %165 to i64
  %167 = sub i64 %159, %166
  %168 = zext i32 %160 to i64
  %169 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  %170 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 3
  %171 = add nsw i64 %168, -1
  %172 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 10
  %173 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %20, i64 0, i32 9
  br label %174

174:                                              ; preds = %158, %243
  %175 = phi i32 [ %162, %158 ], [ 1, %243 ]
  %176 = phi i32 [ 0, %158 ], [ %218, %243 ]
  %177 = phi i64 [ 0, %158 ], [ %219, %243 ]
  %178 = phi i32 [ 0, %158 ], [ %196, %243 ]
  %179 = phi i64 [ 0, %158 ], [ %220, %243 ]
  %180 = phi i32 [ %161, %158 ], [ %244, %243 ]
  %181 = add i32 %180, -48
  %182 = icmp ult i32 %181, 10
  %183 = or i1 %163, %182
  br i1 %183, label %190, label %184

184:                                              ; preds = %174
  %185 = or i32 %180, 32
  %186 = add i32 %185, -97
  %187 = icmp ult i32 %186, 6
  %188 = add i32 %185, -87
  %189 = select i1 %187, i32 %188, i32 16
  br label %190

190:                                              ; preds = %174, %184
  %191 = phi i32 [ %189, %184 ], [ %181, %174 ]
  %192 = icmp ult i32 %191, %160
  br i1 %192, label %193, label %251

193:                                              ; preds = %190
  store i32 1, i32* %164, align 4, !tbaa !28
  %194 = udiv i64 %167, %168
  %195 = icmp ugt i64 %179, %194
  %196 = select i1 %195, i32 1, i32 %178
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %211, label %198

198:                                              ; preds = %193
  %199 = udiv i64 %159, %168
  %200 = icmp ugt i64 %177, %199
  %201 = icmp eq i64 %177, %199
  %202 = zext i32 %191 to i64
  %203 = urem i64 %159, %168
  %204 = icmp ult i64 %203, %202
  %205 = and i1 %201, %204
  %206 = or i1 %200, %205
  %207 = zext i1 %206 to i32
  %208 = or i32 %176, %207
  store i32 %208, i32* %170, align 8, !tbaa !29
  %209 = mul i64 %177, %168
  %210 = add i64 %209, %202
  store i64 %210, i64* %169, align 8, !tbaa !30
  br label %217

211:                                              ; preds = %193
  %212 = mul i64 %177, %168
  %213 = zext i32 %191 to i64
  %214 = add i64 %212, %213
  store i64 %214, i64* %169, align 8, !tbaa !30
  %215 = mul i64 %179, %168
  %216 = add i64 %171, %215
  br label %217

217:                                              ; preds = %211, %198
  %218 = phi i32 [ %176, %211 ], [ %208, %198 ]
  %219 = phi i64 [ %214, %211 ], [ %210, %198 ]
  %220 = phi i64 [ %216, %211 ], [ %179, %198 ]
  %221 = load i8*, i8** %32, align 8, !tbaa !22
  %222 = load i8*, i8** %34, align 8, !tbaa !23
  %223 = icmp ult i8* %221, %222
  br i1 %223, label %224, label %226

224:                                              ; preds = %217
  %225 = getelementptr inbounds i8, i8* %221, i64 1
  store i8* %225, i8** %32, align 8, !tbaa !22
  br label %233

226:                                              ; preds = %217
  %227 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %172, align 8, !tbaa !27
  %228 = tail call i32 %227(%struct.buffer* noundef nonnull %13) #5
  %229 = icmp eq i32 %228, -1
  br i1 %229, label %246, label %230

230:                                              ; preds = %226
  %231 = load i8*, i8** %32, align 8, !tbaa !22
  %232 = load i8*, i8** %34, align 8, !tbaa !23
  br label %233

233:                                              ; preds = %230, %224
  %234 = phi i8* [ %232, %230 ], [ %222, %224 ]
  %235 = phi i8* [ %231, %230 ], [ %225, %224 ]
  %236 = icmp ult i8* %235, %234
  br i1 %236, label %237, label %240

237:                                              ; preds = %233
  %238 = load i8, i8* %235, align 1, !tbaa !24
  %239 = zext i8 %238 to i32
  br label %243

240:                                              ; preds = %233
  %241 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %173, align 8, !tbaa !25
  %242 = tail call i32 %241(%struct.buffer* noundef nonnull %13) #5
  br label %243

243:                                              ; preds = %237, %240
  %244 = phi i32 [ %239, %237 ], [ %242, %240 ]
  %245 = icmp eq i32 %244, -1
  br i1 %245, label %246, label %174, !llvm.loop !31

246:                                              ; preds = %226, %243, %122, %150
  %247 = phi i64 [ %156, %150 ], [ %124, %122 ], [ %159, %243 ], [ %159, %226 ]
  %248 = phi i32 [ 0, %150 ], [ 0, %122 ], [ %218, %243 ], [ %218, %226 ]
  %249 = phi i32 [ %151, %150 ], [ 0, %122 ], [ 1, %243 ], [ 1, %226 ]
  %250 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 4
  store i32 2, i32* %250, align 4, !tbaa !10
  br label %251

251:                                              ; preds = %190, %246
  %252 = phi i64 [ %247, %246 ], [ %159, %190 ]
  %253 = phi i32 [ 6, %246 ], [ 4, %190 ]
  %254 = phi i32 [ %248, %246 ], [ %176, %190 ]
  %255 = phi i32 [ %249, %246 ], [ %175, %190 ]
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %259, label %257

257:                                              ; preds = %251
  %258 = icmp eq i32 %254, 0
  br i1 %258, label %263, label %259

259:                                              ; preds = %257, %251
  %260 = phi i64 [ 0, %251 ], [ %252, %257 ]
  %261 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 0
  store i64 %260, i64* %261, align 8, !tbaa !30
  %262 = getelementptr inbounds %struct.number, %struct.number* %0, i64 0, i32 4
  store i32 %253, i32* %262, align 4, !tbaa !10
  br label %263

263:                                              ; preds = %259, %257
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERi(%struct.input* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %30, label %6

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
  store i32 %15, i32* %1, align 4, !tbaa !11
  %16 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %17 = load i32, i32* %16, align 4, !tbaa !10
  %18 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %19 = or i32 %18, %17
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %6
  %22 = bitcast %struct.input* %0 to i8*
  %23 = bitcast %struct.input* %0 to i64**
  %24 = load i64*, i64** %23, align 8, !tbaa !12
  %25 = getelementptr inbounds i64, i64* %24, i64 -3
  %26 = load i64, i64* %25, align 8, !tbaa !14
  %27 = getelementptr inbounds i8, i8* %22, i64 %26
  %28 = bitcast i8* %27 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %28, i32 noundef %17, i32 noundef 0) #5
  br label %29

29:                                               ; preds = %6, %21
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %30

30:                                               ; preds = %2, %29
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERl(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %29, label %6

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
  store i64 %14, i64* %1, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %16 = load i32, i32* %15, align 4, !tbaa !10
  %17 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %18 = or i32 %17, %16
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %6
  %21 = bitcast %struct.input* %0 to i8*
  %22 = bitcast %struct.input* %0 to i64**
  %23 = load i64*, i64** %22, align 8, !tbaa !12
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !14
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  %27 = bitcast i8* %26 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %27, i32 noundef %16, i32 noundef 0) #5
  br label %28

28:                                               ; preds = %6, %20
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %29

29:                                               ; preds = %2, %28
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERx(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %29, label %6

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
  store i64 %14, i64* %1, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %16 = load i32, i32* %15, align 4, !tbaa !10
  %17 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %18 = or i32 %17, %16
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %6
  %21 = bitcast %struct.input* %0 to i8*
  %22 = bitcast %struct.input* %0 to i64**
  %23 = load i64*, i64** %22, align 8, !tbaa !12
  %24 = getelementptr inbounds i64, i64* %23, i64 -3
  %25 = load i64, i64* %24, align 8, !tbaa !14
  %26 = getelementptr inbounds i8, i8* %21, i64 %25
  %27 = bitcast i8* %26 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %27, i32 noundef %16, i32 noundef 0) #5
  br label %28

28:                                               ; preds = %6, %20
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %7) #6
  br label %29

29:                                               ; preds = %2, %28
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERt(%struct.input* noundef returned %0, i16* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %33, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 65535, i64 noundef 65535) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !10
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
  %22 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %23 = or i32 %22, %9
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %6
  %26 = bitcast %struct.input* %0 to i8*
  %27 = bitcast %struct.input* %0 to i64**
  %28 = load i64*, i64** %27, align 8, !tbaa !12
  %29 = getelementptr inbounds i64, i64* %28, i64 -3
  %30 = load i64, i64* %29, align 8, !tbaa !14
  %31 = getelementptr inbounds i8, i8* %26, i64 %30
  %32 = bitcast i8* %31 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %32, i32 noundef %9, i32 noundef 0) #5
  br label %33

33:                                               ; preds = %25, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERj(%struct.input* noundef returned %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %33, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef 4294967295, i64 noundef 4294967295) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !10
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
  store i32 %21, i32* %1, align 4, !tbaa !11
  %22 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %23 = or i32 %22, %9
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %33, label %25

25:                                               ; preds = %6
  %26 = bitcast %struct.input* %0 to i8*
  %27 = bitcast %struct.input* %0 to i64**
  %28 = load i64*, i64** %27, align 8, !tbaa !12
  %29 = getelementptr inbounds i64, i64* %28, i64 -3
  %30 = load i64, i64* %29, align 8, !tbaa !14
  %31 = getelementptr inbounds i8, i8* %26, i64 %30
  %32 = bitcast i8* %31 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %32, i32 noundef %9, i32 noundef 0) #5
  br label %33

33:                                               ; preds = %25, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERm(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef -1, i64 noundef -1) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !10
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
  store i64 %20, i64* %1, align 8, !tbaa !14
  %21 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %22 = or i32 %21, %9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %6
  %25 = bitcast %struct.input* %0 to i8*
  %26 = bitcast %struct.input* %0 to i64**
  %27 = load i64*, i64** %26, align 8, !tbaa !12
  %28 = getelementptr inbounds i64, i64* %27, i64 -3
  %29 = load i64, i64* %28, align 8, !tbaa !14
  %30 = getelementptr inbounds i8, i8* %25, i64 %29
  %31 = bitcast i8* %30 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %31, i32 noundef %9, i32 noundef 0) #5
  br label %32

32:                                               ; preds = %24, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERy(%struct.input* noundef returned %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:                                                ; preds = %2
  %7 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %7) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef %0, i64 noundef -1, i64 noundef -1) #5
  %8 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !10
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
  store i64 %20, i64* %1, align 8, !tbaa !14
  %21 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %22 = or i32 %21, %9
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %6
  %25 = bitcast %struct.input* %0 to i8*
  %26 = bitcast %struct.input* %0 to i64**
  %27 = load i64*, i64** %26, align 8, !tbaa !12
  %28 = getelementptr inbounds i64, i64* %27, i64 -3
  %29 = load i64, i64* %28, align 8, !tbaa !14
  %30 = getelementptr inbounds i8, i8* %25, i64 %29
  %31 = bitcast i8* %30 to %struct.ios*
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %31, i32 noundef %9, i32 noundef 0) #5
  br label %32

32:                                               ; preds = %24, %6, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERPv(%struct.input* noundef returned %0, i8** nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !12
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !14
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = getelementptr inbounds i8, i8* %9, i64 24
  %12 = bitcast i8* %11 to i32*
  %13 = load i32, i32* %12, align 8, !tbaa !21
  %14 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %38, label %16

16:                                               ; preds = %2
  %17 = and i32 %13, -75
  %18 = or i32 %17, 8
  store i32 %18, i32* %12, align 8, !tbaa !21
  %19 = bitcast %struct.number* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %19) #6
  call fastcc void @integer(%struct.number* nonnull sret(%struct.number) align 8 %3, %struct.input* noundef nonnull %0, i64 noundef -1, i64 noundef -1) #5
  %20 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %21 = load i32, i32* %20, align 4, !tbaa !10
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
  store i8* %33, i8** %1, align 8, !tbaa !12
  store i32 %13, i32* %12, align 8, !tbaa !21
  %34 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %35 = or i32 %34, %21
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %38, label %37

37:                                               ; preds = %16
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef %21, i32 noundef 0) #5
  br label %38

38:                                               ; preds = %37, %16, %2
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define dso_local %struct.input* @_ZNSirsERb(%struct.input* noundef returned %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca %struct.number, align 8
  %4 = bitcast %struct.input* %0 to i8*
  %5 = bitcast %struct.input* %0 to i64**
  %6 = load i64*, i64** %5, align 8, !tbaa !12
  %7 = getelementptr inbounds i64, i64* %6, i64 -3
  %8 = load i64, i64* %7, align 8, !tbaa !14
  %9 = getelementptr inbounds i8, i8* %4, i64 %8
  %10 = bitcast i8* %9 to %struct.ios*
  %11 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %142, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds i8, i8* %9, i64 24
  %15 = bitcast i8* %14 to i32*
  %16 = load i32, i32* %15, align 8, !tbaa !21
  %17 = and i32 %16, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %43

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
  store i8 %34, i8* %1, align 1, !tbaa !34
  %35 = getelementptr inbounds %struct.number, %struct.number* %3, i64 0, i32 4
  %36 = load i32, i32* %35, align 4, !tbaa !10
  %37 = or i32 %36, %32
  %38 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %39 = or i32 %38, %37
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %42, label %41

41:                                               ; preds = %31
  tail call void @__sv_set_state(%struct.ios* noundef nonnull %10, i32 noundef %37, i32 noundef 0) #5
  br label %42

42:                                               ; preds = %31, %41
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %20) #6
  br label %142

43:                                               ; preds = %13
  %44 = getelementptr inbounds i8, i8* %9, i64 232
  %45 = bitcast i8* %44 to %struct.buffer**
  %46 = load %struct.buffer*, %struct.buffer** %45, align 8, !tbaa !15
  %47 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 0
  %48 = load %struct.buffer_functions*, %struct.buffer_functions** %47, align 8, !tbaa !19
  %49 = icmp eq %struct.buffer_functions* %48, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %49, label %52, label %50

50:                                               ; preds = %43
  %51 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %46) #5
  br label %52

52:                                               ; preds = %43, %50
  %53 = phi %struct.buffer_functions* [ %51, %50 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %43 ]
  %54 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 2
  %55 = load i8*, i8** %54, align 8, !tbaa !22
  %56 = getelementptr inbounds %struct.buffer, %struct.buffer* %46, i64 0, i32 3
  %57 = load i8*, i8** %56, align 8, !tbaa !23
  %58 = icmp ult i8* %55, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %52
  %60 = load i8, i8* %55, align 1, !tbaa !24
  %61 = zext i8 %60 to i32
  br label %66

62:                                               ; preds = %52
  %63 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %53, i64 0, i32 9
  %64 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %63, align 8, !tbaa !25
  %65 = tail call i32 %64(%struct.buffer* noundef nonnull %46) #5
  br label %66

66:                                               ; preds = %59, %62
  %67 = phi i32 [ %61, %59 ], [ %65, %62 ]
  %68 = icmp eq i32 %67, 116
  %69 = select i1 %68, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0)
  %70 = load i8, i8* %69, align 1, !tbaa !24
  %71 = icmp ne i8 %70, 0
  %72 = sext i8 %70 to i32
  %73 = icmp eq i32 %67, %72
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %75, label %120

75:                                               ; preds = %66
  %76 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %53, i64 0, i32 10
  %77 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %53, i64 0, i32 9
  br label %78

78:                                               ; preds = %75, %113
  %79 = phi i8* [ %69, %75 ], [ %81, %113 ]
  %80 = phi i32 [ %67, %75 ], [ %114, %113 ]
  %81 = getelementptr inbounds i8, i8* %79, i64 1
  %82 = load i8, i8* %81, align 1, !tbaa !24
  %83 = icmp eq i8 %82, 0
  %84 = load i8*, i8** %54, align 8, !tbaa !22
  %85 = load i8*, i8** %56, align 8, !tbaa !23
  %86 = icmp ult i8* %84, %85
  br i1 %83, label %87, label %93

87:                                               ; preds = %78
  br i1 %86, label %88, label %90

88:                                               ; preds = %87
  %89 = getelementptr inbounds i8, i8* %84, i64 1
  store i8* %89, i8** %54, align 8, !tbaa !22
  br label %113

90:                                               ; preds = %87
  %91 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %76, align 8, !tbaa !27
  %92 = tail call i32 %91(%struct.buffer* noundef nonnull %46) #5
  br label %113

93:                                               ; preds = %78
  br i1 %86, label %94, label %96

94:                                               ; preds = %93
  %95 = getelementptr inbounds i8, i8* %84, i64 1
  store i8* %95, i8** %54, align 8, !tbaa !22
  br label %103

96:                                               ; preds = %93
  %97 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %76, align 8, !tbaa !27
  %98 = tail call i32 %97(%struct.buffer* noundef nonnull %46) #5
  %99 = icmp eq i32 %98, -1
  br i1 %99, label %113, label %100

100:                                              ; preds = %96
  %101 = load i8*, i8** %54, align 8, !tbaa !22
  %102 = load i8*, i8** %56, align 8, !tbaa !23
  br label %103

103:                                              ; preds = %100, %94
  %104 = phi i8* [ %102, %100 ], [ %85, %94 ]
  %105 = phi i8* [ %101, %100 ], [ %95, %94 ]
  %106 = icmp ult i8* %105, %104
  br i1 %106, label %107, label %110

107:                                              ; preds = %103
  %108 = load i8, i8* %105, align 1, !tbaa !24
  %109 = zext i8 %108 to i32
  br label %113

110:                                              ; preds = %103
  %111 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %77, align 8, !tbaa !25
  %112 = tail call i32 %111(%struct.buffer* noundef nonnull %46) #5
  br label %113

113:                                              ; preds = %110, %107, %96, %90, %88
  %114 = phi i32 [ %80, %88 ], [ %80, %90 ], [ -1, %96 ], [ %109, %107 ], [ %112, %110 ]
  %115 = load i8, i8* %81, align 1, !tbaa !24
  %116 = icmp ne i8 %115, 0
  %117 = sext i8 %115 to i32
  %118 = icmp eq i32 %114, %117
  %119 = select i1 %116, i1 %118, i1 false
  br i1 %119, label %78, label %120, !llvm.loop !35

120:                                              ; preds = %113, %66
  %121 = phi i32 [ %67, %66 ], [ %114, %113 ]
  %122 = phi i8* [ %69, %66 ], [ %81, %113 ]
  %123 = phi i8 [ %70, %66 ], [ %115, %113 ]
  %124 = icmp eq i8 %123, 0
  br i1 %124, label %125, label %130

125:                                              ; preds = %120
  %126 = getelementptr inbounds i8, i8* %122, i64 -2
  %127 = load i8, i8* %126, align 1, !tbaa !24
  %128 = icmp eq i8 %127, 117
  %129 = zext i1 %128 to i8
  br label %130

130:                                              ; preds = %125, %120
  %131 = phi i8 [ 0, %120 ], [ %129, %125 ]
  store i8 %131, i8* %1, align 1, !tbaa !34
  %132 = icmp eq i32 %121, -1
  %133 = select i1 %132, i32 2, i32 0
  %134 = load i8, i8* %122, align 1, !tbaa !24
  %135 = icmp eq i8 %134, 0
  %136 = select i1 %135, i32 0, i32 4
  %137 = or i32 %136, %133
  %138 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %139 = or i32 %137, %138
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %142, label %141

141:                                              ; preds = %130
  tail call void @__sv_set_state(%struct.ios* noundef %10, i32 noundef %137, i32 noundef 0) #5
  br label %142

142:                                              ; preds = %141, %130, %2, %42
  ret %struct.input* %0
}

; Function Attrs: optsize
declare dso_local %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef) local_unnamed_addr #1

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
  store i32 0, i32* %5, align 4, !tbaa !11
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %63, label %11

11:                                               ; preds = %2
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !12
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !14
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 0
  %22 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !19
  %23 = icmp eq %struct.buffer_functions* %22, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %23, label %26, label %24

24:                                               ; preds = %11
  %25 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %20) #5
  br label %26

26:                                               ; preds = %11, %24
  %27 = phi %struct.buffer_functions* [ %25, %24 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %11 ]
  %28 = call fastcc i8* @gather(%struct.buffer* nonnull %20, %struct.buffer_functions* %27, i8* noundef nonnull %6, i32* noundef nonnull %5) #7
  %29 = call float @strtof(i8* noundef %28, i8** noundef nonnull %4) #5
  %30 = load i8*, i8** %4, align 8, !tbaa !12
  %31 = icmp eq i8* %30, %28
  br i1 %31, label %35, label %32

32:                                               ; preds = %26
  %33 = load i8, i8* %30, align 1, !tbaa !24
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %32, %26
  %36 = load i32, i32* %5, align 4, !tbaa !11
  %37 = or i32 %36, 4
  store i32 %37, i32* %5, align 4, !tbaa !11
  br label %48

38:                                               ; preds = %32
  %39 = fcmp ogt float %29, 0x47EFFFFFE0000000
  br i1 %39, label %40, label %43

40:                                               ; preds = %38
  %41 = load i32, i32* %5, align 4, !tbaa !11
  %42 = or i32 %41, 4
  store i32 %42, i32* %5, align 4, !tbaa !11
  br label %48

43:                                               ; preds = %38
  %44 = fcmp olt float %29, 0xC7EFFFFFE0000000
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  %46 = load i32, i32* %5, align 4, !tbaa !11
  %47 = or i32 %46, 4
  store i32 %47, i32* %5, align 4, !tbaa !11
  br label %48

48:                                               ; preds = %40, %45, %43, %35
  %49 = phi float [ 0.000000e+00, %35 ], [ 0x47EFFFFFE0000000, %40 ], [ 0xC7EFFFFFE0000000, %45 ], [ %29, %43 ]
  store float %49, float* %1, align 4, !tbaa !36
  %50 = icmp eq i8* %28, %6
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @free(i8* noundef %28) #5
  br label %52

52:                                               ; preds = %51, %48
  %53 = load i32, i32* %5, align 4, !tbaa !11
  %54 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %55 = or i32 %54, %53
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %52
  %58 = load i64*, i64** %13, align 8, !tbaa !12
  %59 = getelementptr inbounds i64, i64* %58, i64 -3
  %60 = load i64, i64* %59, align 8, !tbaa !14
  %61 = getelementptr inbounds i8, i8* %12, i64 %60
  %62 = bitcast i8* %61 to %struct.ios*
  call void @__sv_set_state(%struct.ios* noundef nonnull %62, i32 noundef %53, i32 noundef 0) #5
  br label %63

63:                                               ; preds = %57, %52, %2
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #6
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #6
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #6
  ret %struct.input* %0
}

; Function Attrs: nounwind optsize
define internal fastcc i8* @gather(%struct.buffer* %0, %struct.buffer_functions* nocapture readonly %1, i8* noundef %2, i32* nocapture noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 2
  %6 = load i8*, i8** %5, align 8, !tbaa !22
  %7 = getelementptr inbounds %struct.buffer, %struct.buffer* %0, i64 0, i32 3
  %8 = load i8*, i8** %7, align 8, !tbaa !23
  %9 = icmp ult i8* %6, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = load i8, i8* %6, align 1, !tbaa !24
  %12 = zext i8 %11 to i32
  br label %18

13:                                               ; preds = %4
  %14 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %1, i64 0, i32 9
  %15 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %14, align 8, !tbaa !25
  %16 = tail call i32 %15(%struct.buffer* noundef nonnull %0) #5
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %92, label %18

18:                                               ; preds = %10, %13
  %19 = phi i32 [ %12, %10 ], [ %16, %13 ]
  %20 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %1, i64 0, i32 10
  %21 = getelementptr inbounds %struct.buffer_functions, %struct.buffer_functions* %1, i64 0, i32 9
  br label %22

22:                                               ; preds = %18, %87
  %23 = phi i8* [ %2, %18 ], [ %62, %87 ]
  %24 = phi i32 [ 1, %18 ], [ %52, %87 ]
  %25 = phi i32 [ 0, %18 ], [ %51, %87 ]
  %26 = phi i32 [ 0, %18 ], [ %50, %87 ]
  %27 = phi i32 [ 0, %18 ], [ %49, %87 ]
  %28 = phi i32 [ %19, %18 ], [ %88, %87 ]
  %29 = phi i64 [ 0, %18 ], [ %53, %87 ]
  %30 = phi i64 [ 64, %18 ], [ %61, %87 ]
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
  br i1 %47, label %90, label %48

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
  %58 = icmp eq i8* %23, %2
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  tail call void @free(i8* noundef %23) #5
  br label %60

60:                                               ; preds = %55, %59, %48
  %61 = phi i64 [ %30, %48 ], [ %56, %59 ], [ %56, %55 ]
  %62 = phi i8* [ %23, %48 ], [ %57, %59 ], [ %57, %55 ]
  %63 = trunc i32 %28 to i8
  %64 = getelementptr inbounds i8, i8* %62, i64 %29
  store i8 %63, i8* %64, align 1, !tbaa !24
  %65 = load i8*, i8** %5, align 8, !tbaa !22
  %66 = load i8*, i8** %7, align 8, !tbaa !23
  %67 = icmp ult i8* %65, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %60
  %69 = getelementptr inbounds i8, i8* %65, i64 1
  store i8* %69, i8** %5, align 8, !tbaa !22
  br label %77

70:                                               ; preds = %60
  %71 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %20, align 8, !tbaa !27
  %72 = tail call i32 %71(%struct.buffer* noundef nonnull %0) #5
  %73 = icmp eq i32 %72, -1
  br i1 %73, label %92, label %74

74:                                               ; preds = %70
  %75 = load i8*, i8** %5, align 8, !tbaa !22
  %76 = load i8*, i8** %7, align 8, !tbaa !23
  br label %77

77:                                               ; preds = %74, %68
  %78 = phi i8* [ %76, %74 ], [ %66, %68 ]
  %79 = phi i8* [ %75, %74 ], [ %69, %68 ]
  %80 = icmp ult i8* %79, %78
  br i1 %80, label %81, label %84

81:                                               ; preds = %77
  %82 = load i8, i8* %79, align 1, !tbaa !24
  %83 = zext i8 %82 to i32
  br label %87

84:                                               ; preds = %77
  %85 = load i32 (%struct.buffer*)*, i32 (%struct.buffer*)** %21, align 8, !tbaa !25
  %86 = tail call i32 %85(%struct.buffer* noundef nonnull %0) #5
  br label %87

87:                                               ; preds = %81, %84
  %88 = phi i32 [ %83, %81 ], [ %86, %84 ]
  %89 = icmp eq i32 %88, -1
  br i1 %89, label %92, label %22, !llvm.loop !38

90:                                               ; preds = %42
  %91 = getelementptr inbounds i8, i8* %23, i64 %29
  store i8 0, i8* %91, align 1, !tbaa !24
  br label %98

92:                                               ; preds = %70, %87, %13
  %93 = phi i64 [ 0, %13 ], [ %53, %87 ], [ %53, %70 ]
  %94 = phi i8* [ %2, %13 ], [ %62, %87 ], [ %62, %70 ]
  %95 = getelementptr inbounds i8, i8* %94, i64 %93
  store i8 0, i8* %95, align 1, !tbaa !24
  %96 = load i32, i32* %3, align 4, !tbaa !11
  %97 = or i32 %96, 2
  store i32 %97, i32* %3, align 4, !tbaa !11
  br label %98

98:                                               ; preds = %90, %92
  %99 = phi i8* [ %23, %90 ], [ %94, %92 ]
  ret i8* %99
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
  store i32 0, i32* %5, align 4, !tbaa !11
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %63, label %11

11:                                               ; preds = %2
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !12
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !14
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 0
  %22 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !19
  %23 = icmp eq %struct.buffer_functions* %22, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %23, label %26, label %24

24:                                               ; preds = %11
  %25 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %20) #5
  br label %26

26:                                               ; preds = %11, %24
  %27 = phi %struct.buffer_functions* [ %25, %24 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %11 ]
  %28 = call fastcc i8* @gather(%struct.buffer* nonnull %20, %struct.buffer_functions* %27, i8* noundef nonnull %6, i32* noundef nonnull %5) #7
  %29 = call double @strtod(i8* noundef %28, i8** noundef nonnull %4) #5
  %30 = load i8*, i8** %4, align 8, !tbaa !12
  %31 = icmp eq i8* %30, %28
  br i1 %31, label %35, label %32

32:                                               ; preds = %26
  %33 = load i8, i8* %30, align 1, !tbaa !24
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %32, %26
  %36 = load i32, i32* %5, align 4, !tbaa !11
  %37 = or i32 %36, 4
  store i32 %37, i32* %5, align 4, !tbaa !11
  br label %48

38:                                               ; preds = %32
  %39 = fcmp ogt double %29, 0x7FEFFFFFFFFFFFFF
  br i1 %39, label %40, label %43

40:                                               ; preds = %38
  %41 = load i32, i32* %5, align 4, !tbaa !11
  %42 = or i32 %41, 4
  store i32 %42, i32* %5, align 4, !tbaa !11
  br label %48

43:                                               ; preds = %38
  %44 = fcmp olt double %29, 0xFFEFFFFFFFFFFFFF
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  %46 = load i32, i32* %5, align 4, !tbaa !11
  %47 = or i32 %46, 4
  store i32 %47, i32* %5, align 4, !tbaa !11
  br label %48

48:                                               ; preds = %40, %45, %43, %35
  %49 = phi double [ 0.000000e+00, %35 ], [ 0x7FEFFFFFFFFFFFFF, %40 ], [ 0xFFEFFFFFFFFFFFFF, %45 ], [ %29, %43 ]
  store double %49, double* %1, align 8, !tbaa !39
  %50 = icmp eq i8* %28, %6
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @free(i8* noundef %28) #5
  br label %52

52:                                               ; preds = %51, %48
  %53 = load i32, i32* %5, align 4, !tbaa !11
  %54 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %55 = or i32 %54, %53
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %52
  %58 = load i64*, i64** %13, align 8, !tbaa !12
  %59 = getelementptr inbounds i64, i64* %58, i64 -3
  %60 = load i64, i64* %59, align 8, !tbaa !14
  %61 = getelementptr inbounds i8, i8* %12, i64 %60
  %62 = bitcast i8* %61 to %struct.ios*
  call void @__sv_set_state(%struct.ios* noundef nonnull %62, i32 noundef %53, i32 noundef 0) #5
  br label %63

63:                                               ; preds = %57, %52, %2
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
  store i32 0, i32* %5, align 4, !tbaa !11
  %9 = tail call i32 @__sv_begin_input(%struct.input* noundef %0, i32 noundef 0) #5
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %63, label %11

11:                                               ; preds = %2
  %12 = bitcast %struct.input* %0 to i8*
  %13 = bitcast %struct.input* %0 to i64**
  %14 = load i64*, i64** %13, align 8, !tbaa !12
  %15 = getelementptr inbounds i64, i64* %14, i64 -3
  %16 = load i64, i64* %15, align 8, !tbaa !14
  %17 = getelementptr inbounds i8, i8* %12, i64 %16
  %18 = getelementptr inbounds i8, i8* %17, i64 232
  %19 = bitcast i8* %18 to %struct.buffer**
  %20 = load %struct.buffer*, %struct.buffer** %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.buffer, %struct.buffer* %20, i64 0, i32 0
  %22 = load %struct.buffer_functions*, %struct.buffer_functions** %21, align 8, !tbaa !19
  %23 = icmp eq %struct.buffer_functions* %22, getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2)
  br i1 %23, label %26, label %24

24:                                               ; preds = %11
  %25 = tail call %struct.buffer_functions* @__sv_guarded(%struct.buffer* noundef nonnull %20) #5
  br label %26

26:                                               ; preds = %11, %24
  %27 = phi %struct.buffer_functions* [ %25, %24 ], [ getelementptr inbounds (%struct.buffer_table, %struct.buffer_table* @__sv_stdio_buffer, i64 0, i32 2), %11 ]
  %28 = call fastcc i8* @gather(%struct.buffer* nonnull %20, %struct.buffer_functions* %27, i8* noundef nonnull %6, i32* noundef nonnull %5) #7
  %29 = call x86_fp80 @strtold(i8* noundef %28, i8** noundef nonnull %4) #5
  %30 = load i8*, i8** %4, align 8, !tbaa !12
  %31 = icmp eq i8* %30, %28
  br i1 %31, label %35, label %32

32:                                               ; preds = %26
  %33 = load i8, i8* %30, align 1, !tbaa !24
  %34 = icmp eq i8 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %32, %26
  %36 = load i32, i32* %5, align 4, !tbaa !11
  %37 = or i32 %36, 4
  store i32 %37, i32* %5, align 4, !tbaa !11
  br label %48

38:                                               ; preds = %32
  %39 = fcmp ogt x86_fp80 %29, 0xK7FFEFFFFFFFFFFFFFFFF
  br i1 %39, label %40, label %43

40:                                               ; preds = %38
  %41 = load i32, i32* %5, align 4, !tbaa !11
  %42 = or i32 %41, 4
  store i32 %42, i32* %5, align 4, !tbaa !11
  br label %48

43:                                               ; preds = %38
  %44 = fcmp olt x86_fp80 %29, 0xKFFFEFFFFFFFFFFFFFFFF
  br i1 %44, label %45, label %48

45:                                               ; preds = %43
  %46 = load i32, i32* %5, align 4, !tbaa !11
  %47 = or i32 %46, 4
  store i32 %47, i32* %5, align 4, !tbaa !11
  br label %48

48:                                               ; preds = %40, %45, %43, %35
  %49 = phi x86_fp80 [ 0xK00000000000000000000, %35 ], [ 0xK7FFEFFFFFFFFFFFFFFFF, %40 ], [ 0xKFFFEFFFFFFFFFFFFFFFF, %45 ], [ %29, %43 ]
  store x86_fp80 %49, x86_fp80* %1, align 16, !tbaa !41
  %50 = icmp eq i8* %28, %6
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @free(i8* noundef %28) #5
  br label %52

52:                                               ; preds = %51, %48
  %53 = load i32, i32* %5, align 4, !tbaa !11
  %54 = load i32, i32* @__sv_has_thrown, align 4, !tbaa !11
  %55 = or i32 %54, %53
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %63, label %57

57:                                               ; preds = %52
  %58 = load i64*, i64** %13, align 8, !tbaa !12
  %59 = getelementptr inbounds i64, i64* %58, i64 -3
  %60 = load i64, i64* %59, align 8, !tbaa !14
  %61 = getelementptr inbounds i8, i8* %12, i64 %60
  %62 = bitcast i8* %61 to %struct.ios*
  call void @__sv_set_state(%struct.ios* noundef nonnull %62, i32 noundef %53, i32 noundef 0) #5
  br label %63

63:                                               ; preds = %57, %52, %2
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
declare dso_local void @__sv_set_state(%struct.ios* noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

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
!10 = !{!3, !7, i64 20}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!4, !4, i64 0}
!15 = !{!16, !13, i64 232}
!16 = !{!"ios", !13, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !13, i64 40, !17, i64 48, !5, i64 64, !7, i64 192, !13, i64 200, !13, i64 208, !13, i64 216, !5, i64 224, !18, i64 225, !13, i64 232, !13, i64 240, !13, i64 248, !13, i64 256}
!17 = !{!"word", !13, i64 0, !4, i64 8}
!18 = !{!"_Bool", !5, i64 0}
!19 = !{!20, !13, i64 0}
!20 = !{!"buffer", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !13, i64 40, !13, i64 48, !13, i64 56}
!21 = !{!16, !7, i64 24}
!22 = !{!20, !13, i64 16}
!23 = !{!20, !13, i64 24}
!24 = !{!5, !5, i64 0}
!25 = !{!26, !13, i64 72}
!26 = !{!"buffer_functions", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !13, i64 40, !13, i64 48, !13, i64 56, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !13, i64 96, !13, i64 104}
!27 = !{!26, !13, i64 80}
!28 = !{!3, !7, i64 12}
!29 = !{!3, !7, i64 16}
!30 = !{!3, !4, i64 0}
!31 = distinct !{!31, !32, !33}
!32 = !{!"llvm.loop.mustprogress"}
!33 = !{!"llvm.loop.unroll.disable"}
!34 = !{!18, !18, i64 0}
!35 = distinct !{!35, !32, !33}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !5, i64 0}
!38 = distinct !{!38, !32, !33}
!39 = !{!40, !40, i64 0}
!40 = !{!"double", !5, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"long double", !5, i64 0}
