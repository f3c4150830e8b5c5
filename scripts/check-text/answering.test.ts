import { expect, test } from 'vitest'
import { faultsInAnswering } from './answering.ts'

const swedish = { lead: 'Du svarar på {round}.', count: '{count} {count|person|personer}' }

test('a text that is filled otherwise, or has too few forms, is named', () => {
  expect(faultsInAnswering('ar/x.ts', 'ar', { lead: 'كلمة' }, swedish)).toEqual([
    'ar/x.ts fills lead with nothing instead of {round}',
  ])
  expect(faultsInAnswering('pl/x.ts', 'pl', { count: '{count} {count|osoba|osoby}' }, swedish)).toEqual([
    'pl/x.ts does not give each number of count the forms few, many, one, other',
  ])
  expect(faultsInAnswering('ar/x.ts', 'ar', { lead: '{round} 90 390' }, swedish)).toEqual([
    'ar/x.ts needs hard spaces between the digits of lead',
  ])
  expect(faultsInAnswering('fi/x.ts', 'fi', { more: 'Hei' }, swedish)).toEqual([
    'fi/x.ts has more, which Swedish has not',
  ])
  expect(faultsInAnswering('fi/x.ts', 'fi', { lead: '{round}' }, swedish)).toEqual([])
})
