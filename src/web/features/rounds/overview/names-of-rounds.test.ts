import { expect, test } from 'vitest'
import { roundOf } from '#test/component/report-props.tsx'
import { dictionaries } from '#text/dictionaries.ts'
import { translate } from '#text/messages.ts'
import { nameApart } from './names-of-rounds.ts'

const words = {
  language: 'sv',
  t: (key: keyof typeof dictionaries.sv.overview, params?: Parameters<typeof translate>[3]) =>
    translate(dictionaries.sv.overview, key, 'sv', params),
} as const

const namesOf = (rounds: Parameters<typeof nameApart>[1]) => nameApart(words, rounds).map(({ name }) => name)
const december = { ...roundOf('school', 'December 2026', '2026-12-15'), scope: 'Skola' }

test('a round with a name of its own keeps it, whatever part of the organisation it asked', () => {
  expect(namesOf([december, roundOf('autumn', 'Hösten', '2026-10-15')])).toEqual(['December 2026', 'Hösten'])
})

test('rounds of one name at the same time are told apart by the part that each asked', () => {
  const care = { ...december, id: 'care', scope: 'Omsorg' }
  const whole = { ...december, id: 'whole', scope: null }
  expect(namesOf([december, care, whole])).toEqual([
    'December 2026, Skola',
    'December 2026, Omsorg',
    'December 2026',
  ])
})

test('rounds of one name that asked the same people are told apart by the day on which they closed', () => {
  const pulse = (id: string, closedAt: string) => roundOf(id, 'Pulsen', closedAt)
  expect(namesOf([pulse('spring', '2026-03-15'), pulse('autumn', '2026-09-15')])).toEqual([
    'Pulsen (stängde 15\u00a0mars 2026)',
    'Pulsen (stängde 15\u00a0sep 2026)',
  ])
})
