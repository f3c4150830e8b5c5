/**
 * The worth of the policy in workplaces of teams of 5 to 14 people: the share of units, and of teams alone, with eight
 * answers or more that have a figure of the round, by themselves and with a few others. Nobody changes an answer. People who
 * answer at a lower participation answer at a higher one too, so that the rows differ only by the added answers.
 * Options: --participation 0.6,0.75,0.9,1 --seeds 1,2 (five organisations each) --people --rounds; --without cover, refresh or
 * guard leaves out a step of the policy, --hide-full hides full participation
 */
import { parseArgs } from 'node:util'
import type { Answer, Node, Organisation, Period } from '@andrum/release/attack/organisation-file.ts'
import { type Random, randomFrom } from '@andrum/release/attack/random.ts'
import { simulateScores } from '@andrum/release/attack/simulate-organisation.ts'
import { worthOf } from '@andrum/release/attack/worth.ts'
import type { Steps } from '@andrum/release/policy/release-round.ts'
import { releaseWith } from '@andrum/release/test/policy-with-steps.ts'

const { values } = parseArgs({
  options: {
    participation: { type: 'string', default: '0.6,0.75,0.9,1' },
    seeds: { type: 'string', default: '1,2' },
    people: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '6' },
    without: { type: 'string' },
    'hide-full': { type: 'boolean', default: false },
  },
})

const meta: Organisation['meta'] & { readonly hideFullParticipation: boolean } = {
  hideFullParticipation: values['hide-full'],
}

const idle: Readonly<Record<string, Partial<Steps>>> = {
  cover: { covers: (counted, _, k) => counted >= k },
  refresh: { *refresh() {} },
  guard: {
    // biome-ignore lint/correctness/useYield: nothing to find
    *guard() {
      return new Set()
    },
  },
}

const steps = values.without === undefined ? {} : idle[values.without]
if (steps === undefined)
  throw new Error(`--without ${values.without}: it is one of ${Object.keys(idle).join(', ')}`)

/** The share of people who leave and are replaced between two rounds, and of those who change team. */
const turnover = 0.03
const movers = 0.02

/** Organisations of one seed. */
const organisations = 5

const rootId = 'root'

/** Departments of two to five teams each. */
function workplace(people: number, random: Random): { nodes: Node[]; teams: Map<string, number> } {
  const nodes: Node[] = [{ id: rootId, parent: null }]
  const teams = new Map<string, number>()
  for (let hired = 0, department = 1; hired < people; department++) {
    const parent = `d${department}`
    nodes.push({ id: parent, parent: rootId })
    for (let left = random.whole(2, 5); left > 0 && hired < people; left--) {
      const team = `t${teams.size + 1}`
      const size = random.whole(5, 14)
      nodes.push({ id: team, parent })
      teams.set(team, size)
      hired += size
    }
  }
  return { nodes, teams }
}

function simulate(seed: number, participation: number): Organisation {
  const random = randomFrom(seed)
  const { nodes, teams } = workplace(Number(values.people), random)
  const level = new Map([...teams.keys()].map((team) => [team, random.normal(2.4, 0.5)]))
  const names = [...teams.keys()]
  let hired = 0
  const hire = (team: string) => ({
    name: `p${++hired}`,
    team,
    scores: simulateScores(level.get(team) ?? 2.4, random),
  })
  let staff = [...teams].flatMap(([team, size]) => Array.from({ length: size }, () => hire(team)))
  const periods: Period[] = []
  const answers: Answer[] = []
  for (let round = 1; round <= Number(values.rounds); round++) {
    const id = `r${round}`
    const members = staff.map(({ name, team, scores }) => {
      const answered = random.next() < participation
      if (answered) answers.push({ person: name, period: id, ...scores })
      return { person: name, node: team, answered }
    })
    periods.push({ id, members })
    for (const person of staff)
      if (random.chance(movers)) person.team = names[random.whole(0, names.length - 1)] ?? person.team
    staff = staff.map((person) => (random.chance(turnover) ? hire(person.team) : person))
  }
  return { nodes, periods, answers }
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`

const table: Record<string, object> = {}
for (const participation of values.participation.split(',').map(Number)) {
  const of = { units: { eligible: 0, fresh: 0, shared: 0 }, teams: { eligible: 0, fresh: 0, shared: 0 } }
  for (const seed of values.seeds.split(',').map(Number)) {
    for (let n = 0; n < organisations; n++) {
      const organisation = simulate(seed * 100 + n, participation)
      const report = releaseWith({ ...organisation, meta }, steps)
      const parents = new Set(organisation.nodes.map(({ parent }) => parent))
      const teams = new Set(organisation.nodes.flatMap(({ id }) => (parents.has(id) ? [] : [id])))
      for (const [sums, worth] of [
        [of.units, worthOf(organisation, report)],
        [of.teams, worthOf(organisation, report, teams)],
      ] as const) {
        for (const key of ['eligible', 'fresh', 'shared'] as const) sums[key] += worth[key]
      }
    }
  }
  table[`${percent(participation, 1)} answer`] = {
    'units with eight answers': of.units.eligible,
    'have a figure': percent(of.units.shared, of.units.eligible),
    'by themselves': percent(of.units.fresh, of.units.eligible),
    'teams with eight answers': of.teams.eligible,
    'teams with a figure': percent(of.teams.shared, of.teams.eligible),
    'teams by themselves': percent(of.teams.fresh, of.teams.eligible),
    'teams with a figure, in all': of.teams.shared,
  }
}
console.table(table)
