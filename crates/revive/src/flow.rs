//! What the rules need from outside while they run.

use crate::action::Action;
use crate::event::Event;

engine::flow_of!(Event, Action);
