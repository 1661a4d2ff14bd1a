//! The tree of a search.

use engine::Seat;

use super::worker::{Hopes, Outlook};
use crate::greedy::Line;

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// Decisions that one seat takes one after the other from a node.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// Who takes them.
    pub(super) seat: Seat,
    /// The decisions, and what they were worth at first sight.
    pub(super) line: Line<A>,
    /// How often they were taken.
    pub(super) visits: u32,
    /// What everybody could hope for after them, summed up.
    pub(super) sum: Hopes,
    /// The lead the seat could expect after them, summed up.
    pub(super) lead: f32,
    /// Where they lead.
    node: Option<NodeId>,
}

impl<A> Edge<A> {
    pub(super) fn new(seat: Seat, line: Line<A>) -> Self {
        Self { seat, line, visits: 0, sum: Hopes::default(), lead: 0.0, node: None }
    }

    pub(super) fn learn(&mut self, outlook: &Outlook) {
        self.visits += 1;
        for (sum, hope) in self.sum.iter_mut().zip(outlook.hopes) {
            *sum += hope;
        }
        self.lead += outlook.leads[self.seat.index()];
    }
}

/// Nodes, each with the lines that were met there.
pub(super) struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
}

impl<A> Tree<A> {
    pub(super) const ROOT: NodeId = NodeId(0);

    pub(super) fn new() -> Self {
        Self { nodes: vec![Vec::new()] }
    }

    pub(super) fn edges(&self, node: NodeId) -> &[Edge<A>] {
        &self.nodes[node.0 as usize]
    }

    pub(super) fn edge(&self, node: NodeId, edge: usize) -> &Edge<A> {
        &self.nodes[node.0 as usize][edge]
    }

    pub(super) fn edge_mut(&mut self, node: NodeId, edge: usize) -> &mut Edge<A> {
        &mut self.nodes[node.0 as usize][edge]
    }

    pub(super) fn add(&mut self, node: NodeId, edge: Edge<A>) -> usize {
        let edges = &mut self.nodes[node.0 as usize];
        edges.push(edge);
        edges.len() - 1
    }

    /// Where an edge leads; a new node if there is room.
    pub(super) fn child(&mut self, node: NodeId, edge: usize, most: usize) -> Option<NodeId> {
        if let Some(next) = self.edge(node, edge).node {
            return Some(next);
        }
        if self.nodes.len() >= most {
            return None;
        }
        let next = NodeId(self.nodes.len() as u32);
        self.nodes.push(Vec::new());
        self.edge_mut(node, edge).node = Some(next);
        Some(next)
    }
}
