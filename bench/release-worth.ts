/**
 * The worth of the policy: for several team sizes and participations, the share of units with eight answers or more that get a figure of
 * the round by themselves, by themselves or with a few others, that have one of their own at most two rounds old; error of shown means.
 * Options: --people --rounds --seeds --turnover (the share that is new each round); --json FILE stores the numbers for /about
 * (content/worth.json)
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { simulateOrganisation } from '@andrum/release/attack/simulate-organisation.ts'
import { shapes } from '@andrum/release/attack/simulate-tree.ts'
import { worthOf } from '@andrum/release/attack/worth.ts'
import { releaseWith } from '@andrum/release/test/policy-with-steps.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '160' },
    rounds: { type: 'string', default: '6' },
    seeds: { type: 'string', default: '1,2' },
    turnover: { type: 'string', default: '0.03' },
    json: { type: 'string' },
  },
})

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`

const table: Record<string, Record<string, string>> = {}
const kept: object[] = []
for (const teamSize of [6, 9, 15, 25]) {
  for (const participation of [0.75, 0.9]) {
    const worth = { eligible: 0, fresh: 0, shared: 0, recent: 0, error: 0, figures: 0 }
    for (const shape of shapes) {
      for (const seed of values.seeds.split(',').map(Number)) {
        const organisation = simulateOrganisation({
          shape,
          people: Number(values.people),
          rounds: Number(values.rounds),
          teamSize,
          participation,
          turnover: Number(values.turnover),
          seed,
        })
        const found = worthOf(organisation, releaseWith(organisation))
        for (const key of Object.keys(worth) as (keyof typeof worth)[]) worth[key] += found[key]
      }
    }
    kept.push({ teamSize, participation, ...worth })
    table[`teams of ${teamSize}, ${participation * 100} % answer`] = {
      'shown anew': percent(worth.fresh, worth.eligible),
      'or with others': percent(worth.shared, worth.eligible),
      'at most two rounds old': percent(worth.recent, worth.eligible),
      'mean error': (worth.error / Math.max(1, worth.figures)).toFixed(3),
    }
  }
}
console.table(table)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(kept, null, 2)}\n`)
