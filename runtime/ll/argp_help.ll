; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/argp_help.c
; ModuleID = 'runtime/c/argp_help.c'
source_filename = "runtime/c/argp_help.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i8, [39 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }
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
  br i1 %17, label %546, label %18

18:                                               ; preds = %5
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
  br label %546

47:                                               ; preds = %44, %40, %39
  %48 = icmp eq %struct.argp* %0, null
  %49 = and i32 %3, 3
  %50 = icmp eq i32 %49, 0
  %51 = or i1 %48, %50
  br i1 %51, label %163, label %52

52:                                               ; preds = %47
  %53 = tail call fastcc i64 @count_levels(%struct.argp* noundef nonnull %0) #9
  %54 = add i64 %53, 1
  %55 = tail call i8* @calloc(i64 noundef %54, i64 noundef 1) #9
  %56 = icmp eq i8* %55, null
  br i1 %56, label %163, label %57

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

64:                                               ; preds = %160
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %58) #8
  tail call void @free(i8* noundef nonnull %55) #9
  br label %163

65:                                               ; preds = %160, %57
  %66 = phi i8* [ getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i64 0, i64 0), %57 ], [ getelementptr inbounds ([10 x i8], [10 x i8]* @.str.8, i64 0, i64 0), %160 ]
  %67 = phi i32 [ %3, %57 ], [ %155, %160 ]
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %59) #8
  store i8* %55, i8** %9, align 8, !tbaa !10
  %68 = load i32, i32* %60, align 4, !tbaa !21
  %69 = load i64, i64* %61, align 8, !tbaa !22
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %72, label %71

71:                                               ; preds = %65
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %72

72:                                               ; preds = %71, %65
  store i32 %68, i32* %60, align 4, !tbaa !21
  store i32 12, i32* %62, align 8, !tbaa !23
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef %66, i8* noundef %4) #9
  %73 = load i64, i64* %61, align 8, !tbaa !22
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %76

76:                                               ; preds = %75, %72
  store i32 12, i32* %60, align 4, !tbaa !21
  store i32 12, i32* %62, align 8, !tbaa !23
  %77 = and i32 %67, 2
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %84, label %79

79:                                               ; preds = %76
  %80 = load i64, i64* %31, align 8, !tbaa !18
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %81, i8* getelementptr inbounds ([1 x i8], [1 x i8]* @.str.10, i64 0, i64 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.9, i64 0, i64 0)
  %83 = tail call i64 @strlen(i8* noundef %82) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef %82, i64 noundef %83) #9
  br label %154

84:                                               ; preds = %76
  call fastcc void @usage_shorts(%struct.page* noundef nonnull %10, %struct.list* noundef nonnull %11, i32 noundef 0, i32* noundef nonnull %8) #9
  %85 = load i32, i32* %8, align 4, !tbaa !20
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %89, label %87

87:                                               ; preds = %84
  %88 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), i64 noundef %88) #9
  br label %89

89:                                               ; preds = %87, %84
  call fastcc void @usage_shorts(%struct.page* noundef nonnull %10, %struct.list* noundef nonnull %11, i32 noundef 1, i32* noundef nonnull %8) #9
  %90 = load i64, i64* %31, align 8, !tbaa !18
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %154, label %92

92:                                               ; preds = %89, %103
  %93 = phi i64 [ %104, %103 ], [ %90, %89 ]
  %94 = phi i64 [ %105, %103 ], [ 0, %89 ]
  %95 = load %struct.entry*, %struct.entry** %63, align 8, !tbaa !19
  %96 = getelementptr inbounds %struct.entry, %struct.entry* %95, i64 %94, i32 0
  %97 = load %struct.argp_option*, %struct.argp_option** %96, align 8, !tbaa !24
  %98 = getelementptr inbounds %struct.entry, %struct.entry* %95, i64 %94, i32 1
  %99 = load i32, i32* %98, align 8, !tbaa !26
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %107, label %103

101:                                              ; preds = %147
  %102 = load i64, i64* %31, align 8, !tbaa !18
  br label %103

103:                                              ; preds = %101, %92
  %104 = phi i64 [ %102, %101 ], [ %93, %92 ]
  %105 = add nuw i64 %94, 1
  %106 = icmp ult i64 %105, %104
  br i1 %106, label %92, label %154, !llvm.loop !27

107:                                              ; preds = %92, %152
  %108 = phi i32 [ %148, %152 ], [ %99, %92 ]
  %109 = phi %struct.argp_option* [ %153, %152 ], [ %97, %92 ]
  %110 = phi i64 [ %149, %152 ], [ 0, %92 ]
  %111 = phi %struct.argp_option* [ %117, %152 ], [ %97, %92 ]
  %112 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %109, i64 %110
  %113 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %109, i64 %110, i32 3
  %114 = load i32, i32* %113, align 8, !tbaa !30
  %115 = and i32 %114, 4
  %116 = icmp eq i32 %115, 0
  %117 = select i1 %116, %struct.argp_option* %112, %struct.argp_option* %111
  %118 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %109, i64 %110, i32 2
  %119 = load i8*, i8** %118, align 8, !tbaa !32
  %120 = icmp eq i8* %119, null
  br i1 %120, label %121, label %124

121:                                              ; preds = %107
  %122 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %117, i64 0, i32 2
  %123 = load i8*, i8** %122, align 8, !tbaa !32
  br label %124

124:                                              ; preds = %121, %107
  %125 = phi i8* [ %123, %121 ], [ %119, %107 ]
  %126 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %117, i64 0, i32 3
  %127 = load i32, i32* %126, align 8, !tbaa !30
  %128 = or i32 %127, %114
  %129 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %112, i64 0, i32 0
  %130 = load i8*, i8** %129, align 8, !tbaa !33
  %131 = icmp ne i8* %130, null
  %132 = and i32 %114, 2
  %133 = icmp eq i32 %132, 0
  %134 = select i1 %131, i1 %133, i1 false
  %135 = and i32 %128, 16
  %136 = icmp eq i32 %135, 0
  %137 = select i1 %134, i1 %136, i1 false
  br i1 %137, label %138, label %147

138:                                              ; preds = %124
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.18, i64 0, i64 0), i8* noundef nonnull %130) #9
  %139 = icmp eq i8* %125, null
  br i1 %139, label %144, label %140

140:                                              ; preds = %138
  %141 = and i32 %128, 1
  %142 = icmp eq i32 %141, 0
  %143 = select i1 %142, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef %143, i8* noundef nonnull %125) #9
  br label %144

144:                                              ; preds = %140, %138
  %145 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.11, i64 0, i64 0), i64 noundef %145) #9
  %146 = load i32, i32* %98, align 8, !tbaa !26
  br label %147

147:                                              ; preds = %144, %124
  %148 = phi i32 [ %108, %124 ], [ %146, %144 ]
  %149 = add nuw nsw i64 %110, 1
  %150 = sext i32 %148 to i64
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %152, label %101, !llvm.loop !34

152:                                              ; preds = %147
  %153 = load %struct.argp_option*, %struct.argp_option** %96, align 8, !tbaa !24
  br label %107

154:                                              ; preds = %103, %89, %79
  %155 = phi i32 [ %67, %79 ], [ 2, %89 ], [ 2, %103 ]
  %156 = call fastcc i32 @usage_arguments(%struct.page* noundef nonnull %10, %struct.argp* noundef %0, %struct.argp_state* noundef %1, i8** noundef nonnull %9, i32 noundef 1) #9
  %157 = load i64, i64* %61, align 8, !tbaa !22
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %160, label %159

159:                                              ; preds = %154
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %160

160:                                              ; preds = %159, %154
  store i32 0, i32* %60, align 4, !tbaa !21
  store i32 0, i32* %62, align 8, !tbaa !23
  %161 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %161) #9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %59) #8
  %162 = icmp eq i32 %156, 0
  br i1 %162, label %64, label %65, !llvm.loop !35

163:                                              ; preds = %64, %52, %47
  %164 = phi i32 [ 0, %47 ], [ 1, %52 ], [ 1, %64 ]
  %165 = and i32 %3, 16
  %166 = icmp eq i32 %165, 0
  %167 = or i1 %48, %166
  br i1 %167, label %171, label %168

168:                                              ; preds = %163
  %169 = call fastcc i32 @documentation(%struct.page* noundef nonnull %10, %struct.argp* noundef nonnull %0, %struct.argp_state* noundef %1, i32 noundef 0, i32 noundef 0, i32 noundef 1) #7
  %170 = or i32 %169, %164
  br label %171

171:                                              ; preds = %168, %163
  %172 = phi i32 [ %170, %168 ], [ %164, %163 ]
  %173 = and i32 %3, 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %181

175:                                              ; preds = %171
  %176 = and i32 %3, 8
  %177 = icmp ne i32 %176, 0
  %178 = load i64, i64* %31, align 8
  %179 = icmp ne i64 %178, 0
  %180 = select i1 %177, i1 %179, i1 false
  br i1 %180, label %187, label %520

181:                                              ; preds = %171
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([20 x i8], [20 x i8]* @.str, i64 0, i64 0), i8* noundef %4) #7
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.1, i64 0, i64 0), i8* noundef %4) #7
  %182 = and i32 %3, 8
  %183 = icmp ne i32 %182, 0
  %184 = load i64, i64* %31, align 8
  %185 = icmp ne i64 %184, 0
  %186 = select i1 %183, i1 %185, i1 false
  br i1 %186, label %198, label %520

187:                                              ; preds = %175
  %188 = icmp eq i32 %172, 0
  br i1 %188, label %189, label %198

189:                                              ; preds = %187
  %190 = bitcast %struct.listing* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %190) #8
  %191 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 0
  store %struct.page* %10, %struct.page** %191, align 8, !tbaa !36
  %192 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 1
  store %struct.list* %11, %struct.list** %192, align 8, !tbaa !38
  %193 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 2
  store %struct.argp_state* %1, %struct.argp_state** %193, align 8, !tbaa !39
  %194 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 3
  store %struct.entry* null, %struct.entry** %194, align 8, !tbaa !40
  %195 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 4
  store i32 0, i32* %195, align 8, !tbaa !41
  %196 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 5
  store i32 0, i32* %196, align 4, !tbaa !42
  %197 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 6
  br label %210

198:                                              ; preds = %187, %181
  %199 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %199) #9
  %200 = load i64, i64* %31, align 8, !tbaa !18
  %201 = icmp eq i64 %200, 0
  %202 = bitcast %struct.listing* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 48, i8* nonnull %202) #8
  %203 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 0
  store %struct.page* %10, %struct.page** %203, align 8, !tbaa !36
  %204 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 1
  store %struct.list* %11, %struct.list** %204, align 8, !tbaa !38
  %205 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 2
  store %struct.argp_state* %1, %struct.argp_state** %205, align 8, !tbaa !39
  %206 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 3
  store %struct.entry* null, %struct.entry** %206, align 8, !tbaa !40
  %207 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 4
  store i32 0, i32* %207, align 8, !tbaa !41
  %208 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 5
  store i32 0, i32* %208, align 4, !tbaa !42
  %209 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 6
  br i1 %201, label %518, label %210

210:                                              ; preds = %189, %198
  %211 = phi i32* [ %197, %189 ], [ %209, %198 ]
  %212 = phi i32* [ %196, %189 ], [ %208, %198 ]
  %213 = phi %struct.entry** [ %194, %189 ], [ %206, %198 ]
  %214 = phi %struct.argp_state** [ %193, %189 ], [ %205, %198 ]
  %215 = phi %struct.list** [ %192, %189 ], [ %204, %198 ]
  %216 = getelementptr inbounds %struct.listing, %struct.listing* %7, i64 0, i32 0
  %217 = getelementptr inbounds %struct.list, %struct.list* %11, i64 0, i32 0
  %218 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 6
  %219 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 2
  %220 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 5
  %221 = getelementptr inbounds [2 x i8], [2 x i8]* %6, i64 0, i64 0
  %222 = getelementptr inbounds [2 x i8], [2 x i8]* %6, i64 0, i64 1
  %223 = load i32, i32* %218, align 8, !tbaa !23
  br label %227

224:                                              ; preds = %487
  %225 = load i32, i32* %212, align 4, !tbaa !42
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %518, label %491

227:                                              ; preds = %487, %210
  %228 = phi i64 [ 0, %210 ], [ %488, %487 ]
  %229 = load %struct.entry*, %struct.entry** %217, align 8, !tbaa !19
  %230 = getelementptr inbounds %struct.entry, %struct.entry* %229, i64 %228
  store i32 1, i32* %211, align 8, !tbaa !43
  %231 = load i64, i64* %219, align 8, !tbaa !22
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %234, label %233

233:                                              ; preds = %227
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %234

234:                                              ; preds = %233, %227
  store i32 0, i32* %220, align 4, !tbaa !21
  store i32 %223, i32* %218, align 8, !tbaa !23
  %235 = getelementptr inbounds %struct.entry, %struct.entry* %230, i64 0, i32 0
  %236 = load %struct.argp_option*, %struct.argp_option** %235, align 8, !tbaa !24
  %237 = getelementptr inbounds %struct.entry, %struct.entry* %229, i64 %228, i32 3
  %238 = load i8*, i8** %237, align 8, !tbaa !44
  %239 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 0, i32 3
  %240 = load i32, i32* %239, align 8, !tbaa !30
  %241 = and i32 %240, 8
  %242 = icmp eq i32 %241, 0
  %243 = getelementptr inbounds %struct.entry, %struct.entry* %229, i64 %228, i32 1
  %244 = load i32, i32* %243, align 8, !tbaa !26
  %245 = icmp sgt i32 %244, 0
  br i1 %245, label %246, label %248

246:                                              ; preds = %234
  %247 = zext i32 %244 to i64
  br label %265

248:                                              ; preds = %276, %234
  %249 = phi i32 [ 0, %234 ], [ %279, %276 ]
  %250 = load %struct.page*, %struct.page** %216, align 8, !tbaa !36
  %251 = getelementptr inbounds %struct.page, %struct.page* %250, i64 0, i32 5
  %252 = load i32, i32* %251, align 4, !tbaa !21
  %253 = getelementptr inbounds %struct.page, %struct.page* %250, i64 0, i32 2
  %254 = load i64, i64* %253, align 8, !tbaa !22
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %258, label %256

256:                                              ; preds = %248
  call fastcc void @settle(%struct.page* noundef nonnull %250, i32 noundef 0) #9
  %257 = load i32, i32* %243, align 8, !tbaa !26
  br label %258

258:                                              ; preds = %256, %248
  %259 = phi i32 [ %244, %248 ], [ %257, %256 ]
  store i32 %252, i32* %251, align 4, !tbaa !21
  %260 = getelementptr inbounds %struct.page, %struct.page* %250, i64 0, i32 6
  store i32 2, i32* %260, align 8, !tbaa !23
  %261 = icmp sgt i32 %259, 0
  br i1 %261, label %262, label %285

262:                                              ; preds = %258
  %263 = icmp eq i32 %249, 0
  %264 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 0, i32 2
  br label %302

265:                                              ; preds = %276, %246
  %266 = phi i64 [ 0, %246 ], [ %280, %276 ]
  %267 = phi i32 [ 0, %246 ], [ %279, %276 ]
  %268 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 %266, i32 0
  %269 = load i8*, i8** %268, align 8, !tbaa !33
  %270 = icmp eq i8* %269, null
  br i1 %270, label %276, label %271

271:                                              ; preds = %265
  %272 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 %266, i32 3
  %273 = load i32, i32* %272, align 8, !tbaa !30
  %274 = and i32 %273, 2
  %275 = icmp eq i32 %274, 0
  br label %276

276:                                              ; preds = %271, %265
  %277 = phi i1 [ false, %265 ], [ %275, %271 ]
  %278 = zext i1 %277 to i32
  %279 = or i32 %267, %278
  %280 = add nuw nsw i64 %266, 1
  %281 = icmp eq i64 %280, %247
  br i1 %281, label %248, label %265, !llvm.loop !45

282:                                              ; preds = %347
  %283 = getelementptr inbounds %struct.page, %struct.page* %348, i64 0, i32 5
  %284 = load i32, i32* %283, align 4, !tbaa !21
  br label %285

285:                                              ; preds = %282, %258
  %286 = phi i32 [ %252, %258 ], [ %284, %282 ]
  %287 = phi %struct.page* [ %250, %258 ], [ %348, %282 ]
  %288 = phi i32 [ %259, %258 ], [ %351, %282 ]
  %289 = getelementptr inbounds %struct.page, %struct.page* %287, i64 0, i32 5
  %290 = select i1 %242, i32 6, i32 2
  %291 = getelementptr inbounds %struct.page, %struct.page* %287, i64 0, i32 2
  %292 = load i64, i64* %291, align 8, !tbaa !22
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %296, label %294

294:                                              ; preds = %285
  call fastcc void @settle(%struct.page* noundef nonnull %287, i32 noundef 0) #9
  %295 = load i32, i32* %243, align 8, !tbaa !26
  br label %296

296:                                              ; preds = %294, %285
  %297 = phi i32 [ %288, %285 ], [ %295, %294 ]
  store i32 %286, i32* %289, align 4, !tbaa !21
  %298 = getelementptr inbounds %struct.page, %struct.page* %287, i64 0, i32 6
  store i32 %290, i32* %298, align 8, !tbaa !23
  %299 = icmp sgt i32 %297, 0
  br i1 %299, label %300, label %390

300:                                              ; preds = %296
  %301 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 0, i32 2
  br label %354

302:                                              ; preds = %347, %262
  %303 = phi %struct.page* [ %250, %262 ], [ %348, %347 ]
  %304 = phi i64 [ 0, %262 ], [ %350, %347 ]
  %305 = phi i8* [ %238, %262 ], [ %349, %347 ]
  %306 = load %struct.list*, %struct.list** %215, align 8, !tbaa !38
  %307 = getelementptr inbounds %struct.list, %struct.list* %306, i64 0, i32 3
  %308 = load i8*, i8** %307, align 8, !tbaa !16
  %309 = icmp ult i8* %305, %308
  br i1 %309, label %310, label %347

310:                                              ; preds = %302
  %311 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 %304, i32 3
  %312 = load i32, i32* %311, align 8, !tbaa !30
  %313 = and i32 %312, 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %347

315:                                              ; preds = %310
  %316 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 %304, i32 1
  %317 = load i32, i32* %316, align 8, !tbaa !46
  %318 = add i32 %317, -1
  %319 = icmp ult i32 %318, 255
  br i1 %319, label %320, label %347

320:                                              ; preds = %315
  %321 = call i32 @isprint(i32 noundef %317) #9
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %347, label %323

323:                                              ; preds = %320
  %324 = load i32, i32* %316, align 8, !tbaa !46
  %325 = load i8, i8* %305, align 1, !tbaa !47
  %326 = sext i8 %325 to i32
  %327 = icmp eq i32 %324, %326
  br i1 %327, label %328, label %347

328:                                              ; preds = %323
  %329 = getelementptr inbounds i8, i8* %305, i64 1
  %330 = load i32, i32* %311, align 8, !tbaa !30
  %331 = and i32 %330, 2
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %333, label %347

333:                                              ; preds = %328
  call void @llvm.lifetime.start.p0i8(i64 2, i8* nonnull %221) #8
  store i8 45, i8* %221, align 1, !tbaa !47
  %334 = trunc i32 %324 to i8
  store i8 %334, i8* %222, align 1, !tbaa !47
  call fastcc void @next_name(%struct.listing* noundef nonnull %7, %struct.entry* noundef nonnull %230, i32 noundef 2) #9
  %335 = load %struct.page*, %struct.page** %216, align 8, !tbaa !36
  call fastcc void @put(%struct.page* noundef %335, i8* noundef nonnull %221, i64 noundef 2) #9
  %336 = load i8*, i8** %264, align 8, !tbaa !32
  %337 = icmp eq i8* %336, null
  br i1 %263, label %338, label %344

338:                                              ; preds = %333
  br i1 %337, label %346, label %339

339:                                              ; preds = %338
  %340 = load i32, i32* %239, align 8, !tbaa !30
  %341 = and i32 %340, 1
  %342 = icmp eq i32 %341, 0
  %343 = select i1 %342, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.21, i64 0, i64 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.22, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef %335, i8* noundef %343, i8* noundef nonnull %336) #9
  br label %346

344:                                              ; preds = %333
  br i1 %337, label %346, label %345

345:                                              ; preds = %344
  store i32 1, i32* %212, align 4, !tbaa !42
  br label %346

346:                                              ; preds = %345, %344, %339, %338
  call void @llvm.lifetime.end.p0i8(i64 2, i8* nonnull %221) #8
  br label %347

347:                                              ; preds = %346, %328, %323, %320, %315, %310, %302
  %348 = phi %struct.page* [ %335, %346 ], [ %303, %323 ], [ %303, %320 ], [ %303, %302 ], [ %303, %328 ], [ %303, %315 ], [ %303, %310 ]
  %349 = phi i8* [ %329, %346 ], [ %305, %323 ], [ %305, %320 ], [ %305, %302 ], [ %329, %328 ], [ %305, %315 ], [ %305, %310 ]
  %350 = add nuw nsw i64 %304, 1
  %351 = load i32, i32* %243, align 8, !tbaa !26
  %352 = sext i32 %351 to i64
  %353 = icmp slt i64 %350, %352
  br i1 %353, label %302, label %282, !llvm.loop !48

354:                                              ; preds = %384, %300
  %355 = phi %struct.page* [ %287, %300 ], [ %385, %384 ]
  %356 = phi i64 [ 0, %300 ], [ %386, %384 ]
  %357 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 %356, i32 0
  %358 = load i8*, i8** %357, align 8, !tbaa !33
  %359 = icmp eq i8* %358, null
  br i1 %359, label %384, label %360

360:                                              ; preds = %354
  %361 = load i8, i8* %358, align 1, !tbaa !47
  %362 = icmp eq i8 %361, 0
  br i1 %362, label %384, label %363

363:                                              ; preds = %360
  %364 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %236, i64 %356, i32 3
  %365 = load i32, i32* %364, align 8, !tbaa !30
  %366 = and i32 %365, 2
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %384

368:                                              ; preds = %363
  call fastcc void @next_name(%struct.listing* noundef nonnull %7, %struct.entry* noundef nonnull %230, i32 noundef %290) #9
  %369 = load %struct.page*, %struct.page** %216, align 8, !tbaa !36
  br i1 %242, label %370, label %381

370:                                              ; preds = %368
  %371 = call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef %369, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.23, i64 0, i64 0), i64 noundef %371) #9
  %372 = load i8*, i8** %357, align 8, !tbaa !33
  %373 = call i64 @strlen(i8* noundef %372) #9
  call fastcc void @put(%struct.page* noundef %369, i8* noundef %372, i64 noundef %373) #9
  %374 = load i8*, i8** %301, align 8, !tbaa !32
  %375 = icmp eq i8* %374, null
  br i1 %375, label %384, label %376

376:                                              ; preds = %370
  %377 = load i32, i32* %239, align 8, !tbaa !30
  %378 = and i32 %377, 1
  %379 = icmp eq i32 %378, 0
  %380 = select i1 %379, i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.20, i64 0, i64 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.19, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef %369, i8* noundef %380, i8* noundef nonnull %374) #9
  br label %384

381:                                              ; preds = %368
  %382 = load i8*, i8** %357, align 8, !tbaa !33
  %383 = call i64 @strlen(i8* noundef %382) #9
  call fastcc void @put(%struct.page* noundef %369, i8* noundef %382, i64 noundef %383) #9
  br label %384

384:                                              ; preds = %381, %376, %370, %363, %360, %354
  %385 = phi %struct.page* [ %369, %381 ], [ %369, %376 ], [ %369, %370 ], [ %355, %363 ], [ %355, %360 ], [ %355, %354 ]
  %386 = add nuw nsw i64 %356, 1
  %387 = load i32, i32* %243, align 8, !tbaa !26
  %388 = sext i32 %387 to i64
  %389 = icmp slt i64 %386, %388
  br i1 %389, label %354, label %390, !llvm.loop !49

390:                                              ; preds = %384, %296
  %391 = phi %struct.page* [ %287, %296 ], [ %385, %384 ]
  %392 = load i32, i32* %211, align 8, !tbaa !43
  %393 = icmp eq i32 %392, 0
  %394 = load %struct.argp_option*, %struct.argp_option** %235, align 8, !tbaa !24
  br i1 %393, label %395, label %457

395:                                              ; preds = %390
  %396 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %394, i64 0, i32 4
  %397 = load i8*, i8** %396, align 8, !tbaa !50
  %398 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %394, i64 0, i32 1
  %399 = load i32, i32* %398, align 8, !tbaa !46
  %400 = getelementptr inbounds %struct.entry, %struct.entry* %229, i64 %228, i32 5
  %401 = load %struct.argp*, %struct.argp** %400, align 8, !tbaa !51
  %402 = load %struct.argp_state*, %struct.argp_state** %214, align 8, !tbaa !39
  %403 = icmp eq %struct.argp* %401, null
  br i1 %403, label %413, label %404

404:                                              ; preds = %395
  %405 = getelementptr inbounds %struct.argp, %struct.argp* %401, i64 0, i32 5
  %406 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %405, align 8, !tbaa !52
  %407 = icmp eq i8* (i32, i8*, i8*)* %406, null
  br i1 %407, label %413, label %408

408:                                              ; preds = %404
  %409 = call i8* @__sv_argp_input(%struct.argp* noundef nonnull %401, %struct.argp_state* noundef %402) #9
  %410 = call i8* %406(i32 noundef %399, i8* noundef %397, i8* noundef %409) #9
  %411 = icmp eq i8* %410, %397
  %412 = select i1 %411, i8* null, i8* %410
  br label %413

413:                                              ; preds = %408, %404, %395
  %414 = phi i8* [ null, %395 ], [ null, %404 ], [ %412, %408 ]
  %415 = phi i8* [ %397, %395 ], [ %397, %404 ], [ %410, %408 ]
  %416 = icmp eq i8* %415, null
  br i1 %416, label %447, label %417

417:                                              ; preds = %413
  %418 = load i8, i8* %415, align 1, !tbaa !47
  %419 = icmp eq i8 %418, 0
  br i1 %419, label %447, label %420

420:                                              ; preds = %417
  %421 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 2
  %422 = load i64, i64* %421, align 8, !tbaa !22
  %423 = icmp eq i64 %422, 0
  br i1 %423, label %424, label %427

424:                                              ; preds = %420
  %425 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 4
  %426 = load i32, i32* %425, align 8, !tbaa !54
  br label %433

427:                                              ; preds = %420
  call fastcc void @settle(%struct.page* noundef nonnull %391, i32 noundef 0) #9
  %428 = load i64, i64* %421, align 8, !tbaa !22
  %429 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 4
  %430 = load i32, i32* %429, align 8, !tbaa !54
  %431 = icmp eq i64 %428, 0
  br i1 %431, label %433, label %432

432:                                              ; preds = %427
  call fastcc void @settle(%struct.page* noundef nonnull %391, i32 noundef 0) #9
  br label %433

433:                                              ; preds = %432, %427, %424
  %434 = phi i32 [ %426, %424 ], [ %430, %427 ], [ %430, %432 ]
  %435 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 5
  store i32 29, i32* %435, align 4, !tbaa !21
  %436 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 6
  store i32 29, i32* %436, align 8, !tbaa !23
  %437 = icmp sgt i32 %434, 32
  br i1 %437, label %438, label %440

438:                                              ; preds = %433
  %439 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %391, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %439) #9
  br label %445

440:                                              ; preds = %433
  %441 = icmp sgt i32 %434, 28
  br i1 %441, label %442, label %444

442:                                              ; preds = %440
  %443 = call i64 @strlen(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.25, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %391, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.25, i64 0, i64 0), i64 noundef %443) #9
  br label %445

444:                                              ; preds = %440
  call fastcc void @indent_to(%struct.page* noundef nonnull %391, i32 noundef 29) #9
  br label %445

445:                                              ; preds = %444, %442, %438
  %446 = call i64 @strlen(i8* noundef nonnull %415) #9
  call fastcc void @put(%struct.page* noundef nonnull %391, i8* noundef nonnull %415, i64 noundef %446) #9
  br label %447

447:                                              ; preds = %445, %417, %413
  call void @free(i8* noundef %414) #9
  %448 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 6
  %449 = load i32, i32* %448, align 8, !tbaa !23
  %450 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 2
  %451 = load i64, i64* %450, align 8, !tbaa !22
  %452 = icmp eq i64 %451, 0
  br i1 %452, label %454, label %453

453:                                              ; preds = %447
  call fastcc void @settle(%struct.page* noundef nonnull %391, i32 noundef 0) #9
  br label %454

454:                                              ; preds = %453, %447
  %455 = getelementptr inbounds %struct.page, %struct.page* %391, i64 0, i32 5
  store i32 0, i32* %455, align 4, !tbaa !21
  store i32 %449, i32* %448, align 8, !tbaa !23
  %456 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %391, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %456) #9
  br label %482

457:                                              ; preds = %390
  %458 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %394, i64 0, i32 3
  %459 = load i32, i32* %458, align 8, !tbaa !30
  %460 = and i32 %459, 8
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %462, label %472

462:                                              ; preds = %457
  %463 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %394, i64 0, i32 1
  %464 = load i32, i32* %463, align 8, !tbaa !46
  %465 = add i32 %464, -1
  %466 = icmp ult i32 %465, 255
  br i1 %466, label %467, label %472

467:                                              ; preds = %462
  %468 = call i32 @isprint(i32 noundef %464) #9
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %483

470:                                              ; preds = %467
  %471 = load %struct.argp_option*, %struct.argp_option** %235, align 8, !tbaa !24
  br label %472

472:                                              ; preds = %470, %462, %457
  %473 = phi %struct.argp_option* [ %471, %470 ], [ %394, %457 ], [ %394, %462 ]
  %474 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %473, i64 0, i32 0
  %475 = load i8*, i8** %474, align 8, !tbaa !33
  %476 = icmp eq i8* %475, null
  br i1 %476, label %477, label %483

477:                                              ; preds = %472
  %478 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %473, i64 0, i32 4
  %479 = load i8*, i8** %478, align 8, !tbaa !50
  %480 = getelementptr inbounds %struct.entry, %struct.entry* %229, i64 %228, i32 5
  %481 = load %struct.argp*, %struct.argp** %480, align 8, !tbaa !51
  call fastcc void @header(%struct.listing* noundef nonnull %7, i8* noundef %479, %struct.argp* noundef %481) #9
  br label %482

482:                                              ; preds = %477, %454
  store %struct.entry* %230, %struct.entry** %213, align 8, !tbaa !40
  br label %483

483:                                              ; preds = %482, %472, %467
  %484 = load i64, i64* %219, align 8, !tbaa !22
  %485 = icmp eq i64 %484, 0
  br i1 %485, label %487, label %486

486:                                              ; preds = %483
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %487

487:                                              ; preds = %486, %483
  store i32 0, i32* %220, align 4, !tbaa !21
  store i32 %223, i32* %218, align 8, !tbaa !23
  %488 = add nuw i64 %228, 1
  %489 = load i64, i64* %31, align 8, !tbaa !18
  %490 = icmp ult i64 %488, %489
  br i1 %490, label %227, label %224, !llvm.loop !55

491:                                              ; preds = %224
  %492 = icmp eq %struct.argp_state* %1, null
  br i1 %492, label %507, label %493

493:                                              ; preds = %491
  %494 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %1, i64 0, i32 0
  %495 = load %struct.argp*, %struct.argp** %494, align 8, !tbaa !56
  %496 = icmp eq %struct.argp* %495, null
  br i1 %496, label %507, label %497

497:                                              ; preds = %493
  %498 = getelementptr inbounds %struct.argp, %struct.argp* %495, i64 0, i32 5
  %499 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %498, align 8, !tbaa !52
  %500 = icmp eq i8* (i32, i8*, i8*)* %499, null
  br i1 %500, label %507, label %501

501:                                              ; preds = %497
  %502 = call i8* @__sv_argp_input(%struct.argp* noundef nonnull %495, %struct.argp_state* noundef nonnull %1) #9
  %503 = call i8* %499(i32 noundef 33554437, i8* noundef getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), i8* noundef %502) #9
  %504 = icmp eq i8* %503, getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0)
  br i1 %504, label %507, label %505

505:                                              ; preds = %501
  %506 = icmp eq i8* %503, null
  br i1 %506, label %516, label %507

507:                                              ; preds = %505, %501, %497, %493, %491
  %508 = phi i8* [ %503, %505 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %497 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %493 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %501 ], [ getelementptr inbounds ([116 x i8], [116 x i8]* @long_list.note, i64 0, i64 0), %491 ]
  %509 = phi i8* [ %503, %505 ], [ null, %497 ], [ null, %493 ], [ null, %501 ], [ null, %491 ]
  %510 = load i8, i8* %508, align 1, !tbaa !47
  %511 = icmp eq i8 %510, 0
  br i1 %511, label %516, label %512

512:                                              ; preds = %507
  %513 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %513) #9
  %514 = call i64 @strlen(i8* noundef nonnull %508) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef nonnull %508, i64 noundef %514) #9
  %515 = call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  call fastcc void @put(%struct.page* noundef nonnull %10, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %515) #9
  br label %516

516:                                              ; preds = %512, %507, %505
  %517 = phi i8* [ %509, %512 ], [ %509, %507 ], [ null, %505 ]
  call void @free(i8* noundef %517) #9
  br label %518

518:                                              ; preds = %198, %224, %516
  %519 = bitcast %struct.listing* %7 to i8*
  call void @llvm.lifetime.end.p0i8(i64 48, i8* nonnull %519) #8
  br label %520

520:                                              ; preds = %181, %518, %175
  %521 = phi i32 [ 1, %518 ], [ %172, %175 ], [ 1, %181 ]
  %522 = and i32 %3, 32
  %523 = icmp eq i32 %522, 0
  %524 = or i1 %48, %523
  br i1 %524, label %528, label %525

525:                                              ; preds = %520
  %526 = call fastcc i32 @documentation(%struct.page* noundef nonnull %10, %struct.argp* noundef nonnull %0, %struct.argp_state* noundef %1, i32 noundef 1, i32 noundef %521, i32 noundef 0) #7
  %527 = or i32 %526, %521
  br label %528

528:                                              ; preds = %525, %520
  %529 = phi i32 [ %527, %525 ], [ %521, %520 ]
  %530 = and i32 %3, 64
  %531 = icmp ne i32 %530, 0
  %532 = load i8*, i8** @argp_program_bug_address, align 8
  %533 = icmp ne i8* %532, null
  %534 = select i1 %531, i1 %533, i1 false
  br i1 %534, label %535, label %538

535:                                              ; preds = %528
  %536 = icmp eq i32 %529, 0
  %537 = select i1 %536, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.4, i64 0, i64 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.3, i64 0, i64 0)
  call fastcc void @show(%struct.page* noundef nonnull %10, i8* noundef %537, i8* noundef nonnull %532) #7
  br label %538

538:                                              ; preds = %535, %528
  %539 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 2
  %540 = load i64, i64* %539, align 8, !tbaa !22
  %541 = icmp eq i64 %540, 0
  br i1 %541, label %543, label %542

542:                                              ; preds = %538
  call fastcc void @settle(%struct.page* noundef nonnull %10, i32 noundef 0) #9
  br label %543

543:                                              ; preds = %538, %542
  %544 = getelementptr inbounds %struct.page, %struct.page* %10, i64 0, i32 1
  %545 = load i8*, i8** %544, align 8, !tbaa !58
  call void @free(i8* noundef %545) #9
  call fastcc void @free_list(%struct.list* noundef nonnull %11) #7
  br label %546

546:                                              ; preds = %46, %5, %543
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
  %9 = load i32, i32* %8, align 4, !tbaa !59
  %10 = and i32 %9, 2
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %31

12:                                               ; preds = %7
  %13 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 0
  %14 = load %struct.argp*, %struct.argp** %13, align 8, !tbaa !56
  %15 = getelementptr inbounds %struct.argp_state, %struct.argp_state* %0, i64 0, i32 10
  %16 = load i8*, i8** %15, align 8, !tbaa !10
  tail call fastcc void @help(%struct.argp* noundef %14, %struct.argp_state* noundef nonnull %0, %struct.sv_file* noundef nonnull %1, i32 noundef %2, i8* noundef %16) #7
  %17 = load i32, i32* %8, align 4, !tbaa !59
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
  %13 = load i32, i32* %12, align 4, !tbaa !59
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
  %16 = load i32, i32* %15, align 4, !tbaa !59
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

; Function Attrs: nounwind optsize
define internal fastcc i32 @documentation(%struct.page* nocapture noundef %0, %struct.argp* noundef %1, %struct.argp_state* noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 3
  %8 = load i8*, i8** %7, align 8, !tbaa !60
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
  %33 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %32, align 8, !tbaa !52
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
  %51 = load i64, i64* %50, align 8, !tbaa !22
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %54, label %53

53:                                               ; preds = %48
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %54

54:                                               ; preds = %48, %53
  %55 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %56 = load i32, i32* %55, align 8, !tbaa !54
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
  %68 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %32, align 8, !tbaa !52
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
  %82 = load i64, i64* %81, align 8, !tbaa !22
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %85, label %84

84:                                               ; preds = %79
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %85

85:                                               ; preds = %79, %84
  %86 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %87 = load i32, i32* %86, align 8, !tbaa !54
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
  %96 = load %struct.argp_child*, %struct.argp_child** %95, align 8, !tbaa !61
  %97 = icmp eq %struct.argp_child* %96, null
  br i1 %97, label %109, label %98

98:                                               ; preds = %93
  %99 = icmp ne i32 %5, 0
  %100 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %96, i64 0, i32 0
  %101 = load %struct.argp*, %struct.argp** %100, align 8, !tbaa !62
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
  %119 = load %struct.argp*, %struct.argp** %118, align 8, !tbaa !62
  %120 = icmp eq %struct.argp* %119, null
  br i1 %120, label %109, label %103, !llvm.loop !64
}

; Function Attrs: nounwind optsize
define internal fastcc void @show(%struct.page* nocapture noundef %0, i8* nocapture noundef readonly %1, i8* noundef %2) unnamed_addr #0 {
  br label %4

4:                                                ; preds = %11, %3
  %5 = phi i8* [ %1, %3 ], [ %13, %11 ]
  %6 = load i8, i8* %5, align 1, !tbaa !47
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
  br label %4, !llvm.loop !65

14:                                               ; preds = %4
  ret void
}

; Function Attrs: optsize
declare dso_local void @free(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @free_list(%struct.list* nocapture noundef readonly %0) unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 4
  %3 = load %struct.cluster*, %struct.cluster** %2, align 8, !tbaa !66
  %4 = icmp eq %struct.cluster* %3, null
  br i1 %4, label %5, label %10

5:                                                ; preds = %10, %1
  %6 = bitcast %struct.list* %0 to i8**
  %7 = load i8*, i8** %6, align 8, !tbaa !19
  tail call void @free(i8* noundef %7) #9
  %8 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 2
  %9 = load i8*, i8** %8, align 8, !tbaa !67
  tail call void @free(i8* noundef %9) #9
  ret void

10:                                               ; preds = %1, %10
  %11 = phi %struct.cluster* [ %13, %10 ], [ %3, %1 ]
  %12 = getelementptr inbounds %struct.cluster, %struct.cluster* %11, i64 0, i32 5
  %13 = load %struct.cluster*, %struct.cluster** %12, align 8, !tbaa !68
  %14 = bitcast %struct.cluster* %11 to i8*
  tail call void @free(i8* noundef nonnull %14) #9
  %15 = icmp eq %struct.cluster* %13, null
  br i1 %15, label %5, label %10, !llvm.loop !70
}

; Function Attrs: nofree nosync nounwind optsize readonly
define internal fastcc i64 @count_all(%struct.argp* nocapture noundef readonly %0) unnamed_addr #6 {
  %2 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 0
  %3 = load %struct.argp_option*, %struct.argp_option** %2, align 8, !tbaa !71
  %4 = icmp eq %struct.argp_option* %3, null
  br i1 %4, label %23, label %5

5:                                                ; preds = %1, %32
  %6 = phi %struct.argp_option* [ %34, %32 ], [ %3, %1 ]
  %7 = phi i64 [ %33, %32 ], [ 0, %1 ]
  %8 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !46
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %32

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 0
  %13 = load i8*, i8** %12, align 8, !tbaa !33
  %14 = icmp eq i8* %13, null
  br i1 %14, label %15, label %32

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 4
  %17 = load i8*, i8** %16, align 8, !tbaa !50
  %18 = icmp eq i8* %17, null
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 0, i32 5
  %21 = load i32, i32* %20, align 8, !tbaa !72
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %19, %1
  %24 = phi i64 [ 0, %1 ], [ %7, %19 ]
  %25 = getelementptr inbounds %struct.argp, %struct.argp* %0, i64 0, i32 4
  %26 = load %struct.argp_child*, %struct.argp_child** %25, align 8, !tbaa !61
  %27 = icmp eq %struct.argp_child* %26, null
  br i1 %27, label %35, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %26, i64 0, i32 0
  %30 = load %struct.argp*, %struct.argp** %29, align 8, !tbaa !62
  %31 = icmp eq %struct.argp* %30, null
  br i1 %31, label %35, label %37

32:                                               ; preds = %5, %11, %15, %19
  %33 = add i64 %7, 1
  %34 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %6, i64 1
  br label %5, !llvm.loop !73

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
  %45 = load %struct.argp*, %struct.argp** %44, align 8, !tbaa !62
  %46 = icmp eq %struct.argp* %45, null
  br i1 %46, label %35, label %37, !llvm.loop !74
}

; Function Attrs: optsize
declare dso_local i8* @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @collect(%struct.list* nocapture noundef %0, %struct.argp* noundef %1, %struct.cluster* noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 0
  %5 = load %struct.argp_option*, %struct.argp_option** %4, align 8, !tbaa !71
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
  %16 = load i32, i32* %15, align 8, !tbaa !46
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %42

18:                                               ; preds = %12
  %19 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 0
  %20 = load i8*, i8** %19, align 8, !tbaa !33
  %21 = icmp eq i8* %20, null
  br i1 %21, label %22, label %42

22:                                               ; preds = %18
  %23 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 4
  %24 = load i8*, i8** %23, align 8, !tbaa !50
  %25 = icmp eq i8* %24, null
  br i1 %25, label %26, label %42

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 5
  %28 = load i32, i32* %27, align 8, !tbaa !72
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %42

30:                                               ; preds = %26, %3
  %31 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 4
  %32 = load %struct.argp_child*, %struct.argp_child** %31, align 8, !tbaa !61
  %33 = icmp eq %struct.argp_child* %32, null
  br i1 %33, label %200, label %34

34:                                               ; preds = %30
  %35 = icmp eq %struct.cluster* %2, null
  %36 = getelementptr inbounds %struct.cluster, %struct.cluster* %2, i64 0, i32 3
  %37 = getelementptr inbounds %struct.list, %struct.list* %0, i64 0, i32 4
  %38 = bitcast %struct.cluster** %37 to i8**
  %39 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %32, i64 0, i32 0
  %40 = load %struct.argp*, %struct.argp** %39, align 8, !tbaa !62
  %41 = icmp eq %struct.argp* %40, null
  br i1 %41, label %200, label %148

42:                                               ; preds = %12, %18, %22, %26
  %43 = load %struct.entry*, %struct.entry** %8, align 8, !tbaa !19
  %44 = load i64, i64* %9, align 8, !tbaa !18
  %45 = add i64 %44, 1
  store i64 %45, i64* %9, align 8, !tbaa !18
  %46 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 5
  %47 = load i32, i32* %46, align 8, !tbaa !72
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %42
  %50 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %14, i64 0, i32 0
  %51 = load i8*, i8** %50, align 8, !tbaa !33
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
  store %struct.argp_option* %14, %struct.argp_option** %59, align 8, !tbaa.struct !75
  %60 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 1
  store i32 0, i32* %60, align 8, !tbaa.struct !76
  %61 = getelementptr inbounds %struct.entry, %struct.entry* %43, i64 %44, i32 2
  store i32 %57, i32* %61, align 4, !tbaa.struct !77
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
  store i32 %68, i32* %60, align 8, !tbaa !26
  %69 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 0, i32 3
  %70 = load i32, i32* %69, align 8, !tbaa !30
  %71 = and i32 %70, 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %95

73:                                               ; preds = %65
  %74 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 0, i32 1
  %75 = load i32, i32* %74, align 8, !tbaa !46
  %76 = add i32 %75, -1
  %77 = icmp ult i32 %76, 255
  br i1 %77, label %78, label %95

78:                                               ; preds = %73
  %79 = tail call i32 @isprint(i32 noundef %75) #9
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %95, label %81

81:                                               ; preds = %78
  %82 = load i8*, i8** %11, align 8, !tbaa !67
  %83 = load i32, i32* %74, align 8, !tbaa !46
  %84 = load i8*, i8** %10, align 8, !tbaa !16
  %85 = ptrtoint i8* %84 to i64
  %86 = ptrtoint i8* %82 to i64
  %87 = sub i64 %85, %86
  %88 = tail call i8* @memchr(i8* noundef %82, i32 noundef %83, i64 noundef %87) #9
  %89 = icmp eq i8* %88, null
  br i1 %89, label %90, label %95

90:                                               ; preds = %81
  %91 = load i32, i32* %74, align 8, !tbaa !46
  %92 = trunc i32 %91 to i8
  %93 = load i8*, i8** %10, align 8, !tbaa !16
  %94 = getelementptr inbounds i8, i8* %93, i64 1
  store i8* %94, i8** %10, align 8, !tbaa !16
  store i8 %92, i8* %93, align 1, !tbaa !47
  br label %95

95:                                               ; preds = %65, %73, %90, %81, %78
  %96 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1
  %97 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 1
  %98 = load i32, i32* %97, align 8, !tbaa !46
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %112

100:                                              ; preds = %95
  %101 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %96, i64 0, i32 0
  %102 = load i8*, i8** %101, align 8, !tbaa !33
  %103 = icmp eq i8* %102, null
  br i1 %103, label %104, label %112

104:                                              ; preds = %100
  %105 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 4
  %106 = load i8*, i8** %105, align 8, !tbaa !50
  %107 = icmp eq i8* %106, null
  br i1 %107, label %108, label %112

108:                                              ; preds = %104
  %109 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 5
  %110 = load i32, i32* %109, align 8, !tbaa !72
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %119, label %112

112:                                              ; preds = %95, %100, %104, %108
  %113 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %67, i64 1, i32 3
  %114 = load i32, i32* %113, align 8, !tbaa !30
  %115 = and i32 %114, 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %119, label %117, !llvm.loop !78

117:                                              ; preds = %112
  %118 = load i32, i32* %60, align 8, !tbaa !26
  br label %65

119:                                              ; preds = %108, %112
  %120 = load i32, i32* %60, align 8, !tbaa !26
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %123, label %122

122:                                              ; preds = %143, %123, %119
  br label %12, !llvm.loop !79

123:                                              ; preds = %119, %143
  %124 = phi i64 [ %144, %143 ], [ 0, %119 ]
  %125 = load %struct.argp_option*, %struct.argp_option** %59, align 8, !tbaa !24
  %126 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %125, i64 0, i32 0
  %127 = load i8*, i8** %126, align 8, !tbaa !33
  %128 = icmp eq i8* %127, null
  br i1 %128, label %122, label %129, !llvm.loop !79

129:                                              ; preds = %123
  %130 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %125, i64 %124, i32 0
  %131 = load i8*, i8** %130, align 8, !tbaa !33
  %132 = icmp eq i8* %131, null
  br i1 %132, label %143, label %133

133:                                              ; preds = %129
  %134 = tail call i32 @strcmp(i8* noundef nonnull %131, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.5, i64 0, i64 0)) #9
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %142, label %136

136:                                              ; preds = %133
  %137 = load %struct.argp_option*, %struct.argp_option** %59, align 8, !tbaa !24
  %138 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %137, i64 %124, i32 0
  %139 = load i8*, i8** %138, align 8, !tbaa !33
  %140 = tail call i32 @strcmp(i8* noundef %139, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.6, i64 0, i64 0)) #9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %143

142:                                              ; preds = %136, %133
  store i32 -1, i32* %61, align 4, !tbaa !80
  br label %143

143:                                              ; preds = %129, %136, %142
  %144 = add nuw nsw i64 %124, 1
  %145 = load i32, i32* %60, align 8, !tbaa !26
  %146 = sext i32 %145 to i64
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %123, label %122, !llvm.loop !79

148:                                              ; preds = %34, %193
  %149 = phi %struct.argp* [ %198, %193 ], [ %40, %34 ]
  %150 = phi %struct.argp** [ %197, %193 ], [ %39, %34 ]
  %151 = phi %struct.argp_child* [ %196, %193 ], [ %32, %34 ]
  %152 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 0, i32 3
  %153 = load i32, i32* %152, align 8, !tbaa !81
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %159

155:                                              ; preds = %148
  %156 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 0, i32 2
  %157 = load i8*, i8** %156, align 8, !tbaa !82
  %158 = icmp eq i8* %157, null
  br i1 %158, label %193, label %159

159:                                              ; preds = %155, %148
  %160 = tail call i8* @calloc(i64 noundef 1, i64 noundef 48) #9
  %161 = bitcast i8* %160 to %struct.cluster*
  %162 = icmp eq i8* %160, null
  br i1 %162, label %200, label %163

163:                                              ; preds = %159
  %164 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 0, i32 2
  %165 = load i8*, i8** %164, align 8, !tbaa !82
  %166 = load %struct.argp_child*, %struct.argp_child** %31, align 8, !tbaa !61
  %167 = ptrtoint %struct.argp_child* %151 to i64
  %168 = ptrtoint %struct.argp_child* %166 to i64
  %169 = sub i64 %167, %168
  %170 = lshr exact i64 %169, 5
  %171 = trunc i64 %170 to i32
  %172 = load i32, i32* %152, align 8, !tbaa !81
  br i1 %35, label %176, label %173

173:                                              ; preds = %163
  %174 = load i32, i32* %36, align 8, !tbaa !83
  %175 = add nsw i32 %174, 1
  br label %176

176:                                              ; preds = %163, %173
  %177 = phi i32 [ %175, %173 ], [ 0, %163 ]
  %178 = load %struct.cluster*, %struct.cluster** %37, align 8, !tbaa !66
  %179 = bitcast i8* %160 to i8**
  store i8* %165, i8** %179, align 8, !tbaa.struct !84
  %180 = getelementptr inbounds i8, i8* %160, i64 8
  %181 = bitcast i8* %180 to i32*
  store i32 %171, i32* %181, align 8, !tbaa.struct !85
  %182 = getelementptr inbounds i8, i8* %160, i64 12
  %183 = bitcast i8* %182 to i32*
  store i32 %172, i32* %183, align 4, !tbaa.struct !86
  %184 = getelementptr inbounds i8, i8* %160, i64 16
  %185 = bitcast i8* %184 to i32*
  store i32 %177, i32* %185, align 8, !tbaa.struct !87
  %186 = getelementptr inbounds i8, i8* %160, i64 24
  %187 = bitcast i8* %186 to %struct.cluster**
  store %struct.cluster* %2, %struct.cluster** %187, align 8, !tbaa.struct !13
  %188 = getelementptr inbounds i8, i8* %160, i64 32
  %189 = bitcast i8* %188 to %struct.cluster**
  store %struct.cluster* %178, %struct.cluster** %189, align 8, !tbaa.struct !14
  %190 = getelementptr inbounds i8, i8* %160, i64 40
  %191 = bitcast i8* %190 to %struct.argp**
  store %struct.argp* %1, %struct.argp** %191, align 8, !tbaa.struct !15
  store i8* %160, i8** %38, align 8, !tbaa !66
  %192 = load %struct.argp*, %struct.argp** %150, align 8, !tbaa !62
  br label %193

193:                                              ; preds = %176, %155
  %194 = phi %struct.argp* [ %192, %176 ], [ %149, %155 ]
  %195 = phi %struct.cluster* [ %161, %176 ], [ %2, %155 ]
  tail call fastcc void @collect(%struct.list* noundef %0, %struct.argp* noundef %194, %struct.cluster* noundef %195) #7
  %196 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %151, i64 1
  %197 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %196, i64 0, i32 0
  %198 = load %struct.argp*, %struct.argp** %197, align 8, !tbaa !62
  %199 = icmp eq %struct.argp* %198, null
  br i1 %199, label %200, label %148, !llvm.loop !88

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
  %9 = load %struct.cluster*, %struct.cluster** %8, align 8, !tbaa !89
  %10 = getelementptr inbounds i8, i8* %1, i64 24
  %11 = bitcast i8* %10 to %struct.cluster**
  %12 = load %struct.cluster*, %struct.cluster** %11, align 8, !tbaa !89
  %13 = icmp eq %struct.cluster* %9, %12
  br i1 %13, label %63, label %14

14:                                               ; preds = %2
  %15 = icmp eq %struct.cluster* %9, null
  br i1 %15, label %16, label %38

16:                                               ; preds = %14
  %17 = getelementptr inbounds i8, i8* %0, i64 12
  %18 = bitcast i8* %17 to i32*
  %19 = load i32, i32* %18, align 4, !tbaa !80
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi %struct.cluster* [ %12, %16 ], [ %23, %20 ]
  %22 = getelementptr inbounds %struct.cluster, %struct.cluster* %21, i64 0, i32 4
  %23 = load %struct.cluster*, %struct.cluster** %22, align 8, !tbaa !90
  %24 = icmp eq %struct.cluster* %23, null
  br i1 %24, label %25, label %20, !llvm.loop !91

25:                                               ; preds = %20
  %26 = getelementptr inbounds %struct.cluster, %struct.cluster* %21, i64 0, i32 2
  %27 = load i32, i32* %26, align 4, !tbaa !92
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
  %43 = load %struct.cluster*, %struct.cluster** %42, align 8, !tbaa !90
  %44 = icmp eq %struct.cluster* %43, null
  br i1 %44, label %45, label %40, !llvm.loop !91

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.cluster, %struct.cluster* %41, i64 0, i32 2
  %47 = load i32, i32* %46, align 4, !tbaa !92
  %48 = getelementptr inbounds i8, i8* %1, i64 12
  %49 = bitcast i8* %48 to i32*
  %50 = load i32, i32* %49, align 4, !tbaa !80
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
  %66 = load i32, i32* %65, align 4, !tbaa !80
  %67 = getelementptr inbounds i8, i8* %1, i64 12
  %68 = bitcast i8* %67 to i32*
  %69 = load i32, i32* %68, align 4, !tbaa !80
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
  %88 = load i32, i32* %87, align 8, !tbaa !26
  %89 = icmp sgt i32 %88, 0
  br i1 %89, label %90, label %107

90:                                               ; preds = %80
  %91 = bitcast i8* %0 to %struct.argp_option**
  %92 = load %struct.argp_option*, %struct.argp_option** %91, align 8, !tbaa !24
  %93 = zext i32 %88 to i64
  br label %94

94:                                               ; preds = %104, %90
  %95 = phi i64 [ 0, %90 ], [ %105, %104 ]
  %96 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %92, i64 %95, i32 0
  %97 = load i8*, i8** %96, align 8, !tbaa !33
  %98 = icmp eq i8* %97, null
  br i1 %98, label %104, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %92, i64 %95, i32 3
  %101 = load i32, i32* %100, align 8, !tbaa !30
  %102 = and i32 %101, 2
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %107, label %104

104:                                              ; preds = %99, %94
  %105 = add nuw nsw i64 %95, 1
  %106 = icmp eq i64 %105, %93
  br i1 %106, label %107, label %94, !llvm.loop !93

107:                                              ; preds = %99, %104, %80
  %108 = phi i8* [ null, %80 ], [ null, %104 ], [ %97, %99 ]
  store i8* %108, i8** %3, align 8, !tbaa !10
  %109 = bitcast i8** %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %109) #8
  %110 = getelementptr inbounds i8, i8* %1, i64 8
  %111 = bitcast i8* %110 to i32*
  %112 = load i32, i32* %111, align 8, !tbaa !26
  %113 = icmp sgt i32 %112, 0
  br i1 %113, label %114, label %131

114:                                              ; preds = %107
  %115 = bitcast i8* %1 to %struct.argp_option**
  %116 = load %struct.argp_option*, %struct.argp_option** %115, align 8, !tbaa !24
  %117 = zext i32 %112 to i64
  br label %118

118:                                              ; preds = %128, %114
  %119 = phi i64 [ 0, %114 ], [ %129, %128 ]
  %120 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %116, i64 %119, i32 0
  %121 = load i8*, i8** %120, align 8, !tbaa !33
  %122 = icmp eq i8* %121, null
  br i1 %122, label %128, label %123

123:                                              ; preds = %118
  %124 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %116, i64 %119, i32 3
  %125 = load i32, i32* %124, align 8, !tbaa !30
  %126 = and i32 %125, 2
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %131, label %128

128:                                              ; preds = %123, %118
  %129 = add nuw nsw i64 %119, 1
  %130 = icmp eq i64 %129, %117
  br i1 %130, label %131, label %118, !llvm.loop !93

131:                                              ; preds = %123, %128, %107
  %132 = phi i8* [ null, %107 ], [ null, %128 ], [ %121, %123 ]
  store i8* %132, i8** %4, align 8, !tbaa !10
  %133 = bitcast i8* %0 to %struct.argp_option**
  %134 = load %struct.argp_option*, %struct.argp_option** %133, align 8, !tbaa !24
  %135 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %134, i64 0, i32 3
  %136 = load i32, i32* %135, align 8, !tbaa !30
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
  %146 = load %struct.argp_option*, %struct.argp_option** %145, align 8, !tbaa !24
  %147 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %146, i64 0, i32 3
  %148 = load i32, i32* %147, align 8, !tbaa !30
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
  %166 = load i8, i8* %163, align 1, !tbaa !47
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
  %175 = load i8, i8* %172, align 1, !tbaa !47
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
  %4 = load i32, i32* %3, align 8, !tbaa !83
  %5 = getelementptr inbounds %struct.cluster, %struct.cluster* %1, i64 0, i32 3
  %6 = load i32, i32* %5, align 8, !tbaa !83
  %7 = icmp sgt i32 %4, %6
  br i1 %7, label %8, label %21

8:                                                ; preds = %2, %8
  %9 = phi %struct.cluster* [ %11, %8 ], [ %0, %2 ]
  %10 = getelementptr inbounds %struct.cluster, %struct.cluster* %9, i64 0, i32 4
  %11 = load %struct.cluster*, %struct.cluster** %10, align 8, !tbaa !90
  %12 = getelementptr inbounds %struct.cluster, %struct.cluster* %11, i64 0, i32 3
  %13 = load i32, i32* %12, align 8, !tbaa !83
  %14 = icmp sgt i32 %13, %6
  br i1 %14, label %8, label %17, !llvm.loop !94

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
  %30 = load %struct.cluster*, %struct.cluster** %29, align 8, !tbaa !90
  %31 = getelementptr inbounds %struct.cluster, %struct.cluster* %28, i64 0, i32 4
  %32 = load %struct.cluster*, %struct.cluster** %31, align 8, !tbaa !90
  %33 = icmp eq %struct.cluster* %30, %32
  br i1 %33, label %34, label %26, !llvm.loop !95

34:                                               ; preds = %26
  %35 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 2
  %36 = load i32, i32* %35, align 4, !tbaa !92
  %37 = getelementptr inbounds %struct.cluster, %struct.cluster* %28, i64 0, i32 2
  %38 = load i32, i32* %37, align 4, !tbaa !92
  %39 = getelementptr inbounds %struct.cluster, %struct.cluster* %28, i64 0, i32 1
  %40 = load i32, i32* %39, align 8, !tbaa !96
  %41 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 1
  %42 = load i32, i32* %41, align 8, !tbaa !96
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
  %4 = load i32, i32* %3, align 8, !tbaa !26
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %45

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.entry, %struct.entry* %0, i64 0, i32 3
  %8 = load i8*, i8** %7, align 8, !tbaa !44
  %9 = getelementptr inbounds %struct.entry, %struct.entry* %0, i64 0, i32 0
  br label %10

10:                                               ; preds = %6, %39
  %11 = phi i64 [ 0, %6 ], [ %41, %39 ]
  %12 = phi i8* [ %8, %6 ], [ %40, %39 ]
  %13 = load %struct.argp_option*, %struct.argp_option** %9, align 8, !tbaa !24
  %14 = icmp ult i8* %12, %1
  br i1 %14, label %15, label %39

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %13, i64 %11, i32 3
  %17 = load i32, i32* %16, align 8, !tbaa !30
  %18 = and i32 %17, 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %39

20:                                               ; preds = %15
  %21 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %13, i64 %11, i32 1
  %22 = load i32, i32* %21, align 8, !tbaa !46
  %23 = add i32 %22, -1
  %24 = icmp ult i32 %23, 255
  br i1 %24, label %25, label %39

25:                                               ; preds = %20
  %26 = tail call i32 @isprint(i32 noundef %22) #9
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %39, label %28

28:                                               ; preds = %25
  %29 = load i32, i32* %21, align 8, !tbaa !46
  %30 = load i8, i8* %12, align 1, !tbaa !47
  %31 = sext i8 %30 to i32
  %32 = icmp eq i32 %29, %31
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = load i32, i32* %16, align 8, !tbaa !30
  %35 = and i32 %34, 2
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, i8* %12, i64 1
  br label %39

39:                                               ; preds = %15, %20, %37, %28, %25, %10
  %40 = phi i8* [ %12, %10 ], [ %12, %25 ], [ %12, %28 ], [ %38, %37 ], [ %12, %20 ], [ %12, %15 ]
  %41 = add nuw nsw i64 %11, 1
  %42 = load i32, i32* %3, align 8, !tbaa !26
  %43 = sext i32 %42 to i64
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %10, label %45, !llvm.loop !97

45:                                               ; preds = %39, %33, %2
  %46 = phi i32 [ 0, %2 ], [ 0, %39 ], [ %29, %33 ]
  ret i32 %46
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @is_text(i8** nocapture noundef %0) unnamed_addr #0 {
  %2 = load i8*, i8** %0, align 8, !tbaa !10
  %3 = load i8, i8* %2, align 1, !tbaa !47
  %4 = zext i8 %3 to i32
  %5 = tail call i32 @isspace(i32 noundef %4) #9
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1, %7
  %8 = load i8*, i8** %0, align 8, !tbaa !10
  %9 = getelementptr inbounds i8, i8* %8, i64 1
  store i8* %9, i8** %0, align 8, !tbaa !10
  %10 = load i8, i8* %9, align 1, !tbaa !47
  %11 = zext i8 %10 to i32
  %12 = tail call i32 @isspace(i32 noundef %11) #9
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %7, !llvm.loop !98

14:                                               ; preds = %7, %1
  %15 = load i8*, i8** %0, align 8, !tbaa !10
  %16 = load i8, i8* %15, align 1, !tbaa !47
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
  %26 = load i8, i8* %25, align 1, !tbaa !47
  %27 = icmp eq i8 %26, 0
  br i1 %27, label %28, label %18, !llvm.loop !99

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
  %3 = load i8*, i8** %2, align 8, !tbaa !100
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
  %12 = load %struct.argp_child*, %struct.argp_child** %11, align 8, !tbaa !61
  %13 = icmp eq %struct.argp_child* %12, null
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %12, i64 0, i32 0
  %16 = load %struct.argp*, %struct.argp** %15, align 8, !tbaa !62
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
  %28 = load %struct.argp*, %struct.argp** %27, align 8, !tbaa !62
  %29 = icmp eq %struct.argp* %28, null
  br i1 %29, label %18, label %20, !llvm.loop !101
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
  %21 = load %struct.argp_option*, %struct.argp_option** %20, align 8, !tbaa !24
  %22 = getelementptr inbounds %struct.entry, %struct.entry* %19, i64 %18, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !26
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %16
  %26 = getelementptr inbounds %struct.entry, %struct.entry* %19, i64 %18, i32 3
  %27 = load i8*, i8** %26, align 8, !tbaa !44
  br label %34

28:                                               ; preds = %104
  %29 = load i64, i64* %6, align 8, !tbaa !18
  br label %30

30:                                               ; preds = %28, %16
  %31 = phi i64 [ %29, %28 ], [ %17, %16 ]
  %32 = add nuw i64 %18, 1
  %33 = icmp ult i64 %32, %31
  br i1 %33, label %16, label %15, !llvm.loop !102

34:                                               ; preds = %110, %25
  %35 = phi %struct.argp_option* [ %21, %25 ], [ %111, %110 ]
  %36 = phi i64 [ 0, %25 ], [ %106, %110 ]
  %37 = phi i8* [ %27, %25 ], [ %105, %110 ]
  %38 = phi %struct.argp_option* [ %21, %25 ], [ %44, %110 ]
  %39 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36
  %40 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36, i32 3
  %41 = load i32, i32* %40, align 8, !tbaa !30
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
  %52 = load i32, i32* %51, align 8, !tbaa !46
  %53 = add i32 %52, -1
  %54 = icmp ult i32 %53, 255
  br i1 %54, label %55, label %104

55:                                               ; preds = %50
  %56 = tail call i32 @isprint(i32 noundef %52) #9
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %104, label %58

58:                                               ; preds = %55
  %59 = load i32, i32* %51, align 8, !tbaa !46
  %60 = load i8, i8* %37, align 1, !tbaa !47
  %61 = sext i8 %60 to i32
  %62 = icmp eq i32 %59, %61
  br i1 %62, label %63, label %104

63:                                               ; preds = %58
  %64 = getelementptr inbounds i8, i8* %37, i64 1
  %65 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %35, i64 %36, i32 2
  %66 = load i8*, i8** %65, align 8, !tbaa !32
  %67 = icmp eq i8* %66, null
  br i1 %67, label %68, label %71

68:                                               ; preds = %63
  %69 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %44, i64 0, i32 2
  %70 = load i8*, i8** %69, align 8, !tbaa !32
  br label %71

71:                                               ; preds = %63, %68
  %72 = phi i8* [ %70, %68 ], [ %66, %63 ]
  %73 = load i32, i32* %40, align 8, !tbaa !30
  %74 = getelementptr inbounds %struct.argp_option, %struct.argp_option* %44, i64 0, i32 3
  %75 = load i32, i32* %74, align 8, !tbaa !30
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
  store i8 45, i8* %13, align 1, !tbaa !47
  %86 = trunc i32 %59 to i8
  store i8 %86, i8* %14, align 1, !tbaa !47
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
  %107 = load i32, i32* %22, align 8, !tbaa !26
  %108 = sext i32 %107 to i64
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %110, label %28, !llvm.loop !103

110:                                              ; preds = %104
  %111 = load %struct.argp_option*, %struct.argp_option** %20, align 8, !tbaa !24
  br label %34
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @usage_arguments(%struct.page* nocapture noundef %0, %struct.argp* noundef %1, %struct.argp_state* noundef %2, i8** nocapture noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = load i8*, i8** %3, align 8, !tbaa !10
  %7 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 2
  %8 = load i8*, i8** %7, align 8, !tbaa !100
  %9 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 5
  %10 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %9, align 8, !tbaa !52
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
  %23 = load i8, i8* %22, align 1, !tbaa !47
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %45, label %25

25:                                               ; preds = %21
  %26 = load i8, i8* %6, align 1, !tbaa !47
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
  %39 = load i8, i8* %6, align 1, !tbaa !47
  %40 = sext i8 %39 to i32
  %41 = icmp slt i32 %38, %40
  br i1 %41, label %42, label %28, !llvm.loop !104

42:                                               ; preds = %33
  %43 = load i8, i8* %37, align 1, !tbaa !47
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
  %56 = load i8, i8* %55, align 1, !tbaa !47
  %57 = icmp eq i8 %56, 0
  tail call void @free(i8* noundef %18) #9
  %58 = getelementptr inbounds %struct.argp, %struct.argp* %1, i64 0, i32 4
  %59 = load %struct.argp_child*, %struct.argp_child** %58, align 8, !tbaa !61
  %60 = icmp eq %struct.argp_child* %59, null
  br i1 %60, label %65, label %61

61:                                               ; preds = %53
  %62 = getelementptr inbounds %struct.argp_child, %struct.argp_child* %59, i64 0, i32 0
  %63 = load %struct.argp*, %struct.argp** %62, align 8, !tbaa !62
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
  %79 = load %struct.argp*, %struct.argp** %78, align 8, !tbaa !62
  %80 = icmp eq %struct.argp* %79, null
  br i1 %80, label %65, label %70, !llvm.loop !105

81:                                               ; preds = %65
  %82 = load i8, i8* %6, align 1, !tbaa !47
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
  store i8 %88, i8* %6, align 1, !tbaa !47
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
  %12 = load i8, i8* %10, align 1, !tbaa !47
  %13 = icmp eq i8 %12, 10
  br i1 %13, label %14, label %15

14:                                               ; preds = %9
  tail call fastcc void @settle(%struct.page* noundef %0, i32 noundef 1) #7
  br label %39

15:                                               ; preds = %9
  %16 = load i64, i64* %6, align 8, !tbaa !22
  %17 = load i64, i64* %7, align 8, !tbaa !106
  %18 = icmp eq i64 %16, %17
  %19 = load i8*, i8** %8, align 8, !tbaa !58
  br i1 %18, label %20, label %33

20:                                               ; preds = %15
  %21 = shl i64 %16, 1
  %22 = add i64 %21, 80
  %23 = tail call i8* @realloc(i8* noundef %19, i64 noundef %22) #9
  %24 = icmp eq i8* %23, null
  br i1 %24, label %31, label %25

25:                                               ; preds = %20
  store i8* %23, i8** %8, align 8, !tbaa !58
  %26 = load i64, i64* %7, align 8, !tbaa !106
  %27 = shl i64 %26, 1
  %28 = add i64 %27, 80
  store i64 %28, i64* %7, align 8, !tbaa !106
  %29 = load i8, i8* %10, align 1, !tbaa !47
  %30 = load i64, i64* %6, align 8, !tbaa !22
  br label %33

31:                                               ; preds = %20
  %32 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 7
  store i32 1, i32* %32, align 4, !tbaa !107
  br label %43

33:                                               ; preds = %15, %25
  %34 = phi i64 [ %30, %25 ], [ %16, %15 ]
  %35 = phi i8* [ %23, %25 ], [ %19, %15 ]
  %36 = phi i8 [ %29, %25 ], [ %12, %15 ]
  %37 = add i64 %34, 1
  store i64 %37, i64* %6, align 8, !tbaa !22
  %38 = getelementptr inbounds i8, i8* %35, i64 %34
  store i8 %36, i8* %38, align 1, !tbaa !47
  br label %39

39:                                               ; preds = %33, %14
  %40 = getelementptr inbounds i8, i8* %10, i64 1
  %41 = add i64 %11, -1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %9, !llvm.loop !108

43:                                               ; preds = %39, %3, %31
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @gap(%struct.page* nocapture noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %4 = load i64, i64* %3, align 8, !tbaa !22
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %7

7:                                                ; preds = %2, %6
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !54
  %10 = sext i32 %9 to i64
  %11 = add nsw i64 %10, %1
  %12 = icmp sgt i64 %11, 78
  %13 = select i1 %12, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str.17, i64 0, i64 0)
  tail call fastcc void @put(%struct.page* noundef nonnull %0, i8* noundef %13, i64 noundef 1) #7
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #5

; Function Attrs: nounwind optsize
define internal fastcc void @settle(%struct.page* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 1
  %4 = load i8*, i8** %3, align 8, !tbaa !58
  %5 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %6 = load i64, i64* %5, align 8, !tbaa !22
  %7 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 5
  %9 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 0
  %10 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 6
  br label %11

11:                                               ; preds = %97, %2
  %12 = phi i64 [ %6, %2 ], [ %99, %97 ]
  %13 = phi i8* [ %4, %2 ], [ %98, %97 ]
  %14 = load i32, i32* %7, align 8, !tbaa !54
  %15 = icmp eq i32 %14, 0
  %16 = icmp ne i64 %12, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %29

18:                                               ; preds = %11
  %19 = load i32, i32* %8, align 4, !tbaa !21
  store i32 %19, i32* %7, align 8, !tbaa !54
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %29

21:                                               ; preds = %18, %21
  %22 = phi i32 [ %23, %21 ], [ %19, %18 ]
  %23 = add nsw i32 %22, -1
  %24 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %25 = tail call i32 @fputc(i32 noundef 32, %struct.sv_file* noundef %24) #9
  %26 = icmp ugt i32 %22, 1
  br i1 %26, label %21, label %27, !llvm.loop !109

27:                                               ; preds = %21
  %28 = load i32, i32* %7, align 8, !tbaa !54
  br label %29

29:                                               ; preds = %27, %18, %11
  %30 = phi i32 [ %28, %27 ], [ %19, %18 ], [ %14, %11 ]
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %12, %31
  %33 = icmp slt i64 %32, 79
  br i1 %33, label %101, label %34

34:                                               ; preds = %29
  %35 = sub nsw i32 79, %30
  %36 = sext i32 %35 to i64
  %37 = icmp sgt i64 %12, %36
  %38 = add nsw i64 %12, -1
  %39 = select i1 %37, i64 %36, i64 %38
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %62

41:                                               ; preds = %34, %45
  %42 = phi i64 [ %46, %45 ], [ %39, %34 ]
  %43 = getelementptr inbounds i8, i8* %13, i64 %42
  %44 = load i8, i8* %43, align 1, !tbaa !47
  switch i8 %44, label %45 [
    i8 32, label %48
    i8 9, label %48
  ]

45:                                               ; preds = %41
  %46 = add nsw i64 %42, -1
  %47 = icmp sgt i64 %42, 0
  br i1 %47, label %41, label %62, !llvm.loop !110

48:                                               ; preds = %41, %41
  %49 = add nuw nsw i64 %42, 1
  br label %50

50:                                               ; preds = %56, %48
  %51 = phi i8 [ %58, %56 ], [ %44, %48 ]
  %52 = phi i64 [ %54, %56 ], [ %42, %48 ]
  switch i8 %51, label %59 [
    i8 32, label %53
    i8 9, label %53
  ]

53:                                               ; preds = %50, %50
  %54 = add nsw i64 %52, -1
  %55 = icmp sgt i64 %52, 0
  br i1 %55, label %56, label %59, !llvm.loop !111

56:                                               ; preds = %53
  %57 = getelementptr inbounds i8, i8* %13, i64 %54
  %58 = load i8, i8* %57, align 1, !tbaa !47
  br label %50

59:                                               ; preds = %53, %50
  %60 = phi i64 [ -1, %53 ], [ %52, %50 ]
  %61 = add nsw i64 %60, 1
  br label %82

62:                                               ; preds = %45, %34
  br i1 %37, label %63, label %70

63:                                               ; preds = %62, %67
  %64 = phi i64 [ %68, %67 ], [ %36, %62 ]
  %65 = getelementptr inbounds i8, i8* %13, i64 %64
  %66 = load i8, i8* %65, align 1, !tbaa !47
  switch i8 %66, label %67 [
    i8 32, label %70
    i8 9, label %70
  ]

67:                                               ; preds = %63
  %68 = add i64 %64, 1
  %69 = icmp eq i64 %68, %12
  br i1 %69, label %101, label %63, !llvm.loop !112

70:                                               ; preds = %63, %63, %62
  %71 = phi i64 [ %12, %62 ], [ %64, %63 ], [ %64, %63 ]
  %72 = icmp eq i64 %71, %12
  br i1 %72, label %101, label %73

73:                                               ; preds = %70
  %74 = icmp slt i64 %71, %12
  br i1 %74, label %75, label %82

75:                                               ; preds = %73, %79
  %76 = phi i64 [ %80, %79 ], [ %71, %73 ]
  %77 = getelementptr inbounds i8, i8* %13, i64 %76
  %78 = load i8, i8* %77, align 1, !tbaa !47
  switch i8 %78, label %82 [
    i8 32, label %79
    i8 9, label %79
  ]

79:                                               ; preds = %75, %75
  %80 = add i64 %76, 1
  %81 = icmp eq i64 %80, %12
  br i1 %81, label %82, label %75, !llvm.loop !113

82:                                               ; preds = %79, %75, %73, %59
  %83 = phi i64 [ %61, %59 ], [ %71, %73 ], [ %71, %75 ], [ %71, %79 ]
  %84 = phi i64 [ %49, %59 ], [ %71, %73 ], [ %12, %79 ], [ %76, %75 ]
  %85 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %86 = tail call i64 @fwrite(i8* noundef %13, i64 noundef 1, i64 noundef %83, %struct.sv_file* noundef %85) #9
  %87 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %88 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %87) #9
  %89 = load i32, i32* %10, align 8, !tbaa !23
  store i32 %89, i32* %7, align 8, !tbaa !54
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %82, %91
  %92 = phi i32 [ %93, %91 ], [ %89, %82 ]
  %93 = add nsw i32 %92, -1
  %94 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %95 = tail call i32 @fputc(i32 noundef 32, %struct.sv_file* noundef %94) #9
  %96 = icmp ugt i32 %92, 1
  br i1 %96, label %91, label %97, !llvm.loop !109

97:                                               ; preds = %91, %82
  %98 = getelementptr inbounds i8, i8* %13, i64 %84
  %99 = sub i64 %12, %84
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %11

101:                                              ; preds = %97, %70, %29, %67
  %102 = phi i64 [ %12, %67 ], [ 0, %97 ], [ %12, %70 ], [ %12, %29 ]
  %103 = phi i8* [ %13, %67 ], [ %98, %97 ], [ %13, %70 ], [ %13, %29 ]
  %104 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %105 = tail call i64 @fwrite(i8* noundef %103, i64 noundef 1, i64 noundef %102, %struct.sv_file* noundef %104) #9
  %106 = icmp eq i32 %1, 0
  br i1 %106, label %107, label %111

107:                                              ; preds = %101
  %108 = load i32, i32* %7, align 8, !tbaa !54
  %109 = trunc i64 %102 to i32
  %110 = add nsw i32 %108, %109
  store i32 %110, i32* %7, align 8, !tbaa !54
  store i64 0, i64* %5, align 8, !tbaa !22
  br label %114

111:                                              ; preds = %101
  store i32 0, i32* %7, align 8, !tbaa !54
  store i64 0, i64* %5, align 8, !tbaa !22
  %112 = load %struct.sv_file*, %struct.sv_file** %9, align 8, !tbaa !2
  %113 = tail call i32 @fputc(i32 noundef 10, %struct.sv_file* noundef %112) #9
  br label %114

114:                                              ; preds = %107, %111
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
  %5 = load %struct.argp_state*, %struct.argp_state** %4, align 8, !tbaa !39
  %6 = icmp eq %struct.argp* %2, null
  br i1 %6, label %16, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.argp, %struct.argp* %2, i64 0, i32 5
  %9 = load i8* (i32, i8*, i8*)*, i8* (i32, i8*, i8*)** %8, align 8, !tbaa !52
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
  br i1 %19, label %58, label %20

20:                                               ; preds = %16
  %21 = load i8, i8* %18, align 1, !tbaa !47
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %56, label %23

23:                                               ; preds = %20
  %24 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 3
  %25 = load %struct.entry*, %struct.entry** %24, align 8, !tbaa !40
  %26 = icmp eq %struct.entry* %25, null
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %29 = load %struct.page*, %struct.page** %28, align 8, !tbaa !36
  %30 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %29, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %30) #9
  br label %31

31:                                               ; preds = %27, %23
  %32 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %33 = load %struct.page*, %struct.page** %32, align 8, !tbaa !36
  tail call fastcc void @indent_to(%struct.page* noundef %33, i32 noundef 1) #7
  %34 = load %struct.page*, %struct.page** %32, align 8, !tbaa !36
  %35 = getelementptr inbounds %struct.page, %struct.page* %34, i64 0, i32 2
  %36 = load i64, i64* %35, align 8, !tbaa !22
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %40, label %38

38:                                               ; preds = %31
  tail call fastcc void @settle(%struct.page* noundef nonnull %34, i32 noundef 0) #9
  %39 = load %struct.page*, %struct.page** %32, align 8, !tbaa !36
  br label %40

40:                                               ; preds = %31, %38
  %41 = phi %struct.page* [ %34, %31 ], [ %39, %38 ]
  %42 = getelementptr inbounds %struct.page, %struct.page* %34, i64 0, i32 5
  store i32 1, i32* %42, align 4, !tbaa !21
  %43 = getelementptr inbounds %struct.page, %struct.page* %34, i64 0, i32 6
  store i32 1, i32* %43, align 8, !tbaa !23
  %44 = tail call i64 @strlen(i8* noundef nonnull %18) #9
  tail call fastcc void @put(%struct.page* noundef %41, i8* noundef nonnull %18, i64 noundef %44) #9
  %45 = load %struct.page*, %struct.page** %32, align 8, !tbaa !36
  %46 = getelementptr inbounds %struct.page, %struct.page* %45, i64 0, i32 2
  %47 = load i64, i64* %46, align 8, !tbaa !22
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %51, label %49

49:                                               ; preds = %40
  tail call fastcc void @settle(%struct.page* noundef nonnull %45, i32 noundef 0) #9
  %50 = load %struct.page*, %struct.page** %32, align 8, !tbaa !36
  br label %51

51:                                               ; preds = %40, %49
  %52 = phi %struct.page* [ %45, %40 ], [ %50, %49 ]
  %53 = getelementptr inbounds %struct.page, %struct.page* %45, i64 0, i32 5
  store i32 0, i32* %53, align 4, !tbaa !21
  %54 = getelementptr inbounds %struct.page, %struct.page* %45, i64 0, i32 6
  store i32 1, i32* %54, align 8, !tbaa !23
  %55 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %52, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %55) #9
  br label %56

56:                                               ; preds = %20, %51
  %57 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 4
  store i32 1, i32* %57, align 8, !tbaa !41
  br label %58

58:                                               ; preds = %16, %56
  tail call void @free(i8* noundef %17) #9
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @next_name(%struct.listing* nocapture noundef %0, %struct.entry* nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 6
  %5 = load i32, i32* %4, align 8, !tbaa !43
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %73, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !41
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 3
  %13 = load %struct.entry*, %struct.entry** %12, align 8, !tbaa !40
  %14 = icmp eq %struct.entry* %13, null
  br i1 %14, label %25, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.entry, %struct.entry* %1, i64 0, i32 2
  %17 = load i32, i32* %16, align 4, !tbaa !80
  %18 = getelementptr inbounds %struct.entry, %struct.entry* %13, i64 0, i32 2
  %19 = load i32, i32* %18, align 4, !tbaa !80
  %20 = icmp eq i32 %17, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %23 = load %struct.page*, %struct.page** %22, align 8, !tbaa !36
  %24 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %23, i8* noundef getelementptr inbounds ([2 x i8], [2 x i8]* @.str.2, i64 0, i64 0), i64 noundef %24) #9
  br label %25

25:                                               ; preds = %21, %15, %11, %7
  %26 = getelementptr inbounds %struct.entry, %struct.entry* %1, i64 0, i32 4
  %27 = load %struct.cluster*, %struct.cluster** %26, align 8, !tbaa !89
  %28 = icmp eq %struct.cluster* %27, null
  br i1 %28, label %72, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 0
  %31 = load i8*, i8** %30, align 8, !tbaa !114
  %32 = icmp eq i8* %31, null
  br i1 %32, label %72, label %33

33:                                               ; preds = %29
  %34 = load i8, i8* %31, align 1, !tbaa !47
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %72, label %36

36:                                               ; preds = %33
  %37 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 3
  %38 = load %struct.entry*, %struct.entry** %37, align 8, !tbaa !40
  %39 = icmp eq %struct.entry* %38, null
  br i1 %39, label %56, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds %struct.entry, %struct.entry* %38, i64 0, i32 4
  %42 = load %struct.cluster*, %struct.cluster** %41, align 8, !tbaa !89
  %43 = icmp eq %struct.cluster* %42, %27
  br i1 %43, label %72, label %44

44:                                               ; preds = %40
  %45 = icmp eq %struct.cluster* %42, null
  br i1 %45, label %53, label %46

46:                                               ; preds = %44, %46
  %47 = phi %struct.cluster* [ %49, %46 ], [ %42, %44 ]
  %48 = getelementptr inbounds %struct.cluster, %struct.cluster* %47, i64 0, i32 4
  %49 = load %struct.cluster*, %struct.cluster** %48, align 8, !tbaa !90
  %50 = icmp ne %struct.cluster* %49, null
  %51 = icmp ne %struct.cluster* %49, %27
  %52 = and i1 %50, %51
  br i1 %52, label %46, label %53, !llvm.loop !115

53:                                               ; preds = %46, %44
  %54 = phi %struct.cluster* [ null, %44 ], [ %49, %46 ]
  %55 = icmp eq %struct.cluster* %54, %27
  br i1 %55, label %72, label %56

56:                                               ; preds = %53, %36
  %57 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %58 = load %struct.page*, %struct.page** %57, align 8, !tbaa !36
  %59 = getelementptr inbounds %struct.page, %struct.page* %58, i64 0, i32 6
  %60 = load i32, i32* %59, align 8, !tbaa !23
  %61 = getelementptr inbounds %struct.cluster, %struct.cluster* %27, i64 0, i32 6
  %62 = load %struct.argp*, %struct.argp** %61, align 8, !tbaa !116
  tail call fastcc void @header(%struct.listing* noundef %0, i8* noundef nonnull %31, %struct.argp* noundef %62) #7
  %63 = load %struct.page*, %struct.page** %57, align 8, !tbaa !36
  %64 = getelementptr inbounds %struct.page, %struct.page* %63, i64 0, i32 5
  %65 = load i32, i32* %64, align 4, !tbaa !21
  %66 = getelementptr inbounds %struct.page, %struct.page* %63, i64 0, i32 2
  %67 = load i64, i64* %66, align 8, !tbaa !22
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %70, label %69

69:                                               ; preds = %56
  tail call fastcc void @settle(%struct.page* noundef nonnull %63, i32 noundef 0) #9
  br label %70

70:                                               ; preds = %56, %69
  store i32 %65, i32* %64, align 4, !tbaa !21
  %71 = getelementptr inbounds %struct.page, %struct.page* %63, i64 0, i32 6
  store i32 %60, i32* %71, align 8, !tbaa !23
  br label %72

72:                                               ; preds = %70, %53, %40, %33, %29, %25
  store i32 0, i32* %4, align 8, !tbaa !43
  br label %77

73:                                               ; preds = %3
  %74 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %75 = load %struct.page*, %struct.page** %74, align 8, !tbaa !36
  %76 = tail call i64 @strlen(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.24, i64 0, i64 0)) #9
  tail call fastcc void @put(%struct.page* noundef %75, i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @.str.24, i64 0, i64 0), i64 noundef %76) #9
  br label %77

77:                                               ; preds = %73, %72
  %78 = getelementptr inbounds %struct.listing, %struct.listing* %0, i64 0, i32 0
  %79 = load %struct.page*, %struct.page** %78, align 8, !tbaa !36
  tail call fastcc void @indent_to(%struct.page* noundef %79, i32 noundef %2) #7
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @indent_to(%struct.page* nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 2
  %4 = load i64, i64* %3, align 8, !tbaa !22
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call fastcc void @settle(%struct.page* noundef nonnull %0, i32 noundef 0) #9
  br label %7

7:                                                ; preds = %2, %6
  %8 = getelementptr inbounds %struct.page, %struct.page* %0, i64 0, i32 4
  %9 = load i32, i32* %8, align 8, !tbaa !54
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
  br i1 %16, label %13, label %12, !llvm.loop !117
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
!22 = !{!3, !7, i64 16}
!23 = !{!3, !8, i64 40}
!24 = !{!25, !4, i64 0}
!25 = !{!"entry", !4, i64 0, !8, i64 8, !8, i64 12, !4, i64 16, !4, i64 24, !4, i64 32}
!26 = !{!25, !8, i64 8}
!27 = distinct !{!27, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !{!31, !8, i64 24}
!31 = !{!"argp_option", !4, i64 0, !8, i64 8, !4, i64 16, !8, i64 24, !4, i64 32, !8, i64 40}
!32 = !{!31, !4, i64 16}
!33 = !{!31, !4, i64 0}
!34 = distinct !{!34, !28, !29}
!35 = distinct !{!35, !28, !29}
!36 = !{!37, !4, i64 0}
!37 = !{!"listing", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !8, i64 32, !8, i64 36, !8, i64 40}
!38 = !{!37, !4, i64 8}
!39 = !{!37, !4, i64 16}
!40 = !{!37, !4, i64 24}
!41 = !{!37, !8, i64 32}
!42 = !{!37, !8, i64 36}
!43 = !{!37, !8, i64 40}
!44 = !{!25, !4, i64 16}
!45 = distinct !{!45, !28, !29}
!46 = !{!31, !8, i64 8}
!47 = !{!5, !5, i64 0}
!48 = distinct !{!48, !28, !29}
!49 = distinct !{!49, !28, !29}
!50 = !{!31, !4, i64 32}
!51 = !{!25, !4, i64 32}
!52 = !{!53, !4, i64 40}
!53 = !{!"argp", !4, i64 0, !4, i64 8, !4, i64 16, !4, i64 24, !4, i64 32, !4, i64 40, !4, i64 48}
!54 = !{!3, !8, i64 32}
!55 = distinct !{!55, !28, !29}
!56 = !{!57, !4, i64 0}
!57 = !{!"argp_state", !4, i64 0, !8, i64 8, !4, i64 16, !8, i64 24, !8, i64 28, !8, i64 32, !8, i64 36, !4, i64 40, !4, i64 48, !4, i64 56, !4, i64 64, !4, i64 72, !4, i64 80, !4, i64 88}
!58 = !{!3, !4, i64 8}
!59 = !{!57, !8, i64 28}
!60 = !{!53, !4, i64 24}
!61 = !{!53, !4, i64 32}
!62 = !{!63, !4, i64 0}
!63 = !{!"argp_child", !4, i64 0, !8, i64 8, !4, i64 16, !8, i64 24}
!64 = distinct !{!64, !28, !29}
!65 = distinct !{!65, !28, !29}
!66 = !{!17, !4, i64 32}
!67 = !{!17, !4, i64 16}
!68 = !{!69, !4, i64 32}
!69 = !{!"cluster", !4, i64 0, !8, i64 8, !8, i64 12, !8, i64 16, !4, i64 24, !4, i64 32, !4, i64 40}
!70 = distinct !{!70, !28, !29}
!71 = !{!53, !4, i64 0}
!72 = !{!31, !8, i64 40}
!73 = distinct !{!73, !28, !29}
!74 = distinct !{!74, !28, !29}
!75 = !{i64 0, i64 8, !10, i64 8, i64 4, !20, i64 12, i64 4, !20, i64 16, i64 8, !10, i64 24, i64 8, !10, i64 32, i64 8, !10}
!76 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !10}
!77 = !{i64 0, i64 4, !20, i64 4, i64 8, !10, i64 12, i64 8, !10, i64 20, i64 8, !10}
!78 = distinct !{!78, !28, !29}
!79 = distinct !{!79, !28, !29}
!80 = !{!25, !8, i64 12}
!81 = !{!63, !8, i64 24}
!82 = !{!63, !4, i64 16}
!83 = !{!69, !8, i64 16}
!84 = !{i64 0, i64 8, !10, i64 8, i64 4, !20, i64 12, i64 4, !20, i64 16, i64 4, !20, i64 24, i64 8, !10, i64 32, i64 8, !10, i64 40, i64 8, !10}
!85 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 8, i64 4, !20, i64 16, i64 8, !10, i64 24, i64 8, !10, i64 32, i64 8, !10}
!86 = !{i64 0, i64 4, !20, i64 4, i64 4, !20, i64 12, i64 8, !10, i64 20, i64 8, !10, i64 28, i64 8, !10}
!87 = !{i64 0, i64 4, !20, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !10}
!88 = distinct !{!88, !28, !29}
!89 = !{!25, !4, i64 24}
!90 = !{!69, !4, i64 24}
!91 = distinct !{!91, !28, !29}
!92 = !{!69, !8, i64 12}
!93 = distinct !{!93, !28, !29}
!94 = distinct !{!94, !28, !29}
!95 = distinct !{!95, !28, !29}
!96 = !{!69, !8, i64 8}
!97 = distinct !{!97, !28, !29}
!98 = distinct !{!98, !28, !29}
!99 = distinct !{!99, !28, !29}
!100 = !{!53, !4, i64 16}
!101 = distinct !{!101, !28, !29}
!102 = distinct !{!102, !28, !29}
!103 = distinct !{!103, !28, !29}
!104 = distinct !{!104, !28, !29}
!105 = distinct !{!105, !28, !29}
!106 = !{!3, !7, i64 24}
!107 = !{!3, !8, i64 44}
!108 = distinct !{!108, !28, !29}
!109 = distinct !{!109, !28, !29}
!110 = distinct !{!110, !28, !29}
!111 = distinct !{!111, !28, !29}
!112 = distinct !{!112, !28, !29}
!113 = distinct !{!113, !28, !29}
!114 = !{!69, !4, i64 0}
!115 = distinct !{!115, !28, !29}
!116 = !{!69, !4, i64 40}
!117 = distinct !{!117, !28, !29}
