//! How wide a function's registers are, as far as the instructions that write them agree.

use std::sync::OnceLock;
use symvm_frontend::program::{FuncId, Function, Inst, Program, Reg, ResultSize};

/// Nothing writes the register.
const UNWRITTEN: u8 = 0;
/// Instructions differ, or it is not known.
const UNKNOWN: u8 = 255;

/// By function, made when first asked for.
pub(crate) struct Widths(Vec<OnceLock<Box<[u8]>>>);

impl Widths {
    pub fn new(program: &Program) -> Self {
        Self(program.functions.iter().map(|_| OnceLock::new()).collect())
    }

    /// The width of what a register holds, if it is known: 1 to 64.
    pub fn of(&self, program: &Program, func: FuncId, reg: u32) -> Option<u32> {
        let widths =
            self.0.get(func.index())?.get_or_init(|| widths(program, &program.functions[func.index()]));
        match *widths.get(reg as usize)? {
            UNWRITTEN | UNKNOWN => None,
            width => Some(width.into()),
        }
    }
}

struct Collector {
    widths: Box<[u8]>,
    changed: bool,
}

impl Collector {
    fn put(&mut self, reg: Reg, width: u8) {
        let Some(known) = self.widths.get_mut(reg.0 as usize) else { return };
        let joined = match (*known, width) {
            (old, UNWRITTEN) => old,
            (UNWRITTEN, new) => new,
            (old, new) if old == new => old,
            _ => UNKNOWN,
        };
        self.changed |= joined != *known;
        *known = joined;
    }

    fn unknown(&mut self, reg: Reg, limbs: u32) {
        (0..limbs).for_each(|limb| self.put(Reg(reg.0 + limb), UNKNOWN));
    }

    /// A value of any width, in limbs.
    fn wide(&mut self, reg: Reg, width: u32) {
        for limb in 0..width.div_ceil(64) {
            self.put(Reg(reg.0 + limb), (width - limb * 64).min(64) as u8);
        }
    }
}

fn widths(program: &Program, function: &Function) -> Box<[u8]> {
    let mut all = Collector { widths: vec![UNWRITTEN; function.regs as usize].into(), changed: true };
    for param in &function.params {
        all.wide(param.reg, param.width.into());
    }
    // Copies pass on what is known of others.
    while std::mem::take(&mut all.changed) {
        for inst in &function.code {
            collect(program, inst, &mut all);
        }
    }
    all.widths
}

fn collect(program: &Program, inst: &Inst, all: &mut Collector) {
    match *inst {
        Inst::Mov { dst, src } => {
            let from = src.as_reg().and_then(|r| all.widths.get(r.0 as usize).copied());
            // A constant fits what else the register holds, or it is alone and says nothing.
            all.put(dst, from.unwrap_or(UNWRITTEN));
        }
        Inst::Call { callee, dst, ret_slots, .. } => {
            let own = &program.functions[callee.index()].ret_widths;
            let mut slot = 0;
            for &width in own {
                all.wide(Reg(dst.0 + slot), width.into());
                slot += u32::from(width).div_ceil(64);
            }
            if slot != u32::from(ret_slots) {
                all.unknown(dst, ret_slots.into());
            }
        }
        // Where segments are recorded, arithmetic on floats is made concrete; sign changes are not, and give up here.
        Inst::FloatCast { .. } => inst.results(|dst, size| all.unknown(dst, size.limbs())),
        _ => inst.results(|dst, size| match size {
            ResultSize::Bits(width) => all.wide(dst, width),
            ResultSize::Limbs(limbs) => all.unknown(dst, limbs),
        }),
    }
}
