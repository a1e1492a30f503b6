; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/mapping.c
; ModuleID = 'runtime/c/mapping.c'
source_filename = "runtime/c/mapping.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mapping = type { %struct.mapping*, i8*, i64, %struct.sv_inode*, i32, i64 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [24 x i8] c"mmap at a fixed address\00", align 1
@mappings = internal unnamed_addr global %struct.mapping* null, align 8
@.str.1 = private unnamed_addr constant [28 x i8] c"a file that is mapped twice\00", align 1
@__sv_mapped = external dso_local local_unnamed_addr global void (%struct.sv_inode*, i32)*, align 8
@sbrk.start = internal unnamed_addr global i8* null, align 8
@sbrk.used = internal unnamed_addr global i64 0, align 8

; Function Attrs: nounwind optsize
define dso_local i8* @mmap(i8* nocapture readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca i8*, align 8
  %8 = and i32 %3, 15
  %9 = icmp eq i64 %1, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = icmp ne i32 %8, 2
  %12 = add nsw i32 %8, -1
  %13 = icmp ult i32 %12, 3
  %14 = and i64 %5, 4095
  %15 = icmp eq i64 %14, 0
  %16 = and i1 %13, %15
  br i1 %16, label %19, label %17

17:                                               ; preds = %10, %6
  %18 = tail call i32* @__errno_location() #8
  store i32 22, i32* %18, align 4, !tbaa !2
  br label %137

19:                                               ; preds = %10
  %20 = and i32 %3, 1048592
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  tail call void @__symvm_note(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str, i64 0, i64 0)) #8
  %23 = tail call i32* @__errno_location() #8
  store i32 12, i32* %23, align 4, !tbaa !2
  br label %137

24:                                               ; preds = %19
  %25 = and i32 %3, 32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %49

27:                                               ; preds = %24
  %28 = tail call %struct.sv_inode* @__sv_inode_of(i32 noundef %4) #8
  %29 = icmp eq %struct.sv_inode* %28, null
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = tail call i32 @__sv_is_console(i32 noundef %4) #8
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i32 9, i32 19
  %34 = tail call i32* @__errno_location() #8
  store i32 %33, i32* %34, align 4, !tbaa !2
  br label %137

35:                                               ; preds = %27
  %36 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %28, i64 0, i32 6
  %37 = load i32, i32* %36, align 4, !tbaa !6
  %38 = and i32 %37, 61440
  %39 = icmp eq i32 %38, 32768
  br i1 %39, label %44, label %40

40:                                               ; preds = %35
  %41 = icmp eq i32 %38, 8192
  %42 = select i1 %41, i32 19, i32 13
  %43 = tail call i32* @__errno_location() #8
  store i32 %42, i32* %43, align 4, !tbaa !2
  br label %137

44:                                               ; preds = %35
  %45 = tail call i32 @__sv_load(%struct.sv_inode* noundef nonnull %28) #8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %44
  %48 = tail call i32* @__errno_location() #8
  store i32 12, i32* %48, align 4, !tbaa !2
  br label %137

49:                                               ; preds = %44, %24
  %50 = phi %struct.sv_inode* [ null, %24 ], [ %28, %44 ]
  %51 = bitcast i8** %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %51) #9
  %52 = tail call i8* @malloc(i64 noundef 48) #8
  %53 = icmp eq i8* %52, null
  br i1 %53, label %59, label %54

54:                                               ; preds = %49
  %55 = add i64 %1, 4095
  %56 = and i64 %55, -4096
  %57 = call i32 @posix_memalign(i8** noundef nonnull %7, i64 noundef 4096, i64 noundef %56) #8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %61, label %59

59:                                               ; preds = %54, %49
  call void @free(i8* noundef %52) #8
  %60 = call i32* @__errno_location() #8
  store i32 12, i32* %60, align 4, !tbaa !2
  br label %135

61:                                               ; preds = %54
  %62 = load i8*, i8** %7, align 8, !tbaa !11
  call void @llvm.memset.p0i8.i64(i8* align 1 %62, i8 0, i64 %56, i1 false)
  %63 = icmp ne %struct.sv_inode* %50, null
  br i1 %63, label %64, label %89

64:                                               ; preds = %61
  %65 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %66 = icmp eq %struct.mapping* %65, null
  br i1 %66, label %77, label %67

67:                                               ; preds = %64, %73
  %68 = phi %struct.mapping* [ %75, %73 ], [ %65, %64 ]
  %69 = getelementptr inbounds %struct.mapping, %struct.mapping* %68, i64 0, i32 3
  %70 = load %struct.sv_inode*, %struct.sv_inode** %69, align 8, !tbaa !12
  %71 = icmp eq %struct.sv_inode* %70, %50
  br i1 %71, label %72, label %73

72:                                               ; preds = %67
  call fastcc void @write_back(%struct.mapping* noundef nonnull %68) #8
  br label %73

73:                                               ; preds = %72, %67
  %74 = getelementptr inbounds %struct.mapping, %struct.mapping* %68, i64 0, i32 0
  %75 = load %struct.mapping*, %struct.mapping** %74, align 8, !tbaa !11
  %76 = icmp eq %struct.mapping* %75, null
  br i1 %76, label %77, label %67, !llvm.loop !14

77:                                               ; preds = %73, %64
  %78 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %50, i64 0, i32 3
  %79 = load i64, i64* %78, align 8, !tbaa !17
  %80 = icmp ugt i64 %79, %5
  br i1 %80, label %81, label %89

81:                                               ; preds = %77
  %82 = sub i64 %79, %5
  %83 = load i8*, i8** %7, align 8, !tbaa !11
  %84 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %50, i64 0, i32 2
  %85 = load i8*, i8** %84, align 8, !tbaa !18
  %86 = getelementptr inbounds i8, i8* %85, i64 %5
  %87 = icmp ult i64 %82, %56
  %88 = select i1 %87, i64 %82, i64 %56
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %83, i8* align 1 %86, i64 %88, i1 false)
  br label %89

89:                                               ; preds = %61, %81, %77
  %90 = and i1 %11, %63
  %91 = and i32 %2, 2
  %92 = icmp ne i32 %91, 0
  %93 = and i1 %92, %90
  %94 = zext i1 %93 to i32
  %95 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %96 = icmp ne %struct.mapping* %95, null
  %97 = select i1 %90, i1 %96, i1 false
  br i1 %97, label %98, label %114

98:                                               ; preds = %89, %110
  %99 = phi %struct.mapping* [ %112, %110 ], [ %95, %89 ]
  %100 = getelementptr inbounds %struct.mapping, %struct.mapping* %99, i64 0, i32 3
  %101 = load %struct.sv_inode*, %struct.sv_inode** %100, align 8, !tbaa !12
  %102 = icmp eq %struct.sv_inode* %101, %50
  br i1 %102, label %103, label %110

103:                                              ; preds = %98
  br i1 %93, label %108, label %104

104:                                              ; preds = %103
  %105 = getelementptr inbounds %struct.mapping, %struct.mapping* %99, i64 0, i32 4
  %106 = load i32, i32* %105, align 8, !tbaa !19
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %104, %103
  call void @__symvm_note(i8* noundef getelementptr inbounds ([28 x i8], [28 x i8]* @.str.1, i64 0, i64 0)) #8
  %109 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  br label %114

110:                                              ; preds = %98, %104
  %111 = getelementptr inbounds %struct.mapping, %struct.mapping* %99, i64 0, i32 0
  %112 = load %struct.mapping*, %struct.mapping** %111, align 8, !tbaa !11
  %113 = icmp eq %struct.mapping* %112, null
  br i1 %113, label %114, label %98, !llvm.loop !20

114:                                              ; preds = %110, %89, %108
  %115 = phi %struct.mapping* [ %95, %89 ], [ %109, %108 ], [ %95, %110 ]
  %116 = load i8*, i8** %7, align 8, !tbaa !11
  %117 = select i1 %90, %struct.sv_inode* %50, %struct.sv_inode* null
  %118 = bitcast i8* %52 to %struct.mapping**
  store %struct.mapping* %115, %struct.mapping** %118, align 8, !tbaa.struct !21
  %119 = getelementptr inbounds i8, i8* %52, i64 8
  %120 = bitcast i8* %119 to i8**
  store i8* %116, i8** %120, align 8, !tbaa.struct !23
  %121 = getelementptr inbounds i8, i8* %52, i64 16
  %122 = bitcast i8* %121 to i64*
  store i64 %56, i64* %122, align 8, !tbaa.struct !24
  %123 = getelementptr inbounds i8, i8* %52, i64 24
  %124 = bitcast i8* %123 to %struct.sv_inode**
  store %struct.sv_inode* %117, %struct.sv_inode** %124, align 8, !tbaa.struct !25
  %125 = getelementptr inbounds i8, i8* %52, i64 32
  %126 = bitcast i8* %125 to i32*
  store i32 %94, i32* %126, align 8, !tbaa.struct !26
  %127 = getelementptr inbounds i8, i8* %52, i64 40
  %128 = bitcast i8* %127 to i64*
  store i64 %5, i64* %128, align 8, !tbaa.struct !27
  br i1 %90, label %129, label %133

129:                                              ; preds = %114
  %130 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %50, i64 0, i32 8
  %131 = load i32, i32* %130, align 4, !tbaa !28
  %132 = add i32 %131, 1
  store i32 %132, i32* %130, align 4, !tbaa !28
  store void (%struct.sv_inode*, i32)* @follow, void (%struct.sv_inode*, i32)** @__sv_mapped, align 8, !tbaa !11
  br label %133

133:                                              ; preds = %129, %114
  store i8* %52, i8** bitcast (%struct.mapping** @mappings to i8**), align 8, !tbaa !11
  %134 = load i8*, i8** %7, align 8, !tbaa !11
  br label %135

135:                                              ; preds = %133, %59
  %136 = phi i8* [ inttoptr (i64 -1 to i8*), %59 ], [ %134, %133 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %51) #9
  br label %137

137:                                              ; preds = %135, %47, %40, %30, %22, %17
  %138 = phi i8* [ inttoptr (i64 -1 to i8*), %17 ], [ inttoptr (i64 -1 to i8*), %22 ], [ %136, %135 ], [ inttoptr (i64 -1 to i8*), %40 ], [ inttoptr (i64 -1 to i8*), %47 ], [ inttoptr (i64 -1 to i8*), %30 ]
  ret i8* %138
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

; Function Attrs: nofree nosync nounwind optsize
define internal void @follow(%struct.sv_inode* noundef readonly %0, i32 noundef %1) #4 {
  %3 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %4 = icmp eq %struct.mapping* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %2
  %6 = icmp eq i32 %1, 0
  %7 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 2
  br label %10

9:                                                ; preds = %32, %2
  ret void

10:                                               ; preds = %5, %32
  %11 = phi %struct.mapping* [ %3, %5 ], [ %34, %32 ]
  %12 = getelementptr inbounds %struct.mapping, %struct.mapping* %11, i64 0, i32 3
  %13 = load %struct.sv_inode*, %struct.sv_inode** %12, align 8, !tbaa !12
  %14 = icmp eq %struct.sv_inode* %13, %0
  br i1 %14, label %15, label %32

15:                                               ; preds = %10
  br i1 %6, label %16, label %17

16:                                               ; preds = %15
  tail call fastcc void @write_back(%struct.mapping* noundef nonnull %11) #10
  br label %32

17:                                               ; preds = %15
  %18 = getelementptr inbounds %struct.mapping, %struct.mapping* %11, i64 0, i32 5
  %19 = load i64, i64* %18, align 8, !tbaa !29
  %20 = load i64, i64* %7, align 8, !tbaa !17
  %21 = icmp ugt i64 %20, %19
  br i1 %21, label %22, label %32

22:                                               ; preds = %17
  %23 = sub i64 %20, %19
  %24 = getelementptr inbounds %struct.mapping, %struct.mapping* %11, i64 0, i32 1
  %25 = load i8*, i8** %24, align 8, !tbaa !30
  %26 = load i8*, i8** %8, align 8, !tbaa !18
  %27 = getelementptr inbounds i8, i8* %26, i64 %19
  %28 = getelementptr inbounds %struct.mapping, %struct.mapping* %11, i64 0, i32 2
  %29 = load i64, i64* %28, align 8, !tbaa !31
  %30 = icmp ult i64 %23, %29
  %31 = select i1 %30, i64 %23, i64 %29
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %25, i8* align 1 %27, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %16, %22, %17, %10
  %33 = getelementptr inbounds %struct.mapping, %struct.mapping* %11, i64 0, i32 0
  %34 = load %struct.mapping*, %struct.mapping** %33, align 8, !tbaa !11
  %35 = icmp eq %struct.mapping* %34, null
  br i1 %35, label %9, label %10, !llvm.loop !14
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i8* @mmap64(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call i8* @mmap(i8* undef, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) #10
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
  %9 = tail call i32* @__errno_location() #8
  store i32 22, i32* %9, align 4, !tbaa !2
  br label %51

10:                                               ; preds = %2
  %11 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %12 = icmp eq %struct.mapping* %11, null
  br i1 %12, label %51, label %13

13:                                               ; preds = %10, %24
  %14 = phi %struct.mapping* [ %26, %24 ], [ %11, %10 ]
  %15 = phi %struct.mapping** [ %25, %24 ], [ @mappings, %10 ]
  %16 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 1
  %17 = load i8*, i8** %16, align 8, !tbaa !30
  %18 = icmp ugt i8* %17, %0
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 2
  %21 = load i64, i64* %20, align 8, !tbaa !31
  %22 = getelementptr inbounds i8, i8* %17, i64 %21
  %23 = icmp ugt i8* %22, %0
  br i1 %23, label %28, label %24

24:                                               ; preds = %19, %13
  %25 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 0
  %26 = load %struct.mapping*, %struct.mapping** %25, align 8, !tbaa !11
  %27 = icmp eq %struct.mapping* %26, null
  br i1 %27, label %51, label %13, !llvm.loop !32

28:                                               ; preds = %19
  %29 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 1
  tail call fastcc void @write_back(%struct.mapping* noundef nonnull %14) #10
  %30 = load i8*, i8** %29, align 8, !tbaa !30
  %31 = icmp eq i8* %30, %0
  br i1 %31, label %32, label %51

32:                                               ; preds = %28
  %33 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 2
  %34 = add i64 %1, 4095
  %35 = and i64 %34, -4096
  %36 = load i64, i64* %33, align 8, !tbaa !31
  %37 = icmp ult i64 %35, %36
  br i1 %37, label %51, label %38

38:                                               ; preds = %32
  %39 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 0
  %40 = load %struct.mapping*, %struct.mapping** %39, align 8, !tbaa !33
  store %struct.mapping* %40, %struct.mapping** %15, align 8, !tbaa !11
  %41 = getelementptr inbounds %struct.mapping, %struct.mapping* %14, i64 0, i32 3
  %42 = load %struct.sv_inode*, %struct.sv_inode** %41, align 8, !tbaa !12
  %43 = icmp eq %struct.sv_inode* %42, null
  br i1 %43, label %48, label %44

44:                                               ; preds = %38
  %45 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %42, i64 0, i32 8
  %46 = load i32, i32* %45, align 4, !tbaa !28
  %47 = add i32 %46, -1
  store i32 %47, i32* %45, align 4, !tbaa !28
  tail call void @__sv_forget(%struct.sv_inode* noundef nonnull %42) #8
  br label %48

48:                                               ; preds = %44, %38
  %49 = load i8*, i8** %29, align 8, !tbaa !30
  tail call void @free(i8* noundef %49) #8
  %50 = bitcast %struct.mapping* %14 to i8*
  tail call void @free(i8* noundef nonnull %50) #8
  br label %51

51:                                               ; preds = %24, %10, %48, %32, %28, %8
  %52 = phi i32 [ -1, %8 ], [ 0, %28 ], [ 0, %32 ], [ 0, %48 ], [ 0, %10 ], [ 0, %24 ]
  ret i32 %52
}

; Function Attrs: mustprogress nofree nosync nounwind optsize willreturn
define internal fastcc void @write_back(%struct.mapping* nocapture noundef readonly %0) unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.mapping, %struct.mapping* %0, i64 0, i32 3
  %3 = load %struct.sv_inode*, %struct.sv_inode** %2, align 8, !tbaa !12
  %4 = icmp eq %struct.sv_inode* %3, null
  br i1 %4, label %26, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.mapping, %struct.mapping* %0, i64 0, i32 4
  %7 = load i32, i32* %6, align 8, !tbaa !19
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.mapping, %struct.mapping* %0, i64 0, i32 5
  %11 = load i64, i64* %10, align 8, !tbaa !29
  %12 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 3
  %13 = load i64, i64* %12, align 8, !tbaa !17
  %14 = icmp ugt i64 %13, %11
  br i1 %14, label %15, label %26

15:                                               ; preds = %9
  %16 = sub i64 %13, %11
  %17 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %3, i64 0, i32 2
  %18 = load i8*, i8** %17, align 8, !tbaa !18
  %19 = getelementptr inbounds i8, i8* %18, i64 %11
  %20 = getelementptr inbounds %struct.mapping, %struct.mapping* %0, i64 0, i32 1
  %21 = load i8*, i8** %20, align 8, !tbaa !30
  %22 = getelementptr inbounds %struct.mapping, %struct.mapping* %0, i64 0, i32 2
  %23 = load i64, i64* %22, align 8, !tbaa !31
  %24 = icmp ult i64 %16, %23
  %25 = select i1 %24, i64 %16, i64 %23
  tail call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %19, i8* align 1 %21, i64 %25, i1 false)
  br label %26

26:                                               ; preds = %1, %5, %9, %15
  ret void
}

; Function Attrs: optsize
declare dso_local void @__sv_forget(%struct.sv_inode* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i32 @msync(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %5 = icmp eq %struct.mapping* %4, null
  br i1 %5, label %20, label %6

6:                                                ; preds = %3, %16
  %7 = phi %struct.mapping* [ %18, %16 ], [ %4, %3 ]
  %8 = getelementptr inbounds %struct.mapping, %struct.mapping* %7, i64 0, i32 1
  %9 = load i8*, i8** %8, align 8, !tbaa !30
  %10 = icmp ugt i8* %9, %0
  br i1 %10, label %16, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.mapping, %struct.mapping* %7, i64 0, i32 2
  %13 = load i64, i64* %12, align 8, !tbaa !31
  %14 = getelementptr inbounds i8, i8* %9, i64 %13
  %15 = icmp ugt i8* %14, %0
  br i1 %15, label %20, label %16

16:                                               ; preds = %11, %6
  %17 = getelementptr inbounds %struct.mapping, %struct.mapping* %7, i64 0, i32 0
  %18 = load %struct.mapping*, %struct.mapping** %17, align 8, !tbaa !11
  %19 = icmp eq %struct.mapping* %18, null
  br i1 %19, label %20, label %6, !llvm.loop !32

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
  %29 = tail call i32* @__errno_location() #8
  store i32 22, i32* %29, align 4, !tbaa !2
  br label %35

30:                                               ; preds = %20
  %31 = icmp eq %struct.mapping* %21, null
  br i1 %31, label %32, label %34

32:                                               ; preds = %30
  %33 = tail call i32* @__errno_location() #8
  store i32 12, i32* %33, align 4, !tbaa !2
  br label %35

34:                                               ; preds = %30
  tail call fastcc void @write_back(%struct.mapping* noundef nonnull %21) #10
  br label %35

35:                                               ; preds = %34, %32, %28
  %36 = phi i32 [ -1, %28 ], [ 0, %34 ], [ -1, %32 ]
  ret i32 %36
}

; Function Attrs: nounwind optsize
define dso_local i8* @mremap(i8* noundef readnone %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca i8*, align 8
  %6 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %7 = icmp eq %struct.mapping* %6, null
  br i1 %7, label %22, label %8

8:                                                ; preds = %4, %18
  %9 = phi %struct.mapping* [ %20, %18 ], [ %6, %4 ]
  %10 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 1
  %11 = load i8*, i8** %10, align 8, !tbaa !30
  %12 = icmp ugt i8* %11, %0
  br i1 %12, label %18, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 2
  %15 = load i64, i64* %14, align 8, !tbaa !31
  %16 = getelementptr inbounds i8, i8* %11, i64 %15
  %17 = icmp ugt i8* %16, %0
  br i1 %17, label %24, label %18

18:                                               ; preds = %13, %8
  %19 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 0
  %20 = load %struct.mapping*, %struct.mapping** %19, align 8, !tbaa !11
  %21 = icmp eq %struct.mapping* %20, null
  br i1 %21, label %22, label %8, !llvm.loop !32

22:                                               ; preds = %18, %4
  %23 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %23) #9
  br label %33

24:                                               ; preds = %13
  %25 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 1
  %26 = getelementptr inbounds %struct.mapping, %struct.mapping* %9, i64 0, i32 2
  %27 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %27) #9
  %28 = icmp eq i8* %11, %0
  %29 = icmp ne i64 %2, 0
  %30 = and i1 %29, %28
  %31 = icmp ult i32 %3, 2
  %32 = and i1 %31, %30
  br i1 %32, label %35, label %33

33:                                               ; preds = %22, %24
  %34 = tail call i32* @__errno_location() #8
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
  %42 = call i32 @posix_memalign(i8** noundef nonnull %5, i64 noundef 4096, i64 noundef %37) #8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %41, %39
  %45 = call i32* @__errno_location() #8
  store i32 12, i32* %45, align 4, !tbaa !2
  br label %56

46:                                               ; preds = %41
  %47 = load i8*, i8** %5, align 8, !tbaa !11
  %48 = load i64, i64* %26, align 8, !tbaa !31
  %49 = getelementptr inbounds i8, i8* %47, i64 %48
  %50 = sub i64 %37, %48
  call void @llvm.memset.p0i8.i64(i8* align 1 %49, i8 0, i64 %50, i1 false)
  %51 = load i8*, i8** %5, align 8, !tbaa !11
  %52 = load i8*, i8** %25, align 8, !tbaa !30
  %53 = load i64, i64* %26, align 8, !tbaa !31
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %51, i8* align 1 %52, i64 %53, i1 false)
  %54 = load i8*, i8** %25, align 8, !tbaa !30
  call void @free(i8* noundef %54) #8
  %55 = load i8*, i8** %5, align 8, !tbaa !11
  store i8* %55, i8** %25, align 8, !tbaa !30
  store i64 %37, i64* %26, align 8, !tbaa !31
  br label %56

56:                                               ; preds = %35, %46, %44, %33
  %57 = phi i8* [ inttoptr (i64 -1 to i8*), %33 ], [ inttoptr (i64 -1 to i8*), %44 ], [ %55, %46 ], [ %0, %35 ]
  %58 = bitcast i8** %5 to i8*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %58) #9
  ret i8* %57
}

; Function Attrs: nounwind optsize
define dso_local i32 @mprotect(i8* noundef %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = ptrtoint i8* %0 to i64
  %5 = and i64 %4, 4095
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call i32* @__errno_location() #8
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
  %8 = tail call i32* @__errno_location() #8
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ -1, %7 ], [ 0, %3 ]
  ret i32 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @posix_madvise(i8* nocapture noundef readnone %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #7 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @mlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #7 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @munlock(i8* nocapture noundef readnone %0, i64 noundef %1) local_unnamed_addr #7 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @mlockall(i32 noundef %0) local_unnamed_addr #7 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i32 @munlockall() local_unnamed_addr #7 {
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i8* @sbrk(i64 noundef %0) local_unnamed_addr #0 {
  %2 = load i8*, i8** @sbrk.start, align 8, !tbaa !11
  %3 = icmp eq i8* %2, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %1
  %5 = tail call i8* @calloc(i64 noundef 1048576, i64 noundef 1) #8
  store i8* %5, i8** @sbrk.start, align 8, !tbaa !11
  %6 = icmp eq i8* %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call i32* @__errno_location() #8
  store i32 12, i32* %8, align 4, !tbaa !2
  br label %18

9:                                                ; preds = %4, %1
  %10 = phi i8* [ %5, %4 ], [ %2, %1 ]
  %11 = load i64, i64* @sbrk.used, align 8, !tbaa !22
  %12 = add nsw i64 %11, %0
  %13 = icmp ugt i64 %12, 1048576
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = tail call i32* @__errno_location() #8
  store i32 12, i32* %15, align 4, !tbaa !2
  br label %18

16:                                               ; preds = %9
  %17 = getelementptr inbounds i8, i8* %10, i64 %11
  store i64 %12, i64* @sbrk.used, align 8, !tbaa !22
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
  %8 = tail call i32* @__errno_location() #8
  store i32 22, i32* %8, align 4, !tbaa !2
  br label %31

9:                                                ; preds = %3
  %10 = load %struct.mapping*, %struct.mapping** @mappings, align 8, !tbaa !11
  %11 = icmp eq %struct.mapping* %10, null
  br i1 %11, label %26, label %12

12:                                               ; preds = %9, %22
  %13 = phi %struct.mapping* [ %24, %22 ], [ %10, %9 ]
  %14 = getelementptr inbounds %struct.mapping, %struct.mapping* %13, i64 0, i32 1
  %15 = load i8*, i8** %14, align 8, !tbaa !30
  %16 = icmp ugt i8* %15, %0
  br i1 %16, label %22, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds %struct.mapping, %struct.mapping* %13, i64 0, i32 2
  %19 = load i64, i64* %18, align 8, !tbaa !31
  %20 = getelementptr inbounds i8, i8* %15, i64 %19
  %21 = icmp ugt i8* %20, %0
  br i1 %21, label %28, label %22

22:                                               ; preds = %17, %12
  %23 = getelementptr inbounds %struct.mapping, %struct.mapping* %13, i64 0, i32 0
  %24 = load %struct.mapping*, %struct.mapping** %23, align 8, !tbaa !11
  %25 = icmp eq %struct.mapping* %24, null
  br i1 %25, label %26, label %12, !llvm.loop !32

26:                                               ; preds = %22, %9
  %27 = tail call i32* @__errno_location() #8
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
define dso_local void @mtrace() local_unnamed_addr #7 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local void @muntrace() local_unnamed_addr #7 {
  ret void
}

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nofree nosync nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #6 = { mustprogress nofree nosync nounwind optsize willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind optsize "no-builtins" }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!7, !3, i64 44}
!7 = !{!"sv_inode", !8, i64 0, !3, i64 8, !8, i64 16, !9, i64 24, !9, i64 32, !3, i64 40, !3, i64 44, !3, i64 48, !3, i64 52, !3, i64 56, !3, i64 60, !3, i64 64, !3, i64 68, !8, i64 72, !10, i64 80, !10, i64 96, !4, i64 112}
!8 = !{!"any pointer", !4, i64 0}
!9 = !{!"long", !4, i64 0}
!10 = !{!"timespec", !9, i64 0, !9, i64 8}
!11 = !{!8, !8, i64 0}
!12 = !{!13, !8, i64 24}
!13 = !{!"mapping", !8, i64 0, !8, i64 8, !9, i64 16, !8, i64 24, !3, i64 32, !9, i64 40}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!7, !9, i64 24}
!18 = !{!7, !8, i64 16}
!19 = !{!13, !3, i64 32}
!20 = distinct !{!20, !15, !16}
!21 = !{i64 0, i64 8, !11, i64 8, i64 8, !11, i64 16, i64 8, !22, i64 24, i64 8, !11, i64 32, i64 4, !2, i64 40, i64 8, !22}
!22 = !{!9, !9, i64 0}
!23 = !{i64 0, i64 8, !11, i64 8, i64 8, !22, i64 16, i64 8, !11, i64 24, i64 4, !2, i64 32, i64 8, !22}
!24 = !{i64 0, i64 8, !22, i64 8, i64 8, !11, i64 16, i64 4, !2, i64 24, i64 8, !22}
!25 = !{i64 0, i64 8, !11, i64 8, i64 4, !2, i64 16, i64 8, !22}
!26 = !{i64 0, i64 4, !2, i64 8, i64 8, !22}
!27 = !{i64 0, i64 8, !22}
!28 = !{!7, !3, i64 52}
!29 = !{!13, !9, i64 40}
!30 = !{!13, !8, i64 8}
!31 = !{!13, !9, i64 16}
!32 = distinct !{!32, !15, !16}
!33 = !{!13, !8, i64 0}
