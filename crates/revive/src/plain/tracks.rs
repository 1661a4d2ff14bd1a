//! The viewer's machine tracks with their reward spaces, the progress track and the hibernation track.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::content::{PROGRESS, Reward};
use crate::resource::Color;
use crate::view::{PlayerView, View};
use crate::words::effect::{Of, effects};
use crate::words::{Key, phrase, piece};

pub(super) fn list(own: &PlayerView, view: &View, page: &mut Page<'_>) {
    let (board, content) = (&own.board, &view.pack);
    let printed = content.player_board();
    page.part(&page.say(say!(PlainPartTracks)));
    page.paragraph(&page.say(say!(PlainTracks, tracks = tracks(own), last = printed.track_length)));
    for (space, number) in printed.rewards.iter().zip(0_u8..) {
        let reward = piece::reward(space.reward);
        if !board.unlocked.contains(number) {
            let needs = piece::needs(space.needs);
            page.item(&page.say(say!(PlainReward, number = number + 1, needs = needs, reward = reward)));
        } else if matches!(space.reward, Reward::Cards(_)) {
            page.item(&page.say(say!(PlainRewardUnlocked, number = number + 1, reward = reward)));
        }
    }
    page.paragraph(&page.say(progress(own, view)));
    page.paragraph(&page.say(hibernation(own, view)));
    // Marker positions count from 0 and spaces from 1: the first reward belongs to space 2.
    for (list, number) in content.tracks().hibernation.iter().zip(1_u8..) {
        let text = say!(PlainHibernationReward, number = number + 1, text = effects(content, *list, Of::Other));
        page.item(&page.say(if number <= board.hibernation { say!(PlainReached, text = text) } else { text }));
    }
}

/// `yellow 3, green 1, gray 5`.
pub(super) fn tracks(player: &PlayerView) -> Phrase {
    phrase::commas(Color::ALL.map(|color| say!(Need, color = color, space = player.board.tracks[color.index()])))
}

/// The markers on the progress track, their points and the next bonus.
pub(super) fn progress(player: &PlayerView, view: &View) -> Phrase {
    let printed = view.pack.player_board();
    let markers = usize::from(player.board.progress).min(PROGRESS);
    let ahead = printed.progress_bonus.iter().enumerate().skip(markers);
    let bonus = ahead.filter_map(|(space, bonus)| Some((space + 1, (*bonus)?))).next();
    let bonus = match bonus {
        Some((space, bonus)) => say!(PlainBonusAt, bonus = bonus, at = space),
        None => say!(PlainNone),
    };
    say!(
        PlainProgress,
        markers = markers,
        all = PROGRESS,
        points = phrase::points(u16::from(printed.progress[markers])),
        bonus = bonus,
    )
}

/// The position of the hibernation marker.
pub(super) fn hibernation(player: &PlayerView, view: &View) -> Phrase {
    let track = view.pack.tracks();
    say!(
        PlainHibernation,
        space = player.board.hibernation + 1,
        last = track.hibernation.len() + 1,
        removes = track.removes,
    )
}
