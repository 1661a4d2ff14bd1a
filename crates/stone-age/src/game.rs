//! The implementation of [`engine::Game`].

use engine::answers::Asks;
use engine::{BySeat, Chance, Journal, PackInfo, ScoreSheet, Seat, SeatSet, SetupError, Spot, Standings, Viewer};

use crate::action::Action;
use crate::content::{Content, ContentRef};
use crate::event::Event;
use crate::flow::Outside;
use crate::place::{Acquisition, Place};
use crate::refusal::Refusal;
use crate::setup::Setup;
use crate::state::{StoneAge, stream};
use crate::view::View;

impl engine::Game for StoneAge {
    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "stone-age";
    const RULES_VERSION: u32 = 1;

    fn new(setup: &Setup, chance: &mut impl Chance) -> Result<Self, SetupError> {
        let content = Content::printed().map_err(|error| SetupError::Pack(error.to_string()))?;
        engine::Setup::check(setup)?;
        engine::Setup::check_start(setup, setup.start)?;
        Ok(Self::set_up(setup, ContentRef(content), &mut Outside { chance, journal: &mut () }))
    }

    fn pack(_setup: &Setup) -> PackInfo {
        match Content::printed() {
            Ok(content) => content.info(),
            Err(_) => PackInfo { name: Content::NAME, hash: String::new() },
        }
    }

    fn players(&self) -> usize {
        usize::from(self.player_count)
    }

    fn to_act(&self) -> SeatSet {
        self.pending.map_or(SeatSet::EMPTY, |step| SeatSet::only(step.seat))
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn perform(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        self.carry_out(seat, *action, &mut Outside { chance, journal });
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn about(event: &Event) -> Option<Seat> {
        event.about()
    }

    fn spot(&self, action: &Action) -> Spot {
        let acquisition = |what: &Acquisition| match what {
            Acquisition::Card(slot) => Spot { name: "card", number: slot.number() },
            Acquisition::Building(slot) => Spot { name: "building", number: slot.number() },
        };
        match action {
            Action::Place { place: Place::Site(site), .. } | Action::Use { site } => Spot::only(site.name()),
            Action::Place { place: Place::Acquisition(what), .. } | Action::Buy { what } | Action::Leave { what } => {
                acquisition(what)
            }
            Action::Tools(_) => Spot::only("tools"),
            Action::Pay { resource, .. } => Spot::only(resource.name()),
            Action::Take { item } => Spot { name: "die", number: item.face() },
            Action::Cash | Action::Gain { .. } => Spot::only("any-two"),
            Action::Feed | Action::Starve => Spot::only("food"),
        }
    }

    fn amount(action: &Action) -> Option<u8> {
        match *action {
            Action::Place { people, .. } => Some(people),
            Action::Pay { count, .. } => Some(count),
            Action::Use { .. }
            | Action::Buy { .. }
            | Action::Leave { .. }
            | Action::Tools(_)
            | Action::Take { .. }
            | Action::Cash
            | Action::Gain { .. }
            | Action::Feed
            | Action::Starve => None,
        }
    }

    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.redraw(seat, chance);
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        self.sheet(viewer)
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }

    fn round(&self) -> u32 {
        u32::from(self.round)
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }
}

impl StoneAge {
    /// Redraws what a seat cannot know. The only secrets are cards drawn for the final scoring: to the other players,
    /// they might as well still be in the deck. All of them go back before the first is drawn. The result therefore
    /// does not depend on what they were.
    fn redraw(&mut self, seat: Seat, chance: &mut impl Chance) {
        if self.is_over() {
            return;
        }
        let others = self.seats().filter(|&other| other != seat);
        let mut hidden: BySeat<u32> = BySeat::default();
        for other in others.clone() {
            let player = &mut self.players[other];
            let unseen = std::mem::take(&mut player.unseen_cards);
            player.cards = player.cards.minus(&unseen);
            self.deck = self.deck.union(&unseen);
            hidden[other] = unseen.len();
        }
        for other in others {
            for _ in 0..hidden[other] {
                let Some(drawn) = self.deck.take(stream::CARDS, chance) else { continue };
                let player = &mut self.players[other];
                player.cards.insert(drawn);
                player.unseen_cards.insert(drawn);
            }
        }
    }
}

engine::audited!(StoneAge);
