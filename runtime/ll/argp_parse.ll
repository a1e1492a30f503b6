; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/argp_parse.c
; ModuleID = 'runtime/c/argp_parse.c'
source_filename = "runtime/c/argp_parse.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.argp = type { %struct.argp_option*, i32 (i32, i8*, %struct.argp_state*)*, i8*, i8*, %struct.argp_child*, i8* (i32, i8*, i8*)*, i8* }
%struct.argp_option = type { i8*, i32, i8*, i32, i8*, i32 }
%struct.argp_state = type { %struct.argp*, i32, i8**, i32, i32, i32, i32, i8*, i8**, i8*, i8*, %struct.sv_file*, %struct.sv_file*, i8* }
%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.argp_child = type { %struct.argp*, i32, i8*, i32 }
%struct.parsing = type { %struct.argp_state, %struct.group*, i32, i8*, %struct.option*, i32, i32 }
%struct.group = type { %struct.argp*, i32 (i32, i8*, %struct.argp_state*)*, %struct.group*, i32, i32, i8*, i8**, i8*, i8* }
%struct.option = type { i8*, i32, i32*, i32 }

@argp_err_exit_status = dso_local local_unnamed_addr global i32 64, align 4
@help_argp = internal constant %struct.argp { %struct.argp_option* getelementptr inbounds ([5 x %struct.argp_option], [5 x %struct.argp_option]* @help_options, i32 0, i32 0), i32 (i32, i8*, %struct.argp_state*)* @parse_help, i8* null, i8* null, %struct.argp_child* null, i8* (i32, i8*, i8*)* null, i8* null }, align 8
@argp_program_version = dso_local local_unnamed_addr global i8* null, align 8
@argp_program_version_hook = dso_local local_unnamed_addr global void (%struct.sv_file*, %struct.argp_state*)* null, align 8
@version_argp = internal constant %struct.argp { %struct.argp_option* getelementptr inbounds ([2 x %struct.argp_option], [2 x %struct.argp_option]* @version_options, i32 0, i32 0), i32 (i32, i8*, %struct.argp_state*)* @parse_version, i8* null, i8* null, %struct.argp_child* null, i8* (i32, i8*, i8*)* null, i8* null }, align 8
@argp_program_bug_address = dso_local local_unnamed_addr global i8* null, align 8
@help_options = internal constant [5 x %struct.argp_option] [%struct.argp_option { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i32 0, i32 0), i32 63, i8* null, i32 0, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.1, i32 0, i32 0), i32 -1 }, %struct.argp_option { i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.2, i32 0, i32 0), i32 -3, i8* null, i32 0, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.3, i32 0, i32 0), i32 0 }, %struct.argp_option { i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.4, i32 0, i32 0), i32 -2, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i32 0, i32 0), i32 2, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.6, i32 0, i32 0), i32 0 }, %struct.argp_option { i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.7, i32 0, i32 0), i32 -4, i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.8, i32 0, i32 0), i32 3, i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.9, i32 0, i32 0), i32 0 }, %struct.argp_option zeroinitializer], align 16
@.str = private unnamed_addr constant [5 x i8] c"help\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"Give this help list\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"usage\00", align 1
@.str.3 = private unnamed_addr constant [27 x i8] c"Give a short usage message\00", align 1
@.str.4 = private unnamed_addr constant [13 x i8] c"program-name\00", align 1
@.str.5 = private unnamed_addr constant [5 x i8] c"NAME\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"Set the program name\00", align 1
@.str.7 = private unnamed_addr constant [5 x i8] c"HANG\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"SECS\00", align 1
@.str.9 = private unnamed_addr constant [37 x i8] c"Hang for SECS seconds (default 3600)\00", align 1
@program_invocation_name = external dso_local local_unnamed_addr global i8*, align 8
@program_invocation_short_name = external dso_local local_unnamed_addr global i8*, align 8
@version_options = internal constant [2 x %struct.argp_option] [%struct.argp_option { i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.10, i32 0, i32 0), i32 86, i8* null, i32 0, i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.11, i32 0, i32 0), i32 -1 }, %struct.argp_option zeroinitializer], align 16
@.str.10 = private unnamed_addr constant [8 x i8] c"version\00", align 1
@.str.11 = private unnamed_addr constant [22 x i8] c"Print program version\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.14 = private unnamed_addr constant [35 x i8] c"(PROGRAM ERROR) No version known!?\00", align 1
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@stdout = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.15 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.16 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@optind = external dso_local local_unnamed_addr global i32, align 4
@opterr = external dso_local local_unnamed_addr global i32, align 4
@optopt = external dso_local local_unnamed_addr global i32, align 4
@optarg = external dso_local local_unnamed_addr global i8*, align 8
@.str.17 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.18 = private unnamed_addr constant [53 x i8] c"(PROGRAM ERROR) Option should have been recognized!?\00", align 1
@.str.19 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"-%c: %s\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"--%s: %s\00", align 1
@.str.22 = private unnamed_addr constant [24 x i8] c"%s: Too many arguments\0A\00", align 1

; Function Attrs: nounwind optsize
define dso_local i32 @argp_parse(%struct.argp* noundef %0, i32 noundef %1, i8** noundef %2, i32 noundef %3, i32* noundef writeonly %4, i8* noundef %5) local_unnamed_addr #0 {
  %7 = alloca [4 x %struct.argp_child], align 16
  %8 = alloca %struct.argp, align 8
  %9 = alloca %struct.parsing, align 8
  %10 = bitcast [4 x %struct.argp_child]* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %10) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 16 dereferenceable(128) %10, i8 0, i64 128, i1 false)
  %11 = getelementptr inbounds [4 x %struct.argp_child], [4 x %struct.argp_child]* %7, i64 0, i64 0
  %12 = getelementptr inbounds [4 x %struct.argp_child], [4 x %struct.argp_child]* %7, i64 0, i64 0, i32 0
  store %struct.argp* %0, %struct.argp** %12, align 16, !tbaa !2
  %13 = getelementptr inbounds [4 x %struct.argp_child], [4 x %struct.argp_child]* %7, i64 0, i64 1
  %14 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %13, i64 0, i32 0
  store %struct.argp* @help_argp, %struct.argp** %14, align 16, !tbaa !2
  %15 = getelementptr inbounds [4 x %struct.argp_child], [4 x %struct.argp_child]* %7, i64 0, i64 2, i32 0
  %16 = load i8*, i8** @argp_program_version, align 8, !tbaa !8
  %17 = icmp ne i8* %16, null
  %18 = load void (%struct.sv_file*, %struct.argp_state*)*, void (%struct.sv_file*, %struct.argp_state*)** @argp_program_version_hook, align 8
  %19 = icmp ne void (%struct.sv_file*, %struct.argp_state*)* %18, null
  %20 = select i1 %17, i1 true, i1 %19
  %21 = select i1 %20, %struct.argp* @version_argp, %struct.argp* null
  store %struct.argp* %21, %struct.argp** %15, align 16, !tbaa !2
  %22 = bitcast %struct.argp* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 56, i8* nonnull %22) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(56) %22, i8 0, i64 56, i1 false)
  %23 = getelementptr inbounds %struct.argp, %struct.argp* %8, i64 0, i32 4
  %24 = icmp ne %struct.argp* %0, null
  %25 = select i1 %24, %struct.argp_child* %11, %struct.argp_child* %13
  store %struct.argp_child* %25, %struct.argp_child** %23, align 8, !tbaa !9
  %26 = bitcast %struct.parsing* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 136, i8* nonnull %26) #9
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(136) %26, i8 0, i64 136, i1 false)
  %27 = and i32 %3, 16
  %28 = icmp ne i32 %27, 0
  %29 = and i1 %24, %28
  %30 = select i1 %29, %struct.argp* %0, %struct.argp* %8
  %31 = call fastcc i32 @count_groups(%struct.argp* noundef %30) #10
  %32 = sext i32 %31 to i64
  %33 = call fastcc i64 @count_options(%struct.argp* noundef %30) #10
  %34 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !8
  %35 = load %struct.sv_file*, %struct.sv_file** @stdout, align 8, !tbaa !8
  %36 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 0
  store %struct.argp* %30, %struct.argp** %36, align 8, !tbaa.struct !11
  %37 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 1
  store i32 %1, i32* %37, align 8, !tbaa.struct !13
  %38 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 2
  store i8** %2, i8*** %38, align 8, !tbaa.struct !14
  %39 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 3
  store i32 0, i32* %39, align 8, !tbaa.struct !15
  %40 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 4
  store i32 %3, i32* %40, align 4, !tbaa.struct !16
  %41 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 5
  store i32 0, i32* %41, align 8, !tbaa.struct !17
  %42 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 6
  store i32 0, i32* %42, align 4, !tbaa.struct !18
  %43 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 7
  store i8* null, i8** %43, align 8, !tbaa.struct !19
  %44 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 8
  store i8** null, i8*** %44, align 8, !tbaa.struct !20
  %45 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 9
  store i8* null, i8** %45, align 8, !tbaa.struct !21
  %46 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 10
  store i8* null, i8** %46, align 8, !tbaa.struct !22
  %47 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 11
  store %struct.sv_file* %34, %struct.sv_file** %47, align 8, !tbaa.struct !23
  %48 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 12
  store %struct.sv_file* %35, %struct.sv_file** %48, align 8, !tbaa.struct !24
  %49 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0, i32 13
  %50 = bitcast i8** %49 to %struct.parsing**
  store %struct.parsing* %9, %struct.parsing** %50, align 8, !tbaa.struct !25
  %51 = add nsw i64 %32, 1
  %52 = call i8* @calloc(i64 noundef %51, i64 noundef 64) #10
  %53 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 1
  %54 = bitcast %struct.group** %53 to i8**
  store i8* %52, i8** %54, align 8, !tbaa !26
  %55 = add i64 %33, 2
  %56 = call i8* @calloc(i64 noundef %55, i64 noundef 3) #10
  %57 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 3
  store i8* %56, i8** %57, align 8, !tbaa !29
  %58 = add i64 %33, 1
  %59 = call i8* @calloc(i64 noundef %58, i64 noundef 32) #10
  %60 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 4
  %61 = bitcast %struct.option** %60 to i8**
  store i8* %59, i8** %61, align 8, !tbaa !30
  %62 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 6
  store i32 1, i32* %62, align 4, !tbaa !31
  %63 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %64 = icmp eq %struct.group* %63, null
  br i1 %64, label %514, label %65

65:                                               ; preds = %6
  %66 = load i8*, i8** %57, align 8, !tbaa !29
  %67 = icmp eq i8* %66, null
  %68 = icmp eq i8* %59, null
  %69 = select i1 %67, i1 true, i1 %68
  br i1 %69, label %514, label %70

70:                                               ; preds = %65
  %71 = and i32 %3, 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %76

73:                                               ; preds = %70
  %74 = and i32 %3, 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %79, label %76

76:                                               ; preds = %73, %70
  %77 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0), %70 ], [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.16, i64 0, i64 0), %73 ]
  %78 = call i8* @strcpy(i8* noundef nonnull %66, i8* noundef nonnull %77) #10
  br label %79

79:                                               ; preds = %76, %73
  %80 = call fastcc i32 @add_groups(%struct.parsing* noundef nonnull %9, %struct.argp* noundef nonnull %30, %struct.group* noundef null, i32 noundef 0) #10
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %514

82:                                               ; preds = %79
  %83 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 2
  %84 = load i32, i32* %83, align 8, !tbaa !32
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %143, label %86

86:                                               ; preds = %82
  %87 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %88 = getelementptr inbounds %struct.group, %struct.group* %87, i64 0, i32 5
  store i8* %5, i8** %88, align 8, !tbaa !33
  %89 = icmp sgt i32 %84, 0
  br i1 %89, label %90, label %143

90:                                               ; preds = %86
  %91 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0
  br label %92

92:                                               ; preds = %141, %90
  %93 = phi %struct.group* [ %87, %90 ], [ %142, %141 ]
  %94 = phi i64 [ 0, %90 ], [ %137, %141 ]
  %95 = phi i32 [ undef, %90 ], [ %135, %141 ]
  %96 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 2
  %97 = load %struct.group*, %struct.group** %96, align 8, !tbaa !35
  %98 = icmp eq %struct.group* %97, null
  br i1 %98, label %116, label %99

99:                                               ; preds = %92
  %100 = getelementptr inbounds %struct.group, %struct.group* %97, i64 0, i32 6
  %101 = load i8**, i8*** %100, align 8, !tbaa !36
  %102 = icmp eq i8** %101, null
  %103 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 3
  %104 = load i32, i32* %103, align 8, !tbaa !37
  br i1 %102, label %108, label %105

105:                                              ; preds = %99
  %106 = sext i32 %104 to i64
  %107 = getelementptr inbounds i8*, i8** %101, i64 %106
  br label %112

108:                                              ; preds = %99
  %109 = icmp eq i32 %104, 0
  br i1 %109, label %110, label %116

110:                                              ; preds = %108
  %111 = getelementptr inbounds %struct.group, %struct.group* %97, i64 0, i32 5
  br label %112

112:                                              ; preds = %110, %105
  %113 = phi i8** [ %111, %110 ], [ %107, %105 ]
  %114 = load i8*, i8** %113, align 8, !tbaa !8
  %115 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 5
  store i8* %114, i8** %115, align 8, !tbaa !33
  br label %116

116:                                              ; preds = %112, %108, %92
  %117 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 1
  %118 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %117, align 8, !tbaa !38
  %119 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %118, null
  br i1 %119, label %131, label %120

120:                                              ; preds = %116
  %121 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 7
  %122 = load i8*, i8** %121, align 8, !tbaa !39
  store i8* %122, i8** %45, align 8, !tbaa !40
  %123 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 5
  %124 = load i8*, i8** %123, align 8, !tbaa !33
  store i8* %124, i8** %43, align 8, !tbaa !41
  %125 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 6
  %126 = load i8**, i8*** %125, align 8, !tbaa !36
  store i8** %126, i8*** %44, align 8, !tbaa !42
  %127 = getelementptr inbounds %struct.group, %struct.group* %93, i64 %94, i32 4
  %128 = load i32, i32* %127, align 4, !tbaa !43
  store i32 %128, i32* %41, align 8, !tbaa !44
  %129 = call i32 %118(i32 noundef 16777219, i8* noundef null, %struct.argp_state* noundef nonnull %91) #10
  %130 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %130, i8** %121, align 8, !tbaa !39
  switch i32 %129, label %133 [
    i32 7, label %131
    i32 0, label %131
  ]

131:                                              ; preds = %120, %120, %116
  %132 = phi i32 [ %129, %120 ], [ %129, %120 ], [ 7, %116 ]
  br label %133

133:                                              ; preds = %131, %120
  %134 = phi i32 [ %132, %131 ], [ %129, %120 ]
  %135 = phi i32 [ %95, %131 ], [ %129, %120 ]
  switch i32 %134, label %169 [
    i32 7, label %136
    i32 0, label %136
  ]

136:                                              ; preds = %133, %133
  %137 = add nuw nsw i64 %94, 1
  %138 = load i32, i32* %83, align 8, !tbaa !32
  %139 = sext i32 %138 to i64
  %140 = icmp slt i64 %137, %139
  br i1 %140, label %141, label %143, !llvm.loop !45

141:                                              ; preds = %136
  %142 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  br label %92

143:                                              ; preds = %136, %86, %82
  %144 = and i32 %3, 3
  %145 = icmp eq i32 %144, 3
  %146 = load i8**, i8*** %38, align 8, !tbaa !48
  br i1 %145, label %147, label %151

147:                                              ; preds = %143
  %148 = getelementptr inbounds i8*, i8** %146, i64 -1
  store i8** %148, i8*** %38, align 8, !tbaa !48
  %149 = load i32, i32* %37, align 8, !tbaa !49
  %150 = add nsw i32 %149, 1
  store i32 %150, i32* %37, align 8, !tbaa !49
  br label %151

151:                                              ; preds = %147, %143
  %152 = phi i8** [ %148, %147 ], [ %146, %143 ]
  %153 = load i8*, i8** @program_invocation_short_name, align 8, !tbaa !8
  store i8* %153, i8** %46, align 8, !tbaa !50
  %154 = icmp eq i8** %152, %2
  %155 = icmp sgt i32 %1, 0
  %156 = and i1 %155, %154
  br i1 %156, label %157, label %171

157:                                              ; preds = %151
  %158 = load i8*, i8** %2, align 8, !tbaa !8
  %159 = icmp eq i8* %158, null
  br i1 %159, label %171, label %160

160:                                              ; preds = %157
  %161 = call i8* @strrchr(i8* noundef nonnull %158, i32 noundef 47) #10
  %162 = icmp eq i8* %161, null
  br i1 %162, label %165, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds i8, i8* %161, i64 1
  br label %167

165:                                              ; preds = %160
  %166 = load i8*, i8** %2, align 8, !tbaa !8
  br label %167

167:                                              ; preds = %165, %163
  %168 = phi i8* [ %164, %163 ], [ %166, %165 ]
  store i8* %168, i8** %46, align 8, !tbaa !50
  br label %171

169:                                              ; preds = %133
  %170 = icmp eq i32 %135, 0
  br i1 %170, label %171, label %514

171:                                              ; preds = %151, %157, %167, %169
  %172 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 0
  %173 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 5
  br label %174

174:                                              ; preds = %171, %322
  %175 = load i32, i32* %42, align 4, !tbaa !51
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %181, label %177

177:                                              ; preds = %174
  %178 = load i32, i32* %39, align 8, !tbaa !52
  %179 = icmp slt i32 %178, %175
  br i1 %179, label %180, label %305

180:                                              ; preds = %177
  store i32 0, i32* %42, align 4, !tbaa !51
  br label %181

181:                                              ; preds = %180, %174
  %182 = load i32, i32* %62, align 4, !tbaa !31
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %305, label %184

184:                                              ; preds = %181
  %185 = load i32, i32* @optind, align 4, !tbaa !12
  %186 = load i32, i32* @opterr, align 4, !tbaa !12
  %187 = load i32, i32* @optopt, align 4, !tbaa !12
  %188 = load i8*, i8** @optarg, align 8, !tbaa !8
  %189 = load i32, i32* %39, align 8, !tbaa !52
  store i32 %189, i32* @optind, align 4, !tbaa !12
  %190 = load i32, i32* %40, align 4, !tbaa !53
  %191 = lshr i32 %190, 1
  %192 = and i32 %191, 1
  %193 = xor i32 %192, 1
  store i32 %193, i32* @opterr, align 4, !tbaa !12
  store i32 -1, i32* @optopt, align 4, !tbaa !12
  %194 = and i32 %190, 64
  %195 = icmp eq i32 %194, 0
  %196 = select i1 %195, i32 (i32, i8**, i8*, %struct.option*, i32*)* @getopt_long, i32 (i32, i8**, i8*, %struct.option*, i32*)* @getopt_long_only
  %197 = load i32, i32* %37, align 8, !tbaa !49
  %198 = load i8**, i8*** %38, align 8, !tbaa !48
  %199 = load i8*, i8** %57, align 8, !tbaa !29
  %200 = load %struct.option*, %struct.option** %60, align 8, !tbaa !30
  %201 = call i32 %196(i32 noundef %197, i8** noundef %198, i8* noundef %199, %struct.option* noundef %200, i32* noundef null) #10, !callees !54
  %202 = load i8*, i8** @optarg, align 8, !tbaa !8
  %203 = icmp eq i32 %201, 63
  %204 = load i32, i32* @optopt, align 4
  %205 = icmp ne i32 %204, -1
  %206 = select i1 %203, i1 %205, i1 false
  %207 = load i32, i32* @optind, align 4, !tbaa !12
  store i32 %207, i32* %39, align 8, !tbaa !52
  store i32 %185, i32* @optind, align 4, !tbaa !12
  store i32 %186, i32* @opterr, align 4, !tbaa !12
  store i32 %187, i32* @optopt, align 4, !tbaa !12
  store i8* %188, i8** @optarg, align 8, !tbaa !8
  br i1 %206, label %421, label %208

208:                                              ; preds = %184
  switch i32 %201, label %209 [
    i32 -1, label %293
    i32 1, label %319
  ]

209:                                              ; preds = %208
  %210 = icmp ult i32 %201, 16777216
  br i1 %210, label %211, label %245

211:                                              ; preds = %209
  %212 = load i8*, i8** %57, align 8, !tbaa !29
  %213 = call i8* @strchr(i8* noundef %212, i32 noundef %201) #10
  %214 = icmp eq i8* %213, null
  br i1 %214, label %270, label %215

215:                                              ; preds = %211
  %216 = load i32, i32* %83, align 8, !tbaa !32
  %217 = call i32 @llvm.smax.i32(i32 %216, i32 0) #9
  %218 = zext i32 %217 to i64
  %219 = icmp slt i32 %216, 1
  br i1 %219, label %270, label %220

220:                                              ; preds = %215
  %221 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  br label %222

222:                                              ; preds = %242, %220
  %223 = phi i64 [ 0, %220 ], [ %243, %242 ]
  %224 = getelementptr inbounds %struct.group, %struct.group* %221, i64 %223, i32 8
  %225 = load i8*, i8** %224, align 8, !tbaa !55
  %226 = icmp ugt i8* %225, %213
  br i1 %226, label %227, label %242

227:                                              ; preds = %222
  %228 = and i64 %223, 4294967295
  %229 = getelementptr inbounds %struct.group, %struct.group* %221, i64 %228, i32 1
  %230 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %229, align 8, !tbaa !38
  %231 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %230, null
  br i1 %231, label %270, label %232

232:                                              ; preds = %227
  %233 = getelementptr inbounds %struct.group, %struct.group* %221, i64 %228, i32 7
  %234 = load i8*, i8** %233, align 8, !tbaa !39
  store i8* %234, i8** %45, align 8, !tbaa !40
  %235 = getelementptr inbounds %struct.group, %struct.group* %221, i64 %228, i32 5
  %236 = load i8*, i8** %235, align 8, !tbaa !33
  store i8* %236, i8** %43, align 8, !tbaa !41
  %237 = getelementptr inbounds %struct.group, %struct.group* %221, i64 %228, i32 6
  %238 = load i8**, i8*** %237, align 8, !tbaa !36
  store i8** %238, i8*** %44, align 8, !tbaa !42
  %239 = getelementptr inbounds %struct.group, %struct.group* %221, i64 %228, i32 4
  %240 = load i32, i32* %239, align 4, !tbaa !43
  store i32 %240, i32* %41, align 8, !tbaa !44
  %241 = call i32 %230(i32 noundef %201, i8* noundef %202, %struct.argp_state* noundef nonnull %172) #10
  br label %265

242:                                              ; preds = %222
  %243 = add nuw nsw i64 %223, 1
  %244 = icmp eq i64 %243, %218
  br i1 %244, label %270, label %222, !llvm.loop !56

245:                                              ; preds = %209
  %246 = ashr i32 %201, 24
  %247 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %248 = add nsw i32 %246, -1
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds %struct.group, %struct.group* %247, i64 %249, i32 1
  %251 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %250, align 8, !tbaa !38
  %252 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %251, null
  br i1 %252, label %270, label %253

253:                                              ; preds = %245
  %254 = shl i32 %201, 8
  %255 = ashr exact i32 %254, 8
  %256 = getelementptr inbounds %struct.group, %struct.group* %247, i64 %249, i32 7
  %257 = load i8*, i8** %256, align 8, !tbaa !39
  store i8* %257, i8** %45, align 8, !tbaa !40
  %258 = getelementptr inbounds %struct.group, %struct.group* %247, i64 %249, i32 5
  %259 = load i8*, i8** %258, align 8, !tbaa !33
  store i8* %259, i8** %43, align 8, !tbaa !41
  %260 = getelementptr inbounds %struct.group, %struct.group* %247, i64 %249, i32 6
  %261 = load i8**, i8*** %260, align 8, !tbaa !36
  store i8** %261, i8*** %44, align 8, !tbaa !42
  %262 = getelementptr inbounds %struct.group, %struct.group* %247, i64 %249, i32 4
  %263 = load i32, i32* %262, align 4, !tbaa !43
  store i32 %263, i32* %41, align 8, !tbaa !44
  %264 = call i32 %251(i32 noundef %255, i8* noundef %202, %struct.argp_state* noundef nonnull %172) #10
  br label %265

265:                                              ; preds = %253, %232
  %266 = phi i8** [ %256, %253 ], [ %233, %232 ]
  %267 = phi i32 [ %264, %253 ], [ %241, %232 ]
  %268 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %268, i8** %266, align 8, !tbaa !39
  %269 = icmp eq i32 %267, 7
  br i1 %269, label %270, label %322

270:                                              ; preds = %265, %245, %227, %215, %211, %242
  %271 = load i32, i32* %173, align 8, !tbaa !57
  %272 = icmp sgt i32 %271, 0
  br i1 %272, label %273, label %276

273:                                              ; preds = %270
  %274 = load %struct.option*, %struct.option** %60, align 8, !tbaa !30
  %275 = zext i32 %271 to i64
  br label %278

276:                                              ; preds = %287, %270
  %277 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.19, i64 0, i64 0), %270 ], [ %288, %287 ]
  br i1 %210, label %291, label %292

278:                                              ; preds = %287, %273
  %279 = phi i64 [ 0, %273 ], [ %289, %287 ]
  %280 = phi i8* [ getelementptr inbounds ([2 x i8], [2 x i8]* @.str.19, i64 0, i64 0), %273 ], [ %288, %287 ]
  %281 = getelementptr inbounds %struct.option, %struct.option* %274, i64 %279, i32 3
  %282 = load i32, i32* %281, align 8, !tbaa !58
  %283 = icmp eq i32 %282, %201
  br i1 %283, label %284, label %287

284:                                              ; preds = %278
  %285 = getelementptr inbounds %struct.option, %struct.option* %274, i64 %279, i32 0
  %286 = load i8*, i8** %285, align 8, !tbaa !60
  br label %287

287:                                              ; preds = %284, %278
  %288 = phi i8* [ %286, %284 ], [ %280, %278 ]
  %289 = add nuw nsw i64 %279, 1
  %290 = icmp eq i64 %289, %275
  br i1 %290, label %276, label %278, !llvm.loop !61

291:                                              ; preds = %276
  call void (%struct.argp_state*, i8*, ...) @argp_error(%struct.argp_state* noundef nonnull %172, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i64 0, i64 0), i32 noundef %201, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.18, i64 0, i64 0)) #10
  br label %421

292:                                              ; preds = %276
  call void (%struct.argp_state*, i8*, ...) @argp_error(%struct.argp_state* noundef nonnull %172, i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.21, i64 0, i64 0), i8* noundef %277, i8* noundef getelementptr inbounds ([53 x i8], [53 x i8]* @.str.18, i64 0, i64 0)) #10
  br label %421

293:                                              ; preds = %208
  store i32 0, i32* %62, align 4, !tbaa !31
  %294 = icmp sgt i32 %207, 1
  br i1 %294, label %295, label %305

295:                                              ; preds = %293
  %296 = load i8**, i8*** %38, align 8, !tbaa !48
  %297 = add nsw i32 %207, -1
  %298 = zext i32 %297 to i64
  %299 = getelementptr inbounds i8*, i8** %296, i64 %298
  %300 = load i8*, i8** %299, align 8, !tbaa !8
  %301 = call i32 @strcmp(i8* noundef %300, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.17, i64 0, i64 0)) #10
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %305

303:                                              ; preds = %295
  %304 = load i32, i32* %39, align 8, !tbaa !52
  store i32 %304, i32* %42, align 4, !tbaa !51
  br label %305

305:                                              ; preds = %303, %295, %293, %181, %177
  %306 = load i32, i32* %39, align 8, !tbaa !52
  %307 = load i32, i32* %37, align 8, !tbaa !49
  %308 = icmp slt i32 %306, %307
  br i1 %308, label %309, label %326

309:                                              ; preds = %305
  %310 = load i32, i32* %40, align 4, !tbaa !53
  %311 = and i32 %310, 4
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %326

313:                                              ; preds = %309
  %314 = add nsw i32 %306, 1
  store i32 %314, i32* %39, align 8, !tbaa !52
  %315 = load i8**, i8*** %38, align 8, !tbaa !48
  %316 = sext i32 %306 to i64
  %317 = getelementptr inbounds i8*, i8** %315, i64 %316
  %318 = load i8*, i8** %317, align 8, !tbaa !8
  br label %319

319:                                              ; preds = %208, %313
  %320 = phi i8* [ %318, %313 ], [ %202, %208 ]
  %321 = call fastcc i32 @give_argument(%struct.parsing* noundef nonnull %9, i8* noundef %320) #10
  br label %322

322:                                              ; preds = %319, %265
  %323 = phi i1 [ false, %265 ], [ true, %319 ]
  %324 = phi i32 [ %267, %265 ], [ %321, %319 ]
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %174, label %326, !llvm.loop !62

326:                                              ; preds = %309, %305, %322
  %327 = phi i32 [ %324, %322 ], [ 7, %305 ], [ 7, %309 ]
  %328 = phi i1 [ %323, %322 ], [ true, %305 ], [ true, %309 ]
  %329 = icmp eq i32 %327, 7
  %330 = and i1 %328, %329
  br i1 %330, label %331, label %419

331:                                              ; preds = %326
  %332 = load i32, i32* %39, align 8, !tbaa !52
  %333 = load i32, i32* %37, align 8, !tbaa !49
  %334 = icmp eq i32 %332, %333
  br i1 %334, label %335, label %406

335:                                              ; preds = %331
  %336 = load i32, i32* %83, align 8, !tbaa !32
  %337 = icmp sgt i32 %336, 0
  br i1 %337, label %338, label %401

338:                                              ; preds = %335, %367
  %339 = phi i32 [ %368, %367 ], [ %336, %335 ]
  %340 = phi i64 [ %370, %367 ], [ 0, %335 ]
  %341 = phi i32 [ %369, %367 ], [ 0, %335 ]
  switch i32 %341, label %342 [
    i32 7, label %348
    i32 0, label %348
  ]

342:                                              ; preds = %367, %338
  %343 = phi i32 [ %369, %367 ], [ %341, %338 ]
  %344 = phi i32 [ %368, %367 ], [ %339, %338 ]
  %345 = icmp sgt i32 %344, 0
  br i1 %345, label %346, label %377

346:                                              ; preds = %342
  %347 = zext i32 %344 to i64
  br label %373

348:                                              ; preds = %338, %338
  %349 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %350 = getelementptr inbounds %struct.group, %struct.group* %349, i64 %340, i32 4
  %351 = load i32, i32* %350, align 4, !tbaa !43
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %353, label %367

353:                                              ; preds = %348
  %354 = getelementptr inbounds %struct.group, %struct.group* %349, i64 %340, i32 1
  %355 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %354, align 8, !tbaa !38
  %356 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %355, null
  br i1 %356, label %367, label %357

357:                                              ; preds = %353
  %358 = getelementptr inbounds %struct.group, %struct.group* %349, i64 %340, i32 7
  %359 = load i8*, i8** %358, align 8, !tbaa !39
  store i8* %359, i8** %45, align 8, !tbaa !40
  %360 = getelementptr inbounds %struct.group, %struct.group* %349, i64 %340, i32 5
  %361 = load i8*, i8** %360, align 8, !tbaa !33
  store i8* %361, i8** %43, align 8, !tbaa !41
  %362 = getelementptr inbounds %struct.group, %struct.group* %349, i64 %340, i32 6
  %363 = load i8**, i8*** %362, align 8, !tbaa !36
  store i8** %363, i8*** %44, align 8, !tbaa !42
  store i32 0, i32* %41, align 8, !tbaa !44
  %364 = call i32 %355(i32 noundef 16777218, i8* noundef null, %struct.argp_state* noundef nonnull %172) #10
  %365 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %365, i8** %358, align 8, !tbaa !39
  %366 = load i32, i32* %83, align 8, !tbaa !32
  br label %367

367:                                              ; preds = %357, %353, %348
  %368 = phi i32 [ %339, %348 ], [ %366, %357 ], [ %339, %353 ]
  %369 = phi i32 [ %341, %348 ], [ %364, %357 ], [ 7, %353 ]
  %370 = add nuw nsw i64 %340, 1
  %371 = sext i32 %368 to i64
  %372 = icmp slt i64 %370, %371
  br i1 %372, label %338, label %342, !llvm.loop !63

373:                                              ; preds = %398, %346
  %374 = phi i64 [ %347, %346 ], [ %376, %398 ]
  %375 = phi i32 [ %343, %346 ], [ %399, %398 ]
  %376 = add nsw i64 %374, -1
  switch i32 %375, label %401 [
    i32 7, label %381
    i32 0, label %381
  ]

377:                                              ; preds = %398, %342
  %378 = phi i32 [ %343, %342 ], [ %399, %398 ]
  %379 = icmp eq i32 %378, 7
  %380 = select i1 %379, i32 0, i32 %378
  br label %401

381:                                              ; preds = %373, %373
  %382 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %383 = and i64 %376, 4294967295
  %384 = getelementptr inbounds %struct.group, %struct.group* %382, i64 %383, i32 1
  %385 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %384, align 8, !tbaa !38
  %386 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %385, null
  br i1 %386, label %398, label %387

387:                                              ; preds = %381
  %388 = getelementptr inbounds %struct.group, %struct.group* %382, i64 %383, i32 7
  %389 = load i8*, i8** %388, align 8, !tbaa !39
  store i8* %389, i8** %45, align 8, !tbaa !40
  %390 = getelementptr inbounds %struct.group, %struct.group* %382, i64 %383, i32 5
  %391 = load i8*, i8** %390, align 8, !tbaa !33
  store i8* %391, i8** %43, align 8, !tbaa !41
  %392 = getelementptr inbounds %struct.group, %struct.group* %382, i64 %383, i32 6
  %393 = load i8**, i8*** %392, align 8, !tbaa !36
  store i8** %393, i8*** %44, align 8, !tbaa !42
  %394 = getelementptr inbounds %struct.group, %struct.group* %382, i64 %383, i32 4
  %395 = load i32, i32* %394, align 4, !tbaa !43
  store i32 %395, i32* %41, align 8, !tbaa !44
  %396 = call i32 %385(i32 noundef 16777217, i8* noundef null, %struct.argp_state* noundef nonnull %172) #10
  %397 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %397, i8** %388, align 8, !tbaa !39
  br label %398

398:                                              ; preds = %387, %381
  %399 = phi i32 [ %396, %387 ], [ 7, %381 ]
  %400 = icmp ugt i64 %374, 1
  br i1 %400, label %373, label %377, !llvm.loop !64

401:                                              ; preds = %373, %377, %335
  %402 = phi i32 [ 0, %335 ], [ %380, %377 ], [ %375, %373 ]
  %403 = icmp eq i32* %4, null
  br i1 %403, label %419, label %404

404:                                              ; preds = %401
  %405 = load i32, i32* %39, align 8, !tbaa !52
  store i32 %405, i32* %4, align 4, !tbaa !12
  br label %419

406:                                              ; preds = %331
  %407 = icmp eq i32* %4, null
  br i1 %407, label %409, label %408

408:                                              ; preds = %406
  store i32 %332, i32* %4, align 4, !tbaa !12
  br label %451

409:                                              ; preds = %406
  %410 = load i32, i32* %40, align 4, !tbaa !53
  %411 = and i32 %410, 2
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %413, label %421

413:                                              ; preds = %409
  %414 = load %struct.sv_file*, %struct.sv_file** %47, align 8, !tbaa !65
  %415 = icmp eq %struct.sv_file* %414, null
  br i1 %415, label %421, label %416

416:                                              ; preds = %413
  %417 = load i8*, i8** %46, align 8, !tbaa !50
  %418 = call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %414, i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.22, i64 0, i64 0), i8* noundef %417) #10
  br label %421

419:                                              ; preds = %404, %401, %326
  %420 = phi i32 [ %402, %404 ], [ %402, %401 ], [ %327, %326 ]
  switch i32 %420, label %423 [
    i32 0, label %451
    i32 7, label %421
  ]

421:                                              ; preds = %184, %292, %291, %419, %416, %413, %409
  %422 = load %struct.sv_file*, %struct.sv_file** %47, align 8, !tbaa !65
  call void @argp_state_help(%struct.argp_state* noundef nonnull %172, %struct.sv_file* noundef %422, i32 noundef 260) #10
  br label %423

423:                                              ; preds = %421, %419
  %424 = phi i32 [ %420, %419 ], [ 7, %421 ]
  %425 = load i32, i32* %83, align 8, !tbaa !32
  %426 = icmp sgt i32 %425, 0
  br i1 %426, label %427, label %510

427:                                              ; preds = %423, %446
  %428 = phi i32 [ %447, %446 ], [ %425, %423 ]
  %429 = phi i64 [ %448, %446 ], [ 0, %423 ]
  %430 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %431 = getelementptr inbounds %struct.group, %struct.group* %430, i64 %429, i32 1
  %432 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %431, align 8, !tbaa !38
  %433 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %432, null
  br i1 %433, label %446, label %434

434:                                              ; preds = %427
  %435 = getelementptr inbounds %struct.group, %struct.group* %430, i64 %429, i32 7
  %436 = load i8*, i8** %435, align 8, !tbaa !39
  store i8* %436, i8** %45, align 8, !tbaa !40
  %437 = getelementptr inbounds %struct.group, %struct.group* %430, i64 %429, i32 5
  %438 = load i8*, i8** %437, align 8, !tbaa !33
  store i8* %438, i8** %43, align 8, !tbaa !41
  %439 = getelementptr inbounds %struct.group, %struct.group* %430, i64 %429, i32 6
  %440 = load i8**, i8*** %439, align 8, !tbaa !36
  store i8** %440, i8*** %44, align 8, !tbaa !42
  %441 = getelementptr inbounds %struct.group, %struct.group* %430, i64 %429, i32 4
  %442 = load i32, i32* %441, align 4, !tbaa !43
  store i32 %442, i32* %41, align 8, !tbaa !44
  %443 = call i32 %432(i32 noundef 16777221, i8* noundef null, %struct.argp_state* noundef nonnull %172) #10
  %444 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %444, i8** %435, align 8, !tbaa !39
  %445 = load i32, i32* %83, align 8, !tbaa !32
  br label %446

446:                                              ; preds = %434, %427
  %447 = phi i32 [ %428, %427 ], [ %445, %434 ]
  %448 = add nuw nsw i64 %429, 1
  %449 = sext i32 %447 to i64
  %450 = icmp slt i64 %448, %449
  br i1 %450, label %427, label %483, !llvm.loop !66

451:                                              ; preds = %419, %408
  %452 = load i32, i32* %83, align 8, !tbaa !32
  %453 = icmp sgt i32 %452, 0
  br i1 %453, label %454, label %514

454:                                              ; preds = %451
  %455 = zext i32 %452 to i64
  br label %456

456:                                              ; preds = %480, %454
  %457 = phi i64 [ %455, %454 ], [ %459, %480 ]
  %458 = phi i32 [ 0, %454 ], [ %481, %480 ]
  %459 = add nsw i64 %457, -1
  switch i32 %458, label %483 [
    i32 7, label %463
    i32 0, label %463
  ]

460:                                              ; preds = %480
  %461 = icmp eq i32 %481, 7
  %462 = select i1 %461, i32 0, i32 %481
  br label %483

463:                                              ; preds = %456, %456
  %464 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %465 = and i64 %459, 4294967295
  %466 = getelementptr inbounds %struct.group, %struct.group* %464, i64 %465, i32 1
  %467 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %466, align 8, !tbaa !38
  %468 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %467, null
  br i1 %468, label %480, label %469

469:                                              ; preds = %463
  %470 = getelementptr inbounds %struct.group, %struct.group* %464, i64 %465, i32 7
  %471 = load i8*, i8** %470, align 8, !tbaa !39
  store i8* %471, i8** %45, align 8, !tbaa !40
  %472 = getelementptr inbounds %struct.group, %struct.group* %464, i64 %465, i32 5
  %473 = load i8*, i8** %472, align 8, !tbaa !33
  store i8* %473, i8** %43, align 8, !tbaa !41
  %474 = getelementptr inbounds %struct.group, %struct.group* %464, i64 %465, i32 6
  %475 = load i8**, i8*** %474, align 8, !tbaa !36
  store i8** %475, i8*** %44, align 8, !tbaa !42
  %476 = getelementptr inbounds %struct.group, %struct.group* %464, i64 %465, i32 4
  %477 = load i32, i32* %476, align 4, !tbaa !43
  store i32 %477, i32* %41, align 8, !tbaa !44
  %478 = call i32 %467(i32 noundef 16777220, i8* noundef null, %struct.argp_state* noundef nonnull %172) #10
  %479 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %479, i8** %470, align 8, !tbaa !39
  br label %480

480:                                              ; preds = %469, %463
  %481 = phi i32 [ %478, %469 ], [ 7, %463 ]
  %482 = icmp ugt i64 %457, 1
  br i1 %482, label %456, label %460, !llvm.loop !67

483:                                              ; preds = %456, %446, %460
  %484 = phi i32 [ %462, %460 ], [ %424, %446 ], [ %458, %456 ]
  %485 = load i32, i32* %83, align 8, !tbaa !32
  %486 = icmp sgt i32 %485, 0
  br i1 %486, label %487, label %510

487:                                              ; preds = %483
  %488 = zext i32 %485 to i64
  br label %489

489:                                              ; preds = %508, %487
  %490 = phi i64 [ %488, %487 ], [ %491, %508 ]
  %491 = add nsw i64 %490, -1
  %492 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %493 = and i64 %491, 4294967295
  %494 = getelementptr inbounds %struct.group, %struct.group* %492, i64 %493, i32 1
  %495 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %494, align 8, !tbaa !38
  %496 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %495, null
  br i1 %496, label %508, label %497

497:                                              ; preds = %489
  %498 = getelementptr inbounds %struct.group, %struct.group* %492, i64 %493, i32 7
  %499 = load i8*, i8** %498, align 8, !tbaa !39
  store i8* %499, i8** %45, align 8, !tbaa !40
  %500 = getelementptr inbounds %struct.group, %struct.group* %492, i64 %493, i32 5
  %501 = load i8*, i8** %500, align 8, !tbaa !33
  store i8* %501, i8** %43, align 8, !tbaa !41
  %502 = getelementptr inbounds %struct.group, %struct.group* %492, i64 %493, i32 6
  %503 = load i8**, i8*** %502, align 8, !tbaa !36
  store i8** %503, i8*** %44, align 8, !tbaa !42
  %504 = getelementptr inbounds %struct.group, %struct.group* %492, i64 %493, i32 4
  %505 = load i32, i32* %504, align 4, !tbaa !43
  store i32 %505, i32* %41, align 8, !tbaa !44
  %506 = call i32 %495(i32 noundef 16777223, i8* noundef null, %struct.argp_state* noundef nonnull %172) #10
  %507 = load i8*, i8** %45, align 8, !tbaa !40
  store i8* %507, i8** %498, align 8, !tbaa !39
  br label %508

508:                                              ; preds = %497, %489
  %509 = icmp ugt i64 %490, 1
  br i1 %509, label %489, label %510, !llvm.loop !68

510:                                              ; preds = %508, %423, %483
  %511 = phi i32 [ %484, %483 ], [ %424, %423 ], [ %484, %508 ]
  %512 = icmp eq i32 %511, 7
  %513 = select i1 %512, i32 22, i32 %511
  br label %514

514:                                              ; preds = %510, %451, %79, %6, %65, %169
  %515 = phi i32 [ %135, %169 ], [ 12, %65 ], [ 12, %6 ], [ 12, %79 ], [ 0, %451 ], [ %513, %510 ]
  %516 = getelementptr inbounds %struct.parsing, %struct.parsing* %9, i64 0, i32 2
  %517 = load i32, i32* %516, align 8, !tbaa !32
  %518 = icmp sgt i32 %517, 0
  br i1 %518, label %519, label %529

519:                                              ; preds = %514, %519
  %520 = phi i64 [ %525, %519 ], [ 0, %514 ]
  %521 = load %struct.group*, %struct.group** %53, align 8, !tbaa !26
  %522 = getelementptr inbounds %struct.group, %struct.group* %521, i64 %520, i32 6
  %523 = bitcast i8*** %522 to i8**
  %524 = load i8*, i8** %523, align 8, !tbaa !36
  call void @free(i8* noundef %524) #10
  %525 = add nuw nsw i64 %520, 1
  %526 = load i32, i32* %516, align 8, !tbaa !32
  %527 = sext i32 %526 to i64
  %528 = icmp slt i64 %525, %527
  br i1 %528, label %519, label %529, !llvm.loop !69

529:                                              ; preds = %519, %514
  %530 = load i8*, i8** %54, align 8, !tbaa !26
  call void @free(i8* noundef %530) #10
  %531 = load i8*, i8** %57, align 8, !tbaa !29
  call void @free(i8* noundef %531) #10
  %532 = load i8*, i8** %61, align 8, !tbaa !30
  call void @free(i8* noundef %532) #10
  call void @llvm.lifetime.end.p0i8(i64 136, i8* nonnull %26) #9
  call void @llvm.lifetime.end.p0i8(i64 56, i8* nonnull %22) #9
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %10) #9
  ret i32 %515
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind optsize
define dso_local i32 @__argp_parse(%struct.argp* noundef %0, i32 noundef %1, i8** noundef %2, i32 noundef %3, i32* noundef %4, i8* noundef %5) local_unnamed_addr #0 {
  %7 = tail call i32 @argp_parse(%struct.argp* noundef %0, i32 noundef %1, i8** noundef %2, i32 noundef %3, i32* noundef %4, i8* noundef %5) #11
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @__sv_argp_input(%struct.argp* noundef readnone %0, %struct.argp_state* noundef readonly %1) local_unnamed_addr #3 {
  %3 = icmp eq %struct.argp_state* %1, null
  br i1 %3, label %30, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %1, i64 0, i32 13
  %6 = bitcast i8** %5 to %struct.parsing**
  %7 = load %struct.parsing*, %struct.parsing** %6, align 8, !tbaa !70
  %8 = icmp eq %struct.parsing* %7, null
  br i1 %8, label %30, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.parsing, %struct.parsing* %7, i64 0, i32 2
  %11 = load i32, i32* %10, align 8, !tbaa !32
  %12 = getelementptr inbounds %struct.parsing, %struct.parsing* %7, i64 0, i32 1
  %13 = call i32 @llvm.smax.i32(i32 %11, i32 0)
  %14 = zext i32 %13 to i64
  %15 = icmp slt i32 %11, 1
  br i1 %15, label %30, label %16

16:                                               ; preds = %9
  %17 = load %struct.group*, %struct.group** %12, align 8, !tbaa !26
  br label %18

18:                                               ; preds = %16, %23
  %19 = phi i64 [ %24, %23 ], [ 0, %16 ]
  %20 = getelementptr inbounds %struct.group, %struct.group* %17, i64 %19, i32 0
  %21 = load %struct.argp*, %struct.argp** %20, align 8, !tbaa !71
  %22 = icmp eq %struct.argp* %21, %0
  br i1 %22, label %26, label %23

23:                                               ; preds = %18
  %24 = add nuw nsw i64 %19, 1
  %25 = icmp eq i64 %24, %14
  br i1 %25, label %30, label %18, !llvm.loop !72

26:                                               ; preds = %18
  %27 = and i64 %19, 4294967295
  %28 = getelementptr inbounds %struct.group, %struct.group* %17, i64 %27, i32 5
  %29 = load i8*, i8** %28, align 8, !tbaa !33
  br label %30

30:                                               ; preds = %23, %9, %2, %4, %26
  %31 = phi i8* [ %29, %26 ], [ null, %4 ], [ null, %2 ], [ null, %9 ], [ null, %23 ]
  ret i8* %31
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @_argp_input(%struct.argp* noundef readnone %0, %struct.argp_state* noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call i8* @__sv_argp_input(%struct.argp* noundef %0, %struct.argp_state* noundef %1) #11
  ret i8* %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize readonly
define dso_local i8* @__argp_input(%struct.argp* noundef readnone %0, %struct.argp_state* noundef readonly %1) local_unnamed_addr #3 {
  %3 = tail call i8* @__sv_argp_input(%struct.argp* noundef %0, %struct.argp_state* noundef %1) #11
  ret i8* %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @_option_is_short(%struct.argp_option* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 3
  %3 = load i32, i32* %2, align 8, !tbaa !73
  %4 = and i32 %3, 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !75
  %9 = add i32 %8, -1
  %10 = icmp ult i32 %9, 255
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = tail call i32 @isprint(i32 noundef %8) #10
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %1, %6, %11
  %16 = phi i32 [ 0, %6 ], [ 0, %1 ], [ %14, %11 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local i32 @__option_is_short(%struct.argp_option* nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 3
  %3 = load i32, i32* %2, align 8, !tbaa !73
  %4 = and i32 %3, 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %1
  %7 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 1
  %8 = load i32, i32* %7, align 8, !tbaa !75
  %9 = add i32 %8, -1
  %10 = icmp ult i32 %9, 255
  br i1 %10, label %11, label %15

11:                                               ; preds = %6
  %12 = tail call i32 @isprint(i32 noundef %8) #10
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %1, %6, %11
  %16 = phi i32 [ 0, %6 ], [ 0, %1 ], [ %14, %11 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @_option_is_end(%struct.argp_option* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 8, !tbaa !75
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !76
  %8 = icmp eq i8* %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 4
  %11 = load i8*, i8** %10, align 8, !tbaa !77
  %12 = icmp eq i8* %11, null
  br i1 %12, label %13, label %18

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 5
  %15 = load i32, i32* %14, align 8, !tbaa !78
  %16 = icmp eq i32 %15, 0
  %17 = zext i1 %16 to i32
  br label %18

18:                                               ; preds = %1, %5, %9, %13
  %19 = phi i32 [ 0, %9 ], [ 0, %5 ], [ 0, %1 ], [ %17, %13 ]
  ret i32 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readonly willreturn
define dso_local i32 @__option_is_end(%struct.argp_option* nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 1
  %3 = load i32, i32* %2, align 8, !tbaa !75
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %18

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 0
  %7 = load i8*, i8** %6, align 8, !tbaa !76
  %8 = icmp eq i8* %7, null
  br i1 %8, label %9, label %18

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 4
  %11 = load i8*, i8** %10, align 8, !tbaa !77
  %12 = icmp eq i8* %11, null
  br i1 %12, label %13, label %18

13:                                               ; preds = %9
  %14 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %0, i64 0, i32 5
  %15 = load i32, i32* %14, align 8, !tbaa !78
  %16 = icmp eq i32 %15, 0
  %17 = zext i1 %16 to i32
  br label %18

18:                                               ; preds = %1, %5, %9, %13
  %19 = phi i32 [ 0, %9 ], [ 0, %5 ], [ 0, %1 ], [ %17, %13 ]
  ret i32 %19
}

; Function Attrs: nounwind optsize
define internal i32 @parse_help(i32 noundef %0, i8* noundef %1, %struct.argp_state* noundef %2) #0 {
  switch i32 %0, label %31 [
    i32 63, label %4
    i32 -3, label %7
    i32 -2, label %10
    i32 -4, label %23
  ]

4:                                                ; preds = %3
  %5 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 12
  %6 = load %struct.sv_file*, %struct.sv_file** %5, align 8, !tbaa !79
  tail call void @argp_state_help(%struct.argp_state* noundef %2, %struct.sv_file* noundef %6, i32 noundef 634) #10
  br label %31

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 12
  %9 = load %struct.sv_file*, %struct.sv_file** %8, align 8, !tbaa !79
  tail call void @argp_state_help(%struct.argp_state* noundef %2, %struct.sv_file* noundef %9, i32 noundef 513) #10
  br label %31

10:                                               ; preds = %3
  store i8* %1, i8** @program_invocation_name, align 8, !tbaa !8
  %11 = tail call i8* @strrchr(i8* noundef %1, i32 noundef 47) #10
  %12 = icmp eq i8* %11, null
  %13 = getelementptr inbounds i8, i8* %11, i64 1
  %14 = select i1 %12, i8* %1, i8* %13
  store i8* %14, i8** @program_invocation_short_name, align 8, !tbaa !8
  %15 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 10
  store i8* %14, i8** %15, align 8, !tbaa !50
  %16 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 4
  %17 = load i32, i32* %16, align 4, !tbaa !53
  %18 = and i32 %17, 3
  %19 = icmp eq i32 %18, 1
  br i1 %19, label %20, label %31

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 2
  %22 = load i8**, i8*** %21, align 8, !tbaa !48
  store i8* %1, i8** %22, align 8, !tbaa !8
  br label %31

23:                                               ; preds = %3
  %24 = icmp eq i8* %1, null
  br i1 %24, label %28, label %25

25:                                               ; preds = %23
  %26 = tail call i64 @strtol(i8* noundef nonnull %1, i8** noundef null, i32 noundef 10) #10
  %27 = trunc i64 %26 to i32
  br label %28

28:                                               ; preds = %23, %25
  %29 = phi i32 [ %27, %25 ], [ 3600, %23 ]
  %30 = tail call i32 @sleep(i32 noundef %29) #10
  br label %31

31:                                               ; preds = %3, %10, %20, %28, %7, %4
  %32 = phi i32 [ 0, %28 ], [ 0, %7 ], [ 0, %4 ], [ 0, %20 ], [ 0, %10 ], [ 7, %3 ]
  ret i32 %32
}

; Function Attrs: optsize
declare dso_local void @argp_state_help(%struct.argp_state* noundef, %struct.sv_file* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @strrchr(i8* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @sleep(i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i64 @strtol(i8* noundef, i8** noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal i32 @parse_version(i32 noundef %0, i8* nocapture noundef readnone %1, %struct.argp_state* noundef %2) #0 {
  %4 = icmp eq i32 %0, 86
  br i1 %4, label %5, label %25

5:                                                ; preds = %3
  %6 = load void (%struct.sv_file*, %struct.argp_state*)*, void (%struct.sv_file*, %struct.argp_state*)** @argp_program_version_hook, align 8, !tbaa !8
  %7 = icmp eq void (%struct.sv_file*, %struct.argp_state*)* %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 12
  %10 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !79
  tail call void %6(%struct.sv_file* noundef %10, %struct.argp_state* noundef %2) #10
  br label %19

11:                                               ; preds = %5
  %12 = load i8*, i8** @argp_program_version, align 8, !tbaa !8
  %13 = icmp eq i8* %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %11
  %15 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 12
  %16 = load %struct.sv_file*, %struct.sv_file** %15, align 8, !tbaa !79
  %17 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %16, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0), i8* noundef nonnull %12) #10
  br label %19

18:                                               ; preds = %11
  tail call void (%struct.argp_state*, i8*, ...) @argp_error(%struct.argp_state* noundef %2, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.14, i64 0, i64 0)) #10
  br label %19

19:                                               ; preds = %14, %18, %8
  %20 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %2, i64 0, i32 4
  %21 = load i32, i32* %20, align 4, !tbaa !53
  %22 = and i32 %21, 32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %25

24:                                               ; preds = %19
  tail call void @exit(i32 noundef 0) #12
  unreachable

25:                                               ; preds = %19, %3
  %26 = phi i32 [ 7, %3 ], [ 0, %19 ]
  ret i32 %26
}

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @argp_error(%struct.argp_state* noundef, i8* noundef, ...) local_unnamed_addr #5

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i32 @count_groups(%struct.argp* nocapture noundef readonly %0) unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 0
  %3 = load %struct.argp_option*, %struct.argp_option** %2, align 8, !tbaa !80
  %4 = icmp eq %struct.argp_option* %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 1
  %7 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %6, align 8, !tbaa !81
  %8 = icmp ne i32 (i32, i8*, %struct.argp_state*)* %7, null
  %9 = zext i1 %8 to i32
  br label %10

10:                                               ; preds = %5, %1
  %11 = phi i32 [ 1, %1 ], [ %9, %5 ]
  %12 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 4
  %13 = load %struct.argp_child*, %struct.argp_child** %12, align 8, !tbaa !9
  %14 = icmp eq %struct.argp_child* %13, null
  br i1 %14, label %19, label %15

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %13, i64 0, i32 0
  %17 = load %struct.argp*, %struct.argp** %16, align 8, !tbaa !2
  %18 = icmp eq %struct.argp* %17, null
  br i1 %18, label %19, label %21

19:                                               ; preds = %21, %15, %10
  %20 = phi i32 [ %11, %10 ], [ %11, %15 ], [ %26, %21 ]
  ret i32 %20

21:                                               ; preds = %15, %21
  %22 = phi %struct.argp* [ %29, %21 ], [ %17, %15 ]
  %23 = phi i32 [ %26, %21 ], [ %11, %15 ]
  %24 = phi %struct.argp_child* [ %27, %21 ], [ %13, %15 ]
  %25 = tail call fastcc i32 @count_groups(%struct.argp* noundef nonnull %22) #11
  %26 = add nsw i32 %25, %23
  %27 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %24, i64 1
  %28 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %27, i64 0, i32 0
  %29 = load %struct.argp*, %struct.argp** %28, align 8, !tbaa !2
  %30 = icmp eq %struct.argp* %29, null
  br i1 %30, label %19, label %21, !llvm.loop !82
}

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i64 @count_options(%struct.argp* nocapture noundef readonly %0) unnamed_addr #7 {
  %2 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 0
  %3 = load %struct.argp_option*, %struct.argp_option** %2, align 8, !tbaa !80
  %4 = icmp eq %struct.argp_option* %3, null
  br i1 %4, label %23, label %5

5:                                                ; preds = %1, %32
  %6 = phi %struct.argp_option* [ %34, %32 ], [ %3, %1 ]
  %7 = phi i64 [ %33, %32 ], [ 0, %1 ]
  %8 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !75
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !76
  %14 = icmp eq i8* %13, null
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 4
  %17 = load i8*, i8** %16, align 8, !tbaa !77
  %18 = icmp eq i8* %17, null
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 5
  %21 = load i32, i32* %20, align 8, !tbaa !78
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %19, %1
  %24 = phi i64 [ 0, %1 ], [ %7, %19 ]
  %25 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 4
  %26 = load %struct.argp_child*, %struct.argp_child** %25, align 8, !tbaa !9
  %27 = icmp eq %struct.argp_child* %26, null
  br i1 %27, label %35, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %26, i64 0, i32 0
  %30 = load %struct.argp*, %struct.argp** %29, align 8, !tbaa !2
  %31 = icmp eq %struct.argp* %30, null
  br i1 %31, label %35, label %37

32:                                               ; preds = %5, %11, %15, %19
  %33 = add i64 %7, 1
  %34 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 1
  br label %5, !llvm.loop !83

35:                                               ; preds = %37, %28, %23
  %36 = phi i64 [ %24, %23 ], [ %24, %28 ], [ %42, %37 ]
  ret i64 %36

37:                                               ; preds = %28, %37
  %38 = phi %struct.argp* [ %45, %37 ], [ %30, %28 ]
  %39 = phi i64 [ %42, %37 ], [ %24, %28 ]
  %40 = phi %struct.argp_child* [ %43, %37 ], [ %26, %28 ]
  %41 = tail call fastcc i64 @count_options(%struct.argp* noundef nonnull %38) #11
  %42 = add i64 %41, %39
  %43 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %40, i64 1
  %44 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %43, i64 0, i32 0
  %45 = load %struct.argp*, %struct.argp** %44, align 8, !tbaa !2
  %46 = icmp eq %struct.argp* %45, null
  br i1 %46, label %35, label %37, !llvm.loop !84
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @strcpy(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc i32 @add_groups(%struct.parsing* nocapture noundef %0, %struct.argp* noundef %1, %struct.group* noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 4
  %6 = load %struct.argp_child*, %struct.argp_child** %5, align 8, !tbaa !9
  %7 = icmp eq %struct.argp_child* %6, null
  br i1 %7, label %16, label %8

8:                                                ; preds = %4, %8
  %9 = phi i64 [ %13, %8 ], [ 0, %4 ]
  %10 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %6, i64 %9, i32 0
  %11 = load %struct.argp*, %struct.argp** %10, align 8, !tbaa !2
  %12 = icmp eq %struct.argp* %11, null
  %13 = add nuw i64 %9, 1
  br i1 %12, label %14, label %8, !llvm.loop !85

14:                                               ; preds = %8
  %15 = trunc i64 %9 to i32
  br label %16

16:                                               ; preds = %14, %4
  %17 = phi i32 [ 0, %4 ], [ %15, %14 ]
  %18 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 0
  %19 = load %struct.argp_option*, %struct.argp_option** %18, align 8, !tbaa !80
  %20 = icmp eq %struct.argp_option* %19, null
  %21 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 1
  %22 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %21, align 8, !tbaa !81
  %23 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %22, null
  %24 = select i1 %20, i1 %23, i1 false
  br i1 %24, label %174, label %25

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 1
  %27 = load %struct.group*, %struct.group** %26, align 8, !tbaa !26
  %28 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 2
  %29 = load i32, i32* %28, align 8, !tbaa !32
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30
  %32 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 1
  %33 = getelementptr inbounds %struct.group, %struct.group* %31, i64 0, i32 0
  store %struct.argp* %1, %struct.argp** %33, align 8, !tbaa.struct !86
  %34 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 1
  store i32 (i32, i8*, %struct.argp_state*)* %22, i32 (i32, i8*, %struct.argp_state*)** %34, align 8, !tbaa.struct !87
  %35 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 2
  store %struct.group* %2, %struct.group** %35, align 8, !tbaa.struct !88
  %36 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 3
  store i32 %3, i32* %36, align 8, !tbaa.struct !89
  %37 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 4
  store i32 0, i32* %37, align 4, !tbaa.struct !90
  %38 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 5
  store i8* null, i8** %38, align 8, !tbaa.struct !22
  %39 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 6
  store i8** null, i8*** %39, align 8, !tbaa.struct !23
  %40 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 7
  store i8* null, i8** %40, align 8, !tbaa.struct !24
  %41 = getelementptr inbounds %struct.group, %struct.group* %27, i64 %30, i32 8
  store i8* null, i8** %41, align 8, !tbaa.struct !25
  %42 = load %struct.argp_option*, %struct.argp_option** %18, align 8, !tbaa !80
  %43 = icmp eq %struct.argp_option* %42, null
  br i1 %43, label %157, label %44

44:                                               ; preds = %25
  %45 = load i32, i32* %28, align 8, !tbaa !32
  %46 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 3
  %47 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 5
  %48 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 4
  %49 = shl i32 %45, 24
  %50 = add i32 %49, 16777216
  br label %51

51:                                               ; preds = %155, %44
  %52 = phi %struct.argp_option* [ %42, %44 ], [ %156, %155 ]
  %53 = phi %struct.argp_option* [ %42, %44 ], [ %74, %155 ]
  %54 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 0, i32 1
  %55 = load i32, i32* %54, align 8, !tbaa !75
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %69

57:                                               ; preds = %51
  %58 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 0, i32 0
  %59 = load i8*, i8** %58, align 8, !tbaa !76
  %60 = icmp eq i8* %59, null
  br i1 %60, label %61, label %69

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 0, i32 4
  %63 = load i8*, i8** %62, align 8, !tbaa !77
  %64 = icmp eq i8* %63, null
  br i1 %64, label %65, label %69

65:                                               ; preds = %61
  %66 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 0, i32 5
  %67 = load i32, i32* %66, align 8, !tbaa !78
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %157, label %69

69:                                               ; preds = %65, %61, %57, %51
  %70 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 0, i32 3
  %71 = load i32, i32* %70, align 8, !tbaa !73
  %72 = and i32 %71, 4
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, %struct.argp_option* %52, %struct.argp_option* %53
  %75 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %74, i64 0, i32 3
  %76 = load i32, i32* %75, align 8, !tbaa !73
  %77 = and i32 %76, 8
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %155

79:                                               ; preds = %69
  %80 = and i32 %76, 1
  %81 = and i32 %71, 8
  %82 = icmp eq i32 %81, 0
  %83 = add i32 %55, -1
  %84 = icmp ult i32 %83, 255
  %85 = select i1 %82, i1 %84, i1 false
  br i1 %85, label %86, label %115

86:                                               ; preds = %79
  %87 = tail call i32 @isprint(i32 noundef %55) #10
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %115, label %89

89:                                               ; preds = %86
  %90 = load i8*, i8** %46, align 8, !tbaa !29
  %91 = tail call i64 @strlen(i8* noundef %90) #10
  %92 = load i32, i32* %54, align 8, !tbaa !75
  %93 = trunc i32 %92 to i8
  %94 = load i8*, i8** %46, align 8, !tbaa !29
  %95 = getelementptr inbounds i8, i8* %94, i64 %91
  store i8 %93, i8* %95, align 1, !tbaa !91
  %96 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %74, i64 0, i32 2
  %97 = add i64 %91, 1
  %98 = load i8*, i8** %96, align 8, !tbaa !92
  %99 = icmp eq i8* %98, null
  br i1 %99, label %100, label %104

100:                                              ; preds = %104, %89
  %101 = phi i64 [ %97, %89 ], [ %110, %104 ]
  %102 = load i8*, i8** %46, align 8, !tbaa !29
  %103 = getelementptr inbounds i8, i8* %102, i64 %101
  store i8 0, i8* %103, align 1, !tbaa !91
  br label %115

104:                                              ; preds = %89, %104
  %105 = phi i64 [ %110, %104 ], [ %97, %89 ]
  %106 = phi i32 [ %109, %104 ], [ 0, %89 ]
  %107 = load i8*, i8** %46, align 8, !tbaa !29
  %108 = getelementptr inbounds i8, i8* %107, i64 %105
  store i8 58, i8* %108, align 1, !tbaa !91
  %109 = add nuw nsw i32 %106, 1
  %110 = add i64 %105, 1
  %111 = load i8*, i8** %96, align 8, !tbaa !92
  %112 = icmp ne i8* %111, null
  %113 = icmp ult i32 %106, %80
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %104, label %100, !llvm.loop !93

115:                                              ; preds = %100, %86, %79
  %116 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 0, i32 0
  %117 = load i8*, i8** %116, align 8, !tbaa !76
  %118 = icmp eq i8* %117, null
  br i1 %118, label %155, label %119

119:                                              ; preds = %115, %124
  %120 = phi i64 [ %131, %124 ], [ 0, %115 ]
  %121 = load i32, i32* %47, align 8, !tbaa !57
  %122 = sext i32 %121 to i64
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %124, label %132

124:                                              ; preds = %119
  %125 = load %struct.option*, %struct.option** %48, align 8, !tbaa !30
  %126 = getelementptr inbounds %struct.option, %struct.option* %125, i64 %120, i32 0
  %127 = load i8*, i8** %126, align 8, !tbaa !60
  %128 = load i8*, i8** %116, align 8, !tbaa !76
  %129 = tail call i32 @strcmp(i8* noundef %127, i8* noundef %128) #10
  %130 = icmp eq i32 %129, 0
  %131 = add nuw nsw i64 %120, 1
  br i1 %130, label %155, label %119, !llvm.loop !94

132:                                              ; preds = %119
  %133 = sext i32 %121 to i64
  %134 = load i32, i32* %54, align 8, !tbaa !75
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %139

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %74, i64 0, i32 1
  %138 = load i32, i32* %137, align 8, !tbaa !75
  br label %139

139:                                              ; preds = %136, %132
  %140 = phi i32 [ %138, %136 ], [ %134, %132 ]
  %141 = load %struct.option*, %struct.option** %48, align 8, !tbaa !30
  %142 = add nsw i32 %121, 1
  store i32 %142, i32* %47, align 8, !tbaa !57
  %143 = load i8*, i8** %116, align 8, !tbaa !76
  %144 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %74, i64 0, i32 2
  %145 = load i8*, i8** %144, align 8, !tbaa !92
  %146 = icmp eq i8* %145, null
  %147 = add nuw nsw i32 %80, 1
  %148 = select i1 %146, i32 0, i32 %147
  %149 = and i32 %140, 16777215
  %150 = or i32 %149, %50
  %151 = getelementptr inbounds %struct.option, %struct.option* %141, i64 %133, i32 0
  store i8* %143, i8** %151, align 8, !tbaa.struct !95
  %152 = getelementptr inbounds %struct.option, %struct.option* %141, i64 %133, i32 1
  store i32 %148, i32* %152, align 8, !tbaa.struct !96
  %153 = getelementptr inbounds %struct.option, %struct.option* %141, i64 %133, i32 2
  store i32* null, i32** %153, align 8, !tbaa.struct !97
  %154 = getelementptr inbounds %struct.option, %struct.option* %141, i64 %133, i32 3
  store i32 %150, i32* %154, align 8, !tbaa.struct !98
  br label %155

155:                                              ; preds = %124, %139, %115, %69
  %156 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %52, i64 1
  br label %51, !llvm.loop !99

157:                                              ; preds = %65, %25
  %158 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 3
  %159 = load i8*, i8** %158, align 8, !tbaa !29
  %160 = tail call i64 @strlen(i8* noundef %159) #10
  %161 = getelementptr inbounds i8, i8* %159, i64 %160
  store i8* %161, i8** %41, align 8, !tbaa !55
  %162 = icmp eq i32 %17, 0
  br i1 %162, label %171, label %163

163:                                              ; preds = %157
  %164 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %32, align 8, !tbaa !81
  %165 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %164, null
  br i1 %165, label %171, label %166

166:                                              ; preds = %163
  %167 = zext i32 %17 to i64
  %168 = tail call i8* @calloc(i64 noundef %167, i64 noundef 8) #10
  %169 = bitcast i8*** %39 to i8**
  store i8* %168, i8** %169, align 8, !tbaa !36
  %170 = icmp eq i8* %168, null
  br i1 %170, label %198, label %171

171:                                              ; preds = %166, %163, %157
  %172 = load i32, i32* %28, align 8, !tbaa !32
  %173 = add nsw i32 %172, 1
  store i32 %173, i32* %28, align 8, !tbaa !32
  br label %174

174:                                              ; preds = %16, %171
  %175 = phi %struct.group* [ %31, %171 ], [ null, %16 ]
  %176 = icmp eq i32 %17, 0
  br i1 %176, label %198, label %177

177:                                              ; preds = %174
  %178 = zext i32 %17 to i64
  %179 = load %struct.argp_child*, %struct.argp_child** %5, align 8, !tbaa !9
  %180 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %179, i64 0, i32 0
  %181 = load %struct.argp*, %struct.argp** %180, align 8, !tbaa !2
  %182 = tail call fastcc i32 @add_groups(%struct.parsing* noundef %0, %struct.argp* noundef %181, %struct.group* noundef %175, i32 noundef 0) #11
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %198

184:                                              ; preds = %177, %187
  %185 = phi i64 [ %194, %187 ], [ 1, %177 ]
  %186 = icmp eq i64 %185, %178
  br i1 %186, label %195, label %187, !llvm.loop !100

187:                                              ; preds = %184
  %188 = load %struct.argp_child*, %struct.argp_child** %5, align 8, !tbaa !9
  %189 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %188, i64 %185, i32 0
  %190 = load %struct.argp*, %struct.argp** %189, align 8, !tbaa !2
  %191 = trunc i64 %185 to i32
  %192 = tail call fastcc i32 @add_groups(%struct.parsing* noundef %0, %struct.argp* noundef %190, %struct.group* noundef %175, i32 noundef %191) #11
  %193 = icmp eq i32 %192, 0
  %194 = add nuw nsw i64 %185, 1
  br i1 %193, label %184, label %195, !llvm.loop !100

195:                                              ; preds = %184, %187
  %196 = icmp ult i64 %185, %178
  %197 = sext i1 %196 to i32
  br label %198

198:                                              ; preds = %174, %177, %195, %166
  %199 = phi i32 [ -1, %166 ], [ 0, %174 ], [ -1, %177 ], [ %197, %195 ]
  ret i32 %199
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @getopt_long_only(i32 noundef, i8** noundef, i8* noundef, %struct.option* noundef, i32* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @getopt_long(i32 noundef, i8** noundef, i8* noundef, %struct.option* noundef, i32* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc i32 @give_argument(%struct.parsing* noundef %0, i8* noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0, i32 3
  %4 = load i32, i32* %3, align 8, !tbaa !52
  %5 = add nsw i32 %4, -1
  store i32 %5, i32* %3, align 8, !tbaa !52
  %6 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 2
  %7 = load i32, i32* %6, align 8, !tbaa !32
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %19

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 1
  %11 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0
  %12 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0, i32 9
  %13 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0, i32 7
  %14 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0, i32 8
  %15 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0, i32 5
  %16 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 0, i32 1
  %17 = sub i32 1, %4
  %18 = getelementptr inbounds %struct.parsing, %struct.parsing* %0, i64 0, i32 6
  br label %21

19:                                               ; preds = %68, %67, %63, %2
  %20 = phi i32 [ 7, %2 ], [ 0, %63 ], [ 0, %67 ], [ %69, %68 ]
  ret i32 %20

21:                                               ; preds = %76, %9
  %22 = phi i32 [ %5, %9 ], [ %77, %76 ]
  %23 = phi i64 [ 0, %9 ], [ %70, %76 ]
  %24 = load %struct.group*, %struct.group** %10, align 8, !tbaa !26
  %25 = add nsw i32 %22, 1
  store i32 %25, i32* %3, align 8, !tbaa !52
  %26 = getelementptr inbounds %struct.group, %struct.group* %24, i64 %23, i32 1
  %27 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %26, align 8, !tbaa !38
  %28 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %27, null
  br i1 %28, label %29, label %30

29:                                               ; preds = %21
  store i32 %22, i32* %3, align 8, !tbaa !52
  br label %68

30:                                               ; preds = %21
  %31 = getelementptr inbounds %struct.group, %struct.group* %24, i64 %23, i32 7
  %32 = load i8*, i8** %31, align 8, !tbaa !39
  store i8* %32, i8** %12, align 8, !tbaa !40
  %33 = getelementptr inbounds %struct.group, %struct.group* %24, i64 %23, i32 5
  %34 = load i8*, i8** %33, align 8, !tbaa !33
  store i8* %34, i8** %13, align 8, !tbaa !41
  %35 = getelementptr inbounds %struct.group, %struct.group* %24, i64 %23, i32 6
  %36 = load i8**, i8*** %35, align 8, !tbaa !36
  store i8** %36, i8*** %14, align 8, !tbaa !42
  %37 = getelementptr inbounds %struct.group, %struct.group* %24, i64 %23, i32 4
  %38 = load i32, i32* %37, align 4, !tbaa !43
  store i32 %38, i32* %15, align 8, !tbaa !44
  %39 = tail call i32 %27(i32 noundef 0, i8* noundef %1, %struct.argp_state* noundef nonnull %11) #10
  %40 = load i8*, i8** %12, align 8, !tbaa !40
  store i8* %40, i8** %31, align 8, !tbaa !39
  switch i32 %39, label %68 [
    i32 7, label %43
    i32 0, label %41
  ]

41:                                               ; preds = %30
  %42 = load i32, i32* %3, align 8, !tbaa !52
  br label %60

43:                                               ; preds = %30
  %44 = load i32 (i32, i8*, %struct.argp_state*)*, i32 (i32, i8*, %struct.argp_state*)** %26, align 8, !tbaa !38
  %45 = load i32, i32* %3, align 8, !tbaa !52
  %46 = add nsw i32 %45, -1
  store i32 %46, i32* %3, align 8, !tbaa !52
  %47 = icmp eq i32 (i32, i8*, %struct.argp_state*)* %44, null
  br i1 %47, label %68, label %48

48:                                               ; preds = %43
  %49 = load i8*, i8** %33, align 8, !tbaa !33
  store i8* %49, i8** %13, align 8, !tbaa !41
  %50 = load i8**, i8*** %35, align 8, !tbaa !36
  store i8** %50, i8*** %14, align 8, !tbaa !42
  %51 = load i32, i32* %37, align 4, !tbaa !43
  store i32 %51, i32* %15, align 8, !tbaa !44
  %52 = tail call i32 %44(i32 noundef 16777222, i8* noundef null, %struct.argp_state* noundef nonnull %11) #10
  %53 = load i8*, i8** %12, align 8, !tbaa !40
  store i8* %53, i8** %31, align 8, !tbaa !39
  %54 = icmp eq i32 %52, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %48
  %56 = load i32, i32* %3, align 8, !tbaa !52
  %57 = icmp eq i32 %56, %5
  br i1 %57, label %58, label %60

58:                                               ; preds = %55
  %59 = load i32, i32* %16, align 8, !tbaa !49
  store i32 %59, i32* %3, align 8, !tbaa !52
  br label %60

60:                                               ; preds = %41, %55, %58
  %61 = phi i32 [ %42, %41 ], [ %56, %55 ], [ %59, %58 ]
  %62 = icmp slt i32 %61, %4
  br i1 %62, label %67, label %63

63:                                               ; preds = %60
  %64 = add i32 %61, %17
  %65 = load i32, i32* %37, align 4, !tbaa !43
  %66 = add i32 %64, %65
  store i32 %66, i32* %37, align 4, !tbaa !43
  br label %19

67:                                               ; preds = %60
  store i32 1, i32* %18, align 4, !tbaa !31
  br label %19

68:                                               ; preds = %30, %29, %43, %48
  %69 = phi i32 [ %52, %48 ], [ 7, %43 ], [ 7, %29 ], [ %39, %30 ]
  %70 = add nuw nsw i64 %23, 1
  %71 = load i32, i32* %6, align 8, !tbaa !32
  %72 = sext i32 %71 to i64
  %73 = icmp slt i64 %70, %72
  %74 = icmp eq i32 %69, 7
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %19, !llvm.loop !101

76:                                               ; preds = %68
  %77 = load i32, i32* %3, align 8, !tbaa !52
  br label %21
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #8

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #3 = { nofree norecurse nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind optsize readonly willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #9 = { nounwind }
attributes #10 = { nobuiltin nounwind optsize "no-builtins" }
attributes #11 = { nobuiltin optsize "no-builtins" }
attributes #12 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"argp_child", !4, i64 0, !7, i64 8, !4, i64 16, !7, i64 24}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"int", !5, i64 0}
!8 = !{!4, !4, i64 0}
!9 = !{!10, !4, i64 32}
!10 = !{!"argp", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48}
!11 = !{i64 0, i64 8, !8, i64 8, i64 4, !12, i64 16, i64 8, !8, i64 24, i64 4, !12, i64 28, i64 4, !12, i64 32, i64 4, !12, i64 36, i64 4, !12, i64 40, i64 8, !8, i64 48, i64 8, !8, i64 56, i64 8, !8, i64 64, i64 8, !8, i64 72, i64 8, !8, i64 80, i64 8, !8, i64 88, i64 8, !8}
!12 = !{!7, !7, i64 0}
!13 = !{i64 0, i64 4, !12, i64 8, i64 8, !8, i64 16, i64 4, !12, i64 20, i64 4, !12, i64 24, i64 4, !12, i64 28, i64 4, !12, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8, i64 56, i64 8, !8, i64 64, i64 8, !8, i64 72, i64 8, !8, i64 80, i64 8, !8}
!14 = !{i64 0, i64 8, !8, i64 8, i64 4, !12, i64 12, i64 4, !12, i64 16, i64 4, !12, i64 20, i64 4, !12, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8, i64 56, i64 8, !8, i64 64, i64 8, !8, i64 72, i64 8, !8}
!15 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8, i64 56, i64 8, !8, i64 64, i64 8, !8}
!16 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 8, !8, i64 20, i64 8, !8, i64 28, i64 8, !8, i64 36, i64 8, !8, i64 44, i64 8, !8, i64 52, i64 8, !8, i64 60, i64 8, !8}
!17 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8, i64 56, i64 8, !8}
!18 = !{i64 0, i64 4, !12, i64 4, i64 8, !8, i64 12, i64 8, !8, i64 20, i64 8, !8, i64 28, i64 8, !8, i64 36, i64 8, !8, i64 44, i64 8, !8, i64 52, i64 8, !8}
!19 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8}
!20 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8}
!21 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8}
!22 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8}
!23 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8}
!24 = !{i64 0, i64 8, !8, i64 8, i64 8, !8}
!25 = !{i64 0, i64 8, !8}
!26 = !{!27, !4, i64 96}
!27 = !{!"parsing", !28, i64 0, !4, i64 96, !7, i64 104, !4, i64 112, !4, i64 120, !7, i64 128, !7, i64 132}
!28 = !{!"argp_state", !4, i64 0, !7, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !7, i64 32, !7, i64 36, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88}
!29 = !{!27, !4, i64 112}
!30 = !{!27, !4, i64 120}
!31 = !{!27, !7, i64 132}
!32 = !{!27, !7, i64 104}
!33 = !{!34, !4, i64 32}
!34 = !{!"group", !4, i64 0, !4, i64 8, !4, i64 16, !7, i64 24, !7, i64 28, !4, i64 32, !4, i64 40, !4, i64 48, !4, i64 56}
!35 = !{!34, !4, i64 16}
!36 = !{!34, !4, i64 40}
!37 = !{!34, !7, i64 24}
!38 = !{!34, !4, i64 8}
!39 = !{!34, !4, i64 48}
!40 = !{!27, !4, i64 56}
!41 = !{!27, !4, i64 40}
!42 = !{!27, !4, i64 48}
!43 = !{!34, !7, i64 28}
!44 = !{!27, !7, i64 32}
!45 = distinct !{!45, !46, !47}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !{!28, !4, i64 16}
!49 = !{!28, !7, i64 8}
!50 = !{!28, !4, i64 64}
!51 = !{!28, !7, i64 36}
!52 = !{!28, !7, i64 24}
!53 = !{!28, !7, i64 28}
!54 = !{i32 (i32, i8**, i8*, %struct.option*, i32*)* @getopt_long, i32 (i32, i8**, i8*, %struct.option*, i32*)* @getopt_long_only}
!55 = !{!34, !4, i64 56}
!56 = distinct !{!56, !46, !47}
!57 = !{!27, !7, i64 128}
!58 = !{!59, !7, i64 24}
!59 = !{!"option", !4, i64 0, !7, i64 8, !4, i64 16, !7, i64 24}
!60 = !{!59, !4, i64 0}
!61 = distinct !{!61, !46, !47}
!62 = distinct !{!62, !46, !47}
!63 = distinct !{!63, !46, !47}
!64 = distinct !{!64, !46, !47}
!65 = !{!28, !4, i64 72}
!66 = distinct !{!66, !46, !47}
!67 = distinct !{!67, !46, !47}
!68 = distinct !{!68, !46, !47}
!69 = distinct !{!69, !46, !47}
!70 = !{!28, !4, i64 88}
!71 = !{!34, !4, i64 0}
!72 = distinct !{!72, !46, !47}
!73 = !{!74, !7, i64 24}
!74 = !{!"argp_option", !4, i64 0, !7, i64 8, !4, i64 16, !7, i64 24, !4, i64 32, !7, i64 40}
!75 = !{!74, !7, i64 8}
!76 = !{!74, !4, i64 0}
!77 = !{!74, !4, i64 32}
!78 = !{!74, !7, i64 40}
!79 = !{!28, !4, i64 80}
!80 = !{!10, !4, i64 0}
!81 = !{!10, !4, i64 8}
!82 = distinct !{!82, !46, !47}
!83 = distinct !{!83, !46, !47}
!84 = distinct !{!84, !46, !47}
!85 = distinct !{!85, !46, !47}
!86 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 4, !12, i64 28, i64 4, !12, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8, i64 56, i64 8, !8}
!87 = !{i64 0, i64 8, !8, i64 8, i64 8, !8, i64 16, i64 4, !12, i64 20, i64 4, !12, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8, i64 48, i64 8, !8}
!88 = !{i64 0, i64 8, !8, i64 8, i64 4, !12, i64 12, i64 4, !12, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8, i64 40, i64 8, !8}
!89 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 8, !8, i64 16, i64 8, !8, i64 24, i64 8, !8, i64 32, i64 8, !8}
!90 = !{i64 0, i64 4, !12, i64 4, i64 8, !8, i64 12, i64 8, !8, i64 20, i64 8, !8, i64 28, i64 8, !8}
!91 = !{!5, !5, i64 0}
!92 = !{!74, !4, i64 16}
!93 = distinct !{!93, !46, !47}
!94 = distinct !{!94, !46, !47}
!95 = !{i64 0, i64 8, !8, i64 8, i64 4, !12, i64 16, i64 8, !8, i64 24, i64 4, !12}
!96 = !{i64 0, i64 4, !12, i64 8, i64 8, !8, i64 16, i64 4, !12}
!97 = !{i64 0, i64 8, !8, i64 8, i64 4, !12}
!98 = !{i64 0, i64 4, !12}
!99 = distinct !{!99, !46, !47}
!100 = distinct !{!100, !46, !47}
!101 = distinct !{!101, !46, !47}
