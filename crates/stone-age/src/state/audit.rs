//! The invariants of a state.

use engine::Seat;
use engine::audit::ensure;

use super::{STACK_HEIGHT, StoneAge};
use crate::content::{BUILDINGS, BuildingSet, CARDS, CardSet};
use crate::place::{Capacity, Place, Site, Slot, gatherers_allowed, village_limit};
use crate::player::{END_OF_FOOD_TRACK, MOST_PEOPLE, Player};
use crate::task::{Phase, Task};
use crate::tools::TOOL_SPACES;

/// An upper bound for food, resources and points that no game reaches.
const ABSURDLY_MANY: u16 = 10_000;

impl StoneAge {
    /// Checks that every piece is in exactly one place and every count in its range. The error says what is wrong.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        ensure((2..=4).contains(&self.player_count), || format!("{} players", self.player_count))?;
        let in_game = |seat: Seat| seat.index() < usize::from(self.player_count);
        ensure(in_game(self.start) && in_game(self.turn), || "a seat that is not in the game has the turn".to_owned())?;
        ensure((1..=self.round_limit).contains(&self.round), || format!("round {}", self.round))?;
        if let Phase::Feeding { fed } = self.phase {
            ensure(fed < self.player_count, || format!("{fed} players have eaten"))?;
        }
        self.check_cards()?;
        self.check_buildings()?;
        self.check_people()?;
        self.check_task()?;
        for seat in self.seats() {
            check_player(&self.players[seat]).map_err(|problem| format!("{seat}: {problem}"))?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut seen = self.deck;
        let mut count = self.deck.len();
        for id in self.cards.iter().flatten() {
            seen.insert(id.id());
            count += 1;
        }
        for seat in Seat::ALL {
            seen = seen.union(&self.players[seat].cards);
            count += self.players[seat].cards.len();
        }
        ensure(count == CARDS as u32 && seen == CardSet::first(CARDS as u16), || {
            format!("{count} cards, {} different ones", seen.len())
        })
    }

    fn check_buildings(&self) -> Result<(), String> {
        let mut seen = self.unseen_buildings;
        let mut count = self.unseen_buildings.len();
        let mut below = 0;
        for (slot, stack) in Slot::ALL.into_iter().zip(&self.stacks) {
            ensure(stack.below < STACK_HEIGHT && (stack.top.is_some() || stack.below == 0), || {
                format!("stack {slot} is {stack:?}")
            })?;
            let unused = slot.index() >= usize::from(self.player_count);
            ensure(!(unused && stack.top.is_some()), || format!("stack {slot} is not in the game"))?;
            below += u32::from(stack.below);
            if let Some(top) = stack.top {
                seen.insert(top.id());
                count += 1;
            }
        }
        for seat in Seat::ALL {
            seen = seen.union(&self.players[seat].buildings);
            count += self.players[seat].buildings.len();
        }
        ensure(count == BUILDINGS as u32 && seen == BuildingSet::first(BUILDINGS as u16), || {
            format!("{count} buildings, {} different ones", seen.len())
        })?;
        let in_the_box = u32::from(STACK_HEIGHT) * (4 - u32::from(self.player_count));
        ensure(self.unseen_buildings.len() == below + in_the_box, || {
            format!("{} unseen buildings, {below} in the stacks", self.unseen_buildings.len())
        })
    }

    fn check_people(&self) -> Result<(), String> {
        for seat in Seat::ALL {
            let player = &self.players[seat];
            let placed = self.board.people_of(seat);
            ensure(player.at_home.saturating_add(placed) == player.people, || {
                format!("{seat} has {} people, {} at home and {placed} placed", player.people, player.at_home)
            })?;
            let in_game = seat.index() < usize::from(self.player_count);
            ensure(in_game || *player == Player::default(), || {
                format!("{seat} is not in the game, but has something")
            })?;
        }
        for place in Place::ALL {
            let (people, players) = (self.board.people_at(place), self.board.players_at(place).len());
            let fits = match place.capacity() {
                Capacity::Unlimited => true,
                Capacity::UpTo(most) => people <= most,
                Capacity::Exactly(exactly) => people == 0 || (people == exactly && players == 1),
            };
            ensure(fits, || format!("{people} people of {players} players at {place}"))?;
        }
        for site in Site::GATHERING {
            let players = self.board.players_at(Place::Site(site)).len();
            let allowed = usize::from(gatherers_allowed(self.player_count));
            ensure(players <= allowed, || format!("{players} players at {site}"))?;
        }
        let filled = Site::VILLAGE.into_iter().filter(|&site| self.board.people_at(Place::Site(site)) > 0).count();
        ensure(filled <= village_limit(self.player_count), || format!("{filled} places of the village are filled"))
    }

    fn check_task(&self) -> Result<(), String> {
        ensure(self.is_over() == self.pending.is_none(), || format!("{:?}, and {:?}", self.phase, self.pending))?;
        let Some(step) = self.pending else {
            return ensure(!self.cashing, || "a card is cashed after the game".to_owned());
        };
        ensure(step.seat.index() < usize::from(self.player_count), || format!("{} is asked", step.seat))?;
        let fits = match step.task {
            Task::Place => self.phase == Phase::Placing && !self.cashing,
            Task::Use | Task::Tools { .. } | Task::Pick { .. } => self.phase == Phase::Using,
            Task::Feed { .. } => matches!(self.phase, Phase::Feeding { .. }),
            Task::Pay { .. } => self.phase != Phase::Placing,
            Task::Gain => false,
        };
        ensure(fits, || format!("{step:?} in {:?}", self.phase))
    }
}

fn check_player(player: &Player) -> Result<(), String> {
    ensure((5..=MOST_PEOPLE).contains(&player.people), || format!("{} people", player.people))?;
    ensure(player.food_track <= END_OF_FOOD_TRACK, || format!("{} on the food track", player.food_track))?;
    ensure(player.unseen_cards.minus(&player.cards).is_empty(), || "an unseen card of another player".to_owned())?;
    ensure(player.face_up.minus(&player.cards).is_empty(), || "a face-up card of another player".to_owned())?;
    ensure(player.food < ABSURDLY_MANY && player.resources.total() < ABSURDLY_MANY, || "absurd riches".to_owned())?;
    ensure(player.building_points < ABSURDLY_MANY && player.card_points < ABSURDLY_MANY, || {
        "absurd points".to_owned()
    })?;
    let tools = &player.tools;
    let counts = || tools.ready.iter().zip(&tools.used).map(|(ready, used)| ready.saturating_add(*used));
    let tiles = counts().fold(0u8, u8::saturating_add);
    let values: Vec<usize> = counts().enumerate().filter(|(_, count)| *count > 0).map(|(value, _)| value).collect();
    let even = match values.as_slice() {
        [] | [_] => true,
        [low, high] => low + 1 == *high,
        _ => false,
    };
    ensure(tiles <= TOOL_SPACES && even && (tiles == TOOL_SPACES || values.iter().all(|&value| value == 0)), || {
        format!("tools {tools:?}")
    })
}
