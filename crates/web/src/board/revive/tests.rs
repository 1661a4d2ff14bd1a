mod moves;

use std::collections::BTreeSet;

use ::revive::{Revive, Setup, Unlocked};
use engine::chance::{FastChance, Seed, SeededChance};
use engine::words::ENGLISH;
use engine::{Chance, Game, Narrate, Seat, Stream, Viewer};
use table::hall::TalkView;
use table::{DynSeen, LegalAction, Seen};

use super::ReviveBoard;
use crate::board::{self, Board};
use crate::page::table::table;
use crate::page::waiting::Waits;
use crate::table_page::{Moment, Moves, Preferences, SeatLine, TablePage, TurnState, Undo};
use crate::words;

/// Everything that campaigns unlock.
const ALL: Unlocked = Unlocked { moon: true, tribes: true, large: true, vast: true, switch: true };

/// Renders the whole page of a position, with the boards of another player opened if one is given.
fn page(game: &Revive, me: Option<Seat>, offers: &[LegalAction], look: Option<Seat>) -> String {
    let names: Vec<String> =
        ["Ann", "Ben", "Cleo", "Dan"].iter().take(game.players()).map(ToString::to_string).collect();
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let speaker = Revive::speaker(game.content(), ENGLISH, &names).with(words::library().for_reader(ENGLISH));
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
        game: Revive::ID,
        is_whole: true,
        address: "/tables/1",
        title: "Revive",
        campaign: None,
        moment: Moment { position: 3, length: 3, is_now: true, round: game.round() },
        seats: seats.collect(),
        names: &names,
        me,
        look,
        request: speaker.say(seen.request()),
        turn_state: match (me, offers.is_empty()) {
            (None, _) => TurnState::Watch,
            (Some(_), true) => TurnState::Wait,
            (Some(_), false) => TurnState::Decide,
        },
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
        sources: score.rows.iter().map(|row| speaker.say(Revive::tell_source(row.source))).collect(),
        score,
        standings: game.standings(),
        rival: None,
        round_name: speaker.say(Revive::round_name()),
        undo: Undo::WithConsent("The others have seen it.".to_owned()),
        asked: None,
        hint: None,
        refused: None,
        chat: Vec::new(),
        talk: TalkView::default(),
        preferences: Preferences::default(),
        may_abort: true,
        waits: Waits::default(),
        commitment: "0123",
    };
    table(&page, &seen).into_string()
}

fn offers(game: &Revive, seat: Seat) -> Vec<LegalAction> {
    Seen::new(*game, Viewer::Seat(seat)).offers()
}

/// Visits the positions of random games with everything that campaigns unlock.
fn play(mut look: impl FnMut(&Revive, Option<Seat>, usize)) {
    for players in 1..=4 {
        let setup = Setup { players, choose_tribes: players == 3, unlocked: ALL, ..Setup::default() };
        let mut chance = SeededChance::new(Seed::from_text("boards"));
        let mut game = Revive::new(&setup, &mut chance).unwrap();
        let (mut dice, mut actions) = (FastChance::new(u64::from(players)), Vec::new());
        for number in 0..600 {
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

/// Returns the part of a page that begins with a mark, up to the end of its section.
fn section<'a>(page: &'a str, mark: &str) -> &'a str {
    page.split_once(mark).unwrap().1.split_once("</section>").unwrap().0
}

fn actions(page: &str) -> BTreeSet<&str> {
    between(page, "name=\"action\" value=\"", '"').collect()
}

#[test]
fn every_action_is_a_button() {
    play(|game, seat, number| {
        let Some(seat) = seat else { return };
        let offers = offers(game, seat);
        let page = page(game, Some(seat), &offers, None);
        let wanted: BTreeSet<&str> = offers.iter().map(|offered| offered.notation.as_str()).collect();
        assert_eq!(actions(&page), wanted, "position {number}");
        // What the board shows is not listed in words again.
        let listed = actions(section(&page, "id=\"tray\""));
        for region in ["wallet", "mine", "market", "others"] {
            let here = actions(section(&page, &format!("id=\"{region}\"")));
            let twice: Vec<_> = here.intersection(&listed).collect();
            assert!(twice.is_empty(), "{twice:?} in {region}");
        }
    });
}

#[test]
fn things_of_ones_own_carry_their_actions() {
    let mut kinds = BTreeSet::new();
    play(|game, seat, _| {
        let Some(seat) = seat else { return };
        let page = page(game, Some(seat), &offers(game, seat), None);
        for region in ["wallet", "mine", "market", "others"] {
            for action in actions(section(&page, &format!("id=\"{region}\""))) {
                kinds.insert(format!("{region} {}", action.split(' ').next().unwrap()));
            }
        }
    });
    let wanted = [
        "market blind",
        "market card",
        "market module",
        "market token",
        "mine card",
        "mine machine",
        "mine open",
        "mine play",
        "mine populate",
        "mine space",
        "mine technology",
        "mine track",
        "others card",
        "wallet switch",
        "wallet take",
        "wallet trade",
    ];
    let missing: Vec<_> = wanted.iter().filter(|kind| !kinds.contains(**kind)).collect();
    assert!(missing.is_empty(), "{missing:?} of {kinds:?}");
}

#[test]
fn ids_are_unique_and_what_they_name_is_there() {
    play(|game, seat, number| {
        if number % 3 != 0 && seat.is_some() {
            return;
        }
        let offers = seat.map_or_else(Vec::new, |seat| offers(game, seat));
        let other = Seat::ALL[(number + 1) % game.players()];
        for (me, look) in [(seat, None), (seat, Some(other)), (Some(other), None), (None, Some(other))] {
            let page = page(game, me, if me == seat { &offers } else { &[] }, look);
            let ids: Vec<&str> = between(&page, " id=\"", '"').collect();
            let mut unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{ids:?}");
            // The drawings stand outside of what changes.
            let drawings = [include_str!("../../../assets/table.svg"), <ReviveBoard as Board>::SPRITE];
            unique.extend(drawings.iter().flat_map(|drawing| between(drawing, " id=\"", '"')));
            for reference in [" popovertarget=\"", " for=\"", " href=\"#"] {
                for id in between(&page, reference, '"') {
                    assert!(unique.contains(id), "{reference}{id}");
                }
            }
            for panel in between(&page, "<div id=\"pop-", '>') {
                let id = panel.split('"').next().unwrap();
                assert!(page.contains(&format!(" popovertarget=\"pop-{id}\"")), "nothing opens {id}");
            }
            for button in between(&page, "<button", '>') {
                assert!(button.contains(" id=\""), "focus would be lost: {button}");
            }
            // A piece lies at one place.
            let pieces: Vec<&str> = between(&page, " data-piece=\"", '"').collect();
            assert_eq!(pieces.len(), pieces.iter().collect::<BTreeSet<_>>().len(), "{pieces:?}");
            let places: Vec<&str> = between(&page, " data-place=\"", '"').collect();
            assert_eq!(places.len(), places.iter().collect::<BTreeSet<_>>().len(), "{places:?}");
            for at in between(&page, " data-at=\"", '"') {
                // Markers stand on a space of their track.
                let track = at.rsplit_once('-').map_or(at, |(track, _)| track);
                assert!(places.contains(&at) || places.contains(&track), "{at}");
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
        let page = page(game, seat, &offers, Some(Seat::ALL[1]));
        for tag in between(&page, "<", '>') {
            let names = tag.split('"').step_by(2).filter_map(|part| part.trim().strip_suffix('='));
            let names: Vec<&str> = names.filter_map(|name| name.split_whitespace().last()).collect();
            assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len(), "an attribute is there twice: {tag}");
            assert!(!names.iter().any(|name| *name == "style" || name.starts_with("on")), "{tag}");
        }
        assert!(!page.contains("<style") && !page.contains("<script"));
    });
}

#[test]
fn those_who_watch_or_wait_have_no_moves() {
    play(|game, seat, number| {
        if number % 5 != 0 {
            return;
        }
        let waits = seat.map(|seat| seat.next(game.players())).filter(|other| Some(*other) != seat);
        for me in [None, waits] {
            for look in [None, Some(Seat::ALL[0])] {
                let page = page(game, me, &[], look);
                assert!(actions(&page).is_empty() && !page.contains("class=\"act\""), "{me:?}");
                let classes = between(&page, " class=\"", '"').flat_map(|classes| classes.split(' '));
                assert!(!{ classes }.any(|class| class == "can"), "something glows for {me:?}");
            }
        }
    });
}

#[test]
fn no_byte_depends_on_what_others_hide() {
    let mut differ = 0;
    play(|game, seat, number| {
        let Some(seat) = seat.filter(|_| number % 4 == 0) else { return };
        let (mut other, offers) = (*game, offers(game, seat));
        other.determinize(seat, &mut SeededChance::new(Seed::from_text(&number.to_string())));
        let look = Some(seat.next(game.players())).filter(|look| *look != seat);
        let shown = page(game, Some(seat), &offers, look);
        assert_eq!(shown, page(&other, Some(seat), &offers, look), "position {number}");
        differ += u32::from(*game != other);
    });
    assert!(differ > 50, "{differ} positions with something hidden");
}

#[test]
fn the_boards_of_another_player_are_opened_only_when_asked_for() {
    play(|game, seat, number| {
        let Some(seat) = seat.filter(|_| number % 7 == 0 && game.players() > 1) else { return };
        let other = seat.next(game.players());
        let closed = page(game, Some(seat), &[], None);
        assert!(closed.contains(&format!("href=\"/tables/1?look={other}\"")) && !closed.contains("id=\"opened\""));
        let opened = page(game, Some(seat), &[], Some(other));
        let boards = opened.split_once("id=\"opened\"").unwrap().1.split_once("id=\"close-look\"").unwrap().0;
        assert!(boards.contains("class=\"slots\"") && boards.contains("class=\"tree\"") || number < 7, "{boards}");
        assert!(!boards.contains("<button") && !boards.contains("data-place") && !boards.contains("data-piece"));
        // One's own boards are there already.
        assert!(!page(game, Some(seat), &[], Some(seat)).contains("id=\"opened\""));
    });
}
