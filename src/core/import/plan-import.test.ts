import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;language;role'

describe('a first file', () => {
  const file = fileRows(
    heading,
    'top;Bolaget;;',
    'A;Avdelning A;top;',
    'A;;;Anna@Bolaget.example;Anna;17;en;chef',
    'A;;;bo@bolaget.example;Bo;;;skyddsombud',
    'B;Avdelning B;top;cia@bolaget.example;Cia;;;medarbetare',
  )
  const result = plan(file)

  test('adds every unit under its parent, also one that only a person line declares', () => {
    const units = result.changes?.units ?? []
    const idOf = (externalId: string) => units.find((one) => one.externalId === externalId)?.id
    expect(units.map(({ externalId, name, parentId }) => [externalId, name, parentId])).toEqual([
      ['top', 'Bolaget', null],
      ['A', 'Avdelning A', idOf('top')],
      ['B', 'Avdelning B', idOf('top')],
    ])
    expect(result.counts.units).toEqual({ added: 3, changed: 0, removed: 0, kept: 0 })
  })

  test('adds every person, with the address in small letters and Swedish unless said otherwise', () => {
    expect(
      result.changes?.members.map(({ email, externalId, language }) => [email, externalId, language]),
    ).toEqual([
      ['anna@bolaget.example', '17', 'en'],
      ['bo@bolaget.example', null, 'sv'],
      ['cia@bolaget.example', null, 'sv'],
    ])
    expect(result.counts.members.added).toBe(3)
  })

  test('makes a manager of the unit on the line, and a safety representative of everybody', () => {
    const [anna, bo] = result.changes?.members ?? []
    expect(result.changes?.addedRoles).toEqual([
      { memberId: anna?.id, role: 'manager', unitId: anna?.unitId },
      { memberId: bo?.id, role: 'safety_representative', unitId: null },
    ])
  })
})

test('the same file again changes nothing', () => {
  const present = {
    units: [unit('top', { name: 'Bolaget' })],
    members: [member('anna', { name: 'Anna', roles: [{ role: 'manager', unitId: 'unit-top' }] })],
  }
  const result = plan(fileRows(heading, 'top;Bolaget;;anna@bolaget.example;Anna;;;chef'), present)
  expect(result.counts).toEqual({
    units: { added: 0, changed: 0, removed: 0, kept: 1 },
    members: { added: 0, changed: 0, moved: 0, removed: 0, kept: 1, identitiesChanged: 0 },
  })
  expect(result.changes?.members).toEqual([])
  expect(result.changes?.addedRoles).toEqual([])
})

test('units and people that are not in the file close and leave, and lose what they led', () => {
  const present = {
    units: [unit('top'), unit('old', { parentId: 'unit-top' })],
    members: [
      member('anna'),
      member('bo', { unitId: 'unit-old', roles: [{ role: 'manager', unitId: 'unit-old' }] }),
    ],
  }
  const result = plan(fileRows(heading, 'top;top;;anna@bolaget.example'), present)
  expect(result.changes?.closedUnitIds).toEqual(['unit-old'])
  expect(result.changes?.leavingMemberIds).toEqual(['member-bo'])
  expect(result.changes?.removedRoles).toEqual([
    { memberId: 'member-bo', role: 'manager', unitId: 'unit-old' },
  ])
})

test('a closed unit that comes back is the same unit', () => {
  const present = {
    units: [unit('top'), unit('A', { open: false, parentId: 'unit-top' })],
    members: [],
  }
  const result = plan(fileRows(heading, 'top;top;;', 'A;A;top;'), present)
  expect(result.changes?.units.map(({ id }) => id)).toEqual(['unit-A'])
  expect(result.counts.units).toEqual({ added: 1, changed: 0, removed: 0, kept: 1 })
})

describe('who is who', () => {
  const units = [unit('top'), unit('A', { parentId: 'unit-top' })]
  const lines = ['top;top;;', 'A;A;top;']

  test('an employee id carries a person over a new name and address', () => {
    const present = { units, members: [member('anna', { externalId: '17' })] }
    const result = plan(fileRows(heading, ...lines, 'top;;;anna.ny@bolaget.example;Anna Ny;17'), present)
    expect(result.changes?.members[0]).toMatchObject({
      id: 'member-anna',
      email: 'anna.ny@bolaget.example',
    })
    expect(result.counts.members).toMatchObject({ changed: 1, identitiesChanged: 1, added: 0, removed: 0 })
  })

  test('an employee id told for the first time changes nobody', () => {
    const present = { units, members: [member('anna')] }
    const result = plan(fileRows(heading, ...lines, 'top;;;anna@bolaget.example;anna;17'), present)
    expect(result.counts.members).toMatchObject({ changed: 1, identitiesChanged: 0 })
  })

  test('two people may swap addresses', () => {
    const present = {
      units,
      members: Array.from({ length: 40 }, (_, n) => member(`p${n}`, { externalId: `${n}` })),
    }
    const swapped = present.members.map(({ email, externalId, name }, n) => {
      const other = n < 2 ? (present.members[1 - n]?.email ?? '') : email
      return `top;;;${other};${name};${externalId}`
    })
    const result = plan(fileRows(heading, ...lines, ...swapped), present)
    expect(result.counts.members).toMatchObject({ identitiesChanged: 2, changed: 2, kept: 38 })
    expect(result.changes?.readdressedMemberIds).toEqual(['member-p0', 'member-p1'])
  })

  test('an address that passed to a newcomer does not make the newcomer somebody else', () => {
    const present = { units, members: [member('anna', { externalId: '17' })] }
    const file = fileRows(
      heading,
      ...lines,
      'top;;;anna@bolaget.example;Ny Anna;99',
      'top;;;anna.gammal@bolaget.example;anna;17',
    )
    const result = plan(file, present)
    const byId = new Map(result.changes?.members.map((one) => [one.externalId, one.id]))
    expect(byId.get('17')).toBe('member-anna')
    expect(byId.get('99')).not.toBe('member-anna')
  })

  test('who returns is the same person as before', () => {
    const present = { units, members: [member('anna', { here: false })] }
    const result = plan(fileRows(heading, ...lines, 'A;;;anna@bolaget.example'), present)
    expect(result.changes?.members[0]?.id).toBe('member-anna')
    expect(result.counts.members.added).toBe(1)
  })

  test('who left a number behind does not take it back from the one who has it now', () => {
    const gone = member('anna', { here: false, externalId: '17' })
    const present = { units, members: [gone, member('bo', { externalId: '17' })] }
    const result = plan(
      fileRows(heading, ...lines, 'A;;;anna@bolaget.example', 'top;;;bo@bolaget.example'),
      present,
    )
    expect(result.changes?.members).toMatchObject([{ id: 'member-anna', externalId: null }])
  })

  test('of two lines about somebody gone, the one with the number means that person', () => {
    const present = { units, members: [member('anna', { here: false, externalId: '17' })] }
    const file = fileRows(heading, ...lines, 'A;;;anna@bolaget.example', 'A;;;ny@bolaget.example;Ny;17')
    const byEmail = new Map(plan(file, present).changes?.members.map((one) => [one.email, one.id]))
    expect(byEmail.get('ny@bolaget.example')).toBe('member-anna')
    expect(byEmail.get('anna@bolaget.example')).not.toBe('member-anna')
  })

  test('an address used again years later, with another employee id, is another person', () => {
    const present = { units, members: [member('anna', { here: false, externalId: '17' })] }
    const result = plan(fileRows(heading, ...lines, 'A;;;anna@bolaget.example;Anna;99'), present)
    expect(result.changes?.members[0]?.id).not.toBe('member-anna')
  })

  test('someone in another unit has moved, and keeps what the file is silent about', () => {
    const present = { units, members: [member('anna', { name: 'Anna', language: 'en' })] }
    const result = plan(fileRows(heading, ...lines, 'A;;;anna@bolaget.example'), present)
    expect(result.counts.members.moved).toBe(1)
    expect(result.changes?.members[0]).toMatchObject({ name: 'Anna', language: 'en', unitId: 'unit-A' })
  })
})

describe('roles', () => {
  const units = [unit('top'), unit('A', { parentId: 'unit-top' })]
  const leading = member('anna', { roles: [{ role: 'manager', unitId: 'unit-A' }] })

  test('a file without a column for roles leaves them as they are', () => {
    const file = fileRows('unit_id;unit;parent_id;email', 'top;top;;anna@bolaget.example', 'A;A;top;')
    expect(plan(file, { units, members: [leading] }).changes?.removedRoles).toEqual([])
  })

  test('but nobody goes on leading a unit that closes', () => {
    const file = fileRows('unit_id;unit;parent_id;email', 'top;top;;anna@bolaget.example')
    expect(plan(file, { units, members: [leading] }).changes?.removedRoles).toEqual([
      { memberId: 'member-anna', role: 'manager', unitId: 'unit-A' },
    ])
  })

  test('an empty cell in the column takes the role back', () => {
    const file = fileRows(heading, 'top;top;;anna@bolaget.example', 'A;A;top;')
    expect(plan(file, { units, members: [leading] }).changes?.removedRoles).toHaveLength(1)
  })

  test('hr and owners who are not in the file stay, and a warning says so', () => {
    const hr = member('hr', { unitId: 'unit-A', roles: [{ role: 'hr', unitId: null }] })
    const result = plan(fileRows(heading, 'top;top;;anna@bolaget.example'), {
      units,
      members: [member('anna'), hr],
    })
    expect(result.changes?.leavingMemberIds).toEqual([])
    expect(result.warnings.map(({ code, value }) => [code, value])).toEqual([
      ['kept-for-role', 'hr@bolaget.example'],
    ])
    // Their unit closes, so they stand at the top.
    expect(result.changes?.members).toMatchObject([{ id: 'member-hr', unitId: 'unit-top' }])
  })

  test('the address of somebody kept cannot pass to another', () => {
    const hr = member('hr', { roles: [{ role: 'hr', unitId: null }] })
    const anna = member('anna', { externalId: '17' })
    const file = fileRows(heading, 'top;top;;hr@bolaget.example;;17', 'A;A;top;')
    expect(errorsOf(plan(file, { units, members: [hr, anna] }))).toEqual([
      '2 email-in-use hr@bolaget.example',
    ])
  })
})
