import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connect, emptyGraph } from './person-graph.ts'
import { findSmallCut } from './small-cut.ts'

/** An edge of no established people is one of newcomers only. */
type Edge = readonly [from: number, to: number, established: number]

const across = (edges: readonly Edge[], side: ReadonlySet<number>): readonly Edge[] =>
  edges.filter(([a, b]) => side.has(a) !== side.has(b))

/** The established people on the edges between `side` and all other vertices; null when nobody at all is on them. */
function cutSize(edges: readonly Edge[], side: ReadonlySet<number>): number | null {
  const cut = across(edges, side)
  return cut.length === 0 ? null : cut.reduce((sum, [, , established]) => sum + established, 0)
}

/** Looks at every set of vertices without vertex 0. */
function smallestCut(vertices: number, edges: readonly Edge[]): number {
  let smallest = Number.POSITIVE_INFINITY
  for (let bits = 1; bits < 2 ** (vertices - 1); bits++) {
    const side = new Set(
      Array.from({ length: vertices }, (_, v) => v).filter((v) => v > 0 && bits & (2 ** (v - 1))),
    )
    smallest = Math.min(smallest, cutSize(edges, side) ?? smallest)
  }
  return smallest
}

function graphOf(vertices: number, edges: readonly Edge[], d: number) {
  const graph = emptyGraph(vertices, d)
  for (const [a, b, people] of edges) connect(graph, a, b, people)
  return graph
}

describe('a small cut', () => {
  test('of one who left and one who joined is found around their unit', () => {
    // 0 outside, 1 old block, 2 new block: nine stayed, one left, one joined.
    const cut = findSmallCut(
      graphOf(
        3,
        [
          [1, 2, 9],
          [0, 1, 1],
          [0, 2, 1],
        ],
        4,
      ),
      0,
    )
    expect(cut).toEqual({ near: expect.arrayContaining([1, 2]), far: null })
  })

  test('is not there when four people changed, or when nobody did', () => {
    expect(
      findSmallCut(
        graphOf(
          3,
          [
            [1, 2, 9],
            [0, 1, 2],
            [0, 2, 2],
          ],
          4,
        ),
        0,
      ),
    ).toBeNull()
    expect(findSmallCut(graphOf(3, [[1, 2, 9]], 4), 0)).toBeNull()
  })

  test('around newcomers only is found, however many they are', () => {
    const nine: Edge = [1, 2, 9]
    expect(findSmallCut(graphOf(3, [nine, [0, 2, 0]], 4), 0)?.near.toSorted()).toEqual([1, 2])
    expect(findSmallCut(graphOf(3, [nine, [0, 2, 0], [0, 1, 4]], 4), 0)).toBeNull()
    expect(findSmallCut(graphOf(3, [nine, [0, 2, 0], [0, 1, 3]], 4), 0)?.near.toSorted()).toEqual([1, 2])
  })

  test('through the middle of a reorganisation is found though every single block has many neighbours', () => {
    const half = (a: number): Edge[] => [
      [a, a + 2, 3],
      [a, a + 3, 3],
      [a + 1, a + 2, 3],
      [a + 1, a + 3, 3],
    ]
    const cut = findSmallCut(graphOf(9, [...half(1), ...half(5), [2, 7, 1], [1, 8, 2]], 4), 0)
    expect([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]).toContainEqual(cut?.near.toSorted())
    expect([...(cut?.near ?? []), ...(cut?.far ?? [])].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('is found exactly when one exists, and is one', () => {
    const graph = fc.integer({ min: 2, max: 9 }).chain((vertices) =>
      fc.record({
        vertices: fc.constant(vertices),
        edges: fc.array(
          fc.tuple(fc.nat(vertices - 1), fc.nat(vertices - 1), fc.integer({ min: 0, max: 5 })),
          {
            maxLength: 24,
          },
        ),
        d: fc.integer({ min: 2, max: 6 }),
      }),
    )
    fc.assert(
      fc.property(graph, ({ vertices, edges, d }) => {
        const cut = findSmallCut(graphOf(vertices, edges, d), 0)
        const smallest = smallestCut(vertices, edges)
        expect(cut !== null).toBe(smallest < d)
        if (cut === null) return
        expect([...cut.near, ...(cut.far ?? [])]).not.toContain(0)
        expect(across(edges, new Set(cut.near))).not.toHaveLength(0)
        expect(cutSize(edges, new Set(cut.near))).toBeLessThan(d)
      }),
      { numRuns: 3000 },
    )
  })
})
