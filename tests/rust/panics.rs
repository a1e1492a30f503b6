// Panics that are caught, thrown on, and that nothing catches.
use std::io::Read;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

struct Noted<'a>(&'a mut u32);

impl Drop for Noted<'_> {
    fn drop(&mut self) {
        *self.0 += 1;
    }
}

/// Ends the program where a panic passes it.
struct Last;

impl Drop for Last {
    fn drop(&mut self) {
        std::process::exit(9);
    }
}

struct Wrong;

impl std::fmt::Debug for Wrong {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        panic!("what went wrong cannot be told");
    }
}

thread_local!(static KEPT: std::cell::RefCell<Vec<Refuses>> = Default::default());

struct Refuses;

impl Drop for Refuses {
    fn drop(&mut self) {
        panic!("where nothing can pass it on");
    }
}

fn share(byte: u8, noted: &mut u32) -> u32 {
    let _noted = Noted(noted);
    if byte == b'x' {
        panic!("an x");
    }
    100 / (u32::from(byte) - 48)
}

extern "C" fn lets_nothing_out(byte: u8) {
    assert!(byte != b'n', "where it must not");
}

fn main() -> Result<(), Wrong> {
    let mut bytes = [0; 2];
    std::io::stdin().read_exact(&mut bytes).expect("two bytes");
    let [first, second] = bytes;
    let mut noted = 0;
    let code = match catch_unwind(AssertUnwindSafe(|| share(first, &mut noted))) {
        Ok(share) if share > 20 => 1,
        Ok(_) => 0,
        Err(what) if what.downcast_ref() == Some(&"an x") => {
            if second == b'r' {
                resume_unwind(what);
            }
            3
        }
        Err(_) => 4,
    };
    assert_eq!(noted, 1);
    if second == b'p' {
        Vec::<u8>::new().remove(usize::from(first));
    }
    if second == b'l' {
        let _last = Last;
        panic!("nobody hears this");
    }
    if second == b'k' {
        KEPT.with(|kept| kept.borrow_mut().push(Refuses));
        return Ok(());
    }
    lets_nothing_out(second);
    if second == b'w' {
        return Err(Wrong);
    }
    std::process::exit(code);
}
