import { expect, test } from 'vitest'
import { judgeOwn } from './own-form.ts'

const good = { name: 'Bolaget', number: '559999-9991', smallestGroup: '10', language: 'sv' } as const

test.each([
  [{}, []],
  [{ number: '' }, []],
  [{ number: ' 5599999991 ' }, []],
  [{ name: ' ' }, ['name']],
  [{ number: '559999-9990' }, ['number']],
  [{ smallestGroup: '9' }, ['smallestGroup']],
  [{ smallestGroup: '10,5' }, ['smallestGroup']],
  [{ smallestGroup: '101' }, ['smallestGroup']],
  [{ smallestGroup: '' }, ['smallestGroup']],
  [{ name: '', number: 'nej', smallestGroup: 'åtta' }, ['name', 'number', 'smallestGroup']],
])('with %o the owner is told of %o', (typed, errors) => {
  const judged = judgeOwn({ ...good, ...typed }, 10)
  expect(judged.errors).toEqual(errors)
  expect(judged.body === null).toBe(errors.length > 0)
})
