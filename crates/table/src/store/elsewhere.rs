//! What other nodes do to the same data.

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::TableId;

/// A table that is no longer as a node knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedTable {
    /// Which.
    pub table: TableId,
    /// The version it is at; nothing if it was removed.
    pub version: Option<u64>,
}

/// What a node hears of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// A table has changed.
    Changed(ChangedTable),
    /// Something may have changed that was not told: [`changed_since`](super::Store::changed_since) finds it.
    Gap,
}

/// What other nodes change, as it comes.
#[derive(Debug)]
pub struct Changes(Option<broadcast::Receiver<Elsewhere>>);

impl Changes {
    /// Ends at once: there is no other node.
    #[must_use]
    pub const fn none() -> Self {
        Self(None)
    }

    /// The next change; nothing if no more will come. A node that does not keep up loses the oldest changes, and is told
    /// of the [gap](Elsewhere::Gap).
    pub async fn next(&mut self) -> Option<Elsewhere> {
        match self.0.as_mut()?.recv().await {
            Ok(elsewhere) => Some(elsewhere),
            Err(RecvError::Lagged(_)) => Some(Elsewhere::Gap),
            Err(RecvError::Closed) => None,
        }
    }
}

impl From<broadcast::Receiver<Elsewhere>> for Changes {
    /// Whatever is sent, until the last sender is dropped.
    fn from(receiver: broadcast::Receiver<Elsewhere>) -> Self {
        Self(Some(receiver))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_lost_is_a_gap_and_the_end_is_the_end() {
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
