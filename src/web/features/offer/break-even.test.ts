import { expect, test } from 'vitest'
import { readNumber, workOut } from './break-even.ts'

const company = { people: 100, days: 8, dayCost: 3000, price: 120_000, assumption: 0 }

test('with no assumed effect the service saves nothing and costs its price', () => {
  expect(workOut(company)).toEqual({ today: 2_400_000, saved: 0, net: -120_000, breakEven: 0.05 })
})

test('at the break-even point saving and price are equal', () => {
  expect(workOut({ ...company, assumption: 0.05 }).net).toBe(0)
})

test('a service dearer than all sick days never pays for itself', () => {
  expect(workOut({ ...company, price: 3_000_000 }).breakEven).toBeNull()
  expect(workOut({ ...company, days: 0 }).breakEven).toBeNull()
})

test.each([
  ['1 200', 1200],
  ['1\u00a0200', 1200],
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['0', 0],
  ['', null],
  ['-3', null],
  ['12 st', null],
  ['1,2,3', null],
])('%s is read as %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('a reduction of more than 100 per cent is no number', () => {
  expect(readNumber('100', 100)).toBe(100)
  expect(readNumber('101', 100)).toBeNull()
})
