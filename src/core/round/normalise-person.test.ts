import { expect, test } from 'vitest'
import { normaliseAddress, normaliseName, normaliseNumber } from './normalise-person.ts'

test.each([
  ['anna@firma.se', 'anna@firma.se'],
  [' Anna@Firma.SE ', 'anna@firma.se'],
  ['anna+mätning@firma.se', 'anna@firma.se'],
  ['anna+a+b@firma.se', 'anna@firma.se'],
  ['+anna@firma.se', '+anna@firma.se'],
  ['ａnna@firma.se', 'anna@firma.se'],
  ['no address', 'no address'],
])('the address %s is compared as %s', (email, compared) => {
  expect(normaliseAddress(email)).toBe(compared)
})

test.each([
  [null, null],
  ['', null],
  [' - ', null],
  ['412', '412'],
  ['00412', '412'],
  ['AB-00412', 'ab412'],
  ['AB 412', 'ab412'],
  ['1004', '1004'],
  ['0', '0'],
])('the employee number %s is compared as %s', (number, compared) => {
  expect(normaliseNumber(number)).toBe(compared)
})

test.each([
  ['Anna Andersson', 'andersson anna'],
  ['Andersson, Anna', 'andersson anna'],
  ['ANNA  ANDERSSON', 'andersson anna'],
  ['Åsa Öberg-Ek', 'asa ek oberg'],
  ['Asa Oberg Ek', 'asa ek oberg'],
  ['', null],
  [' - ', null],
])('the name %s is compared as %s', (name, compared) => {
  expect(normaliseName(name)).toBe(compared)
})
