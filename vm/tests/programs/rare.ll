; Written by hand: what C programs seldom make of LLVM. Each function returns what the test beside its name expects.
target triple = "x86_64-pc-linux-gnu"

%list = type { i32, i32, ptr, ptr }

declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float>)
declare { double, double } @llvm.modf.f64(double)
declare { double, double } @llvm.sincos.f64(double)
declare <4 x i16> @llvm.masked.expandload.v4i16(ptr, <4 x i1>, <4 x i16>)
declare void @llvm.masked.compressstore.v4i16(<4 x i16>, ptr, <4 x i1>)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

; 20.0 = 0.625 * 2^5: 625 + 5 * 1000
define i32 @test_frexp() {
  %r = call { double, i32 } @llvm.frexp.f64.i32(double 2.0e1)
  %f = extractvalue { double, i32 } %r, 0
  %e = extractvalue { double, i32 } %r, 1
  %t = fmul double %f, 1.0e3
  %i = fptosi double %t to i32
  %k = mul i32 %e, 1000
  %s = add i32 %i, %k
  ret i32 %s
}

; lanes: -0.375 = -0.75 * 2^-1, and the least subnormal = 0.5 * 2^-148
define i32 @test_frexp_lanes() {
  %r = call { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float> <float -3.75e-1, float 0x36A0000000000000>)
  %f = extractvalue { <2 x float>, <2 x i32> } %r, 0
  %e = extractvalue { <2 x float>, <2 x i32> } %r, 1
  %f0 = extractelement <2 x float> %f, i64 0
  %f1 = extractelement <2 x float> %f, i64 1
  %e0 = extractelement <2 x i32> %e, i64 0
  %e1 = extractelement <2 x i32> %e, i64 1
  %ok0 = fcmp oeq float %f0, -7.5e-1
  %ok1 = fcmp oeq float %f1, 5.0e-1
  %ok = and i1 %ok0, %ok1
  %s = add i32 %e0, %e1
  %answer = select i1 %ok, i32 %s, i32 0
  ret i32 %answer
}

; -2.75: fraction -0.75, whole -2; an infinity leaves -0
define i32 @test_modf() {
  %r = call { double, double } @llvm.modf.f64(double -2.75)
  %f = extractvalue { double, double } %r, 0
  %w = extractvalue { double, double } %r, 1
  %p = fmul double %f, %w
  %t = fmul double %p, 1.0e2
  %i = fptosi double %t to i32
  %inf = call { double, double } @llvm.modf.f64(double 0xFFF0000000000000)
  %z = extractvalue { double, double } %inf, 0
  %bits = bitcast double %z to i64
  %ok = icmp eq i64 %bits, -9223372036854775808
  %answer = select i1 %ok, i32 %i, i32 0
  ret i32 %answer
}

; sine and cosine of 1: 841 and 540
define i32 @test_sincos() {
  %r = call { double, double } @llvm.sincos.f64(double 1.0)
  %s = extractvalue { double, double } %r, 0
  %c = extractvalue { double, double } %r, 1
  %s3 = fmul double %s, 1.0e3
  %c3 = fmul double %c, 1.0e3
  %si = fptosi double %s3 to i32
  %ci = fptosi double %c3 to i32
  %k = mul i32 %si, 1000
  %answer = add i32 %k, %ci
  ret i32 %answer
}

; lanes 0 and 2 and 3 of 1, 2, 3 in an object of three: 1, old 7, 2, 3; then lanes 1 and 3 back: 7, 3
define i32 @test_expand() {
  %from = alloca [3 x i16], align 2
  %to = alloca [2 x i16], align 2
  store i16 1, ptr %from, align 2
  %p1 = getelementptr i16, ptr %from, i64 1
  store i16 2, ptr %p1, align 2
  %p2 = getelementptr i16, ptr %from, i64 2
  store i16 3, ptr %p2, align 2
  %v = call <4 x i16> @llvm.masked.expandload.v4i16(ptr %from, <4 x i1> <i1 true, i1 false, i1 true, i1 true>, <4 x i16> <i16 9, i16 7, i16 9, i16 9>)
  call void @llvm.masked.compressstore.v4i16(<4 x i16> %v, ptr %to, <4 x i1> <i1 false, i1 true, i1 false, i1 true>)
  %a = load i16, ptr %to, align 2
  %q = getelementptr i16, ptr %to, i64 1
  %b = load i16, ptr %q, align 2
  %l2 = extractelement <4 x i16> %v, i64 2
  %az = zext i16 %a to i32
  %bz = zext i16 %b to i32
  %lz = zext i16 %l2 to i32
  %a2 = mul i32 %az, 100
  %b2 = mul i32 %bz, 10
  %s = add i32 %a2, %b2
  %answer = add i32 %s, %lz
  ret i32 %answer
}

define i32 @sum(i32 %first, ...) {
  %list = alloca %list, align 16
  call void @llvm.va_start(ptr %list)
  %a = va_arg ptr %list, i32
  %b = va_arg ptr %list, double
  %c = va_arg ptr %list, i64
  %d = va_arg ptr %list, i128
  %e = va_arg ptr %list, i32
  %f = va_arg ptr %list, i128
  %g = va_arg ptr %list, x86_fp80
  %h = va_arg ptr %list, i8
  call void @llvm.va_end(ptr %list)
  %bi = fptosi double %b to i32
  %gi = fptosi x86_fp80 %g to i32
  %ci = trunc i64 %c to i32
  %dh = lshr i128 %d, 64
  %di = trunc i128 %dh to i32
  %fh = lshr i128 %f, 64
  %fi = trunc i128 %fh to i32
  %hi = zext i8 %h to i32
  %s1 = add i32 %a, %bi
  %s2 = add i32 %s1, %ci
  %s3 = add i32 %s2, %di
  %s4 = add i32 %s3, %e
  %s5 = add i32 %s4, %fi
  %s6 = add i32 %s5, %gi
  %s7 = add i32 %s6, %hi
  ret i32 %s7
}

; registers: first, a, c, d (two), e; f does not fit and goes to memory whole
define i32 @test_va_arg() {
  %r = call i32 (i32, ...) @sum(i32 0, i32 1, double 2.0e1, i64 300, i128 73786976294838206464000, i32 50000, i128 11068046444225730969600000, x86_fp80 0xK40169896800000000000, i8 7)
  ret i32 %r
}

define double @root(double %x) {
  %r = call double asm "fsqrt", "={st},0,~{dirflag},~{fpsr},~{flags}"(double %x)
  ret double %r
}

; the square root of 2 is 1414, and atan2(1, 1) is 785
define i32 @test_x87() {
  %r = call double @root(double 2.0)
  %t = fmul double %r, 1.0e3
  %i = fptosi double %t to i32
  %a = call x86_fp80 asm "fpatan\0A\09", "={st},0,{st(1)},~{st(1)},~{dirflag},~{fpsr},~{flags}"(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK3FFF8000000000000000)
  %d = fptrunc x86_fp80 %a to double
  %u = fmul double %d, 1.0e3
  %j = fptosi double %u to i32
  %k = mul i32 %i, 1000
  %s = add i32 %k, %j
  ret i32 %s
}

@one = global i32 0
@two = global i32 0

; floats around addresses, as old clangs write them: 1, then true as 2, 8 from -8.0, and 16
define i32 @test_constants() {
  %a = fptoui float uitofp (i1 icmp ne (ptr @one, ptr @two) to float) to i32
  %less = zext i1 fcmp olt (double sitofp (i1 icmp ne (ptr @one, ptr @two) to double), double 0.0) to i32
  %b = shl i32 %less, 1
  %c = fptosi double fmul (double sitofp (i1 icmp ne (ptr @one, ptr @two) to double), double -8.0) to i32
  %d = zext i8 fptoui (float uitofp (i8 select (i1 icmp eq (ptr @one, ptr @two), i8 7, i8 16) to float) to i8) to i32
  %s1 = add i32 %a, %b
  %s2 = add i32 %s1, %c
  %s3 = add i32 %s2, %d
  ret i32 %s3
}

%wide = type { [32 x i8] }

define i32 @aligned(i32 %n, ...) {
  %list = alloca %list, align 16
  call void @llvm.va_start(ptr %list)
  %field = getelementptr %list, ptr %list, i64 0, i32 2
  %area = load ptr, ptr %field, align 8
  %number = ptrtoint ptr %area to i64
  %up = add i64 %number, 31
  %at = and i64 %up, -32
  %place = inttoptr i64 %at to ptr
  %last = getelementptr i8, ptr %place, i64 31
  %byte = load i8, ptr %last, align 1
  %answer = zext i8 %byte to i32
  ret i32 %answer
}

; a by-value argument aligned beyond 16 lies where the callee looks for it
define i32 @test_wide_copy() {
  %w = alloca %wide, align 32
  %last = getelementptr i8, ptr %w, i64 31
  store i8 32, ptr %last, align 1
  %r = call i32 (i32, ...) @aligned(i32 1, ptr byval(%wide) align 32 %w)
  ret i32 %r
}

; Fixed point: products and quotients are rounded down; those of the largest numbers saturate.
define i32 @test_fixed() {
  %a = call i32 @llvm.smul.fix.i32(i32 24, i32 -40, i32 4)
  %b = call i32 @llvm.smul.fix.i32(i32 -1, i32 1, i32 4)
  %c = call i32 @llvm.sdiv.fix.i32(i32 -7, i32 32, i32 4)
  %d = call i8 @llvm.smul.fix.sat.i8(i8 127, i8 127, i32 2)
  %e = call i8 @llvm.smul.fix.sat.i8(i8 -128, i8 127, i32 2)
  %f = call i8 @llvm.sdiv.fix.sat.i8(i8 -128, i8 -1, i32 7)
  %g = call i8 @llvm.umul.fix.sat.i8(i8 -1, i8 -1, i32 4)
  %h = call i16 @llvm.udiv.fix.sat.i16(i16 -25536, i16 1, i32 15)
  %d1 = sext i8 %d to i32
  %e1 = sext i8 %e to i32
  %f1 = sext i8 %f to i32
  %g1 = zext i8 %g to i32
  %h1 = zext i16 %h to i32
  %b2 = mul i32 %b, 2
  %c2 = mul i32 %c, 3
  %d2 = mul i32 %d1, 4
  %e2 = mul i32 %e1, 5
  %f2 = mul i32 %f1, 6
  %g2 = mul i32 %g1, 7
  %h2 = mul i32 %h1, 8
  %s1 = add i32 %a, %b2
  %s2 = add i32 %s1, %c2
  %s3 = add i32 %s2, %d2
  %s4 = add i32 %s3, %e2
  %s5 = add i32 %s4, %f2
  %s6 = add i32 %s5, %g2
  %s7 = add i32 %s6, %h2
  ret i32 %s7
}

declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.sdiv.fix.i32(i32, i32, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.sdiv.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.umul.fix.sat.i8(i8, i8, i32)
declare i16 @llvm.udiv.fix.sat.i16(i16, i16, i32)

; The lanes as decimal digits.
define internal i32 @digits(<4 x i32> %v) {
  %w = mul <4 x i32> %v, <i32 1000, i32 100, i32 10, i32 1>
  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %w)
  ret i32 %s
}

; Lanes moved: 3456 + 2 * 2345 + 3 * 1324 + 4 * 5768 + 5 * 1100 + 6 * 1000 + 7 * 123.
define i32 @test_lanes() {
  %last = call <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, i32 -1)
  %from = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, i32 2)
  %both = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>)
  %apart = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> <i32 5, i32 6, i32 7, i32 8>)
  %even = extractvalue { <2 x i32>, <2 x i32> } %apart, 0
  %odd = extractvalue { <2 x i32>, <2 x i32> } %apart, 1
  %parts = shufflevector <2 x i32> %even, <2 x i32> %odd, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %tail = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 5, i64 7)
  %tail32 = zext <4 x i1> %tail to <4 x i32>
  ; The base and a lane's number do not wrap round.
  %edge = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 -2, i64 -1)
  %edge32 = zext <4 x i1> %edge to <4 x i32>
  %steps = call <4 x i32> @llvm.stepvector.v4i32()
  %d1 = call i32 @digits(<4 x i32> %last)
  %d2 = call i32 @digits(<4 x i32> %from)
  %d3 = call i32 @digits(<4 x i32> %both)
  %d4 = call i32 @digits(<4 x i32> %parts)
  %d5 = call i32 @digits(<4 x i32> %tail32)
  %d6 = call i32 @digits(<4 x i32> %edge32)
  %d7 = call i32 @digits(<4 x i32> %steps)
  %m2 = mul i32 %d2, 2
  %m3 = mul i32 %d3, 3
  %m4 = mul i32 %d4, 4
  %m5 = mul i32 %d5, 5
  %m6 = mul i32 %d6, 6
  %m7 = mul i32 %d7, 7
  %s2 = add i32 %d1, %m2
  %s3 = add i32 %s2, %m3
  %s4 = add i32 %s3, %m4
  %s5 = add i32 %s4, %m5
  %s6 = add i32 %s5, %m6
  %s7 = add i32 %s6, %m7
  ret i32 %s7
}

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i32> @llvm.experimental.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
declare <4 x i32> @llvm.stepvector.v4i32()

; The offset of a splice counts from the end that its name says: 3 and 4 begin.
define i32 @test_splices() {
  %l = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 2)
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 1)
  %a = extractelement <4 x i32> %l, i32 0
  %b = extractelement <4 x i32> %r, i32 1
  %c = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %l, <4 x i1> <i1 1, i1 1, i1 0, i1 0>, i32 9)
  %d = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %l, <4 x i1> zeroinitializer, i32 9)
  %b10 = mul i32 %b, 10
  %c100 = mul i32 %c, 100
  %d1000 = mul i32 %d, 1000
  %ab = add i32 %a, %b10
  %cd = add i32 %c100, %d1000
  %sum = add i32 %ab, %cd
  ret i32 %sum
}
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)

; Rounded once where the function is for processors that do so: 0 and not.
@one_up = global double 0x3FF0000000400000
@one_down = global double 0x3FEFFFFFFF800000
define i1 @is_rounded_twice() {
  %a = load double, ptr @one_up
  %b = load double, ptr @one_down
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double -1.0)
  %zero = fcmp oeq double %r, 0.0
  ret i1 %zero
}
define i1 @is_rounded_once() #0 {
  %a = load double, ptr @one_up
  %b = load double, ptr @one_down
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double -1.0)
  %some = fcmp one double %r, 0.0
  ret i1 %some
}
define i1 @is_rounded_once_too() "target-features"="+fma" {
  %a = load double, ptr @one_up
  %b = load double, ptr @one_down
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double -1.0)
  %some = fcmp one double %r, 0.0
  ret i1 %some
}
define i32 @test_rounding() {
  %a = call i1 @is_rounded_twice()
  %b = call i1 @is_rounded_once()
  %c = call i1 @is_rounded_once_too()
  %wc = zext i1 %c to i32
  %wc100 = mul i32 %wc, 100
  %wa = zext i1 %a to i32
  %wb = zext i1 %b to i32
  %wb10 = mul i32 %wb, 10
  %ab = add i32 %wa, %wb10
  %sum = add i32 %ab, %wc100
  ret i32 %sum
}
declare double @llvm.fmuladd.f64(double, double, double)
attributes #0 = { "target-cpu"="x86-64" "target-features"="+avx,+fma,+sse2" }

; An address is no constant of the compiler's.
define i32 @test_known() {
  %a = call i1 @llvm.is.constant.i32(i32 3)
  %b = call i1 @llvm.is.constant.p0(ptr @one_up)
  %c = call i1 @llvm.is.constant.i64(i64 ptrtoint (ptr @one_up to i64))
  %wa = zext i1 %a to i32
  %wb = zext i1 %b to i32
  %wc = zext i1 %c to i32
  %wb10 = mul i32 %wb, 10
  %wc100 = mul i32 %wc, 100
  %ab = add i32 %wa, %wb10
  %sum = add i32 %ab, %wc100
  ret i32 %sum
}
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.i64(i64)
declare i1 @llvm.is.constant.p0(ptr)

; A NaN that is subtracted keeps its sign.
define i32 @test_subtracted_nan() {
  %r = call <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float> zeroinitializer, <4 x float> zeroinitializer, <4 x float> <float 0x7FF8000000000000, float 2.0, float 3.0, float 4.0>)
  %bits = bitcast <4 x float> %r to <4 x i32>
  %first = extractelement <4 x i32> %bits, i32 0
  %sign = lshr i32 %first, 31
  ret i32 %sign
}
declare <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float>, <4 x float>, <4 x float>)

; What only newer text has ends the path that comes there, and no other.
define i32 @test_newer() {
  %p = alloca i32
  store i32 5, ptr %p
  %o = atomicrmw usub_sat ptr %p, i32 7 seq_cst
  ret i32 %o
}
@carried = global ptr addrspace(256) null
define i32 @test_carried() {
  store ptr addrspace(256) null, ptr @carried
  %q = load ptr addrspace(256), ptr @carried
  %is = icmp eq ptr addrspace(256) %q, null
  %r = zext i1 %is to i32
  ret i32 %r
}
define i32 @test_rounded_far() {
  %r = call i64 @llvm.lrint.i64.f64(double 1.0e30)
  %t = trunc i64 %r to i32
  ret i32 %t
}
declare i64 @llvm.lrint.i64.f64(double)
@far = global double 1.0e30
define i32 @test_converted_far() {
  %f = load double, ptr @far
  %r = fptosi double %f to i32
  ret i32 %r
}
define i32 @test_segment() {
  %v = load i32, ptr addrspace(257) null
  ret i32 %v
}

; Templates for both syntaxes of assembly.
define i32 @test_dialects() {
  %r = call i32 asm "add$(l$| dword ptr$) $($2, $0$|$0, $2$)", "=r,0,r,~{dirflag},~{fpsr},~{flags}"(i32 40, i32 2)
  ret i32 %r
}

; Sums of differences along a row of bytes: of 4 bytes from 8 on (40, 41, 42, 43) with those from 4 + i on.
define i32 @test_mpsadbw() {
  %r = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 80, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15>, <16 x i8> <i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 40, i8 41, i8 42, i8 43, i8 0, i8 0, i8 0, i8 0>, i8 6)
  %a = extractelement <8 x i16> %r, i32 0
  %b = extractelement <8 x i16> %r, i32 4
  %wa = zext i16 %a to i32
  %wb = zext i16 %b to i32
  %wb1000 = mul i32 %wb, 1000
  %sum = add i32 %wa, %wb1000
  ret i32 %sum
}
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i8)

define i32 @test_float_modes() {
  %p = alloca i32
  call void @llvm.x86.sse.stmxcsr(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
declare void @llvm.x86.sse.stmxcsr(ptr)
