use engine::chance::FastChance;
use engine::{Evaluate, Game, Seat, Viewer};

/// What one seat knows of a game. The state itself is out of reach.
pub struct Perspective<'a, G> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Perspective<'a, G> {
    /// Creates the perspective of this seat.
    pub const fn new(game: &'a G, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Replaces the contents of `out` with the seat's legal actions.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        self.game.actions(self.seat, out);
    }

    /// Returns what the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// Returns a world that the seat cannot distinguish from the true one: what it cannot know is redrawn.
    pub fn imagine(&self, chance: &mut FastChance) -> G {
        let mut world = self.game.clone();
        world.determinize(self.seat, chance);
        world
    }
}

impl<G: Evaluate> Perspective<'_, G> {
    /// Returns true if no one would take this legal action now.
    #[must_use]
    pub fn is_pointless(&self, action: &G::Action) -> bool {
        self.game.is_pointless(self.seat, action)
    }
}
