import type { Finding } from './findings.ts'
import { readFigure } from './judge-figures.ts'
import type { RoundFile } from './round-file.ts'

/** Between two rounds a group is the same people or changes by at least this many (d of the release policy). */
const fewestChanged = 4

/**
 * Whether the groups that two rounds show can have changed as the policy says. Figures give only how many there were,
 * about: only a change that is certain to be of fewer people is found, and none that keeps the number.
 */
export function compareRounds(
  earlier: Pick<RoundFile, 'figures'>,
  later: Pick<RoundFile, 'figures'>,
): Finding[] {
  return later.figures.flatMap(({ run, unit, figure }): Finding[] => {
    const before = earlier.figures.find((other) => other.run === run && other.unit === unit)
    const [then, now] = [readFigure(before?.figure ?? null), readFigure(figure)]
    if (then === null || now === null) return []
    const [least, most] = [
      Math.max(now.answers.lo - then.answers.hi, then.answers.lo - now.answers.hi),
      Math.max(now.answers.hi - then.answers.lo, then.answers.hi - now.answers.lo),
    ]
    return least > 0 && most < fewestChanged ? [{ code: 'refresh-too-small', run, unit }] : []
  })
}
