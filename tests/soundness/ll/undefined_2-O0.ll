; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/undefined_2.c
; ModuleID = 'tests/soundness/undefined_2.c'
source_filename = "tests/soundness/undefined_2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local global i32 0, align 4
@head = dso_local global %struct.node* null, align 8
@.str.1 = private unnamed_addr constant [37 x i8] c"!((v1 ^ 7u) < 8u && (v1 * x2) >= 5u)\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"tests/soundness/undefined_2.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"x2 <= 31 + v2\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"(v1 & table[v2 & 7]) <= 31 + v0\00", align 1

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
  %10 = alloca i32*, align 8
  %11 = alloca %struct.node*, align 8
  %12 = alloca i32*, align 8
  %13 = alloca %struct.node*, align 8
  %14 = alloca %struct.node*, align 8
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %15 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %16 = zext i8 %15 to i32, !dbg !14
  %17 = and i32 %16, 7, !dbg !15
  store i32 %17, i32* %2, align 4, !dbg !16
  %18 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %19 = zext i8 %18 to i32, !dbg !17
  %20 = and i32 %19, 7, !dbg !18
  store i32 %20, i32* %3, align 4, !dbg !19
  %21 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %22 = zext i8 %21 to i32, !dbg !20
  %23 = and i32 %22, 7, !dbg !21
  store i32 %23, i32* %4, align 4, !dbg !22
  store i32 1, i32* %6, align 4, !dbg !23
  store i32 2, i32* %7, align 4, !dbg !24
  %24 = bitcast [8 x i32]* %8 to i8*, !dbg !25
  call void @llvm.memset.p0i8.i64(i8* align 16 %24, i8 0, i64 32, i1 false), !dbg !25
  %25 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !26
  %26 = bitcast i8* %25 to i32*, !dbg !26
  store i32* %26, i32** %9, align 8, !dbg !27
  %27 = load i32, i32* %2, align 4, !dbg !28
  %28 = icmp ne i32 %27, 9, !dbg !29
  br i1 %28, label %29, label %117, !dbg !28

29:                                               ; preds = %0
  %30 = load i32, i32* %2, align 4, !dbg !30
  %31 = load i32, i32* @g0, align 4, !dbg !31
  %32 = and i32 %31, 7, !dbg !32
  %33 = zext i32 %32 to i64, !dbg !33
  %34 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %33, !dbg !33
  %35 = load i32, i32* %34, align 4, !dbg !33
  %36 = mul i32 %30, %35, !dbg !34
  %37 = load i32, i32* %4, align 4, !dbg !35
  %38 = add i32 %36, %37, !dbg !36
  store i32 %38, i32* %6, align 4, !dbg !37
  %39 = load i32, i32* @g0, align 4, !dbg !38
  %40 = load i32, i32* %4, align 4, !dbg !39
  %41 = add i32 %39, %40, !dbg !40
  %42 = load i32, i32* %3, align 4, !dbg !41
  %43 = icmp ugt i32 %42, 9, !dbg !42
  br i1 %43, label %44, label %46, !dbg !41

44:                                               ; preds = %29
  %45 = load i32, i32* %7, align 4, !dbg !43
  br label %48, !dbg !41

46:                                               ; preds = %29
  %47 = load i32, i32* %4, align 4, !dbg !44
  br label %48, !dbg !41

48:                                               ; preds = %46, %44
  %49 = phi i32 [ %45, %44 ], [ %47, %46 ], !dbg !41
  %50 = sub i32 %41, %49, !dbg !45
  %51 = icmp uge i32 %50, 0, !dbg !46
  br i1 %51, label %52, label %107, !dbg !47

52:                                               ; preds = %48
  %53 = load i32, i32* %3, align 4, !dbg !48
  %54 = sub i32 2, %53, !dbg !49
  %55 = icmp ult i32 %54, 8, !dbg !50
  br i1 %55, label %56, label %59, !dbg !51

56:                                               ; preds = %52
  %57 = load i32*, i32** %9, align 8, !dbg !52
  %58 = bitcast i32* %57 to i8*, !dbg !52
  call void @free(i8* noundef %58) #5, !dbg !53
  br label %59, !dbg !53

59:                                               ; preds = %56, %52
  %60 = load i32, i32* %4, align 4, !dbg !54
  %61 = icmp uge i32 %60, 3, !dbg !55
  br i1 %61, label %62, label %68, !dbg !54

62:                                               ; preds = %59
  %63 = load i32, i32* %5, align 4, !dbg !56
  %64 = and i32 %63, 7, !dbg !57
  %65 = zext i32 %64 to i64, !dbg !58
  %66 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %65, !dbg !58
  %67 = load i32, i32* %66, align 4, !dbg !58
  br label %70, !dbg !54

68:                                               ; preds = %59
  %69 = load i32, i32* %3, align 4, !dbg !59
  br label %70, !dbg !54

70:                                               ; preds = %68, %62
  %71 = phi i32 [ %67, %62 ], [ %69, %68 ], !dbg !54
  %72 = load i32, i32* %7, align 4, !dbg !60
  %73 = and i32 %72, 7, !dbg !61
  %74 = zext i32 %73 to i64, !dbg !62
  %75 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %74, !dbg !62
  %76 = load i32, i32* %75, align 4, !dbg !62
  %77 = icmp eq i32 %71, %76, !dbg !63
  br i1 %77, label %81, label %78, !dbg !64

78:                                               ; preds = %70
  %79 = load i32, i32* @g1, align 4, !dbg !65
  %80 = icmp ugt i32 10, %79, !dbg !66
  br i1 %80, label %81, label %83, !dbg !67

81:                                               ; preds = %78, %70
  %82 = load i32, i32* %3, align 4, !dbg !68
  br label %86, !dbg !67

83:                                               ; preds = %78
  %84 = load i32, i32* %5, align 4, !dbg !69
  %85 = mul i32 %84, 5, !dbg !70
  br label %86, !dbg !67

86:                                               ; preds = %83, %81
  %87 = phi i32 [ %82, %81 ], [ %85, %83 ], !dbg !67
  %88 = load i32, i32* @g1, align 4, !dbg !71
  %89 = add i32 %88, %87, !dbg !71
  store i32 %89, i32* @g1, align 4, !dbg !71
  %90 = load i32, i32* %2, align 4, !dbg !72
  %91 = load i32, i32* %6, align 4, !dbg !73
  %92 = and i32 %91, 7, !dbg !74
  %93 = zext i32 %92 to i64, !dbg !75
  %94 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %93, !dbg !75
  %95 = load i32, i32* %94, align 4, !dbg !75
  %96 = and i32 %95, 3, !dbg !76
  %97 = lshr i32 %90, %96, !dbg !77
  %98 = load i32, i32* %3, align 4, !dbg !78
  %99 = icmp ugt i32 %97, %98, !dbg !79
  br i1 %99, label %100, label %101, !dbg !80

100:                                              ; preds = %86
  br label %102, !dbg !80

101:                                              ; preds = %86
  br label %102, !dbg !80

102:                                              ; preds = %101, %100
  %103 = phi i32* [ %6, %100 ], [ %5, %101 ], !dbg !80
  store i32* %103, i32** %10, align 8, !dbg !81
  %104 = load i32*, i32** %10, align 8, !dbg !82
  %105 = load i32, i32* %104, align 4, !dbg !83
  %106 = add i32 %105, 2, !dbg !83
  store i32 %106, i32* %104, align 4, !dbg !83
  br label %107, !dbg !84

107:                                              ; preds = %102, %48
  %108 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !85
  %109 = bitcast i8* %108 to %struct.node*, !dbg !85
  store %struct.node* %109, %struct.node** %11, align 8, !dbg !86
  %110 = load i32, i32* %6, align 4, !dbg !87
  %111 = load %struct.node*, %struct.node** %11, align 8, !dbg !88
  %112 = getelementptr inbounds %struct.node, %struct.node* %111, i32 0, i32 0, !dbg !89
  store i32 %110, i32* %112, align 8, !dbg !90
  %113 = load %struct.node*, %struct.node** @head, align 8, !dbg !91
  %114 = load %struct.node*, %struct.node** %11, align 8, !dbg !92
  %115 = getelementptr inbounds %struct.node, %struct.node* %114, i32 0, i32 1, !dbg !93
  store %struct.node* %113, %struct.node** %115, align 8, !dbg !94
  %116 = load %struct.node*, %struct.node** %11, align 8, !dbg !95
  store %struct.node* %116, %struct.node** @head, align 8, !dbg !96
  br label %185, !dbg !97

117:                                              ; preds = %0
  %118 = load i32, i32* %6, align 4, !dbg !98
  %119 = xor i32 %118, 7, !dbg !98
  %120 = icmp ult i32 %119, 8, !dbg !98
  br i1 %120, label %121, label %126, !dbg !98

121:                                              ; preds = %117
  %122 = load i32, i32* %6, align 4, !dbg !98
  %123 = load i32, i32* %4, align 4, !dbg !98
  %124 = mul i32 %122, %123, !dbg !98
  %125 = icmp uge i32 %124, 5, !dbg !98
  br i1 %125, label %127, label %126, !dbg !98

126:                                              ; preds = %121, %117
  br label %128, !dbg !98

127:                                              ; preds = %121
  call void @__assert_fail(i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 74, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !98
  unreachable, !dbg !98

128:                                              ; preds = %126
  %129 = load i32, i32* %3, align 4, !dbg !99
  %130 = load i32, i32* %4, align 4, !dbg !100
  %131 = load i32, i32* @g1, align 4, !dbg !101
  %132 = add i32 %130, %131, !dbg !102
  %133 = sub i32 %129, %132, !dbg !103
  %134 = icmp eq i32 %133, 7, !dbg !104
  br i1 %134, label %135, label %141, !dbg !105

135:                                              ; preds = %128
  %136 = load i32, i32* @g1, align 4, !dbg !106
  %137 = and i32 %136, 7, !dbg !107
  %138 = zext i32 %137 to i64, !dbg !108
  %139 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %138, !dbg !108
  %140 = load i32, i32* %139, align 4, !dbg !108
  store i32 %140, i32* @g0, align 4, !dbg !109
  br label %184, !dbg !110

141:                                              ; preds = %128
  %142 = load i32, i32* %5, align 4, !dbg !111
  %143 = add i32 %142, 1, !dbg !112
  %144 = load i32, i32* %6, align 4, !dbg !113
  %145 = load i32, i32* %2, align 4, !dbg !114
  %146 = and i32 %144, %145, !dbg !115
  %147 = and i32 %146, 7, !dbg !116
  %148 = zext i32 %147 to i64, !dbg !117
  %149 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %148, !dbg !117
  store i32 %143, i32* %149, align 4, !dbg !118
  %150 = load i32, i32* %7, align 4, !dbg !119
  %151 = icmp ugt i32 %150, 8, !dbg !120
  br i1 %151, label %152, label %153, !dbg !119

152:                                              ; preds = %141
  br label %154, !dbg !119

153:                                              ; preds = %141
  br label %154, !dbg !119

154:                                              ; preds = %153, %152
  %155 = phi i32* [ null, %152 ], [ %5, %153 ], !dbg !119
  store i32* %155, i32** %12, align 8, !dbg !121
  %156 = load i32, i32* %2, align 4, !dbg !122
  %157 = load i32, i32* @g0, align 4, !dbg !123
  %158 = and i32 %156, %157, !dbg !124
  %159 = load i32*, i32** %12, align 8, !dbg !125
  store i32 %158, i32* %159, align 4, !dbg !126
  %160 = load %struct.node*, %struct.node** @head, align 8, !dbg !127
  store %struct.node* %160, %struct.node** %13, align 8, !dbg !128
  br label %161, !dbg !129

161:                                              ; preds = %179, %154
  %162 = load %struct.node*, %struct.node** %13, align 8, !dbg !130
  %163 = icmp ne %struct.node* %162, null, !dbg !131
  br i1 %163, label %164, label %183, !dbg !131

164:                                              ; preds = %161
  %165 = load %struct.node*, %struct.node** %13, align 8, !dbg !132
  %166 = getelementptr inbounds %struct.node, %struct.node* %165, i32 0, i32 0, !dbg !133
  %167 = load i32, i32* %166, align 8, !dbg !133
  %168 = icmp ugt i32 %167, 5, !dbg !134
  br i1 %168, label %169, label %178, !dbg !135

169:                                              ; preds = %164
  %170 = load i32, i32* %2, align 4, !dbg !136
  %171 = icmp uge i32 %170, 8, !dbg !137
  br i1 %171, label %172, label %178, !dbg !132

172:                                              ; preds = %169
  %173 = load %struct.node*, %struct.node** %13, align 8, !dbg !138
  %174 = getelementptr inbounds %struct.node, %struct.node* %173, i32 0, i32 0, !dbg !139
  %175 = load i32, i32* %174, align 8, !dbg !139
  %176 = load i32, i32* %7, align 4, !dbg !140
  %177 = add i32 %176, %175, !dbg !140
  store i32 %177, i32* %7, align 4, !dbg !140
  br label %178, !dbg !141

178:                                              ; preds = %172, %169, %164
  br label %179, !dbg !142

179:                                              ; preds = %178
  %180 = load %struct.node*, %struct.node** %13, align 8, !dbg !143
  %181 = getelementptr inbounds %struct.node, %struct.node* %180, i32 0, i32 1, !dbg !144
  %182 = load %struct.node*, %struct.node** %181, align 8, !dbg !144
  store %struct.node* %182, %struct.node** %13, align 8, !dbg !145
  br label %161, !dbg !131, !llvm.loop !146

183:                                              ; preds = %161
  br label %184

184:                                              ; preds = %183, %135
  br label %185

185:                                              ; preds = %184, %107
  %186 = load i32, i32* %4, align 4, !dbg !148
  %187 = load i32, i32* %2, align 4, !dbg !149
  %188 = and i32 %187, 3, !dbg !150
  %189 = lshr i32 %186, %188, !dbg !151
  %190 = add i32 1, %189, !dbg !152
  %191 = load i32, i32* %7, align 4, !dbg !153
  %192 = and i32 %191, 7, !dbg !154
  %193 = zext i32 %192 to i64, !dbg !155
  %194 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %193, !dbg !155
  %195 = load i32, i32* %194, align 4, !dbg !155
  %196 = icmp ugt i32 %190, %195, !dbg !156
  br i1 %196, label %197, label %220, !dbg !157

197:                                              ; preds = %185
  %198 = load i32, i32* %3, align 4, !dbg !158
  %199 = load i32, i32* %5, align 4, !dbg !159
  %200 = mul i32 %198, %199, !dbg !160
  %201 = icmp ugt i32 %200, 6, !dbg !161
  br i1 %201, label %202, label %220, !dbg !162

202:                                              ; preds = %197
  %203 = load i32, i32* @g1, align 4, !dbg !163
  %204 = urem i32 %203, 11, !dbg !164
  %205 = zext i32 %204 to i64, !dbg !165
  %206 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %205, !dbg !165
  %207 = load i32, i32* %206, align 4, !dbg !165
  store i32 %207, i32* @g1, align 4, !dbg !166
  %208 = load i32, i32* %7, align 4, !dbg !167
  %209 = sub i32 %208, 8, !dbg !168
  %210 = load i32, i32* %6, align 4, !dbg !169
  %211 = load i32, i32* %6, align 4, !dbg !170
  %212 = and i32 %211, 7, !dbg !171
  %213 = zext i32 %212 to i64, !dbg !172
  %214 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %213, !dbg !172
  %215 = load i32, i32* %214, align 4, !dbg !172
  %216 = xor i32 %210, %215, !dbg !173
  %217 = add i32 %209, %216, !dbg !174
  %218 = load i32, i32* %6, align 4, !dbg !175
  %219 = add i32 %218, %217, !dbg !175
  store i32 %219, i32* %6, align 4, !dbg !175
  br label %220, !dbg !176

220:                                              ; preds = %202, %197, %185
  %221 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !177
  %222 = bitcast i8* %221 to %struct.node*, !dbg !177
  store %struct.node* %222, %struct.node** %14, align 8, !dbg !178
  %223 = load i32, i32* %4, align 4, !dbg !179
  %224 = add i32 %223, 0, !dbg !180
  %225 = load %struct.node*, %struct.node** %14, align 8, !dbg !181
  %226 = getelementptr inbounds %struct.node, %struct.node* %225, i32 0, i32 0, !dbg !182
  store i32 %224, i32* %226, align 8, !dbg !183
  %227 = load %struct.node*, %struct.node** @head, align 8, !dbg !184
  %228 = load %struct.node*, %struct.node** %14, align 8, !dbg !185
  %229 = getelementptr inbounds %struct.node, %struct.node* %228, i32 0, i32 1, !dbg !186
  store %struct.node* %227, %struct.node** %229, align 8, !dbg !187
  %230 = load %struct.node*, %struct.node** %14, align 8, !dbg !188
  store %struct.node* %230, %struct.node** @head, align 8, !dbg !189
  %231 = load i32, i32* %4, align 4, !dbg !190
  %232 = load i32, i32* %7, align 4, !dbg !190
  %233 = add i32 31, %232, !dbg !190
  %234 = icmp ule i32 %231, %233, !dbg !190
  br i1 %234, label %235, label %236, !dbg !190

235:                                              ; preds = %220
  br label %237, !dbg !190

236:                                              ; preds = %220
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 93, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !190
  unreachable, !dbg !190

237:                                              ; preds = %235
  %238 = load i32, i32* %6, align 4, !dbg !191
  %239 = load i32, i32* %7, align 4, !dbg !191
  %240 = and i32 %239, 7, !dbg !191
  %241 = zext i32 %240 to i64, !dbg !191
  %242 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %241, !dbg !191
  %243 = load i32, i32* %242, align 4, !dbg !191
  %244 = and i32 %238, %243, !dbg !191
  %245 = load i32, i32* %5, align 4, !dbg !191
  %246 = add i32 31, %245, !dbg !191
  %247 = icmp ule i32 %244, %246, !dbg !191
  br i1 %247, label %248, label %249, !dbg !191

248:                                              ; preds = %237
  br label %250, !dbg !191

249:                                              ; preds = %237
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0), i32 noundef 94, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !191
  unreachable, !dbg !191

250:                                              ; preds = %248
  ret i32 0, !dbg !192
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: nounwind
declare void @free(i8* noundef) #3

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
!1 = !DIFile(filename: "tests/soundness/undefined_2.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e33ea876e0a3427d657d6dc893cf488")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 57, type: !11, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 58, column: 3, scope: !10)
!14 = !DILocation(line: 59, column: 17, scope: !10)
!15 = !DILocation(line: 59, column: 23, scope: !10)
!16 = !DILocation(line: 59, column: 12, scope: !10)
!17 = !DILocation(line: 59, column: 33, scope: !10)
!18 = !DILocation(line: 59, column: 39, scope: !10)
!19 = !DILocation(line: 59, column: 28, scope: !10)
!20 = !DILocation(line: 59, column: 49, scope: !10)
!21 = !DILocation(line: 59, column: 55, scope: !10)
!22 = !DILocation(line: 59, column: 44, scope: !10)
!23 = !DILocation(line: 60, column: 16, scope: !10)
!24 = !DILocation(line: 60, column: 24, scope: !10)
!25 = !DILocation(line: 60, column: 32, scope: !10)
!26 = !DILocation(line: 61, column: 17, scope: !10)
!27 = !DILocation(line: 61, column: 13, scope: !10)
!28 = !DILocation(line: 62, column: 7, scope: !10)
!29 = !DILocation(line: 62, column: 10, scope: !10)
!30 = !DILocation(line: 63, column: 12, scope: !10)
!31 = !DILocation(line: 63, column: 23, scope: !10)
!32 = !DILocation(line: 63, column: 26, scope: !10)
!33 = !DILocation(line: 63, column: 17, scope: !10)
!34 = !DILocation(line: 63, column: 15, scope: !10)
!35 = !DILocation(line: 63, column: 34, scope: !10)
!36 = !DILocation(line: 63, column: 32, scope: !10)
!37 = !DILocation(line: 63, column: 8, scope: !10)
!38 = !DILocation(line: 64, column: 11, scope: !10)
!39 = !DILocation(line: 64, column: 16, scope: !10)
!40 = !DILocation(line: 64, column: 14, scope: !10)
!41 = !DILocation(line: 64, column: 23, scope: !10)
!42 = !DILocation(line: 64, column: 26, scope: !10)
!43 = !DILocation(line: 64, column: 33, scope: !10)
!44 = !DILocation(line: 64, column: 38, scope: !10)
!45 = !DILocation(line: 64, column: 20, scope: !10)
!46 = !DILocation(line: 64, column: 43, scope: !10)
!47 = !DILocation(line: 64, column: 9, scope: !10)
!48 = !DILocation(line: 65, column: 17, scope: !10)
!49 = !DILocation(line: 65, column: 15, scope: !10)
!50 = !DILocation(line: 65, column: 21, scope: !10)
!51 = !DILocation(line: 65, column: 11, scope: !10)
!52 = !DILocation(line: 66, column: 14, scope: !10)
!53 = !DILocation(line: 66, column: 9, scope: !10)
!54 = !DILocation(line: 67, column: 16, scope: !10)
!55 = !DILocation(line: 67, column: 19, scope: !10)
!56 = !DILocation(line: 67, column: 33, scope: !10)
!57 = !DILocation(line: 67, column: 36, scope: !10)
!58 = !DILocation(line: 67, column: 27, scope: !10)
!59 = !DILocation(line: 67, column: 43, scope: !10)
!60 = !DILocation(line: 67, column: 56, scope: !10)
!61 = !DILocation(line: 67, column: 59, scope: !10)
!62 = !DILocation(line: 67, column: 50, scope: !10)
!63 = !DILocation(line: 67, column: 47, scope: !10)
!64 = !DILocation(line: 67, column: 64, scope: !10)
!65 = !DILocation(line: 67, column: 73, scope: !10)
!66 = !DILocation(line: 67, column: 71, scope: !10)
!67 = !DILocation(line: 67, column: 14, scope: !10)
!68 = !DILocation(line: 67, column: 79, scope: !10)
!69 = !DILocation(line: 67, column: 85, scope: !10)
!70 = !DILocation(line: 67, column: 88, scope: !10)
!71 = !DILocation(line: 67, column: 10, scope: !10)
!72 = !DILocation(line: 68, column: 23, scope: !10)
!73 = !DILocation(line: 68, column: 36, scope: !10)
!74 = !DILocation(line: 68, column: 39, scope: !10)
!75 = !DILocation(line: 68, column: 30, scope: !10)
!76 = !DILocation(line: 68, column: 44, scope: !10)
!77 = !DILocation(line: 68, column: 26, scope: !10)
!78 = !DILocation(line: 68, column: 52, scope: !10)
!79 = !DILocation(line: 68, column: 50, scope: !10)
!80 = !DILocation(line: 68, column: 22, scope: !10)
!81 = !DILocation(line: 68, column: 17, scope: !10)
!82 = !DILocation(line: 69, column: 8, scope: !10)
!83 = !DILocation(line: 69, column: 11, scope: !10)
!84 = !DILocation(line: 70, column: 5, scope: !10)
!85 = !DILocation(line: 71, column: 23, scope: !10)
!86 = !DILocation(line: 71, column: 18, scope: !10)
!87 = !DILocation(line: 72, column: 15, scope: !10)
!88 = !DILocation(line: 72, column: 5, scope: !10)
!89 = !DILocation(line: 72, column: 9, scope: !10)
!90 = !DILocation(line: 72, column: 13, scope: !10)
!91 = !DILocation(line: 72, column: 30, scope: !10)
!92 = !DILocation(line: 72, column: 19, scope: !10)
!93 = !DILocation(line: 72, column: 23, scope: !10)
!94 = !DILocation(line: 72, column: 28, scope: !10)
!95 = !DILocation(line: 72, column: 43, scope: !10)
!96 = !DILocation(line: 72, column: 41, scope: !10)
!97 = !DILocation(line: 73, column: 3, scope: !10)
!98 = !DILocation(line: 74, column: 5, scope: !10)
!99 = !DILocation(line: 75, column: 10, scope: !10)
!100 = !DILocation(line: 75, column: 16, scope: !10)
!101 = !DILocation(line: 75, column: 21, scope: !10)
!102 = !DILocation(line: 75, column: 19, scope: !10)
!103 = !DILocation(line: 75, column: 13, scope: !10)
!104 = !DILocation(line: 75, column: 26, scope: !10)
!105 = !DILocation(line: 75, column: 9, scope: !10)
!106 = !DILocation(line: 76, column: 18, scope: !10)
!107 = !DILocation(line: 76, column: 21, scope: !10)
!108 = !DILocation(line: 76, column: 12, scope: !10)
!109 = !DILocation(line: 76, column: 10, scope: !10)
!110 = !DILocation(line: 77, column: 5, scope: !10)
!111 = !DILocation(line: 78, column: 29, scope: !10)
!112 = !DILocation(line: 78, column: 32, scope: !10)
!113 = !DILocation(line: 78, column: 11, scope: !10)
!114 = !DILocation(line: 78, column: 16, scope: !10)
!115 = !DILocation(line: 78, column: 14, scope: !10)
!116 = !DILocation(line: 78, column: 21, scope: !10)
!117 = !DILocation(line: 78, column: 7, scope: !10)
!118 = !DILocation(line: 78, column: 26, scope: !10)
!119 = !DILocation(line: 79, column: 22, scope: !10)
!120 = !DILocation(line: 79, column: 25, scope: !10)
!121 = !DILocation(line: 79, column: 17, scope: !10)
!122 = !DILocation(line: 80, column: 14, scope: !10)
!123 = !DILocation(line: 80, column: 19, scope: !10)
!124 = !DILocation(line: 80, column: 17, scope: !10)
!125 = !DILocation(line: 80, column: 8, scope: !10)
!126 = !DILocation(line: 80, column: 11, scope: !10)
!127 = !DILocation(line: 81, column: 30, scope: !10)
!128 = !DILocation(line: 81, column: 25, scope: !10)
!129 = !DILocation(line: 81, column: 12, scope: !10)
!130 = !DILocation(line: 81, column: 36, scope: !10)
!131 = !DILocation(line: 81, column: 7, scope: !10)
!132 = !DILocation(line: 82, column: 13, scope: !10)
!133 = !DILocation(line: 82, column: 17, scope: !10)
!134 = !DILocation(line: 82, column: 21, scope: !10)
!135 = !DILocation(line: 82, column: 25, scope: !10)
!136 = !DILocation(line: 82, column: 28, scope: !10)
!137 = !DILocation(line: 82, column: 31, scope: !10)
!138 = !DILocation(line: 83, column: 17, scope: !10)
!139 = !DILocation(line: 83, column: 21, scope: !10)
!140 = !DILocation(line: 83, column: 14, scope: !10)
!141 = !DILocation(line: 83, column: 11, scope: !10)
!142 = !DILocation(line: 84, column: 7, scope: !10)
!143 = !DILocation(line: 81, column: 45, scope: !10)
!144 = !DILocation(line: 81, column: 49, scope: !10)
!145 = !DILocation(line: 81, column: 43, scope: !10)
!146 = distinct !{!146, !131, !142, !147}
!147 = !{!"llvm.loop.mustprogress"}
!148 = !DILocation(line: 87, column: 15, scope: !10)
!149 = !DILocation(line: 87, column: 22, scope: !10)
!150 = !DILocation(line: 87, column: 25, scope: !10)
!151 = !DILocation(line: 87, column: 18, scope: !10)
!152 = !DILocation(line: 87, column: 12, scope: !10)
!153 = !DILocation(line: 87, column: 40, scope: !10)
!154 = !DILocation(line: 87, column: 43, scope: !10)
!155 = !DILocation(line: 87, column: 34, scope: !10)
!156 = !DILocation(line: 87, column: 32, scope: !10)
!157 = !DILocation(line: 87, column: 48, scope: !10)
!158 = !DILocation(line: 87, column: 52, scope: !10)
!159 = !DILocation(line: 87, column: 57, scope: !10)
!160 = !DILocation(line: 87, column: 55, scope: !10)
!161 = !DILocation(line: 87, column: 61, scope: !10)
!162 = !DILocation(line: 87, column: 7, scope: !10)
!163 = !DILocation(line: 88, column: 12, scope: !10)
!164 = !DILocation(line: 88, column: 15, scope: !10)
!165 = !DILocation(line: 88, column: 10, scope: !10)
!166 = !DILocation(line: 88, column: 8, scope: !10)
!167 = !DILocation(line: 89, column: 13, scope: !10)
!168 = !DILocation(line: 89, column: 16, scope: !10)
!169 = !DILocation(line: 89, column: 25, scope: !10)
!170 = !DILocation(line: 89, column: 36, scope: !10)
!171 = !DILocation(line: 89, column: 39, scope: !10)
!172 = !DILocation(line: 89, column: 30, scope: !10)
!173 = !DILocation(line: 89, column: 28, scope: !10)
!174 = !DILocation(line: 89, column: 22, scope: !10)
!175 = !DILocation(line: 89, column: 8, scope: !10)
!176 = !DILocation(line: 90, column: 3, scope: !10)
!177 = !DILocation(line: 91, column: 21, scope: !10)
!178 = !DILocation(line: 91, column: 16, scope: !10)
!179 = !DILocation(line: 92, column: 14, scope: !10)
!180 = !DILocation(line: 92, column: 17, scope: !10)
!181 = !DILocation(line: 92, column: 3, scope: !10)
!182 = !DILocation(line: 92, column: 7, scope: !10)
!183 = !DILocation(line: 92, column: 11, scope: !10)
!184 = !DILocation(line: 92, column: 35, scope: !10)
!185 = !DILocation(line: 92, column: 24, scope: !10)
!186 = !DILocation(line: 92, column: 28, scope: !10)
!187 = !DILocation(line: 92, column: 33, scope: !10)
!188 = !DILocation(line: 92, column: 48, scope: !10)
!189 = !DILocation(line: 92, column: 46, scope: !10)
!190 = !DILocation(line: 93, column: 3, scope: !10)
!191 = !DILocation(line: 94, column: 3, scope: !10)
!192 = !DILocation(line: 95, column: 3, scope: !10)
