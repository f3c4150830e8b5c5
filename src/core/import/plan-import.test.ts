import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;language;role'

describe('a first file', () => {
  const file = fileRows(
    heading,
    'top;Bolaget;;',
    'A;Avdelning A;top;',
    'A;;;Anna@Bolaget.example;Anna;17;en',
    'A;;;bo@bolaget.example;Bo',
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
})

test.each([
  ...[
    ['sv', 'sv'],
    ['Svenska', 'sv'],
    ['sv-SE', 'sv'],
    ['sv_FI', 'sv'],
    ['swe', 'sv'],
    ['Svenska (Sverige)', 'sv'],
  ],
  ...[
    ['EN', 'en'],
    ['en-US', 'en'],
    ['en_GB', 'en'],
    ['eng', 'en'],
    ['Engelska', 'en'],
  ],
])('a language may be written %s, as systems export it', (cell, language) => {
  const result = plan(fileRows(heading, 'top;Bolaget;;', `top;;;anna@bolaget.example;Anna;;${cell}`))
  expect([errorsOf(result), result.changes?.members[0]?.language]).toEqual([[], language])
})

test('a language that we do not have stops no file: it is read as an empty cell, and each is told once', () => {
  const present = {
    units: [unit('top')],
    members: [member('anna', { unitId: unit('top').id, language: 'en' })],
    language: 'en' as const,
  }
  const people = [
    'top;;;anna@bolaget.example;anna;;Finska',
    'top;;;bo@b.se;Bo;;fi',
    'top;;;ci@b.se;Ci;;finska',
  ]
  const result = plan(fileRows(heading, 'top;top;;', ...people), present)
  expect(errorsOf(result)).toEqual([])
  expect(result.changes?.members.map(({ name, language }) => [name, language])).toEqual([
    ['Bo', 'en'],
    ['Ci', 'en'],
  ])
  expect(result.warnings.map(({ line, code, column, value }) => [line, code, column, value])).toEqual([
    [3, 'unknown-language', 'language', 'Finska'],
    [4, 'unknown-language', 'language', 'fi'],
  ])
})

describe('the unit above, where its name stands in place of its id', () => {
  const parentsOf = (...lines: readonly string[]) => {
    const result = plan(fileRows(heading, ...lines))
    const units = result.changes?.units ?? []
    const nameOf = new Map(units.map(({ id, externalId }) => [id, externalId]))
    return [errorsOf(result), units.map(({ parentId }) => nameOf.get(parentId ?? '') ?? '')]
  }

  test('is the one unit of that name, in capitals or not', () => {
    expect(parentsOf('1;Bolaget;;', '2;Vården;BOLAGET;', '3;Natt;vården ;')).toEqual([[], ['', '1', '2']])
  })

  test('is asked for where several have that name, or it is the unit itself', () => {
    const two = parentsOf('1;Bolaget;;', '2;Vården;1;', '3;Vården;1;', '4;Natt;Vården;')
    expect(two[0]).toEqual(['5 unknown-parent Vården'])
    expect(parentsOf('1;Bolaget;;', '2;Vården;Vården;')[0]).toEqual(['3 unknown-parent Vården'])
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
  expect(result.changes?.removedRoles).toEqual([])
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
    expect(result.changes?.identityChanges).toEqual([
      { memberId: 'member-anna', email: 'anna.ny@bolaget.example', externalId: null, name: null },
    ])
    // Until it takes effect she keeps the old one; her name is new at once.
    expect(result.changes?.members).toMatchObject([{ email: 'anna@bolaget.example', name: 'Anna Ny' }])
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
    expect(result.changes?.identityChanges.map(({ memberId }) => memberId)).toEqual([
      'member-p0',
      'member-p1',
    ])
    expect(result.changes?.members).toEqual([])
  })

  test('another employee id is asked for, too, and the old one stays meanwhile', () => {
    const present = { units, members: [member('anna', { externalId: '17' })] }
    const result = plan(fileRows(heading, ...lines, 'A;;;anna@bolaget.example;anna;99'), present)
    expect(result.changes?.identityChanges).toEqual([
      { memberId: 'member-anna', email: null, externalId: '99', name: null },
    ])
    expect(result.changes?.members).toMatchObject([{ externalId: '17', unitId: 'unit-A' }])
  })

  test('a change that waits is not asked for again, and is taken back when the file says the old', () => {
    const change = {
      email: 'anna.ny@bolaget.example',
      externalId: null,
      name: null,
      state: 'waiting',
    } as const
    const present = { units, members: [member('anna', { externalId: '17', change })] }
    const again = plan(fileRows(heading, ...lines, 'top;;;anna.ny@bolaget.example;anna;17'), present)
    expect(again.changes).toMatchObject({ identityChanges: [], withdrawnMemberIds: [], members: [] })
    const back = plan(fileRows(heading, ...lines, 'top;;;anna@bolaget.example;anna;17'), present)
    expect(back.changes).toMatchObject({ identityChanges: [], withdrawnMemberIds: ['member-anna'] })
    const third = plan(fileRows(heading, ...lines, 'top;;;tredje@bolaget.example;anna;17'), present)
    expect(third.changes?.identityChanges).toMatchObject([{ email: 'tredje@bolaget.example' }])
  })

  test('a change that its person has stopped is not asked for again, and a warning says so', () => {
    const change = {
      email: 'anna.ny@bolaget.example',
      externalId: null,
      name: null,
      state: 'stopped',
    } as const
    const present = { units, members: [member('anna', { externalId: '17', change })] }
    const result = plan(fileRows(heading, ...lines, 'top;;;anna.ny@bolaget.example;anna;17'), present)
    expect(result.changes).toMatchObject({ identityChanges: [], members: [] })
    expect(result.warnings).toMatchObject([
      { line: 4, code: 'change-stopped', value: 'anna@bolaget.example' },
    ])
  })

  test('an address passes to a newcomer only when it is free', () => {
    const present = { units, members: [member('anna', { externalId: '17' })] }
    const file = fileRows(
      heading,
      ...lines,
      'top;;;anna@bolaget.example;Ny Anna;99',
      'top;;;anna.gammal@bolaget.example;anna;17',
    )
    expect(errorsOf(plan(file, present))).toEqual(['4 email-in-use anna@bolaget.example'])
    const later = {
      units,
      members: [member('anna', { externalId: '17', email: 'anna.gammal@bolaget.example' })],
    }
    const byId = new Map(plan(file, later).changes?.members.map((one) => [one.externalId, one.id]))
    expect(byId.get('99')).not.toBe('member-anna')
  })

  test('an employee id passes to somebody else only when it is free', () => {
    const present = { units, members: [member('anna', { externalId: '17' })] }
    const file = fileRows(
      heading,
      ...lines,
      'top;;;anna@bolaget.example;anna;99',
      'top;;;bo@bolaget.example;Bo;17',
    )
    // The employee number identifies the second line as Anna. So the first is a new person, at an address that is taken.
    expect(errorsOf(plan(file, present))).toEqual(['4 email-in-use anna@bolaget.example'])
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

  test('who returns under another address is somebody new, whatever the number says', () => {
    const present = { units, members: [member('anna', { here: false, externalId: '17' })] }
    const file = fileRows(heading, ...lines, 'A;;;ny@bolaget.example;Anna;17')
    expect(plan(file, present).changes?.members[0]?.id).not.toBe('member-anna')
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
