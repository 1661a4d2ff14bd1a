//! The tree of a search.

use engine::Seat;

use super::Hopes;

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// An action that was met at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    /// Who takes it.
    pub(super) seat: Seat,
    pub(super) action: A,
    /// What it looked like when it was met: the points the seat can expect after it.
    pub(super) looks: f32,
    /// How often it was taken.
    pub(super) visits: u32,
    /// What everybody could hope for after it, summed up.
    pub(super) sum: Hopes,
    /// Where it leads.
    node: Option<NodeId>,
}

impl<A> Edge<A> {
    pub(super) fn new(seat: Seat, action: A, looks: f32) -> Self {
        Self { seat, action, looks, visits: 0, sum: Hopes::default(), node: None }
    }

    pub(super) fn learn(&mut self, hopes: &Hopes) {
        self.visits += 1;
        for (sum, hope) in self.sum.iter_mut().zip(hopes) {
            *sum += hope;
        }
    }
}

/// Nodes, each with the actions that were met there.
pub(super) struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) const ROOT: NodeId = NodeId(0);

    pub(super) fn new() -> Self {
        Self { nodes: vec![Vec::new()] }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Vec::new());
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

    pub(super) fn is_leaf(&self, node: NodeId) -> bool {
        self.edges(node).is_empty()
    }

    pub(super) fn add(&mut self, node: NodeId, edge: Edge<A>) -> usize {
        let edges = &mut self.nodes[node.0 as usize];
        edges.push(edge);
        edges.len() - 1
    }

    /// The edge of an action, which is probably at this place.
    pub(super) fn find(&self, node: NodeId, seat: Seat, action: &A, at: usize) -> Option<usize> {
        let edges = self.edges(node);
        let is_it = |edge: &Edge<A>| edge.seat == seat && edge.action == *action;
        if edges.get(at).is_some_and(is_it) { Some(at) } else { edges.iter().position(is_it) }
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

    pub(super) fn known_child(&self, node: NodeId, edge: usize) -> Option<NodeId> {
        self.edge(node, edge).node
    }

    /// Whether the node knows this decision.
    pub(super) fn fits(&self, node: NodeId, seat: Seat, actions: &[A]) -> bool {
        let edges = self.edges(node);
        let known = |action: &A| edges.iter().any(|edge| edge.seat == seat && edge.action == *action);
        !edges.is_empty() && actions.iter().all(known)
    }

    /// Makes a node the root, and drops everything that does not follow from it.
    pub(super) fn keep(&mut self, node: NodeId) {
        let mut kept: Vec<Vec<Edge<A>>> = Vec::new();
        let mut waiting = vec![(node, None::<(usize, usize)>)];
        while let Some((old, parent)) = waiting.pop() {
            let new = kept.len();
            if let Some((at, edge)) = parent {
                kept[at][edge].node = Some(NodeId(new as u32));
            }
            let edges = std::mem::take(&mut self.nodes[old.0 as usize]);
            for (number, edge) in edges.iter().enumerate() {
                if let Some(next) = edge.node {
                    waiting.push((next, Some((new, number))));
                }
            }
            kept.push(edges);
        }
        self.nodes = kept;
    }
}
