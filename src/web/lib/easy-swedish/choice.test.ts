import { expect, test } from 'vitest'
import { easyLinkIn } from './choice.ts'

test.each([
  ['', { asked: false, alone: false }],
  ['#lattlast', { asked: true, alone: true }],
  ['#inbjudan=abc-DEF_123&lattlast', { asked: true, alone: false }],
  ['#inbjudan=lattlast', { asked: false, alone: true }],
  ['#tekniker', { asked: false, alone: true }],
])('the fragment %j is read as %j', (hash, expected) => {
  expect(easyLinkIn(hash)).toEqual(expected)
})
