import { attackOrganisation } from '../attack-organisation.ts'
import type { Organisation } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import type { Attacker } from './attacker.ts'
import { organisationOf, type Person, starOf, teamOf } from './teams.ts'
import { type TrueName, unmask } from './true-people.ts'

const rounds = 4
const usualTrials = 3

/** The same people get new numbers and addresses every second round and keep their names; HR knows who they are. */
export const laundering: Attacker = {
  name: 'laundering',
  run: async ({ seed, release, highs, trials = usualTrials }) => {
    const rows = []
    for (const share of [0.25, 1]) {
      const tries = Array.from({ length: trials }, (_, n) => launder(seed * 100 + n, share))
      const reports = await release(tries)
      let found = 0
      let of = 0
      for (const [n, organisation] of tries.entries()) {
        const report = reports[n]
        if (!report) continue
        const loot = attackOrganisation(...unmask(organisation, report, realName), highs)
        found += loot.breached
        of += loot.personRounds
      }
      const variant = `${share * 100} % get new ids every second round, ${rounds} rounds`
      rows.push({ variant, found, of, what: 'person-rounds told' })
    }
    return rows
  },
}

export function launder(seed: number, share: number): Organisation {
  const random = randomFrom(seed)
  const nodes = starOf(['a', 'b', 'c'])
  let staff = ['a', 'b', 'c'].flatMap((id): Person[] => teamOf(id, 13, random.normal(2.6, 0.7), random, 0.85))
  const lists: Person[][] = []
  for (let round = 0; round < rounds; round++) {
    lists.push(staff.map((one) => ({ ...one, name: realName(one.person, '') })))
    staff = staff.map((one) => ({
      ...one,
      person: round % 2 === 0 && random.chance(share) ? `${one.person}~${round}` : one.person,
      answered: random.chance(0.1) ? !one.answered : one.answered,
    }))
  }
  return organisationOf(nodes, lists)
}

export const realName: TrueName = (person) => person.split('~')[0] ?? person
