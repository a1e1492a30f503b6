; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/mapping.c
; ModuleID = 'runtime/c/mapping.c'
source_filename = "runtime/c/mapping.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mapping = type { %struct.mapping*, i8*, i64, %struct.sv_inode*, i64 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i64 }

@.str = private unnamed_addr constant [24 x i8] c"mmap at a fixed address\00", align 1
@mappings = internal unnamed_addr global %struct.mapping* null, align 8
@sbrk.start = internal unnamed_addr global i8* null, align 8
@sbrk.used = internal unnamed_addr global i64 0, align 8

; Function Attrs: nounwind optsize
define dso_local i8* @mmap(i8* nocapture readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca i8*, align 8
  %8 = and i32 %3, 15
  %9 = icmp eq i64 %1, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = icmp eq i32 %8, 2
  %12 = add nsw i32 %8, -1
  %13 = icmp ult i32 %12, 3
  %14 = and i64 %5, 4095
  %15 = icmp eq i64 %14, 0
  %16 = and i1 %13, %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %10, %6
  %18 = tail call i32* @__errno_location() #6
  store i32 22, i32* %18, align 4, !tbaa !2
  br label %114

19:                                               ; preds = %10
  %20 = and i32 %3, 1048592
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0)) #6
  %23 = tail call i32* @__errno_location() #6
  store i32 12, i32* %23, align 4, !tbaa !2
  br label %114

24:                                               ; preds = %19
  %25 = and i32 %3, 32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %49

27:                                               ; preds = %24
  %28 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %4) #6
  %29 = icmp eq %struct.sv_inode* %28, null
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = tail call i32 @__sv_is_console(i32 noundef %4) #6
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i32 9, i32 19
  %34 = tail call i32* @__errno_location() #6
  store i32 %33, i32* %34, align 4, !tbaa !2
  br label %114

35:                                               ; preds = %27
  %36 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 6
  %37 = load i32, i32* %36, align 4, !tbaa !6
  %38 = and i32 %37, 61440
  %39 = icmp eq i32 %38, 32768
  br i1 %39, label %44, label %40

40:                                               ; preds = %35
  %41 = icmp eq i32 %38, 8192
  %42 = select i1 %41, i32 19, i32 13
  %43 = tail call i32* @__errno_location() #6
  store i32 %42, i32* %43, align 4, !tbaa !2
  br label %114

44:                                               ; preds = %35
  %45 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %28) #6
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %44
  %48 = tail call i32* @__errno_location() #6
  store i32 12, i32* %48, align 4, !tbaa !2
  br label %114

49:                                               ; preds = %44, %24
  %50 = phi %struct.sv_inode* [ null, %24 ], [ %28, %44 ]
  %51 = bitcast i8** %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %51) #7
  %52 = tail call i8* @malloc(i64 noundef 40) #6
  %53 = icmp eq i8* %52, null
  br i1 %53, label %59, label %54

54:                                               ; preds = %49
  %55 = add i64 %1, 4095
  %56 = and i64 %55, -4096
  %57 = call i32 @posix_memalign(i8** noundef nonnull %7, i64 noundef 4096, i64 noundef %56) #6
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %54, %49
  call void @free(i8* noundef %52) #6
  %60 = call i32* @__errno_location() #6
  store i32 12, i32* %60, align 4, !tbaa !2
  br label %112

61:                                               ; preds = %54
  %62 = load i8*, i8** %7, align 8, !tbaa !10
  call void @llvm.memset.p0i8.i64(i8* align 1 %62, i8 0, i64 %56, i1 false)
  %63 = icmp eq %struct.sv_inode* %50, null
  br i1 %63, label %77, label %64

64:                                               ; preds = %61
  %65 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %50, i64 0, i32 3
  %66 = load i64, i64* %65, align 8, !tbaa !11
  %67 = icmp ugt i64 %66, %5
  br i1 %67, label %68, label %76

68:                                               ; preds = %64
  %69 = sub i64 %66, %5
  %70 = load i8*, i8** %7, align 8, !tbaa !10
  %71 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %50, i64 0, i32 2
  %72 = load i8*, i8** %71, align 8, !tbaa !12
  %73 = getelementptr inbounds i8, i8* %72, i64 %5
  %74 = icmp ult i64 %69, %1
  %75 = select i1 %74, i64 %69, i64 %1
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %70, i8* align 1 %73, i64 %75, i1 false)
  br label %76

76:                                               ; preds = %68, %64
  br i1 %11, label %77, label %80

77:                                               ; preds = %76, %61
  %78 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !10
  %79 = load i8*, i8** %7, align 8, !tbaa !10
  br label %85

80:                                               ; preds = %76
  %81 = and i32 %2, 2
  %82 = icmp eq i32 %81, 0
  %83 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !10
  %84 = load i8*, i8** %7, align 8, !tbaa !10
  br i1 %82, label %85, label %97

85:                                               ; preds = %80, %77
  %86 = phi i8* [ %79, %77 ], [ %84, %80 ]
  %87 = phi %struct.mapping* [ %78, %77 ], [ %83, %80 ]
  %88 = bitcast i8* %52 to %struct.mapping**
  store %struct.mapping* %87, %struct.mapping** %88, align 8, !tbaa.struct !13
  %89 = getelementptr inbounds i8, i8* %52, i64 8
  %90 = bitcast i8* %89 to i8**
  store i8* %86, i8** %90, align 8, !tbaa.struct !15
  %91 = getelementptr inbounds i8, i8* %52, i64 16
  %92 = bitcast i8* %91 to i64*
  store i64 %56, i64* %92, align 8, !tbaa.struct !16
  %93 = getelementptr inbounds i8, i8* %52, i64 24
  %94 = bitcast i8* %93 to %struct.sv_inode**
  store %struct.sv_inode* null, %struct.sv_inode** %94, align 8, !tbaa.struct !17
  %95 = getelementptr inbounds i8, i8* %52, i64 32
  %96 = bitcast i8* %95 to i64*
  store i64 %5, i64* %96, align 8, !tbaa.struct !18
  br label %110

97:                                               ; preds = %80
  %98 = bitcast i8* %52 to %struct.mapping**
  store %struct.mapping* %83, %struct.mapping** %98, align 8, !tbaa.struct !13
  %99 = getelementptr inbounds i8, i8* %52, i64 8
  %100 = bitcast i8* %99 to i8**
  store i8* %84, i8** %100, align 8, !tbaa.struct !15
  %101 = getelementptr inbounds i8, i8* %52, i64 16
  %102 = bitcast i8* %101 to i64*
  store i64 %56, i64* %102, align 8, !tbaa.struct !16
  %103 = getelementptr inbounds i8, i8* %52, i64 24
  %104 = bitcast i8* %103 to %struct.sv_inode**
  store %struct.sv_inode* %50, %struct.sv_inode** %104, align 8, !tbaa.struct !17
  %105 = getelementptr inbounds i8, i8* %52, i64 32
  %106 = bitcast i8* %105 to i64*
  store i64 %5, i64* %106, align 8, !tbaa.struct !18
  %107 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %50, i64 0, i32 8
  %108 = load i32, i32* %107, align 4, !tbaa !19
  %109 = add i32 %108, 1
  store i32 %109, i32* %107, align 4, !tbaa !19
  br label %110

110:                                              ; preds = %85, %97
  store i8* %52, i8** bitcast (%struct.mapping** @mappings to i8**), align 8, !tbaa !10
  %111 = load i8*, i8** %7, align 8, !tbaa !10
  br label %112

112:                                              ; preds = %110, %59
  %113 = phi i8* [ inttoptr (i64 -1 to i8*), %59 ], [ %111, %110 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %51) #7
  br label %114

114:                                              ; preds = %112, %47, %40, %30, %22, %17
  %115 = phi i8* [ inttoptr (i64 -1 to i8*), %17 ], [ inttoptr (i64 -1 to i8*), %22 ], [ %113, %112 ], [ inttoptr (i64 -1 to i8*), %40 ], [ inttoptr (i64 -1 to i8*), %47 ], [ inttoptr (i64 -1 to i8*), %30 ]
  ret i8* %115
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @__symvm_note(i8* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_inode_of(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_is_console(i32 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @__sv_load(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i8* @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local i32 @posix_memalign(i8** noundef, i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i8* @mmap64(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call i8* @mmap(i8* undef, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) #8
  ret i8* %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @munmap(i8* noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = ptrtoint i8* %0 to i64
  %4 = and i64 %3, 4095
  %5 = icmp ne i64 %4, 0
  %6 = icmp eq i64 %1, 0
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = tail call i32* @__errno_location() #6
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %68

10:                                               ; preds = %2
  %11 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !10
  %12 = icmp eq %struct.mapping* %11, null
  br i1 %12, label %68, label %13

13:                                               ; preds = %10, %24
  %14 = phi %struct.mapping* [ %26, %24 ], [ %11, %10 ]
  %15 = phi %struct.mapping** [ %25, %24 ], [ @mappings, %10 ]
  %16 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 1
  %17 = load i8*, i8** %16, align 8, !tbaa !20
  %18 = icmp ugt i8* %17, %0
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 2
  %21 = load i64, i64* %20, align 8, !tbaa !22
  %22 = getelementptr inbounds i8, i8* %17, i64 %21
  %23 = icmp ugt i8* %22, %0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19, %13
  %25 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 0
  %26 = load %struct.mapping*, %struct.mapping** %25, align 8, !tbaa !10
  %27 = icmp eq %struct.mapping* %26, null
  br i1 %27, label %68, label %13, !llvm.loop !23

28:                                               ; preds = %19
  %29 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 1
  %30 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 2
  %31 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 3
  %32 = load %struct.sv_inode*, %struct.sv_inode** %31, align 8, !tbaa !26
  %33 = icmp eq %struct.sv_inode* %32, null
  br i1 %33, label %48, label %34

34:                                               ; preds = %28
  %35 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 4
  %36 = load i64, i64* %35, align 8, !tbaa !27
  %37 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %32, i64 0, i32 3
  %38 = load i64, i64* %37, align 8, !tbaa !11
  %39 = icmp ugt i64 %38, %36
  br i1 %39, label %40, label %48

40:                                               ; preds = %34
  %41 = sub i64 %38, %36
  %42 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %32, i64 0, i32 2
  %43 = load i8*, i8** %42, align 8, !tbaa !12
  %44 = getelementptr inbounds i8, i8* %43, i64 %36
  %45 = icmp ult i64 %41, %21
  %46 = select i1 %45, i64 %41, i64 %21
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %44, i8* align 1 %17, i64 %46, i1 false) #7
  %47 = load i8*, i8** %29, align 8, !tbaa !20
  br label %48

48:                                               ; preds = %28, %34, %40
  %49 = phi i8* [ %17, %28 ], [ %17, %34 ], [ %47, %40 ]
  %50 = icmp eq i8* %49, %0
  br i1 %50, label %51, label %68

51:                                               ; preds = %48
  %52 = add i64 %1, 4095
  %53 = and i64 %52, -4096
  %54 = load i64, i64* %30, align 8, !tbaa !22
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %68, label %56

56:                                               ; preds = %51
  %57 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 0
  %58 = load %struct.mapping*, %struct.mapping** %57, align 8, !tbaa !28
  store %struct.mapping* %58, %struct.mapping** %15, align 8, !tbaa !10
  %59 = load %struct.sv_inode*, %struct.sv_inode** %31, align 8, !tbaa !26
  %60 = icmp eq %struct.sv_inode* %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %56
  %62 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %59, i64 0, i32 8
  %63 = load i32, i32* %62, align 4, !tbaa !19
  %64 = add i32 %63, -1
  store i32 %64, i32* %62, align 4, !tbaa !19
  tail call void @__sv_forget(%struct.sv_inode* noundef nonnull %59) #6
  br label %65

65:                                               ; preds = %61, %56
  %66 = load i8*, i8** %29, align 8, !tbaa !20
  tail call void @free(i8* noundef %66) #6
  %67 = bitcast %struct.mapping* %14 to i8*
  tail call void @free(i8* noundef nonnull %67) #6
  br label %68

68:                                               ; preds = %24, %10, %65, %51, %48, %8
  %69 = phi i32 [ -1, %8 ], [ 0, %48 ], [ 0, %51 ], [ 0, %65 ], [ 0, %10 ], [ 0, %24 ]
  ret i32 %69
}

; Function Attrs: optsize
declare dso_local void @__sv_forget(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @msync(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !10
  %5 = icmp eq %struct.mapping* %4, null
  br i1 %5, label %20, label %6

6:                                                ; preds = %3, %16
  %7 = phi %struct.mapping* [ %18, %16 ], [ %4, %3 ]
  %8 = getelementptr inbounds %struct.mapping, %struct.mapping* %7, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8, !tbaa !20
  %10 = icmp ugt i8* %9, %0
  br i1 %10, label %16, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.mapping, %struct.mapping* %7, i64 0, i32 2
  %13 = load i64, i64* %12, align 8, !tbaa !22
  %14 = getelementptr inbounds i8, i8* %9, i64 %13
  %15 = icmp ugt i8* %14, %0
  br i1 %15, label %20, label %16

16:                                               ; preds = %11, %6
  %17 = getelementptr inbounds %struct.mapping, %struct.mapping* %7, i64 0, i32 0
  %18 = load %struct.mapping*, %struct.mapping** %17, align 8, !tbaa !10
  %19 = icmp eq %struct.mapping* %18, null
  br i1 %19, label %20, label %6, !llvm.loop !23

20:                                               ; preds = %16, %11, %3
  %21 = phi %struct.mapping* [ null, %3 ], [ null, %16 ], [ %7, %11 ]
  %22 = ptrtoint i8* %0 to i64
  %23 = and i64 %22, 4095
  %24 = icmp ne i64 %23, 0
  %25 = and i32 %2, 5
  %26 = icmp eq i32 %25, 5
  %27 = or i1 %24, %26
  br i1 %27, label %28, label %30

28:                                               ; preds = %20
  %29 = tail call i32* @__errno_location() #6
  store i32 22, i32* %29, align 4, !tbaa !2
  br label %55

30:                                               ; preds = %20
  %31 = icmp eq %struct.mapping* %21, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = tail call i32* @__errno_location() #6
  store i32 12, i32* %33, align 4, !tbaa !2
  br label %55

34:                                               ; preds = %30
  %35 = getelementptr inbounds %struct.mapping, %struct.mapping* %21, i64 0, i32 3
  %36 = load %struct.sv_inode*, %struct.sv_inode** %35, align 8, !tbaa !26
  %37 = icmp eq %struct.sv_inode* %36, null
  br i1 %37, label %55, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds %struct.mapping, %struct.mapping* %21, i64 0, i32 4
  %40 = load i64, i64* %39, align 8, !tbaa !27
  %41 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %36, i64 0, i32 3
  %42 = load i64, i64* %41, align 8, !tbaa !11
  %43 = icmp ugt i64 %42, %40
  br i1 %43, label %44, label %55

44:                                               ; preds = %38
  %45 = sub i64 %42, %40
  %46 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %36, i64 0, i32 2
  %47 = load i8*, i8** %46, align 8, !tbaa !12
  %48 = getelementptr inbounds i8, i8* %47, i64 %40
  %49 = getelementptr inbounds %struct.mapping, %struct.mapping* %21, i64 0, i32 1
  %50 = load i8*, i8** %49, align 8, !tbaa !20
  %51 = getelementptr inbounds %struct.mapping, %struct.mapping* %21, i64 0, i32 2
  %52 = load i64, i64* %51, align 8, !tbaa !22
  %53 = icmp ult i64 %45, %52
  %54 = select i1 %53, i64 %45, i64 %52
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %48, i8* align 1 %50, i64 %54, i1 false) #7
  br label %55

55:                                               ; preds = %44, %38, %34, %32, %28
  %56 = phi i32 [ -1, %28 ], [ -1, %32 ], [ 0, %34 ], [ 0, %38 ], [ 0, %44 ]
  ret i32 %56
}

; Function Attrs: nounwind optsize
define dso_local i8* @mremap(i8* noundef readnone %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca i8*, align 8
  %6 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !10
  %7 = icmp eq %struct.mapping* %6, null
  br i1 %7, label %22, label %8

8:                                                ; preds = %4, %18
  %9 = phi %struct.mapping* [ %20, %18 ], [ %6, %4 ]
  %10 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8, !tbaa !20
  %12 = icmp ugt i8* %11, %0
  br i1 %12, label %18, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 2
  %15 = load i64, i64* %14, align 8, !tbaa !22
  %16 = getelementptr inbounds i8, i8* %11, i64 %15
  %17 = icmp ugt i8* %16, %0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13, %8
  %19 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 0
  %20 = load %struct.mapping*, %struct.mapping** %19, align 8, !tbaa !10
  %21 = icmp eq %struct.mapping* %20, null
  br i1 %21, label %22, label %8, !llvm.loop !23

22:                                               ; preds = %18, %4
  %23 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %23) #7
  br label %33

24:                                               ; preds = %13
  %25 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 1
  %26 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 2
  %27 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %27) #7
  %28 = icmp eq i8* %11, %0
  %29 = icmp ne i64 %2, 0
  %30 = and i1 %29, %28
  %31 = icmp ult i32 %3, 2
  %32 = and i1 %31, %30
  br i1 %32, label %35, label %33

33:                                               ; preds = %22, %24
  %34 = tail call i32* @__errno_location() #6
  store i32 22, i32* %34, align 4, !tbaa !2
  br label %56

35:                                               ; preds = %24
  %36 = add i64 %2, 4095
  %37 = and i64 %36, -4096
  %38 = icmp ugt i64 %37, %15
  br i1 %38, label %39, label %56

39:                                               ; preds = %35
  %40 = icmp eq i32 %3, 0
  br i1 %40, label %44, label %41

41:                                               ; preds = %39
  %42 = call i32 @posix_memalign(i8** noundef nonnull %5, i64 noundef 4096, i64 noundef %37) #6
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %41, %39
  %45 = call i32* @__errno_location() #6
  store i32 12, i32* %45, align 4, !tbaa !2
  br label %56

46:                                               ; preds = %41
  %47 = load i8*, i8** %5, align 8, !tbaa !10
  %48 = load i64, i64* %26, align 8, !tbaa !22
  %49 = getelementptr inbounds i8, i8* %47, i64 %48
  %50 = sub i64 %37, %48
  call void @llvm.memset.p0i8.i64(i8* align 1 %49, i8 0, i64 %50, i1 false)
  %51 = load i8*, i8** %5, align 8, !tbaa !10
  %52 = load i8*, i8** %25, align 8, !tbaa !20
  %53 = load i64, i64* %26, align 8, !tbaa !22
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %51, i8* align 1 %52, i64 %53, i1 false)
  %54 = load i8*, i8** %25, align 8, !tbaa !20
  call void @free(i8* noundef %54) #6
  %55 = load i8*, i8** %5, align 8, !tbaa !10
  store i8* %55, i8** %25, align 8, !tbaa !20
  store i64 %37, i64* %26, align 8, !tbaa !22
  br label %56

56:                                               ; preds = %35, %46, %44, %33
  %57 = phi i8* [ inttoptr (i64 -1 to i8*), %33 ], [ inttoptr (i64 -1 to i8*), %44 ], [ %55, %46 ], [ %0, %35 ]
  %58 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %58) #7
  ret i8* %57
}

; Function Attrs: nounwind optsize
define dso_local i32 @mprotect(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %0 to i64
  %5 = and i64 %4, 4095
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call i32* @__errno_location() #6
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ -1, %7 ], [ 0, %3 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @madvise(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %0 to i64
  %5 = and i64 %4, 4095
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call i32* @__errno_location() #6
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ -1, %7 ], [ 0, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @munlockall() local_unnamed_addr #5 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i8* @sbrk(i64 noundef %0) local_unnamed_addr #0 {
  %2 = load i8*, i8** @sbrk.start, align 8, !tbaa !10
  %3 = icmp eq i8* %2, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %1
  %5 = tail call i8* @calloc(i64 noundef 1048576, i64 noundef 1) #6
  store i8* %5, i8** @sbrk.start, align 8, !tbaa !10
  %6 = icmp eq i8* %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #6
  store i32 12, i32* %8, align 4, !tbaa !2
  br label %18

9:                                                ; preds = %4, %1
  %10 = phi i8* [ %5, %4 ], [ %2, %1 ]
  %11 = load i64, i64* @sbrk.used, align 8, !tbaa !14
  %12 = add nsw i64 %11, %0
  %13 = icmp ugt i64 %12, 1048576
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #6
  store i32 12, i32* %15, align 4, !tbaa !2
  br label %18

16:                                               ; preds = %9
  %17 = getelementptr inbounds i8, i8* %10, i64 %11
  store i64 %12, i64* @sbrk.used, align 8, !tbaa !14
  br label %18

18:                                               ; preds = %16, %14, %7
  %19 = phi i8* [ inttoptr (i64 -1 to i8*), %14 ], [ %17, %16 ], [ inttoptr (i64 -1 to i8*), %7 ]
  ret i8* %19
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @mincore(i8* noundef %0, i64 noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %0 to i64
  %5 = and i64 %4, 4095
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call i32* @__errno_location() #6
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %31

9:                                                ; preds = %3
  %10 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !10
  %11 = icmp eq %struct.mapping* %10, null
  br i1 %11, label %26, label %12

12:                                               ; preds = %9, %22
  %13 = phi %struct.mapping* [ %24, %22 ], [ %10, %9 ]
  %14 = getelementptr inbounds %struct.mapping, %struct.mapping* %13, i64 0, i32 1
  %15 = load i8*, i8** %14, align 8, !tbaa !20
  %16 = icmp ugt i8* %15, %0
  br i1 %16, label %22, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.mapping, %struct.mapping* %13, i64 0, i32 2
  %19 = load i64, i64* %18, align 8, !tbaa !22
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = icmp ugt i8* %20, %0
  br i1 %21, label %28, label %22

22:                                               ; preds = %17, %12
  %23 = getelementptr inbounds %struct.mapping, %struct.mapping* %13, i64 0, i32 0
  %24 = load %struct.mapping*, %struct.mapping** %23, align 8, !tbaa !10
  %25 = icmp eq %struct.mapping* %24, null
  br i1 %25, label %26, label %12, !llvm.loop !23

26:                                               ; preds = %22, %9
  %27 = tail call i32* @__errno_location() #6
  store i32 12, i32* %27, align 4, !tbaa !2
  br label %31

28:                                               ; preds = %17
  %29 = add i64 %1, 4095
  %30 = lshr i64 %29, 12
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %2, i8 1, i64 %30, i1 false)
  br label %31

31:                                               ; preds = %28, %26, %7
  %32 = phi i32 [ -1, %7 ], [ 0, %28 ], [ -1, %26 ]
  ret i32 %32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @mtrace() local_unnamed_addr #5 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @muntrace() local_unnamed_addr #5 {
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind optsize "no-builtins" }
attributes #7 = { nounwind }
attributes #8 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 44}
!7 = !{!"sv_inode", !8, i64 0, !3, i64 8, !8, i64 16, !9, i64 24, !9, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !9, i64 64}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!8, !8, i64 0}
!11 = !{!7, !9, i64 24}
!12 = !{!7, !8, i64 16}
!13 = !{i64 0, i64 8, !10, i64 8, i64 8, !10, i64 16, i64 8, !14, i64 24, i64 8, !10, i64 32, i64 8, !14}
!14 = !{!9, !9, i64 0}
!15 = !{i64 0, i64 8, !10, i64 8, i64 8, !14, i64 16, i64 8, !10, i64 24, i64 8, !14}
!16 = !{i64 0, i64 8, !14, i64 8, i64 8, !10, i64 16, i64 8, !14}
!17 = !{i64 0, i64 8, !10, i64 8, i64 8, !14}
!18 = !{i64 0, i64 8, !14}
!19 = !{!7, !3, i64 52}
!20 = !{!21, !8, i64 8}
!21 = !{!"mapping", !8, i64 0, !8, i64 8, !9, i64 16, !8, i64 24, !9, i64 32}
!22 = !{!21, !9, i64 16}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!21, !8, i64 24}
!27 = !{!21, !9, i64 32}
!28 = !{!21, !8, i64 0}
