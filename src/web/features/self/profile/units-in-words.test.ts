import { expect, it } from 'vitest'
import { profile as en } from '#text/en/profile.ts'
import { type Translate, translate } from '#text/messages.ts'
import { profile as sv } from '#text/sv/profile.ts'
import { numberInWords, unitsInWords } from './units-in-words.ts'

const swedish: Translate<keyof typeof sv> = (key, params) => translate(sv, key, 'sv', params)
const english: Translate<keyof typeof sv> = (key, params) => translate(en, key, 'en', params)
const units = [{ name: 'Lager' }, { name: 'Drift' }, { name: 'Exempelbolaget' }]

it('someone in a small unit reads where the answer may count, from their own unit upward', () => {
  expect(unitsInWords(swedish, units, 8)).toBe(
    'Ditt svar kan räknas med i siffror för din enhet Lager om minst åtta svarar där, annars Drift, annars hela Exempelbolaget.',
  )
  expect(unitsInWords(english, units.slice(1), 12)).toBe(
    'Your answer may count in figures for your unit Drift if at least twelve answer there, otherwise the whole of Exempelbolaget.',
  )
})

it('someone at the top reads that the answer counts for the whole', () => {
  expect(unitsInWords(swedish, units.slice(2), 8)).toBe(
    'Ditt svar kan räknas med i siffror för hela Exempelbolaget.',
  )
})

it('a raised smallest group is said, in words up to twelve', () => {
  expect([8, 9, 10, 11, 12, 15].map((value) => numberInWords(swedish, value))).toEqual([
    'åtta',
    'nio',
    'tio',
    'elva',
    'tolv',
    '15',
  ])
})
