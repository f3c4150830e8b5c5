import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import loadHighs from 'highs'
import { afterAll, describe, expect, it } from 'vitest'
import { naivePolicy } from '../naive-policies.ts'
import type { PublishedRow } from '../organisation-file.ts'
import { readClaims } from './read-claims.ts'
import { readReport } from './read-report.ts'
import { policyFile, runBenchmark } from './run-benchmark.ts'
import { Refused } from './run-plug-in.ts'
import { casesOf } from './sets.ts'

const highs = await loadHighs()
const folder = mkdtempSync(join(tmpdir(), 'plug-ins-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function plugIn(code: string): string {
  const file = join(folder, `plug-in-${++files}.mjs`)
  writeFileSync(file, code)
  return file
}

/** One usual organisation: enough to be refused. */
const cases = casesOf('small').slice(0, 1)
const organisation = cases[0]?.organisation ?? { nodes: [], periods: [], answers: [] }

async function refusedPolicy(code: string, seconds?: number): Promise<string | undefined> {
  const policies = [{ name: 'it', release: policyFile(plugIn(code), seconds) }]
  const [score] = await runBenchmark({ cases, highs, attackers: [], policies })
  return score?.refused
}

/** The sentence about something that cannot be read. */
function sentenceOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
  return 'read'
}

describe('a plug-in that cannot be used is refused with a sentence', () => {
  it.each([
    ['throws', 'export default () => { throw new Error("no") }', /^organisation "balanced 1": failed: no$/],
    ['throws nothing', 'export default () => { throw null }', /failed: null/],
    ['is no program', 'export default (', /failed: /],
    ['exports two functions', 'export const a = () => 1; export const b = () => 2', /exports 2 functions/],
    ['never answers', 'export default () => new Promise(() => {})', /ended without an answer/],
    ['leaves', 'export default () => process.exit(0)', /ended without an answer/],
    ['ends its process', 'export default () => process.kill(process.pid)', /ended without an answer/],
    ['fills the heap', 'let a = [1]; export default () => { for (;;) a = [...a, ...a] }', /memory/],
    [
      'fills buffers',
      // A little at a time, so that the limit is noticed before much memory is taken.
      `const kept = [], clock = new Int32Array(new SharedArrayBuffer(4))
       export default () => { for (;; Atomics.wait(clock, 0, 0, 1)) kept.push(Buffer.alloc(4e6, 1)) }`,
      /memory/,
    ],
    ['answers with a program', 'export default () => ({ published: () => 1 })', /could not be cloned/],
    ['answers with nothing', 'export default () => undefined', /the answer is undefined, not an object/],
    ['steers the terminal', 'export default () => { throw new Error("\\u001b[2J") }', /failed: {2}\[2J$/],
  ])('that %s', async (_, code, sentence) => {
    expect(await refusedPolicy(code)).toMatch(sentence)
  })

  it('that never ends, when its time is over', async () => {
    expect(await refusedPolicy('export default () => { for (;;); }', 1)).toMatch(
      /did not answer within 1 seconds/,
    )
  })

  it('as a policy that shows what it cannot', async () => {
    const naive = await naivePolicy(5)(organisation)
    const row = naive.published.find((each): each is PublishedRow => !each.suppressed)
    if (!row) throw new Error('something is shown')
    const place = `unit "${row.node}", period "r1"`
    const counted = organisation.answers.filter(
      ({ person, period }) => period === 'r1' && row.counted.includes(person),
    )
    const trueMean = counted.reduce((sum, { total }) => sum + total, 0) / counted.length
    const others: [object, string][] = [
      [{ node: 'elsewhere' }, 'published[0]: period "r1" has no unit "elsewhere".'],
      [{ period: 'r9' }, 'published[0]: there is no period "r9".'],
      [{ mean: { lo: Number.NaN, hi: 3 } }, `${place}, mean: NaN to 3 is not an interval of numbers.`],
      [{ mean: { lo: 4, hi: 2 } }, `${place}, mean: the interval 4 to 2 is upside down.`],
      [{ mean: { lo: 1, hi: 1.01 } }, `${place}, mean: 1 to 1.01 does not hold`],
      [{ mean: { lo: trueMean, hi: 5, loOpen: true } }, `${place}, mean: ${trueMean} to 5 does not hold`],
      [{ mean: undefined }, `${place}, mean is undefined, not an object.`],
      [{ counted: ['nobody'] }, `${place}: counts "nobody", who did not answer in that unit and period.`],
      [{ counted: [row.counted[0], row.counted[0]] }, `${place}: counts somebody twice.`],
      [{ counted: [] }, `${place}: "counted" has to name the people whom the figure counts.`],
      [{ n: 'many' }, `${place}: n is "many", not a number of answers.`],
      [{ zones: { blue: { lo: 0, hi: 1 } } }, `${place}: there is no category or zone "blue".`],
      [{ suppressed: 'no' }, `${place}: "suppressed" is "no", not true or false.`],
    ]
    for (const [other, sentence] of others)
      expect(sentenceOf(() => readReport({ published: [{ ...row, ...other }] }, organisation))).toContain(
        sentence,
      )
    expect(sentenceOf(() => readReport({ published: [row, row] }, organisation))).toBe(
      `${place}: stands twice.`,
    )
    expect(sentenceOf(() => readReport({}, organisation))).toBe('the answer has no list "published".')
    expect(sentenceOf(() => readReport(naive, organisation))).toBe('read')
  })

  it('as a policy that looks at later periods', async () => {
    const code = `export default ({ nodes, periods: [first, ...more], answers }) => {
      const root = nodes.find(({ parent }) => parent === null).id
      const counted = answers.filter(({ period }) => period === first.id).map(({ person }) => person)
      const figure = { n: counted.length, mean: { lo: 1, hi: 5 }, counted }
      return { published: more.length > 0 ? [] : [{ node: root, period: first.id, suppressed: false, ...figure }] }
    }`
    expect(await refusedPolicy(code)).toMatch(/something else of earlier periods/)
  })

  it('as an attacker that claims what cannot be', async () => {
    const { nodes, periods } = organisation
    const seen = { nodes, periods, told: [], ...(await naivePolicy(8)(organisation)) }
    const person = periods[0]?.members[0]?.person
    const claims: [unknown, string][] = [
      [{ person: 'nobody', period: 'r1', zone: 'red' }, 'nobody is called "nobody" in period "r1".'],
      [{ person, period: 'r9', zone: 'red' }, 'there is no period "r9".'],
      [{ person, period: 'r1', zone: 'blue' }, 'there is no zone "blue".'],
      [{ person, period: 'r1', lo: Number.NaN, hi: 2 }, 'NaN to 2 is not an interval of numbers.'],
      [{ person, period: 'r1', lo: 3, hi: 2 }, 'the interval 3 to 2 is upside down.'],
      [{ person, period: 'r1', lo: 1, hi: 5 }, '1 to 5 is a point or more, which tells nothing.'],
      [{ plus: [{ node: 'no', period: 'r1' }] }, 'unit "no" has no figure in period "r1".'],
      [{ plus: 'all' }, 'a list of figures is expected.'],
    ]
    for (const [claim, sentence] of claims)
      expect(sentenceOf(() => readClaims([claim], seen))).toBe(`claim 1: ${sentence}`)
    expect(sentenceOf(() => readClaims([null], seen))).toBe('claim 1 is null, not an object.')
    expect(sentenceOf(() => readClaims('all', seen))).toBe('answered with "all", not a list of claims.')
    expect(sentenceOf(() => readClaims([{ person, period: 'r1', zone: 'red' }], seen))).toBe('read')
  })

  it('and an attacker that claims everything is not refused but said to guess', async () => {
    const code = `export default ({ periods }) => periods.flatMap(({ id, members }) =>
      members.map(({ person }) => ({ person, period: id, zone: 'green' })))`
    const policies = [{ name: '8 or more', release: naivePolicy(8) }]
    const attackers = [{ name: 'it', file: plugIn(code) }]
    const [score] = await runBenchmark({ cases, highs, policies, attackers })
    expect(score).toMatchObject({ attackers: [{ isGuessing: true }] })
  })
})
