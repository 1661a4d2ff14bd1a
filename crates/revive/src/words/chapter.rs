//! The story of the campaign's chapters.

use engine::SeatSet;
use engine::words::Phrase;

use super::{phrase, word};
use crate::chapter::Chapter;

/// Everything that players may read about a chapter before playing it.
pub(crate) fn tell(chapter: Chapter) -> engine::Chapter {
    engine::Chapter {
        id: chapter.name(),
        title: chapter.into(),
        story: word("chapter-story", chapter),
        news: word("chapter-news", chapter),
        goal: goal(chapter),
    }
}

pub(crate) fn goal(chapter: Chapter) -> Phrase {
    let goal = word("chapter-goal", chapter);
    // A goal of one needs no number in the sentence.
    match chapter.goal() {
        1 => goal,
        count => goal.with("count", count),
    }
}

/// The end of the story, for the players who have reached the goal or for none.
pub(super) fn epilogue(chapter: Chapter, reached: SeatSet) -> Phrase {
    if reached.is_empty() {
        return word("chapter-missed", chapter);
    }
    let players = phrase::list(reached.iter().map(Phrase::player));
    word("chapter-reached", chapter).with("players", players)
}
