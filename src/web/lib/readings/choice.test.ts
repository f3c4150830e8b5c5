import { expect, test } from 'vitest'
import { readingLinkIn } from './choice.ts'

test.each([
  ['', { easy: false, tag: undefined, alone: false }],
  ['#lattlast', { easy: true, tag: undefined, alone: true }],
  ['#inbjudan=abc-DEF_123&lattlast', { easy: true, tag: undefined, alone: false }],
  ['#inbjudan=lattlast', { easy: false, tag: undefined, alone: true }],
  ['#tekniker', { easy: false, tag: undefined, alone: true }],
  ['#fi', { easy: false, tag: 'fi', alone: true }],
  ['#inbjudan=abc-DEF_123&amp;ar', { easy: false, tag: 'ar', alone: false }],
  ['#K7MX9-42QDA&ar', { easy: false, tag: 'ar', alone: false }],
])('the fragment %j is read as %j', (hash, expected) => {
  expect(readingLinkIn(hash, ['ar', 'fi'])).toEqual(expected)
})

test('a language that is not switched on is asked for in vain', () => {
  expect(readingLinkIn('#pl', ['ar', 'fi']).tag).toBeUndefined()
  expect(readingLinkIn('#fi', ['']).tag).toBeUndefined()
})
