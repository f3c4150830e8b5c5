import type { Answer, Organisation, Report } from './organisation-file.ts'
import type { Random } from './random.ts'

/** Of every smallest shown group `each` people, who tell HR what they answered; fewer where a group is smaller. */
export function chooseInsiders(
  organisation: Organisation,
  report: Report,
  each: number,
  random: Random,
): Map<string, Answer> {
  const answers = new Map(organisation.answers.map((answer) => [answer.person, answer]))
  const insiders = new Map<string, Answer>()
  const period = organisation.periods.at(-1)
  const groups = Map.groupBy(period?.members ?? [], ({ node }) => node)
  const counted = new Set(report.published.flatMap((row) => (row.suppressed ? [] : row.counted)))
  for (const group of groups.values()) {
    const people = group.map(({ person }) => person).filter((person) => counted.has(person))
    for (let n = 0; n < each && people.length > 0; n++) {
      const [person] = people.splice(random.whole(0, people.length - 1), 1)
      const answer = person === undefined ? undefined : answers.get(person)
      if (answer) insiders.set(answer.person, answer)
    }
  }
  return insiders
}
