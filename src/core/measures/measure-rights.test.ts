import { expect, test } from 'vitest'
import type { MemberRole } from '#core/access/actor.ts'
import { asId } from '#core/ids.ts'
import { canOwn, measureReaderOf, measureRights } from './measure-rights.ts'

const everything = { run: true, change: true, comment: true }
const own = { run: false, change: true, comment: true }
const comments = { run: false, change: false, comment: true }
const nothing = { run: false, change: false, comment: false }

const rows: readonly [string, readonly MemberRole[], string | null, object][] = [
  ['HR of a measure that somebody else owns', ['employee', 'hr'], 'other', everything],
  ['HR of a measure owned by name alone', ['employee', 'hr'], null, everything],
  ['a manager who owns it', ['employee', 'manager'], 'me', own],
  ['a manager who does not', ['employee', 'manager'], 'other', nothing],
  ['a manager, owned by name alone', ['employee', 'manager'], null, nothing],
  ['a safety representative', ['employee', 'safety_representative'], 'other', comments],
  ['a safety representative noted as owner', ['employee', 'safety_representative'], 'me', comments],
  ['a safety representative who leads and owns', ['safety_representative', 'manager'], 'me', own],
  ['an owner of the organisation', ['employee', 'owner'], 'other', nothing],
  ['somebody who owned it and is manager no more', ['employee'], 'me', nothing],
  ['nobody of the organisation', [], 'other', nothing],
]

test.each(rows)('%s', (_, roles, ownerId, rights) => {
  expect(measureRights({ memberId: 'me', roles }, ownerId)).toEqual(rights)
})

test('nobody is the owner of a measure without one', () => {
  expect(measureRights({ memberId: null, roles: ['manager'] }, null)).toEqual(nothing)
})

test.each([
  [['hr'], true],
  [['manager'], true],
  [['manager', 'safety_representative'], true],
  [['safety_representative'], false],
  [['owner'], false],
  [[], false],
] as const)('somebody who is %j can own a measure: %s', (roles, can) => {
  expect(canOwn(roles)).toBe(can)
})

test('a reader is what the person is in the organisation asked about, and nothing elsewhere', () => {
  const actor = {
    kind: 'person' as const,
    personId: asId('p'),
    email: 'me@example.com',
    opensOwn: true,
    staff: false,
    memberships: [
      {
        organisationId: asId('here'),
        memberId: asId('m'),
        unitId: asId('u'),
        roles: ['employee', 'manager'] as const,
        ledUnitIds: [asId('u')],
      },
    ],
  }
  expect(measureReaderOf(actor as never, 'here')).toEqual({
    memberId: 'm',
    sees: ['u'],
    roles: ['employee', 'manager'],
  })
  expect(measureReaderOf(actor as never, 'there')).toEqual({ memberId: null, sees: [], roles: [] })
})
