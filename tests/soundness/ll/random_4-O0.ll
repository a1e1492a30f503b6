; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/random_4.c
; ModuleID = 'tests/soundness/random_4.c'
source_filename = "tests/soundness/random_4.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@head = dso_local global %struct.node* null, align 8
@g0 = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [59 x i8] c"((table[v2 & 7] < 2u ? 11u : x2) >> ((x1 & x0) & 3)) >= v1\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_4.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"v1 < 46\00", align 1
@.str.4 = private unnamed_addr constant [31 x i8] c"!(v0 == 8u && (v0 ^ g0) <= x2)\00", align 1
@__PRETTY_FUNCTION__.f0 = private unnamed_addr constant [44 x i8] c"unsigned int f0(unsigned int, unsigned int)\00", align 1

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
  %9 = alloca i32, align 4
  %10 = alloca i32*, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.node*, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32*, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %27 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %28 = zext i8 %27 to i32, !dbg !14
  %29 = and i32 %28, 7, !dbg !15
  store i32 %29, i32* %2, align 4, !dbg !16
  %30 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %31 = zext i8 %30 to i32, !dbg !17
  %32 = and i32 %31, 7, !dbg !18
  store i32 %32, i32* %3, align 4, !dbg !19
  %33 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %34 = zext i8 %33 to i32, !dbg !20
  %35 = and i32 %34, 7, !dbg !21
  store i32 %35, i32* %4, align 4, !dbg !22
  store i32 0, i32* %5, align 4, !dbg !23
  store i32 1, i32* %6, align 4, !dbg !24
  store i32 2, i32* %7, align 4, !dbg !25
  %36 = bitcast [8 x i32]* %8 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 16 %36, i8 0, i64 32, i1 false), !dbg !26
  %37 = load i32, i32* %4, align 4, !dbg !27
  %38 = load i32, i32* %3, align 4, !dbg !28
  %39 = load i32, i32* @g1, align 4, !dbg !29
  %40 = sub i32 %38, %39, !dbg !30
  %41 = add i32 %37, %40, !dbg !31
  %42 = and i32 %41, 7, !dbg !32
  %43 = add i32 %42, 1, !dbg !33
  store i32 %43, i32* %9, align 4, !dbg !34
  %44 = load i32, i32* %9, align 4, !dbg !35
  %45 = zext i32 %44 to i64, !dbg !35
  %46 = mul i64 %45, 4, !dbg !36
  %47 = call noalias i8* @malloc(i64 noundef %46) #5, !dbg !37
  %48 = bitcast i8* %47 to i32*, !dbg !37
  store i32* %48, i32** %10, align 8, !dbg !38
  store i32 0, i32* %11, align 4, !dbg !39
  br label %49, !dbg !40

49:                                               ; preds = %59, %0
  %50 = load i32, i32* %11, align 4, !dbg !41
  %51 = load i32, i32* %9, align 4, !dbg !42
  %52 = icmp ult i32 %50, %51, !dbg !43
  br i1 %52, label %53, label %62, !dbg !44

53:                                               ; preds = %49
  %54 = load i32, i32* %11, align 4, !dbg !45
  %55 = load i32*, i32** %10, align 8, !dbg !46
  %56 = load i32, i32* %11, align 4, !dbg !47
  %57 = zext i32 %56 to i64, !dbg !46
  %58 = getelementptr inbounds i32, i32* %55, i64 %57, !dbg !46
  store i32 %54, i32* %58, align 4, !dbg !48
  br label %59, !dbg !46

59:                                               ; preds = %53
  %60 = load i32, i32* %11, align 4, !dbg !49
  %61 = add i32 %60, 1, !dbg !49
  store i32 %61, i32* %11, align 4, !dbg !49
  br label %49, !dbg !44, !llvm.loop !50

62:                                               ; preds = %49
  store i32 0, i32* %12, align 4, !dbg !52
  %63 = load i32, i32* %2, align 4, !dbg !53
  %64 = and i32 %63, 3, !dbg !54
  store i32 %64, i32* %13, align 4, !dbg !55
  br label %65, !dbg !56

65:                                               ; preds = %78, %62
  %66 = load i32, i32* %12, align 4, !dbg !57
  %67 = load i32, i32* %13, align 4, !dbg !58
  %68 = icmp ult i32 %66, %67, !dbg !59
  br i1 %68, label %69, label %81, !dbg !60

69:                                               ; preds = %65
  %70 = load i32, i32* %4, align 4, !dbg !61
  %71 = load i32, i32* %2, align 4, !dbg !62
  %72 = and i32 %71, 7, !dbg !63
  %73 = zext i32 %72 to i64, !dbg !64
  %74 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %73, !dbg !64
  store i32 %70, i32* %74, align 4, !dbg !65
  %75 = load i32, i32* %12, align 4, !dbg !66
  %76 = load i32, i32* %7, align 4, !dbg !67
  %77 = add i32 %76, %75, !dbg !67
  store i32 %77, i32* %7, align 4, !dbg !67
  br label %78, !dbg !68

78:                                               ; preds = %69
  %79 = load i32, i32* %12, align 4, !dbg !69
  %80 = add i32 %79, 1, !dbg !69
  store i32 %80, i32* %12, align 4, !dbg !69
  br label %65, !dbg !60, !llvm.loop !70

81:                                               ; preds = %65
  %82 = load %struct.node*, %struct.node** @head, align 8, !dbg !71
  store %struct.node* %82, %struct.node** %14, align 8, !dbg !72
  br label %83, !dbg !73

83:                                               ; preds = %101, %81
  %84 = load %struct.node*, %struct.node** %14, align 8, !dbg !74
  %85 = icmp ne %struct.node* %84, null, !dbg !75
  br i1 %85, label %86, label %105, !dbg !75

86:                                               ; preds = %83
  %87 = load %struct.node*, %struct.node** %14, align 8, !dbg !76
  %88 = getelementptr inbounds %struct.node, %struct.node* %87, i32 0, i32 0, !dbg !77
  %89 = load i32, i32* %88, align 8, !dbg !77
  %90 = icmp ugt i32 %89, 5, !dbg !78
  br i1 %90, label %91, label %100, !dbg !79

91:                                               ; preds = %86
  %92 = load i32, i32* %7, align 4, !dbg !80
  %93 = icmp eq i32 %92, 0, !dbg !81
  br i1 %93, label %94, label %100, !dbg !76

94:                                               ; preds = %91
  %95 = load %struct.node*, %struct.node** %14, align 8, !dbg !82
  %96 = getelementptr inbounds %struct.node, %struct.node* %95, i32 0, i32 0, !dbg !83
  %97 = load i32, i32* %96, align 8, !dbg !83
  %98 = load i32, i32* %5, align 4, !dbg !84
  %99 = add i32 %98, %97, !dbg !84
  store i32 %99, i32* %5, align 4, !dbg !84
  br label %100, !dbg !85

100:                                              ; preds = %94, %91, %86
  br label %101, !dbg !86

101:                                              ; preds = %100
  %102 = load %struct.node*, %struct.node** %14, align 8, !dbg !87
  %103 = getelementptr inbounds %struct.node, %struct.node* %102, i32 0, i32 1, !dbg !88
  %104 = load %struct.node*, %struct.node** %103, align 8, !dbg !88
  store %struct.node* %104, %struct.node** %14, align 8, !dbg !89
  br label %83, !dbg !75, !llvm.loop !90

105:                                              ; preds = %83
  store i32 0, i32* %15, align 4, !dbg !91
  %106 = load i32, i32* @g0, align 4, !dbg !92
  %107 = load i32, i32* %3, align 4, !dbg !93
  %108 = add i32 %106, %107, !dbg !94
  %109 = and i32 %108, 3, !dbg !95
  store i32 %109, i32* %16, align 4, !dbg !96
  br label %110, !dbg !97

110:                                              ; preds = %135, %105
  %111 = load i32, i32* %15, align 4, !dbg !98
  %112 = load i32, i32* %16, align 4, !dbg !99
  %113 = icmp ult i32 %111, %112, !dbg !100
  br i1 %113, label %114, label %138, !dbg !101

114:                                              ; preds = %110
  store i32 0, i32* %17, align 4, !dbg !102
  br label %115, !dbg !103

115:                                              ; preds = %128, %114
  %116 = load i32, i32* %17, align 4, !dbg !104
  %117 = icmp ult i32 %116, 3, !dbg !105
  br i1 %117, label %118, label %131, !dbg !106

118:                                              ; preds = %115
  %119 = load i32, i32* %3, align 4, !dbg !107
  %120 = load i32, i32* %17, align 4, !dbg !108
  %121 = lshr i32 %119, %120, !dbg !109
  %122 = and i32 %121, 1, !dbg !110
  %123 = icmp ne i32 %122, 0, !dbg !110
  br i1 %123, label %124, label %127, !dbg !107

124:                                              ; preds = %118
  %125 = load i32, i32* @g0, align 4, !dbg !111
  %126 = add i32 %125, 1, !dbg !111
  store i32 %126, i32* @g0, align 4, !dbg !111
  br label %127, !dbg !112

127:                                              ; preds = %124, %118
  br label %128, !dbg !113

128:                                              ; preds = %127
  %129 = load i32, i32* %17, align 4, !dbg !114
  %130 = add i32 %129, 1, !dbg !114
  store i32 %130, i32* %17, align 4, !dbg !114
  br label %115, !dbg !106, !llvm.loop !115

131:                                              ; preds = %115
  %132 = load i32, i32* %15, align 4, !dbg !116
  %133 = load i32, i32* @g0, align 4, !dbg !117
  %134 = add i32 %133, %132, !dbg !117
  store i32 %134, i32* @g0, align 4, !dbg !117
  br label %135, !dbg !118

135:                                              ; preds = %131
  %136 = load i32, i32* %15, align 4, !dbg !119
  %137 = add i32 %136, 1, !dbg !119
  store i32 %137, i32* %15, align 4, !dbg !119
  br label %110, !dbg !101, !llvm.loop !120

138:                                              ; preds = %110
  %139 = load i32, i32* %2, align 4, !dbg !121
  %140 = load i32, i32* @g1, align 4, !dbg !122
  %141 = and i32 %139, %140, !dbg !123
  %142 = icmp ule i32 %141, 2, !dbg !124
  br i1 %142, label %143, label %144, !dbg !125

143:                                              ; preds = %138
  br label %145, !dbg !125

144:                                              ; preds = %138
  br label %145, !dbg !125

145:                                              ; preds = %144, %143
  %146 = phi i32* [ %6, %143 ], [ %7, %144 ], !dbg !125
  store i32* %146, i32** %18, align 8, !dbg !126
  %147 = load i32, i32* %2, align 4, !dbg !127
  %148 = load i32, i32* %6, align 4, !dbg !128
  %149 = sub i32 %147, %148, !dbg !129
  %150 = load i32*, i32** %18, align 8, !dbg !130
  %151 = load i32, i32* %150, align 4, !dbg !131
  %152 = add i32 %151, %149, !dbg !131
  store i32 %152, i32* %150, align 4, !dbg !131
  %153 = load i32, i32* %2, align 4, !dbg !132
  %154 = icmp ugt i32 %153, 7, !dbg !133
  br i1 %154, label %155, label %444, !dbg !132

155:                                              ; preds = %145
  %156 = load i32, i32* %4, align 4, !dbg !134
  %157 = load i32, i32* %5, align 4, !dbg !135
  %158 = and i32 %157, 7, !dbg !136
  %159 = zext i32 %158 to i64, !dbg !137
  %160 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %159, !dbg !137
  %161 = load i32, i32* %160, align 4, !dbg !137
  %162 = add i32 %156, %161, !dbg !138
  %163 = load i32, i32* %7, align 4, !dbg !139
  %164 = and i32 %163, 7, !dbg !140
  %165 = zext i32 %164 to i64, !dbg !141
  %166 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %165, !dbg !141
  %167 = load i32, i32* %166, align 4, !dbg !141
  %168 = icmp ugt i32 %167, 1, !dbg !142
  br i1 %168, label %169, label %171, !dbg !141

169:                                              ; preds = %155
  %170 = load i32, i32* @g0, align 4, !dbg !143
  br label %173, !dbg !141

171:                                              ; preds = %155
  %172 = load i32, i32* @g1, align 4, !dbg !144
  br label %173, !dbg !141

173:                                              ; preds = %171, %169
  %174 = phi i32 [ %170, %169 ], [ %172, %171 ], !dbg !141
  %175 = and i32 %162, %174, !dbg !145
  %176 = icmp ule i32 %175, 7, !dbg !146
  br i1 %176, label %185, label %177, !dbg !147

177:                                              ; preds = %173
  %178 = load i32, i32* %3, align 4, !dbg !148
  %179 = load i32, i32* %6, align 4, !dbg !149
  %180 = add i32 %178, %179, !dbg !150
  %181 = icmp ne i32 %180, 7, !dbg !151
  br i1 %181, label %185, label %182, !dbg !152

182:                                              ; preds = %177
  %183 = load i32, i32* %3, align 4, !dbg !153
  %184 = icmp eq i32 %183, 0, !dbg !154
  br i1 %184, label %185, label %211, !dbg !155

185:                                              ; preds = %182, %177, %173
  store i32 0, i32* %19, align 4, !dbg !156
  br label %186, !dbg !157

186:                                              ; preds = %194, %185
  %187 = load i32, i32* %19, align 4, !dbg !158
  %188 = zext i32 %187 to i64, !dbg !159
  %189 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %188, !dbg !159
  %190 = load i32, i32* %189, align 4, !dbg !159
  %191 = load i32, i32* %4, align 4, !dbg !160
  %192 = and i32 %191, 15, !dbg !161
  %193 = icmp ne i32 %190, %192, !dbg !162
  br i1 %193, label %194, label %197, !dbg !157

194:                                              ; preds = %186
  %195 = load i32, i32* %19, align 4, !dbg !163
  %196 = add i32 %195, 1, !dbg !163
  store i32 %196, i32* %19, align 4, !dbg !163
  br label %186, !dbg !157, !llvm.loop !164

197:                                              ; preds = %186
  %198 = load i32, i32* %19, align 4, !dbg !165
  store i32 %198, i32* %6, align 4, !dbg !166
  %199 = load i32, i32* %2, align 4, !dbg !167
  %200 = load i32, i32* %5, align 4, !dbg !168
  %201 = icmp uge i32 %199, %200, !dbg !169
  br i1 %201, label %202, label %204, !dbg !167

202:                                              ; preds = %197
  %203 = load i32, i32* %4, align 4, !dbg !170
  br label %205, !dbg !167

204:                                              ; preds = %197
  br label %205, !dbg !167

205:                                              ; preds = %204, %202
  %206 = phi i32 [ %203, %202 ], [ 7, %204 ], !dbg !167
  %207 = and i32 %206, 7, !dbg !171
  %208 = zext i32 %207 to i64, !dbg !172
  %209 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %208, !dbg !172
  %210 = load i32, i32* %209, align 4, !dbg !172
  store i32 %210, i32* @g1, align 4, !dbg !173
  br label %443, !dbg !174

211:                                              ; preds = %182
  %212 = load i32, i32* %5, align 4, !dbg !175
  %213 = and i32 %212, 7, !dbg !176
  %214 = zext i32 %213 to i64, !dbg !177
  %215 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %214, !dbg !177
  %216 = load i32, i32* %215, align 4, !dbg !177
  %217 = load i32, i32* %2, align 4, !dbg !178
  %218 = add i32 %216, %217, !dbg !179
  %219 = load i32, i32* %3, align 4, !dbg !180
  %220 = load i32, i32* %4, align 4, !dbg !181
  %221 = and i32 %219, %220, !dbg !182
  %222 = sub i32 %218, %221, !dbg !183
  %223 = load i32, i32* %2, align 4, !dbg !184
  %224 = icmp ugt i32 %222, %223, !dbg !185
  br i1 %224, label %239, label %225, !dbg !186

225:                                              ; preds = %211
  %226 = load i32, i32* %3, align 4, !dbg !187
  %227 = load i32, i32* %6, align 4, !dbg !188
  %228 = and i32 %227, 7, !dbg !189
  %229 = zext i32 %228 to i64, !dbg !190
  %230 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %229, !dbg !190
  %231 = load i32, i32* %230, align 4, !dbg !190
  %232 = add i32 %226, %231, !dbg !191
  %233 = load i32, i32* %7, align 4, !dbg !192
  %234 = and i32 %233, 7, !dbg !193
  %235 = zext i32 %234 to i64, !dbg !194
  %236 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %235, !dbg !194
  %237 = load i32, i32* %236, align 4, !dbg !194
  %238 = icmp eq i32 %232, %237, !dbg !195
  br i1 %238, label %239, label %393, !dbg !196

239:                                              ; preds = %225, %211
  store i32 0, i32* %20, align 4, !dbg !197
  %240 = load i32, i32* %4, align 4, !dbg !198
  %241 = and i32 %240, 3, !dbg !199
  store i32 %241, i32* %21, align 4, !dbg !200
  br label %242, !dbg !201

242:                                              ; preds = %307, %239
  %243 = load i32, i32* %20, align 4, !dbg !202
  %244 = load i32, i32* %21, align 4, !dbg !203
  %245 = icmp ult i32 %243, %244, !dbg !204
  br i1 %245, label %246, label %310, !dbg !205

246:                                              ; preds = %242
  %247 = load i32, i32* @g1, align 4, !dbg !206
  %248 = icmp ult i32 %247, 7, !dbg !207
  br i1 %248, label %257, label %249, !dbg !208

249:                                              ; preds = %246
  %250 = load i32, i32* %3, align 4, !dbg !209
  %251 = load i32, i32* %5, align 4, !dbg !210
  %252 = and i32 %251, 7, !dbg !211
  %253 = zext i32 %252 to i64, !dbg !212
  %254 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %253, !dbg !212
  %255 = load i32, i32* %254, align 4, !dbg !212
  %256 = icmp uge i32 %250, %255, !dbg !213
  br i1 %256, label %257, label %292, !dbg !214

257:                                              ; preds = %249, %246
  %258 = load i32, i32* %7, align 4, !dbg !215
  %259 = and i32 %258, 7, !dbg !215
  %260 = zext i32 %259 to i64, !dbg !215
  %261 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %260, !dbg !215
  %262 = load i32, i32* %261, align 4, !dbg !215
  %263 = icmp ult i32 %262, 2, !dbg !215
  br i1 %263, label %264, label %265, !dbg !215

264:                                              ; preds = %257
  br label %267, !dbg !215

265:                                              ; preds = %257
  %266 = load i32, i32* %4, align 4, !dbg !215
  br label %267, !dbg !215

267:                                              ; preds = %265, %264
  %268 = phi i32 [ 11, %264 ], [ %266, %265 ], !dbg !215
  %269 = load i32, i32* %3, align 4, !dbg !215
  %270 = load i32, i32* %2, align 4, !dbg !215
  %271 = and i32 %269, %270, !dbg !215
  %272 = and i32 %271, 3, !dbg !215
  %273 = lshr i32 %268, %272, !dbg !215
  %274 = load i32, i32* %6, align 4, !dbg !215
  %275 = icmp uge i32 %273, %274, !dbg !215
  br i1 %275, label %276, label %277, !dbg !215

276:                                              ; preds = %267
  br label %278, !dbg !215

277:                                              ; preds = %267
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 67, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !215
  unreachable, !dbg !215

278:                                              ; preds = %276
  %279 = load i32, i32* %2, align 4, !dbg !216
  %280 = load i32, i32* %6, align 4, !dbg !217
  %281 = load i32, i32* %2, align 4, !dbg !218
  %282 = add i32 %280, %281, !dbg !219
  %283 = sub i32 %279, %282, !dbg !220
  %284 = load i32, i32* %5, align 4, !dbg !221
  %285 = xor i32 %284, %283, !dbg !221
  store i32 %285, i32* %5, align 4, !dbg !221
  %286 = load i32, i32* %3, align 4, !dbg !222
  %287 = add i32 %286, 11, !dbg !223
  %288 = load i32, i32* @g0, align 4, !dbg !224
  %289 = load i32, i32* %4, align 4, !dbg !225
  %290 = add i32 %288, %289, !dbg !226
  %291 = call i32 @f0(i32 noundef %287, i32 noundef %290), !dbg !227
  store i32 %291, i32* %6, align 4, !dbg !228
  br label %292, !dbg !229

292:                                              ; preds = %278, %249
  %293 = load i32, i32* @g1, align 4, !dbg !230
  %294 = load i32, i32* @g1, align 4, !dbg !231
  %295 = and i32 %294, 7, !dbg !232
  %296 = zext i32 %295 to i64, !dbg !233
  %297 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %296, !dbg !233
  %298 = load i32, i32* %297, align 4, !dbg !233
  %299 = sub i32 %293, %298, !dbg !234
  %300 = load i32, i32* %3, align 4, !dbg !235
  %301 = load i32, i32* %3, align 4, !dbg !236
  %302 = add i32 %300, %301, !dbg !237
  %303 = xor i32 %299, %302, !dbg !238
  store i32 %303, i32* %7, align 4, !dbg !239
  %304 = load i32, i32* %20, align 4, !dbg !240
  %305 = load i32, i32* %6, align 4, !dbg !241
  %306 = add i32 %305, %304, !dbg !241
  store i32 %306, i32* %6, align 4, !dbg !241
  br label %307, !dbg !242

307:                                              ; preds = %292
  %308 = load i32, i32* %20, align 4, !dbg !243
  %309 = add i32 %308, 1, !dbg !243
  store i32 %309, i32* %20, align 4, !dbg !243
  br label %242, !dbg !205, !llvm.loop !244

310:                                              ; preds = %242
  store i32 0, i32* %22, align 4, !dbg !245
  %311 = load i32, i32* %3, align 4, !dbg !246
  %312 = icmp ult i32 %311, 0, !dbg !247
  br i1 %312, label %313, label %315, !dbg !246

313:                                              ; preds = %310
  %314 = load i32, i32* %3, align 4, !dbg !248
  br label %317, !dbg !246

315:                                              ; preds = %310
  %316 = load i32, i32* %4, align 4, !dbg !249
  br label %317, !dbg !246

317:                                              ; preds = %315, %313
  %318 = phi i32 [ %314, %313 ], [ %316, %315 ], !dbg !246
  %319 = and i32 %318, 3, !dbg !250
  store i32 %319, i32* %23, align 4, !dbg !251
  br label %320, !dbg !252

320:                                              ; preds = %389, %317
  %321 = load i32, i32* %22, align 4, !dbg !253
  %322 = load i32, i32* %23, align 4, !dbg !254
  %323 = icmp ult i32 %321, %322, !dbg !255
  br i1 %323, label %324, label %392, !dbg !256

324:                                              ; preds = %320
  store i32 0, i32* %24, align 4, !dbg !257
  store i32 4, i32* %25, align 4, !dbg !258
  br label %325, !dbg !259

325:                                              ; preds = %356, %324
  %326 = load i32, i32* %24, align 4, !dbg !260
  %327 = load i32, i32* %25, align 4, !dbg !261
  %328 = icmp ult i32 %326, %327, !dbg !262
  br i1 %328, label %329, label %359, !dbg !263

329:                                              ; preds = %325
  %330 = load i32, i32* %9, align 4, !dbg !264
  %331 = icmp ugt i32 %330, 3, !dbg !265
  br i1 %331, label %332, label %352, !dbg !264

332:                                              ; preds = %329
  %333 = load i32, i32* %7, align 4, !dbg !266
  %334 = and i32 %333, 7, !dbg !267
  %335 = zext i32 %334 to i64, !dbg !268
  %336 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %335, !dbg !268
  %337 = load i32, i32* %336, align 4, !dbg !268
  %338 = mul i32 %337, 7, !dbg !269
  %339 = load i32*, i32** %10, align 8, !dbg !270
  %340 = load i32, i32* %7, align 4, !dbg !271
  %341 = load i32, i32* %5, align 4, !dbg !272
  %342 = icmp ugt i32 %340, %341, !dbg !273
  br i1 %342, label %343, label %345, !dbg !271

343:                                              ; preds = %332
  %344 = load i32, i32* %2, align 4, !dbg !274
  br label %347, !dbg !271

345:                                              ; preds = %332
  %346 = load i32, i32* @g1, align 4, !dbg !275
  br label %347, !dbg !271

347:                                              ; preds = %345, %343
  %348 = phi i32 [ %344, %343 ], [ %346, %345 ], !dbg !271
  %349 = and i32 %348, 3, !dbg !276
  %350 = zext i32 %349 to i64, !dbg !270
  %351 = getelementptr inbounds i32, i32* %339, i64 %350, !dbg !270
  store i32 %338, i32* %351, align 4, !dbg !277
  br label %352, !dbg !270

352:                                              ; preds = %347, %329
  %353 = load i32, i32* %24, align 4, !dbg !278
  %354 = load i32, i32* @g1, align 4, !dbg !279
  %355 = add i32 %354, %353, !dbg !279
  store i32 %355, i32* @g1, align 4, !dbg !279
  br label %356, !dbg !280

356:                                              ; preds = %352
  %357 = load i32, i32* %24, align 4, !dbg !281
  %358 = add i32 %357, 1, !dbg !281
  store i32 %358, i32* %24, align 4, !dbg !281
  br label %325, !dbg !263, !llvm.loop !282

359:                                              ; preds = %325
  %360 = load i32, i32* %7, align 4, !dbg !283
  %361 = load i32, i32* %7, align 4, !dbg !284
  %362 = add i32 %360, %361, !dbg !285
  %363 = and i32 %362, 7, !dbg !286
  %364 = zext i32 %363 to i64, !dbg !287
  %365 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %364, !dbg !287
  store i32 9, i32* %365, align 4, !dbg !288
  %366 = load i32, i32* %4, align 4, !dbg !289
  %367 = load i32, i32* @g1, align 4, !dbg !290
  %368 = and i32 %367, 7, !dbg !291
  %369 = zext i32 %368 to i64, !dbg !292
  %370 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %369, !dbg !292
  %371 = load i32, i32* %370, align 4, !dbg !292
  %372 = icmp eq i32 %366, %371, !dbg !293
  br i1 %372, label %381, label %373, !dbg !294

373:                                              ; preds = %359
  %374 = load i32, i32* %4, align 4, !dbg !295
  %375 = load i32, i32* @g0, align 4, !dbg !296
  %376 = and i32 %375, 7, !dbg !297
  %377 = zext i32 %376 to i64, !dbg !298
  %378 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %377, !dbg !298
  %379 = load i32, i32* %378, align 4, !dbg !298
  %380 = icmp ult i32 %374, %379, !dbg !299
  br i1 %380, label %381, label %385, !dbg !300

381:                                              ; preds = %373, %359
  %382 = load %struct.node*, %struct.node** @head, align 8, !dbg !301
  %383 = getelementptr inbounds %struct.node, %struct.node* %382, i32 0, i32 0, !dbg !302
  %384 = load i32, i32* %383, align 8, !dbg !302
  store i32 %384, i32* @g1, align 4, !dbg !303
  br label %385, !dbg !304

385:                                              ; preds = %381, %373
  %386 = load i32, i32* %22, align 4, !dbg !305
  %387 = load i32, i32* %6, align 4, !dbg !306
  %388 = add i32 %387, %386, !dbg !306
  store i32 %388, i32* %6, align 4, !dbg !306
  br label %389, !dbg !307

389:                                              ; preds = %385
  %390 = load i32, i32* %22, align 4, !dbg !308
  %391 = add i32 %390, 1, !dbg !308
  store i32 %391, i32* %22, align 4, !dbg !308
  br label %320, !dbg !256, !llvm.loop !309

392:                                              ; preds = %320
  br label %417, !dbg !310

393:                                              ; preds = %225
  %394 = load i32, i32* %3, align 4, !dbg !311
  %395 = load i32, i32* @g1, align 4, !dbg !312
  %396 = add i32 %394, %395, !dbg !313
  %397 = and i32 %396, 7, !dbg !314
  %398 = zext i32 %397 to i64, !dbg !315
  %399 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %398, !dbg !315
  %400 = load i32, i32* %399, align 4, !dbg !315
  store i32 %400, i32* %7, align 4, !dbg !316
  %401 = load i32, i32* %9, align 4, !dbg !317
  %402 = icmp ne i32 %401, 0, !dbg !317
  br i1 %402, label %403, label %416, !dbg !317

403:                                              ; preds = %393
  %404 = load i32, i32* %3, align 4, !dbg !318
  %405 = load i32*, i32** %10, align 8, !dbg !319
  %406 = load i32, i32* %3, align 4, !dbg !320
  %407 = load i32, i32* %6, align 4, !dbg !321
  %408 = and i32 %407, 7, !dbg !322
  %409 = zext i32 %408 to i64, !dbg !323
  %410 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %409, !dbg !323
  %411 = load i32, i32* %410, align 4, !dbg !323
  %412 = add i32 %406, %411, !dbg !324
  %413 = and i32 %412, 3, !dbg !325
  %414 = zext i32 %413 to i64, !dbg !319
  %415 = getelementptr inbounds i32, i32* %405, i64 %414, !dbg !319
  store i32 %404, i32* %415, align 4, !dbg !326
  br label %416, !dbg !319

416:                                              ; preds = %403, %393
  br label %417

417:                                              ; preds = %416, %392
  %418 = load i32, i32* %2, align 4, !dbg !327
  %419 = load i32, i32* @g1, align 4, !dbg !328
  %420 = and i32 %419, 7, !dbg !329
  %421 = zext i32 %420 to i64, !dbg !330
  %422 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %421, !dbg !330
  %423 = load i32, i32* %422, align 4, !dbg !330
  %424 = mul i32 %418, %423, !dbg !331
  %425 = load i32, i32* %3, align 4, !dbg !332
  %426 = load i32, i32* %3, align 4, !dbg !333
  %427 = mul i32 %425, %426, !dbg !334
  %428 = add i32 %424, %427, !dbg !335
  store i32 %428, i32* %5, align 4, !dbg !336
  %429 = load i32, i32* %9, align 4, !dbg !337
  %430 = icmp ugt i32 %429, 2, !dbg !338
  br i1 %430, label %431, label %442, !dbg !337

431:                                              ; preds = %417
  %432 = load i32, i32* @g0, align 4, !dbg !339
  %433 = and i32 %432, 7, !dbg !340
  %434 = zext i32 %433 to i64, !dbg !341
  %435 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %434, !dbg !341
  %436 = load i32, i32* %435, align 4, !dbg !341
  %437 = load i32*, i32** %10, align 8, !dbg !342
  %438 = load i32, i32* %4, align 4, !dbg !343
  %439 = and i32 %438, 3, !dbg !344
  %440 = zext i32 %439 to i64, !dbg !342
  %441 = getelementptr inbounds i32, i32* %437, i64 %440, !dbg !342
  store i32 %436, i32* %441, align 4, !dbg !345
  br label %442, !dbg !342

442:                                              ; preds = %431, %417
  br label %443

443:                                              ; preds = %442, %205
  br label %492, !dbg !346

444:                                              ; preds = %145
  %445 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !347
  %446 = bitcast i8* %445 to %struct.node*, !dbg !347
  store %struct.node* %446, %struct.node** %26, align 8, !dbg !348
  %447 = load i32, i32* %4, align 4, !dbg !349
  %448 = load %struct.node*, %struct.node** %26, align 8, !dbg !350
  %449 = getelementptr inbounds %struct.node, %struct.node* %448, i32 0, i32 0, !dbg !351
  store i32 %447, i32* %449, align 8, !dbg !352
  %450 = load %struct.node*, %struct.node** @head, align 8, !dbg !353
  %451 = load %struct.node*, %struct.node** %26, align 8, !dbg !354
  %452 = getelementptr inbounds %struct.node, %struct.node* %451, i32 0, i32 1, !dbg !355
  store %struct.node* %450, %struct.node** %452, align 8, !dbg !356
  %453 = load %struct.node*, %struct.node** %26, align 8, !dbg !357
  store %struct.node* %453, %struct.node** @head, align 8, !dbg !358
  %454 = load i32, i32* %4, align 4, !dbg !359
  %455 = load i32, i32* %4, align 4, !dbg !360
  %456 = add i32 %454, %455, !dbg !361
  %457 = load i32, i32* %3, align 4, !dbg !362
  %458 = load i32, i32* %2, align 4, !dbg !363
  %459 = mul i32 %457, %458, !dbg !364
  %460 = and i32 %456, %459, !dbg !365
  store i32 %460, i32* %7, align 4, !dbg !366
  %461 = load i32, i32* %3, align 4, !dbg !367
  %462 = load i32, i32* %4, align 4, !dbg !368
  %463 = sub i32 %461, %462, !dbg !369
  %464 = load i32, i32* @g0, align 4, !dbg !370
  %465 = xor i32 %463, %464, !dbg !371
  store i32 %465, i32* @g1, align 4, !dbg !372
  %466 = load i32, i32* %3, align 4, !dbg !373
  %467 = load i32, i32* %2, align 4, !dbg !374
  %468 = icmp ult i32 %466, %467, !dbg !375
  br i1 %468, label %472, label %469, !dbg !376

469:                                              ; preds = %444
  %470 = load i32, i32* %2, align 4, !dbg !377
  %471 = icmp uge i32 %470, 9, !dbg !378
  br i1 %471, label %472, label %476, !dbg !379

472:                                              ; preds = %469, %444
  %473 = load i32, i32* %4, align 4, !dbg !380
  %474 = load i32, i32* %2, align 4, !dbg !381
  %475 = add i32 %473, %474, !dbg !382
  br label %488, !dbg !379

476:                                              ; preds = %469
  %477 = load i32, i32* %6, align 4, !dbg !383
  %478 = and i32 %477, 7, !dbg !384
  %479 = zext i32 %478 to i64, !dbg !385
  %480 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %479, !dbg !385
  %481 = load i32, i32* %480, align 4, !dbg !385
  %482 = load i32, i32* %7, align 4, !dbg !386
  %483 = and i32 %482, 7, !dbg !387
  %484 = zext i32 %483 to i64, !dbg !388
  %485 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %484, !dbg !388
  %486 = load i32, i32* %485, align 4, !dbg !388
  %487 = and i32 %481, %486, !dbg !389
  br label %488, !dbg !379

488:                                              ; preds = %476, %472
  %489 = phi i32 [ %475, %472 ], [ %487, %476 ], !dbg !379
  %490 = load i32, i32* %6, align 4, !dbg !390
  %491 = xor i32 %490, %489, !dbg !390
  store i32 %491, i32* %6, align 4, !dbg !390
  br label %492

492:                                              ; preds = %488, %443
  %493 = load i32, i32* %6, align 4, !dbg !391
  %494 = icmp ult i32 %493, 46, !dbg !391
  br i1 %494, label %495, label %496, !dbg !391

495:                                              ; preds = %492
  br label %497, !dbg !391

496:                                              ; preds = %492
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 101, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !391
  unreachable, !dbg !391

497:                                              ; preds = %495
  ret i32 0, !dbg !392
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f0(i32 noundef %0, i32 noundef %1) #0 !dbg !393 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32*, align 8
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %13 = load i32, i32* %3, align 4, !dbg !394
  %14 = load i32, i32* %4, align 4, !dbg !395
  %15 = add i32 %13, %14, !dbg !396
  store i32 %15, i32* %5, align 4, !dbg !397
  %16 = load i32, i32* %4, align 4, !dbg !398
  store i32 %16, i32* %6, align 4, !dbg !399
  store i32 1, i32* %7, align 4, !dbg !400
  store i32 0, i32* %8, align 4, !dbg !401
  %17 = bitcast [8 x i32]* %9 to i8*, !dbg !402
  call void @llvm.memset.p0i8.i64(i8* align 16 %17, i8 0, i64 32, i1 false), !dbg !402
  store i32 0, i32* %10, align 4, !dbg !403
  %18 = load i32, i32* %5, align 4, !dbg !404
  %19 = and i32 %18, 3, !dbg !405
  store i32 %19, i32* %11, align 4, !dbg !406
  br label %20, !dbg !407

20:                                               ; preds = %139, %2
  %21 = load i32, i32* %10, align 4, !dbg !408
  %22 = load i32, i32* %11, align 4, !dbg !409
  %23 = icmp ult i32 %21, %22, !dbg !410
  br i1 %23, label %24, label %142, !dbg !411

24:                                               ; preds = %20
  %25 = load i32, i32* %5, align 4, !dbg !412
  %26 = load i32, i32* %7, align 4, !dbg !413
  %27 = load i32, i32* %5, align 4, !dbg !414
  %28 = icmp ule i32 %26, %27, !dbg !415
  br i1 %28, label %29, label %31, !dbg !413

29:                                               ; preds = %24
  %30 = load i32, i32* @g1, align 4, !dbg !416
  br label %33, !dbg !413

31:                                               ; preds = %24
  %32 = load i32, i32* %4, align 4, !dbg !417
  br label %33, !dbg !413

33:                                               ; preds = %31, %29
  %34 = phi i32 [ %30, %29 ], [ %32, %31 ], !dbg !413
  %35 = add i32 %25, %34, !dbg !418
  %36 = load i32, i32* %3, align 4, !dbg !419
  %37 = icmp uge i32 %35, %36, !dbg !420
  br i1 %37, label %38, label %70, !dbg !421

38:                                               ; preds = %33
  %39 = load i32, i32* %6, align 4, !dbg !422
  %40 = icmp eq i32 %39, 8, !dbg !422
  br i1 %40, label %41, label %47, !dbg !422

41:                                               ; preds = %38
  %42 = load i32, i32* %6, align 4, !dbg !422
  %43 = load i32, i32* @g0, align 4, !dbg !422
  %44 = xor i32 %42, %43, !dbg !422
  %45 = load i32, i32* %5, align 4, !dbg !422
  %46 = icmp ule i32 %44, %45, !dbg !422
  br i1 %46, label %48, label %47, !dbg !422

47:                                               ; preds = %41, %38
  br label %49, !dbg !422

48:                                               ; preds = %41
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #6, !dbg !422
  unreachable, !dbg !422

49:                                               ; preds = %47
  %50 = load i32, i32* %3, align 4, !dbg !423
  %51 = load i32, i32* %6, align 4, !dbg !424
  %52 = and i32 %51, 7, !dbg !425
  %53 = zext i32 %52 to i64, !dbg !426
  %54 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %53, !dbg !426
  %55 = load i32, i32* %54, align 4, !dbg !426
  %56 = mul i32 1, %55, !dbg !427
  %57 = and i32 %56, 3, !dbg !428
  %58 = lshr i32 %50, %57, !dbg !429
  %59 = load i32, i32* @g1, align 4, !dbg !430
  %60 = add i32 %59, %58, !dbg !430
  store i32 %60, i32* @g1, align 4, !dbg !430
  %61 = load i32, i32* %8, align 4, !dbg !431
  %62 = load i32, i32* %3, align 4, !dbg !432
  %63 = add i32 %61, %62, !dbg !433
  %64 = load i32, i32* %4, align 4, !dbg !434
  %65 = load i32, i32* @g0, align 4, !dbg !435
  %66 = add i32 %64, %65, !dbg !436
  %67 = and i32 %63, %66, !dbg !437
  %68 = load i32, i32* @g0, align 4, !dbg !438
  %69 = sub i32 %68, %67, !dbg !438
  store i32 %69, i32* @g0, align 4, !dbg !438
  br label %118, !dbg !439

70:                                               ; preds = %33
  %71 = load i32, i32* %4, align 4, !dbg !440
  %72 = load i32, i32* %5, align 4, !dbg !441
  %73 = add i32 %71, %72, !dbg !442
  %74 = icmp ne i32 %73, 9, !dbg !443
  br i1 %74, label %75, label %80, !dbg !444

75:                                               ; preds = %70
  %76 = load i32, i32* %4, align 4, !dbg !445
  %77 = load i32, i32* %3, align 4, !dbg !446
  %78 = and i32 %77, 3, !dbg !447
  %79 = lshr i32 %76, %78, !dbg !448
  br label %81, !dbg !444

80:                                               ; preds = %70
  br label %81, !dbg !444

81:                                               ; preds = %80, %75
  %82 = phi i32 [ %79, %75 ], [ 5, %80 ], !dbg !444
  store i32 %82, i32* @g1, align 4, !dbg !449
  %83 = load i32, i32* %5, align 4, !dbg !450
  %84 = load i32, i32* %4, align 4, !dbg !451
  %85 = and i32 %84, 3, !dbg !452
  %86 = lshr i32 %83, %85, !dbg !453
  %87 = load i32, i32* %3, align 4, !dbg !454
  %88 = load i32, i32* %5, align 4, !dbg !455
  %89 = and i32 %87, %88, !dbg !456
  %90 = add i32 %86, %89, !dbg !457
  %91 = load i32, i32* @g0, align 4, !dbg !458
  %92 = xor i32 %91, %90, !dbg !458
  store i32 %92, i32* @g0, align 4, !dbg !458
  %93 = load i32, i32* %7, align 4, !dbg !459
  %94 = icmp ne i32 %93, 4, !dbg !460
  br i1 %94, label %95, label %96, !dbg !459

95:                                               ; preds = %81
  br label %97, !dbg !459

96:                                               ; preds = %81
  br label %97, !dbg !459

97:                                               ; preds = %96, %95
  %98 = phi i32* [ %7, %95 ], [ %8, %96 ], !dbg !459
  store i32* %98, i32** %12, align 8, !dbg !461
  %99 = load i32, i32* %8, align 4, !dbg !462
  %100 = icmp ugt i32 %99, 9, !dbg !463
  br i1 %100, label %101, label %106, !dbg !462

101:                                              ; preds = %97
  %102 = load i32, i32* %4, align 4, !dbg !464
  %103 = and i32 %102, 7, !dbg !465
  %104 = zext i32 %103 to i64, !dbg !466
  %105 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 %104, !dbg !466
  store i32* %105, i32** %12, align 8, !dbg !467
  br label %106, !dbg !468

106:                                              ; preds = %101, %97
  %107 = load i32, i32* %7, align 4, !dbg !469
  %108 = and i32 %107, 7, !dbg !470
  %109 = zext i32 %108 to i64, !dbg !471
  %110 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %109, !dbg !471
  %111 = load i32, i32* %110, align 4, !dbg !471
  %112 = load i32*, i32** %12, align 8, !dbg !472
  %113 = load i32, i32* %112, align 4, !dbg !473
  %114 = add i32 %113, %111, !dbg !473
  store i32 %114, i32* %112, align 4, !dbg !473
  %115 = load i32, i32* @g0, align 4, !dbg !474
  %116 = load i32, i32* %7, align 4, !dbg !475
  %117 = xor i32 %116, %115, !dbg !475
  store i32 %117, i32* %7, align 4, !dbg !475
  br label %118

118:                                              ; preds = %106, %49
  %119 = load i32, i32* %4, align 4, !dbg !476
  %120 = icmp ule i32 0, %119, !dbg !477
  br i1 %120, label %121, label %123, !dbg !478

121:                                              ; preds = %118
  %122 = load i32, i32* @g0, align 4, !dbg !479
  br label %125, !dbg !478

123:                                              ; preds = %118
  %124 = load i32, i32* %5, align 4, !dbg !480
  br label %125, !dbg !478

125:                                              ; preds = %123, %121
  %126 = phi i32 [ %122, %121 ], [ %124, %123 ], !dbg !478
  %127 = urem i32 %126, 11, !dbg !481
  %128 = zext i32 %127 to i64, !dbg !482
  %129 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 %128, !dbg !482
  %130 = load i32, i32* %129, align 4, !dbg !482
  store i32 %130, i32* @g0, align 4, !dbg !483
  %131 = load i32, i32* %5, align 4, !dbg !484
  %132 = load i32, i32* %4, align 4, !dbg !485
  %133 = icmp ne i32 %131, %132, !dbg !486
  br i1 %133, label %134, label %135, !dbg !484

134:                                              ; preds = %125
  br label %139, !dbg !487

135:                                              ; preds = %125
  %136 = load i32, i32* %10, align 4, !dbg !488
  %137 = load i32, i32* @g0, align 4, !dbg !489
  %138 = add i32 %137, %136, !dbg !489
  store i32 %138, i32* @g0, align 4, !dbg !489
  br label %139, !dbg !490

139:                                              ; preds = %135, %134
  %140 = load i32, i32* %10, align 4, !dbg !491
  %141 = add i32 %140, 1, !dbg !491
  store i32 %141, i32* %10, align 4, !dbg !491
  br label %20, !dbg !411, !llvm.loop !492

142:                                              ; preds = %20
  %143 = load i32, i32* %4, align 4, !dbg !493
  %144 = load i32, i32* %3, align 4, !dbg !494
  %145 = xor i32 %143, %144, !dbg !495
  %146 = and i32 %145, 31, !dbg !496
  ret i32 %146, !dbg !497
}

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
!1 = !DIFile(filename: "tests/soundness/random_4.c", directory: ".", checksumkind: CSK_MD5, checksum: "6a69d8ed3e20a5241cff6b6048a59a84")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !11, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 33, column: 3, scope: !10)
!14 = !DILocation(line: 34, column: 17, scope: !10)
!15 = !DILocation(line: 34, column: 23, scope: !10)
!16 = !DILocation(line: 34, column: 12, scope: !10)
!17 = !DILocation(line: 34, column: 33, scope: !10)
!18 = !DILocation(line: 34, column: 39, scope: !10)
!19 = !DILocation(line: 34, column: 28, scope: !10)
!20 = !DILocation(line: 34, column: 49, scope: !10)
!21 = !DILocation(line: 34, column: 55, scope: !10)
!22 = !DILocation(line: 34, column: 44, scope: !10)
!23 = !DILocation(line: 35, column: 12, scope: !10)
!24 = !DILocation(line: 35, column: 20, scope: !10)
!25 = !DILocation(line: 35, column: 28, scope: !10)
!26 = !DILocation(line: 35, column: 36, scope: !10)
!27 = !DILocation(line: 36, column: 18, scope: !10)
!28 = !DILocation(line: 36, column: 24, scope: !10)
!29 = !DILocation(line: 36, column: 29, scope: !10)
!30 = !DILocation(line: 36, column: 27, scope: !10)
!31 = !DILocation(line: 36, column: 21, scope: !10)
!32 = !DILocation(line: 36, column: 34, scope: !10)
!33 = !DILocation(line: 36, column: 39, scope: !10)
!34 = !DILocation(line: 36, column: 12, scope: !10)
!35 = !DILocation(line: 37, column: 24, scope: !10)
!36 = !DILocation(line: 37, column: 26, scope: !10)
!37 = !DILocation(line: 37, column: 17, scope: !10)
!38 = !DILocation(line: 37, column: 13, scope: !10)
!39 = !DILocation(line: 38, column: 17, scope: !10)
!40 = !DILocation(line: 38, column: 8, scope: !10)
!41 = !DILocation(line: 38, column: 24, scope: !10)
!42 = !DILocation(line: 38, column: 28, scope: !10)
!43 = !DILocation(line: 38, column: 26, scope: !10)
!44 = !DILocation(line: 38, column: 3, scope: !10)
!45 = !DILocation(line: 38, column: 43, scope: !10)
!46 = !DILocation(line: 38, column: 36, scope: !10)
!47 = !DILocation(line: 38, column: 38, scope: !10)
!48 = !DILocation(line: 38, column: 41, scope: !10)
!49 = !DILocation(line: 38, column: 32, scope: !10)
!50 = distinct !{!50, !44, !45, !51}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 39, column: 17, scope: !10)
!53 = !DILocation(line: 39, column: 32, scope: !10)
!54 = !DILocation(line: 39, column: 35, scope: !10)
!55 = !DILocation(line: 39, column: 25, scope: !10)
!56 = !DILocation(line: 39, column: 8, scope: !10)
!57 = !DILocation(line: 39, column: 41, scope: !10)
!58 = !DILocation(line: 39, column: 46, scope: !10)
!59 = !DILocation(line: 39, column: 44, scope: !10)
!60 = !DILocation(line: 39, column: 3, scope: !10)
!61 = !DILocation(line: 40, column: 19, scope: !10)
!62 = !DILocation(line: 40, column: 8, scope: !10)
!63 = !DILocation(line: 40, column: 12, scope: !10)
!64 = !DILocation(line: 40, column: 5, scope: !10)
!65 = !DILocation(line: 40, column: 17, scope: !10)
!66 = !DILocation(line: 41, column: 11, scope: !10)
!67 = !DILocation(line: 41, column: 8, scope: !10)
!68 = !DILocation(line: 42, column: 3, scope: !10)
!69 = !DILocation(line: 39, column: 53, scope: !10)
!70 = distinct !{!70, !60, !68, !51}
!71 = !DILocation(line: 43, column: 26, scope: !10)
!72 = !DILocation(line: 43, column: 21, scope: !10)
!73 = !DILocation(line: 43, column: 8, scope: !10)
!74 = !DILocation(line: 43, column: 32, scope: !10)
!75 = !DILocation(line: 43, column: 3, scope: !10)
!76 = !DILocation(line: 44, column: 9, scope: !10)
!77 = !DILocation(line: 44, column: 13, scope: !10)
!78 = !DILocation(line: 44, column: 17, scope: !10)
!79 = !DILocation(line: 44, column: 21, scope: !10)
!80 = !DILocation(line: 44, column: 24, scope: !10)
!81 = !DILocation(line: 44, column: 27, scope: !10)
!82 = !DILocation(line: 45, column: 13, scope: !10)
!83 = !DILocation(line: 45, column: 17, scope: !10)
!84 = !DILocation(line: 45, column: 10, scope: !10)
!85 = !DILocation(line: 45, column: 7, scope: !10)
!86 = !DILocation(line: 46, column: 3, scope: !10)
!87 = !DILocation(line: 43, column: 41, scope: !10)
!88 = !DILocation(line: 43, column: 45, scope: !10)
!89 = !DILocation(line: 43, column: 39, scope: !10)
!90 = distinct !{!90, !75, !86, !51}
!91 = !DILocation(line: 47, column: 17, scope: !10)
!92 = !DILocation(line: 47, column: 33, scope: !10)
!93 = !DILocation(line: 47, column: 38, scope: !10)
!94 = !DILocation(line: 47, column: 36, scope: !10)
!95 = !DILocation(line: 47, column: 42, scope: !10)
!96 = !DILocation(line: 47, column: 25, scope: !10)
!97 = !DILocation(line: 47, column: 8, scope: !10)
!98 = !DILocation(line: 47, column: 48, scope: !10)
!99 = !DILocation(line: 47, column: 53, scope: !10)
!100 = !DILocation(line: 47, column: 51, scope: !10)
!101 = !DILocation(line: 47, column: 3, scope: !10)
!102 = !DILocation(line: 48, column: 19, scope: !10)
!103 = !DILocation(line: 48, column: 10, scope: !10)
!104 = !DILocation(line: 48, column: 27, scope: !10)
!105 = !DILocation(line: 48, column: 30, scope: !10)
!106 = !DILocation(line: 48, column: 5, scope: !10)
!107 = !DILocation(line: 49, column: 11, scope: !10)
!108 = !DILocation(line: 49, column: 17, scope: !10)
!109 = !DILocation(line: 49, column: 14, scope: !10)
!110 = !DILocation(line: 49, column: 20, scope: !10)
!111 = !DILocation(line: 50, column: 11, scope: !10)
!112 = !DILocation(line: 50, column: 9, scope: !10)
!113 = !DILocation(line: 51, column: 5, scope: !10)
!114 = !DILocation(line: 48, column: 37, scope: !10)
!115 = distinct !{!115, !106, !113, !51}
!116 = !DILocation(line: 52, column: 11, scope: !10)
!117 = !DILocation(line: 52, column: 8, scope: !10)
!118 = !DILocation(line: 53, column: 3, scope: !10)
!119 = !DILocation(line: 47, column: 60, scope: !10)
!120 = distinct !{!120, !101, !118, !51}
!121 = !DILocation(line: 54, column: 19, scope: !10)
!122 = !DILocation(line: 54, column: 24, scope: !10)
!123 = !DILocation(line: 54, column: 22, scope: !10)
!124 = !DILocation(line: 54, column: 28, scope: !10)
!125 = !DILocation(line: 54, column: 18, scope: !10)
!126 = !DILocation(line: 54, column: 13, scope: !10)
!127 = !DILocation(line: 55, column: 11, scope: !10)
!128 = !DILocation(line: 55, column: 16, scope: !10)
!129 = !DILocation(line: 55, column: 14, scope: !10)
!130 = !DILocation(line: 55, column: 4, scope: !10)
!131 = !DILocation(line: 55, column: 7, scope: !10)
!132 = !DILocation(line: 56, column: 7, scope: !10)
!133 = !DILocation(line: 56, column: 10, scope: !10)
!134 = !DILocation(line: 57, column: 12, scope: !10)
!135 = !DILocation(line: 57, column: 23, scope: !10)
!136 = !DILocation(line: 57, column: 26, scope: !10)
!137 = !DILocation(line: 57, column: 17, scope: !10)
!138 = !DILocation(line: 57, column: 15, scope: !10)
!139 = !DILocation(line: 57, column: 41, scope: !10)
!140 = !DILocation(line: 57, column: 44, scope: !10)
!141 = !DILocation(line: 57, column: 35, scope: !10)
!142 = !DILocation(line: 57, column: 49, scope: !10)
!143 = !DILocation(line: 57, column: 56, scope: !10)
!144 = !DILocation(line: 57, column: 61, scope: !10)
!145 = !DILocation(line: 57, column: 32, scope: !10)
!146 = !DILocation(line: 57, column: 66, scope: !10)
!147 = !DILocation(line: 57, column: 72, scope: !10)
!148 = !DILocation(line: 57, column: 77, scope: !10)
!149 = !DILocation(line: 57, column: 82, scope: !10)
!150 = !DILocation(line: 57, column: 80, scope: !10)
!151 = !DILocation(line: 57, column: 86, scope: !10)
!152 = !DILocation(line: 57, column: 92, scope: !10)
!153 = !DILocation(line: 57, column: 95, scope: !10)
!154 = !DILocation(line: 57, column: 98, scope: !10)
!155 = !DILocation(line: 57, column: 9, scope: !10)
!156 = !DILocation(line: 58, column: 16, scope: !10)
!157 = !DILocation(line: 59, column: 7, scope: !10)
!158 = !DILocation(line: 59, column: 20, scope: !10)
!159 = !DILocation(line: 59, column: 14, scope: !10)
!160 = !DILocation(line: 59, column: 29, scope: !10)
!161 = !DILocation(line: 59, column: 33, scope: !10)
!162 = !DILocation(line: 59, column: 24, scope: !10)
!163 = !DILocation(line: 60, column: 11, scope: !10)
!164 = distinct !{!164, !157, !163, !51}
!165 = !DILocation(line: 61, column: 12, scope: !10)
!166 = !DILocation(line: 61, column: 10, scope: !10)
!167 = !DILocation(line: 62, column: 20, scope: !10)
!168 = !DILocation(line: 62, column: 26, scope: !10)
!169 = !DILocation(line: 62, column: 23, scope: !10)
!170 = !DILocation(line: 62, column: 31, scope: !10)
!171 = !DILocation(line: 62, column: 41, scope: !10)
!172 = !DILocation(line: 62, column: 12, scope: !10)
!173 = !DILocation(line: 62, column: 10, scope: !10)
!174 = !DILocation(line: 63, column: 5, scope: !10)
!175 = !DILocation(line: 64, column: 20, scope: !10)
!176 = !DILocation(line: 64, column: 23, scope: !10)
!177 = !DILocation(line: 64, column: 14, scope: !10)
!178 = !DILocation(line: 64, column: 30, scope: !10)
!179 = !DILocation(line: 64, column: 28, scope: !10)
!180 = !DILocation(line: 64, column: 37, scope: !10)
!181 = !DILocation(line: 64, column: 42, scope: !10)
!182 = !DILocation(line: 64, column: 40, scope: !10)
!183 = !DILocation(line: 64, column: 34, scope: !10)
!184 = !DILocation(line: 64, column: 49, scope: !10)
!185 = !DILocation(line: 64, column: 47, scope: !10)
!186 = !DILocation(line: 64, column: 52, scope: !10)
!187 = !DILocation(line: 64, column: 56, scope: !10)
!188 = !DILocation(line: 64, column: 67, scope: !10)
!189 = !DILocation(line: 64, column: 70, scope: !10)
!190 = !DILocation(line: 64, column: 61, scope: !10)
!191 = !DILocation(line: 64, column: 59, scope: !10)
!192 = !DILocation(line: 64, column: 85, scope: !10)
!193 = !DILocation(line: 64, column: 88, scope: !10)
!194 = !DILocation(line: 64, column: 79, scope: !10)
!195 = !DILocation(line: 64, column: 76, scope: !10)
!196 = !DILocation(line: 64, column: 11, scope: !10)
!197 = !DILocation(line: 65, column: 23, scope: !10)
!198 = !DILocation(line: 65, column: 38, scope: !10)
!199 = !DILocation(line: 65, column: 41, scope: !10)
!200 = !DILocation(line: 65, column: 31, scope: !10)
!201 = !DILocation(line: 65, column: 14, scope: !10)
!202 = !DILocation(line: 65, column: 47, scope: !10)
!203 = !DILocation(line: 65, column: 52, scope: !10)
!204 = !DILocation(line: 65, column: 50, scope: !10)
!205 = !DILocation(line: 65, column: 9, scope: !10)
!206 = !DILocation(line: 66, column: 16, scope: !10)
!207 = !DILocation(line: 66, column: 19, scope: !10)
!208 = !DILocation(line: 66, column: 24, scope: !10)
!209 = !DILocation(line: 66, column: 27, scope: !10)
!210 = !DILocation(line: 66, column: 39, scope: !10)
!211 = !DILocation(line: 66, column: 42, scope: !10)
!212 = !DILocation(line: 66, column: 33, scope: !10)
!213 = !DILocation(line: 66, column: 30, scope: !10)
!214 = !DILocation(line: 66, column: 15, scope: !10)
!215 = !DILocation(line: 67, column: 13, scope: !10)
!216 = !DILocation(line: 68, column: 20, scope: !10)
!217 = !DILocation(line: 68, column: 26, scope: !10)
!218 = !DILocation(line: 68, column: 31, scope: !10)
!219 = !DILocation(line: 68, column: 29, scope: !10)
!220 = !DILocation(line: 68, column: 23, scope: !10)
!221 = !DILocation(line: 68, column: 16, scope: !10)
!222 = !DILocation(line: 69, column: 22, scope: !10)
!223 = !DILocation(line: 69, column: 25, scope: !10)
!224 = !DILocation(line: 69, column: 34, scope: !10)
!225 = !DILocation(line: 69, column: 39, scope: !10)
!226 = !DILocation(line: 69, column: 37, scope: !10)
!227 = !DILocation(line: 69, column: 18, scope: !10)
!228 = !DILocation(line: 69, column: 16, scope: !10)
!229 = !DILocation(line: 70, column: 11, scope: !10)
!230 = !DILocation(line: 71, column: 18, scope: !10)
!231 = !DILocation(line: 71, column: 29, scope: !10)
!232 = !DILocation(line: 71, column: 32, scope: !10)
!233 = !DILocation(line: 71, column: 23, scope: !10)
!234 = !DILocation(line: 71, column: 21, scope: !10)
!235 = !DILocation(line: 71, column: 41, scope: !10)
!236 = !DILocation(line: 71, column: 46, scope: !10)
!237 = !DILocation(line: 71, column: 44, scope: !10)
!238 = !DILocation(line: 71, column: 38, scope: !10)
!239 = !DILocation(line: 71, column: 14, scope: !10)
!240 = !DILocation(line: 72, column: 17, scope: !10)
!241 = !DILocation(line: 72, column: 14, scope: !10)
!242 = !DILocation(line: 73, column: 9, scope: !10)
!243 = !DILocation(line: 65, column: 59, scope: !10)
!244 = distinct !{!244, !205, !242, !51}
!245 = !DILocation(line: 74, column: 23, scope: !10)
!246 = !DILocation(line: 74, column: 39, scope: !10)
!247 = !DILocation(line: 74, column: 42, scope: !10)
!248 = !DILocation(line: 74, column: 49, scope: !10)
!249 = !DILocation(line: 74, column: 54, scope: !10)
!250 = !DILocation(line: 74, column: 58, scope: !10)
!251 = !DILocation(line: 74, column: 31, scope: !10)
!252 = !DILocation(line: 74, column: 14, scope: !10)
!253 = !DILocation(line: 74, column: 64, scope: !10)
!254 = !DILocation(line: 74, column: 69, scope: !10)
!255 = !DILocation(line: 74, column: 67, scope: !10)
!256 = !DILocation(line: 74, column: 9, scope: !10)
!257 = !DILocation(line: 75, column: 25, scope: !10)
!258 = !DILocation(line: 75, column: 33, scope: !10)
!259 = !DILocation(line: 75, column: 16, scope: !10)
!260 = !DILocation(line: 75, column: 42, scope: !10)
!261 = !DILocation(line: 75, column: 47, scope: !10)
!262 = !DILocation(line: 75, column: 45, scope: !10)
!263 = !DILocation(line: 75, column: 11, scope: !10)
!264 = !DILocation(line: 76, column: 17, scope: !10)
!265 = !DILocation(line: 76, column: 19, scope: !10)
!266 = !DILocation(line: 77, column: 55, scope: !10)
!267 = !DILocation(line: 77, column: 58, scope: !10)
!268 = !DILocation(line: 77, column: 49, scope: !10)
!269 = !DILocation(line: 77, column: 63, scope: !10)
!270 = !DILocation(line: 77, column: 15, scope: !10)
!271 = !DILocation(line: 77, column: 20, scope: !10)
!272 = !DILocation(line: 77, column: 25, scope: !10)
!273 = !DILocation(line: 77, column: 23, scope: !10)
!274 = !DILocation(line: 77, column: 30, scope: !10)
!275 = !DILocation(line: 77, column: 35, scope: !10)
!276 = !DILocation(line: 77, column: 40, scope: !10)
!277 = !DILocation(line: 77, column: 46, scope: !10)
!278 = !DILocation(line: 78, column: 19, scope: !10)
!279 = !DILocation(line: 78, column: 16, scope: !10)
!280 = !DILocation(line: 79, column: 11, scope: !10)
!281 = !DILocation(line: 75, column: 54, scope: !10)
!282 = distinct !{!282, !263, !280, !51}
!283 = !DILocation(line: 80, column: 15, scope: !10)
!284 = !DILocation(line: 80, column: 20, scope: !10)
!285 = !DILocation(line: 80, column: 18, scope: !10)
!286 = !DILocation(line: 80, column: 25, scope: !10)
!287 = !DILocation(line: 80, column: 11, scope: !10)
!288 = !DILocation(line: 80, column: 30, scope: !10)
!289 = !DILocation(line: 81, column: 16, scope: !10)
!290 = !DILocation(line: 81, column: 28, scope: !10)
!291 = !DILocation(line: 81, column: 31, scope: !10)
!292 = !DILocation(line: 81, column: 22, scope: !10)
!293 = !DILocation(line: 81, column: 19, scope: !10)
!294 = !DILocation(line: 81, column: 36, scope: !10)
!295 = !DILocation(line: 81, column: 39, scope: !10)
!296 = !DILocation(line: 81, column: 50, scope: !10)
!297 = !DILocation(line: 81, column: 53, scope: !10)
!298 = !DILocation(line: 81, column: 44, scope: !10)
!299 = !DILocation(line: 81, column: 42, scope: !10)
!300 = !DILocation(line: 81, column: 15, scope: !10)
!301 = !DILocation(line: 82, column: 18, scope: !10)
!302 = !DILocation(line: 82, column: 24, scope: !10)
!303 = !DILocation(line: 82, column: 16, scope: !10)
!304 = !DILocation(line: 82, column: 13, scope: !10)
!305 = !DILocation(line: 83, column: 17, scope: !10)
!306 = !DILocation(line: 83, column: 14, scope: !10)
!307 = !DILocation(line: 84, column: 9, scope: !10)
!308 = !DILocation(line: 74, column: 76, scope: !10)
!309 = distinct !{!309, !256, !307, !51}
!310 = !DILocation(line: 85, column: 7, scope: !10)
!311 = !DILocation(line: 86, column: 18, scope: !10)
!312 = !DILocation(line: 86, column: 23, scope: !10)
!313 = !DILocation(line: 86, column: 21, scope: !10)
!314 = !DILocation(line: 86, column: 28, scope: !10)
!315 = !DILocation(line: 86, column: 14, scope: !10)
!316 = !DILocation(line: 86, column: 12, scope: !10)
!317 = !DILocation(line: 87, column: 13, scope: !10)
!318 = !DILocation(line: 88, column: 45, scope: !10)
!319 = !DILocation(line: 88, column: 11, scope: !10)
!320 = !DILocation(line: 88, column: 16, scope: !10)
!321 = !DILocation(line: 88, column: 27, scope: !10)
!322 = !DILocation(line: 88, column: 30, scope: !10)
!323 = !DILocation(line: 88, column: 21, scope: !10)
!324 = !DILocation(line: 88, column: 19, scope: !10)
!325 = !DILocation(line: 88, column: 37, scope: !10)
!326 = !DILocation(line: 88, column: 43, scope: !10)
!327 = !DILocation(line: 90, column: 14, scope: !10)
!328 = !DILocation(line: 90, column: 25, scope: !10)
!329 = !DILocation(line: 90, column: 28, scope: !10)
!330 = !DILocation(line: 90, column: 19, scope: !10)
!331 = !DILocation(line: 90, column: 17, scope: !10)
!332 = !DILocation(line: 90, column: 37, scope: !10)
!333 = !DILocation(line: 90, column: 42, scope: !10)
!334 = !DILocation(line: 90, column: 40, scope: !10)
!335 = !DILocation(line: 90, column: 34, scope: !10)
!336 = !DILocation(line: 90, column: 10, scope: !10)
!337 = !DILocation(line: 91, column: 11, scope: !10)
!338 = !DILocation(line: 91, column: 13, scope: !10)
!339 = !DILocation(line: 92, column: 48, scope: !10)
!340 = !DILocation(line: 92, column: 51, scope: !10)
!341 = !DILocation(line: 92, column: 42, scope: !10)
!342 = !DILocation(line: 92, column: 9, scope: !10)
!343 = !DILocation(line: 92, column: 29, scope: !10)
!344 = !DILocation(line: 92, column: 34, scope: !10)
!345 = !DILocation(line: 92, column: 40, scope: !10)
!346 = !DILocation(line: 94, column: 3, scope: !10)
!347 = !DILocation(line: 95, column: 23, scope: !10)
!348 = !DILocation(line: 95, column: 18, scope: !10)
!349 = !DILocation(line: 96, column: 15, scope: !10)
!350 = !DILocation(line: 96, column: 5, scope: !10)
!351 = !DILocation(line: 96, column: 9, scope: !10)
!352 = !DILocation(line: 96, column: 13, scope: !10)
!353 = !DILocation(line: 96, column: 30, scope: !10)
!354 = !DILocation(line: 96, column: 19, scope: !10)
!355 = !DILocation(line: 96, column: 23, scope: !10)
!356 = !DILocation(line: 96, column: 28, scope: !10)
!357 = !DILocation(line: 96, column: 43, scope: !10)
!358 = !DILocation(line: 96, column: 41, scope: !10)
!359 = !DILocation(line: 97, column: 12, scope: !10)
!360 = !DILocation(line: 97, column: 17, scope: !10)
!361 = !DILocation(line: 97, column: 15, scope: !10)
!362 = !DILocation(line: 97, column: 24, scope: !10)
!363 = !DILocation(line: 97, column: 29, scope: !10)
!364 = !DILocation(line: 97, column: 27, scope: !10)
!365 = !DILocation(line: 97, column: 21, scope: !10)
!366 = !DILocation(line: 97, column: 8, scope: !10)
!367 = !DILocation(line: 98, column: 12, scope: !10)
!368 = !DILocation(line: 98, column: 17, scope: !10)
!369 = !DILocation(line: 98, column: 15, scope: !10)
!370 = !DILocation(line: 98, column: 23, scope: !10)
!371 = !DILocation(line: 98, column: 21, scope: !10)
!372 = !DILocation(line: 98, column: 8, scope: !10)
!373 = !DILocation(line: 99, column: 13, scope: !10)
!374 = !DILocation(line: 99, column: 18, scope: !10)
!375 = !DILocation(line: 99, column: 16, scope: !10)
!376 = !DILocation(line: 99, column: 21, scope: !10)
!377 = !DILocation(line: 99, column: 24, scope: !10)
!378 = !DILocation(line: 99, column: 27, scope: !10)
!379 = !DILocation(line: 99, column: 12, scope: !10)
!380 = !DILocation(line: 99, column: 37, scope: !10)
!381 = !DILocation(line: 99, column: 42, scope: !10)
!382 = !DILocation(line: 99, column: 40, scope: !10)
!383 = !DILocation(line: 99, column: 55, scope: !10)
!384 = !DILocation(line: 99, column: 58, scope: !10)
!385 = !DILocation(line: 99, column: 49, scope: !10)
!386 = !DILocation(line: 99, column: 71, scope: !10)
!387 = !DILocation(line: 99, column: 74, scope: !10)
!388 = !DILocation(line: 99, column: 65, scope: !10)
!389 = !DILocation(line: 99, column: 63, scope: !10)
!390 = !DILocation(line: 99, column: 8, scope: !10)
!391 = !DILocation(line: 101, column: 3, scope: !10)
!392 = !DILocation(line: 102, column: 3, scope: !10)
!393 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!394 = !DILocation(line: 10, column: 17, scope: !393)
!395 = !DILocation(line: 10, column: 22, scope: !393)
!396 = !DILocation(line: 10, column: 20, scope: !393)
!397 = !DILocation(line: 10, column: 12, scope: !393)
!398 = !DILocation(line: 10, column: 31, scope: !393)
!399 = !DILocation(line: 10, column: 26, scope: !393)
!400 = !DILocation(line: 10, column: 35, scope: !393)
!401 = !DILocation(line: 10, column: 43, scope: !393)
!402 = !DILocation(line: 10, column: 51, scope: !393)
!403 = !DILocation(line: 11, column: 17, scope: !393)
!404 = !DILocation(line: 11, column: 32, scope: !393)
!405 = !DILocation(line: 11, column: 35, scope: !393)
!406 = !DILocation(line: 11, column: 25, scope: !393)
!407 = !DILocation(line: 11, column: 8, scope: !393)
!408 = !DILocation(line: 11, column: 41, scope: !393)
!409 = !DILocation(line: 11, column: 46, scope: !393)
!410 = !DILocation(line: 11, column: 44, scope: !393)
!411 = !DILocation(line: 11, column: 3, scope: !393)
!412 = !DILocation(line: 12, column: 10, scope: !393)
!413 = !DILocation(line: 12, column: 16, scope: !393)
!414 = !DILocation(line: 12, column: 22, scope: !393)
!415 = !DILocation(line: 12, column: 19, scope: !393)
!416 = !DILocation(line: 12, column: 27, scope: !393)
!417 = !DILocation(line: 12, column: 32, scope: !393)
!418 = !DILocation(line: 12, column: 13, scope: !393)
!419 = !DILocation(line: 12, column: 40, scope: !393)
!420 = !DILocation(line: 12, column: 37, scope: !393)
!421 = !DILocation(line: 12, column: 9, scope: !393)
!422 = !DILocation(line: 13, column: 7, scope: !393)
!423 = !DILocation(line: 14, column: 14, scope: !393)
!424 = !DILocation(line: 14, column: 33, scope: !393)
!425 = !DILocation(line: 14, column: 36, scope: !393)
!426 = !DILocation(line: 14, column: 27, scope: !393)
!427 = !DILocation(line: 14, column: 25, scope: !393)
!428 = !DILocation(line: 14, column: 42, scope: !393)
!429 = !DILocation(line: 14, column: 17, scope: !393)
!430 = !DILocation(line: 14, column: 10, scope: !393)
!431 = !DILocation(line: 15, column: 15, scope: !393)
!432 = !DILocation(line: 15, column: 20, scope: !393)
!433 = !DILocation(line: 15, column: 18, scope: !393)
!434 = !DILocation(line: 15, column: 27, scope: !393)
!435 = !DILocation(line: 15, column: 32, scope: !393)
!436 = !DILocation(line: 15, column: 30, scope: !393)
!437 = !DILocation(line: 15, column: 24, scope: !393)
!438 = !DILocation(line: 15, column: 10, scope: !393)
!439 = !DILocation(line: 16, column: 5, scope: !393)
!440 = !DILocation(line: 17, column: 14, scope: !393)
!441 = !DILocation(line: 17, column: 19, scope: !393)
!442 = !DILocation(line: 17, column: 17, scope: !393)
!443 = !DILocation(line: 17, column: 23, scope: !393)
!444 = !DILocation(line: 17, column: 13, scope: !393)
!445 = !DILocation(line: 17, column: 32, scope: !393)
!446 = !DILocation(line: 17, column: 39, scope: !393)
!447 = !DILocation(line: 17, column: 42, scope: !393)
!448 = !DILocation(line: 17, column: 35, scope: !393)
!449 = !DILocation(line: 17, column: 10, scope: !393)
!450 = !DILocation(line: 18, column: 15, scope: !393)
!451 = !DILocation(line: 18, column: 22, scope: !393)
!452 = !DILocation(line: 18, column: 25, scope: !393)
!453 = !DILocation(line: 18, column: 18, scope: !393)
!454 = !DILocation(line: 18, column: 34, scope: !393)
!455 = !DILocation(line: 18, column: 39, scope: !393)
!456 = !DILocation(line: 18, column: 37, scope: !393)
!457 = !DILocation(line: 18, column: 31, scope: !393)
!458 = !DILocation(line: 18, column: 10, scope: !393)
!459 = !DILocation(line: 19, column: 22, scope: !393)
!460 = !DILocation(line: 19, column: 25, scope: !393)
!461 = !DILocation(line: 19, column: 17, scope: !393)
!462 = !DILocation(line: 20, column: 11, scope: !393)
!463 = !DILocation(line: 20, column: 14, scope: !393)
!464 = !DILocation(line: 21, column: 18, scope: !393)
!465 = !DILocation(line: 21, column: 22, scope: !393)
!466 = !DILocation(line: 21, column: 15, scope: !393)
!467 = !DILocation(line: 21, column: 12, scope: !393)
!468 = !DILocation(line: 21, column: 9, scope: !393)
!469 = !DILocation(line: 22, column: 20, scope: !393)
!470 = !DILocation(line: 22, column: 23, scope: !393)
!471 = !DILocation(line: 22, column: 14, scope: !393)
!472 = !DILocation(line: 22, column: 8, scope: !393)
!473 = !DILocation(line: 22, column: 11, scope: !393)
!474 = !DILocation(line: 23, column: 13, scope: !393)
!475 = !DILocation(line: 23, column: 10, scope: !393)
!476 = !DILocation(line: 25, column: 19, scope: !393)
!477 = !DILocation(line: 25, column: 16, scope: !393)
!478 = !DILocation(line: 25, column: 13, scope: !393)
!479 = !DILocation(line: 25, column: 24, scope: !393)
!480 = !DILocation(line: 25, column: 29, scope: !393)
!481 = !DILocation(line: 25, column: 33, scope: !393)
!482 = !DILocation(line: 25, column: 10, scope: !393)
!483 = !DILocation(line: 25, column: 8, scope: !393)
!484 = !DILocation(line: 26, column: 9, scope: !393)
!485 = !DILocation(line: 26, column: 15, scope: !393)
!486 = !DILocation(line: 26, column: 12, scope: !393)
!487 = !DILocation(line: 27, column: 7, scope: !393)
!488 = !DILocation(line: 28, column: 11, scope: !393)
!489 = !DILocation(line: 28, column: 8, scope: !393)
!490 = !DILocation(line: 29, column: 3, scope: !393)
!491 = !DILocation(line: 11, column: 53, scope: !393)
!492 = distinct !{!492, !411, !490, !51}
!493 = !DILocation(line: 30, column: 12, scope: !393)
!494 = !DILocation(line: 30, column: 17, scope: !393)
!495 = !DILocation(line: 30, column: 15, scope: !393)
!496 = !DILocation(line: 30, column: 22, scope: !393)
!497 = !DILocation(line: 30, column: 3, scope: !393)
