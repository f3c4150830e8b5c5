import { expect, test } from 'vitest'
import { addDays } from '#core/calendar/local-time.ts'
import { forgetExpired } from '#server/app/forget-expired-job.ts'
import { giveUpImport } from '#server/people/import/give-up-import.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { waitingListDesk } from '#test/organisation/waiting-list-desk.ts'

const server = await testApp()

test('a change from a later day changes nothing until then, stands first in the list with its names, and is then made', async () => {
  const { today, browser, params, find, history, prepare, onItsDay, outcomeOf, keptOf, unitId } =
    await waitingListDesk(server, 'A;Lager;top;', 'B;Butik;top;', ...peopleOf('A', 9))
  const before = (await browser.call('readOrganisation', { params })).body
  const added = await prepare({
    kind: 'add-person',
    name: 'Noor Ek',
    email: 'noor@bolaget.example',
    employeeId: null,
    language: 'sv',
    unitId: await unitId('Lager'),
  })
  const moved = await prepare(
    { kind: 'move-unit', unitId: await unitId('Butik'), parentId: await unitId('Lager') },
    addDays(today(), 10),
  )
  expect((await browser.call('readOrganisation', { params })).body).toEqual(before)
  expect(await find('noor')).toBeUndefined()
  const [first, second] = await history()
  expect([first?.id, second?.id].toSorted()).toEqual([added, moved].toSorted())
  expect((await history()).find(({ id }) => id === added)).toMatchObject({
    state: 'waiting',
    holdsFrom: addDays(today(), 30),
    report: { people: [{ kind: 'added', name: 'Noor Ek', to: 'Lager' }] },
  })
  await onItsDay(added, moved)
  expect(await outcomeOf(added)).toEqual(['applied'])
  expect(await outcomeOf(moved)).toEqual(['applied'])
  expect(await find('noor')).toMatchObject({ name: 'Noor Ek' })
  expect(await keptOf(added)).toMatchObject([{ kept: false }])
  const log = await asSuperuser<{ action: string }>(
    server.database,
    "select action from audit_entry where details ->> 'importId' = $1 order by at, action",
    [added],
  )
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['import-started', 'import-planned', 'import-postponed', 'import-applied']),
  )
})

test('a change waits for no day that has come, that is far away, or that does not exist', async () => {
  const { today, change, postpone, read, unitId } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
  const { id } = viewOf(await change({ kind: 'rename-unit', unitId: await unitId('Lager'), name: 'Förråd' }))
  await server.runJobs()
  for (const day of [today(), addDays(today(), -1), addDays(today(), 367), '2026-02-30', '', 'i morgon'])
    expect(await postpone(id, day)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(viewOf(await read(id)).state).toBe('planned')
  expect(await postpone(id, addDays(today(), 366))).toMatchObject({ status: 200 })
  // Two presses of the button are one change.
  expect(await postpone(id, addDays(today(), 366))).toMatchObject({ status: 200, body: { state: 'waiting' } })
  expect(await postpone(id, addDays(today(), 5))).toMatchObject({ status: 409 })
})

test('a file and an undo hold at once, and what is outdated does not wait', async () => {
  const { browser, params, change, make, postpone, unitId } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
  const file = viewOf(await sendFile(browser, { ...params, unitId: '' }, importFile(...peopleOf('top', 3))))
  await server.runJobs()
  expect(await postpone(file.id)).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  const lager = await unitId('Lager')
  const done = await make({ kind: 'rename-unit', unitId: lager, name: 'Förråd' })
  const undo = viewOf(await change({ kind: 'undo', importId: done.id }))
  await server.runJobs()
  expect(await postpone(undo.id)).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  const late = viewOf(await change({ kind: 'rename-unit', unitId: lager, name: 'Magasin' }))
  await server.runJobs()
  await asSuperuser(server.database, "update unit set name = 'Vind' where id = $1", [lager])
  expect(await postpone(late.id)).toMatchObject({ status: 409, body: { code: 'import-outdated' } })
  const lost = viewOf(await change({ kind: 'rename-unit', unitId: lager, name: 'Magasin' }))
  await server.runJobs()
  await asSuperuser(server.database, 'update member_import set list_change = null where id = $1', [lost.id])
  expect(await postpone(lost.id)).toMatchObject({ status: 409, body: { code: 'import-outdated' } })
})

test('what waits is taken back, once, and then nothing happens on its day', async () => {
  const { browser, params, find, prepare, onItsDay, outcomeOf, keptOf } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 9),
  )
  const id = await prepare({ kind: 'remove-person', memberId: (await find('a-1@'))?.id ?? '' })
  const withdraw = () => browser.call('withdrawImport', { params: { ...params, importId: id } })
  expect(await withdraw()).toMatchObject({ status: 200, body: { state: 'failed' } })
  expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'import-not-ready' } })
  await onItsDay(id)
  expect(await outcomeOf(id)).toEqual(['failed', 'withdrawn'])
  expect(await keptOf(id)).toMatchObject([{ kept: false }])
  expect(await find('a-1@')).toBeDefined()
})

test('the safety representative sees what waits without names, and nobody elsewhere sees or takes back any of it', async () => {
  const { params, find, prepare } = await waitingListDesk(server, 'A;Lager;top;', ...peopleOf('A', 9))
  const { id: memberId, unitId } = (await find('a-1@')) ?? { id: '', unitId: '' }
  // The report names somebody with a protected role by address.
  await asSuperuser(
    server.database,
    "insert into role_assignment (organisation_id, member_id, role) values ($1, $2, 'hr')",
    [params.organisationId, memberId],
  )
  const id = await prepare({ kind: 'remove-person', memberId })
  const { email } = await makeMember(server, {
    in: { ...params, unitId },
    roles: ['safety_representative'],
  })
  const representative = await signedIn(server, { email })
  const list = await representative.call('listImports', { params })
  const one = await representative.call('readImport', { params: { ...params, importId: id } })
  expect(viewOf(one)).toMatchObject({ state: 'waiting', kind: 'remove-person', report: { people: [] } })
  expect(JSON.stringify([list.body, one.body])).not.toContain('a-1@')
  const taken = await representative.call('withdrawImport', { params: { ...params, importId: id } })
  expect(taken.status).toBe(403)
  const there = await waitingListDesk(server, 'B;Butik;top;', ...peopleOf('B', 3))
  const elsewhere = await there.browser.call('withdrawImport', { params: { ...there.params, importId: id } })
  expect(elsewhere.status).toBe(404)
})

test('what waits is not forgotten with old files, and can be undone for 30 days once it is made', async () => {
  const { params, prepare, onItsDay, outcomeOf, keptOf, unitId } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
  const id = await prepare({ kind: 'rename-unit', unitId: await unitId('Lager'), name: 'Förråd' })
  // The dry run ran twice, and the second run is reported as failed after all is done.
  await giveUpImport(server.deps, { ...params, importId: id })
  const long = new Date(server.time.now.getTime() - 200 * 24 * 60 * 60 * 1000)
  await asSuperuser(server.database, 'update member_import set created_at = $2 where id = $1', [id, long])
  await forgetExpired(server.deps)
  expect(await keptOf(id)).toMatchObject([{ kept: true }])
  await onItsDay(id)
  await forgetExpired(server.deps)
  expect(await outcomeOf(id)).toEqual(['applied'])
  expect(await keptOf(id)).toMatchObject([{ undo: true }])
  await asSuperuser(server.database, 'update member_import set settled_at = $2 where id = $1', [id, long])
  await forgetExpired(server.deps)
  expect(await keptOf(id)).toMatchObject([{ undo: false }])
})

test('at most fifty changes wait', async () => {
  const { params, change, postpone, unitId } = await waitingListDesk(
    server,
    'A;Lager;top;',
    ...peopleOf('A', 3),
  )
  const insert = (amount: number) =>
    asSuperuser(
      server.database,
      `insert into member_import (organisation_id, id, kind, file_name, created_by, state, list_change, holds_from)
       select $1, gen_random_uuid(), 'rename-unit', '', 'HR', 'waiting', '{}', '2030-01-01' from generate_series(1, $2)`,
      [params.organisationId, amount],
    )
  await insert(49)
  const next = async (name: string) => {
    const { id } = viewOf(await change({ kind: 'rename-unit', unitId: await unitId('Lager'), name }))
    await server.runJobs()
    return postpone(id)
  }
  expect((await next('Förråd')).status).toBe(200)
  expect(await next('Magasin')).toMatchObject({ status: 409, body: { code: 'too-many-waiting' } })
})
