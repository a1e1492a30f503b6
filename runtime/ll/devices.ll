; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/devices.c
; ModuleID = 'runtime/c/devices.c'
source_filename = "runtime/c/devices.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i8*, i32, i32 }
%struct.sv_inode = type { i8*, i32, i8*, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, %struct.sv_special*, %struct.timespec, %struct.timespec, i32 }
%struct.sv_special = type { i64 (%struct.sv_inode*, i8*, i64, i32)*, i64 (%struct.sv_inode*, i8*, i64, i32)*, i32 (%struct.sv_inode*)*, i32 (%struct.sv_inode*)*, void (%struct.sv_inode*)* }
%struct.timespec = type { i64, i64 }

@__sv_make_devices.made = internal unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [6 x i8] c"/dev/\00", align 1
@devices = internal unnamed_addr constant [11 x %struct.anon] [%struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.1, i32 0, i32 0), i32 8630, i32 1 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.2, i32 0, i32 0), i32 8630, i32 2 }, %struct.anon { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.3, i32 0, i32 0), i32 8630, i32 3 }, %struct.anon { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i32 8630, i32 3 }, %struct.anon { i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.5, i32 0, i32 0), i32 8703, i32 4 }, %struct.anon { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.6, i32 0, i32 0), i32 8703, i32 5 }, %struct.anon { i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.7, i32 0, i32 0), i32 8703, i32 6 }, %struct.anon { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.8, i32 0, i32 0), i32 16749, i32 0 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.9, i32 0, i32 0), i32 8703, i32 4 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.10, i32 0, i32 0), i32 8703, i32 5 }, %struct.anon { i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.11, i32 0, i32 0), i32 8703, i32 6 }], align 16
@.str.1 = private unnamed_addr constant [10 x i8] c"/dev/zero\00", align 1
@.str.2 = private unnamed_addr constant [10 x i8] c"/dev/full\00", align 1
@.str.3 = private unnamed_addr constant [12 x i8] c"/dev/random\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"/dev/urandom\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"/dev/stdin\00", align 1
@.str.6 = private unnamed_addr constant [12 x i8] c"/dev/stdout\00", align 1
@.str.7 = private unnamed_addr constant [12 x i8] c"/dev/stderr\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"/dev/fd\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"/dev/fd/0\00", align 1
@.str.10 = private unnamed_addr constant [10 x i8] c"/dev/fd/1\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"/dev/fd/2\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @__sv_make_devices(i8* noundef %0) local_unnamed_addr #0 {
  %2 = load i1, i1* @__sv_make_devices.made, align 4
  br i1 %2, label %23, label %3

3:                                                ; preds = %1
  %4 = tail call i32 @strncmp(i8* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str, i64 0, i64 0), i64 noundef 5) #3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %23

6:                                                ; preds = %3
  store i1 true, i1* @__sv_make_devices.made, align 4
  %7 = tail call i32 @__sv_hold_failures(i32 noundef 0) #3
  br label %10

8:                                                ; preds = %10
  %9 = tail call i32 @__sv_hold_failures(i32 noundef %7) #3
  br label %23

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 0, %6 ], [ %21, %10 ]
  %12 = getelementptr inbounds [11 x %struct.anon], [11 x %struct.anon]* @devices, i64 0, i64 %11, i32 2
  %13 = load i32, i32* %12, align 4, !tbaa !2
  %14 = getelementptr inbounds [11 x %struct.anon], [11 x %struct.anon]* @devices, i64 0, i64 %11, i32 0
  %15 = load i8*, i8** %14, align 16, !tbaa !8
  %16 = tail call i8* @strdup(i8* noundef %15) #3
  %17 = getelementptr inbounds [11 x %struct.anon], [11 x %struct.anon]* @devices, i64 0, i64 %11, i32 1
  %18 = load i32, i32* %17, align 8, !tbaa !9
  %19 = tail call %struct.sv_inode* @__sv_add_node(i8* noundef %16, i32 noundef %18) #3
  %20 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %19, i64 0, i32 16
  store i32 %13, i32* %20, align 8, !tbaa !10
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, 11
  br i1 %22, label %8, label %10, !llvm.loop !14

23:                                               ; preds = %1, %3, %8
  %24 = phi i32 [ 1, %8 ], [ 0, %3 ], [ 0, %1 ]
  ret i32 %24
}

; Function Attrs: optsize
declare dso_local i32 @strncmp(i8* noundef, i8* noundef, i64 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i32 @__sv_hold_failures(i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local %struct.sv_inode* @__sv_add_node(i8* noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: optsize
declare dso_local i8* @strdup(i8* noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_device_read(%struct.sv_inode* nocapture noundef readonly %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 16
  %5 = load i32, i32* %4, align 8, !tbaa !10
  switch i32 %5, label %9 [
    i32 1, label %6
    i32 2, label %6
    i32 3, label %7
  ]

6:                                                ; preds = %3, %3
  tail call void @llvm.memset.p0i8.i64(i8* align 1 %1, i8 0, i64 %2, i1 false)
  br label %9

7:                                                ; preds = %3
  %8 = tail call i64 @getrandom(i8* noundef %1, i64 noundef %2, i32 noundef 0) #3
  br label %9

9:                                                ; preds = %3, %7, %6
  %10 = phi i64 [ %8, %7 ], [ %2, %6 ], [ 0, %3 ]
  ret i64 %10
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: optsize
declare dso_local i64 @getrandom(i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local i64 @__sv_device_write(%struct.sv_inode* nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.sv_inode, %struct.sv_inode* %0, i64 0, i32 16
  %4 = load i32, i32* %3, align 8, !tbaa !10
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call i32* @__errno_location() #3
  store i32 28, i32* %7, align 4, !tbaa !17
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i64 [ -1, %6 ], [ %1, %2 ]
  ret i64 %9
}

; Function Attrs: optsize
declare dso_local i32* @__errno_location() local_unnamed_addr #1

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !5, i64 12}
!3 = !{!"", !4, i64 0, !7, i64 8, !5, i64 12}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!3, !4, i64 0}
!9 = !{!3, !7, i64 8}
!10 = !{!11, !5, i64 112}
!11 = !{!"sv_inode", !4, i64 0, !7, i64 8, !4, i64 16, !12, i64 24, !12, i64 32, !7, i64 40, !7, i64 44, !7, i64 48, !7, i64 52, !7, i64 56, !7, i64 60, !7, i64 64, !7, i64 68, !4, i64 72, !13, i64 80, !13, i64 96, !5, i64 112}
!12 = !{!"long", !5, i64 0}
!13 = !{!"timespec", !12, i64 0, !12, i64 8}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!7, !7, i64 0}
