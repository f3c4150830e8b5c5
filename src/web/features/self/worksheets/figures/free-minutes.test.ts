import { expect, test } from 'vitest'
import { freeMinutes } from './free-hours.tsx'

test.each([
  ['16:00', '20:00', '07:00', { all: 900, reachable: 240, free: 660 }],
  ['22:00', '00:30', '06:00', { all: 480, reachable: 150, free: 330 }],
  ['16:00', '16:00', '07:00', { all: 900, reachable: 0, free: 900 }],
  ['07:00', '07:00', '07:00', { all: 1440, reachable: 0, free: 1440 }],
  ['16:00', '09:00', '07:00', { all: 900, reachable: 900, free: 0 }],
] as const)('a shift that ends %s, reachable until %s, the next at %s', (ends, until, begins, minutes) => {
  expect(freeMinutes(ends, until, begins)).toEqual(minutes)
})
