use std::time::{Duration, Instant};

use bolero::{TypeGenerator, check};
use engine::pack::{FileOfPack, Pack, PackFiles};

use crate::edit::{Edit, edited};

/// The number of random inputs that `cargo test` tries.
const PACKS: usize = 100;
/// Many times as long as it takes to read a pack. It finds a check that never ends, not one that is slow.
const LONGEST: Duration = Duration::from_secs(20);

#[test]
fn of_revive() {
    check!().with_iterations(PACKS).with_type().for_each(is_read_or_refused::<revive::content::Content>);
}

#[test]
fn of_civolution() {
    check!().with_iterations(PACKS).with_type().for_each(is_read_or_refused::<civolution::Content>);
}

/// The original pack with random changes.
#[derive(Clone, Debug, TypeGenerator)]
struct Changed([Option<ChangedFile>; 2]);

#[derive(Clone, Debug, TypeGenerator)]
struct ChangedFile {
    file: u8,
    edits: [Option<Edit>; 3],
}

impl Changed {
    fn files<F: FileOfPack>(&self) -> PackFiles<F> {
        let mut number = 0;
        let text = |file: F| {
            let changes =
                self.0.iter().flatten().filter(|changed| usize::from(changed.file) % F::FILES.len() == number);
            let edits: Vec<Edit> = changes.flat_map(|changed| changed.edits).flatten().collect();
            number += 1;
            Ok::<_, ()>(String::from_utf8_lossy(&edited(file.original(), &edits)).into_owned())
        };
        PackFiles::collect(text).unwrap()
    }
}

/// A pack is read, or everything that is wrong with it is reported with the file.
fn is_read_or_refused<P: Pack>(changed: &Changed) {
    let files = changed.files::<P::File>();
    let begun = Instant::now();
    let read = P::parse(&files);
    assert!(begun.elapsed() < LONGEST, "reading it took {:?}", begun.elapsed());
    match read {
        Ok(pack) => assert!(pack.hash() == files.hash() && !pack.name().is_empty()),
        Err(problems) => {
            assert!(!problems.is_empty());
            for problem in problems {
                assert!(P::File::FILES.iter().any(|file| file.file_name() == problem.file), "{problem}");
                let said = &problem.problem;
                let is_syntax = problem.row.is_none() && said.starts_with("line ");
                assert!(is_syntax || said.contains("expected") || said.starts_with("missing field"), "{problem}");
            }
        }
    }
}
