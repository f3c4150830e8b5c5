import { expect, test } from 'vitest'
import type { Compass } from '#core/exercises/exercises.ts'
import { answersLeft, directionsOf, emptyCompass, parseCompass, widest } from './values-compass.ts'

const rated: Compass = {
  important: { work: 3, relations: 5, health: 5, leisure: 4, learning: 2 },
  lived: { work: 4, relations: 3, health: 2, leisure: 4, learning: 2 },
  action: '',
}

test('the compass points where what matters is lived the least', () => {
  expect(widest(directionsOf(rated) ?? [])).toEqual({ area: 'health', important: 5, lived: 2, distance: 3 })
})

test('of two equal distances, the one that matters most comes first', () => {
  const even = {
    ...rated,
    important: { ...rated.important, leisure: 4 as const },
    lived: { ...rated.lived, health: 3 as const, leisure: 2 as const },
  }
  expect(widest(directionsOf(even) ?? [])?.important).toBe(5)
})

test('somebody who lives as they want is told so', () => {
  expect(widest(directionsOf({ ...rated, lived: { ...rated.important } }) ?? [])).toBeNull()
})

test('it is not drawn before every area has both answers', () => {
  const { work: _, ...rest } = rated.lived
  expect(directionsOf({ ...rated, lived: rest })).toBeNull()
  expect(answersLeft({ ...rated, lived: rest })).toBe(1)
  expect(answersLeft(emptyCompass)).toBe(10)
})

test('only the five figures are ratings, whatever is stored in the browser', () => {
  const strange = { important: { work: 6, health: '5', relations: 1 }, lived: [], action: 7 }
  expect(parseCompass(strange)).toEqual({ important: { relations: 1 }, lived: {}, action: '' })
})
