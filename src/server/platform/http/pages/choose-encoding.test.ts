import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

const all = ['br', 'gzip', 'identity'] as const

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
  ['', 'identity'],
])('a reader who accepts %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, all)).toBe(encoding)
})

test('a file that is not compressed is sent as it is', () => {
  expect(chooseEncoding('br', ['identity'])).toBe('identity')
})
