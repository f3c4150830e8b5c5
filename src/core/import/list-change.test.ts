import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { member, unit } from '#test/import/file-rows.ts'
import type { ListChange } from './list-change.ts'
import { listWith } from './list-with.ts'
import { planImport } from './plan-import.ts'
import type { PresentMember } from './present.ts'
import { ProblemList } from './problem-list.ts'

const units = [
  unit('top'),
  unit('A', { parentId: 'unit-top' }),
  unit('shut', { parentId: 'unit-top', open: false }),
]

function planOf(change: ListChange, members: readonly PresentMember[]) {
  const problems = new ProblemList()
  const rows = listWith({ units, members }, change, problems)
  if (problems.errorCount > 0) return { codes: problems.errors.map(({ code }) => code), changes: null }
  const { errors, changes } = planImport(rows, { units, members }, randomUUID, problems)
  return { codes: errors.map(({ code }) => code), changes }
}

const waiting = (asked: { email?: string; externalId?: string }) => ({
  email: null,
  externalId: null,
  name: null,
  ...asked,
  state: 'waiting' as const,
})

test('what waits for others stays as it waits, and people who have left stay away', () => {
  const members = [
    member('anna', { externalId: '1', change: waiting({ externalId: '2' }) }),
    member('bo', { externalId: '2', change: waiting({ externalId: '1' }) }),
    member('gone', { here: false }),
    member('cia'),
  ]
  const { changes } = planOf({ kind: 'change-person', memberId: 'member-cia', name: 'Cia Ek' }, members)
  expect(changes).toMatchObject({
    identityChanges: [],
    withdrawnMemberIds: [],
    leavingMemberIds: [],
    closedUnitIds: [],
    units: [],
    members: [{ id: 'member-cia', name: 'Cia Ek' }],
  })
})

test('both address and number are somebody’s who is named by hand; in a file they would be somebody else', () => {
  const members = [member('anna', { externalId: '1' }), ...['b', 'c', 'd'].map((name) => member(name))]
  const change = {
    kind: 'change-person',
    memberId: 'member-anna',
    email: 'Ny@B.se',
    employeeId: '2',
  } as const
  expect(planOf(change, members).changes).toMatchObject({
    identityChanges: [{ memberId: 'member-anna', email: 'ny@b.se', externalId: '2' }],
    leavingMemberIds: [],
    members: [],
  })
})

test('without an address another number is another person, as in a file', () => {
  const members = [member('anna', { email: null, externalId: '1' }), member('b')]
  const change = { kind: 'change-person', memberId: 'member-anna', employeeId: '2' } as const
  expect(planOf(change, members).changes).toMatchObject({
    identityChanges: [],
    leavingMemberIds: ['member-anna'],
    members: [{ externalId: '2', name: 'anna' }],
  })
})

test.each<[string, ListChange]>([
  ['somebody who has left', { kind: 'change-person', memberId: 'member-gone', name: 'x' }],
  ['somebody who has left, once more', { kind: 'remove-person', memberId: 'member-gone' }],
  ['a unit that is closed', { kind: 'change-person', memberId: 'member-anna', unitId: 'unit-shut' }],
])('what is about %s is refused', (_what, change) => {
  expect(planOf(change, [member('anna'), member('gone', { here: false })]).codes).toEqual(['not-on-list'])
})

test('the address that somebody else is about to get is taken', () => {
  const members = [member('anna', { change: waiting({ email: 'ny@b.se' }) }), member('bo')]
  const change = { kind: 'change-person', memberId: 'member-bo', email: 'ny@b.se' } as const
  expect(planOf(change, members).codes).toEqual(['email-on-list'])
})
