//! The server's part of the dice, before the table exists.
//!
//! The page with the form for a new table shows the commitment. It binds the server before it sees what the browser
//! adds. The secret itself is not stored until then: it is derived from a key that only this process has and from the
//! random ticket in the form. Commitments are unique in the store, so each ticket works once.

use engine::{Secret, hex};
use sha2::{Digest, Sha256};
use table::hall::{HallError, random};

/// Derives secrets from tickets.
pub(crate) struct DiceCup {
    key: [u8; 32],
}

/// What a form for a new table carries: the ticket, and the commitment to its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ticket {
    /// Random hexadecimal digits.
    pub ticket: String,
    /// The hash of the secret.
    pub commitment: String,
}

impl DiceCup {
    /// Creates a cup with a random key.
    pub(crate) fn new() -> Result<Self, HallError> {
        Ok(Self { key: random()? })
    }

    /// Creates a ticket for a new table.
    pub(crate) fn ticket(&self) -> Result<Ticket, HallError> {
        let ticket = hex::encode(&random::<16>()?);
        let commitment = self.secret(&ticket).commitment();
        Ok(Ticket { ticket, commitment })
    }

    /// Returns the secret of a ticket, if this cup issued it with this commitment.
    pub(crate) fn open(&self, ticket: &Ticket) -> Option<Secret> {
        let secret = self.secret(&ticket.ticket);
        (secret.commitment() == ticket.commitment).then_some(secret)
    }

    fn secret(&self, ticket: &str) -> Secret {
        let mut hash = Sha256::new();
        hash.update(self.key);
        hash.update(ticket.as_bytes());
        Secret::from_bytes(hash.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_opens_only_the_secret_it_was_bound_to() {
        let (cup, other) = (DiceCup::new().unwrap(), DiceCup::new().unwrap());
        let ticket = cup.ticket().unwrap();
        let secret = cup.open(&ticket).unwrap();
        assert_eq!(secret.commitment(), ticket.commitment);
        assert_eq!(other.open(&ticket), None);
        let forged = Ticket { ticket: "00".repeat(16), ..ticket };
        assert_eq!(cup.open(&forged), None);
    }
}
