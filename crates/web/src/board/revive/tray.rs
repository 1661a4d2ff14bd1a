//! The tray: what the question asks for that has no place on the board, as pictures.

mod orient;

use ::revive::content::{CardId, Half};
use ::revive::effect::Clause;
use ::revive::resource::{Purse, Resource};
use ::revive::{Action, Rewards, Task, half_of, names};
use engine::say;
use maud::{Markup, html};
use table::LegalAction;

use super::face::{self, Pack, Shown};
use super::{Scene, icon, map, plans, player};
use crate::spot::{button, form, label, slug};
use crate::words::Key;

pub(super) fn tray(scene: Scene<'_>) -> Markup {
    let answers: Vec<_> = scene.offers().filter(|(action, _)| draws(scene, action)).collect();
    let rest = scene.elsewhere();
    let batches = plans::batches(scene);
    let is_empty = answers.is_empty() && rest.is_empty() && batches.0.is_empty();
    let story = story(scene);
    let moves = &scene.page.moves;
    html! {
        section.tray.asks[!is_empty || story.is_some()] id="tray" data-region="tray" aria-label=(scene.say(say!(TableChoices))) {
            h2.visually-hidden { (scene.say(say!(TableChoices))) }
            @if let Some(story) = story { (story) }
            (source(scene))
            (batches)
            @if !is_empty {
                (form(moves, "answers", &html! {
                    @for (action, offered) in answers { (answer(action, offered, scene)) }
                    @for offered in rest {
                        (button(moves, offered, "button", &slug("do", &offered.notation), None, &html! { (label(moves, offered)) }))
                    }
                }))
            }
        }
    }
}

/// Checks whether the tray shows an action.
pub(super) fn draws(scene: Scene<'_>, action: &Action) -> bool {
    let task = scene.asked();
    match action {
        Action::Tribe(..) | Action::Keep(_) | Action::Option(_) | Action::Crystals | Action::Turned(_) | Action::Do => {
            true
        }
        // Some of these glow on the board, and stand here in a row as well.
        Action::Take(_) | Action::Track(_) => true,
        Action::At(_) => task == Some(Task::Rewards),
        Action::Card(_) | Action::ModuleSpace(_) => matches!(task, Some(Task::Triggers { .. })),
        Action::Play { .. }
        | Action::Switch(_)
        | Action::SwitchStep(_)
        | Action::SwitchCopy
        | Action::Explore { .. }
        | Action::Build { .. }
        | Action::Populate { .. }
        | Action::Hibernate
        | Action::Pass
        | Action::End
        | Action::Trade(_)
        | Action::Machine(_)
        | Action::Open(_)
        | Action::Technology(_)
        | Action::Reward(_)
        | Action::Module(_)
        | Action::Token(_)
        | Action::Artifact(_)
        | Action::Blind => false,
    }
}

/// An answer, as its picture with what it does.
fn answer(action: &Action, offered: &LegalAction, scene: Scene<'_>) -> Markup {
    let moves = &scene.page.moves;
    let class = match action {
        Action::Tribe(..) => "button answer tribe-choice",
        Action::Keep(_) => "button answer keep",
        Action::Turned(_) => "button answer lay",
        _ => "button answer",
    };
    let id = slug("tray", &offered.notation);
    match picture(action, scene) {
        Some(picture) => {
            let said = label(moves, offered);
            button(moves, offered, class, &id, Some(&said), &html! { (picture) })
        }
        None => button(moves, offered, "button", &id, None, &html! { (label(moves, offered)) }),
    }
}

/// Draws what an answer gives. Returns `None` if words say it best.
fn picture(action: &Action, scene: Scene<'_>) -> Option<Markup> {
    let content = &scene.view.pack;
    let pack = Pack::of(scene);
    let task = scene.asked()?;
    Some(match (task, *action) {
        (_, Action::Tribe(tribe, side)) => html! {
            b { (scene.say(names::tribe_side(tribe, side))) }
            (face::ability(pack, tribe, side))
            span.words { (scene.say(names::ability(content, tribe, side))) }
        },
        (_, Action::Keep(card)) => html! { b { (scene.say(names::name(card))) } (face::artifact_card(pack, card)) },
        (Task::Either { list, at, .. }, Action::Option(number)) => {
            side(content.effects(list).get(usize::from(at)).copied()?, number, scene)?
        }
        (Task::PayEither { pay, .. }, Action::Option(number)) => side(content.pay(pay).gain, number, scene)?,
        (Task::Pay { pay, .. }, Action::Take(resource)) => html! {
            (icon::resource(resource)) (icon::arrow()) (icon::clause(content, content.pay(pay).gain))
        },
        (Task::Spare { .. }, Action::Take(resource)) => icon::discount(&icon::resource(resource), 1),
        (_, Action::Take(resource)) => icon::resource(resource),
        (Task::Rewards, Action::Track(color)) => {
            let count = player(scene)?.board.rewards.steps[color.index()];
            icon::counted(count, &icon::step(Some(color)))
        }
        (Task::Step { .. }, Action::Track(color)) => {
            let at = player(scene)?.board.tracks[color.index()];
            html! { (icon::step(Some(color))) span.from-to { (at) " → " b { (at + 1) } } }
        }
        (Task::Rewards, Action::Crystals) => {
            icon::counted(player(scene)?.board.rewards.crystals, &icon::resource(Resource::Crystal))
        }
        (Task::Rewards, Action::At(space)) => {
            html! { (icon::icon("rv-water")) (icon::small_effects(content, scene.view.map.water_reward(space, content)?)) }
        }
        (Task::Triggers { slot, .. }, Action::Card(card)) => shown_in(card, slot, scene),
        (Task::Triggers { .. }, Action::ModuleSpace(space)) => {
            face::module(pack, (*player(scene)?.board.modules.get(usize::from(space))?)?)
        }
        (Task::Orient { place, tile }, Action::Turned(turned)) => orient::way(place, tile, turned, scene),
        (Task::Points(points), Action::Do) => html! { (icon::points(points)) (icon::artifact(None)) },
        (Task::Tribe, Action::Do) => {
            let board = &player(scene)?.board;
            face::ability(pack, board.tribe, board.side)
        }
        (Task::TakeArtifact { .. }, Action::Do) => icon::minor_artifact(),
        _ => return None,
    })
}

/// One of the two effects of a step.
fn side(step: Clause, number: u8, scene: Scene<'_>) -> Option<Markup> {
    let content = &scene.view.pack;
    match (step, number) {
        (Clause::Either(first, _), 0) => Some(icon::clause(content, Clause::One(first))),
        (Clause::Either(_, second), 1) => Some(icon::clause(content, Clause::One(second))),
        _ => None,
    }
}

/// The half that a card shows in a slot.
fn shown_in(card: CardId, slot: u8, scene: Scene<'_>) -> Markup {
    let is_bottom = player(scene).is_some_and(|player| player.board.bottoms.contains(card.id()));
    let half = half_of(usize::from(slot)).unwrap_or(if is_bottom { Half::Bottom } else { Half::Top });
    face::card(Pack::of(scene), card, Shown::Only(half))
}

/// The story of the chapter, before a player's first action.
fn story(scene: Scene<'_>) -> Option<Markup> {
    let goal = scene.view.goal.as_ref()?;
    let is_setup = match scene.asked()? {
        Task::ChooseTribe | Task::KeepArtifactCard => true,
        Task::Turn { acted: false, .. } if scene.view.round == 1 => false,
        _ => return None,
    };
    let chapter = names::chapter(goal.chapter);
    Some(html! {
        details.story open[is_setup] {
            summary { (scene.say(&chapter.title)) }
            p { (scene.say(chapter.story)) }
            p { (scene.say(chapter.news)) }
            p { strong { (scene.say(chapter.goal)) } }
        }
    })
}

/// The card that the question comes from.
fn source(scene: Scene<'_>) -> Markup {
    let card = match scene.asked() {
        Some(Task::Either { card, .. } | Task::Pay { card, .. } | Task::PayEither { card, .. }) => card,
        _ => None,
    };
    html! { @if let Some(card) = card { span.tray-source { (face::card(Pack::of(scene), card, Shown::Whole)) } } }
}

/// Rewards of the board next to a building.
fn rewards(rewards: Rewards, scene: Scene<'_>) -> Markup {
    let content = &scene.view.pack;
    html! {
        @for color in ::revive::resource::Color::ALL {
            @if rewards.steps[color.index()] > 0 { (icon::counted(rewards.steps[color.index()], &icon::step(Some(color)))) }
        }
        @if rewards.crystals > 0 { (icon::purse(Purse::of(Resource::Crystal, rewards.crystals))) }
        @for space in rewards.waters.iter() {
            @if let Some(list) = map::water(space, scene.view) { (icon::icon("rv-water")) (icon::small_effects(content, list)) }
        }
    }
}
