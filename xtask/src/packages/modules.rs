//! From an executable to the `.ll` files it consists of, by the linker's map.
//!
//! The map names objects (`LOAD main.o`) and members of archives (`lib/libgnu.a(xmalloc.o)`); only members that the
//! linker took count.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// The modules of an executable that was built below `root`, in the linker's order.
pub fn of(executable: &Path, root: &Path) -> Result<Vec<PathBuf>> {
    let map = executable.with_extension("map");
    let text =
        std::fs::read_to_string(&map).with_context(|| format!("the link left no {}", map.display()))?;
    let mut texts = Vec::new();
    find(root, &mut texts)?;
    // The linker was run in one of the folders above the executable.
    let above: Vec<&Path> =
        executable.ancestors().skip(1).take_while(|folder| folder.starts_with(root)).collect();
    let mut modules = Vec::new();
    for object in objects(&text) {
        let found = match &object {
            Object::File(path) => match of_source(path) {
                Some(name) => nearest(root, name, &texts),
                None => above.iter().find_map(|f| exact(&f.join(path), &texts)),
            },
            Object::Member(archive, name) => {
                let folder = above
                    .iter()
                    .map(|f| f.join(archive))
                    .find(|p| p.exists())
                    .and_then(|p| p.parent().map(Path::to_path_buf));
                folder.and_then(|folder| nearest(&folder, name, &texts))
            }
        };
        match found {
            Some(module) if !modules.contains(&module) => modules.push(module),
            Some(_) => {}
            None => bail!("{object:?} of {} has no text", executable.display()),
        }
    }
    Ok(modules)
}

/// An object that was linked.
#[derive(Debug, PartialEq, Eq)]
enum Object<'a> {
    File(&'a str),
    Member(&'a str, &'a str),
}

/// Objects of a map that are not the system's.
fn objects(map: &str) -> Vec<Object<'_>> {
    let mut members: Vec<Object<'_>> = Vec::new();
    let mut files = Vec::new();
    for line in map.lines() {
        if let Some(path) = line.strip_prefix("LOAD ").filter(|p| p.ends_with(".o")) {
            files.push(Object::File(path));
        } else if let Some((archive, name)) = line.split_once('(')
            && !line.starts_with(' ')
            && archive.ends_with(".a")
            && let Some((name, _)) = name.split_once(')')
        {
            members.push(Object::Member(archive, name));
        }
    }
    files.into_iter().chain(members).filter(|o| !system(o)).collect()
}

fn system(object: &Object<'_>) -> bool {
    let (Object::File(path) | Object::Member(path, _)) = object;
    // What the driver adds (crt1.o, libgcc.a).
    ["/usr/", "/lib", "/bin/../"].iter().any(|s| path.starts_with(s))
}

/// `/tmp/main-1a2b3c.o` is the object of a source in the linking command: `main`.
fn of_source(object: &str) -> Option<&str> {
    object.strip_prefix("/tmp/")?.rsplit_once('-').map(|(name, _)| name)
}

fn exact(object: &Path, texts: &[PathBuf]) -> Option<PathBuf> {
    let wished = object.with_extension("ll");
    let wished = wished.canonicalize().unwrap_or(wished);
    texts.iter().find(|t| **t == wished).cloned()
}

/// A text of that name in the archive's folder, or else below it, or else anywhere if there is one only.
fn nearest(folder: &Path, member: &str, texts: &[PathBuf]) -> Option<PathBuf> {
    let folder = folder.canonicalize().ok()?;
    let name = PathBuf::from(format!("{}.ll", member.trim_end_matches(".o")));
    let named: Vec<&PathBuf> = texts.iter().filter(|t| t.file_name() == Some(name.as_os_str())).collect();
    let direct = named.iter().find(|t| t.parent() == Some(&folder));
    let below = named.iter().find(|t| t.starts_with(&folder));
    let only = named.first().filter(|_| named.len() == 1);
    direct.or(below).or(only).map(|t| (*t).clone())
}

fn find(folder: &Path, texts: &mut Vec<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && !path.is_symlink() {
            find(&path, texts)?;
        } else if path.extension().is_some_and(|e| e == "ll") {
            texts.push(path.canonicalize()?);
        }
    }
    texts.sort();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_names_objects_and_members() {
        let map = "Archive member included to satisfy reference by file (symbol)\n\n\
                   lib/libx.a(a-b.o)             src/main.o (f)\n/usr/lib/gcc/libgcc.a(x.o) y\n\n\
                   LOAD /usr/lib/crt1.o\nLOAD src/main.o\nLOAD lib/libx.a\n .text 0x10 lib/libx.a(a-b.o)\n";
        assert_eq!(objects(map), [Object::File("src/main.o"), Object::Member("lib/libx.a", "a-b.o")]);
    }
}
