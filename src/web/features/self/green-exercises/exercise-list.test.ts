import { expect, test } from 'vitest'
import { exercises } from '#core/exercises/exercises.ts'
import { withDone } from './exercise-list.ts'

test('an exercise done twice counts once, and undone it does not count', () => {
  const once = withDone([], 'values', true)
  expect(withDone(once, 'values', true)).toEqual(['values'])
  expect(withDone(once, 'values', false)).toEqual([])
})

test('all five done are five, in the order of the page', () => {
  const all = [...exercises]
    .reverse()
    .reduce((done, next) => [...withDone(done, next, true)], [...exercises].slice(0, 0))
  expect(all).toEqual(exercises)
})
