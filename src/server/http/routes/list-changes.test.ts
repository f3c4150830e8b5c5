import { expect, test } from 'vitest'
import type { IdentityChangeList } from '#contract/identity-change.ts'
import type { ListChangeToStart } from '#contract/list-change.ts'
import type { ImportList, MemberList, UnitList } from '#contract/organisation.ts'
import { forgetExpired } from '#server/jobs/forget-expired.ts'
import type { Answer } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

const names = (answer: Answer) => viewOf(answer).report?.people ?? []

async function organisationWith(...lines: readonly string[]) {
  const { place, browser } = await organisationOf(server)
  const params = { organisationId: place.organisationId }
  /** Of what happens at once nobody can say which was last. */
  const waitASecond = () => {
    server.time.now = new Date(server.time.now.getTime() + 1000)
  }
  const readIn = async (...next: readonly string[]) => {
    waitASecond()
    const { id: importId } = viewOf(await sendFile(browser, place, importFile(...next)))
    await server.runJobs()
    await browser.call('applyImport', { params: { ...params, importId } })
    await server.runJobs()
  }
  await readIn(...lines)
  const find = async (search: string) => {
    const answer = await browser.call('listMembers', { params, query: { search } })
    return (answer.body as MemberList).members[0]
  }
  const change = (body: ListChangeToStart) => {
    waitASecond()
    return browser.call('startListChange', { params, body })
  }
  const remove = (memberId: string) => change({ kind: 'remove-person', memberId })
  const read = (importId: string) => browser.call('readImport', { params: { ...params, importId } })
  /** All the way. @returns the report of the dry run */
  const make = async (body: ListChangeToStart) => {
    const { id: importId } = viewOf(await change(body))
    await server.runJobs()
    const planned = viewOf(await read(importId))
    await browser.call('applyImport', { params: { ...params, importId } })
    await server.runJobs()
    return planned
  }
  const unitId = async (name: string) => {
    const { units } = (await browser.call('listUnits', { params })).body as UnitList
    return units.find((unit) => unit.name === name)?.id ?? ''
  }
  const history = async () => ((await browser.call('listImports', { params })).body as ImportList).imports
  return { browser, params, find, change, remove, read, make, unitId, readIn, history }
}

test('HR takes one person off the list as a dry run that names that person alone, and then as an import', async () => {
  const { browser, params, find, remove, read } = await organisationWith(
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
  // Who it was is not kept in the history.
  expect(names(await read(viewOf(started).id))).toEqual([])
})

test('a removal is stopped where a file would be: by the limit of four weeks', async () => {
  const { browser, params, find, remove, read } = await organisationWith('A;Lager;top;', ...peopleOf('A', 5))
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
  const { remove } = await organisationWith('A;Lager;top;', ...peopleOf('A', 3))
  expect((await remove('00000000-0000-4000-8000-000000000000')).status).toBe(404)
})

test('HR adds one person, who is then found on the list and stands in the history without a name', async () => {
  const { browser, params, find, make, unitId } = await organisationWith('A;Lager;top;', ...peopleOf('A', 3))
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
  // Nor is it kept anywhere else.
  const kept = await asSuperuser(
    server.database,
    'select 1 from member_import where organisation_id = $1 and (list_change is not null or content is not null)',
    [params.organisationId],
  )
  expect(kept).toEqual([])
})

test('a name, a unit and a first number change at once, and the person stays the same', async () => {
  const { find, make, unitId } = await organisationWith('A;Lager;top;', 'B;Butik;top;', ...peopleOf('A', 9))
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
  const { browser, params, find, make, unitId } = await organisationWith(
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
  // A number says the same of nobody else meanwhile.
  expect((await find('ny@bolaget'))?.id).toBeUndefined()
})

test('the second new address of a small unit within four weeks is stopped, as it is in a file', async () => {
  const { find, make } = await organisationWith('A;Lager;top;', ...peopleOf('A', 9))
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
    const { make, find, unitId } = await organisationWith(
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
  const { params, find, make, unitId } = await organisationWith('A;Lager;top;', ...peopleOf('A', 9))
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
  const { find, make, unitId } = await organisationWith('A;Lager;top;', ...peopleOf('A', 9))
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
  const here = await organisationWith('A;Lager;top;', ...peopleOf('A', 3))
  const there = await organisationWith('B;Butik;top;', ...peopleOf('B', 3))
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
  const { browser, params, find, make, unitId } = await organisationWith(
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
  const { make, unitId } = await organisationWith('A;Lager;top;', 'B;Butik;A;', ...peopleOf('A', 4))
  const moved = await make({
    kind: 'move-unit',
    unitId: await unitId('Lager'),
    parentId: await unitId('Butik'),
  })
  expect(moved.report?.errors).toEqual([
    { code: 'unit-below-itself', line: 0, column: null, value: 'Butik', details: { unit: 'Lager' } },
  ])
})

test('HR undoes a file after a dry run with names: who was gone is the same person again, what it made is gone', async () => {
  const { browser, params, find, make, unitId, readIn, history } = await organisationWith(
    'A;Lager;top;',
    'B;Butik;top;',
    'A;;;anna@bolaget.example;Anna;17',
    ...peopleOf('A', 9),
    ...peopleOf('B', 3),
  )
  const [anna, one, shop] = [await find('anna@'), await find('a-1@'), await unitId('Butik')]
  await makeMember(server, {
    in: { ...params, unitId: shop },
    roles: ['manager'],
    email: 'chef@bolaget.example',
  })
  await readIn(
    'A;Lagret;top;',
    'C;Kontor;top;',
    'C;;;a-1@bolaget.example;Ny Namn',
    'A;;;chef@bolaget.example;Chef',
    'C;;;kim@bolaget.example;Kim',
    ...peopleOf('A', 9).filter((line) => !line.includes('A-1@')),
    ...peopleOf('B', 3).map((line) => line.replace(/^B/, 'A')),
  )
  expect(await find('anna@')).toBeUndefined()
  const [last, before] = (await history()).map(({ id, canBeUndone }) => ({ id, canBeUndone }))
  expect([last?.canBeUndone, before?.canBeUndone]).toEqual([true, false])
  const undone = await make({ kind: 'undo', importId: last?.id ?? '' })
  expect(undone).toMatchObject({
    kind: 'undo',
    fileName: 'personal.csv',
    state: 'planned',
    report: {
      members: { added: 1, removed: 1, moved: 5 },
      units: { added: 1, changed: 1, removed: 1 },
      warnings: [{ code: 'roles-stay-ended', line: 0, details: { count: 1 } }],
    },
  })
  expect(undone.report?.people.map(({ name, kind }) => `${name} ${kind}`)).toContain('Anna added')
  expect(await find('anna@')).toMatchObject({ id: anna?.id, unitId: anna?.unitId, employeeId: '17' })
  expect(await find('a-1@')).toEqual(one)
  expect(await find('kim@')).toBeUndefined()
  expect(await unitId('Butik')).toBe(shop)
  expect(await unitId('Kontor')).toBe('')
  expect((await find('chef@'))?.unitId).toBe(shop)
  // What was undone cannot be undone twice, and the undoing can be undone.
  const again = await browser.call('startListChange', {
    params,
    body: { kind: 'undo', importId: last?.id ?? '' },
  })
  expect([again.status, again.body]).toMatchObject([409, { code: 'import-not-undoable' }])
  const [undoing] = await history()
  expect(undoing).toMatchObject({ kind: 'undo', canBeUndone: true, report: { people: [], unitChanges: [] } })
  await make({ kind: 'undo', importId: undoing?.id ?? '' })
  expect(await find('anna@')).toBeUndefined()
  expect((await find('kim@'))?.id).toBeDefined()
})

test('a new address that is undone waits no longer, and what changes nothing leaves the last change to be undone', async () => {
  const { browser, params, find, make, history } = await organisationWith('A;Lager;top;', ...peopleOf('A', 9))
  const memberId = (await find('a-1@'))?.id ?? ''
  await make({ kind: 'change-person', memberId, email: 'ny@bolaget.example' })
  await make({ kind: 'change-person', memberId, email: 'ny@bolaget.example' })
  const last = (await history()).find(({ canBeUndone }) => canBeUndone)
  await make({ kind: 'undo', importId: last?.id ?? '' })
  const { changes } = (await browser.call('listIdentityChanges', { params })).body as IdentityChangeList
  expect(changes).toMatchObject([{ newEmail: 'ny@bolaget.example', state: 'withdrawn' }])
})

test('before the first round a whole file that was wrong is undone, and limits count nobody of it as having left', async () => {
  const { find, make, readIn, history } = await organisationWith()
  await readIn(...peopleOf('top', 30))
  const [wrong] = await history()
  const undone = await make({ kind: 'undo', importId: wrong?.id ?? '' })
  expect(undone).toMatchObject({ state: 'planned', report: { members: { removed: 30 } } })
  expect(await find('top-1@')).toBeUndefined()
  await readIn('top;;;anna@bolaget.example;Anna', ...peopleOf('top', 4))
  const removed = await make({ kind: 'remove-person', memberId: (await find('anna@'))?.id ?? '' })
  expect(removed.state).toBe('planned')
})

test('who has left by themselves since is not put back', async () => {
  const { params, find, make, history } = await organisationWith('A;Lager;top;', ...peopleOf('A', 9))
  const memberId = (await find('a-1@'))?.id ?? ''
  await make({ kind: 'change-person', memberId, name: 'Ny' })
  await asSuperuser(
    server.database,
    'update member set left_at = now() where organisation_id = $1 and id = $2',
    [params.organisationId, memberId],
  )
  const [last] = await history()
  expect((await make({ kind: 'undo', importId: last?.id ?? '' })).state).toBe('planned')
  expect(await find('a-1@')).toBeUndefined()
})

test('undoing is stopped by the limits like any other change, and after thirty days there is nothing to undo', async () => {
  const { browser, params, make, readIn, history } = await organisationWith(
    'A;Lager;top;',
    ...peopleOf('A', 9),
  )
  await readIn('A;Lager;top;', ...peopleOf('A', 40))
  const [last] = await history()
  const ago = (days: number) => new Date(server.time.now.getTime() - days * 24 * 60 * 60 * 1000)
  const at = async (table: string, column: string, time: Date) =>
    asSuperuser(server.database, `update ${table} set ${column} = $2 where organisation_id = $1`, [
      params.organisationId,
      time,
    ])
  await at('member', 'joined_at', ago(29))
  const stopped = await make({ kind: 'undo', importId: last?.id ?? '' })
  expect(stopped.report?.errors.map(({ code }) => code)).toEqual([
    'too-many-removed',
    'too-many-removed-in-unit',
  ])
  await at('member_import', 'created_at', ago(31))
  await forgetExpired(server.deps)
  expect((await history()).some(({ canBeUndone }) => canBeUndone)).toBe(false)
  const late = await browser.call('startListChange', {
    params,
    body: { kind: 'undo', importId: last?.id ?? '' },
  })
  expect([late.status, late.body]).toMatchObject([409, { code: 'import-not-undoable' }])
})

test('nobody undoes a change of another organisation', async () => {
  const [here, there] = [
    await organisationWith('A;Lager;top;', ...peopleOf('A', 3)),
    await organisationWith('B;Butik;top;', ...peopleOf('B', 3)),
  ]
  const [theirs] = await there.history()
  expect((await here.change({ kind: 'undo', importId: theirs?.id ?? '' })).status).toBe(404)
})
