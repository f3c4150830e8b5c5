import { expect, test } from 'vitest'
import { isKnownByTag } from './etag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b","a"', true],
  ['W/"b" , W/"a"', true],
  ['"b,c", "a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['"a,b"', false],
  ['"b, \\"a\\""', false],
  ['a', false],
  ['"A"', false],
  ['', false],
  [undefined, false],
])('who asks with %j has what is tagged "a": %s', (header, known) => {
  expect(isKnownByTag(header, '"a"')).toBe(known)
  expect(isKnownByTag(header, 'W/"a"')).toBe(known)
})
