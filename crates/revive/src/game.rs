//! The implementation of [`engine::Game`].

use engine::answers::Asks;
use engine::bag::IdSet;
use engine::pack::Pack;
use engine::{
    Chance, DisplayedPiece, Goal, Journal, PackInfo, PackProblems, Piece, ScoreSheet, Seat, SeatSet, SetupError, Spot,
    Standings, Viewer,
};

use crate::action::{Action, MachineSpot};
use crate::content::{ArtifactCardId, ArtifactCardSet, Content, CrateId};
use crate::event::Event;
use crate::flow::Outside;
use crate::refusal::Refusal;
use crate::setup::{ArtifactRule, Setup};
use crate::state::{Revive, stream};
use crate::view::View;

impl engine::Game for Revive {
    type Setup = Setup;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    const ID: &'static str = "revive";
    const RULES_VERSION: u32 = 2;
    const LAYOUT: u32 = 1;

    fn new(setup: &Setup, chance: &mut impl Chance) -> Result<Self, SetupError> {
        engine::Setup::check(setup)?;
        engine::Setup::check_start(setup, setup.start)?;
        if let Some((chapter, key)) = setup.chapter.zip(setup.first_checked()) {
            return Err(SetupError::Contradiction {
                key,
                value: "on".to_owned(),
                other: format!("chapter={chapter}"),
                expected: "`off`: a chapter determines its own content".to_owned(),
            });
        }
        Self::set_up(setup, Content::registry().choose(setup.pack)?, &mut Outside { chance, journal: &mut () })
    }

    fn pack(setup: &Setup) -> PackInfo {
        Content::registry().info(setup.pack)
    }

    fn read_pack(text: &mut dyn FnMut(&'static str) -> Result<String, String>) -> Result<PackInfo, PackProblems> {
        Content::registry().gather(text)
    }

    fn players(&self) -> usize {
        usize::from(self.player_count)
    }

    fn to_act(&self) -> SeatSet {
        self.top().map_or(SeatSet::EMPTY, |step| SeatSet::only(step.seat))
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_actions(seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn perform(&mut self, _seat: Seat, action: &Action, chance: &mut impl Chance, journal: &mut impl Journal<Event>) {
        self.carry_out(*action, &mut Outside { chance, journal });
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
        let numbered = |name, number: usize| Spot { name, number: number as u8 };
        match *action {
            Action::Tribe(tribe, _) => numbered("tribe", tribe.index() + 1),
            Action::Keep(card) => numbered("artifact-card", card.index() + 1),
            Action::Play { card, .. } | Action::Card(card) => numbered("card", card.index() + 1),
            Action::Switch(_) | Action::SwitchStep(_) | Action::SwitchCopy => Spot::only("switch"),
            Action::Explore { place, .. } => numbered("place", place.index() + 1),
            Action::Build { space, .. } | Action::Populate { space, .. } | Action::At(space) => {
                numbered("space", space.index() + 1)
            }
            Action::Hibernate => Spot::only("hibernation"),
            Action::Trade(resource) | Action::Take(resource) => numbered("resource", resource.index() + 1),
            Action::Machine(MachineSpot::Reward(number)) | Action::Reward(number) => {
                numbered("reward", usize::from(number) + 1)
            }
            Action::Machine(MachineSpot::Technology(number)) | Action::Technology(number) => {
                numbered("technology", usize::from(number) + 1)
            }
            Action::Open(found) => numbered("crate", found.index() + 1),
            Action::ModuleSpace(space) => numbered("module-space", usize::from(space) + 1),
            Action::Option(number) => numbered("option", usize::from(number) + 1),
            Action::Track(color) => numbered("track", color.index() + 1),
            Action::Crystals => Spot::only("crystals"),
            Action::Module(module) => numbered("module", module.index() + 1),
            Action::Token(machine) => numbered("machine", machine.index() + 1),
            Action::Artifact(color) => numbered("artifact", color.index() + 1),
            Action::Blind => Spot::only("deck"),
            Action::Turned(turned) => numbered("orientation", usize::from(turned) + 1),
            Action::End | Action::Do | Action::Pass => Spot::only("go-on"),
        }
    }

    fn determinize(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.redraw_hidden(seat, chance);
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        self.sheet(viewer)
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }

    fn pieces(&self, seat: Seat) -> Vec<Piece> {
        self.had_by(seat)
    }

    fn goal(&self) -> Option<Goal> {
        let chapter = self.chapter?;
        let has_reached = |seat: &Seat| self.towards_goal(chapter, *seat) >= chapter.goal();
        Some(Goal { chapter: chapter.name(), reached: self.seats().filter(has_reached).collect() })
    }

    fn displayed(&self) -> Vec<DisplayedPiece> {
        self.shown()
    }

    fn round(&self) -> u32 {
        // After the end of the game no turn follows the last one, so the last one still counts as running.
        let finished = self.turns.saturating_sub(u16::from(self.is_over()));
        u32::from(finished) / u32::from(self.player_count.max(1)) + 1
    }

    fn is_broken(&self) -> bool {
        self.broken
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }
}

impl Revive {
    /// Redraws what a seat cannot know: the closed crates and the artifact cards of the other players. All of them go
    /// back before the first is drawn, which makes the result independent of what they were.
    fn redraw_hidden(&mut self, seat: Seat, chance: &mut impl Chance) {
        if self.is_over() {
            return;
        }
        let mut closed = [0; engine::MAX_SEATS];
        for other in self.others(seat) {
            let crates = std::mem::take(&mut self.players[other].closed);
            closed[other.index()] = crates.len();
            for found in crates.iter() {
                self.supply.crates.insert(found.id());
            }
        }
        for other in self.others(seat) {
            for _ in 0..closed[other.index()] {
                if let Some(found) = self.supply.crates.take(stream::CRATES, chance).and_then(CrateId::new) {
                    self.players[other].closed.insert(found);
                }
            }
        }
        if self.artifact_rule == ArtifactRule::Shared {
            return;
        }
        let mine = self.player(seat);
        let known: ArtifactCardSet = mine.offered.iter().chain(mine.artifact_card).collect();
        let mut cards: IdSet<1> = known.complement().iter().map(ArtifactCardId::id).collect();
        for other in self.others(seat) {
            let player = &mut self.players[other];
            if player.artifact_card.is_some() {
                player.artifact_card = cards.take(stream::ARTIFACT_CARDS, chance).and_then(ArtifactCardId::new);
            }
            let offered = (0..player.offered.len()).filter_map(|_| cards.take(stream::ARTIFACT_CARDS, chance));
            player.offered = offered.filter_map(ArtifactCardId::new).collect();
        }
    }
}

engine::audited!(Revive);
