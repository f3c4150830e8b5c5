import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'
import { mostIdentitiesChanged, mostRemoved } from './limits.ts'
import type { PresentMember } from './present.ts'

describe('how much may go within four weeks', () => {
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
const people = (amount: number, given: (n: number) => Partial<PresentMember> = () => ({})) =>
  Array.from({ length: amount }, (_, n) => member(`p${n}`, { externalId: `${n}`, ...given(n) }))
const inFile = (members: readonly PresentMember[]) =>
  members.map(({ unitId, email, name, externalId }) =>
    [unitId.replace('unit-', ''), '', '', email, name, externalId].join(';'),
  )
const file = (members: readonly PresentMember[], ...units: readonly string[]) =>
  fileRows(heading, 'top;top;;', ...units, ...inFile(members))
const readdressed = (members: readonly PresentMember[], from: number, to: number) =>
  members.map((one, n) => (n >= from && n < to ? { ...one, email: `ny${n}@bolaget.example` } : one))

describe('in the whole organisation', () => {
  const members = people(100)
  const present = { units: [unit('top')], members }

  test('forty of a hundred may leave, the forty-first stops the file', () => {
    expect(plan(file(members.slice(40)), present).counts.members.removed).toBe(40)
    const stopped = plan(file(members.slice(41)), present)
    expect(stopped.errors).toContainEqual({
      line: 0,
      column: null,
      code: 'too-many-removed',
      value: null,
      details: { count: 41, present: 100, most: 40 },
    })
    expect(stopped.changes).toBeNull()
  })

  test('five of a hundred may change address, the sixth stops the file', () => {
    const five = plan(file(readdressed(members, 0, 5)), present)
    expect([five.counts.members.identitiesChanged, errorsOf(five)]).toEqual([5, []])
    expect(errorsOf(plan(file(readdressed(members, 0, 6)), present))).toContain('0 too-many-identities')
  })

  test('new employee ids for everybody stop the file: the columns have most likely shifted', () => {
    const shifted = members.map((one, n) => ({ ...one, externalId: `ny-${n}` }))
    expect(errorsOf(plan(file(shifted), present))).toContain('0 too-many-identities')
  })
})

describe('over four weeks, file after file', () => {
  test('who left lately counts along, even if they are back', () => {
    const members = people(100, (n) =>
      n < 20 ? { here: false, leftLately: 'unit-top' } : n < 30 ? { leftLately: 'unit-top' } : {},
    )
    const present = { units: [unit('top')], members }
    expect(errorsOf(plan(file(members.slice(40)), present))).toEqual([])
    expect(plan(file(members.slice(41)), present).errors).toMatchObject([
      { code: 'too-many-removed', details: { count: 41, present: 100, most: 40 } },
      { code: 'too-many-removed-in-unit' },
    ])
  })

  test('five seats, one a file, are five seats: the sixth is stopped', () => {
    const members = people(100, (n) => ({ changedLately: n < 4 }))
    const present = { units: [unit('top')], members }
    expect(errorsOf(plan(file(readdressed(members, 4, 5)), present))).toEqual([])
    expect(plan(file(readdressed(members, 4, 6)), present).errors).toMatchObject([
      { code: 'too-many-identities', details: { count: 6, present: 100, most: 5 } },
      { code: 'too-many-identities-in-unit' },
    ])
  })

  test('the same person corrected twice is one', () => {
    const members = people(100, (n) => ({ changedLately: n < 5 }))
    expect(errorsOf(plan(file(readdressed(members, 0, 5)), { units: [unit('top')], members }))).toEqual([])
  })

  test('a file that adds nothing is never stopped for what others did', () => {
    const members = people(10, (n) => ({ changedLately: n < 9 }))
    expect(errorsOf(plan(file(members), { units: [unit('top')], members }))).toEqual([])
  })

  test('newcomers make no room and use none', () => {
    const members = people(100, (n) => ({ counts: n < 20 }))
    const present = { units: [unit('top')], members }
    expect(errorsOf(plan(file(readdressed(members, 0, 2)), present))).toContain('0 too-many-identities')
    expect(errorsOf(plan(file(readdressed(members, 20, 100)), present))).toEqual([])
    expect(errorsOf(plan(file(members.slice(0, 20)), present))).toEqual([])
  })
})

describe('in one unit', () => {
  const units = [unit('top'), unit('A', { name: 'Lager', parentId: 'unit-top' })]
  const row = 'A;Lager;top;'
  const ofEight = people(100, (n) => ({ unitId: n < 8 ? 'unit-A' : 'unit-top' }))

  test('of eight one may become somebody else, as when somebody marries; the second seat is stopped', () => {
    const present = { units, members: ofEight }
    expect(errorsOf(plan(file(readdressed(ofEight, 0, 1), row), present))).toEqual([])
    expect(plan(file(readdressed(ofEight, 0, 2), row), present).errors).toMatchObject([
      { code: 'too-many-identities-in-unit', details: { unit: 'Lager', count: 2, present: 8, most: 1 } },
    ])
  })

  test('of eight three may leave, the fourth is stopped, although the organisation could bear it', () => {
    const present = { units, members: ofEight }
    expect(errorsOf(plan(file(ofEight.slice(3), row), present))).toEqual([])
    expect(plan(file(ofEight.slice(4), row), present).errors).toMatchObject([
      { code: 'too-many-removed-in-unit', details: { unit: 'Lager', count: 4, present: 8, most: 3 } },
    ])
  })

  test.each([1, 2, 3, 4])('of %i two may leave, as far as there are', (size) => {
    const members = people(100, (n) => ({ unitId: n < size ? 'unit-A' : 'unit-top' }))
    expect(errorsOf(plan(file(members.slice(Math.min(size, 2)), row), { units, members }))).toEqual([])
  })

  test('somebody who left from it counts there, wherever they are now', () => {
    const members = people(100, (n) => (n < 3 ? { leftLately: 'unit-A' } : n < 8 ? { unitId: 'unit-A' } : {}))
    const left = members.filter((_, n) => n !== 3)
    expect(errorsOf(plan(file(left, row), { units, members }))).toEqual(['0 too-many-removed-in-unit'])
  })

  test('that closes all may leave; its people cannot all become others on the way out', () => {
    const present = { units, members: ofEight }
    expect(errorsOf(plan(file(ofEight.slice(8)), present))).toEqual([])
    const moved = readdressed(ofEight, 0, 2).map((one) => ({ ...one, unitId: 'unit-top' }))
    expect(errorsOf(plan(file(moved), present))).toEqual(['0 too-many-identities-in-unit'])
  })
})
