import type { Answer, Organisation, Report } from './organisation-file.ts'
import type { Random } from './random.ts'

/** How many of each group tell: a number, or all but one. */
export type Telling = number | 'all but one'

/**
 * People who tell HR what they answered: as many as possible, but never more than `telling` in any group of any round.
 * A group is everybody whom the same smallest figure of a round counts.
 */
export function chooseInsiders(
  organisation: Organisation,
  report: Report,
  telling: Telling,
  random: Random,
): Map<string, Answer> {
  const answers = new Map(organisation.answers.map((answer) => [answer.person, answer]))
  const groupsOf = groupsByPerson(report)
  const room = new Map<string, number>()
  for (const group of [...groupsOf.values()].flat()) {
    room.set(group, telling === 'all but one' ? (room.get(group) ?? -1) + 1 : telling)
  }
  const insiders = new Map<string, Answer>()
  const left = [...groupsOf.keys()].sort()
  while (left.length > 0) {
    const [person = ''] = left.splice(random.whole(0, left.length - 1), 1)
    const groups = groupsOf.get(person) ?? []
    const answer = answers.get(person)
    if (answer === undefined || groups.some((group) => room.get(group) === 0)) continue
    for (const group of groups) room.set(group, (room.get(group) ?? 0) - 1)
    insiders.set(person, answer)
  }
  return insiders
}

/** Everybody's group in each round that counts them. */
function groupsByPerson(report: Report): Map<string, string[]> {
  const smallest = new Map<string, { person: string; size: number; group: string }>()
  for (const row of report.published) {
    if (row.suppressed) continue
    const size = row.counted.length
    for (const person of row.counted) {
      const inRound = `${row.period} ${person}`
      if ((smallest.get(inRound)?.size ?? Number.POSITIVE_INFINITY) <= size) continue
      smallest.set(inRound, { person, size, group: `${row.period} ${row.node}` })
    }
  }
  const groups = Map.groupBy(smallest.values(), ({ person }) => person)
  return new Map([...groups].map(([person, rounds]) => [person, rounds.map(({ group }) => group)]))
}
