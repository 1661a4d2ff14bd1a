//! The chapters of the campaign, as they are told.

use engine::SeatSet;
use engine::words::Phrase;

use super::{phrase, word};
use crate::chapter::Chapter;

/// Everything about a chapter that can be told before it is played.
pub(super) fn tell(chapter: Chapter) -> engine::Chapter {
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
    // Where one is enough, the sentence needs no number.
    match chapter.goal() {
        1 => goal,
        count => goal.with("count", count),
    }
}

/// How it ends, for those who have reached the goal or for nobody.
pub(super) fn epilogue(chapter: Chapter, reached: SeatSet) -> Phrase {
    if reached.is_empty() {
        return word("chapter-missed", chapter);
    }
    let players = phrase::list(reached.iter().map(Phrase::player));
    word("chapter-reached", chapter).with("players", players)
}
