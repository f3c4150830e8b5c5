import { answersBelow } from './naive-policies.ts'
import type { Organisation, Report } from './organisation-file.ts'

/** What a policy still shows. Sums, so that organisations can be added up. */
export type Worth = {
  /** Units with eight answers or more, from the second round on, and how many of them got a figure of that round. */
  readonly eligible: number
  readonly fresh: number
  /** … how many got one by themselves or together with a few others, by name. */
  readonly shared: number
  /** … how many had a figure at most two rounds old. */
  readonly recent: number
  /** … and how old it was, in rounds, summed over those that had one. */
  readonly age: number
  readonly dated: number
  /** Units with answers, from the first round on, and how many of them got a figure of that round. */
  readonly units: number
  readonly shown: number
  /** |middle of the shown mean − true mean of all answers of the unit|, summed over `figures`. */
  readonly error: number
  readonly figures: number
}

/** @param units those that count; by default all */
export function worthOf(
  organisation: Organisation,
  report: Report,
  units: ReadonlySet<string> | null = null,
): Worth {
  const shown = new Map(report.published.map((row) => [`${row.period} ${row.node}`, row]))
  const lastShown = new Map<string, number>()
  const worth = {
    eligible: 0,
    fresh: 0,
    shared: 0,
    recent: 0,
    age: 0,
    dated: 0,
    units: 0,
    shown: 0,
    error: 0,
    figures: 0,
  }
  for (const [round, period] of organisation.periods.entries()) {
    for (const [node, answers] of answersBelow(organisation, period, period.nodes ?? organisation.nodes)) {
      if (units !== null && !units.has(node)) continue
      const row = shown.get(`${period.id} ${node}`)
      const isShown = row !== undefined && !row.suppressed
      if (isShown) {
        lastShown.set(node, round)
        const truth = answers.reduce((sum, { total }) => sum + total, 0) / answers.length
        worth.error += Math.abs((row.mean.lo + row.mean.hi) / 2 - truth)
        worth.figures++
      }
      worth.units += Number(answers.length > 0)
      worth.shown += Number(isShown)
      if (round === 0 || answers.length < 8) continue
      worth.eligible++
      worth.fresh += Number(isShown)
      worth.shared += Number(isShown || (row?.suppressed === true && row.together !== undefined))
      const last = lastShown.get(node)
      worth.recent += Number(round - (last ?? -9) <= 2)
      worth.age += round - (last ?? round)
      worth.dated += Number(last !== undefined)
    }
  }
  return worth
}
