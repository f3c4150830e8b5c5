import { expect, test } from 'vitest'
import { formCountsOf, placeholdersOf } from '#text/messages.ts'
import { toPseudo } from './to-pseudo.ts'

test('words run from right to left and are a third longer', () => {
  const pseudo = toPseudo('Your answers are protected')
  expect(pseudo).not.toMatch(/\p{Script=Latin}/u)
  expect(pseudo).toMatch(/^\p{Script=Arabic}/u)
  expect(pseudo.length / 'Your answers are protected'.length).toBeGreaterThan(1.25)
})

test.each([['%%BRAND_NAME%%, home page'], ['{count} {count|answer|answers} at {name}'], ['{count}']])(
  'what %s needs stays',
  (text) => {
    expect(placeholdersOf(toPseudo(text))).toEqual(placeholdersOf(text))
  },
)

test('a number has the six forms of Arabic', () => {
  const pseudo = toPseudo('{count|answer|answers}')
  expect(formCountsOf(pseudo)).toEqual([6])
  const [, few, many, one] = pseudo.split('|')
  expect(one).toBe(toPseudo('answer'))
  expect([few, many]).toEqual([toPseudo('answers'), toPseudo('answers')])
})

test.each([
  ['[the law](/granska#angreppet)', '(/granska#angreppet)'],
  ['## Our psychologists {#psykologer}', '{#psykologer}'],
  ['See https://example.com/a now', 'https://example.com/a'],
  ['Save template.xlsx', 'template.xlsx'],
  ['unit_id;unit;parent_id', 'unit_id;unit;parent_id'],
  ['Call 90 390', '90\u00a0390'],
])('in "%s" %s stays as it is', (text, kept) => {
  expect(toPseudo(text)).toContain(kept)
})
