import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;language;role'
const units = [unit('top'), unit('A', { parentId: 'unit-top' })]
const tree = ['top;top;;', 'A;A;top;']
const file = (...lines: readonly string[]) => fileRows(heading, ...tree, ...lines)

/** A person without an address, whom number and name identify. */
const noor = member('noor', { email: null, externalId: '17', name: 'Noor Ek' })
const planFor = (line: string, who = noor) => plan(file(line), { units, members: [who] })

describe('a person without an address', () => {
  test('is told apart by number and name, which both have to be there', () => {
    const added = plan(file('A;;;;Noor Ek;17'), { units, members: [] })
    expect(added.changes?.members).toMatchObject([{ email: null, externalId: '17', name: 'Noor Ek' }])
    expect(errorsOf(plan(file('A;;;;Noor Ek;')))).toEqual(['4 missing-key Noor Ek'])
    expect(errorsOf(plan(file('A;;;;;17')))).toEqual(['4 missing-key 17'])
    // Normalising leaves nothing of these to compare.
    expect(errorsOf(plan(file('A;;;;Noor Ek;...')))).toEqual(['4 missing-key Noor Ek'])
    expect(errorsOf(plan(file('A;;;;...;17')))).toEqual(['4 missing-key ...'])
  })

  test('is the same one when the file says the same again, however the name is spelled', () => {
    expect(planFor('top;;;;Noor Ek;17').counts.members).toMatchObject({ kept: 1, changed: 0 })
    const spelled = planFor('top;;;;Ek, Noor;17')
    expect(spelled.changes).toMatchObject({ identityChanges: [], members: [{ name: 'Ek, Noor' }] })
  })

  test.each([
    [
      'a first address',
      'top;;;noor@bolaget.example;Noor Ek;17',
      { email: 'noor@bolaget.example', name: null },
    ],
    ['another name', 'top;;;;Puppet Ek;17', { email: null, name: 'Puppet Ek' }],
    ['both', 'top;;;noor@bolaget.example;Puppet Ek;17', { email: 'noor@bolaget.example', name: 'Puppet Ek' }],
  ])('gets %s later, as others get another address', (_what, line, asked) => {
    const result = planFor(line)
    expect(result.changes?.identityChanges).toEqual([{ memberId: 'member-noor', externalId: null, ...asked }])
    expect(result.changes?.members).toEqual([])
    expect(result.counts.members).toMatchObject({ changed: 1, identitiesChanged: 1 })
  })

  test('is somebody else under another number, and the old one leaves', () => {
    const { changes } = planFor('top;;;;Noor Ek;18')
    expect(changes?.leavingMemberIds).toEqual(['member-noor'])
    expect(changes?.members[0]?.id).not.toBe('member-noor')
  })

  test.each([
    ['a spreadsheet has taken its zeros', '0017', '17'],
    ['a system has put zeros before it', '17', '00017'],
    ['another system separates it otherwise', 'AB-0017', 'ab 17'],
  ])('is the same one when %s', (_what, stored, written) => {
    const who = { ...noor, externalId: stored }
    const { changes, counts } = planFor(`top;;;;Noor Ek;${written}`, who)
    expect(counts.members).toMatchObject({ kept: 1, added: 0, removed: 0, identitiesChanged: 0 })
    expect(changes).toMatchObject({ members: [], identityChanges: [], leavingMemberIds: [] })
    expect(planFor(`top;;;noor@bolaget.example;Noor Ek;${written}`, who).changes).toMatchObject({
      identityChanges: [
        { memberId: 'member-noor', externalId: null, email: 'noor@bolaget.example', name: null },
      ],
    })
    // Under another name the number may belong to somebody else.
    expect(planFor(`top;;;;Puppet Ek;${written}`, who).changes?.leavingMemberIds).toEqual(['member-noor'])
  })

  test('keeps the number that two spell alike', () => {
    const other = member('puppet', { email: null, externalId: '017', name: 'Noor Ek' })
    const both = plan(file('top;;;;Noor Ek;17', 'top;;;;Noor Ek;017'), { units, members: [noor, other] })
    expect(both.counts.members).toMatchObject({ kept: 2, added: 0, removed: 0 })
  })

  test('takes an address that was asked for back with an empty cell', () => {
    const change = { email: 'noor@bolaget.example', externalId: null, name: null, state: 'waiting' } as const
    const waiting = { ...noor, change }
    expect(planFor('top;;;;Noor Ek;17', waiting).changes?.withdrawnMemberIds).toEqual(['member-noor'])
    expect(planFor('top;;;noor@bolaget.example;Noor Ek;17', waiting).changes).toMatchObject({
      identityChanges: [],
      withdrawnMemberIds: [],
    })
  })

  test('returns under the same number and name only', () => {
    const gone = { ...noor, here: false }
    expect(planFor('top;;;;Ek Noor;17', gone).changes?.members[0]).toMatchObject({
      id: 'member-noor',
      email: null,
    })
    for (const line of ['top;;;;Puppet Ek;17', 'top;;;;Noor Ek;18', 'top;;;noor@bolaget.example;Noor Ek;17'])
      expect(planFor(line, gone).changes?.members[0]?.id).not.toBe('member-noor')
  })

  test('counts towards the limits like everybody', () => {
    const members = Array.from({ length: 40 }, (_, n) =>
      member(`p${n}`, { email: null, externalId: `${n}`, name: `P Nummer${n}` }),
    )
    const line = (n: number, email: string, name: string) => `top;;;${email};${name};${n}`
    const lines = (changed: number, how: 'address' | 'name') =>
      members.map(({ name }, n) =>
        n >= changed
          ? line(n, '', name)
          : how === 'name'
            ? line(n, '', `X${n}`)
            : line(n, `x${n}@b.se`, name),
      )
    for (const how of ['address', 'name'] as const) {
      expect(errorsOf(plan(file(...lines(2, how)), { units, members }))).toEqual([])
      expect(errorsOf(plan(file(...lines(3, how)), { units, members }))).toEqual([
        '0 too-many-identities',
        '0 too-many-identities-in-unit',
      ])
    }
    expect(errorsOf(plan(file(...lines(0, 'name').slice(17)), { units, members }))).toEqual([
      '0 too-many-removed',
      '0 too-many-removed-in-unit',
    ])
  })
})

describe('an empty address cell', () => {
  const anna = member('anna', { externalId: '17' })

  test('leaves the address of somebody who has one as it is, also one that was asked for', () => {
    expect(planFor('top;;;;anna;17', anna).counts.members).toMatchObject({ kept: 1, identitiesChanged: 0 })
    const change = { email: 'ny@bolaget.example', externalId: null, name: null, state: 'waiting' } as const
    const { changes } = planFor('top;;;;anna;17', { ...anna, change })
    expect(changes).toMatchObject({ identityChanges: [], withdrawnMemberIds: [], members: [] })
  })

  test('is about somebody whose number has lost its zeros, and changes nothing of it', () => {
    const zeros = { ...anna, externalId: '0017' }
    for (const line of ['top;;;;anna;17', `top;;;${anna.email};anna;17`]) {
      expect(planFor(line, zeros).counts.members).toMatchObject({ kept: 1, identitiesChanged: 0 })
      expect(planFor(line, zeros).changes?.members).toEqual([])
    }
  })

  test('lets nobody return by number alone who had an address', () => {
    const { changes } = planFor('top;;;;anna;17', { ...anna, here: false })
    expect(changes?.members[0]).toMatchObject({ email: null })
    expect(changes?.members[0]?.id).not.toBe('member-anna')
  })
})
