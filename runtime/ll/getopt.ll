; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/getopt.c
; ModuleID = 'runtime/c/getopt.c'
source_filename = "runtime/c/getopt.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.option = type { i8*, i32, i32*, i32 }

@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@optarg = dso_local local_unnamed_addr global i8* null, align 8
@started = internal unnamed_addr global i1 false, align 4
@next = internal unnamed_addr global i8* null, align 8
@last_operand = internal unnamed_addr global i32 0, align 4
@first_operand = internal unnamed_addr global i32 0, align 4
@ordering = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.2 = private unnamed_addr constant [28 x i8] c"%s: invalid option -- '%c'\0A\00", align 1
@.str.3 = private unnamed_addr constant [41 x i8] c"%s: option requires an argument -- '%c'\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"-W \00", align 1
@.str.5 = private unnamed_addr constant [16 x i8] c"POSIXLY_CORRECT\00", align 1
@.str.6 = private unnamed_addr constant [47 x i8] c"%s: option '%s%s' is ambiguous; possibilities:\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c" '%s%s'\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"unrecognized option '%s%s'\0A\00", align 1
@.str.9 = private unnamed_addr constant [41 x i8] c"option '%s%s' doesn't allow an argument\0A\00", align 1
@.str.10 = private unnamed_addr constant [36 x i8] c"option '%s%s' requires an argument\0A\00", align 1
@.str.11 = private unnamed_addr constant [5 x i8] c"%s: \00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @getopt(i32 noundef %0, i8** nocapture noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @internal(i32 noundef %0, i8** noundef %1, i8* noundef %2, %struct.option* noundef null, i32* noundef null, i32 noundef 0) #3
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @internal(i32 noundef %0, i8** nocapture noundef %1, i8* noundef %2, %struct.option* noundef %3, i32* noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = icmp slt i32 %0, 1
  br i1 %7, label %259, label %8

8:                                                ; preds = %6
  store i8* null, i8** @optarg, align 8, !tbaa !2
  %9 = load i32, i32* @optind, align 4, !tbaa !6
  %10 = icmp ne i32 %9, 0
  %11 = load i1, i1* @started, align 4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %27, label %13

13:                                               ; preds = %8
  %14 = icmp eq i32 %9, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %13
  store i32 1, i32* @optind, align 4, !tbaa !6
  br label %16

16:                                               ; preds = %15, %13
  %17 = phi i32 [ 1, %15 ], [ %9, %13 ]
  store i32 %17, i32* @last_operand, align 4, !tbaa !6
  store i32 %17, i32* @first_operand, align 4, !tbaa !6
  store i8* null, i8** @next, align 8, !tbaa !2
  %18 = load i8, i8* %2, align 1, !tbaa !8
  switch i8 %18, label %19 [
    i8 45, label %25
    i8 43, label %23
  ]

19:                                               ; preds = %16
  %20 = tail call i8* @getenv(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i64 0, i64 0)) #4
  %21 = icmp eq i8* %20, null
  %22 = zext i1 %21 to i32
  br label %23

23:                                               ; preds = %19, %16
  %24 = phi i32 [ %22, %19 ], [ 0, %16 ]
  br label %25

25:                                               ; preds = %16, %23
  %26 = phi i32 [ %24, %23 ], [ 2, %16 ]
  store i32 %26, i32* @ordering, align 4, !tbaa !8
  store i1 true, i1* @started, align 4
  br label %27

27:                                               ; preds = %8, %25
  %28 = load i8, i8* %2, align 1, !tbaa !8
  switch i8 %28, label %31 [
    i8 45, label %29
    i8 43, label %29
  ]

29:                                               ; preds = %27, %27
  %30 = getelementptr inbounds i8, i8* %2, i64 1
  br label %31

31:                                               ; preds = %27, %29
  %32 = phi i8* [ %30, %29 ], [ %2, %27 ]
  %33 = load i32, i32* @opterr, align 4, !tbaa !6
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %31
  %36 = load i8, i8* %32, align 1, !tbaa !8
  %37 = icmp ne i8 %36, 58
  br label %38

38:                                               ; preds = %35, %31
  %39 = phi i1 [ false, %31 ], [ %37, %35 ]
  %40 = zext i1 %39 to i32
  %41 = load i8*, i8** @next, align 8, !tbaa !2
  %42 = icmp eq i8* %41, null
  br i1 %42, label %46, label %43

43:                                               ; preds = %38
  %44 = load i8, i8* %41, align 1, !tbaa !8
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %46, label %170

46:                                               ; preds = %43, %38
  %47 = load i32, i32* @last_operand, align 4, !tbaa !6
  %48 = load i32, i32* @optind, align 4, !tbaa !6
  %49 = icmp sgt i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  store i32 %48, i32* @last_operand, align 4, !tbaa !6
  br label %51

51:                                               ; preds = %50, %46
  %52 = phi i32 [ %48, %50 ], [ %47, %46 ]
  %53 = load i32, i32* @first_operand, align 4, !tbaa !6
  %54 = icmp sgt i32 %53, %48
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store i32 %48, i32* @first_operand, align 4, !tbaa !6
  br label %56

56:                                               ; preds = %55, %51
  %57 = phi i32 [ %48, %55 ], [ %53, %51 ]
  %58 = load i32, i32* @ordering, align 4, !tbaa !8
  %59 = icmp eq i32 %58, 1
  br i1 %59, label %60, label %93

60:                                               ; preds = %56
  %61 = icmp eq i32 %57, %52
  %62 = icmp eq i32 %52, %48
  %63 = select i1 %61, i1 true, i1 %62
  br i1 %63, label %66, label %64

64:                                               ; preds = %60
  tail call fastcc void @exchange(i8** noundef %1) #3
  %65 = load i32, i32* @optind, align 4, !tbaa !6
  br label %68

66:                                               ; preds = %60
  br i1 %62, label %68, label %67

67:                                               ; preds = %66
  store i32 %48, i32* @first_operand, align 4, !tbaa !6
  br label %68

68:                                               ; preds = %66, %67, %64
  %69 = phi i32 [ %48, %66 ], [ %48, %67 ], [ %65, %64 ]
  %70 = icmp slt i32 %69, %0
  br i1 %70, label %71, label %90

71:                                               ; preds = %68
  %72 = sext i32 %69 to i64
  br label %73

73:                                               ; preds = %71, %84
  %74 = phi i32 [ %69, %71 ], [ %86, %84 ]
  %75 = phi i64 [ %72, %71 ], [ %85, %84 ]
  %76 = getelementptr inbounds i8*, i8** %1, i64 %75
  %77 = load i8*, i8** %76, align 8, !tbaa !2
  %78 = load i8, i8* %77, align 1, !tbaa !8
  %79 = icmp eq i8 %78, 45
  br i1 %79, label %80, label %84

80:                                               ; preds = %73
  %81 = getelementptr inbounds i8, i8* %77, i64 1
  %82 = load i8, i8* %81, align 1, !tbaa !8
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %73, %80
  %85 = add nsw i64 %75, 1
  %86 = trunc i64 %85 to i32
  store i32 %86, i32* @optind, align 4, !tbaa !6
  %87 = icmp eq i32 %86, %0
  br i1 %87, label %90, label %73, !llvm.loop !9

88:                                               ; preds = %80
  %89 = trunc i64 %75 to i32
  br label %90

90:                                               ; preds = %84, %88, %68
  %91 = phi i32 [ %69, %68 ], [ %74, %88 ], [ %0, %84 ]
  %92 = phi i32 [ %69, %68 ], [ %89, %88 ], [ %0, %84 ]
  store i32 %92, i32* @last_operand, align 4, !tbaa !6
  br label %93

93:                                               ; preds = %90, %56
  %94 = phi i32 [ %91, %90 ], [ %48, %56 ]
  %95 = icmp eq i32 %94, %0
  br i1 %95, label %116, label %96

96:                                               ; preds = %93
  %97 = sext i32 %94 to i64
  %98 = getelementptr inbounds i8*, i8** %1, i64 %97
  %99 = load i8*, i8** %98, align 8, !tbaa !2
  %100 = tail call i32 @strcmp(i8* noundef %99, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4
  %101 = icmp eq i32 %100, 0
  %102 = load i32, i32* @optind, align 4, !tbaa !6
  br i1 %101, label %103, label %114

103:                                              ; preds = %96
  %104 = add nsw i32 %102, 1
  store i32 %104, i32* @optind, align 4, !tbaa !6
  %105 = load i32, i32* @first_operand, align 4, !tbaa !6
  %106 = load i32, i32* @last_operand, align 4, !tbaa !6
  %107 = icmp eq i32 %105, %106
  %108 = icmp eq i32 %106, %104
  %109 = select i1 %107, i1 true, i1 %108
  br i1 %109, label %111, label %110

110:                                              ; preds = %103
  tail call fastcc void @exchange(i8** noundef nonnull %1) #3
  br label %113

111:                                              ; preds = %103
  br i1 %107, label %112, label %113

112:                                              ; preds = %111
  store i32 %104, i32* @first_operand, align 4, !tbaa !6
  br label %113

113:                                              ; preds = %111, %112, %110
  store i32 %0, i32* @last_operand, align 4, !tbaa !6
  store i32 %0, i32* @optind, align 4, !tbaa !6
  br label %116

114:                                              ; preds = %96
  %115 = icmp eq i32 %102, %0
  br i1 %115, label %116, label %121

116:                                              ; preds = %93, %113, %114
  %117 = load i32, i32* @first_operand, align 4, !tbaa !6
  %118 = load i32, i32* @last_operand, align 4, !tbaa !6
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %259, label %120

120:                                              ; preds = %116
  store i32 %117, i32* @optind, align 4, !tbaa !6
  br label %259

121:                                              ; preds = %114
  %122 = sext i32 %102 to i64
  %123 = getelementptr inbounds i8*, i8** %1, i64 %122
  %124 = load i8*, i8** %123, align 8, !tbaa !2
  %125 = load i8, i8* %124, align 1, !tbaa !8
  %126 = icmp eq i8 %125, 45
  br i1 %126, label %127, label %131

127:                                              ; preds = %121
  %128 = getelementptr inbounds i8, i8* %124, i64 1
  %129 = load i8, i8* %128, align 1, !tbaa !8
  %130 = icmp eq i8 %129, 0
  br i1 %130, label %131, label %136

131:                                              ; preds = %121, %127
  %132 = load i32, i32* @ordering, align 4, !tbaa !8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %259, label %134

134:                                              ; preds = %131
  %135 = add nsw i32 %102, 1
  store i32 %135, i32* @optind, align 4, !tbaa !6
  store i8* %124, i8** @optarg, align 8, !tbaa !2
  br label %259

136:                                              ; preds = %127
  %137 = icmp eq %struct.option* %3, null
  br i1 %137, label %163, label %138

138:                                              ; preds = %136
  %139 = sext i8 %129 to i32
  %140 = icmp eq i8 %129, 45
  br i1 %140, label %141, label %144

141:                                              ; preds = %138
  %142 = getelementptr inbounds i8, i8* %124, i64 2
  store i8* %142, i8** @next, align 8, !tbaa !2
  %143 = tail call fastcc i32 @long_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %32, %struct.option* noundef nonnull %3, i32* noundef %4, i32 noundef %5, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 noundef %40) #3
  br label %259

144:                                              ; preds = %138
  %145 = icmp eq i32 %5, 0
  br i1 %145, label %163, label %146

146:                                              ; preds = %144
  %147 = getelementptr inbounds i8, i8* %124, i64 2
  %148 = load i8, i8* %147, align 1, !tbaa !8
  %149 = icmp eq i8 %148, 0
  br i1 %149, label %150, label %158

150:                                              ; preds = %146
  %151 = tail call i8* @strchr(i8* noundef nonnull %32, i32 noundef %139) #4
  %152 = icmp eq i8* %151, null
  br i1 %152, label %153, label %163

153:                                              ; preds = %150
  %154 = load i32, i32* @optind, align 4, !tbaa !6
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i8*, i8** %1, i64 %155
  %157 = load i8*, i8** %156, align 8, !tbaa !2
  br label %158

158:                                              ; preds = %153, %146
  %159 = phi i8* [ %157, %153 ], [ %124, %146 ]
  %160 = getelementptr inbounds i8, i8* %159, i64 1
  store i8* %160, i8** @next, align 8, !tbaa !2
  %161 = tail call fastcc i32 @long_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %32, %struct.option* noundef nonnull %3, i32* noundef %4, i32 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i32 noundef %40) #3
  %162 = icmp eq i32 %161, -1
  br i1 %162, label %163, label %259

163:                                              ; preds = %144, %150, %158, %136
  %164 = load i32, i32* @optind, align 4, !tbaa !6
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8*, i8** %1, i64 %165
  %167 = load i8*, i8** %166, align 8, !tbaa !2
  %168 = getelementptr inbounds i8, i8* %167, i64 1
  %169 = load i8, i8* %168, align 1, !tbaa !8
  br label %170

170:                                              ; preds = %163, %43
  %171 = phi i8 [ %169, %163 ], [ %44, %43 ]
  %172 = phi i8* [ %168, %163 ], [ %41, %43 ]
  %173 = getelementptr inbounds i8, i8* %172, i64 1
  store i8* %173, i8** @next, align 8, !tbaa !2
  %174 = sext i8 %171 to i32
  %175 = tail call i8* @strchr(i8* noundef nonnull %32, i32 noundef %174) #4
  %176 = load i8*, i8** @next, align 8, !tbaa !2
  %177 = load i8, i8* %176, align 1, !tbaa !8
  %178 = icmp eq i8 %177, 0
  br i1 %178, label %179, label %182

179:                                              ; preds = %170
  %180 = load i32, i32* @optind, align 4, !tbaa !6
  %181 = add nsw i32 %180, 1
  store i32 %181, i32* @optind, align 4, !tbaa !6
  br label %182

182:                                              ; preds = %179, %170
  %183 = icmp eq i8* %175, null
  %184 = icmp eq i8 %171, 58
  %185 = select i1 %183, i1 true, i1 %184
  %186 = icmp eq i8 %171, 59
  %187 = select i1 %185, i1 true, i1 %186
  br i1 %187, label %188, label %194

188:                                              ; preds = %182
  br i1 %39, label %189, label %193

189:                                              ; preds = %188
  %190 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %191 = load i8*, i8** %1, align 8, !tbaa !2
  %192 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %190, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i8* noundef %191, i32 noundef %174) #4
  br label %193

193:                                              ; preds = %189, %188
  store i32 %174, i32* @optopt, align 4, !tbaa !6
  br label %259

194:                                              ; preds = %182
  %195 = load i8, i8* %175, align 1, !tbaa !8
  %196 = icmp eq i8 %195, 87
  %197 = getelementptr inbounds i8, i8* %175, i64 1
  %198 = load i8, i8* %197, align 1, !tbaa !8
  br i1 %196, label %199, label %225

199:                                              ; preds = %194
  %200 = icmp eq i8 %198, 59
  %201 = icmp ne %struct.option* %3, null
  %202 = and i1 %201, %200
  br i1 %202, label %203, label %225

203:                                              ; preds = %199
  %204 = load i8, i8* %176, align 1, !tbaa !8
  %205 = icmp eq i8 %204, 0
  br i1 %205, label %206, label %222

206:                                              ; preds = %203
  %207 = load i32, i32* @optind, align 4, !tbaa !6
  %208 = icmp eq i32 %207, %0
  br i1 %208, label %209, label %218

209:                                              ; preds = %206
  br i1 %39, label %210, label %214

210:                                              ; preds = %209
  %211 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %212 = load i8*, i8** %1, align 8, !tbaa !2
  %213 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %211, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.3, i64 0, i64 0), i8* noundef %212, i32 noundef %174) #4
  br label %214

214:                                              ; preds = %210, %209
  store i32 %174, i32* @optopt, align 4, !tbaa !6
  %215 = load i8, i8* %32, align 1, !tbaa !8
  %216 = icmp eq i8 %215, 58
  %217 = select i1 %216, i32 58, i32 63
  br label %259

218:                                              ; preds = %206
  %219 = sext i32 %207 to i64
  %220 = getelementptr inbounds i8*, i8** %1, i64 %219
  %221 = load i8*, i8** %220, align 8, !tbaa !2
  br label %222

222:                                              ; preds = %203, %218
  %223 = phi i8* [ %221, %218 ], [ %176, %203 ]
  store i8* %223, i8** @next, align 8, !tbaa !2
  store i8* null, i8** @optarg, align 8, !tbaa !2
  %224 = tail call fastcc i32 @long_option(i32 noundef %0, i8** noundef %1, i8* noundef nonnull %32, %struct.option* noundef nonnull %3, i32* noundef %4, i32 noundef 0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i32 noundef %40) #3
  br label %259

225:                                              ; preds = %194, %199
  %226 = icmp eq i8 %198, 58
  br i1 %226, label %227, label %256

227:                                              ; preds = %225
  %228 = load i8, i8* %176, align 1, !tbaa !8
  %229 = icmp eq i8 %228, 0
  br i1 %229, label %233, label %230

230:                                              ; preds = %227
  store i8* %176, i8** @optarg, align 8, !tbaa !2
  %231 = load i32, i32* @optind, align 4, !tbaa !6
  %232 = add nsw i32 %231, 1
  store i32 %232, i32* @optind, align 4, !tbaa !6
  br label %254

233:                                              ; preds = %227
  %234 = getelementptr inbounds i8, i8* %175, i64 2
  %235 = load i8, i8* %234, align 1, !tbaa !8
  %236 = icmp eq i8 %235, 58
  br i1 %236, label %254, label %237

237:                                              ; preds = %233
  %238 = load i32, i32* @optind, align 4, !tbaa !6
  %239 = icmp eq i32 %238, %0
  br i1 %239, label %240, label %249

240:                                              ; preds = %237
  br i1 %39, label %241, label %245

241:                                              ; preds = %240
  %242 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %243 = load i8*, i8** %1, align 8, !tbaa !2
  %244 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %242, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.3, i64 0, i64 0), i8* noundef %243, i32 noundef %174) #4
  br label %245

245:                                              ; preds = %241, %240
  store i32 %174, i32* @optopt, align 4, !tbaa !6
  %246 = load i8, i8* %32, align 1, !tbaa !8
  %247 = icmp eq i8 %246, 58
  %248 = select i1 %247, i8 58, i8 63
  br label %254

249:                                              ; preds = %237
  %250 = add nsw i32 %238, 1
  store i32 %250, i32* @optind, align 4, !tbaa !6
  %251 = sext i32 %238 to i64
  %252 = getelementptr inbounds i8*, i8** %1, i64 %251
  %253 = load i8*, i8** %252, align 8, !tbaa !2
  store i8* %253, i8** @optarg, align 8, !tbaa !2
  br label %254

254:                                              ; preds = %233, %249, %245, %230
  %255 = phi i8 [ %171, %230 ], [ %248, %245 ], [ %171, %249 ], [ %171, %233 ]
  store i8* null, i8** @next, align 8, !tbaa !2
  br label %256

256:                                              ; preds = %254, %225
  %257 = phi i8 [ %255, %254 ], [ %171, %225 ]
  %258 = zext i8 %257 to i32
  br label %259

259:                                              ; preds = %134, %141, %158, %120, %116, %131, %256, %222, %214, %193, %6
  %260 = phi i32 [ -1, %6 ], [ 1, %134 ], [ %143, %141 ], [ %161, %158 ], [ -1, %120 ], [ -1, %116 ], [ -1, %131 ], [ 63, %193 ], [ %224, %222 ], [ %217, %214 ], [ %258, %256 ]
  ret i32 %260
}

; Function Attrs: nounwind optsize
define dso_local i32 @__posix_getopt(i32 noundef %0, i8** nocapture noundef %1, i8* noundef %2) local_unnamed_addr #0 {
  %4 = tail call fastcc i32 @internal(i32 noundef %0, i8** noundef %1, i8* noundef %2, %struct.option* noundef null, i32* noundef null, i32 noundef 0) #4
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @getopt_long(i32 noundef %0, i8** nocapture noundef %1, i8* noundef %2, %struct.option* noundef %3, i32* noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @internal(i32 noundef %0, i8** noundef %1, i8* noundef %2, %struct.option* noundef %3, i32* noundef %4, i32 noundef 0) #3
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @getopt_long_only(i32 noundef %0, i8** nocapture noundef %1, i8* noundef %2, %struct.option* noundef %3, i32* noundef %4) local_unnamed_addr #0 {
  %6 = tail call fastcc i32 @internal(i32 noundef %0, i8** noundef %1, i8* noundef %2, %struct.option* noundef %3, i32* noundef %4, i32 noundef 1) #3
  ret i32 %6
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @exchange(i8** nocapture noundef %0) unnamed_addr #1 {
  %2 = load i32, i32* @first_operand, align 4, !tbaa !6
  %3 = load i32, i32* @last_operand, align 4, !tbaa !6
  %4 = load i32, i32* @optind, align 4, !tbaa !6
  %5 = sub i32 %4, %3
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = sext i32 %3 to i64
  %9 = sext i32 %2 to i64
  %10 = zext i32 %5 to i64
  %11 = icmp sgt i32 %3, %2
  br label %14

12:                                               ; preds = %21, %1
  %13 = add nsw i32 %5, %2
  store i32 %13, i32* @first_operand, align 4, !tbaa !6
  store i32 %4, i32* @last_operand, align 4, !tbaa !6
  ret void

14:                                               ; preds = %7, %21
  %15 = phi i64 [ 0, %7 ], [ %23, %21 ]
  %16 = phi i64 [ %8, %7 ], [ %24, %21 ]
  %17 = add nsw i64 %15, %8
  %18 = getelementptr inbounds i8*, i8** %0, i64 %17
  %19 = load i8*, i8** %18, align 8, !tbaa !2
  %20 = add nsw i64 %15, %9
  br i1 %11, label %26, label %21

21:                                               ; preds = %26, %14
  %22 = getelementptr inbounds i8*, i8** %0, i64 %20
  store i8* %19, i8** %22, align 8, !tbaa !2
  %23 = add nuw nsw i64 %15, 1
  %24 = add nsw i64 %16, 1
  %25 = icmp eq i64 %23, %10
  br i1 %25, label %12, label %14, !llvm.loop !12

26:                                               ; preds = %14, %26
  %27 = phi i64 [ %28, %26 ], [ %16, %14 ]
  %28 = add nsw i64 %27, -1
  %29 = getelementptr inbounds i8*, i8** %0, i64 %28
  %30 = load i8*, i8** %29, align 8, !tbaa !2
  %31 = getelementptr inbounds i8*, i8** %0, i64 %27
  store i8* %30, i8** %31, align 8, !tbaa !2
  %32 = icmp sgt i64 %28, %20
  br i1 %32, label %26, label %21, !llvm.loop !13
}

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define internal fastcc i32 @long_option(i32 noundef %0, i8** nocapture noundef readonly %1, i8* noundef %2, %struct.option* noundef readonly %3, i32* noundef writeonly %4, i32 noundef %5, i8* noundef %6, i32 noundef %7) unnamed_addr #0 {
  %9 = load i8*, i8** @next, align 8, !tbaa !2
  br label %10

10:                                               ; preds = %14, %8
  %11 = phi i64 [ 0, %8 ], [ %15, %14 ]
  %12 = getelementptr inbounds i8, i8* %9, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !8
  switch i8 %13, label %14 [
    i8 0, label %16
    i8 61, label %16
  ]

14:                                               ; preds = %10
  %15 = add i64 %11, 1
  br label %10, !llvm.loop !14

16:                                               ; preds = %10, %10
  %17 = getelementptr inbounds %struct.option, %struct.option* %3, i64 0, i32 0
  %18 = load i8*, i8** %17, align 8, !tbaa !15
  %19 = icmp eq i8* %18, null
  br i1 %19, label %109, label %20

20:                                               ; preds = %16
  %21 = icmp eq i32 %5, 0
  br label %24

22:                                               ; preds = %62
  %23 = icmp eq i32 %65, 0
  br i1 %23, label %107, label %72

24:                                               ; preds = %70, %20
  %25 = phi i8* [ %9, %20 ], [ %71, %70 ]
  %26 = phi i64 [ 0, %20 ], [ %66, %70 ]
  %27 = phi i8* [ %18, %20 ], [ %68, %70 ]
  %28 = phi i8** [ %17, %20 ], [ %67, %70 ]
  %29 = phi i32 [ 0, %20 ], [ %65, %70 ]
  %30 = phi i32 [ -1, %20 ], [ %64, %70 ]
  %31 = phi %struct.option* [ null, %20 ], [ %63, %70 ]
  %32 = bitcast i8** %28 to %struct.option*
  %33 = tail call i32 @strncmp(i8* noundef nonnull %27, i8* noundef %25, i64 noundef %11) #4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %62

35:                                               ; preds = %24
  %36 = load i8*, i8** %28, align 8, !tbaa !15
  %37 = tail call i64 @strlen(i8* noundef %36) #4
  %38 = icmp eq i64 %37, %11
  br i1 %38, label %137, label %39

39:                                               ; preds = %35
  %40 = trunc i64 %26 to i32
  %41 = icmp eq %struct.option* %31, null
  br i1 %41, label %62, label %42

42:                                               ; preds = %39
  br i1 %21, label %43, label %61

43:                                               ; preds = %42
  %44 = getelementptr inbounds %struct.option, %struct.option* %31, i64 0, i32 1
  %45 = load i32, i32* %44, align 8, !tbaa !17
  %46 = getelementptr inbounds %struct.option, %struct.option* %3, i64 %26, i32 1
  %47 = load i32, i32* %46, align 8, !tbaa !17
  %48 = icmp eq i32 %45, %47
  br i1 %48, label %49, label %61

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.option, %struct.option* %31, i64 0, i32 2
  %51 = load i32*, i32** %50, align 8, !tbaa !18
  %52 = getelementptr inbounds %struct.option, %struct.option* %3, i64 %26, i32 2
  %53 = load i32*, i32** %52, align 8, !tbaa !18
  %54 = icmp eq i32* %51, %53
  br i1 %54, label %55, label %61

55:                                               ; preds = %49
  %56 = getelementptr inbounds %struct.option, %struct.option* %31, i64 0, i32 3
  %57 = load i32, i32* %56, align 8, !tbaa !19
  %58 = getelementptr inbounds %struct.option, %struct.option* %3, i64 %26, i32 3
  %59 = load i32, i32* %58, align 8, !tbaa !19
  %60 = icmp eq i32 %57, %59
  br i1 %60, label %62, label %61

61:                                               ; preds = %55, %49, %43, %42
  br label %62

62:                                               ; preds = %39, %55, %61, %24
  %63 = phi %struct.option* [ %31, %24 ], [ %31, %61 ], [ %31, %55 ], [ %32, %39 ]
  %64 = phi i32 [ %30, %24 ], [ %30, %61 ], [ %30, %55 ], [ %40, %39 ]
  %65 = phi i32 [ %29, %24 ], [ 1, %61 ], [ %29, %55 ], [ %29, %39 ]
  %66 = add nuw i64 %26, 1
  %67 = getelementptr inbounds %struct.option, %struct.option* %3, i64 %66, i32 0
  %68 = load i8*, i8** %67, align 8, !tbaa !15
  %69 = icmp eq i8* %68, null
  br i1 %69, label %22, label %70, !llvm.loop !20

70:                                               ; preds = %62
  %71 = load i8*, i8** @next, align 8, !tbaa !2
  br label %24

72:                                               ; preds = %22
  %73 = icmp eq i32 %7, 0
  br i1 %73, label %100, label %74

74:                                               ; preds = %72
  %75 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %76 = load i8*, i8** %1, align 8, !tbaa !2
  %77 = load i8*, i8** @next, align 8, !tbaa !2
  %78 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %75, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.6, i64 0, i64 0), i8* noundef %76, i8* noundef %6, i8* noundef %77) #4
  %79 = load i8*, i8** %17, align 8, !tbaa !15
  %80 = icmp eq i8* %79, null
  br i1 %80, label %81, label %84

81:                                               ; preds = %95, %74
  %82 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %83 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %82) #4
  br label %100

84:                                               ; preds = %74, %95
  %85 = phi i64 [ %96, %95 ], [ 0, %74 ]
  %86 = phi i8* [ %98, %95 ], [ %79, %74 ]
  %87 = phi i8** [ %97, %95 ], [ %17, %74 ]
  %88 = load i8*, i8** @next, align 8, !tbaa !2
  %89 = tail call i32 @strncmp(i8* noundef nonnull %86, i8* noundef %88, i64 noundef %11) #4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %84
  %92 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %93 = load i8*, i8** %87, align 8, !tbaa !15
  %94 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %92, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i8* noundef %6, i8* noundef %93) #4
  br label %95

95:                                               ; preds = %84, %91
  %96 = add nuw i64 %85, 1
  %97 = getelementptr inbounds %struct.option, %struct.option* %3, i64 %96, i32 0
  %98 = load i8*, i8** %97, align 8, !tbaa !15
  %99 = icmp eq i8* %98, null
  br i1 %99, label %81, label %84, !llvm.loop !21

100:                                              ; preds = %81, %72
  %101 = load i8*, i8** @next, align 8, !tbaa !2
  %102 = tail call i64 @strlen(i8* noundef %101) #4
  %103 = load i8*, i8** @next, align 8, !tbaa !2
  %104 = getelementptr inbounds i8, i8* %103, i64 %102
  store i8* %104, i8** @next, align 8, !tbaa !2
  %105 = load i32, i32* @optind, align 4, !tbaa !6
  %106 = add nsw i32 %105, 1
  store i32 %106, i32* @optind, align 4, !tbaa !6
  store i32 0, i32* @optopt, align 4, !tbaa !6
  br label %205

107:                                              ; preds = %22
  %108 = icmp eq %struct.option* %63, null
  br i1 %108, label %109, label %140

109:                                              ; preds = %16, %107
  %110 = icmp eq i32 %5, 0
  br i1 %110, label %125, label %111

111:                                              ; preds = %109
  %112 = load i32, i32* @optind, align 4, !tbaa !6
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8*, i8** %1, i64 %113
  %115 = load i8*, i8** %114, align 8, !tbaa !2
  %116 = getelementptr inbounds i8, i8* %115, i64 1
  %117 = load i8, i8* %116, align 1, !tbaa !8
  %118 = icmp eq i8 %117, 45
  br i1 %118, label %125, label %119

119:                                              ; preds = %111
  %120 = load i8*, i8** @next, align 8, !tbaa !2
  %121 = load i8, i8* %120, align 1, !tbaa !8
  %122 = sext i8 %121 to i32
  %123 = tail call i8* @strchr(i8* noundef %2, i32 noundef %122) #4
  %124 = icmp eq i8* %123, null
  br i1 %124, label %125, label %205

125:                                              ; preds = %119, %111, %109
  %126 = icmp eq i32 %7, 0
  br i1 %126, label %134, label %127

127:                                              ; preds = %125
  %128 = load i8*, i8** @next, align 8, !tbaa !2
  %129 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %130 = load i8*, i8** %1, align 8, !tbaa !2
  %131 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %129, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef %130) #4
  %132 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %133 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %132, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.8, i64 0, i64 0), i8* noundef %6, i8* noundef %128) #4
  br label %134

134:                                              ; preds = %127, %125
  store i8* null, i8** @next, align 8, !tbaa !2
  %135 = load i32, i32* @optind, align 4, !tbaa !6
  %136 = add nsw i32 %135, 1
  store i32 %136, i32* @optind, align 4, !tbaa !6
  store i32 0, i32* @optopt, align 4, !tbaa !6
  br label %205

137:                                              ; preds = %35
  %138 = bitcast i8** %28 to %struct.option*
  %139 = trunc i64 %26 to i32
  br label %140

140:                                              ; preds = %137, %107
  %141 = phi %struct.option* [ %63, %107 ], [ %138, %137 ]
  %142 = phi i32 [ %64, %107 ], [ %139, %137 ]
  %143 = load i32, i32* @optind, align 4, !tbaa !6
  %144 = add nsw i32 %143, 1
  store i32 %144, i32* @optind, align 4, !tbaa !6
  %145 = load i8*, i8** @next, align 8, !tbaa !2
  store i8* null, i8** @next, align 8, !tbaa !2
  %146 = getelementptr inbounds i8, i8* %145, i64 %11
  %147 = load i8, i8* %146, align 1, !tbaa !8
  %148 = icmp eq i8 %147, 61
  %149 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 1
  %150 = load i32, i32* %149, align 8, !tbaa !17
  br i1 %148, label %151, label %168

151:                                              ; preds = %140
  %152 = icmp eq i32 %150, 0
  br i1 %152, label %153, label %166

153:                                              ; preds = %151
  %154 = icmp eq i32 %7, 0
  br i1 %154, label %163, label %155

155:                                              ; preds = %153
  %156 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 0
  %157 = load i8*, i8** %156, align 8, !tbaa !15
  %158 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %159 = load i8*, i8** %1, align 8, !tbaa !2
  %160 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %158, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef %159) #4
  %161 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %162 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %161, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.9, i64 0, i64 0), i8* noundef %6, i8* noundef %157) #4
  br label %163

163:                                              ; preds = %155, %153
  %164 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 3
  %165 = load i32, i32* %164, align 8, !tbaa !19
  store i32 %165, i32* @optopt, align 4, !tbaa !6
  br label %205

166:                                              ; preds = %151
  %167 = getelementptr inbounds i8, i8* %146, i64 1
  br label %193

168:                                              ; preds = %140
  %169 = icmp eq i32 %150, 1
  br i1 %169, label %170, label %195

170:                                              ; preds = %168
  %171 = icmp slt i32 %144, %0
  br i1 %171, label %188, label %172

172:                                              ; preds = %170
  %173 = icmp eq i32 %7, 0
  br i1 %173, label %182, label %174

174:                                              ; preds = %172
  %175 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 0
  %176 = load i8*, i8** %175, align 8, !tbaa !15
  %177 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %178 = load i8*, i8** %1, align 8, !tbaa !2
  %179 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %177, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.11, i64 0, i64 0), i8* noundef %178) #4
  %180 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %181 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %180, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.10, i64 0, i64 0), i8* noundef %6, i8* noundef %176) #4
  br label %182

182:                                              ; preds = %174, %172
  %183 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 3
  %184 = load i32, i32* %183, align 8, !tbaa !19
  store i32 %184, i32* @optopt, align 4, !tbaa !6
  %185 = load i8, i8* %2, align 1, !tbaa !8
  %186 = icmp eq i8 %185, 58
  %187 = select i1 %186, i32 58, i32 63
  br label %205

188:                                              ; preds = %170
  %189 = add nsw i32 %143, 2
  store i32 %189, i32* @optind, align 4, !tbaa !6
  %190 = sext i32 %144 to i64
  %191 = getelementptr inbounds i8*, i8** %1, i64 %190
  %192 = load i8*, i8** %191, align 8, !tbaa !2
  br label %193

193:                                              ; preds = %166, %188
  %194 = phi i8* [ %192, %188 ], [ %167, %166 ]
  store i8* %194, i8** @optarg, align 8, !tbaa !2
  br label %195

195:                                              ; preds = %193, %168
  %196 = icmp eq i32* %4, null
  br i1 %196, label %198, label %197

197:                                              ; preds = %195
  store i32 %142, i32* %4, align 4, !tbaa !6
  br label %198

198:                                              ; preds = %197, %195
  %199 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 2
  %200 = load i32*, i32** %199, align 8, !tbaa !18
  %201 = icmp eq i32* %200, null
  %202 = getelementptr inbounds %struct.option, %struct.option* %141, i64 0, i32 3
  %203 = load i32, i32* %202, align 8, !tbaa !19
  br i1 %201, label %205, label %204

204:                                              ; preds = %198
  store i32 %203, i32* %200, align 4, !tbaa !6
  br label %205

205:                                              ; preds = %198, %163, %182, %204, %119, %134, %100
  %206 = phi i32 [ 63, %100 ], [ 63, %134 ], [ -1, %119 ], [ 63, %163 ], [ 0, %204 ], [ %187, %182 ], [ %203, %198 ]
  ret i32 %206
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @getenv(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #2

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin optsize "no-builtins" }
attributes #4 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !4, i64 0}
!8 = !{!4, !4, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = !{!16, !3, i64 0}
!16 = !{!"option", !3, i64 0, !7, i64 8, !3, i64 16, !7, i64 24}
!17 = !{!16, !7, i64 8}
!18 = !{!16, !3, i64 16}
!19 = !{!16, !7, i64 24}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
