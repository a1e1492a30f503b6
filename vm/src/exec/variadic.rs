//! Variable arguments as the System V ABI for x86-64 lays them out (section 3.5.7): clang's code for `va_arg` reads
//! the register save area and the overflow area by itself, so both must be as a native callee would have them. But for
//! one thing: arguments in registers stand as if they were the last of their registers, so that whoever asks for one more
//! than was passed, or for a float where only integers were, looks for it behind the end of the overflow area.

use super::memory::Bytes;
use super::{Done, Exec, Val};
use crate::frames::VarArg;
use crate::memory::Area;
use symvm_frontend::program::{ArgClass, Param};

/// Six general registers of 8 bytes, eight vector registers of 16.
const SAVE_AREA: u64 = 176;
const GENERAL_END: u64 = 48;
/// `sizeof(__va_list_tag)`.
const LIST_SIZE: u64 = 24;

/// Where the next arguments go.
struct Layout {
    general: u64,
    vector: u64,
    overflow: u64,
    /// Alignment of the overflow area.
    align: u64,
    /// The low half of an i128 went to memory.
    low_in_memory: bool,
}

impl Layout {
    /// What the named parameters have used up.
    fn after(params: &[Param]) -> Self {
        let mut layout =
            Self { general: 0, vector: GENERAL_END, overflow: 0, align: 16, low_in_memory: false };
        for param in params {
            let words = u64::from(param.width).div_ceil(64);
            layout.place(param.class, words);
        }
        // The overflow area starts behind the named parameters.
        layout.overflow = 0;
        layout
    }

    /// Place of an argument: in the save area, or (`true`) in the overflow area.
    fn place(&mut self, class: ArgClass, words: u64) -> (bool, u64) {
        match class {
            ArgClass::IntLow => {
                self.low_in_memory = self.general + 16 > GENERAL_END;
                if self.low_in_memory { self.in_memory(8, 16) } else { self.place(ArgClass::Int, 1) }
            }
            ArgClass::IntHigh if self.low_in_memory => self.in_memory(8, 8),
            ArgClass::Int | ArgClass::IntHigh if self.general + 8 * words <= GENERAL_END => {
                self.general += 8 * words;
                (false, self.general - 8 * words)
            }
            ArgClass::Sse if self.vector < SAVE_AREA => {
                self.vector += 16;
                (false, self.vector - 16)
            }
            ArgClass::Int | ArgClass::IntHigh => self.in_memory(8 * words, 8),
            ArgClass::Sse => self.in_memory(8 * words.max(1), if words > 1 { 16 } else { 8 }),
            ArgClass::X87 => self.in_memory(16, 16),
            ArgClass::ByVal { size, align } => self.in_memory(size.into(), u64::from(align.max(8))),
        }
    }

    /// The same of an argument that no parameter names: vectors of more than 16 bytes go to memory, aligned to their size.
    fn place_unnamed(&mut self, class: ArgClass, words: u64) -> (bool, u64) {
        match class {
            ArgClass::Sse if words > 2 => self.in_memory(8 * words, 8 * words.next_power_of_two()),
            _ => self.place(class, words),
        }
    }

    fn in_memory(&mut self, size: u64, align: u64) -> (bool, u64) {
        self.align = self.align.max(align);
        let start = self.overflow.next_multiple_of(align);
        self.overflow = (start + size).next_multiple_of(8);
        (true, start)
    }
}

fn words(arg: &VarArg) -> u64 {
    arg.limbs.len() as u64
}

impl Exec<'_> {
    /// `va_start(list)`.
    pub fn va_start(&mut self, list: Val) -> Done {
        let list = self.bind_in_object(list, LIST_SIZE, true)?;
        let program = self.program;
        let frame = self.m.frames.top_frame();
        let function = &program.functions[frame.func.index()];
        let args = frame.variadic.clone();
        let args = args.as_deref().unwrap_or(&[]);
        let start = Layout::after(&function.params);
        let (general, vector) = (start.general.min(GENERAL_END), start.vector.min(SAVE_AREA));
        let mut layout = start;
        let places: Vec<(bool, u64)> = args.iter().map(|a| layout.place_unnamed(a.class, words(a))).collect();
        let save = self.push_area(Area::Argument, SAVE_AREA, 16)?;
        // Without arguments in it, the overflow area is the place behind an object.
        let (size, behind) =
            if layout.overflow == 0 { (layout.align, layout.align) } else { (layout.overflow, 0) };
        let overflow = self.push_area(Area::Argument, size, layout.align)? + behind;
        // How far arguments in registers are moved to their ends.
        let general_shift = GENERAL_END - layout.general.clamp(general, GENERAL_END);
        let vector_shift = SAVE_AREA - layout.vector.clamp(vector, SAVE_AREA);
        for (number, (arg, (in_memory, offset))) in args.iter().zip(places).enumerate() {
            let address = match (in_memory, offset < GENERAL_END) {
                (true, _) => overflow + offset,
                (false, true) => save + offset + general_shift,
                (false, false) => save + offset + vector_shift,
            };
            self.store_variadic(arg, address)?;
            self.shade_variadic(arg, number, address);
        }
        let head = (general + general_shift) | (vector + vector_shift) << 32;
        let mut bytes = Bytes::new();
        for word in [head, overflow, save] {
            self.split(Val::concrete(word), 64, &mut bytes);
        }
        self.m.memory.store_bytes(list, &bytes).map_err(|bad| self.bad_access(bad))
    }

    fn store_variadic(&mut self, arg: &VarArg, address: u64) -> Done {
        if let ArgClass::ByVal { size, .. } = arg.class {
            let original = arg.limbs[0].0;
            return self.copy_bytes(address, original, size.into());
        }
        let mut bytes = Bytes::new();
        for &(bits, term) in &arg.limbs {
            // A kept argument's bits may be those of another input.
            let bits = if term.is_some() { self.m.evaluate(self.terms, term) } else { bits };
            self.split(Val { bits, term }, 64, &mut bytes);
        }
        self.m.memory.store_bytes(address, &bytes).map_err(|bad| self.bad_access(bad))
    }

    /// What is undefined of an argument stays so. (An aggregate was copied with what is known of its bytes.)
    fn shade_variadic(&mut self, arg: &VarArg, number: usize, address: u64) {
        let serial = self.m.frames.top_frame().serial;
        if matches!(arg.class, ArgClass::ByVal { .. }) {
            return;
        }
        if let Some(shadow) = &mut self.m.state.shadow
            && let Some(limbs) = shadow.variadic(serial, number)
        {
            shadow.store(&mut self.m.memory, address, 8 * words(arg), &limbs);
        }
    }

    /// `va_copy(to, from)`.
    pub fn va_copy(&mut self, to: Val, from: Val) -> Done {
        self.copy(to, from, LIST_SIZE, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unnamed_vectors_beyond_sixteen_bytes_lie_in_memory() {
        let mut layout = Layout::after(&[]);
        let places = [2, 4, 1, 8, 4].map(|words| layout.place_unnamed(ArgClass::Sse, words));
        assert_eq!(places, [(false, 48), (true, 0), (false, 64), (true, 64), (true, 128)]);
        assert_eq!((layout.overflow, layout.align), (160, 64));
    }
}
