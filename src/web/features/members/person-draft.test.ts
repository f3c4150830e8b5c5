import { expect, test } from 'vitest'
import { draftOf, judgePerson, type Member } from './person-draft.ts'

const anna: Member = {
  id: 'm',
  name: 'Anna',
  email: 'anna@b.se',
  employeeId: '0017',
  unitId: 'u',
  language: 'sv',
  roles: ['employee'],
}
const empty = { name: '', email: '', employeeId: '', unitId: 'u', language: 'sv' } as const

test('only what is typed anew is changed, and an empty field changes nothing', () => {
  const typed = { ...draftOf(anna), name: ' Anna Ek ', email: '', unitId: 'v' }
  expect(judgePerson(typed, anna)).toEqual({
    change: { kind: 'change-person', memberId: 'm', name: 'Anna Ek', unitId: 'v' },
    errors: [],
  })
  expect(judgePerson(draftOf(anna), anna).errors).toEqual([{ field: 'name', error: 'nothing' }])
})

test('somebody who is added has an address, or both name and number', () => {
  expect(judgePerson({ ...empty, email: 'noor@b.se' }, null).change).toEqual({
    kind: 'add-person',
    name: '',
    email: 'noor@b.se',
    employeeId: null,
    unitId: 'u',
    language: 'sv',
  })
  expect(judgePerson({ ...empty, name: 'Noor', employeeId: '0017' }, null).change).toMatchObject({
    email: null,
    employeeId: '0017',
  })
  expect(judgePerson({ ...empty, employeeId: '17' }, null).errors).toEqual([{ field: 'name', error: 'keys' }])
  expect(judgePerson({ ...empty, name: 'Noor' }, null).errors).toEqual([
    { field: 'employeeId', error: 'keys' },
  ])
  expect(judgePerson({ ...empty, email: 'noor' }, null).errors).toEqual([{ field: 'email', error: 'email' }])
})
