import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'
import { mostIdentitiesChanged, mostRemoved } from './limits.ts'

describe('how much one file may take away', () => {
  test.each([
    [1, 2],
    [5, 2],
    [6, 2],
    [10, 4],
    [19, 7],
    [20, 8],
    [240, 96],
    [100_000, 40_000],
  ])('of %i members at most %i leave', (present, most) => {
    expect(mostRemoved(present)).toBe(most)
  })

  test.each([
    [1, 1],
    [19, 1],
    [20, 1],
    [39, 1],
    [40, 2],
    [240, 12],
  ])('of %i members at most %i become somebody else', (present, most) => {
    expect(mostIdentitiesChanged(present)).toBe(most)
  })
})

const heading = 'unit_id;unit;parent_id;email;name;employee_id'
const present = {
  units: [unit('top')],
  members: Array.from({ length: 100 }, (_, n) => member(`p${n}`, { externalId: `${n}` })),
}
const lines = (from: number, address: (n: number) => string = (n) => `p${n}@bolaget.example`) =>
  present.members.slice(from).map((_, n) => `top;;;${address(n + from)};p${n + from};${n + from}`)

test('forty of a hundred may leave, the forty-first stops the file', () => {
  expect(plan(fileRows(heading, 'top;top;;', ...lines(40)), present).counts.members.removed).toBe(40)
  const stopped = plan(fileRows(heading, 'top;top;;', ...lines(41)), present)
  expect(stopped.errors).toEqual([
    {
      line: 0,
      column: null,
      code: 'too-many-removed',
      value: null,
      details: { count: 41, present: 100, most: 40 },
    },
  ])
  expect(stopped.changes).toBeNull()
})

test('five of a hundred may change address, the sixth stops the file', () => {
  const changed = (most: number) =>
    lines(0, (n) => (n < most ? `ny${n}@bolaget.example` : `p${n}@bolaget.example`))
  expect(plan(fileRows(heading, 'top;top;;', ...changed(5)), present).counts.members.identitiesChanged).toBe(
    5,
  )
  expect(errorsOf(plan(fileRows(heading, 'top;top;;', ...changed(6)), present))).toEqual([
    '0 too-many-identities',
  ])
})

test('new employee ids for everybody stop the file: the columns have most likely shifted', () => {
  const shifted = present.members.map(({ email }, n) => `top;;;${email};p${n};ny-${n}`)
  expect(errorsOf(plan(fileRows(heading, 'top;top;;', ...shifted), present))).toEqual([
    '0 too-many-identities',
  ])
})
