import { describe, expect, test } from 'vitest'
import { type Felt, keepFelt, mostFelt, patternAfter, patternOf, withoutFelt } from './felt.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 8, minute))
const felt = (...answers: readonly ('better' | 'same' | 'worse')[]): Felt =>
  answers.reduce<Felt>((kept, answer, minute) => keepFelt(kept, 'andas', answer, at(minute)), {})

describe('how it felt after an exercise', () => {
  test('is a pattern of its own after five times, not before', () => {
    expect(patternOf(felt('better', 'better', 'same', 'better'), 'andas')).toEqual({ left: patternAfter - 4 })
    expect(patternOf(felt('better', 'better', 'same', 'better', 'worse'), 'andas')).toEqual({
      times: 5,
      better: 3,
      same: 1,
      worse: 1,
      tends: 'better',
    })
  })

  test('is counted for each exercise by itself', () => {
    const kept = keepFelt(felt('better', 'better', 'better', 'better'), 'mikropaus', 'worse', at(30))
    expect(patternOf(kept, 'mikropaus')).toEqual({ left: 4 })
    expect(patternOf({}, 'mikropaus')).toEqual({ left: 5 })
  })

  test.each([
    ['worse', ['worse', 'better', 'worse', 'better', 'better']],
    ['better', ['better', 'better', 'better', 'same', 'worse']],
    ['same', ['same', 'same', 'same', 'better', 'worse']],
    ['mixed', ['better', 'better', 'same', 'same', 'worse']],
  ] as const)('tends to %s: feeling worse weighs more than the rest', (tends, answers) => {
    expect(patternOf(felt(...answers), 'andas')).toMatchObject({ tends })
  })

  test('goes by the last ten times, so that it may change', () => {
    const long = [...Array(8).fill('worse'), ...Array(10).fill('better')]
    expect(patternOf(felt(...long), 'andas')).toEqual({
      times: 10,
      better: 10,
      same: 0,
      worse: 0,
      tends: 'better',
    })
  })

  test('is kept for the last times alone, and two answers of one minute are one', () => {
    const many = felt(...Array(mostFelt + 5).fill('same'))
    expect(Object.keys(many.andas ?? {})).toHaveLength(mostFelt)
    expect(Object.keys(many.andas ?? {})[0]).toBe('2026-11-02T08:05Z')
    const twice = keepFelt(keepFelt({}, 'andas', 'worse', at(0)), 'andas', 'better', at(0))
    expect(twice).toEqual({ andas: { '2026-11-02T08:00Z': 'better' } })
  })

  test('goes when its person takes it away, and leaves the other exercises', () => {
    const kept = keepFelt(felt('better'), 'mikropaus', 'same', at(1))
    expect(withoutFelt(kept, 'andas')).toEqual({ mikropaus: { '2026-11-02T08:01Z': 'same' } })
  })
})
