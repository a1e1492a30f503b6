; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/soundness/random_1.c
; ModuleID = 'tests/soundness/random_1.c'
source_filename = "tests/soundness/random_1.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node* }

@g1 = dso_local local_unnamed_addr global i32 3, align 4
@table = dso_local local_unnamed_addr global [8 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 0], align 16
@in = dso_local global [3 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [3 x i8] c"in\00", align 1
@head = dso_local local_unnamed_addr global %struct.node* null, align 8
@g0 = dso_local local_unnamed_addr global i32 0, align 4
@.str.1 = private unnamed_addr constant [9 x i8] c"11u < 9u\00", align 1
@.str.2 = private unnamed_addr constant [27 x i8] c"tests/soundness/random_1.c\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"x0 <= 31 + v2\00", align 1
@.str.4 = private unnamed_addr constant [8 x i8] c"v0 < 62\00", align 1
@.str.5 = private unnamed_addr constant [31 x i8] c"!((x2 * x2) != 6u && x0 == x0)\00", align 1
@.str.6 = private unnamed_addr constant [28 x i8] c"(0u > 2u && (x0 & g0) > 4u)\00", align 1

; Function Attrs: noreturn nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca [8 x i32], align 16
  tail call void @klee_make_symbolic(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), i64 noundef 3, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)) #5, !dbg !12
  %3 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 0), align 1, !dbg !13, !tbaa !14
  %4 = and i8 %3, 7, !dbg !17
  %5 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 1), align 1, !dbg !18, !tbaa !14
  %6 = and i8 %5, 7, !dbg !19
  %7 = load i8, i8* getelementptr inbounds ([3 x i8], [3 x i8]* @in, i64 0, i64 2), align 1, !dbg !20, !tbaa !14
  %8 = and i8 %7, 7, !dbg !21
  %9 = bitcast i32* %1 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %9), !dbg !22
  store i32 0, i32* %1, align 4, !dbg !23, !tbaa !24
  %10 = bitcast [8 x i32]* %2 to i8*, !dbg !22
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10) #5, !dbg !22
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(32) %10, i8 0, i64 32, i1 false), !dbg !26
  %11 = zext i8 %4 to i32, !dbg !17
  %12 = zext i8 %6 to i32, !dbg !19
  %13 = zext i8 %8 to i32, !dbg !21
  %14 = load i32, i32* @g1, align 4, !dbg !27, !tbaa !24
  %15 = load i32, i32* @g0, align 4, !dbg !28, !tbaa !24
  %16 = mul i32 %15, %14, !dbg !29
  %17 = and i32 %16, 3, !dbg !30
  switch i32 %17, label %286 [
    i32 0, label %18
    i32 1, label %45
  ], !dbg !31

18:                                               ; preds = %0
  %19 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 0), align 16, !dbg !32, !tbaa !24
  %20 = icmp eq i32 %19, 0, !dbg !33
  br i1 %20, label %43, label %21, !dbg !34

21:                                               ; preds = %18
  %22 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !32, !tbaa !24
  %23 = icmp eq i32 %22, 0, !dbg !33
  br i1 %23, label %43, label %24, !dbg !34

24:                                               ; preds = %21
  %25 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 2), align 8, !dbg !32, !tbaa !24
  %26 = icmp eq i32 %25, 0, !dbg !33
  br i1 %26, label %43, label %27, !dbg !34

27:                                               ; preds = %24
  %28 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 3), align 4, !dbg !32, !tbaa !24
  %29 = icmp eq i32 %28, 0, !dbg !33
  br i1 %29, label %43, label %30, !dbg !34

30:                                               ; preds = %27
  %31 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 4), align 16, !dbg !32, !tbaa !24
  %32 = icmp eq i32 %31, 0, !dbg !33
  br i1 %32, label %43, label %33, !dbg !34

33:                                               ; preds = %30
  %34 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 5), align 4, !dbg !32, !tbaa !24
  %35 = icmp eq i32 %34, 0, !dbg !33
  br i1 %35, label %43, label %36, !dbg !34

36:                                               ; preds = %33
  %37 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 6), align 8, !dbg !32, !tbaa !24
  %38 = icmp eq i32 %37, 0, !dbg !33
  br i1 %38, label %43, label %39, !dbg !34

39:                                               ; preds = %36
  %40 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 7), align 4, !dbg !32, !tbaa !24
  %41 = icmp eq i32 %40, 0, !dbg !33
  %42 = select i1 %41, i32 7, i32 8, !dbg !34
  br label %43, !dbg !34

43:                                               ; preds = %39, %36, %33, %30, %27, %24, %21, %18
  %44 = phi i32 [ 0, %18 ], [ 1, %21 ], [ 2, %24 ], [ 3, %27 ], [ 4, %30 ], [ 5, %33 ], [ 6, %36 ], [ %42, %39 ], !dbg !35
  store i32 %44, i32* @g1, align 4, !dbg !36, !tbaa !24
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 58, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !37
  unreachable, !dbg !37

45:                                               ; preds = %0
  %46 = mul i32 %14, %11, !dbg !38
  %47 = icmp ne i32 %46, %12, !dbg !39
  %48 = icmp eq i32 %15, 1
  %49 = select i1 %47, i1 %48, i1 false, !dbg !40
  %50 = select i1 %49, i32* @g1, i32* %1, !dbg !40
  %51 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 1), align 4, !dbg !41, !tbaa !24
  %52 = load i32, i32* %50, align 4, !dbg !42, !tbaa !24
  %53 = add i32 %52, %51, !dbg !42
  store i32 %53, i32* %50, align 4, !dbg !42, !tbaa !24
  %54 = and i32 %15, 3, !dbg !43
  %55 = load i32, i32* %1, align 4, !tbaa !24
  %56 = icmp eq i32 %54, 0, !dbg !44
  br i1 %56, label %57, label %59, !dbg !45

57:                                               ; preds = %45
  %58 = load i32, i32* @g1, align 4, !dbg !46, !tbaa !24
  br label %76, !dbg !45

59:                                               ; preds = %45
  %60 = and i32 %11, 3
  %61 = icmp eq i32 %60, 0
  %62 = xor i32 %11, 4
  %63 = icmp ugt i8 %4, 3
  %64 = select i1 %63, i32 %12, i32 %11
  %65 = and i32 %64, 3
  %66 = lshr i32 %62, %65
  %67 = shl nuw nsw i32 %13, 1
  %68 = sub nsw i32 %67, %12
  %69 = zext i8 %6 to i64
  %70 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %69
  %71 = xor i8 %8, %6
  %72 = zext i8 %71 to i32
  %73 = load i32, i32* @g1, align 4
  %74 = icmp eq i32 %73, 4
  %75 = mul nuw nsw i32 %66, %60, !dbg !45
  br i1 %61, label %97, label %82, !dbg !47

76:                                               ; preds = %283, %284, %146, %217, %57
  %77 = phi i32 [ %58, %57 ], [ %73, %217 ], [ %73, %146 ], [ %73, %284 ], [ %73, %283 ], !dbg !46
  %78 = phi i32 [ %15, %57 ], [ %135, %146 ], [ %218, %217 ], [ %277, %283 ], [ %285, %284 ]
  %79 = phi i32 [ %55, %57 ], [ %99, %146 ], [ %180, %217 ], [ %252, %284 ], [ %252, %283 ]
  %80 = shl nuw nsw i32 %11, 1, !dbg !48
  %81 = add i32 %79, %80, !dbg !49
  store i32 %81, i32* %1, align 4, !dbg !49, !tbaa !24
  br label %286, !dbg !50

82:                                               ; preds = %59
  %83 = load i32, i32* getelementptr inbounds ([8 x i32], [8 x i32]* @table, i64 0, i64 2), align 8, !tbaa !24
  %84 = sub i32 %83, %11
  %85 = mul i32 %83, %11
  %86 = and i32 %85, 7
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %87
  %89 = add i32 %55, %13, !dbg !51
  %90 = and i32 %84, %89, !dbg !52
  %91 = add i32 %68, %90, !dbg !53
  %92 = icmp eq i32 %60, 1, !dbg !54
  br i1 %92, label %93, label %106, !dbg !47, !llvm.loop !55

93:                                               ; preds = %111, %106, %82
  %94 = phi i32 [ %91, %82 ], [ %109, %106 ], [ %114, %111 ], !dbg !53
  %95 = phi i32 [ 1, %82 ], [ 2, %106 ], [ 4, %111 ], !dbg !58
  %96 = sub i32 %15, %75, !dbg !47
  store i32 %96, i32* @g0, align 4, !dbg !59, !tbaa !24
  store i32 %94, i32* %88, align 4, !dbg !60, !tbaa !24
  br label %97, !dbg !47

97:                                               ; preds = %93, %59
  %98 = phi i32 [ %96, %93 ], [ %15, %59 ]
  %99 = phi i32 [ %94, %93 ], [ %55, %59 ]
  %100 = phi i32 [ %95, %93 ], [ 1, %59 ], !dbg !35
  %101 = and i32 %100, 7, !dbg !61
  %102 = zext i32 %101 to i64, !dbg !62
  %103 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %102, !dbg !62
  %104 = load i32, i32* %103, align 4, !dbg !62, !tbaa !24
  %105 = icmp eq i32 %100, %104, !dbg !63
  br i1 %105, label %115, label %132, !dbg !64

106:                                              ; preds = %82
  %107 = add i32 %91, %13, !dbg !51
  %108 = and i32 %84, %107, !dbg !52
  %109 = add i32 %68, %108, !dbg !53
  %110 = icmp eq i32 %60, 2, !dbg !54
  br i1 %110, label %93, label %111, !dbg !47, !llvm.loop !55

111:                                              ; preds = %106
  %112 = add i32 %109, %13, !dbg !51
  %113 = and i32 %84, %112, !dbg !52
  %114 = add i32 %68, %113, !dbg !53
  br label %93

115:                                              ; preds = %97
  %116 = and i32 %100, %11, !dbg !65
  %117 = and i32 %100, 3, !dbg !66
  %118 = lshr i32 %99, %117, !dbg !67
  %119 = and i32 %118, 7, !dbg !68
  %120 = zext i32 %119 to i64, !dbg !69
  %121 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %120, !dbg !69
  store i32 %116, i32* %121, align 4, !dbg !70, !tbaa !24
  %122 = and i32 %98, 7, !dbg !71
  %123 = zext i32 %122 to i64, !dbg !72
  %124 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %123, !dbg !72
  %125 = load i32, i32* %124, align 4, !dbg !72, !tbaa !24
  %126 = and i32 %125, 7, !dbg !73
  %127 = zext i32 %126 to i64, !dbg !74
  %128 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %127, !dbg !74
  %129 = load i32, i32* %128, align 4, !dbg !74, !tbaa !24
  %130 = add i32 %99, %11, !dbg !75
  %131 = mul i32 %130, %72, !dbg !76
  store i32 %131, i32* @g0, align 4, !dbg !77, !tbaa !24
  br label %134, !dbg !78

132:                                              ; preds = %97
  %133 = load i32, i32* %70, align 4, !dbg !79, !tbaa !24
  br label %134

134:                                              ; preds = %132, %115
  %135 = phi i32 [ %131, %115 ], [ %98, %132 ]
  %136 = phi i32 [ %129, %115 ], [ 2, %132 ], !dbg !35
  %137 = phi i32 [ %100, %115 ], [ %133, %132 ], !dbg !35
  %138 = add i32 %136, 31, !dbg !80
  %139 = icmp ult i32 %138, %11, !dbg !80
  br i1 %139, label %140, label %141, !dbg !80

140:                                              ; preds = %276, %206, %134
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 78, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !80
  unreachable, !dbg !80

141:                                              ; preds = %134
  %142 = icmp ult i32 %99, 62, !dbg !81
  br i1 %142, label %144, label %143, !dbg !81

143:                                              ; preds = %281, %212, %141
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 79, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !81
  unreachable, !dbg !81

144:                                              ; preds = %141
  br i1 %74, label %145, label %146, !dbg !82

145:                                              ; preds = %144
  store i32 %135, i32* @g0, align 4, !dbg !83, !tbaa !24
  br label %146, !dbg !84

146:                                              ; preds = %144, %145
  %147 = icmp eq i32 %54, 1, !dbg !44
  br i1 %147, label %76, label %148, !dbg !45, !llvm.loop !85

148:                                              ; preds = %146
  br i1 %61, label %178, label %149, !dbg !47

149:                                              ; preds = %148
  %150 = and i32 %136, 7
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %151
  %153 = load i32, i32* %152, align 4, !tbaa !24
  %154 = sub i32 %153, %11
  %155 = mul i32 %153, %11
  %156 = and i32 %155, 7
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %157
  %159 = add i32 %99, %13, !dbg !51
  %160 = and i32 %154, %159, !dbg !52
  %161 = add i32 %68, %160, !dbg !53
  %162 = icmp eq i32 %60, 1, !dbg !54
  br i1 %162, label %174, label %163, !dbg !47, !llvm.loop !55

163:                                              ; preds = %149
  %164 = add i32 %161, %13, !dbg !51
  %165 = and i32 %154, %164, !dbg !52
  %166 = add i32 %68, %165, !dbg !53
  %167 = add i32 %137, 1, !dbg !58
  %168 = icmp eq i32 %60, 2, !dbg !54
  br i1 %168, label %174, label %169, !dbg !47, !llvm.loop !55

169:                                              ; preds = %163
  %170 = add i32 %166, %13, !dbg !51
  %171 = and i32 %154, %170, !dbg !52
  %172 = add i32 %68, %171, !dbg !53
  %173 = add i32 %137, 3, !dbg !58
  br label %174

174:                                              ; preds = %169, %163, %149
  %175 = phi i32 [ %161, %149 ], [ %166, %163 ], [ %172, %169 ], !dbg !53
  %176 = phi i32 [ %137, %149 ], [ %167, %163 ], [ %173, %169 ], !dbg !58
  %177 = sub i32 %135, %75, !dbg !47
  store i32 %177, i32* @g0, align 4, !dbg !59, !tbaa !24
  store i32 %175, i32* %158, align 4, !dbg !60, !tbaa !24
  br label %178, !dbg !47

178:                                              ; preds = %174, %148
  %179 = phi i32 [ %177, %174 ], [ %135, %148 ]
  %180 = phi i32 [ %175, %174 ], [ %99, %148 ]
  %181 = phi i32 [ %176, %174 ], [ %137, %148 ], !dbg !35
  %182 = and i32 %181, 7, !dbg !61
  %183 = zext i32 %182 to i64, !dbg !62
  %184 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %183, !dbg !62
  %185 = load i32, i32* %184, align 4, !dbg !62, !tbaa !24
  %186 = icmp eq i32 %181, %185, !dbg !63
  br i1 %186, label %189, label %187, !dbg !64

187:                                              ; preds = %178
  %188 = load i32, i32* %70, align 4, !dbg !79, !tbaa !24
  br label %206

189:                                              ; preds = %178
  %190 = and i32 %181, %11, !dbg !65
  %191 = and i32 %181, 3, !dbg !66
  %192 = lshr i32 %180, %191, !dbg !67
  %193 = and i32 %192, 7, !dbg !68
  %194 = zext i32 %193 to i64, !dbg !69
  %195 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %194, !dbg !69
  store i32 %190, i32* %195, align 4, !dbg !70, !tbaa !24
  %196 = and i32 %179, 7, !dbg !71
  %197 = zext i32 %196 to i64, !dbg !72
  %198 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %197, !dbg !72
  %199 = load i32, i32* %198, align 4, !dbg !72, !tbaa !24
  %200 = and i32 %199, 7, !dbg !73
  %201 = zext i32 %200 to i64, !dbg !74
  %202 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %201, !dbg !74
  %203 = load i32, i32* %202, align 4, !dbg !74, !tbaa !24
  %204 = add i32 %180, %11, !dbg !75
  %205 = mul i32 %204, %72, !dbg !76
  store i32 %205, i32* @g0, align 4, !dbg !77, !tbaa !24
  br label %206, !dbg !78

206:                                              ; preds = %189, %187
  %207 = phi i32 [ %205, %189 ], [ %179, %187 ]
  %208 = phi i32 [ %203, %189 ], [ %136, %187 ], !dbg !35
  %209 = phi i32 [ %181, %189 ], [ %188, %187 ], !dbg !35
  %210 = add i32 %208, 31, !dbg !80
  %211 = icmp ult i32 %210, %11, !dbg !80
  br i1 %211, label %140, label %212, !dbg !80

212:                                              ; preds = %206
  %213 = icmp ult i32 %180, 62, !dbg !81
  br i1 %213, label %214, label %143, !dbg !81

214:                                              ; preds = %212
  br i1 %74, label %215, label %217, !dbg !82

215:                                              ; preds = %214
  %216 = add i32 %207, 1, !dbg !83
  store i32 %216, i32* @g0, align 4, !dbg !83, !tbaa !24
  br label %217, !dbg !84

217:                                              ; preds = %215, %214
  %218 = phi i32 [ %207, %214 ], [ %216, %215 ]
  %219 = icmp eq i32 %54, 2, !dbg !44
  br i1 %219, label %76, label %220, !dbg !45, !llvm.loop !85

220:                                              ; preds = %217
  br i1 %61, label %250, label %221, !dbg !47

221:                                              ; preds = %220
  %222 = and i32 %208, 7
  %223 = zext i32 %222 to i64
  %224 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %223
  %225 = load i32, i32* %224, align 4, !tbaa !24
  %226 = sub i32 %225, %11
  %227 = mul i32 %225, %11
  %228 = and i32 %227, 7
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %229
  %231 = add i32 %180, %13, !dbg !51
  %232 = and i32 %226, %231, !dbg !52
  %233 = add i32 %68, %232, !dbg !53
  %234 = icmp eq i32 %60, 1, !dbg !54
  br i1 %234, label %246, label %235, !dbg !47, !llvm.loop !55

235:                                              ; preds = %221
  %236 = add i32 %233, %13, !dbg !51
  %237 = and i32 %226, %236, !dbg !52
  %238 = add i32 %68, %237, !dbg !53
  %239 = add i32 %209, 1, !dbg !58
  %240 = icmp eq i32 %60, 2, !dbg !54
  br i1 %240, label %246, label %241, !dbg !47, !llvm.loop !55

241:                                              ; preds = %235
  %242 = add i32 %238, %13, !dbg !51
  %243 = and i32 %226, %242, !dbg !52
  %244 = add i32 %68, %243, !dbg !53
  %245 = add i32 %209, 3, !dbg !58
  br label %246

246:                                              ; preds = %241, %235, %221
  %247 = phi i32 [ %233, %221 ], [ %238, %235 ], [ %244, %241 ], !dbg !53
  %248 = phi i32 [ %209, %221 ], [ %239, %235 ], [ %245, %241 ], !dbg !58
  %249 = sub i32 %218, %75, !dbg !47
  store i32 %249, i32* @g0, align 4, !dbg !59, !tbaa !24
  store i32 %247, i32* %230, align 4, !dbg !60, !tbaa !24
  br label %250, !dbg !47

250:                                              ; preds = %246, %220
  %251 = phi i32 [ %249, %246 ], [ %218, %220 ]
  %252 = phi i32 [ %247, %246 ], [ %180, %220 ]
  %253 = phi i32 [ %248, %246 ], [ %209, %220 ], !dbg !35
  %254 = and i32 %253, 7, !dbg !61
  %255 = zext i32 %254 to i64, !dbg !62
  %256 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %255, !dbg !62
  %257 = load i32, i32* %256, align 4, !dbg !62, !tbaa !24
  %258 = icmp eq i32 %253, %257, !dbg !63
  br i1 %258, label %259, label %276, !dbg !64

259:                                              ; preds = %250
  %260 = and i32 %253, %11, !dbg !65
  %261 = and i32 %253, 3, !dbg !66
  %262 = lshr i32 %252, %261, !dbg !67
  %263 = and i32 %262, 7, !dbg !68
  %264 = zext i32 %263 to i64, !dbg !69
  %265 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %264, !dbg !69
  store i32 %260, i32* %265, align 4, !dbg !70, !tbaa !24
  %266 = and i32 %251, 7, !dbg !71
  %267 = zext i32 %266 to i64, !dbg !72
  %268 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %267, !dbg !72
  %269 = load i32, i32* %268, align 4, !dbg !72, !tbaa !24
  %270 = and i32 %269, 7, !dbg !73
  %271 = zext i32 %270 to i64, !dbg !74
  %272 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %271, !dbg !74
  %273 = load i32, i32* %272, align 4, !dbg !74, !tbaa !24
  %274 = add i32 %252, %11, !dbg !75
  %275 = mul i32 %274, %72, !dbg !76
  store i32 %275, i32* @g0, align 4, !dbg !77, !tbaa !24
  br label %276, !dbg !78

276:                                              ; preds = %250, %259
  %277 = phi i32 [ %275, %259 ], [ %251, %250 ]
  %278 = phi i32 [ %273, %259 ], [ %208, %250 ], !dbg !35
  %279 = add i32 %278, 31, !dbg !80
  %280 = icmp ult i32 %279, %11, !dbg !80
  br i1 %280, label %140, label %281, !dbg !80

281:                                              ; preds = %276
  %282 = icmp ult i32 %252, 62, !dbg !81
  br i1 %282, label %283, label %143, !dbg !81

283:                                              ; preds = %281
  br i1 %74, label %284, label %76, !dbg !82

284:                                              ; preds = %283
  %285 = add i32 %277, 2, !dbg !83
  store i32 %285, i32* @g0, align 4, !dbg !83, !tbaa !24
  br label %76, !dbg !84

286:                                              ; preds = %0, %76
  %287 = phi i32 [ %15, %0 ], [ %78, %76 ]
  %288 = phi i32 [ %14, %0 ], [ %77, %76 ], !dbg !46
  %289 = and i32 %288, 7, !dbg !86
  %290 = zext i32 %289 to i64, !dbg !87
  %291 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %290, !dbg !87
  %292 = load i32, i32* %291, align 4, !dbg !87, !tbaa !24
  %293 = and i32 %292, 3, !dbg !88
  %294 = lshr i32 %13, %293, !dbg !89
  %295 = zext i32 %294 to i64, !dbg !90
  %296 = getelementptr inbounds [8 x i32], [8 x i32]* %2, i64 0, i64 %295, !dbg !90
  %297 = load i32, i32* %296, align 4, !dbg !90, !tbaa !24
  store i32 %297, i32* @g1, align 4, !dbg !91, !tbaa !24
  %298 = mul nuw nsw i32 %13, %13, !dbg !92
  %299 = icmp eq i32 %298, 6, !dbg !92
  br i1 %299, label %301, label %300, !dbg !92

300:                                              ; preds = %286
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 88, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !92
  unreachable, !dbg !92

301:                                              ; preds = %286
  %302 = and i32 %13, 3, !dbg !93
  %303 = lshr i32 5, %302, !dbg !94
  %304 = sub i32 %287, %303, !dbg !95
  store i32 %304, i32* @g0, align 4, !dbg !95, !tbaa !24
  %305 = and i32 %297, 7, !dbg !96
  %306 = zext i32 %305 to i64, !dbg !97
  %307 = getelementptr inbounds [8 x i32], [8 x i32]* @table, i64 0, i64 %306, !dbg !97
  store i32 11, i32* %307, align 4, !dbg !98, !tbaa !24
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str.2, i64 0, i64 0), i32 noundef 96, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @__PRETTY_FUNCTION__.main, i64 0, i64 0)) #6, !dbg !99
  unreachable, !dbg !99
}

declare !dbg !100 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #4

attributes #0 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/soundness/random_1.c", directory: ".", checksumkind: CSK_MD5, checksum: "b26828412a5512470aff755944ed2138")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 29, column: 3, scope: !9)
!13 = !DILocation(line: 30, column: 17, scope: !9)
!14 = !{!15, !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 30, column: 23, scope: !9)
!18 = !DILocation(line: 30, column: 33, scope: !9)
!19 = !DILocation(line: 30, column: 39, scope: !9)
!20 = !DILocation(line: 30, column: 49, scope: !9)
!21 = !DILocation(line: 30, column: 55, scope: !9)
!22 = !DILocation(line: 31, column: 3, scope: !9)
!23 = !DILocation(line: 31, column: 12, scope: !9)
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !15, i64 0}
!26 = !DILocation(line: 31, column: 36, scope: !9)
!27 = !DILocation(line: 52, column: 15, scope: !9)
!28 = !DILocation(line: 52, column: 20, scope: !9)
!29 = !DILocation(line: 52, column: 18, scope: !9)
!30 = !DILocation(line: 52, column: 25, scope: !9)
!31 = !DILocation(line: 52, column: 5, scope: !9)
!32 = !DILocation(line: 55, column: 26, scope: !9)
!33 = !DILocation(line: 55, column: 36, scope: !9)
!34 = !DILocation(line: 55, column: 9, scope: !9)
!35 = !DILocation(line: 0, scope: !9)
!36 = !DILocation(line: 57, column: 12, scope: !9)
!37 = !DILocation(line: 58, column: 9, scope: !9)
!38 = !DILocation(line: 61, column: 29, scope: !9)
!39 = !DILocation(line: 61, column: 35, scope: !9)
!40 = !DILocation(line: 61, column: 41, scope: !9)
!41 = !DILocation(line: 62, column: 16, scope: !9)
!42 = !DILocation(line: 62, column: 13, scope: !9)
!43 = !DILocation(line: 63, column: 41, scope: !9)
!44 = !DILocation(line: 63, column: 50, scope: !9)
!45 = !DILocation(line: 63, column: 9, scope: !9)
!46 = !DILocation(line: 87, column: 30, scope: !9)
!47 = !DILocation(line: 64, column: 11, scope: !9)
!48 = !DILocation(line: 84, column: 19, scope: !9)
!49 = !DILocation(line: 84, column: 12, scope: !9)
!50 = !DILocation(line: 85, column: 7, scope: !9)
!51 = !DILocation(line: 65, column: 23, scope: !9)
!52 = !DILocation(line: 65, column: 29, scope: !9)
!53 = !DILocation(line: 67, column: 16, scope: !9)
!54 = !DILocation(line: 64, column: 52, scope: !9)
!55 = distinct !{!55, !47, !56, !57}
!56 = !DILocation(line: 70, column: 11, scope: !9)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 69, column: 16, scope: !9)
!59 = !DILocation(line: 66, column: 16, scope: !9)
!60 = !DILocation(line: 68, column: 43, scope: !9)
!61 = !DILocation(line: 71, column: 30, scope: !9)
!62 = !DILocation(line: 71, column: 21, scope: !9)
!63 = !DILocation(line: 71, column: 18, scope: !9)
!64 = !DILocation(line: 71, column: 15, scope: !9)
!65 = !DILocation(line: 72, column: 49, scope: !9)
!66 = !DILocation(line: 72, column: 31, scope: !9)
!67 = !DILocation(line: 72, column: 24, scope: !9)
!68 = !DILocation(line: 72, column: 38, scope: !9)
!69 = !DILocation(line: 72, column: 13, scope: !9)
!70 = !DILocation(line: 72, column: 43, scope: !9)
!71 = !DILocation(line: 73, column: 30, scope: !9)
!72 = !DILocation(line: 73, column: 21, scope: !9)
!73 = !DILocation(line: 73, column: 36, scope: !9)
!74 = !DILocation(line: 73, column: 18, scope: !9)
!75 = !DILocation(line: 74, column: 23, scope: !9)
!76 = !DILocation(line: 74, column: 29, scope: !9)
!77 = !DILocation(line: 74, column: 16, scope: !9)
!78 = !DILocation(line: 75, column: 11, scope: !9)
!79 = !DILocation(line: 76, column: 18, scope: !9)
!80 = !DILocation(line: 78, column: 11, scope: !9)
!81 = !DILocation(line: 79, column: 11, scope: !9)
!82 = !DILocation(line: 80, column: 15, scope: !9)
!83 = !DILocation(line: 82, column: 14, scope: !9)
!84 = !DILocation(line: 83, column: 9, scope: !9)
!85 = distinct !{!85, !45, !84, !57}
!86 = !DILocation(line: 87, column: 33, scope: !9)
!87 = !DILocation(line: 87, column: 24, scope: !9)
!88 = !DILocation(line: 87, column: 38, scope: !9)
!89 = !DILocation(line: 87, column: 20, scope: !9)
!90 = !DILocation(line: 87, column: 14, scope: !9)
!91 = !DILocation(line: 87, column: 12, scope: !9)
!92 = !DILocation(line: 88, column: 9, scope: !9)
!93 = !DILocation(line: 93, column: 21, scope: !9)
!94 = !DILocation(line: 94, column: 14, scope: !9)
!95 = !DILocation(line: 94, column: 6, scope: !9)
!96 = !DILocation(line: 95, column: 14, scope: !9)
!97 = !DILocation(line: 95, column: 3, scope: !9)
!98 = !DILocation(line: 95, column: 19, scope: !9)
!99 = !DILocation(line: 96, column: 3, scope: !9)
!100 = !DISubprogram(name: "klee_make_symbolic", scope: !1, file: !1, line: 4, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
