import { naivePolicy } from '../naive-policies.ts'
import type { Organisation } from '../organisation-file.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Attacker, Row } from './attacker.ts'
import { likelyRed } from './red-people.ts'
import { organisationOf, type Person, starOf, teamOf } from './teams.ts'

const rounds = 6
const units = Array.from({ length: 6 }, (_, n) => `t${n}`)

/** A share of all people is dealt out anew before each round; a Bayesian guesses who is red. */
export const regrouping: Attacker = {
  name: 'regrouping',
  run: async ({ seed, release }) => {
    const rows: Row[] = []
    for (const share of [0.2, 0.3, 1]) {
      const random = randomFrom(seed)
      const organisation = dealtOut(share, random)
      const [ours] = await release([organisation])
      const naive = await naivePolicy(8)(organisation)
      for (const [name, report] of [
        ['naive 8, ', naive],
        ['', ours ?? naive],
      ] as const) {
        const chances = likelyRed(organisation, report, randomFrom(seed), 1500)
        const red = new Set(
          organisation.answers.filter(({ zone }) => zone === 'red').map(({ person }) => person),
        )
        const found = [...red].filter((person) => (chances.get(person) ?? 0) >= 0.95).length
        const variant = `${name}${share * 100} % regrouped, ${rounds} rounds`
        rows.push({ variant, found, of: red.size, what: 'red people guessed with 95 %' })
      }
    }
    return rows
  },
}

function dealtOut(share: number, random: Random): Organisation {
  let staff = units.flatMap((id): Person[] => teamOf(id, 12, 2.5, random))
  const lists: Person[][] = []
  for (let round = 0; round < rounds; round++) {
    lists.push(staff.map((one) => ({ ...one, answered: random.chance(0.9) })))
    staff = staff.map((one) =>
      random.chance(share) ? { ...one, node: units[random.whole(0, units.length - 1)] ?? 't0' } : one,
    )
  }
  return organisationOf(starOf(units), lists)
}
