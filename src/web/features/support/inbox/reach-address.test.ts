import { expect, test } from 'vitest'
import { reachAddress } from './request-card.tsx'

test.each([
  ['070-123 45 67', 'tel:0701234567'],
  ['+46 (0)70 123 45 67', 'tel:+46701234567'],
  [' anna@exempel.se ', 'mailto:anna@exempel.se'],
  ['070-123 45 67, helst kvällar', null],
  ['12', null],
  ['anna@exempel.se?subject=Hej', null],
  ['javascript:alert(1)', null],
  ['anna@exempel.se, olle@exempel.se', null],
])('how to reach somebody, %j, opens %j', (reach, address) => {
  expect(reachAddress(reach)).toBe(address)
})
