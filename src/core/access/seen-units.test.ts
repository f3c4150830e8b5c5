import { expect, test } from 'vitest'
import { asId } from '#core/ids.ts'
import type { MemberRole, SignedIn } from './actor.ts'
import { keepSeen, seenUnitsOf } from './seen-units.ts'

const person = (roles: readonly MemberRole[], led: readonly string[] = []): SignedIn => ({
  kind: 'person',
  personId: asId('me'),
  email: 'me@example.com',
  opensOwn: true,
  secondFactor: true,
  reauthenticated: true,
  signedInThrough: null,
  byPrivateAddress: false,
  signIn: { method: 'mailed-code', provider: null, factor: null },
  staff: false,
  guide: false,
  memberships: [
    {
      organisationId: asId('here'),
      memberId: asId('member'),
      unitId: asId('own'),
      roles,
      closedRoles: [],
      ledUnitIds: led.map((id) => asId(id)),
    },
  ],
})

test.each([
  ['HR', person(['hr']), 'all'],
  ['a safety representative', person(['safety_representative']), 'all'],
  ['a manager who is HR too', person(['manager', 'hr'], ['a']), 'all'],
  ['a manager', person(['manager'], ['a', 'b']), ['a', 'b']],
  ['a manager of nothing', person(['manager']), []],
  ['an owner', person(['owner']), []],
  ['somebody who led a unit and is manager no more', person(['employee'], ['a']), []],
] as const)('%s sees what the role says', (_, actor, seen) => {
  expect(seenUnitsOf(actor, 'here')).toEqual(seen)
  expect(seenUnitsOf(actor, 'elsewhere')).toEqual([])
})

const tree = [
  { id: 'top', parentId: null },
  { id: 'a', parentId: 'top' },
  { id: 'a1', parentId: 'a' },
  { id: 'a11', parentId: 'a1' },
  { id: 'b', parentId: 'top' },
  { id: 'b1', parentId: 'b' },
]
const idsOf = (seen: 'all' | readonly string[]) => keepSeen(tree, seen).map(({ id }) => id)

test('a manager sees the units led with all below, never what lies above or beside', () => {
  expect(idsOf('all')).toEqual(['top', 'a', 'a1', 'a11', 'b', 'b1'])
  expect(idsOf(['a'])).toEqual(['a', 'a1', 'a11'])
  expect(idsOf(['a1', 'b'])).toEqual(['a1', 'a11', 'b', 'b1'])
  expect(idsOf(['a', 'a11'])).toEqual(['a', 'a1', 'a11'])
  expect(idsOf(['gone'])).toEqual([])
  expect(idsOf([])).toEqual([])
})

test('a tree that goes in a circle ends', () => {
  const circle = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ]
  expect(keepSeen(circle, ['a'])).toEqual(circle)
})
