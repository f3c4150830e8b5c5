import type { Answer, Organisation, Report } from './organisation-file.ts'
import type { Random } from './random.ts'

/**
 * People who tell HR what they answered: `each` of every group, a group being all whom the same smallest figure
 * counts when they are first counted.
 */
export function chooseInsiders(
  organisation: Organisation,
  report: Report,
  each: number,
  random: Random,
): Map<string, Answer> {
  const answers = new Map(organisation.answers.map((answer) => [answer.person, answer]))
  const insiders = new Map<string, Answer>()
  for (const people of groupsOf(report)) {
    for (let n = 0; n < each && people.length > 0; n++) {
      const [person] = people.splice(random.whole(0, people.length - 1), 1)
      const answer = person === undefined ? undefined : answers.get(person)
      if (answer) insiders.set(answer.person, answer)
    }
  }
  return insiders
}

function groupsOf(report: Report): string[][] {
  const rows = report.published.flatMap((row) => (row.suppressed ? [] : [row]))
  const first = new Map<string, { period: string; size: number; key: string }>()
  for (const { node, period, counted } of rows) {
    for (const person of counted) {
      const known = first.get(person)
      if (known && (known.period !== period || known.size <= counted.length)) continue
      first.set(person, { period, size: counted.length, key: `${period} ${node}` })
    }
  }
  const groups = Map.groupBy(first, ([, { key }]) => key)
  return [...groups.values()].map((members) => members.map(([person]) => person).sort())
}
