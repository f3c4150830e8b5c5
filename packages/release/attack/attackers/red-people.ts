import { guessRed, type ShownGroup } from '../guess-red.ts'
import type { Organisation, Report } from '../organisation-file.ts'
import type { Random } from '../random.ts'

/** How likely each person is to be red to HR, which knows who is counted where and that nobody changed an answer. */
export function likelyRed(
  organisation: Organisation,
  report: Report,
  random: Random,
  sweeps: number,
): Map<string, number> {
  const truth = new Map(organisation.answers.map(({ person, zone }) => [person, zone === 'red']))
  const people = [...truth.keys()]
  const numbers = new Map(people.map((person, n) => [person, n]))
  const groups = report.published.flatMap((row): ShownGroup[] => {
    const red = row.suppressed ? undefined : row.zones.red
    if (row.suppressed || !red) return []
    const counted = row.counted.length
    const hair = 1e-9
    const fewest = red.loOpen ? Math.floor(red.lo * counted + hair) + 1 : Math.ceil(red.lo * counted - hair)
    const most = red.hiOpen ? Math.ceil(red.hi * counted - hair) - 1 : Math.floor(red.hi * counted + hair)
    return [{ people: row.counted.flatMap((person) => numbers.get(person) ?? []), fewest, most }]
  })
  const isRed = people.map((person) => truth.get(person) ?? false)
  const share = Math.max(0.05, isRed.filter(Boolean).length / isRed.length)
  const chances = guessRed(isRed, groups, share, random, sweeps)
  // The smallest distance from 0 and from 1 that a walk of this length can tell.
  const least = 0.5 / (sweeps + 1)
  return new Map(
    people.map((person, n) => [person, Math.min(1 - least, Math.max(least, chances[n] ?? share))]),
  )
}
