; Debian clang version 14.0.6: clang-14 -S -emit-llvm -Os -ffreestanding -fno-builtin -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-stack-protector -fno-asynchronous-unwind-tables -fno-pic -Wall -Wextra -Werror runtime/c/error_names.c
; ModuleID = 'runtime/c/error_names.c'
source_filename = "runtime/c/error_names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@names = internal unnamed_addr constant [134 x i8*] [i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.4, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.5, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.6, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.7, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.8, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.9, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.10, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.11, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.12, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.14, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.15, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.16, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.17, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.18, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.19, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.20, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.21, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.22, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.23, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.24, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.25, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.26, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.27, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.28, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.29, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.30, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.31, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.32, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.33, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.34, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.35, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.36, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.37, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.38, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.39, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.40, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.41, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.42, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.43, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.44, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.45, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.46, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.47, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.48, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.49, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.50, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.51, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.52, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.53, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.54, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.55, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.56, i32 0, i32 0), i8* null, i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.57, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.58, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.59, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.60, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.61, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.62, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.63, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.64, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.65, i32 0, i32 0), i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str.66, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.67, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.68, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.69, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.70, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.71, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.72, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.73, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.74, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.75, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.76, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.77, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.78, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.79, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.80, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.81, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.82, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.83, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.84, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.85, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.86, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.87, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.88, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.89, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.90, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.91, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.92, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.93, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.94, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.95, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.96, i32 0, i32 0), i8* getelementptr inbounds ([14 x i8], [14 x i8]* @.str.97, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.98, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.99, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.100, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.101, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.102, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.103, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.104, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.105, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.106, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.107, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.108, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.109, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.110, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.111, i32 0, i32 0), i8* getelementptr inbounds ([9 x i8], [9 x i8]* @.str.112, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.113, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.114, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.115, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.116, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.117, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.118, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.119, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.120, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.121, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.122, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.123, i32 0, i32 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str.124, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.125, i32 0, i32 0), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @.str.126, i32 0, i32 0), i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str.127, i32 0, i32 0), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @.str.128, i32 0, i32 0), i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str.129, i32 0, i32 0), i8* getelementptr inbounds ([8 x i8], [8 x i8]* @.str.130, i32 0, i32 0), i8* getelementptr inbounds ([10 x i8], [10 x i8]* @.str.131, i32 0, i32 0)], align 16
@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"EPERM\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"ENOENT\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"ESRCH\00", align 1
@.str.4 = private unnamed_addr constant [6 x i8] c"EINTR\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"EIO\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"ENXIO\00", align 1
@.str.7 = private unnamed_addr constant [6 x i8] c"E2BIG\00", align 1
@.str.8 = private unnamed_addr constant [8 x i8] c"ENOEXEC\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"EBADF\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"ECHILD\00", align 1
@.str.11 = private unnamed_addr constant [7 x i8] c"EAGAIN\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"ENOMEM\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"EACCES\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"EFAULT\00", align 1
@.str.15 = private unnamed_addr constant [8 x i8] c"ENOTBLK\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"EBUSY\00", align 1
@.str.17 = private unnamed_addr constant [7 x i8] c"EEXIST\00", align 1
@.str.18 = private unnamed_addr constant [6 x i8] c"EXDEV\00", align 1
@.str.19 = private unnamed_addr constant [7 x i8] c"ENODEV\00", align 1
@.str.20 = private unnamed_addr constant [8 x i8] c"ENOTDIR\00", align 1
@.str.21 = private unnamed_addr constant [7 x i8] c"EISDIR\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"EINVAL\00", align 1
@.str.23 = private unnamed_addr constant [7 x i8] c"ENFILE\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"EMFILE\00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"ENOTTY\00", align 1
@.str.26 = private unnamed_addr constant [8 x i8] c"ETXTBSY\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"EFBIG\00", align 1
@.str.28 = private unnamed_addr constant [7 x i8] c"ENOSPC\00", align 1
@.str.29 = private unnamed_addr constant [7 x i8] c"ESPIPE\00", align 1
@.str.30 = private unnamed_addr constant [6 x i8] c"EROFS\00", align 1
@.str.31 = private unnamed_addr constant [7 x i8] c"EMLINK\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"EPIPE\00", align 1
@.str.33 = private unnamed_addr constant [5 x i8] c"EDOM\00", align 1
@.str.34 = private unnamed_addr constant [7 x i8] c"ERANGE\00", align 1
@.str.35 = private unnamed_addr constant [8 x i8] c"EDEADLK\00", align 1
@.str.36 = private unnamed_addr constant [13 x i8] c"ENAMETOOLONG\00", align 1
@.str.37 = private unnamed_addr constant [7 x i8] c"ENOLCK\00", align 1
@.str.38 = private unnamed_addr constant [7 x i8] c"ENOSYS\00", align 1
@.str.39 = private unnamed_addr constant [10 x i8] c"ENOTEMPTY\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"ELOOP\00", align 1
@.str.41 = private unnamed_addr constant [7 x i8] c"ENOMSG\00", align 1
@.str.42 = private unnamed_addr constant [6 x i8] c"EIDRM\00", align 1
@.str.43 = private unnamed_addr constant [7 x i8] c"ECHRNG\00", align 1
@.str.44 = private unnamed_addr constant [9 x i8] c"EL2NSYNC\00", align 1
@.str.45 = private unnamed_addr constant [7 x i8] c"EL3HLT\00", align 1
@.str.46 = private unnamed_addr constant [7 x i8] c"EL3RST\00", align 1
@.str.47 = private unnamed_addr constant [7 x i8] c"ELNRNG\00", align 1
@.str.48 = private unnamed_addr constant [8 x i8] c"EUNATCH\00", align 1
@.str.49 = private unnamed_addr constant [7 x i8] c"ENOCSI\00", align 1
@.str.50 = private unnamed_addr constant [7 x i8] c"EL2HLT\00", align 1
@.str.51 = private unnamed_addr constant [6 x i8] c"EBADE\00", align 1
@.str.52 = private unnamed_addr constant [6 x i8] c"EBADR\00", align 1
@.str.53 = private unnamed_addr constant [7 x i8] c"EXFULL\00", align 1
@.str.54 = private unnamed_addr constant [7 x i8] c"ENOANO\00", align 1
@.str.55 = private unnamed_addr constant [8 x i8] c"EBADRQC\00", align 1
@.str.56 = private unnamed_addr constant [8 x i8] c"EBADSLT\00", align 1
@.str.57 = private unnamed_addr constant [7 x i8] c"EBFONT\00", align 1
@.str.58 = private unnamed_addr constant [7 x i8] c"ENOSTR\00", align 1
@.str.59 = private unnamed_addr constant [8 x i8] c"ENODATA\00", align 1
@.str.60 = private unnamed_addr constant [6 x i8] c"ETIME\00", align 1
@.str.61 = private unnamed_addr constant [6 x i8] c"ENOSR\00", align 1
@.str.62 = private unnamed_addr constant [7 x i8] c"ENONET\00", align 1
@.str.63 = private unnamed_addr constant [7 x i8] c"ENOPKG\00", align 1
@.str.64 = private unnamed_addr constant [8 x i8] c"EREMOTE\00", align 1
@.str.65 = private unnamed_addr constant [8 x i8] c"ENOLINK\00", align 1
@.str.66 = private unnamed_addr constant [5 x i8] c"EADV\00", align 1
@.str.67 = private unnamed_addr constant [7 x i8] c"ESRMNT\00", align 1
@.str.68 = private unnamed_addr constant [6 x i8] c"ECOMM\00", align 1
@.str.69 = private unnamed_addr constant [7 x i8] c"EPROTO\00", align 1
@.str.70 = private unnamed_addr constant [10 x i8] c"EMULTIHOP\00", align 1
@.str.71 = private unnamed_addr constant [8 x i8] c"EDOTDOT\00", align 1
@.str.72 = private unnamed_addr constant [8 x i8] c"EBADMSG\00", align 1
@.str.73 = private unnamed_addr constant [10 x i8] c"EOVERFLOW\00", align 1
@.str.74 = private unnamed_addr constant [9 x i8] c"ENOTUNIQ\00", align 1
@.str.75 = private unnamed_addr constant [7 x i8] c"EBADFD\00", align 1
@.str.76 = private unnamed_addr constant [8 x i8] c"EREMCHG\00", align 1
@.str.77 = private unnamed_addr constant [8 x i8] c"ELIBACC\00", align 1
@.str.78 = private unnamed_addr constant [8 x i8] c"ELIBBAD\00", align 1
@.str.79 = private unnamed_addr constant [8 x i8] c"ELIBSCN\00", align 1
@.str.80 = private unnamed_addr constant [8 x i8] c"ELIBMAX\00", align 1
@.str.81 = private unnamed_addr constant [9 x i8] c"ELIBEXEC\00", align 1
@.str.82 = private unnamed_addr constant [7 x i8] c"EILSEQ\00", align 1
@.str.83 = private unnamed_addr constant [9 x i8] c"ERESTART\00", align 1
@.str.84 = private unnamed_addr constant [9 x i8] c"ESTRPIPE\00", align 1
@.str.85 = private unnamed_addr constant [7 x i8] c"EUSERS\00", align 1
@.str.86 = private unnamed_addr constant [9 x i8] c"ENOTSOCK\00", align 1
@.str.87 = private unnamed_addr constant [13 x i8] c"EDESTADDRREQ\00", align 1
@.str.88 = private unnamed_addr constant [9 x i8] c"EMSGSIZE\00", align 1
@.str.89 = private unnamed_addr constant [11 x i8] c"EPROTOTYPE\00", align 1
@.str.90 = private unnamed_addr constant [12 x i8] c"ENOPROTOOPT\00", align 1
@.str.91 = private unnamed_addr constant [16 x i8] c"EPROTONOSUPPORT\00", align 1
@.str.92 = private unnamed_addr constant [16 x i8] c"ESOCKTNOSUPPORT\00", align 1
@.str.93 = private unnamed_addr constant [11 x i8] c"EOPNOTSUPP\00", align 1
@.str.94 = private unnamed_addr constant [13 x i8] c"EPFNOSUPPORT\00", align 1
@.str.95 = private unnamed_addr constant [13 x i8] c"EAFNOSUPPORT\00", align 1
@.str.96 = private unnamed_addr constant [11 x i8] c"EADDRINUSE\00", align 1
@.str.97 = private unnamed_addr constant [14 x i8] c"EADDRNOTAVAIL\00", align 1
@.str.98 = private unnamed_addr constant [9 x i8] c"ENETDOWN\00", align 1
@.str.99 = private unnamed_addr constant [12 x i8] c"ENETUNREACH\00", align 1
@.str.100 = private unnamed_addr constant [10 x i8] c"ENETRESET\00", align 1
@.str.101 = private unnamed_addr constant [13 x i8] c"ECONNABORTED\00", align 1
@.str.102 = private unnamed_addr constant [11 x i8] c"ECONNRESET\00", align 1
@.str.103 = private unnamed_addr constant [8 x i8] c"ENOBUFS\00", align 1
@.str.104 = private unnamed_addr constant [8 x i8] c"EISCONN\00", align 1
@.str.105 = private unnamed_addr constant [9 x i8] c"ENOTCONN\00", align 1
@.str.106 = private unnamed_addr constant [10 x i8] c"ESHUTDOWN\00", align 1
@.str.107 = private unnamed_addr constant [13 x i8] c"ETOOMANYREFS\00", align 1
@.str.108 = private unnamed_addr constant [10 x i8] c"ETIMEDOUT\00", align 1
@.str.109 = private unnamed_addr constant [13 x i8] c"ECONNREFUSED\00", align 1
@.str.110 = private unnamed_addr constant [10 x i8] c"EHOSTDOWN\00", align 1
@.str.111 = private unnamed_addr constant [13 x i8] c"EHOSTUNREACH\00", align 1
@.str.112 = private unnamed_addr constant [9 x i8] c"EALREADY\00", align 1
@.str.113 = private unnamed_addr constant [12 x i8] c"EINPROGRESS\00", align 1
@.str.114 = private unnamed_addr constant [7 x i8] c"ESTALE\00", align 1
@.str.115 = private unnamed_addr constant [8 x i8] c"EUCLEAN\00", align 1
@.str.116 = private unnamed_addr constant [8 x i8] c"ENOTNAM\00", align 1
@.str.117 = private unnamed_addr constant [8 x i8] c"ENAVAIL\00", align 1
@.str.118 = private unnamed_addr constant [7 x i8] c"EISNAM\00", align 1
@.str.119 = private unnamed_addr constant [10 x i8] c"EREMOTEIO\00", align 1
@.str.120 = private unnamed_addr constant [7 x i8] c"EDQUOT\00", align 1
@.str.121 = private unnamed_addr constant [10 x i8] c"ENOMEDIUM\00", align 1
@.str.122 = private unnamed_addr constant [12 x i8] c"EMEDIUMTYPE\00", align 1
@.str.123 = private unnamed_addr constant [10 x i8] c"ECANCELED\00", align 1
@.str.124 = private unnamed_addr constant [7 x i8] c"ENOKEY\00", align 1
@.str.125 = private unnamed_addr constant [12 x i8] c"EKEYEXPIRED\00", align 1
@.str.126 = private unnamed_addr constant [12 x i8] c"EKEYREVOKED\00", align 1
@.str.127 = private unnamed_addr constant [13 x i8] c"EKEYREJECTED\00", align 1
@.str.128 = private unnamed_addr constant [11 x i8] c"EOWNERDEAD\00", align 1
@.str.129 = private unnamed_addr constant [16 x i8] c"ENOTRECOVERABLE\00", align 1
@.str.130 = private unnamed_addr constant [8 x i8] c"ERFKILL\00", align 1
@.str.131 = private unnamed_addr constant [10 x i8] c"EHWPOISON\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize readnone willreturn
define dso_local i8* @strerrorname_np(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 134
  br i1 %2, label %3, label %7

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds [134 x i8*], [134 x i8*]* @names, i64 0, i64 %4
  %6 = load i8*, i8** %5, align 8, !tbaa !2
  br label %7

7:                                                ; preds = %1, %3
  %8 = phi i8* [ %6, %3 ], [ null, %1 ]
  ret i8* %8
}

; Function Attrs: nounwind optsize
define dso_local i8* @strerrordesc_np(i32 noundef %0) local_unnamed_addr #1 {
  %2 = icmp ult i32 %0, 134
  br i1 %2, label %3, label %6

3:                                                ; preds = %1
  switch i32 %0, label %4 [
    i32 58, label %6
    i32 41, label %6
  ]

4:                                                ; preds = %3
  %5 = tail call i8* @strerror(i32 noundef %0) #3
  br label %6

6:                                                ; preds = %3, %3, %1, %4
  %7 = phi i8* [ %5, %4 ], [ null, %3 ], [ null, %1 ], [ null, %3 ]
  ret i8* %7
}

; Function Attrs: optsize
declare dso_local i8* @strerror(i32 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize readnone willreturn "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind optsize "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { optsize "frame-pointer"="none" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind optsize "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 14.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"any pointer", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
