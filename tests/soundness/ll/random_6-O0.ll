; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/random_6.c
; ModuleID = 'tests/soundness/random_6.c'
source_filename = "tests/soundness/random_6.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local global i32 0, align 4
@head = dso_local global %struct.node* null, align 8
@.str.1 = private unnamed_addr constant [32 x i8] c"(v2 ^ table[g1 & 7]) <= 31 + g1\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_6.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [21 x i8] c"(x0 * x0) <= 31 + v1\00", align 1
@.str.4 = private unnamed_addr constant [76 x i8] c"!(((x1 * x2) <= x2 || g1 != 7u) && ((4u + g0) != v0 && table[v1 & 7] > 2u))\00", align 1
@__PRETTY_FUNCTION__.f0 = private unnamed_addr constant [44 x i8] c"unsigned int f0(unsigned int, unsigned int)\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"((x2 >> (v0 & 3)) - (x0 - g0)) < table[g0 & 7]\00", align 1

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
  %9 = alloca %struct.node*, align 8
  %10 = alloca %struct.node*, align 8
  %11 = alloca %struct.node*, align 8
  %12 = alloca %struct.node*, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.node*, align 8
  %15 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %16 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %17 = zext i8 %16 to i32, !dbg !14
  %18 = and i32 %17, 7, !dbg !15
  store i32 %18, i32* %2, align 4, !dbg !16
  %19 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %20 = zext i8 %19 to i32, !dbg !17
  %21 = and i32 %20, 7, !dbg !18
  store i32 %21, i32* %3, align 4, !dbg !19
  %22 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %23 = zext i8 %22 to i32, !dbg !20
  %24 = and i32 %23, 7, !dbg !21
  store i32 %24, i32* %4, align 4, !dbg !22
  store i32 0, i32* %5, align 4, !dbg !23
  store i32 1, i32* %6, align 4, !dbg !24
  store i32 2, i32* %7, align 4, !dbg !25
  %25 = bitcast [8 x i32]* %8 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 16 %25, i8 0, i64 32, i1 false), !dbg !26
  %26 = load i32, i32* %4, align 4, !dbg !27
  %27 = load i32, i32* @g0, align 4, !dbg !28
  %28 = sub i32 %27, %26, !dbg !28
  store i32 %28, i32* @g0, align 4, !dbg !28
  store i32 6, i32* %5, align 4, !dbg !29
  %29 = load i32, i32* %3, align 4, !dbg !30
  %30 = load i32, i32* %5, align 4, !dbg !31
  %31 = xor i32 %29, %30, !dbg !32
  %32 = load i32, i32* %4, align 4, !dbg !33
  %33 = load i32, i32* %3, align 4, !dbg !34
  %34 = add i32 %32, %33, !dbg !35
  %35 = load i32, i32* %3, align 4, !dbg !36
  %36 = add i32 6, %35, !dbg !37
  %37 = add i32 %34, %36, !dbg !38
  %38 = and i32 %37, 7, !dbg !39
  %39 = udiv i32 %31, %38, !dbg !40
  store i32 %39, i32* %6, align 4, !dbg !41
  %40 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !42
  %41 = bitcast i8* %40 to %struct.node*, !dbg !42
  store %struct.node* %41, %struct.node** %9, align 8, !dbg !43
  %42 = load i32, i32* %4, align 4, !dbg !44
  %43 = load i32, i32* %6, align 4, !dbg !45
  %44 = and i32 %43, 7, !dbg !46
  %45 = zext i32 %44 to i64, !dbg !47
  %46 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %45, !dbg !47
  %47 = load i32, i32* %46, align 4, !dbg !47
  %48 = add i32 %42, %47, !dbg !48
  %49 = load %struct.node*, %struct.node** %9, align 8, !dbg !49
  %50 = getelementptr inbounds %struct.node, %struct.node* %49, i32 0, i32 0, !dbg !50
  store i32 %48, i32* %50, align 8, !dbg !51
  %51 = load %struct.node*, %struct.node** @head, align 8, !dbg !52
  %52 = load %struct.node*, %struct.node** %9, align 8, !dbg !53
  %53 = getelementptr inbounds %struct.node, %struct.node* %52, i32 0, i32 1, !dbg !54
  store %struct.node* %51, %struct.node** %53, align 8, !dbg !55
  %54 = load %struct.node*, %struct.node** %9, align 8, !dbg !56
  store %struct.node* %54, %struct.node** @head, align 8, !dbg !57
  %55 = load %struct.node*, %struct.node** @head, align 8, !dbg !58
  store %struct.node* %55, %struct.node** %10, align 8, !dbg !59
  br label %56, !dbg !60

56:                                               ; preds = %78, %0
  %57 = load %struct.node*, %struct.node** %10, align 8, !dbg !61
  %58 = icmp ne %struct.node* %57, null, !dbg !62
  br i1 %58, label %59, label %82, !dbg !62

59:                                               ; preds = %56
  %60 = load %struct.node*, %struct.node** %10, align 8, !dbg !63
  %61 = getelementptr inbounds %struct.node, %struct.node* %60, i32 0, i32 0, !dbg !64
  %62 = load i32, i32* %61, align 8, !dbg !64
  %63 = icmp ugt i32 %62, 5, !dbg !65
  br i1 %63, label %64, label %77, !dbg !66

64:                                               ; preds = %59
  %65 = load i32, i32* %7, align 4, !dbg !67
  %66 = and i32 %65, 7, !dbg !68
  %67 = zext i32 %66 to i64, !dbg !69
  %68 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %67, !dbg !69
  %69 = load i32, i32* %68, align 4, !dbg !69
  %70 = icmp ugt i32 %69, 6, !dbg !70
  br i1 %70, label %71, label %77, !dbg !63

71:                                               ; preds = %64
  %72 = load %struct.node*, %struct.node** %10, align 8, !dbg !71
  %73 = getelementptr inbounds %struct.node, %struct.node* %72, i32 0, i32 0, !dbg !72
  %74 = load i32, i32* %73, align 8, !dbg !72
  %75 = load i32, i32* @g0, align 4, !dbg !73
  %76 = add i32 %75, %74, !dbg !73
  store i32 %76, i32* @g0, align 4, !dbg !73
  br label %77, !dbg !74

77:                                               ; preds = %71, %64, %59
  br label %78, !dbg !75

78:                                               ; preds = %77
  %79 = load %struct.node*, %struct.node** %10, align 8, !dbg !76
  %80 = getelementptr inbounds %struct.node, %struct.node* %79, i32 0, i32 1, !dbg !77
  %81 = load %struct.node*, %struct.node** %80, align 8, !dbg !77
  store %struct.node* %81, %struct.node** %10, align 8, !dbg !78
  br label %56, !dbg !62, !llvm.loop !79

82:                                               ; preds = %56
  %83 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !81
  %84 = bitcast i8* %83 to %struct.node*, !dbg !81
  store %struct.node* %84, %struct.node** %11, align 8, !dbg !82
  %85 = load i32, i32* %2, align 4, !dbg !83
  %86 = load %struct.node*, %struct.node** %11, align 8, !dbg !84
  %87 = getelementptr inbounds %struct.node, %struct.node* %86, i32 0, i32 0, !dbg !85
  store i32 %85, i32* %87, align 8, !dbg !86
  %88 = load %struct.node*, %struct.node** @head, align 8, !dbg !87
  %89 = load %struct.node*, %struct.node** %11, align 8, !dbg !88
  %90 = getelementptr inbounds %struct.node, %struct.node* %89, i32 0, i32 1, !dbg !89
  store %struct.node* %88, %struct.node** %90, align 8, !dbg !90
  %91 = load %struct.node*, %struct.node** %11, align 8, !dbg !91
  store %struct.node* %91, %struct.node** @head, align 8, !dbg !92
  %92 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !93
  %93 = bitcast i8* %92 to %struct.node*, !dbg !93
  store %struct.node* %93, %struct.node** %12, align 8, !dbg !94
  %94 = load i32, i32* @g1, align 4, !dbg !95
  %95 = load i32, i32* %5, align 4, !dbg !96
  %96 = and i32 %95, 7, !dbg !97
  %97 = zext i32 %96 to i64, !dbg !98
  %98 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %97, !dbg !98
  %99 = load i32, i32* %98, align 4, !dbg !98
  %100 = mul i32 %94, %99, !dbg !99
  %101 = load %struct.node*, %struct.node** %12, align 8, !dbg !100
  %102 = getelementptr inbounds %struct.node, %struct.node* %101, i32 0, i32 0, !dbg !101
  store i32 %100, i32* %102, align 8, !dbg !102
  %103 = load %struct.node*, %struct.node** @head, align 8, !dbg !103
  %104 = load %struct.node*, %struct.node** %12, align 8, !dbg !104
  %105 = getelementptr inbounds %struct.node, %struct.node* %104, i32 0, i32 1, !dbg !105
  store %struct.node* %103, %struct.node** %105, align 8, !dbg !106
  %106 = load %struct.node*, %struct.node** %12, align 8, !dbg !107
  store %struct.node* %106, %struct.node** @head, align 8, !dbg !108
  %107 = load i32, i32* %7, align 4, !dbg !109
  %108 = and i32 %107, 7, !dbg !110
  %109 = zext i32 %108 to i64, !dbg !111
  %110 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %109, !dbg !111
  %111 = load i32, i32* %110, align 4, !dbg !111
  %112 = load i32, i32* %5, align 4, !dbg !112
  %113 = add i32 %112, %111, !dbg !112
  store i32 %113, i32* %5, align 4, !dbg !112
  %114 = load i32, i32* %4, align 4, !dbg !113
  %115 = icmp ule i32 %114, 0, !dbg !114
  br i1 %115, label %116, label %117, !dbg !113

116:                                              ; preds = %82
  call void @abort() #6, !dbg !115
  unreachable, !dbg !115

117:                                              ; preds = %82
  %118 = load i32, i32* %3, align 4, !dbg !116
  %119 = icmp ult i32 %118, 1, !dbg !117
  br i1 %119, label %120, label %122, !dbg !116

120:                                              ; preds = %117
  %121 = load i32, i32* @g0, align 4, !dbg !118
  br label %123, !dbg !116

122:                                              ; preds = %117
  br label %123, !dbg !116

123:                                              ; preds = %122, %120
  %124 = phi i32 [ %121, %120 ], [ 7, %122 ], !dbg !116
  %125 = load i32, i32* %2, align 4, !dbg !119
  %126 = icmp ule i32 %125, 4, !dbg !120
  br i1 %126, label %127, label %133, !dbg !119

127:                                              ; preds = %123
  %128 = load i32, i32* %5, align 4, !dbg !121
  %129 = and i32 %128, 7, !dbg !122
  %130 = zext i32 %129 to i64, !dbg !123
  %131 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %130, !dbg !123
  %132 = load i32, i32* %131, align 4, !dbg !123
  br label %135, !dbg !119

133:                                              ; preds = %123
  %134 = load i32, i32* %6, align 4, !dbg !124
  br label %135, !dbg !119

135:                                              ; preds = %133, %127
  %136 = phi i32 [ %132, %127 ], [ %134, %133 ], !dbg !119
  %137 = and i32 %136, 3, !dbg !125
  %138 = lshr i32 %124, %137, !dbg !126
  %139 = icmp ugt i32 %138, 6, !dbg !127
  br i1 %139, label %140, label %307, !dbg !128

140:                                              ; preds = %135
  %141 = load i32, i32* %4, align 4, !dbg !129
  %142 = load i32, i32* %6, align 4, !dbg !130
  %143 = and i32 %141, %142, !dbg !131
  %144 = and i32 %143, 3, !dbg !132
  switch i32 %144, label %285 [
    i32 0, label %145
    i32 1, label %244
  ], !dbg !133

145:                                              ; preds = %140
  %146 = load i32, i32* %3, align 4, !dbg !134
  %147 = icmp uge i32 %146, 5, !dbg !135
  br i1 %147, label %148, label %149, !dbg !134

148:                                              ; preds = %145
  br label %151, !dbg !134

149:                                              ; preds = %145
  %150 = load i32, i32* %3, align 4, !dbg !136
  br label %151, !dbg !134

151:                                              ; preds = %149, %148
  %152 = phi i32 [ 0, %148 ], [ %150, %149 ], !dbg !134
  %153 = load i32, i32* %2, align 4, !dbg !137
  %154 = load i32, i32* %2, align 4, !dbg !138
  %155 = add i32 %153, %154, !dbg !139
  %156 = add i32 %152, %155, !dbg !140
  store i32 %156, i32* @g1, align 4, !dbg !141
  %157 = load i32, i32* %5, align 4, !dbg !142
  %158 = load i32, i32* @g1, align 4, !dbg !143
  %159 = sub i32 %157, %158, !dbg !144
  %160 = load i32, i32* %3, align 4, !dbg !145
  %161 = load i32, i32* %3, align 4, !dbg !146
  %162 = add i32 %160, %161, !dbg !147
  %163 = call i32 @f0(i32 noundef %159, i32 noundef %162), !dbg !148
  store i32 %163, i32* %7, align 4, !dbg !149
  %164 = load i32, i32* %2, align 4, !dbg !150
  %165 = load i32, i32* @g1, align 4, !dbg !151
  %166 = add i32 %164, %165, !dbg !152
  %167 = load i32, i32* %7, align 4, !dbg !153
  %168 = add i32 %166, %167, !dbg !154
  %169 = icmp ule i32 %168, 3, !dbg !155
  br i1 %169, label %170, label %224, !dbg !156

170:                                              ; preds = %151
  store i32 0, i32* %13, align 4, !dbg !157
  br label %171, !dbg !158

171:                                              ; preds = %184, %170
  %172 = load i32, i32* %13, align 4, !dbg !159
  %173 = icmp ult i32 %172, 3, !dbg !160
  br i1 %173, label %174, label %187, !dbg !161

174:                                              ; preds = %171
  %175 = load i32, i32* %4, align 4, !dbg !162
  %176 = load i32, i32* %13, align 4, !dbg !163
  %177 = lshr i32 %175, %176, !dbg !164
  %178 = and i32 %177, 1, !dbg !165
  %179 = icmp ne i32 %178, 0, !dbg !165
  br i1 %179, label %180, label %183, !dbg !162

180:                                              ; preds = %174
  %181 = load i32, i32* %7, align 4, !dbg !166
  %182 = add i32 %181, 1, !dbg !166
  store i32 %182, i32* %7, align 4, !dbg !166
  br label %183, !dbg !167

183:                                              ; preds = %180, %174
  br label %184, !dbg !168

184:                                              ; preds = %183
  %185 = load i32, i32* %13, align 4, !dbg !169
  %186 = add i32 %185, 1, !dbg !169
  store i32 %186, i32* %13, align 4, !dbg !169
  br label %171, !dbg !161, !llvm.loop !170

187:                                              ; preds = %171
  %188 = load i32, i32* %3, align 4, !dbg !171
  %189 = icmp eq i32 %188, 7, !dbg !172
  br i1 %189, label %190, label %192, !dbg !171

190:                                              ; preds = %187
  %191 = load i32, i32* %2, align 4, !dbg !173
  br label %198, !dbg !171

192:                                              ; preds = %187
  %193 = load i32, i32* %5, align 4, !dbg !174
  %194 = and i32 %193, 7, !dbg !175
  %195 = zext i32 %194 to i64, !dbg !176
  %196 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %195, !dbg !176
  %197 = load i32, i32* %196, align 4, !dbg !176
  br label %198, !dbg !171

198:                                              ; preds = %192, %190
  %199 = phi i32 [ %191, %190 ], [ %197, %192 ], !dbg !171
  %200 = and i32 %199, 7, !dbg !177
  %201 = zext i32 %200 to i64, !dbg !178
  %202 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %201, !dbg !178
  %203 = load i32, i32* %202, align 4, !dbg !178
  store i32 %203, i32* %5, align 4, !dbg !179
  %204 = load i32, i32* %4, align 4, !dbg !180
  %205 = load i32, i32* %3, align 4, !dbg !181
  %206 = xor i32 %204, %205, !dbg !182
  %207 = load i32, i32* %6, align 4, !dbg !183
  %208 = and i32 %207, 7, !dbg !184
  %209 = zext i32 %208 to i64, !dbg !185
  %210 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %209, !dbg !185
  %211 = load i32, i32* %210, align 4, !dbg !185
  %212 = load i32, i32* %3, align 4, !dbg !186
  %213 = and i32 %211, %212, !dbg !187
  %214 = call i32 @f0(i32 noundef %206, i32 noundef %213), !dbg !188
  store i32 %214, i32* %7, align 4, !dbg !189
  %215 = load i32, i32* @g1, align 4, !dbg !190
  %216 = and i32 %215, 7, !dbg !191
  %217 = zext i32 %216 to i64, !dbg !192
  %218 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %217, !dbg !192
  %219 = load i32, i32* %218, align 4, !dbg !192
  %220 = load i32, i32* @g0, align 4, !dbg !193
  %221 = load i32, i32* @g1, align 4, !dbg !194
  %222 = add i32 %220, %221, !dbg !195
  %223 = and i32 %219, %222, !dbg !196
  store i32 %223, i32* %7, align 4, !dbg !197
  br label %236, !dbg !198

224:                                              ; preds = %151
  %225 = load i32, i32* @g0, align 4, !dbg !199
  %226 = and i32 %225, 7, !dbg !200
  %227 = zext i32 %226 to i64, !dbg !201
  %228 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %227, !dbg !201
  %229 = load i32, i32* %228, align 4, !dbg !201
  %230 = load i32, i32* @g1, align 4, !dbg !202
  %231 = mul i32 %229, %230, !dbg !203
  %232 = and i32 %231, 7, !dbg !204
  %233 = zext i32 %232 to i64, !dbg !205
  %234 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %233, !dbg !205
  %235 = load i32, i32* %234, align 4, !dbg !205
  store i32 %235, i32* %7, align 4, !dbg !206
  br label %236

236:                                              ; preds = %224, %198
  %237 = load i32, i32* %3, align 4, !dbg !207
  %238 = load i32, i32* %3, align 4, !dbg !208
  %239 = sub i32 %237, %238, !dbg !209
  %240 = urem i32 %239, 11, !dbg !210
  %241 = zext i32 %240 to i64, !dbg !211
  %242 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %241, !dbg !211
  %243 = load i32, i32* %242, align 4, !dbg !211
  store i32 %243, i32* @g0, align 4, !dbg !212
  br label %244, !dbg !213

244:                                              ; preds = %140, %236
  %245 = load i32, i32* @g0, align 4, !dbg !214
  %246 = sub i32 %245, 5, !dbg !215
  %247 = load i32, i32* @g0, align 4, !dbg !216
  %248 = and i32 %247, 7, !dbg !217
  %249 = zext i32 %248 to i64, !dbg !218
  %250 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %249, !dbg !218
  %251 = load i32, i32* %250, align 4, !dbg !218
  %252 = and i32 %251, 3, !dbg !219
  %253 = lshr i32 %246, %252, !dbg !220
  store i32 %253, i32* %5, align 4, !dbg !221
  %254 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !222
  %255 = bitcast i8* %254 to %struct.node*, !dbg !222
  store %struct.node* %255, %struct.node** %14, align 8, !dbg !223
  %256 = load i32, i32* @g0, align 4, !dbg !224
  %257 = load %struct.node*, %struct.node** %14, align 8, !dbg !225
  %258 = getelementptr inbounds %struct.node, %struct.node* %257, i32 0, i32 0, !dbg !226
  store i32 %256, i32* %258, align 8, !dbg !227
  %259 = load %struct.node*, %struct.node** @head, align 8, !dbg !228
  %260 = load %struct.node*, %struct.node** %14, align 8, !dbg !229
  %261 = getelementptr inbounds %struct.node, %struct.node* %260, i32 0, i32 1, !dbg !230
  store %struct.node* %259, %struct.node** %261, align 8, !dbg !231
  %262 = load %struct.node*, %struct.node** %14, align 8, !dbg !232
  store %struct.node* %262, %struct.node** @head, align 8, !dbg !233
  %263 = load i32, i32* %7, align 4, !dbg !234
  %264 = load i32, i32* @g1, align 4, !dbg !234
  %265 = and i32 %264, 7, !dbg !234
  %266 = zext i32 %265 to i64, !dbg !234
  %267 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %266, !dbg !234
  %268 = load i32, i32* %267, align 4, !dbg !234
  %269 = xor i32 %263, %268, !dbg !234
  %270 = load i32, i32* @g1, align 4, !dbg !234
  %271 = add i32 31, %270, !dbg !234
  %272 = icmp ule i32 %269, %271, !dbg !234
  br i1 %272, label %273, label %274, !dbg !234

273:                                              ; preds = %244
  br label %275, !dbg !234

274:                                              ; preds = %244
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 66, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !234
  unreachable, !dbg !234

275:                                              ; preds = %273
  %276 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !235
  %277 = bitcast i8* %276 to %struct.node*, !dbg !235
  store %struct.node* %277, %struct.node** %15, align 8, !dbg !236
  %278 = load i32, i32* %3, align 4, !dbg !237
  %279 = load %struct.node*, %struct.node** %15, align 8, !dbg !238
  %280 = getelementptr inbounds %struct.node, %struct.node* %279, i32 0, i32 0, !dbg !239
  store i32 %278, i32* %280, align 8, !dbg !240
  %281 = load %struct.node*, %struct.node** @head, align 8, !dbg !241
  %282 = load %struct.node*, %struct.node** %15, align 8, !dbg !242
  %283 = getelementptr inbounds %struct.node, %struct.node* %282, i32 0, i32 1, !dbg !243
  store %struct.node* %281, %struct.node** %283, align 8, !dbg !244
  %284 = load %struct.node*, %struct.node** %15, align 8, !dbg !245
  store %struct.node* %284, %struct.node** @head, align 8, !dbg !246
  br label %306, !dbg !247

285:                                              ; preds = %140
  %286 = load i32, i32* %4, align 4, !dbg !248
  %287 = load i32, i32* %7, align 4, !dbg !249
  %288 = add i32 %286, %287, !dbg !250
  %289 = load i32, i32* @g0, align 4, !dbg !251
  %290 = load i32, i32* %4, align 4, !dbg !252
  %291 = and i32 %290, 3, !dbg !253
  %292 = lshr i32 %289, %291, !dbg !254
  %293 = and i32 %292, 7, !dbg !255
  %294 = zext i32 %293 to i64, !dbg !256
  %295 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %294, !dbg !256
  store i32 %288, i32* %295, align 4, !dbg !257
  %296 = load i32, i32* @g0, align 4, !dbg !258
  %297 = urem i32 %296, 11, !dbg !259
  %298 = zext i32 %297 to i64, !dbg !260
  %299 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %298, !dbg !260
  %300 = load i32, i32* %299, align 4, !dbg !260
  store i32 %300, i32* @g1, align 4, !dbg !261
  %301 = load i32, i32* %5, align 4, !dbg !262
  %302 = load i32, i32* %2, align 4, !dbg !263
  %303 = add i32 %301, %302, !dbg !264
  %304 = load i32, i32* %5, align 4, !dbg !265
  %305 = add i32 %304, %303, !dbg !265
  store i32 %305, i32* %5, align 4, !dbg !265
  br label %306, !dbg !266

306:                                              ; preds = %285, %275
  br label %307, !dbg !267

307:                                              ; preds = %306, %135
  %308 = load i32, i32* %2, align 4, !dbg !268
  %309 = load i32, i32* %2, align 4, !dbg !268
  %310 = mul i32 %308, %309, !dbg !268
  %311 = load i32, i32* %6, align 4, !dbg !268
  %312 = add i32 31, %311, !dbg !268
  %313 = icmp ule i32 %310, %312, !dbg !268
  br i1 %313, label %314, label %315, !dbg !268

314:                                              ; preds = %307
  br label %316, !dbg !268

315:                                              ; preds = %307
  call void @__assert_fail(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 77, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !268
  unreachable, !dbg !268

316:                                              ; preds = %314
  ret i32 0, !dbg !269
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @abort() #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f0(i32 noundef %0, i32 noundef %1) #0 !dbg !270 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %13 = load i32, i32* %3, align 4, !dbg !271
  %14 = load i32, i32* %4, align 4, !dbg !272
  %15 = add i32 %13, %14, !dbg !273
  store i32 %15, i32* %5, align 4, !dbg !274
  %16 = load i32, i32* %4, align 4, !dbg !275
  store i32 %16, i32* %6, align 4, !dbg !276
  store i32 1, i32* %7, align 4, !dbg !277
  store i32 0, i32* %8, align 4, !dbg !278
  %17 = bitcast [8 x i32]* %9 to i8*, !dbg !279
  call void @llvm.memset.p0i8.i64(i8* align 16 %17, i8 0, i64 32, i1 false), !dbg !279
  store i32 0, i32* %10, align 4, !dbg !280
  br label %18, !dbg !281

18:                                               ; preds = %32, %2
  %19 = load i32, i32* %10, align 4, !dbg !282
  %20 = icmp ult i32 %19, 8, !dbg !283
  br i1 %20, label %21, label %30, !dbg !284

21:                                               ; preds = %18
  %22 = load i32, i32* %10, align 4, !dbg !285
  %23 = zext i32 %22 to i64, !dbg !286
  %24 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %23, !dbg !286
  %25 = load i32, i32* %24, align 4, !dbg !286
  %26 = load i32, i32* %5, align 4, !dbg !287
  %27 = add i32 9, %26, !dbg !288
  %28 = and i32 %27, 15, !dbg !289
  %29 = icmp ne i32 %25, %28, !dbg !290
  br label %30

30:                                               ; preds = %21, %18
  %31 = phi i1 [ false, %18 ], [ %29, %21 ], !dbg !291
  br i1 %31, label %32, label %35, !dbg !281

32:                                               ; preds = %30
  %33 = load i32, i32* %10, align 4, !dbg !292
  %34 = add i32 %33, 1, !dbg !292
  store i32 %34, i32* %10, align 4, !dbg !292
  br label %18, !dbg !281, !llvm.loop !293

35:                                               ; preds = %30
  %36 = load i32, i32* %10, align 4, !dbg !294
  store i32 %36, i32* @g0, align 4, !dbg !295
  store i32 0, i32* %11, align 4, !dbg !296
  %37 = load i32, i32* %6, align 4, !dbg !297
  %38 = and i32 %37, 3, !dbg !298
  store i32 %38, i32* %12, align 4, !dbg !299
  br label %39, !dbg !300

39:                                               ; preds = %74, %35
  %40 = load i32, i32* %11, align 4, !dbg !301
  %41 = load i32, i32* %12, align 4, !dbg !302
  %42 = icmp ult i32 %40, %41, !dbg !303
  br i1 %42, label %43, label %77, !dbg !304

43:                                               ; preds = %39
  %44 = load i32, i32* %4, align 4, !dbg !305
  %45 = load i32, i32* %5, align 4, !dbg !305
  %46 = mul i32 %44, %45, !dbg !305
  %47 = load i32, i32* %5, align 4, !dbg !305
  %48 = icmp ule i32 %46, %47, !dbg !305
  br i1 %48, label %52, label %49, !dbg !305

49:                                               ; preds = %43
  %50 = load i32, i32* @g1, align 4, !dbg !305
  %51 = icmp ne i32 %50, 7, !dbg !305
  br i1 %51, label %52, label %64, !dbg !305

52:                                               ; preds = %49, %43
  %53 = load i32, i32* @g0, align 4, !dbg !305
  %54 = add i32 4, %53, !dbg !305
  %55 = load i32, i32* %6, align 4, !dbg !305
  %56 = icmp ne i32 %54, %55, !dbg !305
  br i1 %56, label %57, label %64, !dbg !305

57:                                               ; preds = %52
  %58 = load i32, i32* %7, align 4, !dbg !305
  %59 = and i32 %58, 7, !dbg !305
  %60 = zext i32 %59 to i64, !dbg !305
  %61 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %60, !dbg !305
  %62 = load i32, i32* %61, align 4, !dbg !305
  %63 = icmp ugt i32 %62, 2, !dbg !305
  br i1 %63, label %65, label %64, !dbg !305

64:                                               ; preds = %57, %52, %49
  br label %66, !dbg !305

65:                                               ; preds = %57
  call void @__assert_fail(i8* noundef getelementptr inbounds ([76 x i8], [76 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 16, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #6, !dbg !305
  unreachable, !dbg !305

66:                                               ; preds = %64
  %67 = load i32, i32* %5, align 4, !dbg !306
  %68 = icmp ule i32 %67, 2, !dbg !307
  br i1 %68, label %69, label %70, !dbg !306

69:                                               ; preds = %66
  br label %77, !dbg !308

70:                                               ; preds = %66
  %71 = load i32, i32* %11, align 4, !dbg !309
  %72 = load i32, i32* @g1, align 4, !dbg !310
  %73 = add i32 %72, %71, !dbg !310
  store i32 %73, i32* @g1, align 4, !dbg !310
  br label %74, !dbg !311

74:                                               ; preds = %70
  %75 = load i32, i32* %11, align 4, !dbg !312
  %76 = add i32 %75, 1, !dbg !312
  store i32 %76, i32* %11, align 4, !dbg !312
  br label %39, !dbg !304, !llvm.loop !313

77:                                               ; preds = %69, %39
  %78 = load i32, i32* %5, align 4, !dbg !314
  %79 = load i32, i32* %6, align 4, !dbg !314
  %80 = and i32 %79, 3, !dbg !314
  %81 = lshr i32 %78, %80, !dbg !314
  %82 = load i32, i32* %3, align 4, !dbg !314
  %83 = load i32, i32* @g0, align 4, !dbg !314
  %84 = sub i32 %82, %83, !dbg !314
  %85 = sub i32 %81, %84, !dbg !314
  %86 = load i32, i32* @g0, align 4, !dbg !314
  %87 = and i32 %86, 7, !dbg !314
  %88 = zext i32 %87 to i64, !dbg !314
  %89 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %88, !dbg !314
  %90 = load i32, i32* %89, align 4, !dbg !314
  %91 = icmp ult i32 %85, %90, !dbg !314
  br i1 %91, label %92, label %93, !dbg !314

92:                                               ; preds = %77
  br label %94, !dbg !314

93:                                               ; preds = %77
  call void @__assert_fail(i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #6, !dbg !314
  unreachable, !dbg !314

94:                                               ; preds = %92
  %95 = load i32, i32* %3, align 4, !dbg !315
  %96 = load i32, i32* %8, align 4, !dbg !316
  %97 = and i32 %96, 3, !dbg !317
  %98 = lshr i32 %95, %97, !dbg !318
  %99 = and i32 %98, 31, !dbg !319
  ret i32 %99, !dbg !320
}

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
!1 = !DIFile(filename: "tests/soundness/random_6.c", directory: ".", checksumkind: CSK_MD5, checksum: "5166f3890182131bc08192c41c18ca75")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 25, column: 3, scope: !10)
!14 = !DILocation(line: 26, column: 17, scope: !10)
!15 = !DILocation(line: 26, column: 23, scope: !10)
!16 = !DILocation(line: 26, column: 12, scope: !10)
!17 = !DILocation(line: 26, column: 33, scope: !10)
!18 = !DILocation(line: 26, column: 39, scope: !10)
!19 = !DILocation(line: 26, column: 28, scope: !10)
!20 = !DILocation(line: 26, column: 49, scope: !10)
!21 = !DILocation(line: 26, column: 55, scope: !10)
!22 = !DILocation(line: 26, column: 44, scope: !10)
!23 = !DILocation(line: 27, column: 12, scope: !10)
!24 = !DILocation(line: 27, column: 20, scope: !10)
!25 = !DILocation(line: 27, column: 28, scope: !10)
!26 = !DILocation(line: 27, column: 36, scope: !10)
!27 = !DILocation(line: 28, column: 9, scope: !10)
!28 = !DILocation(line: 28, column: 6, scope: !10)
!29 = !DILocation(line: 29, column: 6, scope: !10)
!30 = !DILocation(line: 30, column: 9, scope: !10)
!31 = !DILocation(line: 30, column: 14, scope: !10)
!32 = !DILocation(line: 30, column: 12, scope: !10)
!33 = !DILocation(line: 30, column: 24, scope: !10)
!34 = !DILocation(line: 30, column: 29, scope: !10)
!35 = !DILocation(line: 30, column: 27, scope: !10)
!36 = !DILocation(line: 30, column: 41, scope: !10)
!37 = !DILocation(line: 30, column: 39, scope: !10)
!38 = !DILocation(line: 30, column: 33, scope: !10)
!39 = !DILocation(line: 30, column: 47, scope: !10)
!40 = !DILocation(line: 30, column: 18, scope: !10)
!41 = !DILocation(line: 30, column: 6, scope: !10)
!42 = !DILocation(line: 31, column: 21, scope: !10)
!43 = !DILocation(line: 31, column: 16, scope: !10)
!44 = !DILocation(line: 32, column: 14, scope: !10)
!45 = !DILocation(line: 32, column: 25, scope: !10)
!46 = !DILocation(line: 32, column: 28, scope: !10)
!47 = !DILocation(line: 32, column: 19, scope: !10)
!48 = !DILocation(line: 32, column: 17, scope: !10)
!49 = !DILocation(line: 32, column: 3, scope: !10)
!50 = !DILocation(line: 32, column: 7, scope: !10)
!51 = !DILocation(line: 32, column: 11, scope: !10)
!52 = !DILocation(line: 32, column: 46, scope: !10)
!53 = !DILocation(line: 32, column: 35, scope: !10)
!54 = !DILocation(line: 32, column: 39, scope: !10)
!55 = !DILocation(line: 32, column: 44, scope: !10)
!56 = !DILocation(line: 32, column: 59, scope: !10)
!57 = !DILocation(line: 32, column: 57, scope: !10)
!58 = !DILocation(line: 33, column: 26, scope: !10)
!59 = !DILocation(line: 33, column: 21, scope: !10)
!60 = !DILocation(line: 33, column: 8, scope: !10)
!61 = !DILocation(line: 33, column: 32, scope: !10)
!62 = !DILocation(line: 33, column: 3, scope: !10)
!63 = !DILocation(line: 34, column: 9, scope: !10)
!64 = !DILocation(line: 34, column: 13, scope: !10)
!65 = !DILocation(line: 34, column: 17, scope: !10)
!66 = !DILocation(line: 34, column: 21, scope: !10)
!67 = !DILocation(line: 34, column: 30, scope: !10)
!68 = !DILocation(line: 34, column: 33, scope: !10)
!69 = !DILocation(line: 34, column: 24, scope: !10)
!70 = !DILocation(line: 34, column: 38, scope: !10)
!71 = !DILocation(line: 35, column: 13, scope: !10)
!72 = !DILocation(line: 35, column: 17, scope: !10)
!73 = !DILocation(line: 35, column: 10, scope: !10)
!74 = !DILocation(line: 35, column: 7, scope: !10)
!75 = !DILocation(line: 36, column: 3, scope: !10)
!76 = !DILocation(line: 33, column: 41, scope: !10)
!77 = !DILocation(line: 33, column: 45, scope: !10)
!78 = !DILocation(line: 33, column: 39, scope: !10)
!79 = distinct !{!79, !62, !75, !80}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocation(line: 37, column: 21, scope: !10)
!82 = !DILocation(line: 37, column: 16, scope: !10)
!83 = !DILocation(line: 38, column: 13, scope: !10)
!84 = !DILocation(line: 38, column: 3, scope: !10)
!85 = !DILocation(line: 38, column: 7, scope: !10)
!86 = !DILocation(line: 38, column: 11, scope: !10)
!87 = !DILocation(line: 38, column: 28, scope: !10)
!88 = !DILocation(line: 38, column: 17, scope: !10)
!89 = !DILocation(line: 38, column: 21, scope: !10)
!90 = !DILocation(line: 38, column: 26, scope: !10)
!91 = !DILocation(line: 38, column: 41, scope: !10)
!92 = !DILocation(line: 38, column: 39, scope: !10)
!93 = !DILocation(line: 39, column: 21, scope: !10)
!94 = !DILocation(line: 39, column: 16, scope: !10)
!95 = !DILocation(line: 40, column: 14, scope: !10)
!96 = !DILocation(line: 40, column: 25, scope: !10)
!97 = !DILocation(line: 40, column: 28, scope: !10)
!98 = !DILocation(line: 40, column: 19, scope: !10)
!99 = !DILocation(line: 40, column: 17, scope: !10)
!100 = !DILocation(line: 40, column: 3, scope: !10)
!101 = !DILocation(line: 40, column: 7, scope: !10)
!102 = !DILocation(line: 40, column: 11, scope: !10)
!103 = !DILocation(line: 40, column: 46, scope: !10)
!104 = !DILocation(line: 40, column: 35, scope: !10)
!105 = !DILocation(line: 40, column: 39, scope: !10)
!106 = !DILocation(line: 40, column: 44, scope: !10)
!107 = !DILocation(line: 40, column: 59, scope: !10)
!108 = !DILocation(line: 40, column: 57, scope: !10)
!109 = !DILocation(line: 41, column: 15, scope: !10)
!110 = !DILocation(line: 41, column: 18, scope: !10)
!111 = !DILocation(line: 41, column: 9, scope: !10)
!112 = !DILocation(line: 41, column: 6, scope: !10)
!113 = !DILocation(line: 42, column: 7, scope: !10)
!114 = !DILocation(line: 42, column: 10, scope: !10)
!115 = !DILocation(line: 43, column: 5, scope: !10)
!116 = !DILocation(line: 44, column: 9, scope: !10)
!117 = !DILocation(line: 44, column: 12, scope: !10)
!118 = !DILocation(line: 44, column: 19, scope: !10)
!119 = !DILocation(line: 44, column: 33, scope: !10)
!120 = !DILocation(line: 44, column: 36, scope: !10)
!121 = !DILocation(line: 44, column: 50, scope: !10)
!122 = !DILocation(line: 44, column: 53, scope: !10)
!123 = !DILocation(line: 44, column: 44, scope: !10)
!124 = !DILocation(line: 44, column: 60, scope: !10)
!125 = !DILocation(line: 44, column: 64, scope: !10)
!126 = !DILocation(line: 44, column: 28, scope: !10)
!127 = !DILocation(line: 44, column: 70, scope: !10)
!128 = !DILocation(line: 44, column: 7, scope: !10)
!129 = !DILocation(line: 45, column: 15, scope: !10)
!130 = !DILocation(line: 45, column: 20, scope: !10)
!131 = !DILocation(line: 45, column: 18, scope: !10)
!132 = !DILocation(line: 45, column: 25, scope: !10)
!133 = !DILocation(line: 45, column: 5, scope: !10)
!134 = !DILocation(line: 47, column: 16, scope: !10)
!135 = !DILocation(line: 47, column: 19, scope: !10)
!136 = !DILocation(line: 47, column: 32, scope: !10)
!137 = !DILocation(line: 47, column: 39, scope: !10)
!138 = !DILocation(line: 47, column: 44, scope: !10)
!139 = !DILocation(line: 47, column: 42, scope: !10)
!140 = !DILocation(line: 47, column: 36, scope: !10)
!141 = !DILocation(line: 47, column: 12, scope: !10)
!142 = !DILocation(line: 48, column: 18, scope: !10)
!143 = !DILocation(line: 48, column: 23, scope: !10)
!144 = !DILocation(line: 48, column: 21, scope: !10)
!145 = !DILocation(line: 48, column: 29, scope: !10)
!146 = !DILocation(line: 48, column: 34, scope: !10)
!147 = !DILocation(line: 48, column: 32, scope: !10)
!148 = !DILocation(line: 48, column: 14, scope: !10)
!149 = !DILocation(line: 48, column: 12, scope: !10)
!150 = !DILocation(line: 49, column: 15, scope: !10)
!151 = !DILocation(line: 49, column: 20, scope: !10)
!152 = !DILocation(line: 49, column: 18, scope: !10)
!153 = !DILocation(line: 49, column: 26, scope: !10)
!154 = !DILocation(line: 49, column: 24, scope: !10)
!155 = !DILocation(line: 49, column: 30, scope: !10)
!156 = !DILocation(line: 49, column: 13, scope: !10)
!157 = !DILocation(line: 50, column: 25, scope: !10)
!158 = !DILocation(line: 50, column: 16, scope: !10)
!159 = !DILocation(line: 50, column: 33, scope: !10)
!160 = !DILocation(line: 50, column: 36, scope: !10)
!161 = !DILocation(line: 50, column: 11, scope: !10)
!162 = !DILocation(line: 51, column: 17, scope: !10)
!163 = !DILocation(line: 51, column: 23, scope: !10)
!164 = !DILocation(line: 51, column: 20, scope: !10)
!165 = !DILocation(line: 51, column: 26, scope: !10)
!166 = !DILocation(line: 52, column: 17, scope: !10)
!167 = !DILocation(line: 52, column: 15, scope: !10)
!168 = !DILocation(line: 53, column: 11, scope: !10)
!169 = !DILocation(line: 50, column: 43, scope: !10)
!170 = distinct !{!170, !161, !168, !80}
!171 = !DILocation(line: 54, column: 24, scope: !10)
!172 = !DILocation(line: 54, column: 27, scope: !10)
!173 = !DILocation(line: 54, column: 35, scope: !10)
!174 = !DILocation(line: 54, column: 46, scope: !10)
!175 = !DILocation(line: 54, column: 49, scope: !10)
!176 = !DILocation(line: 54, column: 40, scope: !10)
!177 = !DILocation(line: 54, column: 56, scope: !10)
!178 = !DILocation(line: 54, column: 16, scope: !10)
!179 = !DILocation(line: 54, column: 14, scope: !10)
!180 = !DILocation(line: 55, column: 20, scope: !10)
!181 = !DILocation(line: 55, column: 25, scope: !10)
!182 = !DILocation(line: 55, column: 23, scope: !10)
!183 = !DILocation(line: 55, column: 37, scope: !10)
!184 = !DILocation(line: 55, column: 40, scope: !10)
!185 = !DILocation(line: 55, column: 31, scope: !10)
!186 = !DILocation(line: 55, column: 47, scope: !10)
!187 = !DILocation(line: 55, column: 45, scope: !10)
!188 = !DILocation(line: 55, column: 16, scope: !10)
!189 = !DILocation(line: 55, column: 14, scope: !10)
!190 = !DILocation(line: 56, column: 23, scope: !10)
!191 = !DILocation(line: 56, column: 26, scope: !10)
!192 = !DILocation(line: 56, column: 17, scope: !10)
!193 = !DILocation(line: 56, column: 34, scope: !10)
!194 = !DILocation(line: 56, column: 39, scope: !10)
!195 = !DILocation(line: 56, column: 37, scope: !10)
!196 = !DILocation(line: 56, column: 31, scope: !10)
!197 = !DILocation(line: 56, column: 14, scope: !10)
!198 = !DILocation(line: 57, column: 9, scope: !10)
!199 = !DILocation(line: 58, column: 26, scope: !10)
!200 = !DILocation(line: 58, column: 29, scope: !10)
!201 = !DILocation(line: 58, column: 20, scope: !10)
!202 = !DILocation(line: 58, column: 36, scope: !10)
!203 = !DILocation(line: 58, column: 34, scope: !10)
!204 = !DILocation(line: 58, column: 41, scope: !10)
!205 = !DILocation(line: 58, column: 16, scope: !10)
!206 = !DILocation(line: 58, column: 14, scope: !10)
!207 = !DILocation(line: 60, column: 17, scope: !10)
!208 = !DILocation(line: 60, column: 22, scope: !10)
!209 = !DILocation(line: 60, column: 20, scope: !10)
!210 = !DILocation(line: 60, column: 26, scope: !10)
!211 = !DILocation(line: 60, column: 14, scope: !10)
!212 = !DILocation(line: 60, column: 12, scope: !10)
!213 = !DILocation(line: 61, column: 7, scope: !10)
!214 = !DILocation(line: 63, column: 16, scope: !10)
!215 = !DILocation(line: 63, column: 19, scope: !10)
!216 = !DILocation(line: 63, column: 35, scope: !10)
!217 = !DILocation(line: 63, column: 38, scope: !10)
!218 = !DILocation(line: 63, column: 29, scope: !10)
!219 = !DILocation(line: 63, column: 43, scope: !10)
!220 = !DILocation(line: 63, column: 25, scope: !10)
!221 = !DILocation(line: 63, column: 12, scope: !10)
!222 = !DILocation(line: 64, column: 27, scope: !10)
!223 = !DILocation(line: 64, column: 22, scope: !10)
!224 = !DILocation(line: 65, column: 19, scope: !10)
!225 = !DILocation(line: 65, column: 9, scope: !10)
!226 = !DILocation(line: 65, column: 13, scope: !10)
!227 = !DILocation(line: 65, column: 17, scope: !10)
!228 = !DILocation(line: 65, column: 34, scope: !10)
!229 = !DILocation(line: 65, column: 23, scope: !10)
!230 = !DILocation(line: 65, column: 27, scope: !10)
!231 = !DILocation(line: 65, column: 32, scope: !10)
!232 = !DILocation(line: 65, column: 47, scope: !10)
!233 = !DILocation(line: 65, column: 45, scope: !10)
!234 = !DILocation(line: 66, column: 9, scope: !10)
!235 = !DILocation(line: 67, column: 27, scope: !10)
!236 = !DILocation(line: 67, column: 22, scope: !10)
!237 = !DILocation(line: 68, column: 19, scope: !10)
!238 = !DILocation(line: 68, column: 9, scope: !10)
!239 = !DILocation(line: 68, column: 13, scope: !10)
!240 = !DILocation(line: 68, column: 17, scope: !10)
!241 = !DILocation(line: 68, column: 34, scope: !10)
!242 = !DILocation(line: 68, column: 23, scope: !10)
!243 = !DILocation(line: 68, column: 27, scope: !10)
!244 = !DILocation(line: 68, column: 32, scope: !10)
!245 = !DILocation(line: 68, column: 47, scope: !10)
!246 = !DILocation(line: 68, column: 45, scope: !10)
!247 = !DILocation(line: 69, column: 9, scope: !10)
!248 = !DILocation(line: 71, column: 42, scope: !10)
!249 = !DILocation(line: 71, column: 47, scope: !10)
!250 = !DILocation(line: 71, column: 45, scope: !10)
!251 = !DILocation(line: 71, column: 17, scope: !10)
!252 = !DILocation(line: 71, column: 24, scope: !10)
!253 = !DILocation(line: 71, column: 27, scope: !10)
!254 = !DILocation(line: 71, column: 20, scope: !10)
!255 = !DILocation(line: 71, column: 34, scope: !10)
!256 = !DILocation(line: 71, column: 9, scope: !10)
!257 = !DILocation(line: 71, column: 39, scope: !10)
!258 = !DILocation(line: 72, column: 16, scope: !10)
!259 = !DILocation(line: 72, column: 19, scope: !10)
!260 = !DILocation(line: 72, column: 14, scope: !10)
!261 = !DILocation(line: 72, column: 12, scope: !10)
!262 = !DILocation(line: 73, column: 16, scope: !10)
!263 = !DILocation(line: 73, column: 21, scope: !10)
!264 = !DILocation(line: 73, column: 19, scope: !10)
!265 = !DILocation(line: 73, column: 12, scope: !10)
!266 = !DILocation(line: 74, column: 9, scope: !10)
!267 = !DILocation(line: 76, column: 3, scope: !10)
!268 = !DILocation(line: 77, column: 3, scope: !10)
!269 = !DILocation(line: 78, column: 3, scope: !10)
!270 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!271 = !DILocation(line: 10, column: 17, scope: !270)
!272 = !DILocation(line: 10, column: 22, scope: !270)
!273 = !DILocation(line: 10, column: 20, scope: !270)
!274 = !DILocation(line: 10, column: 12, scope: !270)
!275 = !DILocation(line: 10, column: 31, scope: !270)
!276 = !DILocation(line: 10, column: 26, scope: !270)
!277 = !DILocation(line: 10, column: 35, scope: !270)
!278 = !DILocation(line: 10, column: 43, scope: !270)
!279 = !DILocation(line: 10, column: 51, scope: !270)
!280 = !DILocation(line: 11, column: 12, scope: !270)
!281 = !DILocation(line: 12, column: 3, scope: !270)
!282 = !DILocation(line: 12, column: 10, scope: !270)
!283 = !DILocation(line: 12, column: 13, scope: !270)
!284 = !DILocation(line: 12, column: 17, scope: !270)
!285 = !DILocation(line: 12, column: 26, scope: !270)
!286 = !DILocation(line: 12, column: 20, scope: !270)
!287 = !DILocation(line: 12, column: 41, scope: !270)
!288 = !DILocation(line: 12, column: 39, scope: !270)
!289 = !DILocation(line: 12, column: 46, scope: !270)
!290 = !DILocation(line: 12, column: 30, scope: !270)
!291 = !DILocation(line: 0, scope: !270)
!292 = !DILocation(line: 13, column: 7, scope: !270)
!293 = distinct !{!293, !281, !292, !80}
!294 = !DILocation(line: 14, column: 8, scope: !270)
!295 = !DILocation(line: 14, column: 6, scope: !270)
!296 = !DILocation(line: 15, column: 17, scope: !270)
!297 = !DILocation(line: 15, column: 32, scope: !270)
!298 = !DILocation(line: 15, column: 35, scope: !270)
!299 = !DILocation(line: 15, column: 25, scope: !270)
!300 = !DILocation(line: 15, column: 8, scope: !270)
!301 = !DILocation(line: 15, column: 41, scope: !270)
!302 = !DILocation(line: 15, column: 46, scope: !270)
!303 = !DILocation(line: 15, column: 44, scope: !270)
!304 = !DILocation(line: 15, column: 3, scope: !270)
!305 = !DILocation(line: 16, column: 5, scope: !270)
!306 = !DILocation(line: 17, column: 9, scope: !270)
!307 = !DILocation(line: 17, column: 12, scope: !270)
!308 = !DILocation(line: 18, column: 7, scope: !270)
!309 = !DILocation(line: 19, column: 11, scope: !270)
!310 = !DILocation(line: 19, column: 8, scope: !270)
!311 = !DILocation(line: 20, column: 3, scope: !270)
!312 = !DILocation(line: 15, column: 53, scope: !270)
!313 = distinct !{!313, !304, !311, !80}
!314 = !DILocation(line: 21, column: 3, scope: !270)
!315 = !DILocation(line: 22, column: 12, scope: !270)
!316 = !DILocation(line: 22, column: 19, scope: !270)
!317 = !DILocation(line: 22, column: 22, scope: !270)
!318 = !DILocation(line: 22, column: 15, scope: !270)
!319 = !DILocation(line: 22, column: 29, scope: !270)
!320 = !DILocation(line: 22, column: 3, scope: !270)
