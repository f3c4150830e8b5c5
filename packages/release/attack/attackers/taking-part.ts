import { naivePolicy } from '../naive-policies.ts'
import type { Organisation, Report } from '../organisation-file.ts'
import { simulateOrganisation } from '../simulate-organisation.ts'
import { shapes } from '../simulate-tree.ts'
import { surelyTakingPart } from '../surely-taking-part.ts'
import type { Attacker, Row } from './attacker.ts'

/** Finds who surely answered, from shown numbers and the list of invited people. */
export const takingPart: Attacker = {
  name: 'who took part',
  run: async ({ seed, release }) => {
    const rows: Row[] = []
    for (const participation of [0.8, 0.95, 1]) {
      const tries = shapes.map((shape, s) =>
        simulateOrganisation({
          shape,
          people: 90,
          rounds: 2,
          teamSize: 10,
          participation,
          seed: seed * 100 + s,
        }),
      )
      const variant = `${participation * 100} % answer`
      rows.push(count(`naive 5, ${variant}`, tries, await Promise.all(tries.map(naivePolicy(5)))))
      rows.push(count(variant, tries, await release(tries)))
    }
    return rows
  },
}

function count(variant: string, tries: readonly Organisation[], reports: readonly Report[]): Row {
  let found = 0
  let of = 0
  for (const [n, organisation] of tries.entries()) {
    for (const period of organisation.periods) {
      found += surelyTakingPart(organisation, period, reports[n] ?? { published: [] }).length
      of += period.members.length
    }
  }
  return { variant, found, of, what: 'invited who surely answered' }
}
