import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { member, unit } from '#test/import/file-rows.ts'
import type { ListChange } from './list-change.ts'
import { listWith } from './list-with.ts'
import { planImport } from './plan-import.ts'
import type { PresentMember, PresentOrganisation, PresentUnit } from './present.ts'
import { ProblemList } from './problem-list.ts'

/** top → A → A1, top → B, and a closed one. */
const units = [
  unit('top'),
  unit('A', { parentId: 'unit-top' }),
  unit('A1', { parentId: 'unit-A' }),
  unit('B', { parentId: 'unit-top' }),
  unit('butik', { parentId: 'unit-top', open: false }),
]
const people = (where: string, amount: number) =>
  Array.from({ length: amount }, (_, n) =>
    member(`${where}-${n}`, { email: `${where}-${n}@b.se`.toLowerCase(), unitId: `unit-${where}` }),
  )
const present: PresentOrganisation = {
  units,
  members: [...people('A', 4), ...people('A1', 9), ...people('B', 10)],
}

function planOf(change: ListChange, today = present) {
  const problems = new ProblemList()
  const rows = listWith(today, change, problems)
  if (problems.errorCount > 0)
    return { codes: problems.errors.map(({ code }) => code), changes: null, unitChanges: [] }
  const { errors, changes, unitChanges } = planImport(rows, today, randomUUID, problems)
  return { codes: errors.map(({ code }) => code), changes, unitChanges }
}

describe('a unit', () => {
  test('is moved with what is below it, and nobody in it is', () => {
    const { changes, unitChanges } = planOf({ kind: 'move-unit', unitId: 'unit-A', parentId: 'unit-B' })
    expect(changes).toMatchObject({
      units: [{ id: 'unit-A', parentId: 'unit-B' }],
      members: [],
      closedUnitIds: [],
    })
    expect(unitChanges).toEqual([
      {
        name: 'A',
        newName: 'A',
        from: 'top',
        to: 'B',
        isNew: false,
        peopleBefore: 13,
        peopleAfter: 13,
        newcomers: 0,
      },
    ])
  })

  test('is renamed under the same id', () => {
    const { changes } = planOf({ kind: 'rename-unit', unitId: 'unit-B', name: 'Butik' })
    expect(changes?.units).toEqual([{ id: 'unit-B', externalId: 'B', name: 'Butik', parentId: 'unit-top' }])
  })

  test('is merged: people and units below go to the other, which keeps its own', () => {
    const { changes, unitChanges } = planOf({ kind: 'merge-unit', unitId: 'unit-A', intoId: 'unit-B' })
    expect(changes?.closedUnitIds).toEqual(['unit-A'])
    expect(changes?.units).toMatchObject([{ id: 'unit-A1', parentId: 'unit-B' }])
    expect(changes?.members).toHaveLength(4)
    expect(unitChanges.find(({ name }) => name === 'B')).toMatchObject({
      peopleBefore: 10,
      peopleAfter: 23,
      newcomers: 13,
    })
  })

  test('is merged with one below it, which then stands where it stood', () => {
    const { changes } = planOf({ kind: 'merge-unit', unitId: 'unit-A', intoId: 'unit-A1' })
    expect(changes?.units).toMatchObject([{ id: 'unit-A1', parentId: 'unit-top' }])
    expect(changes?.closedUnitIds).toEqual(['unit-A'])
  })

  test('is split: those who are chosen go to a new one beside it', () => {
    const memberIds = ['member-A1-0', 'member-A1-1', 'member-A1-2']
    const split = {
      kind: 'split-unit',
      unitId: 'unit-A1',
      name: 'Natt',
      externalId: null,
      memberIds,
    } as const
    const { changes, unitChanges } = planOf(split)
    expect(changes?.units).toMatchObject([{ externalId: 'natt', name: 'Natt', parentId: 'unit-A' }])
    expect(changes?.members.map(({ id }) => id)).toEqual(memberIds)
    expect(unitChanges.find(({ isNew }) => isNew)).toMatchObject({ peopleAfter: 3, newcomers: 3 })
  })

  test('that is made gets an id that no unit has had, not even a closed one', () => {
    const add = { kind: 'add-unit', externalId: null, parentId: 'unit-B' } as const
    expect(planOf({ ...add, name: 'Butik!' }).changes?.units).toMatchObject([{ externalId: 'butik-2' }])
    expect(planOf({ ...add, name: 'Å & Ö' }).changes?.units).toMatchObject([{ externalId: 'a-o' }])
    expect(planOf({ ...add, name: '…' }).changes?.units).toMatchObject([{ externalId: 'enhet' }])
  })

  test.each<[string, ListChange, string]>([
    ['below itself', { kind: 'move-unit', unitId: 'unit-A', parentId: 'unit-A' }, 'unit-below-itself'],
    [
      'below one that is below it',
      { kind: 'move-unit', unitId: 'unit-A', parentId: 'unit-A1' },
      'unit-below-itself',
    ],
    ['away from the top', { kind: 'move-unit', unitId: 'unit-top', parentId: 'unit-A' }, 'unit-on-top'],
    ['into itself', { kind: 'merge-unit', unitId: 'unit-A', intoId: 'unit-A' }, 'unit-into-itself'],
    ['out of the tree', { kind: 'merge-unit', unitId: 'unit-top', intoId: 'unit-A' }, 'unit-on-top'],
    ['to one that is closed', { kind: 'move-unit', unitId: 'unit-A', parentId: 'unit-butik' }, 'not-on-list'],
    [
      'to an id that is taken',
      { kind: 'add-unit', name: 'C', externalId: 'B', parentId: 'unit-top' },
      'unit-id-on-list',
    ],
    [
      'apart without anybody',
      { kind: 'split-unit', unitId: 'unit-B', name: 'C', externalId: null, memberIds: [] },
      'nobody-to-split',
    ],
    [
      'apart with everybody',
      {
        kind: 'split-unit',
        unitId: 'unit-A',
        name: 'C',
        externalId: null,
        memberIds: people('A', 4).map(({ id }) => id),
      },
      'everybody-to-split',
    ],
    [
      'apart with somebody of another',
      { kind: 'split-unit', unitId: 'unit-B', name: 'C', externalId: null, memberIds: ['member-A-0'] },
      'not-on-list',
    ],
  ])('does not go %s', (_what, change, code) => {
    expect(planOf(change).codes).toEqual([code])
  })
})

/** The organisation after a plan is applied. */
function after(today: PresentOrganisation, change: ListChange): PresentOrganisation {
  const { changes } = planOf(change, today)
  if (changes === null) return today
  const known = new Map<string, PresentUnit>(today.units.map((one) => [one.id, one]))
  for (const id of changes.closedUnitIds) known.set(id, { ...(known.get(id) as PresentUnit), open: false })
  for (const one of changes.units) known.set(one.id, { ...one, open: true })
  const members = new Map<string, PresentMember>(today.members.map((one) => [one.id, one]))
  for (const { id, unitId } of changes.members)
    members.set(id, { ...(members.get(id) as PresentMember), unitId })
  return { units: [...known.values()], members: [...members.values()] }
}

const step = fc.record({
  kind: fc.constantFrom('move-unit', 'merge-unit', 'split-unit', 'add-unit', 'rename-unit'),
  at: fc.nat(50),
  other: fc.nat(50),
})

test('whatever is done to units by hand, they stay one tree with everybody in one open unit', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      let today = present
      for (const { kind, at, other } of steps) {
        const open = today.units.filter((one) => one.open)
        const unitId = open[at % open.length]?.id ?? ''
        const otherId = open[other % open.length]?.id ?? ''
        const own = today.members.filter((one) => one.unitId === unitId)
        const made = { name: `N${at}`, externalId: null }
        const change: ListChange =
          kind === 'move-unit'
            ? { kind, unitId, parentId: otherId }
            : kind === 'merge-unit'
              ? { kind, unitId, intoId: otherId }
              : kind === 'split-unit'
                ? { kind, unitId, ...made, memberIds: own.slice(0, other % 5).map(({ id }) => id) }
                : kind === 'add-unit'
                  ? { kind, ...made, parentId: unitId }
                  : { kind: 'rename-unit', unitId, name: made.name }
        today = after(today, change)
      }
      const open = new Map(today.units.filter((one) => one.open).map((one) => [one.id, one]))
      expect([...open.values()].filter(({ parentId }) => parentId === null)).toHaveLength(1)
      for (const one of open.values()) {
        const seen = new Set<string>()
        for (let up: PresentUnit | undefined = one; up !== undefined; up = open.get(up.parentId ?? '')) {
          expect(seen.has(up.id)).toBe(false)
          seen.add(up.id)
          expect(up.parentId === null || open.has(up.parentId)).toBe(true)
        }
      }
      expect(today.members).toHaveLength(present.members.length)
      expect(today.members.every(({ unitId }) => open.has(unitId))).toBe(true)
      expect(new Set([...open.values()].map(({ externalId }) => externalId)).size).toBe(open.size)
    }),
    { numRuns: 150 },
  )
})
