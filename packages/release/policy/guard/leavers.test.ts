import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { countEveryUnit } from '../../test/count-every-unit.ts'
import type { ScoreCounter } from '../counter.ts'
import { finish } from '../progress.ts'
import { policy, releaseRound } from '../release-round.ts'

const guard = { highs: await loadHighs(), limits: { yellow: 2.54, red: 2.96 } }

/** One unit in two rounds: the last four people leave. Sums in hundredths. Whether the second round is shown. */
function isShownAfter(before: ScoreCounter, after: ScoreCounter): boolean {
  const release = (
    round: string,
    counter: ScoreCounter,
    earlier: Parameters<typeof releaseRound>[0]['earlier'],
  ) =>
    finish(
      releaseRound(
        {
          round,
          units: [{ id: 'root', parent: null }],
          // Sixteen are invited both times, else the unit of eight would say that all who are left answered.
          members: Array.from({ length: 16 }, (_, n) => ({
            person: `p${n}`,
            unit: 'root',
            counted: n < counter.answers,
          })),
          counters: { run: 'scores', byUnit: new Map([['root', counter]]) },
          k: 8,
          earlier,
          guard,
        },
        // The former display: today's would make coarser what the guard should find.
        { ...policy, display: countEveryUnit },
      ),
    ).snapshot
  const first = release('r1', before, [])
  expect(first.units).toHaveLength(1)
  return release('r2', after, [first]).units.length > 0
}

describe('four people leave: the guard looks at what remains', () => {
  test('a total that is exactly the mean of its categories gives nobody away', () => {
    // All four had the highest score. Each category leaves some room; that the total is exactly their mean takes it.
    const before = counter(16, 5886, [5770, 5973, 5648, 6153], { green: 2, yellow: 2, red: 12 })
    const after = counter(12, 3886, [3770, 3973, 3648, 4153], { green: 2, yellow: 2, red: 8 })
    expect(isShownAfter(before, after)).toBe(false)
  })

  test('nor is a single category of theirs known to less than one point', () => {
    // Exhaustion 5.00 for all four, the other categories 2.00: eight times 1.9 from twelve times 2.9 leaves 19.6.
    const before = counter(12, 2678, [3510, 2400, 2400, 2400], { green: 8, yellow: 4, red: 0 })
    const after = counter(8, 1578, [1510, 1600, 1600, 1600], { green: 8, yellow: 0, red: 0 })
    expect(isShownAfter(before, after)).toBe(false)
  })

  test('where categories and total leave room, the figure is shown', () => {
    const before = counter(12, 2700, [2700, 2700, 2700, 2700], { green: 8, yellow: 2, red: 2 })
    const after = counter(8, 1800, [1800, 1800, 1800, 1800], { green: 6, yellow: 1, red: 1 })
    expect(isShownAfter(before, after)).toBe(true)
  })
})

function counter(
  answers: number,
  total: number,
  [exhaustion = 0, distancing = 0, impairment = 0, regulation = 0]: readonly number[],
  zones: ScoreCounter['zones'],
): ScoreCounter {
  return { answers, total, categories: { exhaustion, distancing, impairment, regulation }, zones }
}
