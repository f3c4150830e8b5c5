import { existsSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Highs } from 'highs'
import { practices } from '../../attack/benchmark/practices.ts'
import { type Named, policyFile, runBenchmark, type Score } from '../../attack/benchmark/run-benchmark.ts'
import { casesOf, digestOf, generatorVersion, type SetName, sets } from '../../attack/benchmark/sets.ts'
import { naivePolicy } from '../../attack/naive-policies.ts'
import type { Policy } from '../../attack/organisation-file.ts'
import { releaseMany } from '../../attack/release-many.ts'
import { givenPath } from '../given-path.ts'

type Options = {
  readonly set?: string | undefined
  readonly seeds?: string | undefined
  readonly policy?: readonly string[] | undefined
  readonly policies?: string | undefined
  readonly attacker?: readonly string[] | undefined
  readonly json?: string | undefined
}

const ours = 'this product'

const known: Readonly<Record<string, Policy>> = {
  ...practices,
  '8 or more': naivePolicy(8),
  '5 or more, next-smallest sibling': naivePolicy(5, true),
  [ours]: async (organisation) => (await releaseMany([organisation]))[0] ?? { published: [] },
}

/**
 * The benchmark of packages/release/docs/benchmark.md: prints its tables.
 * @returns the status to end with: 1 when a file was refused, 2 when the options cannot be followed
 */
export async function attackBenchmark(options: Options, highs: Highs): Promise<number> {
  const wrong = whatIsWrong(options)
  if (wrong !== undefined) {
    process.stderr.write(`${wrong}\n`)
    return 2
  }
  const set = (options.set ?? 'small') as SetName
  const seeds = options.seeds?.split(',').map(Number)
  const cases = casesOf(set, seeds)
  const which = seeds ? `seeds ${seeds.join(', ')}` : `its own seeds ${sets[set].seeds.join(', ')}`
  process.stdout.write(
    `Generator ${generatorVersion}, set ${set}, ${which}: ${cases.length} organisations, digest ${digestOf(cases)}.\n`,
  )
  const scores = await runBenchmark({
    cases,
    highs,
    policies: [
      ...(options.policy ?? []).map((file) => ({
        name: basename(file),
        release: policyFile(givenPath(file)),
      })),
      ...besides(options),
    ],
    attackers: (options.attacker ?? []).map((file) => ({ name: basename(file), file: givenPath(file) })),
    progress: (policy, done) => process.stderr.write(`\r${policy}: ${done} of ${cases.length}          `),
  })
  process.stderr.write('\n')
  printScores(scores)
  if (options.json !== undefined) {
    const kept = { generator: generatorVersion, set, seeds: seeds ?? sets[set].seeds, scores }
    writeFileSync(
      givenPath(options.json),
      `${JSON.stringify({ ...kept, digest: digestOf(cases) }, null, 2)}\n`,
    )
  }
  return scores.some(isRefused) ? 1 : 0
}

const isRefused = (score: Score): boolean =>
  score.refused !== undefined || score.attackers.some(({ refused }) => refused !== undefined)

function whatIsWrong({ set, seeds, policy = [], policies, attacker = [] }: Options): string | undefined {
  if (set !== undefined && !Object.hasOwn(sets, set))
    return `There is no set "${set}". There are: ${Object.keys(sets).join(', ')}.`
  const notSeed = seeds?.split(',').find((each) => !/^\d{1,9}$/.test(each))
  if (notSeed !== undefined) return `"${notSeed}" is not a seed: whole numbers with commas are expected.`
  const missing = [...policy, ...attacker].find((file) => !existsSync(givenPath(file)))
  if (missing !== undefined) return `There is no file ${missing}.`
  const unknown = namesIn(policies).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined)
    return `There is no policy "${unknown}". There are: ${Object.keys(known).join('; ')}. Names stand with semicolons between.`
  return undefined
}

const namesIn = (list: string | undefined): string[] =>
  list === undefined || list === 'all' || list === 'none' ? [] : list.split(';').map((name) => name.trim())

/** All our policies when no file is given; beside a file only the simplest and the product's own. */
function besides({ policies, policy = [], attacker = [] }: Options): Named<{ release: Policy }>[] {
  const all = Object.keys(known)
  const usual = policy.length + attacker.length === 0 ? all : ['5 or more', ours]
  const names =
    policies === undefined ? usual : policies === 'all' ? all : policies === 'none' ? [] : namesIn(policies)
  return names.flatMap((name) => {
    const release = known[name]
    return release ? [{ name, release }] : []
  })
}

const of = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`
const ratio = (part: number, whole: number, digits: number): string =>
  whole === 0 ? '–' : (part / whole).toFixed(digits)

function printScores(scores: readonly Score[]): void {
  const refused = { 'person-rounds breached': 'refused' }
  const table = (rows: readonly (readonly [string, object])[]): void =>
    console.table(Object.fromEntries(rows))
  table(
    scores.map((score) => [
      score.policy,
      score.refused !== undefined
        ? refused
        : {
            'person-rounds breached': of(score.usual.breached, score.usual.answers),
            'by one round': score.usual.alone,
            'two in a unit tell': of(score.insiders.breached, score.insiders.answers),
            'the employer cheats': of(score.cheats.breached, score.cheats.answers),
            'small groups isolated': `${score.usual.isolated} of ${score.usual.looks} looks`,
          },
    ]),
  )
  table(
    scores.map((score) => [
      score.policy,
      score.refused !== undefined
        ? { 'units shown': 'refused' }
        : {
            'units shown': of(score.worth.shown, score.worth.units),
            'fresh, of those with 8 or more': of(score.worth.fresh, score.worth.eligible),
            'rounds old': ratio(score.worth.age, score.worth.dated, 2),
            'by answers': of(score.byAnswers.moved, score.byAnswers.asked),
            'mean error': ratio(score.worth.error, score.worth.figures, 3),
          },
    ]),
  )
  const byAttacker = scores.flatMap((score) =>
    score.refused === undefined ? score.attackers.map((each) => [score, each] as const) : [],
  )
  if (byAttacker.length > 0)
    table(
      byAttacker.map(([score, each]) => [
        `${each.attacker} against ${score.policy}`,
        each.refused !== undefined
          ? refused
          : {
              'person-rounds breached': each.isGuessing ? 'guesses' : each.usual.breached,
              'two in a unit tell': each.isGuessing ? 'guesses' : each.insiders.breached,
              'the employer cheats': each.isGuessing ? 'guesses' : each.cheats.breached,
              'small groups isolated': each.usual.isolated + each.cheats.isolated,
              'claims that hold': of(
                each.usual.breached + each.insiders.breached + each.cheats.breached,
                each.usual.claimed + each.insiders.claimed + each.cheats.claimed,
              ),
            },
      ]),
    )
  for (const score of scores) {
    if (score.refused !== undefined) process.stdout.write(`${score.policy} is refused: ${score.refused}\n`)
    else
      for (const each of score.attackers)
        if (each.refused !== undefined)
          process.stdout.write(`${each.attacker} is refused against ${score.policy}: ${each.refused}\n`)
  }
}
