//! Points during the game and in the final scoring, and the winner.

use engine::{ScoreRow, ScoreSheet, Seat, Standings, Viewer};

use crate::content::{Bottom, CardSet, Content, Culture, Profession};
use crate::player::Player;
use crate::state::StoneAge;

/// The number of each symbol and figure on the lower halves of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LowerHalves {
    pub(crate) cultures: [u8; Culture::COUNT],
    pub(crate) professions: [u8; Profession::COUNT],
}

impl LowerHalves {
    pub(crate) fn of(content: &Content, cards: CardSet) -> Self {
        let mut halves = Self::default();
        for card in content.cards_in(cards) {
            match card.bottom {
                Bottom::Culture { culture } => halves.cultures[culture.index()] += 1,
                Bottom::Profession { profession, count } => halves.professions[profession.index()] += count,
            }
        }
        halves
    }

    /// Returns the square of the number of different symbols. Duplicates form a second set, and so on.
    pub(crate) fn culture_points(&self) -> i32 {
        let sets = (1..=u8::MAX).map(|nth| self.cultures.iter().filter(|&&count| count >= nth).count() as i32);
        sets.take_while(|&different| different > 0).map(|different| different * different).sum()
    }

    pub(crate) fn profession_points(&self, profession: Profession, player: &Player) -> i32 {
        i32::from(self.professions[profession.index()]) * i32::from(multiplier(profession, player))
    }
}

/// Returns the points each figure of a profession scores for a player.
pub(crate) fn multiplier(profession: Profession, player: &Player) -> u8 {
    match profession {
        Profession::Farmers => player.food_track,
        Profession::ToolMakers => player.tools.value(),
        Profession::HutBuilders => player.building_count(),
        Profession::Shamans => player.people,
    }
}

/// Returns a point for each resource a player has left, including those they could still cash a card for.
fn left_over_points(game: &StoneAge, player: &Player) -> i32 {
    i32::from(player.resources.total()) + 2 * i32::from(player.any_two_cards(&game.content))
}

const fn profession_source(profession: Profession) -> &'static str {
    match profession {
        Profession::Farmers => "source-farmers",
        Profession::ToolMakers => "source-tool-makers",
        Profession::HutBuilders => "source-hut-builders",
        Profession::Shamans => "source-shamans",
    }
}

impl StoneAge {
    /// Returns all points a player would have if the game ended now.
    pub(crate) fn final_points(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let halves = LowerHalves::of(&self.content, player.cards);
        let professions: i32 =
            Profession::ALL.into_iter().map(|profession| halves.profession_points(profession, player)).sum();
        player.points() + halves.culture_points() + professions + left_over_points(self, player)
    }

    /// Returns the standings once the game is over.
    pub(crate) fn result(&self) -> Option<Standings> {
        if !self.is_over() {
            return None;
        }
        let result = |seat: Seat| (seat, self.final_points(seat), vec![self.players[seat].tie_break()]);
        Some(Standings::by_score(self.seats().map(result)))
    }

    /// Returns the points of each player by source, as far as the viewer may know them.
    pub(crate) fn sheet(&self, viewer: Viewer) -> ScoreSheet {
        let row = |source, counted, points: &dyn Fn(Seat) -> Option<i32>| ScoreRow {
            source,
            counted,
            points: self.seats().map(points).collect(),
        };
        let halves = |seat: Seat| {
            let cards = self.players[seat].cards;
            let known = self.known_cards(viewer, seat) == Some(cards) || cards.is_empty();
            known.then(|| LowerHalves::of(&self.content, cards))
        };
        let player = |seat: Seat| &self.players[seat];
        let mut rows = vec![
            row("source-buildings", true, &|seat| Some(i32::from(player(seat).building_points))),
            row("source-card-points", true, &|seat| Some(i32::from(player(seat).card_points))),
            row("source-hunger", true, &|seat| Some(-i32::from(player(seat).hunger_points()))),
        ];
        rows.push(row("source-culture", false, &|seat| Some(halves(seat)?.culture_points())));
        for profession in Profession::ALL {
            rows.push(row(profession_source(profession), false, &|seat| {
                Some(halves(seat)?.profession_points(profession, player(seat)))
            }));
        }
        rows.push(row("source-left-over", false, &|seat| Some(left_over_points(self, player(seat)))));
        ScoreSheet { rows, rival: None }
    }

    /// Returns the cards of a player that the viewer may see. These are all cards if the viewer is that player or the
    /// game is over, and the cards bought openly if the game is played with open cards. Otherwise there are none.
    pub(crate) fn known_cards(&self, viewer: Viewer, seat: Seat) -> Option<CardSet> {
        let player = &self.players[seat];
        if viewer.sees(seat) || self.is_over() {
            Some(player.cards)
        } else if self.open_cards {
            Some(player.cards.minus(&player.unseen_cards))
        } else {
            None
        }
    }
}
