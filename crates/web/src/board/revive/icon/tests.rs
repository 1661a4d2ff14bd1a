//! Tests of the pictures: everything that a pack can say has one, with a sentence, and no symbol is missing or idle.

use std::collections::BTreeSet;

use ::revive::content::{
    ArtifactCardId, ArtifactColor, BACKS, CardId, Category, Content, CrateId, Ground, Half, LargeScore, MachineId,
    ModuleId, Reward, StandardMachine, TileId, TrackBonus,
};
use ::revive::effect::{Clause, Effect, EffectsId, Lasting, Piece};
use ::revive::resource::{Color, Resource};
use ::revive::tribe::{Gives, Side, Tribe};
use ::revive::{Event, Revive, Setup, names};
use engine::chance::FastChance;
use engine::pack::Pack as _;
use engine::words::{ENGLISH, Phrase, Speaker};
use engine::{Game, Narrate, Seat};
use maud::Markup;

use super::super::face::{self, Pack, Shown, Standing};
use super::super::{ReviveBoard, gallery, icon, legend, signs};
use crate::board::Board;
use crate::words;

const FRAME: &str = include_str!("../../../../assets/table.svg");

fn content() -> &'static Content {
    Content::original().unwrap()
}

/// Says what tests look at in the language of the game, with the names of its pack.
fn speaker() -> Speaker<'static> {
    let library = words::library().for_reader(ENGLISH);
    Speaker::new(Revive::library().for_reader(ENGLISH), &[]).with(library).with([content().names()])
}

/// Lists the ids of the symbols in a sprite.
fn symbols(sprite: &'static str) -> BTreeSet<&'static str> {
    sprite.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Lists the symbols that a picture refers to.
fn used(picture: &str) -> impl Iterator<Item = &str> {
    picture.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next())
}

/// Checks that there is something to see, and that all its symbols exist.
fn check_picture(picture: &Markup) {
    let drawn = &picture.0;
    let has_words = drawn.contains("class=\"pts\"") || drawn.contains("class=\"endp\"");
    assert!(drawn.contains("<svg") || has_words, "nothing to see: {drawn}");
    assert!(!drawn.contains("style="), "{drawn}");
    for id in used(drawn) {
        assert!(symbols(ReviveBoard::SPRITE).contains(id) || symbols(FRAME).contains(id), "no symbol {id}: {drawn}");
    }
}

/// Checks a picture and the sentence beside it.
fn check(picture: &Markup, sentence: &Phrase) {
    check_picture(picture);
    let said = speaker().try_say(sentence).unwrap();
    assert!(said.len() > 2, "{said}");
}

/// Returns effects of all kinds: those that are a row of words, and those that are not.
fn effects() -> impl Iterator<Item = Effect> {
    let colors = Color::ALL.map(|color| vec![Effect::PerCard(color), Effect::Play(Some(color))]);
    let lasting = Lasting::samples().into_iter().map(Effect::Lasting);
    let pieces = Piece::ALL.map(Effect::Piece);
    Effect::samples().into_iter().chain(colors.into_iter().flatten()).chain(lasting).chain(pieces)
}

/// Returns all effect lists of our pack.
fn lists() -> Vec<EffectsId> {
    let content = content();
    let halves = CardId::all().flat_map(|id| content.card(id).effects);
    let machines = MachineId::all().map(|id| content.machine(id).effect);
    let modules = ModuleId::all().map(|id| content.module(id).effect);
    let crates = CrateId::all().map(|id| content.crate_effects(id));
    let abilities = Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| content.tribe(tribe, side).ability));
    let tracks = content.tracks().hibernation.iter().copied();
    halves.chain(machines).chain(modules).chain(crates).chain(abilities).chain(tracks).collect()
}

fn gives() -> impl Iterator<Item = Gives> {
    let boards = Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| content().tribe(tribe, side)));
    Gives::samples().into_iter().chain(boards.flat_map(|board| board.technologies.map(|technology| technology.gives)))
}

#[test]
fn every_effect_has_a_picture_and_a_sentence() {
    for effect in effects() {
        check(&icon::clause(content(), Clause::One(effect)), &names::clause(content(), Clause::One(effect)));
    }
    for list in lists() {
        check(&icon::effects(content(), list), &names::effects(content(), list));
        for step in content().effects(list) {
            check(&icon::clause(content(), *step), &names::clause(content(), *step));
        }
    }
}

#[test]
fn everything_that_is_printed_has_a_picture_and_a_sentence() {
    let content = content();
    for gives in gives() {
        check(&icon::gives(content, gives), &names::technology(content, gives));
    }
    let scores = Category::ALL.map(|category| LargeScore::Each(category, 2));
    for score in LargeScore::samples().into_iter().chain(scores) {
        check(&icon::large_score(score), &names::large_score(score));
    }
    for reward in Reward::samples() {
        check(&icon::reward(reward), &names::reward(reward));
    }
    for machine in StandardMachine::ALL {
        check(&icon::standard(machine), &machine.into());
    }
    for bonus in TrackBonus::ALL {
        check(&icon::track_bonus(bonus), &bonus.into());
    }
    for id in ArtifactCardId::all() {
        for (category, points) in content.artifact_card(id).categories {
            check_picture(&icon::artifact_worth(category, points));
        }
        for color in ArtifactColor::ALL {
            check(&icon::artifact(Some(color)), &names::artifact_category(content, id, color));
        }
    }
    for back in (0..BACKS).map(|back| content.back(back as u8)) {
        check(&icon::back(back), &names::back(back));
    }
    for ground in TileId::all().flat_map(|id| content.tile(id).hexes) {
        check(&icon::ground(content, ground), &names::ground(content, ground));
    }
    for resource in Resource::ALL {
        check(&icon::resource(resource), &resource.into());
    }
}

#[test]
fn no_two_effects_look_the_same() {
    let mut known: Vec<(Effect, String)> = Vec::new();
    for effect in effects() {
        let drawn = icon::clause(content(), Clause::One(effect)).into_string();
        let twin = known.iter().find(|(other, picture)| *other != effect && *picture == drawn);
        assert!(twin.is_none(), "{effect:?} looks like {twin:?}");
        known.push((effect, drawn));
    }
}

#[test]
fn every_face_is_drawn_from_the_sprite() {
    let speaker = speaker();
    let pack = Pack { content: content(), speaker: &speaker };
    for id in CardId::all() {
        for shown in [Shown::Whole, Shown::Only(Half::Top), Shown::Only(Half::Bottom)] {
            check_picture(&face::card(pack, id, shown));
        }
    }
    MachineId::all().for_each(|id| check_picture(&face::machine(pack, id)));
    ModuleId::all().for_each(|id| check_picture(&face::module(pack, id)));
    CrateId::all().for_each(|id| check_picture(&face::crate_(pack, id)));
    ArtifactCardId::all().for_each(|id| check_picture(&face::artifact_card(pack, id)));
    for (tribe, side) in Tribe::ALL.into_iter().flat_map(|tribe| Side::ALL.map(|side| (tribe, side))) {
        check_picture(&face::ability(pack, tribe, side));
        for technology in &content().tribe(tribe, side).technologies {
            for standing in [Standing::Printed, Standing::Figure(Seat::ALL[1]), Standing::Unlocked] {
                check_picture(&face::technology(pack, technology, standing));
            }
        }
    }
}

#[test]
fn a_half_in_a_slot_shows_only_its_own_marks_and_the_whole_name() {
    let speaker = speaker();
    let pack = Pack { content: content(), speaker: &speaker };
    let draw = |id: CardId, shown| face::card(pack, id, shown).into_string();
    for id in CardId::all() {
        let printed = content().card(id);
        for half in Half::ALL {
            let drawn = draw(id, Shown::Only(half));
            assert_eq!(drawn.contains("#rv-slot"), printed.slot[half.index()], "{id} {half}");
            assert_eq!(drawn.contains("class=\"flask\""), printed.flask == Some(half), "{id} {half}");
            assert_eq!(drawn.contains("#rv-start"), id.set().is_some(), "{id} {half}");
            assert!(drawn.contains(&speaker.say(names::name(id))), "{id} {half}");
        }
        assert!(draw(id, Shown::Whole).contains("half top") && draw(id, Shown::Whole).contains("half bottom"));
    }
}

#[test]
fn every_symbol_of_the_sprite_is_explained() {
    let mut page: String = legend::groups(content(), &legend::all_boards())
        .into_iter()
        .flat_map(|(_, samples)| samples)
        .map(|sample| sample.picture.0)
        .collect();
    // Figures and buildings differ by seat.
    for seat in Seat::ALL {
        page += &icon::figure(seat).0;
    }
    let used: BTreeSet<&str> = used(&page).filter(|id| id.starts_with("rv-")).collect();
    assert_eq!(used, symbols(ReviveBoard::SPRITE));
}

#[test]
fn symbols_and_their_classes_belong_to_this_game_alone() {
    assert!(symbols(ReviveBoard::SPRITE).iter().all(|id| id.starts_with("rv-")));
    for classes in ReviveBoard::SPRITE.split("class=\"").skip(2).filter_map(|rest| rest.split('"').next()) {
        assert!(classes.split(' ').all(|class| class.starts_with("rv-")), "{classes}");
    }
}

#[test]
fn the_gallery_says_everything_in_words() {
    let speaker = speaker();
    for sample in gallery::gallery(&speaker) {
        let said = speaker.say(&sample.meaning);
        assert!(said.len() > 2, "{}", sample.picture.0);
        assert!(sample.picture.0.starts_with("<span class=\"revive\">"));
    }
}

#[test]
fn a_payment_names_the_number_that_two_gains_share_once() {
    let shared = lists().into_iter().flat_map(|list| content().effects(list)).find_map(|step| match step {
        Clause::One(Effect::Pay(id)) => match content().pay(*id).gain {
            Clause::Either(Effect::Gain(_, 2), Effect::Gain(_, 2)) => Some(*step),
            Clause::One(_) | Clause::Either(..) => None,
        },
        Clause::One(_) | Clause::Either(..) => None,
    });
    let drawn = icon::clause(content(), shared.unwrap()).into_string();
    assert_eq!(drawn.matches("<b class=\"n\">2</b>").count(), 1, "{drawn}");
    assert!(drawn.find("class=\"n\"").unwrap() < drawn.find("class=\"gains\"").unwrap(), "{drawn}");
}

#[test]
fn water_shows_its_reward() {
    let waters = TileId::all().flat_map(|id| content().tile(id).hexes);
    for ground in waters.filter(|ground| matches!(ground, Ground::Water(_))) {
        let Ground::Water(list) = ground else { continue };
        assert!(icon::ground(content(), ground).0.contains(&icon::small_effects(content(), list).0));
    }
}

/// Plays a random game and returns what happened.
fn story(seed: u64) -> Vec<Event> {
    let mut chance = FastChance::new(seed);
    let mut game = Revive::new(&Setup { players: 4, ..Setup::default() }, &mut chance).unwrap();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut random = seed;
    while let Some(seat) = game.to_act().iter().next() {
        actions.clear();
        game.actions(seat, &mut actions);
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = actions[(random >> 33) as usize % actions.len()];
        game.perform(seat, &action, &mut chance, &mut events);
        if events.len() > 20_000 {
            break;
        }
    }
    events
}

#[test]
fn events_are_told_in_symbols_of_the_sprite() {
    let mut kinds = BTreeSet::new();
    for event in (1..=3).flat_map(story) {
        let Some(drawn) = signs::signs(&event) else { continue };
        assert!(drawn.0.starts_with("<span class=\"revive\">"), "{event:?}");
        for id in used(&drawn.0) {
            assert!(symbols(ReviveBoard::SPRITE).contains(id) || symbols(FRAME).contains(id), "{id}: {event:?}");
        }
        kinds.insert(format!("{event:?}").split([' ', '(']).next().unwrap_or_default().to_owned());
    }
    assert!(kinds.len() > 35, "{kinds:?}");
}

#[test]
fn signs_of_a_payment_show_what_is_really_paid() {
    use ::revive::resource::Purse;
    let (seat, cost) = (Seat::ALL[0], Purse::of(Resource::Book, 3));
    let drawn = |instead| signs::signs(&Event::Paid { seat, cost, instead }).unwrap().into_string();
    assert!(!drawn(Purse::NOTHING).contains("#rv-crystal"));
    let mixed = drawn(Purse::of(Resource::Book, 2));
    assert!(
        mixed.contains("<b class=\"n\">2</b><svg class=\"ic \" aria-hidden=\"true\"><use href=\"#rv-crystal\""),
        "{mixed}"
    );
    assert!(mixed.contains("#rv-book") && !drawn(Purse::of(Resource::Book, 3)).contains("#rv-book"));
}
