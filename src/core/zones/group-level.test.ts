import { showZones } from '@andrum/release/disclosure/show-zones.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupLevelOf, isMostlyRaised } from './group-level.ts'

const limits = { yellow: 2.54, red: 2.96 }
const upTo = { lo: 0, hi: 0.25 }
const some = { lo: 0.25, hi: 0.5, loOpen: true } as const
const most = { lo: 0.5, hi: 1, loOpen: true } as const
const mostlyGreen = { green: most, yellow: upTo, red: upTo }
const mean = (lo: number, hi: number) => ({ lo, hi, hiOpen: true }) as const
const figure = (lo: number, hi: number, uncertainty: number, zones: object = mostlyGreen) => ({
  mean: mean(lo, hi),
  uncertainty,
  zones: { ...mostlyGreen, ...zones },
})

describe('the headline of a unit', () => {
  test.each([
    ['far below, mostly green', figure(1.7, 1.9, 0.48), 'green'],
    ['below, one hundredth short of the limit', figure(1.9, 2.05, 0.48), 'green'],
    ['below, its uncertainty meeting the limit', figure(1.9, 2.06, 0.48), 'green-yellow'],
    ['below, its uncertainty over the red limit', figure(2.3, 2.5, 0.48), 'green-red'],
    ['over the yellow limit by what is shown', figure(2.5, 2.7, 0.1), 'green-yellow'],
    ['wholly yellow', figure(2.55, 2.65, 0.2), 'yellow'],
    ['yellow, its uncertainty meeting the red limit', figure(2.55, 2.65, 0.31), 'yellow-red'],
    ['over the red limit by what is shown', figure(2.9, 3.1, 0.2), 'yellow-red'],
    ['from the red limit', figure(2.96, 3.16, 0.2), 'red'],
    [
      'low, half surely not green, and less than half red',
      figure(1.7, 1.9, 0.2, { green: some, yellow: some, red: some }),
      'yellow',
    ],
    ['low, over half yellow', figure(1.7, 1.9, 0.2, { green: upTo, yellow: most }), 'yellow'],
    ['low, over half red', figure(1.7, 1.9, 0.2, { green: upTo, red: most }), 'red'],
    [
      'low, in tens: yellow and red may together be half',
      figure(1.7, 1.9, 0.2, {
        green: { lo: 0.4, hi: 0.5, loOpen: true },
        yellow: { lo: 0.2, hi: 0.3, loOpen: true },
        red: { lo: 0.2, hi: 0.3, loOpen: true },
      }),
      'yellow',
    ],
    [
      'low, in tens: exactly half may be red',
      figure(1.7, 1.9, 0.2, {
        green: { lo: 0.4, hi: 0.5, loOpen: true },
        yellow: { lo: 0, hi: 0.1 },
        red: { lo: 0.4, hi: 0.5, loOpen: true },
      }),
      'yellow-red',
    ],
    [
      'low, over seventy per cent green',
      figure(1.7, 1.9, 0.2, {
        green: { lo: 0.7, hi: 1, loOpen: true },
        yellow: { lo: 0, hi: 0.3, hiOpen: true, joint: true },
        red: { lo: 0, hi: 0.3, hiOpen: true, joint: true },
      }),
      'green',
    ],
  ] as const)('%s', (_, shown, level) => {
    expect(groupLevelOf(shown, limits)).toBe(level)
  })

  test('says low alone only where fewer than half are yellow or red and the limit is out of reach, whatever the answers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 100, max: 500 }), { minLength: 8, maxLength: 120 }),
        (totals) => {
          const counts = { green: 0, yellow: 0, red: 0 }
          for (const total of totals) counts[total >= 296 ? 'red' : total >= 254 ? 'yellow' : 'green'] += 1
          const at = totals.reduce((sum, total) => sum + total, 0) / totals.length / 100
          const uncertainty = 1.96 * (0.69 / Math.sqrt(totals.length))
          const zones = showZones(counts, totals.length)
          const shown = {
            mean: mean(Math.floor(at * 5) / 5, Math.floor(at * 5) / 5 + 0.2),
            uncertainty,
            zones,
          }
          const said = groupLevelOf(shown, limits).split('-')
          const [from, to] = [said[0], said.at(-1)]
          const raised = counts.yellow + counts.red
          if (2 * raised >= totals.length) expect(to).not.toBe('green')
          if (2 * counts.red >= totals.length) expect(to).toBe('red')
          if (at + uncertainty >= limits.yellow) expect(to).not.toBe('green')
          if (at + uncertainty >= limits.red) expect(to).toBe('red')
          if (isMostlyRaised(shown)) {
            expect(2 * raised).toBeGreaterThanOrEqual(totals.length)
            expect(from).not.toBe('green')
          }
        },
      ),
      { numRuns: 3000 },
    )
  })
})
