; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/random_3.c
; ModuleID = 'tests/soundness/random_3.c'
source_filename = "tests/soundness/random_3.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [8 x i8] c"g1 < 70\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_3.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@head = dso_local global %struct.node* null, align 8
@.str.3 = private unnamed_addr constant [20 x i8] c"table[v0 & 7] >= 8u\00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"((x0 >> (x0 & 3)) < 7u && (x2 + x1) != 7u)\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"!(v2 != 8u && (v1 + x0) < x1)\00", align 1
@.str.6 = private unnamed_addr constant [77 x i8] c"(((x2 & table[v1 & 7]) + (table[v1 & 7] & x2)) >= g1 && table[g0 & 7] <= 7u)\00", align 1
@__PRETTY_FUNCTION__.f1 = private unnamed_addr constant [44 x i8] c"unsigned int f1(unsigned int, unsigned int)\00", align 1

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
  %10 = alloca %struct.node*, align 8
  %11 = alloca %struct.node*, align 8
  %12 = alloca i32*, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.node*, align 8
  %16 = alloca %struct.node*, align 8
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
  store i32 0, i32* %5, align 4, !dbg !23
  store i32 1, i32* %6, align 4, !dbg !24
  store i32 2, i32* %7, align 4, !dbg !25
  %27 = bitcast [8 x i32]* %8 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 16 %27, i8 0, i64 32, i1 false), !dbg !26
  %28 = load i32, i32* @g0, align 4, !dbg !27
  %29 = and i32 %28, 7, !dbg !28
  %30 = zext i32 %29 to i64, !dbg !29
  %31 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %30, !dbg !29
  %32 = load i32, i32* %31, align 4, !dbg !29
  %33 = load i32, i32* %2, align 4, !dbg !30
  %34 = add i32 %32, %33, !dbg !31
  %35 = load i32, i32* %5, align 4, !dbg !32
  %36 = and i32 %34, %35, !dbg !33
  %37 = icmp ne i32 %36, 1, !dbg !34
  br i1 %37, label %38, label %222, !dbg !35

38:                                               ; preds = %0
  %39 = load i32, i32* %2, align 4, !dbg !36
  %40 = icmp eq i32 %39, 8, !dbg !37
  br i1 %40, label %41, label %221, !dbg !36

41:                                               ; preds = %38
  %42 = load i32, i32* %5, align 4, !dbg !38
  %43 = load i32, i32* %3, align 4, !dbg !39
  %44 = and i32 %42, %43, !dbg !40
  %45 = and i32 %44, 3, !dbg !41
  switch i32 %45, label %130 [
    i32 0, label %46
    i32 1, label %64
  ], !dbg !42

46:                                               ; preds = %41
  store i32 0, i32* %9, align 4, !dbg !43
  br label %47, !dbg !44

47:                                               ; preds = %60, %46
  %48 = load i32, i32* %9, align 4, !dbg !45
  %49 = icmp ult i32 %48, 3, !dbg !46
  br i1 %49, label %50, label %63, !dbg !47

50:                                               ; preds = %47
  %51 = load i32, i32* %3, align 4, !dbg !48
  %52 = load i32, i32* %9, align 4, !dbg !49
  %53 = lshr i32 %51, %52, !dbg !50
  %54 = and i32 %53, 1, !dbg !51
  %55 = icmp ne i32 %54, 0, !dbg !51
  br i1 %55, label %56, label %59, !dbg !48

56:                                               ; preds = %50
  %57 = load i32, i32* %7, align 4, !dbg !52
  %58 = add i32 %57, 1, !dbg !52
  store i32 %58, i32* %7, align 4, !dbg !52
  br label %59, !dbg !53

59:                                               ; preds = %56, %50
  br label %60, !dbg !54

60:                                               ; preds = %59
  %61 = load i32, i32* %9, align 4, !dbg !55
  %62 = add i32 %61, 1, !dbg !55
  store i32 %62, i32* %9, align 4, !dbg !55
  br label %47, !dbg !47, !llvm.loop !56

63:                                               ; preds = %47
  br label %220, !dbg !58

64:                                               ; preds = %41
  %65 = load i32, i32* %2, align 4, !dbg !59
  %66 = icmp ne i32 %65, 7, !dbg !60
  br i1 %66, label %67, label %84, !dbg !59

67:                                               ; preds = %64
  %68 = load i32, i32* %2, align 4, !dbg !61
  %69 = load i32, i32* %4, align 4, !dbg !62
  %70 = load i32, i32* @g1, align 4, !dbg !63
  %71 = and i32 %70, 7, !dbg !64
  %72 = zext i32 %71 to i64, !dbg !65
  %73 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %72, !dbg !65
  %74 = load i32, i32* %73, align 4, !dbg !65
  %75 = xor i32 %69, %74, !dbg !66
  %76 = and i32 %75, 7, !dbg !67
  %77 = zext i32 %76 to i64, !dbg !68
  %78 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %77, !dbg !68
  store i32 %68, i32* %78, align 4, !dbg !69
  %79 = load i32, i32* @g1, align 4, !dbg !70
  %80 = icmp ult i32 %79, 70, !dbg !70
  br i1 %80, label %81, label %82, !dbg !70

81:                                               ; preds = %67
  br label %83, !dbg !70

82:                                               ; preds = %67
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 60, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !70
  unreachable, !dbg !70

83:                                               ; preds = %81
  br label %85, !dbg !71

84:                                               ; preds = %64
  store i32 0, i32* %6, align 4, !dbg !72
  br label %85

85:                                               ; preds = %84, %83
  %86 = load i32, i32* %7, align 4, !dbg !73
  %87 = load i32, i32* %7, align 4, !dbg !74
  %88 = and i32 %87, 7, !dbg !75
  %89 = zext i32 %88 to i64, !dbg !76
  %90 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %89, !dbg !76
  %91 = load i32, i32* %90, align 4, !dbg !76
  %92 = load i32, i32* %5, align 4, !dbg !77
  %93 = and i32 %92, 7, !dbg !78
  %94 = zext i32 %93 to i64, !dbg !79
  %95 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %94, !dbg !79
  %96 = load i32, i32* %95, align 4, !dbg !79
  %97 = xor i32 %91, %96, !dbg !80
  %98 = add i32 %86, %97, !dbg !81
  %99 = load i32, i32* @g1, align 4, !dbg !82
  %100 = sub i32 %99, %98, !dbg !82
  store i32 %100, i32* @g1, align 4, !dbg !82
  %101 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !83
  %102 = bitcast i8* %101 to %struct.node*, !dbg !83
  store %struct.node* %102, %struct.node** %10, align 8, !dbg !84
  %103 = load i32, i32* @g0, align 4, !dbg !85
  %104 = and i32 %103, 7, !dbg !86
  %105 = zext i32 %104 to i64, !dbg !87
  %106 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %105, !dbg !87
  %107 = load i32, i32* %106, align 4, !dbg !87
  %108 = add i32 %107, 7, !dbg !88
  %109 = load %struct.node*, %struct.node** %10, align 8, !dbg !89
  %110 = getelementptr inbounds %struct.node, %struct.node* %109, i32 0, i32 0, !dbg !90
  store i32 %108, i32* %110, align 8, !dbg !91
  %111 = load %struct.node*, %struct.node** @head, align 8, !dbg !92
  %112 = load %struct.node*, %struct.node** %10, align 8, !dbg !93
  %113 = getelementptr inbounds %struct.node, %struct.node* %112, i32 0, i32 1, !dbg !94
  store %struct.node* %111, %struct.node** %113, align 8, !dbg !95
  %114 = load %struct.node*, %struct.node** %10, align 8, !dbg !96
  store %struct.node* %114, %struct.node** @head, align 8, !dbg !97
  %115 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !98
  %116 = bitcast i8* %115 to %struct.node*, !dbg !98
  store %struct.node* %116, %struct.node** %11, align 8, !dbg !99
  %117 = load i32, i32* %2, align 4, !dbg !100
  %118 = load i32, i32* @g0, align 4, !dbg !101
  %119 = and i32 %118, 7, !dbg !102
  %120 = zext i32 %119 to i64, !dbg !103
  %121 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %120, !dbg !103
  %122 = load i32, i32* %121, align 4, !dbg !103
  %123 = mul i32 %117, %122, !dbg !104
  %124 = load %struct.node*, %struct.node** %11, align 8, !dbg !105
  %125 = getelementptr inbounds %struct.node, %struct.node* %124, i32 0, i32 0, !dbg !106
  store i32 %123, i32* %125, align 8, !dbg !107
  %126 = load %struct.node*, %struct.node** @head, align 8, !dbg !108
  %127 = load %struct.node*, %struct.node** %11, align 8, !dbg !109
  %128 = getelementptr inbounds %struct.node, %struct.node* %127, i32 0, i32 1, !dbg !110
  store %struct.node* %126, %struct.node** %128, align 8, !dbg !111
  %129 = load %struct.node*, %struct.node** %11, align 8, !dbg !112
  store %struct.node* %129, %struct.node** @head, align 8, !dbg !113
  br label %220, !dbg !114

130:                                              ; preds = %41
  %131 = load i32, i32* %4, align 4, !dbg !115
  %132 = icmp uge i32 %131, 8, !dbg !116
  br i1 %132, label %133, label %134, !dbg !115

133:                                              ; preds = %130
  br label %135, !dbg !115

134:                                              ; preds = %130
  br label %135, !dbg !115

135:                                              ; preds = %134, %133
  %136 = phi i32* [ %5, %133 ], [ %6, %134 ], !dbg !115
  store i32* %136, i32** %12, align 8, !dbg !117
  %137 = load i32, i32* %6, align 4, !dbg !118
  %138 = icmp ugt i32 %137, 9, !dbg !119
  br i1 %138, label %139, label %146, !dbg !118

139:                                              ; preds = %135
  %140 = load i32, i32* %7, align 4, !dbg !120
  %141 = load i32, i32* %5, align 4, !dbg !121
  %142 = add i32 %140, %141, !dbg !122
  %143 = and i32 %142, 7, !dbg !123
  %144 = zext i32 %143 to i64, !dbg !124
  %145 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %144, !dbg !124
  store i32* %145, i32** %12, align 8, !dbg !125
  br label %146, !dbg !126

146:                                              ; preds = %139, %135
  %147 = load i32, i32* %3, align 4, !dbg !127
  %148 = load i32, i32* %5, align 4, !dbg !128
  %149 = add i32 %147, %148, !dbg !129
  %150 = load i32*, i32** %12, align 8, !dbg !130
  %151 = load i32, i32* %150, align 4, !dbg !131
  %152 = add i32 %151, %149, !dbg !131
  store i32 %152, i32* %150, align 4, !dbg !131
  store i32 0, i32* %13, align 4, !dbg !132
  %153 = load i32, i32* %3, align 4, !dbg !133
  %154 = and i32 %153, 3, !dbg !134
  store i32 %154, i32* %14, align 4, !dbg !135
  br label %155, !dbg !136

155:                                              ; preds = %192, %146
  %156 = load i32, i32* %13, align 4, !dbg !137
  %157 = load i32, i32* %14, align 4, !dbg !138
  %158 = icmp ult i32 %156, %157, !dbg !139
  br i1 %158, label %159, label %195, !dbg !140

159:                                              ; preds = %155
  %160 = load i32, i32* %3, align 4, !dbg !141
  %161 = load i32, i32* @g0, align 4, !dbg !142
  %162 = add i32 %161, %160, !dbg !142
  store i32 %162, i32* @g0, align 4, !dbg !142
  %163 = load i32, i32* %2, align 4, !dbg !143
  %164 = icmp ule i32 %163, 1, !dbg !144
  br i1 %164, label %165, label %174, !dbg !143

165:                                              ; preds = %159
  %166 = load i32, i32* %2, align 4, !dbg !145
  %167 = icmp ult i32 %166, 4, !dbg !146
  br i1 %167, label %168, label %170, !dbg !145

168:                                              ; preds = %165
  %169 = load i32, i32* %2, align 4, !dbg !147
  br label %172, !dbg !145

170:                                              ; preds = %165
  %171 = load i32, i32* %5, align 4, !dbg !148
  br label %172, !dbg !145

172:                                              ; preds = %170, %168
  %173 = phi i32 [ %169, %168 ], [ %171, %170 ], !dbg !145
  br label %176, !dbg !143

174:                                              ; preds = %159
  %175 = load i32, i32* %2, align 4, !dbg !149
  br label %176, !dbg !143

176:                                              ; preds = %174, %172
  %177 = phi i32 [ %173, %172 ], [ %175, %174 ], !dbg !143
  %178 = load i32, i32* @g0, align 4, !dbg !150
  %179 = sub i32 %178, %177, !dbg !150
  store i32 %179, i32* @g0, align 4, !dbg !150
  %180 = load i32, i32* %5, align 4, !dbg !151
  %181 = and i32 %180, 7, !dbg !151
  %182 = zext i32 %181 to i64, !dbg !151
  %183 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %182, !dbg !151
  %184 = load i32, i32* %183, align 4, !dbg !151
  %185 = icmp uge i32 %184, 8, !dbg !151
  br i1 %185, label %186, label %187, !dbg !151

186:                                              ; preds = %176
  br label %188, !dbg !151

187:                                              ; preds = %176
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 78, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !151
  unreachable, !dbg !151

188:                                              ; preds = %186
  %189 = load i32, i32* %13, align 4, !dbg !152
  %190 = load i32, i32* %5, align 4, !dbg !153
  %191 = add i32 %190, %189, !dbg !153
  store i32 %191, i32* %5, align 4, !dbg !153
  br label %192, !dbg !154

192:                                              ; preds = %188
  %193 = load i32, i32* %13, align 4, !dbg !155
  %194 = add i32 %193, 1, !dbg !155
  store i32 %194, i32* %13, align 4, !dbg !155
  br label %155, !dbg !140, !llvm.loop !156

195:                                              ; preds = %155
  %196 = load %struct.node*, %struct.node** @head, align 8, !dbg !157
  store %struct.node* %196, %struct.node** %15, align 8, !dbg !158
  br label %197, !dbg !159

197:                                              ; preds = %215, %195
  %198 = load %struct.node*, %struct.node** %15, align 8, !dbg !160
  %199 = icmp ne %struct.node* %198, null, !dbg !161
  br i1 %199, label %200, label %219, !dbg !161

200:                                              ; preds = %197
  %201 = load %struct.node*, %struct.node** %15, align 8, !dbg !162
  %202 = getelementptr inbounds %struct.node, %struct.node* %201, i32 0, i32 0, !dbg !163
  %203 = load i32, i32* %202, align 8, !dbg !163
  %204 = icmp ugt i32 %203, 5, !dbg !164
  br i1 %204, label %205, label %214, !dbg !165

205:                                              ; preds = %200
  %206 = load i32, i32* %2, align 4, !dbg !166
  %207 = icmp eq i32 %206, 7, !dbg !167
  br i1 %207, label %208, label %214, !dbg !162

208:                                              ; preds = %205
  %209 = load %struct.node*, %struct.node** %15, align 8, !dbg !168
  %210 = getelementptr inbounds %struct.node, %struct.node* %209, i32 0, i32 0, !dbg !169
  %211 = load i32, i32* %210, align 8, !dbg !169
  %212 = load i32, i32* @g1, align 4, !dbg !170
  %213 = add i32 %212, %211, !dbg !170
  store i32 %213, i32* @g1, align 4, !dbg !170
  br label %214, !dbg !171

214:                                              ; preds = %208, %205, %200
  br label %215, !dbg !172

215:                                              ; preds = %214
  %216 = load %struct.node*, %struct.node** %15, align 8, !dbg !173
  %217 = getelementptr inbounds %struct.node, %struct.node* %216, i32 0, i32 1, !dbg !174
  %218 = load %struct.node*, %struct.node** %217, align 8, !dbg !174
  store %struct.node* %218, %struct.node** %15, align 8, !dbg !175
  br label %197, !dbg !161, !llvm.loop !176

219:                                              ; preds = %197
  br label %220, !dbg !177

220:                                              ; preds = %219, %85, %63
  br label %221, !dbg !178

221:                                              ; preds = %220, %38
  br label %222, !dbg !179

222:                                              ; preds = %221, %0
  %223 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !180
  %224 = bitcast i8* %223 to %struct.node*, !dbg !180
  store %struct.node* %224, %struct.node** %16, align 8, !dbg !181
  %225 = load i32, i32* %2, align 4, !dbg !182
  %226 = load i32, i32* %7, align 4, !dbg !183
  %227 = mul i32 %225, %226, !dbg !184
  %228 = load %struct.node*, %struct.node** %16, align 8, !dbg !185
  %229 = getelementptr inbounds %struct.node, %struct.node* %228, i32 0, i32 0, !dbg !186
  store i32 %227, i32* %229, align 8, !dbg !187
  %230 = load %struct.node*, %struct.node** @head, align 8, !dbg !188
  %231 = load %struct.node*, %struct.node** %16, align 8, !dbg !189
  %232 = getelementptr inbounds %struct.node, %struct.node* %231, i32 0, i32 1, !dbg !190
  store %struct.node* %230, %struct.node** %232, align 8, !dbg !191
  %233 = load %struct.node*, %struct.node** %16, align 8, !dbg !192
  store %struct.node* %233, %struct.node** @head, align 8, !dbg !193
  %234 = load i32, i32* %3, align 4, !dbg !194
  %235 = load i32, i32* @g1, align 4, !dbg !195
  %236 = and i32 %235, 3, !dbg !196
  %237 = lshr i32 %234, %236, !dbg !197
  %238 = load i32, i32* @g0, align 4, !dbg !198
  %239 = icmp ule i32 %237, %238, !dbg !199
  br i1 %239, label %243, label %240, !dbg !200

240:                                              ; preds = %222
  %241 = load i32, i32* %7, align 4, !dbg !201
  %242 = icmp ugt i32 %241, 7, !dbg !202
  br i1 %242, label %243, label %244, !dbg !203

243:                                              ; preds = %240, %222
  br label %245, !dbg !203

244:                                              ; preds = %240
  br label %245, !dbg !203

245:                                              ; preds = %244, %243
  %246 = phi i32* [ %7, %243 ], [ @g1, %244 ], !dbg !203
  store i32* %246, i32** %17, align 8, !dbg !204
  %247 = load i32, i32* @g1, align 4, !dbg !205
  %248 = icmp ugt i32 %247, 9, !dbg !206
  br i1 %248, label %249, label %255, !dbg !205

249:                                              ; preds = %245
  %250 = load i32, i32* %7, align 4, !dbg !207
  %251 = xor i32 7, %250, !dbg !208
  %252 = and i32 %251, 7, !dbg !209
  %253 = zext i32 %252 to i64, !dbg !210
  %254 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %253, !dbg !210
  store i32* %254, i32** %17, align 8, !dbg !211
  br label %255, !dbg !212

255:                                              ; preds = %249, %245
  %256 = load i32, i32* %7, align 4, !dbg !213
  %257 = load i32, i32* %3, align 4, !dbg !214
  %258 = xor i32 %256, %257, !dbg !215
  %259 = load i32*, i32** %17, align 8, !dbg !216
  %260 = load i32, i32* %259, align 4, !dbg !217
  %261 = add i32 %260, %258, !dbg !217
  store i32 %261, i32* %259, align 4, !dbg !217
  %262 = load i32, i32* @g0, align 4, !dbg !218
  %263 = icmp ugt i32 %262, 9, !dbg !219
  br i1 %263, label %264, label %266, !dbg !218

264:                                              ; preds = %255
  %265 = load i32, i32* %3, align 4, !dbg !220
  br label %268, !dbg !218

266:                                              ; preds = %255
  %267 = load i32, i32* %2, align 4, !dbg !221
  br label %268, !dbg !218

268:                                              ; preds = %266, %264
  %269 = phi i32 [ %265, %264 ], [ %267, %266 ], !dbg !218
  %270 = load i32, i32* %4, align 4, !dbg !222
  %271 = load i32, i32* %4, align 4, !dbg !223
  %272 = xor i32 %270, %271, !dbg !224
  %273 = and i32 %272, 3, !dbg !225
  %274 = lshr i32 %269, %273, !dbg !226
  store i32 %274, i32* %6, align 4, !dbg !227
  %275 = load i32, i32* %3, align 4, !dbg !228
  %276 = load i32, i32* %7, align 4, !dbg !229
  %277 = and i32 %276, 3, !dbg !230
  %278 = lshr i32 %275, %277, !dbg !231
  %279 = and i32 %278, 7, !dbg !232
  %280 = zext i32 %279 to i64, !dbg !233
  %281 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %280, !dbg !233
  %282 = load i32, i32* %281, align 4, !dbg !233
  store i32 %282, i32* %6, align 4, !dbg !234
  %283 = load i32, i32* %4, align 4, !dbg !235
  %284 = load i32, i32* %2, align 4, !dbg !236
  %285 = add i32 0, %284, !dbg !237
  %286 = call i32 @f1(i32 noundef %283, i32 noundef %285), !dbg !238
  store i32 %286, i32* @g1, align 4, !dbg !239
  %287 = load i32, i32* %2, align 4, !dbg !240
  %288 = load i32, i32* %2, align 4, !dbg !240
  %289 = and i32 %288, 3, !dbg !240
  %290 = lshr i32 %287, %289, !dbg !240
  %291 = icmp ult i32 %290, 7, !dbg !240
  br i1 %291, label %292, label %298, !dbg !240

292:                                              ; preds = %268
  %293 = load i32, i32* %4, align 4, !dbg !240
  %294 = load i32, i32* %3, align 4, !dbg !240
  %295 = add i32 %293, %294, !dbg !240
  %296 = icmp ne i32 %295, 7, !dbg !240
  br i1 %296, label %297, label %298, !dbg !240

297:                                              ; preds = %292
  br label %299, !dbg !240

298:                                              ; preds = %292, %268
  call void @__assert_fail(i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 98, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !240
  unreachable, !dbg !240

299:                                              ; preds = %297
  %300 = load i32, i32* %7, align 4, !dbg !241
  %301 = icmp ne i32 %300, 8, !dbg !241
  br i1 %301, label %302, label %308, !dbg !241

302:                                              ; preds = %299
  %303 = load i32, i32* %6, align 4, !dbg !241
  %304 = load i32, i32* %2, align 4, !dbg !241
  %305 = add i32 %303, %304, !dbg !241
  %306 = load i32, i32* %3, align 4, !dbg !241
  %307 = icmp ult i32 %305, %306, !dbg !241
  br i1 %307, label %309, label %308, !dbg !241

308:                                              ; preds = %302, %299
  br label %310, !dbg !241

309:                                              ; preds = %302
  call void @__assert_fail(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 99, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !241
  unreachable, !dbg !241

310:                                              ; preds = %308
  ret i32 0, !dbg !242
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f1(i32 noundef %0, i32 noundef %1) #0 !dbg !243 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %10 = load i32, i32* %3, align 4, !dbg !244
  %11 = load i32, i32* %4, align 4, !dbg !245
  %12 = add i32 %10, %11, !dbg !246
  store i32 %12, i32* %5, align 4, !dbg !247
  %13 = load i32, i32* %4, align 4, !dbg !248
  store i32 %13, i32* %6, align 4, !dbg !249
  store i32 1, i32* %7, align 4, !dbg !250
  store i32 0, i32* %8, align 4, !dbg !251
  %14 = bitcast [8 x i32]* %9 to i8*, !dbg !252
  call void @llvm.memset.p0i8.i64(i8* align 16 %14, i8 0, i64 32, i1 false), !dbg !252
  %15 = load i32, i32* %5, align 4, !dbg !253
  %16 = load i32, i32* %7, align 4, !dbg !253
  %17 = and i32 %16, 7, !dbg !253
  %18 = zext i32 %17 to i64, !dbg !253
  %19 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %18, !dbg !253
  %20 = load i32, i32* %19, align 4, !dbg !253
  %21 = and i32 %15, %20, !dbg !253
  %22 = load i32, i32* %7, align 4, !dbg !253
  %23 = and i32 %22, 7, !dbg !253
  %24 = zext i32 %23 to i64, !dbg !253
  %25 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %24, !dbg !253
  %26 = load i32, i32* %25, align 4, !dbg !253
  %27 = load i32, i32* %5, align 4, !dbg !253
  %28 = and i32 %26, %27, !dbg !253
  %29 = add i32 %21, %28, !dbg !253
  %30 = load i32, i32* @g1, align 4, !dbg !253
  %31 = icmp uge i32 %29, %30, !dbg !253
  br i1 %31, label %32, label %40, !dbg !253

32:                                               ; preds = %2
  %33 = load i32, i32* @g0, align 4, !dbg !253
  %34 = and i32 %33, 7, !dbg !253
  %35 = zext i32 %34 to i64, !dbg !253
  %36 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %35, !dbg !253
  %37 = load i32, i32* %36, align 4, !dbg !253
  %38 = icmp ule i32 %37, 7, !dbg !253
  br i1 %38, label %39, label %40, !dbg !253

39:                                               ; preds = %32
  br label %41, !dbg !253

40:                                               ; preds = %32, %2
  call void @__assert_fail(i8* noundef getelementptr inbounds ([77 x i8], [77 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 39, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f1, i64 0, i64 0)) #5, !dbg !253
  unreachable, !dbg !253

41:                                               ; preds = %39
  %42 = load i32, i32* %4, align 4, !dbg !254
  %43 = load i32, i32* @g1, align 4, !dbg !255
  %44 = sub i32 %43, %42, !dbg !255
  store i32 %44, i32* @g1, align 4, !dbg !255
  %45 = load i32, i32* %4, align 4, !dbg !256
  %46 = load i32, i32* %6, align 4, !dbg !257
  %47 = mul i32 %45, %46, !dbg !258
  %48 = load i32, i32* %3, align 4, !dbg !259
  %49 = mul i32 %47, %48, !dbg !260
  %50 = load i32, i32* %7, align 4, !dbg !261
  %51 = add i32 %50, %49, !dbg !261
  store i32 %51, i32* %7, align 4, !dbg !261
  %52 = load i32, i32* %5, align 4, !dbg !262
  %53 = load i32, i32* %4, align 4, !dbg !263
  %54 = xor i32 %52, %53, !dbg !264
  %55 = and i32 %54, 31, !dbg !265
  ret i32 %55, !dbg !266
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/random_3.c", directory: ".", checksumkind: CSK_MD5, checksum: "2327ce222f659990d61b22484bb5e483")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 44, type: !11, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 45, column: 3, scope: !10)
!14 = !DILocation(line: 46, column: 17, scope: !10)
!15 = !DILocation(line: 46, column: 23, scope: !10)
!16 = !DILocation(line: 46, column: 12, scope: !10)
!17 = !DILocation(line: 46, column: 33, scope: !10)
!18 = !DILocation(line: 46, column: 39, scope: !10)
!19 = !DILocation(line: 46, column: 28, scope: !10)
!20 = !DILocation(line: 46, column: 49, scope: !10)
!21 = !DILocation(line: 46, column: 55, scope: !10)
!22 = !DILocation(line: 46, column: 44, scope: !10)
!23 = !DILocation(line: 47, column: 12, scope: !10)
!24 = !DILocation(line: 47, column: 20, scope: !10)
!25 = !DILocation(line: 47, column: 28, scope: !10)
!26 = !DILocation(line: 47, column: 36, scope: !10)
!27 = !DILocation(line: 48, column: 15, scope: !10)
!28 = !DILocation(line: 48, column: 18, scope: !10)
!29 = !DILocation(line: 48, column: 9, scope: !10)
!30 = !DILocation(line: 48, column: 25, scope: !10)
!31 = !DILocation(line: 48, column: 23, scope: !10)
!32 = !DILocation(line: 48, column: 31, scope: !10)
!33 = !DILocation(line: 48, column: 29, scope: !10)
!34 = !DILocation(line: 48, column: 35, scope: !10)
!35 = !DILocation(line: 48, column: 7, scope: !10)
!36 = !DILocation(line: 49, column: 9, scope: !10)
!37 = !DILocation(line: 49, column: 12, scope: !10)
!38 = !DILocation(line: 50, column: 17, scope: !10)
!39 = !DILocation(line: 50, column: 22, scope: !10)
!40 = !DILocation(line: 50, column: 20, scope: !10)
!41 = !DILocation(line: 50, column: 27, scope: !10)
!42 = !DILocation(line: 50, column: 7, scope: !10)
!43 = !DILocation(line: 52, column: 25, scope: !10)
!44 = !DILocation(line: 52, column: 16, scope: !10)
!45 = !DILocation(line: 52, column: 33, scope: !10)
!46 = !DILocation(line: 52, column: 36, scope: !10)
!47 = !DILocation(line: 52, column: 11, scope: !10)
!48 = !DILocation(line: 53, column: 17, scope: !10)
!49 = !DILocation(line: 53, column: 23, scope: !10)
!50 = !DILocation(line: 53, column: 20, scope: !10)
!51 = !DILocation(line: 53, column: 26, scope: !10)
!52 = !DILocation(line: 54, column: 17, scope: !10)
!53 = !DILocation(line: 54, column: 15, scope: !10)
!54 = !DILocation(line: 55, column: 11, scope: !10)
!55 = !DILocation(line: 52, column: 43, scope: !10)
!56 = distinct !{!56, !47, !54, !57}
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 56, column: 11, scope: !10)
!59 = !DILocation(line: 58, column: 15, scope: !10)
!60 = !DILocation(line: 58, column: 18, scope: !10)
!61 = !DILocation(line: 59, column: 67, scope: !10)
!62 = !DILocation(line: 59, column: 21, scope: !10)
!63 = !DILocation(line: 59, column: 32, scope: !10)
!64 = !DILocation(line: 59, column: 35, scope: !10)
!65 = !DILocation(line: 59, column: 26, scope: !10)
!66 = !DILocation(line: 59, column: 24, scope: !10)
!67 = !DILocation(line: 59, column: 42, scope: !10)
!68 = !DILocation(line: 59, column: 13, scope: !10)
!69 = !DILocation(line: 59, column: 47, scope: !10)
!70 = !DILocation(line: 60, column: 13, scope: !10)
!71 = !DILocation(line: 61, column: 11, scope: !10)
!72 = !DILocation(line: 62, column: 16, scope: !10)
!73 = !DILocation(line: 64, column: 18, scope: !10)
!74 = !DILocation(line: 64, column: 30, scope: !10)
!75 = !DILocation(line: 64, column: 33, scope: !10)
!76 = !DILocation(line: 64, column: 24, scope: !10)
!77 = !DILocation(line: 64, column: 46, scope: !10)
!78 = !DILocation(line: 64, column: 49, scope: !10)
!79 = !DILocation(line: 64, column: 40, scope: !10)
!80 = !DILocation(line: 64, column: 38, scope: !10)
!81 = !DILocation(line: 64, column: 21, scope: !10)
!82 = !DILocation(line: 64, column: 14, scope: !10)
!83 = !DILocation(line: 65, column: 29, scope: !10)
!84 = !DILocation(line: 65, column: 24, scope: !10)
!85 = !DILocation(line: 66, column: 28, scope: !10)
!86 = !DILocation(line: 66, column: 31, scope: !10)
!87 = !DILocation(line: 66, column: 22, scope: !10)
!88 = !DILocation(line: 66, column: 36, scope: !10)
!89 = !DILocation(line: 66, column: 11, scope: !10)
!90 = !DILocation(line: 66, column: 15, scope: !10)
!91 = !DILocation(line: 66, column: 19, scope: !10)
!92 = !DILocation(line: 66, column: 54, scope: !10)
!93 = !DILocation(line: 66, column: 43, scope: !10)
!94 = !DILocation(line: 66, column: 47, scope: !10)
!95 = !DILocation(line: 66, column: 52, scope: !10)
!96 = !DILocation(line: 66, column: 67, scope: !10)
!97 = !DILocation(line: 66, column: 65, scope: !10)
!98 = !DILocation(line: 67, column: 29, scope: !10)
!99 = !DILocation(line: 67, column: 24, scope: !10)
!100 = !DILocation(line: 68, column: 22, scope: !10)
!101 = !DILocation(line: 68, column: 33, scope: !10)
!102 = !DILocation(line: 68, column: 36, scope: !10)
!103 = !DILocation(line: 68, column: 27, scope: !10)
!104 = !DILocation(line: 68, column: 25, scope: !10)
!105 = !DILocation(line: 68, column: 11, scope: !10)
!106 = !DILocation(line: 68, column: 15, scope: !10)
!107 = !DILocation(line: 68, column: 19, scope: !10)
!108 = !DILocation(line: 68, column: 54, scope: !10)
!109 = !DILocation(line: 68, column: 43, scope: !10)
!110 = !DILocation(line: 68, column: 47, scope: !10)
!111 = !DILocation(line: 68, column: 52, scope: !10)
!112 = !DILocation(line: 68, column: 67, scope: !10)
!113 = !DILocation(line: 68, column: 65, scope: !10)
!114 = !DILocation(line: 69, column: 11, scope: !10)
!115 = !DILocation(line: 71, column: 26, scope: !10)
!116 = !DILocation(line: 71, column: 29, scope: !10)
!117 = !DILocation(line: 71, column: 21, scope: !10)
!118 = !DILocation(line: 72, column: 15, scope: !10)
!119 = !DILocation(line: 72, column: 18, scope: !10)
!120 = !DILocation(line: 73, column: 23, scope: !10)
!121 = !DILocation(line: 73, column: 28, scope: !10)
!122 = !DILocation(line: 73, column: 26, scope: !10)
!123 = !DILocation(line: 73, column: 33, scope: !10)
!124 = !DILocation(line: 73, column: 19, scope: !10)
!125 = !DILocation(line: 73, column: 16, scope: !10)
!126 = !DILocation(line: 73, column: 13, scope: !10)
!127 = !DILocation(line: 74, column: 19, scope: !10)
!128 = !DILocation(line: 74, column: 24, scope: !10)
!129 = !DILocation(line: 74, column: 22, scope: !10)
!130 = !DILocation(line: 74, column: 12, scope: !10)
!131 = !DILocation(line: 74, column: 15, scope: !10)
!132 = !DILocation(line: 75, column: 25, scope: !10)
!133 = !DILocation(line: 75, column: 40, scope: !10)
!134 = !DILocation(line: 75, column: 43, scope: !10)
!135 = !DILocation(line: 75, column: 33, scope: !10)
!136 = !DILocation(line: 75, column: 16, scope: !10)
!137 = !DILocation(line: 75, column: 49, scope: !10)
!138 = !DILocation(line: 75, column: 54, scope: !10)
!139 = !DILocation(line: 75, column: 52, scope: !10)
!140 = !DILocation(line: 75, column: 11, scope: !10)
!141 = !DILocation(line: 76, column: 19, scope: !10)
!142 = !DILocation(line: 76, column: 16, scope: !10)
!143 = !DILocation(line: 77, column: 20, scope: !10)
!144 = !DILocation(line: 77, column: 23, scope: !10)
!145 = !DILocation(line: 77, column: 32, scope: !10)
!146 = !DILocation(line: 77, column: 35, scope: !10)
!147 = !DILocation(line: 77, column: 42, scope: !10)
!148 = !DILocation(line: 77, column: 47, scope: !10)
!149 = !DILocation(line: 77, column: 66, scope: !10)
!150 = !DILocation(line: 77, column: 16, scope: !10)
!151 = !DILocation(line: 78, column: 13, scope: !10)
!152 = !DILocation(line: 79, column: 19, scope: !10)
!153 = !DILocation(line: 79, column: 16, scope: !10)
!154 = !DILocation(line: 80, column: 11, scope: !10)
!155 = !DILocation(line: 75, column: 61, scope: !10)
!156 = distinct !{!156, !140, !154, !57}
!157 = !DILocation(line: 81, column: 34, scope: !10)
!158 = !DILocation(line: 81, column: 29, scope: !10)
!159 = !DILocation(line: 81, column: 16, scope: !10)
!160 = !DILocation(line: 81, column: 40, scope: !10)
!161 = !DILocation(line: 81, column: 11, scope: !10)
!162 = !DILocation(line: 82, column: 17, scope: !10)
!163 = !DILocation(line: 82, column: 21, scope: !10)
!164 = !DILocation(line: 82, column: 25, scope: !10)
!165 = !DILocation(line: 82, column: 29, scope: !10)
!166 = !DILocation(line: 82, column: 32, scope: !10)
!167 = !DILocation(line: 82, column: 35, scope: !10)
!168 = !DILocation(line: 83, column: 21, scope: !10)
!169 = !DILocation(line: 83, column: 25, scope: !10)
!170 = !DILocation(line: 83, column: 18, scope: !10)
!171 = !DILocation(line: 83, column: 15, scope: !10)
!172 = !DILocation(line: 84, column: 11, scope: !10)
!173 = !DILocation(line: 81, column: 49, scope: !10)
!174 = !DILocation(line: 81, column: 53, scope: !10)
!175 = !DILocation(line: 81, column: 47, scope: !10)
!176 = distinct !{!176, !161, !172, !57}
!177 = !DILocation(line: 85, column: 11, scope: !10)
!178 = !DILocation(line: 87, column: 5, scope: !10)
!179 = !DILocation(line: 88, column: 3, scope: !10)
!180 = !DILocation(line: 89, column: 21, scope: !10)
!181 = !DILocation(line: 89, column: 16, scope: !10)
!182 = !DILocation(line: 90, column: 14, scope: !10)
!183 = !DILocation(line: 90, column: 19, scope: !10)
!184 = !DILocation(line: 90, column: 17, scope: !10)
!185 = !DILocation(line: 90, column: 3, scope: !10)
!186 = !DILocation(line: 90, column: 7, scope: !10)
!187 = !DILocation(line: 90, column: 11, scope: !10)
!188 = !DILocation(line: 90, column: 35, scope: !10)
!189 = !DILocation(line: 90, column: 24, scope: !10)
!190 = !DILocation(line: 90, column: 28, scope: !10)
!191 = !DILocation(line: 90, column: 33, scope: !10)
!192 = !DILocation(line: 90, column: 48, scope: !10)
!193 = !DILocation(line: 90, column: 46, scope: !10)
!194 = !DILocation(line: 91, column: 20, scope: !10)
!195 = !DILocation(line: 91, column: 27, scope: !10)
!196 = !DILocation(line: 91, column: 30, scope: !10)
!197 = !DILocation(line: 91, column: 23, scope: !10)
!198 = !DILocation(line: 91, column: 39, scope: !10)
!199 = !DILocation(line: 91, column: 36, scope: !10)
!200 = !DILocation(line: 91, column: 42, scope: !10)
!201 = !DILocation(line: 91, column: 45, scope: !10)
!202 = !DILocation(line: 91, column: 48, scope: !10)
!203 = !DILocation(line: 91, column: 18, scope: !10)
!204 = !DILocation(line: 91, column: 13, scope: !10)
!205 = !DILocation(line: 92, column: 7, scope: !10)
!206 = !DILocation(line: 92, column: 10, scope: !10)
!207 = !DILocation(line: 93, column: 20, scope: !10)
!208 = !DILocation(line: 93, column: 18, scope: !10)
!209 = !DILocation(line: 93, column: 25, scope: !10)
!210 = !DILocation(line: 93, column: 11, scope: !10)
!211 = !DILocation(line: 93, column: 8, scope: !10)
!212 = !DILocation(line: 93, column: 5, scope: !10)
!213 = !DILocation(line: 94, column: 11, scope: !10)
!214 = !DILocation(line: 94, column: 16, scope: !10)
!215 = !DILocation(line: 94, column: 14, scope: !10)
!216 = !DILocation(line: 94, column: 4, scope: !10)
!217 = !DILocation(line: 94, column: 7, scope: !10)
!218 = !DILocation(line: 95, column: 10, scope: !10)
!219 = !DILocation(line: 95, column: 13, scope: !10)
!220 = !DILocation(line: 95, column: 20, scope: !10)
!221 = !DILocation(line: 95, column: 25, scope: !10)
!222 = !DILocation(line: 95, column: 34, scope: !10)
!223 = !DILocation(line: 95, column: 39, scope: !10)
!224 = !DILocation(line: 95, column: 37, scope: !10)
!225 = !DILocation(line: 95, column: 43, scope: !10)
!226 = !DILocation(line: 95, column: 29, scope: !10)
!227 = !DILocation(line: 95, column: 6, scope: !10)
!228 = !DILocation(line: 96, column: 16, scope: !10)
!229 = !DILocation(line: 96, column: 23, scope: !10)
!230 = !DILocation(line: 96, column: 26, scope: !10)
!231 = !DILocation(line: 96, column: 19, scope: !10)
!232 = !DILocation(line: 96, column: 33, scope: !10)
!233 = !DILocation(line: 96, column: 8, scope: !10)
!234 = !DILocation(line: 96, column: 6, scope: !10)
!235 = !DILocation(line: 97, column: 11, scope: !10)
!236 = !DILocation(line: 97, column: 21, scope: !10)
!237 = !DILocation(line: 97, column: 19, scope: !10)
!238 = !DILocation(line: 97, column: 8, scope: !10)
!239 = !DILocation(line: 97, column: 6, scope: !10)
!240 = !DILocation(line: 98, column: 3, scope: !10)
!241 = !DILocation(line: 99, column: 3, scope: !10)
!242 = !DILocation(line: 100, column: 3, scope: !10)
!243 = distinct !DISubprogram(name: "f1", scope: !1, file: !1, line: 37, type: !11, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!244 = !DILocation(line: 38, column: 17, scope: !243)
!245 = !DILocation(line: 38, column: 22, scope: !243)
!246 = !DILocation(line: 38, column: 20, scope: !243)
!247 = !DILocation(line: 38, column: 12, scope: !243)
!248 = !DILocation(line: 38, column: 31, scope: !243)
!249 = !DILocation(line: 38, column: 26, scope: !243)
!250 = !DILocation(line: 38, column: 35, scope: !243)
!251 = !DILocation(line: 38, column: 43, scope: !243)
!252 = !DILocation(line: 38, column: 51, scope: !243)
!253 = !DILocation(line: 39, column: 3, scope: !243)
!254 = !DILocation(line: 40, column: 9, scope: !243)
!255 = !DILocation(line: 40, column: 6, scope: !243)
!256 = !DILocation(line: 41, column: 11, scope: !243)
!257 = !DILocation(line: 41, column: 16, scope: !243)
!258 = !DILocation(line: 41, column: 14, scope: !243)
!259 = !DILocation(line: 41, column: 22, scope: !243)
!260 = !DILocation(line: 41, column: 20, scope: !243)
!261 = !DILocation(line: 41, column: 6, scope: !243)
!262 = !DILocation(line: 42, column: 12, scope: !243)
!263 = !DILocation(line: 42, column: 17, scope: !243)
!264 = !DILocation(line: 42, column: 15, scope: !243)
!265 = !DILocation(line: 42, column: 22, scope: !243)
!266 = !DILocation(line: 42, column: 3, scope: !243)
