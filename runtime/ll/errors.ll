; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/errors.c
; ModuleID = 'runtime/c/errors.c'
source_filename = "runtime/c/errors.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sv_file = type { i32, i8*, i8*, i8*, i8*, i8*, i8*, i8*, i8*, [3 x i8*], i8*, %struct.sv_file*, i32, i32, i64, %struct.sv_channel*, i8*, [16 x i8], i32, i32, i32, i8, i32, [36 x i8] }
%struct.sv_channel = type { i8*, %struct.sv_cookie_functions, void (i8*)*, i32 (i8*, i32)* }
%struct.sv_cookie_functions = type { i64 (i8*, i8*, i64)*, i64 (i8*, i8*, i64)*, i32 (i8*, i64*, i32)*, i32 (i8*)* }

@__errno_location.number = internal global i32 0, align 4
@texts = internal unnamed_addr constant [134 x i8*] [i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.36, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.38, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.39, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.40, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.41, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.42, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.43, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.44, i32 0, i32 0), i8* getelementptr inbounds ([34 x i8], [34 x i8]* @.str.45, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.46, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.47, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.48, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.49, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.50, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.51, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.53, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.54, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.55, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.56, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.57, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.58, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.59, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.60, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.61, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.62, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.63, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.64, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.65, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.66, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.67, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.68, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.69, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.71, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.72, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.73, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.74, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.75, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.76, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.77, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.78, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.79, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.80, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.81, i32 0, i32 0), i8* getelementptr inbounds ([39 x i8], [39 x i8]* @.str.82, i32 0, i32 0), i8* getelementptr inbounds ([37 x i8], [37 x i8]* @.str.83, i32 0, i32 0), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.84, i32 0, i32 0), i8* getelementptr inbounds ([48 x i8], [48 x i8]* @.str.85, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.86, i32 0, i32 0), i8* getelementptr inbounds ([50 x i8], [50 x i8]* @.str.87, i32 0, i32 0), i8* getelementptr inbounds ([44 x i8], [44 x i8]* @.str.88, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.89, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.90, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.91, i32 0, i32 0), i8* getelementptr inbounds ([29 x i8], [29 x i8]* @.str.92, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.93, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.94, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.95, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.96, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.97, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.98, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.99, i32 0, i32 0), i8* getelementptr inbounds ([41 x i8], [41 x i8]* @.str.100, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.101, i32 0, i32 0), i8* getelementptr inbounds ([32 x i8], [32 x i8]* @.str.102, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.103, i32 0, i32 0), i8* getelementptr inbounds ([23 x i8], [23 x i8]* @.str.104, i32 0, i32 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.105, i32 0, i32 0), i8* getelementptr inbounds ([33 x i8], [33 x i8]* @.str.106, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.107, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.108, i32 0, i32 0), i8* getelementptr inbounds ([40 x i8], [40 x i8]* @.str.109, i32 0, i32 0), i8* getelementptr inbounds ([36 x i8], [36 x i8]* @.str.110, i32 0, i32 0), i8* getelementptr inbounds ([46 x i8], [46 x i8]* @.str.111, i32 0, i32 0), i8* getelementptr inbounds ([35 x i8], [35 x i8]* @.str.112, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.113, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.114, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.115, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.116, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.117, i32 0, i32 0), i8* getelementptr inbounds ([26 x i8], [26 x i8]* @.str.118, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.119, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.120, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.121, i32 0, i32 0), i8* getelementptr inbounds ([30 x i8], [30 x i8]* @.str.122, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.123, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.124, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.125, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.126, i32 0, i32 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.127, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.128, i32 0, i32 0), i8* getelementptr inbounds ([27 x i8], [27 x i8]* @.str.129, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.130, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.131, i32 0, i32 0), i8* getelementptr inbounds ([28 x i8], [28 x i8]* @.str.132, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.133, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.134, i32 0, i32 0), i8* getelementptr inbounds ([38 x i8], [38 x i8]* @.str.135, i32 0, i32 0), i8* getelementptr inbounds ([31 x i8], [31 x i8]* @.str.136, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [17 x i8] c"Unknown error %d\00", align 1
@strerror.buffer = internal global [32 x i8] zeroinitializer, align 16
@stderr = external dso_local local_unnamed_addr global %struct.sv_file*, align 8
@.str.1 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@strsignal.buffer = internal global [40 x i8] zeroinitializer, align 16
@signals = internal unnamed_addr constant [32 x i8*] [i8* null, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.137, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.138, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.139, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.140, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.141, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.142, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.143, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.144, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.145, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.146, i32 0, i32 0), i8* getelementptr inbounds ([19 x i8], [19 x i8]* @.str.147, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.148, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.149, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.150, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.151, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.152, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.153, i32 0, i32 0), i8* getelementptr inbounds ([17 x i8], [17 x i8]* @.str.154, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.155, i32 0, i32 0), i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.156, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.157, i32 0, i32 0), i8* getelementptr inbounds ([21 x i8], [21 x i8]* @.str.158, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.159, i32 0, i32 0), i8* getelementptr inbounds ([25 x i8], [25 x i8]* @.str.160, i32 0, i32 0), i8* getelementptr inbounds ([22 x i8], [22 x i8]* @.str.161, i32 0, i32 0), i8* getelementptr inbounds ([24 x i8], [24 x i8]* @.str.162, i32 0, i32 0), i8* getelementptr inbounds ([15 x i8], [15 x i8]* @.str.163, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.164, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.165, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.166, i32 0, i32 0)], align 16
@.str.3 = private unnamed_addr constant [20 x i8] c"Real-time signal %d\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"Unknown signal %d\00", align 1
@.str.5 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.6 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.8 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.9 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.11 = private unnamed_addr constant [26 x i8] c"No such device or address\00", align 1
@.str.12 = private unnamed_addr constant [23 x i8] c"Argument list too long\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"Exec format error\00", align 1
@.str.14 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.15 = private unnamed_addr constant [19 x i8] c"No child processes\00", align 1
@.str.16 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.17 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.18 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.19 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.20 = private unnamed_addr constant [22 x i8] c"Block device required\00", align 1
@.str.21 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.22 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.23 = private unnamed_addr constant [26 x i8] c"Invalid cross-device link\00", align 1
@.str.24 = private unnamed_addr constant [15 x i8] c"No such device\00", align 1
@.str.25 = private unnamed_addr constant [16 x i8] c"Not a directory\00", align 1
@.str.26 = private unnamed_addr constant [15 x i8] c"Is a directory\00", align 1
@.str.27 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.28 = private unnamed_addr constant [30 x i8] c"Too many open files in system\00", align 1
@.str.29 = private unnamed_addr constant [20 x i8] c"Too many open files\00", align 1
@.str.30 = private unnamed_addr constant [31 x i8] c"Inappropriate ioctl for device\00", align 1
@.str.31 = private unnamed_addr constant [15 x i8] c"Text file busy\00", align 1
@.str.32 = private unnamed_addr constant [15 x i8] c"File too large\00", align 1
@.str.33 = private unnamed_addr constant [24 x i8] c"No space left on device\00", align 1
@.str.34 = private unnamed_addr constant [13 x i8] c"Illegal seek\00", align 1
@.str.35 = private unnamed_addr constant [22 x i8] c"Read-only file system\00", align 1
@.str.36 = private unnamed_addr constant [15 x i8] c"Too many links\00", align 1
@.str.37 = private unnamed_addr constant [12 x i8] c"Broken pipe\00", align 1
@.str.38 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.39 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.40 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.41 = private unnamed_addr constant [19 x i8] c"File name too long\00", align 1
@.str.42 = private unnamed_addr constant [19 x i8] c"No locks available\00", align 1
@.str.43 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.44 = private unnamed_addr constant [20 x i8] c"Directory not empty\00", align 1
@.str.45 = private unnamed_addr constant [34 x i8] c"Too many levels of symbolic links\00", align 1
@.str.46 = private unnamed_addr constant [27 x i8] c"No message of desired type\00", align 1
@.str.47 = private unnamed_addr constant [19 x i8] c"Identifier removed\00", align 1
@.str.48 = private unnamed_addr constant [28 x i8] c"Channel number out of range\00", align 1
@.str.49 = private unnamed_addr constant [25 x i8] c"Level 2 not synchronized\00", align 1
@.str.50 = private unnamed_addr constant [15 x i8] c"Level 3 halted\00", align 1
@.str.51 = private unnamed_addr constant [14 x i8] c"Level 3 reset\00", align 1
@.str.52 = private unnamed_addr constant [25 x i8] c"Link number out of range\00", align 1
@.str.53 = private unnamed_addr constant [29 x i8] c"Protocol driver not attached\00", align 1
@.str.54 = private unnamed_addr constant [27 x i8] c"No CSI structure available\00", align 1
@.str.55 = private unnamed_addr constant [15 x i8] c"Level 2 halted\00", align 1
@.str.56 = private unnamed_addr constant [17 x i8] c"Invalid exchange\00", align 1
@.str.57 = private unnamed_addr constant [27 x i8] c"Invalid request descriptor\00", align 1
@.str.58 = private unnamed_addr constant [14 x i8] c"Exchange full\00", align 1
@.str.59 = private unnamed_addr constant [9 x i8] c"No anode\00", align 1
@.str.60 = private unnamed_addr constant [21 x i8] c"Invalid request code\00", align 1
@.str.61 = private unnamed_addr constant [13 x i8] c"Invalid slot\00", align 1
@.str.62 = private unnamed_addr constant [21 x i8] c"Bad font file format\00", align 1
@.str.63 = private unnamed_addr constant [20 x i8] c"Device not a stream\00", align 1
@.str.64 = private unnamed_addr constant [18 x i8] c"No data available\00", align 1
@.str.65 = private unnamed_addr constant [14 x i8] c"Timer expired\00", align 1
@.str.66 = private unnamed_addr constant [25 x i8] c"Out of streams resources\00", align 1
@.str.67 = private unnamed_addr constant [30 x i8] c"Machine is not on the network\00", align 1
@.str.68 = private unnamed_addr constant [22 x i8] c"Package not installed\00", align 1
@.str.69 = private unnamed_addr constant [17 x i8] c"Object is remote\00", align 1
@.str.70 = private unnamed_addr constant [22 x i8] c"Link has been severed\00", align 1
@.str.71 = private unnamed_addr constant [16 x i8] c"Advertise error\00", align 1
@.str.72 = private unnamed_addr constant [14 x i8] c"Srmount error\00", align 1
@.str.73 = private unnamed_addr constant [28 x i8] c"Communication error on send\00", align 1
@.str.74 = private unnamed_addr constant [15 x i8] c"Protocol error\00", align 1
@.str.75 = private unnamed_addr constant [19 x i8] c"Multihop attempted\00", align 1
@.str.76 = private unnamed_addr constant [19 x i8] c"RFS specific error\00", align 1
@.str.77 = private unnamed_addr constant [12 x i8] c"Bad message\00", align 1
@.str.78 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.79 = private unnamed_addr constant [27 x i8] c"Name not unique on network\00", align 1
@.str.80 = private unnamed_addr constant [29 x i8] c"File descriptor in bad state\00", align 1
@.str.81 = private unnamed_addr constant [23 x i8] c"Remote address changed\00", align 1
@.str.82 = private unnamed_addr constant [39 x i8] c"Can not access a needed shared library\00", align 1
@.str.83 = private unnamed_addr constant [37 x i8] c"Accessing a corrupted shared library\00", align 1
@.str.84 = private unnamed_addr constant [32 x i8] c".lib section in a.out corrupted\00", align 1
@.str.85 = private unnamed_addr constant [48 x i8] c"Attempting to link in too many shared libraries\00", align 1
@.str.86 = private unnamed_addr constant [38 x i8] c"Cannot exec a shared library directly\00", align 1
@.str.87 = private unnamed_addr constant [50 x i8] c"Invalid or incomplete multibyte or wide character\00", align 1
@.str.88 = private unnamed_addr constant [44 x i8] c"Interrupted system call should be restarted\00", align 1
@.str.89 = private unnamed_addr constant [19 x i8] c"Streams pipe error\00", align 1
@.str.90 = private unnamed_addr constant [15 x i8] c"Too many users\00", align 1
@.str.91 = private unnamed_addr constant [31 x i8] c"Socket operation on non-socket\00", align 1
@.str.92 = private unnamed_addr constant [29 x i8] c"Destination address required\00", align 1
@.str.93 = private unnamed_addr constant [17 x i8] c"Message too long\00", align 1
@.str.94 = private unnamed_addr constant [31 x i8] c"Protocol wrong type for socket\00", align 1
@.str.95 = private unnamed_addr constant [23 x i8] c"Protocol not available\00", align 1
@.str.96 = private unnamed_addr constant [23 x i8] c"Protocol not supported\00", align 1
@.str.97 = private unnamed_addr constant [26 x i8] c"Socket type not supported\00", align 1
@.str.98 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.99 = private unnamed_addr constant [30 x i8] c"Protocol family not supported\00", align 1
@.str.100 = private unnamed_addr constant [41 x i8] c"Address family not supported by protocol\00", align 1
@.str.101 = private unnamed_addr constant [23 x i8] c"Address already in use\00", align 1
@.str.102 = private unnamed_addr constant [32 x i8] c"Cannot assign requested address\00", align 1
@.str.103 = private unnamed_addr constant [16 x i8] c"Network is down\00", align 1
@.str.104 = private unnamed_addr constant [23 x i8] c"Network is unreachable\00", align 1
@.str.105 = private unnamed_addr constant [36 x i8] c"Network dropped connection on reset\00", align 1
@.str.106 = private unnamed_addr constant [33 x i8] c"Software caused connection abort\00", align 1
@.str.107 = private unnamed_addr constant [25 x i8] c"Connection reset by peer\00", align 1
@.str.108 = private unnamed_addr constant [26 x i8] c"No buffer space available\00", align 1
@.str.109 = private unnamed_addr constant [40 x i8] c"Transport endpoint is already connected\00", align 1
@.str.110 = private unnamed_addr constant [36 x i8] c"Transport endpoint is not connected\00", align 1
@.str.111 = private unnamed_addr constant [46 x i8] c"Cannot send after transport endpoint shutdown\00", align 1
@.str.112 = private unnamed_addr constant [35 x i8] c"Too many references: cannot splice\00", align 1
@.str.113 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.114 = private unnamed_addr constant [19 x i8] c"Connection refused\00", align 1
@.str.115 = private unnamed_addr constant [13 x i8] c"Host is down\00", align 1
@.str.116 = private unnamed_addr constant [17 x i8] c"No route to host\00", align 1
@.str.117 = private unnamed_addr constant [30 x i8] c"Operation already in progress\00", align 1
@.str.118 = private unnamed_addr constant [26 x i8] c"Operation now in progress\00", align 1
@.str.119 = private unnamed_addr constant [18 x i8] c"Stale file handle\00", align 1
@.str.120 = private unnamed_addr constant [25 x i8] c"Structure needs cleaning\00", align 1
@.str.121 = private unnamed_addr constant [28 x i8] c"Not a XENIX named type file\00", align 1
@.str.122 = private unnamed_addr constant [30 x i8] c"No XENIX semaphores available\00", align 1
@.str.123 = private unnamed_addr constant [21 x i8] c"Is a named type file\00", align 1
@.str.124 = private unnamed_addr constant [17 x i8] c"Remote I/O error\00", align 1
@.str.125 = private unnamed_addr constant [20 x i8] c"Disk quota exceeded\00", align 1
@.str.126 = private unnamed_addr constant [16 x i8] c"No medium found\00", align 1
@.str.127 = private unnamed_addr constant [18 x i8] c"Wrong medium type\00", align 1
@.str.128 = private unnamed_addr constant [19 x i8] c"Operation canceled\00", align 1
@.str.129 = private unnamed_addr constant [27 x i8] c"Required key not available\00", align 1
@.str.130 = private unnamed_addr constant [16 x i8] c"Key has expired\00", align 1
@.str.131 = private unnamed_addr constant [21 x i8] c"Key has been revoked\00", align 1
@.str.132 = private unnamed_addr constant [28 x i8] c"Key was rejected by service\00", align 1
@.str.133 = private unnamed_addr constant [11 x i8] c"Owner died\00", align 1
@.str.134 = private unnamed_addr constant [22 x i8] c"State not recoverable\00", align 1
@.str.135 = private unnamed_addr constant [38 x i8] c"Operation not possible due to RF-kill\00", align 1
@.str.136 = private unnamed_addr constant [31 x i8] c"Memory page has hardware error\00", align 1
@.str.137 = private unnamed_addr constant [7 x i8] c"Hangup\00", align 1
@.str.138 = private unnamed_addr constant [10 x i8] c"Interrupt\00", align 1
@.str.139 = private unnamed_addr constant [5 x i8] c"Quit\00", align 1
@.str.140 = private unnamed_addr constant [20 x i8] c"Illegal instruction\00", align 1
@.str.141 = private unnamed_addr constant [22 x i8] c"Trace/breakpoint trap\00", align 1
@.str.142 = private unnamed_addr constant [8 x i8] c"Aborted\00", align 1
@.str.143 = private unnamed_addr constant [10 x i8] c"Bus error\00", align 1
@.str.144 = private unnamed_addr constant [25 x i8] c"Floating point exception\00", align 1
@.str.145 = private unnamed_addr constant [7 x i8] c"Killed\00", align 1
@.str.146 = private unnamed_addr constant [22 x i8] c"User defined signal 1\00", align 1
@.str.147 = private unnamed_addr constant [19 x i8] c"Segmentation fault\00", align 1
@.str.148 = private unnamed_addr constant [22 x i8] c"User defined signal 2\00", align 1
@.str.149 = private unnamed_addr constant [12 x i8] c"Alarm clock\00", align 1
@.str.150 = private unnamed_addr constant [11 x i8] c"Terminated\00", align 1
@.str.151 = private unnamed_addr constant [12 x i8] c"Stack fault\00", align 1
@.str.152 = private unnamed_addr constant [13 x i8] c"Child exited\00", align 1
@.str.153 = private unnamed_addr constant [10 x i8] c"Continued\00", align 1
@.str.154 = private unnamed_addr constant [17 x i8] c"Stopped (signal)\00", align 1
@.str.155 = private unnamed_addr constant [8 x i8] c"Stopped\00", align 1
@.str.156 = private unnamed_addr constant [20 x i8] c"Stopped (tty input)\00", align 1
@.str.157 = private unnamed_addr constant [21 x i8] c"Stopped (tty output)\00", align 1
@.str.158 = private unnamed_addr constant [21 x i8] c"Urgent I/O condition\00", align 1
@.str.159 = private unnamed_addr constant [24 x i8] c"CPU time limit exceeded\00", align 1
@.str.160 = private unnamed_addr constant [25 x i8] c"File size limit exceeded\00", align 1
@.str.161 = private unnamed_addr constant [22 x i8] c"Virtual timer expired\00", align 1
@.str.162 = private unnamed_addr constant [24 x i8] c"Profiling timer expired\00", align 1
@.str.163 = private unnamed_addr constant [15 x i8] c"Window changed\00", align 1
@.str.164 = private unnamed_addr constant [13 x i8] c"I/O possible\00", align 1
@.str.165 = private unnamed_addr constant [14 x i8] c"Power failure\00", align 1
@.str.166 = private unnamed_addr constant [16 x i8] c"Bad system call\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local nonnull i32* @__errno_location() local_unnamed_addr #0 {
  ret i32* @__errno_location.number
}

; Function Attrs: nounwind optsize
define dso_local i8* @strerror_r(i32 noundef %0, i8* noundef %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = icmp ult i32 %0, 134
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  switch i32 %0, label %6 [
    i32 58, label %10
    i32 41, label %10
  ]

6:                                                ; preds = %5
  %7 = zext i32 %0 to i64
  %8 = getelementptr inbounds [134 x i8*], [134 x i8*]* @texts, i64 0, i64 %7
  %9 = load i8*, i8** %8, align 8, !tbaa !2
  br label %12

10:                                               ; preds = %5, %5, %3
  %11 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef %1, i64 noundef %2, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i32 noundef %0) #5
  br label %12

12:                                               ; preds = %10, %6
  %13 = phi i8* [ %9, %6 ], [ %1, %10 ]
  ret i8* %13
}

; Function Attrs: optsize
declare dso_local i32 @snprintf(i8* noundef, i64 noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @strerror(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ult i32 %0, 134
  br i1 %2, label %3, label %8

3:                                                ; preds = %1
  switch i32 %0, label %4 [
    i32 58, label %8
    i32 41, label %8
  ]

4:                                                ; preds = %3
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [134 x i8*], [134 x i8*]* @texts, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  br label %10

8:                                                ; preds = %3, %3, %1
  %9 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @strerror.buffer, i64 0, i64 0), i64 noundef 32, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i32 noundef %0) #5
  br label %10

10:                                               ; preds = %4, %8
  %11 = phi i8* [ %7, %4 ], [ getelementptr inbounds ([32 x i8], [32 x i8]* @strerror.buffer, i64 0, i64 0), %8 ]
  ret i8* %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @__xpg_strerror_r(i32 noundef %0, i8* nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = alloca [32 x i8], align 16
  %5 = getelementptr inbounds [32 x i8], [32 x i8]* %4, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #6
  %6 = icmp ult i32 %0, 134
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  switch i32 %0, label %8 [
    i32 58, label %12
    i32 41, label %12
  ]

8:                                                ; preds = %7
  %9 = zext i32 %0 to i64
  %10 = getelementptr inbounds [134 x i8*], [134 x i8*]* @texts, i64 0, i64 %9
  %11 = load i8*, i8** %10, align 8, !tbaa !2
  br label %14

12:                                               ; preds = %7, %7, %3
  %13 = call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef nonnull %5, i64 noundef 32, i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str, i64 0, i64 0), i32 noundef %0) #5
  br label %14

14:                                               ; preds = %8, %12
  %15 = phi i8* [ %11, %8 ], [ %5, %12 ]
  %16 = icmp eq i64 %2, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = add i64 %2, -1
  %19 = call i64 @strnlen(i8* noundef %15, i64 noundef %18) #5
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %15, i64 %19, i1 false)
  %20 = getelementptr inbounds i8, i8* %1, i64 %19
  store i8 0, i8* %20, align 1, !tbaa !6
  br label %21

21:                                               ; preds = %17, %14
  %22 = icmp eq i8* %15, %5
  br i1 %22, label %27, label %23

23:                                               ; preds = %21
  %24 = call i64 @strlen(i8* noundef %15) #5
  %25 = icmp ult i64 %24, %2
  %26 = select i1 %25, i32 0, i32 34
  br label %27

27:                                               ; preds = %21, %23
  %28 = phi i32 [ %26, %23 ], [ 22, %21 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #6
  ret i32 %28
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i64 @strnlen(i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #3

; Function Attrs: optsize
declare dso_local i64 @strlen(i8* noundef) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local void @perror(i8* noundef %0) local_unnamed_addr #1 {
  %2 = load i32, i32* @__errno_location.number, align 4, !tbaa !7
  %3 = tail call i8* @strerror(i32 noundef %2) #7
  %4 = icmp eq i8* %0, null
  br i1 %4, label %11, label %5

5:                                                ; preds = %1
  %6 = load i8, i8* %0, align 1, !tbaa !6
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %5
  %9 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %10 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %9, i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.1, i64 0, i64 0), i8* noundef nonnull %0, i8* noundef %3) #5
  br label %14

11:                                               ; preds = %5, %1
  %12 = load %struct.sv_file*, %struct.sv_file** @stderr, align 8, !tbaa !2
  %13 = tail call i32 (%struct.sv_file*, i8*, ...) @fprintf(%struct.sv_file* noundef %12, i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i64 0, i64 0), i8* noundef %3) #5
  br label %14

14:                                               ; preds = %11, %8
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @fprintf(%struct.sv_file* noundef, i8* noundef, ...) local_unnamed_addr #2

; Function Attrs: nounwind optsize
define dso_local i8* @strsignal(i32 noundef %0) local_unnamed_addr #1 {
  %2 = add i32 %0, -1
  %3 = icmp ult i32 %2, 31
  br i1 %3, label %4, label %8

4:                                                ; preds = %1
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds [32 x i8*], [32 x i8*]* @signals, i64 0, i64 %5
  %7 = load i8*, i8** %6, align 8, !tbaa !2
  br label %14

8:                                                ; preds = %1
  %9 = add i32 %0, -34
  %10 = icmp ult i32 %9, 31
  %11 = select i1 %10, i8* getelementptr inbounds ([20 x i8], [20 x i8]* @.str.3, i64 0, i64 0), i8* getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i64 0, i64 0)
  %12 = select i1 %10, i32 %9, i32 %0
  %13 = tail call i32 (i8*, i64, i8*, ...) @snprintf(i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @strsignal.buffer, i64 0, i64 0), i64 noundef 40, i8* noundef %11, i32 noundef %12) #5
  br label %14

14:                                               ; preds = %8, %4
  %15 = phi i8* [ %7, %4 ], [ getelementptr inbounds ([40 x i8], [40 x i8]* @strsignal.buffer, i64 0, i64 0), %8 ]
  ret i8* %15
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #5 = { nobuiltin nounwind optsize "no-builtins" }
attributes #6 = { nounwind }
attributes #7 = { nobuiltin optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = !{!4, !4, i64 0}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !4, i64 0}
