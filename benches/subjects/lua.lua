-- What Lua can do, in a script whose output depends on nothing outside.

local function title(name) print("-- " .. name) end

title "numbers"
print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, 2 ^ 10, 1 / 3, 10 / 2)
print(math.maxinteger, math.mininteger, math.maxinteger + 1 == math.mininteger, 0x7fffffffffffffff * 2)
print(1 << 62, ~0 >> 60, 5 & 3, 5 | 3, 5 ~ 3, "10" + 5, 3 | 0, math.type(3), math.type(3.0))
print(math.pi, math.sqrt(2), math.floor(-2.5), math.ceil(-2.5), math.tointeger("8"), math.ult(1, -1))
print(1e15, 1e16, 1e100, 123456789012345678, 0.1, -0.0, 1 / 0, -1 / 0, 3.14159265358979)
print(tonumber("0x1p4"), tonumber("1e1"), tonumber("z", 36), tonumber("  12  "), tonumber("12x"), tonumber("7", 8))
print(string.format("%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%e|%.3f|%g|%a", 42, 42, 42, 42, 255, 255, 8, 65, 12345.678, 2 / 3, 1e20, 1))

title "strings"
local text = "The quick brown fox jumps over the lazy dog"
print(#text, text:upper(), text:reverse(), text:sub(-3), text:rep(2, "/"):len())
print(text:find("quick"), text:find("o%w", 15), text:match("(%a+) (%a+)$"))
print(text:gsub("%w+", function(w) return #w > 4 and w:upper() or nil end))
print(("key = value; other=thing"):gsub("(%w+)%s*=%s*(%w+)", "%2<-%1"))
for word, rest in ("a=1, b=22, c=333"):gmatch("(%w+)=(%w+)") do io.write(word, ":", rest, " ") end
print(("%b()"):len(), ("f(a(b)c)d"):match("%b()"), ("THE (quick) fox"):find("%((%a+)%)"), ("hello"):byte(1, -1))
print(string.format("%q", 'line\nand "quotes" \0 and \\'), ("x"):rep(0) == "", "a\tb\x41\u{20AC}\z
      end")
print(string.pack("<i4 >i2 z s1 d", -2, 258, "zero", "len", 1.5):byte(1, -1))
print(string.unpack("<i4 >i2 z s1 d", string.pack("<i4 >i2 z s1 d", -2, 258, "zero", "len", 1.5)))
print(utf8.char(72, 228, 8364, 128512), utf8.len("häß€"), #utf8.char(8364))
for position, code in utf8.codes("aé€") do io.write(position, "=", code, " ") end
print()

title "tables"
local list = {}
for i = 1, 200 do list[i] = (i * 7919) % 211 end
table.sort(list)
print(#list, list[1], list[100], list[200], table.concat(list, ",", 1, 12))
table.sort(list, function(a, b) return a % 10 < b % 10 or (a % 10 == b % 10 and a > b) end)
print(table.concat(list, " ", 1, 15))
table.insert(list, 1, "first") table.remove(list, 2) table.move(list, 1, 3, 4)
print(table.unpack(list, 1, 6))
print(select("#", table.unpack({ 1, nil, 3 }, 1, 3)), select(-1, "a", "b", "c"))
local sieve, primes = {}, 0
for i = 2, 1500 do
  if not sieve[i] then
    primes = primes + 1
    for j = i * i, 1500, i do sieve[j] = true end
  end
end
print("primes", primes)
local keys = {}
for k in pairs { x = 1, y = 2, [1.5] = 3, [true] = 4, "array" } do keys[#keys + 1] = tostring(k) end
table.sort(keys)
print(table.concat(keys, " "))

title "functions"
local function counter()
  local n = 0
  return function(step) n = n + (step or 1) return n end
end
local first, second = counter(), counter()
print(first(), first(5), second(), first())
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(17))
local function loop(n, acc) if n == 0 then return acc end return loop(n - 1, acc + n) end
print(loop(3000, 0))
local function variadic(...) local a, b = ... return select("#", ...), a, b, ... end
print(variadic(1, nil, 3))
for i = 10, 1, -3 do io.write(i, " ") end
for i = 1, 3 do
  for j = 1, 3 do
    if j == 2 then goto continue end
    io.write(i, j, " ")
    ::continue::
  end
end
print()

title "metatables"
local Vector = {}
Vector.__index = Vector
Vector.__add = function(a, b) return setmetatable({ x = a.x + b.x, y = a.y + b.y }, Vector) end
Vector.__eq = function(a, b) return a.x == b.x and a.y == b.y end
Vector.__lt = function(a, b) return a.x < b.x end
Vector.__tostring = function(v) return "(" .. v.x .. ", " .. v.y .. ")" end
Vector.__call = function(v, k) return v.x * k end
Vector.__len = function() return 2 end
Vector.__concat = function(a, b) return tostring(a) .. "&" .. tostring(b) end
local u, v = setmetatable({ x = 1, y = 2 }, Vector), setmetatable({ x = 3, y = 4 }, Vector)
print(tostring(u + v), u == v, u < v, u(10), #u, u .. v, rawlen { 1, 2 }, rawequal(u, u))
local defaults = setmetatable({}, { __index = function(t, k) t[k] = k .. "!" return t[k] end })
print(defaults.hello, rawget(defaults, "hello"), rawget(defaults, "other"))
do
  local closed <close> = setmetatable({}, { __close = function() print("closed") end })
  print("open")
end

title "coroutines"
local function generate(n) return coroutine.wrap(function() for i = 1, n do coroutine.yield(i, i * i) end end) end
for i, square in generate(5) do io.write(i, ":", square, " ") end
print()
local co = coroutine.create(function(a) local b = coroutine.yield(a + 1) error({ code = b }) end)
print(coroutine.resume(co, 1))
local ok, problem = coroutine.resume(co, 42)
print(ok, type(problem), problem.code, coroutine.status(co))

title "errors"
print(pcall(error, "plain", 0))
print(pcall(function() local x = nil; return x.field end))
print(pcall(function() return 1 + {} end))
print(pcall(function() return #5 end))
print(pcall(string.rep))
print(pcall(function() return 1 // 0 end))
print(select(2, xpcall(function() error("deep") end, function(m) return "handled: " .. m end)))
print(load("return 1 +")) 
print(load("x = 1; return x * 6")())
print(pcall(load, nil))

title "garbage"
local weak = setmetatable({}, { __mode = "v" })
for i = 1, 100 do weak[i] = { i } end
collectgarbage()
local left = 0
for _ in pairs(weak) do left = left + 1 end
print("left", left, collectgarbage("count") > 0)
local pieces = {}
for i = 1, 400 do pieces[#pieces + 1] = ("%03d"):format(i % 97) end
local joined = table.concat(pieces)
local sum = 0
for digit in joined:gmatch("%d") do sum = sum + tonumber(digit) end
print(#joined, sum)
print(os.time { year = 2020, month = 2, day = 29, hour = 12 } - os.time { year = 2020, month = 2, day = 28, hour = 12 })
