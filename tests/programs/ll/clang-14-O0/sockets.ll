; Debian clang version 14.0.6: clang-14 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/sockets.c
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
%union.__CONST_SOCKADDR_ARG = type { %struct.sockaddr* }
%struct.sockaddr = type { i16, [14 x i8] }
%union.__SOCKADDR_ARG = type { %struct.sockaddr* }
%union.pthread_attr_t = type { i64, [48 x i8] }
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { i8* }
%struct.pollfd = type { i32, i16, i16 }

@main.all = internal constant [8 x i32 (i8)*] [i32 (i8)* @pairs, i32 (i8)* @packets, i32 (i8)* @served, i32 (i8)* @datagrams, i32 (i8)* @events, i32 (i8)* @named, i32 (i8)* @ended, i32 (i8)* @told], align 16
@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"bc\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"d\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"e\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@port = internal global i32 0, align 4
@__const.datagrams.patience = private unnamed_addr constant %struct.timeval { i64 0, i64 20000 }, align 8
@.str.5 = private unnamed_addr constant [3 x i8] c"yz\00", align 1
@__const.events.when = private unnamed_addr constant %struct.itimerspec { %struct.timespec { i64 0, i64 2000000 }, %struct.timespec { i64 0, i64 1000000 } }, align 8
@__const.events.event = private unnamed_addr constant { i32, { i32, [4 x i8] } } { i32 1, { i32, [4 x i8] } { i32 1, [4 x i8] undef } }, align 1
@__const.named.name = private unnamed_addr constant %struct.sockaddr_un { i16 1, [108 x i8] c"symvm-socket\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00" }, align 2
@__const.ended.patience = private unnamed_addr constant %struct.timeval { i64 0, i64 500000 }, align 8
@__const.ended.event = private unnamed_addr constant { i32, { i32, [4 x i8] } } { i32 1, { i32, [4 x i8] } { i32 1, [4 x i8] undef } }, align 1
@late = internal global i32 0, align 4
@.str.6 = private unnamed_addr constant [7 x i8] c"unread\00", align 1
@__const.told.both = private unnamed_addr constant %struct.sockaddr_in6 { i16 10, i16 0, i32 0, %struct.in6_addr zeroinitializer, i32 0 }, align 4

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @klee_make_symbolic(i8* noundef %2, i64 noundef 1, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i64 0, i64 0)), !dbg !13
  %4 = load i8, i8* %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = icmp slt i32 %5, 200, !dbg !15
  br i1 %6, label %7, label %8, !dbg !14

7:                                                ; preds = %0
  store i32 100, i32* %1, align 4, !dbg !16
  br label %30, !dbg !16

8:                                                ; preds = %0
  store i32 0, i32* %3, align 4, !dbg !17
  br label %9, !dbg !18

9:                                                ; preds = %26, %8
  %10 = load i32, i32* %3, align 4, !dbg !19
  %11 = icmp slt i32 %10, 8, !dbg !20
  br i1 %11, label %12, label %29, !dbg !21

12:                                               ; preds = %9
  %13 = load i8, i8* %2, align 1, !dbg !22
  %14 = zext i8 %13 to i32, !dbg !22
  %15 = load i32, i32* %3, align 4, !dbg !23
  %16 = add nsw i32 200, %15, !dbg !24
  %17 = icmp eq i32 %14, %16, !dbg !25
  br i1 %17, label %18, label %25, !dbg !22

18:                                               ; preds = %12
  %19 = load i32, i32* %3, align 4, !dbg !26
  %20 = sext i32 %19 to i64, !dbg !27
  %21 = getelementptr inbounds [8 x i32 (i8)*], [8 x i32 (i8)*]* @main.all, i64 0, i64 %20, !dbg !27
  %22 = load i32 (i8)*, i32 (i8)** %21, align 8, !dbg !27
  %23 = load i8, i8* %2, align 1, !dbg !28
  %24 = call i32 %22(i8 noundef zeroext %23), !dbg !27
  store i32 %24, i32* %1, align 4, !dbg !29
  br label %30, !dbg !29

25:                                               ; preds = %12
  br label %26, !dbg !23

26:                                               ; preds = %25
  %27 = load i32, i32* %3, align 4, !dbg !30
  %28 = add nsw i32 %27, 1, !dbg !30
  store i32 %28, i32* %3, align 4, !dbg !30
  br label %9, !dbg !21, !llvm.loop !31

29:                                               ; preds = %9
  store i32 101, i32* %1, align 4, !dbg !34
  br label %30, !dbg !34

30:                                               ; preds = %29, %18, %7
  %31 = load i32, i32* %1, align 4, !dbg !35
  ret i32 %31, !dbg !35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pairs(i8 noundef zeroext %0) #0 !dbg !36 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca [2 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca [8 x i8], align 1
  store i8 %0, i8* %3, align 1
  store i32 0, i32* %5, align 4, !dbg !37
  %7 = bitcast [8 x i8]* %6 to i8*, !dbg !38
  call void @llvm.memset.p0i8.i64(i8* align 1 %7, i8 0, i64 8, i1 false), !dbg !38
  %8 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !39
  %9 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32* noundef %8) #6, !dbg !40
  %10 = icmp ne i32 %9, 0, !dbg !40
  br i1 %10, label %11, label %12, !dbg !40

11:                                               ; preds = %1
  store i32 1, i32* %2, align 4, !dbg !41
  br label %123, !dbg !41

12:                                               ; preds = %1
  %13 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !42
  %14 = load i32, i32* %13, align 4, !dbg !42
  %15 = call i64 @write(i32 noundef %14, i8* noundef %3, i64 noundef 1), !dbg !43
  %16 = icmp ne i64 %15, 1, !dbg !44
  br i1 %16, label %22, label %17, !dbg !45

17:                                               ; preds = %12
  %18 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !46
  %19 = load i32, i32* %18, align 4, !dbg !46
  %20 = call i64 @write(i32 noundef %19, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.1, i64 0, i64 0), i64 noundef 2), !dbg !47
  %21 = icmp ne i64 %20, 2, !dbg !48
  br i1 %21, label %22, label %23, !dbg !43

22:                                               ; preds = %17, %12
  store i32 2, i32* %2, align 4, !dbg !49
  br label %123, !dbg !49

23:                                               ; preds = %17
  %24 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !50
  %25 = load i32, i32* %24, align 4, !dbg !50
  %26 = call i32 (i32, i64, ...) @ioctl(i32 noundef %25, i64 noundef 21531, i32* noundef %5) #6, !dbg !51
  %27 = icmp ne i32 %26, 0, !dbg !51
  br i1 %27, label %31, label %28, !dbg !52

28:                                               ; preds = %23
  %29 = load i32, i32* %5, align 4, !dbg !53
  %30 = icmp ne i32 %29, 3, !dbg !54
  br i1 %30, label %31, label %32, !dbg !51

31:                                               ; preds = %28, %23
  store i32 3, i32* %2, align 4, !dbg !55
  br label %123, !dbg !55

32:                                               ; preds = %28
  %33 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !56
  %34 = load i32, i32* %33, align 4, !dbg !56
  %35 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !57
  %36 = call i64 @recv(i32 noundef %34, i8* noundef %35, i64 noundef 2, i32 noundef 2), !dbg !58
  %37 = icmp ne i64 %36, 2, !dbg !59
  br i1 %37, label %49, label %38, !dbg !60

38:                                               ; preds = %32
  %39 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !61
  %40 = load i32, i32* %39, align 4, !dbg !61
  %41 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !62
  %42 = call i64 @read(i32 noundef %40, i8* noundef %41, i64 noundef 8), !dbg !63
  %43 = icmp ne i64 %42, 3, !dbg !64
  br i1 %43, label %49, label %44, !dbg !65

44:                                               ; preds = %38
  %45 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 2, !dbg !66
  %46 = load i8, i8* %45, align 1, !dbg !66
  %47 = sext i8 %46 to i32, !dbg !66
  %48 = icmp ne i32 %47, 99, !dbg !67
  br i1 %48, label %49, label %50, !dbg !58

49:                                               ; preds = %44, %38, %32
  store i32 4, i32* %2, align 4, !dbg !68
  br label %123, !dbg !68

50:                                               ; preds = %44
  %51 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !69
  %52 = load i32, i32* %51, align 4, !dbg !69
  %53 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !70
  %54 = getelementptr inbounds i8, i8* %53, i64 3, !dbg !71
  %55 = call i64 @recv(i32 noundef %52, i8* noundef %54, i64 noundef 1, i32 noundef 64), !dbg !72
  %56 = icmp ne i64 %55, -1, !dbg !73
  br i1 %56, label %61, label %57, !dbg !74

57:                                               ; preds = %50
  %58 = call i32* @__errno_location() #7, !dbg !75
  %59 = load i32, i32* %58, align 4, !dbg !75
  %60 = icmp ne i32 %59, 11, !dbg !76
  br i1 %60, label %61, label %62, !dbg !72

61:                                               ; preds = %57, %50
  store i32 5, i32* %2, align 4, !dbg !77
  br label %123, !dbg !77

62:                                               ; preds = %57
  %63 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !78
  %64 = load i32, i32* %63, align 4, !dbg !78
  %65 = call i32 @shutdown(i32 noundef %64, i32 noundef 1) #6, !dbg !79
  %66 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !80
  %67 = load i32, i32* %66, align 4, !dbg !80
  %68 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !81
  %69 = getelementptr inbounds i8, i8* %68, i64 3, !dbg !82
  %70 = call i64 @read(i32 noundef %67, i8* noundef %69, i64 noundef 1), !dbg !83
  %71 = icmp ne i64 %70, 0, !dbg !84
  br i1 %71, label %72, label %73, !dbg !83

72:                                               ; preds = %62
  store i32 6, i32* %2, align 4, !dbg !85
  br label %123, !dbg !85

73:                                               ; preds = %62
  %74 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !86
  %75 = load i32, i32* %74, align 4, !dbg !86
  %76 = call i64 @send(i32 noundef %75, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef 1, i32 noundef 16384), !dbg !87
  %77 = icmp ne i64 %76, -1, !dbg !88
  br i1 %77, label %82, label %78, !dbg !89

78:                                               ; preds = %73
  %79 = call i32* @__errno_location() #7, !dbg !90
  %80 = load i32, i32* %79, align 4, !dbg !90
  %81 = icmp ne i32 %80, 32, !dbg !91
  br i1 %81, label %82, label %83, !dbg !87

82:                                               ; preds = %78, %73
  store i32 7, i32* %2, align 4, !dbg !92
  br label %123, !dbg !92

83:                                               ; preds = %78
  %84 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !93
  %85 = load i32, i32* %84, align 4, !dbg !93
  %86 = call i64 @write(i32 noundef %85, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.3, i64 0, i64 0), i64 noundef 1), !dbg !94
  %87 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !95
  %88 = load i32, i32* %87, align 4, !dbg !95
  %89 = call i32 @close(i32 noundef %88), !dbg !96
  %90 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !97
  %91 = load i32, i32* %90, align 4, !dbg !97
  %92 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !98
  %93 = getelementptr inbounds i8, i8* %92, i64 3, !dbg !99
  %94 = call i64 @read(i32 noundef %91, i8* noundef %93, i64 noundef 4), !dbg !100
  %95 = icmp ne i64 %94, 1, !dbg !101
  br i1 %95, label %103, label %96, !dbg !102

96:                                               ; preds = %83
  %97 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !103
  %98 = load i32, i32* %97, align 4, !dbg !103
  %99 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !104
  %100 = getelementptr inbounds i8, i8* %99, i64 4, !dbg !105
  %101 = call i64 @read(i32 noundef %98, i8* noundef %100, i64 noundef 1), !dbg !106
  %102 = icmp ne i64 %101, 0, !dbg !107
  br i1 %102, label %103, label %104, !dbg !100

103:                                              ; preds = %96, %83
  store i32 8, i32* %2, align 4, !dbg !108
  br label %123, !dbg !108

104:                                              ; preds = %96
  %105 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !109
  %106 = load i32, i32* %105, align 4, !dbg !109
  %107 = call i32 @close(i32 noundef %106), !dbg !110
  %108 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 0, !dbg !111
  %109 = load i8, i8* %108, align 1, !dbg !111
  %110 = zext i8 %109 to i32, !dbg !112
  %111 = load i8, i8* %3, align 1, !dbg !113
  %112 = zext i8 %111 to i32, !dbg !113
  %113 = icmp eq i32 %110, %112, !dbg !114
  br i1 %113, label %114, label %119, !dbg !115

114:                                              ; preds = %104
  %115 = getelementptr inbounds [8 x i8], [8 x i8]* %6, i64 0, i64 3, !dbg !116
  %116 = load i8, i8* %115, align 1, !dbg !116
  %117 = sext i8 %116 to i32, !dbg !116
  %118 = icmp eq i32 %117, 101, !dbg !117
  br label %119

119:                                              ; preds = %114, %104
  %120 = phi i1 [ false, %104 ], [ %118, %114 ], !dbg !118
  %121 = zext i1 %120 to i64, !dbg !112
  %122 = select i1 %120, i32 10, i32 9, !dbg !112
  store i32 %122, i32* %2, align 4, !dbg !119
  br label %123, !dbg !119

123:                                              ; preds = %119, %103, %82, %72, %61, %49, %31, %22, %11
  %124 = load i32, i32* %2, align 4, !dbg !120
  ret i32 %124, !dbg !120
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @packets(i8 noundef zeroext %0) #0 !dbg !121 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca [2 x i32], align 4
  %5 = alloca [8 x i8], align 1
  %6 = alloca [2 x %struct.iovec], align 16
  %7 = alloca %struct.msghdr, align 8
  store i8 %0, i8* %3, align 1
  %8 = bitcast [8 x i8]* %5 to i8*, !dbg !122
  call void @llvm.memset.p0i8.i64(i8* align 1 %8, i8 0, i64 8, i1 false), !dbg !122
  %9 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %6, i64 0, i64 0, !dbg !123
  %10 = getelementptr inbounds %struct.iovec, %struct.iovec* %9, i32 0, i32 0, !dbg !124
  %11 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0, !dbg !125
  store i8* %11, i8** %10, align 16, !dbg !124
  %12 = getelementptr inbounds %struct.iovec, %struct.iovec* %9, i32 0, i32 1, !dbg !124
  store i64 1, i64* %12, align 8, !dbg !124
  %13 = getelementptr inbounds %struct.iovec, %struct.iovec* %9, i64 1, !dbg !123
  %14 = getelementptr inbounds %struct.iovec, %struct.iovec* %13, i32 0, i32 0, !dbg !126
  %15 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0, !dbg !127
  %16 = getelementptr inbounds i8, i8* %15, i64 1, !dbg !128
  store i8* %16, i8** %14, align 16, !dbg !126
  %17 = getelementptr inbounds %struct.iovec, %struct.iovec* %13, i32 0, i32 1, !dbg !126
  store i64 1, i64* %17, align 8, !dbg !126
  %18 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 0, !dbg !129
  store i8* null, i8** %18, align 8, !dbg !129
  %19 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 1, !dbg !129
  store i32 0, i32* %19, align 8, !dbg !129
  %20 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 2, !dbg !129
  %21 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %6, i64 0, i64 0, !dbg !130
  store %struct.iovec* %21, %struct.iovec** %20, align 8, !dbg !129
  %22 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 3, !dbg !129
  store i64 2, i64* %22, align 8, !dbg !129
  %23 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 4, !dbg !129
  store i8* null, i8** %23, align 8, !dbg !129
  %24 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 5, !dbg !129
  store i64 0, i64* %24, align 8, !dbg !129
  %25 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 6, !dbg !129
  store i32 0, i32* %25, align 8, !dbg !129
  %26 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !131
  %27 = call i32 @socketpair(i32 noundef 1, i32 noundef 2053, i32 noundef 0, i32* noundef %26) #6, !dbg !132
  %28 = icmp ne i32 %27, 0, !dbg !132
  br i1 %28, label %29, label %30, !dbg !132

29:                                               ; preds = %1
  store i32 1, i32* %2, align 4, !dbg !133
  br label %80, !dbg !133

30:                                               ; preds = %1
  %31 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !134
  %32 = load i32, i32* %31, align 4, !dbg !134
  %33 = call i64 @send(i32 noundef %32, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.4, i64 0, i64 0), i64 noundef 3, i32 noundef 0), !dbg !135
  %34 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !136
  %35 = load i32, i32* %34, align 4, !dbg !136
  %36 = call i64 @send(i32 noundef %35, i8* noundef %3, i64 noundef 1, i32 noundef 0), !dbg !137
  %37 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !138
  %38 = load i32, i32* %37, align 4, !dbg !138
  %39 = call i64 @recvmsg(i32 noundef %38, %struct.msghdr* noundef %7, i32 noundef 0), !dbg !139
  %40 = icmp ne i64 %39, 2, !dbg !140
  br i1 %40, label %51, label %41, !dbg !141

41:                                               ; preds = %30
  %42 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %7, i32 0, i32 6, !dbg !142
  %43 = load i32, i32* %42, align 8, !dbg !142
  %44 = and i32 %43, 32, !dbg !143
  %45 = icmp ne i32 %44, 0, !dbg !143
  br i1 %45, label %46, label %51, !dbg !144

46:                                               ; preds = %41
  %47 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 1, !dbg !145
  %48 = load i8, i8* %47, align 1, !dbg !145
  %49 = sext i8 %48 to i32, !dbg !145
  %50 = icmp ne i32 %49, 98, !dbg !146
  br i1 %50, label %51, label %52, !dbg !139

51:                                               ; preds = %46, %41, %30
  store i32 2, i32* %2, align 4, !dbg !147
  br label %80, !dbg !147

52:                                               ; preds = %46
  %53 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !148
  %54 = load i32, i32* %53, align 4, !dbg !148
  %55 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0, !dbg !149
  %56 = call i64 @recv(i32 noundef %54, i8* noundef %55, i64 noundef 8, i32 noundef 0), !dbg !150
  %57 = icmp ne i64 %56, 1, !dbg !151
  br i1 %57, label %65, label %58, !dbg !152

58:                                               ; preds = %52
  %59 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0, !dbg !153
  %60 = load i8, i8* %59, align 1, !dbg !153
  %61 = zext i8 %60 to i32, !dbg !154
  %62 = load i8, i8* %3, align 1, !dbg !155
  %63 = zext i8 %62 to i32, !dbg !155
  %64 = icmp ne i32 %61, %63, !dbg !156
  br i1 %64, label %65, label %66, !dbg !150

65:                                               ; preds = %58, %52
  store i32 3, i32* %2, align 4, !dbg !157
  br label %80, !dbg !157

66:                                               ; preds = %58
  %67 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !158
  %68 = load i32, i32* %67, align 4, !dbg !158
  %69 = getelementptr inbounds [8 x i8], [8 x i8]* %5, i64 0, i64 0, !dbg !159
  %70 = call i64 @recv(i32 noundef %68, i8* noundef %69, i64 noundef 8, i32 noundef 0), !dbg !160
  %71 = icmp eq i64 %70, -1, !dbg !161
  br i1 %71, label %72, label %76, !dbg !162

72:                                               ; preds = %66
  %73 = call i32* @__errno_location() #7, !dbg !163
  %74 = load i32, i32* %73, align 4, !dbg !163
  %75 = icmp eq i32 %74, 11, !dbg !164
  br label %76

76:                                               ; preds = %72, %66
  %77 = phi i1 [ false, %66 ], [ %75, %72 ], !dbg !165
  %78 = zext i1 %77 to i64, !dbg !160
  %79 = select i1 %77, i32 11, i32 4, !dbg !160
  store i32 %79, i32* %2, align 4, !dbg !166
  br label %80, !dbg !166

80:                                               ; preds = %76, %65, %51, %29
  %81 = load i32, i32* %2, align 4, !dbg !167
  ret i32 %81, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @served(i8 noundef zeroext %0) #0 !dbg !168 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.sockaddr_in, align 4
  %5 = alloca %struct.sockaddr_in, align 4
  %6 = alloca %struct.sockaddr_in, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  %13 = alloca i8*, align 8
  %14 = alloca i64, align 8
  %15 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %16 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %17 = alloca i32, align 4
  %18 = alloca %union.__SOCKADDR_ARG, align 8
  %19 = alloca %union.__SOCKADDR_ARG, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.sockaddr_in, align 4
  %22 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  store i8 %0, i8* %3, align 1
  %23 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !169
  %24 = bitcast %struct.sockaddr_in* %4 to { i64, i64 }*, !dbg !169
  %25 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 0, !dbg !169
  %26 = extractvalue { i64, i64 } %23, 0, !dbg !169
  store i64 %26, i64* %25, align 4, !dbg !169
  %27 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %24, i32 0, i32 1, !dbg !169
  %28 = extractvalue { i64, i64 } %23, 1, !dbg !169
  store i64 %28, i64* %27, align 4, !dbg !169
  store i32 16, i32* %7, align 4, !dbg !170
  store i32 16, i32* %8, align 4, !dbg !171
  %29 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !172
  store i32 %29, i32* %9, align 4, !dbg !173
  store i32 1, i32* %10, align 4, !dbg !174
  store i8 0, i8* %11, align 1, !dbg !175
  %30 = load i32, i32* %9, align 4, !dbg !176
  %31 = bitcast i32* %10 to i8*, !dbg !177
  %32 = call i32 @setsockopt(i32 noundef %30, i32 noundef 1, i32 noundef 2, i8* noundef %31, i32 noundef 4) #6, !dbg !178
  %33 = load i32, i32* %9, align 4, !dbg !179
  %34 = bitcast %union.__CONST_SOCKADDR_ARG* %15 to %struct.sockaddr**, !dbg !180
  %35 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !180
  store %struct.sockaddr* %35, %struct.sockaddr** %34, align 8, !dbg !180
  %36 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %15, i32 0, i32 0, !dbg !181
  %37 = load %struct.sockaddr*, %struct.sockaddr** %36, align 8, !dbg !181
  %38 = call i32 @bind(i32 noundef %33, %struct.sockaddr* %37, i32 noundef 16) #6, !dbg !181
  %39 = icmp ne i32 %38, 0, !dbg !181
  br i1 %39, label %48, label %40, !dbg !182

40:                                               ; preds = %1
  %41 = load i32, i32* %9, align 4, !dbg !183
  %42 = call i32 @listen(i32 noundef %41, i32 noundef 1) #6, !dbg !184
  %43 = icmp ne i32 %42, 0, !dbg !184
  br i1 %43, label %48, label %44, !dbg !185

44:                                               ; preds = %40
  %45 = load i32, i32* %9, align 4, !dbg !186
  %46 = call i32 @port_of(i32 noundef %45), !dbg !187
  store i32 %46, i32* @port, align 4, !dbg !188
  %47 = icmp sle i32 %46, 0, !dbg !189
  br i1 %47, label %48, label %49, !dbg !181

48:                                               ; preds = %44, %40, %1
  store i32 1, i32* %2, align 4, !dbg !190
  br label %165, !dbg !190

49:                                               ; preds = %44
  %50 = load i32, i32* %9, align 4, !dbg !191
  %51 = bitcast %union.__CONST_SOCKADDR_ARG* %16 to %struct.sockaddr**, !dbg !192
  %52 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !192
  store %struct.sockaddr* %52, %struct.sockaddr** %51, align 8, !dbg !192
  %53 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %16, i32 0, i32 0, !dbg !193
  %54 = load %struct.sockaddr*, %struct.sockaddr** %53, align 8, !dbg !193
  %55 = call i32 @bind(i32 noundef %50, %struct.sockaddr* %54, i32 noundef 16) #6, !dbg !193
  %56 = icmp ne i32 %55, -1, !dbg !194
  br i1 %56, label %61, label %57, !dbg !195

57:                                               ; preds = %49
  %58 = call i32* @__errno_location() #7, !dbg !196
  %59 = load i32, i32* %58, align 4, !dbg !196
  %60 = icmp ne i32 %59, 22, !dbg !197
  br i1 %60, label %61, label %62, !dbg !193

61:                                               ; preds = %57, %49
  store i32 2, i32* %2, align 4, !dbg !198
  br label %165, !dbg !198

62:                                               ; preds = %57
  %63 = call i32 @pthread_create(i64* noundef %14, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @ask, i8* noundef %3) #6, !dbg !199
  %64 = load i32, i32* %9, align 4, !dbg !200
  %65 = bitcast %union.__SOCKADDR_ARG* %18 to %struct.sockaddr**, !dbg !201
  %66 = bitcast %struct.sockaddr_in* %5 to %struct.sockaddr*, !dbg !201
  store %struct.sockaddr* %66, %struct.sockaddr** %65, align 8, !dbg !201
  %67 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %18, i32 0, i32 0, !dbg !202
  %68 = load %struct.sockaddr*, %struct.sockaddr** %67, align 8, !dbg !202
  %69 = call i32 @accept(i32 noundef %64, %struct.sockaddr* %68, i32* noundef %7), !dbg !202
  store i32 %69, i32* %17, align 4, !dbg !203
  %70 = load i32, i32* %17, align 4, !dbg !204
  %71 = icmp slt i32 %70, 0, !dbg !205
  br i1 %71, label %90, label %72, !dbg !206

72:                                               ; preds = %62
  %73 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %5, i32 0, i32 0, !dbg !207
  %74 = load i16, i16* %73, align 4, !dbg !207
  %75 = zext i16 %74 to i32, !dbg !208
  %76 = icmp ne i32 %75, 2, !dbg !209
  br i1 %76, label %90, label %77, !dbg !210

77:                                               ; preds = %72
  %78 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %5, i32 0, i32 2, !dbg !211
  %79 = getelementptr inbounds %struct.in_addr, %struct.in_addr* %78, i32 0, i32 0, !dbg !212
  %80 = load i32, i32* %79, align 4, !dbg !212
  %81 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %4, i32 0, i32 2, !dbg !213
  %82 = getelementptr inbounds %struct.in_addr, %struct.in_addr* %81, i32 0, i32 0, !dbg !214
  %83 = load i32, i32* %82, align 4, !dbg !214
  %84 = icmp ne i32 %80, %83, !dbg !215
  br i1 %84, label %90, label %85, !dbg !216

85:                                               ; preds = %77
  %86 = load i32, i32* %17, align 4, !dbg !217
  %87 = call i32 @port_of(i32 noundef %86), !dbg !218
  %88 = load i32, i32* @port, align 4, !dbg !219
  %89 = icmp ne i32 %87, %88, !dbg !220
  br i1 %89, label %90, label %91, !dbg !204

90:                                               ; preds = %85, %77, %72, %62
  store i32 3, i32* %2, align 4, !dbg !221
  br label %165, !dbg !221

91:                                               ; preds = %85
  %92 = load i32, i32* %17, align 4, !dbg !222
  %93 = bitcast %union.__SOCKADDR_ARG* %19 to %struct.sockaddr**, !dbg !223
  %94 = bitcast %struct.sockaddr_in* %6 to %struct.sockaddr*, !dbg !223
  store %struct.sockaddr* %94, %struct.sockaddr** %93, align 8, !dbg !223
  %95 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %19, i32 0, i32 0, !dbg !224
  %96 = load %struct.sockaddr*, %struct.sockaddr** %95, align 8, !dbg !224
  %97 = call i32 @getpeername(i32 noundef %92, %struct.sockaddr* %96, i32* noundef %8) #6, !dbg !224
  %98 = icmp ne i32 %97, 0, !dbg !224
  br i1 %98, label %107, label %99, !dbg !225

99:                                               ; preds = %91
  %100 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %6, i32 0, i32 1, !dbg !226
  %101 = load i16, i16* %100, align 2, !dbg !226
  %102 = zext i16 %101 to i32, !dbg !227
  %103 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %5, i32 0, i32 1, !dbg !228
  %104 = load i16, i16* %103, align 2, !dbg !228
  %105 = zext i16 %104 to i32, !dbg !229
  %106 = icmp ne i32 %102, %105, !dbg !230
  br i1 %106, label %107, label %108, !dbg !224

107:                                              ; preds = %99, %91
  store i32 4, i32* %2, align 4, !dbg !231
  br label %165, !dbg !231

108:                                              ; preds = %99
  %109 = load i32, i32* %17, align 4, !dbg !232
  %110 = call i64 @read(i32 noundef %109, i8* noundef %11, i64 noundef 1), !dbg !233
  %111 = icmp ne i64 %110, 1, !dbg !234
  br i1 %111, label %112, label %113, !dbg !233

112:                                              ; preds = %108
  store i32 5, i32* %2, align 4, !dbg !235
  br label %165, !dbg !235

113:                                              ; preds = %108
  %114 = load i8, i8* %11, align 1, !dbg !236
  %115 = zext i8 %114 to i32, !dbg !236
  %116 = xor i32 %115, 1, !dbg !236
  %117 = trunc i32 %116 to i8, !dbg !236
  store i8 %117, i8* %11, align 1, !dbg !236
  %118 = load i32, i32* %17, align 4, !dbg !237
  %119 = call i64 @write(i32 noundef %118, i8* noundef %11, i64 noundef 1), !dbg !238
  %120 = icmp ne i64 %119, 1, !dbg !239
  br i1 %120, label %125, label %121, !dbg !240

121:                                              ; preds = %113
  %122 = load i32, i32* %17, align 4, !dbg !241
  %123 = call i64 @read(i32 noundef %122, i8* noundef %12, i64 noundef 1), !dbg !242
  %124 = icmp ne i64 %123, 0, !dbg !243
  br i1 %124, label %125, label %126, !dbg !238

125:                                              ; preds = %121, %113
  store i32 6, i32* %2, align 4, !dbg !244
  br label %165, !dbg !244

126:                                              ; preds = %121
  %127 = load i64, i64* %14, align 8, !dbg !245
  %128 = call i32 @pthread_join(i64 noundef %127, i8** noundef %13), !dbg !246
  %129 = load i32, i32* %17, align 4, !dbg !247
  %130 = call i32 @close(i32 noundef %129), !dbg !248
  %131 = load i32, i32* %9, align 4, !dbg !249
  %132 = call i32 @close(i32 noundef %131), !dbg !250
  %133 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !251
  store i32 %133, i32* %20, align 4, !dbg !252
  %134 = load i32, i32* @port, align 4, !dbg !253
  %135 = call { i64, i64 } @loopback(i32 noundef %134), !dbg !254
  %136 = bitcast %struct.sockaddr_in* %21 to { i64, i64 }*, !dbg !254
  %137 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %136, i32 0, i32 0, !dbg !254
  %138 = extractvalue { i64, i64 } %135, 0, !dbg !254
  store i64 %138, i64* %137, align 4, !dbg !254
  %139 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %136, i32 0, i32 1, !dbg !254
  %140 = extractvalue { i64, i64 } %135, 1, !dbg !254
  store i64 %140, i64* %139, align 4, !dbg !254
  %141 = bitcast %struct.sockaddr_in* %4 to i8*, !dbg !254
  %142 = bitcast %struct.sockaddr_in* %21 to i8*, !dbg !254
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %141, i8* align 4 %142, i64 16, i1 false), !dbg !254
  %143 = load i32, i32* %20, align 4, !dbg !255
  %144 = bitcast %union.__CONST_SOCKADDR_ARG* %22 to %struct.sockaddr**, !dbg !256
  %145 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !256
  store %struct.sockaddr* %145, %struct.sockaddr** %144, align 8, !dbg !256
  %146 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %22, i32 0, i32 0, !dbg !257
  %147 = load %struct.sockaddr*, %struct.sockaddr** %146, align 8, !dbg !257
  %148 = call i32 @connect(i32 noundef %143, %struct.sockaddr* %147, i32 noundef 16), !dbg !257
  %149 = icmp ne i32 %148, -1, !dbg !258
  br i1 %149, label %154, label %150, !dbg !259

150:                                              ; preds = %126
  %151 = call i32* @__errno_location() #7, !dbg !260
  %152 = load i32, i32* %151, align 4, !dbg !260
  %153 = icmp ne i32 %152, 111, !dbg !261
  br i1 %153, label %154, label %155, !dbg !257

154:                                              ; preds = %150, %126
  store i32 7, i32* %2, align 4, !dbg !262
  br label %165, !dbg !262

155:                                              ; preds = %150
  %156 = load i8*, i8** %13, align 8, !dbg !263
  %157 = ptrtoint i8* %156 to i64, !dbg !264
  %158 = load i8, i8* %3, align 1, !dbg !265
  %159 = zext i8 %158 to i32, !dbg !265
  %160 = xor i32 %159, 1, !dbg !266
  %161 = sext i32 %160 to i64, !dbg !267
  %162 = icmp eq i64 %157, %161, !dbg !268
  %163 = zext i1 %162 to i64, !dbg !264
  %164 = select i1 %162, i32 12, i32 8, !dbg !264
  store i32 %164, i32* %2, align 4, !dbg !269
  br label %165, !dbg !269

165:                                              ; preds = %155, %154, %125, %112, %107, %90, %61, %48
  %166 = load i32, i32* %2, align 4, !dbg !270
  ret i32 %166, !dbg !270
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @datagrams(i8 noundef zeroext %0) #0 !dbg !271 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.sockaddr_in, align 4
  %5 = alloca %struct.sockaddr_in, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [4 x i8], align 1
  %10 = alloca %struct.timeval, align 8
  %11 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %12 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %13 = alloca %struct.sockaddr_in, align 4
  %14 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %15 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %16 = alloca %union.__SOCKADDR_ARG, align 8
  %17 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  store i8 %0, i8* %3, align 1
  %18 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !272
  %19 = bitcast %struct.sockaddr_in* %4 to { i64, i64 }*, !dbg !272
  %20 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %19, i32 0, i32 0, !dbg !272
  %21 = extractvalue { i64, i64 } %18, 0, !dbg !272
  store i64 %21, i64* %20, align 4, !dbg !272
  %22 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %19, i32 0, i32 1, !dbg !272
  %23 = extractvalue { i64, i64 } %18, 1, !dbg !272
  store i64 %23, i64* %22, align 4, !dbg !272
  store i32 16, i32* %6, align 4, !dbg !273
  %24 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !274
  store i32 %24, i32* %7, align 4, !dbg !275
  %25 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !276
  store i32 %25, i32* %8, align 4, !dbg !277
  %26 = bitcast [4 x i8]* %9 to i8*, !dbg !278
  call void @llvm.memset.p0i8.i64(i8* align 1 %26, i8 0, i64 4, i1 false), !dbg !278
  %27 = bitcast %struct.timeval* %10 to i8*, !dbg !279
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %27, i8* align 8 bitcast (%struct.timeval* @__const.datagrams.patience to i8*), i64 16, i1 false), !dbg !279
  %28 = load i32, i32* %7, align 4, !dbg !280
  %29 = bitcast %union.__CONST_SOCKADDR_ARG* %11 to %struct.sockaddr**, !dbg !281
  %30 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !281
  store %struct.sockaddr* %30, %struct.sockaddr** %29, align 8, !dbg !281
  %31 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %11, i32 0, i32 0, !dbg !282
  %32 = load %struct.sockaddr*, %struct.sockaddr** %31, align 8, !dbg !282
  %33 = call i32 @bind(i32 noundef %28, %struct.sockaddr* %32, i32 noundef 16) #6, !dbg !282
  %34 = icmp ne i32 %33, 0, !dbg !282
  br i1 %34, label %43, label %35, !dbg !283

35:                                               ; preds = %1
  %36 = load i32, i32* %8, align 4, !dbg !284
  %37 = bitcast %union.__CONST_SOCKADDR_ARG* %12 to %struct.sockaddr**, !dbg !285
  %38 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !285
  store %struct.sockaddr* %38, %struct.sockaddr** %37, align 8, !dbg !285
  %39 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %12, i32 0, i32 0, !dbg !286
  %40 = load %struct.sockaddr*, %struct.sockaddr** %39, align 8, !dbg !286
  %41 = call i32 @bind(i32 noundef %36, %struct.sockaddr* %40, i32 noundef 16) #6, !dbg !286
  %42 = icmp ne i32 %41, 0, !dbg !286
  br i1 %42, label %43, label %44, !dbg !282

43:                                               ; preds = %35, %1
  store i32 1, i32* %2, align 4, !dbg !287
  br label %144, !dbg !287

44:                                               ; preds = %35
  %45 = load i32, i32* %8, align 4, !dbg !288
  %46 = call i32 @port_of(i32 noundef %45), !dbg !289
  %47 = call { i64, i64 } @loopback(i32 noundef %46), !dbg !290
  %48 = bitcast %struct.sockaddr_in* %13 to { i64, i64 }*, !dbg !290
  %49 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %48, i32 0, i32 0, !dbg !290
  %50 = extractvalue { i64, i64 } %47, 0, !dbg !290
  store i64 %50, i64* %49, align 4, !dbg !290
  %51 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %48, i32 0, i32 1, !dbg !290
  %52 = extractvalue { i64, i64 } %47, 1, !dbg !290
  store i64 %52, i64* %51, align 4, !dbg !290
  %53 = bitcast %struct.sockaddr_in* %4 to i8*, !dbg !290
  %54 = bitcast %struct.sockaddr_in* %13 to i8*, !dbg !290
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %53, i8* align 4 %54, i64 16, i1 false), !dbg !290
  %55 = load i32, i32* %7, align 4, !dbg !291
  %56 = bitcast %union.__CONST_SOCKADDR_ARG* %14 to %struct.sockaddr**, !dbg !292
  %57 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !292
  store %struct.sockaddr* %57, %struct.sockaddr** %56, align 8, !dbg !292
  %58 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %14, i32 0, i32 0, !dbg !293
  %59 = load %struct.sockaddr*, %struct.sockaddr** %58, align 8, !dbg !293
  %60 = call i64 @sendto(i32 noundef %55, i8* noundef %3, i64 noundef 1, i32 noundef 0, %struct.sockaddr* %59, i32 noundef 16), !dbg !293
  %61 = icmp ne i64 %60, 1, !dbg !294
  br i1 %61, label %70, label %62, !dbg !295

62:                                               ; preds = %44
  %63 = load i32, i32* %7, align 4, !dbg !296
  %64 = bitcast %union.__CONST_SOCKADDR_ARG* %15 to %struct.sockaddr**, !dbg !297
  %65 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !297
  store %struct.sockaddr* %65, %struct.sockaddr** %64, align 8, !dbg !297
  %66 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %15, i32 0, i32 0, !dbg !298
  %67 = load %struct.sockaddr*, %struct.sockaddr** %66, align 8, !dbg !298
  %68 = call i64 @sendto(i32 noundef %63, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.5, i64 0, i64 0), i64 noundef 2, i32 noundef 0, %struct.sockaddr* %67, i32 noundef 16), !dbg !298
  %69 = icmp ne i64 %68, 2, !dbg !299
  br i1 %69, label %70, label %71, !dbg !293

70:                                               ; preds = %62, %44
  store i32 2, i32* %2, align 4, !dbg !300
  br label %144, !dbg !300

71:                                               ; preds = %62
  %72 = load i32, i32* %8, align 4, !dbg !301
  %73 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 0, !dbg !302
  %74 = bitcast %union.__SOCKADDR_ARG* %16 to %struct.sockaddr**, !dbg !303
  %75 = bitcast %struct.sockaddr_in* %5 to %struct.sockaddr*, !dbg !303
  store %struct.sockaddr* %75, %struct.sockaddr** %74, align 8, !dbg !303
  %76 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %16, i32 0, i32 0, !dbg !304
  %77 = load %struct.sockaddr*, %struct.sockaddr** %76, align 8, !dbg !304
  %78 = call i64 @recvfrom(i32 noundef %72, i8* noundef %73, i64 noundef 4, i32 noundef 0, %struct.sockaddr* %77, i32* noundef %6), !dbg !304
  %79 = icmp ne i64 %78, 1, !dbg !305
  br i1 %79, label %88, label %80, !dbg !306

80:                                               ; preds = %71
  %81 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %5, i32 0, i32 1, !dbg !307
  %82 = load i16, i16* %81, align 2, !dbg !307
  %83 = call zeroext i16 @ntohs(i16 noundef zeroext %82) #7, !dbg !308
  %84 = zext i16 %83 to i32, !dbg !308
  %85 = load i32, i32* %7, align 4, !dbg !309
  %86 = call i32 @port_of(i32 noundef %85), !dbg !310
  %87 = icmp ne i32 %84, %86, !dbg !311
  br i1 %87, label %88, label %89, !dbg !304

88:                                               ; preds = %80, %71
  store i32 3, i32* %2, align 4, !dbg !312
  br label %144, !dbg !312

89:                                               ; preds = %80
  %90 = load i32, i32* %8, align 4, !dbg !313
  %91 = bitcast %union.__CONST_SOCKADDR_ARG* %17 to %struct.sockaddr**, !dbg !314
  %92 = bitcast %struct.sockaddr_in* %5 to %struct.sockaddr*, !dbg !314
  store %struct.sockaddr* %92, %struct.sockaddr** %91, align 8, !dbg !314
  %93 = load i32, i32* %6, align 4, !dbg !315
  %94 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %17, i32 0, i32 0, !dbg !316
  %95 = load %struct.sockaddr*, %struct.sockaddr** %94, align 8, !dbg !316
  %96 = call i32 @connect(i32 noundef %90, %struct.sockaddr* %95, i32 noundef %93), !dbg !316
  %97 = icmp ne i32 %96, 0, !dbg !316
  br i1 %97, label %109, label %98, !dbg !317

98:                                               ; preds = %89
  %99 = load i32, i32* %8, align 4, !dbg !318
  %100 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 0, !dbg !319
  %101 = getelementptr inbounds i8, i8* %100, i64 1, !dbg !320
  %102 = call i64 @recv(i32 noundef %99, i8* noundef %101, i64 noundef 1, i32 noundef 32), !dbg !321
  %103 = icmp ne i64 %102, 2, !dbg !322
  br i1 %103, label %109, label %104, !dbg !323

104:                                              ; preds = %98
  %105 = load i32, i32* %8, align 4, !dbg !324
  %106 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 0, !dbg !325
  %107 = call i64 @send(i32 noundef %105, i8* noundef %106, i64 noundef 2, i32 noundef 0), !dbg !326
  %108 = icmp ne i64 %107, 2, !dbg !327
  br i1 %108, label %109, label %110, !dbg !316

109:                                              ; preds = %104, %98, %89
  store i32 4, i32* %2, align 4, !dbg !328
  br label %144, !dbg !328

110:                                              ; preds = %104
  %111 = load i32, i32* %7, align 4, !dbg !329
  %112 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 0, !dbg !330
  %113 = getelementptr inbounds i8, i8* %112, i64 2, !dbg !331
  %114 = call i64 @recv(i32 noundef %111, i8* noundef %113, i64 noundef 2, i32 noundef 0), !dbg !332
  %115 = icmp ne i64 %114, 2, !dbg !333
  br i1 %115, label %121, label %116, !dbg !334

116:                                              ; preds = %110
  %117 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 3, !dbg !335
  %118 = load i8, i8* %117, align 1, !dbg !335
  %119 = sext i8 %118 to i32, !dbg !335
  %120 = icmp ne i32 %119, 121, !dbg !336
  br i1 %120, label %121, label %122, !dbg !332

121:                                              ; preds = %116, %110
  store i32 5, i32* %2, align 4, !dbg !337
  br label %144, !dbg !337

122:                                              ; preds = %116
  %123 = load i32, i32* %7, align 4, !dbg !338
  %124 = bitcast %struct.timeval* %10 to i8*, !dbg !339
  %125 = call i32 @setsockopt(i32 noundef %123, i32 noundef 1, i32 noundef 20, i8* noundef %124, i32 noundef 16) #6, !dbg !340
  %126 = load i32, i32* %7, align 4, !dbg !341
  %127 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 0, !dbg !342
  %128 = call i64 @recv(i32 noundef %126, i8* noundef %127, i64 noundef 1, i32 noundef 0), !dbg !343
  %129 = icmp ne i64 %128, -1, !dbg !344
  br i1 %129, label %134, label %130, !dbg !345

130:                                              ; preds = %122
  %131 = call i32* @__errno_location() #7, !dbg !346
  %132 = load i32, i32* %131, align 4, !dbg !346
  %133 = icmp ne i32 %132, 11, !dbg !347
  br i1 %133, label %134, label %135, !dbg !343

134:                                              ; preds = %130, %122
  store i32 6, i32* %2, align 4, !dbg !348
  br label %144, !dbg !348

135:                                              ; preds = %130
  %136 = getelementptr inbounds [4 x i8], [4 x i8]* %9, i64 0, i64 2, !dbg !349
  %137 = load i8, i8* %136, align 1, !dbg !349
  %138 = zext i8 %137 to i32, !dbg !350
  %139 = load i8, i8* %3, align 1, !dbg !351
  %140 = zext i8 %139 to i32, !dbg !351
  %141 = icmp eq i32 %138, %140, !dbg !352
  %142 = zext i1 %141 to i64, !dbg !350
  %143 = select i1 %141, i32 13, i32 7, !dbg !350
  store i32 %143, i32* %2, align 4, !dbg !353
  br label %144, !dbg !353

144:                                              ; preds = %135, %134, %121, %109, %88, %70, %43
  %145 = load i32, i32* %2, align 4, !dbg !354
  ret i32 %145, !dbg !354
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @events(i8 noundef zeroext %0) #0 !dbg !355 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.itimerspec, align 8
  %5 = alloca %struct.epoll_event, align 1
  %6 = alloca [4 x %struct.epoll_event], align 16
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i8 %0, i8* %3, align 1
  %11 = bitcast %struct.itimerspec* %4 to i8*, !dbg !356
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %11, i8* align 8 bitcast (%struct.itimerspec* @__const.events.when to i8*), i64 32, i1 false), !dbg !356
  %12 = bitcast %struct.epoll_event* %5 to i8*, !dbg !357
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %12, i8* align 1 bitcast ({ i32, { i32, [4 x i8] } }* @__const.events.event to i8*), i64 12, i1 false), !dbg !357
  store i64 0, i64* %7, align 8, !dbg !358
  %13 = call i32 @epoll_create1(i32 noundef 524288) #6, !dbg !359
  store i32 %13, i32* %8, align 4, !dbg !360
  %14 = call i32 @eventfd(i32 noundef 2, i32 noundef 2048) #6, !dbg !361
  store i32 %14, i32* %9, align 4, !dbg !362
  %15 = call i32 @timerfd_create(i32 noundef 1, i32 noundef 2048) #6, !dbg !363
  store i32 %15, i32* %10, align 4, !dbg !364
  %16 = load i32, i32* %8, align 4, !dbg !365
  %17 = load i32, i32* %9, align 4, !dbg !366
  %18 = call i32 @epoll_ctl(i32 noundef %16, i32 noundef 1, i32 noundef %17, %struct.epoll_event* noundef %5) #6, !dbg !367
  %19 = icmp ne i32 %18, 0, !dbg !367
  br i1 %19, label %29, label %20, !dbg !368

20:                                               ; preds = %1
  %21 = load i32, i32* %8, align 4, !dbg !369
  %22 = load i32, i32* %9, align 4, !dbg !370
  %23 = call i32 @epoll_ctl(i32 noundef %21, i32 noundef 1, i32 noundef %22, %struct.epoll_event* noundef %5) #6, !dbg !371
  %24 = icmp ne i32 %23, -1, !dbg !372
  br i1 %24, label %29, label %25, !dbg !373

25:                                               ; preds = %20
  %26 = call i32* @__errno_location() #7, !dbg !374
  %27 = load i32, i32* %26, align 4, !dbg !374
  %28 = icmp ne i32 %27, 17, !dbg !375
  br i1 %28, label %29, label %30, !dbg !367

29:                                               ; preds = %25, %20, %1
  store i32 1, i32* %2, align 4, !dbg !376
  br label %181, !dbg !376

30:                                               ; preds = %25
  %31 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %5, i32 0, i32 0, !dbg !377
  store i32 1, i32* %31, align 1, !dbg !378
  %32 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %5, i32 0, i32 1, !dbg !379
  %33 = bitcast %union.epoll_data* %32 to i32*, !dbg !380
  store i32 2, i32* %33, align 1, !dbg !381
  %34 = load i32, i32* %8, align 4, !dbg !382
  %35 = load i32, i32* %10, align 4, !dbg !383
  %36 = call i32 @epoll_ctl(i32 noundef %34, i32 noundef 1, i32 noundef %35, %struct.epoll_event* noundef %5) #6, !dbg !384
  %37 = icmp ne i32 %36, 0, !dbg !384
  br i1 %37, label %49, label %38, !dbg !385

38:                                               ; preds = %30
  %39 = load i32, i32* %8, align 4, !dbg !386
  %40 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !387
  %41 = call i32 @epoll_wait(i32 noundef %39, %struct.epoll_event* noundef %40, i32 noundef 4, i32 noundef -1), !dbg !388
  %42 = icmp ne i32 %41, 1, !dbg !389
  br i1 %42, label %49, label %43, !dbg !390

43:                                               ; preds = %38
  %44 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !391
  %45 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %44, i32 0, i32 1, !dbg !392
  %46 = bitcast %union.epoll_data* %45 to i32*, !dbg !393
  %47 = load i32, i32* %46, align 4, !dbg !393
  %48 = icmp ne i32 %47, 1, !dbg !394
  br i1 %48, label %49, label %50, !dbg !384

49:                                               ; preds = %43, %38, %30
  store i32 2, i32* %2, align 4, !dbg !395
  br label %181, !dbg !395

50:                                               ; preds = %43
  %51 = load i32, i32* %9, align 4, !dbg !396
  %52 = bitcast i64* %7 to i8*, !dbg !397
  %53 = call i64 @read(i32 noundef %51, i8* noundef %52, i64 noundef 8), !dbg !398
  %54 = icmp ne i64 %53, 8, !dbg !399
  br i1 %54, label %67, label %55, !dbg !400

55:                                               ; preds = %50
  %56 = load i64, i64* %7, align 8, !dbg !401
  %57 = icmp ne i64 %56, 2, !dbg !402
  br i1 %57, label %67, label %58, !dbg !403

58:                                               ; preds = %55
  %59 = load i32, i32* %9, align 4, !dbg !404
  %60 = bitcast i64* %7 to i8*, !dbg !405
  %61 = call i64 @read(i32 noundef %59, i8* noundef %60, i64 noundef 8), !dbg !406
  %62 = icmp ne i64 %61, -1, !dbg !407
  br i1 %62, label %67, label %63, !dbg !408

63:                                               ; preds = %58
  %64 = call i32* @__errno_location() #7, !dbg !409
  %65 = load i32, i32* %64, align 4, !dbg !409
  %66 = icmp ne i32 %65, 11, !dbg !410
  br i1 %66, label %67, label %68, !dbg !398

67:                                               ; preds = %63, %58, %55, %50
  store i32 3, i32* %2, align 4, !dbg !411
  br label %181, !dbg !411

68:                                               ; preds = %63
  %69 = load i32, i32* %8, align 4, !dbg !412
  %70 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !413
  %71 = call i32 @epoll_wait(i32 noundef %69, %struct.epoll_event* noundef %70, i32 noundef 4, i32 noundef 0), !dbg !414
  %72 = icmp ne i32 %71, 0, !dbg !415
  br i1 %72, label %73, label %74, !dbg !414

73:                                               ; preds = %68
  store i32 4, i32* %2, align 4, !dbg !416
  br label %181, !dbg !416

74:                                               ; preds = %68
  %75 = load i32, i32* %10, align 4, !dbg !417
  %76 = call i32 @timerfd_settime(i32 noundef %75, i32 noundef 0, %struct.itimerspec* noundef %4, %struct.itimerspec* noundef null) #6, !dbg !418
  %77 = load i32, i32* %8, align 4, !dbg !419
  %78 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !420
  %79 = call i32 @epoll_wait(i32 noundef %77, %struct.epoll_event* noundef %78, i32 noundef 4, i32 noundef 5000), !dbg !421
  %80 = icmp ne i32 %79, 1, !dbg !422
  br i1 %80, label %95, label %81, !dbg !423

81:                                               ; preds = %74
  %82 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !424
  %83 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %82, i32 0, i32 1, !dbg !425
  %84 = bitcast %union.epoll_data* %83 to i32*, !dbg !426
  %85 = load i32, i32* %84, align 4, !dbg !426
  %86 = icmp ne i32 %85, 2, !dbg !427
  br i1 %86, label %95, label %87, !dbg !428

87:                                               ; preds = %81
  %88 = load i32, i32* %10, align 4, !dbg !429
  %89 = bitcast i64* %7 to i8*, !dbg !430
  %90 = call i64 @read(i32 noundef %88, i8* noundef %89, i64 noundef 8), !dbg !431
  %91 = icmp ne i64 %90, 8, !dbg !432
  br i1 %91, label %95, label %92, !dbg !433

92:                                               ; preds = %87
  %93 = load i64, i64* %7, align 8, !dbg !434
  %94 = icmp ult i64 %93, 1, !dbg !435
  br i1 %94, label %95, label %96, !dbg !421

95:                                               ; preds = %92, %87, %81, %74
  store i32 5, i32* %2, align 4, !dbg !436
  br label %181, !dbg !436

96:                                               ; preds = %92
  %97 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %4, i32 0, i32 0, !dbg !437
  %98 = getelementptr inbounds %struct.timespec, %struct.timespec* %97, i32 0, i32 1, !dbg !438
  store i64 0, i64* %98, align 8, !dbg !439
  %99 = getelementptr inbounds %struct.itimerspec, %struct.itimerspec* %4, i32 0, i32 1, !dbg !440
  %100 = getelementptr inbounds %struct.timespec, %struct.timespec* %99, i32 0, i32 1, !dbg !441
  store i64 0, i64* %100, align 8, !dbg !442
  %101 = load i32, i32* %10, align 4, !dbg !443
  %102 = call i32 @timerfd_settime(i32 noundef %101, i32 noundef 0, %struct.itimerspec* noundef %4, %struct.itimerspec* noundef null) #6, !dbg !444
  %103 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %5, i32 0, i32 0, !dbg !445
  store i32 -2147483647, i32* %103, align 1, !dbg !446
  %104 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %5, i32 0, i32 1, !dbg !447
  %105 = bitcast %union.epoll_data* %104 to i32*, !dbg !448
  store i32 3, i32* %105, align 1, !dbg !449
  %106 = load i32, i32* %8, align 4, !dbg !450
  %107 = load i32, i32* %9, align 4, !dbg !451
  %108 = call i32 @epoll_ctl(i32 noundef %106, i32 noundef 3, i32 noundef %107, %struct.epoll_event* noundef %5) #6, !dbg !452
  %109 = load i32, i32* %9, align 4, !dbg !453
  %110 = load i8, i8* %3, align 1, !dbg !454
  %111 = zext i8 %110 to i32, !dbg !454
  %112 = add nsw i32 %111, 1, !dbg !455
  %113 = sext i32 %112 to i64, !dbg !454
  %114 = call i32 @eventfd_write(i32 noundef %109, i64 noundef %113), !dbg !456
  %115 = load i32, i32* %8, align 4, !dbg !457
  %116 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !458
  %117 = call i32 @epoll_wait(i32 noundef %115, %struct.epoll_event* noundef %116, i32 noundef 4, i32 noundef 0), !dbg !459
  %118 = icmp ne i32 %117, 1, !dbg !460
  br i1 %118, label %130, label %119, !dbg !461

119:                                              ; preds = %96
  %120 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !462
  %121 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %120, i32 0, i32 1, !dbg !463
  %122 = bitcast %union.epoll_data* %121 to i32*, !dbg !464
  %123 = load i32, i32* %122, align 4, !dbg !464
  %124 = icmp ne i32 %123, 3, !dbg !465
  br i1 %124, label %130, label %125, !dbg !466

125:                                              ; preds = %119
  %126 = load i32, i32* %8, align 4, !dbg !467
  %127 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !468
  %128 = call i32 @epoll_wait(i32 noundef %126, %struct.epoll_event* noundef %127, i32 noundef 4, i32 noundef 0), !dbg !469
  %129 = icmp ne i32 %128, 0, !dbg !470
  br i1 %129, label %130, label %131, !dbg !459

130:                                              ; preds = %125, %119, %96
  store i32 6, i32* %2, align 4, !dbg !471
  br label %181, !dbg !471

131:                                              ; preds = %125
  %132 = load i32, i32* %9, align 4, !dbg !472
  %133 = call i32 @eventfd_write(i32 noundef %132, i64 noundef 1), !dbg !473
  %134 = load i32, i32* %8, align 4, !dbg !474
  %135 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !475
  %136 = call i32 @epoll_wait(i32 noundef %134, %struct.epoll_event* noundef %135, i32 noundef 4, i32 noundef 0), !dbg !476
  %137 = icmp ne i32 %136, 1, !dbg !477
  br i1 %137, label %148, label %138, !dbg !478

138:                                              ; preds = %131
  %139 = load i32, i32* %9, align 4, !dbg !479
  %140 = call i32 @eventfd_read(i32 noundef %139, i64* noundef %7), !dbg !480
  %141 = icmp ne i32 %140, 0, !dbg !480
  br i1 %141, label %148, label %142, !dbg !481

142:                                              ; preds = %138
  %143 = load i64, i64* %7, align 8, !dbg !482
  %144 = load i8, i8* %3, align 1, !dbg !483
  %145 = zext i8 %144 to i64, !dbg !483
  %146 = add i64 %145, 2, !dbg !484
  %147 = icmp ne i64 %143, %146, !dbg !485
  br i1 %147, label %148, label %149, !dbg !476

148:                                              ; preds = %142, %138, %131
  store i32 7, i32* %2, align 4, !dbg !486
  br label %181, !dbg !486

149:                                              ; preds = %142
  %150 = getelementptr inbounds %struct.epoll_event, %struct.epoll_event* %5, i32 0, i32 0, !dbg !487
  store i32 1073741825, i32* %150, align 1, !dbg !488
  %151 = load i32, i32* %8, align 4, !dbg !489
  %152 = load i32, i32* %9, align 4, !dbg !490
  %153 = call i32 @epoll_ctl(i32 noundef %151, i32 noundef 3, i32 noundef %152, %struct.epoll_event* noundef %5) #6, !dbg !491
  %154 = load i32, i32* %9, align 4, !dbg !492
  %155 = call i32 @eventfd_write(i32 noundef %154, i64 noundef 1), !dbg !493
  %156 = load i32, i32* %8, align 4, !dbg !494
  %157 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !495
  %158 = call i32 @epoll_wait(i32 noundef %156, %struct.epoll_event* noundef %157, i32 noundef 4, i32 noundef 0), !dbg !496
  %159 = icmp ne i32 %158, 1, !dbg !497
  br i1 %159, label %165, label %160, !dbg !498

160:                                              ; preds = %149
  %161 = load i32, i32* %8, align 4, !dbg !499
  %162 = getelementptr inbounds [4 x %struct.epoll_event], [4 x %struct.epoll_event]* %6, i64 0, i64 0, !dbg !500
  %163 = call i32 @epoll_wait(i32 noundef %161, %struct.epoll_event* noundef %162, i32 noundef 4, i32 noundef 0), !dbg !501
  %164 = icmp ne i32 %163, 0, !dbg !502
  br i1 %164, label %165, label %166, !dbg !496

165:                                              ; preds = %160, %149
  store i32 8, i32* %2, align 4, !dbg !503
  br label %181, !dbg !503

166:                                              ; preds = %160
  %167 = load i32, i32* %9, align 4, !dbg !504
  %168 = call i32 @close(i32 noundef %167), !dbg !505
  %169 = load i32, i32* %8, align 4, !dbg !506
  %170 = load i32, i32* %9, align 4, !dbg !507
  %171 = call i32 @epoll_ctl(i32 noundef %169, i32 noundef 2, i32 noundef %170, %struct.epoll_event* noundef null) #6, !dbg !508
  %172 = icmp eq i32 %171, -1, !dbg !509
  br i1 %172, label %173, label %177, !dbg !510

173:                                              ; preds = %166
  %174 = call i32* @__errno_location() #7, !dbg !511
  %175 = load i32, i32* %174, align 4, !dbg !511
  %176 = icmp eq i32 %175, 9, !dbg !512
  br label %177

177:                                              ; preds = %173, %166
  %178 = phi i1 [ false, %166 ], [ %176, %173 ], !dbg !513
  %179 = zext i1 %178 to i64, !dbg !508
  %180 = select i1 %178, i32 14, i32 9, !dbg !508
  store i32 %180, i32* %2, align 4, !dbg !514
  br label %181, !dbg !514

181:                                              ; preds = %177, %165, %148, %130, %95, %73, %67, %49, %29
  %182 = load i32, i32* %2, align 4, !dbg !515
  ret i32 %182, !dbg !515
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @named(i8 noundef zeroext %0) #0 !dbg !516 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.sockaddr_un, align 2
  %5 = alloca %struct.sockaddr_un, align 2
  %6 = alloca %struct.pollfd, align 4
  %7 = alloca i8, align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %12 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %13 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %14 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %15 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %16 = alloca %struct.pollfd, align 4
  %17 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %18 = alloca i32, align 4
  %19 = alloca %union.__SOCKADDR_ARG, align 8
  %20 = alloca %struct.pollfd, align 4
  store i8 %0, i8* %3, align 1
  %21 = bitcast %struct.sockaddr_un* %4 to i8*, !dbg !517
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 2 %21, i8* align 2 bitcast (%struct.sockaddr_un* @__const.named.name to i8*), i64 110, i1 false), !dbg !517
  %22 = bitcast %struct.sockaddr_un* %5 to i8*, !dbg !518
  call void @llvm.memset.p0i8.i64(i8* align 2 %22, i8 0, i64 110, i1 false), !dbg !518
  %23 = bitcast i8* %22 to %struct.sockaddr_un*, !dbg !518
  %24 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %23, i32 0, i32 0, !dbg !518
  store i16 1, i16* %24, align 2, !dbg !518
  %25 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %23, i32 0, i32 1, !dbg !518
  %26 = getelementptr inbounds [108 x i8], [108 x i8]* %25, i32 0, i32 1, !dbg !518
  store i8 115, i8* %26, align 1, !dbg !518
  %27 = getelementptr inbounds [108 x i8], [108 x i8]* %25, i32 0, i32 2, !dbg !518
  store i8 121, i8* %27, align 2, !dbg !518
  %28 = getelementptr inbounds [108 x i8], [108 x i8]* %25, i32 0, i32 3, !dbg !518
  store i8 109, i8* %28, align 1, !dbg !518
  %29 = getelementptr inbounds [108 x i8], [108 x i8]* %25, i32 0, i32 4, !dbg !518
  store i8 118, i8* %29, align 2, !dbg !518
  %30 = getelementptr inbounds [108 x i8], [108 x i8]* %25, i32 0, i32 5, !dbg !518
  store i8 109, i8* %30, align 1, !dbg !518
  store i8 0, i8* %7, align 1, !dbg !519
  %31 = call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #6, !dbg !520
  store i32 %31, i32* %8, align 4, !dbg !521
  %32 = call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #6, !dbg !522
  store i32 %32, i32* %9, align 4, !dbg !523
  %33 = call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #6, !dbg !524
  store i32 %33, i32* %10, align 4, !dbg !525
  %34 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i32 0, i32 1, !dbg !526
  %35 = getelementptr inbounds [108 x i8], [108 x i8]* %34, i64 0, i64 0, !dbg !527
  %36 = call i32 @unlink(i8* noundef %35) #6, !dbg !528
  %37 = load i32, i32* %9, align 4, !dbg !529
  %38 = bitcast %union.__CONST_SOCKADDR_ARG* %11 to %struct.sockaddr**, !dbg !530
  %39 = bitcast %struct.sockaddr_un* %4 to %struct.sockaddr*, !dbg !530
  store %struct.sockaddr* %39, %struct.sockaddr** %38, align 8, !dbg !530
  %40 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %11, i32 0, i32 0, !dbg !531
  %41 = load %struct.sockaddr*, %struct.sockaddr** %40, align 8, !dbg !531
  %42 = call i32 @connect(i32 noundef %37, %struct.sockaddr* %41, i32 noundef 110), !dbg !531
  %43 = icmp ne i32 %42, -1, !dbg !532
  br i1 %43, label %48, label %44, !dbg !533

44:                                               ; preds = %1
  %45 = call i32* @__errno_location() #7, !dbg !534
  %46 = load i32, i32* %45, align 4, !dbg !534
  %47 = icmp ne i32 %46, 2, !dbg !535
  br i1 %47, label %48, label %49, !dbg !531

48:                                               ; preds = %44, %1
  store i32 1, i32* %2, align 4, !dbg !536
  br label %171, !dbg !536

49:                                               ; preds = %44
  %50 = load i32, i32* %8, align 4, !dbg !537
  %51 = bitcast %union.__CONST_SOCKADDR_ARG* %12 to %struct.sockaddr**, !dbg !538
  %52 = bitcast %struct.sockaddr_un* %4 to %struct.sockaddr*, !dbg !538
  store %struct.sockaddr* %52, %struct.sockaddr** %51, align 8, !dbg !538
  %53 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %12, i32 0, i32 0, !dbg !539
  %54 = load %struct.sockaddr*, %struct.sockaddr** %53, align 8, !dbg !539
  %55 = call i32 @bind(i32 noundef %50, %struct.sockaddr* %54, i32 noundef 110) #6, !dbg !539
  %56 = icmp ne i32 %55, 0, !dbg !539
  br i1 %56, label %69, label %57, !dbg !540

57:                                               ; preds = %49
  %58 = load i32, i32* %9, align 4, !dbg !541
  %59 = bitcast %union.__CONST_SOCKADDR_ARG* %13 to %struct.sockaddr**, !dbg !542
  %60 = bitcast %struct.sockaddr_un* %4 to %struct.sockaddr*, !dbg !542
  store %struct.sockaddr* %60, %struct.sockaddr** %59, align 8, !dbg !542
  %61 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %13, i32 0, i32 0, !dbg !543
  %62 = load %struct.sockaddr*, %struct.sockaddr** %61, align 8, !dbg !543
  %63 = call i32 @connect(i32 noundef %58, %struct.sockaddr* %62, i32 noundef 110), !dbg !543
  %64 = icmp ne i32 %63, -1, !dbg !544
  br i1 %64, label %69, label %65, !dbg !545

65:                                               ; preds = %57
  %66 = call i32* @__errno_location() #7, !dbg !546
  %67 = load i32, i32* %66, align 4, !dbg !546
  %68 = icmp ne i32 %67, 111, !dbg !547
  br i1 %68, label %69, label %70, !dbg !539

69:                                               ; preds = %65, %57, %49
  store i32 2, i32* %2, align 4, !dbg !548
  br label %171, !dbg !548

70:                                               ; preds = %65
  %71 = load i32, i32* %10, align 4, !dbg !549
  %72 = bitcast %union.__CONST_SOCKADDR_ARG* %14 to %struct.sockaddr**, !dbg !550
  %73 = bitcast %struct.sockaddr_un* %4 to %struct.sockaddr*, !dbg !550
  store %struct.sockaddr* %73, %struct.sockaddr** %72, align 8, !dbg !550
  %74 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %14, i32 0, i32 0, !dbg !551
  %75 = load %struct.sockaddr*, %struct.sockaddr** %74, align 8, !dbg !551
  %76 = call i32 @bind(i32 noundef %71, %struct.sockaddr* %75, i32 noundef 110) #6, !dbg !551
  %77 = icmp ne i32 %76, -1, !dbg !552
  br i1 %77, label %90, label %78, !dbg !553

78:                                               ; preds = %70
  %79 = call i32* @__errno_location() #7, !dbg !554
  %80 = load i32, i32* %79, align 4, !dbg !554
  %81 = icmp ne i32 %80, 98, !dbg !555
  br i1 %81, label %90, label %82, !dbg !556

82:                                               ; preds = %78
  %83 = load i32, i32* %10, align 4, !dbg !557
  %84 = bitcast %union.__CONST_SOCKADDR_ARG* %15 to %struct.sockaddr**, !dbg !558
  %85 = bitcast %struct.sockaddr_un* %5 to %struct.sockaddr*, !dbg !558
  store %struct.sockaddr* %85, %struct.sockaddr** %84, align 8, !dbg !558
  %86 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %15, i32 0, i32 0, !dbg !559
  %87 = load %struct.sockaddr*, %struct.sockaddr** %86, align 8, !dbg !559
  %88 = call i32 @bind(i32 noundef %83, %struct.sockaddr* %87, i32 noundef 8) #6, !dbg !559
  %89 = icmp ne i32 %88, 0, !dbg !559
  br i1 %89, label %90, label %91, !dbg !551

90:                                               ; preds = %82, %78, %70
  store i32 3, i32* %2, align 4, !dbg !560
  br label %171, !dbg !560

91:                                               ; preds = %82
  %92 = load i32, i32* %8, align 4, !dbg !561
  %93 = call i32 @listen(i32 noundef %92, i32 noundef 4) #6, !dbg !562
  %94 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %16, i32 0, i32 0, !dbg !563
  %95 = load i32, i32* %8, align 4, !dbg !564
  store i32 %95, i32* %94, align 4, !dbg !563
  %96 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %16, i32 0, i32 1, !dbg !563
  store i16 1, i16* %96, align 4, !dbg !563
  %97 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %16, i32 0, i32 2, !dbg !563
  store i16 0, i16* %97, align 2, !dbg !563
  %98 = bitcast %struct.pollfd* %6 to i8*, !dbg !565
  %99 = bitcast %struct.pollfd* %16 to i8*, !dbg !565
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %98, i8* align 4 %99, i64 8, i1 false), !dbg !565
  %100 = call i32 @poll(%struct.pollfd* noundef %6, i64 noundef 1, i32 noundef 0), !dbg !566
  %101 = icmp ne i32 %100, 0, !dbg !567
  br i1 %101, label %113, label %102, !dbg !568

102:                                              ; preds = %91
  %103 = load i32, i32* %9, align 4, !dbg !569
  %104 = bitcast %union.__CONST_SOCKADDR_ARG* %17 to %struct.sockaddr**, !dbg !570
  %105 = bitcast %struct.sockaddr_un* %4 to %struct.sockaddr*, !dbg !570
  store %struct.sockaddr* %105, %struct.sockaddr** %104, align 8, !dbg !570
  %106 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %17, i32 0, i32 0, !dbg !571
  %107 = load %struct.sockaddr*, %struct.sockaddr** %106, align 8, !dbg !571
  %108 = call i32 @connect(i32 noundef %103, %struct.sockaddr* %107, i32 noundef 110), !dbg !571
  %109 = icmp ne i32 %108, 0, !dbg !571
  br i1 %109, label %113, label %110, !dbg !572

110:                                              ; preds = %102
  %111 = call i32 @poll(%struct.pollfd* noundef %6, i64 noundef 1, i32 noundef -1), !dbg !573
  %112 = icmp ne i32 %111, 1, !dbg !574
  br i1 %112, label %113, label %114, !dbg !566

113:                                              ; preds = %110, %102, %91
  store i32 4, i32* %2, align 4, !dbg !575
  br label %171, !dbg !575

114:                                              ; preds = %110
  %115 = load i32, i32* %8, align 4, !dbg !576
  %116 = bitcast %union.__SOCKADDR_ARG* %19 to %struct.sockaddr**, !dbg !577
  store %struct.sockaddr* null, %struct.sockaddr** %116, align 8, !dbg !577
  %117 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %19, i32 0, i32 0, !dbg !578
  %118 = load %struct.sockaddr*, %struct.sockaddr** %117, align 8, !dbg !578
  %119 = call i32 @accept4(i32 noundef %115, %struct.sockaddr* %118, i32* noundef null, i32 noundef 2048), !dbg !578
  store i32 %119, i32* %18, align 4, !dbg !579
  %120 = load i32, i32* %18, align 4, !dbg !580
  %121 = call i64 @read(i32 noundef %120, i8* noundef %7, i64 noundef 1), !dbg !581
  %122 = icmp ne i64 %121, -1, !dbg !582
  br i1 %122, label %135, label %123, !dbg !583

123:                                              ; preds = %114
  %124 = call i32* @__errno_location() #7, !dbg !584
  %125 = load i32, i32* %124, align 4, !dbg !584
  %126 = icmp ne i32 %125, 11, !dbg !585
  br i1 %126, label %135, label %127, !dbg !586

127:                                              ; preds = %123
  %128 = load i32, i32* %9, align 4, !dbg !587
  %129 = call i64 @send(i32 noundef %128, i8* noundef %3, i64 noundef 1, i32 noundef 0), !dbg !588
  %130 = icmp ne i64 %129, 1, !dbg !589
  br i1 %130, label %135, label %131, !dbg !590

131:                                              ; preds = %127
  %132 = load i32, i32* %18, align 4, !dbg !591
  %133 = call i64 @read(i32 noundef %132, i8* noundef %7, i64 noundef 1), !dbg !592
  %134 = icmp ne i64 %133, 1, !dbg !593
  br i1 %134, label %135, label %136, !dbg !581

135:                                              ; preds = %131, %127, %123, %114
  store i32 5, i32* %2, align 4, !dbg !594
  br label %171, !dbg !594

136:                                              ; preds = %131
  %137 = load i32, i32* %9, align 4, !dbg !595
  %138 = call i32 @close(i32 noundef %137), !dbg !596
  %139 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %20, i32 0, i32 0, !dbg !597
  %140 = load i32, i32* %18, align 4, !dbg !598
  store i32 %140, i32* %139, align 4, !dbg !597
  %141 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %20, i32 0, i32 1, !dbg !597
  store i16 5, i16* %141, align 4, !dbg !597
  %142 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %20, i32 0, i32 2, !dbg !597
  store i16 0, i16* %142, align 2, !dbg !597
  %143 = bitcast %struct.pollfd* %6 to i8*, !dbg !599
  %144 = bitcast %struct.pollfd* %20 to i8*, !dbg !599
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %143, i8* align 4 %144, i64 8, i1 false), !dbg !599
  %145 = call i32 @poll(%struct.pollfd* noundef %6, i64 noundef 1, i32 noundef 0), !dbg !600
  %146 = icmp ne i32 %145, 1, !dbg !601
  br i1 %146, label %159, label %147, !dbg !602

147:                                              ; preds = %136
  %148 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %6, i32 0, i32 2, !dbg !603
  %149 = load i16, i16* %148, align 2, !dbg !603
  %150 = sext i16 %149 to i32, !dbg !604
  %151 = and i32 %150, 16, !dbg !605
  %152 = icmp ne i32 %151, 0, !dbg !605
  br i1 %152, label %153, label %159, !dbg !606

153:                                              ; preds = %147
  %154 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %6, i32 0, i32 2, !dbg !607
  %155 = load i16, i16* %154, align 2, !dbg !607
  %156 = sext i16 %155 to i32, !dbg !608
  %157 = and i32 %156, 1, !dbg !609
  %158 = icmp ne i32 %157, 0, !dbg !609
  br i1 %158, label %160, label %159, !dbg !600

159:                                              ; preds = %153, %147, %136
  store i32 6, i32* %2, align 4, !dbg !610
  br label %171, !dbg !610

160:                                              ; preds = %153
  %161 = getelementptr inbounds %struct.sockaddr_un, %struct.sockaddr_un* %4, i32 0, i32 1, !dbg !611
  %162 = getelementptr inbounds [108 x i8], [108 x i8]* %161, i64 0, i64 0, !dbg !612
  %163 = call i32 @unlink(i8* noundef %162) #6, !dbg !613
  %164 = load i8, i8* %7, align 1, !dbg !614
  %165 = zext i8 %164 to i32, !dbg !614
  %166 = load i8, i8* %3, align 1, !dbg !615
  %167 = zext i8 %166 to i32, !dbg !615
  %168 = icmp eq i32 %165, %167, !dbg !616
  %169 = zext i1 %168 to i64, !dbg !614
  %170 = select i1 %168, i32 15, i32 7, !dbg !614
  store i32 %170, i32* %2, align 4, !dbg !617
  br label %171, !dbg !617

171:                                              ; preds = %160, %159, %135, %113, %90, %69, %48
  %172 = load i32, i32* %2, align 4, !dbg !618
  ret i32 %172, !dbg !618
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ended(i8 noundef zeroext %0) #0 !dbg !619 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca [2 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.timeval, align 8
  %9 = alloca %struct.epoll_event, align 1
  %10 = alloca [8 x i8], align 1
  %11 = alloca [2 x %struct.iovec], align 16
  %12 = alloca i64, align 8
  %13 = alloca %union.__SOCKADDR_ARG, align 8
  store i8 %0, i8* %3, align 1
  %14 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !620
  store i32 %14, i32* %5, align 4, !dbg !621
  %15 = call i32 @epoll_create1(i32 noundef 0) #6, !dbg !622
  store i32 %15, i32* %6, align 4, !dbg !623
  %16 = call i32 @epoll_create1(i32 noundef 0) #6, !dbg !624
  store i32 %16, i32* %7, align 4, !dbg !625
  %17 = bitcast %struct.timeval* %8 to i8*, !dbg !626
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %17, i8* align 8 bitcast (%struct.timeval* @__const.ended.patience to i8*), i64 16, i1 false), !dbg !626
  %18 = bitcast %struct.epoll_event* %9 to i8*, !dbg !627
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %18, i8* align 1 bitcast ({ i32, { i32, [4 x i8] } }* @__const.ended.event to i8*), i64 12, i1 false), !dbg !627
  %19 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %11, i64 0, i64 0, !dbg !628
  %20 = getelementptr inbounds %struct.iovec, %struct.iovec* %19, i32 0, i32 0, !dbg !629
  %21 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 0, !dbg !630
  store i8* %21, i8** %20, align 16, !dbg !629
  %22 = getelementptr inbounds %struct.iovec, %struct.iovec* %19, i32 0, i32 1, !dbg !629
  store i64 4, i64* %22, align 8, !dbg !629
  %23 = getelementptr inbounds %struct.iovec, %struct.iovec* %19, i64 1, !dbg !628
  %24 = getelementptr inbounds %struct.iovec, %struct.iovec* %23, i32 0, i32 0, !dbg !631
  %25 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 0, !dbg !632
  %26 = getelementptr inbounds i8, i8* %25, i64 4, !dbg !633
  store i8* %26, i8** %24, align 16, !dbg !631
  %27 = getelementptr inbounds %struct.iovec, %struct.iovec* %23, i32 0, i32 1, !dbg !631
  store i64 4, i64* %27, align 8, !dbg !631
  %28 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !634
  %29 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32* noundef %28) #6, !dbg !635
  %30 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !636
  %31 = load i32, i32* %30, align 4, !dbg !636
  %32 = bitcast %struct.timeval* %8 to i8*, !dbg !637
  %33 = call i32 @setsockopt(i32 noundef %31, i32 noundef 1, i32 noundef 20, i8* noundef %32, i32 noundef 16) #6, !dbg !638
  %34 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !639
  %35 = bitcast i32* %34 to i8*, !dbg !640
  %36 = call i32 @pthread_create(i64* noundef %12, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @ends, i8* noundef %35) #6, !dbg !641
  %37 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !642
  %38 = load i32, i32* %37, align 4, !dbg !642
  %39 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 0, !dbg !643
  %40 = call i64 @recv(i32 noundef %38, i8* noundef %39, i64 noundef 1, i32 noundef 0), !dbg !644
  %41 = icmp ne i64 %40, -1, !dbg !645
  br i1 %41, label %46, label %42, !dbg !646

42:                                               ; preds = %1
  %43 = call i32* @__errno_location() #7, !dbg !647
  %44 = load i32, i32* %43, align 4, !dbg !647
  %45 = icmp ne i32 %44, 11, !dbg !648
  br i1 %45, label %46, label %47, !dbg !644

46:                                               ; preds = %42, %1
  store i32 1, i32* %2, align 4, !dbg !649
  br label %110, !dbg !649

47:                                               ; preds = %42
  %48 = load i64, i64* %12, align 8, !dbg !650
  %49 = call i32 @pthread_join(i64 noundef %48, i8** noundef null), !dbg !651
  %50 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !652
  %51 = load i32, i32* %50, align 4, !dbg !652
  %52 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 0, !dbg !653
  %53 = call i64 @read(i32 noundef %51, i8* noundef %52, i64 noundef 1), !dbg !654
  %54 = icmp ne i64 %53, 0, !dbg !655
  br i1 %54, label %55, label %56, !dbg !654

55:                                               ; preds = %47
  store i32 2, i32* %2, align 4, !dbg !656
  br label %110, !dbg !656

56:                                               ; preds = %47
  %57 = load i32, i32* %5, align 4, !dbg !657
  %58 = call i32 @listen(i32 noundef %57, i32 noundef 1) #6, !dbg !658
  store i32 1, i32* @late, align 4, !dbg !659
  %59 = bitcast i32* %5 to i8*, !dbg !660
  %60 = call i32 @pthread_create(i64* noundef %12, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef @ends, i8* noundef %59) #6, !dbg !661
  %61 = load i32, i32* %5, align 4, !dbg !662
  %62 = bitcast %union.__SOCKADDR_ARG* %13 to %struct.sockaddr**, !dbg !663
  store %struct.sockaddr* null, %struct.sockaddr** %62, align 8, !dbg !663
  %63 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %13, i32 0, i32 0, !dbg !664
  %64 = load %struct.sockaddr*, %struct.sockaddr** %63, align 8, !dbg !664
  %65 = call i32 @accept(i32 noundef %61, %struct.sockaddr* %64, i32* noundef null), !dbg !664
  %66 = icmp ne i32 %65, -1, !dbg !665
  br i1 %66, label %71, label %67, !dbg !666

67:                                               ; preds = %56
  %68 = call i32* @__errno_location() #7, !dbg !667
  %69 = load i32, i32* %68, align 4, !dbg !667
  %70 = icmp ne i32 %69, 22, !dbg !668
  br i1 %70, label %71, label %72, !dbg !664

71:                                               ; preds = %67, %56
  store i32 3, i32* %2, align 4, !dbg !669
  br label %110, !dbg !669

72:                                               ; preds = %67
  %73 = load i64, i64* %12, align 8, !dbg !670
  %74 = call i32 @pthread_join(i64 noundef %73, i8** noundef null), !dbg !671
  %75 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !672
  %76 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, i32* noundef %75) #6, !dbg !673
  %77 = load i8, i8* %3, align 1, !dbg !674
  %78 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 0, !dbg !675
  store i8 %77, i8* %78, align 1, !dbg !676
  %79 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 0, !dbg !677
  %80 = load i32, i32* %79, align 4, !dbg !677
  %81 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %11, i64 0, i64 0, !dbg !678
  %82 = call i64 @writev(i32 noundef %80, %struct.iovec* noundef %81, i32 noundef 1), !dbg !679
  %83 = getelementptr inbounds [2 x i32], [2 x i32]* %4, i64 0, i64 1, !dbg !680
  %84 = load i32, i32* %83, align 4, !dbg !680
  %85 = getelementptr inbounds [2 x %struct.iovec], [2 x %struct.iovec]* %11, i64 0, i64 0, !dbg !681
  %86 = call i64 @readv(i32 noundef %84, %struct.iovec* noundef %85, i32 noundef 2), !dbg !682
  %87 = icmp ne i64 %86, 4, !dbg !683
  br i1 %87, label %95, label %88, !dbg !684

88:                                               ; preds = %72
  %89 = getelementptr inbounds [8 x i8], [8 x i8]* %10, i64 0, i64 0, !dbg !685
  %90 = load i8, i8* %89, align 1, !dbg !685
  %91 = zext i8 %90 to i32, !dbg !686
  %92 = load i8, i8* %3, align 1, !dbg !687
  %93 = zext i8 %92 to i32, !dbg !687
  %94 = icmp ne i32 %91, %93, !dbg !688
  br i1 %94, label %95, label %96, !dbg !682

95:                                               ; preds = %88, %72
  store i32 4, i32* %2, align 4, !dbg !689
  br label %110, !dbg !689

96:                                               ; preds = %88
  %97 = load i32, i32* %6, align 4, !dbg !690
  %98 = load i32, i32* %7, align 4, !dbg !691
  %99 = call i32 @epoll_ctl(i32 noundef %97, i32 noundef 1, i32 noundef %98, %struct.epoll_event* noundef %9) #6, !dbg !692
  %100 = load i32, i32* %7, align 4, !dbg !693
  %101 = load i32, i32* %6, align 4, !dbg !694
  %102 = call i32 @epoll_ctl(i32 noundef %100, i32 noundef 1, i32 noundef %101, %struct.epoll_event* noundef %9) #6, !dbg !695
  %103 = icmp ne i32 %102, -1, !dbg !696
  br i1 %103, label %108, label %104, !dbg !697

104:                                              ; preds = %96
  %105 = call i32* @__errno_location() #7, !dbg !698
  %106 = load i32, i32* %105, align 4, !dbg !698
  %107 = icmp ne i32 %106, 40, !dbg !699
  br i1 %107, label %108, label %109, !dbg !695

108:                                              ; preds = %104, %96
  store i32 5, i32* %2, align 4, !dbg !700
  br label %110, !dbg !700

109:                                              ; preds = %104
  store i32 16, i32* %2, align 4, !dbg !701
  br label %110, !dbg !701

110:                                              ; preds = %109, %108, %95, %71, %55, %46
  %111 = load i32, i32* %2, align 4, !dbg !702
  ret i32 %111, !dbg !702
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @told(i8 noundef zeroext %0) #0 !dbg !703 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.sockaddr_in, align 4
  %5 = alloca %struct.sockaddr_in, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.pollfd, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %13 = alloca %struct.sockaddr_in, align 4
  %14 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %15 = alloca %struct.pollfd, align 4
  %16 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %17 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %18 = alloca i32, align 4
  %19 = alloca %union.__SOCKADDR_ARG, align 8
  %20 = alloca %struct.pollfd, align 4
  %21 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %22 = alloca %struct.pollfd, align 4
  %23 = alloca %struct.sockaddr_in6, align 4
  %24 = alloca %struct.sockaddr_in6, align 4
  %25 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %26 = alloca %union.__SOCKADDR_ARG, align 8
  %27 = alloca %struct.sockaddr_in, align 4
  %28 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %29 = alloca %union.__SOCKADDR_ARG, align 8
  %30 = alloca %struct.in6_addr*, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca %struct.sockaddr_in, align 4
  %36 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %37 = alloca %struct.sockaddr_in, align 4
  %38 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %39 = alloca %union.__SOCKADDR_ARG, align 8
  store i8 %0, i8* %3, align 1
  %40 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !704
  %41 = bitcast %struct.sockaddr_in* %4 to { i64, i64 }*, !dbg !704
  %42 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 0, !dbg !704
  %43 = extractvalue { i64, i64 } %40, 0, !dbg !704
  store i64 %43, i64* %42, align 4, !dbg !704
  %44 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %41, i32 0, i32 1, !dbg !704
  %45 = extractvalue { i64, i64 } %40, 1, !dbg !704
  store i64 %45, i64* %44, align 4, !dbg !704
  store i32 16, i32* %6, align 4, !dbg !705
  %46 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !706
  store i32 %46, i32* %8, align 4, !dbg !707
  %47 = call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #6, !dbg !708
  store i32 %47, i32* %9, align 4, !dbg !709
  store i32 0, i32* %10, align 4, !dbg !710
  store i8 0, i8* %11, align 1, !dbg !711
  %48 = load i32, i32* %8, align 4, !dbg !712
  %49 = bitcast %union.__CONST_SOCKADDR_ARG* %12 to %struct.sockaddr**, !dbg !713
  %50 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !713
  store %struct.sockaddr* %50, %struct.sockaddr** %49, align 8, !dbg !713
  %51 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %12, i32 0, i32 0, !dbg !714
  %52 = load %struct.sockaddr*, %struct.sockaddr** %51, align 8, !dbg !714
  %53 = call i32 @bind(i32 noundef %48, %struct.sockaddr* %52, i32 noundef 16) #6, !dbg !714
  %54 = load i32, i32* %8, align 4, !dbg !715
  %55 = call i32 @listen(i32 noundef %54, i32 noundef 4) #6, !dbg !716
  %56 = load i32, i32* %8, align 4, !dbg !717
  %57 = call i32 @port_of(i32 noundef %56), !dbg !718
  %58 = call { i64, i64 } @loopback(i32 noundef %57), !dbg !719
  %59 = bitcast %struct.sockaddr_in* %13 to { i64, i64 }*, !dbg !719
  %60 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %59, i32 0, i32 0, !dbg !719
  %61 = extractvalue { i64, i64 } %58, 0, !dbg !719
  store i64 %61, i64* %60, align 4, !dbg !719
  %62 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %59, i32 0, i32 1, !dbg !719
  %63 = extractvalue { i64, i64 } %58, 1, !dbg !719
  store i64 %63, i64* %62, align 4, !dbg !719
  %64 = bitcast %struct.sockaddr_in* %4 to i8*, !dbg !719
  %65 = bitcast %struct.sockaddr_in* %13 to i8*, !dbg !719
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %64, i8* align 4 %65, i64 16, i1 false), !dbg !719
  %66 = load i32, i32* %9, align 4, !dbg !720
  %67 = bitcast %union.__CONST_SOCKADDR_ARG* %14 to %struct.sockaddr**, !dbg !721
  %68 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !721
  store %struct.sockaddr* %68, %struct.sockaddr** %67, align 8, !dbg !721
  %69 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %14, i32 0, i32 0, !dbg !722
  %70 = load %struct.sockaddr*, %struct.sockaddr** %69, align 8, !dbg !722
  %71 = call i32 @connect(i32 noundef %66, %struct.sockaddr* %70, i32 noundef 16), !dbg !722
  %72 = icmp ne i32 %71, -1, !dbg !723
  br i1 %72, label %77, label %73, !dbg !724

73:                                               ; preds = %1
  %74 = call i32* @__errno_location() #7, !dbg !725
  %75 = load i32, i32* %74, align 4, !dbg !725
  %76 = icmp ne i32 %75, 115, !dbg !726
  br i1 %76, label %77, label %78, !dbg !722

77:                                               ; preds = %73, %1
  store i32 1, i32* %2, align 4, !dbg !727
  br label %329, !dbg !727

78:                                               ; preds = %73
  %79 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %15, i32 0, i32 0, !dbg !728
  %80 = load i32, i32* %9, align 4, !dbg !729
  store i32 %80, i32* %79, align 4, !dbg !728
  %81 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %15, i32 0, i32 1, !dbg !728
  store i16 4, i16* %81, align 4, !dbg !728
  %82 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %15, i32 0, i32 2, !dbg !728
  store i16 0, i16* %82, align 2, !dbg !728
  %83 = bitcast %struct.pollfd* %7 to i8*, !dbg !730
  %84 = bitcast %struct.pollfd* %15 to i8*, !dbg !730
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %83, i8* align 4 %84, i64 8, i1 false), !dbg !730
  %85 = call i32 @poll(%struct.pollfd* noundef %7, i64 noundef 1, i32 noundef -1), !dbg !731
  %86 = icmp ne i32 %85, 1, !dbg !732
  br i1 %86, label %112, label %87, !dbg !733

87:                                               ; preds = %78
  %88 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %7, i32 0, i32 2, !dbg !734
  %89 = load i16, i16* %88, align 2, !dbg !734
  %90 = sext i16 %89 to i32, !dbg !735
  %91 = icmp ne i32 %90, 4, !dbg !736
  br i1 %91, label %112, label %92, !dbg !737

92:                                               ; preds = %87
  %93 = load i32, i32* %9, align 4, !dbg !738
  %94 = bitcast %union.__CONST_SOCKADDR_ARG* %16 to %struct.sockaddr**, !dbg !739
  %95 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !739
  store %struct.sockaddr* %95, %struct.sockaddr** %94, align 8, !dbg !739
  %96 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %16, i32 0, i32 0, !dbg !740
  %97 = load %struct.sockaddr*, %struct.sockaddr** %96, align 8, !dbg !740
  %98 = call i32 @connect(i32 noundef %93, %struct.sockaddr* %97, i32 noundef 16), !dbg !740
  %99 = icmp ne i32 %98, 0, !dbg !740
  br i1 %99, label %112, label %100, !dbg !741

100:                                              ; preds = %92
  %101 = load i32, i32* %9, align 4, !dbg !742
  %102 = bitcast %union.__CONST_SOCKADDR_ARG* %17 to %struct.sockaddr**, !dbg !743
  %103 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !743
  store %struct.sockaddr* %103, %struct.sockaddr** %102, align 8, !dbg !743
  %104 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %17, i32 0, i32 0, !dbg !744
  %105 = load %struct.sockaddr*, %struct.sockaddr** %104, align 8, !dbg !744
  %106 = call i32 @connect(i32 noundef %101, %struct.sockaddr* %105, i32 noundef 16), !dbg !744
  %107 = icmp ne i32 %106, -1, !dbg !745
  br i1 %107, label %112, label %108, !dbg !746

108:                                              ; preds = %100
  %109 = call i32* @__errno_location() #7, !dbg !747
  %110 = load i32, i32* %109, align 4, !dbg !747
  %111 = icmp ne i32 %110, 106, !dbg !748
  br i1 %111, label %112, label %113, !dbg !731

112:                                              ; preds = %108, %100, %92, %87, %78
  store i32 2, i32* %2, align 4, !dbg !749
  br label %329, !dbg !749

113:                                              ; preds = %108
  %114 = load i32, i32* %8, align 4, !dbg !750
  %115 = bitcast %union.__SOCKADDR_ARG* %19 to %struct.sockaddr**, !dbg !751
  store %struct.sockaddr* null, %struct.sockaddr** %115, align 8, !dbg !751
  %116 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %19, i32 0, i32 0, !dbg !752
  %117 = load %struct.sockaddr*, %struct.sockaddr** %116, align 8, !dbg !752
  %118 = call i32 @accept(i32 noundef %114, %struct.sockaddr* %117, i32* noundef null), !dbg !752
  store i32 %118, i32* %18, align 4, !dbg !753
  %119 = load i32, i32* %9, align 4, !dbg !754
  %120 = call i64 @send(i32 noundef %119, i8* noundef %3, i64 noundef 1, i32 noundef 0), !dbg !755
  %121 = load i32, i32* %9, align 4, !dbg !756
  %122 = call i32 @shutdown(i32 noundef %121, i32 noundef 1) #6, !dbg !757
  %123 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %20, i32 0, i32 0, !dbg !758
  %124 = load i32, i32* %18, align 4, !dbg !759
  store i32 %124, i32* %123, align 4, !dbg !758
  %125 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %20, i32 0, i32 1, !dbg !758
  store i16 8193, i16* %125, align 4, !dbg !758
  %126 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %20, i32 0, i32 2, !dbg !758
  store i16 0, i16* %126, align 2, !dbg !758
  %127 = bitcast %struct.pollfd* %7 to i8*, !dbg !760
  %128 = bitcast %struct.pollfd* %20 to i8*, !dbg !760
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %127, i8* align 4 %128, i64 8, i1 false), !dbg !760
  %129 = call i32 @poll(%struct.pollfd* noundef %7, i64 noundef 1, i32 noundef -1), !dbg !761
  %130 = icmp ne i32 %129, 1, !dbg !762
  br i1 %130, label %146, label %131, !dbg !763

131:                                              ; preds = %113
  %132 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %7, i32 0, i32 2, !dbg !764
  %133 = load i16, i16* %132, align 2, !dbg !764
  %134 = sext i16 %133 to i32, !dbg !765
  %135 = icmp ne i32 %134, 8193, !dbg !766
  br i1 %135, label %146, label %136, !dbg !767

136:                                              ; preds = %131
  %137 = load i32, i32* %18, align 4, !dbg !768
  %138 = call i64 @read(i32 noundef %137, i8* noundef %11, i64 noundef 1), !dbg !769
  %139 = icmp ne i64 %138, 1, !dbg !770
  br i1 %139, label %146, label %140, !dbg !771

140:                                              ; preds = %136
  %141 = load i8, i8* %11, align 1, !dbg !772
  %142 = zext i8 %141 to i32, !dbg !772
  %143 = load i8, i8* %3, align 1, !dbg !773
  %144 = zext i8 %143 to i32, !dbg !773
  %145 = icmp ne i32 %142, %144, !dbg !774
  br i1 %145, label %146, label %147, !dbg !761

146:                                              ; preds = %140, %136, %131, %113
  store i32 3, i32* %2, align 4, !dbg !775
  br label %329, !dbg !775

147:                                              ; preds = %140
  %148 = load i32, i32* %18, align 4, !dbg !776
  %149 = call i64 @send(i32 noundef %148, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.6, i64 0, i64 0), i64 noundef 6, i32 noundef 0), !dbg !777
  %150 = load i32, i32* %9, align 4, !dbg !778
  %151 = call i32 @close(i32 noundef %150), !dbg !779
  %152 = load i32, i32* %8, align 4, !dbg !780
  %153 = call i32 @close(i32 noundef %152), !dbg !781
  %154 = call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #6, !dbg !782
  store i32 %154, i32* %9, align 4, !dbg !783
  %155 = load i32, i32* %9, align 4, !dbg !784
  %156 = bitcast %union.__CONST_SOCKADDR_ARG* %21 to %struct.sockaddr**, !dbg !785
  %157 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !785
  store %struct.sockaddr* %157, %struct.sockaddr** %156, align 8, !dbg !785
  %158 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %21, i32 0, i32 0, !dbg !786
  %159 = load %struct.sockaddr*, %struct.sockaddr** %158, align 8, !dbg !786
  %160 = call i32 @connect(i32 noundef %155, %struct.sockaddr* %159, i32 noundef 16), !dbg !786
  %161 = icmp ne i32 %160, -1, !dbg !787
  br i1 %161, label %166, label %162, !dbg !788

162:                                              ; preds = %147
  %163 = call i32* @__errno_location() #7, !dbg !789
  %164 = load i32, i32* %163, align 4, !dbg !789
  %165 = icmp ne i32 %164, 115, !dbg !790
  br i1 %165, label %166, label %167, !dbg !786

166:                                              ; preds = %162, %147
  store i32 4, i32* %2, align 4, !dbg !791
  br label %329, !dbg !791

167:                                              ; preds = %162
  %168 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %22, i32 0, i32 0, !dbg !792
  %169 = load i32, i32* %9, align 4, !dbg !793
  store i32 %169, i32* %168, align 4, !dbg !792
  %170 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %22, i32 0, i32 1, !dbg !792
  store i16 4, i16* %170, align 4, !dbg !792
  %171 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %22, i32 0, i32 2, !dbg !792
  store i16 0, i16* %171, align 2, !dbg !792
  %172 = bitcast %struct.pollfd* %7 to i8*, !dbg !794
  %173 = bitcast %struct.pollfd* %22 to i8*, !dbg !794
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %172, i8* align 4 %173, i64 8, i1 false), !dbg !794
  store i32 4, i32* %6, align 4, !dbg !795
  %174 = call i32 @poll(%struct.pollfd* noundef %7, i64 noundef 1, i32 noundef -1), !dbg !796
  %175 = icmp ne i32 %174, 1, !dbg !797
  br i1 %175, label %190, label %176, !dbg !798

176:                                              ; preds = %167
  %177 = getelementptr inbounds %struct.pollfd, %struct.pollfd* %7, i32 0, i32 2, !dbg !799
  %178 = load i16, i16* %177, align 2, !dbg !799
  %179 = sext i16 %178 to i32, !dbg !800
  %180 = and i32 %179, 8, !dbg !801
  %181 = icmp ne i32 %180, 0, !dbg !801
  br i1 %181, label %182, label %190, !dbg !802

182:                                              ; preds = %176
  %183 = load i32, i32* %9, align 4, !dbg !803
  %184 = bitcast i32* %10 to i8*, !dbg !804
  %185 = call i32 @getsockopt(i32 noundef %183, i32 noundef 1, i32 noundef 4, i8* noundef %184, i32* noundef %6) #6, !dbg !805
  %186 = icmp ne i32 %185, 0, !dbg !805
  br i1 %186, label %190, label %187, !dbg !806

187:                                              ; preds = %182
  %188 = load i32, i32* %10, align 4, !dbg !807
  %189 = icmp ne i32 %188, 111, !dbg !808
  br i1 %189, label %190, label %191, !dbg !796

190:                                              ; preds = %187, %182, %176, %167
  store i32 5, i32* %2, align 4, !dbg !809
  br label %329, !dbg !809

191:                                              ; preds = %187
  %192 = bitcast %struct.sockaddr_in6* %23 to i8*, !dbg !810
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %192, i8* align 4 bitcast (%struct.sockaddr_in6* @__const.told.both to i8*), i64 28, i1 false), !dbg !810
  %193 = call i32 @socket(i32 noundef 10, i32 noundef 1, i32 noundef 0) #6, !dbg !811
  store i32 %193, i32* %8, align 4, !dbg !812
  %194 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !813
  store i32 %194, i32* %9, align 4, !dbg !814
  %195 = load i32, i32* %8, align 4, !dbg !815
  %196 = bitcast %union.__CONST_SOCKADDR_ARG* %25 to %struct.sockaddr**, !dbg !816
  %197 = bitcast %struct.sockaddr_in6* %23 to %struct.sockaddr*, !dbg !816
  store %struct.sockaddr* %197, %struct.sockaddr** %196, align 8, !dbg !816
  %198 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %25, i32 0, i32 0, !dbg !817
  %199 = load %struct.sockaddr*, %struct.sockaddr** %198, align 8, !dbg !817
  %200 = call i32 @bind(i32 noundef %195, %struct.sockaddr* %199, i32 noundef 28) #6, !dbg !817
  %201 = load i32, i32* %8, align 4, !dbg !818
  %202 = call i32 @listen(i32 noundef %201, i32 noundef 1) #6, !dbg !819
  store i32 28, i32* %6, align 4, !dbg !820
  %203 = load i32, i32* %8, align 4, !dbg !821
  %204 = bitcast %union.__SOCKADDR_ARG* %26 to %struct.sockaddr**, !dbg !822
  %205 = bitcast %struct.sockaddr_in6* %23 to %struct.sockaddr*, !dbg !822
  store %struct.sockaddr* %205, %struct.sockaddr** %204, align 8, !dbg !822
  %206 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %26, i32 0, i32 0, !dbg !823
  %207 = load %struct.sockaddr*, %struct.sockaddr** %206, align 8, !dbg !823
  %208 = call i32 @getsockname(i32 noundef %203, %struct.sockaddr* %207, i32* noundef %6) #6, !dbg !823
  %209 = getelementptr inbounds %struct.sockaddr_in6, %struct.sockaddr_in6* %23, i32 0, i32 1, !dbg !824
  %210 = load i16, i16* %209, align 2, !dbg !824
  %211 = call zeroext i16 @ntohs(i16 noundef zeroext %210) #7, !dbg !825
  %212 = zext i16 %211 to i32, !dbg !825
  %213 = call { i64, i64 } @loopback(i32 noundef %212), !dbg !826
  %214 = bitcast %struct.sockaddr_in* %27 to { i64, i64 }*, !dbg !826
  %215 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %214, i32 0, i32 0, !dbg !826
  %216 = extractvalue { i64, i64 } %213, 0, !dbg !826
  store i64 %216, i64* %215, align 4, !dbg !826
  %217 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %214, i32 0, i32 1, !dbg !826
  %218 = extractvalue { i64, i64 } %213, 1, !dbg !826
  store i64 %218, i64* %217, align 4, !dbg !826
  %219 = bitcast %struct.sockaddr_in* %4 to i8*, !dbg !826
  %220 = bitcast %struct.sockaddr_in* %27 to i8*, !dbg !826
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %219, i8* align 4 %220, i64 16, i1 false), !dbg !826
  store i32 28, i32* %6, align 4, !dbg !827
  %221 = load i32, i32* %9, align 4, !dbg !828
  %222 = bitcast %union.__CONST_SOCKADDR_ARG* %28 to %struct.sockaddr**, !dbg !829
  %223 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !829
  store %struct.sockaddr* %223, %struct.sockaddr** %222, align 8, !dbg !829
  %224 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %28, i32 0, i32 0, !dbg !830
  %225 = load %struct.sockaddr*, %struct.sockaddr** %224, align 8, !dbg !830
  %226 = call i32 @connect(i32 noundef %221, %struct.sockaddr* %225, i32 noundef 16), !dbg !830
  %227 = icmp ne i32 %226, 0, !dbg !830
  br i1 %227, label %264, label %228, !dbg !831

228:                                              ; preds = %191
  %229 = load i32, i32* %8, align 4, !dbg !832
  %230 = bitcast %union.__SOCKADDR_ARG* %29 to %struct.sockaddr**, !dbg !833
  %231 = bitcast %struct.sockaddr_in6* %24 to %struct.sockaddr*, !dbg !833
  store %struct.sockaddr* %231, %struct.sockaddr** %230, align 8, !dbg !833
  %232 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %29, i32 0, i32 0, !dbg !834
  %233 = load %struct.sockaddr*, %struct.sockaddr** %232, align 8, !dbg !834
  %234 = call i32 @accept(i32 noundef %229, %struct.sockaddr* %233, i32* noundef %6), !dbg !834
  %235 = icmp slt i32 %234, 0, !dbg !835
  br i1 %235, label %264, label %236, !dbg !836

236:                                              ; preds = %228
  %237 = getelementptr inbounds %struct.sockaddr_in6, %struct.sockaddr_in6* %24, i32 0, i32 3, !dbg !837
  store %struct.in6_addr* %237, %struct.in6_addr** %30, align 8, !dbg !837
  %238 = load %struct.in6_addr*, %struct.in6_addr** %30, align 8, !dbg !837
  %239 = getelementptr inbounds %struct.in6_addr, %struct.in6_addr* %238, i32 0, i32 0, !dbg !837
  %240 = bitcast %union.anon* %239 to [4 x i32]*, !dbg !837
  %241 = getelementptr inbounds [4 x i32], [4 x i32]* %240, i64 0, i64 0, !dbg !837
  %242 = load i32, i32* %241, align 4, !dbg !837
  %243 = icmp eq i32 %242, 0, !dbg !837
  br i1 %243, label %244, label %259, !dbg !837

244:                                              ; preds = %236
  %245 = load %struct.in6_addr*, %struct.in6_addr** %30, align 8, !dbg !837
  %246 = getelementptr inbounds %struct.in6_addr, %struct.in6_addr* %245, i32 0, i32 0, !dbg !837
  %247 = bitcast %union.anon* %246 to [4 x i32]*, !dbg !837
  %248 = getelementptr inbounds [4 x i32], [4 x i32]* %247, i64 0, i64 1, !dbg !837
  %249 = load i32, i32* %248, align 4, !dbg !837
  %250 = icmp eq i32 %249, 0, !dbg !837
  br i1 %250, label %251, label %259, !dbg !837

251:                                              ; preds = %244
  %252 = load %struct.in6_addr*, %struct.in6_addr** %30, align 8, !dbg !837
  %253 = getelementptr inbounds %struct.in6_addr, %struct.in6_addr* %252, i32 0, i32 0, !dbg !837
  %254 = bitcast %union.anon* %253 to [4 x i32]*, !dbg !837
  %255 = getelementptr inbounds [4 x i32], [4 x i32]* %254, i64 0, i64 2, !dbg !837
  %256 = load i32, i32* %255, align 4, !dbg !837
  %257 = call i32 @htonl(i32 noundef 65535) #7, !dbg !837
  %258 = icmp eq i32 %256, %257, !dbg !837
  br label %259

259:                                              ; preds = %251, %244, %236
  %260 = phi i1 [ false, %244 ], [ false, %236 ], [ %258, %251 ], !dbg !838
  %261 = zext i1 %260 to i32, !dbg !837
  store i32 %261, i32* %31, align 4, !dbg !837
  %262 = load i32, i32* %31, align 4, !dbg !837
  %263 = icmp ne i32 %262, 0, !dbg !837
  br i1 %263, label %265, label %264, !dbg !830

264:                                              ; preds = %259, %228, %191
  store i32 8, i32* %2, align 4, !dbg !839
  br label %329, !dbg !839

265:                                              ; preds = %259
  %266 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !840
  store i32 %266, i32* %32, align 4, !dbg !841
  %267 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !842
  store i32 %267, i32* %33, align 4, !dbg !843
  store i32 1, i32* %34, align 4, !dbg !844
  %268 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !845
  %269 = bitcast %struct.sockaddr_in* %35 to { i64, i64 }*, !dbg !845
  %270 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %269, i32 0, i32 0, !dbg !845
  %271 = extractvalue { i64, i64 } %268, 0, !dbg !845
  store i64 %271, i64* %270, align 4, !dbg !845
  %272 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %269, i32 0, i32 1, !dbg !845
  %273 = extractvalue { i64, i64 } %268, 1, !dbg !845
  store i64 %273, i64* %272, align 4, !dbg !845
  %274 = bitcast %struct.sockaddr_in* %5 to i8*, !dbg !845
  %275 = bitcast %struct.sockaddr_in* %35 to i8*, !dbg !845
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %274, i8* align 4 %275, i64 16, i1 false), !dbg !845
  %276 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %5, i32 0, i32 2, !dbg !846
  %277 = getelementptr inbounds %struct.in_addr, %struct.in_addr* %276, i32 0, i32 0, !dbg !847
  store i32 0, i32* %277, align 4, !dbg !848
  %278 = load i32, i32* %32, align 4, !dbg !849
  %279 = bitcast %union.__CONST_SOCKADDR_ARG* %36 to %struct.sockaddr**, !dbg !850
  %280 = bitcast %struct.sockaddr_in* %5 to %struct.sockaddr*, !dbg !850
  store %struct.sockaddr* %280, %struct.sockaddr** %279, align 8, !dbg !850
  %281 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %36, i32 0, i32 0, !dbg !851
  %282 = load %struct.sockaddr*, %struct.sockaddr** %281, align 8, !dbg !851
  %283 = call i32 @bind(i32 noundef %278, %struct.sockaddr* %282, i32 noundef 16) #6, !dbg !851
  %284 = load i32, i32* %32, align 4, !dbg !852
  %285 = call i32 @port_of(i32 noundef %284), !dbg !853
  %286 = call { i64, i64 } @loopback(i32 noundef %285), !dbg !854
  %287 = bitcast %struct.sockaddr_in* %37 to { i64, i64 }*, !dbg !854
  %288 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %287, i32 0, i32 0, !dbg !854
  %289 = extractvalue { i64, i64 } %286, 0, !dbg !854
  store i64 %289, i64* %288, align 4, !dbg !854
  %290 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %287, i32 0, i32 1, !dbg !854
  %291 = extractvalue { i64, i64 } %286, 1, !dbg !854
  store i64 %291, i64* %290, align 4, !dbg !854
  %292 = bitcast %struct.sockaddr_in* %4 to i8*, !dbg !854
  %293 = bitcast %struct.sockaddr_in* %37 to i8*, !dbg !854
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %292, i8* align 4 %293, i64 16, i1 false), !dbg !854
  %294 = load i32, i32* %33, align 4, !dbg !855
  %295 = bitcast %union.__CONST_SOCKADDR_ARG* %38 to %struct.sockaddr**, !dbg !856
  %296 = bitcast %struct.sockaddr_in* %4 to %struct.sockaddr*, !dbg !856
  store %struct.sockaddr* %296, %struct.sockaddr** %295, align 8, !dbg !856
  %297 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %38, i32 0, i32 0, !dbg !857
  %298 = load %struct.sockaddr*, %struct.sockaddr** %297, align 8, !dbg !857
  %299 = call i64 @sendto(i32 noundef %294, i8* noundef %3, i64 noundef 1, i32 noundef 0, %struct.sockaddr* %298, i32 noundef 16), !dbg !857
  store i32 16, i32* %6, align 4, !dbg !858
  %300 = load i32, i32* %32, align 4, !dbg !859
  %301 = bitcast %union.__SOCKADDR_ARG* %39 to %struct.sockaddr**, !dbg !860
  %302 = bitcast %struct.sockaddr_in* %5 to %struct.sockaddr*, !dbg !860
  store %struct.sockaddr* %302, %struct.sockaddr** %301, align 8, !dbg !860
  %303 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %39, i32 0, i32 0, !dbg !861
  %304 = load %struct.sockaddr*, %struct.sockaddr** %303, align 8, !dbg !861
  %305 = call i64 @recvfrom(i32 noundef %300, i8* noundef %11, i64 noundef 1, i32 noundef 0, %struct.sockaddr* %304, i32* noundef %6), !dbg !861
  %306 = icmp ne i64 %305, 1, !dbg !862
  br i1 %306, label %313, label %307, !dbg !863

307:                                              ; preds = %265
  %308 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %5, i32 0, i32 2, !dbg !864
  %309 = getelementptr inbounds %struct.in_addr, %struct.in_addr* %308, i32 0, i32 0, !dbg !865
  %310 = load i32, i32* %309, align 4, !dbg !865
  %311 = call i32 @htonl(i32 noundef 2130706433) #7, !dbg !866
  %312 = icmp ne i32 %310, %311, !dbg !867
  br i1 %312, label %313, label %314, !dbg !861

313:                                              ; preds = %307, %265
  store i32 6, i32* %2, align 4, !dbg !868
  br label %329, !dbg !868

314:                                              ; preds = %307
  %315 = load i32, i32* %32, align 4, !dbg !869
  %316 = bitcast i32* %34 to i8*, !dbg !870
  %317 = call i32 @setsockopt(i32 noundef %315, i32 noundef 1, i32 noundef 6, i8* noundef %316, i32 noundef 4) #6, !dbg !871
  store i32 0, i32* %34, align 4, !dbg !872
  store i32 4, i32* %6, align 4, !dbg !873
  %318 = load i32, i32* %32, align 4, !dbg !874
  %319 = bitcast i32* %34 to i8*, !dbg !875
  %320 = call i32 @getsockopt(i32 noundef %318, i32 noundef 1, i32 noundef 6, i8* noundef %319, i32* noundef %6) #6, !dbg !876
  %321 = icmp ne i32 %320, 0, !dbg !876
  br i1 %321, label %325, label %322, !dbg !877

322:                                              ; preds = %314
  %323 = load i32, i32* %34, align 4, !dbg !878
  %324 = icmp ne i32 %323, 1, !dbg !879
  br label %325, !dbg !877

325:                                              ; preds = %322, %314
  %326 = phi i1 [ true, %314 ], [ %324, %322 ]
  %327 = zext i1 %326 to i64, !dbg !876
  %328 = select i1 %326, i32 7, i32 17, !dbg !876
  store i32 %328, i32* %2, align 4, !dbg !880
  br label %329, !dbg !880

329:                                              ; preds = %325, %313, %264, %190, %166, %146, %112, %77
  %330 = load i32, i32* %2, align 4, !dbg !881
  ret i32 %330, !dbg !881
}

declare void @klee_make_symbolic(i8* noundef, i64 noundef, i8* noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @socketpair(i32 noundef, i32 noundef, i32 noundef, i32* noundef) #3

declare i64 @write(i32 noundef, i8* noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @ioctl(i32 noundef, i64 noundef, ...) #3

declare i64 @recv(i32 noundef, i8* noundef, i64 noundef, i32 noundef) #1

declare i64 @read(i32 noundef, i8* noundef, i64 noundef) #1

; Function Attrs: nounwind readnone willreturn
declare i32* @__errno_location() #4

; Function Attrs: nounwind
declare i32 @shutdown(i32 noundef, i32 noundef) #3

declare i64 @send(i32 noundef, i8* noundef, i64 noundef, i32 noundef) #1

declare i32 @close(i32 noundef) #1

declare i64 @recvmsg(i32 noundef, %struct.msghdr* noundef, i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @loopback(i32 noundef %0) #0 !dbg !882 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  %4 = bitcast %struct.sockaddr_in* %2 to i8*, !dbg !883
  call void @llvm.memset.p0i8.i64(i8* align 4 %4, i8 0, i64 16, i1 false), !dbg !883
  %5 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i32 0, i32 0, !dbg !884
  store i16 2, i16* %5, align 4, !dbg !885
  %6 = load i32, i32* %3, align 4, !dbg !886
  %7 = trunc i32 %6 to i16, !dbg !886
  %8 = call zeroext i16 @htons(i16 noundef zeroext %7) #7, !dbg !887
  %9 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i32 0, i32 1, !dbg !888
  store i16 %8, i16* %9, align 2, !dbg !889
  %10 = call i32 @htonl(i32 noundef 2130706433) #7, !dbg !890
  %11 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %2, i32 0, i32 2, !dbg !891
  %12 = getelementptr inbounds %struct.in_addr, %struct.in_addr* %11, i32 0, i32 0, !dbg !892
  store i32 %10, i32* %12, align 4, !dbg !893
  %13 = bitcast %struct.sockaddr_in* %2 to { i64, i64 }*, !dbg !894
  %14 = load { i64, i64 }, { i64, i64 }* %13, align 4, !dbg !894
  ret { i64, i64 } %14, !dbg !894
}

; Function Attrs: nounwind
declare i32 @socket(i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @setsockopt(i32 noundef, i32 noundef, i32 noundef, i8* noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @bind(i32 noundef, %struct.sockaddr*, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @listen(i32 noundef, i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @port_of(i32 noundef %0) #0 !dbg !895 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.sockaddr_in, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.__SOCKADDR_ARG, align 8
  store i32 %0, i32* %2, align 4
  store i32 16, i32* %4, align 4, !dbg !896
  %6 = load i32, i32* %2, align 4, !dbg !897
  %7 = bitcast %union.__SOCKADDR_ARG* %5 to %struct.sockaddr**, !dbg !898
  %8 = bitcast %struct.sockaddr_in* %3 to %struct.sockaddr*, !dbg !898
  store %struct.sockaddr* %8, %struct.sockaddr** %7, align 8, !dbg !898
  %9 = getelementptr inbounds %union.__SOCKADDR_ARG, %union.__SOCKADDR_ARG* %5, i32 0, i32 0, !dbg !899
  %10 = load %struct.sockaddr*, %struct.sockaddr** %9, align 8, !dbg !899
  %11 = call i32 @getsockname(i32 noundef %6, %struct.sockaddr* %10, i32* noundef %4) #6, !dbg !899
  %12 = icmp ne i32 %11, 0, !dbg !899
  br i1 %12, label %17, label %13, !dbg !900

13:                                               ; preds = %1
  %14 = load i32, i32* %4, align 4, !dbg !901
  %15 = zext i32 %14 to i64, !dbg !901
  %16 = icmp ne i64 %15, 16, !dbg !902
  br i1 %16, label %17, label %18, !dbg !899

17:                                               ; preds = %13, %1
  br label %23, !dbg !899

18:                                               ; preds = %13
  %19 = getelementptr inbounds %struct.sockaddr_in, %struct.sockaddr_in* %3, i32 0, i32 1, !dbg !903
  %20 = load i16, i16* %19, align 2, !dbg !903
  %21 = call zeroext i16 @ntohs(i16 noundef zeroext %20) #7, !dbg !904
  %22 = zext i16 %21 to i32, !dbg !904
  br label %23, !dbg !899

23:                                               ; preds = %18, %17
  %24 = phi i32 [ -1, %17 ], [ %22, %18 ], !dbg !899
  ret i32 %24, !dbg !905
}

; Function Attrs: nounwind
declare i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ask(i8* noundef %0) #0 !dbg !906 {
  %2 = alloca i8*, align 8
  %3 = alloca %struct.sockaddr_in, align 4
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  store i8* %0, i8** %2, align 8
  %8 = load i32, i32* @port, align 4, !dbg !907
  %9 = call { i64, i64 } @loopback(i32 noundef %8), !dbg !908
  %10 = bitcast %struct.sockaddr_in* %3 to { i64, i64 }*, !dbg !908
  %11 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 0, !dbg !908
  %12 = extractvalue { i64, i64 } %9, 0, !dbg !908
  store i64 %12, i64* %11, align 4, !dbg !908
  %13 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %10, i32 0, i32 1, !dbg !908
  %14 = extractvalue { i64, i64 } %9, 1, !dbg !908
  store i64 %14, i64* %13, align 4, !dbg !908
  store i64 -1, i64* %4, align 8, !dbg !909
  store i8 0, i8* %5, align 1, !dbg !910
  %15 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !911
  store i32 %15, i32* %6, align 4, !dbg !912
  %16 = load i32, i32* %6, align 4, !dbg !913
  %17 = bitcast %union.__CONST_SOCKADDR_ARG* %7 to %struct.sockaddr**, !dbg !914
  %18 = bitcast %struct.sockaddr_in* %3 to %struct.sockaddr*, !dbg !914
  store %struct.sockaddr* %18, %struct.sockaddr** %17, align 8, !dbg !914
  %19 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, %union.__CONST_SOCKADDR_ARG* %7, i32 0, i32 0, !dbg !915
  %20 = load %struct.sockaddr*, %struct.sockaddr** %19, align 8, !dbg !915
  %21 = call i32 @connect(i32 noundef %16, %struct.sockaddr* %20, i32 noundef 16), !dbg !915
  %22 = icmp ne i32 %21, 0, !dbg !915
  br i1 %22, label %35, label %23, !dbg !916

23:                                               ; preds = %1
  %24 = load i32, i32* %6, align 4, !dbg !917
  %25 = load i8*, i8** %2, align 8, !dbg !918
  %26 = call i64 @send(i32 noundef %24, i8* noundef %25, i64 noundef 1, i32 noundef 0), !dbg !919
  %27 = icmp eq i64 %26, 1, !dbg !920
  br i1 %27, label %28, label %35, !dbg !921

28:                                               ; preds = %23
  %29 = load i32, i32* %6, align 4, !dbg !922
  %30 = call i64 @recv(i32 noundef %29, i8* noundef %5, i64 noundef 1, i32 noundef 0), !dbg !923
  %31 = icmp eq i64 %30, 1, !dbg !924
  br i1 %31, label %32, label %35, !dbg !925

32:                                               ; preds = %28
  %33 = load i8, i8* %5, align 1, !dbg !926
  %34 = zext i8 %33 to i64, !dbg !927
  store i64 %34, i64* %4, align 8, !dbg !928
  br label %35, !dbg !929

35:                                               ; preds = %32, %28, %23, %1
  %36 = load i32, i32* %6, align 4, !dbg !930
  %37 = call i32 @close(i32 noundef %36), !dbg !931
  %38 = load i64, i64* %4, align 8, !dbg !932
  %39 = inttoptr i64 %38 to i8*, !dbg !933
  ret i8* %39, !dbg !934
}

declare i32 @accept(i32 noundef, %struct.sockaddr*, i32* noundef) #1

; Function Attrs: nounwind
declare i32 @getpeername(i32 noundef, %struct.sockaddr*, i32* noundef) #3

declare i32 @pthread_join(i64 noundef, i8** noundef) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #5

declare i32 @connect(i32 noundef, %struct.sockaddr*, i32 noundef) #1

; Function Attrs: nounwind readnone willreturn
declare zeroext i16 @htons(i16 noundef zeroext) #4

; Function Attrs: nounwind readnone willreturn
declare i32 @htonl(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @getsockname(i32 noundef, %struct.sockaddr*, i32* noundef) #3

; Function Attrs: nounwind readnone willreturn
declare zeroext i16 @ntohs(i16 noundef zeroext) #4

declare i64 @sendto(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr*, i32 noundef) #1

declare i64 @recvfrom(i32 noundef, i8* noundef, i64 noundef, i32 noundef, %struct.sockaddr*, i32* noundef) #1

; Function Attrs: nounwind
declare i32 @epoll_create1(i32 noundef) #3

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @timerfd_create(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @epoll_ctl(i32 noundef, i32 noundef, i32 noundef, %struct.epoll_event* noundef) #3

declare i32 @epoll_wait(i32 noundef, %struct.epoll_event* noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @timerfd_settime(i32 noundef, i32 noundef, %struct.itimerspec* noundef, %struct.itimerspec* noundef) #3

declare i32 @eventfd_write(i32 noundef, i64 noundef) #1

declare i32 @eventfd_read(i32 noundef, i64* noundef) #1

; Function Attrs: nounwind
declare i32 @unlink(i8* noundef) #3

declare i32 @poll(%struct.pollfd* noundef, i64 noundef, i32 noundef) #1

declare i32 @accept4(i32 noundef, %struct.sockaddr*, i32* noundef, i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @ends(i8* noundef %0) #0 !dbg !935 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  %3 = call i32 @usleep(i32 noundef 200000), !dbg !936
  %4 = load i32, i32* @late, align 4, !dbg !937
  %5 = icmp ne i32 %4, 0, !dbg !937
  br i1 %5, label %6, label %11, !dbg !937

6:                                                ; preds = %1
  %7 = load i8*, i8** %2, align 8, !dbg !938
  %8 = bitcast i8* %7 to i32*, !dbg !939
  %9 = load i32, i32* %8, align 4, !dbg !940
  %10 = call i32 @shutdown(i32 noundef %9, i32 noundef 2) #6, !dbg !941
  br label %16, !dbg !941

11:                                               ; preds = %1
  %12 = load i8*, i8** %2, align 8, !dbg !942
  %13 = bitcast i8* %12 to i32*, !dbg !943
  %14 = load i32, i32* %13, align 4, !dbg !944
  %15 = call i32 @close(i32 noundef %14), !dbg !945
  br label %16

16:                                               ; preds = %11, %6
  ret i8* null, !dbg !946
}

declare i64 @writev(i32 noundef, %struct.iovec* noundef, i32 noundef) #1

declare i64 @readv(i32 noundef, %struct.iovec* noundef, i32 noundef) #1

declare i32 @usleep(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @getsockopt(i32 noundef, i32 noundef, i32 noundef, i8* noundef, i32* noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nofree nounwind willreturn writeonly }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { nounwind readnone willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sockets.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b150fc534179d932c1b51df309c9c99")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 1}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 317, type: !11, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = !DISubroutineType(types: !12)
!12 = !{}
!13 = !DILocation(line: 321, column: 5, scope: !10)
!14 = !DILocation(line: 322, column: 9, scope: !10)
!15 = !DILocation(line: 322, column: 11, scope: !10)
!16 = !DILocation(line: 323, column: 9, scope: !10)
!17 = !DILocation(line: 324, column: 14, scope: !10)
!18 = !DILocation(line: 324, column: 10, scope: !10)
!19 = !DILocation(line: 324, column: 21, scope: !10)
!20 = !DILocation(line: 324, column: 23, scope: !10)
!21 = !DILocation(line: 324, column: 5, scope: !10)
!22 = !DILocation(line: 325, column: 13, scope: !10)
!23 = !DILocation(line: 325, column: 24, scope: !10)
!24 = !DILocation(line: 325, column: 22, scope: !10)
!25 = !DILocation(line: 325, column: 15, scope: !10)
!26 = !DILocation(line: 326, column: 24, scope: !10)
!27 = !DILocation(line: 326, column: 20, scope: !10)
!28 = !DILocation(line: 326, column: 27, scope: !10)
!29 = !DILocation(line: 326, column: 13, scope: !10)
!30 = !DILocation(line: 324, column: 29, scope: !10)
!31 = distinct !{!31, !21, !32, !33}
!32 = !DILocation(line: 326, column: 28, scope: !10)
!33 = !{!"llvm.loop.mustprogress"}
!34 = !DILocation(line: 327, column: 5, scope: !10)
!35 = !DILocation(line: 328, column: 1, scope: !10)
!36 = distinct !DISubprogram(name: "pairs", scope: !1, file: !1, line: 31, type: !11, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!37 = !DILocation(line: 33, column: 17, scope: !36)
!38 = !DILocation(line: 34, column: 10, scope: !36)
!39 = !DILocation(line: 35, column: 45, scope: !36)
!40 = !DILocation(line: 35, column: 9, scope: !36)
!41 = !DILocation(line: 36, column: 9, scope: !36)
!42 = !DILocation(line: 37, column: 15, scope: !36)
!43 = !DILocation(line: 37, column: 9, scope: !36)
!44 = !DILocation(line: 37, column: 30, scope: !36)
!45 = !DILocation(line: 37, column: 35, scope: !36)
!46 = !DILocation(line: 37, column: 44, scope: !36)
!47 = !DILocation(line: 37, column: 38, scope: !36)
!48 = !DILocation(line: 37, column: 61, scope: !36)
!49 = !DILocation(line: 38, column: 9, scope: !36)
!50 = !DILocation(line: 39, column: 15, scope: !36)
!51 = !DILocation(line: 39, column: 9, scope: !36)
!52 = !DILocation(line: 39, column: 40, scope: !36)
!53 = !DILocation(line: 39, column: 43, scope: !36)
!54 = !DILocation(line: 39, column: 48, scope: !36)
!55 = !DILocation(line: 40, column: 9, scope: !36)
!56 = !DILocation(line: 41, column: 14, scope: !36)
!57 = !DILocation(line: 41, column: 22, scope: !36)
!58 = !DILocation(line: 41, column: 9, scope: !36)
!59 = !DILocation(line: 41, column: 41, scope: !36)
!60 = !DILocation(line: 41, column: 46, scope: !36)
!61 = !DILocation(line: 41, column: 54, scope: !36)
!62 = !DILocation(line: 41, column: 62, scope: !36)
!63 = !DILocation(line: 41, column: 49, scope: !36)
!64 = !DILocation(line: 41, column: 71, scope: !36)
!65 = !DILocation(line: 41, column: 76, scope: !36)
!66 = !DILocation(line: 41, column: 79, scope: !36)
!67 = !DILocation(line: 41, column: 87, scope: !36)
!68 = !DILocation(line: 42, column: 9, scope: !36)
!69 = !DILocation(line: 43, column: 14, scope: !36)
!70 = !DILocation(line: 43, column: 22, scope: !36)
!71 = !DILocation(line: 43, column: 27, scope: !36)
!72 = !DILocation(line: 43, column: 9, scope: !36)
!73 = !DILocation(line: 43, column: 49, scope: !36)
!74 = !DILocation(line: 43, column: 55, scope: !36)
!75 = !DILocation(line: 43, column: 58, scope: !36)
!76 = !DILocation(line: 43, column: 64, scope: !36)
!77 = !DILocation(line: 44, column: 9, scope: !36)
!78 = !DILocation(line: 45, column: 14, scope: !36)
!79 = !DILocation(line: 45, column: 5, scope: !36)
!80 = !DILocation(line: 46, column: 14, scope: !36)
!81 = !DILocation(line: 46, column: 22, scope: !36)
!82 = !DILocation(line: 46, column: 27, scope: !36)
!83 = !DILocation(line: 46, column: 9, scope: !36)
!84 = !DILocation(line: 46, column: 35, scope: !36)
!85 = !DILocation(line: 47, column: 9, scope: !36)
!86 = !DILocation(line: 48, column: 14, scope: !36)
!87 = !DILocation(line: 48, column: 9, scope: !36)
!88 = !DILocation(line: 48, column: 44, scope: !36)
!89 = !DILocation(line: 48, column: 50, scope: !36)
!90 = !DILocation(line: 48, column: 53, scope: !36)
!91 = !DILocation(line: 48, column: 59, scope: !36)
!92 = !DILocation(line: 49, column: 9, scope: !36)
!93 = !DILocation(line: 50, column: 11, scope: !36)
!94 = !DILocation(line: 50, column: 5, scope: !36)
!95 = !DILocation(line: 51, column: 11, scope: !36)
!96 = !DILocation(line: 51, column: 5, scope: !36)
!97 = !DILocation(line: 52, column: 14, scope: !36)
!98 = !DILocation(line: 52, column: 22, scope: !36)
!99 = !DILocation(line: 52, column: 27, scope: !36)
!100 = !DILocation(line: 52, column: 9, scope: !36)
!101 = !DILocation(line: 52, column: 35, scope: !36)
!102 = !DILocation(line: 52, column: 40, scope: !36)
!103 = !DILocation(line: 52, column: 48, scope: !36)
!104 = !DILocation(line: 52, column: 56, scope: !36)
!105 = !DILocation(line: 52, column: 61, scope: !36)
!106 = !DILocation(line: 52, column: 43, scope: !36)
!107 = !DILocation(line: 52, column: 69, scope: !36)
!108 = !DILocation(line: 53, column: 9, scope: !36)
!109 = !DILocation(line: 54, column: 11, scope: !36)
!110 = !DILocation(line: 54, column: 5, scope: !36)
!111 = !DILocation(line: 55, column: 27, scope: !36)
!112 = !DILocation(line: 55, column: 12, scope: !36)
!113 = !DILocation(line: 55, column: 38, scope: !36)
!114 = !DILocation(line: 55, column: 35, scope: !36)
!115 = !DILocation(line: 55, column: 40, scope: !36)
!116 = !DILocation(line: 55, column: 43, scope: !36)
!117 = !DILocation(line: 55, column: 51, scope: !36)
!118 = !DILocation(line: 0, scope: !36)
!119 = !DILocation(line: 55, column: 5, scope: !36)
!120 = !DILocation(line: 56, column: 1, scope: !36)
!121 = distinct !DISubprogram(name: "packets", scope: !1, file: !1, line: 58, type: !11, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!122 = !DILocation(line: 61, column: 10, scope: !121)
!123 = !DILocation(line: 62, column: 29, scope: !121)
!124 = !DILocation(line: 62, column: 30, scope: !121)
!125 = !DILocation(line: 62, column: 31, scope: !121)
!126 = !DILocation(line: 62, column: 41, scope: !121)
!127 = !DILocation(line: 62, column: 42, scope: !121)
!128 = !DILocation(line: 62, column: 47, scope: !121)
!129 = !DILocation(line: 63, column: 29, scope: !121)
!130 = !DILocation(line: 63, column: 41, scope: !121)
!131 = !DILocation(line: 64, column: 64, scope: !121)
!132 = !DILocation(line: 64, column: 9, scope: !121)
!133 = !DILocation(line: 65, column: 9, scope: !121)
!134 = !DILocation(line: 66, column: 10, scope: !121)
!135 = !DILocation(line: 66, column: 5, scope: !121)
!136 = !DILocation(line: 67, column: 10, scope: !121)
!137 = !DILocation(line: 67, column: 5, scope: !121)
!138 = !DILocation(line: 68, column: 17, scope: !121)
!139 = !DILocation(line: 68, column: 9, scope: !121)
!140 = !DILocation(line: 68, column: 38, scope: !121)
!141 = !DILocation(line: 68, column: 43, scope: !121)
!142 = !DILocation(line: 68, column: 56, scope: !121)
!143 = !DILocation(line: 68, column: 66, scope: !121)
!144 = !DILocation(line: 68, column: 79, scope: !121)
!145 = !DILocation(line: 68, column: 82, scope: !121)
!146 = !DILocation(line: 68, column: 90, scope: !121)
!147 = !DILocation(line: 69, column: 9, scope: !121)
!148 = !DILocation(line: 70, column: 14, scope: !121)
!149 = !DILocation(line: 70, column: 22, scope: !121)
!150 = !DILocation(line: 70, column: 9, scope: !121)
!151 = !DILocation(line: 70, column: 34, scope: !121)
!152 = !DILocation(line: 70, column: 39, scope: !121)
!153 = !DILocation(line: 70, column: 57, scope: !121)
!154 = !DILocation(line: 70, column: 42, scope: !121)
!155 = !DILocation(line: 70, column: 68, scope: !121)
!156 = !DILocation(line: 70, column: 65, scope: !121)
!157 = !DILocation(line: 71, column: 9, scope: !121)
!158 = !DILocation(line: 72, column: 17, scope: !121)
!159 = !DILocation(line: 72, column: 25, scope: !121)
!160 = !DILocation(line: 72, column: 12, scope: !121)
!161 = !DILocation(line: 72, column: 37, scope: !121)
!162 = !DILocation(line: 72, column: 43, scope: !121)
!163 = !DILocation(line: 72, column: 46, scope: !121)
!164 = !DILocation(line: 72, column: 52, scope: !121)
!165 = !DILocation(line: 0, scope: !121)
!166 = !DILocation(line: 72, column: 5, scope: !121)
!167 = !DILocation(line: 73, column: 1, scope: !121)
!168 = distinct !DISubprogram(name: "served", scope: !1, file: !1, line: 94, type: !11, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!169 = !DILocation(line: 96, column: 31, scope: !168)
!170 = !DILocation(line: 97, column: 15, scope: !168)
!171 = !DILocation(line: 97, column: 34, scope: !168)
!172 = !DILocation(line: 98, column: 19, scope: !168)
!173 = !DILocation(line: 98, column: 9, scope: !168)
!174 = !DILocation(line: 98, column: 52, scope: !168)
!175 = !DILocation(line: 99, column: 19, scope: !168)
!176 = !DILocation(line: 102, column: 16, scope: !168)
!177 = !DILocation(line: 102, column: 51, scope: !168)
!178 = !DILocation(line: 102, column: 5, scope: !168)
!179 = !DILocation(line: 103, column: 14, scope: !168)
!180 = !DILocation(line: 103, column: 23, scope: !168)
!181 = !DILocation(line: 103, column: 9, scope: !168)
!182 = !DILocation(line: 103, column: 62, scope: !168)
!183 = !DILocation(line: 103, column: 72, scope: !168)
!184 = !DILocation(line: 103, column: 65, scope: !168)
!185 = !DILocation(line: 103, column: 84, scope: !168)
!186 = !DILocation(line: 103, column: 103, scope: !168)
!187 = !DILocation(line: 103, column: 95, scope: !168)
!188 = !DILocation(line: 103, column: 93, scope: !168)
!189 = !DILocation(line: 103, column: 113, scope: !168)
!190 = !DILocation(line: 104, column: 9, scope: !168)
!191 = !DILocation(line: 105, column: 14, scope: !168)
!192 = !DILocation(line: 105, column: 23, scope: !168)
!193 = !DILocation(line: 105, column: 9, scope: !168)
!194 = !DILocation(line: 105, column: 62, scope: !168)
!195 = !DILocation(line: 105, column: 68, scope: !168)
!196 = !DILocation(line: 105, column: 71, scope: !168)
!197 = !DILocation(line: 105, column: 77, scope: !168)
!198 = !DILocation(line: 106, column: 9, scope: !168)
!199 = !DILocation(line: 107, column: 5, scope: !168)
!200 = !DILocation(line: 108, column: 21, scope: !168)
!201 = !DILocation(line: 108, column: 30, scope: !168)
!202 = !DILocation(line: 108, column: 14, scope: !168)
!203 = !DILocation(line: 108, column: 9, scope: !168)
!204 = !DILocation(line: 109, column: 9, scope: !168)
!205 = !DILocation(line: 109, column: 12, scope: !168)
!206 = !DILocation(line: 109, column: 16, scope: !168)
!207 = !DILocation(line: 109, column: 23, scope: !168)
!208 = !DILocation(line: 109, column: 19, scope: !168)
!209 = !DILocation(line: 109, column: 34, scope: !168)
!210 = !DILocation(line: 109, column: 45, scope: !168)
!211 = !DILocation(line: 109, column: 52, scope: !168)
!212 = !DILocation(line: 109, column: 61, scope: !168)
!213 = !DILocation(line: 109, column: 76, scope: !168)
!214 = !DILocation(line: 109, column: 85, scope: !168)
!215 = !DILocation(line: 109, column: 68, scope: !168)
!216 = !DILocation(line: 109, column: 92, scope: !168)
!217 = !DILocation(line: 109, column: 103, scope: !168)
!218 = !DILocation(line: 109, column: 95, scope: !168)
!219 = !DILocation(line: 109, column: 110, scope: !168)
!220 = !DILocation(line: 109, column: 107, scope: !168)
!221 = !DILocation(line: 110, column: 9, scope: !168)
!222 = !DILocation(line: 111, column: 21, scope: !168)
!223 = !DILocation(line: 111, column: 25, scope: !168)
!224 = !DILocation(line: 111, column: 9, scope: !168)
!225 = !DILocation(line: 111, column: 60, scope: !168)
!226 = !DILocation(line: 111, column: 69, scope: !168)
!227 = !DILocation(line: 111, column: 63, scope: !168)
!228 = !DILocation(line: 111, column: 85, scope: !168)
!229 = !DILocation(line: 111, column: 81, scope: !168)
!230 = !DILocation(line: 111, column: 78, scope: !168)
!231 = !DILocation(line: 112, column: 9, scope: !168)
!232 = !DILocation(line: 113, column: 14, scope: !168)
!233 = !DILocation(line: 113, column: 9, scope: !168)
!234 = !DILocation(line: 113, column: 27, scope: !168)
!235 = !DILocation(line: 114, column: 9, scope: !168)
!236 = !DILocation(line: 115, column: 9, scope: !168)
!237 = !DILocation(line: 116, column: 15, scope: !168)
!238 = !DILocation(line: 116, column: 9, scope: !168)
!239 = !DILocation(line: 116, column: 28, scope: !168)
!240 = !DILocation(line: 116, column: 33, scope: !168)
!241 = !DILocation(line: 116, column: 41, scope: !168)
!242 = !DILocation(line: 116, column: 36, scope: !168)
!243 = !DILocation(line: 116, column: 55, scope: !168)
!244 = !DILocation(line: 117, column: 9, scope: !168)
!245 = !DILocation(line: 118, column: 18, scope: !168)
!246 = !DILocation(line: 118, column: 5, scope: !168)
!247 = !DILocation(line: 119, column: 11, scope: !168)
!248 = !DILocation(line: 119, column: 5, scope: !168)
!249 = !DILocation(line: 120, column: 11, scope: !168)
!250 = !DILocation(line: 120, column: 5, scope: !168)
!251 = !DILocation(line: 121, column: 16, scope: !168)
!252 = !DILocation(line: 121, column: 9, scope: !168)
!253 = !DILocation(line: 122, column: 21, scope: !168)
!254 = !DILocation(line: 122, column: 12, scope: !168)
!255 = !DILocation(line: 123, column: 17, scope: !168)
!256 = !DILocation(line: 123, column: 23, scope: !168)
!257 = !DILocation(line: 123, column: 9, scope: !168)
!258 = !DILocation(line: 123, column: 62, scope: !168)
!259 = !DILocation(line: 123, column: 68, scope: !168)
!260 = !DILocation(line: 123, column: 71, scope: !168)
!261 = !DILocation(line: 123, column: 77, scope: !168)
!262 = !DILocation(line: 124, column: 9, scope: !168)
!263 = !DILocation(line: 125, column: 18, scope: !168)
!264 = !DILocation(line: 125, column: 12, scope: !168)
!265 = !DILocation(line: 125, column: 29, scope: !168)
!266 = !DILocation(line: 125, column: 31, scope: !168)
!267 = !DILocation(line: 125, column: 28, scope: !168)
!268 = !DILocation(line: 125, column: 25, scope: !168)
!269 = !DILocation(line: 125, column: 5, scope: !168)
!270 = !DILocation(line: 126, column: 1, scope: !168)
!271 = distinct !DISubprogram(name: "datagrams", scope: !1, file: !1, line: 128, type: !11, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!272 = !DILocation(line: 130, column: 31, scope: !271)
!273 = !DILocation(line: 131, column: 15, scope: !271)
!274 = !DILocation(line: 132, column: 13, scope: !271)
!275 = !DILocation(line: 132, column: 9, scope: !271)
!276 = !DILocation(line: 132, column: 49, scope: !271)
!277 = !DILocation(line: 132, column: 45, scope: !271)
!278 = !DILocation(line: 133, column: 10, scope: !271)
!279 = !DILocation(line: 134, column: 20, scope: !271)
!280 = !DILocation(line: 135, column: 14, scope: !271)
!281 = !DILocation(line: 135, column: 17, scope: !271)
!282 = !DILocation(line: 135, column: 9, scope: !271)
!283 = !DILocation(line: 135, column: 56, scope: !271)
!284 = !DILocation(line: 135, column: 64, scope: !271)
!285 = !DILocation(line: 135, column: 67, scope: !271)
!286 = !DILocation(line: 135, column: 59, scope: !271)
!287 = !DILocation(line: 136, column: 9, scope: !271)
!288 = !DILocation(line: 137, column: 29, scope: !271)
!289 = !DILocation(line: 137, column: 21, scope: !271)
!290 = !DILocation(line: 137, column: 12, scope: !271)
!291 = !DILocation(line: 138, column: 16, scope: !271)
!292 = !DILocation(line: 138, column: 29, scope: !271)
!293 = !DILocation(line: 138, column: 9, scope: !271)
!294 = !DILocation(line: 138, column: 68, scope: !271)
!295 = !DILocation(line: 138, column: 73, scope: !271)
!296 = !DILocation(line: 138, column: 83, scope: !271)
!297 = !DILocation(line: 138, column: 98, scope: !271)
!298 = !DILocation(line: 138, column: 76, scope: !271)
!299 = !DILocation(line: 138, column: 137, scope: !271)
!300 = !DILocation(line: 139, column: 9, scope: !271)
!301 = !DILocation(line: 140, column: 18, scope: !271)
!302 = !DILocation(line: 140, column: 21, scope: !271)
!303 = !DILocation(line: 140, column: 33, scope: !271)
!304 = !DILocation(line: 140, column: 9, scope: !271)
!305 = !DILocation(line: 140, column: 66, scope: !271)
!306 = !DILocation(line: 140, column: 71, scope: !271)
!307 = !DILocation(line: 140, column: 85, scope: !271)
!308 = !DILocation(line: 140, column: 74, scope: !271)
!309 = !DILocation(line: 140, column: 106, scope: !271)
!310 = !DILocation(line: 140, column: 98, scope: !271)
!311 = !DILocation(line: 140, column: 95, scope: !271)
!312 = !DILocation(line: 141, column: 9, scope: !271)
!313 = !DILocation(line: 142, column: 17, scope: !271)
!314 = !DILocation(line: 142, column: 20, scope: !271)
!315 = !DILocation(line: 142, column: 46, scope: !271)
!316 = !DILocation(line: 142, column: 9, scope: !271)
!317 = !DILocation(line: 142, column: 52, scope: !271)
!318 = !DILocation(line: 142, column: 60, scope: !271)
!319 = !DILocation(line: 142, column: 63, scope: !271)
!320 = !DILocation(line: 142, column: 68, scope: !271)
!321 = !DILocation(line: 142, column: 55, scope: !271)
!322 = !DILocation(line: 142, column: 87, scope: !271)
!323 = !DILocation(line: 142, column: 92, scope: !271)
!324 = !DILocation(line: 142, column: 100, scope: !271)
!325 = !DILocation(line: 142, column: 103, scope: !271)
!326 = !DILocation(line: 142, column: 95, scope: !271)
!327 = !DILocation(line: 142, column: 115, scope: !271)
!328 = !DILocation(line: 143, column: 9, scope: !271)
!329 = !DILocation(line: 144, column: 14, scope: !271)
!330 = !DILocation(line: 144, column: 17, scope: !271)
!331 = !DILocation(line: 144, column: 22, scope: !271)
!332 = !DILocation(line: 144, column: 9, scope: !271)
!333 = !DILocation(line: 144, column: 33, scope: !271)
!334 = !DILocation(line: 144, column: 38, scope: !271)
!335 = !DILocation(line: 144, column: 41, scope: !271)
!336 = !DILocation(line: 144, column: 49, scope: !271)
!337 = !DILocation(line: 145, column: 9, scope: !271)
!338 = !DILocation(line: 146, column: 16, scope: !271)
!339 = !DILocation(line: 146, column: 44, scope: !271)
!340 = !DILocation(line: 146, column: 5, scope: !271)
!341 = !DILocation(line: 147, column: 14, scope: !271)
!342 = !DILocation(line: 147, column: 17, scope: !271)
!343 = !DILocation(line: 147, column: 9, scope: !271)
!344 = !DILocation(line: 147, column: 29, scope: !271)
!345 = !DILocation(line: 147, column: 35, scope: !271)
!346 = !DILocation(line: 147, column: 38, scope: !271)
!347 = !DILocation(line: 147, column: 44, scope: !271)
!348 = !DILocation(line: 148, column: 9, scope: !271)
!349 = !DILocation(line: 149, column: 27, scope: !271)
!350 = !DILocation(line: 149, column: 12, scope: !271)
!351 = !DILocation(line: 149, column: 38, scope: !271)
!352 = !DILocation(line: 149, column: 35, scope: !271)
!353 = !DILocation(line: 149, column: 5, scope: !271)
!354 = !DILocation(line: 150, column: 1, scope: !271)
!355 = distinct !DISubprogram(name: "events", scope: !1, file: !1, line: 152, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!356 = !DILocation(line: 154, column: 23, scope: !355)
!357 = !DILocation(line: 155, column: 24, scope: !355)
!358 = !DILocation(line: 156, column: 19, scope: !355)
!359 = !DILocation(line: 157, column: 16, scope: !355)
!360 = !DILocation(line: 157, column: 9, scope: !355)
!361 = !DILocation(line: 157, column: 56, scope: !355)
!362 = !DILocation(line: 157, column: 46, scope: !355)
!363 = !DILocation(line: 157, column: 90, scope: !355)
!364 = !DILocation(line: 157, column: 82, scope: !355)
!365 = !DILocation(line: 158, column: 19, scope: !355)
!366 = !DILocation(line: 158, column: 40, scope: !355)
!367 = !DILocation(line: 158, column: 9, scope: !355)
!368 = !DILocation(line: 158, column: 57, scope: !355)
!369 = !DILocation(line: 158, column: 70, scope: !355)
!370 = !DILocation(line: 158, column: 91, scope: !355)
!371 = !DILocation(line: 158, column: 60, scope: !355)
!372 = !DILocation(line: 158, column: 108, scope: !355)
!373 = !DILocation(line: 158, column: 114, scope: !355)
!374 = !DILocation(line: 158, column: 117, scope: !355)
!375 = !DILocation(line: 158, column: 123, scope: !355)
!376 = !DILocation(line: 159, column: 9, scope: !355)
!377 = !DILocation(line: 160, column: 11, scope: !355)
!378 = !DILocation(line: 160, column: 18, scope: !355)
!379 = !DILocation(line: 160, column: 35, scope: !355)
!380 = !DILocation(line: 160, column: 40, scope: !355)
!381 = !DILocation(line: 160, column: 44, scope: !355)
!382 = !DILocation(line: 161, column: 19, scope: !355)
!383 = !DILocation(line: 161, column: 40, scope: !355)
!384 = !DILocation(line: 161, column: 9, scope: !355)
!385 = !DILocation(line: 161, column: 55, scope: !355)
!386 = !DILocation(line: 161, column: 69, scope: !355)
!387 = !DILocation(line: 161, column: 75, scope: !355)
!388 = !DILocation(line: 161, column: 58, scope: !355)
!389 = !DILocation(line: 161, column: 88, scope: !355)
!390 = !DILocation(line: 161, column: 93, scope: !355)
!391 = !DILocation(line: 161, column: 96, scope: !355)
!392 = !DILocation(line: 161, column: 104, scope: !355)
!393 = !DILocation(line: 161, column: 109, scope: !355)
!394 = !DILocation(line: 161, column: 113, scope: !355)
!395 = !DILocation(line: 162, column: 9, scope: !355)
!396 = !DILocation(line: 163, column: 14, scope: !355)
!397 = !DILocation(line: 163, column: 23, scope: !355)
!398 = !DILocation(line: 163, column: 9, scope: !355)
!399 = !DILocation(line: 163, column: 34, scope: !355)
!400 = !DILocation(line: 163, column: 39, scope: !355)
!401 = !DILocation(line: 163, column: 42, scope: !355)
!402 = !DILocation(line: 163, column: 48, scope: !355)
!403 = !DILocation(line: 163, column: 53, scope: !355)
!404 = !DILocation(line: 163, column: 61, scope: !355)
!405 = !DILocation(line: 163, column: 70, scope: !355)
!406 = !DILocation(line: 163, column: 56, scope: !355)
!407 = !DILocation(line: 163, column: 81, scope: !355)
!408 = !DILocation(line: 163, column: 87, scope: !355)
!409 = !DILocation(line: 163, column: 90, scope: !355)
!410 = !DILocation(line: 163, column: 96, scope: !355)
!411 = !DILocation(line: 164, column: 9, scope: !355)
!412 = !DILocation(line: 165, column: 20, scope: !355)
!413 = !DILocation(line: 165, column: 26, scope: !355)
!414 = !DILocation(line: 165, column: 9, scope: !355)
!415 = !DILocation(line: 165, column: 38, scope: !355)
!416 = !DILocation(line: 166, column: 9, scope: !355)
!417 = !DILocation(line: 167, column: 21, scope: !355)
!418 = !DILocation(line: 167, column: 5, scope: !355)
!419 = !DILocation(line: 168, column: 20, scope: !355)
!420 = !DILocation(line: 168, column: 26, scope: !355)
!421 = !DILocation(line: 168, column: 9, scope: !355)
!422 = !DILocation(line: 168, column: 41, scope: !355)
!423 = !DILocation(line: 168, column: 46, scope: !355)
!424 = !DILocation(line: 168, column: 49, scope: !355)
!425 = !DILocation(line: 168, column: 57, scope: !355)
!426 = !DILocation(line: 168, column: 62, scope: !355)
!427 = !DILocation(line: 168, column: 66, scope: !355)
!428 = !DILocation(line: 168, column: 71, scope: !355)
!429 = !DILocation(line: 168, column: 79, scope: !355)
!430 = !DILocation(line: 168, column: 86, scope: !355)
!431 = !DILocation(line: 168, column: 74, scope: !355)
!432 = !DILocation(line: 168, column: 97, scope: !355)
!433 = !DILocation(line: 168, column: 102, scope: !355)
!434 = !DILocation(line: 168, column: 105, scope: !355)
!435 = !DILocation(line: 168, column: 111, scope: !355)
!436 = !DILocation(line: 169, column: 9, scope: !355)
!437 = !DILocation(line: 170, column: 34, scope: !355)
!438 = !DILocation(line: 170, column: 46, scope: !355)
!439 = !DILocation(line: 170, column: 54, scope: !355)
!440 = !DILocation(line: 170, column: 10, scope: !355)
!441 = !DILocation(line: 170, column: 19, scope: !355)
!442 = !DILocation(line: 170, column: 27, scope: !355)
!443 = !DILocation(line: 171, column: 21, scope: !355)
!444 = !DILocation(line: 171, column: 5, scope: !355)
!445 = !DILocation(line: 172, column: 11, scope: !355)
!446 = !DILocation(line: 172, column: 18, scope: !355)
!447 = !DILocation(line: 172, column: 45, scope: !355)
!448 = !DILocation(line: 172, column: 50, scope: !355)
!449 = !DILocation(line: 172, column: 54, scope: !355)
!450 = !DILocation(line: 173, column: 15, scope: !355)
!451 = !DILocation(line: 173, column: 36, scope: !355)
!452 = !DILocation(line: 173, column: 5, scope: !355)
!453 = !DILocation(line: 174, column: 19, scope: !355)
!454 = !DILocation(line: 174, column: 28, scope: !355)
!455 = !DILocation(line: 174, column: 30, scope: !355)
!456 = !DILocation(line: 174, column: 5, scope: !355)
!457 = !DILocation(line: 175, column: 20, scope: !355)
!458 = !DILocation(line: 175, column: 26, scope: !355)
!459 = !DILocation(line: 175, column: 9, scope: !355)
!460 = !DILocation(line: 175, column: 38, scope: !355)
!461 = !DILocation(line: 175, column: 43, scope: !355)
!462 = !DILocation(line: 175, column: 46, scope: !355)
!463 = !DILocation(line: 175, column: 54, scope: !355)
!464 = !DILocation(line: 175, column: 59, scope: !355)
!465 = !DILocation(line: 175, column: 63, scope: !355)
!466 = !DILocation(line: 175, column: 68, scope: !355)
!467 = !DILocation(line: 175, column: 82, scope: !355)
!468 = !DILocation(line: 175, column: 88, scope: !355)
!469 = !DILocation(line: 175, column: 71, scope: !355)
!470 = !DILocation(line: 175, column: 100, scope: !355)
!471 = !DILocation(line: 176, column: 9, scope: !355)
!472 = !DILocation(line: 177, column: 19, scope: !355)
!473 = !DILocation(line: 177, column: 5, scope: !355)
!474 = !DILocation(line: 178, column: 20, scope: !355)
!475 = !DILocation(line: 178, column: 26, scope: !355)
!476 = !DILocation(line: 178, column: 9, scope: !355)
!477 = !DILocation(line: 178, column: 38, scope: !355)
!478 = !DILocation(line: 178, column: 43, scope: !355)
!479 = !DILocation(line: 178, column: 59, scope: !355)
!480 = !DILocation(line: 178, column: 46, scope: !355)
!481 = !DILocation(line: 178, column: 76, scope: !355)
!482 = !DILocation(line: 178, column: 79, scope: !355)
!483 = !DILocation(line: 178, column: 88, scope: !355)
!484 = !DILocation(line: 178, column: 90, scope: !355)
!485 = !DILocation(line: 178, column: 85, scope: !355)
!486 = !DILocation(line: 179, column: 9, scope: !355)
!487 = !DILocation(line: 180, column: 11, scope: !355)
!488 = !DILocation(line: 180, column: 18, scope: !355)
!489 = !DILocation(line: 181, column: 15, scope: !355)
!490 = !DILocation(line: 181, column: 36, scope: !355)
!491 = !DILocation(line: 181, column: 5, scope: !355)
!492 = !DILocation(line: 182, column: 19, scope: !355)
!493 = !DILocation(line: 182, column: 5, scope: !355)
!494 = !DILocation(line: 183, column: 20, scope: !355)
!495 = !DILocation(line: 183, column: 26, scope: !355)
!496 = !DILocation(line: 183, column: 9, scope: !355)
!497 = !DILocation(line: 183, column: 38, scope: !355)
!498 = !DILocation(line: 183, column: 43, scope: !355)
!499 = !DILocation(line: 183, column: 57, scope: !355)
!500 = !DILocation(line: 183, column: 63, scope: !355)
!501 = !DILocation(line: 183, column: 46, scope: !355)
!502 = !DILocation(line: 183, column: 75, scope: !355)
!503 = !DILocation(line: 184, column: 9, scope: !355)
!504 = !DILocation(line: 185, column: 11, scope: !355)
!505 = !DILocation(line: 185, column: 5, scope: !355)
!506 = !DILocation(line: 186, column: 22, scope: !355)
!507 = !DILocation(line: 186, column: 43, scope: !355)
!508 = !DILocation(line: 186, column: 12, scope: !355)
!509 = !DILocation(line: 186, column: 55, scope: !355)
!510 = !DILocation(line: 186, column: 61, scope: !355)
!511 = !DILocation(line: 186, column: 64, scope: !355)
!512 = !DILocation(line: 186, column: 70, scope: !355)
!513 = !DILocation(line: 0, scope: !355)
!514 = !DILocation(line: 186, column: 5, scope: !355)
!515 = !DILocation(line: 187, column: 1, scope: !355)
!516 = distinct !DISubprogram(name: "named", scope: !1, file: !1, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!517 = !DILocation(line: 191, column: 24, scope: !516)
!518 = !DILocation(line: 191, column: 84, scope: !516)
!519 = !DILocation(line: 193, column: 19, scope: !516)
!520 = !DILocation(line: 194, column: 13, scope: !516)
!521 = !DILocation(line: 194, column: 9, scope: !516)
!522 = !DILocation(line: 194, column: 50, scope: !516)
!523 = !DILocation(line: 194, column: 46, scope: !516)
!524 = !DILocation(line: 194, column: 87, scope: !516)
!525 = !DILocation(line: 194, column: 83, scope: !516)
!526 = !DILocation(line: 195, column: 17, scope: !516)
!527 = !DILocation(line: 195, column: 12, scope: !516)
!528 = !DILocation(line: 195, column: 5, scope: !516)
!529 = !DILocation(line: 196, column: 17, scope: !516)
!530 = !DILocation(line: 196, column: 20, scope: !516)
!531 = !DILocation(line: 196, column: 9, scope: !516)
!532 = !DILocation(line: 196, column: 59, scope: !516)
!533 = !DILocation(line: 196, column: 65, scope: !516)
!534 = !DILocation(line: 196, column: 68, scope: !516)
!535 = !DILocation(line: 196, column: 74, scope: !516)
!536 = !DILocation(line: 197, column: 9, scope: !516)
!537 = !DILocation(line: 198, column: 14, scope: !516)
!538 = !DILocation(line: 198, column: 17, scope: !516)
!539 = !DILocation(line: 198, column: 9, scope: !516)
!540 = !DILocation(line: 198, column: 56, scope: !516)
!541 = !DILocation(line: 198, column: 67, scope: !516)
!542 = !DILocation(line: 198, column: 70, scope: !516)
!543 = !DILocation(line: 198, column: 59, scope: !516)
!544 = !DILocation(line: 198, column: 109, scope: !516)
!545 = !DILocation(line: 198, column: 115, scope: !516)
!546 = !DILocation(line: 198, column: 118, scope: !516)
!547 = !DILocation(line: 198, column: 124, scope: !516)
!548 = !DILocation(line: 199, column: 9, scope: !516)
!549 = !DILocation(line: 200, column: 14, scope: !516)
!550 = !DILocation(line: 200, column: 17, scope: !516)
!551 = !DILocation(line: 200, column: 9, scope: !516)
!552 = !DILocation(line: 200, column: 56, scope: !516)
!553 = !DILocation(line: 200, column: 62, scope: !516)
!554 = !DILocation(line: 200, column: 65, scope: !516)
!555 = !DILocation(line: 200, column: 71, scope: !516)
!556 = !DILocation(line: 200, column: 85, scope: !516)
!557 = !DILocation(line: 200, column: 93, scope: !516)
!558 = !DILocation(line: 200, column: 96, scope: !516)
!559 = !DILocation(line: 200, column: 88, scope: !516)
!560 = !DILocation(line: 201, column: 9, scope: !516)
!561 = !DILocation(line: 202, column: 12, scope: !516)
!562 = !DILocation(line: 202, column: 5, scope: !516)
!563 = !DILocation(line: 203, column: 28, scope: !516)
!564 = !DILocation(line: 203, column: 29, scope: !516)
!565 = !DILocation(line: 203, column: 13, scope: !516)
!566 = !DILocation(line: 204, column: 9, scope: !516)
!567 = !DILocation(line: 204, column: 28, scope: !516)
!568 = !DILocation(line: 204, column: 33, scope: !516)
!569 = !DILocation(line: 204, column: 44, scope: !516)
!570 = !DILocation(line: 204, column: 47, scope: !516)
!571 = !DILocation(line: 204, column: 36, scope: !516)
!572 = !DILocation(line: 204, column: 86, scope: !516)
!573 = !DILocation(line: 204, column: 89, scope: !516)
!574 = !DILocation(line: 204, column: 109, scope: !516)
!575 = !DILocation(line: 205, column: 9, scope: !516)
!576 = !DILocation(line: 206, column: 22, scope: !516)
!577 = !DILocation(line: 206, column: 25, scope: !516)
!578 = !DILocation(line: 206, column: 14, scope: !516)
!579 = !DILocation(line: 206, column: 9, scope: !516)
!580 = !DILocation(line: 207, column: 14, scope: !516)
!581 = !DILocation(line: 207, column: 9, scope: !516)
!582 = !DILocation(line: 207, column: 27, scope: !516)
!583 = !DILocation(line: 207, column: 33, scope: !516)
!584 = !DILocation(line: 207, column: 36, scope: !516)
!585 = !DILocation(line: 207, column: 42, scope: !516)
!586 = !DILocation(line: 207, column: 52, scope: !516)
!587 = !DILocation(line: 207, column: 60, scope: !516)
!588 = !DILocation(line: 207, column: 55, scope: !516)
!589 = !DILocation(line: 207, column: 73, scope: !516)
!590 = !DILocation(line: 207, column: 78, scope: !516)
!591 = !DILocation(line: 207, column: 86, scope: !516)
!592 = !DILocation(line: 207, column: 81, scope: !516)
!593 = !DILocation(line: 207, column: 99, scope: !516)
!594 = !DILocation(line: 208, column: 9, scope: !516)
!595 = !DILocation(line: 209, column: 11, scope: !516)
!596 = !DILocation(line: 209, column: 5, scope: !516)
!597 = !DILocation(line: 210, column: 28, scope: !516)
!598 = !DILocation(line: 210, column: 29, scope: !516)
!599 = !DILocation(line: 210, column: 13, scope: !516)
!600 = !DILocation(line: 211, column: 9, scope: !516)
!601 = !DILocation(line: 211, column: 28, scope: !516)
!602 = !DILocation(line: 211, column: 33, scope: !516)
!603 = !DILocation(line: 211, column: 44, scope: !516)
!604 = !DILocation(line: 211, column: 38, scope: !516)
!605 = !DILocation(line: 211, column: 52, scope: !516)
!606 = !DILocation(line: 211, column: 63, scope: !516)
!607 = !DILocation(line: 211, column: 74, scope: !516)
!608 = !DILocation(line: 211, column: 68, scope: !516)
!609 = !DILocation(line: 211, column: 82, scope: !516)
!610 = !DILocation(line: 212, column: 9, scope: !516)
!611 = !DILocation(line: 213, column: 17, scope: !516)
!612 = !DILocation(line: 213, column: 12, scope: !516)
!613 = !DILocation(line: 213, column: 5, scope: !516)
!614 = !DILocation(line: 214, column: 12, scope: !516)
!615 = !DILocation(line: 214, column: 19, scope: !516)
!616 = !DILocation(line: 214, column: 16, scope: !516)
!617 = !DILocation(line: 214, column: 5, scope: !516)
!618 = !DILocation(line: 215, column: 1, scope: !516)
!619 = distinct !DISubprogram(name: "ended", scope: !1, file: !1, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!620 = !DILocation(line: 230, column: 27, scope: !619)
!621 = !DILocation(line: 230, column: 17, scope: !619)
!622 = !DILocation(line: 230, column: 64, scope: !619)
!623 = !DILocation(line: 230, column: 60, scope: !619)
!624 = !DILocation(line: 230, column: 86, scope: !619)
!625 = !DILocation(line: 230, column: 82, scope: !619)
!626 = !DILocation(line: 231, column: 20, scope: !619)
!627 = !DILocation(line: 232, column: 24, scope: !619)
!628 = !DILocation(line: 234, column: 29, scope: !619)
!629 = !DILocation(line: 234, column: 30, scope: !619)
!630 = !DILocation(line: 234, column: 31, scope: !619)
!631 = !DILocation(line: 234, column: 41, scope: !619)
!632 = !DILocation(line: 234, column: 42, scope: !619)
!633 = !DILocation(line: 234, column: 47, scope: !619)
!634 = !DILocation(line: 236, column: 41, scope: !619)
!635 = !DILocation(line: 236, column: 5, scope: !619)
!636 = !DILocation(line: 237, column: 16, scope: !619)
!637 = !DILocation(line: 237, column: 49, scope: !619)
!638 = !DILocation(line: 237, column: 5, scope: !619)
!639 = !DILocation(line: 238, column: 38, scope: !619)
!640 = !DILocation(line: 238, column: 37, scope: !619)
!641 = !DILocation(line: 238, column: 5, scope: !619)
!642 = !DILocation(line: 239, column: 14, scope: !619)
!643 = !DILocation(line: 239, column: 22, scope: !619)
!644 = !DILocation(line: 239, column: 9, scope: !619)
!645 = !DILocation(line: 239, column: 34, scope: !619)
!646 = !DILocation(line: 239, column: 40, scope: !619)
!647 = !DILocation(line: 239, column: 43, scope: !619)
!648 = !DILocation(line: 239, column: 49, scope: !619)
!649 = !DILocation(line: 240, column: 9, scope: !619)
!650 = !DILocation(line: 241, column: 18, scope: !619)
!651 = !DILocation(line: 241, column: 5, scope: !619)
!652 = !DILocation(line: 242, column: 14, scope: !619)
!653 = !DILocation(line: 242, column: 22, scope: !619)
!654 = !DILocation(line: 242, column: 9, scope: !619)
!655 = !DILocation(line: 242, column: 31, scope: !619)
!656 = !DILocation(line: 243, column: 9, scope: !619)
!657 = !DILocation(line: 244, column: 12, scope: !619)
!658 = !DILocation(line: 244, column: 5, scope: !619)
!659 = !DILocation(line: 245, column: 10, scope: !619)
!660 = !DILocation(line: 246, column: 37, scope: !619)
!661 = !DILocation(line: 246, column: 5, scope: !619)
!662 = !DILocation(line: 247, column: 16, scope: !619)
!663 = !DILocation(line: 247, column: 25, scope: !619)
!664 = !DILocation(line: 247, column: 9, scope: !619)
!665 = !DILocation(line: 247, column: 31, scope: !619)
!666 = !DILocation(line: 247, column: 37, scope: !619)
!667 = !DILocation(line: 247, column: 40, scope: !619)
!668 = !DILocation(line: 247, column: 46, scope: !619)
!669 = !DILocation(line: 248, column: 9, scope: !619)
!670 = !DILocation(line: 249, column: 18, scope: !619)
!671 = !DILocation(line: 249, column: 5, scope: !619)
!672 = !DILocation(line: 250, column: 41, scope: !619)
!673 = !DILocation(line: 250, column: 5, scope: !619)
!674 = !DILocation(line: 251, column: 21, scope: !619)
!675 = !DILocation(line: 251, column: 5, scope: !619)
!676 = !DILocation(line: 251, column: 13, scope: !619)
!677 = !DILocation(line: 252, column: 12, scope: !619)
!678 = !DILocation(line: 252, column: 20, scope: !619)
!679 = !DILocation(line: 252, column: 5, scope: !619)
!680 = !DILocation(line: 253, column: 15, scope: !619)
!681 = !DILocation(line: 253, column: 23, scope: !619)
!682 = !DILocation(line: 253, column: 9, scope: !619)
!683 = !DILocation(line: 253, column: 33, scope: !619)
!684 = !DILocation(line: 253, column: 38, scope: !619)
!685 = !DILocation(line: 253, column: 56, scope: !619)
!686 = !DILocation(line: 253, column: 41, scope: !619)
!687 = !DILocation(line: 253, column: 67, scope: !619)
!688 = !DILocation(line: 253, column: 64, scope: !619)
!689 = !DILocation(line: 254, column: 9, scope: !619)
!690 = !DILocation(line: 255, column: 15, scope: !619)
!691 = !DILocation(line: 255, column: 33, scope: !619)
!692 = !DILocation(line: 255, column: 5, scope: !619)
!693 = !DILocation(line: 256, column: 19, scope: !619)
!694 = !DILocation(line: 256, column: 37, scope: !619)
!695 = !DILocation(line: 256, column: 9, scope: !619)
!696 = !DILocation(line: 256, column: 48, scope: !619)
!697 = !DILocation(line: 256, column: 54, scope: !619)
!698 = !DILocation(line: 256, column: 57, scope: !619)
!699 = !DILocation(line: 256, column: 63, scope: !619)
!700 = !DILocation(line: 257, column: 9, scope: !619)
!701 = !DILocation(line: 258, column: 5, scope: !619)
!702 = !DILocation(line: 259, column: 1, scope: !619)
!703 = distinct !DISubprogram(name: "told", scope: !1, file: !1, line: 262, type: !11, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!704 = !DILocation(line: 264, column: 31, scope: !703)
!705 = !DILocation(line: 265, column: 15, scope: !703)
!706 = !DILocation(line: 267, column: 19, scope: !703)
!707 = !DILocation(line: 267, column: 9, scope: !703)
!708 = !DILocation(line: 267, column: 56, scope: !703)
!709 = !DILocation(line: 267, column: 52, scope: !703)
!710 = !DILocation(line: 267, column: 105, scope: !703)
!711 = !DILocation(line: 268, column: 19, scope: !703)
!712 = !DILocation(line: 269, column: 10, scope: !703)
!713 = !DILocation(line: 269, column: 19, scope: !703)
!714 = !DILocation(line: 269, column: 5, scope: !703)
!715 = !DILocation(line: 270, column: 12, scope: !703)
!716 = !DILocation(line: 270, column: 5, scope: !703)
!717 = !DILocation(line: 271, column: 29, scope: !703)
!718 = !DILocation(line: 271, column: 21, scope: !703)
!719 = !DILocation(line: 271, column: 12, scope: !703)
!720 = !DILocation(line: 272, column: 17, scope: !703)
!721 = !DILocation(line: 272, column: 20, scope: !703)
!722 = !DILocation(line: 272, column: 9, scope: !703)
!723 = !DILocation(line: 272, column: 59, scope: !703)
!724 = !DILocation(line: 272, column: 65, scope: !703)
!725 = !DILocation(line: 272, column: 68, scope: !703)
!726 = !DILocation(line: 272, column: 74, scope: !703)
!727 = !DILocation(line: 273, column: 9, scope: !703)
!728 = !DILocation(line: 274, column: 28, scope: !703)
!729 = !DILocation(line: 274, column: 29, scope: !703)
!730 = !DILocation(line: 274, column: 13, scope: !703)
!731 = !DILocation(line: 275, column: 9, scope: !703)
!732 = !DILocation(line: 275, column: 29, scope: !703)
!733 = !DILocation(line: 275, column: 34, scope: !703)
!734 = !DILocation(line: 275, column: 43, scope: !703)
!735 = !DILocation(line: 275, column: 37, scope: !703)
!736 = !DILocation(line: 275, column: 51, scope: !703)
!737 = !DILocation(line: 275, column: 62, scope: !703)
!738 = !DILocation(line: 275, column: 73, scope: !703)
!739 = !DILocation(line: 275, column: 76, scope: !703)
!740 = !DILocation(line: 275, column: 65, scope: !703)
!741 = !DILocation(line: 275, column: 115, scope: !703)
!742 = !DILocation(line: 276, column: 17, scope: !703)
!743 = !DILocation(line: 276, column: 20, scope: !703)
!744 = !DILocation(line: 276, column: 9, scope: !703)
!745 = !DILocation(line: 276, column: 59, scope: !703)
!746 = !DILocation(line: 276, column: 65, scope: !703)
!747 = !DILocation(line: 276, column: 68, scope: !703)
!748 = !DILocation(line: 276, column: 74, scope: !703)
!749 = !DILocation(line: 277, column: 9, scope: !703)
!750 = !DILocation(line: 278, column: 21, scope: !703)
!751 = !DILocation(line: 278, column: 30, scope: !703)
!752 = !DILocation(line: 278, column: 14, scope: !703)
!753 = !DILocation(line: 278, column: 9, scope: !703)
!754 = !DILocation(line: 279, column: 10, scope: !703)
!755 = !DILocation(line: 279, column: 5, scope: !703)
!756 = !DILocation(line: 280, column: 14, scope: !703)
!757 = !DILocation(line: 280, column: 5, scope: !703)
!758 = !DILocation(line: 281, column: 28, scope: !703)
!759 = !DILocation(line: 281, column: 29, scope: !703)
!760 = !DILocation(line: 281, column: 13, scope: !703)
!761 = !DILocation(line: 282, column: 9, scope: !703)
!762 = !DILocation(line: 282, column: 29, scope: !703)
!763 = !DILocation(line: 282, column: 34, scope: !703)
!764 = !DILocation(line: 282, column: 43, scope: !703)
!765 = !DILocation(line: 282, column: 37, scope: !703)
!766 = !DILocation(line: 282, column: 51, scope: !703)
!767 = !DILocation(line: 282, column: 75, scope: !703)
!768 = !DILocation(line: 282, column: 83, scope: !703)
!769 = !DILocation(line: 282, column: 78, scope: !703)
!770 = !DILocation(line: 282, column: 96, scope: !703)
!771 = !DILocation(line: 282, column: 101, scope: !703)
!772 = !DILocation(line: 282, column: 104, scope: !703)
!773 = !DILocation(line: 282, column: 111, scope: !703)
!774 = !DILocation(line: 282, column: 108, scope: !703)
!775 = !DILocation(line: 283, column: 9, scope: !703)
!776 = !DILocation(line: 284, column: 10, scope: !703)
!777 = !DILocation(line: 284, column: 5, scope: !703)
!778 = !DILocation(line: 285, column: 11, scope: !703)
!779 = !DILocation(line: 285, column: 5, scope: !703)
!780 = !DILocation(line: 286, column: 11, scope: !703)
!781 = !DILocation(line: 286, column: 5, scope: !703)
!782 = !DILocation(line: 287, column: 9, scope: !703)
!783 = !DILocation(line: 287, column: 7, scope: !703)
!784 = !DILocation(line: 288, column: 17, scope: !703)
!785 = !DILocation(line: 288, column: 20, scope: !703)
!786 = !DILocation(line: 288, column: 9, scope: !703)
!787 = !DILocation(line: 288, column: 59, scope: !703)
!788 = !DILocation(line: 288, column: 65, scope: !703)
!789 = !DILocation(line: 288, column: 68, scope: !703)
!790 = !DILocation(line: 288, column: 74, scope: !703)
!791 = !DILocation(line: 289, column: 9, scope: !703)
!792 = !DILocation(line: 290, column: 28, scope: !703)
!793 = !DILocation(line: 290, column: 29, scope: !703)
!794 = !DILocation(line: 290, column: 13, scope: !703)
!795 = !DILocation(line: 291, column: 10, scope: !703)
!796 = !DILocation(line: 292, column: 9, scope: !703)
!797 = !DILocation(line: 292, column: 29, scope: !703)
!798 = !DILocation(line: 292, column: 34, scope: !703)
!799 = !DILocation(line: 292, column: 45, scope: !703)
!800 = !DILocation(line: 292, column: 39, scope: !703)
!801 = !DILocation(line: 292, column: 53, scope: !703)
!802 = !DILocation(line: 292, column: 64, scope: !703)
!803 = !DILocation(line: 292, column: 78, scope: !703)
!804 = !DILocation(line: 292, column: 103, scope: !703)
!805 = !DILocation(line: 292, column: 67, scope: !703)
!806 = !DILocation(line: 292, column: 118, scope: !703)
!807 = !DILocation(line: 292, column: 121, scope: !703)
!808 = !DILocation(line: 292, column: 127, scope: !703)
!809 = !DILocation(line: 293, column: 9, scope: !703)
!810 = !DILocation(line: 294, column: 25, scope: !703)
!811 = !DILocation(line: 295, column: 15, scope: !703)
!812 = !DILocation(line: 295, column: 13, scope: !703)
!813 = !DILocation(line: 295, column: 53, scope: !703)
!814 = !DILocation(line: 295, column: 51, scope: !703)
!815 = !DILocation(line: 296, column: 10, scope: !703)
!816 = !DILocation(line: 296, column: 19, scope: !703)
!817 = !DILocation(line: 296, column: 5, scope: !703)
!818 = !DILocation(line: 297, column: 12, scope: !703)
!819 = !DILocation(line: 297, column: 5, scope: !703)
!820 = !DILocation(line: 298, column: 10, scope: !703)
!821 = !DILocation(line: 299, column: 17, scope: !703)
!822 = !DILocation(line: 299, column: 26, scope: !703)
!823 = !DILocation(line: 299, column: 5, scope: !703)
!824 = !DILocation(line: 300, column: 32, scope: !703)
!825 = !DILocation(line: 300, column: 21, scope: !703)
!826 = !DILocation(line: 300, column: 12, scope: !703)
!827 = !DILocation(line: 300, column: 50, scope: !703)
!828 = !DILocation(line: 301, column: 17, scope: !703)
!829 = !DILocation(line: 301, column: 20, scope: !703)
!830 = !DILocation(line: 301, column: 9, scope: !703)
!831 = !DILocation(line: 301, column: 59, scope: !703)
!832 = !DILocation(line: 301, column: 69, scope: !703)
!833 = !DILocation(line: 301, column: 78, scope: !703)
!834 = !DILocation(line: 301, column: 62, scope: !703)
!835 = !DILocation(line: 301, column: 111, scope: !703)
!836 = !DILocation(line: 301, column: 115, scope: !703)
!837 = !DILocation(line: 301, column: 119, scope: !703)
!838 = !DILocation(line: 0, scope: !703)
!839 = !DILocation(line: 302, column: 9, scope: !703)
!840 = !DILocation(line: 303, column: 13, scope: !703)
!841 = !DILocation(line: 303, column: 9, scope: !703)
!842 = !DILocation(line: 303, column: 49, scope: !703)
!843 = !DILocation(line: 303, column: 45, scope: !703)
!844 = !DILocation(line: 303, column: 81, scope: !703)
!845 = !DILocation(line: 304, column: 11, scope: !703)
!846 = !DILocation(line: 305, column: 9, scope: !703)
!847 = !DILocation(line: 305, column: 18, scope: !703)
!848 = !DILocation(line: 305, column: 25, scope: !703)
!849 = !DILocation(line: 306, column: 10, scope: !703)
!850 = !DILocation(line: 306, column: 13, scope: !703)
!851 = !DILocation(line: 306, column: 5, scope: !703)
!852 = !DILocation(line: 307, column: 29, scope: !703)
!853 = !DILocation(line: 307, column: 21, scope: !703)
!854 = !DILocation(line: 307, column: 12, scope: !703)
!855 = !DILocation(line: 308, column: 12, scope: !703)
!856 = !DILocation(line: 308, column: 25, scope: !703)
!857 = !DILocation(line: 308, column: 5, scope: !703)
!858 = !DILocation(line: 309, column: 10, scope: !703)
!859 = !DILocation(line: 310, column: 18, scope: !703)
!860 = !DILocation(line: 310, column: 33, scope: !703)
!861 = !DILocation(line: 310, column: 9, scope: !703)
!862 = !DILocation(line: 310, column: 65, scope: !703)
!863 = !DILocation(line: 310, column: 70, scope: !703)
!864 = !DILocation(line: 310, column: 77, scope: !703)
!865 = !DILocation(line: 310, column: 86, scope: !703)
!866 = !DILocation(line: 310, column: 96, scope: !703)
!867 = !DILocation(line: 310, column: 93, scope: !703)
!868 = !DILocation(line: 311, column: 9, scope: !703)
!869 = !DILocation(line: 312, column: 16, scope: !703)
!870 = !DILocation(line: 312, column: 45, scope: !703)
!871 = !DILocation(line: 312, column: 5, scope: !703)
!872 = !DILocation(line: 313, column: 9, scope: !703)
!873 = !DILocation(line: 313, column: 19, scope: !703)
!874 = !DILocation(line: 314, column: 23, scope: !703)
!875 = !DILocation(line: 314, column: 52, scope: !703)
!876 = !DILocation(line: 314, column: 12, scope: !703)
!877 = !DILocation(line: 314, column: 65, scope: !703)
!878 = !DILocation(line: 314, column: 68, scope: !703)
!879 = !DILocation(line: 314, column: 72, scope: !703)
!880 = !DILocation(line: 314, column: 5, scope: !703)
!881 = !DILocation(line: 315, column: 1, scope: !703)
!882 = distinct !DISubprogram(name: "loopback", scope: !1, file: !1, line: 21, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!883 = !DILocation(line: 24, column: 5, scope: !882)
!884 = !DILocation(line: 25, column: 10, scope: !882)
!885 = !DILocation(line: 25, column: 21, scope: !882)
!886 = !DILocation(line: 26, column: 27, scope: !882)
!887 = !DILocation(line: 26, column: 21, scope: !882)
!888 = !DILocation(line: 26, column: 10, scope: !882)
!889 = !DILocation(line: 26, column: 19, scope: !882)
!890 = !DILocation(line: 27, column: 28, scope: !882)
!891 = !DILocation(line: 27, column: 10, scope: !882)
!892 = !DILocation(line: 27, column: 19, scope: !882)
!893 = !DILocation(line: 27, column: 26, scope: !882)
!894 = !DILocation(line: 28, column: 5, scope: !882)
!895 = distinct !DISubprogram(name: "port_of", scope: !1, file: !1, line: 75, type: !11, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!896 = !DILocation(line: 78, column: 15, scope: !895)
!897 = !DILocation(line: 79, column: 24, scope: !895)
!898 = !DILocation(line: 79, column: 28, scope: !895)
!899 = !DILocation(line: 79, column: 12, scope: !895)
!900 = !DILocation(line: 79, column: 61, scope: !895)
!901 = !DILocation(line: 79, column: 64, scope: !895)
!902 = !DILocation(line: 79, column: 69, scope: !895)
!903 = !DILocation(line: 79, column: 102, scope: !895)
!904 = !DILocation(line: 79, column: 91, scope: !895)
!905 = !DILocation(line: 79, column: 5, scope: !895)
!906 = distinct !DISubprogram(name: "ask", scope: !1, file: !1, line: 83, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!907 = !DILocation(line: 85, column: 40, scope: !906)
!908 = !DILocation(line: 85, column: 31, scope: !906)
!909 = !DILocation(line: 86, column: 10, scope: !906)
!910 = !DILocation(line: 87, column: 10, scope: !906)
!911 = !DILocation(line: 88, column: 14, scope: !906)
!912 = !DILocation(line: 88, column: 9, scope: !906)
!913 = !DILocation(line: 89, column: 18, scope: !906)
!914 = !DILocation(line: 89, column: 22, scope: !906)
!915 = !DILocation(line: 89, column: 10, scope: !906)
!916 = !DILocation(line: 89, column: 61, scope: !906)
!917 = !DILocation(line: 89, column: 69, scope: !906)
!918 = !DILocation(line: 89, column: 73, scope: !906)
!919 = !DILocation(line: 89, column: 64, scope: !906)
!920 = !DILocation(line: 89, column: 85, scope: !906)
!921 = !DILocation(line: 89, column: 90, scope: !906)
!922 = !DILocation(line: 89, column: 98, scope: !906)
!923 = !DILocation(line: 89, column: 93, scope: !906)
!924 = !DILocation(line: 89, column: 117, scope: !906)
!925 = !DILocation(line: 89, column: 9, scope: !906)
!926 = !DILocation(line: 90, column: 30, scope: !906)
!927 = !DILocation(line: 90, column: 15, scope: !906)
!928 = !DILocation(line: 90, column: 13, scope: !906)
!929 = !DILocation(line: 90, column: 9, scope: !906)
!930 = !DILocation(line: 91, column: 11, scope: !906)
!931 = !DILocation(line: 91, column: 5, scope: !906)
!932 = !DILocation(line: 92, column: 20, scope: !906)
!933 = !DILocation(line: 92, column: 12, scope: !906)
!934 = !DILocation(line: 92, column: 5, scope: !906)
!935 = distinct !DISubprogram(name: "ends", scope: !1, file: !1, line: 218, type: !11, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !12)
!936 = !DILocation(line: 220, column: 5, scope: !935)
!937 = !DILocation(line: 221, column: 9, scope: !935)
!938 = !DILocation(line: 222, column: 26, scope: !935)
!939 = !DILocation(line: 222, column: 19, scope: !935)
!940 = !DILocation(line: 222, column: 18, scope: !935)
!941 = !DILocation(line: 222, column: 9, scope: !935)
!942 = !DILocation(line: 224, column: 23, scope: !935)
!943 = !DILocation(line: 224, column: 16, scope: !935)
!944 = !DILocation(line: 224, column: 15, scope: !935)
!945 = !DILocation(line: 224, column: 9, scope: !935)
!946 = !DILocation(line: 225, column: 5, scope: !935)
