//! Local variables in registers: what `mem2reg` does for LLVM, without phis, since registers here may be written more
//! than once.
//!
//! clang -O0 gives each variable a stack slot, and each mention of it a load or a store. A slot whose address goes
//! nowhere but into loads and stores of one width is not observable as memory, so it becomes a register: the machine
//! does not check and split accesses, terms stay whole, and a frame without slots costs no memory. Slots and registers
//! both begin as zeros. Afterwards copies are followed ([`copies`]), and what is not needed any more leaves
//! ([`compact`]). Branches, blocks, sides and the locations of what remains are as before; numbers of instructions are
//! not.
//!
//! What looks at variables *as memory* (uninitialised reads, leaks) must run the program as [`crate::lower`] made it.

mod compact;
mod copies;
mod operands;
#[cfg(test)]
mod tests;

use crate::program::{Function, Inst, Intrinsic, Opnd, Program, Reg, Slot};
use crate::source_types::NamedRegister;

/// Moves local variables to registers, in all functions.
pub fn promote(program: &mut Program) {
    for index in 0..program.functions.len() {
        let mut f = std::mem::take(&mut program.functions[index]);
        if function(&mut f) {
            let kept = compact::lines(&f, &program.locs);
            compact::function(&mut f, &kept, program);
        }
        program.functions[index] = f;
    }
}

/// Marks an instruction as gone, until [`compact`] removes it.
const GONE: Inst = Inst::Unsupported { message: u32::MAX };

/// A function; false if nothing was changed.
fn function(f: &mut Function) -> bool {
    // What `longjmp` returns to may rely on variables being in memory.
    let returns_twice = |inst: &Inst| matches!(inst, Inst::Intrinsic { op: Intrinsic::SetJmp, .. });
    if f.is_external() || f.code.iter().any(returns_twice) {
        return false;
    }
    let homes = variables(f);
    copies::propagate(f, &homes);
    copies::drop_unread(f);
    copies::coalesce(f);
    compact::slots(f);
    f.code.contains(&GONE)
}

/// Operands of several limbs may be taken for longer than they are.
const SPARE: usize = 8;

/// Slots of more bytes stay where they are, used or not: deep recursion ends where the stack is full of them.
pub(super) const LARGEST: u64 = 64;

/// What is known of the register that holds a slot's address.
#[derive(Clone, Copy, Default)]
struct Known {
    slot: Option<u32>,
    /// Width of the accesses.
    bits: u32,
    /// How often the address is used as it should be, and in all.
    accesses: u32,
    reads: u32,
    writes: u32,
    mixed: bool,
}

impl Known {
    fn access(&mut self, bits: u32) {
        self.mixed |= self.accesses > 0 && self.bits != bits;
        self.bits = bits;
        self.accesses += 1;
    }
}

/// Turns slots into registers: those that held the slots' addresses, or parameters'. Answers by register whether it
/// is a variable's now.
fn variables(f: &mut Function) -> Vec<bool> {
    let mut known = vec![Known::default(); f.regs as usize + SPARE];
    for inst in &f.code {
        operands::reads(inst, f, |o, n| each(o, n, |r| known[r].reads += 1));
        inst.results(|r, size| each(Opnd::reg(r), size.limbs(), |r| known[r].writes += 1));
        match *inst {
            Inst::SlotAddr { dst, slot } => known[dst.index()].slot = Some(slot),
            Inst::Load { addr, access, .. } | Inst::Store { addr, access, .. } => {
                each(addr, 1, |r| known[r].access(access.bits));
            }
            _ => {}
        }
    }
    let mut addresses = vec![0u32; f.slots.len()];
    known.iter().filter_map(|k| k.slot).for_each(|slot| addresses[slot as usize] += 1);
    let is_variable = |r: Reg| {
        let k = &known[r.index()];
        k.slot.is_some_and(|slot| {
            let fits = (u64::from(k.bits / 8)..=LARGEST).contains(&f.slots[slot as usize].size);
            fits && addresses[slot as usize] == 1
        }) && k.writes == 1
            && k.reads == k.accesses
            && !k.mixed
            && matches!(k.bits, 8 | 16 | 32 | 64)
    };
    let variable = |o: Opnd| o.as_reg().filter(|&r| is_variable(r));
    let mut living = vec![false; known.len()];
    let mut homes = Homes::new(f, &known);
    for inst in &mut f.code {
        homes.see(inst, variable);
        let new = match *inst {
            Inst::SlotAddr { dst, .. } if is_variable(dst) => GONE,
            Inst::Load { dst, addr, .. } => match variable(addr) {
                Some(r) => Inst::Mov { dst, src: Opnd::reg(homes.home(r)) },
                None => continue,
            },
            Inst::Store { value, addr, .. } => match variable(addr) {
                Some(r) if Opnd::reg(homes.home(r)) == value => GONE,
                Some(r) => Inst::Mov { dst: homes.home(r), src: value },
                None => continue,
            },
            _ => continue,
        };
        if let Inst::Mov { dst, .. } = new
            && !matches!(inst, Inst::Load { .. })
        {
            living[dst.index()] = true;
        }
        *inst = new;
    }
    for (at, k) in known.iter().enumerate() {
        let reg = Reg(at as u32);
        if let (Some(slot), true) = (k.slot, is_variable(reg)) {
            let Slot { name, loc, .. } = f.slots[slot as usize].clone();
            f.names.push(NamedRegister { reg: homes.home(reg), name, loc });
        }
    }
    living
}

/// Where variables live: in a register of their own, or, if the first thing that happens is that a parameter is
/// stored to one and the parameter is not used otherwise, in the parameter's.
struct Homes {
    homes: Vec<Reg>,
    /// By register: a parameter of one limb that is read once and never written.
    free: Vec<bool>,
    seen: Vec<bool>,
    /// Still in the entry block, which is executed once.
    entry: bool,
}

impl Homes {
    fn new(f: &Function, known: &[Known]) -> Self {
        let mut free = vec![false; known.len()];
        for param in f.params.iter().filter(|p| p.width <= 64) {
            let k = &known[param.reg.index()];
            free[param.reg.index()] = k.reads == 1 && k.writes == 0;
        }
        let homes = (0..known.len() as u32).map(Reg).collect();
        Self { homes, free, seen: vec![false; known.len()], entry: true }
    }

    fn home(&self, variable: Reg) -> Reg {
        self.homes[variable.index()]
    }

    fn see(&mut self, inst: &Inst, variable: impl Fn(Opnd) -> Option<Reg>) {
        match *inst {
            Inst::Load { addr, .. } => {
                if let Some(r) = variable(addr) {
                    self.seen[r.index()] = true;
                }
            }
            Inst::Store { value, addr, .. } => {
                let Some(r) = variable(addr) else { return };
                let first = !std::mem::replace(&mut self.seen[r.index()], true);
                if let Some(param) = value.as_reg()
                    && first
                    && self.entry
                    && self.free[param.index()]
                {
                    self.homes[r.index()] = param;
                }
            }
            Inst::Jump { .. }
            | Inst::Branch { .. }
            | Inst::Switch { .. }
            | Inst::IndirectJump { .. }
            | Inst::Ret { .. } => self.entry = false,
            _ => {}
        }
    }
}

/// The registers of an operand of `limbs` limbs.
fn each(operand: Opnd, limbs: u32, mut f: impl FnMut(usize)) {
    if let Some(first) = operand.as_reg() {
        (first.0..first.0 + limbs).for_each(|r| f(r as usize));
    }
}
