//! The machine tracks with their rewards, and the progress track.

use engine::say;
use engine::words::Phrase;
use maud::{Markup, html};
use revive::content::{Reward, RewardSpace};
use revive::resource::Color;
use revive::{Action, Task, names};

use super::boards::{Boards, Part, picture};
use super::icon;
use crate::shortcut::Shortcut;
use crate::words::Key;

/// The three machine tracks, and the progress track below them.
pub(super) fn tracks(boards: Boards<'_>) -> Markup {
    let key = boards.is_live.then_some(Shortcut::Tracks);
    html! {
        div.tracks role="group" data-key=[key] tabindex=[key.map(|_| "-1")] aria-label=(boards.scene.title(summary(boards))) {
            @for color in Color::ALL { (lane(color, boards)) }
            (progress(boards))
        }
    }
}

/// Checks whether the tracks show an action.
pub(super) fn draws(boards: Boards<'_>, action: &Action) -> bool {
    match action {
        Action::Track(_) => matches!(boards.scene.asked(), Some(Task::Step { .. })),
        Action::Reward(_) => boards.scene.asked() == Some(Task::Unlock),
        _ => false,
    }
}

/// Where the markers are, in words.
fn summary(boards: Boards<'_>) -> Phrase {
    let at = |color: Color| boards.player.board.tracks[color.index()];
    say!(
        ReviveTracks,
        yellow = at(Color::Yellow),
        green = at(Color::Green),
        gray = at(Color::Gray),
        length = boards.content().player_board().track_length,
    )
}

/// A machine track: its spaces, and a reward below the space that it needs most of.
fn lane(color: Color, boards: Boards<'_>) -> Markup {
    let at = boards.player.board.tracks[color.index()];
    let length = boards.content().player_board().track_length;
    let offers = boards.offers(|action| *action == Action::Track(color) && draws(boards, action));
    let next = (!offers.is_empty()).then_some(at + 1);
    let further = say!(ReviveFurther, gain = names::resources(color.resource(), 1));
    html! {
        div class={ "lane " (icon::color_class(Some(color))) } {
            span.ll { (icon::sign(color)) }
            ol.cells data-place=[boards.place(format!("track-{color}"))] {
                @for space in 1..=length {
                    li.done[space <= at].next[next == Some(space)] {
                        @if space == at { (marker(color, at, boards)) } @else { (space) }
                    }
                }
                li.further.next[next.is_some_and(|next| next > length)] title=(boards.scene.title(further)) {
                    (icon::arrow()) (icon::resource(color.resource()))
                }
            }
            ol.rws {
                @for space in 1..=length {
                    li { @for (number, printed) in below(color, space, boards) { (reward(number, printed, boards)) } }
                }
                li {}
            }
            @if !offers.is_empty() {
                @let to = (at + 1).min(length);
                @let label = say!(ReviveStep, color = color, from = at, to = to);
                (boards.draw(Part {
                    at: format!("track-{color}"),
                    class: "lane-do",
                    title: color.into(),
                    label,
                    offers,
                    wanted: None,
                    about: None,
                    choices: None,
                    inner: html! {},
                }))
            }
        }
    }
}

/// The marker of a track, on its space.
fn marker(color: Color, at: u8, boards: Boards<'_>) -> Markup {
    let meter = boards.is_live.then(|| format!("track-{color}"));
    let piece = boards.place(format!("marker-{color}"));
    let place = boards.place(format!("track-{color}")).map(|place| format!("{place}-{at}"));
    html! { span.mk2 data-meter=[meter] data-piece=[piece] data-at=[place] { b { (at) } } }
}

/// Lists the rewards that are printed below a space of a track, with their numbers.
fn below(color: Color, space: u8, boards: Boards<'_>) -> impl Iterator<Item = (u8, RewardSpace)> {
    let rewards = boards.content().player_board().rewards;
    (0..).zip(rewards).filter(move |(_, printed)| lane_of(printed) == Some((color, space)))
}

/// Returns the track of a reward space and the space that is needed there: the track that it needs most of.
pub(super) fn lane_of(printed: &RewardSpace) -> Option<(Color, u8)> {
    let needs = Color::ALL.into_iter().map(|color| (color, printed.needs[color.index()]));
    needs.rev().max_by_key(|(_, need)| *need)
}

/// A reward: a marker lies on it until it is unlocked, and then it holds its machine.
fn reward(number: u8, printed: RewardSpace, boards: Boards<'_>) -> Markup {
    let board = &boards.player.board;
    let (is_won, at) = (board.unlocked.contains(number), lane_of(&printed));
    let others = Color::ALL.into_iter().filter(|color| at.is_none_or(|(main, _)| main != *color));
    let others: Vec<Color> = others.filter(|color| printed.needs[color.index()] > 0).collect();
    let inner = html! {
        @if !is_won { i.prog {} }
        (icon::reward(printed.reward))
        @if !is_won {
            @for color in &others {
                @let need = printed.needs[color.index()];
                span.need.(icon::color_class(Some(*color))).ok[board.tracks[color.index()] >= need] {
                    (icon::sign(*color)) (need)
                }
            }
        }
    };
    let what = say!(DrawnWith, what = names::reward(printed.reward), more = names::needs(printed.needs));
    let label = if is_won { say!(ReviveUnlocked, what = what) } else { what };
    let offers = boards.offers(|action| *action == Action::Reward(number) && draws(boards, action));
    let kind = match (is_won, others.is_empty(), matches!(printed.reward, Reward::Cards(_))) {
        (true, ..) => "rw won",
        (false, false, _) => "rw two",
        (false, true, true) => "rw wide",
        (false, true, false) => "rw",
    };
    if offers.is_empty() {
        return picture(kind, &boards.scene.title(label), &inner);
    }
    boards.draw(Part {
        at: format!("unlock-{}", number + 1),
        class: kind,
        title: names::reward(printed.reward),
        label,
        offers,
        wanted: None,
        about: None,
        choices: None,
        inner,
    })
}

/// The progress track: its markers, the points that they are worth now, and the bonuses ahead.
fn progress(boards: Boards<'_>) -> Markup {
    let printed = boards.content().player_board();
    let reached = boards.player.board.progress;
    let worth = |markers: usize| printed.progress.get(markers).copied().unwrap_or_default();
    let now = worth(usize::from(reached));
    let label = say!(ReviveProgress, count = reached, points = now);
    let cell = |number: usize| say!(ReviveProgressSpace, space = number, points = worth(number));
    html! {
        div.lane.progress title=(boards.scene.title(&label)) data-place=[boards.place("progress")] {
            span.ll { (icon::icon("rv-tribe")) }
            ol.cells {
                @for (number, bonus) in (1..).zip(printed.progress_bonus) {
                    @let is_next = number == usize::from(reached) + 1;
                    li.done[number <= usize::from(reached)] title=(boards.scene.title(cell(number))) {
                        @if number > usize::from(reached) {
                            @if let Some(bonus) = bonus { (icon::track_bonus(bonus)) } @else { small.next[is_next] { (worth(number)) } }
                        }
                    }
                }
            }
            (icon::end_points(now))
            span.visually-hidden { (boards.scene.title(label)) }
        }
    }
}
