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
  expect(readNumber(text, 'sv')).toBe(value)
  expect(readNumber(text, 'en')).toBe(value)
})

test.each([
  ['en', '2,000', 2000],
  ['en', '1,250,000.50', 1_250_000.5],
  ['en', '0,125', 0.125],
  ['en', '12,00', 12],
  ['en', '2,000,00', null],
  ['sv', '2.000', 2000],
  ['sv', '1.250.000,50', 1_250_000.5],
  ['sv', '2,000', 2],
  ['sv', '0.125', 0.125],
] as const)('in %s, %s is read as %s', (language, text, value) => {
  expect(readNumber(text, language)).toBe(value)
})

test('a reduction of more than 100 per cent is no number', () => {
  expect(readNumber('100', 'sv', 100)).toBe(100)
  expect(readNumber('101', 'sv', 100)).toBeNull()
})
