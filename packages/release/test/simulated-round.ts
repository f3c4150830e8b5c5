import type { ScoreCounter } from '../policy/counter.ts'
import type { Member } from '../policy/membership.ts'
import type { RoundInput } from '../policy/release-round.ts'
import type { Unit } from '../policy/unit-tree.ts'

/** An answer of one person, in hundredths; four equal categories unless a test says more. */
export type SimulatedAnswer = {
  readonly person: string
  readonly unit: string
  readonly total: number | null
  readonly established?: boolean
  readonly before?: string | null
}

/** Counters, members and tree of one round from single answers. A null total is somebody who did not answer. */
export function roundOf(
  round: string,
  units: readonly Unit[],
  answers: readonly SimulatedAnswer[],
  more: Partial<RoundInput> = {},
): RoundInput {
  const { yellow, red } = more.guard?.limits ?? { yellow: 2.54, red: 2.96 }
  const byUnit = new Map<string, ScoreCounter>()
  for (const { unit, total } of answers) {
    if (total === null) continue
    const before = byUnit.get(unit)
    const zone =
      total >= Math.round(100 * red) ? 'red' : total >= Math.round(100 * yellow) ? 'yellow' : 'green'
    const zones = before?.zones ?? { green: 0, yellow: 0, red: 0 }
    const exhaustion = (before?.categories.exhaustion ?? 0) + total
    byUnit.set(unit, {
      answers: (before?.answers ?? 0) + 1,
      total: (before?.total ?? 0) + total,
      categories: { exhaustion },
      zones: { ...zones, [zone]: zones[zone] + 1 },
    })
  }
  const members: Member[] = answers.map(({ total, ...member }) => ({ ...member, counted: total !== null }))
  return {
    round,
    units,
    members,
    counters: { run: 'scores', byUnit },
    k: 8,
    earlier: [],
    guard: null,
    ...more,
  }
}

/** People of a unit who were invited and did not answer. */
export function silent(unit: string, count: number): SimulatedAnswer[] {
  return people(unit, count).map((one) => ({ ...one, person: `silent ${one.person}`, total: null }))
}

/** People named `<unit><n>` with the same total, all of one unit. */
export function people(unit: string, count: number, total = 240, from = 1): SimulatedAnswer[] {
  return Array.from({ length: count }, (_, n) => ({ person: `${unit}${n + from}`, unit, total }))
}
