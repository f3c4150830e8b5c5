import { ladders, Worlds } from '../belief/worlds.ts'
import { naivePolicy } from '../naive-policies.ts'
import type { Organisation, Report } from '../organisation-file.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Attacker, Row } from './attacker.ts'
import { likelyRed } from './red-people.ts'
import { organisationOf, type Person, starOf, teamOf } from './teams.ts'

/** Six rounds if the attack uses only zones. If it uses everything shown, no walk gets from one world to another in six rounds. */
const rounds = { zones: 6, all: 4 } as const

/** Steps of the walk until it has left the true world, the number of worlds that then count, and the steps between them. */
const walk = { settling: 3000, worlds: 150, apart: 4 } as const

const units = Array.from({ length: 6 }, (_, n) => `t${n}`)

/** A share of all people is dealt out anew before each round; a Bayesian guesses who is red. */
export const regrouping: Attacker = {
  name: 'regrouping',
  run: async ({ seed, release }) => {
    const rows: Row[] = []
    for (const share of [0.2, 0.3, 1]) {
      const organisation = dealtOut(share, randomFrom(seed), rounds.zones)
      const [ours] = await release([organisation])
      const add = (how: string, chances: ReadonlyMap<string, number>, of = organisation): void => {
        const answers = new Map(of.answers.map((answer) => [answer.person, answer]))
        const red = [...answers.values()].filter(({ zone }) => zone === 'red').length
        const guessed = [...chances].flatMap(([person, chance]) => (chance >= 0.95 ? [person] : []))
        const found = guessed.filter((person) => answers.get(person)?.zone === 'red').length
        const wrong = guessed.length - found
        const variant = `${how}, ${share * 100} % regrouped, ${of.periods.length} rounds`
        rows.push({ variant, found, of: red, what: 'red people guessed with 95 %' })
        rows.push({ variant, found: wrong, of: guessed.length, what: 'of these guesses wrong' })
      }
      const naive = await naivePolicy(8)(organisation)
      add('naive 8, zones alone', likelyRed(organisation, naive, randomFrom(seed), 1500))
      if (ours) add('zones alone', likelyRed(organisation, ours, randomFrom(seed), 1500))
      const shorter = dealtOut(share, randomFrom(seed), rounds.all)
      const [report] = await release([shorter])
      const believed = report && believedRed(shorter, report, randomFrom(seed))
      if (believed) add('all that is shown', believed, shorter)
    }
    return rows
  },
}

/** How likely everybody is to be red, by all that is shown and by how people answer; null when the walk is not free. */
function believedRed(organisation: Organisation, report: Report, random: Random): Map<string, number> | null {
  const worlds = new Worlds(organisation, report, random, ladders.fine)
  if (!worlds.settle(walk.settling)) return null
  const chances = new Map(organisation.answers.map(({ person }) => [person, 0]))
  for (let n = 0; n < walk.worlds; n++) {
    for (let step = 0; step < walk.apart; step++) worlds.sweep()
    for (const [person, sum] of chances)
      chances.set(person, sum + (worlds.zonesOf(person)[2] ?? 0) / walk.worlds)
  }
  return chances
}

function dealtOut(share: number, random: Random, rounds: number): Organisation {
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
