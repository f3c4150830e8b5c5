import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from '../test/holds.ts'
import { showZones } from './show-zones.ts'

const quarter = { lo: 0, hi: 0.25 }
const upToHalf = { lo: 0.25, hi: 0.5, loOpen: true }
const overHalf = { lo: 0.5, hi: 1, loOpen: true }

describe('shown zones', () => {
  test.each([
    [8, [8, 0, 0], [overHalf, quarter, quarter]],
    [8, [5, 3, 0], [overHalf, upToHalf, quarter]],
    [8, [4, 2, 2], [upToHalf, quarter, quarter]],
    [39, [20, 10, 9], [overHalf, upToHalf, quarter]],
  ])('of %i answers are three wide bands', (answers, [green, yellow, red], shown) => {
    const zones = showZones({ green: green ?? 0, yellow: yellow ?? 0, red: red ?? 0 }, answers)
    expect([zones.green, zones.yellow, zones.red]).toEqual(shown)
  })

  test('of 40 answers are bands of ten', () => {
    expect(showZones({ green: 28, yellow: 8, red: 4 }, 40)).toEqual({
      green: { lo: 0.6, hi: 0.7, loOpen: true },
      yellow: { lo: 0.1, hi: 0.2, loOpen: true },
      red: { lo: 0, hi: 0.1 },
    })
  })

  test('of a large group with over 70 % of one colour show the two others only together', () => {
    const others = { lo: 0, hi: 0.3, hiOpen: true, joint: true }
    const over = { lo: 0.7, hi: 1, loOpen: true }
    expect(showZones({ green: 0, yellow: 0, red: 40 }, 40)).toEqual({
      green: others,
      yellow: others,
      red: over,
    })
    expect(showZones({ green: 29, yellow: 11, red: 0 }, 40)).toEqual({
      green: over,
      yellow: others,
      red: others,
    })
  })

  test('a group of one single colour looks like one of mostly that colour', () => {
    expect(showZones({ green: 0, yellow: 0, red: 12 }, 12)).toEqual(
      showZones({ green: 2, yellow: 2, red: 8 }, 12),
    )
    expect(showZones({ green: 0, yellow: 0, red: 90 }, 90)).toEqual(
      showZones({ green: 20, yellow: 3, red: 67 }, 90),
    )
  })

  test('always contain the truth, the joint share of two included', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(200), (green, yellow, red) => {
        const answers = green + yellow + red
        fc.pre(answers >= 8)
        const counts = { green, yellow, red }
        const shown = showZones(counts, answers)
        for (const zone of ['green', 'yellow', 'red'] as const) {
          expect(holds(shown[zone], counts[zone] / answers)).toBe(true)
        }
      }),
    )
  })
})
