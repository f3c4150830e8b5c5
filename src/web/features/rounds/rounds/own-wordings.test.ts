import { expect, test } from 'vitest'
import { ownQuestions } from '#contract/rounds/own-question-to-ask.ts'
import { ownWordings, wordFound } from './own-wordings.ts'
import { healthWords, identityWords } from './sensitive-words.ts'

const isSent = (sv: string, en = '') => ownQuestions.safeParse(ownWordings({ sv, en })).success

test('each line is a question, and without a translation everybody reads the first language', () => {
  expect(ownWordings({ sv: 'Hinner du med?\n\n Tar du paus?\n', en: '' })).toEqual([
    { text: { sv: 'Hinner du med?', en: 'Hinner du med?' } },
    { text: { sv: 'Tar du paus?', en: 'Tar du paus?' } },
  ])
  expect(ownWordings({ sv: 'Tar du paus?', en: 'Do you take breaks?' })).toEqual([
    { text: { sv: 'Tar du paus?', en: 'Do you take breaks?' } },
  ])
})

test.each([
  ['nothing', '', '', true],
  ['one question', 'Hinner du med?', '', true],
  ['a question that is missing in the translation', 'Hinner du?\nVill du?', 'Do you?', false],
  ['a translation of nothing', '', 'Do you?', false],
  ['500 characters', 'x'.repeat(500), '', false],
])('%s: sent or refused', (_, sv, en, sent) => {
  expect(isSent(sv, en)).toBe(sent)
})

const kinds = { health: healthWords, identity: identityWords }

test.each([
  ['Har du varit sjukskriven i år?', 'health', 'sjukskriven'],
  ['Har du någon diagnos?', 'health', 'diagnos'],
  ['Har du ont i ryggen?', 'health', 'har du ont'],
  ['Har du dia\u00adgnos?', 'health', 'diagnos'],
  ['Are you pregnant?', 'health', 'pregnant'],
  ['Hinner du med pauserna?', 'health', null],
  ['Hur är den psykologiska tryggheten?', 'health', null],
  ['Hur lång är kön till kopiatorn?', 'identity', null],
  ['Har du sett sexuella trakasserier?', 'identity', null],
  ['Vilket kön har du?', 'identity', 'vilket kön'],
  ['Hur gammal är du?', 'identity', 'hur gammal'],
  ['Vet du vem som är chef?', 'identity', null],
] as const)('%s: what is warned of', (text, kind, word) => {
  expect(wordFound(text, kinds[kind])).toBe(word)
})
