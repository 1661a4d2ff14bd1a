//! Reading content packs: the original one, and a sample pack with every mistake an author can make.

mod endless;
mod mistakes;
mod sample;

use engine::Narrate;
use engine::pack::Pack;
use engine::words::{ENGLISH, Phrase, Speaker};
use revive::content::{
    CardId, Content, ContentRef, Half, LargeId, LargeScore, PackFile, Reward, StandardMachine, TileId, TrackBonus,
};
use revive::effect::{BoardAction, EffectsId, Lasting, PayId};
use revive::resource::{Color, Resource};
use revive::space::TilePlace;
use revive::tribe::{Gives, Side, Tribe};
use revive::{Event, Revive};

use sample::{changed, mistakes};

#[test]
fn the_original_pack_loads() {
    if let Err(errors) = Content::original() {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{}", errors.join("\n"));
    }
}

#[test]
fn a_good_pack_becomes_tables() {
    assert_eq!(mistakes(&[]), Vec::<String>::new());
    let content = Content::parse(&changed(&[])).unwrap();
    assert_eq!((content.name(), content.about(), content.hash()), ("sample", "For tests.", changed(&[]).hash()));
    let card = content.card(CardId::named("C1").unwrap());
    assert_eq!((card.color, card.slot, card.flask), (Color::Yellow, [true, true], Some(Half::Bottom)));
    let [top, bottom] = card.effects;
    assert_eq!(content.effects_text(top), "per-card yellow, lasting discount build 1, lasting range 2");
    let lasting: Vec<Lasting> = content.lasting(top).collect();
    assert_eq!(lasting, [Lasting::Discount(BoardAction::Build, 1), Lasting::Range(2)]);
    assert_eq!((content.effects(bottom).len(), content.lasting(bottom).count()), (2, 0));
    let named = |id: &'static str| Speaker::new([content.names()], &[]).say(Phrase::new(id));
    assert_eq!(
        (named("C1").as_str(), named("SD6").as_str(), content.names().has("L1")),
        ("Piece C1", "Piece SD6", false)
    );
    assert_eq!(content.large(LargeId::default(), 0), LargeScore::Track(Color::Yellow));
    assert_eq!(content.tile(TileId::named("T30").unwrap()).back, Some(4));
    let back = content.back(4);
    assert_eq!((back.cost[Resource::Food], back.cost[Resource::Gear], back.cost.total(), back.points), (3, 1, 4, 2));
    let tribe = content.tribe(Tribe::Vukuntur, Side::Moon);
    assert_eq!((content.effects_text(tribe.ability).as_str(), tribe.technologies[2].gives), ("forests", Gives::Slot));
    assert_eq!(content.technology_text(tribe.technologies[6].gives), "trade: basic 2: crystal 1");
    assert_eq!(content.links().map(revive::tribe::TechnologySet::bits), [0, 1, 1, 1, 0b110, 0b100, 0b1100]);
}

#[test]
fn a_good_pack_becomes_boards() {
    let content = Content::parse(&changed(&[])).unwrap();
    let board = content.board();
    let starts: Vec<usize> = TilePlace::all().filter(|place| board.is_start(*place)).map(TilePlace::index).collect();
    // Large locations and the chasm before a place are not counted.
    assert_eq!(starts, [8, 14, 15, 20, 21]);
    assert_eq!(board.crystals().iter().map(|crystal| crystal.vast).collect::<Vec<_>>(), [false, true]);
    let tracks = content.tracks();
    assert_eq!(tracks.point_bonuses, [(8, TrackBonus::Crate), (16, TrackBonus::Artifact)]);
    assert_eq!((tracks.lap, tracks.removes, tracks.hibernation.len()), (50, 3, 2));
    let player = content.player_board();
    assert_eq!((player.modules, player.activation.bits()), ([2, 2, 3, 3, 2], 0b1000_0001_0101));
    assert_eq!((player.limits[Resource::Crystal], player.limits.total(), player.track_length), (3, 21, 12));
    assert_eq!(
        (player.rewards[2].reward, player.rewards[2].needs),
        (Reward::Standard(StandardMachine::Range), [4, 0, 2])
    );
    assert_eq!(
        (player.progress[20], player.progress_bonus[3], player.progress_bonus[4]),
        (30, Some(TrackBonus::Energy), None)
    );
}

#[test]
fn numbers_of_another_pack_are_harmless() {
    let content = Content::parse(&changed(&[])).unwrap();
    let effects: EffectsId = serde_json::from_str("9999").unwrap();
    assert!(content.effects(effects).is_empty());
    let pay: PayId = serde_json::from_str("9999").unwrap();
    assert_eq!(content.pay(pay).times, 0);
    assert_eq!(content.back(255), content.back(4));
    assert_eq!(content.large(LargeId::default(), 9), content.large(LargeId::default(), 1));
}

#[test]
fn lookups_do_not_allocate() {
    let content = Content::original().unwrap();
    assert!(CardId::all().all(|id| content.names().has(&id.to_string())));
    let allocated = allocation_counter::measure(|| {
        let effects = CardId::all().flat_map(|id| content.card(id).effects);
        let steps: usize =
            effects.map(|effects| content.effects(effects).len() + content.lasting(effects).count()).sum();
        assert!(steps > CardId::COUNT * 2);
    });
    assert_eq!(allocated.count_total, 0);
}

#[test]
fn packs_are_kept_and_found_again() {
    let files = changed(&[]);
    let sample = Content::read(&files).unwrap();
    assert!(std::ptr::eq(Content::by_hash(files.hash()).unwrap(), sample));
    assert!(std::ptr::eq(Content::by_name("sample").unwrap(), sample));
    let names: Vec<&str> = Content::loaded().iter().map(|pack| pack.name()).collect();
    assert_eq!(names, [Content::ORIGINAL, "sample"]);
    let errors = Content::read(&changed(&[(PackFile::Crates, "gear 1", "gear 2")])).unwrap_err();
    assert!(errors[0].to_string().starts_with("pack.toml, name: expected another name, because `sample` is loaded"));

    let original = engine::pack::PackRef(Content::original().unwrap());
    let saved = postcard::to_allocvec(&original).unwrap();
    assert_eq!(postcard::from_bytes::<ContentRef>(&saved), Ok(original));
}

#[test]
fn another_pack_does_not_change_the_names_at_a_table() {
    let ours = engine::pack::PackRef(Content::original().unwrap());
    let event = Event::CardShown { card: CardId::all().next().unwrap() };
    let told = |pack| Revive::speaker(pack, ENGLISH, &[]).say(Revive::tell_event(&event, pack));
    let before = told(ours);
    assert!(before.contains("Granary Keeper"), "{before}");
    let other = engine::pack::PackRef(Content::read(&changed(&[])).unwrap());
    assert_eq!(told(ours), before);
    assert!(told(other).contains("Piece C1"));
}
