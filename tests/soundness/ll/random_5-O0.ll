; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/random_5.c
; ModuleID = 'tests/soundness/random_5.c'
source_filename = "tests/soundness/random_5.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local global i32 0, align 4
@head = dso_local global %struct.node* null, align 8
@.str.1 = private unnamed_addr constant [8 x i8] c"v1 < 69\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_5.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"g1 < 20\00", align 1
@.str.4 = private unnamed_addr constant [52 x i8] c"((v1 - x1) - (4u <= 7u ? table[v2 & 7] : x0)) <= 2u\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"((g0 - v0) & 1u) == x1\00", align 1

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
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.node*, align 8
  %17 = alloca i32*, align 8
  %18 = alloca i32*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %19 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %20 = zext i8 %19 to i32, !dbg !14
  %21 = and i32 %20, 7, !dbg !15
  store i32 %21, i32* %2, align 4, !dbg !16
  %22 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %23 = zext i8 %22 to i32, !dbg !17
  %24 = and i32 %23, 7, !dbg !18
  store i32 %24, i32* %3, align 4, !dbg !19
  %25 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %26 = zext i8 %25 to i32, !dbg !20
  %27 = and i32 %26, 7, !dbg !21
  store i32 %27, i32* %4, align 4, !dbg !22
  store i32 0, i32* %5, align 4, !dbg !23
  store i32 1, i32* %6, align 4, !dbg !24
  store i32 2, i32* %7, align 4, !dbg !25
  %28 = bitcast [8 x i32]* %8 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 16 %28, i8 0, i64 32, i1 false), !dbg !26
  %29 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !27
  %30 = bitcast i8* %29 to i32*, !dbg !27
  store i32* %30, i32** %9, align 8, !dbg !28
  store i32 0, i32* %10, align 4, !dbg !29
  br label %31, !dbg !30

31:                                               ; preds = %40, %0
  %32 = load i32, i32* %10, align 4, !dbg !31
  %33 = icmp ult i32 %32, 4, !dbg !32
  br i1 %33, label %34, label %43, !dbg !33

34:                                               ; preds = %31
  %35 = load i32, i32* %10, align 4, !dbg !34
  %36 = load i32*, i32** %9, align 8, !dbg !35
  %37 = load i32, i32* %10, align 4, !dbg !36
  %38 = zext i32 %37 to i64, !dbg !35
  %39 = getelementptr inbounds i32, i32* %36, i64 %38, !dbg !35
  store i32 %35, i32* %39, align 4, !dbg !37
  br label %40, !dbg !35

40:                                               ; preds = %34
  %41 = load i32, i32* %10, align 4, !dbg !38
  %42 = add i32 %41, 1, !dbg !38
  store i32 %42, i32* %10, align 4, !dbg !38
  br label %31, !dbg !33, !llvm.loop !39

43:                                               ; preds = %31
  %44 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !41
  %45 = bitcast i8* %44 to %struct.node*, !dbg !41
  store %struct.node* %45, %struct.node** %11, align 8, !dbg !42
  %46 = load i32, i32* @g0, align 4, !dbg !43
  %47 = load i32, i32* %2, align 4, !dbg !44
  %48 = and i32 %46, %47, !dbg !45
  %49 = load %struct.node*, %struct.node** %11, align 8, !dbg !46
  %50 = getelementptr inbounds %struct.node, %struct.node* %49, i32 0, i32 0, !dbg !47
  store i32 %48, i32* %50, align 8, !dbg !48
  %51 = load %struct.node*, %struct.node** @head, align 8, !dbg !49
  %52 = load %struct.node*, %struct.node** %11, align 8, !dbg !50
  %53 = getelementptr inbounds %struct.node, %struct.node* %52, i32 0, i32 1, !dbg !51
  store %struct.node* %51, %struct.node** %53, align 8, !dbg !52
  %54 = load %struct.node*, %struct.node** %11, align 8, !dbg !53
  store %struct.node* %54, %struct.node** @head, align 8, !dbg !54
  %55 = load i32, i32* %4, align 4, !dbg !55
  %56 = load i32, i32* %4, align 4, !dbg !56
  %57 = sub i32 %55, %56, !dbg !57
  %58 = and i32 %57, 7, !dbg !58
  %59 = zext i32 %58 to i64, !dbg !59
  %60 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %59, !dbg !59
  %61 = load i32, i32* %60, align 4, !dbg !59
  store i32 %61, i32* @g1, align 4, !dbg !60
  %62 = load i32, i32* %2, align 4, !dbg !61
  %63 = load i32, i32* %6, align 4, !dbg !62
  %64 = load i32, i32* %2, align 4, !dbg !63
  %65 = add i32 %63, %64, !dbg !64
  %66 = load i32, i32* @g0, align 4, !dbg !65
  %67 = load i32, i32* %2, align 4, !dbg !66
  %68 = and i32 %66, %67, !dbg !67
  %69 = xor i32 %65, %68, !dbg !68
  %70 = and i32 %69, 15, !dbg !69
  %71 = udiv i32 %62, %70, !dbg !70
  store i32 %71, i32* @g0, align 4, !dbg !71
  %72 = load i32, i32* %3, align 4, !dbg !72
  %73 = load i32, i32* %6, align 4, !dbg !73
  %74 = load i32, i32* %2, align 4, !dbg !74
  %75 = mul i32 %73, %74, !dbg !75
  %76 = sub i32 %72, %75, !dbg !76
  %77 = icmp uge i32 %76, 3, !dbg !77
  br i1 %77, label %78, label %135, !dbg !78

78:                                               ; preds = %43
  store i32 0, i32* %12, align 4, !dbg !79
  %79 = load i32, i32* %2, align 4, !dbg !80
  %80 = load i32, i32* %6, align 4, !dbg !81
  %81 = sub i32 %79, %80, !dbg !82
  %82 = and i32 %81, 3, !dbg !83
  store i32 %82, i32* %13, align 4, !dbg !84
  br label %83, !dbg !85

83:                                               ; preds = %125, %78
  %84 = load i32, i32* %12, align 4, !dbg !86
  %85 = load i32, i32* %13, align 4, !dbg !87
  %86 = icmp ult i32 %84, %85, !dbg !88
  br i1 %86, label %87, label %128, !dbg !89

87:                                               ; preds = %83
  %88 = load i32, i32* %6, align 4, !dbg !90
  %89 = icmp ult i32 %88, 69, !dbg !90
  br i1 %89, label %90, label %91, !dbg !90

90:                                               ; preds = %87
  br label %92, !dbg !90

91:                                               ; preds = %87
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 21, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !90
  unreachable, !dbg !90

92:                                               ; preds = %90
  store i32 0, i32* %14, align 4, !dbg !91
  br label %93, !dbg !92

93:                                               ; preds = %106, %92
  %94 = load i32, i32* %14, align 4, !dbg !93
  %95 = icmp ult i32 %94, 3, !dbg !94
  br i1 %95, label %96, label %109, !dbg !95

96:                                               ; preds = %93
  %97 = load i32, i32* %3, align 4, !dbg !96
  %98 = load i32, i32* %14, align 4, !dbg !97
  %99 = lshr i32 %97, %98, !dbg !98
  %100 = and i32 %99, 1, !dbg !99
  %101 = icmp ne i32 %100, 0, !dbg !99
  br i1 %101, label %102, label %105, !dbg !96

102:                                              ; preds = %96
  %103 = load i32, i32* %7, align 4, !dbg !100
  %104 = add i32 %103, 1, !dbg !100
  store i32 %104, i32* %7, align 4, !dbg !100
  br label %105, !dbg !101

105:                                              ; preds = %102, %96
  br label %106, !dbg !102

106:                                              ; preds = %105
  %107 = load i32, i32* %14, align 4, !dbg !103
  %108 = add i32 %107, 1, !dbg !103
  store i32 %108, i32* %14, align 4, !dbg !103
  br label %93, !dbg !95, !llvm.loop !104

109:                                              ; preds = %93
  %110 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 1, !dbg !105
  %111 = load i32, i32* %110, align 4, !dbg !105
  store i32 %111, i32* %5, align 4, !dbg !106
  %112 = load i32, i32* @g1, align 4, !dbg !107
  %113 = icmp ult i32 %112, 20, !dbg !107
  br i1 %113, label %114, label %115, !dbg !107

114:                                              ; preds = %109
  br label %116, !dbg !107

115:                                              ; preds = %109
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 27, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !107
  unreachable, !dbg !107

116:                                              ; preds = %114
  %117 = load i32, i32* %5, align 4, !dbg !108
  %118 = load i32, i32* %7, align 4, !dbg !109
  %119 = icmp ugt i32 %117, %118, !dbg !110
  br i1 %119, label %120, label %121, !dbg !108

120:                                              ; preds = %116
  br label %125, !dbg !111

121:                                              ; preds = %116
  %122 = load i32, i32* %12, align 4, !dbg !112
  %123 = load i32, i32* @g1, align 4, !dbg !113
  %124 = add i32 %123, %122, !dbg !113
  store i32 %124, i32* @g1, align 4, !dbg !113
  br label %125, !dbg !114

125:                                              ; preds = %121, %120
  %126 = load i32, i32* %12, align 4, !dbg !115
  %127 = add i32 %126, 1, !dbg !115
  store i32 %127, i32* %12, align 4, !dbg !115
  br label %83, !dbg !89, !llvm.loop !116

128:                                              ; preds = %83
  %129 = load i32, i32* %3, align 4, !dbg !117
  %130 = icmp ugt i32 %129, 0, !dbg !118
  br i1 %130, label %131, label %134, !dbg !117

131:                                              ; preds = %128
  %132 = load i32*, i32** %9, align 8, !dbg !119
  %133 = bitcast i32* %132 to i8*, !dbg !119
  call void @free(i8* noundef %133) #5, !dbg !120
  br label %134, !dbg !120

134:                                              ; preds = %131, %128
  br label %135, !dbg !121

135:                                              ; preds = %134, %43
  store i32 0, i32* %15, align 4, !dbg !122
  br label %136, !dbg !123

136:                                              ; preds = %152, %135
  %137 = load i32, i32* %15, align 4, !dbg !124
  %138 = zext i32 %137 to i64, !dbg !125
  %139 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %138, !dbg !125
  %140 = load i32, i32* %139, align 4, !dbg !125
  %141 = load i32, i32* @g1, align 4, !dbg !126
  %142 = load i32, i32* %4, align 4, !dbg !127
  %143 = icmp ugt i32 %141, %142, !dbg !128
  br i1 %143, label %144, label %146, !dbg !126

144:                                              ; preds = %136
  %145 = load i32, i32* %2, align 4, !dbg !129
  br label %148, !dbg !126

146:                                              ; preds = %136
  %147 = load i32, i32* %7, align 4, !dbg !130
  br label %148, !dbg !126

148:                                              ; preds = %146, %144
  %149 = phi i32 [ %145, %144 ], [ %147, %146 ], !dbg !126
  %150 = and i32 %149, 15, !dbg !131
  %151 = icmp ne i32 %140, %150, !dbg !132
  br i1 %151, label %152, label %155, !dbg !123

152:                                              ; preds = %148
  %153 = load i32, i32* %15, align 4, !dbg !133
  %154 = add i32 %153, 1, !dbg !133
  store i32 %154, i32* %15, align 4, !dbg !133
  br label %136, !dbg !123, !llvm.loop !134

155:                                              ; preds = %148
  %156 = load i32, i32* %15, align 4, !dbg !135
  store i32 %156, i32* %6, align 4, !dbg !136
  %157 = load i32, i32* %3, align 4, !dbg !137
  store i32 %157, i32* %6, align 4, !dbg !138
  %158 = load i32, i32* %7, align 4, !dbg !139
  %159 = icmp ugt i32 %158, 5, !dbg !140
  br i1 %159, label %160, label %206, !dbg !139

160:                                              ; preds = %155
  %161 = load i32, i32* %5, align 4, !dbg !141
  %162 = and i32 %161, 7, !dbg !142
  %163 = zext i32 %162 to i64, !dbg !143
  %164 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %163, !dbg !143
  %165 = load i32, i32* %164, align 4, !dbg !143
  %166 = sub i32 %165, 2, !dbg !144
  %167 = icmp eq i32 %166, 4, !dbg !145
  br i1 %167, label %168, label %172, !dbg !146

168:                                              ; preds = %160
  %169 = load i32, i32* %6, align 4, !dbg !147
  %170 = load i32, i32* %2, align 4, !dbg !148
  %171 = add i32 %169, %170, !dbg !149
  br label %174, !dbg !146

172:                                              ; preds = %160
  %173 = load i32, i32* %2, align 4, !dbg !150
  br label %174, !dbg !146

174:                                              ; preds = %172, %168
  %175 = phi i32 [ %171, %168 ], [ %173, %172 ], !dbg !146
  %176 = load i32, i32* @g0, align 4, !dbg !151
  %177 = xor i32 %176, %175, !dbg !151
  store i32 %177, i32* @g0, align 4, !dbg !151
  %178 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !152
  %179 = bitcast i8* %178 to %struct.node*, !dbg !152
  store %struct.node* %179, %struct.node** %16, align 8, !dbg !153
  %180 = load %struct.node*, %struct.node** %16, align 8, !dbg !154
  %181 = getelementptr inbounds %struct.node, %struct.node* %180, i32 0, i32 0, !dbg !155
  store i32 9, i32* %181, align 8, !dbg !156
  %182 = load %struct.node*, %struct.node** @head, align 8, !dbg !157
  %183 = load %struct.node*, %struct.node** %16, align 8, !dbg !158
  %184 = getelementptr inbounds %struct.node, %struct.node* %183, i32 0, i32 1, !dbg !159
  store %struct.node* %182, %struct.node** %184, align 8, !dbg !160
  %185 = load %struct.node*, %struct.node** %16, align 8, !dbg !161
  store %struct.node* %185, %struct.node** @head, align 8, !dbg !162
  %186 = load i32, i32* @g1, align 4, !dbg !163
  %187 = and i32 %186, 7, !dbg !164
  %188 = zext i32 %187 to i64, !dbg !165
  %189 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %188, !dbg !165
  %190 = load i32, i32* %189, align 4, !dbg !165
  %191 = icmp ne i32 %190, 2, !dbg !166
  br i1 %191, label %192, label %193, !dbg !165

192:                                              ; preds = %174
  br label %194, !dbg !165

193:                                              ; preds = %174
  br label %194, !dbg !165

194:                                              ; preds = %193, %192
  %195 = phi i32* [ %5, %192 ], [ @g0, %193 ], !dbg !165
  store i32* %195, i32** %17, align 8, !dbg !167
  %196 = load i32, i32* %6, align 4, !dbg !168
  %197 = load i32*, i32** %17, align 8, !dbg !169
  %198 = load i32, i32* %197, align 4, !dbg !170
  %199 = add i32 %198, %196, !dbg !170
  store i32 %199, i32* %197, align 4, !dbg !170
  %200 = load i32, i32* %7, align 4, !dbg !171
  %201 = add i32 %200, 10, !dbg !172
  %202 = and i32 %201, 7, !dbg !173
  %203 = zext i32 %202 to i64, !dbg !174
  %204 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %203, !dbg !174
  %205 = load i32, i32* %204, align 4, !dbg !174
  store i32 %205, i32* %6, align 4, !dbg !175
  br label %225, !dbg !176

206:                                              ; preds = %155
  %207 = load i32, i32* %2, align 4, !dbg !177
  %208 = load i32, i32* %2, align 4, !dbg !178
  %209 = sub i32 %207, %208, !dbg !179
  %210 = load i32, i32* %6, align 4, !dbg !180
  %211 = and i32 %210, 3, !dbg !181
  %212 = lshr i32 %209, %211, !dbg !182
  store i32 %212, i32* @g1, align 4, !dbg !183
  %213 = load i32, i32* %3, align 4, !dbg !184
  %214 = mul i32 9, %213, !dbg !185
  %215 = load i32, i32* %6, align 4, !dbg !186
  %216 = load i32, i32* @g0, align 4, !dbg !187
  %217 = and i32 %216, 7, !dbg !188
  %218 = zext i32 %217 to i64, !dbg !189
  %219 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %218, !dbg !189
  %220 = load i32, i32* %219, align 4, !dbg !189
  %221 = and i32 %215, %220, !dbg !190
  %222 = add i32 %214, %221, !dbg !191
  %223 = load i32, i32* @g1, align 4, !dbg !192
  %224 = xor i32 %223, %222, !dbg !192
  store i32 %224, i32* @g1, align 4, !dbg !192
  br label %225

225:                                              ; preds = %206, %194
  %226 = load i32, i32* %6, align 4, !dbg !193
  %227 = load i32, i32* %3, align 4, !dbg !193
  %228 = sub i32 %226, %227, !dbg !193
  %229 = load i32, i32* %7, align 4, !dbg !193
  %230 = and i32 %229, 7, !dbg !193
  %231 = zext i32 %230 to i64, !dbg !193
  %232 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %231, !dbg !193
  %233 = load i32, i32* %232, align 4, !dbg !193
  %234 = sub i32 %228, %233, !dbg !193
  %235 = icmp ule i32 %234, 2, !dbg !193
  br i1 %235, label %236, label %237, !dbg !193

236:                                              ; preds = %225
  br label %238, !dbg !193

237:                                              ; preds = %225
  call void @__assert_fail(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 51, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !193
  unreachable, !dbg !193

238:                                              ; preds = %236
  %239 = load i32, i32* %7, align 4, !dbg !194
  %240 = and i32 %239, 7, !dbg !195
  %241 = zext i32 %240 to i64, !dbg !196
  %242 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %241, !dbg !196
  %243 = load i32, i32* %242, align 4, !dbg !196
  %244 = load i32, i32* %5, align 4, !dbg !197
  %245 = and i32 %244, 7, !dbg !198
  %246 = zext i32 %245 to i64, !dbg !199
  %247 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %246, !dbg !199
  %248 = load i32, i32* %247, align 4, !dbg !199
  %249 = mul i32 %243, %248, !dbg !200
  %250 = icmp ugt i32 %249, 0, !dbg !201
  br i1 %250, label %251, label %252, !dbg !202

251:                                              ; preds = %238
  br label %253, !dbg !202

252:                                              ; preds = %238
  br label %253, !dbg !202

253:                                              ; preds = %252, %251
  %254 = phi i32* [ %7, %251 ], [ %6, %252 ], !dbg !202
  store i32* %254, i32** %18, align 8, !dbg !203
  %255 = load i32, i32* %6, align 4, !dbg !204
  %256 = icmp ugt i32 %255, 9, !dbg !205
  br i1 %256, label %257, label %264, !dbg !204

257:                                              ; preds = %253
  %258 = load i32, i32* %6, align 4, !dbg !206
  %259 = load i32, i32* %6, align 4, !dbg !207
  %260 = mul i32 %258, %259, !dbg !208
  %261 = and i32 %260, 7, !dbg !209
  %262 = zext i32 %261 to i64, !dbg !210
  %263 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %262, !dbg !210
  store i32* %263, i32** %18, align 8, !dbg !211
  br label %264, !dbg !212

264:                                              ; preds = %257, %253
  %265 = load i32, i32* %4, align 4, !dbg !213
  %266 = load i32*, i32** %18, align 8, !dbg !214
  %267 = load i32, i32* %266, align 4, !dbg !215
  %268 = add i32 %267, %265, !dbg !215
  store i32 %268, i32* %266, align 4, !dbg !215
  %269 = load i32, i32* @g0, align 4, !dbg !216
  %270 = load i32, i32* %5, align 4, !dbg !216
  %271 = sub i32 %269, %270, !dbg !216
  %272 = and i32 %271, 1, !dbg !216
  %273 = load i32, i32* %3, align 4, !dbg !216
  %274 = icmp eq i32 %272, %273, !dbg !216
  br i1 %274, label %275, label %276, !dbg !216

275:                                              ; preds = %264
  br label %277, !dbg !216

276:                                              ; preds = %264
  call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 56, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !216
  unreachable, !dbg !216

277:                                              ; preds = %275
  ret i32 0, !dbg !217
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

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
!1 = !DIFile(filename: "tests/soundness/random_5.c", directory: ".", checksumkind: CSK_MD5, checksum: "83e66c476b3fa55b5238895cd2f9ac5f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 3, scope: !10)
!14 = !DILocation(line: 11, column: 17, scope: !10)
!15 = !DILocation(line: 11, column: 23, scope: !10)
!16 = !DILocation(line: 11, column: 12, scope: !10)
!17 = !DILocation(line: 11, column: 33, scope: !10)
!18 = !DILocation(line: 11, column: 39, scope: !10)
!19 = !DILocation(line: 11, column: 28, scope: !10)
!20 = !DILocation(line: 11, column: 49, scope: !10)
!21 = !DILocation(line: 11, column: 55, scope: !10)
!22 = !DILocation(line: 11, column: 44, scope: !10)
!23 = !DILocation(line: 12, column: 12, scope: !10)
!24 = !DILocation(line: 12, column: 20, scope: !10)
!25 = !DILocation(line: 12, column: 28, scope: !10)
!26 = !DILocation(line: 12, column: 36, scope: !10)
!27 = !DILocation(line: 13, column: 17, scope: !10)
!28 = !DILocation(line: 13, column: 13, scope: !10)
!29 = !DILocation(line: 14, column: 17, scope: !10)
!30 = !DILocation(line: 14, column: 8, scope: !10)
!31 = !DILocation(line: 14, column: 24, scope: !10)
!32 = !DILocation(line: 14, column: 26, scope: !10)
!33 = !DILocation(line: 14, column: 3, scope: !10)
!34 = !DILocation(line: 14, column: 43, scope: !10)
!35 = !DILocation(line: 14, column: 36, scope: !10)
!36 = !DILocation(line: 14, column: 38, scope: !10)
!37 = !DILocation(line: 14, column: 41, scope: !10)
!38 = !DILocation(line: 14, column: 32, scope: !10)
!39 = distinct !{!39, !33, !34, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 15, column: 21, scope: !10)
!42 = !DILocation(line: 15, column: 16, scope: !10)
!43 = !DILocation(line: 16, column: 14, scope: !10)
!44 = !DILocation(line: 16, column: 19, scope: !10)
!45 = !DILocation(line: 16, column: 17, scope: !10)
!46 = !DILocation(line: 16, column: 3, scope: !10)
!47 = !DILocation(line: 16, column: 7, scope: !10)
!48 = !DILocation(line: 16, column: 11, scope: !10)
!49 = !DILocation(line: 16, column: 35, scope: !10)
!50 = !DILocation(line: 16, column: 24, scope: !10)
!51 = !DILocation(line: 16, column: 28, scope: !10)
!52 = !DILocation(line: 16, column: 33, scope: !10)
!53 = !DILocation(line: 16, column: 48, scope: !10)
!54 = !DILocation(line: 16, column: 46, scope: !10)
!55 = !DILocation(line: 17, column: 12, scope: !10)
!56 = !DILocation(line: 17, column: 17, scope: !10)
!57 = !DILocation(line: 17, column: 15, scope: !10)
!58 = !DILocation(line: 17, column: 22, scope: !10)
!59 = !DILocation(line: 17, column: 8, scope: !10)
!60 = !DILocation(line: 17, column: 6, scope: !10)
!61 = !DILocation(line: 18, column: 8, scope: !10)
!62 = !DILocation(line: 18, column: 17, scope: !10)
!63 = !DILocation(line: 18, column: 22, scope: !10)
!64 = !DILocation(line: 18, column: 20, scope: !10)
!65 = !DILocation(line: 18, column: 29, scope: !10)
!66 = !DILocation(line: 18, column: 34, scope: !10)
!67 = !DILocation(line: 18, column: 32, scope: !10)
!68 = !DILocation(line: 18, column: 26, scope: !10)
!69 = !DILocation(line: 18, column: 40, scope: !10)
!70 = !DILocation(line: 18, column: 11, scope: !10)
!71 = !DILocation(line: 18, column: 6, scope: !10)
!72 = !DILocation(line: 19, column: 8, scope: !10)
!73 = !DILocation(line: 19, column: 14, scope: !10)
!74 = !DILocation(line: 19, column: 19, scope: !10)
!75 = !DILocation(line: 19, column: 17, scope: !10)
!76 = !DILocation(line: 19, column: 11, scope: !10)
!77 = !DILocation(line: 19, column: 24, scope: !10)
!78 = !DILocation(line: 19, column: 7, scope: !10)
!79 = !DILocation(line: 20, column: 19, scope: !10)
!80 = !DILocation(line: 20, column: 35, scope: !10)
!81 = !DILocation(line: 20, column: 40, scope: !10)
!82 = !DILocation(line: 20, column: 38, scope: !10)
!83 = !DILocation(line: 20, column: 44, scope: !10)
!84 = !DILocation(line: 20, column: 27, scope: !10)
!85 = !DILocation(line: 20, column: 10, scope: !10)
!86 = !DILocation(line: 20, column: 50, scope: !10)
!87 = !DILocation(line: 20, column: 55, scope: !10)
!88 = !DILocation(line: 20, column: 53, scope: !10)
!89 = !DILocation(line: 20, column: 5, scope: !10)
!90 = !DILocation(line: 21, column: 7, scope: !10)
!91 = !DILocation(line: 22, column: 21, scope: !10)
!92 = !DILocation(line: 22, column: 12, scope: !10)
!93 = !DILocation(line: 22, column: 29, scope: !10)
!94 = !DILocation(line: 22, column: 32, scope: !10)
!95 = !DILocation(line: 22, column: 7, scope: !10)
!96 = !DILocation(line: 23, column: 13, scope: !10)
!97 = !DILocation(line: 23, column: 19, scope: !10)
!98 = !DILocation(line: 23, column: 16, scope: !10)
!99 = !DILocation(line: 23, column: 22, scope: !10)
!100 = !DILocation(line: 24, column: 13, scope: !10)
!101 = !DILocation(line: 24, column: 11, scope: !10)
!102 = !DILocation(line: 25, column: 7, scope: !10)
!103 = !DILocation(line: 22, column: 39, scope: !10)
!104 = distinct !{!104, !95, !102, !40}
!105 = !DILocation(line: 26, column: 12, scope: !10)
!106 = !DILocation(line: 26, column: 10, scope: !10)
!107 = !DILocation(line: 27, column: 7, scope: !10)
!108 = !DILocation(line: 28, column: 11, scope: !10)
!109 = !DILocation(line: 28, column: 16, scope: !10)
!110 = !DILocation(line: 28, column: 14, scope: !10)
!111 = !DILocation(line: 29, column: 9, scope: !10)
!112 = !DILocation(line: 30, column: 13, scope: !10)
!113 = !DILocation(line: 30, column: 10, scope: !10)
!114 = !DILocation(line: 31, column: 5, scope: !10)
!115 = !DILocation(line: 20, column: 62, scope: !10)
!116 = distinct !{!116, !89, !114, !40}
!117 = !DILocation(line: 32, column: 9, scope: !10)
!118 = !DILocation(line: 32, column: 12, scope: !10)
!119 = !DILocation(line: 33, column: 12, scope: !10)
!120 = !DILocation(line: 33, column: 7, scope: !10)
!121 = !DILocation(line: 34, column: 3, scope: !10)
!122 = !DILocation(line: 35, column: 12, scope: !10)
!123 = !DILocation(line: 36, column: 3, scope: !10)
!124 = !DILocation(line: 36, column: 16, scope: !10)
!125 = !DILocation(line: 36, column: 10, scope: !10)
!126 = !DILocation(line: 36, column: 26, scope: !10)
!127 = !DILocation(line: 36, column: 31, scope: !10)
!128 = !DILocation(line: 36, column: 29, scope: !10)
!129 = !DILocation(line: 36, column: 36, scope: !10)
!130 = !DILocation(line: 36, column: 41, scope: !10)
!131 = !DILocation(line: 36, column: 46, scope: !10)
!132 = !DILocation(line: 36, column: 20, scope: !10)
!133 = !DILocation(line: 37, column: 7, scope: !10)
!134 = distinct !{!134, !123, !133, !40}
!135 = !DILocation(line: 38, column: 8, scope: !10)
!136 = !DILocation(line: 38, column: 6, scope: !10)
!137 = !DILocation(line: 39, column: 8, scope: !10)
!138 = !DILocation(line: 39, column: 6, scope: !10)
!139 = !DILocation(line: 40, column: 7, scope: !10)
!140 = !DILocation(line: 40, column: 10, scope: !10)
!141 = !DILocation(line: 41, column: 20, scope: !10)
!142 = !DILocation(line: 41, column: 23, scope: !10)
!143 = !DILocation(line: 41, column: 14, scope: !10)
!144 = !DILocation(line: 41, column: 28, scope: !10)
!145 = !DILocation(line: 41, column: 34, scope: !10)
!146 = !DILocation(line: 41, column: 12, scope: !10)
!147 = !DILocation(line: 41, column: 56, scope: !10)
!148 = !DILocation(line: 41, column: 61, scope: !10)
!149 = !DILocation(line: 41, column: 59, scope: !10)
!150 = !DILocation(line: 41, column: 67, scope: !10)
!151 = !DILocation(line: 41, column: 8, scope: !10)
!152 = !DILocation(line: 42, column: 23, scope: !10)
!153 = !DILocation(line: 42, column: 18, scope: !10)
!154 = !DILocation(line: 43, column: 5, scope: !10)
!155 = !DILocation(line: 43, column: 9, scope: !10)
!156 = !DILocation(line: 43, column: 13, scope: !10)
!157 = !DILocation(line: 43, column: 30, scope: !10)
!158 = !DILocation(line: 43, column: 19, scope: !10)
!159 = !DILocation(line: 43, column: 23, scope: !10)
!160 = !DILocation(line: 43, column: 28, scope: !10)
!161 = !DILocation(line: 43, column: 43, scope: !10)
!162 = !DILocation(line: 43, column: 41, scope: !10)
!163 = !DILocation(line: 44, column: 26, scope: !10)
!164 = !DILocation(line: 44, column: 29, scope: !10)
!165 = !DILocation(line: 44, column: 20, scope: !10)
!166 = !DILocation(line: 44, column: 34, scope: !10)
!167 = !DILocation(line: 44, column: 15, scope: !10)
!168 = !DILocation(line: 45, column: 12, scope: !10)
!169 = !DILocation(line: 45, column: 6, scope: !10)
!170 = !DILocation(line: 45, column: 9, scope: !10)
!171 = !DILocation(line: 46, column: 14, scope: !10)
!172 = !DILocation(line: 46, column: 17, scope: !10)
!173 = !DILocation(line: 46, column: 25, scope: !10)
!174 = !DILocation(line: 46, column: 10, scope: !10)
!175 = !DILocation(line: 46, column: 8, scope: !10)
!176 = !DILocation(line: 47, column: 3, scope: !10)
!177 = !DILocation(line: 48, column: 12, scope: !10)
!178 = !DILocation(line: 48, column: 17, scope: !10)
!179 = !DILocation(line: 48, column: 15, scope: !10)
!180 = !DILocation(line: 48, column: 25, scope: !10)
!181 = !DILocation(line: 48, column: 28, scope: !10)
!182 = !DILocation(line: 48, column: 21, scope: !10)
!183 = !DILocation(line: 48, column: 8, scope: !10)
!184 = !DILocation(line: 49, column: 18, scope: !10)
!185 = !DILocation(line: 49, column: 16, scope: !10)
!186 = !DILocation(line: 49, column: 25, scope: !10)
!187 = !DILocation(line: 49, column: 36, scope: !10)
!188 = !DILocation(line: 49, column: 39, scope: !10)
!189 = !DILocation(line: 49, column: 30, scope: !10)
!190 = !DILocation(line: 49, column: 28, scope: !10)
!191 = !DILocation(line: 49, column: 22, scope: !10)
!192 = !DILocation(line: 49, column: 8, scope: !10)
!193 = !DILocation(line: 51, column: 3, scope: !10)
!194 = !DILocation(line: 52, column: 25, scope: !10)
!195 = !DILocation(line: 52, column: 28, scope: !10)
!196 = !DILocation(line: 52, column: 19, scope: !10)
!197 = !DILocation(line: 52, column: 41, scope: !10)
!198 = !DILocation(line: 52, column: 44, scope: !10)
!199 = !DILocation(line: 52, column: 35, scope: !10)
!200 = !DILocation(line: 52, column: 33, scope: !10)
!201 = !DILocation(line: 52, column: 50, scope: !10)
!202 = !DILocation(line: 52, column: 18, scope: !10)
!203 = !DILocation(line: 52, column: 13, scope: !10)
!204 = !DILocation(line: 53, column: 7, scope: !10)
!205 = !DILocation(line: 53, column: 10, scope: !10)
!206 = !DILocation(line: 54, column: 15, scope: !10)
!207 = !DILocation(line: 54, column: 20, scope: !10)
!208 = !DILocation(line: 54, column: 18, scope: !10)
!209 = !DILocation(line: 54, column: 25, scope: !10)
!210 = !DILocation(line: 54, column: 11, scope: !10)
!211 = !DILocation(line: 54, column: 8, scope: !10)
!212 = !DILocation(line: 54, column: 5, scope: !10)
!213 = !DILocation(line: 55, column: 10, scope: !10)
!214 = !DILocation(line: 55, column: 4, scope: !10)
!215 = !DILocation(line: 55, column: 7, scope: !10)
!216 = !DILocation(line: 56, column: 3, scope: !10)
!217 = !DILocation(line: 57, column: 3, scope: !10)
