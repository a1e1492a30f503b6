//! The checks that can be switched on (`--check NAME`): the table, and sets of its rows.
//!
//! What is always checked (memory safety, division, calls, assertions) is no row here. A row that is off costs
//! nothing: [`crate::exec`] has a loop of its own for runs with checks on single instructions.

macro_rules! checks {
    ($($variant:ident $name:literal $doc:literal;)*) => {
        /// A check that is off by default.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Check {
            $(#[doc = $doc] $variant,)*
        }
        impl Check {
            /// Every check, in the order of the table.
            pub const ALL: &'static [Check] = &[$(Check::$variant,)*];

            /// Its name in options.
            pub fn name(self) -> &'static str {
                match self { $(Check::$variant => $name,)* }
            }

            /// One line for people.
            pub fn doc(self) -> &'static str {
                match self { $(Check::$variant => $doc,)* }
            }

            /// The check of that name.
            pub fn from_name(name: &str) -> Option<Check> {
                match name { $($name => Some(Check::$variant),)* _ => None }
            }
        }
    };
}

checks! {
    Uninit "uninit" "a branch, an address, a divisor or an argument of a library function depends on memory that was never written";
    Leak "leak" "at exit, a heap block is still allocated and nothing points to it any more";
    Shift "shift" "a shift is by the operand's width or more";
    Overflow "overflow" "signed arithmetic overflows, or a shift is by the operand's width or more";
    FloatCast "float-cast" "a float is converted to a type of integers that has no such number";
    Misaligned "misaligned" "an access lacks the alignment that its type promises";
    Assume "assume" "what the program told the compiler to assume (__builtin_assume) does not hold";
}

/// A set of checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Checks(u8);

impl Checks {
    /// None.
    pub const NONE: Checks = Checks(0);

    /// All of them.
    pub fn all() -> Self {
        Check::ALL.iter().copied().collect()
    }

    /// The check is on.
    #[inline]
    pub fn contains(self, check: Check) -> bool {
        self.0 & 1 << check as u8 != 0
    }

    /// This set and one check more.
    #[must_use]
    pub fn with(self, check: Check) -> Self {
        Self(self.0 | 1 << check as u8)
    }

    /// The checks of both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Some check looks at single instructions.
    #[inline]
    pub fn per_instruction(self) -> bool {
        use Check::{FloatCast, Misaligned, Overflow, Shift, Uninit};
        [Uninit, Shift, Overflow, FloatCast, Misaligned].iter().any(|&c| self.contains(c))
    }

    /// Local variables may be in registers: no check looks at them in memory.
    pub fn allow_registers(self) -> bool {
        ![Check::Uninit, Check::Leak, Check::Misaligned].iter().any(|&c| self.contains(c))
    }
}

impl FromIterator<Check> for Checks {
    fn from_iter<I: IntoIterator<Item = Check>>(checks: I) -> Self {
        checks.into_iter().fold(Self::NONE, Self::with)
    }
}
