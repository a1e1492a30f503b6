//! The typed module: a faithful, owned picture of a `.ll` file, with typed-pointer text and
//! opaque-pointer text brought to one form (every pointer is [`Type::Ptr`]).
//!
//! Nothing here is simplified. Identifiers are resolved: values of a function are dense
//! [`ValueId`]s (parameters first, then instruction results in textual order), blocks are dense
//! [`BlockId`]s, and globals are named by [`SymbolId`] into [`Module::symbols`].

use std::cmp::Ordering;
use std::sync::Arc;

/// An index into [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(pub u32);
/// A value local to a function: a parameter or the result of an instruction (`%x`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct ValueId(pub u32);
/// A basic block of a function; 0 is the entry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct BlockId(pub u32);
/// A global symbol (`@x`): function, variable, alias or ifunc.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymbolId(pub u32);
/// An index into [`Module::locations`]; 0 is "no location known".
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct LocationId(pub u32);

/// The floating-point formats of LLVM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    /// IEEE binary16, `half`.
    Half,
    /// `bfloat`.
    BFloat,
    /// IEEE binary32, `float`.
    Single,
    /// IEEE binary64, `double`.
    Double,
    /// 80-bit x87 extended precision, `x86_fp80`.
    X87,
    /// IEEE binary128, `fp128`.
    Quad,
}

impl FloatKind {
    /// The type's name in `.ll` text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Single => "float",
            FloatKind::Double => "double",
            FloatKind::X87 => "x86_fp80",
            FloatKind::Quad => "fp128",
        }
    }
}

impl std::fmt::Display for FloatKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A type, with its parts named by [`TypeId`] (hash-consed in [`Types`]).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`.
    Void,
    /// `iN`, with its width in bits.
    Int(u32),
    /// A floating-point type.
    Float(FloatKind),
    /// Any pointer (opaque, or typed in older text); the address space is dropped.
    Ptr,
    /// `[len x elem]`.
    Array {
        /// Element type.
        elem: TypeId,
        /// Number of elements.
        len: u64,
    },
    /// `<len x elem>`.
    Vector {
        /// Element type.
        elem: TypeId,
        /// Number of elements.
        len: u32,
    },
    /// `{ … }` or `<{ … }>`; a named struct has the same form once its body is known.
    Struct {
        /// Field types in order.
        fields: Vec<TypeId>,
        /// `<{ … }>`: no padding.
        packed: bool,
    },
    /// A named struct: its body is [`Types::named`]`[index]`.
    Named(u32),
    /// A function type; appears only in calls and function definitions.
    Func {
        /// Result.
        ret: TypeId,
        /// Parameters.
        params: Vec<TypeId>,
        /// Ends in `...`.
        variadic: bool,
    },
    /// `label`, `token`, `metadata`, `x86_mmx` and target types that no register holds.
    Other(Arc<str>),
}

/// The arena of types.
#[derive(Clone, Debug, Default)]
pub struct Types {
    /// All types, by [`TypeId`].
    pub list: Vec<Type>,
    /// Named structs: name and body (`None` while or if opaque).
    pub named: Vec<(Arc<str>, Option<TypeId>)>,
    pub(crate) index: hashbrown::HashMap<Type, TypeId>,
}

impl Types {
    /// The id of `ty`, adding it at first sight.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.index.get(&ty) {
            return id;
        }
        let id = TypeId(self.list.len() as u32);
        self.list.push(ty.clone());
        self.index.insert(ty, id);
        id
    }

    /// The type behind `id`, named structs resolved to their bodies where these are known.
    pub fn get(&self, id: TypeId) -> &Type {
        match &self.list[id.0 as usize] {
            Type::Named(n) => match self.named[*n as usize].1 {
                Some(body) => self.get(body),
                None => &self.list[id.0 as usize],
            },
            ty => ty,
        }
    }
}

/// A constant.
#[derive(Clone, PartialEq, Debug)]
pub enum Constant {
    /// An integer as little-endian 64-bit limbs, unused high bits zero; the width is the type's.
    Int(Vec<u64>),
    /// A float as its bit pattern in little-endian limbs (one limb, or two for `x86_fp80`/`fp128`).
    Float(Vec<u64>),
    /// `null`.
    Null,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// `zeroinitializer`.
    Zero,
    /// `[…]`, `{…}`, `<{…}>`, `<…>`: elements with their types.
    Aggregate(Vec<TypedConstant>),
    /// `c"…"`.
    Bytes(Vec<u8>),
    /// `splat (…)`.
    Splat(Box<TypedConstant>),
    /// `@x`, also through `dso_local_equivalent` and `no_cfi`.
    Symbol(SymbolId),
    /// `blockaddress(@f, %b)`.
    BlockAddress(SymbolId, BlockRef),
    /// A constant expression.
    Expr(Box<ConstExpr>),
}

/// The block of a `blockaddress`: resolved once the function's body is read.
#[derive(Clone, PartialEq, Debug)]
pub enum BlockRef {
    /// By name, not yet resolved.
    Name(Arc<str>),
    /// Resolved.
    Id(BlockId),
}

/// A constant with its type.
#[derive(Clone, PartialEq, Debug)]
pub struct TypedConstant {
    /// Type.
    pub ty: TypeId,
    /// Value.
    pub value: Constant,
}

/// A constant expression, in the shape of the instruction of the same name.
#[derive(Clone, PartialEq, Debug)]
pub enum ConstExpr {
    /// `getelementptr (source, base, indices…)`.
    Gep {
        /// Source element type.
        source: TypeId,
        /// Base pointer and indices.
        operands: Vec<TypedConstant>,
    },
    /// A cast.
    Cast(CastOp, TypedConstant, TypeId),
    /// Integer or float arithmetic (`add (…)`).
    Binary(BinaryOp, TypedConstant, TypedConstant),
    /// `icmp`.
    ICmp(IntPredicate, TypedConstant, TypedConstant),
    /// `fcmp`.
    FCmp(FloatPredicate, TypedConstant, TypedConstant),
    /// `select`.
    Select(TypedConstant, TypedConstant, TypedConstant),
    /// `extractelement`, `insertelement`, `shufflevector`, `extractvalue`, `insertvalue`, by keyword.
    Other(Arc<str>, Vec<TypedConstant>),
}

/// An operand of an instruction.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand {
    /// A parameter or an instruction's result.
    Value(ValueId),
    /// A constant.
    Const(Constant),
    /// A metadata operand (of `llvm.dbg.*` and constrained-float intrinsics): its text is kept when it is a string.
    Metadata(Option<Arc<str>>),
    /// Inline assembly as a callee.
    InlineAsm(Arc<InlineAsm>),
}

/// `asm sideeffect "…", "…"`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineAsm {
    /// The template.
    pub template: String,
    /// The constraint string.
    pub constraints: String,
    /// `sideeffect`.
    pub side_effect: bool,
    /// `inteldialect`.
    pub intel: bool,
}

/// An operand with its type.
#[derive(Clone, PartialEq, Debug)]
pub struct TypedOperand {
    /// Type.
    pub ty: TypeId,
    /// Operand.
    pub value: Operand,
}

macro_rules! keyword_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $(#[doc = concat!("`", $text, "`.")] $(#[$vmeta])* $variant),* }
        impl $name {
            /// The keyword in `.ll` text.
            pub fn keyword(self) -> &'static str { match self { $(Self::$variant => $text),* } }
            /// The variant of a keyword.
            pub fn from_keyword(text: &str) -> Option<Self> { match text { $($text => Some(Self::$variant),)* _ => None } }
        }
    };
}

keyword_enum! {
    /// Binary operations (integer and float).
    BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem", SRem = "srem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
        FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}
keyword_enum! {
    /// Casts.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr", BitCast = "bitcast", AddrSpaceCast = "addrspacecast",
    }
}
keyword_enum! {
    /// Integer comparison predicates.
    IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}
keyword_enum! {
    /// Float comparison predicates.
    FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
        Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", Uno = "uno", True = "true",
    }
}
impl FloatPredicate {
    /// Whether it holds of two floats in this order; `None`: one of them is not a number.
    #[must_use]
    pub fn holds(self, order: Option<Ordering>) -> bool {
        use Ordering::{Equal, Greater, Less};
        match self {
            Self::False => false,
            Self::Oeq => order == Some(Equal),
            Self::Ogt => order == Some(Greater),
            Self::Oge => matches!(order, Some(Greater | Equal)),
            Self::Olt => order == Some(Less),
            Self::Ole => matches!(order, Some(Less | Equal)),
            Self::One => matches!(order, Some(Less | Greater)),
            Self::Ord => order.is_some(),
            Self::Ueq => matches!(order, None | Some(Equal)),
            Self::Ugt => matches!(order, None | Some(Greater)),
            Self::Uge => order != Some(Less),
            Self::Ult => matches!(order, None | Some(Less)),
            Self::Ule => order != Some(Greater),
            Self::Une => order != Some(Equal),
            Self::Uno => order.is_none(),
            Self::True => true,
        }
    }
}

keyword_enum! {
    /// `atomicrmw` operations.
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub", FMax = "fmax", FMin = "fmin",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap",
    }
}

/// Flags that bear on overflow checks; all others are read and dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    /// `nuw`.
    pub nuw: bool,
    /// `nsw`.
    pub nsw: bool,
    /// `exact`.
    pub exact: bool,
    /// `inbounds` (GEP).
    pub inbounds: bool,
}

/// Parameter attributes with a meaning at run time; the rest are dropped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ParamAttrs {
    /// `byval(T)`: the callee gets the address of a copy of a `T`.
    pub byval: Option<TypeId>,
    /// `sret(T)`.
    pub sret: Option<TypeId>,
    /// `signext`.
    pub signext: bool,
    /// `zeroext`.
    pub zeroext: bool,
    /// `align N` in bytes; 0 if absent.
    pub align: u32,
}

/// `call`, `invoke` or `callbr`.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// What is called.
    pub callee: Operand,
    /// The result type.
    pub ret: TypeId,
    /// The callee's type as written: its fixed parameters, if the call spells a function type or the callee is known.
    pub fn_ty: Option<TypeId>,
    /// Arguments.
    pub args: Vec<(TypedOperand, ParamAttrs)>,
    /// `noreturn`, `returns_twice` and the like are found on the callee; a call may add `builtin`/`nobuiltin`.
    pub returns_twice: bool,
    /// `musttail`: the callee takes the caller's place on the stack.
    pub must_tail: bool,
    /// `...` behind the arguments of a `musttail` call: the caller's variable arguments go on to the callee.
    pub forwards: bool,
}

/// The clauses of a `landingpad`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LandingPad {
    /// Entered by exceptions that no clause matches, too.
    pub cleanup: bool,
    /// `catch` (a type) and `filter` (an array of types), in order.
    pub clauses: Vec<(LandingClause, TypedOperand)>,
}

/// The kind of a clause of a `landingpad`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LandingClause {
    /// `catch`: matches exceptions of the type; of any, if it is null.
    Catch,
    /// `filter`: matches exceptions of none of the types.
    Filter,
}

/// An instruction's operation.
#[derive(Clone, PartialEq, Debug)]
pub enum InstKind {
    /// Integer or float arithmetic.
    Binary {
        /// Operation.
        op: BinaryOp,
        /// Flags.
        flags: Flags,
        /// Type of both operands and the result.
        ty: TypeId,
        /// Left.
        lhs: Operand,
        /// Right.
        rhs: Operand,
    },
    /// `fneg`.
    FNeg(TypedOperand),
    /// A cast to the instruction's type.
    Cast(CastOp, TypedOperand),
    /// `icmp`.
    ICmp(IntPredicate, TypeId, Operand, Operand),
    /// `fcmp`.
    FCmp(FloatPredicate, TypeId, Operand, Operand),
    /// `select`.
    Select(TypedOperand, TypedOperand, TypedOperand),
    /// `freeze`.
    Freeze(TypedOperand),
    /// `phi`.
    Phi(Vec<(Operand, BlockId)>),
    /// `alloca`.
    Alloca {
        /// Allocated type.
        ty: TypeId,
        /// Element count.
        count: Option<TypedOperand>,
        /// Alignment in bytes; 0 = natural.
        align: u32,
    },
    /// `load`; the type is the instruction's.
    Load {
        /// Address.
        ptr: Operand,
        /// `volatile`.
        volatile: bool,
        /// `atomic`.
        atomic: bool,
        /// Alignment in bytes; 0 = natural.
        align: u32,
    },
    /// `store`.
    Store {
        /// Stored value.
        value: TypedOperand,
        /// Address.
        ptr: Operand,
        /// `volatile`.
        volatile: bool,
        /// `atomic`.
        atomic: bool,
        /// Alignment in bytes; 0 = natural.
        align: u32,
    },
    /// `getelementptr`.
    Gep {
        /// Source element type.
        source: TypeId,
        /// Base (a pointer or a vector of pointers).
        base: TypedOperand,
        /// Indices.
        indices: Vec<TypedOperand>,
        /// `inbounds`, `nuw`.
        flags: Flags,
    },
    /// `extractvalue`.
    ExtractValue(TypedOperand, Vec<u32>),
    /// `insertvalue`.
    InsertValue(TypedOperand, TypedOperand, Vec<u32>),
    /// `extractelement`.
    ExtractElement(TypedOperand, TypedOperand),
    /// `insertelement`.
    InsertElement(TypedOperand, TypedOperand, TypedOperand),
    /// `shufflevector`; `None` = undefined lane. The mask length is the result's length.
    ShuffleVector(TypedOperand, TypedOperand, Vec<Option<u32>>),
    /// A call.
    Call(Box<Call>),
    /// `va_arg`.
    VaArg(TypedOperand),
    /// `cmpxchg`: address, expected, new.
    CmpXchg(Operand, TypedOperand, TypedOperand),
    /// `atomicrmw`.
    AtomicRmw(RmwOp, Operand, TypedOperand),
    /// `fence`.
    Fence,
    /// `ret`.
    Ret(Option<TypedOperand>),
    /// `br label`.
    Br(BlockId),
    /// `br i1`.
    CondBr(Operand, BlockId, BlockId),
    /// `switch`: value, default, cases (the constant as limbs).
    Switch(TypedOperand, BlockId, Vec<(Vec<u64>, BlockId)>),
    /// `indirectbr`.
    IndirectBr(Operand, Vec<BlockId>),
    /// `invoke`: the call and where it goes on, normally and unwinding.
    Invoke(Box<Call>, BlockId, BlockId),
    /// `callbr`: the call, the fall-through and the indirect targets.
    CallBr(Box<Call>, BlockId, Vec<BlockId>),
    /// `landingpad`: what an exception that arrives here was caught by, and whether the block is entered in any case.
    LandingPad(LandingPad),
    /// `resume`: the call of `_Unwind_Resume` that compilers make of it.
    Resume(Box<Call>),
    /// `unreachable`.
    Unreachable,
    /// An instruction that is known by name only: an error when reached.
    Unsupported(Arc<str>),
}

/// An instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct Inst {
    /// The result, if the instruction has one.
    pub result: Option<ValueId>,
    /// The result's type ([`Type::Void`] without a result).
    pub ty: TypeId,
    /// What it does.
    pub kind: InstKind,
    /// Where in the C source.
    pub location: LocationId,
    /// The line of the `.ll` text, from 1.
    pub line: u32,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    /// Its name without `%` (numbers for unnamed ones).
    pub name: Arc<str>,
    /// Its instructions; the last is a terminator.
    pub insts: Vec<Inst>,
}

/// A local variable known from debug information: the alloca or value that holds it.
#[derive(Clone, PartialEq, Debug)]
pub struct LocalVariable {
    /// Source name.
    pub name: Arc<str>,
    /// The value, or what lies at the address, is only a part of it.
    pub part: Option<VariablePart>,
    /// The address (`declare`) or value (`value`).
    pub value: ValueId,
    /// `declare`: `value` is the variable's address.
    pub is_address: bool,
    /// Where it is declared.
    pub location: LocationId,
}

/// A part of a variable, in bits.
#[derive(Clone, PartialEq, Debug)]
pub struct VariablePart {
    /// Where it begins.
    pub offset: u64,
    /// Its size.
    pub bits: u64,
    /// As the source would say it: `point.x`.
    pub name: Arc<str>,
}

/// A function's body.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Body {
    /// Blocks; the first is the entry.
    pub blocks: Vec<Block>,
    /// Types of all values, by [`ValueId`].
    pub value_types: Vec<TypeId>,
    /// Names of all values, by [`ValueId`] (empty for numbered ones).
    pub value_names: Vec<Arc<str>>,
    /// Source variables.
    pub variables: Vec<LocalVariable>,
    /// Where the function starts.
    pub location: LocationId,
    /// Compiled for processors that multiply and add with one rounding (`target-features`).
    pub fma: bool,
}

/// A function definition or declaration.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// Its function type.
    pub ty: TypeId,
    /// Result type.
    pub ret: TypeId,
    /// Parameters: type and attributes. Parameter i is [`ValueId`]`(i)`.
    pub params: Vec<(TypeId, ParamAttrs)>,
    /// Ends in `...`.
    pub variadic: bool,
    /// `noreturn`.
    pub noreturn: bool,
    /// `returns_twice`.
    pub returns_twice: bool,
    /// `None` for a declaration.
    pub body: Option<Body>,
}

/// A global variable.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable {
    /// Value type.
    pub ty: TypeId,
    /// Initial value; `None` for a declaration.
    pub init: Option<Constant>,
    /// `constant`: writes are errors.
    pub constant: bool,
    /// Alignment in bytes; 0 = natural.
    pub align: u32,
    /// `thread_local`.
    pub thread_local: bool,
    /// `section`, if any.
    pub section: Option<Arc<str>>,
    /// Source name and location from debug info.
    pub location: LocationId,
}

keyword_enum! {
    /// Linkage of a symbol; `External` is written by leaving it out.
    Linkage {
        Private = "private", Internal = "internal", AvailableExternally = "available_externally", LinkOnce = "linkonce",
        Weak = "weak", Common = "common", Appending = "appending", ExternWeak = "extern_weak",
        LinkOnceOdr = "linkonce_odr", WeakOdr = "weak_odr", External = "external",
    }
}

/// What a symbol stands for.
#[derive(Clone, PartialEq, Debug)]
pub enum SymbolKind {
    /// A function.
    Function(Function),
    /// A variable.
    Variable(Variable),
    /// An alias of a constant address.
    Alias(TypedConstant),
    /// An ifunc with its resolver.
    IFunc(TypedConstant),
}

/// A global symbol.
#[derive(Clone, PartialEq, Debug)]
pub struct Symbol {
    /// Name without `@`, as the linker sees it (a leading `\01` stripped).
    pub name: Arc<str>,
    /// Linkage.
    pub linkage: Linkage,
    /// What it is.
    pub kind: SymbolKind,
    /// It came from a library (symvm's own runtime or a user's `--library`): not the program under test.
    pub library: bool,
    /// The `.ll` file it was read from ([`Module::name`] before linking).
    pub source: Arc<str>,
    /// The line of the `.ll` text, from 1.
    pub line: u32,
}

/// A place in C source, from debug information.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    /// Index into [`Module::files`].
    pub file: u32,
    /// Line from 1; 0 = compiler-made.
    pub line: u32,
    /// Column from 1; 0 = unknown.
    pub column: u32,
    /// The call site this code was inlined at.
    pub inlined_at: Option<LocationId>,
    /// The name of the source function the scope belongs to.
    pub function: Option<Arc<str>>,
}

/// A module, or several linked into one.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Path or name it was read from (for diagnostics).
    pub name: String,
    /// `target triple`.
    pub triple: Option<String>,
    /// `target datalayout`.
    pub data_layout: Option<String>,
    /// Types.
    pub types: Types,
    /// Symbols by [`SymbolId`].
    pub symbols: Vec<Symbol>,
    /// `module asm` lines.
    pub module_asm: Vec<String>,
    /// Source files named by debug info, as written there; index 0 is "unknown".
    pub files: Vec<Arc<str>>,
    /// The directory each of [`Module::files`] is relative to (empty if not known).
    pub directories: Vec<Arc<str>>,
    /// Source locations by [`LocationId`]; index 0 is "unknown".
    pub locations: Vec<Location>,
    /// Types of variables in the source, by the place where they are declared.
    pub source_types: crate::source_types::SourceTypes,
}
