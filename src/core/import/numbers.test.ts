import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;mobile'
const top = 'top;Bolaget;;;;;'
const organisation = (mobile: string | null = null) => ({
  units: [unit('top', { name: 'Bolaget' })],
  members: [member('noor', { email: null, externalId: '17', name: 'Noor Alm', mobile })],
  sms: true,
})
const line = (mobile: string) => `top;;;;Noor Alm;17;${mobile}`

test('a number is kept as the gateway takes it, and is a change of how somebody is reached alone', () => {
  const { changes, counts } = plan(fileRows(heading, top, line('070-123 45 67')), organisation())
  expect(changes?.members).toMatchObject([{ id: 'member-noor', mobile: '+46701234567' }])
  expect(changes?.identityChanges).toEqual([])
  expect(counts.members).toMatchObject({ changed: 1, identitiesChanged: 0 })
  const another = plan(fileRows(heading, top, line('0721234567')), organisation('+46701234567'))
  expect(another.changes?.identityChanges).toEqual([])
  expect(another.changes?.members).toMatchObject([{ mobile: '+46721234567' }])
})

test('the same number again changes nothing, nor does an empty cell', () => {
  for (const mobile of ['+46 70 123 45 67', ''])
    expect(plan(fileRows(heading, top, line(mobile)), organisation('+46701234567')).changes?.members).toEqual(
      [],
    )
})

test('what is no mobile number is refused where it stands', () => {
  expect(errorsOf(plan(fileRows(heading, top, line('08-465 004 00')), organisation()))).toEqual([
    '3 bad-mobile 08-465 004 00',
  ])
})

test('without a gateway no number is kept, and the dry run says so once', () => {
  const file = fileRows(heading, top, line('070-123 45 67'), 'top;;;;Siv Berg;18;0701234568')
  const { changes, warnings } = plan(file, { ...organisation(), sms: false })
  expect(changes?.members.map(({ mobile }) => mobile)).toEqual([undefined])
  expect(warnings).toMatchObject([{ code: 'mobile-unused', line: 3, value: null }])
})

describe('a number whose cell could not be read', () => {
  const faulty = (row: string) => {
    const file = fileRows(heading, top, row)
    const unreadMobile = { code: 'date-cell', value: '1970-12-03' } as const
    return { ...file, rows: file.rows.map((one) => (one.line === 3 ? { ...one, unreadMobile } : one)) }
  }
  const withAddress = 'top;;;noor@b.se;Noor Alm;17;'

  test('is an error of somebody who is reached by it alone', () => {
    expect(errorsOf(plan(faulty(line('')), organisation()))).toEqual(['3 date-cell 1970-12-03'])
    expect(errorsOf(plan(faulty(withAddress), organisation()))).toEqual([])
  })

  test('is nothing where numbers are not used, and the dry run says that they are not', () => {
    const { errors, changes, warnings } = plan(faulty(line('')), { ...organisation(), sms: false })
    expect([errors, changes?.members.map(({ mobile }) => mobile)]).toEqual([[], []])
    expect(warnings).toMatchObject([{ code: 'mobile-unused', line: 3 }])
  })
})

test('a line that says nothing in the columns that are read is none', () => {
  const file = fileRows(heading, top, line(''), ';;;;;;')
  expect(errorsOf(plan(file, organisation()))).toEqual([])
  const numberAlone = fileRows(heading, top, line(''), ';;;;;;0701234567')
  expect(errorsOf(plan(numberAlone, { ...organisation(), sms: false }))).toEqual([])
  expect(errorsOf(plan(numberAlone, organisation())).length).toBeGreaterThan(0)
})

test('a file of lines that say nothing is empty, and closes no unit', () => {
  expect(errorsOf(plan(fileRows(heading, ';;;;;;', ';;;;;;'), organisation()))).toEqual(['0 no-rows'])
})

test('two people may have one phone', () => {
  const file = fileRows(heading, top, line('070-123 45 67'), 'top;;;;Siv Berg;18;070-123 45 67')
  expect(plan(file, organisation()).changes?.members).toHaveLength(2)
})

describe('beside an address, where reminders are sent by SMS too', () => {
  const reminded = { ...organisation(), smsReminders: true }
  const person = (mobile: string) => `top;;;siv@b.se;Siv Berg;18;${mobile}`

  test('a number is kept, and what is none is passed over', () => {
    const kept = plan(fileRows(heading, top, line(''), person('070-123 45 67')), reminded)
    expect(kept.changes?.members).toMatchObject([{ email: 'siv@b.se', mobile: '+46701234567' }])
    const passed = plan(fileRows(heading, top, line(''), person('08-465 004 00')), reminded)
    expect(errorsOf(passed)).toEqual([])
    expect(passed.changes?.members.map(({ mobile }) => mobile)).toEqual([undefined])
  })

  test('a number that was there stays when a cell is empty, and goes with the choice', () => {
    const known = {
      ...reminded,
      members: [...reminded.members, member('siv', { email: 'siv@b.se', mobile: '+46701234567' })],
    }
    const file = fileRows(heading, top, line(''), 'top;;;siv@b.se;;;')
    expect(plan(file, known).changes?.members).toEqual([])
    const chosenOff = plan(file, { ...known, smsReminders: false })
    expect(chosenOff.changes?.members.map(({ mobile }) => mobile)).toEqual([undefined])
  })
})
