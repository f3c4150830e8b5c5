/**
 * The worth of the policy for the demo's kind of organisation, with its tree, turnover and reorganisations, at a
 * given participation: the share of units with eight answers or more that get a figure of the round.
 * Options: --participation 0.75,0.9 --seeds 1,2,3 --called-anew 0.01 (the share that gets another address from one round to the next)
 */
import { parseArgs } from 'node:util'
import type { Answer, Organisation } from '@andrum/release/attack/organisation-file.ts'
import { randomFrom } from '@andrum/release/attack/random.ts'
import { worthOf } from '@andrum/release/attack/worth.ts'
import { releaseWith } from '@andrum/release/test/policy-with-steps.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { simulateOrganisation } from '#server/demo/simulation/simulate-organisation.ts'

const { values } = parseArgs({
  options: {
    participation: { type: 'string', default: '0.75,0.9' },
    seeds: { type: 'string', default: '1,2,3' },
    'called-anew': { type: 'string', default: '0' },
  },
})

const rounds = simulateOrganisation(
  Array.from({ length: 7 }, () => stressprofil),
  0.75,
)

const calledAnew = Number(values['called-anew'])

function organisationOf(participation: number, seed: number): Organisation {
  const random = randomFrom(seed)
  const scores = new Map<string, Omit<Answer, 'person' | 'period'>>()
  const scoreOf = (person: string, strain: number): Omit<Answer, 'person' | 'period'> => {
    const total = Math.round(Math.min(5, Math.max(1, random.normal(2.4 + strain, 0.69))) * 100) / 100
    const zone = total >= 2.96 ? 'red' : total >= 2.54 ? 'yellow' : 'green'
    const kept = scores.get(person) ?? { total, dims: { exhaustion: total }, zone }
    scores.set(person, kept)
    return kept
  }
  const answers: Answer[] = []
  const addresses = new Map<string, number>()
  const contactOf = (person: string): string => {
    const changes = (addresses.get(person) ?? 0) + Number(random.chance(calledAnew))
    addresses.set(person, changes)
    return `${person} ${changes}`
  }
  const periods = rounds.map(({ units, members }, n) => ({
    id: `r${n}`,
    nodes: units.map(({ id, parent }) => ({ id, parent })),
    members: members.map(({ employeeId, unit }) => {
      const answered = random.chance(participation)
      const strain = units.find(({ id }) => id === unit)?.strain ?? 0
      if (answered) answers.push({ person: employeeId, period: `r${n}`, ...scoreOf(employeeId, strain) })
      return {
        person: employeeId,
        node: unit,
        answered,
        ...(calledAnew > 0 && { contact: contactOf(employeeId) }),
      }
    }),
  }))
  return { nodes: periods[0]?.nodes ?? [], periods, answers }
}

const table: Record<string, object> = {}
for (const participation of values.participation.split(',').map(Number)) {
  const worth = { eligible: 0, fresh: 0, shared: 0, recent: 0 }
  for (const seed of values.seeds.split(',').map(Number)) {
    const organisation = organisationOf(participation, seed)
    const found = worthOf(organisation, releaseWith(organisation))
    for (const key of Object.keys(worth) as (keyof typeof worth)[]) worth[key] += found[key]
  }
  const percent = (part: number) => `${Math.round((100 * part) / worth.eligible)} %`
  table[`${participation * 100} % answer`] = {
    'shown anew': percent(worth.fresh),
    'or with others': percent(worth.shared),
    'at most two rounds old': percent(worth.recent),
  }
}
console.table(table)
