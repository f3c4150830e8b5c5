import { describe, expect, test } from 'vitest'
import { errorsOf, fileRows, member, plan, unit } from '#test/import/file-rows.ts'
import type { PresentMember } from './present.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;language;role'

describe('roles', () => {
  const units = [unit('top'), unit('A', { parentId: 'unit-top' })]
  const leading = member('anna', { roles: [{ role: 'manager', unitId: 'unit-A' }] })
  const holding = (role: 'hr' | 'owner' | 'safety_representative', given: Partial<PresentMember> = {}) =>
    member('rolf', { externalId: '17', roles: [{ role, unitId: null }], ...given })
  const lines = ['top;top;;', 'A;A;top;']

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

  test('an empty cell in the column says nothing, and a word that agrees with what stands changes nothing', () => {
    for (const cell of ['', 'chef']) {
      const file = fileRows(heading, ...lines, `top;;;anna@bolaget.example;;;;${cell}`)
      const result = plan(file, { units, members: [leading] })
      expect(errorsOf(result)).toEqual([])
      expect(result.changes?.removedRoles).toEqual([])
    }
  })

  test.each([
    ['takes one', leading, 'medarbetare'],
    ['gives another', leading, 'skyddsombud'],
    ['gives one to somebody without', member('anna'), 'chef'],
    ['gives one back to somebody who left with it', { ...leading, here: false }, 'chef'],
  ])('a word that %s is refused with its line', (_name, anna, cell) => {
    const file = fileRows(heading, ...lines, `top;;;anna@bolaget.example;;;;${cell}`)
    const result = plan(file, { units, members: [anna] })
    expect(errorsOf(result)).toEqual([`4 role-not-by-file ${cell}`])
    expect(result.changes).toBeNull()
  })

  describe.each(['hr', 'owner', 'safety_representative'] as const)('somebody who is %s', (role) => {
    test('gets no other address by file', () => {
      const file = fileRows(heading, ...lines, 'A;;;min@egen.example;rolf;17')
      expect(plan(file, { units, members: [holding(role)] }).errors).toMatchObject([
        { line: 4, code: 'role-holder-changed', column: 'email', details: { role } },
      ])
    })

    test('gets no other employee id by file', () => {
      const file = fileRows(heading, ...lines, 'A;;;rolf@bolaget.example;rolf;99')
      expect(errorsOf(plan(file, { units, members: [holding(role)] }))).toEqual(['4 role-holder-changed 99'])
    })

    test('swaps addresses with nobody', () => {
      const present = { units, members: [holding(role), member('anna', { externalId: '18' })] }
      const file = fileRows(
        heading,
        ...lines,
        'A;;;anna@bolaget.example;rolf;17',
        'A;;;rolf@bolaget.example;anna;18',
      )
      expect(errorsOf(plan(file, present))).toContain('4 role-holder-changed anna@bolaget.example')
    })

    test('may move to another unit, change name, and be given an employee id for the first time', () => {
      const file = fileRows(heading, ...lines, 'A;;;rolf@bolaget.example;Rolf Nyman;17')
      const result = plan(file, { units, members: [holding(role, { externalId: null })] })
      expect(errorsOf(result)).toEqual([])
      expect(result.changes?.members).toMatchObject([{ id: 'member-rolf', unitId: 'unit-A' }])
    })

    test('stays when the file leaves them out, and a warning says so', () => {
      const result = plan(fileRows(heading, 'top;top;;anna@bolaget.example'), {
        units,
        members: [member('anna'), holding(role, { unitId: 'unit-A' })],
      })
      expect(result.changes?.leavingMemberIds).toEqual([])
      expect(result.warnings).toMatchObject([
        { code: 'kept-for-role', value: 'rolf@bolaget.example', details: { role } },
      ])
      // Their unit closes, so they move to the top.
      expect(result.changes?.members).toMatchObject([{ id: 'member-rolf', unitId: 'unit-top' }])
    })

    test('keeps their address from others when the file leaves them out', () => {
      const anna = member('anna', { externalId: '18' })
      const file = fileRows(heading, 'top;top;;rolf@bolaget.example;;18', 'A;A;top;')
      expect(errorsOf(plan(file, { units, members: [holding(role), anna] }))).toEqual([
        '2 email-in-use rolf@bolaget.example',
      ])
    })
  })
})
