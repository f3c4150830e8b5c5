import { expect, test } from 'vitest'
import { readMobileNumber } from './mobile-number.ts'

test.each([
  ['0701234567', '+46701234567'],
  ['070-123 45 67', '+46701234567'],
  ['070–123 45 67', '+46701234567'],
  ['+46 70 123 45 67', '+46701234567'],
  ['+46 (0)70-123 45 67', '+46701234567'],
  ['0046 72 123 45 67', '+46721234567'],
  ['46791234567', '+46791234567'],
  // A spreadsheet that read it as a number has dropped the zero.
  ['701234567', '+46701234567'],
  // As our own exports protect a plus.
  ["'+46701234567", '+46701234567'],
  ['+47 412 34 567', '+4741234567'],
  ['0045 20 12 34 56', '+4520123456'],
])('%s is %s', (text, number) => {
  expect(readMobileNumber(text)).toBe(number)
  // A stored number reads as itself.
  expect(readMobileNumber(number)).toBe(number)
})

test.each([
  '',
  'nej',
  '08-465 004 00',
  '070-123 45 6',
  '070-123 45 678',
  '0101234567',
  '112',
  '4741234567',
  '4.67012E+10',
  '+0701234567',
  '++46701234567',
  '070-123 45 67, 073-123 45 67',
  '=0701234567',
  '+1234567890123456',
])('%s is no number that takes an SMS', (text) => {
  expect(readMobileNumber(text)).toBeNull()
})
