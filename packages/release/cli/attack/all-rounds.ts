import type { Highs } from 'highs'
import { attackJointly, type JointLoot } from '../../attack/attack-jointly.ts'
import { leakyOrganisation } from '../../attack/leaky-organisation.ts'
import type { Organisation } from '../../attack/organisation-file.ts'
import { releaseMany } from '../../attack/release-many.ts'
import { simulateOrganisation } from '../../attack/simulate-organisation.ts'
import { shapes } from '../../attack/simulate-tree.ts'
import { type Worth, worthOf } from '../../attack/worth.ts'

/** A share of answers that changes from round to round where somebody answers anew. */
const someAnew = 0.2

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length]

type World = (seed: number, shape: number, rounds: number) => Organisation

const simulated =
  (anew: number): World =>
  (seed, shape, rounds) =>
    simulateOrganisation({
      shape: pick(shapes, shape) ?? 'balanced',
      people: pick([60, 120, 90], seed + shape) ?? 60,
      rounds,
      teamSize: pick([9, 7, 12], seed + shape) ?? 9,
      participation: pick([0.6, 0.75, 0.9], seed + shape) ?? 0.75,
      anew,
      seed: seed * 100 + shape,
    })

/** What people answer, and how they come and go. */
const worlds: Readonly<Record<string, World>> = {
  'nobody answers anew': simulated(0),
  'one in five answers anew': simulated(someAnew),
  'made to leak': (seed, shape, rounds) => leakyOrganisation(seed * 10 + shape, rounds),
}

/** One line for each world and number of rounds: what the product's figures of all rounds reveal together, and what is shown. */
export async function attackAllRounds(
  seeds: readonly number[],
  rounds: readonly number[],
  highs: Highs,
): Promise<RoundsLine[]> {
  const lines: RoundsLine[] = []
  for (const [name, world] of Object.entries(worlds)) {
    for (const amount of rounds) {
      const organisations = seeds.flatMap((seed) => shapes.map((_, shape) => world(seed, shape, amount)))
      const reports = await releaseMany(organisations)
      const loot: JointLoot[] = []
      const worth: Worth[] = []
      for (const [n, organisation] of organisations.entries()) {
        const report = reports[n]
        if (!report) continue
        loot.push(attackJointly(organisation, report, highs))
        worth.push(worthOf(organisation, report))
        process.stderr.write(`\r${name}, ${amount} rounds: ${n + 1} of ${organisations.length} `)
      }
      const line = { world: name, rounds: amount, loot, worth }
      lines.push(line)
      const { people, 'zone certain': certain, 'a zone excluded': excluded } = roundsRow(line)
      process.stderr.write(`, ${people} people: ${certain} zones certain, ${excluded} excluded\n`)
    }
  }
  return lines
}

export type RoundsLine = {
  readonly world: string
  readonly rounds: number
  readonly loot: readonly JointLoot[]
  readonly worth: readonly Worth[]
}

export const isTold = ({ loot }: RoundsLine): boolean =>
  loot.some(({ excluded, confined }) => excluded.length + confined.length > 0)

export function roundsRow({ world, rounds, loot, worth }: RoundsLine) {
  const sum = (value: (each: JointLoot) => number) => loot.reduce((all, each) => all + value(each), 0)
  const [fresh, eligible] = (['fresh', 'eligible'] as const).map((key) =>
    worth.reduce((all, each) => all + each[key], 0),
  )
  return {
    world,
    rounds,
    organisations: loot.length,
    people: sum(({ people }) => people),
    'zone certain': sum(({ certain }) => certain.length),
    'a zone excluded': sum(({ excluded }) => excluded.length),
    'score within a point': sum(({ confined }) => confined.length),
    'sets of rounds asked (cannot be true)': `${sum(({ looks }) => looks)} (${sum(({ refuted }) => refuted)})`,
    'left undecided': `${sum(({ undecided }) => undecided)} of ${sum(({ asked }) => asked)}`,
    'units shown': `${((100 * (fresh ?? 0)) / Math.max(1, eligible ?? 0)).toFixed(1)} %`,
  }
}
