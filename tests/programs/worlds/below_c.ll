; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -g tests/programs/worlds/below_c.c
; ModuleID = 'tests/programs/worlds/below_c.c'
source_filename = "tests/programs/worlds/below_c.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@in_init_array = internal global void ()* @run_early, section ".init_array", align 8, !dbg !0
@in_fini_array = internal global void ()* @run_late, section ".fini_array", align 8, !dbg !8
@count = internal global i32 0, align 4, !dbg !13
@sooner = internal global i32 0, align 4, !dbg !18
@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@early = internal global i32 0, align 4, !dbg !16
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %u\0A\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"%u %ld %d %d %x %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"late\0A\00", align 1
@.str.4 = private unnamed_addr constant [9 x i8] c"%lx %lx \00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"%lx %x \00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"%lx\0A\00", align 1
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 200, void ()* @run_sooner, i8* null }]
@llvm.compiler.used = appending global [2 x i8*] [i8* bitcast (void ()** @in_init_array to i8*), i8* bitcast (void ()** @in_fini_array to i8*)], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_early() #0 !dbg !28 {
  %1 = load i32, i32* @count, align 4, !dbg !30
  %2 = add nsw i32 %1, 1, !dbg !30
  store i32 %2, i32* @count, align 4, !dbg !30
  store i32 %2, i32* @early, align 4, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_late() #0 !dbg !33 {
  %1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i64 0, i64 0)), !dbg !34
  ret void, !dbg !35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @run_sooner() #0 !dbg !36 {
  %1 = load i32, i32* @count, align 4, !dbg !37
  %2 = add nsw i32 %1, 1, !dbg !37
  store i32 %2, i32* @count, align 4, !dbg !37
  store i32 %2, i32* @sooner, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !40 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !46, metadata !DIExpression()), !dbg !47
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !48, metadata !DIExpression()), !dbg !49
  %9 = load i8**, i8*** %5, align 8, !dbg !50
  %10 = load i32, i32* @sooner, align 4, !dbg !51
  %11 = load i32, i32* @early, align 4, !dbg !52
  %12 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i32 noundef %10, i32 noundef %11), !dbg !53
  call void @llvm.dbg.declare(metadata i32* %6, metadata !54, metadata !DIExpression()), !dbg !55
  %13 = load i32, i32* %4, align 4, !dbg !56
  %14 = add nsw i32 %13, 65, !dbg !57
  store i32 %14, i32* %6, align 4, !dbg !55
  %15 = load i32, i32* %6, align 4, !dbg !58
  %16 = call i32 @begun_at_five(i32 noundef %15), !dbg !59
  %17 = load i32, i32* %6, align 4, !dbg !60
  %18 = call i32 @hashed(i32 noundef %17), !dbg !61
  %19 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i32 noundef %16, i32 noundef %18), !dbg !62
  call void @llvm.dbg.declare(metadata i32* %7, metadata !63, metadata !DIExpression()), !dbg !64
  %20 = call i32 @getchar(), !dbg !65
  store i32 %20, i32* %7, align 4, !dbg !64
  %21 = load i32, i32* %7, align 4, !dbg !66
  %22 = call i32 @same_register(i32 noundef %21), !dbg !67
  %23 = load i32, i32* %7, align 4, !dbg !68
  %24 = sext i32 %23 to i64, !dbg !68
  %25 = call i64 @named_register(i64 noundef %24), !dbg !69
  %26 = load i32, i32* %7, align 4, !dbg !70
  %27 = call i32 @in_memory(i32 noundef %26), !dbg !71
  %28 = load i32, i32* %7, align 4, !dbg !72
  %29 = call i32 @alternatives(i32 noundef %28), !dbg !73
  %30 = load i32, i32* %7, align 4, !dbg !74
  %31 = call i32 @rotated(i32 noundef %30, i8 noundef zeroext 29), !dbg !75
  %32 = call i32 @stack_is_near(), !dbg !76
  %33 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str.2, i64 0, i64 0), i32 noundef %22, i64 noundef %25, i32 noundef %27, i32 noundef %29, i32 noundef %31, i32 noundef %32), !dbg !77
  call void @llvm.dbg.declare(metadata i64* %8, metadata !78, metadata !DIExpression()), !dbg !80
  %34 = load i32, i32* %7, align 4, !dbg !81
  %35 = zext i32 %34 to i64, !dbg !82
  store i64 %35, i64* %8, align 8, !dbg !80
  %36 = load i64, i64* %8, align 8, !dbg !83
  %37 = or i64 1229782937960972288, %36, !dbg !84
  %38 = load i64, i64* %8, align 8, !dbg !85
  %39 = or i64 2459565875921944576, %38, !dbg !86
  call void @exchanged(i64 noundef %37, i64 noundef %39, i64 noundef 3689348815028241476), !dbg !87
  %40 = load i64, i64* %8, align 8, !dbg !88
  %41 = or i64 1229782937960972288, %40, !dbg !89
  %42 = load i64, i64* %8, align 8, !dbg !90
  %43 = or i64 3689348815028241408, %42, !dbg !91
  call void @exchanged(i64 noundef %41, i64 noundef 2459565877353600341, i64 noundef %43), !dbg !92
  %44 = load i32, i32* %7, align 4, !dbg !93
  %45 = sext i32 %44 to i64, !dbg !93
  %46 = call i64 @named_register(i64 noundef %45), !dbg !95
  %47 = icmp eq i64 %46, 66, !dbg !96
  br i1 %47, label %48, label %49, !dbg !97

48:                                               ; preds = %2
  store i32 3, i32* %3, align 4, !dbg !98
  br label %50, !dbg !98

49:                                               ; preds = %2
  store i32 4, i32* %3, align 4, !dbg !99
  br label %50, !dbg !99

50:                                               ; preds = %49, %48
  %51 = load i32, i32* %3, align 4, !dbg !100
  ret i32 %51, !dbg !100
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @printf(i8* noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @begun_at_five(i32 noundef %0) #0 !dbg !101 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !104, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.declare(metadata i32* %3, metadata !106, metadata !DIExpression()), !dbg !107
  store i32 5, i32* %3, align 4, !dbg !107
  %4 = load i32, i32* %2, align 4, !dbg !108
  %5 = load i32, i32* %3, align 4, !dbg !109
  %6 = add nsw i32 %5, %4, !dbg !109
  store i32 %6, i32* %3, align 4, !dbg !109
  %7 = load i32, i32* %3, align 4, !dbg !110
  ret i32 %7, !dbg !111
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @hashed(i32 noundef %0) #0 !dbg !112 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !115, metadata !DIExpression()), !dbg !116
  call void @llvm.dbg.declare(metadata i32* %3, metadata !117, metadata !DIExpression()), !dbg !118
  store i32 7, i32* %3, align 4, !dbg !118
  %4 = load i32, i32* %3, align 4, !dbg !119
  %5 = mul i32 %4, 31, !dbg !120
  store i32 %5, i32* %3, align 4, !dbg !121
  %6 = load i32, i32* %2, align 4, !dbg !122
  %7 = load i32, i32* %3, align 4, !dbg !123
  %8 = xor i32 %7, %6, !dbg !123
  store i32 %8, i32* %3, align 4, !dbg !123
  %9 = load i32, i32* %3, align 4, !dbg !124
  %10 = icmp ugt i32 %9, 200, !dbg !125
  br i1 %10, label %11, label %15, !dbg !124

11:                                               ; preds = %1
  %12 = load i32, i32* %3, align 4, !dbg !126
  %13 = load i32, i32* %2, align 4, !dbg !127
  %14 = sub i32 %12, %13, !dbg !128
  br label %17, !dbg !124

15:                                               ; preds = %1
  %16 = load i32, i32* %3, align 4, !dbg !129
  br label %17, !dbg !124

17:                                               ; preds = %15, %11
  %18 = phi i32 [ %14, %11 ], [ %16, %15 ], !dbg !124
  store i32 %18, i32* %3, align 4, !dbg !130
  %19 = load i32, i32* %3, align 4, !dbg !131
  ret i32 %19, !dbg !132
}

declare i32 @getchar() #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @same_register(i32 noundef %0) #0 !dbg !133 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !134, metadata !DIExpression()), !dbg !135
  call void @llvm.dbg.declare(metadata i32* %3, metadata !136, metadata !DIExpression()), !dbg !137
  %4 = load i32, i32* %2, align 4, !dbg !138
  %5 = call i32 asm "", "={ax},{ax},~{dirflag},~{fpsr},~{flags}"(i32 %4) #3, !dbg !139, !srcloc !140
  store i32 %5, i32* %3, align 4, !dbg !139
  %6 = load i32, i32* %3, align 4, !dbg !141
  ret i32 %6, !dbg !142
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @named_register(i64 noundef %0) #0 !dbg !143 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i64 %0, i64* %2, align 8
  call void @llvm.dbg.declare(metadata i64* %2, metadata !146, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.declare(metadata i64* %3, metadata !148, metadata !DIExpression()), !dbg !149
  %4 = load i64, i64* %2, align 8, !dbg !150
  store i64 %4, i64* %3, align 8, !dbg !149
  %5 = load i64, i64* %3, align 8, !dbg !151
  %6 = call i64 asm sideeffect "nop", "={rbx},{rbx},~{dirflag},~{fpsr},~{flags}"(i64 %5) #4, !dbg !151, !srcloc !152
  store i64 %6, i64* %3, align 8, !dbg !151
  %7 = load i64, i64* %3, align 8, !dbg !153
  ret i64 %7, !dbg !154
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @in_memory(i32 noundef %0) #0 !dbg !155 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !156, metadata !DIExpression()), !dbg !157
  call void @llvm.dbg.declare(metadata i32* %3, metadata !158, metadata !DIExpression()), !dbg !159
  store i32 1, i32* %3, align 4, !dbg !159
  %4 = load i32, i32* %2, align 4, !dbg !160
  call void asm "", "=*rm,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i32 %4) #4, !dbg !161, !srcloc !162
  %5 = load i32, i32* %3, align 4, !dbg !163
  ret i32 %5, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @alternatives(i32 noundef %0) #0 !dbg !165 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !166, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.declare(metadata i32* %3, metadata !168, metadata !DIExpression()), !dbg !169
  %4 = load i32, i32* %2, align 4, !dbg !170
  %5 = call i32 asm "addl $2,$0", "=r|r,0|0,r|i,~{dirflag},~{fpsr},~{flags}"(i32 %4, i32 3) #3, !dbg !171, !srcloc !172
  store i32 %5, i32* %3, align 4, !dbg !171
  %6 = load i32, i32* %3, align 4, !dbg !173
  ret i32 %6, !dbg !174
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotated(i32 noundef %0, i8 noundef zeroext %1) #0 !dbg !175 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !179, metadata !DIExpression()), !dbg !180
  store i8 %1, i8* %4, align 1
  call void @llvm.dbg.declare(metadata i8* %4, metadata !181, metadata !DIExpression()), !dbg !182
  %5 = load i32, i32* %3, align 4, !dbg !183
  %6 = load i8, i8* %4, align 1, !dbg !184
  call void asm "roll $1,$0", "=*rm,{cx}I,0,~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %3, i8 %6, i32 %5) #4, !dbg !183, !srcloc !185
  %7 = load i32, i32* %3, align 4, !dbg !186
  ret i32 %7, !dbg !187
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @stack_is_near() #0 !dbg !188 {
  %1 = alloca i64, align 8
  %2 = alloca i8, align 1
  %3 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata i64* %1, metadata !191, metadata !DIExpression()), !dbg !192
  call void @llvm.dbg.declare(metadata i8* %2, metadata !193, metadata !DIExpression()), !dbg !194
  %4 = call i64 asm sideeffect "movq %rsp,$0", "=r,~{dirflag},~{fpsr},~{flags}"() #4, !dbg !195, !srcloc !196
  store i64 %4, i64* %1, align 8, !dbg !195
  call void @llvm.dbg.declare(metadata i64* %3, metadata !197, metadata !DIExpression()), !dbg !198
  %5 = ptrtoint i8* %2 to i64, !dbg !199
  %6 = load i64, i64* %1, align 8, !dbg !200
  %7 = sub nsw i64 %5, %6, !dbg !201
  store i64 %7, i64* %3, align 8, !dbg !198
  %8 = load i64, i64* %3, align 8, !dbg !202
  %9 = icmp sgt i64 %8, -4096, !dbg !203
  br i1 %9, label %10, label %13, !dbg !204

10:                                               ; preds = %0
  %11 = load i64, i64* %3, align 8, !dbg !205
  %12 = icmp slt i64 %11, 4096, !dbg !206
  br label %13

13:                                               ; preds = %10, %0
  %14 = phi i1 [ false, %0 ], [ %12, %10 ], !dbg !207
  %15 = zext i1 %14 to i32, !dbg !204
  ret i32 %15, !dbg !208
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @exchanged(i64 noundef %0, i64 noundef %1, i64 noundef %2) #0 !dbg !209 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  store i64 %0, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !212, metadata !DIExpression()), !dbg !213
  store i64 %1, i64* %5, align 8
  call void @llvm.dbg.declare(metadata i64* %5, metadata !214, metadata !DIExpression()), !dbg !215
  store i64 %2, i64* %6, align 8
  call void @llvm.dbg.declare(metadata i64* %6, metadata !216, metadata !DIExpression()), !dbg !217
  call void @llvm.dbg.declare(metadata i64* %7, metadata !218, metadata !DIExpression()), !dbg !219
  %11 = load i64, i64* %4, align 8, !dbg !220
  store i64 %11, i64* %7, align 8, !dbg !219
  call void @llvm.dbg.declare(metadata i64* %8, metadata !221, metadata !DIExpression()), !dbg !222
  %12 = load i64, i64* %5, align 8, !dbg !223
  store i64 %12, i64* %8, align 8, !dbg !222
  call void @llvm.dbg.declare(metadata i64* %9, metadata !224, metadata !DIExpression()), !dbg !225
  %13 = load i64, i64* %6, align 8, !dbg !226
  store i64 %13, i64* %9, align 8, !dbg !225
  call void @llvm.dbg.declare(metadata i32* %10, metadata !227, metadata !DIExpression()), !dbg !228
  %14 = load i64, i64* %5, align 8, !dbg !229
  %15 = trunc i64 %14 to i32, !dbg !230
  store i32 %15, i32* %10, align 4, !dbg !228
  %16 = load i64, i64* %7, align 8, !dbg !231
  %17 = load i64, i64* %8, align 8, !dbg !231
  %18 = load i64, i64* %6, align 8, !dbg !232
  %19 = call { i64, i64 } asm sideeffect "cmpxchgl ${2:k},${1:k}", "={ax},=r,r,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %18, i64 %16, i64 %17) #4, !dbg !231, !srcloc !233
  %20 = extractvalue { i64, i64 } %19, 0, !dbg !231
  %21 = extractvalue { i64, i64 } %19, 1, !dbg !231
  store i64 %20, i64* %7, align 8, !dbg !231
  store i64 %21, i64* %8, align 8, !dbg !231
  %22 = load i64, i64* %7, align 8, !dbg !234
  %23 = load i64, i64* %8, align 8, !dbg !235
  %24 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i64 noundef %22, i64 noundef %23), !dbg !236
  %25 = load i64, i64* %4, align 8, !dbg !237
  store i64 %25, i64* %7, align 8, !dbg !238
  %26 = load i64, i64* %7, align 8, !dbg !239
  %27 = load i64, i64* %6, align 8, !dbg !240
  %28 = call i64 asm sideeffect "lock; cmpxchgl ${2:k},$1", "={ax},=*m,r,0,*m,~{cc},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %10, i64 %27, i64 %26, i32* elementtype(i32) %10) #4, !dbg !239, !srcloc !241
  store i64 %28, i64* %7, align 8, !dbg !239
  %29 = load i64, i64* %7, align 8, !dbg !242
  %30 = load i32, i32* %10, align 4, !dbg !243
  %31 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i64 0, i64 0), i64 noundef %29, i32 noundef %30), !dbg !244
  %32 = load i64, i64* %4, align 8, !dbg !245
  store i64 %32, i64* %7, align 8, !dbg !246
  %33 = load i64, i64* %7, align 8, !dbg !247
  %34 = load i64, i64* %9, align 8, !dbg !247
  %35 = load i64, i64* %5, align 8, !dbg !248
  %36 = call { i64, i64 } asm sideeffect "cmpxchgb ${2:b},${1:b}", "={ax},=q,q,0,1,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %35, i64 %33, i64 %34) #4, !dbg !247, !srcloc !249
  %37 = extractvalue { i64, i64 } %36, 0, !dbg !247
  %38 = extractvalue { i64, i64 } %36, 1, !dbg !247
  store i64 %37, i64* %7, align 8, !dbg !247
  store i64 %38, i64* %9, align 8, !dbg !247
  %39 = load i64, i64* %7, align 8, !dbg !250
  %40 = load i64, i64* %9, align 8, !dbg !251
  %41 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.4, i64 0, i64 0), i64 noundef %39, i64 noundef %40), !dbg !252
  %42 = load i64, i64* %7, align 8, !dbg !253
  %43 = load i64, i64* %6, align 8, !dbg !254
  %44 = call i64 asm sideeffect "cmpxchgq $1,%rax", "={ax},r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %43, i64 %42) #4, !dbg !253, !srcloc !255
  store i64 %44, i64* %7, align 8, !dbg !253
  %45 = load i64, i64* %7, align 8, !dbg !256
  %46 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.6, i64 0, i64 0), i64 noundef %45), !dbg !257
  ret void, !dbg !258
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind readnone }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "in_init_array", scope: !2, file: !3, line: 8, type: !10, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tests/programs/worlds/below_c.c", directory: ".", checksumkind: CSK_MD5, checksum: "c6edbecd3aead778482379fe77ef1e4b")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!7 = !{!0, !8, !13, !16, !18}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "in_fini_array", scope: !2, file: !3, line: 9, type: !10, isLocal: true, isDefinition: true)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{null}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 5, type: !15, isLocal: true, isDefinition: true)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "early", scope: !2, file: !3, line: 5, type: !15, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "sooner", scope: !2, file: !3, line: 5, type: !15, isLocal: true, isDefinition: true)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 1}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 14.0.6"}
!28 = distinct !DISubprogram(name: "run_early", scope: !3, file: !3, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!29 = !{}
!30 = !DILocation(line: 6, column: 39, scope: !28)
!31 = !DILocation(line: 6, column: 37, scope: !28)
!32 = !DILocation(line: 6, column: 48, scope: !28)
!33 = distinct !DISubprogram(name: "run_late", scope: !3, file: !3, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!34 = !DILocation(line: 7, column: 30, scope: !33)
!35 = !DILocation(line: 7, column: 48, scope: !33)
!36 = distinct !DISubprogram(name: "run_sooner", scope: !3, file: !3, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!37 = !DILocation(line: 10, column: 75, scope: !36)
!38 = !DILocation(line: 10, column: 73, scope: !36)
!39 = !DILocation(line: 10, column: 84, scope: !36)
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !41, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !29)
!41 = !DISubroutineType(types: !42)
!42 = !{!15, !15, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!46 = !DILocalVariable(name: "argc", arg: 1, scope: !40, file: !3, line: 81, type: !15)
!47 = !DILocation(line: 81, column: 14, scope: !40)
!48 = !DILocalVariable(name: "argv", arg: 2, scope: !40, file: !3, line: 81, type: !43)
!49 = !DILocation(line: 81, column: 27, scope: !40)
!50 = !DILocation(line: 82, column: 9, scope: !40)
!51 = !DILocation(line: 83, column: 21, scope: !40)
!52 = !DILocation(line: 83, column: 29, scope: !40)
!53 = !DILocation(line: 83, column: 3, scope: !40)
!54 = !DILocalVariable(name: "many", scope: !40, file: !3, line: 84, type: !15)
!55 = !DILocation(line: 84, column: 7, scope: !40)
!56 = !DILocation(line: 84, column: 14, scope: !40)
!57 = !DILocation(line: 84, column: 19, scope: !40)
!58 = !DILocation(line: 85, column: 35, scope: !40)
!59 = !DILocation(line: 85, column: 21, scope: !40)
!60 = !DILocation(line: 85, column: 49, scope: !40)
!61 = !DILocation(line: 85, column: 42, scope: !40)
!62 = !DILocation(line: 85, column: 3, scope: !40)
!63 = !DILocalVariable(name: "c", scope: !40, file: !3, line: 86, type: !15)
!64 = !DILocation(line: 86, column: 7, scope: !40)
!65 = !DILocation(line: 86, column: 11, scope: !40)
!66 = !DILocation(line: 87, column: 48, scope: !40)
!67 = !DILocation(line: 87, column: 34, scope: !40)
!68 = !DILocation(line: 87, column: 67, scope: !40)
!69 = !DILocation(line: 87, column: 52, scope: !40)
!70 = !DILocation(line: 87, column: 81, scope: !40)
!71 = !DILocation(line: 87, column: 71, scope: !40)
!72 = !DILocation(line: 87, column: 98, scope: !40)
!73 = !DILocation(line: 87, column: 85, scope: !40)
!74 = !DILocation(line: 87, column: 110, scope: !40)
!75 = !DILocation(line: 87, column: 102, scope: !40)
!76 = !DILocation(line: 87, column: 118, scope: !40)
!77 = !DILocation(line: 87, column: 3, scope: !40)
!78 = !DILocalVariable(name: "low", scope: !40, file: !3, line: 88, type: !79)
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DILocation(line: 88, column: 17, scope: !40)
!81 = !DILocation(line: 88, column: 33, scope: !40)
!82 = !DILocation(line: 88, column: 23, scope: !40)
!83 = !DILocation(line: 89, column: 34, scope: !40)
!84 = !DILocation(line: 89, column: 32, scope: !40)
!85 = !DILocation(line: 89, column: 60, scope: !40)
!86 = !DILocation(line: 89, column: 58, scope: !40)
!87 = !DILocation(line: 89, column: 3, scope: !40)
!88 = !DILocation(line: 90, column: 34, scope: !40)
!89 = !DILocation(line: 90, column: 32, scope: !40)
!90 = !DILocation(line: 90, column: 80, scope: !40)
!91 = !DILocation(line: 90, column: 78, scope: !40)
!92 = !DILocation(line: 90, column: 3, scope: !40)
!93 = !DILocation(line: 91, column: 22, scope: !94)
!94 = distinct !DILexicalBlock(scope: !40, file: !3, line: 91, column: 7)
!95 = !DILocation(line: 91, column: 7, scope: !94)
!96 = !DILocation(line: 91, column: 25, scope: !94)
!97 = !DILocation(line: 91, column: 7, scope: !40)
!98 = !DILocation(line: 91, column: 33, scope: !94)
!99 = !DILocation(line: 92, column: 3, scope: !40)
!100 = !DILocation(line: 93, column: 1, scope: !40)
!101 = distinct !DISubprogram(name: "begun_at_five", scope: !3, file: !3, line: 51, type: !102, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!102 = !DISubroutineType(types: !103)
!103 = !{!15, !15}
!104 = !DILocalVariable(name: "x", arg: 1, scope: !101, file: !3, line: 51, type: !15)
!105 = !DILocation(line: 51, column: 30, scope: !101)
!106 = !DILocalVariable(name: "m", scope: !101, file: !3, line: 52, type: !15)
!107 = !DILocation(line: 52, column: 7, scope: !101)
!108 = !DILocation(line: 53, column: 8, scope: !101)
!109 = !DILocation(line: 53, column: 5, scope: !101)
!110 = !DILocation(line: 54, column: 10, scope: !101)
!111 = !DILocation(line: 54, column: 3, scope: !101)
!112 = distinct !DISubprogram(name: "hashed", scope: !3, file: !3, line: 57, type: !113, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!113 = !DISubroutineType(types: !114)
!114 = !{!5, !5}
!115 = !DILocalVariable(name: "x", arg: 1, scope: !112, file: !3, line: 57, type: !5)
!116 = !DILocation(line: 57, column: 33, scope: !112)
!117 = !DILocalVariable(name: "h", scope: !112, file: !3, line: 58, type: !5)
!118 = !DILocation(line: 58, column: 12, scope: !112)
!119 = !DILocation(line: 59, column: 7, scope: !112)
!120 = !DILocation(line: 59, column: 9, scope: !112)
!121 = !DILocation(line: 59, column: 5, scope: !112)
!122 = !DILocation(line: 60, column: 8, scope: !112)
!123 = !DILocation(line: 60, column: 5, scope: !112)
!124 = !DILocation(line: 61, column: 7, scope: !112)
!125 = !DILocation(line: 61, column: 9, scope: !112)
!126 = !DILocation(line: 61, column: 17, scope: !112)
!127 = !DILocation(line: 61, column: 21, scope: !112)
!128 = !DILocation(line: 61, column: 19, scope: !112)
!129 = !DILocation(line: 61, column: 25, scope: !112)
!130 = !DILocation(line: 61, column: 5, scope: !112)
!131 = !DILocation(line: 62, column: 10, scope: !112)
!132 = !DILocation(line: 62, column: 3, scope: !112)
!133 = distinct !DISubprogram(name: "same_register", scope: !3, file: !3, line: 13, type: !113, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!134 = !DILocalVariable(name: "x", arg: 1, scope: !133, file: !3, line: 13, type: !5)
!135 = !DILocation(line: 13, column: 40, scope: !133)
!136 = !DILocalVariable(name: "y", scope: !133, file: !3, line: 14, type: !5)
!137 = !DILocation(line: 14, column: 12, scope: !133)
!138 = !DILocation(line: 15, column: 30, scope: !133)
!139 = !DILocation(line: 15, column: 3, scope: !133)
!140 = !{i64 725}
!141 = !DILocation(line: 16, column: 10, scope: !133)
!142 = !DILocation(line: 16, column: 3, scope: !133)
!143 = distinct !DISubprogram(name: "named_register", scope: !3, file: !3, line: 19, type: !144, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!144 = !DISubroutineType(types: !145)
!145 = !{!6, !6}
!146 = !DILocalVariable(name: "x", arg: 1, scope: !143, file: !3, line: 19, type: !6)
!147 = !DILocation(line: 19, column: 33, scope: !143)
!148 = !DILocalVariable(name: "r", scope: !143, file: !3, line: 20, type: !6)
!149 = !DILocation(line: 20, column: 17, scope: !143)
!150 = !DILocation(line: 20, column: 36, scope: !143)
!151 = !DILocation(line: 21, column: 3, scope: !143)
!152 = !{i64 858}
!153 = !DILocation(line: 22, column: 10, scope: !143)
!154 = !DILocation(line: 22, column: 3, scope: !143)
!155 = distinct !DISubprogram(name: "in_memory", scope: !3, file: !3, line: 25, type: !102, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!156 = !DILocalVariable(name: "x", arg: 1, scope: !155, file: !3, line: 25, type: !15)
!157 = !DILocation(line: 25, column: 26, scope: !155)
!158 = !DILocalVariable(name: "y", scope: !155, file: !3, line: 26, type: !15)
!159 = !DILocation(line: 26, column: 7, scope: !155)
!160 = !DILocation(line: 27, column: 31, scope: !155)
!161 = !DILocation(line: 27, column: 3, scope: !155)
!162 = !{i64 944}
!163 = !DILocation(line: 28, column: 10, scope: !155)
!164 = !DILocation(line: 28, column: 3, scope: !155)
!165 = distinct !DISubprogram(name: "alternatives", scope: !3, file: !3, line: 31, type: !102, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!166 = !DILocalVariable(name: "x", arg: 1, scope: !165, file: !3, line: 31, type: !15)
!167 = !DILocation(line: 31, column: 29, scope: !165)
!168 = !DILocalVariable(name: "y", scope: !165, file: !3, line: 32, type: !15)
!169 = !DILocation(line: 32, column: 7, scope: !165)
!170 = !DILocation(line: 33, column: 44, scope: !165)
!171 = !DILocation(line: 33, column: 3, scope: !165)
!172 = !{i64 1036}
!173 = !DILocation(line: 34, column: 10, scope: !165)
!174 = !DILocation(line: 34, column: 3, scope: !165)
!175 = distinct !DISubprogram(name: "rotated", scope: !3, file: !3, line: 37, type: !176, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!176 = !DISubroutineType(types: !177)
!177 = !{!5, !5, !178}
!178 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!179 = !DILocalVariable(name: "x", arg: 1, scope: !175, file: !3, line: 37, type: !5)
!180 = !DILocation(line: 37, column: 34, scope: !175)
!181 = !DILocalVariable(name: "n", arg: 2, scope: !175, file: !3, line: 37, type: !178)
!182 = !DILocation(line: 37, column: 51, scope: !175)
!183 = !DILocation(line: 38, column: 3, scope: !175)
!184 = !DILocation(line: 38, column: 42, scope: !175)
!185 = !{i64 1164}
!186 = !DILocation(line: 39, column: 10, scope: !175)
!187 = !DILocation(line: 39, column: 3, scope: !175)
!188 = distinct !DISubprogram(name: "stack_is_near", scope: !3, file: !3, line: 42, type: !189, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!189 = !DISubroutineType(types: !190)
!190 = !{!15}
!191 = !DILocalVariable(name: "end", scope: !188, file: !3, line: 43, type: !79)
!192 = !DILocation(line: 43, column: 17, scope: !188)
!193 = !DILocalVariable(name: "here", scope: !188, file: !3, line: 44, type: !45)
!194 = !DILocation(line: 44, column: 8, scope: !188)
!195 = !DILocation(line: 45, column: 3, scope: !188)
!196 = !{i64 1301}
!197 = !DILocalVariable(name: "distance", scope: !188, file: !3, line: 46, type: !6)
!198 = !DILocation(line: 46, column: 8, scope: !188)
!199 = !DILocation(line: 46, column: 19, scope: !188)
!200 = !DILocation(line: 46, column: 39, scope: !188)
!201 = !DILocation(line: 46, column: 31, scope: !188)
!202 = !DILocation(line: 47, column: 10, scope: !188)
!203 = !DILocation(line: 47, column: 19, scope: !188)
!204 = !DILocation(line: 47, column: 27, scope: !188)
!205 = !DILocation(line: 47, column: 30, scope: !188)
!206 = !DILocation(line: 47, column: 39, scope: !188)
!207 = !DILocation(line: 0, scope: !188)
!208 = !DILocation(line: 47, column: 3, scope: !188)
!209 = distinct !DISubprogram(name: "exchanged", scope: !3, file: !3, line: 66, type: !210, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !29)
!210 = !DISubroutineType(types: !211)
!211 = !{null, !79, !79, !79}
!212 = !DILocalVariable(name: "expected", arg: 1, scope: !209, file: !3, line: 66, type: !79)
!213 = !DILocation(line: 66, column: 37, scope: !209)
!214 = !DILocalVariable(name: "place", arg: 2, scope: !209, file: !3, line: 66, type: !79)
!215 = !DILocation(line: 66, column: 61, scope: !209)
!216 = !DILocalVariable(name: "value", arg: 3, scope: !209, file: !3, line: 66, type: !79)
!217 = !DILocation(line: 66, column: 82, scope: !209)
!218 = !DILocalVariable(name: "a", scope: !209, file: !3, line: 67, type: !79)
!219 = !DILocation(line: 67, column: 17, scope: !209)
!220 = !DILocation(line: 67, column: 21, scope: !209)
!221 = !DILocalVariable(name: "d", scope: !209, file: !3, line: 67, type: !79)
!222 = !DILocation(line: 67, column: 31, scope: !209)
!223 = !DILocation(line: 67, column: 35, scope: !209)
!224 = !DILocalVariable(name: "q", scope: !209, file: !3, line: 67, type: !79)
!225 = !DILocation(line: 67, column: 42, scope: !209)
!226 = !DILocation(line: 67, column: 46, scope: !209)
!227 = !DILocalVariable(name: "memory", scope: !209, file: !3, line: 68, type: !5)
!228 = !DILocation(line: 68, column: 12, scope: !209)
!229 = !DILocation(line: 68, column: 31, scope: !209)
!230 = !DILocation(line: 68, column: 21, scope: !209)
!231 = !DILocation(line: 69, column: 3, scope: !209)
!232 = !DILocation(line: 69, column: 64, scope: !209)
!233 = !{i64 1965}
!234 = !DILocation(line: 70, column: 22, scope: !209)
!235 = !DILocation(line: 70, column: 25, scope: !209)
!236 = !DILocation(line: 70, column: 3, scope: !209)
!237 = !DILocation(line: 71, column: 7, scope: !209)
!238 = !DILocation(line: 71, column: 5, scope: !209)
!239 = !DILocation(line: 72, column: 3, scope: !209)
!240 = !DILocation(line: 72, column: 74, scope: !209)
!241 = !{i64 2088}
!242 = !DILocation(line: 73, column: 21, scope: !209)
!243 = !DILocation(line: 73, column: 24, scope: !209)
!244 = !DILocation(line: 73, column: 3, scope: !209)
!245 = !DILocation(line: 74, column: 7, scope: !209)
!246 = !DILocation(line: 74, column: 5, scope: !209)
!247 = !DILocation(line: 75, column: 3, scope: !209)
!248 = !DILocation(line: 75, column: 64, scope: !209)
!249 = !{i64 2225}
!250 = !DILocation(line: 76, column: 22, scope: !209)
!251 = !DILocation(line: 76, column: 25, scope: !209)
!252 = !DILocation(line: 76, column: 3, scope: !209)
!253 = !DILocation(line: 77, column: 3, scope: !209)
!254 = !DILocation(line: 77, column: 56, scope: !209)
!255 = !{i64 2332}
!256 = !DILocation(line: 78, column: 19, scope: !209)
!257 = !DILocation(line: 78, column: 3, scope: !209)
!258 = !DILocation(line: 79, column: 1, scope: !209)
