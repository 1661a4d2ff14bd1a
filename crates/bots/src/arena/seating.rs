/// The bots of a game, and all ways to seat them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineUp {
    /// The names of the bots, one per seat.
    pub(super) bots: Vec<String>,
    /// Every distinct way to seat them, as the index of the bot in each seat. Bots of the same name are
    /// interchangeable.
    pub(super) seatings: Vec<Vec<usize>>,
}

impl LineUp {
    pub(super) fn new(bots: Vec<String>) -> Self {
        let mut seatings = Vec::new();
        extend(&bots, &mut Vec::new(), &mut seatings);
        Self { bots, seatings }
    }

    /// Returns the names of the bots, each once.
    pub(super) fn names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for name in &self.bots {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        names
    }

    /// Returns the number of seats a bot has.
    pub(super) fn seats_of(&self, name: &str) -> usize {
        self.bots.iter().filter(|bot| *bot == name).count()
    }

    /// Returns the number of deals that make at least this many games.
    pub(super) fn deals_for(&self, games: u64) -> u64 {
        games.div_ceil(self.seatings.len().max(1) as u64)
    }

    /// Returns the number of a game, counted deal by deal and seating by seating.
    pub(super) fn number(&self, deal: u64, seating: &[usize]) -> Option<u64> {
        let index = self.seatings.iter().position(|known| known == seating)?;
        deal.checked_mul(self.seatings.len() as u64)?.checked_add(index as u64)
    }
}

fn extend(bots: &[String], seated: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if seated.len() == bots.len() {
        found.push(seated.clone());
        return;
    }
    let mut tried: Vec<&str> = Vec::new();
    for (index, name) in bots.iter().enumerate() {
        if seated.contains(&index) || tried.contains(&name.as_str()) {
            continue;
        }
        tried.push(name);
        seated.push(index);
        extend(bots, seated, found);
        seated.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_up(names: &[&str]) -> LineUp {
        LineUp::new(names.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn every_distinct_seating_is_there_once() {
        let count = |names: &[&str]| line_up(names).seatings.len();
        assert_eq!(count(&["a", "b"]), 2);
        assert_eq!(count(&["a", "a"]), 1);
        assert_eq!(count(&["a", "b", "b", "b"]), 4);
        assert_eq!(count(&["a", "a", "b", "b"]), 6);
        assert_eq!(count(&["a", "b", "c", "d"]), 24);
    }

    #[test]
    fn games_are_numbered_deal_by_deal() {
        let line_up = line_up(&["a", "b", "b"]);
        assert_eq!((line_up.deals_for(3), line_up.deals_for(4)), (1, 2));
        let numbers = (0..2).flat_map(|deal| line_up.seatings.iter().map(move |seating| (deal, seating)));
        let numbers: Vec<_> = numbers.map(|(deal, seating)| line_up.number(deal, seating)).collect();
        assert_eq!(numbers, (0..6).map(Some).collect::<Vec<_>>());
        assert_eq!(line_up.number(0, &[2, 1, 0]), None, "the same as another seating");
        assert_eq!((line_up.names(), line_up.seats_of("b")), (vec!["a", "b"], 2));
    }
}
