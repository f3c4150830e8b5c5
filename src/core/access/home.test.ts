import { expect, test } from 'vitest'
import type { MemberRole } from './actor.ts'
import { homeOf, workHomeOf } from './home.ts'

const somebody = (staff: boolean, ...memberships: readonly MemberRole[][]) => ({
  staff,
  memberships: memberships.map((roles) => ({ roles })),
})

test.each([
  ['an individual', somebody(false), '/hem'],
  ['an employee', somebody(false, ['employee']), '/hem'],
  ['a manager', somebody(false, ['employee', 'manager']), '/hr-dashboard'],
  ['HR', somebody(false, ['employee', 'hr']), '/hr-dashboard'],
  ['a safety representative', somebody(false, ['employee', 'safety_representative']), '/hr-dashboard'],
  ['an owner', somebody(false, ['employee', 'owner']), '/personer-och-enheter'],
  ['an owner who is HR, too', somebody(false, ['employee', 'owner', 'hr']), '/hr-dashboard'],
  ['an employee here and HR there', somebody(false, ['employee'], ['employee', 'hr']), '/hr-dashboard'],
  ['staff', somebody(true), '/idag'],
  ['staff with an employer among the customers', somebody(true, ['employee', 'hr']), '/idag'],
] as const)('%s comes home to the right page', (_, who, home) => {
  expect(homeOf(who)).toBe(home)
})

test('only somebody with a role at work has a home there', () => {
  expect(workHomeOf(somebody(false, ['employee']))).toBeNull()
  expect(workHomeOf(somebody(false, ['owner']))).toBe('/personer-och-enheter')
})
