import { expect, test } from 'vitest'
import type { IdentityChangeList } from '#contract/people/identity-change.ts'
import type { ImportList } from '#contract/people/organisation.ts'
import type { Answer } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'
import { viewOf } from '#test/organisation/import-calls.ts'
import { listDesk } from '#test/organisation/list-desk.ts'
import { peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

const names = (answer: Answer) => viewOf(answer).report?.people ?? []

test('HR takes one person off the list as a dry run that names that person alone, and then as an import', async () => {
  const { browser, params, find, remove, read } = await listDesk(
    server,
    'A;Lager;top;',
    'A;;;anna@bolaget.example;"Ek; ""Anna"""',
    ...peopleOf('A', 9),
  )
  const anna = await find('anna@')
  const started = await remove(anna?.id ?? '')
  expect(started.status).toBe(202)
  expect(viewOf(started)).toMatchObject({ state: 'planning', kind: 'remove-person', fileName: '' })
  await server.runJobs()
  const planned = await read(viewOf(started).id)
  expect(viewOf(planned)).toMatchObject({
    state: 'planned',
    report: { members: { removed: 1, added: 0, changed: 0, moved: 0 }, units: { changed: 0, removed: 0 } },
  })
  expect(names(planned)).toEqual([
    {
      kind: 'removed',
      name: 'Ek; "Anna"',
      email: 'anna@bolaget.example',
      from: 'Lager',
      to: null,
      leadsNoLonger: [],
    },
  ])
  expect((await find('anna@'))?.id).toBe(anna?.id)
  await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
  await server.runJobs()
  expect(await find('anna@')).toBeUndefined()
  // The history does not keep who it was.
  expect(names(await read(viewOf(started).id))).toEqual([])
})

test('a removal is stopped where a file would be: by the limit of four weeks', async () => {
  const { browser, params, find, remove, read } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 5))
  const outcomes: string[] = []
  for (let times = 0; times < 3; times++) {
    const one = await find(`a-${times}@bolaget.example`)
    const started = await remove(one?.id ?? '')
    await server.runJobs()
    const planned = viewOf(await read(viewOf(started).id))
    outcomes.push(planned.state, ...(planned.report?.errors.map(({ code }) => code) ?? []))
    await browser.call('applyImport', { params: { ...params, importId: planned.id } })
    await server.runJobs()
  }
  expect(outcomes).toEqual(['planned', 'planned', 'refused', 'too-many-removed', 'too-many-removed-in-unit'])
})

test('nobody who is not on the list can be taken off it', async () => {
  const { remove } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 3))
  expect((await remove('00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('HR adds one person, who is then found on the list and stands in the history without a name', async () => {
  const { browser, params, find, make, unitId } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 3))
  const planned = await make({
    kind: 'add-person',
    name: 'Noor Ek',
    email: 'Noor@Bolaget.example',
    employeeId: '0017',
    language: 'en',
    unitId: await unitId('Lager'),
  })
  expect(planned).toMatchObject({
    state: 'planned',
    report: { members: { added: 1, removed: 0, changed: 0 } },
  })
  expect(planned.report?.people).toMatchObject([{ kind: 'added', name: 'Noor Ek', to: 'Lager' }])
  expect(await find('noor')).toMatchObject({
    email: 'noor@bolaget.example',
    employeeId: '0017',
    language: 'en',
    roles: ['employee'],
  })
  const history = (await browser.call('listImports', { params })).body as ImportList
  const told = history.imports.find(({ kind }) => kind === 'add-person')
  expect(told).toMatchObject({ fileName: '', state: 'applied' })
  expect(JSON.stringify(told)).not.toContain('Noor')
  // No other table keeps it either.
  const kept = await asSuperuser(
    server.database,
    'select 1 from member_import where organisation_id = $1 and (list_change is not null or content is not null)',
    [params.organisationId],
  )
  expect(kept).toEqual([])
})

test('a name, a unit and a first number change at once, and the person stays the same', async () => {
  const { find, make, unitId } = await listDesk(server, 'A;Lager;top;', 'B;Butik;top;', ...peopleOf('A', 9))
  const before = await find('a-1@')
  const planned = await make({
    kind: 'change-person',
    memberId: before?.id ?? '',
    name: 'Noor Ek',
    employeeId: '17',
    unitId: await unitId('Butik'),
  })
  expect(planned.report?.people).toMatchObject([{ kind: 'moved', from: 'Lager', to: 'Butik' }])
  expect(await find('a-1@')).toMatchObject({
    id: before?.id,
    name: 'Noor Ek',
    employeeId: '17',
    unitId: await unitId('Butik'),
  })
})

test('another address and number wait seven days, are told at the old address, and a move meanwhile keeps them waiting', async () => {
  const { browser, params, find, make, unitId } = await listDesk(
    server,
    'A;Lager;top;',
    'A;;;anna@bolaget.example;Anna;17',
    ...peopleOf('A', 9),
  )
  const memberId = (await find('anna@'))?.id ?? ''
  await make({ kind: 'change-person', memberId, email: 'ny@bolaget.example', employeeId: '18' })
  await make({ kind: 'change-person', memberId, unitId: await unitId('Toppen') })
  expect(await find('anna@')).toMatchObject({ id: memberId, employeeId: '17' })
  const { changes } = (await browser.call('listIdentityChanges', { params })).body as IdentityChangeList
  expect(changes).toMatchObject([{ newEmail: 'ny@bolaget.example', renumbered: true, state: 'waiting' }])
  expect(server.mail.receivedBy('anna@bolaget.example')).toHaveLength(1)
  // Meanwhile the number belongs to nobody else.
  expect((await find('ny@bolaget'))?.id).toBeUndefined()
})

test('the second new address of a small unit within four weeks is stopped, as it is in a file', async () => {
  const { find, make } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 9))
  const ask = async (person: string) =>
    make({
      kind: 'change-person',
      memberId: (await find(`${person}@`))?.id ?? '',
      email: `${person}@ny.example`,
    })
  expect((await ask('a-1')).state).toBe('planned')
  const second = await ask('a-2')
  expect(second.state).toBe('refused')
  expect(second.report?.errors.map(({ code, line }) => [code, line])).toEqual([
    ['too-many-identities', 0],
    ['too-many-identities-in-unit', 0],
  ])
})

test.each([
  ['an address that somebody else has', { email: 'A-1@bolaget.example' }, 'email-on-list'],
  ['a number that somebody else has', { employeeId: '17' }, 'employee-id-on-list'],
  ['neither address nor number', { email: null, employeeId: null }, 'missing-key'],
  ['an address that is none', { email: 'noor bolaget' }, 'bad-email'],
  ['a name that a spreadsheet would calculate', { name: '=1+1' }, 'formula'],
])(
  'somebody with %s is not added, and no line of a list that nobody has seen is named',
  async (_what, given, code) => {
    const { make, find, unitId } = await listDesk(
      server,
      'A;Lager;top;',
      'A;;;anna@bolaget.example;Anna;17',
      ...peopleOf('A', 3),
    )
    const planned = await make({
      kind: 'add-person',
      name: 'Noor Ek',
      email: 'noor@bolaget.example',
      employeeId: null,
      language: 'sv',
      unitId: await unitId('Lager'),
      ...given,
    })
    expect(planned.state).toBe('refused')
    expect(planned.report?.errors.map((error) => [error.code, error.line])).toEqual([[code, 0]])
    expect(await find('noor')).toBeUndefined()
  },
)

test('an address of HR, an owner or a safety representative is no list’s to change', async () => {
  const { params, find, make, unitId } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 9))
  const { email } = await makeMember(server, {
    in: { ...params, unitId: await unitId('Lager') },
    roles: ['safety_representative'],
  })
  const memberId = (await find(email))?.id ?? ''
  const changed = await make({ kind: 'change-person', memberId, email: 'min@bolaget.example' })
  expect(changed.report?.errors.map(({ code }) => code)).toEqual(['role-holder-changed'])
  const renamed = await make({ kind: 'change-person', memberId, name: 'Ola Ombud' })
  expect(renamed.state).toBe('planned')
  expect((await make({ kind: 'remove-person', memberId })).report?.members.removed).toBe(0)
  expect(await find(email)).toMatchObject({ name: 'Ola Ombud' })
})

test('who returns under the same address is the same person', async () => {
  const { find, make, unitId } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 9))
  const before = await find('a-3@')
  await make({ kind: 'remove-person', memberId: before?.id ?? '' })
  await make({
    kind: 'add-person',
    name: 'Åter',
    email: before?.email ?? '',
    employeeId: null,
    language: 'sv',
    unitId: await unitId('Lager'),
  })
  expect((await find('a-3@'))?.id).toBe(before?.id)
})

test('nobody is put into a unit of another organisation, nor changed in one', async () => {
  const here = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 3))
  const there = await listDesk(server, 'B;Butik;top;', ...peopleOf('B', 3))
  const one = await there.find('b-1@')
  expect((await here.change({ kind: 'change-person', memberId: one?.id ?? '', name: 'X' })).status).toBe(404)
  const moved = await here.make({
    kind: 'change-person',
    memberId: (await here.find('a-1@'))?.id ?? '',
    unitId: await there.unitId('Butik'),
  })
  expect(moved.report?.errors.map(({ code }) => code)).toEqual(['not-on-list'])
})

test('HR merges one unit with another, and the manager of the one that closes leads it no longer', async () => {
  const { browser, params, find, make, unitId } = await listDesk(
    server,
    'A;Lager;top;',
    'B;Butik;top;',
    ...peopleOf('A', 4),
    ...peopleOf('B', 9),
  )
  await makeMember(server, { in: { ...params, unitId: await unitId('Lager') }, roles: ['manager'] })
  const merged = await make({
    kind: 'merge-unit',
    unitId: await unitId('Lager'),
    intoId: await unitId('Butik'),
  })
  expect(merged.report?.people[0]).toMatchObject({ leadsNoLonger: ['Lager'], from: 'Lager', to: 'Butik' })
  expect(await unitId('Lager')).toBe('')
  expect(await find('a-1@')).toMatchObject({ unitId: await unitId('Butik') })
  const history = (await browser.call('listImports', { params })).body as ImportList
  const told = history.imports.find(({ kind }) => kind === 'merge-unit')
  expect(told?.report?.unitChanges[0]).toMatchObject({ name: 'Lager', newName: null })
  expect(told?.report?.people).toEqual([])
})

test('a circle of units is refused with the names of both', async () => {
  const { make, unitId } = await listDesk(server, 'A;Lager;top;', 'B;Butik;A;', ...peopleOf('A', 4))
  const moved = await make({
    kind: 'move-unit',
    unitId: await unitId('Lager'),
    parentId: await unitId('Butik'),
  })
  expect(moved.report?.errors).toEqual([
    { code: 'unit-below-itself', line: 0, column: null, value: 'Butik', details: { unit: 'Lager' } },
  ])
})
