import { expect, test } from 'vitest'
import { nearestSlots } from './nearest-slots.ts'

test('of what is left, the nearest times are offered, in order', () => {
  const slots = [1, 2, 5, 6, 9].map((one) => new Date(one))
  expect(nearestSlots(slots, new Date(5), 3).map(Number)).toEqual([2, 5, 6])
  expect(nearestSlots([], new Date(5), 3)).toEqual([])
})
