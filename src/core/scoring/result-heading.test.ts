import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Instrument } from '#core/instrument/instrument.ts'
import { arbetsmiljo, djupanalys, shippedInstruments, stressprofil } from '#core/instrument/shipped.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { type Answers, answerValue, evaluate, type Result } from './evaluate.ts'
import { headingOf } from './result-heading.ts'

function resultOf(instrument: Instrument, answers: Answers): Result {
  const evaluation = evaluate(instrument, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  return evaluation.result
}

const words = ['never', 'rarely', 'sometimes', 'often', 'always'] as const
const causeItems = (djupanalys.causes ?? []).flatMap(({ id, items }) => items.map((item) => ({ id, item })))

/** Twenty-four calm answers, every cause as good as can be, but for the values given (higher is worse). */
function withCauses(worse: Readonly<Record<string, number>>): Result {
  const calm = djupanalys.items.map(() => 1)
  const causes = causeItems.map(({ item }) => {
    const value = worse[item.id] ?? 1
    return [item.id, words[(item.reversed ? 6 - value : value) - 1] ?? 'never']
  })
  return resultOf(djupanalys, { ...answersByValue(djupanalys, calm), ...Object.fromEntries(causes) })
}

describe('the heading of a short profile', () => {
  test.each([
    ['all never', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'green', 'plain', []],
    [
      'always exhausted and never the rest',
      [5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      'green',
      'categories',
      ['exhaustion'],
    ],
    ['exhaustion just below its limit', [3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'green', 'plain', []],
    ['exhaustion just above it', [3, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1], 'green', 'categories', ['exhaustion']],
    [
      'two parts raised, the worse one first',
      [4, 3, 3, 1, 1, 1, 1, 1, 1, 3, 3, 3],
      'green',
      'categories',
      ['emotional_regulation', 'exhaustion'],
    ],
    ['calm everywhere, just below yellow', [3, 3, 3, 2, 2, 2, 3, 3, 2, 2, 2, 2], 'green', 'plain', []],
    [
      'yellow with two parts raised',
      [3, 3, 4, 2, 2, 2, 3, 3, 3, 2, 2, 2],
      'yellow',
      'categories',
      ['exhaustion', 'cognitive_impairment'],
    ],
    ['red says it is red', [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 'red', 'plain', []],
  ] as const)('%s', (_, values, zone, kind, ids) => {
    const result = resultOf(stressprofil, answersByValue(stressprofil, values))
    const heading = headingOf(result)
    expect([result.zone, heading.zone, heading.kind]).toEqual([zone, zone, kind])
    expect('ids' in heading ? heading.ids : []).toEqual(ids)
  })
})

const badly = 'conflict-victimisation-treated-badly'
const leftOut = 'conflict-victimisation-left-out'

describe('the heading when the causes were answered', () => {
  it('is plain when nothing at work is amiss', () => {
    expect(headingOf(withCauses({}))).toEqual({ kind: 'plain', zone: 'green' })
  })

  it.each([
    ['always treated badly, with a mean below every limit', { [badly]: 5 }],
    ['sometimes shut out', { [leftOut]: 3 }],
  ])('somebody %s is not told that all is well', (_, worse) => {
    const result = withCauses(worse)
    const cause = result.causes.find(({ id }) => id === 'conflict_victimisation')
    expect(cause).toMatchObject({ risk: 'none', help: true })
    expect(headingOf(result)).toEqual({ kind: 'mistreatment', zone: 'green' })
  })

  it('rarely shut out raises nothing', () => {
    const result = withCauses({ [leftOut]: 2 })
    expect(result.causes.every((cause) => !('help' in cause))).toBe(true)
    expect(headingOf(result).kind).toBe('plain')
  })

  it('another cause that is raised is named', () => {
    const demands = Object.fromEntries(
      causeItems.filter(({ id }) => id === 'demands').map(({ item }) => [item.id, 5]),
    )
    expect(headingOf(withCauses(demands))).toEqual({ kind: 'causes', zone: 'green', ids: ['demands'] })
  })
})

test.each([
  ['threatened once by a customer', 'threats-outside-threat', 'rarely', true],
  ['hit once by a colleague', 'threats-inside-violence', 'rarely', true],
  ['rarely uneasy with people from outside', 'threats-outside-unsafe', 'rarely', false],
  ['sometimes uneasy with somebody at work', 'threats-inside-unsafe', 'sometimes', true],
] as const)('somebody %s is offered help: %s', (_, item, answer, help) => {
  const asked = (arbetsmiljo.causes ?? []).flatMap(({ items }) => items)
  const calm = Object.fromEntries([
    ...arbetsmiljo.items.map(({ id }) => [id, 'never'] as const),
    ...asked.map(({ id, reversed }) => [id, reversed ? ('always' as const) : ('never' as const)] as const),
  ])
  const { kind } = headingOf(resultOf(arbetsmiljo, { ...calm, [item]: answer }))
  expect(kind).toBe(help ? 'mistreatment' : 'plain')
})

test.each(shippedInstruments)(
  '$id: no green or yellow result with anything raised is reassuring',
  (instrument) => {
    const items = [...instrument.items, ...(instrument.causes ?? []).flatMap((cause) => cause.items)]
    // Mostly calm, so that a single raised part below a calm total comes up often.
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.constant('never' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...words) },
    )
    fc.assert(
      fc.property(fc.array(value, { minLength: items.length, maxLength: items.length }), (given) => {
        const answers: Answers = Object.fromEntries(items.map(({ id }, at) => [id, given[at] ?? 'never']))
        const result = resultOf(instrument, answers)
        const heading = headingOf(result)
        const raised = [...result.categories, ...result.causes].some(({ risk }) => risk !== 'none')
        // Computed from the answers, independently of the scoring.
        const mistreated = (instrument.causes ?? [])
          .filter(({ id }) => id === 'conflict_victimisation' || id.startsWith('threats_'))
          .flatMap((cause) => cause.items)
          .some(({ id, reversed }) => {
            const score = answerValue(answers[id] ?? 'never')
            return (reversed ? 6 - score : score) >= (/-(threat|violence)$/.test(id) ? 2 : 3)
          })
        expect(result.causes.some((cause) => cause.help === true)).toBe(mistreated)
        expect(heading.zone).toBe(result.zone)
        expect(heading.kind === 'plain').toBe(result.zone === 'red' || !(raised || mistreated))
      }),
      { numRuns: 400 },
    )
  },
)
