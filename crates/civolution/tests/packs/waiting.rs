//! Packs whose pending tasks could outgrow the agenda are refused, and others are not.

use civolution::PackFile;

use crate::sample::mistakes;

fn waiting_for(trigger: &str, bonus: &str) -> Vec<String> {
    mistakes(&[(PackFile::Inventions, "sold: idea 1", &format!("{trigger}: {bonus}"))])
}

#[test]
fn a_bonus_of_too_many_effects_is_refused() {
    let effects = |count: usize| vec!["idea 1"; count].join(", ");
    assert_eq!(waiting_for("sold", &effects(12)), Vec::<String>::new());
    let found = waiting_for("sold", &effects(300));
    assert!(found[0].contains("tasks waiting, but there could be"), "{found:?}");
    assert_eq!(found.len(), 1);
}

#[test]
fn a_bonus_that_waits_for_attribute_chips_counts_once_per_chip() {
    let effects = |count: usize| vec!["material any 1"; count].join(", ");
    assert_eq!(waiting_for("attribute-taken", "material any 1"), Vec::<String>::new());
    assert_eq!(waiting_for("sold", &effects(30)), Vec::<String>::new(), "they happen only once");
    assert_eq!(waiting_for("attribute-taken", &effects(30)).len(), 1);
}
