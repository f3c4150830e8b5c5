import { expect, test } from 'vitest'
import { findByWords, holdsWords, mostHits, wordsOf } from './matching.ts'

test('words are found in any order, whatever their case', () => {
  expect(holdsWords('Anna Ek anna.ek@example.com', wordsOf('  EK  anna '))).toBe(true)
  expect(holdsWords('Åsa Öberg', wordsOf('öberg åsa'))).toBe(true)
  expect(holdsWords('Anna Ek', wordsOf('anna berg'))).toBe(false)
})

test('what begins with the first word comes first, the others in their order', () => {
  const units = ['Ekonomi', 'Norra kontoret', 'Kontor', 'Södra kontoret']
  expect(findByWords(units, wordsOf('kontor'), (unit) => unit)).toEqual([
    'Kontor',
    'Norra kontoret',
    'Södra kontoret',
  ])
})

test('one more than is shown is found, so that it can be said', () => {
  const many = Array.from({ length: 30 }, (_, at) => `Butik ${at}`)
  expect(findByWords(many, wordsOf('butik'), (unit) => unit)).toHaveLength(mostHits + 1)
})
