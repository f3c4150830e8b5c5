import { expect, test } from 'vitest'
import { earlierInstruments, newestInstruments } from '#core/instrument/shipped.ts'
import { wordNotes } from '#text/easy-swedish/word-notes.ts'
import { faultsInEasySwedish } from './easy-swedish.ts'

const swedish = { lead: 'Du svarar på frågorna som gäller {round}.', end: 'Tack.' }

test('easy Swedish that says all and is short has no fault', () => {
  const easy = { lead: 'Du får frågor om {round}. Svara på dem.', end: 'Tack.' }
  expect(faultsInEasySwedish('profile', easy, swedish)).toEqual([])
})

test('what is missing, too many or filled differently is named', () => {
  const easy = { lead: 'Du får frågor.', more: 'Hej då.' }
  expect(faultsInEasySwedish('profile', easy, swedish)).toEqual([
    'profile fills lead with nothing instead of {round}',
    'profile has more, which Swedish has not',
    'profile lacks end',
  ])
})

test('of a dictionary that is read in part, nothing is missing', () => {
  const easy = { end: 'Tack.', more: 'Hej då.' }
  expect(faultsInEasySwedish('problems', easy, swedish, true)).toEqual([
    'problems has more, which Swedish has not',
  ])
})

test('what the operator fills in keeps its usual words', () => {
  const filled = { ...swedish, phone: 'Ring %%SUPPORT_PHONE%% på vardagar.' }
  const easy = { lead: 'Du får frågor om {round}.', end: 'Tack.' }
  expect(faultsInEasySwedish('support', easy, filled)).toEqual([])
  expect(faultsInEasySwedish('support', { ...easy, phone: 'Ring %%SUPPORT_PHONE%%.' }, filled)).toEqual([
    'support has phone, which the operator fills in',
  ])
})

test('long sentences and long words are no easy Swedish', () => {
  const lead =
    'Eftersom arbetsgivaren ansvarar för arbetsmiljön kan skyddsombudet granska uppgifterna innan mätningen öppnas för de anställda och dessutom säga ifrån om något verkar vara fel.'
  expect(faultsInEasySwedish('profile', { lead }, { lead })).toEqual([
    'profile has 24.0 words a sentence',
    expect.stringContaining('profile has LIX'),
    `profile has a sentence of 24 words: “${lead}”`,
  ])
})

const questions = [...newestInstruments, ...earlierInstruments].flatMap(({ items, causes = [] }) =>
  [...items, ...causes.flatMap((cause) => cause.items)].map(({ text }) => text.sv),
)

test.each(Object.keys(wordNotes))('“%s” stands in a question', (words) => {
  expect(questions.filter((question) => question.includes(words))).not.toEqual([])
})
