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

test.each([
  ['a bullet of Word', '•\tHinner du med?'],
  ['a bullet of Word’s second level', 'o\tHinner du med?'],
  ['a bullet of Word’s own font', '\uf0b7\tHinner du med?'],
  ['a bullet of a mail', '- Hinner du med?'],
  ['a number', '1.\tHinner du med?'],
  ['a number with a bracket', '2) Hinner du med?'],
  ['a letter', 'a)\u00a0Hinner du med?'],
  ['a tab in the middle', 'Hinner\tdu med?'],
  ['a soft hyphen', 'Hin\u00adner du med?'],
  ['a mark of a web page that has no width', '\u200bHinner du med?\ufeff'],
  ['a line break of PowerPoint', '\u000bHinner du med?'],
])('a question that is pasted with %s is asked without it', (_, pasted) => {
  expect(ownWordings({ sv: pasted, en: '' })[0]?.text.sv).toBe('Hinner du med?')
  expect(isSent(pasted)).toBe(true)
})

test.each(['8 timmar är lagom.', '-5 grader är för kallt.', 'A är bättre än B.', 'o.s.v. räcker som svar.'])(
  '%s: what only begins like a list stays',
  (said) => {
    expect(ownWordings({ sv: said, en: '' })[0]?.text.sv).toBe(said)
  },
)

test('an empty bullet is no question, and a soft line break begins a new one', () => {
  expect(ownWordings({ sv: '•\t\n•\tHinner du?\u000bTar du paus?\u2028Får du hjälp?', en: '' })).toHaveLength(
    3,
  )
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
