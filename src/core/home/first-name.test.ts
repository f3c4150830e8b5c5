import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Anna Ek', 'Anna'],
  ['Ek, Anna', 'Anna'],
  ['Ek , Anna Maria', 'Anna'],
  ['Anna-Karin  Ek', 'Anna-Karin'],
  ['Anna', 'Anna'],
  ['Ek,', 'Ek'],
  [' ', null],
  ['', null],
  [',', null],
])('%j is greeted as %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
