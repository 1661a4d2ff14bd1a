//! The chapters of the campaign, as they are told.

use engine::SeatSet;
use engine::words::{Arg, Phrase};

use super::{phrase, word};
use crate::chapter::Chapter;

/// Everything about a chapter that can be told before it is played.
pub(super) fn tell(chapter: Chapter) -> engine::Chapter {
    engine::Chapter {
        id: chapter.name(),
        title: Phrase::verbatim(title(chapter)),
        story: Phrase::verbatim(prose("chapter-story", chapter, &[])),
        news: Phrase::verbatim(prose("chapter-news", chapter, &[])),
        goal: Phrase::verbatim(goal(chapter)),
    }
}

pub(crate) fn title(chapter: Chapter) -> String {
    prose("chapter-title", chapter, &[])
}

pub(crate) fn goal(chapter: Chapter) -> String {
    // Where one is enough, the sentence needs no number.
    match chapter.goal() {
        1 => prose("chapter-goal", chapter, &[]),
        count => prose("chapter-goal", chapter, &[("count", count.into())]),
    }
}

/// How it ends, for those who have reached the goal or for nobody.
pub(super) fn epilogue(chapter: Chapter, reached: SeatSet, names: &[String]) -> String {
    if reached.is_empty() {
        return prose("chapter-missed", chapter, &[]);
    }
    let players = phrase::list(reached.iter().map(|seat| phrase::player(seat, names)));
    prose("chapter-reached", chapter, &[("players", players.into())])
}

/// A text that is long enough to be written on several lines of the file.
fn prose(group: &str, chapter: Chapter, args: &[(&'static str, Arg)]) -> String {
    word(group, chapter.name(), args).replace('\n', " ")
}
