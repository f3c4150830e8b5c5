import { expect, test } from 'vitest'
import { readOrganisationNumber } from './organisation-number.ts'

test.each([
  ['559999-9991', '559999-9991'],
  ['5599999991', '559999-9991'],
  [' 559999-9991 ', '559999-9991'],
  ['559999-9990', null],
  ['559999–9991', null],
  ['559999 9991', null],
  ['55999-99991', null],
  ['16559999-9991', null],
  ['000000-0000', '000000-0000'],
  ['', null],
])('an organisation number written as "%s" is read as %s', (written, read) => {
  expect(readOrganisationNumber(written)).toBe(read)
})

test('one wrong digit is found, whichever it is', () => {
  for (let at = 0; at < 10; at += 1) {
    const digits = [...'5599999991']
    digits[at] = String((Number(digits[at]) + 1) % 10)
    expect(readOrganisationNumber(digits.join(''))).toBeNull()
  }
})
