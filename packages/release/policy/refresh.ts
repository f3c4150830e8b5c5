import { refreshLimit } from '../constants.ts'
import { type Blocks, moveUpward, ownerOf, shownAbove } from './blocks.ts'
import { blockToMove } from './group-together.ts'
import type { Membership } from './membership.ts'
import { connect, contract, emptyGraph, leaderOf, type PersonGraph } from './person-graph.ts'
import type { Stepwise } from './progress.ts'
import { findSmallCut, type SmallCut } from './small-cut.ts'
import type { Snapshot } from './snapshot.ts'
import { nowhere } from './unit-tree.ts'

/**
 * Step 3 (rules 5 to 7). Each kept round gives a graph whose edges are people, between its blocks, the new blocks and one
 * "outside". Subtraction can isolate a set of people if and only if it is a cut. Every cut of somebody, but of fewer than d
 * established people, is removed by moving its top-most new block upward, until no kept round has one. Only `blocks`
 * changes.
 * @param readings the kept rounds, oldest first, in each way that they may be read
 */
export function* refreshBlocks(
  blocks: Blocks,
  membership: Membership,
  readings: readonly (readonly Snapshot[])[],
  d = refreshLimit,
): Stepwise<void> {
  const grown = establishedSince(readings, membership)
  for (;;) {
    const before = placesNow(blocks, membership)
    for (const earlier of readings) yield* refreshAgainst(blocks, membership, earlier, d)
    const after = placesNow(blocks, membership)
    // Graphs count these people as established while they are counted. If one is counted no more, draws them again.
    if (!grown.some((person) => before.has(person) && !after.has(person))) return
  }
}

/** People who were newcomers in a kept round and are established now. */
function establishedSince(
  readings: readonly (readonly Snapshot[])[],
  { newcomers }: Membership,
): readonly string[] {
  const rows = readings.flat().flatMap(({ units }) => units)
  const newThen = new Set(rows.flatMap((row) => row.newcomers ?? []))
  return [...newThen].filter((person) => !newcomers.has(person))
}

function* refreshAgainst(
  blocks: Blocks,
  membership: Membership,
  earlier: readonly Snapshot[],
  d: number,
): Stepwise<void> {
  const now: Now = { placeOf: placesNow(blocks, membership), newcomers: membership.newcomers }
  const graphs: PersonGraph[] = []
  for (const snapshot of earlier) {
    yield { step: 'refresh', done: graphs.length, of: 2 * earlier.length }
    graphs.push(drawGraph(blocks, now, snapshot, d))
  }
  for (let calm = 0, at = 0; calm < graphs.length; at = (at + 1) % graphs.length) {
    yield { step: 'refresh', done: graphs.length + calm, of: 2 * earlier.length }
    calm = removeCuts(blocks, graphs, at) ? 0 : calm + 1
  }
}

/** The vertex of a new block is its pooled unit plus one; vertex 0 is everybody and everything outside. */
const outside = 0
const vertexOf = (block: number): number => block + 1

function placesNow(blocks: Blocks, membership: Membership): Map<string, number> {
  const places = new Map<string, number>()
  for (const [n, person] of membership.persons.entries()) {
    const owner = ownerOf(blocks, membership.unitOf[n] ?? nowhere)
    if (owner !== nowhere) places.set(person, vertexOf(blocks.owned[owner] ?? nowhere))
  }
  return places
}

/** The vertex of everybody who is counted now, and everybody on the list who is not established. */
type Now = { readonly placeOf: ReadonlyMap<string, number>; readonly newcomers: ReadonlySet<string> }

/**
 * A person counted in both rounds is established if they were in either; a person who left, if they were then; a person who
 * came, if they are now and certainly were not counted then under another name.
 */
function drawGraph(blocks: Blocks, { placeOf, newcomers }: Now, snapshot: Snapshot, d: number): PersonGraph {
  const firstOld = vertexOf(blocks.shown.length)
  const graph = emptyGraph(firstOld + snapshot.units.length, d)
  const people = new Map<number, number>()
  const count = (from: number, to: number, established: boolean): void => {
    const edge = from * firstOld + to
    people.set(edge, (people.get(edge) ?? 0) + Number(established))
  }
  const before = new Set<string>()
  for (const [n, { block, newcomers: newThen }] of snapshot.units.entries()) {
    const wereNew = new Set(newThen)
    for (const person of block) {
      before.add(person)
      const place = placeOf.get(person)
      const isEstablished = !wereNew.has(person) || (place !== undefined && !newcomers.has(person))
      count(firstOld + n, place ?? outside, isEstablished)
    }
  }
  for (const [person, place] of placeOf) {
    if (before.has(person)) continue
    count(outside, place, !newcomers.has(person) && !snapshot.doubtful?.has(person))
  }
  for (const [edge, number] of people) connect(graph, Math.floor(edge / firstOld), edge % firstOld, number)
  return graph
}

function removeCuts(blocks: Blocks, graphs: readonly PersonGraph[], at: number): boolean {
  const graph = graphs[at]
  let removed = false
  if (graph === undefined) return false
  for (let cut = findSmallCut(graph, outside); cut; cut = findSmallCut(graph, outside)) {
    mixUpward(blocks, graphs, blockToPool(blocks, graph, cut))
    removed = true
  }
  return removed
}

/**
 * The top-most new block of the cut, of several the smallest, so that the fewest people wait for their next figure.
 * A cut with everything outside on its far side has one side to choose from. A cut between two groups of blocks (people
 * moved inside the organisation) has two: then the side that lies lower gives way, so that both meet in one block above
 * instead of one side falling out at the root.
 */
function blockToPool(blocks: Blocks, graph: PersonGraph, cut: SmallCut): number {
  const near = topmostNewBlock(blocks, cut.near)
  const far = cut.far === null ? nowhere : topmostNewBlock(blocks, cut.far)
  const isFar = near !== nowhere && far !== nowhere && comesBefore(blocks, near, far)
  const chosen = isFar ? far : near
  if (chosen === nowhere)
    throw new Error('a cut of fewer established people than an old block has must hold a new block')
  // Where hardly anybody came or left, one block after another would join the top one in vain.
  if (shownAbove(blocks, chosen) === nowhere) return chosen
  const side = new Set(isFar ? cut.far : cut.near)
  return blockToMove(blocks, chosen, (unit) => {
    const vertex = vertexOf(blocks.owned[unit] ?? nowhere)
    // A block without joiners and leavers would add nobody to the cut.
    return side.has(vertex) || (graph.degree[leaderOf(graph, vertex)] ?? 0) === 0
  })
}

function topmostNewBlock(blocks: Blocks, side: readonly number[]): number {
  let best = nowhere
  for (const vertex of side) {
    const block = vertex - 1
    if (block >= blocks.shown.length) continue
    const owner = blocks.owner[block] ?? nowhere
    if (owner === nowhere || blocks.owned[owner] !== block) continue
    if (best === nowhere || comesBefore(blocks, owner, best)) best = owner
  }
  return best
}

function comesBefore(blocks: Blocks, a: number, b: number): boolean {
  const depth = (blocks.tree.depth[a] ?? 0) - (blocks.tree.depth[b] ?? 0)
  const size = (blocks.size[a] ?? 0) - (blocks.size[b] ?? 0)
  return depth < 0 || (depth === 0 && (size < 0 || (size === 0 && a < b)))
}

function mixUpward(blocks: Blocks, graphs: readonly PersonGraph[], unit: number): void {
  const block = blocks.owned[unit] ?? nowhere
  const target = shownAbove(blocks, unit)
  const there = target === nowhere ? nowhere : (blocks.owned[target] ?? nowhere)
  moveUpward(blocks, unit)
  // A unit that gets its first block mixes nobody: the graphs stay, and the same cut is found again.
  if (target !== nowhere && there === nowhere) return
  const into = target === nowhere ? outside : vertexOf(there)
  for (const graph of graphs) contract(graph, vertexOf(block), into)
}
