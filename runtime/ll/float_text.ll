; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/float_text.c
; ModuleID = 'runtime/c/float_text.c'
source_filename = "runtime/c/float_text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_sink = type { void (%struct.sv_sink*, i8*, i64)*, i8*, i64, i64, i32, i64, i32, i32, i32 }
%struct.sv_spec = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i8 }
%struct.decimal = type { [2392 x i32], i32, i32, i32 }

@.str = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.3 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.10 = private unnamed_addr constant [2 x i8] c".\00", align 1
@digit_at.powers = internal unnamed_addr constant [9 x i32] [i32 1, i32 10, i32 100, i32 1000, i32 10000, i32 100000, i32 1000000, i32 10000000, i32 100000000], align 16

; Function Attrs: nounwind optsize
define dso_local x86_fp80 @__sv_bound(x86_fp80 noundef %0) local_unnamed_addr #0 {
  %2 = bitcast x86_fp80 %0 to i80
  %3 = trunc i80 %2 to i64
  %4 = tail call i64 @__symvm_bind(i64 noundef %3) #8
  %5 = zext i64 %4 to i80
  %6 = lshr i80 %2, 64
  %7 = trunc i80 %6 to i64
  %8 = tail call i64 @__symvm_bind(i64 noundef %7) #8
  %9 = zext i64 %8 to i80
  %10 = shl i80 %9, 64
  %11 = or i80 %10, %5
  %12 = bitcast i80 %11 to x86_fp80
  ret x86_fp80 %12
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i64 @__symvm_bind(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local void @__sv_format_float(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, x86_fp80 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [5 x i8], align 1
  %6 = alloca [20 x i8], align 16
  %7 = alloca [12 x i8], align 1
  %8 = alloca %struct.sv_spec, align 4
  %9 = alloca %struct.decimal, align 4
  %10 = alloca %struct.sv_spec, align 4
  %11 = bitcast x86_fp80 %2 to i80
  %12 = trunc i80 %11 to i64
  %13 = tail call i64 @__symvm_bind(i64 noundef %12) #8
  %14 = lshr i80 %11, 64
  %15 = trunc i80 %14 to i64
  %16 = tail call i64 @__symvm_bind(i64 noundef %15) #8
  %17 = trunc i64 %16 to i32
  %18 = and i32 %17, 32768
  %19 = and i32 %17, 32767
  %20 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 9
  %21 = load i8, i8* %20, align 4, !tbaa !2
  %22 = icmp slt i8 %21, 91
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %24, label %33

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 1
  %26 = load i32, i32* %25, align 4, !tbaa !7
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 2
  %30 = load i32, i32* %29, align 4, !tbaa !8
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)
  br label %33

33:                                               ; preds = %28, %24, %4
  %34 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0), %4 ], [ %32, %28 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), %24 ]
  %35 = icmp eq i32 %19, 32767
  br i1 %35, label %36, label %46

36:                                               ; preds = %33
  %37 = and i64 %13, 9223372036854775807
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %22, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i64 0, i64 0)
  %40 = select i1 %22, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.6, i64 0, i64 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.7, i64 0, i64 0)
  %41 = select i1 %38, i8* %40, i8* %39
  %42 = bitcast %struct.sv_spec* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %42) #9
  %43 = bitcast %struct.sv_spec* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(40) %42, i8* noundef nonnull align 4 dereferenceable(40) %43, i64 40, i1 false) #9, !tbaa.struct !9
  %44 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %8, i64 0, i32 4
  store i32 0, i32* %44, align 4, !tbaa !12
  %45 = call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %8, i8* noundef %34, i64 noundef 3) #8
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %41, i64 noundef 3) #8
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %45) #8
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %42) #9
  br label %401

46:                                               ; preds = %33
  %47 = icmp eq i32 %19, 0
  %48 = add nsw i32 %19, -16383
  %49 = select i1 %47, i32 -16382, i32 %48
  %50 = add nsw i32 %49, -63
  %51 = and i8 %21, -33
  %52 = icmp eq i8 %51, 65
  br i1 %52, label %58, label %53

53:                                               ; preds = %46
  %54 = icmp ne i64 %13, 0
  %55 = and i64 %13, 1
  %56 = icmp eq i64 %55, 0
  %57 = and i1 %54, %56
  br i1 %57, label %207, label %216

58:                                               ; preds = %46
  %59 = icmp eq i32 %3, 0
  %60 = icmp ne i64 %13, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %70

62:                                               ; preds = %58
  %63 = icmp slt i32 %49, -1022
  %64 = sub nsw i32 -1011, %49
  %65 = add nsw i32 %49, -52
  %66 = select i1 %63, i32 -1074, i32 %65
  %67 = select i1 %63, i32 %64, i32 11
  %68 = zext i32 %67 to i64
  %69 = lshr i64 %13, %68
  br label %70

70:                                               ; preds = %62, %58
  %71 = phi i32 [ %66, %62 ], [ %50, %58 ]
  %72 = phi i64 [ %69, %62 ], [ %13, %58 ]
  %73 = icmp eq i8 %21, 65
  %74 = select i1 %73, i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.8, i64 0, i64 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.9, i64 0, i64 0)
  %75 = select i1 %59, i32 13, i32 15
  %76 = shl nuw nsw i32 %75, 2
  %77 = add nsw i32 %71, %76
  %78 = icmp eq i64 %72, 0
  %79 = select i1 %78, i32 0, i32 %77
  %80 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %81 = load i32, i32* %80, align 4, !tbaa !13
  %82 = sext i32 %81 to i64
  %83 = icmp sgt i32 %81, -1
  %84 = zext i32 %75 to i64
  %85 = icmp slt i64 %82, %84
  %86 = and i1 %83, %85
  br i1 %86, label %87, label %112

87:                                               ; preds = %70
  %88 = sub nsw i32 %75, %81
  %89 = shl nsw i32 %88, 2
  %90 = add nsw i32 %89, -1
  %91 = zext i32 %90 to i64
  %92 = shl nuw i64 1, %91
  %93 = shl i64 %92, 1
  %94 = add i64 %93, -1
  %95 = and i64 %94, %72
  %96 = sub i64 0, %93
  %97 = and i64 %72, %96
  %98 = icmp ugt i64 %95, %92
  br i1 %98, label %106, label %99

99:                                               ; preds = %87
  %100 = icmp eq i64 %95, %92
  br i1 %100, label %101, label %129

101:                                              ; preds = %99
  %102 = zext i32 %89 to i64
  %103 = shl nuw i64 1, %102
  %104 = and i64 %103, %72
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %129, label %106

106:                                              ; preds = %101, %87
  %107 = add i64 %97, %93
  %108 = icmp ult i64 %107, %97
  %109 = add nsw i32 %79, 4
  %110 = select i1 %108, i64 1152921504606846976, i64 %107
  %111 = select i1 %108, i32 %109, i32 %79
  br label %129

112:                                              ; preds = %70
  %113 = icmp slt i32 %81, 0
  br i1 %113, label %114, label %129

114:                                              ; preds = %112, %121
  %115 = phi i64 [ %122, %121 ], [ %84, %112 ]
  %116 = sub nuw nsw i64 %84, %115
  %117 = shl nsw i64 %116, 2
  %118 = shl i64 15, %117
  %119 = and i64 %118, %72
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %121, label %124

121:                                              ; preds = %114
  %122 = add nsw i64 %115, -1
  %123 = icmp sgt i64 %115, 1
  br i1 %123, label %114, label %126, !llvm.loop !14

124:                                              ; preds = %114
  %125 = trunc i64 %115 to i32
  br label %126

126:                                              ; preds = %121, %124
  %127 = phi i32 [ %125, %124 ], [ 0, %121 ]
  %128 = sext i32 %127 to i64
  br label %129

129:                                              ; preds = %126, %112, %106, %101, %99
  %130 = phi i64 [ %72, %126 ], [ %72, %112 ], [ %97, %99 ], [ %97, %101 ], [ %110, %106 ]
  %131 = phi i32 [ %79, %126 ], [ %79, %112 ], [ %79, %99 ], [ %79, %101 ], [ %111, %106 ]
  %132 = phi i32 [ %127, %126 ], [ %75, %112 ], [ %75, %99 ], [ %75, %101 ], [ %75, %106 ]
  %133 = phi i64 [ %128, %126 ], [ %82, %112 ], [ %82, %99 ], [ %82, %101 ], [ %82, %106 ]
  %134 = sext i32 %132 to i64
  %135 = icmp slt i64 %133, %134
  %136 = trunc i64 %133 to i32
  %137 = select i1 %135, i32 %136, i32 %132
  %138 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 5, i8* nonnull %138) #9
  %139 = getelementptr inbounds [20 x i8], [20 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 20, i8* nonnull %139) #9
  %140 = getelementptr inbounds [12 x i8], [12 x i8]* %7, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %140) #9
  %141 = load i8, i8* %34, align 1, !tbaa !11
  %142 = icmp eq i8 %141, 0
  br i1 %142, label %151, label %143

143:                                              ; preds = %129, %143
  %144 = phi i8 [ %149, %143 ], [ %141, %129 ]
  %145 = phi i64 [ %147, %143 ], [ 0, %129 ]
  %146 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %145
  store i8 %144, i8* %146, align 1, !tbaa !11
  %147 = add i64 %145, 1
  %148 = getelementptr inbounds i8, i8* %34, i64 %147
  %149 = load i8, i8* %148, align 1, !tbaa !11
  %150 = icmp eq i8 %149, 0
  br i1 %150, label %151, label %143, !llvm.loop !17

151:                                              ; preds = %143, %129
  %152 = phi i64 [ 0, %129 ], [ %147, %143 ]
  %153 = add i64 %152, 1
  %154 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %152
  store i8 48, i8* %154, align 1, !tbaa !11
  %155 = select i1 %73, i8 88, i8 120
  %156 = add i64 %152, 2
  %157 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %153
  store i8 %155, i8* %157, align 1, !tbaa !11
  %158 = getelementptr inbounds [5 x i8], [5 x i8]* %5, i64 0, i64 %156
  store i8 0, i8* %158, align 1, !tbaa !11
  %159 = select i1 %73, i8 80, i8 112
  %160 = sext i32 %131 to i64
  %161 = call fastcc i32 @write_exponent(i8* noundef nonnull %140, i8 noundef signext %159, i64 noundef %160, i32 noundef 1) #8
  %162 = icmp sgt i64 %133, 0
  br i1 %162, label %167, label %163

163:                                              ; preds = %151
  %164 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %165 = load i32, i32* %164, align 4, !tbaa !18
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %168, label %167

167:                                              ; preds = %163, %151
  br label %168

168:                                              ; preds = %167, %163
  %169 = phi i1 [ true, %167 ], [ false, %163 ]
  %170 = phi i64 [ 2, %167 ], [ 1, %163 ]
  %171 = sext i32 %161 to i64
  %172 = add i64 %133, %171
  %173 = add i64 %172, %170
  %174 = call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %1, i8* noundef nonnull %138, i64 noundef %173) #8
  %175 = zext i32 %76 to i64
  %176 = lshr i64 %130, %175
  %177 = getelementptr inbounds i8, i8* %74, i64 %176
  %178 = load i8, i8* %177, align 1, !tbaa !11
  store i8 %178, i8* %139, align 16, !tbaa !11
  br i1 %169, label %179, label %181

179:                                              ; preds = %168
  %180 = getelementptr inbounds [20 x i8], [20 x i8]* %6, i64 0, i64 1
  store i8 46, i8* %180, align 1, !tbaa !11
  br label %181

181:                                              ; preds = %179, %168
  %182 = phi i32 [ 2, %179 ], [ 1, %168 ]
  %183 = icmp slt i32 %137, 1
  %184 = zext i32 %182 to i64
  br i1 %183, label %203, label %185

185:                                              ; preds = %181
  %186 = add nuw i32 %182, %137
  %187 = zext i32 %186 to i64
  br label %188

188:                                              ; preds = %188, %185
  %189 = phi i64 [ %184, %185 ], [ %199, %188 ]
  %190 = phi i64 [ 1, %185 ], [ %201, %188 ]
  %191 = trunc i64 %190 to i32
  %192 = sub i32 %75, %191
  %193 = shl i32 %192, 2
  %194 = zext i32 %193 to i64
  %195 = lshr i64 %130, %194
  %196 = and i64 %195, 15
  %197 = getelementptr inbounds i8, i8* %74, i64 %196
  %198 = load i8, i8* %197, align 1, !tbaa !11
  %199 = add nuw nsw i64 %189, 1
  %200 = getelementptr inbounds [20 x i8], [20 x i8]* %6, i64 0, i64 %189
  store i8 %198, i8* %200, align 1, !tbaa !11
  %201 = add nuw nsw i64 %190, 1
  %202 = icmp eq i64 %199, %187
  br i1 %202, label %203, label %188, !llvm.loop !19

203:                                              ; preds = %188, %181
  %204 = phi i64 [ %184, %181 ], [ %187, %188 ]
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %139, i64 noundef %204) #8
  %205 = sext i32 %137 to i64
  %206 = sub nsw i64 %133, %205
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %206) #8
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %140, i64 noundef %171) #8
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %174) #8
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %140) #9
  call void @llvm.lifetime.end.p0i8(i64 20, i8* nonnull %139) #9
  call void @llvm.lifetime.end.p0i8(i64 5, i8* nonnull %138) #9
  br label %401

207:                                              ; preds = %53, %207
  %208 = phi i64 [ %210, %207 ], [ %13, %53 ]
  %209 = phi i32 [ %211, %207 ], [ %50, %53 ]
  %210 = lshr i64 %208, 1
  %211 = add nsw i32 %209, 1
  %212 = icmp ugt i64 %208, 1
  %213 = and i64 %208, 2
  %214 = icmp eq i64 %213, 0
  %215 = and i1 %212, %214
  br i1 %215, label %207, label %216, !llvm.loop !20

216:                                              ; preds = %207, %53
  %217 = phi i32 [ %50, %53 ], [ %211, %207 ]
  %218 = phi i64 [ %13, %53 ], [ %210, %207 ]
  %219 = phi i1 [ %54, %53 ], [ %212, %207 ]
  %220 = bitcast %struct.decimal* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 9580, i8* nonnull %220) #9
  %221 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 3
  store i32 552, i32* %221, align 4, !tbaa !21
  %222 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 2
  store i32 552, i32* %222, align 4, !tbaa !23
  %223 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 1
  store i32 552, i32* %223, align 4, !tbaa !24
  %224 = icmp eq i64 %218, 0
  br i1 %224, label %236, label %225

225:                                              ; preds = %216
  %226 = urem i64 %218, 1000000000
  %227 = udiv i64 %218, 1000000000
  %228 = trunc i64 %226 to i32
  store i32 551, i32* %223, align 4, !tbaa !24
  %229 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 551
  store i32 %228, i32* %229, align 4, !tbaa !10
  %230 = icmp ult i64 %218, 1000000000
  br i1 %230, label %236, label %231, !llvm.loop !25

231:                                              ; preds = %225
  %232 = urem i64 %227, 1000000000
  %233 = trunc i64 %232 to i32
  store i32 550, i32* %223, align 4, !tbaa !24
  %234 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 550
  store i32 %233, i32* %234, align 4, !tbaa !10
  %235 = icmp ult i64 %218, 1000000000000000000
  br i1 %235, label %236, label %238, !llvm.loop !25

236:                                              ; preds = %231, %238, %225, %216
  %237 = icmp sgt i32 %217, 0
  br i1 %237, label %251, label %245

238:                                              ; preds = %231
  %239 = load i32, i32* %223, align 4, !tbaa !24
  %240 = udiv i64 %218, 1000000000000000000
  %241 = trunc i64 %240 to i32
  %242 = add nsw i32 %239, -1
  store i32 %242, i32* %223, align 4, !tbaa !24
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %243
  store i32 %241, i32* %244, align 4, !tbaa !10
  br label %236

245:                                              ; preds = %283, %236
  %246 = phi i32 [ %217, %236 ], [ %284, %283 ]
  %247 = icmp slt i32 %246, 0
  br i1 %247, label %248, label %334

248:                                              ; preds = %245
  %249 = load i32, i32* %223, align 4, !tbaa !24
  %250 = load i32, i32* %222, align 4, !tbaa !23
  br label %286

251:                                              ; preds = %236, %283
  %252 = phi i32 [ %284, %283 ], [ %217, %236 ]
  %253 = icmp ult i32 %252, 29
  %254 = select i1 %253, i32 %252, i32 29
  %255 = load i32, i32* %222, align 4, !tbaa !23
  %256 = load i32, i32* %223, align 4, !tbaa !24
  %257 = icmp sgt i32 %255, %256
  br i1 %257, label %258, label %283

258:                                              ; preds = %251
  %259 = zext i32 %254 to i64
  %260 = sext i32 %255 to i64
  br label %263

261:                                              ; preds = %263
  %262 = icmp ult i64 %271, 1000000000
  br i1 %262, label %283, label %278

263:                                              ; preds = %263, %258
  %264 = phi i64 [ %260, %258 ], [ %266, %263 ]
  %265 = phi i64 [ 0, %258 ], [ %274, %263 ]
  %266 = add nsw i64 %264, -1
  %267 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %266
  %268 = load i32, i32* %267, align 4, !tbaa !10
  %269 = zext i32 %268 to i64
  %270 = shl i64 %269, %259
  %271 = add nuw i64 %270, %265
  %272 = urem i64 %271, 1000000000
  %273 = trunc i64 %272 to i32
  store i32 %273, i32* %267, align 4, !tbaa !10
  %274 = udiv i64 %271, 1000000000
  %275 = load i32, i32* %223, align 4, !tbaa !24
  %276 = sext i32 %275 to i64
  %277 = icmp sgt i64 %266, %276
  br i1 %277, label %263, label %261, !llvm.loop !26

278:                                              ; preds = %261
  %279 = trunc i64 %274 to i32
  %280 = add nsw i32 %275, -1
  store i32 %280, i32* %223, align 4, !tbaa !24
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %281
  store i32 %279, i32* %282, align 4, !tbaa !10
  br label %283

283:                                              ; preds = %278, %261, %251
  %284 = sub nsw i32 %252, %254
  %285 = icmp sgt i32 %284, 0
  br i1 %285, label %251, label %245, !llvm.loop !27

286:                                              ; preds = %330, %248
  %287 = phi i32 [ %320, %330 ], [ %250, %248 ]
  %288 = phi i32 [ %331, %330 ], [ %249, %248 ]
  %289 = phi i32 [ %332, %330 ], [ %246, %248 ]
  %290 = icmp ult i32 %289, -9
  %291 = sub nsw i32 0, %289
  %292 = select i1 %290, i32 9, i32 %291
  %293 = shl nsw i32 -1, %292
  %294 = xor i32 %293, -1
  %295 = icmp slt i32 %288, %287
  br i1 %295, label %296, label %319

296:                                              ; preds = %286
  %297 = lshr i32 1000000000, %292
  %298 = sext i32 %288 to i64
  br label %301

299:                                              ; preds = %301
  %300 = icmp eq i32 %309, 0
  br i1 %300, label %319, label %314

301:                                              ; preds = %301, %296
  %302 = phi i64 [ %298, %296 ], [ %310, %301 ]
  %303 = phi i32 [ 0, %296 ], [ %309, %301 ]
  %304 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %302
  %305 = load i32, i32* %304, align 4, !tbaa !10
  %306 = lshr i32 %305, %292
  %307 = add i32 %306, %303
  store i32 %307, i32* %304, align 4, !tbaa !10
  %308 = and i32 %305, %294
  %309 = mul i32 %308, %297
  %310 = add nsw i64 %302, 1
  %311 = load i32, i32* %222, align 4, !tbaa !23
  %312 = sext i32 %311 to i64
  %313 = icmp slt i64 %310, %312
  br i1 %313, label %301, label %299, !llvm.loop !28

314:                                              ; preds = %299
  %315 = sext i32 %311 to i64
  %316 = add nsw i32 %311, 1
  store i32 %316, i32* %222, align 4, !tbaa !23
  %317 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %315
  store i32 %309, i32* %317, align 4, !tbaa !10
  %318 = load i32, i32* %222, align 4, !tbaa !23
  br label %319

319:                                              ; preds = %314, %299, %286
  %320 = phi i32 [ %318, %314 ], [ %311, %299 ], [ %287, %286 ]
  %321 = load i32, i32* %223, align 4, !tbaa !24
  %322 = icmp slt i32 %321, %320
  br i1 %322, label %323, label %330

323:                                              ; preds = %319
  %324 = sext i32 %321 to i64
  %325 = getelementptr inbounds %struct.decimal, %struct.decimal* %9, i64 0, i32 0, i64 %324
  %326 = load i32, i32* %325, align 4, !tbaa !10
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %330

328:                                              ; preds = %323
  %329 = add nsw i32 %321, 1
  store i32 %329, i32* %223, align 4, !tbaa !24
  br label %330

330:                                              ; preds = %328, %323, %319
  %331 = phi i32 [ %329, %328 ], [ %321, %323 ], [ %321, %319 ]
  %332 = add nsw i32 %292, %289
  %333 = icmp slt i32 %332, 0
  br i1 %333, label %286, label %334, !llvm.loop !29

334:                                              ; preds = %330, %245
  %335 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 7
  %336 = load i32, i32* %335, align 4, !tbaa !13
  %337 = icmp slt i32 %336, 0
  %338 = select i1 %337, i32 6, i32 %336
  %339 = zext i32 %338 to i64
  %340 = or i8 %21, 32
  %341 = sext i8 %340 to i32
  switch i32 %341, label %349 [
    i32 102, label %342
    i32 101, label %344
  ]

342:                                              ; preds = %334
  %343 = sub nsw i64 0, %339
  call fastcc void @round_at(%struct.decimal* noundef nonnull %9, i64 noundef %343) #10
  call fastcc void @write_fixed(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %34, %struct.decimal* noundef nonnull %9, i64 noundef %339) #10
  br label %400

344:                                              ; preds = %334
  br i1 %219, label %345, label %348

345:                                              ; preds = %344
  %346 = call fastcc i64 @leading(%struct.decimal* noundef nonnull %9) #10
  %347 = sub nsw i64 %346, %339
  call fastcc void @round_at(%struct.decimal* noundef nonnull %9, i64 noundef %347) #10
  br label %348

348:                                              ; preds = %345, %344
  call fastcc void @write_scientific(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %34, %struct.decimal* noundef nonnull %9, i64 noundef %339) #10
  br label %400

349:                                              ; preds = %334
  %350 = icmp eq i32 %338, 0
  %351 = select i1 %350, i64 1, i64 %339
  %352 = call fastcc i64 @leading(%struct.decimal* noundef nonnull %9) #10
  br i1 %219, label %353, label %356

353:                                              ; preds = %349
  %354 = sub nsw i64 1, %351
  %355 = add i64 %354, %352
  call fastcc void @round_at(%struct.decimal* noundef nonnull %9, i64 noundef %355) #10
  br label %356

356:                                              ; preds = %353, %349
  %357 = call fastcc i64 @leading(%struct.decimal* noundef nonnull %9) #10
  %358 = icmp sgt i64 %357, -5
  %359 = icmp slt i64 %357, %351
  %360 = select i1 %358, i1 %359, i1 false
  %361 = xor i64 %357, -1
  %362 = select i1 %360, i64 %361, i64 -1
  %363 = add i64 %362, %351
  %364 = icmp eq i64 %357, %351
  %365 = icmp slt i64 %352, %357
  %366 = select i1 %364, i1 %365, i1 false
  %367 = select i1 %366, i64 0, i64 %363
  %368 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %369 = load i32, i32* %368, align 4, !tbaa !18
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %394

371:                                              ; preds = %356
  %372 = select i1 %360, i64 0, i64 %357
  %373 = sub nsw i64 %372, %367
  %374 = load i32, i32* %222, align 4, !tbaa !23
  %375 = load i32, i32* %221, align 4, !tbaa !21
  %376 = sub nsw i32 %374, %375
  %377 = sext i32 %376 to i64
  %378 = mul nsw i64 %377, -9
  %379 = icmp slt i64 %373, %378
  %380 = icmp slt i64 %378, %372
  %381 = select i1 %380, i64 %378, i64 %372
  %382 = select i1 %379, i64 %381, i64 %373
  %383 = icmp sgt i64 %372, %382
  br i1 %383, label %384, label %391

384:                                              ; preds = %371, %388
  %385 = phi i64 [ %389, %388 ], [ %382, %371 ]
  %386 = call fastcc i32 @digit_at(%struct.decimal* noundef nonnull %9, i64 noundef %385) #10
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %391

388:                                              ; preds = %384
  %389 = add i64 %385, 1
  %390 = icmp eq i64 %389, %372
  br i1 %390, label %391, label %384, !llvm.loop !30

391:                                              ; preds = %384, %388, %371
  %392 = phi i64 [ %382, %371 ], [ %372, %388 ], [ %385, %384 ]
  %393 = sub nsw i64 %372, %392
  br label %394

394:                                              ; preds = %391, %356
  %395 = phi i64 [ %367, %356 ], [ %393, %391 ]
  br i1 %360, label %396, label %397

396:                                              ; preds = %394
  call fastcc void @write_fixed(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %1, i8* noundef %34, %struct.decimal* noundef nonnull %9, i64 noundef %395) #10
  br label %400

397:                                              ; preds = %394
  %398 = bitcast %struct.sv_spec* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %398) #9
  %399 = bitcast %struct.sv_spec* %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(40) %398, i8* noundef nonnull align 4 dereferenceable(40) %399, i64 40, i1 false), !tbaa.struct !9
  call fastcc void @write_scientific(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %10, i8* noundef %34, %struct.decimal* noundef nonnull %9, i64 noundef %395) #10
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %398) #9
  br label %400

400:                                              ; preds = %396, %397, %348, %342
  call void @llvm.lifetime.end.p0i8(i64 9580, i8* nonnull %220) #9
  br label %401

401:                                              ; preds = %203, %400, %36
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @round_at(%struct.decimal* nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = add nsw i64 %1, -1
  %4 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %3) #10
  %5 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 3
  %6 = load i32, i32* %5, align 4, !tbaa !21
  %7 = add nsw i32 %6, -1
  %8 = sext i32 %7 to i64
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = udiv i64 %3, 9
  %12 = sub nsw i64 0, %11
  br label %16

13:                                               ; preds = %2
  %14 = sub i64 9, %1
  %15 = udiv i64 %14, 9
  br label %16

16:                                               ; preds = %13, %10
  %17 = phi i64 [ %12, %10 ], [ %15, %13 ]
  %18 = add nsw i64 %17, %8
  %19 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 2
  %20 = load i32, i32* %19, align 4, !tbaa !23
  %21 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 1
  %22 = load i32, i32* %21, align 4, !tbaa !24
  %23 = sext i32 %20 to i64
  %24 = sext i32 %22 to i64
  br label %25

25:                                               ; preds = %33, %16
  %26 = phi i64 [ %27, %33 ], [ %23, %16 ]
  %27 = add nsw i64 %26, -1
  %28 = icmp sgt i64 %26, %24
  %29 = icmp slt i64 %18, %27
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %33, label %31

31:                                               ; preds = %25
  %32 = add nsw i64 %1, -9
  br label %37

33:                                               ; preds = %25
  %34 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %27
  %35 = load i32, i32* %34, align 4, !tbaa !10
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %25, label %55, !llvm.loop !31

37:                                               ; preds = %53, %31
  %38 = phi i64 [ %3, %31 ], [ %39, %53 ]
  %39 = add nsw i64 %38, -1
  %40 = icmp sgt i64 %38, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %37
  %42 = udiv i64 %39, 9
  %43 = sub nsw i64 0, %42
  br label %47

44:                                               ; preds = %37
  %45 = sub i64 9, %38
  %46 = sdiv i64 %45, 9
  br label %47

47:                                               ; preds = %44, %41
  %48 = phi i64 [ %43, %41 ], [ %46, %44 ]
  %49 = icmp eq i64 %48, %17
  br i1 %49, label %50, label %53

50:                                               ; preds = %47
  %51 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %39) #8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %50, %47
  %54 = icmp sgt i64 %38, %32
  br i1 %54, label %37, label %55, !llvm.loop !32

55:                                               ; preds = %33, %50, %53
  %56 = phi i1 [ false, %53 ], [ true, %50 ], [ true, %33 ]
  %57 = icmp sgt i32 %4, 5
  br i1 %57, label %66, label %58

58:                                               ; preds = %55
  %59 = icmp ne i32 %4, 5
  %60 = or i1 %59, %56
  %61 = xor i1 %59, true
  br i1 %60, label %66, label %62

62:                                               ; preds = %58
  %63 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %1) #10
  %64 = and i32 %63, 1
  %65 = icmp ne i32 %64, 0
  br label %66

66:                                               ; preds = %58, %62, %55
  %67 = phi i1 [ true, %55 ], [ %61, %58 ], [ %65, %62 ]
  %68 = icmp sgt i64 %1, -1
  br i1 %68, label %69, label %71

69:                                               ; preds = %66
  %70 = udiv i64 %1, 9
  br label %75

71:                                               ; preds = %66
  %72 = sub nsw i64 8, %1
  %73 = udiv i64 %72, 9
  %74 = sub nsw i64 0, %73
  br label %75

75:                                               ; preds = %71, %69
  %76 = phi i64 [ %70, %69 ], [ %74, %71 ]
  %77 = sub nsw i64 %8, %76
  %78 = mul nsw i64 %76, -9
  %79 = add i64 %78, %1
  %80 = getelementptr inbounds [9 x i32], [9 x i32]* @digit_at.powers, i64 0, i64 %79
  %81 = load i32, i32* %80, align 4, !tbaa !10
  %82 = icmp slt i64 %77, %23
  br i1 %82, label %83, label %137

83:                                               ; preds = %75
  %84 = icmp slt i64 %77, %24
  br i1 %84, label %85, label %93

85:                                               ; preds = %83, %85
  %86 = phi i32 [ %90, %85 ], [ %22, %83 ]
  %87 = add nsw i32 %86, -1
  store i32 %87, i32* %21, align 4, !tbaa !24
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %88
  store i32 0, i32* %89, align 4, !tbaa !10
  %90 = load i32, i32* %21, align 4, !tbaa !24
  %91 = sext i32 %90 to i64
  %92 = icmp slt i64 %77, %91
  br i1 %92, label %85, label %93, !llvm.loop !33

93:                                               ; preds = %85, %83
  %94 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %77
  %95 = load i32, i32* %94, align 4, !tbaa !10
  %96 = urem i32 %95, %81
  %97 = sub i32 %95, %96
  store i32 %97, i32* %94, align 4, !tbaa !10
  %98 = trunc i64 %77 to i32
  %99 = add nsw i32 %98, 1
  store i32 %99, i32* %19, align 4, !tbaa !23
  br i1 %67, label %100, label %122

100:                                              ; preds = %93
  %101 = load i32, i32* %94, align 4, !tbaa !10
  %102 = add i32 %101, %81
  store i32 %102, i32* %94, align 4, !tbaa !10
  %103 = icmp ugt i32 %102, 999999999
  br i1 %103, label %104, label %122

104:                                              ; preds = %100, %117
  %105 = phi i32 [ %120, %117 ], [ %102, %100 ]
  %106 = phi i64 [ %109, %117 ], [ %77, %100 ]
  %107 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %106
  %108 = add i32 %105, -1000000000
  store i32 %108, i32* %107, align 4, !tbaa !10
  %109 = add nsw i64 %106, -1
  %110 = load i32, i32* %21, align 4, !tbaa !24
  %111 = sext i32 %110 to i64
  %112 = icmp sgt i64 %106, %111
  br i1 %112, label %117, label %113

113:                                              ; preds = %104
  %114 = add nsw i32 %110, -1
  store i32 %114, i32* %21, align 4, !tbaa !24
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %115
  store i32 0, i32* %116, align 4, !tbaa !10
  br label %117

117:                                              ; preds = %113, %104
  %118 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %109
  %119 = load i32, i32* %118, align 4, !tbaa !10
  %120 = add i32 %119, 1
  store i32 %120, i32* %118, align 4, !tbaa !10
  %121 = icmp ugt i32 %120, 999999999
  br i1 %121, label %104, label %122, !llvm.loop !34

122:                                              ; preds = %117, %100, %93
  %123 = load i32, i32* %19, align 4, !tbaa !23
  %124 = load i32, i32* %21, align 4, !tbaa !24
  %125 = icmp slt i32 %124, %123
  br i1 %125, label %126, label %137

126:                                              ; preds = %122
  %127 = sext i32 %124 to i64
  br label %128

128:                                              ; preds = %126, %133
  %129 = phi i64 [ %127, %126 ], [ %134, %133 ]
  %130 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %129
  %131 = load i32, i32* %130, align 4, !tbaa !10
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %137

133:                                              ; preds = %128
  %134 = add nsw i64 %129, 1
  %135 = trunc i64 %134 to i32
  store i32 %135, i32* %21, align 4, !tbaa !24
  %136 = icmp eq i32 %123, %135
  br i1 %136, label %137, label %128, !llvm.loop !35

137:                                              ; preds = %133, %128, %122, %75
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_fixed(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, %struct.decimal* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = tail call fastcc i64 @leading(%struct.decimal* noundef %3) #10
  %7 = icmp sgt i64 %6, 0
  %8 = select i1 %7, i64 %6, i64 0
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %12 = load i32, i32* %11, align 4, !tbaa !18
  %13 = icmp ne i32 %12, 0
  br label %14

14:                                               ; preds = %10, %5
  %15 = phi i1 [ true, %5 ], [ %13, %10 ]
  %16 = zext i1 %15 to i64
  %17 = add i64 %4, 1
  %18 = add i64 %17, %8
  %19 = add i64 %18, %16
  %20 = tail call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef %1, i8* noundef %2, i64 noundef %19) #10
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef %8, i64 noundef 0) #10
  br i1 %15, label %21, label %22

21:                                               ; preds = %14
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), i64 noundef 1) #8
  br label %22

22:                                               ; preds = %21, %14
  %23 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 2
  %24 = load i32, i32* %23, align 4, !tbaa !23
  %25 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 3
  %26 = load i32, i32* %25, align 4, !tbaa !21
  %27 = sub nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %28, 9
  %30 = icmp slt i64 %29, %4
  %31 = icmp slt i32 %27, 0
  %32 = select i1 %31, i64 0, i64 %29
  %33 = select i1 %30, i64 %32, i64 %4
  %34 = sub nsw i64 0, %33
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef -1, i64 noundef %34) #10
  %35 = sub nsw i64 %4, %33
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %35) #8
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %20) #8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define internal fastcc i64 @leading(%struct.decimal* nocapture noundef readonly %0) unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 4, !tbaa !24
  %4 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 2
  %5 = load i32, i32* %4, align 4, !tbaa !23
  %6 = icmp slt i32 %3, %5
  br i1 %6, label %7, label %20

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 3
  %9 = load i32, i32* %8, align 4, !tbaa !21
  %10 = xor i32 %3, -1
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %12, 9
  %14 = add nsw i64 %13, 8
  br label %15

15:                                               ; preds = %15, %7
  %16 = phi i64 [ %14, %7 ], [ %19, %15 ]
  %17 = tail call fastcc i32 @digit_at(%struct.decimal* noundef %0, i64 noundef %16) #10
  %18 = icmp eq i32 %17, 0
  %19 = add nsw i64 %16, -1
  br i1 %18, label %15, label %20, !llvm.loop !36

20:                                               ; preds = %15, %1
  %21 = phi i64 [ 0, %1 ], [ %16, %15 ]
  ret i64 %21
}

; Function Attrs: nounwind optsize
define internal fastcc void @write_scientific(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, %struct.decimal* nocapture noundef readonly %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca [12 x i8], align 1
  %7 = getelementptr inbounds [12 x i8], [12 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %7) #9
  %8 = tail call fastcc i64 @leading(%struct.decimal* noundef %3) #10
  %9 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 9
  %10 = load i8, i8* %9, align 4, !tbaa !2
  %11 = icmp slt i8 %10, 91
  %12 = select i1 %11, i8 69, i8 101
  %13 = call fastcc i32 @write_exponent(i8* noundef nonnull %7, i8 noundef signext %12, i64 noundef %8, i32 noundef 2) #10
  %14 = icmp sgt i64 %4, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 3
  %17 = load i32, i32* %16, align 4, !tbaa !18
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %5, %15
  br label %20

20:                                               ; preds = %15, %19
  %21 = phi i1 [ true, %19 ], [ false, %15 ]
  %22 = phi i64 [ 2, %19 ], [ 1, %15 ]
  %23 = sext i32 %13 to i64
  %24 = add i64 %23, %4
  %25 = add i64 %24, %22
  %26 = tail call fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* noundef nonnull %1, i8* noundef %2, i64 noundef %25) #10
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef %8, i64 noundef %8) #10
  br i1 %21, label %27, label %28

27:                                               ; preds = %20
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.10, i64 0, i64 0), i64 noundef 1) #8
  br label %28

28:                                               ; preds = %27, %20
  %29 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 2
  %30 = load i32, i32* %29, align 4, !tbaa !23
  %31 = getelementptr inbounds %struct.decimal, %struct.decimal* %3, i64 0, i32 3
  %32 = load i32, i32* %31, align 4, !tbaa !21
  %33 = sub nsw i32 %30, %32
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %34, 9
  %36 = add i64 %35, %8
  %37 = icmp sgt i64 %36, %4
  %38 = select i1 %37, i64 %4, i64 %36
  %39 = icmp sgt i64 %38, 0
  %40 = select i1 %39, i64 %38, i64 0
  %41 = add nsw i64 %8, -1
  %42 = sub nsw i64 %8, %40
  tail call fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* noundef %3, i64 noundef %41, i64 noundef %42) #10
  %43 = sub nsw i64 %4, %40
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %43) #8
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %7, i64 noundef %23) #8
  call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %26) #8
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %7) #9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define internal fastcc i32 @digit_at(%struct.decimal* nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 {
  %3 = icmp sgt i64 %1, -1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = udiv i64 %1, 9
  br label %10

6:                                                ; preds = %2
  %7 = sub nsw i64 8, %1
  %8 = udiv i64 %7, 9
  %9 = sub nsw i64 0, %8
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i64 [ %5, %4 ], [ %9, %6 ]
  %12 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 3
  %13 = load i32, i32* %12, align 4, !tbaa !21
  %14 = add nsw i32 %13, -1
  %15 = sext i32 %14 to i64
  %16 = sub nsw i64 %15, %11
  %17 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 1
  %18 = load i32, i32* %17, align 4, !tbaa !24
  %19 = sext i32 %18 to i64
  %20 = icmp slt i64 %16, %19
  br i1 %20, label %35, label %21

21:                                               ; preds = %10
  %22 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 2
  %23 = load i32, i32* %22, align 4, !tbaa !23
  %24 = sext i32 %23 to i64
  %25 = icmp slt i64 %16, %24
  br i1 %25, label %26, label %35

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.decimal, %struct.decimal* %0, i64 0, i32 0, i64 %16
  %28 = load i32, i32* %27, align 4, !tbaa !10
  %29 = mul nsw i64 %11, -9
  %30 = add i64 %29, %1
  %31 = getelementptr inbounds [9 x i32], [9 x i32]* @digit_at.powers, i64 0, i64 %30
  %32 = load i32, i32* %31, align 4, !tbaa !10
  %33 = udiv i32 %28, %32
  %34 = urem i32 %33, 10
  br label %35

35:                                               ; preds = %10, %21, %26
  %36 = phi i32 [ %34, %26 ], [ 0, %21 ], [ 0, %10 ]
  ret i32 %36
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind optsize
define internal fastcc i64 @begin(%struct.sv_sink* noundef %0, %struct.sv_spec* nocapture noundef readonly %1, i8* noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = tail call i64 @strlen(i8* noundef %2) #8
  %6 = add nsw i64 %5, %3
  %7 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 6
  %8 = load i32, i32* %7, align 4, !tbaa !37
  %9 = sext i32 %8 to i64
  %10 = icmp slt i64 %6, %9
  %11 = sub nsw i64 %9, %6
  %12 = select i1 %10, i64 %11, i64 0
  %13 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 0
  %14 = load i32, i32* %13, align 4, !tbaa !38
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 4
  %18 = load i32, i32* %17, align 4, !tbaa !12
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %16
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 32, i64 noundef %12) #8
  br label %21

21:                                               ; preds = %20, %16, %4
  %22 = tail call i64 @strlen(i8* noundef %2) #8
  tail call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef %2, i64 noundef %22) #8
  %23 = load i32, i32* %13, align 4, !tbaa !38
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = getelementptr inbounds %struct.sv_spec, %struct.sv_spec* %1, i64 0, i32 4
  %27 = load i32, i32* %26, align 4, !tbaa !12
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %25
  tail call void @__sv_pad(%struct.sv_sink* noundef %0, i8 noundef signext 48, i64 noundef %12) #8
  %30 = load i32, i32* %13, align 4, !tbaa !38
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %25, %29
  br label %33

33:                                               ; preds = %21, %29, %32
  %34 = phi i64 [ 0, %32 ], [ %12, %29 ], [ %12, %21 ]
  ret i64 %34
}

; Function Attrs: optsize
declare dso_local void @__sv_put(%struct.sv_sink* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__sv_pad(%struct.sv_sink* noundef, i8 noundef signext, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind optsize writeonly
define internal fastcc i32 @write_exponent(i8* nocapture noundef writeonly %0, i8 noundef signext %1, i64 noundef %2, i32 noundef %3) unnamed_addr #7 {
  %5 = alloca [8 x i8], align 1
  %6 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %6) #9
  %7 = icmp slt i64 %2, 0
  %8 = sub nsw i64 0, %2
  %9 = select i1 %7, i64 %8, i64 %2
  store i8 %1, i8* %0, align 1, !tbaa !11
  %10 = select i1 %7, i8 45, i8 43
  %11 = getelementptr inbounds i8, i8* %0, i64 1
  store i8 %10, i8* %11, align 1, !tbaa !11
  br label %12

12:                                               ; preds = %12, %4
  %13 = phi i64 [ %18, %12 ], [ 0, %4 ]
  %14 = phi i64 [ %20, %12 ], [ %9, %4 ]
  %15 = srem i64 %14, 10
  %16 = trunc i64 %15 to i8
  %17 = add nsw i8 %16, 48
  %18 = add nuw i64 %13, 1
  %19 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 %13
  store i8 %17, i8* %19, align 1, !tbaa !11
  %20 = sdiv i64 %14, 10
  %21 = add i64 %14, 9
  %22 = icmp ult i64 %21, 19
  br i1 %22, label %23, label %12, !llvm.loop !39

23:                                               ; preds = %12
  %24 = trunc i64 %18 to i32
  %25 = icmp slt i32 %24, %3
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = and i64 %18, 4294967295
  br label %28

28:                                               ; preds = %26, %28
  %29 = phi i64 [ %27, %26 ], [ %30, %28 ]
  %30 = add nuw nsw i64 %29, 1
  %31 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 %29
  store i8 48, i8* %31, align 1, !tbaa !11
  %32 = trunc i64 %30 to i32
  %33 = icmp eq i32 %32, %3
  br i1 %33, label %34, label %28, !llvm.loop !40

34:                                               ; preds = %28, %23
  %35 = phi i32 [ %24, %23 ], [ %3, %28 ]
  br label %36

36:                                               ; preds = %34, %36
  %37 = phi i64 [ %43, %36 ], [ 2, %34 ]
  %38 = phi i32 [ %39, %36 ], [ %35, %34 ]
  %39 = add nsw i32 %38, -1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 %40
  %42 = load i8, i8* %41, align 1, !tbaa !11
  %43 = add nuw nsw i64 %37, 1
  %44 = getelementptr inbounds i8, i8* %0, i64 %37
  store i8 %42, i8* %44, align 1, !tbaa !11
  %45 = icmp eq i32 %39, 0
  br i1 %45, label %46, label %36, !llvm.loop !41

46:                                               ; preds = %36
  %47 = trunc i64 %43 to i32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %6) #9
  ret i32 %47
}

; Function Attrs: nounwind optsize
define internal fastcc void @digits(%struct.sv_sink* noundef %0, %struct.decimal* nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #0 {
  %5 = alloca [64 x i8], align 16
  %6 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #9
  %7 = icmp slt i64 %2, %3
  br i1 %7, label %27, label %10

8:                                                ; preds = %21
  %9 = icmp eq i32 %22, 0
  br i1 %9, label %27, label %25

10:                                               ; preds = %4, %21
  %11 = phi i64 [ %23, %21 ], [ %2, %4 ]
  %12 = phi i32 [ %22, %21 ], [ 0, %4 ]
  %13 = call fastcc i32 @digit_at(%struct.decimal* noundef %1, i64 noundef %11) #10
  %14 = trunc i32 %13 to i8
  %15 = add i8 %14, 48
  %16 = add nsw i32 %12, 1
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds [64 x i8], [64 x i8]* %5, i64 0, i64 %17
  store i8 %15, i8* %18, align 1, !tbaa !11
  %19 = icmp eq i32 %16, 64
  br i1 %19, label %20, label %21

20:                                               ; preds = %10
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %6, i64 noundef 64) #8
  br label %21

21:                                               ; preds = %10, %20
  %22 = phi i32 [ 0, %20 ], [ %16, %10 ]
  %23 = add nsw i64 %11, -1
  %24 = icmp sgt i64 %11, %3
  br i1 %24, label %10, label %8, !llvm.loop !42

25:                                               ; preds = %8
  %26 = sext i32 %22 to i64
  call void @__sv_put(%struct.sv_sink* noundef %0, i8* noundef nonnull %6, i64 noundef %26) #8
  br label %27

27:                                               ; preds = %4, %25, %8
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #9
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #7 = { nofree nosync nounwind optsize writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !5, i64 36}
!3 = !{!"sv_spec", !4, i64 0, !4, i64 4, !4, i64 8, !4, i64 12, !4, i64 16, !4, i64 20, !4, i64 24, !4, i64 28, !4, i64 32, !5, i64 36}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 4}
!8 = !{!3, !4, i64 8}
!9 = !{i64 0, i64 4, !10, i64 4, i64 4, !10, i64 8, i64 4, !10, i64 12, i64 4, !10, i64 16, i64 4, !10, i64 20, i64 4, !10, i64 24, i64 4, !10, i64 28, i64 4, !10, i64 32, i64 4, !10, i64 36, i64 1, !11}
!10 = !{!4, !4, i64 0}
!11 = !{!5, !5, i64 0}
!12 = !{!3, !4, i64 16}
!13 = !{!3, !4, i64 28}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = !{!3, !4, i64 12}
!19 = distinct !{!19, !15, !16}
!20 = distinct !{!20, !15, !16}
!21 = !{!22, !4, i64 9576}
!22 = !{!"decimal", !5, i64 0, !4, i64 9568, !4, i64 9572, !4, i64 9576}
!23 = !{!22, !4, i64 9572}
!24 = !{!22, !4, i64 9568}
!25 = distinct !{!25, !15, !16}
!26 = distinct !{!26, !15, !16}
!27 = distinct !{!27, !15, !16}
!28 = distinct !{!28, !15, !16}
!29 = distinct !{!29, !15, !16}
!30 = distinct !{!30, !15, !16}
!31 = distinct !{!31, !15, !16}
!32 = distinct !{!32, !15, !16}
!33 = distinct !{!33, !15, !16}
!34 = distinct !{!34, !15, !16}
!35 = distinct !{!35, !15, !16}
!36 = distinct !{!36, !15, !16}
!37 = !{!3, !4, i64 24}
!38 = !{!3, !4, i64 0}
!39 = distinct !{!39, !15, !16}
!40 = distinct !{!40, !15, !16}
!41 = distinct !{!41, !15, !16}
!42 = distinct !{!42, !15, !16}
