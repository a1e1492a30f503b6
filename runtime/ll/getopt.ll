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
  br i1 %7, label %260, label %8

8:                                                ; preds = %6
  store i8* null, i8** @optarg, align 8, !tbaa !2
  %9 = load i1, i1* @started, align 4
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = load i32, i32* @optind, align 4, !tbaa !6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %28

13:                                               ; preds = %8
  store i32 0, i32* @optopt, align 4, !tbaa !6
  %14 = load i32, i32* @optind, align 4, !tbaa !6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %10, %13
  store i32 1, i32* @optind, align 4, !tbaa !6
  br label %17

17:                                               ; preds = %16, %13
  %18 = phi i32 [ 1, %16 ], [ %14, %13 ]
  store i32 %18, i32* @last_operand, align 4, !tbaa !6
  store i32 %18, i32* @first_operand, align 4, !tbaa !6
  store i8* null, i8** @next, align 8, !tbaa !2
  %19 = load i8, i8* %2, align 1, !tbaa !8
  switch i8 %19, label %20 [
    i8 45, label %26
    i8 43, label %24
  ]

20:                                               ; preds = %17
  %21 = tail call i8* @getenv(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.5, i64 0, i64 0)) #4
  %22 = icmp eq i8* %21, null
  %23 = zext i1 %22 to i32
  br label %24

24:                                               ; preds = %20, %17
  %25 = phi i32 [ %23, %20 ], [ 0, %17 ]
  br label %26

26:                                               ; preds = %17, %24
  %27 = phi i32 [ %25, %24 ], [ 2, %17 ]
  store i32 %27, i32* @ordering, align 4, !tbaa !8
  store i1 true, i1* @started, align 4
  br label %28

28:                                               ; preds = %10, %26
  %29 = load i8, i8* %2, align 1, !tbaa !8
  switch i8 %29, label %32 [
    i8 45, label %30
    i8 43, label %30
  ]

30:                                               ; preds = %28, %28
  %31 = getelementptr inbounds i8, i8* %2, i64 1
  br label %32

32:                                               ; preds = %28, %30
  %33 = phi i8* [ %31, %30 ], [ %2, %28 ]
  %34 = load i32, i32* @opterr, align 4, !tbaa !6
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %39, label %36

36:                                               ; preds = %32
  %37 = load i8, i8* %33, align 1, !tbaa !8
  %38 = icmp ne i8 %37, 58
  br label %39

39:                                               ; preds = %36, %32
  %40 = phi i1 [ false, %32 ], [ %38, %36 ]
  %41 = zext i1 %40 to i32
  %42 = load i8*, i8** @next, align 8, !tbaa !2
  %43 = icmp eq i8* %42, null
  br i1 %43, label %47, label %44

44:                                               ; preds = %39
  %45 = load i8, i8* %42, align 1, !tbaa !8
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %47, label %171

47:                                               ; preds = %44, %39
  %48 = load i32, i32* @last_operand, align 4, !tbaa !6
  %49 = load i32, i32* @optind, align 4, !tbaa !6
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %52

51:                                               ; preds = %47
  store i32 %49, i32* @last_operand, align 4, !tbaa !6
  br label %52

52:                                               ; preds = %51, %47
  %53 = phi i32 [ %49, %51 ], [ %48, %47 ]
  %54 = load i32, i32* @first_operand, align 4, !tbaa !6
  %55 = icmp sgt i32 %54, %49
  br i1 %55, label %56, label %57

56:                                               ; preds = %52
  store i32 %49, i32* @first_operand, align 4, !tbaa !6
  br label %57

57:                                               ; preds = %56, %52
  %58 = phi i32 [ %49, %56 ], [ %54, %52 ]
  %59 = load i32, i32* @ordering, align 4, !tbaa !8
  %60 = icmp eq i32 %59, 1
  br i1 %60, label %61, label %94

61:                                               ; preds = %57
  %62 = icmp eq i32 %58, %53
  %63 = icmp eq i32 %53, %49
  %64 = select i1 %62, i1 true, i1 %63
  br i1 %64, label %67, label %65

65:                                               ; preds = %61
  tail call fastcc void @exchange(i8** noundef %1) #3
  %66 = load i32, i32* @optind, align 4, !tbaa !6
  br label %69

67:                                               ; preds = %61
  br i1 %63, label %69, label %68

68:                                               ; preds = %67
  store i32 %49, i32* @first_operand, align 4, !tbaa !6
  br label %69

69:                                               ; preds = %67, %68, %65
  %70 = phi i32 [ %49, %67 ], [ %49, %68 ], [ %66, %65 ]
  %71 = icmp slt i32 %70, %0
  br i1 %71, label %72, label %91

72:                                               ; preds = %69
  %73 = sext i32 %70 to i64
  br label %74

74:                                               ; preds = %72, %85
  %75 = phi i32 [ %70, %72 ], [ %87, %85 ]
  %76 = phi i64 [ %73, %72 ], [ %86, %85 ]
  %77 = getelementptr inbounds i8*, i8** %1, i64 %76
  %78 = load i8*, i8** %77, align 8, !tbaa !2
  %79 = load i8, i8* %78, align 1, !tbaa !8
  %80 = icmp eq i8 %79, 45
  br i1 %80, label %81, label %85

81:                                               ; preds = %74
  %82 = getelementptr inbounds i8, i8* %78, i64 1
  %83 = load i8, i8* %82, align 1, !tbaa !8
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %74, %81
  %86 = add nsw i64 %76, 1
  %87 = trunc i64 %86 to i32
  store i32 %87, i32* @optind, align 4, !tbaa !6
  %88 = icmp eq i32 %87, %0
  br i1 %88, label %91, label %74, !llvm.loop !9

89:                                               ; preds = %81
  %90 = trunc i64 %76 to i32
  br label %91

91:                                               ; preds = %85, %89, %69
  %92 = phi i32 [ %70, %69 ], [ %75, %89 ], [ %0, %85 ]
  %93 = phi i32 [ %70, %69 ], [ %90, %89 ], [ %0, %85 ]
  store i32 %93, i32* @last_operand, align 4, !tbaa !6
  br label %94

94:                                               ; preds = %91, %57
  %95 = phi i32 [ %92, %91 ], [ %49, %57 ]
  %96 = icmp eq i32 %95, %0
  br i1 %96, label %117, label %97

97:                                               ; preds = %94
  %98 = sext i32 %95 to i64
  %99 = getelementptr inbounds i8*, i8** %1, i64 %98
  %100 = load i8*, i8** %99, align 8, !tbaa !2
  %101 = tail call i32 @strcmp(i8* noundef %100, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #4
  %102 = icmp eq i32 %101, 0
  %103 = load i32, i32* @optind, align 4, !tbaa !6
  br i1 %102, label %104, label %115

104:                                              ; preds = %97
  %105 = add nsw i32 %103, 1
  store i32 %105, i32* @optind, align 4, !tbaa !6
  %106 = load i32, i32* @first_operand, align 4, !tbaa !6
  %107 = load i32, i32* @last_operand, align 4, !tbaa !6
  %108 = icmp eq i32 %106, %107
  %109 = icmp eq i32 %107, %105
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %112, label %111

111:                                              ; preds = %104
  tail call fastcc void @exchange(i8** noundef nonnull %1) #3
  br label %114

112:                                              ; preds = %104
  br i1 %108, label %113, label %114

113:                                              ; preds = %112
  store i32 %105, i32* @first_operand, align 4, !tbaa !6
  br label %114

114:                                              ; preds = %112, %113, %111
  store i32 %0, i32* @last_operand, align 4, !tbaa !6
  store i32 %0, i32* @optind, align 4, !tbaa !6
  br label %117

115:                                              ; preds = %97
  %116 = icmp eq i32 %103, %0
  br i1 %116, label %117, label %122

117:                                              ; preds = %94, %114, %115
  %118 = load i32, i32* @first_operand, align 4, !tbaa !6
  %119 = load i32, i32* @last_operand, align 4, !tbaa !6
  %120 = icmp eq i32 %118, %119
  br i1 %120, label %260, label %121

121:                                              ; preds = %117
  store i32 %118, i32* @optind, align 4, !tbaa !6
  br label %260

122:                                              ; preds = %115
  %123 = sext i32 %103 to i64
  %124 = getelementptr inbounds i8*, i8** %1, i64 %123
  %125 = load i8*, i8** %124, align 8, !tbaa !2
  %126 = load i8, i8* %125, align 1, !tbaa !8
  %127 = icmp eq i8 %126, 45
  br i1 %127, label %128, label %132

128:                                              ; preds = %122
  %129 = getelementptr inbounds i8, i8* %125, i64 1
  %130 = load i8, i8* %129, align 1, !tbaa !8
  %131 = icmp eq i8 %130, 0
  br i1 %131, label %132, label %137

132:                                              ; preds = %122, %128
  %133 = load i32, i32* @ordering, align 4, !tbaa !8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %260, label %135

135:                                              ; preds = %132
  %136 = add nsw i32 %103, 1
  store i32 %136, i32* @optind, align 4, !tbaa !6
  store i8* %125, i8** @optarg, align 8, !tbaa !2
  br label %260

137:                                              ; preds = %128
  %138 = icmp eq %struct.option* %3, null
  br i1 %138, label %164, label %139

139:                                              ; preds = %137
  %140 = sext i8 %130 to i32
  %141 = icmp eq i8 %130, 45
  br i1 %141, label %142, label %145

142:                                              ; preds = %139
  %143 = getelementptr inbounds i8, i8* %125, i64 2
  store i8* %143, i8** @next, align 8, !tbaa !2
  %144 = tail call fastcc i32 @long_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %33, %struct.option* noundef nonnull %3, i32* noundef %4, i32 noundef %5, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0), i32 noundef %41) #3
  br label %260

145:                                              ; preds = %139
  %146 = icmp eq i32 %5, 0
  br i1 %146, label %164, label %147

147:                                              ; preds = %145
  %148 = getelementptr inbounds i8, i8* %125, i64 2
  %149 = load i8, i8* %148, align 1, !tbaa !8
  %150 = icmp eq i8 %149, 0
  br i1 %150, label %151, label %159

151:                                              ; preds = %147
  %152 = tail call i8* @strchr(i8* noundef nonnull %33, i32 noundef %140) #4
  %153 = icmp eq i8* %152, null
  br i1 %153, label %154, label %164

154:                                              ; preds = %151
  %155 = load i32, i32* @optind, align 4, !tbaa !6
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i8*, i8** %1, i64 %156
  %158 = load i8*, i8** %157, align 8, !tbaa !2
  br label %159

159:                                              ; preds = %154, %147
  %160 = phi i8* [ %158, %154 ], [ %125, %147 ]
  %161 = getelementptr inbounds i8, i8* %160, i64 1
  store i8* %161, i8** @next, align 8, !tbaa !2
  %162 = tail call fastcc i32 @long_option(i32 noundef %0, i8** noundef nonnull %1, i8* noundef nonnull %33, %struct.option* noundef nonnull %3, i32* noundef %4, i32 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.1, i64 0, i64 0), i32 noundef %41) #3
  %163 = icmp eq i32 %162, -1
  br i1 %163, label %164, label %260

164:                                              ; preds = %145, %151, %159, %137
  %165 = load i32, i32* @optind, align 4, !tbaa !6
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8*, i8** %1, i64 %166
  %168 = load i8*, i8** %167, align 8, !tbaa !2
  %169 = getelementptr inbounds i8, i8* %168, i64 1
  %170 = load i8, i8* %169, align 1, !tbaa !8
  br label %171

171:                                              ; preds = %164, %44
  %172 = phi i8 [ %170, %164 ], [ %45, %44 ]
  %173 = phi i8* [ %169, %164 ], [ %42, %44 ]
  %174 = getelementptr inbounds i8, i8* %173, i64 1
  store i8* %174, i8** @next, align 8, !tbaa !2
  %175 = sext i8 %172 to i32
  %176 = tail call i8* @strchr(i8* noundef nonnull %33, i32 noundef %175) #4
  %177 = load i8*, i8** @next, align 8, !tbaa !2
  %178 = load i8, i8* %177, align 1, !tbaa !8
  %179 = icmp eq i8 %178, 0
  br i1 %179, label %180, label %183

180:                                              ; preds = %171
  %181 = load i32, i32* @optind, align 4, !tbaa !6
  %182 = add nsw i32 %181, 1
  store i32 %182, i32* @optind, align 4, !tbaa !6
  br label %183

183:                                              ; preds = %180, %171
  %184 = icmp eq i8* %176, null
  %185 = icmp eq i8 %172, 58
  %186 = select i1 %184, i1 true, i1 %185
  %187 = icmp eq i8 %172, 59
  %188 = select i1 %186, i1 true, i1 %187
  br i1 %188, label %189, label %195

189:                                              ; preds = %183
  br i1 %40, label %190, label %194

190:                                              ; preds = %189
  %191 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %192 = load i8*, i8** %1, align 8, !tbaa !2
  %193 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %191, i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.2, i64 0, i64 0), i8* noundef %192, i32 noundef %175) #4
  br label %194

194:                                              ; preds = %190, %189
  store i32 %175, i32* @optopt, align 4, !tbaa !6
  br label %260

195:                                              ; preds = %183
  %196 = load i8, i8* %176, align 1, !tbaa !8
  %197 = icmp eq i8 %196, 87
  %198 = getelementptr inbounds i8, i8* %176, i64 1
  %199 = load i8, i8* %198, align 1, !tbaa !8
  br i1 %197, label %200, label %226

200:                                              ; preds = %195
  %201 = icmp eq i8 %199, 59
  %202 = icmp ne %struct.option* %3, null
  %203 = and i1 %202, %201
  br i1 %203, label %204, label %226

204:                                              ; preds = %200
  %205 = load i8, i8* %177, align 1, !tbaa !8
  %206 = icmp eq i8 %205, 0
  br i1 %206, label %207, label %223

207:                                              ; preds = %204
  %208 = load i32, i32* @optind, align 4, !tbaa !6
  %209 = icmp eq i32 %208, %0
  br i1 %209, label %210, label %219

210:                                              ; preds = %207
  br i1 %40, label %211, label %215

211:                                              ; preds = %210
  %212 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %213 = load i8*, i8** %1, align 8, !tbaa !2
  %214 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %212, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.3, i64 0, i64 0), i8* noundef %213, i32 noundef %175) #4
  br label %215

215:                                              ; preds = %211, %210
  store i32 %175, i32* @optopt, align 4, !tbaa !6
  %216 = load i8, i8* %33, align 1, !tbaa !8
  %217 = icmp eq i8 %216, 58
  %218 = select i1 %217, i32 58, i32 63
  br label %260

219:                                              ; preds = %207
  %220 = sext i32 %208 to i64
  %221 = getelementptr inbounds i8*, i8** %1, i64 %220
  %222 = load i8*, i8** %221, align 8, !tbaa !2
  br label %223

223:                                              ; preds = %204, %219
  %224 = phi i8* [ %222, %219 ], [ %177, %204 ]
  store i8* %224, i8** @next, align 8, !tbaa !2
  store i8* null, i8** @optarg, align 8, !tbaa !2
  %225 = tail call fastcc i32 @long_option(i32 noundef %0, i8** noundef %1, i8* noundef nonnull %33, %struct.option* noundef nonnull %3, i32* noundef %4, i32 noundef 0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i32 noundef %41) #3
  br label %260

226:                                              ; preds = %195, %200
  %227 = icmp eq i8 %199, 58
  br i1 %227, label %228, label %257

228:                                              ; preds = %226
  %229 = load i8, i8* %177, align 1, !tbaa !8
  %230 = icmp eq i8 %229, 0
  br i1 %230, label %234, label %231

231:                                              ; preds = %228
  store i8* %177, i8** @optarg, align 8, !tbaa !2
  %232 = load i32, i32* @optind, align 4, !tbaa !6
  %233 = add nsw i32 %232, 1
  store i32 %233, i32* @optind, align 4, !tbaa !6
  br label %255

234:                                              ; preds = %228
  %235 = getelementptr inbounds i8, i8* %176, i64 2
  %236 = load i8, i8* %235, align 1, !tbaa !8
  %237 = icmp eq i8 %236, 58
  br i1 %237, label %255, label %238

238:                                              ; preds = %234
  %239 = load i32, i32* @optind, align 4, !tbaa !6
  %240 = icmp eq i32 %239, %0
  br i1 %240, label %241, label %250

241:                                              ; preds = %238
  br i1 %40, label %242, label %246

242:                                              ; preds = %241
  %243 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %244 = load i8*, i8** %1, align 8, !tbaa !2
  %245 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %243, i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.3, i64 0, i64 0), i8* noundef %244, i32 noundef %175) #4
  br label %246

246:                                              ; preds = %242, %241
  store i32 %175, i32* @optopt, align 4, !tbaa !6
  %247 = load i8, i8* %33, align 1, !tbaa !8
  %248 = icmp eq i8 %247, 58
  %249 = select i1 %248, i8 58, i8 63
  br label %255

250:                                              ; preds = %238
  %251 = add nsw i32 %239, 1
  store i32 %251, i32* @optind, align 4, !tbaa !6
  %252 = sext i32 %239 to i64
  %253 = getelementptr inbounds i8*, i8** %1, i64 %252
  %254 = load i8*, i8** %253, align 8, !tbaa !2
  store i8* %254, i8** @optarg, align 8, !tbaa !2
  br label %255

255:                                              ; preds = %234, %250, %246, %231
  %256 = phi i8 [ %172, %231 ], [ %249, %246 ], [ %172, %250 ], [ %172, %234 ]
  store i8* null, i8** @next, align 8, !tbaa !2
  br label %257

257:                                              ; preds = %255, %226
  %258 = phi i8 [ %256, %255 ], [ %172, %226 ]
  %259 = zext i8 %258 to i32
  br label %260

260:                                              ; preds = %135, %142, %159, %121, %117, %132, %257, %223, %215, %194, %6
  %261 = phi i32 [ -1, %6 ], [ 1, %135 ], [ %144, %142 ], [ %162, %159 ], [ -1, %121 ], [ -1, %117 ], [ -1, %132 ], [ 63, %194 ], [ %225, %223 ], [ %218, %215 ], [ %259, %257 ]
  ret i32 %261
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
