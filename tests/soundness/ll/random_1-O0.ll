; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/random_1.c
; ModuleID = 'tests/soundness/random_1.c'
source_filename = "tests/soundness/random_1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@head = dso_local global %struct.node* null, align 8
@g0 = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [9 x i8] c"11u < 9u\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_1.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"x0 <= 31 + v2\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"v0 < 62\00", align 1
@.str.5 = private unnamed_addr constant [31 x i8] c"!((x2 * x2) != 6u && x0 == x0)\00", align 1
@.str.6 = private unnamed_addr constant [28 x i8] c"(0u > 2u && (x0 & g0) > 4u)\00", align 1

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
  %11 = alloca %struct.node*, align 8
  %12 = alloca i32*, align 8
  %13 = alloca i32*, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32*, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %21 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %22 = zext i8 %21 to i32, !dbg !14
  %23 = and i32 %22, 7, !dbg !15
  store i32 %23, i32* %2, align 4, !dbg !16
  %24 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %25 = zext i8 %24 to i32, !dbg !17
  %26 = and i32 %25, 7, !dbg !18
  store i32 %26, i32* %3, align 4, !dbg !19
  %27 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %28 = zext i8 %27 to i32, !dbg !20
  %29 = and i32 %28, 7, !dbg !21
  store i32 %29, i32* %4, align 4, !dbg !22
  store i32 0, i32* %5, align 4, !dbg !23
  store i32 1, i32* %6, align 4, !dbg !24
  store i32 2, i32* %7, align 4, !dbg !25
  %30 = bitcast [8 x i32]* %8 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 16 %30, i8 0, i64 32, i1 false), !dbg !26
  %31 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !27
  %32 = bitcast i8* %31 to i32*, !dbg !27
  store i32* %32, i32** %9, align 8, !dbg !28
  store i32 0, i32* %10, align 4, !dbg !29
  br label %33, !dbg !30

33:                                               ; preds = %42, %0
  %34 = load i32, i32* %10, align 4, !dbg !31
  %35 = icmp ult i32 %34, 4, !dbg !32
  br i1 %35, label %36, label %45, !dbg !33

36:                                               ; preds = %33
  %37 = load i32, i32* %10, align 4, !dbg !34
  %38 = load i32*, i32** %9, align 8, !dbg !35
  %39 = load i32, i32* %10, align 4, !dbg !36
  %40 = zext i32 %39 to i64, !dbg !35
  %41 = getelementptr inbounds i32, i32* %38, i64 %40, !dbg !35
  store i32 %37, i32* %41, align 4, !dbg !37
  br label %42, !dbg !35

42:                                               ; preds = %36
  %43 = load i32, i32* %10, align 4, !dbg !38
  %44 = add i32 %43, 1, !dbg !38
  store i32 %44, i32* %10, align 4, !dbg !38
  br label %33, !dbg !33, !llvm.loop !39

45:                                               ; preds = %33
  %46 = load i32, i32* %3, align 4, !dbg !41
  %47 = load i32, i32* %3, align 4, !dbg !42
  %48 = icmp ult i32 %46, %47, !dbg !43
  br i1 %48, label %49, label %129, !dbg !44

49:                                               ; preds = %45
  %50 = load i32, i32* %3, align 4, !dbg !45
  %51 = load i32, i32* %5, align 4, !dbg !46
  %52 = and i32 %50, %51, !dbg !47
  %53 = load i32*, i32** %9, align 8, !dbg !48
  %54 = load i32, i32* @g1, align 4, !dbg !49
  %55 = mul i32 10, %54, !dbg !50
  %56 = and i32 %55, 3, !dbg !51
  %57 = zext i32 %56 to i64, !dbg !48
  %58 = getelementptr inbounds i32, i32* %53, i64 %57, !dbg !48
  store i32 %52, i32* %58, align 4, !dbg !52
  %59 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !53
  %60 = bitcast i8* %59 to %struct.node*, !dbg !53
  store %struct.node* %60, %struct.node** %11, align 8, !dbg !54
  %61 = load i32, i32* %4, align 4, !dbg !55
  %62 = load %struct.node*, %struct.node** %11, align 8, !dbg !56
  %63 = getelementptr inbounds %struct.node, %struct.node* %62, i32 0, i32 0, !dbg !57
  store i32 %61, i32* %63, align 8, !dbg !58
  %64 = load %struct.node*, %struct.node** @head, align 8, !dbg !59
  %65 = load %struct.node*, %struct.node** %11, align 8, !dbg !60
  %66 = getelementptr inbounds %struct.node, %struct.node* %65, i32 0, i32 1, !dbg !61
  store %struct.node* %64, %struct.node** %66, align 8, !dbg !62
  %67 = load %struct.node*, %struct.node** %11, align 8, !dbg !63
  store %struct.node* %67, %struct.node** @head, align 8, !dbg !64
  %68 = load i32, i32* %5, align 4, !dbg !65
  %69 = icmp ne i32 %68, 2, !dbg !66
  br i1 %69, label %70, label %83, !dbg !65

70:                                               ; preds = %49
  %71 = load i32, i32* %6, align 4, !dbg !67
  %72 = load i32, i32* %7, align 4, !dbg !68
  %73 = load i32, i32* %3, align 4, !dbg !69
  %74 = xor i32 %72, %73, !dbg !70
  %75 = add i32 %71, %74, !dbg !71
  %76 = icmp ult i32 %75, 0, !dbg !72
  br i1 %76, label %77, label %78, !dbg !73

77:                                               ; preds = %70
  br label %79, !dbg !73

78:                                               ; preds = %70
  br label %79, !dbg !73

79:                                               ; preds = %78, %77
  %80 = phi i32* [ null, %77 ], [ %7, %78 ], !dbg !73
  store i32* %80, i32** %12, align 8, !dbg !74
  %81 = load i32, i32* %6, align 4, !dbg !75
  %82 = load i32*, i32** %12, align 8, !dbg !76
  store i32 %81, i32* %82, align 4, !dbg !77
  br label %128, !dbg !78

83:                                               ; preds = %49
  %84 = load i32, i32* %3, align 4, !dbg !79
  %85 = icmp ugt i32 %84, 7, !dbg !80
  br i1 %85, label %89, label %86, !dbg !81

86:                                               ; preds = %83
  %87 = load i32, i32* %3, align 4, !dbg !82
  %88 = icmp ule i32 %87, 7, !dbg !83
  br label %89, !dbg !81

89:                                               ; preds = %86, %83
  %90 = phi i1 [ true, %83 ], [ %88, %86 ]
  %91 = zext i1 %90 to i64, !dbg !84
  %92 = select i1 %90, i32* @g0, i32* @g1, !dbg !84
  store i32* %92, i32** %13, align 8, !dbg !85
  %93 = load i32, i32* @g1, align 4, !dbg !86
  %94 = icmp ugt i32 %93, 9, !dbg !87
  br i1 %94, label %95, label %100, !dbg !86

95:                                               ; preds = %89
  %96 = load i32, i32* @g1, align 4, !dbg !88
  %97 = and i32 %96, 7, !dbg !89
  %98 = zext i32 %97 to i64, !dbg !90
  %99 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %98, !dbg !90
  store i32* %99, i32** %13, align 8, !dbg !91
  br label %100, !dbg !92

100:                                              ; preds = %95, %89
  %101 = load i32, i32* %4, align 4, !dbg !93
  %102 = load i32, i32* %5, align 4, !dbg !94
  %103 = and i32 %102, 7, !dbg !95
  %104 = zext i32 %103 to i64, !dbg !96
  %105 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %104, !dbg !96
  %106 = load i32, i32* %105, align 4, !dbg !96
  %107 = xor i32 %101, %106, !dbg !97
  %108 = load i32*, i32** %13, align 8, !dbg !98
  %109 = load i32, i32* %108, align 4, !dbg !99
  %110 = add i32 %109, %107, !dbg !99
  store i32 %110, i32* %108, align 4, !dbg !99
  store i32 0, i32* %14, align 4, !dbg !100
  br label %111, !dbg !101

111:                                              ; preds = %124, %100
  %112 = load i32, i32* %14, align 4, !dbg !102
  %113 = icmp ult i32 %112, 3, !dbg !103
  br i1 %113, label %114, label %127, !dbg !104

114:                                              ; preds = %111
  %115 = load i32, i32* %3, align 4, !dbg !105
  %116 = load i32, i32* %14, align 4, !dbg !106
  %117 = lshr i32 %115, %116, !dbg !107
  %118 = and i32 %117, 1, !dbg !108
  %119 = icmp ne i32 %118, 0, !dbg !108
  br i1 %119, label %120, label %123, !dbg !105

120:                                              ; preds = %114
  %121 = load i32, i32* %6, align 4, !dbg !109
  %122 = add i32 %121, 1, !dbg !109
  store i32 %122, i32* %6, align 4, !dbg !109
  br label %123, !dbg !110

123:                                              ; preds = %120, %114
  br label %124, !dbg !111

124:                                              ; preds = %123
  %125 = load i32, i32* %14, align 4, !dbg !112
  %126 = add i32 %125, 1, !dbg !112
  store i32 %126, i32* %14, align 4, !dbg !112
  br label %111, !dbg !104, !llvm.loop !113

127:                                              ; preds = %111
  br label %128

128:                                              ; preds = %127, %79
  br label %351, !dbg !114

129:                                              ; preds = %45
  %130 = load i32, i32* @g1, align 4, !dbg !115
  %131 = load i32, i32* @g0, align 4, !dbg !116
  %132 = mul i32 %130, %131, !dbg !117
  %133 = and i32 %132, 3, !dbg !118
  switch i32 %133, label %315 [
    i32 0, label %134
    i32 1, label %153
  ], !dbg !119

134:                                              ; preds = %129
  store i32 0, i32* %15, align 4, !dbg !120
  br label %135, !dbg !121

135:                                              ; preds = %148, %134
  %136 = load i32, i32* %15, align 4, !dbg !122
  %137 = icmp ult i32 %136, 8, !dbg !123
  br i1 %137, label %138, label %146, !dbg !124

138:                                              ; preds = %135
  %139 = load i32, i32* %15, align 4, !dbg !125
  %140 = zext i32 %139 to i64, !dbg !126
  %141 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %140, !dbg !126
  %142 = load i32, i32* %141, align 4, !dbg !126
  %143 = load i32, i32* %5, align 4, !dbg !127
  %144 = and i32 %143, 15, !dbg !128
  %145 = icmp ne i32 %142, %144, !dbg !129
  br label %146

146:                                              ; preds = %138, %135
  %147 = phi i1 [ false, %135 ], [ %145, %138 ], !dbg !130
  br i1 %147, label %148, label %151, !dbg !121

148:                                              ; preds = %146
  %149 = load i32, i32* %15, align 4, !dbg !131
  %150 = add i32 %149, 1, !dbg !131
  store i32 %150, i32* %15, align 4, !dbg !131
  br label %135, !dbg !121, !llvm.loop !132

151:                                              ; preds = %146
  %152 = load i32, i32* %15, align 4, !dbg !133
  store i32 %152, i32* @g1, align 4, !dbg !134
  call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 58, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !135
  unreachable, !dbg !135

153:                                              ; preds = %129
  %154 = load i32, i32* %2, align 4, !dbg !136
  %155 = load i32, i32* @g1, align 4, !dbg !137
  %156 = mul i32 %154, %155, !dbg !138
  %157 = load i32, i32* %3, align 4, !dbg !139
  %158 = icmp ne i32 %156, %157, !dbg !140
  br i1 %158, label %159, label %164, !dbg !141

159:                                              ; preds = %153
  %160 = load i32, i32* @g0, align 4, !dbg !142
  %161 = load i32, i32* %6, align 4, !dbg !143
  %162 = icmp eq i32 %160, %161, !dbg !144
  br i1 %162, label %163, label %164, !dbg !145

163:                                              ; preds = %159
  br label %165, !dbg !145

164:                                              ; preds = %159, %153
  br label %165, !dbg !145

165:                                              ; preds = %164, %163
  %166 = phi i32* [ @g1, %163 ], [ %5, %164 ], !dbg !145
  store i32* %166, i32** %16, align 8, !dbg !146
  %167 = load i32, i32* %6, align 4, !dbg !147
  %168 = and i32 %167, 7, !dbg !148
  %169 = zext i32 %168 to i64, !dbg !149
  %170 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %169, !dbg !149
  %171 = load i32, i32* %170, align 4, !dbg !149
  %172 = load i32*, i32** %16, align 8, !dbg !150
  %173 = load i32, i32* %172, align 4, !dbg !151
  %174 = add i32 %173, %171, !dbg !151
  store i32 %174, i32* %172, align 4, !dbg !151
  store i32 0, i32* %17, align 4, !dbg !152
  %175 = load i32, i32* @g0, align 4, !dbg !153
  %176 = and i32 %175, 3, !dbg !154
  store i32 %176, i32* %18, align 4, !dbg !155
  br label %177, !dbg !156

177:                                              ; preds = %306, %165
  %178 = load i32, i32* %17, align 4, !dbg !157
  %179 = load i32, i32* %18, align 4, !dbg !158
  %180 = icmp ult i32 %178, %179, !dbg !159
  br i1 %180, label %181, label %309, !dbg !160

181:                                              ; preds = %177
  store i32 0, i32* %19, align 4, !dbg !161
  %182 = load i32, i32* %2, align 4, !dbg !162
  %183 = and i32 %182, 3, !dbg !163
  store i32 %183, i32* %20, align 4, !dbg !164
  br label %184, !dbg !165

184:                                              ; preds = %242, %181
  %185 = load i32, i32* %19, align 4, !dbg !166
  %186 = load i32, i32* %20, align 4, !dbg !167
  %187 = icmp ult i32 %185, %186, !dbg !168
  br i1 %187, label %188, label %245, !dbg !169

188:                                              ; preds = %184
  %189 = load i32, i32* %4, align 4, !dbg !170
  %190 = load i32, i32* %5, align 4, !dbg !171
  %191 = add i32 %189, %190, !dbg !172
  %192 = load i32, i32* %7, align 4, !dbg !173
  %193 = and i32 %192, 7, !dbg !174
  %194 = zext i32 %193 to i64, !dbg !175
  %195 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %194, !dbg !175
  %196 = load i32, i32* %195, align 4, !dbg !175
  %197 = load i32, i32* %2, align 4, !dbg !176
  %198 = sub i32 %196, %197, !dbg !177
  %199 = and i32 %191, %198, !dbg !178
  store i32 %199, i32* %5, align 4, !dbg !179
  %200 = load i32, i32* %2, align 4, !dbg !180
  %201 = xor i32 4, %200, !dbg !181
  %202 = load i32, i32* %2, align 4, !dbg !182
  %203 = icmp ugt i32 %202, 3, !dbg !183
  br i1 %203, label %204, label %206, !dbg !182

204:                                              ; preds = %188
  %205 = load i32, i32* %3, align 4, !dbg !184
  br label %208, !dbg !182

206:                                              ; preds = %188
  %207 = load i32, i32* %2, align 4, !dbg !185
  br label %208, !dbg !182

208:                                              ; preds = %206, %204
  %209 = phi i32 [ %205, %204 ], [ %207, %206 ], !dbg !182
  %210 = and i32 %209, 3, !dbg !186
  %211 = lshr i32 %201, %210, !dbg !187
  %212 = load i32, i32* @g0, align 4, !dbg !188
  %213 = sub i32 %212, %211, !dbg !188
  store i32 %213, i32* @g0, align 4, !dbg !188
  %214 = load i32, i32* %4, align 4, !dbg !189
  %215 = load i32, i32* %3, align 4, !dbg !190
  %216 = load i32, i32* %4, align 4, !dbg !191
  %217 = sub i32 %215, %216, !dbg !192
  %218 = sub i32 %214, %217, !dbg !193
  %219 = load i32, i32* %5, align 4, !dbg !194
  %220 = add i32 %219, %218, !dbg !194
  store i32 %220, i32* %5, align 4, !dbg !194
  %221 = load i32, i32* %3, align 4, !dbg !195
  %222 = icmp ule i32 %221, 7, !dbg !196
  br i1 %222, label %223, label %225, !dbg !195

223:                                              ; preds = %208
  %224 = load i32, i32* %5, align 4, !dbg !197
  br label %227, !dbg !195

225:                                              ; preds = %208
  %226 = load i32, i32* %7, align 4, !dbg !198
  br label %227, !dbg !195

227:                                              ; preds = %225, %223
  %228 = phi i32 [ %224, %223 ], [ %226, %225 ], !dbg !195
  %229 = load i32, i32* %7, align 4, !dbg !199
  %230 = and i32 %229, 7, !dbg !200
  %231 = zext i32 %230 to i64, !dbg !201
  %232 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %231, !dbg !201
  %233 = load i32, i32* %232, align 4, !dbg !201
  %234 = load i32, i32* %2, align 4, !dbg !202
  %235 = mul i32 %233, %234, !dbg !203
  %236 = and i32 %235, 7, !dbg !204
  %237 = zext i32 %236 to i64, !dbg !205
  %238 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %237, !dbg !205
  store i32 %228, i32* %238, align 4, !dbg !206
  %239 = load i32, i32* %19, align 4, !dbg !207
  %240 = load i32, i32* %6, align 4, !dbg !208
  %241 = add i32 %240, %239, !dbg !208
  store i32 %241, i32* %6, align 4, !dbg !208
  br label %242, !dbg !209

242:                                              ; preds = %227
  %243 = load i32, i32* %19, align 4, !dbg !210
  %244 = add i32 %243, 1, !dbg !210
  store i32 %244, i32* %19, align 4, !dbg !210
  br label %184, !dbg !169, !llvm.loop !211

245:                                              ; preds = %184
  %246 = load i32, i32* %6, align 4, !dbg !212
  %247 = load i32, i32* %6, align 4, !dbg !213
  %248 = and i32 %247, 7, !dbg !214
  %249 = zext i32 %248 to i64, !dbg !215
  %250 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %249, !dbg !215
  %251 = load i32, i32* %250, align 4, !dbg !215
  %252 = icmp eq i32 %246, %251, !dbg !216
  br i1 %252, label %253, label %280, !dbg !212

253:                                              ; preds = %245
  %254 = load i32, i32* %2, align 4, !dbg !217
  %255 = load i32, i32* %6, align 4, !dbg !218
  %256 = and i32 %254, %255, !dbg !219
  %257 = load i32, i32* %5, align 4, !dbg !220
  %258 = load i32, i32* %6, align 4, !dbg !221
  %259 = and i32 %258, 3, !dbg !222
  %260 = lshr i32 %257, %259, !dbg !223
  %261 = and i32 %260, 7, !dbg !224
  %262 = zext i32 %261 to i64, !dbg !225
  %263 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %262, !dbg !225
  store i32 %256, i32* %263, align 4, !dbg !226
  %264 = load i32, i32* @g0, align 4, !dbg !227
  %265 = and i32 %264, 7, !dbg !228
  %266 = zext i32 %265 to i64, !dbg !229
  %267 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %266, !dbg !229
  %268 = load i32, i32* %267, align 4, !dbg !229
  %269 = and i32 %268, 7, !dbg !230
  %270 = zext i32 %269 to i64, !dbg !231
  %271 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %270, !dbg !231
  %272 = load i32, i32* %271, align 4, !dbg !231
  store i32 %272, i32* %7, align 4, !dbg !232
  %273 = load i32, i32* %2, align 4, !dbg !233
  %274 = load i32, i32* %5, align 4, !dbg !234
  %275 = add i32 %273, %274, !dbg !235
  %276 = load i32, i32* %3, align 4, !dbg !236
  %277 = load i32, i32* %4, align 4, !dbg !237
  %278 = xor i32 %276, %277, !dbg !238
  %279 = mul i32 %275, %278, !dbg !239
  store i32 %279, i32* @g0, align 4, !dbg !240
  br label %286, !dbg !241

280:                                              ; preds = %245
  %281 = load i32, i32* %3, align 4, !dbg !242
  %282 = and i32 %281, 7, !dbg !243
  %283 = zext i32 %282 to i64, !dbg !244
  %284 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %283, !dbg !244
  %285 = load i32, i32* %284, align 4, !dbg !244
  store i32 %285, i32* %6, align 4, !dbg !245
  br label %286

286:                                              ; preds = %280, %253
  %287 = load i32, i32* %2, align 4, !dbg !246
  %288 = load i32, i32* %7, align 4, !dbg !246
  %289 = add i32 31, %288, !dbg !246
  %290 = icmp ule i32 %287, %289, !dbg !246
  br i1 %290, label %291, label %292, !dbg !246

291:                                              ; preds = %286
  br label %293, !dbg !246

292:                                              ; preds = %286
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 78, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !246
  unreachable, !dbg !246

293:                                              ; preds = %291
  %294 = load i32, i32* %5, align 4, !dbg !247
  %295 = icmp ult i32 %294, 62, !dbg !247
  br i1 %295, label %296, label %297, !dbg !247

296:                                              ; preds = %293
  br label %298, !dbg !247

297:                                              ; preds = %293
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 79, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !247
  unreachable, !dbg !247

298:                                              ; preds = %296
  %299 = load i32, i32* @g1, align 4, !dbg !248
  %300 = icmp ne i32 %299, 4, !dbg !249
  br i1 %300, label %301, label %302, !dbg !248

301:                                              ; preds = %298
  br label %306, !dbg !250

302:                                              ; preds = %298
  %303 = load i32, i32* %17, align 4, !dbg !251
  %304 = load i32, i32* @g0, align 4, !dbg !252
  %305 = add i32 %304, %303, !dbg !252
  store i32 %305, i32* @g0, align 4, !dbg !252
  br label %306, !dbg !253

306:                                              ; preds = %302, %301
  %307 = load i32, i32* %17, align 4, !dbg !254
  %308 = add i32 %307, 1, !dbg !254
  store i32 %308, i32* %17, align 4, !dbg !254
  br label %177, !dbg !160, !llvm.loop !255

309:                                              ; preds = %177
  %310 = load i32, i32* %2, align 4, !dbg !256
  %311 = load i32, i32* %2, align 4, !dbg !257
  %312 = add i32 %310, %311, !dbg !258
  %313 = load i32, i32* %5, align 4, !dbg !259
  %314 = add i32 %313, %312, !dbg !259
  store i32 %314, i32* %5, align 4, !dbg !259
  br label %315, !dbg !260

315:                                              ; preds = %129, %309
  %316 = load i32, i32* %4, align 4, !dbg !261
  %317 = load i32, i32* @g1, align 4, !dbg !262
  %318 = and i32 %317, 7, !dbg !263
  %319 = zext i32 %318 to i64, !dbg !264
  %320 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %319, !dbg !264
  %321 = load i32, i32* %320, align 4, !dbg !264
  %322 = and i32 %321, 3, !dbg !265
  %323 = lshr i32 %316, %322, !dbg !266
  %324 = urem i32 %323, 11, !dbg !267
  %325 = zext i32 %324 to i64, !dbg !268
  %326 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %325, !dbg !268
  %327 = load i32, i32* %326, align 4, !dbg !268
  store i32 %327, i32* @g1, align 4, !dbg !269
  %328 = load i32, i32* %4, align 4, !dbg !270
  %329 = load i32, i32* %4, align 4, !dbg !270
  %330 = mul i32 %328, %329, !dbg !270
  %331 = icmp ne i32 %330, 6, !dbg !270
  br i1 %331, label %332, label %336, !dbg !270

332:                                              ; preds = %315
  %333 = load i32, i32* %2, align 4, !dbg !270
  %334 = load i32, i32* %2, align 4, !dbg !270
  %335 = icmp eq i32 %333, %334, !dbg !270
  br i1 %335, label %337, label %336, !dbg !270

336:                                              ; preds = %332, %315
  br label %338, !dbg !270

337:                                              ; preds = %332
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 88, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !270
  unreachable, !dbg !270

338:                                              ; preds = %336
  br label %339, !dbg !271

339:                                              ; preds = %338
  %340 = load i32, i32* @g0, align 4, !dbg !272
  %341 = and i32 %340, 7, !dbg !273
  %342 = zext i32 %341 to i64, !dbg !274
  %343 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %342, !dbg !274
  %344 = load i32, i32* %343, align 4, !dbg !274
  %345 = load i32, i32* %2, align 4, !dbg !275
  %346 = load i32, i32* %2, align 4, !dbg !276
  %347 = add i32 %345, %346, !dbg !277
  %348 = add i32 %344, %347, !dbg !278
  %349 = load i32, i32* %7, align 4, !dbg !279
  %350 = sub i32 %349, %348, !dbg !279
  store i32 %350, i32* %7, align 4, !dbg !279
  br label %351

351:                                              ; preds = %339, %128
  %352 = load i32, i32* %2, align 4, !dbg !280
  %353 = load i32, i32* %4, align 4, !dbg !281
  %354 = and i32 %353, 3, !dbg !282
  %355 = lshr i32 %352, %354, !dbg !283
  %356 = load i32, i32* %6, align 4, !dbg !284
  %357 = load i32, i32* %2, align 4, !dbg !285
  %358 = mul i32 %356, %357, !dbg !286
  %359 = and i32 %355, %358, !dbg !287
  %360 = load i32, i32* %6, align 4, !dbg !288
  %361 = add i32 %360, %359, !dbg !288
  store i32 %361, i32* %6, align 4, !dbg !288
  %362 = load i32, i32* %4, align 4, !dbg !289
  %363 = and i32 %362, 3, !dbg !290
  %364 = lshr i32 5, %363, !dbg !291
  %365 = lshr i32 %364, 0, !dbg !292
  %366 = load i32, i32* @g0, align 4, !dbg !293
  %367 = sub i32 %366, %365, !dbg !293
  store i32 %367, i32* @g0, align 4, !dbg !293
  %368 = load i32, i32* @g1, align 4, !dbg !294
  %369 = and i32 %368, 7, !dbg !295
  %370 = zext i32 %369 to i64, !dbg !296
  %371 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %370, !dbg !296
  store i32 11, i32* %371, align 4, !dbg !297
  call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 96, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !298
  unreachable, !dbg !298
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

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
!1 = !DIFile(filename: "tests/soundness/random_1.c", directory: ".", checksumkind: CSK_MD5, checksum: "b26828412a5512470aff755944ed2138")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !11, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 29, column: 3, scope: !10)
!14 = !DILocation(line: 30, column: 17, scope: !10)
!15 = !DILocation(line: 30, column: 23, scope: !10)
!16 = !DILocation(line: 30, column: 12, scope: !10)
!17 = !DILocation(line: 30, column: 33, scope: !10)
!18 = !DILocation(line: 30, column: 39, scope: !10)
!19 = !DILocation(line: 30, column: 28, scope: !10)
!20 = !DILocation(line: 30, column: 49, scope: !10)
!21 = !DILocation(line: 30, column: 55, scope: !10)
!22 = !DILocation(line: 30, column: 44, scope: !10)
!23 = !DILocation(line: 31, column: 12, scope: !10)
!24 = !DILocation(line: 31, column: 20, scope: !10)
!25 = !DILocation(line: 31, column: 28, scope: !10)
!26 = !DILocation(line: 31, column: 36, scope: !10)
!27 = !DILocation(line: 32, column: 17, scope: !10)
!28 = !DILocation(line: 32, column: 13, scope: !10)
!29 = !DILocation(line: 33, column: 17, scope: !10)
!30 = !DILocation(line: 33, column: 8, scope: !10)
!31 = !DILocation(line: 33, column: 24, scope: !10)
!32 = !DILocation(line: 33, column: 26, scope: !10)
!33 = !DILocation(line: 33, column: 3, scope: !10)
!34 = !DILocation(line: 33, column: 43, scope: !10)
!35 = !DILocation(line: 33, column: 36, scope: !10)
!36 = !DILocation(line: 33, column: 38, scope: !10)
!37 = !DILocation(line: 33, column: 41, scope: !10)
!38 = !DILocation(line: 33, column: 32, scope: !10)
!39 = distinct !{!39, !33, !34, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 34, column: 49, scope: !10)
!42 = !DILocation(line: 34, column: 55, scope: !10)
!43 = !DILocation(line: 34, column: 53, scope: !10)
!44 = !DILocation(line: 34, column: 7, scope: !10)
!45 = !DILocation(line: 35, column: 28, scope: !10)
!46 = !DILocation(line: 35, column: 33, scope: !10)
!47 = !DILocation(line: 35, column: 31, scope: !10)
!48 = !DILocation(line: 35, column: 5, scope: !10)
!49 = !DILocation(line: 35, column: 15, scope: !10)
!50 = !DILocation(line: 35, column: 13, scope: !10)
!51 = !DILocation(line: 35, column: 20, scope: !10)
!52 = !DILocation(line: 35, column: 25, scope: !10)
!53 = !DILocation(line: 36, column: 23, scope: !10)
!54 = !DILocation(line: 36, column: 18, scope: !10)
!55 = !DILocation(line: 37, column: 15, scope: !10)
!56 = !DILocation(line: 37, column: 5, scope: !10)
!57 = !DILocation(line: 37, column: 9, scope: !10)
!58 = !DILocation(line: 37, column: 13, scope: !10)
!59 = !DILocation(line: 37, column: 30, scope: !10)
!60 = !DILocation(line: 37, column: 19, scope: !10)
!61 = !DILocation(line: 37, column: 23, scope: !10)
!62 = !DILocation(line: 37, column: 28, scope: !10)
!63 = !DILocation(line: 37, column: 43, scope: !10)
!64 = !DILocation(line: 37, column: 41, scope: !10)
!65 = !DILocation(line: 38, column: 9, scope: !10)
!66 = !DILocation(line: 38, column: 12, scope: !10)
!67 = !DILocation(line: 39, column: 23, scope: !10)
!68 = !DILocation(line: 39, column: 29, scope: !10)
!69 = !DILocation(line: 39, column: 34, scope: !10)
!70 = !DILocation(line: 39, column: 32, scope: !10)
!71 = !DILocation(line: 39, column: 26, scope: !10)
!72 = !DILocation(line: 39, column: 39, scope: !10)
!73 = !DILocation(line: 39, column: 22, scope: !10)
!74 = !DILocation(line: 39, column: 17, scope: !10)
!75 = !DILocation(line: 40, column: 13, scope: !10)
!76 = !DILocation(line: 40, column: 8, scope: !10)
!77 = !DILocation(line: 40, column: 11, scope: !10)
!78 = !DILocation(line: 41, column: 5, scope: !10)
!79 = !DILocation(line: 42, column: 23, scope: !10)
!80 = !DILocation(line: 42, column: 26, scope: !10)
!81 = !DILocation(line: 42, column: 31, scope: !10)
!82 = !DILocation(line: 42, column: 34, scope: !10)
!83 = !DILocation(line: 42, column: 37, scope: !10)
!84 = !DILocation(line: 42, column: 22, scope: !10)
!85 = !DILocation(line: 42, column: 17, scope: !10)
!86 = !DILocation(line: 43, column: 11, scope: !10)
!87 = !DILocation(line: 43, column: 14, scope: !10)
!88 = !DILocation(line: 44, column: 18, scope: !10)
!89 = !DILocation(line: 44, column: 22, scope: !10)
!90 = !DILocation(line: 44, column: 15, scope: !10)
!91 = !DILocation(line: 44, column: 12, scope: !10)
!92 = !DILocation(line: 44, column: 9, scope: !10)
!93 = !DILocation(line: 45, column: 15, scope: !10)
!94 = !DILocation(line: 45, column: 26, scope: !10)
!95 = !DILocation(line: 45, column: 29, scope: !10)
!96 = !DILocation(line: 45, column: 20, scope: !10)
!97 = !DILocation(line: 45, column: 18, scope: !10)
!98 = !DILocation(line: 45, column: 8, scope: !10)
!99 = !DILocation(line: 45, column: 11, scope: !10)
!100 = !DILocation(line: 46, column: 21, scope: !10)
!101 = !DILocation(line: 46, column: 12, scope: !10)
!102 = !DILocation(line: 46, column: 29, scope: !10)
!103 = !DILocation(line: 46, column: 32, scope: !10)
!104 = !DILocation(line: 46, column: 7, scope: !10)
!105 = !DILocation(line: 47, column: 13, scope: !10)
!106 = !DILocation(line: 47, column: 19, scope: !10)
!107 = !DILocation(line: 47, column: 16, scope: !10)
!108 = !DILocation(line: 47, column: 22, scope: !10)
!109 = !DILocation(line: 48, column: 13, scope: !10)
!110 = !DILocation(line: 48, column: 11, scope: !10)
!111 = !DILocation(line: 49, column: 7, scope: !10)
!112 = !DILocation(line: 46, column: 39, scope: !10)
!113 = distinct !{!113, !104, !111, !40}
!114 = !DILocation(line: 51, column: 3, scope: !10)
!115 = !DILocation(line: 52, column: 15, scope: !10)
!116 = !DILocation(line: 52, column: 20, scope: !10)
!117 = !DILocation(line: 52, column: 18, scope: !10)
!118 = !DILocation(line: 52, column: 25, scope: !10)
!119 = !DILocation(line: 52, column: 5, scope: !10)
!120 = !DILocation(line: 54, column: 18, scope: !10)
!121 = !DILocation(line: 55, column: 9, scope: !10)
!122 = !DILocation(line: 55, column: 16, scope: !10)
!123 = !DILocation(line: 55, column: 19, scope: !10)
!124 = !DILocation(line: 55, column: 23, scope: !10)
!125 = !DILocation(line: 55, column: 32, scope: !10)
!126 = !DILocation(line: 55, column: 26, scope: !10)
!127 = !DILocation(line: 55, column: 41, scope: !10)
!128 = !DILocation(line: 55, column: 45, scope: !10)
!129 = !DILocation(line: 55, column: 36, scope: !10)
!130 = !DILocation(line: 0, scope: !10)
!131 = !DILocation(line: 56, column: 13, scope: !10)
!132 = distinct !{!132, !121, !131, !40}
!133 = !DILocation(line: 57, column: 14, scope: !10)
!134 = !DILocation(line: 57, column: 12, scope: !10)
!135 = !DILocation(line: 58, column: 9, scope: !10)
!136 = !DILocation(line: 61, column: 26, scope: !10)
!137 = !DILocation(line: 61, column: 31, scope: !10)
!138 = !DILocation(line: 61, column: 29, scope: !10)
!139 = !DILocation(line: 61, column: 38, scope: !10)
!140 = !DILocation(line: 61, column: 35, scope: !10)
!141 = !DILocation(line: 61, column: 41, scope: !10)
!142 = !DILocation(line: 61, column: 44, scope: !10)
!143 = !DILocation(line: 61, column: 50, scope: !10)
!144 = !DILocation(line: 61, column: 47, scope: !10)
!145 = !DILocation(line: 61, column: 24, scope: !10)
!146 = !DILocation(line: 61, column: 19, scope: !10)
!147 = !DILocation(line: 62, column: 22, scope: !10)
!148 = !DILocation(line: 62, column: 25, scope: !10)
!149 = !DILocation(line: 62, column: 16, scope: !10)
!150 = !DILocation(line: 62, column: 10, scope: !10)
!151 = !DILocation(line: 62, column: 13, scope: !10)
!152 = !DILocation(line: 63, column: 23, scope: !10)
!153 = !DILocation(line: 63, column: 38, scope: !10)
!154 = !DILocation(line: 63, column: 41, scope: !10)
!155 = !DILocation(line: 63, column: 31, scope: !10)
!156 = !DILocation(line: 63, column: 14, scope: !10)
!157 = !DILocation(line: 63, column: 47, scope: !10)
!158 = !DILocation(line: 63, column: 52, scope: !10)
!159 = !DILocation(line: 63, column: 50, scope: !10)
!160 = !DILocation(line: 63, column: 9, scope: !10)
!161 = !DILocation(line: 64, column: 25, scope: !10)
!162 = !DILocation(line: 64, column: 40, scope: !10)
!163 = !DILocation(line: 64, column: 43, scope: !10)
!164 = !DILocation(line: 64, column: 33, scope: !10)
!165 = !DILocation(line: 64, column: 16, scope: !10)
!166 = !DILocation(line: 64, column: 49, scope: !10)
!167 = !DILocation(line: 64, column: 54, scope: !10)
!168 = !DILocation(line: 64, column: 52, scope: !10)
!169 = !DILocation(line: 64, column: 11, scope: !10)
!170 = !DILocation(line: 65, column: 20, scope: !10)
!171 = !DILocation(line: 65, column: 25, scope: !10)
!172 = !DILocation(line: 65, column: 23, scope: !10)
!173 = !DILocation(line: 65, column: 38, scope: !10)
!174 = !DILocation(line: 65, column: 41, scope: !10)
!175 = !DILocation(line: 65, column: 32, scope: !10)
!176 = !DILocation(line: 65, column: 48, scope: !10)
!177 = !DILocation(line: 65, column: 46, scope: !10)
!178 = !DILocation(line: 65, column: 29, scope: !10)
!179 = !DILocation(line: 65, column: 16, scope: !10)
!180 = !DILocation(line: 66, column: 26, scope: !10)
!181 = !DILocation(line: 66, column: 24, scope: !10)
!182 = !DILocation(line: 66, column: 35, scope: !10)
!183 = !DILocation(line: 66, column: 38, scope: !10)
!184 = !DILocation(line: 66, column: 45, scope: !10)
!185 = !DILocation(line: 66, column: 50, scope: !10)
!186 = !DILocation(line: 66, column: 54, scope: !10)
!187 = !DILocation(line: 66, column: 30, scope: !10)
!188 = !DILocation(line: 66, column: 16, scope: !10)
!189 = !DILocation(line: 67, column: 20, scope: !10)
!190 = !DILocation(line: 67, column: 26, scope: !10)
!191 = !DILocation(line: 67, column: 31, scope: !10)
!192 = !DILocation(line: 67, column: 29, scope: !10)
!193 = !DILocation(line: 67, column: 23, scope: !10)
!194 = !DILocation(line: 67, column: 16, scope: !10)
!195 = !DILocation(line: 68, column: 46, scope: !10)
!196 = !DILocation(line: 68, column: 49, scope: !10)
!197 = !DILocation(line: 68, column: 57, scope: !10)
!198 = !DILocation(line: 68, column: 62, scope: !10)
!199 = !DILocation(line: 68, column: 23, scope: !10)
!200 = !DILocation(line: 68, column: 26, scope: !10)
!201 = !DILocation(line: 68, column: 17, scope: !10)
!202 = !DILocation(line: 68, column: 33, scope: !10)
!203 = !DILocation(line: 68, column: 31, scope: !10)
!204 = !DILocation(line: 68, column: 38, scope: !10)
!205 = !DILocation(line: 68, column: 13, scope: !10)
!206 = !DILocation(line: 68, column: 43, scope: !10)
!207 = !DILocation(line: 69, column: 19, scope: !10)
!208 = !DILocation(line: 69, column: 16, scope: !10)
!209 = !DILocation(line: 70, column: 11, scope: !10)
!210 = !DILocation(line: 64, column: 61, scope: !10)
!211 = distinct !{!211, !169, !209, !40}
!212 = !DILocation(line: 71, column: 15, scope: !10)
!213 = !DILocation(line: 71, column: 27, scope: !10)
!214 = !DILocation(line: 71, column: 30, scope: !10)
!215 = !DILocation(line: 71, column: 21, scope: !10)
!216 = !DILocation(line: 71, column: 18, scope: !10)
!217 = !DILocation(line: 72, column: 46, scope: !10)
!218 = !DILocation(line: 72, column: 51, scope: !10)
!219 = !DILocation(line: 72, column: 49, scope: !10)
!220 = !DILocation(line: 72, column: 21, scope: !10)
!221 = !DILocation(line: 72, column: 28, scope: !10)
!222 = !DILocation(line: 72, column: 31, scope: !10)
!223 = !DILocation(line: 72, column: 24, scope: !10)
!224 = !DILocation(line: 72, column: 38, scope: !10)
!225 = !DILocation(line: 72, column: 13, scope: !10)
!226 = !DILocation(line: 72, column: 43, scope: !10)
!227 = !DILocation(line: 73, column: 27, scope: !10)
!228 = !DILocation(line: 73, column: 30, scope: !10)
!229 = !DILocation(line: 73, column: 21, scope: !10)
!230 = !DILocation(line: 73, column: 36, scope: !10)
!231 = !DILocation(line: 73, column: 18, scope: !10)
!232 = !DILocation(line: 73, column: 16, scope: !10)
!233 = !DILocation(line: 74, column: 20, scope: !10)
!234 = !DILocation(line: 74, column: 25, scope: !10)
!235 = !DILocation(line: 74, column: 23, scope: !10)
!236 = !DILocation(line: 74, column: 32, scope: !10)
!237 = !DILocation(line: 74, column: 37, scope: !10)
!238 = !DILocation(line: 74, column: 35, scope: !10)
!239 = !DILocation(line: 74, column: 29, scope: !10)
!240 = !DILocation(line: 74, column: 16, scope: !10)
!241 = !DILocation(line: 75, column: 11, scope: !10)
!242 = !DILocation(line: 76, column: 21, scope: !10)
!243 = !DILocation(line: 76, column: 25, scope: !10)
!244 = !DILocation(line: 76, column: 18, scope: !10)
!245 = !DILocation(line: 76, column: 16, scope: !10)
!246 = !DILocation(line: 78, column: 11, scope: !10)
!247 = !DILocation(line: 79, column: 11, scope: !10)
!248 = !DILocation(line: 80, column: 15, scope: !10)
!249 = !DILocation(line: 80, column: 18, scope: !10)
!250 = !DILocation(line: 81, column: 13, scope: !10)
!251 = !DILocation(line: 82, column: 17, scope: !10)
!252 = !DILocation(line: 82, column: 14, scope: !10)
!253 = !DILocation(line: 83, column: 9, scope: !10)
!254 = !DILocation(line: 63, column: 59, scope: !10)
!255 = distinct !{!255, !160, !253, !40}
!256 = !DILocation(line: 84, column: 16, scope: !10)
!257 = !DILocation(line: 84, column: 21, scope: !10)
!258 = !DILocation(line: 84, column: 19, scope: !10)
!259 = !DILocation(line: 84, column: 12, scope: !10)
!260 = !DILocation(line: 85, column: 7, scope: !10)
!261 = !DILocation(line: 87, column: 17, scope: !10)
!262 = !DILocation(line: 87, column: 30, scope: !10)
!263 = !DILocation(line: 87, column: 33, scope: !10)
!264 = !DILocation(line: 87, column: 24, scope: !10)
!265 = !DILocation(line: 87, column: 38, scope: !10)
!266 = !DILocation(line: 87, column: 20, scope: !10)
!267 = !DILocation(line: 87, column: 44, scope: !10)
!268 = !DILocation(line: 87, column: 14, scope: !10)
!269 = !DILocation(line: 87, column: 12, scope: !10)
!270 = !DILocation(line: 88, column: 9, scope: !10)
!271 = !DILocation(line: 90, column: 5, scope: !10)
!272 = !DILocation(line: 91, column: 18, scope: !10)
!273 = !DILocation(line: 91, column: 21, scope: !10)
!274 = !DILocation(line: 91, column: 12, scope: !10)
!275 = !DILocation(line: 91, column: 29, scope: !10)
!276 = !DILocation(line: 91, column: 34, scope: !10)
!277 = !DILocation(line: 91, column: 32, scope: !10)
!278 = !DILocation(line: 91, column: 26, scope: !10)
!279 = !DILocation(line: 91, column: 8, scope: !10)
!280 = !DILocation(line: 93, column: 11, scope: !10)
!281 = !DILocation(line: 93, column: 18, scope: !10)
!282 = !DILocation(line: 93, column: 21, scope: !10)
!283 = !DILocation(line: 93, column: 14, scope: !10)
!284 = !DILocation(line: 93, column: 30, scope: !10)
!285 = !DILocation(line: 93, column: 35, scope: !10)
!286 = !DILocation(line: 93, column: 33, scope: !10)
!287 = !DILocation(line: 93, column: 27, scope: !10)
!288 = !DILocation(line: 93, column: 6, scope: !10)
!289 = !DILocation(line: 94, column: 18, scope: !10)
!290 = !DILocation(line: 94, column: 21, scope: !10)
!291 = !DILocation(line: 94, column: 14, scope: !10)
!292 = !DILocation(line: 94, column: 27, scope: !10)
!293 = !DILocation(line: 94, column: 6, scope: !10)
!294 = !DILocation(line: 95, column: 10, scope: !10)
!295 = !DILocation(line: 95, column: 14, scope: !10)
!296 = !DILocation(line: 95, column: 3, scope: !10)
!297 = !DILocation(line: 95, column: 19, scope: !10)
!298 = !DILocation(line: 96, column: 3, scope: !10)
