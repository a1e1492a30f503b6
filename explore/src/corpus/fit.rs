//! What a program does not take of an input: objects may have more bytes than it asks for, or be none that it asks for at all.

use symvm_vm::Input;

/// An object of an input of which a run left something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unused {
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub given: usize,
    /// Those that the run took, from the first; nothing if it never asked for the object.
    pub taken: Option<usize>,
}

/// What a run, which used `used`, left of what it was `given`.
pub fn unused(given: &Input, used: &Input) -> Vec<Unused> {
    let mut left = Vec::new();
    for (near, object) in given.objects.iter().enumerate() {
        let taken = used.position(&object.name, near).map(|at| used.objects[at].bytes.len());
        if taken.unwrap_or(0) < object.bytes.len() {
            left.push(Unused { name: object.name.clone(), given: object.bytes.len(), taken });
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_longer_and_what_nobody_asks_for_is_left() {
        let input = |objects: &[(&str, usize)]| {
            let mut input = Input::default();
            objects.iter().for_each(|(n, size)| input.set(n, vec![1; *size]));
            input
        };
        let given = input(&[("all", 3), ("long", 5), ("empty", 0), ("other", 2), ("short", 1)]);
        let left = |name: &str, given, taken| Unused { name: name.into(), given, taken };
        assert_eq!(
            unused(&given, &input(&[("short", 2), ("all", 3), ("long", 4)])),
            [left("long", 5, Some(4)), left("other", 2, None)]
        );
    }
}
