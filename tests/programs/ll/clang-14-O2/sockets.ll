; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O2 -gline-tables-only tests/programs/sockets.c
; ModuleID = 'tests/programs/sockets.c'
source_filename = "tests/programs/sockets.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timeval = type { i64, i64 }
%struct.itimerspec = type { %struct.timespec, %struct.timespec }
%struct.timespec = type { i64, i64 }
%struct.sockaddr_un = type { i16, [108 x i8] }
%struct.sockaddr_in6 = type { i16, i16, i32, %struct.in6_addr, i32 }
%struct.in6_addr = type { %union.anon }
%union.anon = type { [4 x i32] }
%struct.iovec = type { i8*, i64 }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
%struct.sockaddr_in = type { i16, i16, %struct.in_addr, [8 x i8] }
%struct.in_addr = type { i32 }
%struct.sockaddr = type { i16, [14 x i8] }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { i8* }
%struct.pollfd = type { i32, i16, i16 }

@main.all = internal unnamed_addr constant [8 x i32 (i8)*] [i32 (i8)* @pairs, i32 (i8)* @packets, i32 (i8)* @served, i32 (i8)* @datagrams, i32 (i8)* @events, i32 (i8)* @named, i32 (i8)* @ended, i32 (i8)* @told], align 16
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
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %1) #10, !dbg !12
  call void @klee_make_symbolic(i8* noundef nonnull %1, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)) #10, !dbg !13
  %2 = load i8, i8* %1, align 1, !dbg !14, !tbaa !15
  %3 = icmp ult i8 %2, -56, !dbg !18
  br i1 %3, label %13, label %4, !dbg !14

4:                                                ; preds = %0
  %5 = zext i8 %2 to i32
  %6 = add nsw i32 %5, -200, !dbg !19
  %7 = icmp ult i32 %6, 8, !dbg !19
  br i1 %7, label %8, label %13, !dbg !20

8:                                                ; preds = %4
  %9 = zext i32 %6 to i64, !dbg !21
  %10 = getelementptr inbounds [8 x i32 (i8)*], [8 x i32 (i8)*]* @main.all, i64 0, i64 %9, !dbg !21
  %11 = load i32 (i8)*, i32 (i8)** %10, align 8, !dbg !21, !tbaa !22
  %12 = call i32 %11(i8 noundef zeroext %2) #10, !dbg !21
  br label %13, !dbg !24

13:                                               ; preds = %4, %8, %0
  %14 = phi i32 [ 100, %0 ], [ %12, %8 ], [ 101, %4 ], !dbg !25
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %1) #10, !dbg !26
  ret i32 %14, !dbg !26
}

; Function Attrs: nounwind uwtable
define internal i32 @pairs(i8 noundef zeroext %0) #0 !dbg !27 {
  %2 = alloca i8, align 1
  %3 = alloca [2 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = bitcast i64* %5 to [8 x i8]*
  store i8 %0, i8* %2, align 1, !tbaa !15
  %7 = bitcast [2 x i32]* %3 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %7) #10, !dbg !28
  %8 = bitcast i32* %4 to i8*, !dbg !28
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %8) #10, !dbg !28
  store i32 0, i32* %4, align 4, !dbg !29, !tbaa !30
  %9 = bitcast i64* %5 to i8*, !dbg !32
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #10, !dbg !32
  store i64 0, i64* %5, align 8, !dbg !33
  %10 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !34
  %11 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32* noundef nonnull %10) #10, !dbg !35
  %12 = icmp eq i32 %11, 0, !dbg !35
  br i1 %12, label %13, label %86, !dbg !35

13:                                               ; preds = %1
  %14 = load i32, i32* %10, align 4, !dbg !36, !tbaa !30
  %15 = call i64 @write(i32 noundef %14, i8* noundef nonnull %2, i64 noundef 1) #10, !dbg !37
  %16 = icmp eq i64 %15, 1, !dbg !38
  br i1 %16, label %17, label %86, !dbg !39

17:                                               ; preds = %13
  %18 = load i32, i32* %10, align 4, !dbg !40, !tbaa !30
  %19 = call i64 @write(i32 noundef %18, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i64 noundef 2) #10, !dbg !41
  %20 = icmp eq i64 %19, 2, !dbg !42
  br i1 %20, label %21, label %86, !dbg !37

21:                                               ; preds = %17
  %22 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !43
  %23 = load i32, i32* %22, align 4, !dbg !43, !tbaa !30
  %24 = call i32 (i32, i64, ...) @ioctl(i32 noundef %23, i64 noundef 21531, i32* noundef nonnull %4) #10, !dbg !44
  %25 = icmp ne i32 %24, 0, !dbg !44
  %26 = load i32, i32* %4, align 4
  %27 = icmp ne i32 %26, 3
  %28 = select i1 %25, i1 true, i1 %27, !dbg !45
  br i1 %28, label %86, label %29, !dbg !45

29:                                               ; preds = %21
  %30 = load i32, i32* %22, align 4, !dbg !46, !tbaa !30
  %31 = call i64 @recv(i32 noundef %30, i8* noundef nonnull %9, i64 noundef 2, i32 noundef 2) #10, !dbg !47
  %32 = icmp eq i64 %31, 2, !dbg !48
  br i1 %32, label %33, label %86, !dbg !49

33:                                               ; preds = %29
  %34 = load i32, i32* %22, align 4, !dbg !50, !tbaa !30
  %35 = call i64 @read(i32 noundef %34, i8* noundef nonnull %9, i64 noundef 8) #10, !dbg !51
  %36 = icmp ne i64 %35, 3, !dbg !52
  %37 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 2
  %38 = load i8, i8* %37, align 2
  %39 = icmp ne i8 %38, 99
  %40 = select i1 %36, i1 true, i1 %39, !dbg !53
  br i1 %40, label %86, label %41, !dbg !53

41:                                               ; preds = %33
  %42 = load i32, i32* %22, align 4, !dbg !54, !tbaa !30
  %43 = getelementptr inbounds i8, i8* %9, i64 3, !dbg !55
  %44 = call i64 @recv(i32 noundef %42, i8* noundef nonnull %43, i64 noundef 1, i32 noundef 64) #10, !dbg !56
  %45 = icmp eq i64 %44, -1, !dbg !57
  br i1 %45, label %46, label %86, !dbg !58

46:                                               ; preds = %41
  %47 = tail call i32* @__errno_location() #11, !dbg !59
  %48 = load i32, i32* %47, align 4, !dbg !59, !tbaa !30
  %49 = icmp eq i32 %48, 11, !dbg !60
  br i1 %49, label %50, label %86, !dbg !56

50:                                               ; preds = %46
  %51 = load i32, i32* %10, align 4, !dbg !61, !tbaa !30
  %52 = call i32 @shutdown(i32 noundef %51, i32 noundef 1) #10, !dbg !62
  %53 = load i32, i32* %22, align 4, !dbg !63, !tbaa !30
  %54 = call i64 @read(i32 noundef %53, i8* noundef nonnull %43, i64 noundef 1) #10, !dbg !64
  %55 = icmp eq i64 %54, 0, !dbg !65
  br i1 %55, label %56, label %86, !dbg !64

56:                                               ; preds = %50
  %57 = load i32, i32* %10, align 4, !dbg !66, !tbaa !30
  %58 = call i64 @send(i32 noundef %57, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1, i32 noundef 16384) #10, !dbg !67
  %59 = icmp eq i64 %58, -1, !dbg !68
  br i1 %59, label %60, label %86, !dbg !69

60:                                               ; preds = %56
  %61 = load i32, i32* %47, align 4, !dbg !70, !tbaa !30
  %62 = icmp eq i32 %61, 32, !dbg !71
  br i1 %62, label %63, label %86, !dbg !67

63:                                               ; preds = %60
  %64 = load i32, i32* %22, align 4, !dbg !72, !tbaa !30
  %65 = call i64 @write(i32 noundef %64, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i64 noundef 1) #10, !dbg !73
  %66 = load i32, i32* %22, align 4, !dbg !74, !tbaa !30
  %67 = call i32 @close(i32 noundef %66) #10, !dbg !75
  %68 = load i32, i32* %10, align 4, !dbg !76, !tbaa !30
  %69 = call i64 @read(i32 noundef %68, i8* noundef nonnull %43, i64 noundef 4) #10, !dbg !77
  %70 = icmp eq i64 %69, 1, !dbg !78
  br i1 %70, label %71, label %86, !dbg !79

71:                                               ; preds = %63
  %72 = load i32, i32* %10, align 4, !dbg !80, !tbaa !30
  %73 = getelementptr inbounds i8, i8* %9, i64 4, !dbg !81
  %74 = call i64 @read(i32 noundef %72, i8* noundef nonnull %73, i64 noundef 1) #10, !dbg !82
  %75 = icmp eq i64 %74, 0, !dbg !83
  br i1 %75, label %76, label %86, !dbg !77

76:                                               ; preds = %71
  %77 = load i32, i32* %10, align 4, !dbg !84, !tbaa !30
  %78 = call i32 @close(i32 noundef %77) #10, !dbg !85
  %79 = load i8, i8* %9, align 8, !dbg !86, !tbaa !15
  %80 = icmp eq i8 %79, %0, !dbg !87
  %81 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 3, !dbg !88
  %82 = load i8, i8* %81, align 1, !dbg !88
  %83 = icmp eq i8 %82, 101, !dbg !88
  %84 = select i1 %80, i1 %83, i1 false, !dbg !88
  %85 = select i1 %84, i32 10, i32 9, !dbg !89
  br label %86, !dbg !90

86:                                               ; preds = %63, %71, %56, %60, %50, %41, %46, %29, %33, %21, %13, %17, %1, %76
  %87 = phi i32 [ %85, %76 ], [ 1, %1 ], [ 2, %17 ], [ 2, %13 ], [ 3, %21 ], [ 4, %33 ], [ 4, %29 ], [ 5, %46 ], [ 5, %41 ], [ 6, %50 ], [ 7, %60 ], [ 7, %56 ], [ 8, %71 ], [ 8, %63 ], !dbg !91
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #10, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %8) #10, !dbg !92
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %7) #10, !dbg !92
  ret i32 %87, !dbg !92
}

; Function Attrs: nounwind uwtable
define internal i32 @packets(i8 noundef zeroext %0) #0 !dbg !93 {
  %2 = alloca i8, align 1
  %3 = alloca [2 x i32], align 4
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to [8 x i8]*
  %6 = alloca [2 x %struct.iovec], align 16
  %7 = alloca %struct.msghdr, align 8
  store i8 %0, i8* %2, align 1, !tbaa !15
  %8 = bitcast [2 x i32]* %3 to i8*, !dbg !94
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %8) #10, !dbg !94
  %9 = bitcast i64* %4 to i8*, !dbg !95
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #10, !dbg !95
  store i64 0, i64* %4, align 8, !dbg !96
  %10 = bitcast [2 x %struct.iovec]* %6 to i8*, !dbg !97
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %10) #10, !dbg !97
  %11 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %6, i64 0, i64 0, !dbg !98
  %12 = bitcast [2 x %struct.iovec]* %6 to i64**, !dbg !99
  store i64* %4, i64** %12, align 16, !dbg !99, !tbaa !100
  %13 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %6, i64 0, i64 0, i32 1, !dbg !99
  store i64 1, i64* %13, align 8, !dbg !99, !tbaa !103
  %14 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %6, i64 0, i64 1, i32 0, !dbg !104
  %15 = getelementptr inbounds i8, i8* %9, i64 1, !dbg !105
  store i8* %15, i8** %14, align 16, !dbg !104, !tbaa !100
  %16 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %6, i64 0, i64 1, i32 1, !dbg !104
  store i64 1, i64* %16, align 8, !dbg !104, !tbaa !103
  %17 = bitcast %struct.msghdr* %7 to i8*, !dbg !106
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %17) #10, !dbg !106
  %18 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i64 0, i32 0, !dbg !107
  store i8* null, i8** %18, align 8, !dbg !107, !tbaa !108
  %19 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i64 0, i32 1, !dbg !107
  store i32 0, i32* %19, align 8, !dbg !107, !tbaa !110
  %20 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i64 0, i32 2, !dbg !107
  store %struct.iovec* %11, %struct.iovec** %20, align 8, !dbg !107, !tbaa !111
  %21 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i64 0, i32 3, !dbg !107
  store i64 2, i64* %21, align 8, !dbg !107, !tbaa !112
  %22 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i64 0, i32 4, !dbg !107
  %23 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i64 0, i32 6, !dbg !107
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 0, !dbg !113
  %25 = bitcast i8** %22 to i8*, !dbg !114
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(20) %25, i8 0, i64 20, i1 false), !dbg !107
  %26 = call i32 @socketpair(i32 noundef 1, i32 noundef 2053, i32 noundef 0, i32* noundef nonnull %24) #10, !dbg !114
  %27 = icmp eq i32 %26, 0, !dbg !114
  br i1 %27, label %28, label %62, !dbg !114

28:                                               ; preds = %1
  %29 = load i32, i32* %24, align 4, !dbg !115, !tbaa !30
  %30 = call i64 @send(i32 noundef %29, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 noundef 3, i32 noundef 0) #10, !dbg !116
  %31 = load i32, i32* %24, align 4, !dbg !117, !tbaa !30
  %32 = call i64 @send(i32 noundef %31, i8* noundef nonnull %2, i64 noundef 1, i32 noundef 0) #10, !dbg !118
  %33 = getelementptr inbounds [2 x i32], [2 x i32]* %3, i64 0, i64 1, !dbg !119
  %34 = load i32, i32* %33, align 4, !dbg !119, !tbaa !30
  %35 = call i64 @recvmsg(i32 noundef %34, %struct.msghdr* noundef nonnull %7, i32 noundef 0) #10, !dbg !120
  %36 = icmp eq i64 %35, 2, !dbg !121
  br i1 %36, label %37, label %62, !dbg !122

37:                                               ; preds = %28
  %38 = load i32, i32* %23, align 8, !dbg !123, !tbaa !124
  %39 = and i32 %38, 32, !dbg !125
  %40 = icmp eq i32 %39, 0, !dbg !125
  %41 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 1
  %42 = load i8, i8* %41, align 1
  %43 = icmp ne i8 %42, 98
  %44 = select i1 %40, i1 true, i1 %43, !dbg !126
  br i1 %44, label %62, label %45, !dbg !126

45:                                               ; preds = %37
  %46 = load i32, i32* %33, align 4, !dbg !127, !tbaa !30
  %47 = call i64 @recv(i32 noundef %46, i8* noundef nonnull %9, i64 noundef 8, i32 noundef 0) #10, !dbg !128
  %48 = icmp eq i64 %47, 1, !dbg !129
  br i1 %48, label %49, label %62, !dbg !130

49:                                               ; preds = %45
  %50 = load i8, i8* %9, align 8, !dbg !131, !tbaa !15
  %51 = load i8, i8* %2, align 1, !dbg !132, !tbaa !15
  %52 = icmp eq i8 %50, %51, !dbg !133
  br i1 %52, label %53, label %62, !dbg !128

53:                                               ; preds = %49
  %54 = load i32, i32* %33, align 4, !dbg !134, !tbaa !30
  %55 = call i64 @recv(i32 noundef %54, i8* noundef nonnull %9, i64 noundef 8, i32 noundef 0) #10, !dbg !135
  %56 = icmp eq i64 %55, -1, !dbg !136
  br i1 %56, label %57, label %62, !dbg !137

57:                                               ; preds = %53
  %58 = tail call i32* @__errno_location() #11, !dbg !138
  %59 = load i32, i32* %58, align 4, !dbg !138, !tbaa !30
  %60 = icmp eq i32 %59, 11, !dbg !139
  %61 = select i1 %60, i32 11, i32 4
  br label %62

62:                                               ; preds = %53, %57, %45, %49, %28, %37, %1
  %63 = phi i32 [ 1, %1 ], [ 2, %37 ], [ 2, %28 ], [ 3, %49 ], [ 3, %45 ], [ 4, %53 ], [ %61, %57 ], !dbg !140
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %17) #10, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %10) #10, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #10, !dbg !141
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %8) #10, !dbg !141
  ret i32 %63, !dbg !141
}

; Function Attrs: nounwind uwtable
define internal i32 @served(i8 noundef zeroext %0) #0 !dbg !142 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca <2 x i64>, align 16
  %6 = bitcast <2 x i64>* %5 to %struct.sockaddr_in*
  %7 = alloca %struct.sockaddr_in, align 4
  %8 = alloca %struct.sockaddr_in, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  %14 = alloca i8*, align 8
  %15 = alloca i64, align 8
  store i8 %0, i8* %4, align 1, !tbaa !15
  %16 = bitcast <2 x i64>* %5 to i8*, !dbg !143
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %16) #10, !dbg !143
  %17 = getelementptr inbounds <2 x i64>, <2 x i64>* %5, i64 0, i64 0, !dbg !144
  %18 = getelementptr inbounds <2 x i64>, <2 x i64>* %5, i64 0, i64 1, !dbg !144
  store <2 x i64> <i64 72058139498774530, i64 0>, <2 x i64>* %5, align 16, !dbg !144
  %19 = bitcast %struct.sockaddr_in* %7 to i8*, !dbg !143
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %19) #10, !dbg !143
  %20 = bitcast %struct.sockaddr_in* %8 to i8*, !dbg !143
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %20) #10, !dbg !143
  %21 = bitcast i32* %9 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %21) #10, !dbg !145
  store i32 16, i32* %9, align 4, !dbg !146, !tbaa !30
  %22 = bitcast i32* %10 to i8*, !dbg !145
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %22) #10, !dbg !145
  store i32 16, i32* %10, align 4, !dbg !147, !tbaa !30
  %23 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !148
  %24 = bitcast i32* %11 to i8*, !dbg !149
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %24) #10, !dbg !149
  store i32 1, i32* %11, align 4, !dbg !150, !tbaa !30
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %12) #10, !dbg !151
  store i8 0, i8* %12, align 1, !dbg !152, !tbaa !15
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %13) #10, !dbg !151
  %25 = bitcast i8** %14 to i8*, !dbg !153
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %25) #10, !dbg !153
  %26 = bitcast i64* %15 to i8*, !dbg !154
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %26) #10, !dbg !154
  %27 = call i32 @setsockopt(i32 noundef %23, i32 noundef 1, i32 noundef 2, i8* noundef nonnull %24, i32 noundef 4) #10, !dbg !155
  %28 = bitcast <2 x i64>* %5 to %struct.sockaddr*, !dbg !156
  %29 = call i32 @bind(i32 noundef %23, %struct.sockaddr* nonnull %28, i32 noundef 16) #10, !dbg !157
  %30 = icmp eq i32 %29, 0, !dbg !157
  br i1 %30, label %31, label %121, !dbg !158

31:                                               ; preds = %1
  %32 = call i32 @listen(i32 noundef %23, i32 noundef 1) #10, !dbg !159
  %33 = icmp eq i32 %32, 0, !dbg !159
  br i1 %33, label %34, label %121, !dbg !160

34:                                               ; preds = %31
  %35 = bitcast %struct.sockaddr_in* %2 to i8*, !dbg !161
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %35) #10, !dbg !161
  %36 = bitcast i32* %3 to i8*, !dbg !164
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %36) #10, !dbg !164
  store i32 16, i32* %3, align 4, !dbg !165, !tbaa !30
  %37 = bitcast %struct.sockaddr_in* %2 to %struct.sockaddr*, !dbg !166
  %38 = call i32 @getsockname(i32 noundef %23, %struct.sockaddr* nonnull %37, i32* noundef nonnull %3) #10, !dbg !167
  %39 = icmp ne i32 %38, 0, !dbg !167
  %40 = load i32, i32* %3, align 4
  %41 = icmp ne i32 %40, 16
  %42 = select i1 %39, i1 true, i1 %41, !dbg !168
  %43 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i64 0, i32 1, !dbg !168
  %44 = load i16, i16* %43, align 2, !dbg !168
  %45 = call i16 @llvm.bswap.i16(i16 %44) #10, !dbg !168
  %46 = zext i16 %45 to i32, !dbg !168
  %47 = select i1 %42, i32 -1, i32 %46, !dbg !168
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %36) #10, !dbg !169
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %35) #10, !dbg !169
  store i32 %47, i32* @port, align 4, !dbg !170, !tbaa !30
  %48 = icmp slt i32 %47, 1, !dbg !171
  br i1 %48, label %121, label %49, !dbg !157

49:                                               ; preds = %34
  %50 = call i32 @bind(i32 noundef %23, %struct.sockaddr* nonnull %28, i32 noundef 16) #10, !dbg !172
  %51 = icmp eq i32 %50, -1, !dbg !173
  br i1 %51, label %52, label %121, !dbg !174

52:                                               ; preds = %49
  %53 = tail call i32* @__errno_location() #11, !dbg !175
  %54 = load i32, i32* %53, align 4, !dbg !175, !tbaa !30
  %55 = icmp eq i32 %54, 22, !dbg !176
  br i1 %55, label %56, label %121, !dbg !172

56:                                               ; preds = %52
  %57 = call i32 @pthread_create(i64* noundef nonnull %15, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @ask, i8* noundef nonnull %4) #10, !dbg !177
  %58 = bitcast %struct.sockaddr_in* %7 to %struct.sockaddr*, !dbg !178
  %59 = call i32 @accept(i32 noundef %23, %struct.sockaddr* nonnull %58, i32* noundef nonnull %9) #10, !dbg !179
  %60 = icmp slt i32 %59, 0, !dbg !180
  %61 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %7, i64 0, i32 0
  %62 = load i16, i16* %61, align 4
  %63 = icmp ne i16 %62, 2
  %64 = select i1 %60, i1 true, i1 %63, !dbg !181
  br i1 %64, label %121, label %65, !dbg !181

65:                                               ; preds = %56
  %66 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %7, i64 0, i32 2, i32 0, !dbg !182
  %67 = load i32, i32* %66, align 4, !dbg !182, !tbaa !183
  %68 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %6, i64 0, i32 2, i32 0, !dbg !187
  %69 = load i32, i32* %68, align 4, !dbg !187, !tbaa !183
  %70 = icmp eq i32 %67, %69, !dbg !188
  br i1 %70, label %71, label %121, !dbg !189

71:                                               ; preds = %65
  %72 = call fastcc i32 @port_of(i32 noundef %59), !dbg !190
  %73 = load i32, i32* @port, align 4, !dbg !191, !tbaa !30
  %74 = icmp eq i32 %72, %73, !dbg !192
  br i1 %74, label %75, label %121, !dbg !193

75:                                               ; preds = %71
  %76 = bitcast %struct.sockaddr_in* %8 to %struct.sockaddr*, !dbg !194
  %77 = call i32 @getpeername(i32 noundef %59, %struct.sockaddr* nonnull %76, i32* noundef nonnull %10) #10, !dbg !195
  %78 = icmp eq i32 %77, 0, !dbg !195
  br i1 %78, label %79, label %121, !dbg !196

79:                                               ; preds = %75
  %80 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %8, i64 0, i32 1, !dbg !197
  %81 = load i16, i16* %80, align 2, !dbg !197, !tbaa !198
  %82 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %7, i64 0, i32 1, !dbg !199
  %83 = load i16, i16* %82, align 2, !dbg !199, !tbaa !198
  %84 = icmp eq i16 %81, %83, !dbg !200
  br i1 %84, label %85, label %121, !dbg !195

85:                                               ; preds = %79
  %86 = call i64 @read(i32 noundef %59, i8* noundef nonnull %12, i64 noundef 1) #10, !dbg !201
  %87 = icmp eq i64 %86, 1, !dbg !202
  br i1 %87, label %88, label %121, !dbg !201

88:                                               ; preds = %85
  %89 = load i8, i8* %12, align 1, !dbg !203, !tbaa !15
  %90 = xor i8 %89, 1, !dbg !203
  store i8 %90, i8* %12, align 1, !dbg !203, !tbaa !15
  %91 = call i64 @write(i32 noundef %59, i8* noundef nonnull %12, i64 noundef 1) #10, !dbg !204
  %92 = icmp eq i64 %91, 1, !dbg !205
  br i1 %92, label %93, label %121, !dbg !206

93:                                               ; preds = %88
  %94 = call i64 @read(i32 noundef %59, i8* noundef nonnull %13, i64 noundef 1) #10, !dbg !207
  %95 = icmp eq i64 %94, 0, !dbg !208
  br i1 %95, label %96, label %121, !dbg !204

96:                                               ; preds = %93
  %97 = load i64, i64* %15, align 8, !dbg !209, !tbaa !210
  %98 = call i32 @pthread_join(i64 noundef %97, i8** noundef nonnull %14) #10, !dbg !211
  %99 = call i32 @close(i32 noundef %59) #10, !dbg !212
  %100 = call i32 @close(i32 noundef %23) #10, !dbg !213
  %101 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !214
  %102 = load i32, i32* @port, align 4, !dbg !215, !tbaa !30
  %103 = trunc i32 %102 to i16, !dbg !216
  %104 = call i16 @llvm.bswap.i16(i16 %103) #10
  %105 = zext i16 %104 to i64, !dbg !219
  %106 = shl nuw nsw i64 %105, 16, !dbg !219
  %107 = or i64 %106, 72058139498774530, !dbg !219
  store i64 %107, i64* %17, align 16, !dbg !220, !tbaa.struct !221
  store i64 0, i64* %18, align 8, !dbg !220, !tbaa.struct !223
  %108 = call i32 @connect(i32 noundef %101, %struct.sockaddr* nonnull %28, i32 noundef 16) #10, !dbg !224
  %109 = icmp eq i32 %108, -1, !dbg !225
  br i1 %109, label %110, label %121, !dbg !226

110:                                              ; preds = %96
  %111 = load i32, i32* %53, align 4, !dbg !227, !tbaa !30
  %112 = icmp eq i32 %111, 111, !dbg !228
  br i1 %112, label %113, label %121, !dbg !224

113:                                              ; preds = %110
  %114 = load i8*, i8** %14, align 8, !dbg !229, !tbaa !22
  %115 = ptrtoint i8* %114 to i64, !dbg !230
  %116 = load i8, i8* %4, align 1, !dbg !231, !tbaa !15
  %117 = xor i8 %116, 1, !dbg !232
  %118 = zext i8 %117 to i64, !dbg !233
  %119 = icmp eq i64 %115, %118, !dbg !234
  %120 = select i1 %119, i32 12, i32 8, !dbg !230
  br label %121, !dbg !235

121:                                              ; preds = %71, %65, %56, %79, %75, %85, %93, %88, %96, %110, %113, %49, %52, %1, %31, %34
  %122 = phi i32 [ 1, %34 ], [ 1, %31 ], [ 1, %1 ], [ 2, %52 ], [ 2, %49 ], [ 3, %71 ], [ 3, %65 ], [ 3, %56 ], [ 4, %79 ], [ 4, %75 ], [ 5, %85 ], [ 6, %93 ], [ 6, %88 ], [ %120, %113 ], [ 7, %110 ], [ 7, %96 ], !dbg !236
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %26) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %25) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %13) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %12) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %24) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %22) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %21) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %20) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %19) #10, !dbg !237
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %16) #10, !dbg !237
  ret i32 %122, !dbg !237
}

; Function Attrs: nounwind uwtable
define internal i32 @datagrams(i8 noundef zeroext %0) #0 !dbg !238 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca <2 x i64>, align 16
  %6 = alloca %struct.sockaddr_in, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = bitcast i32* %8 to [4 x i8]*
  %10 = alloca %struct.timeval, align 8
  store i8 %0, i8* %4, align 1, !tbaa !15
  %11 = bitcast <2 x i64>* %5 to i8*, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %11) #10, !dbg !239
  %12 = getelementptr inbounds <2 x i64>, <2 x i64>* %5, i64 0, i64 0, !dbg !240
  %13 = getelementptr inbounds <2 x i64>, <2 x i64>* %5, i64 0, i64 1, !dbg !240
  store <2 x i64> <i64 72058139498774530, i64 0>, <2 x i64>* %5, align 16, !dbg !240
  %14 = bitcast %struct.sockaddr_in* %6 to i8*, !dbg !239
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #10, !dbg !239
  %15 = bitcast i32* %7 to i8*, !dbg !241
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %15) #10, !dbg !241
  store i32 16, i32* %7, align 4, !dbg !242, !tbaa !30
  %16 = tail call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !243
  %17 = tail call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !244
  %18 = bitcast i32* %8 to i8*, !dbg !245
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %18) #10, !dbg !245
  store i32 0, i32* %8, align 4, !dbg !246
  %19 = bitcast %struct.timeval* %10 to i8*, !dbg !247
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %19) #10, !dbg !247
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %19, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.timeval* @__const.datagrams.patience to i8*), i64 16, i1 false), !dbg !248
  %20 = bitcast <2 x i64>* %5 to %struct.sockaddr*, !dbg !249
  %21 = call i32 @bind(i32 noundef %16, %struct.sockaddr* nonnull %20, i32 noundef 16) #10, !dbg !250
  %22 = icmp eq i32 %21, 0, !dbg !250
  br i1 %22, label %23, label %92, !dbg !251

23:                                               ; preds = %1
  %24 = call i32 @bind(i32 noundef %17, %struct.sockaddr* nonnull %20, i32 noundef 16) #10, !dbg !252
  %25 = icmp eq i32 %24, 0, !dbg !252
  br i1 %25, label %26, label %92, !dbg !250

26:                                               ; preds = %23
  %27 = bitcast %struct.sockaddr_in* %2 to i8*, !dbg !253
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %27) #10, !dbg !253
  %28 = bitcast i32* %3 to i8*, !dbg !255
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %28) #10, !dbg !255
  store i32 16, i32* %3, align 4, !dbg !256, !tbaa !30
  %29 = bitcast %struct.sockaddr_in* %2 to %struct.sockaddr*, !dbg !257
  %30 = call i32 @getsockname(i32 noundef %17, %struct.sockaddr* nonnull %29, i32* noundef nonnull %3) #10, !dbg !258
  %31 = icmp ne i32 %30, 0, !dbg !258
  %32 = load i32, i32* %3, align 4
  %33 = icmp ne i32 %32, 16
  %34 = select i1 %31, i1 true, i1 %33, !dbg !259
  %35 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i64 0, i32 1, !dbg !259
  %36 = load i16, i16* %35, align 2, !dbg !259
  %37 = call i16 @llvm.bswap.i16(i16 %36) #10, !dbg !259
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #10, !dbg !260
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %27) #10, !dbg !260
  %38 = select i1 %34, i16 -1, i16 %37, !dbg !261
  %39 = call i16 @llvm.bswap.i16(i16 %38) #10
  %40 = zext i16 %39 to i64, !dbg !263
  %41 = shl nuw nsw i64 %40, 16, !dbg !263
  %42 = or i64 %41, 72058139498774530, !dbg !263
  store i64 %42, i64* %12, align 16, !dbg !264, !tbaa.struct !221
  store i64 0, i64* %13, align 8, !dbg !264, !tbaa.struct !223
  %43 = call i64 @sendto(i32 noundef %16, i8* noundef nonnull %4, i64 noundef 1, i32 noundef 0, %struct.sockaddr* nonnull %20, i32 noundef 16) #10, !dbg !265
  %44 = icmp eq i64 %43, 1, !dbg !266
  br i1 %44, label %45, label %92, !dbg !267

45:                                               ; preds = %26
  %46 = call i64 @sendto(i32 noundef %16, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), i64 noundef 2, i32 noundef 0, %struct.sockaddr* nonnull %20, i32 noundef 16) #10, !dbg !268
  %47 = icmp eq i64 %46, 2, !dbg !269
  br i1 %47, label %48, label %92, !dbg !265

48:                                               ; preds = %45
  %49 = bitcast %struct.sockaddr_in* %6 to %struct.sockaddr*, !dbg !270
  %50 = call i64 @recvfrom(i32 noundef %17, i8* noundef nonnull %18, i64 noundef 4, i32 noundef 0, %struct.sockaddr* nonnull %49, i32* noundef nonnull %7) #10, !dbg !271
  %51 = icmp eq i64 %50, 1, !dbg !272
  br i1 %51, label %52, label %92, !dbg !273

52:                                               ; preds = %48
  %53 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %6, i64 0, i32 1, !dbg !274
  %54 = load i16, i16* %53, align 2, !dbg !274, !tbaa !198
  %55 = call i16 @llvm.bswap.i16(i16 %54) #10
  %56 = zext i16 %55 to i32, !dbg !274
  %57 = call fastcc i32 @port_of(i32 noundef %16), !dbg !275
  %58 = icmp eq i32 %57, %56, !dbg !276
  br i1 %58, label %59, label %92, !dbg !271

59:                                               ; preds = %52
  %60 = load i32, i32* %7, align 4, !dbg !277, !tbaa !30
  %61 = call i32 @connect(i32 noundef %17, %struct.sockaddr* nonnull %49, i32 noundef %60) #10, !dbg !278
  %62 = icmp eq i32 %61, 0, !dbg !278
  br i1 %62, label %63, label %92, !dbg !279

63:                                               ; preds = %59
  %64 = getelementptr inbounds i8, i8* %18, i64 1, !dbg !280
  %65 = call i64 @recv(i32 noundef %17, i8* noundef nonnull %64, i64 noundef 1, i32 noundef 32) #10, !dbg !281
  %66 = icmp eq i64 %65, 2, !dbg !282
  br i1 %66, label %67, label %92, !dbg !283

67:                                               ; preds = %63
  %68 = call i64 @send(i32 noundef %17, i8* noundef nonnull %18, i64 noundef 2, i32 noundef 0) #10, !dbg !284
  %69 = icmp eq i64 %68, 2, !dbg !285
  br i1 %69, label %70, label %92, !dbg !278

70:                                               ; preds = %67
  %71 = getelementptr inbounds i8, i8* %18, i64 2, !dbg !286
  %72 = call i64 @recv(i32 noundef %16, i8* noundef nonnull %71, i64 noundef 2, i32 noundef 0) #10, !dbg !287
  %73 = icmp ne i64 %72, 2, !dbg !288
  %74 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 3
  %75 = load i8, i8* %74, align 1
  %76 = icmp ne i8 %75, 121
  %77 = select i1 %73, i1 true, i1 %76, !dbg !289
  br i1 %77, label %92, label %78, !dbg !289

78:                                               ; preds = %70
  %79 = call i32 @setsockopt(i32 noundef %16, i32 noundef 1, i32 noundef 20, i8* noundef nonnull %19, i32 noundef 16) #10, !dbg !290
  %80 = call i64 @recv(i32 noundef %16, i8* noundef nonnull %18, i64 noundef 1, i32 noundef 0) #10, !dbg !291
  %81 = icmp eq i64 %80, -1, !dbg !292
  br i1 %81, label %82, label %92, !dbg !293

82:                                               ; preds = %78
  %83 = tail call i32* @__errno_location() #11, !dbg !294
  %84 = load i32, i32* %83, align 4, !dbg !294, !tbaa !30
  %85 = icmp eq i32 %84, 11, !dbg !295
  br i1 %85, label %86, label %92, !dbg !291

86:                                               ; preds = %82
  %87 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 2, !dbg !296
  %88 = load i8, i8* %87, align 2, !dbg !296, !tbaa !15
  %89 = load i8, i8* %4, align 1, !dbg !297, !tbaa !15
  %90 = icmp eq i8 %88, %89, !dbg !298
  %91 = select i1 %90, i32 13, i32 7, !dbg !299
  br label %92, !dbg !300

92:                                               ; preds = %78, %82, %70, %59, %63, %67, %48, %52, %26, %45, %1, %23, %86
  %93 = phi i32 [ %91, %86 ], [ 1, %23 ], [ 1, %1 ], [ 2, %45 ], [ 2, %26 ], [ 3, %52 ], [ 3, %48 ], [ 4, %67 ], [ 4, %63 ], [ 4, %59 ], [ 5, %70 ], [ 6, %82 ], [ 6, %78 ], !dbg !301
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %19) #10, !dbg !302
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %18) #10, !dbg !302
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %15) #10, !dbg !302
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #10, !dbg !302
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %11) #10, !dbg !302
  ret i32 %93, !dbg !302
}

; Function Attrs: nounwind uwtable
define internal i32 @events(i8 noundef zeroext %0) #0 !dbg !303 {
  %2 = alloca %struct.itimerspec, align 8
  %3 = alloca %struct.epoll_event, align 4
  %4 = alloca [4 x %struct.epoll_event], align 16
  %5 = alloca i64, align 8
  %6 = bitcast %struct.itimerspec* %2 to i8*, !dbg !304
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %6) #10, !dbg !304
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %6, i8* noundef nonnull align 8 dereferenceable(32) bitcast (%struct.itimerspec* @__const.events.when to i8*), i64 32, i1 false), !dbg !305
  %7 = bitcast %struct.epoll_event* %3 to i8*, !dbg !306
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %7) #10, !dbg !306
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(12) %7, i8* noundef nonnull align 1 dereferenceable(12) bitcast ({ i32, { i32, [4 x i8] } }* @__const.ended.event to i8*), i64 12, i1 false), !dbg !307
  %8 = bitcast [4 x %struct.epoll_event]* %4 to i8*, !dbg !306
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %8) #10, !dbg !306
  %9 = bitcast i64* %5 to i8*, !dbg !308
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #10, !dbg !308
  store i64 0, i64* %5, align 8, !dbg !309, !tbaa !210
  %10 = tail call i32 @epoll_create1(i32 noundef 524288) #10, !dbg !310
  %11 = tail call i32 @eventfd(i32 noundef 2, i32 noundef 2048) #10, !dbg !311
  %12 = tail call i32 @timerfd_create(i32 noundef 1, i32 noundef 2048) #10, !dbg !312
  %13 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 1, i32 noundef %11, %struct.epoll_event* noundef nonnull %3) #10, !dbg !313
  %14 = icmp eq i32 %13, 0, !dbg !313
  br i1 %14, label %15, label %108, !dbg !314

15:                                               ; preds = %1
  %16 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 1, i32 noundef %11, %struct.epoll_event* noundef nonnull %3) #10, !dbg !315
  %17 = icmp eq i32 %16, -1, !dbg !316
  br i1 %17, label %18, label %108, !dbg !317

18:                                               ; preds = %15
  %19 = tail call i32* @__errno_location() #11, !dbg !318
  %20 = load i32, i32* %19, align 4, !dbg !318, !tbaa !30
  %21 = icmp eq i32 %20, 17, !dbg !319
  br i1 %21, label %22, label %108, !dbg !313

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %3, i64 0, i32 0, !dbg !320
  store i32 1, i32* %23, align 4, !dbg !321, !tbaa !322
  %24 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %3, i64 0, i32 1, !dbg !324
  %25 = bitcast %union.epoll_data* %24 to i32*, !dbg !325
  store i32 2, i32* %25, align 4, !dbg !326, !tbaa !15
  %26 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 1, i32 noundef %12, %struct.epoll_event* noundef nonnull %3) #10, !dbg !327
  %27 = icmp eq i32 %26, 0, !dbg !327
  br i1 %27, label %28, label %108, !dbg !328

28:                                               ; preds = %22
  %29 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %4, i64 0, i64 0, !dbg !329
  %30 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef -1) #10, !dbg !330
  %31 = icmp ne i32 %30, 1, !dbg !331
  %32 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %4, i64 0, i64 0, i32 1
  %33 = bitcast %union.epoll_data* %32 to i32*
  %34 = load i32, i32* %33, align 4
  %35 = icmp ne i32 %34, 1
  %36 = select i1 %31, i1 true, i1 %35, !dbg !332
  br i1 %36, label %108, label %37, !dbg !332

37:                                               ; preds = %28
  %38 = call i64 @read(i32 noundef %11, i8* noundef nonnull %9, i64 noundef 8) #10, !dbg !333
  %39 = icmp ne i64 %38, 8, !dbg !334
  %40 = load i64, i64* %5, align 8
  %41 = icmp ne i64 %40, 2
  %42 = select i1 %39, i1 true, i1 %41, !dbg !335
  br i1 %42, label %108, label %43, !dbg !335

43:                                               ; preds = %37
  %44 = call i64 @read(i32 noundef %11, i8* noundef nonnull %9, i64 noundef 8) #10, !dbg !336
  %45 = icmp eq i64 %44, -1, !dbg !337
  br i1 %45, label %46, label %108, !dbg !338

46:                                               ; preds = %43
  %47 = load i32, i32* %19, align 4, !dbg !339, !tbaa !30
  %48 = icmp eq i32 %47, 11, !dbg !340
  br i1 %48, label %49, label %108, !dbg !333

49:                                               ; preds = %46
  %50 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 0) #10, !dbg !341
  %51 = icmp eq i32 %50, 0, !dbg !342
  br i1 %51, label %52, label %108, !dbg !341

52:                                               ; preds = %49
  %53 = call i32 @timerfd_settime(i32 noundef %12, i32 noundef 0, %struct.itimerspec* noundef nonnull %2, %struct.itimerspec* noundef null) #10, !dbg !343
  %54 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 5000) #10, !dbg !344
  %55 = icmp ne i32 %54, 1, !dbg !345
  %56 = load i32, i32* %33, align 4
  %57 = icmp ne i32 %56, 2
  %58 = select i1 %55, i1 true, i1 %57, !dbg !346
  br i1 %58, label %108, label %59, !dbg !346

59:                                               ; preds = %52
  %60 = call i64 @read(i32 noundef %12, i8* noundef nonnull %9, i64 noundef 8) #10, !dbg !347
  %61 = icmp ne i64 %60, 8, !dbg !348
  %62 = load i64, i64* %5, align 8
  %63 = icmp eq i64 %62, 0
  %64 = select i1 %61, i1 true, i1 %63, !dbg !349
  br i1 %64, label %108, label %65, !dbg !349

65:                                               ; preds = %59
  %66 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 0, i32 1, !dbg !350
  store i64 0, i64* %66, align 8, !dbg !351, !tbaa !352
  %67 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %2, i64 0, i32 1, i32 1, !dbg !355
  store i64 0, i64* %67, align 8, !dbg !356, !tbaa !357
  %68 = call i32 @timerfd_settime(i32 noundef %12, i32 noundef 0, %struct.itimerspec* noundef nonnull %2, %struct.itimerspec* noundef null) #10, !dbg !358
  store i32 -2147483647, i32* %23, align 4, !dbg !359, !tbaa !322
  store i32 3, i32* %25, align 4, !dbg !360, !tbaa !15
  %69 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 3, i32 noundef %11, %struct.epoll_event* noundef nonnull %3) #10, !dbg !361
  %70 = zext i8 %0 to i64, !dbg !362
  %71 = add nuw nsw i64 %70, 1, !dbg !363
  %72 = call i32 @eventfd_write(i32 noundef %11, i64 noundef %71) #10, !dbg !364
  %73 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 0) #10, !dbg !365
  %74 = icmp ne i32 %73, 1, !dbg !366
  %75 = load i32, i32* %33, align 4
  %76 = icmp ne i32 %75, 3
  %77 = select i1 %74, i1 true, i1 %76, !dbg !367
  br i1 %77, label %108, label %78, !dbg !367

78:                                               ; preds = %65
  %79 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 0) #10, !dbg !368
  %80 = icmp eq i32 %79, 0, !dbg !369
  br i1 %80, label %81, label %108, !dbg !365

81:                                               ; preds = %78
  %82 = call i32 @eventfd_write(i32 noundef %11, i64 noundef 1) #10, !dbg !370
  %83 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 0) #10, !dbg !371
  %84 = icmp eq i32 %83, 1, !dbg !372
  br i1 %84, label %85, label %108, !dbg !373

85:                                               ; preds = %81
  %86 = call i32 @eventfd_read(i32 noundef %11, i64* noundef nonnull %5) #10, !dbg !374
  %87 = icmp eq i32 %86, 0, !dbg !374
  br i1 %87, label %88, label %108, !dbg !375

88:                                               ; preds = %85
  %89 = load i64, i64* %5, align 8, !dbg !376, !tbaa !210
  %90 = add nuw nsw i64 %70, 2, !dbg !377
  %91 = icmp eq i64 %89, %90, !dbg !378
  br i1 %91, label %92, label %108, !dbg !371

92:                                               ; preds = %88
  store i32 1073741825, i32* %23, align 4, !dbg !379, !tbaa !322
  %93 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 3, i32 noundef %11, %struct.epoll_event* noundef nonnull %3) #10, !dbg !380
  %94 = call i32 @eventfd_write(i32 noundef %11, i64 noundef 1) #10, !dbg !381
  %95 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 0) #10, !dbg !382
  %96 = icmp eq i32 %95, 1, !dbg !383
  br i1 %96, label %97, label %108, !dbg !384

97:                                               ; preds = %92
  %98 = call i32 @epoll_wait(i32 noundef %10, %struct.epoll_event* noundef nonnull %29, i32 noundef 4, i32 noundef 0) #10, !dbg !385
  %99 = icmp eq i32 %98, 0, !dbg !386
  br i1 %99, label %100, label %108, !dbg !382

100:                                              ; preds = %97
  %101 = call i32 @close(i32 noundef %11) #10, !dbg !387
  %102 = call i32 @epoll_ctl(i32 noundef %10, i32 noundef 2, i32 noundef %11, %struct.epoll_event* noundef null) #10, !dbg !388
  %103 = icmp eq i32 %102, -1, !dbg !389
  br i1 %103, label %104, label %108, !dbg !390

104:                                              ; preds = %100
  %105 = load i32, i32* %19, align 4, !dbg !391, !tbaa !30
  %106 = icmp eq i32 %105, 9, !dbg !392
  %107 = select i1 %106, i32 14, i32 9
  br label %108

108:                                              ; preds = %100, %104, %92, %97, %81, %85, %88, %65, %78, %52, %59, %49, %37, %43, %46, %22, %28, %1, %15, %18
  %109 = phi i32 [ 1, %18 ], [ 1, %15 ], [ 1, %1 ], [ 2, %28 ], [ 2, %22 ], [ 3, %46 ], [ 3, %43 ], [ 3, %37 ], [ 4, %49 ], [ 5, %59 ], [ 5, %52 ], [ 6, %78 ], [ 6, %65 ], [ 7, %88 ], [ 7, %85 ], [ 7, %81 ], [ 8, %97 ], [ 8, %92 ], [ 9, %100 ], [ %107, %104 ], !dbg !393
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #10, !dbg !394
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %8) #10, !dbg !394
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %7) #10, !dbg !394
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %6) #10, !dbg !394
  ret i32 %109, !dbg !394
}

; Function Attrs: nounwind uwtable
define internal i32 @named(i8 noundef zeroext %0) #0 !dbg !395 {
  %2 = alloca i8, align 1
  %3 = alloca %struct.sockaddr_un, align 2
  %4 = alloca %struct.sockaddr_un, align 2
  %5 = alloca %struct.pollfd, align 4
  %6 = alloca i8, align 1
  store i8 %0, i8* %2, align 1, !tbaa !15
  %7 = bitcast %struct.sockaddr_un* %3 to i8*, !dbg !396
  call void @llvm.lifetime.start.p0i8(i64 110, i8* nonnull %7) #10, !dbg !396
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(110) %7, i8* noundef nonnull align 2 dereferenceable(110) bitcast (%struct.sockaddr_un* @__const.named.name to i8*), i64 110, i1 false), !dbg !397
  %8 = bitcast %struct.sockaddr_un* %4 to i8*, !dbg !396
  call void @llvm.lifetime.start.p0i8(i64 110, i8* nonnull %8) #10, !dbg !396
  %9 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 1, i64 0, !dbg !398
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 2 dereferenceable(110) %9, i8 0, i64 108, i1 false), !dbg !398
  %10 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 0, !dbg !398
  store i16 1, i16* %10, align 2, !dbg !398
  %11 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 1, i64 1, !dbg !398
  store i8 115, i8* %11, align 1, !dbg !398
  %12 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 1, i64 2, !dbg !398
  store i8 121, i8* %12, align 2, !dbg !398
  %13 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 1, i64 3, !dbg !398
  store i8 109, i8* %13, align 1, !dbg !398
  %14 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 1, i64 4, !dbg !398
  store i8 118, i8* %14, align 2, !dbg !398
  %15 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i64 0, i32 1, i64 5, !dbg !398
  store i8 109, i8* %15, align 1, !dbg !398
  %16 = bitcast %struct.pollfd* %5 to i8*, !dbg !399
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %16) #10, !dbg !399
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %6) #10, !dbg !400
  store i8 0, i8* %6, align 1, !dbg !401, !tbaa !15
  %17 = tail call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #10, !dbg !402
  %18 = tail call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #10, !dbg !403
  %19 = tail call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #10, !dbg !404
  %20 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %3, i64 0, i32 1, i64 0, !dbg !405
  %21 = call i32 @unlink(i8* noundef nonnull %20) #10, !dbg !406
  %22 = bitcast %struct.sockaddr_un* %3 to %struct.sockaddr*, !dbg !407
  %23 = call i32 @connect(i32 noundef %18, %struct.sockaddr* nonnull %22, i32 noundef 110) #10, !dbg !408
  %24 = icmp eq i32 %23, -1, !dbg !409
  br i1 %24, label %25, label %88, !dbg !410

25:                                               ; preds = %1
  %26 = tail call i32* @__errno_location() #11, !dbg !411
  %27 = load i32, i32* %26, align 4, !dbg !411, !tbaa !30
  %28 = icmp eq i32 %27, 2, !dbg !412
  br i1 %28, label %29, label %88, !dbg !408

29:                                               ; preds = %25
  %30 = call i32 @bind(i32 noundef %17, %struct.sockaddr* nonnull %22, i32 noundef 110) #10, !dbg !413
  %31 = icmp eq i32 %30, 0, !dbg !413
  br i1 %31, label %32, label %88, !dbg !414

32:                                               ; preds = %29
  %33 = call i32 @connect(i32 noundef %18, %struct.sockaddr* nonnull %22, i32 noundef 110) #10, !dbg !415
  %34 = icmp eq i32 %33, -1, !dbg !416
  br i1 %34, label %35, label %88, !dbg !417

35:                                               ; preds = %32
  %36 = load i32, i32* %26, align 4, !dbg !418, !tbaa !30
  %37 = icmp eq i32 %36, 111, !dbg !419
  br i1 %37, label %38, label %88, !dbg !413

38:                                               ; preds = %35
  %39 = call i32 @bind(i32 noundef %19, %struct.sockaddr* nonnull %22, i32 noundef 110) #10, !dbg !420
  %40 = icmp eq i32 %39, -1, !dbg !421
  br i1 %40, label %41, label %88, !dbg !422

41:                                               ; preds = %38
  %42 = load i32, i32* %26, align 4, !dbg !423, !tbaa !30
  %43 = icmp eq i32 %42, 98, !dbg !424
  br i1 %43, label %44, label %88, !dbg !425

44:                                               ; preds = %41
  %45 = bitcast %struct.sockaddr_un* %4 to %struct.sockaddr*, !dbg !426
  %46 = call i32 @bind(i32 noundef %19, %struct.sockaddr* nonnull %45, i32 noundef 8) #10, !dbg !427
  %47 = icmp eq i32 %46, 0, !dbg !427
  br i1 %47, label %48, label %88, !dbg !420

48:                                               ; preds = %44
  %49 = call i32 @listen(i32 noundef %17, i32 noundef 4) #10, !dbg !428
  %50 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %5, i64 0, i32 0, !dbg !429
  store i32 %17, i32* %50, align 4, !dbg !429, !tbaa.struct !430
  %51 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %5, i64 0, i32 1, !dbg !429
  store i16 1, i16* %51, align 4, !dbg !429, !tbaa.struct !431
  %52 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %5, i64 0, i32 2, !dbg !429
  store i16 0, i16* %52, align 2, !dbg !429, !tbaa.struct !432
  %53 = call i32 @poll(%struct.pollfd* noundef nonnull %5, i64 noundef 1, i32 noundef 0) #10, !dbg !433
  %54 = icmp eq i32 %53, 0, !dbg !434
  br i1 %54, label %55, label %88, !dbg !435

55:                                               ; preds = %48
  %56 = call i32 @connect(i32 noundef %18, %struct.sockaddr* nonnull %22, i32 noundef 110) #10, !dbg !436
  %57 = icmp eq i32 %56, 0, !dbg !436
  br i1 %57, label %58, label %88, !dbg !437

58:                                               ; preds = %55
  %59 = call i32 @poll(%struct.pollfd* noundef nonnull %5, i64 noundef 1, i32 noundef -1) #10, !dbg !438
  %60 = icmp eq i32 %59, 1, !dbg !439
  br i1 %60, label %61, label %88, !dbg !433

61:                                               ; preds = %58
  %62 = call i32 @accept4(i32 noundef %17, %struct.sockaddr* null, i32* noundef null, i32 noundef 2048) #10, !dbg !440
  %63 = call i64 @read(i32 noundef %62, i8* noundef nonnull %6, i64 noundef 1) #10, !dbg !441
  %64 = icmp eq i64 %63, -1, !dbg !442
  br i1 %64, label %65, label %88, !dbg !443

65:                                               ; preds = %61
  %66 = load i32, i32* %26, align 4, !dbg !444, !tbaa !30
  %67 = icmp eq i32 %66, 11, !dbg !445
  br i1 %67, label %68, label %88, !dbg !446

68:                                               ; preds = %65
  %69 = call i64 @send(i32 noundef %18, i8* noundef nonnull %2, i64 noundef 1, i32 noundef 0) #10, !dbg !447
  %70 = icmp eq i64 %69, 1, !dbg !448
  br i1 %70, label %71, label %88, !dbg !449

71:                                               ; preds = %68
  %72 = call i64 @read(i32 noundef %62, i8* noundef nonnull %6, i64 noundef 1) #10, !dbg !450
  %73 = icmp eq i64 %72, 1, !dbg !451
  br i1 %73, label %74, label %88, !dbg !441

74:                                               ; preds = %71
  %75 = call i32 @close(i32 noundef %18) #10, !dbg !452
  store i32 %62, i32* %50, align 4, !dbg !453, !tbaa.struct !430
  store i16 5, i16* %51, align 4, !dbg !453, !tbaa.struct !431
  store i16 0, i16* %52, align 2, !dbg !453, !tbaa.struct !432
  %76 = call i32 @poll(%struct.pollfd* noundef nonnull %5, i64 noundef 1, i32 noundef 0) #10, !dbg !454
  %77 = icmp eq i32 %76, 1, !dbg !455
  br i1 %77, label %78, label %88, !dbg !456

78:                                               ; preds = %74
  %79 = load i16, i16* %52, align 2, !dbg !457, !tbaa !458
  %80 = and i16 %79, 17, !dbg !460
  %81 = icmp eq i16 %80, 17, !dbg !460
  br i1 %81, label %82, label %88, !dbg !460

82:                                               ; preds = %78
  %83 = call i32 @unlink(i8* noundef nonnull %20) #10, !dbg !461
  %84 = load i8, i8* %6, align 1, !dbg !462, !tbaa !15
  %85 = load i8, i8* %2, align 1, !dbg !463, !tbaa !15
  %86 = icmp eq i8 %84, %85, !dbg !464
  %87 = select i1 %86, i32 15, i32 7, !dbg !462
  br label %88, !dbg !465

88:                                               ; preds = %82, %71, %68, %65, %61, %78, %74, %48, %55, %58, %38, %41, %44, %29, %32, %35, %1, %25
  %89 = phi i32 [ 1, %25 ], [ 1, %1 ], [ 2, %35 ], [ 2, %32 ], [ 2, %29 ], [ 3, %44 ], [ 3, %41 ], [ 3, %38 ], [ 4, %58 ], [ 4, %55 ], [ 4, %48 ], [ %87, %82 ], [ 5, %71 ], [ 5, %68 ], [ 5, %65 ], [ 5, %61 ], [ 6, %78 ], [ 6, %74 ], !dbg !466
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %6) #10, !dbg !467
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %16) #10, !dbg !467
  call void @llvm.lifetime.end.p0i8(i64 110, i8* nonnull %8) #10, !dbg !467
  call void @llvm.lifetime.end.p0i8(i64 110, i8* nonnull %7) #10, !dbg !467
  ret i32 %89, !dbg !467
}

; Function Attrs: nounwind uwtable
define internal i32 @ended(i8 noundef zeroext %0) #0 !dbg !468 {
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.timeval, align 8
  %5 = alloca %struct.epoll_event, align 1
  %6 = alloca [8 x i8], align 1
  %7 = alloca [2 x %struct.iovec], align 16
  %8 = alloca i64, align 8
  %9 = bitcast [2 x i32]* %2 to i8*, !dbg !469
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %9) #10, !dbg !469
  %10 = bitcast i32* %3 to i8*, !dbg !469
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %10) #10, !dbg !469
  %11 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !470
  store i32 %11, i32* %3, align 4, !dbg !471, !tbaa !30
  %12 = tail call i32 @epoll_create1(i32 noundef 0) #10, !dbg !472
  %13 = tail call i32 @epoll_create1(i32 noundef 0) #10, !dbg !473
  %14 = bitcast %struct.timeval* %4 to i8*, !dbg !474
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %14) #10, !dbg !474
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %14, i8* noundef nonnull align 8 dereferenceable(16) bitcast (%struct.timeval* @__const.ended.patience to i8*), i64 16, i1 false), !dbg !475
  %15 = bitcast %struct.epoll_event* %5 to i8*, !dbg !476
  call void @llvm.lifetime.start.p0i8(i64 12, i8* nonnull %15) #10, !dbg !476
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(12) %15, i8* noundef nonnull align 1 dereferenceable(12) bitcast ({ i32, { i32, [4 x i8] } }* @__const.ended.event to i8*), i64 12, i1 false), !dbg !477
  %16 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !478
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %16) #10, !dbg !478
  %17 = bitcast [2 x %struct.iovec]* %7 to i8*, !dbg !479
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %17) #10, !dbg !479
  %18 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %7, i64 0, i64 0, !dbg !480
  %19 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %7, i64 0, i64 0, i32 0, !dbg !481
  store i8* %16, i8** %19, align 16, !dbg !481, !tbaa !100
  %20 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %7, i64 0, i64 0, i32 1, !dbg !481
  store i64 4, i64* %20, align 8, !dbg !481, !tbaa !103
  %21 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %7, i64 0, i64 1, i32 0, !dbg !482
  %22 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 4, !dbg !483
  store i8* %22, i8** %21, align 16, !dbg !482, !tbaa !100
  %23 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %7, i64 0, i64 1, i32 1, !dbg !482
  store i64 4, i64* %23, align 8, !dbg !482, !tbaa !103
  %24 = bitcast i64* %8 to i8*, !dbg !484
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %24) #10, !dbg !484
  %25 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 0, !dbg !485
  %26 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32* noundef nonnull %25) #10, !dbg !486
  %27 = load i32, i32* %25, align 4, !dbg !487, !tbaa !30
  %28 = call i32 @setsockopt(i32 noundef %27, i32 noundef 1, i32 noundef 20, i8* noundef nonnull %14, i32 noundef 16) #10, !dbg !488
  %29 = call i32 @pthread_create(i64* noundef nonnull %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @ends, i8* noundef nonnull %9) #10, !dbg !489
  %30 = load i32, i32* %25, align 4, !dbg !490, !tbaa !30
  %31 = call i64 @recv(i32 noundef %30, i8* noundef nonnull %16, i64 noundef 1, i32 noundef 0) #10, !dbg !491
  %32 = icmp eq i64 %31, -1, !dbg !492
  br i1 %32, label %33, label %73, !dbg !493

33:                                               ; preds = %1
  %34 = tail call i32* @__errno_location() #11, !dbg !494
  %35 = load i32, i32* %34, align 4, !dbg !494, !tbaa !30
  %36 = icmp eq i32 %35, 11, !dbg !495
  br i1 %36, label %37, label %73, !dbg !491

37:                                               ; preds = %33
  %38 = load i64, i64* %8, align 8, !dbg !496, !tbaa !210
  %39 = call i32 @pthread_join(i64 noundef %38, i8** noundef null) #10, !dbg !497
  %40 = getelementptr inbounds [2 x i32], [2 x i32]* %2, i64 0, i64 1, !dbg !498
  %41 = load i32, i32* %40, align 4, !dbg !498, !tbaa !30
  %42 = call i64 @read(i32 noundef %41, i8* noundef nonnull %16, i64 noundef 1) #10, !dbg !499
  %43 = icmp eq i64 %42, 0, !dbg !500
  br i1 %43, label %44, label %73, !dbg !499

44:                                               ; preds = %37
  %45 = call i32 @listen(i32 noundef %11, i32 noundef 1) #10, !dbg !501
  store i1 true, i1* @late, align 4, !dbg !502
  %46 = call i32 @pthread_create(i64* noundef nonnull %8, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @ends, i8* noundef nonnull %10) #10, !dbg !503
  %47 = load i32, i32* %3, align 4, !dbg !504, !tbaa !30
  %48 = call i32 @accept(i32 noundef %47, %struct.sockaddr* null, i32* noundef null) #10, !dbg !505
  %49 = icmp eq i32 %48, -1, !dbg !506
  br i1 %49, label %50, label %73, !dbg !507

50:                                               ; preds = %44
  %51 = load i32, i32* %34, align 4, !dbg !508, !tbaa !30
  %52 = icmp eq i32 %51, 22, !dbg !509
  br i1 %52, label %53, label %73, !dbg !505

53:                                               ; preds = %50
  %54 = load i64, i64* %8, align 8, !dbg !510, !tbaa !210
  %55 = call i32 @pthread_join(i64 noundef %54, i8** noundef null) #10, !dbg !511
  %56 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32* noundef nonnull %25) #10, !dbg !512
  store i8 %0, i8* %16, align 1, !dbg !513, !tbaa !15
  %57 = load i32, i32* %25, align 4, !dbg !514, !tbaa !30
  %58 = call i64 @writev(i32 noundef %57, %struct.iovec* noundef nonnull %18, i32 noundef 1) #10, !dbg !515
  %59 = load i32, i32* %40, align 4, !dbg !516, !tbaa !30
  %60 = call i64 @readv(i32 noundef %59, %struct.iovec* noundef nonnull %18, i32 noundef 2) #10, !dbg !517
  %61 = icmp eq i64 %60, 4, !dbg !518
  %62 = load i8, i8* %16, align 1
  %63 = icmp eq i8 %62, %0
  %64 = select i1 %61, i1 %63, i1 false, !dbg !519
  br i1 %64, label %65, label %73, !dbg !519

65:                                               ; preds = %53
  %66 = call i32 @epoll_ctl(i32 noundef %12, i32 noundef 1, i32 noundef %13, %struct.epoll_event* noundef nonnull %5) #10, !dbg !520
  %67 = call i32 @epoll_ctl(i32 noundef %13, i32 noundef 1, i32 noundef %12, %struct.epoll_event* noundef nonnull %5) #10, !dbg !521
  %68 = icmp eq i32 %67, -1, !dbg !522
  br i1 %68, label %69, label %73, !dbg !523

69:                                               ; preds = %65
  %70 = load i32, i32* %34, align 4, !dbg !524, !tbaa !30
  %71 = icmp eq i32 %70, 40, !dbg !525
  %72 = select i1 %71, i32 16, i32 5, !dbg !521
  br label %73, !dbg !521

73:                                               ; preds = %69, %65, %53, %44, %50, %37, %1, %33
  %74 = phi i32 [ 1, %33 ], [ 1, %1 ], [ 2, %37 ], [ 3, %50 ], [ 3, %44 ], [ 4, %53 ], [ 5, %65 ], [ %72, %69 ], !dbg !526
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %24) #10, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %17) #10, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %16) #10, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 12, i8* nonnull %15) #10, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %14) #10, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %10) #10, !dbg !527
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %9) #10, !dbg !527
  ret i32 %74, !dbg !527
}

; Function Attrs: nounwind uwtable
define internal i32 @told(i8 noundef zeroext %0) #0 !dbg !528 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca { i64, i64 }, align 8
  %6 = alloca <2 x i64>, align 16
  %7 = bitcast <2 x i64>* %6 to %struct.sockaddr_in*
  %8 = alloca i32, align 4
  %9 = alloca %struct.pollfd, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca %struct.sockaddr_in6, align 4
  %13 = alloca %struct.sockaddr_in6, align 4
  %14 = alloca i32, align 4
  store i8 %0, i8* %4, align 1, !tbaa !15
  %15 = bitcast { i64, i64 }* %5 to i8*, !dbg !529
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %15) #10, !dbg !529
  %16 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i64 0, i32 0, !dbg !530
  store i64 72058139498774530, i64* %16, align 8, !dbg !530
  %17 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %5, i64 0, i32 1, !dbg !530
  store i64 0, i64* %17, align 8, !dbg !530
  %18 = bitcast <2 x i64>* %6 to i8*, !dbg !529
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %18) #10, !dbg !529
  %19 = bitcast i32* %8 to i8*, !dbg !531
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %19) #10, !dbg !531
  store i32 16, i32* %8, align 4, !dbg !532, !tbaa !30
  %20 = bitcast %struct.pollfd* %9 to i8*, !dbg !533
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %20) #10, !dbg !533
  %21 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !534
  %22 = tail call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #10, !dbg !535
  %23 = bitcast i32* %10 to i8*, !dbg !536
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %23) #10, !dbg !536
  store i32 0, i32* %10, align 4, !dbg !537, !tbaa !30
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %11) #10, !dbg !538
  store i8 0, i8* %11, align 1, !dbg !539, !tbaa !15
  %24 = bitcast { i64, i64 }* %5 to %struct.sockaddr*, !dbg !540
  %25 = call i32 @bind(i32 noundef %21, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !541
  %26 = call i32 @listen(i32 noundef %21, i32 noundef 4) #10, !dbg !542
  %27 = bitcast %struct.sockaddr_in* %2 to i8*, !dbg !543
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %27) #10, !dbg !543
  %28 = bitcast i32* %3 to i8*, !dbg !545
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %28) #10, !dbg !545
  store i32 16, i32* %3, align 4, !dbg !546, !tbaa !30
  %29 = bitcast %struct.sockaddr_in* %2 to %struct.sockaddr*, !dbg !547
  %30 = call i32 @getsockname(i32 noundef %21, %struct.sockaddr* nonnull %29, i32* noundef nonnull %3) #10, !dbg !548
  %31 = icmp ne i32 %30, 0, !dbg !548
  %32 = load i32, i32* %3, align 4
  %33 = icmp ne i32 %32, 16
  %34 = select i1 %31, i1 true, i1 %33, !dbg !549
  %35 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i64 0, i32 1, !dbg !549
  %36 = load i16, i16* %35, align 2, !dbg !549
  %37 = call i16 @llvm.bswap.i16(i16 %36) #10, !dbg !549
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %28) #10, !dbg !550
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %27) #10, !dbg !550
  %38 = select i1 %34, i16 -1, i16 %37, !dbg !551
  %39 = call i16 @llvm.bswap.i16(i16 %38) #10
  %40 = zext i16 %39 to i64, !dbg !553
  %41 = shl nuw nsw i64 %40, 16, !dbg !553
  %42 = or i64 %41, 72058139498774530, !dbg !553
  store i64 %42, i64* %16, align 8, !dbg !554, !tbaa.struct !221
  store i64 0, i64* %17, align 8, !dbg !554, !tbaa.struct !223
  %43 = call i32 @connect(i32 noundef %22, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !555
  %44 = icmp eq i32 %43, -1, !dbg !556
  br i1 %44, label %45, label %169, !dbg !557

45:                                               ; preds = %1
  %46 = tail call i32* @__errno_location() #11, !dbg !558
  %47 = load i32, i32* %46, align 4, !dbg !558, !tbaa !30
  %48 = icmp eq i32 %47, 115, !dbg !559
  br i1 %48, label %49, label %169, !dbg !555

49:                                               ; preds = %45
  %50 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %9, i64 0, i32 0, !dbg !560
  store i32 %22, i32* %50, align 4, !dbg !560, !tbaa.struct !430
  %51 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %9, i64 0, i32 1, !dbg !560
  store i16 4, i16* %51, align 4, !dbg !560, !tbaa.struct !431
  %52 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %9, i64 0, i32 2, !dbg !560
  store i16 0, i16* %52, align 2, !dbg !560, !tbaa.struct !432
  %53 = call i32 @poll(%struct.pollfd* noundef nonnull %9, i64 noundef 1, i32 noundef -1) #10, !dbg !561
  %54 = icmp ne i32 %53, 1, !dbg !562
  %55 = load i16, i16* %52, align 2
  %56 = icmp ne i16 %55, 4
  %57 = select i1 %54, i1 true, i1 %56, !dbg !563
  br i1 %57, label %169, label %58, !dbg !563

58:                                               ; preds = %49
  %59 = call i32 @connect(i32 noundef %22, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !564
  %60 = icmp eq i32 %59, 0, !dbg !564
  br i1 %60, label %61, label %169, !dbg !565

61:                                               ; preds = %58
  %62 = call i32 @connect(i32 noundef %22, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !566
  %63 = icmp eq i32 %62, -1, !dbg !567
  br i1 %63, label %64, label %169, !dbg !568

64:                                               ; preds = %61
  %65 = load i32, i32* %46, align 4, !dbg !569, !tbaa !30
  %66 = icmp eq i32 %65, 106, !dbg !570
  br i1 %66, label %67, label %169, !dbg !561

67:                                               ; preds = %64
  %68 = call i32 @accept(i32 noundef %21, %struct.sockaddr* null, i32* noundef null) #10, !dbg !571
  %69 = call i64 @send(i32 noundef %22, i8* noundef nonnull %4, i64 noundef 1, i32 noundef 0) #10, !dbg !572
  %70 = call i32 @shutdown(i32 noundef %22, i32 noundef 1) #10, !dbg !573
  store i32 %68, i32* %50, align 4, !dbg !574, !tbaa.struct !430
  store i16 8193, i16* %51, align 4, !dbg !574, !tbaa.struct !431
  store i16 0, i16* %52, align 2, !dbg !574, !tbaa.struct !432
  %71 = call i32 @poll(%struct.pollfd* noundef nonnull %9, i64 noundef 1, i32 noundef -1) #10, !dbg !575
  %72 = icmp ne i32 %71, 1, !dbg !576
  %73 = load i16, i16* %52, align 2
  %74 = icmp ne i16 %73, 8193
  %75 = select i1 %72, i1 true, i1 %74, !dbg !577
  br i1 %75, label %169, label %76, !dbg !577

76:                                               ; preds = %67
  %77 = call i64 @read(i32 noundef %68, i8* noundef nonnull %11, i64 noundef 1) #10, !dbg !578
  %78 = icmp eq i64 %77, 1, !dbg !579
  br i1 %78, label %79, label %169, !dbg !580

79:                                               ; preds = %76
  %80 = load i8, i8* %11, align 1, !dbg !581, !tbaa !15
  %81 = load i8, i8* %4, align 1, !dbg !582, !tbaa !15
  %82 = icmp eq i8 %80, %81, !dbg !583
  br i1 %82, label %83, label %169, !dbg !575

83:                                               ; preds = %79
  %84 = call i64 @send(i32 noundef %68, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i64 noundef 6, i32 noundef 0) #10, !dbg !584
  %85 = call i32 @close(i32 noundef %22) #10, !dbg !585
  %86 = call i32 @close(i32 noundef %21) #10, !dbg !586
  %87 = call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #10, !dbg !587
  %88 = call i32 @connect(i32 noundef %87, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !588
  %89 = icmp eq i32 %88, -1, !dbg !589
  br i1 %89, label %90, label %169, !dbg !590

90:                                               ; preds = %83
  %91 = load i32, i32* %46, align 4, !dbg !591, !tbaa !30
  %92 = icmp eq i32 %91, 115, !dbg !592
  br i1 %92, label %93, label %169, !dbg !588

93:                                               ; preds = %90
  store i32 %87, i32* %50, align 4, !dbg !593, !tbaa.struct !430
  store i16 4, i16* %51, align 4, !dbg !593, !tbaa.struct !431
  store i16 0, i16* %52, align 2, !dbg !593, !tbaa.struct !432
  store i32 4, i32* %8, align 4, !dbg !594, !tbaa !30
  %94 = call i32 @poll(%struct.pollfd* noundef nonnull %9, i64 noundef 1, i32 noundef -1) #10, !dbg !595
  %95 = icmp eq i32 %94, 1, !dbg !596
  br i1 %95, label %96, label %169, !dbg !597

96:                                               ; preds = %93
  %97 = load i16, i16* %52, align 2, !dbg !598, !tbaa !458
  %98 = and i16 %97, 8, !dbg !599
  %99 = icmp eq i16 %98, 0, !dbg !599
  br i1 %99, label %169, label %100, !dbg !600

100:                                              ; preds = %96
  %101 = call i32 @getsockopt(i32 noundef %87, i32 noundef 1, i32 noundef 4, i8* noundef nonnull %23, i32* noundef nonnull %8) #10, !dbg !601
  %102 = icmp ne i32 %101, 0, !dbg !601
  %103 = load i32, i32* %10, align 4
  %104 = icmp ne i32 %103, 111
  %105 = select i1 %102, i1 true, i1 %104, !dbg !602
  br i1 %105, label %169, label %106, !dbg !602

106:                                              ; preds = %100
  %107 = bitcast %struct.sockaddr_in6* %12 to i8*, !dbg !603
  call void @llvm.lifetime.start.p0i8(i64 28, i8* nonnull %107) #10, !dbg !603
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(28) %107, i8* noundef nonnull align 4 dereferenceable(28) bitcast (%struct.sockaddr_in6* @__const.told.both to i8*), i64 28, i1 false), !dbg !604
  %108 = bitcast %struct.sockaddr_in6* %13 to i8*, !dbg !603
  call void @llvm.lifetime.start.p0i8(i64 28, i8* nonnull %108) #10, !dbg !603
  %109 = call i32 @socket(i32 noundef 10, i32 noundef 1, i32 noundef 0) #10, !dbg !605
  %110 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !606
  %111 = bitcast %struct.sockaddr_in6* %12 to %struct.sockaddr*, !dbg !607
  %112 = call i32 @bind(i32 noundef %109, %struct.sockaddr* nonnull %111, i32 noundef 28) #10, !dbg !608
  %113 = call i32 @listen(i32 noundef %109, i32 noundef 1) #10, !dbg !609
  store i32 28, i32* %8, align 4, !dbg !610, !tbaa !30
  %114 = call i32 @getsockname(i32 noundef %109, %struct.sockaddr* nonnull %111, i32* noundef nonnull %8) #10, !dbg !611
  %115 = getelementptr inbounds %struct.sockaddr_in6, %struct.sockaddr_in6* %12, i64 0, i32 1, !dbg !612
  %116 = load i16, i16* %115, align 2, !dbg !612, !tbaa !613
  %117 = zext i16 %116 to i64, !dbg !616
  %118 = shl nuw nsw i64 %117, 16, !dbg !616
  %119 = or i64 %118, 72058139498774530, !dbg !616
  store i64 %119, i64* %16, align 8, !dbg !618, !tbaa.struct !221
  store i64 0, i64* %17, align 8, !dbg !618, !tbaa.struct !223
  store i32 28, i32* %8, align 4, !dbg !619, !tbaa !30
  %120 = call i32 @connect(i32 noundef %110, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !620
  %121 = icmp eq i32 %120, 0, !dbg !620
  br i1 %121, label %122, label %167, !dbg !621

122:                                              ; preds = %106
  %123 = bitcast %struct.sockaddr_in6* %13 to %struct.sockaddr*, !dbg !622
  %124 = call i32 @accept(i32 noundef %109, %struct.sockaddr* nonnull %123, i32* noundef nonnull %8) #10, !dbg !623
  %125 = icmp slt i32 %124, 0, !dbg !624
  br i1 %125, label %167, label %126, !dbg !625

126:                                              ; preds = %122
  %127 = getelementptr inbounds %struct.sockaddr_in6, %struct.sockaddr_in6* %13, i64 0, i32 3, i32 0, i32 0, i64 0, !dbg !626
  %128 = load i32, i32* %127, align 4, !dbg !626, !tbaa !15
  %129 = icmp eq i32 %128, 0, !dbg !626
  %130 = getelementptr inbounds %struct.sockaddr_in6, %struct.sockaddr_in6* %13, i64 0, i32 3, i32 0, i32 0, i64 1, !dbg !626
  %131 = load i32, i32* %130, align 4, !dbg !626
  %132 = icmp eq i32 %131, 0, !dbg !626
  %133 = select i1 %129, i1 %132, i1 false, !dbg !626
  %134 = getelementptr inbounds %struct.sockaddr_in6, %struct.sockaddr_in6* %13, i64 0, i32 3, i32 0, i32 0, i64 2, !dbg !626
  %135 = load i32, i32* %134, align 4, !dbg !626
  %136 = icmp eq i32 %135, -65536, !dbg !626
  %137 = select i1 %133, i1 %136, i1 false, !dbg !626
  br i1 %137, label %138, label %167, !dbg !626

138:                                              ; preds = %126
  %139 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !627
  %140 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #10, !dbg !628
  %141 = bitcast i32* %14 to i8*, !dbg !629
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %141) #10, !dbg !629
  store i32 1, i32* %14, align 4, !dbg !630, !tbaa !30
  store <2 x i64> <i64 2, i64 0>, <2 x i64>* %6, align 16, !dbg !631
  %142 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %7, i64 0, i32 2, i32 0, !dbg !632
  %143 = bitcast <2 x i64>* %6 to %struct.sockaddr*, !dbg !633
  %144 = call i32 @bind(i32 noundef %139, %struct.sockaddr* nonnull %143, i32 noundef 16) #10, !dbg !634
  %145 = call fastcc i32 @port_of(i32 noundef %139), !dbg !635, !range !636
  %146 = trunc i32 %145 to i16, !dbg !637
  %147 = call i16 @llvm.bswap.i16(i16 %146) #10
  %148 = zext i16 %147 to i64, !dbg !639
  %149 = shl nuw nsw i64 %148, 16, !dbg !639
  %150 = or i64 %149, 72058139498774530, !dbg !639
  store i64 %150, i64* %16, align 8, !dbg !640, !tbaa.struct !221
  store i64 0, i64* %17, align 8, !dbg !640, !tbaa.struct !223
  %151 = call i64 @sendto(i32 noundef %140, i8* noundef nonnull %4, i64 noundef 1, i32 noundef 0, %struct.sockaddr* nonnull %24, i32 noundef 16) #10, !dbg !641
  store i32 16, i32* %8, align 4, !dbg !642, !tbaa !30
  %152 = call i64 @recvfrom(i32 noundef %139, i8* noundef nonnull %11, i64 noundef 1, i32 noundef 0, %struct.sockaddr* nonnull %143, i32* noundef nonnull %8) #10, !dbg !643
  %153 = icmp eq i64 %152, 1, !dbg !644
  %154 = load i32, i32* %142, align 4
  %155 = icmp eq i32 %154, 16777343
  %156 = select i1 %153, i1 %155, i1 false, !dbg !645
  br i1 %156, label %157, label %165, !dbg !645

157:                                              ; preds = %138
  %158 = call i32 @setsockopt(i32 noundef %139, i32 noundef 1, i32 noundef 6, i8* noundef nonnull %141, i32 noundef 4) #10, !dbg !646
  store i32 0, i32* %14, align 4, !dbg !647, !tbaa !30
  store i32 4, i32* %8, align 4, !dbg !648, !tbaa !30
  %159 = call i32 @getsockopt(i32 noundef %139, i32 noundef 1, i32 noundef 6, i8* noundef nonnull %141, i32* noundef nonnull %8) #10, !dbg !649
  %160 = icmp ne i32 %159, 0, !dbg !649
  %161 = load i32, i32* %14, align 4, !dbg !650
  %162 = icmp ne i32 %161, 1, !dbg !650
  %163 = select i1 %160, i1 true, i1 %162, !dbg !650
  %164 = select i1 %163, i32 7, i32 17, !dbg !649
  br label %165, !dbg !651

165:                                              ; preds = %138, %157
  %166 = phi i32 [ %164, %157 ], [ 6, %138 ], !dbg !652
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %141) #10, !dbg !653
  br label %167

167:                                              ; preds = %126, %106, %122, %165
  %168 = phi i32 [ %166, %165 ], [ 8, %122 ], [ 8, %106 ], [ 8, %126 ], !dbg !652
  call void @llvm.lifetime.end.p0i8(i64 28, i8* nonnull %108) #10, !dbg !653
  call void @llvm.lifetime.end.p0i8(i64 28, i8* nonnull %107) #10, !dbg !653
  br label %169

169:                                              ; preds = %167, %79, %76, %67, %90, %83, %100, %96, %93, %49, %58, %61, %64, %1, %45
  %170 = phi i32 [ 1, %45 ], [ 1, %1 ], [ 2, %64 ], [ 2, %61 ], [ 2, %58 ], [ 2, %49 ], [ %168, %167 ], [ 3, %79 ], [ 3, %76 ], [ 3, %67 ], [ 4, %90 ], [ 4, %83 ], [ 5, %100 ], [ 5, %96 ], [ 5, %93 ], !dbg !652
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %11) #10, !dbg !653
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %23) #10, !dbg !653
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %20) #10, !dbg !653
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %19) #10, !dbg !653
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %18) #10, !dbg !653
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %15) #10, !dbg !653
  ret i32 %170, !dbg !653
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

declare !dbg !654 void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
declare !dbg !656 i32 @socketpair(i32 noundef, i32 noundef, i32 noundef, i32* noundef) local_unnamed_addr #4

; Function Attrs: nofree
declare !dbg !658 noundef i64 @write(i32 noundef, i8* nocapture noundef readonly, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !660 i32 @ioctl(i32 noundef, i64 noundef, ...) local_unnamed_addr #4

declare !dbg !662 i64 @recv(i32 noundef, i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nofree
declare !dbg !663 noundef i64 @read(i32 noundef, i8* nocapture noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32* @__errno_location() local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !664 i32 @shutdown(i32 noundef, i32 noundef) local_unnamed_addr #4

declare !dbg !665 i64 @send(i32 noundef, i8* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !666 i32 @close(i32 noundef) local_unnamed_addr #2

declare !dbg !667 i64 @recvmsg(i32 noundef, %struct.msghdr* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !668 i32 @socket(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !669 i32 @setsockopt(i32 noundef, i32 noundef, i32 noundef, i8* noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !670 i32 @bind(i32 noundef, %struct.sockaddr*, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !671 i32 @listen(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc i32 @port_of(i32 noundef %0) unnamed_addr #0 !dbg !162 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  %4 = bitcast %struct.sockaddr_in* %2 to i8*, !dbg !672
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #10, !dbg !672
  %5 = bitcast i32* %3 to i8*, !dbg !673
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #10, !dbg !673
  store i32 16, i32* %3, align 4, !dbg !674, !tbaa !30
  %6 = bitcast %struct.sockaddr_in* %2 to %struct.sockaddr*, !dbg !675
  %7 = call i32 @getsockname(i32 noundef %0, %struct.sockaddr* nonnull %6, i32* noundef nonnull %3) #10, !dbg !676
  %8 = icmp ne i32 %7, 0, !dbg !676
  %9 = load i32, i32* %3, align 4
  %10 = icmp ne i32 %9, 16
  %11 = select i1 %8, i1 true, i1 %10, !dbg !677
  %12 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i64 0, i32 1, !dbg !677
  %13 = load i16, i16* %12, align 2, !dbg !677
  %14 = call i16 @llvm.bswap.i16(i16 %13) #10, !dbg !677
  %15 = zext i16 %14 to i32, !dbg !677
  %16 = select i1 %11, i32 -1, i32 %15, !dbg !677
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #10, !dbg !678
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #10, !dbg !678
  ret i32 %16, !dbg !679
}

; Function Attrs: nounwind
declare !dbg !680 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i8* @ask(i8* noundef %0) #0 !dbg !682 {
  %2 = alloca { i64, i64 }, align 8
  %3 = alloca i8, align 1
  %4 = bitcast { i64, i64 }* %2 to i8*, !dbg !683
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %4) #10, !dbg !683
  %5 = load i32, i32* @port, align 4, !dbg !684, !tbaa !30
  %6 = trunc i32 %5 to i16, !dbg !685
  %7 = tail call i16 @llvm.bswap.i16(i16 %6) #10
  %8 = zext i16 %7 to i64, !dbg !687
  %9 = shl nuw nsw i64 %8, 16, !dbg !687
  %10 = or i64 %9, 72058139498774530, !dbg !687
  %11 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %2, i64 0, i32 0, !dbg !688
  store i64 %10, i64* %11, align 8, !dbg !688
  %12 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %2, i64 0, i32 1, !dbg !688
  store i64 0, i64* %12, align 8, !dbg !688
  call void @llvm.lifetime.start.p0i8(i64 1, i8* nonnull %3) #10, !dbg !689
  store i8 0, i8* %3, align 1, !dbg !690, !tbaa !15
  %13 = tail call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #10, !dbg !691
  %14 = bitcast { i64, i64 }* %2 to %struct.sockaddr*, !dbg !692
  %15 = call i32 @connect(i32 noundef %13, %struct.sockaddr* nonnull %14, i32 noundef 16) #10, !dbg !693
  %16 = icmp eq i32 %15, 0, !dbg !693
  br i1 %16, label %17, label %27, !dbg !694

17:                                               ; preds = %1
  %18 = call i64 @send(i32 noundef %13, i8* noundef %0, i64 noundef 1, i32 noundef 0) #10, !dbg !695
  %19 = icmp eq i64 %18, 1, !dbg !696
  br i1 %19, label %20, label %27, !dbg !697

20:                                               ; preds = %17
  %21 = call i64 @recv(i32 noundef %13, i8* noundef nonnull %3, i64 noundef 1, i32 noundef 0) #10, !dbg !698
  %22 = icmp eq i64 %21, 1, !dbg !699
  br i1 %22, label %23, label %27, !dbg !700

23:                                               ; preds = %20
  %24 = load i8, i8* %3, align 1, !dbg !701, !tbaa !15
  %25 = zext i8 %24 to i64, !dbg !702
  %26 = inttoptr i64 %25 to i8*, !dbg !703
  br label %27, !dbg !703

27:                                               ; preds = %23, %20, %17, %1
  %28 = phi i8* [ inttoptr (i64 -1 to i8*), %1 ], [ %26, %23 ], [ inttoptr (i64 -1 to i8*), %20 ], [ inttoptr (i64 -1 to i8*), %17 ]
  %29 = call i32 @close(i32 noundef %13) #10, !dbg !704
  call void @llvm.lifetime.end.p0i8(i64 1, i8* nonnull %3) #10, !dbg !705
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %4) #10, !dbg !705
  ret i8* %28, !dbg !706
}

declare !dbg !707 i32 @accept(i32 noundef, %struct.sockaddr*, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !708 i32 @getpeername(i32 noundef, %struct.sockaddr*, i32* noundef) local_unnamed_addr #4

declare !dbg !709 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #7

declare !dbg !710 i32 @connect(i32 noundef, %struct.sockaddr*, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !711 i32 @getsockname(i32 noundef, %struct.sockaddr*, i32* noundef) local_unnamed_addr #4

declare !dbg !712 i64 @sendto(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr*, i32 noundef) local_unnamed_addr #2

declare !dbg !713 i64 @recvfrom(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr*, i32* noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !714 i32 @epoll_create1(i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !716 i32 @eventfd(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !718 i32 @timerfd_create(i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !720 i32 @epoll_ctl(i32 noundef, i32 noundef, i32 noundef, %struct.epoll_event* noundef) local_unnamed_addr #4

declare !dbg !721 i32 @epoll_wait(i32 noundef, %struct.epoll_event* noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !722 i32 @timerfd_settime(i32 noundef, i32 noundef, %struct.itimerspec* noundef, %struct.itimerspec* noundef) local_unnamed_addr #4

declare !dbg !723 i32 @eventfd_write(i32 noundef, i64 noundef) local_unnamed_addr #2

declare !dbg !724 i32 @eventfd_read(i32 noundef, i64* noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !725 noundef i32 @unlink(i8* nocapture noundef readonly) local_unnamed_addr #8

declare !dbg !726 i32 @poll(%struct.pollfd* noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !728 i32 @accept4(i32 noundef, %struct.sockaddr*, i32* noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noalias i8* @ends(i8* nocapture noundef readonly %0) #0 !dbg !729 {
  %2 = tail call i32 @usleep(i32 noundef 200000) #10, !dbg !730
  %3 = load i1, i1* @late, align 4, !dbg !731
  %4 = bitcast i8* %0 to i32*, !dbg !732
  %5 = load i32, i32* %4, align 4, !dbg !732, !tbaa !30
  br i1 %3, label %6, label %8, !dbg !731

6:                                                ; preds = %1
  %7 = tail call i32 @shutdown(i32 noundef %5, i32 noundef 2) #10, !dbg !733
  br label %10, !dbg !733

8:                                                ; preds = %1
  %9 = tail call i32 @close(i32 noundef %5) #10, !dbg !734
  br label %10

10:                                               ; preds = %8, %6
  ret i8* null, !dbg !735
}

declare !dbg !736 i64 @writev(i32 noundef, %struct.iovec* noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !738 i64 @readv(i32 noundef, %struct.iovec* noundef, i32 noundef) local_unnamed_addr #2

declare !dbg !739 i32 @usleep(i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !740 i32 @getsockopt(i32 noundef, i32 noundef, i32 noundef, i8* noundef, i32* noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i16 @llvm.bswap.i16(i16) #9

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #8 = { nofree nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { nounwind }
attributes #11 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sockets.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b150fc534179d932c1b51df309c9c99")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{!"Debian clang version 14.0.6"}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 317, type: !10, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!27 = distinct !DISubprogram(name: "pairs", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DILocation(line: 33, column: 5, scope: !27)
!29 = !DILocation(line: 33, column: 17, scope: !27)
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !16, i64 0}
!32 = !DILocation(line: 34, column: 5, scope: !27)
!33 = !DILocation(line: 34, column: 10, scope: !27)
!34 = !DILocation(line: 35, column: 45, scope: !27)
!35 = !DILocation(line: 35, column: 9, scope: !27)
!36 = !DILocation(line: 37, column: 15, scope: !27)
!37 = !DILocation(line: 37, column: 9, scope: !27)
!38 = !DILocation(line: 37, column: 30, scope: !27)
!39 = !DILocation(line: 37, column: 35, scope: !27)
!40 = !DILocation(line: 37, column: 44, scope: !27)
!41 = !DILocation(line: 37, column: 38, scope: !27)
!42 = !DILocation(line: 37, column: 61, scope: !27)
!43 = !DILocation(line: 39, column: 15, scope: !27)
!44 = !DILocation(line: 39, column: 9, scope: !27)
!45 = !DILocation(line: 39, column: 40, scope: !27)
!46 = !DILocation(line: 41, column: 14, scope: !27)
!47 = !DILocation(line: 41, column: 9, scope: !27)
!48 = !DILocation(line: 41, column: 41, scope: !27)
!49 = !DILocation(line: 41, column: 46, scope: !27)
!50 = !DILocation(line: 41, column: 54, scope: !27)
!51 = !DILocation(line: 41, column: 49, scope: !27)
!52 = !DILocation(line: 41, column: 71, scope: !27)
!53 = !DILocation(line: 41, column: 76, scope: !27)
!54 = !DILocation(line: 43, column: 14, scope: !27)
!55 = !DILocation(line: 43, column: 27, scope: !27)
!56 = !DILocation(line: 43, column: 9, scope: !27)
!57 = !DILocation(line: 43, column: 49, scope: !27)
!58 = !DILocation(line: 43, column: 55, scope: !27)
!59 = !DILocation(line: 43, column: 58, scope: !27)
!60 = !DILocation(line: 43, column: 64, scope: !27)
!61 = !DILocation(line: 45, column: 14, scope: !27)
!62 = !DILocation(line: 45, column: 5, scope: !27)
!63 = !DILocation(line: 46, column: 14, scope: !27)
!64 = !DILocation(line: 46, column: 9, scope: !27)
!65 = !DILocation(line: 46, column: 35, scope: !27)
!66 = !DILocation(line: 48, column: 14, scope: !27)
!67 = !DILocation(line: 48, column: 9, scope: !27)
!68 = !DILocation(line: 48, column: 44, scope: !27)
!69 = !DILocation(line: 48, column: 50, scope: !27)
!70 = !DILocation(line: 48, column: 53, scope: !27)
!71 = !DILocation(line: 48, column: 59, scope: !27)
!72 = !DILocation(line: 50, column: 11, scope: !27)
!73 = !DILocation(line: 50, column: 5, scope: !27)
!74 = !DILocation(line: 51, column: 11, scope: !27)
!75 = !DILocation(line: 51, column: 5, scope: !27)
!76 = !DILocation(line: 52, column: 14, scope: !27)
!77 = !DILocation(line: 52, column: 9, scope: !27)
!78 = !DILocation(line: 52, column: 35, scope: !27)
!79 = !DILocation(line: 52, column: 40, scope: !27)
!80 = !DILocation(line: 52, column: 48, scope: !27)
!81 = !DILocation(line: 52, column: 61, scope: !27)
!82 = !DILocation(line: 52, column: 43, scope: !27)
!83 = !DILocation(line: 52, column: 69, scope: !27)
!84 = !DILocation(line: 54, column: 11, scope: !27)
!85 = !DILocation(line: 54, column: 5, scope: !27)
!86 = !DILocation(line: 55, column: 27, scope: !27)
!87 = !DILocation(line: 55, column: 35, scope: !27)
!88 = !DILocation(line: 55, column: 40, scope: !27)
!89 = !DILocation(line: 55, column: 12, scope: !27)
!90 = !DILocation(line: 55, column: 5, scope: !27)
!91 = !DILocation(line: 0, scope: !27)
!92 = !DILocation(line: 56, column: 1, scope: !27)
!93 = distinct !DISubprogram(name: "packets", scope: !1, file: !1, line: 58, type: !10, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = !DILocation(line: 60, column: 5, scope: !93)
!95 = !DILocation(line: 61, column: 5, scope: !93)
!96 = !DILocation(line: 61, column: 10, scope: !93)
!97 = !DILocation(line: 62, column: 5, scope: !93)
!98 = !DILocation(line: 62, column: 29, scope: !93)
!99 = !DILocation(line: 62, column: 30, scope: !93)
!100 = !{!101, !23, i64 0}
!101 = !{!"iovec", !23, i64 0, !102, i64 8}
!102 = !{!"long", !16, i64 0}
!103 = !{!101, !102, i64 8}
!104 = !DILocation(line: 62, column: 41, scope: !93)
!105 = !DILocation(line: 62, column: 47, scope: !93)
!106 = !DILocation(line: 63, column: 5, scope: !93)
!107 = !DILocation(line: 63, column: 29, scope: !93)
!108 = !{!109, !23, i64 0}
!109 = !{!"msghdr", !23, i64 0, !31, i64 8, !23, i64 16, !102, i64 24, !23, i64 32, !102, i64 40, !31, i64 48}
!110 = !{!109, !31, i64 8}
!111 = !{!109, !23, i64 16}
!112 = !{!109, !102, i64 24}
!113 = !DILocation(line: 64, column: 64, scope: !93)
!114 = !DILocation(line: 64, column: 9, scope: !93)
!115 = !DILocation(line: 66, column: 10, scope: !93)
!116 = !DILocation(line: 66, column: 5, scope: !93)
!117 = !DILocation(line: 67, column: 10, scope: !93)
!118 = !DILocation(line: 67, column: 5, scope: !93)
!119 = !DILocation(line: 68, column: 17, scope: !93)
!120 = !DILocation(line: 68, column: 9, scope: !93)
!121 = !DILocation(line: 68, column: 38, scope: !93)
!122 = !DILocation(line: 68, column: 43, scope: !93)
!123 = !DILocation(line: 68, column: 56, scope: !93)
!124 = !{!109, !31, i64 48}
!125 = !DILocation(line: 68, column: 66, scope: !93)
!126 = !DILocation(line: 68, column: 79, scope: !93)
!127 = !DILocation(line: 70, column: 14, scope: !93)
!128 = !DILocation(line: 70, column: 9, scope: !93)
!129 = !DILocation(line: 70, column: 34, scope: !93)
!130 = !DILocation(line: 70, column: 39, scope: !93)
!131 = !DILocation(line: 70, column: 57, scope: !93)
!132 = !DILocation(line: 70, column: 68, scope: !93)
!133 = !DILocation(line: 70, column: 65, scope: !93)
!134 = !DILocation(line: 72, column: 17, scope: !93)
!135 = !DILocation(line: 72, column: 12, scope: !93)
!136 = !DILocation(line: 72, column: 37, scope: !93)
!137 = !DILocation(line: 72, column: 43, scope: !93)
!138 = !DILocation(line: 72, column: 46, scope: !93)
!139 = !DILocation(line: 72, column: 52, scope: !93)
!140 = !DILocation(line: 0, scope: !93)
!141 = !DILocation(line: 73, column: 1, scope: !93)
!142 = distinct !DISubprogram(name: "served", scope: !1, file: !1, line: 94, type: !10, scopeLine: 95, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = !DILocation(line: 96, column: 5, scope: !142)
!144 = !DILocation(line: 96, column: 31, scope: !142)
!145 = !DILocation(line: 97, column: 5, scope: !142)
!146 = !DILocation(line: 97, column: 15, scope: !142)
!147 = !DILocation(line: 97, column: 34, scope: !142)
!148 = !DILocation(line: 98, column: 19, scope: !142)
!149 = !DILocation(line: 98, column: 5, scope: !142)
!150 = !DILocation(line: 98, column: 52, scope: !142)
!151 = !DILocation(line: 99, column: 5, scope: !142)
!152 = !DILocation(line: 99, column: 19, scope: !142)
!153 = !DILocation(line: 100, column: 5, scope: !142)
!154 = !DILocation(line: 101, column: 5, scope: !142)
!155 = !DILocation(line: 102, column: 5, scope: !142)
!156 = !DILocation(line: 103, column: 23, scope: !142)
!157 = !DILocation(line: 103, column: 9, scope: !142)
!158 = !DILocation(line: 103, column: 62, scope: !142)
!159 = !DILocation(line: 103, column: 65, scope: !142)
!160 = !DILocation(line: 103, column: 84, scope: !142)
!161 = !DILocation(line: 77, column: 5, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "port_of", scope: !1, file: !1, line: 75, type: !10, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 103, column: 95, scope: !142)
!164 = !DILocation(line: 78, column: 5, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 78, column: 15, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 79, column: 28, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 79, column: 12, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 79, column: 61, scope: !162, inlinedAt: !163)
!169 = !DILocation(line: 80, column: 1, scope: !162, inlinedAt: !163)
!170 = !DILocation(line: 103, column: 93, scope: !142)
!171 = !DILocation(line: 103, column: 113, scope: !142)
!172 = !DILocation(line: 105, column: 9, scope: !142)
!173 = !DILocation(line: 105, column: 62, scope: !142)
!174 = !DILocation(line: 105, column: 68, scope: !142)
!175 = !DILocation(line: 105, column: 71, scope: !142)
!176 = !DILocation(line: 105, column: 77, scope: !142)
!177 = !DILocation(line: 107, column: 5, scope: !142)
!178 = !DILocation(line: 108, column: 30, scope: !142)
!179 = !DILocation(line: 108, column: 14, scope: !142)
!180 = !DILocation(line: 109, column: 12, scope: !142)
!181 = !DILocation(line: 109, column: 16, scope: !142)
!182 = !DILocation(line: 109, column: 61, scope: !142)
!183 = !{!184, !31, i64 4}
!184 = !{!"sockaddr_in", !185, i64 0, !185, i64 2, !186, i64 4, !16, i64 8}
!185 = !{!"short", !16, i64 0}
!186 = !{!"in_addr", !31, i64 0}
!187 = !DILocation(line: 109, column: 85, scope: !142)
!188 = !DILocation(line: 109, column: 68, scope: !142)
!189 = !DILocation(line: 109, column: 92, scope: !142)
!190 = !DILocation(line: 109, column: 95, scope: !142)
!191 = !DILocation(line: 109, column: 110, scope: !142)
!192 = !DILocation(line: 109, column: 107, scope: !142)
!193 = !DILocation(line: 109, column: 9, scope: !142)
!194 = !DILocation(line: 111, column: 25, scope: !142)
!195 = !DILocation(line: 111, column: 9, scope: !142)
!196 = !DILocation(line: 111, column: 60, scope: !142)
!197 = !DILocation(line: 111, column: 69, scope: !142)
!198 = !{!184, !185, i64 2}
!199 = !DILocation(line: 111, column: 85, scope: !142)
!200 = !DILocation(line: 111, column: 78, scope: !142)
!201 = !DILocation(line: 113, column: 9, scope: !142)
!202 = !DILocation(line: 113, column: 27, scope: !142)
!203 = !DILocation(line: 115, column: 9, scope: !142)
!204 = !DILocation(line: 116, column: 9, scope: !142)
!205 = !DILocation(line: 116, column: 28, scope: !142)
!206 = !DILocation(line: 116, column: 33, scope: !142)
!207 = !DILocation(line: 116, column: 36, scope: !142)
!208 = !DILocation(line: 116, column: 55, scope: !142)
!209 = !DILocation(line: 118, column: 18, scope: !142)
!210 = !{!102, !102, i64 0}
!211 = !DILocation(line: 118, column: 5, scope: !142)
!212 = !DILocation(line: 119, column: 5, scope: !142)
!213 = !DILocation(line: 120, column: 5, scope: !142)
!214 = !DILocation(line: 121, column: 16, scope: !142)
!215 = !DILocation(line: 122, column: 21, scope: !142)
!216 = !DILocation(line: 26, column: 21, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "loopback", scope: !1, file: !1, line: 21, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 122, column: 12, scope: !142)
!219 = !DILocation(line: 28, column: 5, scope: !217, inlinedAt: !218)
!220 = !DILocation(line: 122, column: 12, scope: !142)
!221 = !{i64 0, i64 2, !222, i64 2, i64 2, !222, i64 4, i64 4, !30, i64 8, i64 8, !15}
!222 = !{!185, !185, i64 0}
!223 = !{i64 0, i64 8, !15}
!224 = !DILocation(line: 123, column: 9, scope: !142)
!225 = !DILocation(line: 123, column: 62, scope: !142)
!226 = !DILocation(line: 123, column: 68, scope: !142)
!227 = !DILocation(line: 123, column: 71, scope: !142)
!228 = !DILocation(line: 123, column: 77, scope: !142)
!229 = !DILocation(line: 125, column: 18, scope: !142)
!230 = !DILocation(line: 125, column: 12, scope: !142)
!231 = !DILocation(line: 125, column: 29, scope: !142)
!232 = !DILocation(line: 125, column: 31, scope: !142)
!233 = !DILocation(line: 125, column: 28, scope: !142)
!234 = !DILocation(line: 125, column: 25, scope: !142)
!235 = !DILocation(line: 125, column: 5, scope: !142)
!236 = !DILocation(line: 0, scope: !142)
!237 = !DILocation(line: 126, column: 1, scope: !142)
!238 = distinct !DISubprogram(name: "datagrams", scope: !1, file: !1, line: 128, type: !10, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = !DILocation(line: 130, column: 5, scope: !238)
!240 = !DILocation(line: 130, column: 31, scope: !238)
!241 = !DILocation(line: 131, column: 5, scope: !238)
!242 = !DILocation(line: 131, column: 15, scope: !238)
!243 = !DILocation(line: 132, column: 13, scope: !238)
!244 = !DILocation(line: 132, column: 49, scope: !238)
!245 = !DILocation(line: 133, column: 5, scope: !238)
!246 = !DILocation(line: 133, column: 10, scope: !238)
!247 = !DILocation(line: 134, column: 5, scope: !238)
!248 = !DILocation(line: 134, column: 20, scope: !238)
!249 = !DILocation(line: 135, column: 17, scope: !238)
!250 = !DILocation(line: 135, column: 9, scope: !238)
!251 = !DILocation(line: 135, column: 56, scope: !238)
!252 = !DILocation(line: 135, column: 59, scope: !238)
!253 = !DILocation(line: 77, column: 5, scope: !162, inlinedAt: !254)
!254 = distinct !DILocation(line: 137, column: 21, scope: !238)
!255 = !DILocation(line: 78, column: 5, scope: !162, inlinedAt: !254)
!256 = !DILocation(line: 78, column: 15, scope: !162, inlinedAt: !254)
!257 = !DILocation(line: 79, column: 28, scope: !162, inlinedAt: !254)
!258 = !DILocation(line: 79, column: 12, scope: !162, inlinedAt: !254)
!259 = !DILocation(line: 79, column: 61, scope: !162, inlinedAt: !254)
!260 = !DILocation(line: 80, column: 1, scope: !162, inlinedAt: !254)
!261 = !DILocation(line: 26, column: 21, scope: !217, inlinedAt: !262)
!262 = distinct !DILocation(line: 137, column: 12, scope: !238)
!263 = !DILocation(line: 28, column: 5, scope: !217, inlinedAt: !262)
!264 = !DILocation(line: 137, column: 12, scope: !238)
!265 = !DILocation(line: 138, column: 9, scope: !238)
!266 = !DILocation(line: 138, column: 68, scope: !238)
!267 = !DILocation(line: 138, column: 73, scope: !238)
!268 = !DILocation(line: 138, column: 76, scope: !238)
!269 = !DILocation(line: 138, column: 137, scope: !238)
!270 = !DILocation(line: 140, column: 33, scope: !238)
!271 = !DILocation(line: 140, column: 9, scope: !238)
!272 = !DILocation(line: 140, column: 66, scope: !238)
!273 = !DILocation(line: 140, column: 71, scope: !238)
!274 = !DILocation(line: 140, column: 74, scope: !238)
!275 = !DILocation(line: 140, column: 98, scope: !238)
!276 = !DILocation(line: 140, column: 95, scope: !238)
!277 = !DILocation(line: 142, column: 46, scope: !238)
!278 = !DILocation(line: 142, column: 9, scope: !238)
!279 = !DILocation(line: 142, column: 52, scope: !238)
!280 = !DILocation(line: 142, column: 68, scope: !238)
!281 = !DILocation(line: 142, column: 55, scope: !238)
!282 = !DILocation(line: 142, column: 87, scope: !238)
!283 = !DILocation(line: 142, column: 92, scope: !238)
!284 = !DILocation(line: 142, column: 95, scope: !238)
!285 = !DILocation(line: 142, column: 115, scope: !238)
!286 = !DILocation(line: 144, column: 22, scope: !238)
!287 = !DILocation(line: 144, column: 9, scope: !238)
!288 = !DILocation(line: 144, column: 33, scope: !238)
!289 = !DILocation(line: 144, column: 38, scope: !238)
!290 = !DILocation(line: 146, column: 5, scope: !238)
!291 = !DILocation(line: 147, column: 9, scope: !238)
!292 = !DILocation(line: 147, column: 29, scope: !238)
!293 = !DILocation(line: 147, column: 35, scope: !238)
!294 = !DILocation(line: 147, column: 38, scope: !238)
!295 = !DILocation(line: 147, column: 44, scope: !238)
!296 = !DILocation(line: 149, column: 27, scope: !238)
!297 = !DILocation(line: 149, column: 38, scope: !238)
!298 = !DILocation(line: 149, column: 35, scope: !238)
!299 = !DILocation(line: 149, column: 12, scope: !238)
!300 = !DILocation(line: 149, column: 5, scope: !238)
!301 = !DILocation(line: 0, scope: !238)
!302 = !DILocation(line: 150, column: 1, scope: !238)
!303 = distinct !DISubprogram(name: "events", scope: !1, file: !1, line: 152, type: !10, scopeLine: 153, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!304 = !DILocation(line: 154, column: 5, scope: !303)
!305 = !DILocation(line: 154, column: 23, scope: !303)
!306 = !DILocation(line: 155, column: 5, scope: !303)
!307 = !DILocation(line: 155, column: 24, scope: !303)
!308 = !DILocation(line: 156, column: 5, scope: !303)
!309 = !DILocation(line: 156, column: 19, scope: !303)
!310 = !DILocation(line: 157, column: 16, scope: !303)
!311 = !DILocation(line: 157, column: 56, scope: !303)
!312 = !DILocation(line: 157, column: 90, scope: !303)
!313 = !DILocation(line: 158, column: 9, scope: !303)
!314 = !DILocation(line: 158, column: 57, scope: !303)
!315 = !DILocation(line: 158, column: 60, scope: !303)
!316 = !DILocation(line: 158, column: 108, scope: !303)
!317 = !DILocation(line: 158, column: 114, scope: !303)
!318 = !DILocation(line: 158, column: 117, scope: !303)
!319 = !DILocation(line: 158, column: 123, scope: !303)
!320 = !DILocation(line: 160, column: 11, scope: !303)
!321 = !DILocation(line: 160, column: 18, scope: !303)
!322 = !{!323, !31, i64 0}
!323 = !{!"epoll_event", !31, i64 0, !16, i64 4}
!324 = !DILocation(line: 160, column: 35, scope: !303)
!325 = !DILocation(line: 160, column: 40, scope: !303)
!326 = !DILocation(line: 160, column: 44, scope: !303)
!327 = !DILocation(line: 161, column: 9, scope: !303)
!328 = !DILocation(line: 161, column: 55, scope: !303)
!329 = !DILocation(line: 161, column: 75, scope: !303)
!330 = !DILocation(line: 161, column: 58, scope: !303)
!331 = !DILocation(line: 161, column: 88, scope: !303)
!332 = !DILocation(line: 161, column: 93, scope: !303)
!333 = !DILocation(line: 163, column: 9, scope: !303)
!334 = !DILocation(line: 163, column: 34, scope: !303)
!335 = !DILocation(line: 163, column: 39, scope: !303)
!336 = !DILocation(line: 163, column: 56, scope: !303)
!337 = !DILocation(line: 163, column: 81, scope: !303)
!338 = !DILocation(line: 163, column: 87, scope: !303)
!339 = !DILocation(line: 163, column: 90, scope: !303)
!340 = !DILocation(line: 163, column: 96, scope: !303)
!341 = !DILocation(line: 165, column: 9, scope: !303)
!342 = !DILocation(line: 165, column: 38, scope: !303)
!343 = !DILocation(line: 167, column: 5, scope: !303)
!344 = !DILocation(line: 168, column: 9, scope: !303)
!345 = !DILocation(line: 168, column: 41, scope: !303)
!346 = !DILocation(line: 168, column: 46, scope: !303)
!347 = !DILocation(line: 168, column: 74, scope: !303)
!348 = !DILocation(line: 168, column: 97, scope: !303)
!349 = !DILocation(line: 168, column: 102, scope: !303)
!350 = !DILocation(line: 170, column: 46, scope: !303)
!351 = !DILocation(line: 170, column: 54, scope: !303)
!352 = !{!353, !102, i64 8}
!353 = !{!"itimerspec", !354, i64 0, !354, i64 16}
!354 = !{!"timespec", !102, i64 0, !102, i64 8}
!355 = !DILocation(line: 170, column: 19, scope: !303)
!356 = !DILocation(line: 170, column: 27, scope: !303)
!357 = !{!353, !102, i64 24}
!358 = !DILocation(line: 171, column: 5, scope: !303)
!359 = !DILocation(line: 172, column: 18, scope: !303)
!360 = !DILocation(line: 172, column: 54, scope: !303)
!361 = !DILocation(line: 173, column: 5, scope: !303)
!362 = !DILocation(line: 174, column: 28, scope: !303)
!363 = !DILocation(line: 174, column: 30, scope: !303)
!364 = !DILocation(line: 174, column: 5, scope: !303)
!365 = !DILocation(line: 175, column: 9, scope: !303)
!366 = !DILocation(line: 175, column: 38, scope: !303)
!367 = !DILocation(line: 175, column: 43, scope: !303)
!368 = !DILocation(line: 175, column: 71, scope: !303)
!369 = !DILocation(line: 175, column: 100, scope: !303)
!370 = !DILocation(line: 177, column: 5, scope: !303)
!371 = !DILocation(line: 178, column: 9, scope: !303)
!372 = !DILocation(line: 178, column: 38, scope: !303)
!373 = !DILocation(line: 178, column: 43, scope: !303)
!374 = !DILocation(line: 178, column: 46, scope: !303)
!375 = !DILocation(line: 178, column: 76, scope: !303)
!376 = !DILocation(line: 178, column: 79, scope: !303)
!377 = !DILocation(line: 178, column: 90, scope: !303)
!378 = !DILocation(line: 178, column: 85, scope: !303)
!379 = !DILocation(line: 180, column: 18, scope: !303)
!380 = !DILocation(line: 181, column: 5, scope: !303)
!381 = !DILocation(line: 182, column: 5, scope: !303)
!382 = !DILocation(line: 183, column: 9, scope: !303)
!383 = !DILocation(line: 183, column: 38, scope: !303)
!384 = !DILocation(line: 183, column: 43, scope: !303)
!385 = !DILocation(line: 183, column: 46, scope: !303)
!386 = !DILocation(line: 183, column: 75, scope: !303)
!387 = !DILocation(line: 185, column: 5, scope: !303)
!388 = !DILocation(line: 186, column: 12, scope: !303)
!389 = !DILocation(line: 186, column: 55, scope: !303)
!390 = !DILocation(line: 186, column: 61, scope: !303)
!391 = !DILocation(line: 186, column: 64, scope: !303)
!392 = !DILocation(line: 186, column: 70, scope: !303)
!393 = !DILocation(line: 0, scope: !303)
!394 = !DILocation(line: 187, column: 1, scope: !303)
!395 = distinct !DISubprogram(name: "named", scope: !1, file: !1, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!396 = !DILocation(line: 191, column: 5, scope: !395)
!397 = !DILocation(line: 191, column: 24, scope: !395)
!398 = !DILocation(line: 191, column: 84, scope: !395)
!399 = !DILocation(line: 192, column: 5, scope: !395)
!400 = !DILocation(line: 193, column: 5, scope: !395)
!401 = !DILocation(line: 193, column: 19, scope: !395)
!402 = !DILocation(line: 194, column: 13, scope: !395)
!403 = !DILocation(line: 194, column: 50, scope: !395)
!404 = !DILocation(line: 194, column: 87, scope: !395)
!405 = !DILocation(line: 195, column: 12, scope: !395)
!406 = !DILocation(line: 195, column: 5, scope: !395)
!407 = !DILocation(line: 196, column: 20, scope: !395)
!408 = !DILocation(line: 196, column: 9, scope: !395)
!409 = !DILocation(line: 196, column: 59, scope: !395)
!410 = !DILocation(line: 196, column: 65, scope: !395)
!411 = !DILocation(line: 196, column: 68, scope: !395)
!412 = !DILocation(line: 196, column: 74, scope: !395)
!413 = !DILocation(line: 198, column: 9, scope: !395)
!414 = !DILocation(line: 198, column: 56, scope: !395)
!415 = !DILocation(line: 198, column: 59, scope: !395)
!416 = !DILocation(line: 198, column: 109, scope: !395)
!417 = !DILocation(line: 198, column: 115, scope: !395)
!418 = !DILocation(line: 198, column: 118, scope: !395)
!419 = !DILocation(line: 198, column: 124, scope: !395)
!420 = !DILocation(line: 200, column: 9, scope: !395)
!421 = !DILocation(line: 200, column: 56, scope: !395)
!422 = !DILocation(line: 200, column: 62, scope: !395)
!423 = !DILocation(line: 200, column: 65, scope: !395)
!424 = !DILocation(line: 200, column: 71, scope: !395)
!425 = !DILocation(line: 200, column: 85, scope: !395)
!426 = !DILocation(line: 200, column: 96, scope: !395)
!427 = !DILocation(line: 200, column: 88, scope: !395)
!428 = !DILocation(line: 202, column: 5, scope: !395)
!429 = !DILocation(line: 203, column: 13, scope: !395)
!430 = !{i64 0, i64 4, !30, i64 4, i64 2, !222, i64 6, i64 2, !222}
!431 = !{i64 0, i64 2, !222, i64 2, i64 2, !222}
!432 = !{i64 0, i64 2, !222}
!433 = !DILocation(line: 204, column: 9, scope: !395)
!434 = !DILocation(line: 204, column: 28, scope: !395)
!435 = !DILocation(line: 204, column: 33, scope: !395)
!436 = !DILocation(line: 204, column: 36, scope: !395)
!437 = !DILocation(line: 204, column: 86, scope: !395)
!438 = !DILocation(line: 204, column: 89, scope: !395)
!439 = !DILocation(line: 204, column: 109, scope: !395)
!440 = !DILocation(line: 206, column: 14, scope: !395)
!441 = !DILocation(line: 207, column: 9, scope: !395)
!442 = !DILocation(line: 207, column: 27, scope: !395)
!443 = !DILocation(line: 207, column: 33, scope: !395)
!444 = !DILocation(line: 207, column: 36, scope: !395)
!445 = !DILocation(line: 207, column: 42, scope: !395)
!446 = !DILocation(line: 207, column: 52, scope: !395)
!447 = !DILocation(line: 207, column: 55, scope: !395)
!448 = !DILocation(line: 207, column: 73, scope: !395)
!449 = !DILocation(line: 207, column: 78, scope: !395)
!450 = !DILocation(line: 207, column: 81, scope: !395)
!451 = !DILocation(line: 207, column: 99, scope: !395)
!452 = !DILocation(line: 209, column: 5, scope: !395)
!453 = !DILocation(line: 210, column: 13, scope: !395)
!454 = !DILocation(line: 211, column: 9, scope: !395)
!455 = !DILocation(line: 211, column: 28, scope: !395)
!456 = !DILocation(line: 211, column: 33, scope: !395)
!457 = !DILocation(line: 211, column: 44, scope: !395)
!458 = !{!459, !185, i64 6}
!459 = !{!"pollfd", !31, i64 0, !185, i64 4, !185, i64 6}
!460 = !DILocation(line: 211, column: 63, scope: !395)
!461 = !DILocation(line: 213, column: 5, scope: !395)
!462 = !DILocation(line: 214, column: 12, scope: !395)
!463 = !DILocation(line: 214, column: 19, scope: !395)
!464 = !DILocation(line: 214, column: 16, scope: !395)
!465 = !DILocation(line: 214, column: 5, scope: !395)
!466 = !DILocation(line: 0, scope: !395)
!467 = !DILocation(line: 215, column: 1, scope: !395)
!468 = distinct !DISubprogram(name: "ended", scope: !1, file: !1, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!469 = !DILocation(line: 230, column: 5, scope: !468)
!470 = !DILocation(line: 230, column: 27, scope: !468)
!471 = !DILocation(line: 230, column: 17, scope: !468)
!472 = !DILocation(line: 230, column: 64, scope: !468)
!473 = !DILocation(line: 230, column: 86, scope: !468)
!474 = !DILocation(line: 231, column: 5, scope: !468)
!475 = !DILocation(line: 231, column: 20, scope: !468)
!476 = !DILocation(line: 232, column: 5, scope: !468)
!477 = !DILocation(line: 232, column: 24, scope: !468)
!478 = !DILocation(line: 233, column: 5, scope: !468)
!479 = !DILocation(line: 234, column: 5, scope: !468)
!480 = !DILocation(line: 234, column: 29, scope: !468)
!481 = !DILocation(line: 234, column: 30, scope: !468)
!482 = !DILocation(line: 234, column: 41, scope: !468)
!483 = !DILocation(line: 234, column: 47, scope: !468)
!484 = !DILocation(line: 235, column: 5, scope: !468)
!485 = !DILocation(line: 236, column: 41, scope: !468)
!486 = !DILocation(line: 236, column: 5, scope: !468)
!487 = !DILocation(line: 237, column: 16, scope: !468)
!488 = !DILocation(line: 237, column: 5, scope: !468)
!489 = !DILocation(line: 238, column: 5, scope: !468)
!490 = !DILocation(line: 239, column: 14, scope: !468)
!491 = !DILocation(line: 239, column: 9, scope: !468)
!492 = !DILocation(line: 239, column: 34, scope: !468)
!493 = !DILocation(line: 239, column: 40, scope: !468)
!494 = !DILocation(line: 239, column: 43, scope: !468)
!495 = !DILocation(line: 239, column: 49, scope: !468)
!496 = !DILocation(line: 241, column: 18, scope: !468)
!497 = !DILocation(line: 241, column: 5, scope: !468)
!498 = !DILocation(line: 242, column: 14, scope: !468)
!499 = !DILocation(line: 242, column: 9, scope: !468)
!500 = !DILocation(line: 242, column: 31, scope: !468)
!501 = !DILocation(line: 244, column: 5, scope: !468)
!502 = !DILocation(line: 245, column: 10, scope: !468)
!503 = !DILocation(line: 246, column: 5, scope: !468)
!504 = !DILocation(line: 247, column: 16, scope: !468)
!505 = !DILocation(line: 247, column: 9, scope: !468)
!506 = !DILocation(line: 247, column: 31, scope: !468)
!507 = !DILocation(line: 247, column: 37, scope: !468)
!508 = !DILocation(line: 247, column: 40, scope: !468)
!509 = !DILocation(line: 247, column: 46, scope: !468)
!510 = !DILocation(line: 249, column: 18, scope: !468)
!511 = !DILocation(line: 249, column: 5, scope: !468)
!512 = !DILocation(line: 250, column: 5, scope: !468)
!513 = !DILocation(line: 251, column: 13, scope: !468)
!514 = !DILocation(line: 252, column: 12, scope: !468)
!515 = !DILocation(line: 252, column: 5, scope: !468)
!516 = !DILocation(line: 253, column: 15, scope: !468)
!517 = !DILocation(line: 253, column: 9, scope: !468)
!518 = !DILocation(line: 253, column: 33, scope: !468)
!519 = !DILocation(line: 253, column: 38, scope: !468)
!520 = !DILocation(line: 255, column: 5, scope: !468)
!521 = !DILocation(line: 256, column: 9, scope: !468)
!522 = !DILocation(line: 256, column: 48, scope: !468)
!523 = !DILocation(line: 256, column: 54, scope: !468)
!524 = !DILocation(line: 256, column: 57, scope: !468)
!525 = !DILocation(line: 256, column: 63, scope: !468)
!526 = !DILocation(line: 0, scope: !468)
!527 = !DILocation(line: 259, column: 1, scope: !468)
!528 = distinct !DISubprogram(name: "told", scope: !1, file: !1, line: 262, type: !10, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!529 = !DILocation(line: 264, column: 5, scope: !528)
!530 = !DILocation(line: 264, column: 31, scope: !528)
!531 = !DILocation(line: 265, column: 5, scope: !528)
!532 = !DILocation(line: 265, column: 15, scope: !528)
!533 = !DILocation(line: 266, column: 5, scope: !528)
!534 = !DILocation(line: 267, column: 19, scope: !528)
!535 = !DILocation(line: 267, column: 56, scope: !528)
!536 = !DILocation(line: 267, column: 5, scope: !528)
!537 = !DILocation(line: 267, column: 105, scope: !528)
!538 = !DILocation(line: 268, column: 5, scope: !528)
!539 = !DILocation(line: 268, column: 19, scope: !528)
!540 = !DILocation(line: 269, column: 19, scope: !528)
!541 = !DILocation(line: 269, column: 5, scope: !528)
!542 = !DILocation(line: 270, column: 5, scope: !528)
!543 = !DILocation(line: 77, column: 5, scope: !162, inlinedAt: !544)
!544 = distinct !DILocation(line: 271, column: 21, scope: !528)
!545 = !DILocation(line: 78, column: 5, scope: !162, inlinedAt: !544)
!546 = !DILocation(line: 78, column: 15, scope: !162, inlinedAt: !544)
!547 = !DILocation(line: 79, column: 28, scope: !162, inlinedAt: !544)
!548 = !DILocation(line: 79, column: 12, scope: !162, inlinedAt: !544)
!549 = !DILocation(line: 79, column: 61, scope: !162, inlinedAt: !544)
!550 = !DILocation(line: 80, column: 1, scope: !162, inlinedAt: !544)
!551 = !DILocation(line: 26, column: 21, scope: !217, inlinedAt: !552)
!552 = distinct !DILocation(line: 271, column: 12, scope: !528)
!553 = !DILocation(line: 28, column: 5, scope: !217, inlinedAt: !552)
!554 = !DILocation(line: 271, column: 12, scope: !528)
!555 = !DILocation(line: 272, column: 9, scope: !528)
!556 = !DILocation(line: 272, column: 59, scope: !528)
!557 = !DILocation(line: 272, column: 65, scope: !528)
!558 = !DILocation(line: 272, column: 68, scope: !528)
!559 = !DILocation(line: 272, column: 74, scope: !528)
!560 = !DILocation(line: 274, column: 13, scope: !528)
!561 = !DILocation(line: 275, column: 9, scope: !528)
!562 = !DILocation(line: 275, column: 29, scope: !528)
!563 = !DILocation(line: 275, column: 34, scope: !528)
!564 = !DILocation(line: 275, column: 65, scope: !528)
!565 = !DILocation(line: 275, column: 115, scope: !528)
!566 = !DILocation(line: 276, column: 9, scope: !528)
!567 = !DILocation(line: 276, column: 59, scope: !528)
!568 = !DILocation(line: 276, column: 65, scope: !528)
!569 = !DILocation(line: 276, column: 68, scope: !528)
!570 = !DILocation(line: 276, column: 74, scope: !528)
!571 = !DILocation(line: 278, column: 14, scope: !528)
!572 = !DILocation(line: 279, column: 5, scope: !528)
!573 = !DILocation(line: 280, column: 5, scope: !528)
!574 = !DILocation(line: 281, column: 13, scope: !528)
!575 = !DILocation(line: 282, column: 9, scope: !528)
!576 = !DILocation(line: 282, column: 29, scope: !528)
!577 = !DILocation(line: 282, column: 34, scope: !528)
!578 = !DILocation(line: 282, column: 78, scope: !528)
!579 = !DILocation(line: 282, column: 96, scope: !528)
!580 = !DILocation(line: 282, column: 101, scope: !528)
!581 = !DILocation(line: 282, column: 104, scope: !528)
!582 = !DILocation(line: 282, column: 111, scope: !528)
!583 = !DILocation(line: 282, column: 108, scope: !528)
!584 = !DILocation(line: 284, column: 5, scope: !528)
!585 = !DILocation(line: 285, column: 5, scope: !528)
!586 = !DILocation(line: 286, column: 5, scope: !528)
!587 = !DILocation(line: 287, column: 9, scope: !528)
!588 = !DILocation(line: 288, column: 9, scope: !528)
!589 = !DILocation(line: 288, column: 59, scope: !528)
!590 = !DILocation(line: 288, column: 65, scope: !528)
!591 = !DILocation(line: 288, column: 68, scope: !528)
!592 = !DILocation(line: 288, column: 74, scope: !528)
!593 = !DILocation(line: 290, column: 13, scope: !528)
!594 = !DILocation(line: 291, column: 10, scope: !528)
!595 = !DILocation(line: 292, column: 9, scope: !528)
!596 = !DILocation(line: 292, column: 29, scope: !528)
!597 = !DILocation(line: 292, column: 34, scope: !528)
!598 = !DILocation(line: 292, column: 45, scope: !528)
!599 = !DILocation(line: 292, column: 53, scope: !528)
!600 = !DILocation(line: 292, column: 64, scope: !528)
!601 = !DILocation(line: 292, column: 67, scope: !528)
!602 = !DILocation(line: 292, column: 118, scope: !528)
!603 = !DILocation(line: 294, column: 5, scope: !528)
!604 = !DILocation(line: 294, column: 25, scope: !528)
!605 = !DILocation(line: 295, column: 15, scope: !528)
!606 = !DILocation(line: 295, column: 53, scope: !528)
!607 = !DILocation(line: 296, column: 19, scope: !528)
!608 = !DILocation(line: 296, column: 5, scope: !528)
!609 = !DILocation(line: 297, column: 5, scope: !528)
!610 = !DILocation(line: 298, column: 10, scope: !528)
!611 = !DILocation(line: 299, column: 5, scope: !528)
!612 = !DILocation(line: 300, column: 21, scope: !528)
!613 = !{!614, !185, i64 2}
!614 = !{!"sockaddr_in6", !185, i64 0, !185, i64 2, !31, i64 4, !615, i64 8, !31, i64 24}
!615 = !{!"in6_addr", !16, i64 0}
!616 = !DILocation(line: 28, column: 5, scope: !217, inlinedAt: !617)
!617 = distinct !DILocation(line: 300, column: 12, scope: !528)
!618 = !DILocation(line: 300, column: 12, scope: !528)
!619 = !DILocation(line: 300, column: 50, scope: !528)
!620 = !DILocation(line: 301, column: 9, scope: !528)
!621 = !DILocation(line: 301, column: 59, scope: !528)
!622 = !DILocation(line: 301, column: 78, scope: !528)
!623 = !DILocation(line: 301, column: 62, scope: !528)
!624 = !DILocation(line: 301, column: 111, scope: !528)
!625 = !DILocation(line: 301, column: 115, scope: !528)
!626 = !DILocation(line: 301, column: 119, scope: !528)
!627 = !DILocation(line: 303, column: 13, scope: !528)
!628 = !DILocation(line: 303, column: 49, scope: !528)
!629 = !DILocation(line: 303, column: 5, scope: !528)
!630 = !DILocation(line: 303, column: 81, scope: !528)
!631 = !DILocation(line: 304, column: 11, scope: !528)
!632 = !DILocation(line: 305, column: 18, scope: !528)
!633 = !DILocation(line: 306, column: 13, scope: !528)
!634 = !DILocation(line: 306, column: 5, scope: !528)
!635 = !DILocation(line: 307, column: 21, scope: !528)
!636 = !{i32 -1, i32 65536}
!637 = !DILocation(line: 26, column: 21, scope: !217, inlinedAt: !638)
!638 = distinct !DILocation(line: 307, column: 12, scope: !528)
!639 = !DILocation(line: 28, column: 5, scope: !217, inlinedAt: !638)
!640 = !DILocation(line: 307, column: 12, scope: !528)
!641 = !DILocation(line: 308, column: 5, scope: !528)
!642 = !DILocation(line: 309, column: 10, scope: !528)
!643 = !DILocation(line: 310, column: 9, scope: !528)
!644 = !DILocation(line: 310, column: 65, scope: !528)
!645 = !DILocation(line: 310, column: 70, scope: !528)
!646 = !DILocation(line: 312, column: 5, scope: !528)
!647 = !DILocation(line: 313, column: 9, scope: !528)
!648 = !DILocation(line: 313, column: 19, scope: !528)
!649 = !DILocation(line: 314, column: 12, scope: !528)
!650 = !DILocation(line: 314, column: 65, scope: !528)
!651 = !DILocation(line: 314, column: 5, scope: !528)
!652 = !DILocation(line: 0, scope: !528)
!653 = !DILocation(line: 315, column: 1, scope: !528)
!654 = !DISubprogram(name: "klee_make_symbolic", scope: !655, file: !655, line: 3, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!655 = !DIFile(filename: "tests/programs/symbolic.h", directory: ".", checksumkind: CSK_MD5, checksum: "37a5d2bab1b077f51cf9cd2ce1281f9e")
!656 = !DISubprogram(name: "socketpair", scope: !657, file: !657, line: 108, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!657 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/socket.h", directory: "", checksumkind: CSK_MD5, checksum: "619dab7fd722af1ca0fa7f4b6fd4f842")
!658 = !DISubprogram(name: "write", scope: !659, file: !659, line: 378, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!659 = !DIFile(filename: "/usr/include/unistd.h", directory: "", checksumkind: CSK_MD5, checksum: "ed37c2e6f30ba31a8b41e4d70547c39c")
!660 = !DISubprogram(name: "ioctl", scope: !661, file: !661, line: 42, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!661 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/ioctl.h", directory: "", checksumkind: CSK_MD5, checksum: "17041ae374bfd0bee8350d01883d298c")
!662 = !DISubprogram(name: "recv", scope: !657, file: !657, line: 145, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!663 = !DISubprogram(name: "read", scope: !659, file: !659, line: 371, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!664 = !DISubprogram(name: "shutdown", scope: !657, file: !657, line: 324, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!665 = !DISubprogram(name: "send", scope: !657, file: !657, line: 138, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!666 = !DISubprogram(name: "close", scope: !659, file: !659, line: 358, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!667 = !DISubprogram(name: "recvmsg", scope: !657, file: !657, line: 216, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!668 = !DISubprogram(name: "socket", scope: !657, file: !657, line: 102, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!669 = !DISubprogram(name: "setsockopt", scope: !657, file: !657, line: 277, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!670 = !DISubprogram(name: "bind", scope: !657, file: !657, line: 112, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!671 = !DISubprogram(name: "listen", scope: !657, file: !657, line: 296, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!672 = !DILocation(line: 77, column: 5, scope: !162)
!673 = !DILocation(line: 78, column: 5, scope: !162)
!674 = !DILocation(line: 78, column: 15, scope: !162)
!675 = !DILocation(line: 79, column: 28, scope: !162)
!676 = !DILocation(line: 79, column: 12, scope: !162)
!677 = !DILocation(line: 79, column: 61, scope: !162)
!678 = !DILocation(line: 80, column: 1, scope: !162)
!679 = !DILocation(line: 79, column: 5, scope: !162)
!680 = !DISubprogram(name: "pthread_create", scope: !681, file: !681, line: 202, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!681 = !DIFile(filename: "/usr/include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!682 = distinct !DISubprogram(name: "ask", scope: !1, file: !1, line: 83, type: !10, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!683 = !DILocation(line: 85, column: 5, scope: !682)
!684 = !DILocation(line: 85, column: 40, scope: !682)
!685 = !DILocation(line: 26, column: 21, scope: !217, inlinedAt: !686)
!686 = distinct !DILocation(line: 85, column: 31, scope: !682)
!687 = !DILocation(line: 28, column: 5, scope: !217, inlinedAt: !686)
!688 = !DILocation(line: 85, column: 31, scope: !682)
!689 = !DILocation(line: 87, column: 5, scope: !682)
!690 = !DILocation(line: 87, column: 10, scope: !682)
!691 = !DILocation(line: 88, column: 14, scope: !682)
!692 = !DILocation(line: 89, column: 22, scope: !682)
!693 = !DILocation(line: 89, column: 10, scope: !682)
!694 = !DILocation(line: 89, column: 61, scope: !682)
!695 = !DILocation(line: 89, column: 64, scope: !682)
!696 = !DILocation(line: 89, column: 85, scope: !682)
!697 = !DILocation(line: 89, column: 90, scope: !682)
!698 = !DILocation(line: 89, column: 93, scope: !682)
!699 = !DILocation(line: 89, column: 117, scope: !682)
!700 = !DILocation(line: 89, column: 9, scope: !682)
!701 = !DILocation(line: 90, column: 30, scope: !682)
!702 = !DILocation(line: 90, column: 15, scope: !682)
!703 = !DILocation(line: 90, column: 9, scope: !682)
!704 = !DILocation(line: 91, column: 5, scope: !682)
!705 = !DILocation(line: 93, column: 1, scope: !682)
!706 = !DILocation(line: 92, column: 5, scope: !682)
!707 = !DISubprogram(name: "accept", scope: !657, file: !657, line: 306, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!708 = !DISubprogram(name: "getpeername", scope: !657, file: !657, line: 130, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!709 = !DISubprogram(name: "pthread_join", scope: !681, file: !681, line: 219, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!710 = !DISubprogram(name: "connect", scope: !657, file: !657, line: 126, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!711 = !DISubprogram(name: "getsockname", scope: !657, file: !657, line: 116, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!712 = !DISubprogram(name: "sendto", scope: !657, file: !657, line: 152, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!713 = !DISubprogram(name: "recvfrom", scope: !657, file: !657, line: 163, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!714 = !DISubprogram(name: "epoll_create1", scope: !715, file: !715, line: 101, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!715 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/epoll.h", directory: "", checksumkind: CSK_MD5, checksum: "56ab324fa8f4370cfc61f3c9945a4ef9")
!716 = !DISubprogram(name: "eventfd", scope: !717, file: !717, line: 34, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!717 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/eventfd.h", directory: "", checksumkind: CSK_MD5, checksum: "2282f727683140a771f05e5d363767c9")
!718 = !DISubprogram(name: "timerfd_create", scope: !719, file: !719, line: 41, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!719 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/timerfd.h", directory: "", checksumkind: CSK_MD5, checksum: "94c6c424674c86f64c756073f402498d")
!720 = !DISubprogram(name: "epoll_ctl", scope: !715, file: !715, line: 110, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!721 = !DISubprogram(name: "epoll_wait", scope: !715, file: !715, line: 124, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!722 = !DISubprogram(name: "timerfd_settime", scope: !719, file: !719, line: 46, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!723 = !DISubprogram(name: "eventfd_write", scope: !717, file: !717, line: 40, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!724 = !DISubprogram(name: "eventfd_read", scope: !717, file: !717, line: 37, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!725 = !DISubprogram(name: "unlink", scope: !659, file: !659, line: 858, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!726 = !DISubprogram(name: "poll", scope: !727, file: !727, line: 54, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!727 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/poll.h", directory: "", checksumkind: CSK_MD5, checksum: "8fae87e980509ab4e228a56ef7f0a295")
!728 = !DISubprogram(name: "accept4", scope: !657, file: !657, line: 314, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!729 = distinct !DISubprogram(name: "ends", scope: !1, file: !1, line: 218, type: !10, scopeLine: 219, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!730 = !DILocation(line: 220, column: 5, scope: !729)
!731 = !DILocation(line: 221, column: 9, scope: !729)
!732 = !DILocation(line: 0, scope: !729)
!733 = !DILocation(line: 222, column: 9, scope: !729)
!734 = !DILocation(line: 224, column: 9, scope: !729)
!735 = !DILocation(line: 225, column: 5, scope: !729)
!736 = !DISubprogram(name: "writev", scope: !737, file: !737, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!737 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/sys/uio.h", directory: "", checksumkind: CSK_MD5, checksum: "9ac6554d51bae0472b3695bdcb88e9cb")
!738 = !DISubprogram(name: "readv", scope: !737, file: !737, line: 41, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!739 = !DISubprogram(name: "usleep", scope: !659, file: !659, line: 480, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!740 = !DISubprogram(name: "getsockopt", scope: !657, file: !657, line: 255, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
