//! Writes a page for each of several instructive positions into a folder, for inspection.
//!
//! ```text
//! cargo run -p web --example preview -- /tmp/preview
//! ```

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engine::chance::{FastChance, Seed, SeededChance};
use engine::words::{ENGLISH, Speaker};
use engine::{Chance, Evaluate, Game, Narrate, Seat, Stream, Viewer};
use stone_age::{Action, Phase, Place, Resource, Resources, Scene, Setup, Site, StoneAge, Task};
use table::hall::TalkView;
use table::{Alternative, DynSeen, Expected, Hint, Seen};
use web::table_page;
use web::table_page::{ChatLine, ConsentAsked, EventLine, Moment, Moves, Preferences, SeatLine, TablePage, Undo};

/// A game with its whole log.
#[derive(Clone)]
struct Played {
    game: StoneAge,
    chance: SeededChance,
    events: Vec<EventLine>,
    actions: usize,
    names: Vec<String>,
}

impl Played {
    fn new(players: u8, seed: &str) -> Result<Self, Box<dyn Error>> {
        let mut chance = SeededChance::new(Seed::from_text(seed));
        let setup = Setup { players, start: Some(Seat::ALL[0]), ..Setup::default() };
        let game = StoneAge::new(&setup, &mut chance)?;
        let names = ["Ann", "Benedict", "Chloé", "Dmitri"].iter().take(usize::from(players));
        Ok(Self { game, chance, events: Vec::new(), actions: 0, names: names.map(|&name| name.to_owned()).collect() })
    }

    /// Chooses the best or a random action, judged by the position after it.
    fn choice(&self, seat: Seat, number: usize) -> Option<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        let mut dice = FastChance::new(number as u64 + 7);
        if number.is_multiple_of(5) {
            let index = dice.below(Stream::named("preview"), actions.len() as u32) as usize;
            return actions.get(index).copied();
        }
        self.ranked(seat).first().map(|(action, _)| *action)
    }

    fn ranked(&self, seat: Seat) -> Vec<(Action, f32)> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        let mut ranked: Vec<(Action, f32)> = actions
            .into_iter()
            .map(|action| {
                let worth = (0..4).map(|sample| {
                    let mut after = self.game;
                    after.perform(seat, &action, &mut FastChance::new(sample), &mut ());
                    after.evaluate(seat)
                });
                (action, worth.sum::<f32>() / 4.0)
            })
            .collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    /// Returns the speaker of this table.
    fn speaker(&self) -> Speaker<'_> {
        StoneAge::speaker((), ENGLISH, &self.names).with(web::words::library().for_reader(ENGLISH))
    }

    fn step(&mut self) -> bool {
        let Some(seat) = self.game.to_act().iter().next() else { return false };
        let Some(action) = self.choice(seat, self.actions) else { return false };
        let mut events = Vec::new();
        self.game.perform(seat, &action, &mut self.chance, &mut events);
        self.actions += 1;
        for event in events {
            let sentence = self.speaker().say(StoneAge::tell_event(&event, ()));
            self.events.push(EventLine { position: self.actions, seat: Some(seat), sentence });
        }
        true
    }

    /// Plays on to a position that meets this condition.
    fn until(mut self, wanted: impl Fn(&StoneAge, usize) -> bool) -> Option<Self> {
        while !wanted(&self.game, self.actions) {
            if !self.step() {
                return None;
            }
        }
        Some(self)
    }
}

/// How to show a position.
struct Look {
    me: Option<usize>,
    turn_state: Option<table_page::TurnState>,
    preferences: Preferences,
    hint: bool,
    asked: bool,
    refused: bool,
    past: bool,
    undo: Undo,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            me: None,
            turn_state: None,
            preferences: Preferences::default(),
            hint: false,
            asked: false,
            refused: false,
            past: false,
            undo: Undo::No("You have not done anything yet that could be taken back.".to_owned()),
        }
    }
}

fn page(played: &Played, look: &Look, theme: Option<&str>) -> String {
    let (game, speaker) = (&played.game, played.speaker());
    let acting = game.to_act().iter().next();
    let me = look.me.and_then(Seat::new);
    let viewer = if game.to_act().is_empty() { Viewer::Everything } else { me.map_or(Viewer::Spectator, Viewer::Seat) };
    let seen = Seen::new(*game, viewer);
    let turn_state = look.turn_state.unwrap_or(match (acting, me) {
        _ if look.past => table_page::TurnState::Watch,
        (None, _) => table_page::TurnState::Over,
        (Some(_), None) => table_page::TurnState::Watch,
        (Some(acting), Some(me)) if acting == me => table_page::TurnState::Decide,
        (Some(_), Some(_)) => table_page::TurnState::Wait,
    });
    let seat = me.filter(|_| turn_state == table_page::TurnState::Decide);
    let offers = if seat.is_some() { seen.offers() } else { Vec::new() };
    let hint = seat.filter(|_| look.hint).map(|seat| hint(played, seat, seen.view()));
    let seats = Seat::first(game.players()).map(|seat| SeatLine {
        seat,
        name: played.names[seat.index()].clone(),
        bot: (seat.index() == 3).then(|| "greedy".to_owned()),
        stands_in: false,
        is_mine: me == Some(seat),
        is_here: seat.index() != 1,
        is_to_act: acting == Some(seat) && turn_state != table_page::TurnState::Confirm,
        has_say: seat.index() != 3,
        can_be_replaced: seat.index() == 1 && acting == Some(seat),
    });
    let recent = played.events.len().saturating_sub(14);
    let score = game.score_sheet(viewer);
    let shown = TablePage {
        address: "/tables/k3v9",
        title: &speaker.say(StoneAge::title()),
        campaign: None,
        moment: Moment {
            position: played.actions,
            length: if look.past { played.actions + 211 } else { played.actions },
            is_now: !look.past,
            round: game.round(),
        },
        seats: seats.collect(),
        names: &played.names,
        me,
        request: speaker.say(seen.request()),
        turn_state,
        moves: Moves {
            post_to: "/tables/k3v9/act",
            answers: played.actions as u64,
            seat,
            offers: &offers,
            hint: hint.as_ref().map(|hint| hint.notation.as_str()),
            speaker: &speaker,
        },
        events: played.events[recent..].to_vec(),
        latest: &[],
        sources: score.rows.iter().map(|row| speaker.say(StoneAge::tell_source(row.source))).collect(),
        score,
        standings: game.standings(),
        rival: None,
        round_name: speaker.say(StoneAge::round_name()),
        undo: look.undo.clone(),
        asked: look.asked.then(|| ConsentAsked {
            sentence: "Chloé would like to take back her last roll. The dice would be rolled again.".to_owned(),
            is_mine_to_answer: true,
        }),
        hint: hint.clone(),
        refused: look.refused.then(|| "There is no room left in the forest: 7 people stand there.".to_owned()),
        talk: TalkView { may_speak: true, ..TalkView::default() },
        chat: vec![
            ChatLine { name: "Chloé".to_owned(), seat: Seat::new(2), text: "Good luck, everyone!".to_owned() },
            ChatLine { name: "Ann".to_owned(), seat: Seat::new(0), text: "You too. I want that gold.".to_owned() },
        ],
        preferences: look.preferences,
        may_abort: true,
        grace: Duration::from_secs(120),
        commitment: "9f2c41d0a8e7b35c60d1f4e2a7b8c9d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f70",
    };
    let theme = theme.map_or_else(String::new, |theme| format!(" data-theme=\"{theme}\""));
    format!(
        "<!doctype html><html lang=\"en\"{theme}><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\"><title>Preview</title><link rel=\"stylesheet\" \
         href=\"style.css\"><link rel=\"stylesheet\" href=\"stone-age.css\"></head><body>{}</body></html>",
        web::page::table::table(&shown, &seen).into_string()
    )
}

fn hint(played: &Played, seat: Seat, view: &stone_age::View) -> Hint {
    let ranked = played.ranked(seat);
    let label = |action: &Action| StoneAge::tell_action(action, view);
    let (best, expected) = ranked[0];
    let others = ranked.iter().skip(1).take(3);
    Hint {
        notation: best.to_string(),
        label: label(&best),
        expected: Expected::Lead(expected),
        alternatives: others
            .map(|(action, expected)| Alternative {
                notation: action.to_string(),
                label: label(action),
                expected: Expected::Lead(*expected),
                difference: *expected - ranked[0].1,
            })
            .collect(),
    }
}

fn asked(game: &StoneAge, wanted: impl Fn(&Task) -> bool) -> bool {
    game.view(Viewer::Spectator).asked.is_some_and(|step| wanted(&step.task))
}

/// A look from the seat that has to act.
fn own(played: &Played) -> Look {
    Look { me: played.game.to_act().iter().next().map(Seat::index), ..Look::default() }
}

/// Finds the first of several games in which such a position occurs.
fn find(players: u8, wanted: impl Fn(&StoneAge, usize) -> bool + Copy) -> Result<Played, Box<dyn Error>> {
    for seed in 0..40 {
        if let Some(found) = Played::new(players, &format!("preview {seed}"))?.until(wanted) {
            return Ok(found);
        }
    }
    Err("no game has such a position".into())
}

/// An unusually crowded hunt, and full places.
fn crowd() -> Result<Played, Box<dyn Error>> {
    let mut played = Played::new(4, "crowd")?;
    let mut scene = Scene::of(played.game);
    let sites = [Site::Forest, Site::ClayPit, Site::Quarry, Site::River];
    for (seat, site) in Seat::ALL.into_iter().zip(sites) {
        scene = scene
            .player(seat, |player| {
                player.people = 10;
                player.food = 40;
                player.resources = Resources::of(Resource::Wood, 12);
                (0..10).for_each(|_| {
                    player.tools.gain();
                });
            })
            .people(seat, Place::Site(Site::Hunt), 3 + seat.index() as u8)
            .people(seat, Place::Site(site), 4);
    }
    played.game = scene.phase(Phase::Using).build(&mut FastChance::new(1))?;
    Ok(played)
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name a folder")?);
    std::fs::create_dir_all(&folder)?;
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for file in ["style.css", "stone-age.css"] {
        std::fs::copy(assets.join(file), folder.join(file))?;
    }
    let write = |name: &str, played: &Played, look: &Look| -> std::io::Result<()> {
        std::fs::write(folder.join(format!("{name}.html")), page(played, look, None))?;
        std::fs::write(folder.join(format!("{name}-dark.html")), page(played, look, Some("dark")))
    };
    let undo = || Undo::Now;

    let opening = Played::new(4, "preview")?;
    write("opening", &opening, &own(&opening))?;
    let placing = find(4, |game, number| {
        number > 150
            && game.view(Viewer::Spectator).players[2].at_home < 3
            && game.to_act().contains(Seat::ALL[0])
            && asked(game, |question| *question == Task::Place)
    })?;
    write("placing", &placing, &Look { undo: undo(), ..own(&placing) })?;
    write("waiting", &placing, &Look { me: Some(2), ..Look::default() })?;
    write("spectator", &placing, &Look::default())?;
    write("hint", &placing, &Look { hint: true, ..own(&placing) })?;
    write("history", &placing, &Look { past: true, me: Some(0), ..Look::default() })?;
    let preferences = Preferences { plain: true, ..Preferences::default() };
    write("plain", &placing, &Look { preferences, ..own(&placing) })?;
    write(
        "confirm",
        &placing,
        &Look { me: Some(2), turn_state: Some(table_page::TurnState::Confirm), undo: undo(), ..Look::default() },
    )?;
    let consent =
        Undo::WithConsent("The dice have been seen: the others must agree, and they are rolled again.".to_owned());
    write("consent", &placing, &Look { asked: true, refused: true, undo: consent, ..own(&placing) })?;
    let using = find(3, |game, number| number > 120 && asked(game, |question| *question == Task::Use))?;
    write("using", &using, &own(&using))?;
    let tools = find(4, |game, number| {
        number > 200
            && asked(game, |question| matches!(question, Task::Tools { .. }))
            && game.offers(game.to_act().iter().next().unwrap_or_default()).len() > 5
    })?;
    write("tools", &tools, &own(&tools))?;
    let pay = find(2, |game, number| {
        number > 40 && asked(game, |question| matches!(question, Task::Pay { paid, .. } if paid.total() > 0))
    })?;
    write("pay", &pay, &own(&pay))?;
    let pick = find(4, |game, _| asked(game, |question| matches!(question, Task::Pick { .. })))?;
    write("dice", &pick, &own(&pick))?;
    let feed = find(4, |game, _| {
        asked(game, |question| matches!(question, Task::Feed { .. }))
            && game.offers(game.to_act().iter().next().unwrap_or_default()).len() > 1
    })?;
    write("feed", &feed, &own(&feed))?;
    let gain = find(4, |game, _| asked(game, |question| *question == Task::Gain))?;
    write("gain", &gain, &own(&gain))?;
    write("crowd", &crowd()?, &Look { me: Some(0), ..Look::default() })?;
    let over = find(4, |game, _| game.to_act().is_empty())?;
    write("over", &over, &Look { me: Some(0), ..Look::default() })?;
    Ok(())
}
