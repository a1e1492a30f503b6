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
@.str.1 = private unnamed_addr constant [8 x i8] c"g1 < 54\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_4.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [50 x i8] c"!(((x2 - 0u) < x0 && x0 <= x2) && (g1 ^ 0u) < 9u)\00", align 1
@g0 = dso_local global i32 0, align 4
@head = dso_local global %struct.node* null, align 8
@.str.4 = private unnamed_addr constant [8 x i8] c"g1 < 43\00", align 1
@.str.5 = private unnamed_addr constant [74 x i8] c"(((v1 - x1) >> ((x0 + table[g0 & 7]) & 3)) < 7u || (x0 >> (x2 & 3)) < x0)\00", align 1
@.str.6 = private unnamed_addr constant [14 x i8] c"8u <= 31 + g1\00", align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"x0 <= 31 + g0\00", align 1
@.str.8 = private unnamed_addr constant [31 x i8] c"!(v0 == 8u && (v0 ^ g0) <= x2)\00", align 1
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
  %10 = alloca i32, align 4
  %11 = alloca %struct.node*, align 8
  %12 = alloca %struct.node*, align 8
  %13 = alloca i32*, align 8
  %14 = alloca i32*, align 8
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
  %26 = load i32, i32* @g1, align 4, !dbg !27
  %27 = icmp ult i32 %26, 54, !dbg !27
  br i1 %27, label %28, label %29, !dbg !27

28:                                               ; preds = %0
  br label %30, !dbg !27

29:                                               ; preds = %0
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 36, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !27
  unreachable, !dbg !27

30:                                               ; preds = %28
  %31 = load i32, i32* %4, align 4, !dbg !28
  %32 = sub i32 %31, 0, !dbg !28
  %33 = load i32, i32* %2, align 4, !dbg !28
  %34 = icmp ult i32 %32, %33, !dbg !28
  br i1 %34, label %35, label %43, !dbg !28

35:                                               ; preds = %30
  %36 = load i32, i32* %2, align 4, !dbg !28
  %37 = load i32, i32* %4, align 4, !dbg !28
  %38 = icmp ule i32 %36, %37, !dbg !28
  br i1 %38, label %39, label %43, !dbg !28

39:                                               ; preds = %35
  %40 = load i32, i32* @g1, align 4, !dbg !28
  %41 = xor i32 %40, 0, !dbg !28
  %42 = icmp ult i32 %41, 9, !dbg !28
  br i1 %42, label %44, label %43, !dbg !28

43:                                               ; preds = %39, %35, %30
  br label %45, !dbg !28

44:                                               ; preds = %39
  call void @__assert_fail(i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 37, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !28
  unreachable, !dbg !28

45:                                               ; preds = %43
  store i32 0, i32* %9, align 4, !dbg !29
  br label %46, !dbg !30

46:                                               ; preds = %59, %45
  %47 = load i32, i32* %9, align 4, !dbg !31
  %48 = icmp ult i32 %47, 3, !dbg !32
  br i1 %48, label %49, label %62, !dbg !33

49:                                               ; preds = %46
  %50 = load i32, i32* %3, align 4, !dbg !34
  %51 = load i32, i32* %9, align 4, !dbg !35
  %52 = lshr i32 %50, %51, !dbg !36
  %53 = and i32 %52, 1, !dbg !37
  %54 = icmp ne i32 %53, 0, !dbg !37
  br i1 %54, label %55, label %58, !dbg !34

55:                                               ; preds = %49
  %56 = load i32, i32* %7, align 4, !dbg !38
  %57 = add i32 %56, 1, !dbg !38
  store i32 %57, i32* %7, align 4, !dbg !38
  br label %58, !dbg !39

58:                                               ; preds = %55, %49
  br label %59, !dbg !40

59:                                               ; preds = %58
  %60 = load i32, i32* %9, align 4, !dbg !41
  %61 = add i32 %60, 1, !dbg !41
  store i32 %61, i32* %9, align 4, !dbg !41
  br label %46, !dbg !33, !llvm.loop !42

62:                                               ; preds = %46
  %63 = load i32, i32* %2, align 4, !dbg !44
  %64 = lshr i32 %63, 0, !dbg !45
  %65 = load i32, i32* %6, align 4, !dbg !46
  %66 = load i32, i32* %2, align 4, !dbg !47
  %67 = add i32 %65, %66, !dbg !48
  %68 = and i32 %67, 3, !dbg !49
  %69 = lshr i32 %64, %68, !dbg !50
  %70 = icmp ugt i32 %69, 8, !dbg !51
  br i1 %70, label %71, label %101, !dbg !52

71:                                               ; preds = %62
  store i32 0, i32* %10, align 4, !dbg !53
  br label %72, !dbg !54

72:                                               ; preds = %85, %71
  %73 = load i32, i32* %10, align 4, !dbg !55
  %74 = icmp ult i32 %73, 8, !dbg !56
  br i1 %74, label %75, label %83, !dbg !57

75:                                               ; preds = %72
  %76 = load i32, i32* %10, align 4, !dbg !58
  %77 = zext i32 %76 to i64, !dbg !59
  %78 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %77, !dbg !59
  %79 = load i32, i32* %78, align 4, !dbg !59
  %80 = load i32, i32* %3, align 4, !dbg !60
  %81 = and i32 %80, 15, !dbg !61
  %82 = icmp ne i32 %79, %81, !dbg !62
  br label %83

83:                                               ; preds = %75, %72
  %84 = phi i1 [ false, %72 ], [ %82, %75 ], !dbg !63
  br i1 %84, label %85, label %88, !dbg !54

85:                                               ; preds = %83
  %86 = load i32, i32* %10, align 4, !dbg !64
  %87 = add i32 %86, 1, !dbg !64
  store i32 %87, i32* %10, align 4, !dbg !64
  br label %72, !dbg !54, !llvm.loop !65

88:                                               ; preds = %83
  %89 = load i32, i32* %10, align 4, !dbg !66
  store i32 %89, i32* %6, align 4, !dbg !67
  %90 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !68
  %91 = bitcast i8* %90 to %struct.node*, !dbg !68
  store %struct.node* %91, %struct.node** %11, align 8, !dbg !69
  %92 = load i32, i32* @g0, align 4, !dbg !70
  %93 = load i32, i32* %6, align 4, !dbg !71
  %94 = add i32 %92, %93, !dbg !72
  %95 = load %struct.node*, %struct.node** %11, align 8, !dbg !73
  %96 = getelementptr inbounds %struct.node, %struct.node* %95, i32 0, i32 0, !dbg !74
  store i32 %94, i32* %96, align 8, !dbg !75
  %97 = load %struct.node*, %struct.node** @head, align 8, !dbg !76
  %98 = load %struct.node*, %struct.node** %11, align 8, !dbg !77
  %99 = getelementptr inbounds %struct.node, %struct.node* %98, i32 0, i32 1, !dbg !78
  store %struct.node* %97, %struct.node** %99, align 8, !dbg !79
  %100 = load %struct.node*, %struct.node** %11, align 8, !dbg !80
  store %struct.node* %100, %struct.node** @head, align 8, !dbg !81
  br label %381, !dbg !82

101:                                              ; preds = %62
  %102 = load i32, i32* %3, align 4, !dbg !83
  %103 = load i32, i32* @g1, align 4, !dbg !84
  %104 = add i32 %102, %103, !dbg !85
  %105 = load i32, i32* %5, align 4, !dbg !86
  %106 = and i32 %105, 7, !dbg !87
  %107 = zext i32 %106 to i64, !dbg !88
  %108 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %107, !dbg !88
  %109 = load i32, i32* %108, align 4, !dbg !88
  %110 = load i32, i32* %3, align 4, !dbg !89
  %111 = mul i32 %109, %110, !dbg !90
  %112 = xor i32 %104, %111, !dbg !91
  %113 = icmp uge i32 %112, 8, !dbg !92
  br i1 %113, label %114, label %368, !dbg !93

114:                                              ; preds = %101
  %115 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !94
  %116 = bitcast i8* %115 to %struct.node*, !dbg !94
  store %struct.node* %116, %struct.node** %12, align 8, !dbg !95
  %117 = load i32, i32* @g1, align 4, !dbg !96
  %118 = load %struct.node*, %struct.node** %12, align 8, !dbg !97
  %119 = getelementptr inbounds %struct.node, %struct.node* %118, i32 0, i32 0, !dbg !98
  store i32 %117, i32* %119, align 8, !dbg !99
  %120 = load %struct.node*, %struct.node** @head, align 8, !dbg !100
  %121 = load %struct.node*, %struct.node** %12, align 8, !dbg !101
  %122 = getelementptr inbounds %struct.node, %struct.node* %121, i32 0, i32 1, !dbg !102
  store %struct.node* %120, %struct.node** %122, align 8, !dbg !103
  %123 = load %struct.node*, %struct.node** %12, align 8, !dbg !104
  store %struct.node* %123, %struct.node** @head, align 8, !dbg !105
  %124 = load i32, i32* %2, align 4, !dbg !106
  %125 = load i32, i32* %5, align 4, !dbg !107
  %126 = and i32 %125, 7, !dbg !108
  %127 = zext i32 %126 to i64, !dbg !109
  %128 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %127, !dbg !109
  %129 = load i32, i32* %128, align 4, !dbg !109
  %130 = mul i32 %124, %129, !dbg !110
  %131 = and i32 %130, 3, !dbg !111
  switch i32 %131, label %295 [
    i32 0, label %132
    i32 1, label %269
  ], !dbg !112

132:                                              ; preds = %114
  %133 = load i32, i32* %5, align 4, !dbg !113
  %134 = load i32, i32* %3, align 4, !dbg !114
  %135 = xor i32 %133, %134, !dbg !115
  %136 = load i32, i32* %4, align 4, !dbg !116
  %137 = call i32 @f0(i32 noundef %135, i32 noundef %136), !dbg !117
  store i32 %137, i32* @g1, align 4, !dbg !118
  %138 = load i32, i32* %2, align 4, !dbg !119
  %139 = icmp ule i32 %138, 7, !dbg !120
  br i1 %139, label %140, label %141, !dbg !119

140:                                              ; preds = %132
  br label %143, !dbg !119

141:                                              ; preds = %132
  %142 = load i32, i32* %3, align 4, !dbg !121
  br label %143, !dbg !119

143:                                              ; preds = %141, %140
  %144 = phi i32 [ 4, %140 ], [ %142, %141 ], !dbg !119
  %145 = and i32 %144, 3, !dbg !122
  switch i32 %145, label %231 [
    i32 0, label %146
    i32 1, label %160
  ], !dbg !123

146:                                              ; preds = %143
  %147 = load i32, i32* @g1, align 4, !dbg !124
  %148 = icmp ult i32 %147, 43, !dbg !124
  br i1 %148, label %149, label %150, !dbg !124

149:                                              ; preds = %146
  br label %151, !dbg !124

150:                                              ; preds = %146
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 58, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !124
  unreachable, !dbg !124

151:                                              ; preds = %149
  %152 = load i32, i32* @g1, align 4, !dbg !125
  %153 = add i32 3, %152, !dbg !126
  %154 = and i32 %153, 3, !dbg !127
  %155 = lshr i32 3, %154, !dbg !128
  %156 = load i32, i32* %6, align 4, !dbg !129
  %157 = xor i32 %156, %155, !dbg !129
  store i32 %157, i32* %6, align 4, !dbg !129
  %158 = load i32, i32* %2, align 4, !dbg !130
  %159 = mul i32 %158, 3, !dbg !131
  store i32 %159, i32* @g0, align 4, !dbg !132
  br label %258, !dbg !133

160:                                              ; preds = %143
  %161 = load i32, i32* %5, align 4, !dbg !134
  %162 = load i32, i32* %3, align 4, !dbg !135
  %163 = load i32, i32* %6, align 4, !dbg !136
  %164 = and i32 %163, 7, !dbg !137
  %165 = zext i32 %164 to i64, !dbg !138
  %166 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %165, !dbg !138
  %167 = load i32, i32* %166, align 4, !dbg !138
  %168 = add i32 %162, %167, !dbg !139
  %169 = add i32 %161, %168, !dbg !140
  %170 = load i32, i32* %6, align 4, !dbg !141
  %171 = xor i32 %170, %169, !dbg !141
  store i32 %171, i32* %6, align 4, !dbg !141
  %172 = load i32, i32* %7, align 4, !dbg !142
  %173 = load i32, i32* %4, align 4, !dbg !143
  %174 = mul i32 %172, %173, !dbg !144
  %175 = icmp ne i32 %174, 3, !dbg !145
  br i1 %175, label %176, label %180, !dbg !146

176:                                              ; preds = %160
  %177 = load i32, i32* @g1, align 4, !dbg !147
  %178 = icmp ult i32 %177, 7, !dbg !148
  br i1 %178, label %179, label %180, !dbg !149

179:                                              ; preds = %176
  br label %181, !dbg !149

180:                                              ; preds = %176, %160
  br label %181, !dbg !149

181:                                              ; preds = %180, %179
  %182 = phi i32* [ %5, %179 ], [ @g1, %180 ], !dbg !149
  store i32* %182, i32** %13, align 8, !dbg !150
  %183 = load i32, i32* @g1, align 4, !dbg !151
  %184 = icmp ugt i32 %183, 9, !dbg !152
  br i1 %184, label %185, label %197, !dbg !151

185:                                              ; preds = %181
  %186 = load i32, i32* @g0, align 4, !dbg !153
  %187 = icmp ule i32 %186, 9, !dbg !154
  br i1 %187, label %188, label %190, !dbg !153

188:                                              ; preds = %185
  %189 = load i32, i32* @g1, align 4, !dbg !155
  br label %192, !dbg !153

190:                                              ; preds = %185
  %191 = load i32, i32* @g1, align 4, !dbg !156
  br label %192, !dbg !153

192:                                              ; preds = %190, %188
  %193 = phi i32 [ %189, %188 ], [ %191, %190 ], !dbg !153
  %194 = and i32 %193, 7, !dbg !157
  %195 = zext i32 %194 to i64, !dbg !158
  %196 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %195, !dbg !158
  store i32* %196, i32** %13, align 8, !dbg !159
  br label %197, !dbg !160

197:                                              ; preds = %192, %181
  %198 = load i32, i32* %3, align 4, !dbg !161
  %199 = load i32*, i32** %13, align 8, !dbg !162
  %200 = load i32, i32* %199, align 4, !dbg !163
  %201 = add i32 %200, %198, !dbg !163
  store i32 %201, i32* %199, align 4, !dbg !163
  %202 = load i32, i32* %6, align 4, !dbg !164
  %203 = load i32, i32* %3, align 4, !dbg !164
  %204 = sub i32 %202, %203, !dbg !164
  %205 = load i32, i32* %2, align 4, !dbg !164
  %206 = load i32, i32* @g0, align 4, !dbg !164
  %207 = and i32 %206, 7, !dbg !164
  %208 = zext i32 %207 to i64, !dbg !164
  %209 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %208, !dbg !164
  %210 = load i32, i32* %209, align 4, !dbg !164
  %211 = add i32 %205, %210, !dbg !164
  %212 = and i32 %211, 3, !dbg !164
  %213 = lshr i32 %204, %212, !dbg !164
  %214 = icmp ult i32 %213, 7, !dbg !164
  br i1 %214, label %222, label %215, !dbg !164

215:                                              ; preds = %197
  %216 = load i32, i32* %2, align 4, !dbg !164
  %217 = load i32, i32* %4, align 4, !dbg !164
  %218 = and i32 %217, 3, !dbg !164
  %219 = lshr i32 %216, %218, !dbg !164
  %220 = load i32, i32* %2, align 4, !dbg !164
  %221 = icmp ult i32 %219, %220, !dbg !164
  br i1 %221, label %222, label %223, !dbg !164

222:                                              ; preds = %215, %197
  br label %224, !dbg !164

223:                                              ; preds = %215
  call void @__assert_fail(i8* noundef getelementptr inbounds ([74 x i8], [74 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 68, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !164
  unreachable, !dbg !164

224:                                              ; preds = %222
  %225 = load i32, i32* %3, align 4, !dbg !165
  %226 = add i32 %225, 11, !dbg !166
  %227 = load i32, i32* @g0, align 4, !dbg !167
  %228 = load i32, i32* %4, align 4, !dbg !168
  %229 = add i32 %227, %228, !dbg !169
  %230 = call i32 @f0(i32 noundef %226, i32 noundef %229), !dbg !170
  store i32 %230, i32* %6, align 4, !dbg !171
  br label %258, !dbg !172

231:                                              ; preds = %143
  %232 = load i32, i32* %3, align 4, !dbg !173
  %233 = load i32, i32* %2, align 4, !dbg !174
  %234 = icmp eq i32 %232, %233, !dbg !175
  br i1 %234, label %235, label %237, !dbg !173

235:                                              ; preds = %231
  %236 = load i32, i32* @g0, align 4, !dbg !176
  br label %238, !dbg !173

237:                                              ; preds = %231
  br label %238, !dbg !173

238:                                              ; preds = %237, %235
  %239 = phi i32 [ %236, %235 ], [ 9, %237 ], !dbg !173
  %240 = load i32, i32* %6, align 4, !dbg !177
  %241 = icmp ugt i32 %239, %240, !dbg !178
  br i1 %241, label %242, label %250, !dbg !179

242:                                              ; preds = %238
  %243 = load i32, i32* @g1, align 4, !dbg !180
  %244 = and i32 %243, 7, !dbg !181
  %245 = zext i32 %244 to i64, !dbg !182
  %246 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %245, !dbg !182
  %247 = load i32, i32* %246, align 4, !dbg !182
  %248 = icmp ne i32 %247, 1, !dbg !183
  br i1 %248, label %249, label %250, !dbg !184

249:                                              ; preds = %242
  br label %251, !dbg !184

250:                                              ; preds = %242, %238
  br label %251, !dbg !184

251:                                              ; preds = %250, %249
  %252 = phi i32* [ %5, %249 ], [ @g0, %250 ], !dbg !184
  store i32* %252, i32** %14, align 8, !dbg !185
  %253 = load i32, i32* %6, align 4, !dbg !186
  %254 = add i32 0, %253, !dbg !187
  %255 = load i32*, i32** %14, align 8, !dbg !188
  %256 = load i32, i32* %255, align 4, !dbg !189
  %257 = add i32 %256, %254, !dbg !189
  store i32 %257, i32* %255, align 4, !dbg !189
  br label %258, !dbg !190

258:                                              ; preds = %251, %224, %151
  %259 = load i32, i32* %5, align 4, !dbg !191
  %260 = load i32, i32* %5, align 4, !dbg !192
  %261 = and i32 %260, 3, !dbg !193
  %262 = lshr i32 %259, %261, !dbg !194
  %263 = icmp eq i32 %262, 8, !dbg !195
  br i1 %263, label %264, label %268, !dbg !196

264:                                              ; preds = %258
  %265 = load %struct.node*, %struct.node** @head, align 8, !dbg !197
  %266 = getelementptr inbounds %struct.node, %struct.node* %265, i32 0, i32 0, !dbg !198
  %267 = load i32, i32* %266, align 8, !dbg !198
  store i32 %267, i32* %6, align 4, !dbg !199
  br label %268, !dbg !200

268:                                              ; preds = %264, %258
  br label %358, !dbg !201

269:                                              ; preds = %114
  %270 = load i32, i32* %4, align 4, !dbg !202
  %271 = load i32, i32* %2, align 4, !dbg !203
  %272 = load i32, i32* %7, align 4, !dbg !204
  %273 = mul i32 %271, %272, !dbg !205
  %274 = call i32 @f0(i32 noundef %270, i32 noundef %273), !dbg !206
  store i32 %274, i32* %5, align 4, !dbg !207
  %275 = load i32, i32* %4, align 4, !dbg !208
  %276 = load i32, i32* %7, align 4, !dbg !209
  %277 = and i32 %276, 7, !dbg !210
  %278 = zext i32 %277 to i64, !dbg !211
  %279 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %278, !dbg !211
  %280 = load i32, i32* %279, align 4, !dbg !211
  %281 = xor i32 %275, %280, !dbg !212
  %282 = call i32 @f0(i32 noundef 9, i32 noundef %281), !dbg !213
  store i32 %282, i32* %5, align 4, !dbg !214
  %283 = load i32, i32* @g1, align 4, !dbg !215
  %284 = and i32 %283, 7, !dbg !216
  %285 = zext i32 %284 to i64, !dbg !217
  %286 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %285, !dbg !217
  %287 = load i32, i32* %286, align 4, !dbg !217
  %288 = load i32, i32* %4, align 4, !dbg !218
  %289 = load i32, i32* %2, align 4, !dbg !219
  %290 = and i32 %289, 3, !dbg !220
  %291 = lshr i32 %288, %290, !dbg !221
  %292 = and i32 %291, 7, !dbg !222
  %293 = zext i32 %292 to i64, !dbg !223
  %294 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %293, !dbg !223
  store i32 %287, i32* %294, align 4, !dbg !224
  br label %295, !dbg !225

295:                                              ; preds = %114, %269
  %296 = load i32, i32* @g0, align 4, !dbg !226
  %297 = load i32, i32* %3, align 4, !dbg !227
  %298 = sub i32 %296, %297, !dbg !228
  store i32 %298, i32* @g1, align 4, !dbg !229
  %299 = load i32, i32* @g1, align 4, !dbg !230
  %300 = load i32, i32* %3, align 4, !dbg !231
  %301 = add i32 %299, %300, !dbg !232
  %302 = load i32, i32* %2, align 4, !dbg !233
  %303 = load i32, i32* %7, align 4, !dbg !234
  %304 = and i32 %303, 7, !dbg !235
  %305 = zext i32 %304 to i64, !dbg !236
  %306 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %305, !dbg !236
  %307 = load i32, i32* %306, align 4, !dbg !236
  %308 = mul i32 %302, %307, !dbg !237
  %309 = load i32, i32* %3, align 4, !dbg !238
  %310 = load i32, i32* %6, align 4, !dbg !239
  %311 = and i32 %310, 7, !dbg !240
  %312 = zext i32 %311 to i64, !dbg !241
  %313 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %312, !dbg !241
  %314 = load i32, i32* %313, align 4, !dbg !241
  %315 = add i32 %309, %314, !dbg !242
  %316 = add i32 %308, %315, !dbg !243
  %317 = and i32 %316, 3, !dbg !244
  %318 = udiv i32 %301, %317, !dbg !245
  store i32 %318, i32* %5, align 4, !dbg !246
  %319 = load i32, i32* %7, align 4, !dbg !247
  %320 = load i32, i32* %5, align 4, !dbg !248
  %321 = icmp eq i32 %319, %320, !dbg !249
  br i1 %321, label %322, label %324, !dbg !247

322:                                              ; preds = %295
  %323 = load i32, i32* %3, align 4, !dbg !250
  br label %326, !dbg !247

324:                                              ; preds = %295
  %325 = load i32, i32* %4, align 4, !dbg !251
  br label %326, !dbg !247

326:                                              ; preds = %324, %322
  %327 = phi i32 [ %323, %322 ], [ %325, %324 ], !dbg !247
  %328 = load i32, i32* %2, align 4, !dbg !252
  %329 = load i32, i32* %2, align 4, !dbg !253
  %330 = add i32 %328, %329, !dbg !254
  %331 = and i32 %330, 7, !dbg !255
  %332 = zext i32 %331 to i64, !dbg !256
  %333 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %332, !dbg !256
  store i32 %327, i32* %333, align 4, !dbg !257
  %334 = load i32, i32* %7, align 4, !dbg !258
  %335 = icmp ule i32 %334, 0, !dbg !259
  br i1 %335, label %336, label %342, !dbg !258

336:                                              ; preds = %326
  %337 = load i32, i32* %5, align 4, !dbg !260
  %338 = and i32 %337, 7, !dbg !261
  %339 = zext i32 %338 to i64, !dbg !262
  %340 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %339, !dbg !262
  %341 = load i32, i32* %340, align 4, !dbg !262
  br label %348, !dbg !258

342:                                              ; preds = %326
  %343 = load i32, i32* @g1, align 4, !dbg !263
  %344 = and i32 %343, 7, !dbg !264
  %345 = zext i32 %344 to i64, !dbg !265
  %346 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %345, !dbg !265
  %347 = load i32, i32* %346, align 4, !dbg !265
  br label %348, !dbg !258

348:                                              ; preds = %342, %336
  %349 = phi i32 [ %341, %336 ], [ %347, %342 ], !dbg !258
  %350 = load i32, i32* %7, align 4, !dbg !266
  %351 = and i32 %350, 7, !dbg !267
  %352 = zext i32 %351 to i64, !dbg !268
  %353 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %352, !dbg !268
  %354 = load i32, i32* %353, align 4, !dbg !268
  %355 = load i32, i32* %2, align 4, !dbg !269
  %356 = add i32 %354, %355, !dbg !270
  %357 = add i32 %349, %356, !dbg !271
  store i32 %357, i32* %7, align 4, !dbg !272
  br label %358, !dbg !273

358:                                              ; preds = %348, %268
  %359 = call noalias i8* @malloc(i64 noundef 16) #6, !dbg !274
  %360 = bitcast i8* %359 to %struct.node*, !dbg !274
  store %struct.node* %360, %struct.node** %15, align 8, !dbg !275
  %361 = load i32, i32* %4, align 4, !dbg !276
  %362 = load %struct.node*, %struct.node** %15, align 8, !dbg !277
  %363 = getelementptr inbounds %struct.node, %struct.node* %362, i32 0, i32 0, !dbg !278
  store i32 %361, i32* %363, align 8, !dbg !279
  %364 = load %struct.node*, %struct.node** @head, align 8, !dbg !280
  %365 = load %struct.node*, %struct.node** %15, align 8, !dbg !281
  %366 = getelementptr inbounds %struct.node, %struct.node* %365, i32 0, i32 1, !dbg !282
  store %struct.node* %364, %struct.node** %366, align 8, !dbg !283
  %367 = load %struct.node*, %struct.node** %15, align 8, !dbg !284
  store %struct.node* %367, %struct.node** @head, align 8, !dbg !285
  br label %375, !dbg !286

368:                                              ; preds = %101
  %369 = load i32, i32* @g1, align 4, !dbg !287
  %370 = add i32 31, %369, !dbg !287
  %371 = icmp ule i32 8, %370, !dbg !287
  br i1 %371, label %372, label %373, !dbg !287

372:                                              ; preds = %368
  br label %374, !dbg !287

373:                                              ; preds = %368
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 96, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !287
  unreachable, !dbg !287

374:                                              ; preds = %372
  br label %375

375:                                              ; preds = %374, %358
  %376 = load i32, i32* %7, align 4, !dbg !288
  %377 = and i32 %376, 7, !dbg !289
  %378 = zext i32 %377 to i64, !dbg !290
  %379 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %378, !dbg !290
  %380 = load i32, i32* %379, align 4, !dbg !290
  store i32 %380, i32* %7, align 4, !dbg !291
  br label %381

381:                                              ; preds = %375, %88
  %382 = load i32, i32* %2, align 4, !dbg !292
  %383 = load i32, i32* %7, align 4, !dbg !293
  %384 = and i32 %383, 7, !dbg !294
  %385 = zext i32 %384 to i64, !dbg !295
  %386 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %385, !dbg !295
  %387 = load i32, i32* %386, align 4, !dbg !295
  %388 = load i32, i32* %5, align 4, !dbg !296
  %389 = and i32 %388, 7, !dbg !297
  %390 = zext i32 %389 to i64, !dbg !298
  %391 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %390, !dbg !298
  %392 = load i32, i32* %391, align 4, !dbg !298
  %393 = add i32 %387, %392, !dbg !299
  %394 = call i32 @f0(i32 noundef %382, i32 noundef %393), !dbg !300
  store i32 %394, i32* @g0, align 4, !dbg !301
  %395 = load i32, i32* %7, align 4, !dbg !302
  %396 = and i32 %395, 7, !dbg !303
  %397 = zext i32 %396 to i64, !dbg !304
  %398 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %397, !dbg !304
  %399 = load i32, i32* %398, align 4, !dbg !304
  %400 = load i32, i32* %3, align 4, !dbg !305
  %401 = add i32 2, %400, !dbg !306
  %402 = mul i32 %399, %401, !dbg !307
  store i32 %402, i32* %7, align 4, !dbg !308
  %403 = load i32, i32* %2, align 4, !dbg !309
  %404 = load i32, i32* @g0, align 4, !dbg !309
  %405 = add i32 31, %404, !dbg !309
  %406 = icmp ule i32 %403, %405, !dbg !309
  br i1 %406, label %407, label %408, !dbg !309

407:                                              ; preds = %381
  br label %409, !dbg !309

408:                                              ; preds = %381
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 102, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #5, !dbg !309
  unreachable, !dbg !309

409:                                              ; preds = %407
  ret i32 0, !dbg !310
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #3

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f0(i32 noundef %0, i32 noundef %1) #0 !dbg !311 {
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
  %13 = load i32, i32* %3, align 4, !dbg !312
  %14 = load i32, i32* %4, align 4, !dbg !313
  %15 = add i32 %13, %14, !dbg !314
  store i32 %15, i32* %5, align 4, !dbg !315
  %16 = load i32, i32* %4, align 4, !dbg !316
  store i32 %16, i32* %6, align 4, !dbg !317
  store i32 1, i32* %7, align 4, !dbg !318
  store i32 0, i32* %8, align 4, !dbg !319
  %17 = bitcast [8 x i32]* %9 to i8*, !dbg !320
  call void @llvm.memset.p0i8.i64(i8* align 16 %17, i8 0, i64 32, i1 false), !dbg !320
  store i32 0, i32* %10, align 4, !dbg !321
  %18 = load i32, i32* %5, align 4, !dbg !322
  %19 = and i32 %18, 3, !dbg !323
  store i32 %19, i32* %11, align 4, !dbg !324
  br label %20, !dbg !325

20:                                               ; preds = %139, %2
  %21 = load i32, i32* %10, align 4, !dbg !326
  %22 = load i32, i32* %11, align 4, !dbg !327
  %23 = icmp ult i32 %21, %22, !dbg !328
  br i1 %23, label %24, label %142, !dbg !329

24:                                               ; preds = %20
  %25 = load i32, i32* %5, align 4, !dbg !330
  %26 = load i32, i32* %7, align 4, !dbg !331
  %27 = load i32, i32* %5, align 4, !dbg !332
  %28 = icmp ule i32 %26, %27, !dbg !333
  br i1 %28, label %29, label %31, !dbg !331

29:                                               ; preds = %24
  %30 = load i32, i32* @g1, align 4, !dbg !334
  br label %33, !dbg !331

31:                                               ; preds = %24
  %32 = load i32, i32* %4, align 4, !dbg !335
  br label %33, !dbg !331

33:                                               ; preds = %31, %29
  %34 = phi i32 [ %30, %29 ], [ %32, %31 ], !dbg !331
  %35 = add i32 %25, %34, !dbg !336
  %36 = load i32, i32* %3, align 4, !dbg !337
  %37 = icmp uge i32 %35, %36, !dbg !338
  br i1 %37, label %38, label %70, !dbg !339

38:                                               ; preds = %33
  %39 = load i32, i32* %6, align 4, !dbg !340
  %40 = icmp eq i32 %39, 8, !dbg !340
  br i1 %40, label %41, label %47, !dbg !340

41:                                               ; preds = %38
  %42 = load i32, i32* %6, align 4, !dbg !340
  %43 = load i32, i32* @g0, align 4, !dbg !340
  %44 = xor i32 %42, %43, !dbg !340
  %45 = load i32, i32* %5, align 4, !dbg !340
  %46 = icmp ule i32 %44, %45, !dbg !340
  br i1 %46, label %48, label %47, !dbg !340

47:                                               ; preds = %41, %38
  br label %49, !dbg !340

48:                                               ; preds = %41
  call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 13, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #5, !dbg !340
  unreachable, !dbg !340

49:                                               ; preds = %47
  %50 = load i32, i32* %3, align 4, !dbg !341
  %51 = load i32, i32* %6, align 4, !dbg !342
  %52 = and i32 %51, 7, !dbg !343
  %53 = zext i32 %52 to i64, !dbg !344
  %54 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %53, !dbg !344
  %55 = load i32, i32* %54, align 4, !dbg !344
  %56 = mul i32 1, %55, !dbg !345
  %57 = and i32 %56, 3, !dbg !346
  %58 = lshr i32 %50, %57, !dbg !347
  %59 = load i32, i32* @g1, align 4, !dbg !348
  %60 = add i32 %59, %58, !dbg !348
  store i32 %60, i32* @g1, align 4, !dbg !348
  %61 = load i32, i32* %8, align 4, !dbg !349
  %62 = load i32, i32* %3, align 4, !dbg !350
  %63 = add i32 %61, %62, !dbg !351
  %64 = load i32, i32* %4, align 4, !dbg !352
  %65 = load i32, i32* @g0, align 4, !dbg !353
  %66 = add i32 %64, %65, !dbg !354
  %67 = and i32 %63, %66, !dbg !355
  %68 = load i32, i32* @g0, align 4, !dbg !356
  %69 = sub i32 %68, %67, !dbg !356
  store i32 %69, i32* @g0, align 4, !dbg !356
  br label %118, !dbg !357

70:                                               ; preds = %33
  %71 = load i32, i32* %4, align 4, !dbg !358
  %72 = load i32, i32* %5, align 4, !dbg !359
  %73 = add i32 %71, %72, !dbg !360
  %74 = icmp ne i32 %73, 9, !dbg !361
  br i1 %74, label %75, label %80, !dbg !362

75:                                               ; preds = %70
  %76 = load i32, i32* %4, align 4, !dbg !363
  %77 = load i32, i32* %3, align 4, !dbg !364
  %78 = and i32 %77, 3, !dbg !365
  %79 = lshr i32 %76, %78, !dbg !366
  br label %81, !dbg !362

80:                                               ; preds = %70
  br label %81, !dbg !362

81:                                               ; preds = %80, %75
  %82 = phi i32 [ %79, %75 ], [ 5, %80 ], !dbg !362
  store i32 %82, i32* @g1, align 4, !dbg !367
  %83 = load i32, i32* %5, align 4, !dbg !368
  %84 = load i32, i32* %4, align 4, !dbg !369
  %85 = and i32 %84, 3, !dbg !370
  %86 = lshr i32 %83, %85, !dbg !371
  %87 = load i32, i32* %3, align 4, !dbg !372
  %88 = load i32, i32* %5, align 4, !dbg !373
  %89 = and i32 %87, %88, !dbg !374
  %90 = add i32 %86, %89, !dbg !375
  %91 = load i32, i32* @g0, align 4, !dbg !376
  %92 = xor i32 %91, %90, !dbg !376
  store i32 %92, i32* @g0, align 4, !dbg !376
  %93 = load i32, i32* %7, align 4, !dbg !377
  %94 = icmp ne i32 %93, 4, !dbg !378
  br i1 %94, label %95, label %96, !dbg !377

95:                                               ; preds = %81
  br label %97, !dbg !377

96:                                               ; preds = %81
  br label %97, !dbg !377

97:                                               ; preds = %96, %95
  %98 = phi i32* [ %7, %95 ], [ %8, %96 ], !dbg !377
  store i32* %98, i32** %12, align 8, !dbg !379
  %99 = load i32, i32* %8, align 4, !dbg !380
  %100 = icmp ugt i32 %99, 9, !dbg !381
  br i1 %100, label %101, label %106, !dbg !380

101:                                              ; preds = %97
  %102 = load i32, i32* %4, align 4, !dbg !382
  %103 = and i32 %102, 7, !dbg !383
  %104 = zext i32 %103 to i64, !dbg !384
  %105 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 %104, !dbg !384
  store i32* %105, i32** %12, align 8, !dbg !385
  br label %106, !dbg !386

106:                                              ; preds = %101, %97
  %107 = load i32, i32* %7, align 4, !dbg !387
  %108 = and i32 %107, 7, !dbg !388
  %109 = zext i32 %108 to i64, !dbg !389
  %110 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %109, !dbg !389
  %111 = load i32, i32* %110, align 4, !dbg !389
  %112 = load i32*, i32** %12, align 8, !dbg !390
  %113 = load i32, i32* %112, align 4, !dbg !391
  %114 = add i32 %113, %111, !dbg !391
  store i32 %114, i32* %112, align 4, !dbg !391
  %115 = load i32, i32* @g0, align 4, !dbg !392
  %116 = load i32, i32* %7, align 4, !dbg !393
  %117 = xor i32 %116, %115, !dbg !393
  store i32 %117, i32* %7, align 4, !dbg !393
  br label %118

118:                                              ; preds = %106, %49
  %119 = load i32, i32* %4, align 4, !dbg !394
  %120 = icmp ule i32 0, %119, !dbg !395
  br i1 %120, label %121, label %123, !dbg !396

121:                                              ; preds = %118
  %122 = load i32, i32* @g0, align 4, !dbg !397
  br label %125, !dbg !396

123:                                              ; preds = %118
  %124 = load i32, i32* %5, align 4, !dbg !398
  br label %125, !dbg !396

125:                                              ; preds = %123, %121
  %126 = phi i32 [ %122, %121 ], [ %124, %123 ], !dbg !396
  %127 = urem i32 %126, 11, !dbg !399
  %128 = zext i32 %127 to i64, !dbg !400
  %129 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 %128, !dbg !400
  %130 = load i32, i32* %129, align 4, !dbg !400
  store i32 %130, i32* @g0, align 4, !dbg !401
  %131 = load i32, i32* %5, align 4, !dbg !402
  %132 = load i32, i32* %4, align 4, !dbg !403
  %133 = icmp ne i32 %131, %132, !dbg !404
  br i1 %133, label %134, label %135, !dbg !402

134:                                              ; preds = %125
  br label %139, !dbg !405

135:                                              ; preds = %125
  %136 = load i32, i32* %10, align 4, !dbg !406
  %137 = load i32, i32* @g0, align 4, !dbg !407
  %138 = add i32 %137, %136, !dbg !407
  store i32 %138, i32* @g0, align 4, !dbg !407
  br label %139, !dbg !408

139:                                              ; preds = %135, %134
  %140 = load i32, i32* %10, align 4, !dbg !409
  %141 = add i32 %140, 1, !dbg !409
  store i32 %141, i32* %10, align 4, !dbg !409
  br label %20, !dbg !329, !llvm.loop !410

142:                                              ; preds = %20
  %143 = load i32, i32* %4, align 4, !dbg !411
  %144 = load i32, i32* %3, align 4, !dbg !412
  %145 = xor i32 %143, %144, !dbg !413
  %146 = and i32 %145, 31, !dbg !414
  ret i32 %146, !dbg !415
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
!1 = !DIFile(filename: "tests/soundness/random_4.c", directory: ".", checksumkind: CSK_MD5, checksum: "c4f003d49c8cdd4605ee6dddb619fc45")
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
!27 = !DILocation(line: 36, column: 3, scope: !10)
!28 = !DILocation(line: 37, column: 3, scope: !10)
!29 = !DILocation(line: 38, column: 17, scope: !10)
!30 = !DILocation(line: 38, column: 8, scope: !10)
!31 = !DILocation(line: 38, column: 25, scope: !10)
!32 = !DILocation(line: 38, column: 28, scope: !10)
!33 = !DILocation(line: 38, column: 3, scope: !10)
!34 = !DILocation(line: 39, column: 9, scope: !10)
!35 = !DILocation(line: 39, column: 15, scope: !10)
!36 = !DILocation(line: 39, column: 12, scope: !10)
!37 = !DILocation(line: 39, column: 18, scope: !10)
!38 = !DILocation(line: 40, column: 9, scope: !10)
!39 = !DILocation(line: 40, column: 7, scope: !10)
!40 = !DILocation(line: 41, column: 3, scope: !10)
!41 = !DILocation(line: 38, column: 35, scope: !10)
!42 = distinct !{!42, !33, !40, !43}
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 42, column: 9, scope: !10)
!45 = !DILocation(line: 42, column: 12, scope: !10)
!46 = !DILocation(line: 42, column: 30, scope: !10)
!47 = !DILocation(line: 42, column: 35, scope: !10)
!48 = !DILocation(line: 42, column: 33, scope: !10)
!49 = !DILocation(line: 42, column: 39, scope: !10)
!50 = !DILocation(line: 42, column: 25, scope: !10)
!51 = !DILocation(line: 42, column: 45, scope: !10)
!52 = !DILocation(line: 42, column: 7, scope: !10)
!53 = !DILocation(line: 43, column: 14, scope: !10)
!54 = !DILocation(line: 44, column: 5, scope: !10)
!55 = !DILocation(line: 44, column: 12, scope: !10)
!56 = !DILocation(line: 44, column: 15, scope: !10)
!57 = !DILocation(line: 44, column: 19, scope: !10)
!58 = !DILocation(line: 44, column: 28, scope: !10)
!59 = !DILocation(line: 44, column: 22, scope: !10)
!60 = !DILocation(line: 44, column: 37, scope: !10)
!61 = !DILocation(line: 44, column: 41, scope: !10)
!62 = !DILocation(line: 44, column: 32, scope: !10)
!63 = !DILocation(line: 0, scope: !10)
!64 = !DILocation(line: 45, column: 9, scope: !10)
!65 = distinct !{!65, !54, !64, !43}
!66 = !DILocation(line: 46, column: 10, scope: !10)
!67 = !DILocation(line: 46, column: 8, scope: !10)
!68 = !DILocation(line: 47, column: 23, scope: !10)
!69 = !DILocation(line: 47, column: 18, scope: !10)
!70 = !DILocation(line: 48, column: 16, scope: !10)
!71 = !DILocation(line: 48, column: 21, scope: !10)
!72 = !DILocation(line: 48, column: 19, scope: !10)
!73 = !DILocation(line: 48, column: 5, scope: !10)
!74 = !DILocation(line: 48, column: 9, scope: !10)
!75 = !DILocation(line: 48, column: 13, scope: !10)
!76 = !DILocation(line: 48, column: 37, scope: !10)
!77 = !DILocation(line: 48, column: 26, scope: !10)
!78 = !DILocation(line: 48, column: 30, scope: !10)
!79 = !DILocation(line: 48, column: 35, scope: !10)
!80 = !DILocation(line: 48, column: 50, scope: !10)
!81 = !DILocation(line: 48, column: 48, scope: !10)
!82 = !DILocation(line: 49, column: 3, scope: !10)
!83 = !DILocation(line: 50, column: 11, scope: !10)
!84 = !DILocation(line: 50, column: 16, scope: !10)
!85 = !DILocation(line: 50, column: 14, scope: !10)
!86 = !DILocation(line: 50, column: 29, scope: !10)
!87 = !DILocation(line: 50, column: 32, scope: !10)
!88 = !DILocation(line: 50, column: 23, scope: !10)
!89 = !DILocation(line: 50, column: 39, scope: !10)
!90 = !DILocation(line: 50, column: 37, scope: !10)
!91 = !DILocation(line: 50, column: 20, scope: !10)
!92 = !DILocation(line: 50, column: 44, scope: !10)
!93 = !DILocation(line: 50, column: 9, scope: !10)
!94 = !DILocation(line: 51, column: 25, scope: !10)
!95 = !DILocation(line: 51, column: 20, scope: !10)
!96 = !DILocation(line: 52, column: 17, scope: !10)
!97 = !DILocation(line: 52, column: 7, scope: !10)
!98 = !DILocation(line: 52, column: 11, scope: !10)
!99 = !DILocation(line: 52, column: 15, scope: !10)
!100 = !DILocation(line: 52, column: 32, scope: !10)
!101 = !DILocation(line: 52, column: 21, scope: !10)
!102 = !DILocation(line: 52, column: 25, scope: !10)
!103 = !DILocation(line: 52, column: 30, scope: !10)
!104 = !DILocation(line: 52, column: 45, scope: !10)
!105 = !DILocation(line: 52, column: 43, scope: !10)
!106 = !DILocation(line: 53, column: 17, scope: !10)
!107 = !DILocation(line: 53, column: 28, scope: !10)
!108 = !DILocation(line: 53, column: 31, scope: !10)
!109 = !DILocation(line: 53, column: 22, scope: !10)
!110 = !DILocation(line: 53, column: 20, scope: !10)
!111 = !DILocation(line: 53, column: 38, scope: !10)
!112 = !DILocation(line: 53, column: 7, scope: !10)
!113 = !DILocation(line: 55, column: 20, scope: !10)
!114 = !DILocation(line: 55, column: 25, scope: !10)
!115 = !DILocation(line: 55, column: 23, scope: !10)
!116 = !DILocation(line: 55, column: 30, scope: !10)
!117 = !DILocation(line: 55, column: 16, scope: !10)
!118 = !DILocation(line: 55, column: 14, scope: !10)
!119 = !DILocation(line: 56, column: 21, scope: !10)
!120 = !DILocation(line: 56, column: 24, scope: !10)
!121 = !DILocation(line: 56, column: 37, scope: !10)
!122 = !DILocation(line: 56, column: 42, scope: !10)
!123 = !DILocation(line: 56, column: 11, scope: !10)
!124 = !DILocation(line: 58, column: 15, scope: !10)
!125 = !DILocation(line: 59, column: 35, scope: !10)
!126 = !DILocation(line: 59, column: 33, scope: !10)
!127 = !DILocation(line: 59, column: 39, scope: !10)
!128 = !DILocation(line: 59, column: 25, scope: !10)
!129 = !DILocation(line: 59, column: 18, scope: !10)
!130 = !DILocation(line: 60, column: 21, scope: !10)
!131 = !DILocation(line: 60, column: 24, scope: !10)
!132 = !DILocation(line: 60, column: 18, scope: !10)
!133 = !DILocation(line: 61, column: 15, scope: !10)
!134 = !DILocation(line: 63, column: 22, scope: !10)
!135 = !DILocation(line: 63, column: 28, scope: !10)
!136 = !DILocation(line: 63, column: 39, scope: !10)
!137 = !DILocation(line: 63, column: 42, scope: !10)
!138 = !DILocation(line: 63, column: 33, scope: !10)
!139 = !DILocation(line: 63, column: 31, scope: !10)
!140 = !DILocation(line: 63, column: 25, scope: !10)
!141 = !DILocation(line: 63, column: 18, scope: !10)
!142 = !DILocation(line: 64, column: 32, scope: !10)
!143 = !DILocation(line: 64, column: 37, scope: !10)
!144 = !DILocation(line: 64, column: 35, scope: !10)
!145 = !DILocation(line: 64, column: 41, scope: !10)
!146 = !DILocation(line: 64, column: 47, scope: !10)
!147 = !DILocation(line: 64, column: 50, scope: !10)
!148 = !DILocation(line: 64, column: 53, scope: !10)
!149 = !DILocation(line: 64, column: 30, scope: !10)
!150 = !DILocation(line: 64, column: 25, scope: !10)
!151 = !DILocation(line: 65, column: 19, scope: !10)
!152 = !DILocation(line: 65, column: 22, scope: !10)
!153 = !DILocation(line: 66, column: 27, scope: !10)
!154 = !DILocation(line: 66, column: 30, scope: !10)
!155 = !DILocation(line: 66, column: 38, scope: !10)
!156 = !DILocation(line: 66, column: 43, scope: !10)
!157 = !DILocation(line: 66, column: 48, scope: !10)
!158 = !DILocation(line: 66, column: 23, scope: !10)
!159 = !DILocation(line: 66, column: 20, scope: !10)
!160 = !DILocation(line: 66, column: 17, scope: !10)
!161 = !DILocation(line: 67, column: 22, scope: !10)
!162 = !DILocation(line: 67, column: 16, scope: !10)
!163 = !DILocation(line: 67, column: 19, scope: !10)
!164 = !DILocation(line: 68, column: 15, scope: !10)
!165 = !DILocation(line: 69, column: 24, scope: !10)
!166 = !DILocation(line: 69, column: 27, scope: !10)
!167 = !DILocation(line: 69, column: 36, scope: !10)
!168 = !DILocation(line: 69, column: 41, scope: !10)
!169 = !DILocation(line: 69, column: 39, scope: !10)
!170 = !DILocation(line: 69, column: 20, scope: !10)
!171 = !DILocation(line: 69, column: 18, scope: !10)
!172 = !DILocation(line: 70, column: 15, scope: !10)
!173 = !DILocation(line: 72, column: 32, scope: !10)
!174 = !DILocation(line: 72, column: 38, scope: !10)
!175 = !DILocation(line: 72, column: 35, scope: !10)
!176 = !DILocation(line: 72, column: 43, scope: !10)
!177 = !DILocation(line: 72, column: 54, scope: !10)
!178 = !DILocation(line: 72, column: 52, scope: !10)
!179 = !DILocation(line: 72, column: 57, scope: !10)
!180 = !DILocation(line: 72, column: 66, scope: !10)
!181 = !DILocation(line: 72, column: 69, scope: !10)
!182 = !DILocation(line: 72, column: 60, scope: !10)
!183 = !DILocation(line: 72, column: 74, scope: !10)
!184 = !DILocation(line: 72, column: 30, scope: !10)
!185 = !DILocation(line: 72, column: 25, scope: !10)
!186 = !DILocation(line: 73, column: 28, scope: !10)
!187 = !DILocation(line: 73, column: 26, scope: !10)
!188 = !DILocation(line: 73, column: 16, scope: !10)
!189 = !DILocation(line: 73, column: 19, scope: !10)
!190 = !DILocation(line: 75, column: 11, scope: !10)
!191 = !DILocation(line: 76, column: 16, scope: !10)
!192 = !DILocation(line: 76, column: 23, scope: !10)
!193 = !DILocation(line: 76, column: 26, scope: !10)
!194 = !DILocation(line: 76, column: 19, scope: !10)
!195 = !DILocation(line: 76, column: 32, scope: !10)
!196 = !DILocation(line: 76, column: 15, scope: !10)
!197 = !DILocation(line: 77, column: 18, scope: !10)
!198 = !DILocation(line: 77, column: 24, scope: !10)
!199 = !DILocation(line: 77, column: 16, scope: !10)
!200 = !DILocation(line: 77, column: 13, scope: !10)
!201 = !DILocation(line: 78, column: 11, scope: !10)
!202 = !DILocation(line: 80, column: 19, scope: !10)
!203 = !DILocation(line: 80, column: 24, scope: !10)
!204 = !DILocation(line: 80, column: 29, scope: !10)
!205 = !DILocation(line: 80, column: 27, scope: !10)
!206 = !DILocation(line: 80, column: 16, scope: !10)
!207 = !DILocation(line: 80, column: 14, scope: !10)
!208 = !DILocation(line: 81, column: 24, scope: !10)
!209 = !DILocation(line: 81, column: 35, scope: !10)
!210 = !DILocation(line: 81, column: 38, scope: !10)
!211 = !DILocation(line: 81, column: 29, scope: !10)
!212 = !DILocation(line: 81, column: 27, scope: !10)
!213 = !DILocation(line: 81, column: 16, scope: !10)
!214 = !DILocation(line: 81, column: 14, scope: !10)
!215 = !DILocation(line: 82, column: 49, scope: !10)
!216 = !DILocation(line: 82, column: 52, scope: !10)
!217 = !DILocation(line: 82, column: 43, scope: !10)
!218 = !DILocation(line: 82, column: 19, scope: !10)
!219 = !DILocation(line: 82, column: 26, scope: !10)
!220 = !DILocation(line: 82, column: 29, scope: !10)
!221 = !DILocation(line: 82, column: 22, scope: !10)
!222 = !DILocation(line: 82, column: 36, scope: !10)
!223 = !DILocation(line: 82, column: 11, scope: !10)
!224 = !DILocation(line: 82, column: 41, scope: !10)
!225 = !DILocation(line: 83, column: 9, scope: !10)
!226 = !DILocation(line: 85, column: 17, scope: !10)
!227 = !DILocation(line: 85, column: 22, scope: !10)
!228 = !DILocation(line: 85, column: 20, scope: !10)
!229 = !DILocation(line: 85, column: 14, scope: !10)
!230 = !DILocation(line: 86, column: 17, scope: !10)
!231 = !DILocation(line: 86, column: 22, scope: !10)
!232 = !DILocation(line: 86, column: 20, scope: !10)
!233 = !DILocation(line: 86, column: 32, scope: !10)
!234 = !DILocation(line: 86, column: 43, scope: !10)
!235 = !DILocation(line: 86, column: 46, scope: !10)
!236 = !DILocation(line: 86, column: 37, scope: !10)
!237 = !DILocation(line: 86, column: 35, scope: !10)
!238 = !DILocation(line: 86, column: 55, scope: !10)
!239 = !DILocation(line: 86, column: 66, scope: !10)
!240 = !DILocation(line: 86, column: 69, scope: !10)
!241 = !DILocation(line: 86, column: 60, scope: !10)
!242 = !DILocation(line: 86, column: 58, scope: !10)
!243 = !DILocation(line: 86, column: 52, scope: !10)
!244 = !DILocation(line: 86, column: 77, scope: !10)
!245 = !DILocation(line: 86, column: 26, scope: !10)
!246 = !DILocation(line: 86, column: 14, scope: !10)
!247 = !DILocation(line: 87, column: 33, scope: !10)
!248 = !DILocation(line: 87, column: 39, scope: !10)
!249 = !DILocation(line: 87, column: 36, scope: !10)
!250 = !DILocation(line: 87, column: 44, scope: !10)
!251 = !DILocation(line: 87, column: 49, scope: !10)
!252 = !DILocation(line: 87, column: 15, scope: !10)
!253 = !DILocation(line: 87, column: 20, scope: !10)
!254 = !DILocation(line: 87, column: 18, scope: !10)
!255 = !DILocation(line: 87, column: 25, scope: !10)
!256 = !DILocation(line: 87, column: 11, scope: !10)
!257 = !DILocation(line: 87, column: 30, scope: !10)
!258 = !DILocation(line: 88, column: 18, scope: !10)
!259 = !DILocation(line: 88, column: 21, scope: !10)
!260 = !DILocation(line: 88, column: 35, scope: !10)
!261 = !DILocation(line: 88, column: 38, scope: !10)
!262 = !DILocation(line: 88, column: 29, scope: !10)
!263 = !DILocation(line: 88, column: 51, scope: !10)
!264 = !DILocation(line: 88, column: 54, scope: !10)
!265 = !DILocation(line: 88, column: 45, scope: !10)
!266 = !DILocation(line: 88, column: 69, scope: !10)
!267 = !DILocation(line: 88, column: 72, scope: !10)
!268 = !DILocation(line: 88, column: 63, scope: !10)
!269 = !DILocation(line: 88, column: 79, scope: !10)
!270 = !DILocation(line: 88, column: 77, scope: !10)
!271 = !DILocation(line: 88, column: 60, scope: !10)
!272 = !DILocation(line: 88, column: 14, scope: !10)
!273 = !DILocation(line: 89, column: 11, scope: !10)
!274 = !DILocation(line: 91, column: 25, scope: !10)
!275 = !DILocation(line: 91, column: 20, scope: !10)
!276 = !DILocation(line: 92, column: 17, scope: !10)
!277 = !DILocation(line: 92, column: 7, scope: !10)
!278 = !DILocation(line: 92, column: 11, scope: !10)
!279 = !DILocation(line: 92, column: 15, scope: !10)
!280 = !DILocation(line: 92, column: 32, scope: !10)
!281 = !DILocation(line: 92, column: 21, scope: !10)
!282 = !DILocation(line: 92, column: 25, scope: !10)
!283 = !DILocation(line: 92, column: 30, scope: !10)
!284 = !DILocation(line: 92, column: 45, scope: !10)
!285 = !DILocation(line: 92, column: 43, scope: !10)
!286 = !DILocation(line: 93, column: 5, scope: !10)
!287 = !DILocation(line: 96, column: 7, scope: !10)
!288 = !DILocation(line: 98, column: 16, scope: !10)
!289 = !DILocation(line: 98, column: 19, scope: !10)
!290 = !DILocation(line: 98, column: 10, scope: !10)
!291 = !DILocation(line: 98, column: 8, scope: !10)
!292 = !DILocation(line: 100, column: 11, scope: !10)
!293 = !DILocation(line: 100, column: 22, scope: !10)
!294 = !DILocation(line: 100, column: 25, scope: !10)
!295 = !DILocation(line: 100, column: 16, scope: !10)
!296 = !DILocation(line: 100, column: 38, scope: !10)
!297 = !DILocation(line: 100, column: 41, scope: !10)
!298 = !DILocation(line: 100, column: 32, scope: !10)
!299 = !DILocation(line: 100, column: 30, scope: !10)
!300 = !DILocation(line: 100, column: 8, scope: !10)
!301 = !DILocation(line: 100, column: 6, scope: !10)
!302 = !DILocation(line: 101, column: 15, scope: !10)
!303 = !DILocation(line: 101, column: 18, scope: !10)
!304 = !DILocation(line: 101, column: 9, scope: !10)
!305 = !DILocation(line: 101, column: 31, scope: !10)
!306 = !DILocation(line: 101, column: 29, scope: !10)
!307 = !DILocation(line: 101, column: 23, scope: !10)
!308 = !DILocation(line: 101, column: 6, scope: !10)
!309 = !DILocation(line: 102, column: 3, scope: !10)
!310 = !DILocation(line: 103, column: 3, scope: !10)
!311 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!312 = !DILocation(line: 10, column: 17, scope: !311)
!313 = !DILocation(line: 10, column: 22, scope: !311)
!314 = !DILocation(line: 10, column: 20, scope: !311)
!315 = !DILocation(line: 10, column: 12, scope: !311)
!316 = !DILocation(line: 10, column: 31, scope: !311)
!317 = !DILocation(line: 10, column: 26, scope: !311)
!318 = !DILocation(line: 10, column: 35, scope: !311)
!319 = !DILocation(line: 10, column: 43, scope: !311)
!320 = !DILocation(line: 10, column: 51, scope: !311)
!321 = !DILocation(line: 11, column: 17, scope: !311)
!322 = !DILocation(line: 11, column: 32, scope: !311)
!323 = !DILocation(line: 11, column: 35, scope: !311)
!324 = !DILocation(line: 11, column: 25, scope: !311)
!325 = !DILocation(line: 11, column: 8, scope: !311)
!326 = !DILocation(line: 11, column: 41, scope: !311)
!327 = !DILocation(line: 11, column: 46, scope: !311)
!328 = !DILocation(line: 11, column: 44, scope: !311)
!329 = !DILocation(line: 11, column: 3, scope: !311)
!330 = !DILocation(line: 12, column: 10, scope: !311)
!331 = !DILocation(line: 12, column: 16, scope: !311)
!332 = !DILocation(line: 12, column: 22, scope: !311)
!333 = !DILocation(line: 12, column: 19, scope: !311)
!334 = !DILocation(line: 12, column: 27, scope: !311)
!335 = !DILocation(line: 12, column: 32, scope: !311)
!336 = !DILocation(line: 12, column: 13, scope: !311)
!337 = !DILocation(line: 12, column: 40, scope: !311)
!338 = !DILocation(line: 12, column: 37, scope: !311)
!339 = !DILocation(line: 12, column: 9, scope: !311)
!340 = !DILocation(line: 13, column: 7, scope: !311)
!341 = !DILocation(line: 14, column: 14, scope: !311)
!342 = !DILocation(line: 14, column: 33, scope: !311)
!343 = !DILocation(line: 14, column: 36, scope: !311)
!344 = !DILocation(line: 14, column: 27, scope: !311)
!345 = !DILocation(line: 14, column: 25, scope: !311)
!346 = !DILocation(line: 14, column: 42, scope: !311)
!347 = !DILocation(line: 14, column: 17, scope: !311)
!348 = !DILocation(line: 14, column: 10, scope: !311)
!349 = !DILocation(line: 15, column: 15, scope: !311)
!350 = !DILocation(line: 15, column: 20, scope: !311)
!351 = !DILocation(line: 15, column: 18, scope: !311)
!352 = !DILocation(line: 15, column: 27, scope: !311)
!353 = !DILocation(line: 15, column: 32, scope: !311)
!354 = !DILocation(line: 15, column: 30, scope: !311)
!355 = !DILocation(line: 15, column: 24, scope: !311)
!356 = !DILocation(line: 15, column: 10, scope: !311)
!357 = !DILocation(line: 16, column: 5, scope: !311)
!358 = !DILocation(line: 17, column: 14, scope: !311)
!359 = !DILocation(line: 17, column: 19, scope: !311)
!360 = !DILocation(line: 17, column: 17, scope: !311)
!361 = !DILocation(line: 17, column: 23, scope: !311)
!362 = !DILocation(line: 17, column: 13, scope: !311)
!363 = !DILocation(line: 17, column: 32, scope: !311)
!364 = !DILocation(line: 17, column: 39, scope: !311)
!365 = !DILocation(line: 17, column: 42, scope: !311)
!366 = !DILocation(line: 17, column: 35, scope: !311)
!367 = !DILocation(line: 17, column: 10, scope: !311)
!368 = !DILocation(line: 18, column: 15, scope: !311)
!369 = !DILocation(line: 18, column: 22, scope: !311)
!370 = !DILocation(line: 18, column: 25, scope: !311)
!371 = !DILocation(line: 18, column: 18, scope: !311)
!372 = !DILocation(line: 18, column: 34, scope: !311)
!373 = !DILocation(line: 18, column: 39, scope: !311)
!374 = !DILocation(line: 18, column: 37, scope: !311)
!375 = !DILocation(line: 18, column: 31, scope: !311)
!376 = !DILocation(line: 18, column: 10, scope: !311)
!377 = !DILocation(line: 19, column: 22, scope: !311)
!378 = !DILocation(line: 19, column: 25, scope: !311)
!379 = !DILocation(line: 19, column: 17, scope: !311)
!380 = !DILocation(line: 20, column: 11, scope: !311)
!381 = !DILocation(line: 20, column: 14, scope: !311)
!382 = !DILocation(line: 21, column: 18, scope: !311)
!383 = !DILocation(line: 21, column: 22, scope: !311)
!384 = !DILocation(line: 21, column: 15, scope: !311)
!385 = !DILocation(line: 21, column: 12, scope: !311)
!386 = !DILocation(line: 21, column: 9, scope: !311)
!387 = !DILocation(line: 22, column: 20, scope: !311)
!388 = !DILocation(line: 22, column: 23, scope: !311)
!389 = !DILocation(line: 22, column: 14, scope: !311)
!390 = !DILocation(line: 22, column: 8, scope: !311)
!391 = !DILocation(line: 22, column: 11, scope: !311)
!392 = !DILocation(line: 23, column: 13, scope: !311)
!393 = !DILocation(line: 23, column: 10, scope: !311)
!394 = !DILocation(line: 25, column: 19, scope: !311)
!395 = !DILocation(line: 25, column: 16, scope: !311)
!396 = !DILocation(line: 25, column: 13, scope: !311)
!397 = !DILocation(line: 25, column: 24, scope: !311)
!398 = !DILocation(line: 25, column: 29, scope: !311)
!399 = !DILocation(line: 25, column: 33, scope: !311)
!400 = !DILocation(line: 25, column: 10, scope: !311)
!401 = !DILocation(line: 25, column: 8, scope: !311)
!402 = !DILocation(line: 26, column: 9, scope: !311)
!403 = !DILocation(line: 26, column: 15, scope: !311)
!404 = !DILocation(line: 26, column: 12, scope: !311)
!405 = !DILocation(line: 27, column: 7, scope: !311)
!406 = !DILocation(line: 28, column: 11, scope: !311)
!407 = !DILocation(line: 28, column: 8, scope: !311)
!408 = !DILocation(line: 29, column: 3, scope: !311)
!409 = !DILocation(line: 11, column: 53, scope: !311)
!410 = distinct !{!410, !329, !408, !43}
!411 = !DILocation(line: 30, column: 12, scope: !311)
!412 = !DILocation(line: 30, column: 17, scope: !311)
!413 = !DILocation(line: 30, column: 15, scope: !311)
!414 = !DILocation(line: 30, column: 22, scope: !311)
!415 = !DILocation(line: 30, column: 3, scope: !311)
