import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, joinCells, type ScoreNeed } from './score-cells.ts'

const fine: Cell[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
]
/** A need that nothing can refute. */
const need = (reachesTo: number, beginsAt: number): ScoreNeed => ({
  reachesTo,
  beginsAt,
  refutedTo: 0,
  refutedFrom: 6,
})

test.each<[string, ScoreNeed[], Cell[]]>([
  ['nothing before', [], fine],
  ['what every cell meets', [need(1.5, 4.5)], fine],
  [
    'reaching further up joins the lowest',
    [need(2.5, 4.5)],
    [
      [1, 3],
      [3, 4],
      [4, 5],
    ],
  ],
  [
    'beginning further down joins the highest',
    [need(1.5, 3.5)],
    [
      [1, 2],
      [2, 3],
      [3, 5],
    ],
  ],
  [
    'both ends',
    [need(2.5, 4.5), need(1.5, 3.5)],
    [
      [1, 3],
      [3, 5],
    ],
  ],
  ['what only the whole scale meets', [need(4.5, 1.5)], [[1, 5]]],
  [
    'a cell that only a changed answer explains stays by itself',
    [{ reachesTo: 1.5, beginsAt: 2.5, refutedTo: 0, refutedFrom: 3.5 }],
    [
      [1, 2],
      [2, 4],
      [4, 5],
    ],
  ],
])('%s', (_, needs, cells) => {
  expect(joinCells(fine, needs)).toEqual(cells)
})

test('whatever is asked, the cells are the whole scale, and all but a single one meet it', () => {
  const needs = fc.array(
    fc
      .tuple(fc.double({ min: 0, max: 6, noNaN: true }), fc.double({ min: 0, max: 4, noNaN: true }))
      .map(([middle, width]) => need(middle - width / 2, middle + width / 2)),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(needs, (asked) => {
      const cells = joinCells(fine, asked)
      expect(cells[0]?.[0]).toBe(1)
      expect(cells.at(-1)?.[1]).toBe(5)
      for (const [n, cell] of cells.entries()) expect(cell[1]).toBe(cells[n + 1]?.[0] ?? 5)
      if (cells.length === 1) return
      for (const { reachesTo, beginsAt } of asked)
        expect(cells.every(([from, to]) => to >= reachesTo - 1e-6 && from <= beginsAt + 1e-6)).toBe(true)
    }),
  )
})
