import type { Organisation, Report } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import { simulateOrganisation } from '../simulate-organisation.ts'
import { shapes } from '../simulate-tree.ts'
import type { Attacker, Row } from './attacker.ts'
import { likelyRed } from './red-people.ts'

/** People of each organisation who are taken out of a second release. */
const sampled = 12
const sweeps = 1200

/**
 * How far a release moves the odds that a person is red: released with them, against released without them, where HR
 * can only go by how many of the others in the smallest group are likely to be red. By shown zones alone.
 */
export const odds: Attacker = {
  name: 'odds of red',
  run: async ({ seed, release }) => {
    const rows: Row[] = []
    for (const rounds of [1, 3]) {
      const factors: number[] = []
      for (const [s, shape] of shapes.entries()) {
        const organisation = simulateOrganisation({
          shape,
          people: 60,
          rounds,
          teamSize: 10,
          participation: 0.8,
          seed: seed * 100 + s,
        })
        factors.push(...(await factorsOf(organisation, seed, release)))
      }
      const found = factors.filter((factor) => factor > 10).length
      rows.push({
        variant: `${rounds} round(s)`,
        found,
        of: factors.length,
        what: 'people moved by more than ten',
        factors,
      })
    }
    return rows
  },
}

async function factorsOf(
  organisation: Organisation,
  seed: number,
  release: (organisations: Organisation[]) => Promise<Report[]>,
): Promise<number[]> {
  const random = randomFrom(seed)
  const people = [...new Set(organisation.answers.map(({ person }) => person))]
  const targets = Array.from({ length: sampled }, () => people[random.whole(0, people.length - 1)] ?? '')
  const [report, ...without] = await release([
    organisation,
    ...targets.map((target) => leaveOut(organisation, target)),
  ])
  if (!report) return []
  const chances = likelyRed(organisation, report, random, sweeps)
  return targets.flatMap((target, n) => {
    const group = smallestGroup(report, target)
    const other = without[n]
    if (!group || !other) return []
    const others = likelyRed(leaveOut(organisation, target), other, random, sweeps)
    const reds = group.reduce((all, person) => all + (others.get(person) ?? 0), 0)
    const guess = (reds + 0.5) / (group.length + 1)
    const factor = oddsOf(chances.get(target) ?? guess) / oddsOf(guess)
    return [Math.max(factor, 1 / factor)]
  })
}

const oddsOf = (chance: number): number => chance / (1 - chance)

/** The person stays on the list and does not answer. */
const leaveOut = (organisation: Organisation, target: string): Organisation => ({
  ...organisation,
  periods: organisation.periods.map((period) => ({
    ...period,
    members: period.members.map((one) => (one.person === target ? { ...one, answered: false } : one)),
  })),
  answers: organisation.answers.filter(({ person }) => person !== target),
})

/** The others in the smallest figure that counts the person. */
function smallestGroup(report: Report, target: string): string[] | undefined {
  const groups = report.published.flatMap((row) =>
    !row.suppressed && row.counted.includes(target) ? [row.counted] : [],
  )
  const smallest = groups.sort((a, b) => a.length - b.length)[0]
  return smallest?.filter((person) => person !== target)
}
