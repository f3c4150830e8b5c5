import { expect, test } from 'vitest'
import { draftOf, type Member, validatePerson } from './person-draft.ts'

const anna: Member = {
  id: 'm',
  name: 'Anna',
  email: 'anna@b.se',
  employeeId: '0017',
  mobile: null,
  unitId: 'u',
  language: 'sv',
  addressRefusedOn: null,
  roles: ['employee'],
}
const empty = { name: '', email: '', employeeId: '', mobile: '', unitId: 'u', language: 'sv' } as const

test('only what is typed anew is changed, and an empty field changes nothing', () => {
  const typed = { ...draftOf(anna), name: ' Anna Ek ', email: '', unitId: 'v' }
  expect(validatePerson(typed, anna)).toEqual({
    change: { kind: 'change-person', memberId: 'm', name: 'Anna Ek', unitId: 'v' },
    errors: [],
  })
  expect(validatePerson(draftOf(anna), anna).errors).toEqual([{ field: 'name', error: 'nothing' }])
})

test('somebody who is added has an address, or both name and number', () => {
  expect(validatePerson({ ...empty, email: 'noor@b.se' }, null).change).toEqual({
    kind: 'add-person',
    name: '',
    email: 'noor@b.se',
    employeeId: null,
    unitId: 'u',
    language: 'sv',
  })
  expect(validatePerson({ ...empty, name: 'Noor', employeeId: '0017' }, null).change).toMatchObject({
    email: null,
    employeeId: '0017',
  })
  expect(validatePerson({ ...empty, employeeId: '17' }, null).errors).toEqual([
    { field: 'name', error: 'keys' },
  ])
  expect(validatePerson({ ...empty, name: 'Noor' }, null).errors).toEqual([
    { field: 'employeeId', error: 'keys' },
  ])
  expect(validatePerson({ ...empty, email: 'noor' }, null).errors).toEqual([
    { field: 'email', error: 'email' },
  ])
})

test('a number is of somebody without an address, is written as it is kept, and goes when its field is emptied', () => {
  const noor: Member = { ...anna, email: null, mobile: '+46701234567' }
  const typed = (mobile: string, member = noor) => validatePerson({ ...draftOf(member), mobile }, member)
  expect(typed('070-987 65 43').change).toEqual({
    kind: 'change-person',
    memberId: 'm',
    mobile: '+46709876543',
  })
  expect(typed('').change).toEqual({ kind: 'change-person', memberId: 'm', mobile: null })
  expect(typed('070-123 45 67').errors).toEqual([{ field: 'name', error: 'nothing' }])
  expect(typed('08-465 004 00').errors).toEqual([{ field: 'mobile', error: 'mobile' }])
  expect(typed('070-987 65 43', anna).errors).toEqual([{ field: 'name', error: 'nothing' }])
  const added = { ...empty, name: 'Noor', employeeId: '17', mobile: '0701234567' }
  expect(validatePerson(added, null).change).toMatchObject({ mobile: '+46701234567' })
  expect(validatePerson({ ...added, email: 'noor@b.se' }, null).change).not.toHaveProperty('mobile')
})
