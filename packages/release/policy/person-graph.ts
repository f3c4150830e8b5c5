import { add } from './membership.ts'

/**
 * A multigraph of blocks whose edges are people, kept in contracted form: vertices that no cut of fewer than `d`
 * established people separates are one. Contracting them changes no smaller cut. An edge of newcomers only counts as zero
 * established people: it can be cut like any other, and contracts nothing.
 */
export type PersonGraph = {
  readonly d: number
  /** Each vertex points towards the one that stands for all contracted with it. */
  readonly leader: Int32Array
  /** Of a leader: everything contracted with it. */
  readonly members: number[][]
  /** Of a leader: established people on the edges to each neighbouring leader; 0 where newcomers only join them. */
  readonly edges: Map<number, number>[]
  /** Of a leader: established people on all its edges. */
  readonly degree: Int32Array
  /** Pairs that have come to share `d` established people or more and wait for contraction. */
  readonly strong: [number, number][]
  /** Leaders whose degree has changed since it was last looked at. */
  readonly changed: number[]
}

export function emptyGraph(vertices: number, d: number): PersonGraph {
  const all = Array.from({ length: vertices }, (_, vertex) => vertex)
  return {
    d,
    leader: Int32Array.from(all),
    members: all.map((vertex) => [vertex]),
    edges: all.map(() => new Map()),
    degree: new Int32Array(vertices),
    strong: [],
    changed: all.toReversed(),
  }
}

/**
 * Adds people between two leaders. A person between a vertex and itself can never be isolated and is no edge.
 * @param people how many of them are established; may be none
 */
export function connect(graph: PersonGraph, a: number, b: number, people: number): void {
  if (a === b) return
  const together = (graph.edges[a]?.get(b) ?? 0) + people
  graph.edges[a]?.set(b, together)
  graph.edges[b]?.set(a, together)
  add(graph.degree, a, people)
  add(graph.degree, b, people)
  if (together >= graph.d) graph.strong.push([a, b])
}

export function leaderOf(graph: PersonGraph, vertex: number): number {
  let found = vertex
  while (graph.leader[found] !== found) found = graph.leader[found] ?? found
  for (let at = vertex; at !== found; ) {
    const next = graph.leader[at] ?? found
    graph.leader[at] = found
    at = next
  }
  return found
}

/** Makes two vertices one, the smaller into the larger. */
export function contract(graph: PersonGraph, a: number, b: number): void {
  const [x, y] = [leaderOf(graph, a), leaderOf(graph, b)]
  if (x === y) return
  const xIsLarger = (graph.edges[x]?.size ?? 0) >= (graph.edges[y]?.size ?? 0)
  const [keep, gone] = xIsLarger ? [x, y] : [y, x]
  const moving = graph.edges[gone] ?? new Map<number, number>()
  graph.edges[gone] = new Map()
  graph.leader[gone] = keep
  joinMembers(graph, keep, gone)
  graph.degree[keep] = (graph.degree[keep] ?? 0) - (moving.get(keep) ?? 0)
  graph.edges[keep]?.delete(gone)
  for (const [neighbour, people] of moving) {
    if (neighbour === keep) continue
    graph.edges[neighbour]?.delete(gone)
    add(graph.degree, neighbour, -people)
    connect(graph, keep, neighbour, people)
  }
  graph.changed.push(keep)
}

function joinMembers(graph: PersonGraph, keep: number, gone: number): void {
  const [a, b] = [graph.members[keep] ?? [], graph.members[gone] ?? []]
  const [large, small] = a.length >= b.length ? [a, b] : [b, a]
  for (const vertex of small) large.push(vertex)
  graph.members[keep] = large
  graph.members[gone] = []
}

/** Contracts pairs that share `d` established people or more until none is left. */
export function contractStrong(graph: PersonGraph): void {
  for (let pair = graph.strong.pop(); pair; pair = graph.strong.pop()) contract(graph, ...pair)
}
