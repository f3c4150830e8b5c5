import { attackOrganisation } from '../attack-organisation.ts'
import type { Answer, Organisation, Report } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import type { Attacker, Row, Setting } from './attacker.ts'
import { organisationOf, type Person, starOf, teamOf } from './teams.ts'

/** How many organisations of each kind a seed makes. */
const usualTrials = 8

const levels = [1.6, 2.4, 3, 4.2]

type Try = { readonly organisation: Organisation; readonly targets: readonly string[] }

/** Whether subtracting helpers' answers gives a target away. */
async function readTargets(
  variant: string,
  tries: readonly Try[],
  { release, highs }: Setting,
): Promise<Row> {
  const reports = await release(tries.map(({ organisation }) => organisation))
  let found = 0
  let of = 0
  for (const [n, { organisation, targets }] of tries.entries()) {
    const report: Report = reports[n] ?? { published: [] }
    const helpers = new Map<string, Answer>()
    for (const answer of organisation.answers) {
      if (!targets.includes(answer.person) && answer.person.startsWith('unit.'))
        helpers.set(answer.person, answer)
    }
    const { breachedPeople } = attackOrganisation(organisation, report, highs, helpers)
    found += breachedPeople.filter((person) => targets.includes(person)).length
    of += targets.length
  }
  return { variant, found, of, what: 'targets with zone or score told' }
}

const unitOf = (seed: number, size: number): { target: Person; helpers: Person[]; others: Person[] } => {
  const random = randomFrom(seed)
  const [target, ...helpers] = teamOf('unit', size, levels[seed % levels.length] ?? 3, random)
  const others = teamOf('other', 14, 2.4, random)
  if (!target) throw new Error('a unit has somebody')
  return { target, helpers, others }
}

const nodes = starOf(['unit', 'other'])
const seeds = ({ seed, trials = usualTrials }: Setting): number[] =>
  Array.from({ length: trials }, (_, n) => seed * 100 + n)

/** A unit has nine people; all but the target are invented, or real people who work for HR. */
export const puppets: Attacker = {
  name: 'puppets',
  run: async (setting) => {
    const first = seeds(setting).map((seed): Try => {
      const { target, helpers, others } = unitOf(seed, 9)
      return { organisation: organisationOf(nodes, [[target, ...helpers, ...others]]), targets: ['unit.0'] }
    })
    const later = seeds(setting).map((seed): Try => {
      const { target, helpers, others } = unitOf(seed, 9)
      const before = [target, ...others]
      return { organisation: organisationOf(nodes, [before, [...before, ...helpers]]), targets: ['unit.0'] }
    })
    const patient = seeds(setting).map((seed): Try => {
      const { target, helpers, others } = unitOf(seed, 9)
      const before = [target, ...others]
      const all = [...before, ...helpers]
      return { organisation: organisationOf(nodes, [before, all, all]), targets: ['unit.0'] }
    })
    return [
      await readTargets('on an approved first list, 8 of 9', first, setting),
      await readTargets('arriving in the second round, 8 of 9', later, setting),
      await readTargets('arriving in the second round, asked a third time', patient, setting),
    ]
  },
}

/** Eight seats of nine get other people (addresses and numbers of HR's) before the second round. */
export const seats: Attacker = {
  name: 'seats taken over',
  run: async (setting) => {
    const taken = (kept: number, rounds: number): Try[] =>
      seeds(setting).map((seed) => {
        const { target, helpers, others } = unitOf(seed, 9)
        const real = helpers.map((one) => ({ ...one, person: one.person.replace('unit.', 'real.') }))
        const now = [target, ...helpers.slice(kept), ...real.slice(0, kept), ...others]
        const after = Array.from({ length: rounds }, () => now)
        return {
          organisation: organisationOf(nodes, [[target, ...real, ...others], ...after]),
          targets: ['unit.0', ...real.slice(0, kept).map(({ person }) => person)],
        }
      })
    return [
      await readTargets('8 of 9 before the second round', taken(0, 1), setting),
      await readTargets('2 of 9 before the second round', taken(6, 1), setting),
      await readTargets('8 of 9, asked a third time', taken(0, 2), setting),
    ]
  },
}

/** Real people who tell HR what they answered, by the size of the group. */
export const insidersBySize: Attacker = {
  name: 'insiders by group size',
  run: async (setting) => {
    const rows: Row[] = []
    for (const size of [9, 12, 16, 20]) {
      for (const silent of [1, 4]) {
        const tries = seeds(setting).map((seed): Try => {
          const { target, helpers, others } = unitOf(seed, size)
          const targets = [target, ...helpers.slice(0, silent - 1)].map(({ person }) => person)
          return { organisation: organisationOf(nodes, [[target, ...helpers, ...others]]), targets }
        })
        rows.push(await readTargets(`${size - silent} of ${size} tell`, tries, setting))
      }
    }
    return rows
  },
}
