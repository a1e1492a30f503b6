//! Ifuncs: functions whose code a resolver chooses when the program starts.

use super::Parser;
use crate::ir::{
    Block, Body, Call, Function, Inst, InstKind, LocationId, Operand, ParamAttrs, Type, TypeId,
    TypedConstant, TypedOperand, ValueId,
};

impl Parser<'_> {
    /// An ifunc: it asks its resolver at each call, where a dynamic linker would have asked once.
    pub(super) fn resolved_function(
        &mut self,
        ty: TypeId,
        ret: TypeId,
        params: Vec<TypeId>,
        resolver: TypedConstant,
    ) -> Function {
        let (ptr, line) = (self.common.ptr, self.line);
        let resolver_type = self.intern(Type::Func { ret: ptr, params: Vec::new(), variadic: false });
        let call = |callee, ret, fn_ty, args| {
            InstKind::Call(Box::new(Call {
                callee,
                ret,
                fn_ty: Some(fn_ty),
                args,
                returns_twice: false,
                must_tail: false,
                forwards: false,
            }))
        };
        let inst = |result, ty, kind| Inst { result, ty, kind, location: LocationId(0), line };
        let chosen = ValueId(params.len() as u32);
        let typed = |(n, ty): (usize, &TypeId)| {
            let value = Operand::Value(ValueId(n as u32));
            (TypedOperand { ty: *ty, value }, ParamAttrs::default())
        };
        let args: Vec<_> = params.iter().enumerate().map(typed).collect();
        let mut value_types = params.clone();
        value_types.push(ptr);
        let is_void = ret == self.common.void;
        let result = (!is_void).then_some(ValueId(value_types.len() as u32));
        value_types.extend(result.map(|_| ret));
        let answer = result.map(|v| TypedOperand { ty: ret, value: Operand::Value(v) });
        let insts = vec![
            inst(Some(chosen), ptr, call(Operand::Const(resolver.value), ptr, resolver_type, Vec::new())),
            inst(result, ret, call(Operand::Value(chosen), ret, ty, args)),
            inst(None, self.common.void, InstKind::Ret(answer)),
        ];
        let value_names = vec!["".into(); value_types.len()];
        let body = Body {
            blocks: vec![Block { name: "entry".into(), insts }],
            value_types,
            value_names,
            variables: Vec::new(),
            location: LocationId(0),
            fma: false,
        };
        Function {
            ty,
            ret,
            params: params.into_iter().map(|ty| (ty, ParamAttrs::default())).collect(),
            variadic: false,
            noreturn: false,
            returns_twice: false,
            body: Some(body),
        }
    }
}
