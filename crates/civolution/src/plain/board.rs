//! Era, weather and event, the displays and the research stacks.

use engine::page::Page;
use engine::say;
use engine::words::Phrase;

use crate::category::{ERA_POINTS, ERAS};
use crate::content::Deck;
use crate::continent::Terrain;
use crate::state::Weather;
use crate::task::Phase;
use crate::view::View;
use crate::words::{Key, phrase, piece};

/// Writes the header: era, phase and players.
pub(super) fn header(view: &View, page: &mut Page<'_>) {
    let phase = match (view.phase, view.standings.is_some()) {
        (Some(phase), _) => say!(PlainPhase, number = phase.index() + 1, phase = phase),
        (None, true) => say!(PlainOver),
        (None, false) => say!(PlainSetup),
    };
    let era = view.era.clamp(1, ERAS as u8);
    page.paragraph(&page.say(say!(PlainHeader, title = say!(Title), era = era, phase = phase)));
    let players = view.civilizations.iter().map(|civ| super::name(civ.seat, page));
    page.paragraph(&page.say(say!(PlainPlayers, players = phrase::list(players))));
}

/// Writes the part about this era: start, resets, weather, event and scoring.
pub(super) fn era(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartEra)));
    // It is given to a player when all have their starting cards (p. 10).
    if view.civilizations.iter().all(|civ| !civ.choosing) {
        page.paragraph(&page.say(say!(PlainStart, player = view.start)));
    }
    // After the Action phase, the indicator moves on to the following phases.
    if view.phase <= Some(Phase::Action) && view.standings.is_none() {
        let (resets, end) = view.resets;
        page.paragraph(&page.say(say!(PlainResets, resets = resets, end = end)));
    }
    if view.last_round && view.phase == Some(Phase::Action) {
        page.paragraph(&page.say(say!(PlainLastRound)));
    }
    weather(view, page);
    if let Some(event) = view.event {
        let content = &view.pack;
        page.paragraph(&page.say(say!(
            PlainEvent,
            event = piece::name(event),
            weather = piece::event_weather(content, event),
            text = piece::event(content, event),
        )));
    }
    for ((category, points), era) in view.era_categories.iter().zip(ERA_POINTS).zip(1u8..) {
        let text = say!(PlainEraScoring, era = era, category = *category, points = points);
        let scored = era < view.era || (era == view.era && view.phase > Some(Phase::Event));
        page.item(&page.say(if scored {
            say!(PlainScored, text = text)
        } else if era == view.era {
            say!(PlainNow, text = text)
        } else {
            text
        }));
    }
    let tiles = phrase::list(view.final_tiles.iter().map(|category| Phrase::from(*category)));
    page.item(&page.say(say!(PlainFinalTiles, tiles = tiles)));
}

/// Writes the weather, how the event of this era will change it, and the effects of all weathers (p. 34).
fn weather(view: &View, page: &mut Page<'_>) {
    let (weather, beyond) = view.weather;
    // The indicator moves at the beginning of the Event phase. In the next era, a crossed white line no longer matters.
    let steps = view.event.map(|event| view.pack.event(event).weather);
    let coming = steps.filter(|_| view.phase < Some(Phase::Event)).map(|steps| weather.moved(steps));
    page.paragraph(&page.say(match coming {
        Some((_, true)) => say!(PlainWeatherBeyond, weather = weather, effect = say!(WeatherBeyond)),
        Some((next, false)) => {
            say!(PlainWeatherComes, weather = weather, next = next)
        }
        None if beyond && view.phase == Some(Phase::Event) => {
            say!(EventWeatherBeyond, weather = weather, effect = say!(WeatherBeyond))
        }
        None => say!(PlainWeather, weather = weather),
    }));
    let spaces = Weather::ALL.map(|space| {
        if space == weather {
            say!(PlainWeatherHere, weather = space)
        } else {
            say!(PlainWeatherSpace, weather = space)
        }
    });
    page.item(&page.say(say!(PlainWeatherScale, spaces = phrase::semicolons(spaces), beyond = say!(WeatherBeyond))));
}

/// Writes the displays: goal, income and attribute chips, and dice.
pub(super) fn displays(view: &View, page: &mut Page<'_>) {
    let content = &view.pack;
    page.part(&page.say(say!(PlainPartDisplays)));
    let (activation, fate) = view.dice;
    page.paragraph(&page.say(say!(
        PlainDisplayDice,
        activation = activation,
        fate = fate,
        tokens = view.hunting_tokens
    )));
    page.paragraph(&page.say(say!(PlainDisplayGoals)));
    numbered(view.goals.iter().map(|goal| goal.map(|goal| piece::goal_full(content, goal))), page);
    page.paragraph(&page.say(say!(PlainDisplayIncomes)));
    numbered(view.incomes.iter().map(|chip| chip.map(|chip| piece::income_full(content, chip))), page);
    page.paragraph(&page.say(say!(PlainDisplayAttributes)));
    numbered(view.attributes.iter().map(|chip| chip.map(|chip| piece::attribute_full(content, chip))), page);
}

fn numbered(texts: impl Iterator<Item = Option<Phrase>>, page: &mut Page<'_>) {
    for (text, number) in texts.zip(1u8..) {
        if let Some(text) = text {
            page.item(&page.say(say!(PlainNumbered, number = number, text = text)));
        }
    }
}

/// Writes the food of hunts, by type of territory and die.
pub(super) fn hunting(view: &View, page: &mut Page<'_>) {
    const LABEL: usize = 20;
    const COLUMN: usize = 6;
    page.part(&page.say(say!(PlainPartHunting)));
    page.columns(&page.say(say!(PlainHuntingDie)), LABEL, (1u8..=6).map(|value| value.to_string()), COLUMN);
    for terrain in Terrain::ALL {
        let food = view.pack.board().hunting.iter().map(|row| row[terrain.index()].to_string());
        page.columns(&page.say(Phrase::from(terrain)), LABEL, food, COLUMN);
    }
}

/// Writes the research stacks.
pub(super) fn research(view: &View, page: &mut Page<'_>) {
    page.part(&page.say(say!(PlainPartResearch)));
    for deck in Deck::ALL {
        let stack = &view.face_up[deck.index()];
        let count = view.face_down[deck.index()];
        page.paragraph(&page.say(say!(PlainStack, deck = deck, count = count)));
        if let Some((top, below)) = stack.split_last() {
            super::hand::card(*top, view, page);
            if !below.is_empty() {
                let below = phrase::commas(below.iter().rev().map(|card| piece::name(*card)));
                page.item(&page.say(say!(PlainBelow, cards = below)));
            }
        }
    }
}
