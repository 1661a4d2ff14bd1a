use std::collections::BTreeSet;

use engine::chance::{FastChance, Seed, SeededChance};
use engine::words::ENGLISH;
use engine::{Chance, Game, Narrate, Seat, Stream, Viewer};
use stone_age::{Event, Resource, Resources, Setup, StoneAge, Task};
use table::hall::TalkView;
use table::{DynSeen, LegalAction, Seen};

use super::StoneAgeBoard;
use super::glides::glides;
use super::icon;
use super::signs::signs;
use crate::board::{self, Board, Glide, Gliding, Place};
use crate::page::table::table;
use crate::page::waiting::Waits;
use crate::picks::Picks;
use crate::table_page::{Moment, Moves, Preferences, SeatLine, TablePage, TurnState, Undo};
use crate::words;

/// Renders the whole page of a position, with the board or as plain text.
fn page(game: &StoneAge, me: Option<Seat>, offers: &[LegalAction], plain: bool) -> String {
    let names: Vec<String> =
        ["Ann", "Ben", "Cleo", "Dan"].iter().take(game.players()).map(ToString::to_string).collect();
    let speaker = StoneAge::speaker((), ENGLISH, &names).with(words::library().for_reader(ENGLISH));
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let (seen, score) = (Seen::new(*game, viewer), game.score_sheet(viewer));
    let seats = Seat::first(game.players()).map(|seat| SeatLine {
        seat,
        name: names[seat.index()].clone(),
        bot: None,
        stands_in: false,
        is_mine: me == Some(seat),
        is_here: true,
        is_to_act: game.to_act().contains(seat),
        has_say: true,
    });
    let previews = board::previews(&seen);
    let page = TablePage {
        game: StoneAge::ID,
        is_whole: true,
        address: "/tables/1",
        title: "Stone Age",
        campaign: None,
        moment: Moment { position: 3, length: 3, is_now: true, round: game.round() },
        seats: seats.collect(),
        names: &names,
        me,
        look: None,
        request: speaker.say(seen.request()),
        turn_state: if offers.is_empty() { TurnState::Wait } else { TurnState::Decide },
        moves: Moves {
            post_to: "/tables/1/act",
            answers: 3,
            seat: me,
            offers,
            hints: &[],
            previews: &previews,
            picks: None,
            speaker: &speaker,
        },
        events: Vec::new(),
        recent: &[],
        since: None,
        sources: score.rows.iter().map(|row| speaker.say(StoneAge::tell_source(row.source))).collect(),
        score,
        standings: game.standings(),
        rival: None,
        round_name: speaker.say(StoneAge::round_name()),
        undo: Undo::WithConsent("The others have seen it.".to_owned()),
        asked: None,
        hint: None,
        refused: None,
        chat: Vec::new(),
        talk: TalkView::default(),
        preferences: Preferences { plain, ..Preferences::default() },
        may_abort: true,
        waits: Waits::default(),
        commitment: "0123",
    };
    table(&page, &seen).into_string()
}

fn offers(game: &StoneAge, seat: Seat) -> Vec<LegalAction> {
    Seen::new(*game, Viewer::Seat(seat)).offers()
}

/// Visits every position of some random games.
fn play(mut look: impl FnMut(&StoneAge, Option<Seat>, usize)) {
    for players in 2..=4 {
        let setup = Setup { players, ..Setup::default() };
        let mut chance = SeededChance::new(Seed::from_text("boards"));
        let mut game = StoneAge::new(&setup, &mut chance).unwrap();
        let (mut dice, mut actions) = (FastChance::new(u64::from(players)), Vec::new());
        for number in 0.. {
            let Some(seat) = game.to_act().iter().next() else {
                look(&game, None, number);
                break;
            };
            look(&game, Some(seat), number);
            game.actions(seat, &mut actions);
            let action = actions[dice.below(Stream::named("player"), actions.len() as u32) as usize];
            game.apply(seat, &action, &mut chance, &mut ()).unwrap();
        }
    }
}

/// Returns every text between two marks.
fn between<'a>(page: &'a str, before: &'a str, after: char) -> impl Iterator<Item = &'a str> {
    page.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

/// A panel of a page: what its script would let a player post.
struct PanelForm<'a> {
    kind: &'a str,
    at: &'a str,
    least: u8,
    most: u8,
    kinds: Option<usize>,
    /// The names of the rows, and how many of each can be picked.
    rows: Vec<(&'a str, u8)>,
}

impl<'a> PanelForm<'a> {
    fn all(page: &'a str) -> Vec<Self> {
        let form = |form: &'a str| {
            let form = form.split_once("</form>").unwrap().0;
            let value = |before: &'static str| between(form, before, '"').next();
            let number = |before: &'static str| value(before).unwrap().parse().unwrap();
            let names = between(form, "name=\"pick-", '"');
            Self {
                kind: value("name=\"plan\" value=\"").unwrap(),
                at: value("name=\"at\" value=\"").unwrap(),
                least: number("data-least=\""),
                most: number("data-most=\""),
                kinds: value("data-kinds=\"").map(|kinds| kinds.parse().unwrap()),
                rows: names.zip(between(form, " max=\"", '"').map(|most| most.parse().unwrap())).collect(),
            }
        };
        page.split("<form class=\"picks\"").skip(1).map(form).collect()
    }

    /// Lists everything that can be picked, with whether the script would let it be posted.
    fn picks(&self) -> Vec<(Picks, bool)> {
        let mut ways: Vec<Vec<u8>> = vec![Vec::new()];
        for (_, most) in &self.rows {
            ways = ways.iter().flat_map(|way| (0..=*most).map(|count| [&way[..], &[count]].concat())).collect();
        }
        let picks = ways.iter().map(|way| {
            let kinds = way.iter().filter(|count| **count > 0).count();
            let fits =
                (self.least..=self.most).contains(&way.iter().sum()) && self.kinds.is_none_or(|wanted| wanted == kinds);
            let counts = self.rows.iter().zip(way).map(|((name, _), count)| (*name, *count));
            (Picks::of(self.kind, self.at, counts), fits)
        });
        picks.collect()
    }
}

/// Returns the first answers of everything that the panels of a page can post.
fn first_answers(page: &str, game: &StoneAge, seat: Seat) -> BTreeSet<String> {
    let seen = Seen::new(*game, Viewer::Seat(seat));
    let mut answers = BTreeSet::new();
    for panel in PanelForm::all(page) {
        for (picks, fits) in panel.picks() {
            let plan = board::plan("stone-age", &picks).unwrap();
            assert_eq!(plan.fault(&seen).is_none(), fits, "{picks:?}");
            if fits {
                answers.insert(plan.answer(0, &seen).unwrap());
            }
        }
    }
    answers
}

#[test]
fn every_action_is_a_button_or_the_beginning_of_a_panel() {
    let mut panels = BTreeSet::new();
    play(|game, seat, _| {
        let Some(seat) = seat else { return };
        let offers = offers(game, seat);
        let wanted: BTreeSet<&str> = offers.iter().map(|offered| offered.notation.as_str()).collect();
        for plain in [false, true] {
            let page = page(game, Some(seat), &offers, plain);
            let buttons: Vec<&str> = between(&page, "name=\"action\" value=\"", '"').collect();
            let mut reached: BTreeSet<&str> = buttons.iter().copied().collect();
            assert_eq!(buttons.len(), reached.len(), "a button is there twice: {buttons:?}");
            let begun = first_answers(&page, game, seat);
            reached.extend(begun.iter().map(String::as_str));
            assert_eq!(reached, wanted, "plain: {plain}");
            panels.extend(begun.iter().filter_map(|answer| answer.split(' ').next()).map(ToOwned::to_owned));
        }
    });
    assert_eq!(panels, ["buy", "cash", "feed", "pay", "tools"].map(ToOwned::to_owned).into());
}

#[test]
fn what_a_panel_posts_is_carried_out_as_it_was_picked() {
    let mut paid = 0;
    play(|game, seat, number| {
        let Some(seat) = seat.filter(|_| number % 2 == 0) else { return };
        let page = page(game, Some(seat), &offers(game, seat), false);
        for panel in PanelForm::all(&page).iter().filter(|panel| panel.kind == "pay") {
            let Some((picks, _)) = panel.picks().into_iter().rfind(|(_, fits)| *fits) else { panic!("nothing fits") };
            let plan = board::plan("stone-age", &picks).unwrap();
            let mut copy = *game;
            let mut events = Vec::new();
            let mut chance = SeededChance::new(Seed::from_text("payments"));
            for given in 0.. {
                let Some(answer) = plan.answer(given, &Seen::new(copy, Viewer::Seat(seat))) else { break };
                copy.apply(seat, &answer.parse().unwrap(), &mut chance, &mut events).unwrap();
            }
            let spent = events.iter().find_map(|event| match event {
                Event::BoughtCard { paid, .. } | Event::Built { paid, .. } | Event::Fed { resources: paid, .. } => {
                    Some(*paid)
                }
                _ => None,
            });
            let before = match game.view(Viewer::Seat(seat)).asked.unwrap().task {
                Task::Pay { paid, .. } => paid,
                _ => Resources::NONE,
            };
            for resource in Resource::ALL {
                let picked = u16::from(picks.count(resource.name()));
                assert_eq!(spent.unwrap()[resource], before[resource] + picked, "{picks:?}");
            }
            paid += 1;
        }
    });
    assert!(paid > 20, "{paid}");
}

#[test]
fn the_tray_shows_questions_only_to_those_who_are_asked() {
    play(|game, seat, number| {
        let Some(seat) = seat.filter(|_| number % 3 == 0) else { return };
        let other = Seat::ALL[(seat.index() + 1) % game.players()];
        let page = page(game, Some(other), &[], false);
        let tray = page.split_once("id=\"tray\"").unwrap().1.split_once("</section>").unwrap().0;
        for part in ["roll-sum", "pay-next", "class=\"dice\"", "gains", "list-food"] {
            assert!(!tray.contains(part), "{part}");
        }
        let own = icon::seat_class(other);
        assert!(tray.contains("class=\"waiting\"") && tray.contains(&own), "the own people are missing");
    });
}

#[test]
fn actions_that_differ_by_a_number_are_a_row_of_numbers() {
    let setup = Setup { players: 2, ..Setup::default() };
    let game = StoneAge::new(&setup, &mut SeededChance::new(Seed::from_text("numbers"))).unwrap();
    let seat = game.to_act().iter().next().unwrap();
    let page = page(&game, Some(seat), &offers(&game, seat), false);
    let forest = between(&page, "id=\"pop-forest\"", '§').next().unwrap();
    let numbers = forest.split_once("class=\"numbers\"").unwrap().1.split_once("</form>").unwrap().0;
    let placed: Vec<&str> = between(numbers, "name=\"action\" value=\"", '"').collect();
    assert_eq!(placed, ["place forest 1", "place forest 2", "place forest 3", "place forest 4", "place forest 5"]);
}

#[test]
fn ids_are_unique_and_what_they_name_is_there() {
    play(|game, seat, number| {
        if number % 3 != 0 && seat.is_some() {
            return;
        }
        let offers = seat.map_or_else(Vec::new, |seat| offers(game, seat));
        for (plain, me) in
            [(false, seat), (true, seat), (false, Some(Seat::ALL[number % game.players()])), (false, None)]
        {
            let page = page(game, me, if me == seat { &offers } else { &[] }, plain);
            let ids: Vec<&str> = between(&page, " id=\"", '"').collect();
            let mut unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{ids:?}");
            // The drawings stand outside of what changes.
            let drawings = [include_str!("../../../assets/table.svg"), <StoneAgeBoard as Board>::SPRITE];
            unique.extend(drawings.iter().flat_map(|drawing| between(drawing, " id=\"", '"')));
            for reference in [" popovertarget=\"", " for=\"", " href=\"#"] {
                for id in between(&page, reference, '"') {
                    assert!(unique.contains(id), "{reference}{id}");
                }
            }
            for button in between(&page, "<button", '>') {
                assert!(button.contains(" id=\""), "focus would be lost: {button}");
            }
        }
    });
}

#[test]
fn nothing_is_styled_or_scripted_inline() {
    play(|game, seat, number| {
        if number % 10 != 0 {
            return;
        }
        let offers = seat.map_or_else(Vec::new, |seat| offers(game, seat));
        for plain in [false, true] {
            let page = page(game, seat, &offers, plain);
            for tag in between(&page, "<", '>') {
                let names = tag.split('"').step_by(2).filter_map(|part| part.trim().strip_suffix('='));
                for name in names.filter_map(|name| name.split_whitespace().last()) {
                    assert!(name != "style" && !name.starts_with("on"), "{tag}");
                }
            }
            assert!(!page.contains("<style") && !page.contains("<script"));
        }
    });
}

/// Returns what stands where on a page: each piece with its place, in order.
fn standing(page: &str) -> Vec<(String, String)> {
    let pieces = between(page, "data-piece=\"", '>').filter_map(|piece| {
        let (name, rest) = piece.split_once('"')?;
        Some((name.to_owned(), rest.split('"').nth(1)?.to_owned()))
    });
    let mut standing: Vec<(String, String)> = pieces.filter(|(name, _)| name.starts_with("person")).collect();
    standing.sort();
    standing
}

/// Moves people as the script does.
fn carry_out(glide: &Glide, before: &str, standing: &mut Vec<(String, String)>) {
    let place_of = |place: &Place| match place {
        Place::Named(name) => name.clone(),
        Place::Of(piece) => {
            let found = before.split(&format!("data-piece=\"{piece}\" data-at=\"")).nth(1);
            found.and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
        }
    };
    let Glide::Move { what, from, to, count } = glide else { return };
    let to = to.as_ref().map(place_of).unwrap_or_default();
    match what {
        Gliding::New(drawn) if drawn.0.contains("person-") => standing.push(standing_in(&drawn.0)),
        Gliding::Piece(name) if name.starts_with("person") => {
            let from = (name.clone(), from.as_ref().map(place_of).unwrap_or_default());
            for _ in 0..*count {
                let Some(index) = standing.iter().position(|one| *one == from) else { return };
                standing[index].1.clone_from(&to);
            }
        }
        Gliding::Piece(_) | Gliding::New(_) | Gliding::Picture(_) => {}
    }
}

fn standing_in(drawn: &str) -> (String, String) {
    standing(drawn).remove(0)
}

#[test]
fn what_glides_leads_to_the_board_after_it() {
    let (mut kinds, mut compared) = (BTreeSet::new(), 0);
    for players in 2..=4 {
        let setup = Setup { players, ..Setup::default() };
        let mut chance = SeededChance::new(Seed::from_text("glides"));
        let mut game = StoneAge::new(&setup, &mut chance).unwrap();
        let (mut dice, mut actions, mut events) = (FastChance::new(u64::from(players)), Vec::new(), Vec::new());
        let names: Vec<String> = ["Ann", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
        let speaker = StoneAge::speaker((), ENGLISH, &names);
        let mut stands = standing(&page(&game, None, &[], false));
        while let Some(seat) = game.to_act().iter().next() {
            let before = page(&game, None, &[], false);
            game.actions(seat, &mut actions);
            // Cards and buildings first: they bring the rarer events.
            let buys = actions.iter().find(|action| action.to_string().starts_with("buy"));
            let any = actions[dice.below(Stream::named("player"), actions.len() as u32) as usize];
            let action = buys.copied().unwrap_or(any);
            events.clear();
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            for (number, event) in events.iter().enumerate() {
                kinds.insert(format!("{event:?}").split([' ', '(']).next().unwrap().to_owned());
                assert!(!signs(event).0.is_empty(), "{event:?}");
                let event = StoneAge::event_for(event, Viewer::Spectator).unwrap();
                let earlier = number.checked_sub(1).map(|earlier| &events[earlier]);
                for glide in glides(&event, earlier, &speaker) {
                    for place in glide.places() {
                        assert!(before.contains(&format!("data-place=\"{place}\"")), "{place} of {event:?}");
                    }
                    carry_out(&glide, &before, &mut stands);
                }
            }
            // While something is paid for, its person is home already, and the event comes after.
            let task = game.view(Viewer::Spectator).asked.map(|step| step.task);
            if matches!(task, Some(Task::Place | Task::Use)) {
                stands.sort();
                assert_eq!(stands, standing(&page(&game, None, &[], false)), "{action} leads to {events:?}");
                compared += 1;
            }
        }
    }
    assert!(kinds.len() >= 22 && compared > 300, "{compared} compared, {kinds:?}");
}
