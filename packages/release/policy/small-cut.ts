import { contractByAdjacency } from './adjacency-order.ts'
import { contractStrong, leaderOf, type PersonGraph } from './person-graph.ts'

/**
 * A cut of at least one person and fewer than `d` established ones. `near`: the vertices on one side, without `outside`.
 * `far`: the vertices on the other side that are connected with these; null when `outside` is among them.
 */
export type SmallCut = { readonly near: readonly number[]; readonly far: readonly number[] | null }

/**
 * Finds a small cut; null when there is none. Exact: only pairs that no such cut separates are contracted, and a cut shows
 * as a vertex of small degree at the latest when its piece has shrunk to two vertices.
 */
export function findSmallCut(graph: PersonGraph, outside: number): SmallCut | null {
  for (;;) {
    contractStrong(graph)
    const cut = smallVertex(graph, outside)
    if (cut !== null) return { near: graph.members[cut] ?? [], far: otherSide(graph, cut, outside) }
    if (!contractByAdjacency(graph, outside)) return null
  }
}

function smallVertex(graph: PersonGraph, outside: number): number | null {
  for (let vertex = graph.changed.pop(); vertex !== undefined; vertex = graph.changed.pop()) {
    const degree = graph.degree[vertex] ?? 0
    const isLeader = graph.leader[vertex] === vertex
    const isAlone = (graph.edges[vertex]?.size ?? 0) === 0
    if (!isLeader || vertex === leaderOf(graph, outside) || isAlone || degree >= graph.d) continue
    // The vertex is looked at again after one of its blocks has moved.
    graph.changed.push(vertex)
    return vertex
  }
  return null
}

function otherSide(graph: PersonGraph, cut: number, outside: number): readonly number[] | null {
  const seen = new Set([cut])
  const far: number[] = []
  for (const leader of seen) {
    if (leader === leaderOf(graph, outside)) return null
    if (leader !== cut) for (const member of graph.members[leader] ?? []) far.push(member)
    for (const neighbour of graph.edges[leader]?.keys() ?? []) seen.add(neighbour)
  }
  return far
}
