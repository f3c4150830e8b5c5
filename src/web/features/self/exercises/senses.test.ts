import { expect, test } from 'vitest'
import { searchAt, thingsToFind } from './notice-stage.tsx'

test.each([
  [0, 'see', 5],
  [4, 'see', 1],
  [5, 'hear', 4],
  [8, 'hear', 1],
  [9, 'feel', 3],
  [11, 'feel', 1],
] as const)('after %i things people look for what they can %s, %i left', (found, sense, left) => {
  expect(searchAt(found)).toMatchObject({ sense, left })
})

test('after twelve things it is over', () => {
  expect(thingsToFind).toBe(12)
  expect(searchAt(12)).toBeNull()
})
