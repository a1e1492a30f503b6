; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -ffp-contract=off benches/kernels/bytecode.c
; ModuleID = 'benches/kernels/bytecode.c'
source_filename = "benches/kernels/bytecode.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@program = internal constant [63 x i8] c"\00\01\02\00\01\00\00\00\00\11\00d\04\03\07\0B>\01\00\02\01\01\01\00\01\08\0A:\0C\02\01\01\00\01\05\0A.\01\01\00\01\06\02\01\09\15\01\01\00\03\04\00\01\03\02\01\09\15\0C\00\09\04\0D", align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, i32* %1, align 4
  %3 = call i64 @run(i8* noundef getelementptr inbounds ([63 x i8], [63 x i8]* @program, i64 0, i64 0))
  store i64 %3, i64* %2, align 8
  %4 = load i64, i64* %2, align 8
  %5 = load i64, i64* %2, align 8
  %6 = lshr i64 %5, 7
  %7 = xor i64 %4, %6
  %8 = and i64 %7, 127
  %9 = trunc i64 %8 to i32
  ret i32 %9
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @run(i8* noundef %0) #0 {
  %2 = alloca i8*, align 8
  %3 = alloca [16 x i64], align 16
  %4 = alloca [4 x i64], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  %7 = bitcast [4 x i64]* %4 to i8*
  call void @llvm.memset.p0i8.i64(i8* align 16 %7, i8 0, i64 32, i1 false)
  store i32 0, i32* %5, align 4
  store i32 0, i32* %6, align 4
  br label %8

8:                                                ; preds = %205, %1
  %9 = load i8*, i8** %2, align 8
  %10 = load i32, i32* %6, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, i32* %6, align 4
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds i8, i8* %9, i64 %12
  %14 = load i8, i8* %13, align 1
  %15 = zext i8 %14 to i32
  switch i32 %15, label %205 [
    i32 0, label %16
    i32 1, label %28
    i32 2, label %42
    i32 3, label %56
    i32 4, label %69
    i32 5, label %82
    i32 6, label %95
    i32 7, label %108
    i32 8, label %127
    i32 9, label %146
    i32 10, label %153
    i32 11, label %172
    i32 12, label %191
    i32 13, label %202
  ]

16:                                               ; preds = %8
  %17 = load i8*, i8** %2, align 8
  %18 = load i32, i32* %6, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, i32* %6, align 4
  %20 = sext i32 %18 to i64
  %21 = getelementptr inbounds i8, i8* %17, i64 %20
  %22 = load i8, i8* %21, align 1
  %23 = zext i8 %22 to i64
  %24 = load i32, i32* %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, i32* %5, align 4
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %26
  store i64 %23, i64* %27, align 8
  br label %205

28:                                               ; preds = %8
  %29 = load i8*, i8** %2, align 8
  %30 = load i32, i32* %6, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, i32* %6, align 4
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds i8, i8* %29, i64 %32
  %34 = load i8, i8* %33, align 1
  %35 = zext i8 %34 to i64
  %36 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 %35
  %37 = load i64, i64* %36, align 8
  %38 = load i32, i32* %5, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, i32* %5, align 4
  %40 = sext i32 %38 to i64
  %41 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %40
  store i64 %37, i64* %41, align 8
  br label %205

42:                                               ; preds = %8
  %43 = load i32, i32* %5, align 4
  %44 = add nsw i32 %43, -1
  store i32 %44, i32* %5, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %45
  %47 = load i64, i64* %46, align 8
  %48 = load i8*, i8** %2, align 8
  %49 = load i32, i32* %6, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, i32* %6, align 4
  %51 = sext i32 %49 to i64
  %52 = getelementptr inbounds i8, i8* %48, i64 %51
  %53 = load i8, i8* %52, align 1
  %54 = zext i8 %53 to i64
  %55 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 %54
  store i64 %47, i64* %55, align 8
  br label %205

56:                                               ; preds = %8
  %57 = load i32, i32* %5, align 4
  %58 = add nsw i32 %57, -1
  store i32 %58, i32* %5, align 4
  %59 = load i32, i32* %5, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %60
  %62 = load i64, i64* %61, align 8
  %63 = load i32, i32* %5, align 4
  %64 = sub nsw i32 %63, 1
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %65
  %67 = load i64, i64* %66, align 8
  %68 = add i64 %67, %62
  store i64 %68, i64* %66, align 8
  br label %205

69:                                               ; preds = %8
  %70 = load i32, i32* %5, align 4
  %71 = add nsw i32 %70, -1
  store i32 %71, i32* %5, align 4
  %72 = load i32, i32* %5, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %73
  %75 = load i64, i64* %74, align 8
  %76 = load i32, i32* %5, align 4
  %77 = sub nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %78
  %80 = load i64, i64* %79, align 8
  %81 = mul i64 %80, %75
  store i64 %81, i64* %79, align 8
  br label %205

82:                                               ; preds = %8
  %83 = load i32, i32* %5, align 4
  %84 = add nsw i32 %83, -1
  store i32 %84, i32* %5, align 4
  %85 = load i32, i32* %5, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %86
  %88 = load i64, i64* %87, align 8
  %89 = load i32, i32* %5, align 4
  %90 = sub nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %91
  %93 = load i64, i64* %92, align 8
  %94 = and i64 %93, %88
  store i64 %94, i64* %92, align 8
  br label %205

95:                                               ; preds = %8
  %96 = load i32, i32* %5, align 4
  %97 = add nsw i32 %96, -1
  store i32 %97, i32* %5, align 4
  %98 = load i32, i32* %5, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %99
  %101 = load i64, i64* %100, align 8
  %102 = load i32, i32* %5, align 4
  %103 = sub nsw i32 %102, 1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %104
  %106 = load i64, i64* %105, align 8
  %107 = lshr i64 %106, %101
  store i64 %107, i64* %105, align 8
  br label %205

108:                                              ; preds = %8
  %109 = load i32, i32* %5, align 4
  %110 = add nsw i32 %109, -1
  store i32 %110, i32* %5, align 4
  %111 = load i32, i32* %5, align 4
  %112 = sub nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %113
  %115 = load i64, i64* %114, align 8
  %116 = load i32, i32* %5, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %117
  %119 = load i64, i64* %118, align 8
  %120 = icmp ult i64 %115, %119
  %121 = zext i1 %120 to i32
  %122 = sext i32 %121 to i64
  %123 = load i32, i32* %5, align 4
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %125
  store i64 %122, i64* %126, align 8
  br label %205

127:                                              ; preds = %8
  %128 = load i32, i32* %5, align 4
  %129 = add nsw i32 %128, -1
  store i32 %129, i32* %5, align 4
  %130 = load i32, i32* %5, align 4
  %131 = sub nsw i32 %130, 1
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %132
  %134 = load i64, i64* %133, align 8
  %135 = load i32, i32* %5, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %136
  %138 = load i64, i64* %137, align 8
  %139 = icmp eq i64 %134, %138
  %140 = zext i1 %139 to i32
  %141 = sext i32 %140 to i64
  %142 = load i32, i32* %5, align 4
  %143 = sub nsw i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %144
  store i64 %141, i64* %145, align 8
  br label %205

146:                                              ; preds = %8
  %147 = load i8*, i8** %2, align 8
  %148 = load i32, i32* %6, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i8, i8* %147, i64 %149
  %151 = load i8, i8* %150, align 1
  %152 = zext i8 %151 to i32
  store i32 %152, i32* %6, align 4
  br label %205

153:                                              ; preds = %8
  %154 = load i32, i32* %5, align 4
  %155 = add nsw i32 %154, -1
  store i32 %155, i32* %5, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %156
  %158 = load i64, i64* %157, align 8
  %159 = icmp ne i64 %158, 0
  br i1 %159, label %160, label %167

160:                                              ; preds = %153
  %161 = load i8*, i8** %2, align 8
  %162 = load i32, i32* %6, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds i8, i8* %161, i64 %163
  %165 = load i8, i8* %164, align 1
  %166 = zext i8 %165 to i32
  br label %170

167:                                              ; preds = %153
  %168 = load i32, i32* %6, align 4
  %169 = add nsw i32 %168, 1
  br label %170

170:                                              ; preds = %167, %160
  %171 = phi i32 [ %166, %160 ], [ %169, %167 ]
  store i32 %171, i32* %6, align 4
  br label %205

172:                                              ; preds = %8
  %173 = load i32, i32* %5, align 4
  %174 = add nsw i32 %173, -1
  store i32 %174, i32* %5, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [16 x i64], [16 x i64]* %3, i64 0, i64 %175
  %177 = load i64, i64* %176, align 8
  %178 = icmp ne i64 %177, 0
  br i1 %178, label %179, label %182

179:                                              ; preds = %172
  %180 = load i32, i32* %6, align 4
  %181 = add nsw i32 %180, 1
  br label %189

182:                                              ; preds = %172
  %183 = load i8*, i8** %2, align 8
  %184 = load i32, i32* %6, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i8, i8* %183, i64 %185
  %187 = load i8, i8* %186, align 1
  %188 = zext i8 %187 to i32
  br label %189

189:                                              ; preds = %182, %179
  %190 = phi i32 [ %181, %179 ], [ %188, %182 ]
  store i32 %190, i32* %6, align 4
  br label %205

191:                                              ; preds = %8
  %192 = load i8*, i8** %2, align 8
  %193 = load i32, i32* %6, align 4
  %194 = add nsw i32 %193, 1
  store i32 %194, i32* %6, align 4
  %195 = sext i32 %193 to i64
  %196 = getelementptr inbounds i8, i8* %192, i64 %195
  %197 = load i8, i8* %196, align 1
  %198 = zext i8 %197 to i64
  %199 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 %198
  %200 = load i64, i64* %199, align 8
  %201 = add i64 %200, 1
  store i64 %201, i64* %199, align 8
  br label %205

202:                                              ; preds = %8
  %203 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 2
  %204 = load i64, i64* %203, align 16
  ret i64 %204

205:                                              ; preds = %8, %191, %189, %170, %146, %127, %108, %95, %82, %69, %56, %42, %28, %16
  br label %8
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nofree nounwind willreturn writeonly }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 1}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
