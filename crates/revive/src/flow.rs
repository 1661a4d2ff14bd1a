//! The chance and the journal that the rules use while they run.

use crate::action::Action;
use crate::event::Event;

engine::flow_of!(Event, Action);
