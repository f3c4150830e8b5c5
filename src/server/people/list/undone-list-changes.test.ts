import { expect, test } from 'vitest'
import type { IdentityChangeList } from '#contract/people/identity-change.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember } from '#test/factories/people.ts'
import { listDesk } from '#test/organisation/list-desk.ts'
import { peopleOf } from '#test/organisation/organise.ts'

const server = await testApp()

test('HR undoes a file after a dry run with names: who was gone is the same person again, what it made is gone', async () => {
  const { browser, params, find, make, unitId, readIn, history } = await listDesk(
    server,
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
  // A change cannot be undone twice, but the undo itself can be undone.
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
  const { browser, params, find, make, history } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 9))
  const memberId = (await find('a-1@'))?.id ?? ''
  await make({ kind: 'change-person', memberId, email: 'ny@bolaget.example' })
  await make({ kind: 'change-person', memberId, email: 'ny@bolaget.example' })
  const last = (await history()).find(({ canBeUndone }) => canBeUndone)
  await make({ kind: 'undo', importId: last?.id ?? '' })
  const { changes } = (await browser.call('listIdentityChanges', { params })).body as IdentityChangeList
  expect(changes).toMatchObject([{ newEmail: 'ny@bolaget.example', state: 'withdrawn' }])
})

test('before the first round a whole file that was wrong is undone, and limits count nobody of it as having left', async () => {
  const { find, make, readIn, history } = await listDesk(server)
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
  const { params, find, make, history } = await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 9))
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
  const { browser, params, make, readIn, history } = await listDesk(
    server,
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
    await listDesk(server, 'A;Lager;top;', ...peopleOf('A', 3)),
    await listDesk(server, 'B;Butik;top;', ...peopleOf('B', 3)),
  ]
  const [theirs] = await there.history()
  expect((await here.change({ kind: 'undo', importId: theirs?.id ?? '' })).status).toBe(404)
})
