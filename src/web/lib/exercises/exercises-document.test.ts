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

test.each([
  [{ favourites: ['andas', 'andas', 7, 'Å!', 'promenad'] }, { favourites: ['andas', 'promenad'] }],
  [{ favourites: 'andas', felt: [] }, {}],
  [
    {
      felt: {
        andas: { '2026-03-02T08:05Z': 'better', '2026-03-02': 'better', '2026-03-03T08:05Z': 'fine' },
        'Å!': { '2026-03-02T08:05Z': 'better' },
        mikropaus: 'better',
      },
    },
    { felt: { andas: { '2026-03-02T08:05Z': 'better' } } },
  ],
])('of favourites and feelings stored as %j is read %j', (value, read) => {
  expect(parseExercises(value)).toEqual({ ...exercisesKind.empty, ...read })
})
