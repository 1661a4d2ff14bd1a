//! Modules, resets, cards, tracks and tiles.

use civolution::{Deck, Effect, Feature, Module, Track, TrackChoice, UpgradeChoice};

use super::{give, times, when};
use crate::pack::is_over;
use crate::table::{BLUE, RED};

#[test]
pub(super) fn a_module_was_activated() {
    let mut game = when("activated insight").turn(RED);
    game.activate("insight");
    assert_eq!(times(&game), 0, "not before it is used");
    game.act("do ideas");
    assert_eq!((times(&game), game.decider()), (1, BLUE));
    let mut game = when("activated insight").turn(RED);
    game.activate("insight").act("pass");
    assert_eq!(times(&game), 1, "even if its sides are forgone");
    let mut game = when("activated research").turn(RED);
    game.activate("insight").act("do ideas");
    assert_eq!(times(&game), 0);
}

#[test]
pub(super) fn sleep_was_activated() {
    let mut game = when("slept").turn(RED);
    game.activate("sleep").act("do focus");
    assert_eq!((times(&game), game.has(RED, "focus")), (1, 1));
    let mut game = when("slept").turn(RED);
    game.activate("insight").act("do ideas");
    assert_eq!(times(&game), 0);
}

#[test]
pub(super) fn a_feature_module_was_activated() {
    let mut game = when("feature-gained").has(RED, "2 focus").turn(RED);
    game.activate("calm");
    assert_eq!((times(&game), game.has(RED, "calm")), (1, 1));
    let game = give(when("feature-gained"), Effect::Features(Some(Feature::Calm), 1));
    assert_eq!(times(&game), 0, "markers from elsewhere do not count");
}

#[test]
pub(super) fn a_reset() {
    let used = "0 die-1, 0 die-2, 0 die-3, 3 used-dice";
    let mut game = when("reset").has(RED, used).turn(RED);
    game.acts(&["reset", "reroll 0", "reroll 0", "reroll 0"]);
    assert_eq!(times(&game), 0);
    game.act("do food");
    assert_eq!((times(&game), game.has(RED, "food")), (1, 1));
}

#[test]
pub(super) fn a_card_was_gained() {
    let mut game = give(when("card-gained"), Effect::Cards(Some(Deck::Insight), 2));
    game.act("take insight");
    assert_eq!(times(&game), 1);
    game.act("draw insight");
    assert_eq!(times(&game), 2);
    let mut game = give(when("card-gained"), Effect::Draw { draw: 3, keep: 2 });
    game.acts(&["draw insight"; 3]);
    let seen = game.view().looking;
    game.act(&format!("keep {}", seen[0]));
    assert_eq!(times(&game), 0, "not while it looks at cards");
    game.act(&format!("keep {}", seen[1]));
    assert_eq!((times(&game), game.civ(RED).hand), (2, [0, 0, 2, 0, 0]));
    assert!(is_over(&game));
}

#[test]
pub(super) fn a_module_was_upgraded() {
    let upgrade = Effect::Upgrade(UpgradeChoice::Only(Module::Trade));
    let mut game = give(when("upgraded"), upgrade);
    game.act("upgrade trade");
    assert_eq!(times(&game), 1);
    let mut game = give(when("upgraded"), upgrade);
    game.act("pass");
    assert_eq!(times(&game), 0);
    let mut game = give(when("upgraded"), Effect::Advance(TrackChoice::Only(Track::Culture), 2));
    game.act("upgrade trade");
    assert_eq!(times(&game), 1, "by a line of a track too");
}

#[test]
pub(super) fn a_stage_tile_was_flipped() {
    let mut game = give(when("stage-flipped"), Effect::StageTile);
    game.act("tile 4");
    assert_eq!(times(&game), 1);
    let mut game = give(when("stage-flipped"), Effect::StageTile);
    game.act("pass");
    assert_eq!(times(&game), 0);
}

#[test]
pub(super) fn a_line_was_crossed() {
    let advance = |trigger: &str, before: &str, track: Track| {
        give(when(trigger).has(RED, before), Effect::Advance(TrackChoice::Only(track), 1))
    };
    for trigger in ["line-crossed any", "line-crossed culture"] {
        let mut game = advance(trigger, "1 culture", Track::Culture);
        assert_eq!(times(&game), 0, "the line gives its own bonus first");
        game.act("pass");
        assert_eq!(times(&game), 1);
        assert_eq!(times(&advance(trigger, "2 culture", Track::Culture)), 0, "no line lies there");
        assert_eq!(times(&advance(trigger, "12 culture", Track::Culture)), 0, "and none beyond the end");
    }
    assert_eq!(times(&advance("line-crossed any", "7 prestige", Track::Prestige)), 1);
    assert_eq!(times(&advance("line-crossed culture", "7 prestige", Track::Prestige)), 0);
}
