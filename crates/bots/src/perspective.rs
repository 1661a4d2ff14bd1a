use engine::chance::FastChance;
use engine::{Evaluate, Game, Seat, Viewer};

/// What one seat knows of a game. The state itself cannot be reached from here.
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// The perspective of this seat.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// The seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Puts the seat's legal actions into the list.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.game.actions(self.seat, out);
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A world that the seat cannot tell from the true one: what it cannot know is drawn anew.
    pub fn imagine(&self, chance: &mut FastChance) -> G {
        let mut world = self.game.clone();
        world.determinize(self.seat, chance);
        world
    }
}

impl<G: Evaluate> Perspective<'_, G> {
    /// Whether nobody would take this legal action now.
    #[must_use]
    pub fn is_pointless(&self, action: &G::Action) -> bool {
        self.game.is_pointless(self.seat, action)
    }
}
