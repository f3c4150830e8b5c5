import { expect, test } from 'vitest'
import { someExercises } from '#test/factories/exercises.ts'
import { exercisesKind, parseExercises } from './exercises-document.ts'

test('what was kept comes back whole', () => {
  expect(parseExercises(JSON.parse(JSON.stringify(someExercises)))).toEqual(someExercises)
})

test.each([
  [{ done: ['values', 'fly', 'values', 7] }, ['values']],
  [{ done: 'values' }, []],
  [{}, []],
])('what is stored in the browser as %j has these done: %j', (value, done) => {
  expect(parseExercises(value)).toEqual({ ...exercisesKind.empty, done })
})

test.each([[null], [[]], ['x']])('%j is no exercises at all', (value) => {
  expect(parseExercises(value)).toBeNull()
})
