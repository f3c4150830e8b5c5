import { attackJointly } from '../attack-jointly.ts'
import { layOut, truthOf } from '../evidence.ts'
import { findExcluded } from '../find-excluded.ts'
import { leakyOrganisation } from '../leaky-organisation.ts'
import type { Attacker } from './attacker.ts'

const trials = 6

const organisations = (seed: number, rounds: number) =>
  Array.from({ length: trials }, (_, n) => leakyOrganisation(seed * 1000 + n, rounds))

/** Organisations made to leak, with all rounds compared at once. */
export const severalRounds: Attacker = {
  name: 'three and six rounds',
  run: async ({ seed, release, highs }) => {
    const rows = []
    for (const rounds of [3, 6]) {
      const tries = organisations(seed, rounds)
      const reports = await release(tries)
      let found = 0
      let of = 0
      for (const [n, organisation] of tries.entries()) {
        const report = reports[n]
        if (!report) continue
        const { excluded, confined, people } = attackJointly(organisation, report, highs)
        found += new Set([...excluded, ...confined]).size
        of += people
      }
      rows.push({
        variant: `${rounds} rounds jointly`,
        found,
        of,
        what: 'people with an impossible zone or a confined score',
      })
    }
    return rows
  },
}

/** A zone that a person surely is not in, "not green" first. */
export const excludedZones: Attacker = {
  name: 'excluded zones',
  run: async ({ seed, release, highs }) => {
    const tries = organisations(seed, 2)
    const reports = await release(tries)
    const looks = [['r1'], ['r1', 'r2']]
    return looks.map((periods) => {
      let found = 0
      let of = 0
      for (const [n, organisation] of tries.entries()) {
        const report = reports[n]
        if (!report) continue
        const evidence = layOut(report, periods)
        found += findExcluded(evidence, truthOf(organisation), highs).length
        of += new Set(evidence.crowds.flatMap(({ persons }) => persons)).size
      }
      const variant = periods.length === 1 ? 'one round' : 'two rounds'
      return { variant, found, of, what: 'people with an impossible zone' }
    })
  },
}
