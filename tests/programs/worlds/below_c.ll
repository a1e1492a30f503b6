; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/below_c.c
; ModuleID = 'tests/programs/worlds/below_c.c'
source_filename = "tests/programs/worlds/below_c.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@in_init_array = internal global void (i32, i8**, i8**)* @run_early, section ".init_array", align 8, !dbg !0
@in_fini_array = internal global void ()* @run_late, section ".fini_array", align 8, !dbg !8
@count = internal global i32 0, align 4, !dbg !13
@sooner = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@early = internal global i32 0, align 4, !dbg !16
@arguments = internal global i32 0, align 4, !dbg !20
@has_environment = internal global i32 0, align 4, !dbg !22
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %u\0A\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"%u %ld %d %d %x %d\0A\00", align 1
@environ = external global i8**, align 8
@.str.3 = private unnamed_addr constant [6 x i8] c"late\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%lx %lx \00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"%lx %x \00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @run_sooner, i8* null }]
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (void (i32, i8**, i8**)** @in_init_array to i8*), i8* bitcast (void ()** @in_fini_array to i8*)], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_early(i32 noundef %0, i8** noundef %1, i8** noundef %2) #0 !dbg !38 {
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i8**, align 8
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !40, metadata !DIExpression()), !dbg !41
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !42, metadata !DIExpression()), !dbg !43
  store i8** %2, i8*** %6, align 8
  call void @llvm.dbg.declare(metadata i8*** %6, metadata !44, metadata !DIExpression()), !dbg !45
  %7 = load i32, i32* @count, align 4, !dbg !46
  %8 = add nsw i32 %7, 1, !dbg !46
  store i32 %8, i32* @count, align 4, !dbg !46
  store i32 %8, i32* @early, align 4, !dbg !47
  %9 = load i8**, i8*** %5, align 8, !dbg !48
  %10 = getelementptr inbounds i8*, i8** %9, i64 0, !dbg !48
  %11 = load i8*, i8** %10, align 8, !dbg !48
  %12 = icmp ne i8* %11, null, !dbg !48
  br i1 %12, label %13, label %22, !dbg !49

13:                                               ; preds = %3
  %14 = load i8**, i8*** %5, align 8, !dbg !50
  %15 = load i32, i32* %4, align 4, !dbg !51
  %16 = sext i32 %15 to i64, !dbg !50
  %17 = getelementptr inbounds i8*, i8** %14, i64 %16, !dbg !50
  %18 = load i8*, i8** %17, align 8, !dbg !50
  %19 = icmp ne i8* %18, null, !dbg !50
  br i1 %19, label %22, label %20, !dbg !48

20:                                               ; preds = %13
  %21 = load i32, i32* %4, align 4, !dbg !52
  br label %23, !dbg !48

22:                                               ; preds = %13, %3
  br label %23, !dbg !48

23:                                               ; preds = %22, %20
  %24 = phi i32 [ %21, %20 ], [ -1, %22 ], !dbg !48
  store i32 %24, i32* @arguments, align 4, !dbg !53
  %25 = load i8**, i8*** %6, align 8, !dbg !54
  %26 = icmp ne i8** %25, null, !dbg !54
  br i1 %26, label %27, label %31, !dbg !55

27:                                               ; preds = %23
  %28 = load i8**, i8*** %6, align 8, !dbg !56
  %29 = load i8**, i8*** @environ, align 8, !dbg !57
  %30 = icmp eq i8** %28, %29, !dbg !58
  br label %31

31:                                               ; preds = %27, %23
  %32 = phi i1 [ false, %23 ], [ %30, %27 ], !dbg !59
  %33 = zext i1 %32 to i32, !dbg !55
  store i32 %33, i32* @has_environment, align 4, !dbg !60
  ret void, !dbg !61
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_late() #0 !dbg !62 {
  %1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)), !dbg !63
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_sooner() #0 !dbg !65 {
  %1 = load i32, i32* @count, align 4, !dbg !66
  %2 = add nsw i32 %1, 1, !dbg !66
  store i32 %2, i32* @count, align 4, !dbg !66
  store i32 %2, i32* @sooner, align 4, !dbg !67
  ret void, !dbg !68
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !69 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !72, metadata !DIExpression()), !dbg !73
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !74, metadata !DIExpression()), !dbg !75
  %9 = load i8**, i8*** %5, align 8, !dbg !76
  %10 = load i32, i32* @sooner, align 4, !dbg !77
  %11 = load i32, i32* @early, align 4, !dbg !78
  %12 = load i32, i32* @arguments, align 4, !dbg !79
  %13 = load i32, i32* @has_environment, align 4, !dbg !80
  %14 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i32 noundef %10, i32 noundef %11, i32 noundef %12, i32 noundef %13), !dbg !81
  call void @llvm.dbg.declare(metadata i32* %6, metadata !82, metadata !DIExpression()), !dbg !83
  %15 = load i32, i32* %4, align 4, !dbg !84
  %16 = add nsw i32 %15, 65, !dbg !85
  store i32 %16, i32* %6, align 4, !dbg !83
  %17 = load i32, i32* %6, align 4, !dbg !86
  %18 = call i32 @begun_at_five(i32 noundef %17), !dbg !87
  %19 = load i32, i32* %6, align 4, !dbg !88
  %20 = call i32 @hashed(i32 noundef %19), !dbg !89
  %21 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef %18, i32 noundef %20), !dbg !90
  call void @llvm.dbg.declare(metadata i32* %7, metadata !91, metadata !DIExpression()), !dbg !92
  %22 = call i32 @getchar(), !dbg !93
  store i32 %22, i32* %7, align 4, !dbg !92
  %23 = load i32, i32* %7, align 4, !dbg !94
  %24 = call i32 @same_register(i32 noundef %23), !dbg !95
  %25 = load i32, i32* %7, align 4, !dbg !96
  %26 = sext i32 %25 to i64, !dbg !96
  %27 = call i64 @named_register(i64 noundef %26), !dbg !97
  %28 = load i32, i32* %7, align 4, !dbg !98
  %29 = call i32 @in_memory(i32 noundef %28), !dbg !99
  %30 = load i32, i32* %7, align 4, !dbg !100
  %31 = call i32 @alternatives(i32 noundef %30), !dbg !101
  %32 = load i32, i32* %7, align 4, !dbg !102
  %33 = call i32 @rotated(i32 noundef %32, i8 noundef zeroext 29), !dbg !103
  %34 = call i32 @stack_is_near(), !dbg !104
  %35 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef %24, i64 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %33, i32 noundef %34), !dbg !105
  call void @llvm.dbg.declare(metadata i64* %8, metadata !106, metadata !DIExpression()), !dbg !108
  %36 = load i32, i32* %7, align 4, !dbg !109
  %37 = zext i32 %36 to i64, !dbg !110
  store i64 %37, i64* %8, align 8, !dbg !108
  %38 = load i64, i64* %8, align 8, !dbg !111
  %39 = or i64 1229782937960972288, %38, !dbg !112
  %40 = load i64, i64* %8, align 8, !dbg !113
  %41 = or i64 2459565875921944576, %40, !dbg !114
  call void @exchanged(i64 noundef %39, i64 noundef %41, i64 noundef 3689348815028241476), !dbg !115
  %42 = load i64, i64* %8, align 8, !dbg !116
  %43 = or i64 1229782937960972288, %42, !dbg !117
  %44 = load i64, i64* %8, align 8, !dbg !118
  %45 = or i64 3689348815028241408, %44, !dbg !119
  call void @exchanged(i64 noundef %43, i64 noundef 2459565877353600341, i64 noundef %45), !dbg !120
  %46 = load i32, i32* %7, align 4, !dbg !121
  %47 = sext i32 %46 to i64, !dbg !121
  %48 = call i64 @named_register(i64 noundef %47), !dbg !123
  %49 = icmp eq i64 %48, 66, !dbg !124
  br i1 %49, label %50, label %51, !dbg !125

50:                                               ; preds = %2
  store i32 3, i32* %3, align 4, !dbg !126
  br label %52, !dbg !126

51:                                               ; preds = %2
  store i32 4, i32* %3, align 4, !dbg !127
  br label %52, !dbg !127

52:                                               ; preds = %51, %50
  %53 = load i32, i32* %3, align 4, !dbg !128
  ret i32 %53, !dbg !128
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @begun_at_five(i32 noundef %0) #0 !dbg !129 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !132, metadata !DIExpression()), !dbg !133
  call void @llvm.dbg.declare(metadata i32* %3, metadata !134, metadata !DIExpression()), !dbg !135
  store i32 5, i32* %3, align 4, !dbg !135
  %4 = load i32, i32* %2, align 4, !dbg !136
  %5 = load i32, i32* %3, align 4, !dbg !137
  %6 = add nsw i32 %5, %4, !dbg !137
  store i32 %6, i32* %3, align 4, !dbg !137
  %7 = load i32, i32* %3, align 4, !dbg !138
  ret i32 %7, !dbg !139
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hashed(i32 noundef %0) #0 !dbg !140 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !143, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.declare(metadata i32* %3, metadata !145, metadata !DIExpression()), !dbg !146
  store i32 7, i32* %3, align 4, !dbg !146
  %4 = load i32, i32* %3, align 4, !dbg !147
  %5 = mul i32 %4, 31, !dbg !148
  store i32 %5, i32* %3, align 4, !dbg !149
  %6 = load i32, i32* %2, align 4, !dbg !150
  %7 = load i32, i32* %3, align 4, !dbg !151
  %8 = xor i32 %7, %6, !dbg !151
  store i32 %8, i32* %3, align 4, !dbg !151
  %9 = load i32, i32* %3, align 4, !dbg !152
  %10 = icmp ugt i32 %9, 200, !dbg !153
  br i1 %10, label %11, label %15, !dbg !152

11:                                               ; preds = %1
  %12 = load i32, i32* %3, align 4, !dbg !154
  %13 = load i32, i32* %2, align 4, !dbg !155
  %14 = sub i32 %12, %13, !dbg !156
  br label %17, !dbg !152

15:                                               ; preds = %1
  %16 = load i32, i32* %3, align 4, !dbg !157
  br label %17, !dbg !152

17:                                               ; preds = %15, %11
  %18 = phi i32 [ %14, %11 ], [ %16, %15 ], !dbg !152
  store i32 %18, i32* %3, align 4, !dbg !158
  %19 = load i32, i32* %3, align 4, !dbg !159
  ret i32 %19, !dbg !160
}

declare i32 @getchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @same_register(i32 noundef %0) #0 !dbg !161 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !162, metadata !DIExpression()), !dbg !163
  call void @llvm.dbg.declare(metadata i32* %3, metadata !164, metadata !DIExpression()), !dbg !165
  %4 = load i32, i32* %2, align 4, !dbg !166
  %5 = call i32 asm "", "={ax},{ax},~{dirflag},~{fpsr},~{flags}"(i32 %4) #3, !dbg !167, !srcloc !168
  store i32 %5, i32* %3, align 4, !dbg !167
  %6 = load i32, i32* %3, align 4, !dbg !169
  ret i32 %6, !dbg !170
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @named_register(i64 noundef %0) #0 !dbg !171 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !174, metadata !DIExpression()), !dbg !175
  call void @llvm.dbg.declare(metadata i64* %3, metadata !176, metadata !DIExpression()), !dbg !177
  %4 = load i64, i64* %2, align 8, !dbg !178
  store i64 %4, i64* %3, align 8, !dbg !177
  %5 = load i64, i64* %3, align 8, !dbg !179
  %6 = call i64 asm sideeffect "nop", "={rbx},{rbx},~{dirflag},~{fpsr},~{flags}"(i64 %5) #4, !dbg !179, !srcloc !180
  store i64 %6, i64* %3, align 8, !dbg !179
  %7 = load i64, i64* %3, align 8, !dbg !181
  ret i64 %7, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @in_memory(i32 noundef %0) #0 !dbg !183 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !184, metadata !DIExpression()), !dbg !185
  call void @llvm.dbg.declare(metadata i32* %3, metadata !186, metadata !DIExpression()), !dbg !187
  store i32 1, i32* %3, align 4, !dbg !187
  %4 = load i32, i32* %2, align 4, !dbg !188
  call void asm "", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i32 %4) #4, !dbg !189, !srcloc !190
  %5 = load i32, i32* %3, align 4, !dbg !191
  ret i32 %5, !dbg !192
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @alternatives(i32 noundef %0) #0 !dbg !193 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !194, metadata !DIExpression()), !dbg !195
  call void @llvm.dbg.declare(metadata i32* %3, metadata !196, metadata !DIExpression()), !dbg !197
  %4 = load i32, i32* %2, align 4, !dbg !198
  %5 = call i32 asm "addl $2,$0", "=r|r,0|0,r|i,~{dirflag},~{fpsr},~{flags}"(i32 %4, i32 3) #3, !dbg !199, !srcloc !200
  store i32 %5, i32* %3, align 4, !dbg !199
  %6 = load i32, i32* %3, align 4, !dbg !201
  ret i32 %6, !dbg !202
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotated(i32 noundef %0, i8 noundef zeroext %1) #0 !dbg !203 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !207, metadata !DIExpression()), !dbg !208
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !209, metadata !DIExpression()), !dbg !210
  %5 = load i32, i32* %3, align 4, !dbg !211
  %6 = load i8, i8* %4, align 1, !dbg !212
  call void asm "roll $1,$0", "=*rm,{cx}I,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i8 %6, i32 %5) #4, !dbg !211, !srcloc !213
  %7 = load i32, i32* %3, align 4, !dbg !214
  ret i32 %7, !dbg !215
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @stack_is_near() #0 !dbg !216 {
  %1 = alloca i64, align 8
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !219, metadata !DIExpression()), !dbg !220
  call void @llvm.dbg.declare(metadata i8* %2, metadata !221, metadata !DIExpression()), !dbg !222
  %4 = call i64 asm sideeffect "movq %rsp,$0", "=r,~{dirflag},~{fpsr},~{flags}"() #4, !dbg !223, !srcloc !224
  store i64 %4, i64* %1, align 8, !dbg !223
  call void @llvm.dbg.declare(metadata i64* %3, metadata !225, metadata !DIExpression()), !dbg !226
  %5 = ptrtoint i8* %2 to i64, !dbg !227
  %6 = load i64, i64* %1, align 8, !dbg !228
  %7 = sub nsw i64 %5, %6, !dbg !229
  store i64 %7, i64* %3, align 8, !dbg !226
  %8 = load i64, i64* %3, align 8, !dbg !230
  %9 = icmp sgt i64 %8, -4096, !dbg !231
  br i1 %9, label %10, label %13, !dbg !232

10:                                               ; preds = %0
  %11 = load i64, i64* %3, align 8, !dbg !233
  %12 = icmp slt i64 %11, 4096, !dbg !234
  br label %13

13:                                               ; preds = %10, %0
  %14 = phi i1 [ false, %0 ], [ %12, %10 ], !dbg !235
  %15 = zext i1 %14 to i32, !dbg !232
  ret i32 %15, !dbg !236
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @exchanged(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 !dbg !237 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store i64 %0, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !240, metadata !DIExpression()), !dbg !241
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !242, metadata !DIExpression()), !dbg !243
  store i64 %2, i64* %6, align 8
  call void @llvm.dbg.declare(metadata i64* %6, metadata !244, metadata !DIExpression()), !dbg !245
  call void @llvm.dbg.declare(metadata i64* %7, metadata !246, metadata !DIExpression()), !dbg !247
  %11 = load i64, i64* %4, align 8, !dbg !248
  store i64 %11, i64* %7, align 8, !dbg !247
  call void @llvm.dbg.declare(metadata i64* %8, metadata !249, metadata !DIExpression()), !dbg !250
  %12 = load i64, i64* %5, align 8, !dbg !251
  store i64 %12, i64* %8, align 8, !dbg !250
  call void @llvm.dbg.declare(metadata i64* %9, metadata !252, metadata !DIExpression()), !dbg !253
  %13 = load i64, i64* %6, align 8, !dbg !254
  store i64 %13, i64* %9, align 8, !dbg !253
  call void @llvm.dbg.declare(metadata i32* %10, metadata !255, metadata !DIExpression()), !dbg !256
  %14 = load i64, i64* %5, align 8, !dbg !257
  %15 = trunc i64 %14 to i32, !dbg !258
  store i32 %15, i32* %10, align 4, !dbg !256
  %16 = load i64, i64* %7, align 8, !dbg !259
  %17 = load i64, i64* %8, align 8, !dbg !259
  %18 = load i64, i64* %6, align 8, !dbg !260
  %19 = call { i64, i64 } asm sideeffect "cmpxchgl ${2:k},${1:k}", "={ax},=r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %18, i64 %16, i64 %17) #4, !dbg !259, !srcloc !261
  %20 = extractvalue { i64, i64 } %19, 0, !dbg !259
  %21 = extractvalue { i64, i64 } %19, 1, !dbg !259
  store i64 %20, i64* %7, align 8, !dbg !259
  store i64 %21, i64* %8, align 8, !dbg !259
  %22 = load i64, i64* %7, align 8, !dbg !262
  %23 = load i64, i64* %8, align 8, !dbg !263
  %24 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i64 noundef %22, i64 noundef %23), !dbg !264
  %25 = load i64, i64* %4, align 8, !dbg !265
  store i64 %25, i64* %7, align 8, !dbg !266
  %26 = load i64, i64* %7, align 8, !dbg !267
  %27 = load i64, i64* %6, align 8, !dbg !268
  %28 = call i64 asm sideeffect "lock; cmpxchgl ${2:k},$1", "={ax},=*m,r,0,*m,~{cc},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %10, i64 %27, i64 %26, i32* elementtype(i32) %10) #4, !dbg !267, !srcloc !269
  store i64 %28, i64* %7, align 8, !dbg !267
  %29 = load i64, i64* %7, align 8, !dbg !270
  %30 = load i32, i32* %10, align 4, !dbg !271
  %31 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i64 noundef %29, i32 noundef %30), !dbg !272
  %32 = load i64, i64* %4, align 8, !dbg !273
  store i64 %32, i64* %7, align 8, !dbg !274
  %33 = load i64, i64* %7, align 8, !dbg !275
  %34 = load i64, i64* %9, align 8, !dbg !275
  %35 = load i64, i64* %5, align 8, !dbg !276
  %36 = call { i64, i64 } asm sideeffect "cmpxchgb ${2:b},${1:b}", "={ax},=q,q,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %35, i64 %33, i64 %34) #4, !dbg !275, !srcloc !277
  %37 = extractvalue { i64, i64 } %36, 0, !dbg !275
  %38 = extractvalue { i64, i64 } %36, 1, !dbg !275
  store i64 %37, i64* %7, align 8, !dbg !275
  store i64 %38, i64* %9, align 8, !dbg !275
  %39 = load i64, i64* %7, align 8, !dbg !278
  %40 = load i64, i64* %9, align 8, !dbg !279
  %41 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i64 noundef %39, i64 noundef %40), !dbg !280
  %42 = load i64, i64* %7, align 8, !dbg !281
  %43 = load i64, i64* %6, align 8, !dbg !282
  %44 = call i64 asm sideeffect "cmpxchgq $1,%rax", "={ax},r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %43, i64 %42) #4, !dbg !281, !srcloc !283
  store i64 %44, i64* %7, align 8, !dbg !281
  %45 = load i64, i64* %7, align 8, !dbg !284
  %46 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i64 noundef %45), !dbg !285
  ret void, !dbg !286
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in_init_array", scope: !2, file: !3, line: 14, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/below_c.c", directory: ".", checksumkind: CSK_MD5, checksum: "b76303a958fc3d38356412bf61d6ab3d")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8, !13, !16, !18, !20, !22}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "in_fini_array", scope: !2, file: !3, line: 15, type: !10, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "early", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "sooner", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "arguments", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "has_environment", scope: !2, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !15, !27, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 7, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 1}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 14.0.6"}
!38 = distinct !DISubprogram(name: "run_early", scope: !3, file: !3, line: 8, type: !25, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!39 = !{}
!40 = !DILocalVariable(name: "argc", arg: 1, scope: !38, file: !3, line: 8, type: !15)
!41 = !DILocation(line: 8, column: 27, scope: !38)
!42 = !DILocalVariable(name: "argv", arg: 2, scope: !38, file: !3, line: 8, type: !27)
!43 = !DILocation(line: 8, column: 40, scope: !38)
!44 = !DILocalVariable(name: "envp", arg: 3, scope: !38, file: !3, line: 8, type: !27)
!45 = !DILocation(line: 8, column: 53, scope: !38)
!46 = !DILocation(line: 9, column: 11, scope: !38)
!47 = !DILocation(line: 9, column: 9, scope: !38)
!48 = !DILocation(line: 10, column: 15, scope: !38)
!49 = !DILocation(line: 10, column: 23, scope: !38)
!50 = !DILocation(line: 10, column: 27, scope: !38)
!51 = !DILocation(line: 10, column: 32, scope: !38)
!52 = !DILocation(line: 10, column: 40, scope: !38)
!53 = !DILocation(line: 10, column: 13, scope: !38)
!54 = !DILocation(line: 11, column: 21, scope: !38)
!55 = !DILocation(line: 11, column: 26, scope: !38)
!56 = !DILocation(line: 11, column: 29, scope: !38)
!57 = !DILocation(line: 11, column: 37, scope: !38)
!58 = !DILocation(line: 11, column: 34, scope: !38)
!59 = !DILocation(line: 0, scope: !38)
!60 = !DILocation(line: 11, column: 19, scope: !38)
!61 = !DILocation(line: 12, column: 1, scope: !38)
!62 = distinct !DISubprogram(name: "run_late", scope: !3, file: !3, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!63 = !DILocation(line: 13, column: 30, scope: !62)
!64 = !DILocation(line: 13, column: 48, scope: !62)
!65 = distinct !DISubprogram(name: "run_sooner", scope: !3, file: !3, line: 16, type: !11, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!66 = !DILocation(line: 16, column: 75, scope: !65)
!67 = !DILocation(line: 16, column: 73, scope: !65)
!68 = !DILocation(line: 16, column: 84, scope: !65)
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 87, type: !70, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!70 = !DISubroutineType(types: !71)
!71 = !{!15, !15, !27}
!72 = !DILocalVariable(name: "argc", arg: 1, scope: !69, file: !3, line: 87, type: !15)
!73 = !DILocation(line: 87, column: 14, scope: !69)
!74 = !DILocalVariable(name: "argv", arg: 2, scope: !69, file: !3, line: 87, type: !27)
!75 = !DILocation(line: 87, column: 27, scope: !69)
!76 = !DILocation(line: 88, column: 9, scope: !69)
!77 = !DILocation(line: 89, column: 27, scope: !69)
!78 = !DILocation(line: 89, column: 35, scope: !69)
!79 = !DILocation(line: 89, column: 42, scope: !69)
!80 = !DILocation(line: 89, column: 53, scope: !69)
!81 = !DILocation(line: 89, column: 3, scope: !69)
!82 = !DILocalVariable(name: "many", scope: !69, file: !3, line: 90, type: !15)
!83 = !DILocation(line: 90, column: 7, scope: !69)
!84 = !DILocation(line: 90, column: 14, scope: !69)
!85 = !DILocation(line: 90, column: 19, scope: !69)
!86 = !DILocation(line: 91, column: 35, scope: !69)
!87 = !DILocation(line: 91, column: 21, scope: !69)
!88 = !DILocation(line: 91, column: 49, scope: !69)
!89 = !DILocation(line: 91, column: 42, scope: !69)
!90 = !DILocation(line: 91, column: 3, scope: !69)
!91 = !DILocalVariable(name: "c", scope: !69, file: !3, line: 92, type: !15)
!92 = !DILocation(line: 92, column: 7, scope: !69)
!93 = !DILocation(line: 92, column: 11, scope: !69)
!94 = !DILocation(line: 93, column: 48, scope: !69)
!95 = !DILocation(line: 93, column: 34, scope: !69)
!96 = !DILocation(line: 93, column: 67, scope: !69)
!97 = !DILocation(line: 93, column: 52, scope: !69)
!98 = !DILocation(line: 93, column: 81, scope: !69)
!99 = !DILocation(line: 93, column: 71, scope: !69)
!100 = !DILocation(line: 93, column: 98, scope: !69)
!101 = !DILocation(line: 93, column: 85, scope: !69)
!102 = !DILocation(line: 93, column: 110, scope: !69)
!103 = !DILocation(line: 93, column: 102, scope: !69)
!104 = !DILocation(line: 93, column: 118, scope: !69)
!105 = !DILocation(line: 93, column: 3, scope: !69)
!106 = !DILocalVariable(name: "low", scope: !69, file: !3, line: 94, type: !107)
!107 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!108 = !DILocation(line: 94, column: 17, scope: !69)
!109 = !DILocation(line: 94, column: 33, scope: !69)
!110 = !DILocation(line: 94, column: 23, scope: !69)
!111 = !DILocation(line: 95, column: 34, scope: !69)
!112 = !DILocation(line: 95, column: 32, scope: !69)
!113 = !DILocation(line: 95, column: 60, scope: !69)
!114 = !DILocation(line: 95, column: 58, scope: !69)
!115 = !DILocation(line: 95, column: 3, scope: !69)
!116 = !DILocation(line: 96, column: 34, scope: !69)
!117 = !DILocation(line: 96, column: 32, scope: !69)
!118 = !DILocation(line: 96, column: 80, scope: !69)
!119 = !DILocation(line: 96, column: 78, scope: !69)
!120 = !DILocation(line: 96, column: 3, scope: !69)
!121 = !DILocation(line: 97, column: 22, scope: !122)
!122 = distinct !DILexicalBlock(scope: !69, file: !3, line: 97, column: 7)
!123 = !DILocation(line: 97, column: 7, scope: !122)
!124 = !DILocation(line: 97, column: 25, scope: !122)
!125 = !DILocation(line: 97, column: 7, scope: !69)
!126 = !DILocation(line: 97, column: 33, scope: !122)
!127 = !DILocation(line: 98, column: 3, scope: !69)
!128 = !DILocation(line: 99, column: 1, scope: !69)
!129 = distinct !DISubprogram(name: "begun_at_five", scope: !3, file: !3, line: 57, type: !130, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!130 = !DISubroutineType(types: !131)
!131 = !{!15, !15}
!132 = !DILocalVariable(name: "x", arg: 1, scope: !129, file: !3, line: 57, type: !15)
!133 = !DILocation(line: 57, column: 30, scope: !129)
!134 = !DILocalVariable(name: "m", scope: !129, file: !3, line: 58, type: !15)
!135 = !DILocation(line: 58, column: 7, scope: !129)
!136 = !DILocation(line: 59, column: 8, scope: !129)
!137 = !DILocation(line: 59, column: 5, scope: !129)
!138 = !DILocation(line: 60, column: 10, scope: !129)
!139 = !DILocation(line: 60, column: 3, scope: !129)
!140 = distinct !DISubprogram(name: "hashed", scope: !3, file: !3, line: 63, type: !141, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !5}
!143 = !DILocalVariable(name: "x", arg: 1, scope: !140, file: !3, line: 63, type: !5)
!144 = !DILocation(line: 63, column: 33, scope: !140)
!145 = !DILocalVariable(name: "h", scope: !140, file: !3, line: 64, type: !5)
!146 = !DILocation(line: 64, column: 12, scope: !140)
!147 = !DILocation(line: 65, column: 7, scope: !140)
!148 = !DILocation(line: 65, column: 9, scope: !140)
!149 = !DILocation(line: 65, column: 5, scope: !140)
!150 = !DILocation(line: 66, column: 8, scope: !140)
!151 = !DILocation(line: 66, column: 5, scope: !140)
!152 = !DILocation(line: 67, column: 7, scope: !140)
!153 = !DILocation(line: 67, column: 9, scope: !140)
!154 = !DILocation(line: 67, column: 17, scope: !140)
!155 = !DILocation(line: 67, column: 21, scope: !140)
!156 = !DILocation(line: 67, column: 19, scope: !140)
!157 = !DILocation(line: 67, column: 25, scope: !140)
!158 = !DILocation(line: 67, column: 5, scope: !140)
!159 = !DILocation(line: 68, column: 10, scope: !140)
!160 = !DILocation(line: 68, column: 3, scope: !140)
!161 = distinct !DISubprogram(name: "same_register", scope: !3, file: !3, line: 19, type: !141, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!162 = !DILocalVariable(name: "x", arg: 1, scope: !161, file: !3, line: 19, type: !5)
!163 = !DILocation(line: 19, column: 40, scope: !161)
!164 = !DILocalVariable(name: "y", scope: !161, file: !3, line: 20, type: !5)
!165 = !DILocation(line: 20, column: 12, scope: !161)
!166 = !DILocation(line: 21, column: 30, scope: !161)
!167 = !DILocation(line: 21, column: 3, scope: !161)
!168 = !{i64 982}
!169 = !DILocation(line: 22, column: 10, scope: !161)
!170 = !DILocation(line: 22, column: 3, scope: !161)
!171 = distinct !DISubprogram(name: "named_register", scope: !3, file: !3, line: 25, type: !172, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!172 = !DISubroutineType(types: !173)
!173 = !{!6, !6}
!174 = !DILocalVariable(name: "x", arg: 1, scope: !171, file: !3, line: 25, type: !6)
!175 = !DILocation(line: 25, column: 33, scope: !171)
!176 = !DILocalVariable(name: "r", scope: !171, file: !3, line: 26, type: !6)
!177 = !DILocation(line: 26, column: 17, scope: !171)
!178 = !DILocation(line: 26, column: 36, scope: !171)
!179 = !DILocation(line: 27, column: 3, scope: !171)
!180 = !{i64 1115}
!181 = !DILocation(line: 28, column: 10, scope: !171)
!182 = !DILocation(line: 28, column: 3, scope: !171)
!183 = distinct !DISubprogram(name: "in_memory", scope: !3, file: !3, line: 31, type: !130, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!184 = !DILocalVariable(name: "x", arg: 1, scope: !183, file: !3, line: 31, type: !15)
!185 = !DILocation(line: 31, column: 26, scope: !183)
!186 = !DILocalVariable(name: "y", scope: !183, file: !3, line: 32, type: !15)
!187 = !DILocation(line: 32, column: 7, scope: !183)
!188 = !DILocation(line: 33, column: 31, scope: !183)
!189 = !DILocation(line: 33, column: 3, scope: !183)
!190 = !{i64 1201}
!191 = !DILocation(line: 34, column: 10, scope: !183)
!192 = !DILocation(line: 34, column: 3, scope: !183)
!193 = distinct !DISubprogram(name: "alternatives", scope: !3, file: !3, line: 37, type: !130, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!194 = !DILocalVariable(name: "x", arg: 1, scope: !193, file: !3, line: 37, type: !15)
!195 = !DILocation(line: 37, column: 29, scope: !193)
!196 = !DILocalVariable(name: "y", scope: !193, file: !3, line: 38, type: !15)
!197 = !DILocation(line: 38, column: 7, scope: !193)
!198 = !DILocation(line: 39, column: 44, scope: !193)
!199 = !DILocation(line: 39, column: 3, scope: !193)
!200 = !{i64 1293}
!201 = !DILocation(line: 40, column: 10, scope: !193)
!202 = !DILocation(line: 40, column: 3, scope: !193)
!203 = distinct !DISubprogram(name: "rotated", scope: !3, file: !3, line: 43, type: !204, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!204 = !DISubroutineType(types: !205)
!205 = !{!5, !5, !206}
!206 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!207 = !DILocalVariable(name: "x", arg: 1, scope: !203, file: !3, line: 43, type: !5)
!208 = !DILocation(line: 43, column: 34, scope: !203)
!209 = !DILocalVariable(name: "n", arg: 2, scope: !203, file: !3, line: 43, type: !206)
!210 = !DILocation(line: 43, column: 51, scope: !203)
!211 = !DILocation(line: 44, column: 3, scope: !203)
!212 = !DILocation(line: 44, column: 42, scope: !203)
!213 = !{i64 1421}
!214 = !DILocation(line: 45, column: 10, scope: !203)
!215 = !DILocation(line: 45, column: 3, scope: !203)
!216 = distinct !DISubprogram(name: "stack_is_near", scope: !3, file: !3, line: 48, type: !217, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!217 = !DISubroutineType(types: !218)
!218 = !{!15}
!219 = !DILocalVariable(name: "end", scope: !216, file: !3, line: 49, type: !107)
!220 = !DILocation(line: 49, column: 17, scope: !216)
!221 = !DILocalVariable(name: "here", scope: !216, file: !3, line: 50, type: !29)
!222 = !DILocation(line: 50, column: 8, scope: !216)
!223 = !DILocation(line: 51, column: 3, scope: !216)
!224 = !{i64 1558}
!225 = !DILocalVariable(name: "distance", scope: !216, file: !3, line: 52, type: !6)
!226 = !DILocation(line: 52, column: 8, scope: !216)
!227 = !DILocation(line: 52, column: 19, scope: !216)
!228 = !DILocation(line: 52, column: 39, scope: !216)
!229 = !DILocation(line: 52, column: 31, scope: !216)
!230 = !DILocation(line: 53, column: 10, scope: !216)
!231 = !DILocation(line: 53, column: 19, scope: !216)
!232 = !DILocation(line: 53, column: 27, scope: !216)
!233 = !DILocation(line: 53, column: 30, scope: !216)
!234 = !DILocation(line: 53, column: 39, scope: !216)
!235 = !DILocation(line: 0, scope: !216)
!236 = !DILocation(line: 53, column: 3, scope: !216)
!237 = distinct !DISubprogram(name: "exchanged", scope: !3, file: !3, line: 72, type: !238, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!238 = !DISubroutineType(types: !239)
!239 = !{null, !107, !107, !107}
!240 = !DILocalVariable(name: "expected", arg: 1, scope: !237, file: !3, line: 72, type: !107)
!241 = !DILocation(line: 72, column: 37, scope: !237)
!242 = !DILocalVariable(name: "place", arg: 2, scope: !237, file: !3, line: 72, type: !107)
!243 = !DILocation(line: 72, column: 61, scope: !237)
!244 = !DILocalVariable(name: "value", arg: 3, scope: !237, file: !3, line: 72, type: !107)
!245 = !DILocation(line: 72, column: 82, scope: !237)
!246 = !DILocalVariable(name: "a", scope: !237, file: !3, line: 73, type: !107)
!247 = !DILocation(line: 73, column: 17, scope: !237)
!248 = !DILocation(line: 73, column: 21, scope: !237)
!249 = !DILocalVariable(name: "d", scope: !237, file: !3, line: 73, type: !107)
!250 = !DILocation(line: 73, column: 31, scope: !237)
!251 = !DILocation(line: 73, column: 35, scope: !237)
!252 = !DILocalVariable(name: "q", scope: !237, file: !3, line: 73, type: !107)
!253 = !DILocation(line: 73, column: 42, scope: !237)
!254 = !DILocation(line: 73, column: 46, scope: !237)
!255 = !DILocalVariable(name: "memory", scope: !237, file: !3, line: 74, type: !5)
!256 = !DILocation(line: 74, column: 12, scope: !237)
!257 = !DILocation(line: 74, column: 31, scope: !237)
!258 = !DILocation(line: 74, column: 21, scope: !237)
!259 = !DILocation(line: 75, column: 3, scope: !237)
!260 = !DILocation(line: 75, column: 64, scope: !237)
!261 = !{i64 2222}
!262 = !DILocation(line: 76, column: 22, scope: !237)
!263 = !DILocation(line: 76, column: 25, scope: !237)
!264 = !DILocation(line: 76, column: 3, scope: !237)
!265 = !DILocation(line: 77, column: 7, scope: !237)
!266 = !DILocation(line: 77, column: 5, scope: !237)
!267 = !DILocation(line: 78, column: 3, scope: !237)
!268 = !DILocation(line: 78, column: 74, scope: !237)
!269 = !{i64 2345}
!270 = !DILocation(line: 79, column: 21, scope: !237)
!271 = !DILocation(line: 79, column: 24, scope: !237)
!272 = !DILocation(line: 79, column: 3, scope: !237)
!273 = !DILocation(line: 80, column: 7, scope: !237)
!274 = !DILocation(line: 80, column: 5, scope: !237)
!275 = !DILocation(line: 81, column: 3, scope: !237)
!276 = !DILocation(line: 81, column: 64, scope: !237)
!277 = !{i64 2482}
!278 = !DILocation(line: 82, column: 22, scope: !237)
!279 = !DILocation(line: 82, column: 25, scope: !237)
!280 = !DILocation(line: 82, column: 3, scope: !237)
!281 = !DILocation(line: 83, column: 3, scope: !237)
!282 = !DILocation(line: 83, column: 56, scope: !237)
!283 = !{i64 2589}
!284 = !DILocation(line: 84, column: 19, scope: !237)
!285 = !DILocation(line: 84, column: 3, scope: !237)
!286 = !DILocation(line: 85, column: 1, scope: !237)
