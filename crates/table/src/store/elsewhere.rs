//! Changes that other nodes make to the same data.

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::TableId;

/// A table that has changed since a node last read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedTable {
    /// The table.
    pub table: TableId,
    /// The current version; `None` if the table was removed.
    pub version: Option<u64>,
}

/// A message from the other nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// A table has changed.
    Changed(ChangedTable),
    /// Some changes may have been missed. [`changed_since`](super::Store::changed_since) finds them.
    Gap,
}

/// A stream of changes made by other nodes.
#[derive(Debug)]
pub struct Changes(Option<broadcast::Receiver<Elsewhere>>);

impl Changes {
    /// Returns a stream that ends immediately, for a store that has no other nodes.
    #[must_use]
    pub const fn none() -> Self {
        Self(None)
    }

    /// Returns the next change, or `None` at the end of the stream. A node that does not keep up loses the oldest
    /// changes and receives a [gap](Elsewhere::Gap).
    pub async fn next(&mut self) -> Option<Elsewhere> {
        match self.0.as_mut()?.recv().await {
            Ok(elsewhere) => Some(elsewhere),
            Err(RecvError::Lagged(_)) => Some(Elsewhere::Gap),
            Err(RecvError::Closed) => None,
        }
    }
}

impl From<broadcast::Receiver<Elsewhere>> for Changes {
    /// Delivers everything that is sent until the last sender is dropped.
    fn from(receiver: broadcast::Receiver<Elsewhere>) -> Self {
        Self(Some(receiver))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn lost_changes_are_a_gap() {
        let (sender, receiver) = broadcast::channel(2);
        let mut changes = Changes::from(receiver);
        let at = |version| {
            let table = TableId::from_random([1; TableId::LENGTH]);
            Elsewhere::Changed(ChangedTable { table, version: Some(version) })
        };
        for version in 1..=4 {
            sender.send(at(version)).unwrap();
        }
        drop(sender);
        let mut heard = Vec::new();
        while let Some(elsewhere) = changes.next().await {
            heard.push(elsewhere);
        }
        assert_eq!(heard, [Elsewhere::Gap, at(3), at(4)]);
        assert_eq!(changes.next().await, None);
        assert_eq!(Changes::none().next().await, None);
    }
}
