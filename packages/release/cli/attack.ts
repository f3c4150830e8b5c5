/**
 * `npm run attack`: tries to find out what single people answered, from nothing but released figures. `--help` describes its parts and
 * options (attack/attack-options.ts). Ends with 1 when the product's policy leaks, or when the naive one does not: then the attack is
 * broken.
 */
import { writeFileSync } from 'node:fs'
import loadHighs from 'highs'
import { attackOrganisation, type Loot } from '../attack/attack-organisation.ts'
import { runAttackers } from '../attack/attackers/run-attackers.ts'
import { chooseInsiders, type Telling } from '../attack/insiders.ts'
import { naivePolicy } from '../attack/naive-policies.ts'
import type { Policy } from '../attack/organisation-file.ts'
import { randomFrom } from '../attack/random.ts'
import { productPolicy } from '../attack/release-many.ts'
import { simulateOrganisation } from '../attack/simulate-organisation.ts'
import { shapes } from '../attack/simulate-tree.ts'
import { type Worth, worthOf } from '../attack/worth.ts'
import { attackAllRounds, isTold, type RoundsLine, roundsRow } from './attack/all-rounds.ts'
import { attackBenchmark } from './attack/attack-benchmark.ts'
import { readOptions } from './attack/attack-options.ts'
import { givenPath } from './given-path.ts'

const values = readOptions(process.argv.slice(2))
const tellings = (list: string): Telling[] =>
  list.split(',').map((each) => (each === 'rest' ? 'all but one' : Number(each)))
const numbers = (list: string): number[] => list.split(',').map(Number)
const seeds = numbers(values.seeds ?? '1')

const policies: readonly [name: string, policy: Policy][] = [
  ['naive, 5 or more', naivePolicy(5)],
  ['naive, 8 or more', naivePolicy(8)],
  ['next-smallest sibling', naivePolicy(5, true)],
  ['this product', productPolicy],
]

type Line = { readonly policy: string; readonly telling: Telling; loot: Loot[]; worth: Worth[] }

const highs = await loadHighs()
if (values.set ?? values.policy ?? values.policies ?? values.attacker) {
  process.exitCode = await attackBenchmark(values, highs)
  process.exit()
}
if (values['attackers-only']) {
  console.table(await runAttackers(values.attackers, seeds, highs))
  process.exit()
}
const together = values.together === 'none' ? [] : numbers(values.together)
if (values['together-only']) {
  process.exitCode = sayTogether(await attackAllRounds(seeds, together, highs)) ? 1 : 0
  process.exit()
}
const started = Date.now()
const lines = new Map<string, Line>()
let organisations = 0
for (const seed of seeds) {
  for (const [s, shape] of shapes.entries()) {
    const pick = (list: string): number => numbers(list)[(seed + s) % numbers(list).length] ?? 0
    const organisation = simulateOrganisation({
      shape,
      people: pick(values.people),
      rounds: Number(values.rounds),
      teamSize: pick(values.team),
      participation: pick(values.participation),
      seed: seed * 100 + s,
    })
    organisations++
    const found: string[] = []
    for (const [name, policy] of policies) {
      const report = await policy(organisation)
      for (const telling of tellings(values.insiders)) {
        if (telling !== 0 && name !== 'this product') continue
        const insiders = chooseInsiders(organisation, report, telling, randomFrom(seed))
        const key = telling === 0 ? name : `${name}, insiders: ${telling}`
        const line = lines.get(key) ?? { policy: name, telling, loot: [], worth: [] }
        lines.set(key, line)
        const loot = attackOrganisation(organisation, report, highs, insiders)
        line.loot.push(loot)
        if (telling === 0) found.push(`${name} ${loot.breached} of ${loot.personRounds}`)
        line.worth.push(worthOf(organisation, report))
      }
    }
    process.stderr.write(
      `${organisations}: ${shape}, ${Math.round((Date.now() - started) / 1000)} s. Answers found: ${found.join('; ')}.\n`,
    )
  }
}

const sum = <T>(list: readonly T[], value: (each: T) => number): number =>
  list.reduce((all, each) => all + value(each), 0)
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

process.stdout.write(
  `Seeds ${seeds.join()}; ${organisations} organisations; answers never change between rounds.\n`,
)
console.table(
  Object.fromEntries(
    [...lines].map(([name, { loot, worth }]) => [
      name,
      {
        'person-rounds breached': `${sum(loot, (l) => l.breached)} of ${sum(loot, (l) => l.personRounds)}`,
        share: percent(
          sum(loot, (l) => l.breached),
          sum(loot, (l) => l.personRounds),
        ),
        'by one round alone': sum(loot, (l) => l.breachedAlone),
        'small groups isolated': `${sum(loot, (l) => l.isolated)} of ${sum(loot, (l) => l.looks)} looks`,
        'units shown': percent(
          sum(worth, (w) => w.fresh),
          sum(worth, (w) => w.eligible),
        ),
        'shown or ≤ 2 rounds old': percent(
          sum(worth, (w) => w.recent),
          sum(worth, (w) => w.eligible),
        ),
        'mean error': (
          sum(worth, (w) => w.error) /
          Math.max(
            1,
            sum(worth, (w) => w.figures),
          )
        ).toFixed(3),
      },
    ]),
  ),
)
for (const [name, { loot }] of lines) {
  const found = loot.flatMap(({ derivations }) => derivations)
  if (found.length > 0) process.stdout.write(`${name}, for example:\n`)
  for (const line of found.slice(0, 8)) process.stdout.write(`  ${line}\n`)
}

const isToldTogether = sayTogether(await attackAllRounds(seeds, together, highs))

const beside = await runAttackers(values.attackers, seeds, highs)
if (beside.length > 0) console.table(beside)

if (values.json !== undefined) {
  const kept = {
    date: new Date().toISOString().slice(0, 10),
    seeds: seeds,
    organisations,
    policies: [...lines.values()].map(({ policy, telling, loot, worth }) => ({
      name: policy,
      insiders: telling,
      breached: sum(loot, (l) => l.breached),
      breachedAlone: sum(loot, (l) => l.breachedAlone),
      personRounds: sum(loot, (l) => l.personRounds),
      isolated: sum(loot, (l) => l.isolated),
      shown: sum(worth, (w) => w.fresh),
      showable: sum(worth, (w) => w.eligible),
    })),
  }
  writeFileSync(givenPath(values.json), `${JSON.stringify(kept, null, 2)}\n`)
}

const leaks = (name: string): number =>
  sum(lines.get(name)?.loot ?? [], ({ breached, isolated }) => breached + isolated)
if (leaks('naive, 5 or more') === 0) {
  process.stderr.write('The naive policy did not leak: the attack is broken.\n')
  process.exitCode = 1
}
if (leaks('this product') > 0 || isToldTogether) {
  process.stderr.write('The product leaks.\n')
  process.exitCode = 1
}

/** Prints what all rounds reveal together; true where they reveal something about anybody. */
function sayTogether(all: readonly RoundsLine[]): boolean {
  if (all.length > 0) {
    process.stdout.write('All rounds together, of the product:\n')
    console.table(all.map(roundsRow))
  }
  return all.some(isTold)
}
