; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/sockets.c
; ModuleID = 'tests/programs/sockets.c'
source_filename = "tests/programs/sockets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timeval = type { i64, i64 }
%struct.itimerspec = type { %struct.timespec, %struct.timespec }
%struct.timespec = type { i64, i64 }
%struct.sockaddr_un = type { i16, [108 x i8] }
%struct.sockaddr_in6 = type { i16, i16, i32, %struct.in6_addr, i32 }
%struct.in6_addr = type { %union.anon }
%union.anon = type { [4 x i32] }
%struct.iovec = type { ptr, i64 }
%struct.msghdr = type { ptr, i32, ptr, i64, ptr, i64, i32 }
%struct.sockaddr_in = type { i16, i16, %struct.in_addr, [8 x i8] }
%struct.in_addr = type { i32 }
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { ptr }
%struct.pollfd = type { i32, i16, i16 }

@main.all = internal unnamed_addr constant [8 x ptr] [ptr @pairs, ptr @packets, ptr @served, ptr @datagrams, ptr @events, ptr @named, ptr @ended, ptr @told], align 16
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"bc\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@port = internal unnamed_addr global i32 0, align 4
@__const.datagrams.patience = private unnamed_addr constant %struct.timeval { i64 0, i64 20000 }, align 8
@.str.5 = private unnamed_addr constant [3 x i8] c"yz\00", align 1
@__const.events.when = private unnamed_addr constant %struct.itimerspec { %struct.timespec { i64 0, i64 2000000 }, %struct.timespec { i64 0, i64 1000000 } }, align 8
@__const.named.name = private unnamed_addr constant %struct.sockaddr_un { i16 1, [108 x i8] c"symvm-socket\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }, align 2
@__const.ended.patience = private unnamed_addr constant %struct.timeval { i64 0, i64 500000 }, align 8
@__const.ended.event = private unnamed_addr constant { i32, { i32, [4 x i8] } } { i32 1, { i32, [4 x i8] } { i32 1, [4 x i8] undef } }, align 1
@late = internal unnamed_addr global i1 false, align 4
@.str.6 = private unnamed_addr constant [7 x i8] c"unread\00", align 1
@__const.told.both = private unnamed_addr constant %struct.sockaddr_in6 { i16 10, i16 0, i32 0, %struct.in6_addr zeroinitializer, i32 0 }, align 4

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !9 {
  %1 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %1) #10, !dbg !12
  call void @klee_make_symbolic(ptr noundef nonnull %1, i64 noundef 1, ptr noundef nonnull @.str) #10, !dbg !13
  %2 = load i8, ptr %1, align 1, !dbg !14, !tbaa !15
  %3 = icmp ult i8 %2, -56, !dbg !18
  br i1 %3, label %13, label %4, !dbg !14

4:                                                ; preds = %0
  %5 = zext i8 %2 to i32
  %6 = add nsw i32 %5, -200, !dbg !19
  %7 = icmp ult i32 %6, 8, !dbg !19
  br i1 %7, label %8, label %13, !dbg !20

8:                                                ; preds = %4
  %9 = zext nneg i32 %6 to i64, !dbg !21
  %10 = getelementptr inbounds [8 x ptr], ptr @main.all, i64 0, i64 %9, !dbg !21
  %11 = load ptr, ptr %10, align 8, !dbg !21, !tbaa !22
  %12 = call i32 %11(i8 noundef zeroext %2) #10, !dbg !21
  br label %13, !dbg !24

13:                                               ; preds = %4, %8, %0
  %14 = phi i32 [ 100, %0 ], [ %12, %8 ], [ 101, %4 ], !dbg !25
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %1) #10, !dbg !26
  ret i32 %14, !dbg !26
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 11) i32 @pairs(i8 noundef zeroext %0) #0 !dbg !27 {
  %2 = alloca i8, align 1
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca [8 x i8], align 8
  store i8 %0, ptr %2, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10, !dbg !28
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #10, !dbg !28
  store i32 0, ptr %4, align 4, !dbg !29, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10, !dbg !32
  store i64 0, ptr %5, align 8, !dbg !33
  %6 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef nonnull %3) #10, !dbg !34
  %7 = icmp eq i32 %6, 0, !dbg !34
  br i1 %7, label %8, label %80, !dbg !34

8:                                                ; preds = %1
  %9 = load i32, ptr %3, align 4, !dbg !35, !tbaa !30
  %10 = call i64 @write(i32 noundef %9, ptr noundef nonnull %2, i64 noundef 1) #10, !dbg !36
  %11 = icmp eq i64 %10, 1, !dbg !37
  br i1 %11, label %12, label %80, !dbg !38

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !39, !tbaa !30
  %14 = call i64 @write(i32 noundef %13, ptr noundef nonnull @.str.1, i64 noundef 2) #10, !dbg !40
  %15 = icmp eq i64 %14, 2, !dbg !41
  br i1 %15, label %16, label %80, !dbg !36

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %3, i64 4, !dbg !42
  %18 = load i32, ptr %17, align 4, !dbg !42, !tbaa !30
  %19 = call i32 (i32, i64, ...) @ioctl(i32 noundef %18, i64 noundef 21531, ptr noundef nonnull %4) #10, !dbg !43
  %20 = icmp ne i32 %19, 0, !dbg !43
  %21 = load i32, ptr %4, align 4
  %22 = icmp ne i32 %21, 3
  %23 = select i1 %20, i1 true, i1 %22, !dbg !44
  br i1 %23, label %80, label %24, !dbg !44

24:                                               ; preds = %16
  %25 = load i32, ptr %17, align 4, !dbg !45, !tbaa !30
  %26 = call i64 @recv(i32 noundef %25, ptr noundef nonnull %5, i64 noundef 2, i32 noundef 2) #10, !dbg !46
  %27 = icmp eq i64 %26, 2, !dbg !47
  br i1 %27, label %28, label %80, !dbg !48

28:                                               ; preds = %24
  %29 = load i32, ptr %17, align 4, !dbg !49, !tbaa !30
  %30 = call i64 @read(i32 noundef %29, ptr noundef nonnull %5, i64 noundef 8) #10, !dbg !50
  %31 = icmp ne i64 %30, 3, !dbg !51
  %32 = getelementptr inbounds i8, ptr %5, i64 2
  %33 = load i8, ptr %32, align 2
  %34 = icmp ne i8 %33, 99
  %35 = select i1 %31, i1 true, i1 %34, !dbg !52
  br i1 %35, label %80, label %36, !dbg !52

36:                                               ; preds = %28
  %37 = load i32, ptr %17, align 4, !dbg !53, !tbaa !30
  %38 = getelementptr inbounds i8, ptr %5, i64 3, !dbg !54
  %39 = call i64 @recv(i32 noundef %37, ptr noundef nonnull %38, i64 noundef 1, i32 noundef 64) #10, !dbg !55
  %40 = icmp eq i64 %39, -1, !dbg !56
  br i1 %40, label %41, label %80, !dbg !57

41:                                               ; preds = %36
  %42 = tail call ptr @__errno_location() #11, !dbg !58
  %43 = load i32, ptr %42, align 4, !dbg !58, !tbaa !30
  %44 = icmp eq i32 %43, 11, !dbg !59
  br i1 %44, label %45, label %80, !dbg !55

45:                                               ; preds = %41
  %46 = load i32, ptr %3, align 4, !dbg !60, !tbaa !30
  %47 = call i32 @shutdown(i32 noundef %46, i32 noundef 1) #10, !dbg !61
  %48 = load i32, ptr %17, align 4, !dbg !62, !tbaa !30
  %49 = call i64 @read(i32 noundef %48, ptr noundef nonnull %38, i64 noundef 1) #10, !dbg !63
  %50 = icmp eq i64 %49, 0, !dbg !64
  br i1 %50, label %51, label %80, !dbg !63

51:                                               ; preds = %45
  %52 = load i32, ptr %3, align 4, !dbg !65, !tbaa !30
  %53 = call i64 @send(i32 noundef %52, ptr noundef nonnull @.str.2, i64 noundef 1, i32 noundef 16384) #10, !dbg !66
  %54 = icmp eq i64 %53, -1, !dbg !67
  br i1 %54, label %55, label %80, !dbg !68

55:                                               ; preds = %51
  %56 = load i32, ptr %42, align 4, !dbg !69, !tbaa !30
  %57 = icmp eq i32 %56, 32, !dbg !70
  br i1 %57, label %58, label %80, !dbg !66

58:                                               ; preds = %55
  %59 = load i32, ptr %17, align 4, !dbg !71, !tbaa !30
  %60 = call i64 @write(i32 noundef %59, ptr noundef nonnull @.str.3, i64 noundef 1) #10, !dbg !72
  %61 = load i32, ptr %17, align 4, !dbg !73, !tbaa !30
  %62 = call i32 @close(i32 noundef %61) #10, !dbg !74
  %63 = load i32, ptr %3, align 4, !dbg !75, !tbaa !30
  %64 = call i64 @read(i32 noundef %63, ptr noundef nonnull %38, i64 noundef 4) #10, !dbg !76
  %65 = icmp eq i64 %64, 1, !dbg !77
  br i1 %65, label %66, label %80, !dbg !78

66:                                               ; preds = %58
  %67 = load i32, ptr %3, align 4, !dbg !79, !tbaa !30
  %68 = getelementptr inbounds i8, ptr %5, i64 4, !dbg !80
  %69 = call i64 @read(i32 noundef %67, ptr noundef nonnull %68, i64 noundef 1) #10, !dbg !81
  %70 = icmp eq i64 %69, 0, !dbg !82
  br i1 %70, label %71, label %80, !dbg !76

71:                                               ; preds = %66
  %72 = load i32, ptr %3, align 4, !dbg !83, !tbaa !30
  %73 = call i32 @close(i32 noundef %72) #10, !dbg !84
  %74 = load i8, ptr %5, align 8, !dbg !85, !tbaa !15
  %75 = icmp eq i8 %74, %0, !dbg !86
  %76 = load i8, ptr %38, align 1, !dbg !87
  %77 = icmp eq i8 %76, 101, !dbg !87
  %78 = select i1 %75, i1 %77, i1 false, !dbg !87
  %79 = select i1 %78, i32 10, i32 9, !dbg !88
  br label %80, !dbg !89

80:                                               ; preds = %58, %66, %51, %55, %45, %36, %41, %24, %28, %16, %8, %12, %1, %71
  %81 = phi i32 [ %79, %71 ], [ 1, %1 ], [ 2, %12 ], [ 2, %8 ], [ 3, %16 ], [ 4, %28 ], [ 4, %24 ], [ 5, %41 ], [ 5, %36 ], [ 6, %45 ], [ 7, %55 ], [ 7, %51 ], [ 8, %66 ], [ 8, %58 ], !dbg !90
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10, !dbg !91
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #10, !dbg !91
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !91
  ret i32 %81, !dbg !91
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 12) i32 @packets(i8 noundef zeroext %0) #0 !dbg !92 {
  %2 = alloca i8, align 1
  %3 = alloca [2 x i32], align 4
  %4 = alloca [8 x i8], align 8
  %5 = alloca [2 x %struct.iovec], align 16
  %6 = alloca %struct.msghdr, align 8
  store i8 %0, ptr %2, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10, !dbg !93
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10, !dbg !94
  store i64 0, ptr %4, align 8, !dbg !95
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #10, !dbg !96
  store ptr %4, ptr %5, align 16, !dbg !97, !tbaa !98
  %7 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !97
  store i64 1, ptr %7, align 8, !dbg !97, !tbaa !101
  %8 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !102
  %9 = getelementptr inbounds i8, ptr %4, i64 1, !dbg !103
  store ptr %9, ptr %8, align 16, !dbg !104, !tbaa !98
  %10 = getelementptr inbounds i8, ptr %5, i64 24, !dbg !104
  store i64 1, ptr %10, align 8, !dbg !104, !tbaa !101
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #10, !dbg !105
  store ptr null, ptr %6, align 8, !dbg !106, !tbaa !107
  %11 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !106
  store i32 0, ptr %11, align 8, !dbg !106, !tbaa !109
  %12 = getelementptr inbounds i8, ptr %6, i64 16, !dbg !106
  store ptr %5, ptr %12, align 8, !dbg !106, !tbaa !110
  %13 = getelementptr inbounds i8, ptr %6, i64 24, !dbg !106
  store i64 2, ptr %13, align 8, !dbg !106, !tbaa !111
  %14 = getelementptr inbounds i8, ptr %6, i64 32, !dbg !106
  %15 = getelementptr inbounds i8, ptr %6, i64 48, !dbg !106
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %14, i8 0, i64 20, i1 false), !dbg !106
  %16 = call i32 @socketpair(i32 noundef 1, i32 noundef 2053, i32 noundef 0, ptr noundef nonnull %3) #10, !dbg !112
  %17 = icmp eq i32 %16, 0, !dbg !112
  br i1 %17, label %18, label %51, !dbg !112

18:                                               ; preds = %1
  %19 = load i32, ptr %3, align 4, !dbg !113, !tbaa !30
  %20 = call i64 @send(i32 noundef %19, ptr noundef nonnull @.str.4, i64 noundef 3, i32 noundef 0) #10, !dbg !114
  %21 = load i32, ptr %3, align 4, !dbg !115, !tbaa !30
  %22 = call i64 @send(i32 noundef %21, ptr noundef nonnull %2, i64 noundef 1, i32 noundef 0) #10, !dbg !116
  %23 = getelementptr inbounds i8, ptr %3, i64 4, !dbg !117
  %24 = load i32, ptr %23, align 4, !dbg !117, !tbaa !30
  %25 = call i64 @recvmsg(i32 noundef %24, ptr noundef nonnull %6, i32 noundef 0) #10, !dbg !118
  %26 = icmp eq i64 %25, 2, !dbg !119
  br i1 %26, label %27, label %51, !dbg !120

27:                                               ; preds = %18
  %28 = load i32, ptr %15, align 8, !dbg !121, !tbaa !122
  %29 = and i32 %28, 32, !dbg !123
  %30 = icmp eq i32 %29, 0, !dbg !123
  %31 = load i8, ptr %9, align 1
  %32 = icmp ne i8 %31, 98
  %33 = select i1 %30, i1 true, i1 %32, !dbg !124
  br i1 %33, label %51, label %34, !dbg !124

34:                                               ; preds = %27
  %35 = load i32, ptr %23, align 4, !dbg !125, !tbaa !30
  %36 = call i64 @recv(i32 noundef %35, ptr noundef nonnull %4, i64 noundef 8, i32 noundef 0) #10, !dbg !126
  %37 = icmp eq i64 %36, 1, !dbg !127
  br i1 %37, label %38, label %51, !dbg !128

38:                                               ; preds = %34
  %39 = load i8, ptr %4, align 8, !dbg !129, !tbaa !15
  %40 = load i8, ptr %2, align 1, !dbg !130, !tbaa !15
  %41 = icmp eq i8 %39, %40, !dbg !131
  br i1 %41, label %42, label %51, !dbg !126

42:                                               ; preds = %38
  %43 = load i32, ptr %23, align 4, !dbg !132, !tbaa !30
  %44 = call i64 @recv(i32 noundef %43, ptr noundef nonnull %4, i64 noundef 8, i32 noundef 0) #10, !dbg !133
  %45 = icmp eq i64 %44, -1, !dbg !134
  br i1 %45, label %46, label %51, !dbg !135

46:                                               ; preds = %42
  %47 = tail call ptr @__errno_location() #11, !dbg !136
  %48 = load i32, ptr %47, align 4, !dbg !136, !tbaa !30
  %49 = icmp eq i32 %48, 11, !dbg !137
  %50 = select i1 %49, i32 11, i32 4, !dbg !133
  br label %51

51:                                               ; preds = %42, %46, %34, %38, %18, %27, %1
  %52 = phi i32 [ 1, %1 ], [ 2, %27 ], [ 2, %18 ], [ 3, %38 ], [ 3, %34 ], [ 4, %42 ], [ %50, %46 ], !dbg !138
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #10, !dbg !139
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #10, !dbg !139
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !139
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !139
  ret i32 %52, !dbg !139
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 13) i32 @served(i8 noundef zeroext %0) #0 !dbg !140 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca %struct.sockaddr_in, align 8
  %6 = alloca %struct.sockaddr_in, align 4
  %7 = alloca %struct.sockaddr_in, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  store i8 %0, ptr %4, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10, !dbg !141
  store i64 72058139498774530, ptr %5, align 8, !dbg !142
  %15 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !142
  store i64 0, ptr %15, align 8, !dbg !142
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10, !dbg !141
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #10, !dbg !141
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #10, !dbg !143
  store i32 16, ptr %8, align 4, !dbg !144, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #10, !dbg !143
  store i32 16, ptr %9, align 4, !dbg !145, !tbaa !30
  %16 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !146
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #10, !dbg !147
  store i32 1, ptr %10, align 4, !dbg !148, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %11) #10, !dbg !149
  store i8 0, ptr %11, align 1, !dbg !150, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %12) #10, !dbg !149
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #10, !dbg !151
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %14) #10, !dbg !152
  %17 = call i32 @setsockopt(i32 noundef %16, i32 noundef 1, i32 noundef 2, ptr noundef nonnull %10, i32 noundef 4) #10, !dbg !153
  %18 = call i32 @bind(i32 noundef %16, ptr nonnull %5, i32 noundef 16) #10, !dbg !154
  %19 = icmp eq i32 %18, 0, !dbg !154
  br i1 %19, label %20, label %104, !dbg !155

20:                                               ; preds = %1
  %21 = call i32 @listen(i32 noundef %16, i32 noundef 1) #10, !dbg !156
  %22 = icmp eq i32 %21, 0, !dbg !156
  br i1 %22, label %23, label %104, !dbg !157

23:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10, !dbg !158
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10, !dbg !161
  store i32 16, ptr %3, align 4, !dbg !162, !tbaa !30
  %24 = call i32 @getsockname(i32 noundef %16, ptr nonnull %2, ptr noundef nonnull %3) #10, !dbg !163
  %25 = icmp ne i32 %24, 0, !dbg !163
  %26 = load i32, ptr %3, align 4
  %27 = icmp ne i32 %26, 16
  %28 = select i1 %25, i1 true, i1 %27, !dbg !164
  %29 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !164
  %30 = load i16, ptr %29, align 2, !dbg !164
  %31 = call i16 @llvm.bswap.i16(i16 %30), !dbg !164
  %32 = zext i16 %31 to i32, !dbg !164
  %33 = select i1 %28, i32 -1, i32 %32, !dbg !164
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10, !dbg !165
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10, !dbg !165
  store i32 %33, ptr @port, align 4, !dbg !166, !tbaa !30
  %34 = icmp slt i32 %33, 1, !dbg !167
  br i1 %34, label %104, label %35, !dbg !154

35:                                               ; preds = %23
  %36 = call i32 @bind(i32 noundef %16, ptr nonnull %5, i32 noundef 16) #10, !dbg !168
  %37 = icmp eq i32 %36, -1, !dbg !169
  br i1 %37, label %38, label %104, !dbg !170

38:                                               ; preds = %35
  %39 = tail call ptr @__errno_location() #11, !dbg !171
  %40 = load i32, ptr %39, align 4, !dbg !171, !tbaa !30
  %41 = icmp eq i32 %40, 22, !dbg !172
  br i1 %41, label %42, label %104, !dbg !168

42:                                               ; preds = %38
  %43 = call i32 @pthread_create(ptr noundef nonnull %14, ptr noundef null, ptr noundef nonnull @ask, ptr noundef nonnull %4) #10, !dbg !173
  %44 = call i32 @accept(i32 noundef %16, ptr nonnull %6, ptr noundef nonnull %8) #10, !dbg !174
  %45 = icmp slt i32 %44, 0, !dbg !175
  %46 = load i16, ptr %6, align 4
  %47 = icmp ne i16 %46, 2
  %48 = select i1 %45, i1 true, i1 %47, !dbg !176
  br i1 %48, label %104, label %49, !dbg !176

49:                                               ; preds = %42
  %50 = getelementptr inbounds i8, ptr %6, i64 4, !dbg !177
  %51 = load i32, ptr %50, align 4, !dbg !178, !tbaa !179
  %52 = getelementptr inbounds i8, ptr %5, i64 4, !dbg !183
  %53 = load i32, ptr %52, align 4, !dbg !184, !tbaa !179
  %54 = icmp eq i32 %51, %53, !dbg !185
  br i1 %54, label %55, label %104, !dbg !186

55:                                               ; preds = %49
  %56 = call fastcc i32 @port_of(i32 noundef %44), !dbg !187
  %57 = load i32, ptr @port, align 4, !dbg !188, !tbaa !30
  %58 = icmp eq i32 %56, %57, !dbg !189
  br i1 %58, label %59, label %104, !dbg !190

59:                                               ; preds = %55
  %60 = call i32 @getpeername(i32 noundef %44, ptr nonnull %7, ptr noundef nonnull %9) #10, !dbg !191
  %61 = icmp eq i32 %60, 0, !dbg !191
  br i1 %61, label %62, label %104, !dbg !192

62:                                               ; preds = %59
  %63 = getelementptr inbounds i8, ptr %7, i64 2, !dbg !193
  %64 = load i16, ptr %63, align 2, !dbg !193, !tbaa !194
  %65 = getelementptr inbounds i8, ptr %6, i64 2, !dbg !195
  %66 = load i16, ptr %65, align 2, !dbg !195, !tbaa !194
  %67 = icmp eq i16 %64, %66, !dbg !196
  br i1 %67, label %68, label %104, !dbg !191

68:                                               ; preds = %62
  %69 = call i64 @read(i32 noundef %44, ptr noundef nonnull %11, i64 noundef 1) #10, !dbg !197
  %70 = icmp eq i64 %69, 1, !dbg !198
  br i1 %70, label %71, label %104, !dbg !197

71:                                               ; preds = %68
  %72 = load i8, ptr %11, align 1, !dbg !199, !tbaa !15
  %73 = xor i8 %72, 1, !dbg !199
  store i8 %73, ptr %11, align 1, !dbg !199, !tbaa !15
  %74 = call i64 @write(i32 noundef %44, ptr noundef nonnull %11, i64 noundef 1) #10, !dbg !200
  %75 = icmp eq i64 %74, 1, !dbg !201
  br i1 %75, label %76, label %104, !dbg !202

76:                                               ; preds = %71
  %77 = call i64 @read(i32 noundef %44, ptr noundef nonnull %12, i64 noundef 1) #10, !dbg !203
  %78 = icmp eq i64 %77, 0, !dbg !204
  br i1 %78, label %79, label %104, !dbg !200

79:                                               ; preds = %76
  %80 = load i64, ptr %14, align 8, !dbg !205, !tbaa !206
  %81 = call i32 @pthread_join(i64 noundef %80, ptr noundef nonnull %13) #10, !dbg !207
  %82 = call i32 @close(i32 noundef %44) #10, !dbg !208
  %83 = call i32 @close(i32 noundef %16) #10, !dbg !209
  %84 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !210
  %85 = load i32, ptr @port, align 4, !dbg !211, !tbaa !30
  %86 = trunc i32 %85 to i16, !dbg !212
  %87 = call noundef i16 @llvm.bswap.i16(i16 %86)
  %88 = zext i16 %87 to i64, !dbg !215
  %89 = shl nuw nsw i64 %88, 16, !dbg !215
  %90 = or disjoint i64 %89, 72058139498774530, !dbg !215
  store i64 %90, ptr %5, align 8, !dbg !216
  store i64 0, ptr %15, align 8, !dbg !216, !tbaa !15
  %91 = call i32 @connect(i32 noundef %84, ptr nonnull %5, i32 noundef 16) #10, !dbg !217
  %92 = icmp eq i32 %91, -1, !dbg !218
  br i1 %92, label %93, label %104, !dbg !219

93:                                               ; preds = %79
  %94 = load i32, ptr %39, align 4, !dbg !220, !tbaa !30
  %95 = icmp eq i32 %94, 111, !dbg !221
  br i1 %95, label %96, label %104, !dbg !217

96:                                               ; preds = %93
  %97 = load ptr, ptr %13, align 8, !dbg !222, !tbaa !22
  %98 = ptrtoint ptr %97 to i64, !dbg !223
  %99 = load i8, ptr %4, align 1, !dbg !224, !tbaa !15
  %100 = xor i8 %99, 1, !dbg !225
  %101 = zext i8 %100 to i64, !dbg !226
  %102 = icmp eq i64 %98, %101, !dbg !227
  %103 = select i1 %102, i32 12, i32 8, !dbg !223
  br label %104, !dbg !228

104:                                              ; preds = %55, %49, %42, %62, %59, %68, %76, %71, %79, %93, %96, %35, %38, %1, %20, %23
  %105 = phi i32 [ 1, %23 ], [ 1, %20 ], [ 1, %1 ], [ 2, %38 ], [ 2, %35 ], [ 3, %55 ], [ 3, %49 ], [ 3, %42 ], [ 4, %62 ], [ 4, %59 ], [ 5, %68 ], [ 6, %76 ], [ 6, %71 ], [ %103, %96 ], [ 7, %93 ], [ 7, %79 ], !dbg !229
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %14) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %12) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %11) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10, !dbg !230
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10, !dbg !230
  ret i32 %105, !dbg !230
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 14) i32 @datagrams(i8 noundef zeroext %0) #0 !dbg !231 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca %struct.sockaddr_in, align 8
  %6 = alloca %struct.sockaddr_in, align 4
  %7 = alloca i32, align 4
  %8 = alloca [4 x i8], align 4
  %9 = alloca %struct.timeval, align 8
  store i8 %0, ptr %4, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10, !dbg !232
  store i64 72058139498774530, ptr %5, align 8, !dbg !233
  %10 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !233
  store i64 0, ptr %10, align 8, !dbg !233
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10, !dbg !232
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #10, !dbg !234
  store i32 16, ptr %7, align 4, !dbg !235, !tbaa !30
  %11 = tail call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !236
  %12 = tail call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !237
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #10, !dbg !238
  store i32 0, ptr %8, align 4, !dbg !239
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #10, !dbg !240
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) @__const.datagrams.patience, i64 16, i1 false), !dbg !241
  %13 = call i32 @bind(i32 noundef %11, ptr nonnull %5, i32 noundef 16) #10, !dbg !242
  %14 = icmp eq i32 %13, 0, !dbg !242
  br i1 %14, label %15, label %79, !dbg !243

15:                                               ; preds = %1
  %16 = call i32 @bind(i32 noundef %12, ptr nonnull %5, i32 noundef 16) #10, !dbg !244
  %17 = icmp eq i32 %16, 0, !dbg !244
  br i1 %17, label %18, label %79, !dbg !242

18:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10, !dbg !245
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10, !dbg !247
  store i32 16, ptr %3, align 4, !dbg !248, !tbaa !30
  %19 = call i32 @getsockname(i32 noundef %12, ptr nonnull %2, ptr noundef nonnull %3) #10, !dbg !249
  %20 = icmp ne i32 %19, 0, !dbg !249
  %21 = load i32, ptr %3, align 4
  %22 = icmp ne i32 %21, 16
  %23 = select i1 %20, i1 true, i1 %22, !dbg !250
  %24 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !250
  %25 = load i16, ptr %24, align 2, !dbg !250
  %26 = call i16 @llvm.bswap.i16(i16 %25), !dbg !250
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10, !dbg !251
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10, !dbg !251
  %27 = select i1 %23, i16 -1, i16 %26, !dbg !252
  %28 = call noundef i16 @llvm.bswap.i16(i16 %27)
  %29 = zext i16 %28 to i64, !dbg !254
  %30 = shl nuw nsw i64 %29, 16, !dbg !254
  %31 = or disjoint i64 %30, 72058139498774530, !dbg !254
  store i64 %31, ptr %5, align 8, !dbg !255
  store i64 0, ptr %10, align 8, !dbg !255, !tbaa !15
  %32 = call i64 @sendto(i32 noundef %11, ptr noundef nonnull %4, i64 noundef 1, i32 noundef 0, ptr nonnull %5, i32 noundef 16) #10, !dbg !256
  %33 = icmp eq i64 %32, 1, !dbg !257
  br i1 %33, label %34, label %79, !dbg !258

34:                                               ; preds = %18
  %35 = call i64 @sendto(i32 noundef %11, ptr noundef nonnull @.str.5, i64 noundef 2, i32 noundef 0, ptr nonnull %5, i32 noundef 16) #10, !dbg !259
  %36 = icmp eq i64 %35, 2, !dbg !260
  br i1 %36, label %37, label %79, !dbg !256

37:                                               ; preds = %34
  %38 = call i64 @recvfrom(i32 noundef %12, ptr noundef nonnull %8, i64 noundef 4, i32 noundef 0, ptr nonnull %6, ptr noundef nonnull %7) #10, !dbg !261
  %39 = icmp eq i64 %38, 1, !dbg !262
  br i1 %39, label %40, label %79, !dbg !263

40:                                               ; preds = %37
  %41 = getelementptr inbounds i8, ptr %6, i64 2, !dbg !264
  %42 = load i16, ptr %41, align 2, !dbg !264, !tbaa !194
  %43 = call noundef i16 @llvm.bswap.i16(i16 %42)
  %44 = zext i16 %43 to i32, !dbg !264
  %45 = call fastcc i32 @port_of(i32 noundef %11), !dbg !265
  %46 = icmp eq i32 %45, %44, !dbg !266
  br i1 %46, label %47, label %79, !dbg !261

47:                                               ; preds = %40
  %48 = load i32, ptr %7, align 4, !dbg !267, !tbaa !30
  %49 = call i32 @connect(i32 noundef %12, ptr nonnull %6, i32 noundef %48) #10, !dbg !268
  %50 = icmp eq i32 %49, 0, !dbg !268
  br i1 %50, label %51, label %79, !dbg !269

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %8, i64 1, !dbg !270
  %53 = call i64 @recv(i32 noundef %12, ptr noundef nonnull %52, i64 noundef 1, i32 noundef 32) #10, !dbg !271
  %54 = icmp eq i64 %53, 2, !dbg !272
  br i1 %54, label %55, label %79, !dbg !273

55:                                               ; preds = %51
  %56 = call i64 @send(i32 noundef %12, ptr noundef nonnull %8, i64 noundef 2, i32 noundef 0) #10, !dbg !274
  %57 = icmp eq i64 %56, 2, !dbg !275
  br i1 %57, label %58, label %79, !dbg !268

58:                                               ; preds = %55
  %59 = getelementptr inbounds i8, ptr %8, i64 2, !dbg !276
  %60 = call i64 @recv(i32 noundef %11, ptr noundef nonnull %59, i64 noundef 2, i32 noundef 0) #10, !dbg !277
  %61 = icmp ne i64 %60, 2, !dbg !278
  %62 = getelementptr inbounds i8, ptr %8, i64 3
  %63 = load i8, ptr %62, align 1
  %64 = icmp ne i8 %63, 121
  %65 = select i1 %61, i1 true, i1 %64, !dbg !279
  br i1 %65, label %79, label %66, !dbg !279

66:                                               ; preds = %58
  %67 = call i32 @setsockopt(i32 noundef %11, i32 noundef 1, i32 noundef 20, ptr noundef nonnull %9, i32 noundef 16) #10, !dbg !280
  %68 = call i64 @recv(i32 noundef %11, ptr noundef nonnull %8, i64 noundef 1, i32 noundef 0) #10, !dbg !281
  %69 = icmp eq i64 %68, -1, !dbg !282
  br i1 %69, label %70, label %79, !dbg !283

70:                                               ; preds = %66
  %71 = tail call ptr @__errno_location() #11, !dbg !284
  %72 = load i32, ptr %71, align 4, !dbg !284, !tbaa !30
  %73 = icmp eq i32 %72, 11, !dbg !285
  br i1 %73, label %74, label %79, !dbg !281

74:                                               ; preds = %70
  %75 = load i8, ptr %59, align 2, !dbg !286, !tbaa !15
  %76 = load i8, ptr %4, align 1, !dbg !287, !tbaa !15
  %77 = icmp eq i8 %75, %76, !dbg !288
  %78 = select i1 %77, i32 13, i32 7, !dbg !289
  br label %79, !dbg !290

79:                                               ; preds = %66, %70, %58, %47, %51, %55, %37, %40, %18, %34, %1, %15, %74
  %80 = phi i32 [ %78, %74 ], [ 1, %15 ], [ 1, %1 ], [ 2, %34 ], [ 2, %18 ], [ 3, %40 ], [ 3, %37 ], [ 4, %55 ], [ 4, %51 ], [ 4, %47 ], [ 5, %58 ], [ 6, %70 ], [ 6, %66 ], !dbg !291
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #10, !dbg !292
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #10, !dbg !292
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #10, !dbg !292
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10, !dbg !292
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10, !dbg !292
  ret i32 %80, !dbg !292
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 15) i32 @events(i8 noundef zeroext %0) #0 !dbg !293 {
  %2 = alloca %struct.itimerspec, align 8
  %3 = alloca %struct.epoll_event, align 4
  %4 = alloca [4 x %struct.epoll_event], align 16
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %2) #10, !dbg !294
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull align 8 dereferenceable(32) @__const.events.when, i64 32, i1 false), !dbg !295
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %3) #10, !dbg !296
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %3, ptr noundef nonnull align 1 dereferenceable(12) @__const.ended.event, i64 12, i1 false), !dbg !297
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #10, !dbg !296
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10, !dbg !298
  store i64 0, ptr %5, align 8, !dbg !299, !tbaa !206
  %6 = tail call i32 @epoll_create1(i32 noundef 524288) #10, !dbg !300
  %7 = tail call i32 @eventfd(i32 noundef 2, i32 noundef 2048) #10, !dbg !301
  %8 = tail call i32 @timerfd_create(i32 noundef 1, i32 noundef 2048) #10, !dbg !302
  %9 = call i32 @epoll_ctl(i32 noundef %6, i32 noundef 1, i32 noundef %7, ptr noundef nonnull %3) #10, !dbg !303
  %10 = icmp eq i32 %9, 0, !dbg !303
  br i1 %10, label %11, label %100, !dbg !304

11:                                               ; preds = %1
  %12 = call i32 @epoll_ctl(i32 noundef %6, i32 noundef 1, i32 noundef %7, ptr noundef nonnull %3) #10, !dbg !305
  %13 = icmp eq i32 %12, -1, !dbg !306
  br i1 %13, label %14, label %100, !dbg !307

14:                                               ; preds = %11
  %15 = tail call ptr @__errno_location() #11, !dbg !308
  %16 = load i32, ptr %15, align 4, !dbg !308, !tbaa !30
  %17 = icmp eq i32 %16, 17, !dbg !309
  br i1 %17, label %18, label %100, !dbg !303

18:                                               ; preds = %14
  store i32 1, ptr %3, align 4, !dbg !310, !tbaa !311
  %19 = getelementptr inbounds i8, ptr %3, i64 4, !dbg !313
  store i32 2, ptr %19, align 4, !dbg !314, !tbaa !15
  %20 = call i32 @epoll_ctl(i32 noundef %6, i32 noundef 1, i32 noundef %8, ptr noundef nonnull %3) #10, !dbg !315
  %21 = icmp eq i32 %20, 0, !dbg !315
  br i1 %21, label %22, label %100, !dbg !316

22:                                               ; preds = %18
  %23 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef -1) #10, !dbg !317
  %24 = icmp ne i32 %23, 1, !dbg !318
  %25 = getelementptr inbounds i8, ptr %4, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp ne i32 %26, 1
  %28 = select i1 %24, i1 true, i1 %27, !dbg !319
  br i1 %28, label %100, label %29, !dbg !319

29:                                               ; preds = %22
  %30 = call i64 @read(i32 noundef %7, ptr noundef nonnull %5, i64 noundef 8) #10, !dbg !320
  %31 = icmp ne i64 %30, 8, !dbg !321
  %32 = load i64, ptr %5, align 8
  %33 = icmp ne i64 %32, 2
  %34 = select i1 %31, i1 true, i1 %33, !dbg !322
  br i1 %34, label %100, label %35, !dbg !322

35:                                               ; preds = %29
  %36 = call i64 @read(i32 noundef %7, ptr noundef nonnull %5, i64 noundef 8) #10, !dbg !323
  %37 = icmp eq i64 %36, -1, !dbg !324
  br i1 %37, label %38, label %100, !dbg !325

38:                                               ; preds = %35
  %39 = load i32, ptr %15, align 4, !dbg !326, !tbaa !30
  %40 = icmp eq i32 %39, 11, !dbg !327
  br i1 %40, label %41, label %100, !dbg !320

41:                                               ; preds = %38
  %42 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 0) #10, !dbg !328
  %43 = icmp eq i32 %42, 0, !dbg !329
  br i1 %43, label %44, label %100, !dbg !328

44:                                               ; preds = %41
  %45 = call i32 @timerfd_settime(i32 noundef %8, i32 noundef 0, ptr noundef nonnull %2, ptr noundef null) #10, !dbg !330
  %46 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 5000) #10, !dbg !331
  %47 = icmp ne i32 %46, 1, !dbg !332
  %48 = load i32, ptr %25, align 4
  %49 = icmp ne i32 %48, 2
  %50 = select i1 %47, i1 true, i1 %49, !dbg !333
  br i1 %50, label %100, label %51, !dbg !333

51:                                               ; preds = %44
  %52 = call i64 @read(i32 noundef %8, ptr noundef nonnull %5, i64 noundef 8) #10, !dbg !334
  %53 = icmp ne i64 %52, 8, !dbg !335
  %54 = load i64, ptr %5, align 8
  %55 = icmp eq i64 %54, 0
  %56 = select i1 %53, i1 true, i1 %55, !dbg !336
  br i1 %56, label %100, label %57, !dbg !336

57:                                               ; preds = %51
  %58 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !337
  store i64 0, ptr %58, align 8, !dbg !338, !tbaa !339
  %59 = getelementptr inbounds i8, ptr %2, i64 24, !dbg !342
  store i64 0, ptr %59, align 8, !dbg !343, !tbaa !344
  %60 = call i32 @timerfd_settime(i32 noundef %8, i32 noundef 0, ptr noundef nonnull %2, ptr noundef null) #10, !dbg !345
  store i32 -2147483647, ptr %3, align 4, !dbg !346, !tbaa !311
  store i32 3, ptr %19, align 4, !dbg !347, !tbaa !15
  %61 = call i32 @epoll_ctl(i32 noundef %6, i32 noundef 3, i32 noundef %7, ptr noundef nonnull %3) #10, !dbg !348
  %62 = zext i8 %0 to i64, !dbg !349
  %63 = add nuw nsw i64 %62, 1, !dbg !350
  %64 = call i32 @eventfd_write(i32 noundef %7, i64 noundef %63) #10, !dbg !351
  %65 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 0) #10, !dbg !352
  %66 = icmp ne i32 %65, 1, !dbg !353
  %67 = load i32, ptr %25, align 4
  %68 = icmp ne i32 %67, 3
  %69 = select i1 %66, i1 true, i1 %68, !dbg !354
  br i1 %69, label %100, label %70, !dbg !354

70:                                               ; preds = %57
  %71 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 0) #10, !dbg !355
  %72 = icmp eq i32 %71, 0, !dbg !356
  br i1 %72, label %73, label %100, !dbg !352

73:                                               ; preds = %70
  %74 = call i32 @eventfd_write(i32 noundef %7, i64 noundef 1) #10, !dbg !357
  %75 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 0) #10, !dbg !358
  %76 = icmp eq i32 %75, 1, !dbg !359
  br i1 %76, label %77, label %100, !dbg !360

77:                                               ; preds = %73
  %78 = call i32 @eventfd_read(i32 noundef %7, ptr noundef nonnull %5) #10, !dbg !361
  %79 = icmp eq i32 %78, 0, !dbg !361
  br i1 %79, label %80, label %100, !dbg !362

80:                                               ; preds = %77
  %81 = load i64, ptr %5, align 8, !dbg !363, !tbaa !206
  %82 = add nuw nsw i64 %62, 2, !dbg !364
  %83 = icmp eq i64 %81, %82, !dbg !365
  br i1 %83, label %84, label %100, !dbg !358

84:                                               ; preds = %80
  store i32 1073741825, ptr %3, align 4, !dbg !366, !tbaa !311
  %85 = call i32 @epoll_ctl(i32 noundef %6, i32 noundef 3, i32 noundef %7, ptr noundef nonnull %3) #10, !dbg !367
  %86 = call i32 @eventfd_write(i32 noundef %7, i64 noundef 1) #10, !dbg !368
  %87 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 0) #10, !dbg !369
  %88 = icmp eq i32 %87, 1, !dbg !370
  br i1 %88, label %89, label %100, !dbg !371

89:                                               ; preds = %84
  %90 = call i32 @epoll_wait(i32 noundef %6, ptr noundef nonnull %4, i32 noundef 4, i32 noundef 0) #10, !dbg !372
  %91 = icmp eq i32 %90, 0, !dbg !373
  br i1 %91, label %92, label %100, !dbg !369

92:                                               ; preds = %89
  %93 = call i32 @close(i32 noundef %7) #10, !dbg !374
  %94 = call i32 @epoll_ctl(i32 noundef %6, i32 noundef 2, i32 noundef %7, ptr noundef null) #10, !dbg !375
  %95 = icmp eq i32 %94, -1, !dbg !376
  br i1 %95, label %96, label %100, !dbg !377

96:                                               ; preds = %92
  %97 = load i32, ptr %15, align 4, !dbg !378, !tbaa !30
  %98 = icmp eq i32 %97, 9, !dbg !379
  %99 = select i1 %98, i32 14, i32 9, !dbg !375
  br label %100

100:                                              ; preds = %92, %96, %84, %89, %73, %77, %80, %57, %70, %44, %51, %41, %29, %35, %38, %18, %22, %1, %11, %14
  %101 = phi i32 [ 1, %14 ], [ 1, %11 ], [ 1, %1 ], [ 2, %22 ], [ 2, %18 ], [ 3, %38 ], [ 3, %35 ], [ 3, %29 ], [ 4, %41 ], [ 5, %51 ], [ 5, %44 ], [ 6, %70 ], [ 6, %57 ], [ 7, %80 ], [ 7, %77 ], [ 7, %73 ], [ 8, %89 ], [ 8, %84 ], [ 9, %92 ], [ %99, %96 ], !dbg !380
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10, !dbg !381
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #10, !dbg !381
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %3) #10, !dbg !381
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %2) #10, !dbg !381
  ret i32 %101, !dbg !381
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 16) i32 @named(i8 noundef zeroext %0) #0 !dbg !382 {
  %2 = alloca i8, align 1
  %3 = alloca %struct.sockaddr_un, align 2
  %4 = alloca %struct.sockaddr_un, align 2
  %5 = alloca %struct.pollfd, align 4
  %6 = alloca i8, align 1
  store i8 %0, ptr %2, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 110, ptr nonnull %3) #10, !dbg !383
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(110) %3, ptr noundef nonnull align 2 dereferenceable(110) @__const.named.name, i64 110, i1 false), !dbg !384
  call void @llvm.lifetime.start.p0(i64 110, ptr nonnull %4) #10, !dbg !383
  %7 = getelementptr inbounds i8, ptr %4, i64 2, !dbg !385
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(110) %7, i8 0, i64 108, i1 false), !dbg !385
  store i16 1, ptr %4, align 2, !dbg !385
  %8 = getelementptr inbounds i8, ptr %4, i64 3, !dbg !385
  store <4 x i8> <i8 115, i8 121, i8 109, i8 118>, ptr %8, align 1, !dbg !385
  %9 = getelementptr inbounds i8, ptr %4, i64 7, !dbg !385
  store i8 109, ptr %9, align 1, !dbg !385
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #10, !dbg !386
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #10, !dbg !387
  store i8 0, ptr %6, align 1, !dbg !388, !tbaa !15
  %10 = tail call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #10, !dbg !389
  %11 = tail call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #10, !dbg !390
  %12 = tail call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #10, !dbg !391
  %13 = getelementptr inbounds i8, ptr %3, i64 2, !dbg !392
  %14 = call i32 @unlink(ptr noundef nonnull %13) #10, !dbg !393
  %15 = call i32 @connect(i32 noundef %11, ptr nonnull %3, i32 noundef 110) #10, !dbg !394
  %16 = icmp eq i32 %15, -1, !dbg !395
  br i1 %16, label %17, label %78, !dbg !396

17:                                               ; preds = %1
  %18 = tail call ptr @__errno_location() #11, !dbg !397
  %19 = load i32, ptr %18, align 4, !dbg !397, !tbaa !30
  %20 = icmp eq i32 %19, 2, !dbg !398
  br i1 %20, label %21, label %78, !dbg !394

21:                                               ; preds = %17
  %22 = call i32 @bind(i32 noundef %10, ptr nonnull %3, i32 noundef 110) #10, !dbg !399
  %23 = icmp eq i32 %22, 0, !dbg !399
  br i1 %23, label %24, label %78, !dbg !400

24:                                               ; preds = %21
  %25 = call i32 @connect(i32 noundef %11, ptr nonnull %3, i32 noundef 110) #10, !dbg !401
  %26 = icmp eq i32 %25, -1, !dbg !402
  br i1 %26, label %27, label %78, !dbg !403

27:                                               ; preds = %24
  %28 = load i32, ptr %18, align 4, !dbg !404, !tbaa !30
  %29 = icmp eq i32 %28, 111, !dbg !405
  br i1 %29, label %30, label %78, !dbg !399

30:                                               ; preds = %27
  %31 = call i32 @bind(i32 noundef %12, ptr nonnull %3, i32 noundef 110) #10, !dbg !406
  %32 = icmp eq i32 %31, -1, !dbg !407
  br i1 %32, label %33, label %78, !dbg !408

33:                                               ; preds = %30
  %34 = load i32, ptr %18, align 4, !dbg !409, !tbaa !30
  %35 = icmp eq i32 %34, 98, !dbg !410
  br i1 %35, label %36, label %78, !dbg !411

36:                                               ; preds = %33
  %37 = call i32 @bind(i32 noundef %12, ptr nonnull %4, i32 noundef 8) #10, !dbg !412
  %38 = icmp eq i32 %37, 0, !dbg !412
  br i1 %38, label %39, label %78, !dbg !406

39:                                               ; preds = %36
  %40 = call i32 @listen(i32 noundef %10, i32 noundef 4) #10, !dbg !413
  store i32 %10, ptr %5, align 4, !dbg !414, !tbaa !30
  %41 = getelementptr inbounds i8, ptr %5, i64 4, !dbg !414
  store i16 1, ptr %41, align 4, !dbg !414, !tbaa !415
  %42 = getelementptr inbounds i8, ptr %5, i64 6, !dbg !414
  store i16 0, ptr %42, align 2, !dbg !414, !tbaa !415
  %43 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef 0) #10, !dbg !416
  %44 = icmp eq i32 %43, 0, !dbg !417
  br i1 %44, label %45, label %78, !dbg !418

45:                                               ; preds = %39
  %46 = call i32 @connect(i32 noundef %11, ptr nonnull %3, i32 noundef 110) #10, !dbg !419
  %47 = icmp eq i32 %46, 0, !dbg !419
  br i1 %47, label %48, label %78, !dbg !420

48:                                               ; preds = %45
  %49 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef -1) #10, !dbg !421
  %50 = icmp eq i32 %49, 1, !dbg !422
  br i1 %50, label %51, label %78, !dbg !416

51:                                               ; preds = %48
  %52 = call i32 @accept4(i32 noundef %10, ptr null, ptr noundef null, i32 noundef 2048) #10, !dbg !423
  %53 = call i64 @read(i32 noundef %52, ptr noundef nonnull %6, i64 noundef 1) #10, !dbg !424
  %54 = icmp eq i64 %53, -1, !dbg !425
  br i1 %54, label %55, label %78, !dbg !426

55:                                               ; preds = %51
  %56 = load i32, ptr %18, align 4, !dbg !427, !tbaa !30
  %57 = icmp eq i32 %56, 11, !dbg !428
  br i1 %57, label %58, label %78, !dbg !429

58:                                               ; preds = %55
  %59 = call i64 @send(i32 noundef %11, ptr noundef nonnull %2, i64 noundef 1, i32 noundef 0) #10, !dbg !430
  %60 = icmp eq i64 %59, 1, !dbg !431
  br i1 %60, label %61, label %78, !dbg !432

61:                                               ; preds = %58
  %62 = call i64 @read(i32 noundef %52, ptr noundef nonnull %6, i64 noundef 1) #10, !dbg !433
  %63 = icmp eq i64 %62, 1, !dbg !434
  br i1 %63, label %64, label %78, !dbg !424

64:                                               ; preds = %61
  %65 = call i32 @close(i32 noundef %11) #10, !dbg !435
  store i32 %52, ptr %5, align 4, !dbg !436, !tbaa !30
  store i16 5, ptr %41, align 4, !dbg !436, !tbaa !415
  store i16 0, ptr %42, align 2, !dbg !436, !tbaa !415
  %66 = call i32 @poll(ptr noundef nonnull %5, i64 noundef 1, i32 noundef 0) #10, !dbg !437
  %67 = icmp eq i32 %66, 1, !dbg !438
  br i1 %67, label %68, label %78, !dbg !439

68:                                               ; preds = %64
  %69 = load i16, ptr %42, align 2, !dbg !440, !tbaa !441
  %70 = and i16 %69, 17, !dbg !443
  %71 = icmp eq i16 %70, 17, !dbg !443
  br i1 %71, label %72, label %78, !dbg !443

72:                                               ; preds = %68
  %73 = call i32 @unlink(ptr noundef nonnull %13) #10, !dbg !444
  %74 = load i8, ptr %6, align 1, !dbg !445, !tbaa !15
  %75 = load i8, ptr %2, align 1, !dbg !446, !tbaa !15
  %76 = icmp eq i8 %74, %75, !dbg !447
  %77 = select i1 %76, i32 15, i32 7, !dbg !445
  br label %78, !dbg !448

78:                                               ; preds = %72, %61, %58, %55, %51, %68, %64, %39, %45, %48, %30, %33, %36, %21, %24, %27, %1, %17
  %79 = phi i32 [ 1, %17 ], [ 1, %1 ], [ 2, %27 ], [ 2, %24 ], [ 2, %21 ], [ 3, %36 ], [ 3, %33 ], [ 3, %30 ], [ 4, %48 ], [ 4, %45 ], [ 4, %39 ], [ %77, %72 ], [ 5, %61 ], [ 5, %58 ], [ 5, %55 ], [ 5, %51 ], [ 6, %68 ], [ 6, %64 ], !dbg !449
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #10, !dbg !450
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #10, !dbg !450
  call void @llvm.lifetime.end.p0(i64 110, ptr nonnull %4) #10, !dbg !450
  call void @llvm.lifetime.end.p0(i64 110, ptr nonnull %3) #10, !dbg !450
  ret i32 %79, !dbg !450
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 17) i32 @ended(i8 noundef zeroext %0) #0 !dbg !451 {
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.timeval, align 8
  %5 = alloca %struct.epoll_event, align 1
  %6 = alloca [8 x i8], align 1
  %7 = alloca [2 x %struct.iovec], align 16
  %8 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #10, !dbg !452
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10, !dbg !452
  %9 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !453
  store i32 %9, ptr %3, align 4, !dbg !454, !tbaa !30
  %10 = tail call i32 @epoll_create1(i32 noundef 0) #10, !dbg !455
  %11 = tail call i32 @epoll_create1(i32 noundef 0) #10, !dbg !456
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #10, !dbg !457
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) @__const.ended.patience, i64 16, i1 false), !dbg !458
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %5) #10, !dbg !459
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(12) %5, ptr noundef nonnull align 1 dereferenceable(12) @__const.ended.event, i64 12, i1 false), !dbg !460
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #10, !dbg !461
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #10, !dbg !462
  store ptr %6, ptr %7, align 16, !dbg !463, !tbaa !98
  %12 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !463
  store i64 4, ptr %12, align 8, !dbg !463, !tbaa !101
  %13 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !464
  %14 = getelementptr inbounds i8, ptr %6, i64 4, !dbg !465
  store ptr %14, ptr %13, align 16, !dbg !466, !tbaa !98
  %15 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !466
  store i64 4, ptr %15, align 8, !dbg !466, !tbaa !101
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #10, !dbg !467
  %16 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef nonnull %2) #10, !dbg !468
  %17 = load i32, ptr %2, align 4, !dbg !469, !tbaa !30
  %18 = call i32 @setsockopt(i32 noundef %17, i32 noundef 1, i32 noundef 20, ptr noundef nonnull %4, i32 noundef 16) #10, !dbg !470
  %19 = call i32 @pthread_create(ptr noundef nonnull %8, ptr noundef null, ptr noundef nonnull @ends, ptr noundef nonnull %2) #10, !dbg !471
  %20 = load i32, ptr %2, align 4, !dbg !472, !tbaa !30
  %21 = call i64 @recv(i32 noundef %20, ptr noundef nonnull %6, i64 noundef 1, i32 noundef 0) #10, !dbg !473
  %22 = icmp eq i64 %21, -1, !dbg !474
  br i1 %22, label %23, label %63, !dbg !475

23:                                               ; preds = %1
  %24 = tail call ptr @__errno_location() #11, !dbg !476
  %25 = load i32, ptr %24, align 4, !dbg !476, !tbaa !30
  %26 = icmp eq i32 %25, 11, !dbg !477
  br i1 %26, label %27, label %63, !dbg !473

27:                                               ; preds = %23
  %28 = load i64, ptr %8, align 8, !dbg !478, !tbaa !206
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null) #10, !dbg !479
  %30 = getelementptr inbounds i8, ptr %2, i64 4, !dbg !480
  %31 = load i32, ptr %30, align 4, !dbg !480, !tbaa !30
  %32 = call i64 @read(i32 noundef %31, ptr noundef nonnull %6, i64 noundef 1) #10, !dbg !481
  %33 = icmp eq i64 %32, 0, !dbg !482
  br i1 %33, label %34, label %63, !dbg !481

34:                                               ; preds = %27
  %35 = call i32 @listen(i32 noundef %9, i32 noundef 1) #10, !dbg !483
  store i1 true, ptr @late, align 4, !dbg !484
  %36 = call i32 @pthread_create(ptr noundef nonnull %8, ptr noundef null, ptr noundef nonnull @ends, ptr noundef nonnull %3) #10, !dbg !485
  %37 = load i32, ptr %3, align 4, !dbg !486, !tbaa !30
  %38 = call i32 @accept(i32 noundef %37, ptr null, ptr noundef null) #10, !dbg !487
  %39 = icmp eq i32 %38, -1, !dbg !488
  br i1 %39, label %40, label %63, !dbg !489

40:                                               ; preds = %34
  %41 = load i32, ptr %24, align 4, !dbg !490, !tbaa !30
  %42 = icmp eq i32 %41, 22, !dbg !491
  br i1 %42, label %43, label %63, !dbg !487

43:                                               ; preds = %40
  %44 = load i64, ptr %8, align 8, !dbg !492, !tbaa !206
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null) #10, !dbg !493
  %46 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef nonnull %2) #10, !dbg !494
  store i8 %0, ptr %6, align 1, !dbg !495, !tbaa !15
  %47 = load i32, ptr %2, align 4, !dbg !496, !tbaa !30
  %48 = call i64 @writev(i32 noundef %47, ptr noundef nonnull %7, i32 noundef 1) #10, !dbg !497
  %49 = load i32, ptr %30, align 4, !dbg !498, !tbaa !30
  %50 = call i64 @readv(i32 noundef %49, ptr noundef nonnull %7, i32 noundef 2) #10, !dbg !499
  %51 = icmp eq i64 %50, 4, !dbg !500
  %52 = load i8, ptr %6, align 1
  %53 = icmp eq i8 %52, %0
  %54 = select i1 %51, i1 %53, i1 false, !dbg !501
  br i1 %54, label %55, label %63, !dbg !501

55:                                               ; preds = %43
  %56 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 1, i32 noundef %11, ptr noundef nonnull %5) #10, !dbg !502
  %57 = call i32 @epoll_ctl(i32 noundef %11, i32 noundef 1, i32 noundef %10, ptr noundef nonnull %5) #10, !dbg !503
  %58 = icmp eq i32 %57, -1, !dbg !504
  br i1 %58, label %59, label %63, !dbg !505

59:                                               ; preds = %55
  %60 = load i32, ptr %24, align 4, !dbg !506, !tbaa !30
  %61 = icmp eq i32 %60, 40, !dbg !507
  %62 = select i1 %61, i32 16, i32 5, !dbg !503
  br label %63, !dbg !503

63:                                               ; preds = %59, %55, %43, %34, %40, %27, %1, %23
  %64 = phi i32 [ 1, %23 ], [ 1, %1 ], [ 2, %27 ], [ 3, %40 ], [ 3, %34 ], [ 4, %43 ], [ 5, %55 ], [ %62, %59 ], !dbg !508
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #10, !dbg !509
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #10, !dbg !509
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #10, !dbg !509
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %5) #10, !dbg !509
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #10, !dbg !509
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10, !dbg !509
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #10, !dbg !509
  ret i32 %64, !dbg !509
}

; Function Attrs: nounwind uwtable
define internal range(i32 1, 18) i32 @told(i8 noundef zeroext %0) #0 !dbg !510 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca %struct.sockaddr_in, align 8
  %6 = alloca %struct.sockaddr_in, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.pollfd, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca %struct.sockaddr_in6, align 4
  %12 = alloca %struct.sockaddr_in6, align 4
  %13 = alloca i32, align 4
  store i8 %0, ptr %4, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #10, !dbg !511
  store i64 72058139498774530, ptr %5, align 8, !dbg !512
  %14 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !512
  store i64 0, ptr %14, align 8, !dbg !512
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #10, !dbg !511
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #10, !dbg !513
  store i32 16, ptr %7, align 4, !dbg !514, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #10, !dbg !515
  %15 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !516
  %16 = tail call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #10, !dbg !517
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #10, !dbg !518
  store i32 0, ptr %9, align 4, !dbg !519, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %10) #10, !dbg !520
  store i8 0, ptr %10, align 1, !dbg !521, !tbaa !15
  %17 = call i32 @bind(i32 noundef %15, ptr nonnull %5, i32 noundef 16) #10, !dbg !522
  %18 = call i32 @listen(i32 noundef %15, i32 noundef 4) #10, !dbg !523
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10, !dbg !524
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10, !dbg !526
  store i32 16, ptr %3, align 4, !dbg !527, !tbaa !30
  %19 = call i32 @getsockname(i32 noundef %15, ptr nonnull %2, ptr noundef nonnull %3) #10, !dbg !528
  %20 = icmp ne i32 %19, 0, !dbg !528
  %21 = load i32, ptr %3, align 4
  %22 = icmp ne i32 %21, 16
  %23 = select i1 %20, i1 true, i1 %22, !dbg !529
  %24 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !529
  %25 = load i16, ptr %24, align 2, !dbg !529
  %26 = call i16 @llvm.bswap.i16(i16 %25), !dbg !529
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10, !dbg !530
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10, !dbg !530
  %27 = select i1 %23, i16 -1, i16 %26, !dbg !531
  %28 = call noundef i16 @llvm.bswap.i16(i16 %27)
  %29 = zext i16 %28 to i64, !dbg !533
  %30 = shl nuw nsw i64 %29, 16, !dbg !533
  %31 = or disjoint i64 %30, 72058139498774530, !dbg !533
  store i64 %31, ptr %5, align 8, !dbg !534
  store i64 0, ptr %14, align 8, !dbg !534, !tbaa !15
  %32 = call i32 @connect(i32 noundef %16, ptr nonnull %5, i32 noundef 16) #10, !dbg !535
  %33 = icmp eq i32 %32, -1, !dbg !536
  br i1 %33, label %34, label %152, !dbg !537

34:                                               ; preds = %1
  %35 = tail call ptr @__errno_location() #11, !dbg !538
  %36 = load i32, ptr %35, align 4, !dbg !538, !tbaa !30
  %37 = icmp eq i32 %36, 115, !dbg !539
  br i1 %37, label %38, label %152, !dbg !535

38:                                               ; preds = %34
  store i32 %16, ptr %8, align 4, !dbg !540, !tbaa !30
  %39 = getelementptr inbounds i8, ptr %8, i64 4, !dbg !540
  store i16 4, ptr %39, align 4, !dbg !540, !tbaa !415
  %40 = getelementptr inbounds i8, ptr %8, i64 6, !dbg !540
  store i16 0, ptr %40, align 2, !dbg !540, !tbaa !415
  %41 = call i32 @poll(ptr noundef nonnull %8, i64 noundef 1, i32 noundef -1) #10, !dbg !541
  %42 = icmp ne i32 %41, 1, !dbg !542
  %43 = load i16, ptr %40, align 2
  %44 = icmp ne i16 %43, 4
  %45 = select i1 %42, i1 true, i1 %44, !dbg !543
  br i1 %45, label %152, label %46, !dbg !543

46:                                               ; preds = %38
  %47 = call i32 @connect(i32 noundef %16, ptr nonnull %5, i32 noundef 16) #10, !dbg !544
  %48 = icmp eq i32 %47, 0, !dbg !544
  br i1 %48, label %49, label %152, !dbg !545

49:                                               ; preds = %46
  %50 = call i32 @connect(i32 noundef %16, ptr nonnull %5, i32 noundef 16) #10, !dbg !546
  %51 = icmp eq i32 %50, -1, !dbg !547
  br i1 %51, label %52, label %152, !dbg !548

52:                                               ; preds = %49
  %53 = load i32, ptr %35, align 4, !dbg !549, !tbaa !30
  %54 = icmp eq i32 %53, 106, !dbg !550
  br i1 %54, label %55, label %152, !dbg !541

55:                                               ; preds = %52
  %56 = call i32 @accept(i32 noundef %15, ptr null, ptr noundef null) #10, !dbg !551
  %57 = call i64 @send(i32 noundef %16, ptr noundef nonnull %4, i64 noundef 1, i32 noundef 0) #10, !dbg !552
  %58 = call i32 @shutdown(i32 noundef %16, i32 noundef 1) #10, !dbg !553
  store i32 %56, ptr %8, align 4, !dbg !554, !tbaa !30
  store i16 8193, ptr %39, align 4, !dbg !554, !tbaa !415
  store i16 0, ptr %40, align 2, !dbg !554, !tbaa !415
  %59 = call i32 @poll(ptr noundef nonnull %8, i64 noundef 1, i32 noundef -1) #10, !dbg !555
  %60 = icmp ne i32 %59, 1, !dbg !556
  %61 = load i16, ptr %40, align 2
  %62 = icmp ne i16 %61, 8193
  %63 = select i1 %60, i1 true, i1 %62, !dbg !557
  br i1 %63, label %152, label %64, !dbg !557

64:                                               ; preds = %55
  %65 = call i64 @read(i32 noundef %56, ptr noundef nonnull %10, i64 noundef 1) #10, !dbg !558
  %66 = icmp eq i64 %65, 1, !dbg !559
  br i1 %66, label %67, label %152, !dbg !560

67:                                               ; preds = %64
  %68 = load i8, ptr %10, align 1, !dbg !561, !tbaa !15
  %69 = load i8, ptr %4, align 1, !dbg !562, !tbaa !15
  %70 = icmp eq i8 %68, %69, !dbg !563
  br i1 %70, label %71, label %152, !dbg !555

71:                                               ; preds = %67
  %72 = call i64 @send(i32 noundef %56, ptr noundef nonnull @.str.6, i64 noundef 6, i32 noundef 0) #10, !dbg !564
  %73 = call i32 @close(i32 noundef %16) #10, !dbg !565
  %74 = call i32 @close(i32 noundef %15) #10, !dbg !566
  %75 = call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #10, !dbg !567
  %76 = call i32 @connect(i32 noundef %75, ptr nonnull %5, i32 noundef 16) #10, !dbg !568
  %77 = icmp eq i32 %76, -1, !dbg !569
  br i1 %77, label %78, label %152, !dbg !570

78:                                               ; preds = %71
  %79 = load i32, ptr %35, align 4, !dbg !571, !tbaa !30
  %80 = icmp eq i32 %79, 115, !dbg !572
  br i1 %80, label %81, label %152, !dbg !568

81:                                               ; preds = %78
  store i32 %75, ptr %8, align 4, !dbg !573, !tbaa !30
  store i16 4, ptr %39, align 4, !dbg !573, !tbaa !415
  store i16 0, ptr %40, align 2, !dbg !573, !tbaa !415
  store i32 4, ptr %7, align 4, !dbg !574, !tbaa !30
  %82 = call i32 @poll(ptr noundef nonnull %8, i64 noundef 1, i32 noundef -1) #10, !dbg !575
  %83 = icmp eq i32 %82, 1, !dbg !576
  br i1 %83, label %84, label %152, !dbg !577

84:                                               ; preds = %81
  %85 = load i16, ptr %40, align 2, !dbg !578, !tbaa !441
  %86 = and i16 %85, 8, !dbg !579
  %87 = icmp eq i16 %86, 0, !dbg !579
  br i1 %87, label %152, label %88, !dbg !580

88:                                               ; preds = %84
  %89 = call i32 @getsockopt(i32 noundef %75, i32 noundef 1, i32 noundef 4, ptr noundef nonnull %9, ptr noundef nonnull %7) #10, !dbg !581
  %90 = icmp ne i32 %89, 0, !dbg !581
  %91 = load i32, ptr %9, align 4
  %92 = icmp ne i32 %91, 111
  %93 = select i1 %90, i1 true, i1 %92, !dbg !582
  br i1 %93, label %152, label %94, !dbg !582

94:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %11) #10, !dbg !583
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(28) %11, ptr noundef nonnull align 4 dereferenceable(28) @__const.told.both, i64 28, i1 false), !dbg !584
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %12) #10, !dbg !583
  %95 = call i32 @socket(i32 noundef 10, i32 noundef 1, i32 noundef 0) #10, !dbg !585
  %96 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !586
  %97 = call i32 @bind(i32 noundef %95, ptr nonnull %11, i32 noundef 28) #10, !dbg !587
  %98 = call i32 @listen(i32 noundef %95, i32 noundef 1) #10, !dbg !588
  store i32 28, ptr %7, align 4, !dbg !589, !tbaa !30
  %99 = call i32 @getsockname(i32 noundef %95, ptr nonnull %11, ptr noundef nonnull %7) #10, !dbg !590
  %100 = getelementptr inbounds i8, ptr %11, i64 2, !dbg !591
  %101 = load i16, ptr %100, align 2, !dbg !591, !tbaa !592
  %102 = zext i16 %101 to i64, !dbg !595
  %103 = shl nuw nsw i64 %102, 16, !dbg !595
  %104 = or disjoint i64 %103, 72058139498774530, !dbg !595
  store i64 %104, ptr %5, align 8, !dbg !597
  store i64 0, ptr %14, align 8, !dbg !597, !tbaa !15
  store i32 28, ptr %7, align 4, !dbg !598, !tbaa !30
  %105 = call i32 @connect(i32 noundef %96, ptr nonnull %5, i32 noundef 16) #10, !dbg !599
  %106 = icmp eq i32 %105, 0, !dbg !599
  br i1 %106, label %107, label %150, !dbg !600

107:                                              ; preds = %94
  %108 = call i32 @accept(i32 noundef %95, ptr nonnull %12, ptr noundef nonnull %7) #10, !dbg !601
  %109 = icmp slt i32 %108, 0, !dbg !602
  br i1 %109, label %150, label %110, !dbg !603

110:                                              ; preds = %107
  %111 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !604
  %112 = load i32, ptr %111, align 4, !dbg !604, !tbaa !15
  %113 = icmp eq i32 %112, 0, !dbg !604
  %114 = getelementptr inbounds i8, ptr %12, i64 12, !dbg !604
  %115 = load i32, ptr %114, align 4, !dbg !604
  %116 = icmp eq i32 %115, 0, !dbg !604
  %117 = select i1 %113, i1 %116, i1 false, !dbg !604
  %118 = getelementptr inbounds i8, ptr %12, i64 16, !dbg !604
  %119 = load i32, ptr %118, align 4, !dbg !604
  %120 = icmp eq i32 %119, -65536, !dbg !604
  %121 = select i1 %117, i1 %120, i1 false, !dbg !604
  br i1 %121, label %122, label %150, !dbg !604

122:                                              ; preds = %110
  %123 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !605
  %124 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !606
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #10, !dbg !607
  store i32 1, ptr %13, align 4, !dbg !608, !tbaa !30
  store i64 2, ptr %6, align 8, !dbg !609
  %125 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !609
  store i64 0, ptr %125, align 8, !dbg !609, !tbaa !15
  %126 = getelementptr inbounds i8, ptr %6, i64 4, !dbg !610
  %127 = call i32 @bind(i32 noundef %123, ptr nonnull %6, i32 noundef 16) #10, !dbg !611
  %128 = call fastcc i32 @port_of(i32 noundef %123), !dbg !612
  %129 = trunc i32 %128 to i16, !dbg !613
  %130 = call noundef i16 @llvm.bswap.i16(i16 %129)
  %131 = zext i16 %130 to i64, !dbg !615
  %132 = shl nuw nsw i64 %131, 16, !dbg !615
  %133 = or disjoint i64 %132, 72058139498774530, !dbg !615
  store i64 %133, ptr %5, align 8, !dbg !616
  store i64 0, ptr %14, align 8, !dbg !616, !tbaa !15
  %134 = call i64 @sendto(i32 noundef %124, ptr noundef nonnull %4, i64 noundef 1, i32 noundef 0, ptr nonnull %5, i32 noundef 16) #10, !dbg !617
  store i32 16, ptr %7, align 4, !dbg !618, !tbaa !30
  %135 = call i64 @recvfrom(i32 noundef %123, ptr noundef nonnull %10, i64 noundef 1, i32 noundef 0, ptr nonnull %6, ptr noundef nonnull %7) #10, !dbg !619
  %136 = icmp eq i64 %135, 1, !dbg !620
  %137 = load i32, ptr %126, align 4
  %138 = icmp eq i32 %137, 16777343
  %139 = select i1 %136, i1 %138, i1 false, !dbg !621
  br i1 %139, label %140, label %148, !dbg !621

140:                                              ; preds = %122
  %141 = call i32 @setsockopt(i32 noundef %123, i32 noundef 1, i32 noundef 6, ptr noundef nonnull %13, i32 noundef 4) #10, !dbg !622
  store i32 0, ptr %13, align 4, !dbg !623, !tbaa !30
  store i32 4, ptr %7, align 4, !dbg !624, !tbaa !30
  %142 = call i32 @getsockopt(i32 noundef %123, i32 noundef 1, i32 noundef 6, ptr noundef nonnull %13, ptr noundef nonnull %7) #10, !dbg !625
  %143 = icmp ne i32 %142, 0, !dbg !625
  %144 = load i32, ptr %13, align 4, !dbg !626
  %145 = icmp ne i32 %144, 1, !dbg !626
  %146 = select i1 %143, i1 true, i1 %145, !dbg !626
  %147 = select i1 %146, i32 7, i32 17, !dbg !625
  br label %148, !dbg !627

148:                                              ; preds = %122, %140
  %149 = phi i32 [ %147, %140 ], [ 6, %122 ], !dbg !628
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #10, !dbg !629
  br label %150

150:                                              ; preds = %110, %94, %107, %148
  %151 = phi i32 [ %149, %148 ], [ 8, %107 ], [ 8, %94 ], [ 8, %110 ], !dbg !628
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %12) #10, !dbg !629
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %11) #10, !dbg !629
  br label %152

152:                                              ; preds = %150, %67, %64, %55, %78, %71, %88, %84, %81, %38, %46, %49, %52, %1, %34
  %153 = phi i32 [ 1, %34 ], [ 1, %1 ], [ 2, %52 ], [ 2, %49 ], [ 2, %46 ], [ 2, %38 ], [ %151, %150 ], [ 3, %67 ], [ 3, %64 ], [ 3, %55 ], [ 4, %78 ], [ 4, %71 ], [ 5, %88 ], [ 5, %84 ], [ 5, %81 ], !dbg !628
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %10) #10, !dbg !629
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #10, !dbg !629
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #10, !dbg !629
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #10, !dbg !629
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #10, !dbg !629
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #10, !dbg !629
  ret i32 %153, !dbg !629
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !630 void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare !dbg !632 i32 @socketpair(i32 noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree
declare !dbg !634 noundef i64 @write(i32 noundef, ptr nocapture noundef readonly, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !636 i32 @ioctl(i32 noundef, i64 noundef, ...) local_unnamed_addr #4

declare !dbg !638 i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree
declare !dbg !639 noundef i64 @read(i32 noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare !dbg !640 ptr @__errno_location() local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !642 i32 @shutdown(i32 noundef, i32 noundef) local_unnamed_addr #4

declare !dbg !643 i64 @send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !644 i32 @close(i32 noundef) local_unnamed_addr #2

declare !dbg !645 i64 @recvmsg(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !646 i32 @socket(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !647 i32 @setsockopt(i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !648 i32 @bind(i32 noundef, ptr, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !649 i32 @listen(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc i32 @port_of(i32 noundef %0) unnamed_addr #0 !dbg !159 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10, !dbg !650
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #10, !dbg !651
  store i32 16, ptr %3, align 4, !dbg !652, !tbaa !30
  %4 = call i32 @getsockname(i32 noundef %0, ptr nonnull %2, ptr noundef nonnull %3) #10, !dbg !653
  %5 = icmp ne i32 %4, 0, !dbg !653
  %6 = load i32, ptr %3, align 4
  %7 = icmp ne i32 %6, 16
  %8 = select i1 %5, i1 true, i1 %7, !dbg !654
  %9 = getelementptr inbounds i8, ptr %2, i64 2, !dbg !654
  %10 = load i16, ptr %9, align 2, !dbg !654
  %11 = call i16 @llvm.bswap.i16(i16 %10), !dbg !654
  %12 = zext i16 %11 to i32, !dbg !654
  %13 = select i1 %8, i32 -1, i32 %12, !dbg !654
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #10, !dbg !655
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10, !dbg !655
  ret i32 %13, !dbg !656
}

; Function Attrs: nounwind
declare !dbg !657 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal ptr @ask(ptr noundef %0) #0 !dbg !659 {
  %2 = alloca %struct.sockaddr_in, align 8
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #10, !dbg !660
  %4 = load i32, ptr @port, align 4, !dbg !661, !tbaa !30
  %5 = trunc i32 %4 to i16, !dbg !662
  %6 = tail call noundef i16 @llvm.bswap.i16(i16 %5)
  %7 = zext i16 %6 to i64, !dbg !664
  %8 = shl nuw nsw i64 %7, 16, !dbg !664
  %9 = or disjoint i64 %8, 72058139498774530, !dbg !664
  store i64 %9, ptr %2, align 8, !dbg !665
  %10 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !665
  store i64 0, ptr %10, align 8, !dbg !665
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #10, !dbg !666
  store i8 0, ptr %3, align 1, !dbg !667, !tbaa !15
  %11 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !668
  %12 = call i32 @connect(i32 noundef %11, ptr nonnull %2, i32 noundef 16) #10, !dbg !669
  %13 = icmp eq i32 %12, 0, !dbg !669
  br i1 %13, label %14, label %23, !dbg !670

14:                                               ; preds = %1
  %15 = call i64 @send(i32 noundef %11, ptr noundef %0, i64 noundef 1, i32 noundef 0) #10, !dbg !671
  %16 = icmp eq i64 %15, 1, !dbg !672
  br i1 %16, label %17, label %23, !dbg !673

17:                                               ; preds = %14
  %18 = call i64 @recv(i32 noundef %11, ptr noundef nonnull %3, i64 noundef 1, i32 noundef 0) #10, !dbg !674
  %19 = icmp eq i64 %18, 1, !dbg !675
  br i1 %19, label %20, label %23, !dbg !676

20:                                               ; preds = %17
  %21 = load i8, ptr %3, align 1, !dbg !677, !tbaa !15
  %22 = zext i8 %21 to i64, !dbg !678
  br label %23, !dbg !679

23:                                               ; preds = %20, %17, %14, %1
  %24 = phi i64 [ -1, %1 ], [ %22, %20 ], [ -1, %17 ], [ -1, %14 ], !dbg !680
  %25 = call i32 @close(i32 noundef %11) #10, !dbg !681
  %26 = inttoptr i64 %24 to ptr, !dbg !682
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #10, !dbg !683
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #10, !dbg !683
  ret ptr %26, !dbg !684
}

declare !dbg !685 i32 @accept(i32 noundef, ptr, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !686 i32 @getpeername(i32 noundef, ptr, ptr noundef) local_unnamed_addr #4

declare !dbg !687 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare !dbg !688 i32 @connect(i32 noundef, ptr, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !689 i32 @getsockname(i32 noundef, ptr, ptr noundef) local_unnamed_addr #4

declare !dbg !690 i64 @sendto(i32 noundef, ptr noundef, i64 noundef, i32 noundef, ptr, i32 noundef) local_unnamed_addr #2

declare !dbg !691 i64 @recvfrom(i32 noundef, ptr noundef, i64 noundef, i32 noundef, ptr, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !692 i32 @epoll_create1(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !694 i32 @eventfd(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !696 i32 @timerfd_create(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !698 i32 @epoll_ctl(i32 noundef, i32 noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !699 i32 @epoll_wait(i32 noundef, ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !700 i32 @timerfd_settime(i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !701 i32 @eventfd_write(i32 noundef, i64 noundef) local_unnamed_addr #2

declare !dbg !702 i32 @eventfd_read(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !703 noundef i32 @unlink(ptr nocapture noundef readonly) local_unnamed_addr #8

declare !dbg !704 i32 @poll(ptr noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !706 i32 @accept4(i32 noundef, ptr, ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias noundef ptr @ends(ptr nocapture noundef readonly %0) #0 !dbg !707 {
  %2 = tail call i32 @usleep(i32 noundef 200000) #10, !dbg !708
  %3 = load i1, ptr @late, align 4, !dbg !709
  %4 = load i32, ptr %0, align 4, !dbg !710, !tbaa !30
  br i1 %3, label %5, label %7, !dbg !709

5:                                                ; preds = %1
  %6 = tail call i32 @shutdown(i32 noundef %4, i32 noundef 2) #10, !dbg !711
  br label %9, !dbg !711

7:                                                ; preds = %1
  %8 = tail call i32 @close(i32 noundef %4) #10, !dbg !712
  br label %9

9:                                                ; preds = %7, %5
  ret ptr null, !dbg !713
}

declare !dbg !714 i64 @writev(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !716 i64 @readv(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !717 i32 @usleep(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !718 i32 @getsockopt(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #9

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sockets.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b150fc534179d932c1b51df309c9c99")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 317, type: !10, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 320, column: 5, scope: !9)
!13 = !DILocation(line: 321, column: 5, scope: !9)
!14 = !DILocation(line: 322, column: 9, scope: !9)
!15 = !{!16, !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C/C++ TBAA"}
!18 = !DILocation(line: 322, column: 11, scope: !9)
!19 = !DILocation(line: 324, column: 5, scope: !9)
!20 = !DILocation(line: 325, column: 13, scope: !9)
!21 = !DILocation(line: 326, column: 20, scope: !9)
!22 = !{!23, !23, i64 0}
!23 = !{!"any pointer", !16, i64 0}
!24 = !DILocation(line: 326, column: 13, scope: !9)
!25 = !DILocation(line: 0, scope: !9)
!26 = !DILocation(line: 328, column: 1, scope: !9)
!27 = distinct !DISubprogram(name: "pairs", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DILocation(line: 33, column: 5, scope: !27)
!29 = !DILocation(line: 33, column: 17, scope: !27)
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !16, i64 0}
!32 = !DILocation(line: 34, column: 5, scope: !27)
!33 = !DILocation(line: 34, column: 10, scope: !27)
!34 = !DILocation(line: 35, column: 9, scope: !27)
!35 = !DILocation(line: 37, column: 15, scope: !27)
!36 = !DILocation(line: 37, column: 9, scope: !27)
!37 = !DILocation(line: 37, column: 30, scope: !27)
!38 = !DILocation(line: 37, column: 35, scope: !27)
!39 = !DILocation(line: 37, column: 44, scope: !27)
!40 = !DILocation(line: 37, column: 38, scope: !27)
!41 = !DILocation(line: 37, column: 61, scope: !27)
!42 = !DILocation(line: 39, column: 15, scope: !27)
!43 = !DILocation(line: 39, column: 9, scope: !27)
!44 = !DILocation(line: 39, column: 40, scope: !27)
!45 = !DILocation(line: 41, column: 14, scope: !27)
!46 = !DILocation(line: 41, column: 9, scope: !27)
!47 = !DILocation(line: 41, column: 41, scope: !27)
!48 = !DILocation(line: 41, column: 46, scope: !27)
!49 = !DILocation(line: 41, column: 54, scope: !27)
!50 = !DILocation(line: 41, column: 49, scope: !27)
!51 = !DILocation(line: 41, column: 71, scope: !27)
!52 = !DILocation(line: 41, column: 76, scope: !27)
!53 = !DILocation(line: 43, column: 14, scope: !27)
!54 = !DILocation(line: 43, column: 27, scope: !27)
!55 = !DILocation(line: 43, column: 9, scope: !27)
!56 = !DILocation(line: 43, column: 49, scope: !27)
!57 = !DILocation(line: 43, column: 55, scope: !27)
!58 = !DILocation(line: 43, column: 58, scope: !27)
!59 = !DILocation(line: 43, column: 64, scope: !27)
!60 = !DILocation(line: 45, column: 14, scope: !27)
!61 = !DILocation(line: 45, column: 5, scope: !27)
!62 = !DILocation(line: 46, column: 14, scope: !27)
!63 = !DILocation(line: 46, column: 9, scope: !27)
!64 = !DILocation(line: 46, column: 35, scope: !27)
!65 = !DILocation(line: 48, column: 14, scope: !27)
!66 = !DILocation(line: 48, column: 9, scope: !27)
!67 = !DILocation(line: 48, column: 44, scope: !27)
!68 = !DILocation(line: 48, column: 50, scope: !27)
!69 = !DILocation(line: 48, column: 53, scope: !27)
!70 = !DILocation(line: 48, column: 59, scope: !27)
!71 = !DILocation(line: 50, column: 11, scope: !27)
!72 = !DILocation(line: 50, column: 5, scope: !27)
!73 = !DILocation(line: 51, column: 11, scope: !27)
!74 = !DILocation(line: 51, column: 5, scope: !27)
!75 = !DILocation(line: 52, column: 14, scope: !27)
!76 = !DILocation(line: 52, column: 9, scope: !27)
!77 = !DILocation(line: 52, column: 35, scope: !27)
!78 = !DILocation(line: 52, column: 40, scope: !27)
!79 = !DILocation(line: 52, column: 48, scope: !27)
!80 = !DILocation(line: 52, column: 61, scope: !27)
!81 = !DILocation(line: 52, column: 43, scope: !27)
!82 = !DILocation(line: 52, column: 69, scope: !27)
!83 = !DILocation(line: 54, column: 11, scope: !27)
!84 = !DILocation(line: 54, column: 5, scope: !27)
!85 = !DILocation(line: 55, column: 27, scope: !27)
!86 = !DILocation(line: 55, column: 35, scope: !27)
!87 = !DILocation(line: 55, column: 40, scope: !27)
!88 = !DILocation(line: 55, column: 12, scope: !27)
!89 = !DILocation(line: 55, column: 5, scope: !27)
!90 = !DILocation(line: 0, scope: !27)
!91 = !DILocation(line: 56, column: 1, scope: !27)
!92 = distinct !DISubprogram(name: "packets", scope: !1, file: !1, line: 58, type: !10, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !DILocation(line: 60, column: 5, scope: !92)
!94 = !DILocation(line: 61, column: 5, scope: !92)
!95 = !DILocation(line: 61, column: 10, scope: !92)
!96 = !DILocation(line: 62, column: 5, scope: !92)
!97 = !DILocation(line: 62, column: 30, scope: !92)
!98 = !{!99, !23, i64 0}
!99 = !{!"iovec", !23, i64 0, !100, i64 8}
!100 = !{!"long", !16, i64 0}
!101 = !{!99, !100, i64 8}
!102 = !DILocation(line: 62, column: 29, scope: !92)
!103 = !DILocation(line: 62, column: 47, scope: !92)
!104 = !DILocation(line: 62, column: 41, scope: !92)
!105 = !DILocation(line: 63, column: 5, scope: !92)
!106 = !DILocation(line: 63, column: 29, scope: !92)
!107 = !{!108, !23, i64 0}
!108 = !{!"msghdr", !23, i64 0, !31, i64 8, !23, i64 16, !100, i64 24, !23, i64 32, !100, i64 40, !31, i64 48}
!109 = !{!108, !31, i64 8}
!110 = !{!108, !23, i64 16}
!111 = !{!108, !100, i64 24}
!112 = !DILocation(line: 64, column: 9, scope: !92)
!113 = !DILocation(line: 66, column: 10, scope: !92)
!114 = !DILocation(line: 66, column: 5, scope: !92)
!115 = !DILocation(line: 67, column: 10, scope: !92)
!116 = !DILocation(line: 67, column: 5, scope: !92)
!117 = !DILocation(line: 68, column: 17, scope: !92)
!118 = !DILocation(line: 68, column: 9, scope: !92)
!119 = !DILocation(line: 68, column: 38, scope: !92)
!120 = !DILocation(line: 68, column: 43, scope: !92)
!121 = !DILocation(line: 68, column: 56, scope: !92)
!122 = !{!108, !31, i64 48}
!123 = !DILocation(line: 68, column: 66, scope: !92)
!124 = !DILocation(line: 68, column: 79, scope: !92)
!125 = !DILocation(line: 70, column: 14, scope: !92)
!126 = !DILocation(line: 70, column: 9, scope: !92)
!127 = !DILocation(line: 70, column: 34, scope: !92)
!128 = !DILocation(line: 70, column: 39, scope: !92)
!129 = !DILocation(line: 70, column: 57, scope: !92)
!130 = !DILocation(line: 70, column: 68, scope: !92)
!131 = !DILocation(line: 70, column: 65, scope: !92)
!132 = !DILocation(line: 72, column: 17, scope: !92)
!133 = !DILocation(line: 72, column: 12, scope: !92)
!134 = !DILocation(line: 72, column: 37, scope: !92)
!135 = !DILocation(line: 72, column: 43, scope: !92)
!136 = !DILocation(line: 72, column: 46, scope: !92)
!137 = !DILocation(line: 72, column: 52, scope: !92)
!138 = !DILocation(line: 0, scope: !92)
!139 = !DILocation(line: 73, column: 1, scope: !92)
!140 = distinct !DISubprogram(name: "served", scope: !1, file: !1, line: 94, type: !10, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = !DILocation(line: 96, column: 5, scope: !140)
!142 = !DILocation(line: 96, column: 31, scope: !140)
!143 = !DILocation(line: 97, column: 5, scope: !140)
!144 = !DILocation(line: 97, column: 15, scope: !140)
!145 = !DILocation(line: 97, column: 34, scope: !140)
!146 = !DILocation(line: 98, column: 19, scope: !140)
!147 = !DILocation(line: 98, column: 5, scope: !140)
!148 = !DILocation(line: 98, column: 52, scope: !140)
!149 = !DILocation(line: 99, column: 5, scope: !140)
!150 = !DILocation(line: 99, column: 19, scope: !140)
!151 = !DILocation(line: 100, column: 5, scope: !140)
!152 = !DILocation(line: 101, column: 5, scope: !140)
!153 = !DILocation(line: 102, column: 5, scope: !140)
!154 = !DILocation(line: 103, column: 9, scope: !140)
!155 = !DILocation(line: 103, column: 62, scope: !140)
!156 = !DILocation(line: 103, column: 65, scope: !140)
!157 = !DILocation(line: 103, column: 84, scope: !140)
!158 = !DILocation(line: 77, column: 5, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "port_of", scope: !1, file: !1, line: 75, type: !10, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = distinct !DILocation(line: 103, column: 95, scope: !140)
!161 = !DILocation(line: 78, column: 5, scope: !159, inlinedAt: !160)
!162 = !DILocation(line: 78, column: 15, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 79, column: 12, scope: !159, inlinedAt: !160)
!164 = !DILocation(line: 79, column: 61, scope: !159, inlinedAt: !160)
!165 = !DILocation(line: 80, column: 1, scope: !159, inlinedAt: !160)
!166 = !DILocation(line: 103, column: 93, scope: !140)
!167 = !DILocation(line: 103, column: 113, scope: !140)
!168 = !DILocation(line: 105, column: 9, scope: !140)
!169 = !DILocation(line: 105, column: 62, scope: !140)
!170 = !DILocation(line: 105, column: 68, scope: !140)
!171 = !DILocation(line: 105, column: 71, scope: !140)
!172 = !DILocation(line: 105, column: 77, scope: !140)
!173 = !DILocation(line: 107, column: 5, scope: !140)
!174 = !DILocation(line: 108, column: 14, scope: !140)
!175 = !DILocation(line: 109, column: 12, scope: !140)
!176 = !DILocation(line: 109, column: 16, scope: !140)
!177 = !DILocation(line: 109, column: 52, scope: !140)
!178 = !DILocation(line: 109, column: 61, scope: !140)
!179 = !{!180, !31, i64 4}
!180 = !{!"sockaddr_in", !181, i64 0, !181, i64 2, !182, i64 4, !16, i64 8}
!181 = !{!"short", !16, i64 0}
!182 = !{!"in_addr", !31, i64 0}
!183 = !DILocation(line: 109, column: 76, scope: !140)
!184 = !DILocation(line: 109, column: 85, scope: !140)
!185 = !DILocation(line: 109, column: 68, scope: !140)
!186 = !DILocation(line: 109, column: 92, scope: !140)
!187 = !DILocation(line: 109, column: 95, scope: !140)
!188 = !DILocation(line: 109, column: 110, scope: !140)
!189 = !DILocation(line: 109, column: 107, scope: !140)
!190 = !DILocation(line: 109, column: 9, scope: !140)
!191 = !DILocation(line: 111, column: 9, scope: !140)
!192 = !DILocation(line: 111, column: 60, scope: !140)
!193 = !DILocation(line: 111, column: 69, scope: !140)
!194 = !{!180, !181, i64 2}
!195 = !DILocation(line: 111, column: 85, scope: !140)
!196 = !DILocation(line: 111, column: 78, scope: !140)
!197 = !DILocation(line: 113, column: 9, scope: !140)
!198 = !DILocation(line: 113, column: 27, scope: !140)
!199 = !DILocation(line: 115, column: 9, scope: !140)
!200 = !DILocation(line: 116, column: 9, scope: !140)
!201 = !DILocation(line: 116, column: 28, scope: !140)
!202 = !DILocation(line: 116, column: 33, scope: !140)
!203 = !DILocation(line: 116, column: 36, scope: !140)
!204 = !DILocation(line: 116, column: 55, scope: !140)
!205 = !DILocation(line: 118, column: 18, scope: !140)
!206 = !{!100, !100, i64 0}
!207 = !DILocation(line: 118, column: 5, scope: !140)
!208 = !DILocation(line: 119, column: 5, scope: !140)
!209 = !DILocation(line: 120, column: 5, scope: !140)
!210 = !DILocation(line: 121, column: 16, scope: !140)
!211 = !DILocation(line: 122, column: 21, scope: !140)
!212 = !DILocation(line: 26, column: 21, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "loopback", scope: !1, file: !1, line: 21, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!214 = distinct !DILocation(line: 122, column: 12, scope: !140)
!215 = !DILocation(line: 28, column: 5, scope: !213, inlinedAt: !214)
!216 = !DILocation(line: 122, column: 12, scope: !140)
!217 = !DILocation(line: 123, column: 9, scope: !140)
!218 = !DILocation(line: 123, column: 62, scope: !140)
!219 = !DILocation(line: 123, column: 68, scope: !140)
!220 = !DILocation(line: 123, column: 71, scope: !140)
!221 = !DILocation(line: 123, column: 77, scope: !140)
!222 = !DILocation(line: 125, column: 18, scope: !140)
!223 = !DILocation(line: 125, column: 12, scope: !140)
!224 = !DILocation(line: 125, column: 29, scope: !140)
!225 = !DILocation(line: 125, column: 31, scope: !140)
!226 = !DILocation(line: 125, column: 28, scope: !140)
!227 = !DILocation(line: 125, column: 25, scope: !140)
!228 = !DILocation(line: 125, column: 5, scope: !140)
!229 = !DILocation(line: 0, scope: !140)
!230 = !DILocation(line: 126, column: 1, scope: !140)
!231 = distinct !DISubprogram(name: "datagrams", scope: !1, file: !1, line: 128, type: !10, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = !DILocation(line: 130, column: 5, scope: !231)
!233 = !DILocation(line: 130, column: 31, scope: !231)
!234 = !DILocation(line: 131, column: 5, scope: !231)
!235 = !DILocation(line: 131, column: 15, scope: !231)
!236 = !DILocation(line: 132, column: 13, scope: !231)
!237 = !DILocation(line: 132, column: 49, scope: !231)
!238 = !DILocation(line: 133, column: 5, scope: !231)
!239 = !DILocation(line: 133, column: 10, scope: !231)
!240 = !DILocation(line: 134, column: 5, scope: !231)
!241 = !DILocation(line: 134, column: 20, scope: !231)
!242 = !DILocation(line: 135, column: 9, scope: !231)
!243 = !DILocation(line: 135, column: 56, scope: !231)
!244 = !DILocation(line: 135, column: 59, scope: !231)
!245 = !DILocation(line: 77, column: 5, scope: !159, inlinedAt: !246)
!246 = distinct !DILocation(line: 137, column: 21, scope: !231)
!247 = !DILocation(line: 78, column: 5, scope: !159, inlinedAt: !246)
!248 = !DILocation(line: 78, column: 15, scope: !159, inlinedAt: !246)
!249 = !DILocation(line: 79, column: 12, scope: !159, inlinedAt: !246)
!250 = !DILocation(line: 79, column: 61, scope: !159, inlinedAt: !246)
!251 = !DILocation(line: 80, column: 1, scope: !159, inlinedAt: !246)
!252 = !DILocation(line: 26, column: 21, scope: !213, inlinedAt: !253)
!253 = distinct !DILocation(line: 137, column: 12, scope: !231)
!254 = !DILocation(line: 28, column: 5, scope: !213, inlinedAt: !253)
!255 = !DILocation(line: 137, column: 12, scope: !231)
!256 = !DILocation(line: 138, column: 9, scope: !231)
!257 = !DILocation(line: 138, column: 68, scope: !231)
!258 = !DILocation(line: 138, column: 73, scope: !231)
!259 = !DILocation(line: 138, column: 76, scope: !231)
!260 = !DILocation(line: 138, column: 137, scope: !231)
!261 = !DILocation(line: 140, column: 9, scope: !231)
!262 = !DILocation(line: 140, column: 66, scope: !231)
!263 = !DILocation(line: 140, column: 71, scope: !231)
!264 = !DILocation(line: 140, column: 74, scope: !231)
!265 = !DILocation(line: 140, column: 98, scope: !231)
!266 = !DILocation(line: 140, column: 95, scope: !231)
!267 = !DILocation(line: 142, column: 46, scope: !231)
!268 = !DILocation(line: 142, column: 9, scope: !231)
!269 = !DILocation(line: 142, column: 52, scope: !231)
!270 = !DILocation(line: 142, column: 68, scope: !231)
!271 = !DILocation(line: 142, column: 55, scope: !231)
!272 = !DILocation(line: 142, column: 87, scope: !231)
!273 = !DILocation(line: 142, column: 92, scope: !231)
!274 = !DILocation(line: 142, column: 95, scope: !231)
!275 = !DILocation(line: 142, column: 115, scope: !231)
!276 = !DILocation(line: 144, column: 22, scope: !231)
!277 = !DILocation(line: 144, column: 9, scope: !231)
!278 = !DILocation(line: 144, column: 33, scope: !231)
!279 = !DILocation(line: 144, column: 38, scope: !231)
!280 = !DILocation(line: 146, column: 5, scope: !231)
!281 = !DILocation(line: 147, column: 9, scope: !231)
!282 = !DILocation(line: 147, column: 29, scope: !231)
!283 = !DILocation(line: 147, column: 35, scope: !231)
!284 = !DILocation(line: 147, column: 38, scope: !231)
!285 = !DILocation(line: 147, column: 44, scope: !231)
!286 = !DILocation(line: 149, column: 27, scope: !231)
!287 = !DILocation(line: 149, column: 38, scope: !231)
!288 = !DILocation(line: 149, column: 35, scope: !231)
!289 = !DILocation(line: 149, column: 12, scope: !231)
!290 = !DILocation(line: 149, column: 5, scope: !231)
!291 = !DILocation(line: 0, scope: !231)
!292 = !DILocation(line: 150, column: 1, scope: !231)
!293 = distinct !DISubprogram(name: "events", scope: !1, file: !1, line: 152, type: !10, scopeLine: 153, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = !DILocation(line: 154, column: 5, scope: !293)
!295 = !DILocation(line: 154, column: 23, scope: !293)
!296 = !DILocation(line: 155, column: 5, scope: !293)
!297 = !DILocation(line: 155, column: 24, scope: !293)
!298 = !DILocation(line: 156, column: 5, scope: !293)
!299 = !DILocation(line: 156, column: 19, scope: !293)
!300 = !DILocation(line: 157, column: 16, scope: !293)
!301 = !DILocation(line: 157, column: 56, scope: !293)
!302 = !DILocation(line: 157, column: 90, scope: !293)
!303 = !DILocation(line: 158, column: 9, scope: !293)
!304 = !DILocation(line: 158, column: 57, scope: !293)
!305 = !DILocation(line: 158, column: 60, scope: !293)
!306 = !DILocation(line: 158, column: 108, scope: !293)
!307 = !DILocation(line: 158, column: 114, scope: !293)
!308 = !DILocation(line: 158, column: 117, scope: !293)
!309 = !DILocation(line: 158, column: 123, scope: !293)
!310 = !DILocation(line: 160, column: 18, scope: !293)
!311 = !{!312, !31, i64 0}
!312 = !{!"epoll_event", !31, i64 0, !16, i64 4}
!313 = !DILocation(line: 160, column: 35, scope: !293)
!314 = !DILocation(line: 160, column: 44, scope: !293)
!315 = !DILocation(line: 161, column: 9, scope: !293)
!316 = !DILocation(line: 161, column: 55, scope: !293)
!317 = !DILocation(line: 161, column: 58, scope: !293)
!318 = !DILocation(line: 161, column: 88, scope: !293)
!319 = !DILocation(line: 161, column: 93, scope: !293)
!320 = !DILocation(line: 163, column: 9, scope: !293)
!321 = !DILocation(line: 163, column: 34, scope: !293)
!322 = !DILocation(line: 163, column: 39, scope: !293)
!323 = !DILocation(line: 163, column: 56, scope: !293)
!324 = !DILocation(line: 163, column: 81, scope: !293)
!325 = !DILocation(line: 163, column: 87, scope: !293)
!326 = !DILocation(line: 163, column: 90, scope: !293)
!327 = !DILocation(line: 163, column: 96, scope: !293)
!328 = !DILocation(line: 165, column: 9, scope: !293)
!329 = !DILocation(line: 165, column: 38, scope: !293)
!330 = !DILocation(line: 167, column: 5, scope: !293)
!331 = !DILocation(line: 168, column: 9, scope: !293)
!332 = !DILocation(line: 168, column: 41, scope: !293)
!333 = !DILocation(line: 168, column: 46, scope: !293)
!334 = !DILocation(line: 168, column: 74, scope: !293)
!335 = !DILocation(line: 168, column: 97, scope: !293)
!336 = !DILocation(line: 168, column: 102, scope: !293)
!337 = !DILocation(line: 170, column: 46, scope: !293)
!338 = !DILocation(line: 170, column: 54, scope: !293)
!339 = !{!340, !100, i64 8}
!340 = !{!"itimerspec", !341, i64 0, !341, i64 16}
!341 = !{!"timespec", !100, i64 0, !100, i64 8}
!342 = !DILocation(line: 170, column: 19, scope: !293)
!343 = !DILocation(line: 170, column: 27, scope: !293)
!344 = !{!340, !100, i64 24}
!345 = !DILocation(line: 171, column: 5, scope: !293)
!346 = !DILocation(line: 172, column: 18, scope: !293)
!347 = !DILocation(line: 172, column: 54, scope: !293)
!348 = !DILocation(line: 173, column: 5, scope: !293)
!349 = !DILocation(line: 174, column: 28, scope: !293)
!350 = !DILocation(line: 174, column: 30, scope: !293)
!351 = !DILocation(line: 174, column: 5, scope: !293)
!352 = !DILocation(line: 175, column: 9, scope: !293)
!353 = !DILocation(line: 175, column: 38, scope: !293)
!354 = !DILocation(line: 175, column: 43, scope: !293)
!355 = !DILocation(line: 175, column: 71, scope: !293)
!356 = !DILocation(line: 175, column: 100, scope: !293)
!357 = !DILocation(line: 177, column: 5, scope: !293)
!358 = !DILocation(line: 178, column: 9, scope: !293)
!359 = !DILocation(line: 178, column: 38, scope: !293)
!360 = !DILocation(line: 178, column: 43, scope: !293)
!361 = !DILocation(line: 178, column: 46, scope: !293)
!362 = !DILocation(line: 178, column: 76, scope: !293)
!363 = !DILocation(line: 178, column: 79, scope: !293)
!364 = !DILocation(line: 178, column: 90, scope: !293)
!365 = !DILocation(line: 178, column: 85, scope: !293)
!366 = !DILocation(line: 180, column: 18, scope: !293)
!367 = !DILocation(line: 181, column: 5, scope: !293)
!368 = !DILocation(line: 182, column: 5, scope: !293)
!369 = !DILocation(line: 183, column: 9, scope: !293)
!370 = !DILocation(line: 183, column: 38, scope: !293)
!371 = !DILocation(line: 183, column: 43, scope: !293)
!372 = !DILocation(line: 183, column: 46, scope: !293)
!373 = !DILocation(line: 183, column: 75, scope: !293)
!374 = !DILocation(line: 185, column: 5, scope: !293)
!375 = !DILocation(line: 186, column: 12, scope: !293)
!376 = !DILocation(line: 186, column: 55, scope: !293)
!377 = !DILocation(line: 186, column: 61, scope: !293)
!378 = !DILocation(line: 186, column: 64, scope: !293)
!379 = !DILocation(line: 186, column: 70, scope: !293)
!380 = !DILocation(line: 0, scope: !293)
!381 = !DILocation(line: 187, column: 1, scope: !293)
!382 = distinct !DISubprogram(name: "named", scope: !1, file: !1, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!383 = !DILocation(line: 191, column: 5, scope: !382)
!384 = !DILocation(line: 191, column: 24, scope: !382)
!385 = !DILocation(line: 191, column: 84, scope: !382)
!386 = !DILocation(line: 192, column: 5, scope: !382)
!387 = !DILocation(line: 193, column: 5, scope: !382)
!388 = !DILocation(line: 193, column: 19, scope: !382)
!389 = !DILocation(line: 194, column: 13, scope: !382)
!390 = !DILocation(line: 194, column: 50, scope: !382)
!391 = !DILocation(line: 194, column: 87, scope: !382)
!392 = !DILocation(line: 195, column: 17, scope: !382)
!393 = !DILocation(line: 195, column: 5, scope: !382)
!394 = !DILocation(line: 196, column: 9, scope: !382)
!395 = !DILocation(line: 196, column: 59, scope: !382)
!396 = !DILocation(line: 196, column: 65, scope: !382)
!397 = !DILocation(line: 196, column: 68, scope: !382)
!398 = !DILocation(line: 196, column: 74, scope: !382)
!399 = !DILocation(line: 198, column: 9, scope: !382)
!400 = !DILocation(line: 198, column: 56, scope: !382)
!401 = !DILocation(line: 198, column: 59, scope: !382)
!402 = !DILocation(line: 198, column: 109, scope: !382)
!403 = !DILocation(line: 198, column: 115, scope: !382)
!404 = !DILocation(line: 198, column: 118, scope: !382)
!405 = !DILocation(line: 198, column: 124, scope: !382)
!406 = !DILocation(line: 200, column: 9, scope: !382)
!407 = !DILocation(line: 200, column: 56, scope: !382)
!408 = !DILocation(line: 200, column: 62, scope: !382)
!409 = !DILocation(line: 200, column: 65, scope: !382)
!410 = !DILocation(line: 200, column: 71, scope: !382)
!411 = !DILocation(line: 200, column: 85, scope: !382)
!412 = !DILocation(line: 200, column: 88, scope: !382)
!413 = !DILocation(line: 202, column: 5, scope: !382)
!414 = !DILocation(line: 203, column: 13, scope: !382)
!415 = !{!181, !181, i64 0}
!416 = !DILocation(line: 204, column: 9, scope: !382)
!417 = !DILocation(line: 204, column: 28, scope: !382)
!418 = !DILocation(line: 204, column: 33, scope: !382)
!419 = !DILocation(line: 204, column: 36, scope: !382)
!420 = !DILocation(line: 204, column: 86, scope: !382)
!421 = !DILocation(line: 204, column: 89, scope: !382)
!422 = !DILocation(line: 204, column: 109, scope: !382)
!423 = !DILocation(line: 206, column: 14, scope: !382)
!424 = !DILocation(line: 207, column: 9, scope: !382)
!425 = !DILocation(line: 207, column: 27, scope: !382)
!426 = !DILocation(line: 207, column: 33, scope: !382)
!427 = !DILocation(line: 207, column: 36, scope: !382)
!428 = !DILocation(line: 207, column: 42, scope: !382)
!429 = !DILocation(line: 207, column: 52, scope: !382)
!430 = !DILocation(line: 207, column: 55, scope: !382)
!431 = !DILocation(line: 207, column: 73, scope: !382)
!432 = !DILocation(line: 207, column: 78, scope: !382)
!433 = !DILocation(line: 207, column: 81, scope: !382)
!434 = !DILocation(line: 207, column: 99, scope: !382)
!435 = !DILocation(line: 209, column: 5, scope: !382)
!436 = !DILocation(line: 210, column: 13, scope: !382)
!437 = !DILocation(line: 211, column: 9, scope: !382)
!438 = !DILocation(line: 211, column: 28, scope: !382)
!439 = !DILocation(line: 211, column: 33, scope: !382)
!440 = !DILocation(line: 211, column: 44, scope: !382)
!441 = !{!442, !181, i64 6}
!442 = !{!"pollfd", !31, i64 0, !181, i64 4, !181, i64 6}
!443 = !DILocation(line: 211, column: 63, scope: !382)
!444 = !DILocation(line: 213, column: 5, scope: !382)
!445 = !DILocation(line: 214, column: 12, scope: !382)
!446 = !DILocation(line: 214, column: 19, scope: !382)
!447 = !DILocation(line: 214, column: 16, scope: !382)
!448 = !DILocation(line: 214, column: 5, scope: !382)
!449 = !DILocation(line: 0, scope: !382)
!450 = !DILocation(line: 215, column: 1, scope: !382)
!451 = distinct !DISubprogram(name: "ended", scope: !1, file: !1, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!452 = !DILocation(line: 230, column: 5, scope: !451)
!453 = !DILocation(line: 230, column: 27, scope: !451)
!454 = !DILocation(line: 230, column: 17, scope: !451)
!455 = !DILocation(line: 230, column: 64, scope: !451)
!456 = !DILocation(line: 230, column: 86, scope: !451)
!457 = !DILocation(line: 231, column: 5, scope: !451)
!458 = !DILocation(line: 231, column: 20, scope: !451)
!459 = !DILocation(line: 232, column: 5, scope: !451)
!460 = !DILocation(line: 232, column: 24, scope: !451)
!461 = !DILocation(line: 233, column: 5, scope: !451)
!462 = !DILocation(line: 234, column: 5, scope: !451)
!463 = !DILocation(line: 234, column: 30, scope: !451)
!464 = !DILocation(line: 234, column: 29, scope: !451)
!465 = !DILocation(line: 234, column: 47, scope: !451)
!466 = !DILocation(line: 234, column: 41, scope: !451)
!467 = !DILocation(line: 235, column: 5, scope: !451)
!468 = !DILocation(line: 236, column: 5, scope: !451)
!469 = !DILocation(line: 237, column: 16, scope: !451)
!470 = !DILocation(line: 237, column: 5, scope: !451)
!471 = !DILocation(line: 238, column: 5, scope: !451)
!472 = !DILocation(line: 239, column: 14, scope: !451)
!473 = !DILocation(line: 239, column: 9, scope: !451)
!474 = !DILocation(line: 239, column: 34, scope: !451)
!475 = !DILocation(line: 239, column: 40, scope: !451)
!476 = !DILocation(line: 239, column: 43, scope: !451)
!477 = !DILocation(line: 239, column: 49, scope: !451)
!478 = !DILocation(line: 241, column: 18, scope: !451)
!479 = !DILocation(line: 241, column: 5, scope: !451)
!480 = !DILocation(line: 242, column: 14, scope: !451)
!481 = !DILocation(line: 242, column: 9, scope: !451)
!482 = !DILocation(line: 242, column: 31, scope: !451)
!483 = !DILocation(line: 244, column: 5, scope: !451)
!484 = !DILocation(line: 245, column: 10, scope: !451)
!485 = !DILocation(line: 246, column: 5, scope: !451)
!486 = !DILocation(line: 247, column: 16, scope: !451)
!487 = !DILocation(line: 247, column: 9, scope: !451)
!488 = !DILocation(line: 247, column: 31, scope: !451)
!489 = !DILocation(line: 247, column: 37, scope: !451)
!490 = !DILocation(line: 247, column: 40, scope: !451)
!491 = !DILocation(line: 247, column: 46, scope: !451)
!492 = !DILocation(line: 249, column: 18, scope: !451)
!493 = !DILocation(line: 249, column: 5, scope: !451)
!494 = !DILocation(line: 250, column: 5, scope: !451)
!495 = !DILocation(line: 251, column: 13, scope: !451)
!496 = !DILocation(line: 252, column: 12, scope: !451)
!497 = !DILocation(line: 252, column: 5, scope: !451)
!498 = !DILocation(line: 253, column: 15, scope: !451)
!499 = !DILocation(line: 253, column: 9, scope: !451)
!500 = !DILocation(line: 253, column: 33, scope: !451)
!501 = !DILocation(line: 253, column: 38, scope: !451)
!502 = !DILocation(line: 255, column: 5, scope: !451)
!503 = !DILocation(line: 256, column: 9, scope: !451)
!504 = !DILocation(line: 256, column: 48, scope: !451)
!505 = !DILocation(line: 256, column: 54, scope: !451)
!506 = !DILocation(line: 256, column: 57, scope: !451)
!507 = !DILocation(line: 256, column: 63, scope: !451)
!508 = !DILocation(line: 0, scope: !451)
!509 = !DILocation(line: 259, column: 1, scope: !451)
!510 = distinct !DISubprogram(name: "told", scope: !1, file: !1, line: 262, type: !10, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!511 = !DILocation(line: 264, column: 5, scope: !510)
!512 = !DILocation(line: 264, column: 31, scope: !510)
!513 = !DILocation(line: 265, column: 5, scope: !510)
!514 = !DILocation(line: 265, column: 15, scope: !510)
!515 = !DILocation(line: 266, column: 5, scope: !510)
!516 = !DILocation(line: 267, column: 19, scope: !510)
!517 = !DILocation(line: 267, column: 56, scope: !510)
!518 = !DILocation(line: 267, column: 5, scope: !510)
!519 = !DILocation(line: 267, column: 105, scope: !510)
!520 = !DILocation(line: 268, column: 5, scope: !510)
!521 = !DILocation(line: 268, column: 19, scope: !510)
!522 = !DILocation(line: 269, column: 5, scope: !510)
!523 = !DILocation(line: 270, column: 5, scope: !510)
!524 = !DILocation(line: 77, column: 5, scope: !159, inlinedAt: !525)
!525 = distinct !DILocation(line: 271, column: 21, scope: !510)
!526 = !DILocation(line: 78, column: 5, scope: !159, inlinedAt: !525)
!527 = !DILocation(line: 78, column: 15, scope: !159, inlinedAt: !525)
!528 = !DILocation(line: 79, column: 12, scope: !159, inlinedAt: !525)
!529 = !DILocation(line: 79, column: 61, scope: !159, inlinedAt: !525)
!530 = !DILocation(line: 80, column: 1, scope: !159, inlinedAt: !525)
!531 = !DILocation(line: 26, column: 21, scope: !213, inlinedAt: !532)
!532 = distinct !DILocation(line: 271, column: 12, scope: !510)
!533 = !DILocation(line: 28, column: 5, scope: !213, inlinedAt: !532)
!534 = !DILocation(line: 271, column: 12, scope: !510)
!535 = !DILocation(line: 272, column: 9, scope: !510)
!536 = !DILocation(line: 272, column: 59, scope: !510)
!537 = !DILocation(line: 272, column: 65, scope: !510)
!538 = !DILocation(line: 272, column: 68, scope: !510)
!539 = !DILocation(line: 272, column: 74, scope: !510)
!540 = !DILocation(line: 274, column: 13, scope: !510)
!541 = !DILocation(line: 275, column: 9, scope: !510)
!542 = !DILocation(line: 275, column: 29, scope: !510)
!543 = !DILocation(line: 275, column: 34, scope: !510)
!544 = !DILocation(line: 275, column: 65, scope: !510)
!545 = !DILocation(line: 275, column: 115, scope: !510)
!546 = !DILocation(line: 276, column: 9, scope: !510)
!547 = !DILocation(line: 276, column: 59, scope: !510)
!548 = !DILocation(line: 276, column: 65, scope: !510)
!549 = !DILocation(line: 276, column: 68, scope: !510)
!550 = !DILocation(line: 276, column: 74, scope: !510)
!551 = !DILocation(line: 278, column: 14, scope: !510)
!552 = !DILocation(line: 279, column: 5, scope: !510)
!553 = !DILocation(line: 280, column: 5, scope: !510)
!554 = !DILocation(line: 281, column: 13, scope: !510)
!555 = !DILocation(line: 282, column: 9, scope: !510)
!556 = !DILocation(line: 282, column: 29, scope: !510)
!557 = !DILocation(line: 282, column: 34, scope: !510)
!558 = !DILocation(line: 282, column: 78, scope: !510)
!559 = !DILocation(line: 282, column: 96, scope: !510)
!560 = !DILocation(line: 282, column: 101, scope: !510)
!561 = !DILocation(line: 282, column: 104, scope: !510)
!562 = !DILocation(line: 282, column: 111, scope: !510)
!563 = !DILocation(line: 282, column: 108, scope: !510)
!564 = !DILocation(line: 284, column: 5, scope: !510)
!565 = !DILocation(line: 285, column: 5, scope: !510)
!566 = !DILocation(line: 286, column: 5, scope: !510)
!567 = !DILocation(line: 287, column: 9, scope: !510)
!568 = !DILocation(line: 288, column: 9, scope: !510)
!569 = !DILocation(line: 288, column: 59, scope: !510)
!570 = !DILocation(line: 288, column: 65, scope: !510)
!571 = !DILocation(line: 288, column: 68, scope: !510)
!572 = !DILocation(line: 288, column: 74, scope: !510)
!573 = !DILocation(line: 290, column: 13, scope: !510)
!574 = !DILocation(line: 291, column: 10, scope: !510)
!575 = !DILocation(line: 292, column: 9, scope: !510)
!576 = !DILocation(line: 292, column: 29, scope: !510)
!577 = !DILocation(line: 292, column: 34, scope: !510)
!578 = !DILocation(line: 292, column: 45, scope: !510)
!579 = !DILocation(line: 292, column: 53, scope: !510)
!580 = !DILocation(line: 292, column: 64, scope: !510)
!581 = !DILocation(line: 292, column: 67, scope: !510)
!582 = !DILocation(line: 292, column: 118, scope: !510)
!583 = !DILocation(line: 294, column: 5, scope: !510)
!584 = !DILocation(line: 294, column: 25, scope: !510)
!585 = !DILocation(line: 295, column: 15, scope: !510)
!586 = !DILocation(line: 295, column: 53, scope: !510)
!587 = !DILocation(line: 296, column: 5, scope: !510)
!588 = !DILocation(line: 297, column: 5, scope: !510)
!589 = !DILocation(line: 298, column: 10, scope: !510)
!590 = !DILocation(line: 299, column: 5, scope: !510)
!591 = !DILocation(line: 300, column: 21, scope: !510)
!592 = !{!593, !181, i64 2}
!593 = !{!"sockaddr_in6", !181, i64 0, !181, i64 2, !31, i64 4, !594, i64 8, !31, i64 24}
!594 = !{!"in6_addr", !16, i64 0}
!595 = !DILocation(line: 28, column: 5, scope: !213, inlinedAt: !596)
!596 = distinct !DILocation(line: 300, column: 12, scope: !510)
!597 = !DILocation(line: 300, column: 12, scope: !510)
!598 = !DILocation(line: 300, column: 50, scope: !510)
!599 = !DILocation(line: 301, column: 9, scope: !510)
!600 = !DILocation(line: 301, column: 59, scope: !510)
!601 = !DILocation(line: 301, column: 62, scope: !510)
!602 = !DILocation(line: 301, column: 111, scope: !510)
!603 = !DILocation(line: 301, column: 115, scope: !510)
!604 = !DILocation(line: 301, column: 119, scope: !510)
!605 = !DILocation(line: 303, column: 13, scope: !510)
!606 = !DILocation(line: 303, column: 49, scope: !510)
!607 = !DILocation(line: 303, column: 5, scope: !510)
!608 = !DILocation(line: 303, column: 81, scope: !510)
!609 = !DILocation(line: 304, column: 11, scope: !510)
!610 = !DILocation(line: 305, column: 9, scope: !510)
!611 = !DILocation(line: 306, column: 5, scope: !510)
!612 = !DILocation(line: 307, column: 21, scope: !510)
!613 = !DILocation(line: 26, column: 21, scope: !213, inlinedAt: !614)
!614 = distinct !DILocation(line: 307, column: 12, scope: !510)
!615 = !DILocation(line: 28, column: 5, scope: !213, inlinedAt: !614)
!616 = !DILocation(line: 307, column: 12, scope: !510)
!617 = !DILocation(line: 308, column: 5, scope: !510)
!618 = !DILocation(line: 309, column: 10, scope: !510)
!619 = !DILocation(line: 310, column: 9, scope: !510)
!620 = !DILocation(line: 310, column: 65, scope: !510)
!621 = !DILocation(line: 310, column: 70, scope: !510)
!622 = !DILocation(line: 312, column: 5, scope: !510)
!623 = !DILocation(line: 313, column: 9, scope: !510)
!624 = !DILocation(line: 313, column: 19, scope: !510)
!625 = !DILocation(line: 314, column: 12, scope: !510)
!626 = !DILocation(line: 314, column: 65, scope: !510)
!627 = !DILocation(line: 314, column: 5, scope: !510)
!628 = !DILocation(line: 0, scope: !510)
!629 = !DILocation(line: 315, column: 1, scope: !510)
!630 = !DISubprogram(name: "klee_make_symbolic", scope: !631, file: !631, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!631 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!632 = !DISubprogram(name: "socketpair", scope: !633, file: !633, line: 108, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!633 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/socket.h", directory: "", checksumkind: CSK_MD5, checksum: "619dab7fd722af1ca0fa7f4b6fd4f842")
!634 = !DISubprogram(name: "write", scope: !635, file: !635, line: 378, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!635 = !DIFile(filename: "/usr/include/unistd.h", directory: "", checksumkind: CSK_MD5, checksum: "ed37c2e6f30ba31a8b41e4d70547c39c")
!636 = !DISubprogram(name: "ioctl", scope: !637, file: !637, line: 42, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!637 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/ioctl.h", directory: "", checksumkind: CSK_MD5, checksum: "17041ae374bfd0bee8350d01883d298c")
!638 = !DISubprogram(name: "recv", scope: !633, file: !633, line: 145, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!639 = !DISubprogram(name: "read", scope: !635, file: !635, line: 371, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!640 = !DISubprogram(name: "__errno_location", scope: !641, file: !641, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!641 = !DIFile(filename: "/usr/include/errno.h", directory: "", checksumkind: CSK_MD5, checksum: "01c14bf4ab600a3884f5da68eb763170")
!642 = !DISubprogram(name: "shutdown", scope: !633, file: !633, line: 324, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!643 = !DISubprogram(name: "send", scope: !633, file: !633, line: 138, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!644 = !DISubprogram(name: "close", scope: !635, file: !635, line: 358, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!645 = !DISubprogram(name: "recvmsg", scope: !633, file: !633, line: 216, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!646 = !DISubprogram(name: "socket", scope: !633, file: !633, line: 102, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!647 = !DISubprogram(name: "setsockopt", scope: !633, file: !633, line: 277, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!648 = !DISubprogram(name: "bind", scope: !633, file: !633, line: 112, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!649 = !DISubprogram(name: "listen", scope: !633, file: !633, line: 296, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!650 = !DILocation(line: 77, column: 5, scope: !159)
!651 = !DILocation(line: 78, column: 5, scope: !159)
!652 = !DILocation(line: 78, column: 15, scope: !159)
!653 = !DILocation(line: 79, column: 12, scope: !159)
!654 = !DILocation(line: 79, column: 61, scope: !159)
!655 = !DILocation(line: 80, column: 1, scope: !159)
!656 = !DILocation(line: 79, column: 5, scope: !159)
!657 = !DISubprogram(name: "pthread_create", scope: !658, file: !658, line: 202, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!658 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!659 = distinct !DISubprogram(name: "ask", scope: !1, file: !1, line: 83, type: !10, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!660 = !DILocation(line: 85, column: 5, scope: !659)
!661 = !DILocation(line: 85, column: 40, scope: !659)
!662 = !DILocation(line: 26, column: 21, scope: !213, inlinedAt: !663)
!663 = distinct !DILocation(line: 85, column: 31, scope: !659)
!664 = !DILocation(line: 28, column: 5, scope: !213, inlinedAt: !663)
!665 = !DILocation(line: 85, column: 31, scope: !659)
!666 = !DILocation(line: 87, column: 5, scope: !659)
!667 = !DILocation(line: 87, column: 10, scope: !659)
!668 = !DILocation(line: 88, column: 14, scope: !659)
!669 = !DILocation(line: 89, column: 10, scope: !659)
!670 = !DILocation(line: 89, column: 61, scope: !659)
!671 = !DILocation(line: 89, column: 64, scope: !659)
!672 = !DILocation(line: 89, column: 85, scope: !659)
!673 = !DILocation(line: 89, column: 90, scope: !659)
!674 = !DILocation(line: 89, column: 93, scope: !659)
!675 = !DILocation(line: 89, column: 117, scope: !659)
!676 = !DILocation(line: 89, column: 9, scope: !659)
!677 = !DILocation(line: 90, column: 30, scope: !659)
!678 = !DILocation(line: 90, column: 15, scope: !659)
!679 = !DILocation(line: 90, column: 9, scope: !659)
!680 = !DILocation(line: 0, scope: !659)
!681 = !DILocation(line: 91, column: 5, scope: !659)
!682 = !DILocation(line: 92, column: 12, scope: !659)
!683 = !DILocation(line: 93, column: 1, scope: !659)
!684 = !DILocation(line: 92, column: 5, scope: !659)
!685 = !DISubprogram(name: "accept", scope: !633, file: !633, line: 306, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!686 = !DISubprogram(name: "getpeername", scope: !633, file: !633, line: 130, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!687 = !DISubprogram(name: "pthread_join", scope: !658, file: !658, line: 219, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!688 = !DISubprogram(name: "connect", scope: !633, file: !633, line: 126, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!689 = !DISubprogram(name: "getsockname", scope: !633, file: !633, line: 116, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!690 = !DISubprogram(name: "sendto", scope: !633, file: !633, line: 152, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!691 = !DISubprogram(name: "recvfrom", scope: !633, file: !633, line: 163, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!692 = !DISubprogram(name: "epoll_create1", scope: !693, file: !693, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!693 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/epoll.h", directory: "", checksumkind: CSK_MD5, checksum: "56ab324fa8f4370cfc61f3c9945a4ef9")
!694 = !DISubprogram(name: "eventfd", scope: !695, file: !695, line: 34, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!695 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/eventfd.h", directory: "", checksumkind: CSK_MD5, checksum: "2282f727683140a771f05e5d363767c9")
!696 = !DISubprogram(name: "timerfd_create", scope: !697, file: !697, line: 41, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!697 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/timerfd.h", directory: "", checksumkind: CSK_MD5, checksum: "94c6c424674c86f64c756073f402498d")
!698 = !DISubprogram(name: "epoll_ctl", scope: !693, file: !693, line: 110, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!699 = !DISubprogram(name: "epoll_wait", scope: !693, file: !693, line: 124, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!700 = !DISubprogram(name: "timerfd_settime", scope: !697, file: !697, line: 46, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!701 = !DISubprogram(name: "eventfd_write", scope: !695, file: !695, line: 40, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!702 = !DISubprogram(name: "eventfd_read", scope: !695, file: !695, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!703 = !DISubprogram(name: "unlink", scope: !635, file: !635, line: 858, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!704 = !DISubprogram(name: "poll", scope: !705, file: !705, line: 54, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!705 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/poll.h", directory: "", checksumkind: CSK_MD5, checksum: "8fae87e980509ab4e228a56ef7f0a295")
!706 = !DISubprogram(name: "accept4", scope: !633, file: !633, line: 314, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!707 = distinct !DISubprogram(name: "ends", scope: !1, file: !1, line: 218, type: !10, scopeLine: 219, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!708 = !DILocation(line: 220, column: 5, scope: !707)
!709 = !DILocation(line: 221, column: 9, scope: !707)
!710 = !DILocation(line: 0, scope: !707)
!711 = !DILocation(line: 222, column: 9, scope: !707)
!712 = !DILocation(line: 224, column: 9, scope: !707)
!713 = !DILocation(line: 225, column: 5, scope: !707)
!714 = !DISubprogram(name: "writev", scope: !715, file: !715, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!715 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/uio.h", directory: "", checksumkind: CSK_MD5, checksum: "9ac6554d51bae0472b3695bdcb88e9cb")
!716 = !DISubprogram(name: "readv", scope: !715, file: !715, line: 41, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!717 = !DISubprogram(name: "usleep", scope: !635, file: !635, line: 480, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!718 = !DISubprogram(name: "getsockopt", scope: !633, file: !633, line: 255, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
