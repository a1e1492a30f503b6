; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/account_files.c
; ModuleID = 'runtime/c/account_files.c'
source_filename = "runtime/c/account_files.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.passwd = type { i8*, i8*, i32, i32, i8*, i8*, i8* }
%struct.group = type { i8*, i8*, i32, i8** }
%struct.shadow = type { i8*, i8*, i64, i64, i64, i64, i64, i64, i64 }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@fgetpwent.found = internal global %struct.passwd zeroinitializer, align 8
@fgetpwent.line = internal global i8* null, align 8
@fgetpwent.room = internal global i64 0, align 8
@fgetgrent.found = internal global %struct.group zeroinitializer, align 8
@fgetgrent.line = internal global i8* null, align 8
@fgetgrent.room = internal global i64 0, align 8
@fgetspent.found = internal global %struct.shadow zeroinitializer, align 8
@fgetspent.line = internal global i8* null, align 8
@fgetspent.room = internal global i64 0, align 8
@sgetspent.found = internal global %struct.shadow zeroinitializer, align 8
@.str = private unnamed_addr constant [18 x i8] c"%s:%s:::%s:%s:%s\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%s:%s:%u:%u:%s:%s:%s\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"%s:%s::\00", align 1
@.str.3 = private unnamed_addr constant [10 x i8] c"%s:%s:%u:\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"%s%s\00", align 1
@.str.5 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.6 = private unnamed_addr constant [2 x i8] c",\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"%s:%s:\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"%ld:\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1
@getusershell.shells = internal unnamed_addr constant [2 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.11, i32 0, i32 0)], align 16
@.str.10 = private unnamed_addr constant [8 x i8] c"/bin/sh\00", align 1
@.str.11 = private unnamed_addr constant [9 x i8] c"/bin/csh\00", align 1
@next_shell = internal unnamed_addr global i32 0, align 4
@.str.12 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c":\00", align 1
@parse_group.none = internal global [1 x i8*] zeroinitializer, align 8

; Function Attrs: nounwind optsize
define dso_local %struct.passwd* @fgetpwent(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i8*, align 8
  %3 = alloca i8*, align 8
  %4 = alloca [7 x i8*], align 16
  store i8* null, i8** @fgetpwent.line, align 8, !tbaa !2
  %5 = bitcast [7 x i8*]* %4 to i8*
  %6 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 0
  %7 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 2
  %8 = bitcast i8** %3 to i8*
  %9 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 3
  %10 = bitcast i8** %2 to i8*
  %11 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 1
  %12 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 4
  %13 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 5
  %14 = getelementptr inbounds [7 x i8*], [7 x i8*]* %4, i64 0, i64 6
  br label %15

15:                                               ; preds = %53, %1
  %16 = call i64 @getline(i8** noundef nonnull @fgetpwent.line, i64* noundef nonnull @fgetpwent.room, %struct.sv_file* noundef %0) #7
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %56

18:                                               ; preds = %15
  %19 = load i8*, i8** @fgetpwent.line, align 8, !tbaa !2
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %5) #8
  %20 = call fastcc i32 @cut(i8* noundef %19, i8** noundef nonnull %6, i32 noundef 7) #7
  %21 = icmp eq i32 %20, 7
  br i1 %21, label %22, label %53

22:                                               ; preds = %18
  %23 = load i8*, i8** %7, align 16, !tbaa !2
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #8
  %24 = call i64 @strtol(i8* noundef %23, i8** noundef nonnull %3, i32 noundef 10) #7
  %25 = load i8*, i8** %3, align 8, !tbaa !2
  %26 = icmp eq i8* %25, %23
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #8
  br label %53

28:                                               ; preds = %22
  %29 = load i8, i8* %25, align 1, !tbaa !6
  %30 = icmp eq i8 %29, 0
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #8
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  %32 = load i8*, i8** %9, align 8, !tbaa !2
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %10) #8
  %33 = call i64 @strtol(i8* noundef %32, i8** noundef nonnull %2, i32 noundef 10) #7
  %34 = load i8*, i8** %2, align 8, !tbaa !2
  %35 = icmp eq i8* %34, %32
  br i1 %35, label %36, label %37

36:                                               ; preds = %31
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #8
  br label %53

37:                                               ; preds = %31
  %38 = load i8, i8* %34, align 1, !tbaa !6
  %39 = icmp eq i8 %38, 0
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %10) #8
  br i1 %39, label %40, label %53

40:                                               ; preds = %37
  %41 = load i8*, i8** %6, align 16, !tbaa !2
  %42 = load i8*, i8** %11, align 8, !tbaa !2
  %43 = trunc i64 %24 to i32
  %44 = trunc i64 %33 to i32
  %45 = load i8*, i8** %12, align 16, !tbaa !2
  %46 = load i8*, i8** %13, align 8, !tbaa !2
  %47 = load i8*, i8** %14, align 16, !tbaa !2
  store i8* %41, i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 0), align 8, !tbaa.struct !7
  store i8* %42, i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 1), align 8, !tbaa.struct !10
  store i32 %43, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 2), align 8, !tbaa.struct !11
  store i32 %44, i32* getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 3), align 4, !tbaa.struct !12
  store i8* %45, i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 4), align 8, !tbaa.struct !13
  store i8* %46, i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 5), align 8, !tbaa.struct !14
  store i8* %47, i8** getelementptr inbounds (%struct.passwd, %struct.passwd* @fgetpwent.found, i64 0, i32 6), align 8, !tbaa.struct !15
  %48 = load i8, i8* %41, align 1, !tbaa !6
  %49 = icmp ne i8 %48, 0
  %50 = icmp ne i8 %48, 35
  %51 = and i1 %49, %50
  %52 = zext i1 %51 to i32
  br label %53

53:                                               ; preds = %18, %27, %28, %36, %37, %40
  %54 = phi i32 [ %52, %40 ], [ 0, %37 ], [ 0, %28 ], [ 0, %18 ], [ 0, %27 ], [ 0, %36 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %5) #8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %15, label %56, !llvm.loop !16

56:                                               ; preds = %15, %53
  %57 = phi %struct.passwd* [ @fgetpwent.found, %53 ], [ null, %15 ]
  ret %struct.passwd* %57
}

; Function Attrs: optsize
declare dso_local i64 @getline(i8** noundef, i64* noundef, %struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local %struct.group* @fgetgrent(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  %2 = alloca i8*, align 8
  %3 = alloca [4 x i8*], align 16
  store i8* null, i8** @fgetgrent.line, align 8, !tbaa !2
  %4 = bitcast [4 x i8*]* %3 to i8*
  %5 = getelementptr inbounds [4 x i8*], [4 x i8*]* %3, i64 0, i64 0
  %6 = getelementptr inbounds [4 x i8*], [4 x i8*]* %3, i64 0, i64 2
  %7 = bitcast i8** %2 to i8*
  %8 = getelementptr inbounds [4 x i8*], [4 x i8*]* %3, i64 0, i64 1
  %9 = getelementptr inbounds [4 x i8*], [4 x i8*]* %3, i64 0, i64 3
  br label %10

10:                                               ; preds = %67, %1
  %11 = call i64 @getline(i8** noundef nonnull @fgetgrent.line, i64* noundef nonnull @fgetgrent.room, %struct.sv_file* noundef %0) #7
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %13, label %70

13:                                               ; preds = %10
  %14 = load i8*, i8** @fgetgrent.line, align 8, !tbaa !2
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %4) #8
  %15 = call fastcc i32 @cut(i8* noundef %14, i8** noundef nonnull %5, i32 noundef 4) #7
  %16 = icmp eq i32 %15, 4
  br i1 %16, label %17, label %67

17:                                               ; preds = %13
  %18 = load i8*, i8** %6, align 16, !tbaa !2
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #8
  %19 = call i64 @strtol(i8* noundef %18, i8** noundef nonnull %2, i32 noundef 10) #7
  %20 = load i8*, i8** %2, align 8, !tbaa !2
  %21 = icmp eq i8* %20, %18
  br i1 %21, label %22, label %23

22:                                               ; preds = %17
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #8
  br label %67

23:                                               ; preds = %17
  %24 = load i8, i8* %20, align 1, !tbaa !6
  %25 = icmp eq i8 %24, 0
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #8
  br i1 %25, label %26, label %67

26:                                               ; preds = %23
  %27 = load i8*, i8** %5, align 16, !tbaa !2
  %28 = load i8*, i8** %8, align 8, !tbaa !2
  %29 = trunc i64 %19 to i32
  store i8* %27, i8** getelementptr inbounds (%struct.group, %struct.group* @fgetgrent.found, i64 0, i32 0), align 8, !tbaa.struct !19
  store i8* %28, i8** getelementptr inbounds (%struct.group, %struct.group* @fgetgrent.found, i64 0, i32 1), align 8, !tbaa.struct !20
  store i32 %29, i32* getelementptr inbounds (%struct.group, %struct.group* @fgetgrent.found, i64 0, i32 2), align 8, !tbaa.struct !21
  store i8** getelementptr inbounds ([1 x i8*], [1 x i8*]* @parse_group.none, i64 0, i64 0), i8*** getelementptr inbounds (%struct.group, %struct.group* @fgetgrent.found, i64 0, i32 3), align 8, !tbaa.struct !15
  %30 = load i8*, i8** %9, align 8, !tbaa !2
  %31 = load i8, i8* %30, align 1, !tbaa !6
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %60, label %33

33:                                               ; preds = %26, %33
  %34 = phi i8 [ %41, %33 ], [ %31, %26 ]
  %35 = phi i8* [ %40, %33 ], [ %30, %26 ]
  %36 = phi i64 [ %39, %33 ], [ 1, %26 ]
  %37 = icmp eq i8 %34, 44
  %38 = zext i1 %37 to i64
  %39 = add i64 %36, %38
  %40 = getelementptr inbounds i8, i8* %35, i64 1
  %41 = load i8, i8* %40, align 1, !tbaa !6
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %33, !llvm.loop !22

43:                                               ; preds = %33
  %44 = shl i64 %39, 3
  %45 = add i64 %44, 8
  %46 = call i8* @malloc(i64 noundef %45) #7
  %47 = icmp eq i8* %46, null
  br i1 %47, label %60, label %48

48:                                               ; preds = %43
  %49 = bitcast i8* %46 to i8**
  store i8* %46, i8** bitcast (i8*** getelementptr inbounds (%struct.group, %struct.group* @fgetgrent.found, i64 0, i32 3) to i8**), align 8, !tbaa !23
  %50 = call i8* @strtok_r(i8* noundef nonnull %30, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), i8** noundef nonnull %5) #7
  %51 = icmp eq i8* %50, null
  br i1 %51, label %52, label %54

52:                                               ; preds = %54, %48
  %53 = phi i8** [ %49, %48 ], [ %57, %54 ]
  store i8* null, i8** %53, align 8, !tbaa !2
  br label %60

54:                                               ; preds = %48, %54
  %55 = phi i8* [ %58, %54 ], [ %50, %48 ]
  %56 = phi i8** [ %57, %54 ], [ %49, %48 ]
  %57 = getelementptr inbounds i8*, i8** %56, i64 1
  store i8* %55, i8** %56, align 8, !tbaa !2
  %58 = call i8* @strtok_r(i8* noundef null, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0), i8** noundef nonnull %5) #7
  %59 = icmp eq i8* %58, null
  br i1 %59, label %52, label %54, !llvm.loop !25

60:                                               ; preds = %52, %43, %26
  %61 = load i8*, i8** getelementptr inbounds (%struct.group, %struct.group* @fgetgrent.found, i64 0, i32 0), align 8, !tbaa !26
  %62 = load i8, i8* %61, align 1, !tbaa !6
  %63 = icmp ne i8 %62, 0
  %64 = icmp ne i8 %62, 35
  %65 = and i1 %63, %64
  %66 = zext i1 %65 to i32
  br label %67

67:                                               ; preds = %13, %22, %23, %60
  %68 = phi i32 [ %66, %60 ], [ 0, %23 ], [ 0, %13 ], [ 0, %22 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %4) #8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %10, label %70, !llvm.loop !27

70:                                               ; preds = %10, %67
  %71 = phi %struct.group* [ @fgetgrent.found, %67 ], [ null, %10 ]
  ret %struct.group* %71
}

; Function Attrs: nounwind optsize
define dso_local %struct.shadow* @fgetspent(%struct.sv_file* noundef %0) local_unnamed_addr #0 {
  store i8* null, i8** @fgetspent.line, align 8, !tbaa !2
  br label %2

2:                                                ; preds = %5, %1
  %3 = tail call i64 @getline(i8** noundef nonnull @fgetspent.line, i64* noundef nonnull @fgetspent.room, %struct.sv_file* noundef %0) #7
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %5, label %9

5:                                                ; preds = %2
  %6 = load i8*, i8** @fgetspent.line, align 8, !tbaa !2
  %7 = tail call fastcc i32 @parse_shadow(i8* noundef %6, %struct.shadow* noundef nonnull @fgetspent.found) #9
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %2, label %9, !llvm.loop !28

9:                                                ; preds = %2, %5
  %10 = phi %struct.shadow* [ @fgetspent.found, %5 ], [ null, %2 ]
  ret %struct.shadow* %10
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @parse_shadow(i8* noundef %0, %struct.shadow* nocapture noundef writeonly %1) unnamed_addr #0 {
  %3 = alloca i8*, align 8
  %4 = alloca [9 x i8*], align 16
  %5 = alloca [7 x i64], align 16
  %6 = bitcast [9 x i8*]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %6) #8
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(72) %6, i8 0, i64 72, i1 false)
  %7 = bitcast [7 x i64]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %7) #8
  %8 = getelementptr inbounds [9 x i8*], [9 x i8*]* %4, i64 0, i64 0
  %9 = call fastcc i32 @cut(i8* noundef %0, i8** noundef nonnull %8, i32 noundef 9) #9
  %10 = icmp slt i32 %9, 8
  br i1 %10, label %69, label %11

11:                                               ; preds = %2
  %12 = bitcast i8** %3 to i8*
  br label %13

13:                                               ; preds = %11, %34
  %14 = phi i64 [ 2, %11 ], [ %35, %34 ]
  %15 = getelementptr inbounds [9 x i8*], [9 x i8*]* %4, i64 0, i64 %14
  %16 = load i8*, i8** %15, align 8, !tbaa !2
  %17 = icmp eq i8* %16, null
  br i1 %17, label %21, label %18

18:                                               ; preds = %13
  %19 = load i8, i8* %16, align 1, !tbaa !6
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %24

21:                                               ; preds = %18, %13
  %22 = add nsw i64 %14, -2
  %23 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 %22
  store i64 -1, i64* %23, align 8, !tbaa !29
  br label %34

24:                                               ; preds = %18
  %25 = add nsw i64 %14, -2
  %26 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 %25
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %12) #8
  %27 = call i64 @strtol(i8* noundef nonnull %16, i8** noundef nonnull %3, i32 noundef 10) #7
  store i64 %27, i64* %26, align 8, !tbaa !29
  %28 = load i8*, i8** %3, align 8, !tbaa !2
  %29 = icmp eq i8* %28, %16
  br i1 %29, label %30, label %31

30:                                               ; preds = %24
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #8
  br label %69

31:                                               ; preds = %24
  %32 = load i8, i8* %28, align 1, !tbaa !6
  %33 = icmp eq i8 %32, 0
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %12) #8
  br i1 %33, label %34, label %69

34:                                               ; preds = %21, %31
  %35 = add nuw nsw i64 %14, 1
  %36 = icmp eq i64 %35, 9
  br i1 %36, label %37, label %13, !llvm.loop !31

37:                                               ; preds = %34
  %38 = load i8*, i8** %8, align 16, !tbaa !2
  %39 = getelementptr inbounds [9 x i8*], [9 x i8*]* %4, i64 0, i64 1
  %40 = load i8*, i8** %39, align 8, !tbaa !2
  %41 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 0
  %42 = load i64, i64* %41, align 16, !tbaa !29
  %43 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 1
  %44 = load i64, i64* %43, align 8, !tbaa !29
  %45 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 2
  %46 = load i64, i64* %45, align 16, !tbaa !29
  %47 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 3
  %48 = load i64, i64* %47, align 8, !tbaa !29
  %49 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 4
  %50 = load i64, i64* %49, align 16, !tbaa !29
  %51 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 5
  %52 = load i64, i64* %51, align 8, !tbaa !29
  %53 = getelementptr inbounds [7 x i64], [7 x i64]* %5, i64 0, i64 6
  %54 = load i64, i64* %53, align 16, !tbaa !29
  %55 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 0
  store i8* %38, i8** %55, align 8, !tbaa.struct !32
  %56 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 1
  store i8* %40, i8** %56, align 8, !tbaa.struct !33
  %57 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 2
  store i64 %42, i64* %57, align 8, !tbaa.struct !34
  %58 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 3
  store i64 %44, i64* %58, align 8, !tbaa.struct !35
  %59 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 4
  store i64 %46, i64* %59, align 8, !tbaa.struct !36
  %60 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 5
  store i64 %48, i64* %60, align 8, !tbaa.struct !37
  %61 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 6
  store i64 %50, i64* %61, align 8, !tbaa.struct !38
  %62 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 7
  store i64 %52, i64* %62, align 8, !tbaa.struct !39
  %63 = getelementptr inbounds %struct.shadow, %struct.shadow* %1, i64 0, i32 8
  store i64 %54, i64* %63, align 8, !tbaa.struct !40
  %64 = load i8, i8* %38, align 1, !tbaa !6
  %65 = icmp ne i8 %64, 0
  %66 = icmp ne i8 %64, 35
  %67 = and i1 %65, %66
  %68 = zext i1 %67 to i32
  br label %69

69:                                               ; preds = %31, %30, %2, %37
  %70 = phi i32 [ %68, %37 ], [ 0, %2 ], [ 0, %30 ], [ 0, %31 ]
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %7) #8
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %6) #8
  ret i32 %70
}

; Function Attrs: nounwind optsize
define dso_local %struct.shadow* @sgetspent(i8* noundef %0) local_unnamed_addr #0 {
  %2 = tail call i8* @strdup(i8* noundef %0) #7
  %3 = icmp eq i8* %2, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %1
  %5 = tail call fastcc i32 @parse_shadow(i8* noundef nonnull %2, %struct.shadow* noundef nonnull @sgetspent.found) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4, %1
  %8 = tail call i32* @__errno_location() #7
  store i32 22, i32* %8, align 4, !tbaa !8
  br label %9

9:                                                ; preds = %4, %7
  %10 = phi %struct.shadow* [ null, %7 ], [ @sgetspent.found, %4 ]
  ret %struct.shadow* %10
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local i32 @putpwent(%struct.passwd* noundef readonly %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ne %struct.passwd* %0, null
  %4 = icmp ne %struct.sv_file* %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !41
  %9 = icmp eq i8* %8, null
  br i1 %9, label %10, label %12

10:                                               ; preds = %6, %2
  %11 = tail call i32* @__errno_location() #7
  store i32 22, i32* %11, align 4, !tbaa !8
  br label %45

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 4
  %14 = load i8*, i8** %13, align 8, !tbaa !43
  %15 = icmp eq i8* %14, null
  %16 = select i1 %15, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %14
  %17 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 5
  %18 = load i8*, i8** %17, align 8, !tbaa !44
  %19 = icmp eq i8* %18, null
  %20 = select i1 %19, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %18
  %21 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 6
  %22 = load i8*, i8** %21, align 8, !tbaa !45
  %23 = icmp eq i8* %22, null
  %24 = select i1 %23, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %22
  %25 = load i8, i8* %8, align 1, !tbaa !6
  switch i8 %25, label %32 [
    i8 43, label %26
    i8 45, label %26
  ]

26:                                               ; preds = %12, %12
  %27 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 1
  %28 = load i8*, i8** %27, align 8, !tbaa !46
  %29 = icmp eq i8* %28, null
  %30 = select i1 %29, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %28
  %31 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0), i8* noundef nonnull %8, i8* noundef %30, i8* noundef %16, i8* noundef %20, i8* noundef %24) #7
  br label %42

32:                                               ; preds = %12
  %33 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 1
  %34 = load i8*, i8** %33, align 8, !tbaa !46
  %35 = icmp eq i8* %34, null
  %36 = select i1 %35, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %34
  %37 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 2
  %38 = load i32, i32* %37, align 8, !tbaa !47
  %39 = getelementptr inbounds %struct.passwd, %struct.passwd* %0, i64 0, i32 3
  %40 = load i32, i32* %39, align 4, !tbaa !48
  %41 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %1, i8* noundef getelementptr inbounds ([22 x i8], [22 x i8]* @.str.1, i64 0, i64 0), i8* noundef nonnull %8, i8* noundef %36, i32 noundef %38, i32 noundef %40, i8* noundef %16, i8* noundef %20, i8* noundef %24) #7
  br label %42

42:                                               ; preds = %32, %26
  %43 = phi i32 [ %31, %26 ], [ %41, %32 ]
  %44 = ashr i32 %43, 31
  br label %45

45:                                               ; preds = %42, %10
  %46 = phi i32 [ %44, %42 ], [ -1, %10 ]
  ret i32 %46
}

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @putgrent(%struct.group* noundef readonly %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = icmp ne %struct.group* %0, null
  %4 = icmp ne %struct.sv_file* %1, null
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.group, %struct.group* %0, i64 0, i32 0
  %8 = load i8*, i8** %7, align 8, !tbaa !26
  %9 = icmp eq i8* %8, null
  br i1 %9, label %10, label %12

10:                                               ; preds = %6, %2
  %11 = tail call i32* @__errno_location() #7
  store i32 22, i32* %11, align 4, !tbaa !8
  br label %57

12:                                               ; preds = %6
  %13 = load i8, i8* %8, align 1, !tbaa !6
  switch i8 %13, label %20 [
    i8 43, label %14
    i8 45, label %14
  ]

14:                                               ; preds = %12, %12
  %15 = getelementptr inbounds %struct.group, %struct.group* %0, i64 0, i32 1
  %16 = load i8*, i8** %15, align 8, !tbaa !49
  %17 = icmp eq i8* %16, null
  %18 = select i1 %17, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %16
  %19 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %1, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.2, i64 0, i64 0), i8* noundef nonnull %8, i8* noundef %18) #7
  br label %28

20:                                               ; preds = %12
  %21 = getelementptr inbounds %struct.group, %struct.group* %0, i64 0, i32 1
  %22 = load i8*, i8** %21, align 8, !tbaa !49
  %23 = icmp eq i8* %22, null
  %24 = select i1 %23, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %22
  %25 = getelementptr inbounds %struct.group, %struct.group* %0, i64 0, i32 2
  %26 = load i32, i32* %25, align 8, !tbaa !50
  %27 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %1, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.3, i64 0, i64 0), i8* noundef nonnull %8, i8* noundef %24, i32 noundef %26) #7
  br label %28

28:                                               ; preds = %20, %14
  %29 = phi i32 [ %19, %14 ], [ %27, %20 ]
  %30 = getelementptr inbounds %struct.group, %struct.group* %0, i64 0, i32 3
  %31 = load i8**, i8*** %30, align 8, !tbaa !23
  %32 = icmp eq i8** %31, null
  br i1 %32, label %38, label %33

33:                                               ; preds = %28
  %34 = load i8*, i8** %31, align 8, !tbaa !2
  %35 = icmp ne i8* %34, null
  %36 = icmp sgt i32 %29, -1
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %41, label %38

38:                                               ; preds = %41, %33, %28
  %39 = phi i32 [ %29, %28 ], [ %29, %33 ], [ %47, %41 ]
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %57, label %53

41:                                               ; preds = %33, %41
  %42 = phi i8* [ %49, %41 ], [ %34, %33 ]
  %43 = phi i8** [ %48, %41 ], [ %31, %33 ]
  %44 = load i8**, i8*** %30, align 8, !tbaa !23
  %45 = icmp eq i8** %43, %44
  %46 = select i1 %45, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.6, i64 0, i64 0)
  %47 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.4, i64 0, i64 0), i8* noundef %46, i8* noundef nonnull %42) #7
  %48 = getelementptr inbounds i8*, i8** %43, i64 1
  %49 = load i8*, i8** %48, align 8, !tbaa !2
  %50 = icmp ne i8* %49, null
  %51 = icmp sgt i32 %47, -1
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %41, label %38, !llvm.loop !51

53:                                               ; preds = %38
  %54 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef nonnull %1) #7
  %55 = icmp eq i32 %54, -1
  %56 = sext i1 %55 to i32
  br label %57

57:                                               ; preds = %38, %53, %10
  %58 = phi i32 [ -1, %10 ], [ -1, %38 ], [ %56, %53 ]
  ret i32 %58
}

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i32 @putspent(%struct.shadow* nocapture noundef readonly %0, %struct.sv_file* noundef %1) local_unnamed_addr #0 {
  %3 = alloca [6 x i64], align 16
  %4 = bitcast [6 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %4) #8
  %5 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 0
  %6 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 2
  %7 = load i64, i64* %6, align 8, !tbaa !52
  store i64 %7, i64* %5, align 16, !tbaa !29
  %8 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 1
  %9 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 3
  %10 = load i64, i64* %9, align 8, !tbaa !54
  store i64 %10, i64* %8, align 8, !tbaa !29
  %11 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 2
  %12 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 4
  %13 = load i64, i64* %12, align 8, !tbaa !55
  store i64 %13, i64* %11, align 16, !tbaa !29
  %14 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 3
  %15 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 5
  %16 = load i64, i64* %15, align 8, !tbaa !56
  store i64 %16, i64* %14, align 8, !tbaa !29
  %17 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 4
  %18 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 6
  %19 = load i64, i64* %18, align 8, !tbaa !57
  store i64 %19, i64* %17, align 16, !tbaa !29
  %20 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 5
  %21 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 7
  %22 = load i64, i64* %21, align 8, !tbaa !58
  store i64 %22, i64* %20, align 8, !tbaa !29
  %23 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 0
  %24 = load i8*, i8** %23, align 8, !tbaa !59
  %25 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 1
  %26 = load i8*, i8** %25, align 8, !tbaa !60
  %27 = icmp eq i8* %26, null
  %28 = select i1 %27, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.5, i64 0, i64 0), i8* %26
  %29 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %24, i8* noundef %28) #7
  %30 = icmp sgt i32 %29, -1
  br i1 %30, label %36, label %62

31:                                               ; preds = %44
  %32 = getelementptr inbounds %struct.shadow, %struct.shadow* %0, i64 0, i32 8
  %33 = load i64, i64* %32, align 8, !tbaa !61
  %34 = icmp ne i64 %33, -1
  %35 = select i1 %34, i1 %48, i1 false
  br i1 %35, label %53, label %55

36:                                               ; preds = %2, %50
  %37 = phi i64 [ %52, %50 ], [ %7, %2 ]
  %38 = phi i64 [ %46, %50 ], [ 0, %2 ]
  %39 = icmp eq i64 %37, -1
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = tail call i32 @fputc(i32 noundef 58, %struct.sv_file* noundef %1) #7
  br label %44

42:                                               ; preds = %36
  %43 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %1, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i64 0, i64 0), i64 noundef %37) #7
  br label %44

44:                                               ; preds = %42, %40
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp ult i64 %38, 5
  %48 = icmp sgt i32 %45, -1
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %50, label %31, !llvm.loop !62

50:                                               ; preds = %44
  %51 = getelementptr inbounds [6 x i64], [6 x i64]* %3, i64 0, i64 %46
  %52 = load i64, i64* %51, align 8, !tbaa !29
  br label %36

53:                                               ; preds = %31
  %54 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %1, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.9, i64 0, i64 0), i64 noundef %33) #7
  br label %55

55:                                               ; preds = %53, %31
  %56 = phi i32 [ %54, %53 ], [ %45, %31 ]
  %57 = icmp slt i32 %56, 0
  br i1 %57, label %62, label %58

58:                                               ; preds = %55
  %59 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %1) #7
  %60 = icmp eq i32 %59, -1
  %61 = sext i1 %60 to i32
  br label %62

62:                                               ; preds = %2, %58, %55
  %63 = phi i32 [ -1, %55 ], [ %61, %58 ], [ -1, %2 ]
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %4) #8
  ret i32 %63
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @lckpwdf() local_unnamed_addr #3 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @ulckpwdf() local_unnamed_addr #3 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn
define dso_local i8* @getusershell() local_unnamed_addr #4 {
  %1 = load i32, i32* @next_shell, align 4, !tbaa !8
  %2 = icmp slt i32 %1, 2
  br i1 %2, label %3, label %8

3:                                                ; preds = %0
  %4 = add nsw i32 %1, 1
  store i32 %4, i32* @next_shell, align 4, !tbaa !8
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds [2 x i8*], [2 x i8*]* @getusershell.shells, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  br label %8

8:                                                ; preds = %0, %3
  %9 = phi i8* [ %7, %3 ], [ null, %0 ]
  ret i8* %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @setusershell() local_unnamed_addr #5 {
  store i32 0, i32* @next_shell, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly
define dso_local void @endusershell() local_unnamed_addr #5 {
  store i32 0, i32* @next_shell, align 4, !tbaa !8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @cut(i8* noundef %0, i8** nocapture noundef writeonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = tail call i64 @strcspn(i8* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.12, i64 0, i64 0)) #7
  %5 = getelementptr inbounds i8, i8* %0, i64 %4
  store i8 0, i8* %5, align 1, !tbaa !6
  br label %6

6:                                                ; preds = %6, %3
  %7 = phi i8* [ %0, %3 ], [ %12, %6 ]
  %8 = load i8, i8* %7, align 1, !tbaa !6
  %9 = zext i8 %8 to i32
  %10 = tail call i32 @isspace(i32 noundef %9) #7
  %11 = icmp eq i32 %10, 0
  %12 = getelementptr inbounds i8, i8* %7, i64 1
  br i1 %11, label %13, label %6, !llvm.loop !63

13:                                               ; preds = %6
  %14 = icmp sgt i32 %2, 0
  br i1 %14, label %15, label %35

15:                                               ; preds = %13
  %16 = zext i32 %2 to i64
  %17 = zext i32 %2 to i64
  br label %18

18:                                               ; preds = %15, %30
  %19 = phi i64 [ 0, %15 ], [ %21, %30 ]
  %20 = phi i8* [ %7, %15 ], [ %31, %30 ]
  %21 = add nuw nsw i64 %19, 1
  %22 = getelementptr inbounds i8*, i8** %1, i64 %19
  store i8* %20, i8** %22, align 8, !tbaa !2
  %23 = tail call i64 @strcspn(i8* noundef nonnull %20, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.13, i64 0, i64 0)) #7
  %24 = getelementptr inbounds i8, i8* %20, i64 %23
  %25 = load i8, i8* %24, align 1, !tbaa !6
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %33, label %27

27:                                               ; preds = %18
  %28 = icmp ult i64 %21, %16
  br i1 %28, label %29, label %30

29:                                               ; preds = %27
  store i8 0, i8* %24, align 1, !tbaa !6
  br label %30

30:                                               ; preds = %27, %29
  %31 = getelementptr inbounds i8, i8* %24, i64 1
  %32 = icmp eq i64 %21, %17
  br i1 %32, label %35, label %18, !llvm.loop !64

33:                                               ; preds = %18
  %34 = trunc i64 %21 to i32
  br label %35

35:                                               ; preds = %30, %33, %13
  %36 = phi i32 [ 0, %13 ], [ %34, %33 ], [ %2, %30 ]
  ret i32 %36
}

; Function Attrs: optsize
declare dso_local i64 @strcspn(i8* noundef, i8* noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strtok_r(i8* noundef, i8* noundef, i8** noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize willreturn writeonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { nobuiltin nounwind optsize "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 4, !8, i64 20, i64 4, !8, i64 24, i64 8, !2, i64 32, i64 8, !2, i64 40, i64 8, !2}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !4, i64 0}
!10 = !{i64 0, i64 8, !2, i64 8, i64 4, !8, i64 12, i64 4, !8, i64 16, i64 8, !2, i64 24, i64 8, !2, i64 32, i64 8, !2}
!11 = !{i64 0, i64 4, !8, i64 4, i64 4, !8, i64 8, i64 8, !2, i64 16, i64 8, !2, i64 24, i64 8, !2}
!12 = !{i64 0, i64 4, !8, i64 4, i64 8, !2, i64 12, i64 8, !2, i64 20, i64 8, !2}
!13 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 8, !2}
!14 = !{i64 0, i64 8, !2, i64 8, i64 8, !2}
!15 = !{i64 0, i64 8, !2}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 4, !8, i64 24, i64 8, !2}
!20 = !{i64 0, i64 8, !2, i64 8, i64 4, !8, i64 16, i64 8, !2}
!21 = !{i64 0, i64 4, !8, i64 8, i64 8, !2}
!22 = distinct !{!22, !17, !18}
!23 = !{!24, !3, i64 24}
!24 = !{!"group", !3, i64 0, !3, i64 8, !9, i64 16, !3, i64 24}
!25 = distinct !{!25, !17, !18}
!26 = !{!24, !3, i64 0}
!27 = distinct !{!27, !17, !18}
!28 = distinct !{!28, !17, !18}
!29 = !{!30, !30, i64 0}
!30 = !{!"long", !4, i64 0}
!31 = distinct !{!31, !17, !18}
!32 = !{i64 0, i64 8, !2, i64 8, i64 8, !2, i64 16, i64 8, !29, i64 24, i64 8, !29, i64 32, i64 8, !29, i64 40, i64 8, !29, i64 48, i64 8, !29, i64 56, i64 8, !29, i64 64, i64 8, !29}
!33 = !{i64 0, i64 8, !2, i64 8, i64 8, !29, i64 16, i64 8, !29, i64 24, i64 8, !29, i64 32, i64 8, !29, i64 40, i64 8, !29, i64 48, i64 8, !29, i64 56, i64 8, !29}
!34 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !29, i64 24, i64 8, !29, i64 32, i64 8, !29, i64 40, i64 8, !29, i64 48, i64 8, !29}
!35 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !29, i64 24, i64 8, !29, i64 32, i64 8, !29, i64 40, i64 8, !29}
!36 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !29, i64 24, i64 8, !29, i64 32, i64 8, !29}
!37 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !29, i64 24, i64 8, !29}
!38 = !{i64 0, i64 8, !29, i64 8, i64 8, !29, i64 16, i64 8, !29}
!39 = !{i64 0, i64 8, !29, i64 8, i64 8, !29}
!40 = !{i64 0, i64 8, !29}
!41 = !{!42, !3, i64 0}
!42 = !{!"passwd", !3, i64 0, !3, i64 8, !9, i64 16, !9, i64 20, !3, i64 24, !3, i64 32, !3, i64 40}
!43 = !{!42, !3, i64 24}
!44 = !{!42, !3, i64 32}
!45 = !{!42, !3, i64 40}
!46 = !{!42, !3, i64 8}
!47 = !{!42, !9, i64 16}
!48 = !{!42, !9, i64 20}
!49 = !{!24, !3, i64 8}
!50 = !{!24, !9, i64 16}
!51 = distinct !{!51, !17, !18}
!52 = !{!53, !30, i64 16}
!53 = !{!"shadow", !3, i64 0, !3, i64 8, !30, i64 16, !30, i64 24, !30, i64 32, !30, i64 40, !30, i64 48, !30, i64 56, !30, i64 64}
!54 = !{!53, !30, i64 24}
!55 = !{!53, !30, i64 32}
!56 = !{!53, !30, i64 40}
!57 = !{!53, !30, i64 48}
!58 = !{!53, !30, i64 56}
!59 = !{!53, !3, i64 0}
!60 = !{!53, !3, i64 8}
!61 = !{!53, !30, i64 64}
!62 = distinct !{!62, !17, !18}
!63 = distinct !{!63, !17, !18}
!64 = distinct !{!64, !17, !18}
