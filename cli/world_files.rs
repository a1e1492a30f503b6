//! The names of the files in the program's world: each is there once, and where a native run can have it, too.

use crate::failure::Failure;
use symvm_runtime::Content;

/// Files as the command line gives them, each with the option that does.
#[derive(Default)]
pub struct Files(Vec<File>);

struct File {
    option: String,
    /// As the option has it, which is what tests call its bytes.
    name: String,
    /// Without what names no other file: `a/b` of `./a//b` and `/a/b`, as the working directory is `/`.
    place: String,
    content: Content,
}

impl Files {
    /// One more, unless there is one of that name.
    pub fn add(&mut self, option: String, name: &str, content: Content) -> Result<(), Failure> {
        let refused = |what: &str| Err(Failure::new(format!("{option}: {what}")));
        let parts: Vec<&str> = name.split('/').filter(|part| !matches!(*part, "" | ".")).collect();
        if parts.is_empty() {
            return refused(&format!("'{name}' is not the name of a file"));
        }
        if parts.contains(&"..") {
            return refused(&format!(
                "the file '{name}' lies outside of the program's folder: names in its world have no '..' (--file HOST=NAME names it)"
            ));
        }
        let place = parts.join("/");
        if let Some(other) = self.0.iter().find(|file| file.place == place) {
            return refused(&format!(
                "the program's world has a file '{}' already, by {}",
                other.name, other.option
            ));
        }
        self.0.push(File { option, name: name.to_owned(), place, content });
        Ok(())
    }

    /// As worlds have them.
    pub fn into_contents(self) -> Vec<(String, Content)> {
        self.0.into_iter().map(|file| (file.name, file.content)).collect()
    }
}
