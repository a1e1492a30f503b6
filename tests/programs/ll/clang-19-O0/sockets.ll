; Debian clang version 19.1.7 (3~deb12u1): clang-19 -S -emit-llvm -w -O0 -gline-tables-only tests/programs/sockets.c
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
%union.__CONST_SOCKADDR_ARG = type { ptr }
%union.__SOCKADDR_ARG = type { ptr }
%struct.epoll_event = type <{ i32, %union.epoll_data }>
%union.epoll_data = type { ptr }
%struct.pollfd = type { i32, i16, i16 }

@main.all = internal constant [8 x ptr] [ptr @pairs, ptr @packets, ptr @served, ptr @datagrams, ptr @events, ptr @named, ptr @ended, ptr @told], align 16
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
  store i32 0, ptr %1, align 4
  call void @klee_make_symbolic(ptr noundef %2, i64 noundef 1, ptr noundef @.str), !dbg !13
  %4 = load i8, ptr %2, align 1, !dbg !14
  %5 = zext i8 %4 to i32, !dbg !14
  %6 = icmp slt i32 %5, 200, !dbg !15
  br i1 %6, label %7, label %8, !dbg !14

7:                                                ; preds = %0
  store i32 100, ptr %1, align 4, !dbg !16
  br label %30, !dbg !16

8:                                                ; preds = %0
  store i32 0, ptr %3, align 4, !dbg !17
  br label %9, !dbg !18

9:                                                ; preds = %26, %8
  %10 = load i32, ptr %3, align 4, !dbg !19
  %11 = icmp slt i32 %10, 8, !dbg !20
  br i1 %11, label %12, label %29, !dbg !21

12:                                               ; preds = %9
  %13 = load i8, ptr %2, align 1, !dbg !22
  %14 = zext i8 %13 to i32, !dbg !22
  %15 = load i32, ptr %3, align 4, !dbg !23
  %16 = add nsw i32 200, %15, !dbg !24
  %17 = icmp eq i32 %14, %16, !dbg !25
  br i1 %17, label %18, label %25, !dbg !22

18:                                               ; preds = %12
  %19 = load i32, ptr %3, align 4, !dbg !26
  %20 = sext i32 %19 to i64, !dbg !27
  %21 = getelementptr inbounds [8 x ptr], ptr @main.all, i64 0, i64 %20, !dbg !27
  %22 = load ptr, ptr %21, align 8, !dbg !27
  %23 = load i8, ptr %2, align 1, !dbg !28
  %24 = call i32 %22(i8 noundef zeroext %23), !dbg !27
  store i32 %24, ptr %1, align 4, !dbg !29
  br label %30, !dbg !29

25:                                               ; preds = %12
  br label %26, !dbg !23

26:                                               ; preds = %25
  %27 = load i32, ptr %3, align 4, !dbg !30
  %28 = add nsw i32 %27, 1, !dbg !30
  store i32 %28, ptr %3, align 4, !dbg !30
  br label %9, !dbg !21, !llvm.loop !31

29:                                               ; preds = %9
  store i32 101, ptr %1, align 4, !dbg !34
  br label %30, !dbg !34

30:                                               ; preds = %29, %18, %7
  %31 = load i32, ptr %1, align 4, !dbg !35
  ret i32 %31, !dbg !35
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @pairs(i8 noundef zeroext %0) #0 !dbg !36 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca [2 x i32], align 4
  %5 = alloca i32, align 4
  %6 = alloca [8 x i8], align 1
  store i8 %0, ptr %3, align 1
  store i32 0, ptr %5, align 4, !dbg !37
  call void @llvm.memset.p0.i64(ptr align 1 %6, i8 0, i64 8, i1 false), !dbg !38
  %7 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !39
  %8 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %7) #6, !dbg !40
  %9 = icmp ne i32 %8, 0, !dbg !40
  br i1 %9, label %10, label %11, !dbg !40

10:                                               ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !41
  br label %122, !dbg !41

11:                                               ; preds = %1
  %12 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !42
  %13 = load i32, ptr %12, align 4, !dbg !42
  %14 = call i64 @write(i32 noundef %13, ptr noundef %3, i64 noundef 1), !dbg !43
  %15 = icmp ne i64 %14, 1, !dbg !44
  br i1 %15, label %21, label %16, !dbg !45

16:                                               ; preds = %11
  %17 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !46
  %18 = load i32, ptr %17, align 4, !dbg !46
  %19 = call i64 @write(i32 noundef %18, ptr noundef @.str.1, i64 noundef 2), !dbg !47
  %20 = icmp ne i64 %19, 2, !dbg !48
  br i1 %20, label %21, label %22, !dbg !43

21:                                               ; preds = %16, %11
  store i32 2, ptr %2, align 4, !dbg !49
  br label %122, !dbg !49

22:                                               ; preds = %16
  %23 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !50
  %24 = load i32, ptr %23, align 4, !dbg !50
  %25 = call i32 (i32, i64, ...) @ioctl(i32 noundef %24, i64 noundef 21531, ptr noundef %5) #6, !dbg !51
  %26 = icmp ne i32 %25, 0, !dbg !51
  br i1 %26, label %30, label %27, !dbg !52

27:                                               ; preds = %22
  %28 = load i32, ptr %5, align 4, !dbg !53
  %29 = icmp ne i32 %28, 3, !dbg !54
  br i1 %29, label %30, label %31, !dbg !51

30:                                               ; preds = %27, %22
  store i32 3, ptr %2, align 4, !dbg !55
  br label %122, !dbg !55

31:                                               ; preds = %27
  %32 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !56
  %33 = load i32, ptr %32, align 4, !dbg !56
  %34 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !57
  %35 = call i64 @recv(i32 noundef %33, ptr noundef %34, i64 noundef 2, i32 noundef 2), !dbg !58
  %36 = icmp ne i64 %35, 2, !dbg !59
  br i1 %36, label %48, label %37, !dbg !60

37:                                               ; preds = %31
  %38 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !61
  %39 = load i32, ptr %38, align 4, !dbg !61
  %40 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !62
  %41 = call i64 @read(i32 noundef %39, ptr noundef %40, i64 noundef 8), !dbg !63
  %42 = icmp ne i64 %41, 3, !dbg !64
  br i1 %42, label %48, label %43, !dbg !65

43:                                               ; preds = %37
  %44 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 2, !dbg !66
  %45 = load i8, ptr %44, align 1, !dbg !66
  %46 = sext i8 %45 to i32, !dbg !66
  %47 = icmp ne i32 %46, 99, !dbg !67
  br i1 %47, label %48, label %49, !dbg !58

48:                                               ; preds = %43, %37, %31
  store i32 4, ptr %2, align 4, !dbg !68
  br label %122, !dbg !68

49:                                               ; preds = %43
  %50 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !69
  %51 = load i32, ptr %50, align 4, !dbg !69
  %52 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !70
  %53 = getelementptr inbounds i8, ptr %52, i64 3, !dbg !71
  %54 = call i64 @recv(i32 noundef %51, ptr noundef %53, i64 noundef 1, i32 noundef 64), !dbg !72
  %55 = icmp ne i64 %54, -1, !dbg !73
  br i1 %55, label %60, label %56, !dbg !74

56:                                               ; preds = %49
  %57 = call ptr @__errno_location() #7, !dbg !75
  %58 = load i32, ptr %57, align 4, !dbg !75
  %59 = icmp ne i32 %58, 11, !dbg !76
  br i1 %59, label %60, label %61, !dbg !72

60:                                               ; preds = %56, %49
  store i32 5, ptr %2, align 4, !dbg !77
  br label %122, !dbg !77

61:                                               ; preds = %56
  %62 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !78
  %63 = load i32, ptr %62, align 4, !dbg !78
  %64 = call i32 @shutdown(i32 noundef %63, i32 noundef 1) #6, !dbg !79
  %65 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !80
  %66 = load i32, ptr %65, align 4, !dbg !80
  %67 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !81
  %68 = getelementptr inbounds i8, ptr %67, i64 3, !dbg !82
  %69 = call i64 @read(i32 noundef %66, ptr noundef %68, i64 noundef 1), !dbg !83
  %70 = icmp ne i64 %69, 0, !dbg !84
  br i1 %70, label %71, label %72, !dbg !83

71:                                               ; preds = %61
  store i32 6, ptr %2, align 4, !dbg !85
  br label %122, !dbg !85

72:                                               ; preds = %61
  %73 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !86
  %74 = load i32, ptr %73, align 4, !dbg !86
  %75 = call i64 @send(i32 noundef %74, ptr noundef @.str.2, i64 noundef 1, i32 noundef 16384), !dbg !87
  %76 = icmp ne i64 %75, -1, !dbg !88
  br i1 %76, label %81, label %77, !dbg !89

77:                                               ; preds = %72
  %78 = call ptr @__errno_location() #7, !dbg !90
  %79 = load i32, ptr %78, align 4, !dbg !90
  %80 = icmp ne i32 %79, 32, !dbg !91
  br i1 %80, label %81, label %82, !dbg !87

81:                                               ; preds = %77, %72
  store i32 7, ptr %2, align 4, !dbg !92
  br label %122, !dbg !92

82:                                               ; preds = %77
  %83 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !93
  %84 = load i32, ptr %83, align 4, !dbg !93
  %85 = call i64 @write(i32 noundef %84, ptr noundef @.str.3, i64 noundef 1), !dbg !94
  %86 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !95
  %87 = load i32, ptr %86, align 4, !dbg !95
  %88 = call i32 @close(i32 noundef %87), !dbg !96
  %89 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !97
  %90 = load i32, ptr %89, align 4, !dbg !97
  %91 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !98
  %92 = getelementptr inbounds i8, ptr %91, i64 3, !dbg !99
  %93 = call i64 @read(i32 noundef %90, ptr noundef %92, i64 noundef 4), !dbg !100
  %94 = icmp ne i64 %93, 1, !dbg !101
  br i1 %94, label %102, label %95, !dbg !102

95:                                               ; preds = %82
  %96 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !103
  %97 = load i32, ptr %96, align 4, !dbg !103
  %98 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !104
  %99 = getelementptr inbounds i8, ptr %98, i64 4, !dbg !105
  %100 = call i64 @read(i32 noundef %97, ptr noundef %99, i64 noundef 1), !dbg !106
  %101 = icmp ne i64 %100, 0, !dbg !107
  br i1 %101, label %102, label %103, !dbg !100

102:                                              ; preds = %95, %82
  store i32 8, ptr %2, align 4, !dbg !108
  br label %122, !dbg !108

103:                                              ; preds = %95
  %104 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !109
  %105 = load i32, ptr %104, align 4, !dbg !109
  %106 = call i32 @close(i32 noundef %105), !dbg !110
  %107 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !111
  %108 = load i8, ptr %107, align 1, !dbg !111
  %109 = zext i8 %108 to i32, !dbg !112
  %110 = load i8, ptr %3, align 1, !dbg !113
  %111 = zext i8 %110 to i32, !dbg !113
  %112 = icmp eq i32 %109, %111, !dbg !114
  br i1 %112, label %113, label %118, !dbg !115

113:                                              ; preds = %103
  %114 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 3, !dbg !116
  %115 = load i8, ptr %114, align 1, !dbg !116
  %116 = sext i8 %115 to i32, !dbg !116
  %117 = icmp eq i32 %116, 101, !dbg !117
  br label %118

118:                                              ; preds = %113, %103
  %119 = phi i1 [ false, %103 ], [ %117, %113 ], !dbg !118
  %120 = zext i1 %119 to i64, !dbg !112
  %121 = select i1 %119, i32 10, i32 9, !dbg !112
  store i32 %121, ptr %2, align 4, !dbg !119
  br label %122, !dbg !119

122:                                              ; preds = %118, %102, %81, %71, %60, %48, %30, %21, %10
  %123 = load i32, ptr %2, align 4, !dbg !120
  ret i32 %123, !dbg !120
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @packets(i8 noundef zeroext %0) #0 !dbg !121 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca [2 x i32], align 4
  %5 = alloca [8 x i8], align 1
  %6 = alloca [2 x %struct.iovec], align 16
  %7 = alloca %struct.msghdr, align 8
  store i8 %0, ptr %3, align 1
  call void @llvm.memset.p0.i64(ptr align 1 %5, i8 0, i64 8, i1 false), !dbg !122
  %8 = getelementptr inbounds %struct.iovec, ptr %6, i32 0, i32 0, !dbg !123
  %9 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !124
  store ptr %9, ptr %8, align 16, !dbg !123
  %10 = getelementptr inbounds %struct.iovec, ptr %6, i32 0, i32 1, !dbg !123
  store i64 1, ptr %10, align 8, !dbg !123
  %11 = getelementptr inbounds %struct.iovec, ptr %6, i64 1, !dbg !125
  %12 = getelementptr inbounds %struct.iovec, ptr %11, i32 0, i32 0, !dbg !126
  %13 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !127
  %14 = getelementptr inbounds i8, ptr %13, i64 1, !dbg !128
  store ptr %14, ptr %12, align 16, !dbg !126
  %15 = getelementptr inbounds %struct.iovec, ptr %11, i32 0, i32 1, !dbg !126
  store i64 1, ptr %15, align 8, !dbg !126
  %16 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 0, !dbg !129
  store ptr null, ptr %16, align 8, !dbg !129
  %17 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 1, !dbg !129
  store i32 0, ptr %17, align 8, !dbg !129
  %18 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 2, !dbg !129
  %19 = getelementptr inbounds [2 x %struct.iovec], ptr %6, i64 0, i64 0, !dbg !130
  store ptr %19, ptr %18, align 8, !dbg !129
  %20 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 3, !dbg !129
  store i64 2, ptr %20, align 8, !dbg !129
  %21 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 4, !dbg !129
  store ptr null, ptr %21, align 8, !dbg !129
  %22 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 5, !dbg !129
  store i64 0, ptr %22, align 8, !dbg !129
  %23 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 6, !dbg !129
  store i32 0, ptr %23, align 8, !dbg !129
  %24 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !131
  %25 = call i32 @socketpair(i32 noundef 1, i32 noundef 2053, i32 noundef 0, ptr noundef %24) #6, !dbg !132
  %26 = icmp ne i32 %25, 0, !dbg !132
  br i1 %26, label %27, label %28, !dbg !132

27:                                               ; preds = %1
  store i32 1, ptr %2, align 4, !dbg !133
  br label %78, !dbg !133

28:                                               ; preds = %1
  %29 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !134
  %30 = load i32, ptr %29, align 4, !dbg !134
  %31 = call i64 @send(i32 noundef %30, ptr noundef @.str.4, i64 noundef 3, i32 noundef 0), !dbg !135
  %32 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !136
  %33 = load i32, ptr %32, align 4, !dbg !136
  %34 = call i64 @send(i32 noundef %33, ptr noundef %3, i64 noundef 1, i32 noundef 0), !dbg !137
  %35 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !138
  %36 = load i32, ptr %35, align 4, !dbg !138
  %37 = call i64 @recvmsg(i32 noundef %36, ptr noundef %7, i32 noundef 0), !dbg !139
  %38 = icmp ne i64 %37, 2, !dbg !140
  br i1 %38, label %49, label %39, !dbg !141

39:                                               ; preds = %28
  %40 = getelementptr inbounds %struct.msghdr, ptr %7, i32 0, i32 6, !dbg !142
  %41 = load i32, ptr %40, align 8, !dbg !142
  %42 = and i32 %41, 32, !dbg !143
  %43 = icmp ne i32 %42, 0, !dbg !143
  br i1 %43, label %44, label %49, !dbg !144

44:                                               ; preds = %39
  %45 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 1, !dbg !145
  %46 = load i8, ptr %45, align 1, !dbg !145
  %47 = sext i8 %46 to i32, !dbg !145
  %48 = icmp ne i32 %47, 98, !dbg !146
  br i1 %48, label %49, label %50, !dbg !139

49:                                               ; preds = %44, %39, %28
  store i32 2, ptr %2, align 4, !dbg !147
  br label %78, !dbg !147

50:                                               ; preds = %44
  %51 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !148
  %52 = load i32, ptr %51, align 4, !dbg !148
  %53 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !149
  %54 = call i64 @recv(i32 noundef %52, ptr noundef %53, i64 noundef 8, i32 noundef 0), !dbg !150
  %55 = icmp ne i64 %54, 1, !dbg !151
  br i1 %55, label %63, label %56, !dbg !152

56:                                               ; preds = %50
  %57 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !153
  %58 = load i8, ptr %57, align 1, !dbg !153
  %59 = zext i8 %58 to i32, !dbg !154
  %60 = load i8, ptr %3, align 1, !dbg !155
  %61 = zext i8 %60 to i32, !dbg !155
  %62 = icmp ne i32 %59, %61, !dbg !156
  br i1 %62, label %63, label %64, !dbg !150

63:                                               ; preds = %56, %50
  store i32 3, ptr %2, align 4, !dbg !157
  br label %78, !dbg !157

64:                                               ; preds = %56
  %65 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !158
  %66 = load i32, ptr %65, align 4, !dbg !158
  %67 = getelementptr inbounds [8 x i8], ptr %5, i64 0, i64 0, !dbg !159
  %68 = call i64 @recv(i32 noundef %66, ptr noundef %67, i64 noundef 8, i32 noundef 0), !dbg !160
  %69 = icmp eq i64 %68, -1, !dbg !161
  br i1 %69, label %70, label %74, !dbg !162

70:                                               ; preds = %64
  %71 = call ptr @__errno_location() #7, !dbg !163
  %72 = load i32, ptr %71, align 4, !dbg !163
  %73 = icmp eq i32 %72, 11, !dbg !164
  br label %74

74:                                               ; preds = %70, %64
  %75 = phi i1 [ false, %64 ], [ %73, %70 ], !dbg !165
  %76 = zext i1 %75 to i64, !dbg !160
  %77 = select i1 %75, i32 11, i32 4, !dbg !160
  store i32 %77, ptr %2, align 4, !dbg !166
  br label %78, !dbg !166

78:                                               ; preds = %74, %63, %49, %27
  %79 = load i32, ptr %2, align 4, !dbg !167
  ret i32 %79, !dbg !167
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
  %13 = alloca ptr, align 8
  %14 = alloca i64, align 8
  %15 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %16 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %17 = alloca i32, align 4
  %18 = alloca %union.__SOCKADDR_ARG, align 8
  %19 = alloca %union.__SOCKADDR_ARG, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.sockaddr_in, align 4
  %22 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  store i8 %0, ptr %3, align 1
  %23 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !169
  %24 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0, !dbg !169
  %25 = extractvalue { i64, i64 } %23, 0, !dbg !169
  store i64 %25, ptr %24, align 4, !dbg !169
  %26 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1, !dbg !169
  %27 = extractvalue { i64, i64 } %23, 1, !dbg !169
  store i64 %27, ptr %26, align 4, !dbg !169
  store i32 16, ptr %7, align 4, !dbg !170
  store i32 16, ptr %8, align 4, !dbg !171
  %28 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !172
  store i32 %28, ptr %9, align 4, !dbg !173
  store i32 1, ptr %10, align 4, !dbg !174
  store i8 0, ptr %11, align 1, !dbg !175
  %29 = load i32, ptr %9, align 4, !dbg !176
  %30 = call i32 @setsockopt(i32 noundef %29, i32 noundef 1, i32 noundef 2, ptr noundef %10, i32 noundef 4) #6, !dbg !177
  %31 = load i32, ptr %9, align 4, !dbg !178
  store ptr %4, ptr %15, align 8, !dbg !179
  %32 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %15, i32 0, i32 0, !dbg !180
  %33 = load ptr, ptr %32, align 8, !dbg !180
  %34 = call i32 @bind(i32 noundef %31, ptr %33, i32 noundef 16) #6, !dbg !180
  %35 = icmp ne i32 %34, 0, !dbg !180
  br i1 %35, label %44, label %36, !dbg !181

36:                                               ; preds = %1
  %37 = load i32, ptr %9, align 4, !dbg !182
  %38 = call i32 @listen(i32 noundef %37, i32 noundef 1) #6, !dbg !183
  %39 = icmp ne i32 %38, 0, !dbg !183
  br i1 %39, label %44, label %40, !dbg !184

40:                                               ; preds = %36
  %41 = load i32, ptr %9, align 4, !dbg !185
  %42 = call i32 @port_of(i32 noundef %41), !dbg !186
  store i32 %42, ptr @port, align 4, !dbg !187
  %43 = icmp sle i32 %42, 0, !dbg !188
  br i1 %43, label %44, label %45, !dbg !180

44:                                               ; preds = %40, %36, %1
  store i32 1, ptr %2, align 4, !dbg !189
  br label %150, !dbg !189

45:                                               ; preds = %40
  %46 = load i32, ptr %9, align 4, !dbg !190
  store ptr %4, ptr %16, align 8, !dbg !191
  %47 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %16, i32 0, i32 0, !dbg !192
  %48 = load ptr, ptr %47, align 8, !dbg !192
  %49 = call i32 @bind(i32 noundef %46, ptr %48, i32 noundef 16) #6, !dbg !192
  %50 = icmp ne i32 %49, -1, !dbg !193
  br i1 %50, label %55, label %51, !dbg !194

51:                                               ; preds = %45
  %52 = call ptr @__errno_location() #7, !dbg !195
  %53 = load i32, ptr %52, align 4, !dbg !195
  %54 = icmp ne i32 %53, 22, !dbg !196
  br i1 %54, label %55, label %56, !dbg !192

55:                                               ; preds = %51, %45
  store i32 2, ptr %2, align 4, !dbg !197
  br label %150, !dbg !197

56:                                               ; preds = %51
  %57 = call i32 @pthread_create(ptr noundef %14, ptr noundef null, ptr noundef @ask, ptr noundef %3) #6, !dbg !198
  %58 = load i32, ptr %9, align 4, !dbg !199
  store ptr %5, ptr %18, align 8, !dbg !200
  %59 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %18, i32 0, i32 0, !dbg !201
  %60 = load ptr, ptr %59, align 8, !dbg !201
  %61 = call i32 @accept(i32 noundef %58, ptr %60, ptr noundef %7), !dbg !201
  store i32 %61, ptr %17, align 4, !dbg !202
  %62 = load i32, ptr %17, align 4, !dbg !203
  %63 = icmp slt i32 %62, 0, !dbg !204
  br i1 %63, label %82, label %64, !dbg !205

64:                                               ; preds = %56
  %65 = getelementptr inbounds %struct.sockaddr_in, ptr %5, i32 0, i32 0, !dbg !206
  %66 = load i16, ptr %65, align 4, !dbg !206
  %67 = zext i16 %66 to i32, !dbg !207
  %68 = icmp ne i32 %67, 2, !dbg !208
  br i1 %68, label %82, label %69, !dbg !209

69:                                               ; preds = %64
  %70 = getelementptr inbounds %struct.sockaddr_in, ptr %5, i32 0, i32 2, !dbg !210
  %71 = getelementptr inbounds %struct.in_addr, ptr %70, i32 0, i32 0, !dbg !211
  %72 = load i32, ptr %71, align 4, !dbg !211
  %73 = getelementptr inbounds %struct.sockaddr_in, ptr %4, i32 0, i32 2, !dbg !212
  %74 = getelementptr inbounds %struct.in_addr, ptr %73, i32 0, i32 0, !dbg !213
  %75 = load i32, ptr %74, align 4, !dbg !213
  %76 = icmp ne i32 %72, %75, !dbg !214
  br i1 %76, label %82, label %77, !dbg !215

77:                                               ; preds = %69
  %78 = load i32, ptr %17, align 4, !dbg !216
  %79 = call i32 @port_of(i32 noundef %78), !dbg !217
  %80 = load i32, ptr @port, align 4, !dbg !218
  %81 = icmp ne i32 %79, %80, !dbg !219
  br i1 %81, label %82, label %83, !dbg !203

82:                                               ; preds = %77, %69, %64, %56
  store i32 3, ptr %2, align 4, !dbg !220
  br label %150, !dbg !220

83:                                               ; preds = %77
  %84 = load i32, ptr %17, align 4, !dbg !221
  store ptr %6, ptr %19, align 8, !dbg !222
  %85 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %19, i32 0, i32 0, !dbg !223
  %86 = load ptr, ptr %85, align 8, !dbg !223
  %87 = call i32 @getpeername(i32 noundef %84, ptr %86, ptr noundef %8) #6, !dbg !223
  %88 = icmp ne i32 %87, 0, !dbg !223
  br i1 %88, label %97, label %89, !dbg !224

89:                                               ; preds = %83
  %90 = getelementptr inbounds %struct.sockaddr_in, ptr %6, i32 0, i32 1, !dbg !225
  %91 = load i16, ptr %90, align 2, !dbg !225
  %92 = zext i16 %91 to i32, !dbg !226
  %93 = getelementptr inbounds %struct.sockaddr_in, ptr %5, i32 0, i32 1, !dbg !227
  %94 = load i16, ptr %93, align 2, !dbg !227
  %95 = zext i16 %94 to i32, !dbg !228
  %96 = icmp ne i32 %92, %95, !dbg !229
  br i1 %96, label %97, label %98, !dbg !223

97:                                               ; preds = %89, %83
  store i32 4, ptr %2, align 4, !dbg !230
  br label %150, !dbg !230

98:                                               ; preds = %89
  %99 = load i32, ptr %17, align 4, !dbg !231
  %100 = call i64 @read(i32 noundef %99, ptr noundef %11, i64 noundef 1), !dbg !232
  %101 = icmp ne i64 %100, 1, !dbg !233
  br i1 %101, label %102, label %103, !dbg !232

102:                                              ; preds = %98
  store i32 5, ptr %2, align 4, !dbg !234
  br label %150, !dbg !234

103:                                              ; preds = %98
  %104 = load i8, ptr %11, align 1, !dbg !235
  %105 = zext i8 %104 to i32, !dbg !235
  %106 = xor i32 %105, 1, !dbg !235
  %107 = trunc i32 %106 to i8, !dbg !235
  store i8 %107, ptr %11, align 1, !dbg !235
  %108 = load i32, ptr %17, align 4, !dbg !236
  %109 = call i64 @write(i32 noundef %108, ptr noundef %11, i64 noundef 1), !dbg !237
  %110 = icmp ne i64 %109, 1, !dbg !238
  br i1 %110, label %115, label %111, !dbg !239

111:                                              ; preds = %103
  %112 = load i32, ptr %17, align 4, !dbg !240
  %113 = call i64 @read(i32 noundef %112, ptr noundef %12, i64 noundef 1), !dbg !241
  %114 = icmp ne i64 %113, 0, !dbg !242
  br i1 %114, label %115, label %116, !dbg !237

115:                                              ; preds = %111, %103
  store i32 6, ptr %2, align 4, !dbg !243
  br label %150, !dbg !243

116:                                              ; preds = %111
  %117 = load i64, ptr %14, align 8, !dbg !244
  %118 = call i32 @pthread_join(i64 noundef %117, ptr noundef %13), !dbg !245
  %119 = load i32, ptr %17, align 4, !dbg !246
  %120 = call i32 @close(i32 noundef %119), !dbg !247
  %121 = load i32, ptr %9, align 4, !dbg !248
  %122 = call i32 @close(i32 noundef %121), !dbg !249
  %123 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !250
  store i32 %123, ptr %20, align 4, !dbg !251
  %124 = load i32, ptr @port, align 4, !dbg !252
  %125 = call { i64, i64 } @loopback(i32 noundef %124), !dbg !253
  %126 = getelementptr inbounds { i64, i64 }, ptr %21, i32 0, i32 0, !dbg !253
  %127 = extractvalue { i64, i64 } %125, 0, !dbg !253
  store i64 %127, ptr %126, align 4, !dbg !253
  %128 = getelementptr inbounds { i64, i64 }, ptr %21, i32 0, i32 1, !dbg !253
  %129 = extractvalue { i64, i64 } %125, 1, !dbg !253
  store i64 %129, ptr %128, align 4, !dbg !253
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %21, i64 16, i1 false), !dbg !253
  %130 = load i32, ptr %20, align 4, !dbg !254
  store ptr %4, ptr %22, align 8, !dbg !255
  %131 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %22, i32 0, i32 0, !dbg !256
  %132 = load ptr, ptr %131, align 8, !dbg !256
  %133 = call i32 @connect(i32 noundef %130, ptr %132, i32 noundef 16), !dbg !256
  %134 = icmp ne i32 %133, -1, !dbg !257
  br i1 %134, label %139, label %135, !dbg !258

135:                                              ; preds = %116
  %136 = call ptr @__errno_location() #7, !dbg !259
  %137 = load i32, ptr %136, align 4, !dbg !259
  %138 = icmp ne i32 %137, 111, !dbg !260
  br i1 %138, label %139, label %140, !dbg !256

139:                                              ; preds = %135, %116
  store i32 7, ptr %2, align 4, !dbg !261
  br label %150, !dbg !261

140:                                              ; preds = %135
  %141 = load ptr, ptr %13, align 8, !dbg !262
  %142 = ptrtoint ptr %141 to i64, !dbg !263
  %143 = load i8, ptr %3, align 1, !dbg !264
  %144 = zext i8 %143 to i32, !dbg !264
  %145 = xor i32 %144, 1, !dbg !265
  %146 = sext i32 %145 to i64, !dbg !266
  %147 = icmp eq i64 %142, %146, !dbg !267
  %148 = zext i1 %147 to i64, !dbg !263
  %149 = select i1 %147, i32 12, i32 8, !dbg !263
  store i32 %149, ptr %2, align 4, !dbg !268
  br label %150, !dbg !268

150:                                              ; preds = %140, %139, %115, %102, %97, %82, %55, %44
  %151 = load i32, ptr %2, align 4, !dbg !269
  ret i32 %151, !dbg !269
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @datagrams(i8 noundef zeroext %0) #0 !dbg !270 {
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
  store i8 %0, ptr %3, align 1
  %18 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !271
  %19 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0, !dbg !271
  %20 = extractvalue { i64, i64 } %18, 0, !dbg !271
  store i64 %20, ptr %19, align 4, !dbg !271
  %21 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1, !dbg !271
  %22 = extractvalue { i64, i64 } %18, 1, !dbg !271
  store i64 %22, ptr %21, align 4, !dbg !271
  store i32 16, ptr %6, align 4, !dbg !272
  %23 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !273
  store i32 %23, ptr %7, align 4, !dbg !274
  %24 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !275
  store i32 %24, ptr %8, align 4, !dbg !276
  call void @llvm.memset.p0.i64(ptr align 1 %9, i8 0, i64 4, i1 false), !dbg !277
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.datagrams.patience, i64 16, i1 false), !dbg !278
  %25 = load i32, ptr %7, align 4, !dbg !279
  store ptr %4, ptr %11, align 8, !dbg !280
  %26 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %11, i32 0, i32 0, !dbg !281
  %27 = load ptr, ptr %26, align 8, !dbg !281
  %28 = call i32 @bind(i32 noundef %25, ptr %27, i32 noundef 16) #6, !dbg !281
  %29 = icmp ne i32 %28, 0, !dbg !281
  br i1 %29, label %36, label %30, !dbg !282

30:                                               ; preds = %1
  %31 = load i32, ptr %8, align 4, !dbg !283
  store ptr %4, ptr %12, align 8, !dbg !284
  %32 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %12, i32 0, i32 0, !dbg !285
  %33 = load ptr, ptr %32, align 8, !dbg !285
  %34 = call i32 @bind(i32 noundef %31, ptr %33, i32 noundef 16) #6, !dbg !285
  %35 = icmp ne i32 %34, 0, !dbg !285
  br i1 %35, label %36, label %37, !dbg !281

36:                                               ; preds = %30, %1
  store i32 1, ptr %2, align 4, !dbg !286
  br label %125, !dbg !286

37:                                               ; preds = %30
  %38 = load i32, ptr %8, align 4, !dbg !287
  %39 = call i32 @port_of(i32 noundef %38), !dbg !288
  %40 = call { i64, i64 } @loopback(i32 noundef %39), !dbg !289
  %41 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0, !dbg !289
  %42 = extractvalue { i64, i64 } %40, 0, !dbg !289
  store i64 %42, ptr %41, align 4, !dbg !289
  %43 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1, !dbg !289
  %44 = extractvalue { i64, i64 } %40, 1, !dbg !289
  store i64 %44, ptr %43, align 4, !dbg !289
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %13, i64 16, i1 false), !dbg !289
  %45 = load i32, ptr %7, align 4, !dbg !290
  store ptr %4, ptr %14, align 8, !dbg !291
  %46 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %14, i32 0, i32 0, !dbg !292
  %47 = load ptr, ptr %46, align 8, !dbg !292
  %48 = call i64 @sendto(i32 noundef %45, ptr noundef %3, i64 noundef 1, i32 noundef 0, ptr %47, i32 noundef 16), !dbg !292
  %49 = icmp ne i64 %48, 1, !dbg !293
  br i1 %49, label %56, label %50, !dbg !294

50:                                               ; preds = %37
  %51 = load i32, ptr %7, align 4, !dbg !295
  store ptr %4, ptr %15, align 8, !dbg !296
  %52 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %15, i32 0, i32 0, !dbg !297
  %53 = load ptr, ptr %52, align 8, !dbg !297
  %54 = call i64 @sendto(i32 noundef %51, ptr noundef @.str.5, i64 noundef 2, i32 noundef 0, ptr %53, i32 noundef 16), !dbg !297
  %55 = icmp ne i64 %54, 2, !dbg !298
  br i1 %55, label %56, label %57, !dbg !292

56:                                               ; preds = %50, %37
  store i32 2, ptr %2, align 4, !dbg !299
  br label %125, !dbg !299

57:                                               ; preds = %50
  %58 = load i32, ptr %8, align 4, !dbg !300
  %59 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 0, !dbg !301
  store ptr %5, ptr %16, align 8, !dbg !302
  %60 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %16, i32 0, i32 0, !dbg !303
  %61 = load ptr, ptr %60, align 8, !dbg !303
  %62 = call i64 @recvfrom(i32 noundef %58, ptr noundef %59, i64 noundef 4, i32 noundef 0, ptr %61, ptr noundef %6), !dbg !303
  %63 = icmp ne i64 %62, 1, !dbg !304
  br i1 %63, label %72, label %64, !dbg !305

64:                                               ; preds = %57
  %65 = getelementptr inbounds %struct.sockaddr_in, ptr %5, i32 0, i32 1, !dbg !306
  %66 = load i16, ptr %65, align 2, !dbg !306
  %67 = call zeroext i16 @ntohs(i16 noundef zeroext %66) #7, !dbg !307
  %68 = zext i16 %67 to i32, !dbg !307
  %69 = load i32, ptr %7, align 4, !dbg !308
  %70 = call i32 @port_of(i32 noundef %69), !dbg !309
  %71 = icmp ne i32 %68, %70, !dbg !310
  br i1 %71, label %72, label %73, !dbg !303

72:                                               ; preds = %64, %57
  store i32 3, ptr %2, align 4, !dbg !311
  br label %125, !dbg !311

73:                                               ; preds = %64
  %74 = load i32, ptr %8, align 4, !dbg !312
  store ptr %5, ptr %17, align 8, !dbg !313
  %75 = load i32, ptr %6, align 4, !dbg !314
  %76 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %17, i32 0, i32 0, !dbg !315
  %77 = load ptr, ptr %76, align 8, !dbg !315
  %78 = call i32 @connect(i32 noundef %74, ptr %77, i32 noundef %75), !dbg !315
  %79 = icmp ne i32 %78, 0, !dbg !315
  br i1 %79, label %91, label %80, !dbg !316

80:                                               ; preds = %73
  %81 = load i32, ptr %8, align 4, !dbg !317
  %82 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 0, !dbg !318
  %83 = getelementptr inbounds i8, ptr %82, i64 1, !dbg !319
  %84 = call i64 @recv(i32 noundef %81, ptr noundef %83, i64 noundef 1, i32 noundef 32), !dbg !320
  %85 = icmp ne i64 %84, 2, !dbg !321
  br i1 %85, label %91, label %86, !dbg !322

86:                                               ; preds = %80
  %87 = load i32, ptr %8, align 4, !dbg !323
  %88 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 0, !dbg !324
  %89 = call i64 @send(i32 noundef %87, ptr noundef %88, i64 noundef 2, i32 noundef 0), !dbg !325
  %90 = icmp ne i64 %89, 2, !dbg !326
  br i1 %90, label %91, label %92, !dbg !315

91:                                               ; preds = %86, %80, %73
  store i32 4, ptr %2, align 4, !dbg !327
  br label %125, !dbg !327

92:                                               ; preds = %86
  %93 = load i32, ptr %7, align 4, !dbg !328
  %94 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 0, !dbg !329
  %95 = getelementptr inbounds i8, ptr %94, i64 2, !dbg !330
  %96 = call i64 @recv(i32 noundef %93, ptr noundef %95, i64 noundef 2, i32 noundef 0), !dbg !331
  %97 = icmp ne i64 %96, 2, !dbg !332
  br i1 %97, label %103, label %98, !dbg !333

98:                                               ; preds = %92
  %99 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 3, !dbg !334
  %100 = load i8, ptr %99, align 1, !dbg !334
  %101 = sext i8 %100 to i32, !dbg !334
  %102 = icmp ne i32 %101, 121, !dbg !335
  br i1 %102, label %103, label %104, !dbg !331

103:                                              ; preds = %98, %92
  store i32 5, ptr %2, align 4, !dbg !336
  br label %125, !dbg !336

104:                                              ; preds = %98
  %105 = load i32, ptr %7, align 4, !dbg !337
  %106 = call i32 @setsockopt(i32 noundef %105, i32 noundef 1, i32 noundef 20, ptr noundef %10, i32 noundef 16) #6, !dbg !338
  %107 = load i32, ptr %7, align 4, !dbg !339
  %108 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 0, !dbg !340
  %109 = call i64 @recv(i32 noundef %107, ptr noundef %108, i64 noundef 1, i32 noundef 0), !dbg !341
  %110 = icmp ne i64 %109, -1, !dbg !342
  br i1 %110, label %115, label %111, !dbg !343

111:                                              ; preds = %104
  %112 = call ptr @__errno_location() #7, !dbg !344
  %113 = load i32, ptr %112, align 4, !dbg !344
  %114 = icmp ne i32 %113, 11, !dbg !345
  br i1 %114, label %115, label %116, !dbg !341

115:                                              ; preds = %111, %104
  store i32 6, ptr %2, align 4, !dbg !346
  br label %125, !dbg !346

116:                                              ; preds = %111
  %117 = getelementptr inbounds [4 x i8], ptr %9, i64 0, i64 2, !dbg !347
  %118 = load i8, ptr %117, align 1, !dbg !347
  %119 = zext i8 %118 to i32, !dbg !348
  %120 = load i8, ptr %3, align 1, !dbg !349
  %121 = zext i8 %120 to i32, !dbg !349
  %122 = icmp eq i32 %119, %121, !dbg !350
  %123 = zext i1 %122 to i64, !dbg !348
  %124 = select i1 %122, i32 13, i32 7, !dbg !348
  store i32 %124, ptr %2, align 4, !dbg !351
  br label %125, !dbg !351

125:                                              ; preds = %116, %115, %103, %91, %72, %56, %36
  %126 = load i32, ptr %2, align 4, !dbg !352
  ret i32 %126, !dbg !352
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @events(i8 noundef zeroext %0) #0 !dbg !353 {
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca %struct.itimerspec, align 8
  %5 = alloca %struct.epoll_event, align 1
  %6 = alloca [4 x %struct.epoll_event], align 16
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i8 %0, ptr %3, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.events.when, i64 32, i1 false), !dbg !354
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 @__const.events.event, i64 12, i1 false), !dbg !355
  store i64 0, ptr %7, align 8, !dbg !356
  %11 = call i32 @epoll_create1(i32 noundef 524288) #6, !dbg !357
  store i32 %11, ptr %8, align 4, !dbg !358
  %12 = call i32 @eventfd(i32 noundef 2, i32 noundef 2048) #6, !dbg !359
  store i32 %12, ptr %9, align 4, !dbg !360
  %13 = call i32 @timerfd_create(i32 noundef 1, i32 noundef 2048) #6, !dbg !361
  store i32 %13, ptr %10, align 4, !dbg !362
  %14 = load i32, ptr %8, align 4, !dbg !363
  %15 = load i32, ptr %9, align 4, !dbg !364
  %16 = call i32 @epoll_ctl(i32 noundef %14, i32 noundef 1, i32 noundef %15, ptr noundef %5) #6, !dbg !365
  %17 = icmp ne i32 %16, 0, !dbg !365
  br i1 %17, label %27, label %18, !dbg !366

18:                                               ; preds = %1
  %19 = load i32, ptr %8, align 4, !dbg !367
  %20 = load i32, ptr %9, align 4, !dbg !368
  %21 = call i32 @epoll_ctl(i32 noundef %19, i32 noundef 1, i32 noundef %20, ptr noundef %5) #6, !dbg !369
  %22 = icmp ne i32 %21, -1, !dbg !370
  br i1 %22, label %27, label %23, !dbg !371

23:                                               ; preds = %18
  %24 = call ptr @__errno_location() #7, !dbg !372
  %25 = load i32, ptr %24, align 4, !dbg !372
  %26 = icmp ne i32 %25, 17, !dbg !373
  br i1 %26, label %27, label %28, !dbg !365

27:                                               ; preds = %23, %18, %1
  store i32 1, ptr %2, align 4, !dbg !374
  br label %171, !dbg !374

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.epoll_event, ptr %5, i32 0, i32 0, !dbg !375
  store i32 1, ptr %29, align 1, !dbg !376
  %30 = getelementptr inbounds %struct.epoll_event, ptr %5, i32 0, i32 1, !dbg !377
  store i32 2, ptr %30, align 1, !dbg !378
  %31 = load i32, ptr %8, align 4, !dbg !379
  %32 = load i32, ptr %10, align 4, !dbg !380
  %33 = call i32 @epoll_ctl(i32 noundef %31, i32 noundef 1, i32 noundef %32, ptr noundef %5) #6, !dbg !381
  %34 = icmp ne i32 %33, 0, !dbg !381
  br i1 %34, label %45, label %35, !dbg !382

35:                                               ; preds = %28
  %36 = load i32, ptr %8, align 4, !dbg !383
  %37 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !384
  %38 = call i32 @epoll_wait(i32 noundef %36, ptr noundef %37, i32 noundef 4, i32 noundef -1), !dbg !385
  %39 = icmp ne i32 %38, 1, !dbg !386
  br i1 %39, label %45, label %40, !dbg !387

40:                                               ; preds = %35
  %41 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !388
  %42 = getelementptr inbounds %struct.epoll_event, ptr %41, i32 0, i32 1, !dbg !389
  %43 = load i32, ptr %42, align 4, !dbg !390
  %44 = icmp ne i32 %43, 1, !dbg !391
  br i1 %44, label %45, label %46, !dbg !381

45:                                               ; preds = %40, %35, %28
  store i32 2, ptr %2, align 4, !dbg !392
  br label %171, !dbg !392

46:                                               ; preds = %40
  %47 = load i32, ptr %9, align 4, !dbg !393
  %48 = call i64 @read(i32 noundef %47, ptr noundef %7, i64 noundef 8), !dbg !394
  %49 = icmp ne i64 %48, 8, !dbg !395
  br i1 %49, label %61, label %50, !dbg !396

50:                                               ; preds = %46
  %51 = load i64, ptr %7, align 8, !dbg !397
  %52 = icmp ne i64 %51, 2, !dbg !398
  br i1 %52, label %61, label %53, !dbg !399

53:                                               ; preds = %50
  %54 = load i32, ptr %9, align 4, !dbg !400
  %55 = call i64 @read(i32 noundef %54, ptr noundef %7, i64 noundef 8), !dbg !401
  %56 = icmp ne i64 %55, -1, !dbg !402
  br i1 %56, label %61, label %57, !dbg !403

57:                                               ; preds = %53
  %58 = call ptr @__errno_location() #7, !dbg !404
  %59 = load i32, ptr %58, align 4, !dbg !404
  %60 = icmp ne i32 %59, 11, !dbg !405
  br i1 %60, label %61, label %62, !dbg !394

61:                                               ; preds = %57, %53, %50, %46
  store i32 3, ptr %2, align 4, !dbg !406
  br label %171, !dbg !406

62:                                               ; preds = %57
  %63 = load i32, ptr %8, align 4, !dbg !407
  %64 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !408
  %65 = call i32 @epoll_wait(i32 noundef %63, ptr noundef %64, i32 noundef 4, i32 noundef 0), !dbg !409
  %66 = icmp ne i32 %65, 0, !dbg !410
  br i1 %66, label %67, label %68, !dbg !409

67:                                               ; preds = %62
  store i32 4, ptr %2, align 4, !dbg !411
  br label %171, !dbg !411

68:                                               ; preds = %62
  %69 = load i32, ptr %10, align 4, !dbg !412
  %70 = call i32 @timerfd_settime(i32 noundef %69, i32 noundef 0, ptr noundef %4, ptr noundef null) #6, !dbg !413
  %71 = load i32, ptr %8, align 4, !dbg !414
  %72 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !415
  %73 = call i32 @epoll_wait(i32 noundef %71, ptr noundef %72, i32 noundef 4, i32 noundef 5000), !dbg !416
  %74 = icmp ne i32 %73, 1, !dbg !417
  br i1 %74, label %87, label %75, !dbg !418

75:                                               ; preds = %68
  %76 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !419
  %77 = getelementptr inbounds %struct.epoll_event, ptr %76, i32 0, i32 1, !dbg !420
  %78 = load i32, ptr %77, align 4, !dbg !421
  %79 = icmp ne i32 %78, 2, !dbg !422
  br i1 %79, label %87, label %80, !dbg !423

80:                                               ; preds = %75
  %81 = load i32, ptr %10, align 4, !dbg !424
  %82 = call i64 @read(i32 noundef %81, ptr noundef %7, i64 noundef 8), !dbg !425
  %83 = icmp ne i64 %82, 8, !dbg !426
  br i1 %83, label %87, label %84, !dbg !427

84:                                               ; preds = %80
  %85 = load i64, ptr %7, align 8, !dbg !428
  %86 = icmp ult i64 %85, 1, !dbg !429
  br i1 %86, label %87, label %88, !dbg !416

87:                                               ; preds = %84, %80, %75, %68
  store i32 5, ptr %2, align 4, !dbg !430
  br label %171, !dbg !430

88:                                               ; preds = %84
  %89 = getelementptr inbounds %struct.itimerspec, ptr %4, i32 0, i32 0, !dbg !431
  %90 = getelementptr inbounds %struct.timespec, ptr %89, i32 0, i32 1, !dbg !432
  store i64 0, ptr %90, align 8, !dbg !433
  %91 = getelementptr inbounds %struct.itimerspec, ptr %4, i32 0, i32 1, !dbg !434
  %92 = getelementptr inbounds %struct.timespec, ptr %91, i32 0, i32 1, !dbg !435
  store i64 0, ptr %92, align 8, !dbg !436
  %93 = load i32, ptr %10, align 4, !dbg !437
  %94 = call i32 @timerfd_settime(i32 noundef %93, i32 noundef 0, ptr noundef %4, ptr noundef null) #6, !dbg !438
  %95 = getelementptr inbounds %struct.epoll_event, ptr %5, i32 0, i32 0, !dbg !439
  store i32 -2147483647, ptr %95, align 1, !dbg !440
  %96 = getelementptr inbounds %struct.epoll_event, ptr %5, i32 0, i32 1, !dbg !441
  store i32 3, ptr %96, align 1, !dbg !442
  %97 = load i32, ptr %8, align 4, !dbg !443
  %98 = load i32, ptr %9, align 4, !dbg !444
  %99 = call i32 @epoll_ctl(i32 noundef %97, i32 noundef 3, i32 noundef %98, ptr noundef %5) #6, !dbg !445
  %100 = load i32, ptr %9, align 4, !dbg !446
  %101 = load i8, ptr %3, align 1, !dbg !447
  %102 = zext i8 %101 to i32, !dbg !447
  %103 = add nsw i32 %102, 1, !dbg !448
  %104 = sext i32 %103 to i64, !dbg !447
  %105 = call i32 @eventfd_write(i32 noundef %100, i64 noundef %104), !dbg !449
  %106 = load i32, ptr %8, align 4, !dbg !450
  %107 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !451
  %108 = call i32 @epoll_wait(i32 noundef %106, ptr noundef %107, i32 noundef 4, i32 noundef 0), !dbg !452
  %109 = icmp ne i32 %108, 1, !dbg !453
  br i1 %109, label %120, label %110, !dbg !454

110:                                              ; preds = %88
  %111 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !455
  %112 = getelementptr inbounds %struct.epoll_event, ptr %111, i32 0, i32 1, !dbg !456
  %113 = load i32, ptr %112, align 4, !dbg !457
  %114 = icmp ne i32 %113, 3, !dbg !458
  br i1 %114, label %120, label %115, !dbg !459

115:                                              ; preds = %110
  %116 = load i32, ptr %8, align 4, !dbg !460
  %117 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !461
  %118 = call i32 @epoll_wait(i32 noundef %116, ptr noundef %117, i32 noundef 4, i32 noundef 0), !dbg !462
  %119 = icmp ne i32 %118, 0, !dbg !463
  br i1 %119, label %120, label %121, !dbg !452

120:                                              ; preds = %115, %110, %88
  store i32 6, ptr %2, align 4, !dbg !464
  br label %171, !dbg !464

121:                                              ; preds = %115
  %122 = load i32, ptr %9, align 4, !dbg !465
  %123 = call i32 @eventfd_write(i32 noundef %122, i64 noundef 1), !dbg !466
  %124 = load i32, ptr %8, align 4, !dbg !467
  %125 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !468
  %126 = call i32 @epoll_wait(i32 noundef %124, ptr noundef %125, i32 noundef 4, i32 noundef 0), !dbg !469
  %127 = icmp ne i32 %126, 1, !dbg !470
  br i1 %127, label %138, label %128, !dbg !471

128:                                              ; preds = %121
  %129 = load i32, ptr %9, align 4, !dbg !472
  %130 = call i32 @eventfd_read(i32 noundef %129, ptr noundef %7), !dbg !473
  %131 = icmp ne i32 %130, 0, !dbg !473
  br i1 %131, label %138, label %132, !dbg !474

132:                                              ; preds = %128
  %133 = load i64, ptr %7, align 8, !dbg !475
  %134 = load i8, ptr %3, align 1, !dbg !476
  %135 = zext i8 %134 to i64, !dbg !476
  %136 = add i64 %135, 2, !dbg !477
  %137 = icmp ne i64 %133, %136, !dbg !478
  br i1 %137, label %138, label %139, !dbg !469

138:                                              ; preds = %132, %128, %121
  store i32 7, ptr %2, align 4, !dbg !479
  br label %171, !dbg !479

139:                                              ; preds = %132
  %140 = getelementptr inbounds %struct.epoll_event, ptr %5, i32 0, i32 0, !dbg !480
  store i32 1073741825, ptr %140, align 1, !dbg !481
  %141 = load i32, ptr %8, align 4, !dbg !482
  %142 = load i32, ptr %9, align 4, !dbg !483
  %143 = call i32 @epoll_ctl(i32 noundef %141, i32 noundef 3, i32 noundef %142, ptr noundef %5) #6, !dbg !484
  %144 = load i32, ptr %9, align 4, !dbg !485
  %145 = call i32 @eventfd_write(i32 noundef %144, i64 noundef 1), !dbg !486
  %146 = load i32, ptr %8, align 4, !dbg !487
  %147 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !488
  %148 = call i32 @epoll_wait(i32 noundef %146, ptr noundef %147, i32 noundef 4, i32 noundef 0), !dbg !489
  %149 = icmp ne i32 %148, 1, !dbg !490
  br i1 %149, label %155, label %150, !dbg !491

150:                                              ; preds = %139
  %151 = load i32, ptr %8, align 4, !dbg !492
  %152 = getelementptr inbounds [4 x %struct.epoll_event], ptr %6, i64 0, i64 0, !dbg !493
  %153 = call i32 @epoll_wait(i32 noundef %151, ptr noundef %152, i32 noundef 4, i32 noundef 0), !dbg !494
  %154 = icmp ne i32 %153, 0, !dbg !495
  br i1 %154, label %155, label %156, !dbg !489

155:                                              ; preds = %150, %139
  store i32 8, ptr %2, align 4, !dbg !496
  br label %171, !dbg !496

156:                                              ; preds = %150
  %157 = load i32, ptr %9, align 4, !dbg !497
  %158 = call i32 @close(i32 noundef %157), !dbg !498
  %159 = load i32, ptr %8, align 4, !dbg !499
  %160 = load i32, ptr %9, align 4, !dbg !500
  %161 = call i32 @epoll_ctl(i32 noundef %159, i32 noundef 2, i32 noundef %160, ptr noundef null) #6, !dbg !501
  %162 = icmp eq i32 %161, -1, !dbg !502
  br i1 %162, label %163, label %167, !dbg !503

163:                                              ; preds = %156
  %164 = call ptr @__errno_location() #7, !dbg !504
  %165 = load i32, ptr %164, align 4, !dbg !504
  %166 = icmp eq i32 %165, 9, !dbg !505
  br label %167

167:                                              ; preds = %163, %156
  %168 = phi i1 [ false, %156 ], [ %166, %163 ], !dbg !506
  %169 = zext i1 %168 to i64, !dbg !501
  %170 = select i1 %168, i32 14, i32 9, !dbg !501
  store i32 %170, ptr %2, align 4, !dbg !507
  br label %171, !dbg !507

171:                                              ; preds = %167, %155, %138, %120, %87, %67, %61, %45, %27
  %172 = load i32, ptr %2, align 4, !dbg !508
  ret i32 %172, !dbg !508
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @named(i8 noundef zeroext %0) #0 !dbg !509 {
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
  store i8 %0, ptr %3, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %4, ptr align 2 @__const.named.name, i64 110, i1 false), !dbg !510
  call void @llvm.memset.p0.i64(ptr align 2 %5, i8 0, i64 110, i1 false), !dbg !511
  %21 = getelementptr inbounds %struct.sockaddr_un, ptr %5, i32 0, i32 0, !dbg !511
  store i16 1, ptr %21, align 2, !dbg !511
  %22 = getelementptr inbounds %struct.sockaddr_un, ptr %5, i32 0, i32 1, !dbg !511
  %23 = getelementptr inbounds [108 x i8], ptr %22, i32 0, i32 1, !dbg !511
  store i8 115, ptr %23, align 1, !dbg !511
  %24 = getelementptr inbounds [108 x i8], ptr %22, i32 0, i32 2, !dbg !511
  store i8 121, ptr %24, align 2, !dbg !511
  %25 = getelementptr inbounds [108 x i8], ptr %22, i32 0, i32 3, !dbg !511
  store i8 109, ptr %25, align 1, !dbg !511
  %26 = getelementptr inbounds [108 x i8], ptr %22, i32 0, i32 4, !dbg !511
  store i8 118, ptr %26, align 2, !dbg !511
  %27 = getelementptr inbounds [108 x i8], ptr %22, i32 0, i32 5, !dbg !511
  store i8 109, ptr %27, align 1, !dbg !511
  store i8 0, ptr %7, align 1, !dbg !512
  %28 = call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #6, !dbg !513
  store i32 %28, ptr %8, align 4, !dbg !514
  %29 = call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #6, !dbg !515
  store i32 %29, ptr %9, align 4, !dbg !516
  %30 = call i32 @socket(i32 noundef 1, i32 noundef 1, i32 noundef 0) #6, !dbg !517
  store i32 %30, ptr %10, align 4, !dbg !518
  %31 = getelementptr inbounds %struct.sockaddr_un, ptr %4, i32 0, i32 1, !dbg !519
  %32 = getelementptr inbounds [108 x i8], ptr %31, i64 0, i64 0, !dbg !520
  %33 = call i32 @unlink(ptr noundef %32) #6, !dbg !521
  %34 = load i32, ptr %9, align 4, !dbg !522
  store ptr %4, ptr %11, align 8, !dbg !523
  %35 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %11, i32 0, i32 0, !dbg !524
  %36 = load ptr, ptr %35, align 8, !dbg !524
  %37 = call i32 @connect(i32 noundef %34, ptr %36, i32 noundef 110), !dbg !524
  %38 = icmp ne i32 %37, -1, !dbg !525
  br i1 %38, label %43, label %39, !dbg !526

39:                                               ; preds = %1
  %40 = call ptr @__errno_location() #7, !dbg !527
  %41 = load i32, ptr %40, align 4, !dbg !527
  %42 = icmp ne i32 %41, 2, !dbg !528
  br i1 %42, label %43, label %44, !dbg !524

43:                                               ; preds = %39, %1
  store i32 1, ptr %2, align 4, !dbg !529
  br label %151, !dbg !529

44:                                               ; preds = %39
  %45 = load i32, ptr %8, align 4, !dbg !530
  store ptr %4, ptr %12, align 8, !dbg !531
  %46 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %12, i32 0, i32 0, !dbg !532
  %47 = load ptr, ptr %46, align 8, !dbg !532
  %48 = call i32 @bind(i32 noundef %45, ptr %47, i32 noundef 110) #6, !dbg !532
  %49 = icmp ne i32 %48, 0, !dbg !532
  br i1 %49, label %60, label %50, !dbg !533

50:                                               ; preds = %44
  %51 = load i32, ptr %9, align 4, !dbg !534
  store ptr %4, ptr %13, align 8, !dbg !535
  %52 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %13, i32 0, i32 0, !dbg !536
  %53 = load ptr, ptr %52, align 8, !dbg !536
  %54 = call i32 @connect(i32 noundef %51, ptr %53, i32 noundef 110), !dbg !536
  %55 = icmp ne i32 %54, -1, !dbg !537
  br i1 %55, label %60, label %56, !dbg !538

56:                                               ; preds = %50
  %57 = call ptr @__errno_location() #7, !dbg !539
  %58 = load i32, ptr %57, align 4, !dbg !539
  %59 = icmp ne i32 %58, 111, !dbg !540
  br i1 %59, label %60, label %61, !dbg !532

60:                                               ; preds = %56, %50, %44
  store i32 2, ptr %2, align 4, !dbg !541
  br label %151, !dbg !541

61:                                               ; preds = %56
  %62 = load i32, ptr %10, align 4, !dbg !542
  store ptr %4, ptr %14, align 8, !dbg !543
  %63 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %14, i32 0, i32 0, !dbg !544
  %64 = load ptr, ptr %63, align 8, !dbg !544
  %65 = call i32 @bind(i32 noundef %62, ptr %64, i32 noundef 110) #6, !dbg !544
  %66 = icmp ne i32 %65, -1, !dbg !545
  br i1 %66, label %77, label %67, !dbg !546

67:                                               ; preds = %61
  %68 = call ptr @__errno_location() #7, !dbg !547
  %69 = load i32, ptr %68, align 4, !dbg !547
  %70 = icmp ne i32 %69, 98, !dbg !548
  br i1 %70, label %77, label %71, !dbg !549

71:                                               ; preds = %67
  %72 = load i32, ptr %10, align 4, !dbg !550
  store ptr %5, ptr %15, align 8, !dbg !551
  %73 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %15, i32 0, i32 0, !dbg !552
  %74 = load ptr, ptr %73, align 8, !dbg !552
  %75 = call i32 @bind(i32 noundef %72, ptr %74, i32 noundef 8) #6, !dbg !552
  %76 = icmp ne i32 %75, 0, !dbg !552
  br i1 %76, label %77, label %78, !dbg !544

77:                                               ; preds = %71, %67, %61
  store i32 3, ptr %2, align 4, !dbg !553
  br label %151, !dbg !553

78:                                               ; preds = %71
  %79 = load i32, ptr %8, align 4, !dbg !554
  %80 = call i32 @listen(i32 noundef %79, i32 noundef 4) #6, !dbg !555
  %81 = getelementptr inbounds %struct.pollfd, ptr %16, i32 0, i32 0, !dbg !556
  %82 = load i32, ptr %8, align 4, !dbg !557
  store i32 %82, ptr %81, align 4, !dbg !556
  %83 = getelementptr inbounds %struct.pollfd, ptr %16, i32 0, i32 1, !dbg !556
  store i16 1, ptr %83, align 4, !dbg !556
  %84 = getelementptr inbounds %struct.pollfd, ptr %16, i32 0, i32 2, !dbg !556
  store i16 0, ptr %84, align 2, !dbg !556
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %16, i64 8, i1 false), !dbg !558
  %85 = call i32 @poll(ptr noundef %6, i64 noundef 1, i32 noundef 0), !dbg !559
  %86 = icmp ne i32 %85, 0, !dbg !560
  br i1 %86, label %96, label %87, !dbg !561

87:                                               ; preds = %78
  %88 = load i32, ptr %9, align 4, !dbg !562
  store ptr %4, ptr %17, align 8, !dbg !563
  %89 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %17, i32 0, i32 0, !dbg !564
  %90 = load ptr, ptr %89, align 8, !dbg !564
  %91 = call i32 @connect(i32 noundef %88, ptr %90, i32 noundef 110), !dbg !564
  %92 = icmp ne i32 %91, 0, !dbg !564
  br i1 %92, label %96, label %93, !dbg !565

93:                                               ; preds = %87
  %94 = call i32 @poll(ptr noundef %6, i64 noundef 1, i32 noundef -1), !dbg !566
  %95 = icmp ne i32 %94, 1, !dbg !567
  br i1 %95, label %96, label %97, !dbg !559

96:                                               ; preds = %93, %87, %78
  store i32 4, ptr %2, align 4, !dbg !568
  br label %151, !dbg !568

97:                                               ; preds = %93
  %98 = load i32, ptr %8, align 4, !dbg !569
  store ptr null, ptr %19, align 8, !dbg !570
  %99 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %19, i32 0, i32 0, !dbg !571
  %100 = load ptr, ptr %99, align 8, !dbg !571
  %101 = call i32 @accept4(i32 noundef %98, ptr %100, ptr noundef null, i32 noundef 2048), !dbg !571
  store i32 %101, ptr %18, align 4, !dbg !572
  %102 = load i32, ptr %18, align 4, !dbg !573
  %103 = call i64 @read(i32 noundef %102, ptr noundef %7, i64 noundef 1), !dbg !574
  %104 = icmp ne i64 %103, -1, !dbg !575
  br i1 %104, label %117, label %105, !dbg !576

105:                                              ; preds = %97
  %106 = call ptr @__errno_location() #7, !dbg !577
  %107 = load i32, ptr %106, align 4, !dbg !577
  %108 = icmp ne i32 %107, 11, !dbg !578
  br i1 %108, label %117, label %109, !dbg !579

109:                                              ; preds = %105
  %110 = load i32, ptr %9, align 4, !dbg !580
  %111 = call i64 @send(i32 noundef %110, ptr noundef %3, i64 noundef 1, i32 noundef 0), !dbg !581
  %112 = icmp ne i64 %111, 1, !dbg !582
  br i1 %112, label %117, label %113, !dbg !583

113:                                              ; preds = %109
  %114 = load i32, ptr %18, align 4, !dbg !584
  %115 = call i64 @read(i32 noundef %114, ptr noundef %7, i64 noundef 1), !dbg !585
  %116 = icmp ne i64 %115, 1, !dbg !586
  br i1 %116, label %117, label %118, !dbg !574

117:                                              ; preds = %113, %109, %105, %97
  store i32 5, ptr %2, align 4, !dbg !587
  br label %151, !dbg !587

118:                                              ; preds = %113
  %119 = load i32, ptr %9, align 4, !dbg !588
  %120 = call i32 @close(i32 noundef %119), !dbg !589
  %121 = getelementptr inbounds %struct.pollfd, ptr %20, i32 0, i32 0, !dbg !590
  %122 = load i32, ptr %18, align 4, !dbg !591
  store i32 %122, ptr %121, align 4, !dbg !590
  %123 = getelementptr inbounds %struct.pollfd, ptr %20, i32 0, i32 1, !dbg !590
  store i16 5, ptr %123, align 4, !dbg !590
  %124 = getelementptr inbounds %struct.pollfd, ptr %20, i32 0, i32 2, !dbg !590
  store i16 0, ptr %124, align 2, !dbg !590
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %20, i64 8, i1 false), !dbg !592
  %125 = call i32 @poll(ptr noundef %6, i64 noundef 1, i32 noundef 0), !dbg !593
  %126 = icmp ne i32 %125, 1, !dbg !594
  br i1 %126, label %139, label %127, !dbg !595

127:                                              ; preds = %118
  %128 = getelementptr inbounds %struct.pollfd, ptr %6, i32 0, i32 2, !dbg !596
  %129 = load i16, ptr %128, align 2, !dbg !596
  %130 = sext i16 %129 to i32, !dbg !597
  %131 = and i32 %130, 16, !dbg !598
  %132 = icmp ne i32 %131, 0, !dbg !598
  br i1 %132, label %133, label %139, !dbg !599

133:                                              ; preds = %127
  %134 = getelementptr inbounds %struct.pollfd, ptr %6, i32 0, i32 2, !dbg !600
  %135 = load i16, ptr %134, align 2, !dbg !600
  %136 = sext i16 %135 to i32, !dbg !601
  %137 = and i32 %136, 1, !dbg !602
  %138 = icmp ne i32 %137, 0, !dbg !602
  br i1 %138, label %140, label %139, !dbg !593

139:                                              ; preds = %133, %127, %118
  store i32 6, ptr %2, align 4, !dbg !603
  br label %151, !dbg !603

140:                                              ; preds = %133
  %141 = getelementptr inbounds %struct.sockaddr_un, ptr %4, i32 0, i32 1, !dbg !604
  %142 = getelementptr inbounds [108 x i8], ptr %141, i64 0, i64 0, !dbg !605
  %143 = call i32 @unlink(ptr noundef %142) #6, !dbg !606
  %144 = load i8, ptr %7, align 1, !dbg !607
  %145 = zext i8 %144 to i32, !dbg !607
  %146 = load i8, ptr %3, align 1, !dbg !608
  %147 = zext i8 %146 to i32, !dbg !608
  %148 = icmp eq i32 %145, %147, !dbg !609
  %149 = zext i1 %148 to i64, !dbg !607
  %150 = select i1 %148, i32 15, i32 7, !dbg !607
  store i32 %150, ptr %2, align 4, !dbg !610
  br label %151, !dbg !610

151:                                              ; preds = %140, %139, %117, %96, %77, %60, %43
  %152 = load i32, ptr %2, align 4, !dbg !611
  ret i32 %152, !dbg !611
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @ended(i8 noundef zeroext %0) #0 !dbg !612 {
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
  store i8 %0, ptr %3, align 1
  %14 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !613
  store i32 %14, ptr %5, align 4, !dbg !614
  %15 = call i32 @epoll_create1(i32 noundef 0) #6, !dbg !615
  store i32 %15, ptr %6, align 4, !dbg !616
  %16 = call i32 @epoll_create1(i32 noundef 0) #6, !dbg !617
  store i32 %16, ptr %7, align 4, !dbg !618
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 @__const.ended.patience, i64 16, i1 false), !dbg !619
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 @__const.ended.event, i64 12, i1 false), !dbg !620
  %17 = getelementptr inbounds %struct.iovec, ptr %11, i32 0, i32 0, !dbg !621
  %18 = getelementptr inbounds [8 x i8], ptr %10, i64 0, i64 0, !dbg !622
  store ptr %18, ptr %17, align 16, !dbg !621
  %19 = getelementptr inbounds %struct.iovec, ptr %11, i32 0, i32 1, !dbg !621
  store i64 4, ptr %19, align 8, !dbg !621
  %20 = getelementptr inbounds %struct.iovec, ptr %11, i64 1, !dbg !623
  %21 = getelementptr inbounds %struct.iovec, ptr %20, i32 0, i32 0, !dbg !624
  %22 = getelementptr inbounds [8 x i8], ptr %10, i64 0, i64 0, !dbg !625
  %23 = getelementptr inbounds i8, ptr %22, i64 4, !dbg !626
  store ptr %23, ptr %21, align 16, !dbg !624
  %24 = getelementptr inbounds %struct.iovec, ptr %20, i32 0, i32 1, !dbg !624
  store i64 4, ptr %24, align 8, !dbg !624
  %25 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !627
  %26 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %25) #6, !dbg !628
  %27 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !629
  %28 = load i32, ptr %27, align 4, !dbg !629
  %29 = call i32 @setsockopt(i32 noundef %28, i32 noundef 1, i32 noundef 20, ptr noundef %8, i32 noundef 16) #6, !dbg !630
  %30 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !631
  %31 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @ends, ptr noundef %30) #6, !dbg !632
  %32 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !633
  %33 = load i32, ptr %32, align 4, !dbg !633
  %34 = getelementptr inbounds [8 x i8], ptr %10, i64 0, i64 0, !dbg !634
  %35 = call i64 @recv(i32 noundef %33, ptr noundef %34, i64 noundef 1, i32 noundef 0), !dbg !635
  %36 = icmp ne i64 %35, -1, !dbg !636
  br i1 %36, label %41, label %37, !dbg !637

37:                                               ; preds = %1
  %38 = call ptr @__errno_location() #7, !dbg !638
  %39 = load i32, ptr %38, align 4, !dbg !638
  %40 = icmp ne i32 %39, 11, !dbg !639
  br i1 %40, label %41, label %42, !dbg !635

41:                                               ; preds = %37, %1
  store i32 1, ptr %2, align 4, !dbg !640
  br label %103, !dbg !640

42:                                               ; preds = %37
  %43 = load i64, ptr %12, align 8, !dbg !641
  %44 = call i32 @pthread_join(i64 noundef %43, ptr noundef null), !dbg !642
  %45 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !643
  %46 = load i32, ptr %45, align 4, !dbg !643
  %47 = getelementptr inbounds [8 x i8], ptr %10, i64 0, i64 0, !dbg !644
  %48 = call i64 @read(i32 noundef %46, ptr noundef %47, i64 noundef 1), !dbg !645
  %49 = icmp ne i64 %48, 0, !dbg !646
  br i1 %49, label %50, label %51, !dbg !645

50:                                               ; preds = %42
  store i32 2, ptr %2, align 4, !dbg !647
  br label %103, !dbg !647

51:                                               ; preds = %42
  %52 = load i32, ptr %5, align 4, !dbg !648
  %53 = call i32 @listen(i32 noundef %52, i32 noundef 1) #6, !dbg !649
  store i32 1, ptr @late, align 4, !dbg !650
  %54 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @ends, ptr noundef %5) #6, !dbg !651
  %55 = load i32, ptr %5, align 4, !dbg !652
  store ptr null, ptr %13, align 8, !dbg !653
  %56 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %13, i32 0, i32 0, !dbg !654
  %57 = load ptr, ptr %56, align 8, !dbg !654
  %58 = call i32 @accept(i32 noundef %55, ptr %57, ptr noundef null), !dbg !654
  %59 = icmp ne i32 %58, -1, !dbg !655
  br i1 %59, label %64, label %60, !dbg !656

60:                                               ; preds = %51
  %61 = call ptr @__errno_location() #7, !dbg !657
  %62 = load i32, ptr %61, align 4, !dbg !657
  %63 = icmp ne i32 %62, 22, !dbg !658
  br i1 %63, label %64, label %65, !dbg !654

64:                                               ; preds = %60, %51
  store i32 3, ptr %2, align 4, !dbg !659
  br label %103, !dbg !659

65:                                               ; preds = %60
  %66 = load i64, ptr %12, align 8, !dbg !660
  %67 = call i32 @pthread_join(i64 noundef %66, ptr noundef null), !dbg !661
  %68 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !662
  %69 = call i32 @socketpair(i32 noundef 1, i32 noundef 1, i32 noundef 0, ptr noundef %68) #6, !dbg !663
  %70 = load i8, ptr %3, align 1, !dbg !664
  %71 = getelementptr inbounds [8 x i8], ptr %10, i64 0, i64 0, !dbg !665
  store i8 %70, ptr %71, align 1, !dbg !666
  %72 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 0, !dbg !667
  %73 = load i32, ptr %72, align 4, !dbg !667
  %74 = getelementptr inbounds [2 x %struct.iovec], ptr %11, i64 0, i64 0, !dbg !668
  %75 = call i64 @writev(i32 noundef %73, ptr noundef %74, i32 noundef 1), !dbg !669
  %76 = getelementptr inbounds [2 x i32], ptr %4, i64 0, i64 1, !dbg !670
  %77 = load i32, ptr %76, align 4, !dbg !670
  %78 = getelementptr inbounds [2 x %struct.iovec], ptr %11, i64 0, i64 0, !dbg !671
  %79 = call i64 @readv(i32 noundef %77, ptr noundef %78, i32 noundef 2), !dbg !672
  %80 = icmp ne i64 %79, 4, !dbg !673
  br i1 %80, label %88, label %81, !dbg !674

81:                                               ; preds = %65
  %82 = getelementptr inbounds [8 x i8], ptr %10, i64 0, i64 0, !dbg !675
  %83 = load i8, ptr %82, align 1, !dbg !675
  %84 = zext i8 %83 to i32, !dbg !676
  %85 = load i8, ptr %3, align 1, !dbg !677
  %86 = zext i8 %85 to i32, !dbg !677
  %87 = icmp ne i32 %84, %86, !dbg !678
  br i1 %87, label %88, label %89, !dbg !672

88:                                               ; preds = %81, %65
  store i32 4, ptr %2, align 4, !dbg !679
  br label %103, !dbg !679

89:                                               ; preds = %81
  %90 = load i32, ptr %6, align 4, !dbg !680
  %91 = load i32, ptr %7, align 4, !dbg !681
  %92 = call i32 @epoll_ctl(i32 noundef %90, i32 noundef 1, i32 noundef %91, ptr noundef %9) #6, !dbg !682
  %93 = load i32, ptr %7, align 4, !dbg !683
  %94 = load i32, ptr %6, align 4, !dbg !684
  %95 = call i32 @epoll_ctl(i32 noundef %93, i32 noundef 1, i32 noundef %94, ptr noundef %9) #6, !dbg !685
  %96 = icmp ne i32 %95, -1, !dbg !686
  br i1 %96, label %101, label %97, !dbg !687

97:                                               ; preds = %89
  %98 = call ptr @__errno_location() #7, !dbg !688
  %99 = load i32, ptr %98, align 4, !dbg !688
  %100 = icmp ne i32 %99, 40, !dbg !689
  br i1 %100, label %101, label %102, !dbg !685

101:                                              ; preds = %97, %89
  store i32 5, ptr %2, align 4, !dbg !690
  br label %103, !dbg !690

102:                                              ; preds = %97
  store i32 16, ptr %2, align 4, !dbg !691
  br label %103, !dbg !691

103:                                              ; preds = %102, %101, %88, %64, %50, %41
  %104 = load i32, ptr %2, align 4, !dbg !692
  ret i32 %104, !dbg !692
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @told(i8 noundef zeroext %0) #0 !dbg !693 {
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
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca %struct.sockaddr_in, align 4
  %36 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %37 = alloca %struct.sockaddr_in, align 4
  %38 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  %39 = alloca %union.__SOCKADDR_ARG, align 8
  store i8 %0, ptr %3, align 1
  %40 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !694
  %41 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0, !dbg !694
  %42 = extractvalue { i64, i64 } %40, 0, !dbg !694
  store i64 %42, ptr %41, align 4, !dbg !694
  %43 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1, !dbg !694
  %44 = extractvalue { i64, i64 } %40, 1, !dbg !694
  store i64 %44, ptr %43, align 4, !dbg !694
  store i32 16, ptr %6, align 4, !dbg !695
  %45 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !696
  store i32 %45, ptr %8, align 4, !dbg !697
  %46 = call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #6, !dbg !698
  store i32 %46, ptr %9, align 4, !dbg !699
  store i32 0, ptr %10, align 4, !dbg !700
  store i8 0, ptr %11, align 1, !dbg !701
  %47 = load i32, ptr %8, align 4, !dbg !702
  store ptr %4, ptr %12, align 8, !dbg !703
  %48 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %12, i32 0, i32 0, !dbg !704
  %49 = load ptr, ptr %48, align 8, !dbg !704
  %50 = call i32 @bind(i32 noundef %47, ptr %49, i32 noundef 16) #6, !dbg !704
  %51 = load i32, ptr %8, align 4, !dbg !705
  %52 = call i32 @listen(i32 noundef %51, i32 noundef 4) #6, !dbg !706
  %53 = load i32, ptr %8, align 4, !dbg !707
  %54 = call i32 @port_of(i32 noundef %53), !dbg !708
  %55 = call { i64, i64 } @loopback(i32 noundef %54), !dbg !709
  %56 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0, !dbg !709
  %57 = extractvalue { i64, i64 } %55, 0, !dbg !709
  store i64 %57, ptr %56, align 4, !dbg !709
  %58 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1, !dbg !709
  %59 = extractvalue { i64, i64 } %55, 1, !dbg !709
  store i64 %59, ptr %58, align 4, !dbg !709
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %13, i64 16, i1 false), !dbg !709
  %60 = load i32, ptr %9, align 4, !dbg !710
  store ptr %4, ptr %14, align 8, !dbg !711
  %61 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %14, i32 0, i32 0, !dbg !712
  %62 = load ptr, ptr %61, align 8, !dbg !712
  %63 = call i32 @connect(i32 noundef %60, ptr %62, i32 noundef 16), !dbg !712
  %64 = icmp ne i32 %63, -1, !dbg !713
  br i1 %64, label %69, label %65, !dbg !714

65:                                               ; preds = %1
  %66 = call ptr @__errno_location() #7, !dbg !715
  %67 = load i32, ptr %66, align 4, !dbg !715
  %68 = icmp ne i32 %67, 115, !dbg !716
  br i1 %68, label %69, label %70, !dbg !712

69:                                               ; preds = %65, %1
  store i32 1, ptr %2, align 4, !dbg !717
  br label %278, !dbg !717

70:                                               ; preds = %65
  %71 = getelementptr inbounds %struct.pollfd, ptr %15, i32 0, i32 0, !dbg !718
  %72 = load i32, ptr %9, align 4, !dbg !719
  store i32 %72, ptr %71, align 4, !dbg !718
  %73 = getelementptr inbounds %struct.pollfd, ptr %15, i32 0, i32 1, !dbg !718
  store i16 4, ptr %73, align 4, !dbg !718
  %74 = getelementptr inbounds %struct.pollfd, ptr %15, i32 0, i32 2, !dbg !718
  store i16 0, ptr %74, align 2, !dbg !718
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %15, i64 8, i1 false), !dbg !720
  %75 = call i32 @poll(ptr noundef %7, i64 noundef 1, i32 noundef -1), !dbg !721
  %76 = icmp ne i32 %75, 1, !dbg !722
  br i1 %76, label %98, label %77, !dbg !723

77:                                               ; preds = %70
  %78 = getelementptr inbounds %struct.pollfd, ptr %7, i32 0, i32 2, !dbg !724
  %79 = load i16, ptr %78, align 2, !dbg !724
  %80 = sext i16 %79 to i32, !dbg !725
  %81 = icmp ne i32 %80, 4, !dbg !726
  br i1 %81, label %98, label %82, !dbg !727

82:                                               ; preds = %77
  %83 = load i32, ptr %9, align 4, !dbg !728
  store ptr %4, ptr %16, align 8, !dbg !729
  %84 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %16, i32 0, i32 0, !dbg !730
  %85 = load ptr, ptr %84, align 8, !dbg !730
  %86 = call i32 @connect(i32 noundef %83, ptr %85, i32 noundef 16), !dbg !730
  %87 = icmp ne i32 %86, 0, !dbg !730
  br i1 %87, label %98, label %88, !dbg !731

88:                                               ; preds = %82
  %89 = load i32, ptr %9, align 4, !dbg !732
  store ptr %4, ptr %17, align 8, !dbg !733
  %90 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %17, i32 0, i32 0, !dbg !734
  %91 = load ptr, ptr %90, align 8, !dbg !734
  %92 = call i32 @connect(i32 noundef %89, ptr %91, i32 noundef 16), !dbg !734
  %93 = icmp ne i32 %92, -1, !dbg !735
  br i1 %93, label %98, label %94, !dbg !736

94:                                               ; preds = %88
  %95 = call ptr @__errno_location() #7, !dbg !737
  %96 = load i32, ptr %95, align 4, !dbg !737
  %97 = icmp ne i32 %96, 106, !dbg !738
  br i1 %97, label %98, label %99, !dbg !721

98:                                               ; preds = %94, %88, %82, %77, %70
  store i32 2, ptr %2, align 4, !dbg !739
  br label %278, !dbg !739

99:                                               ; preds = %94
  %100 = load i32, ptr %8, align 4, !dbg !740
  store ptr null, ptr %19, align 8, !dbg !741
  %101 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %19, i32 0, i32 0, !dbg !742
  %102 = load ptr, ptr %101, align 8, !dbg !742
  %103 = call i32 @accept(i32 noundef %100, ptr %102, ptr noundef null), !dbg !742
  store i32 %103, ptr %18, align 4, !dbg !743
  %104 = load i32, ptr %9, align 4, !dbg !744
  %105 = call i64 @send(i32 noundef %104, ptr noundef %3, i64 noundef 1, i32 noundef 0), !dbg !745
  %106 = load i32, ptr %9, align 4, !dbg !746
  %107 = call i32 @shutdown(i32 noundef %106, i32 noundef 1) #6, !dbg !747
  %108 = getelementptr inbounds %struct.pollfd, ptr %20, i32 0, i32 0, !dbg !748
  %109 = load i32, ptr %18, align 4, !dbg !749
  store i32 %109, ptr %108, align 4, !dbg !748
  %110 = getelementptr inbounds %struct.pollfd, ptr %20, i32 0, i32 1, !dbg !748
  store i16 8193, ptr %110, align 4, !dbg !748
  %111 = getelementptr inbounds %struct.pollfd, ptr %20, i32 0, i32 2, !dbg !748
  store i16 0, ptr %111, align 2, !dbg !748
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %20, i64 8, i1 false), !dbg !750
  %112 = call i32 @poll(ptr noundef %7, i64 noundef 1, i32 noundef -1), !dbg !751
  %113 = icmp ne i32 %112, 1, !dbg !752
  br i1 %113, label %129, label %114, !dbg !753

114:                                              ; preds = %99
  %115 = getelementptr inbounds %struct.pollfd, ptr %7, i32 0, i32 2, !dbg !754
  %116 = load i16, ptr %115, align 2, !dbg !754
  %117 = sext i16 %116 to i32, !dbg !755
  %118 = icmp ne i32 %117, 8193, !dbg !756
  br i1 %118, label %129, label %119, !dbg !757

119:                                              ; preds = %114
  %120 = load i32, ptr %18, align 4, !dbg !758
  %121 = call i64 @read(i32 noundef %120, ptr noundef %11, i64 noundef 1), !dbg !759
  %122 = icmp ne i64 %121, 1, !dbg !760
  br i1 %122, label %129, label %123, !dbg !761

123:                                              ; preds = %119
  %124 = load i8, ptr %11, align 1, !dbg !762
  %125 = zext i8 %124 to i32, !dbg !762
  %126 = load i8, ptr %3, align 1, !dbg !763
  %127 = zext i8 %126 to i32, !dbg !763
  %128 = icmp ne i32 %125, %127, !dbg !764
  br i1 %128, label %129, label %130, !dbg !751

129:                                              ; preds = %123, %119, %114, %99
  store i32 3, ptr %2, align 4, !dbg !765
  br label %278, !dbg !765

130:                                              ; preds = %123
  %131 = load i32, ptr %18, align 4, !dbg !766
  %132 = call i64 @send(i32 noundef %131, ptr noundef @.str.6, i64 noundef 6, i32 noundef 0), !dbg !767
  %133 = load i32, ptr %9, align 4, !dbg !768
  %134 = call i32 @close(i32 noundef %133), !dbg !769
  %135 = load i32, ptr %8, align 4, !dbg !770
  %136 = call i32 @close(i32 noundef %135), !dbg !771
  %137 = call i32 @socket(i32 noundef 2, i32 noundef 2049, i32 noundef 0) #6, !dbg !772
  store i32 %137, ptr %9, align 4, !dbg !773
  %138 = load i32, ptr %9, align 4, !dbg !774
  store ptr %4, ptr %21, align 8, !dbg !775
  %139 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %21, i32 0, i32 0, !dbg !776
  %140 = load ptr, ptr %139, align 8, !dbg !776
  %141 = call i32 @connect(i32 noundef %138, ptr %140, i32 noundef 16), !dbg !776
  %142 = icmp ne i32 %141, -1, !dbg !777
  br i1 %142, label %147, label %143, !dbg !778

143:                                              ; preds = %130
  %144 = call ptr @__errno_location() #7, !dbg !779
  %145 = load i32, ptr %144, align 4, !dbg !779
  %146 = icmp ne i32 %145, 115, !dbg !780
  br i1 %146, label %147, label %148, !dbg !776

147:                                              ; preds = %143, %130
  store i32 4, ptr %2, align 4, !dbg !781
  br label %278, !dbg !781

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.pollfd, ptr %22, i32 0, i32 0, !dbg !782
  %150 = load i32, ptr %9, align 4, !dbg !783
  store i32 %150, ptr %149, align 4, !dbg !782
  %151 = getelementptr inbounds %struct.pollfd, ptr %22, i32 0, i32 1, !dbg !782
  store i16 4, ptr %151, align 4, !dbg !782
  %152 = getelementptr inbounds %struct.pollfd, ptr %22, i32 0, i32 2, !dbg !782
  store i16 0, ptr %152, align 2, !dbg !782
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %22, i64 8, i1 false), !dbg !784
  store i32 4, ptr %6, align 4, !dbg !785
  %153 = call i32 @poll(ptr noundef %7, i64 noundef 1, i32 noundef -1), !dbg !786
  %154 = icmp ne i32 %153, 1, !dbg !787
  br i1 %154, label %168, label %155, !dbg !788

155:                                              ; preds = %148
  %156 = getelementptr inbounds %struct.pollfd, ptr %7, i32 0, i32 2, !dbg !789
  %157 = load i16, ptr %156, align 2, !dbg !789
  %158 = sext i16 %157 to i32, !dbg !790
  %159 = and i32 %158, 8, !dbg !791
  %160 = icmp ne i32 %159, 0, !dbg !791
  br i1 %160, label %161, label %168, !dbg !792

161:                                              ; preds = %155
  %162 = load i32, ptr %9, align 4, !dbg !793
  %163 = call i32 @getsockopt(i32 noundef %162, i32 noundef 1, i32 noundef 4, ptr noundef %10, ptr noundef %6) #6, !dbg !794
  %164 = icmp ne i32 %163, 0, !dbg !794
  br i1 %164, label %168, label %165, !dbg !795

165:                                              ; preds = %161
  %166 = load i32, ptr %10, align 4, !dbg !796
  %167 = icmp ne i32 %166, 111, !dbg !797
  br i1 %167, label %168, label %169, !dbg !786

168:                                              ; preds = %165, %161, %155, %148
  store i32 5, ptr %2, align 4, !dbg !798
  br label %278, !dbg !798

169:                                              ; preds = %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 @__const.told.both, i64 28, i1 false), !dbg !799
  %170 = call i32 @socket(i32 noundef 10, i32 noundef 1, i32 noundef 0) #6, !dbg !800
  store i32 %170, ptr %8, align 4, !dbg !801
  %171 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !802
  store i32 %171, ptr %9, align 4, !dbg !803
  %172 = load i32, ptr %8, align 4, !dbg !804
  store ptr %23, ptr %25, align 8, !dbg !805
  %173 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %25, i32 0, i32 0, !dbg !806
  %174 = load ptr, ptr %173, align 8, !dbg !806
  %175 = call i32 @bind(i32 noundef %172, ptr %174, i32 noundef 28) #6, !dbg !806
  %176 = load i32, ptr %8, align 4, !dbg !807
  %177 = call i32 @listen(i32 noundef %176, i32 noundef 1) #6, !dbg !808
  store i32 28, ptr %6, align 4, !dbg !809
  %178 = load i32, ptr %8, align 4, !dbg !810
  store ptr %23, ptr %26, align 8, !dbg !811
  %179 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %26, i32 0, i32 0, !dbg !812
  %180 = load ptr, ptr %179, align 8, !dbg !812
  %181 = call i32 @getsockname(i32 noundef %178, ptr %180, ptr noundef %6) #6, !dbg !812
  %182 = getelementptr inbounds %struct.sockaddr_in6, ptr %23, i32 0, i32 1, !dbg !813
  %183 = load i16, ptr %182, align 2, !dbg !813
  %184 = call zeroext i16 @ntohs(i16 noundef zeroext %183) #7, !dbg !814
  %185 = zext i16 %184 to i32, !dbg !814
  %186 = call { i64, i64 } @loopback(i32 noundef %185), !dbg !815
  %187 = getelementptr inbounds { i64, i64 }, ptr %27, i32 0, i32 0, !dbg !815
  %188 = extractvalue { i64, i64 } %186, 0, !dbg !815
  store i64 %188, ptr %187, align 4, !dbg !815
  %189 = getelementptr inbounds { i64, i64 }, ptr %27, i32 0, i32 1, !dbg !815
  %190 = extractvalue { i64, i64 } %186, 1, !dbg !815
  store i64 %190, ptr %189, align 4, !dbg !815
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %27, i64 16, i1 false), !dbg !815
  store i32 28, ptr %6, align 4, !dbg !816
  %191 = load i32, ptr %9, align 4, !dbg !817
  store ptr %4, ptr %28, align 8, !dbg !818
  %192 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %28, i32 0, i32 0, !dbg !819
  %193 = load ptr, ptr %192, align 8, !dbg !819
  %194 = call i32 @connect(i32 noundef %191, ptr %193, i32 noundef 16), !dbg !819
  %195 = icmp ne i32 %194, 0, !dbg !819
  br i1 %195, label %227, label %196, !dbg !820

196:                                              ; preds = %169
  %197 = load i32, ptr %8, align 4, !dbg !821
  store ptr %24, ptr %29, align 8, !dbg !822
  %198 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %29, i32 0, i32 0, !dbg !823
  %199 = load ptr, ptr %198, align 8, !dbg !823
  %200 = call i32 @accept(i32 noundef %197, ptr %199, ptr noundef %6), !dbg !823
  %201 = icmp slt i32 %200, 0, !dbg !824
  br i1 %201, label %227, label %202, !dbg !825

202:                                              ; preds = %196
  %203 = getelementptr inbounds %struct.sockaddr_in6, ptr %24, i32 0, i32 3, !dbg !826
  store ptr %203, ptr %30, align 8, !dbg !826
  %204 = load ptr, ptr %30, align 8, !dbg !826
  %205 = getelementptr inbounds %struct.in6_addr, ptr %204, i32 0, i32 0, !dbg !826
  %206 = getelementptr inbounds [4 x i32], ptr %205, i64 0, i64 0, !dbg !826
  %207 = load i32, ptr %206, align 4, !dbg !826
  %208 = icmp eq i32 %207, 0, !dbg !826
  br i1 %208, label %209, label %222, !dbg !826

209:                                              ; preds = %202
  %210 = load ptr, ptr %30, align 8, !dbg !826
  %211 = getelementptr inbounds %struct.in6_addr, ptr %210, i32 0, i32 0, !dbg !826
  %212 = getelementptr inbounds [4 x i32], ptr %211, i64 0, i64 1, !dbg !826
  %213 = load i32, ptr %212, align 4, !dbg !826
  %214 = icmp eq i32 %213, 0, !dbg !826
  br i1 %214, label %215, label %222, !dbg !826

215:                                              ; preds = %209
  %216 = load ptr, ptr %30, align 8, !dbg !826
  %217 = getelementptr inbounds %struct.in6_addr, ptr %216, i32 0, i32 0, !dbg !826
  %218 = getelementptr inbounds [4 x i32], ptr %217, i64 0, i64 2, !dbg !826
  %219 = load i32, ptr %218, align 4, !dbg !826
  %220 = call i32 @htonl(i32 noundef 65535) #7, !dbg !826
  %221 = icmp eq i32 %219, %220, !dbg !826
  br label %222

222:                                              ; preds = %215, %209, %202
  %223 = phi i1 [ false, %209 ], [ false, %202 ], [ %221, %215 ], !dbg !827
  %224 = zext i1 %223 to i32, !dbg !826
  store i32 %224, ptr %31, align 4, !dbg !826
  %225 = load i32, ptr %31, align 4, !dbg !826
  %226 = icmp ne i32 %225, 0, !dbg !826
  br i1 %226, label %228, label %227, !dbg !819

227:                                              ; preds = %222, %196, %169
  store i32 8, ptr %2, align 4, !dbg !828
  br label %278, !dbg !828

228:                                              ; preds = %222
  %229 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !829
  store i32 %229, ptr %32, align 4, !dbg !830
  %230 = call i32 @socket(i32 noundef 2, i32 noundef 2, i32 noundef 0) #6, !dbg !831
  store i32 %230, ptr %33, align 4, !dbg !832
  store i32 1, ptr %34, align 4, !dbg !833
  %231 = call { i64, i64 } @loopback(i32 noundef 0), !dbg !834
  %232 = getelementptr inbounds { i64, i64 }, ptr %35, i32 0, i32 0, !dbg !834
  %233 = extractvalue { i64, i64 } %231, 0, !dbg !834
  store i64 %233, ptr %232, align 4, !dbg !834
  %234 = getelementptr inbounds { i64, i64 }, ptr %35, i32 0, i32 1, !dbg !834
  %235 = extractvalue { i64, i64 } %231, 1, !dbg !834
  store i64 %235, ptr %234, align 4, !dbg !834
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %35, i64 16, i1 false), !dbg !834
  %236 = getelementptr inbounds %struct.sockaddr_in, ptr %5, i32 0, i32 2, !dbg !835
  %237 = getelementptr inbounds %struct.in_addr, ptr %236, i32 0, i32 0, !dbg !836
  store i32 0, ptr %237, align 4, !dbg !837
  %238 = load i32, ptr %32, align 4, !dbg !838
  store ptr %5, ptr %36, align 8, !dbg !839
  %239 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %36, i32 0, i32 0, !dbg !840
  %240 = load ptr, ptr %239, align 8, !dbg !840
  %241 = call i32 @bind(i32 noundef %238, ptr %240, i32 noundef 16) #6, !dbg !840
  %242 = load i32, ptr %32, align 4, !dbg !841
  %243 = call i32 @port_of(i32 noundef %242), !dbg !842
  %244 = call { i64, i64 } @loopback(i32 noundef %243), !dbg !843
  %245 = getelementptr inbounds { i64, i64 }, ptr %37, i32 0, i32 0, !dbg !843
  %246 = extractvalue { i64, i64 } %244, 0, !dbg !843
  store i64 %246, ptr %245, align 4, !dbg !843
  %247 = getelementptr inbounds { i64, i64 }, ptr %37, i32 0, i32 1, !dbg !843
  %248 = extractvalue { i64, i64 } %244, 1, !dbg !843
  store i64 %248, ptr %247, align 4, !dbg !843
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %37, i64 16, i1 false), !dbg !843
  %249 = load i32, ptr %33, align 4, !dbg !844
  store ptr %4, ptr %38, align 8, !dbg !845
  %250 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %38, i32 0, i32 0, !dbg !846
  %251 = load ptr, ptr %250, align 8, !dbg !846
  %252 = call i64 @sendto(i32 noundef %249, ptr noundef %3, i64 noundef 1, i32 noundef 0, ptr %251, i32 noundef 16), !dbg !846
  store i32 16, ptr %6, align 4, !dbg !847
  %253 = load i32, ptr %32, align 4, !dbg !848
  store ptr %5, ptr %39, align 8, !dbg !849
  %254 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %39, i32 0, i32 0, !dbg !850
  %255 = load ptr, ptr %254, align 8, !dbg !850
  %256 = call i64 @recvfrom(i32 noundef %253, ptr noundef %11, i64 noundef 1, i32 noundef 0, ptr %255, ptr noundef %6), !dbg !850
  %257 = icmp ne i64 %256, 1, !dbg !851
  br i1 %257, label %264, label %258, !dbg !852

258:                                              ; preds = %228
  %259 = getelementptr inbounds %struct.sockaddr_in, ptr %5, i32 0, i32 2, !dbg !853
  %260 = getelementptr inbounds %struct.in_addr, ptr %259, i32 0, i32 0, !dbg !854
  %261 = load i32, ptr %260, align 4, !dbg !854
  %262 = call i32 @htonl(i32 noundef 2130706433) #7, !dbg !855
  %263 = icmp ne i32 %261, %262, !dbg !856
  br i1 %263, label %264, label %265, !dbg !850

264:                                              ; preds = %258, %228
  store i32 6, ptr %2, align 4, !dbg !857
  br label %278, !dbg !857

265:                                              ; preds = %258
  %266 = load i32, ptr %32, align 4, !dbg !858
  %267 = call i32 @setsockopt(i32 noundef %266, i32 noundef 1, i32 noundef 6, ptr noundef %34, i32 noundef 4) #6, !dbg !859
  store i32 0, ptr %34, align 4, !dbg !860
  store i32 4, ptr %6, align 4, !dbg !861
  %268 = load i32, ptr %32, align 4, !dbg !862
  %269 = call i32 @getsockopt(i32 noundef %268, i32 noundef 1, i32 noundef 6, ptr noundef %34, ptr noundef %6) #6, !dbg !863
  %270 = icmp ne i32 %269, 0, !dbg !863
  br i1 %270, label %274, label %271, !dbg !864

271:                                              ; preds = %265
  %272 = load i32, ptr %34, align 4, !dbg !865
  %273 = icmp ne i32 %272, 1, !dbg !866
  br label %274, !dbg !864

274:                                              ; preds = %271, %265
  %275 = phi i1 [ true, %265 ], [ %273, %271 ]
  %276 = zext i1 %275 to i64, !dbg !863
  %277 = select i1 %275, i32 7, i32 17, !dbg !863
  store i32 %277, ptr %2, align 4, !dbg !867
  br label %278, !dbg !867

278:                                              ; preds = %274, %264, %227, %168, %147, %129, %98, %69
  %279 = load i32, ptr %2, align 4, !dbg !868
  ret i32 %279, !dbg !868
}

declare void @klee_make_symbolic(ptr noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @socketpair(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @ioctl(i32 noundef, i64 noundef, ...) #3

declare i64 @recv(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #1

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: nounwind
declare i32 @shutdown(i32 noundef, i32 noundef) #3

declare i64 @send(i32 noundef, ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @close(i32 noundef) #1

declare i64 @recvmsg(i32 noundef, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal { i64, i64 } @loopback(i32 noundef %0) #0 !dbg !869 {
  %2 = alloca %struct.sockaddr_in, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 16, i1 false), !dbg !870
  %4 = getelementptr inbounds %struct.sockaddr_in, ptr %2, i32 0, i32 0, !dbg !871
  store i16 2, ptr %4, align 4, !dbg !872
  %5 = load i32, ptr %3, align 4, !dbg !873
  %6 = trunc i32 %5 to i16, !dbg !873
  %7 = call zeroext i16 @htons(i16 noundef zeroext %6) #7, !dbg !874
  %8 = getelementptr inbounds %struct.sockaddr_in, ptr %2, i32 0, i32 1, !dbg !875
  store i16 %7, ptr %8, align 2, !dbg !876
  %9 = call i32 @htonl(i32 noundef 2130706433) #7, !dbg !877
  %10 = getelementptr inbounds %struct.sockaddr_in, ptr %2, i32 0, i32 2, !dbg !878
  %11 = getelementptr inbounds %struct.in_addr, ptr %10, i32 0, i32 0, !dbg !879
  store i32 %9, ptr %11, align 4, !dbg !880
  %12 = load { i64, i64 }, ptr %2, align 4, !dbg !881
  ret { i64, i64 } %12, !dbg !881
}

; Function Attrs: nounwind
declare i32 @socket(i32 noundef, i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @setsockopt(i32 noundef, i32 noundef, i32 noundef, ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @bind(i32 noundef, ptr, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @listen(i32 noundef, i32 noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @port_of(i32 noundef %0) #0 !dbg !882 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.sockaddr_in, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.__SOCKADDR_ARG, align 8
  store i32 %0, ptr %2, align 4
  store i32 16, ptr %4, align 4, !dbg !883
  %6 = load i32, ptr %2, align 4, !dbg !884
  store ptr %3, ptr %5, align 8, !dbg !885
  %7 = getelementptr inbounds %union.__SOCKADDR_ARG, ptr %5, i32 0, i32 0, !dbg !886
  %8 = load ptr, ptr %7, align 8, !dbg !886
  %9 = call i32 @getsockname(i32 noundef %6, ptr %8, ptr noundef %4) #6, !dbg !886
  %10 = icmp ne i32 %9, 0, !dbg !886
  br i1 %10, label %15, label %11, !dbg !887

11:                                               ; preds = %1
  %12 = load i32, ptr %4, align 4, !dbg !888
  %13 = zext i32 %12 to i64, !dbg !888
  %14 = icmp ne i64 %13, 16, !dbg !889
  br i1 %14, label %15, label %16, !dbg !886

15:                                               ; preds = %11, %1
  br label %21, !dbg !886

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.sockaddr_in, ptr %3, i32 0, i32 1, !dbg !890
  %18 = load i16, ptr %17, align 2, !dbg !890
  %19 = call zeroext i16 @ntohs(i16 noundef zeroext %18) #7, !dbg !891
  %20 = zext i16 %19 to i32, !dbg !891
  br label %21, !dbg !886

21:                                               ; preds = %16, %15
  %22 = phi i32 [ -1, %15 ], [ %20, %16 ], !dbg !886
  ret i32 %22, !dbg !892
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @ask(ptr noundef %0) #0 !dbg !893 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.sockaddr_in, align 4
  %4 = alloca i64, align 8
  %5 = alloca i8, align 1
  %6 = alloca i32, align 4
  %7 = alloca %union.__CONST_SOCKADDR_ARG, align 8
  store ptr %0, ptr %2, align 8
  %8 = load i32, ptr @port, align 4, !dbg !894
  %9 = call { i64, i64 } @loopback(i32 noundef %8), !dbg !895
  %10 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0, !dbg !895
  %11 = extractvalue { i64, i64 } %9, 0, !dbg !895
  store i64 %11, ptr %10, align 4, !dbg !895
  %12 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1, !dbg !895
  %13 = extractvalue { i64, i64 } %9, 1, !dbg !895
  store i64 %13, ptr %12, align 4, !dbg !895
  store i64 -1, ptr %4, align 8, !dbg !896
  store i8 0, ptr %5, align 1, !dbg !897
  %14 = call i32 @socket(i32 noundef 2, i32 noundef 1, i32 noundef 0) #6, !dbg !898
  store i32 %14, ptr %6, align 4, !dbg !899
  %15 = load i32, ptr %6, align 4, !dbg !900
  store ptr %3, ptr %7, align 8, !dbg !901
  %16 = getelementptr inbounds %union.__CONST_SOCKADDR_ARG, ptr %7, i32 0, i32 0, !dbg !902
  %17 = load ptr, ptr %16, align 8, !dbg !902
  %18 = call i32 @connect(i32 noundef %15, ptr %17, i32 noundef 16), !dbg !902
  %19 = icmp ne i32 %18, 0, !dbg !902
  br i1 %19, label %32, label %20, !dbg !903

20:                                               ; preds = %1
  %21 = load i32, ptr %6, align 4, !dbg !904
  %22 = load ptr, ptr %2, align 8, !dbg !905
  %23 = call i64 @send(i32 noundef %21, ptr noundef %22, i64 noundef 1, i32 noundef 0), !dbg !906
  %24 = icmp eq i64 %23, 1, !dbg !907
  br i1 %24, label %25, label %32, !dbg !908

25:                                               ; preds = %20
  %26 = load i32, ptr %6, align 4, !dbg !909
  %27 = call i64 @recv(i32 noundef %26, ptr noundef %5, i64 noundef 1, i32 noundef 0), !dbg !910
  %28 = icmp eq i64 %27, 1, !dbg !911
  br i1 %28, label %29, label %32, !dbg !912

29:                                               ; preds = %25
  %30 = load i8, ptr %5, align 1, !dbg !913
  %31 = zext i8 %30 to i64, !dbg !914
  store i64 %31, ptr %4, align 8, !dbg !915
  br label %32, !dbg !916

32:                                               ; preds = %29, %25, %20, %1
  %33 = load i32, ptr %6, align 4, !dbg !917
  %34 = call i32 @close(i32 noundef %33), !dbg !918
  %35 = load i64, ptr %4, align 8, !dbg !919
  %36 = inttoptr i64 %35 to ptr, !dbg !920
  ret ptr %36, !dbg !921
}

declare i32 @accept(i32 noundef, ptr, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @getpeername(i32 noundef, ptr, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

declare i32 @connect(i32 noundef, ptr, i32 noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare zeroext i16 @htons(i16 noundef zeroext) #4

; Function Attrs: nounwind willreturn memory(none)
declare i32 @htonl(i32 noundef) #4

; Function Attrs: nounwind
declare i32 @getsockname(i32 noundef, ptr, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare zeroext i16 @ntohs(i16 noundef zeroext) #4

declare i64 @sendto(i32 noundef, ptr noundef, i64 noundef, i32 noundef, ptr, i32 noundef) #1

declare i64 @recvfrom(i32 noundef, ptr noundef, i64 noundef, i32 noundef, ptr, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @epoll_create1(i32 noundef) #3

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @timerfd_create(i32 noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @epoll_ctl(i32 noundef, i32 noundef, i32 noundef, ptr noundef) #3

declare i32 @epoll_wait(i32 noundef, ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @timerfd_settime(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

declare i32 @eventfd_write(i32 noundef, i64 noundef) #1

declare i32 @eventfd_read(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #3

declare i32 @poll(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @accept4(i32 noundef, ptr, ptr noundef, i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @ends(ptr noundef %0) #0 !dbg !922 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = call i32 @usleep(i32 noundef 200000), !dbg !923
  %4 = load i32, ptr @late, align 4, !dbg !924
  %5 = icmp ne i32 %4, 0, !dbg !924
  br i1 %5, label %6, label %10, !dbg !924

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !925
  %8 = load i32, ptr %7, align 4, !dbg !926
  %9 = call i32 @shutdown(i32 noundef %8, i32 noundef 2) #6, !dbg !927
  br label %14, !dbg !927

10:                                               ; preds = %1
  %11 = load ptr, ptr %2, align 8, !dbg !928
  %12 = load i32, ptr %11, align 4, !dbg !929
  %13 = call i32 @close(i32 noundef %12), !dbg !930
  br label %14

14:                                               ; preds = %10, %6
  ret ptr null, !dbg !931
}

declare i64 @writev(i32 noundef, ptr noundef, i32 noundef) #1

declare i64 @readv(i32 noundef, ptr noundef, i32 noundef) #1

declare i32 @usleep(i32 noundef) #1

; Function Attrs: nounwind
declare i32 @getsockopt(i32 noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #3

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "tests/programs/sockets.c", directory: ".", checksumkind: CSK_MD5, checksum: "0b150fc534179d932c1b51df309c9c99")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 317, type: !11, scopeLine: 318, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
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
!36 = distinct !DISubprogram(name: "pairs", scope: !1, file: !1, line: 31, type: !11, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
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
!121 = distinct !DISubprogram(name: "packets", scope: !1, file: !1, line: 58, type: !11, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!122 = !DILocation(line: 61, column: 10, scope: !121)
!123 = !DILocation(line: 62, column: 30, scope: !121)
!124 = !DILocation(line: 62, column: 31, scope: !121)
!125 = !DILocation(line: 62, column: 29, scope: !121)
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
!168 = distinct !DISubprogram(name: "served", scope: !1, file: !1, line: 94, type: !11, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!169 = !DILocation(line: 96, column: 31, scope: !168)
!170 = !DILocation(line: 97, column: 15, scope: !168)
!171 = !DILocation(line: 97, column: 34, scope: !168)
!172 = !DILocation(line: 98, column: 19, scope: !168)
!173 = !DILocation(line: 98, column: 9, scope: !168)
!174 = !DILocation(line: 98, column: 52, scope: !168)
!175 = !DILocation(line: 99, column: 19, scope: !168)
!176 = !DILocation(line: 102, column: 16, scope: !168)
!177 = !DILocation(line: 102, column: 5, scope: !168)
!178 = !DILocation(line: 103, column: 14, scope: !168)
!179 = !DILocation(line: 103, column: 23, scope: !168)
!180 = !DILocation(line: 103, column: 9, scope: !168)
!181 = !DILocation(line: 103, column: 62, scope: !168)
!182 = !DILocation(line: 103, column: 72, scope: !168)
!183 = !DILocation(line: 103, column: 65, scope: !168)
!184 = !DILocation(line: 103, column: 84, scope: !168)
!185 = !DILocation(line: 103, column: 103, scope: !168)
!186 = !DILocation(line: 103, column: 95, scope: !168)
!187 = !DILocation(line: 103, column: 93, scope: !168)
!188 = !DILocation(line: 103, column: 113, scope: !168)
!189 = !DILocation(line: 104, column: 9, scope: !168)
!190 = !DILocation(line: 105, column: 14, scope: !168)
!191 = !DILocation(line: 105, column: 23, scope: !168)
!192 = !DILocation(line: 105, column: 9, scope: !168)
!193 = !DILocation(line: 105, column: 62, scope: !168)
!194 = !DILocation(line: 105, column: 68, scope: !168)
!195 = !DILocation(line: 105, column: 71, scope: !168)
!196 = !DILocation(line: 105, column: 77, scope: !168)
!197 = !DILocation(line: 106, column: 9, scope: !168)
!198 = !DILocation(line: 107, column: 5, scope: !168)
!199 = !DILocation(line: 108, column: 21, scope: !168)
!200 = !DILocation(line: 108, column: 30, scope: !168)
!201 = !DILocation(line: 108, column: 14, scope: !168)
!202 = !DILocation(line: 108, column: 9, scope: !168)
!203 = !DILocation(line: 109, column: 9, scope: !168)
!204 = !DILocation(line: 109, column: 12, scope: !168)
!205 = !DILocation(line: 109, column: 16, scope: !168)
!206 = !DILocation(line: 109, column: 23, scope: !168)
!207 = !DILocation(line: 109, column: 19, scope: !168)
!208 = !DILocation(line: 109, column: 34, scope: !168)
!209 = !DILocation(line: 109, column: 45, scope: !168)
!210 = !DILocation(line: 109, column: 52, scope: !168)
!211 = !DILocation(line: 109, column: 61, scope: !168)
!212 = !DILocation(line: 109, column: 76, scope: !168)
!213 = !DILocation(line: 109, column: 85, scope: !168)
!214 = !DILocation(line: 109, column: 68, scope: !168)
!215 = !DILocation(line: 109, column: 92, scope: !168)
!216 = !DILocation(line: 109, column: 103, scope: !168)
!217 = !DILocation(line: 109, column: 95, scope: !168)
!218 = !DILocation(line: 109, column: 110, scope: !168)
!219 = !DILocation(line: 109, column: 107, scope: !168)
!220 = !DILocation(line: 110, column: 9, scope: !168)
!221 = !DILocation(line: 111, column: 21, scope: !168)
!222 = !DILocation(line: 111, column: 25, scope: !168)
!223 = !DILocation(line: 111, column: 9, scope: !168)
!224 = !DILocation(line: 111, column: 60, scope: !168)
!225 = !DILocation(line: 111, column: 69, scope: !168)
!226 = !DILocation(line: 111, column: 63, scope: !168)
!227 = !DILocation(line: 111, column: 85, scope: !168)
!228 = !DILocation(line: 111, column: 81, scope: !168)
!229 = !DILocation(line: 111, column: 78, scope: !168)
!230 = !DILocation(line: 112, column: 9, scope: !168)
!231 = !DILocation(line: 113, column: 14, scope: !168)
!232 = !DILocation(line: 113, column: 9, scope: !168)
!233 = !DILocation(line: 113, column: 27, scope: !168)
!234 = !DILocation(line: 114, column: 9, scope: !168)
!235 = !DILocation(line: 115, column: 9, scope: !168)
!236 = !DILocation(line: 116, column: 15, scope: !168)
!237 = !DILocation(line: 116, column: 9, scope: !168)
!238 = !DILocation(line: 116, column: 28, scope: !168)
!239 = !DILocation(line: 116, column: 33, scope: !168)
!240 = !DILocation(line: 116, column: 41, scope: !168)
!241 = !DILocation(line: 116, column: 36, scope: !168)
!242 = !DILocation(line: 116, column: 55, scope: !168)
!243 = !DILocation(line: 117, column: 9, scope: !168)
!244 = !DILocation(line: 118, column: 18, scope: !168)
!245 = !DILocation(line: 118, column: 5, scope: !168)
!246 = !DILocation(line: 119, column: 11, scope: !168)
!247 = !DILocation(line: 119, column: 5, scope: !168)
!248 = !DILocation(line: 120, column: 11, scope: !168)
!249 = !DILocation(line: 120, column: 5, scope: !168)
!250 = !DILocation(line: 121, column: 16, scope: !168)
!251 = !DILocation(line: 121, column: 9, scope: !168)
!252 = !DILocation(line: 122, column: 21, scope: !168)
!253 = !DILocation(line: 122, column: 12, scope: !168)
!254 = !DILocation(line: 123, column: 17, scope: !168)
!255 = !DILocation(line: 123, column: 23, scope: !168)
!256 = !DILocation(line: 123, column: 9, scope: !168)
!257 = !DILocation(line: 123, column: 62, scope: !168)
!258 = !DILocation(line: 123, column: 68, scope: !168)
!259 = !DILocation(line: 123, column: 71, scope: !168)
!260 = !DILocation(line: 123, column: 77, scope: !168)
!261 = !DILocation(line: 124, column: 9, scope: !168)
!262 = !DILocation(line: 125, column: 18, scope: !168)
!263 = !DILocation(line: 125, column: 12, scope: !168)
!264 = !DILocation(line: 125, column: 29, scope: !168)
!265 = !DILocation(line: 125, column: 31, scope: !168)
!266 = !DILocation(line: 125, column: 28, scope: !168)
!267 = !DILocation(line: 125, column: 25, scope: !168)
!268 = !DILocation(line: 125, column: 5, scope: !168)
!269 = !DILocation(line: 126, column: 1, scope: !168)
!270 = distinct !DISubprogram(name: "datagrams", scope: !1, file: !1, line: 128, type: !11, scopeLine: 129, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!271 = !DILocation(line: 130, column: 31, scope: !270)
!272 = !DILocation(line: 131, column: 15, scope: !270)
!273 = !DILocation(line: 132, column: 13, scope: !270)
!274 = !DILocation(line: 132, column: 9, scope: !270)
!275 = !DILocation(line: 132, column: 49, scope: !270)
!276 = !DILocation(line: 132, column: 45, scope: !270)
!277 = !DILocation(line: 133, column: 10, scope: !270)
!278 = !DILocation(line: 134, column: 20, scope: !270)
!279 = !DILocation(line: 135, column: 14, scope: !270)
!280 = !DILocation(line: 135, column: 17, scope: !270)
!281 = !DILocation(line: 135, column: 9, scope: !270)
!282 = !DILocation(line: 135, column: 56, scope: !270)
!283 = !DILocation(line: 135, column: 64, scope: !270)
!284 = !DILocation(line: 135, column: 67, scope: !270)
!285 = !DILocation(line: 135, column: 59, scope: !270)
!286 = !DILocation(line: 136, column: 9, scope: !270)
!287 = !DILocation(line: 137, column: 29, scope: !270)
!288 = !DILocation(line: 137, column: 21, scope: !270)
!289 = !DILocation(line: 137, column: 12, scope: !270)
!290 = !DILocation(line: 138, column: 16, scope: !270)
!291 = !DILocation(line: 138, column: 29, scope: !270)
!292 = !DILocation(line: 138, column: 9, scope: !270)
!293 = !DILocation(line: 138, column: 68, scope: !270)
!294 = !DILocation(line: 138, column: 73, scope: !270)
!295 = !DILocation(line: 138, column: 83, scope: !270)
!296 = !DILocation(line: 138, column: 98, scope: !270)
!297 = !DILocation(line: 138, column: 76, scope: !270)
!298 = !DILocation(line: 138, column: 137, scope: !270)
!299 = !DILocation(line: 139, column: 9, scope: !270)
!300 = !DILocation(line: 140, column: 18, scope: !270)
!301 = !DILocation(line: 140, column: 21, scope: !270)
!302 = !DILocation(line: 140, column: 33, scope: !270)
!303 = !DILocation(line: 140, column: 9, scope: !270)
!304 = !DILocation(line: 140, column: 66, scope: !270)
!305 = !DILocation(line: 140, column: 71, scope: !270)
!306 = !DILocation(line: 140, column: 85, scope: !270)
!307 = !DILocation(line: 140, column: 74, scope: !270)
!308 = !DILocation(line: 140, column: 106, scope: !270)
!309 = !DILocation(line: 140, column: 98, scope: !270)
!310 = !DILocation(line: 140, column: 95, scope: !270)
!311 = !DILocation(line: 141, column: 9, scope: !270)
!312 = !DILocation(line: 142, column: 17, scope: !270)
!313 = !DILocation(line: 142, column: 20, scope: !270)
!314 = !DILocation(line: 142, column: 46, scope: !270)
!315 = !DILocation(line: 142, column: 9, scope: !270)
!316 = !DILocation(line: 142, column: 52, scope: !270)
!317 = !DILocation(line: 142, column: 60, scope: !270)
!318 = !DILocation(line: 142, column: 63, scope: !270)
!319 = !DILocation(line: 142, column: 68, scope: !270)
!320 = !DILocation(line: 142, column: 55, scope: !270)
!321 = !DILocation(line: 142, column: 87, scope: !270)
!322 = !DILocation(line: 142, column: 92, scope: !270)
!323 = !DILocation(line: 142, column: 100, scope: !270)
!324 = !DILocation(line: 142, column: 103, scope: !270)
!325 = !DILocation(line: 142, column: 95, scope: !270)
!326 = !DILocation(line: 142, column: 115, scope: !270)
!327 = !DILocation(line: 143, column: 9, scope: !270)
!328 = !DILocation(line: 144, column: 14, scope: !270)
!329 = !DILocation(line: 144, column: 17, scope: !270)
!330 = !DILocation(line: 144, column: 22, scope: !270)
!331 = !DILocation(line: 144, column: 9, scope: !270)
!332 = !DILocation(line: 144, column: 33, scope: !270)
!333 = !DILocation(line: 144, column: 38, scope: !270)
!334 = !DILocation(line: 144, column: 41, scope: !270)
!335 = !DILocation(line: 144, column: 49, scope: !270)
!336 = !DILocation(line: 145, column: 9, scope: !270)
!337 = !DILocation(line: 146, column: 16, scope: !270)
!338 = !DILocation(line: 146, column: 5, scope: !270)
!339 = !DILocation(line: 147, column: 14, scope: !270)
!340 = !DILocation(line: 147, column: 17, scope: !270)
!341 = !DILocation(line: 147, column: 9, scope: !270)
!342 = !DILocation(line: 147, column: 29, scope: !270)
!343 = !DILocation(line: 147, column: 35, scope: !270)
!344 = !DILocation(line: 147, column: 38, scope: !270)
!345 = !DILocation(line: 147, column: 44, scope: !270)
!346 = !DILocation(line: 148, column: 9, scope: !270)
!347 = !DILocation(line: 149, column: 27, scope: !270)
!348 = !DILocation(line: 149, column: 12, scope: !270)
!349 = !DILocation(line: 149, column: 38, scope: !270)
!350 = !DILocation(line: 149, column: 35, scope: !270)
!351 = !DILocation(line: 149, column: 5, scope: !270)
!352 = !DILocation(line: 150, column: 1, scope: !270)
!353 = distinct !DISubprogram(name: "events", scope: !1, file: !1, line: 152, type: !11, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!354 = !DILocation(line: 154, column: 23, scope: !353)
!355 = !DILocation(line: 155, column: 24, scope: !353)
!356 = !DILocation(line: 156, column: 19, scope: !353)
!357 = !DILocation(line: 157, column: 16, scope: !353)
!358 = !DILocation(line: 157, column: 9, scope: !353)
!359 = !DILocation(line: 157, column: 56, scope: !353)
!360 = !DILocation(line: 157, column: 46, scope: !353)
!361 = !DILocation(line: 157, column: 90, scope: !353)
!362 = !DILocation(line: 157, column: 82, scope: !353)
!363 = !DILocation(line: 158, column: 19, scope: !353)
!364 = !DILocation(line: 158, column: 40, scope: !353)
!365 = !DILocation(line: 158, column: 9, scope: !353)
!366 = !DILocation(line: 158, column: 57, scope: !353)
!367 = !DILocation(line: 158, column: 70, scope: !353)
!368 = !DILocation(line: 158, column: 91, scope: !353)
!369 = !DILocation(line: 158, column: 60, scope: !353)
!370 = !DILocation(line: 158, column: 108, scope: !353)
!371 = !DILocation(line: 158, column: 114, scope: !353)
!372 = !DILocation(line: 158, column: 117, scope: !353)
!373 = !DILocation(line: 158, column: 123, scope: !353)
!374 = !DILocation(line: 159, column: 9, scope: !353)
!375 = !DILocation(line: 160, column: 11, scope: !353)
!376 = !DILocation(line: 160, column: 18, scope: !353)
!377 = !DILocation(line: 160, column: 35, scope: !353)
!378 = !DILocation(line: 160, column: 44, scope: !353)
!379 = !DILocation(line: 161, column: 19, scope: !353)
!380 = !DILocation(line: 161, column: 40, scope: !353)
!381 = !DILocation(line: 161, column: 9, scope: !353)
!382 = !DILocation(line: 161, column: 55, scope: !353)
!383 = !DILocation(line: 161, column: 69, scope: !353)
!384 = !DILocation(line: 161, column: 75, scope: !353)
!385 = !DILocation(line: 161, column: 58, scope: !353)
!386 = !DILocation(line: 161, column: 88, scope: !353)
!387 = !DILocation(line: 161, column: 93, scope: !353)
!388 = !DILocation(line: 161, column: 96, scope: !353)
!389 = !DILocation(line: 161, column: 104, scope: !353)
!390 = !DILocation(line: 161, column: 109, scope: !353)
!391 = !DILocation(line: 161, column: 113, scope: !353)
!392 = !DILocation(line: 162, column: 9, scope: !353)
!393 = !DILocation(line: 163, column: 14, scope: !353)
!394 = !DILocation(line: 163, column: 9, scope: !353)
!395 = !DILocation(line: 163, column: 34, scope: !353)
!396 = !DILocation(line: 163, column: 39, scope: !353)
!397 = !DILocation(line: 163, column: 42, scope: !353)
!398 = !DILocation(line: 163, column: 48, scope: !353)
!399 = !DILocation(line: 163, column: 53, scope: !353)
!400 = !DILocation(line: 163, column: 61, scope: !353)
!401 = !DILocation(line: 163, column: 56, scope: !353)
!402 = !DILocation(line: 163, column: 81, scope: !353)
!403 = !DILocation(line: 163, column: 87, scope: !353)
!404 = !DILocation(line: 163, column: 90, scope: !353)
!405 = !DILocation(line: 163, column: 96, scope: !353)
!406 = !DILocation(line: 164, column: 9, scope: !353)
!407 = !DILocation(line: 165, column: 20, scope: !353)
!408 = !DILocation(line: 165, column: 26, scope: !353)
!409 = !DILocation(line: 165, column: 9, scope: !353)
!410 = !DILocation(line: 165, column: 38, scope: !353)
!411 = !DILocation(line: 166, column: 9, scope: !353)
!412 = !DILocation(line: 167, column: 21, scope: !353)
!413 = !DILocation(line: 167, column: 5, scope: !353)
!414 = !DILocation(line: 168, column: 20, scope: !353)
!415 = !DILocation(line: 168, column: 26, scope: !353)
!416 = !DILocation(line: 168, column: 9, scope: !353)
!417 = !DILocation(line: 168, column: 41, scope: !353)
!418 = !DILocation(line: 168, column: 46, scope: !353)
!419 = !DILocation(line: 168, column: 49, scope: !353)
!420 = !DILocation(line: 168, column: 57, scope: !353)
!421 = !DILocation(line: 168, column: 62, scope: !353)
!422 = !DILocation(line: 168, column: 66, scope: !353)
!423 = !DILocation(line: 168, column: 71, scope: !353)
!424 = !DILocation(line: 168, column: 79, scope: !353)
!425 = !DILocation(line: 168, column: 74, scope: !353)
!426 = !DILocation(line: 168, column: 97, scope: !353)
!427 = !DILocation(line: 168, column: 102, scope: !353)
!428 = !DILocation(line: 168, column: 105, scope: !353)
!429 = !DILocation(line: 168, column: 111, scope: !353)
!430 = !DILocation(line: 169, column: 9, scope: !353)
!431 = !DILocation(line: 170, column: 34, scope: !353)
!432 = !DILocation(line: 170, column: 46, scope: !353)
!433 = !DILocation(line: 170, column: 54, scope: !353)
!434 = !DILocation(line: 170, column: 10, scope: !353)
!435 = !DILocation(line: 170, column: 19, scope: !353)
!436 = !DILocation(line: 170, column: 27, scope: !353)
!437 = !DILocation(line: 171, column: 21, scope: !353)
!438 = !DILocation(line: 171, column: 5, scope: !353)
!439 = !DILocation(line: 172, column: 11, scope: !353)
!440 = !DILocation(line: 172, column: 18, scope: !353)
!441 = !DILocation(line: 172, column: 45, scope: !353)
!442 = !DILocation(line: 172, column: 54, scope: !353)
!443 = !DILocation(line: 173, column: 15, scope: !353)
!444 = !DILocation(line: 173, column: 36, scope: !353)
!445 = !DILocation(line: 173, column: 5, scope: !353)
!446 = !DILocation(line: 174, column: 19, scope: !353)
!447 = !DILocation(line: 174, column: 28, scope: !353)
!448 = !DILocation(line: 174, column: 30, scope: !353)
!449 = !DILocation(line: 174, column: 5, scope: !353)
!450 = !DILocation(line: 175, column: 20, scope: !353)
!451 = !DILocation(line: 175, column: 26, scope: !353)
!452 = !DILocation(line: 175, column: 9, scope: !353)
!453 = !DILocation(line: 175, column: 38, scope: !353)
!454 = !DILocation(line: 175, column: 43, scope: !353)
!455 = !DILocation(line: 175, column: 46, scope: !353)
!456 = !DILocation(line: 175, column: 54, scope: !353)
!457 = !DILocation(line: 175, column: 59, scope: !353)
!458 = !DILocation(line: 175, column: 63, scope: !353)
!459 = !DILocation(line: 175, column: 68, scope: !353)
!460 = !DILocation(line: 175, column: 82, scope: !353)
!461 = !DILocation(line: 175, column: 88, scope: !353)
!462 = !DILocation(line: 175, column: 71, scope: !353)
!463 = !DILocation(line: 175, column: 100, scope: !353)
!464 = !DILocation(line: 176, column: 9, scope: !353)
!465 = !DILocation(line: 177, column: 19, scope: !353)
!466 = !DILocation(line: 177, column: 5, scope: !353)
!467 = !DILocation(line: 178, column: 20, scope: !353)
!468 = !DILocation(line: 178, column: 26, scope: !353)
!469 = !DILocation(line: 178, column: 9, scope: !353)
!470 = !DILocation(line: 178, column: 38, scope: !353)
!471 = !DILocation(line: 178, column: 43, scope: !353)
!472 = !DILocation(line: 178, column: 59, scope: !353)
!473 = !DILocation(line: 178, column: 46, scope: !353)
!474 = !DILocation(line: 178, column: 76, scope: !353)
!475 = !DILocation(line: 178, column: 79, scope: !353)
!476 = !DILocation(line: 178, column: 88, scope: !353)
!477 = !DILocation(line: 178, column: 90, scope: !353)
!478 = !DILocation(line: 178, column: 85, scope: !353)
!479 = !DILocation(line: 179, column: 9, scope: !353)
!480 = !DILocation(line: 180, column: 11, scope: !353)
!481 = !DILocation(line: 180, column: 18, scope: !353)
!482 = !DILocation(line: 181, column: 15, scope: !353)
!483 = !DILocation(line: 181, column: 36, scope: !353)
!484 = !DILocation(line: 181, column: 5, scope: !353)
!485 = !DILocation(line: 182, column: 19, scope: !353)
!486 = !DILocation(line: 182, column: 5, scope: !353)
!487 = !DILocation(line: 183, column: 20, scope: !353)
!488 = !DILocation(line: 183, column: 26, scope: !353)
!489 = !DILocation(line: 183, column: 9, scope: !353)
!490 = !DILocation(line: 183, column: 38, scope: !353)
!491 = !DILocation(line: 183, column: 43, scope: !353)
!492 = !DILocation(line: 183, column: 57, scope: !353)
!493 = !DILocation(line: 183, column: 63, scope: !353)
!494 = !DILocation(line: 183, column: 46, scope: !353)
!495 = !DILocation(line: 183, column: 75, scope: !353)
!496 = !DILocation(line: 184, column: 9, scope: !353)
!497 = !DILocation(line: 185, column: 11, scope: !353)
!498 = !DILocation(line: 185, column: 5, scope: !353)
!499 = !DILocation(line: 186, column: 22, scope: !353)
!500 = !DILocation(line: 186, column: 43, scope: !353)
!501 = !DILocation(line: 186, column: 12, scope: !353)
!502 = !DILocation(line: 186, column: 55, scope: !353)
!503 = !DILocation(line: 186, column: 61, scope: !353)
!504 = !DILocation(line: 186, column: 64, scope: !353)
!505 = !DILocation(line: 186, column: 70, scope: !353)
!506 = !DILocation(line: 0, scope: !353)
!507 = !DILocation(line: 186, column: 5, scope: !353)
!508 = !DILocation(line: 187, column: 1, scope: !353)
!509 = distinct !DISubprogram(name: "named", scope: !1, file: !1, line: 189, type: !11, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!510 = !DILocation(line: 191, column: 24, scope: !509)
!511 = !DILocation(line: 191, column: 84, scope: !509)
!512 = !DILocation(line: 193, column: 19, scope: !509)
!513 = !DILocation(line: 194, column: 13, scope: !509)
!514 = !DILocation(line: 194, column: 9, scope: !509)
!515 = !DILocation(line: 194, column: 50, scope: !509)
!516 = !DILocation(line: 194, column: 46, scope: !509)
!517 = !DILocation(line: 194, column: 87, scope: !509)
!518 = !DILocation(line: 194, column: 83, scope: !509)
!519 = !DILocation(line: 195, column: 17, scope: !509)
!520 = !DILocation(line: 195, column: 12, scope: !509)
!521 = !DILocation(line: 195, column: 5, scope: !509)
!522 = !DILocation(line: 196, column: 17, scope: !509)
!523 = !DILocation(line: 196, column: 20, scope: !509)
!524 = !DILocation(line: 196, column: 9, scope: !509)
!525 = !DILocation(line: 196, column: 59, scope: !509)
!526 = !DILocation(line: 196, column: 65, scope: !509)
!527 = !DILocation(line: 196, column: 68, scope: !509)
!528 = !DILocation(line: 196, column: 74, scope: !509)
!529 = !DILocation(line: 197, column: 9, scope: !509)
!530 = !DILocation(line: 198, column: 14, scope: !509)
!531 = !DILocation(line: 198, column: 17, scope: !509)
!532 = !DILocation(line: 198, column: 9, scope: !509)
!533 = !DILocation(line: 198, column: 56, scope: !509)
!534 = !DILocation(line: 198, column: 67, scope: !509)
!535 = !DILocation(line: 198, column: 70, scope: !509)
!536 = !DILocation(line: 198, column: 59, scope: !509)
!537 = !DILocation(line: 198, column: 109, scope: !509)
!538 = !DILocation(line: 198, column: 115, scope: !509)
!539 = !DILocation(line: 198, column: 118, scope: !509)
!540 = !DILocation(line: 198, column: 124, scope: !509)
!541 = !DILocation(line: 199, column: 9, scope: !509)
!542 = !DILocation(line: 200, column: 14, scope: !509)
!543 = !DILocation(line: 200, column: 17, scope: !509)
!544 = !DILocation(line: 200, column: 9, scope: !509)
!545 = !DILocation(line: 200, column: 56, scope: !509)
!546 = !DILocation(line: 200, column: 62, scope: !509)
!547 = !DILocation(line: 200, column: 65, scope: !509)
!548 = !DILocation(line: 200, column: 71, scope: !509)
!549 = !DILocation(line: 200, column: 85, scope: !509)
!550 = !DILocation(line: 200, column: 93, scope: !509)
!551 = !DILocation(line: 200, column: 96, scope: !509)
!552 = !DILocation(line: 200, column: 88, scope: !509)
!553 = !DILocation(line: 201, column: 9, scope: !509)
!554 = !DILocation(line: 202, column: 12, scope: !509)
!555 = !DILocation(line: 202, column: 5, scope: !509)
!556 = !DILocation(line: 203, column: 28, scope: !509)
!557 = !DILocation(line: 203, column: 29, scope: !509)
!558 = !DILocation(line: 203, column: 13, scope: !509)
!559 = !DILocation(line: 204, column: 9, scope: !509)
!560 = !DILocation(line: 204, column: 28, scope: !509)
!561 = !DILocation(line: 204, column: 33, scope: !509)
!562 = !DILocation(line: 204, column: 44, scope: !509)
!563 = !DILocation(line: 204, column: 47, scope: !509)
!564 = !DILocation(line: 204, column: 36, scope: !509)
!565 = !DILocation(line: 204, column: 86, scope: !509)
!566 = !DILocation(line: 204, column: 89, scope: !509)
!567 = !DILocation(line: 204, column: 109, scope: !509)
!568 = !DILocation(line: 205, column: 9, scope: !509)
!569 = !DILocation(line: 206, column: 22, scope: !509)
!570 = !DILocation(line: 206, column: 25, scope: !509)
!571 = !DILocation(line: 206, column: 14, scope: !509)
!572 = !DILocation(line: 206, column: 9, scope: !509)
!573 = !DILocation(line: 207, column: 14, scope: !509)
!574 = !DILocation(line: 207, column: 9, scope: !509)
!575 = !DILocation(line: 207, column: 27, scope: !509)
!576 = !DILocation(line: 207, column: 33, scope: !509)
!577 = !DILocation(line: 207, column: 36, scope: !509)
!578 = !DILocation(line: 207, column: 42, scope: !509)
!579 = !DILocation(line: 207, column: 52, scope: !509)
!580 = !DILocation(line: 207, column: 60, scope: !509)
!581 = !DILocation(line: 207, column: 55, scope: !509)
!582 = !DILocation(line: 207, column: 73, scope: !509)
!583 = !DILocation(line: 207, column: 78, scope: !509)
!584 = !DILocation(line: 207, column: 86, scope: !509)
!585 = !DILocation(line: 207, column: 81, scope: !509)
!586 = !DILocation(line: 207, column: 99, scope: !509)
!587 = !DILocation(line: 208, column: 9, scope: !509)
!588 = !DILocation(line: 209, column: 11, scope: !509)
!589 = !DILocation(line: 209, column: 5, scope: !509)
!590 = !DILocation(line: 210, column: 28, scope: !509)
!591 = !DILocation(line: 210, column: 29, scope: !509)
!592 = !DILocation(line: 210, column: 13, scope: !509)
!593 = !DILocation(line: 211, column: 9, scope: !509)
!594 = !DILocation(line: 211, column: 28, scope: !509)
!595 = !DILocation(line: 211, column: 33, scope: !509)
!596 = !DILocation(line: 211, column: 44, scope: !509)
!597 = !DILocation(line: 211, column: 38, scope: !509)
!598 = !DILocation(line: 211, column: 52, scope: !509)
!599 = !DILocation(line: 211, column: 63, scope: !509)
!600 = !DILocation(line: 211, column: 74, scope: !509)
!601 = !DILocation(line: 211, column: 68, scope: !509)
!602 = !DILocation(line: 211, column: 82, scope: !509)
!603 = !DILocation(line: 212, column: 9, scope: !509)
!604 = !DILocation(line: 213, column: 17, scope: !509)
!605 = !DILocation(line: 213, column: 12, scope: !509)
!606 = !DILocation(line: 213, column: 5, scope: !509)
!607 = !DILocation(line: 214, column: 12, scope: !509)
!608 = !DILocation(line: 214, column: 19, scope: !509)
!609 = !DILocation(line: 214, column: 16, scope: !509)
!610 = !DILocation(line: 214, column: 5, scope: !509)
!611 = !DILocation(line: 215, column: 1, scope: !509)
!612 = distinct !DISubprogram(name: "ended", scope: !1, file: !1, line: 228, type: !11, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!613 = !DILocation(line: 230, column: 27, scope: !612)
!614 = !DILocation(line: 230, column: 17, scope: !612)
!615 = !DILocation(line: 230, column: 64, scope: !612)
!616 = !DILocation(line: 230, column: 60, scope: !612)
!617 = !DILocation(line: 230, column: 86, scope: !612)
!618 = !DILocation(line: 230, column: 82, scope: !612)
!619 = !DILocation(line: 231, column: 20, scope: !612)
!620 = !DILocation(line: 232, column: 24, scope: !612)
!621 = !DILocation(line: 234, column: 30, scope: !612)
!622 = !DILocation(line: 234, column: 31, scope: !612)
!623 = !DILocation(line: 234, column: 29, scope: !612)
!624 = !DILocation(line: 234, column: 41, scope: !612)
!625 = !DILocation(line: 234, column: 42, scope: !612)
!626 = !DILocation(line: 234, column: 47, scope: !612)
!627 = !DILocation(line: 236, column: 41, scope: !612)
!628 = !DILocation(line: 236, column: 5, scope: !612)
!629 = !DILocation(line: 237, column: 16, scope: !612)
!630 = !DILocation(line: 237, column: 5, scope: !612)
!631 = !DILocation(line: 238, column: 38, scope: !612)
!632 = !DILocation(line: 238, column: 5, scope: !612)
!633 = !DILocation(line: 239, column: 14, scope: !612)
!634 = !DILocation(line: 239, column: 22, scope: !612)
!635 = !DILocation(line: 239, column: 9, scope: !612)
!636 = !DILocation(line: 239, column: 34, scope: !612)
!637 = !DILocation(line: 239, column: 40, scope: !612)
!638 = !DILocation(line: 239, column: 43, scope: !612)
!639 = !DILocation(line: 239, column: 49, scope: !612)
!640 = !DILocation(line: 240, column: 9, scope: !612)
!641 = !DILocation(line: 241, column: 18, scope: !612)
!642 = !DILocation(line: 241, column: 5, scope: !612)
!643 = !DILocation(line: 242, column: 14, scope: !612)
!644 = !DILocation(line: 242, column: 22, scope: !612)
!645 = !DILocation(line: 242, column: 9, scope: !612)
!646 = !DILocation(line: 242, column: 31, scope: !612)
!647 = !DILocation(line: 243, column: 9, scope: !612)
!648 = !DILocation(line: 244, column: 12, scope: !612)
!649 = !DILocation(line: 244, column: 5, scope: !612)
!650 = !DILocation(line: 245, column: 10, scope: !612)
!651 = !DILocation(line: 246, column: 5, scope: !612)
!652 = !DILocation(line: 247, column: 16, scope: !612)
!653 = !DILocation(line: 247, column: 25, scope: !612)
!654 = !DILocation(line: 247, column: 9, scope: !612)
!655 = !DILocation(line: 247, column: 31, scope: !612)
!656 = !DILocation(line: 247, column: 37, scope: !612)
!657 = !DILocation(line: 247, column: 40, scope: !612)
!658 = !DILocation(line: 247, column: 46, scope: !612)
!659 = !DILocation(line: 248, column: 9, scope: !612)
!660 = !DILocation(line: 249, column: 18, scope: !612)
!661 = !DILocation(line: 249, column: 5, scope: !612)
!662 = !DILocation(line: 250, column: 41, scope: !612)
!663 = !DILocation(line: 250, column: 5, scope: !612)
!664 = !DILocation(line: 251, column: 21, scope: !612)
!665 = !DILocation(line: 251, column: 5, scope: !612)
!666 = !DILocation(line: 251, column: 13, scope: !612)
!667 = !DILocation(line: 252, column: 12, scope: !612)
!668 = !DILocation(line: 252, column: 20, scope: !612)
!669 = !DILocation(line: 252, column: 5, scope: !612)
!670 = !DILocation(line: 253, column: 15, scope: !612)
!671 = !DILocation(line: 253, column: 23, scope: !612)
!672 = !DILocation(line: 253, column: 9, scope: !612)
!673 = !DILocation(line: 253, column: 33, scope: !612)
!674 = !DILocation(line: 253, column: 38, scope: !612)
!675 = !DILocation(line: 253, column: 56, scope: !612)
!676 = !DILocation(line: 253, column: 41, scope: !612)
!677 = !DILocation(line: 253, column: 67, scope: !612)
!678 = !DILocation(line: 253, column: 64, scope: !612)
!679 = !DILocation(line: 254, column: 9, scope: !612)
!680 = !DILocation(line: 255, column: 15, scope: !612)
!681 = !DILocation(line: 255, column: 33, scope: !612)
!682 = !DILocation(line: 255, column: 5, scope: !612)
!683 = !DILocation(line: 256, column: 19, scope: !612)
!684 = !DILocation(line: 256, column: 37, scope: !612)
!685 = !DILocation(line: 256, column: 9, scope: !612)
!686 = !DILocation(line: 256, column: 48, scope: !612)
!687 = !DILocation(line: 256, column: 54, scope: !612)
!688 = !DILocation(line: 256, column: 57, scope: !612)
!689 = !DILocation(line: 256, column: 63, scope: !612)
!690 = !DILocation(line: 257, column: 9, scope: !612)
!691 = !DILocation(line: 258, column: 5, scope: !612)
!692 = !DILocation(line: 259, column: 1, scope: !612)
!693 = distinct !DISubprogram(name: "told", scope: !1, file: !1, line: 262, type: !11, scopeLine: 263, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!694 = !DILocation(line: 264, column: 31, scope: !693)
!695 = !DILocation(line: 265, column: 15, scope: !693)
!696 = !DILocation(line: 267, column: 19, scope: !693)
!697 = !DILocation(line: 267, column: 9, scope: !693)
!698 = !DILocation(line: 267, column: 56, scope: !693)
!699 = !DILocation(line: 267, column: 52, scope: !693)
!700 = !DILocation(line: 267, column: 105, scope: !693)
!701 = !DILocation(line: 268, column: 19, scope: !693)
!702 = !DILocation(line: 269, column: 10, scope: !693)
!703 = !DILocation(line: 269, column: 19, scope: !693)
!704 = !DILocation(line: 269, column: 5, scope: !693)
!705 = !DILocation(line: 270, column: 12, scope: !693)
!706 = !DILocation(line: 270, column: 5, scope: !693)
!707 = !DILocation(line: 271, column: 29, scope: !693)
!708 = !DILocation(line: 271, column: 21, scope: !693)
!709 = !DILocation(line: 271, column: 12, scope: !693)
!710 = !DILocation(line: 272, column: 17, scope: !693)
!711 = !DILocation(line: 272, column: 20, scope: !693)
!712 = !DILocation(line: 272, column: 9, scope: !693)
!713 = !DILocation(line: 272, column: 59, scope: !693)
!714 = !DILocation(line: 272, column: 65, scope: !693)
!715 = !DILocation(line: 272, column: 68, scope: !693)
!716 = !DILocation(line: 272, column: 74, scope: !693)
!717 = !DILocation(line: 273, column: 9, scope: !693)
!718 = !DILocation(line: 274, column: 28, scope: !693)
!719 = !DILocation(line: 274, column: 29, scope: !693)
!720 = !DILocation(line: 274, column: 13, scope: !693)
!721 = !DILocation(line: 275, column: 9, scope: !693)
!722 = !DILocation(line: 275, column: 29, scope: !693)
!723 = !DILocation(line: 275, column: 34, scope: !693)
!724 = !DILocation(line: 275, column: 43, scope: !693)
!725 = !DILocation(line: 275, column: 37, scope: !693)
!726 = !DILocation(line: 275, column: 51, scope: !693)
!727 = !DILocation(line: 275, column: 62, scope: !693)
!728 = !DILocation(line: 275, column: 73, scope: !693)
!729 = !DILocation(line: 275, column: 76, scope: !693)
!730 = !DILocation(line: 275, column: 65, scope: !693)
!731 = !DILocation(line: 275, column: 115, scope: !693)
!732 = !DILocation(line: 276, column: 17, scope: !693)
!733 = !DILocation(line: 276, column: 20, scope: !693)
!734 = !DILocation(line: 276, column: 9, scope: !693)
!735 = !DILocation(line: 276, column: 59, scope: !693)
!736 = !DILocation(line: 276, column: 65, scope: !693)
!737 = !DILocation(line: 276, column: 68, scope: !693)
!738 = !DILocation(line: 276, column: 74, scope: !693)
!739 = !DILocation(line: 277, column: 9, scope: !693)
!740 = !DILocation(line: 278, column: 21, scope: !693)
!741 = !DILocation(line: 278, column: 30, scope: !693)
!742 = !DILocation(line: 278, column: 14, scope: !693)
!743 = !DILocation(line: 278, column: 9, scope: !693)
!744 = !DILocation(line: 279, column: 10, scope: !693)
!745 = !DILocation(line: 279, column: 5, scope: !693)
!746 = !DILocation(line: 280, column: 14, scope: !693)
!747 = !DILocation(line: 280, column: 5, scope: !693)
!748 = !DILocation(line: 281, column: 28, scope: !693)
!749 = !DILocation(line: 281, column: 29, scope: !693)
!750 = !DILocation(line: 281, column: 13, scope: !693)
!751 = !DILocation(line: 282, column: 9, scope: !693)
!752 = !DILocation(line: 282, column: 29, scope: !693)
!753 = !DILocation(line: 282, column: 34, scope: !693)
!754 = !DILocation(line: 282, column: 43, scope: !693)
!755 = !DILocation(line: 282, column: 37, scope: !693)
!756 = !DILocation(line: 282, column: 51, scope: !693)
!757 = !DILocation(line: 282, column: 75, scope: !693)
!758 = !DILocation(line: 282, column: 83, scope: !693)
!759 = !DILocation(line: 282, column: 78, scope: !693)
!760 = !DILocation(line: 282, column: 96, scope: !693)
!761 = !DILocation(line: 282, column: 101, scope: !693)
!762 = !DILocation(line: 282, column: 104, scope: !693)
!763 = !DILocation(line: 282, column: 111, scope: !693)
!764 = !DILocation(line: 282, column: 108, scope: !693)
!765 = !DILocation(line: 283, column: 9, scope: !693)
!766 = !DILocation(line: 284, column: 10, scope: !693)
!767 = !DILocation(line: 284, column: 5, scope: !693)
!768 = !DILocation(line: 285, column: 11, scope: !693)
!769 = !DILocation(line: 285, column: 5, scope: !693)
!770 = !DILocation(line: 286, column: 11, scope: !693)
!771 = !DILocation(line: 286, column: 5, scope: !693)
!772 = !DILocation(line: 287, column: 9, scope: !693)
!773 = !DILocation(line: 287, column: 7, scope: !693)
!774 = !DILocation(line: 288, column: 17, scope: !693)
!775 = !DILocation(line: 288, column: 20, scope: !693)
!776 = !DILocation(line: 288, column: 9, scope: !693)
!777 = !DILocation(line: 288, column: 59, scope: !693)
!778 = !DILocation(line: 288, column: 65, scope: !693)
!779 = !DILocation(line: 288, column: 68, scope: !693)
!780 = !DILocation(line: 288, column: 74, scope: !693)
!781 = !DILocation(line: 289, column: 9, scope: !693)
!782 = !DILocation(line: 290, column: 28, scope: !693)
!783 = !DILocation(line: 290, column: 29, scope: !693)
!784 = !DILocation(line: 290, column: 13, scope: !693)
!785 = !DILocation(line: 291, column: 10, scope: !693)
!786 = !DILocation(line: 292, column: 9, scope: !693)
!787 = !DILocation(line: 292, column: 29, scope: !693)
!788 = !DILocation(line: 292, column: 34, scope: !693)
!789 = !DILocation(line: 292, column: 45, scope: !693)
!790 = !DILocation(line: 292, column: 39, scope: !693)
!791 = !DILocation(line: 292, column: 53, scope: !693)
!792 = !DILocation(line: 292, column: 64, scope: !693)
!793 = !DILocation(line: 292, column: 78, scope: !693)
!794 = !DILocation(line: 292, column: 67, scope: !693)
!795 = !DILocation(line: 292, column: 118, scope: !693)
!796 = !DILocation(line: 292, column: 121, scope: !693)
!797 = !DILocation(line: 292, column: 127, scope: !693)
!798 = !DILocation(line: 293, column: 9, scope: !693)
!799 = !DILocation(line: 294, column: 25, scope: !693)
!800 = !DILocation(line: 295, column: 15, scope: !693)
!801 = !DILocation(line: 295, column: 13, scope: !693)
!802 = !DILocation(line: 295, column: 53, scope: !693)
!803 = !DILocation(line: 295, column: 51, scope: !693)
!804 = !DILocation(line: 296, column: 10, scope: !693)
!805 = !DILocation(line: 296, column: 19, scope: !693)
!806 = !DILocation(line: 296, column: 5, scope: !693)
!807 = !DILocation(line: 297, column: 12, scope: !693)
!808 = !DILocation(line: 297, column: 5, scope: !693)
!809 = !DILocation(line: 298, column: 10, scope: !693)
!810 = !DILocation(line: 299, column: 17, scope: !693)
!811 = !DILocation(line: 299, column: 26, scope: !693)
!812 = !DILocation(line: 299, column: 5, scope: !693)
!813 = !DILocation(line: 300, column: 32, scope: !693)
!814 = !DILocation(line: 300, column: 21, scope: !693)
!815 = !DILocation(line: 300, column: 12, scope: !693)
!816 = !DILocation(line: 300, column: 50, scope: !693)
!817 = !DILocation(line: 301, column: 17, scope: !693)
!818 = !DILocation(line: 301, column: 20, scope: !693)
!819 = !DILocation(line: 301, column: 9, scope: !693)
!820 = !DILocation(line: 301, column: 59, scope: !693)
!821 = !DILocation(line: 301, column: 69, scope: !693)
!822 = !DILocation(line: 301, column: 78, scope: !693)
!823 = !DILocation(line: 301, column: 62, scope: !693)
!824 = !DILocation(line: 301, column: 111, scope: !693)
!825 = !DILocation(line: 301, column: 115, scope: !693)
!826 = !DILocation(line: 301, column: 119, scope: !693)
!827 = !DILocation(line: 0, scope: !693)
!828 = !DILocation(line: 302, column: 9, scope: !693)
!829 = !DILocation(line: 303, column: 13, scope: !693)
!830 = !DILocation(line: 303, column: 9, scope: !693)
!831 = !DILocation(line: 303, column: 49, scope: !693)
!832 = !DILocation(line: 303, column: 45, scope: !693)
!833 = !DILocation(line: 303, column: 81, scope: !693)
!834 = !DILocation(line: 304, column: 11, scope: !693)
!835 = !DILocation(line: 305, column: 9, scope: !693)
!836 = !DILocation(line: 305, column: 18, scope: !693)
!837 = !DILocation(line: 305, column: 25, scope: !693)
!838 = !DILocation(line: 306, column: 10, scope: !693)
!839 = !DILocation(line: 306, column: 13, scope: !693)
!840 = !DILocation(line: 306, column: 5, scope: !693)
!841 = !DILocation(line: 307, column: 29, scope: !693)
!842 = !DILocation(line: 307, column: 21, scope: !693)
!843 = !DILocation(line: 307, column: 12, scope: !693)
!844 = !DILocation(line: 308, column: 12, scope: !693)
!845 = !DILocation(line: 308, column: 25, scope: !693)
!846 = !DILocation(line: 308, column: 5, scope: !693)
!847 = !DILocation(line: 309, column: 10, scope: !693)
!848 = !DILocation(line: 310, column: 18, scope: !693)
!849 = !DILocation(line: 310, column: 33, scope: !693)
!850 = !DILocation(line: 310, column: 9, scope: !693)
!851 = !DILocation(line: 310, column: 65, scope: !693)
!852 = !DILocation(line: 310, column: 70, scope: !693)
!853 = !DILocation(line: 310, column: 77, scope: !693)
!854 = !DILocation(line: 310, column: 86, scope: !693)
!855 = !DILocation(line: 310, column: 96, scope: !693)
!856 = !DILocation(line: 310, column: 93, scope: !693)
!857 = !DILocation(line: 311, column: 9, scope: !693)
!858 = !DILocation(line: 312, column: 16, scope: !693)
!859 = !DILocation(line: 312, column: 5, scope: !693)
!860 = !DILocation(line: 313, column: 9, scope: !693)
!861 = !DILocation(line: 313, column: 19, scope: !693)
!862 = !DILocation(line: 314, column: 23, scope: !693)
!863 = !DILocation(line: 314, column: 12, scope: !693)
!864 = !DILocation(line: 314, column: 65, scope: !693)
!865 = !DILocation(line: 314, column: 68, scope: !693)
!866 = !DILocation(line: 314, column: 72, scope: !693)
!867 = !DILocation(line: 314, column: 5, scope: !693)
!868 = !DILocation(line: 315, column: 1, scope: !693)
!869 = distinct !DISubprogram(name: "loopback", scope: !1, file: !1, line: 21, type: !11, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!870 = !DILocation(line: 24, column: 5, scope: !869)
!871 = !DILocation(line: 25, column: 10, scope: !869)
!872 = !DILocation(line: 25, column: 21, scope: !869)
!873 = !DILocation(line: 26, column: 27, scope: !869)
!874 = !DILocation(line: 26, column: 21, scope: !869)
!875 = !DILocation(line: 26, column: 10, scope: !869)
!876 = !DILocation(line: 26, column: 19, scope: !869)
!877 = !DILocation(line: 27, column: 28, scope: !869)
!878 = !DILocation(line: 27, column: 10, scope: !869)
!879 = !DILocation(line: 27, column: 19, scope: !869)
!880 = !DILocation(line: 27, column: 26, scope: !869)
!881 = !DILocation(line: 28, column: 5, scope: !869)
!882 = distinct !DISubprogram(name: "port_of", scope: !1, file: !1, line: 75, type: !11, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!883 = !DILocation(line: 78, column: 15, scope: !882)
!884 = !DILocation(line: 79, column: 24, scope: !882)
!885 = !DILocation(line: 79, column: 28, scope: !882)
!886 = !DILocation(line: 79, column: 12, scope: !882)
!887 = !DILocation(line: 79, column: 61, scope: !882)
!888 = !DILocation(line: 79, column: 64, scope: !882)
!889 = !DILocation(line: 79, column: 69, scope: !882)
!890 = !DILocation(line: 79, column: 102, scope: !882)
!891 = !DILocation(line: 79, column: 91, scope: !882)
!892 = !DILocation(line: 79, column: 5, scope: !882)
!893 = distinct !DISubprogram(name: "ask", scope: !1, file: !1, line: 83, type: !11, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!894 = !DILocation(line: 85, column: 40, scope: !893)
!895 = !DILocation(line: 85, column: 31, scope: !893)
!896 = !DILocation(line: 86, column: 10, scope: !893)
!897 = !DILocation(line: 87, column: 10, scope: !893)
!898 = !DILocation(line: 88, column: 14, scope: !893)
!899 = !DILocation(line: 88, column: 9, scope: !893)
!900 = !DILocation(line: 89, column: 18, scope: !893)
!901 = !DILocation(line: 89, column: 22, scope: !893)
!902 = !DILocation(line: 89, column: 10, scope: !893)
!903 = !DILocation(line: 89, column: 61, scope: !893)
!904 = !DILocation(line: 89, column: 69, scope: !893)
!905 = !DILocation(line: 89, column: 73, scope: !893)
!906 = !DILocation(line: 89, column: 64, scope: !893)
!907 = !DILocation(line: 89, column: 85, scope: !893)
!908 = !DILocation(line: 89, column: 90, scope: !893)
!909 = !DILocation(line: 89, column: 98, scope: !893)
!910 = !DILocation(line: 89, column: 93, scope: !893)
!911 = !DILocation(line: 89, column: 117, scope: !893)
!912 = !DILocation(line: 89, column: 9, scope: !893)
!913 = !DILocation(line: 90, column: 30, scope: !893)
!914 = !DILocation(line: 90, column: 15, scope: !893)
!915 = !DILocation(line: 90, column: 13, scope: !893)
!916 = !DILocation(line: 90, column: 9, scope: !893)
!917 = !DILocation(line: 91, column: 11, scope: !893)
!918 = !DILocation(line: 91, column: 5, scope: !893)
!919 = !DILocation(line: 92, column: 20, scope: !893)
!920 = !DILocation(line: 92, column: 12, scope: !893)
!921 = !DILocation(line: 92, column: 5, scope: !893)
!922 = distinct !DISubprogram(name: "ends", scope: !1, file: !1, line: 218, type: !11, scopeLine: 219, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!923 = !DILocation(line: 220, column: 5, scope: !922)
!924 = !DILocation(line: 221, column: 9, scope: !922)
!925 = !DILocation(line: 222, column: 26, scope: !922)
!926 = !DILocation(line: 222, column: 18, scope: !922)
!927 = !DILocation(line: 222, column: 9, scope: !922)
!928 = !DILocation(line: 224, column: 23, scope: !922)
!929 = !DILocation(line: 224, column: 15, scope: !922)
!930 = !DILocation(line: 224, column: 9, scope: !922)
!931 = !DILocation(line: 225, column: 5, scope: !922)
