import { expect, test } from 'vitest'
import { firstPair, type Pair, withChosen } from './compared.ts'
import type { TakenResult } from './own-result.ts'

const taken = (id: string, instrument: string): TakenResult => ({
  id,
  takenAt: `2026-0${id}-01T10:00:00.000Z`,
  result: {
    instrument,
    version: '1.0',
    total: Number(id) / 2,
    zone: 'green',
    categories: [],
    causes: [],
    provisional: true,
  },
})

test('at first the latest result is compared with the one before it of the same form', () => {
  const results = [taken('1', 'stressprofil'), taken('2', 'djupanalys'), taken('3', 'stressprofil')]
  expect(firstPair(results)).toEqual(['1', '3'])
  expect(firstPair(results.slice(1))).toEqual(['2', '3'])
})

test('two presses choose any two, whatever was chosen before', () => {
  const starts: readonly Pair[] = [
    ['1', '2'],
    ['2', '1'],
    ['3', '1'],
    ['2', '3'],
  ]
  for (const start of starts) {
    expect([...withChosen(withChosen(start, '1'), '2')].sort()).toEqual(['1', '2'])
  }
  expect(withChosen(['1', '2'], '2')).toEqual(['1', '2'])
})
