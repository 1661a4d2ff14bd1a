mod moves;

use std::collections::BTreeSet;

use ::revive::content::{ArtifactColor, CardId, CrateId, Half, MachineId, ModuleId, Reward};
use ::revive::resource::{Color, Resource};
use ::revive::tribe::{Side, Tribe};
use ::revive::{Action, MachineSpot, Revive, Scene, Setup, Task, Unlocked};
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
        let sentences = between(section(&page, "id=\"tray\""), "<button", '>');
        let listed: BTreeSet<&str> =
            sentences.filter(|button| button.contains("class=\"button can\"")).flat_map(actions).collect();
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
            let is_single =
                |piece: &&str| ["card-", "module-", "machine-", "marker-"].iter().any(|kind| piece.starts_with(kind));
            let pieces: Vec<&str> = between(&page, " data-piece=\"", '"').filter(is_single).collect();
            assert_eq!(pieces.len(), pieces.iter().collect::<BTreeSet<_>>().len(), "{pieces:?}");
            let places: Vec<&str> = between(&page, " data-place=\"", '"').collect();
            assert_eq!(places.len(), places.iter().collect::<BTreeSet<_>>().len(), "{places:?}");
            for region in ["mine", "market"] {
                for at in between(section(&page, &format!("id=\"{region}\"")), " data-at=\"", '"') {
                    // Markers stand on a space of their track.
                    let track = at.rsplit_once('-').map_or(at, |(track, _)| track);
                    assert!(places.contains(&at) || places.contains(&track), "{at}");
                }
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

const ME: Seat = Seat::ALL[0];
const OTHER: Seat = Seat::ALL[1];

/// A game of two in which the first player is asked something.
fn laid_out(task: Task, lay: impl FnOnce(Scene) -> Scene) -> Revive {
    let mut chance = SeededChance::new(Seed::from_text("laid out"));
    let setup =
        Setup { start: Some(ME), unlocked: Unlocked { switch: true, ..Unlocked::default() }, ..Setup::default() };
    let game = Revive::new(&setup, &mut chance).unwrap();
    let scene = Scene::of(game).turn(ME).tribe(ME, Tribe::Nadair, Side::Sun).tribe(OTHER, Tribe::Kuniban, Side::Sun);
    lay(scene).task(ME, task).build(&mut chance, &mut ()).unwrap()
}

/// Asserts that each legal action of a kind is at a thing of this region.
fn is_answered_in(region: &str, game: &Revive, is_meant: impl Fn(&Action) -> bool) {
    let offers = offers(game, ME);
    let page = page(game, Some(ME), &offers, None);
    let region = actions(section(&page, &format!("id=\"{region}\"")));
    let meant: Vec<&str> = offers.iter().map(|offered| offered.notation.as_str()).collect();
    let meant: Vec<&str> = { meant }.into_iter().filter(|notation| is_meant(&notation.parse().unwrap())).collect();
    assert!(meant.len() > 1, "{:?} has no choice", game.view(Viewer::Seat(ME)).asked);
    for notation in meant {
        assert!(region.contains(notation), "{notation} of {:?}", game.view(Viewer::Seat(ME)).asked);
    }
}

/// Returns cards that can be recruited, by number.
fn citizens<const COUNT: usize>() -> [CardId; COUNT] {
    std::array::from_fn(|number| CardId::citizens().nth(number).unwrap())
}

#[test]
fn resources_are_chosen_in_the_wallet() {
    let have = |scene: Scene| Resource::ALL.into_iter().fold(scene, |scene, which| scene.resource(ME, which, 2));
    for task in [Task::Basic { left: 2 }, Task::SpareCrystals(1), Task::ToCrystal] {
        is_answered_in("wallet", &laid_out(task, have), |action| matches!(action, Action::Take(_)));
    }
    let turn = Task::Turn { left: 2, acted: false };
    let game = laid_out(turn, have);
    is_answered_in("wallet", &game, |action| matches!(action, Action::Trade(_)));
    is_answered_in("wallet", &game, |action| matches!(action, Action::Switch(_) | Action::SwitchStep(_)));
}

#[test]
fn a_crystal_is_never_spent_by_one_press() {
    let game = laid_out(Task::Turn { left: 2, acted: false }, |scene| scene.resource(ME, Resource::Crystal, 1));
    let page = page(&game, Some(ME), &offers(&game, ME), None);
    let (before, panel) = page.split_once("id=\"pop-trade\"").unwrap();
    assert!(!before.contains("value=\"trade ") && panel.contains("value=\"trade gear\""));
}

#[test]
fn cards_are_chosen_where_they_lie() {
    let is_card = |action: &Action| matches!(action, Action::Card(_));
    let [one, two, three, four] = citizens();
    let rests = |scene: Scene| scene.resting(ME, one).resting(ME, two);
    is_answered_in("mine", &laid_out(Task::Wake, rests), is_card);
    let played = |scene: Scene| scene.played(ME, one, 0, Half::Top).played(ME, two, 2, Half::Bottom);
    is_answered_in("mine", &laid_out(Task::Rest { not: None }, played), is_card);
    is_answered_in("mine", &laid_out(Task::Retire, |scene| scene.active(ME, &[one, two])), is_card);
    is_answered_in("mine", &laid_out(Task::AllColors, |scene| played(scene).active(ME, &[three])), is_card);
    is_answered_in("market", &laid_out(Task::TakeCard(None), |scene| scene.display(&[one, two, three])), is_card);
    let is_recruit = |action: &Action| matches!(action, Action::Card(_) | Action::Blind);
    is_answered_in("market", &laid_out(Task::Recruit, |scene| scene.display(&[one, two])), is_recruit);
    let others = |scene: Scene| scene.active(OTHER, &[three, four]).played(OTHER, one, 0, Half::Top);
    is_answered_in("others", &laid_out(Task::CopyCard, others), is_card);
}

#[test]
fn a_card_is_played_from_the_card_and_from_the_slot() {
    let [one, two] = citizens();
    let game = laid_out(Task::Turn { left: 2, acted: false }, |scene| scene.active(ME, &[one, two]));
    is_answered_in("mine", &game, |action| matches!(action, Action::Play { .. }));
    let page = page(&game, Some(ME), &offers(&game, ME), None);
    let play = format!("name=\"action\" value=\"play {one} 1 top\"");
    assert_eq!(page.matches(&play).count(), 2);
    // The slot on the right says why nothing can be played there.
    let locked = page.split_once("id=\"pop-slot-5\"").unwrap().1.split_once("</div>").unwrap().0;
    assert!(locked.contains("class=\"why\"") && !locked.contains("<form"), "{locked}");
}

#[test]
fn modules_machines_and_crates_are_chosen_where_they_lie() {
    let modules: Vec<ModuleId> = ModuleId::all().take(3).collect();
    let shown = |scene: Scene| scene.module_display(&modules);
    is_answered_in("market", &laid_out(Task::TakeModule, shown), |action| matches!(action, Action::Module(_)));
    // The module that is placed is in the player's hand.
    let full = |scene: Scene| {
        scene.module(ME, modules[1], 0).module(ME, modules[0], 1).player(ME, |player| player.modules[1] = None)
    };
    let game = laid_out(Task::PlaceModule(modules[0]), full);
    is_answered_in("mine", &game, |action| matches!(action, Action::ModuleSpace(_)));
    let of_machines = |number: u8| {
        let game = laid_out(Task::Wake, |scene| scene);
        let rewards = game.content().player_board().rewards;
        matches!(rewards[usize::from(number)].reward, Reward::Machine(Color::Yellow))
    };
    let reward = (0..).find(|number| of_machines(*number)).unwrap();
    let open = |scene: Scene| {
        scene.player(ME, |player| {
            player.unlocked.insert(reward);
            player.progress += 1;
        })
    };
    let game = laid_out(Task::TakeMachine { reward }, open);
    is_answered_in("market", &game, |action| matches!(action, Action::Token(_)));
    let machines: Vec<MachineId> = MachineId::all().take(2).collect();
    let has = |scene: Scene| scene.machine(ME, machines[0]).machine(ME, machines[1]).energy(ME, 1);
    let game = laid_out(Task::Turn { left: 2, acted: false }, has);
    is_answered_in("mine", &game, |action| matches!(action, Action::Machine(_)));
    let crates: Vec<CrateId> = CrateId::all().take(2).collect();
    let owns = |scene: Scene| scene.owned_crate(ME, crates[0], false).owned_crate(ME, crates[1], false);
    let game = laid_out(Task::Turn { left: 2, acted: false }, owns);
    is_answered_in("mine", &game, |action| matches!(action, Action::Open(_)));
    let opened = |scene: Scene| {
        scene.owned_crate(ME, crates[0], true).owned_crate(ME, crates[1], true).resource(ME, Resource::Gear, 2)
    };
    is_answered_in("mine", &laid_out(Task::Reopen, opened), |action| matches!(action, Action::Open(_)));
}

#[test]
fn free_actions_look_different_from_answers() {
    let machines: Vec<MachineId> = MachineId::all().take(2).collect();
    let has = |scene: Scene| scene.machine(ME, machines[0]).machine(ME, machines[1]).energy(ME, 2);
    let looks = |game: &Revive| {
        let page = page(game, Some(ME), &offers(game, ME), None);
        let classes = between(&page, "class=\"spot mym look", '"').map(ToOwned::to_owned);
        classes.collect::<BTreeSet<String>>()
    };
    let free = looks(&laid_out(Task::Turn { left: 2, acted: false }, has));
    assert_eq!(free, [" free can".to_owned()].into());
    let powered = |scene: Scene| {
        has(scene).player(ME, |player| {
            player.energy = 0;
            for spot in (0..15).map(MachineSpot::Reward).filter(|spot| player.machines[spot.index()].is_some()) {
                player.powered.insert(spot);
            }
        })
    };
    let asked = looks(&laid_out(Task::Recharge, powered));
    assert_eq!(asked, [" used can".to_owned()].into());
}

#[test]
fn steps_and_rewards_are_chosen_on_the_tracks() {
    let game = laid_out(Task::Step { color: None, left: 2 }, |scene| scene.track(ME, Color::Yellow, 3));
    is_answered_in("mine", &game, |action| matches!(action, Action::Track(_)));
    let shown = page(&game, Some(ME), &offers(&game, ME), None);
    let next: Vec<&str> = between(&shown, "<li class=\" next\">", '<').collect();
    assert_eq!(next, ["4", "2", "2"]);
    let due = |scene: Scene| scene.player(ME, |player| player.tracks = [5, 3, 1]);
    is_answered_in("mine", &laid_out(Task::Unlock, due), |action| matches!(action, Action::Reward(_)));
}

#[test]
fn a_technology_opens_the_locations_of_its_figure() {
    let reach = |scene: Scene| scene.resource(ME, Resource::Book, 6).resource(ME, Resource::Food, 6);
    let game = laid_out(Task::Turn { left: 2, acted: false }, reach);
    is_answered_in("mine", &game, |action| matches!(action, Action::Populate { .. }));
}

#[test]
fn the_head_says_what_each_artifact_is_worth() {
    let game = laid_out(Task::Turn { left: 2, acted: false }, |scene| scene.artifacts(ME, ArtifactColor::Purple, 2));
    let (shown, sheet) = (page(&game, Some(ME), &[], None), game.score_sheet(Viewer::Seat(ME)));
    let head = shown.split_once("class=\"mhead\"").unwrap().1.split_once("</header>").unwrap().0;
    let worth: Vec<i32> =
        between(head, "class=\"eq\" aria-hidden=\"true\">", '<').map(|n| n.parse().unwrap()).collect();
    let rows = sheet.rows.iter().filter(|row| row.source.ends_with("-artifacts"));
    assert_eq!(worth, rows.map(|row| row.points[0].unwrap()).collect::<Vec<_>>());
    assert!(head.contains("counted 3 times"), "{head}");
}

#[test]
fn alone_the_way_to_the_end_takes_the_place_of_the_others() {
    let mut chance = SeededChance::new(Seed::from_text("alone"));
    let game = Revive::new(&Setup { players: 1, ..Setup::default() }, &mut chance).unwrap();
    let shown = page(&game, Some(ME), &[], None);
    let others = section(&shown, "id=\"others\"");
    assert!(others.contains("class=\"budget\"") && others.contains("Utopia") && !others.contains("<article"));
    assert_eq!(others.matches("aria-current=\"step\"").count(), 1);
}

#[test]
fn those_who_watch_see_the_boards_of_the_player_to_act() {
    let game = laid_out(Task::Turn { left: 2, acted: false }, |scene| scene);
    let shown = page(&game, None, &[], None);
    assert!(shown.contains("Boards of Ann") && shown.contains("id=\"row-P2\"") && !shown.contains("id=\"row-P1\""));
}
