import { expect, test } from 'vitest'
import { readAloud as en } from './en/ways-to-read.ts'
import { spokenDigits } from './spoken-digits.ts'
import { readAloud as sv } from './sv/ways-to-read.ts'

test.each([
  ['112', 'sv', 'ett ett två'],
  ['90101', 'sv', 'nio noll ett noll ett'],
  ['90 390', 'sv', 'nio noll, tre nio noll'],
  ['08-702 16 80', 'sv', 'noll åtta, sju noll två, ett sex, åtta noll'],
  ['+46 8', 'en', 'plus, four six, eight'],
  ['', 'en', ''],
] as const)('the number %j is said digit by digit in %s: %j', (number, language, said) => {
  expect(spokenDigits(number, { sv, en }[language]['aloud.digits'])).toBe(said)
})
