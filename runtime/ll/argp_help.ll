; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/argp_help.c
; ModuleID = 'runtime/c/argp_help.c'
source_filename = "runtime/c/argp_help.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
%struct.argp_layout = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.argp = type { %struct.argp_option*, i32 (i32, i8*, %struct.argp_state*)*, i8*, i8*, %struct.argp_child*, i8* (i32, i8*, i8*)*, i8* }
%struct.argp_option = type { i8*, i32, i8*, i32, i8*, i32 }
%struct.argp_state = type { %struct.argp*, i32, i8**, i32, i32, i32, i32, i8*, i8**, i8*, i8*, %struct.sv_file*, %struct.sv_file*, i8* }
%struct.argp_child = type { %struct.argp*, i32, i8*, i32 }
%struct.listing = type { %struct.page*, %struct.list*, %struct.argp_state*, %struct.entry*, i32, i32, i32 }
%struct.page = type { %struct.sv_file*, i8*, i64, i64, i32, i32, i32, i32 }
%struct.list = type { %struct.entry*, i64, i8*, i8*, %struct.cluster* }
%struct.cluster = type { i8*, i32, i32, i32, %struct.cluster*, %struct.cluster*, %struct.argp* }
%struct.entry = type { %struct.argp_option*, i32, i32, i8*, %struct.cluster*, %struct.argp* }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }

@program_invocation_short_name = external dso_local local_unnamed_addr global i8*, align 8
@argp_err_exit_status = external dso_local local_unnamed_addr global i32, align 4
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str = private unnamed_addr constant [20 x i8] c"Try `%s --help' or \00", align 1
@.str.1 = private unnamed_addr constant [36 x i8] c"`%s --usage' for more information.\0A\00", align 1
@.str.2 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@argp_program_bug_address = external dso_local local_unnamed_addr global i8*, align 8
@.str.3 = private unnamed_addr constant [21 x i8] c"\0AReport bugs to %s.\0A\00", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"Report bugs to %s.\0A\00", align 1
@list_end = internal unnamed_addr global i8* null, align 8
@.str.5 = private unnamed_addr constant [5 x i8] c"help\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"version\00", align 1
@__sv_argp_layout = external dso_local local_unnamed_addr global %struct.argp_layout, align 4
@.str.7 = private unnamed_addr constant [10 x i8] c"Usage: %s\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"  or:  %s\00", align 1
@.str.9 = private unnamed_addr constant [13 x i8] c" [OPTION...]\00", align 1
@.str.10 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"]\00", align 1
@.str.12 = private unnamed_addr constant [4 x i8] c" [-\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c" [\00", align 1
@.str.14 = private unnamed_addr constant [6 x i8] c"[%s]]\00", align 1
@.str.15 = private unnamed_addr constant [2 x i8] c"[\00", align 1
@.str.16 = private unnamed_addr constant [5 x i8] c" %s]\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.18 = private unnamed_addr constant [7 x i8] c" [--%s\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"[=%s]\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"=%s\00", align 1
@long_list.note = internal constant [116 x i8] c"Mandatory or optional arguments to long options are also mandatory or optional for any corresponding short options.\00", align 16
@.str.21 = private unnamed_addr constant [4 x i8] c" %s\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"[%s]\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.24 = private unnamed_addr constant [3 x i8] c", \00", align 1
@.str.25 = private unnamed_addr constant [4 x i8] c"   \00", align 1
@.str.26 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.27 = private unnamed_addr constant [5 x i8] c": %s\00", align 1

; Function Attrs: nounwind optsize
define dso_local void @argp_help(%struct.argp* noundef %0, %struct.sv_file* noundef %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @help(%struct.argp* noundef %0, %struct.argp_state* noundef null, %struct.sv_file* noundef %1, i32 noundef %2, i8* noundef %3) #7
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @help(%struct.argp* noundef %0, %struct.argp_state* noundef %1, %struct.sv_file* noundef %2, i32 noundef %3, i8* noundef %4) unnamed_addr #0 {
  %6 = alloca [2 x i8], align 1
  %7 = alloca %struct.listing, align 8
  %8 = alloca i32, align 4
  %9 = alloca i8*, align 8
  %10 = alloca %struct.page, align 8
  %11 = alloca %struct.list, align 8
  %12 = bitcast %struct.page* %10 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %12) #8
  %13 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 1
  %14 = bitcast i8** %13 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %14, i8 0, i64 40, i1 false)
  %15 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 0
  store %struct.sv_file* %2, %struct.sv_file** %15, align 8, !tbaa !2
  %16 = bitcast %struct.list* %11 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %16) #8
  %17 = icmp eq %struct.sv_file* %2, null
  br i1 %17, label %567, label %18

18:                                               ; preds = %5
  tail call void @__sv_argp_read_layout(%struct.argp_state* noundef %1) #9
  %19 = and i32 %3, 11
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, %struct.argp* null, %struct.argp* %0
  %22 = icmp eq %struct.argp* %21, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %18
  %24 = tail call fastcc i64 @count_all(%struct.argp* noundef nonnull %21) #9
  %25 = add i64 %24, 1
  br label %26

26:                                               ; preds = %23, %18
  %27 = phi i64 [ %25, %23 ], [ 1, %18 ]
  %28 = tail call i8* @calloc(i64 noundef %27, i64 noundef 40) #9
  %29 = tail call i8* @calloc(i64 noundef %27, i64 noundef 1) #9
  %30 = bitcast %struct.list* %11 to i8**
  store i8* %28, i8** %30, align 8, !tbaa.struct !9
  %31 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 1
  store i64 0, i64* %31, align 8, !tbaa.struct !12
  %32 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 2
  store i8* %29, i8** %32, align 8, !tbaa.struct !13
  %33 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 3
  store i8* null, i8** %33, align 8, !tbaa.struct !14
  %34 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 4
  store %struct.cluster* null, %struct.cluster** %34, align 8, !tbaa.struct !15
  %35 = icmp eq i8* %28, null
  %36 = icmp eq i8* %29, null
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %46, label %38

38:                                               ; preds = %26
  store i8* %29, i8** %33, align 8, !tbaa !16
  br i1 %22, label %39, label %40

39:                                               ; preds = %38
  store i8* %29, i8** @list_end, align 8, !tbaa !10
  br label %47

40:                                               ; preds = %38
  call fastcc void @collect(%struct.list* noundef nonnull %11, %struct.argp* noundef nonnull %21, %struct.cluster* noundef null) #9
  %41 = load i8*, i8** %33, align 8, !tbaa !16
  %42 = load i64, i64* %31, align 8, !tbaa !18
  store i8* %41, i8** @list_end, align 8, !tbaa !10
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %40
  %45 = load i8*, i8** %30, align 8, !tbaa !19
  tail call void @qsort(i8* noundef %45, i64 noundef %42, i64 noundef 40, i32 (i8*, i8*)* noundef nonnull @by_entry) #9
  br label %47

46:                                               ; preds = %26
  call fastcc void @free_list(%struct.list* noundef nonnull %11) #9
  br label %567

47:                                               ; preds = %44, %40, %39
  %48 = icmp eq %struct.argp* %0, null
  %49 = and i32 %3, 3
  %50 = icmp eq i32 %49, 0
  %51 = or i1 %48, %50
  br i1 %51, label %165, label %52

52:                                               ; preds = %47
  %53 = tail call fastcc i64 @count_levels(%struct.argp* noundef nonnull %0) #9
  %54 = add i64 %53, 1
  %55 = tail call i8* @calloc(i64 noundef %54, i64 noundef 1) #9
  %56 = icmp eq i8* %55, null
  br i1 %56, label %165, label %57

57:                                               ; preds = %52
  %58 = bitcast i32* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %58) #8
  store i32 0, i32* %8, align 4, !tbaa !20
  %59 = bitcast i8** %9 to i8*
  %60 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 5
  %61 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 2
  %62 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 6
  %63 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 0
  br label %65

64:                                               ; preds = %162
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %58) #8
  tail call void @free(i8* noundef nonnull %55) #9
  br label %165

65:                                               ; preds = %162, %57
  %66 = phi i8* [ getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), %57 ], [ getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), %162 ]
  %67 = phi i32 [ %3, %57 ], [ %157, %162 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %59) #8
  store i8* %55, i8** %9, align 8, !tbaa !10
  %68 = load i32, i32* %60, align 4, !tbaa !21
  %69 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 7), align 4, !tbaa !22
  %70 = load i64, i64* %61, align 8, !tbaa !24
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %73, label %72

72:                                               ; preds = %65
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %73

73:                                               ; preds = %72, %65
  store i32 %68, i32* %60, align 4, !tbaa !21
  store i32 %69, i32* %62, align 8, !tbaa !25
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef %66, i8* noundef %4) #9
  %74 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 7), align 4, !tbaa !22
  %75 = load i64, i64* %61, align 8, !tbaa !24
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %78, label %77

77:                                               ; preds = %73
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %78

78:                                               ; preds = %77, %73
  store i32 %74, i32* %60, align 4, !tbaa !21
  store i32 %74, i32* %62, align 8, !tbaa !25
  %79 = and i32 %67, 2
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %86, label %81

81:                                               ; preds = %78
  %82 = load i64, i64* %31, align 8, !tbaa !18
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %83, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0)
  %85 = tail call i64 @strlen(i8* noundef %84) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef %84, i64 noundef %85) #9
  br label %156

86:                                               ; preds = %78
  call fastcc void @usage_shorts(%struct.page* noundef nonnull %10, %struct.list* noundef nonnull %11, i32 noundef 0, i32* noundef nonnull %8) #9
  %87 = load i32, i32* %8, align 4, !tbaa !20
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:                                               ; preds = %86
  %90 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), i64 noundef %90) #9
  br label %91

91:                                               ; preds = %89, %86
  call fastcc void @usage_shorts(%struct.page* noundef nonnull %10, %struct.list* noundef nonnull %11, i32 noundef 1, i32* noundef nonnull %8) #9
  %92 = load i64, i64* %31, align 8, !tbaa !18
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %156, label %94

94:                                               ; preds = %91, %105
  %95 = phi i64 [ %106, %105 ], [ %92, %91 ]
  %96 = phi i64 [ %107, %105 ], [ 0, %91 ]
  %97 = load %struct.entry*, %struct.entry** %63, align 8, !tbaa !19
  %98 = getelementptr inbounds %struct.entry, %struct.entry* %97, i64 %96, i32 0
  %99 = load %struct.argp_option*, %struct.argp_option** %98, align 8, !tbaa !26
  %100 = getelementptr inbounds %struct.entry, %struct.entry* %97, i64 %96, i32 1
  %101 = load i32, i32* %100, align 8, !tbaa !28
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %109, label %105

103:                                              ; preds = %149
  %104 = load i64, i64* %31, align 8, !tbaa !18
  br label %105

105:                                              ; preds = %103, %94
  %106 = phi i64 [ %104, %103 ], [ %95, %94 ]
  %107 = add nuw i64 %96, 1
  %108 = icmp ult i64 %107, %106
  br i1 %108, label %94, label %156, !llvm.loop !29

109:                                              ; preds = %94, %154
  %110 = phi i32 [ %150, %154 ], [ %101, %94 ]
  %111 = phi %struct.argp_option* [ %155, %154 ], [ %99, %94 ]
  %112 = phi i64 [ %151, %154 ], [ 0, %94 ]
  %113 = phi %struct.argp_option* [ %119, %154 ], [ %99, %94 ]
  %114 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %111, i64 %112
  %115 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %111, i64 %112, i32 3
  %116 = load i32, i32* %115, align 8, !tbaa !32
  %117 = and i32 %116, 4
  %118 = icmp eq i32 %117, 0
  %119 = select i1 %118, %struct.argp_option* %114, %struct.argp_option* %113
  %120 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %111, i64 %112, i32 2
  %121 = load i8*, i8** %120, align 8, !tbaa !34
  %122 = icmp eq i8* %121, null
  br i1 %122, label %123, label %126

123:                                              ; preds = %109
  %124 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %119, i64 0, i32 2
  %125 = load i8*, i8** %124, align 8, !tbaa !34
  br label %126

126:                                              ; preds = %123, %109
  %127 = phi i8* [ %125, %123 ], [ %121, %109 ]
  %128 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %119, i64 0, i32 3
  %129 = load i32, i32* %128, align 8, !tbaa !32
  %130 = or i32 %129, %116
  %131 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %114, i64 0, i32 0
  %132 = load i8*, i8** %131, align 8, !tbaa !35
  %133 = icmp ne i8* %132, null
  %134 = and i32 %116, 2
  %135 = icmp eq i32 %134, 0
  %136 = select i1 %133, i1 %135, i1 false
  %137 = and i32 %130, 16
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %136, i1 %138, i1 false
  br i1 %139, label %140, label %149

140:                                              ; preds = %126
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef nonnull %132) #9
  %141 = icmp eq i8* %127, null
  br i1 %141, label %146, label %142

142:                                              ; preds = %140
  %143 = and i32 %130, 1
  %144 = icmp eq i32 %143, 0
  %145 = select i1 %144, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef %145, i8* noundef nonnull %127) #9
  br label %146

146:                                              ; preds = %142, %140
  %147 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), i64 noundef %147) #9
  %148 = load i32, i32* %100, align 8, !tbaa !28
  br label %149

149:                                              ; preds = %146, %126
  %150 = phi i32 [ %110, %126 ], [ %148, %146 ]
  %151 = add nuw nsw i64 %112, 1
  %152 = sext i32 %150 to i64
  %153 = icmp slt i64 %151, %152
  br i1 %153, label %154, label %103, !llvm.loop !36

154:                                              ; preds = %149
  %155 = load %struct.argp_option*, %struct.argp_option** %98, align 8, !tbaa !26
  br label %109

156:                                              ; preds = %105, %91, %81
  %157 = phi i32 [ %67, %81 ], [ 2, %91 ], [ 2, %105 ]
  %158 = call fastcc i32 @usage_arguments(%struct.page* noundef nonnull %10, %struct.argp* noundef %0, %struct.argp_state* noundef %1, i8** noundef nonnull %9, i32 noundef 1) #9
  %159 = load i64, i64* %61, align 8, !tbaa !24
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %162, label %161

161:                                              ; preds = %156
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %162

162:                                              ; preds = %161, %156
  store i32 0, i32* %60, align 4, !tbaa !21
  store i32 0, i32* %62, align 8, !tbaa !25
  %163 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %163) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %59) #8
  %164 = icmp eq i32 %158, 0
  br i1 %164, label %64, label %65, !llvm.loop !37

165:                                              ; preds = %64, %52, %47
  %166 = phi i32 [ 0, %47 ], [ 1, %52 ], [ 1, %64 ]
  %167 = and i32 %3, 16
  %168 = icmp eq i32 %167, 0
  %169 = or i1 %48, %168
  br i1 %169, label %173, label %170

170:                                              ; preds = %165
  %171 = call fastcc i32 @documentation(%struct.page* noundef nonnull %10, %struct.argp* noundef nonnull %0, %struct.argp_state* noundef %1, i32 noundef 0, i32 noundef 0, i32 noundef 1) #7
  %172 = or i32 %171, %166
  br label %173

173:                                              ; preds = %170, %165
  %174 = phi i32 [ %172, %170 ], [ %166, %165 ]
  %175 = and i32 %3, 4
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %183

177:                                              ; preds = %173
  %178 = and i32 %3, 8
  %179 = icmp ne i32 %178, 0
  %180 = load i64, i64* %31, align 8
  %181 = icmp ne i64 %180, 0
  %182 = select i1 %179, i1 %181, i1 false
  br i1 %182, label %189, label %541

183:                                              ; preds = %173
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef %4) #7
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.1, i64 0, i64 0), i8* noundef %4) #7
  %184 = and i32 %3, 8
  %185 = icmp ne i32 %184, 0
  %186 = load i64, i64* %31, align 8
  %187 = icmp ne i64 %186, 0
  %188 = select i1 %185, i1 %187, i1 false
  br i1 %188, label %200, label %541

189:                                              ; preds = %177
  %190 = icmp eq i32 %174, 0
  br i1 %190, label %191, label %200

191:                                              ; preds = %189
  %192 = bitcast %struct.listing* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %192) #8
  %193 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 0
  store %struct.page* %10, %struct.page** %193, align 8, !tbaa !38
  %194 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 1
  store %struct.list* %11, %struct.list** %194, align 8, !tbaa !40
  %195 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 2
  store %struct.argp_state* %1, %struct.argp_state** %195, align 8, !tbaa !41
  %196 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 3
  store %struct.entry* null, %struct.entry** %196, align 8, !tbaa !42
  %197 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 4
  store i32 0, i32* %197, align 8, !tbaa !43
  %198 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 5
  store i32 0, i32* %198, align 4, !tbaa !44
  %199 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 6
  br label %212

200:                                              ; preds = %189, %183
  %201 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %201) #9
  %202 = load i64, i64* %31, align 8, !tbaa !18
  %203 = icmp eq i64 %202, 0
  %204 = bitcast %struct.listing* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %204) #8
  %205 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 0
  store %struct.page* %10, %struct.page** %205, align 8, !tbaa !38
  %206 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 1
  store %struct.list* %11, %struct.list** %206, align 8, !tbaa !40
  %207 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 2
  store %struct.argp_state* %1, %struct.argp_state** %207, align 8, !tbaa !41
  %208 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 3
  store %struct.entry* null, %struct.entry** %208, align 8, !tbaa !42
  %209 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 4
  store i32 0, i32* %209, align 8, !tbaa !43
  %210 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 5
  store i32 0, i32* %210, align 4, !tbaa !44
  %211 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 6
  br i1 %203, label %539, label %212

212:                                              ; preds = %191, %200
  %213 = phi i32* [ %199, %191 ], [ %211, %200 ]
  %214 = phi i32* [ %198, %191 ], [ %210, %200 ]
  %215 = phi %struct.entry** [ %196, %191 ], [ %208, %200 ]
  %216 = phi %struct.argp_state** [ %195, %191 ], [ %207, %200 ]
  %217 = phi %struct.list** [ %194, %191 ], [ %206, %200 ]
  %218 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 0
  %219 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 0
  %220 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 6
  %221 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 2
  %222 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 5
  %223 = getelementptr inbounds [2 x i8], [2 x i8]* %6, i64 0, i64 0
  %224 = getelementptr inbounds [2 x i8], [2 x i8]* %6, i64 0, i64 1
  %225 = load i32, i32* %220, align 8, !tbaa !25
  br label %232

226:                                              ; preds = %508
  %227 = load i32, i32* %214, align 4, !tbaa !44
  %228 = icmp ne i32 %227, 0
  %229 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 1), align 4
  %230 = icmp ne i32 %229, 0
  %231 = select i1 %228, i1 %230, i1 false
  br i1 %231, label %512, label %539

232:                                              ; preds = %508, %212
  %233 = phi i64 [ 0, %212 ], [ %509, %508 ]
  %234 = load %struct.entry*, %struct.entry** %219, align 8, !tbaa !19
  %235 = getelementptr inbounds %struct.entry, %struct.entry* %234, i64 %233
  store i32 1, i32* %213, align 8, !tbaa !45
  %236 = load i64, i64* %221, align 8, !tbaa !24
  %237 = icmp eq i64 %236, 0
  br i1 %237, label %239, label %238

238:                                              ; preds = %232
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %239

239:                                              ; preds = %238, %232
  store i32 0, i32* %222, align 4, !tbaa !21
  store i32 %225, i32* %220, align 8, !tbaa !25
  %240 = getelementptr inbounds %struct.entry, %struct.entry* %235, i64 0, i32 0
  %241 = load %struct.argp_option*, %struct.argp_option** %240, align 8, !tbaa !26
  %242 = getelementptr inbounds %struct.entry, %struct.entry* %234, i64 %233, i32 3
  %243 = load i8*, i8** %242, align 8, !tbaa !46
  %244 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 0, i32 3
  %245 = load i32, i32* %244, align 8, !tbaa !32
  %246 = and i32 %245, 8
  %247 = icmp eq i32 %246, 0
  %248 = getelementptr inbounds %struct.entry, %struct.entry* %234, i64 %233, i32 1
  %249 = load i32, i32* %248, align 8, !tbaa !28
  %250 = icmp sgt i32 %249, 0
  br i1 %250, label %251, label %253

251:                                              ; preds = %239
  %252 = zext i32 %249 to i64
  br label %271

253:                                              ; preds = %282, %239
  %254 = phi i32 [ 0, %239 ], [ %285, %282 ]
  %255 = load %struct.page*, %struct.page** %218, align 8, !tbaa !38
  %256 = getelementptr inbounds %struct.page, %struct.page* %255, i64 0, i32 5
  %257 = load i32, i32* %256, align 4, !tbaa !21
  %258 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 2), align 4, !tbaa !47
  %259 = getelementptr inbounds %struct.page, %struct.page* %255, i64 0, i32 2
  %260 = load i64, i64* %259, align 8, !tbaa !24
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %264, label %262

262:                                              ; preds = %253
  call fastcc void @settle(%struct.page* noundef nonnull %255, i32 noundef 0) #9
  %263 = load i32, i32* %248, align 8, !tbaa !28
  br label %264

264:                                              ; preds = %262, %253
  %265 = phi i32 [ %249, %253 ], [ %263, %262 ]
  store i32 %257, i32* %256, align 4, !tbaa !21
  %266 = getelementptr inbounds %struct.page, %struct.page* %255, i64 0, i32 6
  store i32 %258, i32* %266, align 8, !tbaa !25
  %267 = icmp sgt i32 %265, 0
  br i1 %267, label %268, label %291

268:                                              ; preds = %264
  %269 = icmp eq i32 %254, 0
  %270 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 0, i32 2
  br label %310

271:                                              ; preds = %282, %251
  %272 = phi i64 [ 0, %251 ], [ %286, %282 ]
  %273 = phi i32 [ 0, %251 ], [ %285, %282 ]
  %274 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 %272, i32 0
  %275 = load i8*, i8** %274, align 8, !tbaa !35
  %276 = icmp eq i8* %275, null
  br i1 %276, label %282, label %277

277:                                              ; preds = %271
  %278 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 %272, i32 3
  %279 = load i32, i32* %278, align 8, !tbaa !32
  %280 = and i32 %279, 2
  %281 = icmp eq i32 %280, 0
  br label %282

282:                                              ; preds = %277, %271
  %283 = phi i1 [ false, %271 ], [ %281, %277 ]
  %284 = zext i1 %283 to i32
  %285 = or i32 %273, %284
  %286 = add nuw nsw i64 %272, 1
  %287 = icmp eq i64 %286, %252
  br i1 %287, label %253, label %271, !llvm.loop !48

288:                                              ; preds = %359
  %289 = getelementptr inbounds %struct.page, %struct.page* %360, i64 0, i32 5
  %290 = load i32, i32* %289, align 4, !tbaa !21
  br label %291

291:                                              ; preds = %288, %264
  %292 = phi i32 [ %257, %264 ], [ %290, %288 ]
  %293 = phi %struct.page* [ %255, %264 ], [ %360, %288 ]
  %294 = phi i32 [ %265, %264 ], [ %363, %288 ]
  %295 = getelementptr inbounds %struct.page, %struct.page* %293, i64 0, i32 5
  %296 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 4), align 4
  %297 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 3), align 4
  %298 = select i1 %247, i32 %297, i32 %296
  %299 = getelementptr inbounds %struct.page, %struct.page* %293, i64 0, i32 2
  %300 = load i64, i64* %299, align 8, !tbaa !24
  %301 = icmp eq i64 %300, 0
  br i1 %301, label %304, label %302

302:                                              ; preds = %291
  call fastcc void @settle(%struct.page* noundef nonnull %293, i32 noundef 0) #9
  %303 = load i32, i32* %248, align 8, !tbaa !28
  br label %304

304:                                              ; preds = %302, %291
  %305 = phi i32 [ %294, %291 ], [ %303, %302 ]
  store i32 %292, i32* %295, align 4, !tbaa !21
  %306 = getelementptr inbounds %struct.page, %struct.page* %293, i64 0, i32 6
  store i32 %298, i32* %306, align 8, !tbaa !25
  %307 = icmp sgt i32 %305, 0
  br i1 %307, label %308, label %405

308:                                              ; preds = %304
  %309 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 0, i32 2
  br label %366

310:                                              ; preds = %359, %268
  %311 = phi %struct.page* [ %255, %268 ], [ %360, %359 ]
  %312 = phi i64 [ 0, %268 ], [ %362, %359 ]
  %313 = phi i8* [ %243, %268 ], [ %361, %359 ]
  %314 = load %struct.list*, %struct.list** %217, align 8, !tbaa !40
  %315 = getelementptr inbounds %struct.list, %struct.list* %314, i64 0, i32 3
  %316 = load i8*, i8** %315, align 8, !tbaa !16
  %317 = icmp ult i8* %313, %316
  br i1 %317, label %318, label %359

318:                                              ; preds = %310
  %319 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 %312, i32 3
  %320 = load i32, i32* %319, align 8, !tbaa !32
  %321 = and i32 %320, 8
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %359

323:                                              ; preds = %318
  %324 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 %312, i32 1
  %325 = load i32, i32* %324, align 8, !tbaa !49
  %326 = add i32 %325, -1
  %327 = icmp ult i32 %326, 255
  br i1 %327, label %328, label %359

328:                                              ; preds = %323
  %329 = call i32 @isprint(i32 noundef %325) #9
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %359, label %331

331:                                              ; preds = %328
  %332 = load i32, i32* %324, align 8, !tbaa !49
  %333 = load i8, i8* %313, align 1, !tbaa !50
  %334 = sext i8 %333 to i32
  %335 = icmp eq i32 %332, %334
  br i1 %335, label %336, label %359

336:                                              ; preds = %331
  %337 = getelementptr inbounds i8, i8* %313, i64 1
  %338 = load i32, i32* %319, align 8, !tbaa !32
  %339 = and i32 %338, 2
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %359

341:                                              ; preds = %336
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %223) #8
  store i8 45, i8* %223, align 1, !tbaa !50
  %342 = trunc i32 %332 to i8
  store i8 %342, i8* %224, align 1, !tbaa !50
  %343 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 2), align 4, !tbaa !47
  call fastcc void @next_name(%struct.listing* noundef nonnull %7, %struct.entry* noundef nonnull %235, i32 noundef %343) #9
  %344 = load %struct.page*, %struct.page** %218, align 8, !tbaa !38
  call fastcc void @put(%struct.page* noundef %344, i8* noundef nonnull %223, i64 noundef 2) #9
  %345 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 0), align 4
  %346 = icmp ne i32 %345, 0
  %347 = select i1 %269, i1 true, i1 %346
  %348 = load i8*, i8** %270, align 8, !tbaa !34
  %349 = icmp eq i8* %348, null
  br i1 %347, label %350, label %356

350:                                              ; preds = %341
  br i1 %349, label %358, label %351

351:                                              ; preds = %350
  %352 = load i32, i32* %244, align 8, !tbaa !32
  %353 = and i32 %352, 1
  %354 = icmp eq i32 %353, 0
  %355 = select i1 %354, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef %344, i8* noundef %355, i8* noundef nonnull %348) #9
  br label %358

356:                                              ; preds = %341
  br i1 %349, label %358, label %357

357:                                              ; preds = %356
  store i32 1, i32* %214, align 4, !tbaa !44
  br label %358

358:                                              ; preds = %357, %356, %351, %350
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %223) #8
  br label %359

359:                                              ; preds = %358, %336, %331, %328, %323, %318, %310
  %360 = phi %struct.page* [ %344, %358 ], [ %311, %331 ], [ %311, %328 ], [ %311, %310 ], [ %311, %336 ], [ %311, %323 ], [ %311, %318 ]
  %361 = phi i8* [ %337, %358 ], [ %313, %331 ], [ %313, %328 ], [ %313, %310 ], [ %337, %336 ], [ %313, %323 ], [ %313, %318 ]
  %362 = add nuw nsw i64 %312, 1
  %363 = load i32, i32* %248, align 8, !tbaa !28
  %364 = sext i32 %363 to i64
  %365 = icmp slt i64 %362, %364
  br i1 %365, label %310, label %288, !llvm.loop !51

366:                                              ; preds = %399, %308
  %367 = phi %struct.page* [ %293, %308 ], [ %400, %399 ]
  %368 = phi i64 [ 0, %308 ], [ %401, %399 ]
  %369 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 %368, i32 0
  %370 = load i8*, i8** %369, align 8, !tbaa !35
  %371 = icmp eq i8* %370, null
  br i1 %371, label %399, label %372

372:                                              ; preds = %366
  %373 = load i8, i8* %370, align 1, !tbaa !50
  %374 = icmp eq i8 %373, 0
  br i1 %374, label %399, label %375

375:                                              ; preds = %372
  %376 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %241, i64 %368, i32 3
  %377 = load i32, i32* %376, align 8, !tbaa !32
  %378 = and i32 %377, 2
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %380, label %399

380:                                              ; preds = %375
  %381 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 4), align 4
  %382 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 3), align 4
  %383 = select i1 %247, i32 %382, i32 %381
  call fastcc void @next_name(%struct.listing* noundef nonnull %7, %struct.entry* noundef nonnull %235, i32 noundef %383) #9
  %384 = load %struct.page*, %struct.page** %218, align 8, !tbaa !38
  br i1 %247, label %385, label %396

385:                                              ; preds = %380
  %386 = call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef %384, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i64 0, i64 0), i64 noundef %386) #9
  %387 = load i8*, i8** %369, align 8, !tbaa !35
  %388 = call i64 @strlen(i8* noundef %387) #9
  call fastcc void @put(%struct.page* noundef %384, i8* noundef %387, i64 noundef %388) #9
  %389 = load i8*, i8** %309, align 8, !tbaa !34
  %390 = icmp eq i8* %389, null
  br i1 %390, label %399, label %391

391:                                              ; preds = %385
  %392 = load i32, i32* %244, align 8, !tbaa !32
  %393 = and i32 %392, 1
  %394 = icmp eq i32 %393, 0
  %395 = select i1 %394, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef %384, i8* noundef %395, i8* noundef nonnull %389) #9
  br label %399

396:                                              ; preds = %380
  %397 = load i8*, i8** %369, align 8, !tbaa !35
  %398 = call i64 @strlen(i8* noundef %397) #9
  call fastcc void @put(%struct.page* noundef %384, i8* noundef %397, i64 noundef %398) #9
  br label %399

399:                                              ; preds = %396, %391, %385, %375, %372, %366
  %400 = phi %struct.page* [ %384, %396 ], [ %384, %391 ], [ %384, %385 ], [ %367, %375 ], [ %367, %372 ], [ %367, %366 ]
  %401 = add nuw nsw i64 %368, 1
  %402 = load i32, i32* %248, align 8, !tbaa !28
  %403 = sext i32 %402 to i64
  %404 = icmp slt i64 %401, %403
  br i1 %404, label %366, label %405, !llvm.loop !52

405:                                              ; preds = %399, %304
  %406 = phi %struct.page* [ %293, %304 ], [ %400, %399 ]
  %407 = load i32, i32* %213, align 8, !tbaa !45
  %408 = icmp eq i32 %407, 0
  %409 = load %struct.argp_option*, %struct.argp_option** %240, align 8, !tbaa !26
  br i1 %408, label %410, label %478

410:                                              ; preds = %405
  %411 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %409, i64 0, i32 4
  %412 = load i8*, i8** %411, align 8, !tbaa !53
  %413 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %409, i64 0, i32 1
  %414 = load i32, i32* %413, align 8, !tbaa !49
  %415 = getelementptr inbounds %struct.entry, %struct.entry* %234, i64 %233, i32 5
  %416 = load %struct.argp*, %struct.argp** %415, align 8, !tbaa !54
  %417 = load %struct.argp_state*, %struct.argp_state** %216, align 8, !tbaa !41
  %418 = icmp eq %struct.argp* %416, null
  br i1 %418, label %428, label %419

419:                                              ; preds = %410
  %420 = getelementptr inbounds %struct.argp, %struct.argp* %416, i64 0, i32 5
  %421 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %420, align 8, !tbaa !55
  %422 = icmp eq i8* (i32, i8*, i8*)* %421, null
  br i1 %422, label %428, label %423

423:                                              ; preds = %419
  %424 = call i8* @__sv_argp_input(%struct.argp* noundef nonnull %416, %struct.argp_state* noundef %417) #9
  %425 = call i8* %421(i32 noundef %414, i8* noundef %412, i8* noundef %424) #9
  %426 = icmp eq i8* %425, %412
  %427 = select i1 %426, i8* null, i8* %425
  br label %428

428:                                              ; preds = %423, %419, %410
  %429 = phi i8* [ null, %410 ], [ null, %419 ], [ %427, %423 ]
  %430 = phi i8* [ %412, %410 ], [ %412, %419 ], [ %425, %423 ]
  %431 = icmp eq i8* %430, null
  br i1 %431, label %468, label %432

432:                                              ; preds = %428
  %433 = load i8, i8* %430, align 1, !tbaa !50
  %434 = icmp eq i8 %433, 0
  br i1 %434, label %468, label %435

435:                                              ; preds = %432
  %436 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 2
  %437 = load i64, i64* %436, align 8, !tbaa !24
  %438 = icmp eq i64 %437, 0
  br i1 %438, label %439, label %443

439:                                              ; preds = %435
  %440 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 4
  %441 = load i32, i32* %440, align 8, !tbaa !57
  %442 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 5), align 4, !tbaa !58
  br label %451

443:                                              ; preds = %435
  call fastcc void @settle(%struct.page* noundef nonnull %406, i32 noundef 0) #9
  %444 = load i64, i64* %436, align 8, !tbaa !24
  %445 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 4
  %446 = load i32, i32* %445, align 8, !tbaa !57
  %447 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 5), align 4, !tbaa !58
  %448 = icmp eq i64 %444, 0
  br i1 %448, label %451, label %449

449:                                              ; preds = %443
  call fastcc void @settle(%struct.page* noundef nonnull %406, i32 noundef 0) #9
  %450 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 5), align 4, !tbaa !58
  br label %451

451:                                              ; preds = %449, %443, %439
  %452 = phi i32 [ %442, %439 ], [ %447, %443 ], [ %450, %449 ]
  %453 = phi i32 [ %442, %439 ], [ %447, %443 ], [ %447, %449 ]
  %454 = phi i32 [ %441, %439 ], [ %446, %443 ], [ %446, %449 ]
  %455 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 5
  store i32 %453, i32* %455, align 4, !tbaa !21
  %456 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 6
  store i32 %453, i32* %456, align 8, !tbaa !25
  %457 = add nsw i32 %452, 3
  %458 = icmp sgt i32 %454, %457
  br i1 %458, label %459, label %461

459:                                              ; preds = %451
  %460 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %406, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %460) #9
  br label %466

461:                                              ; preds = %451
  %462 = icmp slt i32 %454, %452
  br i1 %462, label %465, label %463

463:                                              ; preds = %461
  %464 = call i64 @strlen(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.25, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %406, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.25, i64 0, i64 0), i64 noundef %464) #9
  br label %466

465:                                              ; preds = %461
  call fastcc void @indent_to(%struct.page* noundef nonnull %406, i32 noundef %452) #9
  br label %466

466:                                              ; preds = %465, %463, %459
  %467 = call i64 @strlen(i8* noundef nonnull %430) #9
  call fastcc void @put(%struct.page* noundef nonnull %406, i8* noundef nonnull %430, i64 noundef %467) #9
  br label %468

468:                                              ; preds = %466, %432, %428
  call void @free(i8* noundef %429) #9
  %469 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 6
  %470 = load i32, i32* %469, align 8, !tbaa !25
  %471 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 2
  %472 = load i64, i64* %471, align 8, !tbaa !24
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %475, label %474

474:                                              ; preds = %468
  call fastcc void @settle(%struct.page* noundef nonnull %406, i32 noundef 0) #9
  br label %475

475:                                              ; preds = %474, %468
  %476 = getelementptr inbounds %struct.page, %struct.page* %406, i64 0, i32 5
  store i32 0, i32* %476, align 4, !tbaa !21
  store i32 %470, i32* %469, align 8, !tbaa !25
  %477 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %406, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %477) #9
  br label %503

478:                                              ; preds = %405
  %479 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %409, i64 0, i32 3
  %480 = load i32, i32* %479, align 8, !tbaa !32
  %481 = and i32 %480, 8
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %483, label %493

483:                                              ; preds = %478
  %484 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %409, i64 0, i32 1
  %485 = load i32, i32* %484, align 8, !tbaa !49
  %486 = add i32 %485, -1
  %487 = icmp ult i32 %486, 255
  br i1 %487, label %488, label %493

488:                                              ; preds = %483
  %489 = call i32 @isprint(i32 noundef %485) #9
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %491, label %504

491:                                              ; preds = %488
  %492 = load %struct.argp_option*, %struct.argp_option** %240, align 8, !tbaa !26
  br label %493

493:                                              ; preds = %491, %483, %478
  %494 = phi %struct.argp_option* [ %492, %491 ], [ %409, %478 ], [ %409, %483 ]
  %495 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %494, i64 0, i32 0
  %496 = load i8*, i8** %495, align 8, !tbaa !35
  %497 = icmp eq i8* %496, null
  br i1 %497, label %498, label %504

498:                                              ; preds = %493
  %499 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %494, i64 0, i32 4
  %500 = load i8*, i8** %499, align 8, !tbaa !53
  %501 = getelementptr inbounds %struct.entry, %struct.entry* %234, i64 %233, i32 5
  %502 = load %struct.argp*, %struct.argp** %501, align 8, !tbaa !54
  call fastcc void @header(%struct.listing* noundef nonnull %7, i8* noundef %500, %struct.argp* noundef %502) #9
  br label %503

503:                                              ; preds = %498, %475
  store %struct.entry* %235, %struct.entry** %215, align 8, !tbaa !42
  br label %504

504:                                              ; preds = %503, %493, %488
  %505 = load i64, i64* %221, align 8, !tbaa !24
  %506 = icmp eq i64 %505, 0
  br i1 %506, label %508, label %507

507:                                              ; preds = %504
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %508

508:                                              ; preds = %507, %504
  store i32 0, i32* %222, align 4, !tbaa !21
  store i32 %225, i32* %220, align 8, !tbaa !25
  %509 = add nuw i64 %233, 1
  %510 = load i64, i64* %31, align 8, !tbaa !18
  %511 = icmp ult i64 %509, %510
  br i1 %511, label %232, label %226, !llvm.loop !59

512:                                              ; preds = %226
  %513 = icmp eq %struct.argp_state* %1, null
  br i1 %513, label %528, label %514

514:                                              ; preds = %512
  %515 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %1, i64 0, i32 0
  %516 = load %struct.argp*, %struct.argp** %515, align 8, !tbaa !60
  %517 = icmp eq %struct.argp* %516, null
  br i1 %517, label %528, label %518

518:                                              ; preds = %514
  %519 = getelementptr inbounds %struct.argp, %struct.argp* %516, i64 0, i32 5
  %520 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %519, align 8, !tbaa !55
  %521 = icmp eq i8* (i32, i8*, i8*)* %520, null
  br i1 %521, label %528, label %522

522:                                              ; preds = %518
  %523 = call i8* @__sv_argp_input(%struct.argp* noundef nonnull %516, %struct.argp_state* noundef nonnull %1) #9
  %524 = call i8* %520(i32 noundef 33554437, i8* noundef getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), i8* noundef %523) #9
  %525 = icmp eq i8* %524, getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0)
  br i1 %525, label %528, label %526

526:                                              ; preds = %522
  %527 = icmp eq i8* %524, null
  br i1 %527, label %537, label %528

528:                                              ; preds = %526, %522, %518, %514, %512
  %529 = phi i8* [ %524, %526 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %518 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %514 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %522 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %512 ]
  %530 = phi i8* [ %524, %526 ], [ null, %518 ], [ null, %514 ], [ null, %522 ], [ null, %512 ]
  %531 = load i8, i8* %529, align 1, !tbaa !50
  %532 = icmp eq i8 %531, 0
  br i1 %532, label %537, label %533

533:                                              ; preds = %528
  %534 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %534) #9
  %535 = call i64 @strlen(i8* noundef nonnull %529) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef nonnull %529, i64 noundef %535) #9
  %536 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %536) #9
  br label %537

537:                                              ; preds = %533, %528, %526
  %538 = phi i8* [ %530, %533 ], [ %530, %528 ], [ null, %526 ]
  call void @free(i8* noundef %538) #9
  br label %539

539:                                              ; preds = %200, %226, %537
  %540 = bitcast %struct.listing* %7 to i8*
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %540) #8
  br label %541

541:                                              ; preds = %183, %539, %177
  %542 = phi i32 [ 1, %539 ], [ %174, %177 ], [ 1, %183 ]
  %543 = and i32 %3, 32
  %544 = icmp eq i32 %543, 0
  %545 = or i1 %48, %544
  br i1 %545, label %549, label %546

546:                                              ; preds = %541
  %547 = call fastcc i32 @documentation(%struct.page* noundef nonnull %10, %struct.argp* noundef nonnull %0, %struct.argp_state* noundef %1, i32 noundef 1, i32 noundef %542, i32 noundef 0) #7
  %548 = or i32 %547, %542
  br label %549

549:                                              ; preds = %546, %541
  %550 = phi i32 [ %548, %546 ], [ %542, %541 ]
  %551 = and i32 %3, 64
  %552 = icmp ne i32 %551, 0
  %553 = load i8*, i8** @argp_program_bug_address, align 8
  %554 = icmp ne i8* %553, null
  %555 = select i1 %552, i1 %554, i1 false
  br i1 %555, label %556, label %559

556:                                              ; preds = %549
  %557 = icmp eq i32 %550, 0
  %558 = select i1 %557, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef %558, i8* noundef nonnull %553) #7
  br label %559

559:                                              ; preds = %556, %549
  %560 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 2
  %561 = load i64, i64* %560, align 8, !tbaa !24
  %562 = icmp eq i64 %561, 0
  br i1 %562, label %564, label %563

563:                                              ; preds = %559
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %564

564:                                              ; preds = %559, %563
  %565 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 1
  %566 = load i8*, i8** %565, align 8, !tbaa !62
  call void @free(i8* noundef %566) #9
  call fastcc void @free_list(%struct.list* noundef nonnull %11) #7
  br label %567

567:                                              ; preds = %46, %5, %564
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %16) #8
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %12) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__argp_help(%struct.argp* noundef %0, %struct.sv_file* noundef %1, i32 noundef %2, i8* noundef %3) local_unnamed_addr #0 {
  tail call fastcc void @help(%struct.argp* noundef %0, %struct.argp_state* noundef null, %struct.sv_file* noundef %1, i32 noundef %2, i8* noundef %3) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp eq %struct.sv_file* %1, null
  br i1 %4, label %31, label %5

5:                                                ; preds = %3
  %6 = icmp eq %struct.argp_state* %0, null
  br i1 %6, label %20, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 4, !tbaa !63
  %10 = and i32 %9, 2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %31

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 0
  %14 = load %struct.argp*, %struct.argp** %13, align 8, !tbaa !60
  %15 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 10
  %16 = load i8*, i8** %15, align 8, !tbaa !10
  tail call fastcc void @help(%struct.argp* noundef %14, %struct.argp_state* noundef nonnull %0, %struct.sv_file* noundef nonnull %1, i32 noundef %2, i8* noundef %16) #7
  %17 = load i32, i32* %8, align 4, !tbaa !63
  %18 = and i32 %17, 32
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %22, label %31

20:                                               ; preds = %5
  %21 = load i8*, i8** @program_invocation_short_name, align 8, !tbaa !10
  tail call fastcc void @help(%struct.argp* noundef null, %struct.argp_state* noundef null, %struct.sv_file* noundef nonnull %1, i32 noundef %2, i8* noundef %21) #7
  br label %22

22:                                               ; preds = %20, %12
  %23 = and i32 %2, 256
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %22
  %26 = load i32, i32* @argp_err_exit_status, align 4, !tbaa !20
  tail call void @exit(i32 noundef %26) #10
  unreachable

27:                                               ; preds = %22
  %28 = and i32 %2, 512
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  tail call void @exit(i32 noundef 0) #10
  unreachable

31:                                               ; preds = %12, %3, %7, %27
  ret void
}

; Function Attrs: noreturn optsize
declare dso_local void @exit(i32 noundef) local_unnamed_addr #1

; Function Attrs: nounwind optsize
define dso_local void @__argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  tail call void @argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @argp_usage(%struct.argp_state* noundef %0) local_unnamed_addr #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !10
  tail call void @argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef %2, i32 noundef 262) #7
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__argp_usage(%struct.argp_state* noundef %0) local_unnamed_addr #0 {
  %2 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !10
  tail call void @argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef %2, i32 noundef 262) #9
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @argp_error(%struct.argp_state* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call fastcc %struct.sv_file* @complain(%struct.argp_state* noundef %0, i32 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #7
  call void @llvm.va_end(i8* nonnull %4)
  %7 = icmp eq %struct.sv_file* %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  call void @argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef nonnull %6, i32 noundef 260) #7
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #3

; Function Attrs: nounwind optsize
define internal fastcc %struct.sv_file* @complain(%struct.argp_state* noundef readonly %0, i32 noundef %1, i8* noundef %2, %struct.__va_list_tag* noundef %3) unnamed_addr #0 {
  %5 = icmp eq %struct.argp_state* %0, null
  %6 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 11
  %7 = select i1 %5, %struct.sv_file** @stderr, %struct.sv_file** %6
  %8 = load %struct.sv_file*, %struct.sv_file** %7, align 8, !tbaa !10
  %9 = icmp eq %struct.sv_file* %8, null
  br i1 %9, label %33, label %10

10:                                               ; preds = %4
  br i1 %5, label %18, label %11

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 4
  %13 = load i32, i32* %12, align 4, !tbaa !63
  %14 = and i32 %13, 2
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %33

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 10
  br label %18

18:                                               ; preds = %16, %10
  %19 = phi i8** [ @program_invocation_short_name, %10 ], [ %17, %16 ]
  %20 = load i8*, i8** %19, align 8, !tbaa !10
  %21 = tail call i32 @fputs(i8* noundef %20, %struct.sv_file* noundef nonnull %8) #9
  %22 = icmp eq i8* %2, null
  br i1 %22, label %26, label %23

23:                                               ; preds = %18
  %24 = tail call i32 @fputs(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.26, i64 0, i64 0), %struct.sv_file* noundef nonnull %8) #9
  %25 = tail call i32 @vfprintf(%struct.sv_file* noundef nonnull %8, i8* noundef nonnull %2, %struct.__va_list_tag* noundef %3) #9
  br label %26

26:                                               ; preds = %23, %18
  %27 = icmp eq i32 %1, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %26
  %29 = tail call i8* @strerror(i32 noundef %1) #9
  %30 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef nonnull %8, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.27, i64 0, i64 0), i8* noundef %29) #9
  br label %31

31:                                               ; preds = %28, %26
  %32 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef nonnull %8) #9
  br label %33

33:                                               ; preds = %4, %11, %31
  %34 = phi %struct.sv_file* [ %8, %31 ], [ null, %11 ], [ null, %4 ]
  ret %struct.sv_file* %34
}

; Function Attrs: mustprogress nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: nounwind optsize
define dso_local void @__argp_error(%struct.argp_state* noundef %0, i8* noundef %1, ...) local_unnamed_addr #0 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = bitcast [1 x %struct.__va_list_tag]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %4)
  %6 = call fastcc %struct.sv_file* @complain(%struct.argp_state* noundef %0, i32 noundef 0, i8* noundef %1, %struct.__va_list_tag* noundef nonnull %5) #7
  call void @llvm.va_end(i8* nonnull %4)
  %7 = icmp eq %struct.sv_file* %6, null
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  call void @argp_state_help(%struct.argp_state* noundef %0, %struct.sv_file* noundef nonnull %6, i32 noundef 260) #7
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @argp_failure(%struct.argp_state* noundef %0, i32 noundef %1, i32 noundef %2, i8* noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = call fastcc %struct.sv_file* @complain(%struct.argp_state* noundef %0, i32 noundef %2, i8* noundef %3, %struct.__va_list_tag* noundef nonnull %7) #7
  call void @llvm.va_end(i8* nonnull %6)
  %9 = icmp ne %struct.sv_file* %8, null
  %10 = icmp ne i32 %1, 0
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = icmp eq %struct.argp_state* %0, null
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 4
  %16 = load i32, i32* %15, align 4, !tbaa !63
  %17 = and i32 %16, 32
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %14, %12
  call void @exit(i32 noundef %1) #10
  unreachable

20:                                               ; preds = %14, %4
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__argp_failure(%struct.argp_state* noundef %0, i32 noundef %1, i32 noundef %2, i8* noundef %3, ...) local_unnamed_addr #0 {
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = bitcast [1 x %struct.__va_list_tag]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %6) #8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %5, i64 0, i64 0
  call void @llvm.va_start(i8* nonnull %6)
  %8 = call fastcc %struct.sv_file* @complain(%struct.argp_state* noundef %0, i32 noundef %2, i8* noundef %3, %struct.__va_list_tag* noundef nonnull %7) #7
  call void @llvm.va_end(i8* nonnull %6)
  %9 = icmp ne %struct.sv_file* %8, null
  %10 = icmp ne i32 %1, 0
  %11 = and i1 %10, %9
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = icmp eq %struct.argp_state* %0, null
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 4
  %16 = load i32, i32* %15, align 4, !tbaa !63
  %17 = and i32 %16, 32
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %14, %12
  call void @exit(i32 noundef %1) #10
  unreachable

20:                                               ; preds = %14, %4
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %6) #8
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: optsize
declare dso_local void @__sv_argp_read_layout(%struct.argp_state* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc i32 @documentation(%struct.page* nocapture noundef %0, %struct.argp* noundef %1, %struct.argp_state* noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 3
  %8 = load i8*, i8** %7, align 8, !tbaa !64
  %9 = icmp eq i8* %8, null
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call i8* @strchr(i8* noundef nonnull %8, i32 noundef 11) #9
  br label %12

12:                                               ; preds = %6, %10
  %13 = phi i8* [ %11, %10 ], [ null, %6 ]
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = icmp eq i8* %13, null
  %17 = getelementptr inbounds i8, i8* %13, i64 1
  %18 = select i1 %16, i8* null, i8* %17
  br label %28

19:                                               ; preds = %12
  %20 = icmp ne i8* %13, null
  %21 = icmp ugt i8* %13, %8
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = ptrtoint i8* %13 to i64
  %25 = ptrtoint i8* %8 to i64
  %26 = sub i64 %24, %25
  %27 = tail call i8* @strndup(i8* noundef %8, i64 noundef %26) #9
  br label %28

28:                                               ; preds = %15, %23, %19
  %29 = phi i32 [ 33554433, %19 ], [ 33554433, %23 ], [ 33554434, %15 ]
  %30 = phi i8* [ %8, %19 ], [ %27, %23 ], [ %18, %15 ]
  %31 = phi i8* [ null, %19 ], [ %27, %23 ], [ null, %15 ]
  %32 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 5
  %33 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %32, align 8, !tbaa !55
  %34 = icmp eq i8* (i32, i8*, i8*)* %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = tail call i8* @__sv_argp_input(%struct.argp* noundef nonnull %1, %struct.argp_state* noundef %2) #9
  %37 = tail call i8* %33(i32 noundef %29, i8* noundef %30, i8* noundef %36) #9
  %38 = icmp eq i8* %37, %30
  %39 = select i1 %38, i8* null, i8* %37
  br label %40

40:                                               ; preds = %35, %28
  %41 = phi i8* [ null, %28 ], [ %39, %35 ]
  %42 = phi i8* [ %30, %28 ], [ %37, %35 ]
  %43 = icmp eq i8* %42, null
  br i1 %43, label %62, label %44

44:                                               ; preds = %40
  %45 = icmp eq i32 %4, 0
  br i1 %45, label %48, label %46

46:                                               ; preds = %44
  %47 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %47) #9
  br label %48

48:                                               ; preds = %46, %44
  %49 = tail call i64 @strlen(i8* noundef nonnull %42) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %42, i64 noundef %49) #9
  %50 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %51 = load i64, i64* %50, align 8, !tbaa !24
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %54

54:                                               ; preds = %48, %53
  %55 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %56 = load i32, i32* %55, align 8, !tbaa !57
  %57 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 5
  %58 = load i32, i32* %57, align 4, !tbaa !21
  %59 = icmp sgt i32 %56, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %54
  %61 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef nonnull %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %61) #9
  br label %62

62:                                               ; preds = %54, %60, %40
  %63 = phi i32 [ 0, %40 ], [ 1, %60 ], [ 1, %54 ]
  %64 = icmp eq i8* %41, %31
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  tail call void @free(i8* noundef %41) #9
  br label %66

66:                                               ; preds = %65, %62
  tail call void @free(i8* noundef %31) #9
  br i1 %14, label %93, label %67

67:                                               ; preds = %66
  %68 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %32, align 8, !tbaa !55
  %69 = icmp eq i8* (i32, i8*, i8*)* %68, null
  br i1 %69, label %93, label %70

70:                                               ; preds = %67
  %71 = tail call i8* @__sv_argp_input(%struct.argp* noundef nonnull %1, %struct.argp_state* noundef %2) #9
  %72 = tail call i8* %68(i32 noundef 33554436, i8* noundef null, i8* noundef %71) #9
  %73 = icmp eq i8* %72, null
  br i1 %73, label %93, label %74

74:                                               ; preds = %70
  %75 = icmp eq i32 %4, 0
  %76 = and i1 %75, %43
  br i1 %76, label %79, label %77

77:                                               ; preds = %74
  %78 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %78) #9
  br label %79

79:                                               ; preds = %74, %77
  %80 = tail call i64 @strlen(i8* noundef nonnull %72) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %72, i64 noundef %80) #9
  tail call void @free(i8* noundef nonnull %72) #9
  %81 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %82 = load i64, i64* %81, align 8, !tbaa !24
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %85

85:                                               ; preds = %79, %84
  %86 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %87 = load i32, i32* %86, align 8, !tbaa !57
  %88 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 5
  %89 = load i32, i32* %88, align 4, !tbaa !21
  %90 = icmp sgt i32 %87, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %85
  %92 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef nonnull %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %92) #9
  br label %93

93:                                               ; preds = %85, %91, %70, %67, %66
  %94 = phi i32 [ %63, %70 ], [ %63, %67 ], [ %63, %66 ], [ 1, %91 ], [ 1, %85 ]
  %95 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 4
  %96 = load %struct.argp_child*, %struct.argp_child** %95, align 8, !tbaa !65
  %97 = icmp eq %struct.argp_child* %96, null
  br i1 %97, label %109, label %98

98:                                               ; preds = %93
  %99 = icmp ne i32 %5, 0
  %100 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %96, i64 0, i32 0
  %101 = load %struct.argp*, %struct.argp** %100, align 8, !tbaa !66
  %102 = icmp eq %struct.argp* %101, null
  br i1 %102, label %109, label %103

103:                                              ; preds = %98, %111
  %104 = phi %struct.argp* [ %119, %111 ], [ %101, %98 ]
  %105 = phi i32 [ %116, %111 ], [ %94, %98 ]
  %106 = phi %struct.argp_child* [ %117, %111 ], [ %96, %98 ]
  %107 = icmp ne i32 %105, 0
  %108 = select i1 %99, i1 %107, i1 false
  br i1 %108, label %109, label %111

109:                                              ; preds = %111, %103, %98, %93
  %110 = phi i32 [ %94, %93 ], [ %94, %98 ], [ %105, %103 ], [ %116, %111 ]
  ret i32 %110

111:                                              ; preds = %103
  %112 = or i32 %105, %4
  %113 = icmp ne i32 %112, 0
  %114 = zext i1 %113 to i32
  %115 = tail call fastcc i32 @documentation(%struct.page* noundef %0, %struct.argp* noundef nonnull %104, %struct.argp_state* noundef %2, i32 noundef %3, i32 noundef %114, i32 noundef %5) #7
  %116 = or i32 %115, %105
  %117 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %106, i64 1
  %118 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %117, i64 0, i32 0
  %119 = load %struct.argp*, %struct.argp** %118, align 8, !tbaa !66
  %120 = icmp eq %struct.argp* %119, null
  br i1 %120, label %109, label %103, !llvm.loop !68
}

; Function Attrs: nounwind optsize
define internal fastcc void @show(%struct.page* nocapture noundef %0, i8* nocapture noundef readonly %1, i8* noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %11, %3
  %5 = phi i8* [ %1, %3 ], [ %13, %11 ]
  %6 = load i8, i8* %5, align 1, !tbaa !50
  switch i8 %6, label %10 [
    i8 0, label %14
    i8 37, label %7
  ]

7:                                                ; preds = %4
  %8 = tail call i64 @strlen(i8* noundef %2) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef %2, i64 noundef %8) #9
  %9 = getelementptr inbounds i8, i8* %5, i64 1
  br label %11

10:                                               ; preds = %4
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %5, i64 noundef 1) #7
  br label %11

11:                                               ; preds = %7, %10
  %12 = phi i8* [ %9, %7 ], [ %5, %10 ]
  %13 = getelementptr inbounds i8, i8* %12, i64 1
  br label %4, !llvm.loop !69

14:                                               ; preds = %4
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @free_list(%struct.list* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 4
  %3 = load %struct.cluster*, %struct.cluster** %2, align 8, !tbaa !70
  %4 = icmp eq %struct.cluster* %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %10, %1
  %6 = bitcast %struct.list* %0 to i8**
  %7 = load i8*, i8** %6, align 8, !tbaa !19
  tail call void @free(i8* noundef %7) #9
  %8 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 2
  %9 = load i8*, i8** %8, align 8, !tbaa !71
  tail call void @free(i8* noundef %9) #9
  ret void

10:                                               ; preds = %1, %10
  %11 = phi %struct.cluster* [ %13, %10 ], [ %3, %1 ]
  %12 = getelementptr inbounds %struct.cluster, %struct.cluster* %11, i64 0, i32 5
  %13 = load %struct.cluster*, %struct.cluster** %12, align 8, !tbaa !72
  %14 = bitcast %struct.cluster* %11 to i8*
  tail call void @free(i8* noundef nonnull %14) #9
  %15 = icmp eq %struct.cluster* %13, null
  br i1 %15, label %5, label %10, !llvm.loop !74
}

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i64 @count_all(%struct.argp* nocapture noundef readonly %0) unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 0
  %3 = load %struct.argp_option*, %struct.argp_option** %2, align 8, !tbaa !75
  %4 = icmp eq %struct.argp_option* %3, null
  br i1 %4, label %23, label %5

5:                                                ; preds = %1, %32
  %6 = phi %struct.argp_option* [ %34, %32 ], [ %3, %1 ]
  %7 = phi i64 [ %33, %32 ], [ 0, %1 ]
  %8 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !49
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !35
  %14 = icmp eq i8* %13, null
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 4
  %17 = load i8*, i8** %16, align 8, !tbaa !53
  %18 = icmp eq i8* %17, null
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 5
  %21 = load i32, i32* %20, align 8, !tbaa !76
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %19, %1
  %24 = phi i64 [ 0, %1 ], [ %7, %19 ]
  %25 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 4
  %26 = load %struct.argp_child*, %struct.argp_child** %25, align 8, !tbaa !65
  %27 = icmp eq %struct.argp_child* %26, null
  br i1 %27, label %35, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %26, i64 0, i32 0
  %30 = load %struct.argp*, %struct.argp** %29, align 8, !tbaa !66
  %31 = icmp eq %struct.argp* %30, null
  br i1 %31, label %35, label %37

32:                                               ; preds = %5, %11, %15, %19
  %33 = add i64 %7, 1
  %34 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 1
  br label %5, !llvm.loop !77

35:                                               ; preds = %37, %28, %23
  %36 = phi i64 [ %24, %23 ], [ %24, %28 ], [ %42, %37 ]
  ret i64 %36

37:                                               ; preds = %28, %37
  %38 = phi %struct.argp* [ %45, %37 ], [ %30, %28 ]
  %39 = phi i64 [ %42, %37 ], [ %24, %28 ]
  %40 = phi %struct.argp_child* [ %43, %37 ], [ %26, %28 ]
  %41 = tail call fastcc i64 @count_all(%struct.argp* noundef nonnull %38) #7
  %42 = add i64 %41, %39
  %43 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %40, i64 1
  %44 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %43, i64 0, i32 0
  %45 = load %struct.argp*, %struct.argp** %44, align 8, !tbaa !66
  %46 = icmp eq %struct.argp* %45, null
  br i1 %46, label %35, label %37, !llvm.loop !78
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @collect(%struct.list* nocapture noundef %0, %struct.argp* noundef %1, %struct.cluster* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 0
  %5 = load %struct.argp_option*, %struct.argp_option** %4, align 8, !tbaa !75
  %6 = icmp eq %struct.argp_option* %5, null
  br i1 %6, label %30, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 0
  %9 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 1
  %10 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 3
  %11 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 2
  br label %12

12:                                               ; preds = %122, %7
  %13 = phi i32 [ 0, %7 ], [ %57, %122 ]
  %14 = phi %struct.argp_option* [ %5, %7 ], [ %96, %122 ]
  %15 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 1
  %16 = load i32, i32* %15, align 8, !tbaa !49
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 0
  %20 = load i8*, i8** %19, align 8, !tbaa !35
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %42

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 4
  %24 = load i8*, i8** %23, align 8, !tbaa !53
  %25 = icmp eq i8* %24, null
  br i1 %25, label %26, label %42

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 5
  %28 = load i32, i32* %27, align 8, !tbaa !76
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %42

30:                                               ; preds = %26, %3
  %31 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 4
  %32 = load %struct.argp_child*, %struct.argp_child** %31, align 8, !tbaa !65
  %33 = icmp eq %struct.argp_child* %32, null
  br i1 %33, label %200, label %34

34:                                               ; preds = %30
  %35 = icmp eq %struct.cluster* %2, null
  %36 = getelementptr inbounds %struct.cluster, %struct.cluster* %2, i64 0, i32 3
  %37 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 4
  %38 = bitcast %struct.cluster** %37 to i8**
  %39 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %32, i64 0, i32 0
  %40 = load %struct.argp*, %struct.argp** %39, align 8, !tbaa !66
  %41 = icmp eq %struct.argp* %40, null
  br i1 %41, label %200, label %148

42:                                               ; preds = %12, %18, %22, %26
  %43 = load %struct.entry*, %struct.entry** %8, align 8, !tbaa !19
  %44 = load i64, i64* %9, align 8, !tbaa !18
  %45 = add i64 %44, 1
  store i64 %45, i64* %9, align 8, !tbaa !18
  %46 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 5
  %47 = load i32, i32* %46, align 8, !tbaa !76
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %42
  %50 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 0
  %51 = load i8*, i8** %50, align 8, !tbaa !35
  %52 = icmp eq i8* %51, null
  br i1 %52, label %53, label %56

53:                                               ; preds = %49
  %54 = zext i1 %17 to i32
  %55 = add nsw i32 %13, %54
  br label %56

56:                                               ; preds = %53, %49, %42
  %57 = phi i32 [ %47, %42 ], [ %13, %49 ], [ %55, %53 ]
  %58 = load i8*, i8** %10, align 8, !tbaa !16
  %59 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 0
  store %struct.argp_option* %14, %struct.argp_option** %59, align 8, !tbaa.struct !79
  %60 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 1
  store i32 0, i32* %60, align 8, !tbaa.struct !80
  %61 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 2
  store i32 %57, i32* %61, align 4, !tbaa.struct !81
  %62 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 3
  store i8* %58, i8** %62, align 8, !tbaa.struct !13
  %63 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 4
  store %struct.cluster* %2, %struct.cluster** %63, align 8, !tbaa.struct !14
  %64 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 5
  store %struct.argp* %1, %struct.argp** %64, align 8, !tbaa.struct !15
  br label %65

65:                                               ; preds = %117, %56
  %66 = phi i32 [ 0, %56 ], [ %118, %117 ]
  %67 = phi %struct.argp_option* [ %14, %56 ], [ %96, %117 ]
  %68 = add nsw i32 %66, 1
  store i32 %68, i32* %60, align 8, !tbaa !28
  %69 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 0, i32 3
  %70 = load i32, i32* %69, align 8, !tbaa !32
  %71 = and i32 %70, 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %95

73:                                               ; preds = %65
  %74 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 0, i32 1
  %75 = load i32, i32* %74, align 8, !tbaa !49
  %76 = add i32 %75, -1
  %77 = icmp ult i32 %76, 255
  br i1 %77, label %78, label %95

78:                                               ; preds = %73
  %79 = tail call i32 @isprint(i32 noundef %75) #9
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %95, label %81

81:                                               ; preds = %78
  %82 = load i8*, i8** %11, align 8, !tbaa !71
  %83 = load i32, i32* %74, align 8, !tbaa !49
  %84 = load i8*, i8** %10, align 8, !tbaa !16
  %85 = ptrtoint i8* %84 to i64
  %86 = ptrtoint i8* %82 to i64
  %87 = sub i64 %85, %86
  %88 = tail call i8* @memchr(i8* noundef %82, i32 noundef %83, i64 noundef %87) #9
  %89 = icmp eq i8* %88, null
  br i1 %89, label %90, label %95

90:                                               ; preds = %81
  %91 = load i32, i32* %74, align 8, !tbaa !49
  %92 = trunc i32 %91 to i8
  %93 = load i8*, i8** %10, align 8, !tbaa !16
  %94 = getelementptr inbounds i8, i8* %93, i64 1
  store i8* %94, i8** %10, align 8, !tbaa !16
  store i8 %92, i8* %93, align 1, !tbaa !50
  br label %95

95:                                               ; preds = %65, %73, %90, %81, %78
  %96 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1
  %97 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 1
  %98 = load i32, i32* %97, align 8, !tbaa !49
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %112

100:                                              ; preds = %95
  %101 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %96, i64 0, i32 0
  %102 = load i8*, i8** %101, align 8, !tbaa !35
  %103 = icmp eq i8* %102, null
  br i1 %103, label %104, label %112

104:                                              ; preds = %100
  %105 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 4
  %106 = load i8*, i8** %105, align 8, !tbaa !53
  %107 = icmp eq i8* %106, null
  br i1 %107, label %108, label %112

108:                                              ; preds = %104
  %109 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 5
  %110 = load i32, i32* %109, align 8, !tbaa !76
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %119, label %112

112:                                              ; preds = %95, %100, %104, %108
  %113 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 3
  %114 = load i32, i32* %113, align 8, !tbaa !32
  %115 = and i32 %114, 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %119, label %117, !llvm.loop !82

117:                                              ; preds = %112
  %118 = load i32, i32* %60, align 8, !tbaa !28
  br label %65

119:                                              ; preds = %108, %112
  %120 = load i32, i32* %60, align 8, !tbaa !28
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %123, label %122

122:                                              ; preds = %143, %123, %119
  br label %12, !llvm.loop !83

123:                                              ; preds = %119, %143
  %124 = phi i64 [ %144, %143 ], [ 0, %119 ]
  %125 = load %struct.argp_option*, %struct.argp_option** %59, align 8, !tbaa !26
  %126 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %125, i64 0, i32 0
  %127 = load i8*, i8** %126, align 8, !tbaa !35
  %128 = icmp eq i8* %127, null
  br i1 %128, label %122, label %129, !llvm.loop !83

129:                                              ; preds = %123
  %130 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %125, i64 %124, i32 0
  %131 = load i8*, i8** %130, align 8, !tbaa !35
  %132 = icmp eq i8* %131, null
  br i1 %132, label %143, label %133

133:                                              ; preds = %129
  %134 = tail call i32 @strcmp(i8* noundef nonnull %131, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0)) #9
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %142, label %136

136:                                              ; preds = %133
  %137 = load %struct.argp_option*, %struct.argp_option** %59, align 8, !tbaa !26
  %138 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %137, i64 %124, i32 0
  %139 = load i8*, i8** %138, align 8, !tbaa !35
  %140 = tail call i32 @strcmp(i8* noundef %139, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %143

142:                                              ; preds = %136, %133
  store i32 -1, i32* %61, align 4, !tbaa !84
  br label %143

143:                                              ; preds = %129, %136, %142
  %144 = add nuw nsw i64 %124, 1
  %145 = load i32, i32* %60, align 8, !tbaa !28
  %146 = sext i32 %145 to i64
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %123, label %122, !llvm.loop !83

148:                                              ; preds = %34, %193
  %149 = phi %struct.argp* [ %198, %193 ], [ %40, %34 ]
  %150 = phi %struct.argp** [ %197, %193 ], [ %39, %34 ]
  %151 = phi %struct.argp_child* [ %196, %193 ], [ %32, %34 ]
  %152 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 0, i32 3
  %153 = load i32, i32* %152, align 8, !tbaa !85
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %159

155:                                              ; preds = %148
  %156 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 0, i32 2
  %157 = load i8*, i8** %156, align 8, !tbaa !86
  %158 = icmp eq i8* %157, null
  br i1 %158, label %193, label %159

159:                                              ; preds = %155, %148
  %160 = tail call i8* @calloc(i64 noundef 1, i64 noundef 48) #9
  %161 = bitcast i8* %160 to %struct.cluster*
  %162 = icmp eq i8* %160, null
  br i1 %162, label %200, label %163

163:                                              ; preds = %159
  %164 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 0, i32 2
  %165 = load i8*, i8** %164, align 8, !tbaa !86
  %166 = load %struct.argp_child*, %struct.argp_child** %31, align 8, !tbaa !65
  %167 = ptrtoint %struct.argp_child* %151 to i64
  %168 = ptrtoint %struct.argp_child* %166 to i64
  %169 = sub i64 %167, %168
  %170 = lshr exact i64 %169, 5
  %171 = trunc i64 %170 to i32
  %172 = load i32, i32* %152, align 8, !tbaa !85
  br i1 %35, label %176, label %173

173:                                              ; preds = %163
  %174 = load i32, i32* %36, align 8, !tbaa !87
  %175 = add nsw i32 %174, 1
  br label %176

176:                                              ; preds = %163, %173
  %177 = phi i32 [ %175, %173 ], [ 0, %163 ]
  %178 = load %struct.cluster*, %struct.cluster** %37, align 8, !tbaa !70
  %179 = bitcast i8* %160 to i8**
  store i8* %165, i8** %179, align 8, !tbaa.struct !88
  %180 = getelementptr inbounds i8, i8* %160, i64 8
  %181 = bitcast i8* %180 to i32*
  store i32 %171, i32* %181, align 8, !tbaa.struct !89
  %182 = getelementptr inbounds i8, i8* %160, i64 12
  %183 = bitcast i8* %182 to i32*
  store i32 %172, i32* %183, align 4, !tbaa.struct !90
  %184 = getelementptr inbounds i8, i8* %160, i64 16
  %185 = bitcast i8* %184 to i32*
  store i32 %177, i32* %185, align 8, !tbaa.struct !91
  %186 = getelementptr inbounds i8, i8* %160, i64 24
  %187 = bitcast i8* %186 to %struct.cluster**
  store %struct.cluster* %2, %struct.cluster** %187, align 8, !tbaa.struct !13
  %188 = getelementptr inbounds i8, i8* %160, i64 32
  %189 = bitcast i8* %188 to %struct.cluster**
  store %struct.cluster* %178, %struct.cluster** %189, align 8, !tbaa.struct !14
  %190 = getelementptr inbounds i8, i8* %160, i64 40
  %191 = bitcast i8* %190 to %struct.argp**
  store %struct.argp* %1, %struct.argp** %191, align 8, !tbaa.struct !15
  store i8* %160, i8** %38, align 8, !tbaa !70
  %192 = load %struct.argp*, %struct.argp** %150, align 8, !tbaa !66
  br label %193

193:                                              ; preds = %176, %155
  %194 = phi %struct.argp* [ %192, %176 ], [ %149, %155 ]
  %195 = phi %struct.cluster* [ %161, %176 ], [ %2, %155 ]
  tail call fastcc void @collect(%struct.list* noundef %0, %struct.argp* noundef %194, %struct.cluster* noundef %195) #7
  %196 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 1
  %197 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %196, i64 0, i32 0
  %198 = load %struct.argp*, %struct.argp** %197, align 8, !tbaa !66
  %199 = icmp eq %struct.argp* %198, null
  br i1 %199, label %200, label %148, !llvm.loop !92

200:                                              ; preds = %159, %193, %34, %30
  ret void
}

; Function Attrs: optsize
declare dso_local void @qsort(i8* noundef, i64 noundef, i64 noundef, i32 (i8*, i8*)* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal i32 @by_entry(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1) #0 {
  %3 = alloca i8*, align 8
  %4 = alloca i8*, align 8
  %5 = bitcast i8* %0 to %struct.entry*
  %6 = bitcast i8* %1 to %struct.entry*
  %7 = getelementptr inbounds i8, i8* %0, i64 24
  %8 = bitcast i8* %7 to %struct.cluster**
  %9 = load %struct.cluster*, %struct.cluster** %8, align 8, !tbaa !93
  %10 = getelementptr inbounds i8, i8* %1, i64 24
  %11 = bitcast i8* %10 to %struct.cluster**
  %12 = load %struct.cluster*, %struct.cluster** %11, align 8, !tbaa !93
  %13 = icmp eq %struct.cluster* %9, %12
  br i1 %13, label %63, label %14

14:                                               ; preds = %2
  %15 = icmp eq %struct.cluster* %9, null
  br i1 %15, label %16, label %38

16:                                               ; preds = %14
  %17 = getelementptr inbounds i8, i8* %0, i64 12
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %18, align 4, !tbaa !84
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi %struct.cluster* [ %12, %16 ], [ %23, %20 ]
  %22 = getelementptr inbounds %struct.cluster, %struct.cluster* %21, i64 0, i32 4
  %23 = load %struct.cluster*, %struct.cluster** %22, align 8, !tbaa !94
  %24 = icmp eq %struct.cluster* %23, null
  br i1 %24, label %25, label %20, !llvm.loop !95

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.cluster, %struct.cluster* %21, i64 0, i32 2
  %27 = load i32, i32* %26, align 4, !tbaa !96
  %28 = icmp eq i32 %19, %27
  br i1 %28, label %213, label %29

29:                                               ; preds = %25
  %30 = xor i32 %27, %19
  %31 = icmp sgt i32 %30, -1
  br i1 %31, label %32, label %35

32:                                               ; preds = %29
  %33 = icmp slt i32 %19, %27
  %34 = select i1 %33, i32 -1, i32 1
  br label %213

35:                                               ; preds = %29
  %36 = icmp sgt i32 %19, -1
  %37 = select i1 %36, i32 -1, i32 1
  br label %213

38:                                               ; preds = %14
  %39 = icmp eq %struct.cluster* %12, null
  br i1 %39, label %40, label %61

40:                                               ; preds = %38, %40
  %41 = phi %struct.cluster* [ %43, %40 ], [ %9, %38 ]
  %42 = getelementptr inbounds %struct.cluster, %struct.cluster* %41, i64 0, i32 4
  %43 = load %struct.cluster*, %struct.cluster** %42, align 8, !tbaa !94
  %44 = icmp eq %struct.cluster* %43, null
  br i1 %44, label %45, label %40, !llvm.loop !95

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.cluster, %struct.cluster* %41, i64 0, i32 2
  %47 = load i32, i32* %46, align 4, !tbaa !96
  %48 = getelementptr inbounds i8, i8* %1, i64 12
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4, !tbaa !84
  %51 = icmp eq i32 %47, %50
  br i1 %51, label %213, label %52

52:                                               ; preds = %45
  %53 = xor i32 %50, %47
  %54 = icmp sgt i32 %53, -1
  br i1 %54, label %55, label %58

55:                                               ; preds = %52
  %56 = icmp slt i32 %47, %50
  %57 = select i1 %56, i32 -1, i32 1
  br label %213

58:                                               ; preds = %52
  %59 = icmp sgt i32 %47, -1
  %60 = select i1 %59, i32 -1, i32 1
  br label %213

61:                                               ; preds = %38
  %62 = tail call fastcc i32 @by_cluster(%struct.cluster* noundef nonnull %9, %struct.cluster* noundef nonnull %12) #7
  br label %213

63:                                               ; preds = %2
  %64 = getelementptr inbounds i8, i8* %0, i64 12
  %65 = bitcast i8* %64 to i32*
  %66 = load i32, i32* %65, align 4, !tbaa !84
  %67 = getelementptr inbounds i8, i8* %1, i64 12
  %68 = bitcast i8* %67 to i32*
  %69 = load i32, i32* %68, align 4, !tbaa !84
  %70 = icmp eq i32 %66, %69
  br i1 %70, label %80, label %71

71:                                               ; preds = %63
  %72 = xor i32 %69, %66
  %73 = icmp sgt i32 %72, -1
  br i1 %73, label %74, label %77

74:                                               ; preds = %71
  %75 = icmp slt i32 %66, %69
  %76 = select i1 %75, i32 -1, i32 1
  br label %213

77:                                               ; preds = %71
  %78 = icmp sgt i32 %66, -1
  %79 = select i1 %78, i32 -1, i32 1
  br label %213

80:                                               ; preds = %63
  %81 = load i8*, i8** @list_end, align 8, !tbaa !10
  %82 = tail call fastcc i32 @first_short(%struct.entry* noundef nonnull %5, i8* noundef %81) #7
  %83 = load i8*, i8** @list_end, align 8, !tbaa !10
  %84 = tail call fastcc i32 @first_short(%struct.entry* noundef nonnull %6, i8* noundef %83) #7
  %85 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %85) #8
  %86 = getelementptr inbounds i8, i8* %0, i64 8
  %87 = bitcast i8* %86 to i32*
  %88 = load i32, i32* %87, align 8, !tbaa !28
  %89 = icmp sgt i32 %88, 0
  br i1 %89, label %90, label %107

90:                                               ; preds = %80
  %91 = bitcast i8* %0 to %struct.argp_option**
  %92 = load %struct.argp_option*, %struct.argp_option** %91, align 8, !tbaa !26
  %93 = zext i32 %88 to i64
  br label %94

94:                                               ; preds = %104, %90
  %95 = phi i64 [ 0, %90 ], [ %105, %104 ]
  %96 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %92, i64 %95, i32 0
  %97 = load i8*, i8** %96, align 8, !tbaa !35
  %98 = icmp eq i8* %97, null
  br i1 %98, label %104, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %92, i64 %95, i32 3
  %101 = load i32, i32* %100, align 8, !tbaa !32
  %102 = and i32 %101, 2
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %99, %94
  %105 = add nuw nsw i64 %95, 1
  %106 = icmp eq i64 %105, %93
  br i1 %106, label %107, label %94, !llvm.loop !97

107:                                              ; preds = %99, %104, %80
  %108 = phi i8* [ null, %80 ], [ null, %104 ], [ %97, %99 ]
  store i8* %108, i8** %3, align 8, !tbaa !10
  %109 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %109) #8
  %110 = getelementptr inbounds i8, i8* %1, i64 8
  %111 = bitcast i8* %110 to i32*
  %112 = load i32, i32* %111, align 8, !tbaa !28
  %113 = icmp sgt i32 %112, 0
  br i1 %113, label %114, label %131

114:                                              ; preds = %107
  %115 = bitcast i8* %1 to %struct.argp_option**
  %116 = load %struct.argp_option*, %struct.argp_option** %115, align 8, !tbaa !26
  %117 = zext i32 %112 to i64
  br label %118

118:                                              ; preds = %128, %114
  %119 = phi i64 [ 0, %114 ], [ %129, %128 ]
  %120 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %116, i64 %119, i32 0
  %121 = load i8*, i8** %120, align 8, !tbaa !35
  %122 = icmp eq i8* %121, null
  br i1 %122, label %128, label %123

123:                                              ; preds = %118
  %124 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %116, i64 %119, i32 3
  %125 = load i32, i32* %124, align 8, !tbaa !32
  %126 = and i32 %125, 2
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %131, label %128

128:                                              ; preds = %123, %118
  %129 = add nuw nsw i64 %119, 1
  %130 = icmp eq i64 %129, %117
  br i1 %130, label %131, label %118, !llvm.loop !97

131:                                              ; preds = %123, %128, %107
  %132 = phi i8* [ null, %107 ], [ null, %128 ], [ %121, %123 ]
  store i8* %132, i8** %4, align 8, !tbaa !10
  %133 = bitcast i8* %0 to %struct.argp_option**
  %134 = load %struct.argp_option*, %struct.argp_option** %133, align 8, !tbaa !26
  %135 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %134, i64 0, i32 3
  %136 = load i32, i32* %135, align 8, !tbaa !32
  %137 = and i32 %136, 8
  %138 = icmp ne i32 %137, 0
  %139 = icmp ne i8* %108, null
  %140 = select i1 %138, i1 %139, i1 false
  br i1 %140, label %141, label %143

141:                                              ; preds = %131
  %142 = call fastcc i32 @is_text(i8** noundef nonnull %3) #7
  br label %143

143:                                              ; preds = %131, %141
  %144 = phi i32 [ %142, %141 ], [ 0, %131 ]
  %145 = bitcast i8* %1 to %struct.argp_option**
  %146 = load %struct.argp_option*, %struct.argp_option** %145, align 8, !tbaa !26
  %147 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %146, i64 0, i32 3
  %148 = load i32, i32* %147, align 8, !tbaa !32
  %149 = and i32 %148, 8
  %150 = icmp ne i32 %149, 0
  %151 = icmp ne i8* %132, null
  %152 = select i1 %150, i1 %151, i1 false
  br i1 %152, label %153, label %155

153:                                              ; preds = %143
  %154 = call fastcc i32 @is_text(i8** noundef nonnull %4) #7
  br label %155

155:                                              ; preds = %143, %153
  %156 = phi i32 [ %154, %153 ], [ 0, %143 ]
  %157 = icmp eq i32 %144, %156
  br i1 %157, label %160, label %158

158:                                              ; preds = %155
  %159 = sub nsw i32 %144, %156
  br label %211

160:                                              ; preds = %155
  %161 = icmp ne i32 %82, 0
  br i1 %161, label %168, label %162

162:                                              ; preds = %160
  %163 = load i8*, i8** %3, align 8, !tbaa !10
  %164 = icmp eq i8* %163, null
  br i1 %164, label %168, label %165

165:                                              ; preds = %162
  %166 = load i8, i8* %163, align 1, !tbaa !50
  %167 = zext i8 %166 to i32
  br label %168

168:                                              ; preds = %160, %165, %162
  %169 = phi i32 [ %167, %165 ], [ 0, %162 ], [ %82, %160 ]
  %170 = icmp ne i32 %84, 0
  br i1 %170, label %177, label %171

171:                                              ; preds = %168
  %172 = load i8*, i8** %4, align 8, !tbaa !10
  %173 = icmp eq i8* %172, null
  br i1 %173, label %177, label %174

174:                                              ; preds = %171
  %175 = load i8, i8* %172, align 1, !tbaa !50
  %176 = zext i8 %175 to i32
  br label %177

177:                                              ; preds = %168, %174, %171
  %178 = phi i32 [ %176, %174 ], [ 0, %171 ], [ %84, %168 ]
  %179 = and i32 %169, 255
  %180 = tail call i32 @tolower(i32 noundef %179) #9
  %181 = and i32 %178, 255
  %182 = tail call i32 @tolower(i32 noundef %181) #9
  %183 = sub nsw i32 %180, %182
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %189

185:                                              ; preds = %177
  %186 = xor i32 %178, %169
  %187 = and i32 %186, 255
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %196, label %189

189:                                              ; preds = %185, %177
  %190 = shl i32 %178, 24
  %191 = ashr exact i32 %190, 24
  %192 = shl i32 %169, 24
  %193 = ashr exact i32 %192, 24
  %194 = sub nsw i32 %191, %193
  %195 = select i1 %184, i32 %194, i32 %183
  br label %211

196:                                              ; preds = %185
  %197 = select i1 %161, i1 true, i1 %170
  %198 = xor i1 %197, true
  %199 = load i8*, i8** %3, align 8
  %200 = icmp ne i8* %199, null
  %201 = select i1 %198, i1 %200, i1 false
  %202 = load i8*, i8** %4, align 8
  %203 = icmp ne i8* %202, null
  %204 = select i1 %201, i1 %203, i1 false
  br i1 %204, label %205, label %207

205:                                              ; preds = %196
  %206 = tail call i32 @strcasecmp(i8* noundef nonnull %199, i8* noundef nonnull %202) #9
  br label %211

207:                                              ; preds = %196
  %208 = zext i1 %161 to i32
  %209 = sext i1 %170 to i32
  %210 = add nsw i32 %209, %208
  br label %211

211:                                              ; preds = %189, %207, %205, %158
  %212 = phi i32 [ %159, %158 ], [ %195, %189 ], [ %206, %205 ], [ %210, %207 ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %109) #8
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %85) #8
  br label %213

213:                                              ; preds = %77, %74, %58, %55, %45, %35, %32, %25, %211, %61
  %214 = phi i32 [ %62, %61 ], [ %212, %211 ], [ %34, %32 ], [ %37, %35 ], [ -1, %25 ], [ %57, %55 ], [ %60, %58 ], [ 1, %45 ], [ %76, %74 ], [ %79, %77 ]
  ret i32 %214
}

; Function Attrs: optsize
declare dso_local i8* @memchr(i8* noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @strcmp(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @isprint(i32 noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i32 @by_cluster(%struct.cluster* nocapture noundef readonly %0, %struct.cluster* nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.cluster, %struct.cluster* %0, i64 0, i32 3
  %4 = load i32, i32* %3, align 8, !tbaa !87
  %5 = getelementptr inbounds %struct.cluster, %struct.cluster* %1, i64 0, i32 3
  %6 = load i32, i32* %5, align 8, !tbaa !87
  %7 = icmp sgt i32 %4, %6
  br i1 %7, label %8, label %21

8:                                                ; preds = %2, %8
  %9 = phi %struct.cluster* [ %11, %8 ], [ %0, %2 ]
  %10 = getelementptr inbounds %struct.cluster, %struct.cluster* %9, i64 0, i32 4
  %11 = load %struct.cluster*, %struct.cluster** %10, align 8, !tbaa !94
  %12 = getelementptr inbounds %struct.cluster, %struct.cluster* %11, i64 0, i32 3
  %13 = load i32, i32* %12, align 8, !tbaa !87
  %14 = icmp sgt i32 %13, %6
  br i1 %14, label %8, label %17, !llvm.loop !98

15:                                               ; preds = %34, %48, %51, %23, %17
  %16 = phi i32 [ %20, %17 ], [ %25, %23 ], [ %50, %48 ], [ %53, %51 ], [ %43, %34 ]
  ret i32 %16

17:                                               ; preds = %8
  %18 = tail call fastcc i32 @by_cluster(%struct.cluster* noundef nonnull %11, %struct.cluster* noundef %1) #7
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 1, i32 %18
  br label %15

21:                                               ; preds = %2
  %22 = icmp slt i32 %4, %6
  br i1 %22, label %23, label %26

23:                                               ; preds = %21
  %24 = tail call fastcc i32 @by_cluster(%struct.cluster* noundef nonnull %1, %struct.cluster* noundef nonnull %0) #7
  %25 = sub nsw i32 0, %24
  br label %15

26:                                               ; preds = %21, %26
  %27 = phi %struct.cluster* [ %30, %26 ], [ %0, %21 ]
  %28 = phi %struct.cluster* [ %32, %26 ], [ %1, %21 ]
  %29 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 4
  %30 = load %struct.cluster*, %struct.cluster** %29, align 8, !tbaa !94
  %31 = getelementptr inbounds %struct.cluster, %struct.cluster* %28, i64 0, i32 4
  %32 = load %struct.cluster*, %struct.cluster** %31, align 8, !tbaa !94
  %33 = icmp eq %struct.cluster* %30, %32
  br i1 %33, label %34, label %26, !llvm.loop !99

34:                                               ; preds = %26
  %35 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 2
  %36 = load i32, i32* %35, align 4, !tbaa !96
  %37 = getelementptr inbounds %struct.cluster, %struct.cluster* %28, i64 0, i32 2
  %38 = load i32, i32* %37, align 4, !tbaa !96
  %39 = getelementptr inbounds %struct.cluster, %struct.cluster* %28, i64 0, i32 1
  %40 = load i32, i32* %39, align 8, !tbaa !100
  %41 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 1
  %42 = load i32, i32* %41, align 8, !tbaa !100
  %43 = sub nsw i32 %40, %42
  %44 = icmp eq i32 %36, %38
  br i1 %44, label %15, label %45

45:                                               ; preds = %34
  %46 = xor i32 %38, %36
  %47 = icmp sgt i32 %46, -1
  br i1 %47, label %48, label %51

48:                                               ; preds = %45
  %49 = icmp slt i32 %36, %38
  %50 = select i1 %49, i32 -1, i32 1
  br label %15

51:                                               ; preds = %45
  %52 = icmp sgt i32 %36, -1
  %53 = select i1 %52, i32 -1, i32 1
  br label %15
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @first_short(%struct.entry* nocapture noundef readonly %0, i8* noundef readnone %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.entry, %struct.entry* %0, i64 0, i32 1
  %4 = load i32, i32* %3, align 8, !tbaa !28
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %45

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.entry, %struct.entry* %0, i64 0, i32 3
  %8 = load i8*, i8** %7, align 8, !tbaa !46
  %9 = getelementptr inbounds %struct.entry, %struct.entry* %0, i64 0, i32 0
  br label %10

10:                                               ; preds = %6, %39
  %11 = phi i64 [ 0, %6 ], [ %41, %39 ]
  %12 = phi i8* [ %8, %6 ], [ %40, %39 ]
  %13 = load %struct.argp_option*, %struct.argp_option** %9, align 8, !tbaa !26
  %14 = icmp ult i8* %12, %1
  br i1 %14, label %15, label %39

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %13, i64 %11, i32 3
  %17 = load i32, i32* %16, align 8, !tbaa !32
  %18 = and i32 %17, 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %39

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %13, i64 %11, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !49
  %23 = add i32 %22, -1
  %24 = icmp ult i32 %23, 255
  br i1 %24, label %25, label %39

25:                                               ; preds = %20
  %26 = tail call i32 @isprint(i32 noundef %22) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %39, label %28

28:                                               ; preds = %25
  %29 = load i32, i32* %21, align 8, !tbaa !49
  %30 = load i8, i8* %12, align 1, !tbaa !50
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %29, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = load i32, i32* %16, align 8, !tbaa !32
  %35 = and i32 %34, 2
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, i8* %12, i64 1
  br label %39

39:                                               ; preds = %15, %20, %37, %28, %25, %10
  %40 = phi i8* [ %12, %10 ], [ %12, %25 ], [ %12, %28 ], [ %38, %37 ], [ %12, %20 ], [ %12, %15 ]
  %41 = add nuw nsw i64 %11, 1
  %42 = load i32, i32* %3, align 8, !tbaa !28
  %43 = sext i32 %42 to i64
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %10, label %45, !llvm.loop !101

45:                                               ; preds = %39, %33, %2
  %46 = phi i32 [ 0, %2 ], [ 0, %39 ], [ %29, %33 ]
  ret i32 %46
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_text(i8** nocapture noundef %0) unnamed_addr #0 {
  %2 = load i8*, i8** %0, align 8, !tbaa !10
  %3 = load i8, i8* %2, align 1, !tbaa !50
  %4 = zext i8 %3 to i32
  %5 = tail call i32 @isspace(i32 noundef %4) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1, %7
  %8 = load i8*, i8** %0, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %8, i64 1
  store i8* %9, i8** %0, align 8, !tbaa !10
  %10 = load i8, i8* %9, align 1, !tbaa !50
  %11 = zext i8 %10 to i32
  %12 = tail call i32 @isspace(i32 noundef %11) #9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %7, !llvm.loop !102

14:                                               ; preds = %7, %1
  %15 = load i8*, i8** %0, align 8, !tbaa !10
  %16 = load i8, i8* %15, align 1, !tbaa !50
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %28, label %18

18:                                               ; preds = %14, %23
  %19 = phi i8 [ %26, %23 ], [ %16, %14 ]
  %20 = zext i8 %19 to i32
  %21 = tail call i32 @isalnum(i32 noundef %20) #9
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %18
  %24 = load i8*, i8** %0, align 8, !tbaa !10
  %25 = getelementptr inbounds i8, i8* %24, i64 1
  store i8* %25, i8** %0, align 8, !tbaa !10
  %26 = load i8, i8* %25, align 1, !tbaa !50
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %18, !llvm.loop !103

28:                                               ; preds = %18, %23, %14
  %29 = icmp ne i8 %16, 45
  %30 = zext i1 %29 to i32
  ret i32 %30
}

; Function Attrs: optsize
declare dso_local i32 @tolower(i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @strcasecmp(i8* noundef, i8* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @isspace(i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @isalnum(i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc i64 @count_levels(%struct.argp* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 2
  %3 = load i8*, i8** %2, align 8, !tbaa !104
  %4 = icmp eq i8* %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = tail call i8* @strchr(i8* noundef nonnull %3, i32 noundef 10) #9
  %7 = icmp ne i8* %6, null
  %8 = zext i1 %7 to i64
  br label %9

9:                                                ; preds = %5, %1
  %10 = phi i64 [ 0, %1 ], [ %8, %5 ]
  %11 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 4
  %12 = load %struct.argp_child*, %struct.argp_child** %11, align 8, !tbaa !65
  %13 = icmp eq %struct.argp_child* %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %12, i64 0, i32 0
  %16 = load %struct.argp*, %struct.argp** %15, align 8, !tbaa !66
  %17 = icmp eq %struct.argp* %16, null
  br i1 %17, label %18, label %20

18:                                               ; preds = %20, %14, %9
  %19 = phi i64 [ %10, %9 ], [ %10, %14 ], [ %25, %20 ]
  ret i64 %19

20:                                               ; preds = %14, %20
  %21 = phi %struct.argp* [ %28, %20 ], [ %16, %14 ]
  %22 = phi i64 [ %25, %20 ], [ %10, %14 ]
  %23 = phi %struct.argp_child* [ %26, %20 ], [ %12, %14 ]
  %24 = tail call fastcc i64 @count_levels(%struct.argp* noundef nonnull %21) #7
  %25 = add i64 %24, %22
  %26 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %23, i64 1
  %27 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %26, i64 0, i32 0
  %28 = load %struct.argp*, %struct.argp** %27, align 8, !tbaa !66
  %29 = icmp eq %struct.argp* %28, null
  br i1 %29, label %18, label %20, !llvm.loop !105
}

; Function Attrs: nounwind optsize
define internal fastcc void @usage_shorts(%struct.page* nocapture noundef %0, %struct.list* nocapture noundef readonly %1, i32 noundef %2, i32* nocapture noundef %3) unnamed_addr #0 {
  %5 = alloca [2 x i8], align 1
  %6 = getelementptr inbounds %struct.list, %struct.list* %1, i64 0, i32 1
  %7 = load i64, i64* %6, align 8, !tbaa !18
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds %struct.list, %struct.list* %1, i64 0, i32 0
  %11 = getelementptr inbounds %struct.list, %struct.list* %1, i64 0, i32 3
  %12 = icmp eq i32 %2, 0
  %13 = getelementptr inbounds [2 x i8], [2 x i8]* %5, i64 0, i64 0
  %14 = getelementptr inbounds [2 x i8], [2 x i8]* %5, i64 0, i64 1
  br label %16

15:                                               ; preds = %30, %4
  ret void

16:                                               ; preds = %9, %30
  %17 = phi i64 [ %7, %9 ], [ %31, %30 ]
  %18 = phi i64 [ 0, %9 ], [ %32, %30 ]
  %19 = load %struct.entry*, %struct.entry** %10, align 8, !tbaa !19
  %20 = getelementptr inbounds %struct.entry, %struct.entry* %19, i64 %18, i32 0
  %21 = load %struct.argp_option*, %struct.argp_option** %20, align 8, !tbaa !26
  %22 = getelementptr inbounds %struct.entry, %struct.entry* %19, i64 %18, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !28
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.entry, %struct.entry* %19, i64 %18, i32 3
  %27 = load i8*, i8** %26, align 8, !tbaa !46
  br label %34

28:                                               ; preds = %104
  %29 = load i64, i64* %6, align 8, !tbaa !18
  br label %30

30:                                               ; preds = %28, %16
  %31 = phi i64 [ %29, %28 ], [ %17, %16 ]
  %32 = add nuw i64 %18, 1
  %33 = icmp ult i64 %32, %31
  br i1 %33, label %16, label %15, !llvm.loop !106

34:                                               ; preds = %110, %25
  %35 = phi %struct.argp_option* [ %21, %25 ], [ %111, %110 ]
  %36 = phi i64 [ 0, %25 ], [ %106, %110 ]
  %37 = phi i8* [ %27, %25 ], [ %105, %110 ]
  %38 = phi %struct.argp_option* [ %21, %25 ], [ %44, %110 ]
  %39 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36
  %40 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36, i32 3
  %41 = load i32, i32* %40, align 8, !tbaa !32
  %42 = and i32 %41, 4
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, %struct.argp_option* %39, %struct.argp_option* %38
  %45 = load i8*, i8** %11, align 8, !tbaa !16
  %46 = icmp ult i8* %37, %45
  %47 = and i32 %41, 8
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %46, i1 %48, i1 false
  br i1 %49, label %50, label %104

50:                                               ; preds = %34
  %51 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36, i32 1
  %52 = load i32, i32* %51, align 8, !tbaa !49
  %53 = add i32 %52, -1
  %54 = icmp ult i32 %53, 255
  br i1 %54, label %55, label %104

55:                                               ; preds = %50
  %56 = tail call i32 @isprint(i32 noundef %52) #9
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %104, label %58

58:                                               ; preds = %55
  %59 = load i32, i32* %51, align 8, !tbaa !49
  %60 = load i8, i8* %37, align 1, !tbaa !50
  %61 = sext i8 %60 to i32
  %62 = icmp eq i32 %59, %61
  br i1 %62, label %63, label %104

63:                                               ; preds = %58
  %64 = getelementptr inbounds i8, i8* %37, i64 1
  %65 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36, i32 2
  %66 = load i8*, i8** %65, align 8, !tbaa !34
  %67 = icmp eq i8* %66, null
  br i1 %67, label %68, label %71

68:                                               ; preds = %63
  %69 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %44, i64 0, i32 2
  %70 = load i8*, i8** %69, align 8, !tbaa !34
  br label %71

71:                                               ; preds = %63, %68
  %72 = phi i8* [ %70, %68 ], [ %66, %63 ]
  %73 = load i32, i32* %40, align 8, !tbaa !32
  %74 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %44, i64 0, i32 3
  %75 = load i32, i32* %74, align 8, !tbaa !32
  %76 = or i32 %75, %73
  %77 = and i32 %73, 2
  %78 = icmp eq i32 %77, 0
  %79 = and i32 %76, 16
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %78, i1 %80, i1 false
  %82 = icmp ne i8* %72, null
  %83 = xor i1 %12, %82
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %85, label %104

85:                                               ; preds = %71
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %13) #8
  store i8 45, i8* %13, align 1, !tbaa !50
  %86 = trunc i32 %59 to i8
  store i8 %86, i8* %14, align 1, !tbaa !50
  br i1 %12, label %87, label %94

87:                                               ; preds = %85
  %88 = load i32, i32* %3, align 4, !tbaa !20
  %89 = add nsw i32 %88, 1
  store i32 %89, i32* %3, align 4, !tbaa !20
  %90 = icmp eq i32 %88, 0
  br i1 %90, label %91, label %93

91:                                               ; preds = %87
  %92 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.12, i64 0, i64 0), i64 noundef %92) #9
  br label %93

93:                                               ; preds = %91, %87
  call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %14, i64 noundef 1) #7
  br label %103

94:                                               ; preds = %85
  %95 = and i32 %76, 1
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %99, label %97

97:                                               ; preds = %94
  %98 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.13, i64 0, i64 0), i64 noundef %98) #9
  call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %13, i64 noundef 2) #7
  tail call fastcc void @show(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([6 x i8], [6 x i8]* @.str.14, i64 0, i64 0), i8* noundef %72) #7
  br label %103

99:                                               ; preds = %94
  %100 = tail call i64 @strlen(i8* noundef %72) #9
  %101 = add i64 %100, 6
  tail call fastcc void @gap(%struct.page* noundef %0, i64 noundef %101) #7
  %102 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.15, i64 0, i64 0), i64 noundef %102) #9
  call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %13, i64 noundef 2) #7
  tail call fastcc void @show(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.16, i64 0, i64 0), i8* noundef %72) #7
  br label %103

103:                                              ; preds = %97, %99, %93
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %13) #8
  br label %104

104:                                              ; preds = %50, %103, %71, %34, %55, %58
  %105 = phi i8* [ %37, %58 ], [ %37, %55 ], [ %37, %34 ], [ %64, %71 ], [ %64, %103 ], [ %37, %50 ]
  %106 = add nuw nsw i64 %36, 1
  %107 = load i32, i32* %22, align 8, !tbaa !28
  %108 = sext i32 %107 to i64
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %110, label %28, !llvm.loop !107

110:                                              ; preds = %104
  %111 = load %struct.argp_option*, %struct.argp_option** %20, align 8, !tbaa !26
  br label %34
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @usage_arguments(%struct.page* nocapture noundef %0, %struct.argp* noundef %1, %struct.argp_state* noundef %2, i8** nocapture noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = load i8*, i8** %3, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !104
  %9 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 5
  %10 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %9, align 8, !tbaa !55
  %11 = icmp eq i8* (i32, i8*, i8*)* %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %5
  %13 = tail call i8* @__sv_argp_input(%struct.argp* noundef nonnull %1, %struct.argp_state* noundef %2) #9
  %14 = tail call i8* %10(i32 noundef 33554438, i8* noundef %8, i8* noundef %13) #9
  %15 = icmp eq i8* %14, %8
  %16 = select i1 %15, i8* null, i8* %14
  br label %17

17:                                               ; preds = %12, %5
  %18 = phi i8* [ null, %5 ], [ %16, %12 ]
  %19 = phi i8* [ %8, %5 ], [ %14, %12 ]
  %20 = icmp eq i8* %19, null
  br i1 %20, label %53, label %21

21:                                               ; preds = %17
  %22 = tail call i8* @strchrnul(i8* noundef nonnull %19, i32 noundef 10) #9
  %23 = load i8, i8* %22, align 1, !tbaa !50
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %21
  %26 = load i8, i8* %6, align 1, !tbaa !50
  %27 = icmp sgt i8 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %42, %33, %25
  %29 = phi i8* [ %19, %25 ], [ %36, %33 ], [ %36, %42 ]
  %30 = phi i8* [ %22, %25 ], [ %37, %33 ], [ %37, %42 ]
  %31 = load i8*, i8** %3, align 8, !tbaa !10
  %32 = getelementptr inbounds i8, i8* %31, i64 1
  store i8* %32, i8** %3, align 8, !tbaa !10
  br label %45

33:                                               ; preds = %25, %42
  %34 = phi i8* [ %37, %42 ], [ %22, %25 ]
  %35 = phi i32 [ %38, %42 ], [ 0, %25 ]
  %36 = getelementptr inbounds i8, i8* %34, i64 1
  %37 = tail call i8* @strchrnul(i8* noundef nonnull %36, i32 noundef 10) #9
  %38 = add nuw nsw i32 %35, 1
  %39 = load i8, i8* %6, align 1, !tbaa !50
  %40 = sext i8 %39 to i32
  %41 = icmp slt i32 %38, %40
  br i1 %41, label %42, label %28, !llvm.loop !108

42:                                               ; preds = %33
  %43 = load i8, i8* %37, align 1, !tbaa !50
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %28, label %33

45:                                               ; preds = %28, %21
  %46 = phi i32 [ 1, %28 ], [ 0, %21 ]
  %47 = phi i8* [ %29, %28 ], [ %19, %21 ]
  %48 = phi i8* [ %30, %28 ], [ %22, %21 ]
  %49 = ptrtoint i8* %48 to i64
  %50 = ptrtoint i8* %47 to i64
  %51 = sub i64 %49, %50
  %52 = add i64 %51, 1
  tail call fastcc void @gap(%struct.page* noundef %0, i64 noundef %52) #7
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef nonnull %47, i64 noundef %51) #7
  br label %53

53:                                               ; preds = %45, %17
  %54 = phi i32 [ %46, %45 ], [ 0, %17 ]
  %55 = phi i8* [ %48, %45 ], [ getelementptr inbounds ([1 x i8], [1 x i8]* @.str.10, i64 0, i64 0), %17 ]
  %56 = load i8, i8* %55, align 1, !tbaa !50
  %57 = icmp eq i8 %56, 0
  tail call void @free(i8* noundef %18) #9
  %58 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 4
  %59 = load %struct.argp_child*, %struct.argp_child** %58, align 8, !tbaa !65
  %60 = icmp eq %struct.argp_child* %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %53
  %62 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %59, i64 0, i32 0
  %63 = load %struct.argp*, %struct.argp** %62, align 8, !tbaa !66
  %64 = icmp eq %struct.argp* %63, null
  br i1 %64, label %65, label %70

65:                                               ; preds = %70, %61, %53
  %66 = phi i32 [ %4, %53 ], [ %4, %61 ], [ %76, %70 ]
  %67 = icmp ne i32 %66, 0
  %68 = icmp ne i32 %54, 0
  %69 = and i1 %68, %67
  br i1 %69, label %81, label %90

70:                                               ; preds = %61, %70
  %71 = phi %struct.argp* [ %79, %70 ], [ %63, %61 ]
  %72 = phi i32 [ %76, %70 ], [ %4, %61 ]
  %73 = phi %struct.argp_child* [ %77, %70 ], [ %59, %61 ]
  %74 = tail call fastcc i32 @usage_arguments(%struct.page* noundef %0, %struct.argp* noundef nonnull %71, %struct.argp_state* noundef %2, i8** noundef nonnull %3, i32 noundef %72) #7
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i32
  %77 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %73, i64 1
  %78 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %77, i64 0, i32 0
  %79 = load %struct.argp*, %struct.argp** %78, align 8, !tbaa !66
  %80 = icmp eq %struct.argp* %79, null
  br i1 %80, label %65, label %70, !llvm.loop !109

81:                                               ; preds = %65
  %82 = load i8, i8* %6, align 1, !tbaa !50
  br i1 %57, label %85, label %83

83:                                               ; preds = %81
  %84 = add i8 %82, 1
  br label %87

85:                                               ; preds = %81
  %86 = icmp sgt i8 %82, 0
  br i1 %86, label %87, label %90

87:                                               ; preds = %85, %83
  %88 = phi i8 [ %84, %83 ], [ 0, %85 ]
  %89 = phi i32 [ 0, %83 ], [ 1, %85 ]
  store i8 %88, i8* %6, align 1, !tbaa !50
  br label %90

90:                                               ; preds = %87, %85, %65
  %91 = phi i32 [ 1, %85 ], [ %66, %65 ], [ %89, %87 ]
  %92 = icmp eq i32 %91, 0
  %93 = zext i1 %92 to i32
  ret i32 %93
}

; Function Attrs: optsize
declare dso_local i8* @strchr(i8* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @put(%struct.page* nocapture noundef %0, i8* nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #0 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %43, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %7 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 3
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 1
  br label %9

9:                                                ; preds = %5, %39
  %10 = phi i8* [ %1, %5 ], [ %40, %39 ]
  %11 = phi i64 [ %2, %5 ], [ %41, %39 ]
  %12 = load i8, i8* %10, align 1, !tbaa !50
  %13 = icmp eq i8 %12, 10
  br i1 %13, label %14, label %15

14:                                               ; preds = %9
  tail call fastcc void @settle(%struct.page* noundef %0, i32 noundef 1) #7
  br label %39

15:                                               ; preds = %9
  %16 = load i64, i64* %6, align 8, !tbaa !24
  %17 = load i64, i64* %7, align 8, !tbaa !110
  %18 = icmp eq i64 %16, %17
  %19 = load i8*, i8** %8, align 8, !tbaa !62
  br i1 %18, label %20, label %33

20:                                               ; preds = %15
  %21 = shl i64 %16, 1
  %22 = add i64 %21, 80
  %23 = tail call i8* @realloc(i8* noundef %19, i64 noundef %22) #9
  %24 = icmp eq i8* %23, null
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  store i8* %23, i8** %8, align 8, !tbaa !62
  %26 = load i64, i64* %7, align 8, !tbaa !110
  %27 = shl i64 %26, 1
  %28 = add i64 %27, 80
  store i64 %28, i64* %7, align 8, !tbaa !110
  %29 = load i8, i8* %10, align 1, !tbaa !50
  %30 = load i64, i64* %6, align 8, !tbaa !24
  br label %33

31:                                               ; preds = %20
  %32 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 7
  store i32 1, i32* %32, align 4, !tbaa !111
  br label %43

33:                                               ; preds = %15, %25
  %34 = phi i64 [ %30, %25 ], [ %16, %15 ]
  %35 = phi i8* [ %23, %25 ], [ %19, %15 ]
  %36 = phi i8 [ %29, %25 ], [ %12, %15 ]
  %37 = add i64 %34, 1
  store i64 %37, i64* %6, align 8, !tbaa !24
  %38 = getelementptr inbounds i8, i8* %35, i64 %34
  store i8 %36, i8* %38, align 1, !tbaa !50
  br label %39

39:                                               ; preds = %33, %14
  %40 = getelementptr inbounds i8, i8* %10, i64 1
  %41 = add i64 %11, -1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %9, !llvm.loop !112

43:                                               ; preds = %39, %3, %31
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @gap(%struct.page* nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %4 = load i64, i64* %3, align 8, !tbaa !24
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %7

7:                                                ; preds = %2, %6
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !57
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, %1
  %12 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 8), align 4, !tbaa !113
  %13 = sext i32 %12 to i64
  %14 = icmp slt i64 %11, %13
  %15 = select i1 %14, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.17, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)
  tail call fastcc void @put(%struct.page* noundef nonnull %0, i8* noundef %15, i64 noundef 1) #7
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @settle(%struct.page* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !62
  %5 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %6 = load i64, i64* %5, align 8, !tbaa !24
  %7 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 5
  %9 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 6
  br label %11

11:                                               ; preds = %101, %2
  %12 = phi i64 [ %6, %2 ], [ %103, %101 ]
  %13 = phi i8* [ %4, %2 ], [ %102, %101 ]
  %14 = load i32, i32* %7, align 8, !tbaa !57
  %15 = icmp eq i32 %14, 0
  %16 = icmp ne i64 %12, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %29

18:                                               ; preds = %11
  %19 = load i32, i32* %8, align 4, !tbaa !21
  store i32 %19, i32* %7, align 8, !tbaa !57
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               ; preds = %18, %21
  %22 = phi i32 [ %23, %21 ], [ %19, %18 ]
  %23 = add nsw i32 %22, -1
  %24 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %25 = tail call i32 @fputc(i32 noundef 32, %struct.sv_file* noundef %24) #9
  %26 = icmp ugt i32 %22, 1
  br i1 %26, label %21, label %27, !llvm.loop !114

27:                                               ; preds = %21
  %28 = load i32, i32* %7, align 8, !tbaa !57
  br label %29

29:                                               ; preds = %27, %18, %11
  %30 = phi i32 [ %28, %27 ], [ %19, %18 ], [ %14, %11 ]
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %12, %31
  %33 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 8), align 4, !tbaa !113
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %105, label %36

36:                                               ; preds = %29
  %37 = icmp sgt i32 %33, %30
  %38 = sub nsw i32 %33, %30
  %39 = select i1 %37, i32 %38, i32 0
  %40 = zext i32 %39 to i64
  %41 = icmp sgt i64 %12, %40
  %42 = add nsw i64 %12, -1
  %43 = select i1 %41, i64 %40, i64 %42
  %44 = icmp sgt i64 %43, -1
  br i1 %44, label %45, label %66

45:                                               ; preds = %36, %49
  %46 = phi i64 [ %50, %49 ], [ %43, %36 ]
  %47 = getelementptr inbounds i8, i8* %13, i64 %46
  %48 = load i8, i8* %47, align 1, !tbaa !50
  switch i8 %48, label %49 [
    i8 32, label %52
    i8 9, label %52
  ]

49:                                               ; preds = %45
  %50 = add nsw i64 %46, -1
  %51 = icmp sgt i64 %46, 0
  br i1 %51, label %45, label %66, !llvm.loop !115

52:                                               ; preds = %45, %45
  %53 = add nuw nsw i64 %46, 1
  br label %54

54:                                               ; preds = %60, %52
  %55 = phi i8 [ %62, %60 ], [ %48, %52 ]
  %56 = phi i64 [ %58, %60 ], [ %46, %52 ]
  switch i8 %55, label %63 [
    i8 32, label %57
    i8 9, label %57
  ]

57:                                               ; preds = %54, %54
  %58 = add nsw i64 %56, -1
  %59 = icmp sgt i64 %56, 0
  br i1 %59, label %60, label %63, !llvm.loop !116

60:                                               ; preds = %57
  %61 = getelementptr inbounds i8, i8* %13, i64 %58
  %62 = load i8, i8* %61, align 1, !tbaa !50
  br label %54

63:                                               ; preds = %57, %54
  %64 = phi i64 [ -1, %57 ], [ %56, %54 ]
  %65 = add nsw i64 %64, 1
  br label %86

66:                                               ; preds = %49, %36
  br i1 %41, label %67, label %74

67:                                               ; preds = %66, %71
  %68 = phi i64 [ %72, %71 ], [ %40, %66 ]
  %69 = getelementptr inbounds i8, i8* %13, i64 %68
  %70 = load i8, i8* %69, align 1, !tbaa !50
  switch i8 %70, label %71 [
    i8 32, label %74
    i8 9, label %74
  ]

71:                                               ; preds = %67
  %72 = add i64 %68, 1
  %73 = icmp eq i64 %72, %12
  br i1 %73, label %105, label %67, !llvm.loop !117

74:                                               ; preds = %67, %67, %66
  %75 = phi i64 [ %12, %66 ], [ %68, %67 ], [ %68, %67 ]
  %76 = icmp eq i64 %75, %12
  br i1 %76, label %105, label %77

77:                                               ; preds = %74
  %78 = icmp slt i64 %75, %12
  br i1 %78, label %79, label %86

79:                                               ; preds = %77, %83
  %80 = phi i64 [ %84, %83 ], [ %75, %77 ]
  %81 = getelementptr inbounds i8, i8* %13, i64 %80
  %82 = load i8, i8* %81, align 1, !tbaa !50
  switch i8 %82, label %86 [
    i8 32, label %83
    i8 9, label %83
  ]

83:                                               ; preds = %79, %79
  %84 = add i64 %80, 1
  %85 = icmp eq i64 %84, %12
  br i1 %85, label %86, label %79, !llvm.loop !118

86:                                               ; preds = %83, %79, %77, %63
  %87 = phi i64 [ %65, %63 ], [ %75, %77 ], [ %75, %79 ], [ %75, %83 ]
  %88 = phi i64 [ %53, %63 ], [ %75, %77 ], [ %12, %83 ], [ %80, %79 ]
  %89 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %90 = tail call i64 @fwrite(i8* noundef %13, i64 noundef 1, i64 noundef %87, %struct.sv_file* noundef %89) #9
  %91 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %92 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %91) #9
  %93 = load i32, i32* %10, align 8, !tbaa !25
  store i32 %93, i32* %7, align 8, !tbaa !57
  %94 = icmp sgt i32 %93, 0
  br i1 %94, label %95, label %101

95:                                               ; preds = %86, %95
  %96 = phi i32 [ %97, %95 ], [ %93, %86 ]
  %97 = add nsw i32 %96, -1
  %98 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %99 = tail call i32 @fputc(i32 noundef 32, %struct.sv_file* noundef %98) #9
  %100 = icmp ugt i32 %96, 1
  br i1 %100, label %95, label %101, !llvm.loop !114

101:                                              ; preds = %95, %86
  %102 = getelementptr inbounds i8, i8* %13, i64 %88
  %103 = sub i64 %12, %88
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %11

105:                                              ; preds = %101, %74, %29, %71
  %106 = phi i64 [ %12, %71 ], [ 0, %101 ], [ %12, %74 ], [ %12, %29 ]
  %107 = phi i8* [ %13, %71 ], [ %102, %101 ], [ %13, %74 ], [ %13, %29 ]
  %108 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %109 = tail call i64 @fwrite(i8* noundef %107, i64 noundef 1, i64 noundef %106, %struct.sv_file* noundef %108) #9
  %110 = icmp eq i32 %1, 0
  br i1 %110, label %111, label %115

111:                                              ; preds = %105
  %112 = load i32, i32* %7, align 8, !tbaa !57
  %113 = trunc i64 %106 to i32
  %114 = add nsw i32 %112, %113
  store i32 %114, i32* %7, align 8, !tbaa !57
  store i64 0, i64* %5, align 8, !tbaa !24
  br label %118

115:                                              ; preds = %105
  store i32 0, i32* %7, align 8, !tbaa !57
  store i64 0, i64* %5, align 8, !tbaa !24
  %116 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %117 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %116) #9
  br label %118

118:                                              ; preds = %111, %115
  ret void
}

; Function Attrs: optsize
declare dso_local i8* @realloc(i8* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @fputc(i32 noundef, %struct.sv_file* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i64 @fwrite(i8* noundef, i64 noundef, i64 noundef, %struct.sv_file* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @strchrnul(i8* noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @__sv_argp_input(%struct.argp* noundef, %struct.argp_state* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @strndup(i8* noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @header(%struct.listing* nocapture noundef %0, i8* noundef %1, %struct.argp* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 2
  %5 = load %struct.argp_state*, %struct.argp_state** %4, align 8, !tbaa !41
  %6 = icmp eq %struct.argp* %2, null
  br i1 %6, label %16, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.argp, %struct.argp* %2, i64 0, i32 5
  %9 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %8, align 8, !tbaa !55
  %10 = icmp eq i8* (i32, i8*, i8*)* %9, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = tail call i8* @__sv_argp_input(%struct.argp* noundef nonnull %2, %struct.argp_state* noundef %5) #9
  %13 = tail call i8* %9(i32 noundef 33554435, i8* noundef %1, i8* noundef %12) #9
  %14 = icmp eq i8* %13, %1
  %15 = select i1 %14, i8* null, i8* %13
  br label %16

16:                                               ; preds = %11, %3, %7
  %17 = phi i8* [ null, %3 ], [ null, %7 ], [ %15, %11 ]
  %18 = phi i8* [ %1, %3 ], [ %1, %7 ], [ %13, %11 ]
  %19 = icmp eq i8* %18, null
  br i1 %19, label %61, label %20

20:                                               ; preds = %16
  %21 = load i8, i8* %18, align 1, !tbaa !50
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %59, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 3
  %25 = load %struct.entry*, %struct.entry** %24, align 8, !tbaa !42
  %26 = icmp eq %struct.entry* %25, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %29 = load %struct.page*, %struct.page** %28, align 8, !tbaa !38
  %30 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %29, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %30) #9
  br label %31

31:                                               ; preds = %27, %23
  %32 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %33 = load %struct.page*, %struct.page** %32, align 8, !tbaa !38
  %34 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 6), align 4, !tbaa !119
  tail call fastcc void @indent_to(%struct.page* noundef %33, i32 noundef %34) #7
  %35 = load %struct.page*, %struct.page** %32, align 8, !tbaa !38
  %36 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 6), align 4, !tbaa !119
  %37 = getelementptr inbounds %struct.page, %struct.page* %35, i64 0, i32 2
  %38 = load i64, i64* %37, align 8, !tbaa !24
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %31
  tail call fastcc void @settle(%struct.page* noundef nonnull %35, i32 noundef 0) #9
  %41 = load %struct.page*, %struct.page** %32, align 8, !tbaa !38
  br label %42

42:                                               ; preds = %31, %40
  %43 = phi %struct.page* [ %35, %31 ], [ %41, %40 ]
  %44 = getelementptr inbounds %struct.page, %struct.page* %35, i64 0, i32 5
  store i32 %36, i32* %44, align 4, !tbaa !21
  %45 = getelementptr inbounds %struct.page, %struct.page* %35, i64 0, i32 6
  store i32 %36, i32* %45, align 8, !tbaa !25
  %46 = tail call i64 @strlen(i8* noundef nonnull %18) #9
  tail call fastcc void @put(%struct.page* noundef %43, i8* noundef nonnull %18, i64 noundef %46) #9
  %47 = load %struct.page*, %struct.page** %32, align 8, !tbaa !38
  %48 = load i32, i32* getelementptr inbounds (%struct.argp_layout, %struct.argp_layout* @__sv_argp_layout, i64 0, i32 6), align 4, !tbaa !119
  %49 = getelementptr inbounds %struct.page, %struct.page* %47, i64 0, i32 2
  %50 = load i64, i64* %49, align 8, !tbaa !24
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %42
  tail call fastcc void @settle(%struct.page* noundef nonnull %47, i32 noundef 0) #9
  %53 = load %struct.page*, %struct.page** %32, align 8, !tbaa !38
  br label %54

54:                                               ; preds = %42, %52
  %55 = phi %struct.page* [ %47, %42 ], [ %53, %52 ]
  %56 = getelementptr inbounds %struct.page, %struct.page* %47, i64 0, i32 5
  store i32 0, i32* %56, align 4, !tbaa !21
  %57 = getelementptr inbounds %struct.page, %struct.page* %47, i64 0, i32 6
  store i32 %48, i32* %57, align 8, !tbaa !25
  %58 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %55, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %58) #9
  br label %59

59:                                               ; preds = %20, %54
  %60 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 4
  store i32 1, i32* %60, align 8, !tbaa !43
  br label %61

61:                                               ; preds = %16, %59
  tail call void @free(i8* noundef %17) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @next_name(%struct.listing* nocapture noundef %0, %struct.entry* nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 6
  %5 = load i32, i32* %4, align 8, !tbaa !45
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %73, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !43
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 3
  %13 = load %struct.entry*, %struct.entry** %12, align 8, !tbaa !42
  %14 = icmp eq %struct.entry* %13, null
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.entry, %struct.entry* %1, i64 0, i32 2
  %17 = load i32, i32* %16, align 4, !tbaa !84
  %18 = getelementptr inbounds %struct.entry, %struct.entry* %13, i64 0, i32 2
  %19 = load i32, i32* %18, align 4, !tbaa !84
  %20 = icmp eq i32 %17, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %23 = load %struct.page*, %struct.page** %22, align 8, !tbaa !38
  %24 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %23, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %24) #9
  br label %25

25:                                               ; preds = %21, %15, %11, %7
  %26 = getelementptr inbounds %struct.entry, %struct.entry* %1, i64 0, i32 4
  %27 = load %struct.cluster*, %struct.cluster** %26, align 8, !tbaa !93
  %28 = icmp eq %struct.cluster* %27, null
  br i1 %28, label %72, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 0
  %31 = load i8*, i8** %30, align 8, !tbaa !120
  %32 = icmp eq i8* %31, null
  br i1 %32, label %72, label %33

33:                                               ; preds = %29
  %34 = load i8, i8* %31, align 1, !tbaa !50
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %72, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 3
  %38 = load %struct.entry*, %struct.entry** %37, align 8, !tbaa !42
  %39 = icmp eq %struct.entry* %38, null
  br i1 %39, label %56, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.entry, %struct.entry* %38, i64 0, i32 4
  %42 = load %struct.cluster*, %struct.cluster** %41, align 8, !tbaa !93
  %43 = icmp eq %struct.cluster* %42, %27
  br i1 %43, label %72, label %44

44:                                               ; preds = %40
  %45 = icmp eq %struct.cluster* %42, null
  br i1 %45, label %53, label %46

46:                                               ; preds = %44, %46
  %47 = phi %struct.cluster* [ %49, %46 ], [ %42, %44 ]
  %48 = getelementptr inbounds %struct.cluster, %struct.cluster* %47, i64 0, i32 4
  %49 = load %struct.cluster*, %struct.cluster** %48, align 8, !tbaa !94
  %50 = icmp ne %struct.cluster* %49, null
  %51 = icmp ne %struct.cluster* %49, %27
  %52 = and i1 %50, %51
  br i1 %52, label %46, label %53, !llvm.loop !121

53:                                               ; preds = %46, %44
  %54 = phi %struct.cluster* [ null, %44 ], [ %49, %46 ]
  %55 = icmp eq %struct.cluster* %54, %27
  br i1 %55, label %72, label %56

56:                                               ; preds = %53, %36
  %57 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %58 = load %struct.page*, %struct.page** %57, align 8, !tbaa !38
  %59 = getelementptr inbounds %struct.page, %struct.page* %58, i64 0, i32 6
  %60 = load i32, i32* %59, align 8, !tbaa !25
  %61 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 6
  %62 = load %struct.argp*, %struct.argp** %61, align 8, !tbaa !122
  tail call fastcc void @header(%struct.listing* noundef %0, i8* noundef nonnull %31, %struct.argp* noundef %62) #7
  %63 = load %struct.page*, %struct.page** %57, align 8, !tbaa !38
  %64 = getelementptr inbounds %struct.page, %struct.page* %63, i64 0, i32 5
  %65 = load i32, i32* %64, align 4, !tbaa !21
  %66 = getelementptr inbounds %struct.page, %struct.page* %63, i64 0, i32 2
  %67 = load i64, i64* %66, align 8, !tbaa !24
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %56
  tail call fastcc void @settle(%struct.page* noundef nonnull %63, i32 noundef 0) #9
  br label %70

70:                                               ; preds = %56, %69
  store i32 %65, i32* %64, align 4, !tbaa !21
  %71 = getelementptr inbounds %struct.page, %struct.page* %63, i64 0, i32 6
  store i32 %60, i32* %71, align 8, !tbaa !25
  br label %72

72:                                               ; preds = %70, %53, %40, %33, %29, %25
  store i32 0, i32* %4, align 8, !tbaa !45
  br label %77

73:                                               ; preds = %3
  %74 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %75 = load %struct.page*, %struct.page** %74, align 8, !tbaa !38
  %76 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.24, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %75, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.24, i64 0, i64 0), i64 noundef %76) #9
  br label %77

77:                                               ; preds = %73, %72
  %78 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %79 = load %struct.page*, %struct.page** %78, align 8, !tbaa !38
  tail call fastcc void @indent_to(%struct.page* noundef %79, i32 noundef %2) #7
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @indent_to(%struct.page* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %4 = load i64, i64* %3, align 8, !tbaa !24
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %7

7:                                                ; preds = %2, %6
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !57
  %10 = sub nsw i32 %1, %9
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %13, %7
  ret void

13:                                               ; preds = %7, %13
  %14 = phi i32 [ %15, %13 ], [ %10, %7 ]
  tail call fastcc void @put(%struct.page* noundef %0, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.17, i64 0, i64 0), i64 noundef 1) #7
  %15 = add nsw i32 %14, -1
  %16 = icmp ugt i32 %14, 1
  br i1 %16, label %13, label %12, !llvm.loop !123
}

; Function Attrs: optsize
declare dso_local i32 @fputs(i8* noundef, %struct.sv_file* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @vfprintf(%struct.sv_file* noundef, i8* noundef, %struct.__va_list_tag* noundef) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #5

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #5

attributes #0 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind optsize readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin optsize "no-builtins" }
attributes #8 = { nounwind }
attributes #9 = { nobuiltin nounwind optsize "no-builtins" }
attributes #10 = { nobuiltin noreturn nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !4, i64 0}
!3 = !{!"page", !4, i64 0, !4, i64 8, !7, i64 16, !7, i64 24, !8, i64 32, !8, i64 36, !8, i64 40, !8, i64 44}
!4 = !{!"any pointer", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"long", !5, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = !{i64 0, i64 8, !10, i64 8, i64 8, !11, i64 16, i64 8, !10, i64 24, i64 8, !10, i64 32, i64 8, !10}
!10 = !{!4, !4, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{i64 0, i64 8, !11, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !10}
!13 = !{i64 0, i64 8, !10, i64 8, i64 8, !10, i64 16, i64 8, !10}
!14 = !{i64 0, i64 8, !10, i64 8, i64 8, !10}
!15 = !{i64 0, i64 8, !10}
!16 = !{!17, !4, i64 24}
!17 = !{!"list", !4, i64 0, !7, i64 8, !4, i64 16, !4, i64 24, !4, i64 32}
!18 = !{!17, !7, i64 8}
!19 = !{!17, !4, i64 0}
!20 = !{!8, !8, i64 0}
!21 = !{!3, !8, i64 36}
!22 = !{!23, !8, i64 28}
!23 = !{!"argp_layout", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32}
!24 = !{!3, !7, i64 16}
!25 = !{!3, !8, i64 40}
!26 = !{!27, !4, i64 0}
!27 = !{!"entry", !4, i64 0, !8, i64 8, !8, i64 12, !4, i64 16, !4, i64 24, !4, i64 32}
!28 = !{!27, !8, i64 8}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{!33, !8, i64 24}
!33 = !{!"argp_option", !4, i64 0, !8, i64 8, !4, i64 16, !8, i64 24, !4, i64 32, !8, i64 40}
!34 = !{!33, !4, i64 16}
!35 = !{!33, !4, i64 0}
!36 = distinct !{!36, !30, !31}
!37 = distinct !{!37, !30, !31}
!38 = !{!39, !4, i64 0}
!39 = !{!"listing", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !8, i64 32, !8, i64 36, !8, i64 40}
!40 = !{!39, !4, i64 8}
!41 = !{!39, !4, i64 16}
!42 = !{!39, !4, i64 24}
!43 = !{!39, !8, i64 32}
!44 = !{!39, !8, i64 36}
!45 = !{!39, !8, i64 40}
!46 = !{!27, !4, i64 16}
!47 = !{!23, !8, i64 8}
!48 = distinct !{!48, !30, !31}
!49 = !{!33, !8, i64 8}
!50 = !{!5, !5, i64 0}
!51 = distinct !{!51, !30, !31}
!52 = distinct !{!52, !30, !31}
!53 = !{!33, !4, i64 32}
!54 = !{!27, !4, i64 32}
!55 = !{!56, !4, i64 40}
!56 = !{!"argp", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48}
!57 = !{!3, !8, i64 32}
!58 = !{!23, !8, i64 20}
!59 = distinct !{!59, !30, !31}
!60 = !{!61, !4, i64 0}
!61 = !{!"argp_state", !4, i64 0, !8, i64 8, !4, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !8, i64 36, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88}
!62 = !{!3, !4, i64 8}
!63 = !{!61, !8, i64 28}
!64 = !{!56, !4, i64 24}
!65 = !{!56, !4, i64 32}
!66 = !{!67, !4, i64 0}
!67 = !{!"argp_child", !4, i64 0, !8, i64 8, !4, i64 16, !8, i64 24}
!68 = distinct !{!68, !30, !31}
!69 = distinct !{!69, !30, !31}
!70 = !{!17, !4, i64 32}
!71 = !{!17, !4, i64 16}
!72 = !{!73, !4, i64 32}
!73 = !{!"cluster", !4, i64 0, !8, i64 8, !8, i64 12, !8, i64 16, !4, i64 24, !4, i64 32, !4, i64 40}
!74 = distinct !{!74, !30, !31}
!75 = !{!56, !4, i64 0}
!76 = !{!33, !8, i64 40}
!77 = distinct !{!77, !30, !31}
!78 = distinct !{!78, !30, !31}
!79 = !{i64 0, i64 8, !10, i64 8, i64 4, !20, i64 12, i64 4, !20, i64 16, i64 8, !10, i64 24, i64 8, !10, i64 32, i64 8, !10}
!80 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !10}
!81 = !{i64 0, i64 4, !20, i64 4, i64 8, !10, i64 12, i64 8, !10, i64 20, i64 8, !10}
!82 = distinct !{!82, !30, !31}
!83 = distinct !{!83, !30, !31}
!84 = !{!27, !8, i64 12}
!85 = !{!67, !8, i64 24}
!86 = !{!67, !4, i64 16}
!87 = !{!73, !8, i64 16}
!88 = !{i64 0, i64 8, !10, i64 8, i64 4, !20, i64 12, i64 4, !20, i64 16, i64 4, !20, i64 24, i64 8, !10, i64 32, i64 8, !10, i64 40, i64 8, !10}
!89 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 8, i64 4, !20, i64 16, i64 8, !10, i64 24, i64 8, !10, i64 32, i64 8, !10}
!90 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 12, i64 8, !10, i64 20, i64 8, !10, i64 28, i64 8, !10}
!91 = !{i64 0, i64 4, !20, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !10}
!92 = distinct !{!92, !30, !31}
!93 = !{!27, !4, i64 24}
!94 = !{!73, !4, i64 24}
!95 = distinct !{!95, !30, !31}
!96 = !{!73, !8, i64 12}
!97 = distinct !{!97, !30, !31}
!98 = distinct !{!98, !30, !31}
!99 = distinct !{!99, !30, !31}
!100 = !{!73, !8, i64 8}
!101 = distinct !{!101, !30, !31}
!102 = distinct !{!102, !30, !31}
!103 = distinct !{!103, !30, !31}
!104 = !{!56, !4, i64 16}
!105 = distinct !{!105, !30, !31}
!106 = distinct !{!106, !30, !31}
!107 = distinct !{!107, !30, !31}
!108 = distinct !{!108, !30, !31}
!109 = distinct !{!109, !30, !31}
!110 = !{!3, !7, i64 24}
!111 = !{!3, !8, i64 44}
!112 = distinct !{!112, !30, !31}
!113 = !{!23, !8, i64 32}
!114 = distinct !{!114, !30, !31}
!115 = distinct !{!115, !30, !31}
!116 = distinct !{!116, !30, !31}
!117 = distinct !{!117, !30, !31}
!118 = distinct !{!118, !30, !31}
!119 = !{!23, !8, i64 24}
!120 = !{!73, !4, i64 0}
!121 = distinct !{!121, !30, !31}
!122 = !{!73, !4, i64 40}
!123 = distinct !{!123, !30, !31}
