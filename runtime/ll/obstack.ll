; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/obstack.c
; ModuleID = 'runtime/c/obstack.c'
source_filename = "runtime/c/obstack.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.obstack = type { i64, %struct.chunk*, i8*, i8*, i8*, i64, i32, %struct.chunk* (i8*, i64)*, void (i8*, %struct.chunk*)*, i8*, i8 }
%struct.chunk = type { i8*, %struct.chunk*, [4 x i8] }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.sv_sink = type { void (%struct.sv_sink*, i8*, i64)*, i8*, i64, i64, i32, i64, i32, i32, i32 }

@obstack_alloc_failed_handler = dso_local local_unnamed_addr global void ()* @no_memory, align 8
@obstack_exit_failure = dso_local local_unnamed_addr global i32 1, align 4
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [18 x i8] c"memory exhausted\0A\00", align 1

; Function Attrs: noreturn nounwind optsize
define internal void @no_memory() #0 {
  %1 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %2 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %1, i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str, i64 0, i64 0)) #9
  tail call void @exit(i32 noundef 1) #10
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i32 @_obstack_begin(%struct.obstack* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i8* (i64)* noundef %3, void (i8*)* noundef %4) local_unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 7
  %7 = bitcast %struct.chunk* (i8*, i64)** %6 to i8* (i64)**
  store i8* (i64)* %3, i8* (i64)** %7, align 8, !tbaa !6
  %8 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 8
  %9 = bitcast void (i8*, %struct.chunk*)** %8 to void (i8*)**
  store void (i8*)* %4, void (i8*)** %9, align 8, !tbaa !10
  %10 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 10
  %11 = load i8, i8* %10, align 8
  %12 = and i8 %11, -2
  store i8 %12, i8* %10, align 8
  tail call fastcc void @begin(%struct.obstack* noundef %0, i32 noundef %1, i32 noundef %2) #11
  ret i32 1
}

; Function Attrs: nounwind optsize
define internal fastcc void @begin(%struct.obstack* nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 {
  %4 = icmp eq i32 %2, 0
  %5 = icmp eq i32 %1, 0
  %6 = select i1 %5, i32 4064, i32 %1
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 0
  store i64 %7, i64* %8, align 8, !tbaa !11
  %9 = add nsw i32 %2, -1
  %10 = select i1 %4, i32 15, i32 %9
  %11 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 6
  store i32 %10, i32* %11, align 8, !tbaa !12
  %12 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 10
  %13 = load i8, i8* %12, align 8
  %14 = and i8 %13, 1
  %15 = icmp eq i8 %14, 0
  %16 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 7
  br i1 %15, label %22, label %17

17:                                               ; preds = %3
  %18 = load %struct.chunk* (i8*, i64)*, %struct.chunk* (i8*, i64)** %16, align 8, !tbaa !6
  %19 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 9
  %20 = load i8*, i8** %19, align 8, !tbaa !13
  %21 = tail call %struct.chunk* %18(i8* noundef %20, i64 noundef %7) #9
  br label %26

22:                                               ; preds = %3
  %23 = bitcast %struct.chunk* (i8*, i64)** %16 to %struct.chunk* (i64)**
  %24 = load %struct.chunk* (i64)*, %struct.chunk* (i64)** %23, align 8, !tbaa !6
  %25 = tail call %struct.chunk* %24(i64 noundef %7) #9
  br label %26

26:                                               ; preds = %17, %22
  %27 = phi %struct.chunk* [ %21, %17 ], [ %25, %22 ]
  %28 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 1
  store %struct.chunk* %27, %struct.chunk** %28, align 8, !tbaa !14
  %29 = icmp eq %struct.chunk* %27, null
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = load void ()*, void ()** @obstack_alloc_failed_handler, align 8, !tbaa !2
  tail call void %31() #9
  br label %32

32:                                               ; preds = %30, %26
  %33 = getelementptr inbounds %struct.chunk, %struct.chunk* %27, i64 0, i32 2, i64 0
  %34 = load i32, i32* %11, align 8, !tbaa !12
  %35 = zext i32 %34 to i64
  %36 = ptrtoint i8* %33 to i64
  %37 = sub i64 0, %36
  %38 = and i64 %35, %37
  %39 = getelementptr inbounds %struct.chunk, %struct.chunk* %27, i64 0, i32 2, i64 %38
  %40 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 2
  store i8* %39, i8** %40, align 8, !tbaa !15
  %41 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 3
  store i8* %39, i8** %41, align 8, !tbaa !16
  %42 = bitcast %struct.chunk* %27 to i8*
  %43 = load i64, i64* %8, align 8, !tbaa !11
  %44 = getelementptr inbounds i8, i8* %42, i64 %43
  %45 = getelementptr inbounds %struct.chunk, %struct.chunk* %27, i64 0, i32 0
  store i8* %44, i8** %45, align 8, !tbaa !17
  %46 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 4
  store i8* %44, i8** %46, align 8, !tbaa !19
  %47 = getelementptr inbounds %struct.chunk, %struct.chunk* %27, i64 0, i32 1
  store %struct.chunk* null, %struct.chunk** %47, align 8, !tbaa !20
  %48 = load i8, i8* %12, align 8
  %49 = and i8 %48, -7
  store i8 %49, i8* %12, align 8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @_obstack_begin_1(%struct.obstack* nocapture noundef %0, i32 noundef %1, i32 noundef %2, i8* (i8*, i64)* noundef %3, void (i8*, i8*)* noundef %4, i8* noundef %5) local_unnamed_addr #1 {
  %7 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 7
  %8 = bitcast %struct.chunk* (i8*, i64)** %7 to i8* (i8*, i64)**
  store i8* (i8*, i64)* %3, i8* (i8*, i64)** %8, align 8, !tbaa !6
  %9 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 8
  %10 = bitcast void (i8*, %struct.chunk*)** %9 to void (i8*, i8*)**
  store void (i8*, i8*)* %4, void (i8*, i8*)** %10, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 9
  store i8* %5, i8** %11, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 10
  %13 = load i8, i8* %12, align 8
  %14 = or i8 %13, 1
  store i8 %14, i8* %12, align 8
  tail call fastcc void @begin(%struct.obstack* noundef %0, i32 noundef %1, i32 noundef %2) #11
  ret i32 1
}

; Function Attrs: nounwind optsize
define dso_local void @_obstack_newchunk(%struct.obstack* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 1
  %4 = load %struct.chunk*, %struct.chunk** %3, align 8, !tbaa !14
  %5 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 3
  %6 = load i8*, i8** %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !15
  %9 = ptrtoint i8* %6 to i64
  %10 = ptrtoint i8* %8 to i64
  %11 = sub i64 %9, %10
  %12 = sext i32 %1 to i64
  %13 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 6
  %14 = load i32, i32* %13, align 8, !tbaa !12
  %15 = zext i32 %14 to i64
  %16 = lshr i64 %11, 3
  %17 = add nsw i64 %12, 100
  %18 = add i64 %17, %11
  %19 = add i64 %18, %15
  %20 = add i64 %19, %16
  %21 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 0
  %22 = load i64, i64* %21, align 8, !tbaa !11
  %23 = icmp ult i64 %20, %22
  %24 = select i1 %23, i64 %22, i64 %20
  %25 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 10
  %26 = load i8, i8* %25, align 8
  %27 = and i8 %26, 1
  %28 = icmp eq i8 %27, 0
  %29 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 7
  br i1 %28, label %35, label %30

30:                                               ; preds = %2
  %31 = load %struct.chunk* (i8*, i64)*, %struct.chunk* (i8*, i64)** %29, align 8, !tbaa !6
  %32 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 9
  %33 = load i8*, i8** %32, align 8, !tbaa !13
  %34 = tail call %struct.chunk* %31(i8* noundef %33, i64 noundef %24) #9
  br label %39

35:                                               ; preds = %2
  %36 = bitcast %struct.chunk* (i8*, i64)** %29 to %struct.chunk* (i64)**
  %37 = load %struct.chunk* (i64)*, %struct.chunk* (i64)** %36, align 8, !tbaa !6
  %38 = tail call %struct.chunk* %37(i64 noundef %24) #9
  br label %39

39:                                               ; preds = %30, %35
  %40 = phi %struct.chunk* [ %34, %30 ], [ %38, %35 ]
  %41 = icmp eq %struct.chunk* %40, null
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = load void ()*, void ()** @obstack_alloc_failed_handler, align 8, !tbaa !2
  tail call void %43() #9
  br label %44

44:                                               ; preds = %42, %39
  store %struct.chunk* %40, %struct.chunk** %3, align 8, !tbaa !14
  %45 = getelementptr inbounds %struct.chunk, %struct.chunk* %40, i64 0, i32 1
  store %struct.chunk* %4, %struct.chunk** %45, align 8, !tbaa !20
  %46 = bitcast %struct.chunk* %40 to i8*
  %47 = getelementptr inbounds i8, i8* %46, i64 %24
  %48 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 4
  store i8* %47, i8** %48, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.chunk, %struct.chunk* %40, i64 0, i32 0
  store i8* %47, i8** %49, align 8, !tbaa !17
  %50 = getelementptr inbounds %struct.chunk, %struct.chunk* %40, i64 0, i32 2, i64 0
  %51 = load i32, i32* %13, align 8, !tbaa !12
  %52 = zext i32 %51 to i64
  %53 = ptrtoint i8* %50 to i64
  %54 = sub i64 0, %53
  %55 = and i64 %52, %54
  %56 = getelementptr inbounds %struct.chunk, %struct.chunk* %40, i64 0, i32 2, i64 %55
  %57 = load i8*, i8** %7, align 8, !tbaa !15
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* nonnull align 1 %56, i8* align 1 %57, i64 %11, i1 false)
  %58 = load i8, i8* %25, align 8
  %59 = and i8 %58, 2
  %60 = icmp eq i8 %59, 0
  br i1 %60, label %61, label %85

61:                                               ; preds = %44
  %62 = load i8*, i8** %7, align 8, !tbaa !15
  %63 = getelementptr inbounds %struct.chunk, %struct.chunk* %4, i64 0, i32 2, i64 0
  %64 = load i32, i32* %13, align 8, !tbaa !12
  %65 = zext i32 %64 to i64
  %66 = ptrtoint i8* %63 to i64
  %67 = sub i64 0, %66
  %68 = and i64 %65, %67
  %69 = getelementptr inbounds %struct.chunk, %struct.chunk* %4, i64 0, i32 2, i64 %68
  %70 = icmp eq i8* %62, %69
  br i1 %70, label %71, label %85

71:                                               ; preds = %61
  %72 = getelementptr inbounds %struct.chunk, %struct.chunk* %4, i64 0, i32 1
  %73 = load %struct.chunk*, %struct.chunk** %72, align 8, !tbaa !20
  store %struct.chunk* %73, %struct.chunk** %45, align 8, !tbaa !20
  %74 = load i8, i8* %25, align 8
  %75 = and i8 %74, 1
  %76 = icmp eq i8 %75, 0
  %77 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 8
  br i1 %76, label %82, label %78

78:                                               ; preds = %71
  %79 = load void (i8*, %struct.chunk*)*, void (i8*, %struct.chunk*)** %77, align 8, !tbaa !10
  %80 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 9
  %81 = load i8*, i8** %80, align 8, !tbaa !13
  tail call void %79(i8* noundef %81, %struct.chunk* noundef nonnull %4) #9
  br label %85

82:                                               ; preds = %71
  %83 = bitcast void (i8*, %struct.chunk*)** %77 to void (%struct.chunk*)**
  %84 = load void (%struct.chunk*)*, void (%struct.chunk*)** %83, align 8, !tbaa !10
  tail call void %84(%struct.chunk* noundef nonnull %4) #9
  br label %85

85:                                               ; preds = %82, %78, %61, %44
  store i8* %56, i8** %7, align 8, !tbaa !15
  %86 = getelementptr inbounds i8, i8* %56, i64 %11
  store i8* %86, i8** %5, align 8, !tbaa !16
  %87 = load i8, i8* %25, align 8
  %88 = and i8 %87, -3
  store i8 %88, i8* %25, align 8
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @_obstack_allocated_p(%struct.obstack* nocapture noundef readonly %0, i8* noundef readnone %1) local_unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 1
  %4 = load %struct.chunk*, %struct.chunk** %3, align 8, !tbaa !2
  %5 = icmp eq %struct.chunk* %4, null
  br i1 %5, label %18, label %6

6:                                                ; preds = %2, %14
  %7 = phi %struct.chunk* [ %16, %14 ], [ %4, %2 ]
  %8 = bitcast %struct.chunk* %7 to i8*
  %9 = icmp ult i8* %8, %1
  br i1 %9, label %10, label %14

10:                                               ; preds = %6
  %11 = getelementptr inbounds %struct.chunk, %struct.chunk* %7, i64 0, i32 0
  %12 = load i8*, i8** %11, align 8, !tbaa !17
  %13 = icmp ult i8* %12, %1
  br i1 %13, label %14, label %18

14:                                               ; preds = %6, %10
  %15 = getelementptr inbounds %struct.chunk, %struct.chunk* %7, i64 0, i32 1
  %16 = load %struct.chunk*, %struct.chunk** %15, align 8, !tbaa !2
  %17 = icmp eq %struct.chunk* %16, null
  br i1 %17, label %18, label %6, !llvm.loop !21

18:                                               ; preds = %10, %14, %2
  %19 = phi i32 [ 0, %2 ], [ 0, %14 ], [ 1, %10 ]
  ret i32 %19
}

; Function Attrs: nounwind optsize
define dso_local void @obstack_free(%struct.obstack* nocapture noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 1
  %4 = load %struct.chunk*, %struct.chunk** %3, align 8, !tbaa !14
  %5 = icmp eq %struct.chunk* %4, null
  br i1 %5, label %38, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 10
  %8 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 8
  %9 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 9
  %10 = bitcast void (i8*, %struct.chunk*)** %8 to void (%struct.chunk*)**
  br label %11

11:                                               ; preds = %6, %30
  %12 = phi %struct.chunk* [ %4, %6 ], [ %21, %30 ]
  %13 = bitcast %struct.chunk* %12 to i8*
  %14 = icmp ult i8* %13, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.chunk, %struct.chunk* %12, i64 0, i32 0
  %17 = load i8*, i8** %16, align 8, !tbaa !17
  %18 = icmp ult i8* %17, %1
  br i1 %18, label %19, label %34

19:                                               ; preds = %11, %15
  %20 = getelementptr inbounds %struct.chunk, %struct.chunk* %12, i64 0, i32 1
  %21 = load %struct.chunk*, %struct.chunk** %20, align 8, !tbaa !20
  %22 = load i8, i8* %7, align 8
  %23 = and i8 %22, 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %19
  %26 = load void (i8*, %struct.chunk*)*, void (i8*, %struct.chunk*)** %8, align 8, !tbaa !10
  %27 = load i8*, i8** %9, align 8, !tbaa !13
  tail call void %26(i8* noundef %27, %struct.chunk* noundef nonnull %12) #9
  br label %30

28:                                               ; preds = %19
  %29 = load void (%struct.chunk*)*, void (%struct.chunk*)** %10, align 8, !tbaa !10
  tail call void %29(%struct.chunk* noundef nonnull %12) #9
  br label %30

30:                                               ; preds = %25, %28
  %31 = load i8, i8* %7, align 8
  %32 = or i8 %31, 2
  store i8 %32, i8* %7, align 8
  %33 = icmp eq %struct.chunk* %21, null
  br i1 %33, label %38, label %11, !llvm.loop !24

34:                                               ; preds = %15
  %35 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 3
  store i8* %1, i8** %35, align 8, !tbaa !16
  %36 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 2
  store i8* %1, i8** %36, align 8, !tbaa !15
  %37 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 4
  store i8* %17, i8** %37, align 8, !tbaa !19
  store %struct.chunk* %12, %struct.chunk** %3, align 8, !tbaa !14
  br label %41

38:                                               ; preds = %30, %2
  %39 = icmp eq i8* %1, null
  br i1 %39, label %41, label %40

40:                                               ; preds = %38
  tail call void @abort() #10
  unreachable

41:                                               ; preds = %38, %34
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @abort() local_unnamed_addr #5

; Function Attrs: nounwind optsize
define dso_local void @_obstack_free(%struct.obstack* nocapture noundef %0, i8* noundef %1) local_unnamed_addr #1 {
  tail call void @obstack_free(%struct.obstack* noundef %0, i8* noundef %1) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i32 @_obstack_memory_used(%struct.obstack* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.obstack, %struct.obstack* %0, i64 0, i32 1
  %3 = load %struct.chunk*, %struct.chunk** %2, align 8, !tbaa !2
  %4 = icmp eq %struct.chunk* %3, null
  br i1 %4, label %7, label %9

5:                                                ; preds = %9
  %6 = trunc i64 %17 to i32
  br label %7

7:                                                ; preds = %5, %1
  %8 = phi i32 [ 0, %1 ], [ %6, %5 ]
  ret i32 %8

9:                                                ; preds = %1, %9
  %10 = phi %struct.chunk* [ %19, %9 ], [ %3, %1 ]
  %11 = phi i64 [ %17, %9 ], [ 0, %1 ]
  %12 = getelementptr inbounds %struct.chunk, %struct.chunk* %10, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !17
  %14 = ptrtoint i8* %13 to i64
  %15 = ptrtoint %struct.chunk* %10 to i64
  %16 = sub i64 %11, %15
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds %struct.chunk, %struct.chunk* %10, i64 0, i32 1
  %19 = load %struct.chunk*, %struct.chunk** %18, align 8, !tbaa !2
  %20 = icmp eq %struct.chunk* %19, null
  br i1 %20, label %5, label %9, !llvm.loop !25
}

; Function Attrs: nounwind optsize
define dso_local i32 @obstack_vprintf(%struct.obstack* noundef %0, i8* noundef %1, %struct.__va_list_tag* noundef %2) local_unnamed_addr #1 {
  %4 = alloca %struct.sv_sink, align 8
  %5 = bitcast %struct.sv_sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %5) #12
  %6 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 2
  %7 = bitcast i64* %6 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %7, i8 0, i64 48, i1 false)
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_obstack, void (%struct.sv_sink*, i8*, i64)** %8, align 8, !tbaa !26
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 1
  %10 = bitcast i8** %9 to %struct.obstack**
  store %struct.obstack* %0, %struct.obstack** %10, align 8, !tbaa !28
  %11 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %4, i8* noundef %1, %struct.__va_list_tag* noundef %2) #9
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %5) #12
  ret i32 %11
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind optsize
define internal void @put_obstack(%struct.sv_sink* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i64 noundef %2) #1 {
  %4 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %0, i64 0, i32 1
  %5 = bitcast i8** %4 to %struct.obstack**
  %6 = load %struct.obstack*, %struct.obstack** %5, align 8, !tbaa !28
  %7 = getelementptr inbounds %struct.obstack, %struct.obstack* %6, i64 0, i32 4
  %8 = load i8*, i8** %7, align 8, !tbaa !19
  %9 = getelementptr inbounds %struct.obstack, %struct.obstack* %6, i64 0, i32 3
  %10 = load i8*, i8** %9, align 8, !tbaa !16
  %11 = ptrtoint i8* %8 to i64
  %12 = ptrtoint i8* %10 to i64
  %13 = sub i64 %11, %12
  %14 = icmp ult i64 %13, %2
  br i1 %14, label %15, label %18

15:                                               ; preds = %3
  %16 = trunc i64 %2 to i32
  tail call void @_obstack_newchunk(%struct.obstack* noundef nonnull %6, i32 noundef %16) #11
  %17 = load i8*, i8** %9, align 8, !tbaa !16
  br label %18

18:                                               ; preds = %15, %3
  %19 = phi i8* [ %17, %15 ], [ %10, %3 ]
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %19, i8* align 1 %1, i64 %2, i1 false)
  %20 = load i8*, i8** %9, align 8, !tbaa !16
  %21 = getelementptr inbounds i8, i8* %20, i64 %2
  store i8* %21, i8** %9, align 8, !tbaa !16
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__sv_format(%struct.sv_sink* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #7

; Function Attrs: nounwind optsize
define dso_local i32 @obstack_printf(%struct.obstack* noundef %0, i8* noundef %1, ...) local_unnamed_addr #1 {
  %3 = alloca %struct.sv_sink, align 8
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = bitcast [1 x %struct.__va_list_tag]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %5) #12
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %4, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %5)
  %7 = bitcast %struct.sv_sink* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %7) #12
  %8 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 2
  %9 = bitcast i64* %8 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %9, i8 0, i64 48, i1 false) #12
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_obstack, void (%struct.sv_sink*, i8*, i64)** %10, align 8, !tbaa !26
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %3, i64 0, i32 1
  %12 = bitcast i8** %11 to %struct.obstack**
  store %struct.obstack* %0, %struct.obstack** %12, align 8, !tbaa !28
  %13 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %3, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %6) #9
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %7) #12
  call void @llvm.va_end(i8* nonnull %5)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %5) #12
  ret i32 %13
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #8

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #8

; Function Attrs: nounwind optsize
define dso_local i32 @__obstack_vprintf_chk(%struct.obstack* noundef %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) local_unnamed_addr #1 {
  %5 = alloca %struct.sv_sink, align 8
  %6 = bitcast %struct.sv_sink* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %6) #12
  %7 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 2
  %8 = bitcast i64* %7 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %8, i8 0, i64 48, i1 false) #12
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_obstack, void (%struct.sv_sink*, i8*, i64)** %9, align 8, !tbaa !26
  %10 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %5, i64 0, i32 1
  %11 = bitcast i8** %10 to %struct.obstack**
  store %struct.obstack* %0, %struct.obstack** %11, align 8, !tbaa !28
  %12 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %5, i8* noundef %2, %struct.__va_list_tag* noundef %3) #9
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %6) #12
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @__obstack_printf_chk(%struct.obstack* noundef %0, i32 noundef %1, i8* noundef %2, ...) local_unnamed_addr #1 {
  %4 = alloca %struct.sv_sink, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #12
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = bitcast %struct.sv_sink* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 64, i8* nonnull %8) #12
  %9 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 2
  %10 = bitcast i64* %9 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 48, i1 false) #12
  %11 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 0
  store void (%struct.sv_sink*, i8*, i64)* @put_obstack, void (%struct.sv_sink*, i8*, i64)** %11, align 8, !tbaa !26
  %12 = getelementptr inbounds %struct.sv_sink, %struct.sv_sink* %4, i64 0, i32 1
  %13 = bitcast i8** %12 to %struct.obstack**
  store %struct.obstack* %0, %struct.obstack** %13, align 8, !tbaa !28
  %14 = call i32 @__sv_format(%struct.sv_sink* noundef nonnull %4, i8* noundef %2, %struct.__va_list_tag* noundef nonnull %7) #9
  call void @llvm.lifetime.end.p0i8(i64 64, i8* nonnull %8) #12
  call void @llvm.va_end(i8* nonnull %6)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #12
  ret i32 %14
}

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #7

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #5

attributes #0 = { noreturn nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nosync nounwind willreturn }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #11 = { nobuiltin optsize "no-builtins" }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 56}
!7 = !{!"obstack", !8, i64 0, !3, i64 8, !3, i64 16, !3, i64 24, !3, i64 32, !8, i64 40, !9, i64 48, !3, i64 56, !3, i64 64, !3, i64 72, !9, i64 80, !9, i64 80, !9, i64 80}
!8 = !{!"long", !4, i64 0}
!9 = !{!"int", !4, i64 0}
!10 = !{!7, !3, i64 64}
!11 = !{!7, !8, i64 0}
!12 = !{!7, !9, i64 48}
!13 = !{!7, !3, i64 72}
!14 = !{!7, !3, i64 8}
!15 = !{!7, !3, i64 16}
!16 = !{!7, !3, i64 24}
!17 = !{!18, !3, i64 0}
!18 = !{!"chunk", !3, i64 0, !3, i64 8, !4, i64 16}
!19 = !{!7, !3, i64 32}
!20 = !{!18, !3, i64 8}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !22, !23}
!25 = distinct !{!25, !22, !23}
!26 = !{!27, !3, i64 0}
!27 = !{!"sv_sink", !3, i64 0, !3, i64 8, !8, i64 16, !8, i64 24, !9, i64 32, !8, i64 40, !9, i64 48, !9, i64 52, !9, i64 56}
!28 = !{!27, !3, i64 8}
