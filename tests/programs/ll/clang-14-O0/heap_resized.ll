; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/heap_resized.c
; ModuleID = 'tests/programs/heap_resized.c'
source_filename = "tests/programs/heap_resized.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"abcdefghijklmno\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8*, align 8
  %6 = alloca i32, align 4
  %7 = alloca i8*, align 8
  %8 = alloca i8*, align 8
  %9 = alloca i8*, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8*, align 8
  %13 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %14 = load i8, i8* %2, align 1, !dbg !14
  %15 = zext i8 %14 to i32, !dbg !14
  %16 = and i32 %15, 31, !dbg !15
  %17 = trunc i32 %16 to i8, !dbg !14
  store i8 %17, i8* %3, align 1, !dbg !16
  %18 = load i8, i8* %2, align 1, !dbg !17
  %19 = zext i8 %18 to i32, !dbg !17
  %20 = ashr i32 %19, 5, !dbg !18
  %21 = trunc i32 %20 to i8, !dbg !17
  store i8 %21, i8* %4, align 1, !dbg !19
  %22 = call noalias i8* @malloc(i64 noundef 16) #5, !dbg !20
  store i8* %22, i8** %5, align 8, !dbg !21
  %23 = load i8*, i8** %5, align 8, !dbg !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %23, i8* align 1 getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i64 16, i1 false), !dbg !23
  store i32 0, i32* %6, align 4, !dbg !24
  %24 = load i8, i8* %4, align 1, !dbg !25
  %25 = zext i8 %24 to i32, !dbg !25
  %26 = icmp slt i32 %25, 4, !dbg !26
  br i1 %26, label %27, label %108, !dbg !25

27:                                               ; preds = %0
  %28 = load i8*, i8** %5, align 8, !dbg !27
  %29 = load i8, i8* %3, align 1, !dbg !28
  %30 = zext i8 %29 to i64, !dbg !28
  %31 = call i8* @realloc(i8* noundef %28, i64 noundef %30) #5, !dbg !29
  store i8* %31, i8** %5, align 8, !dbg !30
  %32 = load i8*, i8** %5, align 8, !dbg !31
  %33 = icmp ne i8* %32, null, !dbg !31
  br i1 %33, label %35, label %34, !dbg !32

34:                                               ; preds = %27
  store i32 1, i32* %1, align 4, !dbg !33
  br label %335, !dbg !33

35:                                               ; preds = %27
  %36 = call noalias i8* @malloc(i64 noundef 1) #5, !dbg !34
  store i8* %36, i8** %7, align 8, !dbg !35
  %37 = load i8*, i8** %7, align 8, !dbg !36
  %38 = load i8*, i8** %5, align 8, !dbg !37
  %39 = icmp ugt i8* %37, %38, !dbg !38
  %40 = zext i1 %39 to i64, !dbg !36
  %41 = select i1 %39, i32 2, i32 0, !dbg !36
  %42 = load i32, i32* %6, align 4, !dbg !39
  %43 = add nsw i32 %42, %41, !dbg !39
  store i32 %43, i32* %6, align 4, !dbg !39
  %44 = load i8, i8* %4, align 1, !dbg !40
  %45 = zext i8 %44 to i32, !dbg !40
  %46 = icmp eq i32 %45, 1, !dbg !41
  br i1 %46, label %47, label %61, !dbg !42

47:                                               ; preds = %35
  %48 = load i8, i8* %3, align 1, !dbg !43
  %49 = zext i8 %48 to i32, !dbg !43
  %50 = icmp sgt i32 %49, 12, !dbg !44
  br i1 %50, label %51, label %61, !dbg !40

51:                                               ; preds = %47
  %52 = load i8*, i8** %5, align 8, !dbg !45
  %53 = getelementptr inbounds i8, i8* %52, i64 12, !dbg !45
  %54 = load i8, i8* %53, align 1, !dbg !45
  %55 = sext i8 %54 to i32, !dbg !45
  %56 = icmp eq i32 %55, 109, !dbg !46
  %57 = zext i1 %56 to i64, !dbg !45
  %58 = select i1 %56, i32 4, i32 8, !dbg !45
  %59 = load i32, i32* %6, align 4, !dbg !47
  %60 = add nsw i32 %59, %58, !dbg !47
  store i32 %60, i32* %6, align 4, !dbg !47
  br label %61, !dbg !48

61:                                               ; preds = %51, %47, %35
  %62 = load i8, i8* %4, align 1, !dbg !49
  %63 = zext i8 %62 to i32, !dbg !49
  %64 = icmp eq i32 %63, 2, !dbg !50
  br i1 %64, label %65, label %84, !dbg !51

65:                                               ; preds = %61
  %66 = load i8, i8* %3, align 1, !dbg !52
  %67 = zext i8 %66 to i32, !dbg !52
  %68 = icmp sgt i32 %67, 20, !dbg !53
  br i1 %68, label %69, label %84, !dbg !49

69:                                               ; preds = %65
  %70 = load i8, i8* %2, align 1, !dbg !54
  %71 = load i8*, i8** %5, align 8, !dbg !55
  %72 = getelementptr inbounds i8, i8* %71, i64 18, !dbg !55
  store i8 %70, i8* %72, align 1, !dbg !56
  %73 = load i8*, i8** %5, align 8, !dbg !57
  %74 = getelementptr inbounds i8, i8* %73, i64 5, !dbg !57
  %75 = load i8, i8* %74, align 1, !dbg !57
  %76 = sext i8 %75 to i32, !dbg !57
  %77 = load i8*, i8** %5, align 8, !dbg !58
  %78 = getelementptr inbounds i8, i8* %77, i64 18, !dbg !58
  %79 = load i8, i8* %78, align 1, !dbg !58
  %80 = sext i8 %79 to i32, !dbg !58
  %81 = add nsw i32 %76, %80, !dbg !59
  %82 = load i32, i32* %6, align 4, !dbg !60
  %83 = add nsw i32 %82, %81, !dbg !60
  store i32 %83, i32* %6, align 4, !dbg !60
  br label %84, !dbg !61

84:                                               ; preds = %69, %65, %61
  %85 = load i8, i8* %4, align 1, !dbg !62
  %86 = zext i8 %85 to i32, !dbg !62
  %87 = icmp eq i32 %86, 3, !dbg !63
  br i1 %87, label %88, label %106, !dbg !62

88:                                               ; preds = %84
  %89 = load i8*, i8** %5, align 8, !dbg !64
  %90 = load i8, i8* %3, align 1, !dbg !65
  %91 = zext i8 %90 to i32, !dbg !65
  %92 = sdiv i32 %91, 2, !dbg !66
  %93 = sext i32 %92 to i64, !dbg !64
  %94 = getelementptr inbounds i8, i8* %89, i64 %93, !dbg !64
  %95 = load i8, i8* %94, align 1, !dbg !64
  %96 = sext i8 %95 to i32, !dbg !64
  %97 = load i8*, i8** %5, align 8, !dbg !67
  %98 = load i8, i8* %3, align 1, !dbg !68
  %99 = zext i8 %98 to i64, !dbg !67
  %100 = getelementptr inbounds i8, i8* %97, i64 %99, !dbg !67
  %101 = load i8, i8* %100, align 1, !dbg !67
  %102 = sext i8 %101 to i32, !dbg !67
  %103 = add nsw i32 %96, %102, !dbg !69
  %104 = load i32, i32* %6, align 4, !dbg !70
  %105 = add nsw i32 %104, %103, !dbg !70
  store i32 %105, i32* %6, align 4, !dbg !70
  br label %106, !dbg !71

106:                                              ; preds = %88, %84
  %107 = load i8*, i8** %7, align 8, !dbg !72
  call void @free(i8* noundef %107) #5, !dbg !73
  br label %331, !dbg !74

108:                                              ; preds = %0
  %109 = load i8, i8* %4, align 1, !dbg !75
  %110 = zext i8 %109 to i32, !dbg !75
  %111 = icmp eq i32 %110, 4, !dbg !76
  br i1 %111, label %112, label %140, !dbg !75

112:                                              ; preds = %108
  %113 = load i8*, i8** %5, align 8, !dbg !77
  %114 = load i8, i8* %3, align 1, !dbg !78
  %115 = zext i8 %114 to i32, !dbg !78
  %116 = add nsw i32 %115, 1, !dbg !79
  %117 = sext i32 %116 to i64, !dbg !78
  %118 = call i8* @realloc(i8* noundef %113, i64 noundef %117) #5, !dbg !80
  store i8* %118, i8** %5, align 8, !dbg !81
  %119 = load i8*, i8** %5, align 8, !dbg !82
  %120 = call i8* @realloc(i8* noundef %119, i64 noundef 40) #5, !dbg !83
  store i8* %120, i8** %5, align 8, !dbg !84
  %121 = load i8, i8* %3, align 1, !dbg !85
  %122 = zext i8 %121 to i32, !dbg !85
  %123 = icmp sge i32 %122, 15, !dbg !86
  br i1 %123, label %124, label %130, !dbg !85

124:                                              ; preds = %112
  %125 = load i8*, i8** %5, align 8, !dbg !87
  %126 = call i64 @strlen(i8* noundef %125) #6, !dbg !88
  %127 = trunc i64 %126 to i32, !dbg !89
  %128 = load i32, i32* %6, align 4, !dbg !90
  %129 = add nsw i32 %128, %127, !dbg !90
  store i32 %129, i32* %6, align 4, !dbg !90
  br label %139, !dbg !91

130:                                              ; preds = %112
  %131 = load i8*, i8** %5, align 8, !dbg !92
  %132 = load i8, i8* %3, align 1, !dbg !93
  %133 = zext i8 %132 to i64, !dbg !92
  %134 = getelementptr inbounds i8, i8* %131, i64 %133, !dbg !92
  %135 = load i8, i8* %134, align 1, !dbg !92
  %136 = sext i8 %135 to i32, !dbg !92
  %137 = load i32, i32* %6, align 4, !dbg !94
  %138 = add nsw i32 %137, %136, !dbg !94
  store i32 %138, i32* %6, align 4, !dbg !94
  br label %139

139:                                              ; preds = %130, %124
  br label %330, !dbg !95

140:                                              ; preds = %108
  %141 = load i8, i8* %4, align 1, !dbg !96
  %142 = zext i8 %141 to i32, !dbg !96
  %143 = icmp eq i32 %142, 5, !dbg !97
  br i1 %143, label %144, label %223, !dbg !96

144:                                              ; preds = %140
  %145 = load i8, i8* %3, align 1, !dbg !98
  %146 = zext i8 %145 to i32, !dbg !98
  %147 = add nsw i32 %146, 2, !dbg !99
  %148 = sext i32 %147 to i64, !dbg !98
  %149 = call noalias i8* @malloc(i64 noundef %148) #5, !dbg !100
  store i8* %149, i8** %8, align 8, !dbg !101
  %150 = load i8*, i8** %8, align 8, !dbg !102
  %151 = load i8, i8* %3, align 1, !dbg !103
  %152 = zext i8 %151 to i64, !dbg !102
  %153 = getelementptr inbounds i8, i8* %150, i64 %152, !dbg !102
  store i8 120, i8* %153, align 1, !dbg !104
  %154 = load i8*, i8** %8, align 8, !dbg !105
  %155 = load i8, i8* %3, align 1, !dbg !106
  %156 = zext i8 %155 to i32, !dbg !106
  %157 = add nsw i32 %156, 1, !dbg !107
  %158 = sext i32 %157 to i64, !dbg !105
  %159 = getelementptr inbounds i8, i8* %154, i64 %158, !dbg !105
  store i8 0, i8* %159, align 1, !dbg !108
  %160 = load i8*, i8** %8, align 8, !dbg !109
  %161 = load i8, i8* %3, align 1, !dbg !110
  %162 = zext i8 %161 to i32, !dbg !110
  %163 = add nsw i32 %162, 5, !dbg !111
  %164 = sext i32 %163 to i64, !dbg !110
  %165 = call i8* @realloc(i8* noundef %160, i64 noundef %164) #5, !dbg !112
  store i8* %165, i8** %8, align 8, !dbg !113
  %166 = load i8*, i8** %8, align 8, !dbg !114
  %167 = load i8, i8* %3, align 1, !dbg !115
  %168 = zext i8 %167 to i32, !dbg !115
  %169 = add nsw i32 %168, 1, !dbg !116
  %170 = sext i32 %169 to i64, !dbg !114
  %171 = getelementptr inbounds i8, i8* %166, i64 %170, !dbg !114
  store i8 121, i8* %171, align 1, !dbg !117
  %172 = load i8*, i8** %8, align 8, !dbg !118
  %173 = load i8, i8* %3, align 1, !dbg !119
  %174 = zext i8 %173 to i32, !dbg !119
  %175 = add nsw i32 %174, 2, !dbg !120
  %176 = sext i32 %175 to i64, !dbg !118
  %177 = getelementptr inbounds i8, i8* %172, i64 %176, !dbg !118
  store i8 0, i8* %177, align 1, !dbg !121
  %178 = load i8*, i8** %8, align 8, !dbg !122
  %179 = load i8, i8* %3, align 1, !dbg !123
  %180 = zext i8 %179 to i64, !dbg !122
  %181 = getelementptr inbounds i8, i8* %178, i64 %180, !dbg !122
  %182 = load i8, i8* %181, align 1, !dbg !122
  %183 = sext i8 %182 to i32, !dbg !122
  %184 = icmp eq i32 %183, 120, !dbg !124
  br i1 %184, label %185, label %195, !dbg !125

185:                                              ; preds = %144
  %186 = load i8*, i8** %8, align 8, !dbg !126
  %187 = load i8, i8* %3, align 1, !dbg !127
  %188 = zext i8 %187 to i32, !dbg !127
  %189 = add nsw i32 %188, 1, !dbg !128
  %190 = sext i32 %189 to i64, !dbg !126
  %191 = getelementptr inbounds i8, i8* %186, i64 %190, !dbg !126
  %192 = load i8, i8* %191, align 1, !dbg !126
  %193 = sext i8 %192 to i32, !dbg !126
  %194 = icmp eq i32 %193, 121, !dbg !129
  br label %195

195:                                              ; preds = %185, %144
  %196 = phi i1 [ false, %144 ], [ %194, %185 ], !dbg !130
  %197 = zext i1 %196 to i64, !dbg !122
  %198 = select i1 %196, i32 3, i32 5, !dbg !122
  %199 = load i32, i32* %6, align 4, !dbg !131
  %200 = add nsw i32 %199, %198, !dbg !131
  store i32 %200, i32* %6, align 4, !dbg !131
  %201 = load i8*, i8** %8, align 8, !dbg !132
  %202 = call i8* @realloc(i8* noundef %201, i64 noundef 100) #5, !dbg !133
  store i8* %202, i8** %8, align 8, !dbg !134
  %203 = load i8*, i8** %8, align 8, !dbg !135
  %204 = getelementptr inbounds i8, i8* %203, i64 99, !dbg !135
  store i8 0, i8* %204, align 1, !dbg !136
  %205 = load i8*, i8** %8, align 8, !dbg !137
  %206 = load i8, i8* %3, align 1, !dbg !138
  %207 = zext i8 %206 to i64, !dbg !137
  %208 = getelementptr inbounds i8, i8* %205, i64 %207, !dbg !137
  %209 = load i8, i8* %208, align 1, !dbg !137
  %210 = sext i8 %209 to i32, !dbg !137
  %211 = load i8*, i8** %8, align 8, !dbg !139
  %212 = load i8, i8* %3, align 1, !dbg !140
  %213 = zext i8 %212 to i32, !dbg !140
  %214 = add nsw i32 %213, 2, !dbg !141
  %215 = sext i32 %214 to i64, !dbg !139
  %216 = getelementptr inbounds i8, i8* %211, i64 %215, !dbg !139
  %217 = load i8, i8* %216, align 1, !dbg !139
  %218 = sext i8 %217 to i32, !dbg !139
  %219 = add nsw i32 %210, %218, !dbg !142
  %220 = load i32, i32* %6, align 4, !dbg !143
  %221 = add nsw i32 %220, %219, !dbg !143
  store i32 %221, i32* %6, align 4, !dbg !143
  %222 = load i8*, i8** %8, align 8, !dbg !144
  call void @free(i8* noundef %222) #5, !dbg !145
  br label %329, !dbg !146

223:                                              ; preds = %140
  %224 = load i8, i8* %4, align 1, !dbg !147
  %225 = zext i8 %224 to i32, !dbg !147
  %226 = icmp eq i32 %225, 6, !dbg !148
  br i1 %226, label %227, label %270, !dbg !147

227:                                              ; preds = %223
  %228 = call noalias i8* @calloc(i64 noundef 4, i64 noundef 4) #5, !dbg !149
  store i8* %228, i8** %9, align 8, !dbg !150
  %229 = load i8*, i8** %9, align 8, !dbg !151
  %230 = getelementptr inbounds i8, i8* %229, i64 15, !dbg !151
  store i8 7, i8* %230, align 1, !dbg !152
  %231 = load i8*, i8** %9, align 8, !dbg !153
  %232 = load i8, i8* %3, align 1, !dbg !154
  %233 = zext i8 %232 to i64, !dbg !154
  %234 = call i8* @reallocarray(i8* noundef %231, i64 noundef %233, i64 noundef 4) #5, !dbg !155
  store i8* %234, i8** %9, align 8, !dbg !156
  %235 = load i8*, i8** %9, align 8, !dbg !157
  %236 = icmp ne i8* %235, null, !dbg !157
  br i1 %236, label %238, label %237, !dbg !158

237:                                              ; preds = %227
  store i32 2, i32* %1, align 4, !dbg !159
  br label %335, !dbg !159

238:                                              ; preds = %227
  %239 = load i8, i8* %3, align 1, !dbg !160
  %240 = zext i8 %239 to i32, !dbg !160
  %241 = icmp sge i32 %240, 4, !dbg !161
  br i1 %241, label %242, label %254, !dbg !160

242:                                              ; preds = %238
  %243 = load i8*, i8** %9, align 8, !dbg !162
  %244 = getelementptr inbounds i8, i8* %243, i64 15, !dbg !162
  %245 = load i8, i8* %244, align 1, !dbg !162
  %246 = zext i8 %245 to i32, !dbg !162
  %247 = load i8*, i8** %9, align 8, !dbg !163
  %248 = getelementptr inbounds i8, i8* %247, i64 0, !dbg !163
  %249 = load i8, i8* %248, align 1, !dbg !163
  %250 = zext i8 %249 to i32, !dbg !163
  %251 = add nsw i32 %246, %250, !dbg !164
  %252 = load i32, i32* %6, align 4, !dbg !165
  %253 = add nsw i32 %252, %251, !dbg !165
  store i32 %253, i32* %6, align 4, !dbg !165
  br label %254, !dbg !166

254:                                              ; preds = %242, %238
  %255 = load i8, i8* %3, align 1, !dbg !167
  %256 = zext i8 %255 to i32, !dbg !167
  %257 = icmp eq i32 %256, 30, !dbg !168
  br i1 %257, label %258, label %261, !dbg !167

258:                                              ; preds = %254
  %259 = load i8*, i8** %9, align 8, !dbg !169
  %260 = getelementptr inbounds i8, i8* %259, i64 119, !dbg !169
  store i8 1, i8* %260, align 1, !dbg !170
  br label %261, !dbg !169

261:                                              ; preds = %258, %254
  %262 = load i8, i8* %3, align 1, !dbg !171
  %263 = zext i8 %262 to i32, !dbg !171
  %264 = icmp eq i32 %263, 3, !dbg !172
  br i1 %264, label %265, label %268, !dbg !171

265:                                              ; preds = %261
  %266 = load i8*, i8** %9, align 8, !dbg !173
  %267 = getelementptr inbounds i8, i8* %266, i64 12, !dbg !173
  store i8 1, i8* %267, align 1, !dbg !174
  br label %268, !dbg !173

268:                                              ; preds = %265, %261
  %269 = load i8*, i8** %9, align 8, !dbg !175
  call void @free(i8* noundef %269) #5, !dbg !176
  br label %328, !dbg !177

270:                                              ; preds = %223
  store i32 0, i32* %10, align 4, !dbg !178
  store i32 0, i32* %11, align 4, !dbg !179
  store i8* null, i8** %12, align 8, !dbg !180
  store i32 0, i32* %13, align 4, !dbg !181
  br label %271, !dbg !182

271:                                              ; preds = %299, %270
  %272 = load i32, i32* %13, align 4, !dbg !183
  %273 = icmp ult i32 %272, 3, !dbg !184
  br i1 %273, label %274, label %302, !dbg !185

274:                                              ; preds = %271
  %275 = load i8, i8* %3, align 1, !dbg !186
  %276 = zext i8 %275 to i32, !dbg !186
  %277 = load i32, i32* %13, align 4, !dbg !187
  %278 = add i32 %276, %277, !dbg !188
  %279 = add i32 %278, 1, !dbg !189
  %280 = load i32, i32* %11, align 4, !dbg !190
  %281 = add i32 %280, %279, !dbg !190
  store i32 %281, i32* %11, align 4, !dbg !190
  %282 = load i8*, i8** %12, align 8, !dbg !191
  %283 = load i32, i32* %11, align 4, !dbg !192
  %284 = zext i32 %283 to i64, !dbg !192
  %285 = call i8* @realloc(i8* noundef %282, i64 noundef %284) #5, !dbg !193
  store i8* %285, i8** %12, align 8, !dbg !194
  %286 = load i32, i32* %13, align 4, !dbg !195
  %287 = add i32 48, %286, !dbg !196
  %288 = trunc i32 %287 to i8, !dbg !197
  %289 = load i8*, i8** %12, align 8, !dbg !198
  %290 = load i32, i32* %10, align 4, !dbg !199
  %291 = add i32 %290, 1, !dbg !199
  store i32 %291, i32* %10, align 4, !dbg !199
  %292 = zext i32 %290 to i64, !dbg !198
  %293 = getelementptr inbounds i8, i8* %289, i64 %292, !dbg !198
  store i8 %288, i8* %293, align 1, !dbg !200
  %294 = load i8*, i8** %12, align 8, !dbg !201
  %295 = load i32, i32* %11, align 4, !dbg !202
  %296 = sub i32 %295, 1, !dbg !203
  %297 = zext i32 %296 to i64, !dbg !201
  %298 = getelementptr inbounds i8, i8* %294, i64 %297, !dbg !201
  store i8 101, i8* %298, align 1, !dbg !204
  br label %299, !dbg !205

299:                                              ; preds = %274
  %300 = load i32, i32* %13, align 4, !dbg !206
  %301 = add i32 %300, 1, !dbg !206
  store i32 %301, i32* %13, align 4, !dbg !206
  br label %271, !dbg !185, !llvm.loop !207

302:                                              ; preds = %271
  %303 = load i8*, i8** %12, align 8, !dbg !209
  %304 = getelementptr inbounds i8, i8* %303, i64 0, !dbg !209
  %305 = load i8, i8* %304, align 1, !dbg !209
  %306 = sext i8 %305 to i32, !dbg !209
  %307 = load i8*, i8** %12, align 8, !dbg !210
  %308 = load i32, i32* %10, align 4, !dbg !211
  %309 = sub i32 %308, 1, !dbg !212
  %310 = zext i32 %309 to i64, !dbg !210
  %311 = getelementptr inbounds i8, i8* %307, i64 %310, !dbg !210
  %312 = load i8, i8* %311, align 1, !dbg !210
  %313 = sext i8 %312 to i32, !dbg !210
  %314 = add nsw i32 %306, %313, !dbg !213
  %315 = load i8*, i8** %12, align 8, !dbg !214
  %316 = load i32, i32* %11, align 4, !dbg !215
  %317 = sub i32 %316, 1, !dbg !216
  %318 = zext i32 %317 to i64, !dbg !214
  %319 = getelementptr inbounds i8, i8* %315, i64 %318, !dbg !214
  %320 = load i8, i8* %319, align 1, !dbg !214
  %321 = sext i8 %320 to i32, !dbg !214
  %322 = icmp eq i32 %321, 101, !dbg !217
  %323 = zext i1 %322 to i32, !dbg !217
  %324 = add nsw i32 %314, %323, !dbg !218
  %325 = load i32, i32* %6, align 4, !dbg !219
  %326 = add nsw i32 %325, %324, !dbg !219
  store i32 %326, i32* %6, align 4, !dbg !219
  %327 = load i8*, i8** %12, align 8, !dbg !220
  call void @free(i8* noundef %327) #5, !dbg !221
  br label %328

328:                                              ; preds = %302, %268
  br label %329

329:                                              ; preds = %328, %195
  br label %330

330:                                              ; preds = %329, %139
  br label %331

331:                                              ; preds = %330, %106
  %332 = load i8*, i8** %5, align 8, !dbg !222
  call void @free(i8* noundef %332) #5, !dbg !223
  %333 = load i32, i32* %6, align 4, !dbg !224
  %334 = and i32 %333, 127, !dbg !225
  store i32 %334, i32* %1, align 4, !dbg !226
  br label %335, !dbg !226

335:                                              ; preds = %331, %237, %34
  %336 = load i32, i32* %1, align 4, !dbg !227
  ret i32 %336, !dbg !227
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #2

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i8* @realloc(i8* noundef, i64 noundef) #2

; Function Attrs: nounwind
declare void @free(i8* noundef) #2

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #4

; Function Attrs: nounwind
declare noalias i8* @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i8* @reallocarray(i8* noundef, i64 noundef, i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nofree nounwind willreturn }
attributes #4 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind readonly willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/heap_resized.c", directory: ".", checksumkind: CSK_MD5, checksum: "075072e3fd7ab204acae2171a76d612e")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 10, column: 5, scope: !10)
!14 = !DILocation(line: 11, column: 23, scope: !10)
!15 = !DILocation(line: 11, column: 25, scope: !10)
!16 = !DILocation(line: 11, column: 19, scope: !10)
!17 = !DILocation(line: 11, column: 35, scope: !10)
!18 = !DILocation(line: 11, column: 37, scope: !10)
!19 = !DILocation(line: 11, column: 31, scope: !10)
!20 = !DILocation(line: 12, column: 15, scope: !10)
!21 = !DILocation(line: 12, column: 11, scope: !10)
!22 = !DILocation(line: 13, column: 12, scope: !10)
!23 = !DILocation(line: 13, column: 5, scope: !10)
!24 = !DILocation(line: 14, column: 9, scope: !10)
!25 = !DILocation(line: 15, column: 9, scope: !10)
!26 = !DILocation(line: 15, column: 11, scope: !10)
!27 = !DILocation(line: 16, column: 21, scope: !10)
!28 = !DILocation(line: 16, column: 24, scope: !10)
!29 = !DILocation(line: 16, column: 13, scope: !10)
!30 = !DILocation(line: 16, column: 11, scope: !10)
!31 = !DILocation(line: 17, column: 14, scope: !10)
!32 = !DILocation(line: 17, column: 13, scope: !10)
!33 = !DILocation(line: 18, column: 13, scope: !10)
!34 = !DILocation(line: 19, column: 19, scope: !10)
!35 = !DILocation(line: 19, column: 15, scope: !10)
!36 = !DILocation(line: 20, column: 14, scope: !10)
!37 = !DILocation(line: 20, column: 18, scope: !10)
!38 = !DILocation(line: 20, column: 16, scope: !10)
!39 = !DILocation(line: 20, column: 11, scope: !10)
!40 = !DILocation(line: 21, column: 13, scope: !10)
!41 = !DILocation(line: 21, column: 15, scope: !10)
!42 = !DILocation(line: 21, column: 20, scope: !10)
!43 = !DILocation(line: 21, column: 23, scope: !10)
!44 = !DILocation(line: 21, column: 25, scope: !10)
!45 = !DILocation(line: 22, column: 18, scope: !10)
!46 = !DILocation(line: 22, column: 24, scope: !10)
!47 = !DILocation(line: 22, column: 15, scope: !10)
!48 = !DILocation(line: 22, column: 13, scope: !10)
!49 = !DILocation(line: 23, column: 13, scope: !10)
!50 = !DILocation(line: 23, column: 15, scope: !10)
!51 = !DILocation(line: 23, column: 20, scope: !10)
!52 = !DILocation(line: 23, column: 23, scope: !10)
!53 = !DILocation(line: 23, column: 25, scope: !10)
!54 = !DILocation(line: 24, column: 21, scope: !10)
!55 = !DILocation(line: 24, column: 13, scope: !10)
!56 = !DILocation(line: 24, column: 19, scope: !10)
!57 = !DILocation(line: 25, column: 18, scope: !10)
!58 = !DILocation(line: 25, column: 25, scope: !10)
!59 = !DILocation(line: 25, column: 23, scope: !10)
!60 = !DILocation(line: 25, column: 15, scope: !10)
!61 = !DILocation(line: 26, column: 9, scope: !10)
!62 = !DILocation(line: 27, column: 13, scope: !10)
!63 = !DILocation(line: 27, column: 15, scope: !10)
!64 = !DILocation(line: 28, column: 18, scope: !10)
!65 = !DILocation(line: 28, column: 20, scope: !10)
!66 = !DILocation(line: 28, column: 22, scope: !10)
!67 = !DILocation(line: 28, column: 29, scope: !10)
!68 = !DILocation(line: 28, column: 31, scope: !10)
!69 = !DILocation(line: 28, column: 27, scope: !10)
!70 = !DILocation(line: 28, column: 15, scope: !10)
!71 = !DILocation(line: 28, column: 13, scope: !10)
!72 = !DILocation(line: 29, column: 14, scope: !10)
!73 = !DILocation(line: 29, column: 9, scope: !10)
!74 = !DILocation(line: 30, column: 5, scope: !10)
!75 = !DILocation(line: 30, column: 16, scope: !10)
!76 = !DILocation(line: 30, column: 18, scope: !10)
!77 = !DILocation(line: 32, column: 21, scope: !10)
!78 = !DILocation(line: 32, column: 24, scope: !10)
!79 = !DILocation(line: 32, column: 26, scope: !10)
!80 = !DILocation(line: 32, column: 13, scope: !10)
!81 = !DILocation(line: 32, column: 11, scope: !10)
!82 = !DILocation(line: 33, column: 21, scope: !10)
!83 = !DILocation(line: 33, column: 13, scope: !10)
!84 = !DILocation(line: 33, column: 11, scope: !10)
!85 = !DILocation(line: 34, column: 13, scope: !10)
!86 = !DILocation(line: 34, column: 15, scope: !10)
!87 = !DILocation(line: 35, column: 30, scope: !10)
!88 = !DILocation(line: 35, column: 23, scope: !10)
!89 = !DILocation(line: 35, column: 18, scope: !10)
!90 = !DILocation(line: 35, column: 15, scope: !10)
!91 = !DILocation(line: 35, column: 13, scope: !10)
!92 = !DILocation(line: 37, column: 18, scope: !10)
!93 = !DILocation(line: 37, column: 20, scope: !10)
!94 = !DILocation(line: 37, column: 15, scope: !10)
!95 = !DILocation(line: 38, column: 5, scope: !10)
!96 = !DILocation(line: 38, column: 16, scope: !10)
!97 = !DILocation(line: 38, column: 18, scope: !10)
!98 = !DILocation(line: 40, column: 26, scope: !10)
!99 = !DILocation(line: 40, column: 28, scope: !10)
!100 = !DILocation(line: 40, column: 19, scope: !10)
!101 = !DILocation(line: 40, column: 15, scope: !10)
!102 = !DILocation(line: 41, column: 9, scope: !10)
!103 = !DILocation(line: 41, column: 11, scope: !10)
!104 = !DILocation(line: 41, column: 14, scope: !10)
!105 = !DILocation(line: 41, column: 21, scope: !10)
!106 = !DILocation(line: 41, column: 23, scope: !10)
!107 = !DILocation(line: 41, column: 25, scope: !10)
!108 = !DILocation(line: 41, column: 30, scope: !10)
!109 = !DILocation(line: 42, column: 21, scope: !10)
!110 = !DILocation(line: 42, column: 24, scope: !10)
!111 = !DILocation(line: 42, column: 26, scope: !10)
!112 = !DILocation(line: 42, column: 13, scope: !10)
!113 = !DILocation(line: 42, column: 11, scope: !10)
!114 = !DILocation(line: 43, column: 9, scope: !10)
!115 = !DILocation(line: 43, column: 11, scope: !10)
!116 = !DILocation(line: 43, column: 13, scope: !10)
!117 = !DILocation(line: 43, column: 18, scope: !10)
!118 = !DILocation(line: 43, column: 25, scope: !10)
!119 = !DILocation(line: 43, column: 27, scope: !10)
!120 = !DILocation(line: 43, column: 29, scope: !10)
!121 = !DILocation(line: 43, column: 34, scope: !10)
!122 = !DILocation(line: 44, column: 14, scope: !10)
!123 = !DILocation(line: 44, column: 16, scope: !10)
!124 = !DILocation(line: 44, column: 19, scope: !10)
!125 = !DILocation(line: 44, column: 26, scope: !10)
!126 = !DILocation(line: 44, column: 29, scope: !10)
!127 = !DILocation(line: 44, column: 31, scope: !10)
!128 = !DILocation(line: 44, column: 33, scope: !10)
!129 = !DILocation(line: 44, column: 38, scope: !10)
!130 = !DILocation(line: 0, scope: !10)
!131 = !DILocation(line: 44, column: 11, scope: !10)
!132 = !DILocation(line: 45, column: 21, scope: !10)
!133 = !DILocation(line: 45, column: 13, scope: !10)
!134 = !DILocation(line: 45, column: 11, scope: !10)
!135 = !DILocation(line: 46, column: 9, scope: !10)
!136 = !DILocation(line: 46, column: 15, scope: !10)
!137 = !DILocation(line: 47, column: 14, scope: !10)
!138 = !DILocation(line: 47, column: 16, scope: !10)
!139 = !DILocation(line: 47, column: 21, scope: !10)
!140 = !DILocation(line: 47, column: 23, scope: !10)
!141 = !DILocation(line: 47, column: 25, scope: !10)
!142 = !DILocation(line: 47, column: 19, scope: !10)
!143 = !DILocation(line: 47, column: 11, scope: !10)
!144 = !DILocation(line: 48, column: 14, scope: !10)
!145 = !DILocation(line: 48, column: 9, scope: !10)
!146 = !DILocation(line: 49, column: 5, scope: !10)
!147 = !DILocation(line: 49, column: 16, scope: !10)
!148 = !DILocation(line: 49, column: 18, scope: !10)
!149 = !DILocation(line: 50, column: 32, scope: !10)
!150 = !DILocation(line: 50, column: 24, scope: !10)
!151 = !DILocation(line: 51, column: 9, scope: !10)
!152 = !DILocation(line: 51, column: 19, scope: !10)
!153 = !DILocation(line: 52, column: 30, scope: !10)
!154 = !DILocation(line: 52, column: 37, scope: !10)
!155 = !DILocation(line: 52, column: 17, scope: !10)
!156 = !DILocation(line: 52, column: 15, scope: !10)
!157 = !DILocation(line: 53, column: 14, scope: !10)
!158 = !DILocation(line: 53, column: 13, scope: !10)
!159 = !DILocation(line: 54, column: 13, scope: !10)
!160 = !DILocation(line: 55, column: 13, scope: !10)
!161 = !DILocation(line: 55, column: 15, scope: !10)
!162 = !DILocation(line: 56, column: 18, scope: !10)
!163 = !DILocation(line: 56, column: 30, scope: !10)
!164 = !DILocation(line: 56, column: 28, scope: !10)
!165 = !DILocation(line: 56, column: 15, scope: !10)
!166 = !DILocation(line: 56, column: 13, scope: !10)
!167 = !DILocation(line: 57, column: 13, scope: !10)
!168 = !DILocation(line: 57, column: 15, scope: !10)
!169 = !DILocation(line: 58, column: 13, scope: !10)
!170 = !DILocation(line: 58, column: 24, scope: !10)
!171 = !DILocation(line: 59, column: 13, scope: !10)
!172 = !DILocation(line: 59, column: 15, scope: !10)
!173 = !DILocation(line: 60, column: 13, scope: !10)
!174 = !DILocation(line: 60, column: 23, scope: !10)
!175 = !DILocation(line: 61, column: 14, scope: !10)
!176 = !DILocation(line: 61, column: 9, scope: !10)
!177 = !DILocation(line: 62, column: 5, scope: !10)
!178 = !DILocation(line: 64, column: 18, scope: !10)
!179 = !DILocation(line: 64, column: 27, scope: !10)
!180 = !DILocation(line: 65, column: 15, scope: !10)
!181 = !DILocation(line: 66, column: 23, scope: !10)
!182 = !DILocation(line: 66, column: 14, scope: !10)
!183 = !DILocation(line: 66, column: 30, scope: !10)
!184 = !DILocation(line: 66, column: 32, scope: !10)
!185 = !DILocation(line: 66, column: 9, scope: !10)
!186 = !DILocation(line: 67, column: 20, scope: !10)
!187 = !DILocation(line: 67, column: 24, scope: !10)
!188 = !DILocation(line: 67, column: 22, scope: !10)
!189 = !DILocation(line: 67, column: 26, scope: !10)
!190 = !DILocation(line: 67, column: 17, scope: !10)
!191 = !DILocation(line: 68, column: 30, scope: !10)
!192 = !DILocation(line: 68, column: 38, scope: !10)
!193 = !DILocation(line: 68, column: 22, scope: !10)
!194 = !DILocation(line: 68, column: 20, scope: !10)
!195 = !DILocation(line: 69, column: 42, scope: !10)
!196 = !DILocation(line: 69, column: 40, scope: !10)
!197 = !DILocation(line: 69, column: 29, scope: !10)
!198 = !DILocation(line: 69, column: 13, scope: !10)
!199 = !DILocation(line: 69, column: 23, scope: !10)
!200 = !DILocation(line: 69, column: 27, scope: !10)
!201 = !DILocation(line: 70, column: 13, scope: !10)
!202 = !DILocation(line: 70, column: 20, scope: !10)
!203 = !DILocation(line: 70, column: 24, scope: !10)
!204 = !DILocation(line: 70, column: 29, scope: !10)
!205 = !DILocation(line: 71, column: 9, scope: !10)
!206 = !DILocation(line: 66, column: 38, scope: !10)
!207 = distinct !{!207, !185, !205, !208}
!208 = !{!"llvm.loop.mustprogress"}
!209 = !DILocation(line: 72, column: 14, scope: !10)
!210 = !DILocation(line: 72, column: 26, scope: !10)
!211 = !DILocation(line: 72, column: 33, scope: !10)
!212 = !DILocation(line: 72, column: 37, scope: !10)
!213 = !DILocation(line: 72, column: 24, scope: !10)
!214 = !DILocation(line: 72, column: 45, scope: !10)
!215 = !DILocation(line: 72, column: 52, scope: !10)
!216 = !DILocation(line: 72, column: 56, scope: !10)
!217 = !DILocation(line: 72, column: 61, scope: !10)
!218 = !DILocation(line: 72, column: 42, scope: !10)
!219 = !DILocation(line: 72, column: 11, scope: !10)
!220 = !DILocation(line: 73, column: 14, scope: !10)
!221 = !DILocation(line: 73, column: 9, scope: !10)
!222 = !DILocation(line: 75, column: 10, scope: !10)
!223 = !DILocation(line: 75, column: 5, scope: !10)
!224 = !DILocation(line: 76, column: 12, scope: !10)
!225 = !DILocation(line: 76, column: 14, scope: !10)
!226 = !DILocation(line: 76, column: 5, scope: !10)
!227 = !DILocation(line: 77, column: 1, scope: !10)
