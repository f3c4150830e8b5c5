import { add } from './membership.ts'
import { contract, leaderOf, type PersonGraph } from './person-graph.ts'

/**
 * One pass of Nagamochi and Ibaraki (SIAM J. Discrete Math. 5, 1992). The next vertex is the one that most established
 * people join to the visited ones. When that number reaches `d` along an edge, at least `d` paths that share no established
 * person lead from one end to the other, and the pair is contracted. Numbers are capped at `d`, which keeps the result
 * (Henzinger, Noe, Schulz 2019). Each pass takes at least one vertex from every connected piece whose vertices all have `d`
 * such people or more.
 * @param first visited first, so that it is never the last of its piece
 * @returns whether anything was contracted
 */
export function contractByAdjacency(graph: PersonGraph, first: number): boolean {
  const { d } = graph
  const reach = new Int32Array(graph.leader.length)
  const visited = new Uint8Array(graph.leader.length)
  const waiting: number[][] = Array.from({ length: d + 1 }, () => [])
  const inseparable: [number, number][] = []
  const starts = [leaderOf(graph, first), ...graph.edges.keys()]
  for (const start of starts) {
    if (visited[start] || (graph.edges[start]?.size ?? 0) === 0) continue
    waiting[0]?.push(start)
    for (let vertex = nextVertex(waiting, visited, reach); vertex !== undefined; ) {
      visited[vertex] = 1
      for (const [neighbour, people] of graph.edges[vertex] ?? []) {
        if (visited[neighbour]) continue
        add(reach, neighbour, people)
        const reached = reach[neighbour] ?? 0
        if (people > 0 && reached >= d) inseparable.push([vertex, neighbour])
        waiting[Math.min(reached, d)]?.push(neighbour)
      }
      vertex = nextVertex(waiting, visited, reach)
    }
  }
  for (const [a, b] of inseparable) contract(graph, a, b)
  return inseparable.length > 0
}

/** The unvisited vertex with the highest reach. Skips entries that were queued at a lower reach than the vertex has now. */
function nextVertex(waiting: number[][], visited: Uint8Array, reach: Int32Array): number | undefined {
  for (let level = waiting.length - 1; level >= 0; ) {
    const vertex = waiting[level]?.pop()
    if (vertex === undefined) level--
    else if (!visited[vertex] && Math.min(reach[vertex] ?? 0, waiting.length - 1) === level) return vertex
  }
  return undefined
}
