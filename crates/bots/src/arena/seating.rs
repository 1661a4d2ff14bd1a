/// Every way to seat the bots that differs from the others: for each seat the index of its bot. Bots of the same name
/// are not told apart.
pub(super) fn seatings(bots: &[String]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    extend(bots, &mut Vec::new(), &mut found);
    found
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

    fn count(names: &[&str]) -> usize {
        seatings(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>()).len()
    }

    #[test]
    fn every_different_seating_is_there_once() {
        assert_eq!(count(&["a", "b"]), 2);
        assert_eq!(count(&["a", "a"]), 1);
        assert_eq!(count(&["a", "b", "b", "b"]), 4);
        assert_eq!(count(&["a", "a", "b", "b"]), 6);
        assert_eq!(count(&["a", "b", "c", "d"]), 24);
    }
}
