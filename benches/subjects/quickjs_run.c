/* Runs a script in QuickJS: classes, generators, big integers, regular expressions, floats as text. */
#include "quickjs.h"
#include <stdio.h>
#include <string.h>

static JSValue print(JSContext *context, JSValueConst self, int count, JSValueConst *values) {
  for (int i = 0; i < count; i++) {
    const char *text = JS_ToCString(context, values[i]);
    if (!text) return JS_EXCEPTION;
    printf("%s%s", i ? " " : "", text);
    JS_FreeCString(context, text);
  }
  printf("\n");
  return JS_UNDEFINED;
}

static const char script[] =
    "class Shape { constructor(n) { this.n = n; } area() { return 0; } toString() { return `${this.n}:${this.area().toFixed(3)}`; } }\n"
    "class Circle extends Shape { constructor(r) { super('circle'); this.r = r; } area() { return Math.PI * this.r ** 2; } }\n"
    "print(new Circle(1.5), [3, 1, 2].sort().map(x => x * x), JSON.stringify({a: [1, {b: null}], c: 'x\\u00e9'}));\n"
    "function* fib() { let [a, b] = [0n, 1n]; for (;;) { yield a; [a, b] = [b, a + b]; } }\n"
    "let i = 0; for (const f of fib()) { if (++i > 90) { print(f, f ** 3n, -f / 7n); break; } }\n"
    "print('2026-11-21 and 1999-01-02'.replace(/(\\d{4})-(\\d\\d)-(\\d\\d)/g, '$3.$2.$1'), /^(?<y>a+)(?=b)/.exec('aaab').groups.y);\n"
    "print([0.1 + 0.2, 1e21, 1 / 3, -0, NaN, 5e-324, 1.7976931348623157e308, 123456789012345680000, 2 ** 53].join());\n"
    "try { null.x } catch (e) { print(e.name, e.message) }\n"
    "const m = new Map(); for (let k = 0; k < 50; k++) m.set('k' + k % 7, (m.get('k' + k % 7) || 0) + k); print([...m].join(';'));\n"
    "print(new Uint8Array([1, 2, 300, -1]), new Float32Array([0.1, 1e40]), new DataView(new ArrayBuffer(8)).getFloat64(0));\n"
    "let s = ''; for (let k = 0; k < 300; k++) s += String.fromCharCode(65 + k * k % 57); print(s.length, s.slice(40, 80), s.split('').reverse().join('').indexOf('q'));\n"
    "print(parseInt('ff', 16), (255).toString(2), Number('0x1p3'), parseFloat('3.25abc'), (1234.5678).toExponential(2), (0.000001234).toString());\n"
    "const d = new Proxy({}, { get: (t, k) => k.toUpperCase() }); print(d.hello, Reflect.ownKeys({b: 1, a: 2}), [1, [2, [3]]].flat(Infinity));\n"
    "label: for (let a = 0; a < 3; a++) for (let b = 0; b < 3; b++) { if (b == 1) continue label; if (a == 2) break label; print(a, b); }\n"
    "print(Math.hypot(3, 4), Math.clz32(77), Math.imul(0xffffffff, 5), Math.fround(0.1), Math.max(), 7 % -3, -7 >> 1, -7 >>> 28, 2 ** -1074);\n"
    "function primes(n) { const c = new Array(n + 1).fill(true), r = []; for (let p = 2; p <= n; p++) if (c[p]) { r.push(p); for (let q = p * p; q <= n; q += p) c[q] = false; } return r; }\n"
    "print(primes(200).length, primes(60));\n";

int main(void) {
  JSRuntime *runtime = JS_NewRuntime();
  JSContext *context = JS_NewContext(runtime);
  JSValue global = JS_GetGlobalObject(context);
  JS_SetPropertyStr(context, global, "print", JS_NewCFunction(context, print, "print", 1));
  JS_FreeValue(context, global);
  JSValue result = JS_Eval(context, script, strlen(script), "script.js", JS_EVAL_TYPE_GLOBAL);
  int failed = JS_IsException(result);
  if (failed) {
    JSValue e = JS_GetException(context);
    printf("%s\n", JS_ToCString(context, e));
    return 1;
  }
  JS_FreeValue(context, result);
  JS_FreeContext(context);
  JS_FreeRuntime(runtime);
  return failed;
}
