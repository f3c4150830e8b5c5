import { describe, expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { type Answers, evaluate } from './evaluate.ts'

const scored = (values: readonly (number | null)[], instrument = stressprofil) => {
  const evaluation = evaluate(instrument, answersByValue(instrument, values))
  if (!evaluation.ok) throw new Error(evaluation.code)
  return evaluation.result
}

const nothing = null
const evenly = (value: number, length = 12) => Array.from({ length }, () => value)

describe('the twelve questions', () => {
  test.each([
    ['somebody who answers never throughout', evenly(1), [1, 1, 1, 1], 1, 'green'],
    ['answers that sum to 29', [3, 3, 3, 2, 2, 2, 3, 2, 3, 2, 2, 2], [3, 2, 2.67, 2], 2.42, 'green'],
    ['answers that sum to 31', [3, 3, 4, 2, 2, 2, 3, 3, 3, 2, 2, 2], [3.33, 2, 3, 2], 2.58, 'yellow'],
    ['answers that sum to 35', [4, 3, 4, 3, 2, 3, 3, 3, 3, 2, 2, 3], [3.67, 2.67, 3, 2.33], 2.92, 'yellow'],
    ['answers that sum to 36', [4, 4, 4, 3, 2, 3, 3, 3, 3, 2, 2, 3], [4, 2.67, 3, 2.33], 3, 'red'],
    ['one question skipped', [4, 4, nothing, 3, 2, 3, 3, 3, 3, 2, 2, 3], [4, 2.67, 3, 2.33], 3, 'red'],
    ['somebody who answers always throughout', evenly(5), [5, 5, 5, 5], 5, 'red'],
  ] as const)('%s', (_, values, categories, total, zone) => {
    const result = scored(values)
    expect(result.categories.map(({ score }) => score)).toEqual(categories)
    expect(result).toMatchObject({ total, zone, provisional: true, causes: [] })
  })

  test('the total is the mean of unrounded category scores, not of the rounded ones', () => {
    // 3.3333… + 1.3333… + 2 + 2 = 8.6666… / 4 = 2.1666…; the rounded scores 3.33 + 1.33 + 2 + 2 would give 2.165.
    expect(scored([3, 3, 4, 1, 1, 2, 2, 2, 2, 2, 2, 2]).total).toBe(2.17)
    // 1.6666… three times and 1 make 1.5 exactly; the rounded scores 1.67 would give 1.5025.
    expect(scored([2, 2, 1, 2, 2, 1, 2, 2, 1, 1, 1, 1]).total).toBe(1.5)
  })

  test('skipping one question in every category still gives a score', () => {
    const result = scored([4, 5, nothing, nothing, 1, 2, 3, nothing, 4, 2, 2, nothing])
    expect(result.categories.map(({ score }) => score)).toEqual([4.5, 1.5, 3.5, 2])
    // (4.5 + 1.5 + 3.5 + 2) / 4 = 2.875, and halves go up.
    expect(result.total).toBe(2.88)
  })

  test('someone who skips two questions in a category gets no score, and hears which category it is', () => {
    const answers = answersByValue(stressprofil, [4, nothing, nothing, 3, 2, 3, 3, 3, 3, 2, 2, 3])
    expect(evaluate(stressprofil, answers)).toEqual({
      ok: false,
      code: 'not-enough-answers',
      categories: ['exhaustion'],
    })
  })

  test('someone who answers nothing hears about all four categories', () => {
    expect(evaluate(stressprofil, {})).toMatchObject({
      code: 'not-enough-answers',
      categories: ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation'],
    })
  })

  test('a category shows only whether it is raised, and its risk still tells high from medium', () => {
    const { categories } = scored([4, 4, 4, 3, 2, 3, 3, 3, 3, 2, 2, 2])
    expect(categories).toEqual([
      { id: 'exhaustion', score: 4, band: 'raised', risk: 'high' },
      { id: 'emotional_distancing', score: 2.67, band: 'raised', risk: 'medium' },
      { id: 'cognitive_impairment', score: 3, band: 'raised', risk: 'medium' },
      { id: 'emotional_regulation', score: 2, band: 'not_raised', risk: 'none' },
    ])
  })
})

describe('answers that are refused', () => {
  const complete = answersByValue(stressprofil, evenly(3))

  test('an item that the instrument does not have', () => {
    expect(evaluate(stressprofil, { ...complete, 'ex-invented': 'often' })).toEqual({
      ok: false,
      code: 'unknown-item',
      items: ['ex-invented'],
    })
  })

  test('an item of the longer instrument', () => {
    expect(evaluate(stressprofil, { ...complete, 'ex-ordinary-day': 'often' })).toMatchObject({
      code: 'unknown-item',
    })
  })

  test.each(['Often', 'ofta', '', 4, null, ['often']])('%j, which is none of the five answers', (word) => {
    const answers = { ...complete, 'di-pointless': word } as unknown as Answers
    expect(evaluate(stressprofil, answers)).toEqual({
      ok: false,
      code: 'unknown-answer',
      items: ['di-pointless'],
    })
  })

  test('a name that every object inherits is no item', () => {
    const answers = { ...complete, constructor: 'often' } as unknown as Answers
    expect(evaluate(stressprofil, answers)).toMatchObject({ code: 'unknown-item', items: ['constructor'] })
  })
})

describe('the in-depth analysis', () => {
  const causeItems = (djupanalys.causes ?? []).flatMap(({ items }) => items)
  const causesAnswered = (word: 'never' | 'always'): Answers =>
    Object.fromEntries(causeItems.map(({ id }) => [id, word]))
  const main = answersByValue(djupanalys, evenly(2, 24))

  test('shows all three bands of a category', () => {
    const block = (value: number) => evenly(value, 6)
    const { categories } = scored([...block(3), ...block(3), ...block(2), ...block(3)], djupanalys)
    expect(categories.map(({ band }) => band)).toEqual(['green', 'yellow', 'green', 'red'])
    expect(categories.map(({ risk }) => risk)).toEqual(['none', 'medium', 'none', 'high'])
  })

  test('gives a result without causes when that whole block is left out', () => {
    expect(evaluate(djupanalys, main)).toMatchObject({ ok: true, result: { causes: [] } })
  })

  test('refuses a block of causes that is answered in part, and names what is open', () => {
    const { 'demands-rush': _, ...allButOne } = causesAnswered('always')
    expect(evaluate(djupanalys, { ...main, ...allButOne })).toEqual({
      ok: false,
      code: 'incomplete-causes',
      items: ['demands-rush'],
    })
  })

  test('turns questions about good things, so that a high figure is always the worse one', () => {
    const evaluation = evaluate(djupanalys, { ...main, ...causesAnswered('never') })
    const causes = evaluation.ok ? evaluation.result.causes : []
    expect(causes.find(({ id }) => id === 'manager_support')).toEqual({
      id: 'manager_support',
      score: 5,
      risk: 'high',
    })
    expect(causes.find(({ id }) => id === 'demands')).toEqual({ id: 'demands', score: 1, risk: 'none' })
    // boundaries: 1, 1 and a turned 5 → 2.33; working hours: 1 and a turned 5 → 3.00
    expect(causes.find(({ id }) => id === 'boundaries_recovery')).toMatchObject({ score: 2.33, risk: 'none' })
    expect(causes.find(({ id }) => id === 'working_hours')).toMatchObject({ score: 3, risk: 'medium' })
  })

  test('causes never touch the zone', () => {
    const zones = [
      main,
      { ...main, ...causesAnswered('never') },
      { ...main, ...causesAnswered('always') },
    ].map((answers) => {
      const evaluation = evaluate(djupanalys, answers)
      return evaluation.ok && [evaluation.result.zone, evaluation.result.total]
    })
    expect(zones).toEqual([
      ['green', 2],
      ['green', 2],
      ['green', 2],
    ])
  })
})
