//! The tree of a search.

use engine::Seat;

use super::worker::{Hopes, Outlook};
use crate::greedy::Line;

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// Consecutive decisions of one seat, starting at a node.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// The seat that decides.
    pub(super) seat: Seat,
    /// The decisions, and their first rating.
    pub(super) line: Line<A>,
    /// Number of times they were taken.
    pub(super) visits: u32,
    /// The sum of every seat's hopes after them.
    pub(super) sum: Hopes,
    /// The sum of the seat's expected leads after them.
    pub(super) lead: f32,
    /// The node they lead to.
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

/// The nodes, each with the lines that were found there.
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

    /// Returns the node an edge leads to, which is created if there is room.
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
