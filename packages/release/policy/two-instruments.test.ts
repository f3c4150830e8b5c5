import { expect, test } from 'vitest'
import { type Column, extremesOf, type Row } from '../attack/extremes.ts'
import { type Random, randomFrom } from '../attack/random.ts'
import { highs } from '../test/policy-with-steps.ts'
import { roundOf, type SimulatedAnswer } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { releaseRound } from './release-round.ts'

const units = [{ id: 'root', parent: null }]
/** As in the two instruments of the product: their limits are not the same. */
const [short, long] = [
  { yellow: 2.54, red: 2.96 },
  { yellow: 2.59, red: 3.02 },
]

type Rounds = { readonly first: SimulatedAnswer[]; readonly second: SimulatedAnswer[] }

/**
 * The people who leave, or come, all have the same extreme answers. The others answer the second instrument as they did the
 * first, give or take `apart`.
 */
function turnover(random: Random, apart: number): Rounds {
  const stay = 9 + random.whole(0, 7)
  const few = 4 + random.whole(0, 2)
  const extreme = random.chance(0.5) ? 500 : 100
  const people = Array.from({ length: stay + few }, (_, n): SimulatedAnswer => {
    const total = n >= stay ? extreme : random.whole(100, 500)
    return { person: `p${n}`, unit: 'root', total }
  })
  const again = people.map((one) => {
    const total = (one.total ?? 0) + Math.round(100 * apart * (2 * random.next() - 1))
    return { ...one, total: Math.min(500, Math.max(100, total)) }
  })
  const without = (answers: readonly SimulatedAnswer[]) =>
    answers.map((one, n) => (n < stay ? one : { ...one, total: null }))
  return random.chance(0.5)
    ? { first: people, second: without(again) }
    : { first: without(people), second: again }
}

/** How many people's total the two rounds confine to less than a point, for HR that knows how far apart they are. */
function confined({ first, second }: Rounds, apart: number, exact: boolean): number {
  const before = finish(releaseRound(roundOf('r1', units, first, { guard: { highs, limits: short } })))
  const after = finish(
    releaseRound(
      roundOf('r2', units, second, { guard: { highs, limits: long }, earlier: [before.snapshot] }),
    ),
  )
  const looks = [
    { release: before, answers: first },
    { release: after, answers: second },
  ]
  const shown = looks.map(({ release }) => release.snapshot.units[0])
  const counted = shown.map((row) => new Set(row?.block ?? []))
  const crowds = [
    ...Map.groupBy([...new Set(counted.flatMap((people) => [...people]))], (person) =>
      counted.map((people) => people.has(person)).join(),
    ).values(),
  ]
  let found = 0
  for (const [lone, { length }] of crowds.entries()) {
    // What each crowd adds up to in the first round and in the second; one of the crowd asked about comes last.
    const sizes = [...crowds.map((people, n) => people.length - Number(n === lone)), 1]
    const columns = [...sizes, ...sizes].map((size): Column => ({ from: size, to: 5 * size }))
    const rows: Row[] = sizes.map((size, n) => ({
      from: -apart * size,
      to: apart * size,
      terms: [
        [n, 1],
        [sizes.length + n, -1],
      ],
    }))
    for (const [r, { answers }] of looks.entries()) {
      const figure = shown[r]?.own
      const people = counted[r] ?? new Set<string>()
      if (figure?.run !== 'scores') continue
      const sum = answers.reduce((all, one) => all + (people.has(one.person) ? (one.total ?? 0) / 100 : 0), 0)
      const { lo, hi } = exact ? { lo: sum, hi: sum } : figure.total
      const times = exact ? 1 : people.size
      const inIt = crowds.flatMap((crowd, n) => (people.has(crowd[0] ?? '') ? [n] : []))
      if (inIt.includes(lone)) inIt.push(crowds.length)
      const terms = inIt.map((n) => [r * sizes.length + n, 1] as const)
      rows.push({ from: lo * times - 1e-6, to: hi * times + 1e-6, terms })
    }
    const [least, most] = extremesOf(highs, columns, rows, crowds.length) ?? [1, 5]
    if (most - least < 1) found += length
  }
  return found
}

test('two instruments, one after the other, confine nobody, however alike their answers are known to be', () => {
  const found = { shown: 0, exact: 0 }
  for (const apart of [0, 0.05, 0.25]) {
    for (let seed = 1; seed <= 30; seed++) {
      const rounds = turnover(randomFrom(seed), apart)
      found.shown += confined(rounds, apart, false)
      found.exact += confined(rounds, apart, true)
    }
  }
  expect(found.exact).toBeGreaterThan(0)
  expect(found.shown).toBe(0)
})
