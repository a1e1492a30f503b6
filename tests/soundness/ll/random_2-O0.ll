; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/soundness/random_2.c
; ModuleID = 'tests/soundness/random_2.c'
source_filename = "tests/soundness/random_2.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local global i32 3, align 4
@table = dso_local global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@g0 = dso_local global i32 0, align 4
@.str.1 = private unnamed_addr constant [32 x i8] c"(table[v1 & 7] + x1) <= 31 + v1\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_2.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"v1 < 87\00", align 1
@.str.4 = private unnamed_addr constant [59 x i8] c"!((x1 + 5u) >= 3u && (table[g1 & 7] * table[g1 & 7]) < 3u)\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"x2 <= 31 + g0\00", align 1
@head = dso_local global %struct.node* null, align 8
@.str.6 = private unnamed_addr constant [20 x i8] c"table[v1 & 7] == x2\00", align 1
@__PRETTY_FUNCTION__.f0 = private unnamed_addr constant [44 x i8] c"unsigned int f0(unsigned int, unsigned int)\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"v0 < 30\00", align 1

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
  %13 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %14 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !14
  %15 = zext i8 %14 to i32, !dbg !14
  %16 = and i32 %15, 7, !dbg !15
  store i32 %16, i32* %2, align 4, !dbg !16
  %17 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !17
  %18 = zext i8 %17 to i32, !dbg !17
  %19 = and i32 %18, 7, !dbg !18
  store i32 %19, i32* %3, align 4, !dbg !19
  %20 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20
  %21 = zext i8 %20 to i32, !dbg !20
  %22 = and i32 %21, 7, !dbg !21
  store i32 %22, i32* %4, align 4, !dbg !22
  store i32 0, i32* %5, align 4, !dbg !23
  store i32 1, i32* %6, align 4, !dbg !24
  store i32 2, i32* %7, align 4, !dbg !25
  %23 = bitcast [8 x i32]* %8 to i8*, !dbg !26
  call void @llvm.memset.p0i8.i64(i8* align 16 %23, i8 0, i64 32, i1 false), !dbg !26
  %24 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !27
  %25 = bitcast i8* %24 to i32*, !dbg !27
  store i32* %25, i32** %9, align 8, !dbg !28
  store i32 0, i32* %10, align 4, !dbg !29
  br label %26, !dbg !30

26:                                               ; preds = %35, %0
  %27 = load i32, i32* %10, align 4, !dbg !31
  %28 = icmp ult i32 %27, 4, !dbg !32
  br i1 %28, label %29, label %38, !dbg !33

29:                                               ; preds = %26
  %30 = load i32, i32* %10, align 4, !dbg !34
  %31 = load i32*, i32** %9, align 8, !dbg !35
  %32 = load i32, i32* %10, align 4, !dbg !36
  %33 = zext i32 %32 to i64, !dbg !35
  %34 = getelementptr inbounds i32, i32* %31, i64 %33, !dbg !35
  store i32 %30, i32* %34, align 4, !dbg !37
  br label %35, !dbg !35

35:                                               ; preds = %29
  %36 = load i32, i32* %10, align 4, !dbg !38
  %37 = add i32 %36, 1, !dbg !38
  store i32 %37, i32* %10, align 4, !dbg !38
  br label %26, !dbg !33, !llvm.loop !39

38:                                               ; preds = %26
  store i32 0, i32* %11, align 4, !dbg !41
  store i32 3, i32* %12, align 4, !dbg !42
  br label %39, !dbg !43

39:                                               ; preds = %55, %38
  %40 = load i32, i32* %11, align 4, !dbg !44
  %41 = load i32, i32* %12, align 4, !dbg !45
  %42 = icmp ult i32 %40, %41, !dbg !46
  br i1 %42, label %43, label %58, !dbg !47

43:                                               ; preds = %39
  %44 = load i32, i32* %2, align 4, !dbg !48
  %45 = load i32*, i32** %9, align 8, !dbg !49
  %46 = load i32, i32* %3, align 4, !dbg !50
  %47 = load i32, i32* %7, align 4, !dbg !51
  %48 = add i32 %46, %47, !dbg !52
  %49 = and i32 %48, 3, !dbg !53
  %50 = zext i32 %49 to i64, !dbg !49
  %51 = getelementptr inbounds i32, i32* %45, i64 %50, !dbg !49
  store i32 %44, i32* %51, align 4, !dbg !54
  %52 = load i32, i32* %11, align 4, !dbg !55
  %53 = load i32, i32* %5, align 4, !dbg !56
  %54 = add i32 %53, %52, !dbg !56
  store i32 %54, i32* %5, align 4, !dbg !56
  br label %55, !dbg !57

55:                                               ; preds = %43
  %56 = load i32, i32* %11, align 4, !dbg !58
  %57 = add i32 %56, 1, !dbg !58
  store i32 %57, i32* %11, align 4, !dbg !58
  br label %39, !dbg !47, !llvm.loop !59

58:                                               ; preds = %39
  %59 = load i32, i32* @g1, align 4, !dbg !60
  %60 = load i32, i32* %7, align 4, !dbg !61
  %61 = add i32 %60, %59, !dbg !61
  store i32 %61, i32* %7, align 4, !dbg !61
  %62 = load i32, i32* %2, align 4, !dbg !62
  %63 = load i32, i32* %4, align 4, !dbg !63
  %64 = xor i32 %62, %63, !dbg !64
  %65 = load i32, i32* %3, align 4, !dbg !65
  %66 = load i32, i32* %5, align 4, !dbg !66
  %67 = xor i32 %65, %66, !dbg !67
  %68 = and i32 %67, 7, !dbg !68
  %69 = zext i32 %68 to i64, !dbg !69
  %70 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %69, !dbg !69
  store i32 %64, i32* %70, align 4, !dbg !70
  %71 = load i32, i32* @g0, align 4, !dbg !71
  %72 = sub i32 %71, 7, !dbg !71
  store i32 %72, i32* @g0, align 4, !dbg !71
  store i32 0, i32* %13, align 4, !dbg !72
  br label %73, !dbg !73

73:                                               ; preds = %93, %58
  %74 = load i32, i32* %13, align 4, !dbg !74
  %75 = icmp ult i32 %74, 8, !dbg !75
  br i1 %75, label %76, label %91, !dbg !76

76:                                               ; preds = %73
  %77 = load i32, i32* %13, align 4, !dbg !77
  %78 = zext i32 %77 to i64, !dbg !78
  %79 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %78, !dbg !78
  %80 = load i32, i32* %79, align 4, !dbg !78
  %81 = load i32, i32* %6, align 4, !dbg !79
  %82 = and i32 %81, 7, !dbg !80
  %83 = zext i32 %82 to i64, !dbg !81
  %84 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %83, !dbg !81
  %85 = load i32, i32* %84, align 4, !dbg !81
  %86 = load i32, i32* @g0, align 4, !dbg !82
  %87 = and i32 %86, 3, !dbg !83
  %88 = lshr i32 %85, %87, !dbg !84
  %89 = and i32 %88, 15, !dbg !85
  %90 = icmp ne i32 %80, %89, !dbg !86
  br label %91

91:                                               ; preds = %76, %73
  %92 = phi i1 [ false, %73 ], [ %90, %76 ], !dbg !87
  br i1 %92, label %93, label %96, !dbg !73

93:                                               ; preds = %91
  %94 = load i32, i32* %13, align 4, !dbg !88
  %95 = add i32 %94, 1, !dbg !88
  store i32 %95, i32* %13, align 4, !dbg !88
  br label %73, !dbg !73, !llvm.loop !89

96:                                               ; preds = %91
  %97 = load i32, i32* %13, align 4, !dbg !90
  store i32 %97, i32* %7, align 4, !dbg !91
  %98 = load i32, i32* %7, align 4, !dbg !92
  %99 = and i32 %98, 7, !dbg !93
  %100 = zext i32 %99 to i64, !dbg !94
  %101 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %100, !dbg !94
  %102 = load i32, i32* %101, align 4, !dbg !94
  %103 = load i32, i32* %4, align 4, !dbg !95
  %104 = load i32, i32* @g0, align 4, !dbg !96
  %105 = and i32 %104, 7, !dbg !97
  %106 = zext i32 %105 to i64, !dbg !98
  %107 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %106, !dbg !98
  %108 = load i32, i32* %107, align 4, !dbg !98
  %109 = xor i32 %103, %108, !dbg !99
  %110 = call i32 @f1(i32 noundef %102, i32 noundef %109), !dbg !100
  store i32 %110, i32* %5, align 4, !dbg !101
  %111 = load i32, i32* @g1, align 4, !dbg !102
  %112 = and i32 %111, 7, !dbg !103
  %113 = zext i32 %112 to i64, !dbg !104
  %114 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %113, !dbg !104
  %115 = load i32, i32* %114, align 4, !dbg !104
  %116 = icmp eq i32 %115, 1, !dbg !105
  br i1 %116, label %117, label %119, !dbg !104

117:                                              ; preds = %96
  %118 = load i32, i32* %7, align 4, !dbg !106
  br label %121, !dbg !104

119:                                              ; preds = %96
  %120 = load i32, i32* %3, align 4, !dbg !107
  br label %121, !dbg !104

121:                                              ; preds = %119, %117
  %122 = phi i32 [ %118, %117 ], [ %120, %119 ], !dbg !104
  %123 = load i32, i32* %3, align 4, !dbg !108
  %124 = and i32 %123, 7, !dbg !109
  %125 = zext i32 %124 to i64, !dbg !110
  %126 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %125, !dbg !110
  store i32 %122, i32* %126, align 4, !dbg !111
  %127 = load i32, i32* %2, align 4, !dbg !112
  %128 = load i32, i32* %3, align 4, !dbg !113
  %129 = icmp ne i32 %127, %128, !dbg !114
  br i1 %129, label %130, label %132, !dbg !112

130:                                              ; preds = %121
  %131 = load i32, i32* %5, align 4, !dbg !115
  br label %146, !dbg !112

132:                                              ; preds = %121
  %133 = load i32, i32* @g0, align 4, !dbg !116
  %134 = load i32, i32* %3, align 4, !dbg !117
  %135 = icmp ule i32 %133, %134, !dbg !118
  br i1 %135, label %136, label %138, !dbg !116

136:                                              ; preds = %132
  %137 = load i32, i32* %3, align 4, !dbg !119
  br label %144, !dbg !116

138:                                              ; preds = %132
  %139 = load i32, i32* @g1, align 4, !dbg !120
  %140 = and i32 %139, 7, !dbg !121
  %141 = zext i32 %140 to i64, !dbg !122
  %142 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %141, !dbg !122
  %143 = load i32, i32* %142, align 4, !dbg !122
  br label %144, !dbg !116

144:                                              ; preds = %138, %136
  %145 = phi i32 [ %137, %136 ], [ %143, %138 ], !dbg !116
  br label %146, !dbg !112

146:                                              ; preds = %144, %130
  %147 = phi i32 [ %131, %130 ], [ %145, %144 ], !dbg !112
  %148 = icmp ult i32 %147, 6, !dbg !123
  br i1 %148, label %149, label %164, !dbg !124

149:                                              ; preds = %146
  %150 = load i32, i32* %5, align 4, !dbg !125
  %151 = load i32, i32* @g1, align 4, !dbg !126
  %152 = and i32 %151, 7, !dbg !127
  %153 = zext i32 %152 to i64, !dbg !128
  %154 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %153, !dbg !128
  %155 = load i32, i32* %154, align 4, !dbg !128
  %156 = and i32 %150, %155, !dbg !129
  %157 = and i32 %156, 7, !dbg !130
  %158 = zext i32 %157 to i64, !dbg !131
  %159 = getelementptr inbounds [8 x i32], [8 x i32]* %8, i64 0, i64 %158, !dbg !131
  %160 = load i32, i32* %159, align 4, !dbg !131
  store i32 %160, i32* @g0, align 4, !dbg !132
  %161 = load i32, i32* @g1, align 4, !dbg !133
  %162 = and i32 %161, 3, !dbg !134
  %163 = lshr i32 4, %162, !dbg !135
  store i32 %163, i32* @g1, align 4, !dbg !136
  br label %207, !dbg !137

164:                                              ; preds = %146
  %165 = load i32, i32* %6, align 4, !dbg !138
  %166 = and i32 %165, 7, !dbg !138
  %167 = zext i32 %166 to i64, !dbg !138
  %168 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %167, !dbg !138
  %169 = load i32, i32* %168, align 4, !dbg !138
  %170 = load i32, i32* %3, align 4, !dbg !138
  %171 = add i32 %169, %170, !dbg !138
  %172 = load i32, i32* %6, align 4, !dbg !138
  %173 = add i32 31, %172, !dbg !138
  %174 = icmp ule i32 %171, %173, !dbg !138
  br i1 %174, label %175, label %176, !dbg !138

175:                                              ; preds = %164
  br label %177, !dbg !138

176:                                              ; preds = %164
  call void @__assert_fail(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 58, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !138
  unreachable, !dbg !138

177:                                              ; preds = %175
  %178 = load i32, i32* %6, align 4, !dbg !139
  %179 = icmp ult i32 %178, 87, !dbg !139
  br i1 %179, label %180, label %181, !dbg !139

180:                                              ; preds = %177
  br label %182, !dbg !139

181:                                              ; preds = %177
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 59, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !139
  unreachable, !dbg !139

182:                                              ; preds = %180
  %183 = load i32, i32* %2, align 4, !dbg !140
  %184 = load i32, i32* %5, align 4, !dbg !141
  %185 = load i32, i32* %2, align 4, !dbg !142
  %186 = xor i32 %184, %185, !dbg !143
  %187 = call i32 @f0(i32 noundef %183, i32 noundef %186), !dbg !144
  store i32 %187, i32* %7, align 4, !dbg !145
  %188 = load i32, i32* %3, align 4, !dbg !146
  %189 = add i32 %188, 5, !dbg !146
  %190 = icmp uge i32 %189, 3, !dbg !146
  br i1 %190, label %191, label %204, !dbg !146

191:                                              ; preds = %182
  %192 = load i32, i32* @g1, align 4, !dbg !146
  %193 = and i32 %192, 7, !dbg !146
  %194 = zext i32 %193 to i64, !dbg !146
  %195 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %194, !dbg !146
  %196 = load i32, i32* %195, align 4, !dbg !146
  %197 = load i32, i32* @g1, align 4, !dbg !146
  %198 = and i32 %197, 7, !dbg !146
  %199 = zext i32 %198 to i64, !dbg !146
  %200 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %199, !dbg !146
  %201 = load i32, i32* %200, align 4, !dbg !146
  %202 = mul i32 %196, %201, !dbg !146
  %203 = icmp ult i32 %202, 3, !dbg !146
  br i1 %203, label %205, label %204, !dbg !146

204:                                              ; preds = %191, %182
  br label %206, !dbg !146

205:                                              ; preds = %191
  call void @__assert_fail(i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 61, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !146
  unreachable, !dbg !146

206:                                              ; preds = %204
  br label %207

207:                                              ; preds = %206, %149
  %208 = load i32, i32* %4, align 4, !dbg !147
  %209 = load i32, i32* @g0, align 4, !dbg !147
  %210 = add i32 31, %209, !dbg !147
  %211 = icmp ule i32 %208, %210, !dbg !147
  br i1 %211, label %212, label %213, !dbg !147

212:                                              ; preds = %207
  br label %214, !dbg !147

213:                                              ; preds = %207
  call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 63, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !147
  unreachable, !dbg !147

214:                                              ; preds = %212
  ret i32 0, !dbg !148
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f1(i32 noundef %0, i32 noundef %1) #0 !dbg !149 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.node*, align 8
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %13 = load i32, i32* %3, align 4, !dbg !150
  %14 = load i32, i32* %4, align 4, !dbg !151
  %15 = add i32 %13, %14, !dbg !152
  store i32 %15, i32* %5, align 4, !dbg !153
  %16 = load i32, i32* %4, align 4, !dbg !154
  store i32 %16, i32* %6, align 4, !dbg !155
  store i32 1, i32* %7, align 4, !dbg !156
  store i32 0, i32* %8, align 4, !dbg !157
  %17 = bitcast [8 x i32]* %9 to i8*, !dbg !158
  call void @llvm.memset.p0i8.i64(i8* align 16 %17, i8 0, i64 32, i1 false), !dbg !158
  store i32 0, i32* %10, align 4, !dbg !159
  store i32 4, i32* %11, align 4, !dbg !160
  br label %18, !dbg !161

18:                                               ; preds = %69, %2
  %19 = load i32, i32* %10, align 4, !dbg !162
  %20 = load i32, i32* %11, align 4, !dbg !163
  %21 = icmp ult i32 %19, %20, !dbg !164
  br i1 %21, label %22, label %72, !dbg !165

22:                                               ; preds = %18
  %23 = load %struct.node*, %struct.node** @head, align 8, !dbg !166
  store %struct.node* %23, %struct.node** %12, align 8, !dbg !167
  br label %24, !dbg !168

24:                                               ; preds = %42, %22
  %25 = load %struct.node*, %struct.node** %12, align 8, !dbg !169
  %26 = icmp ne %struct.node* %25, null, !dbg !170
  br i1 %26, label %27, label %46, !dbg !170

27:                                               ; preds = %24
  %28 = load %struct.node*, %struct.node** %12, align 8, !dbg !171
  %29 = getelementptr inbounds %struct.node, %struct.node* %28, i32 0, i32 0, !dbg !172
  %30 = load i32, i32* %29, align 8, !dbg !172
  %31 = icmp ugt i32 %30, 5, !dbg !173
  br i1 %31, label %32, label %41, !dbg !174

32:                                               ; preds = %27
  %33 = load i32, i32* %8, align 4, !dbg !175
  %34 = icmp ugt i32 %33, 7, !dbg !176
  br i1 %34, label %35, label %41, !dbg !171

35:                                               ; preds = %32
  %36 = load %struct.node*, %struct.node** %12, align 8, !dbg !177
  %37 = getelementptr inbounds %struct.node, %struct.node* %36, i32 0, i32 0, !dbg !178
  %38 = load i32, i32* %37, align 8, !dbg !178
  %39 = load i32, i32* %6, align 4, !dbg !179
  %40 = add i32 %39, %38, !dbg !179
  store i32 %40, i32* %6, align 4, !dbg !179
  br label %41, !dbg !180

41:                                               ; preds = %35, %32, %27
  br label %42, !dbg !181

42:                                               ; preds = %41
  %43 = load %struct.node*, %struct.node** %12, align 8, !dbg !182
  %44 = getelementptr inbounds %struct.node, %struct.node* %43, i32 0, i32 1, !dbg !183
  %45 = load %struct.node*, %struct.node** %44, align 8, !dbg !183
  store %struct.node* %45, %struct.node** %12, align 8, !dbg !184
  br label %24, !dbg !170, !llvm.loop !185

46:                                               ; preds = %24
  %47 = load i32, i32* %3, align 4, !dbg !186
  %48 = load i32, i32* %4, align 4, !dbg !187
  %49 = and i32 %48, 3, !dbg !188
  %50 = lshr i32 %47, %49, !dbg !189
  %51 = load i32, i32* %3, align 4, !dbg !190
  %52 = add i32 %50, %51, !dbg !191
  store i32 %52, i32* @g0, align 4, !dbg !192
  %53 = load i32, i32* %4, align 4, !dbg !193
  %54 = load i32, i32* %4, align 4, !dbg !194
  %55 = add i32 %53, %54, !dbg !195
  %56 = load i32, i32* %3, align 4, !dbg !196
  %57 = and i32 %56, 7, !dbg !197
  %58 = zext i32 %57 to i64, !dbg !198
  %59 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %58, !dbg !198
  store i32 %55, i32* %59, align 4, !dbg !199
  %60 = load i32, i32* %5, align 4, !dbg !200
  %61 = add i32 %60, 11, !dbg !201
  %62 = and i32 %61, 7, !dbg !202
  %63 = zext i32 %62 to i64, !dbg !203
  %64 = getelementptr inbounds [8 x i32], [8 x i32]* %9, i64 0, i64 %63, !dbg !203
  %65 = load i32, i32* %64, align 4, !dbg !203
  store i32 %65, i32* %8, align 4, !dbg !204
  %66 = load i32, i32* %10, align 4, !dbg !205
  %67 = load i32, i32* %7, align 4, !dbg !206
  %68 = add i32 %67, %66, !dbg !206
  store i32 %68, i32* %7, align 4, !dbg !206
  br label %69, !dbg !207

69:                                               ; preds = %46
  %70 = load i32, i32* %10, align 4, !dbg !208
  %71 = add i32 %70, 1, !dbg !208
  store i32 %71, i32* %10, align 4, !dbg !208
  br label %18, !dbg !165, !llvm.loop !209

72:                                               ; preds = %18
  ret i32 1, !dbg !210
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @f0(i32 noundef %0, i32 noundef %1) #0 !dbg !211 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x i32], align 16
  %10 = alloca %struct.node*, align 8
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %11 = load i32, i32* %3, align 4, !dbg !212
  %12 = load i32, i32* %4, align 4, !dbg !213
  %13 = add i32 %11, %12, !dbg !214
  store i32 %13, i32* %5, align 4, !dbg !215
  %14 = load i32, i32* %4, align 4, !dbg !216
  store i32 %14, i32* %6, align 4, !dbg !217
  store i32 1, i32* %7, align 4, !dbg !218
  store i32 0, i32* %8, align 4, !dbg !219
  %15 = bitcast [8 x i32]* %9 to i8*, !dbg !220
  call void @llvm.memset.p0i8.i64(i8* align 16 %15, i8 0, i64 32, i1 false), !dbg !220
  %16 = load i32, i32* @g1, align 4, !dbg !221
  %17 = load i32, i32* @g0, align 4, !dbg !222
  %18 = sub i32 %16, %17, !dbg !223
  %19 = load i32, i32* %6, align 4, !dbg !224
  %20 = and i32 %19, 3, !dbg !225
  %21 = lshr i32 %18, %20, !dbg !226
  %22 = load i32, i32* %7, align 4, !dbg !227
  %23 = icmp ne i32 %21, %22, !dbg !228
  br i1 %23, label %24, label %52, !dbg !229

24:                                               ; preds = %2
  %25 = load i32, i32* %4, align 4, !dbg !230
  %26 = load i32, i32* %4, align 4, !dbg !231
  %27 = and i32 %25, %26, !dbg !232
  %28 = load i32, i32* %8, align 4, !dbg !233
  %29 = and i32 %28, 7, !dbg !234
  %30 = zext i32 %29 to i64, !dbg !235
  %31 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %30, !dbg !235
  %32 = load i32, i32* %31, align 4, !dbg !235
  %33 = icmp ule i32 %32, 2, !dbg !236
  br i1 %33, label %34, label %36, !dbg !235

34:                                               ; preds = %24
  %35 = load i32, i32* %3, align 4, !dbg !237
  br label %38, !dbg !235

36:                                               ; preds = %24
  %37 = load i32, i32* %5, align 4, !dbg !238
  br label %38, !dbg !235

38:                                               ; preds = %36, %34
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ], !dbg !235
  %40 = and i32 %27, %39, !dbg !239
  %41 = load i32, i32* %6, align 4, !dbg !240
  %42 = sub i32 %41, %40, !dbg !240
  store i32 %42, i32* %6, align 4, !dbg !240
  %43 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !241
  %44 = bitcast i8* %43 to %struct.node*, !dbg !241
  store %struct.node* %44, %struct.node** %10, align 8, !dbg !242
  %45 = load i32, i32* %4, align 4, !dbg !243
  %46 = load %struct.node*, %struct.node** %10, align 8, !dbg !244
  %47 = getelementptr inbounds %struct.node, %struct.node* %46, i32 0, i32 0, !dbg !245
  store i32 %45, i32* %47, align 8, !dbg !246
  %48 = load %struct.node*, %struct.node** @head, align 8, !dbg !247
  %49 = load %struct.node*, %struct.node** %10, align 8, !dbg !248
  %50 = getelementptr inbounds %struct.node, %struct.node* %49, i32 0, i32 1, !dbg !249
  store %struct.node* %48, %struct.node** %50, align 8, !dbg !250
  %51 = load %struct.node*, %struct.node** %10, align 8, !dbg !251
  store %struct.node* %51, %struct.node** @head, align 8, !dbg !252
  br label %52, !dbg !253

52:                                               ; preds = %38, %2
  %53 = load i32, i32* %3, align 4, !dbg !254
  %54 = load i32, i32* %3, align 4, !dbg !255
  %55 = add i32 %53, %54, !dbg !256
  %56 = load i32, i32* %8, align 4, !dbg !257
  %57 = add i32 %56, 4, !dbg !258
  %58 = add i32 %55, %57, !dbg !259
  store i32 %58, i32* %7, align 4, !dbg !260
  %59 = load i32, i32* %7, align 4, !dbg !261
  %60 = and i32 %59, 7, !dbg !261
  %61 = zext i32 %60 to i64, !dbg !261
  %62 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %61, !dbg !261
  %63 = load i32, i32* %62, align 4, !dbg !261
  %64 = load i32, i32* %5, align 4, !dbg !261
  %65 = icmp eq i32 %63, %64, !dbg !261
  br i1 %65, label %66, label %67, !dbg !261

66:                                               ; preds = %52
  br label %68, !dbg !261

67:                                               ; preds = %52
  call void @__assert_fail(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 17, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #6, !dbg !261
  unreachable, !dbg !261

68:                                               ; preds = %66
  %69 = load i32, i32* %6, align 4, !dbg !262
  %70 = icmp ult i32 %69, 30, !dbg !262
  br i1 %70, label %71, label %72, !dbg !262

71:                                               ; preds = %68
  br label %73, !dbg !262

72:                                               ; preds = %68
  call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 18, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @__PRETTY_FUNCTION__.f0, i64 0, i64 0)) #6, !dbg !262
  unreachable, !dbg !262

73:                                               ; preds = %71
  %74 = load i32, i32* %6, align 4, !dbg !263
  %75 = and i32 %74, 7, !dbg !264
  %76 = zext i32 %75 to i64, !dbg !265
  %77 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %76, !dbg !265
  %78 = load i32, i32* %77, align 4, !dbg !265
  %79 = add i32 0, %78, !dbg !266
  %80 = and i32 %79, 31, !dbg !267
  ret i32 %80, !dbg !268
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
!1 = !DIFile(filename: "tests/soundness/random_2.c", directory: ".", checksumkind: CSK_MD5, checksum: "20ab96238922d79cef33833835ffa8a8")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 35, type: !11, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 36, column: 3, scope: !10)
!14 = !DILocation(line: 37, column: 17, scope: !10)
!15 = !DILocation(line: 37, column: 23, scope: !10)
!16 = !DILocation(line: 37, column: 12, scope: !10)
!17 = !DILocation(line: 37, column: 33, scope: !10)
!18 = !DILocation(line: 37, column: 39, scope: !10)
!19 = !DILocation(line: 37, column: 28, scope: !10)
!20 = !DILocation(line: 37, column: 49, scope: !10)
!21 = !DILocation(line: 37, column: 55, scope: !10)
!22 = !DILocation(line: 37, column: 44, scope: !10)
!23 = !DILocation(line: 38, column: 12, scope: !10)
!24 = !DILocation(line: 38, column: 20, scope: !10)
!25 = !DILocation(line: 38, column: 28, scope: !10)
!26 = !DILocation(line: 38, column: 36, scope: !10)
!27 = !DILocation(line: 39, column: 17, scope: !10)
!28 = !DILocation(line: 39, column: 13, scope: !10)
!29 = !DILocation(line: 40, column: 17, scope: !10)
!30 = !DILocation(line: 40, column: 8, scope: !10)
!31 = !DILocation(line: 40, column: 24, scope: !10)
!32 = !DILocation(line: 40, column: 26, scope: !10)
!33 = !DILocation(line: 40, column: 3, scope: !10)
!34 = !DILocation(line: 40, column: 43, scope: !10)
!35 = !DILocation(line: 40, column: 36, scope: !10)
!36 = !DILocation(line: 40, column: 38, scope: !10)
!37 = !DILocation(line: 40, column: 41, scope: !10)
!38 = !DILocation(line: 40, column: 32, scope: !10)
!39 = distinct !{!39, !33, !34, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 41, column: 17, scope: !10)
!42 = !DILocation(line: 41, column: 25, scope: !10)
!43 = !DILocation(line: 41, column: 8, scope: !10)
!44 = !DILocation(line: 41, column: 34, scope: !10)
!45 = !DILocation(line: 41, column: 39, scope: !10)
!46 = !DILocation(line: 41, column: 37, scope: !10)
!47 = !DILocation(line: 41, column: 3, scope: !10)
!48 = !DILocation(line: 42, column: 26, scope: !10)
!49 = !DILocation(line: 42, column: 5, scope: !10)
!50 = !DILocation(line: 42, column: 9, scope: !10)
!51 = !DILocation(line: 42, column: 14, scope: !10)
!52 = !DILocation(line: 42, column: 12, scope: !10)
!53 = !DILocation(line: 42, column: 19, scope: !10)
!54 = !DILocation(line: 42, column: 24, scope: !10)
!55 = !DILocation(line: 43, column: 11, scope: !10)
!56 = !DILocation(line: 43, column: 8, scope: !10)
!57 = !DILocation(line: 44, column: 3, scope: !10)
!58 = !DILocation(line: 41, column: 46, scope: !10)
!59 = distinct !{!59, !47, !57, !40}
!60 = !DILocation(line: 45, column: 9, scope: !10)
!61 = !DILocation(line: 45, column: 6, scope: !10)
!62 = !DILocation(line: 46, column: 25, scope: !10)
!63 = !DILocation(line: 46, column: 30, scope: !10)
!64 = !DILocation(line: 46, column: 28, scope: !10)
!65 = !DILocation(line: 46, column: 7, scope: !10)
!66 = !DILocation(line: 46, column: 12, scope: !10)
!67 = !DILocation(line: 46, column: 10, scope: !10)
!68 = !DILocation(line: 46, column: 17, scope: !10)
!69 = !DILocation(line: 46, column: 3, scope: !10)
!70 = !DILocation(line: 46, column: 22, scope: !10)
!71 = !DILocation(line: 47, column: 6, scope: !10)
!72 = !DILocation(line: 48, column: 12, scope: !10)
!73 = !DILocation(line: 49, column: 3, scope: !10)
!74 = !DILocation(line: 49, column: 10, scope: !10)
!75 = !DILocation(line: 49, column: 13, scope: !10)
!76 = !DILocation(line: 49, column: 17, scope: !10)
!77 = !DILocation(line: 49, column: 26, scope: !10)
!78 = !DILocation(line: 49, column: 20, scope: !10)
!79 = !DILocation(line: 49, column: 42, scope: !10)
!80 = !DILocation(line: 49, column: 45, scope: !10)
!81 = !DILocation(line: 49, column: 36, scope: !10)
!82 = !DILocation(line: 49, column: 54, scope: !10)
!83 = !DILocation(line: 49, column: 57, scope: !10)
!84 = !DILocation(line: 49, column: 50, scope: !10)
!85 = !DILocation(line: 49, column: 64, scope: !10)
!86 = !DILocation(line: 49, column: 30, scope: !10)
!87 = !DILocation(line: 0, scope: !10)
!88 = !DILocation(line: 50, column: 7, scope: !10)
!89 = distinct !{!89, !73, !88, !40}
!90 = !DILocation(line: 51, column: 8, scope: !10)
!91 = !DILocation(line: 51, column: 6, scope: !10)
!92 = !DILocation(line: 52, column: 17, scope: !10)
!93 = !DILocation(line: 52, column: 20, scope: !10)
!94 = !DILocation(line: 52, column: 11, scope: !10)
!95 = !DILocation(line: 52, column: 27, scope: !10)
!96 = !DILocation(line: 52, column: 38, scope: !10)
!97 = !DILocation(line: 52, column: 41, scope: !10)
!98 = !DILocation(line: 52, column: 32, scope: !10)
!99 = !DILocation(line: 52, column: 30, scope: !10)
!100 = !DILocation(line: 52, column: 8, scope: !10)
!101 = !DILocation(line: 52, column: 6, scope: !10)
!102 = !DILocation(line: 53, column: 24, scope: !10)
!103 = !DILocation(line: 53, column: 27, scope: !10)
!104 = !DILocation(line: 53, column: 18, scope: !10)
!105 = !DILocation(line: 53, column: 32, scope: !10)
!106 = !DILocation(line: 53, column: 40, scope: !10)
!107 = !DILocation(line: 53, column: 45, scope: !10)
!108 = !DILocation(line: 53, column: 6, scope: !10)
!109 = !DILocation(line: 53, column: 10, scope: !10)
!110 = !DILocation(line: 53, column: 3, scope: !10)
!111 = !DILocation(line: 53, column: 15, scope: !10)
!112 = !DILocation(line: 54, column: 8, scope: !10)
!113 = !DILocation(line: 54, column: 14, scope: !10)
!114 = !DILocation(line: 54, column: 11, scope: !10)
!115 = !DILocation(line: 54, column: 19, scope: !10)
!116 = !DILocation(line: 54, column: 25, scope: !10)
!117 = !DILocation(line: 54, column: 31, scope: !10)
!118 = !DILocation(line: 54, column: 28, scope: !10)
!119 = !DILocation(line: 54, column: 36, scope: !10)
!120 = !DILocation(line: 54, column: 47, scope: !10)
!121 = !DILocation(line: 54, column: 50, scope: !10)
!122 = !DILocation(line: 54, column: 41, scope: !10)
!123 = !DILocation(line: 54, column: 57, scope: !10)
!124 = !DILocation(line: 54, column: 7, scope: !10)
!125 = !DILocation(line: 55, column: 14, scope: !10)
!126 = !DILocation(line: 55, column: 25, scope: !10)
!127 = !DILocation(line: 55, column: 28, scope: !10)
!128 = !DILocation(line: 55, column: 19, scope: !10)
!129 = !DILocation(line: 55, column: 17, scope: !10)
!130 = !DILocation(line: 55, column: 35, scope: !10)
!131 = !DILocation(line: 55, column: 10, scope: !10)
!132 = !DILocation(line: 55, column: 8, scope: !10)
!133 = !DILocation(line: 56, column: 18, scope: !10)
!134 = !DILocation(line: 56, column: 21, scope: !10)
!135 = !DILocation(line: 56, column: 14, scope: !10)
!136 = !DILocation(line: 56, column: 8, scope: !10)
!137 = !DILocation(line: 57, column: 3, scope: !10)
!138 = !DILocation(line: 58, column: 5, scope: !10)
!139 = !DILocation(line: 59, column: 5, scope: !10)
!140 = !DILocation(line: 60, column: 13, scope: !10)
!141 = !DILocation(line: 60, column: 18, scope: !10)
!142 = !DILocation(line: 60, column: 23, scope: !10)
!143 = !DILocation(line: 60, column: 21, scope: !10)
!144 = !DILocation(line: 60, column: 10, scope: !10)
!145 = !DILocation(line: 60, column: 8, scope: !10)
!146 = !DILocation(line: 61, column: 5, scope: !10)
!147 = !DILocation(line: 63, column: 3, scope: !10)
!148 = !DILocation(line: 64, column: 3, scope: !10)
!149 = distinct !DISubprogram(name: "f1", scope: !1, file: !1, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!150 = !DILocation(line: 22, column: 17, scope: !149)
!151 = !DILocation(line: 22, column: 22, scope: !149)
!152 = !DILocation(line: 22, column: 20, scope: !149)
!153 = !DILocation(line: 22, column: 12, scope: !149)
!154 = !DILocation(line: 22, column: 31, scope: !149)
!155 = !DILocation(line: 22, column: 26, scope: !149)
!156 = !DILocation(line: 22, column: 35, scope: !149)
!157 = !DILocation(line: 22, column: 43, scope: !149)
!158 = !DILocation(line: 22, column: 51, scope: !149)
!159 = !DILocation(line: 23, column: 17, scope: !149)
!160 = !DILocation(line: 23, column: 25, scope: !149)
!161 = !DILocation(line: 23, column: 8, scope: !149)
!162 = !DILocation(line: 23, column: 34, scope: !149)
!163 = !DILocation(line: 23, column: 39, scope: !149)
!164 = !DILocation(line: 23, column: 37, scope: !149)
!165 = !DILocation(line: 23, column: 3, scope: !149)
!166 = !DILocation(line: 24, column: 28, scope: !149)
!167 = !DILocation(line: 24, column: 23, scope: !149)
!168 = !DILocation(line: 24, column: 10, scope: !149)
!169 = !DILocation(line: 24, column: 34, scope: !149)
!170 = !DILocation(line: 24, column: 5, scope: !149)
!171 = !DILocation(line: 25, column: 11, scope: !149)
!172 = !DILocation(line: 25, column: 15, scope: !149)
!173 = !DILocation(line: 25, column: 19, scope: !149)
!174 = !DILocation(line: 25, column: 23, scope: !149)
!175 = !DILocation(line: 25, column: 26, scope: !149)
!176 = !DILocation(line: 25, column: 29, scope: !149)
!177 = !DILocation(line: 26, column: 15, scope: !149)
!178 = !DILocation(line: 26, column: 19, scope: !149)
!179 = !DILocation(line: 26, column: 12, scope: !149)
!180 = !DILocation(line: 26, column: 9, scope: !149)
!181 = !DILocation(line: 27, column: 5, scope: !149)
!182 = !DILocation(line: 24, column: 43, scope: !149)
!183 = !DILocation(line: 24, column: 47, scope: !149)
!184 = !DILocation(line: 24, column: 41, scope: !149)
!185 = distinct !{!185, !170, !181, !40}
!186 = !DILocation(line: 28, column: 12, scope: !149)
!187 = !DILocation(line: 28, column: 19, scope: !149)
!188 = !DILocation(line: 28, column: 22, scope: !149)
!189 = !DILocation(line: 28, column: 15, scope: !149)
!190 = !DILocation(line: 28, column: 30, scope: !149)
!191 = !DILocation(line: 28, column: 28, scope: !149)
!192 = !DILocation(line: 28, column: 8, scope: !149)
!193 = !DILocation(line: 29, column: 24, scope: !149)
!194 = !DILocation(line: 29, column: 29, scope: !149)
!195 = !DILocation(line: 29, column: 27, scope: !149)
!196 = !DILocation(line: 29, column: 12, scope: !149)
!197 = !DILocation(line: 29, column: 16, scope: !149)
!198 = !DILocation(line: 29, column: 5, scope: !149)
!199 = !DILocation(line: 29, column: 21, scope: !149)
!200 = !DILocation(line: 30, column: 14, scope: !149)
!201 = !DILocation(line: 30, column: 17, scope: !149)
!202 = !DILocation(line: 30, column: 25, scope: !149)
!203 = !DILocation(line: 30, column: 10, scope: !149)
!204 = !DILocation(line: 30, column: 8, scope: !149)
!205 = !DILocation(line: 31, column: 11, scope: !149)
!206 = !DILocation(line: 31, column: 8, scope: !149)
!207 = !DILocation(line: 32, column: 3, scope: !149)
!208 = !DILocation(line: 23, column: 46, scope: !149)
!209 = distinct !{!209, !165, !207, !40}
!210 = !DILocation(line: 33, column: 3, scope: !149)
!211 = distinct !DISubprogram(name: "f0", scope: !1, file: !1, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!212 = !DILocation(line: 10, column: 17, scope: !211)
!213 = !DILocation(line: 10, column: 22, scope: !211)
!214 = !DILocation(line: 10, column: 20, scope: !211)
!215 = !DILocation(line: 10, column: 12, scope: !211)
!216 = !DILocation(line: 10, column: 31, scope: !211)
!217 = !DILocation(line: 10, column: 26, scope: !211)
!218 = !DILocation(line: 10, column: 35, scope: !211)
!219 = !DILocation(line: 10, column: 43, scope: !211)
!220 = !DILocation(line: 10, column: 51, scope: !211)
!221 = !DILocation(line: 11, column: 9, scope: !211)
!222 = !DILocation(line: 11, column: 14, scope: !211)
!223 = !DILocation(line: 11, column: 12, scope: !211)
!224 = !DILocation(line: 11, column: 22, scope: !211)
!225 = !DILocation(line: 11, column: 25, scope: !211)
!226 = !DILocation(line: 11, column: 18, scope: !211)
!227 = !DILocation(line: 11, column: 34, scope: !211)
!228 = !DILocation(line: 11, column: 31, scope: !211)
!229 = !DILocation(line: 11, column: 7, scope: !211)
!230 = !DILocation(line: 12, column: 13, scope: !211)
!231 = !DILocation(line: 12, column: 18, scope: !211)
!232 = !DILocation(line: 12, column: 16, scope: !211)
!233 = !DILocation(line: 12, column: 31, scope: !211)
!234 = !DILocation(line: 12, column: 34, scope: !211)
!235 = !DILocation(line: 12, column: 25, scope: !211)
!236 = !DILocation(line: 12, column: 39, scope: !211)
!237 = !DILocation(line: 12, column: 47, scope: !211)
!238 = !DILocation(line: 12, column: 52, scope: !211)
!239 = !DILocation(line: 12, column: 22, scope: !211)
!240 = !DILocation(line: 12, column: 8, scope: !211)
!241 = !DILocation(line: 13, column: 23, scope: !211)
!242 = !DILocation(line: 13, column: 18, scope: !211)
!243 = !DILocation(line: 14, column: 15, scope: !211)
!244 = !DILocation(line: 14, column: 5, scope: !211)
!245 = !DILocation(line: 14, column: 9, scope: !211)
!246 = !DILocation(line: 14, column: 13, scope: !211)
!247 = !DILocation(line: 14, column: 30, scope: !211)
!248 = !DILocation(line: 14, column: 19, scope: !211)
!249 = !DILocation(line: 14, column: 23, scope: !211)
!250 = !DILocation(line: 14, column: 28, scope: !211)
!251 = !DILocation(line: 14, column: 43, scope: !211)
!252 = !DILocation(line: 14, column: 41, scope: !211)
!253 = !DILocation(line: 15, column: 3, scope: !211)
!254 = !DILocation(line: 16, column: 10, scope: !211)
!255 = !DILocation(line: 16, column: 15, scope: !211)
!256 = !DILocation(line: 16, column: 13, scope: !211)
!257 = !DILocation(line: 16, column: 22, scope: !211)
!258 = !DILocation(line: 16, column: 25, scope: !211)
!259 = !DILocation(line: 16, column: 19, scope: !211)
!260 = !DILocation(line: 16, column: 6, scope: !211)
!261 = !DILocation(line: 17, column: 3, scope: !211)
!262 = !DILocation(line: 18, column: 3, scope: !211)
!263 = !DILocation(line: 19, column: 23, scope: !211)
!264 = !DILocation(line: 19, column: 26, scope: !211)
!265 = !DILocation(line: 19, column: 17, scope: !211)
!266 = !DILocation(line: 19, column: 15, scope: !211)
!267 = !DILocation(line: 19, column: 33, scope: !211)
!268 = !DILocation(line: 19, column: 3, scope: !211)
