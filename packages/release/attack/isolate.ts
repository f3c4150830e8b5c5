import type { Evidence } from './evidence.ts'

/**
 * The smallest number of people about whom subtraction of the evidence's figures reveals something; 0 when figures of
 * disjoint people leave nothing to subtract. Everybody of one round whom the same figures count is one vertex, outside is
 * another, and each person is an edge: then every sum and difference of figures is a cut. Stoer and Wagner's algorithm (J.
 * ACM 44, 1997) finds the smallest.
 */
export function smallestIsolated(evidence: Evidence, periods: readonly string[]): number {
  const edges = new Map<string, Map<string, number>>()
  const join = (a: string, b: string, people: number): void => {
    if (!edges.has(a)) edges.set(a, new Map())
    edges.get(a)?.set(b, (edges.get(a)?.get(b) ?? 0) + people)
  }
  for (const { persons, figures } of evidence.crowds) {
    const places = periods.map((period) => {
      const own = figures.filter((f) => evidence.rows[f]?.period === period)
      return own.length === 0 ? 'outside' : `${period}:${own.join()}`
    })
    const [a = 'outside', b = 'outside'] = places
    if (a === b) continue
    join(a, b, persons.length)
    join(b, a, persons.length)
  }
  let smallest = Number.POSITIVE_INFINITY
  for (const piece of piecesOf(edges)) smallest = Math.min(smallest, smallestCut(piece, edges))
  return Number.isFinite(smallest) ? smallest : 0
}

function piecesOf(edges: ReadonlyMap<string, ReadonlyMap<string, number>>): string[][] {
  const seen = new Set<string>()
  return [...edges.keys()].flatMap((start) => {
    if (seen.has(start)) return []
    const piece = new Set([start])
    for (const vertex of piece) for (const next of edges.get(vertex)?.keys() ?? []) piece.add(next)
    for (const vertex of piece) seen.add(vertex)
    return [[...piece]]
  })
}

function smallestCut(
  piece: readonly string[],
  edges: ReadonlyMap<string, ReadonlyMap<string, number>>,
): number {
  const weights = piece.map((a) => piece.map((b) => edges.get(a)?.get(b) ?? 0))
  let vertices = [...piece.keys()]
  let best = Number.POSITIVE_INFINITY
  while (vertices.length > 1) {
    const reach = new Map(vertices.map((v) => [v, 0]))
    let [before, last] = [0, 0]
    let cut = 0
    while (reach.size > 0) {
      const [next, people] = [...reach].reduce((a, b) => (b[1] > a[1] ? b : a))
      reach.delete(next)
      ;[before, last, cut] = [last, next, people]
      for (const [v, so] of reach) reach.set(v, so + (weights[next]?.[v] ?? 0))
    }
    best = Math.min(best, cut)
    for (const v of vertices) {
      const joined = (weights[before]?.[v] ?? 0) + (weights[last]?.[v] ?? 0)
      const [row, column] = [weights[before], weights[v]]
      if (row) row[v] = joined
      if (column) column[before] = joined
    }
    vertices = vertices.filter((v) => v !== last)
  }
  return best
}
