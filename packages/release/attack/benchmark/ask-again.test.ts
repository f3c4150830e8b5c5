import { fileURLToPath } from 'node:url'
import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import { naivePolicy } from '../naive-policies.ts'
import type { Answer, Organisation, Policy, PublishedRow } from '../organisation-file.ts'
import { releaseMany } from '../release-many.ts'
import { askAgain } from './ask-again.ts'
import { lookAlike } from './look-alikes.ts'
import { practices } from './practices.ts'
import { readReport } from './read-report.ts'
import { policyFile, runBenchmark } from './run-benchmark.ts'
import { type Case, casesOf } from './sets.ts'

const highs = await loadHighs()
const cases = casesOf('small')
const [first] = cases
if (!first) throw new Error('the set has organisations')

const refusedWhy = async (release: Policy): Promise<string | undefined> => {
  const [score] = await runBenchmark({ cases, highs, attackers: [], policies: [{ name: 'it', release }] })
  return score?.refused
}

const answersIn = ({ answers }: Organisation, row: PublishedRow): Answer[] =>
  answers.filter(({ person, period }) => period === row.period && row.counted.includes(person))

/** A policy that shows eight or more with two decimals, and adds something that reveals more. */
const withMore =
  (tell: (row: PublishedRow, organisation: Organisation) => object): Policy =>
  async (organisation) => {
    const { published } = await naivePolicy(8)(organisation)
    return {
      published: published.map((row) => (row.suppressed ? row : { ...row, ...tell(row, organisation) })),
    }
  }

/** Whether the first of those counted is red: what nobody may learn. */
const isFirstRed = (row: PublishedRow, organisation: Organisation): boolean =>
  answersIn(organisation, row).find(({ person }) => person === row.counted[0])?.zone === 'red'

const wide = { lo: 1, hi: 5 }
const silent = { mean: wide, dims: {}, zones: {} }

describe('a policy that shows more than its intervals say is refused', () => {
  const sentence = /looks otherwise when answers change and every shown interval still holds what is true/

  it('such as the example that tells every mean by the middle of a wide interval', async () => {
    const file = fileURLToPath(new URL('./examples/told-by-the-middle.ts', import.meta.url))
    expect(await refusedWhy(policyFile(file))).toMatch(sentence)
  })

  it.each([
    ['an end', (red: boolean) => ({ ...silent, mean: { lo: 1, hi: red ? 5 : 4.9999 } })],
    ['the number of answers', (red: boolean) => ({ ...silent, n: red ? 9 : 8 })],
    ['what it leaves out', (red: boolean) => ({ ...silent, zones: red ? { red: { lo: 0, hi: 1 } } : {} })],
    [
      'whether an end is meant',
      (red: boolean) => ({ ...silent, mean: { ...wide, ...(red && { hiOpen: true }) } }),
    ],
  ])('or tells whether somebody is red by %s', async (_, told) => {
    expect(await refusedWhy(withMore((row, organisation) => told(isFirstRed(row, organisation))))).toMatch(
      sentence,
    )
  })

  it('or by whether a unit is shown', async () => {
    const hiding = withMore((row, organisation) =>
      isFirstRed(row, organisation) ? { suppressed: true } : silent,
    )
    expect(await refusedWhy(hiding)).toMatch(/appear, go or count others when answers change/)
  })

  it('or names people as counted whom the unit does not have', async () => {
    const others: Policy = withMore((_, { answers }) => ({
      ...silent,
      counted: [...new Set(answers.map(({ person }) => person))],
    }))
    expect(await refusedWhy(others)).toMatch(/counts ".+", who did not answer in that unit and period/)
  })

  it('while neither the order nor the last digits of what it says are read', async () => {
    const report = await naivePolicy(5)(first.organisation)
    const jitter = report.published.toReversed().map((row) =>
      row.suppressed
        ? row
        : {
            ...row,
            counted: row.counted.toReversed(),
            mean: { ...row.mean, lo: row.mean.lo + 1e-9 },
            zones: Object.fromEntries(Object.entries(row.zones).toReversed()),
          },
    )
    const read = (json: object): string => JSON.stringify(readReport(json, first.organisation))
    expect(read({ published: jitter })).toBe(read(report))
  })
})

it('an end that is excluded is still excluded when it has been read', () => {
  const answers = first.organisation.answers.filter(({ period }) => period === 'r1')
  const red = answers.filter(({ zone }) => zone === 'red').length / answers.length
  const row = { node: 'root', period: 'r1', suppressed: false, n: answers.length, mean: wide }
  const counted = answers.map(({ person }) => person)
  const [open, closed] = [true, false].map((isOpen) => {
    const zones = { red: { lo: red - 0.25, hi: red + 0.25, loOpen: isOpen, hiOpen: isOpen } }
    const [read] = readReport({ published: [{ ...row, zones, counted }] }, first.organisation).published
    return read?.suppressed === false ? read.zones.red : undefined
  })
  expect(open?.lo).toBeGreaterThan(red - 0.25)
  expect(open?.hi).toBeLessThan(red + 0.25)
  expect(closed?.lo).toBeLessThan(red - 0.25)
  expect(closed?.hi).toBeGreaterThan(red + 0.25)
})

describe('a policy that shows what its intervals say is not refused', () => {
  it('when it looks at sizes, and when it is ours, which hides by answers now and then', async () => {
    const ours: Policy = async (organisation) => (await releaseMany([organisation]))[0] ?? { published: [] }
    for (const policy of [...Object.values(practices), naivePolicy(8), ours])
      for (const [n, each] of cases.entries()) {
        const ask: Policy = async (organisation) => readReport(await policy(organisation), organisation)
        const { moved, asked } = await askAgain(each, await ask(each.organisation), ask, n)
        expect(asked).toBeGreaterThan(0)
        expect(moved).toBe(0)
      }
  }, 300_000)
})

describe('the organisation that looks the same', () => {
  const report = { published: [] }

  it('has other answers of the same people, the same in every round, and is the same each time', () => {
    for (const each of cases) {
      const { organisation } = lookAlike(each, report, 7)
      expect(organisation).toEqual(lookAlike(each, report, 7).organisation)
      expect(organisation.periods).toEqual(each.organisation.periods)
      const before = each.organisation.answers
      expect(organisation.answers.map(({ person, period }) => [person, period])).toEqual(
        before.map(({ person, period }) => [person, period]),
      )
      const other = organisation.answers.filter(({ total }, n) => total !== before[n]?.total)
      expect(other.length).toBeGreaterThan(before.length / 2)
      expect(changing(each, organisation)).toEqual(changing(each, each.organisation))
    }
  })

  it('still has the truth in every interval', async () => {
    for (const each of cases) {
      const shown = await naivePolicy(5)(each.organisation)
      const { organisation } = lookAlike(each, shown, 1)
      expect(() => readReport(shown, organisation)).not.toThrow()
    }
  })

  /** People who answer differently in two rounds. */
  function changing({ nameOf }: Case, { answers }: Organisation): string[] {
    const totals = new Map<string, Set<number>>()
    for (const { person, period, total } of answers) {
      const name = nameOf(person, period)
      totals.set(name, (totals.get(name) ?? new Set()).add(total))
    }
    return [...totals].filter(([, each]) => each.size > 1).map(([name]) => name)
  }
})
