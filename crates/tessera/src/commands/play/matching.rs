//! Finding the legal action that somebody means: in capitals or not, with a blank for a hyphen, or with words cut short.

use table::LegalAction;

/// How well typed words fit an action, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// Word for word.
    Same,
    /// Some words are cut short: `pl hunt 3`, or `L3` for `large-3`.
    Short,
}

/// Splits a line into words. A hyphen separates them like a blank, and capitals do not count.
pub(super) fn words(line: &str) -> Vec<String> {
    let words = line.split(|c: char| c.is_whitespace() || c == '-').filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// Returns the actions that fit typed words best; several if nothing sets them apart.
pub(super) fn find<'a, T>(typed: &[String], offers: &'a [LegalAction<T>]) -> Vec<&'a LegalAction<T>> {
    let fits = |offered: &'a LegalAction<T>| Some((fit(typed, &words(&offered.notation))?, offered));
    let fitting: Vec<_> = offers.iter().filter_map(fits).collect();
    let Some(best) = fitting.iter().map(|(fit, _)| *fit).min() else { return Vec::new() };
    fitting.into_iter().filter(|(fit, _)| *fit == best).map(|(_, offered)| offered).collect()
}

/// Returns the actions whose description begins with the first typed word and contains the others in this order: `end
/// turn` for `end`, which is told as “End your turn”.
pub(super) fn find_told<'a>(typed: &[String], offers: &'a [LegalAction<String>]) -> Vec<&'a LegalAction<String>> {
    let Some((first, others)) = typed.split_first() else { return Vec::new() };
    let is_meant = |offered: &&LegalAction<String>| {
        let label = words(&offered.label);
        let mut rest = label.iter().skip(1);
        label.first() == Some(first) && others.iter().all(|word| rest.any(|told| told == word))
    };
    offers.iter().filter(is_meant).collect()
}

fn fit(typed: &[String], action: &[String]) -> Option<Fit> {
    let (Some((word, others)), Some((own, rest))) = (typed.split_first(), action.split_first()) else {
        return (typed.is_empty() && action.is_empty()).then_some(Fit::Same);
    };
    let here = if word == own { Some(Fit::Same) } else { is_short_for(word, own).then_some(Fit::Short) };
    let straight = here.and_then(|here| Some(fit(others, rest)?.max(here)));
    let glued = || {
        let (letters, number) = word.split_at(word.find(|c: char| c.is_ascii_digit())?);
        let (next, rest) = rest.split_first()?;
        (is_short_for(letters, own) && number == next).then_some(())?;
        fit(others, rest).map(|_| Fit::Short)
    };
    straight.or_else(glued)
}

/// Words can be cut short, names with digits such as `8b` cannot.
fn is_short_for(word: &str, own: &str) -> bool {
    !word.is_empty() && word.chars().all(char::is_alphabetic) && own.starts_with(word)
}

#[cfg(test)]
mod tests {
    use engine::Spot;

    use super::*;

    fn offers(told: &[(&str, &str)]) -> Vec<LegalAction<String>> {
        let offered = |(notation, label): &(&str, &str)| LegalAction {
            notation: (*notation).to_owned(),
            label: (*label).to_owned(),
            spot: Spot::only("spot"),
            amount: None,
            ends_turn: false,
        };
        told.iter().map(offered).collect()
    }

    fn found(typed: &str, actions: &[&str]) -> Vec<String> {
        let offers = offers(&actions.iter().map(|action| (*action, "")).collect::<Vec<_>>());
        find(&words(typed), &offers).into_iter().map(|offered| offered.notation.clone()).collect()
    }

    #[test]
    fn capitals_hyphens_and_cut_words_are_understood() {
        let actions = ["place clay-pit 3", "place hunt 3", "place hut", "populate large-3 1", "end", "explore 8"];
        for (typed, meant) in [
            ("Place Clay Pit 3", "place clay-pit 3"),
            ("pl clay 3", "place clay-pit 3"),
            ("populate L3 1", "populate large-3 1"),
            ("populate large3 1", "populate large-3 1"),
            ("place hut", "place hut"),
            ("exp 8", "explore 8"),
        ] {
            let meant = if typed == "pl clay 3" { Vec::new() } else { vec![meant.to_owned()] };
            assert_eq!(found(typed, &actions), meant, "{typed}");
        }
        assert_eq!(found("pl clay p 3", &actions), ["place clay-pit 3"]);
        assert!(found("place hunt 2", &actions).is_empty() && found("place", &actions).is_empty());
    }

    #[test]
    fn what_nothing_sets_apart_is_not_guessed() {
        assert_eq!(found("place h", &["place hut", "place house"]), ["place hut", "place house"]);
        assert_eq!(found("e", &["end", "e"]), ["e"], "the whole word is meant");
        assert!(found("8", &["8b"]).is_empty(), "names of spaces are not cut short");
    }

    #[test]
    fn an_action_is_found_by_what_it_does() {
        let offers = offers(&[("end", "End your turn"), ("pass", "Do without"), ("track gray", "Advance to 2")]);
        let told = |typed: &str| {
            find_told(&words(typed), &offers).into_iter().map(|offered| offered.notation.as_str()).collect::<Vec<_>>()
        };
        assert_eq!(told("end turn"), ["end"]);
        assert_eq!(told("do without"), ["pass"]);
        assert!(told("turn").is_empty() && told("end game").is_empty());
    }
}
