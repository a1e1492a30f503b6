; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/undefined_1.c
; ModuleID = 'tests/soundness/undefined_1.c'
source_filename = "tests/soundness/undefined_1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [23 x i8] c"!(x2 == 6u && x2 < g1)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"tests/soundness/undefined_1.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [74 x i8] c"!((x2 >> (table[v1 & 7] & 3)) >= 5u && (table[v1 & 7] <= 9u || v2 <= 8u))\00", align 1
@head = dso_local global %struct.node* null, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x i32], align 16
  %9 = alloca i32*, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32*, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %18 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %19 = zext i8 %18 to i32, !dbg !14
  %20 = and i32 %19, 7, !dbg !15
  store i32 %20, i32* %2, align 4, !dbg !16
  %21 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %22 = zext i8 %21 to i32, !dbg !17
  %23 = and i32 %22, 7, !dbg !18
  store i32 %23, i32* %3, align 4, !dbg !19
  %24 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %25 = zext i8 %24 to i32, !dbg !20
  %26 = and i32 %25, 7, !dbg !21
  store i32 %26, i32* %4, align 4, !dbg !22
  store i32 1, i32* %6, align 4, !dbg !23
  %27 = bitcast [8 x i32]* %8 to i8*, !dbg !24
  call void @llvm.memset.p0i8.i64(i8* align 16 %27, i8 0, i64 32, i1 false), !dbg !24
  %28 = load i32, i32* %4, align 4, !dbg !25
  %29 = icmp ugt i32 %28, 9, !dbg !26
  br i1 %29, label %30, label %33, !dbg !25

30:                                               ; preds = %0
  %31 = load i32, i32* %2, align 4, !dbg !27
  %32 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 4, !dbg !28
  store i32 %31, i32* %32, align 16, !dbg !29
  store i32 %31, i32* %7, align 4, !dbg !30
  store i32 %31, i32* %5, align 4, !dbg !31
  br label %33, !dbg !32

33:                                               ; preds = %30, %0
  %34 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !33
  %35 = bitcast i8* %34 to i32*, !dbg !33
  store i32* %35, i32** %9, align 8, !dbg !34
  store i32 0, i32* %10, align 4, !dbg !35
  %36 = load i32, i32* %6, align 4, !dbg !36
  %37 = and i32 %36, 7, !dbg !37
  %38 = zext i32 %37 to i64, !dbg !38
  %39 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %38, !dbg !38
  %40 = load i32, i32* %39, align 4, !dbg !38
  %41 = load i32, i32* %6, align 4, !dbg !39
  %42 = and i32 %41, 7, !dbg !40
  %43 = zext i32 %42 to i64, !dbg !41
  %44 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %43, !dbg !41
  %45 = load i32, i32* %44, align 4, !dbg !41
  %46 = xor i32 %40, %45, !dbg !42
  %47 = and i32 %46, 3, !dbg !43
  store i32 %47, i32* %11, align 4, !dbg !44
  br label %48, !dbg !45

48:                                               ; preds = %90, %33
  %49 = load i32, i32* %10, align 4, !dbg !46
  %50 = load i32, i32* %11, align 4, !dbg !47
  %51 = icmp ult i32 %49, %50, !dbg !48
  br i1 %51, label %52, label %93, !dbg !49

52:                                               ; preds = %48
  %53 = load i32, i32* %2, align 4, !dbg !50
  %54 = load i32, i32* @g0, align 4, !dbg !51
  %55 = and i32 %54, 7, !dbg !52
  %56 = zext i32 %55 to i64, !dbg !53
  %57 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %56, !dbg !53
  %58 = load i32, i32* %57, align 4, !dbg !53
  %59 = add i32 11, %58, !dbg !54
  %60 = call i32 @f0(i32 noundef %53, i32 noundef %59), !dbg !55
  store i32 %60, i32* %5, align 4, !dbg !56
  store i32 0, i32* %12, align 4, !dbg !57
  br label %61, !dbg !58

61:                                               ; preds = %76, %52
  %62 = load i32, i32* %12, align 4, !dbg !59
  %63 = zext i32 %62 to i64, !dbg !60
  %64 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %63, !dbg !60
  %65 = load i32, i32* %64, align 4, !dbg !60
  %66 = load i32, i32* %4, align 4, !dbg !61
  %67 = icmp ne i32 %66, 0, !dbg !62
  br i1 %67, label %68, label %70, !dbg !61

68:                                               ; preds = %61
  %69 = load i32, i32* %2, align 4, !dbg !63
  br label %72, !dbg !61

70:                                               ; preds = %61
  %71 = load i32, i32* %7, align 4, !dbg !64
  br label %72, !dbg !61

72:                                               ; preds = %70, %68
  %73 = phi i32 [ %69, %68 ], [ %71, %70 ], !dbg !61
  %74 = and i32 %73, 15, !dbg !65
  %75 = icmp ne i32 %65, %74, !dbg !66
  br i1 %75, label %76, label %79, !dbg !58

76:                                               ; preds = %72
  %77 = load i32, i32* %12, align 4, !dbg !67
  %78 = add i32 %77, 1, !dbg !67
  store i32 %78, i32* %12, align 4, !dbg !67
  br label %61, !dbg !58, !llvm.loop !68

79:                                               ; preds = %72
  %80 = load i32, i32* %12, align 4, !dbg !70
  store i32 %80, i32* %6, align 4, !dbg !71
  %81 = load i32, i32* @g0, align 4, !dbg !72
  %82 = call i32 @f0(i32 noundef %81, i32 noundef 5), !dbg !73
  store i32 %82, i32* %5, align 4, !dbg !74
  %83 = load i32, i32* %5, align 4, !dbg !75
  %84 = icmp ugt i32 %83, 9, !dbg !76
  br i1 %84, label %85, label %86, !dbg !75

85:                                               ; preds = %79
  br label %90, !dbg !77

86:                                               ; preds = %79
  %87 = load i32, i32* %10, align 4, !dbg !78
  %88 = load i32, i32* @g0, align 4, !dbg !79
  %89 = add i32 %88, %87, !dbg !79
  store i32 %89, i32* @g0, align 4, !dbg !79
  br label %90, !dbg !80

90:                                               ; preds = %86, %85
  %91 = load i32, i32* %10, align 4, !dbg !81
  %92 = add i32 %91, 1, !dbg !81
  store i32 %92, i32* %10, align 4, !dbg !81
  br label %48, !dbg !49, !llvm.loop !82

93:                                               ; preds = %48
  %94 = load i32, i32* %4, align 4, !dbg !83
  %95 = load i32, i32* @g1, align 4, !dbg !84
  %96 = add i32 %95, %94, !dbg !84
  store i32 %96, i32* @g1, align 4, !dbg !84
  %97 = load i32, i32* %2, align 4, !dbg !85
  %98 = load i32, i32* %5, align 4, !dbg !86
  %99 = sub i32 %98, %97, !dbg !86
  store i32 %99, i32* %5, align 4, !dbg !86
  %100 = load i32, i32* %4, align 4, !dbg !87
  %101 = load i32, i32* %3, align 4, !dbg !88
  %102 = xor i32 %100, %101, !dbg !89
  %103 = icmp ugt i32 %102, 6, !dbg !90
  br i1 %103, label %104, label %105, !dbg !91

104:                                              ; preds = %93
  br label %106, !dbg !91

105:                                              ; preds = %93
  br label %106, !dbg !91

106:                                              ; preds = %105, %104
  %107 = phi i32* [ @g1, %104 ], [ %6, %105 ], !dbg !91
  store i32* %107, i32** %13, align 8, !dbg !92
  %108 = load i32, i32* %4, align 4, !dbg !93
  %109 = load i32*, i32** %13, align 8, !dbg !94
  %110 = load i32, i32* %109, align 4, !dbg !95
  %111 = add i32 %110, %108, !dbg !95
  store i32 %111, i32* %109, align 4, !dbg !95
  %112 = load i32, i32* %3, align 4, !dbg !96
  %113 = load i32, i32* %4, align 4, !dbg !97
  %114 = add i32 %112, %113, !dbg !98
  %115 = load i32, i32* %2, align 4, !dbg !99
  %116 = and i32 %114, %115, !dbg !100
  %117 = icmp eq i32 %116, 6, !dbg !101
  br i1 %117, label %118, label %137, !dbg !102

118:                                              ; preds = %106
  %119 = load i32, i32* %7, align 4, !dbg !103
  %120 = load i32, i32* %4, align 4, !dbg !104
  %121 = mul i32 %119, %120, !dbg !105
  %122 = load i32, i32* %2, align 4, !dbg !106
  %123 = load i32, i32* %4, align 4, !dbg !107
  %124 = add i32 %122, %123, !dbg !108
  %125 = call i32 @f0(i32 noundef %121, i32 noundef %124), !dbg !109
  store i32 %125, i32* @g0, align 4, !dbg !110
  %126 = load i32, i32* %4, align 4, !dbg !111
  %127 = load i32, i32* %4, align 4, !dbg !112
  %128 = sub i32 2, %127, !dbg !113
  %129 = call i32 @f0(i32 noundef %126, i32 noundef %128), !dbg !114
  store i32 %129, i32* %7, align 4, !dbg !115
  %130 = load i32, i32* %6, align 4, !dbg !116
  %131 = and i32 %130, 7, !dbg !117
  %132 = zext i32 %131 to i64, !dbg !118
  %133 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %132, !dbg !118
  %134 = load i32, i32* %133, align 4, !dbg !118
  %135 = load i32, i32* %3, align 4, !dbg !119
  %136 = xor i32 %134, %135, !dbg !120
  store i32 %136, i32* %6, align 4, !dbg !121
  br label %137, !dbg !122

137:                                              ; preds = %118, %106
  %138 = load i32, i32* %2, align 4, !dbg !123
  %139 = add i32 %138, 1, !dbg !124
  %140 = load i32, i32* @g0, align 4, !dbg !125
  %141 = and i32 %140, 63, !dbg !126
  %142 = shl i32 %139, %141, !dbg !127
  store i32 %142, i32* @g0, align 4, !dbg !128
  %143 = load i32, i32* %4, align 4, !dbg !129
  %144 = load i32, i32* %3, align 4, !dbg !130
  %145 = add i32 %143, %144, !dbg !131
  %146 = load i32, i32* %4, align 4, !dbg !132
  %147 = load i32, i32* %5, align 4, !dbg !133
  %148 = add i32 %146, %147, !dbg !134
  %149 = and i32 %148, 7, !dbg !135
  %150 = zext i32 %149 to i64, !dbg !136
  %151 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %150, !dbg !136
  store i32 %145, i32* %151, align 4, !dbg !137
  store i32 0, i32* %14, align 4, !dbg !138
  %152 = load i32, i32* %2, align 4, !dbg !139
  %153 = and i32 %152, 3, !dbg !140
  store i32 %153, i32* %15, align 4, !dbg !141
  br label %154, !dbg !142

154:                                              ; preds = %196, %137
  %155 = load i32, i32* %14, align 4, !dbg !143
  %156 = load i32, i32* %15, align 4, !dbg !144
  %157 = icmp ult i32 %155, %156, !dbg !145
  br i1 %157, label %158, label %199, !dbg !146

158:                                              ; preds = %154
  store i32 0, i32* %16, align 4, !dbg !147
  br label %159, !dbg !148

159:                                              ; preds = %172, %158
  %160 = load i32, i32* %16, align 4, !dbg !149
  %161 = icmp ult i32 %160, 3, !dbg !150
  br i1 %161, label %162, label %175, !dbg !151

162:                                              ; preds = %159
  %163 = load i32, i32* %2, align 4, !dbg !152
  %164 = load i32, i32* %16, align 4, !dbg !153
  %165 = lshr i32 %163, %164, !dbg !154
  %166 = and i32 %165, 1, !dbg !155
  %167 = icmp ne i32 %166, 0, !dbg !155
  br i1 %167, label %168, label %171, !dbg !152

168:                                              ; preds = %162
  %169 = load i32, i32* %6, align 4, !dbg !156
  %170 = add i32 %169, 1, !dbg !156
  store i32 %170, i32* %6, align 4, !dbg !156
  br label %171, !dbg !157

171:                                              ; preds = %168, %162
  br label %172, !dbg !158

172:                                              ; preds = %171
  %173 = load i32, i32* %16, align 4, !dbg !159
  %174 = add i32 %173, 1, !dbg !159
  store i32 %174, i32* %16, align 4, !dbg !159
  br label %159, !dbg !151, !llvm.loop !160

175:                                              ; preds = %159
  %176 = load i32, i32* %6, align 4, !dbg !161
  %177 = load i32, i32* %4, align 4, !dbg !162
  %178 = icmp ugt i32 %176, %177, !dbg !163
  %179 = zext i1 %178 to i64, !dbg !161
  %180 = select i1 %178, i32* @g1, i32* @g0, !dbg !161
  store i32* %180, i32** %17, align 8, !dbg !164
  %181 = load i32, i32* @g0, align 4, !dbg !165
  %182 = icmp ugt i32 %181, 9, !dbg !166
  br i1 %182, label %183, label %188, !dbg !165

183:                                              ; preds = %175
  %184 = load i32, i32* %2, align 4, !dbg !167
  %185 = and i32 %184, 7, !dbg !168
  %186 = zext i32 %185 to i64, !dbg !169
  %187 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %186, !dbg !169
  store i32* %187, i32** %17, align 8, !dbg !170
  br label %188, !dbg !171

188:                                              ; preds = %183, %175
  %189 = load i32, i32* %4, align 4, !dbg !172
  %190 = load i32*, i32** %17, align 8, !dbg !173
  %191 = load i32, i32* %190, align 4, !dbg !174
  %192 = add i32 %191, %189, !dbg !174
  store i32 %192, i32* %190, align 4, !dbg !174
  %193 = load i32, i32* %14, align 4, !dbg !175
  %194 = load i32, i32* %5, align 4, !dbg !176
  %195 = add i32 %194, %193, !dbg !176
  store i32 %195, i32* %5, align 4, !dbg !176
  br label %196, !dbg !177

196:                                              ; preds = %188
  %197 = load i32, i32* %14, align 4, !dbg !178
  %198 = add i32 %197, 1, !dbg !178
  store i32 %198, i32* %14, align 4, !dbg !178
  br label %154, !dbg !146, !llvm.loop !179

199:                                              ; preds = %154
  %200 = load i32, i32* @g0, align 4, !dbg !180
  %201 = load i32, i32* %4, align 4, !dbg !181
  %202 = and i32 %201, 3, !dbg !182
  %203 = lshr i32 %200, %202, !dbg !183
  %204 = icmp ugt i32 %203, 7, !dbg !184
  br i1 %204, label %205, label %242, !dbg !185

205:                                              ; preds = %199
  %206 = load i32, i32* %4, align 4, !dbg !186
  %207 = icmp eq i32 %206, 6, !dbg !186
  br i1 %207, label %208, label %212, !dbg !186

208:                                              ; preds = %205
  %209 = load i32, i32* %4, align 4, !dbg !186
  %210 = load i32, i32* @g1, align 4, !dbg !186
  %211 = icmp ult i32 %209, %210, !dbg !186
  br i1 %211, label %213, label %212, !dbg !186

212:                                              ; preds = %208, %205
  br label %214, !dbg !186

213:                                              ; preds = %208
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 61, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !186
  unreachable, !dbg !186

214:                                              ; preds = %212
  %215 = load i32*, i32** %9, align 8, !dbg !187
  %216 = load i32, i32* %5, align 4, !dbg !188
  %217 = and i32 %216, 7, !dbg !189
  %218 = zext i32 %217 to i64, !dbg !190
  %219 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %218, !dbg !190
  %220 = load i32, i32* %219, align 4, !dbg !190
  %221 = load i32, i32* %6, align 4, !dbg !191
  %222 = and i32 %221, 3, !dbg !192
  %223 = lshr i32 %220, %222, !dbg !193
  %224 = and i32 %223, 3, !dbg !194
  %225 = zext i32 %224 to i64, !dbg !187
  %226 = getelementptr inbounds i32, i32* %215, i64 %225, !dbg !187
  %227 = load i32, i32* %226, align 4, !dbg !187
  %228 = load i32, i32* %5, align 4, !dbg !195
  %229 = add i32 %228, %227, !dbg !195
  store i32 %229, i32* %5, align 4, !dbg !195
  %230 = load i32, i32* %7, align 4, !dbg !196
  %231 = load i32, i32* %4, align 4, !dbg !197
  %232 = lshr i32 %231, 3, !dbg !198
  %233 = xor i32 %230, %232, !dbg !199
  %234 = icmp eq i32 %233, 5, !dbg !200
  br i1 %234, label %235, label %236, !dbg !201

235:                                              ; preds = %214
  call void @abort() #6, !dbg !202
  unreachable, !dbg !202

236:                                              ; preds = %214
  %237 = load i32, i32* %2, align 4, !dbg !203
  %238 = add i32 %237, 1, !dbg !204
  %239 = load i32, i32* %5, align 4, !dbg !205
  %240 = and i32 %239, 63, !dbg !206
  %241 = shl i32 %238, %240, !dbg !207
  store i32 %241, i32* %5, align 4, !dbg !208
  br label %242, !dbg !209

242:                                              ; preds = %236, %199
  %243 = load i32, i32* @g0, align 4, !dbg !210
  %244 = load i32, i32* %2, align 4, !dbg !211
  %245 = xor i32 %243, %244, !dbg !212
  %246 = load i32, i32* %6, align 4, !dbg !213
  %247 = and i32 %246, 3, !dbg !214
  %248 = lshr i32 %245, %247, !dbg !215
  %249 = add nsw i32 1, %248, !dbg !216
  store i32 %249, i32* %5, align 4, !dbg !217
  %250 = load i32, i32* %4, align 4, !dbg !218
  %251 = load i32, i32* %6, align 4, !dbg !218
  %252 = and i32 %251, 7, !dbg !218
  %253 = zext i32 %252 to i64, !dbg !218
  %254 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %253, !dbg !218
  %255 = load i32, i32* %254, align 4, !dbg !218
  %256 = and i32 %255, 3, !dbg !218
  %257 = lshr i32 %250, %256, !dbg !218
  %258 = icmp uge i32 %257, 5, !dbg !218
  br i1 %258, label %259, label %269, !dbg !218

259:                                              ; preds = %242
  %260 = load i32, i32* %6, align 4, !dbg !218
  %261 = and i32 %260, 7, !dbg !218
  %262 = zext i32 %261 to i64, !dbg !218
  %263 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %262, !dbg !218
  %264 = load i32, i32* %263, align 4, !dbg !218
  %265 = icmp ule i32 %264, 9, !dbg !218
  br i1 %265, label %270, label %266, !dbg !218

266:                                              ; preds = %259
  %267 = load i32, i32* %7, align 4, !dbg !218
  %268 = icmp ule i32 %267, 8, !dbg !218
  br i1 %268, label %270, label %269, !dbg !218

269:                                              ; preds = %266, %242
  br label %271, !dbg !218

270:                                              ; preds = %266, %259
  call void @__assert_fail(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 68, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !218
  unreachable, !dbg !218

271:                                              ; preds = %269
  ret i32 0, !dbg !219
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f0(i32 noundef %0, i32 noundef %1) #0 !dbg !220 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  %10 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %11 = load i32, i32* %3, align 4, !dbg !221
  %12 = load i32, i32* %4, align 4, !dbg !222
  %13 = add i32 %11, %12, !dbg !223
  store i32 %13, i32* %5, align 4, !dbg !224
  %14 = load i32, i32* %4, align 4, !dbg !225
  store i32 %14, i32* %6, align 4, !dbg !226
  store i32 1, i32* %7, align 4, !dbg !227
  %15 = bitcast [8 x i32]* %9 to i8*, !dbg !228
  call void @llvm.memset.p0i8.i64(i8* align 16 %15, i8 0, i64 32, i1 false), !dbg !228
  %16 = load i32, i32* %3, align 4, !dbg !229
  %17 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 0, !dbg !230
  store i32 %16, i32* %17, align 16, !dbg !231
  store i32 %16, i32* %8, align 4, !dbg !232
  store i32 %16, i32* %6, align 4, !dbg !233
  %18 = load i32, i32* %7, align 4, !dbg !234
  %19 = load i32, i32* %5, align 4, !dbg !235
  %20 = add i32 %18, %19, !dbg !236
  %21 = and i32 %20, 7, !dbg !237
  %22 = zext i32 %21 to i64, !dbg !238
  %23 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 %22, !dbg !238
  %24 = load i32, i32* %23, align 4, !dbg !238
  store i32 %24, i32* @g0, align 4, !dbg !239
  store i32 0, i32* %10, align 4, !dbg !240
  br label %25, !dbg !241

25:                                               ; preds = %38, %2
  %26 = load i32, i32* %10, align 4, !dbg !242
  %27 = icmp ult i32 %26, 3, !dbg !243
  br i1 %27, label %28, label %41, !dbg !244

28:                                               ; preds = %25
  %29 = load i32, i32* %3, align 4, !dbg !245
  %30 = load i32, i32* %10, align 4, !dbg !246
  %31 = lshr i32 %29, %30, !dbg !247
  %32 = and i32 %31, 1, !dbg !248
  %33 = icmp ne i32 %32, 0, !dbg !248
  br i1 %33, label %34, label %37, !dbg !245

34:                                               ; preds = %28
  %35 = load i32, i32* @g1, align 4, !dbg !249
  %36 = add i32 %35, 1, !dbg !249
  store i32 %36, i32* @g1, align 4, !dbg !249
  br label %37, !dbg !250

37:                                               ; preds = %34, %28
  br label %38, !dbg !251

38:                                               ; preds = %37
  %39 = load i32, i32* %10, align 4, !dbg !252
  %40 = add i32 %39, 1, !dbg !252
  store i32 %40, i32* %10, align 4, !dbg !252
  br label %25, !dbg !244, !llvm.loop !253

41:                                               ; preds = %25
  ret i32 4, !dbg !254
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noreturn nounwind
declare void @abort() #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/undefined_1.c", directory: ".", checksumkind: CSK_MD5, checksum: "749dc415adf7357d2b7f1a63291652f1")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !11, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 21, column: 3, scope: !10)
!14 = !DILocation(line: 22, column: 17, scope: !10)
!15 = !DILocation(line: 22, column: 23, scope: !10)
!16 = !DILocation(line: 22, column: 12, scope: !10)
!17 = !DILocation(line: 22, column: 33, scope: !10)
!18 = !DILocation(line: 22, column: 39, scope: !10)
!19 = !DILocation(line: 22, column: 28, scope: !10)
!20 = !DILocation(line: 22, column: 49, scope: !10)
!21 = !DILocation(line: 22, column: 55, scope: !10)
!22 = !DILocation(line: 22, column: 44, scope: !10)
!23 = !DILocation(line: 23, column: 16, scope: !10)
!24 = !DILocation(line: 23, column: 28, scope: !10)
!25 = !DILocation(line: 24, column: 7, scope: !10)
!26 = !DILocation(line: 24, column: 10, scope: !10)
!27 = !DILocation(line: 25, column: 22, scope: !10)
!28 = !DILocation(line: 25, column: 15, scope: !10)
!29 = !DILocation(line: 25, column: 20, scope: !10)
!30 = !DILocation(line: 25, column: 13, scope: !10)
!31 = !DILocation(line: 25, column: 8, scope: !10)
!32 = !DILocation(line: 25, column: 5, scope: !10)
!33 = !DILocation(line: 26, column: 17, scope: !10)
!34 = !DILocation(line: 26, column: 13, scope: !10)
!35 = !DILocation(line: 27, column: 17, scope: !10)
!36 = !DILocation(line: 27, column: 39, scope: !10)
!37 = !DILocation(line: 27, column: 42, scope: !10)
!38 = !DILocation(line: 27, column: 33, scope: !10)
!39 = !DILocation(line: 27, column: 55, scope: !10)
!40 = !DILocation(line: 27, column: 58, scope: !10)
!41 = !DILocation(line: 27, column: 49, scope: !10)
!42 = !DILocation(line: 27, column: 47, scope: !10)
!43 = !DILocation(line: 27, column: 64, scope: !10)
!44 = !DILocation(line: 27, column: 25, scope: !10)
!45 = !DILocation(line: 27, column: 8, scope: !10)
!46 = !DILocation(line: 27, column: 70, scope: !10)
!47 = !DILocation(line: 27, column: 75, scope: !10)
!48 = !DILocation(line: 27, column: 73, scope: !10)
!49 = !DILocation(line: 27, column: 3, scope: !10)
!50 = !DILocation(line: 28, column: 13, scope: !10)
!51 = !DILocation(line: 28, column: 30, scope: !10)
!52 = !DILocation(line: 28, column: 33, scope: !10)
!53 = !DILocation(line: 28, column: 24, scope: !10)
!54 = !DILocation(line: 28, column: 22, scope: !10)
!55 = !DILocation(line: 28, column: 10, scope: !10)
!56 = !DILocation(line: 28, column: 8, scope: !10)
!57 = !DILocation(line: 29, column: 14, scope: !10)
!58 = !DILocation(line: 30, column: 5, scope: !10)
!59 = !DILocation(line: 30, column: 18, scope: !10)
!60 = !DILocation(line: 30, column: 12, scope: !10)
!61 = !DILocation(line: 30, column: 28, scope: !10)
!62 = !DILocation(line: 30, column: 31, scope: !10)
!63 = !DILocation(line: 30, column: 39, scope: !10)
!64 = !DILocation(line: 30, column: 44, scope: !10)
!65 = !DILocation(line: 30, column: 49, scope: !10)
!66 = !DILocation(line: 30, column: 22, scope: !10)
!67 = !DILocation(line: 31, column: 9, scope: !10)
!68 = distinct !{!68, !58, !67, !69}
!69 = !{!"llvm.loop.mustprogress"}
!70 = !DILocation(line: 32, column: 10, scope: !10)
!71 = !DILocation(line: 32, column: 8, scope: !10)
!72 = !DILocation(line: 33, column: 13, scope: !10)
!73 = !DILocation(line: 33, column: 10, scope: !10)
!74 = !DILocation(line: 33, column: 8, scope: !10)
!75 = !DILocation(line: 34, column: 9, scope: !10)
!76 = !DILocation(line: 34, column: 12, scope: !10)
!77 = !DILocation(line: 35, column: 7, scope: !10)
!78 = !DILocation(line: 36, column: 11, scope: !10)
!79 = !DILocation(line: 36, column: 8, scope: !10)
!80 = !DILocation(line: 37, column: 3, scope: !10)
!81 = !DILocation(line: 27, column: 82, scope: !10)
!82 = distinct !{!82, !49, !80, !69}
!83 = !DILocation(line: 38, column: 9, scope: !10)
!84 = !DILocation(line: 38, column: 6, scope: !10)
!85 = !DILocation(line: 39, column: 9, scope: !10)
!86 = !DILocation(line: 39, column: 6, scope: !10)
!87 = !DILocation(line: 40, column: 19, scope: !10)
!88 = !DILocation(line: 40, column: 24, scope: !10)
!89 = !DILocation(line: 40, column: 22, scope: !10)
!90 = !DILocation(line: 40, column: 28, scope: !10)
!91 = !DILocation(line: 40, column: 18, scope: !10)
!92 = !DILocation(line: 40, column: 13, scope: !10)
!93 = !DILocation(line: 41, column: 27, scope: !10)
!94 = !DILocation(line: 41, column: 4, scope: !10)
!95 = !DILocation(line: 41, column: 7, scope: !10)
!96 = !DILocation(line: 42, column: 9, scope: !10)
!97 = !DILocation(line: 42, column: 14, scope: !10)
!98 = !DILocation(line: 42, column: 12, scope: !10)
!99 = !DILocation(line: 42, column: 20, scope: !10)
!100 = !DILocation(line: 42, column: 18, scope: !10)
!101 = !DILocation(line: 42, column: 24, scope: !10)
!102 = !DILocation(line: 42, column: 7, scope: !10)
!103 = !DILocation(line: 43, column: 14, scope: !10)
!104 = !DILocation(line: 43, column: 19, scope: !10)
!105 = !DILocation(line: 43, column: 17, scope: !10)
!106 = !DILocation(line: 43, column: 25, scope: !10)
!107 = !DILocation(line: 43, column: 30, scope: !10)
!108 = !DILocation(line: 43, column: 28, scope: !10)
!109 = !DILocation(line: 43, column: 10, scope: !10)
!110 = !DILocation(line: 43, column: 8, scope: !10)
!111 = !DILocation(line: 44, column: 13, scope: !10)
!112 = !DILocation(line: 44, column: 23, scope: !10)
!113 = !DILocation(line: 44, column: 21, scope: !10)
!114 = !DILocation(line: 44, column: 10, scope: !10)
!115 = !DILocation(line: 44, column: 8, scope: !10)
!116 = !DILocation(line: 45, column: 17, scope: !10)
!117 = !DILocation(line: 45, column: 20, scope: !10)
!118 = !DILocation(line: 45, column: 11, scope: !10)
!119 = !DILocation(line: 45, column: 27, scope: !10)
!120 = !DILocation(line: 45, column: 25, scope: !10)
!121 = !DILocation(line: 45, column: 8, scope: !10)
!122 = !DILocation(line: 46, column: 3, scope: !10)
!123 = !DILocation(line: 47, column: 9, scope: !10)
!124 = !DILocation(line: 47, column: 12, scope: !10)
!125 = !DILocation(line: 47, column: 21, scope: !10)
!126 = !DILocation(line: 47, column: 24, scope: !10)
!127 = !DILocation(line: 47, column: 17, scope: !10)
!128 = !DILocation(line: 47, column: 6, scope: !10)
!129 = !DILocation(line: 48, column: 29, scope: !10)
!130 = !DILocation(line: 48, column: 34, scope: !10)
!131 = !DILocation(line: 48, column: 32, scope: !10)
!132 = !DILocation(line: 48, column: 11, scope: !10)
!133 = !DILocation(line: 48, column: 16, scope: !10)
!134 = !DILocation(line: 48, column: 14, scope: !10)
!135 = !DILocation(line: 48, column: 21, scope: !10)
!136 = !DILocation(line: 48, column: 3, scope: !10)
!137 = !DILocation(line: 48, column: 26, scope: !10)
!138 = !DILocation(line: 49, column: 17, scope: !10)
!139 = !DILocation(line: 49, column: 32, scope: !10)
!140 = !DILocation(line: 49, column: 35, scope: !10)
!141 = !DILocation(line: 49, column: 25, scope: !10)
!142 = !DILocation(line: 49, column: 8, scope: !10)
!143 = !DILocation(line: 49, column: 41, scope: !10)
!144 = !DILocation(line: 49, column: 46, scope: !10)
!145 = !DILocation(line: 49, column: 44, scope: !10)
!146 = !DILocation(line: 49, column: 3, scope: !10)
!147 = !DILocation(line: 50, column: 19, scope: !10)
!148 = !DILocation(line: 50, column: 10, scope: !10)
!149 = !DILocation(line: 50, column: 27, scope: !10)
!150 = !DILocation(line: 50, column: 30, scope: !10)
!151 = !DILocation(line: 50, column: 5, scope: !10)
!152 = !DILocation(line: 51, column: 11, scope: !10)
!153 = !DILocation(line: 51, column: 17, scope: !10)
!154 = !DILocation(line: 51, column: 14, scope: !10)
!155 = !DILocation(line: 51, column: 20, scope: !10)
!156 = !DILocation(line: 52, column: 11, scope: !10)
!157 = !DILocation(line: 52, column: 9, scope: !10)
!158 = !DILocation(line: 53, column: 5, scope: !10)
!159 = !DILocation(line: 50, column: 37, scope: !10)
!160 = distinct !{!160, !151, !158, !69}
!161 = !DILocation(line: 54, column: 20, scope: !10)
!162 = !DILocation(line: 54, column: 25, scope: !10)
!163 = !DILocation(line: 54, column: 23, scope: !10)
!164 = !DILocation(line: 54, column: 15, scope: !10)
!165 = !DILocation(line: 55, column: 9, scope: !10)
!166 = !DILocation(line: 55, column: 12, scope: !10)
!167 = !DILocation(line: 56, column: 16, scope: !10)
!168 = !DILocation(line: 56, column: 20, scope: !10)
!169 = !DILocation(line: 56, column: 13, scope: !10)
!170 = !DILocation(line: 56, column: 10, scope: !10)
!171 = !DILocation(line: 56, column: 7, scope: !10)
!172 = !DILocation(line: 57, column: 12, scope: !10)
!173 = !DILocation(line: 57, column: 6, scope: !10)
!174 = !DILocation(line: 57, column: 9, scope: !10)
!175 = !DILocation(line: 58, column: 11, scope: !10)
!176 = !DILocation(line: 58, column: 8, scope: !10)
!177 = !DILocation(line: 59, column: 3, scope: !10)
!178 = !DILocation(line: 49, column: 53, scope: !10)
!179 = distinct !{!179, !146, !177, !69}
!180 = !DILocation(line: 60, column: 8, scope: !10)
!181 = !DILocation(line: 60, column: 15, scope: !10)
!182 = !DILocation(line: 60, column: 18, scope: !10)
!183 = !DILocation(line: 60, column: 11, scope: !10)
!184 = !DILocation(line: 60, column: 24, scope: !10)
!185 = !DILocation(line: 60, column: 7, scope: !10)
!186 = !DILocation(line: 61, column: 5, scope: !10)
!187 = !DILocation(line: 62, column: 11, scope: !10)
!188 = !DILocation(line: 62, column: 21, scope: !10)
!189 = !DILocation(line: 62, column: 24, scope: !10)
!190 = !DILocation(line: 62, column: 15, scope: !10)
!191 = !DILocation(line: 62, column: 33, scope: !10)
!192 = !DILocation(line: 62, column: 36, scope: !10)
!193 = !DILocation(line: 62, column: 29, scope: !10)
!194 = !DILocation(line: 62, column: 43, scope: !10)
!195 = !DILocation(line: 62, column: 8, scope: !10)
!196 = !DILocation(line: 63, column: 10, scope: !10)
!197 = !DILocation(line: 63, column: 16, scope: !10)
!198 = !DILocation(line: 63, column: 19, scope: !10)
!199 = !DILocation(line: 63, column: 13, scope: !10)
!200 = !DILocation(line: 63, column: 33, scope: !10)
!201 = !DILocation(line: 63, column: 9, scope: !10)
!202 = !DILocation(line: 64, column: 7, scope: !10)
!203 = !DILocation(line: 65, column: 11, scope: !10)
!204 = !DILocation(line: 65, column: 14, scope: !10)
!205 = !DILocation(line: 65, column: 23, scope: !10)
!206 = !DILocation(line: 65, column: 26, scope: !10)
!207 = !DILocation(line: 65, column: 19, scope: !10)
!208 = !DILocation(line: 65, column: 8, scope: !10)
!209 = !DILocation(line: 66, column: 3, scope: !10)
!210 = !DILocation(line: 67, column: 20, scope: !10)
!211 = !DILocation(line: 67, column: 25, scope: !10)
!212 = !DILocation(line: 67, column: 23, scope: !10)
!213 = !DILocation(line: 67, column: 33, scope: !10)
!214 = !DILocation(line: 67, column: 36, scope: !10)
!215 = !DILocation(line: 67, column: 29, scope: !10)
!216 = !DILocation(line: 67, column: 10, scope: !10)
!217 = !DILocation(line: 67, column: 6, scope: !10)
!218 = !DILocation(line: 68, column: 3, scope: !10)
!219 = !DILocation(line: 69, column: 3, scope: !10)
!220 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!221 = !DILocation(line: 10, column: 17, scope: !220)
!222 = !DILocation(line: 10, column: 22, scope: !220)
!223 = !DILocation(line: 10, column: 20, scope: !220)
!224 = !DILocation(line: 10, column: 12, scope: !220)
!225 = !DILocation(line: 10, column: 31, scope: !220)
!226 = !DILocation(line: 10, column: 26, scope: !220)
!227 = !DILocation(line: 10, column: 35, scope: !220)
!228 = !DILocation(line: 10, column: 47, scope: !220)
!229 = !DILocation(line: 12, column: 22, scope: !220)
!230 = !DILocation(line: 12, column: 15, scope: !220)
!231 = !DILocation(line: 12, column: 20, scope: !220)
!232 = !DILocation(line: 12, column: 13, scope: !220)
!233 = !DILocation(line: 12, column: 8, scope: !220)
!234 = !DILocation(line: 13, column: 12, scope: !220)
!235 = !DILocation(line: 13, column: 17, scope: !220)
!236 = !DILocation(line: 13, column: 15, scope: !220)
!237 = !DILocation(line: 13, column: 22, scope: !220)
!238 = !DILocation(line: 13, column: 8, scope: !220)
!239 = !DILocation(line: 13, column: 6, scope: !220)
!240 = !DILocation(line: 14, column: 17, scope: !220)
!241 = !DILocation(line: 14, column: 8, scope: !220)
!242 = !DILocation(line: 14, column: 25, scope: !220)
!243 = !DILocation(line: 14, column: 28, scope: !220)
!244 = !DILocation(line: 14, column: 3, scope: !220)
!245 = !DILocation(line: 15, column: 9, scope: !220)
!246 = !DILocation(line: 15, column: 15, scope: !220)
!247 = !DILocation(line: 15, column: 12, scope: !220)
!248 = !DILocation(line: 15, column: 18, scope: !220)
!249 = !DILocation(line: 16, column: 9, scope: !220)
!250 = !DILocation(line: 16, column: 7, scope: !220)
!251 = !DILocation(line: 17, column: 3, scope: !220)
!252 = !DILocation(line: 14, column: 35, scope: !220)
!253 = distinct !{!253, !244, !251, !69}
!254 = !DILocation(line: 18, column: 3, scope: !220)
