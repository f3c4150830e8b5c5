import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discloseScores } from '../disclosure/disclosed-figure.ts'
import { wholePeople, type ZoneRanges, zoneOrder } from '../disclosure/zone-patterns.ts'
import { keepBlocksOpen } from './keep-blocks-open.ts'

const counts = fc.record({
  green: fc.integer({ min: 0, max: 4 }),
  yellow: fc.integer({ min: 0, max: 4 }),
  red: fc.integer({ min: 4, max: 6 }),
})

type Counts = readonly [green: number, yellow: number, red: number]

/** Every way in which a block of so many people can look the way it is shown. */
function worldsOf(figure: ReturnType<typeof blockOf>, people: number): Counts[] {
  const ranges = zoneOrder.map((zone) => wholePeople(figure.zones[zone], people))
  const isShown = (world: Counts) =>
    world.every((n, zone) => n >= (ranges[zone]?.[0] ?? 0) && n <= (ranges[zone]?.[1] ?? 0))
  return Array.from({ length: people + 1 }, (_, green) =>
    Array.from(
      { length: people - green + 1 },
      (_, yellow): Counts => [green, yellow, people - green - yellow],
    ),
  )
    .flat()
    .filter(isShown)
}

function blockOf(zones: { green: number; yellow: number; red: number }) {
  const answers = zones.green + zones.yellow + zones.red
  const frame = { unit: 'A', round: 'r1', answers, invited: answers, smallest: 8, perPoint: 100 }
  return discloseScores({ ...frame, total: answers * 300, categories: {}, zones })
}

test('a large group keeps a zone open in a block exactly when some numbers that look the same have somebody there', () => {
  const block = counts.filter(({ green, yellow, red }) => green + yellow + red >= 8)
  const range = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 6, max: 30 }))
  fc.assert(
    fc.property(block, block, fc.tuple(range, range, range), (a, b, shown) => {
      const figures = [a, b].map(blockOf)
      const sizes = [a, b].map(({ green, yellow, red }) => green + yellow + red)
      const needs = keepBlocksOpen(figures, sizes)
      const worlds = figures.map((figure, n) => worldsOf(figure, sizes[n] ?? 0))
      const fitting = (worlds[0] ?? []).flatMap((left) =>
        (worlds[1] ?? []).filter((right) => isWithin(shown, left, right)).map((right) => [left, right]),
      )
      for (const [n, need] of needs.entries()) {
        const [which, zone] = [Math.floor(n / 3), n % 3]
        const verdict = fitting.length === 0 ? null : fitting.some((world) => (world[which]?.[zone] ?? 0) > 0)
        expect(need(shown)).toBe(verdict)
      }
    }),
    { numRuns: 200 },
  )
})

const isWithin = (shown: ZoneRanges, left: Counts, right: Counts): boolean =>
  shown.every(([from, to], zone) => {
    const people = (left[zone] ?? 0) + (right[zone] ?? 0)
    return from <= people && people <= to
  })
