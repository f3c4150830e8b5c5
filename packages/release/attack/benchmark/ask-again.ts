import type { Policy, PublishedRow, Report } from '../organisation-file.ts'
import { lookAlike } from './look-alikes.ts'
import { Refused } from './run-plug-in.ts'
import type { Case } from './sets.ts'

/** How often a policy runs on each organisation with other answers. */
const times = 3

/** Figures that other answers made appear, disappear or count other people, of all that were tried. */
export type ByAnswers = { readonly moved: number; readonly asked: number }

/**
 * An interval stands for all true values that would have looked the same. So the policy runs again with other answers whose
 * true values lie in the same intervals, and everything must look the same. Now and then answers may decide whether and
 * about whom something is shown, with what follows from it in that period and later ones. These cases are counted, and
 * judged over all organisations.
 * @param n which organisation of the set: it fixes the seed
 * @throws Refused when something looks different: then the intervals do not say all that is shown
 */
export async function askAgain(each: Case, report: Report, release: Policy, n: number): Promise<ByAnswers> {
  const periods = each.organisation.periods.map(({ id }) => id)
  const sum = { moved: 0, asked: 0 }
  for (let time = 0; time < times; time++) {
    const { organisation, clear } = lookAlike(each, report, n * times + time)
    const found = compareLooks(periods, report, await release(organisation), new Set(clear))
    sum.moved += found.moved
    sum.asked += found.asked
  }
  return sum
}

function compareLooks(
  periods: readonly string[],
  before: Report,
  after: Report,
  clear: ReadonlySet<PublishedRow>,
): ByAnswers {
  const [first, second] = [figuresOf(before), figuresOf(after)]
  const keys = new Set([...first.keys(), ...second.keys()])
  const isOther = (key: string): boolean => first.get(key)?.counted.join() !== second.get(key)?.counted.join()
  const periodOf = (key: string): number => periods.indexOf((first.get(key) ?? second.get(key))?.period ?? '')
  const since = Math.min(...[...keys].filter(isOther).map(periodOf))
  let moved = 0
  for (const key of keys) {
    const [row, other] = [first.get(key), second.get(key)]
    if (isOther(key)) moved++
    else if (row && clear.has(row) && JSON.stringify(row) !== JSON.stringify(other)) {
      if (periodOf(key) < since)
        throw new Refused(
          `unit "${row.node}", period "${row.period}": looks otherwise when answers change and every shown interval still holds what is true. So it shows more than its intervals say.`,
        )
      moved++
    }
  }
  return { moved, asked: keys.size }
}

function figuresOf({ published, parts = [] }: Report): Map<string, PublishedRow> {
  const figures = new Map<string, PublishedRow>()
  for (const row of published) if (!row.suppressed) figures.set(`${row.period} ${row.node}`, row)
  for (const row of parts) figures.set(`part ${row.period} ${row.node}`, row)
  return figures
}
