import { describe, expect, test } from 'vitest'
import { layOut, truthOf } from '../attack/evidence.ts'
import { findBreaches } from '../attack/find-breaches.ts'
import { smallestIsolated } from '../attack/isolate.ts'
import type { Answer, Organisation, Report } from '../attack/organisation-file.ts'
import { simulateOrganisation } from '../attack/simulate-organisation.ts'
import { shapes } from '../attack/simulate-tree.ts'
import type { DisclosedFigure } from '../disclosure/disclosed-figure.ts'
import { countEveryUnit } from '../test/count-every-unit.ts'
import { highs, releaseWith } from '../test/policy-with-steps.ts'
import type { Steps } from './release-round.ts'
import { showFigures } from './show-figures.ts'

const organisations = shapes.flatMap((shape) =>
  [1, 2].map((seed) =>
    simulateOrganisation({ shape, people: 90, rounds: 4, teamSize: 9, participation: 0.8, seed }),
  ),
)

/** The fewest people about whom any round, or any two rounds, reveal something by subtraction. */
function fewestIsolated(organisation: Organisation, report: Report, rounds: 1 | 2): number {
  const periods = organisation.periods.map(({ id }) => id)
  const looks =
    rounds === 1
      ? periods.map((id) => [id])
      : periods.flatMap((a, n) => periods.slice(n + 1).map((b) => [a, b]))
  const found = looks
    .map((look) => smallestIsolated(layOut(report, look), look))
    .filter((people) => people > 0)
  return Math.min(999, ...found)
}

const firstRound = (organisation: Organisation): Organisation => {
  const periods = organisation.periods.slice(0, 1)
  return {
    ...organisation,
    periods,
    answers: organisation.answers.filter(({ period }) => period === periods[0]?.id),
  }
}

/** Two teams of twenty: a quarter of A is red, all of B, five eighths of both. */
const twoTeams = teams({ A: 20, B: 20 }, (node, n) => node === 'B' || n < 5)

function teams(
  sizes: Readonly<Record<string, number>>,
  isRed: (node: string, n: number) => boolean,
): Organisation {
  const names = Object.keys(sizes)
  const people = names.flatMap((node) =>
    Array.from({ length: sizes[node] ?? 0 }, (_, n) => ({
      person: `${node}${n}`,
      node,
      red: isRed(node, n),
    })),
  )
  const score = (red: boolean): Omit<Answer, 'person' | 'period'> =>
    red
      ? { total: 3.5, dims: { exhaustion: 3.5 }, zone: 'red' }
      : { total: 2, dims: { exhaustion: 2 }, zone: 'green' }
  return {
    nodes: [{ id: 'root', parent: null }, ...names.map((id) => ({ id, parent: 'root' }))],
    periods: [
      {
        id: 'r1',
        members: [
          ...people.map(({ person, node }) => ({ person, node, answered: true })),
          ...names.map((node) => ({ person: `silent ${node}`, node, answered: false })),
        ],
      },
    ],
    answers: people.map(({ person, red }) => ({ person, period: 'r1', ...score(red) })),
  }
}

const rowOf = (report: Report, node: string) => report.published.find((row) => row.node === node)

const noGuard: Partial<Steps> = {
  // biome-ignore lint/correctness/useYield: a guard that finds nothing
  *guard() {
    return new Set()
  },
}

/** Every step with what it is for, switched off, and how that shows. */
const mutations: readonly { step: string; off: Partial<Steps>; holds: (off: Partial<Steps>) => boolean }[] = [
  {
    step: 'pooling: no round tells of fewer than eight people',
    off: { pool: (_, { counted }) => ({ blockOf: Int32Array.from(counted.keys()) }) },
    holds: (off) =>
      organisations.map(firstRound).every((each) => {
        // Composed figures refuse a smaller block by themselves, so this display counts again.
        const report = releaseWith(each, { display: countEveryUnit, ...off })
        return fewestIsolated(each, report, 1) >= 8
      }),
  },
  {
    step: 'covering: a figure counts two thirds of its unit',
    off: { covers: (counted, _, k) => counted >= k },
    // 13 in A; 7 in B move up to the root, where nobody joins them.
    holds: (off) =>
      rowOf(
        releaseWith(
          teams({ A: 13, B: 7 }, () => false),
          off,
        ),
        'root',
      )?.suppressed === true,
  },
  {
    step: 'refreshing: no two rounds tell of fewer than four people',
    off: {
      *refresh() {
        yield { step: 'refresh', done: 0, of: 1 }
      },
    },
    holds: (off) => organisations.every((each) => fewestIsolated(each, releaseWith(each, off), 2) >= 4),
  },
  {
    step: 'coarse display: a team of one colour looks like one of mostly that colour',
    off: { display: exactFigures },
    holds: (off) => {
      const [all, most] = [8, 6].map((red) =>
        rowOf(
          releaseWith(
            teams({ A: 20, B: 8 }, (_, n) => n < red),
            off,
          ),
          'B',
        ),
      )
      if (all?.suppressed !== false || most?.suppressed !== false) return false
      return JSON.stringify(all.zones) === JSON.stringify(most.zones)
    },
  },
  {
    step: 'composing: a round has nothing to subtract, even without a guard',
    off: { display: countEveryUnit },
    holds: (off) =>
      findBreaches(layOut(releaseWith(twoTeams, { ...noGuard, ...off }), ['r1']), truthOf(twoTeams), highs)
        .length === 0,
  },
  {
    step: 'guarding: nobody is certain from what is shown together, even where nothing is composed',
    off: noGuard,
    holds: (off) => {
      const report = releaseWith(twoTeams, { display: countEveryUnit, ...off })
      return findBreaches(layOut(report, ['r1']), truthOf(twoTeams), highs).length === 0
    },
  },
]

/** Means to a hundredth and zones to one per cent, as most products show them. */
function exactFigures(...given: Parameters<typeof showFigures>): ReturnType<typeof showFigures> {
  const { tally, membership } = given[1]
  const exact = new Map<number, DisclosedFigure>()
  const shown = showFigures(...given)
  for (const [unit, figure] of shown.figures) {
    if (figure.run !== 'scores') continue
    const people = membership.counted[unit] ?? 0
    const red = people === 0 ? 0 : (tally.zones[unit * 3 + 2] ?? 0) / people
    const share = { lo: Math.max(0, red - 0.005), hi: Math.min(1, red + 0.005) }
    exact.set(unit, { ...figure, zones: { ...figure.zones, red: share } })
  }
  return { ...shown, figures: exact }
}

describe('every step of the policy is needed for what it promises:', () => {
  test.each(mutations)('$step', ({ off, holds }) => {
    expect(holds({})).toBe(true)
    expect(holds(off)).toBe(false)
  })
})
